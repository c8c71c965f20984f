import { Button, Notice } from '@cleaning/ui';
import { forms } from '../texts';

/** Tells that what one types is about something that has changed, and leads to what is so now. */
export function StaleNotice({ children, onReload }: { children: string; onReload: () => void }) {
  return (
    <Notice tone="warn">
      <p>{children}</p>
      <Button variant="secondary" onClick={onReload}>
        {forms.reload}
      </Button>
    </Notice>
  );
}
