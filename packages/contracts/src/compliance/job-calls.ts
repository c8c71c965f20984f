import { z } from 'zod';
import { defineCall, WORKERS } from '../call.js';
import { formatDate } from '../date-text.js';
import { id } from '../fields.js';
import { warningDetail } from '../refusals/warning-detail.js';
import { type ComplianceState, complianceKind, complianceState, getComplianceLabel } from './kinds.js';

const desk = { service: 'jobs', access: ['admin'] } as const;

const requirements = z.object({ kinds: z.array(complianceKind) });

export const getJobRequirements = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/job-requirements/:job_id',
  shows: ['job'],
  summary: 'Gets the documents a job requires of its people.',
  params: z.object({ job_id: id }),
  answer: requirements,
});

export const setJobRequirements = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/set-job-requirements',
  changes: [{ topic: 'job', id: 'job_id' }],
  summary:
    'Sets the documents a job requires of its people. People without a verified one get no new assignment or cover there; assigned people stay. 404 if the job doesn’t exist.',
  body: z.object({ job_id: id, kinds: z.array(complianceKind).max(20) }),
  answer: requirements,
});

/** A document that a person lacks for a job: `missing` to `expired`. `expires_on` is YYYY-MM-DD or empty. */
export const missingDocument = z.object({ kind: complianceKind, state: complianceState, expires_on: z.string() });
export type MissingDocument = z.infer<typeof missingDocument>;

const STATE_WORDS: Readonly<Record<ComplianceState, string>> = {
  missing: 'missing',
  unchecked: 'not checked by the office',
  submitted: 'not checked by the office yet',
  refused: 'rejected',
  verified: 'valid',
  expiring: 'valid',
  expired: 'expired',
};

/** For sentences of svc-jobs: "Police check (expired, last valid on 3 Jan 2028)". */
export const formatMissingDocument = ({ kind, state, expires_on }: MissingDocument): string => {
  const day = state === 'expired' ? `, last valid on ${formatDate(expires_on)}` : '';
  return `${getComplianceLabel(kind)} (${STATE_WORDS[state]}${day})`;
};

export const getWorkWarnings = defineCall({
  service: 'jobs',
  access: WORKERS,
  method: 'GET',
  path: '/api/work-warnings/:job_id',
  shows: ['account', 'job', 'shift', 'work'],
  byTheClock: true,
  summary:
    'Gets what you need to know before you start a job: missing documents, whether they prevent Start, and fortnights in which more is planned than your visa allows.',
  params: z.object({ job_id: id }),
  answer: z.object({
    documents: z.array(missingDocument),
    refused: z.boolean(),
    hours: z.array(z.string()),
    /** `hours` as data. */
    hours_details: z.array(warningDetail),
  }),
});
