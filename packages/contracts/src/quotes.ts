import { z } from 'zod';
import { clientDetails } from './clients.js';
import {
  answeredId,
  businessDate,
  id,
  line,
  money,
  moneyInput,
  optionalAnsweredId,
  optionalEmail,
  optionalLine,
  optionalParagraph,
  paragraph,
} from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';
import { canCoincide, EVERY_WEEK, timelineRow, toSlotDays } from './schedule/index.js';
import { optionalTelephone } from './typed-numbers.js';
import { isPlace } from './web-links.js';

/** `seen` and `expired` are computed for a sent quote. The others are stored. */
export const QUOTE_STATES = ['draft', 'sent', 'seen', 'accepted', 'declined', 'expired', 'replaced'] as const;
export const quoteState = z.enum(QUOTE_STATES);
export type QuoteState = z.infer<typeof quoteState>;

/** Basis of a price: each day with work, or each calendar month. */
export const QUOTE_BASES = ['visit', 'month'] as const;
export const quoteBasis = z.enum(QUOTE_BASES);
export type QuoteBasis = z.infer<typeof quoteBasis>;

export const MAX_QUOTE_LINES = 20;
export const MAX_QUOTE_TEXTS = 10;
export const QUOTE_TEXT_LENGTH = 3000;
/** Days after sending when admins are notified of an unanswered quote. */
export const QUOTE_FOLLOW_UP_DAYS = [3, 7] as const;
/** Days after the last acceptance day when a link to a quote ends. */
export const QUOTE_LINK_DAYS = 60;
/** Months after the last change when quotes that weren't accepted are deleted. */
export const QUOTE_MONTHS = 12;

const aboveNothing = moneyInput.refine((cents) => cents > 0, getFieldSentence('not_above_zero'));
const optionalMoney = z.union([z.literal(''), moneyInput]).default('');
const visits = z
  .array(timelineRow)
  .min(1)
  .max(10)
  .superRefine((rows, context) => {
    for (const [index, { days }] of rows.entries())
      if (days.length === 0)
        context.addIssue({ code: 'custom', path: [index, 'days'], message: getFieldSentence('without_day') });
    for (const [index, row] of rows.entries()) {
      const isTwice = rows
        .slice(0, index)
        .some(
          ({ time, days, repeats = EVERY_WEEK }) =>
            time === row.time &&
            canCoincide(toSlotDays(days, repeats), toSlotDays(row.days, row.repeats ?? EVERY_WEEK)),
        );
      if (isTwice)
        context.addIssue({ code: 'custom', path: [index, 'time'], message: getFieldSentence('twice_on_day') });
    }
  });

/** A place of a quote with its price. */
export const quoteLine = z.object({
  place: line(120),
  address: line(200).refine(isPlace, getFieldSentence('not_address')),
  /** Description of the work. */
  work: optionalParagraph(QUOTE_TEXT_LENGTH).default(''),
  basis: quoteBasis,
  /** A$ without GST. */
  price: aboveNothing,
  schedule: visits,
  /** For the office; hidden from the client. */
  cleaners: z.coerce.number(getFieldSentence('not_number')).int().min(1).max(1000).default(1),
  pay_per_hour: optionalMoney,
});

/** A paragraph with a heading. */
export const quoteText = z.object({ title: optionalLine(120).default(''), text: paragraph(QUOTE_TEXT_LENGTH) });

export const quoteFields = z.object({
  /** The enquiry and the client of the quote; empty if none. */
  enquiry_id: z.union([z.literal(''), id]).default(''),
  client_id: z.union([z.literal(''), id]).default(''),
  /** Empty for a person without a company. */
  company: optionalLine(120).default(''),
  name: line(120),
  email: optionalEmail.default(''),
  telephone: optionalTelephone.default(''),
  address: optionalParagraph(300).default(''),
  /** The last day on which it can be accepted. */
  valid_until: businessDate,
  lines: z.array(quoteLine).min(1).max(MAX_QUOTE_LINES),
  texts: z.array(quoteText).max(MAX_QUOTE_TEXTS).default([]),
});
export type QuoteFields = z.output<typeof quoteFields>;

