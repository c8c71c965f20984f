import { z } from 'zod';
import { defineCall } from '../call.js';
import { answeredId, money, optionalAnsweredId } from '../fields.js';
import { priceBasis } from '../prices.js';

/** Days of "due this week", including today. */
export const DUE_DAYS = 7;

/**
 * Income and cost of work in a period, YYYY-MM-DD inclusive. A$ without GST. Cost includes super; margin is income less
 * cost.
 */
const result = z.object({ from: z.string(), to: z.string(), income: money, cost: money, margin: money });

/** A current job with its client today, its agreement, and its income since the first day of last month. */
export const placeMoney = z.object({
  job_id: answeredId,
  /** Empty: no client. */
  client_id: optionalAnsweredId,
  client_name: z.string(),
  /** Missing: no agreement; work is invoiced by the hour. */
  price: z.object({ basis: priceBasis, amount: z.union([money, z.literal('')]) }).optional(),
  /** A$ without GST. */
  income: money,
  margin: money,
});
export type PlaceMoney = z.infer<typeof placeMoney>;

export const getDeskMoney = defineCall({
  method: 'GET',
  path: '/api/admin/desk-money',
  service: 'invoice',
  access: ['admin'],
  shows: ['receivable', 'invoice', 'client', 'payment', 'work', 'job', 'account'],
  byTheClock: true,
  summary:
    'Gets the money figures of the home screen: what clients owe, this month against the same days of last month, and each job’s client, price and margin.',
  answer: z.object({
    /** Owing on invoices past their due day, with GST. */
    overdue: z.object({ clients: z.number().int(), amount: money }),
    /** Owing on invoices due until `until`. */
    due: z.object({ invoices: z.number().int(), amount: money, until: z.string() }),
    /** Sent invoices that wait for an adjustment note. */
    to_adjust: z.number().int(),
    this_month: result,
    /** Until the same day of the month, or its last. */
    last_month: result,
    /** The first day that `places` counts. */
    places_from: z.string(),
    places: z.array(placeMoney),
  }),
});
export type DeskMoney = z.infer<typeof getDeskMoney.answer>;
