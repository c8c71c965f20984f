import { z } from 'zod';
import { defineCall } from './call.js';
import { done } from './fields.js';

/** Delivery of messages: to a mail server, or into files if none is set. */
export const mailDelivery = z.enum(['smtp', 'files']);

/** The code of a document that was not sent because no mail server is set. */
export const NO_MAIL_SERVER = 'NO_MAIL_SERVER';

/** Result of the newest test message. `code`: the mail server's refusal, such as "535 5.7.8"; otherwise empty. */
const testMail = z.object({
  state: z.enum(['waiting', 'sending', 'sent', 'refused', 'given-up', 'unsure']),
  code: z.string(),
  /** ISO 8601 instant of the request. */
  at: z.string(),
});
export type TestMail = z.infer<typeof testMail>;

export const getMailState = defineCall({
  method: 'GET',
  path: '/api/admin/mail-state',
  service: 'auth',
  access: ['admin'],
  shows: ['mail'],
  byTheClock: true,
  summary: 'Gets how email is delivered, and the number of messages in each state over the last 90 days.',
  answer: z.object({
    delivery: mailDelivery,
    /** The mail server; null without one, missing from a svc-auth before 2.0.0. */
    server: z.object({ host: z.string(), port: z.number().int() }).nullable().optional(),
    /** Written and not sent yet, also between two attempts. */
    waiting: z.number().int(),
    sent: z.number().int(),
    /** The mail server refused the address or the message for good. */
    refused: z.number().int(),
    /** Not accepted for three days, or its link had expired. */
    given_up: z.number().int(),
    /** The service ended while it sent: whether the message has arrived is not known. It is not sent again. */
    unsure: z.number().int(),
    /** Code of the newest failure, such as "ECONNREFUSED" or "550 5.1.1"; empty if the newest attempt succeeded. */
    last_error: z.string(),
    /** Null before the first one; missing from a svc-auth of 1.9.0. */
    test: testMail.nullable().optional(),
  }),
});

/** Called before something counts as sent, in a transaction that can't wait for the message. */
export const checkMailReach = defineCall({
  method: 'GET',
  path: '/internal/mail-reach',
  service: 'auth',
  access: ['service'],
  callers: ['invoice'],
  summary: 'Whether mail reaches people: there is a mail server, or another program sends the files.',
  answer: z.object({ reaches_people: z.boolean() }),
});

export const sendTestMail = defineCall({
  method: 'POST',
  path: '/api/admin/send-test-mail',
  service: 'auth',
  access: ['admin'],
  changes: ['mail'],
  summary: 'Sends a test message to your own email address. Audited.',
  answer: done,
});
