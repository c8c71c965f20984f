import { type ReactNode, useId } from 'react';

export interface FieldTexts {
  label: ReactNode;
  /** Shown below the field; marks it as wrong. */
  error?: string | undefined;
  hint?: ReactNode;
}

interface ControlProps {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldTexts {
  id?: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

/**
 * Label, hint and error around one control, tied together for screen readers. The error is read with its control, not
 * announced by itself: a form with twenty of them would talk for a minute. ErrorSummary says it once.
 */
export function Field({ label, error, hint, id, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className="ui-field">
      <label className="ui-field__label" htmlFor={controlId}>
        {label}
      </label>
      {hint && (
        <p className="ui-field__hint" id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <p className="ui-field__error" id={`${controlId}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
