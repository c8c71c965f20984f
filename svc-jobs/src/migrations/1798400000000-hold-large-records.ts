import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `ARRAY['arrived_late', 'longer_than_expected', 'started_early', 'finished_late', 'corrected_upwards',
  'same_record', 'finished_by_admin', 'overlapping', 'outside_fence']`;
const AFTER = BEFORE.replace(
  `'outside_fence'`,
  `'outside_fence', 'location_too_vague', 'above_amount', 'above_hours', 'day_above_hours'`,
);

const known = (reasons: string, most: number) => `
  ALTER TABLE work_record
    DROP CONSTRAINT work_record_hold_reasons_known,
    ADD CONSTRAINT work_record_hold_reasons_known CHECK (hold_reasons <@ ${reasons} AND cardinality(hold_reasons) <= ${most})`;

/** Vague locations hold work, and so do manual records of large amounts and long days. */
export class HoldLargeRecords1798400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(known(AFTER, 13));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(known(BEFORE, 9));
  }
}
