import { type Caller, refuse, type Transaction } from '@cleaning/service-kit';
import { Job } from '../jobs/job.entity.js';
import { mayReportAt } from './incidents.queries.js';

/** The job that a report names, if any. Throws 404 for one that does not concern the person, in the same words as for none. */
export async function findReportJob(
  { manager }: Transaction,
  { id, role }: Caller,
  jobId?: string,
): Promise<Job | null> {
  if (!jobId) return null;
  const job = await manager.findOneBy(Job, { id: jobId });
  if (!job || (role !== 'admin' && !(await mayReportAt(manager, jobId, id)))) throw refuse('no_such_job');
  return job;
}
