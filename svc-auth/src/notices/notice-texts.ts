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
const incidentName = (kind: string): string => INCIDENT_KINDS[kind as IncidentKind] ?? 'Problem';

/** Parameters that are days, YYYY-MM-DD. */
const DAYS: ReadonlySet<string> = new Set(['date', 'from', 'until']);

/** All texts of notices. */
const TEXTS: { readonly [K in NoticeKind]: NoticeTexts<NoticeParameterName<K>> } = {
  verified: {
    label: 'Your account is verified',
    of: () => ({
      title: 'Your account is verified',
      text: 'You can now request jobs and start work.',
      path: '/dashboard',
    }),
  },
  refused: {
    label: 'Your account wasn’t verified',
    of: (given) => ({
      title: 'Your account wasn’t verified',
      text: `The office didn’t verify your account. Reason: “${given('reason')}”. Correct it under Account, or call the office.`,
      path: '/account',
    }),
  },
  'account-ending': { label: 'Your account will be deleted soon', of: accountEnding },
  'new-job': { label: 'New jobs you can request', of: newJobText },
  'request-accepted': {
    label: 'Your job request is accepted',
    of: (given, role) => ({
      title: 'Your request is accepted',
      text: `You’re now assigned to ${given('job')}.`,
      path: myJobs(role),
    }),
  },
  'request-rejected': {
    label: 'Your job request is rejected',
    of: (given, role) => ({
      title: 'Your request is rejected',
      text: `The office didn’t accept your request for ${given('job')}.`,
      path: myJobs(role),
    }),
  },
  assigned: {
    label: 'You’re assigned to a job',
    of: (given, role) => ({
      title: 'You have a new job',
      text: `The office assigned you to ${given('job')}.`,
      path: myJobs(role),
    }),
  },
  'taken-off': {
    label: 'You’re taken off a job',
    of: (given, role) => ({
      title: 'You’ve been taken off a job',
      text: `You’re no longer assigned to ${given('job')}.`,
      path: myJobs(role),
    }),
  },
  'document-asked': { label: 'The office needs a document', of: documentAsked },
  'document-decided': { label: 'Your document is checked', of: documentDecided },
  'document-expiring': { label: 'Your document is expiring', of: documentExpiring },
  'document-check': { label: 'A document needs rechecking', of: documentCheck },
  'hold-decided': {
    label: 'Decisions on your work on hold',
    of: (given, role) => {
      const decided = given('decision') === 'approved' ? 'was approved' : 'wasn’t approved';
      return {
        title: `Your work ${decided}`,
        text: `Your work on hold ${decided}: ${given('work')}.${noteOf(given)}`,
        path: role === 'admin' ? '/admin/my-jobs' : '/dashboard',
      };
    },
  },
  'cover-offered': {
    label: 'A shift you can cover',
    of: (given, role) => ({
      title: 'A shift you can cover',
      text: `The office needs cover: ${shiftText(given)}. The first to accept gets it.`,
      path: myJobs(role),
    }),
  },
  'shift-changed': {
    label: 'Your shift changes',
    of: (given, role) => {
      const { title, text } = shiftChange(given('change'));
      return { title, text: `${text(shiftText(given))}${noteOf(given)}`, path: myJobs(role) };
    },
  },
  'cover-taken': {
    label: 'Someone takes a shift that needed cover',
    of: (given) => ({
      title: 'Shift covered',
      text: `${given('person')} is covering for ${given('other')}: ${shiftText(given)}.`,
      path: '/admin/today',
    }),
  },
  'absence-reported': {
    label: 'Someone is unavailable',
    of: (given) => {
      const [from, until] = [dayOf(given('from')), dayOf(given('until'))];
      const days = from === until ? `On ${from}` : `From ${from} to ${until}`;
      return given('change') === 'withdrawn'
        ? {
            title: `${given('person')} is available after all`,
            text: `${days}. Cover already arranged stays in place.`,
            path: '/admin/absences',
          }
        : {
            title: `${given('person')} is unavailable`,
            text: `${days}. Shifts to cover: ${given('shifts')}.`,
            path: '/admin/absences',
          };
    },
  },
  late: {
    label: 'Someone is late',
    of: (given) => ({
      title: `${given('person')} is late`,
      text: `The shift hasn’t been started: ${shiftText(given)}.`,
      path: '/admin/today',
    }),
  },
  'injury-reported': {
    label: 'Injury reported',
    of: (given) => ({
      title: 'Injury reported',
      text: `${given('person')} reported an injury${at(given('job'))}. Check now whether you must notify SafeWork SA.`,
      path: `/admin/incidents/${given('incident_id')}`,
    }),
  },
  'incident-reported': {
    label: 'Damage or another problem reported',
    of: (given) => ({
      title: `${incidentName(given('incident'))} reported`,
      text: `${given('person')} reported it${at(given('job'))}.`,
      path: `/admin/incidents/${given('incident_id')}`,
    }),
  },
  complaint: complaintText,
  'not-started': {
    label: 'A shift wasn’t started',
    of: (given, role) =>
      role !== 'user'
        ? {
            title: `${given('person')} hasn’t started`,
            text: `Call them or find cover: ${shiftText(given)}.`,
            path: '/admin/today',
          }
        : {
            title: 'You haven’t started your shift',
            text: `Press Start, or call the office if you can’t make it: ${shiftText(given)}.`,
            path: myJobs(role),
          },
  },
  'details-changed': {
    label: 'Your details were changed',
    of: (given, role) => {
      const held =
        given('held_until') === '' ? '' : ` Payments to the new account are on hold until ${given('held_until')}.`;
      return {
        title: 'Your details were changed',
        text: `The office changed these details: ${given('fields')}.${held} If you didn’t expect this, call the office now.`,
        path: role === 'user' ? '/account' : '/admin/account',
      };
    },
  },
  'change-rejected': {
    label: 'Your detail change request is rejected',
    of: (given) => ({
      title: 'Your details weren’t changed',
      text: `The office rejected your request to change: ${given('fields')}. Reason: “${given('reason')}”.`,
      path: '/account',
    }),
  },
  'change-asked': {
    label: 'Detail change requests',
    of: (given) => ({
      title: 'New detail change request',
      text: `${given('person')} wants to change: ${given('fields')}.`,
      path: '/admin/detail-changes',
    }),
  },
  paid: {
    label: 'You’re paid',
    of: (given, role) => ({
      title: 'You’ve been paid',
      text: `We paid ${given('amount')} into your account on ${given('day')}. Your documents: ${given('documents')}.`,
      path: role === 'admin' ? '/admin/my-jobs' : '/payments',
    }),
  },
  'payment-returned': {
    label: 'A payment to you is returned',
    of: (given, role) => ({
      title: 'A payment to you was returned',
      text: `The bank returned your payment of ${given('amount')} from ${given('day')}. Check your bank details, and request a change if they’re wrong. We’ll pay you again in the next pay run.`,
      path: role === 'user' ? '/account' : '/admin/account',
    }),
  },
  enquiry: {
    label: 'Quote requests and website messages',
    of: (given, _, linesOf) => enquiryText(given, linesOf('places')),
  },
  'quote-answered': { label: 'Quote accepted or declined', of: answeredQuoteText },
  'quote-waiting': { label: 'Quote not answered', of: waitingQuoteText },
  'reminder-not-sent': { label: 'Payment reminder not sent', of: notRemindedText },
  'bank-details-changed': { label: 'Bank details on invoices changed', of: bankChangedText },
  'bank-details-proposed': { label: 'New bank details need approval', of: bankProposedText },
  'reminders-changed': { label: 'Payment reminders changed', of: remindersChangedText },
  'client-contacts-changed': { label: 'Client contacts changed', of: contactsChangedText },
  'client-codes-guessed': { label: 'Someone is guessing client codes', of: codesGuessedText },
  'new-admin': {
    label: 'New administrator',
    of: (given) => ({
      title: 'New administrator',
      text: `${given('by')} invited ${given('admin')} as an administrator.`,
      path: '/admin/admins',
    }),
  },
  'new-device': {
    label: 'Login from a new device',
    of: (given, role) => ({
      title: 'Login from a new device',
      text:
        `Someone logged in to your account from a new device: ${given('device')}, on ${given('at')}. ` +
        'If it was you, you don’t need to do anything. If not, change your password now, which ends all other sessions, or call the office.',
      path: { admin: '/admin', supervisor: '/admin/account', user: '/account' }[role],
    }),
  },
  'passkeys-changed': { label: 'Passkey added or removed', of: passkeysChanged },
  'passkey-copied': { label: 'Passkey may have been copied', of: passkeyCopied },
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
