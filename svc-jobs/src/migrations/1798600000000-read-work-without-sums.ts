import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropWorkSums, makeWorkSums } from './1798200000000-keep-work-sums.js';
import { CountPeopleOfJobs1798300000000 } from './1798300000000-count-people-of-jobs.js';

/** A table of sums as a view with the same columns. */
const viewOf = (name: string, whose: string) => `
  CREATE VIEW ${name} AS
    SELECT span, date_trunc(span, business_date::timestamp)::date AS first_day, ${whose}, state,
      (start_received_at > started_at + interval '5 minutes' OR finish_received_at > ended_at + interval '5 minutes')
        IS TRUE AS is_late,
      count(*)::int AS records, sum(minutes) AS minutes, sum(contractor_cents)::bigint AS contractor_cents,
      sum(company_cents)::bigint AS company_cents
    FROM work_record, (VALUES ('month'), ('year')) AS of (span)
    WHERE ended_at IS NOT NULL
    GROUP BY span, first_day, ${whose}, state, is_late;`;

const BY_AMOUNT = ['minutes', 'contractor_cents', 'company_cents'];

/**
 * Lists and figures of work read an index that has all that they need; triggers keep nothing any more. What the version before reads
 * is computed: its tables of sums are views, and `job.people_count` calls the function.
 */
export class ReadWorkWithoutSums1798600000000 implements MigrationInterface {
  name = 'ReadWorkWithoutSums1798600000000';

  async up(runner: QueryRunner): Promise<void> {
    await new CountPeopleOfJobs1798300000000().down(runner);
    await dropWorkSums(runner);
    await runner.query(`
      CREATE FUNCTION people_count(job) RETURNS integer LANGUAGE sql STABLE AS $$
        SELECT count(*)::int FROM enrolment WHERE enrolment.job_id = $1.id
          AND (SELECT NOT removed FROM known_account WHERE known_account.id = enrolment.person_id) $$;
      ${viewOf('job_work_sum', 'job_id')}
      ${viewOf('person_work_sum', 'person_id')}
      ${viewOf('job_person_work_sum', 'job_id, person_id')}

      CREATE INDEX work_record_listed ON work_record (business_date, started_at, id)
        INCLUDE (job_id, person_id, state, ended_at, minutes, contractor_cents, company_cents);
      DROP INDEX work_record_by_day, ${BY_AMOUNT.map((column) => `work_record_by_${column}`).join(', ')};
      -- An index alone answers for pages that vacuum has seen: some days of work, not a fifth of all work.
      ALTER TABLE work_record SET (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000,
        autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 1000);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    const byAmount = BY_AMOUNT.map(
      (column) =>
        `CREATE INDEX work_record_by_${column} ON work_record (${column}, started_at, id) WHERE ended_at IS NOT NULL;`,
    );
    await runner.query(`
      ALTER TABLE work_record RESET (autovacuum_vacuum_scale_factor, autovacuum_vacuum_threshold,
        autovacuum_vacuum_insert_scale_factor, autovacuum_vacuum_insert_threshold);
      ${byAmount.join('\n')}
      CREATE INDEX work_record_by_day ON work_record (business_date, started_at, id);
      DROP INDEX work_record_listed;
      DROP VIEW job_work_sum, person_work_sum, job_person_work_sum;
      DROP FUNCTION people_count(job);
    `);
    await makeWorkSums(runner);
    await new CountPeopleOfJobs1798300000000().up(runner);
  }
}
