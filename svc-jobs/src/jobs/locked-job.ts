import { refuse, type Transaction } from '@cleaning/service-kit';
import { Job } from './job.entity.js';

/** A job, locked until the transaction ends. Throws 404. */
export async function lockedJob({ manager }: Transaction, id: string): Promise<Job> {
  const job = await manager.findOne(Job, { where: { id }, lock: { mode: 'pessimistic_write' } });
  if (!job) throw refuse('no_such_job');
  return job;
}
