import type { Call } from '@cleaning/contracts';
import { callSchema, formSchema, type Problems } from '@cleaning/ui/forms';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';

/** Checks a form by its own rules. The form keeps and sends what was typed; the service transforms it. */
export const checkedByRules = <T extends FieldValues>(problemsOf: (typed: T) => Problems): Resolver<T> =>
  zodResolver(formSchema(problemsOf), undefined, { raw: true });

/**
 * Checks a form by the body schema of its call.
 * @param bodyOf the call's body, where the form's values are not the body itself
 */
export const checkedBy = <T extends FieldValues>(call: Call, bodyOf?: (typed: T) => unknown): Resolver<T> =>
  zodResolver(callSchema(call, bodyOf), undefined, { raw: true });
