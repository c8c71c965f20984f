-- The database of svc-invoice as release 1.9.0 made and filled it, with its demo company.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE SEQUENCE migration_id_seq;
CREATE SEQUENCE quote_number;
CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $function$;
CREATE OR REPLACE FUNCTION number_changes(most integer, OUT newest bigint, OUT is_full boolean)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
      DECLARE given integer;
      BEGIN
        SELECT last_seq INTO newest FROM change_counter FOR UPDATE;
        WITH waiting AS (
          SELECT entity, entity_id FROM change WHERE seq IS NULL ORDER BY entity, entity_id LIMIT most FOR UPDATE
        ), numbers AS (
          SELECT entity, entity_id, newest + row_number() OVER () AS number FROM waiting
        ), numbered AS (
          UPDATE change SET seq = number FROM numbers
          WHERE change.entity = numbers.entity AND change.entity_id = numbers.entity_id RETURNING 1
        )
        SELECT count(*) INTO given FROM numbered;
        is_full := given >= most;
        newest := newest + given;
        IF given > 0 THEN UPDATE change_counter SET last_seq = newest; END IF;
      END $function$;
CREATE OR REPLACE FUNCTION keep_ended_runs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          IF TG_OP = 'DELETE' OR OLD.state IN ('paid', 'cancelled') THEN
            RAISE EXCEPTION 'a run that is paid or cancelled never changes';
          END IF;
          RETURN NEW;
        END $function$;
CREATE OR REPLACE FUNCTION keep_paid_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
        END $function$;
CREATE OR REPLACE FUNCTION pay_line_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
        END $function$;
CREATE OR REPLACE FUNCTION pay_line_deleted()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          IF EXISTS (SELECT FROM deleted WHERE state <> 'approved') THEN
            RAISE EXCEPTION 'lines of a run that was paid never change';
          END IF;
          UPDATE pay_item SET in_run_cents = in_run_cents - line.cents,
            documented_cents = documented_cents - line.document_cents,
            documented_minutes = documented_minutes - line.minutes
          FROM deleted AS line WHERE pay_item.id = line.item_id;
          RETURN NULL;
        END $function$;
CREATE OR REPLACE FUNCTION pay_line_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
        END $function$;
CREATE OR REPLACE FUNCTION keep_newest_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          INSERT INTO newest_invoice
            SELECT NEW.invoice_id, number, job_id, month, NEW.version, NEW.issued_on, NEW.to_name, NEW.to_address,
              NEW.sub_total_cents, NEW.gst_cents, NEW.total_cents FROM invoice WHERE id = NEW.invoice_id
          ON CONFLICT (invoice_id) DO UPDATE SET version = excluded.version, issued_on = excluded.issued_on,
            to_name = excluded.to_name, to_address = excluded.to_address, sub_total_cents = excluded.sub_total_cents,
            gst_cents = excluded.gst_cents, total_cents = excluded.total_cents
          WHERE newest_invoice.version < excluded.version;
          RETURN NULL;
        END $function$;
CREATE OR REPLACE FUNCTION refuse_version_of_sent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          IF EXISTS (SELECT FROM invoice WHERE id = NEW.invoice_id AND sent_at IS NOT NULL)
          THEN RAISE EXCEPTION 'invoice was sent' USING ERRCODE = 'check_violation', CONSTRAINT = 'sent_invoice_is_closed';
          END IF;
          RETURN NEW;
        END $function$;
CREATE OR REPLACE FUNCTION refuse_version_of_sent_client_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          IF EXISTS (SELECT FROM client_invoice WHERE id = NEW.client_invoice_id AND sent_at IS NOT NULL)
          THEN RAISE EXCEPTION 'invoice was sent' USING ERRCODE = 'check_violation', CONSTRAINT = 'sent_invoice_is_closed';
          END IF;
          RETURN NEW;
        END $function$;
CREATE OR REPLACE FUNCTION claim_job_month()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
        END $function$;
CREATE OR REPLACE FUNCTION keep_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          NEW.changed_at := CASE WHEN (NEW.job_id, NEW.business_date, NEW.minutes, NEW.company_cents)
            IS DISTINCT FROM (OLD.job_id, OLD.business_date, OLD.minutes, OLD.company_cents) THEN now() ELSE OLD.changed_at END;
          RETURN NEW;
        END $function$;
CREATE OR REPLACE FUNCTION refuse_parts_above_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        DECLARE received bigint;
        BEGIN
          SELECT cents INTO received FROM client_payment WHERE id = NEW.payment_id FOR UPDATE;
          IF (SELECT sum(cents) FROM payment_part WHERE payment_id = NEW.payment_id) > received
          THEN RAISE EXCEPTION 'more is used than was received' USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_part_within_payment';
          END IF;
          RETURN NULL;
        END $function$;
CREATE OR REPLACE FUNCTION refuse_removal_from_quote()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          IF EXISTS (SELECT FROM quote WHERE id = OLD.quote_id) THEN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END IF;
          RETURN OLD;
        END $function$;
CREATE OR REPLACE FUNCTION keep_pay_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          IF to_jsonb(NEW) - 'content' = to_jsonb(OLD) - 'content' AND NEW.content @> '{"payee": {"erased": true}}'
            AND NEW.content #- '{payee}' #- '{payment,account_ending}' = OLD.content #- '{payee}' #- '{payment,account_ending}'
            AND EXISTS (SELECT FROM known_payee WHERE person_id = OLD.person_id AND erased)
          THEN RETURN NEW; END IF;
          RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
        END $function$;
CREATE OR REPLACE FUNCTION keep_moved_work()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          UPDATE invoiced_work SET moved_at = now() WHERE work_record_id = NEW.work_record_id;
          RETURN NULL;
        END $function$;
CREATE TABLE migration (
  "id" integer NOT NULL DEFAULT nextval('migration_id_seq'::regclass),
  "timestamp" bigint NOT NULL,
  "name" character varying NOT NULL);
CREATE TABLE demo_seed (
  "only_row" boolean NOT NULL DEFAULT true,
  "seeded_at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE known_account (
  "id" uuid NOT NULL,
  "name" text NOT NULL,
  "role" text NOT NULL,
  "verified" boolean NOT NULL,
  "removed" boolean NOT NULL,
  "session_version" integer NOT NULL,
  "ended_sessions" uuid[] NOT NULL DEFAULT '{}'::uuid[],
  "second_factor" boolean,
  "places" uuid[]);
CREATE TABLE known_job (
  "id" uuid NOT NULL,
  "kind" text NOT NULL,
  "title" text NOT NULL,
  "address" text NOT NULL,
  "ended_on" date);
CREATE TABLE ledger_entry (
  "work_record_id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  "business_date" date NOT NULL,
  "minutes" integer NOT NULL,
  "company_cents" bigint NOT NULL,
  "held" boolean NOT NULL DEFAULT false,
  "changed_at" timestamp with time zone NOT NULL DEFAULT now(),
  "re_clean" boolean NOT NULL DEFAULT false);
CREATE TABLE invoice_settings (
  "only_row" boolean NOT NULL,
  "supplier" jsonb NOT NULL,
  "gst_rate" integer NOT NULL,
  "number_prefix" text NOT NULL,
  "version" integer NOT NULL DEFAULT 1,
  "copy_to_office" boolean NOT NULL DEFAULT false);
CREATE TABLE invoice_counter (
  "only_row" boolean NOT NULL DEFAULT true,
  "last_number" integer NOT NULL);
CREATE TABLE invoice (
  "id" uuid NOT NULL,
  "number" text NOT NULL,
  "job_id" uuid NOT NULL,
  "month" text NOT NULL,
  "sent_at" timestamp with time zone);
CREATE TABLE invoice_version (
  "invoice_id" uuid NOT NULL,
  "version" integer NOT NULL,
  "issued_at" timestamp with time zone NOT NULL,
  "issued_on" date NOT NULL,
  "issued_by" uuid NOT NULL,
  "to_name" text NOT NULL,
  "to_address" text NOT NULL,
  "sub_total_cents" bigint NOT NULL,
  "gst_cents" bigint NOT NULL,
  "total_cents" bigint NOT NULL,
  "gst_rate" integer NOT NULL,
  "supplier" jsonb NOT NULL,
  "edits" jsonb,
  "buyer_name" text NOT NULL DEFAULT ''::text,
  "buyer_abn" text NOT NULL DEFAULT ''::text);
CREATE TABLE change (
  "entity" text NOT NULL,
  "entity_id" uuid NOT NULL,
  "seq" bigint,
  "request_id" text,
  "changed_at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE change_counter (
  "only_row" boolean NOT NULL DEFAULT true,
  "last_seq" bigint NOT NULL);
CREATE TABLE change_cursor (
  "source" text NOT NULL,
  "last_seq" bigint NOT NULL);
CREATE TABLE set_aside_change (
  "source" text NOT NULL,
  "entity" text NOT NULL,
  "entity_id" uuid NOT NULL,
  "error" text NOT NULL,
  "tries" integer NOT NULL,
  "set_aside_at" timestamp with time zone NOT NULL,
  "next_try_at" timestamp with time zone NOT NULL);
CREATE TABLE audit_entry (
  "id" uuid NOT NULL,
  "entry" jsonb NOT NULL);
CREATE TABLE token_key_set (
  "only_row" boolean NOT NULL DEFAULT true,
  "keys" jsonb NOT NULL,
  "fetched_at" timestamp with time zone NOT NULL);
CREATE TABLE raised_notice (
  "id" uuid NOT NULL,
  "notice" jsonb NOT NULL,
  "raised_at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE known_payee (
  "person_id" uuid NOT NULL,
  "abn" text NOT NULL,
  "address" text NOT NULL,
  "postcode" text NOT NULL,
  "bank_ending" text,
  "bank_fingerprint" text,
  "payments_held_until" timestamp with time zone,
  "name_characters" text NOT NULL DEFAULT ''::text,
  "erased" boolean NOT NULL DEFAULT false);
CREATE TABLE payee (
  "person_id" uuid NOT NULL,
  "details" jsonb NOT NULL,
  "gst_claimed_from" date,
  "hold_reason" text,
  "held_by" uuid,
  "held_at" timestamp with time zone,
  "version" integer NOT NULL);
CREATE TABLE super_decision (
  "person_id" uuid NOT NULL,
  "number" integer NOT NULL,
  "answer" text NOT NULL,
  "reason" text NOT NULL,
  "from_day" date NOT NULL,
  "decided_by" uuid NOT NULL,
  "decided_at" timestamp with time zone NOT NULL);
CREATE TABLE pay_settings (
  "only_row" boolean NOT NULL DEFAULT true,
  "settings" jsonb NOT NULL,
  "version" integer NOT NULL);
CREATE TABLE pay_bank_account (
  "id" uuid NOT NULL,
  "settings" jsonb NOT NULL,
  "version" integer NOT NULL,
  "removed_at" timestamp with time zone);
CREATE TABLE pay_item (
  "id" uuid NOT NULL,
  "kind" text NOT NULL,
  "person_id" uuid NOT NULL,
  "job_id" uuid,
  "day" date NOT NULL,
  "minutes" integer NOT NULL DEFAULT 0,
  "earned_cents" bigint NOT NULL,
  "approved_cents" bigint NOT NULL,
  "taxable" boolean NOT NULL,
  "reason" text NOT NULL DEFAULT ''::text,
  "file_reference" text NOT NULL DEFAULT ''::text,
  "added_by" uuid,
  "added_at" timestamp with time zone NOT NULL DEFAULT now(),
  "in_run_cents" bigint NOT NULL DEFAULT 0,
  "paid_cents" bigint NOT NULL DEFAULT 0,
  "documented_cents" bigint NOT NULL DEFAULT 0,
  "documented_minutes" integer NOT NULL DEFAULT 0,
  "document" text,
  "rcti" text,
  "file_id" uuid);
CREATE TABLE pay_run (
  "id" uuid NOT NULL,
  "number" integer NOT NULL,
  "through_day" date NOT NULL,
  "pay_day" date NOT NULL,
  "state" text NOT NULL,
  "leave_out" uuid[] NOT NULL DEFAULT '{}'::uuid[],
  "version" integer NOT NULL DEFAULT 1,
  "created_by" uuid NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "changed_by" uuid,
  "first_approved_by" uuid,
  "first_approved_at" timestamp with time zone,
  "first_key" text,
  "approved_by" uuid,
  "approved_at" timestamp with time zone,
  "paid_on" date,
  "paid_by" uuid,
  "paid_at" timestamp with time zone,
  "cancelled_by" uuid,
  "cancelled_at" timestamp with time zone,
  "cancel_reason" text);
CREATE TABLE pay_row (
  "run_id" uuid NOT NULL,
  "person_id" uuid NOT NULL,
  "name" text NOT NULL,
  "state" text NOT NULL DEFAULT 'approved'::text,
  "minutes" integer NOT NULL,
  "work_cents" bigint NOT NULL,
  "correction_cents" bigint NOT NULL,
  "adjustment_cents" bigint NOT NULL,
  "sub_total_cents" bigint NOT NULL,
  "gst_cents" bigint NOT NULL,
  "withheld_cents" bigint NOT NULL,
  "paid_cents" bigint NOT NULL,
  "as_rcti" boolean NOT NULL,
  "gst_registered" boolean NOT NULL,
  "super_answer" text NOT NULL,
  "super_base_cents" bigint NOT NULL,
  "super_rate" integer NOT NULL,
  "super_cents" bigint NOT NULL,
  "facts" jsonb NOT NULL,
  "reference" text NOT NULL,
  "bank_ending" text,
  "bank_fingerprint" text,
  "returned_on" date,
  "return_reason" text);
CREATE TABLE pay_bank_file (
  "id" uuid NOT NULL,
  "run_id" uuid NOT NULL,
  "bank_account_id" uuid NOT NULL,
  "characters" text NOT NULL,
  "processing_day" date NOT NULL,
  "payments" integer NOT NULL,
  "cents" bigint NOT NULL,
  "sha256" text NOT NULL,
  "made_by" uuid NOT NULL,
  "made_at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE pay_line (
  "run_id" uuid NOT NULL,
  "person_id" uuid NOT NULL,
  "item_id" uuid NOT NULL,
  "cents" bigint NOT NULL,
  "document_cents" bigint NOT NULL,
  "minutes" integer NOT NULL,
  "corrects" text,
  "repeats" text,
  "is_correction" boolean NOT NULL,
  "state" text NOT NULL DEFAULT 'approved'::text);
CREATE TABLE pay_counter (
  "kind" text NOT NULL,
  "last_number" integer NOT NULL);
CREATE TABLE pay_document (
  "number" text NOT NULL,
  "run_id" uuid NOT NULL,
  "person_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "issued_on" date NOT NULL,
  "corrects" text,
  "repeats" text,
  "sub_total_cents" bigint NOT NULL,
  "gst_cents" bigint NOT NULL,
  "total_cents" bigint NOT NULL,
  "content" jsonb NOT NULL);
CREATE TABLE super_contribution (
  "run_id" uuid NOT NULL,
  "person_id" uuid NOT NULL,
  "base_cents" bigint NOT NULL,
  "rate" integer NOT NULL,
  "super_cents" bigint NOT NULL,
  "due_on" date,
  "received_on" date);
CREATE TABLE tax_report (
  "id" uuid NOT NULL,
  "financial_year" integer NOT NULL,
  "number" integer NOT NULL,
  "run_type" text NOT NULL,
  "amended" boolean NOT NULL,
  "payees" jsonb NOT NULL,
  "files" jsonb NOT NULL,
  "sha256" text NOT NULL,
  "made_by" uuid NOT NULL,
  "made_at" timestamp with time zone NOT NULL DEFAULT now(),
  "lodged_on" date,
  "lodged_by" uuid);
CREATE TABLE enquiry (
  "id" uuid NOT NULL,
  "idempotency_key" uuid NOT NULL,
  "state" text NOT NULL DEFAULT 'new'::text,
  "place" text NOT NULL,
  "size" text NOT NULL,
  "frequency" text NOT NULL,
  "timing" text NOT NULL,
  "suburb" text NOT NULL,
  "text" text NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "telephone" text NOT NULL,
  "sent_at" timestamp with time zone NOT NULL DEFAULT now(),
  "changed_at" timestamp with time zone NOT NULL DEFAULT now(),
  "flood" boolean NOT NULL DEFAULT false,
  "told_at" timestamp with time zone DEFAULT now(),
  "kind" text NOT NULL DEFAULT 'quote'::text,
  "subject" text NOT NULL DEFAULT ''::text,
  "postcode" text NOT NULL DEFAULT ''::text);
CREATE TABLE enquiry_photo (
  "enquiry_id" uuid NOT NULL,
  "photo_id" uuid NOT NULL,
  "position" integer NOT NULL);
CREATE TABLE enquiry_note (
  "id" uuid NOT NULL,
  "enquiry_id" uuid NOT NULL,
  "idempotency_key" uuid,
  "kind" text NOT NULL,
  "text" text NOT NULL DEFAULT ''::text,
  "subject" text NOT NULL DEFAULT ''::text,
  "channel" text NOT NULL DEFAULT ''::text,
  "state" text,
  "by_name" text NOT NULL,
  "at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE enquiry_limit (
  "address" text NOT NULL,
  "booked_until" timestamp with time zone NOT NULL);
CREATE TABLE newest_invoice (
  "invoice_id" uuid NOT NULL,
  "number" text NOT NULL,
  "job_id" uuid NOT NULL,
  "month" text NOT NULL,
  "version" integer NOT NULL,
  "issued_on" date NOT NULL,
  "to_name" text NOT NULL,
  "to_address" text NOT NULL,
  "sub_total_cents" bigint NOT NULL,
  "gst_cents" bigint NOT NULL,
  "total_cents" bigint NOT NULL);
CREATE TABLE enquiry_digest (
  "single" boolean NOT NULL DEFAULT true,
  "told_at" timestamp with time zone NOT NULL);
CREATE TABLE client (
  "id" uuid NOT NULL,
  "legal_name" text NOT NULL,
  "trading_name" text NOT NULL,
  "abn" text NOT NULL,
  "billing_address" text NOT NULL,
  "billing_email" text NOT NULL,
  "order_number" text NOT NULL,
  "terms_days" integer NOT NULL,
  "notes" text NOT NULL,
  "version" integer NOT NULL DEFAULT 1,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "archived_at" timestamp with time zone,
  "shows_names" boolean NOT NULL DEFAULT false);
CREATE TABLE client_contact (
  "client_id" uuid NOT NULL,
  "position" integer NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "telephone" text NOT NULL,
  "roles" text[] NOT NULL,
  "opens_page" boolean);
CREATE TABLE job_client (
  "job_id" uuid NOT NULL,
  "valid_from" date NOT NULL,
  "client_id" uuid,
  "version" integer NOT NULL);
CREATE TABLE client_import (
  "id" uuid NOT NULL,
  "file_name" text NOT NULL,
  "clients" integer NOT NULL,
  "imported_by" text NOT NULL,
  "imported_at" timestamp with time zone NOT NULL DEFAULT now(),
  "undone_at" timestamp with time zone);
CREATE TABLE imported_client (
  "client_id" uuid NOT NULL,
  "import_id" uuid NOT NULL);
CREATE TABLE labour_supply (
  "job_id" uuid NOT NULL,
  "supplied" boolean NOT NULL,
  "set_by" text NOT NULL,
  "set_at" timestamp with time zone NOT NULL);
CREATE TABLE job_price (
  "job_id" uuid NOT NULL,
  "valid_from" date NOT NULL,
  "basis" text NOT NULL,
  "cents" bigint,
  "version" integer NOT NULL);
CREATE TABLE price_settings (
  "only_row" boolean NOT NULL,
  "part_month" text NOT NULL,
  "version" integer NOT NULL,
  "missed_of_visits" text NOT NULL DEFAULT 'credit'::text,
  "missed_of_month" text NOT NULL DEFAULT 'show'::text);
CREATE TABLE gst_confirmation (
  "only_row" boolean NOT NULL,
  "rate" integer NOT NULL,
  "confirmed_by" text NOT NULL,
  "confirmed_at" timestamp with time zone NOT NULL);
CREATE TABLE invoice_extra (
  "id" uuid NOT NULL,
  "client_id" uuid,
  "job_id" uuid,
  "from_job_id" uuid,
  "day" date NOT NULL,
  "text" text NOT NULL,
  "cents" bigint NOT NULL,
  "reason" text NOT NULL,
  "added_by" text NOT NULL,
  "added_at" timestamp with time zone NOT NULL,
  "invoice_id" uuid,
  "version" integer NOT NULL DEFAULT 1);
CREATE TABLE client_invoice (
  "id" uuid NOT NULL,
  "number" text NOT NULL,
  "client_id" uuid NOT NULL,
  "month" text NOT NULL,
  "version" integer NOT NULL,
  "send_wanted_at" timestamp with time zone,
  "sent_at" timestamp with time zone);
CREATE TABLE client_invoice_version (
  "client_invoice_id" uuid NOT NULL,
  "version" integer NOT NULL,
  "issued_at" timestamp with time zone NOT NULL,
  "issued_on" date NOT NULL,
  "issued_by" uuid NOT NULL,
  "due_on" date NOT NULL,
  "to_name" text NOT NULL,
  "to_trading_name" text NOT NULL,
  "to_abn" text NOT NULL,
  "to_address" text NOT NULL,
  "order_number" text NOT NULL,
  "sub_total_cents" bigint NOT NULL,
  "gst_cents" bigint NOT NULL,
  "total_cents" bigint NOT NULL,
  "gst_rate" integer NOT NULL,
  "supplier" jsonb NOT NULL);
CREATE TABLE client_invoice_line (
  "client_invoice_id" uuid NOT NULL,
  "version" integer NOT NULL,
  "position" integer NOT NULL,
  "job_id" uuid,
  "extra_id" uuid,
  "place" text NOT NULL,
  "address" text NOT NULL,
  "from_day" date NOT NULL,
  "to_day" date NOT NULL,
  "basis" text NOT NULL,
  "visits" integer NOT NULL,
  "minutes" integer NOT NULL,
  "price_cents" bigint,
  "reason" text NOT NULL,
  "cents" bigint NOT NULL,
  "missed" integer NOT NULL DEFAULT 0,
  "cancelled" integer NOT NULL DEFAULT 0,
  "credit_cents" bigint NOT NULL DEFAULT 0,
  "re_cleans" integer NOT NULL DEFAULT 0);
CREATE TABLE invoiced_days (
  "job_id" uuid NOT NULL,
  "from_day" date NOT NULL,
  "to_day" date NOT NULL,
  "invoice_id" uuid,
  "client_invoice_id" uuid);
CREATE TABLE invoiced_work (
  "work_record_id" uuid NOT NULL,
  "invoice_id" uuid,
  "client_invoice_id" uuid,
  "moved_at" timestamp with time zone);
CREATE TABLE adjustment_note_counter (
  "only_row" boolean NOT NULL DEFAULT true,
  "last_number" integer NOT NULL);
CREATE TABLE adjustment_note (
  "id" uuid NOT NULL,
  "number" text NOT NULL,
  "client_invoice_id" uuid,
  "undoes_id" uuid,
  "issued_at" timestamp with time zone NOT NULL,
  "issued_on" date NOT NULL,
  "issued_by" uuid NOT NULL,
  "reason" text NOT NULL,
  "known_on" date NOT NULL,
  "to_name" text NOT NULL,
  "to_trading_name" text NOT NULL,
  "to_abn" text NOT NULL,
  "to_address" text NOT NULL,
  "sub_total_cents" bigint NOT NULL,
  "gst_cents" bigint NOT NULL,
  "total_cents" bigint NOT NULL,
  "gst_rate" integer NOT NULL,
  "supplier" jsonb NOT NULL,
  "send_wanted_at" timestamp with time zone,
  "sent_at" timestamp with time zone,
  "invoice_id" uuid,
  "idempotency_key" uuid,
  "claims" jsonb);
CREATE TABLE adjustment_note_line (
  "note_id" uuid NOT NULL,
  "position" integer NOT NULL,
  "job_id" uuid,
  "extra_id" uuid,
  "description" text NOT NULL,
  "cents" bigint NOT NULL);
CREATE TABLE open_work (
  "person_id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  "business_date" date NOT NULL);
CREATE TABLE bank_statement (
  "id" uuid NOT NULL,
  "file_name" text NOT NULL,
  "format" text NOT NULL,
  "lines" integer NOT NULL,
  "added" integer NOT NULL,
  "imported_by" text NOT NULL,
  "imported_at" timestamp with time zone NOT NULL DEFAULT now(),
  "sha256" text NOT NULL DEFAULT ''::text,
  "account" text NOT NULL DEFAULT ''::text);
CREATE TABLE bank_line (
  "id" uuid NOT NULL,
  "statement_id" uuid NOT NULL,
  "account" text NOT NULL,
  "line_key" text NOT NULL,
  "day" date NOT NULL,
  "cents" bigint NOT NULL,
  "payer" text NOT NULL,
  "reference" text NOT NULL,
  "ignored_at" timestamp with time zone,
  "ignored_by" text NOT NULL DEFAULT ''::text);
CREATE TABLE statement_columns (
  "headings" text NOT NULL,
  "columns" jsonb NOT NULL);
CREATE TABLE known_payer (
  "payer" text NOT NULL,
  "client_id" uuid NOT NULL);
CREATE TABLE client_payment (
  "id" uuid NOT NULL,
  "client_id" uuid NOT NULL,
  "day" date NOT NULL,
  "cents" bigint NOT NULL,
  "payer" text NOT NULL,
  "reference" text NOT NULL,
  "bank_line_id" uuid,
  "booked_by" text NOT NULL,
  "booked_at" timestamp with time zone NOT NULL DEFAULT now(),
  "undone_by" text NOT NULL DEFAULT ''::text,
  "undone_at" timestamp with time zone);
CREATE TABLE payment_part (
  "id" uuid NOT NULL,
  "payment_id" uuid NOT NULL,
  "invoice_id" uuid,
  "client_invoice_id" uuid,
  "cents" bigint NOT NULL,
  "idempotency_key" uuid,
  "used_at" timestamp with time zone DEFAULT now());
CREATE TABLE write_off (
  "id" uuid NOT NULL,
  "invoice_id" uuid,
  "client_invoice_id" uuid,
  "cents" bigint NOT NULL,
  "reason" text NOT NULL,
  "written_by" text NOT NULL,
  "written_at" timestamp with time zone NOT NULL DEFAULT now(),
  "undone_by" text NOT NULL DEFAULT ''::text,
  "undone_at" timestamp with time zone);
CREATE TABLE planned_visit (
  "job_id" uuid NOT NULL,
  "day" date NOT NULL,
  "cancelled" boolean NOT NULL);
CREATE TABLE planned_visits_until (
  "job_id" uuid NOT NULL,
  "until" date NOT NULL);
CREATE TABLE quote (
  "id" uuid NOT NULL,
  "root_id" uuid NOT NULL,
  "number" integer NOT NULL,
  "version" integer NOT NULL,
  "state" text NOT NULL,
  "edit" integer NOT NULL,
  "enquiry_id" uuid,
  "client_id" uuid,
  "company" text NOT NULL,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "telephone" text NOT NULL,
  "address" text NOT NULL,
  "valid_until" date NOT NULL,
  "lines" jsonb NOT NULL,
  "texts" jsonb NOT NULL,
  "monthly_cents" bigint NOT NULL,
  "supplier" jsonb,
  "gst_rate" integer,
  "created_by" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "changed_at" timestamp with time zone NOT NULL DEFAULT now(),
  "sent_at" timestamp with time zone,
  "seen_at" timestamp with time zone,
  "declined_at" timestamp with time zone,
  "decline_reason" text NOT NULL DEFAULT ''::text,
  "made_at" timestamp with time zone);
CREATE TABLE quote_pdf (
  "quote_id" uuid NOT NULL,
  "content" bytea NOT NULL,
  "sha256" text NOT NULL);
CREATE TABLE quote_link (
  "id" uuid NOT NULL,
  "quote_id" uuid NOT NULL,
  "token_hash" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "expires_at" timestamp with time zone NOT NULL,
  "revoked_at" timestamp with time zone);
CREATE TABLE quote_mail (
  "id" uuid NOT NULL,
  "quote_id" uuid NOT NULL,
  "link_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "to_name" text NOT NULL,
  "to_address" text NOT NULL,
  "subject" text NOT NULL,
  "text" text NOT NULL,
  "at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE quote_acceptance (
  "quote_id" uuid NOT NULL,
  "name" text NOT NULL,
  "role" text NOT NULL,
  "at" timestamp with time zone NOT NULL DEFAULT now(),
  "address" text NOT NULL,
  "pdf_sha256" text NOT NULL,
  "entered_by" text NOT NULL,
  "said_on" date,
  "note" text NOT NULL);
CREATE TABLE quote_follow_up (
  "quote_id" uuid NOT NULL,
  "days" integer NOT NULL,
  "at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE quote_job (
  "job_id" uuid NOT NULL,
  "quote_id" uuid NOT NULL,
  "position" integer NOT NULL,
  "client_id" uuid,
  "job" jsonb NOT NULL,
  "at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE quote_text (
  "id" uuid NOT NULL,
  "title" text NOT NULL,
  "text" text NOT NULL,
  "edit" integer NOT NULL);
CREATE TABLE quote_limit (
  "address" text NOT NULL,
  "booked_until" timestamp with time zone NOT NULL);
CREATE TABLE document_mail (
  "id" uuid NOT NULL,
  "invoice_id" uuid,
  "client_invoice_id" uuid,
  "note_id" uuid,
  "version" integer NOT NULL,
  "to_name" text NOT NULL,
  "to_address" text NOT NULL,
  "copied" boolean NOT NULL,
  "state" text NOT NULL,
  "code" text NOT NULL,
  "asked_by" text NOT NULL,
  "asked_at" timestamp with time zone NOT NULL,
  "finished_at" timestamp with time zone,
  "reminder_id" uuid,
  "link_id" uuid);
CREATE TABLE job_import (
  "id" uuid NOT NULL,
  "file_name" text NOT NULL,
  "jobs" integer NOT NULL,
  "imported_by" text NOT NULL,
  "imported_at" timestamp with time zone NOT NULL DEFAULT now(),
  "undone_at" timestamp with time zone);
CREATE TABLE imported_job (
  "job_id" uuid NOT NULL,
  "import_id" uuid NOT NULL,
  "job" jsonb NOT NULL);
CREATE TABLE accounting_settings (
  "only_row" boolean NOT NULL DEFAULT true,
  "codes" jsonb NOT NULL,
  "gst_basis" text NOT NULL,
  "version" integer NOT NULL);
CREATE TABLE client_code (
  "email" text NOT NULL,
  "id" uuid NOT NULL,
  "code_hash" text NOT NULL,
  "tries" integer NOT NULL,
  "expires_at" timestamp with time zone NOT NULL,
  "looked_at" timestamp with time zone,
  "used_at" timestamp with time zone);
CREATE TABLE client_session (
  "id" uuid NOT NULL,
  "token_hash" text NOT NULL,
  "client_id" uuid NOT NULL,
  "email" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "ends_at" timestamp with time zone NOT NULL,
  "ended_at" timestamp with time zone);
CREATE TABLE client_page_limit (
  "address" text NOT NULL,
  "booked_until" timestamp with time zone NOT NULL);
CREATE TABLE company_facts (
  "only_row" boolean NOT NULL,
  "facts" jsonb NOT NULL);
CREATE TABLE company_version (
  "version" integer NOT NULL,
  "details" jsonb NOT NULL,
  "saved_by" text NOT NULL,
  "saved_at" timestamp with time zone NOT NULL);
CREATE TABLE reminder_settings (
  "only_row" boolean NOT NULL DEFAULT true,
  "enabled" boolean NOT NULL,
  "steps" jsonb NOT NULL,
  "version" integer NOT NULL);
CREATE TABLE reminder (
  "id" uuid NOT NULL,
  "client_id" uuid NOT NULL,
  "day" date NOT NULL,
  "step" integer NOT NULL,
  "to_address" text NOT NULL,
  "subject" text NOT NULL,
  "lines" jsonb NOT NULL,
  "state" text NOT NULL DEFAULT 'waiting'::text,
  "code" text NOT NULL DEFAULT ''::text,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "credit_cents" bigint NOT NULL DEFAULT 0);
CREATE TABLE reminder_invoice (
  "reminder_id" uuid NOT NULL,
  "position" integer NOT NULL,
  "invoice_id" uuid,
  "client_invoice_id" uuid,
  "step" integer NOT NULL,
  "open_cents" bigint NOT NULL,
  "released" boolean NOT NULL DEFAULT false);
CREATE TABLE reminder_hold (
  "id" uuid NOT NULL,
  "client_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "invoice_id" uuid,
  "client_invoice_id" uuid,
  "until" date,
  "reason" text NOT NULL,
  "noted_by" text NOT NULL,
  "noted_at" timestamp with time zone NOT NULL DEFAULT now(),
  "ended_by" text NOT NULL DEFAULT ''::text,
  "ended_at" timestamp with time zone,
  "named_in" uuid);
CREATE TABLE reminder_problem (
  "client_id" uuid NOT NULL,
  "problem" text NOT NULL,
  "address" text NOT NULL,
  "told_at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE bank_details_change (
  "id" uuid NOT NULL,
  "account_name" text NOT NULL,
  "bsb" text NOT NULL,
  "account_number" text NOT NULL,
  "state" text NOT NULL,
  "way" text NOT NULL,
  "asked_by" uuid NOT NULL,
  "asked_by_name" text NOT NULL,
  "asked_at" timestamp with time zone NOT NULL DEFAULT now(),
  "decided_by" uuid,
  "decided_by_name" text NOT NULL DEFAULT ''::text,
  "decided_at" timestamp with time zone);
CREATE TABLE document_link (
  "id" uuid NOT NULL,
  "kind" text NOT NULL,
  "document_id" uuid NOT NULL,
  "version" integer NOT NULL,
  "client_id" uuid,
  "token_hash" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "expires_at" timestamp with time zone NOT NULL,
  "revoked_at" timestamp with time zone,
  "opened_at" timestamp with time zone);
CREATE TABLE site_proof (
  "only_row" boolean NOT NULL,
  "proof" jsonb NOT NULL,
  "version" integer NOT NULL);
CREATE TABLE site_proof_version (
  "version" integer NOT NULL,
  "proof" jsonb NOT NULL,
  "saved_by" text NOT NULL,
  "saved_at" timestamp with time zone NOT NULL);
CREATE TABLE company_logo (
  "sha256" text NOT NULL,
  "png" bytea NOT NULL,
  "width" integer NOT NULL,
  "height" integer NOT NULL,
  "is_current" boolean NOT NULL);
INSERT INTO migration ("id", "timestamp", "name") VALUES
  ('1', '1760000000000', 'KitTables1760000000000'),
  ('2', '1760000000001', 'KnownAccounts1760000000001'),
  ('3', '1760000000010', 'EndedSessions1760000000010'),
  ('4', '1767225600000', 'CreateInvoices1767225600000'),
  ('5', '1795226400000', 'VersionSettings1795226400000'),
  ('6', '1796000000000', 'ChangeFeed1796000000000'),
  ('7', '1796000000001', 'AuditEntries1796000000001'),
  ('8', '1796000000002', 'ForgetEmails1796000000002'),
  ('9', '1796000000005', 'ReadFeed1796000000005'),
  ('10', '1796000000009', 'DropEvents1796000000009'),
  ('11', '1796100000000', 'HoldEntries1796100000000'),
  ('12', '1797000000010', 'RaisedNotices1797000000010'),
  ('13', '1797000000015', 'KnownSecondFactors1797000000015'),
  ('14', '1798000000000', 'KeepPayees1798000000000'),
  ('15', '1798000000100', 'PayPeople1798000000100'),
  ('16', '1798000000200', 'IssuePayDocuments1798000000200'),
  ('17', '1798200000000', 'AddEnquiries1798200000000'),
  ('18', '1798300000000', 'AddAdjustmentFiles1798300000000'),
  ('19', '1798400000000', 'IndexLists1798400000000'),
  ('20', '1798500000100', 'MarkFloods1798500000100'),
  ('21', '1798500000200', 'KnowAccountNames1798500000200'),
  ('22', '1798500000300', 'SaveInvoiceEdits1798500000300'),
  ('23', '1798600000000', 'AddClients1798600000000'),
  ('24', '1798600000200', 'ImportClients1798600000200'),
  ('25', '1799000000000', 'MarkLabourSupply1799000000000'),
  ('26', '1799000000100', 'AgreePrices1799000000100'),
  ('27', '1799100000000', 'ConfirmGst1799100000000'),
  ('28', '1799100000100', 'AddExtras1799100000100'),
  ('29', '1799100000200', 'InvoiceClients1799100000200'),
  ('30', '1799100000300', 'KeepFeedback1799100000300'),
  ('31', '1799200000000', 'ReceivePayments1799200000000'),
  ('32', '1799210000000', 'PlanVisits1799210000000'),
  ('33', '1799230000000', 'AddQuotes1799230000000'),
  ('34', '1799240000000', 'MailDocuments1799240000000'),
  ('35', '1799250000000', 'ShowMissedVisits1799250000000'),
  ('36', '1799260000000', 'ImportJobs1799260000000'),
  ('37', '1799310000010', 'KnownPlaces1799310000010'),
  ('38', '1799430000000', 'KeepAccounting1799430000000'),
  ('39', '1799430000100', 'OpenClientPage1799430000100'),
  ('40', '1799430000200', 'AdjustJobInvoices1799430000200'),
  ('41', '1799450000000', 'KeepCompany1799450000000'),
  ('42', '1799460000000', 'RemindClients1799460000000'),
  ('43', '1799460000100', 'KeepBankDetails1799460000100'),
  ('44', '1799460000200', 'MarkReCleans1799460000200'),
  ('45', '1799460000300', 'LinkDocuments1799460000300'),
  ('46', '1799460000900', 'ProveSite1799460000900'),
  ('47', '1799480000100', 'KeepSentQuotes1799480000100'),
  ('48', '1799480000200', 'KnowStatements1799480000200'),
  ('49', '1799480000300', 'RemindBesideCredit1799480000300'),
  ('50', '1799490000100', 'KeepSiteProofVersions1799490000100'),
  ('51', '1799500000100', 'SettleNotes1799500000100'),
  ('52', '1799520000000', 'KnowCsvAccounts1799520000000'),
  ('53', '1799520000100', 'PrintLogo1799520000100'),
  ('54', '1799520000200', 'FindChangedWork1799520000200'),
  ('55', '1799530000000', 'AllowInvoicesOfNothing1799530000000'),
  ('56', '1799550000000', 'EnterOpenAdjustments1799550000000'),
  ('57', '1799560000000', 'EraseTaxRecords1799560000000'),
  ('58', '1799570000000', 'FindMovedWork1799570000000');
INSERT INTO demo_seed ("only_row", "seeded_at") VALUES
  ('true', '2026-11-28 08:41:14.869985+00');
INSERT INTO known_account ("id", "name", "role", "verified", "removed", "session_version", "ended_sessions", "second_factor", "places") VALUES
  ('01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'admin', 'true', 'false', '1', '{}', 'false', NULL),
  ('01900000-0000-7000-8000-000000000002', 'Rosa Marino', 'supervisor', 'false', 'false', '1', '{}', 'false', '{01900000-0000-7000-9000-000000000001,01900000-0000-7000-9000-000000000002,01900000-0000-7000-9000-000000000003}'),
  ('01900000-0000-7000-8000-000000000010', 'Amara Perera', 'user', 'true', 'false', '1', '{}', 'false', NULL),
  ('01900000-0000-7000-8000-000000000011', 'Daniel Okafor', 'user', 'true', 'false', '1', '{}', 'false', NULL),
  ('01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', 'user', 'true', 'false', '1', '{}', 'false', NULL),
  ('01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', 'user', 'true', 'false', '1', '{}', 'false', NULL),
  ('01900000-0000-7000-8000-000000000014', 'Priya Raghunathan-Venkataraman', 'user', 'true', 'false', '1', '{}', 'false', NULL),
  ('01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', 'user', 'true', 'false', '1', '{}', 'false', NULL),
  ('01900000-0000-7000-8000-000000000016', 'Liam Fitzgerald', 'user', 'false', 'false', '1', '{}', 'false', NULL),
  ('01900000-0000-7000-8000-000000000017', 'Nadia Haddad', 'user', 'false', 'false', '1', '{}', 'false', NULL);
INSERT INTO known_job ("id", "kind", "title", "address", "ended_on") VALUES
  ('01900000-0000-7000-9000-000000000001', 'permanent', 'Wattlebird House Offices', '212 Grenfell Street, Adelaide SA 5000', NULL),
  ('01900000-0000-7000-9000-000000000002', 'permanent', 'Banksia Family Medical Centre', '75 The Parade, Norwood SA 5067', NULL),
  ('01900000-0000-7000-9000-000000000003', 'permanent', 'Little Pelicans Early Learning', '18 Moseley Street, Glenelg SA 5045', NULL),
  ('01900000-0000-7000-9000-000000000004', 'permanent', 'Wool Store Gallery', '4 Divett Street, Port Adelaide SA 5015', NULL),
  ('01900000-0000-7000-9000-000000000005', 'permanent', 'Sturt Pea Technology Hub', '30 Main Street, Mawson Lakes SA 5095', NULL),
  ('01900000-0000-7000-9000-000000000006', 'permanent', 'Unley Corner Library', '162 Unley Road, Unley SA 5061', NULL),
  ('01900000-0000-7000-9000-000000000007', 'permanent', 'Sandpiper Surf Club', '251 Esplanade, Henley Beach SA 5022', NULL),
  ('01900000-0000-7000-9000-000000000008', 'permanent', 'Lantern Picture House', '98 Prospect Road, Prospect SA 5082', NULL),
  ('01900000-0000-7000-9000-000000000021', 'quick', 'End of lease: two-bedroom flat', '11/6 Anzac Highway, Keswick SA 5035', NULL),
  ('01900000-0000-7000-9000-000000000022', 'quick', 'Showroom before the opening', '40 Magill Road, Norwood SA 5067', NULL),
  ('01900000-0000-7000-9000-000000000023', 'quick', 'Marquee after the garden party', '27 Hutt Street, Adelaide SA 5000', NULL),
  ('01900000-0000-7000-9000-000000000024', 'quick', 'Carpet clean, accountants on level 2', '145 Pirie Street, Adelaide SA 5000', NULL);
INSERT INTO ledger_entry ("work_record_id", "job_id", "business_date", "minutes", "company_cents", "held", "changed_at", "re_clean") VALUES
  ('019fc427-1338-720c-9b44-548c5adf8259', '01900000-0000-7000-9000-000000000001', '2026-08-03', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fc42e-1430-7610-86c5-7d77d8a02960', '01900000-0000-7000-9000-000000000001', '2026-08-03', '105', '8225', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fc94c-8ca8-75e8-85e1-59b2fb12f94a', '01900000-0000-7000-9000-000000000001', '2026-08-04', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fc94e-6d20-705c-9b44-a233b0291201', '01900000-0000-7000-9000-000000000001', '2026-08-04', '117', '9165', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fce75-de78-72c8-a034-486948ab3a0b', '01900000-0000-7000-9000-000000000001', '2026-08-05', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fce7b-6488-7714-b27d-5bd1bbdd6fb9', '01900000-0000-7000-9000-000000000001', '2026-08-05', '108', '8460', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fd39f-6ae0-7317-b05d-006366167792', '01900000-0000-7000-9000-000000000001', '2026-08-06', '113', '8852', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fd3a3-5e98-740e-8557-0bfcd8d3706a', '01900000-0000-7000-9000-000000000001', '2026-08-06', '117', '9165', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fd8c4-4bf8-7458-8910-e1f275f05251', '01900000-0000-7000-9000-000000000001', '2026-08-07', '119', '9322', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fd8ca-5ea8-73a0-aee4-4b32620ba0af', '01900000-0000-7000-9000-000000000001', '2026-08-07', '106', '8303', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fe834-cfb8-74a6-9fcf-7cc6178e5c2a', '01900000-0000-7000-9000-000000000001', '2026-08-10', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fe838-2730-75cb-b3d8-0157fddf486d', '01900000-0000-7000-9000-000000000001', '2026-08-10', '115', '9008', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fed59-3f88-723f-97e4-ed8d3fe30e13', '01900000-0000-7000-9000-000000000001', '2026-08-11', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fed60-fc00-7007-b3cd-c4c0b490364a', '01900000-0000-7000-9000-000000000001', '2026-08-11', '102', '7990', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019ff28a-51b8-730c-8f95-6c815775077a', '01900000-0000-7000-9000-000000000001', '2026-08-12', '116', '9087', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019ff7ab-2b90-7360-b9c5-acdab436f5b7', '01900000-0000-7000-9000-000000000001', '2026-08-13', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019ff7b1-d698-750e-889a-42c010c34340', '01900000-0000-7000-9000-000000000001', '2026-08-13', '109', '8538', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019ffccf-ab00-76fe-858b-c85810d89c57', '01900000-0000-7000-9000-000000000001', '2026-08-14', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019ffcd6-abf8-7724-967c-5c45b0d17a79', '01900000-0000-7000-9000-000000000001', '2026-08-14', '118', '9243', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a00c3f-a220-7305-a21a-d6a6e8c0bf53', '01900000-0000-7000-9000-000000000001', '2026-08-17', '118', '9243', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a00c4b-1ba0-70f7-a0bb-1df758c22e1b', '01900000-0000-7000-9000-000000000001', '2026-08-17', '99', '7755', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0116b-bec8-713f-b73e-2885ee57b7dc', '01900000-0000-7000-9000-000000000001', '2026-08-18', '105', '8225', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a01172-a850-76b7-90e6-0a8c0afe89af', '01900000-0000-7000-9000-000000000001', '2026-08-18', '100', '7833', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0168e-4650-71f2-b2fc-b94233621a09', '01900000-0000-7000-9000-000000000001', '2026-08-19', '112', '8773', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a01690-8488-74fd-b16c-72e1c25d6e75', '01900000-0000-7000-9000-000000000001', '2026-08-19', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a01bb7-b378-74c6-8a55-ca1e46900a25', '01900000-0000-7000-9000-000000000001', '2026-08-20', '119', '9322', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a020d9-ece0-73e3-a6b9-60c23d415545', '01900000-0000-7000-9000-000000000001', '2026-08-21', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a020db-0238-753e-810b-c75d8775f097', '01900000-0000-7000-9000-000000000001', '2026-08-21', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0304f-d388-714a-a111-e6fc8168f313', '01900000-0000-7000-9000-000000000001', '2026-08-24', '113', '8852', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a03053-4658-7208-93ef-a11383cb9aaa', '01900000-0000-7000-9000-000000000001', '2026-08-24', '116', '9087', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a03573-e1b0-73bc-93de-6bb658126b7a', '01900000-0000-7000-9000-000000000001', '2026-08-25', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a03579-5438-74e0-9965-7fc68cb7fe42', '01900000-0000-7000-9000-000000000001', '2026-08-25', '105', '8225', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a03a9c-58c0-74eb-b28d-81af04acfdb7', '01900000-0000-7000-9000-000000000001', '2026-08-26', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a03a9e-6818-7714-b288-35d7fe871593', '01900000-0000-7000-9000-000000000001', '2026-08-26', '117', '9165', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a03fc5-f0e0-766b-9059-c735b437f92b', '01900000-0000-7000-9000-000000000001', '2026-08-27', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a03fcc-45f8-73be-af1b-8060adec30f8', '01900000-0000-7000-9000-000000000001', '2026-08-27', '109', '8538', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a044f2-86a0-7340-9509-e100a8e8c472', '01900000-0000-7000-9000-000000000001', '2026-08-28', '105', '8225', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a05460-08d8-7096-a0ba-c8084e4906d5', '01900000-0000-7000-9000-000000000001', '2026-08-31', '104', '8147', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0597e-6210-75ff-b9c3-2496b1a6d9e7', '01900000-0000-7000-9000-000000000001', '2026-09-01', '112', '8773', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a05eaf-7058-742d-a659-2930a919b9b3', '01900000-0000-7000-9000-000000000001', '2026-09-02', '101', '7912', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a05eb1-8780-71ea-81ec-50e1af17dd80', '01900000-0000-7000-9000-000000000001', '2026-09-02', '112', '8773', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a063d0-cb18-7244-ae4f-55422ebc533e', '01900000-0000-7000-9000-000000000001', '2026-09-03', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a063d6-a718-7503-b664-ca51172a9543', '01900000-0000-7000-9000-000000000001', '2026-09-03', '103', '8068', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a068f5-0c08-71cc-ab30-2ecd57b02cce', '01900000-0000-7000-9000-000000000001', '2026-09-04', '118', '9243', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a068f7-4a40-7065-bde1-409df85000b4', '01900000-0000-7000-9000-000000000001', '2026-09-04', '112', '8773', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a07869-f4c8-73ab-b29c-54410f181b07', '01900000-0000-7000-9000-000000000001', '2026-09-07', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a07871-fb78-73a9-8755-6d1e0381a5a8', '01900000-0000-7000-9000-000000000001', '2026-09-07', '110', '8617', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a07d90-8390-703c-a8c3-33806763ea5b', '01900000-0000-7000-9000-000000000001', '2026-09-08', '109', '8538', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a07d97-1728-776a-86f3-abd01bb1348b', '01900000-0000-7000-9000-000000000001', '2026-09-08', '116', '9087', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a082b6-9170-72f2-bd17-df471c9678ff', '01900000-0000-7000-9000-000000000001', '2026-09-09', '110', '8617', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a082be-f9c8-7559-a342-ef91e459772f', '01900000-0000-7000-9000-000000000001', '2026-09-09', '102', '7990', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a087d9-47d8-7457-a01c-f8822318e47a', '01900000-0000-7000-9000-000000000001', '2026-09-10', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a087e2-cd58-7637-bbb0-32ffd33ec171', '01900000-0000-7000-9000-000000000001', '2026-09-10', '104', '8147', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a08d02-4b88-722c-9f18-8ded0cbf52c0', '01900000-0000-7000-9000-000000000001', '2026-09-11', '118', '9243', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a08d09-aa40-7594-9f20-030ba0e7f5ec', '01900000-0000-7000-9000-000000000001', '2026-09-11', '103', '8068', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a09c75-b190-7535-aaa0-950a1e09c867', '01900000-0000-7000-9000-000000000001', '2026-09-14', '118', '9243', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a09c7b-4b28-7038-aa31-accddfeb80b9', '01900000-0000-7000-9000-000000000001', '2026-09-14', '117', '9165', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0a197-71e0-705f-9771-f804bb09b4c4', '01900000-0000-7000-9000-000000000001', '2026-09-15', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0a199-7968-75f9-8e98-c99253b1f5f7', '01900000-0000-7000-9000-000000000001', '2026-09-15', '115', '9008', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0a6be-9130-744a-91fb-94517b1264ed', '01900000-0000-7000-9000-000000000001', '2026-09-16', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0a6c2-9488-7525-8cdd-36d444caf165', '01900000-0000-7000-9000-000000000001', '2026-09-16', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0abe9-1b80-70eb-b28f-599c9ff1ec41', '01900000-0000-7000-9000-000000000001', '2026-09-17', '107', '8382', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0abf2-56c8-7412-bceb-3078d4edfce5', '01900000-0000-7000-9000-000000000001', '2026-09-17', '98', '7677', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0b10c-23f0-76bd-8ec9-0a8e61640f21', '01900000-0000-7000-9000-000000000001', '2026-09-18', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0b113-28d0-7684-b24e-87a4d1c0a61f', '01900000-0000-7000-9000-000000000001', '2026-09-18', '104', '8147', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0c07f-e3d0-7534-91f9-c4890847b689', '01900000-0000-7000-9000-000000000001', '2026-09-21', '114', '8930', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0c086-cd58-7171-9e96-1b881ba84de0', '01900000-0000-7000-9000-000000000001', '2026-09-21', '108', '8460', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0c5aa-a8b8-756c-9674-d5db00401360', '01900000-0000-7000-9000-000000000001', '2026-09-22', '107', '8382', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0c5ab-f0d8-74b2-8169-a77f5f3f23ee', '01900000-0000-7000-9000-000000000001', '2026-09-22', '104', '8147', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0cacd-8e00-700f-a804-d8e84c561117', '01900000-0000-7000-9000-000000000001', '2026-09-23', '113', '8852', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0cad3-5290-7731-ba60-f3b57214bd5e', '01900000-0000-7000-9000-000000000001', '2026-09-23', '113', '8852', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0cff4-3c08-7764-bad5-6513e7a46fa0', '01900000-0000-7000-9000-000000000001', '2026-09-24', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0cff5-d630-735d-9585-f87e1943cd3b', '01900000-0000-7000-9000-000000000001', '2026-09-24', '119', '9322', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0d522-d950-7597-899a-fa66e4ff94a7', '01900000-0000-7000-9000-000000000001', '2026-09-25', '107', '8382', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0d523-9ca0-778e-a203-697222b736d3', '01900000-0000-7000-9000-000000000001', '2026-09-25', '115', '9008', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0e48b-8d10-7322-ac3d-ba6b021ea928', '01900000-0000-7000-9000-000000000001', '2026-09-28', '118', '9243', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0e490-1150-7190-8094-f8e0726a8101', '01900000-0000-7000-9000-000000000001', '2026-09-28', '107', '8382', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0e9bb-0ce8-7599-b990-2e9f9d6fb884', '01900000-0000-7000-9000-000000000001', '2026-09-29', '116', '9087', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0eed6-aed0-701e-a390-92d99bd305d0', '01900000-0000-7000-9000-000000000001', '2026-09-30', '118', '9243', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0eede-01d0-73de-830f-ec740eeb7e14', '01900000-0000-7000-9000-000000000001', '2026-09-30', '107', '8382', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0f3fe-1470-748f-9fff-3dcb0f8d23b9', '01900000-0000-7000-9000-000000000001', '2026-10-01', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0f3ff-6c30-71ee-badd-8bf67807675f', '01900000-0000-7000-9000-000000000001', '2026-10-01', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0f923-bcc0-759f-9b2a-2a6acca555c4', '01900000-0000-7000-9000-000000000001', '2026-10-02', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0f926-f110-719d-bd19-53720b045f91', '01900000-0000-7000-9000-000000000001', '2026-10-02', '115', '9008', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a10865-25e8-7055-88a9-d6846141b8da', '01900000-0000-7000-9000-000000000001', '2026-10-05', '113', '8852', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a10869-4880-7687-9693-7f3a7db26fb5', '01900000-0000-7000-9000-000000000001', '2026-10-05', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a10d8b-2bf8-7584-ac42-ddee1a1a3721', '01900000-0000-7000-9000-000000000001', '2026-10-06', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a10d92-b5a8-7394-a641-45188a20141f', '01900000-0000-7000-9000-000000000001', '2026-10-06', '115', '9008', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a112ad-abb0-74bd-908e-946af0686fe5', '01900000-0000-7000-9000-000000000001', '2026-10-07', '117', '9165', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a112b0-e7d0-7660-8240-429aa1925309', '01900000-0000-7000-9000-000000000001', '2026-10-07', '108', '8460', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a117d3-0db0-74e5-af65-cdbcaf6aa29c', '01900000-0000-7000-9000-000000000001', '2026-10-08', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a117da-9378-7493-abf5-c378f27ca9d7', '01900000-0000-7000-9000-000000000001', '2026-10-08', '104', '8147', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a11cf9-ee80-7384-b9a6-14b849cbcdc7', '01900000-0000-7000-9000-000000000001', '2026-10-09', '118', '9243', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a11d00-10d0-70dd-afeb-d8f53d989f5c', '01900000-0000-7000-9000-000000000001', '2026-10-09', '105', '8225', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a12c6d-21c0-7527-8cf3-aaa13a5b200a', '01900000-0000-7000-9000-000000000001', '2026-10-12', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a12c6f-92c0-72ab-9dfd-872d53139d1c', '01900000-0000-7000-9000-000000000001', '2026-10-12', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1319c-7e70-76ca-9935-85b4cb8ceba5', '01900000-0000-7000-9000-000000000001', '2026-10-13', '117', '9165', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1319f-31d8-7206-b16e-889e0d7751f2', '01900000-0000-7000-9000-000000000001', '2026-10-13', '112', '8773', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a136c6-58f8-700b-a6ba-bc8096eb0e08', '01900000-0000-7000-9000-000000000001', '2026-10-14', '110', '8617', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a136c7-0ca8-70db-9436-3b2f23cf233f', '01900000-0000-7000-9000-000000000001', '2026-10-14', '102', '7990', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a13be4-c9a0-7401-a228-01552c31c16d', '01900000-0000-7000-9000-000000000001', '2026-10-15', '109', '8538', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a13bec-99a0-72b8-a8c9-09d975851270', '01900000-0000-7000-9000-000000000001', '2026-10-15', '104', '8147', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a14106-0138-718a-bb7b-b87b568a04a0', '01900000-0000-7000-9000-000000000001', '2026-10-16', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1410c-71a8-7318-b166-287bfd89c01e', '01900000-0000-7000-9000-000000000001', '2026-10-16', '117', '9165', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a15083-0048-73ba-b992-cd9714068aab', '01900000-0000-7000-9000-000000000001', '2026-10-19', '115', '9008', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a15086-86a0-75ca-a6f4-f3d79b51416c', '01900000-0000-7000-9000-000000000001', '2026-10-19', '97', '7598', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a155a6-a4f8-742b-a44d-4ac16f7ce099', '01900000-0000-7000-9000-000000000001', '2026-10-20', '113', '8852', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a155ad-34a8-7700-9ba4-bfdda13dcccf', '01900000-0000-7000-9000-000000000001', '2026-10-20', '106', '8303', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a15ac5-fc18-76c8-ba12-864c97550b51', '01900000-0000-7000-9000-000000000001', '2026-10-21', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a15acb-7a58-737f-8a20-5f4bdb6ed0bd', '01900000-0000-7000-9000-000000000001', '2026-10-21', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a15ff4-dfb0-7481-ba8e-c36d4cbdb86e', '01900000-0000-7000-9000-000000000001', '2026-10-22', '113', '8852', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a15ff8-fa78-704b-9ba2-abd51bd32c9e', '01900000-0000-7000-9000-000000000001', '2026-10-22', '109', '8538', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a16516-cee0-76c3-8cd2-8cfeec54a08f', '01900000-0000-7000-9000-000000000001', '2026-10-23', '119', '9322', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1651a-f178-7011-b9b1-e88b99db00a1', '01900000-0000-7000-9000-000000000001', '2026-10-23', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1748b-55f8-729d-86d7-3d294fbda1f2', '01900000-0000-7000-9000-000000000001', '2026-10-26', '110', '8617', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1748f-5950-7580-93f5-584f21c105b0', '01900000-0000-7000-9000-000000000001', '2026-10-26', '104', '8147', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a179b4-9c10-731c-a637-75ffbffd4869', '01900000-0000-7000-9000-000000000001', '2026-10-27', '113', '8852', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a179b9-9d50-7327-9588-9dd19f65642c', '01900000-0000-7000-9000-000000000001', '2026-10-27', '109', '8538', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a17ed3-ace0-77a8-8333-d77e3f7df39d', '01900000-0000-7000-9000-000000000001', '2026-10-28', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a17edd-5588-73da-bbb6-9852caa72d29', '01900000-0000-7000-9000-000000000001', '2026-10-28', '115', '9008', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a18403-d4b0-77a8-80f4-ee219920bac4', '01900000-0000-7000-9000-000000000001', '2026-10-29', '103', '8068', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a18403-f008-7243-908a-7457e38f5683', '01900000-0000-7000-9000-000000000001', '2026-10-29', '119', '9322', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1891e-b730-7685-a0dc-2d531df3a0ed', '01900000-0000-7000-9000-000000000001', '2026-10-30', '113', '8852', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1892b-b750-721b-a6f9-4fc4bc02b6c6', '01900000-0000-7000-9000-000000000001', '2026-10-30', '112', '8773', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a19895-1ad8-703a-a606-b306564a68d0', '01900000-0000-7000-9000-000000000001', '2026-11-02', '114', '8930', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a19896-8620-71f4-be9a-45ceee51c50a', '01900000-0000-7000-9000-000000000001', '2026-11-02', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a19dbd-8a18-76db-b2fa-6f3d46d1a5c6', '01900000-0000-7000-9000-000000000001', '2026-11-03', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a19dc3-8558-778d-aeaf-27e605c78c35', '01900000-0000-7000-9000-000000000001', '2026-11-03', '108', '8460', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1a2de-c980-72db-9099-875af28bb083', '01900000-0000-7000-9000-000000000001', '2026-11-04', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1a2eb-8738-74e6-a435-502895be3329', '01900000-0000-7000-9000-000000000001', '2026-11-04', '117', '9165', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1a805-c990-72a2-98d8-b62db25a777d', '01900000-0000-7000-9000-000000000001', '2026-11-05', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1a807-fc10-75ee-bb85-faf7c56c2b0f', '01900000-0000-7000-9000-000000000001', '2026-11-05', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1ad30-6b50-7350-b09c-f4ff10976d7c', '01900000-0000-7000-9000-000000000001', '2026-11-06', '107', '8382', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1ad38-0888-7137-a69d-a0dc298dac7c', '01900000-0000-7000-9000-000000000001', '2026-11-06', '98', '7677', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1bc9e-8db0-7663-a0c2-d03374093cc0', '01900000-0000-7000-9000-000000000001', '2026-11-09', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1bca8-8860-75cb-b227-63d51ee49ed7', '01900000-0000-7000-9000-000000000001', '2026-11-09', '105', '8225', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1c1cd-2af8-77bb-82bf-9d8793f2abd0', '01900000-0000-7000-9000-000000000001', '2026-11-10', '104', '8147', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1c1d0-43f0-75d2-adf0-2cc7be52af9c', '01900000-0000-7000-9000-000000000001', '2026-11-10', '107', '8382', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1c6f2-7970-75a8-836d-e7ab3cef0419', '01900000-0000-7000-9000-000000000001', '2026-11-11', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1c6f4-5dd0-7506-bcbf-0f0fb39c35b8', '01900000-0000-7000-9000-000000000001', '2026-11-11', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1cc17-9cf0-70a0-9602-4c5c9a9d381f', '01900000-0000-7000-9000-000000000001', '2026-11-12', '113', '8852', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1cc1d-d6b0-758a-9d96-b8bc183bfb10', '01900000-0000-7000-9000-000000000001', '2026-11-12', '111', '8695', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1d138-0968-7527-85c8-68d17c6bcf1e', '01900000-0000-7000-9000-000000000001', '2026-11-13', '119', '9322', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1d143-1d58-76ad-932e-2147426a8641', '01900000-0000-7000-9000-000000000001', '2026-11-13', '105', '8225', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1e0ac-afc0-77b3-b9a3-504699287381', '01900000-0000-7000-9000-000000000001', '2026-11-16', '116', '9087', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1e0b9-1b70-7035-93dc-9228a26402ca', '01900000-0000-7000-9000-000000000001', '2026-11-16', '115', '9008', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1e5d9-4580-73da-b23e-f950abf123f2', '01900000-0000-7000-9000-000000000001', '2026-11-17', '111', '8695', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1eafe-d660-7171-8678-4a01dc481eb9', '01900000-0000-7000-9000-000000000001', '2026-11-18', '113', '8852', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1eb00-0af8-7562-bc5f-0abae6dfa515', '01900000-0000-7000-9000-000000000001', '2026-11-18', '118', '9243', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1f022-b1c0-732f-bb75-d613adaff31c', '01900000-0000-7000-9000-000000000001', '2026-11-19', '109', '8538', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1f022-cd18-75a5-b0f4-c34aa4cf1554', '01900000-0000-7000-9000-000000000001', '2026-11-19', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1f54b-bd40-7597-be17-41b1f4abfd73', '01900000-0000-7000-9000-000000000001', '2026-11-20', '111', '8695', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1f550-ce20-72f2-a55a-ac8fa6b5e01a', '01900000-0000-7000-9000-000000000001', '2026-11-20', '115', '9008', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a204bc-c5d0-758f-94d1-3c54f9b56b9d', '01900000-0000-7000-9000-000000000001', '2026-11-23', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a204c0-bd70-729e-9fe6-d8708880732b', '01900000-0000-7000-9000-000000000001', '2026-11-23', '101', '7912', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a209e4-a488-745d-8601-89a81ffa7370', '01900000-0000-7000-9000-000000000001', '2026-11-24', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a209e7-8ab8-7360-8bb2-452a88beb25f', '01900000-0000-7000-9000-000000000001', '2026-11-24', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a20f0a-4508-7674-b54c-b64bf98c1d74', '01900000-0000-7000-9000-000000000001', '2026-11-25', '110', '8617', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a20f0b-23b0-7269-b5d2-8101a7826527', '01900000-0000-7000-9000-000000000001', '2026-11-25', '115', '9008', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a2142f-8bb0-7761-9030-5125c58b9afb', '01900000-0000-7000-9000-000000000001', '2026-11-26', '120', '9400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a21430-3790-750e-87c7-fae0daacf62e', '01900000-0000-7000-9000-000000000001', '2026-11-26', '108', '8460', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a2195c-e8a8-7122-bba8-d1963397388e', '01900000-0000-7000-9000-000000000001', '2026-11-27', '100', '7833', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a2195d-07e8-7395-a222-9e088f56c89f', '01900000-0000-7000-9000-000000000001', '2026-11-27', '101', '7912', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fc6f5-61f0-766b-adae-ec12be89cfdc', '01900000-0000-7000-9000-000000000002', '2026-08-03', '136', '11787', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fd13e-a338-75ba-a808-59e5cef81f11', '01900000-0000-7000-9000-000000000002', '2026-08-05', '140', '12133', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fdb93-69b8-746d-85cc-4cb54f673bd0', '01900000-0000-7000-9000-000000000002', '2026-08-07', '135', '11700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019feafc-e898-7527-964e-7fed1a95e8a9', '01900000-0000-7000-9000-000000000002', '2026-08-10', '143', '12393', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fff96-c210-737b-a606-377756317fa9', '01900000-0000-7000-9000-000000000002', '2026-08-14', '143', '12393', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a00f0c-4ee0-744f-b37e-b7fe5e32904d', '01900000-0000-7000-9000-000000000002', '2026-08-17', '140', '12133', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a01961-f7f0-76a1-9119-a8765df214eb', '01900000-0000-7000-9000-000000000002', '2026-08-19', '147', '12740', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a023b0-e270-7144-9d8c-b6f838a59508', '01900000-0000-7000-9000-000000000002', '2026-08-21', '139', '12047', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a03322-21b0-729c-a32f-c76d82db21f9', '01900000-0000-7000-9000-000000000002', '2026-08-24', '139', '12047', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a03d6f-6650-72ba-8833-9b2caac19cb1', '01900000-0000-7000-9000-000000000002', '2026-08-26', '134', '11613', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a05729-1bb8-75db-92ed-bfaea2ec229c', '01900000-0000-7000-9000-000000000002', '2026-08-31', '150', '13000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a06172-0710-7792-b804-ae6ab800ab33', '01900000-0000-7000-9000-000000000002', '2026-09-02', '150', '13000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a06bbe-6920-7542-a349-e3efff490ea7', '01900000-0000-7000-9000-000000000002', '2026-09-04', '146', '12653', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a07b32-e868-77d2-a1b3-90ac3796c530', '01900000-0000-7000-9000-000000000002', '2026-09-07', '140', '12133', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a08581-0f98-7586-8cb7-10355ec3c73d', '01900000-0000-7000-9000-000000000002', '2026-09-09', '150', '13000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a09f3c-91f0-734b-b469-40135cfe7d1d', '01900000-0000-7000-9000-000000000002', '2026-09-14', '141', '12220', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0a991-25a8-75b0-b7d6-4e8de42b2bf0', '01900000-0000-7000-9000-000000000002', '2026-09-16', '138', '11960', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0b3d7-da98-723e-a6f8-e812dc0faa48', '01900000-0000-7000-9000-000000000002', '2026-09-18', '150', '13000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0c350-9fa0-76e8-b172-ee60093e37f3', '01900000-0000-7000-9000-000000000002', '2026-09-21', '132', '11440', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0cd9f-14f0-75fe-b286-5115d49e138f', '01900000-0000-7000-9000-000000000002', '2026-09-23', '138', '11960', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0d7ed-43f0-7703-bad0-90da7085eb3d', '01900000-0000-7000-9000-000000000002', '2026-09-25', '133', '11527', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0e75c-c1f8-7634-af18-285182f72c47', '01900000-0000-7000-9000-000000000002', '2026-09-28', '138', '11960', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0f1a9-79f8-709d-af5f-c9fd79b9a989', '01900000-0000-7000-9000-000000000002', '2026-09-30', '136', '11787', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0fbf9-8d58-77b4-a5ee-2c81d9881716', '01900000-0000-7000-9000-000000000002', '2026-10-02', '149', '12913', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a10b2e-7b30-74ed-817d-d4d9594a2916', '01900000-0000-7000-9000-000000000002', '2026-10-05', '150', '13000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1157c-96a8-71ff-a9d9-d0d0cbc6cffc', '01900000-0000-7000-9000-000000000002', '2026-10-07', '150', '13000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a11fd0-b918-718d-9830-2747282d5894', '01900000-0000-7000-9000-000000000002', '2026-10-09', '138', '11960', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a12f3a-ff30-7430-8421-de2f72c04adf', '01900000-0000-7000-9000-000000000002', '2026-10-12', '139', '12047', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a13986-c500-7167-8f9c-c91bf789e2de', '01900000-0000-7000-9000-000000000002', '2026-10-14', '150', '13000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a143d0-3140-7183-ac44-f2b373129010', '01900000-0000-7000-9000-000000000002', '2026-10-16', '150', '13000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a15348-0418-7212-9c25-f3ee6215fa88', '01900000-0000-7000-9000-000000000002', '2026-10-19', '137', '11873', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a15d9b-6b08-7673-97c1-1108ebfb20a4', '01900000-0000-7000-9000-000000000002', '2026-10-21', '140', '12133', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a167e1-7800-71b5-a476-9484e1903203', '01900000-0000-7000-9000-000000000002', '2026-10-23', '148', '12827', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a17758-6848-70fb-8fbf-d55a10371082', '01900000-0000-7000-9000-000000000002', '2026-10-26', '149', '12913', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1819d-a638-7241-ad0b-f3b52fdf46af', '01900000-0000-7000-9000-000000000002', '2026-10-28', '142', '12307', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a18bef-f3e8-76c2-bcd7-83ea51d6afa9', '01900000-0000-7000-9000-000000000002', '2026-10-30', '141', '12220', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a19b5e-1e18-72c5-9a4f-d0541bf1c702', '01900000-0000-7000-9000-000000000002', '2026-11-02', '150', '13000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1a5af-9108-740f-84a1-c937e798515b', '01900000-0000-7000-9000-000000000002', '2026-11-04', '145', '12567', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1affc-29c8-721a-9d3f-e4d9fced9de0', '01900000-0000-7000-9000-000000000002', '2026-11-06', '136', '11787', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1bf71-60a8-7711-b4d4-f6561d17c5a5', '01900000-0000-7000-9000-000000000002', '2026-11-09', '146', '12653', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1c9b7-13c8-70e3-bf82-8c6cbdbc941c', '01900000-0000-7000-9000-000000000002', '2026-11-11', '150', '13000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1d409-9440-7777-989e-e029f620b8ca', '01900000-0000-7000-9000-000000000002', '2026-11-13', '141', '12220', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1e37e-2ee0-7444-8975-558376b84f1b', '01900000-0000-7000-9000-000000000002', '2026-11-16', '142', '12307', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1edc2-4fa8-7395-9708-ffd3ccbb4d01', '01900000-0000-7000-9000-000000000002', '2026-11-18', '150', '13000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1f813-ab28-7770-ab23-a389f2593baa', '01900000-0000-7000-9000-000000000002', '2026-11-20', '146', '12653', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a20784-0008-7327-83ec-2e106cc05972', '01900000-0000-7000-9000-000000000002', '2026-11-23', '139', '12047', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a211d5-1150-712e-89c9-9aae5f0e2154', '01900000-0000-7000-9000-000000000002', '2026-11-25', '138', '11960', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a21c25-c0f0-7510-9a5e-221201c5ec22', '01900000-0000-7000-9000-000000000002', '2026-11-27', '142', '12307', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fc6de-c8c8-77e6-988d-b30a9513a31b', '01900000-0000-7000-9000-000000000003', '2026-08-03', '115', '9296', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fcc02-2340-7678-a9d6-341dd98e2de1', '01900000-0000-7000-9000-000000000003', '2026-08-04', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fd12c-8a68-718b-a1dd-508cdc707911', '01900000-0000-7000-9000-000000000003', '2026-08-05', '114', '9215', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fd651-9a60-74b8-8537-f5ed1fda1981', '01900000-0000-7000-9000-000000000003', '2026-08-06', '101', '8164', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fdb76-bde0-7735-8306-1beaaed447f0', '01900000-0000-7000-9000-000000000003', '2026-08-07', '118', '9538', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019feae2-3890-7262-92b9-ea6608fd495b', '01900000-0000-7000-9000-000000000003', '2026-08-10', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019ff00e-2e28-75af-8ca5-98c5f066f648', '01900000-0000-7000-9000-000000000003', '2026-08-11', '116', '9377', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019ff537-2df0-72a6-a860-d145de031cf7', '01900000-0000-7000-9000-000000000003', '2026-08-12', '116', '9377', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019ffa62-9300-723a-bb4a-d7d51c410e61', '01900000-0000-7000-9000-000000000003', '2026-08-13', '110', '8892', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a00eed-87f8-729b-a1c5-4cbd14d85e28', '01900000-0000-7000-9000-000000000003', '2026-08-17', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0141b-6da8-76e6-8948-d430e5bb43be', '01900000-0000-7000-9000-000000000003', '2026-08-18', '113', '9134', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a01940-6248-7247-a4d8-40f9c0fe14d7', '01900000-0000-7000-9000-000000000003', '2026-08-19', '109', '8811', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a01e6c-4070-77ba-a85e-ede449380762', '01900000-0000-7000-9000-000000000003', '2026-08-20', '100', '8083', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a02391-b210-74e9-aea3-535c3337951b', '01900000-0000-7000-9000-000000000003', '2026-08-21', '114', '9215', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a03d54-6828-74fe-aa66-ed33d03b397f', '01900000-0000-7000-9000-000000000003', '2026-08-26', '114', '9215', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0427b-29b8-7399-ad1a-abffb5f6c51d', '01900000-0000-7000-9000-000000000003', '2026-08-27', '108', '8730', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0479a-fdd8-75a4-9bf3-f2ea6aad8027', '01900000-0000-7000-9000-000000000003', '2026-08-28', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a05707-d048-7130-b0c7-2ac0979a45a4', '01900000-0000-7000-9000-000000000003', '2026-08-31', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a05c2e-0d08-717d-90be-064d1c10268e', '01900000-0000-7000-9000-000000000003', '2026-09-01', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a06153-5f68-75a2-88f2-5a8612a12ef9', '01900000-0000-7000-9000-000000000003', '2026-09-02', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a06684-65e0-7145-989d-f3cf1d12e4d3', '01900000-0000-7000-9000-000000000003', '2026-09-03', '102', '8245', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a06ba8-cde0-74bf-91f7-a3f4da8d4665', '01900000-0000-7000-9000-000000000003', '2026-09-04', '115', '9296', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a07b20-d768-7732-93d0-8952631b643f', '01900000-0000-7000-9000-000000000003', '2026-09-07', '117', '9458', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a08040-3270-7322-9a37-954527fd87a0', '01900000-0000-7000-9000-000000000003', '2026-09-08', '115', '9296', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a08560-29b8-7419-8482-eaa4ebb3a1b7', '01900000-0000-7000-9000-000000000003', '2026-09-09', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a08a8b-9698-76e5-8287-b47bdccf8766', '01900000-0000-7000-9000-000000000003', '2026-09-10', '107', '8649', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a08faf-1820-70ac-aeea-5a3af203f0a7', '01900000-0000-7000-9000-000000000003', '2026-09-11', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a09f20-c4c0-74f3-8461-ec53bf2338e8', '01900000-0000-7000-9000-000000000003', '2026-09-14', '115', '9296', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0a44b-9948-7478-8578-edcb8a3157b0', '01900000-0000-7000-9000-000000000003', '2026-09-15', '106', '8568', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0a972-a128-76a0-b8ed-3420b4263cbb', '01900000-0000-7000-9000-000000000003', '2026-09-16', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0ae97-72a0-76f8-a724-423b90051295', '01900000-0000-7000-9000-000000000003', '2026-09-17', '111', '8973', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0b3bc-1150-741d-a4fe-dcf8ad66ce79', '01900000-0000-7000-9000-000000000003', '2026-09-18', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0c32e-6db8-748f-9a11-85e514bfd6b7', '01900000-0000-7000-9000-000000000003', '2026-09-21', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0cd79-b2a0-722a-8d05-c680b6b8fbd9', '01900000-0000-7000-9000-000000000003', '2026-09-23', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0d2a6-fc10-7720-8a86-8b48f9934cca', '01900000-0000-7000-9000-000000000003', '2026-09-24', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0d7d1-f3c0-726c-bc05-7468b4e315f8', '01900000-0000-7000-9000-000000000003', '2026-09-25', '103', '8326', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0ec61-d288-727c-a110-48e74793f12f', '01900000-0000-7000-9000-000000000003', '2026-09-29', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0f191-5a30-7119-842f-92b9a3acc080', '01900000-0000-7000-9000-000000000003', '2026-09-30', '115', '9296', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0f6af-3a50-7353-a32e-26a78be822c1', '01900000-0000-7000-9000-000000000003', '2026-10-01', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0fbd8-41e8-750d-98db-c53c205aa6d4', '01900000-0000-7000-9000-000000000003', '2026-10-02', '114', '9215', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a10b14-4440-702b-aa12-eadc0f408765', '01900000-0000-7000-9000-000000000003', '2026-10-05', '110', '8892', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1103e-8458-73c3-818e-157f39ef7ec6', '01900000-0000-7000-9000-000000000003', '2026-10-06', '119', '9619', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1155d-ac98-70be-9bb8-5334dadffa04', '01900000-0000-7000-9000-000000000003', '2026-10-07', '113', '9134', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a11a8f-33f8-71ef-a735-010dd24b47ae', '01900000-0000-7000-9000-000000000003', '2026-10-08', '112', '9053', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a11faa-c640-71c7-b5e1-d0d192ac1fd9', '01900000-0000-7000-9000-000000000003', '2026-10-09', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a12f1c-5b70-74e8-923d-8fbf09e3c67e', '01900000-0000-7000-9000-000000000003', '2026-10-12', '115', '9296', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1344b-c3d8-75b4-a6a4-59d051125262', '01900000-0000-7000-9000-000000000003', '2026-10-13', '108', '8730', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a13970-2020-7634-a922-73addc394405', '01900000-0000-7000-9000-000000000003', '2026-10-14', '114', '9215', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a13e9b-3710-70a0-8fc4-9e8d0f71e4c7', '01900000-0000-7000-9000-000000000003', '2026-10-15', '110', '8892', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a143c2-bfd8-74ea-97e8-b20e9d5f88d5', '01900000-0000-7000-9000-000000000003', '2026-10-16', '113', '9134', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1532e-9848-769d-80e0-25297c29b14a', '01900000-0000-7000-9000-000000000003', '2026-10-19', '116', '9377', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a15857-d690-75db-ab92-3aedffb52d9c', '01900000-0000-7000-9000-000000000003', '2026-10-20', '112', '9053', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a15d75-2628-702a-941e-35ade8e2b997', '01900000-0000-7000-9000-000000000003', '2026-10-21', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a162a2-f850-7360-901a-e3d906d6d48b', '01900000-0000-7000-9000-000000000003', '2026-10-22', '105', '8488', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a167c0-ebf8-74ec-b24c-d95b298974d4', '01900000-0000-7000-9000-000000000003', '2026-10-23', '114', '9215', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1773f-1000-74b7-b0d3-3f1488f2e174', '01900000-0000-7000-9000-000000000003', '2026-10-26', '115', '9296', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1818a-5100-715b-9bff-435aed5257c4', '01900000-0000-7000-9000-000000000003', '2026-10-28', '118', '9538', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a186ae-14f0-7664-a122-2bfbb73d3cac', '01900000-0000-7000-9000-000000000003', '2026-10-29', '109', '8811', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a18bd1-82f0-7329-9533-9d40f05c2b59', '01900000-0000-7000-9000-000000000003', '2026-10-30', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a19b46-15c0-778f-8dee-db5376b1df0f', '01900000-0000-7000-9000-000000000003', '2026-11-02', '106', '8568', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1a072-3a38-77f0-8a30-6e4064f77ab0', '01900000-0000-7000-9000-000000000003', '2026-11-03', '118', '9538', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1a598-1938-7207-9417-32d8c8f182ce', '01900000-0000-7000-9000-000000000003', '2026-11-04', '110', '8892', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1aabb-2d60-7275-877d-6dae981b5284', '01900000-0000-7000-9000-000000000003', '2026-11-05', '108', '8730', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1afde-e598-77bd-af9e-f12f9fe41580', '01900000-0000-7000-9000-000000000003', '2026-11-06', '107', '8649', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1bf51-2e78-745d-a7d0-3c6a87e0f488', '01900000-0000-7000-9000-000000000003', '2026-11-09', '114', '9215', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1c475-0dc0-7298-9e1d-412bd5fab3a7', '01900000-0000-7000-9000-000000000003', '2026-11-10', '119', '9619', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1c99d-b798-7172-9a73-1645215f8106', '01900000-0000-7000-9000-000000000003', '2026-11-11', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1cec3-86f8-7415-aa09-6c76372f2e0d', '01900000-0000-7000-9000-000000000003', '2026-11-12', '108', '8730', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1d3e9-e2f8-75dc-96db-f3ef4809e6dc', '01900000-0000-7000-9000-000000000003', '2026-11-13', '110', '8892', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1e360-bfb8-7717-a7ce-f63581e4cee8', '01900000-0000-7000-9000-000000000003', '2026-11-16', '114', '9215', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1e880-8820-7277-b6c8-769a80337c14', '01900000-0000-7000-9000-000000000003', '2026-11-17', '119', '9619', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1edae-5e30-7298-974a-fa8db0dff8dc', '01900000-0000-7000-9000-000000000003', '2026-11-18', '119', '9619', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1f2d8-8ea8-7026-904f-2bdafafcf42e', '01900000-0000-7000-9000-000000000003', '2026-11-19', '105', '8488', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1f7fd-f878-7415-b726-4f8f713f195b', '01900000-0000-7000-9000-000000000003', '2026-11-20', '114', '9215', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a20769-6770-7128-b20e-523c568df30b', '01900000-0000-7000-9000-000000000003', '2026-11-23', '120', '9700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a20c92-3c40-70fb-9397-14f471d4c947', '01900000-0000-7000-9000-000000000003', '2026-11-24', '114', '9215', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a211bf-d3d0-747d-94df-00b75bc6d9f8', '01900000-0000-7000-9000-000000000003', '2026-11-25', '98', '7922', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a216e3-8c08-77f6-914d-194becb74813', '01900000-0000-7000-9000-000000000003', '2026-11-26', '109', '8811', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a21c0a-93e8-7244-940d-2b9a08a8bd91', '01900000-0000-7000-9000-000000000003', '2026-11-27', '100', '8083', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fb9f6-3420-7516-9949-400f0dcc5eef', '01900000-0000-7000-9000-000000000004', '2026-08-01', '148', '11100', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fc983-aa08-76a7-b657-db8b5965a843', '01900000-0000-7000-9000-000000000004', '2026-08-04', '116', '8700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fd3de-5458-7049-9b6e-a7891dfc4c3a', '01900000-0000-7000-9000-000000000004', '2026-08-06', '115', '8625', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fde0a-ab48-754d-8843-8f9cc42a82ed', '01900000-0000-7000-9000-000000000004', '2026-08-08', '133', '9975', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019ff7e3-9110-71a9-9be7-30baab2ee6e4', '01900000-0000-7000-9000-000000000004', '2026-08-13', '118', '8850', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a011a7-7008-71bc-b8c5-a8d057cde333', '01900000-0000-7000-9000-000000000004', '2026-08-18', '109', '8175', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a01bec-0dd0-73d2-8a9d-0b3bda8cc012', '01900000-0000-7000-9000-000000000004', '2026-08-20', '120', '9000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a02621-1750-727d-b6ff-c92e330145a0', '01900000-0000-7000-9000-000000000004', '2026-08-22', '150', '11250', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a035b3-6b50-743b-bce8-77c814c21f78', '01900000-0000-7000-9000-000000000004', '2026-08-25', '107', '8025', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a03ff8-18b8-71e4-9195-3919b34a8fa2', '01900000-0000-7000-9000-000000000004', '2026-08-27', '117', '8775', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a04a2d-2238-737f-b2a5-c4d4bfbee52d', '01900000-0000-7000-9000-000000000004', '2026-08-29', '135', '10125', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a059be-6c98-729a-b837-37a12d0aeefe', '01900000-0000-7000-9000-000000000004', '2026-09-01', '120', '9000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a06406-cb50-71f9-ac4c-461314f48064', '01900000-0000-7000-9000-000000000004', '2026-09-03', '120', '9000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a06e3c-f1f8-76ae-9032-36220ab165be', '01900000-0000-7000-9000-000000000004', '2026-09-05', '144', '10800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a07dcb-d710-7478-af13-75f73bb9d9a3', '01900000-0000-7000-9000-000000000004', '2026-09-08', '114', '8550', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a08812-bae0-71eb-8ae2-e589d2f45077', '01900000-0000-7000-9000-000000000004', '2026-09-10', '115', '8625', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a09240-5608-7551-bdff-21deda813d81', '01900000-0000-7000-9000-000000000004', '2026-09-12', '150', '11250', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0a1ce-d1a8-721e-a484-06b15abaeea6', '01900000-0000-7000-9000-000000000004', '2026-09-15', '112', '8400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0ac23-8c70-71e0-9e03-43749e666134', '01900000-0000-7000-9000-000000000004', '2026-09-17', '118', '8850', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0b65a-cc58-7380-9e0f-bc2752680efd', '01900000-0000-7000-9000-000000000004', '2026-09-19', '133', '9975', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0c5dc-5f48-706c-bd03-859adfb68b11', '01900000-0000-7000-9000-000000000004', '2026-09-22', '116', '8700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0d02a-0978-712a-82a5-6d9cf54412ad', '01900000-0000-7000-9000-000000000004', '2026-09-24', '119', '8925', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0da64-7db0-76ee-83f5-14904ffa3e08', '01900000-0000-7000-9000-000000000004', '2026-09-26', '136', '10200', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0e9ef-d888-759d-8377-bc9066a9913c', '01900000-0000-7000-9000-000000000004', '2026-09-29', '110', '8250', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0f43c-dac0-74e0-a346-a7187f85470c', '01900000-0000-7000-9000-000000000004', '2026-10-01', '105', '7875', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0fe6d-9a98-72cb-af3e-74ec3a696157', '01900000-0000-7000-9000-000000000004', '2026-10-03', '140', '10500', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a10dc1-dfe0-778e-aa04-9870af82c31a', '01900000-0000-7000-9000-000000000004', '2026-10-06', '120', '9000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1180f-c4a8-7620-96e2-9da5844080c6', '01900000-0000-7000-9000-000000000004', '2026-10-08', '109', '8175', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1223a-d760-7454-a460-8f0af8a87a9a', '01900000-0000-7000-9000-000000000004', '2026-10-10', '144', '10800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a131d2-d498-7724-a8a1-bbad6bc56f9e', '01900000-0000-7000-9000-000000000004', '2026-10-13', '116', '8700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a13c1f-36a8-74f0-a110-e7a4a036bd36', '01900000-0000-7000-9000-000000000004', '2026-10-15', '104', '7800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1464f-90f0-7707-9f68-cfbbec7735f1', '01900000-0000-7000-9000-000000000004', '2026-10-17', '136', '10200', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a155e3-7360-7284-a4ee-8d0502d41186', '01900000-0000-7000-9000-000000000004', '2026-10-20', '115', '8625', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a16a5f-aed0-7673-ba0f-1ecc52ecde7c', '01900000-0000-7000-9000-000000000004', '2026-10-24', '130', '9750', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1843a-9c20-7609-9301-80f6416575ec', '01900000-0000-7000-9000-000000000004', '2026-10-29', '117', '8775', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a18e6b-ec80-71c9-95f0-f0f217c83ade', '01900000-0000-7000-9000-000000000004', '2026-10-31', '145', '10875', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a19df7-4f28-73c6-8955-3074e0759624', '01900000-0000-7000-9000-000000000004', '2026-11-03', '110', '8250', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1a849-b060-707c-8385-6f603da4ea91', '01900000-0000-7000-9000-000000000004', '2026-11-05', '104', '7800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1b276-74b0-70eb-8f4c-c1a418c77b9a', '01900000-0000-7000-9000-000000000004', '2026-11-07', '150', '11250', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1c203-7180-7642-a85d-a2c0246bfc51', '01900000-0000-7000-9000-000000000004', '2026-11-10', '118', '8850', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1cc52-7370-70f4-9727-0f55fe1fe0e8', '01900000-0000-7000-9000-000000000004', '2026-11-12', '110', '8250', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1d67d-7688-770f-a2d6-432859da2055', '01900000-0000-7000-9000-000000000004', '2026-11-14', '146', '10950', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1e60b-4e18-77e5-b816-01ce2f77e3bd', '01900000-0000-7000-9000-000000000004', '2026-11-17', '118', '8850', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1f056-6420-7770-af8b-08cebeca9f5d', '01900000-0000-7000-9000-000000000004', '2026-11-19', '120', '9000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1fa89-4ea8-76a4-8182-66a5336f2139', '01900000-0000-7000-9000-000000000004', '2026-11-21', '143', '10725', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a20a19-a2f0-702e-a0da-63befa27c089', '01900000-0000-7000-9000-000000000004', '2026-11-24', '120', '9000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a2146e-d2e8-7010-8437-1b6c5fa21d9a', '01900000-0000-7000-9000-000000000004', '2026-11-26', '111', '8325', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a21e9a-4f18-71ea-a933-cf59d8125d3b', '01900000-0000-7000-9000-000000000004', '2026-11-28', '150', '11250', 'true', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fc799-1048-755d-bec4-3fdbf67211b1', '01900000-0000-7000-9000-000000000005', '2026-08-03', '240', '22400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fd1ec-9a60-7536-8b19-d83cb14acd74', '01900000-0000-7000-9000-000000000005', '2026-08-05', '224', '20907', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fdc3c-1950-7180-852b-47a708d22297', '01900000-0000-7000-9000-000000000005', '2026-08-07', '218', '20347', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019feba7-9fb8-7417-8683-796093049200', '01900000-0000-7000-9000-000000000005', '2026-08-10', '230', '21467', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019ff5fa-81d8-70ff-9e9f-2785825d56c5', '01900000-0000-7000-9000-000000000005', '2026-08-12', '236', '22027', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a00043-f200-70af-9c40-9be230ade20b', '01900000-0000-7000-9000-000000000005', '2026-08-14', '235', '21933', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a00fb9-4820-72dd-a351-c22f04d1e810', '01900000-0000-7000-9000-000000000005', '2026-08-17', '220', '20533', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a019ff-d600-76b8-a3cd-80d8df7f8a99', '01900000-0000-7000-9000-000000000005', '2026-08-19', '231', '21560', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0244b-bef8-7409-9dad-81b584c4b602', '01900000-0000-7000-9000-000000000005', '2026-08-21', '227', '21187', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a033bf-6f38-708a-a9d1-88985dc49011', '01900000-0000-7000-9000-000000000005', '2026-08-24', '227', '21187', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a03e0e-8898-749d-85de-94c175bf9cfd', '01900000-0000-7000-9000-000000000005', '2026-08-26', '240', '22400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a04861-b108-71f1-a043-9630126980a2', '01900000-0000-7000-9000-000000000005', '2026-08-28', '228', '21280', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a057cf-e308-7601-bd74-94176e337f7a', '01900000-0000-7000-9000-000000000005', '2026-08-31', '236', '22027', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a06217-a198-726c-b538-e714ec0fef61', '01900000-0000-7000-9000-000000000005', '2026-09-02', '230', '21467', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a06c62-1b60-77b5-b81a-56fe4109e307', '01900000-0000-7000-9000-000000000005', '2026-09-04', '236', '22027', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a07bd8-dcc8-7688-8a05-005354139aaf', '01900000-0000-7000-9000-000000000005', '2026-09-07', '232', '21653', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0862a-c100-73db-9aac-03817bcb9222', '01900000-0000-7000-9000-000000000005', '2026-09-09', '223', '20813', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a09075-0fd0-77f4-9091-5d230e9aeff4', '01900000-0000-7000-9000-000000000005', '2026-09-11', '230', '21467', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a09fe6-2418-77f1-9edd-c22881b74a52', '01900000-0000-7000-9000-000000000005', '2026-09-14', '231', '21560', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0aa38-8550-72b7-897b-0c45b65b2f08', '01900000-0000-7000-9000-000000000005', '2026-09-16', '229', '21373', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0b481-93d0-7333-aaa2-e1bbb1245a43', '01900000-0000-7000-9000-000000000005', '2026-09-18', '230', '21467', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0c3f5-b170-71c9-b49b-d7f635818d82', '01900000-0000-7000-9000-000000000005', '2026-09-21', '227', '21187', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0ce40-1f80-7473-b151-42d601167f45', '01900000-0000-7000-9000-000000000005', '2026-09-23', '224', '20907', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0d885-e240-713c-b856-88411e0a1b59', '01900000-0000-7000-9000-000000000005', '2026-09-25', '239', '22307', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0e807-1b58-7689-9f9d-9cbd91328eb4', '01900000-0000-7000-9000-000000000005', '2026-09-28', '235', '21933', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0f246-a070-74c3-abe7-9370e026fa41', '01900000-0000-7000-9000-000000000005', '2026-09-30', '231', '21560', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0fc98-b770-71f9-a4cf-3f22bd402d13', '01900000-0000-7000-9000-000000000005', '2026-10-02', '240', '22400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a10bdb-f170-74ac-b9c6-1d8369a58ad9', '01900000-0000-7000-9000-000000000005', '2026-10-05', '237', '22120', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a11626-5f80-772b-9974-57a9a16cd522', '01900000-0000-7000-9000-000000000005', '2026-10-07', '226', '21093', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a12071-7d58-771f-b91d-bde0363d28a4', '01900000-0000-7000-9000-000000000005', '2026-10-09', '226', '21093', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a12fe6-6de8-70ab-8c46-476188c74b58', '01900000-0000-7000-9000-000000000005', '2026-10-12', '232', '21653', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a13a30-10d8-7739-b628-ae9c93814c30', '01900000-0000-7000-9000-000000000005', '2026-10-14', '225', '21000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a14475-d780-757a-b8e9-c49b0d277424', '01900000-0000-7000-9000-000000000005', '2026-10-16', '239', '22307', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a153ef-1988-764a-b119-7e97609023a1', '01900000-0000-7000-9000-000000000005', '2026-10-19', '229', '21373', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a15e3d-a648-714c-8b81-1ecca68306f2', '01900000-0000-7000-9000-000000000005', '2026-10-21', '227', '21187', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a16886-1888-772b-8942-a757ef1e3551', '01900000-0000-7000-9000-000000000005', '2026-10-23', '228', '21280', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a18248-5d58-7435-bf38-6ff46870c9bb', '01900000-0000-7000-9000-000000000005', '2026-10-28', '225', '21000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a19c01-0920-772c-ae97-5bb4a14d631d', '01900000-0000-7000-9000-000000000005', '2026-11-02', '240', '22400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1a650-1e98-7759-b0e5-fe74576de405', '01900000-0000-7000-9000-000000000005', '2026-11-04', '240', '22400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1b09b-7320-7123-aed6-2d1d55b5af10', '01900000-0000-7000-9000-000000000005', '2026-11-06', '240', '22400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1c014-4f98-74c2-8fb6-3fc695705a3a', '01900000-0000-7000-9000-000000000005', '2026-11-09', '234', '21840', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1ca67-a300-709d-88d5-63ba8c7396eb', '01900000-0000-7000-9000-000000000005', '2026-11-11', '233', '21747', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1d4a6-d228-72e6-9059-188b5635d46b', '01900000-0000-7000-9000-000000000005', '2026-11-13', '240', '22400', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1e420-6e08-7792-8fec-12fcb1e43e88', '01900000-0000-7000-9000-000000000005', '2026-11-16', '233', '21747', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1ee72-61e0-7358-9cf0-f750e84ef9a2', '01900000-0000-7000-9000-000000000005', '2026-11-18', '225', '21000', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1f8bf-4ca8-76aa-9a84-e3054befb86c', '01900000-0000-7000-9000-000000000005', '2026-11-20', '236', '22027', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a2082f-3fe0-75c4-93db-9a4981599273', '01900000-0000-7000-9000-000000000005', '2026-11-23', '224', '20907', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a2127a-a408-70dc-9586-e640ebefa1fe', '01900000-0000-7000-9000-000000000005', '2026-11-25', '231', '21560', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a21ccd-4b90-748c-b4f5-7f78e62da30b', '01900000-0000-7000-9000-000000000005', '2026-11-27', '220', '20533', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fc40e-3020-7258-8af4-5b5993220dc3', '01900000-0000-7000-9000-000000000006', '2026-08-03', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fc939-c028-7704-ad03-f9fe7e28c87b', '01900000-0000-7000-9000-000000000006', '2026-08-04', '113', '8287', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fce5f-8ba0-765d-919b-577805ca23d9', '01900000-0000-7000-9000-000000000006', '2026-08-05', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fd383-3c08-7434-93f0-f7b06bb91e23', '01900000-0000-7000-9000-000000000006', '2026-08-06', '118', '8653', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fd8a7-abd8-7645-a9a0-d1e6c49039c9', '01900000-0000-7000-9000-000000000006', '2026-08-07', '174', '12760', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fe818-1828-70ab-9281-dae82edce136', '01900000-0000-7000-9000-000000000006', '2026-08-10', '112', '8213', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fed3e-9368-7215-85f1-7d177491f3b8', '01900000-0000-7000-9000-000000000006', '2026-08-11', '119', '8727', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019ff26c-fde8-71d9-a22e-380c81e12cb7', '01900000-0000-7000-9000-000000000006', '2026-08-12', '108', '7920', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019ff78c-4d38-7181-989a-22f62f9893da', '01900000-0000-7000-9000-000000000006', '2026-08-13', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019ffcb2-a938-722c-838f-aba99b7f2221', '01900000-0000-7000-9000-000000000006', '2026-08-14', '178', '13053', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a00c26-e230-717d-b640-94e03f1410b5', '01900000-0000-7000-9000-000000000006', '2026-08-17', '109', '7993', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0114e-0d38-7489-b55b-cf609706a209', '01900000-0000-7000-9000-000000000006', '2026-08-18', '118', '8653', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a01673-1560-717a-a1a6-bee1d43816c2', '01900000-0000-7000-9000-000000000006', '2026-08-19', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a01b98-63d8-7501-9010-79d214672673', '01900000-0000-7000-9000-000000000006', '2026-08-20', '114', '8360', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a020c7-89d8-741c-9a38-a25f9a794af4', '01900000-0000-7000-9000-000000000006', '2026-08-21', '160', '11733', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0303d-16a8-7540-a215-987561ceccf3', '01900000-0000-7000-9000-000000000006', '2026-08-24', '115', '8433', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0355c-5e28-773f-8df4-72b92730f4f6', '01900000-0000-7000-9000-000000000006', '2026-08-25', '105', '7700', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a03a7f-fb08-7560-833c-8284e1981595', '01900000-0000-7000-9000-000000000006', '2026-08-26', '110', '8067', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a03fa6-6a90-7417-8938-31cec3315b64', '01900000-0000-7000-9000-000000000006', '2026-08-27', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a044d7-e638-72b2-ada5-a6db068ca335', '01900000-0000-7000-9000-000000000006', '2026-08-28', '167', '12247', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a05440-4bd8-7476-9e9b-1e6fb11091f5', '01900000-0000-7000-9000-000000000006', '2026-08-31', '116', '8507', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0596e-c210-7465-bdbb-bb0a7d1fc5fe', '01900000-0000-7000-9000-000000000006', '2026-09-01', '104', '7627', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a05e8b-9890-7415-b3c6-cbf663d80f32', '01900000-0000-7000-9000-000000000006', '2026-09-02', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a063bc-9b20-71bc-b6fc-d7eae08d8549', '01900000-0000-7000-9000-000000000006', '2026-09-03', '108', '7920', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a068d8-f0b8-714a-b034-e41c7f6a8891', '01900000-0000-7000-9000-000000000006', '2026-09-04', '173', '12687', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a07851-fff8-7007-80d1-ab445e24bb63', '01900000-0000-7000-9000-000000000006', '2026-09-07', '112', '8213', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a07d7a-4c10-7385-9f41-b602fa8b8fea', '01900000-0000-7000-9000-000000000006', '2026-09-08', '110', '8067', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0829b-3d58-7208-9201-a742050e9a56', '01900000-0000-7000-9000-000000000006', '2026-09-09', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a087c2-31b0-7544-b77a-ceba59e6e094', '01900000-0000-7000-9000-000000000006', '2026-09-10', '108', '7920', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a09c5c-2a68-7000-9ccd-e8f0c9d5c771', '01900000-0000-7000-9000-000000000006', '2026-09-14', '110', '8067', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0a6aa-2e70-7511-978f-c8c7d54b006a', '01900000-0000-7000-9000-000000000006', '2026-09-16', '109', '7993', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0abd0-c8f0-7333-8bd3-4b0334498092', '01900000-0000-7000-9000-000000000006', '2026-09-17', '111', '8140', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0b0fb-cc58-74eb-a63e-9a7699bdd52e', '01900000-0000-7000-9000-000000000006', '2026-09-18', '166', '12173', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0c06e-bd30-73e1-b150-61bb7ec0f035', '01900000-0000-7000-9000-000000000006', '2026-09-21', '111', '8140', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0c58e-a0f0-743e-acc0-f16daf370c35', '01900000-0000-7000-9000-000000000006', '2026-09-22', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0cab4-0ac0-7722-a8ff-d6e8006d752c', '01900000-0000-7000-9000-000000000006', '2026-09-23', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0cfd8-6708-70f0-a7b7-3f44c54dcd18', '01900000-0000-7000-9000-000000000006', '2026-09-24', '119', '8727', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0d503-0cb0-717f-b686-750d943b99d1', '01900000-0000-7000-9000-000000000006', '2026-09-25', '179', '13127', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0e47c-6628-7098-aff2-96ea157ea829', '01900000-0000-7000-9000-000000000006', '2026-09-28', '111', '8140', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0e99d-8650-7170-b114-f7ba840368a1', '01900000-0000-7000-9000-000000000006', '2026-09-29', '103', '7553', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0eebf-b018-72e3-843e-5c3f77965704', '01900000-0000-7000-9000-000000000006', '2026-09-30', '116', '8507', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1084e-1f60-70b5-aceb-20973047d761', '01900000-0000-7000-9000-000000000006', '2026-10-05', '107', '7847', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a10d70-2dd0-7409-a8b3-b5588816fd7e', '01900000-0000-7000-9000-000000000006', '2026-10-06', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a11290-dcb0-7617-9572-1a691ed24648', '01900000-0000-7000-9000-000000000006', '2026-10-07', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a117b9-1158-7741-9761-e46c617c88d9', '01900000-0000-7000-9000-000000000006', '2026-10-08', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a11ce7-6c38-7419-9ee8-fec3606f0886', '01900000-0000-7000-9000-000000000006', '2026-10-09', '176', '12907', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a12c56-6958-71ca-ad15-5d0c3447b9f0', '01900000-0000-7000-9000-000000000006', '2026-10-12', '108', '7920', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a13183-f918-7328-9337-644533b1308e', '01900000-0000-7000-9000-000000000006', '2026-10-13', '106', '7773', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a136ab-5300-76eb-8e79-b989666690b4', '01900000-0000-7000-9000-000000000006', '2026-10-14', '116', '8507', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a13bc5-a110-73d0-b00f-b536b3de0456', '01900000-0000-7000-9000-000000000006', '2026-10-15', '111', '8140', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a15067-42b8-75c9-bcf0-a0e192806856', '01900000-0000-7000-9000-000000000006', '2026-10-19', '107', '7847', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1558a-9d30-7306-9aa4-078de9e4ef20', '01900000-0000-7000-9000-000000000006', '2026-10-20', '110', '8067', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a15ab8-4c30-7089-9044-40b38ac7d4f6', '01900000-0000-7000-9000-000000000006', '2026-10-21', '97', '7113', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a15fd0-4498-713d-8c29-5dc8743c9cd8', '01900000-0000-7000-9000-000000000006', '2026-10-22', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a16505-1f88-7149-bcbb-d91f43cec7fa', '01900000-0000-7000-9000-000000000006', '2026-10-23', '162', '11880', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a17476-4b40-77f9-bdb1-f9817a0926dc', '01900000-0000-7000-9000-000000000006', '2026-10-26', '111', '8140', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a17994-8d08-7245-b0b5-eeee22d5eba5', '01900000-0000-7000-9000-000000000006', '2026-10-27', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a17ec3-bec0-7623-b74b-554c7ac72483', '01900000-0000-7000-9000-000000000006', '2026-10-28', '99', '7260', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a183ea-16d8-7098-b12a-0274dd9afcab', '01900000-0000-7000-9000-000000000006', '2026-10-29', '107', '7847', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1890e-6b50-7750-8339-553328203939', '01900000-0000-7000-9000-000000000006', '2026-10-30', '175', '12833', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1987c-f340-7607-a3a8-95dd40786d74', '01900000-0000-7000-9000-000000000006', '2026-11-02', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a19da7-e320-77b9-9a03-233e0d78ca6f', '01900000-0000-7000-9000-000000000006', '2026-11-03', '108', '7920', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1a2c9-45b0-7022-9fbf-58686e0d868e', '01900000-0000-7000-9000-000000000006', '2026-11-04', '108', '7920', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1a7f5-cbd0-77ba-99b0-aaf6ca220fea', '01900000-0000-7000-9000-000000000006', '2026-11-05', '115', '8433', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1ad1d-50b0-71b8-bb6a-03b514515d68', '01900000-0000-7000-9000-000000000006', '2026-11-06', '174', '12760', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1c1ab-08b0-72b3-981b-f5a80920b460', '01900000-0000-7000-9000-000000000006', '2026-11-10', '115', '8433', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1c6d6-bfc8-7240-8271-f171f0383ca9', '01900000-0000-7000-9000-000000000006', '2026-11-11', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1cc03-c2e8-77b4-9369-6ea754234ab7', '01900000-0000-7000-9000-000000000006', '2026-11-12', '101', '7407', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1d11d-41f0-768d-8c41-67b72a05647e', '01900000-0000-7000-9000-000000000006', '2026-11-13', '172', '12613', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1e094-fd58-7693-843a-208f57353288', '01900000-0000-7000-9000-000000000006', '2026-11-16', '112', '8213', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1e5b8-ffc8-71e3-adcb-6d6539fc251c', '01900000-0000-7000-9000-000000000006', '2026-11-17', '108', '7920', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1eae9-1be0-76bd-9023-b669be9b389c', '01900000-0000-7000-9000-000000000006', '2026-11-18', '112', '8213', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a1f010-1038-7236-808a-4c2392b7ccc0', '01900000-0000-7000-9000-000000000006', '2026-11-19', '114', '8360', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a204a1-1010-70df-bc47-c5daf5c4c150', '01900000-0000-7000-9000-000000000006', '2026-11-23', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a209ca-b7d0-755f-943b-b39a003bbe43', '01900000-0000-7000-9000-000000000006', '2026-11-24', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a20ef1-5638-7772-9aec-6193f138205b', '01900000-0000-7000-9000-000000000006', '2026-11-25', '120', '8800', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a2140e-d4b0-7370-b60e-c638c41f79e7', '01900000-0000-7000-9000-000000000006', '2026-11-26', '117', '8580', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a21942-c540-74a9-8815-509f828460ab', '01900000-0000-7000-9000-000000000006', '2026-11-27', '180', '13200', 'true', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fbabb-5cc8-73ba-8c0c-5b44354ac739', '01900000-0000-7000-9000-000000000007', '2026-08-01', '170', '14450', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fbabc-6668-732e-ba32-a1b1649cdb62', '01900000-0000-7000-9000-000000000007', '2026-08-01', '180', '15300', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fbfde-0b60-7763-a7e9-2164b6c29fb9', '01900000-0000-7000-9000-000000000007', '2026-08-02', '172', '14620', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fbfe7-0828-724b-be2c-1fc04da0ca51', '01900000-0000-7000-9000-000000000007', '2026-08-02', '168', '14280', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fdec9-9260-715e-a6de-1420baccf6ca', '01900000-0000-7000-9000-000000000007', '2026-08-08', '173', '14705', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fdecc-6120-7271-a926-18e8db87e847', '01900000-0000-7000-9000-000000000007', '2026-08-08', '179', '15215', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fe3eb-db68-737a-aaa9-ec043e280325', '01900000-0000-7000-9000-000000000007', '2026-08-09', '168', '14280', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('019fe3f1-b768-715e-a516-5bcbb80e72fa', '01900000-0000-7000-9000-000000000007', '2026-08-09', '174', '14790', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a002ce-0010-7454-b6c7-552eb7e448d7', '01900000-0000-7000-9000-000000000007', '2026-08-15', '179', '15215', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a002cf-d4d0-7066-99af-74ed859866ca', '01900000-0000-7000-9000-000000000007', '2026-08-15', '180', '15300', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a007f5-d310-729b-b4ac-f4e10708f0eb', '01900000-0000-7000-9000-000000000007', '2026-08-16', '177', '15045', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a007fa-5750-7529-9918-3e281fb8bce9', '01900000-0000-7000-9000-000000000007', '2026-08-16', '167', '14195', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a026e5-3e28-7446-aee2-990942b87e75', '01900000-0000-7000-9000-000000000007', '2026-08-22', '171', '14535', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a026e8-bcb0-70ee-ad14-9c58cbd2ddc6', '01900000-0000-7000-9000-000000000007', '2026-08-22', '170', '14450', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a02c02-a918-72c6-b6d8-f4847064d01f', '01900000-0000-7000-9000-000000000007', '2026-08-23', '180', '15300', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a02c08-c780-7264-bee2-86a4116e5c30', '01900000-0000-7000-9000-000000000007', '2026-08-23', '170', '14450', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a04aeb-0b68-767e-b82d-b849bd1f7bf0', '01900000-0000-7000-9000-000000000007', '2026-08-29', '180', '15300', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a04af0-56e0-710c-8dc8-e639daff88f1', '01900000-0000-7000-9000-000000000007', '2026-08-29', '162', '13770', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a05015-4f68-7704-ae36-c41aa21e8b74', '01900000-0000-7000-9000-000000000007', '2026-08-30', '177', '15045', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a06ef4-a938-737b-bd27-afe8733ba051', '01900000-0000-7000-9000-000000000007', '2026-09-05', '180', '15300', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a06efb-4c70-738e-836e-b02641fe34e7', '01900000-0000-7000-9000-000000000007', '2026-09-05', '180', '15300', 'false', '2026-11-28 08:41:16.165669+00', 'false'),
  ('01a0741a-7c80-72af-adf8-5c77d5f44ae2', '01900000-0000-7000-9000-000000000007', '2026-09-06', '176', '14960', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a07422-dd08-7701-a099-0300b601f982', '01900000-0000-7000-9000-000000000007', '2026-09-06', '180', '15300', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a09300-5e30-73f1-8198-e729521855ef', '01900000-0000-7000-9000-000000000007', '2026-09-12', '178', '15130', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a09302-84f8-729b-9952-59c0d21923bf', '01900000-0000-7000-9000-000000000007', '2026-09-12', '175', '14875', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a09830-14b8-7073-9d24-de6a8c995084', '01900000-0000-7000-9000-000000000007', '2026-09-13', '165', '14025', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a09832-2410-7020-8689-b10b70c5dd8a', '01900000-0000-7000-9000-000000000007', '2026-09-13', '170', '14450', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a0b716-40a0-74b5-9f0c-3f943d75a9e7', '01900000-0000-7000-9000-000000000007', '2026-09-19', '172', '14620', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a0b719-8490-73c9-ab84-aa54b7e169f0', '01900000-0000-7000-9000-000000000007', '2026-09-19', '165', '14025', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a0bc32-cce8-7478-83b7-a7f2ec56e8cb', '01900000-0000-7000-9000-000000000007', '2026-09-20', '180', '15300', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a0bc3b-d950-709f-b9c0-5ddd3553bf00', '01900000-0000-7000-9000-000000000007', '2026-09-20', '169', '14365', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a0db19-8188-7521-972b-a967bdc7826c', '01900000-0000-7000-9000-000000000007', '2026-09-26', '180', '15300', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a0db24-2818-709f-b108-30141e9a8231', '01900000-0000-7000-9000-000000000007', '2026-09-26', '162', '13770', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a0e048-edd8-71e7-8432-8432b7fd4b8a', '01900000-0000-7000-9000-000000000007', '2026-09-27', '171', '14535', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a0ff30-d710-7275-ba3e-803cae65407c', '01900000-0000-7000-9000-000000000007', '2026-10-03', '163', '13855', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a0ff33-c510-7193-8770-4851a458cf38', '01900000-0000-7000-9000-000000000007', '2026-10-03', '172', '14620', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a10417-9db8-7082-be58-e66f2b1a7ab0', '01900000-0000-7000-9000-000000000007', '2026-10-04', '179', '15215', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a1041f-0ff8-74e9-a863-c82aa667b9b0', '01900000-0000-7000-9000-000000000007', '2026-10-04', '172', '14620', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a12300-b7a0-7127-b6d7-b9c5f473e1d6', '01900000-0000-7000-9000-000000000007', '2026-10-10', '180', '15300', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a12304-22a0-747b-aaa6-0e8a227fcfaf', '01900000-0000-7000-9000-000000000007', '2026-10-10', '174', '14790', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a12822-54c8-75b1-b04b-fe2d5b505920', '01900000-0000-7000-9000-000000000007', '2026-10-11', '180', '15300', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a1282b-74b8-72a4-a4bf-cb5e7e9ed518', '01900000-0000-7000-9000-000000000007', '2026-10-11', '173', '14705', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a14715-6960-7770-8b64-9c66125d8d6c', '01900000-0000-7000-9000-000000000007', '2026-10-17', '177', '15045', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a14c31-3258-71d5-9621-0af2ff13edd5', '01900000-0000-7000-9000-000000000007', '2026-10-18', '180', '15300', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a16b15-6270-75e5-990d-3c6fa558cc2c', '01900000-0000-7000-9000-000000000007', '2026-10-24', '180', '15300', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a16b1b-d2e0-7153-9db8-f7b55afb5240', '01900000-0000-7000-9000-000000000007', '2026-10-24', '174', '14790', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a17041-4480-70e2-a354-898ee371e1ed', '01900000-0000-7000-9000-000000000007', '2026-10-25', '167', '14195', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a17041-5038-76af-be8c-77aa8b07d669', '01900000-0000-7000-9000-000000000007', '2026-10-25', '178', '15130', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a18f20-adf0-72b2-a491-f70140fc93c8', '01900000-0000-7000-9000-000000000007', '2026-10-31', '180', '15300', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a18f2b-25a0-70aa-a3ba-500cb2852f3d', '01900000-0000-7000-9000-000000000007', '2026-10-31', '168', '14280', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a19449-2500-73bc-b812-288f1c140abc', '01900000-0000-7000-9000-000000000007', '2026-11-01', '180', '15300', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a1b32e-cc18-7294-8992-3d4ab23b0d1a', '01900000-0000-7000-9000-000000000007', '2026-11-07', '180', '15300', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a1b332-65f8-729d-bb7d-4294a9fecba0', '01900000-0000-7000-9000-000000000007', '2026-11-07', '180', '15300', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a1b854-d610-7097-b080-46d47908dae9', '01900000-0000-7000-9000-000000000007', '2026-11-08', '179', '15215', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a1b85e-d0c0-76c8-b2fd-78162dae598f', '01900000-0000-7000-9000-000000000007', '2026-11-08', '170', '14450', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a1d73f-ff50-73c2-9d68-0687415e90c2', '01900000-0000-7000-9000-000000000007', '2026-11-14', '174', '14790', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a1d744-aaa0-7325-adc4-7697b45516c5', '01900000-0000-7000-9000-000000000007', '2026-11-14', '165', '14025', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a1dc61-5a10-7350-a3ea-60cdf2db65fd', '01900000-0000-7000-9000-000000000007', '2026-11-15', '176', '14960', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a1dc6b-58a8-77ea-9233-8d215b201263', '01900000-0000-7000-9000-000000000007', '2026-11-15', '167', '14195', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a1fb47-b0f0-701c-b624-0b76f5df2ce4', '01900000-0000-7000-9000-000000000007', '2026-11-21', '173', '14705', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a1fb4b-23c0-77dc-8aeb-2deca76e98bd', '01900000-0000-7000-9000-000000000007', '2026-11-21', '180', '15300', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a2007a-97e0-7040-b842-ff313427a51a', '01900000-0000-7000-9000-000000000007', '2026-11-22', '160', '13600', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a21f55-9098-71f3-a72f-00dfe7538ead', '01900000-0000-7000-9000-000000000007', '2026-11-28', '168', '14280', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a21f58-72e0-71a5-a613-b590125e898c', '01900000-0000-7000-9000-000000000007', '2026-11-28', '176', '14960', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a20562-54a0-771c-98c1-5c5718ea348d', '01900000-0000-7000-9000-000000000021', '2026-11-23', '188', '18800', 'true', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a1775e-f29e-72d5-9b45-bebbc1f68489', '01900000-0000-7000-9000-000000000006', '2026-10-26', '0', '13400', 'true', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a1775e-f29e-7521-9b2b-a1785b18c086', '01900000-0000-7000-9000-000000000006', '2026-10-26', '0', '13400', 'false', '2026-11-28 08:41:16.482719+00', 'false'),
  ('01a1e384-7e9e-71da-99d2-5319e768b8a8', '01900000-0000-7000-9000-000000000001', '2026-11-16', '0', '25200', 'false', '2026-11-28 08:41:16.482719+00', 'false');
INSERT INTO invoice_settings ("only_row", "supplier", "gst_rate", "number_prefix", "version", "copy_to_office") VALUES
  ('true', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}', '1000', 'INV-', '1', 'false');
INSERT INTO invoice_counter ("only_row", "last_number") VALUES
  ('true', '1');
INSERT INTO change ("entity", "entity_id", "seq", "request_id", "changed_at") VALUES
  ('audit-entry', '01a22150-d017-7565-b645-4a5111d6e879', '1', NULL, '2026-11-28 08:41:13.936769+00'),
  ('audit-entry', '01a22150-d025-700b-a754-c46325a348a1', '2', NULL, '2026-11-28 08:41:14.016887+00'),
  ('audit-entry', '01a22150-d036-7080-99b5-31523b48c442', '3', NULL, '2026-11-28 08:41:14.033621+00'),
  ('audit-entry', '01a22150-d046-716d-a02c-e85ff2eeb68b', '4', NULL, '2026-11-28 08:41:14.048412+00'),
  ('audit-entry', '01a22150-d250-7659-be68-a4f6aeefc5aa', '5', NULL, '2026-11-28 08:41:14.54899+00'),
  ('audit-entry', '01a22150-d259-7481-888b-518a61b3fff0', '6', NULL, '2026-11-28 08:41:14.580245+00'),
  ('audit-entry', '01a22150-d26b-7247-8267-e49011cf5984', '7', NULL, '2026-11-28 08:41:14.595771+00'),
  ('audit-entry', '01a22150-d30f-71ba-8f5d-7cc9148ee8ef', '8', NULL, '2026-11-28 08:41:14.748664+00'),
  ('audit-entry', '01a22150-d351-7372-88af-bf2402a915e7', '9', NULL, '2026-11-28 08:41:14.773654+00'),
  ('audit-entry', '01a22150-d359-7180-aa9e-b389db42149d', '10', NULL, '2026-11-28 08:41:14.837312+00'),
  ('site', '0190c0de-0000-7000-8000-000000000002', '11', NULL, '2026-11-28 08:41:14.837312+00'),
  ('audit-entry', '01a22150-dd92-713b-a9d2-51462f0a4527', '12', NULL, '2026-11-28 08:41:17.446424+00'),
  ('audit-entry', '01a22150-dd9a-7568-8419-679dc435b922', '13', NULL, '2026-11-28 08:41:17.464274+00'),
  ('audit-entry', '01a22150-dda8-7455-925b-82427f8567f7', '14', NULL, '2026-11-28 08:41:17.47122+00'),
  ('audit-entry', '01a22150-ddb1-704f-8956-8b112aa23b3a', '15', NULL, '2026-11-28 08:41:17.47122+00'),
  ('audit-entry', '01a22150-ddb7-7450-a5bf-df85e0494a29', '16', NULL, '2026-11-28 08:41:17.47122+00'),
  ('audit-entry', '01a22150-ddb9-705e-84d3-dd1cb824feae', '17', NULL, '2026-11-28 08:41:17.47122+00'),
  ('audit-entry', '01a22150-ddbd-7740-9996-1109f3fecc5a', '18', NULL, '2026-11-28 08:41:17.47122+00'),
  ('audit-entry', '01a22150-ddbf-774e-8a0b-433a8018eb17', '19', NULL, '2026-11-28 08:41:17.47122+00'),
  ('audit-entry', '01a22150-ddc3-707e-bb78-b54770eaf4cc', '20', NULL, '2026-11-28 08:41:17.47122+00'),
  ('audit-entry', '01a22150-de02-7202-bbc1-0e146027b816', '21', NULL, '2026-11-28 08:41:17.510739+00'),
  ('audit-entry', '01a22150-de18-74c7-a496-b5cc7e584437', '22', NULL, '2026-11-28 08:41:17.584779+00'),
  ('audit-entry', '01a22150-de84-7734-acfa-c14168ed62b3', '23', NULL, '2026-11-28 08:41:17.692223+00'),
  ('audit-entry', '01a22150-de92-73b3-b997-c3dae9c89a53', '24', NULL, '2026-11-28 08:41:17.709213+00'),
  ('audit-entry', '01a22150-dea4-702a-bb34-b03a8909912c', '25', NULL, '2026-11-28 08:41:17.727764+00'),
  ('audit-entry', '01a22150-deac-752a-89c7-9374e69ae6b5', '26', NULL, '2026-11-28 08:41:17.738472+00'),
  ('audit-entry', '01a22150-debd-72f3-a894-c9e8c2f56091', '27', NULL, '2026-11-28 08:41:17.753655+00'),
  ('audit-entry', '01a22150-dec4-7055-a930-9b3b2a42df38', '28', NULL, '2026-11-28 08:41:17.761692+00'),
  ('audit-entry', '01a22150-deef-778d-a909-c44b3dbbcefa', '29', NULL, '2026-11-28 08:41:17.79766+00'),
  ('audit-entry', '01a22150-def9-7322-ae01-447776ff42c0', '30', NULL, '2026-11-28 08:41:17.814986+00'),
  ('audit-entry', '01a22150-df04-712c-a047-e4c456cb376a', '31', NULL, '2026-11-28 08:41:17.825911+00'),
  ('audit-entry', '01a22150-df11-706f-96a1-4a064e670b23', '32', NULL, '2026-11-28 08:41:17.838302+00'),
  ('audit-entry', '01a22150-df19-7261-8a3a-69f2970b014c', '33', NULL, '2026-11-28 08:41:17.845349+00'),
  ('audit-entry', '01a22150-df22-74cb-85bb-26afcdcd2287', '34', NULL, '2026-11-28 08:41:17.854598+00'),
  ('audit-entry', '01a22150-df37-7009-af78-beeeb49b4d5c', '36', NULL, '2026-11-28 08:41:17.866013+00'),
  ('audit-entry', '01a22150-df7a-728f-8e9c-f8896c1930db', '37', NULL, '2026-11-28 08:41:17.922833+00'),
  ('audit-entry', '01a22150-dfd6-70c6-a821-1d851521ac9a', '44', NULL, '2026-11-28 08:41:17.96255+00'),
  ('notice', '01a22150-dfd0-7157-be7d-d2ce4d6a6b3d', '45', NULL, '2026-11-28 08:41:17.96255+00'),
  ('notice', '01a22150-dfd2-70c2-9d9a-aea75a90e556', '46', NULL, '2026-11-28 08:41:17.96255+00'),
  ('notice', '01a22150-dfd2-70c2-9d9a-b216e47621f1', '47', NULL, '2026-11-28 08:41:17.96255+00'),
  ('notice', '01a22150-dfd3-7054-985f-87f408af59e9', '48', NULL, '2026-11-28 08:41:17.96255+00'),
  ('notice', '01a22150-dfd4-731d-bd4d-5d39c6878051', '49', NULL, '2026-11-28 08:41:17.96255+00'),
  ('notice', '01a22150-dfd4-731d-bd4d-6175ac29da94', '50', NULL, '2026-11-28 08:41:17.96255+00'),
  ('paid', '01900000-0000-7000-8000-000000000011', '52', NULL, '2026-11-28 08:41:17.96255+00'),
  ('paid', '01900000-0000-7000-8000-000000000012', '53', NULL, '2026-11-28 08:41:17.96255+00'),
  ('paid', '01900000-0000-7000-8000-000000000013', '54', NULL, '2026-11-28 08:41:17.96255+00'),
  ('paid', '01900000-0000-7000-8000-000000000014', '55', NULL, '2026-11-28 08:41:17.96255+00'),
  ('paid', '01900000-0000-7000-8000-000000000015', '56', NULL, '2026-11-28 08:41:17.96255+00'),
  ('audit-entry', '01a22150-dfe4-75b8-a430-1ded490d0bf4', '57', NULL, '2026-11-28 08:41:18.050428+00'),
  ('paid', '01900000-0000-7000-8000-000000000010', '58', NULL, '2026-11-28 08:41:18.050428+00'),
  ('audit-entry', '01a22150-dfee-715f-a86f-a2b3944e75d5', '59', NULL, '2026-11-28 08:41:18.057238+00');
INSERT INTO change_counter ("only_row", "last_seq") VALUES
  ('true', '59');
INSERT INTO change_cursor ("source", "last_seq") VALUES
  ('auth', '20'),
  ('jobs', '562'),
  ('media', '27');
INSERT INTO audit_entry ("id", "entry") VALUES
  ('01a22150-d017-7565-b645-4a5111d6e879', '{"at": "2026-11-28T08:41:14.007Z", "id": "01a22150-d017-7565-b645-4a5111d6e879", "action": "invoice-settings.changed", "details": {"gst_rate_percent": "20 → 10"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "", "subject_kind": "invoice-settings", "subject_name": "Invoice settings"}'),
  ('01a22150-d025-700b-a754-c46325a348a1', '{"at": "2026-11-28T08:41:14.021Z", "id": "01a22150-d025-700b-a754-c46325a348a1", "action": "invoice-settings.gst-confirmed", "details": {"gst_rate_percent": "10"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "", "subject_kind": "invoice-settings", "subject_name": "Invoice settings"}'),
  ('01a22150-d036-7080-99b5-31523b48c442', '{"at": "2026-11-28T08:41:14.038Z", "id": "01a22150-d036-7080-99b5-31523b48c442", "action": "quote-text.saved", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "cc6871a5-52c2-5678-b4ef-b20a470238b9", "subject_kind": "quote", "subject_name": "Our terms"}'),
  ('01a22150-d046-716d-a02c-e85ff2eeb68b', '{"at": "2026-11-28T08:41:14.054Z", "id": "01a22150-d046-716d-a02c-e85ff2eeb68b", "action": "quote.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "44d06644-e1b8-5ae8-9c75-0760df44cf0f", "subject_kind": "quote", "subject_name": "Q-00001"}'),
  ('01a22150-d250-7659-be68-a4f6aeefc5aa', '{"at": "2026-11-28T08:41:14.576Z", "id": "01a22150-d250-7659-be68-a4f6aeefc5aa", "action": "quote.sent", "details": {"channel": "hand"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "44d06644-e1b8-5ae8-9c75-0760df44cf0f", "subject_kind": "quote", "subject_name": "Q-00001"}'),
  ('01a22150-d259-7481-888b-518a61b3fff0', '{"at": "2026-11-28T08:41:14.586Z", "id": "01a22150-d259-7481-888b-518a61b3fff0", "action": "quote.declined", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "44d06644-e1b8-5ae8-9c75-0760df44cf0f", "subject_kind": "quote", "subject_name": "Q-00001"}'),
  ('01a22150-d26b-7247-8267-e49011cf5984', '{"at": "2026-11-28T08:41:14.604Z", "id": "01a22150-d26b-7247-8267-e49011cf5984", "action": "quote.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "bd93609b-ed17-51bc-9596-6ac35123c6aa", "subject_kind": "quote", "subject_name": "Q-00002"}'),
  ('01a22150-d30f-71ba-8f5d-7cc9148ee8ef', '{"at": "2026-11-28T08:41:14.767Z", "id": "01a22150-d30f-71ba-8f5d-7cc9148ee8ef", "action": "quote.sent", "details": {"channel": "hand"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "bd93609b-ed17-51bc-9596-6ac35123c6aa", "subject_kind": "quote", "subject_name": "Q-00002"}'),
  ('01a22150-d351-7372-88af-bf2402a915e7', '{"at": "2026-11-28T08:41:14.833Z", "id": "01a22150-d351-7372-88af-bf2402a915e7", "action": "quote.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "fdbbf917-7206-5c19-93d9-b1f90aa07d6b", "subject_kind": "quote", "subject_name": "Q-00003"}'),
  ('01a22150-d359-7180-aa9e-b389db42149d', '{"at": "2026-11-28T08:41:14.841Z", "id": "01a22150-d359-7180-aa9e-b389db42149d", "action": "site-proof.changed", "details": {"changed": "testimonials, ratings, prices, examples, checks, come_back"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "", "subject_kind": "site", "subject_name": "Proof and promises of the website"}'),
  ('01a22150-dd92-713b-a9d2-51462f0a4527', '{"at": "2026-11-28T08:41:17.458Z", "id": "01a22150-dd92-713b-a9d2-51462f0a4527", "action": "pay-settings.changed", "details": {"gst_from": " → 2018-07-01", "first_day": "2022-01-01 → 2026-10-11", "gst_checked_on": " → 2026-11-02"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "", "subject_kind": "pay-settings", "subject_name": "Pay settings"}'),
  ('01a22150-dd9a-7568-8419-679dc435b922', '{"at": "2026-11-28T08:41:17.466Z", "id": "01a22150-dd9a-7568-8419-679dc435b922", "action": "pay-bank-account.saved", "details": {"bsb": "105-900", "bank": "BSA", "account_ending": "200"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22150-dd99-750c-9b53-04b663f42e25", "subject_kind": "pay-settings", "subject_name": "GUMLEAF CLEANING PTY LTD"}'),
  ('01a22150-dda8-7455-925b-82427f8567f7', '{"at": "2026-11-28T08:41:17.480Z", "id": "01a22150-dda8-7455-925b-82427f8567f7", "action": "client.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000001", "subject_kind": "client", "subject_name": "Wattlebird Property"}'),
  ('01a22150-ddb1-704f-8956-8b112aa23b3a', '{"at": "2026-11-28T08:41:17.489Z", "id": "01a22150-ddb1-704f-8956-8b112aa23b3a", "action": "client.job-set", "details": {"job": "Wattlebird House Offices", "from": "2026-10-11", "client": "Wattlebird Property"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000001", "subject_kind": "client", "subject_name": "Wattlebird Property"}'),
  ('01a22150-ddb7-7450-a5bf-df85e0494a29', '{"at": "2026-11-28T08:41:17.495Z", "id": "01a22150-ddb7-7450-a5bf-df85e0494a29", "action": "client.job-set", "details": {"job": "Sturt Pea Technology Hub", "from": "2026-10-11", "client": "Wattlebird Property"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000001", "subject_kind": "client", "subject_name": "Wattlebird Property"}'),
  ('01a22150-ddb9-705e-84d3-dd1cb824feae', '{"at": "2026-11-28T08:41:17.497Z", "id": "01a22150-ddb9-705e-84d3-dd1cb824feae", "action": "client.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000002", "subject_kind": "client", "subject_name": "Banksia Family Medical Centre"}'),
  ('01a22150-ddbd-7740-9996-1109f3fecc5a', '{"at": "2026-11-28T08:41:17.501Z", "id": "01a22150-ddbd-7740-9996-1109f3fecc5a", "action": "client.job-set", "details": {"job": "Banksia Family Medical Centre", "from": "2026-10-11", "client": "Banksia Family Medical Centre"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000002", "subject_kind": "client", "subject_name": "Banksia Family Medical Centre"}'),
  ('01a22150-ddbf-774e-8a0b-433a8018eb17', '{"at": "2026-11-28T08:41:17.503Z", "id": "01a22150-ddbf-774e-8a0b-433a8018eb17", "action": "client.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000003", "subject_kind": "client", "subject_name": "Little Pelicans"}'),
  ('01a22150-ddc3-707e-bb78-b54770eaf4cc', '{"at": "2026-11-28T08:41:17.507Z", "id": "01a22150-ddc3-707e-bb78-b54770eaf4cc", "action": "client.job-set", "details": {"job": "Little Pelicans Early Learning", "from": "2026-10-11", "client": "Little Pelicans"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000003", "subject_kind": "client", "subject_name": "Little Pelicans"}'),
  ('01a22150-de02-7202-bbc1-0e146027b816', '{"at": "2026-11-28T08:41:17.570Z", "id": "01a22150-de02-7202-bbc1-0e146027b816", "action": "invoice.issued", "details": {"month": "2026-10", "total": "1235.52", "client": "Banksia Family Medical Centre", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22150-ddf4-778a-a4e6-204675e3edf7", "subject_kind": "invoice", "subject_name": "INV-00001"}'),
  ('01a22150-de18-74c7-a496-b5cc7e584437', '{"at": "2026-11-28T08:41:17.592Z", "id": "01a22150-de18-74c7-a496-b5cc7e584437", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22150-ddf4-778a-a4e6-204675e3edf7", "subject_kind": "invoice", "subject_name": "INV-00001"}'),
  ('01a22150-de84-7734-acfa-c14168ed62b3', '{"at": "2026-11-28T08:41:17.700Z", "id": "01a22150-de84-7734-acfa-c14168ed62b3", "action": "payee.changed", "details": {"state": " → SA", "suburb": " → Prospect", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Amara", "family_name": " → Perera", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40118"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000010", "subject_kind": "person", "subject_name": "Amara Perera"}'),
  ('01a22150-de92-73b3-b997-c3dae9c89a53', '{"at": "2026-11-28T08:41:17.714Z", "id": "01a22150-de92-73b3-b997-c3dae9c89a53", "action": "payee.super-decided", "details": {"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000010", "subject_kind": "person", "subject_name": "Amara Perera"}'),
  ('01a22150-dea4-702a-bb34-b03a8909912c', '{"at": "2026-11-28T08:41:17.732Z", "id": "01a22150-dea4-702a-bb34-b03a8909912c", "action": "payee.changed", "details": {"state": " → SA", "suburb": " → Norwood", "fund_usi": " → HOS0100AU", "gst_from": " → 2023-07-01", "fund_name": " → Hostplus", "rcti_form": " → signed", "rcti_from": " → 2024-07-01", "given_name": " → Daniel", "rcti_terms": " → supplies-named, both-registered, company-issues, supplier-does-not, tells-when-it-ends", "family_name": " → Okafor", "may_delegate": " → yes", "contract_with": " → person", "gst_checked_on": " → 2026-11-02", "fund_member_number": " → 40125"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000011", "subject_kind": "person", "subject_name": "Daniel Okafor"}'),
  ('01a22150-deac-752a-89c7-9374e69ae6b5', '{"at": "2026-11-28T08:41:17.741Z", "id": "01a22150-deac-752a-89c7-9374e69ae6b5", "action": "payee.super-decided", "details": {"from": "2026-07-01", "answer": "no", "reason": "May send somebody else."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000011", "subject_kind": "person", "subject_name": "Daniel Okafor"}'),
  ('01a22150-debd-72f3-a894-c9e8c2f56091', '{"at": "2026-11-28T08:41:17.757Z", "id": "01a22150-debd-72f3-a894-c9e8c2f56091", "action": "payee.changed", "details": {"state": " → SA", "suburb": " → Mile End", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Mei", "family_name": " → Lin Chen", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40132"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000012", "subject_kind": "person", "subject_name": "Mei Lin Chen"}'),
  ('01a22150-dec4-7055-a930-9b3b2a42df38', '{"at": "2026-11-28T08:41:17.764Z", "id": "01a22150-dec4-7055-a930-9b3b2a42df38", "action": "payee.super-decided", "details": {"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000012", "subject_kind": "person", "subject_name": "Mei Lin Chen"}'),
  ('01a22150-deef-778d-a909-c44b3dbbcefa', '{"at": "2026-11-28T08:41:17.807Z", "id": "01a22150-deef-778d-a909-c44b3dbbcefa", "action": "payee.changed", "details": {"state": " → SA", "suburb": " → Modbury", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Tomasz", "family_name": " → Nowak", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40139"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000013", "subject_kind": "person", "subject_name": "Tomasz Nowak"}'),
  ('01a22150-def9-7322-ae01-447776ff42c0', '{"at": "2026-11-28T08:41:17.817Z", "id": "01a22150-def9-7322-ae01-447776ff42c0", "action": "payee.super-decided", "details": {"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000013", "subject_kind": "person", "subject_name": "Tomasz Nowak"}'),
  ('01a22150-df04-712c-a047-e4c456cb376a', '{"at": "2026-11-28T08:41:17.828Z", "id": "01a22150-df04-712c-a047-e4c456cb376a", "action": "payee.changed", "details": {"may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000014", "subject_kind": "person", "subject_name": "Priya Raghunathan-Venkataraman"}'),
  ('01a22150-df11-706f-96a1-4a064e670b23', '{"at": "2026-11-28T08:41:17.841Z", "id": "01a22150-df11-706f-96a1-4a064e670b23", "action": "payee.changed", "details": {"state": " → SA", "suburb": " → Glenelg", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Grace", "family_name": " → Papadopoulos", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40153"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000015", "subject_kind": "person", "subject_name": "Grace Papadopoulos"}'),
  ('01a22150-df19-7261-8a3a-69f2970b014c', '{"at": "2026-11-28T08:41:17.849Z", "id": "01a22150-df19-7261-8a3a-69f2970b014c", "action": "payee.super-decided", "details": {"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000015", "subject_kind": "person", "subject_name": "Grace Papadopoulos"}'),
  ('01a22150-df22-74cb-85bb-26afcdcd2287', '{"at": "2026-11-28T08:41:17.858Z", "id": "01a22150-df22-74cb-85bb-26afcdcd2287", "action": "pay-adjustment.added", "details": {"day": "2026-10-31", "file": "without a file", "kind": "bonus", "amount": "80.00", "reason": "Stood in on short notice"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000012", "subject_kind": "person", "subject_name": "Mei Lin Chen"}'),
  ('01a22150-df37-7009-af78-beeeb49b4d5c', '{"at": "2026-11-28T08:41:17.879Z", "id": "01a22150-df37-7009-af78-beeeb49b4d5c", "action": "pay-run.created", "details": {"pay_day": "2026-11-03", "through_day": "2026-10-31"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22150-df32-7170-880b-93f186745ee2", "subject_kind": "pay-run", "subject_name": "Pay run 1"}'),
  ('01a22150-df7a-728f-8e9c-f8896c1930db', '{"at": "2026-11-28T08:41:17.946Z", "id": "01a22150-df7a-728f-8e9c-f8896c1930db", "action": "pay-run.approved", "details": {"total": "7388.12", "people": "6", "through_day": "2026-10-31"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22150-df32-7170-880b-93f186745ee2", "subject_kind": "pay-run", "subject_name": "Pay run 1"}'),
  ('01a22150-dfd6-70c6-a821-1d851521ac9a', '{"at": "2026-11-28T08:41:18.038Z", "id": "01a22150-dfd6-70c6-a821-1d851521ac9a", "action": "pay-run.paid", "details": {"total": "7388.12", "people": "6", "paid_on": "2026-11-03"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22150-df32-7170-880b-93f186745ee2", "subject_kind": "pay-run", "subject_name": "Pay run 1"}'),
  ('01a22150-dfe4-75b8-a430-1ded490d0bf4', '{"at": "2026-11-28T08:41:18.052Z", "id": "01a22150-dfe4-75b8-a430-1ded490d0bf4", "action": "pay-adjustment.added", "details": {"day": "2026-11-28", "file": "without a file", "kind": "reimbursement", "amount": "34.80", "reason": "Floor pads from the hardware shop"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000010", "subject_kind": "person", "subject_name": "Amara Perera"}'),
  ('01a22150-dfee-715f-a86f-a2b3944e75d5', '{"at": "2026-11-28T08:41:18.062Z", "id": "01a22150-dfee-715f-a86f-a2b3944e75d5", "action": "payee.held", "details": {"reason": "Keys of the gallery are not back yet"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000013", "subject_kind": "person", "subject_name": "Tomasz Nowak"}');
INSERT INTO token_key_set ("only_row", "keys", "fetched_at") VALUES
  ('true', '{"keys": [{"e": "AQAB", "n": "rBnkTLLDaeRycBgE_ThmyXOTdrrVuAtvELN1oVASX9V-tiQenZb-45uJfUBbrRNZgsMwFqbmv2tHE-mFfDN801mC3PA5i8-98WhfxCydtQae9t0y_DX7Hn0EkPyW4nJveENXjq4Yig-3BOAcXt_xFRHIZ9TE9OkpLplsdWjAbo4KKqZ22Y3-tKZz5Yg6_n-msG9XU7n3EBIvPh6LvWWD57ay_-r_7aGUYOMaERZA9zSWyi9vRQp0zdOCYScVFhlnChtn_7uFq1hqsNI0CWqCDvHkRhKs-SrjwTR7NERp7eUlHaswEQkN_vgOhJyig5VCPVa8M7AyHjiK55m6fhN6Uw", "kid": "01a22150-cf4d-743d-bedf-17522f350bef", "kty": "RSA"}]}', '2026-11-28 08:42:15.117+00');
INSERT INTO raised_notice ("id", "notice", "raised_at") VALUES
  ('01a22150-dfd0-7157-be7d-d2ce4d6a6b3d', '{"at": "2026-11-28T08:41:18.032Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000010"], "parameters": {"day": "03/11/2026", "amount": "A$933.55", "documents": "RA-00001"}}', '2026-11-28 08:41:17.96255+00'),
  ('01a22150-dfd2-70c2-9d9a-aea75a90e556', '{"at": "2026-11-28T08:41:18.034Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000011"], "parameters": {"day": "03/11/2026", "amount": "A$1,904.97", "documents": "RCTI-00001"}}', '2026-11-28 08:41:17.96255+00'),
  ('01a22150-dfd2-70c2-9d9a-b216e47621f1', '{"at": "2026-11-28T08:41:18.034Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000015"], "parameters": {"day": "03/11/2026", "amount": "A$1,444.96", "documents": "RA-00002"}}', '2026-11-28 08:41:17.96255+00'),
  ('01a22150-dfd3-7054-985f-87f408af59e9', '{"at": "2026-11-28T08:41:18.035Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000012"], "parameters": {"day": "03/11/2026", "amount": "A$1,086.42", "documents": "RA-00003"}}', '2026-11-28 08:41:17.96255+00'),
  ('01a22150-dfd4-731d-bd4d-5d39c6878051', '{"at": "2026-11-28T08:41:18.036Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000014"], "parameters": {"day": "03/11/2026", "amount": "A$974.97", "documents": "RA-00004"}}', '2026-11-28 08:41:17.96255+00'),
  ('01a22150-dfd4-731d-bd4d-6175ac29da94', '{"at": "2026-11-28T08:41:18.036Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000013"], "parameters": {"day": "03/11/2026", "amount": "A$1,043.25", "documents": "RA-00005"}}', '2026-11-28 08:41:17.96255+00');
INSERT INTO known_payee ("person_id", "abn", "address", "postcode", "bank_ending", "bank_fingerprint", "payments_held_until", "name_characters", "erased") VALUES
  ('01900000-0000-7000-8000-000000000001', '', '', '', NULL, NULL, NULL, '', 'false'),
  ('01900000-0000-7000-8000-000000000002', '', '', '', NULL, NULL, NULL, '', 'false'),
  ('01900000-0000-7000-8000-000000000010', '61000000002', '14 Acacia Street, Prospect SA', '5082', '417', 'a61764615c99a40f:G-FloYgeqP53R12-vLtiiQtR-XeBlSw5hjOa9qEPE6k', NULL, '', 'false'),
  ('01900000-0000-7000-8000-000000000011', '42000000003', '3/27 Banksia Avenue, Norwood SA', '5067', '724', 'a61764615c99a40f:L9-soAjqo5wZrwlLIKqHPxjYVEKdIcivgAu9Y3iKSYs', NULL, '', 'false'),
  ('01900000-0000-7000-8000-000000000012', '23000000004', '88 Henley Beach Road, Mile End SA', '5031', '031', 'a61764615c99a40f:DaD2cwDtL01JvelLQyawotGqqoRpKmxNfHjpBqqg53k', NULL, '', 'false'),
  ('01900000-0000-7000-8000-000000000013', '80000000001', '5 Kurrajong Court, Modbury SA', '5092', '338', 'a61764615c99a40f:md1CRoH7VxFhRh9jGJMaLIcf3vQRTV1aSeVzcyG6oWg', NULL, '', 'false'),
  ('01900000-0000-7000-8000-000000000014', '51824753556', '121 Unley Road, Unley SA', '5061', '645', 'a61764615c99a40f:tjw19BbjSdjzjF7-qQwVZk18rBbCYan5v7bvoKh6qrs', NULL, '-', 'false'),
  ('01900000-0000-7000-8000-000000000015', '53004085616', '9 Jetty Lane, Glenelg SA', '5045', '952', 'a61764615c99a40f:AKXUVgjd0BIcXDCNLjnth2JH5GbMscF9B81HEriyNfE', NULL, '', 'false'),
  ('01900000-0000-7000-8000-000000000016', '61000000002', '40 Magill Road, Kensington SA', '5068', '259', 'a61764615c99a40f:N0aBPLCY2ObzZDvcLil1Fz6N4pA0kjTAlKnJzAaQJfY', NULL, '', 'false'),
  ('01900000-0000-7000-8000-000000000017', '42000000003', '2 Wirra Crescent, Salisbury SA', '5108', '566', 'a61764615c99a40f:xvNdLcLIThkIyCgOmqHF1yjd0gmfypX7MG5U9Thz0xE', NULL, '', 'false');
INSERT INTO payee ("person_id", "details", "gst_claimed_from", "hold_reason", "held_by", "held_at", "version") VALUES
  ('01900000-0000-7000-8000-000000000010', '{"state": "SA", "suburb": "Prospect", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Amara", "rcti_terms": [], "family_name": "Perera", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40118"}', NULL, NULL, NULL, NULL, '2'),
  ('01900000-0000-7000-8000-000000000011', '{"state": "SA", "suburb": "Norwood", "fund_usi": "HOS0100AU", "gst_from": "2023-07-01", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "signed", "rcti_from": "2024-07-01", "given_name": "Daniel", "rcti_terms": ["supplies-named", "both-registered", "company-issues", "supplier-does-not", "tells-when-it-ends"], "family_name": "Okafor", "single_name": false, "gst_ended_on": "", "may_delegate": "yes", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "", "rcti_ended_on": "", "gst_checked_on": "2026-11-02", "paid_for_result": "", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40125"}', NULL, NULL, NULL, NULL, '2'),
  ('01900000-0000-7000-8000-000000000012', '{"state": "SA", "suburb": "Mile End", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Mei", "rcti_terms": [], "family_name": "Lin Chen", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40132"}', NULL, NULL, NULL, NULL, '2'),
  ('01900000-0000-7000-8000-000000000014', '{"state": "", "suburb": "", "fund_usi": "", "gst_from": "", "fund_name": "", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "", "rcti_terms": [], "family_name": "", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": ""}', NULL, NULL, NULL, NULL, '2'),
  ('01900000-0000-7000-8000-000000000015', '{"state": "SA", "suburb": "Glenelg", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Grace", "rcti_terms": [], "family_name": "Papadopoulos", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40153"}', NULL, NULL, NULL, NULL, '2'),
  ('01900000-0000-7000-8000-000000000013', '{"state": "SA", "suburb": "Modbury", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Tomasz", "rcti_terms": [], "family_name": "Nowak", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40139"}', NULL, 'Keys of the gallery are not back yet', '01900000-0000-7000-8000-000000000001', '2026-11-28 08:41:18.062+00', '3');
INSERT INTO super_decision ("person_id", "number", "answer", "reason", "from_day", "decided_by", "decided_at") VALUES
  ('01900000-0000-7000-8000-000000000010', '1', 'yes', 'Works alone, mainly for labour.', '2026-07-01', '01900000-0000-7000-8000-000000000001', '2026-11-28 08:41:17.709213+00'),
  ('01900000-0000-7000-8000-000000000011', '1', 'no', 'May send somebody else.', '2026-07-01', '01900000-0000-7000-8000-000000000001', '2026-11-28 08:41:17.738472+00'),
  ('01900000-0000-7000-8000-000000000012', '1', 'yes', 'Works alone, mainly for labour.', '2026-07-01', '01900000-0000-7000-8000-000000000001', '2026-11-28 08:41:17.761692+00'),
  ('01900000-0000-7000-8000-000000000013', '1', 'yes', 'Works alone, mainly for labour.', '2026-07-01', '01900000-0000-7000-8000-000000000001', '2026-11-28 08:41:17.814986+00'),
  ('01900000-0000-7000-8000-000000000015', '1', 'yes', 'Works alone, mainly for labour.', '2026-07-01', '01900000-0000-7000-8000-000000000001', '2026-11-28 08:41:17.845349+00');
INSERT INTO pay_settings ("only_row", "settings", "version") VALUES
  ('true', '{"gst_from": "2018-07-01", "first_day": "2026-10-11", "gst_percent": 10, "note_prefix": "ADJ-", "rcti_prefix": "RCTI-", "usual_times": 2, "gst_ended_on": "", "register_days": 31, "report_branch": "000", "gst_checked_on": "2026-11-02", "labour_percent": 100, "report_contact": "", "report_software": "", "second_approver": false, "file_description": "CONTRACTORS", "report_file_name": "tpar", "report_line_ends": "none", "report_most_payees": null, "report_omitted_sign": "O", "withholding_rounding": "cent"}', '1');
INSERT INTO pay_bank_account ("id", "settings", "version", "removed_at") VALUES
  ('01a22150-dd99-750c-9b53-04b663f42e25', '{"bsb": "105-900", "code": "50", "account": "000417200", "user_id": "000000", "remitter": "GUMLEAF CLEANING", "balancing": false, "bank_code": "BSA", "user_name": "GUMLEAF CLEANING PTY LTD", "characters": "safe", "final_crlf": true, "header_time": "", "earliest_day": "next-business-day", "most_payments": null, "header_account": false}', '1', NULL);
INSERT INTO pay_item ("id", "kind", "person_id", "job_id", "day", "minutes", "earned_cents", "approved_cents", "taxable", "reason", "file_reference", "added_by", "added_at", "in_run_cents", "paid_cents", "documented_cents", "documented_minutes", "document", "rcti", "file_id") VALUES
  ('019fc427-1338-720c-9b44-548c5adf8259', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-03', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fc42e-1430-7610-86c5-7d77d8a02960', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-03', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fc94c-8ca8-75e8-85e1-59b2fb12f94a', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-04', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fc94e-6d20-705c-9b44-a233b0291201', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-04', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fce75-de78-72c8-a034-486948ab3a0b', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-05', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fce7b-6488-7714-b27d-5bd1bbdd6fb9', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-05', '108', '6030', '6030', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fd39f-6ae0-7317-b05d-006366167792', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-06', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fd3a3-5e98-740e-8557-0bfcd8d3706a', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-06', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fd8c4-4bf8-7458-8910-e1f275f05251', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-07', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fd8ca-5ea8-73a0-aee4-4b32620ba0af', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-07', '106', '5918', '5918', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fe834-cfb8-74a6-9fcf-7cc6178e5c2a', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-10', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fe838-2730-75cb-b3d8-0157fddf486d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-10', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fed59-3f88-723f-97e4-ed8d3fe30e13', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-11', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fed60-fc00-7007-b3cd-c4c0b490364a', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-11', '102', '5695', '5695', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019ff28a-51b8-730c-8f95-6c815775077a', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-12', '116', '6477', '6477', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019ff7ab-2b90-7360-b9c5-acdab436f5b7', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-13', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019ff7b1-d698-750e-889a-42c010c34340', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-13', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019ffccf-ab00-76fe-858b-c85810d89c57', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-14', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019ffcd6-abf8-7724-967c-5c45b0d17a79', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-14', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a00c3f-a220-7305-a21a-d6a6e8c0bf53', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-17', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a00c4b-1ba0-70f7-a0bb-1df758c22e1b', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-17', '99', '5528', '5528', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0116b-bec8-713f-b73e-2885ee57b7dc', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-18', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a01172-a850-76b7-90e6-0a8c0afe89af', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-18', '100', '5583', '5583', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0168e-4650-71f2-b2fc-b94233621a09', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-19', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a01690-8488-74fd-b16c-72e1c25d6e75', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-19', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a01bb7-b378-74c6-8a55-ca1e46900a25', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-20', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a020d9-ece0-73e3-a6b9-60c23d415545', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-21', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a020db-0238-753e-810b-c75d8775f097', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-21', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0304f-d388-714a-a111-e6fc8168f313', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-24', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a03053-4658-7208-93ef-a11383cb9aaa', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-24', '116', '6477', '6477', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a03573-e1b0-73bc-93de-6bb658126b7a', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-25', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a03579-5438-74e0-9965-7fc68cb7fe42', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-25', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a03a9c-58c0-74eb-b28d-81af04acfdb7', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-26', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a03a9e-6818-7714-b288-35d7fe871593', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-26', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a03fc5-f0e0-766b-9059-c735b437f92b', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-27', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a03fcc-45f8-73be-af1b-8060adec30f8', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-27', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a044f2-86a0-7340-9509-e100a8e8c472', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-28', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a05460-08d8-7096-a0ba-c8084e4906d5', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-31', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0597e-6210-75ff-b9c3-2496b1a6d9e7', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-01', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a05eaf-7058-742d-a659-2930a919b9b3', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-02', '101', '5639', '5639', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a05eb1-8780-71ea-81ec-50e1af17dd80', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-02', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a063d0-cb18-7244-ae4f-55422ebc533e', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-03', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a063d6-a718-7503-b664-ca51172a9543', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-03', '103', '5751', '5751', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a068f5-0c08-71cc-ab30-2ecd57b02cce', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-04', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a068f7-4a40-7065-bde1-409df85000b4', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-04', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a07869-f4c8-73ab-b29c-54410f181b07', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-07', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a07871-fb78-73a9-8755-6d1e0381a5a8', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-07', '110', '6142', '6142', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a07d90-8390-703c-a8c3-33806763ea5b', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-08', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a07d97-1728-776a-86f3-abd01bb1348b', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-08', '116', '6477', '6477', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a082b6-9170-72f2-bd17-df471c9678ff', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-09', '110', '6142', '6142', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a082be-f9c8-7559-a342-ef91e459772f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-09', '102', '5695', '5695', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a087d9-47d8-7457-a01c-f8822318e47a', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-10', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a087e2-cd58-7637-bbb0-32ffd33ec171', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-10', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a08d02-4b88-722c-9f18-8ded0cbf52c0', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-11', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a08d09-aa40-7594-9f20-030ba0e7f5ec', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-11', '103', '5751', '5751', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a09c75-b190-7535-aaa0-950a1e09c867', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-14', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a09c7b-4b28-7038-aa31-accddfeb80b9', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-14', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0a197-71e0-705f-9771-f804bb09b4c4', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-15', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0a199-7968-75f9-8e98-c99253b1f5f7', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-15', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0a6be-9130-744a-91fb-94517b1264ed', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-16', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0a6c2-9488-7525-8cdd-36d444caf165', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-16', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0abe9-1b80-70eb-b28f-599c9ff1ec41', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-17', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0abf2-56c8-7412-bceb-3078d4edfce5', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-17', '98', '5472', '5472', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0b10c-23f0-76bd-8ec9-0a8e61640f21', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-18', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0b113-28d0-7684-b24e-87a4d1c0a61f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-18', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0c07f-e3d0-7534-91f9-c4890847b689', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-21', '114', '6365', '6365', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0c086-cd58-7171-9e96-1b881ba84de0', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-21', '108', '6030', '6030', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0c5aa-a8b8-756c-9674-d5db00401360', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-22', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0c5ab-f0d8-74b2-8169-a77f5f3f23ee', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-22', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0cacd-8e00-700f-a804-d8e84c561117', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-23', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0cad3-5290-7731-ba60-f3b57214bd5e', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-23', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0cff4-3c08-7764-bad5-6513e7a46fa0', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-24', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0cff5-d630-735d-9585-f87e1943cd3b', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-24', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0d522-d950-7597-899a-fa66e4ff94a7', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-25', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0d523-9ca0-778e-a203-697222b736d3', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-25', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0e48b-8d10-7322-ac3d-ba6b021ea928', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-28', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0e490-1150-7190-8094-f8e0726a8101', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-28', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0e9bb-0ce8-7599-b990-2e9f9d6fb884', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-29', '116', '6477', '6477', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0eed6-aed0-701e-a390-92d99bd305d0', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-30', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0eede-01d0-73de-830f-ec740eeb7e14', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-30', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0f3fe-1470-748f-9fff-3dcb0f8d23b9', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-01', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0f3ff-6c30-71ee-badd-8bf67807675f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-01', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0f923-bcc0-759f-9b2a-2a6acca555c4', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-02', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0f926-f110-719d-bd19-53720b045f91', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-02', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a10865-25e8-7055-88a9-d6846141b8da', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-05', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a10869-4880-7687-9693-7f3a7db26fb5', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-05', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a10d8b-2bf8-7584-ac42-ddee1a1a3721', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-06', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a10d92-b5a8-7394-a641-45188a20141f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-06', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a112ad-abb0-74bd-908e-946af0686fe5', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-07', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a112b0-e7d0-7660-8240-429aa1925309', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-07', '108', '6030', '6030', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a117d3-0db0-74e5-af65-cdbcaf6aa29c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-08', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a117da-9378-7493-abf5-c378f27ca9d7', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-08', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a11cf9-ee80-7384-b9a6-14b849cbcdc7', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-09', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a11d00-10d0-70dd-afeb-d8f53d989f5c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-09', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a19895-1ad8-703a-a606-b306564a68d0', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-02', '114', '6365', '6365', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a19896-8620-71f4-be9a-45ceee51c50a', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-02', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a19dbd-8a18-76db-b2fa-6f3d46d1a5c6', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-03', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a19dc3-8558-778d-aeaf-27e605c78c35', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-03', '108', '6030', '6030', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1a2de-c980-72db-9099-875af28bb083', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-04', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1a2eb-8738-74e6-a435-502895be3329', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-04', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1a805-c990-72a2-98d8-b62db25a777d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-05', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1a807-fc10-75ee-bb85-faf7c56c2b0f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-05', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1ad30-6b50-7350-b09c-f4ff10976d7c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-06', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1ad38-0888-7137-a69d-a0dc298dac7c', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-06', '98', '5472', '5472', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1bc9e-8db0-7663-a0c2-d03374093cc0', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-09', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1bca8-8860-75cb-b227-63d51ee49ed7', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-09', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1c1cd-2af8-77bb-82bf-9d8793f2abd0', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-10', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1c1d0-43f0-75d2-adf0-2cc7be52af9c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-10', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1c6f2-7970-75a8-836d-e7ab3cef0419', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-11', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1c6f4-5dd0-7506-bcbf-0f0fb39c35b8', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-11', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1cc17-9cf0-70a0-9602-4c5c9a9d381f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-12', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1cc1d-d6b0-758a-9d96-b8bc183bfb10', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-12', '111', '6198', '6198', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1d138-0968-7527-85c8-68d17c6bcf1e', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-13', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1d143-1d58-76ad-932e-2147426a8641', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-13', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1e0ac-afc0-77b3-b9a3-504699287381', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-16', '116', '6477', '6477', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1e0b9-1b70-7035-93dc-9228a26402ca', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-16', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1e5d9-4580-73da-b23e-f950abf123f2', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-17', '111', '6198', '6198', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1eafe-d660-7171-8678-4a01dc481eb9', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-18', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1eb00-0af8-7562-bc5f-0abae6dfa515', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-18', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1f022-b1c0-732f-bb75-d613adaff31c', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-19', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1f022-cd18-75a5-b0f4-c34aa4cf1554', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-19', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1f54b-bd40-7597-be17-41b1f4abfd73', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-20', '111', '6198', '6198', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1f550-ce20-72f2-a55a-ac8fa6b5e01a', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-20', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a204bc-c5d0-758f-94d1-3c54f9b56b9d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-23', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a204c0-bd70-729e-9fe6-d8708880732b', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-23', '101', '5639', '5639', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a209e4-a488-745d-8601-89a81ffa7370', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-24', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a209e7-8ab8-7360-8bb2-452a88beb25f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-24', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a20f0a-4508-7674-b54c-b64bf98c1d74', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-25', '110', '6142', '6142', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a20f0b-23b0-7269-b5d2-8101a7826527', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-25', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a2142f-8bb0-7761-9030-5125c58b9afb', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-26', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a21430-3790-750e-87c7-fae0daacf62e', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-26', '108', '6030', '6030', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a2195c-e8a8-7122-bba8-d1963397388e', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-27', '100', '5583', '5583', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a2195d-07e8-7395-a222-9e088f56c89f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-27', '101', '5639', '5639', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fc6f5-61f0-766b-adae-ec12be89cfdc', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-03', '136', '8160', '8160', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fd13e-a338-75ba-a808-59e5cef81f11', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-05', '140', '8400', '8400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fdb93-69b8-746d-85cc-4cb54f673bd0', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-07', '135', '8100', '8100', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019feafc-e898-7527-964e-7fed1a95e8a9', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-10', '143', '8580', '8580', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fff96-c210-737b-a606-377756317fa9', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-14', '143', '8580', '8580', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a00f0c-4ee0-744f-b37e-b7fe5e32904d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-17', '140', '8400', '8400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a01961-f7f0-76a1-9119-a8765df214eb', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-19', '147', '8820', '8820', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a023b0-e270-7144-9d8c-b6f838a59508', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-21', '139', '8340', '8340', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a03322-21b0-729c-a32f-c76d82db21f9', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-24', '139', '8340', '8340', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a03d6f-6650-72ba-8833-9b2caac19cb1', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-26', '134', '8040', '8040', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a05729-1bb8-75db-92ed-bfaea2ec229c', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-31', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a06172-0710-7792-b804-ae6ab800ab33', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-02', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a06bbe-6920-7542-a349-e3efff490ea7', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-04', '146', '8760', '8760', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a07b32-e868-77d2-a1b3-90ac3796c530', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-07', '140', '8400', '8400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a08581-0f98-7586-8cb7-10355ec3c73d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-09', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a09f3c-91f0-734b-b469-40135cfe7d1d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-14', '141', '8460', '8460', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0a991-25a8-75b0-b7d6-4e8de42b2bf0', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-16', '138', '8280', '8280', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0b3d7-da98-723e-a6f8-e812dc0faa48', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-18', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0c350-9fa0-76e8-b172-ee60093e37f3', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-21', '132', '7920', '7920', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0cd9f-14f0-75fe-b286-5115d49e138f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-23', '138', '8280', '8280', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0d7ed-43f0-7703-bad0-90da7085eb3d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-25', '133', '7980', '7980', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0e75c-c1f8-7634-af18-285182f72c47', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-28', '138', '8280', '8280', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0f1a9-79f8-709d-af5f-c9fd79b9a989', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-30', '136', '8160', '8160', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0fbf9-8d58-77b4-a5ee-2c81d9881716', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-02', '149', '8940', '8940', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a10b2e-7b30-74ed-817d-d4d9594a2916', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-05', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1157c-96a8-71ff-a9d9-d0d0cbc6cffc', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-07', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a11fd0-b918-718d-9830-2747282d5894', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-09', '138', '8280', '8280', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a19b5e-1e18-72c5-9a4f-d0541bf1c702', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-02', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1a5af-9108-740f-84a1-c937e798515b', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-04', '145', '8700', '8700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1affc-29c8-721a-9d3f-e4d9fced9de0', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-06', '136', '8160', '8160', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1bf71-60a8-7711-b4d4-f6561d17c5a5', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-09', '146', '8760', '8760', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1c9b7-13c8-70e3-bf82-8c6cbdbc941c', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-11', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1d409-9440-7777-989e-e029f620b8ca', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-13', '141', '8460', '8460', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1e37e-2ee0-7444-8975-558376b84f1b', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-16', '142', '8520', '8520', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1edc2-4fa8-7395-9708-ffd3ccbb4d01', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-18', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1f813-ab28-7770-ab23-a389f2593baa', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-20', '146', '8760', '8760', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a20784-0008-7327-83ec-2e106cc05972', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-23', '139', '8340', '8340', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a211d5-1150-712e-89c9-9aae5f0e2154', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-25', '138', '8280', '8280', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a21c25-c0f0-7510-9a5e-221201c5ec22', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-27', '142', '8520', '8520', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fc6de-c8c8-77e6-988d-b30a9513a31b', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-03', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fcc02-2340-7678-a9d6-341dd98e2de1', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-04', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fd12c-8a68-718b-a1dd-508cdc707911', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-05', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fd651-9a60-74b8-8537-f5ed1fda1981', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-06', '101', '5723', '5723', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fdb76-bde0-7735-8306-1beaaed447f0', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-07', '118', '6687', '6687', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019feae2-3890-7262-92b9-ea6608fd495b', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-10', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019ff00e-2e28-75af-8ca5-98c5f066f648', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-11', '116', '6573', '6573', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019ff537-2df0-72a6-a860-d145de031cf7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-12', '116', '6573', '6573', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019ffa62-9300-723a-bb4a-d7d51c410e61', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-13', '110', '6233', '6233', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a00eed-87f8-729b-a1c5-4cbd14d85e28', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-17', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0141b-6da8-76e6-8948-d430e5bb43be', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-18', '113', '6403', '6403', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a01940-6248-7247-a4d8-40f9c0fe14d7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-19', '109', '6177', '6177', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a01e6c-4070-77ba-a85e-ede449380762', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-20', '100', '5667', '5667', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a02391-b210-74e9-aea3-535c3337951b', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-21', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a03d54-6828-74fe-aa66-ed33d03b397f', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-26', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0427b-29b8-7399-ad1a-abffb5f6c51d', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-27', '108', '6120', '6120', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0479a-fdd8-75a4-9bf3-f2ea6aad8027', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-28', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a05707-d048-7130-b0c7-2ac0979a45a4', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-31', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a05c2e-0d08-717d-90be-064d1c10268e', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-01', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a06153-5f68-75a2-88f2-5a8612a12ef9', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-02', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a06684-65e0-7145-989d-f3cf1d12e4d3', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-03', '102', '5780', '5780', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a06ba8-cde0-74bf-91f7-a3f4da8d4665', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-04', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a07b20-d768-7732-93d0-8952631b643f', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-07', '117', '6630', '6630', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a08040-3270-7322-9a37-954527fd87a0', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-08', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a08560-29b8-7419-8482-eaa4ebb3a1b7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-09', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a08a8b-9698-76e5-8287-b47bdccf8766', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-10', '107', '6063', '6063', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a08faf-1820-70ac-aeea-5a3af203f0a7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-11', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a09f20-c4c0-74f3-8461-ec53bf2338e8', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-14', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0a44b-9948-7478-8578-edcb8a3157b0', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-15', '106', '6007', '6007', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0a972-a128-76a0-b8ed-3420b4263cbb', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-16', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0ae97-72a0-76f8-a724-423b90051295', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-17', '111', '6290', '6290', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0b3bc-1150-741d-a4fe-dcf8ad66ce79', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-18', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0c32e-6db8-748f-9a11-85e514bfd6b7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-21', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0cd79-b2a0-722a-8d05-c680b6b8fbd9', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-23', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0d2a6-fc10-7720-8a86-8b48f9934cca', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-24', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0d7d1-f3c0-726c-bc05-7468b4e315f8', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-25', '103', '5837', '5837', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0ec61-d288-727c-a110-48e74793f12f', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-29', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0f191-5a30-7119-842f-92b9a3acc080', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-30', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0f6af-3a50-7353-a32e-26a78be822c1', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-01', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0fbd8-41e8-750d-98db-c53c205aa6d4', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-02', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a10b14-4440-702b-aa12-eadc0f408765', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-05', '110', '6233', '6233', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1103e-8458-73c3-818e-157f39ef7ec6', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-06', '119', '6743', '6743', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1155d-ac98-70be-9bb8-5334dadffa04', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-07', '113', '6403', '6403', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a11a8f-33f8-71ef-a735-010dd24b47ae', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-08', '112', '6347', '6347', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a11faa-c640-71c7-b5e1-d0d192ac1fd9', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-09', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a19b46-15c0-778f-8dee-db5376b1df0f', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-02', '106', '6007', '6007', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1a072-3a38-77f0-8a30-6e4064f77ab0', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-03', '118', '6687', '6687', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1a598-1938-7207-9417-32d8c8f182ce', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-04', '110', '6233', '6233', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1aabb-2d60-7275-877d-6dae981b5284', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-05', '108', '6120', '6120', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1afde-e598-77bd-af9e-f12f9fe41580', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-06', '107', '6063', '6063', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1bf51-2e78-745d-a7d0-3c6a87e0f488', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-09', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1c475-0dc0-7298-9e1d-412bd5fab3a7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-10', '119', '6743', '6743', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1c99d-b798-7172-9a73-1645215f8106', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-11', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1cec3-86f8-7415-aa09-6c76372f2e0d', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-12', '108', '6120', '6120', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1d3e9-e2f8-75dc-96db-f3ef4809e6dc', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-13', '110', '6233', '6233', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1e360-bfb8-7717-a7ce-f63581e4cee8', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-16', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1e880-8820-7277-b6c8-769a80337c14', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-17', '119', '6743', '6743', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1edae-5e30-7298-974a-fa8db0dff8dc', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-18', '119', '6743', '6743', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1f2d8-8ea8-7026-904f-2bdafafcf42e', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-19', '105', '5950', '5950', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1f7fd-f878-7415-b726-4f8f713f195b', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-20', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a20769-6770-7128-b20e-523c568df30b', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-23', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a20c92-3c40-70fb-9397-14f471d4c947', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-24', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a211bf-d3d0-747d-94df-00b75bc6d9f8', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-25', '98', '5553', '5553', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a216e3-8c08-77f6-914d-194becb74813', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-26', '109', '6177', '6177', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a21c0a-93e8-7244-940d-2b9a08a8bd91', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-27', '100', '5667', '5667', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fb9f6-3420-7516-9949-400f0dcc5eef', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-01', '148', '8017', '8017', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fc983-aa08-76a7-b657-db8b5965a843', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-04', '116', '6283', '6283', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fd3de-5458-7049-9b6e-a7891dfc4c3a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-06', '115', '6229', '6229', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fde0a-ab48-754d-8843-8f9cc42a82ed', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-08', '133', '7204', '7204', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019ff7e3-9110-71a9-9be7-30baab2ee6e4', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-13', '118', '6392', '6392', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a011a7-7008-71bc-b8c5-a8d057cde333', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-18', '109', '5904', '5904', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a01bec-0dd0-73d2-8a9d-0b3bda8cc012', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-20', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a02621-1750-727d-b6ff-c92e330145a0', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-22', '150', '8125', '8125', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a035b3-6b50-743b-bce8-77c814c21f78', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-25', '107', '5796', '5796', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a03ff8-18b8-71e4-9195-3919b34a8fa2', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-27', '117', '6338', '6338', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a04a2d-2238-737f-b2a5-c4d4bfbee52d', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-29', '135', '7313', '7313', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a059be-6c98-729a-b837-37a12d0aeefe', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-01', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a06406-cb50-71f9-ac4c-461314f48064', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-03', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a06e3c-f1f8-76ae-9032-36220ab165be', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-05', '144', '7800', '7800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a07dcb-d710-7478-af13-75f73bb9d9a3', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-08', '114', '6175', '6175', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a08812-bae0-71eb-8ae2-e589d2f45077', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-10', '115', '6229', '6229', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a09240-5608-7551-bdff-21deda813d81', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-12', '150', '8125', '8125', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0a1ce-d1a8-721e-a484-06b15abaeea6', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-15', '112', '6067', '6067', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0ac23-8c70-71e0-9e03-43749e666134', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-17', '118', '6392', '6392', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0b65a-cc58-7380-9e0f-bc2752680efd', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-19', '133', '7204', '7204', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0c5dc-5f48-706c-bd03-859adfb68b11', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-22', '116', '6283', '6283', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0d02a-0978-712a-82a5-6d9cf54412ad', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-24', '119', '6446', '6446', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0da64-7db0-76ee-83f5-14904ffa3e08', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-26', '136', '7367', '7367', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0e9ef-d888-759d-8377-bc9066a9913c', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-29', '110', '5958', '5958', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0f43c-dac0-74e0-a346-a7187f85470c', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-01', '105', '5688', '5688', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0fe6d-9a98-72cb-af3e-74ec3a696157', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-03', '140', '7583', '7583', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a10dc1-dfe0-778e-aa04-9870af82c31a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-06', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1180f-c4a8-7620-96e2-9da5844080c6', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-08', '109', '5904', '5904', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1223a-d760-7454-a460-8f0af8a87a9a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-10', '144', '7800', '7800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a19df7-4f28-73c6-8955-3074e0759624', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-03', '110', '5958', '5958', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1a849-b060-707c-8385-6f603da4ea91', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-05', '104', '5633', '5633', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1b276-74b0-70eb-8f4c-c1a418c77b9a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-07', '150', '8125', '8125', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1c203-7180-7642-a85d-a2c0246bfc51', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-10', '118', '6392', '6392', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1cc52-7370-70f4-9727-0f55fe1fe0e8', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-12', '110', '5958', '5958', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1d67d-7688-770f-a2d6-432859da2055', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-14', '146', '7908', '7908', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1e60b-4e18-77e5-b816-01ce2f77e3bd', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-17', '118', '6392', '6392', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1f056-6420-7770-af8b-08cebeca9f5d', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-19', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1fa89-4ea8-76a4-8182-66a5336f2139', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-21', '143', '7746', '7746', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a20a19-a2f0-702e-a0da-63befa27c089', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-24', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a2146e-d2e8-7010-8437-1b6c5fa21d9a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-26', '111', '6013', '6013', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a21e9a-4f18-71ea-a933-cf59d8125d3b', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-28', '150', '8125', '0', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fc799-1048-755d-bec4-3fdbf67211b1', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-03', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fd1ec-9a60-7536-8b19-d83cb14acd74', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-05', '224', '14560', '14560', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fdc3c-1950-7180-852b-47a708d22297', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-07', '218', '14170', '14170', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019feba7-9fb8-7417-8683-796093049200', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-10', '230', '14950', '14950', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019ff5fa-81d8-70ff-9e9f-2785825d56c5', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-12', '236', '15340', '15340', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a00043-f200-70af-9c40-9be230ade20b', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-14', '235', '15275', '15275', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a00fb9-4820-72dd-a351-c22f04d1e810', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-17', '220', '14300', '14300', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a019ff-d600-76b8-a3cd-80d8df7f8a99', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-19', '231', '15015', '15015', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0244b-bef8-7409-9dad-81b584c4b602', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-21', '227', '14755', '14755', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a033bf-6f38-708a-a9d1-88985dc49011', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-24', '227', '14755', '14755', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a03e0e-8898-749d-85de-94c175bf9cfd', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-26', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a04861-b108-71f1-a043-9630126980a2', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-28', '228', '14820', '14820', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a057cf-e308-7601-bd74-94176e337f7a', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-31', '236', '15340', '15340', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a06217-a198-726c-b538-e714ec0fef61', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-02', '230', '14950', '14950', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a06c62-1b60-77b5-b81a-56fe4109e307', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-04', '236', '15340', '15340', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a07bd8-dcc8-7688-8a05-005354139aaf', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-07', '232', '15080', '15080', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0862a-c100-73db-9aac-03817bcb9222', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-09', '223', '14495', '14495', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a09075-0fd0-77f4-9091-5d230e9aeff4', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-11', '230', '14950', '14950', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a09fe6-2418-77f1-9edd-c22881b74a52', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-14', '231', '15015', '15015', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0aa38-8550-72b7-897b-0c45b65b2f08', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-16', '229', '14885', '14885', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0b481-93d0-7333-aaa2-e1bbb1245a43', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-18', '230', '14950', '14950', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0c3f5-b170-71c9-b49b-d7f635818d82', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-21', '227', '14755', '14755', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0ce40-1f80-7473-b151-42d601167f45', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-23', '224', '14560', '14560', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0d885-e240-713c-b856-88411e0a1b59', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-25', '239', '15535', '15535', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0e807-1b58-7689-9f9d-9cbd91328eb4', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-28', '235', '15275', '15275', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0f246-a070-74c3-abe7-9370e026fa41', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-30', '231', '15015', '15015', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0fc98-b770-71f9-a4cf-3f22bd402d13', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-02', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a10bdb-f170-74ac-b9c6-1d8369a58ad9', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-05', '237', '15405', '15405', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a11626-5f80-772b-9974-57a9a16cd522', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-07', '226', '14690', '14690', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a12071-7d58-771f-b91d-bde0363d28a4', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-09', '226', '14690', '14690', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a19c01-0920-772c-ae97-5bb4a14d631d', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-02', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1a650-1e98-7759-b0e5-fe74576de405', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-04', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1b09b-7320-7123-aed6-2d1d55b5af10', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-06', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1c014-4f98-74c2-8fb6-3fc695705a3a', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-09', '234', '15210', '15210', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1ca67-a300-709d-88d5-63ba8c7396eb', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-11', '233', '15145', '15145', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1d4a6-d228-72e6-9059-188b5635d46b', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-13', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1e420-6e08-7792-8fec-12fcb1e43e88', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-16', '233', '15145', '15145', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1ee72-61e0-7358-9cf0-f750e84ef9a2', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-18', '225', '14625', '14625', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1f8bf-4ca8-76aa-9a84-e3054befb86c', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-20', '236', '15340', '15340', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a2082f-3fe0-75c4-93db-9a4981599273', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-23', '224', '14560', '14560', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a2127a-a408-70dc-9586-e640ebefa1fe', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-25', '231', '15015', '15015', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a21ccd-4b90-748c-b4f5-7f78e62da30b', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-27', '220', '14300', '14300', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fc40e-3020-7258-8af4-5b5993220dc3', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-03', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fc939-c028-7704-ad03-f9fe7e28c87b', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-04', '113', '6027', '6027', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fce5f-8ba0-765d-919b-577805ca23d9', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-05', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fd383-3c08-7434-93f0-f7b06bb91e23', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-06', '118', '6293', '6293', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fd8a7-abd8-7645-a9a0-d1e6c49039c9', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-07', '174', '9280', '9280', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fe818-1828-70ab-9281-dae82edce136', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-10', '112', '5973', '5973', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fed3e-9368-7215-85f1-7d177491f3b8', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-11', '119', '6347', '6347', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019ff26c-fde8-71d9-a22e-380c81e12cb7', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-12', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019ff78c-4d38-7181-989a-22f62f9893da', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-13', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019ffcb2-a938-722c-838f-aba99b7f2221', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-14', '178', '9493', '9493', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a00c26-e230-717d-b640-94e03f1410b5', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-17', '109', '5813', '5813', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0114e-0d38-7489-b55b-cf609706a209', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-18', '118', '6293', '6293', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a01673-1560-717a-a1a6-bee1d43816c2', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-19', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a01b98-63d8-7501-9010-79d214672673', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-20', '114', '6080', '6080', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a020c7-89d8-741c-9a38-a25f9a794af4', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-21', '160', '8533', '8533', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0303d-16a8-7540-a215-987561ceccf3', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-24', '115', '6133', '6133', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0355c-5e28-773f-8df4-72b92730f4f6', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-25', '105', '5600', '5600', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a03a7f-fb08-7560-833c-8284e1981595', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-26', '110', '5867', '5867', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a03fa6-6a90-7417-8938-31cec3315b64', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-27', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a044d7-e638-72b2-ada5-a6db068ca335', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-28', '167', '8907', '8907', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a05440-4bd8-7476-9e9b-1e6fb11091f5', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-31', '116', '6187', '6187', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0596e-c210-7465-bdbb-bb0a7d1fc5fe', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-01', '104', '5547', '5547', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a05e8b-9890-7415-b3c6-cbf663d80f32', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-02', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a063bc-9b20-71bc-b6fc-d7eae08d8549', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-03', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a068d8-f0b8-714a-b034-e41c7f6a8891', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-04', '173', '9227', '9227', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a07851-fff8-7007-80d1-ab445e24bb63', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-07', '112', '5973', '5973', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a07d7a-4c10-7385-9f41-b602fa8b8fea', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-08', '110', '5867', '5867', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0829b-3d58-7208-9201-a742050e9a56', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-09', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a087c2-31b0-7544-b77a-ceba59e6e094', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-10', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a09c5c-2a68-7000-9ccd-e8f0c9d5c771', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-14', '110', '5867', '5867', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0a6aa-2e70-7511-978f-c8c7d54b006a', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-16', '109', '5813', '5813', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0abd0-c8f0-7333-8bd3-4b0334498092', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-17', '111', '5920', '5920', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0b0fb-cc58-74eb-a63e-9a7699bdd52e', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-18', '166', '8853', '8853', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0c06e-bd30-73e1-b150-61bb7ec0f035', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-21', '111', '5920', '5920', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0c58e-a0f0-743e-acc0-f16daf370c35', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-22', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0cab4-0ac0-7722-a8ff-d6e8006d752c', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-23', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0cfd8-6708-70f0-a7b7-3f44c54dcd18', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-24', '119', '6347', '6347', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0d503-0cb0-717f-b686-750d943b99d1', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-25', '179', '9547', '9547', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0e47c-6628-7098-aff2-96ea157ea829', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-28', '111', '5920', '5920', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0e99d-8650-7170-b114-f7ba840368a1', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-29', '103', '5493', '5493', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0eebf-b018-72e3-843e-5c3f77965704', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-30', '116', '6187', '6187', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1084e-1f60-70b5-aceb-20973047d761', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-05', '107', '5707', '5707', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a10d70-2dd0-7409-a8b3-b5588816fd7e', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-06', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a11290-dcb0-7617-9572-1a691ed24648', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-07', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a117b9-1158-7741-9761-e46c617c88d9', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-08', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a11ce7-6c38-7419-9ee8-fec3606f0886', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-09', '176', '9387', '9387', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1987c-f340-7607-a3a8-95dd40786d74', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-02', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a19da7-e320-77b9-9a03-233e0d78ca6f', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-03', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1a2c9-45b0-7022-9fbf-58686e0d868e', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-04', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1a7f5-cbd0-77ba-99b0-aaf6ca220fea', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-05', '115', '6133', '6133', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1ad1d-50b0-71b8-bb6a-03b514515d68', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-06', '174', '9280', '9280', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1c1ab-08b0-72b3-981b-f5a80920b460', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-10', '115', '6133', '6133', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1c6d6-bfc8-7240-8271-f171f0383ca9', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-11', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1cc03-c2e8-77b4-9369-6ea754234ab7', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-12', '101', '5387', '5387', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1d11d-41f0-768d-8c41-67b72a05647e', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-13', '172', '9173', '9173', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1e094-fd58-7693-843a-208f57353288', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-16', '112', '5973', '5973', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1e5b8-ffc8-71e3-adcb-6d6539fc251c', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-17', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1eae9-1be0-76bd-9023-b669be9b389c', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-18', '112', '5973', '5973', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1f010-1038-7236-808a-4c2392b7ccc0', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-19', '114', '6080', '6080', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a204a1-1010-70df-bc47-c5daf5c4c150', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-23', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a209ca-b7d0-755f-943b-b39a003bbe43', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-24', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a20ef1-5638-7772-9aec-6193f138205b', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-25', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a2140e-d4b0-7370-b60e-c638c41f79e7', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-26', '117', '6240', '6240', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a21942-c540-74a9-8815-509f828460ab', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-27', '180', '9600', '0', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fbabb-5cc8-73ba-8c0c-5b44354ac739', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-01', '170', '10483', '10483', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fbabc-6668-732e-ba32-a1b1649cdb62', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-01', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fbfde-0b60-7763-a7e9-2164b6c29fb9', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-02', '172', '10607', '10607', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fbfe7-0828-724b-be2c-1fc04da0ca51', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-02', '168', '10360', '10360', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fdec9-9260-715e-a6de-1420baccf6ca', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-08', '173', '10668', '10668', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fdecc-6120-7271-a926-18e8db87e847', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-08', '179', '11038', '11038', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fe3eb-db68-737a-aaa9-ec043e280325', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-09', '168', '10360', '10360', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('019fe3f1-b768-715e-a516-5bcbb80e72fa', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-09', '174', '10730', '10730', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a002ce-0010-7454-b6c7-552eb7e448d7', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-15', '179', '11038', '11038', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a002cf-d4d0-7066-99af-74ed859866ca', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-15', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a007f5-d310-729b-b4ac-f4e10708f0eb', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-16', '177', '10915', '10915', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a007fa-5750-7529-9918-3e281fb8bce9', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-16', '167', '10298', '10298', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a026e5-3e28-7446-aee2-990942b87e75', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-22', '171', '10545', '10545', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a026e8-bcb0-70ee-ad14-9c58cbd2ddc6', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-22', '170', '10483', '10483', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a02c02-a918-72c6-b6d8-f4847064d01f', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-23', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a02c08-c780-7264-bee2-86a4116e5c30', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-23', '170', '10483', '10483', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a04aeb-0b68-767e-b82d-b849bd1f7bf0', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-29', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a04af0-56e0-710c-8dc8-e639daff88f1', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-29', '162', '9990', '9990', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a05015-4f68-7704-ae36-c41aa21e8b74', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-30', '177', '10915', '10915', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a06ef4-a938-737b-bd27-afe8733ba051', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-05', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a06efb-4c70-738e-836e-b02641fe34e7', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-05', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0741a-7c80-72af-adf8-5c77d5f44ae2', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-06', '176', '10853', '10853', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a07422-dd08-7701-a099-0300b601f982', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-06', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a09300-5e30-73f1-8198-e729521855ef', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-12', '178', '10977', '10977', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a09302-84f8-729b-9952-59c0d21923bf', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-12', '175', '10792', '10792', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a09830-14b8-7073-9d24-de6a8c995084', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-13', '165', '10175', '10175', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a09832-2410-7020-8689-b10b70c5dd8a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-13', '170', '10483', '10483', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0b716-40a0-74b5-9f0c-3f943d75a9e7', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-19', '172', '10607', '10607', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0b719-8490-73c9-ab84-aa54b7e169f0', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-19', '165', '10175', '10175', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0bc32-cce8-7478-83b7-a7f2ec56e8cb', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-20', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0bc3b-d950-709f-b9c0-5ddd3553bf00', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-20', '169', '10422', '10422', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0db19-8188-7521-972b-a967bdc7826c', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-26', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0db24-2818-709f-b108-30141e9a8231', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-26', '162', '9990', '9990', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0e048-edd8-71e7-8432-8432b7fd4b8a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-27', '171', '10545', '10545', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0ff30-d710-7275-ba3e-803cae65407c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-03', '163', '10052', '10052', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a0ff33-c510-7193-8770-4851a458cf38', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-03', '172', '10607', '10607', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a10417-9db8-7082-be58-e66f2b1a7ab0', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-04', '179', '11038', '11038', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1041f-0ff8-74e9-a863-c82aa667b9b0', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-04', '172', '10607', '10607', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a12300-b7a0-7127-b6d7-b9c5f473e1d6', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-10', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a12304-22a0-747b-aaa6-0e8a227fcfaf', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-10', '174', '10730', '10730', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a19449-2500-73bc-b812-288f1c140abc', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-01', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1b32e-cc18-7294-8992-3d4ab23b0d1a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-07', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1b332-65f8-729d-bb7d-4294a9fecba0', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-07', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1b854-d610-7097-b080-46d47908dae9', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-08', '179', '11038', '11038', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1b85e-d0c0-76c8-b2fd-78162dae598f', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-08', '170', '10483', '10483', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1d73f-ff50-73c2-9d68-0687415e90c2', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-14', '174', '10730', '10730', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1d744-aaa0-7325-adc4-7697b45516c5', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-14', '165', '10175', '10175', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1dc61-5a10-7350-a3ea-60cdf2db65fd', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-15', '176', '10853', '10853', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1dc6b-58a8-77ea-9233-8d215b201263', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-15', '167', '10298', '10298', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1fb47-b0f0-701c-b624-0b76f5df2ce4', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-21', '173', '10668', '10668', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1fb4b-23c0-77dc-8aeb-2deca76e98bd', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-21', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a2007a-97e0-7040-b842-ff313427a51a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-22', '160', '9867', '9867', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a21f55-9098-71f3-a72f-00dfe7538ead', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-28', '168', '10360', '10360', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a21f58-72e0-71a5-a613-b590125e898c', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-28', '176', '10853', '10853', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a20562-54a0-771c-98c1-5c5718ea348d', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000021', '2026-11-23', '188', '13160', '0', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1775e-f29e-72d5-9b45-bebbc1f68489', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-26', '0', '9550', '0', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a1e384-7e9e-71da-99d2-5319e768b8a8', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-16', '0', '18000', '18000', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '0', '0', '0', NULL, NULL, NULL),
  ('01a12c6d-21c0-7527-8cf3-aaa13a5b200a', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-12', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6700', '6700', '120', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a12c6f-92c0-72ab-9dfd-872d53139d1c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-12', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6700', '6700', '120', 'RA-00001', NULL, NULL),
  ('01a1319c-7e70-76ca-9935-85b4cb8ceba5', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-13', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6533', '6533', '117', 'RA-00001', NULL, NULL),
  ('01a1319f-31d8-7206-b16e-889e0d7751f2', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-13', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6253', '6253', '112', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a136c6-58f8-700b-a6ba-bc8096eb0e08', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-14', '110', '6142', '6142', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6142', '6142', '110', 'RA-00001', NULL, NULL),
  ('01a136c7-0ca8-70db-9436-3b2f23cf233f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-14', '102', '5695', '5695', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5695', '5695', '102', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a13be4-c9a0-7401-a228-01552c31c16d', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-15', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6086', '6086', '109', 'RA-00001', NULL, NULL),
  ('01a13bec-99a0-72b8-a8c9-09d975851270', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-15', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5807', '5807', '104', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a14106-0138-718a-bb7b-b87b568a04a0', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-16', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6700', '6700', '120', 'RA-00001', NULL, NULL),
  ('01a1410c-71a8-7318-b166-287bfd89c01e', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-16', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6533', '6533', '117', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a15083-0048-73ba-b992-cd9714068aab', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-19', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6421', '6421', '115', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a15086-86a0-75ca-a6f4-f3d79b51416c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-19', '97', '5416', '5416', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5416', '5416', '97', 'RA-00001', NULL, NULL),
  ('01a155a6-a4f8-742b-a44d-4ac16f7ce099', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-20', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6309', '6309', '113', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a155ad-34a8-7700-9ba4-bfdda13dcccf', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-20', '106', '5918', '5918', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5918', '5918', '106', 'RA-00001', NULL, NULL),
  ('01a15ac5-fc18-76c8-ba12-864c97550b51', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-21', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6700', '6700', '120', 'RA-00001', NULL, NULL),
  ('01a15acb-7a58-737f-8a20-5f4bdb6ed0bd', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-21', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6700', '6700', '120', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a15ff4-dfb0-7481-ba8e-c36d4cbdb86e', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-22', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6309', '6309', '113', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a15ff8-fa78-704b-9ba2-abd51bd32c9e', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-22', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6086', '6086', '109', 'RA-00001', NULL, NULL),
  ('01a16516-cee0-76c3-8cd2-8cfeec54a08f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-23', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6644', '6644', '119', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a1651a-f178-7011-b9b1-e88b99db00a1', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-23', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6700', '6700', '120', 'RA-00001', NULL, NULL),
  ('01a1748b-55f8-729d-86d7-3d294fbda1f2', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-26', '110', '6142', '6142', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6142', '6142', '110', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a1748f-5950-7580-93f5-584f21c105b0', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-26', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5807', '5807', '104', 'RA-00001', NULL, NULL),
  ('01a179b4-9c10-731c-a637-75ffbffd4869', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-27', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6309', '6309', '113', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a179b9-9d50-7327-9588-9dd19f65642c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-27', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6086', '6086', '109', 'RA-00001', NULL, NULL),
  ('01a17ed3-ace0-77a8-8333-d77e3f7df39d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-28', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6700', '6700', '120', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a17edd-5588-73da-bbb6-9852caa72d29', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-28', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6421', '6421', '115', 'RA-00001', NULL, NULL),
  ('01a18403-d4b0-77a8-80f4-ee219920bac4', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-29', '103', '5751', '5751', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5751', '5751', '103', 'RA-00001', NULL, NULL),
  ('01a18403-f008-7243-908a-7457e38f5683', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-29', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6644', '6644', '119', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a1891e-b730-7685-a0dc-2d531df3a0ed', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-30', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6309', '6309', '113', 'RA-00001', NULL, NULL),
  ('01a1892b-b750-721b-a6f9-4fc4bc02b6c6', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-30', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6253', '6253', '112', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a12f3a-ff30-7430-8421-de2f72c04adf', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-12', '139', '8340', '8340', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '8340', '8340', '139', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a13986-c500-7167-8f9c-c91bf789e2de', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-14', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '9000', '9000', '150', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a143d0-3140-7183-ac44-f2b373129010', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-16', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '9000', '9000', '150', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a15348-0418-7212-9c25-f3ee6215fa88', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-19', '137', '8220', '8220', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '8220', '8220', '137', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a15d9b-6b08-7673-97c1-1108ebfb20a4', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-21', '140', '8400', '8400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '8400', '8400', '140', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a167e1-7800-71b5-a476-9484e1903203', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-23', '148', '8880', '8880', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '8880', '8880', '148', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a17758-6848-70fb-8fbf-d55a10371082', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-26', '149', '8940', '8940', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '8940', '8940', '149', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a1819d-a638-7241-ad0b-f3b52fdf46af', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-28', '142', '8520', '8520', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '8520', '8520', '142', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a18bef-f3e8-76c2-bcd7-83ea51d6afa9', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-30', '141', '8460', '8460', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '8460', '8460', '141', 'RCTI-00001', 'RCTI-00001', NULL),
  ('01a12f1c-5b70-74e8-923d-8fbf09e3c67e', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-12', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6517', '6517', '115', 'RA-00002', NULL, NULL),
  ('01a1344b-c3d8-75b4-a6a4-59d051125262', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-13', '108', '6120', '6120', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6120', '6120', '108', 'RA-00002', NULL, NULL),
  ('01a13970-2020-7634-a922-73addc394405', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-14', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6460', '6460', '114', 'RA-00002', NULL, NULL),
  ('01a13e9b-3710-70a0-8fc4-9e8d0f71e4c7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-15', '110', '6233', '6233', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6233', '6233', '110', 'RA-00002', NULL, NULL),
  ('01a143c2-bfd8-74ea-97e8-b20e9d5f88d5', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-16', '113', '6403', '6403', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6403', '6403', '113', 'RA-00002', NULL, NULL),
  ('01a1532e-9848-769d-80e0-25297c29b14a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-19', '116', '6573', '6573', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6573', '6573', '116', 'RA-00002', NULL, NULL),
  ('01a15857-d690-75db-ab92-3aedffb52d9c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-20', '112', '6347', '6347', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6347', '6347', '112', 'RA-00002', NULL, NULL),
  ('01a15d75-2628-702a-941e-35ade8e2b997', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-21', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6800', '6800', '120', 'RA-00002', NULL, NULL),
  ('01a162a2-f850-7360-901a-e3d906d6d48b', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-22', '105', '5950', '5950', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5950', '5950', '105', 'RA-00002', NULL, NULL),
  ('01a167c0-ebf8-74ec-b24c-d95b298974d4', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-23', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6460', '6460', '114', 'RA-00002', NULL, NULL),
  ('01a1773f-1000-74b7-b0d3-3f1488f2e174', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-26', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6517', '6517', '115', 'RA-00002', NULL, NULL),
  ('01a1818a-5100-715b-9bff-435aed5257c4', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-28', '118', '6687', '6687', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6687', '6687', '118', 'RA-00002', NULL, NULL),
  ('01a186ae-14f0-7664-a122-2bfbb73d3cac', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-29', '109', '6177', '6177', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6177', '6177', '109', 'RA-00002', NULL, NULL),
  ('01a18bd1-82f0-7329-9533-9d40f05c2b59', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-30', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6800', '6800', '120', 'RA-00002', NULL, NULL),
  ('01a131d2-d498-7724-a8a1-bbad6bc56f9e', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-13', '116', '6283', '6283', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6283', '6283', '116', 'RA-00003', NULL, NULL),
  ('01a13c1f-36a8-74f0-a110-e7a4a036bd36', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-15', '104', '5633', '5633', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5633', '5633', '104', 'RA-00003', NULL, NULL),
  ('01a1464f-90f0-7707-9f68-cfbbec7735f1', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-17', '136', '7367', '7367', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '7367', '7367', '136', 'RA-00003', NULL, NULL),
  ('01a155e3-7360-7284-a4ee-8d0502d41186', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-20', '115', '6229', '6229', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6229', '6229', '115', 'RA-00003', NULL, NULL),
  ('01a16a5f-aed0-7673-ba0f-1ecc52ecde7c', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-24', '130', '7042', '7042', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '7042', '7042', '130', 'RA-00003', NULL, NULL),
  ('01a1843a-9c20-7609-9301-80f6416575ec', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-29', '117', '6338', '6338', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6338', '6338', '117', 'RA-00003', NULL, NULL),
  ('01a18e6b-ec80-71c9-95f0-f0f217c83ade', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-31', '145', '7854', '7854', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '7854', '7854', '145', 'RA-00003', NULL, NULL),
  ('01a12fe6-6de8-70ab-8c46-476188c74b58', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-12', '232', '15080', '15080', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '15080', '15080', '232', 'RA-00005', NULL, NULL),
  ('01a13a30-10d8-7739-b628-ae9c93814c30', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-14', '225', '14625', '14625', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '14625', '14625', '225', 'RA-00005', NULL, NULL),
  ('01a14475-d780-757a-b8e9-c49b0d277424', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-16', '239', '15535', '15535', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '15535', '15535', '239', 'RA-00005', NULL, NULL),
  ('01a153ef-1988-764a-b119-7e97609023a1', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-19', '229', '14885', '14885', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '14885', '14885', '229', 'RA-00005', NULL, NULL),
  ('01a15e3d-a648-714c-8b81-1ecca68306f2', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-21', '227', '14755', '14755', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '14755', '14755', '227', 'RA-00005', NULL, NULL),
  ('01a16886-1888-772b-8942-a757ef1e3551', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-23', '228', '14820', '14820', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '14820', '14820', '228', 'RA-00005', NULL, NULL),
  ('01a18248-5d58-7435-bf38-6ff46870c9bb', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-28', '225', '14625', '14625', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '14625', '14625', '225', 'RA-00005', NULL, NULL),
  ('01a12c56-6958-71ca-ad15-5d0c3447b9f0', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-12', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5760', '5760', '108', 'RA-00004', NULL, NULL),
  ('01a13183-f918-7328-9337-644533b1308e', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-13', '106', '5653', '5653', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5653', '5653', '106', 'RA-00004', NULL, NULL),
  ('01a136ab-5300-76eb-8e79-b989666690b4', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-14', '116', '6187', '6187', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6187', '6187', '116', 'RA-00004', NULL, NULL),
  ('01a13bc5-a110-73d0-b00f-b536b3de0456', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-15', '111', '5920', '5920', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5920', '5920', '111', 'RA-00004', NULL, NULL),
  ('01a15067-42b8-75c9-bcf0-a0e192806856', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-19', '107', '5707', '5707', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5707', '5707', '107', 'RA-00004', NULL, NULL),
  ('01a1558a-9d30-7306-9aa4-078de9e4ef20', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-20', '110', '5867', '5867', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5867', '5867', '110', 'RA-00004', NULL, NULL),
  ('01a15ab8-4c30-7089-9044-40b38ac7d4f6', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-21', '97', '5173', '5173', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5173', '5173', '97', 'RA-00004', NULL, NULL),
  ('01a15fd0-4498-713d-8c29-5dc8743c9cd8', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-22', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6400', '6400', '120', 'RA-00004', NULL, NULL),
  ('01a16505-1f88-7149-bcbb-d91f43cec7fa', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-23', '162', '8640', '8640', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '8640', '8640', '162', 'RA-00004', NULL, NULL),
  ('01a17476-4b40-77f9-bdb1-f9817a0926dc', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-26', '111', '5920', '5920', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5920', '5920', '111', 'RA-00004', NULL, NULL),
  ('01a17994-8d08-7245-b0b5-eeee22d5eba5', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-27', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '6400', '6400', '120', 'RA-00004', NULL, NULL),
  ('01a17ec3-bec0-7623-b74b-554c7ac72483', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-28', '99', '5280', '5280', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5280', '5280', '99', 'RA-00004', NULL, NULL),
  ('01a183ea-16d8-7098-b12a-0274dd9afcab', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-29', '107', '5707', '5707', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '5707', '5707', '107', 'RA-00004', NULL, NULL),
  ('01a1890e-6b50-7750-8339-553328203939', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-30', '175', '9333', '9333', 'true', '', '', NULL, '2026-11-28 08:41:16.165669+00', '0', '9333', '9333', '175', 'RA-00004', NULL, NULL),
  ('01a12822-54c8-75b1-b04b-fe2d5b505920', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-11', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '11100', '11100', '180', 'RA-00002', NULL, NULL),
  ('01a1282b-74b8-72a4-a4bf-cb5e7e9ed518', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-11', '173', '10668', '10668', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '10668', '10668', '173', 'RA-00003', NULL, NULL),
  ('01a14715-6960-7770-8b64-9c66125d8d6c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-17', '177', '10915', '10915', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '10915', '10915', '177', 'RA-00002', NULL, NULL),
  ('01a14c31-3258-71d5-9621-0af2ff13edd5', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-18', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '11100', '11100', '180', 'RA-00003', NULL, NULL),
  ('01a16b15-6270-75e5-990d-3c6fa558cc2c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-24', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '11100', '11100', '180', 'RA-00002', NULL, NULL),
  ('01a16b1b-d2e0-7153-9db8-f7b55afb5240', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-24', '174', '10730', '10730', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '10730', '10730', '174', 'RA-00003', NULL, NULL),
  ('01a17041-4480-70e2-a354-898ee371e1ed', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-25', '167', '10298', '10298', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '10298', '10298', '167', 'RA-00003', NULL, NULL),
  ('01a17041-5038-76af-be8c-77aa8b07d669', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-25', '178', '10977', '10977', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '10977', '10977', '178', 'RA-00002', NULL, NULL),
  ('01a18f20-adf0-72b2-a491-f70140fc93c8', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-31', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '11100', '11100', '180', 'RA-00003', NULL, NULL),
  ('01a18f2b-25a0-70aa-a3ba-500cb2852f3d', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-31', '168', '10360', '10360', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '10360', '10360', '168', 'RA-00002', NULL, NULL),
  ('01a1775e-f29e-7521-9b2b-a1785b18c086', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-26', '0', '9550', '9550', 'true', '', '', NULL, '2026-11-28 08:41:16.482719+00', '0', '9550', '9550', '0', 'RA-00004', NULL, NULL),
  ('75524212-8373-5c0f-a86b-fad056bc951f', 'bonus', '01900000-0000-7000-8000-000000000012', NULL, '2026-10-31', '0', '8000', '8000', 'true', 'Stood in on short notice', '', '01900000-0000-7000-8000-000000000001', '2026-11-28 08:41:17.854598+00', '0', '8000', '8000', '0', 'RA-00003', NULL, NULL),
  ('6849803e-f4a0-5bf9-9459-f4a79db8629d', 'reimbursement', '01900000-0000-7000-8000-000000000010', NULL, '2026-11-28', '0', '3480', '3480', 'false', 'Floor pads from the hardware shop', '', '01900000-0000-7000-8000-000000000001', '2026-11-28 08:41:18.050428+00', '0', '0', '0', '0', NULL, NULL, NULL);
INSERT INTO pay_run ("id", "number", "through_day", "pay_day", "state", "leave_out", "version", "created_by", "created_at", "changed_by", "first_approved_by", "first_approved_at", "first_key", "approved_by", "approved_at", "paid_on", "paid_by", "paid_at", "cancelled_by", "cancelled_at", "cancel_reason") VALUES
  ('01a22150-df32-7170-880b-93f186745ee2', '1', '2026-10-31', '2026-11-03', 'paid', '{}', '3', '01900000-0000-7000-8000-000000000001', '2026-11-03 12:00:00+00', NULL, NULL, NULL, NULL, '01900000-0000-7000-8000-000000000001', '2026-11-03 12:00:00+00', '2026-11-03', '01900000-0000-7000-8000-000000000001', '2026-11-28 08:41:17.96255+00', NULL, NULL, NULL);
INSERT INTO pay_row ("run_id", "person_id", "name", "state", "minutes", "work_cents", "correction_cents", "adjustment_cents", "sub_total_cents", "gst_cents", "withheld_cents", "paid_cents", "as_rcti", "gst_registered", "super_answer", "super_base_cents", "super_rate", "super_cents", "facts", "reference", "bank_ending", "bank_fingerprint", "returned_on", "return_reason") VALUES
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', 'Amara Perera', 'paid', '1672', '93355', '0', '0', '93355', '0', '0', '93355', 'false', 'false', 'yes', '93355', '1200', '11203', '{"abn": "61000000002", "address": "14 Acacia Street, Prospect SA", "details": {"state": "SA", "suburb": "Prospect", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Amara", "rcti_terms": [], "family_name": "Perera", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40118"}, "postcode": "5082", "gst_percent": 10}', 'PAY 1 1', '417', 'a61764615c99a40f:G-FloYgeqP53R12-vLtiiQtR-XeBlSw5hjOa9qEPE6k', NULL, NULL),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', 'paid', '3005', '173179', '0', '0', '173179', '17318', '0', '190497', 'true', 'true', 'no', '0', '1200', '0', '{"abn": "42000000003", "address": "3/27 Banksia Avenue, Norwood SA", "details": {"state": "SA", "suburb": "Norwood", "fund_usi": "HOS0100AU", "gst_from": "2023-07-01", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "signed", "rcti_from": "2024-07-01", "given_name": "Daniel", "rcti_terms": ["supplies-named", "both-registered", "company-issues", "supplier-does-not", "tells-when-it-ends"], "family_name": "Okafor", "single_name": false, "gst_ended_on": "", "may_delegate": "yes", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "", "rcti_ended_on": "", "gst_checked_on": "2026-11-02", "paid_for_result": "", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40125"}, "postcode": "5067", "gst_percent": 10}', 'PAY 1 2', '724', 'a61764615c99a40f:L9-soAjqo5wZrwlLIKqHPxjYVEKdIcivgAu9Y3iKSYs', NULL, NULL),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', 'paid', '1737', '100642', '0', '8000', '108642', '0', '0', '108642', 'false', 'false', 'yes', '108642', '1200', '13037', '{"abn": "23000000004", "address": "88 Henley Beach Road, Mile End SA", "details": {"state": "SA", "suburb": "Mile End", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Mei", "rcti_terms": [], "family_name": "Lin Chen", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40132"}, "postcode": "5031", "gst_percent": 10}', 'PAY 1 4', '031', 'a61764615c99a40f:DaD2cwDtL01JvelLQyawotGqqoRpKmxNfHjpBqqg53k', NULL, NULL),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', 'paid', '1605', '104325', '0', '0', '104325', '0', '0', '104325', 'false', 'false', 'yes', '104325', '1200', '12519', '{"abn": "80000000001", "address": "5 Kurrajong Court, Modbury SA", "details": {"state": "SA", "suburb": "Modbury", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Tomasz", "rcti_terms": [], "family_name": "Nowak", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40139"}, "postcode": "5092", "gst_percent": 10}', 'PAY 1 6', '338', 'a61764615c99a40f:md1CRoH7VxFhRh9jGJMaLIcf3vQRTV1aSeVzcyG6oWg', NULL, NULL),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', 'Priya Raghunathan-Venkataraman', 'paid', '1649', '97497', '0', '0', '97497', '0', '0', '97497', 'false', 'false', 'undecided', '0', '1200', '0', '{"abn": "51824753556", "address": "121 Unley Road, Unley SA", "details": {"state": "", "suburb": "", "fund_usi": "", "gst_from": "", "fund_name": "", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "", "rcti_terms": [], "family_name": "", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": ""}, "postcode": "5061", "gst_percent": 10}', 'PAY 1 5', '645', 'a61764615c99a40f:tjw19BbjSdjzjF7-qQwVZk18rBbCYan5v7bvoKh6qrs', NULL, NULL),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', 'paid', '2472', '144496', '0', '0', '144496', '0', '0', '144496', 'false', 'false', 'yes', '144496', '1200', '17340', '{"abn": "53004085616", "address": "9 Jetty Lane, Glenelg SA", "details": {"state": "SA", "suburb": "Glenelg", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Grace", "rcti_terms": [], "family_name": "Papadopoulos", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40153"}, "postcode": "5045", "gst_percent": 10}', 'PAY 1 3', '952', 'a61764615c99a40f:AKXUVgjd0BIcXDCNLjnth2JH5GbMscF9B81HEriyNfE', NULL, NULL);
INSERT INTO pay_line ("run_id", "person_id", "item_id", "cents", "document_cents", "minutes", "corrects", "repeats", "is_correction", "state") VALUES
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', '01a12c6f-92c0-72ab-9dfd-872d53139d1c', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', '01a1319c-7e70-76ca-9935-85b4cb8ceba5', '6533', '6533', '117', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', '01a136c6-58f8-700b-a6ba-bc8096eb0e08', '6142', '6142', '110', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', '01a13be4-c9a0-7401-a228-01552c31c16d', '6086', '6086', '109', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', '01a14106-0138-718a-bb7b-b87b568a04a0', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', '01a15086-86a0-75ca-a6f4-f3d79b51416c', '5416', '5416', '97', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', '01a155ad-34a8-7700-9ba4-bfdda13dcccf', '5918', '5918', '106', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', '01a15ac5-fc18-76c8-ba12-864c97550b51', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', '01a15ff8-fa78-704b-9ba2-abd51bd32c9e', '6086', '6086', '109', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', '01a1651a-f178-7011-b9b1-e88b99db00a1', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', '01a1748f-5950-7580-93f5-584f21c105b0', '5807', '5807', '104', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', '01a179b9-9d50-7327-9588-9dd19f65642c', '6086', '6086', '109', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', '01a17edd-5588-73da-bbb6-9852caa72d29', '6421', '6421', '115', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', '01a18403-d4b0-77a8-80f4-ee219920bac4', '5751', '5751', '103', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', '01a1891e-b730-7685-a0dc-2d531df3a0ed', '6309', '6309', '113', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a12c6d-21c0-7527-8cf3-aaa13a5b200a', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a12f3a-ff30-7430-8421-de2f72c04adf', '8340', '8340', '139', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a1319f-31d8-7206-b16e-889e0d7751f2', '6253', '6253', '112', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a136c7-0ca8-70db-9436-3b2f23cf233f', '5695', '5695', '102', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a13986-c500-7167-8f9c-c91bf789e2de', '9000', '9000', '150', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a13bec-99a0-72b8-a8c9-09d975851270', '5807', '5807', '104', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a1410c-71a8-7318-b166-287bfd89c01e', '6533', '6533', '117', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a143d0-3140-7183-ac44-f2b373129010', '9000', '9000', '150', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a15083-0048-73ba-b992-cd9714068aab', '6421', '6421', '115', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a15348-0418-7212-9c25-f3ee6215fa88', '8220', '8220', '137', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a155a6-a4f8-742b-a44d-4ac16f7ce099', '6309', '6309', '113', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a15acb-7a58-737f-8a20-5f4bdb6ed0bd', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a15d9b-6b08-7673-97c1-1108ebfb20a4', '8400', '8400', '140', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a15ff4-dfb0-7481-ba8e-c36d4cbdb86e', '6309', '6309', '113', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a16516-cee0-76c3-8cd2-8cfeec54a08f', '6644', '6644', '119', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a167e1-7800-71b5-a476-9484e1903203', '8880', '8880', '148', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a1748b-55f8-729d-86d7-3d294fbda1f2', '6142', '6142', '110', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a17758-6848-70fb-8fbf-d55a10371082', '8940', '8940', '149', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a179b4-9c10-731c-a637-75ffbffd4869', '6309', '6309', '113', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a17ed3-ace0-77a8-8333-d77e3f7df39d', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a1819d-a638-7241-ad0b-f3b52fdf46af', '8520', '8520', '142', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a18403-f008-7243-908a-7457e38f5683', '6644', '6644', '119', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a1892b-b750-721b-a6f9-4fc4bc02b6c6', '6253', '6253', '112', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', '01a18bef-f3e8-76c2-bcd7-83ea51d6afa9', '8460', '8460', '141', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a12822-54c8-75b1-b04b-fe2d5b505920', '11100', '11100', '180', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a12f1c-5b70-74e8-923d-8fbf09e3c67e', '6517', '6517', '115', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a1344b-c3d8-75b4-a6a4-59d051125262', '6120', '6120', '108', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a13970-2020-7634-a922-73addc394405', '6460', '6460', '114', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a13e9b-3710-70a0-8fc4-9e8d0f71e4c7', '6233', '6233', '110', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a143c2-bfd8-74ea-97e8-b20e9d5f88d5', '6403', '6403', '113', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a14715-6960-7770-8b64-9c66125d8d6c', '10915', '10915', '177', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a1532e-9848-769d-80e0-25297c29b14a', '6573', '6573', '116', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a15857-d690-75db-ab92-3aedffb52d9c', '6347', '6347', '112', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a15d75-2628-702a-941e-35ade8e2b997', '6800', '6800', '120', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a162a2-f850-7360-901a-e3d906d6d48b', '5950', '5950', '105', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a167c0-ebf8-74ec-b24c-d95b298974d4', '6460', '6460', '114', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a16b15-6270-75e5-990d-3c6fa558cc2c', '11100', '11100', '180', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a17041-5038-76af-be8c-77aa8b07d669', '10977', '10977', '178', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a1773f-1000-74b7-b0d3-3f1488f2e174', '6517', '6517', '115', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a1818a-5100-715b-9bff-435aed5257c4', '6687', '6687', '118', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a186ae-14f0-7664-a122-2bfbb73d3cac', '6177', '6177', '109', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a18bd1-82f0-7329-9533-9d40f05c2b59', '6800', '6800', '120', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '01a18f2b-25a0-70aa-a3ba-500cb2852f3d', '10360', '10360', '168', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000012', '01a1282b-74b8-72a4-a4bf-cb5e7e9ed518', '10668', '10668', '173', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000012', '01a131d2-d498-7724-a8a1-bbad6bc56f9e', '6283', '6283', '116', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000012', '01a13c1f-36a8-74f0-a110-e7a4a036bd36', '5633', '5633', '104', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000012', '01a1464f-90f0-7707-9f68-cfbbec7735f1', '7367', '7367', '136', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000012', '01a14c31-3258-71d5-9621-0af2ff13edd5', '11100', '11100', '180', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000012', '01a155e3-7360-7284-a4ee-8d0502d41186', '6229', '6229', '115', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000012', '01a16a5f-aed0-7673-ba0f-1ecc52ecde7c', '7042', '7042', '130', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000012', '01a16b1b-d2e0-7153-9db8-f7b55afb5240', '10730', '10730', '174', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000012', '01a17041-4480-70e2-a354-898ee371e1ed', '10298', '10298', '167', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000012', '01a1843a-9c20-7609-9301-80f6416575ec', '6338', '6338', '117', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000012', '01a18e6b-ec80-71c9-95f0-f0f217c83ade', '7854', '7854', '145', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000012', '01a18f20-adf0-72b2-a491-f70140fc93c8', '11100', '11100', '180', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000012', '75524212-8373-5c0f-a86b-fad056bc951f', '8000', '8000', '0', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', '01a12c56-6958-71ca-ad15-5d0c3447b9f0', '5760', '5760', '108', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', '01a13183-f918-7328-9337-644533b1308e', '5653', '5653', '106', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', '01a136ab-5300-76eb-8e79-b989666690b4', '6187', '6187', '116', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', '01a13bc5-a110-73d0-b00f-b536b3de0456', '5920', '5920', '111', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', '01a15067-42b8-75c9-bcf0-a0e192806856', '5707', '5707', '107', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', '01a1558a-9d30-7306-9aa4-078de9e4ef20', '5867', '5867', '110', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', '01a15ab8-4c30-7089-9044-40b38ac7d4f6', '5173', '5173', '97', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', '01a15fd0-4498-713d-8c29-5dc8743c9cd8', '6400', '6400', '120', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', '01a16505-1f88-7149-bcbb-d91f43cec7fa', '8640', '8640', '162', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', '01a17476-4b40-77f9-bdb1-f9817a0926dc', '5920', '5920', '111', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', '01a1775e-f29e-7521-9b2b-a1785b18c086', '9550', '9550', '0', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', '01a17994-8d08-7245-b0b5-eeee22d5eba5', '6400', '6400', '120', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', '01a17ec3-bec0-7623-b74b-554c7ac72483', '5280', '5280', '99', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', '01a183ea-16d8-7098-b12a-0274dd9afcab', '5707', '5707', '107', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', '01a1890e-6b50-7750-8339-553328203939', '9333', '9333', '175', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000013', '01a12fe6-6de8-70ab-8c46-476188c74b58', '15080', '15080', '232', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000013', '01a13a30-10d8-7739-b628-ae9c93814c30', '14625', '14625', '225', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000013', '01a14475-d780-757a-b8e9-c49b0d277424', '15535', '15535', '239', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000013', '01a153ef-1988-764a-b119-7e97609023a1', '14885', '14885', '229', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000013', '01a15e3d-a648-714c-8b81-1ecca68306f2', '14755', '14755', '227', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000013', '01a16886-1888-772b-8942-a757ef1e3551', '14820', '14820', '228', NULL, NULL, 'false', 'paid'),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000013', '01a18248-5d58-7435-bf38-6ff46870c9bb', '14625', '14625', '225', NULL, NULL, 'false', 'paid');
INSERT INTO pay_counter ("kind", "last_number") VALUES
  ('adjustment-note', '0'),
  ('remittance-advice', '5'),
  ('rcti', '1');
INSERT INTO pay_document ("number", "run_id", "person_id", "kind", "issued_on", "corrects", "repeats", "sub_total_cents", "gst_cents", "total_cents", "content") VALUES
  ('RA-00001', '01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', 'remittance-advice', '2026-11-03', NULL, NULL, '93355', '0', '93355', '{"lines": [{"day": "2026-10-12", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-13", "kind": "work", "text": "Wattlebird House Offices", "cents": 6533, "minutes": 117, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Wattlebird House Offices", "cents": 6142, "minutes": 110, "taxable": true}, {"day": "2026-10-15", "kind": "work", "text": "Wattlebird House Offices", "cents": 6086, "minutes": 109, "taxable": true}, {"day": "2026-10-16", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Wattlebird House Offices", "cents": 5416, "minutes": 97, "taxable": true}, {"day": "2026-10-20", "kind": "work", "text": "Wattlebird House Offices", "cents": 5918, "minutes": 106, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-22", "kind": "work", "text": "Wattlebird House Offices", "cents": 6086, "minutes": 109, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-26", "kind": "work", "text": "Wattlebird House Offices", "cents": 5807, "minutes": 104, "taxable": true}, {"day": "2026-10-27", "kind": "work", "text": "Wattlebird House Offices", "cents": 6086, "minutes": 109, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Wattlebird House Offices", "cents": 6421, "minutes": 115, "taxable": true}, {"day": "2026-10-29", "kind": "work", "text": "Wattlebird House Offices", "cents": 5751, "minutes": 103, "taxable": true}, {"day": "2026-10-30", "kind": "work", "text": "Wattlebird House Offices", "cents": 6309, "minutes": 113, "taxable": true}], "payee": {"abn": "61000000002", "name": "Amara Perera", "address": "14 Acacia Street, Prospect SA, Prospect SA 5082"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 93355, "account_ending": "417", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 93355, "gst_registered": false, "agreement_terms": false}'),
  ('RCTI-00001', '01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000011', 'rcti', '2026-11-03', NULL, NULL, '173179', '17318', '190497', '{"lines": [{"day": "2026-10-12", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-12", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8340, "minutes": 139, "taxable": true}, {"day": "2026-10-13", "kind": "work", "text": "Wattlebird House Offices", "cents": 6253, "minutes": 112, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Wattlebird House Offices", "cents": 5695, "minutes": 102, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 9000, "minutes": 150, "taxable": true}, {"day": "2026-10-15", "kind": "work", "text": "Wattlebird House Offices", "cents": 5807, "minutes": 104, "taxable": true}, {"day": "2026-10-16", "kind": "work", "text": "Wattlebird House Offices", "cents": 6533, "minutes": 117, "taxable": true}, {"day": "2026-10-16", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 9000, "minutes": 150, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Wattlebird House Offices", "cents": 6421, "minutes": 115, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8220, "minutes": 137, "taxable": true}, {"day": "2026-10-20", "kind": "work", "text": "Wattlebird House Offices", "cents": 6309, "minutes": 113, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8400, "minutes": 140, "taxable": true}, {"day": "2026-10-22", "kind": "work", "text": "Wattlebird House Offices", "cents": 6309, "minutes": 113, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Wattlebird House Offices", "cents": 6644, "minutes": 119, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8880, "minutes": 148, "taxable": true}, {"day": "2026-10-26", "kind": "work", "text": "Wattlebird House Offices", "cents": 6142, "minutes": 110, "taxable": true}, {"day": "2026-10-26", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8940, "minutes": 149, "taxable": true}, {"day": "2026-10-27", "kind": "work", "text": "Wattlebird House Offices", "cents": 6309, "minutes": 113, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8520, "minutes": 142, "taxable": true}, {"day": "2026-10-29", "kind": "work", "text": "Wattlebird House Offices", "cents": 6644, "minutes": 119, "taxable": true}, {"day": "2026-10-30", "kind": "work", "text": "Wattlebird House Offices", "cents": 6253, "minutes": 112, "taxable": true}, {"day": "2026-10-30", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8460, "minutes": 141, "taxable": true}], "payee": {"abn": "42000000003", "name": "Daniel Okafor", "address": "3/27 Banksia Avenue, Norwood SA, Norwood SA 5067"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 190497, "account_ending": "724", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 173179, "gst_registered": true, "agreement_terms": false}'),
  ('RA-00002', '01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', 'remittance-advice', '2026-11-03', NULL, NULL, '144496', '0', '144496', '{"lines": [{"day": "2026-10-11", "kind": "work", "text": "Sandpiper Surf Club", "cents": 11100, "minutes": 180, "taxable": true}, {"day": "2026-10-12", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6517, "minutes": 115, "taxable": true}, {"day": "2026-10-13", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6120, "minutes": 108, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6460, "minutes": 114, "taxable": true}, {"day": "2026-10-15", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6233, "minutes": 110, "taxable": true}, {"day": "2026-10-16", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6403, "minutes": 113, "taxable": true}, {"day": "2026-10-17", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10915, "minutes": 177, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6573, "minutes": 116, "taxable": true}, {"day": "2026-10-20", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6347, "minutes": 112, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6800, "minutes": 120, "taxable": true}, {"day": "2026-10-22", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 5950, "minutes": 105, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6460, "minutes": 114, "taxable": true}, {"day": "2026-10-24", "kind": "work", "text": "Sandpiper Surf Club", "cents": 11100, "minutes": 180, "taxable": true}, {"day": "2026-10-25", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10977, "minutes": 178, "taxable": true}, {"day": "2026-10-26", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6517, "minutes": 115, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6687, "minutes": 118, "taxable": true}, {"day": "2026-10-29", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6177, "minutes": 109, "taxable": true}, {"day": "2026-10-30", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6800, "minutes": 120, "taxable": true}, {"day": "2026-10-31", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10360, "minutes": 168, "taxable": true}], "payee": {"abn": "53004085616", "name": "Grace Papadopoulos", "address": "9 Jetty Lane, Glenelg SA, Glenelg SA 5045"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 144496, "account_ending": "952", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 144496, "gst_registered": false, "agreement_terms": false}'),
  ('RA-00003', '01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000012', 'remittance-advice', '2026-11-03', NULL, NULL, '108642', '0', '108642', '{"lines": [{"day": "2026-10-11", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10668, "minutes": 173, "taxable": true}, {"day": "2026-10-13", "kind": "work", "text": "Wool Store Gallery", "cents": 6283, "minutes": 116, "taxable": true}, {"day": "2026-10-15", "kind": "work", "text": "Wool Store Gallery", "cents": 5633, "minutes": 104, "taxable": true}, {"day": "2026-10-17", "kind": "work", "text": "Wool Store Gallery", "cents": 7367, "minutes": 136, "taxable": true}, {"day": "2026-10-18", "kind": "work", "text": "Sandpiper Surf Club", "cents": 11100, "minutes": 180, "taxable": true}, {"day": "2026-10-20", "kind": "work", "text": "Wool Store Gallery", "cents": 6229, "minutes": 115, "taxable": true}, {"day": "2026-10-24", "kind": "work", "text": "Wool Store Gallery", "cents": 7042, "minutes": 130, "taxable": true}, {"day": "2026-10-24", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10730, "minutes": 174, "taxable": true}, {"day": "2026-10-25", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10298, "minutes": 167, "taxable": true}, {"day": "2026-10-29", "kind": "work", "text": "Wool Store Gallery", "cents": 6338, "minutes": 117, "taxable": true}, {"day": "2026-10-31", "kind": "work", "text": "Wool Store Gallery", "cents": 7854, "minutes": 145, "taxable": true}, {"day": "2026-10-31", "kind": "work", "text": "Sandpiper Surf Club", "cents": 11100, "minutes": 180, "taxable": true}, {"day": "2026-10-31", "kind": "bonus", "text": "Stood in on short notice", "cents": 8000, "minutes": 0, "taxable": true}], "payee": {"abn": "23000000004", "name": "Mei Lin Chen", "address": "88 Henley Beach Road, Mile End SA, Mile End SA 5031"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 108642, "account_ending": "031", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 108642, "gst_registered": false, "agreement_terms": false}'),
  ('RA-00004', '01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000014', 'remittance-advice', '2026-11-03', NULL, NULL, '97497', '0', '97497', '{"lines": [{"day": "2026-10-12", "kind": "work", "text": "Unley Corner Library", "cents": 5760, "minutes": 108, "taxable": true}, {"day": "2026-10-13", "kind": "work", "text": "Unley Corner Library", "cents": 5653, "minutes": 106, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Unley Corner Library", "cents": 6187, "minutes": 116, "taxable": true}, {"day": "2026-10-15", "kind": "work", "text": "Unley Corner Library", "cents": 5920, "minutes": 111, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Unley Corner Library", "cents": 5707, "minutes": 107, "taxable": true}, {"day": "2026-10-20", "kind": "work", "text": "Unley Corner Library", "cents": 5867, "minutes": 110, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Unley Corner Library", "cents": 5173, "minutes": 97, "taxable": true}, {"day": "2026-10-22", "kind": "work", "text": "Unley Corner Library", "cents": 6400, "minutes": 120, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Unley Corner Library", "cents": 8640, "minutes": 162, "taxable": true}, {"day": "2026-10-26", "kind": "work", "text": "Unley Corner Library", "cents": 5920, "minutes": 111, "taxable": true}, {"day": "2026-10-26", "kind": "work", "text": "Unley Corner Library", "cents": 9550, "minutes": 0, "taxable": true}, {"day": "2026-10-27", "kind": "work", "text": "Unley Corner Library", "cents": 6400, "minutes": 120, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Unley Corner Library", "cents": 5280, "minutes": 99, "taxable": true}, {"day": "2026-10-29", "kind": "work", "text": "Unley Corner Library", "cents": 5707, "minutes": 107, "taxable": true}, {"day": "2026-10-30", "kind": "work", "text": "Unley Corner Library", "cents": 9333, "minutes": 175, "taxable": true}], "payee": {"abn": "51824753556", "name": "Priya Raghunathan-Venkataraman", "address": "121 Unley Road, Unley SA, 5061"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 97497, "account_ending": "645", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 97497, "gst_registered": false, "agreement_terms": false}'),
  ('RA-00005', '01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000013', 'remittance-advice', '2026-11-03', NULL, NULL, '104325', '0', '104325', '{"lines": [{"day": "2026-10-12", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 15080, "minutes": 232, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 14625, "minutes": 225, "taxable": true}, {"day": "2026-10-16", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 15535, "minutes": 239, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 14885, "minutes": 229, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 14755, "minutes": 227, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 14820, "minutes": 228, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 14625, "minutes": 225, "taxable": true}], "payee": {"abn": "80000000001", "name": "Tomasz Nowak", "address": "5 Kurrajong Court, Modbury SA, Modbury SA 5092"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 104325, "account_ending": "338", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 104325, "gst_registered": false, "agreement_terms": false}');
INSERT INTO super_contribution ("run_id", "person_id", "base_cents", "rate", "super_cents", "due_on", "received_on") VALUES
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000010', '93355', '1200', '11203', '2026-12-01', NULL),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000015', '144496', '1200', '17340', '2026-12-01', NULL),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000012', '108642', '1200', '13037', '2026-12-01', NULL),
  ('01a22150-df32-7170-880b-93f186745ee2', '01900000-0000-7000-8000-000000000013', '104325', '1200', '12519', '2026-12-01', NULL);
INSERT INTO enquiry ("id", "idempotency_key", "state", "place", "size", "frequency", "timing", "suburb", "text", "name", "email", "telephone", "sent_at", "changed_at", "flood", "told_at", "kind", "subject", "postcode") VALUES
  ('dcbec2f0-d023-5177-b039-581d22d040a9', '332ac9b0-8372-543b-8a60-0e1e1b37eb5c', 'new', 'medical', '5 rooms and a waiting room, about 180 m²', 'several-a-week', 'After 18:00, or before 7:00', 'Norwood', 'We move in next month and need somebody who has cleaned dental rooms before.', 'Parade Dental Care', 'reception@parade-dental.example', '08 5550 4410', '2026-11-27 12:41:13.926+00', '2026-11-27 12:41:13.926+00', 'false', '2026-11-27 12:41:13.926+00', 'quote', '', '5067'),
  ('d5e5c1d5-78eb-576a-b5da-c87ad2b38a6f', '19970478-0eda-5c71-b1fb-1c588550294a', 'quoted', 'office', 'One floor, 320 m², 18 desks', 'weekly', 'Fridays after 17:00', 'Thebarton', '', 'Tom Lindqvist', '', '0491 571 491', '2026-11-24 08:41:13.926+00', '2026-11-25 08:41:13.926+00', 'false', '2026-11-24 08:41:13.926+00', 'quote', '', '5031');
INSERT INTO enquiry_note ("id", "enquiry_id", "idempotency_key", "kind", "text", "subject", "channel", "state", "by_name", "at") VALUES
  ('b21a28a6-90c0-5f74-8e2e-86c951a92406', 'd5e5c1d5-78eb-576a-b5da-c87ad2b38a6f', NULL, 'note', 'Looked at the rooms: two kitchens, carpet throughout. Keys from the building manager.', '', '', NULL, 'Helen Marsh', '2026-11-25 04:41:13.926+00'),
  ('bf6d0bb7-bb0b-5ef2-af8d-284e6ad41abc', 'd5e5c1d5-78eb-576a-b5da-c87ad2b38a6f', NULL, 'answer', 'Quoted A$185.00 a visit by telephone, with materials and without GST.', 'Your quote', 'hand', 'quoted', 'Helen Marsh', '2026-11-25 08:41:13.926+00');
INSERT INTO enquiry_digest ("single", "told_at") VALUES
  ('true', '2000-01-01 00:00:00+00');
INSERT INTO client ("id", "legal_name", "trading_name", "abn", "billing_address", "billing_email", "order_number", "terms_days", "notes", "version", "created_at", "archived_at", "shows_names") VALUES
  ('01900000-0000-7000-a000-000000000001', 'Wattlebird Property Services Pty Ltd', 'Wattlebird Property', '23000000004', 'Level 3, 212 Grenfell Street
Adelaide SA 5000', 'accounts@wattlebird.example', 'PO-20417', '30', '', '1', '2026-11-28 08:41:17.47122+00', NULL, 'false'),
  ('01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '', '42000000003', '75 The Parade
Norwood SA 5067', 'practice@banksia-medical.example', '', '14', 'Asks for a call before the price changes.', '1', '2026-11-28 08:41:17.47122+00', NULL, 'false'),
  ('01900000-0000-7000-a000-000000000003', 'Little Pelicans Early Learning Inc.', 'Little Pelicans', '61000000002', '18 Moseley Street
Glenelg SA 5045', '', '', '14', '', '1', '2026-11-28 08:41:17.47122+00', NULL, 'false');
INSERT INTO client_contact ("client_id", "position", "name", "email", "telephone", "roles", "opens_page") VALUES
  ('01900000-0000-7000-a000-000000000001', '0', 'Renee Castle', 'accounts@wattlebird.example', '08 5550 2210', '{invoices}', NULL),
  ('01900000-0000-7000-a000-000000000001', '1', 'Building manager', '', '0491 574 118', '{door,quality}', NULL);
INSERT INTO job_client ("job_id", "valid_from", "client_id", "version") VALUES
  ('01900000-0000-7000-9000-000000000001', '2026-10-11', '01900000-0000-7000-a000-000000000001', '1'),
  ('01900000-0000-7000-9000-000000000005', '2026-10-11', '01900000-0000-7000-a000-000000000001', '1'),
  ('01900000-0000-7000-9000-000000000002', '2026-10-11', '01900000-0000-7000-a000-000000000002', '1'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-11', '01900000-0000-7000-a000-000000000003', '1');
INSERT INTO gst_confirmation ("only_row", "rate", "confirmed_by", "confirmed_at") VALUES
  ('true', '1000', 'Helen Marsh', '2026-11-28 08:41:14.018+00');
INSERT INTO client_invoice ("id", "number", "client_id", "month", "version", "send_wanted_at", "sent_at") VALUES
  ('01a22150-ddf4-778a-a4e6-204675e3edf7', 'INV-00001', '01900000-0000-7000-a000-000000000002', '2026-10', '1', NULL, '2026-11-28 08:41:17.584779+00');
INSERT INTO client_invoice_version ("client_invoice_id", "version", "issued_at", "issued_on", "issued_by", "due_on", "to_name", "to_trading_name", "to_abn", "to_address", "order_number", "sub_total_cents", "gst_cents", "total_cents", "gst_rate", "supplier") VALUES
  ('01a22150-ddf4-778a-a4e6-204675e3edf7', '1', '2026-11-28 08:41:17.558+00', '2026-11-28', '01900000-0000-7000-8000-000000000001', '2026-12-12', 'Banksia Family Medical Centre', '', '42000000003', '75 The Parade
Norwood SA 5067', '', '112320', '11232', '123552', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}');
INSERT INTO client_invoice_line ("client_invoice_id", "version", "position", "job_id", "extra_id", "place", "address", "from_day", "to_day", "basis", "visits", "minutes", "price_cents", "reason", "cents", "missed", "cancelled", "credit_cents", "re_cleans") VALUES
  ('01a22150-ddf4-778a-a4e6-204675e3edf7', '1', '1', '01900000-0000-7000-9000-000000000002', NULL, 'Banksia Family Medical Centre', '75 The Parade, Norwood SA 5067', '2026-10-11', '2026-10-31', 'hour', '9', '1296', NULL, '', '112320', '0', '0', '0', '0');
INSERT INTO invoiced_days ("job_id", "from_day", "to_day", "invoice_id", "client_invoice_id") VALUES
  ('01900000-0000-7000-9000-000000000002', '2026-10-11', '2026-10-31', NULL, '01a22150-ddf4-778a-a4e6-204675e3edf7');
INSERT INTO invoiced_work ("work_record_id", "invoice_id", "client_invoice_id", "moved_at") VALUES
  ('01a12f3a-ff30-7430-8421-de2f72c04adf', NULL, '01a22150-ddf4-778a-a4e6-204675e3edf7', NULL),
  ('01a13986-c500-7167-8f9c-c91bf789e2de', NULL, '01a22150-ddf4-778a-a4e6-204675e3edf7', NULL),
  ('01a143d0-3140-7183-ac44-f2b373129010', NULL, '01a22150-ddf4-778a-a4e6-204675e3edf7', NULL),
  ('01a15348-0418-7212-9c25-f3ee6215fa88', NULL, '01a22150-ddf4-778a-a4e6-204675e3edf7', NULL),
  ('01a15d9b-6b08-7673-97c1-1108ebfb20a4', NULL, '01a22150-ddf4-778a-a4e6-204675e3edf7', NULL),
  ('01a167e1-7800-71b5-a476-9484e1903203', NULL, '01a22150-ddf4-778a-a4e6-204675e3edf7', NULL),
  ('01a17758-6848-70fb-8fbf-d55a10371082', NULL, '01a22150-ddf4-778a-a4e6-204675e3edf7', NULL),
  ('01a1819d-a638-7241-ad0b-f3b52fdf46af', NULL, '01a22150-ddf4-778a-a4e6-204675e3edf7', NULL),
  ('01a18bef-f3e8-76c2-bcd7-83ea51d6afa9', NULL, '01a22150-ddf4-778a-a4e6-204675e3edf7', NULL);
INSERT INTO adjustment_note_counter ("only_row", "last_number") VALUES
  ('true', '0');
INSERT INTO open_work ("person_id", "job_id", "business_date") VALUES
  ('01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000008', '2026-11-28');
INSERT INTO planned_visit ("job_id", "day", "cancelled") VALUES
  ('01900000-0000-7000-9000-000000000006', '2026-10-01', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-02', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-05', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-06', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-07', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-08', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-09', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-12', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-13', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-14', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-15', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-16', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-19', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-20', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-21', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-22', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-23', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-26', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-27', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-28', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-29', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-10-30', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-02', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-03', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-04', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-05', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-06', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-09', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-10', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-11', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-12', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-13', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-16', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-17', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-18', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-19', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-20', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-23', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-24', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-25', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-26', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-27', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-11-30', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-01', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-02', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-03', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-04', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-07', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-08', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-09', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-10', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-11', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-14', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-15', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-16', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-17', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-18', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-21', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-22', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-23', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-24', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-25', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-28', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-29', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-30', 'false'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-31', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-10-02', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-10-05', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-10-07', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-10-09', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-10-12', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-10-14', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-10-16', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-10-19', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-10-21', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-10-23', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-10-26', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-10-28', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-10-30', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-11-02', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-11-04', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-11-06', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-11-09', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-11-11', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-11-13', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-11-16', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-11-18', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-11-20', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-11-23', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-11-25', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-11-27', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-11-30', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-12-02', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-12-04', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-12-07', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-12-09', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-12-11', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-12-14', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-12-16', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-12-18', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-12-21', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-12-23', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-12-25', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-12-28', 'false'),
  ('01900000-0000-7000-9000-000000000002', '2026-12-30', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-01', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-02', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-05', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-06', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-07', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-08', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-09', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-12', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-13', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-14', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-15', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-16', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-19', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-20', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-21', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-22', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-23', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-26', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-27', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-28', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-29', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-10-30', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-02', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-03', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-04', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-05', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-06', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-09', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-10', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-11', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-12', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-13', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-16', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-17', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-18', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-19', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-20', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-23', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-24', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-25', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-26', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-27', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-11-30', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-01', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-02', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-03', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-04', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-07', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-08', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-09', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-10', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-11', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-14', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-15', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-16', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-17', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-18', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-21', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-22', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-23', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-24', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-25', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-28', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-29', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-30', 'false'),
  ('01900000-0000-7000-9000-000000000001', '2026-12-31', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-01', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-02', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-06', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-07', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-08', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-09', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-12', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-13', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-14', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-15', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-16', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-19', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-20', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-21', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-22', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-23', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-26', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-27', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-28', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-29', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-10-30', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-02', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-03', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-04', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-05', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-06', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-09', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-10', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-11', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-12', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-13', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-16', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-17', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-18', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-19', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-20', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-23', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-24', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-25', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-26', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-27', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-11-30', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-01', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-02', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-03', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-04', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-07', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-08', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-09', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-10', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-11', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-14', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-15', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-16', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-17', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-18', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-21', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-22', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-23', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-24', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-29', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-30', 'false'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-31', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-10-01', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-10-03', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-10-06', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-10-08', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-10-10', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-10-13', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-10-15', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-10-17', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-10-20', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-10-22', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-10-24', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-10-27', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-10-29', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-10-31', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-11-03', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-11-05', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-11-07', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-11-10', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-11-12', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-11-14', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-11-17', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-11-19', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-11-21', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-11-24', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-11-26', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-11-28', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-12-01', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-12-03', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-12-05', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-12-08', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-12-10', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-12-12', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-12-15', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-12-17', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-12-19', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-12-22', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-12-24', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-12-26', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-12-29', 'false'),
  ('01900000-0000-7000-9000-000000000004', '2026-12-31', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-10-02', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-10-05', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-10-07', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-10-09', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-10-12', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-10-14', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-10-16', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-10-19', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-10-21', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-10-23', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-10-26', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-10-28', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-10-30', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-11-02', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-11-04', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-11-06', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-11-09', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-11-11', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-11-13', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-11-16', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-11-18', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-11-20', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-11-23', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-11-25', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-11-27', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-11-30', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-12-02', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-12-04', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-12-07', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-12-09', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-12-11', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-12-14', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-12-16', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-12-18', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-12-21', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-12-23', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-12-25', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-12-28', 'false'),
  ('01900000-0000-7000-9000-000000000005', '2026-12-30', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-10-03', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-10-04', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-10-10', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-10-11', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-10-17', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-10-18', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-10-24', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-10-25', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-10-31', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-11-01', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-11-07', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-11-08', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-11-14', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-11-15', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-11-21', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-11-22', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-11-28', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-11-29', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-12-05', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-12-06', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-12-12', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-12-13', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-12-19', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-12-20', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-12-26', 'false'),
  ('01900000-0000-7000-9000-000000000007', '2026-12-27', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-11-27', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-11-28', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-04', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-05', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-11', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-12', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-18', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-19', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-25', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-26', 'false');
INSERT INTO planned_visits_until ("job_id", "until") VALUES
  ('01900000-0000-7000-9000-000000000001', '2026-12-31'),
  ('01900000-0000-7000-9000-000000000002', '2026-12-31'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-31'),
  ('01900000-0000-7000-9000-000000000004', '2026-12-31'),
  ('01900000-0000-7000-9000-000000000005', '2026-12-31'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-31'),
  ('01900000-0000-7000-9000-000000000007', '2026-12-31'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-31');
INSERT INTO quote ("id", "root_id", "number", "version", "state", "edit", "enquiry_id", "client_id", "company", "name", "email", "telephone", "address", "valid_until", "lines", "texts", "monthly_cents", "supplier", "gst_rate", "created_by", "created_at", "changed_at", "sent_at", "seen_at", "declined_at", "decline_reason", "made_at") VALUES
  ('44d06644-e1b8-5ae8-9c75-0760df44cf0f', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', '1', '1', 'declined', '1', NULL, NULL, 'Corella Gym', 'Jess Ward', 'jess@corella-gym.example', '', '', '2026-12-25', '[{"work": "Floors, showers and machines.", "basis": "month", "cents": 145000, "place": "Corella Gym", "address": "9 Rundle Street, Kent Town SA 5067", "cleaners": 1, "payCents": 3300, "schedule": [{"days": ["Mo", "We", "Fr"], "time": "18:00-20:00", "isRemove": true}]}]', '[{"text": "Cleaning agents and machines are ours. Bin liners and hand towels are yours. Either side may end the agreement with 30 days’ notice.", "title": "Our terms"}]', '145000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}', '1000', 'Helen Marsh', '2026-11-28 08:41:14.048412+00', '2026-09-28 08:41:14.593489+00', '2026-09-27 08:41:14.593489+00', '2026-09-28 08:41:14.593489+00', '2026-11-28 08:41:14.580245+00', 'By telephone', NULL),
  ('bd93609b-ed17-51bc-9596-6ac35123c6aa', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', '2', '1', 'sent', '1', 'd5e5c1d5-78eb-576a-b5da-c87ad2b38a6f', NULL, '', 'Tom Lindqvist', '', '', '', '2026-12-25', '[{"work": "Two kitchens, carpet throughout.", "basis": "visit", "cents": 18500, "place": "Lindqvist Studio", "address": "31 Winwood Street, Thebarton SA 5031", "cleaners": 1, "payCents": 3300, "schedule": [{"days": ["Fr"], "time": "18:00-20:00", "isRemove": true}]}]', '[{"text": "Cleaning agents and machines are ours. Bin liners and hand towels are yours. Either side may end the agreement with 30 days’ notice.", "title": "Our terms"}]', '80440', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}', '1000', 'Helen Marsh', '2026-11-28 08:41:14.595771+00', '2026-11-26 08:41:14.769383+00', '2026-11-25 08:41:14.769383+00', NULL, NULL, '', NULL),
  ('fdbbf917-7206-5c19-93d9-b1f90aa07d6b', 'fdbbf917-7206-5c19-93d9-b1f90aa07d6b', '3', '1', 'draft', '1', NULL, NULL, 'Parade Dental Care', 'Reception', 'reception@parade-dental.example', '', '', '2026-12-25', '[{"work": "Five rooms and a waiting room.", "basis": "month", "cents": 98000, "place": "Parade Dental Care", "address": "140 The Parade, Norwood SA 5067", "cleaners": 1, "payCents": 3300, "schedule": [{"days": ["Tu", "Th", "Sa"], "time": "18:00-20:00", "isRemove": true}]}]', '[{"text": "Cleaning agents and machines are ours. Bin liners and hand towels are yours. Either side may end the agreement with 30 days’ notice.", "title": "Our terms"}]', '98000', NULL, NULL, 'Helen Marsh', '2026-11-28 08:41:14.773654+00', '2026-11-28 08:41:14.773654+00', NULL, NULL, NULL, '', NULL);
INSERT INTO quote_pdf ("quote_id", "content", "sha256") VALUES
  ('44d06644-e1b8-5ae8-9c75-0760df44cf0f', '\x255044462d312e370a25ffffffff0a31322030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b305d0a2f5067203131203020520a3e3e0a656e646f626a0a31342030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b315d0a2f5067203131203020520a3e3e0a656e646f626a0a31352030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b325d0a2f5067203131203020520a3e3e0a656e646f626a0a31372030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b335d0a2f5067203131203020520a3e3e0a656e646f626a0a31382030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b345d0a2f5067203131203020520a3e3e0a656e646f626a0a31392030206f626a0a3c3c0a2f53202f48310a2f502038203020520a2f4b205b355d0a2f5067203131203020520a3e3e0a656e646f626a0a32322030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203231203020520a2f4b205b365d0a2f5067203131203020520a3e3e0a656e646f626a0a32332030206f626a0a3c3c0a2f53202f54440a2f50203231203020520a2f4b205b375d0a2f5067203131203020520a3e3e0a656e646f626a0a32312030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323220302052203233203020525d0a3e3e0a656e646f626a0a32352030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203234203020520a2f4b205b385d0a2f5067203131203020520a3e3e0a656e646f626a0a32362030206f626a0a3c3c0a2f53202f54440a2f50203234203020520a2f4b205b395d0a2f5067203131203020520a3e3e0a656e646f626a0a32342030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323520302052203236203020525d0a3e3e0a656e646f626a0a32382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203237203020520a2f4b205b31305d0a2f5067203131203020520a3e3e0a656e646f626a0a32392030206f626a0a3c3c0a2f53202f54440a2f50203237203020520a2f4b205b31315d0a2f5067203131203020520a3e3e0a656e646f626a0a32372030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323820302052203239203020525d0a3e3e0a656e646f626a0a32302030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b32312030205220323420302052203237203020525d0a3e3e0a656e646f626a0a33302030206f626a0a3c3c0a2f53202f48330a2f502038203020520a2f4b205b31325d0a2f5067203131203020520a3e3e0a656e646f626a0a33312030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b31335d0a2f5067203131203020520a3e3e0a656e646f626a0a33322030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b31345d0a2f5067203131203020520a3e3e0a656e646f626a0a33352030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31355d0a2f5067203131203020520a3e3e0a656e646f626a0a33362030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31365d0a2f5067203131203020520a3e3e0a656e646f626a0a33372030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31375d0a2f5067203131203020520a3e3e0a656e646f626a0a33382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31385d0a2f5067203131203020520a3e3e0a656e646f626a0a33392030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31395d0a2f5067203131203020520a3e3e0a656e646f626a0a33342030206f626a0a3c3c0a2f53202f54520a2f50203333203020520a2f4b205b333520302052203336203020522033372030205220333820302052203339203020525d0a3e3e0a656e646f626a0a34312030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32302032312032322032335d0a2f5067203131203020520a3e3e0a656e646f626a0a34322030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32345d0a2f5067203131203020520a3e3e0a656e646f626a0a34332030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32355d0a2f5067203131203020520a3e3e0a656e646f626a0a34342030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32365d0a2f5067203131203020520a3e3e0a656e646f626a0a34352030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32375d0a2f5067203131203020520a3e3e0a656e646f626a0a34302030206f626a0a3c3c0a2f53202f54520a2f50203333203020520a2f4b205b343120302052203432203020522034332030205220343420302052203435203020525d0a3e3e0a656e646f626a0a33332030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b333420302052203430203020525d0a3e3e0a656e646f626a0a34382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203437203020520a2f4b205b32385d0a2f5067203131203020520a3e3e0a656e646f626a0a34392030206f626a0a3c3c0a2f53202f54440a2f50203437203020520a2f4b205b32395d0a2f5067203131203020520a3e3e0a656e646f626a0a34372030206f626a0a3c3c0a2f53202f54520a2f50203436203020520a2f4b205b343820302052203439203020525d0a3e3e0a656e646f626a0a35312030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203530203020520a2f4b205b33305d0a2f5067203131203020520a3e3e0a656e646f626a0a35322030206f626a0a3c3c0a2f53202f54440a2f50203530203020520a2f4b205b33315d0a2f5067203131203020520a3e3e0a656e646f626a0a35302030206f626a0a3c3c0a2f53202f54520a2f50203436203020520a2f4b205b353120302052203532203020525d0a3e3e0a656e646f626a0a35342030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203533203020520a2f4b205b33325d0a2f5067203131203020520a3e3e0a656e646f626a0a35352030206f626a0a3c3c0a2f53202f54440a2f50203533203020520a2f4b205b33335d0a2f5067203131203020520a3e3e0a656e646f626a0a35332030206f626a0a3c3c0a2f53202f54520a2f50203436203020520a2f4b205b353420302052203535203020525d0a3e3e0a656e646f626a0a34362030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b34372030205220353020302052203533203020525d0a3e3e0a656e646f626a0a35362030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33345d0a2f5067203131203020520a3e3e0a656e646f626a0a35372030206f626a0a3c3c0a2f53202f48320a2f502038203020520a2f4b205b33355d0a2f5067203131203020520a3e3e0a656e646f626a0a35382030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33362033375d0a2f5067203131203020520a3e3e0a656e646f626a0a35392030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33385d0a2f5067203131203020520a3e3e0a656e646f626a0a36302030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33395d0a2f5067203131203020520a3e3e0a656e646f626a0a31312030206f626a0a3c3c0a2f54797065202f506167650a2f506172656e742031203020520a2f4d65646961426f78205b302030203539352e3238203834312e38395d0a2f436f6e74656e74732039203020520a2f5265736f7572636573203130203020520a2f55736572556e697420310a2f537472756374506172656e747320300a2f54616273202f530a3e3e0a656e646f626a0a31302030206f626a0a3c3c0a2f50726f63536574205b2f504446202f54657874202f496d61676542202f496d61676543202f496d616765495d0a2f466f6e74203c3c0a2f4631203133203020520a2f4632203136203020520a3e3e0a2f436f6c6f725370616365203c3c0a3e3e0a3e3e0a656e646f626a0a392030206f626a0a3c3c0a2f4c656e67746820313731360a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789cc55adb6edc36107dd757f0074a0f6778058c056a272d5a34055afbade883b4bb020234699aa42df2f7052992a2b492a94d612b8160ddc533d7c3c3150c18b06f040366a5e0d6b1e3bbe6e6db8f9fdff6edf133bbbd6d6e1ebf7c38b39b9fda2f7ffefdb9391cd8ddabfbc63fa49c6202d8c77373f3eafccfdbe3f9d7efefd8f153035c1854d281701a8c95248801277016c8a150da6a345233e09a143a2984d1d280b2967d3abe6ffae6f59bfbe6e6e143fb3e7cfecdfd0faf18a40f5f7c2abf500d1f60c0c5e4db0615038e9313d2854ffdd58825f8778ff1bc604a33630d778ed8e3bbe6e63bc104b1c7bef9ed160004002000100048005000a001c00080050007006dbc4ef17a776008cc3f7d0480537c42164f946f3ac77bfcdf7eb8c77f54080081f198e2b13c30f89d3dfed8bc7e6c7e59b2a1d8d18666b41f24fb090520348088f6127e7371df8ddb93c76d0d35aea1a6091640065c9601aa0403aea646505740566e808c05e469c8e45048ee2e83876238a81844fe5c17cfa7d0b1f17e55844a7ab68ff751113261ab198cf63298549706f3511e86ed61c8020e8cb02066803fe1630ab00651ee0591c402445d78d20ce9905241b400a22ba2c2a7cc31c58d08fece47e778bd03107d7aa6660ab55a14fe4f0daf5b436ae22898319693c1541c10b3553c8aa3c7786094f189be8647efe15a49ca9f344a7279e9609fefc991280647623546cd4ed55a3ac771826552b3bb88c7cdb66a1db6bb384621379619328b8ea1a2f65633c5ede5102bb9932586d2213ea04408a81864edb01fcebbe12f52951aacf2ab67f50e5a2e1d33088bde99f64753f4381a7086be986892a962dc8bff24078e30e70e44393a301c6f706095a22bcd84af4bec5da3c8c5fd3f1ac1fe2d0d70ffd000b7d31aeef197e640a10c03ee728dc7703f7bb8ffb9795834f55ea44b5bcda5cec4cb65232b00d400588f9255faf3fc2c596bcbb5cecd50e466986712dd242564dc128148b3827abaaf12a01700a99672ddc6b6e886ed921ffb86198f4e5f970c0886239396fc7b5e64d22a56c89560feff368b69c9340a0e29a8c518d481f2fa52a8b2695ca47e36ceaecc10fac1b4fae00d1e6923fa2bd5962756d8d43500d079a2f7348a301a371d3fb669a4d551ae50a56b4649ca70f9c42843f1700309c56e1859a0a7e731f7301c5747bb4284ae19ad54922b89aba3bd62342bace6aad158c38dd86cbaebcc857b293f3ef100164a551bf36a2c48c5e42dd4651a8006805d15e05eb4444ba6ac5e001819964fcaccb24e3365a21fdacecc083636a3a853604a8ec4d3fcb9fec0cc50864c7ad6bf300b650bba05f9ad3a61c25d4887b7a2a131f00bd241044032cdf78678f0b02856e66c58dfde8e072607437617edcfc6fbdab1498ecf15da623bd2e34078b0a0cccbdf88ca0ae9512022334854615f6f158d7017d5c81b5fb945e3a32ad414131de08ad874497c9c44a12dee5c306bd0621400d9a8db9ca76e110bdc6466a8bda857eec34b452d694b1957c49ac3d45b4a57b1ad8b49cf8b8db4e5402bd08e00e4a25cd8455e9404d1d3e6f85ed5959e7bf288865bac43cbb0b643da4d6132ce4b7fdbbc054343aa41db34017082639c0d0ffb2f331bc65da42f748a29c20513f785ae4c91c6c60a196adea65a3056d25037cfe3799178831ea990ff2656b55bdc4d62f32ab41dcd355fa50a11d80e8406fb41aff1da0c6525b4baa8b28bc0166240d002c7cb3e2988806ff8551997f653d1342fe1acfa28fae729df54ab055ac388bc5e800a197ae57541317034fde7abc20cb03f6567ee5cd50b6895c13ef3628c8f9360dfb43e259810d9b8e7c4d87df68785b672c93a55856eac1ce1fa71e0ed79c6d00e5562e0f3d5285b57e19e7959ca1017c23e618d7939f0a186f5909be1db6b05522ac5f5d25ca51be70b5488718904cf267a57957d003a5e9e0b6dc50ced675a82e2f17946c34fc502f7690bd5a6bdd636bd9d3d6d5b9272c39a2d8ef912f24915ddb42aded25e54d4c30a1aeaa226522e51a7640f05a3f061faf546a2115f3bcd5a8fca1485691227e21be954bc858ae5a476c3a44f5f9e83c5a92398daf8f0f8c418699a51695c69ba3aff8947b252d600ecc218372d6dd25e5301a519f979e9024b8de172a93089ee52559a17a370ee3cfe3ca4944bbc29a91fbb52e0b57a5afa3614975552ff0226d3d9641316748e2df71463c946fd098bd6adc60a9aef51454b3fc5dfd9d8f85c32e2696cf9db562cbd7dab46dc8bf07b234ab714771e638eaab29cd1f8e38d94defe7a8e98be58883b8dc528179c22a9c3b57e5612cb7bd43886b258e4a42f57cae6ef28cbf0a92847e98776ddf8def4cea5ec2971a77d7453956cf2deb826bfa282fd07bb880dcf0a656e6473747265616d0a656e646f626a0a36322030206f626a0a285044464b6974290a656e646f626a0a36332030206f626a0a285044464b6974290a656e646f626a0a36342030206f626a0a28443a32303236313132383038343131345a290a656e646f626a0a36352030206f626a0a2851756f746520512d3030303031290a656e646f626a0a36362030206f626a0a2847756d6c65616620436f6d6d65726369616c20436c65616e696e6720507479204c7464290a656e646f626a0a36312030206f626a0a3c3c0a2f50726f6475636572203632203020520a2f43726561746f72203633203020520a2f4372656174696f6e44617465203634203020520a2f5469746c65203635203020520a2f417574686f72203636203020520a3e3e0a656e646f626a0a36372030206f626a0a3c3c0a2f4c656e67746820333837320a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c85576b741be5997ebf7774b1655bf2589a19dbf245a3b12ed65d1a8dc6b664d9b2e36becf892f8129bc471887377e2240627c52109971260b9950425509af6102e3fd82e87d2963dddb385dd2d7405040ed096962e64b7875d7ad8534e4bf142178fb623c926ddb39c9d73ec99cfb2e67b2fcff3bccfb778f48639d0433b2084f6cecdee82fcb50c00b1bd7be7660beb6701a0e1e0e1ebd7d63f07805fcfcf1e5fc82f89fab96de1e8dcdafa4d00d0ef3978627761fd4b00fafcdef9c5e3f9b5f91000bc03040090fa45828e7a674c894f81a23e543ffd97d36ffd877affcdf52f2456971530fc5ee307023ac0dc370880c6afbc0b50c2ad2effe936c3eff3dfbae68a15ee6e00b85f7de19f231a0520fb00c81500ec03c074e1e773006a06807a0a40a305d024ff7cbf1d405b09a09d05d07e17406702d0f900746900dd7b00fa2100fd7980a23e80a267008a3e00289e0428be08509c0530d8000c0300865d008617000cef03942c0094fc12a0d40650fa2440e92a40990450b60ba0ec4e80b21f02183b018c1f0098ca014cdb004c67014cef0294cf03947f04406f55ab98ab418cd0500937812eb7faf2d200799e646f7f46730f206c05207fc40c50a0073846f3b483a7f9ade411e50291945730b31a1371171068c9aee06df836f000299ed6e904bbd32945633131c2727aa753b0eb748c8565c5484c9604b28f589b4e0cee3f3f38f1c4f1e643fe08bf25d0312b39473b6c7ef31de401e55e33bbe5f2f185cb53959613349b98efef3ed8aad3a861776757b01dedc001a468c1251831b7132dd216f5e53189c6f64573312db5092d13e10b8dfe806841fbea7bdd350de59ec96eb24bf9879678e3700b5131d007409d451fb800521196a1053aaa469a7fc8c74c0bb4c8894954f3106331cc6cdff190c7d3124a5734d43406cde945565b1e4c3a5b4738ad751c7ddbf72bdf24c936796c93f231493646ab3cc32d59407b775583d9e36e6ccc6f0a57f133a0008e09b478359dc6cf0021985d4117fa8083fa5c342cc3f0f97a315f5693b3ebf462d4e92491814371e53bd8db296ef1b9b7768c9cec4ddd30e26fd25e61fde86b3e3cdc97ecb1588e58cc8993db779c6a3fd0dcc447ea00c19d5dc172f441ad0aeb7ccaeb258cc66459cae5af77c562e65cbfc4484c9248eb9e83fb6a355cb83d101af02ddf34ed733b36397ddec3dd3d4d2e3e9842dfec8c72aebfd6493b065ac6c7b5141d7655d27bd86ae50a7a9c02df145599670120cfe02a5402a4045aa00549fe4b7c308c4896cf9c1f1d0d4ec47d3dac937657d7d79e21cf2a9bc8b3bd6e77f7a0cd583caf2d76d6da81809c5dc1ebf1ed5cadec465c83d67aa9f20dd33b9de45e6f57a8ca33d61e9cf0f9b7351f7db0c73f797a8b341f8e348ce018dfb6b579e3812696bec54c4f3f313f72c7ce1857f935baaad08f14fa80061b40caa21629808588596d7ebf98948709a61c5d3b932d3bbaddedc7370fdeb84139cb85ddae30cb85dc2d12a9d8b0bfd7e9ecddbf61fae654eae66969c0ed1e9062fdaef13c18c8f7d0074cae1df94a18711d7564c924184c25750c177457a68fb1faf250027d14750f6a8cb6a85bf908edd7d506ac40d470c987b9ce42d757538fd1e9883cb4d4d1bb3c141ae3fd75ad75ae584d4dcce11db0d76f32c44fee98bb396ea18f96d10d7d72ac5be0cc37995940d800001fe2e740810960332dd07284652c6aa9a568ec5fd3037c38ccdb4321956768ff45bdb7d1666bf4d6e7d3c3cef5f4fe8260f9fcce4ced7dc8ebdf104e2f32ba0ab16d8d40f1f8b60995367d568739d78b720ca20fec20026c5699288bb425d76b97c4e6511a8dc982ae1012672fa0378992daa26cf34095c6783a71625bdb2e9f7f26d996a250cb6d6cda7ee4e87d7c9093a43a4f75191b419fb7a16bf55783fb62a68ad316b6453495ba4d0dbe6f9c3d7b6ec9d92f8f0e570831072bf73600c2582eb30c94029bcf4d4588c008342730056410e9aedb6a52fb075317dfed103dad7c1c33c7f605c7bb5cab9839f926137687a24080cbae906fe0432a2fe6ae41b0ca0f59644446a02d2c895605b8ca1e4f78d0df33ea9db978b161dea03f6c30d986ba89be2d726c7141f9bc5ead3764cb318e76150523a2b90e55c992cd2295a378a1543159beb4475bac470d65d2cf7df32adb3a99aa729695d4d3f59e1a4329da959f9aea6d2626c292a6d5a75bc77c5a6a0935558dd5ea066ada26cc80561d0622cd336317098f99d5e76e2e5026889f01070d0013b94ea864e144a75392c4bcd4c8b95ee5406061bf983ab6b8ddd5ec316929ed85c53a9dd1132f4b4642a9b02c1beebbfb9efb9806ae2265fdee6a510fd7c09ee8e92b1fdab265787808501d53f81cbe067aa8009875097ac12c9a49005d46d4eb4534c95fc88ffff7dfad2aaf6be872adc664d48adf7fea297c6d5524ff684ab459b84493f911a072e9ecc10c5480151c853eea747aa60ed5bbc0d3e688da4941a8453192673b493cf8755ee6857677fb0da3caa71f7744e2ed43b31b244e0e616662da9f72ebb5fa860d4da96d61cc28ff167235ba9e3cf682ecb57aaa80c01400be85193003cc0a44a8434ea5021103e8a2457ceb05e59f354851e48e1f931845902267b1c6be61835d790633abbfe53b523c19050a84ec0a56e25b500f014814a6851a7721ec02ffe5bc5e5179198f3a9d2e9711cdb9c2b35c125584d625f7b4d99b1dce2e6fdb91fee185b823e9b445ebdbf78972aca9c916ac2aab0f561f72842bdd1ce7aa0ce35bce81166f2a5461917a42f1c950603c1eee952a2c62cadb3ce05cfdc81509b9ad8dbc516f6cf092bb9d42a5c35a5a52eda8169c80d0905d410e7f06e55feae9ba4cfd6f3dd521678dcf748d1f924287a6c70fc594c72abc4ea7d76c567f5790b9f1b33391c9cbc7162f4f4e3cbe38322fc7e64747e765791e08c401c8a3988132b5c0b45a059d4eaf77c92279344d906879e368dfbf2f9347e9488cd1d597764cff1010e4ec38be8f3f03360702b5929ce0b2dbbf42f17301beef1c68fdeb9f9ca28aa889339b1bfbd2372ca67b573f770c27db871a4677b40d3bc8eea1db67ad2f7c3bbaf38e2d872f4f4f3f7eb8ff6073f3c1fe85d32d0754226557f0521e0873f99e5deb6144bc94ba75d7bde7d2bd3d91646dfa8bfea5ae0796c8abcac6c95e7baf4c9ecbc5bc928bf9ff9b4ff9681b379f9efcca4037dfb133fa15619a01308019d5fccdaa339b6704327ff145b4be881b4f9dca039a7c8a19280198e5699ee155c96278f2a932471e51bef8c31f880633cb8f2e3f0f046ae00a1148bfea7c96249ea921fa2bcbcb40c00980567c5b55ad595e9273d0ccd990dc14cf435bcff06855cabe17eba80bba1b377947ebbba6dbbbe7e4e0d6b6eb88bceffb4d1b5b05afc729cc5a03b5e2841cdfb9a3655c0f04f4d93f9187f10d75cf141108795859b99318f08d550ffe1c30c7242bbe09024400364793943a3499fc14d68b5feeaf16571b59ab2763a943a1c23f72722bd36436fbd9ce8908873a6363c2dd361d89cf6f94677adc047d4da1301fa9315add24983c7e607390d29cd06a6d899148a58395e67a0717e2cec11b175adba389da406555d85d0904c2d915346226e7a3d7f75e97eeb5c2987946d0c762c497da1d6f3fb5bde97a87636fc0df6aebeeab49581256726bb68c76919f4676f40c2e242ce65bccd6ca884b924bb43672f0f45f51fac2007b023360509d998a7941a0d56cf52a05d5c7183e71dd938bbffacf2397c6beed9fea186a3fb49f1cb9e9f22866861ebe7170575809df983f38502f63061a0152944005289791d25302259aeb282e49c9e6fc03ca66eae51f3c3d4b15971421293618a81d4fffe0fcb4c66028462c32146bf6deb79732188a902a3569a7d56305592af14583656541d15faadc8519e56b74588a5498c3a2bf8cdcaf2c94f9a3e18aaaae6e8e7cbd90cd03980113545da387668152ad667e24abda4242db975bed2d8e57fee6d2d8c577dada5a3bac4d98095ed715ea8fd2ca4f4885f23bcc2cbd1269b679d8825a5fc00c1855f4537a46a0455a9d9f2285179efe517b3a6daa33bdf8d4e7c41fc86246f95bc6c37ca2fc13109591646e8d14924cbb249ed1d31c99537e343141ba2626c6dde48a7b7cdcad44dc050e7d821928ce9d080a1cfaf83cb9a8f20733cbcf2f176279acf04e81e6d5b141f3b4888fa5950fd269624d93a8f22a66940f890aa340768564f16d08aecbcbb51872ba02d4ffe110b93a24d9e40d5b1c3da95a713ee6f0338ea4bbaa45b2c7e7fb9be6e4707853638d9ba94bf8e541cf4b6ddb4583d9780febb0d859ab933797f2e1ee70fb74a8baf2460b5b6163ab041b5bdd34001478b32f2183ff050de0030960291f0a27e5e54a964486cd85e1ca8f5d3d23c88528a9bcb3e75653bb3d8d8bd1c16d6e6926d9d9747d30e01e11623b5bf71fe8ecb4db4cb56ca7a5c65456c3ba91319fb1f054baaeb93b1ce9f36937f621cb1ca52ba8fb2dc1de78df4ec3ae7774b59c91311b88952a638cea1310a8cf9e82abb00806802523ea8524cae2d5e21a1b7dc05051aebd739f3032e2704f6cb103020d80de1c6d5880398111245e22222dbaa249540da8ea3ebce30f2aaf93e6bbc77f4b1089a6d862bcf5e973e7ceed23af296d27e860d0a1b7382d2f018158f613f80d3cacf67429e795f2a63a263608a2283488dd418723e873b9d69df467500db0d9a25b97a635479db7d457b55854118af3f1c970dae3f7896c3a8d33be4e4bad9df64cf4e48d75fe40aa9e386d391751d0be94c548ad0b8d9acab503ba0e1df6c2713026450388956be267f1ad899f2b1e689d8ac40ff5abe2a728aaf8d9c339f1bbd87a222f7e1a9d2d311ae69caaf86d3a9c13bf442a9aa8f3af899f8ada57d1079e75d4aed9fb1c66316f28d7ce8b05c4be1ade35d832d9e8dbed0834325238dcc12fed94a6833ee770bdddc948a17027ff9de8a0c7449f642aab595365b5d9e24df8370eb1963d34cb988d6ca5d9ec6dbde694c1aaf6b5ebdaf3446e57f5cc21506a05d6fd2bb98094ced29fb8eea834d39ae8e734c6d3e9397798097644c56889d967b607efbb7bfbcded017bf717bf23dbea532166686c727864382f9c39ab6e023846e5bdbaaa9222f5c61bdfdaad292e221a5264d0ecfdd61b6857febec4662f2be36d25a473f53d1c84adf836b4e05dd04dbd0e7dc4037d3806419c0037b9152c440380b7808c4720487e0c7da88120f1c206bc0bfaf03804711ec6c8b3c0611c00833096fbdb73007811c6283f4c6102044c400326204e7120e31f612c774f8119433045daa10613e02497405ff8df30fe1ac6a89701f07e18c30b30456e071b3a600a57610a5d10c00478492dd46302685205b15c2c09b0911508e4f68f03fc0f31882cd40a656e6473747265616d0a656e646f626a0a36382030206f626a0a3c3c0a2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f466c61677320340a2f466f6e7442426f78205b2d363434202d353132203238303120313036395d0a2f4974616c6963416e676c6520300a2f417363656e7420313036390a2f44657363656e74202d3239330a2f436170486569676874203731340a2f58486569676874203534360a2f5374656d5620300a2f466f6e7446696c6532203637203020520a3e3e0a656e646f626a0a36392030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f434944466f6e7454797065320a2f42617365466f6e74202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f43494453797374656d496e666f203c3c0a2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420300a3e3e0a2f466f6e7444657363726970746f72203638203020520a2f57205b30205b35383920373234203635302039373520323938203539372035393920333837203236302036343220363235203434372035313620323939203635302036333220363231203433342035373120353539203633322036393220363635203831332035373220353732203537322037393120373536203739312035373720353630203332302035373220343135203537322035373220373332203936372036353620363634203338392035343920373635203535312035373220323835203537322032383120363530203537322035303220363332203537315d5d0a2f434944546f4749444d6170202f4964656e746974790a3e3e0a656e646f626a0a37302030206f626a0a3c3c0a2f4c656e677468203334380a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c5d52bb6e843010ecf90a97497182030389849022aea1c8432157452900af91a5602ce32bf8fb088f7317a580d10e3bbbb3ecc64d7b6ab5722c7eb3cbd89163526961695d2e762436d0a474744c9950a30b917f8f736fa2b8694fddb63a9a5b2d1756551163f13b4d6a757663774f6219e87ee75ead20abf4c4eece4de799ee62cc37cda41d4ba2ba6682641437cfbd79e96762b1971e5a41da29b71dce4d77cbf8d80cb1d4c747581a1741abe947b2bd9e28aa922449ea4a4a29eb88b4f8f7398806f9379b554992e535fbbc85bcf450e61e0a011801813c020a0f69d0652025e429a2403e0208800e397425072085874620391a7114e390670f80e01e29790018e43091872a20538c92a1588a94acb8fe833d13823c180c6d074030080187891cf3a5d0a5309f85284c1bec425e4250c26e59d45ffbaa7e97b26f6dbfb0eb458c176b493b7f86fe0af6fd2b4dd74b358bd955fef9012079bef30a656e6473747265616d0a656e646f626a0a31332030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3639203020525d0a2f546f556e69636f6465203730203020520a3e3e0a656e646f626a0a37312030206f626a0a3c3c0a2f4c656e67746820343736340a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c85580b74235779feef3f7ad8922d6b248d24bf644ba3976d49b6351ac996653d6c4b7edb929fb2bd7ec8f6ee7ad7fb7e66b3792f21b04b129225dd40124a3609b43d670f341ca01c4e20144a8b36949cb284949227272505ca49a15d168ac66546b27709702a1f6be6ce8ce6defb3fbeeffbff13c74eee0625c401a16d63776e1d8a9f3b0020b8b1b13b571a3f0f00f60387d7b6c7af0090b283b9db8e1487e47500683c726cf7f6580000e5de0367f614c72807302a360e9eb8ad3836ab01880c88788bfac1c5f3e7adcb5591ff018a7a57bcfbda3ddffb8978fcf1da8b91c24541a67a4fd602000a40e9170440e615fe0d406d2e5cfced6baaf78abfbae593281dddbf7fd922007cb9f84fe200e42b005806800dbf5fd5fd00781900ff03803200504b00541e404601c81e0690fd0640be02207f12409106503c0ca0781d40d90ea0bc0450760aa05c05503e0b50fe1280aa06409504509d0650fd17809a07503f03a0fe39400507507104a0e212404501a0720aa0f211004d1580e62880e65580aa3040d55500ad1c40eb04d05e01a0bb01e81c00fd30007d1540570ba0db0da0bb1340f74300fd1d00063380610dc0f03900c606c0fc3500f303d1e292bd128406339c85e2e8e64706e4efc8d6fd9f933d08084b00e43798070a9400c7692bedb0d2d625f284f038e185ab982f04395c07027300640df350099063e94030185228944a5788236b330489b6c630e2fbfa20f955bd9bd56b8d74b4eb2f80409b6873bc06f500392b1f8a221f70b23685d21545ce6f343206f11d8c15cb04f7578243ce544760bca9b5ae77dcdbbbc2fb26428f917d832f04a7326d5dddf6c62eb3d3e89beeea585d0e5e1423a802807a0cf3d00490a058ca47b934949262294e6fa14c512aa42f9e60484f3df6d5850b8a0a959210b94aad7c60e185a5c30a55b982a294aa0ac55d8be794152a2545a9346587c4fd926b8cc75daf54d6bbbd26a115f3c288c9dbe2d61b9abd3e23f9ac30666af534d1d5a14803f93c20f8b6ae9337d10af562d025fc4686665dac06599bd3c90782a1d0f68e8341bd42c1188c9c3fc8f3a47175294ecb4ced316fdba8e7ae730b61be79c45acbae8cad8f865afae6d13ab3245c1ca977e96cfdc1f4ac8c6aec0d546b7bf4b5c2dbb20ecedb3c3cd60604b45bd7c9245e0433c06e7f30c42814d2ac34cb87421cc3312c6d3092324373a526606eeef78c8cb281279e688d2a65bdcaf2fa8104e968668f9ded13f2edad40601a00aee00da0008eb33477259bc51b8010daba8e046d608206697b4686b11ac54dec4c1708064d3685d21a703a893db9c60b8fe05c9a1b6f6e4a87464e26ba3653b14125a1eb3ad1163938c82f2ceb75a33a3a7a762e7b57df4066c0d7e702023900f22bcc835c0c418eb632b979d281f9c207d3c5956135da80d9b62f2d99543ce14c5c14c9eccaea6c383ad797edaf94ebf838da16378467c86c22bebe24fc14cd83750e1d1068daba1b5e8413a00238ad41251bc510f762799d559b50e9b5f2a57dec44c6ee9c9d660125e0ba0bbf034ad001e45c56254b38427ce8d2a052c9a1754678677a819832c428bc4d692a6572b55a9679fbb5d7f03b050ee565cdde0a4393ade2d592f97478034c600748da446b89816fe29c4e9ee78aa1e21223a2b8258391e8d76f3bb3de1cf56915449eedaf94697db1bae964cf5c7f7fbfeac2f9f30f3276632557f54aa16cc0e4300e2e2e69d7378f2eafec07843100f802be051454014cd22c1df28b19c64ab35ec97a0d0d0d06a3c582e6c2bb68fe766d7d5d5d5d5d7d2d10e0b6ae93eb780d5a01761b8a5e75f19293837cc0e974f928d1c99cdf68523ac5658aeb349a2c48ae478f8fb9072326fb66273f60b70c267c499f29bcb7b76bd55de7986df5462c96be706cd6fbb5f85c5b59957a465b531760d9b62613edf2c79b3b331ea36e546bac696db0b7398d267e0808c4b6ae238579b096a2adb89e5b96232593deca5895c120d10f1ee88a9f9e0ae5acf6bdadfcb86766b16ec0e8a9257b8477683a4cbee85fec1ddaec34e8278dd5d6642035ac92d7914cfabb541920b46f5d47357e1fb4d0089030eca4ace420b9e1e6fec51da3baa673219edec7b56e4ca7f70784bbea13c160c26211bfebc99ed90f2dfbb3cf1d3ff1ecececb32756ef4bc4cfadaede9b48dc0b04dc5bab448379d0024c8aa8c995ccc7fad0ddd0e39f4cf537467d13fe9e06a29b78f2a1c8d2dba7471f7f30d675e11340494b54e13568001f446e1a4469c1925da4f5867c281ea822b6880e7369506f2b4e23412ea98fad841c518767a025bcaf7f7433d4d4e7623bad1d2b7343a383a38e5e9fd61369782cd4cf46ec6cc89ac26bae918e9678bb9ee153ed91d936df7477fb404067e07a3ca16177e1ad40321962f9665aa1f77490cff37e879fd556d939bb9f070296ad5522c33cd0a251150a31cfa435711624b2860437e18b3636465b27b94403d1a53f71a12bf6e0e3a3e39ff86834f2d093806292a31bff19546004d8cd322c6fe5094773ae401443ac42a1a4ace8de9816fe86a417365e204888acccac7e85c0e5cb9787c95b02fb564d8b93d5ea3d55c27777b0e306d4004c1a144aaec43bdb185204912b142ae840dc9698f5cc86a391befa6c16abf56e6d9d5ddf34932c4289773626fc6c07115d6803fa66dc141df027e2065d6c62b1939fef71448e8c0e1e8e099bd6543098b2da92a1892152d9bb77c0e118d8db3b773691383b175bf4fb1763f1f9f6038010defa0c358879e881f44e74ba5845299b8bc9a83014f9a4349b0619c3fba059dcae05e5d253a1503194a941c613f7f878855c97e2472603cb09cfb459451cd50d2da6e17393d31f98f3a51e58ed3edcd2b29938f55773e1434fad8d9dcbf182926be96897292add4c7ba486ecf665fb5b789bc3bf67aa6777b8aafcaaae8a0ad8b8696ef1debee0eafde9d50ff7d76afb74a6ec732716fff264a27df10317e3e1a9de3b658ab661c9885ad4a10d6cc049716de2421cfd07b9ce8becb9b36193ad449e5114b1d249f4fcb4455e910aec9f08e79cce3de1e4381259dd6468e3e4c9e3de987530d51476eaac29b4b99bfa0b6f8cec0dd074c660cca4980a6f7993fbd173f75c1a6adbd5b3b68ff1a6da98c1f9662030be751d1934830920710b89d31c5db2328dcc40a58c0ec6d9f8ac672edc1d49d68b60da5f67a79b66fac8b2f09978dc3b1b25a662e051336803d71f9356095276f84bf425170ce2d30bf3b37cc758efacb9cd198cd68a6c46b7471aa3937a79ed6289d4e662f1f919e15532d7dc59e79d896dd39bc7e7f30011719f9cc3822808122ccd8a42e00f919b613832f2407669a9692cd4c8eb4dda66a3a7e501724df0906b4d9686e48c5bad4cca555d3116080c6cfd12be0967400d705aa2ad22990cd8ab6b1c8e9a6a7bd061b138ec8d8d40449a245b68161f9da4385388a3f4ac4bc95efbf2faf90faf7df91beb8f7e6c8de888229f177e2bfce2955700617a4b8b6d6803f3b66cda261e56941825cb885e573237538a4cad9d09adf536c5bd5a05cab2031532ad37561becb190bade707baca11f6de72f2cdc1933b20c1dd0ff882a1b34398d434d1331ba67575b7031b2eb50516be025cc835e14b284b5a0e408c2f990a739bcb44fb84f861435b941ee94118a9ac28c29d6ef108e62bef0b7daf84823b928adfe3ab6e10d308ab42e014bb06420298259254b737ad1c7cc36285fa1506e4ac7d6cf84d67b6269935217cb5eeaeca94b6407fafb3166eba26dbe0be777dd11f535f6e10de1cd96b9a46c6ddffef5dd7b8ab1441eda114045576af0a6fe19af622bd5950d9a860e4f75764025a3dba268a3a80c25ab69ed6912de46f3aaa5bd1e50dafa53980715188ae8ccb2b4885a4a3124c5d3203e35f7e953fff8a3039f9c598e9d9939997be41172e0b6cb13984f3f716af9f6aec2cb0f176b09cc621e3445e5cde92d28e96ccc6ecd6f2d3dadd656cae595b4ea53a298c6bc10ac0fb69bcdfea085fc5349eabd8779289774a69591febe324f1e16ae129bf03ae6c70be380d0bd751d5fc6efffbf282b91f3cbcd93673353774cb8072e1ed97c74b8f0927f5f3ab3d77fe44c669f9fec997c6035c0e73e3479e8d95d0bcf1d9ebf2f95ba6ffe818f27ef2d196419f35005d5b7d0ab9ea5c4ec31491691d0c63977bca33961ffe6be2b0fcdbfb8677336ed18c1bc77beaf73c45b29bc485cc2bf627e4cf875b2b7b5a306c8d6f35b3df0c52207f6df225e6809e26466bb466b37547bebe67d535f552a46640a83df8bdf2a2492732d2535f63cdaa079478d6d23a2a4c5b02821b713baa4c49e0facf474641a1a175a7b23c64e3e30e43e3cdf3eedb0d8865cc1ce9a6e8e1b707e2c90b2ebb4696d6d8bddd0d86830b83b3c7d437a3aa531b0166343bd41efee0422d97d4e921c90f8738c224d4e2e76ee8adb4207275aa7dceee9ae838f0e7a67ef990ced71dbad19bcdf35bcd99bbd2fa5ad18abd2cc7ffa48e683abbcd13052652ecdf0105e93141e47df9431efd397e2ac3c4b2efd3a7c6af8f0e3e3d9e74e46367d36e732377d7b3c746aa5b5a7f6297246b8acd7cd3d77f4c8b30b46c3186d4edd3b377d6e50a5bc0604c896960868164bcf492942b96030a4e7a82293965c120a91a5132a5a2393296a3407977fa2e70603667ba5ba816ef036aaebd02c7cb7d6df6aacce3491b6c227fdc34d722a8532534b7d3f20f8b7ae4bc52d0b7e2944a99d178b52e5563d6941974db1c3d53ec432ba79e858c6c0d3ba36636a21684645952fe1e95ee43af724b96c8fe397d1f1de545bcaa57786c9c7bbcf6c4eb6cae5c30aa56f7c5fd8e434722bc9e10361d7d8a9a727a692e3ae48636322d85842b6cd625ee6584a29e2032dee9123b8b9bf30383f6f89367c7d9ff00e998e0b3fc3bcf0295b9fed55e1db40c49a08ad98175b00399136ac0c4b7ae7df40d3eb78767c1c08a881504aac168332e1a35cec4ea98d26ae546b8b67285a98259f55549497a10c95e56ae5cafac585a1328d1a655459b95abebcb24b595581325457950dcf3fb697b4324d8e46b5bad1d9c408df43b3f0767d17afafb0bbdd5ae213fec51468d7d35cb785580aef96b457e5b6c92703514a0c1aa688873be24e4a1a1f9afcdbf8c0182c18a29b878e66184eabf39a92bb7833255abc25ba18e8d89de2b2bd8e5fc6c692c9d6944befea24edd1db36275b65f26185c297de10fb0e5c2e397420ec1c3bfd7466ba2fed8a345ae392c53d00a8c63c28008e132b6f65c8878843b89bbc21bc8eb7a7fb0ab7df02786ab107b20d788c95bc271c95408f155e233ce6c7df18db2a622bf91d9a452a3f4edd6ad5ab57978e95e934944c56a5571e5b7a09cdc2378dc1769af607191229bc5b9c896ac6bc286072d436b1e9393d47171b362c459efc990c299cbcff47b2373f30873222fb051e3344079dc238e60b5fc2c142907c894d76338587018b02009da016df78ab04a0ff941c78bf2c202f3b2d1667511fb8e11df212e1c4e6c269decab8c9b3ef8c8d0111fd49be86363149937f1e0618858278fa0fc77a8e0e348d986bcdf1ba60ca66ebe33cbd75b50955f8f6e5b53bc274c560b9d637df1b9ff7e92ac73455404174eb5b28c35f831d3cc0039c2e56b526bec823219e638cd2542e46aaa7940c1b2a15bc5411f84c85d046a36d3fd733d5d43a138ef3b3f6dac651774fd6bbb11c8f77050ded9eb8dd67d2fbdced84ae9ad69a495ed7dad7da9e6aa2b2b384a91aaad453dfd6b7c4fca959d5e117142db66aab594d1a90b1196b1cd52a908bf51da5c16b92816bc1256ae1c95b6a76d33668f001a783b044ff67ee7d63686470b47f3835e26459a7cbe924978513a3e4239d83a37f7019af9ddcbffff4e9fdfb4f4633e9f4442693ce042482fef9f6f5583a9dc9a427d2e912358ac1542116629240d3207b9316253966f9c83df53d87d213f35f5818e89bf764317f68dd93893b849f627e54f8f7fa7820d907080d5b77c3dfefc491d47ba1421c754b107d49ecc3f428ab346ad9d2feed40923a3275f144b4861cda0e254a5ad714e64107b5e0d8918e4aa65413b3b4be98f72cc36cd3374bbc1ffc7043b7c73bd81c393cfabfafefea9b5c38f5d1e521eb680fe6c7579b132d6572a533d5915810bb7d2f7785bbb81f0f0b85a188b3a3010878a596c435f0952a5ae6fd6d09690e96bf459188ed3ece6f24ff69eff5ce4c85cf2c77ac78bc1b6d2bd3adf3b164aa6bbc29157146f95a8ff3e8c09183c8b6a53ce53255b63f9a0bd2c60963f5708f3754336ceb76073aab6a75118b476cc05690efc333451c99dcb6e13352ff4a5955a9962de1d776ec25651c90e66dd4e143b48bb7324ada449a05616a8ae0d454408f5d8640c050f8073d6661092330871168233200ea3254603bf8c83ed01284690c40082b2087fb619a544013de0d807b214410c6d0011c4620861168271e70978e168c00233e8f8b10a2ce41587c1ef7c338f519982659a82215308034e8702f4ce30dc88947f2144ce30f2187590054428eaa846e3c0439426f3d4fde000e6f836e7c15ba89000423e0c74dc8a10754940ed418811046c0831ec891df0150172027ce41fe1bdce44de95e948a413b2e4ad71bf03ce430025ef82c54904970ff1f8aff182e0a656e6473747265616d0a656e646f626a0a37322030206f626a0a3c3c0a2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f466c61677320340a2f466f6e7442426f78205b2d363231202d353038203238303020313036375d0a2f4974616c6963416e676c6520300a2f417363656e7420313036390a2f44657363656e74202d3239330a2f436170486569676874203731340a2f58486569676874203533360a2f5374656d5620300a2f466f6e7446696c6532203731203020520a3e3e0a656e646f626a0a37332030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f434944466f6e7454797065320a2f42617365466f6e74202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f43494453797374656d496e666f203c3c0a2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420300a3e3e0a2f466f6e7444657363726970746f72203732203020520a2f57205b30205b363030203537322035373220323630203933302035363120333631203235382035363420353234203631382032363820363339203631352032353820353439203537322035373220333030203537322033303020353732203631382036303520383939203631352036313820393335203334342032363820353239203631352037363020363135203431332037333020363030203531392037383120363232203237332034373920363332203732382035313020353732203631392035353620373836203537322035373220353536203530382039303720323638203530302034383020353732203833312036303520323638203635302035373220313735203333395d5d0a2f434944546f4749444d6170202f4964656e746974790a3e3e0a656e646f626a0a37342030206f626a0a3c3c0a2f4c656e677468203337320a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c5d523d6f833014dcf9151ed321c2b10d341242aac8c2d00f9566aa3a10fc1c2135061967e0df57f8dca4ea00a77b7ef7ee2cbfb46e0e8d1d3c4bdfdcd8b7e49919ac76348f57d7133bd179b0c94e303df43eb2f0ef2fdd94a475736897d9d3a5b1666465993096bed37998bd5bd8e6498f277a586baf4e931bec996d8e751b2aed759abee942d6339e5415d36492b47eeea697ee422c0dd26da3c9fac12fdb63ddde3b3e968998087c8748fda8699eba9e5c67cf94949c735e95c618532564f5bfe3283a99bfddace45cf18a7ddea9dc01440081625604c8715628b01e90614c64041d9882208f823d8649384027e1201ec100029d32ea50cccd2defca10a9c0945c0372c811a280ae88f74431c7c50a808243069d8a00a32cb6741020b58a10dd634e803a418799055a24664a3085b84534426ab93a08bec3e81c2030454090c5c78183423229a18beefbea6b7df7df175e57605dd7db7af557e7c8fab0d361a5d6651a2cddd67e1aa75515be1f517dce8a0a656e6473747265616d0a656e646f626a0a31362030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3733203020525d0a2f546f556e69636f6465203734203020520a3e3e0a656e646f626a0a342030206f626a0a3c3c0a3e3e0a656e646f626a0a362030206f626a0a3c3c0a2f54797065202f53747275637454726565526f6f740a2f506172656e7454726565203c3c0a20202f4e756d73205b0a2020202030205b3132203020522031342030205220313520302052203137203020522031382030205220313920302052203232203020522032332030205220323520302052203236203020522032382030205220323920302052203330203020522033312030205220333220302052203335203020522033362030205220333720302052203338203020522033392030205220343120302052203431203020522034312030205220343120302052203432203020522034332030205220343420302052203435203020522034382030205220343920302052203531203020522035322030205220353420302052203535203020522035362030205220353720302052203538203020522035382030205220353920302052203630203020525d0a5d0a3e3e0a2f506172656e74547265654e6578744b657920310a2f4b205b38203020525d0a3e3e0a656e646f626a0a382030206f626a0a3c3c0a2f53202f446f63756d656e740a2f502036203020520a2f4b205b313220302052203134203020522031352030205220313720302052203138203020522031392030205220323020302052203330203020522033312030205220333220302052203333203020522034362030205220353620302052203537203020522035382030205220353920302052203630203020525d0a3e3e0a656e646f626a0a352030206f626a0a3c3c0a2f4d61726b656420747275650a3e3e0a656e646f626a0a37352030206f626a0a3c3c0a2f6c656e67746820313234340a2f54797065202f4d657461646174610a2f53756274797065202f584d4c0a2f4c656e67746820313234360a3e3e0a73747265616d0a3c3f787061636b657420626567696e3d22efbbbf222069643d2257354d304d7043656869487a7265537a4e54637a6b633964223f3e0a2020202020202020202020203c783a786d706d65746120786d6c6e733a783d2261646f62653a6e733a6d6574612f223e0a202020202020202020202020202020203c7264663a52444620786d6c6e733a7264663d22687474703a2f2f7777772e77332e6f72672f313939392f30322f32322d7264662d73796e7461782d6e7323223e0a20202020202020200a20202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a786d703d22687474703a2f2f6e732e61646f62652e636f6d2f7861702f312e302f223e0a2020202020202020202020203c786d703a437265617465446174653e323032362d31312d32385430383a34313a31345a3c2f786d703a437265617465446174653e0a2020202020202020202020203c786d703a43726561746f72546f6f6c3e5044464b69743c2f786d703a43726561746f72546f6f6c3e0a20202020202020203c2f7264663a4465736372697074696f6e3e0a20202020202020200a0a2020202020202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a64633d22687474703a2f2f7075726c2e6f72672f64632f656c656d656e74732f312e312f223e0a2020202020202020202020200a0a202020202020202020202020202020203c64633a7469746c653e0a20202020202020202020202020202020202020203c7264663a416c743e0a2020202020202020202020202020202020202020202020203c7264663a6c6920786d6c3a6c616e673d22782d64656661756c74223e51756f746520512d30303030313c2f7264663a6c693e0a20202020202020202020202020202020202020203c2f7264663a416c743e0a202020202020202020202020202020203c2f64633a7469746c653e0a202020202020202020202020202020200a0a202020202020202020202020202020203c64633a63726561746f723e0a20202020202020202020202020202020202020203c7264663a5365713e0a2020202020202020202020202020202020202020202020203c7264663a6c693e47756d6c65616620436f6d6d65726369616c20436c65616e696e6720507479204c74643c2f7264663a6c693e0a20202020202020202020202020202020202020203c2f7264663a5365713e0a202020202020202020202020202020203c2f64633a63726561746f723e0a202020202020202020202020202020200a0a2020202020202020202020203c2f7264663a4465736372697074696f6e3e0a2020202020202020202020200a0a20202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a7064663d22687474703a2f2f6e732e61646f62652e636f6d2f7064662f312e332f223e0a2020202020202020202020203c7064663a50726f64756365723e5044464b69743c2f7064663a50726f64756365723e0a20202020202020203c2f7264663a4465736372697074696f6e3e0a20202020202020200a0a202020202020202020202020202020203c2f7264663a5244463e0a2020202020202020202020203c2f783a786d706d6574613e0a20202020202020203c3f787061636b657420656e643d2277223f3e0a656e6473747265616d0a656e646f626a0a332030206f626a0a3c3c0a2f54797065202f436174616c6f670a2f50616765732031203020520a2f4e616d65732032203020520a2f4c616e672028656e2d4155290a2f4d61726b496e666f2035203020520a2f53747275637454726565526f6f742036203020520a2f566965776572507265666572656e6365732037203020520a2f4d65746164617461203735203020520a3e3e0a656e646f626a0a312030206f626a0a3c3c0a2f54797065202f50616765730a2f436f756e7420310a2f4b696473205b3131203020525d0a3e3e0a656e646f626a0a322030206f626a0a3c3c0a2f4465737473203c3c0a20202f4e616d6573205b0a5d0a3e3e0a3e3e0a656e646f626a0a372030206f626a0a3c3c0a2f446973706c6179446f635469746c6520747275650a3e3e0a656e646f626a0a787265660a302037360a303030303030303030302036353533352066200a30303030303138383830203030303030206e200a30303030303138393338203030303030206e200a30303030303138373234203030303030206e200a30303030303136373637203030303030206e200a30303030303137333438203030303030206e200a30303030303136373838203030303030206e200a30303030303138393835203030303030206e200a30303030303137313831203030303030206e200a30303030303033343036203030303030206e200a30303030303033323836203030303030206e200a30303030303033313336203030303030206e200a30303030303030303135203030303030206e200a30303030303130343837203030303030206e200a30303030303030303730203030303030206e200a30303030303030313235203030303030206e200a30303030303136363136203030303030206e200a30303030303030313830203030303030206e200a30303030303030323335203030303030206e200a30303030303030323930203030303030206e200a30303030303030393537203030303030206e200a30303030303030343931203030303030206e200a30303030303030333436203030303030206e200a30303030303030343334203030303030206e200a30303030303030363934203030303030206e200a30303030303030353439203030303030206e200a30303030303030363337203030303030206e200a30303030303030383939203030303030206e200a30303030303030373532203030303030206e200a30303030303030383431203030303030206e200a30303030303031303234203030303030206e200a30303030303031303831203030303030206e200a30303030303031313337203030303030206e200a30303030303032313130203030303030206e200a30303030303031363533203030303030206e200a30303030303031313933203030303030206e200a30303030303031323835203030303030206e200a30303030303031333737203030303030206e200a30303030303031343639203030303030206e200a30303030303031353631203030303030206e200a30303030303032303331203030303030206e200a30303030303031373332203030303030206e200a30303030303031373939203030303030206e200a30303030303031383537203030303030206e200a30303030303031393135203030303030206e200a30303030303031393733203030303030206e200a30303030303032373835203030303030206e200a30303030303032333137203030303030206e200a30303030303032313730203030303030206e200a30303030303032323539203030303030206e200a30303030303032353232203030303030206e200a30303030303032333735203030303030206e200a30303030303032343634203030303030206e200a30303030303032373237203030303030206e200a30303030303032353830203030303030206e200a30303030303032363639203030303030206e200a30303030303032383532203030303030206e200a30303030303032393038203030303030206e200a30303030303032393635203030303030206e200a30303030303033303234203030303030206e200a30303030303033303830203030303030206e200a30303030303035333637203030303030206e200a30303030303035313935203030303030206e200a30303030303035323230203030303030206e200a30303030303035323435203030303030206e200a30303030303035323831203030303030206e200a30303030303035333133203030303030206e200a30303030303035343732203030303030206e200a30303030303039343138203030303030206e200a30303030303039363332203030303030206e200a30303030303130303636203030303030206e200a30303030303130363335203030303030206e200a30303030303135343733203030303030206e200a30303030303135363930203030303030206e200a30303030303136313731203030303030206e200a30303030303137333832203030303030206e200a747261696c65720a3c3c0a2f53697a652037360a2f526f6f742033203020520a2f496e666f203631203020520a2f4944205b3c65346562663231393732366261333237326135323732373133343633393536313e203c65346562663231393732366261333237326135323732373133343633393536313e5d0a3e3e0a7374617274787265660a31393032380a2525454f460a', '2330bacefc21f0d5a17d9975780aa0d3f9d7f75d594e48f9cd1c91bd4d5ceafd'),
  ('bd93609b-ed17-51bc-9596-6ac35123c6aa', '\x255044462d312e370a25ffffffff0a31322030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b305d0a2f5067203131203020520a3e3e0a656e646f626a0a31342030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b315d0a2f5067203131203020520a3e3e0a656e646f626a0a31352030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b325d0a2f5067203131203020520a3e3e0a656e646f626a0a31372030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b335d0a2f5067203131203020520a3e3e0a656e646f626a0a31382030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b345d0a2f5067203131203020520a3e3e0a656e646f626a0a31392030206f626a0a3c3c0a2f53202f48310a2f502038203020520a2f4b205b355d0a2f5067203131203020520a3e3e0a656e646f626a0a32322030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203231203020520a2f4b205b365d0a2f5067203131203020520a3e3e0a656e646f626a0a32332030206f626a0a3c3c0a2f53202f54440a2f50203231203020520a2f4b205b375d0a2f5067203131203020520a3e3e0a656e646f626a0a32312030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323220302052203233203020525d0a3e3e0a656e646f626a0a32352030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203234203020520a2f4b205b385d0a2f5067203131203020520a3e3e0a656e646f626a0a32362030206f626a0a3c3c0a2f53202f54440a2f50203234203020520a2f4b205b395d0a2f5067203131203020520a3e3e0a656e646f626a0a32342030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323520302052203236203020525d0a3e3e0a656e646f626a0a32382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203237203020520a2f4b205b31305d0a2f5067203131203020520a3e3e0a656e646f626a0a32392030206f626a0a3c3c0a2f53202f54440a2f50203237203020520a2f4b205b31315d0a2f5067203131203020520a3e3e0a656e646f626a0a32372030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323820302052203239203020525d0a3e3e0a656e646f626a0a32302030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b32312030205220323420302052203237203020525d0a3e3e0a656e646f626a0a33302030206f626a0a3c3c0a2f53202f48330a2f502038203020520a2f4b205b31325d0a2f5067203131203020520a3e3e0a656e646f626a0a33312030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b31335d0a2f5067203131203020520a3e3e0a656e646f626a0a33342030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203333203020520a2f4b205b31345d0a2f5067203131203020520a3e3e0a656e646f626a0a33352030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203333203020520a2f4b205b31355d0a2f5067203131203020520a3e3e0a656e646f626a0a33362030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203333203020520a2f4b205b31365d0a2f5067203131203020520a3e3e0a656e646f626a0a33372030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203333203020520a2f4b205b31375d0a2f5067203131203020520a3e3e0a656e646f626a0a33382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203333203020520a2f4b205b31385d0a2f5067203131203020520a3e3e0a656e646f626a0a33332030206f626a0a3c3c0a2f53202f54520a2f50203332203020520a2f4b205b333420302052203335203020522033362030205220333720302052203338203020525d0a3e3e0a656e646f626a0a34302030206f626a0a3c3c0a2f53202f54440a2f50203339203020520a2f4b205b31392032302032312032325d0a2f5067203131203020520a3e3e0a656e646f626a0a34312030206f626a0a3c3c0a2f53202f54440a2f50203339203020520a2f4b205b32335d0a2f5067203131203020520a3e3e0a656e646f626a0a34322030206f626a0a3c3c0a2f53202f54440a2f50203339203020520a2f4b205b32345d0a2f5067203131203020520a3e3e0a656e646f626a0a34332030206f626a0a3c3c0a2f53202f54440a2f50203339203020520a2f4b205b32355d0a2f5067203131203020520a3e3e0a656e646f626a0a34342030206f626a0a3c3c0a2f53202f54440a2f50203339203020520a2f4b205b32365d0a2f5067203131203020520a3e3e0a656e646f626a0a33392030206f626a0a3c3c0a2f53202f54520a2f50203332203020520a2f4b205b343020302052203431203020522034322030205220343320302052203434203020525d0a3e3e0a656e646f626a0a33322030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b333320302052203339203020525d0a3e3e0a656e646f626a0a34372030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203436203020520a2f4b205b32375d0a2f5067203131203020520a3e3e0a656e646f626a0a34382030206f626a0a3c3c0a2f53202f54440a2f50203436203020520a2f4b205b32385d0a2f5067203131203020520a3e3e0a656e646f626a0a34362030206f626a0a3c3c0a2f53202f54520a2f50203435203020520a2f4b205b343720302052203438203020525d0a3e3e0a656e646f626a0a35302030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203439203020520a2f4b205b32395d0a2f5067203131203020520a3e3e0a656e646f626a0a35312030206f626a0a3c3c0a2f53202f54440a2f50203439203020520a2f4b205b33305d0a2f5067203131203020520a3e3e0a656e646f626a0a34392030206f626a0a3c3c0a2f53202f54520a2f50203435203020520a2f4b205b353020302052203531203020525d0a3e3e0a656e646f626a0a35332030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203532203020520a2f4b205b33315d0a2f5067203131203020520a3e3e0a656e646f626a0a35342030206f626a0a3c3c0a2f53202f54440a2f50203532203020520a2f4b205b33325d0a2f5067203131203020520a3e3e0a656e646f626a0a35322030206f626a0a3c3c0a2f53202f54520a2f50203435203020520a2f4b205b353320302052203534203020525d0a3e3e0a656e646f626a0a34352030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b34362030205220343920302052203532203020525d0a3e3e0a656e646f626a0a35352030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33335d0a2f5067203131203020520a3e3e0a656e646f626a0a35362030206f626a0a3c3c0a2f53202f48320a2f502038203020520a2f4b205b33345d0a2f5067203131203020520a3e3e0a656e646f626a0a35372030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33352033365d0a2f5067203131203020520a3e3e0a656e646f626a0a35382030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33375d0a2f5067203131203020520a3e3e0a656e646f626a0a35392030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33385d0a2f5067203131203020520a3e3e0a656e646f626a0a31312030206f626a0a3c3c0a2f54797065202f506167650a2f506172656e742031203020520a2f4d65646961426f78205b302030203539352e3238203834312e38395d0a2f436f6e74656e74732039203020520a2f5265736f7572636573203130203020520a2f55736572556e697420310a2f537472756374506172656e747320300a2f54616273202f530a3e3e0a656e646f626a0a31302030206f626a0a3c3c0a2f50726f63536574205b2f504446202f54657874202f496d61676542202f496d61676543202f496d616765495d0a2f466f6e74203c3c0a2f4631203133203020520a2f4632203136203020520a3e3e0a2f436f6c6f725370616365203c3c0a3e3e0a3e3e0a656e646f626a0a392030206f626a0a3c3c0a2f4c656e67746820313731330a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789cc55adb8edb36107dd757f007ca1dcef00a04069a4d5ab4680ab4bb6f451f645b060234699aa42df2f705a9a144d99229a37094c058891225ceedcc99a1940001e21b254078ada40fe2f0ae79f8f6e3e7b7a7f6f059bc78d13c3c7ff9d089879fda2f7ffefdb9d9edc4cb578f4d9c6482110ac4c7ae7978d5fdf3f6d0fdfafd4b71f8d480540e8d0ea08205e7352912200982070aa88cf5169db602a42583412be5ac7660bc179f0eef9b53f3facd63f3f0f4a17d9f5effe6f1875702f28b2f5e353cd0f42f1020d5e4dd0e8d008993011dd2abfe6ad49cf82f9f795c096385f34e8640e2f95df3f09d128ac4f3a9f9ed0500280040002000d0006000c0028003000f0001005abe4e7c7dbf130822ce3e00c09167e86246f9a48eef897f4ffd3df1a54a0128e473e273bd13f0bb78feb179fddcfc32a743b5a10edda83fc8fa5306405900c5fa52f117f8388cbfabe76d4d6a5c929a26b2000a90ba7450a30448335582b94164137a91b11079ea32832b647397ce43ec0e869d288eed793cbb8ee7fb4de12a79ee89efa3c265d2afa630da4a61da5c2a2c7a795a76144317e2c028167004c481e853803511f55622929a11d11696747d38e450502d80da175e1143e690fd46257b0f671d5fdf03a8539e535385590485ff83e1756d684b129570ce4b7298c10171d04a94e21065dc091ae453a79a3c760bd36a3271d0192df5a58163bc6743a2ea0d89551f751ba1b50e41e244960966ef599e30fd611556fc268631289d178edcac61a8c0de6aa484ad0ce2b50cba94a134487428951c8a9daced8fd378e8ff2255a9c122bfbaab75d04b1d844398b5ce343fba22c7512f67ca8b9926b9aa8c5bf19f6cc051cc7303a21e0d98ce5718b04ad18d152ae29278d7180a7cfc47a3c4bfa5021e9f1a907e8ae151fe521da88c1320c380f198ee174f8f3f374fb3aade8a74596fa5b603f10a83920d005a00ac7bc922fdb93f4bb6d64b6b8764a8c664d8ed84eb4321d713ccfc737510b95116328ea19ba77aabbc269044a13dc5f0fb2ad59d5a20644ac4ffebf467b5b0642464ebabd1fa891b46cc3003a204e6489ecb1007809e5373d8c5f0647e853124f755af59a051b70840ca49adfc5529d26a0ed3f5e331afb4baca057274d32a9d928696758da15f61646bd8f52b537c9e186c84b353efd295d52e30a05b56ab2dcaa07171b537ac6681bfdcb41aefa453ab5577a3bab6e22731f0d44cfe4ed56bc79075ece30b790c73e6ce95aae58c9ee1ac8ad3b85547288a0b304357f65c92e66e108b9e2cca655d262f59e45805302031f824a570999f029b8bc35437989e1940ee99b4cba57ebf9aaa121729d13df3b4d5c27837864099a73bf61166b4d1f5932ab2e89901c6f3d34ee85e79b92fc28d022afa1dc41d97740c6b7b20b80981898a7134af9863f694ec4f511aca2ab10044452ba1e51063c5108dde93d3c6107eb69f37fa62f2d6966b3b3b9ea73b8f55d56d45a086fc390b46dc3c19b444676094b458956db171746fd902486316443b00901ebd3f41c071b5a72f3780ee5c156915aba275221d33b255c559ecffdcbdc873d2aa8a383882f33591d69074744e229776fdf1d729ed70b12f754f64c46084d17646b5a7a2494a4c351d270b5a1bf745ce3d8c63e7d89790d4f4efc43a0e2e36bceeee895696ea3adf72a1dc8ef47de381546ee355455aa49877b73dba4bdb8fb628d27f4cf3551ca7adc8a30e28ad1bc5b9661be2c6d09c5daa0881de09c258c7a34181b1753853c9079afe8b4870266c1cf267a65cace369b9c576dfdd84e4231005528362d57cf724ed14957bae9949ef47b448d70fccaffcb4ab02c7559b688b04f2defb2a1ea5d1d7b4c16e96fb8b1119afb9da995c5bed0e6a1ba49d21c6e4c6ca8018f0b11d37dccf4aac9b201e80fce5584a33ae4f3553d8e1f36eba8254afe49dd9e31a0a4dcb34f3bece13f51cc7677b9047debae638512a7fd1c06aad96ecb415d58c62a192389342c2746f15dab1704f9f1ab00df3670779c76162dfb6d895d89fd18d6edcbdbfee95d90b53d5dbb2baa3e7152b4ab3ddd953f1ca6aece558df3c288bc90c8295a8392daf3135ab8a88caeb4ad7dacb6f13b29672753f68b65ce3aa3d39da8aee47970237e752d95d2e7b3b6a3f75a239304a63fbf1bb86b1d9d1ab9272aba3e52e809d42df0a70d96a63d958416e50d984f9749c6a738af57dc727c14d5b408d3fbbc716a9fcc81f88789ed7f1bce398ead76db5c5745855e256e43e2a317e39310365872285956040e3570739bc890a8f39e50df00238caee6211d4e9dae90c12cb7bccb886122c86a067184ca070fe8c12868f051ce56ee77e7cee002e33d153ca9d8f876d93029886e7f266720f681786ff0f9b7bcd380a656e6473747265616d0a656e646f626a0a36312030206f626a0a285044464b6974290a656e646f626a0a36322030206f626a0a285044464b6974290a656e646f626a0a36332030206f626a0a28443a32303236313132383038343131345a290a656e646f626a0a36342030206f626a0a2851756f746520512d3030303032290a656e646f626a0a36352030206f626a0a2847756d6c65616620436f6d6d65726369616c20436c65616e696e6720507479204c7464290a656e646f626a0a36302030206f626a0a3c3c0a2f50726f6475636572203631203020520a2f43726561746f72203632203020520a2f4372656174696f6e44617465203633203020520a2f5469746c65203634203020520a2f417574686f72203635203020520a3e3e0a656e646f626a0a36362030206f626a0a3c3c0a2f4c656e67746820333737350a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c855709701be7757eff5b1c2428025c2e7617247860b1c47d63b15890004182144f91e221f1906889a224eaa64eda9462ca927cc4aa1d5f896548761c2563d9f174dcd4759cd49d741abb6de214766435568e26adedd693d69d74e2c961d64e4da05d00a2954c3cdd1972f72788fddffbdef7beeffd8bc76f9d073d74024278dffcdc6e285dcb0010dfb76f7eaebc7e01005a0e1dd97563fd2300b8be3077f2686949fe14006c478fcfdf58e70040bff7d0a93de5f53f02d0b5fb16164f96d6b5ef02c035200080d48f5374cc376b4a7d0014f59efae9bf9c7df33fd4fbbbbb5e4ead2ee7c1f02b4d0008e8008bdf20009a40fe670055fceaf2efee36fcaaf4ad9bae58f9ee068087d51702907100b21f805c05c00100cc967f3e02a06601a86701345a004dfaffeef700682d00da3900edd7007426009d1f409705d0bd05a01f01d05f00a81800a8781ea0e2e70095d3009597002a0b00061b806108c0b01bc0f03280e16d80aaa30055ff04b0ae0f60dd5d00d504a0ba1fa0fa0d00a303c0b80dc0f83900e35f0018df06301d04a8a906a84900d4dcafa257cc3d4668b0c0eda02bae3eb934405e22857b9ed73c00085b00c86f310714e8014ed002ed1068610b79227f91c8f9d730b71a97703710682bace0dd781d04808c40eb74a2dde99463f1b814e578bdd329da753ad6cc715234aec822d94fac8953c3072e0c4f3d73b2f570202a6c0e76cdc9cef12e5b80b9973c927f90e1365f3979f4ca568bf914cda516067b0fb5eb341780406f61053bd10e3c4086165da2118b3bd1126d565f1e9769ec5c642a69b9436c9b8a5cf404829219edab6ff536b4d478a77bc9eefcdfb6253da36d44adfd0000751efde002c844399616e9981a69e9a114332dd2122fa551cd438ac731b77dc7635e6f5b385bdbd2e00931d9454e5b134a3bdbc778ad7512fddb0fe4bf48d21dcac4c6fcfb24ed89d57947db0a80f6deba16c6ebf6784a9bc23bf821500027445a7a279bc50f012154584117fa8187e662341ccb0a25bcd84fd0e4ed3abd14733a4974e87032ff15ecef9636fbdd5bbac64ef7676e1d0b24b457b900fa5b8f8c0ea4fbcce6636626757afb8e339d075b1342b40910dc8515ac413f34aa742ea5bc06612cae2872317fbd2b1e678af592a2715926ed7b0fed6fd4f091ce6078c8bf7cfb8cdfedd8e8f4fb8ef4f6255c422883feb9d9fca3838d4eda31d43639a9a5e888cb42efe5eaf357d1eb1485444ced383300791e57c102901169911665e5f7f9c1b212593e77617c3c3495f4f7714eda5ddfdc788ebc90df485ee877bb7b876dc6ca056da5b3d10e0494c20aeec2eb45acec46bc41ad35a84a05d33b9de4415f4fb8ce3bd1199af207b6b51eff425f60faec667921126d19c309a1634beb8683098ebe93a1679e5918bb77679cb77c86ae2bd723837ea0c1069031ab2005b11c31a72ded17974b34c18ca36767ba6d47afbbf3e4a6e1dbd6e7cff311b72bc2f161779b4c6ad71fe8773afb0fac9fb92393b963461e72bb87e4f8a06bb24406f275f4035b2c47090923aeb18e2c994483a9aa89e5436e4bf604a7af09a7d04f510fa0c6688bb9f3bf40fb2d8d412b10355cf25eb1b2d0f3e9adc7ea74441959eaea5f1e094f0881a6f62657bca121eef00dd99b371a92a777ccdf9134d3c7abe9960125de2bf2cced0c0708eb01e03dfc082830016ca2455a8972ac59855a8ec5ff353b244422823d1c56fb0ced3f6ef6796c368fafb9941e76afa5f77b0d56caefdcd67d8ff902eb23d94556572b75dc68a06472db94da3603560753ac450d86d00f76900036a99da848b4b9586b97cc95581a8b2ba2ae1c126f2fb3378db25aa242eb509dc67836756a5bc76e7f6036dd91a150cb6f486c3f76fc2121c4cb7293b7be9a8ba2dfd7d2b3fad3e1fd7153ed5933d72699d6b94d2dfecf9f3fffe8927350191fad15e30e4ee96f01848962663958075c29379521222bd2bcc8969941e4fbee6ec81c18ce5cfa5997e46d1792983bb13f34d9e35ac5dce91fb01177380604f8c20af93c3ea6f6c5fc4d0c56fb4391588915693347627541ded2e78d0c07fac67db3972eb52c18f4470c26db482fd177444f2c1ecd7fd4ace20d851a4ca25d65c198c434a12a590a2351c5162f43155794cb7bb5957ad45026fdfc17dfe1daa73375ceeaaa66bad9db605887f6fcf74ccd36131be54862f5b9f609bf965a424d9da75edd404ddb8439d0aa6620d1023b718908985b7df18e72cb84f043e0a10560aa5809b55978c9e99465a924354ab156451298b98fb79e58dcee6af59ab494f6e26293cee84d56a7a3e14c44510c0fddffc0436c0b5f9bb17e6db5a28f6fe14ef50dd48c6cde3c3a3a02a8da14be88df073dd402ccb944bdc8480c09a2cb887abd8426e563e5e9fff9ebd5fc1b1aba46ab3119b5d2379e7d16bfbf2a91bf33a53acc7c2ac13c0154319dbd98835ab082a35c479d4ecf36a17a17059a89aa9514c54694a2a56e27a92f7c565004b1d3dd79eb78fe83f7bba2c9ce91b9f532af8431373513c8b8f55a7dcbfa44665b0473f97f0bbb3caeaf9e7859f159bd7540602b00be89396000e644223621afb6029182e8a2257cf3e5fc3f6890a2c8bddf26718a2045ce63837dfd7a7bfe79ccadfea7d09511c83850201656d0826f4233042155760b35ee72d8e5fe574a7a4595643ce674ba5c46648ac0737c1a558636a5f776d85b1dce1e5fc7b1c1d1a34947da698b3577ee97947822610bd5553787ea0f3b221637cfbb2c117cd339d4e6cb846bcd725f38391d0e4e2623fd72ad59caf85a879cabbf7045c36eab4730ea8d2d3e72bf53b438acebaaea1df5a213105a0a2bc8e30fa1e6133d5d93a93fd4531df2d6e46ccfe461397c7866f2703cff54adcfe9f4318cfabb96cc4f9e9f8d4e5f39b178657aeae9c5b10525be303ebea0280b402009409ec41c54ab00d32a0a3a9d5eef5224f2649620d10ac6f1817f5f264fd2d138ab6b5ed735f39780a01426f16dfc21704512a848f2a2cb6eff14c52f06f8b673a8fdcfbe7386aaa0a6ce6df20c646f5dccf6af7ee4184d778eb48cefe81875903d23f7cc595ffe726ce7bd9b8f5c999979fac8e0a1d6d6438347cfb61d541ba9b082974b44982fd5ece61946c2cb99bb763ff868b6bf2f9a6ecc7e3cb8d4f3c812793dbf61badfdeaf90178b31af1463fefffca914ad67d3d9e94f0d74d3bd3b639f1226038041cca9c3df9cead9022b92854bafa0f515dc70e64c89d0e403cc4115c09c400baca04a162b900ff2f3e489fcc7bffe35d1606ef9c9e5978040035c25221954279f2559601b88feeaf232107002a015afabaa3527c84a919ac531a4e8e2256aeb5901adf9eaafc7bb9a426ecf46df7873cf4c67efbc12dad2710b51f67f23b1a15df4799de29c35d8284d29c99d3bda26f540405ff81d791cafa97b668848c8e3f9953f2106bcb6eac51f01163bc98a3f0011a2009b62694a354db6e4c27ae993fd5570b5d11b78b2e626146b0363a7b7b009860970dd53511e75464fcadd31134d2e6c5066fbdc04fd897044883618ad6e124a9f3cb82944694e69b5b6d458d4e2e0e4f9fee1a349e7f06d47db3b63a9c6a0a52ee2b600814861058d982bced16b7baf49f70d60188115f5f138f167f6243bcf6c4fec7238f60503edb6de8186943965257715aa6917f95e7447dff0d19499b993b15aa22e59a9d2dac8a1b39fa3f437792aa78a75cfcdee591c1c5487152975cb35b5261791d2990753b71c9767db5383bcc678363bef8eb0a1ae9814ab62fc8c3df4d0fddbefe80cda7b3ffe25d9d69c09b32313d3a363a3a5f345d1984c0027a89233a55175a66bd7beb44753594134a4c2a0d9f7a56b68cfff4d95cd5e5d2dd8aa48f7ea5b4020585821afa31fbc6bad72c3f4554d2b92fea6295215b72624af47760fb74d7bfc7b1c410f2b47225dc2d24e7926e4778e36db9dac1c8e740b5f890d7b4df469d652cf992cf58cd9970a6c18e1cc7b698e658c9c85617ced65a37f067360502758551b44915659a157a54a7d8ce333b77c75f1a7ff75ecf2c497035bbb463a0f1f20c76ebf328eb991c76f1bde1dc9476e2b0140bd8a39f0006428910a522e23a5a744150b8a4f530a537a4085a15efde6737354655505924a8381daf1dc372fcc680c864ac40a43a566df43fb2883a102a97526ed8c7afc224b55fe58a8ba3a2405d6e5efc35cfe3374448ed6321129504d1ece1fad0ec422b5753dbd3cf96c399b47300726a8bbc93718915247f2d2e8a2a24ac2db97dbed6d8ed7fefcf2c4a59f7474b4775913980bddd2131e8cd1f9ef90dafc2f31b7f45ab4d5e6e5caae76117360545582d2b3222dd1ea9c215178f1b96f7566b3a626d32bcf7e4402c102e6f27fc57ad9dfe4ff1e88aa5c64fe8678c80aed9205564ff3643effada929d2333535e92657dd9393ee7cd45dd69adf600e2a8b27a7b2d6bc7f815c52750673cb2f2d976379aafc4e9116547ba5055ac2a7b2f99f67b3c49a25b1fceb98cbbf472c656e15f03a84d6b87573af395d41ea8f4cd22abf0ae95b373bfa328dd242dc11601d69775d9b6c4f2e0c26e6954864a3a7c1cd36a502cab0f7bb1ddb2503637c807398ed9cd52930eb84486fa473265c6fb9cdccd5dab83ad1c6d5278680025fe1bbc8e27f430bf84106582a85c2cb2559576489e58a61b84ae3899e1595729454e904c4af66f6783d8bb1e16d6e7936dd9dd8150abac7c4f8cef60307bbbbed365323d76d6e305537706e6499736681ca36b5f646a2037eed8601e4d8e3742df5b039d49f1cd869d8fd135d236f641903b152d5ac517d0202f1c26fe05d785cc576a9d874a543405c6a1125496c917a430e47c8ef72ad4dfe1f423dc026b36e4d4a6f9c004a478077b458511b4e0ac9e948d61bf04b5c368bb3fe6e73a39df64ef5950e02a503f487aa4d1456d08cd72158f668f60fe5b1383d88f24dc6a79e64a528470a9e1effe496f633bb937b02c179df58a66943775ce9eaa90b29f64480eef51edb78f81c7a23fdc12acab0b92fbdabd5cc9ce52d09a9c9c32ed6f91a9c3eda52b5afc9bd0587610b5e8736bc0f7aa937608078610027208453e0267781996800f04e50f01884c8b761003510223e588ff7c1009e84102ec0047901784c026008268a7f7b11002fc1041580ad98021153d0822948523c28f85b9828de33c06018b6924e68c01438c965d097ff37527c873af7ac4010ff1926a85701f06198c08bb095dc033674c0565c85ade88220a6c047ea205e8c2705ceff055bed0cc10a656e6473747265616d0a656e646f626a0a36372030206f626a0a3c3c0a2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f466c61677320340a2f466f6e7442426f78205b2d363434202d353132203238303120313036395d0a2f4974616c6963416e676c6520300a2f417363656e7420313036390a2f44657363656e74202d3239330a2f436170486569676874203731340a2f58486569676874203534360a2f5374656d5620300a2f466f6e7446696c6532203636203020520a3e3e0a656e646f626a0a36382030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f434944466f6e7454797065320a2f42617365466f6e74202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f43494453797374656d496e666f203c3c0a2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420300a3e3e0a2f466f6e7444657363726970746f72203637203020520a2f57205b30205b3538392037323420363530203937352032393820353937203539392033383720323630203634322036323520343437203531362032393920363530203633322036323120343334203537312035353920363332203639322036363520383133203537322035373220353732203739312037353620373931203537372035363020333230203537322034313520353732203537322036333220353731203530322037333220393637203635362036363420333839203534392037363520353531203537322032383120363530203537325d5d0a2f434944546f4749444d6170202f4964656e746974790a3e3e0a656e646f626a0a36392030206f626a0a3c3c0a2f4c656e677468203334340a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c5d523d6f833010ddf9151edb21821813520921556461e8874a33551dc03e23a462907106fe7d859f93541de0e91ef7eede711757f5a9368363f1bb9d64438ee9c1284bcb74b1925847fd60a23d676a902e44fe2dc7768ee2aa3e35ebe268ac8d9e5851448cc51fd40f8bb32b7b785653478f1bf76615d9c1f4ece15c359e692ef3fc432319c792a82c99221dc5d54b3bbfb623b1d84b77b522e306b7eece5573cff85c6762dcc77b589293a2656e25d9d6f4141549922465a1b5d6654446fdfb1c449dfe9bcd8a2449d3927ddd43917bc8330f0705908040ee01070f3ce852901a728e28904f0002a043065d2e004811a11148814602c504e4e91110dc23250b00830226b2500524c728298a71a4a49821454a8e2a39c81ce605aa64c175f0d201826b08049c65d071e87818fa78fdd9dfdb72ae6bd8f6b4ddd4ed06e4c55a32ce1f9edffbb6f1c1d0ed36e769de54fef9054ab5bbfb0a656e6473747265616d0a656e646f626a0a31332030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3638203020525d0a2f546f556e69636f6465203639203020520a3e3e0a656e646f626a0a37302030206f626a0a3c3c0a2f4c656e67746820343438310a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c8558097423677dff7fff9135b6645b1addbe244ba3d396645ba3d1f89075f8906f5bf225d95edfde5daf9dbdb25796cdbd24815d92409674534268d924d0d7b28f161e6d435e4a5aa02d4a80bc6252a024214b53524a79698165a178dcce48f66e02bc8e9f35f36946f37dffebf7fbfdbf93b79fda0f342400a1797dfff21a148e3b0120b2bebe7fb938fe1c00386f3bbaba3b7e15006e1c5ebee3586148be0100f5c76edfbf3bfe2900d0076f3b7ba038fe0580e1eafae1937714c6a62b00f073200080d43f5fba70c1bea889fe0228ea6de9ee6bf77eeb47d2f987ab2f46b72f890ad53b8a46005002cabf20008a80f82f006acbf6a55fbfa67aa7f0ab5b8ecee2d9fb7f2f9b0780e70aff2401409e07c05200b401e00300780500ff1d803200500b00541e404101281e0550fc0aa06409a0e4e300ca3480f25100e5eb00740b007d19a0f43440990aa02c0b50f63280aa1a40d50ba03a03a0fa2f00350fa07e1a40fd1380720ea0fc1840f96580f26d808a49808a2f0354ec0054de05a05100682e02683e03a0f91e80360aa07d1040fb0900ed3500260ec0bc09a0eb07d0fd2b80be09407f2780fe7500431ac070b7e461d93f9d84010b9c03a53cba792880fc35d979e0cf150f03c20200f915e681021ae00463675c76c6be409e149f20bcf812e6b7231cae01811900b28a79a800586699702422289534ed1138b23a4d9068ab0dc3c1bf1d203fabf3b27aad898975fc011068967c8c5b5007b06ce78518f26137eb50d29e18722193c96890de61b463a9e87d3e32e84eb586c77c4db5dd6381ee253e382e3c4e0e0dbc1099cc3477743aeb3b2c6e5370aaa375653172490104ca01a8c7310f3e8024c55241ca5349d1144b717a2b658e5182be7081829e7afc6fe62e2acb553421252a35fdd0dc0b0b4795aa322545d1aa72e5ddf3e7e972154d51aacad22392bd64cbe8f7d6d1749d3760169b302f0e9b038d5ebda121103491cf8aa3e626bf8fa912a236f2794008ee5c273f403bd44949960c998c0ceb612b9175b8dd7c382208bb1647227aa5d2683071a108cf93fa958504a330b7c403cd23febbcfcfb5f30dc3f61a7669746d4468ec9945fbf4827869b8cea373f445d2590555df1daed276e96bc46b8a562ed03034da0c04b43bd7c9045e020bc0fe5044302a95f2ac0ccb0b0267e48c2c6330915243434565d8d2d0e71f1e61c34f3ed914a315dd74595d7f92b436b0b79feb11f32d4d40600a00aee20da0004eb00c773597c31b8020ec5c47820e30834d36cf6434da4d92117bd3852311b34349dbc36e3771f6aef2e2477026cd8d35f8d2c2f0a964c7662a3e4013a6b60d1dd1c303fcdca25e37a26362e7667277f7f467fa833d1e20b00c407e86792891529063ecc6e559d28af9ed07d3859561153ac0b8eb5f4676a974c199b91892ecd24ab63d36d393ebab28d1f10974ccaf8b4f936c32b1b620fe182d03b52e1d10f0eddc032fc24950019ca9449a8da1c0bd58566bd726557a6dc9c221763ce37467a75840a946f06efc3ad0a00358f6d86996708404d1538934cda17d5a7c6b6a8e9833c4245ea32a2b14256ab52273edb5d7f0ebdb1c96943604ca0d3e47f9778aeed3e10d308313a0d721794b4a7c33e776f33c5748158f941105930c26a25fbbe3ec5a432ca85592925c5f85421b8cd74ef576cdf4f5f5a92e5eb8f0b0d169aae034af6e97f69b5da681f905eddae6f1c5a50d401805802fe09b40810660826119212455182bcf7a351730d86c0693d58a96edb7d1f2b59abadadadadaba1a20c0ed5c27d7710b9a00f61b0a51f5f07290237cd8edf6042929c85cc864a6ddd232a5759acc5624d7632746bd0351b373b38def775a0792c1dea0b9fd6077c78ab7d6956d0a44add69ef67836f0a5c44c73a9463dadadae0db36cb3cfcc78428986b68cdfa41bd19aaa9b6cce66b7c9cc0f0281f8ce75a4300ff662b615d673cb72e462d2db8d763a1221fa81db3a1267268565bbf360133fe69f9eafed37f96bc801f12d8669277f199aef1edc6c33e8274c55f6de706a4855524b32e96f52a580d0b2731dd5f86dd0423d40d2b057b272804a0c37ed972c467575db5c227d886b5a9f4a6f84c5bbeb929148d26a953eebc881ec071643b9674f9c7c269b7de6e4cafdc9c4f99595fb92c9fb808077678554621eb40013126a7245f7b141f4daba4213a9befa58703cd46523baf18f3f125db87666e48987e31d173f0694bc44156e810d8210bde910da8a45bfc8eb1582289da802b64801f354a2de519846865c52175f125c3197bfbfb1fd50dfc8a6e0ebf1b06df6d6a599c1918111577750eb8fda1e17fad8a89315ec29dcf20cb736265af4463ed512cd3607a73a5bfac33a03d7e51786bcdb6f867b7b05966f60947a7f2bf93c1f728558adc6c939433c10b0eeac1005e681919caa544a7526af89b32251d892dc7830565f1f6b9ae09236a24b7fec6247fce12746c63ef6e158f4918f034a458e5efc06a8c004b09f35b2bc9d271cc379c2311458a592a6ece85d9f12ff94a4e7d65f204888a2d4a27e95c0952b5786c89b22fb6675a39bd5eafd1af19b7bd87103aa01260c4a9a2bf2ce2e861440e42a854a269c7024b3fe6c7b2cda5397cb6195deabad75ea7dd3bd05280964e3e27fec21a2071dc0dccc9b42007e47dea0874dceb7f1b35daee8b19181a37171d39e8a44527647af303e482aba0ff6bb5cfd07bb67ce2593e766e2f3a1d07c3c31db721b20b4ef7c9a1ac03c74417a2f3b3dacb258cd8562541a0a7c529cad128d86f740b364ae154be4a704a190cad480d19ff0077965892ec50f4f841793fe298b8ab8aa6c8de6a1f31353ef9f09a61e5ae93cdad8b8993cfd2733ed479e5a1d3dbfcc8b34d7d8daa25056788d2dd16ab23f98eb6be41daed081c9aefded9ab297741a2aece0a6b8f9fb7a222b0fa4573ed857a3edd19973cf9e9cffa353c996f9f75f4ab44f76dfa550360fc94ed4a20e1de0004ece6b332770ccbb6a9d97d873cf60b3a3489e3194b0d24df4fc94b5a43c15de186f5f76bb0fb4f78e2151d44e08eba74e9d08c4ed03295fbb5b674fa1c3ebebdb7e63f860986132065326652c0f94f9bc8f9dbff7f260f3beaed543c640aad93830db0004c676aea3112d600648de42e20cc714bdcca0b1bf42c144126c22eb9f69ef8cf6d64960da57eb647cd33d6451fc742211c8c688b99078d4343ac0f3dba45584943dfe9262c94522f8c9b9d92cdf3ada9db534bb23b11a89cd9896687d6c425f52335f24b5997862765afc0e996968ab0d4cc777e9cd1f0cfa8148b84fcee3b62408922cc34a42e0ddc86d347264f8a1dcc2826f54a8e7f5666d83c9dff810d912fd64cb67b5f54e7bd5746f89aa23ce0281fe9dff86afc05950039c9169ab4026fdceaa6a97abbaca197159ad2e677d3d108926c90e5aa4472728ce2c70949ef5d0ecd6736b173eb8fadc97d71efbe82ad111653e2ffe5afce9abaf02c2d48e169bd101965dd9b44b3cac24318a9e91a24e1b6f9614995c3d2bac76fb1201ad1215b9fe72853610af897459496d777b4bdcd6878e0b17e7ee8a9b582313d67f9f2a1d30bb4d83bef138d3b5af39321fdd77a4a035f032e6412f0959c25a510e04e182c8331c5e3e24deaf408a9a5827772908454d62c61cef7389c731bffd17dac4703db924affe3a36e30d3049b42e034ba4e8203983599a6538bd1463e32e285fa5b0c49c8eaf9d15d6bae26933ad8be72eb775d52673fd7d7d187774308ee0c50bfbee8c05eb7bf086f883c6995ec5eaa18db5fd070ab9441ed91340855056e24dfd33a6612bd415b64a5babbf2ad7af5230cd317450548652543775f9c46b6859b1b6d401caa63f85795081a180ce2ccb48a8454b29295d46f0a9994f9dfe87efdff689e9c5f8d9e953cb1ff908b9ed8e2be3984f3f797af17d1ddbaf3c5ae825308779a82c286f4e6f455967636e677667e1936a6d45494905a3fa63494c635e8cd4455a2c9650c44afeb128f5dec13c94c93ad36e94ff9e9f258f8a2f1187f83ae6c7b6c700a173e73abe82dffe7f515626e7571a26ce6526ef1cf7f65f3ab6f9d8d0f6cba143e9ccc1d0b1b39943217260e2a19530bffc818923cfec9b7bf6e8ecfda9d4fdb30ffd61ef7d45872c621e3450750bbdea594aaa1eb3ec11196ddc33275a1b92ceaf1cbafac8ec8b0736b369d730e603b33d6dc3810af145e211bf8bf951f197bddd4dadd5b7a09b9c1ebdb7e2985c8b12d6b1542812116ecabe2f22a5346712cb675bd792f1b4455191ca3d21745b494fb63fd5a7d635338e66293fe2cdecc06f6e9026ef444c77e0d0f1c5c5cd423cc86fd02295ff89423438291c1cf5d24b0bb797ea2a298542a3a76f5f78192de2574c91168609458c24bafd7651fb7d0e1dd0b0a7fd76f157567e5810acbbf051d47d9f0b2f75b5666cf5734ddd51531b1f1ef41e9d6d9972591d839e485b7527c7f5bb3f1a4e3975dab4b6a6d169a8af3718bcadfe9e413d93aa34b05693adcea0f7b6018180acf6b62058140bc6f72a3e99d958fe96604b9d14173291ff747607a627dbcf2eb62ef903ebcd4b534db3f1de54c7982f1575c7f81abffb78ffb1c3c836a7fc650a55ae2fb61c614ce3a6aaa1ae80503de4e8f486db3435baa8d52ff5b66a20148d5592139241cac3ee359292270b9de49e4f59f259657959292a902e53d34b6b97e6064b2bd5a8a04acbd4258b4bfb684d392a50ad291d9a7dfc206932fa5cf56a75bddb6714bf8516f15a5d07af2f777abd5a1214ffc91c6ed1335ca79558e558a800d08e79a9115f96c0db6e6449f7ec1b687e1dcf8d8ddd523b6aa99ddead1da39dbc231e97eb87155f233ce6c7de18dd010264474b44b448cdf744c1824844b2a0a0258a8a5a10c8c2491553a95028ab2b0f2ffe48cf0d842dce0ab58db105ead5b56811bf59136a3255657ca479fb13a1215f09954285b9b1ae0fb0c010e806b5c499b77204f3bbf8e2bdbc415e715badee028178e12df232e1a4eef30c6f377ac9336f8d8e16f55b05de90c0baa8df0481a325729138e2331451282d55657f76f0bb6f6f7cb1339b259bdab0bed46a537de12df1ebbfe6bf8a378048828d7c091d921f7a6f4afc5b7b99a26622febea3f1aee3fdbe614b8d25511b49391c3d9cbfbbb626a96a7fdfe2ea9ded4cf940993638db9d980dea2a462b3540416ce7ef5181bf0427f881073853689dcc7c01ac049e339ae4a93c4659b4d346562876555441af99b785f57ac706d735e96b9a6e4ff059674dfd88b72b17585f4c243a2286167fc21934eb83de16c268a6b41692d735f534b5a47c542e4b8c9ac10a3df5357d633c94caaa8ebea06c7454d92d6a6243a3c354edaa52019191f411dc923b2a8eb9d936fc0e1ff02cb9fccbf6d343479f18cb3d7b2aba1974b817b9a9f72584d34b4d5d354f91b3e215bd6ee6d9e3c79e99331946194beabe99a9f3032a7a0b4aa45e85aac42d39176ac023e9ba895bfa4fb343b9c7852ec212fdefb9f7e5c1e18191bea1d4b09b65dd1eb79b5c114f8e900fb50d8cbceb6bdc3ab5b171e6ccc6c6a958269d1ecf64d299b04c363fd9fd3e9e4e6732e9f174ba08f30d988772a9a990c54625b237215e9616d60fdd5bd775243d3efb85b9fe9e597f0ef347d6fc99844bfc31e647c47fab4b847b7b00c1b6730ffcdd5ecacbfb0894c051b7e4fb5f497b0a5db4a652ad58d8d8cd797977a136918c55932337b35e0acd8cdcdf41f2f7c9773948e452dbbe8443383cde34e9f54e751c7e6c2090bd774238e075da33f8806768b33b777f4a5b3eaaa99cfdd4b1cc832bbcc930acb100255b3e8979d0410db8f684166d2c76902ca397bdceb246e32ed9b124f0e0076d9dfec04043f4e8c8ffbcbeaf6762eef4871707ed235d981f5b6948369696d0ee546b724eda1b7ba5a3bd83fbe190b83d1875b7daa46d39f26d78ba805113bbee795ade66a135156ac5027e69cf1572dd0369d845345e603cbcdd483366d2208a9393042727c37aec3084c386edafea31070b1885198c423351005057a01c5b20480e8196204c6118042c8765dc8029520e3ebc07000f82401046d1051c46218e5168217ef016cf568c82517a1ee741a0ce43bbf43c6ec018f569982239d09072e84706747810a6f0062c4b67f2144ce1f76019730048c33255019d7844be2790df009037e4b902940ed4e80715fa61998840a477919f83174d30457e0002462186df814e2a0e2d380fcba41c6c780774e2055886cf42399900efff02941ecbaa0a656e6473747265616d0a656e646f626a0a37312030206f626a0a3c3c0a2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f466c61677320340a2f466f6e7442426f78205b2d363231202d353038203238303020313036375d0a2f4974616c6963416e676c6520300a2f417363656e7420313036390a2f44657363656e74202d3239330a2f436170486569676874203731340a2f58486569676874203533360a2f5374656d5620300a2f466f6e7446696c6532203730203020520a3e3e0a656e646f626a0a37322030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f434944466f6e7454797065320a2f42617365466f6e74202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f43494453797374656d496e666f203c3c0a2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420300a3e3e0a2f466f6e7444657363726970746f72203731203020520a2f57205b30205b3630302035373220353732203236302039333020353631203336312032353820353634203532342036313820323638203633392036313520323538203534392035373220353732203330302035373220333030203537322036313820363035203839392036313520363138203933352033343420323638203532392036313520373630203631352034313320373330203630302035313920373831203632322036313520353038203437392035373220373836203535362035353620353130203236382035303020353334203438302035373220373238203833312036303520323638203633322036353020313735203333395d5d0a2f434944546f4749444d6170202f4964656e746974790a3e3e0a656e646f626a0a37332030206f626a0a3c3c0a2f4c656e677468203336360a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c5d923f6f833010c5773e85c774880063702321a48a2c0cfda3d24c5507629f23a46290e30cf9f6157e6e1a7580a777bedfdd59beb4edf69d1d3d4bdfdcac7af2cc8c563b3acf17a7881de934da24e74c8fca4717fe6a1a96246dbb7d7f3d7b9a3a6b6656d70963e93b9dc6b37757b679d2f3911ed6d8abd3e4467b629b43db87487f59966f9ac87a96254dc33499246d9f87e5659888a501dd769aac1ffd757b68fbbf8c8feb428c079f6324356b3a2f832237d8132575966559531b634c9390d5ff8e237434f7d9acceb24235ecf3cee6101e842358ca2015cea48053903288888ec0c109005504762856a003b8021df8231c8423b3881c8295414d00154692a8526948051c434870128040b0c2c52444a043094e4441a33266c64be34cc6e121124394a822308b8cc30f0dab799623b33a42e07804807370657c00640a640a8e2aa82976cdd7fab6bfafb83ef3ba92b7155217e7c8fab0b7616dd685192ddd567b9997950adf0f7908c8d20a656e6473747265616d0a656e646f626a0a31362030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3732203020525d0a2f546f556e69636f6465203733203020520a3e3e0a656e646f626a0a342030206f626a0a3c3c0a3e3e0a656e646f626a0a362030206f626a0a3c3c0a2f54797065202f53747275637454726565526f6f740a2f506172656e7454726565203c3c0a20202f4e756d73205b0a2020202030205b31322030205220313420302052203135203020522031372030205220313820302052203139203020522032322030205220323320302052203235203020522032362030205220323820302052203239203020522033302030205220333120302052203334203020522033352030205220333620302052203337203020522033382030205220343020302052203430203020522034302030205220343020302052203431203020522034322030205220343320302052203434203020522034372030205220343820302052203530203020522035312030205220353320302052203534203020522035352030205220353620302052203537203020522035372030205220353820302052203539203020525d0a5d0a3e3e0a2f506172656e74547265654e6578744b657920310a2f4b205b38203020525d0a3e3e0a656e646f626a0a382030206f626a0a3c3c0a2f53202f446f63756d656e740a2f502036203020520a2f4b205b3132203020522031342030205220313520302052203137203020522031382030205220313920302052203230203020522033302030205220333120302052203332203020522034352030205220353520302052203536203020522035372030205220353820302052203539203020525d0a3e3e0a656e646f626a0a352030206f626a0a3c3c0a2f4d61726b656420747275650a3e3e0a656e646f626a0a37342030206f626a0a3c3c0a2f6c656e67746820313234340a2f54797065202f4d657461646174610a2f53756274797065202f584d4c0a2f4c656e67746820313234360a3e3e0a73747265616d0a3c3f787061636b657420626567696e3d22efbbbf222069643d2257354d304d7043656869487a7265537a4e54637a6b633964223f3e0a2020202020202020202020203c783a786d706d65746120786d6c6e733a783d2261646f62653a6e733a6d6574612f223e0a202020202020202020202020202020203c7264663a52444620786d6c6e733a7264663d22687474703a2f2f7777772e77332e6f72672f313939392f30322f32322d7264662d73796e7461782d6e7323223e0a20202020202020200a20202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a786d703d22687474703a2f2f6e732e61646f62652e636f6d2f7861702f312e302f223e0a2020202020202020202020203c786d703a437265617465446174653e323032362d31312d32385430383a34313a31345a3c2f786d703a437265617465446174653e0a2020202020202020202020203c786d703a43726561746f72546f6f6c3e5044464b69743c2f786d703a43726561746f72546f6f6c3e0a20202020202020203c2f7264663a4465736372697074696f6e3e0a20202020202020200a0a2020202020202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a64633d22687474703a2f2f7075726c2e6f72672f64632f656c656d656e74732f312e312f223e0a2020202020202020202020200a0a202020202020202020202020202020203c64633a7469746c653e0a20202020202020202020202020202020202020203c7264663a416c743e0a2020202020202020202020202020202020202020202020203c7264663a6c6920786d6c3a6c616e673d22782d64656661756c74223e51756f746520512d30303030323c2f7264663a6c693e0a20202020202020202020202020202020202020203c2f7264663a416c743e0a202020202020202020202020202020203c2f64633a7469746c653e0a202020202020202020202020202020200a0a202020202020202020202020202020203c64633a63726561746f723e0a20202020202020202020202020202020202020203c7264663a5365713e0a2020202020202020202020202020202020202020202020203c7264663a6c693e47756d6c65616620436f6d6d65726369616c20436c65616e696e6720507479204c74643c2f7264663a6c693e0a20202020202020202020202020202020202020203c2f7264663a5365713e0a202020202020202020202020202020203c2f64633a63726561746f723e0a202020202020202020202020202020200a0a2020202020202020202020203c2f7264663a4465736372697074696f6e3e0a2020202020202020202020200a0a20202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a7064663d22687474703a2f2f6e732e61646f62652e636f6d2f7064662f312e332f223e0a2020202020202020202020203c7064663a50726f64756365723e5044464b69743c2f7064663a50726f64756365723e0a20202020202020203c2f7264663a4465736372697074696f6e3e0a20202020202020200a0a202020202020202020202020202020203c2f7264663a5244463e0a2020202020202020202020203c2f783a786d706d6574613e0a20202020202020203c3f787061636b657420656e643d2277223f3e0a656e6473747265616d0a656e646f626a0a332030206f626a0a3c3c0a2f54797065202f436174616c6f670a2f50616765732031203020520a2f4e616d65732032203020520a2f4c616e672028656e2d4155290a2f4d61726b496e666f2035203020520a2f53747275637454726565526f6f742036203020520a2f566965776572507265666572656e6365732037203020520a2f4d65746164617461203734203020520a3e3e0a656e646f626a0a312030206f626a0a3c3c0a2f54797065202f50616765730a2f436f756e7420310a2f4b696473205b3131203020525d0a3e3e0a656e646f626a0a322030206f626a0a3c3c0a2f4465737473203c3c0a20202f4e616d6573205b0a5d0a3e3e0a3e3e0a656e646f626a0a372030206f626a0a3c3c0a2f446973706c6179446f635469746c6520747275650a3e3e0a656e646f626a0a787265660a302037350a303030303030303030302036353533352066200a30303030303138333933203030303030206e200a30303030303138343531203030303030206e200a30303030303138323337203030303030206e200a30303030303136323934203030303030206e200a30303030303136383631203030303030206e200a30303030303136333135203030303030206e200a30303030303138343938203030303030206e200a30303030303136373031203030303030206e200a30303030303033333530203030303030206e200a30303030303033323330203030303030206e200a30303030303033303830203030303030206e200a30303030303030303135203030303030206e200a30303030303130333139203030303030206e200a30303030303030303730203030303030206e200a30303030303030313235203030303030206e200a30303030303136313433203030303030206e200a30303030303030313830203030303030206e200a30303030303030323335203030303030206e200a30303030303030323930203030303030206e200a30303030303030393537203030303030206e200a30303030303030343931203030303030206e200a30303030303030333436203030303030206e200a30303030303030343334203030303030206e200a30303030303030363934203030303030206e200a30303030303030353439203030303030206e200a30303030303030363337203030303030206e200a30303030303030383939203030303030206e200a30303030303030373532203030303030206e200a30303030303030383431203030303030206e200a30303030303031303234203030303030206e200a30303030303031303831203030303030206e200a30303030303032303534203030303030206e200a30303030303031353937203030303030206e200a30303030303031313337203030303030206e200a30303030303031323239203030303030206e200a30303030303031333231203030303030206e200a30303030303031343133203030303030206e200a30303030303031353035203030303030206e200a30303030303031393735203030303030206e200a30303030303031363736203030303030206e200a30303030303031373433203030303030206e200a30303030303031383031203030303030206e200a30303030303031383539203030303030206e200a30303030303031393137203030303030206e200a30303030303032373239203030303030206e200a30303030303032323631203030303030206e200a30303030303032313134203030303030206e200a30303030303032323033203030303030206e200a30303030303032343636203030303030206e200a30303030303032333139203030303030206e200a30303030303032343038203030303030206e200a30303030303032363731203030303030206e200a30303030303032353234203030303030206e200a30303030303032363133203030303030206e200a30303030303032373936203030303030206e200a30303030303032383532203030303030206e200a30303030303032393039203030303030206e200a30303030303032393638203030303030206e200a30303030303033303234203030303030206e200a30303030303035333038203030303030206e200a30303030303035313336203030303030206e200a30303030303035313631203030303030206e200a30303030303035313836203030303030206e200a30303030303035323232203030303030206e200a30303030303035323534203030303030206e200a30303030303035343133203030303030206e200a30303030303039323632203030303030206e200a30303030303039343736203030303030206e200a30303030303039393032203030303030206e200a30303030303130343637203030303030206e200a30303030303135303232203030303030206e200a30303030303135323339203030303030206e200a30303030303135373034203030303030206e200a30303030303136383935203030303030206e200a747261696c65720a3c3c0a2f53697a652037350a2f526f6f742033203020520a2f496e666f203630203020520a2f4944205b3c33306430663333333137376366383633313834636233396630386335613436373e203c33306430663333333137376366383633313834636233396630386335613436373e5d0a3e3e0a7374617274787265660a31383534310a2525454f460a', 'a42b6ea82ecc0c397cea015efce5b7eab71ffb5cd6defbd99e6e63ae5be44631');
INSERT INTO quote_link ("id", "quote_id", "token_hash", "created_at", "expires_at", "revoked_at") VALUES
  ('49c5b56d-de9b-4c2b-92ef-6a80dcaf2ba4', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', '78257acc6688ae39096e3a4b4fd92dbeb9cf7ea16003b4256932b00e0ad833a3', '2026-11-28 08:41:14.54899+00', '2027-02-23 00:00:00+00', NULL),
  ('a3890be2-dae2-4ff5-8904-74a17c04be2e', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', 'b3967f9c1abeae160315e75b41678fab9a9c391e7510f3176760c52e0a20e7f6', '2026-11-28 08:41:14.748664+00', '2027-02-23 00:00:00+00', NULL);
INSERT INTO quote_text ("id", "title", "text", "edit") VALUES
  ('cc6871a5-52c2-5678-b4ef-b20a470238b9', 'Our terms', 'Cleaning agents and machines are ours. Bin liners and hand towels are yours. Either side may end the agreement with 30 days’ notice.', '1');
INSERT INTO site_proof ("only_row", "proof", "version") VALUES
  ('true', '{"checks": [{"text": "Everybody who works at a client shows a police check, and a new one when it expires.", "title": "Police checks"}, {"text": "Whoever cleans at schools and child care holds a current check.", "title": "Work with children"}], "prices": [{"per": "a visit", "note": "Up to 150 m², once a week, in the evening.", "dollars": 95, "service": "office-cleaning"}, {"per": "a home", "note": "One bedroom, without carpets.", "dollars": 380, "service": "end-of-lease-cleaning"}, {"per": "a visit", "note": "Shop front, inside and outside.", "dollars": 120, "service": "window-cleaning"}], "ratings": [{"count": 63, "value": 4.8, "source": "Customer survey", "read_on": "2026-11-21", "source_address": ""}], "examples": [{"per": "a month", "title": "An office of 300 m² in the city", "details": "Three evenings a week: desks, floors, kitchen, two bathrooms and bins.", "dollars": 1480, "service": "office-cleaning"}], "come_back": "Something is not right? Tell us within 24 hours and we come back and do it again at no cost.", "promise_days": 2, "testimonials": [{"name": "Marguerite Lindqvist", "text": "The rooms are ready when the first patient comes, every morning for three years. When a tap leaked at night, they rang us before we knew.", "rating": null, "source": "Letter", "said_on": "2026-08-23", "organisation": "Practice manager, Norwood", "source_address": ""}, {"name": "Theo Karagiannis", "text": "Our tenants stopped writing to us about the stairs. The monthly sheet tells the committee what was done, and when.", "rating": 5, "source": "E-mail", "said_on": "2026-10-18", "organisation": "Strata committee, North Adelaide", "source_address": ""}, {"name": "Jess Whitcombe", "text": "They quoted one price, came on the day and the agent found nothing to add to the list.", "rating": 5, "source": "Customer survey", "said_on": "2026-11-09", "organisation": "End of lease, Unley", "source_address": ""}], "served_postcodes": ["5000", "5006", "5007", "5008", "5009", "5010", "5011", "5012", "5013", "5014", "5015", "5016", "5017", "5018", "5019", "5020", "5021", "5022", "5023", "5024", "5025", "5031", "5032", "5033", "5034", "5035", "5037", "5038", "5039", "5040", "5041", "5042", "5043", "5044", "5045", "5046", "5047", "5048", "5049", "5050", "5051", "5052", "5061", "5062", "5063", "5064", "5065", "5066", "5067", "5068", "5069", "5070", "5072", "5073", "5074", "5075", "5076", "5081", "5082", "5083", "5084", "5085", "5086", "5087", "5088", "5089", "5090", "5091", "5092", "5093", "5094", "5095", "5096", "5097", "5098", "5106", "5107", "5108", "5109", "5110", "5111", "5112", "5113", "5114", "5125", "5126", "5127", "5150", "5151", "5152", "5154", "5155", "5156", "5158", "5159", "5160", "5161", "5162", "5163", "5164", "5165", "5166", "5167", "5168", "5169", "5245", "5250", "5251", "5252", "5950"]}', '1');
INSERT INTO site_proof_version ("version", "proof", "saved_by", "saved_at") VALUES
  ('1', '{"checks": [{"text": "Everybody who works at a client shows a police check, and a new one when it expires.", "title": "Police checks"}, {"text": "Whoever cleans at schools and child care holds a current check.", "title": "Work with children"}], "prices": [{"per": "a visit", "note": "Up to 150 m², once a week, in the evening.", "dollars": 95, "service": "office-cleaning"}, {"per": "a home", "note": "One bedroom, without carpets.", "dollars": 380, "service": "end-of-lease-cleaning"}, {"per": "a visit", "note": "Shop front, inside and outside.", "dollars": 120, "service": "window-cleaning"}], "ratings": [{"count": 63, "value": 4.8, "source": "Customer survey", "read_on": "2026-11-21", "source_address": ""}], "examples": [{"per": "a month", "title": "An office of 300 m² in the city", "details": "Three evenings a week: desks, floors, kitchen, two bathrooms and bins.", "dollars": 1480, "service": "office-cleaning"}], "come_back": "Something is not right? Tell us within 24 hours and we come back and do it again at no cost.", "promise_days": 2, "testimonials": [{"name": "Marguerite Lindqvist", "text": "The rooms are ready when the first patient comes, every morning for three years. When a tap leaked at night, they rang us before we knew.", "rating": null, "source": "Letter", "said_on": "2026-08-23", "organisation": "Practice manager, Norwood", "source_address": ""}, {"name": "Theo Karagiannis", "text": "Our tenants stopped writing to us about the stairs. The monthly sheet tells the committee what was done, and when.", "rating": 5, "source": "E-mail", "said_on": "2026-10-18", "organisation": "Strata committee, North Adelaide", "source_address": ""}, {"name": "Jess Whitcombe", "text": "They quoted one price, came on the day and the agent found nothing to add to the list.", "rating": 5, "source": "Customer survey", "said_on": "2026-11-09", "organisation": "End of lease, Unley", "source_address": ""}], "served_postcodes": ["5000", "5006", "5007", "5008", "5009", "5010", "5011", "5012", "5013", "5014", "5015", "5016", "5017", "5018", "5019", "5020", "5021", "5022", "5023", "5024", "5025", "5031", "5032", "5033", "5034", "5035", "5037", "5038", "5039", "5040", "5041", "5042", "5043", "5044", "5045", "5046", "5047", "5048", "5049", "5050", "5051", "5052", "5061", "5062", "5063", "5064", "5065", "5066", "5067", "5068", "5069", "5070", "5072", "5073", "5074", "5075", "5076", "5081", "5082", "5083", "5084", "5085", "5086", "5087", "5088", "5089", "5090", "5091", "5092", "5093", "5094", "5095", "5096", "5097", "5098", "5106", "5107", "5108", "5109", "5110", "5111", "5112", "5113", "5114", "5125", "5126", "5127", "5150", "5151", "5152", "5154", "5155", "5156", "5158", "5159", "5160", "5161", "5162", "5163", "5164", "5165", "5166", "5167", "5168", "5169", "5245", "5250", "5251", "5252", "5950"]}', 'Helen Marsh', '2026-11-28 08:41:14.84+00');
SELECT setval('migration_id_seq', 58);
SELECT setval('quote_number', 3);
ALTER TABLE migration ADD CONSTRAINT "PK_3043fc6b8af7c99b8b98830094f" PRIMARY KEY (id);
ALTER TABLE demo_seed ADD CONSTRAINT "demo_seed_only_row" CHECK (only_row);
ALTER TABLE demo_seed ADD CONSTRAINT "demo_seed_pk" PRIMARY KEY (only_row);
ALTER TABLE known_account ADD CONSTRAINT "known_account_pk" PRIMARY KEY (id);
ALTER TABLE known_job ADD CONSTRAINT "known_job_pk" PRIMARY KEY (id);
ALTER TABLE ledger_entry ADD CONSTRAINT "ledger_entry_pk" PRIMARY KEY (work_record_id);
ALTER TABLE invoice_settings ADD CONSTRAINT "invoice_settings_only_row" CHECK (only_row);
ALTER TABLE invoice_settings ADD CONSTRAINT "invoice_settings_gst_rate" CHECK (((gst_rate >= 0) AND (gst_rate <= 10000)));
ALTER TABLE invoice_settings ADD CONSTRAINT "invoice_settings_pk" PRIMARY KEY (only_row);
ALTER TABLE invoice_counter ADD CONSTRAINT "invoice_counter_only_row" CHECK (only_row);
ALTER TABLE invoice_counter ADD CONSTRAINT "invoice_counter_pk" PRIMARY KEY (only_row);
ALTER TABLE invoice ADD CONSTRAINT "invoice_month" CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text));
ALTER TABLE invoice ADD CONSTRAINT "invoice_pk" PRIMARY KEY (id);
ALTER TABLE invoice ADD CONSTRAINT "invoice_number_unique" UNIQUE (number);
ALTER TABLE invoice ADD CONSTRAINT "invoice_one_a_month" UNIQUE (job_id, month);
ALTER TABLE invoice_version ADD CONSTRAINT "invoice_version_number" CHECK ((version > 0));
ALTER TABLE invoice_version ADD CONSTRAINT "invoice_version_gst" CHECK ((gst_cents >= 0));
ALTER TABLE invoice_version ADD CONSTRAINT "invoice_version_adds_up" CHECK ((total_cents = (sub_total_cents + gst_cents)));
ALTER TABLE invoice_version ADD CONSTRAINT "invoice_version_pk" PRIMARY KEY (invoice_id, version);
ALTER TABLE invoice_settings ADD CONSTRAINT "invoice_settings_version" CHECK ((version > 0));
ALTER TABLE change ADD CONSTRAINT "change_pk" PRIMARY KEY (entity, entity_id);
ALTER TABLE change ADD CONSTRAINT "change_seq_unique" UNIQUE (seq);
ALTER TABLE change_counter ADD CONSTRAINT "change_counter_only_row" CHECK (only_row);
ALTER TABLE change_counter ADD CONSTRAINT "change_counter_pk" PRIMARY KEY (only_row);
ALTER TABLE change_cursor ADD CONSTRAINT "change_cursor_pk" PRIMARY KEY (source);
ALTER TABLE set_aside_change ADD CONSTRAINT "set_aside_change_tries" CHECK ((tries > 0));
ALTER TABLE set_aside_change ADD CONSTRAINT "set_aside_change_pk" PRIMARY KEY (source, entity, entity_id);
ALTER TABLE audit_entry ADD CONSTRAINT "audit_entry_is_object" CHECK ((jsonb_typeof(entry) = 'object'::text));
ALTER TABLE audit_entry ADD CONSTRAINT "audit_entry_pk" PRIMARY KEY (id);
ALTER TABLE token_key_set ADD CONSTRAINT "token_key_set_only_row" CHECK (only_row);
ALTER TABLE token_key_set ADD CONSTRAINT "token_key_set_pk" PRIMARY KEY (only_row);
ALTER TABLE raised_notice ADD CONSTRAINT "raised_notice_is_object" CHECK ((jsonb_typeof(notice) = 'object'::text));
ALTER TABLE raised_notice ADD CONSTRAINT "raised_notice_pk" PRIMARY KEY (id);
ALTER TABLE known_payee ADD CONSTRAINT "known_payee_pk" PRIMARY KEY (person_id);
ALTER TABLE payee ADD CONSTRAINT "payee_version" CHECK ((version > 0));
ALTER TABLE payee ADD CONSTRAINT "payee_hold_is_whole" CHECK ((((hold_reason IS NULL) = (held_by IS NULL)) AND ((held_by IS NULL) = (held_at IS NULL))));
ALTER TABLE payee ADD CONSTRAINT "payee_pk" PRIMARY KEY (person_id);
ALTER TABLE super_decision ADD CONSTRAINT "super_decision_number" CHECK ((number > 0));
ALTER TABLE super_decision ADD CONSTRAINT "super_decision_answer" CHECK ((answer = ANY (ARRAY['yes'::text, 'no'::text])));
ALTER TABLE super_decision ADD CONSTRAINT "super_decision_pk" PRIMARY KEY (person_id, number);
ALTER TABLE pay_settings ADD CONSTRAINT "pay_settings_only_row" CHECK (only_row);
ALTER TABLE pay_settings ADD CONSTRAINT "pay_settings_version" CHECK ((version > 0));
ALTER TABLE pay_settings ADD CONSTRAINT "pay_settings_pk" PRIMARY KEY (only_row);
ALTER TABLE pay_bank_account ADD CONSTRAINT "pay_bank_account_version" CHECK ((version > 0));
ALTER TABLE pay_bank_account ADD CONSTRAINT "pay_bank_account_pk" PRIMARY KEY (id);
ALTER TABLE pay_item ADD CONSTRAINT "pay_item_kind" CHECK ((kind = ANY (ARRAY['work'::text, 'reimbursement'::text, 'bonus'::text, 'deduction'::text, 'settlement'::text])));
ALTER TABLE pay_item ADD CONSTRAINT "pay_item_amount" CHECK (
CASE kind
    WHEN 'work'::text THEN ((0 <= approved_cents) AND (approved_cents <= earned_cents))
    WHEN 'deduction'::text THEN ((earned_cents < 0) AND (approved_cents = earned_cents))
    WHEN 'settlement'::text THEN ((earned_cents < 0) AND (approved_cents = earned_cents))
    ELSE ((earned_cents > 0) AND (approved_cents = earned_cents))
END);
ALTER TABLE pay_item ADD CONSTRAINT "pay_item_pk" PRIMARY KEY (id);
ALTER TABLE pay_run ADD CONSTRAINT "pay_run_state" CHECK ((state = ANY (ARRAY['draft'::text, 'approved'::text, 'paid'::text, 'cancelled'::text])));
ALTER TABLE pay_run ADD CONSTRAINT "pay_run_approved" CHECK (((state = ANY (ARRAY['approved'::text, 'paid'::text])) = (approved_by IS NOT NULL)));
ALTER TABLE pay_run ADD CONSTRAINT "pay_run_paid" CHECK (((state = 'paid'::text) = ((paid_on IS NOT NULL) AND (paid_by IS NOT NULL))));
ALTER TABLE pay_run ADD CONSTRAINT "pay_run_two_approvers" CHECK (((first_approved_by IS DISTINCT FROM approved_by) OR (approved_by IS NULL)));
ALTER TABLE pay_run ADD CONSTRAINT "pay_run_pk" PRIMARY KEY (id);
ALTER TABLE pay_run ADD CONSTRAINT "pay_run_number" UNIQUE (number);
ALTER TABLE pay_row ADD CONSTRAINT "pay_row_state" CHECK ((state = ANY (ARRAY['approved'::text, 'paid'::text, 'returned'::text])));
ALTER TABLE pay_row ADD CONSTRAINT "pay_row_never_negative" CHECK ((sub_total_cents >= 0));
ALTER TABLE pay_row ADD CONSTRAINT "pay_row_withheld" CHECK ((withheld_cents >= 0));
ALTER TABLE pay_row ADD CONSTRAINT "pay_row_pays" CHECK ((paid_cents >= 0));
ALTER TABLE pay_row ADD CONSTRAINT "pay_row_sums" CHECK (((sub_total_cents = ((work_cents + correction_cents) + adjustment_cents)) AND (paid_cents = ((sub_total_cents + gst_cents) - withheld_cents))));
ALTER TABLE pay_row ADD CONSTRAINT "pay_row_returned" CHECK (((state = 'returned'::text) = (returned_on IS NOT NULL)));
ALTER TABLE pay_row ADD CONSTRAINT "pay_row_pk" PRIMARY KEY (run_id, person_id);
ALTER TABLE pay_row ADD CONSTRAINT "pay_row_reference" UNIQUE (reference);
ALTER TABLE pay_bank_file ADD CONSTRAINT "pay_bank_file_pk" PRIMARY KEY (id);
ALTER TABLE pay_line ADD CONSTRAINT "pay_line_state" CHECK ((state = ANY (ARRAY['approved'::text, 'paid'::text, 'returned'::text])));
ALTER TABLE pay_line ADD CONSTRAINT "pay_line_pk" PRIMARY KEY (run_id, item_id);
ALTER TABLE pay_counter ADD CONSTRAINT "pay_counter_pk" PRIMARY KEY (kind);
ALTER TABLE pay_document ADD CONSTRAINT "pay_document_adds_up" CHECK ((total_cents = (sub_total_cents + gst_cents)));
ALTER TABLE pay_document ADD CONSTRAINT "pay_document_note" CHECK (((kind = 'adjustment-note'::text) = (corrects IS NOT NULL)));
ALTER TABLE pay_document ADD CONSTRAINT "pay_document_pk" PRIMARY KEY (number);
ALTER TABLE super_contribution ADD CONSTRAINT "super_contribution_owed" CHECK ((super_cents > 0));
ALTER TABLE super_contribution ADD CONSTRAINT "super_contribution_pk" PRIMARY KEY (run_id, person_id);
ALTER TABLE tax_report ADD CONSTRAINT "tax_report_run_type" CHECK ((run_type = ANY (ARRAY['T'::text, 'P'::text])));
ALTER TABLE tax_report ADD CONSTRAINT "tax_report_lodged" CHECK ((((lodged_on IS NULL) = (lodged_by IS NULL)) AND ((run_type = 'P'::text) OR (lodged_on IS NULL))));
ALTER TABLE tax_report ADD CONSTRAINT "tax_report_pk" PRIMARY KEY (id);
ALTER TABLE tax_report ADD CONSTRAINT "tax_report_number" UNIQUE (financial_year, number);
ALTER TABLE enquiry ADD CONSTRAINT "enquiry_state" CHECK ((state = ANY (ARRAY['new'::text, 'quoted'::text, 'won'::text, 'lost'::text])));
ALTER TABLE enquiry ADD CONSTRAINT "enquiry_can_be_answered" CHECK (((email <> ''::text) OR (telephone <> ''::text)));
ALTER TABLE enquiry ADD CONSTRAINT "enquiry_pk" PRIMARY KEY (id);
ALTER TABLE enquiry ADD CONSTRAINT "enquiry_once" UNIQUE (idempotency_key);
ALTER TABLE enquiry_photo ADD CONSTRAINT "enquiry_photo_pk" PRIMARY KEY (enquiry_id, photo_id);
ALTER TABLE enquiry_photo ADD CONSTRAINT "enquiry_photo_place" UNIQUE (enquiry_id, "position");
ALTER TABLE enquiry_note ADD CONSTRAINT "enquiry_note_kind" CHECK ((kind = ANY (ARRAY['note'::text, 'answer'::text, 'state'::text])));
ALTER TABLE enquiry_note ADD CONSTRAINT "enquiry_note_channel" CHECK ((channel = ANY (ARRAY[''::text, 'mail'::text, 'hand'::text])));
ALTER TABLE enquiry_note ADD CONSTRAINT "enquiry_note_state" CHECK ((state = ANY (ARRAY['new'::text, 'quoted'::text, 'won'::text, 'lost'::text])));
ALTER TABLE enquiry_note ADD CONSTRAINT "enquiry_note_answer" CHECK (((kind = 'answer'::text) = (channel <> ''::text)));
ALTER TABLE enquiry_note ADD CONSTRAINT "enquiry_note_of_state" CHECK (((kind <> 'state'::text) OR (state IS NOT NULL)));
ALTER TABLE enquiry_note ADD CONSTRAINT "enquiry_note_pk" PRIMARY KEY (id);
ALTER TABLE enquiry_note ADD CONSTRAINT "enquiry_note_once" UNIQUE (idempotency_key);
ALTER TABLE enquiry_limit ADD CONSTRAINT "enquiry_limit_pk" PRIMARY KEY (address);
ALTER TABLE pay_item ADD CONSTRAINT "pay_item_file" CHECK (((file_id IS NULL) OR (kind = ANY (ARRAY['reimbursement'::text, 'bonus'::text, 'deduction'::text]))));
ALTER TABLE newest_invoice ADD CONSTRAINT "newest_invoice_pk" PRIMARY KEY (invoice_id);
ALTER TABLE enquiry_digest ADD CONSTRAINT "enquiry_digest_single" CHECK (single);
ALTER TABLE enquiry_digest ADD CONSTRAINT "enquiry_digest_pk" PRIMARY KEY (single);
ALTER TABLE client ADD CONSTRAINT "client_legal_name" CHECK ((legal_name <> ''::text));
ALTER TABLE client ADD CONSTRAINT "client_abn" CHECK ((abn ~ '^([0-9]{11})?$'::text));
ALTER TABLE client ADD CONSTRAINT "client_terms" CHECK (((terms_days >= 0) AND (terms_days <= 120)));
ALTER TABLE client ADD CONSTRAINT "client_version" CHECK ((version > 0));
ALTER TABLE client ADD CONSTRAINT "client_pk" PRIMARY KEY (id);
ALTER TABLE client_contact ADD CONSTRAINT "client_contact_roles" CHECK ((roles <@ ARRAY['invoices'::text, 'door'::text, 'quality'::text]));
ALTER TABLE client_contact ADD CONSTRAINT "client_contact_pk" PRIMARY KEY (client_id, "position");
ALTER TABLE job_client ADD CONSTRAINT "job_client_version" CHECK ((version > 0));
ALTER TABLE job_client ADD CONSTRAINT "job_client_pk" PRIMARY KEY (job_id, valid_from);
ALTER TABLE client_import ADD CONSTRAINT "client_import_clients" CHECK ((clients > 0));
ALTER TABLE client_import ADD CONSTRAINT "client_import_pk" PRIMARY KEY (id);
ALTER TABLE imported_client ADD CONSTRAINT "imported_client_pk" PRIMARY KEY (client_id);
ALTER TABLE labour_supply ADD CONSTRAINT "labour_supply_pk" PRIMARY KEY (job_id);
ALTER TABLE job_price ADD CONSTRAINT "job_price_basis" CHECK ((basis = ANY (ARRAY['hour'::text, 'visit'::text, 'month'::text, 'none'::text])));
ALTER TABLE job_price ADD CONSTRAINT "job_price_above_nothing" CHECK ((cents > 0));
ALTER TABLE job_price ADD CONSTRAINT "job_price_version" CHECK ((version > 0));
ALTER TABLE job_price ADD CONSTRAINT "job_price_amount" CHECK (((basis = ANY (ARRAY['visit'::text, 'month'::text])) = (cents IS NOT NULL)));
ALTER TABLE job_price ADD CONSTRAINT "job_price_pk" PRIMARY KEY (job_id, valid_from);
ALTER TABLE price_settings ADD CONSTRAINT "price_settings_only_row" CHECK (only_row);
ALTER TABLE price_settings ADD CONSTRAINT "price_settings_part_month" CHECK ((part_month = ANY (ARRAY['days'::text, 'whole'::text])));
ALTER TABLE price_settings ADD CONSTRAINT "price_settings_version" CHECK ((version > 0));
ALTER TABLE price_settings ADD CONSTRAINT "price_settings_pk" PRIMARY KEY (only_row);
ALTER TABLE gst_confirmation ADD CONSTRAINT "gst_confirmation_only_row" CHECK (only_row);
ALTER TABLE gst_confirmation ADD CONSTRAINT "gst_confirmation_rate" CHECK (((rate >= 0) AND (rate <= 10000)));
ALTER TABLE gst_confirmation ADD CONSTRAINT "gst_confirmation_pk" PRIMARY KEY (only_row);
ALTER TABLE invoice_extra ADD CONSTRAINT "invoice_extra_above_nothing" CHECK ((cents > 0));
ALTER TABLE invoice_extra ADD CONSTRAINT "invoice_extra_version" CHECK ((version > 0));
ALTER TABLE invoice_extra ADD CONSTRAINT "invoice_extra_for" CHECK (((client_id IS NULL) <> (job_id IS NULL)));
ALTER TABLE invoice_extra ADD CONSTRAINT "invoice_extra_pk" PRIMARY KEY (id);
ALTER TABLE invoice_extra ADD CONSTRAINT "invoice_extra_from_job" UNIQUE (from_job_id);
ALTER TABLE client_invoice ADD CONSTRAINT "client_invoice_month" CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text));
ALTER TABLE client_invoice ADD CONSTRAINT "client_invoice_newest" CHECK ((version > 0));
ALTER TABLE client_invoice ADD CONSTRAINT "client_invoice_pk" PRIMARY KEY (id);
ALTER TABLE client_invoice ADD CONSTRAINT "client_invoice_number_unique" UNIQUE (number);
ALTER TABLE client_invoice ADD CONSTRAINT "client_invoice_one_a_month" UNIQUE (client_id, month);
ALTER TABLE client_invoice_version ADD CONSTRAINT "client_invoice_version_number" CHECK ((version > 0));
ALTER TABLE client_invoice_version ADD CONSTRAINT "client_invoice_version_amount" CHECK (((sub_total_cents > 0) OR ((sub_total_cents = 0) AND (version > 1))));
ALTER TABLE client_invoice_version ADD CONSTRAINT "client_invoice_version_adds_up" CHECK (((gst_cents >= 0) AND (total_cents = (sub_total_cents + gst_cents))));
ALTER TABLE client_invoice_version ADD CONSTRAINT "client_invoice_version_due" CHECK ((due_on >= issued_on));
ALTER TABLE client_invoice_version ADD CONSTRAINT "client_invoice_version_pk" PRIMARY KEY (client_invoice_id, version);
ALTER TABLE client_invoice_line ADD CONSTRAINT "client_invoice_line_basis" CHECK ((basis = ANY (ARRAY['hour'::text, 'visit'::text, 'month'::text, 'extra'::text])));
ALTER TABLE client_invoice_line ADD CONSTRAINT "client_invoice_line_pk" PRIMARY KEY (client_invoice_id, version, "position");
ALTER TABLE invoiced_days ADD CONSTRAINT "invoiced_days_one_invoice" CHECK ((num_nonnulls(invoice_id, client_invoice_id) = 1));
ALTER TABLE invoiced_days ADD CONSTRAINT "invoiced_days_pk" PRIMARY KEY (job_id, from_day);
ALTER TABLE invoiced_days ADD CONSTRAINT "invoiced_days_once" EXCLUDE USING gist (job_id WITH =, daterange(from_day, to_day, '[]'::text) WITH &&);
ALTER TABLE invoiced_work ADD CONSTRAINT "invoiced_work_one_invoice" CHECK ((num_nonnulls(invoice_id, client_invoice_id) = 1));
ALTER TABLE invoiced_work ADD CONSTRAINT "invoiced_work_once" PRIMARY KEY (work_record_id);
ALTER TABLE adjustment_note_counter ADD CONSTRAINT "adjustment_note_counter_only_row" CHECK (only_row);
ALTER TABLE adjustment_note_counter ADD CONSTRAINT "adjustment_note_counter_pk" PRIMARY KEY (only_row);
ALTER TABLE adjustment_note ADD CONSTRAINT "adjustment_note_reason" CHECK ((reason <> ''::text));
ALTER TABLE adjustment_note ADD CONSTRAINT "adjustment_note_amount" CHECK ((sub_total_cents <> 0));
ALTER TABLE adjustment_note ADD CONSTRAINT "adjustment_note_adds_up" CHECK ((total_cents = (sub_total_cents + gst_cents)));
ALTER TABLE adjustment_note ADD CONSTRAINT "adjustment_note_pk" PRIMARY KEY (id);
ALTER TABLE adjustment_note ADD CONSTRAINT "adjustment_note_number_unique" UNIQUE (number);
ALTER TABLE adjustment_note ADD CONSTRAINT "adjustment_note_undone_once" UNIQUE (undoes_id);
ALTER TABLE adjustment_note_line ADD CONSTRAINT "adjustment_note_line_description" CHECK ((description <> ''::text));
ALTER TABLE adjustment_note_line ADD CONSTRAINT "adjustment_note_line_amount" CHECK ((cents <> 0));
ALTER TABLE adjustment_note_line ADD CONSTRAINT "adjustment_note_line_pk" PRIMARY KEY (note_id, "position");
ALTER TABLE open_work ADD CONSTRAINT "open_work_pk" PRIMARY KEY (person_id);
ALTER TABLE enquiry ADD CONSTRAINT "enquiry_kind" CHECK ((kind = ANY (ARRAY['quote'::text, 'feedback'::text])));
ALTER TABLE bank_statement ADD CONSTRAINT "bank_statement_format" CHECK ((format = ANY (ARRAY['ofx'::text, 'csv'::text])));
ALTER TABLE bank_statement ADD CONSTRAINT "bank_statement_pk" PRIMARY KEY (id);
ALTER TABLE bank_line ADD CONSTRAINT "bank_line_came_in" CHECK ((cents > 0));
ALTER TABLE bank_line ADD CONSTRAINT "bank_line_pk" PRIMARY KEY (id);
ALTER TABLE bank_line ADD CONSTRAINT "bank_line_once" UNIQUE (account, line_key);
ALTER TABLE statement_columns ADD CONSTRAINT "statement_columns_pk" PRIMARY KEY (headings);
ALTER TABLE known_payer ADD CONSTRAINT "known_payer_pk" PRIMARY KEY (payer);
ALTER TABLE client_payment ADD CONSTRAINT "client_payment_amount" CHECK ((cents > 0));
ALTER TABLE client_payment ADD CONSTRAINT "client_payment_pk" PRIMARY KEY (id);
ALTER TABLE payment_part ADD CONSTRAINT "payment_part_amount" CHECK ((cents > 0));
ALTER TABLE payment_part ADD CONSTRAINT "payment_part_one_invoice" CHECK ((num_nonnulls(invoice_id, client_invoice_id) = 1));
ALTER TABLE payment_part ADD CONSTRAINT "payment_part_pk" PRIMARY KEY (id);
ALTER TABLE write_off ADD CONSTRAINT "write_off_amount" CHECK ((cents > 0));
ALTER TABLE write_off ADD CONSTRAINT "write_off_reason" CHECK ((reason <> ''::text));
ALTER TABLE write_off ADD CONSTRAINT "write_off_one_invoice" CHECK ((num_nonnulls(invoice_id, client_invoice_id) = 1));
ALTER TABLE write_off ADD CONSTRAINT "write_off_pk" PRIMARY KEY (id);
ALTER TABLE planned_visit ADD CONSTRAINT "planned_visit_pk" PRIMARY KEY (job_id, day);
ALTER TABLE planned_visits_until ADD CONSTRAINT "planned_visits_until_pk" PRIMARY KEY (job_id);
ALTER TABLE price_settings ADD CONSTRAINT "price_settings_missed_of_visits" CHECK ((missed_of_visits = ANY (ARRAY['credit'::text, 'show'::text])));
ALTER TABLE price_settings ADD CONSTRAINT "price_settings_missed_of_month" CHECK ((missed_of_month = ANY (ARRAY['credit'::text, 'show'::text])));
ALTER TABLE quote ADD CONSTRAINT "quote_version" CHECK ((version > 0));
ALTER TABLE quote ADD CONSTRAINT "quote_state" CHECK ((state = ANY (ARRAY['draft'::text, 'sent'::text, 'accepted'::text, 'declined'::text, 'replaced'::text])));
ALTER TABLE quote ADD CONSTRAINT "quote_edit" CHECK ((edit > 0));
ALTER TABLE quote ADD CONSTRAINT "quote_monthly" CHECK ((monthly_cents >= 0));
ALTER TABLE quote ADD CONSTRAINT "quote_sent" CHECK (((state = 'draft'::text) = (sent_at IS NULL)));
ALTER TABLE quote ADD CONSTRAINT "quote_as_sent" CHECK (((state = 'draft'::text) OR ((supplier IS NOT NULL) AND (gst_rate IS NOT NULL))));
ALTER TABLE quote ADD CONSTRAINT "quote_made" CHECK (((made_at IS NULL) OR (state = 'accepted'::text)));
ALTER TABLE quote ADD CONSTRAINT "quote_pk" PRIMARY KEY (id);
ALTER TABLE quote ADD CONSTRAINT "quote_versions" UNIQUE (root_id, version);
ALTER TABLE quote_pdf ADD CONSTRAINT "quote_pdf_sha256" CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE quote_pdf ADD CONSTRAINT "quote_pdf_pk" PRIMARY KEY (quote_id);
ALTER TABLE quote_link ADD CONSTRAINT "quote_link_pk" PRIMARY KEY (id);
ALTER TABLE quote_link ADD CONSTRAINT "quote_link_token" UNIQUE (token_hash);
ALTER TABLE quote_mail ADD CONSTRAINT "quote_mail_kind" CHECK ((kind = ANY (ARRAY['sent'::text, 'accepted'::text])));
ALTER TABLE quote_mail ADD CONSTRAINT "quote_mail_pk" PRIMARY KEY (id);
ALTER TABLE quote_acceptance ADD CONSTRAINT "quote_acceptance_name" CHECK ((name <> ''::text));
ALTER TABLE quote_acceptance ADD CONSTRAINT "quote_acceptance_sha256" CHECK ((pdf_sha256 ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE quote_acceptance ADD CONSTRAINT "quote_acceptance_pk" PRIMARY KEY (quote_id);
ALTER TABLE quote_follow_up ADD CONSTRAINT "quote_follow_up_pk" PRIMARY KEY (quote_id, days);
ALTER TABLE quote_job ADD CONSTRAINT "quote_job_pk" PRIMARY KEY (job_id);
ALTER TABLE quote_job ADD CONSTRAINT "quote_job_once" UNIQUE (quote_id, "position");
ALTER TABLE quote_text ADD CONSTRAINT "quote_text_title" CHECK ((title <> ''::text));
ALTER TABLE quote_text ADD CONSTRAINT "quote_text_edit" CHECK ((edit > 0));
ALTER TABLE quote_text ADD CONSTRAINT "quote_text_pk" PRIMARY KEY (id);
ALTER TABLE quote_limit ADD CONSTRAINT "quote_limit_pk" PRIMARY KEY (address);
ALTER TABLE document_mail ADD CONSTRAINT "document_mail_address" CHECK ((to_address <> ''::text));
ALTER TABLE document_mail ADD CONSTRAINT "document_mail_state" CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'refused'::text, 'given-up'::text, 'unsure'::text])));
ALTER TABLE document_mail ADD CONSTRAINT "document_mail_finished" CHECK (((state = 'waiting'::text) = (finished_at IS NULL)));
ALTER TABLE document_mail ADD CONSTRAINT "document_mail_pk" PRIMARY KEY (id);
ALTER TABLE job_import ADD CONSTRAINT "job_import_jobs" CHECK ((jobs > 0));
ALTER TABLE job_import ADD CONSTRAINT "job_import_pk" PRIMARY KEY (id);
ALTER TABLE imported_job ADD CONSTRAINT "imported_job_pk" PRIMARY KEY (job_id);
ALTER TABLE known_account ADD CONSTRAINT "known_account_role" CHECK ((role = ANY (ARRAY['admin'::text, 'user'::text, 'supervisor'::text])));
ALTER TABLE known_account ADD CONSTRAINT "known_account_places" CHECK (((role = 'supervisor'::text) OR (places IS NULL)));
ALTER TABLE accounting_settings ADD CONSTRAINT "accounting_settings_one_row" CHECK (only_row);
ALTER TABLE accounting_settings ADD CONSTRAINT "accounting_settings_basis" CHECK ((gst_basis = ANY (ARRAY['accrual'::text, 'cash'::text])));
ALTER TABLE accounting_settings ADD CONSTRAINT "accounting_settings_pk" PRIMARY KEY (only_row);
ALTER TABLE client_code ADD CONSTRAINT "client_code_tries" CHECK (((tries >= 0) AND (tries <= 5)));
ALTER TABLE client_code ADD CONSTRAINT "client_code_pk" PRIMARY KEY (email);
ALTER TABLE client_code ADD CONSTRAINT "client_code_id" UNIQUE (id);
ALTER TABLE client_session ADD CONSTRAINT "client_session_pk" PRIMARY KEY (id);
ALTER TABLE client_session ADD CONSTRAINT "client_session_token" UNIQUE (token_hash);
ALTER TABLE client_page_limit ADD CONSTRAINT "client_page_limit_pk" PRIMARY KEY (address);
ALTER TABLE adjustment_note ADD CONSTRAINT "adjustment_note_one_invoice" CHECK ((num_nonnulls(invoice_id, client_invoice_id) = 1));
ALTER TABLE company_facts ADD CONSTRAINT "company_facts_once" CHECK (only_row);
ALTER TABLE company_facts ADD CONSTRAINT "company_facts_pk" PRIMARY KEY (only_row);
ALTER TABLE company_version ADD CONSTRAINT "company_version_pk" PRIMARY KEY (version);
ALTER TABLE reminder_settings ADD CONSTRAINT "reminder_settings_only_row" CHECK (only_row);
ALTER TABLE reminder_settings ADD CONSTRAINT "reminder_settings_pk" PRIMARY KEY (only_row);
ALTER TABLE reminder ADD CONSTRAINT "reminder_step" CHECK (((step >= 1) AND (step <= 3)));
ALTER TABLE reminder ADD CONSTRAINT "reminder_state" CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'refused'::text, 'given-up'::text, 'unsure'::text, 'withdrawn'::text])));
ALTER TABLE reminder ADD CONSTRAINT "reminder_pk" PRIMARY KEY (id);
ALTER TABLE reminder_invoice ADD CONSTRAINT "reminder_invoice_step" CHECK (((step >= 0) AND (step <= 3)));
ALTER TABLE reminder_invoice ADD CONSTRAINT "reminder_invoice_of_one" CHECK ((num_nonnulls(invoice_id, client_invoice_id) = 1));
ALTER TABLE reminder_invoice ADD CONSTRAINT "reminder_invoice_pk" PRIMARY KEY (reminder_id, "position");
ALTER TABLE reminder_hold ADD CONSTRAINT "reminder_hold_kind" CHECK ((kind = ANY (ARRAY['pause'::text, 'dispute'::text, 'promise'::text])));
ALTER TABLE reminder_hold ADD CONSTRAINT "reminder_hold_reason" CHECK ((reason <> ''::text));
ALTER TABLE reminder_hold ADD CONSTRAINT "reminder_hold_one_invoice" CHECK ((num_nonnulls(invoice_id, client_invoice_id) <= 1));
ALTER TABLE reminder_hold ADD CONSTRAINT "reminder_hold_of_invoice" CHECK (((kind <> 'dispute'::text) OR (num_nonnulls(invoice_id, client_invoice_id) = 1)));
ALTER TABLE reminder_hold ADD CONSTRAINT "reminder_hold_until" CHECK (((kind <> 'promise'::text) OR (until IS NOT NULL)));
ALTER TABLE reminder_hold ADD CONSTRAINT "reminder_hold_pk" PRIMARY KEY (id);
ALTER TABLE reminder_problem ADD CONSTRAINT "reminder_problem_pk" PRIMARY KEY (client_id, problem, address);
ALTER TABLE document_mail ADD CONSTRAINT "document_mail_of_one" CHECK ((num_nonnulls(invoice_id, client_invoice_id, note_id, reminder_id) = 1));
ALTER TABLE bank_details_change ADD CONSTRAINT "bank_details_change_state" CHECK ((state = ANY (ARRAY['proposed'::text, 'in-force'::text, 'rejected'::text, 'withdrawn'::text, 'replaced'::text])));
ALTER TABLE bank_details_change ADD CONSTRAINT "bank_details_change_way" CHECK ((way = ANY (ARRAY['factor'::text, 'second-admin'::text])));
ALTER TABLE bank_details_change ADD CONSTRAINT "bank_details_change_decided" CHECK (((state = 'proposed'::text) = (decided_at IS NULL)));
ALTER TABLE bank_details_change ADD CONSTRAINT "bank_details_change_two_admins" CHECK (((way <> 'second-admin'::text) OR (state <> 'in-force'::text) OR (decided_by <> asked_by)));
ALTER TABLE bank_details_change ADD CONSTRAINT "bank_details_change_pk" PRIMARY KEY (id);
ALTER TABLE document_link ADD CONSTRAINT "document_link_kind" CHECK ((kind = ANY (ARRAY['job-invoice'::text, 'client-invoice'::text, 'adjustment-note'::text])));
ALTER TABLE document_link ADD CONSTRAINT "document_link_pk" PRIMARY KEY (id);
ALTER TABLE document_link ADD CONSTRAINT "document_link_token" UNIQUE (token_hash);
ALTER TABLE site_proof ADD CONSTRAINT "site_proof_only_row_check" CHECK (only_row);
ALTER TABLE site_proof ADD CONSTRAINT "site_proof_pkey" PRIMARY KEY (only_row);
ALTER TABLE reminder ADD CONSTRAINT "reminder_credit" CHECK ((credit_cents >= 0));
ALTER TABLE site_proof_version ADD CONSTRAINT "site_proof_version_pk" PRIMARY KEY (version);
ALTER TABLE adjustment_note ADD CONSTRAINT "adjustment_note_once" UNIQUE (idempotency_key);
ALTER TABLE company_logo ADD CONSTRAINT "company_logo_pk" PRIMARY KEY (sha256);
ALTER TABLE invoice_version ADD CONSTRAINT "invoice_version_sub_total" CHECK (((sub_total_cents > 0) OR ((sub_total_cents = 0) AND (version > 1))));
ALTER TABLE invoice_version ADD CONSTRAINT "invoice_version_invoice" FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE pay_row ADD CONSTRAINT "pay_row_run" FOREIGN KEY (run_id) REFERENCES pay_run(id);
ALTER TABLE pay_bank_file ADD CONSTRAINT "pay_bank_file_run" FOREIGN KEY (run_id) REFERENCES pay_run(id);
ALTER TABLE pay_line ADD CONSTRAINT "pay_line_item" FOREIGN KEY (item_id) REFERENCES pay_item(id);
ALTER TABLE pay_line ADD CONSTRAINT "pay_line_row" FOREIGN KEY (run_id, person_id) REFERENCES pay_row(run_id, person_id);
ALTER TABLE pay_document ADD CONSTRAINT "pay_document_kind" FOREIGN KEY (kind) REFERENCES pay_counter(kind);
ALTER TABLE pay_document ADD CONSTRAINT "pay_document_corrects" FOREIGN KEY (corrects) REFERENCES pay_document(number);
ALTER TABLE pay_document ADD CONSTRAINT "pay_document_row" FOREIGN KEY (run_id, person_id) REFERENCES pay_row(run_id, person_id);
ALTER TABLE super_contribution ADD CONSTRAINT "super_contribution_row" FOREIGN KEY (run_id, person_id) REFERENCES pay_row(run_id, person_id);
ALTER TABLE enquiry_photo ADD CONSTRAINT "enquiry_photo_enquiry" FOREIGN KEY (enquiry_id) REFERENCES enquiry(id) ON DELETE CASCADE;
ALTER TABLE enquiry_note ADD CONSTRAINT "enquiry_note_enquiry" FOREIGN KEY (enquiry_id) REFERENCES enquiry(id) ON DELETE CASCADE;
ALTER TABLE newest_invoice ADD CONSTRAINT "newest_invoice_invoice" FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE client_contact ADD CONSTRAINT "client_contact_client" FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE;
ALTER TABLE job_client ADD CONSTRAINT "job_client_client" FOREIGN KEY (client_id) REFERENCES client(id);
ALTER TABLE imported_client ADD CONSTRAINT "imported_client_client" FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE;
ALTER TABLE imported_client ADD CONSTRAINT "imported_client_import" FOREIGN KEY (import_id) REFERENCES client_import(id);
ALTER TABLE invoice_extra ADD CONSTRAINT "invoice_extra_client" FOREIGN KEY (client_id) REFERENCES client(id);
ALTER TABLE client_invoice ADD CONSTRAINT "client_invoice_client" FOREIGN KEY (client_id) REFERENCES client(id);
ALTER TABLE client_invoice_version ADD CONSTRAINT "client_invoice_version_of" FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE client_invoice_line ADD CONSTRAINT "client_invoice_line_version" FOREIGN KEY (client_invoice_id, version) REFERENCES client_invoice_version(client_invoice_id, version);
ALTER TABLE invoiced_days ADD CONSTRAINT "invoiced_days_invoice" FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE invoiced_days ADD CONSTRAINT "invoiced_days_client_invoice" FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE invoiced_work ADD CONSTRAINT "invoiced_work_invoice" FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE invoiced_work ADD CONSTRAINT "invoiced_work_client_invoice" FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE adjustment_note ADD CONSTRAINT "adjustment_note_client_invoice" FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE adjustment_note ADD CONSTRAINT "adjustment_note_undoes" FOREIGN KEY (undoes_id) REFERENCES adjustment_note(id);
ALTER TABLE adjustment_note_line ADD CONSTRAINT "adjustment_note_line_note" FOREIGN KEY (note_id) REFERENCES adjustment_note(id);
ALTER TABLE bank_line ADD CONSTRAINT "bank_line_statement" FOREIGN KEY (statement_id) REFERENCES bank_statement(id);
ALTER TABLE known_payer ADD CONSTRAINT "known_payer_client" FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE;
ALTER TABLE client_payment ADD CONSTRAINT "client_payment_client" FOREIGN KEY (client_id) REFERENCES client(id);
ALTER TABLE client_payment ADD CONSTRAINT "client_payment_line" FOREIGN KEY (bank_line_id) REFERENCES bank_line(id);
ALTER TABLE payment_part ADD CONSTRAINT "payment_part_payment" FOREIGN KEY (payment_id) REFERENCES client_payment(id);
ALTER TABLE payment_part ADD CONSTRAINT "payment_part_invoice" FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE payment_part ADD CONSTRAINT "payment_part_client_invoice" FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE write_off ADD CONSTRAINT "write_off_invoice" FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE write_off ADD CONSTRAINT "write_off_client_invoice" FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE quote ADD CONSTRAINT "quote_root" FOREIGN KEY (root_id) REFERENCES quote(id);
ALTER TABLE quote ADD CONSTRAINT "quote_enquiry" FOREIGN KEY (enquiry_id) REFERENCES enquiry(id) ON DELETE SET NULL;
ALTER TABLE quote ADD CONSTRAINT "quote_client" FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE SET NULL;
ALTER TABLE quote_pdf ADD CONSTRAINT "quote_pdf_quote" FOREIGN KEY (quote_id) REFERENCES quote(id) ON DELETE CASCADE;
ALTER TABLE quote_link ADD CONSTRAINT "quote_link_quote" FOREIGN KEY (quote_id) REFERENCES quote(id) ON DELETE CASCADE;
ALTER TABLE quote_mail ADD CONSTRAINT "quote_mail_quote" FOREIGN KEY (quote_id) REFERENCES quote(id) ON DELETE CASCADE;
ALTER TABLE quote_mail ADD CONSTRAINT "quote_mail_link" FOREIGN KEY (link_id) REFERENCES quote_link(id) ON DELETE CASCADE;
ALTER TABLE quote_acceptance ADD CONSTRAINT "quote_acceptance_quote" FOREIGN KEY (quote_id) REFERENCES quote(id);
ALTER TABLE quote_follow_up ADD CONSTRAINT "quote_follow_up_quote" FOREIGN KEY (quote_id) REFERENCES quote(id) ON DELETE CASCADE;
ALTER TABLE quote_job ADD CONSTRAINT "quote_job_quote" FOREIGN KEY (quote_id) REFERENCES quote(id);
ALTER TABLE quote_job ADD CONSTRAINT "quote_job_client" FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE SET NULL;
ALTER TABLE document_mail ADD CONSTRAINT "document_mail_invoice" FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE document_mail ADD CONSTRAINT "document_mail_client_invoice" FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE document_mail ADD CONSTRAINT "document_mail_note" FOREIGN KEY (note_id) REFERENCES adjustment_note(id);
ALTER TABLE imported_job ADD CONSTRAINT "imported_job_import" FOREIGN KEY (import_id) REFERENCES job_import(id);
ALTER TABLE client_session ADD CONSTRAINT "client_session_client" FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE;
ALTER TABLE adjustment_note ADD CONSTRAINT "adjustment_note_job_invoice" FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE reminder ADD CONSTRAINT "reminder_client" FOREIGN KEY (client_id) REFERENCES client(id);
ALTER TABLE reminder_invoice ADD CONSTRAINT "reminder_invoice_reminder" FOREIGN KEY (reminder_id) REFERENCES reminder(id);
ALTER TABLE reminder_invoice ADD CONSTRAINT "reminder_invoice_invoice" FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE reminder_invoice ADD CONSTRAINT "reminder_invoice_client_invoice" FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE reminder_hold ADD CONSTRAINT "reminder_hold_client" FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE;
ALTER TABLE reminder_hold ADD CONSTRAINT "reminder_hold_invoice" FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE reminder_hold ADD CONSTRAINT "reminder_hold_client_invoice" FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE reminder_hold ADD CONSTRAINT "reminder_hold_named_in" FOREIGN KEY (named_in) REFERENCES reminder(id);
ALTER TABLE reminder_problem ADD CONSTRAINT "reminder_problem_client" FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE;
ALTER TABLE document_mail ADD CONSTRAINT "document_mail_reminder" FOREIGN KEY (reminder_id) REFERENCES reminder(id);
ALTER TABLE document_link ADD CONSTRAINT "document_link_client" FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE SET NULL;
ALTER TABLE document_mail ADD CONSTRAINT "document_mail_link" FOREIGN KEY (link_id) REFERENCES document_link(id);
CREATE INDEX change_unnumbered ON change USING btree (entity, entity_id) WHERE (seq IS NULL);
CREATE INDEX set_aside_change_due ON set_aside_change USING btree (source, next_try_at);
CREATE INDEX ledger_entry_held ON ledger_entry USING btree (job_id, business_date) WHERE held;
CREATE INDEX raised_notice_over ON raised_notice USING btree (raised_at);
CREATE INDEX payee_on_hold ON payee USING btree (person_id) WHERE (hold_reason IS NOT NULL);
CREATE INDEX pay_item_due ON pay_item USING btree (person_id, day) WHERE ((approved_cents <> (in_run_cents + paid_cents)) OR (approved_cents <> documented_cents));
CREATE INDEX pay_item_of_person ON pay_item USING btree (person_id, day);
CREATE INDEX pay_item_by_day ON pay_item USING btree (day) WHERE (kind = 'work'::text);
CREATE INDEX pay_item_adjustments ON pay_item USING btree (added_at) WHERE (kind = ANY (ARRAY['reimbursement'::text, 'bonus'::text, 'deduction'::text]));
CREATE UNIQUE INDEX pay_run_one_open ON pay_run USING btree ((true)) WHERE (state = ANY (ARRAY['draft'::text, 'approved'::text]));
CREATE INDEX pay_row_of_person ON pay_row USING btree (person_id, run_id);
CREATE UNIQUE INDEX pay_line_one_open ON pay_line USING btree (item_id) WHERE (state = 'approved'::text);
CREATE INDEX pay_line_of_item ON pay_line USING btree (item_id);
CREATE INDEX pay_line_of_row ON pay_line USING btree (run_id, person_id);
CREATE INDEX pay_document_of_row ON pay_document USING btree (run_id, person_id);
CREATE INDEX super_contribution_of_person ON super_contribution USING btree (person_id);
CREATE INDEX enquiry_sent ON enquiry USING btree (sent_at);
CREATE INDEX enquiry_new ON enquiry USING btree (id) WHERE (state = 'new'::text);
CREATE INDEX enquiry_due ON enquiry USING btree (changed_at) WHERE (state <> 'won'::text);
CREATE INDEX enquiry_note_history ON enquiry_note USING btree (enquiry_id, at, id);
CREATE INDEX enquiry_limit_over ON enquiry_limit USING btree (booked_until);
CREATE UNIQUE INDEX pay_item_file_unique ON pay_item USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX newest_invoice_number ON newest_invoice USING btree (number, invoice_id);
CREATE INDEX newest_invoice_month ON newest_invoice USING btree (month, invoice_id);
CREATE INDEX newest_invoice_addressee ON newest_invoice USING btree (lower(to_name), invoice_id);
CREATE INDEX newest_invoice_total ON newest_invoice USING btree (total_cents, invoice_id);
CREATE INDEX newest_invoice_text ON newest_invoice USING gin (number gin_trgm_ops, to_name gin_trgm_ops, to_address gin_trgm_ops, month gin_trgm_ops);
CREATE INDEX pay_item_to_come ON pay_item USING btree (person_id, day) WHERE ((in_run_cents <> 0) OR (earned_cents <> paid_cents));
CREATE INDEX enquiry_flood ON enquiry USING btree (sent_at) WHERE flood;
CREATE INDEX enquiry_untold ON enquiry USING btree (sent_at) WHERE (told_at IS NULL);
CREATE INDEX job_client_of_client ON job_client USING btree (client_id, job_id);
CREATE INDEX client_import_newest ON client_import USING btree (imported_at);
CREATE INDEX imported_client_of_import ON imported_client USING btree (import_id);
CREATE INDEX invoice_extra_of_client ON invoice_extra USING btree (client_id);
CREATE INDEX invoice_extra_of_job ON invoice_extra USING btree (job_id);
CREATE INDEX invoice_extra_on_invoice ON invoice_extra USING btree (invoice_id);
CREATE INDEX client_invoice_of_month ON client_invoice USING btree (month);
CREATE INDEX client_invoice_to_send ON client_invoice USING btree (send_wanted_at) WHERE ((send_wanted_at IS NOT NULL) AND (sent_at IS NULL));
CREATE INDEX invoiced_days_of_invoice ON invoiced_days USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX invoiced_days_of_client_invoice ON invoiced_days USING btree (client_invoice_id) WHERE (client_invoice_id IS NOT NULL);
CREATE INDEX invoiced_work_of_invoice ON invoiced_work USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX invoiced_work_of_client_invoice ON invoiced_work USING btree (client_invoice_id) WHERE (client_invoice_id IS NOT NULL);
CREATE INDEX adjustment_note_of_invoice ON adjustment_note USING btree (client_invoice_id);
CREATE INDEX adjustment_note_to_send ON adjustment_note USING btree (send_wanted_at) WHERE ((send_wanted_at IS NOT NULL) AND (sent_at IS NULL));
CREATE INDEX bank_line_of_statement ON bank_line USING btree (statement_id);
CREATE INDEX bank_line_by_day ON bank_line USING btree (day, id);
CREATE INDEX known_payer_of_client ON known_payer USING btree (client_id);
CREATE UNIQUE INDEX bank_line_booked_once ON client_payment USING btree (bank_line_id) WHERE (undone_at IS NULL);
CREATE INDEX client_payment_of_client ON client_payment USING btree (client_id, day);
CREATE INDEX payment_part_of_payment ON payment_part USING btree (payment_id);
CREATE INDEX payment_part_of_invoice ON payment_part USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX payment_part_of_client_invoice ON payment_part USING btree (client_invoice_id) WHERE (client_invoice_id IS NOT NULL);
CREATE INDEX write_off_of_invoice ON write_off USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX write_off_of_client_invoice ON write_off USING btree (client_invoice_id) WHERE (client_invoice_id IS NOT NULL);
CREATE UNIQUE INDEX quote_one_accepted ON quote USING btree (root_id) WHERE (state = 'accepted'::text);
CREATE UNIQUE INDEX quote_one_draft ON quote USING btree (root_id) WHERE (state = 'draft'::text);
CREATE UNIQUE INDEX quote_one_sent ON quote USING btree (root_id) WHERE (state = 'sent'::text);
CREATE INDEX quote_changed ON quote USING btree (changed_at);
CREATE INDEX quote_of_enquiry ON quote USING btree (enquiry_id);
CREATE INDEX quote_of_client ON quote USING btree (client_id);
CREATE INDEX quote_link_of_quote ON quote_link USING btree (quote_id);
CREATE INDEX quote_mail_of_quote ON quote_mail USING btree (quote_id);
CREATE INDEX quote_job_of_client ON quote_job USING btree (client_id);
CREATE INDEX quote_limit_over ON quote_limit USING btree (booked_until);
CREATE INDEX document_mail_of_invoice ON document_mail USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX document_mail_of_client_invoice ON document_mail USING btree (client_invoice_id) WHERE (client_invoice_id IS NOT NULL);
CREATE INDEX document_mail_of_note ON document_mail USING btree (note_id) WHERE (note_id IS NOT NULL);
CREATE UNIQUE INDEX document_mail_waiting ON document_mail USING btree (COALESCE(invoice_id, client_invoice_id, note_id)) WHERE (state = 'waiting'::text);
CREATE INDEX job_import_newest ON job_import USING btree (imported_at);
CREATE INDEX imported_job_of_import ON imported_job USING btree (import_id);
CREATE INDEX client_contact_by_email ON client_contact USING btree (lower(email)) WHERE (email <> ''::text);
CREATE INDEX client_code_asked ON client_code USING btree (expires_at) WHERE (looked_at IS NULL);
CREATE INDEX client_session_of_client ON client_session USING btree (client_id, created_at);
CREATE INDEX client_page_limit_over ON client_page_limit USING btree (booked_until);
CREATE INDEX adjustment_note_of_job_invoice ON adjustment_note USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE UNIQUE INDEX reminder_once_a_day ON reminder USING btree (client_id, day) WHERE (state = ANY (ARRAY['waiting'::text, 'sent'::text, 'unsure'::text]));
CREATE INDEX reminder_by_time ON reminder USING btree (created_at);
CREATE UNIQUE INDEX reminder_claimed_once ON reminder_invoice USING btree (COALESCE(invoice_id, client_invoice_id), step) WHERE ((step > 0) AND (NOT released));
CREATE UNIQUE INDEX reminder_hold_in_force ON reminder_hold USING btree (client_id, kind, COALESCE(invoice_id, client_invoice_id, client_id)) WHERE (ended_at IS NULL);
CREATE INDEX reminder_hold_named ON reminder_hold USING btree (named_in) WHERE (named_in IS NOT NULL);
CREATE UNIQUE INDEX document_mail_of_reminder ON document_mail USING btree (reminder_id) WHERE (reminder_id IS NOT NULL);
CREATE UNIQUE INDEX bank_details_proposed_once ON bank_details_change USING btree (state) WHERE (state = 'proposed'::text);
CREATE INDEX bank_details_change_by_time ON bank_details_change USING btree (asked_at);
CREATE INDEX document_link_of_client ON document_link USING btree (client_id, created_at);
CREATE UNIQUE INDEX company_logo_current ON company_logo USING btree (is_current) WHERE is_current;
CREATE INDEX ledger_entry_month ON ledger_entry USING btree (job_id, business_date) INCLUDE (company_cents, changed_at);
CREATE INDEX known_payee_erased ON known_payee USING btree (person_id) WHERE erased;
CREATE INDEX invoiced_work_moved ON invoiced_work USING btree (client_invoice_id, invoice_id, moved_at) WHERE (moved_at IS NOT NULL);
CREATE TRIGGER invoice_version_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON invoice_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER super_decision_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON super_decision FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER pay_run_ended BEFORE DELETE OR UPDATE ON pay_run FOR EACH ROW EXECUTE FUNCTION keep_ended_runs();
CREATE TRIGGER pay_row_paid BEFORE DELETE OR UPDATE ON pay_row FOR EACH ROW EXECUTE FUNCTION keep_paid_rows();
CREATE TRIGGER pay_bank_file_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON pay_bank_file FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER pay_line_added AFTER INSERT ON pay_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION pay_line_added();
CREATE TRIGGER pay_line_deleted AFTER DELETE ON pay_line REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION pay_line_deleted();
CREATE TRIGGER pay_line_moved AFTER UPDATE ON pay_line REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION pay_line_moved();
CREATE TRIGGER pay_line_kept BEFORE TRUNCATE ON pay_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER pay_row_kept BEFORE TRUNCATE ON pay_row FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER invoice_version_newest AFTER INSERT ON invoice_version FOR EACH ROW EXECUTE FUNCTION keep_newest_invoice();
CREATE TRIGGER client_invoice_version_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON client_invoice_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER client_invoice_line_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON client_invoice_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER invoice_version_of_sent BEFORE INSERT ON invoice_version FOR EACH ROW EXECUTE FUNCTION refuse_version_of_sent();
CREATE TRIGGER client_invoice_version_of_sent BEFORE INSERT ON client_invoice_version FOR EACH ROW EXECUTE FUNCTION refuse_version_of_sent_client_invoice();
CREATE TRIGGER invoice_version_claim AFTER INSERT ON invoice_version FOR EACH ROW EXECUTE FUNCTION claim_job_month();
CREATE TRIGGER adjustment_note_append_only BEFORE DELETE OR UPDATE OF id, number, client_invoice_id, undoes_id, issued_at, issued_on, issued_by, reason, known_on, to_name, to_trading_name, to_abn, to_address, sub_total_cents, gst_cents, total_cents, gst_rate, supplier OR TRUNCATE ON adjustment_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER adjustment_note_line_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON adjustment_note_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entry_changed BEFORE UPDATE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION keep_ledger_change();
CREATE TRIGGER payment_part_within_payment AFTER INSERT ON payment_part FOR EACH ROW EXECUTE FUNCTION refuse_parts_above_payment();
CREATE TRIGGER payment_part_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON payment_part FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER client_payment_append_only BEFORE DELETE OR UPDATE OF id, client_id, day, cents, payer, reference, bank_line_id, booked_by, booked_at OR TRUNCATE ON client_payment FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER write_off_append_only BEFORE DELETE OR UPDATE OF id, invoice_id, client_invoice_id, cents, reason, written_by, written_at OR TRUNCATE ON write_off FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER adjustment_note_keeps_job_invoice BEFORE UPDATE OF invoice_id ON adjustment_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER quote_kept_as_sent BEFORE UPDATE ON quote FOR EACH ROW WHEN (((old.state <> 'draft'::text) AND ((new.state = 'draft'::text) OR ((old.state = 'accepted'::text) AND (new.state <> 'accepted'::text)) OR ((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.root_id IS DISTINCT FROM new.root_id)) OR (old.number IS DISTINCT FROM new.number)) OR (old.version IS DISTINCT FROM new.version)) OR (old.edit IS DISTINCT FROM new.edit)) OR (old.company IS DISTINCT FROM new.company)) OR (old.name IS DISTINCT FROM new.name)) OR (old.email IS DISTINCT FROM new.email)) OR (old.telephone IS DISTINCT FROM new.telephone)) OR (old.address IS DISTINCT FROM new.address)) OR (old.valid_until IS DISTINCT FROM new.valid_until)) OR (old.lines IS DISTINCT FROM new.lines)) OR (old.texts IS DISTINCT FROM new.texts)) OR (old.monthly_cents IS DISTINCT FROM new.monthly_cents)) OR (old.supplier IS DISTINCT FROM new.supplier)) OR (old.gst_rate IS DISTINCT FROM new.gst_rate)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.created_at IS DISTINCT FROM new.created_at))))) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER quote_acceptance_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON quote_acceptance FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER quote_pdf_append_only BEFORE UPDATE OR TRUNCATE ON quote_pdf FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER quote_pdf_kept BEFORE DELETE ON quote_pdf FOR EACH ROW EXECUTE FUNCTION refuse_removal_from_quote();
CREATE TRIGGER adjustment_note_keeps_claims BEFORE UPDATE OF idempotency_key, claims ON adjustment_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER pay_document_append_only BEFORE DELETE OR TRUNCATE ON pay_document FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER pay_document_kept BEFORE UPDATE ON pay_document FOR EACH ROW EXECUTE FUNCTION keep_pay_documents();
CREATE TRIGGER ledger_entry_moved AFTER UPDATE ON ledger_entry FOR EACH ROW WHEN (((old.job_id IS DISTINCT FROM new.job_id) OR (old.business_date IS DISTINCT FROM new.business_date))) EXECUTE FUNCTION keep_moved_work();
