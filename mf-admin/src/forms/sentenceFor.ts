import type { z } from 'zod';
import { forms } from '../texts';

/** A field's problem as a person reads it. */
export function sentenceFor(issue: z.core.$ZodIssue): string {
  if (issue.code === 'too_small' && issue.origin === 'string') return forms.required;
  if (issue.code === 'too_small') return forms.atLeast(Number(issue.minimum));
  if (issue.code === 'too_big' && issue.origin === 'string') return forms.tooLong(Number(issue.maximum));
  if (issue.code === 'too_big') return forms.atMost(Number(issue.maximum));
  if (issue.code === 'invalid_type') return forms.wholeNumber;
  return asSentence(issue.message);
}

/** 'must be a date' becomes 'Must be a date.' */
export const asSentence = (message: string) =>
  `${message.charAt(0).toUpperCase()}${message.slice(1)}${message.endsWith('.') ? '' : '.'}`;
