import {
  INCIDENT_KINDS,
  type IncidentKind,
  type NoticeKind,
  type NoticeParameterName,
  type Role,
} from '@cleaning/contracts';
import type { I18n } from '@lingui/core';
import { formatNoticeDay } from '../languages/dates.js';
import { findKnownLanguage } from '../languages/known-language.js';
import { getTranslation } from '../languages/translations.js';
import { toOneLine } from '../mail/mail-rules.js';
import { describeEndingAccount } from './account-text.js';
import { describeChangedContacts, describeGuessedCodes } from './client-text.js';
import { complaintText } from './complaint-text.js';
import { describeChangedDetails, describeRejectedChange } from './detail-text.js';
import { describeNewDevice } from './device-text.js';
import {
  describeDocumentCheck,
  describeDocumentDecision,
  describeDocumentRequest,
  describeExpiringDocument,
} from './document-text.js';
import { describeEnquiry } from './enquiry-text.js';
import { describeHoldDecision } from './hold-text.js';
import { describeChangedIdentities } from './identity-text.js';
import { describeNewMessage } from './message-text.js';
import { describeNewJob } from './new-job-text.js';
import { describeChangedPasskeys, describeCopiedPasskey } from './passkey-text.js';
import { describePayment, describeReturnedPayment } from './payment-text.js';
import { describeAnsweredQuote, describeWaitingQuote } from './quote-text.js';
import {
  describeChangedBank,
  describeChangedReminders,
  describeFailedReminder,
  describeProposedBank,
} from './receivable-text.js';
import { describeChangedShift, formatShift, getMyJobsPath, type ParameterReader } from './shift-text.js';
import { describeSupplyDecision, supplyRequestTexts } from './supply-text.js';

/** Parameters as they were stored; a service of another version may leave some out. */
export type StoredParameters = Readonly<Record<string, string>>;

interface NoticeText {
  readonly title: string;
  readonly text: string;
  /** The page that it is about. */
  readonly path: string;
  /** List below the text in a mail. */
  readonly lines?: readonly string[];
}

interface NoticeTexts<Name extends string> {
  /** Label in the list of choices. The desk's are in English. */
  readonly label: string | ((i18n: I18n) => string);
  /** `writeLines` is for parameters with several lines. */
  readonly describe: (
    given: ParameterReader<Name>,
    role: Role,
    i18n: I18n,
    writeLines: (name: Name) => readonly string[],
  ) => NoticeText;
}

/** Adds the place, if named. */
const formatAtJob = (job: string): string => (job === '' ? '' : ` at ${job}`);

/** A newer version may send other kinds. */
const formatIncidentKind = (kind: string): string => INCIDENT_KINDS[kind as IncidentKind] ?? 'Problem';

