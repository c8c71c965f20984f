import { eraseDeletedRows } from '@cleaning/service-kit';
import type { QueryRunner } from 'typeorm';

/** Everybody who reads jobs or cards waits behind it: rather the next minute. */
const LOCK_TIMEOUT = '2s';

/** Writes the files of jobs and cards again without what texts were before, and the planner's samples of them. Outside a transaction. */
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
