import { z } from 'zod';
import { companyBankInForce } from './bank-details.js';
import { defineCall } from './call.js';
import { mailedDocument } from './document-mail.js';
import { clientDocument, ourCompany } from './document-page.js';
import { ENQUIRY_TEXT_LENGTH } from './enquiries.js';
import { answeredId, done, id, line, madeId, money, pageSchema, paging, paragraph } from './fields.js';
import { quotePageState } from './quote-page.js';

/** Of the client of the session alone. */
const ofClient = { service: 'invoice', access: ['client'] } as const;

export const getClientPage = defineCall({
  ...ofClient,
  method: 'GET',
  path: '/api/client/page',
  shows: ['client', 'invoice', 'receivable'],
  summary:
    'Who has opened the client’s page, of which clients they are a contact, what is owed, and where it is paid to.',
  answer: z.object({
    client_id: answeredId,
    client_name: z.string(),
    contact_name: z.string(),
    /** All of whom the person is a contact. */
    clients: z.array(z.object({ client_id: answeredId, client_name: z.string() })),
    /** With GST. */
    open: money,
    overdue: money,
    /** Paid, and no invoice has taken it. */
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
    'Write to the office from the client’s page. The message is kept with the enquiries, under the contact’s name and address. The same `key` keeps it once. 429 for too many of one address.',
  body: z.object({ key: madeId, text: paragraph(ENQUIRY_TEXT_LENGTH) }),
  answer: done,
});

export const listClientDocuments = defineCall({
  ...ofClient,
  method: 'GET',
  path: '/api/client/documents',
  shows: ['invoice', 'receivable'],
  summary: 'The client’s invoices and adjustment notes that were sent, newest first.',
  query: z.object({ ...paging }),
  answer: pageSchema(clientDocument),
});

export const printClientDocument = defineCall({
  ...ofClient,
  method: 'POST',
  path: '/api/client/document-pdf',
  summary:
    'A document of the client as PDF; the audit log says so. 404 for another client’s, and for one that was not sent.',
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
  /** The page of the quote, where it can be answered; empty while no link to it is open. */
  path: z.string(),
});
export type ClientQuote = z.infer<typeof clientQuote>;

export const listClientQuotes = defineCall({
  ...ofClient,
  method: 'GET',
  path: '/api/client/quotes',
  shows: ['quote'],
  summary: 'The quotes that were sent to the client and not replaced, newest first.',
  answer: z.array(clientQuote),
});

export const printClientQuote = defineCall({
  ...ofClient,
  method: 'POST',
  path: '/api/client/quote-pdf',
  summary: 'A quote of the client as PDF; the audit log says so. 404 for another client’s.',
  body: z.object({ quote_id: id }),
  answer: z.unknown(),
  answerKind: 'binary',
});
