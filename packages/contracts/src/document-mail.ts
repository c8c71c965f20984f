import { z } from 'zod';
import { defineCall } from './call.js';
import { answeredId, email, id, line, madeId } from './fields.js';
import { MAX_REMINDER_INVOICES } from './reminders.js';

const desk = { service: 'invoice', access: ['admin'] } as const;

/**
 * Documents that can be mailed: invoice of a job and month, of a client and month, or an adjustment note of the latter.
 */
export const MAILED_DOCUMENTS = ['job-invoice', 'client-invoice', 'adjustment-note'] as const;
export const mailedDocument = z.enum(MAILED_DOCUMENTS);
export type MailedDocument = (typeof MAILED_DOCUMENTS)[number];

/**
 * `waiting`: retried until a mail server accepts it. `sent`: accepted by a mail server. `refused`: permanently.
 * `given-up`: not accepted for three days. `unsure`: the sender ended meanwhile; it is unknown whether it arrived.
 */
export const documentMailState = z.enum(['waiting', 'sent', 'refused', 'given-up', 'unsure']);
export type DocumentMailState = z.infer<typeof documentMailState>;

export const documentMail = z.object({
  id: answeredId,
  /** Version of the invoice; 1 for a note. */
  version: z.number().int(),
  to: z.string(),
  /** The office gets a copy after sending. */
  copied: z.boolean(),
  state: documentMailState,
  /** Reason for a failure, such as "550 5.1.1"; otherwise empty. */
  code: z.string(),
  asked_by: z.string(),
  /** ISO 8601 instants; the second is empty while it waits. */
  asked_at: z.string(),
  finished_at: z.string(),
});
export type DocumentMail = z.infer<typeof documentMail>;

const named = { kind: mailedDocument, number: line(40) };

const sending = z.object({
  /**
   * The client's billing email, otherwise that of the first contact for invoices; empty without a client or address.
   */
  to: z.string(),
  /** Nothing is sent until the GST rate is confirmed. */
  gst_confirmed: z.boolean(),
  /** ISO 8601 instant since when it is closed; empty before. */
  sent_at: z.string(),
  mails: z.array(documentMail),
});

export const listDocumentMail = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/list-document-mail',
  shows: ['invoice', 'client'],
  summary: 'Lists when and where a document was emailed, newest first, and its current recipient.',
  body: z.object(named),
  answer: sending,
});

export const sendDocument = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/send-document',
  changes: [{ topic: 'invoice', id: 'number' }],
  summary:
    'Emails a document as PDF, or resends it. An address that isn’t one of the client’s contacts needs a recent second factor. Only adjustment notes can change the document once a mail server accepts it. Idempotent by `key`, which is the message id. 409 while it is on its way to another address, while the GST rate isn’t confirmed, or if a newer version exists.',
  body: z.object({
    ...named,
    key: madeId.optional(),
    version: z.number().int().min(1),
    to: email,
  }),
  answer: documentMail,
});

export const markDocumentSent = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/mark-document-sent',
  changes: [{ topic: 'invoice', id: 'number' }],
  summary:
    'Marks a document as sent by post or in person. Only adjustment notes can change it afterwards. Idempotent. 409 if a newer version exists, the GST rate isn’t confirmed, or an email is on its way.',
  body: z.object({ ...named, version: z.number().int().min(1) }),
  answer: sending,
});

export const readMailedDocument = defineCall({
  method: 'POST',
  path: '/internal/mailed-documents',
  service: 'invoice',
  access: ['service'],
  callers: ['auth'],
  summary:
    'Gets the PDF of an outgoing email. 404 if there is no such message, or for an automatic reminder outside sending hours. 409 if a reminder no longer applies; it isn’t sent then.',
  /** `position` counts the documents of a reminder, from 0. */
  body: z.object({ id, position: z.number().int().min(0).max(MAX_REMINDER_INVOICES).default(0) }),
  answer: z.object({
    file_name: z.string(),
    /** The PDF in base64. */
    content: z.base64(),
    /** The position of the next document; missing after the last one. */
    next: z.number().int().optional(),
  }),
});
