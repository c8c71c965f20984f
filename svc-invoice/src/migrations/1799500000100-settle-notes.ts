import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adjustment notes that are issued once for a press, and say which days and records they have released; the buyer of a job's invoice. */
export class SettleNotes1799500000100 implements MigrationInterface {
  name = 'SettleNotes1799500000100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE adjustment_note
        -- Of the press that has issued it.
        ADD COLUMN idempotency_key uuid CONSTRAINT adjustment_note_once UNIQUE,
        -- How it has changed which days and records its invoice has. Null: it is not about differences, or of a version before.
        ADD COLUMN claims jsonb;
      CREATE TRIGGER adjustment_note_keeps_claims BEFORE UPDATE OF idempotency_key, claims ON adjustment_note
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      -- The buyer of an invoice of a job from A$1,000 on.
      ALTER TABLE invoice_version ADD COLUMN buyer_name text NOT NULL DEFAULT '', ADD COLUMN buyer_abn text NOT NULL DEFAULT '';
      -- A note could charge for an extra that was added after its invoice was sent, and the extra stayed open. It is on that invoice.
      UPDATE invoice_extra AS extra SET invoice_id = noted.client_invoice_id
      FROM (
        SELECT DISTINCT ON (extra_id) extra_id, client_invoice_id FROM (
          SELECT extra_id, client_invoice_id, min(issued_at) AS since
          FROM adjustment_note_line JOIN adjustment_note ON adjustment_note.id = note_id
          WHERE extra_id IS NOT NULL AND client_invoice_id IS NOT NULL
          GROUP BY extra_id, client_invoice_id HAVING sum(cents) <> 0
        ) AS charged ORDER BY extra_id, since
      ) AS noted WHERE extra.id = noted.extra_id AND extra.invoice_id IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER adjustment_note_keeps_claims ON adjustment_note;
      ALTER TABLE adjustment_note DROP COLUMN idempotency_key, DROP COLUMN claims;
      ALTER TABLE invoice_version DROP COLUMN buyer_name, DROP COLUMN buyer_abn`);
  }
}
