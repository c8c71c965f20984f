import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The notices that were sent before a document is to be checked again, each once. */
export class TellOfChecks1799480000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE compliance_check_notice (
        version_id uuid NOT NULL
          CONSTRAINT compliance_check_notice_version REFERENCES compliance_version (id) ON DELETE CASCADE,
        days integer NOT NULL,
        check_again_on date NOT NULL,
        CONSTRAINT compliance_check_notice_pk PRIMARY KEY (version_id, days, check_again_on)
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE compliance_check_notice');
  }
}
