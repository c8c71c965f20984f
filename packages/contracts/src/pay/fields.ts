import { z } from 'zod';
import { businessDate, line } from '../fields.js';

/** Every call of the pay desk. */
export const desk = { service: 'invoice', access: ['admin'] } as const;

/** A business day, YYYY-MM-DD, or empty. */
export const optionalDay = z.union([z.literal(''), businessDate]).default('');
/** A yes/no question, empty until answered. */
export const yesNo = z.enum(['', 'yes', 'no']).default('');
/** Version that was read; a change gets 409 if there is a newer one. */
export const version = z.coerce.number().int().min(0);
export const reason = line(300);

/** A sentence about a field. */
export const payIssue = z.object({ field: z.string(), msg: z.string() });
export type PayIssue = z.infer<typeof payIssue>;
