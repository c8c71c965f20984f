import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The file of an import: its id with another file is refused. */
export class KnowImportedFiles1799701000000 implements MigrationInterface {
  name = 'KnowImportedFiles1799701000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- SHA-256 in hexadecimal; empty for files from before it was kept.
      ALTER TABLE client_import ADD COLUMN sha256 text NOT NULL DEFAULT '';
      ALTER TABLE job_import ADD COLUMN sha256 text NOT NULL DEFAULT ''`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE client_import DROP COLUMN sha256;
      ALTER TABLE job_import DROP COLUMN sha256`);
  }
}
