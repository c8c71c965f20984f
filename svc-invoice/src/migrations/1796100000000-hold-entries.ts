import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks held work. It counts as before, and the invoice warns of it. */
export class HoldEntries1796100000000 implements MigrationInterface {
  name = 'HoldEntries1796100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE ledger_entry ADD held boolean NOT NULL DEFAULT false;
      CREATE INDEX ledger_entry_held ON ledger_entry (job_id, business_date) WHERE held`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE ledger_entry DROP held');
  }
}
