import { z } from 'zod';
import { defineCall } from './call.js';
import { ENQUIRY_TEXT_LENGTH } from './enquiries.js';
import { done, email, line, madeId, optionalLine, paragraph } from './fields.js';

/** Fields of the contact form. */
export const feedbackFields = z.object({
  name: line(120),
  email,
  subject: optionalLine(120),
  message: paragraph(ENQUIRY_TEXT_LENGTH),
});
export type FeedbackFields = z.output<typeof feedbackFields>;

export const sendFeedback = defineCall({
  method: 'POST',
  path: '/api/feedback',
  service: 'invoice',
  access: 'public',
  changes: ['enquiry'],
  summary:
    'Sends a message to the office. Shares its limits with quote requests; the visitor gets no email. 429 after too many from one address.',
  body: feedbackFields.extend({
    /** A random id created by the page; makes repeats idempotent. */
    key: madeId,
    /** Hidden from people. If a bot fills it in, nothing is stored. */
    website: z.unknown().optional(),
  }),
  answer: done,
});
