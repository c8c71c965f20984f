import { z } from 'zod';
import { defineCall, type ServiceName } from './call.js';

/** Public status. Names no server, version or reason. */
export const serviceStatus = z.object({
  /** The service can read and write its data. */
  works: z.boolean(),
  /** svc-media: documents and pictures can be opened and stored. */
  files: z.boolean().optional(),
});
export type ServiceStatus = z.infer<typeof serviceStatus>;

const defineStatus = <S extends ServiceName>(service: S) =>
  defineCall({
    method: 'GET',
    path: `/api/status/${service}`,
    service,
    access: 'public',
    background: true,
    summary: 'Whether this part works just now. Nobody has to be logged in; a part that is down is answered by nginx.',
    answer: serviceStatus,
  });

export const authStatus = defineStatus('auth');
export const jobsStatus = defineStatus('jobs');
export const mediaStatus = defineStatus('media');
export const invoiceStatus = defineStatus('invoice');
