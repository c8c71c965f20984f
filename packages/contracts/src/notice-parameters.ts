import { z } from 'zod';
import { isNoticeKind, type NoticeKind } from './notices.js';
import { REMINDER_PROBLEMS } from './reminders.js';

const text = z.string();
/** For senders: one of these values. A newer version may send others. */
const pickOne = <T extends string>(..._values: readonly T[]) => z.custom<T>((value) => typeof value === 'string');
/** Left out if empty. */
const ifAny = z.exactOptional(text);
/** Id of the subject; no text names it. */
const idField = z.exactOptional(text);

/** A text sent by versions before 2.0.0. Still read and shown unchanged; can't be sent. */
const former = z.custom<never>((value) => typeof value === 'string');
/** Belongs to another member of the union. */
const nothing = z.exactOptional(z.literal(''));

const job = { job: text, job_id: idField };
const shift = { ...job, date: text, time: text };
/** `job` is empty where no place was named. */
const incident = { incident_id: text, person: text, job: text };
const heldWork = { decision: pickOne('approved', 'rejected'), note: ifAny };
const absence = { person: text, person_id: idField, from: text, until: text };

const enquiry = {
  /** Id and place; empty of several. */
  enquiry: text,
  place: text,
  /** Number above the limit. */
  flood: ifAny,
  /** Set if there is a contact form message. */
  feedback: ifAny,
  /** Working days that the website promises. */
  days: ifAny,
};

/** Changes in notices about a person's shift. */
export const SHIFT_NOTICE_CHANGES = [
  'cancelled',
  'extra',
  'away',
  'restored',
  'extra-removed',
  'cover-assigned',
  'cover-taken-back',
  'moved',
] as const;
export type ShiftNoticeChange = (typeof SHIFT_NOTICE_CHANGES)[number];

/**
 * Parameters of each kind of notice's text. Parameters added later are `ifAny`: notices waiting during an update lack
 * them.
 */
