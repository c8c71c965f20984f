import { z } from 'zod';
import { defineCall } from './call.js';
import { businessDate, id, money, moneyInput } from './fields.js';

const desk = { service: 'invoice', access: ['admin'] } as const;
/** Version that was read; a change gets 409 if there is a newer one. */
const version = z.coerce.number().int().min(0);

/**
 * Basis of a job's invoices: the company's pay for each work record (`hour`), a fixed amount for each day with work
 * (`visit`) or each calendar month (`month`), or deliberately none (`none`). Without a price a job is invoiced by the
 * hour; if its records have no amount for the client, it has no price yet, and the client's month waits for one.
 */
export const PRICE_BASES = ['hour', 'visit', 'month', 'none'] as const;
export const priceBasis = z.enum(PRICE_BASES);
export type PriceBasis = (typeof PRICE_BASES)[number];

export const jobPriceChange = z.object({
  /** First day, YYYY-MM-DD. */
  from: z.string(),
  basis: priceBasis,
  /** A$ without GST for a visit or a month; empty otherwise. */
  amount: z.union([z.literal(''), money]),
});
export type JobPriceChange = z.infer<typeof jobPriceChange>;

export const jobPrices = z.object({
  /** Rises with each change; 0 before the first one. */
  version: z.number().int(),
  /** Newest day first. */
  changes: z.array(jobPriceChange),
  /** The current price; null: hourly, as nothing else was agreed. */
  current: jobPriceChange.nullable(),
});
export type JobPrices = z.infer<typeof jobPrices>;

export const getJobPrices = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/job-prices/:job_id',
  shows: ['invoice'],
  byTheClock: true,
  summary: 'Gets a job’s price today, and past and future prices with their dates.',
  params: z.object({ job_id: id }),
  answer: jobPrices,
});

export const setJobPrice = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/set-job-price',
  changes: ['invoice', 'payment'],
  summary:
    'Sets a job’s price from a day on. Replaces a price of the same day. Issued invoice versions don’t change. 409 if someone else has changed the prices.',
  body: z.object({
    job_id: id,
    version,
    from: businessDate,
    basis: priceBasis,
    /** A$ without GST, for a visit or a month. */
    amount: z.union([z.literal(''), moneyInput]).default(''),
  }),
  answer: jobPrices,
});

export const printPriceNotice = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/print-price-notice',
  summary:
    'Downloads a price change notice for the client as PDF, with old price, new price and start date. 404 if no price starts on that day.',
  body: z.object({ job_id: id, from: businessDate }),
  answer: z.unknown(),
  answerKind: 'binary',
});

const missedRule = z.enum(['credit', 'show']);

export const priceSettings = z.object({
  /** A month that a monthly price covers in part: by its days, or whole. */
  part_month: z.enum(['days', 'whole']).default('days'),
  /**
   * A planned visit that was cancelled or missed: credited, or charged and shown. Of a price for each visit, and of a monthly one, where a
   * visit's part is the price divided by the visits that were planned. Missing: it stays.
   */
  missed_of_visits: missedRule.optional(),
  missed_of_month: missedRule.optional(),
});
export type PriceSettings = z.infer<typeof priceSettings>;

const versionedPriceSettings = z.object({ ...priceSettings.shape, version });

export const getPriceSettings = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/price-settings',
  shows: ['invoice'],
  summary: 'Gets how prices are charged for part months and missed visits.',
  answer: versionedPriceSettings,
});

export const savePriceSettings = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/price-settings',
  recentFactor: true,
  changes: ['invoice', 'payment'],
  summary:
    'Saves how prices are charged for part months and missed visits. Issued invoice versions don’t change. 409 if someone else has changed them.',
  body: versionedPriceSettings,
  answer: versionedPriceSettings,
});
