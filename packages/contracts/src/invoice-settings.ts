import { z } from 'zod';
import { defineCall } from './call.js';
import { email, line, optionalEmail, optionalLine, optionalPrintedAddress, printedLine } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';
import { colour } from './site/colour.js';
import { normalizeNumber, optionalTelephone, telephone, toAbnDigits, toBareNumber } from './typed-numbers.js';

/** PayIDs that a company can have: an email address, a mobile number, an ABN. */
const PAY_ID = /^(?:[^\s@]+@[^\s@]+\.[^\s@]+|(?:\+61|0)4\d{8}|\d{11})$/;
const payId = optionalLine(120).refine(
  (text) => text === '' || PAY_ID.test(text.includes('@') ? text : toBareNumber(text)),
  getFieldSentence('not_pay_id'),
);

const billerCode = optionalLine(14)
  .overwrite(toBareNumber)
  .refine((text) => /^(?:\d{3,10})?$/.test(text), getFieldSentence('not_biller_code'));

/** The company that issues invoices: identity, address, bank. Each issued version keeps a copy. */
export const supplier = z.object({
  name: printedLine(120),
  abn: line(30).overwrite(toAbnDigits),
  telephone: telephone(),
  fax: optionalTelephone,
  street: line(120),
  /** Suburb or building, if not the city. */
  place: optionalLine(120),
  city: line(80),
  postal_code: line(10).overwrite(normalizeNumber),
  state: line(40),
  /** Empty if none. */
  web_address: optionalPrintedAddress,
  email,
  email_2: optionalEmail,
  bank_account_name: printedLine(120),
  bank_bsb: line(14).overwrite(normalizeNumber),
  bank_account_number: line(20).overwrite(normalizeNumber),
  /** A PayID of the same account; empty if none. Missing: unchanged. */
  pay_id: payId.optional(),
  /** BPAY biller code, digits; empty if none. Missing: unchanged. */
  bpay_biller_code: billerCode.optional(),
  /** The company's colour, in which papers are printed. Missing: it stays. */
  colour: colour.optional(),
  /** SHA-256 of the PNG of the company's logo, as papers have it. Whoever saves settings does not change it. */
  logo: z
    .string()
    .regex(/^[0-9a-f]{64}$/, getFieldSentence('not_hash'))
    .optional(),
});
export type Supplier = z.infer<typeof supplier>;

/** `supplier` in responses: mostly empty before the company is entered. */
export const supplierState = z.object({
  name: z.string(),
  abn: z.string(),
  telephone: z.string(),
  fax: z.string(),
  street: z.string(),
  place: z.string(),
  city: z.string(),
  postal_code: z.string(),
  state: z.string(),
  web_address: z.string(),
  email: z.string(),
  email_2: z.string(),
  bank_account_name: z.string(),
  bank_bsb: z.string(),
  bank_account_number: z.string(),
  /** Missing in papers stored before these settings. */
  pay_id: z.string().optional(),
  bpay_biller_code: z.string().optional(),
  /** Missing in papers stored before this setting. */
  colour: z.string().optional(),
  logo: z.string().optional(),
});

export const invoiceSettings = z.object({
  supplier,
  /** Percent, 0 to 100, at most two decimals. Default 20, as requested by the company; Australian GST is 10. */
  gst_rate_percent: z.coerce.number().min(0).max(100).multipleOf(0.01),
  number_prefix: z
    .string()
    .trim()
    .max(10)
    .regex(/^[A-Za-z0-9-]*$/, getFieldSentence('not_letters_digits_dashes')),
  /** Sends the office a copy of each invoice. Missing: unchanged. */
  copy_to_office: z.boolean().optional(),
});
export type InvoiceSettings = z.infer<typeof invoiceSettings>;

/**
 * The settings with the version that was read (0 before the first save). A change is refused when there is a newer
 * version.
 */
export const versionedInvoiceSettings = z.object({
  ...invoiceSettings.shape,
  version: z.coerce.number().int().min(0),
});
export type VersionedInvoiceSettings = z.infer<typeof versionedInvoiceSettings>;

/** Changed settings. Missing parts stay, so that the bank account can be entered before, or without, the rest. */
export const changedInvoiceSettings = versionedInvoiceSettings.partial().extend({
  supplier: supplier.partial().optional(),
  version: versionedInvoiceSettings.shape.version,
});
export type ChangedInvoiceSettings = z.infer<typeof changedInvoiceSettings>;

const storedInvoiceSettings = z.object({
  ...versionedInvoiceSettings.shape,
  supplier: supplierState,
  gst_rate_percent: z.number(),
  version: z.number().int(),
  /**
   * Who confirmed that the company charges GST at this rate, and when (ISO 8601 instant); null if nobody. Monthly
   * invoices aren't sent before.
   */
  gst_confirmed: z.object({ by: z.string(), at: z.string() }).nullable(),
});
export type StoredInvoiceSettings = z.infer<typeof storedInvoiceSettings>;

export const getInvoiceSettings = defineCall({
  method: 'GET',
  path: '/api/admin/invoice-settings',
  service: 'invoice',
  access: ['admin'],
  shows: ['invoice'],
  summary:
    'Gets the company details, bank account, GST rate and number prefix of new invoices, and who confirmed the rate.',
  answer: storedInvoiceSettings,
});

export const saveInvoiceSettings = defineCall({
  method: 'POST',
  path: '/api/admin/invoice-settings',
  service: 'invoice',
  access: ['admin'],
  recentFactor: true,
  changes: ['invoice'],
  summary:
    'Saves company details, bank account, GST rate and number prefix. Parts that aren’t sent stay as they are. Issued versions don’t change. A new rate must be confirmed. 409 if someone else has changed them.',
  body: changedInvoiceSettings,
  answer: storedInvoiceSettings,
});

export const confirmGstRate = defineCall({
  method: 'POST',
  path: '/api/admin/confirm-gst-rate',
  service: 'invoice',
  access: ['admin'],
  recentFactor: true,
  changes: ['invoice'],
  summary:
    'Confirms the saved GST rate, or this rate with `save`. Idempotent. 409 if another rate is saved, or with `save` if another rate is confirmed.',
  body: z.object({
    gst_rate_percent: invoiceSettings.shape.gst_rate_percent,
    /** The rate is new: it is saved and confirmed together. */
    save: z.boolean().optional(),
  }),
  answer: storedInvoiceSettings,
});

export const DEFAULT_GST_RATE_PERCENT = 20;
