import { type ReactNode, useEffect, useRef } from 'react';

/** The fields of a form that leads on once it is sent. They are off while it is sent: what was typed since would be lost. */
export function SentFields({ busy, children }: { busy: boolean; children: ReactNode }) {
  const focused = useRef<HTMLElement | null>(null);
  // A field that is off loses the focus; it has it again after a refusal.
  useEffect(() => {
    if (!busy && document.activeElement === document.body) focused.current?.focus();
  }, [busy]);
  return (
    <fieldset
      className="ma-sent-fields"
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
