import { z } from 'zod';
import { businessDate, line } from '../fields.js';

/** Every call of the pay desk. */
export const desk = { service: 'invoice', access: ['admin'] } as const;

/** A day in business time, YYYY-MM-DD, or empty for none. */
export const optionalDay = z.union([z.literal(''), businessDate]).default('');
/** A question with two answers, or none yet. */
export const yesNo = z.enum(['', 'yes', 'no']).default('');
/** The version of what was read; a change is refused with 409 when there is a newer one. */
export const version = z.coerce.number().int().min(0);
export const reason = line(300);

/** A sentence about a field. */
export const payIssue = z.object({ field: z.string(), msg: z.string() });
export type PayIssue = z.infer<typeof payIssue>;
