import type { Call } from '@cleaning/contracts';
import { asSentence, formSchema, useUnsaved } from '@cleaning/ui';
import { ApiError, messageOf } from '@cleaning/ui/app';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useState } from 'react';
import { type FieldPath, type FieldValues, get, type Resolver, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

const forms = {
  required: 'Please fill this field.',
  checkFields: 'Please check the marked fields.',
  atLeast: (minimum: number) => `Must be at least ${minimum}.`,
  atMost: (maximum: number) => `Must be at most ${maximum}.`,
  tooLong: (maximum: number) => `Must have at most ${maximum} characters.`,
  wholeNumber: 'Must be a whole number.',
};

/** A field's problem as a person reads it. */
function sentenceFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small' && issue.origin === 'string') return forms.required;
  if (issue.code === 'too_small') return forms.atLeast(Number(issue.minimum));
  if (issue.code === 'too_big' && issue.origin === 'string') return forms.tooLong(Number(issue.maximum));
  if (issue.code === 'too_big') return forms.atMost(Number(issue.maximum));
  if (issue.code === 'invalid_type') return forms.wholeNumber;
  return asSentence(issue.message);
}

/** What the call's schema finds wrong in a form's values: one sentence by the path of each wrong field. */
export function fieldSentences(call: Call, values: unknown): Readonly<Record<string, string>> {
  const sentences: Record<string, string> = {};
  for (const issue of call.body?.safeParse(values).error?.issues ?? []) {
    const field = issue.path.join('.');
    sentences[field] ??= get(values, field) === '' ? forms.required : sentenceFor(issue);
  }
  return sentences;
}

/**
 * Checks a form by the body schema of its call. The form keeps and sends what was typed; the service transforms it.
 * @param bodyOf the call's body, where the form's values are not the body itself
 */
export const checkedBy = <T extends FieldValues>(
  call: Call,
  bodyOf: (typed: T) => unknown = (typed) => typed,
): Resolver<T> =>
  zodResolver(
    formSchema((typed: T) => fieldSentences(call, bodyOf(typed))),
    undefined,
    { raw: true },
  );

/** Puts a refusal's issues beside their fields, in our own words where the schema finds them too. */
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

export interface FormBase<Thing> {
  /** What the form's fields are filled from. */
  base: Thing;
  /** Somebody else has changed the thing since typing began. */
  isStale: boolean;
  /** Typing has begun: the form must not change. */
  hold: () => void;
  /** Fill the form from the newest state again. */
  release: () => void;
}

/** A form follows the changes of other admins until typing begins. The service refuses a change of an older version in any case. */
export function useFormBase<Thing extends { version: number }>(latest: Thing): FormBase<Thing> {
  const [held, setHeld] = useState<Thing | null>(null);
  const base = held ?? latest;
  return {
    base,
    isStale: base.version !== latest.version,
    hold: useCallback(() => setHeld((before) => before ?? latest), [latest]),
    release: useCallback(() => setHeld(null), []),
  };
}

/** Calls `onTyped` once something in the form differs from what it was filled with. Leaving the page then asks. */
export function useTyped<Form extends FieldValues>(form: UseFormReturn<Form>, onTyped: () => void): void {
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  useEffect(() => {
    if (isDirty) onTyped();
  }, [isDirty, onTyped]);
}
