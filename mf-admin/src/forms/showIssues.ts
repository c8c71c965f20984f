import type { Call } from '@cleaning/contracts';
import { ApiError, messageOf } from '@cleaning/ui/app';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import { forms } from '../texts';
import { fieldSentences } from './fieldSentences';
import { asSentence } from './sentenceFor';

/** Puts what a refused call says about single fields beside those fields, in our own words where the schema knows them. */
export function showIssues<T extends FieldValues>(form: UseFormReturn<T>, call: Call, error: unknown): void {
  if (!(error instanceof ApiError)) return;
  const values = form.getValues();
  const known = fieldSentences(call, values);
  for (const { field, msg } of error.issues)
    if (get(values, field) !== undefined)
      form.setError(field as FieldPath<T>, { type: 'server', message: known[field] ?? asSentence(msg) });
}

/** The sentence above the fields. */
export const refusalOf = (error: ApiError): string =>
  error.code === 'bad-input' && error.issues.length > 0 ? forms.checkFields : messageOf(error);
