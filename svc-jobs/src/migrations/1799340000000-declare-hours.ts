import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people whose visa limits hours declare: hours elsewhere by week, and breaks of their course. */
export class DeclareHours1799340000000 implements MigrationInterface {
  name = 'DeclareHours1799340000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE hours_elsewhere (
        person_id uuid NOT NULL,
        week date NOT NULL CONSTRAINT hours_elsewhere_monday CHECK (extract(isodow FROM week) = 1),
        minutes integer NOT NULL CONSTRAINT hours_elsewhere_minutes CHECK (minutes BETWEEN 1 AND 10080),
        CONSTRAINT hours_elsewhere_pk PRIMARY KEY (person_id, week)
      );
      CREATE TABLE course_break (
        id uuid NOT NULL CONSTRAINT course_break_pk PRIMARY KEY,
        person_id uuid NOT NULL,
        from_date date NOT NULL,
        until_date date NOT NULL,
        CONSTRAINT course_break_days CHECK (from_date <= until_date)
      );
      CREATE INDEX course_break_person ON course_break (person_id, until_date);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE course_break, hours_elsewhere');
  }
}
