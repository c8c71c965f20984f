import { z } from 'zod';
import { defineCall } from './call.js';
import { id } from './fields.js';

/** So often an hour a person may download all their data: it is put together from every service. */
export const DOWNLOADS_PER_HOUR = 5;

export const downloadMyData = defineCall({
  method: 'GET',
  path: '/api/my-data',
  service: 'auth',
  access: ['unverified', 'contractor', 'admin'],
  summary:
    'Everything that is held about the person whose token it is, as one ZIP. It is in the audit log. 503 when a service is away.',
  answer: z.unknown(),
  answerKind: 'binary',
});

/** Rows as they are kept, by what they are. */
export const personalWork = z.object({
  work: z.array(z.record(z.string(), z.unknown())),
  requests: z.array(z.record(z.string(), z.unknown())),
  assignments: z.array(z.record(z.string(), z.unknown())),
});
export type PersonalWork = z.infer<typeof personalWork>;

export const getPersonalWork = defineCall({
  method: 'GET',
  path: '/internal/personal-data/:user_id',
  service: 'jobs',
  access: ['service'],
  callers: ['auth'],
  summary: 'What svc-jobs holds about a person.',
  params: z.object({ user_id: id }),
  answer: personalWork,
});
