import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts decisions about a document, so that an admin decides about what they have seen. */
export class CountDecisions1799640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE compliance_version ADD COLUMN version integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE compliance_version DROP COLUMN version');
  }
}
