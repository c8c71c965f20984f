import { z } from 'zod';
import { defineCall } from './call.js';
import { done } from './fields.js';

/** Where messages go: to a mail server, or into files while no mail server is set. */
export const mailDelivery = z.enum(['smtp', 'files']);

export const getMailState = defineCall({
  method: 'GET',
  path: '/api/admin/mail-state',
  service: 'auth',
  access: ['admin'],
  shows: ['mail'],
  byTheClock: true,
  summary: 'How mail is delivered, and how many messages of the last 90 days are in each state.',
  answer: z.object({
    delivery: mailDelivery,
    /** Written and not sent yet, also between two attempts. */
    waiting: z.number().int(),
    sent: z.number().int(),
    /** The mail server refused the address or the message for good. */
    refused: z.number().int(),
    /** Not accepted for three days, or its link had expired. */
    given_up: z.number().int(),
    /** The service ended while it sent: whether the message has arrived is not known. It is not sent again. */
    unsure: z.number().int(),
    /** Code of the newest failure, such as "ECONNECTION" or "550 5.1.1"; empty when the newest attempt succeeded. */
    last_error: z.string(),
  }),
});

export const sendTestMail = defineCall({
  method: 'POST',
  path: '/api/admin/send-test-mail',
  service: 'auth',
  access: ['admin'],
  changes: ['mail'],
  summary: "Send a message to the caller's own e-mail address. It is in the audit log.",
  answer: done,
});
