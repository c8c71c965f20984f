import {
  CLIENT_CODE_MINUTES,
  CONTRACTOR_INVITATION_DAYS,
  FIRST_PROOF,
  formatBusinessDays,
  INVITATION_DAYS,
  type Language,
  RESET_LINK_MINUTES,
} from '@cleaning/contracts';
import type { I18n } from '@lingui/core';
import { getTranslation } from '../languages/translations.js';
import { toOneLine } from './mail-rules.js';
import type { MailText } from './mail-text.js';

/** The parameters of each kind of message. All are texts or lists of lines; times are in business time. */
export interface MailParameters {
  test: { name: string };
  'reset-password': { name: string; path: string };
  'password-changed': { name: string };
  /** To an address typed by a visitor, which may be somebody else's: contains none of their input. */
  'confirm-email': { name: ''; path: string };
  'link-made': { name: string; admin: string };
  /**
   * `unsubscribe`: a path of the site; empty for kinds that are always mailed. `documents`: numbers of attached payment
   * documents; missing without any. `lines`: a list below the text, also optional.
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
  'contractor-invitation': { name: string; path: string };
  /** To an address typed by a visitor, which may be somebody else's: contains none of their input. */
  'enquiry-received': { days?: number };
  /** Written by the office, with the quote. `documents`: its number, if it can be attached. */
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
  /** Written by the office. */
  'enquiry-answer': { subject: string; lines: readonly string[] };
  /** To a client whose complaint the office acknowledged. Contains none of what they wrote. */
  'complaint-acknowledged': { name: string; number: string; place: string };
  /**
   * Text from svc-invoice; `mail` is the id for fetching the PDF. If `copy` isn't empty, the office gets a copy after
   * sending. `path`: the document's page, if the message links to it.
   */
  document: { name: string; subject: string; lines: readonly string[]; mail: string; copy: string; path?: string };
  /** `path`: the page with the link; messages of 1.9.0 have none. */
  'client-code': { name: string; code: string; path?: string };
}
export type MailKind = keyof MailParameters;

/** Below the link to a document. */
const DOCUMENT_LINK_NOTE = 'Anyone with this link can open this document, and nothing else.';

/** No name before the address is confirmed. */
const formatGreeting = (name: string, i18n: I18n): string =>
  name === '' ? i18n._('mails.greeting') : i18n._('mails.hello', { name });

