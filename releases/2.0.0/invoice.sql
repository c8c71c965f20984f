-- The database of svc-invoice as release 2.0.0 made and filled it, with its demo company.

SET check_function_bodies = off;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE SEQUENCE migration_id_seq;
CREATE SEQUENCE quote_number;
CREATE OR REPLACE FUNCTION public.number_changes(most integer, OUT newest bigint, OUT is_full boolean)
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
      END $function$
;
CREATE OR REPLACE FUNCTION public.keep_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        NEW.changed_at := CASE WHEN (NEW.job_id, NEW.business_date, NEW.minutes, NEW.company_cents)
          IS DISTINCT FROM (OLD.job_id, OLD.business_date, OLD.minutes, OLD.company_cents) THEN now() ELSE OLD.changed_at END;
        RETURN NEW;
      END $function$
;
CREATE OR REPLACE FUNCTION public.keep_moved_work()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        UPDATE invoiced_work SET moved_at = now() WHERE work_record_id = NEW.work_record_id;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $function$
;
CREATE OR REPLACE FUNCTION public.keep_newest_invoice()
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
      END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_version_of_sent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF EXISTS (SELECT FROM invoice WHERE id = NEW.invoice_id AND sent_at IS NOT NULL)
        THEN RAISE EXCEPTION 'invoice was sent' USING ERRCODE = 'check_violation', CONSTRAINT = 'sent_invoice_is_closed';
        END IF;
        RETURN NEW;
      END $function$
;
CREATE OR REPLACE FUNCTION public.claim_job_month()
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
      END $function$
;
CREATE OR REPLACE FUNCTION public.keep_ended_runs()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF TG_OP = 'DELETE' OR OLD.state IN ('paid', 'cancelled') THEN
          RAISE EXCEPTION 'a run that is paid or cancelled never changes';
        END IF;
        RETURN NEW;
      END $function$
;
CREATE OR REPLACE FUNCTION public.keep_paid_rows()
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
      END $function$
;
CREATE OR REPLACE FUNCTION public.pay_line_added()
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
      END $function$
;
CREATE OR REPLACE FUNCTION public.pay_line_deleted()
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
      END $function$
;
CREATE OR REPLACE FUNCTION public.pay_line_moved()
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
      END $function$
;
CREATE OR REPLACE FUNCTION public.keep_pay_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF to_jsonb(NEW) - 'content' = to_jsonb(OLD) - 'content' AND NEW.content @> '{"payee": {"erased": true}}'
          AND NEW.content #- '{payee}' #- '{payment,account_ending}' = OLD.content #- '{payee}' #- '{payment,account_ending}'
          AND EXISTS (SELECT FROM known_payee WHERE person_id = OLD.person_id AND erased)
        THEN RETURN NEW; END IF;
        RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
      END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_version_of_sent_client_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF EXISTS (SELECT FROM client_invoice WHERE id = NEW.client_invoice_id AND sent_at IS NOT NULL)
        THEN RAISE EXCEPTION 'invoice was sent' USING ERRCODE = 'check_violation', CONSTRAINT = 'sent_invoice_is_closed';
        END IF;
        RETURN NEW;
      END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_parts_above_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
        END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_removal_from_quote()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        IF EXISTS (SELECT FROM quote WHERE id = OLD.quote_id) THEN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END IF;
        RETURN OLD;
      END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_undoing_refunded_payment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          IF EXISTS (SELECT FROM refund_part JOIN client_refund ON client_refund.id = refund_id
            WHERE payment_id = NEW.id AND client_refund.undone_at IS NULL)
          THEN RAISE EXCEPTION 'the payment was refunded' USING ERRCODE = 'check_violation', CONSTRAINT = 'client_payment_refunded';
          END IF;
          RETURN NEW;
        END $function$
;
CREATE OR REPLACE FUNCTION public.enter_mail_of_earlier_versions()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          INSERT INTO change (entity, entity_id) VALUES ('outgoing-mail', NEW.entity_id)
            ON CONFLICT (entity, entity_id) DO UPDATE SET seq = NULL, changed_at = now();
          RETURN NULL;
        END $function$
;
CREATE OR REPLACE FUNCTION public.queue_paper_for_xero()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        INSERT INTO xero_item (tenant_id, kind, thing_id)
          SELECT tenant_id, TG_ARGV[0], NEW.id FROM xero_connection JOIN xero_organisation USING (tenant_id)
          WHERE settings @> '{"send_invoices": true}'
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.queue_payment_for_xero()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        INSERT INTO xero_item (tenant_id, kind, thing_id, person_id)
          SELECT tenant_id, 'contractor-payment', NEW.run_id, NEW.person_id
          FROM xero_connection JOIN xero_organisation USING (tenant_id)
          WHERE settings->>'contractor_payments' IN ('bill', 'spend')
        ON CONFLICT DO NOTHING;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.fold_text(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN btrim(regexp_replace(replace(replace(replace(replace(translate(lower((CASE WHEN (octet_length(given) = char_length(given)) THEN given ELSE regexp_replace(NORMALIZE(replace(given, '´'::text, ''::text), NFKD), '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]'::text, ''::text, 'g'::text) END COLLATE pg_c_utf8)), 'đðøłħŧŋıς	
   -‐‑‒–—―−`''‘’‛ʹʻʼʽ′'::text, ('ddolhtniσ'::text || repeat(' '::text, 16))), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text), ' {2,}'::text, ' '::text, 'g'::text))
;
CREATE TABLE migration (
  id integer DEFAULT nextval('migration_id_seq'::regclass) NOT NULL,
  "timestamp" bigint NOT NULL,
  name character varying NOT NULL
);
CREATE TABLE demo_seed (
  only_row boolean DEFAULT true NOT NULL,
  seeded_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE change (
  entity text NOT NULL,
  entity_id uuid NOT NULL,
  seq bigint,
  request_id text,
  changed_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE change_counter (
  only_row boolean DEFAULT true NOT NULL,
  last_seq bigint NOT NULL
);
CREATE TABLE change_cursor (
  source text NOT NULL,
  last_seq bigint NOT NULL
);
CREATE TABLE set_aside_change (
  source text NOT NULL,
  entity text NOT NULL,
  entity_id uuid NOT NULL,
  error text NOT NULL,
  tries integer NOT NULL,
  set_aside_at timestamp with time zone NOT NULL,
  next_try_at timestamp with time zone NOT NULL
);
CREATE TABLE known_account (
  id uuid NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  verified boolean NOT NULL,
  removed boolean NOT NULL,
  session_version integer NOT NULL,
  ended_sessions uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  second_factor boolean,
  places uuid[]
);
CREATE TABLE audit_entry (
  id uuid NOT NULL,
  entry jsonb NOT NULL
);
CREATE TABLE token_key_set (
  only_row boolean DEFAULT true NOT NULL,
  keys jsonb NOT NULL,
  fetched_at timestamp with time zone NOT NULL
);
CREATE TABLE raised_notice (
  id uuid NOT NULL,
  notice jsonb NOT NULL,
  raised_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE known_job (
  id uuid NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  address text NOT NULL,
  ended_on date
);
CREATE TABLE ledger_entry (
  work_record_id uuid NOT NULL,
  job_id uuid NOT NULL,
  business_date date NOT NULL,
  minutes integer NOT NULL,
  company_cents bigint NOT NULL,
  held boolean DEFAULT false NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  re_clean boolean DEFAULT false NOT NULL
);
CREATE TABLE invoice_settings (
  only_row boolean NOT NULL,
  supplier jsonb NOT NULL,
  gst_rate integer NOT NULL,
  number_prefix text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  copy_to_office boolean DEFAULT false NOT NULL
);
CREATE TABLE invoice_counter (
  only_row boolean DEFAULT true NOT NULL,
  last_number integer NOT NULL
);
CREATE TABLE invoice (
  id uuid NOT NULL,
  number text NOT NULL,
  job_id uuid NOT NULL,
  month text NOT NULL,
  sent_at timestamp with time zone
);
CREATE TABLE invoice_version (
  invoice_id uuid NOT NULL,
  version integer NOT NULL,
  issued_at timestamp with time zone NOT NULL,
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
  buyer_name text DEFAULT ''::text NOT NULL,
  buyer_abn text DEFAULT ''::text NOT NULL
);
CREATE TABLE known_payee (
  person_id uuid NOT NULL,
  abn text NOT NULL,
  address text NOT NULL,
  postcode text NOT NULL,
  bank_ending text,
  bank_fingerprint text,
  payments_held_until timestamp with time zone,
  name_characters text DEFAULT ''::text NOT NULL,
  erased boolean DEFAULT false NOT NULL
);
CREATE TABLE payee (
  person_id uuid NOT NULL,
  details jsonb NOT NULL,
  gst_claimed_from date,
  hold_reason text,
  held_by uuid,
  held_at timestamp with time zone,
  version integer NOT NULL
);
CREATE TABLE super_decision (
  person_id uuid NOT NULL,
  number integer NOT NULL,
  answer text NOT NULL,
  reason text NOT NULL,
  from_day date NOT NULL,
  decided_by uuid NOT NULL,
  decided_at timestamp with time zone NOT NULL
);
CREATE TABLE pay_settings (
  only_row boolean DEFAULT true NOT NULL,
  settings jsonb NOT NULL,
  version integer NOT NULL
);
CREATE TABLE pay_bank_account (
  id uuid NOT NULL,
  settings jsonb NOT NULL,
  version integer NOT NULL,
  removed_at timestamp with time zone
);
CREATE TABLE pay_item (
  id uuid NOT NULL,
  kind text NOT NULL,
  person_id uuid NOT NULL,
  job_id uuid,
  day date NOT NULL,
  minutes integer DEFAULT 0 NOT NULL,
  earned_cents bigint NOT NULL,
  approved_cents bigint NOT NULL,
  taxable boolean NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  file_reference text DEFAULT ''::text NOT NULL,
  added_by uuid,
  added_at timestamp with time zone DEFAULT now() NOT NULL,
  in_run_cents bigint DEFAULT 0 NOT NULL,
  paid_cents bigint DEFAULT 0 NOT NULL,
  documented_cents bigint DEFAULT 0 NOT NULL,
  documented_minutes integer DEFAULT 0 NOT NULL,
  document text,
  rcti text,
  file_id uuid,
  worked_minutes integer
);
CREATE TABLE pay_run (
  id uuid NOT NULL,
  number integer NOT NULL,
  through_day date NOT NULL,
  pay_day date NOT NULL,
  state text NOT NULL,
  leave_out uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  changed_by uuid,
  first_approved_by uuid,
  first_approved_at timestamp with time zone,
  first_key text,
  approved_by uuid,
  approved_at timestamp with time zone,
  paid_on date,
  paid_by uuid,
  paid_at timestamp with time zone,
  cancelled_by uuid,
  cancelled_at timestamp with time zone,
  cancel_reason text
);
CREATE TABLE pay_row (
  run_id uuid NOT NULL,
  person_id uuid NOT NULL,
  name text NOT NULL,
  state text DEFAULT 'approved'::text NOT NULL,
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
  return_reason text
);
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
  made_at timestamp with time zone DEFAULT now() NOT NULL
);
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
  state text DEFAULT 'approved'::text NOT NULL
);
CREATE TABLE pay_counter (
  kind text NOT NULL,
  last_number integer NOT NULL
);
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
  content jsonb NOT NULL
);
CREATE TABLE super_contribution (
  run_id uuid NOT NULL,
  person_id uuid NOT NULL,
  base_cents bigint NOT NULL,
  rate integer NOT NULL,
  super_cents bigint NOT NULL,
  due_on date,
  received_on date
);
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
  made_at timestamp with time zone DEFAULT now() NOT NULL,
  lodged_on date,
  lodged_by uuid
);
CREATE TABLE enquiry (
  id uuid NOT NULL,
  idempotency_key uuid NOT NULL,
  state text DEFAULT 'new'::text NOT NULL,
  place text NOT NULL,
  size text NOT NULL,
  frequency text NOT NULL,
  timing text NOT NULL,
  suburb text NOT NULL,
  text text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  telephone text NOT NULL,
  sent_at timestamp with time zone DEFAULT now() NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  flood boolean DEFAULT false NOT NULL,
  told_at timestamp with time zone DEFAULT now(),
  kind text DEFAULT 'quote'::text NOT NULL,
  subject text DEFAULT ''::text NOT NULL,
  postcode text DEFAULT ''::text NOT NULL,
  company text DEFAULT ''::text NOT NULL,
  call_time text DEFAULT ''::text NOT NULL
);
CREATE TABLE enquiry_photo (
  enquiry_id uuid NOT NULL,
  photo_id uuid NOT NULL,
  "position" integer NOT NULL
);
CREATE TABLE enquiry_note (
  id uuid NOT NULL,
  enquiry_id uuid NOT NULL,
  idempotency_key uuid,
  kind text NOT NULL,
  text text DEFAULT ''::text NOT NULL,
  subject text DEFAULT ''::text NOT NULL,
  channel text DEFAULT ''::text NOT NULL,
  state text,
  by_name text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE enquiry_limit (
  address text NOT NULL,
  booked_until timestamp with time zone NOT NULL
);
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
  total_cents bigint NOT NULL
);
CREATE TABLE enquiry_digest (
  single boolean DEFAULT true NOT NULL,
  told_at timestamp with time zone NOT NULL
);
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
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  archived_at timestamp with time zone,
  shows_names boolean DEFAULT false NOT NULL
);
CREATE TABLE client_contact (
  client_id uuid NOT NULL,
  "position" integer NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  telephone text NOT NULL,
  roles text[] NOT NULL,
  opens_page boolean
);
CREATE TABLE job_client (
  job_id uuid NOT NULL,
  valid_from date NOT NULL,
  client_id uuid,
  version integer NOT NULL
);
CREATE TABLE client_import (
  id uuid NOT NULL,
  file_name text NOT NULL,
  clients integer NOT NULL,
  imported_by text NOT NULL,
  imported_at timestamp with time zone DEFAULT now() NOT NULL,
  undone_at timestamp with time zone,
  sha256 text DEFAULT ''::text NOT NULL
);
CREATE TABLE imported_client (
  client_id uuid NOT NULL,
  import_id uuid NOT NULL
);
CREATE TABLE labour_supply (
  job_id uuid NOT NULL,
  supplied boolean NOT NULL,
  set_by text NOT NULL,
  set_at timestamp with time zone NOT NULL
);
CREATE TABLE job_price (
  job_id uuid NOT NULL,
  valid_from date NOT NULL,
  basis text NOT NULL,
  cents bigint,
  version integer NOT NULL
);
CREATE TABLE price_settings (
  only_row boolean NOT NULL,
  part_month text NOT NULL,
  version integer NOT NULL,
  missed_of_visits text DEFAULT 'credit'::text NOT NULL,
  missed_of_month text DEFAULT 'show'::text NOT NULL
);
CREATE TABLE gst_confirmation (
  only_row boolean NOT NULL,
  rate integer NOT NULL,
  confirmed_by text NOT NULL,
  confirmed_at timestamp with time zone NOT NULL
);
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
  added_at timestamp with time zone NOT NULL,
  invoice_id uuid,
  version integer DEFAULT 1 NOT NULL
);
CREATE TABLE client_invoice (
  id uuid NOT NULL,
  number text NOT NULL,
  client_id uuid NOT NULL,
  month text NOT NULL,
  version integer NOT NULL,
  send_wanted_at timestamp with time zone,
  sent_at timestamp with time zone
);
CREATE TABLE client_invoice_version (
  client_invoice_id uuid NOT NULL,
  version integer NOT NULL,
  issued_at timestamp with time zone NOT NULL,
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
  supplier jsonb NOT NULL
);
CREATE TABLE client_invoice_line (
  client_invoice_id uuid NOT NULL,
  version integer NOT NULL,
  "position" integer NOT NULL,
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
  missed integer DEFAULT 0 NOT NULL,
  cancelled integer DEFAULT 0 NOT NULL,
  credit_cents bigint DEFAULT 0 NOT NULL,
  re_cleans integer DEFAULT 0 NOT NULL
);
CREATE TABLE invoiced_days (
  job_id uuid NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  invoice_id uuid,
  client_invoice_id uuid
);
CREATE TABLE invoiced_work (
  work_record_id uuid NOT NULL,
  invoice_id uuid,
  client_invoice_id uuid,
  moved_at timestamp with time zone
);
CREATE TABLE adjustment_note_counter (
  only_row boolean DEFAULT true NOT NULL,
  last_number integer NOT NULL
);
CREATE TABLE adjustment_note (
  id uuid NOT NULL,
  number text NOT NULL,
  client_invoice_id uuid,
  undoes_id uuid,
  issued_at timestamp with time zone NOT NULL,
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
  send_wanted_at timestamp with time zone,
  sent_at timestamp with time zone,
  invoice_id uuid,
  idempotency_key uuid,
  claims jsonb
);
CREATE TABLE adjustment_note_line (
  note_id uuid NOT NULL,
  "position" integer NOT NULL,
  job_id uuid,
  extra_id uuid,
  description text NOT NULL,
  cents bigint NOT NULL
);
CREATE TABLE open_work (
  person_id uuid NOT NULL,
  job_id uuid NOT NULL,
  business_date date NOT NULL
);
CREATE TABLE bank_statement (
  id uuid NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL,
  lines integer NOT NULL,
  added integer NOT NULL,
  imported_by text NOT NULL,
  imported_at timestamp with time zone DEFAULT now() NOT NULL,
  sha256 text DEFAULT ''::text NOT NULL,
  account text DEFAULT ''::text NOT NULL,
  look_alikes integer DEFAULT 0 NOT NULL,
  outgoing integer DEFAULT 0 NOT NULL
);
CREATE TABLE bank_line (
  id uuid NOT NULL,
  statement_id uuid NOT NULL,
  account text NOT NULL,
  line_key text NOT NULL,
  day date NOT NULL,
  cents bigint NOT NULL,
  payer text NOT NULL,
  reference text NOT NULL,
  ignored_at timestamp with time zone,
  ignored_by text DEFAULT ''::text NOT NULL
);
CREATE TABLE statement_columns (
  headings text NOT NULL,
  columns jsonb NOT NULL
);
CREATE TABLE known_payer (
  payer text NOT NULL,
  client_id uuid NOT NULL
);
CREATE TABLE client_payment (
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  day date NOT NULL,
  cents bigint NOT NULL,
  payer text NOT NULL,
  reference text NOT NULL,
  bank_line_id uuid,
  booked_by text NOT NULL,
  booked_at timestamp with time zone DEFAULT now() NOT NULL,
  undone_by text DEFAULT ''::text NOT NULL,
  undone_at timestamp with time zone
);
CREATE TABLE payment_part (
  id uuid NOT NULL,
  payment_id uuid NOT NULL,
  invoice_id uuid,
  client_invoice_id uuid,
  cents bigint NOT NULL,
  idempotency_key uuid,
  used_at timestamp with time zone DEFAULT now()
);
CREATE TABLE write_off (
  id uuid NOT NULL,
  invoice_id uuid,
  client_invoice_id uuid,
  cents bigint NOT NULL,
  reason text NOT NULL,
  written_by text NOT NULL,
  written_at timestamp with time zone DEFAULT now() NOT NULL,
  undone_by text DEFAULT ''::text NOT NULL,
  undone_at timestamp with time zone
);
CREATE TABLE planned_visit (
  job_id uuid NOT NULL,
  day date NOT NULL,
  cancelled boolean NOT NULL
);
CREATE TABLE planned_visits_until (
  job_id uuid NOT NULL,
  until date NOT NULL
);
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
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  sent_at timestamp with time zone,
  seen_at timestamp with time zone,
  declined_at timestamp with time zone,
  decline_reason text DEFAULT ''::text NOT NULL,
  made_at timestamp with time zone
);
CREATE TABLE quote_pdf (
  quote_id uuid NOT NULL,
  content bytea NOT NULL,
  sha256 text NOT NULL
);
CREATE TABLE quote_link (
  id uuid NOT NULL,
  quote_id uuid NOT NULL,
  token_hash text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone
);
CREATE TABLE quote_mail (
  id uuid NOT NULL,
  quote_id uuid NOT NULL,
  link_id uuid NOT NULL,
  kind text NOT NULL,
  to_name text NOT NULL,
  to_address text NOT NULL,
  subject text NOT NULL,
  text text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE quote_acceptance (
  quote_id uuid NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  address text NOT NULL,
  pdf_sha256 text NOT NULL,
  entered_by text NOT NULL,
  said_on date,
  note text NOT NULL
);
CREATE TABLE quote_follow_up (
  quote_id uuid NOT NULL,
  days integer NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE quote_job (
  job_id uuid NOT NULL,
  quote_id uuid NOT NULL,
  "position" integer NOT NULL,
  client_id uuid,
  job jsonb NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE quote_text (
  id uuid NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  edit integer NOT NULL
);
CREATE TABLE quote_limit (
  address text NOT NULL,
  booked_until timestamp with time zone NOT NULL
);
CREATE TABLE reminder (
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  day date NOT NULL,
  step integer NOT NULL,
  to_address text NOT NULL,
  subject text NOT NULL,
  lines jsonb NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  code text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  credit_cents bigint DEFAULT 0 NOT NULL
);
CREATE TABLE document_link (
  id uuid NOT NULL,
  kind text NOT NULL,
  document_id uuid NOT NULL,
  version integer NOT NULL,
  client_id uuid,
  token_hash text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  opened_at timestamp with time zone
);
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
  asked_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  reminder_id uuid,
  link_id uuid
);
CREATE TABLE job_import (
  id uuid NOT NULL,
  file_name text NOT NULL,
  jobs integer NOT NULL,
  imported_by text NOT NULL,
  imported_at timestamp with time zone DEFAULT now() NOT NULL,
  undone_at timestamp with time zone,
  sha256 text DEFAULT ''::text NOT NULL
);
CREATE TABLE imported_job (
  job_id uuid NOT NULL,
  import_id uuid NOT NULL,
  job jsonb NOT NULL
);
CREATE TABLE accounting_settings (
  only_row boolean DEFAULT true NOT NULL,
  codes jsonb NOT NULL,
  gst_basis text NOT NULL,
  version integer NOT NULL
);
CREATE TABLE client_code (
  email text NOT NULL,
  id uuid NOT NULL,
  code_hash text NOT NULL,
  tries integer NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  looked_at timestamp with time zone,
  used_at timestamp with time zone
);
CREATE TABLE client_session (
  id uuid NOT NULL,
  token_hash text NOT NULL,
  client_id uuid NOT NULL,
  email text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  browser_hash text
);
CREATE TABLE client_page_limit (
  address text NOT NULL,
  booked_until timestamp with time zone NOT NULL
);
CREATE TABLE company_facts (
  only_row boolean NOT NULL,
  facts jsonb NOT NULL
);
CREATE TABLE company_version (
  version integer NOT NULL,
  details jsonb NOT NULL,
  saved_by text NOT NULL,
  saved_at timestamp with time zone NOT NULL
);
CREATE TABLE reminder_settings (
  only_row boolean DEFAULT true NOT NULL,
  enabled boolean NOT NULL,
  steps jsonb NOT NULL,
  version integer NOT NULL
);
CREATE TABLE reminder_invoice (
  reminder_id uuid NOT NULL,
  "position" integer NOT NULL,
  invoice_id uuid,
  client_invoice_id uuid,
  step integer NOT NULL,
  open_cents bigint NOT NULL,
  released boolean DEFAULT false NOT NULL
);
CREATE TABLE reminder_hold (
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  kind text NOT NULL,
  invoice_id uuid,
  client_invoice_id uuid,
  until date,
  reason text NOT NULL,
  noted_by text NOT NULL,
  noted_at timestamp with time zone DEFAULT now() NOT NULL,
  ended_by text DEFAULT ''::text NOT NULL,
  ended_at timestamp with time zone,
  named_in uuid
);
CREATE TABLE reminder_problem (
  client_id uuid NOT NULL,
  problem text NOT NULL,
  address text NOT NULL,
  told_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE bank_details_change (
  id uuid NOT NULL,
  account_name text NOT NULL,
  bsb text NOT NULL,
  account_number text NOT NULL,
  state text NOT NULL,
  way text NOT NULL,
  asked_by uuid NOT NULL,
  asked_by_name text NOT NULL,
  asked_at timestamp with time zone DEFAULT now() NOT NULL,
  decided_by uuid,
  decided_by_name text DEFAULT ''::text NOT NULL,
  decided_at timestamp with time zone,
  pay_id text DEFAULT ''::text NOT NULL,
  bpay_biller_code text DEFAULT ''::text NOT NULL
);
CREATE TABLE site_proof (
  only_row boolean NOT NULL,
  proof jsonb NOT NULL,
  version integer NOT NULL
);
CREATE TABLE site_proof_version (
  version integer NOT NULL,
  proof jsonb NOT NULL,
  saved_by text NOT NULL,
  saved_at timestamp with time zone NOT NULL
);
CREATE TABLE company_logo (
  sha256 text NOT NULL,
  png bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  is_current boolean NOT NULL
);
CREATE TABLE statement_layout (
  account text NOT NULL,
  layout text NOT NULL,
  columns jsonb NOT NULL,
  used_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE bank_outgoing (
  id uuid NOT NULL,
  statement_id uuid NOT NULL,
  account text NOT NULL,
  line_key text NOT NULL,
  day date NOT NULL,
  cents bigint NOT NULL,
  payer text NOT NULL,
  reference text NOT NULL,
  ignored_at timestamp with time zone,
  ignored_by text DEFAULT ''::text NOT NULL,
  like_id uuid,
  choice text,
  chosen_by text DEFAULT ''::text NOT NULL,
  chosen_at timestamp with time zone
);
CREATE TABLE bank_look_alike (
  id uuid NOT NULL,
  statement_id uuid NOT NULL,
  account text NOT NULL,
  line_key text NOT NULL,
  day date NOT NULL,
  cents bigint NOT NULL,
  payer text NOT NULL,
  reference text NOT NULL,
  line_id uuid NOT NULL,
  choice text,
  chosen_by text DEFAULT ''::text NOT NULL,
  chosen_at timestamp with time zone
);
CREATE TABLE client_refund (
  id uuid NOT NULL,
  client_id uuid NOT NULL,
  day date NOT NULL,
  cents bigint NOT NULL,
  payer text NOT NULL,
  note text NOT NULL,
  bank_outgoing_id uuid,
  booked_by text NOT NULL,
  booked_at timestamp with time zone DEFAULT now() NOT NULL,
  undone_by text DEFAULT ''::text NOT NULL,
  undone_at timestamp with time zone
);
CREATE TABLE refund_part (
  id uuid NOT NULL,
  refund_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  cents bigint NOT NULL
);
CREATE TABLE client_browser_code (
  email text NOT NULL,
  browser_hash text NOT NULL,
  id uuid NOT NULL,
  code_hash text NOT NULL,
  tries integer NOT NULL,
  max_tries integer NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  looked_at timestamp with time zone,
  used_at timestamp with time zone
);
CREATE TABLE client_wrong_code (
  id uuid NOT NULL,
  email text NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE client_guessing (
  client_id uuid NOT NULL,
  told_at timestamp with time zone NOT NULL
);
CREATE TABLE skipped_setup_step (
  step text NOT NULL,
  skipped_by text NOT NULL,
  skipped_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE xero_organisation (
  tenant_id uuid NOT NULL,
  name text NOT NULL,
  settings jsonb,
  version integer DEFAULT 0 NOT NULL,
  contacts_since timestamp with time zone,
  payments_since timestamp with time zone,
  read_at timestamp with time zone,
  read_problem text DEFAULT ''::text NOT NULL,
  paused_until timestamp with time zone
);
CREATE TABLE xero_connection (
  only_row boolean DEFAULT true NOT NULL,
  state text NOT NULL,
  tenant_id uuid,
  access_token text NOT NULL,
  refresh_token text NOT NULL,
  access_until timestamp with time zone NOT NULL,
  generation integer DEFAULT 1 NOT NULL,
  refreshing_until timestamp with time zone,
  connected_by text NOT NULL,
  connected_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE xero_attempt (
  state_hash text NOT NULL,
  session_id uuid NOT NULL,
  account_id uuid NOT NULL,
  verifier text NOT NULL,
  expires_at timestamp with time zone NOT NULL
);
CREATE TABLE xero_call (
  id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  begun_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone
);
CREATE TABLE xero_contact (
  tenant_id uuid NOT NULL,
  contact_id uuid NOT NULL,
  name text NOT NULL,
  contact_number text NOT NULL,
  abn text NOT NULL,
  email text NOT NULL,
  archived boolean NOT NULL,
  changed_at timestamp with time zone NOT NULL
);
CREATE TABLE xero_link (
  tenant_id uuid NOT NULL,
  kind text NOT NULL,
  owner_id uuid NOT NULL,
  contact_id uuid,
  settled_at timestamp with time zone,
  confirmed_by text NOT NULL,
  confirmed_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE xero_item (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  seq bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  tenant_id uuid NOT NULL,
  kind text NOT NULL,
  thing_id uuid NOT NULL,
  person_id uuid,
  state text DEFAULT 'waiting'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  round integer DEFAULT 1 NOT NULL,
  queued_at timestamp with time zone DEFAULT now() NOT NULL,
  next_try_at timestamp with time zone DEFAULT now() NOT NULL,
  claimed_at timestamp with time zone,
  posted_at timestamp with time zone,
  finished_at timestamp with time zone,
  xero_id uuid,
  error text DEFAULT ''::text NOT NULL
);
CREATE TABLE xero_payment (
  payment_id uuid NOT NULL,
  item_id uuid NOT NULL,
  day date NOT NULL,
  cents bigint NOT NULL,
  reference text NOT NULL,
  reconciled boolean NOT NULL,
  deleted boolean NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  ignored_at timestamp with time zone,
  ignored_by text DEFAULT ''::text NOT NULL,
  booking_id uuid
);
INSERT INTO "migration" (id, "timestamp", name) OVERRIDING SYSTEM VALUE VALUES
  ('1', '1799570000001', 'CreateKitTables1799570000001'),
  ('10', '1799700000000', 'SkipSetupSteps1799700000000'),
  ('11', '1799701000000', 'KnowImportedFiles1799701000000'),
  ('12', '1799701000100', 'CompareOutgoingEntries1799701000100'),
  ('13', '1799710100010', 'EnterOutgoingMails1799710100010'),
  ('14', '1799710700000', 'KnowOtherWaysToPay1799710700000'),
  ('15', '1799710700100', 'KeepCompanyAndCallTime1799710700100'),
  ('16', '1799724200000', 'ConnectXero1799724200000'),
  ('2', '1799570000002', 'CreateReplicaTables1799570000002'),
  ('3', '1799570000010', 'CreateInvoiceTables1799570000010'),
  ('4', '1799610000000', 'KnowStatementLayouts1799610000000'),
  ('5', '1799620000000', 'RefundClients1799620000000'),
  ('6', '1799630000000', 'FoldText1799630000000'),
  ('7', '1799630000100', 'SearchFoldedInvoices1799630000100'),
  ('8', '1799650000000', 'BindClientCodes1799650000000'),
  ('9', '1799671000000', 'KeepWorkedMinutes1799671000000');
INSERT INTO "demo_seed" (only_row, seeded_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '2026-11-29 19:52:49.305561+00');
INSERT INTO "change" (entity, entity_id, seq, request_id, changed_at) OVERRIDING SYSTEM VALUE VALUES
  ('audit-entry', '01a228dd-d887-72e5-9254-b978406388ab', '1', NULL, '2026-11-29 19:52:37.188835+00'),
  ('audit-entry', '01a228dd-d8cd-76ce-8389-b48443f0c2e8', '3', NULL, '2026-11-29 19:52:37.308118+00'),
  ('audit-entry', '01a228dd-d90d-7099-a4e5-fbd2d5b123fa', '5', NULL, '2026-11-29 19:52:37.377987+00'),
  ('audit-entry', '01a228dd-d961-7723-ac85-68efab2830e0', '6', NULL, '2026-11-29 19:52:37.45094+00'),
  ('audit-entry', '01a228dd-e0c9-7243-8cfd-241d11c8add6', '7', NULL, '2026-11-29 19:52:39.184965+00'),
  ('audit-entry', '01a228dd-e10b-7319-a4a0-103deb0b0963', '8', NULL, '2026-11-29 19:52:39.391243+00'),
  ('audit-entry', '01a228dd-e1b9-776e-aa4f-7d4c1b0d5134', '9', NULL, '2026-11-29 19:52:39.558614+00'),
  ('audit-entry', '01a228dd-e407-7330-95ef-e14825ddcd7c', '10', NULL, '2026-11-29 19:52:40.036671+00'),
  ('audit-entry', '01a228dd-e460-773e-b010-0fbf9ce41704', '11', NULL, '2026-11-29 19:52:40.250167+00'),
  ('audit-entry', '01a228dd-e6b7-70a0-a67d-56b2976af0f3', '12', NULL, '2026-11-29 19:52:40.724008+00'),
  ('audit-entry', '01a228dd-e753-75ae-8581-d58794fe6832', '13', NULL, '2026-11-29 19:52:40.92795+00'),
  ('audit-entry', '01a228dd-e795-712f-9f1e-9cbbd27fec53', '14', NULL, '2026-11-29 19:52:41.098587+00'),
  ('audit-entry', '01a228dd-e7cc-7494-94d0-f506aeda24b0', '15', NULL, '2026-11-29 19:52:41.141249+00'),
  ('audit-entry', '01a228dd-edfa-738c-8b8b-302c596412f4', '17', NULL, '2026-11-29 19:52:42.726712+00'),
  ('audit-entry', '01a228dd-ee10-7184-9e8b-5f211c53f4fb', '18', NULL, '2026-11-29 19:52:42.766118+00'),
  ('audit-entry', '01a228dd-ee41-7376-83a6-faa7c20f5513', '19', NULL, '2026-11-29 19:52:42.777187+00'),
  ('audit-entry', '01a228dd-ee4d-70d7-ae62-90b0cf660402', '20', NULL, '2026-11-29 19:52:42.777187+00'),
  ('audit-entry', '01a228dd-ee58-7549-bcef-627bbd936409', '21', NULL, '2026-11-29 19:52:42.777187+00'),
  ('audit-entry', '01a228dd-ee65-77f2-a150-a414bfb5707c', '22', NULL, '2026-11-29 19:52:42.777187+00'),
  ('audit-entry', '01a228dd-ee6a-7050-9b96-26dc70f7aa8b', '23', NULL, '2026-11-29 19:52:42.777187+00'),
  ('audit-entry', '01a228dd-ee6f-72ec-a1ed-239b92c8f0cd', '24', NULL, '2026-11-29 19:52:42.777187+00'),
  ('audit-entry', '01a228dd-ee72-7616-9617-9857b957b8c3', '25', NULL, '2026-11-29 19:52:42.777187+00'),
  ('audit-entry', '01a228dd-ee79-77af-9518-dccf4b2028f9', '26', NULL, '2026-11-29 19:52:42.777187+00'),
  ('audit-entry', '01a228dd-ee7f-7557-aa42-c7a8a34dbbf6', '27', NULL, '2026-11-29 19:52:42.777187+00'),
  ('audit-entry', '01a228dd-ee85-73b3-8361-1ed9a81705e9', '28', NULL, '2026-11-29 19:52:42.777187+00'),
  ('audit-entry', '01a228dd-ee8f-721d-9602-a48991bf6818', '29', NULL, '2026-11-29 19:52:42.777187+00'),
  ('audit-entry', '01a228dd-ee9d-76c5-b9bc-5f5774bcb048', '30', NULL, '2026-11-29 19:52:42.777187+00'),
  ('audit-entry', '01a228dd-eeae-76dc-b7b8-1ba0ef1efadb', '31', NULL, '2026-11-29 19:52:42.777187+00'),
  ('audit-entry', '01a228dd-eeda-7617-9292-123c7a94e618', '32', NULL, '2026-11-29 19:52:42.962122+00'),
  ('audit-entry', '01a228dd-ef03-7490-b166-c799750f6916', '33', NULL, '2026-11-29 19:52:42.962122+00'),
  ('audit-entry', '01a228dd-ef13-7750-a5fe-3edcc973832f', '34', NULL, '2026-11-29 19:52:42.962122+00'),
  ('audit-entry', '01a228dd-ef2d-71e9-8460-778538a9e325', '35', NULL, '2026-11-29 19:52:42.962122+00'),
  ('audit-entry', '01a228dd-efbb-76ac-bab4-ec306529d40d', '36', NULL, '2026-11-29 19:52:43.078551+00'),
  ('audit-entry', '01a228dd-efbc-712c-93f6-e14bdcf18c89', '37', NULL, '2026-11-29 19:52:43.078551+00'),
  ('audit-entry', '01a228dd-efbc-712c-93f6-e60023475e5d', '38', NULL, '2026-11-29 19:52:43.078551+00'),
  ('audit-entry', '01a228dd-efbc-712c-93f6-e89f0adab604', '39', NULL, '2026-11-29 19:52:43.078551+00'),
  ('audit-entry', '01a228dd-efbc-712c-93f6-ec5ecd3575cc', '40', NULL, '2026-11-29 19:52:43.078551+00'),
  ('audit-entry', '01a228dd-efc9-7587-98c8-0904c382050b', '41', NULL, '2026-11-29 19:52:43.202357+00'),
  ('audit-entry', '01a228dd-f0af-7198-a161-4e8991700da2', '42', NULL, '2026-11-29 19:52:43.420731+00'),
  ('audit-entry', '01a228dd-f186-7618-96b4-5c4cb957330b', '43', NULL, '2026-11-29 19:52:43.606625+00'),
  ('audit-entry', '01a228dd-f1de-7434-818f-fa8e648d5bf5', '44', NULL, '2026-11-29 19:52:43.729693+00'),
  ('audit-entry', '01a228dd-f226-7432-90e4-ae4e4f2744d2', '45', NULL, '2026-11-29 19:52:43.803424+00'),
  ('audit-entry', '01a228dd-f2a5-756a-8e64-50305b5d1057', '46', NULL, '2026-11-29 19:52:43.86907+00'),
  ('audit-entry', '01a228dd-f2a5-756a-8e64-557d366f300f', '47', NULL, '2026-11-29 19:52:43.86907+00'),
  ('audit-entry', '01a228dd-f2a5-756a-8e64-58cb43a8f161', '48', NULL, '2026-11-29 19:52:43.86907+00'),
  ('audit-entry', '01a228dd-f2a5-756a-8e64-5c636e39c478', '49', NULL, '2026-11-29 19:52:43.86907+00'),
  ('audit-entry', '01a228dd-f2a5-756a-8e64-6270571a846f', '50', NULL, '2026-11-29 19:52:43.86907+00'),
  ('audit-entry', '01a228dd-f2a5-756a-8e64-66db3b3fbf47', '51', NULL, '2026-11-29 19:52:43.86907+00'),
  ('audit-entry', '01a228dd-f2bd-77b2-a489-dec19a96e552', '52', NULL, '2026-11-29 19:52:43.959813+00'),
  ('audit-entry', '01a228dd-f346-74ec-b18b-2ad6ee88e929', '53', NULL, '2026-11-29 19:52:44.079145+00'),
  ('audit-entry', '01a228dd-f379-7705-86a5-541d3cb54020', '54', NULL, '2026-11-29 19:52:44.150775+00'),
  ('audit-entry', '01a228dd-f3b0-72b5-8b0b-3401f7c6fa22', '55', NULL, '2026-11-29 19:52:44.205319+00'),
  ('audit-entry', '01a228dd-f3e4-75ce-945b-2313b0d964b6', '56', NULL, '2026-11-29 19:52:44.257151+00'),
  ('audit-entry', '01a228dd-f436-776f-a384-2c5ae14ecf7c', '57', NULL, '2026-11-29 19:52:44.311845+00'),
  ('audit-entry', '01a228dd-f4c6-7744-bfc9-464b6c822b62', '58', NULL, '2026-11-29 19:52:44.399365+00'),
  ('audit-entry', '01a228dd-f4c6-7744-bfc9-4bcd9401085e', '59', NULL, '2026-11-29 19:52:44.399365+00'),
  ('audit-entry', '01a228dd-f4c7-7009-9c94-d697ec04b043', '60', NULL, '2026-11-29 19:52:44.399365+00'),
  ('audit-entry', '01a228dd-f4de-74f3-91f1-a93649ff1e01', '61', NULL, '2026-11-29 19:52:44.500734+00'),
  ('audit-entry', '01a228dd-f56e-7750-a0c2-acf261e7f1a9', '62', NULL, '2026-11-29 19:52:44.630813+00'),
  ('audit-entry', '01a228dd-f62e-7156-b521-f8757afe154b', '63', NULL, '2026-11-29 19:52:44.7617+00'),
  ('audit-entry', '01a228dd-f6fb-721d-96fe-58fe096ac91e', '64', NULL, '2026-11-29 19:52:45.025812+00'),
  ('audit-entry', '01a228dd-f7db-745f-aa01-569fc1a83d45', '65', NULL, '2026-11-29 19:52:45.170358+00'),
  ('audit-entry', '01a228dd-f84f-7325-95a6-883c79924450', '66', NULL, '2026-11-29 19:52:45.330561+00'),
  ('audit-entry', '01a228dd-f8c3-75da-b8f3-487c84c5d015', '67', NULL, '2026-11-29 19:52:45.441094+00'),
  ('audit-entry', '01a228dd-f91b-7475-996d-39b6413b10f5', '68', NULL, '2026-11-29 19:52:45.548562+00'),
  ('audit-entry', '01a228dd-f971-7484-ac8b-d1843252e236', '69', NULL, '2026-11-29 19:52:45.630532+00'),
  ('audit-entry', '01a228dd-f9ab-733e-9408-0b87e40d34c5', '70', NULL, '2026-11-29 19:52:45.704953+00'),
  ('audit-entry', '01a228dd-fac8-7434-b049-c45fa96d4bbc', '71', NULL, '2026-11-29 19:52:45.95284+00'),
  ('audit-entry', '01a228dd-fb58-7319-97af-883efc72a138', '72', NULL, '2026-11-29 19:52:46.065234+00'),
  ('audit-entry', '01a228dd-fbbb-71ef-af4a-ab19d7226582', '73', NULL, '2026-11-29 19:52:46.207792+00'),
  ('audit-entry', '01a228dd-fc25-72b6-b39d-2d69c5ec1994', '74', NULL, '2026-11-29 19:52:46.294893+00'),
  ('audit-entry', '01a228dd-fc8f-77ba-8670-8b46e74d3a48', '75', NULL, '2026-11-29 19:52:46.413183+00'),
  ('audit-entry', '01a228dd-fcf0-700d-8638-b0c6c55963ed', '76', NULL, '2026-11-29 19:52:46.537223+00'),
  ('audit-entry', '01a228dd-fd4d-75e3-b20a-edf0dcbe257d', '77', NULL, '2026-11-29 19:52:46.62536+00'),
  ('audit-entry', '01a228dd-fdc6-7111-9ab2-ed77c3225649', '78', NULL, '2026-11-29 19:52:46.745886+00'),
  ('audit-entry', '01a228dd-fdff-7780-9b5f-7120ffe16581', '79', NULL, '2026-11-29 19:52:46.827174+00'),
  ('audit-entry', '01a228dd-fe3e-7780-b475-7c6eda881f61', '80', NULL, '2026-11-29 19:52:46.898905+00'),
  ('audit-entry', '01a228dd-fe7e-75d6-b6a5-adab01d5da82', '81', NULL, '2026-11-29 19:52:46.944286+00'),
  ('audit-entry', '01a228dd-fed6-7745-8690-922fe10458a8', '82', NULL, '2026-11-29 19:52:47.0245+00'),
  ('audit-entry', '01a228dd-ff26-739f-ae9b-b32d41f0c96e', '83', NULL, '2026-11-29 19:52:47.113358+00'),
  ('audit-entry', '01a228dd-ffb0-7449-98d4-7c418c34c2e3', '84', NULL, '2026-11-29 19:52:47.257851+00'),
  ('audit-entry', '01a228de-001d-7524-9195-c63943653cc3', '85', NULL, '2026-11-29 19:52:47.360257+00'),
  ('audit-entry', '01a228de-0091-70af-992a-6717b391667e', '86', NULL, '2026-11-29 19:52:47.471921+00'),
  ('audit-entry', '01a228de-00e6-7120-b746-bddf7c7f6f0b', '87', NULL, '2026-11-29 19:52:47.578577+00'),
  ('audit-entry', '01a228de-0160-7774-95e2-865665d2a3e5', '89', NULL, '2026-11-29 19:52:47.630653+00'),
  ('audit-entry', '01a228de-0326-72d7-80d3-ed01db590f42', '90', NULL, '2026-11-29 19:52:47.966646+00'),
  ('audit-entry', '01a228de-0519-74e4-8478-d92986087ce9', '97', NULL, '2026-11-29 19:52:48.377597+00'),
  ('audit-entry', '01a228de-05c3-7789-bd77-4c6229de6334', '110', NULL, '2026-11-29 19:52:48.790522+00'),
  ('audit-entry', '01a228de-0605-7619-a3e5-3ead7f25891f', '112', NULL, '2026-11-29 19:52:48.878527+00'),
  ('audit-entry', '01a228de-0754-73e7-b131-7c86ab1f7db2', '113', NULL, '2026-11-29 19:52:49.148771+00'),
  ('notice', '01a228de-04f4-76ce-ab5e-47fae5f1faa6', '98', NULL, '2026-11-29 19:52:48.377597+00'),
  ('notice', '01a228de-04fb-7050-a1cb-667509c0afef', '99', NULL, '2026-11-29 19:52:48.377597+00'),
  ('notice', '01a228de-0507-73c8-8731-5ea105f9046e', '100', NULL, '2026-11-29 19:52:48.377597+00'),
  ('notice', '01a228de-050d-77f6-b946-7c3c8c660511', '101', NULL, '2026-11-29 19:52:48.377597+00'),
  ('notice', '01a228de-050f-75fa-999d-dbc5c9a5d6b4', '102', NULL, '2026-11-29 19:52:48.377597+00'),
  ('notice', '01a228de-0513-7176-8bf1-683cd062fe75', '103', NULL, '2026-11-29 19:52:48.377597+00'),
  ('paid', '01900000-0000-7000-8000-000000000010', '111', NULL, '2026-11-29 19:52:48.790522+00'),
  ('paid', '01900000-0000-7000-8000-000000000011', '105', NULL, '2026-11-29 19:52:48.377597+00'),
  ('paid', '01900000-0000-7000-8000-000000000012', '106', NULL, '2026-11-29 19:52:48.377597+00'),
  ('paid', '01900000-0000-7000-8000-000000000013', '107', NULL, '2026-11-29 19:52:48.377597+00'),
  ('paid', '01900000-0000-7000-8000-000000000014', '108', NULL, '2026-11-29 19:52:48.377597+00'),
  ('paid', '01900000-0000-7000-8000-000000000015', '109', NULL, '2026-11-29 19:52:48.377597+00'),
  ('site', '0190c0de-0000-7000-8000-000000000002', '16', NULL, '2026-11-29 19:52:41.141249+00');
INSERT INTO "change_counter" (only_row, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('true', '113');
INSERT INTO "change_cursor" (source, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('auth', '20'),
  ('jobs', '564'),
  ('media', '27');
INSERT INTO "known_account" (id, name, role, verified, removed, session_version, ended_sessions, second_factor, places) OVERRIDING SYSTEM VALUE VALUES
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
INSERT INTO "audit_entry" (id, entry) OVERRIDING SYSTEM VALUE VALUES
  ('01a228dd-d887-72e5-9254-b978406388ab', '{"at": "2026-11-29T19:52:37.256Z", "id": "01a228dd-d887-72e5-9254-b978406388ab", "action": "invoice-settings.changed", "details": {"gst_rate_percent": "20 → 10"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "", "subject_kind": "invoice-settings", "subject_name": "Invoice settings"}'),
  ('01a228dd-d8cd-76ce-8389-b48443f0c2e8', '{"at": "2026-11-29T19:52:37.325Z", "id": "01a228dd-d8cd-76ce-8389-b48443f0c2e8", "action": "invoice-settings.gst-confirmed", "details": {"gst_rate_percent": "10"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "", "subject_kind": "invoice-settings", "subject_name": "Invoice settings"}'),
  ('01a228dd-d90d-7099-a4e5-fbd2d5b123fa', '{"at": "2026-11-29T19:52:37.389Z", "id": "01a228dd-d90d-7099-a4e5-fbd2d5b123fa", "action": "quote-text.saved", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "cc6871a5-52c2-5678-b4ef-b20a470238b9", "subject_kind": "quote", "subject_name": "Our terms"}'),
  ('01a228dd-d961-7723-ac85-68efab2830e0', '{"at": "2026-11-29T19:52:37.473Z", "id": "01a228dd-d961-7723-ac85-68efab2830e0", "action": "quote.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "44d06644-e1b8-5ae8-9c75-0760df44cf0f", "subject_kind": "quote", "subject_name": "Q-00001"}'),
  ('01a228dd-e0c9-7243-8cfd-241d11c8add6', '{"at": "2026-11-29T19:52:39.369Z", "id": "01a228dd-e0c9-7243-8cfd-241d11c8add6", "action": "quote.sent", "details": {"channel": "hand"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "44d06644-e1b8-5ae8-9c75-0760df44cf0f", "subject_kind": "quote", "subject_name": "Q-00001"}'),
  ('01a228dd-e10b-7319-a4a0-103deb0b0963', '{"at": "2026-11-29T19:52:39.435Z", "id": "01a228dd-e10b-7319-a4a0-103deb0b0963", "action": "quote.declined", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "44d06644-e1b8-5ae8-9c75-0760df44cf0f", "subject_kind": "quote", "subject_name": "Q-00001"}'),
  ('01a228dd-e1b9-776e-aa4f-7d4c1b0d5134', '{"at": "2026-11-29T19:52:39.609Z", "id": "01a228dd-e1b9-776e-aa4f-7d4c1b0d5134", "action": "quote.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "bd93609b-ed17-51bc-9596-6ac35123c6aa", "subject_kind": "quote", "subject_name": "Q-00002"}'),
  ('01a228dd-e407-7330-95ef-e14825ddcd7c', '{"at": "2026-11-29T19:52:40.199Z", "id": "01a228dd-e407-7330-95ef-e14825ddcd7c", "action": "quote.sent", "details": {"channel": "hand"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "bd93609b-ed17-51bc-9596-6ac35123c6aa", "subject_kind": "quote", "subject_name": "Q-00002"}'),
  ('01a228dd-e460-773e-b010-0fbf9ce41704', '{"at": "2026-11-29T19:52:40.288Z", "id": "01a228dd-e460-773e-b010-0fbf9ce41704", "action": "quote.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "ab25b720-9dad-5fbc-8f4c-27a5b16696e5", "subject_kind": "quote", "subject_name": "Q-00003"}'),
  ('01a228dd-e6b7-70a0-a67d-56b2976af0f3', '{"at": "2026-11-29T19:52:40.887Z", "id": "01a228dd-e6b7-70a0-a67d-56b2976af0f3", "action": "quote.sent", "details": {"channel": "hand"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "ab25b720-9dad-5fbc-8f4c-27a5b16696e5", "subject_kind": "quote", "subject_name": "Q-00003"}'),
  ('01a228dd-e753-75ae-8581-d58794fe6832', '{"at": "2026-11-29T19:52:41.043Z", "id": "01a228dd-e753-75ae-8581-d58794fe6832", "action": "quote.accepted", "details": {"entered": "by the office", "pdf_sha256": "1eca8794b1de1f790ba8d575409d6e9be4e98b3fa9c665bb850fe10013b67e04"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "ab25b720-9dad-5fbc-8f4c-27a5b16696e5", "subject_kind": "quote", "subject_name": "Q-00003"}'),
  ('01a228dd-e795-712f-9f1e-9cbbd27fec53', '{"at": "2026-11-29T19:52:41.109Z", "id": "01a228dd-e795-712f-9f1e-9cbbd27fec53", "action": "quote.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "fdbbf917-7206-5c19-93d9-b1f90aa07d6b", "subject_kind": "quote", "subject_name": "Q-00004"}'),
  ('01a228dd-e7cc-7494-94d0-f506aeda24b0', '{"at": "2026-11-29T19:52:41.164Z", "id": "01a228dd-e7cc-7494-94d0-f506aeda24b0", "action": "site-proof.changed", "details": {"changed": "promise_days, served_postcodes, testimonials, ratings, prices, examples, checks, come_back, is_police_checked, response_hours, manager_name, manager_role"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "", "subject_kind": "site", "subject_name": "Proof and promises of the website"}'),
  ('01a228dd-edfa-738c-8b8b-302c596412f4', '{"at": "2026-11-29T19:52:42.746Z", "id": "01a228dd-edfa-738c-8b8b-302c596412f4", "action": "pay-settings.changed", "details": {"gst_from": " → 2018-07-01", "first_day": "2022-01-01 → 2026-10-11", "gst_checked_on": " → 2026-11-02"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "", "subject_kind": "pay-settings", "subject_name": "Pay settings"}'),
  ('01a228dd-ee10-7184-9e8b-5f211c53f4fb', '{"at": "2026-11-29T19:52:42.768Z", "id": "01a228dd-ee10-7184-9e8b-5f211c53f4fb", "action": "pay-bank-account.saved", "details": {"bsb": "105-900", "bank": "BSA", "account_ending": "200"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-ee0e-71da-a7f3-b4bce25f1bf8", "subject_kind": "pay-settings", "subject_name": "GUMLEAF CLEANING PTY LTD"}'),
  ('01a228dd-ee41-7376-83a6-faa7c20f5513', '{"at": "2026-11-29T19:52:42.817Z", "id": "01a228dd-ee41-7376-83a6-faa7c20f5513", "action": "client.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000001", "subject_kind": "client", "subject_name": "Wattlebird Property"}'),
  ('01a228dd-ee4d-70d7-ae62-90b0cf660402', '{"at": "2026-11-29T19:52:42.829Z", "id": "01a228dd-ee4d-70d7-ae62-90b0cf660402", "action": "client.job-set", "details": {"job": "Wattlebird House Offices", "from": "2026-09-01", "client": "Wattlebird Property"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000001", "subject_kind": "client", "subject_name": "Wattlebird Property"}'),
  ('01a228dd-ee58-7549-bcef-627bbd936409', '{"at": "2026-11-29T19:52:42.840Z", "id": "01a228dd-ee58-7549-bcef-627bbd936409", "action": "client.job-set", "details": {"job": "Sturt Pea Technology Hub", "from": "2026-09-01", "client": "Wattlebird Property"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000001", "subject_kind": "client", "subject_name": "Wattlebird Property"}'),
  ('01a228dd-ee65-77f2-a150-a414bfb5707c', '{"at": "2026-11-29T19:52:42.853Z", "id": "01a228dd-ee65-77f2-a150-a414bfb5707c", "action": "client.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000002", "subject_kind": "client", "subject_name": "Banksia Family Medical Centre"}'),
  ('01a228dd-ee6a-7050-9b96-26dc70f7aa8b', '{"at": "2026-11-29T19:52:42.858Z", "id": "01a228dd-ee6a-7050-9b96-26dc70f7aa8b", "action": "client.job-set", "details": {"job": "Banksia Family Medical Centre", "from": "2026-08-01", "client": "Banksia Family Medical Centre"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000002", "subject_kind": "client", "subject_name": "Banksia Family Medical Centre"}'),
  ('01a228dd-ee6f-72ec-a1ed-239b92c8f0cd', '{"at": "2026-11-29T19:52:42.863Z", "id": "01a228dd-ee6f-72ec-a1ed-239b92c8f0cd", "action": "client.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000003", "subject_kind": "client", "subject_name": "Little Pelicans"}'),
  ('01a228dd-ee72-7616-9617-9857b957b8c3', '{"at": "2026-11-29T19:52:42.866Z", "id": "01a228dd-ee72-7616-9617-9857b957b8c3", "action": "client.job-set", "details": {"job": "Little Pelicans Early Learning", "from": "2026-08-01", "client": "Little Pelicans"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000003", "subject_kind": "client", "subject_name": "Little Pelicans"}'),
  ('01a228dd-ee79-77af-9518-dccf4b2028f9', '{"at": "2026-11-29T19:52:42.873Z", "id": "01a228dd-ee79-77af-9518-dccf4b2028f9", "action": "client.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000004", "subject_kind": "client", "subject_name": "Port Adelaide Arts Trust"}'),
  ('01a228dd-ee7f-7557-aa42-c7a8a34dbbf6', '{"at": "2026-11-29T19:52:42.879Z", "id": "01a228dd-ee7f-7557-aa42-c7a8a34dbbf6", "action": "client.job-set", "details": {"job": "Wool Store Gallery", "from": "2026-08-01", "client": "Port Adelaide Arts Trust"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000004", "subject_kind": "client", "subject_name": "Port Adelaide Arts Trust"}'),
  ('01a228dd-ee85-73b3-8361-1ed9a81705e9', '{"at": "2026-11-29T19:52:42.885Z", "id": "01a228dd-ee85-73b3-8361-1ed9a81705e9", "action": "client.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000005", "subject_kind": "client", "subject_name": "Unley Libraries"}'),
  ('01a228dd-ee8f-721d-9602-a48991bf6818', '{"at": "2026-11-29T19:52:42.895Z", "id": "01a228dd-ee8f-721d-9602-a48991bf6818", "action": "client.job-set", "details": {"job": "Unley Corner Library", "from": "2026-08-01", "client": "Unley Libraries"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000005", "subject_kind": "client", "subject_name": "Unley Libraries"}'),
  ('01a228dd-ee9d-76c5-b9bc-5f5774bcb048', '{"at": "2026-11-29T19:52:42.909Z", "id": "01a228dd-ee9d-76c5-b9bc-5f5774bcb048", "action": "client.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000006", "subject_kind": "client", "subject_name": "Sandpiper Surf Club Inc."}'),
  ('01a228dd-eeae-76dc-b7b8-1ba0ef1efadb', '{"at": "2026-11-29T19:52:42.927Z", "id": "01a228dd-eeae-76dc-b7b8-1ba0ef1efadb", "action": "client.job-set", "details": {"job": "Sandpiper Surf Club", "from": "2026-08-01", "client": "Sandpiper Surf Club Inc."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000006", "subject_kind": "client", "subject_name": "Sandpiper Surf Club Inc."}'),
  ('01a228dd-eeda-7617-9292-123c7a94e618', '{"at": "2026-11-29T19:52:42.984Z", "id": "01a228dd-eeda-7617-9292-123c7a94e618", "action": "job-price.set", "details": {"from": "2026-08-01", "price": "visit 145.00"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-9000-000000000002", "subject_kind": "job", "subject_name": "Banksia Family Medical Centre"}'),
  ('01a228dd-ef03-7490-b166-c799750f6916', '{"at": "2026-11-29T19:52:43.011Z", "id": "01a228dd-ef03-7490-b166-c799750f6916", "action": "job-price.set", "details": {"from": "2026-08-01", "price": "month 2280.00"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-9000-000000000003", "subject_kind": "job", "subject_name": "Little Pelicans Early Learning"}'),
  ('01a228dd-ef13-7750-a5fe-3edcc973832f', '{"at": "2026-11-29T19:52:43.028Z", "id": "01a228dd-ef13-7750-a5fe-3edcc973832f", "action": "job-price.set", "details": {"from": "2026-08-01", "price": "visit 125.00"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-9000-000000000004", "subject_kind": "job", "subject_name": "Wool Store Gallery"}'),
  ('01a228dd-ef2d-71e9-8460-778538a9e325', '{"at": "2026-11-29T19:52:43.053Z", "id": "01a228dd-ef2d-71e9-8460-778538a9e325", "action": "job-price.set", "details": {"from": "2026-08-01", "price": "month 2750.00"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-9000-000000000007", "subject_kind": "job", "subject_name": "Sandpiper Surf Club"}'),
  ('01a228dd-efbb-76ac-bab4-ec306529d40d', '{"at": "2026-11-29T19:52:43.196Z", "id": "01a228dd-efbb-76ac-bab4-ec306529d40d", "action": "invoice.issued", "details": {"month": "2026-08", "total": "1754.50", "client": "Banksia Family Medical Centre", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-efa2-771e-8fbe-7be7e1e0775d", "subject_kind": "invoice", "subject_name": "INV-00001"}'),
  ('01a228dd-efbc-712c-93f6-e14bdcf18c89', '{"at": "2026-11-29T19:52:43.196Z", "id": "01a228dd-efbc-712c-93f6-e14bdcf18c89", "action": "invoice.issued", "details": {"month": "2026-08", "total": "2508.00", "client": "Little Pelicans", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-efa2-771e-8fbe-7f5907bdb3a9", "subject_kind": "invoice", "subject_name": "INV-00002"}'),
  ('01a228dd-efbc-712c-93f6-e60023475e5d', '{"at": "2026-11-29T19:52:43.196Z", "id": "01a228dd-efbc-712c-93f6-e60023475e5d", "action": "invoice.issued", "details": {"month": "2026-08", "total": "1512.50", "client": "Port Adelaide Arts Trust", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-efa2-771e-8fbe-80d54ca8fdf6", "subject_kind": "invoice", "subject_name": "INV-00003"}'),
  ('01a228dd-efbc-712c-93f6-e89f0adab604', '{"at": "2026-11-29T19:52:43.196Z", "id": "01a228dd-efbc-712c-93f6-e89f0adab604", "action": "invoice.issued", "details": {"month": "2026-08", "total": "2126.37", "client": "Unley Libraries", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-efa2-771e-8fbe-86d94c637fc2", "subject_kind": "invoice", "subject_name": "INV-00004"}'),
  ('01a228dd-efbc-712c-93f6-ec5ecd3575cc', '{"at": "2026-11-29T19:52:43.196Z", "id": "01a228dd-efbc-712c-93f6-ec5ecd3575cc", "action": "invoice.issued", "details": {"month": "2026-08", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-efa2-771e-8fbe-8a46b8819bcc", "subject_kind": "invoice", "subject_name": "INV-00005"}'),
  ('01a228dd-efc9-7587-98c8-0904c382050b', '{"at": "2026-11-29T19:52:43.209Z", "id": "01a228dd-efc9-7587-98c8-0904c382050b", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-efa2-771e-8fbe-7be7e1e0775d", "subject_kind": "invoice", "subject_name": "INV-00001"}'),
  ('01a228dd-f0af-7198-a161-4e8991700da2', '{"at": "2026-11-29T19:52:43.439Z", "id": "01a228dd-f0af-7198-a161-4e8991700da2", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-efa2-771e-8fbe-7f5907bdb3a9", "subject_kind": "invoice", "subject_name": "INV-00002"}'),
  ('01a228dd-f186-7618-96b4-5c4cb957330b', '{"at": "2026-11-29T19:52:43.654Z", "id": "01a228dd-f186-7618-96b4-5c4cb957330b", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-efa2-771e-8fbe-80d54ca8fdf6", "subject_kind": "invoice", "subject_name": "INV-00003"}'),
  ('01a228dd-f1de-7434-818f-fa8e648d5bf5', '{"at": "2026-11-29T19:52:43.742Z", "id": "01a228dd-f1de-7434-818f-fa8e648d5bf5", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-efa2-771e-8fbe-86d94c637fc2", "subject_kind": "invoice", "subject_name": "INV-00004"}'),
  ('01a228dd-f226-7432-90e4-ae4e4f2744d2', '{"at": "2026-11-29T19:52:43.814Z", "id": "01a228dd-f226-7432-90e4-ae4e4f2744d2", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-efa2-771e-8fbe-8a46b8819bcc", "subject_kind": "invoice", "subject_name": "INV-00005"}'),
  ('01a228dd-f2a5-756a-8e64-50305b5d1057', '{"at": "2026-11-29T19:52:43.941Z", "id": "01a228dd-f2a5-756a-8e64-50305b5d1057", "action": "invoice.issued", "details": {"month": "2026-09", "total": "7243.10", "client": "Wattlebird Property", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f287-7046-a5cc-a68f241d213a", "subject_kind": "invoice", "subject_name": "INV-00006"}'),
  ('01a228dd-f2a5-756a-8e64-557d366f300f', '{"at": "2026-11-29T19:52:43.941Z", "id": "01a228dd-f2a5-756a-8e64-557d366f300f", "action": "invoice.issued", "details": {"month": "2026-09", "total": "1914.00", "client": "Banksia Family Medical Centre", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f287-7046-a5cc-a9b19f38adc7", "subject_kind": "invoice", "subject_name": "INV-00007"}'),
  ('01a228dd-f2a5-756a-8e64-58cb43a8f161', '{"at": "2026-11-29T19:52:43.941Z", "id": "01a228dd-f2a5-756a-8e64-58cb43a8f161", "action": "invoice.issued", "details": {"month": "2026-09", "total": "2508.00", "client": "Little Pelicans", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f287-7046-a5cc-aee66e2084d0", "subject_kind": "invoice", "subject_name": "INV-00008"}'),
  ('01a228dd-f2a5-756a-8e64-5c636e39c478', '{"at": "2026-11-29T19:52:43.941Z", "id": "01a228dd-f2a5-756a-8e64-5c636e39c478", "action": "invoice.issued", "details": {"month": "2026-09", "total": "1787.50", "client": "Port Adelaide Arts Trust", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f287-7046-a5cc-b1504e660e63", "subject_kind": "invoice", "subject_name": "INV-00009"}'),
  ('01a228dd-f2a5-756a-8e64-6270571a846f', '{"at": "2026-11-29T19:52:43.941Z", "id": "01a228dd-f2a5-756a-8e64-6270571a846f", "action": "invoice.issued", "details": {"month": "2026-09", "total": "1960.21", "client": "Unley Libraries", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f287-7046-a5cc-b71e6358fda8", "subject_kind": "invoice", "subject_name": "INV-00010"}'),
  ('01a228dd-f2a5-756a-8e64-66db3b3fbf47', '{"at": "2026-11-29T19:52:43.941Z", "id": "01a228dd-f2a5-756a-8e64-66db3b3fbf47", "action": "invoice.issued", "details": {"month": "2026-09", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f287-7046-a5cc-b8f415f94da1", "subject_kind": "invoice", "subject_name": "INV-00011"}'),
  ('01a228dd-f2bd-77b2-a489-dec19a96e552', '{"at": "2026-11-29T19:52:43.966Z", "id": "01a228dd-f2bd-77b2-a489-dec19a96e552", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f287-7046-a5cc-a68f241d213a", "subject_kind": "invoice", "subject_name": "INV-00006"}'),
  ('01a228dd-f346-74ec-b18b-2ad6ee88e929', '{"at": "2026-11-29T19:52:44.102Z", "id": "01a228dd-f346-74ec-b18b-2ad6ee88e929", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f287-7046-a5cc-a9b19f38adc7", "subject_kind": "invoice", "subject_name": "INV-00007"}'),
  ('01a228dd-f379-7705-86a5-541d3cb54020', '{"at": "2026-11-29T19:52:44.153Z", "id": "01a228dd-f379-7705-86a5-541d3cb54020", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f287-7046-a5cc-aee66e2084d0", "subject_kind": "invoice", "subject_name": "INV-00008"}'),
  ('01a228dd-f3b0-72b5-8b0b-3401f7c6fa22', '{"at": "2026-11-29T19:52:44.209Z", "id": "01a228dd-f3b0-72b5-8b0b-3401f7c6fa22", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f287-7046-a5cc-b1504e660e63", "subject_kind": "invoice", "subject_name": "INV-00009"}'),
  ('01a228dd-f3e4-75ce-945b-2313b0d964b6', '{"at": "2026-11-29T19:52:44.261Z", "id": "01a228dd-f3e4-75ce-945b-2313b0d964b6", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f287-7046-a5cc-b71e6358fda8", "subject_kind": "invoice", "subject_name": "INV-00010"}'),
  ('01a228dd-f436-776f-a384-2c5ae14ecf7c', '{"at": "2026-11-29T19:52:44.342Z", "id": "01a228dd-f436-776f-a384-2c5ae14ecf7c", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f287-7046-a5cc-b8f415f94da1", "subject_kind": "invoice", "subject_name": "INV-00011"}'),
  ('01a228dd-f4c6-7744-bfc9-464b6c822b62', '{"at": "2026-11-29T19:52:44.486Z", "id": "01a228dd-f4c6-7744-bfc9-464b6c822b62", "action": "invoice.issued", "details": {"month": "2026-10", "total": "2073.50", "client": "Banksia Family Medical Centre", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f49a-76e2-97ce-e983dc118257", "subject_kind": "invoice", "subject_name": "INV-00012"}'),
  ('01a228dd-f4c6-7744-bfc9-4bcd9401085e', '{"at": "2026-11-29T19:52:44.487Z", "id": "01a228dd-f4c6-7744-bfc9-4bcd9401085e", "action": "invoice.issued", "details": {"month": "2026-10", "total": "1650.00", "client": "Port Adelaide Arts Trust", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f49a-76e2-97ce-ef21d183847e", "subject_kind": "invoice", "subject_name": "INV-00013"}'),
  ('01a228dd-f4c7-7009-9c94-d697ec04b043', '{"at": "2026-11-29T19:52:44.487Z", "id": "01a228dd-f4c7-7009-9c94-d697ec04b043", "action": "invoice.issued", "details": {"month": "2026-10", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f49a-76e2-97ce-f3c3d8333c30", "subject_kind": "invoice", "subject_name": "INV-00014"}'),
  ('01a228dd-f4de-74f3-91f1-a93649ff1e01', '{"at": "2026-11-29T19:52:44.510Z", "id": "01a228dd-f4de-74f3-91f1-a93649ff1e01", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f49a-76e2-97ce-e983dc118257", "subject_kind": "invoice", "subject_name": "INV-00012"}'),
  ('01a228dd-f56e-7750-a0c2-acf261e7f1a9', '{"at": "2026-11-29T19:52:44.654Z", "id": "01a228dd-f56e-7750-a0c2-acf261e7f1a9", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f49a-76e2-97ce-f3c3d8333c30", "subject_kind": "invoice", "subject_name": "INV-00014"}'),
  ('01a228dd-f62e-7156-b521-f8757afe154b', '{"at": "2026-11-29T19:52:44.846Z", "id": "01a228dd-f62e-7156-b521-f8757afe154b", "action": "invoice.adjusted", "details": {"note": "ADJ-00001", "total": "-137.50", "reason": "The visit on the second Saturday was cancelled by the gallery"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-f287-7046-a5cc-b1504e660e63", "subject_kind": "invoice", "subject_name": "INV-00009"}'),
  ('01a228dd-f6fb-721d-96fe-58fe096ac91e', '{"at": "2026-11-29T19:52:45.051Z", "id": "01a228dd-f6fb-721d-96fe-58fe096ac91e", "action": "invoice-extra.added", "details": {"day": "2026-11-30", "text": "Windows outside, levels 1 to 3", "amount": "385.00", "reason": "Asked for by Renee Castle on the telephone"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "bf4cf82e-6248-5cd6-ab55-ac56eb3611f3", "subject_kind": "invoice", "subject_name": "Windows outside, levels 1 to 3"}'),
  ('01a228dd-f7db-745f-aa01-569fc1a83d45', '{"at": "2026-11-29T19:52:45.276Z", "id": "01a228dd-f7db-745f-aa01-569fc1a83d45", "action": "client-payment.booked", "details": {"day": "2026-09-14", "amount": "1754.50", "invoices": "INV-00001 A$1754.50"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000002", "subject_kind": "client", "subject_name": "Banksia Family Medical Centre"}'),
  ('01a228dd-f84f-7325-95a6-883c79924450', '{"at": "2026-11-29T19:52:45.391Z", "id": "01a228dd-f84f-7325-95a6-883c79924450", "action": "client-payment.booked", "details": {"day": "2026-09-14", "amount": "2508.00", "invoices": "INV-00002 A$2508.00"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000003", "subject_kind": "client", "subject_name": "Little Pelicans"}'),
  ('01a228dd-f8c3-75da-b8f3-487c84c5d015', '{"at": "2026-11-29T19:52:45.507Z", "id": "01a228dd-f8c3-75da-b8f3-487c84c5d015", "action": "client-payment.booked", "details": {"day": "2026-09-14", "amount": "1512.50", "invoices": "INV-00003 A$1512.50"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000004", "subject_kind": "client", "subject_name": "Port Adelaide Arts Trust"}'),
  ('01a228dd-f91b-7475-996d-39b6413b10f5', '{"at": "2026-11-29T19:52:45.595Z", "id": "01a228dd-f91b-7475-996d-39b6413b10f5", "action": "client-payment.booked", "details": {"day": "2026-09-14", "amount": "2126.37", "invoices": "INV-00004 A$2126.37"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000005", "subject_kind": "client", "subject_name": "Unley Libraries"}'),
  ('01a228dd-f971-7484-ac8b-d1843252e236', '{"at": "2026-11-29T19:52:45.681Z", "id": "01a228dd-f971-7484-ac8b-d1843252e236", "action": "client-payment.booked", "details": {"day": "2026-09-14", "amount": "2875.00", "invoices": "INV-00005 A$2875.00"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000006", "subject_kind": "client", "subject_name": "Sandpiper Surf Club Inc."}'),
  ('01a228dd-f9ab-733e-9408-0b87e40d34c5', '{"at": "2026-11-29T19:52:45.739Z", "id": "01a228dd-f9ab-733e-9408-0b87e40d34c5", "action": "invoice.written-off", "details": {"amount": "150.00", "reason": "Agreed with the treasurer: the hall was closed for a week"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228dd-efa2-771e-8fbe-8a46b8819bcc", "subject_kind": "invoice", "subject_name": "INV-00005"}'),
  ('01a228dd-fac8-7434-b049-c45fa96d4bbc', '{"at": "2026-11-29T19:52:46.024Z", "id": "01a228dd-fac8-7434-b049-c45fa96d4bbc", "action": "bank-statement.imported", "details": {"added": "8", "known": "0", "left_out": "0", "outgoing": "0", "look_alike": "0"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "d8ec1b91-efb1-540b-bb7e-c48f16451016", "subject_kind": "list", "subject_name": "gumleaf-2026-11-30.ofx"}'),
  ('01a228dd-fb58-7319-97af-883efc72a138', '{"at": "2026-11-29T19:52:46.168Z", "id": "01a228dd-fb58-7319-97af-883efc72a138", "action": "client-payment.booked", "details": {"day": "2026-10-14", "amount": "7243.10", "invoices": "INV-00006 A$7243.10"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000001", "subject_kind": "client", "subject_name": "Wattlebird Property"}'),
  ('01a228dd-fbbb-71ef-af4a-ab19d7226582', '{"at": "2026-11-29T19:52:46.267Z", "id": "01a228dd-fbbb-71ef-af4a-ab19d7226582", "action": "client-payment.booked", "details": {"day": "2026-10-14", "amount": "1914.00", "invoices": "INV-00007 A$1914.00"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000002", "subject_kind": "client", "subject_name": "Banksia Family Medical Centre"}'),
  ('01a228dd-fc25-72b6-b39d-2d69c5ec1994', '{"at": "2026-11-29T19:52:46.373Z", "id": "01a228dd-fc25-72b6-b39d-2d69c5ec1994", "action": "client-payment.booked", "details": {"day": "2026-10-14", "amount": "1815.00", "invoices": "INV-00011 A$1815.00"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000006", "subject_kind": "client", "subject_name": "Sandpiper Surf Club Inc."}'),
  ('01a228dd-fc8f-77ba-8670-8b46e74d3a48', '{"at": "2026-11-29T19:52:46.479Z", "id": "01a228dd-fc8f-77ba-8670-8b46e74d3a48", "action": "client-payment.booked", "details": {"day": "2026-11-30", "amount": "1512.50", "invoices": "INV-00014 A$1512.50"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000006", "subject_kind": "client", "subject_name": "Sandpiper Surf Club Inc."}'),
  ('01a228dd-fcf0-700d-8638-b0c6c55963ed', '{"at": "2026-11-29T19:52:46.576Z", "id": "01a228dd-fcf0-700d-8638-b0c6c55963ed", "action": "payee.changed", "details": {"state": " → SA", "suburb": " → Prospect", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Amara", "family_name": " → Perera", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40118"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000010", "subject_kind": "person", "subject_name": "Amara Perera"}'),
  ('01a228dd-fd4d-75e3-b20a-edf0dcbe257d', '{"at": "2026-11-29T19:52:46.669Z", "id": "01a228dd-fd4d-75e3-b20a-edf0dcbe257d", "action": "payee.super-decided", "details": {"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000010", "subject_kind": "person", "subject_name": "Amara Perera"}'),
  ('01a228dd-fdc6-7111-9ab2-ed77c3225649', '{"at": "2026-11-29T19:52:46.791Z", "id": "01a228dd-fdc6-7111-9ab2-ed77c3225649", "action": "payee.changed", "details": {"state": " → SA", "suburb": " → Norwood", "fund_usi": " → HOS0100AU", "gst_from": " → 2023-07-01", "fund_name": " → Hostplus", "rcti_form": " → signed", "rcti_from": " → 2024-07-01", "given_name": " → Daniel", "rcti_terms": " → supplies-named, both-registered, company-issues, supplier-does-not, tells-when-it-ends", "family_name": " → Okafor", "may_delegate": " → yes", "contract_with": " → person", "gst_checked_on": " → 2026-11-02", "fund_member_number": " → 40125"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000011", "subject_kind": "person", "subject_name": "Daniel Okafor"}'),
  ('01a228dd-fdff-7780-9b5f-7120ffe16581', '{"at": "2026-11-29T19:52:46.847Z", "id": "01a228dd-fdff-7780-9b5f-7120ffe16581", "action": "payee.super-decided", "details": {"from": "2026-07-01", "answer": "no", "reason": "May send somebody else."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000011", "subject_kind": "person", "subject_name": "Daniel Okafor"}'),
  ('01a228dd-fe3e-7780-b475-7c6eda881f61', '{"at": "2026-11-29T19:52:46.910Z", "id": "01a228dd-fe3e-7780-b475-7c6eda881f61", "action": "payee.changed", "details": {"state": " → SA", "suburb": " → Mile End", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Mei", "family_name": " → Lin Chen", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40132"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000012", "subject_kind": "person", "subject_name": "Mei Lin Chen"}'),
  ('01a228dd-fe7e-75d6-b6a5-adab01d5da82', '{"at": "2026-11-29T19:52:46.974Z", "id": "01a228dd-fe7e-75d6-b6a5-adab01d5da82", "action": "payee.super-decided", "details": {"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000012", "subject_kind": "person", "subject_name": "Mei Lin Chen"}'),
  ('01a228dd-fed6-7745-8690-922fe10458a8', '{"at": "2026-11-29T19:52:47.062Z", "id": "01a228dd-fed6-7745-8690-922fe10458a8", "action": "payee.changed", "details": {"state": " → SA", "suburb": " → Modbury", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Tomasz", "family_name": " → Nowak", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40139"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000013", "subject_kind": "person", "subject_name": "Tomasz Nowak"}'),
  ('01a228dd-ff26-739f-ae9b-b32d41f0c96e', '{"at": "2026-11-29T19:52:47.142Z", "id": "01a228dd-ff26-739f-ae9b-b32d41f0c96e", "action": "payee.super-decided", "details": {"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000013", "subject_kind": "person", "subject_name": "Tomasz Nowak"}'),
  ('01a228dd-ffb0-7449-98d4-7c418c34c2e3', '{"at": "2026-11-29T19:52:47.280Z", "id": "01a228dd-ffb0-7449-98d4-7c418c34c2e3", "action": "payee.changed", "details": {"may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000014", "subject_kind": "person", "subject_name": "Priya Raghunathan-Venkataraman"}'),
  ('01a228de-001d-7524-9195-c63943653cc3', '{"at": "2026-11-29T19:52:47.389Z", "id": "01a228de-001d-7524-9195-c63943653cc3", "action": "payee.changed", "details": {"state": " → SA", "suburb": " → Glenelg", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Grace", "family_name": " → Papadopoulos", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40153"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000015", "subject_kind": "person", "subject_name": "Grace Papadopoulos"}'),
  ('01a228de-0091-70af-992a-6717b391667e', '{"at": "2026-11-29T19:52:47.505Z", "id": "01a228de-0091-70af-992a-6717b391667e", "action": "payee.super-decided", "details": {"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000015", "subject_kind": "person", "subject_name": "Grace Papadopoulos"}'),
  ('01a228de-00e6-7120-b746-bddf7c7f6f0b', '{"at": "2026-11-29T19:52:47.590Z", "id": "01a228de-00e6-7120-b746-bddf7c7f6f0b", "action": "pay-adjustment.added", "details": {"day": "2026-10-31", "file": "without a file", "kind": "bonus", "amount": "80.00", "reason": "Stood in on short notice"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000012", "subject_kind": "person", "subject_name": "Mei Lin Chen"}'),
  ('01a228de-0160-7774-95e2-865665d2a3e5', '{"at": "2026-11-29T19:52:47.712Z", "id": "01a228de-0160-7774-95e2-865665d2a3e5", "action": "pay-run.created", "details": {"pay_day": "2026-11-03", "through_day": "2026-10-31"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228de-0140-728d-ba4e-0a4571ece8a1", "subject_kind": "pay-run", "subject_name": "Pay run 1"}'),
  ('01a228de-0326-72d7-80d3-ed01db590f42', '{"at": "2026-11-29T19:52:48.166Z", "id": "01a228de-0326-72d7-80d3-ed01db590f42", "action": "pay-run.approved", "details": {"total": "7482.47", "people": "6", "through_day": "2026-10-31"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228de-0140-728d-ba4e-0a4571ece8a1", "subject_kind": "pay-run", "subject_name": "Pay run 1"}'),
  ('01a228de-0519-74e4-8478-d92986087ce9', '{"at": "2026-11-29T19:52:48.666Z", "id": "01a228de-0519-74e4-8478-d92986087ce9", "action": "pay-run.paid", "details": {"total": "7482.47", "people": "6", "paid_on": "2026-11-03"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228de-0140-728d-ba4e-0a4571ece8a1", "subject_kind": "pay-run", "subject_name": "Pay run 1"}'),
  ('01a228de-05c3-7789-bd77-4c6229de6334', '{"at": "2026-11-29T19:52:48.836Z", "id": "01a228de-05c3-7789-bd77-4c6229de6334", "action": "pay-adjustment.added", "details": {"day": "2026-11-30", "file": "without a file", "kind": "reimbursement", "amount": "34.80", "reason": "Floor pads from the hardware shop"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000010", "subject_kind": "person", "subject_name": "Amara Perera"}'),
  ('01a228de-0605-7619-a3e5-3ead7f25891f', '{"at": "2026-11-29T19:52:48.902Z", "id": "01a228de-0605-7619-a3e5-3ead7f25891f", "action": "pay-run.created", "details": {"pay_day": "2026-12-03", "through_day": "2026-11-29"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228de-05fb-74e1-8079-a1ef4b68331f", "subject_kind": "pay-run", "subject_name": "Pay run 2"}'),
  ('01a228de-0754-73e7-b131-7c86ab1f7db2', '{"at": "2026-11-29T19:52:49.236Z", "id": "01a228de-0754-73e7-b131-7c86ab1f7db2", "action": "payee.held", "details": {"reason": "Keys of the gallery are not back yet"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000013", "subject_kind": "person", "subject_name": "Tomasz Nowak"}');
INSERT INTO "token_key_set" (only_row, keys, fetched_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '{"keys": [{"e": "AQAB", "n": "sZQC_E17p6OZlpTp-ugtDeZd5WQyu-F5SCPSRRa9w-wd8Qe13ZaPGQhP9hklN5hks2nYj2Cs052mB_-VpjIK-YS8KZvZBOsEqhNSkAt0c31hwTZwwF819TMldXfG9tcuK1aIHbz3xdX2ssNoj2xoubv1OkZ_afr79rfprFhdW7NsrMwXywIDFzo1O9Jg7LwwWTpUInbmS_m5rkAOE8cqSc3VJ_WmRd8R2fajSBiHQG9eX2oqRIeayfpq9xWlqf6xsPbisp1JKuYors4cRmqKzkgQKhWTMmlP0Xr_5v1kveBeYkiO2A-iMipZnMsSA2k8ylzONiCio0SRqY8zT7NLEw", "kid": "01a228dd-d47f-7172-baf1-934fe5ac83c8", "kty": "RSA"}]}', '2026-11-29 19:52:41.488+00');
INSERT INTO "raised_notice" (id, notice, raised_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a228de-04f4-76ce-ab5e-47fae5f1faa6', '{"at": "2026-11-29T19:52:48.628Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000010"], "parameters": {"day": "3 Nov 2026", "amount": "A$933.55", "documents": "RA-00001"}}', '2026-11-29 19:52:48.377597+00'),
  ('01a228de-04fb-7050-a1cb-667509c0afef', '{"at": "2026-11-29T19:52:48.635Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000011"], "parameters": {"day": "3 Nov 2026", "amount": "A$1,901.28", "documents": "RCTI-00001"}}', '2026-11-29 19:52:48.377597+00'),
  ('01a228de-0507-73c8-8731-5ea105f9046e', '{"at": "2026-11-29T19:52:48.647Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000015"], "parameters": {"day": "3 Nov 2026", "amount": "A$1,543.00", "documents": "RA-00002"}}', '2026-11-29 19:52:48.377597+00'),
  ('01a228de-050d-77f6-b946-7c3c8c660511', '{"at": "2026-11-29T19:52:48.653Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000012"], "parameters": {"day": "3 Nov 2026", "amount": "A$1,086.42", "documents": "RA-00003"}}', '2026-11-29 19:52:48.377597+00'),
  ('01a228de-050f-75fa-999d-dbc5c9a5d6b4', '{"at": "2026-11-29T19:52:48.656Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000014"], "parameters": {"day": "3 Nov 2026", "amount": "A$974.97", "documents": "RA-00004"}}', '2026-11-29 19:52:48.377597+00'),
  ('01a228de-0513-7176-8bf1-683cd062fe75', '{"at": "2026-11-29T19:52:48.659Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000013"], "parameters": {"day": "3 Nov 2026", "amount": "A$1,043.25", "documents": "RA-00005"}}', '2026-11-29 19:52:48.377597+00');
INSERT INTO "known_job" (id, kind, title, address, ended_on) OVERRIDING SYSTEM VALUE VALUES
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
INSERT INTO "ledger_entry" (work_record_id, job_id, business_date, minutes, company_cents, held, changed_at, re_clean) OVERRIDING SYSTEM VALUE VALUES
  ('019fb9f6-3420-7516-9949-400f0dcc5eef', '01900000-0000-7000-9000-000000000004', '2026-08-01', '148', '11100', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fbab6-1150-7735-a947-55e9b7859c20', '01900000-0000-7000-9000-000000000007', '2026-08-01', '176', '14960', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fbabc-6668-7316-9273-6e4b17aebbf6', '01900000-0000-7000-9000-000000000007', '2026-08-01', '180', '15300', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fbfde-0b60-764b-9b0a-7d9f9845d47b', '01900000-0000-7000-9000-000000000007', '2026-08-02', '172', '14620', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fbfe2-f530-72f5-94f2-6baaaa7b7404', '01900000-0000-7000-9000-000000000007', '2026-08-02', '167', '14195', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fc40e-3020-7599-8c88-374a14218c1d', '01900000-0000-7000-9000-000000000006', '2026-08-03', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fc427-1338-70c5-ab7e-095cd390d938', '01900000-0000-7000-9000-000000000001', '2026-08-03', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fc428-1120-71a0-8021-45c62252bb3f', '01900000-0000-7000-9000-000000000001', '2026-08-03', '117', '9165', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fc6de-c8c8-70a9-944e-8fa46ea87a69', '01900000-0000-7000-9000-000000000003', '2026-08-03', '115', '9296', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fc6f5-61f0-712b-ba27-3c18c8c17b5f', '01900000-0000-7000-9000-000000000002', '2026-08-03', '136', '11787', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fc799-1048-75bf-99c8-4592ca35985f', '01900000-0000-7000-9000-000000000005', '2026-08-03', '240', '22400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fc939-c028-77e7-b8a3-23f66dd57582', '01900000-0000-7000-9000-000000000006', '2026-08-04', '113', '8287', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fc94c-8ca8-732f-ac4b-e61963aa6287', '01900000-0000-7000-9000-000000000001', '2026-08-04', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fc955-0888-7630-afa9-7176ff55b71d', '01900000-0000-7000-9000-000000000001', '2026-08-04', '108', '8460', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fc983-aa08-76a7-b657-db8b5965a843', '01900000-0000-7000-9000-000000000004', '2026-08-04', '116', '8700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fcc02-2340-71dd-a638-b5f6c07b8d3c', '01900000-0000-7000-9000-000000000003', '2026-08-04', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fce5f-8ba0-7780-9728-8d4cbbf62fae', '01900000-0000-7000-9000-000000000006', '2026-08-05', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fce75-de78-7694-a2ac-eba78cfacd63', '01900000-0000-7000-9000-000000000001', '2026-08-05', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fce79-0ee0-73be-bd2a-bd98f0da7b53', '01900000-0000-7000-9000-000000000001', '2026-08-05', '113', '8852', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fd12c-8a68-70cd-b1c1-e5e8badb646e', '01900000-0000-7000-9000-000000000003', '2026-08-05', '114', '9215', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fd13e-a338-765c-bbe0-7d22d741529c', '01900000-0000-7000-9000-000000000002', '2026-08-05', '140', '12133', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fd1ec-9a60-73cb-852b-341e94e424b9', '01900000-0000-7000-9000-000000000005', '2026-08-05', '224', '20907', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fd383-3c08-7306-aee4-7bbaef22a3ad', '01900000-0000-7000-9000-000000000006', '2026-08-06', '118', '8653', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fd39d-eff8-72d8-bcd3-52bc1b57e157', '01900000-0000-7000-9000-000000000001', '2026-08-06', '119', '9322', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fd3a3-5e98-77cd-a34d-c237e5bc0c3f', '01900000-0000-7000-9000-000000000001', '2026-08-06', '117', '9165', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fd3de-5458-7049-9b6e-a7891dfc4c3a', '01900000-0000-7000-9000-000000000004', '2026-08-06', '115', '8625', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fd651-9a60-76d1-bf68-65330c2d5123', '01900000-0000-7000-9000-000000000003', '2026-08-06', '101', '8164', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fd8a7-abd8-766c-9240-e5a9e6ca3030', '01900000-0000-7000-9000-000000000006', '2026-08-07', '174', '12760', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fd8c5-1330-77de-b63e-8f89fcce4cd6', '01900000-0000-7000-9000-000000000001', '2026-08-07', '115', '9008', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fd8ca-5ea8-7326-882e-83ddec12e8a6', '01900000-0000-7000-9000-000000000001', '2026-08-07', '106', '8303', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fdb76-bde0-76aa-bb51-1cbca39dc90c', '01900000-0000-7000-9000-000000000003', '2026-08-07', '118', '9538', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fdb93-69b8-7354-bd9c-ec11d264d04e', '01900000-0000-7000-9000-000000000002', '2026-08-07', '135', '11700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fdc3c-1950-7270-a348-8b8b663d4cb6', '01900000-0000-7000-9000-000000000005', '2026-08-07', '218', '20347', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fde0a-ab48-754d-8843-8f9cc42a82ed', '01900000-0000-7000-9000-000000000004', '2026-08-08', '133', '9975', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fdec6-c788-72ec-ad55-5a666bdde0ed', '01900000-0000-7000-9000-000000000007', '2026-08-08', '178', '15130', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fdecc-6120-768d-ae1f-a37eedadcb55', '01900000-0000-7000-9000-000000000007', '2026-08-08', '179', '15215', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fe3f1-b768-74bb-a039-ca151561cab0', '01900000-0000-7000-9000-000000000007', '2026-08-09', '174', '14790', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fe3f5-5918-7033-a5e4-8e96460f1a28', '01900000-0000-7000-9000-000000000007', '2026-08-09', '177', '15045', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fe818-1828-7682-bb73-86e54814bfe2', '01900000-0000-7000-9000-000000000006', '2026-08-10', '112', '8213', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fe834-cfb8-7461-9e39-721831688e23', '01900000-0000-7000-9000-000000000001', '2026-08-10', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fe83a-a000-7420-9309-e335cbd41a43', '01900000-0000-7000-9000-000000000001', '2026-08-10', '102', '7990', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019feae2-3890-7660-a3f5-27c82d6b258d', '01900000-0000-7000-9000-000000000003', '2026-08-10', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019feafc-e898-76d1-aa57-a164bae164a9', '01900000-0000-7000-9000-000000000002', '2026-08-10', '143', '12393', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019feba7-9fb8-7609-8c12-480cd9ee617f', '01900000-0000-7000-9000-000000000005', '2026-08-10', '230', '21467', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fed3e-9368-7177-9247-cc8d9c9cb778', '01900000-0000-7000-9000-000000000006', '2026-08-11', '119', '8727', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fed59-3f88-70d3-bf8c-3b0f66d3a94a', '01900000-0000-7000-9000-000000000001', '2026-08-11', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fed63-f5b8-7020-a7e5-650dc29fb51e', '01900000-0000-7000-9000-000000000001', '2026-08-11', '116', '9087', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019ff00e-2e28-745f-819b-d82c8cedb7a2', '01900000-0000-7000-9000-000000000003', '2026-08-11', '116', '9377', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019ff26c-fde8-70c8-8784-b33f3bf4b559', '01900000-0000-7000-9000-000000000006', '2026-08-12', '108', '7920', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019ff28b-7a98-7590-914d-895bb2a618af', '01900000-0000-7000-9000-000000000001', '2026-08-12', '109', '8538', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019ff537-2df0-745d-b80c-7373d4e29731', '01900000-0000-7000-9000-000000000003', '2026-08-12', '116', '9377', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019ff5fa-81d8-7058-8975-59e9f528c40f', '01900000-0000-7000-9000-000000000005', '2026-08-12', '236', '22027', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019ff78c-4d38-7762-be62-4ee20174d897', '01900000-0000-7000-9000-000000000006', '2026-08-13', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019ff7a9-4f00-743f-98e9-cfd74ef18c8f', '01900000-0000-7000-9000-000000000001', '2026-08-13', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019ff7ab-2b90-75ab-90db-d7e82bf90577', '01900000-0000-7000-9000-000000000001', '2026-08-13', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019ff7e3-9110-71a9-9be7-30baab2ee6e4', '01900000-0000-7000-9000-000000000004', '2026-08-13', '118', '8850', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019ffa62-9300-7551-b104-39c07482cbbd', '01900000-0000-7000-9000-000000000003', '2026-08-13', '110', '8892', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019ffcb2-a938-7299-adfc-8999a5607b52', '01900000-0000-7000-9000-000000000006', '2026-08-14', '178', '13053', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019ffcd6-abf8-745b-8345-e9fec112f41e', '01900000-0000-7000-9000-000000000001', '2026-08-14', '118', '9243', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019ffcd8-07a0-73e9-9424-9cd36ae285f6', '01900000-0000-7000-9000-000000000001', '2026-08-14', '99', '7755', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('019fff96-c210-7775-98c5-fd41ffaaeba8', '01900000-0000-7000-9000-000000000002', '2026-08-14', '143', '12393', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a00043-f200-7623-82b7-8bccc5d77046', '01900000-0000-7000-9000-000000000005', '2026-08-14', '235', '21933', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a002ce-0010-72eb-9f91-23a452181bfd', '01900000-0000-7000-9000-000000000007', '2026-08-15', '179', '15215', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a002d4-0320-7286-91ed-0c6bb8a67109', '01900000-0000-7000-9000-000000000007', '2026-08-15', '180', '15300', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a007f5-d310-7610-9c23-c37b93b42b84', '01900000-0000-7000-9000-000000000007', '2026-08-16', '177', '15045', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a007ff-7000-709e-bee4-aa4fb8a172a4', '01900000-0000-7000-9000-000000000007', '2026-08-16', '163', '13855', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a00c26-e230-7603-bc50-415a6abb33c6', '01900000-0000-7000-9000-000000000006', '2026-08-17', '109', '7993', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a00c3f-a220-726e-a302-ffe1cb7f55cd', '01900000-0000-7000-9000-000000000001', '2026-08-17', '118', '9243', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a00c45-62c8-74d2-84d3-9bfeb7324d41', '01900000-0000-7000-9000-000000000001', '2026-08-17', '105', '8225', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a00eed-87f8-73d1-9361-786f11e248fd', '01900000-0000-7000-9000-000000000003', '2026-08-17', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a00f0c-4ee0-77e5-b8ca-41f812b4ce0f', '01900000-0000-7000-9000-000000000002', '2026-08-17', '140', '12133', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a00fb9-4820-72f0-9347-a0f159665979', '01900000-0000-7000-9000-000000000005', '2026-08-17', '220', '20533', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0114e-0d38-7609-9c1a-896331abcfd5', '01900000-0000-7000-9000-000000000006', '2026-08-18', '118', '8653', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0116a-2888-71b4-b67d-dbfc14200549', '01900000-0000-7000-9000-000000000001', '2026-08-18', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a01172-a850-70c0-abfa-2704c7cfc7ed', '01900000-0000-7000-9000-000000000001', '2026-08-18', '100', '7833', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a011a7-7008-71bc-b8c5-a8d057cde333', '01900000-0000-7000-9000-000000000004', '2026-08-18', '109', '8175', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0141b-6da8-730e-96ed-0e9d4ccea68a', '01900000-0000-7000-9000-000000000003', '2026-08-18', '113', '9134', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a01673-1560-761d-90e0-5acab3cc919a', '01900000-0000-7000-9000-000000000006', '2026-08-19', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0168e-4650-7423-8d88-69670fa22a4c', '01900000-0000-7000-9000-000000000001', '2026-08-19', '112', '8773', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a01940-6248-779c-83f8-53be5c87879c', '01900000-0000-7000-9000-000000000003', '2026-08-19', '109', '8811', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a01961-f7f0-7765-b7c8-532e78006207', '01900000-0000-7000-9000-000000000002', '2026-08-19', '147', '12740', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a019ff-d600-758d-bdfe-29fc36fb2948', '01900000-0000-7000-9000-000000000005', '2026-08-19', '231', '21560', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a01b98-63d8-7521-919c-9bd9030709d6', '01900000-0000-7000-9000-000000000006', '2026-08-20', '114', '8360', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a01bb4-a638-70f5-9233-7691016c7416', '01900000-0000-7000-9000-000000000001', '2026-08-20', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a01bb7-b378-71e4-9a40-293c9c5b0cef', '01900000-0000-7000-9000-000000000001', '2026-08-20', '119', '9322', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a01bec-0dd0-73d2-8a9d-0b3bda8cc012', '01900000-0000-7000-9000-000000000004', '2026-08-20', '120', '9000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a01e6c-4070-7644-a4e0-1ec223f73d35', '01900000-0000-7000-9000-000000000003', '2026-08-20', '100', '8083', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a020c7-89d8-75f9-a9e5-280512388d5a', '01900000-0000-7000-9000-000000000006', '2026-08-21', '160', '11733', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a020d9-ece0-7423-b505-55a90041fe6f', '01900000-0000-7000-9000-000000000001', '2026-08-21', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a020e0-3258-7296-9f01-34d40df061db', '01900000-0000-7000-9000-000000000001', '2026-08-21', '116', '9087', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a02391-b210-75c3-8cde-578765be9902', '01900000-0000-7000-9000-000000000003', '2026-08-21', '114', '9215', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a023b0-e270-7783-a296-549a86cad987', '01900000-0000-7000-9000-000000000002', '2026-08-21', '139', '12047', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0244b-bef8-7358-9312-da8e458ae9f5', '01900000-0000-7000-9000-000000000005', '2026-08-21', '227', '21187', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a02621-1750-727d-b6ff-c92e330145a0', '01900000-0000-7000-9000-000000000004', '2026-08-22', '150', '11250', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a026e6-8a30-7264-9a31-3fee0b6e5c49', '01900000-0000-7000-9000-000000000007', '2026-08-22', '171', '14535', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a026e8-bcb0-758c-af4b-76b5dda3b3b0', '01900000-0000-7000-9000-000000000007', '2026-08-22', '170', '14450', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a02c02-a918-7047-8193-438d8aa8a013', '01900000-0000-7000-9000-000000000007', '2026-08-23', '180', '15300', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a02c0a-fde8-75c2-ad6c-f7bf49ebe7e8', '01900000-0000-7000-9000-000000000007', '2026-08-23', '169', '14365', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0303d-16a8-7756-873b-335027f781ae', '01900000-0000-7000-9000-000000000006', '2026-08-24', '115', '8433', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0304d-85b0-7117-b8b5-96b5cc899580', '01900000-0000-7000-9000-000000000001', '2026-08-24', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0304f-d388-77c8-85a3-cf67cdf417a2', '01900000-0000-7000-9000-000000000001', '2026-08-24', '113', '8852', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a03322-21b0-76d8-8b6c-85c7321e2b01', '01900000-0000-7000-9000-000000000002', '2026-08-24', '139', '12047', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a033bf-6f38-7185-b712-41da248fcafb', '01900000-0000-7000-9000-000000000005', '2026-08-24', '227', '21187', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0355c-5e28-7392-9cc3-d2ec37b314f9', '01900000-0000-7000-9000-000000000006', '2026-08-25', '105', '7700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a03578-0c18-7649-8640-7c0cfd5c37b7', '01900000-0000-7000-9000-000000000001', '2026-08-25', '117', '9165', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a03579-5438-7468-b2df-faf56aa74acd', '01900000-0000-7000-9000-000000000001', '2026-08-25', '105', '8225', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a035b3-6b50-743b-bce8-77c814c21f78', '01900000-0000-7000-9000-000000000004', '2026-08-25', '107', '8025', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a03a7f-fb08-704e-8660-55ec4de77a4a', '01900000-0000-7000-9000-000000000006', '2026-08-26', '110', '8067', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a03a9c-58c0-72f0-92b3-f7652ac557d4', '01900000-0000-7000-9000-000000000001', '2026-08-26', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a03aa5-e9f8-731b-b0fa-0d7a972092a4', '01900000-0000-7000-9000-000000000001', '2026-08-26', '109', '8538', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a03d54-6828-733d-80ec-e7adc04d85da', '01900000-0000-7000-9000-000000000003', '2026-08-26', '114', '9215', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a03d6f-6650-72ca-ab06-712624039476', '01900000-0000-7000-9000-000000000002', '2026-08-26', '134', '11613', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a03e0e-8898-7417-96fe-71b3f0f667e6', '01900000-0000-7000-9000-000000000005', '2026-08-26', '240', '22400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a03fa6-6a90-74ec-8cc5-6cfa5f9b348b', '01900000-0000-7000-9000-000000000006', '2026-08-27', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a03fc5-f0e0-735b-90df-e7e7a5ca5052', '01900000-0000-7000-9000-000000000001', '2026-08-27', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a03fcc-2aa0-777d-9093-a24165b92b04', '01900000-0000-7000-9000-000000000001', '2026-08-27', '105', '8225', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a03ff8-18b8-71e4-9195-3919b34a8fa2', '01900000-0000-7000-9000-000000000004', '2026-08-27', '117', '8775', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0427b-29b8-77fb-97db-154acc350d2a', '01900000-0000-7000-9000-000000000003', '2026-08-27', '108', '8730', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a044d7-e638-75b0-9a32-8db151ed9b5e', '01900000-0000-7000-9000-000000000006', '2026-08-28', '167', '12247', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a044ec-f4d8-7162-9d1e-604e2373ce80', '01900000-0000-7000-9000-000000000001', '2026-08-28', '104', '8147', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0479a-fdd8-76a6-aab6-03f15c646752', '01900000-0000-7000-9000-000000000003', '2026-08-28', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a04861-b108-7301-89a6-028b125a7f30', '01900000-0000-7000-9000-000000000005', '2026-08-28', '228', '21280', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a04a2d-2238-737f-b2a5-c4d4bfbee52d', '01900000-0000-7000-9000-000000000004', '2026-08-29', '135', '10125', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a04aea-d8a0-7239-8f51-a2fb7e17b877', '01900000-0000-7000-9000-000000000007', '2026-08-29', '180', '15300', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a04af0-56e0-739d-abfe-212a7b2c0ab3', '01900000-0000-7000-9000-000000000007', '2026-08-29', '162', '13770', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a05015-4f68-71aa-887a-2cacd1bd93c6', '01900000-0000-7000-9000-000000000007', '2026-08-30', '177', '15045', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0501a-5c60-77d3-9028-31b6549625c0', '01900000-0000-7000-9000-000000000007', '2026-08-30', '169', '14365', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a05440-4bd8-76fb-8442-45920c50b048', '01900000-0000-7000-9000-000000000006', '2026-08-31', '116', '8507', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a05707-d048-7409-9e69-14a4371e281c', '01900000-0000-7000-9000-000000000003', '2026-08-31', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a05729-1bb8-72ea-8bb0-88617e23c559', '01900000-0000-7000-9000-000000000002', '2026-08-31', '150', '13000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a057cf-e308-7176-b8cd-fec75852b46b', '01900000-0000-7000-9000-000000000005', '2026-08-31', '236', '22027', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0596e-c210-70a7-b47f-16e664f26545', '01900000-0000-7000-9000-000000000006', '2026-09-01', '104', '7627', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0597e-6210-716b-869b-67eadbac7135', '01900000-0000-7000-9000-000000000001', '2026-09-01', '112', '8773', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0598b-2b80-7632-a702-83921d92f3b2', '01900000-0000-7000-9000-000000000001', '2026-09-01', '112', '8773', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a059be-6c98-729a-b837-37a12d0aeefe', '01900000-0000-7000-9000-000000000004', '2026-09-01', '120', '9000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a05c2e-0d08-74d1-b040-9a4e702c2f4e', '01900000-0000-7000-9000-000000000003', '2026-09-01', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a05e8b-9890-7766-8f60-3e1b12dddcb2', '01900000-0000-7000-9000-000000000006', '2026-09-02', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a05eaa-6f18-76db-8246-4a2dae71a673', '01900000-0000-7000-9000-000000000001', '2026-09-02', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a05eaf-7058-730a-a466-e744b48ee147', '01900000-0000-7000-9000-000000000001', '2026-09-02', '101', '7912', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a06153-5f68-7061-8a84-b95a8b54c26a', '01900000-0000-7000-9000-000000000003', '2026-09-02', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a06172-0710-76ab-a002-af6deb3d27b8', '01900000-0000-7000-9000-000000000002', '2026-09-02', '150', '13000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a06217-a198-714e-b03f-bdc1f2757822', '01900000-0000-7000-9000-000000000005', '2026-09-02', '230', '21467', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a063bc-9b20-76ae-8236-151c66cc8042', '01900000-0000-7000-9000-000000000006', '2026-09-03', '108', '7920', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a063ce-b008-7555-b4b7-509db066ab17', '01900000-0000-7000-9000-000000000001', '2026-09-03', '118', '9243', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a063d6-a718-7511-9caa-5765abe351e7', '01900000-0000-7000-9000-000000000001', '2026-09-03', '103', '8068', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a06406-cb50-71f9-ac4c-461314f48064', '01900000-0000-7000-9000-000000000004', '2026-09-03', '120', '9000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a06684-65e0-74f1-b44b-93781c6979ac', '01900000-0000-7000-9000-000000000003', '2026-09-03', '102', '8245', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a068d8-f0b8-71c7-bdaa-210d36600f19', '01900000-0000-7000-9000-000000000006', '2026-09-04', '173', '12687', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a068f6-e0c8-70d8-a69b-5017b20dad8f', '01900000-0000-7000-9000-000000000001', '2026-09-04', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a068f7-4a40-71df-a140-000c25dfe2cd', '01900000-0000-7000-9000-000000000001', '2026-09-04', '112', '8773', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a06ba8-cde0-774d-aa35-197e0b4f3c9e', '01900000-0000-7000-9000-000000000003', '2026-09-04', '115', '9296', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a06bbe-6920-76ff-bd24-3b28d4dd92ac', '01900000-0000-7000-9000-000000000002', '2026-09-04', '146', '12653', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a06c62-1b60-77e4-8427-8f83b3e4e22b', '01900000-0000-7000-9000-000000000005', '2026-09-04', '236', '22027', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a06e3c-f1f8-76ae-9032-36220ab165be', '01900000-0000-7000-9000-000000000004', '2026-09-05', '144', '10800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a06ef7-3978-701e-b2f9-bf374937866a', '01900000-0000-7000-9000-000000000007', '2026-09-05', '171', '14535', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a06efb-4c70-7264-87f8-d309bf84d345', '01900000-0000-7000-9000-000000000007', '2026-09-05', '180', '15300', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a07421-8d18-7616-8401-549ae12a2254', '01900000-0000-7000-9000-000000000007', '2026-09-06', '168', '14280', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a07422-dd08-700b-9807-e6f89b62c546', '01900000-0000-7000-9000-000000000007', '2026-09-06', '180', '15300', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a07851-fff8-7445-b892-effa856b5a10', '01900000-0000-7000-9000-000000000006', '2026-09-07', '112', '8213', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a07870-bb28-70fb-9fca-5ba20db323f4', '01900000-0000-7000-9000-000000000001', '2026-09-07', '116', '9087', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a07871-fb78-71e0-8e06-94560590d2d7', '01900000-0000-7000-9000-000000000001', '2026-09-07', '110', '8617', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a07b20-d768-7526-8c6d-93c4a8d37642', '01900000-0000-7000-9000-000000000003', '2026-09-07', '117', '9458', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a07b32-e868-72c3-9e5b-14b16f07346c', '01900000-0000-7000-9000-000000000002', '2026-09-07', '140', '12133', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a07bd8-dcc8-7535-904e-6ba35bc552c1', '01900000-0000-7000-9000-000000000005', '2026-09-07', '232', '21653', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a07d7a-4c10-702f-aa2e-3ef854518cb0', '01900000-0000-7000-9000-000000000006', '2026-09-08', '110', '8067', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a07d90-3570-73b2-95a7-67e9756b2932', '01900000-0000-7000-9000-000000000001', '2026-09-08', '110', '8617', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a07d90-8390-7006-9d8f-ab6e7ad3d3be', '01900000-0000-7000-9000-000000000001', '2026-09-08', '109', '8538', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a07dcb-d710-7478-af13-75f73bb9d9a3', '01900000-0000-7000-9000-000000000004', '2026-09-08', '114', '8550', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a08040-3270-7452-9ff6-1cf265b3d2b8', '01900000-0000-7000-9000-000000000003', '2026-09-08', '115', '9296', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0829b-3d58-7420-943a-6aad5ccdd086', '01900000-0000-7000-9000-000000000006', '2026-09-09', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a082b2-ebd8-729f-82d3-cdcd7f2a8a2f', '01900000-0000-7000-9000-000000000001', '2026-09-09', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a082be-f9c8-711e-9165-df6b8b833463', '01900000-0000-7000-9000-000000000001', '2026-09-09', '102', '7990', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a08560-29b8-724e-aece-87e94cee8e4c', '01900000-0000-7000-9000-000000000003', '2026-09-09', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a08581-0f98-7355-bb0f-1d08b537b3ec', '01900000-0000-7000-9000-000000000002', '2026-09-09', '150', '13000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0862a-c100-7017-af2e-4a05268c04cb', '01900000-0000-7000-9000-000000000005', '2026-09-09', '223', '20813', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a087c2-31b0-73a5-a79b-807825469f99', '01900000-0000-7000-9000-000000000006', '2026-09-10', '108', '7920', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a087e2-cd58-77fd-8cfb-059a1ea84683', '01900000-0000-7000-9000-000000000001', '2026-09-10', '104', '8147', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a087e3-4e40-71cd-9037-dd082aad8ce6', '01900000-0000-7000-9000-000000000001', '2026-09-10', '103', '8068', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a08812-bae0-71eb-8ae2-e589d2f45077', '01900000-0000-7000-9000-000000000004', '2026-09-10', '115', '8625', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a08a8b-9698-77bd-b33e-1ef9ef1e0af1', '01900000-0000-7000-9000-000000000003', '2026-09-10', '107', '8649', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a08d02-4b88-76d0-b2fd-484d946c538f', '01900000-0000-7000-9000-000000000001', '2026-09-11', '118', '9243', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a08d08-3728-760d-a490-347fbce4e8c3', '01900000-0000-7000-9000-000000000001', '2026-09-11', '117', '9165', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a08faf-1820-73af-880f-c325004926d7', '01900000-0000-7000-9000-000000000003', '2026-09-11', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a09075-0fd0-7230-ba6b-bc452267b1f2', '01900000-0000-7000-9000-000000000005', '2026-09-11', '230', '21467', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a09240-5608-7551-bdff-21deda813d81', '01900000-0000-7000-9000-000000000004', '2026-09-12', '150', '11250', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a09300-5e30-7295-8861-57e395badc03', '01900000-0000-7000-9000-000000000007', '2026-09-12', '178', '15130', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a09306-8080-70ae-931d-05fe701795dd', '01900000-0000-7000-9000-000000000007', '2026-09-12', '172', '14620', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a09827-b048-7212-a16a-79fc420cd414', '01900000-0000-7000-9000-000000000007', '2026-09-13', '180', '15300', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a09832-2410-70b7-8317-76b8fcf655dd', '01900000-0000-7000-9000-000000000007', '2026-09-13', '170', '14450', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a09c5c-2a68-770c-a757-1d6c9c930dcd', '01900000-0000-7000-9000-000000000006', '2026-09-14', '110', '8067', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a09c73-1d68-7550-a583-a8438beaf95f', '01900000-0000-7000-9000-000000000001', '2026-09-14', '115', '9008', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a09c75-b190-70a1-b827-23ff9e513ba6', '01900000-0000-7000-9000-000000000001', '2026-09-14', '118', '9243', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a09f20-c4c0-753b-bc8c-e077729c1da2', '01900000-0000-7000-9000-000000000003', '2026-09-14', '115', '9296', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a09f3c-91f0-7135-b3f9-f570b2f38118', '01900000-0000-7000-9000-000000000002', '2026-09-14', '141', '12220', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a09fe6-2418-7288-86dd-2a7154d55f03', '01900000-0000-7000-9000-000000000005', '2026-09-14', '231', '21560', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0a197-71e0-704b-ac26-d0cebe6a4ed9', '01900000-0000-7000-9000-000000000001', '2026-09-15', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0a198-3530-75b2-893b-6144d341be85', '01900000-0000-7000-9000-000000000001', '2026-09-15', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0a1ce-d1a8-721e-a484-06b15abaeea6', '01900000-0000-7000-9000-000000000004', '2026-09-15', '112', '8400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0a44b-9948-74b8-a8c5-5cd97fe2432b', '01900000-0000-7000-9000-000000000003', '2026-09-15', '106', '8568', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0a6aa-2e70-747d-952c-02e2d63691a2', '01900000-0000-7000-9000-000000000006', '2026-09-16', '109', '7993', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0a6c2-9488-7544-932b-c5c4288893eb', '01900000-0000-7000-9000-000000000001', '2026-09-16', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0a6cb-fac8-72a5-98af-fa5029fea938', '01900000-0000-7000-9000-000000000001', '2026-09-16', '98', '7677', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0a972-a128-720b-9098-f3c8d0b47c8e', '01900000-0000-7000-9000-000000000003', '2026-09-16', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0a991-25a8-70de-90ac-ac6b1c398fdd', '01900000-0000-7000-9000-000000000002', '2026-09-16', '138', '11960', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0aa38-8550-745b-996c-bcc03964fbed', '01900000-0000-7000-9000-000000000005', '2026-09-16', '229', '21373', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0abd0-c8f0-7033-9126-020a150fc243', '01900000-0000-7000-9000-000000000006', '2026-09-17', '111', '8140', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0abe5-c7f0-70b5-b52c-d927331c1554', '01900000-0000-7000-9000-000000000001', '2026-09-17', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0abe9-1b80-71c9-bfc7-b12023fbd19c', '01900000-0000-7000-9000-000000000001', '2026-09-17', '107', '8382', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0ac23-8c70-71e0-9e03-43749e666134', '01900000-0000-7000-9000-000000000004', '2026-09-17', '118', '8850', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0ae97-72a0-73b9-8014-492b4f55a04c', '01900000-0000-7000-9000-000000000003', '2026-09-17', '111', '8973', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0b0fb-cc58-7769-a6f7-56d5cf22ae72', '01900000-0000-7000-9000-000000000006', '2026-09-18', '166', '12173', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0b113-28d0-724d-8702-9be458c206c8', '01900000-0000-7000-9000-000000000001', '2026-09-18', '104', '8147', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0b113-b958-7202-953c-eef2682d5c1e', '01900000-0000-7000-9000-000000000001', '2026-09-18', '108', '8460', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0b3bc-1150-778a-b59b-3941489ea28c', '01900000-0000-7000-9000-000000000003', '2026-09-18', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0b3d7-da98-712d-b03e-a8373c23ac13', '01900000-0000-7000-9000-000000000002', '2026-09-18', '150', '13000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0b481-93d0-73bb-8491-6bfa0ef1e78c', '01900000-0000-7000-9000-000000000005', '2026-09-18', '230', '21467', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0b65a-cc58-7380-9e0f-bc2752680efd', '01900000-0000-7000-9000-000000000004', '2026-09-19', '133', '9975', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0b716-40a0-7143-b5d6-a74c03937b0b', '01900000-0000-7000-9000-000000000007', '2026-09-19', '172', '14620', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a0b719-cae0-7270-99da-e2710ca10c32', '01900000-0000-7000-9000-000000000007', '2026-09-19', '176', '14960', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a0bc32-cce8-772e-b15b-a37e66477ff5', '01900000-0000-7000-9000-000000000007', '2026-09-20', '180', '15300', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a0bc33-9fd8-7066-a402-235e8fa0b83c', '01900000-0000-7000-9000-000000000007', '2026-09-20', '180', '15300', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a0c06e-bd30-73b7-bb03-c1826882588f', '01900000-0000-7000-9000-000000000006', '2026-09-21', '111', '8140', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0c07f-e3d0-7090-a11e-d9204022c0cb', '01900000-0000-7000-9000-000000000001', '2026-09-21', '114', '8930', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0c084-4cb8-706b-a7ad-31b6ccebc389', '01900000-0000-7000-9000-000000000001', '2026-09-21', '107', '8382', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0c32e-6db8-7651-92ff-5b6922775755', '01900000-0000-7000-9000-000000000003', '2026-09-21', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0c350-9fa0-7600-a4f8-df92faac4790', '01900000-0000-7000-9000-000000000002', '2026-09-21', '132', '11440', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0c3f5-b170-7763-9606-36a8ba8da058', '01900000-0000-7000-9000-000000000005', '2026-09-21', '227', '21187', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0c58e-a0f0-76da-bcdc-314d622a5d50', '01900000-0000-7000-9000-000000000006', '2026-09-22', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0c5a7-3200-71ee-ba4b-30caf14deb3d', '01900000-0000-7000-9000-000000000001', '2026-09-22', '113', '8852', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0c5ab-f0d8-77f5-bcfc-8eef57ee757a', '01900000-0000-7000-9000-000000000001', '2026-09-22', '104', '8147', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0c5dc-5f48-706c-bd03-859adfb68b11', '01900000-0000-7000-9000-000000000004', '2026-09-22', '116', '8700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0cab4-0ac0-7680-81b5-d4b54745a305', '01900000-0000-7000-9000-000000000006', '2026-09-23', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0cacf-7a30-7618-a5d9-81a3d1402766', '01900000-0000-7000-9000-000000000001', '2026-09-23', '119', '9322', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0cad3-5290-7357-8852-f64da1e41ec4', '01900000-0000-7000-9000-000000000001', '2026-09-23', '113', '8852', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0cd79-b2a0-700b-9ae3-ed599f085a10', '01900000-0000-7000-9000-000000000003', '2026-09-23', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0cd9f-14f0-715d-9278-4f4803f78ccc', '01900000-0000-7000-9000-000000000002', '2026-09-23', '138', '11960', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0ce40-1f80-7560-8459-fd23167e1940', '01900000-0000-7000-9000-000000000005', '2026-09-23', '224', '20907', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0cfd8-6708-744c-9537-34450c059823', '01900000-0000-7000-9000-000000000006', '2026-09-24', '119', '8727', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0cff4-3c08-713e-9e91-bc7018a203c4', '01900000-0000-7000-9000-000000000001', '2026-09-24', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0cffd-40a0-7751-a6d5-e4cf4c184282', '01900000-0000-7000-9000-000000000001', '2026-09-24', '115', '9008', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0d02a-0978-712a-82a5-6d9cf54412ad', '01900000-0000-7000-9000-000000000004', '2026-09-24', '119', '8925', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0d2a6-fc10-748f-a64d-3283ae5d48f0', '01900000-0000-7000-9000-000000000003', '2026-09-24', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0d503-0cb0-70d9-90ee-6535cb74497e', '01900000-0000-7000-9000-000000000006', '2026-09-25', '179', '13127', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0d518-7910-76fa-99dc-e9af6cd12f94', '01900000-0000-7000-9000-000000000001', '2026-09-25', '118', '9243', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0d522-d950-766e-93fe-53c9680af5cb', '01900000-0000-7000-9000-000000000001', '2026-09-25', '107', '8382', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0d7d1-f3c0-768b-938c-54c9c5fa792c', '01900000-0000-7000-9000-000000000003', '2026-09-25', '103', '8326', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0d7ed-43f0-75a7-8217-aded0aee6451', '01900000-0000-7000-9000-000000000002', '2026-09-25', '133', '11527', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0d885-e240-7411-b828-6d2f776369f4', '01900000-0000-7000-9000-000000000005', '2026-09-25', '239', '22307', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0da64-7db0-76ee-83f5-14904ffa3e08', '01900000-0000-7000-9000-000000000004', '2026-09-26', '136', '10200', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0db19-8188-767b-b71e-08f1fd26a83c', '01900000-0000-7000-9000-000000000007', '2026-09-26', '180', '15300', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a0e04d-db90-736d-a7e4-b69a18f2e02a', '01900000-0000-7000-9000-000000000007', '2026-09-27', '176', '14960', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a0e47c-6628-76a1-95fa-a1297f6cbbdd', '01900000-0000-7000-9000-000000000006', '2026-09-28', '111', '8140', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0e490-1150-7607-89aa-0565f14fb84d', '01900000-0000-7000-9000-000000000001', '2026-09-28', '107', '8382', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0e494-b0e8-7088-9c2d-42251e519015', '01900000-0000-7000-9000-000000000001', '2026-09-28', '116', '9087', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0e75c-c1f8-7518-8bdc-b3f31f080d8d', '01900000-0000-7000-9000-000000000002', '2026-09-28', '138', '11960', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0e807-1b58-73d9-84ca-380757ae2f16', '01900000-0000-7000-9000-000000000005', '2026-09-28', '235', '21933', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0e99d-8650-73a8-900d-a1f40ad79b68', '01900000-0000-7000-9000-000000000006', '2026-09-29', '103', '7553', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0e9b0-52d0-722c-8da0-24c48980480e', '01900000-0000-7000-9000-000000000001', '2026-09-29', '118', '9243', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0e9ef-d888-759d-8377-bc9066a9913c', '01900000-0000-7000-9000-000000000004', '2026-09-29', '110', '8250', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0ec61-d288-7674-9e4f-c737c7daed39', '01900000-0000-7000-9000-000000000003', '2026-09-29', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0eebf-b018-73f7-9e59-5c9eb6b208a3', '01900000-0000-7000-9000-000000000006', '2026-09-30', '116', '8507', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0eed7-b870-704e-8865-881be0090354', '01900000-0000-7000-9000-000000000001', '2026-09-30', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0eede-01d0-7740-bbad-f8f2f35bb187', '01900000-0000-7000-9000-000000000001', '2026-09-30', '107', '8382', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0f191-5a30-739a-8eb3-003b1ba3f51e', '01900000-0000-7000-9000-000000000003', '2026-09-30', '115', '9296', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0f1a9-79f8-77d7-a6e6-a57b1bdad7a8', '01900000-0000-7000-9000-000000000002', '2026-09-30', '136', '11787', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0f246-a070-770e-809b-e967d15aabc0', '01900000-0000-7000-9000-000000000005', '2026-09-30', '231', '21560', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0f3ff-6c30-7767-a01d-9f62256732ac', '01900000-0000-7000-9000-000000000001', '2026-10-01', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0f400-9510-768b-a7d2-176b564902e9', '01900000-0000-7000-9000-000000000001', '2026-10-01', '115', '9008', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0f43c-dac0-74e0-a346-a7187f85470c', '01900000-0000-7000-9000-000000000004', '2026-10-01', '105', '7875', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0f6af-3a50-7278-afa0-894641e70446', '01900000-0000-7000-9000-000000000003', '2026-10-01', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0f923-bcc0-76ac-b295-54a746a89c4e', '01900000-0000-7000-9000-000000000001', '2026-10-02', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0f929-0068-7582-877f-cca41b0e2c68', '01900000-0000-7000-9000-000000000001', '2026-10-02', '113', '8852', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0fbd8-41e8-73c2-816a-985ac9ea094d', '01900000-0000-7000-9000-000000000003', '2026-10-02', '114', '9215', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0fbf9-8d58-701d-a620-5e848be6dc95', '01900000-0000-7000-9000-000000000002', '2026-10-02', '149', '12913', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0fc98-b770-722b-b500-b70456426206', '01900000-0000-7000-9000-000000000005', '2026-10-02', '240', '22400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0fe6d-9a98-72cb-af3e-74ec3a696157', '01900000-0000-7000-9000-000000000004', '2026-10-03', '140', '10500', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a0ff2b-a308-76c3-b2f2-1bbaa9835a8a', '01900000-0000-7000-9000-000000000007', '2026-10-03', '175', '14875', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a0ff33-c510-751a-9163-3c25779b1af8', '01900000-0000-7000-9000-000000000007', '2026-10-03', '172', '14620', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a10417-9db8-76f2-ac69-e8f2a7a9785a', '01900000-0000-7000-9000-000000000007', '2026-10-04', '179', '15215', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a1041c-c9f0-729c-b77b-871c12ff6e2d', '01900000-0000-7000-9000-000000000007', '2026-10-04', '179', '15215', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a1084e-1f60-7173-811f-5dce1614481f', '01900000-0000-7000-9000-000000000006', '2026-10-05', '107', '7847', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a10864-cff8-72db-b89a-696f9e2df7ec', '01900000-0000-7000-9000-000000000001', '2026-10-05', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a10869-4880-73a7-b6c9-bdd151cfc92a', '01900000-0000-7000-9000-000000000001', '2026-10-05', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a10b14-4440-75c0-bd02-1dae05b36725', '01900000-0000-7000-9000-000000000003', '2026-10-05', '110', '8892', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a10b2e-7b30-7595-a528-a6a1b8eee88c', '01900000-0000-7000-9000-000000000002', '2026-10-05', '150', '13000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a10bdb-f170-7036-a696-29390a91200e', '01900000-0000-7000-9000-000000000005', '2026-10-05', '237', '22120', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a10d70-2dd0-7588-a05b-f621bec66c9b', '01900000-0000-7000-9000-000000000006', '2026-10-06', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a10d87-4fb0-7446-8790-d26276c8cd61', '01900000-0000-7000-9000-000000000001', '2026-10-06', '117', '9165', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a10d92-b5a8-7188-a880-534193e6b9f0', '01900000-0000-7000-9000-000000000001', '2026-10-06', '115', '9008', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a10dc1-dfe0-778e-aa04-9870af82c31a', '01900000-0000-7000-9000-000000000004', '2026-10-06', '120', '9000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1103e-8458-77f3-a7bd-fae296d935b7', '01900000-0000-7000-9000-000000000003', '2026-10-06', '119', '9619', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a11290-dcb0-7691-bb49-184814a0a072', '01900000-0000-7000-9000-000000000006', '2026-10-07', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a112b0-e7d0-71aa-8649-4d13299ec512', '01900000-0000-7000-9000-000000000001', '2026-10-07', '108', '8460', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a112b4-3778-73fe-b8e4-b6e4ce60e323', '01900000-0000-7000-9000-000000000001', '2026-10-07', '104', '8147', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1155d-ac98-734d-ab7f-e8acca205f9d', '01900000-0000-7000-9000-000000000003', '2026-10-07', '113', '9134', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1157c-96a8-750c-af1b-3ca652b5804c', '01900000-0000-7000-9000-000000000002', '2026-10-07', '150', '13000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a11626-5f80-729a-85b3-56d74429cd44', '01900000-0000-7000-9000-000000000005', '2026-10-07', '226', '21093', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a117b9-1158-76c6-85f2-214470c5c61a', '01900000-0000-7000-9000-000000000006', '2026-10-08', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a117d3-0db0-73ca-bdaa-88cbe8c4a99c', '01900000-0000-7000-9000-000000000001', '2026-10-08', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a117d3-9280-76fc-a4db-2845031aab3a', '01900000-0000-7000-9000-000000000001', '2026-10-08', '118', '9243', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1180f-c4a8-7620-96e2-9da5844080c6', '01900000-0000-7000-9000-000000000004', '2026-10-08', '109', '8175', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a11a8f-33f8-70dd-892d-1e5633ba98ce', '01900000-0000-7000-9000-000000000003', '2026-10-08', '112', '9053', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a11ce7-6c38-7436-81bc-223850dfdc46', '01900000-0000-7000-9000-000000000006', '2026-10-09', '176', '12907', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a11cfa-0dc0-7649-9164-18942061aab2', '01900000-0000-7000-9000-000000000001', '2026-10-09', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a11d00-10d0-7753-b662-7cd677c8a516', '01900000-0000-7000-9000-000000000001', '2026-10-09', '105', '8225', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a11faa-c640-7519-8ab0-7d11ca902d9a', '01900000-0000-7000-9000-000000000003', '2026-10-09', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a11fd0-b918-7472-a0b5-60b29146427d', '01900000-0000-7000-9000-000000000002', '2026-10-09', '138', '11960', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a12071-7d58-7603-98f4-a039b4fefa0d', '01900000-0000-7000-9000-000000000005', '2026-10-09', '226', '21093', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1223a-d760-7454-a460-8f0af8a87a9a', '01900000-0000-7000-9000-000000000004', '2026-10-10', '144', '10800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a12300-b7a0-745f-91cf-86760d3ecf25', '01900000-0000-7000-9000-000000000007', '2026-10-10', '180', '15300', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a12302-bb40-749b-95a4-fb02d9279066', '01900000-0000-7000-9000-000000000007', '2026-10-10', '170', '14450', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a12823-1818-738f-ab75-1656434fbc6f', '01900000-0000-7000-9000-000000000007', '2026-10-11', '180', '15300', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a1282b-74b8-75e7-ba7b-540e43e3d3f7', '01900000-0000-7000-9000-000000000007', '2026-10-11', '173', '14705', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a12c56-6958-70c3-911e-e45f1d749e34', '01900000-0000-7000-9000-000000000006', '2026-10-12', '108', '7920', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a12c6f-92c0-72d5-8c4e-74e1338d44c9', '01900000-0000-7000-9000-000000000001', '2026-10-12', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a12c78-d5d8-74d2-bb50-9603a35fe6b7', '01900000-0000-7000-9000-000000000001', '2026-10-12', '112', '8773', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a12f1c-5b70-73f0-a78f-1a0d9f09b074', '01900000-0000-7000-9000-000000000003', '2026-10-12', '115', '9296', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a12f3a-ff30-72f7-8b01-2b3c594a2721', '01900000-0000-7000-9000-000000000002', '2026-10-12', '139', '12047', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a12fe6-6de8-7618-a31d-2cd83c7f6921', '01900000-0000-7000-9000-000000000005', '2026-10-12', '232', '21653', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a13183-f918-7453-8ec4-c285d777ab0a', '01900000-0000-7000-9000-000000000006', '2026-10-13', '106', '7773', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1319c-7e70-734c-ae33-adbb5df58fcc', '01900000-0000-7000-9000-000000000001', '2026-10-13', '117', '9165', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a131a0-b0a8-7460-a2b9-7951bb6cf526', '01900000-0000-7000-9000-000000000001', '2026-10-13', '102', '7990', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a131d2-d498-7724-a8a1-bbad6bc56f9e', '01900000-0000-7000-9000-000000000004', '2026-10-13', '116', '8700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1344b-c3d8-7505-8449-4accacaae5cc', '01900000-0000-7000-9000-000000000003', '2026-10-13', '108', '8730', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a136ab-5300-7096-999a-402e56f32588', '01900000-0000-7000-9000-000000000006', '2026-10-14', '116', '8507', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a136c6-3da0-734b-9596-2d1548d76b80', '01900000-0000-7000-9000-000000000001', '2026-10-14', '104', '8147', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a136c6-58f8-7009-9bac-385acee63422', '01900000-0000-7000-9000-000000000001', '2026-10-14', '110', '8617', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a13970-2020-72dd-b0e5-11818067f6b4', '01900000-0000-7000-9000-000000000003', '2026-10-14', '114', '9215', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a13986-c500-71bf-9e27-8ad7130ccccb', '01900000-0000-7000-9000-000000000002', '2026-10-14', '150', '13000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a13a30-10d8-71c9-8e05-30202e7ad0c0', '01900000-0000-7000-9000-000000000005', '2026-10-14', '225', '21000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a13bc5-a110-736b-8f78-1226710c0a7c', '01900000-0000-7000-9000-000000000006', '2026-10-15', '111', '8140', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a13be4-c9a0-7552-b0c7-052a44a556ad', '01900000-0000-7000-9000-000000000001', '2026-10-15', '109', '8538', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a13be6-15a8-7267-99ff-22424f2e382c', '01900000-0000-7000-9000-000000000001', '2026-10-15', '117', '9165', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a13c1f-36a8-74f0-a110-e7a4a036bd36', '01900000-0000-7000-9000-000000000004', '2026-10-15', '104', '7800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a13e9b-3710-70d0-bdc7-935a7b33cbf6', '01900000-0000-7000-9000-000000000003', '2026-10-15', '110', '8892', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a14106-0138-77b5-9a28-100a17d7af45', '01900000-0000-7000-9000-000000000001', '2026-10-16', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1410f-ec48-70b4-a544-3482ddfac55c', '01900000-0000-7000-9000-000000000001', '2026-10-16', '115', '9008', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a143c2-bfd8-70e9-b57e-2125f065794b', '01900000-0000-7000-9000-000000000003', '2026-10-16', '113', '9134', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a143d0-3140-7337-8c4a-4014c113a9b2', '01900000-0000-7000-9000-000000000002', '2026-10-16', '150', '13000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a14475-d780-71b0-b49d-d0b0c3903cd0', '01900000-0000-7000-9000-000000000005', '2026-10-16', '239', '22307', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1464f-90f0-7707-9f68-cfbbec7735f1', '01900000-0000-7000-9000-000000000004', '2026-10-17', '136', '10200', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a14708-ee10-709d-bcdc-56ffa31d33aa', '01900000-0000-7000-9000-000000000007', '2026-10-17', '179', '15215', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a14c31-3258-772f-bc4f-b5b5df73c9ea', '01900000-0000-7000-9000-000000000007', '2026-10-18', '180', '15300', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a14c34-4b50-70ab-bb81-5ea8ee94fc0c', '01900000-0000-7000-9000-000000000007', '2026-10-18', '174', '14790', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a15067-42b8-7619-8a01-a23e27fb7347', '01900000-0000-7000-9000-000000000006', '2026-10-19', '107', '7847', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a15080-48f8-753c-b804-c45e6f557fad', '01900000-0000-7000-9000-000000000001', '2026-10-19', '113', '8852', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a15086-86a0-7579-ad45-044b73d9d714', '01900000-0000-7000-9000-000000000001', '2026-10-19', '97', '7598', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1532e-9848-7297-b0a6-c62599b6d7a1', '01900000-0000-7000-9000-000000000003', '2026-10-19', '116', '9377', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a15348-0418-76e6-8857-e85ffc60d7c3', '01900000-0000-7000-9000-000000000002', '2026-10-19', '137', '11873', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a153ef-1988-7176-8240-8d88b0f4ce82', '01900000-0000-7000-9000-000000000005', '2026-10-19', '229', '21373', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1558a-9d30-70de-a793-bcfc1fbf1311', '01900000-0000-7000-9000-000000000006', '2026-10-20', '110', '8067', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a155a5-1e58-72b8-bb35-6ceccb97f1ac', '01900000-0000-7000-9000-000000000001', '2026-10-20', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a155ad-34a8-75da-84f7-33e516866718', '01900000-0000-7000-9000-000000000001', '2026-10-20', '106', '8303', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a155e3-7360-7284-a4ee-8d0502d41186', '01900000-0000-7000-9000-000000000004', '2026-10-20', '115', '8625', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a15857-d690-76df-bed4-b4b88bde10d7', '01900000-0000-7000-9000-000000000003', '2026-10-20', '112', '9053', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a15ab8-4c30-7338-ab1f-5248b9d58b47', '01900000-0000-7000-9000-000000000006', '2026-10-21', '97', '7113', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a15ac5-fc18-74c9-9d54-2d3c482d87d4', '01900000-0000-7000-9000-000000000001', '2026-10-21', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a15ace-83b0-72b1-92aa-0c42bb2eb3ed', '01900000-0000-7000-9000-000000000001', '2026-10-21', '113', '8852', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a15d75-2628-72de-a38a-e7f9ed716e2f', '01900000-0000-7000-9000-000000000003', '2026-10-21', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a15d9b-6b08-708e-afec-8072bd6172c4', '01900000-0000-7000-9000-000000000002', '2026-10-21', '140', '12133', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a15e3d-a648-74ca-9a0c-1af8a4f549a0', '01900000-0000-7000-9000-000000000005', '2026-10-21', '227', '21187', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a15fd0-4498-7487-90f2-7047fc868028', '01900000-0000-7000-9000-000000000006', '2026-10-22', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a15ff0-72e0-70cb-a35a-19e74108ea3c', '01900000-0000-7000-9000-000000000001', '2026-10-22', '119', '9322', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a15ff8-fa78-7551-af4c-b2b680a59df1', '01900000-0000-7000-9000-000000000001', '2026-10-22', '109', '8538', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a162a2-f850-7590-9b5b-5330951575dd', '01900000-0000-7000-9000-000000000003', '2026-10-22', '105', '8488', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a16505-1f88-71f4-8f3b-1e8439907739', '01900000-0000-7000-9000-000000000006', '2026-10-23', '162', '11880', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a16518-41f8-745c-82af-5ab3bb67e983', '01900000-0000-7000-9000-000000000001', '2026-10-23', '110', '8617', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1651a-f178-70b9-a76c-0113c4fc5879', '01900000-0000-7000-9000-000000000001', '2026-10-23', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a167c0-ebf8-75b2-a625-d0dcf715f03b', '01900000-0000-7000-9000-000000000003', '2026-10-23', '114', '9215', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a167e1-7800-704e-8640-cbc82a2f6ddf', '01900000-0000-7000-9000-000000000002', '2026-10-23', '148', '12827', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a16886-1888-757e-bc78-d58591bcf04e', '01900000-0000-7000-9000-000000000005', '2026-10-23', '228', '21280', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a16a5f-aed0-7673-ba0f-1ecc52ecde7c', '01900000-0000-7000-9000-000000000004', '2026-10-24', '130', '9750', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a16b15-7210-702b-8d88-2d42648fa14a', '01900000-0000-7000-9000-000000000007', '2026-10-24', '176', '14960', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a16b1b-d2e0-7355-abed-489780f4d00b', '01900000-0000-7000-9000-000000000007', '2026-10-24', '174', '14790', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a1703b-fcf0-71ab-af90-657c20119ed4', '01900000-0000-7000-9000-000000000007', '2026-10-25', '173', '14705', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a17041-4480-70ee-8dc7-8558010976f4', '01900000-0000-7000-9000-000000000007', '2026-10-25', '167', '14195', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a17476-4b40-7017-a824-98ebf6a289dd', '01900000-0000-7000-9000-000000000006', '2026-10-26', '111', '8140', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1748e-4010-75a8-9be1-42da82d3355c', '01900000-0000-7000-9000-000000000001', '2026-10-26', '113', '8852', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1748f-5950-74f2-8704-148645d56c07', '01900000-0000-7000-9000-000000000001', '2026-10-26', '104', '8147', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1773f-1000-7148-a3cb-843a7f6cbd4d', '01900000-0000-7000-9000-000000000003', '2026-10-26', '115', '9296', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a17758-6848-75a1-80dc-4238e578a059', '01900000-0000-7000-9000-000000000002', '2026-10-26', '149', '12913', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a17994-8d08-76e2-8b57-ad2e0255dabc', '01900000-0000-7000-9000-000000000006', '2026-10-27', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a179ad-50e0-7581-814a-b0e1eec5ebda', '01900000-0000-7000-9000-000000000001', '2026-10-27', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a179b9-9d50-7519-bd95-9067d740f40f', '01900000-0000-7000-9000-000000000001', '2026-10-27', '109', '8538', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a17ec3-bec0-74c7-ab1c-93bbb7593bbf', '01900000-0000-7000-9000-000000000006', '2026-10-28', '99', '7260', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a17edd-5588-752c-aa9c-b5134b555864', '01900000-0000-7000-9000-000000000001', '2026-10-28', '115', '9008', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a17edd-9408-7168-a725-ae2d265d6596', '01900000-0000-7000-9000-000000000001', '2026-10-28', '119', '9322', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a17eeb-ef2f-72d5-9b45-bebbc1f68489', '01900000-0000-7000-9000-000000000006', '2026-10-28', '0', '13400', 'true', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a17eeb-ef2f-7521-9b2b-a1785b18c086', '01900000-0000-7000-9000-000000000006', '2026-10-28', '0', '13400', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a1818a-5100-75ae-b549-5cffbadcf278', '01900000-0000-7000-9000-000000000003', '2026-10-28', '118', '9538', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1819d-a638-7352-bf7d-1b3d4ba78392', '01900000-0000-7000-9000-000000000002', '2026-10-28', '142', '12307', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a18248-5d58-7746-a1c3-279b55d7be2c', '01900000-0000-7000-9000-000000000005', '2026-10-28', '225', '21000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a183ea-16d8-774d-b66b-f3062f444555', '01900000-0000-7000-9000-000000000006', '2026-10-29', '107', '7847', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a18403-d4b0-7219-a482-e81ca6ce9d11', '01900000-0000-7000-9000-000000000001', '2026-10-29', '103', '8068', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a18405-5b50-771c-bd88-63d3eb7f1aa6', '01900000-0000-7000-9000-000000000001', '2026-10-29', '112', '8773', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1843a-9c20-7609-9301-80f6416575ec', '01900000-0000-7000-9000-000000000004', '2026-10-29', '117', '8775', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a186ae-14f0-77bb-9cf4-f0fa8e793a11', '01900000-0000-7000-9000-000000000003', '2026-10-29', '109', '8811', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1890e-6b50-7332-a080-e53bf065c564', '01900000-0000-7000-9000-000000000006', '2026-10-30', '175', '12833', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1891e-b730-7531-b7ce-81518cb1b40a', '01900000-0000-7000-9000-000000000001', '2026-10-30', '113', '8852', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a18922-06d8-76ce-b6dd-598dd0c55968', '01900000-0000-7000-9000-000000000001', '2026-10-30', '114', '8930', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a18bd1-82f0-740f-8170-adcf8e038f78', '01900000-0000-7000-9000-000000000003', '2026-10-30', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a18bef-f3e8-76a5-875a-bde603876479', '01900000-0000-7000-9000-000000000002', '2026-10-30', '141', '12220', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a18e6b-ec80-71c9-95f0-f0f217c83ade', '01900000-0000-7000-9000-000000000004', '2026-10-31', '145', '10875', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a18f20-adf0-7014-83f2-4ce1ac6cd975', '01900000-0000-7000-9000-000000000007', '2026-10-31', '180', '15300', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a18f2e-afe0-7662-b5ac-84275a011287', '01900000-0000-7000-9000-000000000007', '2026-10-31', '160', '13600', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a19449-2500-70f1-b050-284446aa9246', '01900000-0000-7000-9000-000000000007', '2026-11-01', '180', '15300', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a19449-dc98-7436-ae7b-3d08fa9818cd', '01900000-0000-7000-9000-000000000007', '2026-11-01', '168', '14280', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a1987c-f340-75d4-81e1-b4d52f443c42', '01900000-0000-7000-9000-000000000006', '2026-11-02', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a19896-8620-74ee-b947-166ef72c2d31', '01900000-0000-7000-9000-000000000001', '2026-11-02', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a19897-2e18-778f-ab4b-64a501cc38cc', '01900000-0000-7000-9000-000000000001', '2026-11-02', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a19b46-15c0-7537-9ac7-7f7128937428', '01900000-0000-7000-9000-000000000003', '2026-11-02', '106', '8568', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a19b5e-1e18-7541-afc7-1e10452085d7', '01900000-0000-7000-9000-000000000002', '2026-11-02', '150', '13000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a19c01-0920-734a-8535-8df33eab8de7', '01900000-0000-7000-9000-000000000005', '2026-11-02', '240', '22400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a19da7-e320-73e0-b5e3-2ba2c5b2f4b7', '01900000-0000-7000-9000-000000000006', '2026-11-03', '108', '7920', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a19db8-6d80-7051-b1e6-46d08a21b26d', '01900000-0000-7000-9000-000000000001', '2026-11-03', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a19dc3-8558-7660-971e-3106e3e98534', '01900000-0000-7000-9000-000000000001', '2026-11-03', '108', '8460', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a19df7-4f28-73c6-8955-3074e0759624', '01900000-0000-7000-9000-000000000004', '2026-11-03', '110', '8250', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1a072-3a38-7406-93dd-e840a7359d25', '01900000-0000-7000-9000-000000000003', '2026-11-03', '118', '9538', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1a2c9-45b0-7686-b836-1a20b81e43af', '01900000-0000-7000-9000-000000000006', '2026-11-04', '108', '7920', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1a2df-6d90-76bf-8486-3a3384c40a04', '01900000-0000-7000-9000-000000000001', '2026-11-04', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1a2eb-8738-7289-96f8-cdd0d7bc8d56', '01900000-0000-7000-9000-000000000001', '2026-11-04', '117', '9165', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1a598-1938-758c-a3c6-0ac07418c557', '01900000-0000-7000-9000-000000000003', '2026-11-04', '110', '8892', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1a5af-9108-737e-9e61-470a2f69e8c4', '01900000-0000-7000-9000-000000000002', '2026-11-04', '145', '12567', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1a650-1e98-7745-9db7-9116aced7ad8', '01900000-0000-7000-9000-000000000005', '2026-11-04', '240', '22400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1a7f5-cbd0-776c-a888-3e34895246fc', '01900000-0000-7000-9000-000000000006', '2026-11-05', '115', '8433', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1a807-fc10-777c-95b0-afeecf5fae82', '01900000-0000-7000-9000-000000000001', '2026-11-05', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1a811-ac88-763a-85e6-bf22606d972b', '01900000-0000-7000-9000-000000000001', '2026-11-05', '98', '7677', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1a849-b060-707c-8385-6f603da4ea91', '01900000-0000-7000-9000-000000000004', '2026-11-05', '104', '7800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1aabb-2d60-72e9-a06d-4809a71549e6', '01900000-0000-7000-9000-000000000003', '2026-11-05', '108', '8730', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1ad1d-50b0-7351-9145-7431cc63adba', '01900000-0000-7000-9000-000000000006', '2026-11-06', '174', '12760', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1ad30-6b50-77f1-825d-b47f55140ca9', '01900000-0000-7000-9000-000000000001', '2026-11-06', '107', '8382', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1ad35-7460-7029-85bd-bb810f2c6fd1', '01900000-0000-7000-9000-000000000001', '2026-11-06', '105', '8225', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1afde-e598-72f9-bf90-54f1df15a57d', '01900000-0000-7000-9000-000000000003', '2026-11-06', '107', '8649', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1affc-29c8-759f-b3b6-74b53de9cc8f', '01900000-0000-7000-9000-000000000002', '2026-11-06', '136', '11787', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1b09b-7320-71d5-96d6-bc97701223b6', '01900000-0000-7000-9000-000000000005', '2026-11-06', '240', '22400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1b276-74b0-70eb-8f4c-c1a418c77b9a', '01900000-0000-7000-9000-000000000004', '2026-11-07', '150', '11250', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1b332-65f8-714a-a7fb-2c5f00d1e3d1', '01900000-0000-7000-9000-000000000007', '2026-11-07', '180', '15300', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a1b339-4f80-7472-9c5b-91cd8902c776', '01900000-0000-7000-9000-000000000007', '2026-11-07', '177', '15045', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a1b856-ca10-75cb-89be-500e10bf6b31', '01900000-0000-7000-9000-000000000007', '2026-11-08', '168', '14280', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a1b85e-d0c0-7162-b6b9-67b930ba08f8', '01900000-0000-7000-9000-000000000007', '2026-11-08', '170', '14450', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a1bc9e-8db0-7337-9024-f046e8953f97', '01900000-0000-7000-9000-000000000001', '2026-11-09', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1bca6-cef8-711f-b236-3cbcbe1b2a38', '01900000-0000-7000-9000-000000000001', '2026-11-09', '104', '8147', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1bf51-2e78-76a8-9f83-d0be5d19a3d6', '01900000-0000-7000-9000-000000000003', '2026-11-09', '114', '9215', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1bf71-60a8-7561-b45f-15d206e27981', '01900000-0000-7000-9000-000000000002', '2026-11-09', '146', '12653', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1c014-4f98-7469-95c1-6a97aa1eb487', '01900000-0000-7000-9000-000000000005', '2026-11-09', '234', '21840', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1c1ab-08b0-7280-a482-d06b67f7816b', '01900000-0000-7000-9000-000000000006', '2026-11-10', '115', '8433', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1c1ce-01d0-7006-be22-fc38cfb83727', '01900000-0000-7000-9000-000000000001', '2026-11-10', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1c1d0-43f0-747b-b94a-bc813a9bc206', '01900000-0000-7000-9000-000000000001', '2026-11-10', '107', '8382', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1c203-7180-7642-a85d-a2c0246bfc51', '01900000-0000-7000-9000-000000000004', '2026-11-10', '118', '8850', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1c475-0dc0-72bd-97ea-cf1b9ae75e5b', '01900000-0000-7000-9000-000000000003', '2026-11-10', '119', '9619', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1c6d6-bfc8-771f-80e0-f1c90163576d', '01900000-0000-7000-9000-000000000006', '2026-11-11', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1c6f2-7970-72b3-b3bc-1136b538ec38', '01900000-0000-7000-9000-000000000001', '2026-11-11', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1c6f7-7ab0-7166-b6cf-6f4f2a217dbc', '01900000-0000-7000-9000-000000000001', '2026-11-11', '111', '8695', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1c99d-b798-7452-857e-066820f12591', '01900000-0000-7000-9000-000000000003', '2026-11-11', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1c9b7-13c8-76cb-b6f2-50580937341f', '01900000-0000-7000-9000-000000000002', '2026-11-11', '150', '13000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1ca67-a300-73a8-b1ce-5bd471104f5f', '01900000-0000-7000-9000-000000000005', '2026-11-11', '233', '21747', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1cc03-c2e8-7275-908d-2b572b05ac88', '01900000-0000-7000-9000-000000000006', '2026-11-12', '101', '7407', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1cc17-9cf0-75c9-aa74-e3bbb94301f2', '01900000-0000-7000-9000-000000000001', '2026-11-12', '113', '8852', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1cc1c-c158-7664-834d-f0f33f80ffd6', '01900000-0000-7000-9000-000000000001', '2026-11-12', '105', '8225', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1cc52-7370-70f4-9727-0f55fe1fe0e8', '01900000-0000-7000-9000-000000000004', '2026-11-12', '110', '8250', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1cec3-86f8-7763-9cbc-b9edaabd4b85', '01900000-0000-7000-9000-000000000003', '2026-11-12', '108', '8730', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1d11d-41f0-7372-a815-92b645640a9d', '01900000-0000-7000-9000-000000000006', '2026-11-13', '172', '12613', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1d138-0968-7517-b1af-3ed36ecacb19', '01900000-0000-7000-9000-000000000001', '2026-11-13', '119', '9322', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1d146-0770-7289-b316-08888166c89f', '01900000-0000-7000-9000-000000000001', '2026-11-13', '115', '9008', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1d3e9-e2f8-76f4-a027-98dd7669e5ee', '01900000-0000-7000-9000-000000000003', '2026-11-13', '110', '8892', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1d409-9440-729f-9882-e2949c6ecdc6', '01900000-0000-7000-9000-000000000002', '2026-11-13', '141', '12220', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1d4a6-d228-70b5-98d7-5316d4fe439b', '01900000-0000-7000-9000-000000000005', '2026-11-13', '240', '22400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1d67d-7688-770f-a2d6-432859da2055', '01900000-0000-7000-9000-000000000004', '2026-11-14', '146', '10950', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1d73d-76e0-71eb-ab7a-8f39cbc034df', '01900000-0000-7000-9000-000000000007', '2026-11-14', '174', '14790', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a1d744-aaa0-717b-9154-59f1259124c0', '01900000-0000-7000-9000-000000000007', '2026-11-14', '165', '14025', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a1dc6b-21f8-76d6-ae50-17172ceaea3e', '01900000-0000-7000-9000-000000000007', '2026-11-15', '172', '14620', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a1dc6b-58a8-7215-ac80-4b0096f19bfb', '01900000-0000-7000-9000-000000000007', '2026-11-15', '167', '14195', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a1e094-fd58-70f5-9cd4-c8c13530ec51', '01900000-0000-7000-9000-000000000006', '2026-11-16', '112', '8213', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1e0ac-afc0-7469-a4a1-cd36d187efa6', '01900000-0000-7000-9000-000000000001', '2026-11-16', '116', '9087', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1e360-bfb8-7358-8793-380e9915f8cf', '01900000-0000-7000-9000-000000000003', '2026-11-16', '114', '9215', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1e37e-2ee0-7037-9ae1-3f62dbaf114b', '01900000-0000-7000-9000-000000000002', '2026-11-16', '142', '12307', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1e420-6e08-77cb-8790-f8f4dd95b3ca', '01900000-0000-7000-9000-000000000005', '2026-11-16', '233', '21747', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1e5b8-ffc8-7653-a7f0-948e8a524241', '01900000-0000-7000-9000-000000000006', '2026-11-17', '108', '7920', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1e5d9-4580-750a-afc4-8ec35c8d18c1', '01900000-0000-7000-9000-000000000001', '2026-11-17', '111', '8695', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1e5d9-aef8-777b-b245-6d407a42af02', '01900000-0000-7000-9000-000000000001', '2026-11-17', '118', '9243', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1e60b-4e18-77e5-b816-01ce2f77e3bd', '01900000-0000-7000-9000-000000000004', '2026-11-17', '118', '8850', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1e880-8820-71a8-80cd-f0c416daa91f', '01900000-0000-7000-9000-000000000003', '2026-11-17', '119', '9619', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1eae9-1be0-769b-ba6c-e06bab72c025', '01900000-0000-7000-9000-000000000006', '2026-11-18', '112', '8213', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1eafc-55c0-77d3-ae8e-0deaa7669d69', '01900000-0000-7000-9000-000000000001', '2026-11-18', '109', '8538', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1eafe-d660-701d-b120-79c4f9e1a706', '01900000-0000-7000-9000-000000000001', '2026-11-18', '113', '8852', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1eb11-7b2f-71da-99d2-5319e768b8a8', '01900000-0000-7000-9000-000000000001', '2026-11-18', '300', '25200', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a1edae-5e30-70db-837f-e01b9e22ce4f', '01900000-0000-7000-9000-000000000003', '2026-11-18', '119', '9619', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1edc2-4fa8-753c-b2ed-35b7bb8cf83f', '01900000-0000-7000-9000-000000000002', '2026-11-18', '150', '13000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1ee72-61e0-750e-a13b-e6e3c43899ad', '01900000-0000-7000-9000-000000000005', '2026-11-18', '225', '21000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1f010-1038-7239-8adf-30bccde8ceb9', '01900000-0000-7000-9000-000000000006', '2026-11-19', '114', '8360', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1f022-cd18-74aa-933c-54f2d8053e13', '01900000-0000-7000-9000-000000000001', '2026-11-19', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1f02a-7220-772b-be41-3ffc86063166', '01900000-0000-7000-9000-000000000001', '2026-11-19', '115', '9008', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1f056-6420-7770-af8b-08cebeca9f5d', '01900000-0000-7000-9000-000000000004', '2026-11-19', '120', '9000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1f2d8-8ea8-75af-abf3-d2b9fc55f347', '01900000-0000-7000-9000-000000000003', '2026-11-19', '105', '8488', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1f549-b1d0-711d-bea4-051ccf591d1e', '01900000-0000-7000-9000-000000000001', '2026-11-20', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1f54b-bd40-731f-92af-f7731bcee1a6', '01900000-0000-7000-9000-000000000001', '2026-11-20', '111', '8695', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1f7fd-f878-70f7-84fc-67db334c0530', '01900000-0000-7000-9000-000000000003', '2026-11-20', '114', '9215', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1f813-ab28-709f-8964-ee1f7a294b25', '01900000-0000-7000-9000-000000000002', '2026-11-20', '146', '12653', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1f8bf-4ca8-7054-afbe-e019bb287b2a', '01900000-0000-7000-9000-000000000005', '2026-11-20', '236', '22027', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1fa89-4ea8-76a4-8182-66a5336f2139', '01900000-0000-7000-9000-000000000004', '2026-11-21', '143', '10725', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a1fb4b-23c0-76ca-9dba-61a41df2dfe9', '01900000-0000-7000-9000-000000000007', '2026-11-21', '180', '15300', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a1fb4e-38d0-7590-a4ee-217e12188040', '01900000-0000-7000-9000-000000000007', '2026-11-21', '167', '14195', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a20070-08c0-77f0-9db2-fecb2168bf24', '01900000-0000-7000-9000-000000000007', '2026-11-22', '180', '15300', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a204a1-1010-75af-9713-04934987639c', '01900000-0000-7000-9000-000000000006', '2026-11-23', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a204be-4888-71a0-a3fe-abe48a81a360', '01900000-0000-7000-9000-000000000001', '2026-11-23', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a204c0-bd70-7708-a201-cf547b15293a', '01900000-0000-7000-9000-000000000001', '2026-11-23', '101', '7912', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a20769-6770-73c5-9a37-cf5da5cfc322', '01900000-0000-7000-9000-000000000003', '2026-11-23', '120', '9700', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a20784-0008-7106-b301-66b25fd0c483', '01900000-0000-7000-9000-000000000002', '2026-11-23', '139', '12047', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a2082f-3fe0-7498-8566-4b250e0a63e0', '01900000-0000-7000-9000-000000000005', '2026-11-23', '224', '20907', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a209ca-b7d0-71a0-80ee-fb5281a37efd', '01900000-0000-7000-9000-000000000006', '2026-11-24', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a209e4-c7b0-7147-b294-aa29f5892a38', '01900000-0000-7000-9000-000000000001', '2026-11-24', '115', '9008', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a209e7-8ab8-72a8-a2fa-cb0ddad98e16', '01900000-0000-7000-9000-000000000001', '2026-11-24', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a20a19-a2f0-702e-a0da-63befa27c089', '01900000-0000-7000-9000-000000000004', '2026-11-24', '120', '9000', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a20c92-3c40-7747-8753-27c405e07007', '01900000-0000-7000-9000-000000000003', '2026-11-24', '114', '9215', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a20ef1-5638-713f-84e0-838bfa0ec47e', '01900000-0000-7000-9000-000000000006', '2026-11-25', '120', '8800', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a20f09-db90-739f-a9a1-7b0d4c8ca1ca', '01900000-0000-7000-9000-000000000001', '2026-11-25', '108', '8460', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a20f0a-4508-74bf-a630-74a88843268f', '01900000-0000-7000-9000-000000000001', '2026-11-25', '110', '8617', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a20faf-0ca0-771c-98c1-5c5718ea348d', '01900000-0000-7000-9000-000000000021', '2026-11-25', '188', '18800', 'true', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a211bf-d3d0-7375-af1b-64b3d6fbadc9', '01900000-0000-7000-9000-000000000003', '2026-11-25', '98', '7922', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a211d5-1150-72e5-bc38-84dab3a0f642', '01900000-0000-7000-9000-000000000002', '2026-11-25', '138', '11960', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a2127a-a408-740e-afbe-86992c7187a6', '01900000-0000-7000-9000-000000000005', '2026-11-25', '231', '21560', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a2140e-d4b0-738c-907d-e752c11722c2', '01900000-0000-7000-9000-000000000006', '2026-11-26', '117', '8580', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a2142f-8bb0-725c-962e-6b0983def2e0', '01900000-0000-7000-9000-000000000001', '2026-11-26', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a21436-8ca8-7618-9e4b-15075aef4efb', '01900000-0000-7000-9000-000000000001', '2026-11-26', '100', '7833', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a2146e-d2e8-7010-8437-1b6c5fa21d9a', '01900000-0000-7000-9000-000000000004', '2026-11-26', '111', '8325', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a216e3-8c08-74be-b2dd-23311b037896', '01900000-0000-7000-9000-000000000003', '2026-11-26', '109', '8811', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a21942-c540-71f8-8a11-8304022f954d', '01900000-0000-7000-9000-000000000006', '2026-11-27', '180', '13200', 'true', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a21951-d8a0-776a-8985-cb18addc2aab', '01900000-0000-7000-9000-000000000001', '2026-11-27', '120', '9400', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a2195d-07e8-7088-bd5b-2346465960bf', '01900000-0000-7000-9000-000000000001', '2026-11-27', '101', '7912', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a21c0a-93e8-71a0-a2a2-f54a73255450', '01900000-0000-7000-9000-000000000003', '2026-11-27', '100', '8083', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a21c25-c0f0-7120-8717-b28ded787425', '01900000-0000-7000-9000-000000000002', '2026-11-27', '142', '12307', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a21ccd-4b90-778e-98b6-8f9bf1841c61', '01900000-0000-7000-9000-000000000005', '2026-11-27', '220', '20533', 'false', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a21e9a-4f18-71ea-a933-cf59d8125d3b', '01900000-0000-7000-9000-000000000004', '2026-11-28', '150', '11250', 'true', '2026-11-29 19:52:41.877358+00', 'false'),
  ('01a21f53-8910-7651-8208-94720efc62bf', '01900000-0000-7000-9000-000000000007', '2026-11-28', '180', '15300', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a21f58-72e0-7101-897a-24f9c5c4b173', '01900000-0000-7000-9000-000000000007', '2026-11-28', '176', '14960', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a22482-2658-71d0-85ea-7f4c90158c8b', '01900000-0000-7000-9000-000000000007', '2026-11-29', '179', '15215', 'false', '2026-11-29 19:52:42.479031+00', 'false'),
  ('01a22484-4938-76d3-bac6-c0e948b9a656', '01900000-0000-7000-9000-000000000007', '2026-11-29', '165', '14025', 'false', '2026-11-29 19:52:42.479031+00', 'false');
INSERT INTO "invoice_settings" (only_row, supplier, gst_rate, number_prefix, version, copy_to_office) OVERRIDING SYSTEM VALUE VALUES
  ('true', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}', '1000', 'INV-', '1', 'false');
INSERT INTO "invoice_counter" (only_row, last_number) OVERRIDING SYSTEM VALUE VALUES
  ('true', '14');
INSERT INTO "known_payee" (person_id, abn, address, postcode, bank_ending, bank_fingerprint, payments_held_until, name_characters, erased) OVERRIDING SYSTEM VALUE VALUES
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
INSERT INTO "payee" (person_id, details, gst_claimed_from, hold_reason, held_by, held_at, version) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '{"state": "SA", "suburb": "Prospect", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Amara", "rcti_terms": [], "family_name": "Perera", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40118"}', NULL, NULL, NULL, NULL, '2'),
  ('01900000-0000-7000-8000-000000000011', '{"state": "SA", "suburb": "Norwood", "fund_usi": "HOS0100AU", "gst_from": "2023-07-01", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "signed", "rcti_from": "2024-07-01", "given_name": "Daniel", "rcti_terms": ["supplies-named", "both-registered", "company-issues", "supplier-does-not", "tells-when-it-ends"], "family_name": "Okafor", "single_name": false, "gst_ended_on": "", "may_delegate": "yes", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "", "rcti_ended_on": "", "gst_checked_on": "2026-11-02", "paid_for_result": "", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40125"}', NULL, NULL, NULL, NULL, '2'),
  ('01900000-0000-7000-8000-000000000012', '{"state": "SA", "suburb": "Mile End", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Mei", "rcti_terms": [], "family_name": "Lin Chen", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40132"}', NULL, NULL, NULL, NULL, '2'),
  ('01900000-0000-7000-8000-000000000013', '{"state": "SA", "suburb": "Modbury", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Tomasz", "rcti_terms": [], "family_name": "Nowak", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40139"}', NULL, 'Keys of the gallery are not back yet', '01900000-0000-7000-8000-000000000001', '2026-11-29 19:52:49.221+00', '3'),
  ('01900000-0000-7000-8000-000000000014', '{"state": "", "suburb": "", "fund_usi": "", "gst_from": "", "fund_name": "", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "", "rcti_terms": [], "family_name": "", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": ""}', NULL, NULL, NULL, NULL, '2'),
  ('01900000-0000-7000-8000-000000000015', '{"state": "SA", "suburb": "Glenelg", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Grace", "rcti_terms": [], "family_name": "Papadopoulos", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40153"}', NULL, NULL, NULL, NULL, '2');
INSERT INTO "super_decision" (person_id, number, answer, reason, from_day, decided_by, decided_at) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '1', 'yes', 'Works alone, mainly for labour.', '2026-07-01', '01900000-0000-7000-8000-000000000001', '2026-11-29 19:52:46.62536+00'),
  ('01900000-0000-7000-8000-000000000011', '1', 'no', 'May send somebody else.', '2026-07-01', '01900000-0000-7000-8000-000000000001', '2026-11-29 19:52:46.827174+00'),
  ('01900000-0000-7000-8000-000000000012', '1', 'yes', 'Works alone, mainly for labour.', '2026-07-01', '01900000-0000-7000-8000-000000000001', '2026-11-29 19:52:46.944286+00'),
  ('01900000-0000-7000-8000-000000000013', '1', 'yes', 'Works alone, mainly for labour.', '2026-07-01', '01900000-0000-7000-8000-000000000001', '2026-11-29 19:52:47.113358+00'),
  ('01900000-0000-7000-8000-000000000015', '1', 'yes', 'Works alone, mainly for labour.', '2026-07-01', '01900000-0000-7000-8000-000000000001', '2026-11-29 19:52:47.471921+00');
INSERT INTO "pay_settings" (only_row, settings, version) OVERRIDING SYSTEM VALUE VALUES
  ('true', '{"gst_from": "2018-07-01", "first_day": "2026-10-11", "gst_percent": 10, "note_prefix": "ADJ-", "rcti_prefix": "RCTI-", "usual_times": 2, "gst_ended_on": "", "register_days": 31, "report_branch": "000", "gst_checked_on": "2026-11-02", "labour_percent": 100, "report_contact": "", "report_software": "", "second_approver": false, "file_description": "CONTRACTORS", "report_file_name": "tpar", "report_line_ends": "none", "report_most_payees": null, "report_omitted_sign": "O", "withholding_rounding": "cent"}', '1');
INSERT INTO "pay_bank_account" (id, settings, version, removed_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a228dd-ee0e-71da-a7f3-b4bce25f1bf8', '{"bsb": "105-900", "code": "50", "account": "000417200", "user_id": "000000", "remitter": "GUMLEAF CLEANING", "balancing": false, "bank_code": "BSA", "user_name": "GUMLEAF CLEANING PTY LTD", "characters": "safe", "final_crlf": true, "header_time": "", "earliest_day": "next-business-day", "most_payments": null, "header_account": false}', '1', NULL);
INSERT INTO "pay_item" (id, kind, person_id, job_id, day, minutes, earned_cents, approved_cents, taxable, reason, file_reference, added_by, added_at, in_run_cents, paid_cents, documented_cents, documented_minutes, document, rcti, file_id, worked_minutes) OVERRIDING SYSTEM VALUE VALUES
  ('019fb9f6-3420-7516-9949-400f0dcc5eef', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-01', '148', '8017', '8017', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '148'),
  ('019fbab6-1150-7735-a947-55e9b7859c20', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-01', '176', '10853', '10853', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '176'),
  ('019fbabc-6668-7316-9273-6e4b17aebbf6', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-01', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '183'),
  ('019fbfde-0b60-764b-9b0a-7d9f9845d47b', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-02', '172', '10607', '10607', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '172'),
  ('019fbfe2-f530-72f5-94f2-6baaaa7b7404', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-02', '167', '10298', '10298', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '167'),
  ('019fc40e-3020-7599-8c88-374a14218c1d', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-03', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '125'),
  ('019fc427-1338-70c5-ab7e-095cd390d938', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-03', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '126'),
  ('019fc428-1120-71a0-8021-45c62252bb3f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-03', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('019fc6de-c8c8-70a9-944e-8fa46ea87a69', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-03', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('019fc6f5-61f0-712b-ba27-3c18c8c17b5f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-03', '136', '8160', '8160', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '136'),
  ('019fc799-1048-75bf-99c8-4592ca35985f', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-03', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '242'),
  ('019fc939-c028-77e7-b8a3-23f66dd57582', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-04', '113', '6027', '6027', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('019fc94c-8ca8-732f-ac4b-e61963aa6287', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-04', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '124'),
  ('019fc955-0888-7630-afa9-7176ff55b71d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-04', '108', '6030', '6030', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('019fc983-aa08-76a7-b657-db8b5965a843', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-04', '116', '6283', '6283', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('019fcc02-2340-71dd-a638-b5f6c07b8d3c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-04', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '122'),
  ('019fce5f-8ba0-7780-9728-8d4cbbf62fae', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-05', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('019fce75-de78-7694-a2ac-eba78cfacd63', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-05', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('019fce79-0ee0-73be-bd2a-bd98f0da7b53', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-05', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('019fd12c-8a68-70cd-b1c1-e5e8badb646e', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-05', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('019fd13e-a338-765c-bbe0-7d22d741529c', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-05', '140', '8400', '8400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '140'),
  ('019fd1ec-9a60-73cb-852b-341e94e424b9', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-05', '224', '14560', '14560', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '224'),
  ('019fd383-3c08-7306-aee4-7bbaef22a3ad', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-06', '118', '6293', '6293', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('019fd39d-eff8-72d8-bcd3-52bc1b57e157', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-06', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('019fd3a3-5e98-77cd-a34d-c237e5bc0c3f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-06', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('019fd3de-5458-7049-9b6e-a7891dfc4c3a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-06', '115', '6229', '6229', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('019fd651-9a60-76d1-bf68-65330c2d5123', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-06', '101', '5723', '5723', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '101'),
  ('019fd8a7-abd8-766c-9240-e5a9e6ca3030', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-07', '174', '9280', '9280', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '174'),
  ('019fd8c5-1330-77de-b63e-8f89fcce4cd6', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-07', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('019fd8ca-5ea8-7326-882e-83ddec12e8a6', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-07', '106', '5918', '5918', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '106'),
  ('019fdb76-bde0-76aa-bb51-1cbca39dc90c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-07', '118', '6687', '6687', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('019fdb93-69b8-7354-bd9c-ec11d264d04e', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-07', '135', '8100', '8100', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '135'),
  ('019fdc3c-1950-7270-a348-8b8b663d4cb6', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-07', '218', '14170', '14170', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '218'),
  ('019fde0a-ab48-754d-8843-8f9cc42a82ed', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-08', '133', '7204', '7204', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '133'),
  ('019fdec6-c788-72ec-ad55-5a666bdde0ed', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-08', '178', '10977', '10977', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '178'),
  ('019fdecc-6120-768d-ae1f-a37eedadcb55', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-08', '179', '11038', '11038', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '179'),
  ('019fe3f1-b768-74bb-a039-ca151561cab0', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-09', '174', '10730', '10730', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '174'),
  ('019fe3f5-5918-7033-a5e4-8e96460f1a28', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-09', '177', '10915', '10915', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '177'),
  ('019fe818-1828-7682-bb73-86e54814bfe2', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-10', '112', '5973', '5973', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('019fe834-cfb8-7461-9e39-721831688e23', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-10', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('019fe83a-a000-7420-9309-e335cbd41a43', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-10', '102', '5695', '5695', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '102'),
  ('019feae2-3890-7660-a3f5-27c82d6b258d', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-10', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '122'),
  ('019feafc-e898-76d1-aa57-a164bae164a9', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-10', '143', '8580', '8580', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '143'),
  ('019feba7-9fb8-7609-8c12-480cd9ee617f', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-10', '230', '14950', '14950', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '230'),
  ('019fed3e-9368-7177-9247-cc8d9c9cb778', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-11', '119', '6347', '6347', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('019fed59-3f88-70d3-bf8c-3b0f66d3a94a', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-11', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '129'),
  ('019fed63-f5b8-7020-a7e5-650dc29fb51e', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-11', '116', '6477', '6477', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('019ff00e-2e28-745f-819b-d82c8cedb7a2', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-11', '116', '6573', '6573', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('019ff26c-fde8-70c8-8784-b33f3bf4b559', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-12', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('019ff28b-7a98-7590-914d-895bb2a618af', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-12', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('019ff537-2df0-745d-b80c-7373d4e29731', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-12', '116', '6573', '6573', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('019ff5fa-81d8-7058-8975-59e9f528c40f', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-12', '236', '15340', '15340', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '236'),
  ('019ff78c-4d38-7762-be62-4ee20174d897', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-13', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '124'),
  ('019ff7a9-4f00-743f-98e9-cfd74ef18c8f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-13', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '126'),
  ('019ff7ab-2b90-75ab-90db-d7e82bf90577', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-13', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('019ff7e3-9110-71a9-9be7-30baab2ee6e4', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-13', '118', '6392', '6392', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('019ffa62-9300-7551-b104-39c07482cbbd', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-13', '110', '6233', '6233', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('019ffcb2-a938-7299-adfc-8999a5607b52', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-14', '178', '9493', '9493', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '178'),
  ('019ffcd6-abf8-745b-8345-e9fec112f41e', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-14', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('019ffcd8-07a0-73e9-9424-9cd36ae285f6', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-14', '99', '5528', '5528', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '99'),
  ('019fff96-c210-7775-98c5-fd41ffaaeba8', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-14', '143', '8580', '8580', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '143'),
  ('01a00043-f200-7623-82b7-8bccc5d77046', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-14', '235', '15275', '15275', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '235'),
  ('01a002ce-0010-72eb-9f91-23a452181bfd', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-15', '179', '11038', '11038', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '179'),
  ('01a002d4-0320-7286-91ed-0c6bb8a67109', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-15', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '181'),
  ('01a007f5-d310-7610-9c23-c37b93b42b84', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-16', '177', '10915', '10915', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '177'),
  ('01a007ff-7000-709e-bee4-aa4fb8a172a4', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-16', '163', '10052', '10052', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '163'),
  ('01a00c26-e230-7603-bc50-415a6abb33c6', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-17', '109', '5813', '5813', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a00c3f-a220-726e-a302-ffe1cb7f55cd', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-17', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a00c45-62c8-74d2-84d3-9bfeb7324d41', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-17', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a00eed-87f8-73d1-9361-786f11e248fd', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-17', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a00f0c-4ee0-77e5-b8ca-41f812b4ce0f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-17', '140', '8400', '8400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '140'),
  ('01a00fb9-4820-72f0-9347-a0f159665979', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-17', '220', '14300', '14300', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '220'),
  ('01a0114e-0d38-7609-9c1a-896331abcfd5', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-18', '118', '6293', '6293', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a0116a-2888-71b4-b67d-dbfc14200549', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-18', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a01172-a850-70c0-abfa-2704c7cfc7ed', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-18', '100', '5583', '5583', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '100'),
  ('01a011a7-7008-71bc-b8c5-a8d057cde333', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-18', '109', '5904', '5904', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a0141b-6da8-730e-96ed-0e9d4ccea68a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-18', '113', '6403', '6403', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('01a01673-1560-761d-90e0-5acab3cc919a', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-19', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a0168e-4650-7423-8d88-69670fa22a4c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-19', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a01940-6248-779c-83f8-53be5c87879c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-19', '109', '6177', '6177', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a01961-f7f0-7765-b7c8-532e78006207', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-19', '147', '8820', '8820', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '147'),
  ('01a019ff-d600-758d-bdfe-29fc36fb2948', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-19', '231', '15015', '15015', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '231'),
  ('01a01b98-63d8-7521-919c-9bd9030709d6', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-20', '114', '6080', '6080', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a01bb4-a638-70f5-9233-7691016c7416', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-20', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '126'),
  ('01a01bb7-b378-71e4-9a40-293c9c5b0cef', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-20', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a01bec-0dd0-73d2-8a9d-0b3bda8cc012', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-20', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '125'),
  ('01a01e6c-4070-7644-a4e0-1ec223f73d35', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-20', '100', '5667', '5667', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '100'),
  ('01a020c7-89d8-75f9-a9e5-280512388d5a', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-21', '160', '8533', '8533', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '160'),
  ('01a020d9-ece0-7423-b505-55a90041fe6f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-21', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '127'),
  ('01a020e0-3258-7296-9f01-34d40df061db', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-21', '116', '6477', '6477', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('01a02391-b210-75c3-8cde-578765be9902', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-21', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a023b0-e270-7783-a296-549a86cad987', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-21', '139', '8340', '8340', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '139'),
  ('01a0244b-bef8-7358-9312-da8e458ae9f5', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-21', '227', '14755', '14755', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '227'),
  ('01a02621-1750-727d-b6ff-c92e330145a0', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-22', '150', '8125', '8125', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '154'),
  ('01a026e6-8a30-7264-9a31-3fee0b6e5c49', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-22', '171', '10545', '10545', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '171'),
  ('01a026e8-bcb0-758c-af4b-76b5dda3b3b0', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-22', '170', '10483', '10483', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '170'),
  ('01a02c02-a918-7047-8193-438d8aa8a013', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-23', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '189'),
  ('01a02c0a-fde8-75c2-ad6c-f7bf49ebe7e8', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-23', '169', '10422', '10422', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '169'),
  ('01a0303d-16a8-7756-873b-335027f781ae', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-24', '115', '6133', '6133', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a0304d-85b0-7117-b8b5-96b5cc899580', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-24', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a0304f-d388-77c8-85a3-cf67cdf417a2', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-24', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('01a03322-21b0-76d8-8b6c-85c7321e2b01', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-24', '139', '8340', '8340', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '139'),
  ('01a033bf-6f38-7185-b712-41da248fcafb', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-24', '227', '14755', '14755', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '227'),
  ('01a0355c-5e28-7392-9cc3-d2ec37b314f9', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-25', '105', '5600', '5600', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a03578-0c18-7649-8640-7c0cfd5c37b7', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-25', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('01a03579-5438-7468-b2df-faf56aa74acd', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-25', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a035b3-6b50-743b-bce8-77c814c21f78', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-25', '107', '5796', '5796', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a03a7f-fb08-704e-8660-55ec4de77a4a', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-26', '110', '5867', '5867', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a03a9c-58c0-72f0-92b3-f7652ac557d4', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-26', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a03aa5-e9f8-731b-b0fa-0d7a972092a4', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-26', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a03d54-6828-733d-80ec-e7adc04d85da', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-26', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a03d6f-6650-72ca-ab06-712624039476', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-26', '134', '8040', '8040', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '134'),
  ('01a03e0e-8898-7417-96fe-71b3f0f667e6', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-26', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '242'),
  ('01a03fa6-6a90-74ec-8cc5-6cfa5f9b348b', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-27', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a03fc5-f0e0-735b-90df-e7e7a5ca5052', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-27', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a03fcc-2aa0-777d-9093-a24165b92b04', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-27', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a03ff8-18b8-71e4-9195-3919b34a8fa2', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-27', '117', '6338', '6338', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('01a0427b-29b8-77fb-97db-154acc350d2a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-27', '108', '6120', '6120', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a044d7-e638-75b0-9a32-8db151ed9b5e', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-28', '167', '8907', '8907', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '167'),
  ('01a044ec-f4d8-7162-9d1e-604e2373ce80', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-28', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '104'),
  ('01a0479a-fdd8-76a6-aab6-03f15c646752', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-28', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a04861-b108-7301-89a6-028b125a7f30', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-28', '228', '14820', '14820', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '228'),
  ('01a04a2d-2238-737f-b2a5-c4d4bfbee52d', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-29', '135', '7313', '7313', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '135'),
  ('01a04aea-d8a0-7239-8f51-a2fb7e17b877', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-29', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '180'),
  ('01a04af0-56e0-739d-abfe-212a7b2c0ab3', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-29', '162', '9990', '9990', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '162'),
  ('01a05015-4f68-71aa-887a-2cacd1bd93c6', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-30', '177', '10915', '10915', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '177'),
  ('01a0501a-5c60-77d3-9028-31b6549625c0', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-30', '169', '10422', '10422', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '169'),
  ('01a05440-4bd8-76fb-8442-45920c50b048', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-31', '116', '6187', '6187', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('01a05707-d048-7409-9e69-14a4371e281c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-31', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '128'),
  ('01a05729-1bb8-72ea-8bb0-88617e23c559', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-31', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '153'),
  ('01a057cf-e308-7176-b8cd-fec75852b46b', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-31', '236', '15340', '15340', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '236'),
  ('01a0596e-c210-70a7-b47f-16e664f26545', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-01', '104', '5547', '5547', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '104'),
  ('01a0597e-6210-716b-869b-67eadbac7135', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-01', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a0598b-2b80-7632-a702-83921d92f3b2', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-01', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a059be-6c98-729a-b837-37a12d0aeefe', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-01', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a05c2e-0d08-74d1-b040-9a4e702c2f4e', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-01', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '131'),
  ('01a05e8b-9890-7766-8f60-3e1b12dddcb2', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-02', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a05eaa-6f18-76db-8246-4a2dae71a673', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-02', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '125'),
  ('01a05eaf-7058-730a-a466-e744b48ee147', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-02', '101', '5639', '5639', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '101'),
  ('01a06153-5f68-7061-8a84-b95a8b54c26a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-02', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '125'),
  ('01a06172-0710-76ab-a002-af6deb3d27b8', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-02', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '152'),
  ('01a06217-a198-714e-b03f-bdc1f2757822', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-02', '230', '14950', '14950', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '230'),
  ('01a063bc-9b20-76ae-8236-151c66cc8042', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-03', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a063ce-b008-7555-b4b7-509db066ab17', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-03', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a063d6-a718-7511-9caa-5765abe351e7', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-03', '103', '5751', '5751', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '103'),
  ('01a06406-cb50-71f9-ac4c-461314f48064', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-03', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a06684-65e0-74f1-b44b-93781c6979ac', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-03', '102', '5780', '5780', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '102'),
  ('01a068d8-f0b8-71c7-bdaa-210d36600f19', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-04', '173', '9227', '9227', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '173'),
  ('01a068f6-e0c8-70d8-a69b-5017b20dad8f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-04', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a068f7-4a40-71df-a140-000c25dfe2cd', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-04', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a06ba8-cde0-774d-aa35-197e0b4f3c9e', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-04', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a06bbe-6920-76ff-bd24-3b28d4dd92ac', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-04', '146', '8760', '8760', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '146'),
  ('01a06c62-1b60-77e4-8427-8f83b3e4e22b', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-04', '236', '15340', '15340', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '236'),
  ('01a06e3c-f1f8-76ae-9032-36220ab165be', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-05', '144', '7800', '7800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '144'),
  ('01a06ef7-3978-701e-b2f9-bf374937866a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-05', '171', '10545', '10545', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '171'),
  ('01a06efb-4c70-7264-87f8-d309bf84d345', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-05', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '182'),
  ('01a07421-8d18-7616-8401-549ae12a2254', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-06', '168', '10360', '10360', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '168'),
  ('01a07422-dd08-700b-9807-e6f89b62c546', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-06', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '182'),
  ('01a07851-fff8-7445-b892-effa856b5a10', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-07', '112', '5973', '5973', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a07870-bb28-70fb-9fca-5ba20db323f4', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-07', '116', '6477', '6477', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('01a07871-fb78-71e0-8e06-94560590d2d7', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-07', '110', '6142', '6142', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a07b20-d768-7526-8c6d-93c4a8d37642', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-07', '117', '6630', '6630', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('01a07b32-e868-72c3-9e5b-14b16f07346c', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-07', '140', '8400', '8400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '140'),
  ('01a07bd8-dcc8-7535-904e-6ba35bc552c1', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-07', '232', '15080', '15080', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '232'),
  ('01a07d7a-4c10-702f-aa2e-3ef854518cb0', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-08', '110', '5867', '5867', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a07d90-3570-73b2-95a7-67e9756b2932', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-08', '110', '6142', '6142', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a07d90-8390-7006-9d8f-ab6e7ad3d3be', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-08', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a07dcb-d710-7478-af13-75f73bb9d9a3', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-08', '114', '6175', '6175', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a08040-3270-7452-9ff6-1cf265b3d2b8', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-08', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a0829b-3d58-7420-943a-6aad5ccdd086', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-09', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a082b2-ebd8-729f-82d3-cdcd7f2a8a2f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-09', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a082be-f9c8-711e-9165-df6b8b833463', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-09', '102', '5695', '5695', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '102'),
  ('01a08560-29b8-724e-aece-87e94cee8e4c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-09', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '127'),
  ('01a08581-0f98-7355-bb0f-1d08b537b3ec', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-09', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '153'),
  ('01a0862a-c100-7017-af2e-4a05268c04cb', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-09', '223', '14495', '14495', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '223'),
  ('01a087c2-31b0-73a5-a79b-807825469f99', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-10', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a087e2-cd58-77fd-8cfb-059a1ea84683', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-10', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '104'),
  ('01a087e3-4e40-71cd-9037-dd082aad8ce6', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-10', '103', '5751', '5751', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '103'),
  ('01a08812-bae0-71eb-8ae2-e589d2f45077', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-10', '115', '6229', '6229', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a08a8b-9698-77bd-b33e-1ef9ef1e0af1', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-10', '107', '6063', '6063', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a08d02-4b88-76d0-b2fd-484d946c538f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-11', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a08d08-3728-760d-a490-347fbce4e8c3', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-11', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('01a08faf-1820-73af-880f-c325004926d7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-11', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '125'),
  ('01a09075-0fd0-7230-ba6b-bc452267b1f2', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-11', '230', '14950', '14950', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '230'),
  ('01a09240-5608-7551-bdff-21deda813d81', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-12', '150', '8125', '8125', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '150'),
  ('01a09300-5e30-7295-8861-57e395badc03', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-12', '178', '10977', '10977', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '178'),
  ('01a09306-8080-70ae-931d-05fe701795dd', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-12', '172', '10607', '10607', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '172'),
  ('01a09827-b048-7212-a16a-79fc420cd414', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-13', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '190'),
  ('01a09832-2410-70b7-8317-76b8fcf655dd', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-13', '170', '10483', '10483', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '170'),
  ('01a09c5c-2a68-770c-a757-1d6c9c930dcd', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-14', '110', '5867', '5867', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a09c73-1d68-7550-a583-a8438beaf95f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-14', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a09c75-b190-70a1-b827-23ff9e513ba6', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-14', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a09f20-c4c0-753b-bc8c-e077729c1da2', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-14', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a09f3c-91f0-7135-b3f9-f570b2f38118', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-14', '141', '8460', '8460', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '141'),
  ('01a09fe6-2418-7288-86dd-2a7154d55f03', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-14', '231', '15015', '15015', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '231'),
  ('01a0a197-71e0-704b-ac26-d0cebe6a4ed9', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-15', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '125'),
  ('01a0a198-3530-75b2-893b-6144d341be85', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-15', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '129'),
  ('01a0a1ce-d1a8-721e-a484-06b15abaeea6', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-15', '112', '6067', '6067', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a0a44b-9948-74b8-a8c5-5cd97fe2432b', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-15', '106', '6007', '6007', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '106'),
  ('01a0a6aa-2e70-747d-952c-02e2d63691a2', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-16', '109', '5813', '5813', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a0a6c2-9488-7544-932b-c5c4288893eb', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-16', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '125'),
  ('01a0a6cb-fac8-72a5-98af-fa5029fea938', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-16', '98', '5472', '5472', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '98'),
  ('01a0a972-a128-720b-9098-f3c8d0b47c8e', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-16', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a0a991-25a8-70de-90ac-ac6b1c398fdd', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-16', '138', '8280', '8280', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '138'),
  ('01a0aa38-8550-745b-996c-bcc03964fbed', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-16', '229', '14885', '14885', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '229'),
  ('01a0abd0-c8f0-7033-9126-020a150fc243', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-17', '111', '5920', '5920', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '111'),
  ('01a0abe5-c7f0-70b5-b52c-d927331c1554', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-17', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '125'),
  ('01a0abe9-1b80-71c9-bfc7-b12023fbd19c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-17', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a0ac23-8c70-71e0-9e03-43749e666134', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-17', '118', '6392', '6392', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a0ae97-72a0-73b9-8014-492b4f55a04c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-17', '111', '6290', '6290', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '111'),
  ('01a0b0fb-cc58-7769-a6f7-56d5cf22ae72', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-18', '166', '8853', '8853', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '166'),
  ('01a0b113-28d0-724d-8702-9be458c206c8', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-18', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '104'),
  ('01a0b113-b958-7202-953c-eef2682d5c1e', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-18', '108', '6030', '6030', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a0b3bc-1150-778a-b59b-3941489ea28c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-18', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '128'),
  ('01a0b3d7-da98-712d-b03e-a8373c23ac13', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-18', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '158'),
  ('01a0b481-93d0-73bb-8491-6bfa0ef1e78c', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-18', '230', '14950', '14950', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '230'),
  ('01a0b65a-cc58-7380-9e0f-bc2752680efd', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-19', '133', '7204', '7204', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '133'),
  ('01a0b716-40a0-7143-b5d6-a74c03937b0b', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-19', '172', '10607', '10607', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '172'),
  ('01a0b719-cae0-7270-99da-e2710ca10c32', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-19', '176', '10853', '10853', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '176'),
  ('01a0bc32-cce8-772e-b15b-a37e66477ff5', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-20', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '191'),
  ('01a0bc33-9fd8-7066-a402-235e8fa0b83c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-20', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '184'),
  ('01a0c06e-bd30-73b7-bb03-c1826882588f', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-21', '111', '5920', '5920', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '111'),
  ('01a0c07f-e3d0-7090-a11e-d9204022c0cb', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-21', '114', '6365', '6365', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a0c084-4cb8-706b-a7ad-31b6ccebc389', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-21', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a0c32e-6db8-7651-92ff-5b6922775755', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-21', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '126'),
  ('01a0c350-9fa0-7600-a4f8-df92faac4790', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-21', '132', '7920', '7920', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '132'),
  ('01a0c3f5-b170-7763-9606-36a8ba8da058', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-21', '227', '14755', '14755', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '227'),
  ('01a0c58e-a0f0-76da-bcdc-314d622a5d50', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-22', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a0c5a7-3200-71ee-ba4b-30caf14deb3d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-22', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('01a0c5ab-f0d8-77f5-bcfc-8eef57ee757a', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-22', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '104'),
  ('01a0c5dc-5f48-706c-bd03-859adfb68b11', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-22', '116', '6283', '6283', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('01a0cab4-0ac0-7680-81b5-d4b54745a305', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-23', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a0cacf-7a30-7618-a5d9-81a3d1402766', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-23', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a0cad3-5290-7357-8852-f64da1e41ec4', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-23', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('01a0cd79-b2a0-700b-9ae3-ed599f085a10', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-23', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a0cd9f-14f0-715d-9278-4f4803f78ccc', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-23', '138', '8280', '8280', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '138'),
  ('01a0ce40-1f80-7560-8459-fd23167e1940', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-23', '224', '14560', '14560', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '224'),
  ('01a0cfd8-6708-744c-9537-34450c059823', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-24', '119', '6347', '6347', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a0cff4-3c08-713e-9e91-bc7018a203c4', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-24', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '128'),
  ('01a0cffd-40a0-7751-a6d5-e4cf4c184282', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-24', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a0d02a-0978-712a-82a5-6d9cf54412ad', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-24', '119', '6446', '6446', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a0d2a6-fc10-748f-a64d-3283ae5d48f0', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-24', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '122'),
  ('01a0d503-0cb0-70d9-90ee-6535cb74497e', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-25', '179', '9547', '9547', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '179'),
  ('01a0d518-7910-76fa-99dc-e9af6cd12f94', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-25', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a0d522-d950-766e-93fe-53c9680af5cb', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-25', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a0d7d1-f3c0-768b-938c-54c9c5fa792c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-25', '103', '5837', '5837', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '103'),
  ('01a0d7ed-43f0-75a7-8217-aded0aee6451', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-25', '133', '7980', '7980', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '133'),
  ('01a0d885-e240-7411-b828-6d2f776369f4', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-25', '239', '15535', '15535', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '239'),
  ('01a0da64-7db0-76ee-83f5-14904ffa3e08', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-26', '136', '7367', '7367', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '136'),
  ('01a0db19-8188-767b-b71e-08f1fd26a83c', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-26', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '184'),
  ('01a0e04d-db90-736d-a7e4-b69a18f2e02a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-27', '176', '10853', '10853', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '176'),
  ('01a0e47c-6628-76a1-95fa-a1297f6cbbdd', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-28', '111', '5920', '5920', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '111'),
  ('01a0e490-1150-7607-89aa-0565f14fb84d', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-28', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a0e494-b0e8-7088-9c2d-42251e519015', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-28', '116', '6477', '6477', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('01a0e75c-c1f8-7518-8bdc-b3f31f080d8d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-28', '138', '8280', '8280', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '138'),
  ('01a0e807-1b58-73d9-84ca-380757ae2f16', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-28', '235', '15275', '15275', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '235'),
  ('01a0e99d-8650-73a8-900d-a1f40ad79b68', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-29', '103', '5493', '5493', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '103'),
  ('01a0e9b0-52d0-722c-8da0-24c48980480e', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-29', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a0e9ef-d888-759d-8377-bc9066a9913c', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-29', '110', '5958', '5958', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a0ec61-d288-7674-9e4f-c737c7daed39', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-29', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a0eebf-b018-73f7-9e59-5c9eb6b208a3', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-30', '116', '6187', '6187', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('01a0eed7-b870-704e-8865-881be0090354', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-30', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a0eede-01d0-7740-bbad-f8f2f35bb187', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-30', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a0f191-5a30-739a-8eb3-003b1ba3f51e', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-30', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a0f1a9-79f8-77d7-a6e6-a57b1bdad7a8', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-30', '136', '8160', '8160', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '136'),
  ('01a0f246-a070-770e-809b-e967d15aabc0', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-30', '231', '15015', '15015', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '231'),
  ('01a0f3ff-6c30-7767-a01d-9f62256732ac', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-01', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a0f400-9510-768b-a7d2-176b564902e9', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-01', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a0f43c-dac0-74e0-a346-a7187f85470c', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-01', '105', '5688', '5688', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a0f6af-3a50-7278-afa0-894641e70446', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-01', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a0f923-bcc0-76ac-b295-54a746a89c4e', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-02', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '126'),
  ('01a0f929-0068-7582-877f-cca41b0e2c68', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-02', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('01a0fbd8-41e8-73c2-816a-985ac9ea094d', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-02', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a0fbf9-8d58-701d-a620-5e848be6dc95', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-02', '149', '8940', '8940', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '149'),
  ('01a0fc98-b770-722b-b500-b70456426206', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-02', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '241'),
  ('01a0fe6d-9a98-72cb-af3e-74ec3a696157', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-03', '140', '7583', '7583', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '140'),
  ('01a0ff2b-a308-76c3-b2f2-1bbaa9835a8a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-03', '175', '10792', '10792', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '175'),
  ('01a0ff33-c510-751a-9163-3c25779b1af8', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-03', '172', '10607', '10607', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '172'),
  ('01a10417-9db8-76f2-ac69-e8f2a7a9785a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-04', '179', '11038', '11038', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '179'),
  ('01a1041c-c9f0-729c-b77b-871c12ff6e2d', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-04', '179', '11038', '11038', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '179'),
  ('01a1084e-1f60-7173-811f-5dce1614481f', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-05', '107', '5707', '5707', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a10864-cff8-72db-b89a-696f9e2df7ec', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-05', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '122'),
  ('01a10869-4880-73a7-b6c9-bdd151cfc92a', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-05', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a10b14-4440-75c0-bd02-1dae05b36725', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-05', '110', '6233', '6233', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a10b2e-7b30-7595-a528-a6a1b8eee88c', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-05', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '152'),
  ('01a10bdb-f170-7036-a696-29390a91200e', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-05', '237', '15405', '15405', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '237'),
  ('01a10d70-2dd0-7588-a05b-f621bec66c9b', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-06', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a10d87-4fb0-7446-8790-d26276c8cd61', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-06', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('01a10d92-b5a8-7188-a880-534193e6b9f0', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-06', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a10dc1-dfe0-778e-aa04-9870af82c31a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-06', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '124'),
  ('01a1103e-8458-77f3-a7bd-fae296d935b7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-06', '119', '6743', '6743', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a11290-dcb0-7691-bb49-184814a0a072', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-07', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '128'),
  ('01a112b0-e7d0-71aa-8649-4d13299ec512', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-07', '108', '6030', '6030', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a112b4-3778-73fe-b8e4-b6e4ce60e323', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-07', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '104'),
  ('01a1155d-ac98-734d-ab7f-e8acca205f9d', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-07', '113', '6403', '6403', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('01a1157c-96a8-750c-af1b-3ca652b5804c', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-07', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '153'),
  ('01a11626-5f80-729a-85b3-56d74429cd44', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-07', '226', '14690', '14690', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '226'),
  ('01a117b9-1158-76c6-85f2-214470c5c61a', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-08', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '122'),
  ('01a117d3-0db0-73ca-bdaa-88cbe8c4a99c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-08', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a117d3-9280-76fc-a4db-2845031aab3a', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-08', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a1180f-c4a8-7620-96e2-9da5844080c6', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-08', '109', '5904', '5904', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a11a8f-33f8-70dd-892d-1e5633ba98ce', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-08', '112', '6347', '6347', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a11ce7-6c38-7436-81bc-223850dfdc46', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-09', '176', '9387', '9387', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '176'),
  ('01a11cfa-0dc0-7649-9164-18942061aab2', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-09', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '130'),
  ('01a11d00-10d0-7753-b662-7cd677c8a516', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-09', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a11faa-c640-7519-8ab0-7d11ca902d9a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-09', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '122'),
  ('01a11fd0-b918-7472-a0b5-60b29146427d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-09', '138', '8280', '8280', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '138'),
  ('01a12071-7d58-7603-98f4-a039b4fefa0d', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-09', '226', '14690', '14690', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '226'),
  ('01a1223a-d760-7454-a460-8f0af8a87a9a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-10', '144', '7800', '7800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '144'),
  ('01a12300-b7a0-745f-91cf-86760d3ecf25', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-10', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '183'),
  ('01a12302-bb40-749b-95a4-fb02d9279066', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-10', '170', '10483', '10483', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '170'),
  ('01a12823-1818-738f-ab75-1656434fbc6f', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-11', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '11100', '11100', '180', 'RA-00002', NULL, NULL, '190'),
  ('01a1282b-74b8-75e7-ba7b-540e43e3d3f7', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-11', '173', '10668', '10668', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '10668', '10668', '173', 'RA-00003', NULL, NULL, '173'),
  ('01a12c56-6958-70c3-911e-e45f1d749e34', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-12', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5760', '5760', '108', 'RA-00004', NULL, NULL, '108'),
  ('01a12c6f-92c0-72d5-8c4e-74e1338d44c9', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-12', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6700', '6700', '120', 'RA-00001', NULL, NULL, '124'),
  ('01a12c78-d5d8-74d2-bb50-9603a35fe6b7', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-12', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6253', '6253', '112', 'RCTI-00001', 'RCTI-00001', NULL, '112'),
  ('01a12f1c-5b70-73f0-a78f-1a0d9f09b074', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-12', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6517', '6517', '115', 'RA-00002', NULL, NULL, '115'),
  ('01a12f3a-ff30-72f7-8b01-2b3c594a2721', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-12', '139', '8340', '8340', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '8340', '8340', '139', 'RCTI-00001', 'RCTI-00001', NULL, '139'),
  ('01a12fe6-6de8-7618-a31d-2cd83c7f6921', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-12', '232', '15080', '15080', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '15080', '15080', '232', 'RA-00005', NULL, NULL, '232'),
  ('01a13183-f918-7453-8ec4-c285d777ab0a', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-13', '106', '5653', '5653', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5653', '5653', '106', 'RA-00004', NULL, NULL, '106'),
  ('01a1319c-7e70-734c-ae33-adbb5df58fcc', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-13', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6533', '6533', '117', 'RA-00001', NULL, NULL, '117'),
  ('01a131a0-b0a8-7460-a2b9-7951bb6cf526', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-13', '102', '5695', '5695', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5695', '5695', '102', 'RCTI-00001', 'RCTI-00001', NULL, '102'),
  ('01a131d2-d498-7724-a8a1-bbad6bc56f9e', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-13', '116', '6283', '6283', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6283', '6283', '116', 'RA-00003', NULL, NULL, '116'),
  ('01a1344b-c3d8-7505-8449-4accacaae5cc', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-13', '108', '6120', '6120', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6120', '6120', '108', 'RA-00002', NULL, NULL, '108'),
  ('01a136ab-5300-7096-999a-402e56f32588', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-14', '116', '6187', '6187', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6187', '6187', '116', 'RA-00004', NULL, NULL, '116'),
  ('01a136c6-3da0-734b-9596-2d1548d76b80', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-14', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5807', '5807', '104', 'RCTI-00001', 'RCTI-00001', NULL, '104'),
  ('01a136c6-58f8-7009-9bac-385acee63422', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-14', '110', '6142', '6142', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6142', '6142', '110', 'RA-00001', NULL, NULL, '110'),
  ('01a13970-2020-72dd-b0e5-11818067f6b4', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-14', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6460', '6460', '114', 'RA-00002', NULL, NULL, '114'),
  ('01a13986-c500-71bf-9e27-8ad7130ccccb', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-14', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '9000', '9000', '150', 'RCTI-00001', 'RCTI-00001', NULL, '155'),
  ('01a13a30-10d8-71c9-8e05-30202e7ad0c0', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-14', '225', '14625', '14625', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '14625', '14625', '225', 'RA-00005', NULL, NULL, '225'),
  ('01a13bc5-a110-736b-8f78-1226710c0a7c', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-15', '111', '5920', '5920', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5920', '5920', '111', 'RA-00004', NULL, NULL, '111'),
  ('01a13be4-c9a0-7552-b0c7-052a44a556ad', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-15', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6086', '6086', '109', 'RA-00001', NULL, NULL, '109'),
  ('01a13be6-15a8-7267-99ff-22424f2e382c', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-15', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6533', '6533', '117', 'RCTI-00001', 'RCTI-00001', NULL, '117'),
  ('01a13c1f-36a8-74f0-a110-e7a4a036bd36', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-15', '104', '5633', '5633', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5633', '5633', '104', 'RA-00003', NULL, NULL, '104'),
  ('01a13e9b-3710-70d0-bdc7-935a7b33cbf6', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-15', '110', '6233', '6233', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6233', '6233', '110', 'RA-00002', NULL, NULL, '110'),
  ('01a14106-0138-77b5-9a28-100a17d7af45', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-16', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6700', '6700', '120', 'RA-00001', NULL, NULL, '123'),
  ('01a1410f-ec48-70b4-a544-3482ddfac55c', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-16', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6421', '6421', '115', 'RCTI-00001', 'RCTI-00001', NULL, '115'),
  ('01a143c2-bfd8-70e9-b57e-2125f065794b', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-16', '113', '6403', '6403', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6403', '6403', '113', 'RA-00002', NULL, NULL, '113'),
  ('01a143d0-3140-7337-8c4a-4014c113a9b2', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-16', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '9000', '9000', '150', 'RCTI-00001', 'RCTI-00001', NULL, '155'),
  ('01a14475-d780-71b0-b49d-d0b0c3903cd0', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-16', '239', '15535', '15535', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '15535', '15535', '239', 'RA-00005', NULL, NULL, '239'),
  ('01a1464f-90f0-7707-9f68-cfbbec7735f1', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-17', '136', '7367', '7367', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '7367', '7367', '136', 'RA-00003', NULL, NULL, '136'),
  ('01a14708-ee10-709d-bcdc-56ffa31d33aa', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-17', '179', '11038', '11038', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '11038', '11038', '179', 'RA-00002', NULL, NULL, '179'),
  ('01a14c31-3258-772f-bc4f-b5b5df73c9ea', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-18', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '11100', '11100', '180', 'RA-00003', NULL, NULL, '185'),
  ('01a14c34-4b50-70ab-bb81-5ea8ee94fc0c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-18', '174', '10730', '10730', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '10730', '10730', '174', 'RA-00002', NULL, NULL, '174'),
  ('01a15067-42b8-7619-8a01-a23e27fb7347', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-19', '107', '5707', '5707', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5707', '5707', '107', 'RA-00004', NULL, NULL, '107'),
  ('01a15080-48f8-753c-b804-c45e6f557fad', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-19', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6309', '6309', '113', 'RCTI-00001', 'RCTI-00001', NULL, '113'),
  ('01a15086-86a0-7579-ad45-044b73d9d714', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-19', '97', '5416', '5416', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5416', '5416', '97', 'RA-00001', NULL, NULL, '97'),
  ('01a1532e-9848-7297-b0a6-c62599b6d7a1', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-19', '116', '6573', '6573', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6573', '6573', '116', 'RA-00002', NULL, NULL, '116'),
  ('01a15348-0418-76e6-8857-e85ffc60d7c3', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-19', '137', '8220', '8220', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '8220', '8220', '137', 'RCTI-00001', 'RCTI-00001', NULL, '137'),
  ('01a153ef-1988-7176-8240-8d88b0f4ce82', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-19', '229', '14885', '14885', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '14885', '14885', '229', 'RA-00005', NULL, NULL, '229'),
  ('01a1558a-9d30-70de-a793-bcfc1fbf1311', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-20', '110', '5867', '5867', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5867', '5867', '110', 'RA-00004', NULL, NULL, '110'),
  ('01a155a5-1e58-72b8-bb35-6ceccb97f1ac', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-20', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6700', '6700', '120', 'RCTI-00001', 'RCTI-00001', NULL, '120'),
  ('01a155ad-34a8-75da-84f7-33e516866718', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-20', '106', '5918', '5918', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5918', '5918', '106', 'RA-00001', NULL, NULL, '106'),
  ('01a155e3-7360-7284-a4ee-8d0502d41186', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-20', '115', '6229', '6229', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6229', '6229', '115', 'RA-00003', NULL, NULL, '115'),
  ('01a15857-d690-76df-bed4-b4b88bde10d7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-20', '112', '6347', '6347', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6347', '6347', '112', 'RA-00002', NULL, NULL, '112'),
  ('01a15ab8-4c30-7338-ab1f-5248b9d58b47', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-21', '97', '5173', '5173', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5173', '5173', '97', 'RA-00004', NULL, NULL, '97'),
  ('01a15ac5-fc18-74c9-9d54-2d3c482d87d4', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-21', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6700', '6700', '120', 'RA-00001', NULL, NULL, '131'),
  ('01a15ace-83b0-72b1-92aa-0c42bb2eb3ed', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-21', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6309', '6309', '113', 'RCTI-00001', 'RCTI-00001', NULL, '113'),
  ('01a15d75-2628-72de-a38a-e7f9ed716e2f', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-21', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6800', '6800', '120', 'RA-00002', NULL, NULL, '125'),
  ('01a15d9b-6b08-708e-afec-8072bd6172c4', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-21', '140', '8400', '8400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '8400', '8400', '140', 'RCTI-00001', 'RCTI-00001', NULL, '140'),
  ('01a15e3d-a648-74ca-9a0c-1af8a4f549a0', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-21', '227', '14755', '14755', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '14755', '14755', '227', 'RA-00005', NULL, NULL, '227'),
  ('01a15fd0-4498-7487-90f2-7047fc868028', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-22', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6400', '6400', '120', 'RA-00004', NULL, NULL, '125'),
  ('01a15ff0-72e0-70cb-a35a-19e74108ea3c', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-22', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6644', '6644', '119', 'RCTI-00001', 'RCTI-00001', NULL, '119'),
  ('01a15ff8-fa78-7551-af4c-b2b680a59df1', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-22', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6086', '6086', '109', 'RA-00001', NULL, NULL, '109'),
  ('01a162a2-f850-7590-9b5b-5330951575dd', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-22', '105', '5950', '5950', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5950', '5950', '105', 'RA-00002', NULL, NULL, '105'),
  ('01a16505-1f88-71f4-8f3b-1e8439907739', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-23', '162', '8640', '8640', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '8640', '8640', '162', 'RA-00004', NULL, NULL, '162'),
  ('01a16518-41f8-745c-82af-5ab3bb67e983', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-23', '110', '6142', '6142', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6142', '6142', '110', 'RCTI-00001', 'RCTI-00001', NULL, '110'),
  ('01a1651a-f178-70b9-a76c-0113c4fc5879', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-23', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6700', '6700', '120', 'RA-00001', NULL, NULL, '120'),
  ('01a167c0-ebf8-75b2-a625-d0dcf715f03b', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-23', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6460', '6460', '114', 'RA-00002', NULL, NULL, '114'),
  ('01a167e1-7800-704e-8640-cbc82a2f6ddf', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-23', '148', '8880', '8880', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '8880', '8880', '148', 'RCTI-00001', 'RCTI-00001', NULL, '148'),
  ('01a16886-1888-757e-bc78-d58591bcf04e', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-23', '228', '14820', '14820', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '14820', '14820', '228', 'RA-00005', NULL, NULL, '228'),
  ('01a16a5f-aed0-7673-ba0f-1ecc52ecde7c', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-24', '130', '7042', '7042', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '7042', '7042', '130', 'RA-00003', NULL, NULL, '130'),
  ('01a16b15-7210-702b-8d88-2d42648fa14a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-24', '176', '10853', '10853', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '10853', '10853', '176', 'RA-00002', NULL, NULL, '176'),
  ('01a16b1b-d2e0-7355-abed-489780f4d00b', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-24', '174', '10730', '10730', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '10730', '10730', '174', 'RA-00003', NULL, NULL, '174'),
  ('01a1703b-fcf0-71ab-af90-657c20119ed4', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-25', '173', '10668', '10668', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '10668', '10668', '173', 'RA-00002', NULL, NULL, '173'),
  ('01a17041-4480-70ee-8dc7-8558010976f4', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-25', '167', '10298', '10298', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '10298', '10298', '167', 'RA-00003', NULL, NULL, '167'),
  ('01a17476-4b40-7017-a824-98ebf6a289dd', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-26', '111', '5920', '5920', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5920', '5920', '111', 'RA-00004', NULL, NULL, '111'),
  ('01a1748e-4010-75a8-9be1-42da82d3355c', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-26', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6309', '6309', '113', 'RCTI-00001', 'RCTI-00001', NULL, '113'),
  ('01a1748f-5950-74f2-8704-148645d56c07', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-26', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5807', '5807', '104', 'RA-00001', NULL, NULL, '104'),
  ('01a1773f-1000-7148-a3cb-843a7f6cbd4d', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-26', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6517', '6517', '115', 'RA-00002', NULL, NULL, '115'),
  ('01a17758-6848-75a1-80dc-4238e578a059', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-26', '149', '8940', '8940', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '8940', '8940', '149', 'RCTI-00001', 'RCTI-00001', NULL, '149'),
  ('01a17994-8d08-76e2-8b57-ad2e0255dabc', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-27', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6400', '6400', '120', 'RA-00004', NULL, NULL, '125'),
  ('01a179ad-50e0-7581-814a-b0e1eec5ebda', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-27', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6700', '6700', '120', 'RCTI-00001', 'RCTI-00001', NULL, '121'),
  ('01a179b9-9d50-7519-bd95-9067d740f40f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-27', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6086', '6086', '109', 'RA-00001', NULL, NULL, '109'),
  ('01a17ec3-bec0-74c7-ab1c-93bbb7593bbf', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-28', '99', '5280', '5280', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5280', '5280', '99', 'RA-00004', NULL, NULL, '99'),
  ('01a17edd-5588-752c-aa9c-b5134b555864', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-28', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6421', '6421', '115', 'RA-00001', NULL, NULL, '115'),
  ('01a17edd-9408-7168-a725-ae2d265d6596', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-28', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6644', '6644', '119', 'RCTI-00001', 'RCTI-00001', NULL, '119'),
  ('01a17eeb-ef2f-72d5-9b45-bebbc1f68489', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-28', '0', '9550', '0', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '0'),
  ('01a17eeb-ef2f-7521-9b2b-a1785b18c086', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-28', '0', '9550', '9550', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '9550', '9550', '0', 'RA-00004', NULL, NULL, '0'),
  ('01a1818a-5100-75ae-b549-5cffbadcf278', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-28', '118', '6687', '6687', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6687', '6687', '118', 'RA-00002', NULL, NULL, '118'),
  ('01a1819d-a638-7352-bf7d-1b3d4ba78392', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-28', '142', '8520', '8520', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '8520', '8520', '142', 'RCTI-00001', 'RCTI-00001', NULL, '142'),
  ('01a18248-5d58-7746-a1c3-279b55d7be2c', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-28', '225', '14625', '14625', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '14625', '14625', '225', 'RA-00005', NULL, NULL, '225'),
  ('01a183ea-16d8-774d-b66b-f3062f444555', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-29', '107', '5707', '5707', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5707', '5707', '107', 'RA-00004', NULL, NULL, '107'),
  ('01a18403-d4b0-7219-a482-e81ca6ce9d11', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-29', '103', '5751', '5751', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '5751', '5751', '103', 'RA-00001', NULL, NULL, '103'),
  ('01a18405-5b50-771c-bd88-63d3eb7f1aa6', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-29', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6253', '6253', '112', 'RCTI-00001', 'RCTI-00001', NULL, '112'),
  ('01a1843a-9c20-7609-9301-80f6416575ec', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-29', '117', '6338', '6338', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6338', '6338', '117', 'RA-00003', NULL, NULL, '117'),
  ('01a186ae-14f0-77bb-9cf4-f0fa8e793a11', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-29', '109', '6177', '6177', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6177', '6177', '109', 'RA-00002', NULL, NULL, '109'),
  ('01a1890e-6b50-7332-a080-e53bf065c564', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-30', '175', '9333', '9333', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '9333', '9333', '175', 'RA-00004', NULL, NULL, '175'),
  ('01a1891e-b730-7531-b7ce-81518cb1b40a', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-30', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6309', '6309', '113', 'RA-00001', NULL, NULL, '113'),
  ('01a18922-06d8-76ce-b6dd-598dd0c55968', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-30', '114', '6365', '6365', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6365', '6365', '114', 'RCTI-00001', 'RCTI-00001', NULL, '114'),
  ('01a18bd1-82f0-740f-8170-adcf8e038f78', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-30', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '6800', '6800', '120', 'RA-00002', NULL, NULL, '123'),
  ('01a18bef-f3e8-76a5-875a-bde603876479', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-30', '141', '8460', '8460', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '8460', '8460', '141', 'RCTI-00001', 'RCTI-00001', NULL, '141'),
  ('01a18e6b-ec80-71c9-95f0-f0f217c83ade', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-31', '145', '7854', '7854', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '7854', '7854', '145', 'RA-00003', NULL, NULL, '145'),
  ('01a18f20-adf0-7014-83f2-4ce1ac6cd975', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-31', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '11100', '11100', '180', 'RA-00003', NULL, NULL, '190'),
  ('01a18f2e-afe0-7662-b5ac-84275a011287', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-31', '160', '9867', '9867', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '9867', '9867', '160', 'RA-00002', NULL, NULL, '160'),
  ('01a19449-2500-70f1-b050-284446aa9246', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-01', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '180'),
  ('01a19449-dc98-7436-ae7b-3d08fa9818cd', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-01', '168', '10360', '10360', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '168'),
  ('01a1987c-f340-75d4-81e1-b4d52f443c42', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-02', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a19896-8620-74ee-b947-166ef72c2d31', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-02', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a19897-2e18-778f-ab4b-64a501cc38cc', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-02', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a19b46-15c0-7537-9ac7-7f7128937428', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-02', '106', '6007', '6007', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '106'),
  ('01a19b5e-1e18-7541-afc7-1e10452085d7', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-02', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '151'),
  ('01a19c01-0920-734a-8535-8df33eab8de7', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-02', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '246'),
  ('01a19da7-e320-73e0-b5e3-2ba2c5b2f4b7', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-03', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a19db8-6d80-7051-b1e6-46d08a21b26d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-03', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '126'),
  ('01a19dc3-8558-7660-971e-3106e3e98534', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-03', '108', '6030', '6030', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a19df7-4f28-73c6-8955-3074e0759624', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-03', '110', '5958', '5958', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a1a072-3a38-7406-93dd-e840a7359d25', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-03', '118', '6687', '6687', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a1a2c9-45b0-7686-b836-1a20b81e43af', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-04', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a1a2df-6d90-76bf-8486-3a3384c40a04', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-04', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a1a2eb-8738-7289-96f8-cdd0d7bc8d56', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-04', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('01a1a598-1938-758c-a3c6-0ac07418c557', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-04', '110', '6233', '6233', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a1a5af-9108-737e-9e61-470a2f69e8c4', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-04', '145', '8700', '8700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '145'),
  ('01a1a650-1e98-7745-9db7-9116aced7ad8', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-04', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '247'),
  ('01a1a7f5-cbd0-776c-a888-3e34895246fc', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-05', '115', '6133', '6133', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a1a807-fc10-777c-95b0-afeecf5fae82', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-05', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a1a811-ac88-763a-85e6-bf22606d972b', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-05', '98', '5472', '5472', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '98'),
  ('01a1a849-b060-707c-8385-6f603da4ea91', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-05', '104', '5633', '5633', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '104'),
  ('01a1aabb-2d60-72e9-a06d-4809a71549e6', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-05', '108', '6120', '6120', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a1ad1d-50b0-7351-9145-7431cc63adba', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-06', '174', '9280', '9280', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '174'),
  ('01a1ad30-6b50-77f1-825d-b47f55140ca9', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-06', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a1ad35-7460-7029-85bd-bb810f2c6fd1', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-06', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a1afde-e598-72f9-bf90-54f1df15a57d', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-06', '107', '6063', '6063', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a1affc-29c8-759f-b3b6-74b53de9cc8f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-06', '136', '8160', '8160', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '136'),
  ('01a1b09b-7320-71d5-96d6-bc97701223b6', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-06', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '240'),
  ('01a1b276-74b0-70eb-8f4c-c1a418c77b9a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-07', '150', '8125', '8125', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '150'),
  ('01a1b332-65f8-714a-a7fb-2c5f00d1e3d1', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-07', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '181'),
  ('01a1b339-4f80-7472-9c5b-91cd8902c776', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-07', '177', '10915', '10915', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '177'),
  ('01a1b856-ca10-75cb-89be-500e10bf6b31', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-08', '168', '10360', '10360', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '168'),
  ('01a1b85e-d0c0-7162-b6b9-67b930ba08f8', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-08', '170', '10483', '10483', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '170'),
  ('01a1bc9e-8db0-7337-9024-f046e8953f97', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-09', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a1bca6-cef8-711f-b236-3cbcbe1b2a38', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-09', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '104'),
  ('01a1bf51-2e78-76a8-9f83-d0be5d19a3d6', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-09', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a1bf71-60a8-7561-b45f-15d206e27981', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-09', '146', '8760', '8760', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '146'),
  ('01a1c014-4f98-7469-95c1-6a97aa1eb487', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-09', '234', '15210', '15210', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '234'),
  ('01a1c1ab-08b0-7280-a482-d06b67f7816b', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-10', '115', '6133', '6133', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a1c1ce-01d0-7006-be22-fc38cfb83727', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-10', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a1c1d0-43f0-747b-b94a-bc813a9bc206', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-10', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a1c203-7180-7642-a85d-a2c0246bfc51', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-10', '118', '6392', '6392', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a1c475-0dc0-72bd-97ea-cf1b9ae75e5b', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-10', '119', '6743', '6743', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a1c6d6-bfc8-771f-80e0-f1c90163576d', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-11', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a1c6f2-7970-72b3-b3bc-1136b538ec38', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-11', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '124'),
  ('01a1c6f7-7ab0-7166-b6cf-6f4f2a217dbc', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-11', '111', '6198', '6198', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '111'),
  ('01a1c99d-b798-7452-857e-066820f12591', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-11', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a1c9b7-13c8-76cb-b6f2-50580937341f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-11', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '159'),
  ('01a1ca67-a300-73a8-b1ce-5bd471104f5f', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-11', '233', '15145', '15145', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '233'),
  ('01a1cc03-c2e8-7275-908d-2b572b05ac88', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-12', '101', '5387', '5387', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '101'),
  ('01a1cc17-9cf0-75c9-aa74-e3bbb94301f2', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-12', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('01a1cc1c-c158-7664-834d-f0f33f80ffd6', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-12', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a1cc52-7370-70f4-9727-0f55fe1fe0e8', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-12', '110', '5958', '5958', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a1cec3-86f8-7763-9cbc-b9edaabd4b85', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-12', '108', '6120', '6120', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a1d11d-41f0-7372-a815-92b645640a9d', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-13', '172', '9173', '9173', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '172'),
  ('01a1d138-0968-7517-b1af-3ed36ecacb19', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-13', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a1d146-0770-7289-b316-08888166c89f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-13', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a1d3e9-e2f8-76f4-a027-98dd7669e5ee', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-13', '110', '6233', '6233', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a1d409-9440-729f-9882-e2949c6ecdc6', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-13', '141', '8460', '8460', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '141'),
  ('01a1d4a6-d228-70b5-98d7-5316d4fe439b', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-13', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '250'),
  ('01a1d67d-7688-770f-a2d6-432859da2055', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-14', '146', '7908', '7908', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '146'),
  ('01a1d73d-76e0-71eb-ab7a-8f39cbc034df', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-14', '174', '10730', '10730', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '174'),
  ('01a1d744-aaa0-717b-9154-59f1259124c0', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-14', '165', '10175', '10175', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '165'),
  ('01a1dc6b-21f8-76d6-ae50-17172ceaea3e', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-15', '172', '10607', '10607', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '172'),
  ('01a1dc6b-58a8-7215-ac80-4b0096f19bfb', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-15', '167', '10298', '10298', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '167'),
  ('01a1e094-fd58-70f5-9cd4-c8c13530ec51', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-16', '112', '5973', '5973', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a1e0ac-afc0-7469-a4a1-cd36d187efa6', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-16', '116', '6477', '6477', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('01a1e360-bfb8-7358-8793-380e9915f8cf', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-16', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a1e37e-2ee0-7037-9ae1-3f62dbaf114b', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-16', '142', '8520', '8520', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '142'),
  ('01a1e420-6e08-77cb-8790-f8f4dd95b3ca', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-16', '233', '15145', '15145', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '233'),
  ('01a1e5b8-ffc8-7653-a7f0-948e8a524241', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-17', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a1e5d9-4580-750a-afc4-8ec35c8d18c1', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-17', '111', '6198', '6198', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '111'),
  ('01a1e5d9-aef8-777b-b245-6d407a42af02', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-17', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a1e60b-4e18-77e5-b816-01ce2f77e3bd', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-17', '118', '6392', '6392', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a1e880-8820-71a8-80cd-f0c416daa91f', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-17', '119', '6743', '6743', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a1eae9-1be0-769b-ba6c-e06bab72c025', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-18', '112', '5973', '5973', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a1eafc-55c0-77d3-ae8e-0deaa7669d69', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-18', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a1eafe-d660-701d-b120-79c4f9e1a706', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-18', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('01a1eb11-7b2f-71da-99d2-5319e768b8a8', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-18', '300', '18000', '18000', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '300'),
  ('01a1edae-5e30-70db-837f-e01b9e22ce4f', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-18', '119', '6743', '6743', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a1edc2-4fa8-753c-b2ed-35b7bb8cf83f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-18', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '159'),
  ('01a1ee72-61e0-750e-a13b-e6e3c43899ad', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-18', '225', '14625', '14625', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '225'),
  ('01a1f010-1038-7239-8adf-30bccde8ceb9', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-19', '114', '6080', '6080', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a1f022-cd18-74aa-933c-54f2d8053e13', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-19', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '126'),
  ('01a1f02a-7220-772b-be41-3ffc86063166', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-19', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a1f056-6420-7770-af8b-08cebeca9f5d', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-19', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '130'),
  ('01a1f2d8-8ea8-75af-abf3-d2b9fc55f347', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-19', '105', '5950', '5950', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a1f549-b1d0-711d-bea4-051ccf591d1e', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-20', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '122'),
  ('01a1f54b-bd40-731f-92af-f7731bcee1a6', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-20', '111', '6198', '6198', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '111'),
  ('01a1f7fd-f878-70f7-84fc-67db334c0530', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-20', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a1f813-ab28-709f-8964-ee1f7a294b25', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-20', '146', '8760', '8760', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '146'),
  ('01a1f8bf-4ca8-7054-afbe-e019bb287b2a', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-20', '236', '15340', '15340', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '236'),
  ('01a1fa89-4ea8-76a4-8182-66a5336f2139', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-21', '143', '7746', '7746', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '143'),
  ('01a1fb4b-23c0-76ca-9dba-61a41df2dfe9', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-21', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '183'),
  ('01a1fb4e-38d0-7590-a4ee-217e12188040', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-21', '167', '10298', '10298', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '167'),
  ('01a20070-08c0-77f0-9db2-fecb2168bf24', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-22', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '181'),
  ('01a204a1-1010-75af-9713-04934987639c', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-23', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '124'),
  ('01a204be-4888-71a0-a3fe-abe48a81a360', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-23', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a204c0-bd70-7708-a201-cf547b15293a', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-23', '101', '5639', '5639', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '101'),
  ('01a20769-6770-73c5-9a37-cf5da5cfc322', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-23', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a20784-0008-7106-b301-66b25fd0c483', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-23', '139', '8340', '8340', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '139'),
  ('01a2082f-3fe0-7498-8566-4b250e0a63e0', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-23', '224', '14560', '14560', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '224'),
  ('01a209ca-b7d0-71a0-80ee-fb5281a37efd', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-24', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a209e4-c7b0-7147-b294-aa29f5892a38', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-24', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a209e7-8ab8-72a8-a2fa-cb0ddad98e16', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-24', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a20a19-a2f0-702e-a0da-63befa27c089', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-24', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a20c92-3c40-7747-8753-27c405e07007', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-24', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a20ef1-5638-713f-84e0-838bfa0ec47e', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-25', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a20f09-db90-739f-a9a1-7b0d4c8ca1ca', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-25', '108', '6030', '6030', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a20f0a-4508-74bf-a630-74a88843268f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-25', '110', '6142', '6142', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a20faf-0ca0-771c-98c1-5c5718ea348d', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000021', '2026-11-25', '188', '13160', '0', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '188'),
  ('01a211bf-d3d0-7375-af1b-64b3d6fbadc9', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-25', '98', '5553', '5553', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '98'),
  ('01a211d5-1150-72e5-bc38-84dab3a0f642', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-25', '138', '8280', '8280', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '138'),
  ('01a2127a-a408-740e-afbe-86992c7187a6', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-25', '231', '15015', '15015', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '231'),
  ('01a2140e-d4b0-738c-907d-e752c11722c2', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-26', '117', '6240', '6240', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('01a2142f-8bb0-725c-962e-6b0983def2e0', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-26', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '124'),
  ('01a21436-8ca8-7618-9e4b-15075aef4efb', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-26', '100', '5583', '5583', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '100'),
  ('01a2146e-d2e8-7010-8437-1b6c5fa21d9a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-26', '111', '6013', '6013', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '111'),
  ('01a216e3-8c08-74be-b2dd-23311b037896', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-26', '109', '6177', '6177', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a21942-c540-71f8-8a11-8304022f954d', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-27', '180', '9600', '0', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '247'),
  ('01a21951-d8a0-776a-8985-cb18addc2aab', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-27', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '128'),
  ('01a2195d-07e8-7088-bd5b-2346465960bf', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-27', '101', '5639', '5639', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '101'),
  ('01a21c0a-93e8-71a0-a2a2-f54a73255450', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-27', '100', '5667', '5667', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '100'),
  ('01a21c25-c0f0-7120-8717-b28ded787425', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-27', '142', '8520', '8520', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '142'),
  ('01a21ccd-4b90-778e-98b6-8f9bf1841c61', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-27', '220', '14300', '14300', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '220'),
  ('01a21e9a-4f18-71ea-a933-cf59d8125d3b', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-28', '150', '8125', '0', 'true', '', '', NULL, '2026-11-29 19:52:41.877358+00', '0', '0', '0', '0', NULL, NULL, NULL, '152'),
  ('01a21f53-8910-7651-8208-94720efc62bf', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-28', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '186'),
  ('01a21f58-72e0-7101-897a-24f9c5c4b173', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-28', '176', '10853', '10853', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '176'),
  ('01a22482-2658-71d0-85ea-7f4c90158c8b', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-29', '179', '11038', '11038', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '179'),
  ('01a22484-4938-76d3-bac6-c0e948b9a656', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-29', '165', '10175', '10175', 'true', '', '', NULL, '2026-11-29 19:52:42.479031+00', '0', '0', '0', '0', NULL, NULL, NULL, '165'),
  ('6849803e-f4a0-5bf9-9459-f4a79db8629d', 'reimbursement', '01900000-0000-7000-8000-000000000010', NULL, '2026-11-30', '0', '3480', '3480', 'false', 'Floor pads from the hardware shop', '', '01900000-0000-7000-8000-000000000001', '2026-11-29 19:52:48.790522+00', '0', '0', '0', '0', NULL, NULL, NULL, NULL),
  ('75524212-8373-5c0f-a86b-fad056bc951f', 'bonus', '01900000-0000-7000-8000-000000000012', NULL, '2026-10-31', '0', '8000', '8000', 'true', 'Stood in on short notice', '', '01900000-0000-7000-8000-000000000001', '2026-11-29 19:52:47.578577+00', '0', '8000', '8000', '0', 'RA-00003', NULL, NULL, NULL);
INSERT INTO "pay_run" (id, number, through_day, pay_day, state, leave_out, version, created_by, created_at, changed_by, first_approved_by, first_approved_at, first_key, approved_by, approved_at, paid_on, paid_by, paid_at, cancelled_by, cancelled_at, cancel_reason) OVERRIDING SYSTEM VALUE VALUES
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '1', '2026-10-31', '2026-11-03', 'paid', '{}', '3', '01900000-0000-7000-8000-000000000001', '2026-11-03 12:00:00+00', NULL, NULL, NULL, NULL, '01900000-0000-7000-8000-000000000001', '2026-11-03 12:00:00+00', '2026-11-03', '01900000-0000-7000-8000-000000000001', '2026-11-29 19:52:48.377597+00', NULL, NULL, NULL),
  ('01a228de-05fb-74e1-8079-a1ef4b68331f', '2', '2026-11-29', '2026-12-03', 'draft', '{}', '1', '01900000-0000-7000-8000-000000000001', '2026-11-29 19:52:48.878527+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "pay_row" (run_id, person_id, name, state, minutes, work_cents, correction_cents, adjustment_cents, sub_total_cents, gst_cents, withheld_cents, paid_cents, as_rcti, gst_registered, super_answer, super_base_cents, super_rate, super_cents, facts, reference, bank_ending, bank_fingerprint, returned_on, return_reason) OVERRIDING SYSTEM VALUE VALUES
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', 'Amara Perera', 'paid', '1672', '93355', '0', '0', '93355', '0', '0', '93355', 'false', 'false', 'yes', '93355', '1200', '11203', '{"abn": "61000000002", "address": "14 Acacia Street, Prospect SA", "details": {"state": "SA", "suburb": "Prospect", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Amara", "rcti_terms": [], "family_name": "Perera", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40118"}, "postcode": "5082", "gst_percent": 10}', 'PAY 1 1', '417', 'a61764615c99a40f:G-FloYgeqP53R12-vLtiiQtR-XeBlSw5hjOa9qEPE6k', NULL, NULL),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', 'paid', '2999', '172844', '0', '0', '172844', '17284', '0', '190128', 'true', 'true', 'no', '0', '1200', '0', '{"abn": "42000000003", "address": "3/27 Banksia Avenue, Norwood SA", "details": {"state": "SA", "suburb": "Norwood", "fund_usi": "HOS0100AU", "gst_from": "2023-07-01", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "signed", "rcti_from": "2024-07-01", "given_name": "Daniel", "rcti_terms": ["supplies-named", "both-registered", "company-issues", "supplier-does-not", "tells-when-it-ends"], "family_name": "Okafor", "single_name": false, "gst_ended_on": "", "may_delegate": "yes", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "", "rcti_ended_on": "", "gst_checked_on": "2026-11-02", "paid_for_result": "", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40125"}, "postcode": "5067", "gst_percent": 10}', 'PAY 1 2', '724', 'a61764615c99a40f:L9-soAjqo5wZrwlLIKqHPxjYVEKdIcivgAu9Y3iKSYs', NULL, NULL),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', 'paid', '1737', '100642', '0', '8000', '108642', '0', '0', '108642', 'false', 'false', 'yes', '108642', '1200', '13037', '{"abn": "23000000004", "address": "88 Henley Beach Road, Mile End SA", "details": {"state": "SA", "suburb": "Mile End", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Mei", "rcti_terms": [], "family_name": "Lin Chen", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40132"}, "postcode": "5031", "gst_percent": 10}', 'PAY 1 4', '031', 'a61764615c99a40f:DaD2cwDtL01JvelLQyawotGqqoRpKmxNfHjpBqqg53k', NULL, NULL),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', 'paid', '1605', '104325', '0', '0', '104325', '0', '0', '104325', 'false', 'false', 'yes', '104325', '1200', '12519', '{"abn": "80000000001", "address": "5 Kurrajong Court, Modbury SA", "details": {"state": "SA", "suburb": "Modbury", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Tomasz", "rcti_terms": [], "family_name": "Nowak", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40139"}, "postcode": "5092", "gst_percent": 10}', 'PAY 1 6', '338', 'a61764615c99a40f:md1CRoH7VxFhRh9jGJMaLIcf3vQRTV1aSeVzcyG6oWg', NULL, NULL),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', 'Priya Raghunathan-Venkataraman', 'paid', '1649', '97497', '0', '0', '97497', '0', '0', '97497', 'false', 'false', 'undecided', '0', '1200', '0', '{"abn": "51824753556", "address": "121 Unley Road, Unley SA", "details": {"state": "", "suburb": "", "fund_usi": "", "gst_from": "", "fund_name": "", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "", "rcti_terms": [], "family_name": "", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": ""}, "postcode": "5061", "gst_percent": 10}', 'PAY 1 5', '645', 'a61764615c99a40f:tjw19BbjSdjzjF7-qQwVZk18rBbCYan5v7bvoKh6qrs', NULL, NULL),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', 'paid', '2631', '154300', '0', '0', '154300', '0', '0', '154300', 'false', 'false', 'yes', '154300', '1200', '18516', '{"abn": "53004085616", "address": "9 Jetty Lane, Glenelg SA", "details": {"state": "SA", "suburb": "Glenelg", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Grace", "rcti_terms": [], "family_name": "Papadopoulos", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40153"}, "postcode": "5045", "gst_percent": 10}', 'PAY 1 3', '952', 'a61764615c99a40f:AKXUVgjd0BIcXDCNLjnth2JH5GbMscF9B81HEriyNfE', NULL, NULL);
INSERT INTO "pay_line" (run_id, person_id, item_id, cents, document_cents, minutes, corrects, repeats, is_correction, state) OVERRIDING SYSTEM VALUE VALUES
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', '01a12c6f-92c0-72d5-8c4e-74e1338d44c9', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', '01a1319c-7e70-734c-ae33-adbb5df58fcc', '6533', '6533', '117', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', '01a136c6-58f8-7009-9bac-385acee63422', '6142', '6142', '110', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', '01a13be4-c9a0-7552-b0c7-052a44a556ad', '6086', '6086', '109', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', '01a14106-0138-77b5-9a28-100a17d7af45', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', '01a15086-86a0-7579-ad45-044b73d9d714', '5416', '5416', '97', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', '01a155ad-34a8-75da-84f7-33e516866718', '5918', '5918', '106', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', '01a15ac5-fc18-74c9-9d54-2d3c482d87d4', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', '01a15ff8-fa78-7551-af4c-b2b680a59df1', '6086', '6086', '109', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', '01a1651a-f178-70b9-a76c-0113c4fc5879', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', '01a1748f-5950-74f2-8704-148645d56c07', '5807', '5807', '104', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', '01a179b9-9d50-7519-bd95-9067d740f40f', '6086', '6086', '109', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', '01a17edd-5588-752c-aa9c-b5134b555864', '6421', '6421', '115', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', '01a18403-d4b0-7219-a482-e81ca6ce9d11', '5751', '5751', '103', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', '01a1891e-b730-7531-b7ce-81518cb1b40a', '6309', '6309', '113', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a12c78-d5d8-74d2-bb50-9603a35fe6b7', '6253', '6253', '112', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a12f3a-ff30-72f7-8b01-2b3c594a2721', '8340', '8340', '139', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a131a0-b0a8-7460-a2b9-7951bb6cf526', '5695', '5695', '102', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a136c6-3da0-734b-9596-2d1548d76b80', '5807', '5807', '104', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a13986-c500-71bf-9e27-8ad7130ccccb', '9000', '9000', '150', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a13be6-15a8-7267-99ff-22424f2e382c', '6533', '6533', '117', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a1410f-ec48-70b4-a544-3482ddfac55c', '6421', '6421', '115', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a143d0-3140-7337-8c4a-4014c113a9b2', '9000', '9000', '150', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a15080-48f8-753c-b804-c45e6f557fad', '6309', '6309', '113', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a15348-0418-76e6-8857-e85ffc60d7c3', '8220', '8220', '137', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a155a5-1e58-72b8-bb35-6ceccb97f1ac', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a15ace-83b0-72b1-92aa-0c42bb2eb3ed', '6309', '6309', '113', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a15d9b-6b08-708e-afec-8072bd6172c4', '8400', '8400', '140', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a15ff0-72e0-70cb-a35a-19e74108ea3c', '6644', '6644', '119', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a16518-41f8-745c-82af-5ab3bb67e983', '6142', '6142', '110', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a167e1-7800-704e-8640-cbc82a2f6ddf', '8880', '8880', '148', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a1748e-4010-75a8-9be1-42da82d3355c', '6309', '6309', '113', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a17758-6848-75a1-80dc-4238e578a059', '8940', '8940', '149', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a179ad-50e0-7581-814a-b0e1eec5ebda', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a17edd-9408-7168-a725-ae2d265d6596', '6644', '6644', '119', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a1819d-a638-7352-bf7d-1b3d4ba78392', '8520', '8520', '142', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a18405-5b50-771c-bd88-63d3eb7f1aa6', '6253', '6253', '112', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a18922-06d8-76ce-b6dd-598dd0c55968', '6365', '6365', '114', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', '01a18bef-f3e8-76a5-875a-bde603876479', '8460', '8460', '141', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000012', '01a1282b-74b8-75e7-ba7b-540e43e3d3f7', '10668', '10668', '173', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000012', '01a131d2-d498-7724-a8a1-bbad6bc56f9e', '6283', '6283', '116', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000012', '01a13c1f-36a8-74f0-a110-e7a4a036bd36', '5633', '5633', '104', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000012', '01a1464f-90f0-7707-9f68-cfbbec7735f1', '7367', '7367', '136', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000012', '01a14c31-3258-772f-bc4f-b5b5df73c9ea', '11100', '11100', '180', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000012', '01a155e3-7360-7284-a4ee-8d0502d41186', '6229', '6229', '115', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000012', '01a16a5f-aed0-7673-ba0f-1ecc52ecde7c', '7042', '7042', '130', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000012', '01a16b1b-d2e0-7355-abed-489780f4d00b', '10730', '10730', '174', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000012', '01a17041-4480-70ee-8dc7-8558010976f4', '10298', '10298', '167', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000012', '01a1843a-9c20-7609-9301-80f6416575ec', '6338', '6338', '117', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000012', '01a18e6b-ec80-71c9-95f0-f0f217c83ade', '7854', '7854', '145', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000012', '01a18f20-adf0-7014-83f2-4ce1ac6cd975', '11100', '11100', '180', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000012', '75524212-8373-5c0f-a86b-fad056bc951f', '8000', '8000', '0', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000013', '01a12fe6-6de8-7618-a31d-2cd83c7f6921', '15080', '15080', '232', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000013', '01a13a30-10d8-71c9-8e05-30202e7ad0c0', '14625', '14625', '225', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000013', '01a14475-d780-71b0-b49d-d0b0c3903cd0', '15535', '15535', '239', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000013', '01a153ef-1988-7176-8240-8d88b0f4ce82', '14885', '14885', '229', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000013', '01a15e3d-a648-74ca-9a0c-1af8a4f549a0', '14755', '14755', '227', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000013', '01a16886-1888-757e-bc78-d58591bcf04e', '14820', '14820', '228', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000013', '01a18248-5d58-7746-a1c3-279b55d7be2c', '14625', '14625', '225', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', '01a12c56-6958-70c3-911e-e45f1d749e34', '5760', '5760', '108', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', '01a13183-f918-7453-8ec4-c285d777ab0a', '5653', '5653', '106', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', '01a136ab-5300-7096-999a-402e56f32588', '6187', '6187', '116', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', '01a13bc5-a110-736b-8f78-1226710c0a7c', '5920', '5920', '111', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', '01a15067-42b8-7619-8a01-a23e27fb7347', '5707', '5707', '107', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', '01a1558a-9d30-70de-a793-bcfc1fbf1311', '5867', '5867', '110', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', '01a15ab8-4c30-7338-ab1f-5248b9d58b47', '5173', '5173', '97', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', '01a15fd0-4498-7487-90f2-7047fc868028', '6400', '6400', '120', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', '01a16505-1f88-71f4-8f3b-1e8439907739', '8640', '8640', '162', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', '01a17476-4b40-7017-a824-98ebf6a289dd', '5920', '5920', '111', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', '01a17994-8d08-76e2-8b57-ad2e0255dabc', '6400', '6400', '120', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', '01a17ec3-bec0-74c7-ab1c-93bbb7593bbf', '5280', '5280', '99', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', '01a17eeb-ef2f-7521-9b2b-a1785b18c086', '9550', '9550', '0', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', '01a183ea-16d8-774d-b66b-f3062f444555', '5707', '5707', '107', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', '01a1890e-6b50-7332-a080-e53bf065c564', '9333', '9333', '175', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a12823-1818-738f-ab75-1656434fbc6f', '11100', '11100', '180', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a12f1c-5b70-73f0-a78f-1a0d9f09b074', '6517', '6517', '115', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a1344b-c3d8-7505-8449-4accacaae5cc', '6120', '6120', '108', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a13970-2020-72dd-b0e5-11818067f6b4', '6460', '6460', '114', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a13e9b-3710-70d0-bdc7-935a7b33cbf6', '6233', '6233', '110', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a143c2-bfd8-70e9-b57e-2125f065794b', '6403', '6403', '113', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a14708-ee10-709d-bcdc-56ffa31d33aa', '11038', '11038', '179', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a14c34-4b50-70ab-bb81-5ea8ee94fc0c', '10730', '10730', '174', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a1532e-9848-7297-b0a6-c62599b6d7a1', '6573', '6573', '116', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a15857-d690-76df-bed4-b4b88bde10d7', '6347', '6347', '112', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a15d75-2628-72de-a38a-e7f9ed716e2f', '6800', '6800', '120', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a162a2-f850-7590-9b5b-5330951575dd', '5950', '5950', '105', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a167c0-ebf8-75b2-a625-d0dcf715f03b', '6460', '6460', '114', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a16b15-7210-702b-8d88-2d42648fa14a', '10853', '10853', '176', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a1703b-fcf0-71ab-af90-657c20119ed4', '10668', '10668', '173', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a1773f-1000-7148-a3cb-843a7f6cbd4d', '6517', '6517', '115', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a1818a-5100-75ae-b549-5cffbadcf278', '6687', '6687', '118', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a186ae-14f0-77bb-9cf4-f0fa8e793a11', '6177', '6177', '109', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a18bd1-82f0-740f-8170-adcf8e038f78', '6800', '6800', '120', NULL, NULL, 'false', 'paid'),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '01a18f2e-afe0-7662-b5ac-84275a011287', '9867', '9867', '160', NULL, NULL, 'false', 'paid');
INSERT INTO "pay_counter" (kind, last_number) OVERRIDING SYSTEM VALUE VALUES
  ('adjustment-note', '0'),
  ('rcti', '1'),
  ('remittance-advice', '5');
INSERT INTO "pay_document" (number, run_id, person_id, kind, issued_on, corrects, repeats, sub_total_cents, gst_cents, total_cents, content) OVERRIDING SYSTEM VALUE VALUES
  ('RA-00001', '01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', 'remittance-advice', '2026-11-03', NULL, NULL, '93355', '0', '93355', '{"lines": [{"day": "2026-10-12", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-13", "kind": "work", "text": "Wattlebird House Offices", "cents": 6533, "minutes": 117, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Wattlebird House Offices", "cents": 6142, "minutes": 110, "taxable": true}, {"day": "2026-10-15", "kind": "work", "text": "Wattlebird House Offices", "cents": 6086, "minutes": 109, "taxable": true}, {"day": "2026-10-16", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Wattlebird House Offices", "cents": 5416, "minutes": 97, "taxable": true}, {"day": "2026-10-20", "kind": "work", "text": "Wattlebird House Offices", "cents": 5918, "minutes": 106, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-22", "kind": "work", "text": "Wattlebird House Offices", "cents": 6086, "minutes": 109, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-26", "kind": "work", "text": "Wattlebird House Offices", "cents": 5807, "minutes": 104, "taxable": true}, {"day": "2026-10-27", "kind": "work", "text": "Wattlebird House Offices", "cents": 6086, "minutes": 109, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Wattlebird House Offices", "cents": 6421, "minutes": 115, "taxable": true}, {"day": "2026-10-29", "kind": "work", "text": "Wattlebird House Offices", "cents": 5751, "minutes": 103, "taxable": true}, {"day": "2026-10-30", "kind": "work", "text": "Wattlebird House Offices", "cents": 6309, "minutes": 113, "taxable": true}], "payee": {"abn": "61000000002", "name": "Amara Perera", "address": "14 Acacia Street, Prospect SA, Prospect SA 5082"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 93355, "account_ending": "417", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 93355, "gst_registered": false, "agreement_terms": false}'),
  ('RA-00002', '01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', 'remittance-advice', '2026-11-03', NULL, NULL, '154300', '0', '154300', '{"lines": [{"day": "2026-10-11", "kind": "work", "text": "Sandpiper Surf Club", "cents": 11100, "minutes": 180, "taxable": true}, {"day": "2026-10-12", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6517, "minutes": 115, "taxable": true}, {"day": "2026-10-13", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6120, "minutes": 108, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6460, "minutes": 114, "taxable": true}, {"day": "2026-10-15", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6233, "minutes": 110, "taxable": true}, {"day": "2026-10-16", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6403, "minutes": 113, "taxable": true}, {"day": "2026-10-17", "kind": "work", "text": "Sandpiper Surf Club", "cents": 11038, "minutes": 179, "taxable": true}, {"day": "2026-10-18", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10730, "minutes": 174, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6573, "minutes": 116, "taxable": true}, {"day": "2026-10-20", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6347, "minutes": 112, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6800, "minutes": 120, "taxable": true}, {"day": "2026-10-22", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 5950, "minutes": 105, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6460, "minutes": 114, "taxable": true}, {"day": "2026-10-24", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10853, "minutes": 176, "taxable": true}, {"day": "2026-10-25", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10668, "minutes": 173, "taxable": true}, {"day": "2026-10-26", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6517, "minutes": 115, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6687, "minutes": 118, "taxable": true}, {"day": "2026-10-29", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6177, "minutes": 109, "taxable": true}, {"day": "2026-10-30", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6800, "minutes": 120, "taxable": true}, {"day": "2026-10-31", "kind": "work", "text": "Sandpiper Surf Club", "cents": 9867, "minutes": 160, "taxable": true}], "payee": {"abn": "53004085616", "name": "Grace Papadopoulos", "address": "9 Jetty Lane, Glenelg SA, Glenelg SA 5045"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 154300, "account_ending": "952", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 154300, "gst_registered": false, "agreement_terms": false}'),
  ('RA-00003', '01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000012', 'remittance-advice', '2026-11-03', NULL, NULL, '108642', '0', '108642', '{"lines": [{"day": "2026-10-11", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10668, "minutes": 173, "taxable": true}, {"day": "2026-10-13", "kind": "work", "text": "Wool Store Gallery", "cents": 6283, "minutes": 116, "taxable": true}, {"day": "2026-10-15", "kind": "work", "text": "Wool Store Gallery", "cents": 5633, "minutes": 104, "taxable": true}, {"day": "2026-10-17", "kind": "work", "text": "Wool Store Gallery", "cents": 7367, "minutes": 136, "taxable": true}, {"day": "2026-10-18", "kind": "work", "text": "Sandpiper Surf Club", "cents": 11100, "minutes": 180, "taxable": true}, {"day": "2026-10-20", "kind": "work", "text": "Wool Store Gallery", "cents": 6229, "minutes": 115, "taxable": true}, {"day": "2026-10-24", "kind": "work", "text": "Wool Store Gallery", "cents": 7042, "minutes": 130, "taxable": true}, {"day": "2026-10-24", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10730, "minutes": 174, "taxable": true}, {"day": "2026-10-25", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10298, "minutes": 167, "taxable": true}, {"day": "2026-10-29", "kind": "work", "text": "Wool Store Gallery", "cents": 6338, "minutes": 117, "taxable": true}, {"day": "2026-10-31", "kind": "work", "text": "Wool Store Gallery", "cents": 7854, "minutes": 145, "taxable": true}, {"day": "2026-10-31", "kind": "work", "text": "Sandpiper Surf Club", "cents": 11100, "minutes": 180, "taxable": true}, {"day": "2026-10-31", "kind": "bonus", "text": "Stood in on short notice", "cents": 8000, "minutes": 0, "taxable": true}], "payee": {"abn": "23000000004", "name": "Mei Lin Chen", "address": "88 Henley Beach Road, Mile End SA, Mile End SA 5031"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 108642, "account_ending": "031", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 108642, "gst_registered": false, "agreement_terms": false}'),
  ('RA-00004', '01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000014', 'remittance-advice', '2026-11-03', NULL, NULL, '97497', '0', '97497', '{"lines": [{"day": "2026-10-12", "kind": "work", "text": "Unley Corner Library", "cents": 5760, "minutes": 108, "taxable": true}, {"day": "2026-10-13", "kind": "work", "text": "Unley Corner Library", "cents": 5653, "minutes": 106, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Unley Corner Library", "cents": 6187, "minutes": 116, "taxable": true}, {"day": "2026-10-15", "kind": "work", "text": "Unley Corner Library", "cents": 5920, "minutes": 111, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Unley Corner Library", "cents": 5707, "minutes": 107, "taxable": true}, {"day": "2026-10-20", "kind": "work", "text": "Unley Corner Library", "cents": 5867, "minutes": 110, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Unley Corner Library", "cents": 5173, "minutes": 97, "taxable": true}, {"day": "2026-10-22", "kind": "work", "text": "Unley Corner Library", "cents": 6400, "minutes": 120, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Unley Corner Library", "cents": 8640, "minutes": 162, "taxable": true}, {"day": "2026-10-26", "kind": "work", "text": "Unley Corner Library", "cents": 5920, "minutes": 111, "taxable": true}, {"day": "2026-10-27", "kind": "work", "text": "Unley Corner Library", "cents": 6400, "minutes": 120, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Unley Corner Library", "cents": 5280, "minutes": 99, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Unley Corner Library", "cents": 9550, "minutes": 0, "taxable": true}, {"day": "2026-10-29", "kind": "work", "text": "Unley Corner Library", "cents": 5707, "minutes": 107, "taxable": true}, {"day": "2026-10-30", "kind": "work", "text": "Unley Corner Library", "cents": 9333, "minutes": 175, "taxable": true}], "payee": {"abn": "51824753556", "name": "Priya Raghunathan-Venkataraman", "address": "121 Unley Road, Unley SA, 5061"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 97497, "account_ending": "645", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 97497, "gst_registered": false, "agreement_terms": false}'),
  ('RA-00005', '01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000013', 'remittance-advice', '2026-11-03', NULL, NULL, '104325', '0', '104325', '{"lines": [{"day": "2026-10-12", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 15080, "minutes": 232, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 14625, "minutes": 225, "taxable": true}, {"day": "2026-10-16", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 15535, "minutes": 239, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 14885, "minutes": 229, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 14755, "minutes": 227, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 14820, "minutes": 228, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 14625, "minutes": 225, "taxable": true}], "payee": {"abn": "80000000001", "name": "Tomasz Nowak", "address": "5 Kurrajong Court, Modbury SA, Modbury SA 5092"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 104325, "account_ending": "338", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 104325, "gst_registered": false, "agreement_terms": false}'),
  ('RCTI-00001', '01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000011', 'rcti', '2026-11-03', NULL, NULL, '172844', '17284', '190128', '{"lines": [{"day": "2026-10-12", "kind": "work", "text": "Wattlebird House Offices", "cents": 6253, "minutes": 112, "taxable": true}, {"day": "2026-10-12", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8340, "minutes": 139, "taxable": true}, {"day": "2026-10-13", "kind": "work", "text": "Wattlebird House Offices", "cents": 5695, "minutes": 102, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Wattlebird House Offices", "cents": 5807, "minutes": 104, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 9000, "minutes": 150, "taxable": true}, {"day": "2026-10-15", "kind": "work", "text": "Wattlebird House Offices", "cents": 6533, "minutes": 117, "taxable": true}, {"day": "2026-10-16", "kind": "work", "text": "Wattlebird House Offices", "cents": 6421, "minutes": 115, "taxable": true}, {"day": "2026-10-16", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 9000, "minutes": 150, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Wattlebird House Offices", "cents": 6309, "minutes": 113, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8220, "minutes": 137, "taxable": true}, {"day": "2026-10-20", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Wattlebird House Offices", "cents": 6309, "minutes": 113, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8400, "minutes": 140, "taxable": true}, {"day": "2026-10-22", "kind": "work", "text": "Wattlebird House Offices", "cents": 6644, "minutes": 119, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Wattlebird House Offices", "cents": 6142, "minutes": 110, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8880, "minutes": 148, "taxable": true}, {"day": "2026-10-26", "kind": "work", "text": "Wattlebird House Offices", "cents": 6309, "minutes": 113, "taxable": true}, {"day": "2026-10-26", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8940, "minutes": 149, "taxable": true}, {"day": "2026-10-27", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Wattlebird House Offices", "cents": 6644, "minutes": 119, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8520, "minutes": 142, "taxable": true}, {"day": "2026-10-29", "kind": "work", "text": "Wattlebird House Offices", "cents": 6253, "minutes": 112, "taxable": true}, {"day": "2026-10-30", "kind": "work", "text": "Wattlebird House Offices", "cents": 6365, "minutes": 114, "taxable": true}, {"day": "2026-10-30", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8460, "minutes": 141, "taxable": true}], "payee": {"abn": "42000000003", "name": "Daniel Okafor", "address": "3/27 Banksia Avenue, Norwood SA, Norwood SA 5067"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 190128, "account_ending": "724", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 172844, "gst_registered": true, "agreement_terms": false}');
INSERT INTO "super_contribution" (run_id, person_id, base_cents, rate, super_cents, due_on, received_on) OVERRIDING SYSTEM VALUE VALUES
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000010', '93355', '1200', '11203', '2026-12-01', NULL),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000012', '108642', '1200', '13037', '2026-12-01', NULL),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000013', '104325', '1200', '12519', '2026-12-01', NULL),
  ('01a228de-0140-728d-ba4e-0a4571ece8a1', '01900000-0000-7000-8000-000000000015', '154300', '1200', '18516', '2026-12-01', NULL);
INSERT INTO "enquiry" (id, idempotency_key, state, place, size, frequency, timing, suburb, text, name, email, telephone, sent_at, changed_at, flood, told_at, kind, subject, postcode, company, call_time) OVERRIDING SYSTEM VALUE VALUES
  ('d5e5c1d5-78eb-576a-b5da-c87ad2b38a6f', '19970478-0eda-5c71-b1fb-1c588550294a', 'quoted', 'office', 'One floor, 320 m², 18 desks', 'weekly', 'Fridays after 17:00', 'Thebarton', '', 'Tom Lindqvist', '', '0491 571 491', '2026-11-25 19:52:37.06+00', '2026-11-26 19:52:37.06+00', 'false', '2026-11-25 19:52:37.06+00', 'quote', '', '5031', '', ''),
  ('dcbec2f0-d023-5177-b039-581d22d040a9', '332ac9b0-8372-543b-8a60-0e1e1b37eb5c', 'new', 'medical', '5 rooms and a waiting room, about 180 m²', 'several-a-week', 'After 18:00, or before 7:00', 'Norwood', 'We move in next month and need somebody who has cleaned dental rooms before.', 'Hana Sato', 'reception@parade-dental.example', '08 5550 4410', '2026-11-28 23:52:37.06+00', '2026-11-28 23:52:37.06+00', 'false', '2026-11-28 23:52:37.06+00', 'quote', '', '5067', 'Parade Dental Care', 'Weekdays after 3 pm');
INSERT INTO "enquiry_note" (id, enquiry_id, idempotency_key, kind, text, subject, channel, state, by_name, at) OVERRIDING SYSTEM VALUE VALUES
  ('b21a28a6-90c0-5f74-8e2e-86c951a92406', 'd5e5c1d5-78eb-576a-b5da-c87ad2b38a6f', NULL, 'note', 'Looked at the rooms: two kitchens, carpet throughout. Keys from the building manager.', '', '', NULL, 'Helen Marsh', '2026-11-26 15:52:37.06+00'),
  ('bf6d0bb7-bb0b-5ef2-af8d-284e6ad41abc', 'd5e5c1d5-78eb-576a-b5da-c87ad2b38a6f', NULL, 'answer', 'Quoted A$185.00 a visit by telephone, with materials and without GST.', 'Your quote', 'hand', 'quoted', 'Helen Marsh', '2026-11-26 19:52:37.06+00');
INSERT INTO "enquiry_digest" (single, told_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '2000-01-01 00:00:00+00');
INSERT INTO "client" (id, legal_name, trading_name, abn, billing_address, billing_email, order_number, terms_days, notes, version, created_at, archived_at, shows_names) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-a000-000000000001', 'Wattlebird Property Services Pty Ltd', 'Wattlebird Property', '23000000004', 'Level 3, 212 Grenfell Street
Adelaide SA 5000', 'accounts@wattlebird.example', 'PO-20417', '30', '', '1', '2026-11-29 19:52:42.777187+00', NULL, 'false'),
  ('01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '', '42000000003', '75 The Parade
Norwood SA 5067', 'practice@banksia-medical.example', '', '14', 'Asks for a call before the price changes.', '1', '2026-11-29 19:52:42.777187+00', NULL, 'false'),
  ('01900000-0000-7000-a000-000000000003', 'Little Pelicans Early Learning Inc.', 'Little Pelicans', '61000000002', '18 Moseley Street
Glenelg SA 5045', '', '', '14', '', '1', '2026-11-29 19:52:42.777187+00', NULL, 'false'),
  ('01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '', '', '4 Divett Street
Port Adelaide SA 5015', 'office@port-arts.example', '', '14', '', '1', '2026-11-29 19:52:42.777187+00', NULL, 'false'),
  ('01900000-0000-7000-a000-000000000005', 'Unley Libraries Association Inc.', 'Unley Libraries', '', '162 Unley Road
Unley SA 5061', 'accounts@unley-libraries.example', 'UL-0931', '14', '', '1', '2026-11-29 19:52:42.777187+00', NULL, 'false'),
  ('01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '', '', '251 Esplanade
Henley Beach SA 5022', 'treasurer@sandpiper-surf.example', '', '14', '', '1', '2026-11-29 19:52:42.777187+00', NULL, 'false');
INSERT INTO "client_contact" (client_id, "position", name, email, telephone, roles, opens_page) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-a000-000000000001', '0', 'Renee Castle', 'accounts@wattlebird.example', '08 5550 2210', '{invoices}', NULL),
  ('01900000-0000-7000-a000-000000000001', '1', 'Building manager', '', '0491 574 118', '{door,quality}', NULL),
  ('01900000-0000-7000-a000-000000000004', '0', 'Imogen Farrow', 'imogen@port-arts.example', '08 5550 3381', '{quality}', NULL),
  ('01900000-0000-7000-a000-000000000006', '0', 'Dean Abbott', 'treasurer@sandpiper-surf.example', '0491 573 087', '{invoices,door}', NULL);
INSERT INTO "job_client" (job_id, valid_from, client_id, version) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-9000-000000000001', '2026-09-01', '01900000-0000-7000-a000-000000000001', '1'),
  ('01900000-0000-7000-9000-000000000002', '2026-08-01', '01900000-0000-7000-a000-000000000002', '1'),
  ('01900000-0000-7000-9000-000000000003', '2026-08-01', '01900000-0000-7000-a000-000000000003', '1'),
  ('01900000-0000-7000-9000-000000000004', '2026-08-01', '01900000-0000-7000-a000-000000000004', '1'),
  ('01900000-0000-7000-9000-000000000005', '2026-09-01', '01900000-0000-7000-a000-000000000001', '1'),
  ('01900000-0000-7000-9000-000000000006', '2026-08-01', '01900000-0000-7000-a000-000000000005', '1'),
  ('01900000-0000-7000-9000-000000000007', '2026-08-01', '01900000-0000-7000-a000-000000000006', '1');
INSERT INTO "job_price" (job_id, valid_from, basis, cents, version) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-9000-000000000002', '2026-08-01', 'visit', '14500', '1'),
  ('01900000-0000-7000-9000-000000000003', '2026-08-01', 'month', '228000', '1'),
  ('01900000-0000-7000-9000-000000000004', '2026-08-01', 'visit', '12500', '1'),
  ('01900000-0000-7000-9000-000000000007', '2026-08-01', 'month', '275000', '1');
INSERT INTO "gst_confirmation" (only_row, rate, confirmed_by, confirmed_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '1000', 'Helen Marsh', '2026-11-29 19:52:37.319+00');
INSERT INTO "invoice_extra" (id, client_id, job_id, from_job_id, day, text, cents, reason, added_by, added_at, invoice_id, version) OVERRIDING SYSTEM VALUE VALUES
  ('bf4cf82e-6248-5cd6-ab55-ac56eb3611f3', '01900000-0000-7000-a000-000000000001', NULL, NULL, '2026-11-30', 'Windows outside, levels 1 to 3', '38500', 'Asked for by Renee Castle on the telephone', 'Helen Marsh', '2026-11-29 19:52:45.04+00', NULL, '1');
INSERT INTO "client_invoice" (id, number, client_id, month, version, send_wanted_at, sent_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a228dd-efa2-771e-8fbe-7be7e1e0775d', 'INV-00001', '01900000-0000-7000-a000-000000000002', '2026-08', '1', NULL, '2026-09-03 02:30:00+00'),
  ('01a228dd-efa2-771e-8fbe-7f5907bdb3a9', 'INV-00002', '01900000-0000-7000-a000-000000000003', '2026-08', '1', NULL, '2026-09-03 02:30:00+00'),
  ('01a228dd-efa2-771e-8fbe-80d54ca8fdf6', 'INV-00003', '01900000-0000-7000-a000-000000000004', '2026-08', '1', NULL, '2026-09-03 02:30:00+00'),
  ('01a228dd-efa2-771e-8fbe-86d94c637fc2', 'INV-00004', '01900000-0000-7000-a000-000000000005', '2026-08', '1', NULL, '2026-09-03 02:30:00+00'),
  ('01a228dd-efa2-771e-8fbe-8a46b8819bcc', 'INV-00005', '01900000-0000-7000-a000-000000000006', '2026-08', '1', NULL, '2026-09-03 02:30:00+00'),
  ('01a228dd-f287-7046-a5cc-a68f241d213a', 'INV-00006', '01900000-0000-7000-a000-000000000001', '2026-09', '1', NULL, '2026-10-03 02:30:00+00'),
  ('01a228dd-f287-7046-a5cc-a9b19f38adc7', 'INV-00007', '01900000-0000-7000-a000-000000000002', '2026-09', '1', NULL, '2026-10-03 02:30:00+00'),
  ('01a228dd-f287-7046-a5cc-aee66e2084d0', 'INV-00008', '01900000-0000-7000-a000-000000000003', '2026-09', '1', NULL, '2026-10-03 02:30:00+00'),
  ('01a228dd-f287-7046-a5cc-b1504e660e63', 'INV-00009', '01900000-0000-7000-a000-000000000004', '2026-09', '1', NULL, '2026-10-03 02:30:00+00'),
  ('01a228dd-f287-7046-a5cc-b71e6358fda8', 'INV-00010', '01900000-0000-7000-a000-000000000005', '2026-09', '1', NULL, '2026-10-03 02:30:00+00'),
  ('01a228dd-f287-7046-a5cc-b8f415f94da1', 'INV-00011', '01900000-0000-7000-a000-000000000006', '2026-09', '1', NULL, '2026-10-03 02:30:00+00'),
  ('01a228dd-f49a-76e2-97ce-e983dc118257', 'INV-00012', '01900000-0000-7000-a000-000000000002', '2026-10', '1', NULL, '2026-11-25 02:30:00+00'),
  ('01a228dd-f49a-76e2-97ce-ef21d183847e', 'INV-00013', '01900000-0000-7000-a000-000000000004', '2026-10', '1', NULL, NULL),
  ('01a228dd-f49a-76e2-97ce-f3c3d8333c30', 'INV-00014', '01900000-0000-7000-a000-000000000006', '2026-10', '1', NULL, '2026-11-25 02:30:00+00');
INSERT INTO "client_invoice_version" (client_invoice_id, version, issued_at, issued_on, issued_by, due_on, to_name, to_trading_name, to_abn, to_address, order_number, sub_total_cents, gst_cents, total_cents, gst_rate, supplier) OVERRIDING SYSTEM VALUE VALUES
  ('01a228dd-efa2-771e-8fbe-7be7e1e0775d', '1', '2026-09-03 02:30:00+00', '2026-09-03', '01900000-0000-7000-8000-000000000001', '2026-09-17', 'Banksia Family Medical Centre', '', '42000000003', '75 The Parade
Norwood SA 5067', '', '159500', '15950', '175450', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a228dd-efa2-771e-8fbe-7f5907bdb3a9', '1', '2026-09-03 02:30:00+00', '2026-09-03', '01900000-0000-7000-8000-000000000001', '2026-09-17', 'Little Pelicans Early Learning Inc.', 'Little Pelicans', '61000000002', '18 Moseley Street
Glenelg SA 5045', '', '228000', '22800', '250800', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a228dd-efa2-771e-8fbe-80d54ca8fdf6', '1', '2026-09-03 02:30:00+00', '2026-09-03', '01900000-0000-7000-8000-000000000001', '2026-09-17', 'Port Adelaide Arts Trust', '', '', '4 Divett Street
Port Adelaide SA 5015', '', '137500', '13750', '151250', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a228dd-efa2-771e-8fbe-86d94c637fc2', '1', '2026-09-03 02:30:00+00', '2026-09-03', '01900000-0000-7000-8000-000000000001', '2026-09-17', 'Unley Libraries Association Inc.', 'Unley Libraries', '', '162 Unley Road
Unley SA 5061', 'UL-0931', '193306', '19331', '212637', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a228dd-efa2-771e-8fbe-8a46b8819bcc', '1', '2026-09-03 02:30:00+00', '2026-09-03', '01900000-0000-7000-8000-000000000001', '2026-09-17', 'Sandpiper Surf Club Inc.', '', '', '251 Esplanade
Henley Beach SA 5022', '', '275000', '27500', '302500', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a228dd-f287-7046-a5cc-a68f241d213a', '1', '2026-10-03 02:30:00+00', '2026-10-03', '01900000-0000-7000-8000-000000000001', '2026-11-02', 'Wattlebird Property Services Pty Ltd', 'Wattlebird Property', '23000000004', 'Level 3, 212 Grenfell Street
Adelaide SA 5000', 'PO-20417', '658464', '65846', '724310', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a228dd-f287-7046-a5cc-a9b19f38adc7', '1', '2026-10-03 02:30:00+00', '2026-10-03', '01900000-0000-7000-8000-000000000001', '2026-10-17', 'Banksia Family Medical Centre', '', '42000000003', '75 The Parade
Norwood SA 5067', '', '174000', '17400', '191400', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a228dd-f287-7046-a5cc-aee66e2084d0', '1', '2026-10-03 02:30:00+00', '2026-10-03', '01900000-0000-7000-8000-000000000001', '2026-10-17', 'Little Pelicans Early Learning Inc.', 'Little Pelicans', '61000000002', '18 Moseley Street
Glenelg SA 5045', '', '228000', '22800', '250800', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a228dd-f287-7046-a5cc-b1504e660e63', '1', '2026-10-03 02:30:00+00', '2026-10-03', '01900000-0000-7000-8000-000000000001', '2026-10-17', 'Port Adelaide Arts Trust', '', '', '4 Divett Street
Port Adelaide SA 5015', '', '162500', '16250', '178750', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a228dd-f287-7046-a5cc-b71e6358fda8', '1', '2026-10-03 02:30:00+00', '2026-10-03', '01900000-0000-7000-8000-000000000001', '2026-10-17', 'Unley Libraries Association Inc.', 'Unley Libraries', '', '162 Unley Road
Unley SA 5061', 'UL-0931', '178201', '17820', '196021', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a228dd-f287-7046-a5cc-b8f415f94da1', '1', '2026-10-03 02:30:00+00', '2026-10-03', '01900000-0000-7000-8000-000000000001', '2026-10-17', 'Sandpiper Surf Club Inc.', '', '', '251 Esplanade
Henley Beach SA 5022', '', '275000', '27500', '302500', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a228dd-f49a-76e2-97ce-e983dc118257', '1', '2026-11-25 02:30:00+00', '2026-11-25', '01900000-0000-7000-8000-000000000001', '2026-12-09', 'Banksia Family Medical Centre', '', '42000000003', '75 The Parade
Norwood SA 5067', '', '188500', '18850', '207350', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a228dd-f49a-76e2-97ce-ef21d183847e', '1', '2026-11-25 02:30:00+00', '2026-11-25', '01900000-0000-7000-8000-000000000001', '2026-12-09', 'Port Adelaide Arts Trust', '', '', '4 Divett Street
Port Adelaide SA 5015', '', '150000', '15000', '165000', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a228dd-f49a-76e2-97ce-f3c3d8333c30', '1', '2026-11-25 02:30:00+00', '2026-11-25', '01900000-0000-7000-8000-000000000001', '2026-12-09', 'Sandpiper Surf Club Inc.', '', '', '251 Esplanade
Henley Beach SA 5022', '', '275000', '27500', '302500', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}');
INSERT INTO "client_invoice_line" (client_invoice_id, version, "position", job_id, extra_id, place, address, from_day, to_day, basis, visits, minutes, price_cents, reason, cents, missed, cancelled, credit_cents, re_cleans) OVERRIDING SYSTEM VALUE VALUES
  ('01a228dd-efa2-771e-8fbe-7be7e1e0775d', '1', '1', '01900000-0000-7000-9000-000000000002', NULL, 'Banksia Family Medical Centre', '75 The Parade, Norwood SA 5067', '2026-08-01', '2026-08-31', 'visit', '11', '1546', '14500', '', '159500', '0', '0', '0', '0'),
  ('01a228dd-efa2-771e-8fbe-7f5907bdb3a9', '1', '1', '01900000-0000-7000-9000-000000000003', NULL, 'Little Pelicans Early Learning', '18 Moseley Street, Glenelg SA 5045', '2026-08-01', '2026-08-31', 'month', '18', '2048', '228000', '', '228000', '0', '0', '0', '0'),
  ('01a228dd-efa2-771e-8fbe-80d54ca8fdf6', '1', '1', '01900000-0000-7000-9000-000000000004', NULL, 'Wool Store Gallery', '4 Divett Street, Port Adelaide SA 5015', '2026-08-01', '2026-08-31', 'visit', '11', '1368', '12500', '', '137500', '0', '0', '0', '0'),
  ('01a228dd-efa2-771e-8fbe-86d94c637fc2', '1', '1', '01900000-0000-7000-9000-000000000006', NULL, 'Unley Corner Library', '162 Unley Road, Unley SA 5061', '2026-08-01', '2026-08-31', 'hour', '21', '2636', NULL, '', '193306', '0', '0', '0', '0'),
  ('01a228dd-efa2-771e-8fbe-8a46b8819bcc', '1', '1', '01900000-0000-7000-9000-000000000007', NULL, 'Sandpiper Surf Club', '251 Esplanade, Henley Beach SA 5022', '2026-08-01', '2026-08-31', 'month', '10', '3480', '275000', '', '275000', '0', '0', '0', '0'),
  ('01a228dd-f287-7046-a5cc-a68f241d213a', '1', '1', '01900000-0000-7000-9000-000000000005', NULL, 'Sturt Pea Technology Hub', '30 Main Street, Mawson Lakes SA 5095', '2026-09-01', '2026-09-30', 'hour', '13', '2997', NULL, '', '279721', '0', '0', '0', '0'),
  ('01a228dd-f287-7046-a5cc-a68f241d213a', '1', '2', '01900000-0000-7000-9000-000000000001', NULL, 'Wattlebird House Offices', '212 Grenfell Street, Adelaide SA 5000', '2026-09-01', '2026-09-30', 'hour', '22', '4835', NULL, '', '378743', '0', '0', '0', '0'),
  ('01a228dd-f287-7046-a5cc-a9b19f38adc7', '1', '1', '01900000-0000-7000-9000-000000000002', NULL, 'Banksia Family Medical Centre', '75 The Parade, Norwood SA 5067', '2026-09-01', '2026-09-30', 'visit', '12', '1692', '14500', '', '174000', '0', '0', '0', '0'),
  ('01a228dd-f287-7046-a5cc-aee66e2084d0', '1', '1', '01900000-0000-7000-9000-000000000003', NULL, 'Little Pelicans Early Learning', '18 Moseley Street, Glenelg SA 5045', '2026-09-01', '2026-09-30', 'month', '20', '2306', '228000', '', '228000', '0', '0', '0', '0'),
  ('01a228dd-f287-7046-a5cc-b1504e660e63', '1', '1', '01900000-0000-7000-9000-000000000004', NULL, 'Wool Store Gallery', '4 Divett Street, Port Adelaide SA 5015', '2026-09-01', '2026-09-30', 'visit', '13', '1607', '12500', '', '162500', '0', '0', '0', '0'),
  ('01a228dd-f287-7046-a5cc-b71e6358fda8', '1', '1', '01900000-0000-7000-9000-000000000006', NULL, 'Unley Corner Library', '162 Unley Road, Unley SA 5061', '2026-09-01', '2026-09-30', 'hour', '20', '2430', NULL, '', '178201', '0', '0', '0', '0'),
  ('01a228dd-f287-7046-a5cc-b8f415f94da1', '1', '1', '01900000-0000-7000-9000-000000000007', NULL, 'Sandpiper Surf Club', '251 Esplanade, Henley Beach SA 5022', '2026-09-01', '2026-09-30', 'month', '8', '2463', '275000', '', '275000', '0', '0', '0', '0'),
  ('01a228dd-f49a-76e2-97ce-e983dc118257', '1', '1', '01900000-0000-7000-9000-000000000002', NULL, 'Banksia Family Medical Centre', '75 The Parade, Norwood SA 5067', '2026-10-01', '2026-10-31', 'visit', '13', '1883', '14500', '', '188500', '0', '0', '0', '0'),
  ('01a228dd-f49a-76e2-97ce-ef21d183847e', '1', '1', '01900000-0000-7000-9000-000000000004', NULL, 'Wool Store Gallery', '4 Divett Street, Port Adelaide SA 5015', '2026-10-01', '2026-10-31', 'visit', '12', '1481', '12500', '', '150000', '2', '0', '0', '0'),
  ('01a228dd-f49a-76e2-97ce-f3c3d8333c30', '1', '1', '01900000-0000-7000-9000-000000000007', NULL, 'Sandpiper Surf Club', '251 Esplanade, Henley Beach SA 5022', '2026-10-01', '2026-10-31', 'month', '9', '2971', '275000', '', '275000', '0', '0', '0', '0');
INSERT INTO "invoiced_days" (job_id, from_day, to_day, invoice_id, client_invoice_id) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-9000-000000000001', '2026-09-01', '2026-09-30', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a'),
  ('01900000-0000-7000-9000-000000000002', '2026-08-01', '2026-08-31', NULL, '01a228dd-efa2-771e-8fbe-7be7e1e0775d'),
  ('01900000-0000-7000-9000-000000000002', '2026-09-01', '2026-09-30', NULL, '01a228dd-f287-7046-a5cc-a9b19f38adc7'),
  ('01900000-0000-7000-9000-000000000002', '2026-10-01', '2026-10-31', NULL, '01a228dd-f49a-76e2-97ce-e983dc118257'),
  ('01900000-0000-7000-9000-000000000003', '2026-08-01', '2026-08-31', NULL, '01a228dd-efa2-771e-8fbe-7f5907bdb3a9'),
  ('01900000-0000-7000-9000-000000000003', '2026-09-01', '2026-09-30', NULL, '01a228dd-f287-7046-a5cc-aee66e2084d0'),
  ('01900000-0000-7000-9000-000000000004', '2026-08-01', '2026-08-31', NULL, '01a228dd-efa2-771e-8fbe-80d54ca8fdf6'),
  ('01900000-0000-7000-9000-000000000004', '2026-09-01', '2026-09-30', NULL, '01a228dd-f287-7046-a5cc-b1504e660e63'),
  ('01900000-0000-7000-9000-000000000004', '2026-10-01', '2026-10-31', NULL, '01a228dd-f49a-76e2-97ce-ef21d183847e'),
  ('01900000-0000-7000-9000-000000000005', '2026-09-01', '2026-09-30', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a'),
  ('01900000-0000-7000-9000-000000000006', '2026-08-01', '2026-08-31', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2'),
  ('01900000-0000-7000-9000-000000000006', '2026-09-01', '2026-09-30', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8'),
  ('01900000-0000-7000-9000-000000000007', '2026-08-01', '2026-08-31', NULL, '01a228dd-efa2-771e-8fbe-8a46b8819bcc'),
  ('01900000-0000-7000-9000-000000000007', '2026-09-01', '2026-09-30', NULL, '01a228dd-f287-7046-a5cc-b8f415f94da1'),
  ('01900000-0000-7000-9000-000000000007', '2026-10-01', '2026-10-31', NULL, '01a228dd-f49a-76e2-97ce-f3c3d8333c30');
INSERT INTO "invoiced_work" (work_record_id, invoice_id, client_invoice_id, moved_at) OVERRIDING SYSTEM VALUE VALUES
  ('019fc40e-3020-7599-8c88-374a14218c1d', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('019fc939-c028-77e7-b8a3-23f66dd57582', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('019fce5f-8ba0-7780-9728-8d4cbbf62fae', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('019fd383-3c08-7306-aee4-7bbaef22a3ad', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('019fd8a7-abd8-766c-9240-e5a9e6ca3030', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('019fe818-1828-7682-bb73-86e54814bfe2', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('019fed3e-9368-7177-9247-cc8d9c9cb778', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('019ff26c-fde8-70c8-8784-b33f3bf4b559', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('019ff78c-4d38-7762-be62-4ee20174d897', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('019ffcb2-a938-7299-adfc-8999a5607b52', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('01a00c26-e230-7603-bc50-415a6abb33c6', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('01a0114e-0d38-7609-9c1a-896331abcfd5', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('01a01673-1560-761d-90e0-5acab3cc919a', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('01a01b98-63d8-7521-919c-9bd9030709d6', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('01a020c7-89d8-75f9-a9e5-280512388d5a', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('01a0303d-16a8-7756-873b-335027f781ae', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('01a0355c-5e28-7392-9cc3-d2ec37b314f9', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('01a03a7f-fb08-704e-8660-55ec4de77a4a', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('01a03fa6-6a90-74ec-8cc5-6cfa5f9b348b', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('01a044d7-e638-75b0-9a32-8db151ed9b5e', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('01a05440-4bd8-76fb-8442-45920c50b048', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', NULL),
  ('01a0596e-c210-70a7-b47f-16e664f26545', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a0597e-6210-716b-869b-67eadbac7135', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0598b-2b80-7632-a702-83921d92f3b2', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a05e8b-9890-7766-8f60-3e1b12dddcb2', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a05eaa-6f18-76db-8246-4a2dae71a673', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a05eaf-7058-730a-a466-e744b48ee147', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a06217-a198-714e-b03f-bdc1f2757822', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a063bc-9b20-76ae-8236-151c66cc8042', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a063ce-b008-7555-b4b7-509db066ab17', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a063d6-a718-7511-9caa-5765abe351e7', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a068d8-f0b8-71c7-bdaa-210d36600f19', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a068f6-e0c8-70d8-a69b-5017b20dad8f', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a068f7-4a40-71df-a140-000c25dfe2cd', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a06c62-1b60-77e4-8427-8f83b3e4e22b', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a07851-fff8-7445-b892-effa856b5a10', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a07870-bb28-70fb-9fca-5ba20db323f4', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a07871-fb78-71e0-8e06-94560590d2d7', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a07bd8-dcc8-7535-904e-6ba35bc552c1', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a07d7a-4c10-702f-aa2e-3ef854518cb0', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a07d90-3570-73b2-95a7-67e9756b2932', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a07d90-8390-7006-9d8f-ab6e7ad3d3be', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0829b-3d58-7420-943a-6aad5ccdd086', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a082b2-ebd8-729f-82d3-cdcd7f2a8a2f', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a082be-f9c8-711e-9165-df6b8b833463', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0862a-c100-7017-af2e-4a05268c04cb', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a087c2-31b0-73a5-a79b-807825469f99', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a087e2-cd58-77fd-8cfb-059a1ea84683', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a087e3-4e40-71cd-9037-dd082aad8ce6', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a08d02-4b88-76d0-b2fd-484d946c538f', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a08d08-3728-760d-a490-347fbce4e8c3', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a09075-0fd0-7230-ba6b-bc452267b1f2', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a09c5c-2a68-770c-a757-1d6c9c930dcd', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a09c73-1d68-7550-a583-a8438beaf95f', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a09c75-b190-70a1-b827-23ff9e513ba6', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a09fe6-2418-7288-86dd-2a7154d55f03', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0a197-71e0-704b-ac26-d0cebe6a4ed9', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0a198-3530-75b2-893b-6144d341be85', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0a6aa-2e70-747d-952c-02e2d63691a2', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a0a6c2-9488-7544-932b-c5c4288893eb', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0a6cb-fac8-72a5-98af-fa5029fea938', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0aa38-8550-745b-996c-bcc03964fbed', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0abd0-c8f0-7033-9126-020a150fc243', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a0abe5-c7f0-70b5-b52c-d927331c1554', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0abe9-1b80-71c9-bfc7-b12023fbd19c', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0b0fb-cc58-7769-a6f7-56d5cf22ae72', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a0b113-28d0-724d-8702-9be458c206c8', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0b113-b958-7202-953c-eef2682d5c1e', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0b481-93d0-73bb-8491-6bfa0ef1e78c', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0c06e-bd30-73b7-bb03-c1826882588f', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a0c07f-e3d0-7090-a11e-d9204022c0cb', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0c084-4cb8-706b-a7ad-31b6ccebc389', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0c3f5-b170-7763-9606-36a8ba8da058', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0c58e-a0f0-76da-bcdc-314d622a5d50', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a0c5a7-3200-71ee-ba4b-30caf14deb3d', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0c5ab-f0d8-77f5-bcfc-8eef57ee757a', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0cab4-0ac0-7680-81b5-d4b54745a305', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a0cacf-7a30-7618-a5d9-81a3d1402766', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0cad3-5290-7357-8852-f64da1e41ec4', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0ce40-1f80-7560-8459-fd23167e1940', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0cfd8-6708-744c-9537-34450c059823', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a0cff4-3c08-713e-9e91-bc7018a203c4', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0cffd-40a0-7751-a6d5-e4cf4c184282', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0d503-0cb0-70d9-90ee-6535cb74497e', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a0d518-7910-76fa-99dc-e9af6cd12f94', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0d522-d950-766e-93fe-53c9680af5cb', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0d885-e240-7411-b828-6d2f776369f4', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0e47c-6628-76a1-95fa-a1297f6cbbdd', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a0e490-1150-7607-89aa-0565f14fb84d', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0e494-b0e8-7088-9c2d-42251e519015', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0e807-1b58-73d9-84ca-380757ae2f16', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0e99d-8650-73a8-900d-a1f40ad79b68', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a0e9b0-52d0-722c-8da0-24c48980480e', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0eebf-b018-73f7-9e59-5c9eb6b208a3', NULL, '01a228dd-f287-7046-a5cc-b71e6358fda8', NULL),
  ('01a0eed7-b870-704e-8865-881be0090354', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0eede-01d0-7740-bbad-f8f2f35bb187', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL),
  ('01a0f246-a070-770e-809b-e967d15aabc0', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', NULL);
INSERT INTO "adjustment_note_counter" (only_row, last_number) OVERRIDING SYSTEM VALUE VALUES
  ('true', '1');
INSERT INTO "adjustment_note" (id, number, client_invoice_id, undoes_id, issued_at, issued_on, issued_by, reason, known_on, to_name, to_trading_name, to_abn, to_address, sub_total_cents, gst_cents, total_cents, gst_rate, supplier, send_wanted_at, sent_at, invoice_id, idempotency_key, claims) OVERRIDING SYSTEM VALUE VALUES
  ('01a228dd-f61c-752c-b4fa-6f5e2b4eee1d', 'ADJ-00001', '01a228dd-f287-7046-a5cc-b1504e660e63', NULL, '2026-11-29 19:52:44.828+00', '2026-11-30', '01900000-0000-7000-8000-000000000001', 'The visit on the second Saturday was cancelled by the gallery', '2026-10-05', 'Port Adelaide Arts Trust', '', '', '4 Divett Street
Port Adelaide SA 5015', '-12500', '-1250', '-13750', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}', NULL, '2026-11-29 19:52:44.976+00', NULL, '34e09f50-7e9c-5d6e-9375-8b56415e4dc0', NULL);
INSERT INTO "adjustment_note_line" (note_id, "position", job_id, extra_id, description, cents) OVERRIDING SYSTEM VALUE VALUES
  ('01a228dd-f61c-752c-b4fa-6f5e2b4eee1d', '1', NULL, NULL, 'Visit that was cancelled', '-12500');
INSERT INTO "open_work" (person_id, job_id, business_date) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000008', '2026-11-30');
INSERT INTO "bank_statement" (id, file_name, format, lines, added, imported_by, imported_at, sha256, account, look_alikes, outgoing) OVERRIDING SYSTEM VALUE VALUES
  ('d8ec1b91-efb1-540b-bb7e-c48f16451016', 'gumleaf-2026-11-30.ofx', 'ofx', '8', '8', 'Helen Marsh', '2026-11-29 19:52:45.95284+00', '6ca94fc36853c78303fc73a80417689dda08d14943e71e291c3c7ad419a8f1a3', '', '0', '0');
INSERT INTO "bank_line" (id, statement_id, account, line_key, day, cents, payer, reference, ignored_at, ignored_by) OVERRIDING SYSTEM VALUE VALUES
  ('01a228dd-fab5-7024-bc12-bb4cc660858a', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', '105900 000417200', '6a0d8d3ddce03553c7d7f30bd60b77d796b9c880d3f5a757038aba7afa6d2276 1', '2026-10-14', '724310', 'WATTLEBIRD PROPERTY', 'INV-00006', NULL, ''),
  ('01a228dd-fab5-7024-bc12-be974606b276', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', '105900 000417200', '0c6e915d9badc1a3a7e312aace4d9784ee75543fa810cab1df9d755b552bad8d 1', '2026-10-14', '191400', 'BANKSIA MEDICAL', 'INV-00007', NULL, ''),
  ('01a228dd-fab5-7024-bc12-c33599c8c9d7', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', '105900 000417200', 'a34b6fca7f5b068667839f79bdc2886e05e76c8aa0e29c0884ae36a55da47720 1', '2026-10-14', '181500', 'SANDPIPER SURF', 'INV-00011', NULL, ''),
  ('01a228dd-fab5-7024-bc12-c78c49a2a9dc', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', '105900 000417200', '9791615ee9bcb1f277ed657cd7c2d992c6b892488e8395a4210c350fd11c43e1 1', '2026-11-30', '151250', 'SANDPIPER SURF', 'INV-00014', NULL, ''),
  ('01a228dd-fab5-7024-bc12-c895eeaa7512', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', '105900 000417200', 'd7a461b07e77842ecdfde1e7ecfa41d2e1f241dac468722261094ed7d7f73405 1', '2026-11-29', '250800', 'L PELICANS ELC', 'INV-00008', NULL, ''),
  ('01a228dd-fab5-7024-bc12-cc7a1c5ac798', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', '105900 000417200', '66b59d536e368f808ae79bb301a381314d8795d291f3393516d9b2b620253dea 1', '2026-11-29', '165000', 'PORT ADELAIDE ARTS TRUST', 'Cleaning A$1,650.00', NULL, ''),
  ('01a228dd-fab5-7024-bc12-d249b332eccf', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', '105900 000417200', '71d59cccb7926e9f9162256dc676a2f8c2cd00774fa2fd3a3c3d54b8e5cef627 1', '2026-11-30', '207350', 'NORWOOD PRACTICE TRUST', 'Deposit', NULL, ''),
  ('01a228dd-fab5-7024-bc12-d6e6f9826363', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', '105900 000417200', '8291c4c6eace0b777d6a4d8ccfcfa0c33e598b1cb66e1a164fb421d79c1bacc3 1', '2026-11-30', '5500', 'HARDWARE CENTRE REFUND', 'Floor pads', NULL, '');
INSERT INTO "known_payer" (payer, client_id) OVERRIDING SYSTEM VALUE VALUES
  ('BANKSIA MEDICAL', '01900000-0000-7000-a000-000000000002'),
  ('SANDPIPER SURF', '01900000-0000-7000-a000-000000000006'),
  ('WATTLEBIRD PROPERTY', '01900000-0000-7000-a000-000000000001');
INSERT INTO "client_payment" (id, client_id, day, cents, payer, reference, bank_line_id, booked_by, booked_at, undone_by, undone_at) OVERRIDING SYSTEM VALUE VALUES
  ('098ef286-0390-5e59-9734-835a021a0312', '01900000-0000-7000-a000-000000000006', '2026-09-14', '287500', 'SANDPIPER SURF', 'INV-00005', NULL, 'Helen Marsh', '2026-11-29 19:52:45.630532+00', '', NULL),
  ('0f352d63-0ae9-5738-a1e4-c9c4cfc8ddea', '01900000-0000-7000-a000-000000000001', '2026-10-14', '724310', 'WATTLEBIRD PROPERTY', 'INV-00006', '01a228dd-fab5-7024-bc12-bb4cc660858a', 'Helen Marsh', '2026-11-29 19:52:46.065234+00', '', NULL),
  ('12fde6d5-c29e-5523-a61e-04ca65587414', '01900000-0000-7000-a000-000000000006', '2026-10-14', '181500', 'SANDPIPER SURF', 'INV-00011', '01a228dd-fab5-7024-bc12-c33599c8c9d7', 'Helen Marsh', '2026-11-29 19:52:46.294893+00', '', NULL),
  ('1a4889ff-b3ca-5456-a5df-6ec231085526', '01900000-0000-7000-a000-000000000002', '2026-09-14', '175450', 'BANKSIA MEDICAL', 'INV-00001', NULL, 'Helen Marsh', '2026-11-29 19:52:45.170358+00', '', NULL),
  ('aa0f5f89-c8d7-5f9d-b701-afd184576d7e', '01900000-0000-7000-a000-000000000003', '2026-09-14', '250800', 'LITTLE PELICANS', 'INV-00002', NULL, 'Helen Marsh', '2026-11-29 19:52:45.330561+00', '', NULL),
  ('c9482ad4-478a-5790-9be2-d2fbceda27c9', '01900000-0000-7000-a000-000000000002', '2026-10-14', '191400', 'BANKSIA MEDICAL', 'INV-00007', '01a228dd-fab5-7024-bc12-be974606b276', 'Helen Marsh', '2026-11-29 19:52:46.207792+00', '', NULL),
  ('d3377d36-a5a2-57c7-9529-0190d7826a0e', '01900000-0000-7000-a000-000000000006', '2026-11-30', '151250', 'SANDPIPER SURF', 'INV-00014', '01a228dd-fab5-7024-bc12-c78c49a2a9dc', 'Helen Marsh', '2026-11-29 19:52:46.413183+00', '', NULL),
  ('e50b86e9-5d13-5838-90eb-b586c09e17a9', '01900000-0000-7000-a000-000000000004', '2026-09-14', '151250', 'PORT ADELAIDE ARTS TRUST', 'INV-00003', NULL, 'Helen Marsh', '2026-11-29 19:52:45.441094+00', '', NULL),
  ('f72699ef-6234-5d78-9288-3f22dfc204aa', '01900000-0000-7000-a000-000000000005', '2026-09-14', '212637', 'UNLEY LIBRARIES', 'INV-00004', NULL, 'Helen Marsh', '2026-11-29 19:52:45.548562+00', '', NULL);
INSERT INTO "payment_part" (id, payment_id, invoice_id, client_invoice_id, cents, idempotency_key, used_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a228dd-f7cf-7777-a099-237b4b360c01', '1a4889ff-b3ca-5456-a5df-6ec231085526', NULL, '01a228dd-efa2-771e-8fbe-7be7e1e0775d', '175450', NULL, '2026-11-29 19:52:45.170358+00'),
  ('01a228dd-f84a-7109-b166-a141c59eb267', 'aa0f5f89-c8d7-5f9d-b701-afd184576d7e', NULL, '01a228dd-efa2-771e-8fbe-7f5907bdb3a9', '250800', NULL, '2026-11-29 19:52:45.330561+00'),
  ('01a228dd-f89e-700b-aa51-3ce38dc3f0c4', 'e50b86e9-5d13-5838-90eb-b586c09e17a9', NULL, '01a228dd-efa2-771e-8fbe-80d54ca8fdf6', '151250', NULL, '2026-11-29 19:52:45.441094+00'),
  ('01a228dd-f911-7223-b4c0-fe47a7b2a0e8', 'f72699ef-6234-5d78-9288-3f22dfc204aa', NULL, '01a228dd-efa2-771e-8fbe-86d94c637fc2', '212637', NULL, '2026-11-29 19:52:45.548562+00'),
  ('01a228dd-f967-713b-be4a-7cccb558b6fb', '098ef286-0390-5e59-9734-835a021a0312', NULL, '01a228dd-efa2-771e-8fbe-8a46b8819bcc', '287500', NULL, '2026-11-29 19:52:45.630532+00'),
  ('01a228dd-fb42-70a3-b920-839229a60aef', '0f352d63-0ae9-5738-a1e4-c9c4cfc8ddea', NULL, '01a228dd-f287-7046-a5cc-a68f241d213a', '724310', NULL, '2026-11-29 19:52:46.065234+00'),
  ('01a228dd-fbad-712f-a302-b185f80ac1a7', 'c9482ad4-478a-5790-9be2-d2fbceda27c9', NULL, '01a228dd-f287-7046-a5cc-a9b19f38adc7', '191400', NULL, '2026-11-29 19:52:46.207792+00'),
  ('01a228dd-fc0d-7757-b305-b468f0ccc903', '12fde6d5-c29e-5523-a61e-04ca65587414', NULL, '01a228dd-f287-7046-a5cc-b8f415f94da1', '181500', NULL, '2026-11-29 19:52:46.294893+00'),
  ('01a228dd-fc82-7211-b21e-fadbe9089929', 'd3377d36-a5a2-57c7-9529-0190d7826a0e', NULL, '01a228dd-f49a-76e2-97ce-f3c3d8333c30', '151250', NULL, '2026-11-29 19:52:46.413183+00');
INSERT INTO "write_off" (id, invoice_id, client_invoice_id, cents, reason, written_by, written_at, undone_by, undone_at) OVERRIDING SYSTEM VALUE VALUES
  ('7d7291c5-1842-5ec9-9e38-7c2ec5ec6190', NULL, '01a228dd-efa2-771e-8fbe-8a46b8819bcc', '15000', 'Agreed with the treasurer: the hall was closed for a week', 'Helen Marsh', '2026-11-29 19:52:45.704953+00', '', NULL);
INSERT INTO "planned_visit" (job_id, day, cancelled) OVERRIDING SYSTEM VALUE VALUES
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
  ('01900000-0000-7000-9000-000000000008', '2026-11-28', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-04', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-05', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-11', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-12', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-18', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-19', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-25', 'false'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-26', 'false');
INSERT INTO "planned_visits_until" (job_id, until) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-9000-000000000001', '2026-12-31'),
  ('01900000-0000-7000-9000-000000000002', '2026-12-31'),
  ('01900000-0000-7000-9000-000000000003', '2026-12-31'),
  ('01900000-0000-7000-9000-000000000004', '2026-12-31'),
  ('01900000-0000-7000-9000-000000000005', '2026-12-31'),
  ('01900000-0000-7000-9000-000000000006', '2026-12-31'),
  ('01900000-0000-7000-9000-000000000007', '2026-12-31'),
  ('01900000-0000-7000-9000-000000000008', '2026-12-31');
INSERT INTO "quote" (id, root_id, number, version, state, edit, enquiry_id, client_id, company, name, email, telephone, address, valid_until, lines, texts, monthly_cents, supplier, gst_rate, created_by, created_at, changed_at, sent_at, seen_at, declined_at, decline_reason, made_at) OVERRIDING SYSTEM VALUE VALUES
  ('44d06644-e1b8-5ae8-9c75-0760df44cf0f', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', '1', '1', 'declined', '1', NULL, NULL, 'Corella Gym', 'Jess Ward', 'jess@corella-gym.example', '', '', '2026-12-27', '[{"work": "Floors, showers and machines.", "basis": "month", "cents": 145000, "place": "Corella Gym", "address": "9 Rundle Street, Kent Town SA 5067", "cleaners": 1, "payCents": 3300, "schedule": [{"days": ["Mo", "We", "Fr"], "time": "18:00-20:00", "isRemove": true}]}]', '[{"text": "Cleaning agents and machines are ours. Bin liners and hand towels are yours. Either side may end the agreement with 30 days’ notice.", "title": "Our terms"}]', '145000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}', '1000', 'Helen Marsh', '2026-11-29 19:52:37.45094+00', '2026-09-29 19:52:39.489743+00', '2026-09-28 19:52:39.489743+00', '2026-09-29 19:52:39.489743+00', '2026-11-29 19:52:39.391243+00', 'By telephone', NULL),
  ('ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', '3', '1', 'accepted', '1', NULL, NULL, 'Harbourside Physiotherapy Pty Ltd', 'Anita Kovacs', 'anita@harbourside-physio.example', '', '', '2026-12-27', '[{"work": "Four treatment rooms, reception and two toilets.", "basis": "month", "cents": 112000, "place": "Harbourside Physiotherapy", "address": "12 Lipson Street, Port Adelaide SA 5015", "cleaners": 1, "payCents": 3300, "schedule": [{"days": ["Mo", "We", "Fr"], "time": "18:00-20:00", "isRemove": true}]}]', '[{"text": "Cleaning agents and machines are ours. Bin liners and hand towels are yours. Either side may end the agreement with 30 days’ notice.", "title": "Our terms"}]', '112000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}', '1000', 'Helen Marsh', '2026-11-29 19:52:40.250167+00', '2026-11-21 19:52:41.07034+00', '2026-11-20 19:52:41.07034+00', '2026-11-21 19:52:41.07034+00', NULL, '', NULL),
  ('bd93609b-ed17-51bc-9596-6ac35123c6aa', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', '2', '1', 'sent', '1', 'd5e5c1d5-78eb-576a-b5da-c87ad2b38a6f', NULL, '', 'Tom Lindqvist', '', '', '', '2026-12-27', '[{"work": "Two kitchens, carpet throughout.", "basis": "visit", "cents": 18500, "place": "Lindqvist Studio", "address": "31 Winwood Street, Thebarton SA 5031", "cleaners": 1, "payCents": 3300, "schedule": [{"days": ["Fr"], "time": "18:00-20:00", "isRemove": true}]}]', '[{"text": "Cleaning agents and machines are ours. Bin liners and hand towels are yours. Either side may end the agreement with 30 days’ notice.", "title": "Our terms"}]', '80440', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}', '1000', 'Helen Marsh', '2026-11-29 19:52:39.558614+00', '2026-11-27 19:52:40.222531+00', '2026-11-26 19:52:40.222531+00', NULL, NULL, '', NULL),
  ('fdbbf917-7206-5c19-93d9-b1f90aa07d6b', 'fdbbf917-7206-5c19-93d9-b1f90aa07d6b', '4', '1', 'draft', '1', NULL, NULL, 'Parade Dental Care', 'Reception', 'reception@parade-dental.example', '', '', '2026-12-27', '[{"work": "Five rooms and a waiting room.", "basis": "month", "cents": 98000, "place": "Parade Dental Care", "address": "140 The Parade, Norwood SA 5067", "cleaners": 1, "payCents": 3300, "schedule": [{"days": ["Tu", "Th", "Sa"], "time": "18:00-20:00", "isRemove": true}]}]', '[{"text": "Cleaning agents and machines are ours. Bin liners and hand towels are yours. Either side may end the agreement with 30 days’ notice.", "title": "Our terms"}]', '98000', NULL, NULL, 'Helen Marsh', '2026-11-29 19:52:41.098587+00', '2026-11-29 19:52:41.098587+00', NULL, NULL, NULL, '', NULL);
INSERT INTO "quote_pdf" (quote_id, content, sha256) OVERRIDING SYSTEM VALUE VALUES
  ('44d06644-e1b8-5ae8-9c75-0760df44cf0f', E'\\x255044462d312e370a25ffffffff0a31322030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b305d0a2f5067203131203020520a3e3e0a656e646f626a0a31342030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b315d0a2f5067203131203020520a3e3e0a656e646f626a0a31352030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b325d0a2f5067203131203020520a3e3e0a656e646f626a0a31372030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b335d0a2f5067203131203020520a3e3e0a656e646f626a0a31382030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b345d0a2f5067203131203020520a3e3e0a656e646f626a0a31392030206f626a0a3c3c0a2f53202f48310a2f502038203020520a2f4b205b355d0a2f5067203131203020520a3e3e0a656e646f626a0a32322030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203231203020520a2f4b205b365d0a2f5067203131203020520a3e3e0a656e646f626a0a32332030206f626a0a3c3c0a2f53202f54440a2f50203231203020520a2f4b205b375d0a2f5067203131203020520a3e3e0a656e646f626a0a32312030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323220302052203233203020525d0a3e3e0a656e646f626a0a32352030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203234203020520a2f4b205b385d0a2f5067203131203020520a3e3e0a656e646f626a0a32362030206f626a0a3c3c0a2f53202f54440a2f50203234203020520a2f4b205b395d0a2f5067203131203020520a3e3e0a656e646f626a0a32342030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323520302052203236203020525d0a3e3e0a656e646f626a0a32382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203237203020520a2f4b205b31305d0a2f5067203131203020520a3e3e0a656e646f626a0a32392030206f626a0a3c3c0a2f53202f54440a2f50203237203020520a2f4b205b31315d0a2f5067203131203020520a3e3e0a656e646f626a0a32372030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323820302052203239203020525d0a3e3e0a656e646f626a0a32302030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b32312030205220323420302052203237203020525d0a3e3e0a656e646f626a0a33302030206f626a0a3c3c0a2f53202f48330a2f502038203020520a2f4b205b31325d0a2f5067203131203020520a3e3e0a656e646f626a0a33312030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b31335d0a2f5067203131203020520a3e3e0a656e646f626a0a33322030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b31345d0a2f5067203131203020520a3e3e0a656e646f626a0a33352030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31355d0a2f5067203131203020520a3e3e0a656e646f626a0a33362030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31365d0a2f5067203131203020520a3e3e0a656e646f626a0a33372030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31375d0a2f5067203131203020520a3e3e0a656e646f626a0a33382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31385d0a2f5067203131203020520a3e3e0a656e646f626a0a33392030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31395d0a2f5067203131203020520a3e3e0a656e646f626a0a33342030206f626a0a3c3c0a2f53202f54520a2f50203333203020520a2f4b205b333520302052203336203020522033372030205220333820302052203339203020525d0a3e3e0a656e646f626a0a34312030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32302032312032322032332032345d0a2f5067203131203020520a3e3e0a656e646f626a0a34322030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32355d0a2f5067203131203020520a3e3e0a656e646f626a0a34332030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32365d0a2f5067203131203020520a3e3e0a656e646f626a0a34342030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32375d0a2f5067203131203020520a3e3e0a656e646f626a0a34352030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32385d0a2f5067203131203020520a3e3e0a656e646f626a0a34302030206f626a0a3c3c0a2f53202f54520a2f50203333203020520a2f4b205b343120302052203432203020522034332030205220343420302052203435203020525d0a3e3e0a656e646f626a0a33332030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b333420302052203430203020525d0a3e3e0a656e646f626a0a34382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203437203020520a2f4b205b32395d0a2f5067203131203020520a3e3e0a656e646f626a0a34392030206f626a0a3c3c0a2f53202f54440a2f50203437203020520a2f4b205b33305d0a2f5067203131203020520a3e3e0a656e646f626a0a34372030206f626a0a3c3c0a2f53202f54520a2f50203436203020520a2f4b205b343820302052203439203020525d0a3e3e0a656e646f626a0a35312030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203530203020520a2f4b205b33315d0a2f5067203131203020520a3e3e0a656e646f626a0a35322030206f626a0a3c3c0a2f53202f54440a2f50203530203020520a2f4b205b33325d0a2f5067203131203020520a3e3e0a656e646f626a0a35302030206f626a0a3c3c0a2f53202f54520a2f50203436203020520a2f4b205b353120302052203532203020525d0a3e3e0a656e646f626a0a35342030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203533203020520a2f4b205b33332033345d0a2f5067203131203020520a3e3e0a656e646f626a0a35352030206f626a0a3c3c0a2f53202f54440a2f50203533203020520a2f4b205b33355d0a2f5067203131203020520a3e3e0a656e646f626a0a35332030206f626a0a3c3c0a2f53202f54520a2f50203436203020520a2f4b205b353420302052203535203020525d0a3e3e0a656e646f626a0a34362030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b34372030205220353020302052203533203020525d0a3e3e0a656e646f626a0a35362030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33365d0a2f5067203131203020520a3e3e0a656e646f626a0a35372030206f626a0a3c3c0a2f53202f48320a2f502038203020520a2f4b205b33375d0a2f5067203131203020520a3e3e0a656e646f626a0a35382030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33382033395d0a2f5067203131203020520a3e3e0a656e646f626a0a35392030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b34305d0a2f5067203131203020520a3e3e0a656e646f626a0a36302030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b34315d0a2f5067203131203020520a3e3e0a656e646f626a0a31312030206f626a0a3c3c0a2f54797065202f506167650a2f506172656e742031203020520a2f4d65646961426f78205b302030203539352e3238203834312e38395d0a2f436f6e74656e74732039203020520a2f5265736f7572636573203130203020520a2f55736572556e697420310a2f537472756374506172656e747320300a2f54616273202f530a3e3e0a656e646f626a0a31302030206f626a0a3c3c0a2f50726f63536574205b2f504446202f54657874202f496d61676542202f496d61676543202f496d616765495d0a2f466f6e74203c3c0a2f4631203133203020520a2f4632203136203020520a3e3e0a2f436f6c6f725370616365203c3c0a3e3e0a3e3e0a656e646f626a0a392030206f626a0a3c3c0a2f4c656e67746820313736310a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789cc55adb8edd34147dcf57f807f0ec8baf5235129d160402249879433ce45c2255a2a5b405d4bf4776ecc4c949c699c299b48ae69c1c27f15afbe2b5b783020488af5080700aa5f3e2f8b6b9f9fac3a7375d7bfc245ebc686e1e3ebf3f8b9b1fdacf7ffcf5a9b9bd152f5fdd35e122edb540101fcecdcdabf3df6f8ee75fbe7d298e1f1b9068492b0fe80d58a718598064f00ed8136ae30c59650448c39abc42b44659d0ce898fc7774dd7bcfef1aeb9b97fdfbe8b8ffff1eebb5702f2832f1e35dc50f70f102071f26c4b5a80a4c909e5e3a3fe6c7009fecb87741e8536c23a2bbd67f1f0b6b9f90605b278e89a5f5f000002000100038002000d0006002c003800f000d0a6df39fd7eb81504225c7d048053ba42155794773aa731e16fd78f090f4504404adf397d57b7027e130fdf37af1f9a9f9738c41d39b4237f90f9430d800600135f180e9f3efbf178f47b5b434d6ba8798205488054a5836a1420f59404fd04c8daf790a9803c7599c115b2b94be7e1e40e3a3951387748e7b3ebb8345e17ae92afedd2382e5c261e35c2782fc294be242c78799c7680a10a3830c2821401e144f029a01a44b51744c60588a6b0a4edc3218702b6007828bc2284cc31fb0d467b0fdfcee9f7030076f99a1a157a3529fc971c5e6743199684c25a27d9524e0e44032b01c53160bc153ce0c3ae86c7ec615ac520b512562ba92e0d1ce23d1b92b03724557dd4ee94ad95f7927c896592b30f098f9f1dd53cec76318cb252b1b06c170dc345eead468adfcb20d64bed4b0ca54182430d8b6288f836e7034a0221a00c23c25faa8b8455a575553b114b54c2122cda69ba52da62b5e33eb4e20a990593ad62dc4b09298712b884893377249d8c6612d8e336235605bb3602594b27de369a7dfafc7b83e29f9284bbfb06a49b66f4c0414909a1b602a41f323ec5f1e2feeea7e67e91eebd249871462a33c8303f10ad7b82a9ee29ab62e8fa9ad918278d1996461c96c6a1ae384cc242a523cb895c237015e4aa1c7a06907a29de5d727adf1f976a392c9fe9dbe9cb8281c04a12ca71b8cfb394b0b822b55084ffdb18334a184209d9a9b1706adb13d7cba4b420e87e51209309bd0d3427e9482d001daadeb1a2a89e326db22811cceadc6355d426c3fb2d320f57e4d15366c5e4a4f78fccaa03a0416cc779f1c0df31a590bcece21875c11278ae225811444f41a0584b30b88ae009b35951374f9a8df6d2925ff7d0ccd5ffcc24edd51c0ad108b090bfda147663962aeabb98acc3321ea474a870aa21487be915a38476660160925ed13e597e9d66cd8bae5f8b6624b8b442a556069dd3b92ce0c2b9ee56d8de376cbe36dc70e8a52db436381cd59a8a7651228145cb6348144a841980552e097b7f08b05867359f88d57d2a523d91878b35d1a571edb8728ed715edc776d4cd510551a1a567cfa892b94ba32890a9fd229990fa446cc67617dbbee1163f9bad2d30daa54114a029bd088d74d11bb2c9577c11463eb7522701e38a910b1e103b4b1a805dea429da71e840bda6a46d47afbe8ba996950144bf937cb1fa211e7104d812553c5b5da46ba322e564e86d18bb842d2639f96c8439277b9b77bdaecdcbb7596c049e60dd8065cdb31ad76979ea13943b8d15cd0af9c35685bca17062d29d5f2fde7e7a9e569b50b76cdcc485e0b8d6e81e2ae172094b601206f2799a257c45b3242b1aa161df5219b26fd866db121d7a6ce5bd272612e542d5c782fb1aa42a7dd8d34ce77e2a267b6bd22a3ae6722c063cc5dde2ab455997a6ddf507e61af6db449b26b9604d55635afcac4abf7078d2ce1acda28d9e731db54b308392b58a324419a8422e996fa209ea7ff42b698010ea7dccc9cab5d105eefa85d77c329fa8925e9f31e1c0ac481dc732e396254e3745b9e296fde17e54ddb6781e851652193b3c3315d4f69e372d8c6af7adf7a3bee1918d256ea2586b697e3bcdb96a26589e81eb1f22ccdc51052f5509ae1db658b511ba1c8485a2a220f6321c745eb74f362e62e1731336e30f3652a8d65c8719e56d3f7f3ace038154f396d292a785da05ed78182aef24eaaa5a67ba482c61c1073841e5503eb2aacbd346a8065ad5c904fa15155be5a90935a296de22b057edaa5f9d282325f33eb09658f6ac772357b1e1f8bbb70b1f9d76e286fcde539582c92c35d1f9f5f6cd4adcd3179fd20240ba119ef3a7b3527b3343466dcc21c376d49f35e7bd2c1a50c2fb9547697cbb61f1e2e5b7dd1002575e1dc697cada7ec61052af93caebe83ce2fd25e3db9a81ddf24641e289b28bb73f2a153dff88b92c3a474d316a9c64dc7441fcb32e59464864bd725691209cc0dc6cdfbcb6139ac12b9e3eb848c7e319d158de33198836f0cfed18dbe97fd2e67f018dabe50784538cf530f77c53ddacb1496c33a877aff5ec2386e480f9328c96f6d0d89c18c48f2ec163cfc5f9fd95a240a656e6473747265616d0a656e646f626a0a36322030206f626a0a285044464b6974290a656e646f626a0a36332030206f626a0a285044464b6974290a656e646f626a0a36342030206f626a0a28443a32303236313132393139353233375a290a656e646f626a0a36352030206f626a0a2851756f746520512d3030303031290a656e646f626a0a36362030206f626a0a2847756d6c65616620436f6d6d65726369616c20436c65616e696e6720507479204c7464290a656e646f626a0a36312030206f626a0a3c3c0a2f50726f6475636572203632203020520a2f43726561746f72203633203020520a2f4372656174696f6e44617465203634203020520a2f5469746c65203635203020520a2f417574686f72203636203020520a3e3e0a656e646f626a0a36372030206f626a0a3c3c0a2f4c656e67746820343034350a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c855709701be7757eff5b1c2248025c00bb0b123cb058e2beb1582c4880204189a748f1907848944451127553276d4a1165493e62d5ae2d3b964cc9979ca9ec785c37f5388e9b4e3a8ddd36760adbb21b2b4d2687ad36d3d619b7c9c4b159bb35817601905232f51433e4e227b8d8777cdff7be377bf4b669d0421b2084f74c4fed84e26b1e00e27bf64c4f95ce2f0140e381433b96cfff08003766a68e1f2e1ec92b00603b7c747af9ac7caedd7de0c4aed2f91700c6937b66668f17cfe67100f839100040eac7293ae69b34a43e058afa50f9f41767defb37e5facb1dafa696e673a0fbad2a00043480853b08802a90fb194039b734ff5f77eb7e5bbceb96975cbaba01e021e50b01c83000d90b40ae01600f002e947e3e07a02601a8e700546a0055fa7faff700a82d00ea2900f537013406008d1f40b300a0791f403b00a0bd08b0aa0760d58b00abfe05a06c1ca0ec3240591e406703d0f501e87602e83e0228770194df05506106a84800549c06a82c07a86c06a87c0d40cf01e80700f47702181a010c0300862700aad400556180aae701aa9600e8f300c64aa592853ac884060b9c044de174f3a502f21d92bfe745d50380b011807c8259a0400b708ce669074ff31bc9e3b94b44cabd89d9a5b8883b8140737e11efc6ebc00364785aa311ec4ea7148bc7c528cb699d4ec1aed130669615a3715912c85e624d9ce8df77b17fecd9e34d0703517e43b07d4a720eb7db02a67bc9c3b9074dec86abc70f5fdd64319fa0d9d44c6fe781168dea2210e8cc2f621bda8103c8d0824bd063e149b4489b952f8f4b34b6cd9aca68a955681e8b5cf20482a219ed4bef77d6365679c73bc9cedcdf34273d83cd44c1410f00750efde002c844598616e8981269f14d31665aa0454e4ca39287188f6376ebb647bddee6f082b1b1d613322dccb2eaaa50dad932c4a9ada3e8dfba2ff70449b7ca23eb72bf21694facda3bd89c07b47756379abc6e8fa7f850b8819f0105704ca0c51b0b0bf8192084f28be8423f70d05088866518be582fe6663539bb462bc69c4e12ed3b98cc7d1dbb578b1bfcee8ded43a7ba33b70d0512ea6b6c00fd4d87067bd25d66f311b329756aebb6d36dfb9b127cb41e10dcf945ac423fd429d02ea6bc52c2585c96a542fe5a573c6e2af44b8cc62589b4ec3eb0b74ec545da82e13efffcc909bfdbb1cee9f71deaec4ab8f85006fd5393b90bbd754edad1d73c3aaaa6e888cb42ef666b72d7d0eb14f8444c619f1980bc884b6001c808b4400b92fcfbf8601891cc9fbd383c1c1a4bfabb5827edae69a83b4b5ecaad232f75bbdd9dfd367dd98cbacc59670702727e1177e0f542adec7a5c86d64aa98a0dd33a9de4415f47b8da3bd2161af307b6341d7da42b307e6683341389360ee108dfbab169edfe044bdf69a2279e9d19ba777b9cb37c85ae2ef523837ea0c10690312b450a622962565d7c5e5c2ac204338e8eede9e66d9deeb6e3ebfb6f5f933bc745dcae08cb85ddcd1231aed9d7ed7476ef5b3371472673c784d4e776f749f15ed768110ce45be807a6d08e6225f4b8823a3267107486f27a860bb92d0bc7586d5538857e8a7a00557a5bcc9dfb08ed9beb8256204ab8e4c34267a1e3cba9c76834441e986bef9e1f088ff081fa967a57bcb636eef0f5d91bd6e992a7b64ddf9134d3472be9c61e39de2970a693261610d600c087f839506000584f0bb41c6519b3526a2916ffa7853e3e12e1ede1b0c233b4ffb8c1e7b1d93cbe86627ab87a25bddf235831bfb39bf63cea0bac892ccc321aa3d8ba4ca06472cb98429b1eabc354e8451586d00f761001d62b4c9445da5ce8b54b628b288dc56541530a89b397d09b46496951bea9af5aa53f933ab1a575a73f30996ecd50a8e6d626b61e397a9e0f719254efada964a3e8f735762cfdb47f6fdc603c63669b454385dbd0e8ffdab97317e69cbdf2f0a051883b58b9bb1110460a9965a102d8626e0a420446a0398129218348f7dd5d9bd9d79fb9fcb376d1dbc227317b6c6f68b4c3b584d9533f6422ee700c0870f945f2357c54e1c5f42d0856f8218b8cc808b49925b1ea2067e9f246fa035dc3bec9cb971b6774da433a836da093685ba3c7660fe73e6f50ea0df92a4ca25d41c19068aa4745b264934815285e2a555c96afec569769514519b4d34fdc605bc633d5cecaf206bac15babab407bee0786069b8189b224b1f442cb885f4dcda1aada53a33c4049db8059502bc340a47966e432e131bbf4f21d25ca84f033e0a01160acd009852c9ce8744a9258941ab9d0ab0208ccec179b8ecd6e7535790d6a4a7d69b65ea3f7262bd3d1702622cbbaf3f73f709e69e48c19eb37975675718dec89ae9eaa810d1b060707009531852fe3dba00523c0944bd00a26d14482e8d2a3562ba241fe427ee6bfff6a29f78e8aae52ab0c7ab5f8ede79ec3b79744f2b78654ab994b254c8f035548673766c108567094faa8d168997a54ae024f9ba24a2705a10ec56891ed24f5c857799917dadc6db70de73efd4d7b34d93630b546e2e43066c7260219b756ad6d5c93c86c896036f7cf6197c7f58d63afca3eabb71a086c02c0f7300b2680298108f5c829542062105db488efbd9afb7b155214b9f77b244e11a4c839acb5af5963cfbd88d9a55ff1ed199e0c0305427e112df81e34401052a569a1c45d0abbc47fb9a8575451c6634ea7cba54753a1f02c974605a1f5e9ddadf62687b3c3d77aa477f070d29176da620d6d7b45399e48d842d5950da19a838e88c5cd712e4b04df73f635fb3261a359ea0a27c7c3c1d164a45b329ac58cafa9cfb9f4912b1a765b3dbc5eab6ff491fb9d82c561ad28af71d4084e4068cc2f22873f82aa9b7aba22537fa8a71ae4acc9c98ed18352f8e0c4e8c178ee4f8c3ea7d3673229bf8d647af4dc6474fceab1d9abe363cfcc0ecdc8f199e1e119599e01024900f22466a1522930ad5441a3d16a5db2489e5c2048d4bc7eb8e75fe7c9937434ce681a2ada27fe0210e4fc287e803f02b60002a5929ce0b2dbbf44f10b017ee0ec6bf9b3ef9fa656516367d77b7a166e9b5de85efadc31986e1b681cded63ae820bb06ee99b2befa746cfbbd1b0e5d9d9878e650ef81a6a603bd87cf34ef5788945fc42b45204c177b76ab8711f14ae6ae9d0f5e58e8ee8aa6eb16bee89deb78788ebc955b3bde6def96c9cb8598170b31ff7ff3a918ad67fd99f12f0d74fdbddb635f12a60900839855ccdf9432b379462033975f43eb6bb8f6f4e922a0c9a798857280299ee6195e912c86279fe6a6c9e3b92f3efe98a8303bffe4fc7780402d5c2302e9559ccf9cc433b5447b6d7e1e0838f38b68c6eb102c159f29c2f9167557602148b764a4581431ca92bca7c33fbab1e5f4cee4ae4070da3794a95fbb3a2eb7775487647b2240777a8fac3b7816bd91ee6039a5dbd095ded164369de12c09b1dec3cc56fb6a9d3eda52bea7debdb1e8810be26900384615d5338d8a7abefbee53bb5465ab888aacd2a9f63cf52eda737f5d6eb35756f2b672b27ae97d250500b4e2754578a778492eb0abe0a40a46a4c84e2dc3a33557f9ad787b7dc8ed59e71b6ee89868eb9c96431b5b371379efb7136b5b049fd7294c598375e2989cdcbead79540b5860bb157f08024401d6c7d29432d899a253d08a371fa000401d5dae1063ae47c118183ab59149984c0176f55894438dde9372b74e4493336be5c92e37417f221ce1a3b57aab9b84d2c7f7af0f51aa136ab52d3514b5385869babbff70d2d97ffbe196b658aa2e68a98eb82d40c05a48360b1a8063849778861c2215b9a711721fe3dad3934b174bf3f159cc824e317e4a5705815602d5165a498bd1383ebbf91bb33ffdf72357469e0e6c6a1f683bb88f1c39797518b3038fdddebf33928bdc0e0482f94592c7eb105aa1c9ca182b285a90fa3f9c0e578f249fbe6d83a32b5327cec41d01c6917657374bf6e44c6f625a8e44d6796add4c7d2a20f77b5f6fdd2aea4cfa075887d9ce5a9dbca9828f7446da26c23596dbcdacd1c6560b36b626d10744e119995e86ba24d32e8967b43447a673df1d1b231d6363a36e72cd3d3aeace45dd4538516f60163c00194aa082944b4f6929414116c5a529d9547c83b2897ae39517a6a8b2f25548ca743a6adb0baf5c9c50e9746588ab7465aa3de7f7503add2aa42a0cea0965e12273e5fe58a8b23224062a72f76136f7153a22458da68818a8240fe50e570662116375472747be5a6ac4c398050354df32294c02a598f0a259512a49c25be75beccd8e37fffccac8e59fb4b6b6b45b13980d6dee08f7c6e8dcf78931f76bcccebd196db279d9d21cbb8459d02bba406919811669c55988145e7ae1bb6d0b0b867ac36bcf7d4e02c13c66737fc97899dfe5fe0e88427d7cac544381a204132572ca4d8fbdf8d495e7ffe383e71f79e84f6f1092cb93c364d3279fe49e040a7cf9d791c1ff8446f08304305744002715d54e9644862d74df559cda5a46904be0a08a8b01b794d9e5f5ccc6fab7b8a5c9f4eac48e50d03d24c4b7b7ecdbbf7ab5dd66a863579b6b0d95b5ac1b19d359334f2dd4377546a23d7ef5da1e6499a3b4917ac81cea4ef66cd7edfc89a68ed333261db152958c5e7907041af2a7e106cc820e604e8f5a218db278a3acd646efd719abd47fb457181a72b8c736d8018106405f81162cc0b4c008122f1191165db1342afe55312fbed14772ef90a6fb477f451089aaccacbfeb850b172eec256fe75a4fd0a190436b769a5f070291fc22ea315bd8b9a37fa899f1650532f18ca08dc7893fb32bd9767a6b6287c3b1271868b175f6d4a6cc292bb92b5f49bbc80fa2dbbafa0fa7cca63b4d564bd425c9e56a1b3970e68f292d1088e77f07bf84c794aecd153c5dd1fcc7c54641148546b133e47084fc2e1720f4e4abb01bfd6059de3097592b281b6dc9f66b1505676ece287272f2a0b435ed6e76e935a85a38c9680d9ea4ce19341353c86d0fb022facfdfbff94c1bd3401b43d5ff4019153f78dcd616a98af5389d3dd2d0c0caaef119d400ac376b56847179e7282e1d37d4b8ca184ef2c9f1c88237e017d985059cf4af36d7d969ef585771f528aeecca4e6e2bf8ac92f266cc7a6aa5bc4ab76eb530f5e8b09716e6b8140b225a96a5d7ec5f965e5732d8b2299a3cd8ab486f2ea748af3d5290decb2d278ad2abd2d852c311cea948efba4305e94d6562a9fac0b2f42a7af816fac1bba287b78c48578112b76cd4252d7c2bb2b3bf79dce3dfe5087a18291269e7e7b64b1321bf73b0c1ee64a4706435fff558bfd7409f622c35acc1526332fb5281b503ac7937cd32263d6b31997c2db7ec61ac62f03b6eddb80a4f55b63281522ab0e2f0c925a434e6ded4e6a3d2644baa9753e9cf2c4cbb234ca83d26c6ca4d7e933d74fefead77b405ed9d5ffc9a6c69c884998191f1c1a141ec878d781d9af13ee8a4de811ee2851e1c81108e819bdc0566a202c03b41c6231022df831e544188f8600dde073d781c42380323e425e0300980211829fced6500bc0c23540036610a044c4123a620497120e3273052b866c08461d844daa01653e02cdcaf5c8bff6fc59fc308ba2048ee011bf506003e0423780936e15340610a7ca40e1a300534a62042aa218ec7a1a710530a6c6411824a1cff036e0c4ecf0a656e6473747265616d0a656e646f626a0a36382030206f626a0a3c3c0a2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f466c61677320340a2f466f6e7442426f78205b2d363434202d353132203238303120313036395d0a2f4974616c6963416e676c6520300a2f417363656e7420313036390a2f44657363656e74202d3239330a2f436170486569676874203731340a2f58486569676874203534360a2f5374656d5620300a2f466f6e7446696c6532203637203020520a3e3e0a656e646f626a0a36392030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f434944466f6e7454797065320a2f42617365466f6e74202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f43494453797374656d496e666f203c3c0a2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420300a3e3e0a2f466f6e7444657363726970746f72203638203020520a2f57205b30205b3538392037323420363530203937352032393820353937203539392033383720323630203634322036323520343437203531362032393920363530203633322036323120343334203537312035353920363332203639322036363520383133203537322035373220353732203739312037353620373931203537372035363020333230203537322035373120353732203537322035373220373332203535312033383920393637203635362036363420363730203537322032383520353732203537322032383120363332203635302035373220353032203633325d5d0a2f434944546f4749444d6170202f4964656e746974790a3e3e0a656e646f626a0a37302030206f626a0a3c3c0a2f4c656e677468203335310a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c5d923f6f833010c5773e85c776880063422b21a48a2c0cfda3d24c5507c06784548c659c816f5fe1e7265587f0742ff77c3ff0c575736af4e458fc6697a125c7d4a4a5a575b9d881584fe3a4a39433390d2e54fe39cc9d89e2ba39b5dbea686eb45a5859468cc5ef344eabb31bbb7b924b4ff7bbf76a25d9498fecee5cb7de692fc67cd34cdab124aa2a26494571fddc99976e2616fbe8a191a4dde4b6c3b96e6f1d1f9b21c67d9d02695824ada61bc8767aa4a84c9224a94aa594aa22d2f2dfdf21d4abbfddac4c92ec58b1cf5b290a2f45eee5282103249829e4e885875c065321ce5105f31142104cc8912b04042d220c82293048e0308178f60009f468c983005000220fa7c0e478950c4805e0337efd06bb804c2097a353802c0fd481a54705168e00077c862a0b63415d00f718e071661158d2ea6bbfb1dfbbd92f6f5fb4eb620c176b493bbf8d7e19f63598345d17d62c664ff9df0fe060c0240a656e6473747265616d0a656e646f626a0a31332030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3639203020525d0a2f546f556e69636f6465203730203020520a3e3e0a656e646f626a0a37312030206f626a0a3c3c0a2f4c656e67746820343734360a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c85580b74235779feef3f7ad8921f1a4923c92fd9d2e8694bb2add148b62ceb615bf2db966ccb96edf543b677d7bbdef7339b17499610d82509c9926e2009259b047adaeea10d0728e504c281d2a20d24a76cd240c993939202e5a4d02e4b8ac7ed8c64ef12e074fc98b99ad1dc7bffc7f77dff7fe2d8c9dda0843820b4adefceaf41f1b81d0082ebebbbf3a5f1b300603b7078757bfc0a00911dccdf72a438243f0280a623c7766f8fdf0700e5de0367f614c7480098efaf1f3c714b716c7c118048bf80d4bf5c3877ceb2541df96fa0a877c5bbafddf5839f8ae79fac3e1fd9bc20c854efc95a004001287d8300c8bcc2bf02a84d9b17de7f4df55ef15b371df1d2d9f57f2f5b0080af16ff481c807c0d00cb00b01100ef05c04b00f8ef00941e805a04a00a00320a40f62080ecb700f26500f9e3008a3480e24100c5eb00ca7600e54580b25300e52a80f21980f2170054b500aa2480ea3480ea3f01d43c80fa2900f52f002a38808a23001517012a36012aa7002a1f02a8aa06a83a0a50f52a407518a0fa0a80460ea07100682e03d0dd00741e807e1080be02a0ad03d0ee06d0de01a0fd1180ee7600bd0940bf0aa07f1980d905c09c13ad2dd92a4e6830c16da09046370e1990bf235bf7fe8dec7e40580420bfc50250a004384e5b68bb85b62c92c78447092f5cc1c26690c33520300b4056b100950079960e0483218542a9748638b23a4d90686af523be6f0e925f37b8589dc64047bbfe0c08b489f6c6abd00090b7f0a128f201076b55289d51e4fc0603a317dfc158b04c707d2d38e4487504c6ddadf5bde3dede65de37117a84ec1b7c2e389569ebeab63575991c065fb6ab636529784106042a00a847b0006e8004c5523eca5945292996e27466ca18a542bae2058674d4235f9f3fafa850290991abd4cafbe69f5b3cac50952b284aa9aa50dcb9705659a1525294aaaaec90b85f7295f1b81a94ca0697d728b4624118317a5b5c3a7db3d767205f10c68cad1e375d138a34922f02826feb1a79132dd020065cc26f6068d6c956216b7538f8403014dade7130a8532818bd81f307799e34ad2cc66999b13de66d1bf5dc79763ecc378f58ead8e5b1b5d1504bdf1c5aa617850b230d4eadb53f989e91514dbd811a4d8fae4e785bd6c1799b87c7da808066eb1a99c40b6002d8ed0f861885429a9566f95088633886a5f50652a66faeac0a989afb3d23a36ce0b1c75aa34a59afb2bc6120413a9ad963b7f50985f65620900580cb781d2880e32ccd5dcee5f03a2084b6ae21412b18a151da9e81612c0671133bd3058241a355a1b4041c0e624baef2c243389be6c69bdde9d0c8c944d7462a36a824747d275a230707f9f9259d76544b476f9bcdddd9379019f0f53981401e80fc1a0b20174390a32d4c7e8e746061f323e9e2cab006adc06cdb97964c2a5e70462e8a64667965261c9dedcbf557cab57c1cad0bebc2536426115f5b147e86a6c17abb1608b8b73e04cfc30950019cae42251bc510f77c79bd459350e934f2c57dec44c6e698c9b2801268dd89df03256801f24e8b92251c213e7456a152c9a1655a78273b4f8c196210dea6aa2a6572b55a9679fbb5d7f07b9b1ccacb9abd157ab7b5e2d592f9b4781d8c6003485a456b89816fe41c0e9ee78aa1e21423a2b825bd81e8d66e39b3d61cf56914449eebaf94697cb1fa6cb267b6bfbf5f75fedcb9fb199ba192ab7e65b36cc068370c2e2c6ad6368e2e2def07843100f812be051454034cd22c1df28b19c64ab35ece79f58d8d7a83d98ca6cd77d1f4ddba86fafafafa863a20c06d5d23d7f02ab402ecd617bdeae4252707f980c3e1f451a29339bfc1a87488cb14d769309a915c8b1e1f730d468cb68d4e7ec0661e4cf8923e63786f6fd78aabde3ed3ea8d98cd7de1d88cf71bf1d9b6b26af5b4a6b63ec0b26d6e23edf4c79b3b331e83765463a86d6db4b5390c467e0808c4b6ae218505b094a2adb89e9b96232593cec25894c120d10d1ee88a9f9e0ae52db6bdadfcb8677aa17ec0e0a9237b8477683a4cbeec5fe81ddae8d4eb260d3596642035ac92d7934cfa45aa0c10dab7aea11a5f060d340124f43b292b3948aebfb17f71c7a8aeed9c8fa7f771adebd9f4fe8070674322184c98cde2ff06b267e6a34bfedc33c74f3c3d33f3f489957b12f1b32b2b772712770301d7d60aa9c20268002645d4e44ae6637de86aecf14fa6fa9ba2be097f4f23d14e3cfe4064f1edd3a38fde1feb3aff69a0a425aaf02a34820f22370ca23463c92ed27a433e144f54115b448739ab50672d4e23412e69882d87ec51bb67a025bcaf7f7423e4ee73b29d968ee5d9a1d1c1517baf4fe389343e12ea672336366449e155e748474bbc5dc7f0a9f6c84c9b2fdbdd3e10d0eab91e4f68d8b5f95620990cb17c33add0793ac81779bfddcf6aaa6d9ccdcf0301f3d60a91610168d1a80a859867d29a3833125963829bf0459b9aa2ad935ca29168d39f3edf15bbffd1d1f14f7f221a79e0714031c9d185df0715180076b30ccb5b78c2d19c3310c510ab5028290bbad6b3c25f92f4fcfa730409919599d4af10b874e9d230794b60dfaa6d71b01a9da75a7871073bae432dc0a45ea1e44abcb38d214510b94ca1820ec4ad8919cf4c381ae96bc8e5b046e7d2d4db74eee964114abc3331e1e73b88e8442bd037e2a6e8803f1237e864130b9dfc5c8f3d726474f0704cd8b0a482c194c59a0c4d0c91cadebd0376fbc0deded9db1289db66630b7eff422c3ed77e0010c25b9fa706b1003d90de894e27ab286573311915fa229f9466ab4246ff016816b76b46b9f45428540c656a90f1c43d3e5e21d7a6f891c9c052c29335a988bda6b1c5387c7632fbe1595feabe95eec32d2d1b89537f311b3ef4c4ead8d93c2f28b9968e7699a2d2c5b4476ac96e5faebf85b7dafd7ba67a7687abcbaf68aba98095cb720b77f70557ee4daf7cacbf4ed3a735e69e39b1f0e72713ed0b1fbe100f4ff5de2153b40d4b46d4a016ad60054e8a6b2317e2e8dfcb755e64cf9d0d1bad25f28ca288950ea2e3b36679452ab07f229c7738f68493e34864f593a1f593278f7b6396c1943becd05a526875b9fb37df18d91ba0e98cde90493115de72b7ebe1b3775d1c6adbd5b3ba8ff1a6da98c1b9662030be750d1934811120711389d31c5db2328dcc40a58c0ec6d9f88c6736dc1d49368860da5f6fa3ddd37d6449f87c3cee9d89126331f0a869b482f30f49ab04293bfc25fa920b06f1c9f9b919be63ac77c6d4e60846eb4436a3db234dd1499dbc6ea1446ab3b1f8dcb4f02a996deeacf74ec7b6e9cde3f3798088b84fcee2a62808122ccd8a42e0f7919b613832725f6e71d13d166ae275464db3c1d3721fb92a78c855b7b93139ed522b937255578c0502035bbf826fc31950039c9668ab482603b69a5abbbdb6c616b49bcd765b5313109126c9169ac4472729ce18e2281deb54b257bfba76ee63ab5ffdd6dac39f5c255aa2281484f7855fbef20a2064b734d88656306dcba66de261458951b28ce875257323a5c8d4ea99d06aaf3beed52850961ba89069bcb1ba608f99d4f786db638dfd683d777efe8e988165e880eec754d9a0d16118724fc4e89e5d6dc185c8ae4345ad8117b1003a51c812d68c922308e7439ee6f0e23ee11e1952d4e43ab94346286a0a33c658bf5d388a85cdbfd5c4479ac80569f5d7b00daf8341a47509588225034911cc2a599ad3893e66b641f9328572633ab67626b4d6134b1b95da58ee62674f7d2237d0df8f316b176df59d3fb7ebf6a8afa90faf0b6fb6cc2665abfbf6afedde538c25f2c08e002abab20a6fe89ff16ab6525dd958d5d8e1a9c90da864745b14ad1495a164b5ad3d6ee16d34ad98db1b00a5ad3f81055081be88ce2c4b8ba8a5144352bc0ce213b39f3bf58f3f3ef099e9a5d899e993f9871e22076eb9348185f463a7966eedda7ce9c1622d81392c40555179733a334a3a1b735b735b8b4faa3595727925adfaac28a6b120041b82ed26933f6826ff54927aef6101ca259d6961a49fafcd9107852bc42abc8e85f1cd7140e8deba862fe1cbff2fca4ae4fc52f3e46d99a9db275c03178e6c3c3cbcf9827f5f3ab3d77fe44c669f9fec99bc6f25c0e73f3a79e8e95df3cf1c9ebb2795ba67eebe4f25ef2e1964090b500d3537d1ab8ea5c4ec314a1691d0c6317bbca33961fbf6becb0fcc3dbf6763266d1fc18277aeaf73c45b293c4f9cc20fb13026fc26d9dbda510b64ebd9ad1ef8729103fb6f122fb404713293ad4a63d3d778ebe77c535f572a46640abddf8bdfd94c24675b4a6aec59b442f38e1adb4644498b6151426e277449893d1b58eee9c83436cdb7f6460c9d7c60c87578ae3d6b375b879cc1ceda6e8e1b707c3290b26935694d5d8b4ddfd4a4d7bb3a3c7d433a3a55a567cd86c606bdced50944b2fbac243920f1a718459a9c5ce8dc15b7860e4eb44eb95cd9ae830f0f7a67ee9a0ced71d92c19bcd739bcd19bbb27a5a918abae9afbdc91cc475678837ea4da549ae101bc2a293c8ebe21633ea02fc55979965cfc4df8d4f0e147c773cf9c8c6cf8ac8e252e7b6b3c746ab9b5a7ee097246b8a4d3ce3e73f4c8d3f306fd186d4add3d9b3d3ba8525e0502644b43043489a5e7a414a15c3018d2715491494b2e0985c8e209155d2593296aab0e2efd54c70d064cb64a7523dde86d52d7a34978b1cedf6aa8c9b849dbe667fcc36e39954299b1a5a11f10fc5bd7a4e29605bf14a2d4ce8b45a972b39e34a3d3aad8e16a1f6219dd3c742ca3e7696d9b21351f34a1a2da97f0742f709d7b925caec7feabe8786faa2de5d439c2e453dd6736265be5f26185d237be2f6c7418b8e5e4f081b073ecd4931353c97167a4a929116c2a21db46312ff32ca514f18116f7c811dcd8bf393837678e367e739ff00ec9c6859f6341f8acb5cffaaaf05d20624d84162c882d80bc481b168625bd736fa0f175bc6d7c1c08a881504aac118332e1a39cec4ea98d46ae546b8b57285a98255f50549497a10c95e56ae5f2da85f9a1b22a35caa8b272b57c697997b2ba0265a8ae2e1b9e7b642f6965dcf626b5bac9e166841fa04978bba18bd755d85c2e0df109ff6c0cb4eb68aedb4ccc9bef96b457e5b6c92703514a0c1aa688873be24e4a1a1f1afddbf8c0e8cd18a29b878e66184ea3f51a93bb7813255abc25ba10e8d89de272bdf65fc5c692c9d69453e7ec24edd15b36265b65f26185c2975e17fb0e5c3e397420ec183bfd6426db9776469a2c71c9e21e005463011400c78985b730e4a3c42e7c88bc21bc8eb7a6fb366fbd09f0d4620f641bf0180b794f382a811e2bbc46782c8cbf31b655c456f23b3489547e9cbad9aa57ae2c1e2bd356513259b54e796cf1053409df3604db69da1f644864f3dde24c543316440193a7b6894dc7e938bad8b06129f2f8cf6548e1e4bd3f96bdf9e1599411d92ff1983e3ae810c6b1b0f9151cdc0c92afb0c96e66f341c0a2004007a8c537de2c01e83f26073e280bc84b0eb3d951d4072e7887bc4038b1b9709ab7302ef2f43b636340447f926fa0554cd2e49f860146a1209efec3b19ea303ee11539d295e1f4c59ad7d9ca7b7be2ea10adfbab47a7b98ae182cd7f8e67ae3733e6de55855355010ddfa0ecaf03760030ff000a78b55ad912ff24888e7188334959391ea2925c3864a052f55043ee36668bdc9ba9feb9972b74e87e3fc8cadae69d4d593f3ae2fc5e35d417dbb276ef319753e573ba1abb31a1329685bfb5adb536e2a374398eaa14a1df55d5d4bcc9f9a511d7e4ed162adb198d4a41119aba1d65ea302b958df5155785532701d38452d3c7953cd6edc060d3ee0b01396e8fec4bd6f0d8d0c8ef60fa7461c2ceb703a1ce4927062947cbc7370f4f73ec6ab27f7ef3f7d7afffe93d14c3a3d91c9a4330189a07fb1fd792c9dce64d213e974891ac560aa100b3149a055217b8316253966fef85d0d3d87d213735f9a1fe89bf3e4b07068cd9389db859f616154f8b7867820d90794f4aa292c8016eac0bea3f6944ca98c65695d31555986d9665c96783ff2b1c66e8f77b0397278f47f5edfd537397fea134b4396d11e2c8caf34275acae44a47aa23312f36e85eea0a77713f19163687228e8e4620e095ba0857c1572a42990f7612a43958fe26112176e838bf81fc87add73b3d153eb3d4b1ecf1aeb72d675be762c954d7b83b157144f93a8fe3e8c09183c8b6a53ce53255ae3f9a0fd2860943cd708f37543b6ced76053aabebb411b347ec99569097e1a962ea4f4a2d272ac43d25b59c94d5956ad9227e436c3ad5c713d1da52ad5a89d745615aaa5543214e290a69510fff3545640a534df95fedfde1bbfbffbe7b66866c6802ba3273a3ea4bef08df7b9fff07bc8e3958c408cc6204da880c80ba0415d80e3eb20f3404218b01086105e4713f644905b8f14300b8174204610cedc0610462188176e20157e96cc60830e2f3b80021ea2c84c5e7713f8c539f872cc94135a98001a4418b7b218bd7212f9ec91390c51f411e7300a8843c5509dd7808f284de7a96bc011cde02ddf82a7413010846c08f1b90470fa8282da83102218c80073d9027bf03a0ce435e9c83fc17b8c89bd2bd281583765c803c9e833c46c00b5f800a3440f67f011e5714e20a656e6473747265616d0a656e646f626a0a37322030206f626a0a3c3c0a2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f466c61677320340a2f466f6e7442426f78205b2d363231202d353038203238303020313036375d0a2f4974616c6963416e676c6520300a2f417363656e7420313036390a2f44657363656e74202d3239330a2f436170486569676874203731340a2f58486569676874203533360a2f5374656d5620300a2f466f6e7446696c6532203731203020520a3e3e0a656e646f626a0a37332030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f434944466f6e7454797065320a2f42617365466f6e74202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f43494453797374656d496e666f203c3c0a2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420300a3e3e0a2f466f6e7444657363726970746f72203732203020520a2f57205b30205b3630302035373220353732203236302039333020353631203336312032353820353634203532342036313820323638203633392036313520323538203534392035373220353732203330302035373220333030203537322036313820363035203839392036313520363138203933352033343420323638203532392036313520373630203631352034313320373330203630302035313920373831203632322032373320343739203633322037323820353130203537322036313920353536203738362035373220353732203535362035303820393037203236382035303020343830203537322038333120363035203635302035373220313735203533345d5d0a2f434944546f4749444d6170202f4964656e746974790a3e3e0a656e646f626a0a37342030206f626a0a3c3c0a2f4c656e677468203337310a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c5d923f6f833010c5773e85c7768820b631ad84902ab230f48f4a33551d009f23a4629071867cfb0a3f378d3ac0d33bdfefee2c5f5a3787c68e9ea56f6e1e5af2cc8c563b5ae7b31b88f5741a6db2e74c8f838f2efc87a95b92b46e0eed65f53435d6ccac2c13c6d2773a8dab771776f7a4e79eeeb7d8abd3e4467b6277c7ba0d91f6bc2cdf3491f52c4baa8a6932495a3f77cb4b37114b03ba6b34593ffacbee58b77f191f9785180f7e8f918659d3ba7403b9ce9e2829b32ccbaad21863aa84acfe771ca1dedc66b332cb84a9d8e78ddd4378108e605e0451382b24dc00c983c8e8081c9c04a022f08862021dc00974e00f70108e4c11390495414d000a2315a8a2344401c71005b802804450e1620544a2430e4e4641a33ca6740030b58c12bbc73921b207879a0552046a0a3889718bd808538bad03cff628ad201c5538803cde01230901006d555f7d6d0ffefbb4dbdb6f7b7addabe1ec1c591f9639ecd2b645a3a5ebbe2ff3b251e1fb016b74cd5b0a656e6473747265616d0a656e646f626a0a31362030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3733203020525d0a2f546f556e69636f6465203734203020520a3e3e0a656e646f626a0a342030206f626a0a3c3c0a3e3e0a656e646f626a0a362030206f626a0a3c3c0a2f54797065202f53747275637454726565526f6f740a2f506172656e7454726565203c3c0a20202f4e756d73205b0a2020202030205b31322030205220313420302052203135203020522031372030205220313820302052203139203020522032322030205220323320302052203235203020522032362030205220323820302052203239203020522033302030205220333120302052203332203020522033352030205220333620302052203337203020522033382030205220333920302052203431203020522034312030205220343120302052203431203020522034312030205220343220302052203433203020522034342030205220343520302052203438203020522034392030205220353120302052203532203020522035342030205220353420302052203535203020522035362030205220353720302052203538203020522035382030205220353920302052203630203020525d0a5d0a3e3e0a2f506172656e74547265654e6578744b657920310a2f4b205b38203020525d0a3e3e0a656e646f626a0a382030206f626a0a3c3c0a2f53202f446f63756d656e740a2f502036203020520a2f4b205b313220302052203134203020522031352030205220313720302052203138203020522031392030205220323020302052203330203020522033312030205220333220302052203333203020522034362030205220353620302052203537203020522035382030205220353920302052203630203020525d0a3e3e0a656e646f626a0a352030206f626a0a3c3c0a2f4d61726b656420747275650a3e3e0a656e646f626a0a37352030206f626a0a3c3c0a2f6c656e67746820313234340a2f54797065202f4d657461646174610a2f53756274797065202f584d4c0a2f4c656e67746820313234360a3e3e0a73747265616d0a3c3f787061636b657420626567696e3d22efbbbf222069643d2257354d304d7043656869487a7265537a4e54637a6b633964223f3e0a2020202020202020202020203c783a786d706d65746120786d6c6e733a783d2261646f62653a6e733a6d6574612f223e0a202020202020202020202020202020203c7264663a52444620786d6c6e733a7264663d22687474703a2f2f7777772e77332e6f72672f313939392f30322f32322d7264662d73796e7461782d6e7323223e0a20202020202020200a20202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a786d703d22687474703a2f2f6e732e61646f62652e636f6d2f7861702f312e302f223e0a2020202020202020202020203c786d703a437265617465446174653e323032362d31312d32395431393a35323a33375a3c2f786d703a437265617465446174653e0a2020202020202020202020203c786d703a43726561746f72546f6f6c3e5044464b69743c2f786d703a43726561746f72546f6f6c3e0a20202020202020203c2f7264663a4465736372697074696f6e3e0a20202020202020200a0a2020202020202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a64633d22687474703a2f2f7075726c2e6f72672f64632f656c656d656e74732f312e312f223e0a2020202020202020202020200a0a202020202020202020202020202020203c64633a7469746c653e0a20202020202020202020202020202020202020203c7264663a416c743e0a2020202020202020202020202020202020202020202020203c7264663a6c6920786d6c3a6c616e673d22782d64656661756c74223e51756f746520512d30303030313c2f7264663a6c693e0a20202020202020202020202020202020202020203c2f7264663a416c743e0a202020202020202020202020202020203c2f64633a7469746c653e0a202020202020202020202020202020200a0a202020202020202020202020202020203c64633a63726561746f723e0a20202020202020202020202020202020202020203c7264663a5365713e0a2020202020202020202020202020202020202020202020203c7264663a6c693e47756d6c65616620436f6d6d65726369616c20436c65616e696e6720507479204c74643c2f7264663a6c693e0a20202020202020202020202020202020202020203c2f7264663a5365713e0a202020202020202020202020202020203c2f64633a63726561746f723e0a202020202020202020202020202020200a0a2020202020202020202020203c2f7264663a4465736372697074696f6e3e0a2020202020202020202020200a0a20202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a7064663d22687474703a2f2f6e732e61646f62652e636f6d2f7064662f312e332f223e0a2020202020202020202020203c7064663a50726f64756365723e5044464b69743c2f7064663a50726f64756365723e0a20202020202020203c2f7264663a4465736372697074696f6e3e0a20202020202020200a0a202020202020202020202020202020203c2f7264663a5244463e0a2020202020202020202020203c2f783a786d706d6574613e0a20202020202020203c3f787061636b657420656e643d2277223f3e0a656e6473747265616d0a656e646f626a0a332030206f626a0a3c3c0a2f54797065202f436174616c6f670a2f50616765732031203020520a2f4e616d65732032203020520a2f4c616e672028656e2d4155290a2f4d61726b496e666f2035203020520a2f53747275637454726565526f6f742036203020520a2f566965776572507265666572656e6365732037203020520a2f4d65746164617461203735203020520a3e3e0a656e646f626a0a312030206f626a0a3c3c0a2f54797065202f50616765730a2f436f756e7420310a2f4b696473205b3131203020525d0a3e3e0a656e646f626a0a322030206f626a0a3c3c0a2f4465737473203c3c0a20202f4e616d6573205b0a5d0a3e3e0a3e3e0a656e646f626a0a372030206f626a0a3c3c0a2f446973706c6179446f635469746c6520747275650a3e3e0a656e646f626a0a787265660a302037360a303030303030303030302036353533352066200a30303030303139313032203030303030206e200a30303030303139313630203030303030206e200a30303030303138393436203030303030206e200a30303030303136393735203030303030206e200a30303030303137353730203030303030206e200a30303030303136393936203030303030206e200a30303030303139323037203030303030206e200a30303030303137343033203030303030206e200a30303030303033343132203030303030206e200a30303030303033323932203030303030206e200a30303030303033313432203030303030206e200a30303030303030303135203030303030206e200a30303030303130373138203030303030206e200a30303030303030303730203030303030206e200a30303030303030313235203030303030206e200a30303030303136383234203030303030206e200a30303030303030313830203030303030206e200a30303030303030323335203030303030206e200a30303030303030323930203030303030206e200a30303030303030393537203030303030206e200a30303030303030343931203030303030206e200a30303030303030333436203030303030206e200a30303030303030343334203030303030206e200a30303030303030363934203030303030206e200a30303030303030353439203030303030206e200a30303030303030363337203030303030206e200a30303030303030383939203030303030206e200a30303030303030373532203030303030206e200a30303030303030383431203030303030206e200a30303030303031303234203030303030206e200a30303030303031303831203030303030206e200a30303030303031313337203030303030206e200a30303030303032313133203030303030206e200a30303030303031363533203030303030206e200a30303030303031313933203030303030206e200a30303030303031323835203030303030206e200a30303030303031333737203030303030206e200a30303030303031343639203030303030206e200a30303030303031353631203030303030206e200a30303030303032303334203030303030206e200a30303030303031373332203030303030206e200a30303030303031383032203030303030206e200a30303030303031383630203030303030206e200a30303030303031393138203030303030206e200a30303030303031393736203030303030206e200a30303030303032373931203030303030206e200a30303030303032333230203030303030206e200a30303030303032313733203030303030206e200a30303030303032323632203030303030206e200a30303030303032353235203030303030206e200a30303030303032333738203030303030206e200a30303030303032343637203030303030206e200a30303030303032373333203030303030206e200a30303030303032353833203030303030206e200a30303030303032363735203030303030206e200a30303030303032383538203030303030206e200a30303030303032393134203030303030206e200a30303030303032393731203030303030206e200a30303030303033303330203030303030206e200a30303030303033303836203030303030206e200a30303030303035343138203030303030206e200a30303030303035323436203030303030206e200a30303030303035323731203030303030206e200a30303030303035323936203030303030206e200a30303030303035333332203030303030206e200a30303030303035333634203030303030206e200a30303030303035353233203030303030206e200a30303030303039363432203030303030206e200a30303030303039383536203030303030206e200a30303030303130323934203030303030206e200a30303030303130383636203030303030206e200a30303030303135363836203030303030206e200a30303030303135393033203030303030206e200a30303030303136333830203030303030206e200a30303030303137363034203030303030206e200a747261696c65720a3c3c0a2f53697a652037360a2f526f6f742033203020520a2f496e666f203631203020520a2f4944205b3c34646239663466393030656662633336633466323939323032633766356665633e203c34646239663466393030656662633336633466323939323032633766356665633e5d0a3e3e0a7374617274787265660a31393235300a2525454f460a', 'd75f4770719100faa37a5662f406f215fa39ee183947e780d1e35cd3b2e7f41d'),
  ('ab25b720-9dad-5fbc-8f4c-27a5b16696e5', E'\\x255044462d312e370a25ffffffff0a31322030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b305d0a2f5067203131203020520a3e3e0a656e646f626a0a31342030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b315d0a2f5067203131203020520a3e3e0a656e646f626a0a31352030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b325d0a2f5067203131203020520a3e3e0a656e646f626a0a31372030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b335d0a2f5067203131203020520a3e3e0a656e646f626a0a31382030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b345d0a2f5067203131203020520a3e3e0a656e646f626a0a31392030206f626a0a3c3c0a2f53202f48310a2f502038203020520a2f4b205b355d0a2f5067203131203020520a3e3e0a656e646f626a0a32322030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203231203020520a2f4b205b365d0a2f5067203131203020520a3e3e0a656e646f626a0a32332030206f626a0a3c3c0a2f53202f54440a2f50203231203020520a2f4b205b375d0a2f5067203131203020520a3e3e0a656e646f626a0a32312030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323220302052203233203020525d0a3e3e0a656e646f626a0a32352030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203234203020520a2f4b205b385d0a2f5067203131203020520a3e3e0a656e646f626a0a32362030206f626a0a3c3c0a2f53202f54440a2f50203234203020520a2f4b205b395d0a2f5067203131203020520a3e3e0a656e646f626a0a32342030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323520302052203236203020525d0a3e3e0a656e646f626a0a32382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203237203020520a2f4b205b31305d0a2f5067203131203020520a3e3e0a656e646f626a0a32392030206f626a0a3c3c0a2f53202f54440a2f50203237203020520a2f4b205b31315d0a2f5067203131203020520a3e3e0a656e646f626a0a32372030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323820302052203239203020525d0a3e3e0a656e646f626a0a32302030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b32312030205220323420302052203237203020525d0a3e3e0a656e646f626a0a33302030206f626a0a3c3c0a2f53202f48330a2f502038203020520a2f4b205b31325d0a2f5067203131203020520a3e3e0a656e646f626a0a33312030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b31335d0a2f5067203131203020520a3e3e0a656e646f626a0a33322030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b31345d0a2f5067203131203020520a3e3e0a656e646f626a0a33352030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31355d0a2f5067203131203020520a3e3e0a656e646f626a0a33362030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31365d0a2f5067203131203020520a3e3e0a656e646f626a0a33372030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31375d0a2f5067203131203020520a3e3e0a656e646f626a0a33382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31385d0a2f5067203131203020520a3e3e0a656e646f626a0a33392030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31395d0a2f5067203131203020520a3e3e0a656e646f626a0a33342030206f626a0a3c3c0a2f53202f54520a2f50203333203020520a2f4b205b333520302052203336203020522033372030205220333820302052203339203020525d0a3e3e0a656e646f626a0a34312030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32302032312032322032332032342032355d0a2f5067203131203020520a3e3e0a656e646f626a0a34322030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32365d0a2f5067203131203020520a3e3e0a656e646f626a0a34332030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32375d0a2f5067203131203020520a3e3e0a656e646f626a0a34342030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32385d0a2f5067203131203020520a3e3e0a656e646f626a0a34352030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32395d0a2f5067203131203020520a3e3e0a656e646f626a0a34302030206f626a0a3c3c0a2f53202f54520a2f50203333203020520a2f4b205b343120302052203432203020522034332030205220343420302052203435203020525d0a3e3e0a656e646f626a0a33332030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b333420302052203430203020525d0a3e3e0a656e646f626a0a34382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203437203020520a2f4b205b33305d0a2f5067203131203020520a3e3e0a656e646f626a0a34392030206f626a0a3c3c0a2f53202f54440a2f50203437203020520a2f4b205b33315d0a2f5067203131203020520a3e3e0a656e646f626a0a34372030206f626a0a3c3c0a2f53202f54520a2f50203436203020520a2f4b205b343820302052203439203020525d0a3e3e0a656e646f626a0a35312030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203530203020520a2f4b205b33325d0a2f5067203131203020520a3e3e0a656e646f626a0a35322030206f626a0a3c3c0a2f53202f54440a2f50203530203020520a2f4b205b33335d0a2f5067203131203020520a3e3e0a656e646f626a0a35302030206f626a0a3c3c0a2f53202f54520a2f50203436203020520a2f4b205b353120302052203532203020525d0a3e3e0a656e646f626a0a35342030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203533203020520a2f4b205b33342033355d0a2f5067203131203020520a3e3e0a656e646f626a0a35352030206f626a0a3c3c0a2f53202f54440a2f50203533203020520a2f4b205b33365d0a2f5067203131203020520a3e3e0a656e646f626a0a35332030206f626a0a3c3c0a2f53202f54520a2f50203436203020520a2f4b205b353420302052203535203020525d0a3e3e0a656e646f626a0a34362030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b34372030205220353020302052203533203020525d0a3e3e0a656e646f626a0a35362030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33375d0a2f5067203131203020520a3e3e0a656e646f626a0a35372030206f626a0a3c3c0a2f53202f48320a2f502038203020520a2f4b205b33385d0a2f5067203131203020520a3e3e0a656e646f626a0a35382030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33392034305d0a2f5067203131203020520a3e3e0a656e646f626a0a35392030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b34315d0a2f5067203131203020520a3e3e0a656e646f626a0a36302030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b34325d0a2f5067203131203020520a3e3e0a656e646f626a0a31312030206f626a0a3c3c0a2f54797065202f506167650a2f506172656e742031203020520a2f4d65646961426f78205b302030203539352e3238203834312e38395d0a2f436f6e74656e74732039203020520a2f5265736f7572636573203130203020520a2f55736572556e697420310a2f537472756374506172656e747320300a2f54616273202f530a3e3e0a656e646f626a0a31302030206f626a0a3c3c0a2f50726f63536574205b2f504446202f54657874202f496d61676542202f496d61676543202f496d616765495d0a2f466f6e74203c3c0a2f4631203133203020520a2f4632203136203020520a3e3e0a2f436f6c6f725370616365203c3c0a3e3e0a3e3e0a656e646f626a0a392030206f626a0a3c3c0a2f4c656e67746820313832350a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789cc55ad98e1c35147dafaff00fe0b98b57291a894c020211249879433cf42a452221240194bf47765d57b9baabc63d099d4a549aaeddf7dcc5e71e172a50a0be41052a18d421aadd9beee6dbf71f5f1f37bb8fead9b3eee6e1d3bb83baf969f3e9cfbf3f76b7b7eaf98bbb2edd64a35508eafda1bb7971f8e7f5eef0ebf7cfd5ee43071a3d591301a3031f0c232bd00c31004742eb82236f9c02edd8523488de190f3604f561f7b63b762f5fdd7537f7ef366ff3eb5fddfdf0424179f1d9ab8607dafe050a344edeedc92ad0343960627ed55f1dce99fffc418ea3b24ef9e0758cac1ede7437dfa142560fc7eeb7670080004000c0006000c0028003000f00010022006ce43ccbf9edad2250e9ee1d00ece50e53dd513fe920d7a4bfc7fe9af452440024d967d937b70a7e570f3f762f1fba5fe630c41531f4237e50f0430b800e00052f4c5b94df71dc1edddfb4aca625ab79620b90026dea00b5a840db2908f60926dbd89b4c95c9d3901942a1b8bb0e1e9670b01244e9d8568e97d00972bdad42a5dc7b94ebb80a99bcb500e3b50033f61cb014e579d8c90c539903a3592019900ea498026a9968d6329171c6445779d2f7e95052013700b8ada222a5ccaec40d667f0f7b0739bf05c063b9a705855d2c0a5f52c3db6818c79a50791f347b2ac58168402559b14b36de2a1eecc363cb1eb7866b0d83b646796bb4397770caf7e248c2de91d48c51bf52b536316a8ab52d939abd157be274a3665909ab38c6786d5879f6b38ee1aaf6363325aee5101fb58db50db54352400d9362caf84da90724042159995dc400d426098b4cebaa7e22d668942798f5d374a6f4d56cc77d6ae519b21026dfb4712d2664026ae0da4c3c0947b2e23427c6ee2e736293b05ba790ad0eea4d6739caef3f3a54ffd620dcdd77a0c3b4a2270c6a4808ad57a0e350f1295fafeeef7eeeee67e15e8b82b9e0b471030d8b03d0b60798da91b24886aecf999d0bdab9616ac4616a242fc19e6a7190e027d98f7d6260e922a463a04dcfa5caf9744fe24ce9f8495f928019f6862ee3f3bb8e45b2f51520b433d524a7d4466a454933eea1443f544fe1de09a004c7e7241c81d7a44ce0f4ccafd226e3029d4395fe5f869b33ca116a28898355e2ec00685fa8984482ed271e121a4b87db04b6d0533a266c9b31b2c0da9e326cf2a811dce2d873161cfbf1a7c6aa4d257181823d65544c41c7f8c8a8123e38e45e1a170ff8eda44ced656a17ee98fe264fe0a169c102e97a8a0586ad06878b163c61340b0cea49a3b1517b8acb115ab0fa9f91a4b504a8948d00339c6827f5898403fa9e09e5fdedb91e904d4f101cc6f3281349e940535332f2ac9420520bdbf0acc5a89c5136b886d012c5dc636f7a4f932b99c44d4c0fb2b9517029719329b5fb321126ab14cd8a48ab70a684a6e731b16ace74943931488c1d7ab3929503a07b89c9c3ad323d98db33ad2b8c04243f6b5bdf5709a59b91e193c4f900efc93b9a60ae226925306d9c051344d1621c8539a63e62f3ef8bc53a5a45ca4aa6193b1f27765a8bb23fcf134cbaeeac6d85aa7fe3fa4a2c6ad856e2647b7a458e2089243c8e3de024c54fa2295dc3dc73bd06b88be2d8b5c1659c8f9ba2961f2a49d04955db37cd59d4c6ae5ca4076a363791151e598205eb0a9d27a7a65d6b49656c824e57cfda95ea3e1b9989b6e38c94f37a7f717e2fca66d7962a2068e64b6c2b765d6ed39a4a1ae185ee2200b66dd32ee90319a326115efadf5f4778e155b43c8a5659986bbc8f322de058880b051d843dbea42254c4a25afe18e8ea46165236d5eae94664d234ebba7e2cdc9c007835a1302d8b8411c6d365d3441692792cfa6791075304f7927cd3b45508668a0d1366d6f9469f885f0b2b6acaf2bc96446782d3b5394b3e2afe79cc37cd2a42c12b765693224bca900e738252e4e9bf542d4e0c4e87c2893b17e5245ed6eeaebb3a98e3c4061dcb82292ac401dcc3adf23dfd1315b3fe862213452b15a2f46122f715c593b96a440ed2a31929f6a6fee6a2197d6bad9f66840c6b3b87d0e5ba062f73c22bafff7ad688e1112f9f94b9bcf281ed543ab16f911b5e79edc120699aeb8ff6632f4b750f7ce96416ce2731377e0dc0e7a5347750bbd3b22afb87eaed56deb01f93a3dd54f03241bd6e00255e158c36732b24190a1a6b40ae11b66a20db71b316474d6639d661668a8cd3ef4086358c8ada64dd2e4e7bea897fab3e18b7e30a07baf1599388b4679d3b9f6b8d43e45523ca77fb93a7d223a371f39dfab82233146ddf1a1f1d96c79874acb2f233ea9e726e46371d502ada549819e345df0f9815bf616413e742aa84cbb9fa3927cc309f40c77d8b54bec1aa65bc04256fc7d977e0f955d96b1717b3e2278ba9510b33ccae18b01ff5d0d2270e74c48e15b4d64c079a52166883dc27d424035868ccc51f03a4e9b009e422dbff0a40829d2d67beb038f455326f6604bd2aee4a05cfa95d33bc2a9d4f4b0fefaa676cce4b5849eb92ea83bac695ea7f263b964fec86c2e0464bcae86622fc3f9ec0b7720a656e6473747265616d0a656e646f626a0a36322030206f626a0a285044464b6974290a656e646f626a0a36332030206f626a0a285044464b6974290a656e646f626a0a36342030206f626a0a28443a32303236313132393139353234305a290a656e646f626a0a36352030206f626a0a2851756f746520512d3030303033290a656e646f626a0a36362030206f626a0a2847756d6c65616620436f6d6d65726369616c20436c65616e696e6720507479204c7464290a656e646f626a0a36312030206f626a0a3c3c0a2f50726f6475636572203632203020520a2f43726561746f72203633203020520a2f4372656174696f6e44617465203634203020520a2f5469746c65203635203020520a2f417574686f72203636203020520a3e3e0a656e646f626a0a36372030206f626a0a3c3c0a2f4c656e67746820333933310a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c855709701be7757eff5b1c2248025c00bb00091e582c71df582c1624409020c553a478483c244aa2288bbaa99336a588b2a4d88e557b6cd9b16548766c3963d9d1a44eea719c349d641abb6de2167664d7561a37496db599b4ee384d268ecdcaadb968168064a5534f7786fcf727b8d8f7bef77ddf7bffc2e1dbe7400b1d8010d93537bb1d4ad712002476ed9a9b2def5f0480e67d076ebbb1ff0700f8c5fcecd183a52d513eb71f3c3c7763ff16006877ee3bb6a3bcff4700fa8d5df30b474b7bd365007807080020f5d3341df7cf18d21f0345bdaf7cfa4fa7defe3765fde56d2fa7579664d0fd4e1504021ac0e213044015947f0e50695959faafbb75bf2b3d75cb9528af1e007848f9c23f443406407603902b00d80f80b9f2cf2700d40c00751940a5065065feb0de03a0b602a86701d4df04d018003401004d0e40f32e807618407b0e60553fc0aa170056fd0aa0620aa0e202404501406707d00d02e8b603e83e00a8740354de05506506a84a02549d04a8fa0640b50da0fa0240f5af01f43b00f41f02183800c36500830c509300a8d90d405702d009007a5641b1884182d06085e3a029ee3ebb5440be4b0af7bca07a00103600908f300f1468018ed01cede4686e0379423e4f44f935ccaf2404dc0e045a0bcb78375e050e20cbd11a0def70b9c4782221c4588bd6e5e21d1a0d636659219690449eec26b6e4b1a13de786269f3bdab23f18e3d6873a6745d758a73d68ba973c2c3f6862d75f3a7af0d246abf918cda6e7077af6b56954e780404f61193bd00116802ccdbb793d16df440bb459f9f2844863c782a98216dbf9d6c9e8796f302498d1b1f26e4f7d738d6faa876c97ffaa35e51d69250a07fa01a8331800374036c632344fc795484b37a598699e162c4206953c844402f35bb63ee6f3b54672c6e67a6fd8945b60d535e18cab6dd4a2b64d6060cb1ef92b24d32e8daf957f4b32de78ad6fa4b500e8e8a96d36f93c5e6fe9a5700daf03057084a7856bb91c5e0784706119dd18000b3415a36119862be1c57c86a6c5a1d10a71978bc406f7a7e4af625f97b03ee0d9d0397aa22f7bfb6830a9bec20631d07260a43fd36b361f329bd227b66c3dd9b1b725c9c51a01c15358c61a0c408342eb52ca37218c2724492ce6af752712a662bd8458421449dbce7dbb1b54966847283218583a3e1df038d7ba02fe033dbd493717ce626076467e74a0c1453b075b2726d4141d755be99d6c9d7c057d2e9e4bc615e59901c80bb80256802c4ff3342f4a7fcc0f8611c8d2e9736363e1c954a09775d19ebaa686d3e445792d79b1cfe3e919b2eb2be6d515ae060710900acb781b5e2d62e5d0e30d6add84aa5430adcb451ef477476a7de31de1c9407073cbe1477a8353a7d68bf3d158f3288e73ed1b5ad6ec4db2f4174df4f473f3a3f76e4b58ac5fa06bcbf5c8620068b00364cd0a48212c47ccaa4bef4b88259a60d6d9bd2dd3bab5c7d37174ddd01dabe53396a8c71d652d114fab488cabf7f4b95c7d7b564fdf99cdde392d0e7a3c836262c03d512203f91606802996a384841e6fb28e2c1a789da1b291b1843dd6dc11565b13496380a21e4095de1ef7c81fa0635343c806440997bc5fac2c747fbef4188d8648c38b9d7d4bc391712ed8d8d6e84ed4d7279cfe4147d35a5deac4d6b93b5366fa7035dddc2f257a788be9b8890584d500f03e7e02141800d6d13c2dc558c6ac402dc613ff9c1be4a251ce1189283a43c74f9bfc5ebbddeb6f2aa5875d37d3fb238195f23bbd71d763fee0ea686e81d11885f61b024aa5364f2ab2e9b7394dc55ad4601803e00001609da24449a0cdc55abb45b6c4d27842e235e5902c8e327b33282a252ab40cd6aaf4a7d2c736b76f0f046732ed590ad59635c92d870e9fe5c216516cf4d555b3310cf89bbb577e36b43b61309e32b3ad82a1ca63680e7cf9cc9947175d03d2d888914f3859a9af1910c68b99e5a10ad8526e0a437886a72d3c53660611efbbbb3ebb67287be1e79d82af8d4b61fec8eef044b77b05f327de62a29e481c08580acbe4cbf898a28bb95b18ace843121881e169334be2b5218bb5d7171d0af68ef9672e5c689ed7690fe80cf6e11ea26d8f1d5938287fd2a4e00d851a4ca14361c1a8606a44c5b224934015255e862a21491777aa2bb4a8a20cdab9af5c63dba6b2b5aeeaca26bac957afab4287fcb78626bb8189b124b9f27cdb78404d2da2aad65ba7bc4049db8079502bcd40a03966fc02e130bff2d29d65c984f13a58a01960b25809452c16c1e51245a1643552b156451298d94f371e59d8e26ef119d494fafc42a346ef4b556762916c54927467ef7fe02cd36c31666ddf5c59d56b69668ff5f6d70caf5f3f32320ca8b4297c097f0c5a3002ccba792d6f124c24846e3d6ab5021aa44fa567fffbfb2bf21b2aba46ad32e8d5c2b72f5fc61faf08e4af0de976b3259d343d0154319d9d980723d8c059aea346a3651a5159798e36c5944af27c030ab192da49fa912f7112c777783a6e1f933ffe6d672cd5313cbb5ab44811cc4f4e07b31ead5adbbc3a99dd1cc5bcfc2f11b7d7fdb5232f4b7e9baf16086c04c0b7310f2680599ef08d6851a4408410ba6901df7e59fe3b155214b9f707244111a4c819ac77ac5eed905fc0fccabf739d598e8c01057c6119adf836344108d2e56ea1c45d0ebbac7fa9e45754c9c6e32e97dbad47531178d6924185a18d999ded8e16a7abdbdf7e6860e460ca9971d9e34d1dbb0529914cdac3b5d54de1bafdcea8d563b1b8ad517cdb35d8eacf468c66b137929a8a842652d13ed16816b2fe9641d7ca07ee58c463f3727aadbed94fee77f156a7adaab2ce59c7bb00a1b9b08c16fc09d47ce6a7376dea7ffba9062db6d44cf7c47e31b27f7a627f427ec6e877b9fc2693f2db48e626ceccc4a62e1d59b83435f9ecc2e8bc94981f1b9b97a479209002204f621eaa15806905058d46ab754b0279324790a839fd58ffbf2e9127e95882d13455754eff39204885097c0f7f026c91040a9216deed707c8ee317037ccf35d8f68d1f9ea4565193a7d779fb73b72fe4fa563e718e643a869bc7b6b68f38c98ee17b666d2f3f1ddf76effa0397a6a79f3d30b0afa565dfc0c153ad7b15211596f162890873a59add3ac30878317bd7f6071fcdf5f5c6320db94f0716bb1f5e24afcb6ba6fa1c7d1279a918f37231e6ffaf3f95a2f5ae3b35f5b981aebb775bfc73c234016008f3caf037abf46c8ee1c9fc8557d0f60aae3979b24468f231e6a1126096a33986532c8be1c8c7f21c7942fef4c30f890af34b4f2e7d1708d4c315c2930165f2591439a69e68af2c2d0101576119cd78154265f099129d6f71778516bc784b46ca8822c45852f076072636b49ddc9eda110ccdf947b38d6bba125267776d58722483748fefd0dafda7d117ed0b5552baf5bd99db5acca653166b5268f4320bb5fe7a979fb656ee6af46c28cdc045f334001ca14aee9941c53ddf7cf3a91daa8a55444556e954bb9e7a131df25f56da1dd5d59cbd9274adbcaba4008036bcaa18ef2c274a45751527a9e2205252a796e1d026577f2bd1d918f678d7fac79abaa73b7ae6a4f086f64d44dafdede49a36deef73f1b3b650833029a5b66d6d9dd00216d56ec3b7808718c0ba7886521a3b539a14b4c2672f5008a08edd40883137226f0c8e9ed8c0244da620db3519b3a046ef4d7bdaa763a9f935d24caf876020198972b17abdcd43c299a37bd78529d531b5da9e1e8d599dac38d7377430e51abae3605b473cdd10b2d6463d5620602b269b070dc011c2891c430e902af96904f9435c737266e55cb93f3e8779d029839f52559ea79540b5c552d2422c81cf6dfadac2cf7e7de8e2f8d3c18d9dc31dfbf79043c72f8d617ef8f13b86b647e5e81d65bf7ca64c2f9ee614b3a4395ac06772f2af723962cb91b8fc3ae6e5f7891510fa0bcbd887d781551ad03ab3462b145972834cbc96a70593820d73c313af5194861d484d1f8ecf64d2ddacae7621b7c71566c26dd158147b9b928c237cf6fecd273bfc7529bc2e7fdf9e8d1b8746d68f0c8f0281506199bc8e01f0dd94f02d747517c578cb74ab986e2392d7a3db875aa7bc811dce909711a3d14e6e719b381d0eb8469a1c2e468c44bbb8afc6877c06fa0463ad630dd63a93d99f0eae1966cd3b699631e959abc9e46fbb395a5d87ba72a6651edc18b14a33d63535ae3246525c6a2a9af30503029bcbe14ca0cbdce0a07d93bda549ab7442b95e84af06fb3000d61ba783723371f3ca69a43cb26915f5319ff90b393eb35fdc92f1b4baf51a54e58e335a8337a57385ccc414f63882ac8081b3f76f3ad5c134d1c670eddf5346a5971fb577446be2fd2e57bf383a5c86b28057217c13ca9bd34a094ceaff186815380b99dbd73b7bb30dc27cc219649c194f6dabe848cd0f24e7a46874adb7dec334a683d290ef47ed5b049d49ff00eb343b589b8b335571d19e68c774a4ce7a879935dad95adeced625078128764ae66e389a28d16e9163b4b485ccc9df9b9c24dd9393131e72c53331e191639e926b50af621ebc00598aa742945b4f69295e3110ca92a12453e9062513f5ea779e9fa52a2a5721a9d0e9a8adcf7fe7dcb44aa7ab405ca5ab50ed3abb8bd2e956215565504f2be76ab258198887ababc342b04abe0ff3f217e8a818339aa242b09a3c241fac0ec6a3c6daee1e0bf952596f0f631e0c507bcb4060e229e5ac559a4915244964cb529ba3d5f9da9f5d1cbff04e7b7b5ba72d89f9f0a6eec8409c967f488cf26f30bff85aacc5ee63cbf23b8f79d02bf2a3b40a0768658014283cfffcf73a723943a3e195cb9f9060a88079f92f181ff37bf96f80280e8f8fdf902d45f1264ab0280f3dfec25317bffe1fef7dfd9187fef41a2172811c241b3ffa487e1228f0177e840cfe273443004480c512032c62a9a949a2c0b0c5eabb4bc39996e1a53239a8d2f9cfb292dde1f32ec487367bc4994c57f2b670c833ca27b6b5edd9dbd5e5b01b1ad82e73bda1ba9ef520633a6de6a85c634b4f34d61f50afe94796394c1ba987cce1be54ff36ddf677340d163d63d2111b55cde8953b20d0543809d7600174008b7ad4f21994846b15f5767aafce58a3fe93ddfce8a8d333b95e399e260abf875fc2e34afe8bf1b205f10e574268e605816f167ac24e6738e076df72b6297a56f7ada79822df95930e4f293ab8393593f34869cc03e94d87c599b6f48045a53f959bf3449970675c88579a0226c5b3b6dcd91172f47cfa1bb2b9291b6186c7a7464647700836e05568c5fba0877a03fa890ffa711cc238091e721798890a00bf08121e8230f901f4a30ac2c40fabf13ee8c7a310c67918272f820553001886f1e2df5e02c00b304e056123a681c73434631a52940524fc08c68b6b164c18818da403ea310daee2f3ca5afa7f1bfe02c6710536e251e827cb102abfaf1fdd1022f7809d7a15001f82713c0f1bf129a0300d7ed2004da416124a0cff03b64734c40a656e6473747265616d0a656e646f626a0a36382030206f626a0a3c3c0a2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f466c61677320340a2f466f6e7442426f78205b2d363434202d353132203238303120313036395d0a2f4974616c6963416e676c6520300a2f417363656e7420313036390a2f44657363656e74202d3239330a2f436170486569676874203731340a2f58486569676874203534360a2f5374656d5620300a2f466f6e7446696c6532203637203020520a3e3e0a656e646f626a0a36392030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f434944466f6e7454797065320a2f42617365466f6e74202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f43494453797374656d496e666f203c3c0a2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420300a3e3e0a2f466f6e7444657363726970746f72203638203020520a2f57205b30205b35383920373234203635302039373520323938203539372035393920333837203236302036343220363235203434372035313620323939203635302036333220363231203433342035373120353539203633322036393220363635203831332035373220353732203537322037393120373536203739312035373720353630203332302035373220353731203537322035373220353732203733322037363520363332203530322036353020363332203535312033383920393637203635362036363420363730203537322032383520323831203633325d5d0a2f434944546f4749444d6170202f4964656e746974790a3e3e0a656e646f626a0a37302030206f626a0a3c3c0a2f4c656e677468203334380a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c5d52bb6e843010ecf90a974971e2658e44424811d750e4a190aba21480d7c8523096f115fc7d84c7b98b52e0d10e3bbbb3da8d9bf6d46ae558fc6697b123c7a4d2c2d2ba5cec486ca049e928cd9850a30b917fc7b93751dcb4a76e5b1dcdad960babaa88b1f89d26b53abbb1bb27b10c74bf73af5690557a6277e7a6f34c7731e69b66d28e25515d3341328a9be7debcf433b1d84b0fad20ed94db0ee7a6bb657c6c8658e6e31496c645d06afa916caf278aaa244992ba9252ca3a222dfefd0ea241fecd665592e445cd3e6f212f3d948587a3008c8040a680a3872ce8729012f20c51201f0104408702ba920390c24323901c8d388a71c8f30740708f9422000c7298284215901946c961a984f91ca5f310c1190f3a343a22a50ca3802cd1bd00c961be088305bb03220832d4cc305f8651cab4feda57f5bb947d6bfb855d2f62bc584bdaf933f457b0ef5f69ba5eaa59ccaef2df0fe6a5bec20a656e6473747265616d0a656e646f626a0a31332030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3639203020525d0a2f546f556e69636f6465203730203020520a3e3e0a656e646f626a0a37312030206f626a0a3c3c0a2f4c656e67746820343438340a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c85580b74236775beff1d59b2255bd2e8ed976469f4b425d9d668347ec87af8215b7e4af6ca92e5f543b677d76b671fc9beb2d910922c2164972490256c4a120a9b84f4b44dd3c2a1947252c2813e5002e48049434b9e9c2d29504e5a6059281eb723c9de85c2a97cac995f1acdfcff77effdbeeffe276f3b7500641003848ef503853528bfee0480d0fafa814265fc5900b0df726c7577fc2a005c3f52b8fd787948be09002dc76f3bb03bfe2900c80edd72f66065fc0b00dd1deb474ede5e1e1b8e01c0cf81000052ff7ce9c205eb922afc0ba0a877c56f5fbffb3b3f148f3f587d31bc7d4990c8df93b4018014b0f40b0220f109ff0aa0306d5ffaf5ebf2f7cabfbae9d55739bafff7660b00f0c5f23f8901902f016035005a00f03e00bc0280ff0e40e900a84500aa0820a100240f03487e0550b50c50f504803405207d1840fa0680ac13407619a0fa34408d1ca0260b50f33280bc01403e04203f0320ff4f000507a0780a40f113805a16a0f63840ed6580da6d80ba7d00750f01d41501942e00e53300caef00a8cc00aabb01547f01a01200d42300ea6500f50f01e80700346a00cd1900cd6300da2080f6e300ba6a005d4844b8844f1fa1c104e7405a1add784980fc0dd9b9ef2f250f02c22200f91516810219c009da4a3bacb475913c2e3c4638e1252c6e87585c0302730064158b50075060e86028c44ba532998b67c9ea2c41a26ed08dfbbf92243f6b76335ab5818ef47e1c08748818e316340314ac1c1f412ee8646c52992b826cc060d0ebc47be8ad582db8bf141a7526ba82539ef6a68129dfc032e79fe61f2587932f84f6a53b7afbec2dbd26a7c19fe9ed5a590a5d9200815a00ea512c8207204e31949f72292919c550acd64c192314af2d9f20afa51efdbbf98bd25ab98c902ab94276fffc0b8bc7a4f21a2945c9e4b5d2bb16cecb6ae5328a922bab8f8aeb255b7aafbb59266b76fb8c423b168571a3afcdadd5b5fafc06f2bc30696cf77ae87a3e6c219f0304ffce35f2165aa1594cb278c0a0a71917a344c6e67472c110cfefae3814d24aa57a9d810d84388eb4ac2cc66889b133eaeb98f0de757ebe876b1db73632cb936b137cdb601eadb38bc2a5f16697c6361c4a652554cb40b05eddaf6d14de9174b1bed6b1c90e20a0deb94666f01298000e0442bc5e2a2d3d9566389e67f5ac9ea1750652ad6bad53064dadc3def10926f8f8e3ed1199644056d33c12275dadcc6de7068562673b10c800c073781d2880130ccd3e97cbe17540e077ae21411b18c1525a9e41afb71ac445ec3d2e180a196d529935e87412fbd02a277c14e752ec54ab27c58f9f8af76e26a24919a19bbad1163e92e4e697b49a090d1d393797bb6b70243de21f7401810200f91916a14a4c4196b6ea0b79d285c5ed0fa6ca33c37ab4817e175fba04a978c21ad90892ecf24ab6273237981baeabd27031b42dac0b4f916c3cb6b628fc084dc9268706087876de0f2fc24990039c51a28c8920cfbe58d36455c7e55a75d5e261663a6d7766330ca0582378177e0364a00128b8ac3286b084f8d1a544998c45ebac7035334f8c696210dea19475922a8542927ee7f5d7f11bdb2c5655b7fa6a751e5bed6b15f834781d8c600718b2896889896f649d4e8e63cba9e21233a2bc249d8168d76e3fbbd61af1aba5a42a375c2751fba34d99a1feb9e1e161f9c50b171ed4db0d75acead5edea11a3c3905c5854af6ddebab4bc01089300f0797c1b285001ccd00ccd07c40a634a4f7d2ee7d3592c3a83d98ca6ed77d1f4f5c6e6a6a6a6a6e64620c0ee5c23d7700bda010ee8ca517571a52087b8a0d3e9f2536290d980c128738ad314e769309a915c8b9c987427c346fb663737623727e3fe21bfb1e7d040ef8abbc9916df785cde6c19e68d6f7e5d85c47b54a31ab6e680a324c87c748bb02b1d6eeb4d7a099501b1ada2df60ea7c1c88d0281e8ce35a4b008d64ab695e773d3744ac5a4b5eaadb250886893b7f4c6ceece30b56fba1766eca3bbbd03462f0369283c2559aee217f1d581818ddecd669670cf5d6a160624c5ed544d2a96f51d580d0b9730d15f85d50430b405cb757b2a50055e96eac5f5c312a1abae763a9c36cfb7a26b51114ee6a8e874271b3597c6f2607b31f5a0ae49e3971f2e96cf6e9932bf7c663e75756ee89c7ef0102ee9d15a2c422a8016644d6642bf0317e745bfa033389e196887f3ad06f219ae9271e0a2fbe7366e2b107a3bd173f0154698a72dc020bf8217c031099192bb894e6cbfb513c50656e1103e652a2d6567e4c89724973749977441cde91b69ec3c3139bbc67d0c5745bbb96e7462792138e01bfda1bb63cca0f33613bc35b13b8e51aef6a8b756af55ca2339cedf067fa3a47821a1ddbefe5c7dcdb6f07878678866ba5a55a6f17f91c17700418b5caceda031c1030efac100916811641954ac53a2bcd8935239158e2ecb43fd2d212699f61e316a2497de2626ff4c1c726a63ef19148f8a12700c52247377e13e4600038c0e819ceca1196665dc108f28c542aa3ace85ecf087f4a52f3eb2f102444526d52bc4ae0ca952b63e46d8179bba1cdc9a8b55e95f0ad3deeb80e0d00333aa98cade8ce2e879449e4390aa57430668b67bdd99e4878b03997c37aad5bdd64d77a6687ca54e2cb46851fef31a20b6d40dfc89b72007e4fdea08b892f7473f97e47f8f844f25854d8b42642a184d536c44f8f92ba8143230ec7c8a181b973f1f8b9b9e84220b0108de53b6f01849e9d67a92416a11f527bd9e962a4956a2e17a35457d693cad394a8d7fd0e358bcb356355e92a9e2fa73295d47b635e3f27add224b8f199e052dc9b31c989a3ded2661c3b3f93f9c09c3f71ff4adfb1b6b6cdf8e93f99eb39fae4eae4f90227c8d8b6ae4e89b4ceadef0c379003fedc701b6773040eeeeb3fd0a3aa7949a3a2823636c32edc33185ab92fb5f2c070a37a5063cc3d7372e18f4fc53b173e7029d6b36fe07d1269c7580944356ad00636604b796d647996fead5ae744f5dc5bb0d15611cf088a5ce9245a2e63aeaa4d0437a67b0a4ee7c19ea1292492a6197efdd4a913bea83599f0f43835d604dadc9ee1ed37c70f05693aad33a413fa5a5f8dc7fdc8f9bb2f8f76ecef5f3dacf7253af4c97c2b1098dab9867a348111207e9388d32c5d419946fd489d840ec59858d63bd7d3171e6a16c974b8c94e7b6607c992f06c2ce6cb4688b19c78d42cdac0f57f45ab42297bfa25c6920d85f0d3f3f92cd735399035753843914651cde8ce704b64465bd5b85011b5b9682c3f2bbc46e65abb9b7cb3d15d79f3fafd5e2022ef93f3b82d1a82384333a211f86de6d6eb59327e7f6e71d133c9b7705aa3bad5e06dbb9f6c095eb2e5315b8666dd0ad95095bc37ca0081919dff82afc15950009c29c956594c46ecf50d0e4743bd3de4309b1df6961620a24c921d348997ce50ac9167292de392315b5f5cbbf0c0ea17bfbaf6c8c7568986488b45e1d7c24f5f7d1510323b6aec401b98766dd3aef030a2c5a82023465da6bf515264dfea597e75c013f3a9a528c98dd44ad4be6863a8df4c9a067a3aa39661b45db838ffbea881d1d341edf7a9eaa4d16918f54c47e9fefd1da185f0fea365af8197b1085ad1c812c68ca54010d68f1ccde2e5c3c2bd12a4a89975f23e09a1a87d983646871dc2ad58dcfe2b756cbc855c2acdfe1a76e0753088b25e22965005a0520633328666b5628cf5bba4fc1c8555c65474ed2cbfd61f4d19659a68ee72777f533c37323c8c515b2f6df35fbcb0ffce88bf6510af0b6fb5cd0d49560f6fac1d3858ce25f2d09e012a87528937fccf948aa953d45994962e6f7d6e442ea13b2268a3a834256968eff708efa069c5dcd90c585afa93580439e8caeccc30b4c85a323125c5d3103e39f799d3fff8fd5b3e39bb143d3b7baaf0d18f925b6ebf328dc5d4e3a797eee8dd7ee5e1722f81392c82b2ecbc59ad194b3e1b733bf99dc54f2bd475555575b4fc53a299c6a2106a0e759a4c819099fc53c5eabd8745a829f94cabbef4f7a53c79587889d88437b038b53d05087d3bd7f015fceeffcbb225717ea575e65c7adf9dd3ee914bc7371f19db7e397038953e14387e367d38400ecedcbf12e40a1f9a39faf4fef9678ee5ef4d24eecddfff4743f7540059c222a8a0fe2679d53294583dc6122225b671ce9de86a8ddbbf76f8b987f22f1edccca61ce358f4e507bbc77d75c28bc4257c0f8b93c22f8706dabb1a2a29b65906a8c0503231507428c4f32cc1cd8ded643e6f8e58be7258b84a3231e1c758143e651bb4bd267cbd0c2df90d9ac44a3e510696159165a9975e5abcad5aa3a42412955676dbe2cb6812be660875d27420a427e1ed778188c244be8c36b1d91aba61656ef66c156d20dee163d1fe5b473ce3a64653ac2994b0d90659ef4053635cde73c7d2ea9d3d746db246edcf0fc4f27e4ddda45255f1889f451bb4ee79c45d9e2e39442c1bdb5d9aa9f8c3cf0697fbbbd29696f9f681b0a19b0b8eba8fe53b330eb36dd415ea6ee863d911e7c78209bb469d5237b6d9752d2d3a9dbbcb3b38aaa5134a1d6336589a755a777705d0f35814f9a5c0d0d612a0569ac5f379e1917c9e1ccd9309e1735814be4dfc95a8b662116a450f51e216253237225a6212f387ef6eee3f9a9ace7f7e7e6430efcd61f1e89a371d73083fc2e284f06fcdb1e0d02010203b6a22a049c474a61c8e50480c47598f2bae94e7c9e24939ad9448a40dca234b3fd4b2c9a0c95ea7b0d0165f8ba2094dc2b71a03ed86fab487746c7f3230e6a9a2122831b6350fdf540fe2d2acbbf5a0b792f7845b4b35c108af130e8b536f4eee94afa6c4a519010ad42e7769592d4b977b7286224ffc588214cedcf77dc95b1f98430991fc146fd345924e610a8bdb5fc0e476887c8119ead36f3f0c58e678748242bce3cd2c4fff3ec6ff5de627af38cd66675902dc7095bc4c58b17f3cc359f56ef2f4d5c94920a00042c9b05e4c9cb89f72317b4dba98dae52e7d2fc919f2bcb4b6a61a2528ab51c896d72ecd8f562b1528a1aa6b14554bcbfb65aa5a94a042553d967ff41069d77b1c2d0a458bd3a317be8326e19de65e4e5b6b77bbd5c42f7cdb18ecd4d26c9f9998b7df050a223bff8012fc25d8c10b1cc099728b63e4caa4c273acde50ca5e97be64ae657a86af743f54d95719b7f9f516db06dbbfcfd33edb13e3b2f6c69609777fceb7be148bf586749dde98dd6fd4fadd9d845665d42652d4b40fb677263c542e4bf4aad13a2df5756d5b3490c8ca8fbd206db3d55b4d0a6241bdcdd0e0a89703015fa9f3d9027fc538eb7fb7fb29b93c86bb89f8c45d05366020ff611ff0cdeeeb39bbd4b5ecf5ad772c67daf3d1a144ef9427117646b846aff3d691e34790e948786b24f2dc70a410a20dd386fab17e1fdf3066eb7307bb558d9ab0d92beef388c4fb106e951a3096bed165fc1e2ae11872f9973da7c78e3d36957be65478d36f732eb1993b62fce9e5f6fec627c959e18a5633f7ccadc79f9e37e8266953e29eb9ccf9a45cb60544ecc2d18a4571d3a9201a15ab9e2103f937d1f8069e9b9a822ab1f7a194b855cacc4670893e71e6a67ed66893ee69ab833044fb07befbeae8787262782c31ee6418a7cbe92457849313e4c3ddc989dffa18b74e6d6c9c39b3b1712a924ea5a6d3e9543a5812af9fec7e1e4da5d2e9d4742a55c168aed49741fc0fd9ee125ae452f7fe988d3f32ddbecfedcef41e7924e9cbde3dc31f74dbad69bccf35b63990bb37a1ae9d5429f39f399efee00a67d08dab4c4095286c1f1641038de0d83348327da5f363686d69750ca3d7ef8a14437c1f7cc0d2e7f5255bc3c726fefb8dfd8333f3a73fb2346a9de8c7e2d44a6bbcadba4ae64c74c5e7c53dad577a7b7ad91f8c09dba361679745dc4e23df85a7ca3c3453da1ea178f6a9d2f6884c55a7902ce297c50d92a6583cd250e9abeaf0ba68a22a7d15cfb332d1f489deedcf2922919aea6bfeecd0f7deddf8dbbe6c966caa83da6ab345fef9abc2377ecdfd3d5ec71c2c6218e6300c1d4402405d815aec043f390c6a8290c120f0580b05dc800ca9050fbe1f000f014f1026d1012c86218a61e8245e70578e660c835ebc1e1780a7ce438f783d6ec014f52c64480e54a4164690060d1e820c5e878278244f4206ff050a9803401914a83ae8c3a350c04d2890df0090b780276f028b57a1800b50200210f44281ba0805f17ee4e7e0a634a0c03044300c3e7c0dfad00b722a0a9d783bf4e10528c0f3508b06c8fc0f74cbd0460a656e6473747265616d0a656e646f626a0a37322030206f626a0a3c3c0a2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f466c61677320340a2f466f6e7442426f78205b2d363231202d353038203238303020313036375d0a2f4974616c6963416e676c6520300a2f417363656e7420313036390a2f44657363656e74202d3239330a2f436170486569676874203731340a2f58486569676874203533360a2f5374656d5620300a2f466f6e7446696c6532203731203020520a3e3e0a656e646f626a0a37332030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f434944466f6e7454797065320a2f42617365466f6e74202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f43494453797374656d496e666f203c3c0a2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420300a3e3e0a2f466f6e7444657363726970746f72203732203020520a2f57205b30205b3630302035373220353732203236302039333020353631203336312032353820353634203532342036313820323638203633392036313520323538203534392035373220353732203330302035373220333030203537322036313820363035203839392036313520363138203933352033343420323638203532392036313520373630203631352034313320373330203630302035313920373831203632322036313920353038203438302034373920373431203630352035313020353536203930372032363820353030203738362035373220353732203732382035353620383331203633322036353020313735203533345d5d0a2f434944546f4749444d6170202f4964656e746974790a3e3e0a656e646f626a0a37342030206f626a0a3c3c0a2f4c656e677468203336360a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c5d92bb6e843010457bbec26552ac000326911052c43614792864ab2805d86384140c32de62ff3ec2d7d9ac52c0d53cceccc04cdcb4c7d64c8ec56f76911d39a627a32c6dcbd94a62038d938952ced4245db0fc5bcefd1ac54d7bec2e9ba3b9357a6155153116bfd3386dce5ed8dd935a06badf7daf56919dccc8ee4e4de73ddd795dbf6926e35812d53553a4a3b879eed7977e26167bf4d02a326e7297c3a9e9fe323e2e2b31eeed1423c945d1b6f6926c6f468aaa244992bad25aeb3a22a3fe850334e8db6c562549266bf67963a610ee85c359945e0462650e4b420a2f79b0081cac1c8008c0238a65e8002e4307fe000bc29199050e4ea1511380c04825aa080511c0314409ae0490c329f06125244787025c1e048d8a903200404c60f81292a343810e25a6cec30fc148595fb38a2769e0303547db2c5481b38093073cc43870941643fdb5eff6778bfb9af793bc9e903c5b4bc6f9bbf567b31fcc64e87adaebb2ee947f7e009d95c9020a656e6473747265616d0a656e646f626a0a31362030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3733203020525d0a2f546f556e69636f6465203734203020520a3e3e0a656e646f626a0a342030206f626a0a3c3c0a3e3e0a656e646f626a0a362030206f626a0a3c3c0a2f54797065202f53747275637454726565526f6f740a2f506172656e7454726565203c3c0a20202f4e756d73205b0a2020202030205b3132203020522031342030205220313520302052203137203020522031382030205220313920302052203232203020522032332030205220323520302052203236203020522032382030205220323920302052203330203020522033312030205220333220302052203335203020522033362030205220333720302052203338203020522033392030205220343120302052203431203020522034312030205220343120302052203431203020522034312030205220343220302052203433203020522034342030205220343520302052203438203020522034392030205220353120302052203532203020522035342030205220353420302052203535203020522035362030205220353720302052203538203020522035382030205220353920302052203630203020525d0a5d0a3e3e0a2f506172656e74547265654e6578744b657920310a2f4b205b38203020525d0a3e3e0a656e646f626a0a382030206f626a0a3c3c0a2f53202f446f63756d656e740a2f502036203020520a2f4b205b313220302052203134203020522031352030205220313720302052203138203020522031392030205220323020302052203330203020522033312030205220333220302052203333203020522034362030205220353620302052203537203020522035382030205220353920302052203630203020525d0a3e3e0a656e646f626a0a352030206f626a0a3c3c0a2f4d61726b656420747275650a3e3e0a656e646f626a0a37352030206f626a0a3c3c0a2f6c656e67746820313234340a2f54797065202f4d657461646174610a2f53756274797065202f584d4c0a2f4c656e67746820313234360a3e3e0a73747265616d0a3c3f787061636b657420626567696e3d22efbbbf222069643d2257354d304d7043656869487a7265537a4e54637a6b633964223f3e0a2020202020202020202020203c783a786d706d65746120786d6c6e733a783d2261646f62653a6e733a6d6574612f223e0a202020202020202020202020202020203c7264663a52444620786d6c6e733a7264663d22687474703a2f2f7777772e77332e6f72672f313939392f30322f32322d7264662d73796e7461782d6e7323223e0a20202020202020200a20202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a786d703d22687474703a2f2f6e732e61646f62652e636f6d2f7861702f312e302f223e0a2020202020202020202020203c786d703a437265617465446174653e323032362d31312d32395431393a35323a34305a3c2f786d703a437265617465446174653e0a2020202020202020202020203c786d703a43726561746f72546f6f6c3e5044464b69743c2f786d703a43726561746f72546f6f6c3e0a20202020202020203c2f7264663a4465736372697074696f6e3e0a20202020202020200a0a2020202020202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a64633d22687474703a2f2f7075726c2e6f72672f64632f656c656d656e74732f312e312f223e0a2020202020202020202020200a0a202020202020202020202020202020203c64633a7469746c653e0a20202020202020202020202020202020202020203c7264663a416c743e0a2020202020202020202020202020202020202020202020203c7264663a6c6920786d6c3a6c616e673d22782d64656661756c74223e51756f746520512d30303030333c2f7264663a6c693e0a20202020202020202020202020202020202020203c2f7264663a416c743e0a202020202020202020202020202020203c2f64633a7469746c653e0a202020202020202020202020202020200a0a202020202020202020202020202020203c64633a63726561746f723e0a20202020202020202020202020202020202020203c7264663a5365713e0a2020202020202020202020202020202020202020202020203c7264663a6c693e47756d6c65616620436f6d6d65726369616c20436c65616e696e6720507479204c74643c2f7264663a6c693e0a20202020202020202020202020202020202020203c2f7264663a5365713e0a202020202020202020202020202020203c2f64633a63726561746f723e0a202020202020202020202020202020200a0a2020202020202020202020203c2f7264663a4465736372697074696f6e3e0a2020202020202020202020200a0a20202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a7064663d22687474703a2f2f6e732e61646f62652e636f6d2f7064662f312e332f223e0a2020202020202020202020203c7064663a50726f64756365723e5044464b69743c2f7064663a50726f64756365723e0a20202020202020203c2f7264663a4465736372697074696f6e3e0a20202020202020200a0a202020202020202020202020202020203c2f7264663a5244463e0a2020202020202020202020203c2f783a786d706d6574613e0a20202020202020203c3f787061636b657420656e643d2277223f3e0a656e6473747265616d0a656e646f626a0a332030206f626a0a3c3c0a2f54797065202f436174616c6f670a2f50616765732031203020520a2f4e616d65732032203020520a2f4c616e672028656e2d4155290a2f4d61726b496e666f2035203020520a2f53747275637454726565526f6f742036203020520a2f566965776572507265666572656e6365732037203020520a2f4d65746164617461203735203020520a3e3e0a656e646f626a0a312030206f626a0a3c3c0a2f54797065202f50616765730a2f436f756e7420310a2f4b696473205b3131203020525d0a3e3e0a656e646f626a0a322030206f626a0a3c3c0a2f4465737473203c3c0a20202f4e616d6573205b0a5d0a3e3e0a3e3e0a656e646f626a0a372030206f626a0a3c3c0a2f446973706c6179446f635469746c6520747275650a3e3e0a656e646f626a0a787265660a302037360a303030303030303030302036353533352066200a30303030303138373736203030303030206e200a30303030303138383334203030303030206e200a30303030303138363230203030303030206e200a30303030303136363432203030303030206e200a30303030303137323434203030303030206e200a30303030303136363633203030303030206e200a30303030303138383831203030303030206e200a30303030303137303737203030303030206e200a30303030303033343135203030303030206e200a30303030303033323935203030303030206e200a30303030303033313435203030303030206e200a30303030303030303135203030303030206e200a30303030303130363634203030303030206e200a30303030303030303730203030303030206e200a30303030303030313235203030303030206e200a30303030303136343931203030303030206e200a30303030303030313830203030303030206e200a30303030303030323335203030303030206e200a30303030303030323930203030303030206e200a30303030303030393537203030303030206e200a30303030303030343931203030303030206e200a30303030303030333436203030303030206e200a30303030303030343334203030303030206e200a30303030303030363934203030303030206e200a30303030303030353439203030303030206e200a30303030303030363337203030303030206e200a30303030303030383939203030303030206e200a30303030303030373532203030303030206e200a30303030303030383431203030303030206e200a30303030303031303234203030303030206e200a30303030303031303831203030303030206e200a30303030303031313337203030303030206e200a30303030303032313136203030303030206e200a30303030303031363533203030303030206e200a30303030303031313933203030303030206e200a30303030303031323835203030303030206e200a30303030303031333737203030303030206e200a30303030303031343639203030303030206e200a30303030303031353631203030303030206e200a30303030303032303337203030303030206e200a30303030303031373332203030303030206e200a30303030303031383035203030303030206e200a30303030303031383633203030303030206e200a30303030303031393231203030303030206e200a30303030303031393739203030303030206e200a30303030303032373934203030303030206e200a30303030303032333233203030303030206e200a30303030303032313736203030303030206e200a30303030303032323635203030303030206e200a30303030303032353238203030303030206e200a30303030303032333831203030303030206e200a30303030303032343730203030303030206e200a30303030303032373336203030303030206e200a30303030303032353836203030303030206e200a30303030303032363738203030303030206e200a30303030303032383631203030303030206e200a30303030303032393137203030303030206e200a30303030303032393734203030303030206e200a30303030303033303333203030303030206e200a30303030303033303839203030303030206e200a30303030303035343835203030303030206e200a30303030303035333133203030303030206e200a30303030303035333338203030303030206e200a30303030303035333633203030303030206e200a30303030303035333939203030303030206e200a30303030303035343331203030303030206e200a30303030303035353930203030303030206e200a30303030303039353935203030303030206e200a30303030303039383039203030303030206e200a30303030303130323433203030303030206e200a30303030303130383132203030303030206e200a30303030303135333730203030303030206e200a30303030303135353837203030303030206e200a30303030303136303532203030303030206e200a30303030303137323738203030303030206e200a747261696c65720a3c3c0a2f53697a652037360a2f526f6f742033203020520a2f496e666f203631203020520a2f4944205b3c31346239396166663337326264623030396139313938303364383037313563643e203c31346239396166663337326264623030396139313938303364383037313563643e5d0a3e3e0a7374617274787265660a31383932340a2525454f460a', '1eca8794b1de1f790ba8d575409d6e9be4e98b3fa9c665bb850fe10013b67e04'),
  ('bd93609b-ed17-51bc-9596-6ac35123c6aa', E'\\x255044462d312e370a25ffffffff0a31322030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b305d0a2f5067203131203020520a3e3e0a656e646f626a0a31342030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b315d0a2f5067203131203020520a3e3e0a656e646f626a0a31352030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b325d0a2f5067203131203020520a3e3e0a656e646f626a0a31372030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b335d0a2f5067203131203020520a3e3e0a656e646f626a0a31382030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b345d0a2f5067203131203020520a3e3e0a656e646f626a0a31392030206f626a0a3c3c0a2f53202f48310a2f502038203020520a2f4b205b355d0a2f5067203131203020520a3e3e0a656e646f626a0a32322030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203231203020520a2f4b205b365d0a2f5067203131203020520a3e3e0a656e646f626a0a32332030206f626a0a3c3c0a2f53202f54440a2f50203231203020520a2f4b205b375d0a2f5067203131203020520a3e3e0a656e646f626a0a32312030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323220302052203233203020525d0a3e3e0a656e646f626a0a32352030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203234203020520a2f4b205b385d0a2f5067203131203020520a3e3e0a656e646f626a0a32362030206f626a0a3c3c0a2f53202f54440a2f50203234203020520a2f4b205b395d0a2f5067203131203020520a3e3e0a656e646f626a0a32342030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323520302052203236203020525d0a3e3e0a656e646f626a0a32382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203237203020520a2f4b205b31305d0a2f5067203131203020520a3e3e0a656e646f626a0a32392030206f626a0a3c3c0a2f53202f54440a2f50203237203020520a2f4b205b31315d0a2f5067203131203020520a3e3e0a656e646f626a0a32372030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323820302052203239203020525d0a3e3e0a656e646f626a0a32302030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b32312030205220323420302052203237203020525d0a3e3e0a656e646f626a0a33302030206f626a0a3c3c0a2f53202f48330a2f502038203020520a2f4b205b31325d0a2f5067203131203020520a3e3e0a656e646f626a0a33312030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b31335d0a2f5067203131203020520a3e3e0a656e646f626a0a33342030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203333203020520a2f4b205b31345d0a2f5067203131203020520a3e3e0a656e646f626a0a33352030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203333203020520a2f4b205b31355d0a2f5067203131203020520a3e3e0a656e646f626a0a33362030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203333203020520a2f4b205b31365d0a2f5067203131203020520a3e3e0a656e646f626a0a33372030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203333203020520a2f4b205b31375d0a2f5067203131203020520a3e3e0a656e646f626a0a33382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203333203020520a2f4b205b31385d0a2f5067203131203020520a3e3e0a656e646f626a0a33332030206f626a0a3c3c0a2f53202f54520a2f50203332203020520a2f4b205b333420302052203335203020522033362030205220333720302052203338203020525d0a3e3e0a656e646f626a0a34302030206f626a0a3c3c0a2f53202f54440a2f50203339203020520a2f4b205b31392032302032312032325d0a2f5067203131203020520a3e3e0a656e646f626a0a34312030206f626a0a3c3c0a2f53202f54440a2f50203339203020520a2f4b205b32335d0a2f5067203131203020520a3e3e0a656e646f626a0a34322030206f626a0a3c3c0a2f53202f54440a2f50203339203020520a2f4b205b32345d0a2f5067203131203020520a3e3e0a656e646f626a0a34332030206f626a0a3c3c0a2f53202f54440a2f50203339203020520a2f4b205b32355d0a2f5067203131203020520a3e3e0a656e646f626a0a34342030206f626a0a3c3c0a2f53202f54440a2f50203339203020520a2f4b205b32365d0a2f5067203131203020520a3e3e0a656e646f626a0a33392030206f626a0a3c3c0a2f53202f54520a2f50203332203020520a2f4b205b343020302052203431203020522034322030205220343320302052203434203020525d0a3e3e0a656e646f626a0a33322030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b333320302052203339203020525d0a3e3e0a656e646f626a0a34372030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203436203020520a2f4b205b32375d0a2f5067203131203020520a3e3e0a656e646f626a0a34382030206f626a0a3c3c0a2f53202f54440a2f50203436203020520a2f4b205b32385d0a2f5067203131203020520a3e3e0a656e646f626a0a34362030206f626a0a3c3c0a2f53202f54520a2f50203435203020520a2f4b205b343720302052203438203020525d0a3e3e0a656e646f626a0a35302030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203439203020520a2f4b205b32395d0a2f5067203131203020520a3e3e0a656e646f626a0a35312030206f626a0a3c3c0a2f53202f54440a2f50203439203020520a2f4b205b33305d0a2f5067203131203020520a3e3e0a656e646f626a0a34392030206f626a0a3c3c0a2f53202f54520a2f50203435203020520a2f4b205b353020302052203531203020525d0a3e3e0a656e646f626a0a35332030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203532203020520a2f4b205b33315d0a2f5067203131203020520a3e3e0a656e646f626a0a35342030206f626a0a3c3c0a2f53202f54440a2f50203532203020520a2f4b205b33325d0a2f5067203131203020520a3e3e0a656e646f626a0a35322030206f626a0a3c3c0a2f53202f54520a2f50203435203020520a2f4b205b353320302052203534203020525d0a3e3e0a656e646f626a0a34352030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b34362030205220343920302052203532203020525d0a3e3e0a656e646f626a0a35352030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33335d0a2f5067203131203020520a3e3e0a656e646f626a0a35362030206f626a0a3c3c0a2f53202f48320a2f502038203020520a2f4b205b33345d0a2f5067203131203020520a3e3e0a656e646f626a0a35372030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33352033365d0a2f5067203131203020520a3e3e0a656e646f626a0a35382030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33375d0a2f5067203131203020520a3e3e0a656e646f626a0a35392030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33385d0a2f5067203131203020520a3e3e0a656e646f626a0a31312030206f626a0a3c3c0a2f54797065202f506167650a2f506172656e742031203020520a2f4d65646961426f78205b302030203539352e3238203834312e38395d0a2f436f6e74656e74732039203020520a2f5265736f7572636573203130203020520a2f55736572556e697420310a2f537472756374506172656e747320300a2f54616273202f530a3e3e0a656e646f626a0a31302030206f626a0a3c3c0a2f50726f63536574205b2f504446202f54657874202f496d61676542202f496d61676543202f496d616765495d0a2f466f6e74203c3c0a2f4631203133203020520a2f4632203136203020520a3e3e0a2f436f6c6f725370616365203c3c0a3e3e0a3e3e0a656e646f626a0a392030206f626a0a3c3c0a2f4c656e67746820313732340a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789cc55a5dafdb44107df7afd83fc0ded999fd94aa48f4b6201020c1bd6f8807c771a44ab494b680faefd1ae67ed7562671341ea56d18d1d3bde73e6ebcc6c940001e22b254078ada40fa27bdb3c7cfde1d39b63db7d122f5e340fcf9fdff7e2e187f6f31f7f7d6a763bf1f2d563136f32c10805e243df3cbceaff7ed3f5bf7cfb52741f1b90caa1d10154b0e0bc2645022441f0400195b1dea2d35680b4643068a59cd50e8cf7e263f7ae3936af7f7c6c1e9edeb7efd2e37f7cfcee9580fce0b3478d5f68860708906af66c874680c4d9091dd2a3fe6cd412fc97cf7c5e096385f34e8640e2f96df3f08d128ac4f3b1f9f50500280040002000d0006000c0028003000f0001005afe9cf8f3fd4e20887877070007be43177794dfd4f335f1ef71b8263e542900857c4c7cac77027e13cfdf37af9f9b9f9738541b72e826fe20f3a70c80b2008af952f115f87d985e178fdb1a6a5c434d332c8002a42e1dd42801d2cc493037403661808c05e4b9cb8cae90cd5d3a0fb13b1876a2786ecfe7b3eb78bede14ae92ef3df27554b84c7ad508a3ad08d3e69cb0e8e569d911862ee0c0040b3802e289e8538035887a2b88a41620dac2926e08871c0aaa0550fbc22b62c874d96f54b2f778d4f3e77b0075ccf7d4a830ab49e1bfe4f03a1bda9244259cf3921ce6e48038b212517411e34ed0884f1d6b78ec16a6d504d268e18c96fadcc031deb321510d86c4aa8fba8db2b50e416228b1cc72f69ef184f90bab69c56f6218eda426e1c82d1a868adc5b8d94b095415c902694184a8320164531467c9bf34142e707971b4c04807591b0aab4ee6a2724a9b470088b769a574a57543b1a422b55c82c985c15e3564a487b25814a983353460319369a65b0dd7546ac0a7663852223bd78db180afcfef746897f4a121e9f1a907e9ed123072525a88c1320c398f1315d2f9e1e7f6a9e16e9de4a82596fa5b6a30c0b23d1662018eb9eb22a86eeaf99adf5d2dab134aaa934f63be18670c8dd05f701b957884a091da7800300fa65e17795d7049228b4a718825fa4d7532bf24c89f8ff3afeac16968c846c7d55583f86519bf504936786ec89acc570bf8b81c91a0b3b003c547d65454addb26cf4419a68fb95b5a7f6a11bd61fbb83ba1e522b82e896551169e9d485551d01b01f73745c178dfc751c6b2dd7271640f16fb44474e60a821525740b029d56ae5611dcb09a151d73d36a4c900ec3ba8766aefe6f26b79230311ad542614f0d6ecf798cf314f239cc253d37b3964b7dce71d5e48d5b0d8d225c80051db367abe58111438f11adb8f3cbaa26438e8d02c795e7979d26017898fac7d45a984111421eabb4ebd3806135551257b5d23d8bb7d5c27837054759bc7bf6113f40c5235391a16769188f8f3ba107f2f2e8846709548c44888732e93d5c3b26c14d544d24c6d132318751f9b33f45349429b10044c5b4a1e51063628826efc955710c3f3bdc37f962f2d696db3f3b1da72bab9512b7525563795d4a461935f27c6e96881283555cab73a53be3228bd2dab092643b00d293eba7f83f5cede6eb03a23bf74a4a4b30d7623ae4bc56c5b33a20ba7befe764542017e1e0949a2f41ba46b7a37312b9db1bde7f996e0f570757f7cc8b188c30da2e507b1c3213aa229739ce6d799a40d7447f51448a996b7e97f2a79b4b14e00c99f2ab19d652ef2370755276770fb5b2a4f174af0699ca389c4e5b5a2acfffaa905685e7dd7d02ddb94f4cb62844412cfed50c4f5b494a1d505a37c1b9689bac6316ec52cd1ce89d208c2d3f1a1418678e0b4d7fa0f9bf98214ec0c653fec494ab2d3fad4fe4eebb0d917c0422203512ab96072d698ba9d8ac4dcaca7056f0f3610b707d251ece8c19a1e3fb91b7b34e3677afefe568557ede7be3c6a334fa126bec8ee3c8122fbbe409aeadb61fb50d49439dca6a72535f91cd89ed0d85c09f17003b6ddfd1793a4a62ba3b4d4d7cdc174f37fc84c3e46475f14deb22f5be8e13398ee717479a07de17e75852aa88ad588dabbb33b4954e8db050495c28337ebe710bedb92c481bb6616ac9c09ed8b72d363af6c3b9b18deba79f0694f79c8c0c686acf52bfdc169e57ce5fa8d85a698bfe7a6d35f6fcdc20aeca36346f6c5f5e5faa5e2b6b8cfd7e1660e3a8238bb4f6fc870f99a53c1718992dd778d5861f6dd52a449702b7e452d95dcea7426a3f77a2444f77421d716b91b5f061a22a5249d9486da1918bb4774572d96ad7da58416ea46ca68e7aeead7269f6c3de484a376d916afcc9355494fb03976bcff7f57cdf619203d7efdec572582572ab262012197f9ab130bd3c643594674b39198dfe712c6646273d93caf3267f1a86e7a987b0f88ef63c858d5b5efbe2b74f6eba6e4c0fb328c9bf891913839d90e4d52d78f8bf5f9dcd3b0a656e6473747265616d0a656e646f626a0a36312030206f626a0a285044464b6974290a656e646f626a0a36322030206f626a0a285044464b6974290a656e646f626a0a36332030206f626a0a28443a32303236313132393139353233395a290a656e646f626a0a36342030206f626a0a2851756f746520512d3030303032290a656e646f626a0a36352030206f626a0a2847756d6c65616620436f6d6d65726369616c20436c65616e696e6720507479204c7464290a656e646f626a0a36302030206f626a0a3c3c0a2f50726f6475636572203631203020520a2f43726561746f72203632203020520a2f4372656174696f6e44617465203633203020520a2f5469746c65203634203020520a2f417574686f72203635203020520a3e3e0a656e646f626a0a36362030206f626a0a3c3c0a2f4c656e67746820333839310a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c855809701be7757eff5b1c2248025c2e7601123cb058e2beb1582c4880204189a748f1907848944451127553a224da9422ca927cc4aa5d5b766c99922f3953d9f1a48eeb719c349d741abb6de214761437961b4fd2da6a336ddd49934c129bb15b1368170bd14aa69eee0cb8fb93dcff7fc7f77def3dcc1fbb6d06f4d00e08917d33d3bb41bd160120b16fdfcc7469fd3200341d3ab2ebe6fa1f00e0ddd9e91373ea92bc0800f6b9633337d7d70040bff7d0c93da5f53b00f493fb66e74fa86be628005c07020048fd384dc7fd53a6f44740511f287ffda7b36fffbb72ffd9ae57d32b8b7930fc5a1304023ac0e21b044013ccff14a0dcb2b2f85f771b7eadbe75cb2595ee1e007848d910808c0090fdaa65d80b804ba5cf2700d41400f53c80460ba0c9fceffd1e00ad15403b0da07d11406702d00500744b00baf700f48300fa8b006b7a01d6bc04b0e65f01ca2600ca2e039415000c7600433f80613780e15580f26e80f2bb002acc001549808a330015bf00a83c0850f93b00a30bc0f835001305604a01980e03545501549d04a8ba0a403700d0bd4a048bfe4b84062b9c025d71f5d9a501f22d52b8e725cd0380b019807c8839a0400f709ce669274ff39bc913f94b44cabf81b9958488bb81404b6119efc6ebc00364795aa7131c2e97144f24c41867d1bb5c8243a763cd1c27c612b22490fdc4963c3970e0e2c0f873279a0f0763fca650c7b4e41ae9b007997bc9c3f907196ed3d5137357b758cd27692e3ddbd775a855a7b90804ba0acbd88e0eb0006469c12d18b178122dd26665f3844463fb3c53464b6d42cb78f492371812cde85879afabaea9ca37d14576e7ffba25e51d6a214afe7b01a8f31800374036c6b1b440c7154bd507d5665aa0458b9841c50f3191c0dcf61d8ff97c2d91a5eaa63a6f98599ae7b455e18cab75d8a2b58d6160fb81fc9324d3268f6ec8ff8a64bcf11adf504b01d0d155d3c4f83c5eaf7a28dcc08f8102382ed0e28da525fc1810c285657463002cd058b48663595e8d17fb59342d0e9d5e8cbb5c24d67f3895ff32f6ac1537053c9b3b864ff7646f1b0e26b5d7b820069a8f0cf566bacde6a366267d7afb8e33ed079b937cac01103c8565acc200d42b90565d5e0d613c21cb52d17fbd3b91608af91263094922ad7b0fedafd758a2eda1487f60f1d464c0e3dce00af88f747527dd7c388b81e9a9fca37df52edad9df3236a6a5e8a8db4aefe56af3d7d0e712f8645c619d1980bc842b6005c80ab4400b92fcfbf86059912c9ebb3832121e4f05ba3917eda96dac3f475ece6f202ff7783c5d037663d9acb6cc55ef000272611977e1f562ac1c46bc09add550a909d3bb5ce4417f67a4c637da1e1e0f04b7351f7ba43b38717693341b8d350de328dfb6b979fdc12447dfc9d093cfcd0edfbb3361b17e81ae29e5238b01a0c10e90352b410a61c9624eab9e9790549860d6d9b933d3b2a3cbd37e62e3c0edebf2e72d518f3bca59229e168954af3bd0e372f51c58377947367bc7a4d4eff1f44b893ef7980a06f2750c005b4c871a0923aea28e2c980483a9bc81b5843dd6a5e39cbe2a92c600453d801aa33deec9ff1c1d5beb4336208ab9e4836266a1f3f3a9c7ea74441e5ce8e8591c8c8cf2c186d60677a2ae2ee1f4f73b1a371852a777ccdc9132d3c72ae9a65e39d1255898530c0708eb00e003fc042830016ca4055a8e71ac5909b5144ffcf3523f1f8df28e4844e1193a7edce8f7daed5e7fa3ea1eae5d75eff708a6fa776ecbbec7fcc175d1a57956572db6dd24502ab56d5ca14dafcdc914735185610c800344808d0a136591361773ed963815a5f1842ce84a26591c25f4665052525468eeafd118cfa64f6e6bdb1d084e65dab2146a2deb93db8f1ebbc0872d92d4e0abade46218f03775aefc64607fc2547dd6ccb588a60a8fa929f0a5f3e71f5d70f5c92343d542c2c9c93d4d80305af42c0715c0a9be2908115881b6086c091944baefeebaec8181ece59f7688be563e85b9e3fbc3639dee15cc9dfe111bf544e240c05258265fc2c7145eccdc8260851fb2c88aac409b3912af0959acddbee840b07bc43f75f972d3ac417fc460b20f76117d5becf8fc5cfe934625de50a8c2143a14140c8b4c032a9225332255a47829540959beb2575ba6470d65d2cf3c79836b9dc8d6b82acb1be9465f9da1021df9ef9b1aed2636c691e4ca0bada3012db5809a1a6fad7280e2b60973a0558a8148f3ece865c2636ee5953b4a9409e3c760812680f1622614b25844974b9244556ae462ae8a2030739f6e393ebfddddec336929eda5f9069dd197aaccc422d9a82c1b2edcffc005b6c9529db5bdb8b2a6dbd2c49deceead1adcb469686810502953f80afe00f4500d30ed16f402233224846e23eaf5229ae44fe567fffb2f57f23fd4d0555a8dc9a815bff1fcf3f8831591fc8d29dd66b6a493cc134015ddd98b39a8061b384b79d4e9f46c032a7781a79998924941a84731a6b29da41ff9222ff342bba7fdb691fc47bfea88a5da07a7d749163982b9f1c960d6a3d7ea9bd625b3dba298cbff4bc4ed757fe5f8abb2dfe6ab01025b00f06dcc0103302d10a1012d0a15881842372de2dbafe6ff4e831445eefd0e49500429721eeb1cebd639f22f616ee53ff88e2c4f468002a1b08c567c1b1a2104e952b550ec2e995de2bfacea15a5ca78dce572bb8dc81403cf5932a820b421b3b7cdd1ec7475fadb8ef60dcda59c19973dded8be5f9413c9a43d5c53d918ae3dec8c5a3d168bdb1ac5b75dfd2dfe6ca4da2c7547521391d0582ada23559bc5acbfb9dfb5f273772ce2b17979a3ded8e427f7bb04abd356515eebac155c80d05458460bbe03559fe9e9aa4cfda19eead0624b4d758e1d96228727c70e27f27f52ed77b9fc0ca3fcac263363e7a76213578fcf5f9d187f767e78564ecc8e8ccccaf22c10480190a73007954a8069250a3a9d5eef9645f2d41241a2e58d23bdffb6489ea2630956d758d131f9e7802017c6f07d7c07b8220894485a04b7c3f1398a5f34f07d577febd7be7b865a438d9fdbe8ed5dba6d7ea967e513e750a67db0696447db9093ec19bc67daf6ea33f19df76e3a727572f2d9237d879a9b0ff5cd9d6d39a810a9b08c575420cca839bbb58711f14af6aedd0f3ebad4d31dcbd42f7ddab7d0f9f0027933bf7ea2c7d12393578a362f176dfeffea936aad77e3d989cf3574e3bd3be39f6326038021cc29cddfb452b3795620b3975f43db6bb8fecc1915d0e423cc4139c0344ff32caf4816cb938ff233e489fca7bff90dd1606ef1a9c56f01813ab84604d2a7743e0b12cfd611fdb5c54520e002401b5e57546b9a97e422348b6d48b18aabd0d6b33cdaf2955f4f7434843dde0dfe91c6cec9f6ae1939bcb96d2b91f77f23b9be55f0fb5cc2b42d542f8ecba99d3b5ac6f4cade856534e375089512cbaafbdd523914c809d22dd152da1f31c69182b73330b6b9f5cceed49e6068c63f9c6d58bf36217774d6846547324877f98e6e387c0e7dd19e503965d8d49dd9d56c66ce5aac49b1c1cbced7f8eb5c7eda5abeafc1b359edaf8bc26c02384ea9ca9c414599df7aebe93d9ab2354443d61834fb9e7e0b1df9bf2ab73b2a2b797b3959bbf21e6091ed36fc11081003d818cf504a6167d54e412f7e16230500dad84d2f5873030ad5c1e1d39bd924c304b9b5e3310bea8cdeb4a76d32969a5d2f4f757b08069291281fab33da3c249c3971706398d29cd46aede9e198d5c949333d037329d7c0ed73adedf1747dc85a13f5588180ad98af1ce8008e135ee259728454e49f41c8ff06d79f995ab958aa8fcf610e0c4ae3a7445e1068c5507d31dcb4184be0735bbf32ff93ff3c7a65f499e0968ec1f6c307c8d15357473037f8f8ed03bba3f9e8edb7547e4e29299db7d6f8627ba3f40102a5a46eb5a6904b48e9cc7de9adc7a4a9d6749f45633cbb34e389b2e18eb8182f67028c237ce1feed77b4871c5d9ffe926c6bcc46d8c1d189a1e12120102a2c93373100be5552de021277915eb7f4ab8a8c36207933ba7ba065c21bd8e30c7959291aede017764a93e1806ba8d1e162a548742dffe5f880cf449f66adb59cc95acb98fde9e0fa41cebc97e658c6c85919c6df5a3abd80d721bc7afa6ac956cfa7fe8fae4eb1a090b96d93b33b5b2fce269c41d699f1d4b4488ed46c5f72468e463778eb3c6c433a280ff8bed7b65d3430c60738a7d9c1d95c3c53c147bba2ed93915aebed66aedaced50876ae36d90f44d114327393d6924cbb259ed5d3163293fff6f838e91c1f1ff3906b9eb1314f3ee651e14dbd8e39f0026429810a516e23a5a70405e9942543c98cfa803243bdfecd17a6a9b2f23548ca0c066ac70bdfbc38a93118ca10d718ca34fb2eeca30c8635485598b493ca704916ca03f1706565580c56e4efc35cfe0b74548a5533513158491ecacf5506e3d1ea9ace2e0bf96209740f630e4c50734b5564044a1938d4c64c8924896c5f6c75b438dff8b32ba397df6d6b6bedb0253117deda19e98bd3f9ef92eafc2f31b7f046acd9eee34a35fb12e6c0a86820a567055aa4952e4aa4f0d20bdf6e5f5a3235985e7bfe13120c153097ff0bd6c7fe36ffb7401499c3c74b3114284a6028d1a2bcf4f84b4f5ff9ea2fdeffea230ffde90d42f2053247b67cf861fe29a0c05ff81eb2f83b688280f2e5c3828a008ba42abb2c892c57ccbe5bed50f4ac2097c041a943906525bbc7e79d8f0f6cf3485399b5c95de190675848ec6c3d7070ed5a87dd54cfad35d7992aeb380fb2cc39334f2d3534774563bd01edfa5ee4d8637435f59039dc93eadd69d8fdaeaede62641903b15195ac51790202d1c2321a31579cf3637fa8a5899bc2cdf0aca04f244820bb27d57e667b7297d3b92f146cb577f5d6a5cd691bb9ab5049bbc9f7633bba07e6d266e64ec6668db925b95c6b2787cefe31a50877a2f05bf8193cae446fa1483b75e048884d82280a4d6257d8e90c07dc6e40e82d54610f06c07a73aabdc91e4199a24ba3865e5176f6b3ba484e4d1d96b6673c2d6ea30e354ba758bdc99b32b84266c2843d8e202762e0c2fd5bcfb6b38d7475b8e6efa96aa5073d616f8f56c57b5dae5e697810083416cec00d980703c08211f5420665f146599d9d3e68a8aed2fed17e6178d8e919dfe4581d853e865a808d66ddaa6edf1c89d499e88616d75447527c6a22bae40b06446e6909a7026bcdf50eda37dead4e46ea370a1fe3006cc6ebd082f74117f543e8253ee8c55108e33878c85d60261a00bc13643c0a61f21de8450d84891fd6e17dd08b27208cb3304a5e060ba600300ca3c5dfbd02809761940ac2164c83806968c234a4280bc8f8218c16ef596030025b483bd4611a5cc58fb287faff36fc47752fb20c21744388dc0376ea75007c0846f1126cc1a781c234f8310d515203093c01bda41e1a15bbfe076f0920920a656e6473747265616d0a656e646f626a0a36372030206f626a0a3c3c0a2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f466c61677320340a2f466f6e7442426f78205b2d363434202d353132203238303120313036395d0a2f4974616c6963416e676c6520300a2f417363656e7420313036390a2f44657363656e74202d3239330a2f436170486569676874203731340a2f58486569676874203534360a2f5374656d5620300a2f466f6e7446696c6532203636203020520a3e3e0a656e646f626a0a36382030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f434944466f6e7454797065320a2f42617365466f6e74202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f43494453797374656d496e666f203c3c0a2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420300a3e3e0a2f466f6e7444657363726970746f72203637203020520a2f57205b30205b353839203732342036353020393735203239382035393720353939203338372032363020363432203632352034343720353136203239392036353020363332203632312034333420353731203535392036333220363932203636352038313320353732203537322035373220373931203735362037393120353737203536302033323020353732203537322035373120353732203537322037333220363332203530322035353120333839203936372036353620363634203637302035373220353732203238312036333220323835203635305d5d0a2f434944546f4749444d6170202f4964656e746974790a3e3e0a656e646f626a0a36392030206f626a0a3c3c0a2f4c656e677468203334360a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c5d523d6f833010ddf9151ed321828009a984902ab230f443a599aa0e609f115231967106fe7d859f9b541df0d33deeddbdd35d5c37e7468f8ec56f76162d39a6462d2d2df3d50a623d0da38e0e2993a37021f2af983a13c575736ed7c5d1d46835b3b28c188bdf6918176757b67b92734f0f1bf76a25d9510f6c77a95bcfb45763be6922ed5812551593a4a2b87eeecc4b37118bbd74df48d26e74ebfe52b7f78c8fd5104b7d7c8025314b5a4c27c8767aa0a84c9224a94aa594aa22d2f2dfef20ead5df6c562649c62bf6790f79e1a1c83d1c2540000279001c3da44197815490a78802f90820003ae4d0151c80141e1a81e468c4518c439e9d00c13d52f20030c861220f5540a6182543b10cce0acc900580331e2ca16681cc1cc0e1330f3304673d22384b21cf425bb82e60370df39daaaf6d47bfdbd8d6b59dd6ed14c4d55ad2cedf9f5fffb6f851d3ed44cd6c3695ff7e0008e3bd5b0a656e6473747265616d0a656e646f626a0a31332030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3638203020525d0a2f546f556e69636f6465203639203020520a3e3e0a656e646f626a0a37302030206f626a0a3c3c0a2f4c656e67746820343430320a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c85580b74236775beff1d59634bb6a5d1db2fc9d2e8694bb2a5d168fc90f5f0437edb92bdb2647bfdf6ee7ad7d957f695659390644902bb242159d24d09a16593404f4b0e2d1c7a0a9c94f440695142c92926054a12b2349052e8494bbb2c148fdb19c9dee5752a1f6bf46b46f3ffff77effdbeefcee93bcf1c001a9280d0be7160651d4aafbb0120bab17160a53cfe0c0038ef38beb63b7e0d00de3dba72d789d2907c15009a4fdc796077fc4300a00fdd71fe6079fc53004368e3e8e9bb4a639315007e02040090faa72b972ed99734b1ff068a7a473afbfa7ddffc9174fcc1da4bb1ed2ba242f5aea215009480f22f08802220fe3380dab27de597afabde2dfdeab65777f9e8fdbf9b2d00c0e74bff240940be088095006803c00701f01a00fe2b006500a01601a822808202503c06a0f80540c53240c54701941900e56300ca3700e810007d15a0f22c40950aa02a0f50f50a80aa1e403500a03a07a0fa0f00350fa07e1640fd13806a0ea0fa0440f55580ea6d809a7d00355f06a8d901a8bd0740a300d05c06d07c0a40f35d006d0c40fb1080f66300daeb004c0280790b403704a0fb17007d1b80fe71000325212be3d24d18b0c00550caa35b2f0590bf223b0ffeb9e21140580420bfc0225040039c62ec8ccbced817c9d3e25384175fc6e27694c37520300b40d6b00835002b2c13894605a592a63d0247d66608126dbd612cf837c3e4674d5e56af3531f1ee3f0002ed12b6b8054d002b765e88231f71b30e25ed89231736998c06e91e463b568ade2f4647dce98ec8a4afadb16f32d0b7cc07a78427c9e1e117a3fbb2eddd3dcee66e8bdb14cc7577ac2e45af2880403500f52416c10790a2582a48796a299a62294e6fa5cc714ad0973ea0a0a79efcebf9cbca6a154d48854a4d3f3cffe2e271a5aa4a4951b4aa5a79efc245ba5a455394aab6f298b45fb265f47b9b68bac91b308b6d5814c7cc8156afded012089ac8a7c509739bdfc7d409311bf92c2004776e90efa31d9aa4e44a854d4686f5b0b5c83adc6e3e121584dd1d47a37aa5d2683071e128cf93e6d5c524a330871281f671ffbd17e7bbf896317b03bb3cb13e2eb4f6cfa17d6651bc32d6e4d13906a399bc826aee8bd4697bf50de27545071768199d680702da9d1b641aaf8005e040382a18954a795686e5058133724696319848a5a1a5a636626919f48f8db391a79f6e8bd38a3ebaaa6928453a5ad83b2ff48bc5501b10c801c00b78132880532cc3bd5028e04d4010766e20410798c1266fcf6434da4dd226f6a68b44a3668792b647dc6ee21c58e3c5c77136c34db6f832c2d89954f7663a314c13a6b1131db1a3c3fcfc925e37ae63e217660bf7f60f658782fd1e20b002407e8645a890529063ecc69539d281c5ed8732a595611d3ac0b88b2f23432a7de0cc5c1c497e7935df159fed2f0cd654e8f8243a1636c467493e955c5f147f8c96e146970e08f876de0b2fc16950019cab459a8da3c0bd54d568d7a6547a6dc5e261762aeb74e7732ca05423782f7e1d68d001ac78ec344b384282e8a9459ae6d03e23be9d9b27e62c3189d7a9da1a45855aadc85e7ffd75fcfa368715952d816a83cf51fded327c3abc096670020c3824b4a4c437736e37cf73a554f1481951da92c144f4eb779d5f6f8907b54a525118ac51688389c6dc40efece0e0a0eaf2a54b8f189da61a4ef3da76e590d9651a5e58d4ae6f9e5c5a3e02081300f0397c0b28d0004c332c2384a50a63e5595f28040c369bc164b5a265fb1db47cada1a9b1b1b1b1a90108703b37c80ddc823680038652543dbc1ce4281f71bb3d414a0a3217369969b7b44c699d26b315c98df8a909ef70ccecdcece4879cd6e154702068ee3ad4d7bdea6d74e5db0231abb5bf2b910f7c2939db5ea951cf68eb1b232cdbee33339e70b2a533eb37e9c6b5a6fa369bb3dd6d32f3234020b17303292c82bd9c6da5f5dcb61cb998f476a39d8e46897ef88eeee4b97dc28add79a88d9ff4cf2c340e99fc0de4a0f836c37491bf0c2ff48d6c761af4d3a63afb40243daaaa6824d9cc37a84a4008eddc40357e0bb4d00c9032ec95ac1ca00ac3adfd4b3b46757de77c3273986bdbc8658e44c47b9b52d168ca6a95de9bc8c1fcfb97c285e74f9d7e2e9f7feef4ea03a9e4c5d5d5fb53a9fb8180776795d46211b400d3126b7265f8d8207a6dbde1e9f460733c3815eeb511ddd4471f8d2d5e3f37fed42389eecb1f014a5ea20ab7c0064188dd0284b662191779bd4210a50355e21629609e5ad43b4ad3c8944b9a12cb822beef20fb5761d1e1cdf147cfd1eb6d3deb13c3b323e3ceeea0b6afd31db93c2201b73b2823d8d5b9eb18ed664486fe4d3a158be3d98eb090d457406aed72f8c7ab7df8a0c0c082cdfc228f5fe0ef2593eec0ab35a8d937386792060dd59250a2c022381aa544a7526af89b32251d852dc5430dedc1c6f9be65236a2cb7ce47277e291a7c6273ff2a178ecd18f024a458e5efc07508109e0006b64793b4f3886f344e228b04a254dd9d1bb9113ff9464e6375e244888a2d2a27e8dc0b56bd746c95b22fb567dab9bd5eafd1af11b7bdc7113ea01a60d4a9a2bebce2e879448e4050a954c24e948e5fdf9ae78acbfa950c03abd57dbe8d4fb66064a5412c827c47fdb63440f3a80b99537a500fc8ebc410f9b5ae8e4e77a5db113e3c3c713e2a63d1d8da6ed8e01616a84d4f41d1a72b9860ef5cd5e48a52ecc2616c2e18544722e74072074ed7c921ac622f442662f3b3dacb25ccda562541a4a7a529ead168d86dfa06669bb56ac90af1284522a53c3467fd21fe49515ba343f361d594af973161571d5d95acda317a773ef9b0da61f5eed39dedaba993afb27b35dc79e599bb8b8c28b34d7da1152286bbcc650ac9e1c0816065b79872b7c705fef812e4dd5cb3a0d157170396ee1fefee8ea8399d50f0c3668fb75e6c2f3a717fee84c2ab4f0be2bc9ae7d7df72894eda332885ad4a1031cc0c9796de6048ef9b55ae725f5dcdbb0d95116cf384a5ce9267a3e67ada84e478e4c75adb8dd07bb062691281aa7858d33674e0512f6e1b4afcbadb3a7d1e1f50d6ebf397628c2305983299b365607aa7cde272ede7775a47d7fefda616320dd6e1c9e6b0102933b37d088163003a46e13718663ca2833681caa5130d1249bccfb67bb7a62034d12990e363a19df4c3f59123f994c06f271622e251e35830ef0fcb6689529654fbfa45872d1287e7c7e2ecf774cf4e52dedee68bc41523326146b8e4feb2b1a16caa2369b48cecd88df26b32d9d8d8199c4aebcf983413f1089f7c945dc960c418a6558c908fc3a731b8d1c197bb8b0b8e89b109a79bd59db62f2b73e4cb6443fd9f2596d03335e353d50a1ea4eb0406068e73fe12b701ed400e764d92a89c990b3aedee5aaaf73465d56abcbd9dc0c449249b28316e9d2698a330b1ca5673d34bbf5f9f54b1f58fbfc97d79ff8f01ad11165b128fe52fcf7d75e0384dc8e16dbd101965ddbb42b3cac6431cac84851a78db74a8aec5b3b2facf5f99201ad121585a16a8536906888f65a49635f5728611b44c7a5cbf3f7244cac9189e8bf47550e9bdda611df5482e9dddf1e5d88ed3f56f21a78158ba0978c2c61ad2807827041e4190eaf1e161f5020454d6f907b1484a2f661d69c18748927b1b8fd17dae45833b922affe06b6e34d3049b22e134bb40c909cc12ccd329c5e8ab17197945fa0b0c29c49ac9f17d67b131933ad4b14ae76f636a60a438383987074338ee0e54bfbef8e079bfbf1a6f8fdd6d901c5dae123eb070e9672893cba67804aa1acc55bfe6752c3d6a86b6cb5b60e7f5d6148a560dae3e8a0a82ca5a86febf589d7d1b26a0d3501ca5b7f068ba00243899d599691588b965252fa18c567663f71f6efbe77c7c7669612e767ceac3cfe38b9e3ae6b5358cc3c7d76e93ddddbaf3e56ea25b08045a82d396f4e6f45d9676361676e67f1e36a6d4d45450da3fa63c94c63518c364543164b386a257f5fb67aef6211aa649f6937ca7f5f9c238f892f1387f8061627b72701a167e706be8adffa7f595616e7575ba62f64f7dd3de51dba7262f389d1ed57c28733d943e113e7b387c3e4e0f4c3ab117ee5fdd3c79edb3ffffcf1b907d2e907e61efec381fbcb802c61113450779bbcea594aaa1eb38c88cc36eed9531d2d29e7570ebff0e8dc4b0737f319d718160373fd9d63811af125e211bf83c509f1e7037d6d1df5b7b19b9c1e03b7f3985c8b12d7b154381a156ed9be2f20a53467932be73bd653898c4551932e3c25f459497f7e283da8d6b5338e76293f12edecf0af6e9236ef745c77f0f0c9a5a5cd523cc8afd02295ffa9523438291c1cf5f2cb8b7756ea6a298542a3a7ef5c7c052de2574cd110c384a34612db7ea7ecfd3e830e68d9f37ebbfc2b3b3f2c19d65dfa28fbbecf44967b3bb2b6e6f9b6be98a9938f8c788fcf85722eab63c413edacefe1b821f7872369a74e9bd136b43a0dcdcd0683b7c3df3fa267d2b506d66ab23519f4de4e201090ddde1604cb66c1f89b8e4f563696bf2dd85227c5854de4a7cebec0ccbeaef34b1dcbfec046fb72ae6d2e3190ee9ef4a563ee38dfe0779f1c3a7114d9f6b4bf4aa12a0cc657a28c69ca5437da1b10ea471d3dde48a7a64117b3faa5de560d84a2b14e022115a43cec5e23292159ea24f73065c9a795d55595a840ba4a4d2faf5f991fa9ac55a382aaac52572c2defa735d5a840b5a67274eec943a4cde87335abd5cd6e9f51fc265ac4eb4dddbcbedae9f56a4950fc477324a467b81e2bb1cab15001a01d8b5223be2291b7ddc892beb937d1fc065e989cbcad76d4523bbd5b3b463b79573c29d70f2bbe4e782c4ebe39b10304c88e968868919aefe9d20ea2516907252f5176d48240164fab985a8542595f7b74e9477a6e386271d6a86d8c2dd0ac6e448bf88d86709ba92eeb23eddb1f0b8ffa2aa8342accad4d838025854037a825cdbc5d2398dfa517bfa91be455b7d5ea2e098817de26af104eea3ecff176a3973cf7f6c444d9bfd5e04d89accbfe4d10385a121749233e451185d25257f56787bef3ce912ff4e4f364531bd1575a6daacfbd2d7efd97fcdfe24d209261235f428784c3c02d8b7f7b2f53f64cc43f783cd17b72c8376669b0241ba36987a39ff3f73536a4545def595abbbb8ba91eaed206e7fa9273415dcd44ad062888ef7c1515f87370821f788073a5d6c9cc97c84ae039a3499eca63944d3b6d648572574595fc9a795bd868761ce17af7f9da66ba927cded9d03ceeed2d04369692c9eea821e44f3a83667dd01b228c26a7b590a2aeadbf2d94f651853c316a466af4d4d7f4ad89703aaf3afea2b2d55167b7a8890d8d0e53bdab4e054466d247714beea838e656dbf03b30e05972f5e75d67478f3f355978fe4c6c33e8702f71b9f72485b3cb6dbd0dcf90f3e235bd6ef6f993279e9b371926184bfafed9dcc56115bd051552af42d5e2969c0b0de0917cddf46dfda7d9a1dcd342176189fef79cfbf2c8d8f0f8e0687acccdb26e8fdb4dae89a7c7c9073b87c77fed6bdc3a73e4c8b973478e9c89673399a96c36938dc862f393ddef13994c369b99ca64ca34df8245a8969a0ad96cd4227b8be2656b61fde07d4dbdc73253739f9b1fea9ff317b0786cdd9f4dbac41f63715cfc61533232d05f4673566ec920f5fb1cb78c2bb9d2b93fe9108e4eb5edf37a73dd479f180ee4ef9b160e7a9df62c3ee819ddec2b3c90d6564f686ae73e7122fbd02a6f328c692c40c98bdd8745d04103b8f6bc116d2c377d2ca397816259a371579f581278e803b61e7f60b825767cfc7fded8df3f3d7ff6434b23f6f15e2c4eaeb6a45a2b2b6877ba23352f3dce7ab5bbab9bfbc1a8b83d127377d8a42769e45bf06c8956a6e5272394c03d2b3f19a135356ac5227e497a36d2984cc5ebb1008b1883598c413b510050d7a01a43102487414b1072180101ab61058f408e54830fdf0b808740200813e8020e6390c01884881fbce5a315636094aec70510a88bd0255d8f476092fa24e4480134a41a8690011d1e821cde8415e9489e811c7e1756b0008034ac5035d083c7e47302f9150079539e2b40e9408d7e50a11f56880844ba17f92ff0a20972e4fb20600ce2f86de8a11210c20558c1bba0072fc10a7c1aaaff17ef4db1e30a656e6473747265616d0a656e646f626a0a37312030206f626a0a3c3c0a2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f466c61677320340a2f466f6e7442426f78205b2d363231202d353038203238303020313036375d0a2f4974616c6963416e676c6520300a2f417363656e7420313036390a2f44657363656e74202d3239330a2f436170486569676874203731340a2f58486569676874203533360a2f5374656d5620300a2f466f6e7446696c6532203730203020520a3e3e0a656e646f626a0a37322030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f434944466f6e7454797065320a2f42617365466f6e74202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f43494453797374656d496e666f203c3c0a2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420300a3e3e0a2f466f6e7444657363726970746f72203731203020520a2f57205b30205b363030203537322035373220323630203933302035363120333631203235382035363420353234203631382032363820363339203631352032353820353439203537322035373220333030203537322033303020353732203631382036303520383939203631352036313820393335203334342032363820353239203631352037363020363135203431332037333020363030203531392037383120363232203631352035303820343739203537322037383620353536203535362035313020323638203530302035333420343830203537322037323820383331203630352036333220363530203137355d5d0a2f434944546f4749444d6170202f4964656e746974790a3e3e0a656e646f626a0a37332030206f626a0a3c3c0a2f4c656e677468203336310a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c5d92bb6e843010457bbec2e5a65801e6e1ac849022b6a1c843215b4529008f115230c8780bfe3ec2d7d9ac52c0d51dcf9919f084557daef56859f866e6be21cbd4a8a5a175be9a9e5847c3a883983339f6d63bf7eea77609c2aa3e37db6a69aab59a5951048c85ef348cab351b3b3cc9b9a3873df66a2499510fec70a91a1769aecbf24d1369cba2a02c99241584d573bbbcb413b1d0a1c75a92b6a3dd8e97aaf9cbf8d81662dcf91823f5b3a475697b32ad1e2828a2288aca4229a5ca80b4fc77eca14edd67b3228a92b6649f77368670271cc14c38c9712652b81e923949bd2370702980dc0327144bd0015c820efc110ec29199780ec15ca126801c230954c92524078e21043801204530c78709488a0e19b8d40b1a653ed37f34ce841f1e223044862a296611a7db7f2d78142333ef2070dc03c039b8cccf899494033f955ffb6dfededb7eb1fb12de96a6bf1a43daba4d758bb2afc8a8e9b6cccbbcec947b7e00202cc5da0a656e6473747265616d0a656e646f626a0a31362030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3732203020525d0a2f546f556e69636f6465203733203020520a3e3e0a656e646f626a0a342030206f626a0a3c3c0a3e3e0a656e646f626a0a362030206f626a0a3c3c0a2f54797065202f53747275637454726565526f6f740a2f506172656e7454726565203c3c0a20202f4e756d73205b0a2020202030205b31322030205220313420302052203135203020522031372030205220313820302052203139203020522032322030205220323320302052203235203020522032362030205220323820302052203239203020522033302030205220333120302052203334203020522033352030205220333620302052203337203020522033382030205220343020302052203430203020522034302030205220343020302052203431203020522034322030205220343320302052203434203020522034372030205220343820302052203530203020522035312030205220353320302052203534203020522035352030205220353620302052203537203020522035372030205220353820302052203539203020525d0a5d0a3e3e0a2f506172656e74547265654e6578744b657920310a2f4b205b38203020525d0a3e3e0a656e646f626a0a382030206f626a0a3c3c0a2f53202f446f63756d656e740a2f502036203020520a2f4b205b3132203020522031342030205220313520302052203137203020522031382030205220313920302052203230203020522033302030205220333120302052203332203020522034352030205220353520302052203536203020522035372030205220353820302052203539203020525d0a3e3e0a656e646f626a0a352030206f626a0a3c3c0a2f4d61726b656420747275650a3e3e0a656e646f626a0a37342030206f626a0a3c3c0a2f6c656e67746820313234340a2f54797065202f4d657461646174610a2f53756274797065202f584d4c0a2f4c656e67746820313234360a3e3e0a73747265616d0a3c3f787061636b657420626567696e3d22efbbbf222069643d2257354d304d7043656869487a7265537a4e54637a6b633964223f3e0a2020202020202020202020203c783a786d706d65746120786d6c6e733a783d2261646f62653a6e733a6d6574612f223e0a202020202020202020202020202020203c7264663a52444620786d6c6e733a7264663d22687474703a2f2f7777772e77332e6f72672f313939392f30322f32322d7264662d73796e7461782d6e7323223e0a20202020202020200a20202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a786d703d22687474703a2f2f6e732e61646f62652e636f6d2f7861702f312e302f223e0a2020202020202020202020203c786d703a437265617465446174653e323032362d31312d32395431393a35323a33395a3c2f786d703a437265617465446174653e0a2020202020202020202020203c786d703a43726561746f72546f6f6c3e5044464b69743c2f786d703a43726561746f72546f6f6c3e0a20202020202020203c2f7264663a4465736372697074696f6e3e0a20202020202020200a0a2020202020202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a64633d22687474703a2f2f7075726c2e6f72672f64632f656c656d656e74732f312e312f223e0a2020202020202020202020200a0a202020202020202020202020202020203c64633a7469746c653e0a20202020202020202020202020202020202020203c7264663a416c743e0a2020202020202020202020202020202020202020202020203c7264663a6c6920786d6c3a6c616e673d22782d64656661756c74223e51756f746520512d30303030323c2f7264663a6c693e0a20202020202020202020202020202020202020203c2f7264663a416c743e0a202020202020202020202020202020203c2f64633a7469746c653e0a202020202020202020202020202020200a0a202020202020202020202020202020203c64633a63726561746f723e0a20202020202020202020202020202020202020203c7264663a5365713e0a2020202020202020202020202020202020202020202020203c7264663a6c693e47756d6c65616620436f6d6d65726369616c20436c65616e696e6720507479204c74643c2f7264663a6c693e0a20202020202020202020202020202020202020203c2f7264663a5365713e0a202020202020202020202020202020203c2f64633a63726561746f723e0a202020202020202020202020202020200a0a2020202020202020202020203c2f7264663a4465736372697074696f6e3e0a2020202020202020202020200a0a20202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a7064663d22687474703a2f2f6e732e61646f62652e636f6d2f7064662f312e332f223e0a2020202020202020202020203c7064663a50726f64756365723e5044464b69743c2f7064663a50726f64756365723e0a20202020202020203c2f7264663a4465736372697074696f6e3e0a20202020202020200a0a202020202020202020202020202020203c2f7264663a5244463e0a2020202020202020202020203c2f783a786d706d6574613e0a20202020202020203c3f787061636b657420656e643d2277223f3e0a656e6473747265616d0a656e646f626a0a332030206f626a0a3c3c0a2f54797065202f436174616c6f670a2f50616765732031203020520a2f4e616d65732032203020520a2f4c616e672028656e2d4155290a2f4d61726b496e666f2035203020520a2f53747275637454726565526f6f742036203020520a2f566965776572507265666572656e6365732037203020520a2f4d65746164617461203734203020520a3e3e0a656e646f626a0a312030206f626a0a3c3c0a2f54797065202f50616765730a2f436f756e7420310a2f4b696473205b3131203020525d0a3e3e0a656e646f626a0a322030206f626a0a3c3c0a2f4465737473203c3c0a20202f4e616d6573205b0a5d0a3e3e0a3e3e0a656e646f626a0a372030206f626a0a3c3c0a2f446973706c6179446f635469746c6520747275650a3e3e0a656e646f626a0a787265660a302037350a303030303030303030302036353533352066200a30303030303138343334203030303030206e200a30303030303138343932203030303030206e200a30303030303138323738203030303030206e200a30303030303136333335203030303030206e200a30303030303136393032203030303030206e200a30303030303136333536203030303030206e200a30303030303138353339203030303030206e200a30303030303136373432203030303030206e200a30303030303033333530203030303030206e200a30303030303033323330203030303030206e200a30303030303033303830203030303030206e200a30303030303030303135203030303030206e200a30303030303130343532203030303030206e200a30303030303030303730203030303030206e200a30303030303030313235203030303030206e200a30303030303136313834203030303030206e200a30303030303030313830203030303030206e200a30303030303030323335203030303030206e200a30303030303030323930203030303030206e200a30303030303030393537203030303030206e200a30303030303030343931203030303030206e200a30303030303030333436203030303030206e200a30303030303030343334203030303030206e200a30303030303030363934203030303030206e200a30303030303030353439203030303030206e200a30303030303030363337203030303030206e200a30303030303030383939203030303030206e200a30303030303030373532203030303030206e200a30303030303030383431203030303030206e200a30303030303031303234203030303030206e200a30303030303031303831203030303030206e200a30303030303032303534203030303030206e200a30303030303031353937203030303030206e200a30303030303031313337203030303030206e200a30303030303031323239203030303030206e200a30303030303031333231203030303030206e200a30303030303031343133203030303030206e200a30303030303031353035203030303030206e200a30303030303031393735203030303030206e200a30303030303031363736203030303030206e200a30303030303031373433203030303030206e200a30303030303031383031203030303030206e200a30303030303031383539203030303030206e200a30303030303031393137203030303030206e200a30303030303032373239203030303030206e200a30303030303032323631203030303030206e200a30303030303032313134203030303030206e200a30303030303032323033203030303030206e200a30303030303032343636203030303030206e200a30303030303032333139203030303030206e200a30303030303032343038203030303030206e200a30303030303032363731203030303030206e200a30303030303032353234203030303030206e200a30303030303032363133203030303030206e200a30303030303032373936203030303030206e200a30303030303032383532203030303030206e200a30303030303032393039203030303030206e200a30303030303032393638203030303030206e200a30303030303033303234203030303030206e200a30303030303035333139203030303030206e200a30303030303035313437203030303030206e200a30303030303035313732203030303030206e200a30303030303035313937203030303030206e200a30303030303035323333203030303030206e200a30303030303035323635203030303030206e200a30303030303035343234203030303030206e200a30303030303039333839203030303030206e200a30303030303039363033203030303030206e200a30303030303130303333203030303030206e200a30303030303130363030203030303030206e200a30303030303135303736203030303030206e200a30303030303135323933203030303030206e200a30303030303135373530203030303030206e200a30303030303136393336203030303030206e200a747261696c65720a3c3c0a2f53697a652037350a2f526f6f742033203020520a2f496e666f203630203020520a2f4944205b3c36643064393539333232633035346264323235623034396134623535396630613e203c36643064393539333232633035346264323235623034396134623535396630613e5d0a3e3e0a7374617274787265660a31383538320a2525454f460a', '1fd970528412fafdfcb1fb52f05485bfe43e5f1e436ce953fa858254fedf3249');
INSERT INTO "quote_link" (id, quote_id, token_hash, created_at, expires_at, revoked_at) OVERRIDING SYSTEM VALUE VALUES
  ('2b6853d0-67c9-4851-bc2b-b475802ef580', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', 'c7b91a4cb09701917d4c462e052c0a778dead17278d845877c2c48daa06bbfac', '2026-11-29 19:52:40.036671+00', '2027-02-25 00:00:00+00', NULL),
  ('6dcdcb18-13c8-4010-8126-edceef1b6efa', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', '8a5036ecde79e43a01e46bc86156a4f2c901b935024dbef97bf81198afd1fe01', '2026-11-29 19:52:40.724008+00', '2027-02-25 00:00:00+00', NULL),
  ('e6a34a36-bc05-4814-8228-065523120977', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', '5e44d9ac5b90f672f069fbdaba2c858cb18b060ce4fd11bcb2c0779303f591ac', '2026-11-29 19:52:39.184965+00', '2027-02-25 00:00:00+00', NULL);
INSERT INTO "quote_acceptance" (quote_id, name, role, at, address, pdf_sha256, entered_by, said_on, note) OVERRIDING SYSTEM VALUE VALUES
  ('ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Anita Kovacs', '', '2026-11-29 19:52:40.92795+00', '', '1eca8794b1de1f790ba8d575409d6e9be4e98b3fa9c665bb850fe10013b67e04', 'Helen Marsh', NULL, 'By telephone');
INSERT INTO "quote_text" (id, title, text, edit) OVERRIDING SYSTEM VALUE VALUES
  ('cc6871a5-52c2-5678-b4ef-b20a470238b9', 'Our terms', 'Cleaning agents and machines are ours. Bin liners and hand towels are yours. Either side may end the agreement with 30 days’ notice.', '1');
INSERT INTO "site_proof" (only_row, proof, version) OVERRIDING SYSTEM VALUE VALUES
  ('true', '{"checks": [{"text": "Everybody who works at a client shows a police check, and a new one when it expires.", "title": "Police checks"}, {"text": "Whoever cleans at schools and child care holds a current check.", "title": "Work with children"}], "prices": [{"per": "a visit", "note": "Up to 150 m², once a week, in the evening.", "dollars": 95, "service": "office-cleaning"}, {"per": "a home", "note": "One bedroom, without carpets.", "dollars": 380, "service": "end-of-lease-cleaning"}, {"per": "a visit", "note": "Shop front, inside and outside.", "dollars": 120, "service": "window-cleaning"}], "ratings": [{"count": 63, "value": 4.8, "source": "Customer survey", "read_on": "2026-11-23", "source_address": ""}], "examples": [{"per": "a month", "title": "An office of 300 m² in the city", "details": "Three evenings a week: desks, floors, kitchen, two bathrooms and bins.", "dollars": 1480, "service": "office-cleaning"}], "come_back": "Something is not right? Tell us within 24 hours and we come back and do it again at no cost.", "manager_name": "Priya Nair", "manager_role": "Operations manager", "promise_days": 1, "testimonials": [{"name": "Marguerite Lindqvist", "text": "The rooms are ready when the first patient comes, every morning for three years. When a tap leaked at night, they rang us before we knew.", "rating": null, "source": "Letter", "said_on": "2026-08-25", "organisation": "Practice manager, Norwood", "source_address": ""}, {"name": "Theo Karagiannis", "text": "Our tenants stopped writing to us about the stairs. The monthly sheet tells the committee what was done, and when.", "rating": 5, "source": "Email", "said_on": "2026-10-20", "organisation": "Strata committee, North Adelaide", "source_address": ""}, {"name": "Jess Whitcombe", "text": "They quoted one price, came on the day and the agent found nothing to add to the list.", "rating": 5, "source": "Customer survey", "said_on": "2026-11-11", "organisation": "End of lease, Unley", "source_address": ""}], "response_hours": 4, "served_postcodes": ["5000", "5006", "5007", "5008", "5009", "5010", "5011", "5012", "5013", "5014", "5015", "5016", "5017", "5018", "5019", "5020", "5021", "5022", "5023", "5024", "5025", "5031", "5032", "5033", "5034", "5035", "5037", "5038", "5039", "5040", "5041", "5042", "5043", "5044", "5045", "5046", "5047", "5048", "5049", "5050", "5051", "5052", "5061", "5062", "5063", "5064", "5065", "5066", "5067", "5068", "5069", "5070", "5072", "5073", "5074", "5075", "5076", "5081", "5082", "5083", "5084", "5085", "5086", "5087", "5088", "5089", "5090", "5091", "5092", "5093", "5094", "5095", "5096", "5097", "5098", "5106", "5107", "5108", "5109", "5110", "5111", "5112", "5113", "5114", "5125", "5126", "5127", "5150", "5151", "5152", "5154", "5155", "5156", "5158", "5159", "5160", "5161", "5162", "5163", "5164", "5165", "5166", "5167", "5168", "5169", "5245", "5250", "5251", "5252", "5950"], "is_police_checked": true}', '1');
INSERT INTO "site_proof_version" (version, proof, saved_by, saved_at) OVERRIDING SYSTEM VALUE VALUES
  ('1', '{"checks": [{"text": "Everybody who works at a client shows a police check, and a new one when it expires.", "title": "Police checks"}, {"text": "Whoever cleans at schools and child care holds a current check.", "title": "Work with children"}], "prices": [{"per": "a visit", "note": "Up to 150 m², once a week, in the evening.", "dollars": 95, "service": "office-cleaning"}, {"per": "a home", "note": "One bedroom, without carpets.", "dollars": 380, "service": "end-of-lease-cleaning"}, {"per": "a visit", "note": "Shop front, inside and outside.", "dollars": 120, "service": "window-cleaning"}], "ratings": [{"count": 63, "value": 4.8, "source": "Customer survey", "read_on": "2026-11-23", "source_address": ""}], "examples": [{"per": "a month", "title": "An office of 300 m² in the city", "details": "Three evenings a week: desks, floors, kitchen, two bathrooms and bins.", "dollars": 1480, "service": "office-cleaning"}], "come_back": "Something is not right? Tell us within 24 hours and we come back and do it again at no cost.", "manager_name": "Priya Nair", "manager_role": "Operations manager", "promise_days": 1, "testimonials": [{"name": "Marguerite Lindqvist", "text": "The rooms are ready when the first patient comes, every morning for three years. When a tap leaked at night, they rang us before we knew.", "rating": null, "source": "Letter", "said_on": "2026-08-25", "organisation": "Practice manager, Norwood", "source_address": ""}, {"name": "Theo Karagiannis", "text": "Our tenants stopped writing to us about the stairs. The monthly sheet tells the committee what was done, and when.", "rating": 5, "source": "Email", "said_on": "2026-10-20", "organisation": "Strata committee, North Adelaide", "source_address": ""}, {"name": "Jess Whitcombe", "text": "They quoted one price, came on the day and the agent found nothing to add to the list.", "rating": 5, "source": "Customer survey", "said_on": "2026-11-11", "organisation": "End of lease, Unley", "source_address": ""}], "response_hours": 4, "served_postcodes": ["5000", "5006", "5007", "5008", "5009", "5010", "5011", "5012", "5013", "5014", "5015", "5016", "5017", "5018", "5019", "5020", "5021", "5022", "5023", "5024", "5025", "5031", "5032", "5033", "5034", "5035", "5037", "5038", "5039", "5040", "5041", "5042", "5043", "5044", "5045", "5046", "5047", "5048", "5049", "5050", "5051", "5052", "5061", "5062", "5063", "5064", "5065", "5066", "5067", "5068", "5069", "5070", "5072", "5073", "5074", "5075", "5076", "5081", "5082", "5083", "5084", "5085", "5086", "5087", "5088", "5089", "5090", "5091", "5092", "5093", "5094", "5095", "5096", "5097", "5098", "5106", "5107", "5108", "5109", "5110", "5111", "5112", "5113", "5114", "5125", "5126", "5127", "5150", "5151", "5152", "5154", "5155", "5156", "5158", "5159", "5160", "5161", "5162", "5163", "5164", "5165", "5166", "5167", "5168", "5169", "5245", "5250", "5251", "5252", "5950"], "is_police_checked": true}', 'Helen Marsh', '2026-11-29 19:52:41.155+00');
INSERT INTO "skipped_setup_step" (step, skipped_by, skipped_at) OVERRIDING SYSTEM VALUE VALUES
  ('bank', 'Helen Marsh', '2026-11-29 19:52:41.184471+00'),
  ('clients', 'Helen Marsh', '2026-11-29 19:52:41.184471+00'),
  ('company', 'Helen Marsh', '2026-11-29 19:52:41.184471+00'),
  ('gst', 'Helen Marsh', '2026-11-29 19:52:41.184471+00'),
  ('invoice', 'Helen Marsh', '2026-11-29 19:52:41.184471+00'),
  ('job', 'Helen Marsh', '2026-11-29 19:52:41.184471+00'),
  ('logo', 'Helen Marsh', '2026-11-29 19:52:41.184471+00'),
  ('mail', 'Helen Marsh', '2026-11-29 19:52:41.184471+00'),
  ('people', 'Helen Marsh', '2026-11-29 19:52:41.184471+00');
SELECT setval('migration_id_seq', 16);
SELECT setval('quote_number', 4);
ALTER SEQUENCE migration_id_seq OWNED BY migration.id;
ALTER TABLE migration ADD CONSTRAINT "PK_3043fc6b8af7c99b8b98830094f" PRIMARY KEY (id);
ALTER TABLE demo_seed ADD CONSTRAINT demo_seed_only_row CHECK (only_row);
ALTER TABLE demo_seed ADD CONSTRAINT demo_seed_pk PRIMARY KEY (only_row);
ALTER TABLE change ADD CONSTRAINT change_pk PRIMARY KEY (entity, entity_id);
ALTER TABLE change ADD CONSTRAINT change_seq_unique UNIQUE (seq);
ALTER TABLE change_counter ADD CONSTRAINT change_counter_only_row CHECK (only_row);
ALTER TABLE change_counter ADD CONSTRAINT change_counter_pk PRIMARY KEY (only_row);
ALTER TABLE change_cursor ADD CONSTRAINT change_cursor_pk PRIMARY KEY (source);
ALTER TABLE set_aside_change ADD CONSTRAINT set_aside_change_tries CHECK ((tries > 0));
ALTER TABLE set_aside_change ADD CONSTRAINT set_aside_change_pk PRIMARY KEY (source, entity, entity_id);
ALTER TABLE known_account ADD CONSTRAINT known_account_role CHECK ((role = ANY (ARRAY['admin'::text, 'user'::text, 'supervisor'::text])));
ALTER TABLE known_account ADD CONSTRAINT known_account_places CHECK (((role = 'supervisor'::text) OR (places IS NULL)));
ALTER TABLE known_account ADD CONSTRAINT known_account_pk PRIMARY KEY (id);
ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_is_object CHECK ((jsonb_typeof(entry) = 'object'::text));
ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_pk PRIMARY KEY (id);
ALTER TABLE token_key_set ADD CONSTRAINT token_key_set_only_row CHECK (only_row);
ALTER TABLE token_key_set ADD CONSTRAINT token_key_set_pk PRIMARY KEY (only_row);
ALTER TABLE raised_notice ADD CONSTRAINT raised_notice_is_object CHECK ((jsonb_typeof(notice) = 'object'::text));
ALTER TABLE raised_notice ADD CONSTRAINT raised_notice_pk PRIMARY KEY (id);
ALTER TABLE known_job ADD CONSTRAINT known_job_pk PRIMARY KEY (id);
ALTER TABLE ledger_entry ADD CONSTRAINT ledger_entry_pk PRIMARY KEY (work_record_id);
ALTER TABLE invoice_settings ADD CONSTRAINT invoice_settings_only_row CHECK (only_row);
ALTER TABLE invoice_settings ADD CONSTRAINT invoice_settings_gst_rate CHECK (((gst_rate >= 0) AND (gst_rate <= 10000)));
ALTER TABLE invoice_settings ADD CONSTRAINT invoice_settings_version CHECK ((version > 0));
ALTER TABLE invoice_settings ADD CONSTRAINT invoice_settings_pk PRIMARY KEY (only_row);
ALTER TABLE invoice_counter ADD CONSTRAINT invoice_counter_only_row CHECK (only_row);
ALTER TABLE invoice_counter ADD CONSTRAINT invoice_counter_pk PRIMARY KEY (only_row);
ALTER TABLE invoice ADD CONSTRAINT invoice_month CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text));
ALTER TABLE invoice ADD CONSTRAINT invoice_pk PRIMARY KEY (id);
ALTER TABLE invoice ADD CONSTRAINT invoice_number_unique UNIQUE (number);
ALTER TABLE invoice ADD CONSTRAINT invoice_one_a_month UNIQUE (job_id, month);
ALTER TABLE invoice_version ADD CONSTRAINT invoice_version_number CHECK ((version > 0));
ALTER TABLE invoice_version ADD CONSTRAINT invoice_version_gst CHECK ((gst_cents >= 0));
ALTER TABLE invoice_version ADD CONSTRAINT invoice_version_adds_up CHECK ((total_cents = (sub_total_cents + gst_cents)));
ALTER TABLE invoice_version ADD CONSTRAINT invoice_version_sub_total CHECK (((sub_total_cents > 0) OR ((sub_total_cents = 0) AND (version > 1))));
ALTER TABLE invoice_version ADD CONSTRAINT invoice_version_pk PRIMARY KEY (invoice_id, version);
ALTER TABLE known_payee ADD CONSTRAINT known_payee_pk PRIMARY KEY (person_id);
ALTER TABLE payee ADD CONSTRAINT payee_version CHECK ((version > 0));
ALTER TABLE payee ADD CONSTRAINT payee_hold_is_whole CHECK ((((hold_reason IS NULL) = (held_by IS NULL)) AND ((held_by IS NULL) = (held_at IS NULL))));
ALTER TABLE payee ADD CONSTRAINT payee_pk PRIMARY KEY (person_id);
ALTER TABLE super_decision ADD CONSTRAINT super_decision_number CHECK ((number > 0));
ALTER TABLE super_decision ADD CONSTRAINT super_decision_answer CHECK ((answer = ANY (ARRAY['yes'::text, 'no'::text])));
ALTER TABLE super_decision ADD CONSTRAINT super_decision_pk PRIMARY KEY (person_id, number);
ALTER TABLE pay_settings ADD CONSTRAINT pay_settings_only_row CHECK (only_row);
ALTER TABLE pay_settings ADD CONSTRAINT pay_settings_version CHECK ((version > 0));
ALTER TABLE pay_settings ADD CONSTRAINT pay_settings_pk PRIMARY KEY (only_row);
ALTER TABLE pay_bank_account ADD CONSTRAINT pay_bank_account_version CHECK ((version > 0));
ALTER TABLE pay_bank_account ADD CONSTRAINT pay_bank_account_pk PRIMARY KEY (id);
ALTER TABLE pay_item ADD CONSTRAINT pay_item_kind CHECK ((kind = ANY (ARRAY['work'::text, 'reimbursement'::text, 'bonus'::text, 'deduction'::text, 'settlement'::text])));
ALTER TABLE pay_item ADD CONSTRAINT pay_item_amount CHECK (
CASE kind
    WHEN 'work'::text THEN ((0 <= approved_cents) AND (approved_cents <= earned_cents))
    WHEN 'deduction'::text THEN ((earned_cents < 0) AND (approved_cents = earned_cents))
    WHEN 'settlement'::text THEN ((earned_cents < 0) AND (approved_cents = earned_cents))
    ELSE ((earned_cents > 0) AND (approved_cents = earned_cents))
END);
ALTER TABLE pay_item ADD CONSTRAINT pay_item_file CHECK (((file_id IS NULL) OR (kind = ANY (ARRAY['reimbursement'::text, 'bonus'::text, 'deduction'::text]))));
ALTER TABLE pay_item ADD CONSTRAINT pay_item_pk PRIMARY KEY (id);
ALTER TABLE pay_run ADD CONSTRAINT pay_run_state CHECK ((state = ANY (ARRAY['draft'::text, 'approved'::text, 'paid'::text, 'cancelled'::text])));
ALTER TABLE pay_run ADD CONSTRAINT pay_run_approved CHECK (((state = ANY (ARRAY['approved'::text, 'paid'::text])) = (approved_by IS NOT NULL)));
ALTER TABLE pay_run ADD CONSTRAINT pay_run_paid CHECK (((state = 'paid'::text) = ((paid_on IS NOT NULL) AND (paid_by IS NOT NULL))));
ALTER TABLE pay_run ADD CONSTRAINT pay_run_two_approvers CHECK (((first_approved_by IS DISTINCT FROM approved_by) OR (approved_by IS NULL)));
ALTER TABLE pay_run ADD CONSTRAINT pay_run_pk PRIMARY KEY (id);
ALTER TABLE pay_run ADD CONSTRAINT pay_run_number UNIQUE (number);
ALTER TABLE pay_row ADD CONSTRAINT pay_row_state CHECK ((state = ANY (ARRAY['approved'::text, 'paid'::text, 'returned'::text])));
ALTER TABLE pay_row ADD CONSTRAINT pay_row_never_negative CHECK ((sub_total_cents >= 0));
ALTER TABLE pay_row ADD CONSTRAINT pay_row_withheld CHECK ((withheld_cents >= 0));
ALTER TABLE pay_row ADD CONSTRAINT pay_row_pays CHECK ((paid_cents >= 0));
ALTER TABLE pay_row ADD CONSTRAINT pay_row_sums CHECK (((sub_total_cents = ((work_cents + correction_cents) + adjustment_cents)) AND (paid_cents = ((sub_total_cents + gst_cents) - withheld_cents))));
ALTER TABLE pay_row ADD CONSTRAINT pay_row_returned CHECK (((state = 'returned'::text) = (returned_on IS NOT NULL)));
ALTER TABLE pay_row ADD CONSTRAINT pay_row_pk PRIMARY KEY (run_id, person_id);
ALTER TABLE pay_row ADD CONSTRAINT pay_row_reference UNIQUE (reference);
ALTER TABLE pay_bank_file ADD CONSTRAINT pay_bank_file_pk PRIMARY KEY (id);
ALTER TABLE pay_line ADD CONSTRAINT pay_line_state CHECK ((state = ANY (ARRAY['approved'::text, 'paid'::text, 'returned'::text])));
ALTER TABLE pay_line ADD CONSTRAINT pay_line_pk PRIMARY KEY (run_id, item_id);
ALTER TABLE pay_counter ADD CONSTRAINT pay_counter_pk PRIMARY KEY (kind);
ALTER TABLE pay_document ADD CONSTRAINT pay_document_adds_up CHECK ((total_cents = (sub_total_cents + gst_cents)));
ALTER TABLE pay_document ADD CONSTRAINT pay_document_note CHECK (((kind = 'adjustment-note'::text) = (corrects IS NOT NULL)));
ALTER TABLE pay_document ADD CONSTRAINT pay_document_pk PRIMARY KEY (number);
ALTER TABLE super_contribution ADD CONSTRAINT super_contribution_owed CHECK ((super_cents > 0));
ALTER TABLE super_contribution ADD CONSTRAINT super_contribution_pk PRIMARY KEY (run_id, person_id);
ALTER TABLE tax_report ADD CONSTRAINT tax_report_run_type CHECK ((run_type = ANY (ARRAY['T'::text, 'P'::text])));
ALTER TABLE tax_report ADD CONSTRAINT tax_report_lodged CHECK ((((lodged_on IS NULL) = (lodged_by IS NULL)) AND ((run_type = 'P'::text) OR (lodged_on IS NULL))));
ALTER TABLE tax_report ADD CONSTRAINT tax_report_pk PRIMARY KEY (id);
ALTER TABLE tax_report ADD CONSTRAINT tax_report_number UNIQUE (financial_year, number);
ALTER TABLE enquiry ADD CONSTRAINT enquiry_state CHECK ((state = ANY (ARRAY['new'::text, 'quoted'::text, 'won'::text, 'lost'::text])));
ALTER TABLE enquiry ADD CONSTRAINT enquiry_can_be_answered CHECK (((email <> ''::text) OR (telephone <> ''::text)));
ALTER TABLE enquiry ADD CONSTRAINT enquiry_kind CHECK ((kind = ANY (ARRAY['quote'::text, 'feedback'::text])));
ALTER TABLE enquiry ADD CONSTRAINT enquiry_pk PRIMARY KEY (id);
ALTER TABLE enquiry ADD CONSTRAINT enquiry_once UNIQUE (idempotency_key);
ALTER TABLE enquiry_photo ADD CONSTRAINT enquiry_photo_pk PRIMARY KEY (enquiry_id, photo_id);
ALTER TABLE enquiry_photo ADD CONSTRAINT enquiry_photo_place UNIQUE (enquiry_id, "position");
ALTER TABLE enquiry_note ADD CONSTRAINT enquiry_note_kind CHECK ((kind = ANY (ARRAY['note'::text, 'answer'::text, 'state'::text])));
ALTER TABLE enquiry_note ADD CONSTRAINT enquiry_note_channel CHECK ((channel = ANY (ARRAY[''::text, 'mail'::text, 'hand'::text])));
ALTER TABLE enquiry_note ADD CONSTRAINT enquiry_note_state CHECK ((state = ANY (ARRAY['new'::text, 'quoted'::text, 'won'::text, 'lost'::text])));
ALTER TABLE enquiry_note ADD CONSTRAINT enquiry_note_answer CHECK (((kind = 'answer'::text) = (channel <> ''::text)));
ALTER TABLE enquiry_note ADD CONSTRAINT enquiry_note_of_state CHECK (((kind <> 'state'::text) OR (state IS NOT NULL)));
ALTER TABLE enquiry_note ADD CONSTRAINT enquiry_note_pk PRIMARY KEY (id);
ALTER TABLE enquiry_note ADD CONSTRAINT enquiry_note_once UNIQUE (idempotency_key);
ALTER TABLE enquiry_limit ADD CONSTRAINT enquiry_limit_pk PRIMARY KEY (address);
ALTER TABLE newest_invoice ADD CONSTRAINT newest_invoice_pk PRIMARY KEY (invoice_id);
ALTER TABLE enquiry_digest ADD CONSTRAINT enquiry_digest_single CHECK (single);
ALTER TABLE enquiry_digest ADD CONSTRAINT enquiry_digest_pk PRIMARY KEY (single);
ALTER TABLE client ADD CONSTRAINT client_legal_name CHECK ((legal_name <> ''::text));
ALTER TABLE client ADD CONSTRAINT client_abn CHECK ((abn ~ '^([0-9]{11})?$'::text));
ALTER TABLE client ADD CONSTRAINT client_terms CHECK (((terms_days >= 0) AND (terms_days <= 120)));
ALTER TABLE client ADD CONSTRAINT client_version CHECK ((version > 0));
ALTER TABLE client ADD CONSTRAINT client_pk PRIMARY KEY (id);
ALTER TABLE client_contact ADD CONSTRAINT client_contact_roles CHECK ((roles <@ ARRAY['invoices'::text, 'door'::text, 'quality'::text]));
ALTER TABLE client_contact ADD CONSTRAINT client_contact_pk PRIMARY KEY (client_id, "position");
ALTER TABLE job_client ADD CONSTRAINT job_client_version CHECK ((version > 0));
ALTER TABLE job_client ADD CONSTRAINT job_client_pk PRIMARY KEY (job_id, valid_from);
ALTER TABLE client_import ADD CONSTRAINT client_import_clients CHECK ((clients > 0));
ALTER TABLE client_import ADD CONSTRAINT client_import_pk PRIMARY KEY (id);
ALTER TABLE imported_client ADD CONSTRAINT imported_client_pk PRIMARY KEY (client_id);
ALTER TABLE labour_supply ADD CONSTRAINT labour_supply_pk PRIMARY KEY (job_id);
ALTER TABLE job_price ADD CONSTRAINT job_price_basis CHECK ((basis = ANY (ARRAY['hour'::text, 'visit'::text, 'month'::text, 'none'::text])));
ALTER TABLE job_price ADD CONSTRAINT job_price_above_nothing CHECK ((cents > 0));
ALTER TABLE job_price ADD CONSTRAINT job_price_version CHECK ((version > 0));
ALTER TABLE job_price ADD CONSTRAINT job_price_amount CHECK (((basis = ANY (ARRAY['visit'::text, 'month'::text])) = (cents IS NOT NULL)));
ALTER TABLE job_price ADD CONSTRAINT job_price_pk PRIMARY KEY (job_id, valid_from);
ALTER TABLE price_settings ADD CONSTRAINT price_settings_only_row CHECK (only_row);
ALTER TABLE price_settings ADD CONSTRAINT price_settings_part_month CHECK ((part_month = ANY (ARRAY['days'::text, 'whole'::text])));
ALTER TABLE price_settings ADD CONSTRAINT price_settings_version CHECK ((version > 0));
ALTER TABLE price_settings ADD CONSTRAINT price_settings_missed_of_visits CHECK ((missed_of_visits = ANY (ARRAY['credit'::text, 'show'::text])));
ALTER TABLE price_settings ADD CONSTRAINT price_settings_missed_of_month CHECK ((missed_of_month = ANY (ARRAY['credit'::text, 'show'::text])));
ALTER TABLE price_settings ADD CONSTRAINT price_settings_pk PRIMARY KEY (only_row);
ALTER TABLE gst_confirmation ADD CONSTRAINT gst_confirmation_only_row CHECK (only_row);
ALTER TABLE gst_confirmation ADD CONSTRAINT gst_confirmation_rate CHECK (((rate >= 0) AND (rate <= 10000)));
ALTER TABLE gst_confirmation ADD CONSTRAINT gst_confirmation_pk PRIMARY KEY (only_row);
ALTER TABLE invoice_extra ADD CONSTRAINT invoice_extra_above_nothing CHECK ((cents > 0));
ALTER TABLE invoice_extra ADD CONSTRAINT invoice_extra_version CHECK ((version > 0));
ALTER TABLE invoice_extra ADD CONSTRAINT invoice_extra_for CHECK (((client_id IS NULL) <> (job_id IS NULL)));
ALTER TABLE invoice_extra ADD CONSTRAINT invoice_extra_pk PRIMARY KEY (id);
ALTER TABLE invoice_extra ADD CONSTRAINT invoice_extra_from_job UNIQUE (from_job_id);
ALTER TABLE client_invoice ADD CONSTRAINT client_invoice_month CHECK ((month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'::text));
ALTER TABLE client_invoice ADD CONSTRAINT client_invoice_newest CHECK ((version > 0));
ALTER TABLE client_invoice ADD CONSTRAINT client_invoice_pk PRIMARY KEY (id);
ALTER TABLE client_invoice ADD CONSTRAINT client_invoice_number_unique UNIQUE (number);
ALTER TABLE client_invoice ADD CONSTRAINT client_invoice_one_a_month UNIQUE (client_id, month);
ALTER TABLE client_invoice_version ADD CONSTRAINT client_invoice_version_number CHECK ((version > 0));
ALTER TABLE client_invoice_version ADD CONSTRAINT client_invoice_version_amount CHECK (((sub_total_cents > 0) OR ((sub_total_cents = 0) AND (version > 1))));
ALTER TABLE client_invoice_version ADD CONSTRAINT client_invoice_version_adds_up CHECK (((gst_cents >= 0) AND (total_cents = (sub_total_cents + gst_cents))));
ALTER TABLE client_invoice_version ADD CONSTRAINT client_invoice_version_due CHECK ((due_on >= issued_on));
ALTER TABLE client_invoice_version ADD CONSTRAINT client_invoice_version_pk PRIMARY KEY (client_invoice_id, version);
ALTER TABLE client_invoice_line ADD CONSTRAINT client_invoice_line_basis CHECK ((basis = ANY (ARRAY['hour'::text, 'visit'::text, 'month'::text, 'extra'::text])));
ALTER TABLE client_invoice_line ADD CONSTRAINT client_invoice_line_pk PRIMARY KEY (client_invoice_id, version, "position");
ALTER TABLE invoiced_days ADD CONSTRAINT invoiced_days_one_invoice CHECK ((num_nonnulls(invoice_id, client_invoice_id) = 1));
ALTER TABLE invoiced_days ADD CONSTRAINT invoiced_days_pk PRIMARY KEY (job_id, from_day);
ALTER TABLE invoiced_days ADD CONSTRAINT invoiced_days_once EXCLUDE USING gist (job_id WITH =, daterange(from_day, to_day, '[]'::text) WITH &&);
ALTER TABLE invoiced_work ADD CONSTRAINT invoiced_work_one_invoice CHECK ((num_nonnulls(invoice_id, client_invoice_id) = 1));
ALTER TABLE invoiced_work ADD CONSTRAINT invoiced_work_once PRIMARY KEY (work_record_id);
ALTER TABLE adjustment_note_counter ADD CONSTRAINT adjustment_note_counter_only_row CHECK (only_row);
ALTER TABLE adjustment_note_counter ADD CONSTRAINT adjustment_note_counter_pk PRIMARY KEY (only_row);
ALTER TABLE adjustment_note ADD CONSTRAINT adjustment_note_reason CHECK ((reason <> ''::text));
ALTER TABLE adjustment_note ADD CONSTRAINT adjustment_note_amount CHECK ((sub_total_cents <> 0));
ALTER TABLE adjustment_note ADD CONSTRAINT adjustment_note_adds_up CHECK ((total_cents = (sub_total_cents + gst_cents)));
ALTER TABLE adjustment_note ADD CONSTRAINT adjustment_note_one_invoice CHECK ((num_nonnulls(invoice_id, client_invoice_id) = 1));
ALTER TABLE adjustment_note ADD CONSTRAINT adjustment_note_pk PRIMARY KEY (id);
ALTER TABLE adjustment_note ADD CONSTRAINT adjustment_note_number_unique UNIQUE (number);
ALTER TABLE adjustment_note ADD CONSTRAINT adjustment_note_undone_once UNIQUE (undoes_id);
ALTER TABLE adjustment_note ADD CONSTRAINT adjustment_note_once UNIQUE (idempotency_key);
ALTER TABLE adjustment_note_line ADD CONSTRAINT adjustment_note_line_description CHECK ((description <> ''::text));
ALTER TABLE adjustment_note_line ADD CONSTRAINT adjustment_note_line_amount CHECK ((cents <> 0));
ALTER TABLE adjustment_note_line ADD CONSTRAINT adjustment_note_line_pk PRIMARY KEY (note_id, "position");
ALTER TABLE open_work ADD CONSTRAINT open_work_pk PRIMARY KEY (person_id);
ALTER TABLE bank_statement ADD CONSTRAINT bank_statement_format CHECK ((format = ANY (ARRAY['ofx'::text, 'csv'::text])));
ALTER TABLE bank_statement ADD CONSTRAINT bank_statement_pk PRIMARY KEY (id);
ALTER TABLE bank_line ADD CONSTRAINT bank_line_came_in CHECK ((cents > 0));
ALTER TABLE bank_line ADD CONSTRAINT bank_line_pk PRIMARY KEY (id);
ALTER TABLE bank_line ADD CONSTRAINT bank_line_once UNIQUE (account, line_key);
ALTER TABLE statement_columns ADD CONSTRAINT statement_columns_pk PRIMARY KEY (headings);
ALTER TABLE known_payer ADD CONSTRAINT known_payer_pk PRIMARY KEY (payer);
ALTER TABLE client_payment ADD CONSTRAINT client_payment_amount CHECK ((cents > 0));
ALTER TABLE client_payment ADD CONSTRAINT client_payment_pk PRIMARY KEY (id);
ALTER TABLE payment_part ADD CONSTRAINT payment_part_one_invoice CHECK ((num_nonnulls(invoice_id, client_invoice_id) = 1));
ALTER TABLE payment_part ADD CONSTRAINT payment_part_pk PRIMARY KEY (id);
ALTER TABLE payment_part ADD CONSTRAINT payment_part_amount CHECK ((cents <> 0));
ALTER TABLE write_off ADD CONSTRAINT write_off_amount CHECK ((cents > 0));
ALTER TABLE write_off ADD CONSTRAINT write_off_reason CHECK ((reason <> ''::text));
ALTER TABLE write_off ADD CONSTRAINT write_off_one_invoice CHECK ((num_nonnulls(invoice_id, client_invoice_id) = 1));
ALTER TABLE write_off ADD CONSTRAINT write_off_pk PRIMARY KEY (id);
ALTER TABLE planned_visit ADD CONSTRAINT planned_visit_pk PRIMARY KEY (job_id, day);
ALTER TABLE planned_visits_until ADD CONSTRAINT planned_visits_until_pk PRIMARY KEY (job_id);
ALTER TABLE quote ADD CONSTRAINT quote_version CHECK ((version > 0));
ALTER TABLE quote ADD CONSTRAINT quote_state CHECK ((state = ANY (ARRAY['draft'::text, 'sent'::text, 'accepted'::text, 'declined'::text, 'replaced'::text])));
ALTER TABLE quote ADD CONSTRAINT quote_edit CHECK ((edit > 0));
ALTER TABLE quote ADD CONSTRAINT quote_monthly CHECK ((monthly_cents >= 0));
ALTER TABLE quote ADD CONSTRAINT quote_sent CHECK (((state = 'draft'::text) = (sent_at IS NULL)));
ALTER TABLE quote ADD CONSTRAINT quote_as_sent CHECK (((state = 'draft'::text) OR ((supplier IS NOT NULL) AND (gst_rate IS NOT NULL))));
ALTER TABLE quote ADD CONSTRAINT quote_made CHECK (((made_at IS NULL) OR (state = 'accepted'::text)));
ALTER TABLE quote ADD CONSTRAINT quote_pk PRIMARY KEY (id);
ALTER TABLE quote ADD CONSTRAINT quote_versions UNIQUE (root_id, version);
ALTER TABLE quote_pdf ADD CONSTRAINT quote_pdf_sha256 CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE quote_pdf ADD CONSTRAINT quote_pdf_pk PRIMARY KEY (quote_id);
ALTER TABLE quote_link ADD CONSTRAINT quote_link_pk PRIMARY KEY (id);
ALTER TABLE quote_link ADD CONSTRAINT quote_link_token UNIQUE (token_hash);
ALTER TABLE quote_mail ADD CONSTRAINT quote_mail_kind CHECK ((kind = ANY (ARRAY['sent'::text, 'accepted'::text])));
ALTER TABLE quote_mail ADD CONSTRAINT quote_mail_pk PRIMARY KEY (id);
ALTER TABLE quote_acceptance ADD CONSTRAINT quote_acceptance_name CHECK ((name <> ''::text));
ALTER TABLE quote_acceptance ADD CONSTRAINT quote_acceptance_sha256 CHECK ((pdf_sha256 ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE quote_acceptance ADD CONSTRAINT quote_acceptance_pk PRIMARY KEY (quote_id);
ALTER TABLE quote_follow_up ADD CONSTRAINT quote_follow_up_pk PRIMARY KEY (quote_id, days);
ALTER TABLE quote_job ADD CONSTRAINT quote_job_pk PRIMARY KEY (job_id);
ALTER TABLE quote_job ADD CONSTRAINT quote_job_once UNIQUE (quote_id, "position");
ALTER TABLE quote_text ADD CONSTRAINT quote_text_title CHECK ((title <> ''::text));
ALTER TABLE quote_text ADD CONSTRAINT quote_text_edit CHECK ((edit > 0));
ALTER TABLE quote_text ADD CONSTRAINT quote_text_pk PRIMARY KEY (id);
ALTER TABLE quote_limit ADD CONSTRAINT quote_limit_pk PRIMARY KEY (address);
ALTER TABLE reminder ADD CONSTRAINT reminder_step CHECK (((step >= 1) AND (step <= 3)));
ALTER TABLE reminder ADD CONSTRAINT reminder_state CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'refused'::text, 'given-up'::text, 'unsure'::text, 'withdrawn'::text])));
ALTER TABLE reminder ADD CONSTRAINT reminder_credit CHECK ((credit_cents >= 0));
ALTER TABLE reminder ADD CONSTRAINT reminder_pk PRIMARY KEY (id);
ALTER TABLE document_link ADD CONSTRAINT document_link_kind CHECK ((kind = ANY (ARRAY['job-invoice'::text, 'client-invoice'::text, 'adjustment-note'::text])));
ALTER TABLE document_link ADD CONSTRAINT document_link_pk PRIMARY KEY (id);
ALTER TABLE document_link ADD CONSTRAINT document_link_token UNIQUE (token_hash);
ALTER TABLE document_mail ADD CONSTRAINT document_mail_address CHECK ((to_address <> ''::text));
ALTER TABLE document_mail ADD CONSTRAINT document_mail_state CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'refused'::text, 'given-up'::text, 'unsure'::text])));
ALTER TABLE document_mail ADD CONSTRAINT document_mail_finished CHECK (((state = 'waiting'::text) = (finished_at IS NULL)));
ALTER TABLE document_mail ADD CONSTRAINT document_mail_of_one CHECK ((num_nonnulls(invoice_id, client_invoice_id, note_id, reminder_id) = 1));
ALTER TABLE document_mail ADD CONSTRAINT document_mail_pk PRIMARY KEY (id);
ALTER TABLE job_import ADD CONSTRAINT job_import_jobs CHECK ((jobs > 0));
ALTER TABLE job_import ADD CONSTRAINT job_import_pk PRIMARY KEY (id);
ALTER TABLE imported_job ADD CONSTRAINT imported_job_pk PRIMARY KEY (job_id);
ALTER TABLE accounting_settings ADD CONSTRAINT accounting_settings_one_row CHECK (only_row);
ALTER TABLE accounting_settings ADD CONSTRAINT accounting_settings_basis CHECK ((gst_basis = ANY (ARRAY['accrual'::text, 'cash'::text])));
ALTER TABLE accounting_settings ADD CONSTRAINT accounting_settings_pk PRIMARY KEY (only_row);
ALTER TABLE client_code ADD CONSTRAINT client_code_tries CHECK (((tries >= 0) AND (tries <= 5)));
ALTER TABLE client_code ADD CONSTRAINT client_code_pk PRIMARY KEY (email);
ALTER TABLE client_code ADD CONSTRAINT client_code_id UNIQUE (id);
ALTER TABLE client_session ADD CONSTRAINT client_session_pk PRIMARY KEY (id);
ALTER TABLE client_session ADD CONSTRAINT client_session_token UNIQUE (token_hash);
ALTER TABLE client_page_limit ADD CONSTRAINT client_page_limit_pk PRIMARY KEY (address);
ALTER TABLE company_facts ADD CONSTRAINT company_facts_once CHECK (only_row);
ALTER TABLE company_facts ADD CONSTRAINT company_facts_pk PRIMARY KEY (only_row);
ALTER TABLE company_version ADD CONSTRAINT company_version_pk PRIMARY KEY (version);
ALTER TABLE reminder_settings ADD CONSTRAINT reminder_settings_only_row CHECK (only_row);
ALTER TABLE reminder_settings ADD CONSTRAINT reminder_settings_pk PRIMARY KEY (only_row);
ALTER TABLE reminder_invoice ADD CONSTRAINT reminder_invoice_step CHECK (((step >= 0) AND (step <= 3)));
ALTER TABLE reminder_invoice ADD CONSTRAINT reminder_invoice_of_one CHECK ((num_nonnulls(invoice_id, client_invoice_id) = 1));
ALTER TABLE reminder_invoice ADD CONSTRAINT reminder_invoice_pk PRIMARY KEY (reminder_id, "position");
ALTER TABLE reminder_hold ADD CONSTRAINT reminder_hold_kind CHECK ((kind = ANY (ARRAY['pause'::text, 'dispute'::text, 'promise'::text])));
ALTER TABLE reminder_hold ADD CONSTRAINT reminder_hold_reason CHECK ((reason <> ''::text));
ALTER TABLE reminder_hold ADD CONSTRAINT reminder_hold_one_invoice CHECK ((num_nonnulls(invoice_id, client_invoice_id) <= 1));
ALTER TABLE reminder_hold ADD CONSTRAINT reminder_hold_of_invoice CHECK (((kind <> 'dispute'::text) OR (num_nonnulls(invoice_id, client_invoice_id) = 1)));
ALTER TABLE reminder_hold ADD CONSTRAINT reminder_hold_until CHECK (((kind <> 'promise'::text) OR (until IS NOT NULL)));
ALTER TABLE reminder_hold ADD CONSTRAINT reminder_hold_pk PRIMARY KEY (id);
ALTER TABLE reminder_problem ADD CONSTRAINT reminder_problem_pk PRIMARY KEY (client_id, problem, address);
ALTER TABLE bank_details_change ADD CONSTRAINT bank_details_change_state CHECK ((state = ANY (ARRAY['proposed'::text, 'in-force'::text, 'rejected'::text, 'withdrawn'::text, 'replaced'::text])));
ALTER TABLE bank_details_change ADD CONSTRAINT bank_details_change_way CHECK ((way = ANY (ARRAY['factor'::text, 'second-admin'::text])));
ALTER TABLE bank_details_change ADD CONSTRAINT bank_details_change_decided CHECK (((state = 'proposed'::text) = (decided_at IS NULL)));
ALTER TABLE bank_details_change ADD CONSTRAINT bank_details_change_two_admins CHECK (((way <> 'second-admin'::text) OR (state <> 'in-force'::text) OR (decided_by <> asked_by)));
ALTER TABLE bank_details_change ADD CONSTRAINT bank_details_change_pk PRIMARY KEY (id);
ALTER TABLE site_proof ADD CONSTRAINT site_proof_only_row_check CHECK (only_row);
ALTER TABLE site_proof ADD CONSTRAINT site_proof_pkey PRIMARY KEY (only_row);
ALTER TABLE site_proof_version ADD CONSTRAINT site_proof_version_pk PRIMARY KEY (version);
ALTER TABLE company_logo ADD CONSTRAINT company_logo_pk PRIMARY KEY (sha256);
ALTER TABLE statement_layout ADD CONSTRAINT statement_layout_pk PRIMARY KEY (account, layout);
ALTER TABLE bank_outgoing ADD CONSTRAINT bank_outgoing_amount CHECK ((cents > 0));
ALTER TABLE bank_outgoing ADD CONSTRAINT bank_outgoing_pk PRIMARY KEY (id);
ALTER TABLE bank_outgoing ADD CONSTRAINT bank_outgoing_once UNIQUE (account, line_key);
ALTER TABLE bank_outgoing ADD CONSTRAINT bank_outgoing_choice CHECK ((choice = ANY (ARRAY['same'::text, 'another'::text])));
ALTER TABLE bank_look_alike ADD CONSTRAINT bank_look_alike_amount CHECK ((cents > 0));
ALTER TABLE bank_look_alike ADD CONSTRAINT bank_look_alike_choice CHECK ((choice = ANY (ARRAY['same'::text, 'another'::text])));
ALTER TABLE bank_look_alike ADD CONSTRAINT bank_look_alike_pk PRIMARY KEY (id);
ALTER TABLE bank_look_alike ADD CONSTRAINT bank_look_alike_once UNIQUE (account, line_key);
ALTER TABLE client_refund ADD CONSTRAINT client_refund_amount CHECK ((cents > 0));
ALTER TABLE client_refund ADD CONSTRAINT client_refund_note CHECK ((note <> ''::text));
ALTER TABLE client_refund ADD CONSTRAINT client_refund_pk PRIMARY KEY (id);
ALTER TABLE refund_part ADD CONSTRAINT refund_part_amount CHECK ((cents > 0));
ALTER TABLE refund_part ADD CONSTRAINT refund_part_pk PRIMARY KEY (id);
ALTER TABLE client_browser_code ADD CONSTRAINT client_browser_code_max_tries CHECK (((max_tries >= 1) AND (max_tries <= 5)));
ALTER TABLE client_browser_code ADD CONSTRAINT client_browser_code_tries CHECK (((tries >= 0) AND (tries <= max_tries)));
ALTER TABLE client_browser_code ADD CONSTRAINT client_browser_code_pk PRIMARY KEY (email, browser_hash);
ALTER TABLE client_browser_code ADD CONSTRAINT client_browser_code_id UNIQUE (id);
ALTER TABLE client_wrong_code ADD CONSTRAINT client_wrong_code_pk PRIMARY KEY (id);
ALTER TABLE client_guessing ADD CONSTRAINT client_guessing_pk PRIMARY KEY (client_id);
ALTER TABLE skipped_setup_step ADD CONSTRAINT skipped_setup_step_pk PRIMARY KEY (step);
ALTER TABLE xero_organisation ADD CONSTRAINT xero_organisation_pk PRIMARY KEY (tenant_id);
ALTER TABLE xero_connection ADD CONSTRAINT xero_connection_only_row CHECK (only_row);
ALTER TABLE xero_connection ADD CONSTRAINT xero_connection_state CHECK ((state = ANY (ARRAY['choosing'::text, 'connected'::text, 'broken'::text])));
ALTER TABLE xero_connection ADD CONSTRAINT xero_connection_chosen CHECK (((state <> 'connected'::text) OR (tenant_id IS NOT NULL)));
ALTER TABLE xero_connection ADD CONSTRAINT xero_connection_sealed CHECK (((access_token ~~ 'sealed:%'::text) AND (refresh_token ~~ 'sealed:%'::text)));
ALTER TABLE xero_connection ADD CONSTRAINT xero_connection_pk PRIMARY KEY (only_row);
ALTER TABLE xero_attempt ADD CONSTRAINT xero_attempt_is_hashed CHECK ((state_hash ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE xero_attempt ADD CONSTRAINT xero_attempt_pk PRIMARY KEY (state_hash);
ALTER TABLE xero_call ADD CONSTRAINT xero_call_pk PRIMARY KEY (id);
ALTER TABLE xero_contact ADD CONSTRAINT xero_contact_pk PRIMARY KEY (tenant_id, contact_id);
ALTER TABLE xero_link ADD CONSTRAINT xero_link_kind CHECK ((kind = ANY (ARRAY['client'::text, 'person'::text])));
ALTER TABLE xero_link ADD CONSTRAINT xero_link_pk PRIMARY KEY (tenant_id, kind, owner_id);
ALTER TABLE xero_link ADD CONSTRAINT xero_link_once UNIQUE (tenant_id, kind, contact_id);
ALTER TABLE xero_item ADD CONSTRAINT xero_item_kind CHECK ((kind = ANY (ARRAY['client-invoice'::text, 'job-invoice'::text, 'adjustment-note'::text, 'contractor-payment'::text])));
ALTER TABLE xero_item ADD CONSTRAINT xero_item_state CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'matched'::text, 'refused'::text])));
ALTER TABLE xero_item ADD CONSTRAINT xero_item_person CHECK (((kind = 'contractor-payment'::text) = (person_id IS NOT NULL)));
ALTER TABLE xero_item ADD CONSTRAINT xero_item_claimed CHECK (((state = 'sending'::text) = (claimed_at IS NOT NULL)));
ALTER TABLE xero_item ADD CONSTRAINT xero_item_finished CHECK (((state = ANY (ARRAY['sent'::text, 'matched'::text, 'refused'::text])) = (finished_at IS NOT NULL)));
ALTER TABLE xero_item ADD CONSTRAINT xero_item_in_xero CHECK (((state <> ALL (ARRAY['sent'::text, 'matched'::text])) OR (xero_id IS NOT NULL)));
ALTER TABLE xero_item ADD CONSTRAINT xero_item_pk PRIMARY KEY (id);
ALTER TABLE xero_item ADD CONSTRAINT xero_item_seq UNIQUE (seq);
ALTER TABLE xero_item ADD CONSTRAINT xero_item_once UNIQUE NULLS NOT DISTINCT (tenant_id, kind, thing_id, person_id);
ALTER TABLE xero_payment ADD CONSTRAINT xero_payment_amount CHECK ((cents > 0));
ALTER TABLE xero_payment ADD CONSTRAINT xero_payment_pk PRIMARY KEY (payment_id);
ALTER TABLE xero_payment ADD CONSTRAINT xero_payment_booking UNIQUE (booking_id);
ALTER TABLE invoice_version ADD CONSTRAINT invoice_version_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE pay_row ADD CONSTRAINT pay_row_run FOREIGN KEY (run_id) REFERENCES pay_run(id);
ALTER TABLE pay_bank_file ADD CONSTRAINT pay_bank_file_run FOREIGN KEY (run_id) REFERENCES pay_run(id);
ALTER TABLE pay_line ADD CONSTRAINT pay_line_item FOREIGN KEY (item_id) REFERENCES pay_item(id);
ALTER TABLE pay_line ADD CONSTRAINT pay_line_row FOREIGN KEY (run_id, person_id) REFERENCES pay_row(run_id, person_id);
ALTER TABLE pay_document ADD CONSTRAINT pay_document_kind FOREIGN KEY (kind) REFERENCES pay_counter(kind);
ALTER TABLE pay_document ADD CONSTRAINT pay_document_corrects FOREIGN KEY (corrects) REFERENCES pay_document(number);
ALTER TABLE pay_document ADD CONSTRAINT pay_document_row FOREIGN KEY (run_id, person_id) REFERENCES pay_row(run_id, person_id);
ALTER TABLE super_contribution ADD CONSTRAINT super_contribution_row FOREIGN KEY (run_id, person_id) REFERENCES pay_row(run_id, person_id);
ALTER TABLE enquiry_photo ADD CONSTRAINT enquiry_photo_enquiry FOREIGN KEY (enquiry_id) REFERENCES enquiry(id) ON DELETE CASCADE;
ALTER TABLE enquiry_note ADD CONSTRAINT enquiry_note_enquiry FOREIGN KEY (enquiry_id) REFERENCES enquiry(id) ON DELETE CASCADE;
ALTER TABLE newest_invoice ADD CONSTRAINT newest_invoice_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE client_contact ADD CONSTRAINT client_contact_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE;
ALTER TABLE job_client ADD CONSTRAINT job_client_client FOREIGN KEY (client_id) REFERENCES client(id);
ALTER TABLE imported_client ADD CONSTRAINT imported_client_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE;
ALTER TABLE imported_client ADD CONSTRAINT imported_client_import FOREIGN KEY (import_id) REFERENCES client_import(id);
ALTER TABLE invoice_extra ADD CONSTRAINT invoice_extra_client FOREIGN KEY (client_id) REFERENCES client(id);
ALTER TABLE client_invoice ADD CONSTRAINT client_invoice_client FOREIGN KEY (client_id) REFERENCES client(id);
ALTER TABLE client_invoice_version ADD CONSTRAINT client_invoice_version_of FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE client_invoice_line ADD CONSTRAINT client_invoice_line_version FOREIGN KEY (client_invoice_id, version) REFERENCES client_invoice_version(client_invoice_id, version);
ALTER TABLE invoiced_days ADD CONSTRAINT invoiced_days_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE invoiced_days ADD CONSTRAINT invoiced_days_client_invoice FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE invoiced_work ADD CONSTRAINT invoiced_work_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE invoiced_work ADD CONSTRAINT invoiced_work_client_invoice FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE adjustment_note ADD CONSTRAINT adjustment_note_client_invoice FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE adjustment_note ADD CONSTRAINT adjustment_note_undoes FOREIGN KEY (undoes_id) REFERENCES adjustment_note(id);
ALTER TABLE adjustment_note ADD CONSTRAINT adjustment_note_job_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE adjustment_note_line ADD CONSTRAINT adjustment_note_line_note FOREIGN KEY (note_id) REFERENCES adjustment_note(id);
ALTER TABLE bank_line ADD CONSTRAINT bank_line_statement FOREIGN KEY (statement_id) REFERENCES bank_statement(id);
ALTER TABLE known_payer ADD CONSTRAINT known_payer_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE;
ALTER TABLE client_payment ADD CONSTRAINT client_payment_client FOREIGN KEY (client_id) REFERENCES client(id);
ALTER TABLE client_payment ADD CONSTRAINT client_payment_line FOREIGN KEY (bank_line_id) REFERENCES bank_line(id);
ALTER TABLE payment_part ADD CONSTRAINT payment_part_payment FOREIGN KEY (payment_id) REFERENCES client_payment(id);
ALTER TABLE payment_part ADD CONSTRAINT payment_part_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE payment_part ADD CONSTRAINT payment_part_client_invoice FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE write_off ADD CONSTRAINT write_off_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE write_off ADD CONSTRAINT write_off_client_invoice FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE quote ADD CONSTRAINT quote_root FOREIGN KEY (root_id) REFERENCES quote(id);
ALTER TABLE quote ADD CONSTRAINT quote_enquiry FOREIGN KEY (enquiry_id) REFERENCES enquiry(id) ON DELETE SET NULL;
ALTER TABLE quote ADD CONSTRAINT quote_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE SET NULL;
ALTER TABLE quote_pdf ADD CONSTRAINT quote_pdf_quote FOREIGN KEY (quote_id) REFERENCES quote(id) ON DELETE CASCADE;
ALTER TABLE quote_link ADD CONSTRAINT quote_link_quote FOREIGN KEY (quote_id) REFERENCES quote(id) ON DELETE CASCADE;
ALTER TABLE quote_mail ADD CONSTRAINT quote_mail_quote FOREIGN KEY (quote_id) REFERENCES quote(id) ON DELETE CASCADE;
ALTER TABLE quote_mail ADD CONSTRAINT quote_mail_link FOREIGN KEY (link_id) REFERENCES quote_link(id) ON DELETE CASCADE;
ALTER TABLE quote_acceptance ADD CONSTRAINT quote_acceptance_quote FOREIGN KEY (quote_id) REFERENCES quote(id);
ALTER TABLE quote_follow_up ADD CONSTRAINT quote_follow_up_quote FOREIGN KEY (quote_id) REFERENCES quote(id) ON DELETE CASCADE;
ALTER TABLE quote_job ADD CONSTRAINT quote_job_quote FOREIGN KEY (quote_id) REFERENCES quote(id);
ALTER TABLE quote_job ADD CONSTRAINT quote_job_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE SET NULL;
ALTER TABLE reminder ADD CONSTRAINT reminder_client FOREIGN KEY (client_id) REFERENCES client(id);
ALTER TABLE document_link ADD CONSTRAINT document_link_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE SET NULL;
ALTER TABLE document_mail ADD CONSTRAINT document_mail_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE document_mail ADD CONSTRAINT document_mail_client_invoice FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE document_mail ADD CONSTRAINT document_mail_note FOREIGN KEY (note_id) REFERENCES adjustment_note(id);
ALTER TABLE document_mail ADD CONSTRAINT document_mail_reminder FOREIGN KEY (reminder_id) REFERENCES reminder(id);
ALTER TABLE document_mail ADD CONSTRAINT document_mail_link FOREIGN KEY (link_id) REFERENCES document_link(id);
ALTER TABLE imported_job ADD CONSTRAINT imported_job_import FOREIGN KEY (import_id) REFERENCES job_import(id);
ALTER TABLE client_session ADD CONSTRAINT client_session_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE;
ALTER TABLE reminder_invoice ADD CONSTRAINT reminder_invoice_reminder FOREIGN KEY (reminder_id) REFERENCES reminder(id);
ALTER TABLE reminder_invoice ADD CONSTRAINT reminder_invoice_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE reminder_invoice ADD CONSTRAINT reminder_invoice_client_invoice FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE reminder_hold ADD CONSTRAINT reminder_hold_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE;
ALTER TABLE reminder_hold ADD CONSTRAINT reminder_hold_invoice FOREIGN KEY (invoice_id) REFERENCES invoice(id);
ALTER TABLE reminder_hold ADD CONSTRAINT reminder_hold_client_invoice FOREIGN KEY (client_invoice_id) REFERENCES client_invoice(id);
ALTER TABLE reminder_hold ADD CONSTRAINT reminder_hold_named_in FOREIGN KEY (named_in) REFERENCES reminder(id);
ALTER TABLE reminder_problem ADD CONSTRAINT reminder_problem_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE;
ALTER TABLE bank_outgoing ADD CONSTRAINT bank_outgoing_statement FOREIGN KEY (statement_id) REFERENCES bank_statement(id);
ALTER TABLE bank_outgoing ADD CONSTRAINT bank_outgoing_like FOREIGN KEY (like_id) REFERENCES bank_outgoing(id);
ALTER TABLE bank_look_alike ADD CONSTRAINT bank_look_alike_statement FOREIGN KEY (statement_id) REFERENCES bank_statement(id);
ALTER TABLE bank_look_alike ADD CONSTRAINT bank_look_alike_line FOREIGN KEY (line_id) REFERENCES bank_line(id);
ALTER TABLE client_refund ADD CONSTRAINT client_refund_client FOREIGN KEY (client_id) REFERENCES client(id);
ALTER TABLE client_refund ADD CONSTRAINT client_refund_outgoing FOREIGN KEY (bank_outgoing_id) REFERENCES bank_outgoing(id);
ALTER TABLE refund_part ADD CONSTRAINT refund_part_refund FOREIGN KEY (refund_id) REFERENCES client_refund(id);
ALTER TABLE refund_part ADD CONSTRAINT refund_part_payment FOREIGN KEY (payment_id) REFERENCES client_payment(id);
ALTER TABLE client_guessing ADD CONSTRAINT client_guessing_client FOREIGN KEY (client_id) REFERENCES client(id) ON DELETE CASCADE;
ALTER TABLE xero_connection ADD CONSTRAINT xero_connection_organisation FOREIGN KEY (tenant_id) REFERENCES xero_organisation(tenant_id);
ALTER TABLE xero_item ADD CONSTRAINT xero_item_organisation FOREIGN KEY (tenant_id) REFERENCES xero_organisation(tenant_id);
ALTER TABLE xero_payment ADD CONSTRAINT xero_payment_item FOREIGN KEY (item_id) REFERENCES xero_item(id);
CREATE INDEX change_unnumbered ON public.change USING btree (entity, entity_id) WHERE (seq IS NULL);
CREATE INDEX set_aside_change_due ON public.set_aside_change USING btree (source, next_try_at);
CREATE INDEX raised_notice_over ON public.raised_notice USING btree (raised_at);
CREATE INDEX ledger_entry_held ON public.ledger_entry USING btree (job_id, business_date) WHERE held;
CREATE INDEX ledger_entry_month ON public.ledger_entry USING btree (job_id, business_date) INCLUDE (company_cents, changed_at);
CREATE INDEX known_payee_erased ON public.known_payee USING btree (person_id) WHERE erased;
CREATE INDEX payee_on_hold ON public.payee USING btree (person_id) WHERE (hold_reason IS NOT NULL);
CREATE INDEX pay_item_due ON public.pay_item USING btree (person_id, day) WHERE ((approved_cents <> (in_run_cents + paid_cents)) OR (approved_cents <> documented_cents));
CREATE INDEX pay_item_of_person ON public.pay_item USING btree (person_id, day);
CREATE INDEX pay_item_by_day ON public.pay_item USING btree (day) WHERE (kind = 'work'::text);
CREATE INDEX pay_item_adjustments ON public.pay_item USING btree (added_at) WHERE (kind = ANY (ARRAY['reimbursement'::text, 'bonus'::text, 'deduction'::text]));
CREATE UNIQUE INDEX pay_item_file_unique ON public.pay_item USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX pay_item_to_come ON public.pay_item USING btree (person_id, day) WHERE ((in_run_cents <> 0) OR (earned_cents <> paid_cents));
CREATE UNIQUE INDEX pay_run_one_open ON public.pay_run USING btree ((true)) WHERE (state = ANY (ARRAY['draft'::text, 'approved'::text]));
CREATE INDEX pay_row_of_person ON public.pay_row USING btree (person_id, run_id);
CREATE UNIQUE INDEX pay_line_one_open ON public.pay_line USING btree (item_id) WHERE (state = 'approved'::text);
CREATE INDEX pay_line_of_item ON public.pay_line USING btree (item_id);
CREATE INDEX pay_line_of_row ON public.pay_line USING btree (run_id, person_id);
CREATE INDEX pay_document_of_row ON public.pay_document USING btree (run_id, person_id);
CREATE INDEX super_contribution_of_person ON public.super_contribution USING btree (person_id);
CREATE INDEX enquiry_sent ON public.enquiry USING btree (sent_at);
CREATE INDEX enquiry_new ON public.enquiry USING btree (id) WHERE (state = 'new'::text);
CREATE INDEX enquiry_due ON public.enquiry USING btree (changed_at) WHERE (state <> 'won'::text);
CREATE INDEX enquiry_flood ON public.enquiry USING btree (sent_at) WHERE flood;
CREATE INDEX enquiry_untold ON public.enquiry USING btree (sent_at) WHERE (told_at IS NULL);
CREATE INDEX enquiry_note_history ON public.enquiry_note USING btree (enquiry_id, at, id);
CREATE INDEX enquiry_limit_over ON public.enquiry_limit USING btree (booked_until);
CREATE INDEX newest_invoice_number ON public.newest_invoice USING btree (number, invoice_id);
CREATE INDEX newest_invoice_month ON public.newest_invoice USING btree (month, invoice_id);
CREATE INDEX newest_invoice_addressee ON public.newest_invoice USING btree (lower(to_name), invoice_id);
CREATE INDEX newest_invoice_total ON public.newest_invoice USING btree (total_cents, invoice_id);
CREATE INDEX newest_invoice_text ON public.newest_invoice USING gin (number gin_trgm_ops, to_name gin_trgm_ops, to_address gin_trgm_ops, month gin_trgm_ops);
CREATE INDEX client_contact_by_email ON public.client_contact USING btree (lower(email)) WHERE (email <> ''::text);
CREATE INDEX job_client_of_client ON public.job_client USING btree (client_id, job_id);
CREATE INDEX client_import_newest ON public.client_import USING btree (imported_at);
CREATE INDEX imported_client_of_import ON public.imported_client USING btree (import_id);
CREATE INDEX invoice_extra_of_client ON public.invoice_extra USING btree (client_id);
CREATE INDEX invoice_extra_of_job ON public.invoice_extra USING btree (job_id);
CREATE INDEX invoice_extra_on_invoice ON public.invoice_extra USING btree (invoice_id);
CREATE INDEX client_invoice_of_month ON public.client_invoice USING btree (month);
CREATE INDEX client_invoice_to_send ON public.client_invoice USING btree (send_wanted_at) WHERE ((send_wanted_at IS NOT NULL) AND (sent_at IS NULL));
CREATE INDEX invoiced_days_of_invoice ON public.invoiced_days USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX invoiced_days_of_client_invoice ON public.invoiced_days USING btree (client_invoice_id) WHERE (client_invoice_id IS NOT NULL);
CREATE INDEX invoiced_work_of_invoice ON public.invoiced_work USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX invoiced_work_of_client_invoice ON public.invoiced_work USING btree (client_invoice_id) WHERE (client_invoice_id IS NOT NULL);
CREATE INDEX invoiced_work_moved ON public.invoiced_work USING btree (client_invoice_id, invoice_id, moved_at) WHERE (moved_at IS NOT NULL);
CREATE INDEX adjustment_note_of_invoice ON public.adjustment_note USING btree (client_invoice_id);
CREATE INDEX adjustment_note_to_send ON public.adjustment_note USING btree (send_wanted_at) WHERE ((send_wanted_at IS NOT NULL) AND (sent_at IS NULL));
CREATE INDEX adjustment_note_of_job_invoice ON public.adjustment_note USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX bank_line_of_statement ON public.bank_line USING btree (statement_id);
CREATE INDEX bank_line_by_day ON public.bank_line USING btree (day, id);
CREATE INDEX known_payer_of_client ON public.known_payer USING btree (client_id);
CREATE UNIQUE INDEX bank_line_booked_once ON public.client_payment USING btree (bank_line_id) WHERE (undone_at IS NULL);
CREATE INDEX client_payment_of_client ON public.client_payment USING btree (client_id, day);
CREATE INDEX payment_part_of_payment ON public.payment_part USING btree (payment_id);
CREATE INDEX payment_part_of_invoice ON public.payment_part USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX payment_part_of_client_invoice ON public.payment_part USING btree (client_invoice_id) WHERE (client_invoice_id IS NOT NULL);
CREATE INDEX write_off_of_invoice ON public.write_off USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX write_off_of_client_invoice ON public.write_off USING btree (client_invoice_id) WHERE (client_invoice_id IS NOT NULL);
CREATE UNIQUE INDEX quote_one_accepted ON public.quote USING btree (root_id) WHERE (state = 'accepted'::text);
CREATE UNIQUE INDEX quote_one_draft ON public.quote USING btree (root_id) WHERE (state = 'draft'::text);
CREATE UNIQUE INDEX quote_one_sent ON public.quote USING btree (root_id) WHERE (state = 'sent'::text);
CREATE INDEX quote_changed ON public.quote USING btree (changed_at);
CREATE INDEX quote_of_enquiry ON public.quote USING btree (enquiry_id);
CREATE INDEX quote_of_client ON public.quote USING btree (client_id);
CREATE INDEX quote_link_of_quote ON public.quote_link USING btree (quote_id);
CREATE INDEX quote_mail_of_quote ON public.quote_mail USING btree (quote_id);
CREATE INDEX quote_job_of_client ON public.quote_job USING btree (client_id);
CREATE INDEX quote_limit_over ON public.quote_limit USING btree (booked_until);
CREATE UNIQUE INDEX reminder_once_a_day ON public.reminder USING btree (client_id, day) WHERE (state = ANY (ARRAY['waiting'::text, 'sent'::text, 'unsure'::text]));
CREATE INDEX reminder_by_time ON public.reminder USING btree (created_at);
CREATE INDEX document_link_of_client ON public.document_link USING btree (client_id, created_at);
CREATE INDEX document_mail_of_invoice ON public.document_mail USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX document_mail_of_client_invoice ON public.document_mail USING btree (client_invoice_id) WHERE (client_invoice_id IS NOT NULL);
CREATE INDEX document_mail_of_note ON public.document_mail USING btree (note_id) WHERE (note_id IS NOT NULL);
CREATE UNIQUE INDEX document_mail_waiting ON public.document_mail USING btree (COALESCE(invoice_id, client_invoice_id, note_id)) WHERE (state = 'waiting'::text);
CREATE UNIQUE INDEX document_mail_of_reminder ON public.document_mail USING btree (reminder_id) WHERE (reminder_id IS NOT NULL);
CREATE INDEX job_import_newest ON public.job_import USING btree (imported_at);
CREATE INDEX imported_job_of_import ON public.imported_job USING btree (import_id);
CREATE INDEX client_code_asked ON public.client_code USING btree (expires_at) WHERE (looked_at IS NULL);
CREATE INDEX client_session_of_client ON public.client_session USING btree (client_id, created_at);
CREATE INDEX client_page_limit_over ON public.client_page_limit USING btree (booked_until);
CREATE UNIQUE INDEX reminder_claimed_once ON public.reminder_invoice USING btree (COALESCE(invoice_id, client_invoice_id), step) WHERE ((step > 0) AND (NOT released));
CREATE UNIQUE INDEX reminder_hold_in_force ON public.reminder_hold USING btree (client_id, kind, COALESCE(invoice_id, client_invoice_id, client_id)) WHERE (ended_at IS NULL);
CREATE INDEX reminder_hold_named ON public.reminder_hold USING btree (named_in) WHERE (named_in IS NOT NULL);
CREATE UNIQUE INDEX bank_details_proposed_once ON public.bank_details_change USING btree (state) WHERE (state = 'proposed'::text);
CREATE INDEX bank_details_change_by_time ON public.bank_details_change USING btree (asked_at);
CREATE UNIQUE INDEX company_logo_current ON public.company_logo USING btree (is_current) WHERE is_current;
CREATE INDEX bank_outgoing_of_statement ON public.bank_outgoing USING btree (statement_id);
CREATE INDEX bank_outgoing_by_day ON public.bank_outgoing USING btree (day, id);
CREATE INDEX bank_look_alike_of_statement ON public.bank_look_alike USING btree (statement_id);
CREATE INDEX bank_look_alike_of_line ON public.bank_look_alike USING btree (line_id);
CREATE INDEX bank_look_alike_by_day ON public.bank_look_alike USING btree (day, id);
CREATE INDEX bank_line_by_amount ON public.bank_line USING btree (cents, day);
CREATE UNIQUE INDEX bank_outgoing_booked_once ON public.client_refund USING btree (bank_outgoing_id) WHERE (undone_at IS NULL);
CREATE INDEX client_refund_of_client ON public.client_refund USING btree (client_id, day);
CREATE INDEX refund_part_of_refund ON public.refund_part USING btree (refund_id);
CREATE INDEX refund_part_of_payment ON public.refund_part USING btree (payment_id);
CREATE INDEX newest_invoice_folded ON public.newest_invoice USING gin (fold_text(number) gin_trgm_ops, fold_text(to_name) gin_trgm_ops, fold_text(to_address) gin_trgm_ops, fold_text(month) gin_trgm_ops);
CREATE INDEX client_browser_code_asked ON public.client_browser_code USING btree (expires_at) WHERE (looked_at IS NULL);
CREATE INDEX client_browser_code_over ON public.client_browser_code USING btree (expires_at);
CREATE INDEX client_wrong_code_by_email ON public.client_wrong_code USING btree (email, at);
CREATE INDEX client_wrong_code_by_time ON public.client_wrong_code USING btree (at);
CREATE INDEX client_session_by_browser ON public.client_session USING btree (email, browser_hash) WHERE (browser_hash IS NOT NULL);
CREATE INDEX bank_outgoing_likes ON public.bank_outgoing USING btree (like_id) WHERE (like_id IS NOT NULL);
CREATE INDEX bank_outgoing_by_amount ON public.bank_outgoing USING btree (cents, day);
CREATE INDEX xero_call_of_minute ON public.xero_call USING btree (tenant_id, begun_at);
CREATE INDEX xero_contact_by_abn ON public.xero_contact USING btree (tenant_id, abn) WHERE (abn <> ''::text);
CREATE INDEX xero_contact_by_email ON public.xero_contact USING btree (tenant_id, lower(email)) WHERE (email <> ''::text);
CREATE INDEX xero_contact_by_number ON public.xero_contact USING btree (tenant_id, contact_number) WHERE (contact_number <> ''::text);
CREATE UNIQUE INDEX xero_item_one_sending ON public.xero_item USING btree (tenant_id) WHERE (state = 'sending'::text);
CREATE INDEX xero_item_waiting ON public.xero_item USING btree (tenant_id, seq) WHERE (state = 'waiting'::text);
CREATE INDEX xero_item_of_thing ON public.xero_item USING btree (thing_id);
CREATE INDEX xero_item_in_xero ON public.xero_item USING btree (tenant_id, xero_id) WHERE (xero_id IS NOT NULL);
CREATE INDEX xero_payment_of_item ON public.xero_payment USING btree (item_id);
CREATE TRIGGER ledger_entry_changed BEFORE UPDATE ON public.ledger_entry FOR EACH ROW EXECUTE FUNCTION keep_ledger_change();
CREATE TRIGGER ledger_entry_moved AFTER UPDATE ON public.ledger_entry FOR EACH ROW WHEN (((old.job_id IS DISTINCT FROM new.job_id) OR (old.business_date IS DISTINCT FROM new.business_date))) EXECUTE FUNCTION keep_moved_work();
CREATE TRIGGER invoice_version_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.invoice_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER invoice_version_newest AFTER INSERT ON public.invoice_version FOR EACH ROW EXECUTE FUNCTION keep_newest_invoice();
CREATE TRIGGER invoice_version_of_sent BEFORE INSERT ON public.invoice_version FOR EACH ROW EXECUTE FUNCTION refuse_version_of_sent();
CREATE TRIGGER invoice_version_claim AFTER INSERT ON public.invoice_version FOR EACH ROW EXECUTE FUNCTION claim_job_month();
CREATE TRIGGER super_decision_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.super_decision FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER pay_run_ended BEFORE DELETE OR UPDATE ON public.pay_run FOR EACH ROW EXECUTE FUNCTION keep_ended_runs();
CREATE TRIGGER pay_row_paid BEFORE DELETE OR UPDATE ON public.pay_row FOR EACH ROW EXECUTE FUNCTION keep_paid_rows();
CREATE TRIGGER pay_row_kept BEFORE TRUNCATE ON public.pay_row FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER pay_bank_file_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.pay_bank_file FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER pay_line_added AFTER INSERT ON public.pay_line REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION pay_line_added();
CREATE TRIGGER pay_line_deleted AFTER DELETE ON public.pay_line REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION pay_line_deleted();
CREATE TRIGGER pay_line_moved AFTER UPDATE ON public.pay_line REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION pay_line_moved();
CREATE TRIGGER pay_line_kept BEFORE TRUNCATE ON public.pay_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER pay_document_append_only BEFORE DELETE OR TRUNCATE ON public.pay_document FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER pay_document_kept BEFORE UPDATE ON public.pay_document FOR EACH ROW EXECUTE FUNCTION keep_pay_documents();
CREATE TRIGGER client_invoice_version_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.client_invoice_version FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER client_invoice_version_of_sent BEFORE INSERT ON public.client_invoice_version FOR EACH ROW EXECUTE FUNCTION refuse_version_of_sent_client_invoice();
CREATE TRIGGER client_invoice_line_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.client_invoice_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER adjustment_note_append_only BEFORE DELETE OR UPDATE OF id, number, client_invoice_id, undoes_id, issued_at, issued_on, issued_by, reason, known_on, to_name, to_trading_name, to_abn, to_address, sub_total_cents, gst_cents, total_cents, gst_rate, supplier OR TRUNCATE ON public.adjustment_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER adjustment_note_keeps_job_invoice BEFORE UPDATE OF invoice_id ON public.adjustment_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER adjustment_note_keeps_claims BEFORE UPDATE OF idempotency_key, claims ON public.adjustment_note FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER adjustment_note_line_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.adjustment_note_line FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER client_payment_append_only BEFORE DELETE OR UPDATE OF id, client_id, day, cents, payer, reference, bank_line_id, booked_by, booked_at OR TRUNCATE ON public.client_payment FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_part_within_payment AFTER INSERT ON public.payment_part FOR EACH ROW EXECUTE FUNCTION refuse_parts_above_payment();
CREATE TRIGGER payment_part_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.payment_part FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER write_off_append_only BEFORE DELETE OR UPDATE OF id, invoice_id, client_invoice_id, cents, reason, written_by, written_at OR TRUNCATE ON public.write_off FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER quote_kept_as_sent BEFORE UPDATE ON public.quote FOR EACH ROW WHEN (((old.state <> 'draft'::text) AND ((new.state = 'draft'::text) OR ((old.state = 'accepted'::text) AND (new.state <> 'accepted'::text)) OR (old.id IS DISTINCT FROM new.id) OR (old.root_id IS DISTINCT FROM new.root_id) OR (old.number IS DISTINCT FROM new.number) OR (old.version IS DISTINCT FROM new.version) OR (old.edit IS DISTINCT FROM new.edit) OR (old.company IS DISTINCT FROM new.company) OR (old.name IS DISTINCT FROM new.name) OR (old.email IS DISTINCT FROM new.email) OR (old.telephone IS DISTINCT FROM new.telephone) OR (old.address IS DISTINCT FROM new.address) OR (old.valid_until IS DISTINCT FROM new.valid_until) OR (old.lines IS DISTINCT FROM new.lines) OR (old.texts IS DISTINCT FROM new.texts) OR (old.monthly_cents IS DISTINCT FROM new.monthly_cents) OR (old.supplier IS DISTINCT FROM new.supplier) OR (old.gst_rate IS DISTINCT FROM new.gst_rate) OR (old.created_by IS DISTINCT FROM new.created_by) OR (old.created_at IS DISTINCT FROM new.created_at)))) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER quote_pdf_append_only BEFORE UPDATE OR TRUNCATE ON public.quote_pdf FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER quote_pdf_kept BEFORE DELETE ON public.quote_pdf FOR EACH ROW EXECUTE FUNCTION refuse_removal_from_quote();
CREATE TRIGGER quote_acceptance_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.quote_acceptance FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER refund_part_within_payment AFTER INSERT ON public.refund_part FOR EACH ROW EXECUTE FUNCTION refuse_parts_above_payment();
CREATE TRIGGER client_payment_refunded BEFORE UPDATE OF undone_at ON public.client_payment FOR EACH ROW WHEN (((old.undone_at IS NULL) AND (new.undone_at IS NOT NULL))) EXECUTE FUNCTION refuse_undoing_refunded_payment();
CREATE TRIGGER refund_part_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.refund_part FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER client_refund_append_only BEFORE DELETE OR UPDATE OF id, client_id, day, cents, payer, note, bank_outgoing_id, booked_by, booked_at OR TRUNCATE ON public.client_refund FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER mail_of_earlier_versions AFTER INSERT ON public.change FOR EACH ROW WHEN ((new.entity = ANY (ARRAY['enquiry-mail'::text, 'quote-mail'::text, 'client-code'::text, 'document-mail'::text]))) EXECUTE FUNCTION enter_mail_of_earlier_versions();
CREATE TRIGGER client_invoice_to_xero AFTER UPDATE OF sent_at ON public.client_invoice FOR EACH ROW WHEN (((old.sent_at IS NULL) AND (new.sent_at IS NOT NULL))) EXECUTE FUNCTION queue_paper_for_xero('client-invoice');
CREATE TRIGGER invoice_to_xero AFTER UPDATE OF sent_at ON public.invoice FOR EACH ROW WHEN (((old.sent_at IS NULL) AND (new.sent_at IS NOT NULL))) EXECUTE FUNCTION queue_paper_for_xero('job-invoice');
CREATE TRIGGER adjustment_note_to_xero AFTER UPDATE OF sent_at ON public.adjustment_note FOR EACH ROW WHEN (((old.sent_at IS NULL) AND (new.sent_at IS NOT NULL))) EXECUTE FUNCTION queue_paper_for_xero('adjustment-note');
CREATE TRIGGER pay_row_to_xero AFTER UPDATE OF state ON public.pay_row FOR EACH ROW WHEN (((old.state = 'approved'::text) AND (new.state = 'paid'::text) AND (new.paid_cents > 0))) EXECUTE FUNCTION queue_payment_for_xero();
