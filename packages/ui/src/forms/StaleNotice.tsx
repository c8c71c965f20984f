import { Button } from '../Button';
import { Notice } from '../Feedback';

const texts = { reload: 'Show the current version' };

/** Shown when somebody else has changed the thing; the button loads the newest state. */
export function StaleNotice({ children, onReload }: { children: string; onReload: () => void }) {
  return (
    <Notice tone="warn">
      <p>{children}</p>
      <Button variant="secondary" onClick={onReload}>
        {texts.reload}
      </Button>
    </Notice>
  );
}
