import { type ReactNode, useEffect, useRef } from 'react';

/** Fields that are off while they are sent: what was typed since would be lost. */
export function SentFields({ busy, children }: { busy: boolean; children: ReactNode }) {
  const focused = useRef<HTMLElement | null>(null);
  // A field that is off loses the focus; it has it again with the answer, or once what an alert says of it was read.
  useEffect(() => {
    if (busy) return;
    const giveBack = () => {
      if (document.activeElement === document.body) focused.current?.focus();
    };
    const alert = document.querySelector('dialog:modal');
    if (!alert) return giveBack();
    alert.addEventListener('close', giveBack, { once: true });
    return () => alert.removeEventListener('close', giveBack);
  }, [busy]);
  return (
    <fieldset
      className="ui-sent-fields"
      disabled={busy}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.disabled) focused.current = null;
      }}
    >
      {children}
    </fieldset>
  );
}
