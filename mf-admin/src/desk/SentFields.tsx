import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The fields of a form that leads on once it is sent. They are off while it is sent: what was typed since would be lost. */
export function SentFields({ busy, children }: { busy: boolean; children: ReactNode }) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const left = useRef<HTMLElement | null>(null);
  // A field that is off loses the focus; it has it again after a refusal.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (busy) left.current = fields.current?.contains(activeElement) ? (activeElement as HTMLElement) : null;
    else if (activeElement === document.body) left.current?.focus();
  }, [busy]);
  return (
    <fieldset ref={fields} className="ma-sent-fields" disabled={busy}>
      {children}
    </fieldset>
  );
}
