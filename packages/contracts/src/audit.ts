import { z } from 'zod';
import { defineCall } from './call.js';
import { businessDate, id, optionalAnsweredId, searchText } from './fields.js';

/** The actions in the audit log: the thing and what happened to it. */
export const AUDIT_ACTIONS = [
  'account.verified',
  'account.disproved',
  'account.removed',
  'account.details-erased',
  'account.erased',
  'account.data-downloaded',
  'account.password-changed',
  'account.password-reset',
  'account.link-made',
  'account.second-factor-added',
  'account.second-factor-removed',
  'account.recovery-code-used',
  'account.recovery-codes-renewed',
  'account.passkey-added',
  'account.passkey-removed',
  'account.passkey-copied',
  'account.admin-added',
  'account.admin-invited',
  'account.admin-disabled',
  'account.admin-enabled',
  'account.bank-details-shown',
  'account.details-changed',
  'account.change-approved',
  'account.change-rejected',
  'mail.test-sent',
  'people.exported',
  'audit-log.exported',
  'work.exported',
  'invoices.exported',
  'job.created',
  'job.changed',
  'job.ended',
  'job.fence-set',
  'job.fence-removed',
  'job.holiday-rule-set',
  'job.holiday-decided',
  'job.labour-supply-set',
  'holiday.changed',
  'assignment.added',
  'assignment.removed',
  'shift.slots-picked',
  'shift.away',
  'shift.cancelled',
  'shift.extra',
  'shift.change-undone',
  'shift.overlap-allowed',
  'absence.recorded',
  'absence.withdrawn',
  'cover.offered',
  'cover.assigned',
  'cover.taken-back',
  'request.accepted',
  'request.rejected',
  'work.start-undone',
  'work.recorded-by-hand',
  'work.finished-by-admin',
  'work.corrected',
  'work.approved',
  'work.rejected',
  'work.settled',
  'incident.changed',
  'incidents.exported',
  'document.read',
  'gallery.created',
  'gallery.removed',
  'client.created',
  'client.changed',
  'client.archived',
  'client.restored',
  'client.removed',
  'client.job-set',
  'clients.imported',
  'clients.import-undone',
  'invoice.issued',
  'invoice.printed-with-changes',
  'invoice-settings.changed',
  'price-settings.changed',
  'job-price.set',
  'pay-settings.changed',
  'pay-bank-account.saved',
  'pay-bank-account.removed',
  'payee.changed',
  'payee.super-decided',
  'payee.held',
  'payee.released',
  'payee.bank-details-read',
  'pay-run.created',
  'pay-run.changed',
  'pay-run.first-approved',
  'pay-run.approved',
  'pay-run.approval-undone',
  'pay-run.cancelled',
  'pay-run.bank-file-made',
  'pay-run.paid',
  'pay-run.payment-returned',
  'pay-adjustment.added',
  'pay-adjustment.file-added',
  'pay-adjustment.withdrawn',
  'super.received',
  'pay-list.exported',
  'tax-report.made',
  'tax-report.lodged',
  'enquiry.changed',
  'enquiry.answered',
  'enquiry.removed',
  'change.dropped',
  'signing-key.rotated',
] as const;
export const auditAction = z.enum(AUDIT_ACTIONS);
export type AuditAction = z.infer<typeof auditAction>;

export const auditSubjectKind = z.enum([
  'person',
  'job',
  'gallery-collection',
  'invoice',
  'invoice-settings',
  'client',
  'pay-run',
  'pay-settings',
  'tax-report',
  'enquiry',
  'incident',
  'change',
  'signing-key',
  'list',
]);

/**
 * An audit entry. Names are those of that time. `actor_id` is empty for what no account did (an admin added by a
 * command), `subject_id` for a thing that exists once.
 */
export const auditEntry = z.object({
  /** UUID version 7 of the time `at`: ids sort by time. */
  id: z.uuid(),
  at: z.iso.datetime(),
  actor_id: optionalAnsweredId,
  actor_name: z.string(),
  action: auditAction,
  subject_kind: auditSubjectKind,
  subject_id: optionalAnsweredId,
  subject_name: z.string(),
  /** Further details: the job of an assignment, the kind of a document, amounts in A$. */
  details: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const filters = {
  action: auditAction.optional(),
  subject_id: id.optional(),
  actor_id: id.optional(),
  /** Part of the actor's or the subject's name. */
  text: searchText,
  /** First and last day in business time, inclusive. */
  from: businessDate.optional(),
  to: businessDate.optional(),
};

export const getAuditLog = defineCall({
  method: 'GET',
  path: '/api/admin/audit-log',
  service: 'auth',
  access: ['admin'],
  shows: ['audit'],
  summary:
    'Who did what to whom and when, newest first. `next` is the `before` of the next page, empty on the last one.',
  query: z.object({
    ...filters,
    before: id.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.object({ entries: z.array(auditEntry), next: optionalAnsweredId }),
});

/** Limit of entries in an export. An earlier span of days exports the ones before. */
export const AUDIT_EXPORT_ENTRIES = 20_000;

export const exportAuditLog = defineCall({
  method: 'POST',
  path: '/api/admin/export-audit-log',
  service: 'auth',
  access: ['admin'],
  recentFactor: true,
  summary: `The same entries as CSV, the newest ${AUDIT_EXPORT_ENTRIES} at most.`,
  body: z.object(filters),
  answer: z.unknown(),
  answerKind: 'binary',
});
