import { z } from 'zod';
import { companyBankInForce } from './bank-details.js';
import { defineCall } from './call.js';
import { mailedDocument } from './document-mail.js';
import { done, line, money } from './fields.js';

/** The page of one mailed document. The token is behind `#`: no server and no log gets it. */
export const DOCUMENT_PAGE = '/your-document';
/**
 * Days that a mailed link opens its document. Invoices are usually due within 30 days, and the last reminder follows 30
 * days later; afterwards the client's page has it.
 */
export const DOCUMENT_LINK_DAYS = 90;

const token = line(200);
const open = { service: 'invoice', access: 'public', method: 'POST' } as const;

export const ourCompany = z.object({ name: z.string(), abn: z.string(), telephone: z.string(), email: z.string() });
export type OurCompany = z.infer<typeof ourCompany>;

/** An invoice or adjustment note as the client sees it. */
export const clientDocument = z.object({
  kind: mailedDocument,
  number: z.string(),
  /** YYYY-MM-DD */
  issued_on: z.string(),
  /** Empty for a note, or if not stated. */
  due_on: z.string(),
  /** With GST; for a note its change of the invoice, negative for a decrease. */
  total: money,
  /** Amount owing; empty for a note, or if unknown. */
  open: z.union([z.literal(''), money]),
});
export type ClientDocument = z.infer<typeof clientDocument>;

export const documentPage = clientDocument.extend({
  to: z.string(),
  /** A newer version was issued, so this one is no longer shown. */
  replaced: z.boolean(),
  company: ourCompany,
  bank: companyBankInForce,
});
export type DocumentPage = z.infer<typeof documentPage>;

export const readDocumentPage = defineCall({
  ...open,
  path: '/api/your-document/read',
  summary:
    'Gets an emailed document by its link. Changes nothing. 404 if the link is wrong, expired or turned off, 429 after too many requests from one address.',
  body: z.object({ token }),
  answer: documentPage,
});

export const markDocumentOpened = defineCall({
  ...open,
  path: '/api/your-document/opened',
  summary:
    'Records that a person has viewed the document. The page sends it after a few visible seconds, so that link scanners don’t count.',
  body: z.object({ token }),
  answer: done,
});

export const readDocumentPdf = defineCall({
  ...open,
  path: '/api/your-document/pdf',
  summary: 'Downloads the PDF of an emailed document by its link. 404 if there is a newer version.',
  body: z.object({ token }),
  answer: z.unknown(),
  answerKind: 'binary',
});