/** Texts for sub-contractors are in their language. The rest is written by the office, or for clients and the desk. */
const TEXTS: { readonly [Kind in MailKind]: (given: MailParameters[Kind], i18n: I18n) => MailText } = {
  test: ({ name }) => ({
    subject: 'Test email',
    paragraphs: [`Hello ${name},`, 'This is a test. Your mail server works, and you don’t need to do anything.'],
  }),
  'reset-password': ({ name, path }, i18n) => ({
    subject: i18n._('mails.reset-password.subject'),
    paragraphs: [formatGreeting(name, i18n), i18n._('mails.reset-password.text', { minutes: RESET_LINK_MINUTES })],
    action: { label: i18n._('mails.reset-password.action'), path },
    closing: [i18n._('mails.reset-password.closing')],
  }),
  'password-changed': ({ name }, i18n) => ({
    subject: i18n._('mails.password-changed.subject'),
    paragraphs: [formatGreeting(name, i18n), i18n._('mails.password-changed.text')],
  }),
  'confirm-email': ({ path }, i18n) => ({
    subject: i18n._('mails.confirm-email.subject'),
    paragraphs: [formatGreeting('', i18n), i18n._('mails.confirm-email.text', { minutes: RESET_LINK_MINUTES })],
    action: { label: i18n._('mails.confirm-email.action'), path },
    closing: [i18n._('mails.confirm-email.closing')],
  }),
  'link-made': ({ name, admin }, i18n) => ({
    subject: i18n._('mails.link-made.subject'),
    paragraphs: [formatGreeting(name, i18n), i18n._('mails.link-made.text', { admin })],
  }),
  notice: ({ name, title, text, path, unsubscribe, documents = [], lines = [] }, i18n) => ({
    subject: title,
    paragraphs: [
      formatGreeting(name, i18n),
      text,
      ...lines,
      ...(documents.length > 0 ? [i18n._('mails.attached', { count: documents.length })] : []),
    ],
    action: { label: i18n._('mails.open'), path },
    ...(unsubscribe === '' ? {} : { unsubscribe }),
  }),
  invitation: ({ name, admin, path, as }) => ({
    subject: as === 'supervisor' ? 'You’re invited as a supervisor' : 'You’re invited as an admin',
    paragraphs: [
      `Hello ${name},`,
      `${admin} has invited you as ${as === 'supervisor' ? 'a supervisor' : 'an admin'}. Choose a password to get started. This link works once and expires in ${INVITATION_DAYS} days.`,
    ],
    action: { label: 'Choose a password', path },
  }),
  'contractor-invitation': ({ name, path }) => ({
    subject: 'Register as a sub-contractor',
    paragraphs: [
      `Hello ${name},`,
      `We’d like you to work with us as a sub-contractor. Register with your details and documents, and we’ll let you know once you’re verified. This link expires in ${CONTRACTOR_INVITATION_DAYS} days.`,
    ],
    action: { label: 'Register', path },
    closing: ['If you weren’t expecting this, ignore this email.'],
  }),
  'enquiry-received': ({ days = FIRST_PROOF.promise_days }) => ({
    subject: 'We’ve received your quote request',
    paragraphs: [
      'Hello,',
      `Thanks for your request on our website. We’ll send you a quote${days === 0 ? '' : ` within ${formatBusinessDays(days)}`}.`,
    ],
    closing: [
      'Need to add or correct something? Just reply to this email. If you didn’t ask us for a quote, someone entered your address by mistake. You can ignore this email.',
    ],
  }),
  'quote-sent': ({ subject, lines, path, documents }) => ({
    subject,
    paragraphs: [
      ...lines.filter((line) => line !== ''),
      ...(documents.length > 0 ? ['The quote is attached as a PDF.'] : []),
    ],
    action: { label: 'View the quote', path },
    closing: ['You can accept or decline it online. Anyone with the link can, so please don’t forward this email.'],
  }),
  'quote-accepted': ({ name, number, path, documents }) => ({
    subject: `You accepted our quote ${number}`,
    paragraphs: [
      `Hello ${name},`,
      `Thanks for accepting our quote ${number}. We’ll be in touch about the first visit.`,
      ...(documents.length > 0 ? ['The quote you accepted is attached as a PDF.'] : []),
    ],
    action: { label: 'View the quote', path },
    closing: ['If you didn’t accept it, please call us now.'],
  }),
  'enquiry-answer': ({ subject, lines }) => ({ subject, paragraphs: lines.filter((line) => line !== '') }),
  'complaint-acknowledged': ({ name, number, place }) => ({
    subject: `We’re looking into your report ${number}`,
    paragraphs: [
      `Hello ${name},`,
      `Thanks for telling us about the cleaning at ${place}. Your report number is ${number}. We’ll be in touch about how we’ll fix it.`,
    ],
    closing: ['Anything to add? Just reply to this email.'],
  }),
  document: ({ subject, lines, path }) => ({
    subject,
    paragraphs: lines,
    ...(path ? { action: { label: 'View online', path }, closing: [DOCUMENT_LINK_NOTE] } : {}),
  }),
  'client-code': ({ name, code, path }) => ({
    subject: 'Your code for our client page',
    paragraphs: [
      `Hello ${name},`,
      `Your code for our client page is ${code}. Enter it in the browser you asked from. It works once, for ${CLIENT_CODE_MINUTES} minutes.`,
      ...(path ? ['Or open the page with this link. It works in any browser.'] : []),
    ],
    ...(path ? { action: { label: 'Open the client page', path } } : {}),
    closing: [
      'We’ll never ask you for the code or the link by phone or email. If you didn’t request them, ignore this email: nobody can open the page without them.',
    ],
  }),
};

type Words = string | readonly string[];

const cleanWords = (value: Words): Words => (typeof value === 'string' ? toOneLine(value) : value.map(toOneLine));

/**
 * A message's text in a person's language. Removes control characters from parameters, so that none starts a new line
 * or header.
 */
export function buildMailText<Kind extends MailKind>(
  kind: Kind,
  parameters: MailParameters[Kind],
  language: Language = 'en',
): MailText {
  const given = Object.entries(parameters as Record<string, Words | number>);
  const isWords = (entry: [string, Words | number]): entry is [string, Words] => typeof entry[1] !== 'number';
  const words = Object.fromEntries(given.filter(isWords).map(([name, value]) => [name, cleanWords(value)]));
  return TEXTS[kind]({ ...parameters, ...words }, getTranslation(language));
}

export const isMailKind = (kind: string): kind is MailKind => Object.hasOwn(TEXTS, kind);

export interface MailFoot {
  readonly language: Language;
  readonly answers: string;
  readonly unsubscribe: string;
}

/** Footer of every message. */
export function buildMailFoot(language: Language): MailFoot {
  const i18n = getTranslation(language);
  return { language, answers: i18n._('mails.answers'), unsubscribe: i18n._('mails.unsubscribe') };
}
