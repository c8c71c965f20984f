import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `ARRAY['arrived_late', 'longer_than_expected', 'started_early', 'finished_late', 'corrected_upwards',
  'same_record', 'finished_by_admin', 'overlapping', 'outside_fence', 'location_too_vague', 'above_amount', 'above_hours', 'day_above_hours', 'expired_document']`;
const AFTER = BEFORE.replace(`'location_too_vague'`, `'location_too_vague', 'no_location'`);

const known = (reasons: string, most: number) => `
  ALTER TABLE work_record
    DROP CONSTRAINT work_record_hold_reasons_known,
    ADD CONSTRAINT work_record_hold_reasons_known CHECK (hold_reasons <@ ${reasons} AND cardinality(hold_reasons) <= ${most})`;

const timedOrManual = (started: string, mayLackPlace: string) => `
  ALTER TABLE work_record
    DROP CONSTRAINT work_record_timed_or_manual,
    ADD CONSTRAINT work_record_timed_or_manual CHECK (CASE WHEN is_manual
      THEN ended_at IS NOT NULL AND minutes = 0 AND slot_id IS NULL AND cap_minutes IS NULL
      ELSE ${started} AND contractor_rate_cents IS NOT NULL AND company_rate_cents IS NOT NULL
        AND cap_minutes IS NOT NULL AND (ended_at IS NOT NULL OR finish_location IS NULL)
        AND (ended_at IS NULL OR finish_location IS NOT NULL OR ${mayLackPlace}) END)`;

/** Work can start and end without a location, and is held for that; the company can switch such starts off. */
export class StartWithoutLocation1799660000000 implements MigrationInterface {
  name = 'StartWithoutLocation1799660000000';

  async up(runner: QueryRunner): Promise<void> {
    const isHeldForIt = `hold_reasons @> ARRAY['no_location']`;
    await runner.query(`
      CREATE TABLE work_settings (
        id smallint NOT NULL CONSTRAINT work_settings_pk PRIMARY KEY CONSTRAINT work_settings_one_row CHECK (id = 1),
        start_without_location boolean NOT NULL,
        changed_at timestamptz NOT NULL,
        version integer NOT NULL
      );`);
    await runner.query(known(AFTER, 15));
    await runner.query(
      timedOrManual(
        `(start_location IS NOT NULL OR ended_at IS NULL OR version > 1 OR ${isHeldForIt})`,
        `version > 1 OR finished_by IS NOT NULL OR ${isHeldForIt}`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(timedOrManual('start_location IS NOT NULL', 'version > 1 OR finished_by IS NOT NULL'));
    await runner.query(known(BEFORE, 14));
    await runner.query('DROP TABLE work_settings');
  }
}
