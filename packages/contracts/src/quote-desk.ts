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
import { fieldSentence } from './refusals/sentences.js';

const desk = { service: 'invoice', access: ['admin'] } as const;
/** How often a draft was changed when it was read; another change is refused with 409 when it was changed since. */
const edit = z.coerce.number().int().min(0);

export const listQuotes = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/quotes',
  shows: ['quote'],
  // A quote expires.
  byTheClock: true,
  summary:
    'Quotes by state and text: number, company, name, mail address, places. Without a state replaced ones are left out.',
  query: z.object({
    ...paging,
    ...sorting(['changed', 'number', 'to', 'monthly', 'valid']),
    state: z.enum(['open', 'to-make', ...QUOTE_STATES]).optional(),
    enquiry_id: id.optional(),
    /** Those for a client, replaced ones left out. */
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
  summary: 'The number of accepted quotes of which nothing was made yet. It does not count as a use of the session.',
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
    'How many quotes of the last twelve months were accepted, by the month in which they were sent. A quote of several versions counts once.',
  answer: z.array(quoteMonth),
});

export const getQuote = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/quotes/:id',
  shows: ['quote', 'job', 'client'],
  byTheClock: true,
  summary: 'One quote, what would be made of it, and what was made.',
  params: z.object({ id }),
  answer: quoteDetail,
});

export const printQuote = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/quotes/:id/pdf',
  summary: 'A quote as PDF: of a draft how it would be sent, otherwise the one that was sent.',
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
    'Add a draft (`edit` 0) or change one. The same `id` adds it once. 400 for an enquiry or client that does not exist. 409 when it was sent, or when somebody else changed it meanwhile.',
  body: quoteFields.extend({ id: madeId, edit }),
  answer: quoteDetail,
});

export const removeQuote = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/remove-quote',
  changes: [{ topic: 'quote', id: 'id' }],
  summary: 'Delete a draft. 409 when it was sent.',
  body: z.object({ id }),
  answer: done,
});

export const reviseQuote = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/revise-quote',
  changes: [{ topic: 'quote', id: 'new_id' }],
  summary:
    'Make a draft of a quote that was sent: its next version. When it is sent, it replaces this one. The draft that is there already is answered. 409 when the quote was accepted.',
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
    'Send a draft: by mail with its PDF and a link, which asks for the factor where the address is no contact’s of a client, or by hand with the link in the answer. The version before it is replaced. Sent twice it is sent once. 409 when it was changed since it was read, when it is valid no more, when another version was accepted, by mail without an address, and while nobody has confirmed the GST rate.',
  body: z.object({
    id,
    edit,
    channel,
    /** Of the mail. */
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
  summary: 'Make a further link to a quote that was sent, to give it to the client by hand.',
  body: z.object({ id }),
  answer: z.object({ path: z.string() }),
});

export const revokeQuoteLinks = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/revoke-quote-links',
  changes: [{ topic: 'quote', id: 'id' }],
  summary: 'End all links to a quote. It stays as it is.',
  body: z.object({ id }),
  answer: done,
});

export const decideQuote = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/decide-quote',
  changes: ['quote', 'enquiry'],
  summary:
    'Enter that the client has accepted or declined a quote by mail or telephone. The same answer twice is kept once; 409 when it was answered otherwise or replaced.',
  body: z
    .object({
      id,
      decision: z.enum(['accepted', 'declined']),
      /** Who has said so. */
      name: optionalLine(120).default(''),
      role: optionalLine(120).default(''),
      said_on: z.union([z.literal(''), businessDate]).default(''),
      /** How it was accepted, or why it was declined. */
      note: optionalLine(REASON_LENGTH).default(''),
    })
    .refine(({ decision, name }) => decision === 'declined' || name !== '', {
      path: ['name'],
      message: fieldSentence('needed'),
    }),
  answer: done,
});

export const makeFromQuote = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/make-from-quote',
  changes: [{ topic: 'quote', id: 'id' }, { topic: 'client', id: 'client_id' }, 'job', 'invoice'],
  summary:
    'Make the client, the jobs with their timetables and the prices of an accepted quote, in one step. Sent twice they are made once; what was made is answered. 409 when it is not accepted.',
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
      message: 'or a client that is there is needed',
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
  summary: 'Texts that can be put into quotes, by title.',
  answer: z.array(savedQuoteText),
});

export const saveQuoteText = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/save-quote-text',
  changes: ['quote'],
  summary:
    'Add a text for quotes (`edit` 0) or change one. Quotes that have it keep it as it was. 409 when somebody else changed it meanwhile.',
  body: z.object({ id: madeId, edit, title: line(120), text: paragraph(QUOTE_TEXT_LENGTH) }),
  answer: savedQuoteText,
});

export const removeQuoteText = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/remove-quote-text',
  changes: ['quote'],
  summary: 'Delete a text for quotes. Quotes that have it keep it.',
  body: z.object({ id }),
  answer: done,
});
