import type { Call } from '@cleaning/contracts';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { sentenceFor } from './sentenceFor';

/**
 * Checks a form by the body schema of the call that it is sent with. The form keeps and sends what the person typed:
 * the schema's transformed values are the service's business.
 */
export function checkedBy<T extends FieldValues>(call: Call): Resolver<T> {
  const schema: z.ZodType | undefined = call.body;
  return (values) => {
    const issues = schema?.safeParse(values).error?.issues ?? [];
    if (issues.length === 0) return { values, errors: {} };
    const errors: FieldErrors<T> = {};
    for (const issue of issues) {
      const field = issue.path.join('.');
      if (!get(errors, field)) set(errors, field, { type: issue.code, message: sentenceFor(issue) });
    }
    return { values: {}, errors };
  };
}
