import { z } from 'zod';
import { ENQUIRY_TEXT_LENGTH } from './enquiries.js';
import { email, line, optionalLine } from './fields.js';
import { QUOTE_TEXT_LENGTH } from './quotes.js';

/** A kind of mail with its parameters. */
const defineMailKind = <Kind extends string, Parameters extends z.ZodType>(kind: Kind, parameters: Parameters) =>
  z.object({
    kind: z.literal(kind),
    /** The name is empty if unconfirmed. */
    to: z.object({ name: optionalLine(120), address: email }),
    parameters,
    /** When the mail was requested. */
    at: z.iso.datetime(),
  });

/** The PDF of a quote, by the quote's id (`readQuoteDocument`). */
const quoteAttachment = z.object({ quote_id: z.uuid() });

/**
 * A mail of another service, by its own id, sent once by svc-auth. It has no state once it should no longer be sent,
 * such as with a used code. The texts are in svc-auth.
 */
export const outgoingMail = z.discriminatedUnion('kind', [
  /**
   * Confirms a quote request, repeating nothing that was typed. `days`: working days until the response; 0 promises
   * none.
   */
  defineMailKind('enquiry-received', z.object({ days: z.number().int() })),
  /** The office's response to an enquiry, one item a line. */
  defineMailKind(
    'enquiry-answer',
    z.object({ subject: optionalLine(120), lines: z.array(optionalLine(ENQUIRY_TEXT_LENGTH)) }),
  ),
  /** Acknowledges a client's complaint with its number and place, repeating nothing that was typed. */
  defineMailKind('complaint-acknowledged', z.object({ number: z.number().int(), place: line(200) })),
  /** A quote with its page, in the office's words, one line each. */
  defineMailKind(
    'quote-sent',
    z.object({
      number: line(40),
      subject: optionalLine(120),
      lines: z.array(optionalLine(QUOTE_TEXT_LENGTH)),
      path: line(300),
    }),
  ).extend({ attachment: quoteAttachment }),
  /** Confirms to the client that a quote was accepted; `path` is its page. */
  defineMailKind('quote-accepted', z.object({ number: line(40), path: line(300) })).extend({
    attachment: quoteAttachment,
  }),
  /**
   * An invoice, an adjustment note or a reminder. Its PDFs are read by the mail's id (`readMailedDocument`), and
   * `mail-result` reports its result.
   */
  defineMailKind(
    'document',
    z.object({
      subject: line(200),
      /** One paragraph each. */
      lines: z.array(line(500)),
      /** The page of the document, where the message names it. */
      path: optionalLine(300).optional(),
      /** The office gets a copy after sending. */
      copy: z.boolean(),
    }),
  ),
  /** A code for the client's page, by the id of the request. */
  defineMailKind(
    'client-code',
    z.object({
      code: z.string().regex(/^\d{6}$/),
      /** The page with the link behind the number sign. */
      path: line(300),
      /** ISO 8601; it is not sent later. */
      until: z.iso.datetime(),
    }),
  ),
]);
export type OutgoingMail = z.infer<typeof outgoingMail>;

/** Result of a `document` mail. `code` such as "550 5.1.1", or empty. */
export const mailResult = z.object({
  state: z.enum(['sent', 'refused', 'given-up', 'unsure']),
  code: optionalLine(60),
  at: z.iso.datetime(),
});
