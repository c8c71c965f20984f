import { Button } from '../Button';
import { Notice } from '../Feedback';

const texts = {
  stale: 'Someone else has changed this. Show the current version, then make your changes again.',
  reload: 'Show the current version',
};

interface StaleNoticeProps {
  onReload: () => void;
  /** In other words. */
  children?: string;
}

/** Shown when somebody else has changed the thing; the button loads the newest state. */
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
