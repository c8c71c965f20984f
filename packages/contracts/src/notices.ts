import { z } from 'zod';
import type { Role } from './accounts.js';
import { defineCall, EVERYBODY } from './call.js';
import { answeredId, done, id, line, optionalAnsweredId, optionalLine } from './fields.js';

/** Subjects of notices, in the order of their lists. */
export const noticeSubject = z.enum(['safety', 'work', 'account']);
export type NoticeSubject = z.infer<typeof noticeSubject>;

/**
 * Kinds of notices. `for`: recipients. `mail`: `always` for safety or money, `on` if people can switch it off, `off` if
 * they can switch it on. `push`: `always` if nobody can switch it off. Every notice is in the app's list.
 */
export const NOTICE_KINDS = {
  verified: { about: 'account', for: 'user', mail: 'on' },
  refused: { about: 'account', for: 'user', mail: 'always' },
  'account-ending': { about: 'account', for: 'user', mail: 'always' },
  'new-job': { about: 'work', for: 'user', mail: 'off' },
  'request-accepted': { about: 'work', for: 'user', mail: 'on' },
  'request-rejected': { about: 'work', for: 'user', mail: 'on' },
  assigned: { about: 'work', for: 'user', mail: 'on' },
  'taken-off': { about: 'work', for: 'user', mail: 'on' },
  'document-asked': { about: 'account', for: 'user', mail: 'on' },
  'document-decided': { about: 'account', for: 'user', mail: 'on' },
  'document-expiring': { about: 'account', for: 'user', mail: 'always' },
  'hold-decided': { about: 'work', for: 'user', mail: 'always' },
  paid: { about: 'work', for: 'user', mail: 'always' },
  'payment-returned': { about: 'work', for: 'user', mail: 'always' },
  'cover-offered': { about: 'work', for: 'all', mail: 'on' },
  'shift-changed': { about: 'work', for: 'all', mail: 'on' },
  'new-message': { about: 'work', for: 'all', mail: 'off' },
  'cover-taken': { about: 'work', for: 'admin', mail: 'on' },
  'absence-reported': { about: 'work', for: 'admin', mail: 'on' },
  late: { about: 'work', for: 'admin', mail: 'off' },
  'injury-reported': { about: 'safety', for: 'admin', mail: 'always', push: 'always' },
  'incident-reported': { about: 'safety', for: 'admin', mail: 'always' },
  'supplies-asked': { about: 'work', for: 'admin', mail: 'off' },
  'supplies-decided': { about: 'work', for: 'user', mail: 'off' },
  complaint: { about: 'work', for: 'admin', mail: 'on' },
  'not-started': { about: 'safety', for: 'all', mail: 'always' },
  'details-changed': { about: 'account', for: 'user', mail: 'always' },
  'change-rejected': { about: 'account', for: 'user', mail: 'on' },
  'document-check': { about: 'account', for: 'admin', mail: 'on' },
  'change-asked': { about: 'work', for: 'admin', mail: 'on' },
  enquiry: { about: 'work', for: 'admin', mail: 'on' },
  'quote-answered': { about: 'work', for: 'admin', mail: 'on' },
  'quote-waiting': { about: 'work', for: 'admin', mail: 'on' },
  'reminder-not-sent': { about: 'work', for: 'admin', mail: 'on' },
  'bank-details-changed': { about: 'account', for: 'admin', mail: 'always' },
  'bank-details-proposed': { about: 'account', for: 'admin', mail: 'always' },
  'reminders-changed': { about: 'account', for: 'admin', mail: 'always' },
  'client-contacts-changed': { about: 'account', for: 'admin', mail: 'always' },
  'client-codes-guessed': { about: 'account', for: 'admin', mail: 'always' },
  'company-export-ready': { about: 'account', for: 'admin', mail: 'on' },
  'webhook-off': { about: 'account', for: 'admin', mail: 'always' },
  'xero-broken': { about: 'account', for: 'admin', mail: 'always' },
  'new-admin': { about: 'account', for: 'admin', mail: 'always' },
  'new-device': { about: 'account', for: 'all', mail: 'always' },
  'passkeys-changed': { about: 'account', for: 'all', mail: 'always' },
  'passkey-copied': { about: 'account', for: 'all', mail: 'always' },
  'identities-changed': { about: 'account', for: 'all', mail: 'always' },
} as const satisfies Record<
  string,
  { about: NoticeSubject; for: 'user' | 'admin' | 'all'; mail: 'always' | 'on' | 'off'; push?: 'always' }
>;

export type NoticeKind = keyof typeof NOTICE_KINDS;
/** True if every device with push messages gets this kind, whatever its person chose. */
export const isAlwaysPushed = (kind: NoticeKind): boolean => 'push' in NOTICE_KINDS[kind];
export const noticeKind = z.enum(Object.keys(NOTICE_KINDS) as [NoticeKind, ...NoticeKind[]]);
export const isNoticeKind = (kind: string): kind is NoticeKind => Object.hasOwn(NOTICE_KINDS, kind);

