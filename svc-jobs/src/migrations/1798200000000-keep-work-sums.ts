import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Columns of each table of sums. A month's row is of its first day, a year's of 1 January. */
const SPAN = `span text NOT NULL CHECK (span IN ('month', 'year')), first_day date NOT NULL`;
const SUMS = `state text NOT NULL, is_late boolean NOT NULL, records integer NOT NULL, minutes bigint NOT NULL,
  contractor_cents bigint NOT NULL, company_cents bigint NOT NULL`;
/** The rows of a month are written again and again: with room in the page their indexes are left alone. */
const ROOM = 'WITH (fillfactor = 70)';

/** What a finished record is summed by. Late: a clock event arrived more than five minutes after it happened. */
const keyOf = (record: string) => `date_trunc('month', ${record}.business_date::timestamp)::date, ${record}.job_id,
  ${record}.person_id, ${record}.state, (${record}.start_received_at > ${record}.started_at + interval '5 minutes'
    OR ${record}.finish_received_at > ${record}.ended_at + interval '5 minutes') IS TRUE`;

const changeOf = (record: string, times: 1 | -1) => `ROW(${keyOf(record)}, ${times}, ${times} * ${record}.minutes,
  ${times} * ${record}.contractor_cents, ${times} * ${record}.company_cents)::work_change`;

/** Adds changes to one table of sums, in the order of its key: two transactions then wait for each other, not in a circle. */
const addTo = (table: string, whose: string) => `
  INSERT INTO ${table} AS kept (span, first_day, ${whose}, state, is_late, records, minutes, contractor_cents, company_cents)
    SELECT span, first_day, ${whose}, state, is_late, sum(records), sum(minutes), sum(contractor_cents), sum(company_cents)
    FROM unnest(changes), LATERAL (VALUES ('month', month), ('year', date_trunc('year', month::timestamp)::date)) AS each_span (span, first_day)
    GROUP BY span, first_day, ${whose}, state, is_late
    HAVING sum(records) <> 0 OR sum(minutes) <> 0 OR sum(contractor_cents) <> 0 OR sum(company_cents) <> 0
    ORDER BY span, first_day, ${whose}, state, is_late
  ON CONFLICT (span, first_day, ${whose}, state, is_late) DO UPDATE SET records = kept.records + excluded.records,
    minutes = kept.minutes + excluded.minutes, contractor_cents = kept.contractor_cents + excluded.contractor_cents,
    company_cents = kept.company_cents + excluded.company_cents;`;

