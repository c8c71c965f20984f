import { z } from 'zod';
import { defineCall } from './call.js';
import { businessDate, line, optionalLine, optionalParagraph, optionalPublicPage, paragraph } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';
import { toBareNumber } from './typed-numbers.js';

/** Services that a price can be about, by the address of their page below /services. */
export const PRICED_SERVICES = {
  'building-cleaning': 'Building cleaning',
  'retail-cleaning': 'Retail cleaning',
  'office-cleaning': 'Office cleaning',
  'window-cleaning': 'Window cleaning',
  'carpet-cleaning': 'Carpet cleaning',
  'end-of-lease-cleaning': 'End of lease cleaning',
} as const;
export type PricedService = keyof typeof PRICED_SERVICES;
const pricedService = z.enum(
  Object.keys(PRICED_SERVICES) as [PricedService, ...PricedService[]],
  getFieldSentence('not_in_list'),
);

/** Whole dollars as typed: `120`. */
const dollars = z.coerce.number().int(getFieldSentence('not_dollars')).min(1).max(1_000_000);
/** Must not be in the future, which the service checks by the business day. */
const day = businessDate;
const postcode = z
  .string()
  .overwrite(toBareNumber)
  .regex(/^\d{4}$/, getFieldSentence('not_postcodes'));

const testimonial = z.object({
  text: paragraph(600),
  name: line(80),
  /** Company or kind of place; may be empty. */
  organisation: optionalLine(120),
  /** Source: “Google”, “letter”. */
  source: line(60),
  source_address: optionalPublicPage,
  said_on: day,
  /** Stars of five; null without. */
  rating: z.coerce.number().int().min(1).max(5).nullable(),
});
export type Testimonial = z.infer<typeof testimonial>;

const rating = z.object({
  source: line(60),
  source_address: optionalPublicPage,
  /** Out of five, with one decimal. */
  value: z.coerce.number().min(1).max(5).multipleOf(0.1),
  count: z.coerce.number().int().min(1).max(1_000_000),
  read_on: day,
});
export type SiteRating = z.infer<typeof rating>;

const fromPrice = z.object({
  service: pricedService,
  dollars,
  /** “a visit”, “a month”. */
  per: line(40),
  /** Purpose; may be empty. */
  note: optionalLine(160),
});
export type FromPrice = z.infer<typeof fromPrice>;

const example = z.object({
  service: pricedService,
  title: line(80),
  /** Size, frequency, work done. */
  details: paragraph(400),
  dollars,
  per: line(40),
});
export type PriceExample = z.infer<typeof example>;

const check = z.object({ title: line(60), text: line(240) });
export type SiteCheck = z.infer<typeof check>;

/** Promises and proof on the website. Entered by the owner; lists are empty until then. */
export const siteProof = z.object({
  /** Business days until a quote request is answered. */
  promise_days: z.coerce.number().int().min(1).max(20),
  /** Where the company works. */
  served_postcodes: z.array(postcode).max(400),
  testimonials: z.array(testimonial).max(24),
  ratings: z.array(rating).max(6),
  prices: z.array(fromPrice).max(24),
  examples: z.array(example).max(24),
  /** Insurance, police checks and the like. */
  checks: z.array(check).max(12),
  /** “If something is not right we come back …”; empty: no promise. */
  come_back: optionalParagraph(300),
  /** Everyone who works at a client’s site has a current police check. */
  is_police_checked: z.boolean().default(false),
  /** Office hours until a client’s message is answered; null: no promise. */
  response_hours: z.coerce.number().int().min(1).max(72).nullable().default(null),
  /** Name and job title of the person who looks after a client; empty: nobody named. */
  manager_name: optionalLine(80).default(''),
  manager_role: optionalLine(80).default(''),
});
export type SiteProof = z.infer<typeof siteProof>;

/** For pages and other services: earlier data may not follow newer rules. */
export const siteProofState = siteProof.extend({
  testimonials: z.array(testimonial.extend({ source_address: z.string() })),
  ratings: z.array(rating.extend({ source_address: z.string() })),
});

/** With the version that was read, 0 before the first save. */
const versionedSiteProof = siteProof.extend({ version: z.coerce.number().int().min(0) });
const storedSiteProof = siteProofState.extend({ version: z.number().int() });
export type VersionedSiteProof = z.infer<typeof versionedSiteProof>;

export const getSiteProof = defineCall({
  method: 'GET',
  path: '/api/admin/site-proof',
  service: 'invoice',
  access: ['admin'],
  shows: ['site-proof'],
  summary:
    'Gets the website’s promises and proof: days to a quote, postcodes, testimonials, ratings, prices and checks.',
  answer: storedSiteProof,
});

export const saveSiteProof = defineCall({
  method: 'POST',
  path: '/api/admin/site-proof',
  service: 'invoice',
  access: ['admin'],
  changes: ['site-proof'],
  recentFactor: true,
  summary:
    'Saves the website’s promises and proof. Dates can’t be in the future. 409 if someone else has changed them.',
  body: versionedSiteProof,
  answer: storedSiteProof,
});

export const listSiteProofVersions = defineCall({
  method: 'GET',
  path: '/api/admin/site-proof/versions',
  service: 'invoice',
  access: ['admin'],
  shows: ['site-proof'],
  summary:
    'Lists the last 50 versions of promises and proof, newest first, with who saved each (empty if unknown) and when.',
  answer: z.array(z.object({ version: z.number().int(), proof: siteProofState, by: z.string(), at: z.string() })),
});
export type SiteProofVersion = z.infer<typeof listSiteProofVersions.answer>[number];
