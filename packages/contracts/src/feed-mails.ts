import { z } from 'zod';
import { ENQUIRY_TEXT_LENGTH } from './enquiries.js';
import { email, line, optionalLine } from './fields.js';
import { QUOTE_TEXT_LENGTH } from './quotes.js';

const uuid = z.uuid();
const addressee = z.object({ name: line(120), address: email });

/** Entities of the change feed that svc-auth makes mails of. */
export const mailStates = {
  /**
   * A message to somebody who has asked for a quote, by the id of the enquiry or of the answer: `received` says that it has arrived and
   * repeats nothing that was typed, `answer` is the office's own text.
   */
  'enquiry-mail': z.object({
    kind: z.enum(['received', 'answer']),
    to: addressee,
    subject: optionalLine(120),
    /** One line each. */
    lines: z.array(optionalLine(ENQUIRY_TEXT_LENGTH)),
    /** Working days until the answer, of `received`. Missing of `answer`. */
    days: z.number().int().optional(),
    at: z.iso.datetime(),
  }),
  /** A mail that tells a client that their complaint is acknowledged, by the complaint's id. It repeats nothing that was typed. */
  'complaint-mail': z.object({ to: addressee, number: z.number().int(), place: line(200), at: z.iso.datetime() }),
  /**
   * A mail about a quote to the client, by its own id: `sent` brings the quote with its link, `accepted` confirms that it was accepted. The
   * quote's PDF is attached. `lines` are the office's words, one line each.
   */
  'quote-mail': z.object({
    kind: z.enum(['sent', 'accepted']),
    quote_id: uuid,
    number: line(40),
    to: addressee,
    subject: optionalLine(120),
    lines: z.array(optionalLine(QUOTE_TEXT_LENGTH)),
    /** The page of the quote. */
    path: line(300),
    at: z.iso.datetime(),
  }),
  /** A code and a link for the client's page that are to be mailed, by the id of the request; null when it is used or over. */
  'client-code': z.object({
    to: addressee,
    code: z.string().regex(/^\d{6}$/),
    /** The page with the link behind the number sign; services of the version before name none. */
    path: line(300).optional(),
    /** ISO 8601; it is not sent later. */
    until: z.iso.datetime(),
  }),
} as const;
