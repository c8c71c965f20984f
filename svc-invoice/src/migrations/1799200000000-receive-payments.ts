import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bank statements, payments of clients with what they pay, and write-offs. */
export class ReceivePayments1799200000000 implements MigrationInterface {
  name = 'ReceivePayments1799200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE bank_statement (
        id uuid NOT NULL CONSTRAINT bank_statement_pk PRIMARY KEY,
        file_name text NOT NULL,
        format text NOT NULL CONSTRAINT bank_statement_format CHECK (format IN ('ofx', 'csv')),
        -- Payments that it has, and those of them that it added.
        lines integer NOT NULL,
        added integer NOT NULL,
        imported_by text NOT NULL,
        imported_at timestamptz NOT NULL DEFAULT now()
      );
      -- A payment that came in. The bank's id of it, or a hash of its row and the occurrence of that row, says which one it is.
      CREATE TABLE bank_line (
        id uuid NOT NULL CONSTRAINT bank_line_pk PRIMARY KEY,
        statement_id uuid NOT NULL CONSTRAINT bank_line_statement REFERENCES bank_statement (id),
        account text NOT NULL,
        line_key text NOT NULL,
        day date NOT NULL,
        cents bigint NOT NULL CONSTRAINT bank_line_came_in CHECK (cents > 0),
        payer text NOT NULL,
        reference text NOT NULL,
        -- Set aside: it is of no client.
        ignored_at timestamptz,
        ignored_by text NOT NULL DEFAULT '',
        CONSTRAINT bank_line_once UNIQUE (account, line_key)
      );
      CREATE INDEX bank_line_of_statement ON bank_line (statement_id);
      CREATE INDEX bank_line_by_day ON bank_line (day, id);
      -- The columns of CSV files with the same headings.
      CREATE TABLE statement_columns (
        headings text NOT NULL CONSTRAINT statement_columns_pk PRIMARY KEY,
        columns jsonb NOT NULL
      );
      -- Whose payments a payer's text was booked for.
      CREATE TABLE known_payer (
        payer text NOT NULL CONSTRAINT known_payer_pk PRIMARY KEY,
        client_id uuid NOT NULL CONSTRAINT known_payer_client REFERENCES client (id) ON DELETE CASCADE
      );
      CREATE INDEX known_payer_of_client ON known_payer (client_id);

      CREATE TABLE client_payment (
        id uuid NOT NULL CONSTRAINT client_payment_pk PRIMARY KEY,
        client_id uuid NOT NULL CONSTRAINT client_payment_client REFERENCES client (id),
        day date NOT NULL,
        cents bigint NOT NULL CONSTRAINT client_payment_amount CHECK (cents > 0),
        payer text NOT NULL,
        reference text NOT NULL,
        bank_line_id uuid CONSTRAINT client_payment_line REFERENCES bank_line (id),
        booked_by text NOT NULL,
        booked_at timestamptz NOT NULL DEFAULT now(),
        undone_by text NOT NULL DEFAULT '',
        undone_at timestamptz
      );
      CREATE UNIQUE INDEX bank_line_booked_once ON client_payment (bank_line_id) WHERE undone_at IS NULL;
      CREATE INDEX client_payment_of_client ON client_payment (client_id, day);
      -- Which part of a payment pays which invoice. The parts of a payment that was undone count no more.
      CREATE TABLE payment_part (
        id uuid NOT NULL CONSTRAINT payment_part_pk PRIMARY KEY,
        payment_id uuid NOT NULL CONSTRAINT payment_part_payment REFERENCES client_payment (id),
        invoice_id uuid CONSTRAINT payment_part_invoice REFERENCES invoice (id),
        client_invoice_id uuid CONSTRAINT payment_part_client_invoice REFERENCES client_invoice (id),
        cents bigint NOT NULL CONSTRAINT payment_part_amount CHECK (cents > 0),
        -- Of the press that used what was left of a payment; null for the parts with which it was booked.
        idempotency_key uuid,
        CONSTRAINT payment_part_one_invoice CHECK (num_nonnulls(invoice_id, client_invoice_id) = 1)
      );
      CREATE INDEX payment_part_of_payment ON payment_part (payment_id);
      CREATE INDEX payment_part_of_invoice ON payment_part (invoice_id) WHERE invoice_id IS NOT NULL;
      CREATE INDEX payment_part_of_client_invoice ON payment_part (client_invoice_id) WHERE client_invoice_id IS NOT NULL;
      CREATE FUNCTION refuse_parts_above_payment() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE received bigint;
        BEGIN
          SELECT cents INTO received FROM client_payment WHERE id = NEW.payment_id FOR UPDATE;
          IF (SELECT sum(cents) FROM payment_part WHERE payment_id = NEW.payment_id) > received
          THEN RAISE EXCEPTION 'more is used than was received' USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_part_within_payment';
          END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER payment_part_within_payment AFTER INSERT ON payment_part
        FOR EACH ROW EXECUTE FUNCTION refuse_parts_above_payment();
      CREATE TRIGGER payment_part_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_part
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER client_payment_append_only BEFORE UPDATE OF id, client_id, day, cents, payer, reference, bank_line_id, booked_by,
          booked_at OR DELETE OR TRUNCATE ON client_payment
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

      -- What a client will not pay of an invoice.
      CREATE TABLE write_off (
        id uuid NOT NULL CONSTRAINT write_off_pk PRIMARY KEY,
        invoice_id uuid CONSTRAINT write_off_invoice REFERENCES invoice (id),
        client_invoice_id uuid CONSTRAINT write_off_client_invoice REFERENCES client_invoice (id),
        cents bigint NOT NULL CONSTRAINT write_off_amount CHECK (cents > 0),
        reason text NOT NULL CONSTRAINT write_off_reason CHECK (reason <> ''),
        written_by text NOT NULL,
        written_at timestamptz NOT NULL DEFAULT now(),
        undone_by text NOT NULL DEFAULT '',
        undone_at timestamptz,
        CONSTRAINT write_off_one_invoice CHECK (num_nonnulls(invoice_id, client_invoice_id) = 1)
      );
      CREATE INDEX write_off_of_invoice ON write_off (invoice_id) WHERE invoice_id IS NOT NULL;
      CREATE INDEX write_off_of_client_invoice ON write_off (client_invoice_id) WHERE client_invoice_id IS NOT NULL;
      CREATE TRIGGER write_off_append_only BEFORE UPDATE OF id, invoice_id, client_invoice_id, cents, reason, written_by, written_at
          OR DELETE OR TRUNCATE ON write_off
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE write_off, payment_part, client_payment, known_payer, statement_columns, bank_line, bank_statement;
      DROP FUNCTION refuse_parts_above_payment`);
  }
}
