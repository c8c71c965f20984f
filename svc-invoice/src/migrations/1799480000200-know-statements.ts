import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which file an import has read: a second press with the same id is the same press only with the same file. */
export class KnowStatements1799480000200 implements MigrationInterface {
  name = 'KnowStatements1799480000200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE bank_statement ADD COLUMN sha256 text NOT NULL DEFAULT ''`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE bank_statement DROP COLUMN sha256');
  }
}
