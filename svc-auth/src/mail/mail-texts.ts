import {
  CLIENT_CODE_MINUTES,
  FIRST_PROOF,
  INVITATION_DAYS,
  type Language,
  RESET_LINK_MINUTES,
  workingDays,
} from '@cleaning/contracts';
import { inLanguage } from '../languages/mail-words.js';
import { oneLine } from './mail-rules.js';
import type { MailText } from './mail-text.js';

/** The parameters of each kind of message. All are texts or lists of lines; times are in business time. */
export interface MailParameters {
  test: { name: string };
  'reset-password': { name: string; path: string };
  'password-changed': { name: string };
  /** To an address that a visitor has typed, which may be somebody else's: nothing of theirs is in it. */
  'confirm-email': { name: ''; path: string };
  'link-made': { name: string; admin: string };
  /**
   * `unsubscribe`: a path of the site; empty where the kind is always mailed. `documents`: numbers of documents of a payment, which are
   * attached; missing without any, and in messages of an earlier version. `lines`: a list below the text, likewise.
   */
  notice: {
    name: string;
    title: string;
    text: string;
    path: string;
    unsubscribe: string;
    documents?: readonly string[];
    lines?: readonly string[];
  };
  /** `as`: missing for an administrator. */
  invitation: { name: string; admin: string; path: string; as?: string };
  /** To an address that a visitor has typed, which may be somebody else's: nothing of theirs is in it. Parameters are of earlier versions. */
  'enquiry-received': { name: string; lines: readonly string[]; days?: number | undefined };
  /** The office's own words, with the quote. `documents`: its number, while it can be attached. */
  'quote-sent': {
    quote_id: string;
    subject: string;
    lines: readonly string[];
    path: string;
    documents: readonly string[];
  };
  'quote-accepted': {
    quote_id: string;
    name: string;
    number: string;
    path: string;
    documents: readonly string[];
  };
  /** The office's own words. */
  'enquiry-answer': { name: string; subject: string; lines: readonly string[] };
  /** To a client whose complaint the office has acknowledged. Nothing of what they have said is in it. */
  'complaint-acknowledged': { name: string; number: string; place: string };
  /**
   * svc-invoice's words; `mail` is the id by which it gives the PDF. The office gets a copy once it is sent if `copy` is not empty. `path` is
   * the page of the document; messages of earlier versions have none.
   */
  document: { name: string; subject: string; lines: readonly string[]; mail: string; copy: string; path?: string };
  'client-code': { name: string; code: string };
}
export type MailKind = keyof MailParameters;

/** Said below the link to a document. */
const ONE_DOCUMENT = 'The link opens this document only, for whoever has it.';

/** Nobody is named whose address is not confirmed. */
const hello = (name: string): string => (name === '' ? 'Hello,' : `Hello ${name},`);

