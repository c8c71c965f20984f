import { z } from 'zod';
import type { FieldIssue } from './call.js';
import { FIELD_PROBLEMS } from './refusals/field-problems.js';
import { buildFieldProblem } from './refusals/sentences.js';

/** The value inside `jsonText`: forms send lists as JSON text. */
function parseJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

const getValueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => {
    const parent = parseJsonText(value);
    return typeof parent === 'object' && parent !== null ? (parent as Record<PropertyKey, unknown>)[key] : undefined;
  }, input);

/** Data that `buildCustomIssue` added to the sentence. */
const customProblem = z.object({ code: z.string(), params: z.record(z.string(), z.unknown()) });

const CODES_BY_SENTENCE = new Map(
  Object.entries(FIELD_PROBLEMS).flatMap(([code, say]) => (typeof say === 'string' ? [[say as string, code]] : [])),
);

/** A problem by the message of a schema: the sentence of a code, or one that only the schema has. */
function toFieldIssue(field: string, message: string): FieldIssue {
  const code = CODES_BY_SENTENCE.get(message);
  if (code === undefined) return buildFieldProblem(field, 'rule', { sentence: message });
  return { field, code, params: {}, msg: message };
}

/** A sentence for people instead of zod's. */
function findProblem(field: string, issue: z.core.$ZodIssue): FieldIssue {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'string'
        ? buildFieldProblem(field, 'not_text')
        : buildFieldProblem(field, 'wrong_type', { type: issue.expected });
    case 'too_small': {
      const min = Number(issue.minimum);
      if (issue.origin !== 'string' && issue.origin !== 'array') return buildFieldProblem(field, 'too_small', { min });
      if (min === 1) return buildFieldProblem(field, 'required');
      return buildFieldProblem(field, issue.origin === 'string' ? 'too_short' : 'too_few', { min });
    }
    case 'too_big': {
      const max = Number(issue.maximum);
      if (issue.origin === 'string') return buildFieldProblem(field, 'too_long', { max });
      return buildFieldProblem(field, issue.origin === 'array' ? 'too_many' : 'too_big', { max });
    }
    case 'invalid_value':
      return issue.message.startsWith('Invalid')
        ? buildFieldProblem(field, 'not_one_of', { values: issue.values.map(String) })
        : toFieldIssue(field, issue.message);
    case 'invalid_union':
      return buildFieldProblem(field, 'wrong_form');
    case 'custom': {
      const given = customProblem.safeParse(issue.params);
      if (given.success) return { field, code: given.data.code, params: given.data.params, msg: issue.message };
      return toFieldIssue(field, issue.message);
    }
    default:
      return toFieldIssue(field, issue.message);
  }
}

function toIssue(issue: z.core.$ZodIssue, input: unknown): FieldIssue {
  // Our own rules may name an optional field; their sentence is then more helpful.
  const missing = issue.code !== 'custom' && issue.path.length > 0 && getValueAt(input, issue.path) === undefined;
  const field = issue.path.join('.') || 'body';
  return missing ? buildFieldProblem(field, 'required') : findProblem(field, issue);
}

/** One issue for each invalid field of a refused input. */
export const toIssues = (error: z.ZodError, input: unknown): FieldIssue[] =>
  error.issues.map((issue) => toIssue(issue, input));

/** Issues of an unchecked input; empty if valid. */
export function findIssues(schema: z.ZodType, input: unknown): FieldIssue[] {
  const result = schema.safeParse(input);
  return result.success ? [] : toIssues(result.error, input);
}
