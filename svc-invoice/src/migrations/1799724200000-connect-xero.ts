import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The Xero connection and its items. Triggers enter sent papers into `xero_item` in the sending transaction, however
 * they were sent: marked as sent, accepted by a mail server, paid by a run, also by a replica of an earlier version.
 */
export class ConnectXero1799724200000 implements MigrationInterface {
  name = 'ConnectXero1799724200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE xero_organisation (
        tenant_id uuid NOT NULL CONSTRAINT xero_organisation_pk PRIMARY KEY,
        name text NOT NULL,
        settings jsonb,
        version integer NOT NULL DEFAULT 0,
        contacts_since timestamptz,
        payments_since timestamptz,
        read_at timestamptz,
        read_problem text NOT NULL DEFAULT '',
        paused_until timestamptz
      );
      CREATE TABLE xero_connection (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT xero_connection_pk PRIMARY KEY
          CONSTRAINT xero_connection_only_row CHECK (only_row),
        state text NOT NULL CONSTRAINT xero_connection_state CHECK (state IN ('choosing', 'connected', 'broken')),
        tenant_id uuid CONSTRAINT xero_connection_organisation REFERENCES xero_organisation (tenant_id),
        access_token text NOT NULL,
        refresh_token text NOT NULL,
        access_until timestamptz NOT NULL,
        generation integer NOT NULL DEFAULT 1,
        refreshing_until timestamptz,
        connected_by text NOT NULL,
        connected_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT xero_connection_chosen CHECK (state <> 'connected' OR tenant_id IS NOT NULL),
        CONSTRAINT xero_connection_sealed CHECK (access_token LIKE 'sealed:%' AND refresh_token LIKE 'sealed:%')
      );
      CREATE TABLE xero_attempt (
        state_hash text NOT NULL CONSTRAINT xero_attempt_pk PRIMARY KEY
          CONSTRAINT xero_attempt_is_hashed CHECK (state_hash ~ '^[0-9a-f]{64}$'),
        session_id uuid NOT NULL,
        account_id uuid NOT NULL,
        verifier text NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE TABLE xero_call (
        id uuid NOT NULL CONSTRAINT xero_call_pk PRIMARY KEY,
        tenant_id uuid NOT NULL,
        begun_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      CREATE INDEX xero_call_of_minute ON xero_call (tenant_id, begun_at);
    `);
    await queryRunner.query(`
      CREATE TABLE xero_contact (
        tenant_id uuid NOT NULL,
        contact_id uuid NOT NULL,
        name text NOT NULL,
        contact_number text NOT NULL,
        abn text NOT NULL,
        email text NOT NULL,
        archived boolean NOT NULL,
        changed_at timestamptz NOT NULL,
        CONSTRAINT xero_contact_pk PRIMARY KEY (tenant_id, contact_id)
      );
      CREATE INDEX xero_contact_by_abn ON xero_contact (tenant_id, abn) WHERE abn <> '';
      CREATE INDEX xero_contact_by_email ON xero_contact (tenant_id, lower(email)) WHERE email <> '';
      CREATE INDEX xero_contact_by_number ON xero_contact (tenant_id, contact_number) WHERE contact_number <> '';
      CREATE TABLE xero_link (
        tenant_id uuid NOT NULL,
        kind text NOT NULL CONSTRAINT xero_link_kind CHECK (kind IN ('client', 'person')),
        owner_id uuid NOT NULL,
        contact_id uuid,
        settled_at timestamptz,
        confirmed_by text NOT NULL,
        confirmed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT xero_link_pk PRIMARY KEY (tenant_id, kind, owner_id),
        CONSTRAINT xero_link_once UNIQUE (tenant_id, kind, contact_id)
      );
      CREATE TABLE xero_item (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT xero_item_pk PRIMARY KEY,
        seq bigint NOT NULL GENERATED ALWAYS AS IDENTITY CONSTRAINT xero_item_seq UNIQUE,
        tenant_id uuid NOT NULL CONSTRAINT xero_item_organisation REFERENCES xero_organisation (tenant_id),
        kind text NOT NULL
          CONSTRAINT xero_item_kind CHECK (kind IN ('client-invoice', 'job-invoice', 'adjustment-note', 'contractor-payment')),
        thing_id uuid NOT NULL,
        person_id uuid,
        state text NOT NULL DEFAULT 'waiting'
          CONSTRAINT xero_item_state CHECK (state IN ('waiting', 'sending', 'sent', 'matched', 'refused')),
        attempts integer NOT NULL DEFAULT 0,
        failures integer NOT NULL DEFAULT 0,
        round integer NOT NULL DEFAULT 1,
        queued_at timestamptz NOT NULL DEFAULT now(),
        next_try_at timestamptz NOT NULL DEFAULT now(),
        claimed_at timestamptz,
        posted_at timestamptz,
        finished_at timestamptz,
        xero_id uuid,
        error text NOT NULL DEFAULT '',
        CONSTRAINT xero_item_once UNIQUE NULLS NOT DISTINCT (tenant_id, kind, thing_id, person_id),
        CONSTRAINT xero_item_person CHECK ((kind = 'contractor-payment') = (person_id IS NOT NULL)),
        CONSTRAINT xero_item_claimed CHECK ((state = 'sending') = (claimed_at IS NOT NULL)),
        CONSTRAINT xero_item_finished CHECK ((state IN ('sent', 'matched', 'refused')) = (finished_at IS NOT NULL)),
        CONSTRAINT xero_item_in_xero CHECK (state NOT IN ('sent', 'matched') OR xero_id IS NOT NULL)
      );
      -- In order: one at a time.
      CREATE UNIQUE INDEX xero_item_one_sending ON xero_item (tenant_id) WHERE state = 'sending';
      CREATE INDEX xero_item_waiting ON xero_item (tenant_id, seq) WHERE state = 'waiting';
      CREATE INDEX xero_item_of_thing ON xero_item (thing_id);
      CREATE INDEX xero_item_in_xero ON xero_item (tenant_id, xero_id) WHERE xero_id IS NOT NULL;
      CREATE TABLE xero_payment (
        payment_id uuid NOT NULL CONSTRAINT xero_payment_pk PRIMARY KEY,
        item_id uuid NOT NULL CONSTRAINT xero_payment_item REFERENCES xero_item (id),
        day date NOT NULL,
        cents bigint NOT NULL CONSTRAINT xero_payment_amount CHECK (cents > 0),
        reference text NOT NULL,
        reconciled boolean NOT NULL,
        deleted boolean NOT NULL,
        changed_at timestamptz NOT NULL,
        ignored_at timestamptz,
        ignored_by text NOT NULL DEFAULT '',
        booking_id uuid CONSTRAINT xero_payment_booking UNIQUE
      );
      CREATE INDEX xero_payment_of_item ON xero_payment (item_id);
    `);
    await queryRunner.query(`
      CREATE FUNCTION queue_paper_for_xero() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO xero_item (tenant_id, kind, thing_id)
          SELECT tenant_id, TG_ARGV[0], NEW.id FROM xero_connection JOIN xero_organisation USING (tenant_id)
          WHERE settings @> '{"send_invoices": true}'
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER client_invoice_to_xero AFTER UPDATE OF sent_at ON client_invoice FOR EACH ROW
        WHEN (OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL) EXECUTE FUNCTION queue_paper_for_xero('client-invoice');
      CREATE TRIGGER invoice_to_xero AFTER UPDATE OF sent_at ON invoice FOR EACH ROW
        WHEN (OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL) EXECUTE FUNCTION queue_paper_for_xero('job-invoice');
      CREATE TRIGGER adjustment_note_to_xero AFTER UPDATE OF sent_at ON adjustment_note FOR EACH ROW
        WHEN (OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL) EXECUTE FUNCTION queue_paper_for_xero('adjustment-note');
      CREATE FUNCTION queue_payment_for_xero() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO xero_item (tenant_id, kind, thing_id, person_id)
          SELECT tenant_id, 'contractor-payment', NEW.run_id, NEW.person_id
          FROM xero_connection JOIN xero_organisation USING (tenant_id)
          WHERE settings->>'contractor_payments' IN ('bill', 'spend')
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER pay_row_to_xero AFTER UPDATE OF state ON pay_row FOR EACH ROW
        WHEN (OLD.state = 'approved' AND NEW.state = 'paid' AND NEW.paid_cents > 0) EXECUTE FUNCTION queue_payment_for_xero();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER pay_row_to_xero ON pay_row;
      DROP TRIGGER adjustment_note_to_xero ON adjustment_note;
      DROP TRIGGER invoice_to_xero ON invoice;
      DROP TRIGGER client_invoice_to_xero ON client_invoice;
      DROP FUNCTION queue_payment_for_xero;
      DROP FUNCTION queue_paper_for_xero;
      DROP TABLE xero_payment;
      DROP TABLE xero_item;
      DROP TABLE xero_link;
      DROP TABLE xero_contact;
      DROP TABLE xero_call;
      DROP TABLE xero_attempt;
      DROP TABLE xero_connection;
      DROP TABLE xero_organisation;
    `);
  }
}
