import { z } from 'zod';
import { defineCall } from './call.js';
import { clientDetails } from './clients.js';
import {
  answeredId,
  businessDate,
  done,
  id,
  line,
  madeId,
  money,
  optionalLine,
  optionalParagraph,
  pageSchema,
  paging,
  paragraph,
  REASON_LENGTH,
  searchText,
  sorting,
} from './fields.js';
import {
  MAX_QUOTE_LINES,
  QUOTE_STATES,
  QUOTE_TEXT_LENGTH,
  quoteDetail,
  quoteFields,
  quoteJob,
  quoteRow,
} from './quotes.js';
import { getFieldSentence } from './refusals/sentences.js';

const desk = { service: 'invoice', access: ['admin'] } as const;
/** Number of changes to a draft when it was read; a change gets 409 if it was changed since. */
const edit = z.coerce.number().int().min(0);

export const listQuotes = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/quotes',
  shows: ['quote'],
  // A quote expires.
  byTheClock: true,
  summary:
    'Searches quotes by state and text: number, company, name, email and sites. Without a state, leaves out replaced quotes.',
  query: z.object({
    ...paging,
    ...sorting(['changed', 'number', 'to', 'monthly', 'valid']),
    state: z.enum(['open', 'to-make', ...QUOTE_STATES]).optional(),
    enquiry_id: id.optional(),
    /** Quotes for a client, without replaced ones. */
    client_id: id.optional(),
    text: searchText,
  }),
  answer: pageSchema(quoteRow),
});

export const countQuotes = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/quotes/count',
  shows: ['quote'],
  background: true,
  summary: 'Counts accepted quotes without jobs yet. Doesn’t extend the session.',
  answer: z.object({ to_make: z.number().int() }),
});

export const quoteMonth = z.object({
  /** YYYY-MM in which the last version was sent. */
  month: z.string(),
  sent: z.number().int(),
  accepted: z.number().int(),
  declined: z.number().int(),
  expired: z.number().int(),
  open: z.number().int(),
  /** A$ without GST for a month. */
  sent_sum: money,
  accepted_sum: money,
});
export type QuoteMonth = z.infer<typeof quoteMonth>;

export const listQuoteMonths = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/quotes/months',
  shows: ['quote'],
  summary:
    'Gets how many quotes of the last twelve months were accepted, by the month they were sent. Versions of a quote count once.',
  answer: z.array(quoteMonth),
});

export const getQuote = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/quotes/:id',
  shows: ['quote', 'job', 'client'],
  byTheClock: true,
  summary: 'Gets a quote, the jobs it would make, and those it has made.',
  params: z.object({ id }),
  answer: quoteDetail,
});

export const printQuote = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/quotes/:id/pdf',
  summary: 'Downloads a quote as PDF: a draft as it would be sent, otherwise as sent.',
  params: z.object({ id }),
  answer: z.unknown(),
  answerKind: 'binary',
});

export const saveQuote = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/save-quote',
  changes: [{ topic: 'quote', id: 'id' }],
  summary:
    'Creates a draft quote (`edit` 0) or saves it. Idempotent by `id`. 400 if the enquiry or client doesn’t exist. 409 if it was sent, or someone else has changed it.',
  body: quoteFields.extend({ id: madeId, edit }),
  answer: quoteDetail,
});

export const removeQuote = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/remove-quote',
  changes: [{ topic: 'quote', id: 'id' }],
  summary: 'Deletes a draft quote. 409 if it was sent.',
  body: z.object({ id }),
  answer: done,
});

export const reviseQuote = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/revise-quote',
  changes: [{ topic: 'quote', id: 'new_id' }],
  summary:
    'Creates the next version of a sent quote as a draft, or returns the existing draft. Sending it replaces the previous version. 409 if the quote was accepted.',
  body: z.object({ id, new_id: madeId }),
  answer: z.object({ id: answeredId }),
});

const channel = z.enum(['mail', 'hand']);