/** Makes the tables of sums, their triggers and their rows. */
export async function makeWorkSums(runner: QueryRunner): Promise<void> {
  await runner.query(`
    CREATE TABLE job_work_sum (${SPAN}, job_id uuid NOT NULL, ${SUMS},
      CONSTRAINT job_work_sum_pk PRIMARY KEY (span, first_day, job_id, state, is_late)) ${ROOM};
    CREATE INDEX job_work_sum_by_job ON job_work_sum (job_id, span, first_day);
    CREATE TABLE person_work_sum (${SPAN}, person_id uuid NOT NULL, ${SUMS},
      CONSTRAINT person_work_sum_pk PRIMARY KEY (span, first_day, person_id, state, is_late)) ${ROOM};
    CREATE INDEX person_work_sum_by_person ON person_work_sum (person_id, span, first_day);
    CREATE TABLE job_person_work_sum (${SPAN}, job_id uuid NOT NULL, person_id uuid NOT NULL, ${SUMS},
      CONSTRAINT job_person_work_sum_pk PRIMARY KEY (span, first_day, job_id, person_id, state, is_late)) ${ROOM};
    CREATE INDEX job_person_work_sum_by_person ON job_person_work_sum (person_id, span, first_day);
    CREATE INDEX job_person_work_sum_by_job ON job_person_work_sum (job_id, span, first_day);
  `);
  await runner.query(`
    CREATE TYPE work_change AS (month date, job_id uuid, person_id uuid, state text, is_late boolean, records bigint,
      minutes bigint, contractor_cents bigint, company_cents bigint);

    CREATE FUNCTION add_to_work_sums(changes work_change[]) RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        ${addTo('job_work_sum', 'job_id')}
        ${addTo('person_work_sum', 'person_id')}
        ${addTo('job_person_work_sum', 'job_id, person_id')}
      END $$;

    CREATE FUNCTION keep_work_sums() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE changes work_change[];
      BEGIN
        IF TG_OP = 'INSERT' THEN
          changes := ARRAY(SELECT ${changeOf('entered', 1)} FROM entered WHERE ended_at IS NOT NULL);
        ELSIF TG_OP = 'DELETE' THEN
          changes := ARRAY(SELECT ${changeOf('gone', -1)} FROM gone WHERE ended_at IS NOT NULL);
        ELSE
          changes := ARRAY(SELECT ${changeOf('entered', 1)} FROM entered WHERE ended_at IS NOT NULL
            UNION ALL SELECT ${changeOf('gone', -1)} FROM gone WHERE ended_at IS NOT NULL);
        END IF;
        IF cardinality(changes) > 0 THEN PERFORM add_to_work_sums(changes); END IF;
        RETURN NULL;
      END $$;
    CREATE TRIGGER work_record_sums_of_new AFTER INSERT ON work_record REFERENCING NEW TABLE AS entered
      FOR EACH STATEMENT EXECUTE FUNCTION keep_work_sums();
    CREATE TRIGGER work_record_sums_of_changed AFTER UPDATE ON work_record
      REFERENCING OLD TABLE AS gone NEW TABLE AS entered FOR EACH STATEMENT EXECUTE FUNCTION keep_work_sums();
    CREATE TRIGGER work_record_sums_of_gone AFTER DELETE ON work_record REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION keep_work_sums();

    CREATE FUNCTION empty_work_sums() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN TRUNCATE job_work_sum, person_work_sum, job_person_work_sum; RETURN NULL; END $$;
    CREATE TRIGGER work_record_sums_of_none AFTER TRUNCATE ON work_record
      FOR EACH STATEMENT EXECUTE FUNCTION empty_work_sums();

    CREATE FUNCTION rebuild_work_sums() RETURNS void LANGUAGE plpgsql AS $$
      BEGIN
        -- Nobody writes work until the sums are there.
        LOCK TABLE work_record IN SHARE ROW EXCLUSIVE MODE;
        TRUNCATE job_work_sum, person_work_sum, job_person_work_sum;
        PERFORM add_to_work_sums(ARRAY(
          SELECT ROW(${keyOf('work_record')}, count(*), sum(minutes), sum(contractor_cents), sum(company_cents))::work_change
          FROM work_record WHERE ended_at IS NOT NULL GROUP BY ${keyOf('work_record')}));
      END $$;
  `);
  await runner.query('SELECT rebuild_work_sums()');
}

export async function dropWorkSums(runner: QueryRunner): Promise<void> {
  await runner.query(`
    DROP TRIGGER work_record_sums_of_new ON work_record;
    DROP TRIGGER work_record_sums_of_changed ON work_record;
    DROP TRIGGER work_record_sums_of_gone ON work_record;
    DROP TRIGGER work_record_sums_of_none ON work_record;
    DROP FUNCTION rebuild_work_sums, empty_work_sums, keep_work_sums, add_to_work_sums;
    DROP TYPE work_change;
    DROP TABLE job_work_sum, person_work_sum, job_person_work_sum;
  `);
}

/**
 * Sums of finished work by month and year: of each job, of each person, and of each person at each job. Triggers of work_record keep
 * them, whichever version of the service writes.
 */
export class KeepWorkSums1798200000000 implements MigrationInterface {
  name = 'KeepWorkSums1798200000000';

  async up(runner: QueryRunner): Promise<void> {
    await makeWorkSums(runner);
    await runner.query(`
      CREATE INDEX work_record_by_day ON work_record (business_date, started_at, id);
      CREATE INDEX work_record_rejected ON work_record (business_date) WHERE state = 'rejected';
      CREATE INDEX work_record_by_minutes ON work_record (minutes, started_at, id) WHERE ended_at IS NOT NULL;
      CREATE INDEX work_record_by_contractor_cents ON work_record (contractor_cents, started_at, id) WHERE ended_at IS NOT NULL;
      CREATE INDEX work_record_by_company_cents ON work_record (company_cents, started_at, id) WHERE ended_at IS NOT NULL;
      DROP INDEX work_record_sums, work_record_timed_by_day;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX work_record_timed_by_day ON work_record (business_date) WHERE NOT is_manual AND ended_at IS NOT NULL;
      CREATE INDEX work_record_sums ON work_record (business_date)
        INCLUDE (job_id, minutes, contractor_cents, company_cents) WHERE ended_at IS NOT NULL AND state <> 'rejected';
      DROP INDEX work_record_by_day, work_record_rejected, work_record_by_minutes, work_record_by_contractor_cents,
        work_record_by_company_cents;
    `);
    await dropWorkSums(runner);
  }
}
