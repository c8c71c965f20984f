import { z } from 'zod';
import { defineCall, SUB_CONTRACTORS } from '../call.js';
import {
  answeredId,
  businessDate,
  done,
  id,
  optionalAnsweredId,
  optionalLine,
  pageSchema,
  paging,
  REASON_LENGTH,
  searchText,
} from '../fields.js';
import { getFieldSentence } from '../refusals/sentences.js';
import { storedSignature } from '../signed-papers.js';
import { optionalAbn } from '../typed-numbers.js';
import { complianceBase, complianceKind, complianceState, POLICE_OUTCOME_CODES } from './kinds.js';

const desk = { service: 'media', access: ['admin'] } as const;

/** Files of one version: both sides of a card, pages of a certificate. */
export const MAX_COMPLIANCE_FILES = 4;

/** A person's document of a kind on this day. Days are YYYY-MM-DD, empty if none. */
export const complianceItem = z.object({
  kind: complianceKind,
  state: complianceState,
  /** Recorded state, independent of the day. */
  base: complianceBase,
  expires_on: z.string(),
  /** State of a newer version than the one that counts; empty without one. */
  renewal: z.enum(['', 'submitted', 'refused']),
  /** Why the newest version was refused. */
  reason: z.string(),
});
export type ComplianceItem = z.infer<typeof complianceItem>;

export const complianceFile = z.object({
  file_id: answeredId,
  /** A signed path; empty when the file was deleted. */
  path: z.string(),
  content_type: z.string(),
  /** True if the reader has opened it. */
  opened: z.boolean(),
});

const optionalDay = z.union([z.literal(''), businessDate]).default('');
/** Missing from a desk of 1.9.0, whose decision only applies if nobody else has decided. */
const seenVersion = z.coerce.number().int().min(0).optional();
const confirmation = z.enum(['', 'yes']).default('');

/** Recorded details of a version, empty if none; `name_matches` and the following are confirmed with `yes`. */
export const complianceDetails = z.object({
  issuer: z.string(),
  reference: z.string(),
  insurer: z.string(),
  amount: z.string(),
  subclass: z.string(),
  conditions: z.string(),
  outcome: z.string(),
  full_name: z.string(),
  insured: z.string(),
  insured_abn: z.string(),
  valid_from: z.string(),
  check_again_on: z.string(),
  name_matches: z.string(),
  not_prohibited: z.string(),
  interest_registered: z.string(),
  consented: z.string(),
  identity_sighted: z.string(),
});
export type ComplianceDetails = z.infer<typeof complianceDetails>;

/** One version of a document. Instants are ISO 8601, empty if none. */
export const complianceVersion = z.object({
  version_id: answeredId,
  number: z.number().int(),
  /** Counts the decisions about it. A decision names the one that its admin has seen. */
  version: z.number().int(),
  /** `replaced`: a newer one arrived before a decision. */
  state: z.enum(['unchecked', 'submitted', 'verified', 'refused', 'replaced']),
  submitted_at: z.string(),
  decided_at: z.string(),
  /** Name of the admin who checked it. */
  decided_by: z.string(),
  reason: z.string(),
  issued_on: z.string(),
  expires_on: z.string(),
  details: complianceDetails,
  /** For a visa: at most 48 hours in two weeks while the course is in session. */
  work_limit: z.boolean(),
  files: z.array(complianceFile),
  /** When its files were deleted by the retention setting. */
  files_deleted_at: z.string(),
  /** For one signed on screen; svc-media of 1.9.0 doesn't send it. */
  signature: storedSignature.nullable().default(null),
});
export type ComplianceVersion = z.infer<typeof complianceVersion>;

export const getMyCompliance = defineCall({
  service: 'media',
  access: SUB_CONTRACTORS,
  method: 'GET',
  path: '/api/my-compliance',
  shows: ['account'],
  byTheClock: true,
  summary:
    'Gets your documents by kind, with status and expiry date. `counts`: you can’t start new work once it expires.',
  answer: z.array(complianceItem.extend({ counts: z.boolean(), asked_at: z.string(), seen_at: z.string() })),
});
export type OwnComplianceItem = z.infer<(typeof getMyCompliance)['answer']>[number];

export const renewDocument = defineCall({
  service: 'media',
  access: SUB_CONTRACTORS,
  method: 'POST',
  path: '/api/renew-document',
  changes: ['account'],
  summary: `Sends a new version of one of your documents, up to ${MAX_COMPLIANCE_FILES} pictures or PDFs. The current version stays valid until the new one is verified.`,
  body: z.object({ user_id: id, kind: complianceKind }),
  bodyKind: 'files',
  files: [{ name: 'file', required: true, maxCount: MAX_COMPLIANCE_FILES }],
  answer: z.object({ version_id: answeredId }),
});

