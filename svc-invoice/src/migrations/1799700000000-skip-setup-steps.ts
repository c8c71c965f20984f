import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Steps of setting up the company that the office has skipped. */
export class SkipSetupSteps1799700000000 implements MigrationInterface {
  name = 'SkipSetupSteps1799700000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE skipped_setup_step (
        step text NOT NULL CONSTRAINT skipped_setup_step_pk PRIMARY KEY,
        skipped_by text NOT NULL,
        skipped_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE skipped_setup_step');
  }
}
