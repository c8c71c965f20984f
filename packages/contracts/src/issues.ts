import type { z } from 'zod';
import type { FieldIssue } from './call.js';

/** What `jsonText` has looked into: forms send lists as JSON text. */
function parseJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => {
    const parent = parseJsonText(value);
    return typeof parent === 'object' && parent !== null ? (parent as Record<PropertyKey, unknown>)[key] : undefined;
  }, input);

/** A message for the person who filled in the form, instead of zod's. */
function messageFor(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${issue.expected === 'string' ? 'text' : `of type ${issue.expected}`}`;
    case 'too_small':
      if (issue.origin === 'string' || issue.origin === 'array')
        return issue.minimum === 1 ? 'is required' : `must have at least ${issue.minimum} ${unitOf(issue.origin)}`;
      return `must be at least ${issue.minimum}`;
    case 'too_big':
      if (issue.origin === 'string' || issue.origin === 'array')
        return `must have at most ${issue.maximum} ${unitOf(issue.origin)}`;
      return `must be at most ${issue.maximum}`;
    case 'invalid_value':
      return issue.message.startsWith('Invalid') ? `must be one of: ${issue.values.join(', ')}` : issue.message;
    case 'invalid_union':
      return 'does not have an accepted form';
    default:
      return issue.message;
  }
}

const unitOf = (origin: string) => (origin === 'string' ? 'characters' : 'entries');

function issueOf(issue: z.core.$ZodIssue, input: unknown): FieldIssue {
  // A rule of our own may name a field that can be left out; then its sentence says more.
  const missing = issue.code !== 'custom' && issue.path.length > 0 && valueAt(input, issue.path) === undefined;
  return { field: issue.path.join('.') || 'body', msg: missing ? 'is required' : messageFor(issue) };
}

/** One issue for each invalid field of what a schema has refused. */
export const issuesFrom = (error: z.ZodError, input: unknown): FieldIssue[] =>
  error.issues.map((issue) => issueOf(issue, input));

/** The same for an input that was not looked at yet; empty when it is valid. */
export function issuesOf(schema: z.ZodType, input: unknown): FieldIssue[] {
  const result = schema.safeParse(input);
  return result.success ? [] : issuesFrom(result.error, input);
}
