import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices and notes that are sent by mail. */
export class MailDocuments1799240000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE invoice_settings ADD COLUMN copy_to_office boolean NOT NULL DEFAULT false;
      -- A message with a document, from the request to what became of it. svc-auth sends it.
      CREATE TABLE document_mail (
        id uuid CONSTRAINT document_mail_pk PRIMARY KEY,
        invoice_id uuid CONSTRAINT document_mail_invoice REFERENCES invoice (id),
        client_invoice_id uuid CONSTRAINT document_mail_client_invoice REFERENCES client_invoice (id),
        note_id uuid CONSTRAINT document_mail_note REFERENCES adjustment_note (id),
        version integer NOT NULL,
        to_name text NOT NULL,
        to_address text NOT NULL CONSTRAINT document_mail_address CHECK (to_address <> ''),
        copied boolean NOT NULL,
        state text NOT NULL CONSTRAINT document_mail_state CHECK (state IN ('waiting', 'sent', 'refused', 'given-up', 'unsure')),
        -- Why it was not sent; empty otherwise.
        code text NOT NULL,
        asked_by text NOT NULL,
        asked_at timestamptz NOT NULL,
        finished_at timestamptz,
        CONSTRAINT document_mail_of_one CHECK (num_nonnulls(invoice_id, client_invoice_id, note_id) = 1),
        CONSTRAINT document_mail_finished CHECK ((state = 'waiting') = (finished_at IS NULL))
      );
      CREATE INDEX document_mail_of_invoice ON document_mail (invoice_id) WHERE invoice_id IS NOT NULL;
      CREATE INDEX document_mail_of_client_invoice ON document_mail (client_invoice_id) WHERE client_invoice_id IS NOT NULL;
      CREATE INDEX document_mail_of_note ON document_mail (note_id) WHERE note_id IS NOT NULL;
      -- One at a time.
      CREATE UNIQUE INDEX document_mail_waiting ON document_mail (coalesce(invoice_id, client_invoice_id, note_id)) WHERE state = 'waiting'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE document_mail; ALTER TABLE invoice_settings DROP COLUMN copy_to_office');
  }
}
