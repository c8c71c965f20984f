import type { FieldIssue } from '@cleaning/contracts';
import { translation } from '@cleaning/ui/app';
import { type ComponentProps, type ReactNode, useEffect, useId } from 'react';
import { Notice } from './Feedback';

/**
 * A schema's message for people: 'must be a date as YYYY-MM-DD' becomes 'Must be a date as dd/mm/yyyy.', the format for
 * typing.
 */
export const toSentence = (message: string): string =>
  `${message.charAt(0).toUpperCase()}${message.slice(1)}${message.endsWith('.') ? '' : '.'}`
    .replace('YYYY-MM-DDTHH:MM', 'dd/mm/yyyy HH:MM')
    .replace('YYYY-MM-DD', 'dd/mm/yyyy');

/** A field's problem in the page's language; the service's sentence if its code has no text. */
export const describeIssue = ({ code, params, msg }: Omit<FieldIssue, 'field'>): string =>
  translation.field(code, params) ?? translation.refusal(code, params) ?? toSentence(msg);

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
  /** Marked beside its label; the control itself says so to assistive technology. */
  required?: boolean | undefined;
  /** Whether the error belongs to the sent value, not to one that was left in the field. */
  isOfSending?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/** The form that was sent last. In Safari the focus is on nothing, or on the part of the page around it, once its button is pressed. */
let sentLast: EventTarget | null = null;
if (typeof document !== 'undefined')
  document.addEventListener(
    'submit',
    ({ target }) => {
      sentLast = target;
    },
    true,
  );

/** Form whose button was pressed, unless the person has moved on since. */
function findPressedForm(): EventTarget | null {
  const { activeElement } = document;
  if (sentLast instanceof Node && activeElement?.contains(sentLast)) return sentLast;
  return activeElement instanceof HTMLButtonElement && activeElement.type === 'submit' ? activeElement.form : null;
}

/** Focuses a field that is marked after a press on its form's button, so that screen reader users notice. */
function useFocusAfterSubmit(id: string, error: string | undefined): void {
  useEffect(() => {
    const form = error ? findPressedForm() : null;
    const control = document.getElementById(id);
    if (control && form instanceof HTMLFormElement && form.contains(control)) control.focus();
  }, [id, error]);
}

/**
 * Label, hint and error of one control, connected for screen readers. The error is read with its control; ErrorSummary
 * announces all errors once.
 */
export function Field({ label, error, hint, id, required, isOfSending = true, children }: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  useFocusAfterSubmit(controlId, isOfSending ? error : undefined);
  const describedBy = [hint && `${controlId}-hint`, error && `${controlId}-error`].filter(Boolean).join(' ');
  return (
    <div className="ui-field">
      <label className={required ? 'ui-field__label ui-field__label--required' : 'ui-field__label'} htmlFor={controlId}>
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

/* The controls take what react-hook-form's `register` gives, `ref` included. */

export type TextFieldProps = FieldTexts & ComponentProps<'input'>;

export function TextField({ label, error, hint, id, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} id={id} required={input.required}>
      {(control) => <input {...input} {...control} type={type} className="ui-control" />}
    </Field>
  );
}

export type FileFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'type'>;

export function FileField({ label, error, hint, id, ...input }: FileFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} id={id} required={input.required}>
      {(control) => <input {...input} {...control} type="file" className="ui-control" />}
    </Field>
  );
}

export type TextAreaFieldProps = FieldTexts & ComponentProps<'textarea'>;

export function TextAreaField({ label, error, hint, id, ...area }: TextAreaFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} id={id} required={area.required}>
      {(control) => <textarea {...area} {...control} className="ui-control" />}
    </Field>
  );
}

export type SelectFieldProps = FieldTexts &
  ComponentProps<'select'> & {
    options?: readonly (string | { value: string; label: string })[];
    /** First option with an empty value, for 'nothing chosen yet'. */
    placeholder?: string;
  };

export function SelectField({
  label,
  error,
  hint,
  id,
  options = [],
  placeholder,
  children,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} id={id} required={rest.required}>
      {(control) => (
        <select {...rest} {...control} className="ui-control">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => {
            const { value, label: text } = typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {text}
              </option>
            );
          })}
          {children}
        </select>
      )}
    </Field>
  );
}

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  error?: string | undefined;
};

export function CheckboxField({ label, error, id, ...input }: CheckboxFieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  return (
    <div className="ui-field">
      <label className="ui-checkbox" htmlFor={controlId}>
        <input
          {...input}
          id={controlId}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${controlId}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className="ui-field__error" id={`${controlId}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

/** Announces once which fields of a form are wrong. Always rendered, so that screen readers notice its text. */
export function ErrorSummary({ labels, children }: { labels: readonly string[]; children?: ReactNode }) {
  return (
    <div role="status">
      {labels.length > 0 && (
        <Notice tone="warn">
          {children} {labels.join(', ')}.
        </Notice>
      )}
    </div>
  );
}
