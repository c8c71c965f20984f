import type { Call } from '@cleaning/contracts';
import { type ActionResult, showToast } from '@cleaning/ui/app';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type listFieldSentences, showIssues } from './callSentences';

export interface Sending<Form extends FieldValues, Answer> {
  /** Sends the values. Undefined if nothing was sent: the user declined, or the form reports the problem itself. */
  send: (typed: Form) => Promise<ActionResult<Answer> | undefined>;
  /** Toast after saving; without it, `onSaved` confirms. */
  saved?: string | ((answer: Answer, typed: Form) => string) | undefined;
  /** Called after saving: the form keeps its values until they are reset or closed here. */
  onSaved?: ((answer: Answer, typed: Form) => unknown) | undefined;
  /** Words of field problems; default: the desk's. */
  listSentences?: typeof listFieldSentences | undefined;
}

/**
 * Sends a form with valid values. Marks the refused fields of `call`, and keeps the values. @returns whether it was
 * saved
 */
export async function sendForm<Form extends FieldValues, Answer>(
  form: UseFormReturn<Form>,
  call: Call,
  typed: Form,
  { send, saved, onSaved, listSentences }: Sending<Form, Answer>,
): Promise<boolean> {
  const sent = await send(typed);
  if (!sent) return false;
  if (!sent.ok) {
    showIssues(form, call, sent.error, listSentences);
    return false;
  }
  if (saved !== undefined) showToast(typeof saved === 'string' ? saved : saved(sent.value, typed));
  await onSaved?.(sent.value, typed);
  return true;
}
