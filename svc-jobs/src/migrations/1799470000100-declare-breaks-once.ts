import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The same break of a person's course is one, however often it was sent. */
export class DeclareBreaksOnce1799470000100 implements MigrationInterface {
  name = 'DeclareBreaksOnce1799470000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM course_break AS again USING course_break AS first
      WHERE again.person_id = first.person_id AND again.from_date = first.from_date AND again.until_date = first.until_date
        AND again.id > first.id;
      ALTER TABLE course_break ADD CONSTRAINT course_break_once UNIQUE (person_id, from_date, until_date);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE course_break DROP CONSTRAINT course_break_once');
  }
}
