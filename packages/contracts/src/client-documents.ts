import { z } from 'zod';
import { companyBankInForce } from './bank-details.js';
import { defineCall } from './call.js';
import { mailedDocument } from './document-mail.js';
import { clientDocument, ourCompany } from './document-page.js';
import { ENQUIRY_TEXT_LENGTH } from './enquiries.js';
import { answeredId, done, id, line, madeId, money, pageSchema, paging, paragraph } from './fields.js';
import { quotePageState } from './quote-page.js';

/** Limited to the session's client. */
const ofClient = { service: 'invoice', access: ['client'] } as const;

export const getClientPage = defineCall({
  ...ofClient,
  method: 'GET',
  path: '/api/client/page',
  shows: ['client', 'invoice', 'receivable'],
  summary: 'Gets the start of the client page: contact, clients, amount owed and how to pay.',
  answer: z.object({
    client_id: answeredId,
    client_name: z.string(),
    contact_name: z.string(),
    /** All clients for which the person is a contact. */
    clients: z.array(z.object({ client_id: answeredId, client_name: z.string() })),
    /** With GST. */
    open: money,
    overdue: money,
    /** Paid and not used by invoices. */
    credit: money,
    /** Credit that was paid back, the newest three. */
    refunds: z.array(z.object({ /** YYYY-MM-DD */ day: z.string(), amount: money })).default([]),
    company: ourCompany,
    bank: companyBankInForce,
    /** ISO 8601 */
    ends_at: z.string(),
  }),
});

export const sendClientMessage = defineCall({
  ...ofClient,
  method: 'POST',
  path: '/api/client/message',
  changes: ['enquiry'],
  summary:
    'Sends a message to the office from the client page. It appears under enquiries with the contact’s name and email. Idempotent by `key`. 429 after too many from one address.',
  body: z.object({ key: madeId, text: paragraph(ENQUIRY_TEXT_LENGTH) }),
  answer: done,
});

export const listClientDocuments = defineCall({
  ...ofClient,
  method: 'GET',
  path: '/api/client/documents',
  shows: ['invoice', 'receivable'],
  summary: 'Lists the invoices and adjustment notes sent to the client, newest first.',
  query: z.object({ ...paging }),
  answer: pageSchema(clientDocument),
});

export const printClientDocument = defineCall({
  ...ofClient,
  method: 'POST',
  path: '/api/client/document-pdf',
  summary: 'Downloads one of the client’s documents as PDF. Audited. 404 if it isn’t theirs or wasn’t sent.',
  body: z.object({ kind: mailedDocument, number: line(40) }),
  answer: z.unknown(),
  answerKind: 'binary',
});

export const clientQuote = z.object({
  quote_id: answeredId,
  number: z.string(),
  version: z.number().int(),
  state: quotePageState,
  /** YYYY-MM-DD */
  sent_on: z.string(),
  valid_until: z.string(),
  /** The quote's page for answering; empty without an open link. */
  path: z.string(),
});
export type ClientQuote = z.infer<typeof clientQuote>;

export const listClientQuotes = defineCall({
  ...ofClient,
  method: 'GET',
  path: '/api/client/quotes',
  shows: ['quote'],
  summary: 'Lists the current quotes sent to the client, newest first.',
  answer: z.array(clientQuote),
});

export const printClientQuote = defineCall({
  ...ofClient,
  method: 'POST',
  path: '/api/client/quote-pdf',
  summary: 'Downloads one of the client’s quotes as PDF. Audited. 404 if it isn’t theirs.',
  body: z.object({ quote_id: id }),
  answer: z.unknown(),
  answerKind: 'binary',
});
