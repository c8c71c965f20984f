import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lines of clients' invoices say which visits were not done. */
export class ShowMissedVisits1799250000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE client_invoice_line
        ADD COLUMN missed integer NOT NULL DEFAULT 0,
        ADD COLUMN cancelled integer NOT NULL DEFAULT 0,
        ADD COLUMN credit_cents bigint NOT NULL DEFAULT 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE client_invoice_line DROP COLUMN missed, DROP COLUMN cancelled, DROP COLUMN credit_cents',
    );
  }
}
