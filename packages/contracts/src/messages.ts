import { z } from 'zod';
import { type CallerRole, defineCall } from './call.js';
import { answeredId, done, id, madeId, optionalParagraph, pageSchema, paging, searchText } from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';
import { workPhoto } from './work-photos.js';

/** A thread belongs to a place (a job), or to a person and the office. */
export const THREAD_KINDS = ['place', 'person'] as const;
export const threadKind = z.enum(THREAD_KINDS);
export type ThreadKind = z.infer<typeof threadKind>;

/** Characters of a message. */
export const MESSAGE_LENGTH = 2000;
/** Photos of one message. */
export const MAX_MESSAGE_PHOTOS = 4;
/** Messages of a person in an hour. */
export const MESSAGES_PER_HOUR = 120;
/** Messages read at once. */
export const MESSAGES_AT_ONCE = 30;
/** Older messages don't count as new: somebody who joins a site or the office hasn't missed them. */
export const NEW_MESSAGE_DAYS = 30;
/** Minutes in which an unread message in a thread suppresses further notices about it. */
export const MESSAGE_NOTICE_MINUTES = 15;
/** Minutes in which the author can remove a message. */
export const MESSAGE_REMOVAL_MINUTES = 15;
/** Days after a shift in which its cover reads and writes in the site's thread. */
export const COVER_MESSAGE_DAYS = 1;
/** Days after a quick job in which its people read and write in its thread. */
export const QUICK_JOB_MESSAGE_DAYS = 14;

const MESSAGE_ROLES: readonly CallerRole[] = ['contractor', 'supervisor', 'admin'];
const shared = { service: 'jobs', access: MESSAGE_ROLES, places: 'own' } as const;

/** `id` is that of the job or the person. */
const named = { kind: threadKind, id };

/** A thread in a list. Instants are ISO 8601. */
export const messageThread = z.object({
  kind: threadKind,
  /** The id of the job or the person. */
  thread_id: answeredId,
  /** The name of the place or the person. */
  name: z.string(),
  /** The address of a place; empty of a person. */
  address: z.string(),
  /** The newest message's; empty without one. */
  last_at: z.string(),
  last_by: z.string(),
  /** The beginning of its text; empty where it has photos alone. */
  last_text: z.string(),
  /** Its author has taken it back. */
  last_removed: z.boolean().default(false),
  /** Number of others' messages that the reader hasn't read. */
  unread: z.number().int(),
});
export type MessageThread = z.infer<typeof messageThread>;

export const listMessageThreads = defineCall({
  ...shared,
  access: ['supervisor', 'admin'],
  method: 'GET',
  path: '/api/admin/messages',
  shows: ['message'],
  summary:
    'Lists the threads of places and people, newest message first. Supervisors get those of their own places. `show`: threads with messages, threads with new messages, or all places and people.',
  query: z.object({
    ...paging,
    kind: threadKind.optional(),
    show: z.enum(['used', 'unread', 'all']).default('used'),
    /** Part of the name or the address. */
    text: searchText,
  }),
  answer: pageSchema(messageThread),
});

export const listMyThreads = defineCall({
  method: 'GET',
  path: '/api/my-messages',
  service: 'jobs',
  access: ['contractor'],
  shows: ['message', 'assignment', 'cover'],
  summary:
    'Lists the caller’s thread with the office, then those of the places they are assigned to or cover a shift at.',
  answer: z.array(messageThread),
});

export const countNewMessages = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/messages/count',
  shows: ['message'],
  background: true,
  summary: `Counts the unread messages in the caller’s threads, of the last ${NEW_MESSAGE_DAYS} days. Does not extend the session.`,
  answer: z.object({ unread: z.number().int() }),
});

export const message = z.object({
  message_id: answeredId,
  /** Counts from 1 in its thread. */
  number: z.number().int(),
  is_own: z.boolean(),
  /** The name at the time of the message. */
  by: z.string(),
  by_role: z.enum(['office', 'supervisor', 'contractor']),
  text: z.string(),
  sent_at: z.string(),
  photos: z.array(workPhoto),
  /** Taken back by its author: text and photos are erased. */
  removed: z.boolean().default(false),
  /** Until when the caller can take it back; empty if they can't. */
  removable_until: z.string().default(''),
});
export type Message = z.infer<typeof message>;

export const readThread = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/messages/:kind/:id',
  shows: ['message', 'photo', 'assignment', 'cover'],
  summary: `Returns the ${MESSAGES_AT_ONCE} newest messages of a thread, newest first, or those before the number \`before\`. 404 for someone else’s thread.`,
  params: z.object(named),
  query: z.object({ before: z.coerce.number().int().min(1).max(2_000_000_000).optional() }),
  answer: z.object({
    kind: threadKind,
    thread_id: answeredId,
    name: z.string(),
    address: z.string(),
    /** Messages can be sent: the job is current, or the person hasn't left. */
    is_open: z.boolean(),
    messages: z.array(message),
    /** There are older messages. */
    has_older: z.boolean(),
    /** Up to which number the caller has read. */
    read_to: z.number().int(),
    /** Up to which number others have read. */
    readers: z.array(z.object({ name: z.string(), number: z.number().int() })),
  }),
});
export type ReadThread = z.infer<typeof readThread.answer>;

export const sendMessage = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/send-message',
  changes: ['message'],
  summary: `Sends a message to a place, or to a person’s thread with the office. Idempotent by \`key\`. Everyone else in the thread gets a notice that says who wrote and where, without the text. Photos are uploaded by a call of their own, before or afterwards. 404 for someone else’s thread, 409 once the place has ended, 429 above ${MESSAGES_PER_HOUR} an hour.`,
  body: z
    .object({
      ...named,
      key: madeId,
      text: optionalParagraph(MESSAGE_LENGTH),
      /** Keys assigned by the device. */
      photos: z.array(madeId).max(MAX_MESSAGE_PHOTOS).default([]),
    })
    .refine(({ text, photos }) => text !== '' || photos.length > 0, {
      path: ['text'],
      error: getFieldSentence('needed'),
    }),
  answer: z.object({ message_id: answeredId, number: z.number().int() }),
});

export const takeBackMessage = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/take-back-message',
  changes: ['message'],
  summary: `Takes the caller’s own message back within ${MESSAGE_REMOVAL_MINUTES} minutes of sending. Its text and photos are erased, and “Message removed” stays. Idempotent. 404 for someone else’s message or thread, 409 later.`,
  body: z.object({ ...named, message_id: id }),
  answer: done,
});

export const markThreadRead = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/read-messages',
  changes: ['message'],
  summary: 'Marks the messages of a thread as read, up to a number. A number below the last one changes nothing.',
  body: z.object({ ...named, number: z.number().int().min(1).max(2_000_000_000) }),
  answer: done,
});

export const signMessagePhotos = defineCall({
  method: 'POST',
  path: '/internal/message-photos',
  service: 'media',
  access: ['service'],
  callers: ['jobs'],
  summary:
    'Returns the photos of messages, with links signed for one reader that end with their session. svc-jobs has checked that the thread is theirs.',
  body: z.object({
    reader_id: id,
    session_id: id,
    session_version: z.number().int(),
    message_ids: z.array(id).max(MESSAGES_AT_ONCE),
  }),
  answer: z.array(workPhoto.extend({ message_id: answeredId })),
});

export const readMessagePhoto = defineCall({
  method: 'GET',
  path: '/api/static/message-photos/:id',
  service: 'media',
  access: 'public',
  summary: 'Returns the bytes of a message’s photo. 403 without the signed link.',
  params: z.object({ id }),
  answer: z.unknown(),
  answerKind: 'binary',
});
