import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds of clients' credit, outgoing entries of bank statements that may be one, and payments that look like one that is there already. */
export class RefundClients1799620000000 implements MigrationInterface {
  name = 'RefundClients1799620000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- An entry of a bank statement that went out and has the sum of a client's credit. Others are not kept.
      CREATE TABLE bank_outgoing (
        id uuid NOT NULL CONSTRAINT bank_outgoing_pk PRIMARY KEY,
        statement_id uuid NOT NULL CONSTRAINT bank_outgoing_statement REFERENCES bank_statement (id),
        account text NOT NULL,
        line_key text NOT NULL,
        day date NOT NULL,
        -- Above 0, as a refund has it.
        cents bigint NOT NULL CONSTRAINT bank_outgoing_amount CHECK (cents > 0),
        payer text NOT NULL,
        reference text NOT NULL,
        ignored_at timestamptz,
        ignored_by text NOT NULL DEFAULT '',
        CONSTRAINT bank_outgoing_once UNIQUE (account, line_key)
      );
      CREATE INDEX bank_outgoing_of_statement ON bank_outgoing (statement_id);
      CREATE INDEX bank_outgoing_by_day ON bank_outgoing (day, id);
      -- A payment of a statement that looks like one that is there. It is no bank_line until somebody says that it is another one.
      CREATE TABLE bank_look_alike (
        id uuid NOT NULL CONSTRAINT bank_look_alike_pk PRIMARY KEY,
        statement_id uuid NOT NULL CONSTRAINT bank_look_alike_statement REFERENCES bank_statement (id),
        account text NOT NULL,
        line_key text NOT NULL,
        day date NOT NULL,
        cents bigint NOT NULL CONSTRAINT bank_look_alike_amount CHECK (cents > 0),
        payer text NOT NULL,
        reference text NOT NULL,
        -- Which one it looks like.
        line_id uuid NOT NULL CONSTRAINT bank_look_alike_line REFERENCES bank_line (id),
        choice text CONSTRAINT bank_look_alike_choice CHECK (choice IN ('same', 'another')),
        chosen_by text NOT NULL DEFAULT '',
        chosen_at timestamptz,
        CONSTRAINT bank_look_alike_once UNIQUE (account, line_key)
      );
      CREATE INDEX bank_look_alike_of_statement ON bank_look_alike (statement_id);
      CREATE INDEX bank_look_alike_of_line ON bank_look_alike (line_id);
      CREATE INDEX bank_look_alike_by_day ON bank_look_alike (day, id);
      CREATE INDEX bank_line_by_amount ON bank_line (cents, day);
      -- Of the payments of a statement: those that look like one that is there; and the outgoing entries that were kept.
      ALTER TABLE bank_statement ADD COLUMN look_alikes integer NOT NULL DEFAULT 0, ADD COLUMN outgoing integer NOT NULL DEFAULT 0;

      CREATE TABLE client_refund (
        id uuid NOT NULL CONSTRAINT client_refund_pk PRIMARY KEY,
        client_id uuid NOT NULL CONSTRAINT client_refund_client REFERENCES client (id),
        day date NOT NULL,
        cents bigint NOT NULL CONSTRAINT client_refund_amount CHECK (cents > 0),
        payer text NOT NULL,
        note text NOT NULL CONSTRAINT client_refund_note CHECK (note <> ''),
        bank_outgoing_id uuid CONSTRAINT client_refund_outgoing REFERENCES bank_outgoing (id),
        booked_by text NOT NULL,
        booked_at timestamptz NOT NULL DEFAULT now(),
        undone_by text NOT NULL DEFAULT '',
        undone_at timestamptz
      );
      CREATE UNIQUE INDEX bank_outgoing_booked_once ON client_refund (bank_outgoing_id) WHERE undone_at IS NULL;
      CREATE INDEX client_refund_of_client ON client_refund (client_id, day);
      -- Which payments a refund gives back. Those of a refund that was undone count no more.
      CREATE TABLE refund_part (
        id uuid NOT NULL CONSTRAINT refund_part_pk PRIMARY KEY,
        refund_id uuid NOT NULL CONSTRAINT refund_part_refund REFERENCES client_refund (id),
        payment_id uuid NOT NULL CONSTRAINT refund_part_payment REFERENCES client_payment (id),
        cents bigint NOT NULL CONSTRAINT refund_part_amount CHECK (cents > 0)
      );
      CREATE INDEX refund_part_of_refund ON refund_part (refund_id);
      CREATE INDEX refund_part_of_payment ON refund_part (payment_id);

