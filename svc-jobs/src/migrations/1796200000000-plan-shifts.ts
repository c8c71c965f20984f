import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = '([01][0-9]|2[0-3]):[0-5][0-9]';

/** Who does which slot on which day, where it is not everybody on every day of the timetable. Shifts are named by their times: see slots.ts. */
export class PlanShifts1796200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE timetable_slot
        ADD is_extra boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT timetable_slot_extra_of_one_day CHECK (NOT is_extra
          OR (valid_from IS NOT NULL AND valid_until IS NOT NULL AND valid_until = valid_from + 1));

      CREATE TABLE shift_pick (
        job_id uuid NOT NULL,
        person_id uuid NOT NULL,
        start_time text NOT NULL CONSTRAINT shift_pick_start_valid CHECK (start_time ~ '^${TIME}$'),
        end_time text NOT NULL CONSTRAINT shift_pick_end_valid CHECK (end_time ~ '^${TIME}$'),
        days smallint[] NOT NULL CONSTRAINT shift_pick_days_valid
          CHECK (cardinality(days) > 0 AND days <@ '{1,2,3,4,5,6,7}'::smallint[]),
        CONSTRAINT shift_pick_once PRIMARY KEY (job_id, person_id, start_time, end_time),
        CONSTRAINT shift_pick_enrolment FOREIGN KEY (job_id, person_id) REFERENCES enrolment (job_id, person_id) ON DELETE CASCADE
      );

      CREATE TABLE shift_change (
        id uuid CONSTRAINT shift_change_pk PRIMARY KEY,
        job_id uuid NOT NULL CONSTRAINT shift_change_job REFERENCES job (id),
        business_date date NOT NULL,
        time text NOT NULL CONSTRAINT shift_change_time_valid CHECK (time ~ '^${TIME}(-${TIME})?$'),
        kind text NOT NULL CONSTRAINT shift_change_kind_known CHECK (kind IN ('away', 'cancelled', 'extra')),
        person_id uuid,
        note text CONSTRAINT shift_change_note_not_empty CHECK (note <> ''),
        changed_by uuid NOT NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT shift_change_of_somebody CHECK ((kind = 'cancelled') = (person_id IS NULL)),
        CONSTRAINT shift_change_once UNIQUE NULLS NOT DISTINCT (job_id, business_date, time, kind, person_id)
      );
      CREATE INDEX shift_change_by_person ON shift_change (person_id, business_date) WHERE person_id IS NOT NULL;
      CREATE INDEX shift_change_by_day ON shift_change (business_date);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE shift_change, shift_pick;
      ALTER TABLE timetable_slot DROP is_extra;
    `);
  }
}
