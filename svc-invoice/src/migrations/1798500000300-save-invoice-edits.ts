import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an admin writes into an invoice is a version of its own. */
export class SaveInvoiceEdits1798500000300 implements MigrationInterface {
  name = 'SaveInvoiceEdits1798500000300';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Date, number and description as an admin has written them; null where they are those of the job and month.
      ALTER TABLE invoice_version ADD COLUMN edits jsonb`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE invoice_version DROP COLUMN edits');
  }
}