export const noticeParameters = {
  verified: z.object({}),
  refused: z.object({ reason: text }),
  /** Day on which an unverified account is removed. */
  'account-ending': z.object({ date: text }),
  /** `date` and `time` of a quick job only. */
  'new-job': z.object({
    job: text,
    job_id: text,
    job_kind: pickOne('permanent', 'quick'),
    date: ifAny,
    time: ifAny,
  }),
  'request-accepted': z.object(job),
  'request-rejected': z.object(job),
  assigned: z.object(job),
  'taken-off': z.object(job),
  'document-asked': z.object({ document: text }),
  'document-decided': z.union([
    z.object({ document: text, decision: z.literal('refused'), reason: text }),
    z.object({ document: text, decision: z.literal('verified'), until: ifAny }),
  ]),
  /** `days`: remaining days: 60, 30, 7 or 0. */
  'document-expiring': z.object({ document: text, until: text, days: text }),
  /** A document for the office to check again on a day; `days`: remaining days: 60, 30, 7 or 0. */
  'document-check': z.object({ person: text, person_id: text, document: text, date: text, days: text }),
  /** `jobs` and `dates` have a line for each piece of work that is named; `more` is the number of further ones. */
  'hold-decided': z.union([
    z.object({ ...heldWork, jobs: text, dates: text, more: ifAny }),
    z.object({ ...heldWork, work: former }),
  ]),
  /** `documents` are numbers. */
  paid: z.union([
    z.object({ amount: text, paid_on: text, documents: text }),
    z.object({ amount: text, day: former, documents: text }),
  ]),
  'payment-returned': z.union([z.object({ amount: text, paid_on: text }), z.object({ amount: text, day: former })]),
  'cover-offered': z.object(shift),
  'shift-changed': z.object({ ...shift, change: pickOne(...SHIFT_NOTICE_CHANGES), note: ifAny }),
  /**
   * Author and thread, never the text, which may hold codes. `place` is empty in a person's thread, whose id is
   * `thread_id`.
   */
  'new-message': z.object({ by: text, place: text, thread: pickOne('place', 'person'), thread_id: text }),
  'cover-taken': z.object({ ...shift, person: text, other: text }),
  'absence-reported': z.union([
    z.object({ ...absence, change: z.literal('reported'), shifts: text }),
    z.object({ ...absence, change: z.literal('withdrawn') }),
  ]),
  late: z.object({ ...shift, person: text, person_id: idField }),
  'injury-reported': z.object(incident),
  'incident-reported': z.object({ ...incident, incident: text }),
  'supplies-asked': z.object({ supply_id: text, person: text, job: text, item: text, quantity: text }),
  /** `reason` of supplies that are declined. */
  'supplies-decided': z.object({
    ...job,
    item: text,
    quantity: text,
    state: pickOne('ordered', 'delivered', 'declined'),
    reason: ifAny,
  }),
  complaint: z.object({
    complaint_id: text,
    complaint: text,
    job: text,
    change: pickOne('reported', 'done', 'confirmed', 'reopened'),
  }),
  'not-started': z.object({ ...shift, person: text, person_id: idField }),
  /** `field_keys` are fields of the details with commas between them. Payments are held until a day and time of business time. */
  'details-changed': z.union([
    z.object({ field_keys: text, held_until_date: ifAny, held_until_time: ifAny }),
    z.object({ fields: former, held_until: former }),
  ]),
  'change-rejected': z.union([
    z.object({ field_keys: text, reason: text }),
    z.object({ fields: former, reason: text }),
  ]),
  'change-asked': z.object({ person: text, fields: text }),
  /** For several: their number, and a line for each place. */
  enquiry: z.union([
    z.object({ ...enquiry, count: text, places: text }),
    z.object({ ...enquiry, count: nothing, places: nothing }),
  ]),
  'quote-answered': z.object({
    quote_id: text,
    quote: text,
    to: text,
    answer: pickOne('accepted', 'declined'),
    reason: ifAny,
  }),
  'quote-waiting': z.object({ quote_id: text, quote: text, to: text, days: text }),
  /** `problem` is one of REMINDER_PROBLEMS. */
  'reminder-not-sent': z.object({
    client_id: text,
    client: text,
    problem: pickOne(...REMINDER_PROBLEMS),
    amount: text,
  }),
  'bank-details-changed': z.object({ by: text, former: text, now: text }),
  'bank-details-proposed': z.object({ by: text, former: ifAny, now: text }),
  'reminders-changed': z.object({ by: text, change: pickOne('texts', 'switched-on', 'texts-and-switched-on') }),
  /** Former and new contacts and billing email, each as one text; empty if none. */
  'client-contacts-changed': z.object({ by: text, client_id: text, client: text, former: text, now: text }),
  /** `count` wrong codes in 24 hours. */
  'company-export-ready': z.object({ until: text }),
  'webhook-off': z.object({ webhook_id: text, address: text }),
  'xero-broken': z.object({}),
  'client-codes-guessed': z.object({ client_id: text, client: text, count: text }),
  'new-admin': z.object({ by: text, admin: text }),
  /** `browser` and `system` are empty where they aren't known. The login's day and time are business time. */
  'new-device': z.union([
    z.object({ browser: text, system: text, date: text, time: text }),
    z.object({ device: former, at: former }),
  ]),
  'passkeys-changed': z.object({ passkey: text, change: pickOne('added', 'removed') }),
  'passkey-copied': z.object({ passkey: text }),
  'identities-changed': z.object({ provider: text, change: pickOne('added', 'removed') }),
} as const satisfies Record<NoticeKind, z.ZodType<Readonly<Record<string, string>>>>;

export type NoticeParameters<K extends NoticeKind> = z.infer<(typeof noticeParameters)[K]>;

/** A notice of one of these kinds with its parameters. */
export type NoticeWithKind<K extends NoticeKind = NoticeKind> = {
  [Each in K]: { readonly kind: Each; readonly parameters: Readonly<NoticeParameters<Each>> };
}[K];

type KeysOfEach<T> = T extends unknown ? keyof T & string : never;
/** The names of a kind's parameters. */
export type NoticeParameterName<K extends NoticeKind> = KeysOfEach<NoticeParameters<K>>;

/** Missing or wrong parameters of a notice of a known kind. Kinds of newer versions aren't checked. */
export const findNoticeProblems = (kind: string, parameters: Readonly<Record<string, string>>) =>
  (isNoticeKind(kind) && noticeParameters[kind].safeParse(parameters).error?.issues) || [];
