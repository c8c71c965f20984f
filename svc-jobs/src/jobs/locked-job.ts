import { NotFound, type Transaction } from '@cleaning/service-kit';
import { Job } from './job.entity.js';

export const NO_JOB = 'There is no such job.';

/** A job, locked until the transaction ends. Throws NotFound. */
export async function lockedJob({ manager }: Transaction, id: string): Promise<Job> {
  const job = await manager.findOne(Job, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!job) throw new NotFound(NO_JOB);
  return job;
}
