import { insertOnce, type Transaction } from '@cleaning/service-kit';
import { Job } from '../jobs/job.entity.js';
import { lockJob } from '../jobs/locked-job.js';
import { SiteCard } from './site-card.entity.js';

/**
 * The job and its card, created if missing. The job is locked first, which serialises changes of a card. Throws 404.
 */
export async function lockCard(tx: Transaction, jobId: string): Promise<{ job: Job; card: SiteCard }> {
  const job = await lockJob(tx, jobId);
  const { manager } = tx;
  await insertOnce(manager, SiteCard, { jobId });
  return { job, card: await manager.findOneByOrFail(SiteCard, { jobId }) };
}