/** Notices for supervisors, about their places and their own account. */
const SUPERVISOR_NOTICES: readonly NoticeKind[] = [
  'new-message',
  'cover-taken',
  'absence-reported',
  'late',
  'injury-reported',
  'incident-reported',
  'supplies-asked',
  'complaint',
  'not-started',
  'new-device',
  'passkeys-changed',
  'passkey-copied',
  'identities-changed',
];

/** True if such an account can get notices of the kind. */
export const isNoticeFor = (kind: NoticeKind, account: Role): boolean =>
  account === 'supervisor'
    ? SUPERVISOR_NOTICES.includes(kind)
    : NOTICE_KINDS[kind].for === 'all' || NOTICE_KINDS[kind].for === account;

/** Days that notices are kept. */
export const NOTICE_DAYS = 90;

const own = { service: 'auth', access: EVERYBODY } as const;

export const notice = z.object({
  id: answeredId,
  kind: noticeKind,
  about: noticeSubject,
  title: z.string(),
  text: z.string(),
  /** The page that it is about. */
  path: z.string(),
  /** ISO 8601 instant. */
  at: z.string(),
  read: z.boolean(),
});
export type Notice = z.infer<typeof notice>;

export const listNotices = defineCall({
  ...own,
  method: 'GET',
  path: '/api/notices',
  shows: ['notice'],
  summary: `Lists your notices of the last ${NOTICE_DAYS} days: safety, then work, then account, each newest first. For the next page send \`next\` as \`before\`; it is empty on the last page.`,
  query: z.object({
    about: noticeSubject.optional(),
    before: id.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answer: z.object({
    notices: z.array(notice),
    next: optionalAnsweredId,
    unread: z.number().int(),
    /** Id of the newest notice; empty without any. */
    newest: optionalAnsweredId,
  }),
});

export const countUnreadNotices = defineCall({
  ...own,
  method: 'GET',
  path: '/api/notices/unread',
  background: true,
  shows: ['notice'],
  summary: 'Counts your unread notices. Doesn’t extend the session.',
  answer: z.object({ unread: z.number().int() }),
});

export const readNotice = defineCall({
  ...own,
  method: 'POST',
  path: '/api/notices/read',
  changes: [{ topic: 'notice', id: 'id' }],
  summary: 'Marks one of your notices as read.',
  body: z.object({ id }),
  answer: done,
});

export const readAllNotices = defineCall({
  ...own,
  method: 'POST',
  path: '/api/notices/read-all',
  changes: ['notice'],
  summary: 'Marks all your notices as read; with `up_to`, only those up to that one.',
  body: z.object({ up_to: id.optional() }),
  answer: done,
});

export const noticeChannel = z.enum(['mail', 'push']);

export const listNoticeChoices = defineCall({
  ...own,
  method: 'GET',
  path: '/api/notices/choices',
  shows: ['notice'],
  summary: 'Lists the kinds of notices you can get, and how each reaches you.',
  answer: z.array(
    z.object({
      kind: noticeKind,
      label: z.string(),
      mail: z.boolean(),
      /** Mail of this kind can't be switched off. */
      mail_always: z.boolean(),
      /** Devices with push messages get this kind. */
      push: z.boolean(),
      /** Push messages of this kind can't be switched off. */
      push_always: z.boolean(),
    }),
  ),
});

export const chooseNotices = defineCall({
  ...own,
  method: 'POST',
  path: '/api/notices/choose',
  changes: ['notice'],
  summary: 'Turns a channel on or off for a kind of notice. 409 if that kind is always sent through the channel.',
  body: z.object({ kind: noticeKind, channel: noticeChannel, enabled: z.boolean() }),
  answer: done,
});

const unsubscribing = {
  service: 'auth',
  access: 'public',
  path: '/api/unsubscribe/:token',
  params: z.object({ token: line(400) }),
} as const;

export const askToUnsubscribe = defineCall({
  ...unsubscribing,
  method: 'GET',
  summary: 'Shows a page that asks whether to unsubscribe from a kind of message. Opening it changes nothing.',
  answer: z.unknown(),
  answerKind: 'binary',
});

export const unsubscribe = defineCall({
  ...unsubscribing,
  method: 'POST',
  // One-click unsubscribe of a mail program (RFC 8058), which may be a website. The link identifies the recipient.
  fromOtherSites: true,
  summary: 'Unsubscribes from a kind of message with the link in one of them (RFC 8058).',
  body: z.object({ 'List-Unsubscribe': optionalLine(40).optional() }),
  bodyKind: 'form',
  answer: z.string(),
  answerKind: 'text',
});
