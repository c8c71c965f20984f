import { formSchema, type Problems } from '@cleaning/ui/forms';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';

/** Checks a form by its rules, in the person's language. The form keeps and sends what was typed; the service transforms it. */
export const checkedByRules = <T extends FieldValues>(problemsOf: (typed: T) => Problems): Resolver<T> =>
  zodResolver(formSchema(problemsOf), undefined, { raw: true });
