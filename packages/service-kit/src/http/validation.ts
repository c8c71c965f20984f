import { toIssues } from '@cleaning/contracts';
import type { z } from 'zod';
import { InvalidInput } from '../errors/refusal.js';

/** The parsed input. Throws 400 with one issue for each invalid field. */
export function validate<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new InvalidInput(toIssues(result.error, input));
}