export const sendQuote = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/send-quote',
  changes: [{ topic: 'quote', id: 'id' }, 'enquiry'],
  summary:
    'Sends a draft quote by email with PDF and link, or returns the link to hand over. An address that isn’t one of the client’s contacts needs a recent second factor. Replaces the previous version. Idempotent. 409 if it has changed since you read it, has expired, another version was accepted, it has no email address, or the GST rate isn’t confirmed.',
  body: z.object({
    id,
    edit,
    channel,
    /** For the mail. */
    subject: optionalLine(120).default(''),
    text: optionalParagraph(QUOTE_TEXT_LENGTH).default(''),
  }),
  answer: z.object({
    /** The page of the quote with the link's token; empty when it was sent before. */ path: z.string(),
  }),
});

export const linkQuote = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/link-quote',
  changes: [{ topic: 'quote', id: 'id' }],
  summary: 'Makes another link to a sent quote, to hand over to the client.',
  body: z.object({ id }),
  answer: z.object({ path: z.string() }),
});

export const revokeQuoteLinks = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/revoke-quote-links',
  changes: [{ topic: 'quote', id: 'id' }],
  summary: 'Turns off all links to a quote. The quote doesn’t change.',
  body: z.object({ id }),
  answer: done,
});

export const decideQuote = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/decide-quote',
  changes: ['quote', 'enquiry'],
  summary:
    'Records that the client accepted or declined a quote by email or phone. Idempotent. 409 if it has another answer or was replaced.',
  body: z
    .object({
      id,
      decision: z.enum(['accepted', 'declined']),
      /** The client's contact who answered. */
      name: optionalLine(120).default(''),
      role: optionalLine(120).default(''),
      said_on: z.union([z.literal(''), businessDate]).default(''),
      /** How it was accepted, or why it was declined. */
      note: optionalLine(REASON_LENGTH).default(''),
    })
    .refine(({ decision, name }) => decision === 'declined' || name !== '', {
      path: ['name'],
      message: getFieldSentence('needed'),
    }),
  answer: done,
});

export const makeFromQuote = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/make-from-quote',
  changes: [{ topic: 'quote', id: 'id' }, { topic: 'client', id: 'client_id' }, 'job', 'invoice'],
  summary:
    'Creates the client, jobs, timetables and prices of an accepted quote in one step. Idempotent. 409 if it isn’t accepted.',
  body: z
    .object({
      id,
      /** A client that is there; empty to add one with `client`. */
      client_id: z.union([z.literal(''), id]).default(''),
      client: clientDetails.nullable().default(null),
      /** The first day of the jobs and their prices. */
      from: businessDate,
      jobs: z.array(quoteJob).min(1).max(MAX_QUOTE_LINES),
    })
    .refine(({ client_id, client }) => client_id !== '' || client !== null, {
      path: ['client'],
      message: 'is required, or an existing client',
    }),
  answer: z.object({ client_id: answeredId, jobs: z.array(answeredId) }),
});

/** A text that can be put into quotes. */
export const savedQuoteText = z.object({ id: answeredId, title: z.string(), text: z.string(), edit: z.number().int() });
export type SavedQuoteText = z.infer<typeof savedQuoteText>;

export const listQuoteTexts = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/quote-texts',
  shows: ['quote'],
  summary: 'Lists reusable quote sections by title.',
  answer: z.array(savedQuoteText),
});

export const saveQuoteText = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/save-quote-text',
  changes: ['quote'],
  summary:
    'Creates a quote section (`edit` 0) or saves it. Existing quotes don’t change. 409 if someone else has changed it.',
  body: z.object({ id: madeId, edit, title: line(120), text: paragraph(QUOTE_TEXT_LENGTH) }),
  answer: savedQuoteText,
});

export const removeQuoteText = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/remove-quote-text',
  changes: ['quote'],
  summary: 'Deletes a quote section. Existing quotes keep it.',
  body: z.object({ id }),
  answer: done,
});
