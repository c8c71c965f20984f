import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Jobs change and end, work records are corrected. A slot that was taken off the timetable stays for the days on which it
 * held: work that was done by it keeps its slot, and the days before a change keep their number of slots.
 */
export class ChangeJobsAndWork1795222800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job
        ADD COLUMN version integer NOT NULL DEFAULT 1 CONSTRAINT job_version_positive CHECK (version >= 1),
        ADD COLUMN closed_at timestamptz;

      ALTER TABLE timetable_slot
        DROP CONSTRAINT timetable_slot_position_once,
        ADD COLUMN valid_from date,
        ADD COLUMN valid_until date,
        ADD CONSTRAINT timetable_slot_valid_in_order CHECK (valid_from <= valid_until);
      CREATE UNIQUE INDEX timetable_slot_position_once ON timetable_slot (job_id, position) WHERE valid_until IS NULL;
      CREATE INDEX timetable_slot_by_job ON timetable_slot (job_id);

      ALTER TABLE work_record
        ADD COLUMN version integer NOT NULL DEFAULT 1 CONSTRAINT work_record_version_positive CHECK (version >= 1),
        DROP CONSTRAINT work_record_timed_or_manual,
        -- Work that an admin has finished by a correction has no place where it ended.
        ADD CONSTRAINT work_record_timed_or_manual CHECK (CASE WHEN is_manual
          THEN ended_at IS NOT NULL AND minutes = 0 AND slot_id IS NULL AND cap_minutes IS NULL
          ELSE start_location IS NOT NULL AND contractor_rate_cents IS NOT NULL AND company_rate_cents IS NOT NULL
            AND cap_minutes IS NOT NULL AND (ended_at IS NOT NULL OR finish_location IS NULL)
            AND (ended_at IS NULL OR finish_location IS NOT NULL OR version > 1) END);
      -- The months' sums are read from the index alone.
      CREATE INDEX work_record_sums ON work_record (business_date)
        INCLUDE (job_id, minutes, contractor_cents, company_cents) WHERE ended_at IS NOT NULL;

      CREATE TABLE work_record_correction (
        work_record_id uuid NOT NULL,
        version integer NOT NULL CONSTRAINT work_record_correction_version CHECK (version >= 2),
        corrected_at timestamptz NOT NULL,
        corrected_by uuid NOT NULL,
        reason text NOT NULL CONSTRAINT work_record_correction_has_reason CHECK (reason <> ''),
        before jsonb NOT NULL,
        CONSTRAINT work_record_correction_once PRIMARY KEY (work_record_id, version)
      );
      CREATE FUNCTION refuse_correction_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'corrections are never changed or deleted'; END $$;
      CREATE TRIGGER work_record_correction_append_only BEFORE UPDATE OR DELETE ON work_record_correction
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_correction_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE work_record_correction;
      DROP FUNCTION refuse_correction_change;
      DROP INDEX work_record_sums;
      ALTER TABLE work_record DROP COLUMN version;
      DROP INDEX timetable_slot_by_job, timetable_slot_position_once;
      ALTER TABLE timetable_slot DROP COLUMN valid_from, DROP COLUMN valid_until;
      ALTER TABLE job DROP COLUMN version, DROP COLUMN closed_at;
    `);
  }
}
