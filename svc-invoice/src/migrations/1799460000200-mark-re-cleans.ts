import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work that puts a complaint right is not charged to the client; lines of invoices say that there was some. */
export class MarkReCleans1799460000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE ledger_entry ADD COLUMN re_clean boolean NOT NULL DEFAULT false;
      ALTER TABLE client_invoice_line ADD COLUMN re_cleans integer NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE client_invoice_line DROP COLUMN re_cleans;
      ALTER TABLE ledger_entry DROP COLUMN re_clean`);
  }
}
