import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adjustment notes of invoices of one job. */
export class AdjustJobInvoices1799430000200 implements MigrationInterface {
  name = 'AdjustJobInvoices1799430000200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE adjustment_note
        ADD COLUMN invoice_id uuid CONSTRAINT adjustment_note_job_invoice REFERENCES invoice (id),
        ALTER COLUMN client_invoice_id DROP NOT NULL,
        ADD CONSTRAINT adjustment_note_one_invoice CHECK (num_nonnulls(invoice_id, client_invoice_id) = 1);
      CREATE INDEX adjustment_note_of_job_invoice ON adjustment_note (invoice_id) WHERE invoice_id IS NOT NULL;
      CREATE TRIGGER adjustment_note_keeps_job_invoice BEFORE UPDATE OF invoice_id ON adjustment_note
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER adjustment_note_keeps_job_invoice ON adjustment_note;
      ALTER TABLE adjustment_note DROP COLUMN invoice_id`);
  }
}
