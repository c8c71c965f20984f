import { Button } from '../Button';
import { Notice } from '../Feedback';

const texts = {
  stale: 'Someone else has changed this. Show the current version, then make your changes again.',
  reload: 'Show the current version',
};

interface StaleNoticeProps {
  onReload: () => void;
  /** Alternative text. */
  children?: string;
}

/** Shown if somebody else has changed the record; the button loads the latest state. */
export function StaleNotice({ onReload, children = texts.stale }: StaleNoticeProps) {
  return (
    <Notice tone="warn">
      <p>{children}</p>
      <Button variant="secondary" onClick={onReload}>
        {texts.reload}
      </Button>
    </Notice>
  );
}
