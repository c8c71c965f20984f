import type { Call } from '@cleaning/contracts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';
import { listFieldSentences } from './callSentences';

/** A sentence by the path of each wrong field, e.g. `{ 'slots.0.time': '…' }`. */
export type Problems = Readonly<Record<string, string | undefined>>;

/**
 * Checks a form by its own rules: `findProblems` returns problems in the page's words. The form keeps and sends the
 * typed values; the service transforms them.
 */
export const validateRules = <T extends FieldValues>(findProblems: (typed: T) => Problems): Resolver<T> =>
  zodResolver(
    z.custom<T>().superRefine((typed, context) => {
      for (const [field, message] of Object.entries(findProblems(typed)))
        if (message !== undefined) context.addIssue({ code: 'custom', path: field.split('.'), message });
    }),
    undefined,
    { raw: true },
  );

/**
 * Checks a form by the body schema of its call.
 * @param buildBody builds the call's body, if the form's values aren't the body themselves
 */
export const validateCall = <T extends FieldValues>(
  call: Call,
  buildBody: (typed: T) => unknown = (typed) => typed,
): Resolver<T> => validateRules((typed) => listFieldSentences(call, buildBody(typed)));
