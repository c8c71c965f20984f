import { ApiError } from '@cleaning/ui/app';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { asSentence } from './sentenceFor';

/** Puts what the server says about single fields beside those fields. */
export function showIssues<T extends FieldValues>(form: UseFormReturn<T>, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  for (const { field, msg } of error.issues)
    if (get(form.getValues(), field) !== undefined)
      form.setError(field as FieldPath<T>, { type: 'server', message: asSentence(msg) });
}