/** All texts of notices. */
const TEXTS: { readonly [K in NoticeKind]: NoticeTexts<NoticeParameterName<K>> } = {
  verified: {
    label: (i18n) => i18n._('notices.verified.label'),
    describe: (_given, _role, i18n) => ({
      title: i18n._('notices.verified.title'),
      text: i18n._('notices.verified.text'),
      path: '/dashboard',
    }),
  },
  refused: {
    label: (i18n) => i18n._('notices.refused.label'),
    describe: (given, _role, i18n) => ({
      title: i18n._('notices.refused.title'),
      text: i18n._('notices.refused.text', { reason: given('reason') }),
      path: '/account',
    }),
  },
  'account-ending': {
    label: (i18n) => i18n._('notices.account-ending.label'),
    describe: (given, _role, i18n) => describeEndingAccount(given, i18n),
  },
  'new-job': {
    label: (i18n) => i18n._('notices.new-job.label'),
    describe: (given, _role, i18n) => describeNewJob(given, i18n),
  },
  'request-accepted': {
    label: (i18n) => i18n._('notices.request-accepted.label'),
    describe: (given, role, i18n) => ({
      title: i18n._('notices.request-accepted.title'),
      text: i18n._('notices.request-accepted.text', { job: given('job') }),
      path: getMyJobsPath(role),
    }),
  },
  'request-rejected': {
    label: (i18n) => i18n._('notices.request-rejected.label'),
    describe: (given, role, i18n) => ({
      title: i18n._('notices.request-rejected.title'),
      text: i18n._('notices.request-rejected.text', { job: given('job') }),
      path: getMyJobsPath(role),
    }),
  },
  assigned: {
    label: (i18n) => i18n._('notices.assigned.label'),
    describe: (given, role, i18n) => ({
      title: i18n._('notices.assigned.title'),
      text: i18n._('notices.assigned.text', { job: given('job') }),
      path: getMyJobsPath(role),
    }),
  },
  'taken-off': {
    label: (i18n) => i18n._('notices.taken-off.label'),
    describe: (given, role, i18n) => ({
      title: i18n._('notices.taken-off.title'),
      text: i18n._('notices.taken-off.text', { job: given('job') }),
      path: getMyJobsPath(role),
    }),
  },
  'document-asked': { label: (i18n) => i18n._('notices.document-asked.label'), describe: describeDocumentRequest },
  'document-decided': { label: (i18n) => i18n._('notices.document-decided.label'), describe: describeDocumentDecision },
  'document-expiring': {
    label: (i18n) => i18n._('notices.document-expiring.label'),
    describe: describeExpiringDocument,
  },
  'document-check': { label: 'A document needs rechecking', describe: describeDocumentCheck },
  'hold-decided': { label: (i18n) => i18n._('notices.hold-decided.label'), describe: describeHoldDecision },
  'cover-offered': {
    label: (i18n) => i18n._('notices.cover-offered.label'),
    describe: (given, role, i18n) => ({
      title: i18n._('notices.cover-offered.title'),
      text: i18n._('notices.cover-offered.text', { shift: formatShift(given, i18n) }),
      path: getMyJobsPath(role),
    }),
  },
  'new-message': { label: (i18n) => i18n._('notices.new-message.label'), describe: describeNewMessage },
  'shift-changed': { label: (i18n) => i18n._('notices.shift-changed.label'), describe: describeChangedShift },
  'cover-taken': {
    label: 'Someone takes a shift that needed cover',
    describe: (given, _role, i18n) => ({
      title: 'Shift covered',
      text: `${given('person')} is covering for ${given('other')}: ${formatShift(given, i18n)}.`,
      path: '/admin/today',
    }),
  },
  'absence-reported': {
    label: 'Someone is unavailable',
    describe: (given, _role, i18n) => {
      const [from, until] = [formatNoticeDay(given('from'), i18n), formatNoticeDay(given('until'), i18n)];
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
    describe: (given, _role, i18n) => ({
      title: `${given('person')} is late`,
      text: `The shift hasn’t been started: ${formatShift(given, i18n)}.`,
      path: '/admin/today',
    }),
  },
  'injury-reported': {
    label: 'Injury reported',
    describe: (given) => ({
      title: 'Injury reported',
      text: `${given('person')} reported an injury${formatAtJob(given('job'))}. Check now whether you must notify SafeWork SA.`,
      path: `/admin/incidents/${given('incident_id')}`,
    }),
  },
  'incident-reported': {
    label: 'Damage or another problem reported',
    describe: (given) => ({
      title: `${formatIncidentKind(given('incident'))} reported`,
      text: `Reported by ${given('person')}${formatAtJob(given('job'))}.`,
      path: `/admin/incidents/${given('incident_id')}`,
    }),
  },
  'supplies-asked': supplyRequestTexts,
  'supplies-decided': { label: (i18n) => i18n._('notices.supplies-decided.label'), describe: describeSupplyDecision },
  complaint: complaintText,
  'not-started': {
    label: (i18n) => i18n._('notices.not-started.label'),
    describe: (given, role, i18n) =>
      role !== 'user'
        ? {
            title: `${given('person')} hasn’t started`,
            text: `Call them or find cover: ${formatShift(given, i18n)}.`,
            path: '/admin/today',
          }
        : {
            title: i18n._('notices.not-started.title'),
            text: i18n._('notices.not-started.text', { shift: formatShift(given, i18n) }),
            path: getMyJobsPath(role),
          },
  },
  'details-changed': { label: (i18n) => i18n._('notices.details-changed.label'), describe: describeChangedDetails },
  'change-rejected': { label: (i18n) => i18n._('notices.change-rejected.label'), describe: describeRejectedChange },
  'change-asked': {
    label: 'Detail change requests',
    describe: (given) => ({
      title: 'New detail change request',
      text: `${given('person')} wants to change: ${given('fields')}.`,
      path: '/admin/detail-changes',
    }),
  },
  paid: { label: (i18n) => i18n._('notices.paid.label'), describe: describePayment },
  'payment-returned': { label: (i18n) => i18n._('notices.payment-returned.label'), describe: describeReturnedPayment },
  enquiry: {
    label: 'Quote requests and website messages',
    describe: (given, _role, _i18n, readLines) => describeEnquiry(given, readLines('places')),
  },
  'quote-answered': { label: 'Quote accepted or declined', describe: describeAnsweredQuote },
  'quote-waiting': { label: 'Quote not answered', describe: describeWaitingQuote },
  'reminder-not-sent': { label: 'Payment reminder not sent', describe: describeFailedReminder },
  'bank-details-changed': { label: 'Bank details on invoices changed', describe: describeChangedBank },
  'bank-details-proposed': { label: 'New bank details need approval', describe: describeProposedBank },
  'reminders-changed': { label: 'Payment reminders changed', describe: describeChangedReminders },
  'client-contacts-changed': { label: 'Client contacts changed', describe: describeChangedContacts },
  'client-codes-guessed': { label: 'Someone is guessing client codes', describe: describeGuessedCodes },
  'company-export-ready': {
    label: 'Your download of all data is ready',
    describe: (given, _role, i18n) => ({
      title: 'Your download is ready',
      text: `You can download all your company’s data until ${formatNoticeDay(given('until'), i18n)}.`,
      path: '/admin/download-everything',
    }),
  },
  'webhook-off': {
    label: 'A webhook was turned off',
    describe: (given) => ({
      title: `The webhook to ${given('address')} is off`,
      text: `${given('address')} stopped accepting events, so we’ve turned the webhook off. Fix the receiving program, then turn it on again.`,
      path: `/admin/webhooks/${given('webhook_id')}`,
    }),
  },
  'xero-broken': {
    label: 'Xero is disconnected',
    describe: () => ({
      title: 'Xero is disconnected',
      text: 'Nothing is sent to Xero until you reconnect it. Then we’ll send everything that’s waiting.',
      path: '/admin/xero',
    }),
  },
  'new-admin': {
    label: 'New admin',
    describe: (given) => ({
      title: 'New admin',
      text: `${given('by')} invited ${given('admin')} as an admin.`,
      path: '/admin/admins',
    }),
  },
  'new-device': { label: (i18n) => i18n._('notices.new-device.label'), describe: describeNewDevice },
  'passkeys-changed': { label: (i18n) => i18n._('notices.passkeys-changed.label'), describe: describeChangedPasskeys },
  'passkey-copied': { label: (i18n) => i18n._('notices.passkey-copied.label'), describe: describeCopiedPasskey },
  'identities-changed': {
    label: (i18n) => i18n._('notices.identities-changed.label'),
    describe: describeChangedIdentities,
  },
};

export function getNoticeLabel(kind: NoticeKind, language: string = 'en'): string {
  const { label } = TEXTS[kind];
  return typeof label === 'string' ? label : label(getTranslation(findKnownLanguage(language)));
}

/** Reader of a notice. The desk reads English, whatever another version has stored. */
interface Reader {
  readonly role: Role;
  readonly language: string;
}

/** The text of a notice for a person. Parameters become one line each. */
export function buildNoticeText(
  kind: NoticeKind,
  parameters: StoredParameters,
  { role, language }: Reader,
): NoticeText {
  const { describe }: NoticeTexts<string> = TEXTS[kind];
  const given = (name: string) => toOneLine(parameters[name] ?? '');
  const pickLines = (name: string) => (parameters[name] ?? '').split('\n').filter(Boolean).map(toOneLine);
  return describe(given, role, getTranslation(role === 'user' ? findKnownLanguage(language) : 'en'), pickLines);
}
