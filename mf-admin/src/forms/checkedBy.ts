import type { Call } from '@cleaning/contracts';
import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import { fieldSentences } from './fieldSentences';

/**
 * Checks a form by the body schema of the call that it is sent with. The form keeps and sends what the person typed:
 * the schema's transformed values are the service's business.
 */
export function checkedBy<T extends FieldValues>(call: Call): Resolver<T> {
  return (values) => {
    const sentences = Object.entries(fieldSentences(call, values));
    if (sentences.length === 0) return { values, errors: {} };
    const errors: FieldErrors<T> = {};
    for (const [field, message] of sentences) set(errors, field, { type: 'schema', message });
    return { values: {}, errors };
  };
}
