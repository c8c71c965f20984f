import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Of which bank account a CSV file is: equal rows of two accounts are two payments. The version before imports into the one without a name. */
export class KnowCsvAccounts1799520000000 implements MigrationInterface {
  name = 'KnowCsvAccounts1799520000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE bank_statement ADD COLUMN account text NOT NULL DEFAULT ''`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE bank_statement DROP COLUMN account');
  }
}
