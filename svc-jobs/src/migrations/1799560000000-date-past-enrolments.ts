import type { MigrationInterface, QueryRunner } from 'typeorm';

const keeping = (columns: string, values: string, again: string) => `
  CREATE OR REPLACE FUNCTION keep_past_enrolment() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO past_enrolment (${columns}) VALUES (${values}) ON CONFLICT ${again};
      RETURN NULL;
    END $$;`;

/** From when until when somebody was assigned to a job the last time; null of those who were taken off it before this is known. */
export class DatePastEnrolments1799560000000 implements MigrationInterface {
  name = 'DatePastEnrolments1799560000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE past_enrolment ADD COLUMN enrolled_at timestamptz, ADD COLUMN ended_at timestamptz;
      ${keeping(
        'job_id, person_id, enrolled_at, ended_at',
        'OLD.job_id, OLD.person_id, OLD.enrolled_at, clock_timestamp()',
        '(job_id, person_id) DO UPDATE SET enrolled_at = EXCLUDED.enrolled_at, ended_at = EXCLUDED.ended_at',
      )}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ${keeping('job_id, person_id', 'OLD.job_id, OLD.person_id', 'DO NOTHING')}
      ALTER TABLE past_enrolment DROP COLUMN enrolled_at, DROP COLUMN ended_at`);
  }
}
