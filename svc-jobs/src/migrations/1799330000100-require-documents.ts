import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `ARRAY['arrived_late', 'longer_than_expected', 'started_early', 'finished_late', 'corrected_upwards',
  'same_record', 'finished_by_admin', 'overlapping', 'outside_fence', 'location_too_vague', 'above_amount', 'above_hours', 'day_above_hours']`;
const AFTER = BEFORE.replace(`'day_above_hours'`, `'day_above_hours', 'expired_document'`);

const known = (reasons: string, most: number) => `
  ALTER TABLE work_record
    DROP CONSTRAINT work_record_hold_reasons_known,
    ADD CONSTRAINT work_record_hold_reasons_known CHECK (hold_reasons <@ ${reasons} AND cardinality(hold_reasons) <= ${most})`;

/** Jobs can require documents, and what svc-media knows of them is kept. A Start that came too late to be refused is held. */
export class RequireDocuments1799330000100 implements MigrationInterface {
  name = 'RequireDocuments1799330000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_compliance (
        person_id uuid NOT NULL CONSTRAINT known_compliance_pk PRIMARY KEY,
        documents jsonb NOT NULL,
        work_limit boolean NOT NULL
      );
      CREATE TABLE known_compliance_settings (
        id uuid NOT NULL CONSTRAINT known_compliance_settings_pk PRIMARY KEY,
        counting text[] NOT NULL,
        start text NOT NULL CONSTRAINT known_compliance_settings_start CHECK (start IN ('warn', 'refuse'))
      );
      CREATE TABLE job_requirement (
        job_id uuid NOT NULL CONSTRAINT job_requirement_job REFERENCES job (id),
        kind text NOT NULL,
        CONSTRAINT job_requirement_pk PRIMARY KEY (job_id, kind)
      );
      -- The kinds that the person lacked at a Start without a connection, which is refused otherwise.
      ALTER TABLE work_record ADD COLUMN start_lacked text[] NOT NULL DEFAULT '{}';`);
    await runner.query(known(AFTER, 14));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(known(BEFORE, 13));
    await runner.query(`
      ALTER TABLE work_record DROP COLUMN start_lacked;
      DROP TABLE job_requirement, known_compliance_settings, known_compliance;`);
  }
}
