import type { Call } from '@cleaning/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';
import { fieldSentences } from './callSentences';

/** A sentence by the path of each wrong field, e.g. `{ 'slots.0.time': '…' }`. */
export type Problems = Readonly<Record<string, string | undefined>>;

/**
 * Checks a form by its own rules: `problemsOf` says what is wrong in the words of the form's page. The form keeps and sends what was typed; the
 * service transforms it.
 */
export const checkedByRules = <T extends FieldValues>(problemsOf: (typed: T) => Problems): Resolver<T> =>
  zodResolver(
    z.custom<T>().superRefine((typed, context) => {
      for (const [field, message] of Object.entries(problemsOf(typed)))
        if (message !== undefined) context.addIssue({ code: 'custom', path: field.split('.'), message });
    }),
    undefined,
    { raw: true },
  );

/**
 * Checks a form by the body schema of its call.
 * @param bodyOf the call's body, where the form's values are not the body itself
 */
export const checkedBy = <T extends FieldValues>(
  call: Call,
  bodyOf: (typed: T) => unknown = (typed) => typed,
): Resolver<T> => checkedByRules((typed) => fieldSentences(call, bodyOf(typed)));
