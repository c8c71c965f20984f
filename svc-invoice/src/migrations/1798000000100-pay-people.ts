import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people earn, and the runs that pay it. Sums of lines are kept by triggers, so that no code can get them wrong. */
export class PayPeople1798000000100 implements MigrationInterface {
  name = 'PayPeople1798000000100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await this.items(queryRunner);
    await this.runs(queryRunner);
    await this.lines(queryRunner);
    await this.sums(queryRunner);
    // Work that is known already is read again, with what it earns the person.
    await queryRunner.query(`UPDATE change_cursor SET last_seq = 0 WHERE source = 'jobs'`);
  }

  private async items(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE pay_item (
        id uuid NOT NULL CONSTRAINT pay_item_pk PRIMARY KEY,
        kind text NOT NULL CONSTRAINT pay_item_kind CHECK (kind IN ('work', 'reimbursement', 'bonus', 'deduction', 'settlement')),
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
        -- Sums of its lines, kept by pay_line_sums.
        in_run_cents bigint NOT NULL DEFAULT 0,
        paid_cents bigint NOT NULL DEFAULT 0,
        documented_cents bigint NOT NULL DEFAULT 0,
        documented_minutes integer NOT NULL DEFAULT 0,
        -- The number of the document that it stands on, and of its recipient created tax invoice.
        document text,
        rcti text,
        CONSTRAINT pay_item_amount CHECK (CASE kind
          WHEN 'work' THEN 0 <= approved_cents AND approved_cents <= earned_cents
          WHEN 'deduction' THEN earned_cents < 0 AND approved_cents = earned_cents
          WHEN 'settlement' THEN earned_cents < 0 AND approved_cents = earned_cents
          ELSE earned_cents > 0 AND approved_cents = earned_cents END)
      );
      CREATE INDEX pay_item_due ON pay_item (person_id, day)
        WHERE approved_cents <> in_run_cents + paid_cents OR approved_cents <> documented_cents;
      CREATE INDEX pay_item_of_person ON pay_item (person_id, day);
      CREATE INDEX pay_item_by_day ON pay_item (day) WHERE kind = 'work';
      CREATE INDEX pay_item_adjustments ON pay_item (added_at) WHERE kind IN ('reimbursement', 'bonus', 'deduction')`);
  }

  private async runs(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE pay_run (
        id uuid NOT NULL CONSTRAINT pay_run_pk PRIMARY KEY,
        number integer NOT NULL CONSTRAINT pay_run_number UNIQUE,
        through_day date NOT NULL,
        pay_day date NOT NULL,
        state text NOT NULL CONSTRAINT pay_run_state CHECK (state IN ('draft', 'approved', 'paid', 'cancelled')),
        leave_out uuid[] NOT NULL DEFAULT '{}',
        version integer NOT NULL DEFAULT 1,
        created_by uuid NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        -- Who changed the draft last, or took an approval back.
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
      CREATE TRIGGER pay_run_ended BEFORE UPDATE OR DELETE ON pay_run FOR EACH ROW EXECUTE FUNCTION keep_ended_runs();

      CREATE TABLE pay_row (
        run_id uuid NOT NULL CONSTRAINT pay_row_run REFERENCES pay_run (id),
        person_id uuid NOT NULL,
        name text NOT NULL,
        state text NOT NULL DEFAULT 'approved' CONSTRAINT pay_row_state CHECK (state IN ('approved', 'paid', 'returned')),
        minutes integer NOT NULL,
        work_cents bigint NOT NULL,
        correction_cents bigint NOT NULL,
        adjustment_cents bigint NOT NULL,
        sub_total_cents bigint NOT NULL CONSTRAINT pay_row_never_negative CHECK (sub_total_cents >= 0),
        gst_cents bigint NOT NULL,
        withheld_cents bigint NOT NULL CONSTRAINT pay_row_withheld CHECK (withheld_cents >= 0),
        paid_cents bigint NOT NULL CONSTRAINT pay_row_pays CHECK (paid_cents >= 0),
        as_rcti boolean NOT NULL,
        gst_registered boolean NOT NULL,
        super_answer text NOT NULL,
        super_base_cents bigint NOT NULL,
        super_rate integer NOT NULL,
        super_cents bigint NOT NULL,
        -- Who the person was at the approval: the contract's payeeDetails with ABN, address and postcode.
        facts jsonb NOT NULL,
        -- What the payee's bank shows; different for each payment.
        reference text NOT NULL CONSTRAINT pay_row_reference UNIQUE,
        bank_ending text,
        bank_fingerprint text,
        returned_on date,
        return_reason text,
        CONSTRAINT pay_row_pk PRIMARY KEY (run_id, person_id),
        CONSTRAINT pay_row_sums CHECK (sub_total_cents = work_cents + correction_cents + adjustment_cents
          AND paid_cents = sub_total_cents + gst_cents - withheld_cents),
        CONSTRAINT pay_row_returned CHECK ((state = 'returned') = (returned_on IS NOT NULL))
      );
      CREATE INDEX pay_row_of_person ON pay_row (person_id, run_id);
      CREATE FUNCTION keep_paid_rows() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF OLD.state = 'approved' THEN RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END; END IF;
          IF TG_OP = 'UPDATE' AND OLD.state = 'paid' AND NEW.state = 'returned'
            AND to_jsonb(NEW) - '{state,returned_on,return_reason}'::text[] = to_jsonb(OLD) - '{state,returned_on,return_reason}'::text[]
          THEN RETURN NEW; END IF;
          RAISE EXCEPTION 'a payment that was made never changes';
        END $$;
      CREATE TRIGGER pay_row_paid BEFORE UPDATE OR DELETE ON pay_row FOR EACH ROW EXECUTE FUNCTION keep_paid_rows();

      CREATE TABLE pay_bank_file (
        id uuid NOT NULL CONSTRAINT pay_bank_file_pk PRIMARY KEY,
        run_id uuid NOT NULL CONSTRAINT pay_bank_file_run REFERENCES pay_run (id),
        bank_account_id uuid NOT NULL,
        characters text NOT NULL,
        processing_day date NOT NULL,
        payments integer NOT NULL,
        cents bigint NOT NULL,
        sha256 text NOT NULL,
        made_by uuid NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE TRIGGER pay_bank_file_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON pay_bank_file
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  private async lines(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE pay_line (
        run_id uuid NOT NULL,
        person_id uuid NOT NULL,
        item_id uuid NOT NULL CONSTRAINT pay_line_item REFERENCES pay_item (id),
        cents bigint NOT NULL,
        -- What the documents of the run say of it; see RunLine.
        document_cents bigint NOT NULL,
        minutes integer NOT NULL,
        corrects text,
        repeats text,
        is_correction boolean NOT NULL,
        state text NOT NULL DEFAULT 'approved' CONSTRAINT pay_line_state CHECK (state IN ('approved', 'paid', 'returned')),
        CONSTRAINT pay_line_pk PRIMARY KEY (run_id, item_id),
        CONSTRAINT pay_line_row FOREIGN KEY (run_id, person_id) REFERENCES pay_row (run_id, person_id)
      );
      CREATE UNIQUE INDEX pay_line_one_open ON pay_line (item_id) WHERE state = 'approved';
      CREATE INDEX pay_line_of_item ON pay_line (item_id);
      CREATE INDEX pay_line_of_row ON pay_line (run_id, person_id)`);
  }

  private async sums(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
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
      CREATE TRIGGER pay_line_added AFTER INSERT ON pay_line REFERENCING NEW TABLE AS added
        FOR EACH STATEMENT EXECUTE FUNCTION pay_line_added();

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
      CREATE TRIGGER pay_line_deleted AFTER DELETE ON pay_line REFERENCING OLD TABLE AS deleted
        FOR EACH STATEMENT EXECUTE FUNCTION pay_line_deleted();

      -- approved → paid → returned, and nothing else of a line changes.
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
      CREATE TRIGGER pay_line_moved AFTER UPDATE ON pay_line REFERENCING OLD TABLE AS before NEW TABLE AS after
        FOR EACH STATEMENT EXECUTE FUNCTION pay_line_moved();
      CREATE TRIGGER pay_line_kept BEFORE TRUNCATE ON pay_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER pay_row_kept BEFORE TRUNCATE ON pay_row FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE pay_line, pay_bank_file, pay_row, pay_run, pay_item;
      DROP FUNCTION pay_line_added, pay_line_deleted, pay_line_moved, keep_paid_rows, keep_ended_runs`);
  }
}
