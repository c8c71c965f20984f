import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts of places of which an admin has said that they hold no code of a door or an alarm. */
export class KeepTextsWithoutCodes1799520000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE text_without_code (
        job_id uuid NOT NULL CONSTRAINT text_without_code_job REFERENCES job (id) ON DELETE CASCADE,
        digest text NOT NULL,
        CONSTRAINT text_without_code_pk PRIMARY KEY (job_id, digest)
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE text_without_code');
  }
}