      -- A part below 0 takes back from an invoice what was paid of it and a note has credited since.
      ALTER TABLE payment_part DROP CONSTRAINT payment_part_amount;
      ALTER TABLE payment_part ADD CONSTRAINT payment_part_amount CHECK (cents <> 0);
      CREATE OR REPLACE FUNCTION refuse_parts_above_payment() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE payment client_payment%ROWTYPE;
        BEGIN
          SELECT * INTO payment FROM client_payment WHERE id = NEW.payment_id FOR UPDATE;
          IF (SELECT coalesce(sum(cents), 0) FROM payment_part WHERE payment_id = NEW.payment_id)
            + (SELECT coalesce(sum(refund_part.cents), 0) FROM refund_part JOIN client_refund ON client_refund.id = refund_id
               WHERE payment_id = NEW.payment_id AND undone_at IS NULL) > payment.cents
          THEN RAISE EXCEPTION 'more is used than was received' USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_part_within_payment';
          END IF;
          IF EXISTS (SELECT FROM payment_part WHERE payment_id = NEW.payment_id
            GROUP BY invoice_id, client_invoice_id HAVING sum(cents) < 0)
          THEN RAISE EXCEPTION 'more is taken back than was paid' USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_part_taken_back';
          END IF;
          IF TG_TABLE_NAME = 'refund_part' AND payment.undone_at IS NOT NULL
          THEN RAISE EXCEPTION 'the payment was undone' USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_part_of_undone';
          END IF;
          RETURN NULL;
        END $$;
      CREATE TRIGGER refund_part_within_payment AFTER INSERT ON refund_part
        FOR EACH ROW EXECUTE FUNCTION refuse_parts_above_payment();
      CREATE FUNCTION refuse_undoing_refunded_payment() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF EXISTS (SELECT FROM refund_part JOIN client_refund ON client_refund.id = refund_id
            WHERE payment_id = NEW.id AND client_refund.undone_at IS NULL)
          THEN RAISE EXCEPTION 'the payment was refunded' USING ERRCODE = 'check_violation', CONSTRAINT = 'client_payment_refunded';
          END IF;
          RETURN NEW;
        END $$;
      CREATE TRIGGER client_payment_refunded BEFORE UPDATE OF undone_at ON client_payment FOR EACH ROW
        WHEN (OLD.undone_at IS NULL AND NEW.undone_at IS NOT NULL) EXECUTE FUNCTION refuse_undoing_refunded_payment();
      CREATE TRIGGER refund_part_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON refund_part
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER client_refund_append_only BEFORE UPDATE OF id, client_id, day, cents, payer, note, bank_outgoing_id, booked_by,
          booked_at OR DELETE OR TRUNCATE ON client_refund
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER client_payment_refunded ON client_payment;
      DROP FUNCTION refuse_undoing_refunded_payment;
      CREATE OR REPLACE FUNCTION refuse_parts_above_payment() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE received bigint;
        BEGIN
          SELECT cents INTO received FROM client_payment WHERE id = NEW.payment_id FOR UPDATE;
          IF (SELECT sum(cents) FROM payment_part WHERE payment_id = NEW.payment_id) > received
          THEN RAISE EXCEPTION 'more is used than was received' USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_part_within_payment';
          END IF;
          RETURN NULL;
        END $$;
      ALTER TABLE payment_part DROP CONSTRAINT payment_part_amount;
      ALTER TABLE payment_part ADD CONSTRAINT payment_part_amount CHECK (cents > 0) NOT VALID;
      DROP TABLE refund_part, client_refund, bank_look_alike, bank_outgoing;
      DROP INDEX bank_line_by_amount;
      ALTER TABLE bank_statement DROP COLUMN look_alikes, DROP COLUMN outgoing`);
  }
}