export const complianceRow = z.object({
  user_id: answeredId,
  name: z.string(),
  verified: z.boolean(),
  items: z.array(complianceItem),
});
export type ComplianceRow = z.infer<typeof complianceRow>;

export const listCompliance = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/compliance',
  scope: 'documents:read',
  shows: ['account'],
  byTheClock: true,
  summary:
    'Lists people by name with their documents. Filters: `kind`, `state`, and `waiting` for versions that need a decision.',
  query: z.object({
    ...paging,
    text: searchText,
    kind: complianceKind.optional(),
    state: z.enum([...complianceState.options, 'waiting']).optional(),
  }),
  answer: pageSchema(complianceRow),
});

export const countCompliance = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/compliance/count',
  scope: 'documents:read',
  shows: ['account'],
  background: true,
  summary: 'Counts documents of verified people that need a decision. Doesn’t extend the session.',
  answer: z.object({ waiting: z.number().int() }),
});

export const getPersonCompliance = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/compliance/:user_id',
  shows: ['account'],
  byTheClock: true,
  summary: 'Gets a person’s documents by kind with all versions, newest first.',
  params: z.object({ user_id: id }),
  answer: z.object({
    user_id: answeredId,
    name: z.string(),
    kinds: z.array(complianceItem.extend({ asked_at: z.string(), versions: z.array(complianceVersion) })),
  }),
});
export type PersonCompliance = z.infer<(typeof getPersonCompliance)['answer']>;

export const verifyDocument = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/verify-document',
  changes: ['account'],
  summary:
    'Verifies a document version with its dates and the details its kind needs; other details are ignored. Idempotent. 409 until you have opened each of its files, if someone else has decided since `version`, if there is a newer file, or for your own documents.',
  body: z.object({
    version_id: id,
    version: seenVersion,
    issued_on: businessDate.optional(),
    /** The last day on which it is valid. */
    expires_on: businessDate.optional(),
    issuer: optionalLine(120).default(''),
    reference: optionalLine(60).default(''),
    insurer: optionalLine(120).default(''),
    amount: z
      .string()
      .trim()
      .regex(/^(?:\d{1,10})?$/, getFieldSentence('not_whole_dollars'))
      .default(''),
    subclass: optionalLine(20).default(''),
    conditions: optionalLine(200).default(''),
    outcome: z.enum(['', ...POLICE_OUTCOME_CODES]).default(''),
    full_name: optionalLine(120).default(''),
    insured: optionalLine(120).default(''),
    insured_abn: optionalAbn.default(''),
    valid_from: optionalDay,
    check_again_on: optionalDay,
    name_matches: confirmation,
    not_prohibited: confirmation,
    interest_registered: confirmation,
    consented: confirmation,
    identity_sighted: confirmation,
    work_limit: z.boolean().default(false),
  }),
  answer: done,
});

export const refuseDocument = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/refuse-document',
  changes: ['account'],
  summary:
    'Rejects a document version and tells the person why. An older verified version stays valid. Idempotent. 409 if someone else has decided since `version`, if there is a newer file, or for your own documents.',
  body: z.object({
    version_id: id,
    version: seenVersion,
    reason: optionalLine(REASON_LENGTH).pipe(z.string().min(1, getFieldSentence('required'))),
  }),
  answer: done,
});

export const askForRenewal = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/ask-for-renewal',
  changes: [{ topic: 'account', id: 'user_id', person: 'user_id' }],
  summary: 'Asks a person for a document or a newer version of it. At most once a day for each kind.',
  body: z.object({ user_id: id, kind: complianceKind }),
  answer: done,
});

/** Settings for documents. */
export const complianceSettings = z.object({
  /** Days after verification when a police check's file is deleted. */
  police_file_days: z.coerce.number().int().min(0).max(400).default(30),
  /** Months that a police check counts from its issue; proposed in the form. */
  police_months: z.coerce.number().int().min(1).max(36).default(12),
  /** The kinds whose expiry stops new assignments and covers. */
  counting: z.array(complianceKind).max(20),
  /** Reaction of Start to an expired one. */
  start: z.enum(['warn', 'refuse']).default('warn'),
});
export type ComplianceSettings = z.infer<typeof complianceSettings>;

export const getComplianceSettings = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/compliance-settings',
  shows: ['account'],
  summary: 'Gets the company’s rules for documents.',
  answer: complianceSettings.extend({ version: z.number().int() }),
});

export const changeComplianceSettings = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/change-compliance-settings',
  changes: ['account'],
  summary: 'Saves the company’s rules for documents. 409 if someone else has changed them.',
  body: complianceSettings.extend({ version: z.number().int().min(0) }),
  answer: done,
});

/** A document in the change feed, independent of the day. */
export const complianceRecord = z.object({ kind: z.string(), base: z.string(), expires_on: optionalAnsweredId });
