import { v7 } from 'uuid';
import { JobsTestApp } from '../testing/jobs-test-app.js';
import { HoldWork1796100000000 } from './1796100000000-hold-work.js';
import { KeepWorkSums1798200000000 } from './1798200000000-keep-work-sums.js';
import { ReadWorkWithoutSums1798600000000 } from './1798600000000-read-work-without-sums.js';

describe('data of the version before', () => {
  const jobs = JobsTestApp.forTests();

  const query = (sql: string, params: unknown[] = []) => jobs.app.dataSource.query(sql, params);
  /** The others have indexes and views of the columns that the first one adds. */
  const migrations = [
    new HoldWork1796100000000(),
    new KeepWorkSums1798200000000(),
    new ReadWorkWithoutSums1798600000000(),
  ];
  const upgrade = async (direction: 'up' | 'down') => {
    const runner = jobs.app.dataSource.createQueryRunner();
    const inOrder = direction === 'up' ? migrations : migrations.toReversed();
    try {
      for (const migration of inOrder) await migration[direction](runner);
    } finally {
      await runner.release();
    }
  };
  /** Writes as the version before did. */
  const insert = (jobId: string, personId: string, day: string, ended: boolean) =>
    query(
      `INSERT INTO work_record (id, person_id, job_id, business_date, is_manual, started_at, ended_at, minutes, contractor_cents,
         company_cents, start_location, finish_location, contractor_rate_cents, company_rate_cents, cap_minutes)
       VALUES ($1, $2, $3, $4, false, $5, $6, $7, $8, $9, '0,0', $10, 4000, 6000, 720)`,
      [
        v7(),
        personId,
        jobId,
        day,
        `${day}T06:00Z`,
        ...(ended ? [`${day}T17:00Z`, 660, 44000, 66000, '0,0'] : Array(5).fill(null)),
      ],
    );

  it('is approved as it was accepted, and what former contractors were not paid is on the desk', async () => {
    jobs.at('2026-11-18T05:00');
    const [first, second, third] = [await jobs.quickJob(), await jobs.quickJob(), await jobs.quickJob()] as const;
    await upgrade('down');
    const left = await jobs.app.person({ name: 'Bo Berg', removed: true });
    await insert(first, jobs.ana.id, '2026-11-16', true);
    await insert(second, jobs.ana.id, '2026-11-17', false);
    await insert(first, left.id, '2026-11-16', true);
    await upgrade('up');
    expect(
      await query('SELECT state, hold_reasons, contractor_cents FROM work_record ORDER BY business_date, state'),
    ).toEqual([
      { state: 'approved', hold_reasons: [], contractor_cents: '44000' },
      { state: 'approved', hold_reasons: [], contractor_cents: '44000' },
      { state: null, hold_reasons: [], contractor_cents: null },
    ]);
    expect(await query('SELECT DISTINCT expected_minutes FROM job')).toEqual([{ expected_minutes: 120 }]);
    expect(await query('SELECT * FROM person_owed')).toEqual([{ person_id: left.id, cents: '44000' }]);
    // A service of the version before that still runs writes on beside this one.
    await insert(third, jobs.ana.id, '2026-11-18', true);
    await query(
      `UPDATE work_record SET ended_at = started_at, minutes = 0, contractor_cents = 0, company_cents = 0, finish_location = '0,0'
       WHERE ended_at IS NULL`,
    );
    expect(await query('SELECT DISTINCT state FROM work_record')).toEqual([{ state: 'approved' }]);
  });
});
