import type { Call } from '@cleaning/contracts';
import type { ApiError } from '@cleaning/ui/app';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { type FieldValues, type SubmitErrorHandler, type UseFormReturn, useFormState } from 'react-hook-form';
import { Button, type ButtonVariant } from '../Button';
import { Notice } from '../Feedback';
import { useUnsaved } from '../unsaved';
import { describeRefusal } from './callSentences';
import { StaleNotice } from './StaleNotice';
import { type Sending, sendForm } from './sendForm';
import type { FormBase } from './useFormBase';

/** A call that changes something, as `useAction` has it. */
export interface FormAction {
  readonly call: Call;
  readonly busy: boolean;
  readonly error: ApiError | null;
}

interface SaveFormProps<Form extends FieldValues, Answer> extends Sending<Form, Answer> {
  form: UseFormReturn<Form>;
  /** Action that `send` runs. Its refusal is shown above the button, which waits during the call. */
  action: FormAction;
  /** Called if the form has problems and isn't sent. */
  onInvalid?: SubmitErrorHandler<Form>;
  /** For a form that follows other people's changes until typing starts. */
  base?: Pick<FormBase<never>, 'isStale' | 'hold' | 'release'> | undefined;
  /** Whether something other than the fields is unsaved. */
  isUnsaved?: boolean;
  /**
   * Whether leaving asks about unsaved entries. False if losing them costs nothing: a code, a password, a proposed day.
   */
  asksBeforeLeaving?: boolean;
  /** Whether something other than the action has to end before it can be sent again. */
  busy?: boolean;
  /** Replaces the refusal's message; nothing if empty. */
  refusal?: string | undefined;
  submitLabel: string;
  /** Accessible name of the button, if a page has several with the same label. */
  submitName?: string | undefined;
  /** Id of the button's description. */
  submitDescribedBy?: string | undefined;
  /** Whether it can't be sent at present. */
  disabled?: boolean;
  /** Buttons and links beside the button. */
  beside?: ReactNode;
  /** Lays out the button in place of `beside`: after other buttons, or before further content. */
  footer?: (button: ReactNode) => ReactNode;
  variant?: ButtonVariant;
  /** The form's accessible name. */
  label?: string | undefined;
  /** Attributes for the browser's own submission without scripts, on a prerendered page. */
  withoutScript?: Pick<ComponentProps<'form'>, 'action' | 'encType' | 'noValidate'>;
  className: string;
  children: ReactNode;
}

/**
 * A form that one call saves: its fields, the refusal and its button. Leaving it asks about unsaved entries, and it
 * reports a change by somebody else since typing started.
 */
export function SaveForm<Form extends FieldValues, Answer>({
  form,
  action,
  send,
  saved,
  onSaved,
  listSentences,
  onInvalid,
  base,
  isUnsaved = false,
  asksBeforeLeaving = true,
  busy = false,
  refusal = action.error ? describeRefusal(action.error) : '',
  submitLabel,
  submitName,
  submitDescribedBy,
  disabled,
  beside,
  footer,
  variant = 'primary',
  label,
  withoutScript,
  className,
  children,
}: SaveFormProps<Form, Answer>) {
  const { isDirty } = useFormState({ control: form.control });
  const hold = base?.hold;
  useUnsaved(asksBeforeLeaving && (isDirty || isUnsaved));
  useEffect(() => {
    if (isDirty) hold?.();
  }, [isDirty, hold]);
  const sending = { send, saved, onSaved, listSentences };
  const submit = form.handleSubmit(async (typed) => {
    await sendForm(form, action.call, typed, sending);
  }, onInvalid);
  const button = (
    <Button
      type="submit"
      variant={variant}
      busy={action.busy || busy}
      disabled={disabled}
      aria-label={submitName}
      aria-describedby={submitDescribedBy}
    >
      {submitLabel}
    </Button>
  );
  const row = beside ? (
    <div className="ui-beside">
      {button}
      {beside}
    </div>
  ) : (
    button
  );
  return (
    // post: values typed before the script runs must not appear in the page's address.
    <form
      method="post"
      action={withoutScript?.action}
      encType={withoutScript?.encType}
      onSubmit={submit}
      noValidate={withoutScript?.noValidate ?? true}
      aria-label={label}
      className={className}
    >
      {base?.isStale && <StaleNotice onReload={base.release} />}
      {children}
      {action.error && refusal !== '' && <Notice tone="danger">{refusal}</Notice>}
      {footer ? footer(button) : row}
    </form>
  );
}
