import { type Caller, refuse, type Transaction } from '@cleaning/service-kit';
import { Job } from '../jobs/job.entity.js';
import { mayReportAt } from './incidents.queries.js';

/**
 * The job named in a report, if any. Throws the same 404 for an unknown job and one that doesn't concern the person.
 */
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
