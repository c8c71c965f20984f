import { z } from 'zod';
import { defineCall } from './call.js';
import { ENQUIRY_TEXT_LENGTH } from './enquiries.js';
import { answeredId, done, id, line, madeId, optionalLine, paragraph, REASON_LENGTH } from './fields.js';
import { answeredQuoteLine } from './quotes.js';

/** The page of a quote. The token is behind `#`: no server and no log gets it. */
export const QUOTE_PAGE = '/your-quote';

const token = line(200);
const open = { service: 'invoice', access: 'public', method: 'POST' } as const;

/** `accept`: can be accepted or declined. The others are final. */
export const quotePageState = z.enum(['accept', 'accepted', 'declined', 'expired', 'replaced']);
export type QuotePageState = z.infer<typeof quotePageState>;

/** A quote as the client sees it. For a replaced one only state, number and company. */
export const quotePage = z.object({
  state: quotePageState,
  number: z.string(),
  version: z.number().int(),
  company: z.object({
    name: z.string(),
    abn: z.string(),
    telephone: z.string(),
    email: z.string(),
  }),
  to: z.string(),
  /** The recipient; empty for a replaced one. */
  contact_name: z.string().default(''),
  /** YYYY-MM-DD */
  sent_on: z.string(),
  valid_until: z.string(),
  gst_rate_percent: z.number(),
  lines: z.array(answeredQuoteLine),
  texts: z.array(z.object({ title: z.string(), text: z.string() })),
  /** For an accepted one. `at` is an ISO 8601 instant. */
  accepted: z.object({ name: z.string(), role: z.string(), at: z.string() }).nullable(),
  /** SHA-256 of the PDF, in hexadecimal. */
  pdf_sha256: z.string(),
});
export type QuotePage = z.infer<typeof quotePage>;

export const readQuote = defineCall({
  ...open,
  path: '/api/your-quote/read',
  summary:
    'Gets a quote by its link. Changes nothing. 404 if the link is wrong, expired or turned off, 429 after too many requests from one address.',
  body: z.object({ token }),
  answer: quotePage,
});

export const markQuoteSeen = defineCall({
  ...open,
  path: '/api/your-quote/seen',
  summary:
    'Records that a person has viewed the quote. The page sends it after a few visible seconds, so that link scanners don’t count.',
  body: z.object({ token }),
  answer: done,
});

export const acceptQuote = defineCall({
  ...open,
  path: '/api/your-quote/accept',
  changes: ['quote', 'enquiry'],
  summary:
    'Accepts a quote. Keeps name, role (optional), time, IP address and the SHA-256 of the PDF. Idempotent. 409 if it can no longer be accepted, or `pdf_sha256` is of another document.',
  body: z.object({ token, pdf_sha256: line(64), name: line(120), role: optionalLine(120).default('') }),
  answer: quotePage,
});

export const declineQuote = defineCall({
  ...open,
  path: '/api/your-quote/decline',
  changes: ['quote', 'enquiry'],
  summary: 'Declines a quote with a reason. Idempotent. 409 if it was accepted or replaced.',
  body: z.object({ token, reason: optionalLine(REASON_LENGTH).default('') }),
  answer: quotePage,
});

export const askAboutQuote = defineCall({
  ...open,
  path: '/api/your-quote/ask',
  changes: ['enquiry'],
  summary:
    'Asks the office about a quote. The question appears under enquiries with the recipient’s name and email. Idempotent by `key`. 404 if the link is wrong, expired or turned off, 429 after too many requests from one address.',
  body: z.object({ token, key: madeId, text: paragraph(ENQUIRY_TEXT_LENGTH) }),
  answer: done,
});

export const readQuotePdf = defineCall({
  ...open,
  path: '/api/your-quote/pdf',
  summary: 'Downloads a quote as PDF by its link. 404 if it was replaced.',
  body: z.object({ token }),
  answer: z.unknown(),
  answerKind: 'binary',
});

export const readQuoteDocument = defineCall({
  method: 'POST',
  path: '/internal/quote-document',
  service: 'invoice',
  access: ['service'],
  callers: ['auth'],
  summary: 'Gets the PDF of a sent quote for its email. 404 if the quote is gone.',
  body: z.object({ id }),
  answer: z.object({ id: answeredId, file_name: z.string(), /** The PDF in base64. */ content: z.base64() }),
});
