import type { Call } from '@cleaning/contracts';
import { type ActionResult, showToast } from '@cleaning/ui/app';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type listFieldSentences, showIssues } from './callSentences';

export interface Sending<Form extends FieldValues, Answer> {
  /** Sends what was typed. Undefined where nothing was sent: the person was asked and said no, or the form says why in its own way. */
  send: (typed: Form) => Promise<ActionResult<Answer> | undefined>;
  /** Said in a toast once it is saved; without it `onSaved` says so. */
  saved?: string | ((answer: Answer, typed: Form) => string) | undefined;
  /** What follows once it is saved: the form keeps what was typed until it is reset or closed here. */
  onSaved?: ((answer: Answer, typed: Form) => unknown) | undefined;
  /** The words of problems of fields: the desk's, unless others are given. */
  listSentences?: typeof listFieldSentences | undefined;
}

/**
 * Sends a form whose values are right. The refused fields of `call` are marked, and what was typed stays.
 * @returns whether it was saved
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
