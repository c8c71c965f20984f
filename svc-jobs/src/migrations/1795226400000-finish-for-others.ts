import type { MigrationInterface, QueryRunner } from 'typeorm';

const timedOrManual = (mayLackPlace: string) => `
  ALTER TABLE work_record
    DROP CONSTRAINT work_record_timed_or_manual,
    ADD CONSTRAINT work_record_timed_or_manual CHECK (CASE WHEN is_manual
      THEN ended_at IS NOT NULL AND minutes = 0 AND slot_id IS NULL AND cap_minutes IS NULL
      ELSE start_location IS NOT NULL AND contractor_rate_cents IS NOT NULL AND company_rate_cents IS NOT NULL
        AND cap_minutes IS NOT NULL AND (ended_at IS NOT NULL OR finish_location IS NULL)
        AND (ended_at IS NULL OR finish_location IS NOT NULL OR ${mayLackPlace}) END)`;

/** An admin who finishes the work of somebody who was removed or disproved was not there: such work has no place where it ended. */
export class FinishForOthers1795226400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE work_record
        ADD finished_by uuid,
        ADD CONSTRAINT work_record_finished_by_when_ended CHECK (finished_by IS NULL OR ended_at IS NOT NULL);
      ${timedOrManual('version > 1 OR finished_by IS NOT NULL')};
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${timedOrManual('version > 1')};
      ALTER TABLE work_record DROP finished_by;
    `);
  }
}
