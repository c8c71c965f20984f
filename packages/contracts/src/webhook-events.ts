import { z } from 'zod';
import type { AuditAction } from './audit.js';
import { answeredId } from './fields.js';

/** Areas of events. An endpoint chooses areas; each event belongs to one. */
export const WEBHOOK_AREAS = [
  'job',
  'shift',
  'work-record',
  'invoice',
  'payment',
  'client',
  'incident',
  'document',
] as const;
export type WebhookArea = (typeof WEBHOOK_AREAS)[number];

/** Audited actions that are also events, under the same name. */
export const AUDITED_EVENTS = {
  'job.created': 'job',
  'job.changed': 'job',
  'job.ended': 'job',
  'job.removed': 'job',
  'assignment.added': 'job',
  'assignment.removed': 'job',
  'shift.away': 'shift',
  'shift.cancelled': 'shift',
  'shift.extra': 'shift',
  'shift.change-undone': 'shift',
  'absence.recorded': 'shift',
  'absence.withdrawn': 'shift',
  'cover.assigned': 'shift',
  'cover.taken-back': 'shift',
  'invoice.issued': 'invoice',
  'invoice.marked-sent': 'invoice',
  'invoice.mailed': 'invoice',
  'invoice.adjusted': 'invoice',
  'invoice.written-off': 'invoice',
  'invoice.write-off-undone': 'invoice',
  'client-payment.booked': 'payment',
  'client-payment.undone': 'payment',
  'client-refund.recorded': 'payment',
  'pay-run.approved': 'payment',
  'pay-run.paid': 'payment',
  'pay-run.payment-returned': 'payment',
  'client.created': 'client',
  'client.changed': 'client',
  'client.archived': 'client',
  'client.restored': 'client',
  'client.removed': 'client',
  'client.job-set': 'client',
  'incident.changed': 'incident',
  'document.verified': 'document',
  'document.refused': 'document',
  'document.renewal-asked': 'document',
  'document.signed': 'document',
} as const satisfies Partial<Record<AuditAction, WebhookArea>>;

/** Every event, with its area. */
export const WEBHOOK_EVENTS = {
  ...AUDITED_EVENTS,
  /** Work that was finished, entered, corrected, approved or rejected. */
  'work-record.changed': 'work-record',
  'incident.reported': 'incident',
  /** An admin has pressed "Send test". */
  'webhook.test': null,
} as const satisfies Record<string, WebhookArea | null>;
export type WebhookEventType = keyof typeof WEBHOOK_EVENTS;
export const WEBHOOK_EVENT_TYPES = Object.keys(WEBHOOK_EVENTS) as WebhookEventType[];

/** Subject of an event: ids and names only. */
export const webhookData = z.object({
  /** Id of the subject; empty if none. */
  id: answeredId,
  kind: z.string().describe('Kind of the subject: person, job, client, invoice and so on'),
  name: z.string().describe('Name at that time'),
  job_id: answeredId.optional(),
  job: z.string().optional(),
  person_id: answeredId.optional(),
});
export type WebhookData = z.infer<typeof webhookData>;

export const webhookPayload = z.object({
  type: z.enum(WEBHOOK_EVENT_TYPES as [WebhookEventType, ...WebhookEventType[]]),
  timestamp: z.iso.datetime().describe('Time of the event'),
  data: webhookData,
});
export type WebhookPayload = z.infer<typeof webhookPayload>;
