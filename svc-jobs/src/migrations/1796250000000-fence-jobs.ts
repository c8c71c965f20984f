import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `ARRAY['arrived_late', 'longer_than_expected', 'started_early', 'finished_late', 'corrected_upwards',
  'same_record', 'finished_by_admin', 'overlapping']`;
const AFTER = BEFORE.replace(`'overlapping'`, `'overlapping', 'outside_fence'`);

const known = (reasons: string, most: number) => `
  ALTER TABLE work_record
    DROP CONSTRAINT work_record_hold_reasons_known,
    ADD CONSTRAINT work_record_hold_reasons_known CHECK (hold_reasons <@ ${reasons} AND cardinality(hold_reasons) <= ${most})`;

/** Where jobs are, so that work which was stamped elsewhere is held. A job without a row has no fence. */
export class FenceJobs1796250000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job_fence (
        job_id uuid CONSTRAINT job_fence_one PRIMARY KEY CONSTRAINT job_fence_job REFERENCES job (id),
        lat double precision NOT NULL CONSTRAINT job_fence_lat_valid CHECK (lat BETWEEN -90 AND 90),
        lng double precision NOT NULL CONSTRAINT job_fence_lng_valid CHECK (lng BETWEEN -180 AND 180),
        radius integer NOT NULL CONSTRAINT job_fence_radius_valid CHECK (radius BETWEEN 30 AND 5000),
        source text NOT NULL CONSTRAINT job_fence_source_known CHECK (source IN ('pin', 'stamps')),
        set_by uuid NOT NULL,
        set_at timestamptz NOT NULL
      );
      ${known(AFTER, 9)}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`${known(BEFORE, 8)}; DROP TABLE job_fence`);
  }
}
