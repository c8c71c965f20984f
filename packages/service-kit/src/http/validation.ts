import type { FieldIssue } from '@cleaning/contracts';
import type { z } from 'zod';
import { InvalidInput } from '../errors/domain-errors.js';

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );

function issueOf(issue: z.core.$ZodIssue, input: unknown): FieldIssue {
  const missing = valueAt(input, issue.path) === undefined && issue.path.length > 0;
  return { field: issue.path.join('.') || 'body', msg: missing ? 'is required' : issue.message };
}

/** One issue for each field that does not fit; empty when the input is good. */
export function issuesOf(schema: z.ZodType, input: unknown): FieldIssue[] {
  const result = schema.safeParse(input);
  return result.success ? [] : result.error.issues.map((issue) => issueOf(issue, input));
}

/** The input in the form that the schema gives it. Throws InvalidInput with one issue for each field that does not fit. */
export function validate<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new InvalidInput(result.error.issues.map((issue) => issueOf(issue, input)));
}
