import { z } from 'zod';
import { defineCall } from './call.js';
import {
  answeredId,
  done,
  formatAbn,
  formatBsb,
  id,
  optionalLine,
  pageSchema,
  paging,
  REASON_LENGTH,
} from './fields.js';
import { getFieldSentence } from './refusals/sentences.js';
import { registrationFields } from './registration.js';
import { CALLER } from './topics.js';
import { abn } from './typed-numbers.js';

/** Details that a person can request to change, in display order. */
export const ASKABLE_DETAILS = [
  'name',
  'email',
  'address',
  'zip_code',
  'contact_no',
  'bank_name',
  'account_type',
  'account_name',
  'account_number',
  'bsb',
] as const;
/** Details that an admin changes. */
export const EDITABLE_DETAILS = [...ASKABLE_DETAILS, 'abn', 'passport_number'] as const;
export type DetailField = (typeof EDITABLE_DETAILS)[number];
export const detailField = z.enum(EDITABLE_DETAILS);

/** A detail as it is shown. */
export function formatDetailValue(field: DetailField, value: string): string {
  if (field === 'bsb') return formatBsb(value);
  return field === 'abn' ? formatAbn(value) : value;
}

/** Bank details, whose change holds payments. */
export const BANK_DETAILS = ['bank_name', 'account_type', 'account_name', 'account_number', 'bsb'] as const;

const { name, email, address, zip_code, contact_no, passport_number, ...bank } = registrationFields.shape;
const askable = z.object({
  name,
  email,
  address,
  zip_code,
  contact_no,
  bank_name: bank.bank_name,
  account_type: bank.account_type,
  account_name: bank.account_name,
  account_number: bank.account_number,
  bsb: bank.bsb,
});

/** Only the details to change, in the form of a registration. */
export const requestedDetails = askable.partial();
export const editedDetails = askable
  .extend({
    abn: abn(getFieldSentence('not_abn_digits')),
    passport_number,
  })
  .partial();
export type DetailChanges = z.output<typeof editedDetails>;

export const editPerson = defineCall({
  method: 'POST',
  path: '/api/admin/edit-person',
  service: 'auth',
  access: ['admin'],
  recentFactor: true,
  changes: ['account'],
  summary:
    'Changes a sub-contractor’s details and tells them at their previous email. Audited, with numbers masked. 409 if they have changed since `details_version`.',
  body: z.object({ id, details_version: z.number().int(), changes: editedDetails }),
  answer: done,
});

const own = { service: 'auth', access: ['unverified', 'contractor'] } as const;

export const askForChange = defineCall({
  ...own,
  method: 'POST',
  path: '/api/ask-for-change',
  changes: [{ topic: 'account', id: CALLER, person: CALLER }],
  summary: 'Requests a change of your own details. 409 if a request is open or nothing would change.',
  body: z.object({ changes: requestedDetails }),
  answer: done,
});

/** A request to change details. Numbers are masked. */
export const ownDetailChange = z.object({
  id: answeredId,
  state: z.enum(['open', 'approved', 'rejected', 'withdrawn']),
  fields: z.array(detailField),
  /** Requested values by field, while open. */
  asked: z.partialRecord(detailField, z.string()),
  /** ISO 8601 instant. */
  asked_at: z.string(),
  /** Why it was rejected, otherwise empty. */
  reason: z.string(),
});

export const getMyChange = defineCall({
  ...own,
  method: 'GET',
  path: '/api/my-change',
  shows: ['account'],
  summary: 'Gets your latest request to change your details; null if there is none.',
  answer: z.object({ change: ownDetailChange.nullable() }),
});

export const withdrawChange = defineCall({
  ...own,
  method: 'POST',
  path: '/api/withdraw-change',
  changes: [{ topic: 'account', id: CALLER, person: CALLER }],
  summary: 'Withdraws your open request. 404 if it isn’t open.',
  body: z.object({ id }),
  answer: done,
});

export const detailChangeRow = z.object({
  id: answeredId,
  user_id: answeredId,
  name: z.string(),
  /** ISO 8601 instant. */
  asked_at: z.string(),
  /** Version of the current details, needed to decide. */
  details_version: z.number().int(),
  /** Numbers are masked. */
  details: z.array(z.object({ field: detailField, was: z.string(), asked: z.string() })),
});
export type DetailChangeRow = z.infer<typeof detailChangeRow>;

export const listDetailChanges = defineCall({
  method: 'GET',
  path: '/api/admin/detail-changes',
  service: 'auth',
  access: ['admin'],
  shows: ['account'],
  summary: 'Lists open detail change requests, oldest first.',
  query: z.object(paging),
  answer: pageSchema(detailChangeRow),
});

export const decideDetailChange = defineCall({
  method: 'POST',
  path: '/api/admin/decide-detail-change',
  service: 'auth',
  access: ['admin'],
  recentFactor: true,
  changes: ['account'],
  summary:
    'Approves or rejects a detail change request, and tells the person. Rejecting needs a reason. 409 if it isn’t open, or the details have changed since `details_version`.',
  body: z
    .object({
      id,
      details_version: z.number().int(),
      decision: z.enum(['approve', 'reject']),
      reason: optionalLine(REASON_LENGTH).default(''),
    })
    .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
      path: ['reason'],
      message: getFieldSentence('without_reason'),
    }),
  answer: done,
});