/** `quoteLine` in a response. */
export const answeredQuoteLine = z.object({
  place: z.string(),
  address: z.string(),
  work: z.string(),
  basis: quoteBasis,
  price: money,
  gst: money,
  total: money,
  schedule: z.array(timelineRow),
});
export type AnsweredQuoteLine = z.infer<typeof answeredQuoteLine>;

export const quoteAcceptance = z.object({
  name: z.string(),
  role: z.string(),
  at: z.string(),
  /** IP address from which it was accepted; empty where the office has entered it. */
  address: z.string(),
  /** SHA-256 of the PDF that was accepted, in hexadecimal. */
  pdf_sha256: z.string(),
  /** The admin who entered it; empty if accepted on the page. */
  entered_by: z.string(),
  /** Day of the client's acceptance, YYYY-MM-DD, and how; empty if accepted on the page. */
  said_on: z.string(),
  note: z.string(),
});

export const quoteRow = z.object({
  id: answeredId,
  number: z.string(),
  version: z.number().int(),
  state: quoteState,
  to: z.string(),
  places: z.number().int(),
  /** A$ without GST for a month, the mean where prices are for each visit. */
  monthly: money,
  valid_until: z.string(),
  changed_at: z.string(),
  /** Empty until it is sent. */
  sent_at: z.string(),
  /** Accepted, without client and jobs created yet. */
  to_make: z.boolean(),
});
export type QuoteRow = z.infer<typeof quoteRow>;

/** A job as it is proposed from a line of an accepted quote, and made. */
export const quoteJob = z.object({
  /** Position of the line, from 0. */
  position: z.coerce.number().int().min(0),
  title: line(120),
  address: line(200),
  location: line(500).refine(isPlace, getFieldSentence('not_address_or_link')),
  description: paragraph(4000),
  cleaners: z.coerce.number(getFieldSentence('not_number')).int().min(1).max(1000),
  /** A$ per hour: the company's and a sub-contractor's rate. */
  company_pay_per_hour: moneyInput,
  pay_per_hour: moneyInput,
  schedule: visits,
});
export type QuoteJob = z.output<typeof quoteJob>;

const proposedJob = quoteJob.extend({
  company_pay_per_hour: money,
  /** Empty if the quote doesn't state it. */
  pay_per_hour: z.string(),
});

export const quoteDetail = quoteRow.extend({
  edit: z.number().int(),
  root_id: answeredId,
  enquiry_id: optionalAnsweredId,
  client_id: optionalAnsweredId,
  company: z.string(),
  name: z.string(),
  email: z.string(),
  telephone: z.string(),
  address: z.string(),
  gst_rate_percent: z.number(),
  lines: z.array(answeredQuoteLine.extend({ cleaners: z.number().int(), pay_per_hour: z.string() })),
  texts: z.array(z.object({ title: z.string(), text: z.string() })),
  created_by: z.string(),
  /** Empty until the client has opened it. */
  seen_at: z.string(),
  declined_at: z.string(),
  decline_reason: z.string(),
  acceptance: quoteAcceptance.nullable(),
  /** True if a link to it can be opened now. */
  has_link: z.boolean(),
  /** All its versions, oldest first. */
  versions: z.array(z.object({ id: answeredId, version: z.number().int(), state: quoteState, sent_at: z.string() })),
  /** Client and jobs to create; null unless it is accepted and nothing was created. */
  proposal: z.object({ client: clientDetails, jobs: z.array(proposedJob) }).nullable(),
  /** Client and jobs created from it. `ready`: the job exists. */
  made: z
    .object({
      at: z.string(),
      client_id: optionalAnsweredId,
      client_name: z.string(),
      jobs: z.array(z.object({ job_id: answeredId, title: z.string(), ready: z.boolean() })),
    })
    .nullable(),
});
export type QuoteDetail = z.infer<typeof quoteDetail>;
