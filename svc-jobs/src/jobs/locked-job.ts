import { lockRow, type Transaction } from '@cleaning/service-kit';
import { Job } from './job.entity.js';

/** A job, locked until the transaction ends. Throws 404. */
export async function lockJob({ manager }: Transaction, id: string): Promise<Job> {
  return lockRow(manager, Job, { id }, 'no_such_job');
}
