import { eraseDeletedRows } from '@cleaning/service-kit';
import type { QueryRunner } from 'typeorm';

/** All readers of jobs and cards wait behind the lock, so give up and retry next minute. */
const LOCK_TIMEOUT = '2s';

/**
 * Rewrites the files of jobs and cards without former texts, and the planner's samples. Must run outside a transaction.
 */
export async function eraseOldTexts(runner: QueryRunner): Promise<void> {
  try {
    await runner.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`);
    for (const table of ['job', 'site_card']) {
      await eraseDeletedRows(runner, table);
      await runner.query(`ANALYZE ${table}`);
    }
    await eraseDeletedRows(runner, 'pg_statistic');
  } finally {
    await runner.query('RESET lock_timeout');
  }
}
