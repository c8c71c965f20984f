import type { Call } from '@cleaning/contracts';
import { callSchema } from '@cleaning/ui/forms';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';

/**
 * Checks a form by the body schema of its call. The form keeps and sends what was typed; the service transforms it.
 * @param bodyOf the call's body, where the form's values are not the body itself
 */
export const checkedBy = <T extends FieldValues>(call: Call, bodyOf?: (typed: T) => unknown): Resolver<T> =>
  zodResolver(callSchema(call, bodyOf), undefined, { raw: true });
