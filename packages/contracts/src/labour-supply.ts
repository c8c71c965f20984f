import { z } from 'zod';
import { defineCall } from './call.js';
import { id } from './fields.js';

const desk = { service: 'invoice', access: ['admin'] } as const;

/**
 * Whether a job's cleaners are supplied to the client, who directs their work, instead of the company cleaning there.
 * Supplying cleaners is labour hire work that may need a licence in South Australia (Labour Hire Licensing Act 2017
 * (SA), section 7; cbs.sa.gov.au). The note is shown with each marked job: on its page, and in the yearly report of
 * contractors with its files.
 */
export const LABOUR_HIRE_NOTE =
  'Supplying sub-contractors to a client may need a labour hire licence in South Australia. Check with Consumer and Business Services (cbs.sa.gov.au).';

/** The office's latest answer for a job. */
export const labourSupply = z.object({
  supplied: z.boolean(),
  /** The last admin to answer, and when (ISO 8601 instant); empty before. */
  set_by: z.string(),
  set_at: z.string(),
});
export type LabourSupply = z.infer<typeof labourSupply>;

export const getLabourSupply = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/labour-supply/:job_id',
  shows: ['client'],
  summary: 'Gets whether a job supplies labour to the client (labour hire).',
  params: z.object({ job_id: id }),
  answer: labourSupply,
});

export const setLabourSupply = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/set-labour-supply',
  changes: ['client', 'payment'],
  summary: 'Sets whether a job supplies labour to the client (labour hire). Idempotent. 404 if the job doesn’t exist.',
  body: z.object({ job_id: id, supplied: z.boolean() }),
  answer: labourSupply,
});
