import {
  INCIDENT_KINDS,
  type IncidentKind,
  type NoticeKind,
  type NoticeParameterName,
  type Role,
} from '@cleaning/contracts';
import { knownLanguage } from '../languages/known-language.js';
import { noticeWords, translatedLabel } from '../languages/notice-words.js';
import { oneLine } from '../mail/mail-rules.js';
import { accountEnding } from './account-text.js';
import { codesGuessedText, contactsChangedText } from './client-text.js';
import { complaintText } from './complaint-text.js';
import { documentAsked, documentCheck, documentDecided, documentExpiring } from './document-text.js';
import { enquiryText } from './enquiry-text.js';
import { newJobText } from './new-job-text.js';
import { passkeyCopied, passkeysChanged } from './passkey-text.js';
import { answeredQuoteText, waitingQuoteText } from './quote-text.js';
import { bankChangedText, bankProposedText, notRemindedText, remindersChangedText } from './receivable-text.js';
import { dayOf, type Given, noteOf, shiftChange, shiftText } from './shift-text.js';

/** Parameters as they were stored; a service of another version may leave some out. */
export type StoredParameters = Readonly<Record<string, string>>;

interface NoticeText {
  readonly title: string;
  readonly text: string;
  /** The page that it is about. */
  readonly path: string;
  /** What a mail lists below the text. */
  readonly lines?: readonly string[];
}

interface NoticeTexts<Name extends string> {
  /** In the list of choices. */
  readonly label: string;
  /** `linesOf` is for parameters of several lines. */
  readonly of: (given: Given<Name>, role: Role, linesOf: (name: Name) => readonly string[]) => NoticeText;
}

const myJobs = (role: Role): string => (role === 'admin' ? '/admin/my-jobs' : '/my-jobs');

/** Where it happened, when a place was named. */
const at = (job: string): string => (job === '' ? '' : ` at ${job}`);

/** A newer version may send other kinds. */
const incidentName = (kind: string): string => INCIDENT_KINDS[kind as IncidentKind] ?? 'A problem';

/** Parameters that are days, YYYY-MM-DD. */
const DAYS: ReadonlySet<string> = new Set(['date', 'from', 'until']);

