import { type Call, findIssues } from '@cleaning/contracts';
import { ApiError, getMessage } from '@cleaning/ui/app';
import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { describeIssue, toSentence } from '../Fields';

const texts = {
  required: 'Fill in this field.',
  checkFields: 'Check the marked fields.',
  atLeast: (minimum: number) => `Enter ${minimum} or more.`,
  atMost: (maximum: number) => `Enter ${maximum} or less.`,
  tooLong: (maximum: number) => `Use ${maximum} characters or fewer.`,
  wholeNumber: 'Enter a whole number.',
};

/** A field's problem as a person reads it. */
function describeSchemaIssue(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small' && issue.origin === 'string') return texts.required;
  if (issue.code === 'too_small') return texts.atLeast(Number(issue.minimum));
  if (issue.code === 'too_big' && issue.origin === 'string') return texts.tooLong(Number(issue.maximum));
  if (issue.code === 'too_big') return texts.atMost(Number(issue.maximum));
  if (issue.code === 'invalid_type') return texts.wholeNumber;
  return toSentence(issue.message);
}

/** Problems that the call's schema finds in a form's values: one sentence per field path. */
export function listFieldSentences(call: Call, values: unknown): Readonly<Record<string, string>> {
  const sentences: Record<string, string> = {};
  for (const issue of call.body?.safeParse(values).error?.issues ?? []) {
    const field = issue.path.join('.');
    sentences[field] ??= get(values, field) === '' ? texts.required : describeSchemaIssue(issue);
  }
  return sentences;
}

/**
 * Like `listFieldSentences`, with the services' sentences in the user's language (`describeIssue`).
 * @param required sentence for an empty field
 */
export function listTranslatedSentences(
  call: Call,
  values: unknown,
  required: string,
): Readonly<Record<string, string>> {
  const sentences: Record<string, string> = {};
  for (const issue of call.body ? findIssues(call.body, values) : [])
    sentences[issue.field] ??= String(get(values, issue.field) ?? '').trim() === '' ? required : describeIssue(issue);
  return sentences;
}

/** Shows a refusal's issues beside their fields, in the form's own words if the schema finds the same issues. */
export function showIssues<T extends FieldValues>(
  form: UseFormReturn<T>,
  call: Call,
  error: unknown,
  listSentences = listFieldSentences,
): void {
  if (!(error instanceof ApiError)) return;
  const values = form.getValues();
  const known = listSentences(call, values);
  for (const issue of error.issues) {
    const { field } = issue;
    if (get(values, field) !== undefined)
      form.setError(field as FieldPath<T>, { type: 'server', message: known[field] ?? describeIssue(issue) });
  }
}

/** The sentence above the fields. */
export const describeRefusal = (error: ApiError): string =>
  error.status === 400 && error.issues.length > 0 ? texts.checkFields : getMessage(error);
