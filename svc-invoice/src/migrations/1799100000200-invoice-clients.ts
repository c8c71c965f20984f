import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One invoice a month for each client, adjustment notes, and on which invoice work and days of a job stand. */
export class InvoiceClients1799100000200 implements MigrationInterface {
  name = 'InvoiceClients1799100000200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- A trusted extension: the owner of the database may add it.
      CREATE EXTENSION IF NOT EXISTS btree_gist;

      -- Null until it was sent. There is no version after that.
      ALTER TABLE invoice ADD COLUMN sent_at timestamptz;

      -- Its number is of the series of invoice_counter, as that of an invoice of a job is.
      CREATE TABLE client_invoice (
        id uuid NOT NULL CONSTRAINT client_invoice_pk PRIMARY KEY,
        number text NOT NULL CONSTRAINT client_invoice_number_unique UNIQUE,
        client_id uuid NOT NULL CONSTRAINT client_invoice_client REFERENCES client (id),
        month text NOT NULL CONSTRAINT client_invoice_month CHECK (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
        -- The newest one.
        version integer NOT NULL CONSTRAINT client_invoice_newest CHECK (version > 0),
        -- Since when it is to be sent; null when nobody has asked for it, or it was refused.
        send_wanted_at timestamptz,
        -- Null until it was sent. There is no version after that.
        sent_at timestamptz,
        CONSTRAINT client_invoice_one_a_month UNIQUE (client_id, month)
      );
      CREATE INDEX client_invoice_of_month ON client_invoice (month);
      CREATE INDEX client_invoice_to_send ON client_invoice (send_wanted_at) WHERE send_wanted_at IS NOT NULL AND sent_at IS NULL;
      CREATE TABLE client_invoice_version (
        client_invoice_id uuid NOT NULL CONSTRAINT client_invoice_version_of REFERENCES client_invoice (id),
        version integer NOT NULL CONSTRAINT client_invoice_version_number CHECK (version > 0),
        issued_at timestamptz NOT NULL,
        issued_on date NOT NULL,
        issued_by uuid NOT NULL,
        due_on date NOT NULL,
        to_name text NOT NULL,
        to_trading_name text NOT NULL,
        to_abn text NOT NULL,
        to_address text NOT NULL,
        order_number text NOT NULL,
        sub_total_cents bigint NOT NULL,
        gst_cents bigint NOT NULL,
        total_cents bigint NOT NULL,
        gst_rate integer NOT NULL,
        supplier jsonb NOT NULL,
        CONSTRAINT client_invoice_version_pk PRIMARY KEY (client_invoice_id, version),
        -- What was issued may turn out to be nothing; the number stays.
        CONSTRAINT client_invoice_version_amount CHECK (sub_total_cents > 0 OR (sub_total_cents = 0 AND version > 1)),
        CONSTRAINT client_invoice_version_adds_up CHECK (gst_cents >= 0 AND total_cents = sub_total_cents + gst_cents),
        CONSTRAINT client_invoice_version_due CHECK (due_on >= issued_on)
      );
      CREATE TABLE client_invoice_line (
        client_invoice_id uuid NOT NULL,
        version integer NOT NULL,
        -- From 1.
        position integer NOT NULL,
        -- Null for an extra that is of no place.
        job_id uuid,
        -- The extra that the line is; null for what was agreed for a place.
        extra_id uuid,
        place text NOT NULL,
        address text NOT NULL,
        from_day date NOT NULL,
        to_day date NOT NULL,
        basis text NOT NULL CONSTRAINT client_invoice_line_basis CHECK (basis IN ('hour', 'visit', 'month', 'extra')),
        visits integer NOT NULL,
        minutes integer NOT NULL,
        -- Of a visit or a month, without GST.
        price_cents bigint,
        -- Why an extra is charged; empty otherwise.
        reason text NOT NULL,
        cents bigint NOT NULL,
        CONSTRAINT client_invoice_line_pk PRIMARY KEY (client_invoice_id, version, position),
        CONSTRAINT client_invoice_line_version FOREIGN KEY (client_invoice_id, version)
          REFERENCES client_invoice_version (client_invoice_id, version)
      );
      CREATE TRIGGER client_invoice_version_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON client_invoice_version
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER client_invoice_line_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON client_invoice_line
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

      CREATE FUNCTION refuse_version_of_sent() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF EXISTS (SELECT FROM invoice WHERE id = NEW.invoice_id AND sent_at IS NOT NULL)
          THEN RAISE EXCEPTION 'invoice was sent' USING ERRCODE = 'check_violation', CONSTRAINT = 'sent_invoice_is_closed';
          END IF;
          RETURN NEW;
        END $$;
      CREATE TRIGGER invoice_version_of_sent BEFORE INSERT ON invoice_version
        FOR EACH ROW EXECUTE FUNCTION refuse_version_of_sent();
      CREATE FUNCTION refuse_version_of_sent_client_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF EXISTS (SELECT FROM client_invoice WHERE id = NEW.client_invoice_id AND sent_at IS NOT NULL)
          THEN RAISE EXCEPTION 'invoice was sent' USING ERRCODE = 'check_violation', CONSTRAINT = 'sent_invoice_is_closed';
          END IF;
          RETURN NEW;
        END $$;
      CREATE TRIGGER client_invoice_version_of_sent BEFORE INSERT ON client_invoice_version
        FOR EACH ROW EXECUTE FUNCTION refuse_version_of_sent_client_invoice();

      -- Days of a job that an invoice charges. No day of a job is on two invoices.
      CREATE TABLE invoiced_days (
        job_id uuid NOT NULL,
        from_day date NOT NULL,
        to_day date NOT NULL,
        invoice_id uuid CONSTRAINT invoiced_days_invoice REFERENCES invoice (id),
        client_invoice_id uuid CONSTRAINT invoiced_days_client_invoice REFERENCES client_invoice (id),
        CONSTRAINT invoiced_days_pk PRIMARY KEY (job_id, from_day),
        CONSTRAINT invoiced_days_one_invoice CHECK (num_nonnulls(invoice_id, client_invoice_id) = 1),
        CONSTRAINT invoiced_days_once EXCLUDE USING gist (job_id WITH =, daterange(from_day, to_day, '[]') WITH &&)
      );
      CREATE INDEX invoiced_days_of_invoice ON invoiced_days (invoice_id) WHERE invoice_id IS NOT NULL;
      CREATE INDEX invoiced_days_of_client_invoice ON invoiced_days (client_invoice_id) WHERE client_invoice_id IS NOT NULL;
      -- Work records whose amount an invoice charges: on one only, also after a record was moved to another day.
      CREATE TABLE invoiced_work (
        work_record_id uuid NOT NULL CONSTRAINT invoiced_work_once PRIMARY KEY,
        invoice_id uuid CONSTRAINT invoiced_work_invoice REFERENCES invoice (id),
        client_invoice_id uuid CONSTRAINT invoiced_work_client_invoice REFERENCES client_invoice (id),
        CONSTRAINT invoiced_work_one_invoice CHECK (num_nonnulls(invoice_id, client_invoice_id) = 1)
      );
      CREATE INDEX invoiced_work_of_invoice ON invoiced_work (invoice_id) WHERE invoice_id IS NOT NULL;
      CREATE INDEX invoiced_work_of_client_invoice ON invoiced_work (client_invoice_id) WHERE client_invoice_id IS NOT NULL;

      -- An invoice of a job has all days of its month. A trigger, because the version before issues such invoices too.
      CREATE FUNCTION claim_job_month() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE job uuid; first_day date; last_day date;
        BEGIN
          SELECT job_id, (month || '-01')::date, ((month || '-01')::date + interval '1 month - 1 day')::date
            INTO job, first_day, last_day FROM invoice WHERE id = NEW.invoice_id;
          INSERT INTO invoiced_days (job_id, from_day, to_day, invoice_id)
            SELECT job, first_day, last_day, NEW.invoice_id
            WHERE NOT EXISTS (SELECT FROM invoiced_days WHERE invoice_id = NEW.invoice_id);
          DELETE FROM invoiced_work WHERE invoice_id = NEW.invoice_id;
          INSERT INTO invoiced_work (work_record_id, invoice_id)
            SELECT work_record_id, NEW.invoice_id FROM ledger_entry
            WHERE job_id = job AND business_date BETWEEN first_day AND last_day AND company_cents > 0
              AND coalesce((SELECT basis FROM job_price WHERE job_price.job_id = job AND valid_from <= business_date
                ORDER BY valid_from DESC LIMIT 1), 'hour') = 'hour';
          RETURN NULL;
        END $$;
      CREATE TRIGGER invoice_version_claim AFTER INSERT ON invoice_version
        FOR EACH ROW EXECUTE FUNCTION claim_job_month();
      INSERT INTO invoiced_days (job_id, from_day, to_day, invoice_id)
        SELECT job_id, (month || '-01')::date, ((month || '-01')::date + interval '1 month - 1 day')::date, id
        FROM invoice WHERE EXISTS (SELECT FROM invoice_version WHERE invoice_id = invoice.id);
      INSERT INTO invoiced_work (work_record_id, invoice_id)
        SELECT work_record_id, id FROM invoice
          JOIN ledger_entry ON ledger_entry.job_id = invoice.job_id AND business_date >= (month || '-01')::date
            AND business_date < (month || '-01')::date + interval '1 month' AND company_cents > 0
        WHERE EXISTS (SELECT FROM invoice_version WHERE invoice_id = invoice.id)
          AND coalesce((SELECT basis FROM job_price WHERE job_price.job_id = invoice.job_id AND valid_from <= business_date
            ORDER BY valid_from DESC LIMIT 1), 'hour') = 'hour';

      CREATE TABLE adjustment_note_counter (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT adjustment_note_counter_pk PRIMARY KEY
          CONSTRAINT adjustment_note_counter_only_row CHECK (only_row),
        last_number integer NOT NULL
      );
      INSERT INTO adjustment_note_counter (last_number) VALUES (0);
      -- A correction of an invoice that was sent. Amounts are what it adds to the invoice: below 0 for a decrease.
      CREATE TABLE adjustment_note (
        id uuid NOT NULL CONSTRAINT adjustment_note_pk PRIMARY KEY,
        number text NOT NULL CONSTRAINT adjustment_note_number_unique UNIQUE,
        client_invoice_id uuid NOT NULL CONSTRAINT adjustment_note_client_invoice REFERENCES client_invoice (id),
        -- The note that this one takes back; each only once.
        undoes_id uuid CONSTRAINT adjustment_note_undone_once UNIQUE CONSTRAINT adjustment_note_undoes REFERENCES adjustment_note (id),
        issued_at timestamptz NOT NULL,
        issued_on date NOT NULL,
        issued_by uuid NOT NULL,
        reason text NOT NULL CONSTRAINT adjustment_note_reason CHECK (reason <> ''),
        -- Since when the company knows of it: a note is due within 28 days.
        known_on date NOT NULL,
        to_name text NOT NULL,
        to_trading_name text NOT NULL,
        to_abn text NOT NULL,
        to_address text NOT NULL,
        sub_total_cents bigint NOT NULL CONSTRAINT adjustment_note_amount CHECK (sub_total_cents <> 0),
        gst_cents bigint NOT NULL,
        total_cents bigint NOT NULL,
        gst_rate integer NOT NULL,
        supplier jsonb NOT NULL,
        send_wanted_at timestamptz,
        sent_at timestamptz,
        CONSTRAINT adjustment_note_adds_up CHECK (total_cents = sub_total_cents + gst_cents)
      );
      CREATE INDEX adjustment_note_of_invoice ON adjustment_note (client_invoice_id);
      CREATE INDEX adjustment_note_to_send ON adjustment_note (send_wanted_at) WHERE send_wanted_at IS NOT NULL AND sent_at IS NULL;
      CREATE TABLE adjustment_note_line (
        note_id uuid NOT NULL CONSTRAINT adjustment_note_line_note REFERENCES adjustment_note (id),
        position integer NOT NULL,
        -- What differs from the invoice: of a place, or an extra. Both null for an amount that the office has written.
        job_id uuid,
        extra_id uuid,
        description text NOT NULL CONSTRAINT adjustment_note_line_description CHECK (description <> ''),
        cents bigint NOT NULL CONSTRAINT adjustment_note_line_amount CHECK (cents <> 0),
        CONSTRAINT adjustment_note_line_pk PRIMARY KEY (note_id, position)
      );
      CREATE TRIGGER adjustment_note_append_only BEFORE UPDATE OF id, number, client_invoice_id, undoes_id, issued_at, issued_on,
          issued_by, reason, known_on, to_name, to_trading_name, to_abn, to_address, sub_total_cents, gst_cents, total_cents, gst_rate,
          supplier OR DELETE OR TRUNCATE ON adjustment_note
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER adjustment_note_line_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON adjustment_note_line
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

      -- Work that somebody has begun and not finished, as svc-jobs' feed has it: one at most for each person.
      CREATE TABLE open_work (
        person_id uuid NOT NULL CONSTRAINT open_work_pk PRIMARY KEY,
        job_id uuid NOT NULL,
        -- The business day on which it began.
        business_date date NOT NULL
      );
      -- When a record was received or became another one: since when the company knows of a difference.
      ALTER TABLE ledger_entry ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
      CREATE FUNCTION keep_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.changed_at := CASE WHEN (NEW.job_id, NEW.business_date, NEW.minutes, NEW.company_cents)
            IS DISTINCT FROM (OLD.job_id, OLD.business_date, OLD.minutes, OLD.company_cents) THEN now() ELSE OLD.changed_at END;
          RETURN NEW;
        END $$;
      CREATE TRIGGER ledger_entry_changed BEFORE UPDATE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION keep_ledger_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER ledger_entry_changed ON ledger_entry;
      DROP FUNCTION keep_ledger_change;
      ALTER TABLE ledger_entry DROP COLUMN changed_at;
      DROP TRIGGER invoice_version_claim ON invoice_version;
      DROP TRIGGER invoice_version_of_sent ON invoice_version;
      DROP TABLE open_work, adjustment_note_line, adjustment_note, adjustment_note_counter, invoiced_work, invoiced_days,
        client_invoice_line, client_invoice_version, client_invoice;
      DROP FUNCTION claim_job_month, refuse_version_of_sent, refuse_version_of_sent_client_invoice;
      ALTER TABLE invoice DROP COLUMN sent_at`);
  }
}