const TEXTS: { readonly [Kind in MailKind]: (given: MailParameters[Kind]) => MailText } = {
  test: ({ name }) => ({
    subject: 'Test message',
    paragraphs: [`Hello ${name},`, 'this message shows that mail works. There is nothing to do.'],
  }),
  'reset-password': ({ name, path }) => ({
    subject: 'Choose a new password',
    paragraphs: [
      hello(name),
      `somebody, most likely you, has asked for a new password. This link works once, for ${RESET_LINK_MINUTES} minutes.`,
    ],
    action: { label: 'Choose a new password', path },
    closing: ['If it was not you, there is nothing to do: your password stays as it is.'],
  }),
  'password-changed': ({ name }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      hello(name),
      'your password was changed with a link, and you were logged out everywhere. If it was not you, please call the office at once.',
    ],
  }),
  'confirm-email': ({ path }) => ({
    subject: 'Confirm your e-mail address',
    paragraphs: [
      hello(''),
      `please confirm that this is your e-mail address. The link works once, for ${RESET_LINK_MINUTES} minutes; you get another one under Account.`,
    ],
    action: { label: 'Confirm', path },
    closing: ['If you have not registered with us, there is nothing to do.'],
  }),
  'link-made': ({ name, admin }) => ({
    subject: 'A link for a new password was made for you',
    paragraphs: [
      hello(name),
      `${admin} of the office has made a link with which a new password for your account can be chosen. If you know nothing of it, please call the office at once.`,
    ],
  }),
  notice: ({ name, title, text, path, unsubscribe, documents = [], lines = [] }) => ({
    subject: title,
    paragraphs: [hello(name), text, ...lines, ...(documents.length > 0 ? ['They are attached as PDF.'] : [])],
    action: { label: 'Open', path },
    ...(unsubscribe === '' ? {} : { unsubscribe }),
  }),
  invitation: ({ name, admin, path, as }) => ({
    subject: as === 'supervisor' ? 'You are invited as a supervisor' : 'You are invited as an administrator',
    paragraphs: [
      `Hello ${name},`,
      `${admin} invites you to ${as === 'supervisor' ? 'look after your places in the software' : "the office's part of the software"}. Choose a password to begin. This link works once, for ${INVITATION_DAYS} days.`,
    ],
    action: { label: 'Choose a password', path },
  }),
  'enquiry-received': ({ days = FIRST_PROOF.promise_days }) => ({
    subject: 'We have your request for a quote',
    paragraphs: ['Hello,', `thank you for your request on our website. We answer within ${workingDays(days)}.`],
    closing: [
      'Do you want to add or correct something? Please answer this message. If you have not asked us for a quote, somebody has typed your address by mistake, and there is nothing to do.',
    ],
  }),
  'quote-sent': ({ subject, lines, path, documents }) => ({
    subject,
    paragraphs: [
      ...lines.filter((line) => line !== ''),
      ...(documents.length > 0 ? ['The quote is attached as PDF.'] : []),
    ],
    action: { label: 'Look at the quote', path },
    closing: ['On this page you can accept or decline it. Whoever has the link can do so: please do not pass it on.'],
  }),
  'quote-accepted': ({ name, number, path, documents }) => ({
    subject: `You have accepted our quote ${number}`,
    paragraphs: [
      `Hello ${name},`,
      `thank you for accepting our quote ${number}. We will contact you about the first visit.`,
      ...(documents.length > 0 ? ['The quote as you have accepted it is attached as PDF.'] : []),
    ],
    action: { label: 'Look at the quote', path },
    closing: ['If you have not accepted it, please call us at once.'],
  }),
  'enquiry-answer': ({ subject, lines }) => ({ subject, paragraphs: lines.filter((line) => line !== '') }),
  'complaint-acknowledged': ({ name, number, place }) => ({
    subject: `We are looking after your complaint ${number}`,
    paragraphs: [
      `Hello ${name},`,
      `thank you for telling us about the cleaning at ${place}. Your complaint has the number ${number}. We are looking after it and will contact you about what we do to put it right.`,
    ],
    closing: ['Do you want to add something? Please answer this message.'],
  }),
  document: ({ subject, lines, path }) => ({
    subject,
    paragraphs: lines,
    ...(path ? { action: { label: 'Open it on our website', path }, closing: [ONE_DOCUMENT] } : {}),
  }),
  'client-code': ({ name, code }) => ({
    subject: 'Your code for our page',
    paragraphs: [
      `Hello ${name},`,
      `your code for our page with your visits and invoices is ${code}. It is valid for ${CLIENT_CODE_MINUTES} minutes, once.`,
      'We never ask for this code by telephone or mail. If you have not asked for it, there is nothing to do.',
    ],
  }),
};

type Words = string | readonly string[];

const cleaned = (value: Words): Words => (typeof value === 'string' ? oneLine(value) : value.map(oneLine));

/** The text of a message in a person's language. Parameters lose control characters, so that none of them starts a new line or header. */
export function mailText<Kind extends MailKind>(
  kind: Kind,
  parameters: MailParameters[Kind],
  language: Language = 'en',
): MailText {
  const given = Object.entries(parameters as Record<string, Words | number>);
  const isWords = (entry: [string, Words | number]): entry is [string, Words] => typeof entry[1] !== 'number';
  const words = Object.fromEntries(given.filter(isWords).map(([name, value]) => [name, cleaned(value)]));
  return inLanguage(kind, words, TEXTS[kind]({ ...parameters, ...words }), language);
}

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(TEXTS, kind);
