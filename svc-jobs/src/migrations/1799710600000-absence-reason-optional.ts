import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The reason of an absence may be empty. */
export class AbsenceReasonOptional1799710600000 implements MigrationInterface {
  name = 'AbsenceReasonOptional1799710600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE absence DROP CONSTRAINT absence_has_reason');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // Absences without a reason stay.
    await queryRunner.query("ALTER TABLE absence ADD CONSTRAINT absence_has_reason CHECK (reason <> '') NOT VALID");
  }
}