/** All texts of notices. */
const TEXTS: { readonly [K in NoticeKind]: NoticeTexts<NoticeParameterName<K>> } = {
  verified: {
    label: 'Your account is verified',
    of: () => ({
      title: 'Your account is verified',
      text: 'You can ask for jobs and start work now.',
      path: '/dashboard',
    }),
  },
  refused: {
    label: 'Your account is not verified',
    of: (given) => ({
      title: 'Your account is not verified',
      text: `The office has not verified your account. The reason: “${given('reason')}”. You can correct it under Account, or call the office.`,
      path: '/account',
    }),
  },
  'account-ending': { label: 'Your account is deleted soon', of: accountEnding },
  'new-job': { label: 'There is a new job that you can ask for', of: newJobText },
  'request-accepted': {
    label: 'Your request for a job is accepted',
    of: (given, role) => ({
      title: 'Your request is accepted',
      text: `You are assigned to ${given('job')}.`,
      path: myJobs(role),
    }),
  },
  'request-rejected': {
    label: 'Your request for a job is rejected',
    of: (given, role) => ({
      title: 'Your request is rejected',
      text: `The office has not accepted your request for ${given('job')}.`,
      path: myJobs(role),
    }),
  },
  assigned: {
    label: 'You are assigned to a job',
    of: (given, role) => ({
      title: 'You have a new job',
      text: `The office has assigned you to ${given('job')}.`,
      path: myJobs(role),
    }),
  },
  'taken-off': {
    label: 'You are taken off a job',
    of: (given, role) => ({
      title: 'You are taken off a job',
      text: `You are not assigned to ${given('job')} any more.`,
      path: myJobs(role),
    }),
  },
  'document-asked': { label: 'The office asks for a document', of: documentAsked },
  'document-decided': { label: 'A document of yours is verified or refused', of: documentDecided },
  'document-expiring': { label: 'A document of yours ends', of: documentExpiring },
  'document-check': { label: 'A document of somebody is to be checked again', of: documentCheck },
  'hold-decided': {
    label: 'The office has decided about work that waited',
    of: (given, role) => {
      const decided = given('decision') === 'approved' ? 'approved' : 'not approved';
      return {
        title: `Work is ${decided}`,
        text: `Work of yours that waited for the office is ${decided}: ${given('work')}.${noteOf(given)}`,
        path: role === 'admin' ? '/admin/my-jobs' : '/dashboard',
      };
    },
  },
  'cover-offered': {
    label: 'A shift of somebody else is offered to you',
    of: (given, role) => ({
      title: 'You can take a shift',
      text: `The office looks for somebody: ${shiftText(given)}. The first to take it has it.`,
      path: myJobs(role),
    }),
  },
  'shift-changed': {
    label: 'A shift of yours is changed',
    of: (given, role) => {
      const { title, text } = shiftChange(given('change'));
      return { title, text: `${text(shiftText(given))}${noteOf(given)}`, path: myJobs(role) };
    },
  },
  'cover-taken': {
    label: 'Somebody has taken a shift that was offered',
    of: (given) => ({
      title: 'A shift is covered',
      text: `${given('person')} works for ${given('other')}: ${shiftText(given)}.`,
      path: '/admin/today',
    }),
  },
  'absence-reported': {
    label: 'Somebody cannot work',
    of: (given) => {
      const [from, until] = [dayOf(given('from')), dayOf(given('until'))];
      const days = from === until ? `On ${from}` : `From ${from} to ${until}`;
      return given('change') === 'withdrawn'
        ? {
            title: `${given('person')} can work after all`,
            text: `${days}. Covers stay as they are.`,
            path: '/admin/absences',
          }
        : {
            title: `${given('person')} cannot work`,
            text: `${days}. Shifts that need a cover: ${given('shifts')}.`,
            path: '/admin/absences',
          };
    },
  },
  late: {
    label: 'Somebody is late',
    of: (given) => ({
      title: `${given('person')} is late`,
      text: `The shift has not begun: ${shiftText(given)}.`,
      path: '/admin/today',
    }),
  },
  'injury-reported': {
    label: 'Somebody has reported an injury',
    of: (given) => ({
      title: 'An injury is reported',
      text: `${given('person')} has reported an injury${at(given('job'))}. Check now whether SafeWork SA must be notified.`,
      path: `/admin/incidents/${given('incident_id')}`,
    }),
  },
  'incident-reported': {
    label: 'Somebody has reported damage or another problem',
    of: (given) => ({
      title: `${incidentName(given('incident'))} is reported`,
      text: `${given('person')} has reported it${at(given('job'))}.`,
      path: `/admin/incidents/${given('incident_id')}`,
    }),
  },
  complaint: complaintText,
  'not-started': {
    label: 'A shift was not started',
    of: (given, role) =>
      role !== 'user'
        ? {
            title: `${given('person')} has not started`,
            text: `Please call, or find a cover: ${shiftText(given)}.`,
            path: '/admin/today',
          }
        : {
            title: 'You have not started your shift',
            text: `Please press Start, or call the office if you cannot come: ${shiftText(given)}.`,
            path: myJobs(role),
          },
  },
  'details-changed': {
    label: 'Your details were changed',
    of: (given, role) => {
      const held = given('held_until') === '' ? '' : ` Payments to the new account wait until ${given('held_until')}.`;
      return {
        title: 'Your details were changed',
        text: `The office has changed these details of yours: ${given('fields')}.${held} If you know nothing of it, please call the office at once.`,
        path: role === 'user' ? '/account' : '/admin/account',
      };
    },
  },
  'change-rejected': {
    label: 'A change of details that you asked for is rejected',
    of: (given) => ({
      title: 'Your details stay as they are',
      text: `The office has not changed what you asked for: ${given('fields')}. The reason: “${given('reason')}”.`,
      path: '/account',
    }),
  },
  'change-asked': {
    label: 'Somebody asks for a change of details',
    of: (given) => ({
      title: 'A change of details waits for you',
      text: `${given('person')} asks to change: ${given('fields')}.`,
      path: '/admin/detail-changes',
    }),
  },
  paid: {
    label: 'You are paid',
    of: (given, role) => ({
      title: 'You are paid',
      text: `${given('amount')} was paid to your account on ${given('day')}. Your documents: ${given('documents')}.`,
      path: role === 'admin' ? '/admin/my-jobs' : '/payments',
    }),
  },
  'payment-returned': {
    label: 'A payment to you came back',
    of: (given, role) => ({
      title: 'A payment to you came back',
      text: `The bank has sent ${given('amount')} of ${given('day')} back. Please look whether your bank details are right, and ask for a change when they are not. You are paid again with the next payments.`,
      path: role === 'user' ? '/account' : '/admin/account',
    }),
  },
  enquiry: {
    label: 'Somebody asks for a quote',
    of: (given, _, linesOf) => enquiryText(given, linesOf('places')),
  },
  'quote-answered': { label: 'A client answers a quote', of: answeredQuoteText },
  'quote-waiting': { label: 'A quote is not answered', of: waitingQuoteText },
  'reminder-not-sent': { label: 'A client could not be reminded', of: notRemindedText },
  'bank-details-changed': { label: 'The bank details on invoices have changed', of: bankChangedText },
  'bank-details-proposed': { label: 'New bank details need approval', of: bankProposedText },
  'reminders-changed': { label: 'Payment reminders were changed', of: remindersChangedText },
  'client-contacts-changed': { label: 'A client’s contacts were changed', of: contactsChangedText },
  'client-codes-guessed': { label: 'Someone is guessing a client’s codes', of: codesGuessedText },
  'new-admin': {
    label: 'A new administrator',
    of: (given) => ({
      title: 'There is a new administrator',
      text: `${given('by')} has invited ${given('admin')} as an administrator.`,
      path: '/admin/admins',
    }),
  },
  'new-device': {
    label: 'A login from a new device',
    of: (given, role) => ({
      title: 'Login from a new device',
      text:
        `Somebody has logged in to your account from a device that was not used before: ${given('device')}, on ${given('at')}. ` +
        'If it was you, there is nothing to do. If not, please change your password at once, which ends all other sessions, or call the office.',
      path: { admin: '/admin', supervisor: '/admin/account', user: '/account' }[role],
    }),
  },
  'passkeys-changed': { label: 'A passkey was added or removed', of: passkeysChanged },
  'passkey-copied': { label: 'A passkey may have been copied', of: passkeyCopied },
};

export const noticeLabel = (kind: NoticeKind, language: string = 'en'): string =>
  translatedLabel(kind, knownLanguage(language)) ?? TEXTS[kind].label;

/** Who reads a notice. The desk reads English, whatever a service of another version has stored. */
interface Reader {
  readonly role: Role;
  readonly language: string;
}

/** The text of a notice for a person. Parameters become one line each. */
export function noticeText(kind: NoticeKind, parameters: StoredParameters, { role, language }: Reader): NoticeText {
  const { of }: NoticeTexts<string> = TEXTS[kind];
  const given = (name: string) => oneLine(parameters[name] ?? '');
  const english = of(given, role, (name) => (parameters[name] ?? '').split('\n').filter(Boolean).map(oneLine));
  if (role !== 'user') return english;
  const words = noticeWords(kind, knownLanguage(language), (name) => {
    if (name === 'shift') return shiftText(given);
    return DAYS.has(name) ? dayOf(given(name)) : given(name);
  });
  return { ...english, ...words };
}
