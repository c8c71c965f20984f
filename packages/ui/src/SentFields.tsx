import { type ReactNode, useEffect, useRef } from 'react';

/** Disables fields while they are sent, because values typed meanwhile would be lost. */
export function SentFields({ busy, children }: { busy: boolean; children: ReactNode }) {
  const focused = useRef<HTMLElement | null>(null);
  // A disabled field loses the focus. It gets it back with the answer, or after an alert about it is closed.
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
