import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All tables of svc-invoice: clients, prices, quotes, invoices, what was paid, and pay runs. */
export class CreateInvoiceTables1799570000010 implements MigrationInterface {
  name = 'CreateInvoiceTables1799570000010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      CREATE EXTENSION IF NOT EXISTS btree_gist;
    `);
    await queryRunner.query(`
      CREATE SEQUENCE quote_number;
    `);
    await queryRunner.query(`
      CREATE TABLE known_job (
        id uuid NOT NULL,
        kind text NOT NULL,
        title text NOT NULL,
        address text NOT NULL,
        ended_on date,
        CONSTRAINT known_job_pk PRIMARY KEY (id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE ledger_entry (
        work_record_id uuid NOT NULL,
        job_id uuid NOT NULL,
        business_date date NOT NULL,
        minutes integer NOT NULL,
        company_cents bigint NOT NULL,
        held boolean NOT NULL DEFAULT false,
        changed_at timestamptz NOT NULL DEFAULT now(),
        re_clean boolean NOT NULL DEFAULT false,
        CONSTRAINT ledger_entry_pk PRIMARY KEY (work_record_id)
      );
      CREATE INDEX ledger_entry_held ON ledger_entry (job_id, business_date) WHERE held;
      CREATE INDEX ledger_entry_month ON ledger_entry (job_id, business_date) INCLUDE (company_cents, changed_at);
      CREATE FUNCTION keep_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.changed_at := CASE WHEN (NEW.job_id, NEW.business_date, NEW.minutes, NEW.company_cents)
          IS DISTINCT FROM (OLD.job_id, OLD.business_date, OLD.minutes, OLD.company_cents) THEN now() ELSE OLD.changed_at END;
        RETURN NEW;
      END $$;
      CREATE TRIGGER ledger_entry_changed BEFORE UPDATE ON ledger_entry FOR EACH ROW
        EXECUTE FUNCTION keep_ledger_change();
      CREATE FUNCTION keep_moved_work() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE invoiced_work SET moved_at = now() WHERE work_record_id = NEW.work_record_id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER ledger_entry_moved AFTER UPDATE ON ledger_entry FOR EACH ROW
        WHEN (old.job_id IS DISTINCT FROM new.job_id OR old.business_date IS DISTINCT FROM new.business_date)
        EXECUTE FUNCTION keep_moved_work();
    `);
    await queryRunner.query(`
      CREATE TABLE invoice_settings (
        only_row boolean NOT NULL,
        supplier jsonb NOT NULL,
        gst_rate integer NOT NULL,
        number_prefix text NOT NULL,
        version integer NOT NULL DEFAULT 1,
        copy_to_office boolean NOT NULL DEFAULT false,
        CONSTRAINT invoice_settings_pk PRIMARY KEY (only_row),
        CONSTRAINT invoice_settings_only_row CHECK (only_row),
        CONSTRAINT invoice_settings_gst_rate CHECK (gst_rate BETWEEN 0 AND 10000),
        CONSTRAINT invoice_settings_version CHECK (version > 0)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE invoice_counter (
        only_row boolean NOT NULL DEFAULT true,
        last_number integer NOT NULL,
        CONSTRAINT invoice_counter_pk PRIMARY KEY (only_row),
        CONSTRAINT invoice_counter_only_row CHECK (only_row)
      );
      INSERT INTO invoice_counter (last_number) VALUES (0);
    `);
    await queryRunner.query(`
      CREATE TABLE invoice (
        id uuid NOT NULL,
        number text NOT NULL,
        job_id uuid NOT NULL,
        month text NOT NULL,
        sent_at timestamptz,
        CONSTRAINT invoice_pk PRIMARY KEY (id),
        CONSTRAINT invoice_number_unique UNIQUE (number),
        CONSTRAINT invoice_one_a_month UNIQUE (job_id, month),
        CONSTRAINT invoice_month CHECK (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
      );
    `);
    await queryRunner.query(`
      CREATE TABLE invoice_version (
        invoice_id uuid NOT NULL,
        version integer NOT NULL,
        issued_at timestamptz NOT NULL,
        issued_on date NOT NULL,
        issued_by uuid NOT NULL,
        to_name text NOT NULL,
        to_address text NOT NULL,
        sub_total_cents bigint NOT NULL,
        gst_cents bigint NOT NULL,
        total_cents bigint NOT NULL,
        gst_rate integer NOT NULL,
        supplier jsonb NOT NULL,
        edits jsonb,
        buyer_name text NOT NULL DEFAULT '',
        buyer_abn text NOT NULL DEFAULT '',
        CONSTRAINT invoice_version_pk PRIMARY KEY (invoice_id, version),
        CONSTRAINT invoice_version_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id),
        CONSTRAINT invoice_version_number CHECK (version > 0),
        CONSTRAINT invoice_version_gst CHECK (gst_cents >= 0),
        CONSTRAINT invoice_version_adds_up CHECK (total_cents = (sub_total_cents + gst_cents)),
        CONSTRAINT invoice_version_sub_total CHECK (sub_total_cents > 0 OR sub_total_cents = 0 AND version > 1)
      );
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;
      CREATE TRIGGER invoice_version_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON invoice_version FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_change();
      CREATE FUNCTION keep_newest_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO newest_invoice
          SELECT NEW.invoice_id, number, job_id, month, NEW.version, NEW.issued_on, NEW.to_name, NEW.to_address,
            NEW.sub_total_cents, NEW.gst_cents, NEW.total_cents FROM invoice WHERE id = NEW.invoice_id
        ON CONFLICT (invoice_id) DO UPDATE SET version = excluded.version, issued_on = excluded.issued_on,
          to_name = excluded.to_name, to_address = excluded.to_address, sub_total_cents = excluded.sub_total_cents,
          gst_cents = excluded.gst_cents, total_cents = excluded.total_cents
        WHERE newest_invoice.version < excluded.version;
        RETURN NULL;
      END $$;
      CREATE TRIGGER invoice_version_newest AFTER INSERT ON invoice_version FOR EACH ROW
        EXECUTE FUNCTION keep_newest_invoice();
      CREATE FUNCTION refuse_version_of_sent() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM invoice WHERE id = NEW.invoice_id AND sent_at IS NOT NULL)
        THEN RAISE EXCEPTION 'invoice was sent' USING ERRCODE = 'check_violation', CONSTRAINT = 'sent_invoice_is_closed';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER invoice_version_of_sent BEFORE INSERT ON invoice_version FOR EACH ROW
        EXECUTE FUNCTION refuse_version_of_sent();
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
      CREATE TRIGGER invoice_version_claim AFTER INSERT ON invoice_version FOR EACH ROW
        EXECUTE FUNCTION claim_job_month();
    `);
    await queryRunner.query(`
      CREATE TABLE known_payee (
        person_id uuid NOT NULL,
        abn text NOT NULL,
        address text NOT NULL,
        postcode text NOT NULL,
        bank_ending text,
        bank_fingerprint text,
        payments_held_until timestamptz,
        name_characters text NOT NULL DEFAULT '',
        erased boolean NOT NULL DEFAULT false,
        CONSTRAINT known_payee_pk PRIMARY KEY (person_id)
      );
      CREATE INDEX known_payee_erased ON known_payee (person_id) WHERE erased;
    `);
    await queryRunner.query(`
      CREATE TABLE payee (
        person_id uuid NOT NULL,
        details jsonb NOT NULL,
        gst_claimed_from date,
        hold_reason text,
        held_by uuid,
        held_at timestamptz,
        version integer NOT NULL,
        CONSTRAINT payee_pk PRIMARY KEY (person_id),
        CONSTRAINT payee_version CHECK (version > 0),
        CONSTRAINT payee_hold_is_whole CHECK ((hold_reason IS NULL) = (held_by IS NULL)
          AND (held_by IS NULL) = (held_at IS NULL))
      );
      CREATE INDEX payee_on_hold ON payee (person_id) WHERE hold_reason IS NOT NULL;
    `);
    await queryRunner.query(`
      CREATE TABLE super_decision (
        person_id uuid NOT NULL,
        number integer NOT NULL,
        answer text NOT NULL,
        reason text NOT NULL,
        from_day date NOT NULL,
        decided_by uuid NOT NULL,
        decided_at timestamptz NOT NULL,
        CONSTRAINT super_decision_pk PRIMARY KEY (person_id, number),
        CONSTRAINT super_decision_number CHECK (number > 0),
        CONSTRAINT super_decision_answer CHECK (answer IN ('yes', 'no'))
      );
      CREATE TRIGGER super_decision_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON super_decision FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_change();
    `);
    await queryRunner.query(`
      CREATE TABLE pay_settings (
        only_row boolean NOT NULL DEFAULT true,
        settings jsonb NOT NULL,
        version integer NOT NULL,
        CONSTRAINT pay_settings_pk PRIMARY KEY (only_row),
        CONSTRAINT pay_settings_only_row CHECK (only_row),
        CONSTRAINT pay_settings_version CHECK (version > 0)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE pay_bank_account (
        id uuid NOT NULL,
        settings jsonb NOT NULL,
        version integer NOT NULL,
        removed_at timestamptz,
        CONSTRAINT pay_bank_account_pk PRIMARY KEY (id),
        CONSTRAINT pay_bank_account_version CHECK (version > 0)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE pay_item (
        id uuid NOT NULL,
        kind text NOT NULL,
        person_id uuid NOT NULL,
        job_id uuid,
        day date NOT NULL,
        minutes integer NOT NULL DEFAULT 0,
        earned_cents bigint NOT NULL,
        approved_cents bigint NOT NULL,
        taxable boolean NOT NULL,
        reason text NOT NULL DEFAULT '',
        file_reference text NOT NULL DEFAULT '',
        added_by uuid,
        added_at timestamptz NOT NULL DEFAULT now(),
        in_run_cents bigint NOT NULL DEFAULT 0,
        paid_cents bigint NOT NULL DEFAULT 0,
        documented_cents bigint NOT NULL DEFAULT 0,
        documented_minutes integer NOT NULL DEFAULT 0,
        document text,
        rcti text,
        file_id uuid,
        CONSTRAINT pay_item_pk PRIMARY KEY (id),
        CONSTRAINT pay_item_kind CHECK (kind IN ('work', 'reimbursement', 'bonus', 'deduction', 'settlement')),
        CONSTRAINT pay_item_amount CHECK (CASE kind WHEN 'work' THEN 0 <= approved_cents
          AND approved_cents <= earned_cents WHEN 'deduction' THEN earned_cents < 0
          AND approved_cents = earned_cents WHEN 'settlement' THEN earned_cents < 0
          AND approved_cents = earned_cents ELSE earned_cents > 0 AND approved_cents = earned_cents END),
        CONSTRAINT pay_item_file CHECK (file_id IS NULL OR (kind IN ('reimbursement', 'bonus', 'deduction')))
      );
      CREATE INDEX pay_item_due ON pay_item (person_id, day) WHERE approved_cents <> (in_run_cents + paid_cents)
        OR approved_cents <> documented_cents;
      CREATE INDEX pay_item_of_person ON pay_item (person_id, day);
      CREATE INDEX pay_item_by_day ON pay_item (day) WHERE kind = 'work';
      CREATE INDEX pay_item_adjustments ON pay_item (added_at) WHERE kind IN ('reimbursement', 'bonus',
        'deduction');
      CREATE UNIQUE INDEX pay_item_file_unique ON pay_item (file_id) WHERE file_id IS NOT NULL;
      CREATE INDEX pay_item_to_come ON pay_item (person_id, day) WHERE in_run_cents <> 0
        OR earned_cents <> paid_cents;
    `);
    await queryRunner.query(`
      CREATE TABLE pay_run (
        id uuid NOT NULL,
        number integer NOT NULL,
        through_day date NOT NULL,
        pay_day date NOT NULL,
        state text NOT NULL,
        leave_out uuid[] NOT NULL DEFAULT '{}',
        version integer NOT NULL DEFAULT 1,
        created_by uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        changed_by uuid,
        first_approved_by uuid,
        first_approved_at timestamptz,
        first_key text,
        approved_by uuid,
        approved_at timestamptz,
        paid_on date,
        paid_by uuid,
        paid_at timestamptz,
        cancelled_by uuid,
        cancelled_at timestamptz,
        cancel_reason text,
        CONSTRAINT pay_run_pk PRIMARY KEY (id),
        CONSTRAINT pay_run_number UNIQUE (number),
        CONSTRAINT pay_run_state CHECK (state IN ('draft', 'approved', 'paid', 'cancelled')),
        CONSTRAINT pay_run_approved CHECK ((state IN ('approved', 'paid')) = (approved_by IS NOT NULL)),
        CONSTRAINT pay_run_paid CHECK ((state = 'paid') = (paid_on IS NOT NULL AND paid_by IS NOT NULL)),
        CONSTRAINT pay_run_two_approvers CHECK (first_approved_by IS DISTINCT FROM approved_by OR approved_by IS NULL)
      );
      CREATE UNIQUE INDEX pay_run_one_open ON pay_run ((true)) WHERE state IN ('draft', 'approved');
      CREATE FUNCTION keep_ended_runs() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP = 'DELETE' OR OLD.state IN ('paid', 'cancelled') THEN
          RAISE EXCEPTION 'a run that is paid or cancelled never changes';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER pay_run_ended BEFORE DELETE OR UPDATE ON pay_run FOR EACH ROW
        EXECUTE FUNCTION keep_ended_runs();
    `);
    await queryRunner.query(`
      CREATE TABLE pay_row (
        run_id uuid NOT NULL,
        person_id uuid NOT NULL,
        name text NOT NULL,
        state text NOT NULL DEFAULT 'approved',
        minutes integer NOT NULL,
        work_cents bigint NOT NULL,
        correction_cents bigint NOT NULL,
        adjustment_cents bigint NOT NULL,
        sub_total_cents bigint NOT NULL,
        gst_cents bigint NOT NULL,
        withheld_cents bigint NOT NULL,
        paid_cents bigint NOT NULL,
        as_rcti boolean NOT NULL,
        gst_registered boolean NOT NULL,
        super_answer text NOT NULL,
        super_base_cents bigint NOT NULL,
        super_rate integer NOT NULL,
        super_cents bigint NOT NULL,
        facts jsonb NOT NULL,
        reference text NOT NULL,
        bank_ending text,
        bank_fingerprint text,
        returned_on date,
        return_reason text,
        CONSTRAINT pay_row_pk PRIMARY KEY (run_id, person_id),
        CONSTRAINT pay_row_reference UNIQUE (reference),
        CONSTRAINT pay_row_run FOREIGN KEY (run_id) REFERENCES pay_run(id),
        CONSTRAINT pay_row_state CHECK (state IN ('approved', 'paid', 'returned')),
        CONSTRAINT pay_row_never_negative CHECK (sub_total_cents >= 0),
        CONSTRAINT pay_row_withheld CHECK (withheld_cents >= 0),
        CONSTRAINT pay_row_pays CHECK (paid_cents >= 0),
        CONSTRAINT pay_row_sums CHECK (sub_total_cents = (work_cents + correction_cents + adjustment_cents)
          AND paid_cents = (sub_total_cents + gst_cents - withheld_cents)),
        CONSTRAINT pay_row_returned CHECK ((state = 'returned') = (returned_on IS NOT NULL))
      );
      CREATE INDEX pay_row_of_person ON pay_row (person_id, run_id);
      CREATE FUNCTION keep_paid_rows() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        who text[] := '{name,facts,bank_ending,bank_fingerprint,return_reason}';
      BEGIN
        IF OLD.state = 'approved' THEN RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END; END IF;
        IF TG_OP = 'UPDATE' AND OLD.state = 'paid' AND NEW.state = 'returned'
          AND to_jsonb(NEW) - '{state,returned_on,return_reason}'::text[] = to_jsonb(OLD) - '{state,returned_on,return_reason}'::text[]
        THEN RETURN NEW; END IF;
        IF TG_OP = 'UPDATE' AND NEW.facts @> '{"erased": true}' AND NEW.facts->'gst_percent' = OLD.facts->'gst_percent'
          AND to_jsonb(NEW) - who = to_jsonb(OLD) - who
          AND EXISTS (SELECT FROM known_payee WHERE person_id = OLD.person_id AND erased)
        THEN RETURN NEW; END IF;
        RAISE EXCEPTION 'a payment that was made never changes';
      END $$;
      CREATE TRIGGER pay_row_paid BEFORE DELETE OR UPDATE ON pay_row FOR EACH ROW EXECUTE FUNCTION keep_paid_rows();
      CREATE TRIGGER pay_row_kept BEFORE TRUNCATE ON pay_row FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
    await queryRunner.query(`
      CREATE TABLE pay_bank_file (
        id uuid NOT NULL,
        run_id uuid NOT NULL,
        bank_account_id uuid NOT NULL,
        characters text NOT NULL,
        processing_day date NOT NULL,
        payments integer NOT NULL,
        cents bigint NOT NULL,
        sha256 text NOT NULL,
        made_by uuid NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT pay_bank_file_pk PRIMARY KEY (id),
        CONSTRAINT pay_bank_file_run FOREIGN KEY (run_id) REFERENCES pay_run(id)
      );
      CREATE TRIGGER pay_bank_file_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON pay_bank_file FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_change();
    `);
    await queryRunner.query(`
      CREATE TABLE pay_line (
        run_id uuid NOT NULL,
        person_id uuid NOT NULL,
        item_id uuid NOT NULL,
        cents bigint NOT NULL,
        document_cents bigint NOT NULL,
        minutes integer NOT NULL,
        corrects text,
        repeats text,
        is_correction boolean NOT NULL,
        state text NOT NULL DEFAULT 'approved',
        CONSTRAINT pay_line_pk PRIMARY KEY (run_id, item_id),
        CONSTRAINT pay_line_item FOREIGN KEY (item_id) REFERENCES pay_item(id),
        CONSTRAINT pay_line_row FOREIGN KEY (run_id, person_id) REFERENCES pay_row(run_id, person_id),
        CONSTRAINT pay_line_state CHECK (state IN ('approved', 'paid', 'returned'))
      );
      CREATE UNIQUE INDEX pay_line_one_open ON pay_line (item_id) WHERE state = 'approved';
      CREATE INDEX pay_line_of_item ON pay_line (item_id);
      CREATE INDEX pay_line_of_row ON pay_line (run_id, person_id);
      CREATE FUNCTION pay_line_added() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE pay_item SET in_run_cents = in_run_cents + line.cents,
          documented_cents = documented_cents + line.document_cents,
          documented_minutes = documented_minutes + line.minutes
        FROM added AS line WHERE pay_item.id = line.item_id;
        IF EXISTS (SELECT FROM added AS line JOIN pay_item ON pay_item.id = line.item_id
          WHERE line.state <> 'approved' OR line.person_id <> pay_item.person_id
            OR (line.cents <> 0 AND pay_item.in_run_cents + pay_item.paid_cents <> pay_item.approved_cents))
        THEN RAISE EXCEPTION 'a line pays something else than what is payable'; END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER pay_line_added AFTER INSERT ON pay_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT
        EXECUTE FUNCTION pay_line_added();
      CREATE FUNCTION pay_line_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM deleted WHERE state <> 'approved') THEN
          RAISE EXCEPTION 'lines of a run that was paid never change';
        END IF;
        UPDATE pay_item SET in_run_cents = in_run_cents - line.cents,
          documented_cents = documented_cents - line.document_cents,
          documented_minutes = documented_minutes - line.minutes
        FROM deleted AS line WHERE pay_item.id = line.item_id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER pay_line_deleted AFTER DELETE ON pay_line REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT
        EXECUTE FUNCTION pay_line_deleted();
      CREATE FUNCTION pay_line_moved() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF (SELECT count(*) FROM before) <> (SELECT count(*) FROM before JOIN after USING (
            run_id, person_id, item_id, cents, document_cents, minutes, is_correction)
          WHERE before.corrects IS NOT DISTINCT FROM after.corrects AND before.repeats IS NOT DISTINCT FROM after.repeats
            AND (before.state, after.state) IN (('approved', 'paid'), ('paid', 'returned')))
        THEN RAISE EXCEPTION 'lines of a run that was paid never change'; END IF;
        UPDATE pay_item SET
          in_run_cents = in_run_cents - CASE line.state WHEN 'paid' THEN line.cents ELSE 0 END,
          paid_cents = paid_cents + CASE line.state WHEN 'paid' THEN line.cents ELSE -line.cents END
        FROM after AS line WHERE pay_item.id = line.item_id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER pay_line_moved AFTER UPDATE ON pay_line REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT
        EXECUTE FUNCTION pay_line_moved();
      CREATE TRIGGER pay_line_kept BEFORE TRUNCATE ON pay_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
    await queryRunner.query(`
      CREATE TABLE pay_counter (
        kind text NOT NULL,
        last_number integer NOT NULL,
        CONSTRAINT pay_counter_pk PRIMARY KEY (kind)
      );
      INSERT INTO pay_counter (kind, last_number) VALUES ('remittance-advice', 0), ('rcti', 0), ('adjustment-note', 0);
    `);
    await queryRunner.query(`
      CREATE TABLE pay_document (
        number text NOT NULL,
        run_id uuid NOT NULL,
        person_id uuid NOT NULL,
        kind text NOT NULL,
        issued_on date NOT NULL,
        corrects text,
        repeats text,
        sub_total_cents bigint NOT NULL,
        gst_cents bigint NOT NULL,
        total_cents bigint NOT NULL,
        content jsonb NOT NULL,
        CONSTRAINT pay_document_pk PRIMARY KEY (number),
        CONSTRAINT pay_document_kind FOREIGN KEY (kind) REFERENCES pay_counter(kind),
        CONSTRAINT pay_document_corrects FOREIGN KEY (corrects) REFERENCES pay_document(number),
        CONSTRAINT pay_document_row FOREIGN KEY (run_id, person_id) REFERENCES pay_row(run_id, person_id),
        CONSTRAINT pay_document_adds_up CHECK (total_cents = (sub_total_cents + gst_cents)),
        CONSTRAINT pay_document_note CHECK ((kind = 'adjustment-note') = (corrects IS NOT NULL))
      );
      CREATE INDEX pay_document_of_row ON pay_document (run_id, person_id);
      CREATE TRIGGER pay_document_append_only BEFORE DELETE OR TRUNCATE ON pay_document FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_change();
      CREATE FUNCTION keep_pay_documents() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF to_jsonb(NEW) - 'content' = to_jsonb(OLD) - 'content' AND NEW.content @> '{"payee": {"erased": true}}'
          AND NEW.content #- '{payee}' #- '{payment,account_ending}' = OLD.content #- '{payee}' #- '{payment,account_ending}'
          AND EXISTS (SELECT FROM known_payee WHERE person_id = OLD.person_id AND erased)
        THEN RETURN NEW; END IF;
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
      END $$;
      CREATE TRIGGER pay_document_kept BEFORE UPDATE ON pay_document FOR EACH ROW
        EXECUTE FUNCTION keep_pay_documents();
    `);
    await queryRunner.query(`
      CREATE TABLE super_contribution (
        run_id uuid NOT NULL,
        person_id uuid NOT NULL,
        base_cents bigint NOT NULL,
        rate integer NOT NULL,
        super_cents bigint NOT NULL,
        due_on date,
        received_on date,
        CONSTRAINT super_contribution_pk PRIMARY KEY (run_id, person_id),
        CONSTRAINT super_contribution_row FOREIGN KEY (run_id, person_id) REFERENCES pay_row(run_id, person_id),
        CONSTRAINT super_contribution_owed CHECK (super_cents > 0)
      );
      CREATE INDEX super_contribution_of_person ON super_contribution (person_id);
    `);
    await queryRunner.query(`
      CREATE TABLE tax_report (
        id uuid NOT NULL,
        financial_year integer NOT NULL,
        number integer NOT NULL,
        run_type text NOT NULL,
        amended boolean NOT NULL,
        payees jsonb NOT NULL,
        files jsonb NOT NULL,
        sha256 text NOT NULL,
        made_by uuid NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now(),
        lodged_on date,
        lodged_by uuid,
        CONSTRAINT tax_report_pk PRIMARY KEY (id),
        CONSTRAINT tax_report_number UNIQUE (financial_year, number),
        CONSTRAINT tax_report_run_type CHECK (run_type IN ('T', 'P')),
        CONSTRAINT tax_report_lodged CHECK ((lodged_on IS NULL) = (lodged_by IS NULL) AND (run_type = 'P'
          OR lodged_on IS NULL))
      );
    `);
    await queryRunner.query(`
      CREATE TABLE enquiry (
        id uuid NOT NULL,
        idempotency_key uuid NOT NULL,
        state text NOT NULL DEFAULT 'new',
        place text NOT NULL,
        size text NOT NULL,
        frequency text NOT NULL,
        timing text NOT NULL,
        suburb text NOT NULL,
        text text NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        telephone text NOT NULL,
        sent_at timestamptz NOT NULL DEFAULT now(),
        changed_at timestamptz NOT NULL DEFAULT now(),
        flood boolean NOT NULL DEFAULT false,
        told_at timestamptz DEFAULT now(),
        kind text NOT NULL DEFAULT 'quote',
        subject text NOT NULL DEFAULT '',
        postcode text NOT NULL DEFAULT '',
        CONSTRAINT enquiry_pk PRIMARY KEY (id),
        CONSTRAINT enquiry_once UNIQUE (idempotency_key),
        CONSTRAINT enquiry_state CHECK (state IN ('new', 'quoted', 'won', 'lost')),
        CONSTRAINT enquiry_can_be_answered CHECK (email <> '' OR telephone <> ''),
        CONSTRAINT enquiry_kind CHECK (kind IN ('quote', 'feedback'))
      );
      CREATE INDEX enquiry_sent ON enquiry (sent_at);
      CREATE INDEX enquiry_new ON enquiry (id) WHERE state = 'new';
      CREATE INDEX enquiry_due ON enquiry (changed_at) WHERE state <> 'won';
      CREATE INDEX enquiry_flood ON enquiry (sent_at) WHERE flood;
      CREATE INDEX enquiry_untold ON enquiry (sent_at) WHERE told_at IS NULL;
    `);
    await queryRunner.query(`
      CREATE TABLE enquiry_photo (
        enquiry_id uuid NOT NULL,
        photo_id uuid NOT NULL,
        position integer NOT NULL,
        CONSTRAINT enquiry_photo_pk PRIMARY KEY (enquiry_id, photo_id),
        CONSTRAINT enquiry_photo_place UNIQUE (enquiry_id, "position"),
        CONSTRAINT enquiry_photo_enquiry FOREIGN KEY (enquiry_id) REFERENCES enquiry(id) ON DELETE CASCADE
      );
    `);
    await queryRunner.query(`
      CREATE TABLE enquiry_note (
        id uuid NOT NULL,
        enquiry_id uuid NOT NULL,
        idempotency_key uuid,
        kind text NOT NULL,
        text text NOT NULL DEFAULT '',
        subject text NOT NULL DEFAULT '',
        channel text NOT NULL DEFAULT '',
        state text,
        by_name text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT enquiry_note_pk PRIMARY KEY (id),
        CONSTRAINT enquiry_note_once UNIQUE (idempotency_key),
        CONSTRAINT enquiry_note_enquiry FOREIGN KEY (enquiry_id) REFERENCES enquiry(id) ON DELETE CASCADE,
        CONSTRAINT enquiry_note_kind CHECK (kind IN ('note', 'answer', 'state')),
        CONSTRAINT enquiry_note_channel CHECK (channel IN ('', 'mail', 'hand')),
        CONSTRAINT enquiry_note_state CHECK (state IN ('new', 'quoted', 'won', 'lost')),
        CONSTRAINT enquiry_note_answer CHECK ((kind = 'answer') = (channel <> '')),
        CONSTRAINT enquiry_note_of_state CHECK (kind <> 'state' OR state IS NOT NULL)
      );
      CREATE INDEX enquiry_note_history ON enquiry_note (enquiry_id, at, id);
    `);
    await queryRunner.query(`
      CREATE TABLE enquiry_limit (
        address text NOT NULL,
        booked_until timestamptz NOT NULL,
        CONSTRAINT enquiry_limit_pk PRIMARY KEY (address)
      );
      CREATE INDEX enquiry_limit_over ON enquiry_limit (booked_until);
    `);
    await queryRunner.query(`
      CREATE TABLE newest_invoice (
        invoice_id uuid NOT NULL,
        number text NOT NULL,
        job_id uuid NOT NULL,
        month text NOT NULL,
        version integer NOT NULL,
        issued_on date NOT NULL,
        to_name text NOT NULL,
        to_address text NOT NULL,
        sub_total_cents bigint NOT NULL,
        gst_cents bigint NOT NULL,
        total_cents bigint NOT NULL,
        CONSTRAINT newest_invoice_pk PRIMARY KEY (invoice_id),
        CONSTRAINT newest_invoice_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id)
      );
      CREATE INDEX newest_invoice_number ON newest_invoice (number, invoice_id);
      CREATE INDEX newest_invoice_month ON newest_invoice (month, invoice_id);
      CREATE INDEX newest_invoice_addressee ON newest_invoice (lower(to_name), invoice_id);
      CREATE INDEX newest_invoice_total ON newest_invoice (total_cents, invoice_id);
      CREATE INDEX newest_invoice_text ON newest_invoice USING gin (number gin_trgm_ops, to_name gin_trgm_ops,
        to_address gin_trgm_ops, month gin_trgm_ops);
    `);
    await queryRunner.query(`
      CREATE TABLE enquiry_digest (
        single boolean NOT NULL DEFAULT true,
        told_at timestamptz NOT NULL,
        CONSTRAINT enquiry_digest_pk PRIMARY KEY (single),
        CONSTRAINT enquiry_digest_single CHECK (single)
      );
      INSERT INTO enquiry_digest (told_at) VALUES ('2000-01-01T00:00:00Z');
    `);
    await queryRunner.query(`
      CREATE TABLE client (
        id uuid NOT NULL,
        legal_name text NOT NULL,
        trading_name text NOT NULL,
        abn text NOT NULL,
        billing_address text NOT NULL,
        billing_email text NOT NULL,
        order_number text NOT NULL,
        terms_days integer NOT NULL,
        notes text NOT NULL,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        archived_at timestamptz,
        shows_names boolean NOT NULL DEFAULT false,
        CONSTRAINT client_pk PRIMARY KEY (id),
        CONSTRAINT client_legal_name CHECK (legal_name <> ''),
        CONSTRAINT client_abn CHECK (abn ~ '^([0-9]{11})?$'),
        CONSTRAINT client_terms CHECK (terms_days BETWEEN 0 AND 120),
        CONSTRAINT client_version CHECK (version > 0)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE client_contact (
        client_id uuid NOT NULL,
        position integer NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        telephone text NOT NULL,
        roles text[] NOT NULL,
        opens_page boolean,
        CONSTRAINT client_contact_pk PRIMARY KEY (client_id, "position"),
        CONSTRAINT client_contact_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE,
        CONSTRAINT client_contact_roles CHECK (roles <@ ARRAY['invoices', 'door', 'quality'])
      );
      CREATE INDEX client_contact_by_email ON client_contact (lower(email)) WHERE email <> '';
    `);
    await queryRunner.query(`
      CREATE TABLE job_client (
        job_id uuid NOT NULL,
        valid_from date NOT NULL,
        client_id uuid,
        version integer NOT NULL,
        CONSTRAINT job_client_pk PRIMARY KEY (job_id, valid_from),
        CONSTRAINT job_client_client FOREIGN KEY (client_id) REFERENCES client(id),
        CONSTRAINT job_client_version CHECK (version > 0)
      );
      CREATE INDEX job_client_of_client ON job_client (client_id, job_id);
    `);
    await queryRunner.query(`
      CREATE TABLE client_import (
        id uuid NOT NULL,
        file_name text NOT NULL,
        clients integer NOT NULL,
        imported_by text NOT NULL,
        imported_at timestamptz NOT NULL DEFAULT now(),
        undone_at timestamptz,
        CONSTRAINT client_import_pk PRIMARY KEY (id),
        CONSTRAINT client_import_clients CHECK (clients > 0)
      );
      CREATE INDEX client_import_newest ON client_import (imported_at);
    `);
    await queryRunner.query(`
      CREATE TABLE imported_client (
        client_id uuid NOT NULL,
        import_id uuid NOT NULL,
        CONSTRAINT imported_client_pk PRIMARY KEY (client_id),
        CONSTRAINT imported_client_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE,
        CONSTRAINT imported_client_import FOREIGN KEY (import_id) REFERENCES client_import(id)
      );
      CREATE INDEX imported_client_of_import ON imported_client (import_id);
    `);
    await queryRunner.query(`
      CREATE TABLE labour_supply (
        job_id uuid NOT NULL,
        supplied boolean NOT NULL,
        set_by text NOT NULL,
        set_at timestamptz NOT NULL,
        CONSTRAINT labour_supply_pk PRIMARY KEY (job_id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE job_price (
        job_id uuid NOT NULL,
        valid_from date NOT NULL,
        basis text NOT NULL,
        cents bigint,
        version integer NOT NULL,
        CONSTRAINT job_price_pk PRIMARY KEY (job_id, valid_from),
        CONSTRAINT job_price_basis CHECK (basis IN ('hour', 'visit', 'month', 'none')),
        CONSTRAINT job_price_above_nothing CHECK (cents > 0),
        CONSTRAINT job_price_version CHECK (version > 0),
        CONSTRAINT job_price_amount CHECK ((basis IN ('visit', 'month')) = (cents IS NOT NULL))
      );
    `);
    await queryRunner.query(`
      CREATE TABLE price_settings (
        only_row boolean NOT NULL,
        part_month text NOT NULL,
        version integer NOT NULL,
        missed_of_visits text NOT NULL DEFAULT 'credit',
        missed_of_month text NOT NULL DEFAULT 'show',
        CONSTRAINT price_settings_pk PRIMARY KEY (only_row),
        CONSTRAINT price_settings_only_row CHECK (only_row),
        CONSTRAINT price_settings_part_month CHECK (part_month IN ('days', 'whole')),
        CONSTRAINT price_settings_version CHECK (version > 0),
        CONSTRAINT price_settings_missed_of_visits CHECK (missed_of_visits IN ('credit', 'show')),
        CONSTRAINT price_settings_missed_of_month CHECK (missed_of_month IN ('credit', 'show'))
      );
    `);
    await queryRunner.query(`
      CREATE TABLE gst_confirmation (
        only_row boolean NOT NULL,
        rate integer NOT NULL,
        confirmed_by text NOT NULL,
        confirmed_at timestamptz NOT NULL,
        CONSTRAINT gst_confirmation_pk PRIMARY KEY (only_row),
        CONSTRAINT gst_confirmation_only_row CHECK (only_row),
        CONSTRAINT gst_confirmation_rate CHECK (rate BETWEEN 0 AND 10000)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE invoice_extra (
        id uuid NOT NULL,
        client_id uuid,
        job_id uuid,
        from_job_id uuid,
        day date NOT NULL,
        text text NOT NULL,
        cents bigint NOT NULL,
        reason text NOT NULL,
        added_by text NOT NULL,
        added_at timestamptz NOT NULL,
        invoice_id uuid,
        version integer NOT NULL DEFAULT 1,
        CONSTRAINT invoice_extra_pk PRIMARY KEY (id),
        CONSTRAINT invoice_extra_from_job UNIQUE (from_job_id),
        CONSTRAINT invoice_extra_client FOREIGN KEY (client_id) REFERENCES client(id),
        CONSTRAINT invoice_extra_above_nothing CHECK (cents > 0),
        CONSTRAINT invoice_extra_version CHECK (version > 0),
        CONSTRAINT invoice_extra_for CHECK ((client_id IS NULL) <> (job_id IS NULL))
      );
      CREATE INDEX invoice_extra_of_client ON invoice_extra (client_id);
      CREATE INDEX invoice_extra_of_job ON invoice_extra (job_id);
      CREATE INDEX invoice_extra_on_invoice ON invoice_extra (invoice_id);
    `);
    await queryRunner.query(`
      CREATE TABLE client_invoice (
        id uuid NOT NULL,
        number text NOT NULL,
        client_id uuid NOT NULL,
        month text NOT NULL,
        version integer NOT NULL,
        send_wanted_at timestamptz,
        sent_at timestamptz,
        CONSTRAINT client_invoice_pk PRIMARY KEY (id),
        CONSTRAINT client_invoice_number_unique UNIQUE (number),
        CONSTRAINT client_invoice_one_a_month UNIQUE (client_id, month),
        CONSTRAINT client_invoice_client FOREIGN KEY (client_id) REFERENCES client(id),
        CONSTRAINT client_invoice_month CHECK (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
        CONSTRAINT client_invoice_newest CHECK (version > 0)
      );
      CREATE INDEX client_invoice_of_month ON client_invoice (month);
      CREATE INDEX client_invoice_to_send ON client_invoice (send_wanted_at) WHERE send_wanted_at IS NOT NULL
        AND sent_at IS NULL;
    `);
    await queryRunner.query(`
      CREATE TABLE client_invoice_version (
        client_invoice_id uuid NOT NULL,
        version integer NOT NULL,
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
        CONSTRAINT client_invoice_version_of FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id),
        CONSTRAINT client_invoice_version_number CHECK (version > 0),
        CONSTRAINT client_invoice_version_amount CHECK (sub_total_cents > 0 OR sub_total_cents = 0 AND version > 1),
        CONSTRAINT client_invoice_version_adds_up CHECK (gst_cents >= 0
          AND total_cents = (sub_total_cents + gst_cents)),
        CONSTRAINT client_invoice_version_due CHECK (due_on >= issued_on)
      );
      CREATE TRIGGER client_invoice_version_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON client_invoice_version FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_change();
      CREATE FUNCTION refuse_version_of_sent_client_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM client_invoice WHERE id = NEW.client_invoice_id AND sent_at IS NOT NULL)
        THEN RAISE EXCEPTION 'invoice was sent' USING ERRCODE = 'check_violation', CONSTRAINT = 'sent_invoice_is_closed';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER client_invoice_version_of_sent BEFORE INSERT ON client_invoice_version FOR EACH ROW
        EXECUTE FUNCTION refuse_version_of_sent_client_invoice();
    `);
    await queryRunner.query(`
      CREATE TABLE client_invoice_line (
        client_invoice_id uuid NOT NULL,
        version integer NOT NULL,
        position integer NOT NULL,
        job_id uuid,
        extra_id uuid,
        place text NOT NULL,
        address text NOT NULL,
        from_day date NOT NULL,
        to_day date NOT NULL,
        basis text NOT NULL,
        visits integer NOT NULL,
        minutes integer NOT NULL,
        price_cents bigint,
        reason text NOT NULL,
        cents bigint NOT NULL,
        missed integer NOT NULL DEFAULT 0,
        cancelled integer NOT NULL DEFAULT 0,
        credit_cents bigint NOT NULL DEFAULT 0,
        re_cleans integer NOT NULL DEFAULT 0,
        CONSTRAINT client_invoice_line_pk PRIMARY KEY (client_invoice_id, version, "position"),
        CONSTRAINT client_invoice_line_version FOREIGN KEY (client_invoice_id,
          version) REFERENCES client_invoice_version(client_invoice_id, version),
        CONSTRAINT client_invoice_line_basis CHECK (basis IN ('hour', 'visit', 'month', 'extra'))
      );
      CREATE TRIGGER client_invoice_line_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON client_invoice_line FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_change();
    `);
    await queryRunner.query(`
      CREATE TABLE invoiced_days (
        job_id uuid NOT NULL,
        from_day date NOT NULL,
        to_day date NOT NULL,
        invoice_id uuid,
        client_invoice_id uuid,
        CONSTRAINT invoiced_days_pk PRIMARY KEY (job_id, from_day),
        CONSTRAINT invoiced_days_once EXCLUDE USING gist (job_id WITH =, daterange(from_day, to_day, '[]') WITH &&),
        CONSTRAINT invoiced_days_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id),
        CONSTRAINT invoiced_days_client_invoice FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id),
        CONSTRAINT invoiced_days_one_invoice CHECK (num_nonnulls(invoice_id, client_invoice_id) = 1)
      );
      CREATE INDEX invoiced_days_of_invoice ON invoiced_days (invoice_id) WHERE invoice_id IS NOT NULL;
      CREATE INDEX invoiced_days_of_client_invoice ON invoiced_days (client_invoice_id) WHERE client_invoice_id IS NOT NULL;
    `);
    await queryRunner.query(`
      CREATE TABLE invoiced_work (
        work_record_id uuid NOT NULL,
        invoice_id uuid,
        client_invoice_id uuid,
        moved_at timestamptz,
        CONSTRAINT invoiced_work_once PRIMARY KEY (work_record_id),
        CONSTRAINT invoiced_work_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id),
        CONSTRAINT invoiced_work_client_invoice FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id),
        CONSTRAINT invoiced_work_one_invoice CHECK (num_nonnulls(invoice_id, client_invoice_id) = 1)
      );
      CREATE INDEX invoiced_work_of_invoice ON invoiced_work (invoice_id) WHERE invoice_id IS NOT NULL;
      CREATE INDEX invoiced_work_of_client_invoice ON invoiced_work (client_invoice_id) WHERE client_invoice_id IS NOT NULL;
      CREATE INDEX invoiced_work_moved ON invoiced_work (client_invoice_id, invoice_id,
        moved_at) WHERE moved_at IS NOT NULL;
    `);
    await queryRunner.query(`
      CREATE TABLE adjustment_note_counter (
        only_row boolean NOT NULL DEFAULT true,
        last_number integer NOT NULL,
        CONSTRAINT adjustment_note_counter_pk PRIMARY KEY (only_row),
        CONSTRAINT adjustment_note_counter_only_row CHECK (only_row)
      );
      INSERT INTO adjustment_note_counter (last_number) VALUES (0);
    `);
    await queryRunner.query(`
      CREATE TABLE adjustment_note (
        id uuid NOT NULL,
        number text NOT NULL,
        client_invoice_id uuid,
        undoes_id uuid,
        issued_at timestamptz NOT NULL,
        issued_on date NOT NULL,
        issued_by uuid NOT NULL,
        reason text NOT NULL,
        known_on date NOT NULL,
        to_name text NOT NULL,
        to_trading_name text NOT NULL,
        to_abn text NOT NULL,
        to_address text NOT NULL,
        sub_total_cents bigint NOT NULL,
        gst_cents bigint NOT NULL,
        total_cents bigint NOT NULL,
        gst_rate integer NOT NULL,
        supplier jsonb NOT NULL,
        send_wanted_at timestamptz,
        sent_at timestamptz,
        invoice_id uuid,
        idempotency_key uuid,
        claims jsonb,
        CONSTRAINT adjustment_note_pk PRIMARY KEY (id),
        CONSTRAINT adjustment_note_number_unique UNIQUE (number),
        CONSTRAINT adjustment_note_undone_once UNIQUE (undoes_id),
        CONSTRAINT adjustment_note_once UNIQUE (idempotency_key),
        CONSTRAINT adjustment_note_client_invoice FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id),
        CONSTRAINT adjustment_note_undoes FOREIGN KEY (undoes_id) REFERENCES adjustment_note(id),
        CONSTRAINT adjustment_note_job_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id),
        CONSTRAINT adjustment_note_reason CHECK (reason <> ''),
        CONSTRAINT adjustment_note_amount CHECK (sub_total_cents <> 0),
        CONSTRAINT adjustment_note_adds_up CHECK (total_cents = (sub_total_cents + gst_cents)),
        CONSTRAINT adjustment_note_one_invoice CHECK (num_nonnulls(invoice_id, client_invoice_id) = 1)
      );
      CREATE INDEX adjustment_note_of_invoice ON adjustment_note (client_invoice_id);
      CREATE INDEX adjustment_note_to_send ON adjustment_note (send_wanted_at) WHERE send_wanted_at IS NOT NULL
        AND sent_at IS NULL;
      CREATE INDEX adjustment_note_of_job_invoice ON adjustment_note (invoice_id) WHERE invoice_id IS NOT NULL;
      CREATE TRIGGER adjustment_note_append_only BEFORE DELETE OR UPDATE OF id, number, client_invoice_id, undoes_id, issued_at, issued_on, issued_by, reason, known_on, to_name, to_trading_name, to_abn, to_address, sub_total_cents, gst_cents, total_cents, gst_rate, supplier OR TRUNCATE ON adjustment_note FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER adjustment_note_keeps_job_invoice BEFORE UPDATE OF invoice_id ON adjustment_note FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER adjustment_note_keeps_claims BEFORE UPDATE OF idempotency_key, claims ON adjustment_note FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_change();
    `);
    await queryRunner.query(`
      CREATE TABLE adjustment_note_line (
        note_id uuid NOT NULL,
        position integer NOT NULL,
        job_id uuid,
        extra_id uuid,
        description text NOT NULL,
        cents bigint NOT NULL,
        CONSTRAINT adjustment_note_line_pk PRIMARY KEY (note_id, "position"),
        CONSTRAINT adjustment_note_line_note FOREIGN KEY (note_id) REFERENCES adjustment_note(id),
        CONSTRAINT adjustment_note_line_description CHECK (description <> ''),
        CONSTRAINT adjustment_note_line_amount CHECK (cents <> 0)
      );
      CREATE TRIGGER adjustment_note_line_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON adjustment_note_line FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_change();
    `);
    await queryRunner.query(`
      CREATE TABLE open_work (
        person_id uuid NOT NULL,
        job_id uuid NOT NULL,
        business_date date NOT NULL,
        CONSTRAINT open_work_pk PRIMARY KEY (person_id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE bank_statement (
        id uuid NOT NULL,
        file_name text NOT NULL,
        format text NOT NULL,
        lines integer NOT NULL,
        added integer NOT NULL,
        imported_by text NOT NULL,
        imported_at timestamptz NOT NULL DEFAULT now(),
        sha256 text NOT NULL DEFAULT '',
        account text NOT NULL DEFAULT '',
        CONSTRAINT bank_statement_pk PRIMARY KEY (id),
        CONSTRAINT bank_statement_format CHECK (format IN ('ofx', 'csv'))
      );
    `);
    await queryRunner.query(`
      CREATE TABLE bank_line (
        id uuid NOT NULL,
        statement_id uuid NOT NULL,
        account text NOT NULL,
        line_key text NOT NULL,
        day date NOT NULL,
        cents bigint NOT NULL,
        payer text NOT NULL,
        reference text NOT NULL,
        ignored_at timestamptz,
        ignored_by text NOT NULL DEFAULT '',
        CONSTRAINT bank_line_pk PRIMARY KEY (id),
        CONSTRAINT bank_line_once UNIQUE (account, line_key),
        CONSTRAINT bank_line_statement FOREIGN KEY (statement_id) REFERENCES bank_statement(id),
        CONSTRAINT bank_line_came_in CHECK (cents > 0)
      );
      CREATE INDEX bank_line_of_statement ON bank_line (statement_id);
      CREATE INDEX bank_line_by_day ON bank_line (day, id);
    `);
    await queryRunner.query(`
      CREATE TABLE statement_columns (
        headings text NOT NULL,
        columns jsonb NOT NULL,
        CONSTRAINT statement_columns_pk PRIMARY KEY (headings)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE known_payer (
        payer text NOT NULL,
        client_id uuid NOT NULL,
        CONSTRAINT known_payer_pk PRIMARY KEY (payer),
        CONSTRAINT known_payer_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE
      );
      CREATE INDEX known_payer_of_client ON known_payer (client_id);
    `);
    await queryRunner.query(`
      CREATE TABLE client_payment (
        id uuid NOT NULL,
        client_id uuid NOT NULL,
        day date NOT NULL,
        cents bigint NOT NULL,
        payer text NOT NULL,
        reference text NOT NULL,
        bank_line_id uuid,
        booked_by text NOT NULL,
        booked_at timestamptz NOT NULL DEFAULT now(),
        undone_by text NOT NULL DEFAULT '',
        undone_at timestamptz,
        CONSTRAINT client_payment_pk PRIMARY KEY (id),
        CONSTRAINT client_payment_client FOREIGN KEY (client_id) REFERENCES client(id),
        CONSTRAINT client_payment_line FOREIGN KEY (bank_line_id) REFERENCES bank_line(id),
        CONSTRAINT client_payment_amount CHECK (cents > 0)
      );
      CREATE UNIQUE INDEX bank_line_booked_once ON client_payment (bank_line_id) WHERE undone_at IS NULL;
      CREATE INDEX client_payment_of_client ON client_payment (client_id, day);
      CREATE TRIGGER client_payment_append_only BEFORE DELETE OR UPDATE OF id, client_id, day, cents, payer, reference, bank_line_id, booked_by, booked_at OR TRUNCATE ON client_payment FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_change();
    `);
    await queryRunner.query(`
      CREATE TABLE payment_part (
        id uuid NOT NULL,
        payment_id uuid NOT NULL,
        invoice_id uuid,
        client_invoice_id uuid,
        cents bigint NOT NULL,
        idempotency_key uuid,
        used_at timestamptz DEFAULT now(),
        CONSTRAINT payment_part_pk PRIMARY KEY (id),
        CONSTRAINT payment_part_payment FOREIGN KEY (payment_id) REFERENCES client_payment(id),
        CONSTRAINT payment_part_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id),
        CONSTRAINT payment_part_client_invoice FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id),
        CONSTRAINT payment_part_amount CHECK (cents > 0),
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
      CREATE TRIGGER payment_part_within_payment AFTER INSERT ON payment_part FOR EACH ROW
        EXECUTE FUNCTION refuse_parts_above_payment();
      CREATE TRIGGER payment_part_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON payment_part FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_change();
    `);
    await queryRunner.query(`
      CREATE TABLE write_off (
        id uuid NOT NULL,
        invoice_id uuid,
        client_invoice_id uuid,
        cents bigint NOT NULL,
        reason text NOT NULL,
        written_by text NOT NULL,
        written_at timestamptz NOT NULL DEFAULT now(),
        undone_by text NOT NULL DEFAULT '',
        undone_at timestamptz,
        CONSTRAINT write_off_pk PRIMARY KEY (id),
        CONSTRAINT write_off_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id),
        CONSTRAINT write_off_client_invoice FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id),
        CONSTRAINT write_off_amount CHECK (cents > 0),
        CONSTRAINT write_off_reason CHECK (reason <> ''),
        CONSTRAINT write_off_one_invoice CHECK (num_nonnulls(invoice_id, client_invoice_id) = 1)
      );
      CREATE INDEX write_off_of_invoice ON write_off (invoice_id) WHERE invoice_id IS NOT NULL;
      CREATE INDEX write_off_of_client_invoice ON write_off (client_invoice_id) WHERE client_invoice_id IS NOT NULL;
      CREATE TRIGGER write_off_append_only BEFORE DELETE OR UPDATE OF id, invoice_id, client_invoice_id, cents, reason, written_by, written_at OR TRUNCATE ON write_off FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_change();
    `);
    await queryRunner.query(`
      CREATE TABLE planned_visit (
        job_id uuid NOT NULL,
        day date NOT NULL,
        cancelled boolean NOT NULL,
        CONSTRAINT planned_visit_pk PRIMARY KEY (job_id, day)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE planned_visits_until (
        job_id uuid NOT NULL,
        until date NOT NULL,
        CONSTRAINT planned_visits_until_pk PRIMARY KEY (job_id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE quote (
        id uuid NOT NULL,
        root_id uuid NOT NULL,
        number integer NOT NULL,
        version integer NOT NULL,
        state text NOT NULL,
        edit integer NOT NULL,
        enquiry_id uuid,
        client_id uuid,
        company text NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        telephone text NOT NULL,
        address text NOT NULL,
        valid_until date NOT NULL,
        lines jsonb NOT NULL,
        texts jsonb NOT NULL,
        monthly_cents bigint NOT NULL,
        supplier jsonb,
        gst_rate integer,
        created_by text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        changed_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz,
        seen_at timestamptz,
        declined_at timestamptz,
        decline_reason text NOT NULL DEFAULT '',
        made_at timestamptz,
        CONSTRAINT quote_pk PRIMARY KEY (id),
        CONSTRAINT quote_versions UNIQUE (root_id, version),
        CONSTRAINT quote_root FOREIGN KEY (root_id) REFERENCES quote(id),
        CONSTRAINT quote_enquiry FOREIGN KEY (enquiry_id) REFERENCES enquiry(id) ON DELETE SET NULL,
        CONSTRAINT quote_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE SET NULL,
        CONSTRAINT quote_version CHECK (version > 0),
        CONSTRAINT quote_state CHECK (state IN ('draft', 'sent', 'accepted', 'declined', 'replaced')),
        CONSTRAINT quote_edit CHECK (edit > 0),
        CONSTRAINT quote_monthly CHECK (monthly_cents >= 0),
        CONSTRAINT quote_sent CHECK ((state = 'draft') = (sent_at IS NULL)),
        CONSTRAINT quote_as_sent CHECK (state = 'draft' OR supplier IS NOT NULL AND gst_rate IS NOT NULL),
        CONSTRAINT quote_made CHECK (made_at IS NULL OR state = 'accepted')
      );
      CREATE UNIQUE INDEX quote_one_accepted ON quote (root_id) WHERE state = 'accepted';
      CREATE UNIQUE INDEX quote_one_draft ON quote (root_id) WHERE state = 'draft';
      CREATE UNIQUE INDEX quote_one_sent ON quote (root_id) WHERE state = 'sent';
      CREATE INDEX quote_changed ON quote (changed_at);
      CREATE INDEX quote_of_enquiry ON quote (enquiry_id);
      CREATE INDEX quote_of_client ON quote (client_id);
      CREATE TRIGGER quote_kept_as_sent BEFORE UPDATE ON quote FOR EACH ROW
        WHEN (old.state <> 'draft' AND (new.state = 'draft' OR old.state = 'accepted' AND new.state <> 'accepted' OR old.id IS DISTINCT FROM new.id OR old.root_id IS DISTINCT FROM new.root_id OR old.number IS DISTINCT FROM new.number OR old.version IS DISTINCT FROM new.version OR old.edit IS DISTINCT FROM new.edit OR old.company IS DISTINCT FROM new.company OR old.name IS DISTINCT FROM new.name OR old.email IS DISTINCT FROM new.email OR old.telephone IS DISTINCT FROM new.telephone OR old.address IS DISTINCT FROM new.address OR old.valid_until IS DISTINCT FROM new.valid_until OR old.lines IS DISTINCT FROM new.lines OR old.texts IS DISTINCT FROM new.texts OR old.monthly_cents IS DISTINCT FROM new.monthly_cents OR old.supplier IS DISTINCT FROM new.supplier OR old.gst_rate IS DISTINCT FROM new.gst_rate OR old.created_by IS DISTINCT FROM new.created_by OR old.created_at IS DISTINCT FROM new.created_at))
        EXECUTE FUNCTION refuse_change();
    `);
    await queryRunner.query(`
      CREATE TABLE quote_pdf (
        quote_id uuid NOT NULL,
        content bytea NOT NULL,
        sha256 text NOT NULL,
        CONSTRAINT quote_pdf_pk PRIMARY KEY (quote_id),
        CONSTRAINT quote_pdf_quote FOREIGN KEY (quote_id) REFERENCES quote(id) ON DELETE CASCADE,
        CONSTRAINT quote_pdf_sha256 CHECK (sha256 ~ '^[0-9a-f]{64}$')
      );
      CREATE TRIGGER quote_pdf_append_only BEFORE UPDATE OR TRUNCATE ON quote_pdf FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_change();
      CREATE FUNCTION refuse_removal_from_quote() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM quote WHERE id = OLD.quote_id) THEN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END IF;
        RETURN OLD;
      END $$;
      CREATE TRIGGER quote_pdf_kept BEFORE DELETE ON quote_pdf FOR EACH ROW
        EXECUTE FUNCTION refuse_removal_from_quote();
    `);
    await queryRunner.query(`
      CREATE TABLE quote_link (
        id uuid NOT NULL,
        quote_id uuid NOT NULL,
        token_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz,
        CONSTRAINT quote_link_pk PRIMARY KEY (id),
        CONSTRAINT quote_link_token UNIQUE (token_hash),
        CONSTRAINT quote_link_quote FOREIGN KEY (quote_id) REFERENCES quote(id) ON DELETE CASCADE
      );
      CREATE INDEX quote_link_of_quote ON quote_link (quote_id);
    `);
    await queryRunner.query(`
      CREATE TABLE quote_mail (
        id uuid NOT NULL,
        quote_id uuid NOT NULL,
        link_id uuid NOT NULL,
        kind text NOT NULL,
        to_name text NOT NULL,
        to_address text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT quote_mail_pk PRIMARY KEY (id),
        CONSTRAINT quote_mail_quote FOREIGN KEY (quote_id) REFERENCES quote(id) ON DELETE CASCADE,
        CONSTRAINT quote_mail_link FOREIGN KEY (link_id) REFERENCES quote_link(id) ON DELETE CASCADE,
        CONSTRAINT quote_mail_kind CHECK (kind IN ('sent', 'accepted'))
      );
      CREATE INDEX quote_mail_of_quote ON quote_mail (quote_id);
    `);
    await queryRunner.query(`
      CREATE TABLE quote_acceptance (
        quote_id uuid NOT NULL,
        name text NOT NULL,
        role text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        address text NOT NULL,
        pdf_sha256 text NOT NULL,
        entered_by text NOT NULL,
        said_on date,
        note text NOT NULL,
        CONSTRAINT quote_acceptance_pk PRIMARY KEY (quote_id),
        CONSTRAINT quote_acceptance_quote FOREIGN KEY (quote_id) REFERENCES quote(id),
        CONSTRAINT quote_acceptance_name CHECK (name <> ''),
        CONSTRAINT quote_acceptance_sha256 CHECK (pdf_sha256 ~ '^[0-9a-f]{64}$')
      );
      CREATE TRIGGER quote_acceptance_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON quote_acceptance FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_change();
    `);
    await queryRunner.query(`
      CREATE TABLE quote_follow_up (
        quote_id uuid NOT NULL,
        days integer NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT quote_follow_up_pk PRIMARY KEY (quote_id, days),
        CONSTRAINT quote_follow_up_quote FOREIGN KEY (quote_id) REFERENCES quote(id) ON DELETE CASCADE
      );
    `);
    await queryRunner.query(`
      CREATE TABLE quote_job (
        job_id uuid NOT NULL,
        quote_id uuid NOT NULL,
        position integer NOT NULL,
        client_id uuid,
        job jsonb NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT quote_job_pk PRIMARY KEY (job_id),
        CONSTRAINT quote_job_once UNIQUE (quote_id, "position"),
        CONSTRAINT quote_job_quote FOREIGN KEY (quote_id) REFERENCES quote(id),
        CONSTRAINT quote_job_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE SET NULL
      );
      CREATE INDEX quote_job_of_client ON quote_job (client_id);
    `);
    await queryRunner.query(`
      CREATE TABLE quote_text (
        id uuid NOT NULL,
        title text NOT NULL,
        text text NOT NULL,
        edit integer NOT NULL,
        CONSTRAINT quote_text_pk PRIMARY KEY (id),
        CONSTRAINT quote_text_title CHECK (title <> ''),
        CONSTRAINT quote_text_edit CHECK (edit > 0)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE quote_limit (
        address text NOT NULL,
        booked_until timestamptz NOT NULL,
        CONSTRAINT quote_limit_pk PRIMARY KEY (address)
      );
      CREATE INDEX quote_limit_over ON quote_limit (booked_until);
    `);
    await queryRunner.query(`
      CREATE TABLE reminder (
        id uuid NOT NULL,
        client_id uuid NOT NULL,
        day date NOT NULL,
        step integer NOT NULL,
        to_address text NOT NULL,
        subject text NOT NULL,
        lines jsonb NOT NULL,
        state text NOT NULL DEFAULT 'waiting',
        code text NOT NULL DEFAULT '',
        created_at timestamptz NOT NULL DEFAULT now(),
        credit_cents bigint NOT NULL DEFAULT 0,
        CONSTRAINT reminder_pk PRIMARY KEY (id),
        CONSTRAINT reminder_client FOREIGN KEY (client_id) REFERENCES client(id),
        CONSTRAINT reminder_step CHECK (step BETWEEN 1 AND 3),
        CONSTRAINT reminder_state CHECK (state IN ('waiting', 'sent', 'refused', 'given-up', 'unsure', 'withdrawn')),
        CONSTRAINT reminder_credit CHECK (credit_cents >= 0)
      );
      CREATE UNIQUE INDEX reminder_once_a_day ON reminder (client_id, day) WHERE state IN ('waiting', 'sent',
        'unsure');
      CREATE INDEX reminder_by_time ON reminder (created_at);
    `);
    await queryRunner.query(`
      CREATE TABLE document_link (
        id uuid NOT NULL,
        kind text NOT NULL,
        document_id uuid NOT NULL,
        version integer NOT NULL,
        client_id uuid,
        token_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz,
        opened_at timestamptz,
        CONSTRAINT document_link_pk PRIMARY KEY (id),
        CONSTRAINT document_link_token UNIQUE (token_hash),
        CONSTRAINT document_link_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE SET NULL,
        CONSTRAINT document_link_kind CHECK (kind IN ('job-invoice', 'client-invoice', 'adjustment-note'))
      );
      CREATE INDEX document_link_of_client ON document_link (client_id, created_at);
    `);
    await queryRunner.query(`
      CREATE TABLE document_mail (
        id uuid NOT NULL,
        invoice_id uuid,
        client_invoice_id uuid,
        note_id uuid,
        version integer NOT NULL,
        to_name text NOT NULL,
        to_address text NOT NULL,
        copied boolean NOT NULL,
        state text NOT NULL,
        code text NOT NULL,
        asked_by text NOT NULL,
        asked_at timestamptz NOT NULL,
        finished_at timestamptz,
        reminder_id uuid,
        link_id uuid,
        CONSTRAINT document_mail_pk PRIMARY KEY (id),
        CONSTRAINT document_mail_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id),
        CONSTRAINT document_mail_client_invoice FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id),
        CONSTRAINT document_mail_note FOREIGN KEY (note_id) REFERENCES adjustment_note(id),
        CONSTRAINT document_mail_reminder FOREIGN KEY (reminder_id) REFERENCES reminder(id),
        CONSTRAINT document_mail_link FOREIGN KEY (link_id) REFERENCES document_link(id),
        CONSTRAINT document_mail_address CHECK (to_address <> ''),
        CONSTRAINT document_mail_state CHECK (state IN ('waiting', 'sent', 'refused', 'given-up', 'unsure')),
        CONSTRAINT document_mail_finished CHECK ((state = 'waiting') = (finished_at IS NULL)),
        CONSTRAINT document_mail_of_one CHECK (num_nonnulls(invoice_id, client_invoice_id, note_id, reminder_id) = 1)
      );
      CREATE INDEX document_mail_of_invoice ON document_mail (invoice_id) WHERE invoice_id IS NOT NULL;
      CREATE INDEX document_mail_of_client_invoice ON document_mail (client_invoice_id) WHERE client_invoice_id IS NOT NULL;
      CREATE INDEX document_mail_of_note ON document_mail (note_id) WHERE note_id IS NOT NULL;
      CREATE UNIQUE INDEX document_mail_waiting ON document_mail (COALESCE(invoice_id, client_invoice_id,
        note_id)) WHERE state = 'waiting';
      CREATE UNIQUE INDEX document_mail_of_reminder ON document_mail (reminder_id) WHERE reminder_id IS NOT NULL;
    `);
    await queryRunner.query(`
      CREATE TABLE job_import (
        id uuid NOT NULL,
        file_name text NOT NULL,
        jobs integer NOT NULL,
        imported_by text NOT NULL,
        imported_at timestamptz NOT NULL DEFAULT now(),
        undone_at timestamptz,
        CONSTRAINT job_import_pk PRIMARY KEY (id),
        CONSTRAINT job_import_jobs CHECK (jobs > 0)
      );
      CREATE INDEX job_import_newest ON job_import (imported_at);
    `);
    await queryRunner.query(`
      CREATE TABLE imported_job (
        job_id uuid NOT NULL,
        import_id uuid NOT NULL,
        job jsonb NOT NULL,
        CONSTRAINT imported_job_pk PRIMARY KEY (job_id),
        CONSTRAINT imported_job_import FOREIGN KEY (import_id) REFERENCES job_import(id)
      );
      CREATE INDEX imported_job_of_import ON imported_job (import_id);
    `);
    await queryRunner.query(`
      CREATE TABLE accounting_settings (
        only_row boolean NOT NULL DEFAULT true,
        codes jsonb NOT NULL,
        gst_basis text NOT NULL,
        version integer NOT NULL,
        CONSTRAINT accounting_settings_pk PRIMARY KEY (only_row),
        CONSTRAINT accounting_settings_one_row CHECK (only_row),
        CONSTRAINT accounting_settings_basis CHECK (gst_basis IN ('accrual', 'cash'))
      );
    `);
    await queryRunner.query(`
      CREATE TABLE client_code (
        email text NOT NULL,
        id uuid NOT NULL,
        code_hash text NOT NULL,
        tries integer NOT NULL,
        expires_at timestamptz NOT NULL,
        looked_at timestamptz,
        used_at timestamptz,
        CONSTRAINT client_code_pk PRIMARY KEY (email),
        CONSTRAINT client_code_id UNIQUE (id),
        CONSTRAINT client_code_tries CHECK (tries BETWEEN 0 AND 5)
      );
      CREATE INDEX client_code_asked ON client_code (expires_at) WHERE looked_at IS NULL;
    `);
    await queryRunner.query(`
      CREATE TABLE client_session (
        id uuid NOT NULL,
        token_hash text NOT NULL,
        client_id uuid NOT NULL,
        email text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        ends_at timestamptz NOT NULL,
        ended_at timestamptz,
        CONSTRAINT client_session_pk PRIMARY KEY (id),
        CONSTRAINT client_session_token UNIQUE (token_hash),
        CONSTRAINT client_session_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE
      );
      CREATE INDEX client_session_of_client ON client_session (client_id, created_at);
    `);
    await queryRunner.query(`
      CREATE TABLE client_page_limit (
        address text NOT NULL,
        booked_until timestamptz NOT NULL,
        CONSTRAINT client_page_limit_pk PRIMARY KEY (address)
      );
      CREATE INDEX client_page_limit_over ON client_page_limit (booked_until);
    `);
    await queryRunner.query(`
      CREATE TABLE company_facts (
        only_row boolean NOT NULL,
        facts jsonb NOT NULL,
        CONSTRAINT company_facts_pk PRIMARY KEY (only_row),
        CONSTRAINT company_facts_once CHECK (only_row)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE company_version (
        version integer NOT NULL,
        details jsonb NOT NULL,
        saved_by text NOT NULL,
        saved_at timestamptz NOT NULL,
        CONSTRAINT company_version_pk PRIMARY KEY (version)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE reminder_settings (
        only_row boolean NOT NULL DEFAULT true,
        enabled boolean NOT NULL,
        steps jsonb NOT NULL,
        version integer NOT NULL,
        CONSTRAINT reminder_settings_pk PRIMARY KEY (only_row),
        CONSTRAINT reminder_settings_only_row CHECK (only_row)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE reminder_invoice (
        reminder_id uuid NOT NULL,
        position integer NOT NULL,
        invoice_id uuid,
        client_invoice_id uuid,
        step integer NOT NULL,
        open_cents bigint NOT NULL,
        released boolean NOT NULL DEFAULT false,
        CONSTRAINT reminder_invoice_pk PRIMARY KEY (reminder_id, "position"),
        CONSTRAINT reminder_invoice_reminder FOREIGN KEY (reminder_id) REFERENCES reminder(id),
        CONSTRAINT reminder_invoice_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id),
        CONSTRAINT reminder_invoice_client_invoice FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id),
        CONSTRAINT reminder_invoice_step CHECK (step BETWEEN 0 AND 3),
        CONSTRAINT reminder_invoice_of_one CHECK (num_nonnulls(invoice_id, client_invoice_id) = 1)
      );
      CREATE UNIQUE INDEX reminder_claimed_once ON reminder_invoice (COALESCE(invoice_id, client_invoice_id),
        step) WHERE step > 0 AND NOT released;
    `);
    await queryRunner.query(`
      CREATE TABLE reminder_hold (
        id uuid NOT NULL,
        client_id uuid NOT NULL,
        kind text NOT NULL,
        invoice_id uuid,
        client_invoice_id uuid,
        until date,
        reason text NOT NULL,
        noted_by text NOT NULL,
        noted_at timestamptz NOT NULL DEFAULT now(),
        ended_by text NOT NULL DEFAULT '',
        ended_at timestamptz,
        named_in uuid,
        CONSTRAINT reminder_hold_pk PRIMARY KEY (id),
        CONSTRAINT reminder_hold_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE,
        CONSTRAINT reminder_hold_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id),
        CONSTRAINT reminder_hold_client_invoice FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id),
        CONSTRAINT reminder_hold_named_in FOREIGN KEY (named_in) REFERENCES reminder(id),
        CONSTRAINT reminder_hold_kind CHECK (kind IN ('pause', 'dispute', 'promise')),
        CONSTRAINT reminder_hold_reason CHECK (reason <> ''),
        CONSTRAINT reminder_hold_one_invoice CHECK (num_nonnulls(invoice_id, client_invoice_id) <= 1),
        CONSTRAINT reminder_hold_of_invoice CHECK (kind <> 'dispute' OR num_nonnulls(invoice_id,
          client_invoice_id) = 1),
        CONSTRAINT reminder_hold_until CHECK (kind <> 'promise' OR until IS NOT NULL)
      );
      CREATE UNIQUE INDEX reminder_hold_in_force ON reminder_hold (client_id, kind, COALESCE(invoice_id,
        client_invoice_id, client_id)) WHERE ended_at IS NULL;
      CREATE INDEX reminder_hold_named ON reminder_hold (named_in) WHERE named_in IS NOT NULL;
    `);
    await queryRunner.query(`
      CREATE TABLE reminder_problem (
        client_id uuid NOT NULL,
        problem text NOT NULL,
        address text NOT NULL,
        told_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT reminder_problem_pk PRIMARY KEY (client_id, problem, address),
        CONSTRAINT reminder_problem_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE
      );
    `);
    await queryRunner.query(`
      CREATE TABLE bank_details_change (
        id uuid NOT NULL,
        account_name text NOT NULL,
        bsb text NOT NULL,
        account_number text NOT NULL,
        state text NOT NULL,
        way text NOT NULL,
        asked_by uuid NOT NULL,
        asked_by_name text NOT NULL,
        asked_at timestamptz NOT NULL DEFAULT now(),
        decided_by uuid,
        decided_by_name text NOT NULL DEFAULT '',
        decided_at timestamptz,
        CONSTRAINT bank_details_change_pk PRIMARY KEY (id),
        CONSTRAINT bank_details_change_state CHECK (state IN ('proposed', 'in-force', 'rejected', 'withdrawn',
          'replaced')),
        CONSTRAINT bank_details_change_way CHECK (way IN ('factor', 'second-admin')),
        CONSTRAINT bank_details_change_decided CHECK ((state = 'proposed') = (decided_at IS NULL)),
        CONSTRAINT bank_details_change_two_admins CHECK (way <> 'second-admin' OR state <> 'in-force'
          OR decided_by <> asked_by)
      );
      CREATE UNIQUE INDEX bank_details_proposed_once ON bank_details_change (state) WHERE state = 'proposed';
      CREATE INDEX bank_details_change_by_time ON bank_details_change (asked_at);
    `);
    await queryRunner.query(`
      CREATE TABLE site_proof (
        only_row boolean NOT NULL,
        proof jsonb NOT NULL,
        version integer NOT NULL,
        CONSTRAINT site_proof_pkey PRIMARY KEY (only_row),
        CONSTRAINT site_proof_only_row_check CHECK (only_row)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE site_proof_version (
        version integer NOT NULL,
        proof jsonb NOT NULL,
        saved_by text NOT NULL,
        saved_at timestamptz NOT NULL,
        CONSTRAINT site_proof_version_pk PRIMARY KEY (version)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE company_logo (
        sha256 text NOT NULL,
        png bytea NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        is_current boolean NOT NULL,
        CONSTRAINT company_logo_pk PRIMARY KEY (sha256)
      );
      CREATE UNIQUE INDEX company_logo_current ON company_logo (is_current) WHERE is_current;
    `);
    await queryRunner.query(`
      INSERT INTO change (entity, entity_id) VALUES ('site', '0190c0de-0000-7000-8000-000000000002');
    `);
  }

  async down(): Promise<void> {
    throw new Error('The first migration of a database is not undone: drop the database.');
  }
}
