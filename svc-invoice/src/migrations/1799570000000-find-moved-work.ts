import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records that were moved to another day or job after an invoice has charged them are few: an index finds their invoices. */
export class FindMovedWork1799570000000 implements MigrationInterface {
  name = 'FindMovedWork1799570000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE invoiced_work ADD COLUMN moved_at timestamptz;
      CREATE FUNCTION keep_moved_work() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          UPDATE invoiced_work SET moved_at = now() WHERE work_record_id = NEW.work_record_id;
          RETURN NULL;
        END $$;
      CREATE TRIGGER ledger_entry_moved AFTER UPDATE ON ledger_entry FOR EACH ROW
        WHEN ((OLD.job_id, OLD.business_date) IS DISTINCT FROM (NEW.job_id, NEW.business_date))
        EXECUTE FUNCTION keep_moved_work();
      -- Of before: those that are on days that their invoice does not have.
      UPDATE invoiced_work AS work SET moved_at = changed_at FROM ledger_entry AS entry
      WHERE entry.work_record_id = work.work_record_id AND NOT EXISTS (
        SELECT FROM invoiced_days AS days
        WHERE days.job_id = entry.job_id AND business_date BETWEEN from_day AND to_day
          AND (days.client_invoice_id = work.client_invoice_id OR days.invoice_id = work.invoice_id));
      CREATE INDEX invoiced_work_moved ON invoiced_work (client_invoice_id, invoice_id, moved_at) WHERE moved_at IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER ledger_entry_moved ON ledger_entry;
      DROP FUNCTION keep_moved_work;
      ALTER TABLE invoiced_work DROP COLUMN moved_at`);
  }
}
