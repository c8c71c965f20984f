import type { MigrationInterface, QueryRunner } from 'typeorm';

const manual = (condition: string) => `
  ALTER TABLE work_record
    DROP CONSTRAINT work_record_timed_or_manual,
    ADD CONSTRAINT work_record_timed_or_manual CHECK (CASE WHEN is_manual
      THEN ${condition} AND slot_id IS NULL AND cap_minutes IS NULL
      ELSE (start_location IS NOT NULL OR ended_at IS NULL OR version > 1 OR hold_reasons @> ARRAY['no_location'])
        AND contractor_rate_cents IS NOT NULL AND company_rate_cents IS NOT NULL
        AND cap_minutes IS NOT NULL AND (ended_at IS NOT NULL OR finish_location IS NULL)
        AND (ended_at IS NULL OR finish_location IS NOT NULL OR version > 1 OR finished_by IS NOT NULL
          OR hold_reasons @> ARRAY['no_location']) END)`;

const changeEnds = (condition: string) => `
  DROP INDEX work_record_by_person_end;
  CREATE INDEX work_record_by_person_end ON work_record (person_id, ended_at) WHERE ${condition}`;

/** A manual record may have a start and a finish, and then has minutes, twelve hours at most. */
export class RecordHoursByHand1799710400000 implements MigrationInterface {
  name = 'RecordHoursByHand1799710400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      manual(`ended_at IS NOT NULL AND minutes <= 720
        AND minutes = floor(extract(epoch FROM ended_at - started_at) / 60)`),
    );
    await runner.query(changeEnds('NOT is_manual OR minutes > 0'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE work_record SET minutes = 0, ended_at = started_at WHERE is_manual AND minutes > 0');
    await runner.query(changeEnds('NOT is_manual'));
    await runner.query(manual('ended_at IS NOT NULL AND minutes = 0'));
  }
}
