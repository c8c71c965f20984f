import { z } from 'zod';
import { defineCall } from '../call.js';
import {
  email,
  line,
  optionalEmail,
  optionalLine,
  optionalPrintedAddress,
  printedLine,
  publicPage,
  timeOfDay,
} from '../fields.js';
import { getFieldSentence } from '../refusals/sentences.js';
import { abn, normalizeNumber, normalizeTelephone } from '../typed-numbers.js';
import { colour, findColourProblem } from './colour.js';

/** Days of the week, 1 is Monday. */
const weekday = z.number().int().min(1).max(7);

/** Australian numbers: ten digits with the area, 13 and 1300 and 1800 numbers, or with +61. */
const TELEPHONE = /^(?:\+61|0)[2-478]\d{8}$|^1[38]00\d{6}$|^13\d{4}$/;
const isTelephone = (text: string): boolean => TELEPHONE.test(text.replace(/[\s()-]/g, '').replace(/^\+610/, '+61'));
const TELEPHONE_MESSAGE = getFieldSentence('not_telephone_with_area');
const telephone = line(30).overwrite(normalizeTelephone).refine(isTelephone, TELEPHONE_MESSAGE);
const optionalTelephone = optionalLine(30)
  .overwrite(normalizeTelephone)
  .refine((text) => text === '' || isTelephone(text), TELEPHONE_MESSAGE);

/** Opening hours of one or more days. */
const openingHours = z
  .object({ days: z.array(weekday).min(1).max(7), opens: timeOfDay, closes: timeOfDay })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], message: getFieldSentence('not_after_opening') });

export type OpeningHours = z.infer<typeof openingHours>;

const hasUniqueDays = (hours: readonly OpeningHours[]): boolean => {
  const days = hours.flatMap((some) => some.days);
  return new Set(days).size === days.length;
};

/**
 * The company as the website, messages, papers, search engines and installed apps name it. Fields that are empty or null are shown nowhere.
 * Bank details are in the settings of invoices.
 */
export const companyDetails = z.object({
  /** Everyday name. */
  name: printedLine(80),
  /** For the website's header and below the installed app's icon. */
  short_name: line(30),
  /** Shown beside the short name. */
  trade: optionalLine(40),
  /** For invoices and quotes. */
  legal_name: printedLine(120),
  abn: abn(getFieldSentence('not_valid_abn')),
  founded: z.number().int().min(1800).max(2099).nullable(),
  street: line(120),
  /** Suburb or building, if not the city. */
  place: optionalLine(120),
  city: line(80),
  state: line(40),
  postal_code: line(10).overwrite(normalizeNumber),
  telephone,
  mobile: optionalTelephone,
  fax: optionalTelephone,
  email,
  accounts_email: optionalEmail,
  /** As printed: `www.company.example`. */
  web_address: optionalPrintedAddress,
  /** Office hours; empty: not stated. */
  hours: z.array(openingHours).max(7).refine(hasUniqueDays, getFieldSentence('day_twice')),
  /** Public liability insurance: the sum in whole dollars. */
  insurance_dollars: z.number().int().min(1).max(1_000_000_000).nullable(),
  insurer: optionalLine(120),
  /** Pages of the company elsewhere. */
  social: z.array(publicPage).max(8),
  colour: colour.refine((text) => findColourProblem(text) === null, {
    error: ({ input }) => findColourProblem(String(input)) ?? '',
  }),
  /** Office position on the map, degrees; null: no map. */
  map: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }).nullable(),
});
export type CompanyDetails = z.infer<typeof companyDetails>;

/** Details that aren't on papers, stored separately from the invoice settings. */
export type CompanyFacts = Pick<
  CompanyDetails,
  | 'name'
  | 'short_name'
  | 'trade'
  | 'founded'
  | 'mobile'
  | 'hours'
  | 'insurance_dollars'
  | 'insurer'
  | 'social'
  | 'colour'
  | 'map'
>;

/** For other services and pages: earlier data may not follow newer rules. */
export const companyState = z.object({
  name: z.string(),
  short_name: z.string(),
  trade: z.string(),
  legal_name: z.string(),
  abn: z.string(),
  founded: z.number().nullable(),
  street: z.string(),
  place: z.string(),
  city: z.string(),
  state: z.string(),
  postal_code: z.string(),
  telephone: z.string(),
  mobile: z.string(),
  fax: z.string(),
  email: z.string(),
  accounts_email: z.string(),
  web_address: z.string(),
  hours: z.array(z.object({ days: z.array(z.number()), opens: z.string(), closes: z.string() })),
  insurance_dollars: z.number().nullable(),
  insurer: z.string(),
  social: z.array(z.string()),
  colour: z.string(),
  map: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
});

export type CompanyState = z.infer<typeof companyState>;

/** The id of the one entity `site`. */
export const SITE_ID = '0190c0de-0000-7000-8000-000000000002';

/** With the version that was read (0 before the first change). A change is refused if there is a newer version. */
const versionedCompany = z.object({ company: companyDetails, version: z.number().int().min(0) });
const storedCompany = z.object({ company: companyState, version: z.number().int() });

export const getCompany = defineCall({
  method: 'GET',
  path: '/api/admin/company',
  service: 'invoice',
  access: ['admin'],
  shows: ['company'],
  summary:
    'Gets the company’s details for website, messages and documents. Version 0: not saved yet; outside the demo it has no ABN, phone or address then.',
  answer: storedCompany,
});

export const saveCompany = defineCall({
  method: 'POST',
  path: '/api/admin/company',
  service: 'invoice',
  access: ['admin'],
  recentFactor: true,
  changes: ['company', 'invoice'],
  summary:
    'Saves the company’s details and rebuilds the public pages. Issued documents don’t change. 409 if someone else has changed them.',
  body: versionedCompany,
  answer: storedCompany,
});

export const listCompanyVersions = defineCall({
  method: 'GET',
  path: '/api/admin/company/versions',
  service: 'invoice',
  access: ['admin'],
  shows: ['company'],
  summary: 'Lists the last 50 versions of the company’s details, newest first, with who saved each and when.',
  answer: z.array(
    z.object({
      version: z.number().int(),
      company: companyState,
      by: z.string(),
      at: z.string(),
    }),
  ),
});
export type CompanyVersion = z.infer<typeof listCompanyVersions.answer>[number];
