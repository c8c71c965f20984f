import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Reminders of overdue invoices: settings, what was sent, and what holds them back. */
export class RemindClients1799460000000 implements MigrationInterface {
  name = 'RemindClients1799460000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE reminder_settings (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT reminder_settings_pk PRIMARY KEY CONSTRAINT reminder_settings_only_row CHECK (only_row),
        enabled boolean NOT NULL,
        -- Days after the due day, subject and text of each step.
        steps jsonb NOT NULL,
        version integer NOT NULL
      );
      -- A mail to a client about all of its overdue invoices, as it was written.
      CREATE TABLE reminder (
        id uuid NOT NULL CONSTRAINT reminder_pk PRIMARY KEY,
        client_id uuid NOT NULL CONSTRAINT reminder_client REFERENCES client (id),
        -- In business time.
        day date NOT NULL,
        step integer NOT NULL CONSTRAINT reminder_step CHECK (step BETWEEN 1 AND 3),
        to_address text NOT NULL,
        subject text NOT NULL,
        lines jsonb NOT NULL,
        state text NOT NULL DEFAULT 'waiting' CONSTRAINT reminder_state
          CHECK (state IN ('waiting', 'sent', 'refused', 'given-up', 'unsure', 'withdrawn')),
        -- Why it was not sent; empty otherwise.
        code text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now()
      );
      -- A client gets one mail a day.
      CREATE UNIQUE INDEX reminder_once_a_day ON reminder (client_id, day) WHERE state IN ('waiting', 'sent', 'unsure');
      CREATE INDEX reminder_by_time ON reminder (created_at);
      -- The invoices that a reminder names. Step 0: it is named beside those whose day has come.
      CREATE TABLE reminder_invoice (
        reminder_id uuid NOT NULL CONSTRAINT reminder_invoice_reminder REFERENCES reminder (id),
        position integer NOT NULL,
        invoice_id uuid CONSTRAINT reminder_invoice_invoice REFERENCES invoice (id),
        client_invoice_id uuid CONSTRAINT reminder_invoice_client_invoice REFERENCES client_invoice (id),
        step integer NOT NULL CONSTRAINT reminder_invoice_step CHECK (step BETWEEN 0 AND 3),
        -- What was open when it was written.
        open_cents bigint NOT NULL,
        -- The mail was not sent: the step may be sent again.
        released boolean NOT NULL DEFAULT false,
        CONSTRAINT reminder_invoice_pk PRIMARY KEY (reminder_id, position),
        CONSTRAINT reminder_invoice_of_one CHECK (num_nonnulls(invoice_id, client_invoice_id) = 1)
      );
      -- Each step of an invoice is claimed once.
      CREATE UNIQUE INDEX reminder_claimed_once ON reminder_invoice (coalesce(invoice_id, client_invoice_id), step) WHERE step > 0 AND NOT released;
      -- A client is paused, an invoice is disputed, or a payment was promised.
      CREATE TABLE reminder_hold (
        id uuid NOT NULL CONSTRAINT reminder_hold_pk PRIMARY KEY,
        client_id uuid NOT NULL CONSTRAINT reminder_hold_client REFERENCES client (id) ON DELETE CASCADE,
        kind text NOT NULL CONSTRAINT reminder_hold_kind CHECK (kind IN ('pause', 'dispute', 'promise')),
        invoice_id uuid CONSTRAINT reminder_hold_invoice REFERENCES invoice (id),
        client_invoice_id uuid CONSTRAINT reminder_hold_client_invoice REFERENCES client_invoice (id),
        until date,
        reason text NOT NULL CONSTRAINT reminder_hold_reason CHECK (reason <> ''),
        noted_by text NOT NULL,
        noted_at timestamptz NOT NULL DEFAULT now(),
        ended_by text NOT NULL DEFAULT '',
        ended_at timestamptz,
        -- The reminder that says what was promised.
        named_in uuid CONSTRAINT reminder_hold_named_in REFERENCES reminder (id),
        CONSTRAINT reminder_hold_one_invoice CHECK (num_nonnulls(invoice_id, client_invoice_id) <= 1),
        CONSTRAINT reminder_hold_of_invoice CHECK (kind <> 'dispute' OR num_nonnulls(invoice_id, client_invoice_id) = 1),
        CONSTRAINT reminder_hold_until CHECK (kind <> 'promise' OR until IS NOT NULL)
      );
      CREATE UNIQUE INDEX reminder_hold_in_force ON reminder_hold (client_id, kind, coalesce(invoice_id, client_invoice_id, client_id))
        WHERE ended_at IS NULL;
      CREATE INDEX reminder_hold_named ON reminder_hold (named_in) WHERE named_in IS NOT NULL;
      -- What admins were told of, so that they are told once.
      CREATE TABLE reminder_problem (
        client_id uuid NOT NULL CONSTRAINT reminder_problem_client REFERENCES client (id) ON DELETE CASCADE,
        problem text NOT NULL,
        address text NOT NULL,
        told_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT reminder_problem_pk PRIMARY KEY (client_id, problem, address)
      );
      ALTER TABLE document_mail ADD COLUMN reminder_id uuid CONSTRAINT document_mail_reminder REFERENCES reminder (id);
      ALTER TABLE document_mail DROP CONSTRAINT document_mail_of_one;
      ALTER TABLE document_mail ADD CONSTRAINT document_mail_of_one
        CHECK (num_nonnulls(invoice_id, client_invoice_id, note_id, reminder_id) = 1);
      CREATE UNIQUE INDEX document_mail_of_reminder ON document_mail (reminder_id) WHERE reminder_id IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM document_mail WHERE reminder_id IS NOT NULL;
      ALTER TABLE document_mail DROP COLUMN reminder_id;
      ALTER TABLE document_mail ADD CONSTRAINT document_mail_of_one CHECK (num_nonnulls(invoice_id, client_invoice_id, note_id) = 1);
      DROP TABLE reminder_problem, reminder_hold, reminder_invoice, reminder, reminder_settings`);
  }
}
