import { z } from 'zod';
import { defineCall, WORKERS } from './call.js';
import { answeredId, done, id, optionalLine } from './fields.js';
import { enrolledPerson } from './jobs.js';

/**
 * Confirms the assignment of somebody with other shifts at the same times: false refuses with 409 overlapping_shifts
 * and the shifts. Calls of the specification leave it out, which confirms.
 */
const insist = z.boolean().optional();
export const requestRow = z.object({ row_id: answeredId, user_id: answeredId, user_name: z.string() });
export type RequestRow = z.infer<typeof requestRow>;

export const requestJob = defineCall({
  method: 'POST',
  path: '/api/req-for-permanent-job',
  service: 'jobs',
  access: WORKERS,
  changes: ['request'],
  summary: 'Requests a permanent or quick job. Idempotent while the request waits.',
  body: z.object({ job_id: id, user_id: id }),
  answer: z.literal('done'),
  answerKind: 'text',
});

export const checkRequest = defineCall({
  method: 'POST',
  path: '/api/check-is-req-for-permanent-job',
  service: 'jobs',
  access: WORKERS,
  shows: ['request', 'assignment'],
  summary: 'Returns “enrolled” if you have requested the job or are assigned to it.',
  body: z.object({ job_id: id, user_id: id }),
  answer: z.object({ status: z.enum(['enrolled', 'not-enrolled']) }),
});

export const getRequestCount = defineCall({
  method: 'POST',
  path: '/api/admin/get-req-count',
  service: 'jobs',
  access: ['admin'],
  shows: ['request'],
  summary: 'Counts pending requests for a job.',
  body: z.object({ job_id: id }),
  answer: z.number().int(),
});

export const getRequests = defineCall({
  method: 'POST',
  path: '/api/admin/get-all-req-users',
  service: 'jobs',
  access: ['admin'],
  shows: ['request', 'assignment', 'account'],
  summary: 'Lists pending requests for a job, oldest first.',
  body: z.object({ job_id: id }),
  answer: z.array(requestRow),
});

export const acceptRequest = defineCall({
  method: 'POST',
  path: '/api/admin/accept-req-job',
  service: 'jobs',
  access: ['admin'],
  changes: ['request', 'assignment', { topic: 'job', id: 'job_id' }],
  summary: 'Accepts a pending request and assigns the person to the job. 409 if it is decided.',
  body: z.object({ job_id: id, user_id: id, row_id: id, insist }),
  answer: done,
});

export const rejectRequest = defineCall({
  method: 'POST',
  path: '/api/admin/reject-req-job',
  service: 'jobs',
  access: ['admin'],
  changes: ['request'],
  summary: 'Rejects a pending request. 409 if it is decided.',
  body: z.object({ row_id: id }),
  answer: done,
});

export const addOrRemoveUser = defineCall({
  method: 'POST',
  path: '/api/admin/add-or-remove-user-to-permanent-job',
  service: 'jobs',
  access: ['admin'],
  changes: ['assignment', { topic: 'request', person: 'added_id' }, { topic: 'job', id: 'id' }],
  summary: 'Assigns a person to a permanent or quick job, or ends the assignment. `id` is the job.',
  body: z.object({
    id,
    method: z.enum(['add', 'remove']),
    added_id: id,
    added_name: optionalLine(200).optional(),
    insist,
  }),
  answer: z.array(enrolledPerson),
});

export const getSelectableContractors = defineCall({
  method: 'POST',
  path: '/api/admin/get-contractors',
  service: 'jobs',
  access: ['admin'],
  shows: ['assignment', 'account', 'request'],
  summary: 'Lists people who can be assigned to a job and aren’t yet.',
  body: z.object({ jobID: id }),
  answer: z.array(enrolledPerson),
});

export const getSelectableContractorsForQuickJob = defineCall({
  method: 'POST',
  path: '/api/admin/get-contractors-quick-jobs',
  service: 'jobs',
  access: ['admin'],
  shows: ['assignment', 'account', 'request'],
  summary: 'Lists people who can be assigned to a quick job and aren’t yet.',
  body: z.object({ jobID: id }),
  answer: z.array(enrolledPerson),
});
