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
INSERT INTO "migration" (id, "timestamp", name) OVERRIDING SYSTEM VALUE VALUES
  ('1', '1799570000001', 'CreateKitTables1799570000001'),
  ('10', '1799700000000', 'SkipSetupSteps1799700000000'),
  ('11', '1799701000000', 'KnowImportedFiles1799701000000'),
  ('12', '1799701000100', 'CompareOutgoingEntries1799701000100'),
  ('13', '1799710100010', 'EnterOutgoingMails1799710100010'),
  ('14', '1799710700000', 'KnowOtherWaysToPay1799710700000'),
  ('15', '1799710700100', 'KeepCompanyAndCallTime1799710700100'),
  ('2', '1799570000002', 'CreateReplicaTables1799570000002'),
  ('3', '1799570000010', 'CreateInvoiceTables1799570000010'),
  ('4', '1799610000000', 'KnowStatementLayouts1799610000000'),
  ('5', '1799620000000', 'RefundClients1799620000000'),
  ('6', '1799630000000', 'FoldText1799630000000'),
  ('7', '1799630000100', 'SearchFoldedInvoices1799630000100'),
  ('8', '1799650000000', 'BindClientCodes1799650000000'),
  ('9', '1799671000000', 'KeepWorkedMinutes1799671000000');
INSERT INTO "demo_seed" (only_row, seeded_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '2026-11-29 13:21:53.577138+00');
INSERT INTO "change" (entity, entity_id, seq, request_id, changed_at) OVERRIDING SYSTEM VALUE VALUES
  ('audit-entry', '01a22777-d7d3-746d-9bfd-e567a108b017', '1', NULL, '2026-11-29 13:21:35.09971+00'),
  ('audit-entry', '01a22777-d82c-73a0-bf02-5fbd0da02056', '3', NULL, '2026-11-29 13:21:35.260624+00'),
  ('audit-entry', '01a22777-d85d-7248-82d0-2e85fa448e25', '5', NULL, '2026-11-29 13:21:35.307371+00'),
  ('audit-entry', '01a22777-d8d8-70df-b703-efaba3081ac8', '6', NULL, '2026-11-29 13:21:35.390664+00'),
  ('audit-entry', '01a22777-e7cf-737a-834c-26975f011196', '7', NULL, '2026-11-29 13:21:39.094768+00'),
  ('audit-entry', '01a22777-e7ef-7120-8b96-144675e091a1', '8', NULL, '2026-11-29 13:21:39.296349+00'),
  ('audit-entry', '01a22777-e838-74d5-9058-4ae6853f6981', '9', NULL, '2026-11-29 13:21:39.346628+00'),
  ('audit-entry', '01a22777-ea6d-70fb-b946-813dac68e67a', '10', NULL, '2026-11-29 13:21:39.830637+00'),
  ('audit-entry', '01a22777-ea9e-75ed-ad50-caaf081f30c0', '11', NULL, '2026-11-29 13:21:39.981461+00'),
  ('audit-entry', '01a22777-ec01-77f6-aa24-ac09f6a8b286', '12', NULL, '2026-11-29 13:21:40.303671+00'),
  ('audit-entry', '01a22777-ec4a-7559-9e02-691efda887d0', '13', NULL, '2026-11-29 13:21:40.372429+00'),
  ('audit-entry', '01a22777-ec77-7084-a617-9dfc90d45c44', '14', NULL, '2026-11-29 13:21:40.457113+00'),
  ('audit-entry', '01a22777-ec9f-7552-a6a3-90b1da5039ca', '15', NULL, '2026-11-29 13:21:40.49169+00'),
  ('audit-entry', '01a22777-f780-71d5-b4d7-c7de3705b3c6', '17', NULL, '2026-11-29 13:21:43.282709+00'),
  ('audit-entry', '01a22777-f7a3-75d4-8594-5dc435d11b16', '18', NULL, '2026-11-29 13:21:43.317615+00'),
  ('audit-entry', '01a22777-f7d7-76c6-b91f-e93215e88bec', '19', NULL, '2026-11-29 13:21:43.351962+00'),
  ('audit-entry', '01a22777-f7f7-77c8-92cf-93e4ba853c72', '20', NULL, '2026-11-29 13:21:43.351962+00'),
  ('audit-entry', '01a22777-f7ff-7045-8d2b-195ecb667aaf', '21', NULL, '2026-11-29 13:21:43.351962+00'),
  ('audit-entry', '01a22777-f817-757c-b92b-ce7d1daca9cc', '22', NULL, '2026-11-29 13:21:43.351962+00'),
  ('audit-entry', '01a22777-f840-7500-b923-3187bc71c309', '23', NULL, '2026-11-29 13:21:43.351962+00'),
  ('audit-entry', '01a22777-f842-7645-aa73-78b8f05e95a4', '24', NULL, '2026-11-29 13:21:43.351962+00'),
  ('audit-entry', '01a22777-f857-70ac-a5a0-ae9ba57a172a', '25', NULL, '2026-11-29 13:21:43.351962+00'),
  ('audit-entry', '01a22777-f863-746c-8c2e-1227f7df4c77', '26', NULL, '2026-11-29 13:21:43.351962+00'),
  ('audit-entry', '01a22777-f87a-7370-9aa8-369099622669', '27', NULL, '2026-11-29 13:21:43.351962+00'),
  ('audit-entry', '01a22777-f88c-7624-ae97-5db609b332ae', '28', NULL, '2026-11-29 13:21:43.351962+00'),
  ('audit-entry', '01a22777-f8a3-7501-a7a6-e3c9eab9a87d', '29', NULL, '2026-11-29 13:21:43.351962+00'),
  ('audit-entry', '01a22777-f8ab-76de-98f7-d3f85600d2d5', '30', NULL, '2026-11-29 13:21:43.351962+00'),
  ('audit-entry', '01a22777-f8bb-737a-bd12-c1ca04c72525', '31', NULL, '2026-11-29 13:21:43.351962+00'),
  ('audit-entry', '01a22777-f8eb-7674-a46c-69c39acc4a23', '32', NULL, '2026-11-29 13:21:43.635198+00'),
  ('audit-entry', '01a22777-f8fe-7128-bdbc-2155c02feb1c', '33', NULL, '2026-11-29 13:21:43.635198+00'),
  ('audit-entry', '01a22777-f919-7364-8154-74762e7ed3ba', '34', NULL, '2026-11-29 13:21:43.635198+00'),
  ('audit-entry', '01a22777-f933-7668-bb03-9a61184d2d4f', '35', NULL, '2026-11-29 13:21:43.635198+00'),
  ('audit-entry', '01a22777-fa79-72d2-8b16-35289c4a3a20', '36', NULL, '2026-11-29 13:21:43.760617+00'),
  ('audit-entry', '01a22777-fa79-72d2-8b16-38d8d1bb3df2', '37', NULL, '2026-11-29 13:21:43.760617+00'),
  ('audit-entry', '01a22777-fa79-72d2-8b16-3e5b294c2b56', '38', NULL, '2026-11-29 13:21:43.760617+00'),
  ('audit-entry', '01a22777-fa79-72d2-8b16-430eb6b4cabd', '39', NULL, '2026-11-29 13:21:43.760617+00'),
  ('audit-entry', '01a22777-fa79-72d2-8b16-4600b0f8b22b', '40', NULL, '2026-11-29 13:21:43.760617+00'),
  ('audit-entry', '01a22777-faa3-71a0-a172-1491571b6eac', '41', NULL, '2026-11-29 13:21:44.07551+00'),
  ('audit-entry', '01a22777-fc92-76cc-ba74-b9f50a8aca2b', '42', NULL, '2026-11-29 13:21:44.57489+00'),
  ('audit-entry', '01a22777-fda0-7486-a7ed-21c7fa5729a9', '43', NULL, '2026-11-29 13:21:44.842577+00'),
  ('audit-entry', '01a22777-fe5a-7484-824a-b6306046fb31', '44', NULL, '2026-11-29 13:21:45.045408+00'),
  ('audit-entry', '01a22777-ff24-7782-beed-a7d23d89d90e', '45', NULL, '2026-11-29 13:21:45.214691+00'),
  ('audit-entry', '01a22778-009f-7424-92a7-591f91b4ff27', '46', NULL, '2026-11-29 13:21:45.426717+00'),
  ('audit-entry', '01a22778-009f-7424-92a7-5d068a4031e2', '47', NULL, '2026-11-29 13:21:45.426717+00'),
  ('audit-entry', '01a22778-009f-7424-92a7-62d16fa21800', '48', NULL, '2026-11-29 13:21:45.426717+00'),
  ('audit-entry', '01a22778-009f-7424-92a7-669cb2d063a2', '49', NULL, '2026-11-29 13:21:45.426717+00'),
  ('audit-entry', '01a22778-009f-7424-92a7-6a16e4f1e1c2', '50', NULL, '2026-11-29 13:21:45.426717+00'),
  ('audit-entry', '01a22778-009f-7424-92a7-6f22997e49bb', '51', NULL, '2026-11-29 13:21:45.426717+00'),
  ('audit-entry', '01a22778-00dd-726f-a049-baadd2a8b278', '52', NULL, '2026-11-29 13:21:45.670175+00'),
  ('audit-entry', '01a22778-0178-74e3-b5c2-530027d518cc', '53', NULL, '2026-11-29 13:21:45.814022+00'),
  ('audit-entry', '01a22778-023f-750c-bb91-23bcad56e013', '54', NULL, '2026-11-29 13:21:46.029821+00'),
  ('audit-entry', '01a22778-02c2-70bc-a67b-ebc49c378e47', '55', NULL, '2026-11-29 13:21:46.158756+00'),
  ('audit-entry', '01a22778-035a-7505-8090-cf1f7fb81d90', '56', NULL, '2026-11-29 13:21:46.304268+00'),
  ('audit-entry', '01a22778-03f4-74e4-904a-c6d235a95e99', '57', NULL, '2026-11-29 13:21:46.455997+00'),
  ('audit-entry', '01a22778-051a-7296-9fb3-35ca6c924dc4', '58', NULL, '2026-11-29 13:21:46.63289+00'),
  ('audit-entry', '01a22778-051a-7296-9fb3-39cdcfc24f01', '59', NULL, '2026-11-29 13:21:46.63289+00'),
  ('audit-entry', '01a22778-051a-7296-9fb3-3e2336a2a56e', '60', NULL, '2026-11-29 13:21:46.63289+00'),
  ('audit-entry', '01a22778-0553-708f-bdff-0ccc82c79779', '61', NULL, '2026-11-29 13:21:46.809252+00'),
  ('audit-entry', '01a22778-05da-72fa-ab2d-92f202efcfdf', '62', NULL, '2026-11-29 13:21:46.946664+00'),
  ('audit-entry', '01a22778-06cb-7702-a211-7c720ed57cf9', '63', NULL, '2026-11-29 13:21:47.109495+00'),
  ('audit-entry', '01a22778-079c-7075-b727-426f89d54d81', '64', NULL, '2026-11-29 13:21:47.387136+00'),
  ('audit-entry', '01a22778-087b-73dc-ab51-27b58d8ba840', '65', NULL, '2026-11-29 13:21:47.569932+00'),
  ('audit-entry', '01a22778-08fe-7647-9e67-4f6fd186359f', '66', NULL, '2026-11-29 13:21:47.715333+00'),
  ('audit-entry', '01a22778-0970-73e6-94f4-8b1139a17764', '67', NULL, '2026-11-29 13:21:47.833753+00'),
  ('audit-entry', '01a22778-09df-75f4-b1ea-6a203d08ba6f', '68', NULL, '2026-11-29 13:21:47.940754+00'),
  ('audit-entry', '01a22778-0a69-7059-9a15-39168bfe8fc5', '69', NULL, '2026-11-29 13:21:48.074708+00'),
  ('audit-entry', '01a22778-0ad0-704b-978b-93584d3e35a3', '70', NULL, '2026-11-29 13:21:48.172727+00'),
  ('audit-entry', '01a22778-0c0b-7545-9c2e-e763d74c89b5', '71', NULL, '2026-11-29 13:21:48.448322+00'),
  ('audit-entry', '01a22778-0d07-7408-be3c-59b3887096f6', '72', NULL, '2026-11-29 13:21:48.634607+00'),
  ('audit-entry', '01a22778-0dde-70a8-98a1-b4e451fb587b', '73', NULL, '2026-11-29 13:21:48.8742+00'),
  ('audit-entry', '01a22778-0ec3-7669-83d7-c8a61c1ec2bc', '74', NULL, '2026-11-29 13:21:49.087945+00'),
  ('audit-entry', '01a22778-0fc0-700e-8e35-d146e25a8838', '75', NULL, '2026-11-29 13:21:49.304427+00'),
  ('audit-entry', '01a22778-1086-71c7-b0f2-0d467813cb2c', '76', NULL, '2026-11-29 13:21:49.630606+00'),
  ('audit-entry', '01a22778-116c-70bb-a2e7-38d62428e8a3', '77', NULL, '2026-11-29 13:21:49.808324+00'),
  ('audit-entry', '01a22778-12ae-7570-ac37-3098cc658e59', '78', NULL, '2026-11-29 13:21:50.110546+00'),
  ('audit-entry', '01a22778-133a-7272-92de-c286a76baa64', '79', NULL, '2026-11-29 13:21:50.34659+00'),
  ('audit-entry', '01a22778-13e3-749c-864d-0e87cb8ee46b', '80', NULL, '2026-11-29 13:21:50.495994+00'),
  ('audit-entry', '01a22778-1476-75e0-8ba0-4062b08102e7', '81', NULL, '2026-11-29 13:21:50.647026+00'),
  ('audit-entry', '01a22778-1562-73ec-86c5-2b4beaaed6e2', '82', NULL, '2026-11-29 13:21:50.885083+00'),
  ('audit-entry', '01a22778-1604-7085-92e7-2fde6390167c', '83', NULL, '2026-11-29 13:21:51.037331+00'),
  ('audit-entry', '01a22778-16c2-7431-9576-d3ee224cefe8', '84', NULL, '2026-11-29 13:21:51.257168+00'),
  ('audit-entry', '01a22778-1768-7782-89de-3aab5bf50d90', '85', NULL, '2026-11-29 13:21:51.414281+00'),
  ('audit-entry', '01a22778-1816-7556-9a9f-70db415de9ef', '86', NULL, '2026-11-29 13:21:51.563417+00'),
  ('audit-entry', '01a22778-189a-758e-bf98-a5e7fd1db181', '87', NULL, '2026-11-29 13:21:51.733626+00'),
  ('audit-entry', '01a22778-1950-767d-ac1b-8b55bdf36a23', '89', NULL, '2026-11-29 13:21:51.876097+00'),
  ('audit-entry', '01a22778-1b24-75dc-a690-554c191f11e8', '90', NULL, '2026-11-29 13:21:52.246552+00'),
  ('audit-entry', '01a22778-1d2e-71f3-84a5-ab06ea8dda27', '97', NULL, '2026-11-29 13:21:52.751348+00'),
  ('audit-entry', '01a22778-1e1f-7425-bf20-8930858bde5d', '110', NULL, '2026-11-29 13:21:53.120355+00'),
  ('audit-entry', '01a22778-1e71-70ba-a269-0b6153ab1012', '112', NULL, '2026-11-29 13:21:53.245165+00'),
  ('audit-entry', '01a22778-1f6b-77a1-aa77-8bd947428309', '113', NULL, '2026-11-29 13:21:53.456358+00'),
  ('notice', '01a22778-1cf0-723d-8bd9-46ab58e5dde7', '98', NULL, '2026-11-29 13:21:52.751348+00'),
  ('notice', '01a22778-1d07-759a-ac9e-5033d6477e0f', '99', NULL, '2026-11-29 13:21:52.751348+00'),
  ('notice', '01a22778-1d18-732d-af5a-83f1fad79550', '100', NULL, '2026-11-29 13:21:52.751348+00'),
  ('notice', '01a22778-1d1c-7170-84f7-e1e56457b9f9', '101', NULL, '2026-11-29 13:21:52.751348+00'),
  ('notice', '01a22778-1d27-73c2-87de-8d1eac11fe08', '102', NULL, '2026-11-29 13:21:52.751348+00'),
  ('notice', '01a22778-1d2a-73be-a6f8-63aaa6cff949', '103', NULL, '2026-11-29 13:21:52.751348+00'),
  ('paid', '01900000-0000-7000-8000-000000000010', '111', NULL, '2026-11-29 13:21:53.120355+00'),
  ('paid', '01900000-0000-7000-8000-000000000011', '105', NULL, '2026-11-29 13:21:52.751348+00'),
  ('paid', '01900000-0000-7000-8000-000000000012', '106', NULL, '2026-11-29 13:21:52.751348+00'),
  ('paid', '01900000-0000-7000-8000-000000000013', '107', NULL, '2026-11-29 13:21:52.751348+00'),
  ('paid', '01900000-0000-7000-8000-000000000014', '108', NULL, '2026-11-29 13:21:52.751348+00'),
  ('paid', '01900000-0000-7000-8000-000000000015', '109', NULL, '2026-11-29 13:21:52.751348+00'),
  ('site', '0190c0de-0000-7000-8000-000000000002', '16', NULL, '2026-11-29 13:21:40.49169+00');
INSERT INTO "change_counter" (only_row, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('true', '113');
INSERT INTO "change_cursor" (source, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('auth', '20'),
  ('jobs', '566'),
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
  ('01a22777-d7d3-746d-9bfd-e567a108b017', '{"at": "2026-11-29T13:21:35.188Z", "id": "01a22777-d7d3-746d-9bfd-e567a108b017", "action": "invoice-settings.changed", "details": {"gst_rate_percent": "20 → 10"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "", "subject_kind": "invoice-settings", "subject_name": "Invoice settings"}'),
  ('01a22777-d82c-73a0-bf02-5fbd0da02056', '{"at": "2026-11-29T13:21:35.276Z", "id": "01a22777-d82c-73a0-bf02-5fbd0da02056", "action": "invoice-settings.gst-confirmed", "details": {"gst_rate_percent": "10"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "", "subject_kind": "invoice-settings", "subject_name": "Invoice settings"}'),
  ('01a22777-d85d-7248-82d0-2e85fa448e25', '{"at": "2026-11-29T13:21:35.325Z", "id": "01a22777-d85d-7248-82d0-2e85fa448e25", "action": "quote-text.saved", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "cc6871a5-52c2-5678-b4ef-b20a470238b9", "subject_kind": "quote", "subject_name": "Our terms"}'),
  ('01a22777-d8d8-70df-b703-efaba3081ac8', '{"at": "2026-11-29T13:21:35.448Z", "id": "01a22777-d8d8-70df-b703-efaba3081ac8", "action": "quote.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "44d06644-e1b8-5ae8-9c75-0760df44cf0f", "subject_kind": "quote", "subject_name": "Q-00001"}'),
  ('01a22777-e7cf-737a-834c-26975f011196', '{"at": "2026-11-29T13:21:39.280Z", "id": "01a22777-e7cf-737a-834c-26975f011196", "action": "quote.sent", "details": {"channel": "hand"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "44d06644-e1b8-5ae8-9c75-0760df44cf0f", "subject_kind": "quote", "subject_name": "Q-00001"}'),
  ('01a22777-e7ef-7120-8b96-144675e091a1', '{"at": "2026-11-29T13:21:39.311Z", "id": "01a22777-e7ef-7120-8b96-144675e091a1", "action": "quote.declined", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "44d06644-e1b8-5ae8-9c75-0760df44cf0f", "subject_kind": "quote", "subject_name": "Q-00001"}'),
  ('01a22777-e838-74d5-9058-4ae6853f6981', '{"at": "2026-11-29T13:21:39.384Z", "id": "01a22777-e838-74d5-9058-4ae6853f6981", "action": "quote.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "bd93609b-ed17-51bc-9596-6ac35123c6aa", "subject_kind": "quote", "subject_name": "Q-00002"}'),
  ('01a22777-ea6d-70fb-b946-813dac68e67a', '{"at": "2026-11-29T13:21:39.949Z", "id": "01a22777-ea6d-70fb-b946-813dac68e67a", "action": "quote.sent", "details": {"channel": "hand"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "bd93609b-ed17-51bc-9596-6ac35123c6aa", "subject_kind": "quote", "subject_name": "Q-00002"}'),
  ('01a22777-ea9e-75ed-ad50-caaf081f30c0', '{"at": "2026-11-29T13:21:39.998Z", "id": "01a22777-ea9e-75ed-ad50-caaf081f30c0", "action": "quote.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "ab25b720-9dad-5fbc-8f4c-27a5b16696e5", "subject_kind": "quote", "subject_name": "Q-00003"}'),
  ('01a22777-ec01-77f6-aa24-ac09f6a8b286', '{"at": "2026-11-29T13:21:40.353Z", "id": "01a22777-ec01-77f6-aa24-ac09f6a8b286", "action": "quote.sent", "details": {"channel": "hand"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "ab25b720-9dad-5fbc-8f4c-27a5b16696e5", "subject_kind": "quote", "subject_name": "Q-00003"}'),
  ('01a22777-ec4a-7559-9e02-691efda887d0', '{"at": "2026-11-29T13:21:40.426Z", "id": "01a22777-ec4a-7559-9e02-691efda887d0", "action": "quote.accepted", "details": {"entered": "by the office", "pdf_sha256": "cdaa90eb816d1e0308efb4003f3c98101647c1afd872d453ed1bc0baef19c5df"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "ab25b720-9dad-5fbc-8f4c-27a5b16696e5", "subject_kind": "quote", "subject_name": "Q-00003"}'),
  ('01a22777-ec77-7084-a617-9dfc90d45c44', '{"at": "2026-11-29T13:21:40.472Z", "id": "01a22777-ec77-7084-a617-9dfc90d45c44", "action": "quote.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "fdbbf917-7206-5c19-93d9-b1f90aa07d6b", "subject_kind": "quote", "subject_name": "Q-00004"}'),
  ('01a22777-ec9f-7552-a6a3-90b1da5039ca', '{"at": "2026-11-29T13:21:40.511Z", "id": "01a22777-ec9f-7552-a6a3-90b1da5039ca", "action": "site-proof.changed", "details": {"changed": "promise_days, served_postcodes, testimonials, ratings, prices, examples, checks, come_back, is_police_checked, response_hours, manager_name, manager_role"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "", "subject_kind": "site", "subject_name": "Proof and promises of the website"}'),
  ('01a22777-f780-71d5-b4d7-c7de3705b3c6', '{"at": "2026-11-29T13:21:43.296Z", "id": "01a22777-f780-71d5-b4d7-c7de3705b3c6", "action": "pay-settings.changed", "details": {"gst_from": " → 2018-07-01", "first_day": "2022-01-01 → 2026-10-11", "gst_checked_on": " → 2026-11-02"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "", "subject_kind": "pay-settings", "subject_name": "Pay settings"}'),
  ('01a22777-f7a3-75d4-8594-5dc435d11b16', '{"at": "2026-11-29T13:21:43.332Z", "id": "01a22777-f7a3-75d4-8594-5dc435d11b16", "action": "pay-bank-account.saved", "details": {"bsb": "105-900", "bank": "BSA", "account_ending": "200"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22777-f79b-7628-b8e9-28fbe93e085b", "subject_kind": "pay-settings", "subject_name": "GUMLEAF CLEANING PTY LTD"}'),
  ('01a22777-f7d7-76c6-b91f-e93215e88bec', '{"at": "2026-11-29T13:21:43.383Z", "id": "01a22777-f7d7-76c6-b91f-e93215e88bec", "action": "client.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000001", "subject_kind": "client", "subject_name": "Wattlebird Property"}'),
  ('01a22777-f7f7-77c8-92cf-93e4ba853c72', '{"at": "2026-11-29T13:21:43.415Z", "id": "01a22777-f7f7-77c8-92cf-93e4ba853c72", "action": "client.job-set", "details": {"job": "Wattlebird House Offices", "from": "2026-09-01", "client": "Wattlebird Property"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000001", "subject_kind": "client", "subject_name": "Wattlebird Property"}'),
  ('01a22777-f7ff-7045-8d2b-195ecb667aaf', '{"at": "2026-11-29T13:21:43.423Z", "id": "01a22777-f7ff-7045-8d2b-195ecb667aaf", "action": "client.job-set", "details": {"job": "Sturt Pea Technology Hub", "from": "2026-09-01", "client": "Wattlebird Property"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000001", "subject_kind": "client", "subject_name": "Wattlebird Property"}'),
  ('01a22777-f817-757c-b92b-ce7d1daca9cc', '{"at": "2026-11-29T13:21:43.447Z", "id": "01a22777-f817-757c-b92b-ce7d1daca9cc", "action": "client.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000002", "subject_kind": "client", "subject_name": "Banksia Family Medical Centre"}'),
  ('01a22777-f840-7500-b923-3187bc71c309', '{"at": "2026-11-29T13:21:43.488Z", "id": "01a22777-f840-7500-b923-3187bc71c309", "action": "client.job-set", "details": {"job": "Banksia Family Medical Centre", "from": "2026-08-01", "client": "Banksia Family Medical Centre"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000002", "subject_kind": "client", "subject_name": "Banksia Family Medical Centre"}'),
  ('01a22777-f842-7645-aa73-78b8f05e95a4', '{"at": "2026-11-29T13:21:43.490Z", "id": "01a22777-f842-7645-aa73-78b8f05e95a4", "action": "client.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000003", "subject_kind": "client", "subject_name": "Little Pelicans"}'),
  ('01a22777-f857-70ac-a5a0-ae9ba57a172a', '{"at": "2026-11-29T13:21:43.511Z", "id": "01a22777-f857-70ac-a5a0-ae9ba57a172a", "action": "client.job-set", "details": {"job": "Little Pelicans Early Learning", "from": "2026-08-01", "client": "Little Pelicans"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000003", "subject_kind": "client", "subject_name": "Little Pelicans"}'),
  ('01a22777-f863-746c-8c2e-1227f7df4c77', '{"at": "2026-11-29T13:21:43.523Z", "id": "01a22777-f863-746c-8c2e-1227f7df4c77", "action": "client.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000004", "subject_kind": "client", "subject_name": "Port Adelaide Arts Trust"}'),
  ('01a22777-f87a-7370-9aa8-369099622669', '{"at": "2026-11-29T13:21:43.546Z", "id": "01a22777-f87a-7370-9aa8-369099622669", "action": "client.job-set", "details": {"job": "Wool Store Gallery", "from": "2026-08-01", "client": "Port Adelaide Arts Trust"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000004", "subject_kind": "client", "subject_name": "Port Adelaide Arts Trust"}'),
  ('01a22777-f88c-7624-ae97-5db609b332ae', '{"at": "2026-11-29T13:21:43.564Z", "id": "01a22777-f88c-7624-ae97-5db609b332ae", "action": "client.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000005", "subject_kind": "client", "subject_name": "Unley Libraries"}'),
  ('01a22777-f8a3-7501-a7a6-e3c9eab9a87d', '{"at": "2026-11-29T13:21:43.587Z", "id": "01a22777-f8a3-7501-a7a6-e3c9eab9a87d", "action": "client.job-set", "details": {"job": "Unley Corner Library", "from": "2026-08-01", "client": "Unley Libraries"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000005", "subject_kind": "client", "subject_name": "Unley Libraries"}'),
  ('01a22777-f8ab-76de-98f7-d3f85600d2d5', '{"at": "2026-11-29T13:21:43.595Z", "id": "01a22777-f8ab-76de-98f7-d3f85600d2d5", "action": "client.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000006", "subject_kind": "client", "subject_name": "Sandpiper Surf Club Inc."}'),
  ('01a22777-f8bb-737a-bd12-c1ca04c72525', '{"at": "2026-11-29T13:21:43.611Z", "id": "01a22777-f8bb-737a-bd12-c1ca04c72525", "action": "client.job-set", "details": {"job": "Sandpiper Surf Club", "from": "2026-08-01", "client": "Sandpiper Surf Club Inc."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000006", "subject_kind": "client", "subject_name": "Sandpiper Surf Club Inc."}'),
  ('01a22777-f8eb-7674-a46c-69c39acc4a23', '{"at": "2026-11-29T13:21:43.659Z", "id": "01a22777-f8eb-7674-a46c-69c39acc4a23", "action": "job-price.set", "details": {"from": "2026-08-01", "price": "visit 145.00"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-9000-000000000002", "subject_kind": "job", "subject_name": "Banksia Family Medical Centre"}'),
  ('01a22777-f8fe-7128-bdbc-2155c02feb1c', '{"at": "2026-11-29T13:21:43.678Z", "id": "01a22777-f8fe-7128-bdbc-2155c02feb1c", "action": "job-price.set", "details": {"from": "2026-08-01", "price": "month 2280.00"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-9000-000000000003", "subject_kind": "job", "subject_name": "Little Pelicans Early Learning"}'),
  ('01a22777-f919-7364-8154-74762e7ed3ba', '{"at": "2026-11-29T13:21:43.705Z", "id": "01a22777-f919-7364-8154-74762e7ed3ba", "action": "job-price.set", "details": {"from": "2026-08-01", "price": "visit 125.00"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-9000-000000000004", "subject_kind": "job", "subject_name": "Wool Store Gallery"}'),
  ('01a22777-f933-7668-bb03-9a61184d2d4f', '{"at": "2026-11-29T13:21:43.731Z", "id": "01a22777-f933-7668-bb03-9a61184d2d4f", "action": "job-price.set", "details": {"from": "2026-08-01", "price": "month 2750.00"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-9000-000000000007", "subject_kind": "job", "subject_name": "Sandpiper Surf Club"}'),
  ('01a22777-fa79-72d2-8b16-35289c4a3a20', '{"at": "2026-11-29T13:21:44.057Z", "id": "01a22777-fa79-72d2-8b16-35289c4a3a20", "action": "invoice.issued", "details": {"month": "2026-08", "total": "1754.50", "client": "Banksia Family Medical Centre", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22777-fa29-74a4-ab19-f04fce68c160", "subject_kind": "invoice", "subject_name": "INV-00001"}'),
  ('01a22777-fa79-72d2-8b16-38d8d1bb3df2', '{"at": "2026-11-29T13:21:44.057Z", "id": "01a22777-fa79-72d2-8b16-38d8d1bb3df2", "action": "invoice.issued", "details": {"month": "2026-08", "total": "2508.00", "client": "Little Pelicans", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22777-fa29-74a4-ab19-f79e2e6d1291", "subject_kind": "invoice", "subject_name": "INV-00002"}'),
  ('01a22777-fa79-72d2-8b16-3e5b294c2b56', '{"at": "2026-11-29T13:21:44.057Z", "id": "01a22777-fa79-72d2-8b16-3e5b294c2b56", "action": "invoice.issued", "details": {"month": "2026-08", "total": "1512.50", "client": "Port Adelaide Arts Trust", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22777-fa29-74a4-ab19-fbceba237607", "subject_kind": "invoice", "subject_name": "INV-00003"}'),
  ('01a22777-fa79-72d2-8b16-430eb6b4cabd', '{"at": "2026-11-29T13:21:44.057Z", "id": "01a22777-fa79-72d2-8b16-430eb6b4cabd", "action": "invoice.issued", "details": {"month": "2026-08", "total": "2126.37", "client": "Unley Libraries", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22777-fa29-74a4-ab19-ff5d47282b79", "subject_kind": "invoice", "subject_name": "INV-00004"}'),
  ('01a22777-fa79-72d2-8b16-4600b0f8b22b', '{"at": "2026-11-29T13:21:44.057Z", "id": "01a22777-fa79-72d2-8b16-4600b0f8b22b", "action": "invoice.issued", "details": {"month": "2026-08", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22777-fa29-74a4-ab1a-030e862562cb", "subject_kind": "invoice", "subject_name": "INV-00005"}'),
  ('01a22777-faa3-71a0-a172-1491571b6eac', '{"at": "2026-11-29T13:21:44.099Z", "id": "01a22777-faa3-71a0-a172-1491571b6eac", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22777-fa29-74a4-ab19-f04fce68c160", "subject_kind": "invoice", "subject_name": "INV-00001"}'),
  ('01a22777-fc92-76cc-ba74-b9f50a8aca2b', '{"at": "2026-11-29T13:21:44.594Z", "id": "01a22777-fc92-76cc-ba74-b9f50a8aca2b", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22777-fa29-74a4-ab19-f79e2e6d1291", "subject_kind": "invoice", "subject_name": "INV-00002"}'),
  ('01a22777-fda0-7486-a7ed-21c7fa5729a9', '{"at": "2026-11-29T13:21:44.864Z", "id": "01a22777-fda0-7486-a7ed-21c7fa5729a9", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22777-fa29-74a4-ab19-fbceba237607", "subject_kind": "invoice", "subject_name": "INV-00003"}'),
  ('01a22777-fe5a-7484-824a-b6306046fb31', '{"at": "2026-11-29T13:21:45.050Z", "id": "01a22777-fe5a-7484-824a-b6306046fb31", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22777-fa29-74a4-ab19-ff5d47282b79", "subject_kind": "invoice", "subject_name": "INV-00004"}'),
  ('01a22777-ff24-7782-beed-a7d23d89d90e', '{"at": "2026-11-29T13:21:45.252Z", "id": "01a22777-ff24-7782-beed-a7d23d89d90e", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22777-fa29-74a4-ab1a-030e862562cb", "subject_kind": "invoice", "subject_name": "INV-00005"}'),
  ('01a22778-009f-7424-92a7-591f91b4ff27', '{"at": "2026-11-29T13:21:45.631Z", "id": "01a22778-009f-7424-92a7-591f91b4ff27", "action": "invoice.issued", "details": {"month": "2026-09", "total": "7139.70", "client": "Wattlebird Property", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-0037-7580-ba0b-974e8fe1f754", "subject_kind": "invoice", "subject_name": "INV-00006"}'),
  ('01a22778-009f-7424-92a7-5d068a4031e2', '{"at": "2026-11-29T13:21:45.631Z", "id": "01a22778-009f-7424-92a7-5d068a4031e2", "action": "invoice.issued", "details": {"month": "2026-09", "total": "1914.00", "client": "Banksia Family Medical Centre", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-0037-7580-ba0b-989288c1ce92", "subject_kind": "invoice", "subject_name": "INV-00007"}'),
  ('01a22778-009f-7424-92a7-62d16fa21800', '{"at": "2026-11-29T13:21:45.631Z", "id": "01a22778-009f-7424-92a7-62d16fa21800", "action": "invoice.issued", "details": {"month": "2026-09", "total": "2508.00", "client": "Little Pelicans", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-0037-7580-ba0b-9fbd9c36b938", "subject_kind": "invoice", "subject_name": "INV-00008"}'),
  ('01a22778-009f-7424-92a7-669cb2d063a2', '{"at": "2026-11-29T13:21:45.631Z", "id": "01a22778-009f-7424-92a7-669cb2d063a2", "action": "invoice.issued", "details": {"month": "2026-09", "total": "1787.50", "client": "Port Adelaide Arts Trust", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-0037-7580-ba0b-a0cf82d257d7", "subject_kind": "invoice", "subject_name": "INV-00009"}'),
  ('01a22778-009f-7424-92a7-6a16e4f1e1c2', '{"at": "2026-11-29T13:21:45.631Z", "id": "01a22778-009f-7424-92a7-6a16e4f1e1c2", "action": "invoice.issued", "details": {"month": "2026-09", "total": "1960.21", "client": "Unley Libraries", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-0037-7580-ba0b-a4559759cda3", "subject_kind": "invoice", "subject_name": "INV-00010"}'),
  ('01a22778-009f-7424-92a7-6f22997e49bb', '{"at": "2026-11-29T13:21:45.631Z", "id": "01a22778-009f-7424-92a7-6f22997e49bb", "action": "invoice.issued", "details": {"month": "2026-09", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-0037-7580-ba0b-aabb663c38d0", "subject_kind": "invoice", "subject_name": "INV-00011"}'),
  ('01a22778-00dd-726f-a049-baadd2a8b278', '{"at": "2026-11-29T13:21:45.693Z", "id": "01a22778-00dd-726f-a049-baadd2a8b278", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-0037-7580-ba0b-974e8fe1f754", "subject_kind": "invoice", "subject_name": "INV-00006"}'),
  ('01a22778-0178-74e3-b5c2-530027d518cc', '{"at": "2026-11-29T13:21:45.848Z", "id": "01a22778-0178-74e3-b5c2-530027d518cc", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-0037-7580-ba0b-989288c1ce92", "subject_kind": "invoice", "subject_name": "INV-00007"}'),
  ('01a22778-023f-750c-bb91-23bcad56e013', '{"at": "2026-11-29T13:21:46.047Z", "id": "01a22778-023f-750c-bb91-23bcad56e013", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-0037-7580-ba0b-9fbd9c36b938", "subject_kind": "invoice", "subject_name": "INV-00008"}'),
  ('01a22778-02c2-70bc-a67b-ebc49c378e47', '{"at": "2026-11-29T13:21:46.178Z", "id": "01a22778-02c2-70bc-a67b-ebc49c378e47", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-0037-7580-ba0b-a0cf82d257d7", "subject_kind": "invoice", "subject_name": "INV-00009"}'),
  ('01a22778-035a-7505-8090-cf1f7fb81d90', '{"at": "2026-11-29T13:21:46.330Z", "id": "01a22778-035a-7505-8090-cf1f7fb81d90", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-0037-7580-ba0b-a4559759cda3", "subject_kind": "invoice", "subject_name": "INV-00010"}'),
  ('01a22778-03f4-74e4-904a-c6d235a95e99', '{"at": "2026-11-29T13:21:46.484Z", "id": "01a22778-03f4-74e4-904a-c6d235a95e99", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-0037-7580-ba0b-aabb663c38d0", "subject_kind": "invoice", "subject_name": "INV-00011"}'),
  ('01a22778-051a-7296-9fb3-35ca6c924dc4', '{"at": "2026-11-29T13:21:46.778Z", "id": "01a22778-051a-7296-9fb3-35ca6c924dc4", "action": "invoice.issued", "details": {"month": "2026-10", "total": "2073.50", "client": "Banksia Family Medical Centre", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-04db-75c0-8494-f25b4406f7b0", "subject_kind": "invoice", "subject_name": "INV-00012"}'),
  ('01a22778-051a-7296-9fb3-39cdcfc24f01', '{"at": "2026-11-29T13:21:46.778Z", "id": "01a22778-051a-7296-9fb3-39cdcfc24f01", "action": "invoice.issued", "details": {"month": "2026-10", "total": "1650.00", "client": "Port Adelaide Arts Trust", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-04dc-7699-8007-3c7f42d36c9e", "subject_kind": "invoice", "subject_name": "INV-00013"}'),
  ('01a22778-051a-7296-9fb3-3e2336a2a56e', '{"at": "2026-11-29T13:21:46.779Z", "id": "01a22778-051a-7296-9fb3-3e2336a2a56e", "action": "invoice.issued", "details": {"month": "2026-10", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-04dc-7699-8007-42953f200194", "subject_kind": "invoice", "subject_name": "INV-00014"}'),
  ('01a22778-0553-708f-bdff-0ccc82c79779', '{"at": "2026-11-29T13:21:46.835Z", "id": "01a22778-0553-708f-bdff-0ccc82c79779", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-04db-75c0-8494-f25b4406f7b0", "subject_kind": "invoice", "subject_name": "INV-00012"}'),
  ('01a22778-05da-72fa-ab2d-92f202efcfdf', '{"at": "2026-11-29T13:21:46.971Z", "id": "01a22778-05da-72fa-ab2d-92f202efcfdf", "action": "invoice.marked-sent", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-04dc-7699-8007-42953f200194", "subject_kind": "invoice", "subject_name": "INV-00014"}'),
  ('01a22778-06cb-7702-a211-7c720ed57cf9', '{"at": "2026-11-29T13:21:47.211Z", "id": "01a22778-06cb-7702-a211-7c720ed57cf9", "action": "invoice.adjusted", "details": {"note": "ADJ-00001", "total": "-137.50", "reason": "The visit on the second Saturday was cancelled by the gallery"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-0037-7580-ba0b-a0cf82d257d7", "subject_kind": "invoice", "subject_name": "INV-00009"}'),
  ('01a22778-079c-7075-b727-426f89d54d81', '{"at": "2026-11-29T13:21:47.420Z", "id": "01a22778-079c-7075-b727-426f89d54d81", "action": "invoice-extra.added", "details": {"day": "2026-11-29", "text": "Windows outside, levels 1 to 3", "amount": "385.00", "reason": "Asked for by Renee Castle on the telephone"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "bf4cf82e-6248-5cd6-ab55-ac56eb3611f3", "subject_kind": "invoice", "subject_name": "Windows outside, levels 1 to 3"}'),
  ('01a22778-087b-73dc-ab51-27b58d8ba840', '{"at": "2026-11-29T13:21:47.644Z", "id": "01a22778-087b-73dc-ab51-27b58d8ba840", "action": "client-payment.booked", "details": {"day": "2026-09-14", "amount": "1754.50", "invoices": "INV-00001 A$1754.50"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000002", "subject_kind": "client", "subject_name": "Banksia Family Medical Centre"}'),
  ('01a22778-08fe-7647-9e67-4f6fd186359f', '{"at": "2026-11-29T13:21:47.774Z", "id": "01a22778-08fe-7647-9e67-4f6fd186359f", "action": "client-payment.booked", "details": {"day": "2026-09-14", "amount": "2508.00", "invoices": "INV-00002 A$2508.00"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000003", "subject_kind": "client", "subject_name": "Little Pelicans"}'),
  ('01a22778-0970-73e6-94f4-8b1139a17764', '{"at": "2026-11-29T13:21:47.888Z", "id": "01a22778-0970-73e6-94f4-8b1139a17764", "action": "client-payment.booked", "details": {"day": "2026-09-14", "amount": "1512.50", "invoices": "INV-00003 A$1512.50"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000004", "subject_kind": "client", "subject_name": "Port Adelaide Arts Trust"}'),
  ('01a22778-09df-75f4-b1ea-6a203d08ba6f', '{"at": "2026-11-29T13:21:47.999Z", "id": "01a22778-09df-75f4-b1ea-6a203d08ba6f", "action": "client-payment.booked", "details": {"day": "2026-09-14", "amount": "2126.37", "invoices": "INV-00004 A$2126.37"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000005", "subject_kind": "client", "subject_name": "Unley Libraries"}'),
  ('01a22778-0a69-7059-9a15-39168bfe8fc5', '{"at": "2026-11-29T13:21:48.138Z", "id": "01a22778-0a69-7059-9a15-39168bfe8fc5", "action": "client-payment.booked", "details": {"day": "2026-09-14", "amount": "2875.00", "invoices": "INV-00005 A$2875.00"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000006", "subject_kind": "client", "subject_name": "Sandpiper Surf Club Inc."}'),
  ('01a22778-0ad0-704b-978b-93584d3e35a3', '{"at": "2026-11-29T13:21:48.240Z", "id": "01a22778-0ad0-704b-978b-93584d3e35a3", "action": "invoice.written-off", "details": {"amount": "150.00", "reason": "Agreed with the treasurer: the hall was closed for a week"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22777-fa29-74a4-ab1a-030e862562cb", "subject_kind": "invoice", "subject_name": "INV-00005"}'),
  ('01a22778-0c0b-7545-9c2e-e763d74c89b5', '{"at": "2026-11-29T13:21:48.555Z", "id": "01a22778-0c0b-7545-9c2e-e763d74c89b5", "action": "bank-statement.imported", "details": {"added": "8", "known": "0", "left_out": "0", "outgoing": "0", "look_alike": "0"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "d8ec1b91-efb1-540b-bb7e-c48f16451016", "subject_kind": "list", "subject_name": "gumleaf-2026-11-29.ofx"}'),
  ('01a22778-0d07-7408-be3c-59b3887096f6', '{"at": "2026-11-29T13:21:48.807Z", "id": "01a22778-0d07-7408-be3c-59b3887096f6", "action": "client-payment.booked", "details": {"day": "2026-10-14", "amount": "7139.70", "invoices": "INV-00006 A$7139.70"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000001", "subject_kind": "client", "subject_name": "Wattlebird Property"}'),
  ('01a22778-0dde-70a8-98a1-b4e451fb587b', '{"at": "2026-11-29T13:21:49.026Z", "id": "01a22778-0dde-70a8-98a1-b4e451fb587b", "action": "client-payment.booked", "details": {"day": "2026-10-14", "amount": "1914.00", "invoices": "INV-00007 A$1914.00"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000002", "subject_kind": "client", "subject_name": "Banksia Family Medical Centre"}'),
  ('01a22778-0ec3-7669-83d7-c8a61c1ec2bc', '{"at": "2026-11-29T13:21:49.251Z", "id": "01a22778-0ec3-7669-83d7-c8a61c1ec2bc", "action": "client-payment.booked", "details": {"day": "2026-10-14", "amount": "1815.00", "invoices": "INV-00011 A$1815.00"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000006", "subject_kind": "client", "subject_name": "Sandpiper Surf Club Inc."}'),
  ('01a22778-0fc0-700e-8e35-d146e25a8838', '{"at": "2026-11-29T13:21:49.504Z", "id": "01a22778-0fc0-700e-8e35-d146e25a8838", "action": "client-payment.booked", "details": {"day": "2026-11-29", "amount": "1512.50", "invoices": "INV-00014 A$1512.50"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-a000-000000000006", "subject_kind": "client", "subject_name": "Sandpiper Surf Club Inc."}'),
  ('01a22778-1086-71c7-b0f2-0d467813cb2c', '{"at": "2026-11-29T13:21:49.703Z", "id": "01a22778-1086-71c7-b0f2-0d467813cb2c", "action": "payee.changed", "details": {"state": " → SA", "suburb": " → Prospect", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Amara", "family_name": " → Perera", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40118"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000010", "subject_kind": "person", "subject_name": "Amara Perera"}'),
  ('01a22778-116c-70bb-a2e7-38d62428e8a3', '{"at": "2026-11-29T13:21:49.933Z", "id": "01a22778-116c-70bb-a2e7-38d62428e8a3", "action": "payee.super-decided", "details": {"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000010", "subject_kind": "person", "subject_name": "Amara Perera"}'),
  ('01a22778-12ae-7570-ac37-3098cc658e59', '{"at": "2026-11-29T13:21:50.254Z", "id": "01a22778-12ae-7570-ac37-3098cc658e59", "action": "payee.changed", "details": {"state": " → SA", "suburb": " → Norwood", "fund_usi": " → HOS0100AU", "gst_from": " → 2023-07-01", "fund_name": " → Hostplus", "rcti_form": " → signed", "rcti_from": " → 2024-07-01", "given_name": " → Daniel", "rcti_terms": " → supplies-named, both-registered, company-issues, supplier-does-not, tells-when-it-ends", "family_name": " → Okafor", "may_delegate": " → yes", "contract_with": " → person", "gst_checked_on": " → 2026-11-02", "fund_member_number": " → 40125"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000011", "subject_kind": "person", "subject_name": "Daniel Okafor"}'),
  ('01a22778-133a-7272-92de-c286a76baa64', '{"at": "2026-11-29T13:21:50.394Z", "id": "01a22778-133a-7272-92de-c286a76baa64", "action": "payee.super-decided", "details": {"from": "2026-07-01", "answer": "no", "reason": "May send somebody else."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000011", "subject_kind": "person", "subject_name": "Daniel Okafor"}'),
  ('01a22778-13e3-749c-864d-0e87cb8ee46b', '{"at": "2026-11-29T13:21:50.563Z", "id": "01a22778-13e3-749c-864d-0e87cb8ee46b", "action": "payee.changed", "details": {"state": " → SA", "suburb": " → Mile End", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Mei", "family_name": " → Lin Chen", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40132"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000012", "subject_kind": "person", "subject_name": "Mei Lin Chen"}'),
  ('01a22778-1476-75e0-8ba0-4062b08102e7', '{"at": "2026-11-29T13:21:50.711Z", "id": "01a22778-1476-75e0-8ba0-4062b08102e7", "action": "payee.super-decided", "details": {"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000012", "subject_kind": "person", "subject_name": "Mei Lin Chen"}'),
  ('01a22778-1562-73ec-86c5-2b4beaaed6e2', '{"at": "2026-11-29T13:21:50.946Z", "id": "01a22778-1562-73ec-86c5-2b4beaaed6e2", "action": "payee.changed", "details": {"state": " → SA", "suburb": " → Modbury", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Tomasz", "family_name": " → Nowak", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40139"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000013", "subject_kind": "person", "subject_name": "Tomasz Nowak"}'),
  ('01a22778-1604-7085-92e7-2fde6390167c', '{"at": "2026-11-29T13:21:51.108Z", "id": "01a22778-1604-7085-92e7-2fde6390167c", "action": "payee.super-decided", "details": {"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000013", "subject_kind": "person", "subject_name": "Tomasz Nowak"}'),
  ('01a22778-16c2-7431-9576-d3ee224cefe8', '{"at": "2026-11-29T13:21:51.298Z", "id": "01a22778-16c2-7431-9576-d3ee224cefe8", "action": "payee.changed", "details": {"may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000014", "subject_kind": "person", "subject_name": "Priya Raghunathan-Venkataraman"}'),
  ('01a22778-1768-7782-89de-3aab5bf50d90', '{"at": "2026-11-29T13:21:51.464Z", "id": "01a22778-1768-7782-89de-3aab5bf50d90", "action": "payee.changed", "details": {"state": " → SA", "suburb": " → Glenelg", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Grace", "family_name": " → Papadopoulos", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40153"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000015", "subject_kind": "person", "subject_name": "Grace Papadopoulos"}'),
  ('01a22778-1816-7556-9a9f-70db415de9ef', '{"at": "2026-11-29T13:21:51.639Z", "id": "01a22778-1816-7556-9a9f-70db415de9ef", "action": "payee.super-decided", "details": {"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000015", "subject_kind": "person", "subject_name": "Grace Papadopoulos"}'),
  ('01a22778-189a-758e-bf98-a5e7fd1db181', '{"at": "2026-11-29T13:21:51.770Z", "id": "01a22778-189a-758e-bf98-a5e7fd1db181", "action": "pay-adjustment.added", "details": {"day": "2026-10-31", "file": "without a file", "kind": "bonus", "amount": "80.00", "reason": "Stood in on short notice"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000012", "subject_kind": "person", "subject_name": "Mei Lin Chen"}'),
  ('01a22778-1950-767d-ac1b-8b55bdf36a23', '{"at": "2026-11-29T13:21:51.965Z", "id": "01a22778-1950-767d-ac1b-8b55bdf36a23", "action": "pay-run.created", "details": {"pay_day": "2026-11-03", "through_day": "2026-10-31"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-1939-7362-a974-4fca1caa2b1b", "subject_kind": "pay-run", "subject_name": "Pay run 1"}'),
  ('01a22778-1b24-75dc-a690-554c191f11e8', '{"at": "2026-11-29T13:21:52.420Z", "id": "01a22778-1b24-75dc-a690-554c191f11e8", "action": "pay-run.approved", "details": {"total": "7486.16", "people": "6", "through_day": "2026-10-31"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-1939-7362-a974-4fca1caa2b1b", "subject_kind": "pay-run", "subject_name": "Pay run 1"}'),
  ('01a22778-1d2e-71f3-84a5-ab06ea8dda27', '{"at": "2026-11-29T13:21:52.942Z", "id": "01a22778-1d2e-71f3-84a5-ab06ea8dda27", "action": "pay-run.paid", "details": {"total": "7486.16", "people": "6", "paid_on": "2026-11-03"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-1939-7362-a974-4fca1caa2b1b", "subject_kind": "pay-run", "subject_name": "Pay run 1"}'),
  ('01a22778-1e1f-7425-bf20-8930858bde5d', '{"at": "2026-11-29T13:21:53.183Z", "id": "01a22778-1e1f-7425-bf20-8930858bde5d", "action": "pay-adjustment.added", "details": {"day": "2026-11-29", "file": "without a file", "kind": "reimbursement", "amount": "34.80", "reason": "Floor pads from the hardware shop"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000010", "subject_kind": "person", "subject_name": "Amara Perera"}'),
  ('01a22778-1e71-70ba-a269-0b6153ab1012', '{"at": "2026-11-29T13:21:53.265Z", "id": "01a22778-1e71-70ba-a269-0b6153ab1012", "action": "pay-run.created", "details": {"pay_day": "2026-12-02", "through_day": "2026-11-28"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-1e66-76a9-a0a2-e91bff75ffe8", "subject_kind": "pay-run", "subject_name": "Pay run 2"}'),
  ('01a22778-1f6b-77a1-aa77-8bd947428309', '{"at": "2026-11-29T13:21:53.515Z", "id": "01a22778-1f6b-77a1-aa77-8bd947428309", "action": "payee.held", "details": {"reason": "Keys of the gallery are not back yet"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01900000-0000-7000-8000-000000000013", "subject_kind": "person", "subject_name": "Tomasz Nowak"}');
INSERT INTO "token_key_set" (only_row, keys, fetched_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '{"keys": [{"e": "AQAB", "n": "5OQj6EMAUzgvy_PwBhpHKW6Mdawzev8zUGzfFTx4L_lBFioACtjmWatb2NFn11d0-3WoBEOvpb9oJ-sito4UTIWMz-mxJhqcERhBFKJbCbOtxXN7euFsbZ9gD108jG8HBSPPu6sM73ZewlIlIGv0L8Y1Hvbz0ZsdfpqoRnk5_xsWIRG2HbnV408aRTKxh2VsypnjfCdHBdehWFAUSP3SykQ0pfAffDtpAcoKmTtG_m6Luz-gVg-vSyj0xtwNFhhaGyKbnK9JgSTZkWeOD6252fY9sLfCybXqPrQV1QQiDA5C3Tot7nlAyo_8g42DpAnj2ROjAhy_1VqGZr61jkBcqQ", "kid": "01a22777-d624-75d6-b214-de4a38627a02", "kty": "RSA"}]}', '2026-11-29 13:23:41.755+00');
INSERT INTO "raised_notice" (id, notice, raised_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22778-1cf0-723d-8bd9-46ab58e5dde7', '{"at": "2026-11-29T13:21:52.880Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000010"], "parameters": {"day": "3 Nov 2026", "amount": "A$933.55", "documents": "RA-00001"}}', '2026-11-29 13:21:52.751348+00'),
  ('01a22778-1d07-759a-ac9e-5033d6477e0f', '{"at": "2026-11-29T13:21:52.903Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000011"], "parameters": {"day": "3 Nov 2026", "amount": "A$1,904.97", "documents": "RCTI-00001"}}', '2026-11-29 13:21:52.751348+00'),
  ('01a22778-1d18-732d-af5a-83f1fad79550', '{"at": "2026-11-29T13:21:52.920Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000015"], "parameters": {"day": "3 Nov 2026", "amount": "A$1,543.00", "documents": "RA-00002"}}', '2026-11-29 13:21:52.751348+00'),
  ('01a22778-1d1c-7170-84f7-e1e56457b9f9', '{"at": "2026-11-29T13:21:52.925Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000012"], "parameters": {"day": "3 Nov 2026", "amount": "A$1,086.42", "documents": "RA-00003"}}', '2026-11-29 13:21:52.751348+00'),
  ('01a22778-1d27-73c2-87de-8d1eac11fe08', '{"at": "2026-11-29T13:21:52.935Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000014"], "parameters": {"day": "3 Nov 2026", "amount": "A$974.97", "documents": "RA-00004"}}', '2026-11-29 13:21:52.751348+00'),
  ('01a22778-1d2a-73be-a6f8-63aaa6cff949', '{"at": "2026-11-29T13:21:52.938Z", "kind": "paid", "admins": false, "people": ["01900000-0000-7000-8000-000000000013"], "parameters": {"day": "3 Nov 2026", "amount": "A$1,043.25", "documents": "RA-00005"}}', '2026-11-29 13:21:52.751348+00');
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
  ('019fb9f6-3420-7516-9949-400f0dcc5eef', '01900000-0000-7000-9000-000000000004', '2026-08-01', '148', '11100', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fbab6-1150-7735-a947-55e9b7859c20', '01900000-0000-7000-9000-000000000007', '2026-08-01', '176', '14960', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fbabc-6668-7316-9273-6e4b17aebbf6', '01900000-0000-7000-9000-000000000007', '2026-08-01', '180', '15300', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fbfde-0b60-764b-9b0a-7d9f9845d47b', '01900000-0000-7000-9000-000000000007', '2026-08-02', '172', '14620', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fbfe2-f530-72f5-94f2-6baaaa7b7404', '01900000-0000-7000-9000-000000000007', '2026-08-02', '167', '14195', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fc40e-3020-7258-8af4-5b5993220dc3', '01900000-0000-7000-9000-000000000006', '2026-08-03', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fc427-1338-720c-9b44-548c5adf8259', '01900000-0000-7000-9000-000000000001', '2026-08-03', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fc42e-1430-7610-86c5-7d77d8a02960', '01900000-0000-7000-9000-000000000001', '2026-08-03', '105', '8225', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fc6de-c8c8-77e6-988d-b30a9513a31b', '01900000-0000-7000-9000-000000000003', '2026-08-03', '115', '9296', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fc6f5-61f0-766b-adae-ec12be89cfdc', '01900000-0000-7000-9000-000000000002', '2026-08-03', '136', '11787', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fc799-1048-755d-bec4-3fdbf67211b1', '01900000-0000-7000-9000-000000000005', '2026-08-03', '240', '22400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fc939-c028-7704-ad03-f9fe7e28c87b', '01900000-0000-7000-9000-000000000006', '2026-08-04', '113', '8287', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fc94c-8ca8-75e8-85e1-59b2fb12f94a', '01900000-0000-7000-9000-000000000001', '2026-08-04', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fc94e-6d20-705c-9b44-a233b0291201', '01900000-0000-7000-9000-000000000001', '2026-08-04', '117', '9165', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fc983-aa08-76a7-b657-db8b5965a843', '01900000-0000-7000-9000-000000000004', '2026-08-04', '116', '8700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fcc02-2340-7678-a9d6-341dd98e2de1', '01900000-0000-7000-9000-000000000003', '2026-08-04', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fce5f-8ba0-765d-919b-577805ca23d9', '01900000-0000-7000-9000-000000000006', '2026-08-05', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fce75-de78-72c8-a034-486948ab3a0b', '01900000-0000-7000-9000-000000000001', '2026-08-05', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fce7b-6488-7714-b27d-5bd1bbdd6fb9', '01900000-0000-7000-9000-000000000001', '2026-08-05', '108', '8460', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fd12c-8a68-718b-a1dd-508cdc707911', '01900000-0000-7000-9000-000000000003', '2026-08-05', '114', '9215', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fd13e-a338-75ba-a808-59e5cef81f11', '01900000-0000-7000-9000-000000000002', '2026-08-05', '140', '12133', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fd1ec-9a60-7536-8b19-d83cb14acd74', '01900000-0000-7000-9000-000000000005', '2026-08-05', '224', '20907', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fd383-3c08-7434-93f0-f7b06bb91e23', '01900000-0000-7000-9000-000000000006', '2026-08-06', '118', '8653', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fd39f-6ae0-7317-b05d-006366167792', '01900000-0000-7000-9000-000000000001', '2026-08-06', '113', '8852', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fd3a3-5e98-740e-8557-0bfcd8d3706a', '01900000-0000-7000-9000-000000000001', '2026-08-06', '117', '9165', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fd3de-5458-7049-9b6e-a7891dfc4c3a', '01900000-0000-7000-9000-000000000004', '2026-08-06', '115', '8625', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fd651-9a60-74b8-8537-f5ed1fda1981', '01900000-0000-7000-9000-000000000003', '2026-08-06', '101', '8164', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fd8a7-abd8-7645-a9a0-d1e6c49039c9', '01900000-0000-7000-9000-000000000006', '2026-08-07', '174', '12760', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fd8c4-4bf8-7458-8910-e1f275f05251', '01900000-0000-7000-9000-000000000001', '2026-08-07', '119', '9322', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fd8ca-5ea8-73a0-aee4-4b32620ba0af', '01900000-0000-7000-9000-000000000001', '2026-08-07', '106', '8303', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fdb76-bde0-7735-8306-1beaaed447f0', '01900000-0000-7000-9000-000000000003', '2026-08-07', '118', '9538', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fdb93-69b8-746d-85cc-4cb54f673bd0', '01900000-0000-7000-9000-000000000002', '2026-08-07', '135', '11700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fdc3c-1950-7180-852b-47a708d22297', '01900000-0000-7000-9000-000000000005', '2026-08-07', '218', '20347', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fde0a-ab48-754d-8843-8f9cc42a82ed', '01900000-0000-7000-9000-000000000004', '2026-08-08', '133', '9975', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fdec6-c788-72ec-ad55-5a666bdde0ed', '01900000-0000-7000-9000-000000000007', '2026-08-08', '178', '15130', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fdecc-6120-768d-ae1f-a37eedadcb55', '01900000-0000-7000-9000-000000000007', '2026-08-08', '179', '15215', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fe3f1-b768-74bb-a039-ca151561cab0', '01900000-0000-7000-9000-000000000007', '2026-08-09', '174', '14790', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fe3f5-5918-7033-a5e4-8e96460f1a28', '01900000-0000-7000-9000-000000000007', '2026-08-09', '177', '15045', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fe818-1828-70ab-9281-dae82edce136', '01900000-0000-7000-9000-000000000006', '2026-08-10', '112', '8213', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fe834-cfb8-74a6-9fcf-7cc6178e5c2a', '01900000-0000-7000-9000-000000000001', '2026-08-10', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fe838-2730-75cb-b3d8-0157fddf486d', '01900000-0000-7000-9000-000000000001', '2026-08-10', '115', '9008', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019feae2-3890-7262-92b9-ea6608fd495b', '01900000-0000-7000-9000-000000000003', '2026-08-10', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019feafc-e898-7527-964e-7fed1a95e8a9', '01900000-0000-7000-9000-000000000002', '2026-08-10', '143', '12393', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019feba7-9fb8-7417-8683-796093049200', '01900000-0000-7000-9000-000000000005', '2026-08-10', '230', '21467', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fed3e-9368-7215-85f1-7d177491f3b8', '01900000-0000-7000-9000-000000000006', '2026-08-11', '119', '8727', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fed59-3f88-723f-97e4-ed8d3fe30e13', '01900000-0000-7000-9000-000000000001', '2026-08-11', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fed60-fc00-7007-b3cd-c4c0b490364a', '01900000-0000-7000-9000-000000000001', '2026-08-11', '102', '7990', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019ff00e-2e28-75af-8ca5-98c5f066f648', '01900000-0000-7000-9000-000000000003', '2026-08-11', '116', '9377', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019ff26c-fde8-71d9-a22e-380c81e12cb7', '01900000-0000-7000-9000-000000000006', '2026-08-12', '108', '7920', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019ff28a-51b8-730c-8f95-6c815775077a', '01900000-0000-7000-9000-000000000001', '2026-08-12', '116', '9087', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019ff537-2df0-72a6-a860-d145de031cf7', '01900000-0000-7000-9000-000000000003', '2026-08-12', '116', '9377', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019ff5fa-81d8-70ff-9e9f-2785825d56c5', '01900000-0000-7000-9000-000000000005', '2026-08-12', '236', '22027', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019ff78c-4d38-7181-989a-22f62f9893da', '01900000-0000-7000-9000-000000000006', '2026-08-13', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019ff7ab-2b90-7360-b9c5-acdab436f5b7', '01900000-0000-7000-9000-000000000001', '2026-08-13', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019ff7b1-d698-750e-889a-42c010c34340', '01900000-0000-7000-9000-000000000001', '2026-08-13', '109', '8538', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019ff7e3-9110-71a9-9be7-30baab2ee6e4', '01900000-0000-7000-9000-000000000004', '2026-08-13', '118', '8850', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019ffa62-9300-723a-bb4a-d7d51c410e61', '01900000-0000-7000-9000-000000000003', '2026-08-13', '110', '8892', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019ffcb2-a938-722c-838f-aba99b7f2221', '01900000-0000-7000-9000-000000000006', '2026-08-14', '178', '13053', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019ffccf-ab00-76fe-858b-c85810d89c57', '01900000-0000-7000-9000-000000000001', '2026-08-14', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019ffcd6-abf8-7724-967c-5c45b0d17a79', '01900000-0000-7000-9000-000000000001', '2026-08-14', '118', '9243', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('019fff96-c210-737b-a606-377756317fa9', '01900000-0000-7000-9000-000000000002', '2026-08-14', '143', '12393', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a00043-f200-70af-9c40-9be230ade20b', '01900000-0000-7000-9000-000000000005', '2026-08-14', '235', '21933', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a002ce-0010-72eb-9f91-23a452181bfd', '01900000-0000-7000-9000-000000000007', '2026-08-15', '179', '15215', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a002d4-0320-7286-91ed-0c6bb8a67109', '01900000-0000-7000-9000-000000000007', '2026-08-15', '180', '15300', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a007f5-d310-7610-9c23-c37b93b42b84', '01900000-0000-7000-9000-000000000007', '2026-08-16', '177', '15045', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a007ff-7000-709e-bee4-aa4fb8a172a4', '01900000-0000-7000-9000-000000000007', '2026-08-16', '163', '13855', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a00c26-e230-717d-b640-94e03f1410b5', '01900000-0000-7000-9000-000000000006', '2026-08-17', '109', '7993', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a00c3f-a220-7305-a21a-d6a6e8c0bf53', '01900000-0000-7000-9000-000000000001', '2026-08-17', '118', '9243', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a00c4b-1ba0-70f7-a0bb-1df758c22e1b', '01900000-0000-7000-9000-000000000001', '2026-08-17', '99', '7755', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a00eed-87f8-729b-a1c5-4cbd14d85e28', '01900000-0000-7000-9000-000000000003', '2026-08-17', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a00f0c-4ee0-744f-b37e-b7fe5e32904d', '01900000-0000-7000-9000-000000000002', '2026-08-17', '140', '12133', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a00fb9-4820-72dd-a351-c22f04d1e810', '01900000-0000-7000-9000-000000000005', '2026-08-17', '220', '20533', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0114e-0d38-7489-b55b-cf609706a209', '01900000-0000-7000-9000-000000000006', '2026-08-18', '118', '8653', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0116b-bec8-713f-b73e-2885ee57b7dc', '01900000-0000-7000-9000-000000000001', '2026-08-18', '105', '8225', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a01172-a850-76b7-90e6-0a8c0afe89af', '01900000-0000-7000-9000-000000000001', '2026-08-18', '100', '7833', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a011a7-7008-71bc-b8c5-a8d057cde333', '01900000-0000-7000-9000-000000000004', '2026-08-18', '109', '8175', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0141b-6da8-76e6-8948-d430e5bb43be', '01900000-0000-7000-9000-000000000003', '2026-08-18', '113', '9134', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a01673-1560-717a-a1a6-bee1d43816c2', '01900000-0000-7000-9000-000000000006', '2026-08-19', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0168e-4650-71f2-b2fc-b94233621a09', '01900000-0000-7000-9000-000000000001', '2026-08-19', '112', '8773', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a01690-8488-74fd-b16c-72e1c25d6e75', '01900000-0000-7000-9000-000000000001', '2026-08-19', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a01940-6248-7247-a4d8-40f9c0fe14d7', '01900000-0000-7000-9000-000000000003', '2026-08-19', '109', '8811', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a01961-f7f0-76a1-9119-a8765df214eb', '01900000-0000-7000-9000-000000000002', '2026-08-19', '147', '12740', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a019ff-d600-76b8-a3cd-80d8df7f8a99', '01900000-0000-7000-9000-000000000005', '2026-08-19', '231', '21560', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a01b98-63d8-7501-9010-79d214672673', '01900000-0000-7000-9000-000000000006', '2026-08-20', '114', '8360', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a01bb7-b378-74c6-8a55-ca1e46900a25', '01900000-0000-7000-9000-000000000001', '2026-08-20', '119', '9322', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a01bec-0dd0-73d2-8a9d-0b3bda8cc012', '01900000-0000-7000-9000-000000000004', '2026-08-20', '120', '9000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a01e6c-4070-77ba-a85e-ede449380762', '01900000-0000-7000-9000-000000000003', '2026-08-20', '100', '8083', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a020c7-89d8-741c-9a38-a25f9a794af4', '01900000-0000-7000-9000-000000000006', '2026-08-21', '160', '11733', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a020d9-ece0-73e3-a6b9-60c23d415545', '01900000-0000-7000-9000-000000000001', '2026-08-21', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a020db-0238-753e-810b-c75d8775f097', '01900000-0000-7000-9000-000000000001', '2026-08-21', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a02391-b210-74e9-aea3-535c3337951b', '01900000-0000-7000-9000-000000000003', '2026-08-21', '114', '9215', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a023b0-e270-7144-9d8c-b6f838a59508', '01900000-0000-7000-9000-000000000002', '2026-08-21', '139', '12047', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0244b-bef8-7409-9dad-81b584c4b602', '01900000-0000-7000-9000-000000000005', '2026-08-21', '227', '21187', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a02621-1750-727d-b6ff-c92e330145a0', '01900000-0000-7000-9000-000000000004', '2026-08-22', '150', '11250', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a026e6-8a30-7264-9a31-3fee0b6e5c49', '01900000-0000-7000-9000-000000000007', '2026-08-22', '171', '14535', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a026e8-bcb0-758c-af4b-76b5dda3b3b0', '01900000-0000-7000-9000-000000000007', '2026-08-22', '170', '14450', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a02c02-a918-7047-8193-438d8aa8a013', '01900000-0000-7000-9000-000000000007', '2026-08-23', '180', '15300', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a02c0a-fde8-75c2-ad6c-f7bf49ebe7e8', '01900000-0000-7000-9000-000000000007', '2026-08-23', '169', '14365', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0303d-16a8-7540-a215-987561ceccf3', '01900000-0000-7000-9000-000000000006', '2026-08-24', '115', '8433', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0304f-d388-714a-a111-e6fc8168f313', '01900000-0000-7000-9000-000000000001', '2026-08-24', '113', '8852', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a03053-4658-7208-93ef-a11383cb9aaa', '01900000-0000-7000-9000-000000000001', '2026-08-24', '116', '9087', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a03322-21b0-729c-a32f-c76d82db21f9', '01900000-0000-7000-9000-000000000002', '2026-08-24', '139', '12047', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a033bf-6f38-708a-a9d1-88985dc49011', '01900000-0000-7000-9000-000000000005', '2026-08-24', '227', '21187', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0355c-5e28-773f-8df4-72b92730f4f6', '01900000-0000-7000-9000-000000000006', '2026-08-25', '105', '7700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a03573-e1b0-73bc-93de-6bb658126b7a', '01900000-0000-7000-9000-000000000001', '2026-08-25', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a03579-5438-74e0-9965-7fc68cb7fe42', '01900000-0000-7000-9000-000000000001', '2026-08-25', '105', '8225', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a035b3-6b50-743b-bce8-77c814c21f78', '01900000-0000-7000-9000-000000000004', '2026-08-25', '107', '8025', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a03a7f-fb08-7560-833c-8284e1981595', '01900000-0000-7000-9000-000000000006', '2026-08-26', '110', '8067', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a03a9c-58c0-74eb-b28d-81af04acfdb7', '01900000-0000-7000-9000-000000000001', '2026-08-26', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a03a9e-6818-7714-b288-35d7fe871593', '01900000-0000-7000-9000-000000000001', '2026-08-26', '117', '9165', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a03d54-6828-74fe-aa66-ed33d03b397f', '01900000-0000-7000-9000-000000000003', '2026-08-26', '114', '9215', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a03d6f-6650-72ba-8833-9b2caac19cb1', '01900000-0000-7000-9000-000000000002', '2026-08-26', '134', '11613', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a03e0e-8898-749d-85de-94c175bf9cfd', '01900000-0000-7000-9000-000000000005', '2026-08-26', '240', '22400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a03fa6-6a90-7417-8938-31cec3315b64', '01900000-0000-7000-9000-000000000006', '2026-08-27', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a03fc5-f0e0-766b-9059-c735b437f92b', '01900000-0000-7000-9000-000000000001', '2026-08-27', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a03fcc-45f8-73be-af1b-8060adec30f8', '01900000-0000-7000-9000-000000000001', '2026-08-27', '109', '8538', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a03ff8-18b8-71e4-9195-3919b34a8fa2', '01900000-0000-7000-9000-000000000004', '2026-08-27', '117', '8775', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0427b-29b8-7399-ad1a-abffb5f6c51d', '01900000-0000-7000-9000-000000000003', '2026-08-27', '108', '8730', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a044d7-e638-72b2-ada5-a6db068ca335', '01900000-0000-7000-9000-000000000006', '2026-08-28', '167', '12247', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a044f2-86a0-7340-9509-e100a8e8c472', '01900000-0000-7000-9000-000000000001', '2026-08-28', '105', '8225', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0479a-fdd8-75a4-9bf3-f2ea6aad8027', '01900000-0000-7000-9000-000000000003', '2026-08-28', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a04861-b108-71f1-a043-9630126980a2', '01900000-0000-7000-9000-000000000005', '2026-08-28', '228', '21280', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a04a2d-2238-737f-b2a5-c4d4bfbee52d', '01900000-0000-7000-9000-000000000004', '2026-08-29', '135', '10125', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a04aea-d8a0-7239-8f51-a2fb7e17b877', '01900000-0000-7000-9000-000000000007', '2026-08-29', '180', '15300', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a04af0-56e0-739d-abfe-212a7b2c0ab3', '01900000-0000-7000-9000-000000000007', '2026-08-29', '162', '13770', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a05015-4f68-71aa-887a-2cacd1bd93c6', '01900000-0000-7000-9000-000000000007', '2026-08-30', '177', '15045', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0501a-5c60-77d3-9028-31b6549625c0', '01900000-0000-7000-9000-000000000007', '2026-08-30', '169', '14365', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a05440-4bd8-7476-9e9b-1e6fb11091f5', '01900000-0000-7000-9000-000000000006', '2026-08-31', '116', '8507', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a05460-08d8-7096-a0ba-c8084e4906d5', '01900000-0000-7000-9000-000000000001', '2026-08-31', '104', '8147', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a05707-d048-7130-b0c7-2ac0979a45a4', '01900000-0000-7000-9000-000000000003', '2026-08-31', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a05729-1bb8-75db-92ed-bfaea2ec229c', '01900000-0000-7000-9000-000000000002', '2026-08-31', '150', '13000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a057cf-e308-7601-bd74-94176e337f7a', '01900000-0000-7000-9000-000000000005', '2026-08-31', '236', '22027', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0596e-c210-7465-bdbb-bb0a7d1fc5fe', '01900000-0000-7000-9000-000000000006', '2026-09-01', '104', '7627', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0597e-6210-75ff-b9c3-2496b1a6d9e7', '01900000-0000-7000-9000-000000000001', '2026-09-01', '112', '8773', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a059be-6c98-729a-b837-37a12d0aeefe', '01900000-0000-7000-9000-000000000004', '2026-09-01', '120', '9000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a05c2e-0d08-717d-90be-064d1c10268e', '01900000-0000-7000-9000-000000000003', '2026-09-01', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a05e8b-9890-7415-b3c6-cbf663d80f32', '01900000-0000-7000-9000-000000000006', '2026-09-02', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a05eaf-7058-742d-a659-2930a919b9b3', '01900000-0000-7000-9000-000000000001', '2026-09-02', '101', '7912', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a05eb1-8780-71ea-81ec-50e1af17dd80', '01900000-0000-7000-9000-000000000001', '2026-09-02', '112', '8773', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a06153-5f68-75a2-88f2-5a8612a12ef9', '01900000-0000-7000-9000-000000000003', '2026-09-02', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a06172-0710-7792-b804-ae6ab800ab33', '01900000-0000-7000-9000-000000000002', '2026-09-02', '150', '13000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a06217-a198-726c-b538-e714ec0fef61', '01900000-0000-7000-9000-000000000005', '2026-09-02', '230', '21467', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a063bc-9b20-71bc-b6fc-d7eae08d8549', '01900000-0000-7000-9000-000000000006', '2026-09-03', '108', '7920', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a063d0-cb18-7244-ae4f-55422ebc533e', '01900000-0000-7000-9000-000000000001', '2026-09-03', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a063d6-a718-7503-b664-ca51172a9543', '01900000-0000-7000-9000-000000000001', '2026-09-03', '103', '8068', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a06406-cb50-71f9-ac4c-461314f48064', '01900000-0000-7000-9000-000000000004', '2026-09-03', '120', '9000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a06684-65e0-7145-989d-f3cf1d12e4d3', '01900000-0000-7000-9000-000000000003', '2026-09-03', '102', '8245', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a068d8-f0b8-714a-b034-e41c7f6a8891', '01900000-0000-7000-9000-000000000006', '2026-09-04', '173', '12687', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a068f5-0c08-71cc-ab30-2ecd57b02cce', '01900000-0000-7000-9000-000000000001', '2026-09-04', '118', '9243', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a068f7-4a40-7065-bde1-409df85000b4', '01900000-0000-7000-9000-000000000001', '2026-09-04', '112', '8773', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a06ba8-cde0-74bf-91f7-a3f4da8d4665', '01900000-0000-7000-9000-000000000003', '2026-09-04', '115', '9296', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a06bbe-6920-7542-a349-e3efff490ea7', '01900000-0000-7000-9000-000000000002', '2026-09-04', '146', '12653', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a06c62-1b60-77b5-b81a-56fe4109e307', '01900000-0000-7000-9000-000000000005', '2026-09-04', '236', '22027', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a06e3c-f1f8-76ae-9032-36220ab165be', '01900000-0000-7000-9000-000000000004', '2026-09-05', '144', '10800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a06ef7-3978-701e-b2f9-bf374937866a', '01900000-0000-7000-9000-000000000007', '2026-09-05', '171', '14535', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a06efb-4c70-7264-87f8-d309bf84d345', '01900000-0000-7000-9000-000000000007', '2026-09-05', '180', '15300', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a07421-8d18-7616-8401-549ae12a2254', '01900000-0000-7000-9000-000000000007', '2026-09-06', '168', '14280', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a07422-dd08-700b-9807-e6f89b62c546', '01900000-0000-7000-9000-000000000007', '2026-09-06', '180', '15300', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a07851-fff8-7007-80d1-ab445e24bb63', '01900000-0000-7000-9000-000000000006', '2026-09-07', '112', '8213', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a07869-f4c8-73ab-b29c-54410f181b07', '01900000-0000-7000-9000-000000000001', '2026-09-07', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a07871-fb78-73a9-8755-6d1e0381a5a8', '01900000-0000-7000-9000-000000000001', '2026-09-07', '110', '8617', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a07b20-d768-7732-93d0-8952631b643f', '01900000-0000-7000-9000-000000000003', '2026-09-07', '117', '9458', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a07b32-e868-77d2-a1b3-90ac3796c530', '01900000-0000-7000-9000-000000000002', '2026-09-07', '140', '12133', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a07bd8-dcc8-7688-8a05-005354139aaf', '01900000-0000-7000-9000-000000000005', '2026-09-07', '232', '21653', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a07d7a-4c10-7385-9f41-b602fa8b8fea', '01900000-0000-7000-9000-000000000006', '2026-09-08', '110', '8067', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a07d90-8390-703c-a8c3-33806763ea5b', '01900000-0000-7000-9000-000000000001', '2026-09-08', '109', '8538', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a07d97-1728-776a-86f3-abd01bb1348b', '01900000-0000-7000-9000-000000000001', '2026-09-08', '116', '9087', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a07dcb-d710-7478-af13-75f73bb9d9a3', '01900000-0000-7000-9000-000000000004', '2026-09-08', '114', '8550', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a08040-3270-7322-9a37-954527fd87a0', '01900000-0000-7000-9000-000000000003', '2026-09-08', '115', '9296', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0829b-3d58-7208-9201-a742050e9a56', '01900000-0000-7000-9000-000000000006', '2026-09-09', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a082b6-9170-72f2-bd17-df471c9678ff', '01900000-0000-7000-9000-000000000001', '2026-09-09', '110', '8617', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a082be-f9c8-7559-a342-ef91e459772f', '01900000-0000-7000-9000-000000000001', '2026-09-09', '102', '7990', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a08560-29b8-7419-8482-eaa4ebb3a1b7', '01900000-0000-7000-9000-000000000003', '2026-09-09', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a08581-0f98-7586-8cb7-10355ec3c73d', '01900000-0000-7000-9000-000000000002', '2026-09-09', '150', '13000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0862a-c100-73db-9aac-03817bcb9222', '01900000-0000-7000-9000-000000000005', '2026-09-09', '223', '20813', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a087c2-31b0-7544-b77a-ceba59e6e094', '01900000-0000-7000-9000-000000000006', '2026-09-10', '108', '7920', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a087d9-47d8-7457-a01c-f8822318e47a', '01900000-0000-7000-9000-000000000001', '2026-09-10', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a087e2-cd58-7637-bbb0-32ffd33ec171', '01900000-0000-7000-9000-000000000001', '2026-09-10', '104', '8147', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a08812-bae0-71eb-8ae2-e589d2f45077', '01900000-0000-7000-9000-000000000004', '2026-09-10', '115', '8625', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a08a8b-9698-76e5-8287-b47bdccf8766', '01900000-0000-7000-9000-000000000003', '2026-09-10', '107', '8649', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a08d02-4b88-722c-9f18-8ded0cbf52c0', '01900000-0000-7000-9000-000000000001', '2026-09-11', '118', '9243', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a08d09-aa40-7594-9f20-030ba0e7f5ec', '01900000-0000-7000-9000-000000000001', '2026-09-11', '103', '8068', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a08faf-1820-70ac-aeea-5a3af203f0a7', '01900000-0000-7000-9000-000000000003', '2026-09-11', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a09075-0fd0-77f4-9091-5d230e9aeff4', '01900000-0000-7000-9000-000000000005', '2026-09-11', '230', '21467', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a09240-5608-7551-bdff-21deda813d81', '01900000-0000-7000-9000-000000000004', '2026-09-12', '150', '11250', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a09300-5e30-7295-8861-57e395badc03', '01900000-0000-7000-9000-000000000007', '2026-09-12', '178', '15130', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a09306-8080-70ae-931d-05fe701795dd', '01900000-0000-7000-9000-000000000007', '2026-09-12', '172', '14620', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a09827-b048-7212-a16a-79fc420cd414', '01900000-0000-7000-9000-000000000007', '2026-09-13', '180', '15300', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a09832-2410-70b7-8317-76b8fcf655dd', '01900000-0000-7000-9000-000000000007', '2026-09-13', '170', '14450', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a09c5c-2a68-7000-9ccd-e8f0c9d5c771', '01900000-0000-7000-9000-000000000006', '2026-09-14', '110', '8067', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a09c75-b190-7535-aaa0-950a1e09c867', '01900000-0000-7000-9000-000000000001', '2026-09-14', '118', '9243', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a09c7b-4b28-7038-aa31-accddfeb80b9', '01900000-0000-7000-9000-000000000001', '2026-09-14', '117', '9165', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a09f20-c4c0-74f3-8461-ec53bf2338e8', '01900000-0000-7000-9000-000000000003', '2026-09-14', '115', '9296', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a09f3c-91f0-734b-b469-40135cfe7d1d', '01900000-0000-7000-9000-000000000002', '2026-09-14', '141', '12220', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a09fe6-2418-77f1-9edd-c22881b74a52', '01900000-0000-7000-9000-000000000005', '2026-09-14', '231', '21560', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0a197-71e0-705f-9771-f804bb09b4c4', '01900000-0000-7000-9000-000000000001', '2026-09-15', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0a199-7968-75f9-8e98-c99253b1f5f7', '01900000-0000-7000-9000-000000000001', '2026-09-15', '115', '9008', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0a1ce-d1a8-721e-a484-06b15abaeea6', '01900000-0000-7000-9000-000000000004', '2026-09-15', '112', '8400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0a44b-9948-7478-8578-edcb8a3157b0', '01900000-0000-7000-9000-000000000003', '2026-09-15', '106', '8568', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0a6aa-2e70-7511-978f-c8c7d54b006a', '01900000-0000-7000-9000-000000000006', '2026-09-16', '109', '7993', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0a6be-9130-744a-91fb-94517b1264ed', '01900000-0000-7000-9000-000000000001', '2026-09-16', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0a6c2-9488-7525-8cdd-36d444caf165', '01900000-0000-7000-9000-000000000001', '2026-09-16', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0a972-a128-76a0-b8ed-3420b4263cbb', '01900000-0000-7000-9000-000000000003', '2026-09-16', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0a991-25a8-75b0-b7d6-4e8de42b2bf0', '01900000-0000-7000-9000-000000000002', '2026-09-16', '138', '11960', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0aa38-8550-72b7-897b-0c45b65b2f08', '01900000-0000-7000-9000-000000000005', '2026-09-16', '229', '21373', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0abd0-c8f0-7333-8bd3-4b0334498092', '01900000-0000-7000-9000-000000000006', '2026-09-17', '111', '8140', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0abe9-1b80-70eb-b28f-599c9ff1ec41', '01900000-0000-7000-9000-000000000001', '2026-09-17', '107', '8382', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0abf2-56c8-7412-bceb-3078d4edfce5', '01900000-0000-7000-9000-000000000001', '2026-09-17', '98', '7677', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0ac23-8c70-71e0-9e03-43749e666134', '01900000-0000-7000-9000-000000000004', '2026-09-17', '118', '8850', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0ae97-72a0-76f8-a724-423b90051295', '01900000-0000-7000-9000-000000000003', '2026-09-17', '111', '8973', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0b0fb-cc58-74eb-a63e-9a7699bdd52e', '01900000-0000-7000-9000-000000000006', '2026-09-18', '166', '12173', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0b10c-23f0-76bd-8ec9-0a8e61640f21', '01900000-0000-7000-9000-000000000001', '2026-09-18', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0b113-28d0-7684-b24e-87a4d1c0a61f', '01900000-0000-7000-9000-000000000001', '2026-09-18', '104', '8147', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0b3bc-1150-741d-a4fe-dcf8ad66ce79', '01900000-0000-7000-9000-000000000003', '2026-09-18', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0b3d7-da98-723e-a6f8-e812dc0faa48', '01900000-0000-7000-9000-000000000002', '2026-09-18', '150', '13000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0b481-93d0-7333-aaa2-e1bbb1245a43', '01900000-0000-7000-9000-000000000005', '2026-09-18', '230', '21467', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0b65a-cc58-7380-9e0f-bc2752680efd', '01900000-0000-7000-9000-000000000004', '2026-09-19', '133', '9975', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0b716-40a0-7143-b5d6-a74c03937b0b', '01900000-0000-7000-9000-000000000007', '2026-09-19', '172', '14620', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a0b719-cae0-7270-99da-e2710ca10c32', '01900000-0000-7000-9000-000000000007', '2026-09-19', '176', '14960', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a0bc32-cce8-772e-b15b-a37e66477ff5', '01900000-0000-7000-9000-000000000007', '2026-09-20', '180', '15300', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a0bc33-9fd8-7066-a402-235e8fa0b83c', '01900000-0000-7000-9000-000000000007', '2026-09-20', '180', '15300', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a0c06e-bd30-73e1-b150-61bb7ec0f035', '01900000-0000-7000-9000-000000000006', '2026-09-21', '111', '8140', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0c07f-e3d0-7534-91f9-c4890847b689', '01900000-0000-7000-9000-000000000001', '2026-09-21', '114', '8930', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0c086-cd58-7171-9e96-1b881ba84de0', '01900000-0000-7000-9000-000000000001', '2026-09-21', '108', '8460', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0c32e-6db8-748f-9a11-85e514bfd6b7', '01900000-0000-7000-9000-000000000003', '2026-09-21', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0c350-9fa0-76e8-b172-ee60093e37f3', '01900000-0000-7000-9000-000000000002', '2026-09-21', '132', '11440', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0c3f5-b170-71c9-b49b-d7f635818d82', '01900000-0000-7000-9000-000000000005', '2026-09-21', '227', '21187', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0c58e-a0f0-743e-acc0-f16daf370c35', '01900000-0000-7000-9000-000000000006', '2026-09-22', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0c5aa-a8b8-756c-9674-d5db00401360', '01900000-0000-7000-9000-000000000001', '2026-09-22', '107', '8382', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0c5ab-f0d8-74b2-8169-a77f5f3f23ee', '01900000-0000-7000-9000-000000000001', '2026-09-22', '104', '8147', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0c5dc-5f48-706c-bd03-859adfb68b11', '01900000-0000-7000-9000-000000000004', '2026-09-22', '116', '8700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0cab4-0ac0-7722-a8ff-d6e8006d752c', '01900000-0000-7000-9000-000000000006', '2026-09-23', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0cacd-8e00-700f-a804-d8e84c561117', '01900000-0000-7000-9000-000000000001', '2026-09-23', '113', '8852', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0cad3-5290-7731-ba60-f3b57214bd5e', '01900000-0000-7000-9000-000000000001', '2026-09-23', '113', '8852', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0cd79-b2a0-722a-8d05-c680b6b8fbd9', '01900000-0000-7000-9000-000000000003', '2026-09-23', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0cd9f-14f0-75fe-b286-5115d49e138f', '01900000-0000-7000-9000-000000000002', '2026-09-23', '138', '11960', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0ce40-1f80-7473-b151-42d601167f45', '01900000-0000-7000-9000-000000000005', '2026-09-23', '224', '20907', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0cfd8-6708-70f0-a7b7-3f44c54dcd18', '01900000-0000-7000-9000-000000000006', '2026-09-24', '119', '8727', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0cff4-3c08-7764-bad5-6513e7a46fa0', '01900000-0000-7000-9000-000000000001', '2026-09-24', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0cff5-d630-735d-9585-f87e1943cd3b', '01900000-0000-7000-9000-000000000001', '2026-09-24', '119', '9322', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0d02a-0978-712a-82a5-6d9cf54412ad', '01900000-0000-7000-9000-000000000004', '2026-09-24', '119', '8925', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0d2a6-fc10-7720-8a86-8b48f9934cca', '01900000-0000-7000-9000-000000000003', '2026-09-24', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0d503-0cb0-717f-b686-750d943b99d1', '01900000-0000-7000-9000-000000000006', '2026-09-25', '179', '13127', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0d522-d950-7597-899a-fa66e4ff94a7', '01900000-0000-7000-9000-000000000001', '2026-09-25', '107', '8382', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0d523-9ca0-778e-a203-697222b736d3', '01900000-0000-7000-9000-000000000001', '2026-09-25', '115', '9008', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0d7d1-f3c0-726c-bc05-7468b4e315f8', '01900000-0000-7000-9000-000000000003', '2026-09-25', '103', '8326', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0d7ed-43f0-7703-bad0-90da7085eb3d', '01900000-0000-7000-9000-000000000002', '2026-09-25', '133', '11527', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0d885-e240-713c-b856-88411e0a1b59', '01900000-0000-7000-9000-000000000005', '2026-09-25', '239', '22307', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0da64-7db0-76ee-83f5-14904ffa3e08', '01900000-0000-7000-9000-000000000004', '2026-09-26', '136', '10200', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0db19-8188-767b-b71e-08f1fd26a83c', '01900000-0000-7000-9000-000000000007', '2026-09-26', '180', '15300', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a0e04d-db90-736d-a7e4-b69a18f2e02a', '01900000-0000-7000-9000-000000000007', '2026-09-27', '176', '14960', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a0e47c-6628-7098-aff2-96ea157ea829', '01900000-0000-7000-9000-000000000006', '2026-09-28', '111', '8140', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0e48b-8d10-7322-ac3d-ba6b021ea928', '01900000-0000-7000-9000-000000000001', '2026-09-28', '118', '9243', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0e490-1150-7190-8094-f8e0726a8101', '01900000-0000-7000-9000-000000000001', '2026-09-28', '107', '8382', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0e75c-c1f8-7634-af18-285182f72c47', '01900000-0000-7000-9000-000000000002', '2026-09-28', '138', '11960', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0e807-1b58-7689-9f9d-9cbd91328eb4', '01900000-0000-7000-9000-000000000005', '2026-09-28', '235', '21933', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0e99d-8650-7170-b114-f7ba840368a1', '01900000-0000-7000-9000-000000000006', '2026-09-29', '103', '7553', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0e9bb-0ce8-7599-b990-2e9f9d6fb884', '01900000-0000-7000-9000-000000000001', '2026-09-29', '116', '9087', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0e9ef-d888-759d-8377-bc9066a9913c', '01900000-0000-7000-9000-000000000004', '2026-09-29', '110', '8250', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0ec61-d288-727c-a110-48e74793f12f', '01900000-0000-7000-9000-000000000003', '2026-09-29', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0eebf-b018-72e3-843e-5c3f77965704', '01900000-0000-7000-9000-000000000006', '2026-09-30', '116', '8507', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0eed6-aed0-701e-a390-92d99bd305d0', '01900000-0000-7000-9000-000000000001', '2026-09-30', '118', '9243', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0eede-01d0-73de-830f-ec740eeb7e14', '01900000-0000-7000-9000-000000000001', '2026-09-30', '107', '8382', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0f191-5a30-7119-842f-92b9a3acc080', '01900000-0000-7000-9000-000000000003', '2026-09-30', '115', '9296', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0f1a9-79f8-709d-af5f-c9fd79b9a989', '01900000-0000-7000-9000-000000000002', '2026-09-30', '136', '11787', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0f246-a070-74c3-abe7-9370e026fa41', '01900000-0000-7000-9000-000000000005', '2026-09-30', '231', '21560', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0f3fe-1470-748f-9fff-3dcb0f8d23b9', '01900000-0000-7000-9000-000000000001', '2026-10-01', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0f3ff-6c30-71ee-badd-8bf67807675f', '01900000-0000-7000-9000-000000000001', '2026-10-01', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0f43c-dac0-74e0-a346-a7187f85470c', '01900000-0000-7000-9000-000000000004', '2026-10-01', '105', '7875', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0f6af-3a50-7353-a32e-26a78be822c1', '01900000-0000-7000-9000-000000000003', '2026-10-01', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0f923-bcc0-759f-9b2a-2a6acca555c4', '01900000-0000-7000-9000-000000000001', '2026-10-02', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0f926-f110-719d-bd19-53720b045f91', '01900000-0000-7000-9000-000000000001', '2026-10-02', '115', '9008', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0fbd8-41e8-750d-98db-c53c205aa6d4', '01900000-0000-7000-9000-000000000003', '2026-10-02', '114', '9215', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0fbf9-8d58-77b4-a5ee-2c81d9881716', '01900000-0000-7000-9000-000000000002', '2026-10-02', '149', '12913', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0fc98-b770-71f9-a4cf-3f22bd402d13', '01900000-0000-7000-9000-000000000005', '2026-10-02', '240', '22400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0fe6d-9a98-72cb-af3e-74ec3a696157', '01900000-0000-7000-9000-000000000004', '2026-10-03', '140', '10500', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a0ff2b-a308-76c3-b2f2-1bbaa9835a8a', '01900000-0000-7000-9000-000000000007', '2026-10-03', '175', '14875', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a0ff33-c510-751a-9163-3c25779b1af8', '01900000-0000-7000-9000-000000000007', '2026-10-03', '172', '14620', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a10417-9db8-76f2-ac69-e8f2a7a9785a', '01900000-0000-7000-9000-000000000007', '2026-10-04', '179', '15215', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a1041c-c9f0-729c-b77b-871c12ff6e2d', '01900000-0000-7000-9000-000000000007', '2026-10-04', '179', '15215', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a1084e-1f60-70b5-aceb-20973047d761', '01900000-0000-7000-9000-000000000006', '2026-10-05', '107', '7847', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a10865-25e8-7055-88a9-d6846141b8da', '01900000-0000-7000-9000-000000000001', '2026-10-05', '113', '8852', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a10869-4880-7687-9693-7f3a7db26fb5', '01900000-0000-7000-9000-000000000001', '2026-10-05', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a10b14-4440-702b-aa12-eadc0f408765', '01900000-0000-7000-9000-000000000003', '2026-10-05', '110', '8892', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a10b2e-7b30-74ed-817d-d4d9594a2916', '01900000-0000-7000-9000-000000000002', '2026-10-05', '150', '13000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a10bdb-f170-74ac-b9c6-1d8369a58ad9', '01900000-0000-7000-9000-000000000005', '2026-10-05', '237', '22120', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a10d70-2dd0-7409-a8b3-b5588816fd7e', '01900000-0000-7000-9000-000000000006', '2026-10-06', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a10d8b-2bf8-7584-ac42-ddee1a1a3721', '01900000-0000-7000-9000-000000000001', '2026-10-06', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a10d92-b5a8-7394-a641-45188a20141f', '01900000-0000-7000-9000-000000000001', '2026-10-06', '115', '9008', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a10dc1-dfe0-778e-aa04-9870af82c31a', '01900000-0000-7000-9000-000000000004', '2026-10-06', '120', '9000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1103e-8458-73c3-818e-157f39ef7ec6', '01900000-0000-7000-9000-000000000003', '2026-10-06', '119', '9619', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a11290-dcb0-7617-9572-1a691ed24648', '01900000-0000-7000-9000-000000000006', '2026-10-07', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a112ad-abb0-74bd-908e-946af0686fe5', '01900000-0000-7000-9000-000000000001', '2026-10-07', '117', '9165', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a112b0-e7d0-7660-8240-429aa1925309', '01900000-0000-7000-9000-000000000001', '2026-10-07', '108', '8460', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1155d-ac98-70be-9bb8-5334dadffa04', '01900000-0000-7000-9000-000000000003', '2026-10-07', '113', '9134', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1157c-96a8-71ff-a9d9-d0d0cbc6cffc', '01900000-0000-7000-9000-000000000002', '2026-10-07', '150', '13000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a11626-5f80-772b-9974-57a9a16cd522', '01900000-0000-7000-9000-000000000005', '2026-10-07', '226', '21093', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a117b9-1158-7741-9761-e46c617c88d9', '01900000-0000-7000-9000-000000000006', '2026-10-08', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a117d3-0db0-74e5-af65-cdbcaf6aa29c', '01900000-0000-7000-9000-000000000001', '2026-10-08', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a117da-9378-7493-abf5-c378f27ca9d7', '01900000-0000-7000-9000-000000000001', '2026-10-08', '104', '8147', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1180f-c4a8-7620-96e2-9da5844080c6', '01900000-0000-7000-9000-000000000004', '2026-10-08', '109', '8175', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a11a8f-33f8-71ef-a735-010dd24b47ae', '01900000-0000-7000-9000-000000000003', '2026-10-08', '112', '9053', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a11ce7-6c38-7419-9ee8-fec3606f0886', '01900000-0000-7000-9000-000000000006', '2026-10-09', '176', '12907', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a11cf9-ee80-7384-b9a6-14b849cbcdc7', '01900000-0000-7000-9000-000000000001', '2026-10-09', '118', '9243', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a11d00-10d0-70dd-afeb-d8f53d989f5c', '01900000-0000-7000-9000-000000000001', '2026-10-09', '105', '8225', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a11faa-c640-71c7-b5e1-d0d192ac1fd9', '01900000-0000-7000-9000-000000000003', '2026-10-09', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a11fd0-b918-718d-9830-2747282d5894', '01900000-0000-7000-9000-000000000002', '2026-10-09', '138', '11960', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a12071-7d58-771f-b91d-bde0363d28a4', '01900000-0000-7000-9000-000000000005', '2026-10-09', '226', '21093', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1223a-d760-7454-a460-8f0af8a87a9a', '01900000-0000-7000-9000-000000000004', '2026-10-10', '144', '10800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a12300-b7a0-745f-91cf-86760d3ecf25', '01900000-0000-7000-9000-000000000007', '2026-10-10', '180', '15300', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a12302-bb40-749b-95a4-fb02d9279066', '01900000-0000-7000-9000-000000000007', '2026-10-10', '170', '14450', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a12823-1818-738f-ab75-1656434fbc6f', '01900000-0000-7000-9000-000000000007', '2026-10-11', '180', '15300', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a1282b-74b8-75e7-ba7b-540e43e3d3f7', '01900000-0000-7000-9000-000000000007', '2026-10-11', '173', '14705', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a12c56-6958-71ca-ad15-5d0c3447b9f0', '01900000-0000-7000-9000-000000000006', '2026-10-12', '108', '7920', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a12c6d-21c0-7527-8cf3-aaa13a5b200a', '01900000-0000-7000-9000-000000000001', '2026-10-12', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a12c6f-92c0-72ab-9dfd-872d53139d1c', '01900000-0000-7000-9000-000000000001', '2026-10-12', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a12f1c-5b70-74e8-923d-8fbf09e3c67e', '01900000-0000-7000-9000-000000000003', '2026-10-12', '115', '9296', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a12f3a-ff30-7430-8421-de2f72c04adf', '01900000-0000-7000-9000-000000000002', '2026-10-12', '139', '12047', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a12fe6-6de8-70ab-8c46-476188c74b58', '01900000-0000-7000-9000-000000000005', '2026-10-12', '232', '21653', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a13183-f918-7328-9337-644533b1308e', '01900000-0000-7000-9000-000000000006', '2026-10-13', '106', '7773', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1319c-7e70-76ca-9935-85b4cb8ceba5', '01900000-0000-7000-9000-000000000001', '2026-10-13', '117', '9165', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1319f-31d8-7206-b16e-889e0d7751f2', '01900000-0000-7000-9000-000000000001', '2026-10-13', '112', '8773', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a131d2-d498-7724-a8a1-bbad6bc56f9e', '01900000-0000-7000-9000-000000000004', '2026-10-13', '116', '8700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1344b-c3d8-75b4-a6a4-59d051125262', '01900000-0000-7000-9000-000000000003', '2026-10-13', '108', '8730', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a136ab-5300-76eb-8e79-b989666690b4', '01900000-0000-7000-9000-000000000006', '2026-10-14', '116', '8507', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a136c6-58f8-700b-a6ba-bc8096eb0e08', '01900000-0000-7000-9000-000000000001', '2026-10-14', '110', '8617', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a136c7-0ca8-70db-9436-3b2f23cf233f', '01900000-0000-7000-9000-000000000001', '2026-10-14', '102', '7990', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a13970-2020-7634-a922-73addc394405', '01900000-0000-7000-9000-000000000003', '2026-10-14', '114', '9215', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a13986-c500-7167-8f9c-c91bf789e2de', '01900000-0000-7000-9000-000000000002', '2026-10-14', '150', '13000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a13a30-10d8-7739-b628-ae9c93814c30', '01900000-0000-7000-9000-000000000005', '2026-10-14', '225', '21000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a13bc5-a110-73d0-b00f-b536b3de0456', '01900000-0000-7000-9000-000000000006', '2026-10-15', '111', '8140', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a13be4-c9a0-7401-a228-01552c31c16d', '01900000-0000-7000-9000-000000000001', '2026-10-15', '109', '8538', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a13bec-99a0-72b8-a8c9-09d975851270', '01900000-0000-7000-9000-000000000001', '2026-10-15', '104', '8147', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a13c1f-36a8-74f0-a110-e7a4a036bd36', '01900000-0000-7000-9000-000000000004', '2026-10-15', '104', '7800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a13e9b-3710-70a0-8fc4-9e8d0f71e4c7', '01900000-0000-7000-9000-000000000003', '2026-10-15', '110', '8892', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a14106-0138-718a-bb7b-b87b568a04a0', '01900000-0000-7000-9000-000000000001', '2026-10-16', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1410c-71a8-7318-b166-287bfd89c01e', '01900000-0000-7000-9000-000000000001', '2026-10-16', '117', '9165', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a143c2-bfd8-74ea-97e8-b20e9d5f88d5', '01900000-0000-7000-9000-000000000003', '2026-10-16', '113', '9134', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a143d0-3140-7183-ac44-f2b373129010', '01900000-0000-7000-9000-000000000002', '2026-10-16', '150', '13000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a14475-d780-757a-b8e9-c49b0d277424', '01900000-0000-7000-9000-000000000005', '2026-10-16', '239', '22307', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1464f-90f0-7707-9f68-cfbbec7735f1', '01900000-0000-7000-9000-000000000004', '2026-10-17', '136', '10200', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a14708-ee10-709d-bcdc-56ffa31d33aa', '01900000-0000-7000-9000-000000000007', '2026-10-17', '179', '15215', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a14c31-3258-772f-bc4f-b5b5df73c9ea', '01900000-0000-7000-9000-000000000007', '2026-10-18', '180', '15300', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a14c34-4b50-70ab-bb81-5ea8ee94fc0c', '01900000-0000-7000-9000-000000000007', '2026-10-18', '174', '14790', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a15067-42b8-75c9-bcf0-a0e192806856', '01900000-0000-7000-9000-000000000006', '2026-10-19', '107', '7847', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a15083-0048-73ba-b992-cd9714068aab', '01900000-0000-7000-9000-000000000001', '2026-10-19', '115', '9008', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a15086-86a0-75ca-a6f4-f3d79b51416c', '01900000-0000-7000-9000-000000000001', '2026-10-19', '97', '7598', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1532e-9848-769d-80e0-25297c29b14a', '01900000-0000-7000-9000-000000000003', '2026-10-19', '116', '9377', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a15348-0418-7212-9c25-f3ee6215fa88', '01900000-0000-7000-9000-000000000002', '2026-10-19', '137', '11873', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a153ef-1988-764a-b119-7e97609023a1', '01900000-0000-7000-9000-000000000005', '2026-10-19', '229', '21373', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1558a-9d30-7306-9aa4-078de9e4ef20', '01900000-0000-7000-9000-000000000006', '2026-10-20', '110', '8067', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a155a6-a4f8-742b-a44d-4ac16f7ce099', '01900000-0000-7000-9000-000000000001', '2026-10-20', '113', '8852', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a155ad-34a8-7700-9ba4-bfdda13dcccf', '01900000-0000-7000-9000-000000000001', '2026-10-20', '106', '8303', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a155e3-7360-7284-a4ee-8d0502d41186', '01900000-0000-7000-9000-000000000004', '2026-10-20', '115', '8625', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a15857-d690-75db-ab92-3aedffb52d9c', '01900000-0000-7000-9000-000000000003', '2026-10-20', '112', '9053', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a15ab8-4c30-7089-9044-40b38ac7d4f6', '01900000-0000-7000-9000-000000000006', '2026-10-21', '97', '7113', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a15ac5-fc18-76c8-ba12-864c97550b51', '01900000-0000-7000-9000-000000000001', '2026-10-21', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a15acb-7a58-737f-8a20-5f4bdb6ed0bd', '01900000-0000-7000-9000-000000000001', '2026-10-21', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a15d75-2628-702a-941e-35ade8e2b997', '01900000-0000-7000-9000-000000000003', '2026-10-21', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a15d9b-6b08-7673-97c1-1108ebfb20a4', '01900000-0000-7000-9000-000000000002', '2026-10-21', '140', '12133', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a15e3d-a648-714c-8b81-1ecca68306f2', '01900000-0000-7000-9000-000000000005', '2026-10-21', '227', '21187', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a15fd0-4498-713d-8c29-5dc8743c9cd8', '01900000-0000-7000-9000-000000000006', '2026-10-22', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a15ff4-dfb0-7481-ba8e-c36d4cbdb86e', '01900000-0000-7000-9000-000000000001', '2026-10-22', '113', '8852', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a15ff8-fa78-704b-9ba2-abd51bd32c9e', '01900000-0000-7000-9000-000000000001', '2026-10-22', '109', '8538', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a162a2-f850-7360-901a-e3d906d6d48b', '01900000-0000-7000-9000-000000000003', '2026-10-22', '105', '8488', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a16505-1f88-7149-bcbb-d91f43cec7fa', '01900000-0000-7000-9000-000000000006', '2026-10-23', '162', '11880', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a16516-cee0-76c3-8cd2-8cfeec54a08f', '01900000-0000-7000-9000-000000000001', '2026-10-23', '119', '9322', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1651a-f178-7011-b9b1-e88b99db00a1', '01900000-0000-7000-9000-000000000001', '2026-10-23', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a167c0-ebf8-74ec-b24c-d95b298974d4', '01900000-0000-7000-9000-000000000003', '2026-10-23', '114', '9215', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a167e1-7800-71b5-a476-9484e1903203', '01900000-0000-7000-9000-000000000002', '2026-10-23', '148', '12827', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a16886-1888-772b-8942-a757ef1e3551', '01900000-0000-7000-9000-000000000005', '2026-10-23', '228', '21280', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a16a5f-aed0-7673-ba0f-1ecc52ecde7c', '01900000-0000-7000-9000-000000000004', '2026-10-24', '130', '9750', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a16b15-7210-702b-8d88-2d42648fa14a', '01900000-0000-7000-9000-000000000007', '2026-10-24', '176', '14960', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a16b1b-d2e0-7355-abed-489780f4d00b', '01900000-0000-7000-9000-000000000007', '2026-10-24', '174', '14790', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a1703b-fcf0-71ab-af90-657c20119ed4', '01900000-0000-7000-9000-000000000007', '2026-10-25', '173', '14705', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a17041-4480-70ee-8dc7-8558010976f4', '01900000-0000-7000-9000-000000000007', '2026-10-25', '167', '14195', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a17476-4b40-77f9-bdb1-f9817a0926dc', '01900000-0000-7000-9000-000000000006', '2026-10-26', '111', '8140', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1748b-55f8-729d-86d7-3d294fbda1f2', '01900000-0000-7000-9000-000000000001', '2026-10-26', '110', '8617', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1748f-5950-7580-93f5-584f21c105b0', '01900000-0000-7000-9000-000000000001', '2026-10-26', '104', '8147', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1773f-1000-74b7-b0d3-3f1488f2e174', '01900000-0000-7000-9000-000000000003', '2026-10-26', '115', '9296', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a17758-6848-70fb-8fbf-d55a10371082', '01900000-0000-7000-9000-000000000002', '2026-10-26', '149', '12913', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a17994-8d08-7245-b0b5-eeee22d5eba5', '01900000-0000-7000-9000-000000000006', '2026-10-27', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a179b4-9c10-731c-a637-75ffbffd4869', '01900000-0000-7000-9000-000000000001', '2026-10-27', '113', '8852', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a179b9-9d50-7327-9588-9dd19f65642c', '01900000-0000-7000-9000-000000000001', '2026-10-27', '109', '8538', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a17d85-eec5-72d5-9b45-bebbc1f68489', '01900000-0000-7000-9000-000000000006', '2026-10-27', '0', '13400', 'true', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a17d85-eec5-7521-9b2b-a1785b18c086', '01900000-0000-7000-9000-000000000006', '2026-10-27', '0', '13400', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a17ec3-bec0-7623-b74b-554c7ac72483', '01900000-0000-7000-9000-000000000006', '2026-10-28', '99', '7260', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a17ed3-ace0-77a8-8333-d77e3f7df39d', '01900000-0000-7000-9000-000000000001', '2026-10-28', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a17edd-5588-73da-bbb6-9852caa72d29', '01900000-0000-7000-9000-000000000001', '2026-10-28', '115', '9008', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1818a-5100-715b-9bff-435aed5257c4', '01900000-0000-7000-9000-000000000003', '2026-10-28', '118', '9538', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1819d-a638-7241-ad0b-f3b52fdf46af', '01900000-0000-7000-9000-000000000002', '2026-10-28', '142', '12307', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a18248-5d58-7435-bf38-6ff46870c9bb', '01900000-0000-7000-9000-000000000005', '2026-10-28', '225', '21000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a183ea-16d8-7098-b12a-0274dd9afcab', '01900000-0000-7000-9000-000000000006', '2026-10-29', '107', '7847', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a18403-d4b0-77a8-80f4-ee219920bac4', '01900000-0000-7000-9000-000000000001', '2026-10-29', '103', '8068', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a18403-f008-7243-908a-7457e38f5683', '01900000-0000-7000-9000-000000000001', '2026-10-29', '119', '9322', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1843a-9c20-7609-9301-80f6416575ec', '01900000-0000-7000-9000-000000000004', '2026-10-29', '117', '8775', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a186ae-14f0-7664-a122-2bfbb73d3cac', '01900000-0000-7000-9000-000000000003', '2026-10-29', '109', '8811', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1890e-6b50-7750-8339-553328203939', '01900000-0000-7000-9000-000000000006', '2026-10-30', '175', '12833', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1891e-b730-7685-a0dc-2d531df3a0ed', '01900000-0000-7000-9000-000000000001', '2026-10-30', '113', '8852', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1892b-b750-721b-a6f9-4fc4bc02b6c6', '01900000-0000-7000-9000-000000000001', '2026-10-30', '112', '8773', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a18bd1-82f0-7329-9533-9d40f05c2b59', '01900000-0000-7000-9000-000000000003', '2026-10-30', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a18bef-f3e8-76c2-bcd7-83ea51d6afa9', '01900000-0000-7000-9000-000000000002', '2026-10-30', '141', '12220', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a18e6b-ec80-71c9-95f0-f0f217c83ade', '01900000-0000-7000-9000-000000000004', '2026-10-31', '145', '10875', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a18f20-adf0-7014-83f2-4ce1ac6cd975', '01900000-0000-7000-9000-000000000007', '2026-10-31', '180', '15300', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a18f2e-afe0-7662-b5ac-84275a011287', '01900000-0000-7000-9000-000000000007', '2026-10-31', '160', '13600', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a19449-2500-70f1-b050-284446aa9246', '01900000-0000-7000-9000-000000000007', '2026-11-01', '180', '15300', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a19449-dc98-7436-ae7b-3d08fa9818cd', '01900000-0000-7000-9000-000000000007', '2026-11-01', '168', '14280', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a1987c-f340-7607-a3a8-95dd40786d74', '01900000-0000-7000-9000-000000000006', '2026-11-02', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a19895-1ad8-703a-a606-b306564a68d0', '01900000-0000-7000-9000-000000000001', '2026-11-02', '114', '8930', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a19896-8620-71f4-be9a-45ceee51c50a', '01900000-0000-7000-9000-000000000001', '2026-11-02', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a19b46-15c0-778f-8dee-db5376b1df0f', '01900000-0000-7000-9000-000000000003', '2026-11-02', '106', '8568', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a19b5e-1e18-72c5-9a4f-d0541bf1c702', '01900000-0000-7000-9000-000000000002', '2026-11-02', '150', '13000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a19c01-0920-772c-ae97-5bb4a14d631d', '01900000-0000-7000-9000-000000000005', '2026-11-02', '240', '22400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a19da7-e320-77b9-9a03-233e0d78ca6f', '01900000-0000-7000-9000-000000000006', '2026-11-03', '108', '7920', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a19dbd-8a18-76db-b2fa-6f3d46d1a5c6', '01900000-0000-7000-9000-000000000001', '2026-11-03', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a19dc3-8558-778d-aeaf-27e605c78c35', '01900000-0000-7000-9000-000000000001', '2026-11-03', '108', '8460', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a19df7-4f28-73c6-8955-3074e0759624', '01900000-0000-7000-9000-000000000004', '2026-11-03', '110', '8250', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1a072-3a38-77f0-8a30-6e4064f77ab0', '01900000-0000-7000-9000-000000000003', '2026-11-03', '118', '9538', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1a2c9-45b0-7022-9fbf-58686e0d868e', '01900000-0000-7000-9000-000000000006', '2026-11-04', '108', '7920', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1a2de-c980-72db-9099-875af28bb083', '01900000-0000-7000-9000-000000000001', '2026-11-04', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1a2eb-8738-74e6-a435-502895be3329', '01900000-0000-7000-9000-000000000001', '2026-11-04', '117', '9165', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1a598-1938-7207-9417-32d8c8f182ce', '01900000-0000-7000-9000-000000000003', '2026-11-04', '110', '8892', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1a5af-9108-740f-84a1-c937e798515b', '01900000-0000-7000-9000-000000000002', '2026-11-04', '145', '12567', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1a650-1e98-7759-b0e5-fe74576de405', '01900000-0000-7000-9000-000000000005', '2026-11-04', '240', '22400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1a7f5-cbd0-77ba-99b0-aaf6ca220fea', '01900000-0000-7000-9000-000000000006', '2026-11-05', '115', '8433', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1a805-c990-72a2-98d8-b62db25a777d', '01900000-0000-7000-9000-000000000001', '2026-11-05', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1a807-fc10-75ee-bb85-faf7c56c2b0f', '01900000-0000-7000-9000-000000000001', '2026-11-05', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1a849-b060-707c-8385-6f603da4ea91', '01900000-0000-7000-9000-000000000004', '2026-11-05', '104', '7800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1aabb-2d60-7275-877d-6dae981b5284', '01900000-0000-7000-9000-000000000003', '2026-11-05', '108', '8730', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1ad1d-50b0-71b8-bb6a-03b514515d68', '01900000-0000-7000-9000-000000000006', '2026-11-06', '174', '12760', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1ad30-6b50-7350-b09c-f4ff10976d7c', '01900000-0000-7000-9000-000000000001', '2026-11-06', '107', '8382', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1ad38-0888-7137-a69d-a0dc298dac7c', '01900000-0000-7000-9000-000000000001', '2026-11-06', '98', '7677', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1afde-e598-77bd-af9e-f12f9fe41580', '01900000-0000-7000-9000-000000000003', '2026-11-06', '107', '8649', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1affc-29c8-721a-9d3f-e4d9fced9de0', '01900000-0000-7000-9000-000000000002', '2026-11-06', '136', '11787', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1b09b-7320-7123-aed6-2d1d55b5af10', '01900000-0000-7000-9000-000000000005', '2026-11-06', '240', '22400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1b276-74b0-70eb-8f4c-c1a418c77b9a', '01900000-0000-7000-9000-000000000004', '2026-11-07', '150', '11250', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1b332-65f8-714a-a7fb-2c5f00d1e3d1', '01900000-0000-7000-9000-000000000007', '2026-11-07', '180', '15300', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a1b339-4f80-7472-9c5b-91cd8902c776', '01900000-0000-7000-9000-000000000007', '2026-11-07', '177', '15045', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a1b856-ca10-75cb-89be-500e10bf6b31', '01900000-0000-7000-9000-000000000007', '2026-11-08', '168', '14280', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a1b85e-d0c0-7162-b6b9-67b930ba08f8', '01900000-0000-7000-9000-000000000007', '2026-11-08', '170', '14450', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a1bc9e-8db0-7663-a0c2-d03374093cc0', '01900000-0000-7000-9000-000000000001', '2026-11-09', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1bca8-8860-75cb-b227-63d51ee49ed7', '01900000-0000-7000-9000-000000000001', '2026-11-09', '105', '8225', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1bf51-2e78-745d-a7d0-3c6a87e0f488', '01900000-0000-7000-9000-000000000003', '2026-11-09', '114', '9215', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1bf71-60a8-7711-b4d4-f6561d17c5a5', '01900000-0000-7000-9000-000000000002', '2026-11-09', '146', '12653', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1c014-4f98-74c2-8fb6-3fc695705a3a', '01900000-0000-7000-9000-000000000005', '2026-11-09', '234', '21840', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1c1ab-08b0-72b3-981b-f5a80920b460', '01900000-0000-7000-9000-000000000006', '2026-11-10', '115', '8433', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1c1cd-2af8-77bb-82bf-9d8793f2abd0', '01900000-0000-7000-9000-000000000001', '2026-11-10', '104', '8147', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1c1d0-43f0-75d2-adf0-2cc7be52af9c', '01900000-0000-7000-9000-000000000001', '2026-11-10', '107', '8382', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1c203-7180-7642-a85d-a2c0246bfc51', '01900000-0000-7000-9000-000000000004', '2026-11-10', '118', '8850', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1c475-0dc0-7298-9e1d-412bd5fab3a7', '01900000-0000-7000-9000-000000000003', '2026-11-10', '119', '9619', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1c6d6-bfc8-7240-8271-f171f0383ca9', '01900000-0000-7000-9000-000000000006', '2026-11-11', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1c6f2-7970-75a8-836d-e7ab3cef0419', '01900000-0000-7000-9000-000000000001', '2026-11-11', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1c6f4-5dd0-7506-bcbf-0f0fb39c35b8', '01900000-0000-7000-9000-000000000001', '2026-11-11', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1c99d-b798-7172-9a73-1645215f8106', '01900000-0000-7000-9000-000000000003', '2026-11-11', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1c9b7-13c8-70e3-bf82-8c6cbdbc941c', '01900000-0000-7000-9000-000000000002', '2026-11-11', '150', '13000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1ca67-a300-709d-88d5-63ba8c7396eb', '01900000-0000-7000-9000-000000000005', '2026-11-11', '233', '21747', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1cc03-c2e8-77b4-9369-6ea754234ab7', '01900000-0000-7000-9000-000000000006', '2026-11-12', '101', '7407', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1cc17-9cf0-70a0-9602-4c5c9a9d381f', '01900000-0000-7000-9000-000000000001', '2026-11-12', '113', '8852', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1cc1d-d6b0-758a-9d96-b8bc183bfb10', '01900000-0000-7000-9000-000000000001', '2026-11-12', '111', '8695', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1cc52-7370-70f4-9727-0f55fe1fe0e8', '01900000-0000-7000-9000-000000000004', '2026-11-12', '110', '8250', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1cec3-86f8-7415-aa09-6c76372f2e0d', '01900000-0000-7000-9000-000000000003', '2026-11-12', '108', '8730', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1d11d-41f0-768d-8c41-67b72a05647e', '01900000-0000-7000-9000-000000000006', '2026-11-13', '172', '12613', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1d138-0968-7527-85c8-68d17c6bcf1e', '01900000-0000-7000-9000-000000000001', '2026-11-13', '119', '9322', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1d143-1d58-76ad-932e-2147426a8641', '01900000-0000-7000-9000-000000000001', '2026-11-13', '105', '8225', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1d3e9-e2f8-75dc-96db-f3ef4809e6dc', '01900000-0000-7000-9000-000000000003', '2026-11-13', '110', '8892', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1d409-9440-7777-989e-e029f620b8ca', '01900000-0000-7000-9000-000000000002', '2026-11-13', '141', '12220', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1d4a6-d228-72e6-9059-188b5635d46b', '01900000-0000-7000-9000-000000000005', '2026-11-13', '240', '22400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1d67d-7688-770f-a2d6-432859da2055', '01900000-0000-7000-9000-000000000004', '2026-11-14', '146', '10950', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1d73d-76e0-71eb-ab7a-8f39cbc034df', '01900000-0000-7000-9000-000000000007', '2026-11-14', '174', '14790', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a1d744-aaa0-717b-9154-59f1259124c0', '01900000-0000-7000-9000-000000000007', '2026-11-14', '165', '14025', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a1dc6b-21f8-76d6-ae50-17172ceaea3e', '01900000-0000-7000-9000-000000000007', '2026-11-15', '172', '14620', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a1dc6b-58a8-7215-ac80-4b0096f19bfb', '01900000-0000-7000-9000-000000000007', '2026-11-15', '167', '14195', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a1e094-fd58-7693-843a-208f57353288', '01900000-0000-7000-9000-000000000006', '2026-11-16', '112', '8213', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1e0ac-afc0-77b3-b9a3-504699287381', '01900000-0000-7000-9000-000000000001', '2026-11-16', '116', '9087', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1e0b9-1b70-7035-93dc-9228a26402ca', '01900000-0000-7000-9000-000000000001', '2026-11-16', '115', '9008', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1e360-bfb8-7717-a7ce-f63581e4cee8', '01900000-0000-7000-9000-000000000003', '2026-11-16', '114', '9215', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1e37e-2ee0-7444-8975-558376b84f1b', '01900000-0000-7000-9000-000000000002', '2026-11-16', '142', '12307', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1e420-6e08-7792-8fec-12fcb1e43e88', '01900000-0000-7000-9000-000000000005', '2026-11-16', '233', '21747', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1e5b8-ffc8-71e3-adcb-6d6539fc251c', '01900000-0000-7000-9000-000000000006', '2026-11-17', '108', '7920', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1e5d9-4580-73da-b23e-f950abf123f2', '01900000-0000-7000-9000-000000000001', '2026-11-17', '111', '8695', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1e60b-4e18-77e5-b816-01ce2f77e3bd', '01900000-0000-7000-9000-000000000004', '2026-11-17', '118', '8850', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1e880-8820-7277-b6c8-769a80337c14', '01900000-0000-7000-9000-000000000003', '2026-11-17', '119', '9619', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1e9ab-7ac5-71da-99d2-5319e768b8a8', '01900000-0000-7000-9000-000000000001', '2026-11-17', '300', '25200', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a1eae9-1be0-76bd-9023-b669be9b389c', '01900000-0000-7000-9000-000000000006', '2026-11-18', '112', '8213', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1eafe-d660-7171-8678-4a01dc481eb9', '01900000-0000-7000-9000-000000000001', '2026-11-18', '113', '8852', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1eb00-0af8-7562-bc5f-0abae6dfa515', '01900000-0000-7000-9000-000000000001', '2026-11-18', '118', '9243', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1edae-5e30-7298-974a-fa8db0dff8dc', '01900000-0000-7000-9000-000000000003', '2026-11-18', '119', '9619', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1edc2-4fa8-7395-9708-ffd3ccbb4d01', '01900000-0000-7000-9000-000000000002', '2026-11-18', '150', '13000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1ee72-61e0-7358-9cf0-f750e84ef9a2', '01900000-0000-7000-9000-000000000005', '2026-11-18', '225', '21000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1f010-1038-7236-808a-4c2392b7ccc0', '01900000-0000-7000-9000-000000000006', '2026-11-19', '114', '8360', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1f022-b1c0-732f-bb75-d613adaff31c', '01900000-0000-7000-9000-000000000001', '2026-11-19', '109', '8538', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1f022-cd18-75a5-b0f4-c34aa4cf1554', '01900000-0000-7000-9000-000000000001', '2026-11-19', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1f056-6420-7770-af8b-08cebeca9f5d', '01900000-0000-7000-9000-000000000004', '2026-11-19', '120', '9000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1f2d8-8ea8-7026-904f-2bdafafcf42e', '01900000-0000-7000-9000-000000000003', '2026-11-19', '105', '8488', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1f54b-bd40-7597-be17-41b1f4abfd73', '01900000-0000-7000-9000-000000000001', '2026-11-20', '111', '8695', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1f550-ce20-72f2-a55a-ac8fa6b5e01a', '01900000-0000-7000-9000-000000000001', '2026-11-20', '115', '9008', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1f7fd-f878-7415-b726-4f8f713f195b', '01900000-0000-7000-9000-000000000003', '2026-11-20', '114', '9215', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1f813-ab28-7770-ab23-a389f2593baa', '01900000-0000-7000-9000-000000000002', '2026-11-20', '146', '12653', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1f8bf-4ca8-76aa-9a84-e3054befb86c', '01900000-0000-7000-9000-000000000005', '2026-11-20', '236', '22027', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1fa89-4ea8-76a4-8182-66a5336f2139', '01900000-0000-7000-9000-000000000004', '2026-11-21', '143', '10725', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a1fb4b-23c0-76ca-9dba-61a41df2dfe9', '01900000-0000-7000-9000-000000000007', '2026-11-21', '180', '15300', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a1fb4e-38d0-7590-a4ee-217e12188040', '01900000-0000-7000-9000-000000000007', '2026-11-21', '167', '14195', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a20070-08c0-77f0-9db2-fecb2168bf24', '01900000-0000-7000-9000-000000000007', '2026-11-22', '180', '15300', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a204a1-1010-70df-bc47-c5daf5c4c150', '01900000-0000-7000-9000-000000000006', '2026-11-23', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a204bc-c5d0-758f-94d1-3c54f9b56b9d', '01900000-0000-7000-9000-000000000001', '2026-11-23', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a204c0-bd70-729e-9fe6-d8708880732b', '01900000-0000-7000-9000-000000000001', '2026-11-23', '101', '7912', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a20769-6770-7128-b20e-523c568df30b', '01900000-0000-7000-9000-000000000003', '2026-11-23', '120', '9700', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a20784-0008-7327-83ec-2e106cc05972', '01900000-0000-7000-9000-000000000002', '2026-11-23', '139', '12047', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a2082f-3fe0-75c4-93db-9a4981599273', '01900000-0000-7000-9000-000000000005', '2026-11-23', '224', '20907', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a209ca-b7d0-755f-943b-b39a003bbe43', '01900000-0000-7000-9000-000000000006', '2026-11-24', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a209e4-a488-745d-8601-89a81ffa7370', '01900000-0000-7000-9000-000000000001', '2026-11-24', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a209e7-8ab8-7360-8bb2-452a88beb25f', '01900000-0000-7000-9000-000000000001', '2026-11-24', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a20a19-a2f0-702e-a0da-63befa27c089', '01900000-0000-7000-9000-000000000004', '2026-11-24', '120', '9000', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a20a88-b0a0-771c-98c1-5c5718ea348d', '01900000-0000-7000-9000-000000000021', '2026-11-24', '188', '18800', 'true', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a20c92-3c40-70fb-9397-14f471d4c947', '01900000-0000-7000-9000-000000000003', '2026-11-24', '114', '9215', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a20ef1-5638-7772-9aec-6193f138205b', '01900000-0000-7000-9000-000000000006', '2026-11-25', '120', '8800', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a20f0a-4508-7674-b54c-b64bf98c1d74', '01900000-0000-7000-9000-000000000001', '2026-11-25', '110', '8617', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a20f0b-23b0-7269-b5d2-8101a7826527', '01900000-0000-7000-9000-000000000001', '2026-11-25', '115', '9008', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a211bf-d3d0-747d-94df-00b75bc6d9f8', '01900000-0000-7000-9000-000000000003', '2026-11-25', '98', '7922', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a211d5-1150-712e-89c9-9aae5f0e2154', '01900000-0000-7000-9000-000000000002', '2026-11-25', '138', '11960', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a2127a-a408-70dc-9586-e640ebefa1fe', '01900000-0000-7000-9000-000000000005', '2026-11-25', '231', '21560', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a2140e-d4b0-7370-b60e-c638c41f79e7', '01900000-0000-7000-9000-000000000006', '2026-11-26', '117', '8580', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a2142f-8bb0-7761-9030-5125c58b9afb', '01900000-0000-7000-9000-000000000001', '2026-11-26', '120', '9400', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a21430-3790-750e-87c7-fae0daacf62e', '01900000-0000-7000-9000-000000000001', '2026-11-26', '108', '8460', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a2146e-d2e8-7010-8437-1b6c5fa21d9a', '01900000-0000-7000-9000-000000000004', '2026-11-26', '111', '8325', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a216e3-8c08-77f6-914d-194becb74813', '01900000-0000-7000-9000-000000000003', '2026-11-26', '109', '8811', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a21942-c540-74a9-8815-509f828460ab', '01900000-0000-7000-9000-000000000006', '2026-11-27', '180', '13200', 'true', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a2195c-e8a8-7122-bba8-d1963397388e', '01900000-0000-7000-9000-000000000001', '2026-11-27', '100', '7833', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a2195d-07e8-7395-a222-9e088f56c89f', '01900000-0000-7000-9000-000000000001', '2026-11-27', '101', '7912', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a21c0a-93e8-7244-940d-2b9a08a8bd91', '01900000-0000-7000-9000-000000000003', '2026-11-27', '100', '8083', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a21c25-c0f0-7510-9a5e-221201c5ec22', '01900000-0000-7000-9000-000000000002', '2026-11-27', '142', '12307', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a21ccd-4b90-748c-b4f5-7f78e62da30b', '01900000-0000-7000-9000-000000000005', '2026-11-27', '220', '20533', 'false', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a21e9a-4f18-71ea-a933-cf59d8125d3b', '01900000-0000-7000-9000-000000000004', '2026-11-28', '150', '11250', 'true', '2026-11-29 13:21:42.046736+00', 'false'),
  ('01a21f53-8910-7651-8208-94720efc62bf', '01900000-0000-7000-9000-000000000007', '2026-11-28', '180', '15300', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a21f58-72e0-7101-897a-24f9c5c4b173', '01900000-0000-7000-9000-000000000007', '2026-11-28', '176', '14960', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a22482-2658-71d0-85ea-7f4c90158c8b', '01900000-0000-7000-9000-000000000007', '2026-11-29', '179', '15215', 'false', '2026-11-29 13:21:43.058228+00', 'false'),
  ('01a22484-4938-76d3-bac6-c0e948b9a656', '01900000-0000-7000-9000-000000000007', '2026-11-29', '165', '14025', 'false', '2026-11-29 13:21:43.058228+00', 'false');
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
  ('01900000-0000-7000-8000-000000000013', '{"state": "SA", "suburb": "Modbury", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Tomasz", "rcti_terms": [], "family_name": "Nowak", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40139"}', NULL, 'Keys of the gallery are not back yet', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:21:53.508+00', '3'),
  ('01900000-0000-7000-8000-000000000014', '{"state": "", "suburb": "", "fund_usi": "", "gst_from": "", "fund_name": "", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "", "rcti_terms": [], "family_name": "", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": ""}', NULL, NULL, NULL, NULL, '2'),
  ('01900000-0000-7000-8000-000000000015', '{"state": "SA", "suburb": "Glenelg", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Grace", "rcti_terms": [], "family_name": "Papadopoulos", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40153"}', NULL, NULL, NULL, NULL, '2');
INSERT INTO "super_decision" (person_id, number, answer, reason, from_day, decided_by, decided_at) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '1', 'yes', 'Works alone, mainly for labour.', '2026-07-01', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:21:49.808324+00'),
  ('01900000-0000-7000-8000-000000000011', '1', 'no', 'May send somebody else.', '2026-07-01', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:21:50.34659+00'),
  ('01900000-0000-7000-8000-000000000012', '1', 'yes', 'Works alone, mainly for labour.', '2026-07-01', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:21:50.647026+00'),
  ('01900000-0000-7000-8000-000000000013', '1', 'yes', 'Works alone, mainly for labour.', '2026-07-01', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:21:51.037331+00'),
  ('01900000-0000-7000-8000-000000000015', '1', 'yes', 'Works alone, mainly for labour.', '2026-07-01', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:21:51.563417+00');
INSERT INTO "pay_settings" (only_row, settings, version) OVERRIDING SYSTEM VALUE VALUES
  ('true', '{"gst_from": "2018-07-01", "first_day": "2026-10-11", "gst_percent": 10, "note_prefix": "ADJ-", "rcti_prefix": "RCTI-", "usual_times": 2, "gst_ended_on": "", "register_days": 31, "report_branch": "000", "gst_checked_on": "2026-11-02", "labour_percent": 100, "report_contact": "", "report_software": "", "second_approver": false, "file_description": "CONTRACTORS", "report_file_name": "tpar", "report_line_ends": "none", "report_most_payees": null, "report_omitted_sign": "O", "withholding_rounding": "cent"}', '1');
INSERT INTO "pay_bank_account" (id, settings, version, removed_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22777-f79b-7628-b8e9-28fbe93e085b', '{"bsb": "105-900", "code": "50", "account": "000417200", "user_id": "000000", "remitter": "GUMLEAF CLEANING", "balancing": false, "bank_code": "BSA", "user_name": "GUMLEAF CLEANING PTY LTD", "characters": "safe", "final_crlf": true, "header_time": "", "earliest_day": "next-business-day", "most_payments": null, "header_account": false}', '1', NULL);
INSERT INTO "pay_item" (id, kind, person_id, job_id, day, minutes, earned_cents, approved_cents, taxable, reason, file_reference, added_by, added_at, in_run_cents, paid_cents, documented_cents, documented_minutes, document, rcti, file_id, worked_minutes) OVERRIDING SYSTEM VALUE VALUES
  ('019fb9f6-3420-7516-9949-400f0dcc5eef', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-01', '148', '8017', '8017', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '148'),
  ('019fbab6-1150-7735-a947-55e9b7859c20', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-01', '176', '10853', '10853', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '176'),
  ('019fbabc-6668-7316-9273-6e4b17aebbf6', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-01', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '183'),
  ('019fbfde-0b60-764b-9b0a-7d9f9845d47b', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-02', '172', '10607', '10607', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '172'),
  ('019fbfe2-f530-72f5-94f2-6baaaa7b7404', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-02', '167', '10298', '10298', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '167'),
  ('019fc40e-3020-7258-8af4-5b5993220dc3', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-03', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '125'),
  ('019fc427-1338-720c-9b44-548c5adf8259', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-03', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '126'),
  ('019fc42e-1430-7610-86c5-7d77d8a02960', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-03', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('019fc6de-c8c8-77e6-988d-b30a9513a31b', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-03', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('019fc6f5-61f0-766b-adae-ec12be89cfdc', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-03', '136', '8160', '8160', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '136'),
  ('019fc799-1048-755d-bec4-3fdbf67211b1', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-03', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '242'),
  ('019fc939-c028-7704-ad03-f9fe7e28c87b', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-04', '113', '6027', '6027', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('019fc94c-8ca8-75e8-85e1-59b2fb12f94a', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-04', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '124'),
  ('019fc94e-6d20-705c-9b44-a233b0291201', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-04', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('019fc983-aa08-76a7-b657-db8b5965a843', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-04', '116', '6283', '6283', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('019fcc02-2340-7678-a9d6-341dd98e2de1', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-04', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '122'),
  ('019fce5f-8ba0-765d-919b-577805ca23d9', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-05', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('019fce75-de78-72c8-a034-486948ab3a0b', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-05', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('019fce7b-6488-7714-b27d-5bd1bbdd6fb9', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-05', '108', '6030', '6030', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('019fd12c-8a68-718b-a1dd-508cdc707911', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-05', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('019fd13e-a338-75ba-a808-59e5cef81f11', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-05', '140', '8400', '8400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '140'),
  ('019fd1ec-9a60-7536-8b19-d83cb14acd74', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-05', '224', '14560', '14560', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '224'),
  ('019fd383-3c08-7434-93f0-f7b06bb91e23', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-06', '118', '6293', '6293', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('019fd39f-6ae0-7317-b05d-006366167792', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-06', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('019fd3a3-5e98-740e-8557-0bfcd8d3706a', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-06', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('019fd3de-5458-7049-9b6e-a7891dfc4c3a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-06', '115', '6229', '6229', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('019fd651-9a60-74b8-8537-f5ed1fda1981', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-06', '101', '5723', '5723', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '101'),
  ('019fd8a7-abd8-7645-a9a0-d1e6c49039c9', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-07', '174', '9280', '9280', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '174'),
  ('019fd8c4-4bf8-7458-8910-e1f275f05251', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-07', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('019fd8ca-5ea8-73a0-aee4-4b32620ba0af', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-07', '106', '5918', '5918', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '106'),
  ('019fdb76-bde0-7735-8306-1beaaed447f0', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-07', '118', '6687', '6687', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('019fdb93-69b8-746d-85cc-4cb54f673bd0', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-07', '135', '8100', '8100', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '135'),
  ('019fdc3c-1950-7180-852b-47a708d22297', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-07', '218', '14170', '14170', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '218'),
  ('019fde0a-ab48-754d-8843-8f9cc42a82ed', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-08', '133', '7204', '7204', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '133'),
  ('019fdec6-c788-72ec-ad55-5a666bdde0ed', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-08', '178', '10977', '10977', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '178'),
  ('019fdecc-6120-768d-ae1f-a37eedadcb55', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-08', '179', '11038', '11038', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '179'),
  ('019fe3f1-b768-74bb-a039-ca151561cab0', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-09', '174', '10730', '10730', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '174'),
  ('019fe3f5-5918-7033-a5e4-8e96460f1a28', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-09', '177', '10915', '10915', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '177'),
  ('019fe818-1828-70ab-9281-dae82edce136', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-10', '112', '5973', '5973', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('019fe834-cfb8-74a6-9fcf-7cc6178e5c2a', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-10', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('019fe838-2730-75cb-b3d8-0157fddf486d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-10', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('019feae2-3890-7262-92b9-ea6608fd495b', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-10', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '122'),
  ('019feafc-e898-7527-964e-7fed1a95e8a9', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-10', '143', '8580', '8580', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '143'),
  ('019feba7-9fb8-7417-8683-796093049200', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-10', '230', '14950', '14950', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '230'),
  ('019fed3e-9368-7215-85f1-7d177491f3b8', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-11', '119', '6347', '6347', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('019fed59-3f88-723f-97e4-ed8d3fe30e13', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-11', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '129'),
  ('019fed60-fc00-7007-b3cd-c4c0b490364a', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-11', '102', '5695', '5695', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '102'),
  ('019ff00e-2e28-75af-8ca5-98c5f066f648', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-11', '116', '6573', '6573', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('019ff26c-fde8-71d9-a22e-380c81e12cb7', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-12', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('019ff28a-51b8-730c-8f95-6c815775077a', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-12', '116', '6477', '6477', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('019ff537-2df0-72a6-a860-d145de031cf7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-12', '116', '6573', '6573', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('019ff5fa-81d8-70ff-9e9f-2785825d56c5', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-12', '236', '15340', '15340', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '236'),
  ('019ff78c-4d38-7181-989a-22f62f9893da', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-13', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '124'),
  ('019ff7ab-2b90-7360-b9c5-acdab436f5b7', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-13', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('019ff7b1-d698-750e-889a-42c010c34340', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-13', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('019ff7e3-9110-71a9-9be7-30baab2ee6e4', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-13', '118', '6392', '6392', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('019ffa62-9300-723a-bb4a-d7d51c410e61', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-13', '110', '6233', '6233', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('019ffcb2-a938-722c-838f-aba99b7f2221', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-14', '178', '9493', '9493', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '178'),
  ('019ffccf-ab00-76fe-858b-c85810d89c57', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-14', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '126'),
  ('019ffcd6-abf8-7724-967c-5c45b0d17a79', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-14', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('019fff96-c210-737b-a606-377756317fa9', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-14', '143', '8580', '8580', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '143'),
  ('01a00043-f200-70af-9c40-9be230ade20b', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-14', '235', '15275', '15275', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '235'),
  ('01a002ce-0010-72eb-9f91-23a452181bfd', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-15', '179', '11038', '11038', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '179'),
  ('01a002d4-0320-7286-91ed-0c6bb8a67109', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-15', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '181'),
  ('01a007f5-d310-7610-9c23-c37b93b42b84', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-16', '177', '10915', '10915', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '177'),
  ('01a007ff-7000-709e-bee4-aa4fb8a172a4', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-16', '163', '10052', '10052', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '163'),
  ('01a00c26-e230-717d-b640-94e03f1410b5', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-17', '109', '5813', '5813', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a00c3f-a220-7305-a21a-d6a6e8c0bf53', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-17', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a00c4b-1ba0-70f7-a0bb-1df758c22e1b', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-17', '99', '5528', '5528', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '99'),
  ('01a00eed-87f8-729b-a1c5-4cbd14d85e28', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-17', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a00f0c-4ee0-744f-b37e-b7fe5e32904d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-17', '140', '8400', '8400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '140'),
  ('01a00fb9-4820-72dd-a351-c22f04d1e810', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-17', '220', '14300', '14300', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '220'),
  ('01a0114e-0d38-7489-b55b-cf609706a209', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-18', '118', '6293', '6293', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a0116b-bec8-713f-b73e-2885ee57b7dc', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-18', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a01172-a850-76b7-90e6-0a8c0afe89af', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-18', '100', '5583', '5583', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '100'),
  ('01a011a7-7008-71bc-b8c5-a8d057cde333', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-18', '109', '5904', '5904', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a0141b-6da8-76e6-8948-d430e5bb43be', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-18', '113', '6403', '6403', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('01a01673-1560-717a-a1a6-bee1d43816c2', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-19', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a0168e-4650-71f2-b2fc-b94233621a09', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-19', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a01690-8488-74fd-b16c-72e1c25d6e75', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-19', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a01940-6248-7247-a4d8-40f9c0fe14d7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-19', '109', '6177', '6177', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a01961-f7f0-76a1-9119-a8765df214eb', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-19', '147', '8820', '8820', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '147'),
  ('01a019ff-d600-76b8-a3cd-80d8df7f8a99', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-19', '231', '15015', '15015', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '231'),
  ('01a01b98-63d8-7501-9010-79d214672673', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-20', '114', '6080', '6080', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a01bb7-b378-74c6-8a55-ca1e46900a25', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-20', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a01bec-0dd0-73d2-8a9d-0b3bda8cc012', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-20', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '125'),
  ('01a01e6c-4070-77ba-a85e-ede449380762', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-20', '100', '5667', '5667', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '100'),
  ('01a020c7-89d8-741c-9a38-a25f9a794af4', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-21', '160', '8533', '8533', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '160'),
  ('01a020d9-ece0-73e3-a6b9-60c23d415545', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-21', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '127'),
  ('01a020db-0238-753e-810b-c75d8775f097', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-21', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '126'),
  ('01a02391-b210-74e9-aea3-535c3337951b', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-21', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a023b0-e270-7144-9d8c-b6f838a59508', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-21', '139', '8340', '8340', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '139'),
  ('01a0244b-bef8-7409-9dad-81b584c4b602', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-21', '227', '14755', '14755', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '227'),
  ('01a02621-1750-727d-b6ff-c92e330145a0', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-22', '150', '8125', '8125', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '154'),
  ('01a026e6-8a30-7264-9a31-3fee0b6e5c49', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-22', '171', '10545', '10545', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '171'),
  ('01a026e8-bcb0-758c-af4b-76b5dda3b3b0', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-22', '170', '10483', '10483', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '170'),
  ('01a02c02-a918-7047-8193-438d8aa8a013', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-23', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '189'),
  ('01a02c0a-fde8-75c2-ad6c-f7bf49ebe7e8', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-23', '169', '10422', '10422', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '169'),
  ('01a0303d-16a8-7540-a215-987561ceccf3', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-24', '115', '6133', '6133', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a0304f-d388-714a-a111-e6fc8168f313', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-24', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('01a03053-4658-7208-93ef-a11383cb9aaa', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-24', '116', '6477', '6477', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('01a03322-21b0-729c-a32f-c76d82db21f9', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-24', '139', '8340', '8340', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '139'),
  ('01a033bf-6f38-708a-a9d1-88985dc49011', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-24', '227', '14755', '14755', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '227'),
  ('01a0355c-5e28-773f-8df4-72b92730f4f6', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-25', '105', '5600', '5600', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a03573-e1b0-73bc-93de-6bb658126b7a', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-25', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a03579-5438-74e0-9965-7fc68cb7fe42', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-25', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a035b3-6b50-743b-bce8-77c814c21f78', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-25', '107', '5796', '5796', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a03a7f-fb08-7560-833c-8284e1981595', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-26', '110', '5867', '5867', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a03a9c-58c0-74eb-b28d-81af04acfdb7', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-26', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a03a9e-6818-7714-b288-35d7fe871593', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-26', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('01a03d54-6828-74fe-aa66-ed33d03b397f', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-26', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a03d6f-6650-72ba-8833-9b2caac19cb1', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-26', '134', '8040', '8040', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '134'),
  ('01a03e0e-8898-749d-85de-94c175bf9cfd', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-26', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '242'),
  ('01a03fa6-6a90-7417-8938-31cec3315b64', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-27', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a03fc5-f0e0-766b-9059-c735b437f92b', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-08-27', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a03fcc-45f8-73be-af1b-8060adec30f8', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-27', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a03ff8-18b8-71e4-9195-3919b34a8fa2', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-27', '117', '6338', '6338', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('01a0427b-29b8-7399-ad1a-abffb5f6c51d', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-27', '108', '6120', '6120', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a044d7-e638-72b2-ada5-a6db068ca335', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-28', '167', '8907', '8907', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '167'),
  ('01a044f2-86a0-7340-9509-e100a8e8c472', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-28', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a0479a-fdd8-75a4-9bf3-f2ea6aad8027', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-28', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a04861-b108-71f1-a043-9630126980a2', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-28', '228', '14820', '14820', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '228'),
  ('01a04a2d-2238-737f-b2a5-c4d4bfbee52d', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-08-29', '135', '7313', '7313', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '135'),
  ('01a04aea-d8a0-7239-8f51-a2fb7e17b877', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-29', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '180'),
  ('01a04af0-56e0-739d-abfe-212a7b2c0ab3', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-29', '162', '9990', '9990', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '162'),
  ('01a05015-4f68-71aa-887a-2cacd1bd93c6', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-08-30', '177', '10915', '10915', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '177'),
  ('01a0501a-5c60-77d3-9028-31b6549625c0', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-08-30', '169', '10422', '10422', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '169'),
  ('01a05440-4bd8-7476-9e9b-1e6fb11091f5', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-08-31', '116', '6187', '6187', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('01a05460-08d8-7096-a0ba-c8084e4906d5', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-08-31', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '104'),
  ('01a05707-d048-7130-b0c7-2ac0979a45a4', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-08-31', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '128'),
  ('01a05729-1bb8-75db-92ed-bfaea2ec229c', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-08-31', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '153'),
  ('01a057cf-e308-7601-bd74-94176e337f7a', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-08-31', '236', '15340', '15340', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '236'),
  ('01a0596e-c210-7465-bdbb-bb0a7d1fc5fe', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-01', '104', '5547', '5547', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '104'),
  ('01a0597e-6210-75ff-b9c3-2496b1a6d9e7', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-01', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a059be-6c98-729a-b837-37a12d0aeefe', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-01', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a05c2e-0d08-717d-90be-064d1c10268e', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-01', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '131'),
  ('01a05e8b-9890-7415-b3c6-cbf663d80f32', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-02', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a05eaf-7058-742d-a659-2930a919b9b3', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-02', '101', '5639', '5639', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '101'),
  ('01a05eb1-8780-71ea-81ec-50e1af17dd80', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-02', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a06153-5f68-75a2-88f2-5a8612a12ef9', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-02', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '125'),
  ('01a06172-0710-7792-b804-ae6ab800ab33', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-02', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '152'),
  ('01a06217-a198-726c-b538-e714ec0fef61', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-02', '230', '14950', '14950', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '230'),
  ('01a063bc-9b20-71bc-b6fc-d7eae08d8549', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-03', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a063d0-cb18-7244-ae4f-55422ebc533e', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-03', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '125'),
  ('01a063d6-a718-7503-b664-ca51172a9543', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-03', '103', '5751', '5751', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '103'),
  ('01a06406-cb50-71f9-ac4c-461314f48064', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-03', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a06684-65e0-7145-989d-f3cf1d12e4d3', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-03', '102', '5780', '5780', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '102'),
  ('01a068d8-f0b8-714a-b034-e41c7f6a8891', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-04', '173', '9227', '9227', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '173'),
  ('01a068f5-0c08-71cc-ab30-2ecd57b02cce', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-04', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a068f7-4a40-7065-bde1-409df85000b4', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-04', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a06ba8-cde0-74bf-91f7-a3f4da8d4665', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-04', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a06bbe-6920-7542-a349-e3efff490ea7', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-04', '146', '8760', '8760', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '146'),
  ('01a06c62-1b60-77b5-b81a-56fe4109e307', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-04', '236', '15340', '15340', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '236'),
  ('01a06e3c-f1f8-76ae-9032-36220ab165be', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-05', '144', '7800', '7800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '144'),
  ('01a06ef7-3978-701e-b2f9-bf374937866a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-05', '171', '10545', '10545', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '171'),
  ('01a06efb-4c70-7264-87f8-d309bf84d345', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-05', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '182'),
  ('01a07421-8d18-7616-8401-549ae12a2254', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-06', '168', '10360', '10360', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '168'),
  ('01a07422-dd08-700b-9807-e6f89b62c546', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-06', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '182'),
  ('01a07851-fff8-7007-80d1-ab445e24bb63', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-07', '112', '5973', '5973', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a07869-f4c8-73ab-b29c-54410f181b07', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-07', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a07871-fb78-73a9-8755-6d1e0381a5a8', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-07', '110', '6142', '6142', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a07b20-d768-7732-93d0-8952631b643f', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-07', '117', '6630', '6630', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('01a07b32-e868-77d2-a1b3-90ac3796c530', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-07', '140', '8400', '8400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '140'),
  ('01a07bd8-dcc8-7688-8a05-005354139aaf', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-07', '232', '15080', '15080', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '232'),
  ('01a07d7a-4c10-7385-9f41-b602fa8b8fea', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-08', '110', '5867', '5867', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a07d90-8390-703c-a8c3-33806763ea5b', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-08', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a07d97-1728-776a-86f3-abd01bb1348b', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-08', '116', '6477', '6477', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('01a07dcb-d710-7478-af13-75f73bb9d9a3', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-08', '114', '6175', '6175', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a08040-3270-7322-9a37-954527fd87a0', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-08', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a0829b-3d58-7208-9201-a742050e9a56', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-09', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a082b6-9170-72f2-bd17-df471c9678ff', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-09', '110', '6142', '6142', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a082be-f9c8-7559-a342-ef91e459772f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-09', '102', '5695', '5695', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '102'),
  ('01a08560-29b8-7419-8482-eaa4ebb3a1b7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-09', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '127'),
  ('01a08581-0f98-7586-8cb7-10355ec3c73d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-09', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '153'),
  ('01a0862a-c100-73db-9aac-03817bcb9222', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-09', '223', '14495', '14495', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '223'),
  ('01a087c2-31b0-7544-b77a-ceba59e6e094', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-10', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a087d9-47d8-7457-a01c-f8822318e47a', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-10', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a087e2-cd58-7637-bbb0-32ffd33ec171', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-10', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '104'),
  ('01a08812-bae0-71eb-8ae2-e589d2f45077', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-10', '115', '6229', '6229', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a08a8b-9698-76e5-8287-b47bdccf8766', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-10', '107', '6063', '6063', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a08d02-4b88-722c-9f18-8ded0cbf52c0', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-11', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a08d09-aa40-7594-9f20-030ba0e7f5ec', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-11', '103', '5751', '5751', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '103'),
  ('01a08faf-1820-70ac-aeea-5a3af203f0a7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-11', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '125'),
  ('01a09075-0fd0-77f4-9091-5d230e9aeff4', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-11', '230', '14950', '14950', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '230'),
  ('01a09240-5608-7551-bdff-21deda813d81', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-12', '150', '8125', '8125', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '150'),
  ('01a09300-5e30-7295-8861-57e395badc03', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-12', '178', '10977', '10977', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '178'),
  ('01a09306-8080-70ae-931d-05fe701795dd', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-12', '172', '10607', '10607', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '172'),
  ('01a09827-b048-7212-a16a-79fc420cd414', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-13', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '190'),
  ('01a09832-2410-70b7-8317-76b8fcf655dd', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-13', '170', '10483', '10483', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '170'),
  ('01a09c5c-2a68-7000-9ccd-e8f0c9d5c771', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-14', '110', '5867', '5867', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a09c75-b190-7535-aaa0-950a1e09c867', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-14', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a09c7b-4b28-7038-aa31-accddfeb80b9', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-14', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('01a09f20-c4c0-74f3-8461-ec53bf2338e8', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-14', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a09f3c-91f0-734b-b469-40135cfe7d1d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-14', '141', '8460', '8460', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '141'),
  ('01a09fe6-2418-77f1-9edd-c22881b74a52', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-14', '231', '15015', '15015', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '231'),
  ('01a0a197-71e0-705f-9771-f804bb09b4c4', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-15', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '125'),
  ('01a0a199-7968-75f9-8e98-c99253b1f5f7', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-15', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a0a1ce-d1a8-721e-a484-06b15abaeea6', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-15', '112', '6067', '6067', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a0a44b-9948-7478-8578-edcb8a3157b0', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-15', '106', '6007', '6007', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '106'),
  ('01a0a6aa-2e70-7511-978f-c8c7d54b006a', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-16', '109', '5813', '5813', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a0a6be-9130-744a-91fb-94517b1264ed', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-16', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '129'),
  ('01a0a6c2-9488-7525-8cdd-36d444caf165', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-16', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '125'),
  ('01a0a972-a128-76a0-b8ed-3420b4263cbb', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-16', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a0a991-25a8-75b0-b7d6-4e8de42b2bf0', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-16', '138', '8280', '8280', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '138'),
  ('01a0aa38-8550-72b7-897b-0c45b65b2f08', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-16', '229', '14885', '14885', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '229'),
  ('01a0abd0-c8f0-7333-8bd3-4b0334498092', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-17', '111', '5920', '5920', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '111'),
  ('01a0abe9-1b80-70eb-b28f-599c9ff1ec41', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-17', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a0abf2-56c8-7412-bceb-3078d4edfce5', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-17', '98', '5472', '5472', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '98'),
  ('01a0ac23-8c70-71e0-9e03-43749e666134', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-17', '118', '6392', '6392', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a0ae97-72a0-76f8-a724-423b90051295', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-17', '111', '6290', '6290', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '111'),
  ('01a0b0fb-cc58-74eb-a63e-9a7699bdd52e', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-18', '166', '8853', '8853', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '166'),
  ('01a0b10c-23f0-76bd-8ec9-0a8e61640f21', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-18', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '125'),
  ('01a0b113-28d0-7684-b24e-87a4d1c0a61f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-18', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '104'),
  ('01a0b3bc-1150-741d-a4fe-dcf8ad66ce79', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-18', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '128'),
  ('01a0b3d7-da98-723e-a6f8-e812dc0faa48', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-18', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '158'),
  ('01a0b481-93d0-7333-aaa2-e1bbb1245a43', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-18', '230', '14950', '14950', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '230'),
  ('01a0b65a-cc58-7380-9e0f-bc2752680efd', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-19', '133', '7204', '7204', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '133'),
  ('01a0b716-40a0-7143-b5d6-a74c03937b0b', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-19', '172', '10607', '10607', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '172'),
  ('01a0b719-cae0-7270-99da-e2710ca10c32', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-19', '176', '10853', '10853', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '176'),
  ('01a0bc32-cce8-772e-b15b-a37e66477ff5', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-20', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '191'),
  ('01a0bc33-9fd8-7066-a402-235e8fa0b83c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-20', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '184'),
  ('01a0c06e-bd30-73e1-b150-61bb7ec0f035', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-21', '111', '5920', '5920', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '111'),
  ('01a0c07f-e3d0-7534-91f9-c4890847b689', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-21', '114', '6365', '6365', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a0c086-cd58-7171-9e96-1b881ba84de0', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-21', '108', '6030', '6030', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a0c32e-6db8-748f-9a11-85e514bfd6b7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-21', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '126'),
  ('01a0c350-9fa0-76e8-b172-ee60093e37f3', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-21', '132', '7920', '7920', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '132'),
  ('01a0c3f5-b170-71c9-b49b-d7f635818d82', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-21', '227', '14755', '14755', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '227'),
  ('01a0c58e-a0f0-743e-acc0-f16daf370c35', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-22', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a0c5aa-a8b8-756c-9674-d5db00401360', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-22', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a0c5ab-f0d8-74b2-8169-a77f5f3f23ee', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-22', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '104'),
  ('01a0c5dc-5f48-706c-bd03-859adfb68b11', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-22', '116', '6283', '6283', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('01a0cab4-0ac0-7722-a8ff-d6e8006d752c', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-23', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a0cacd-8e00-700f-a804-d8e84c561117', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-23', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('01a0cad3-5290-7731-ba60-f3b57214bd5e', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-23', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('01a0cd79-b2a0-722a-8d05-c680b6b8fbd9', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-23', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a0cd9f-14f0-75fe-b286-5115d49e138f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-23', '138', '8280', '8280', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '138'),
  ('01a0ce40-1f80-7473-b151-42d601167f45', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-23', '224', '14560', '14560', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '224'),
  ('01a0cfd8-6708-70f0-a7b7-3f44c54dcd18', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-24', '119', '6347', '6347', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a0cff4-3c08-7764-bad5-6513e7a46fa0', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-24', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '128'),
  ('01a0cff5-d630-735d-9585-f87e1943cd3b', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-24', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a0d02a-0978-712a-82a5-6d9cf54412ad', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-24', '119', '6446', '6446', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a0d2a6-fc10-7720-8a86-8b48f9934cca', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-24', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '122'),
  ('01a0d503-0cb0-717f-b686-750d943b99d1', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-25', '179', '9547', '9547', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '179'),
  ('01a0d522-d950-7597-899a-fa66e4ff94a7', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-25', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a0d523-9ca0-778e-a203-697222b736d3', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-25', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a0d7d1-f3c0-726c-bc05-7468b4e315f8', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-25', '103', '5837', '5837', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '103'),
  ('01a0d7ed-43f0-7703-bad0-90da7085eb3d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-25', '133', '7980', '7980', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '133'),
  ('01a0d885-e240-713c-b856-88411e0a1b59', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-25', '239', '15535', '15535', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '239'),
  ('01a0da64-7db0-76ee-83f5-14904ffa3e08', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-26', '136', '7367', '7367', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '136'),
  ('01a0db19-8188-767b-b71e-08f1fd26a83c', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-09-26', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '184'),
  ('01a0e04d-db90-736d-a7e4-b69a18f2e02a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-09-27', '176', '10853', '10853', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '176'),
  ('01a0e47c-6628-7098-aff2-96ea157ea829', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-28', '111', '5920', '5920', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '111'),
  ('01a0e48b-8d10-7322-ac3d-ba6b021ea928', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-28', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a0e490-1150-7190-8094-f8e0726a8101', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-28', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a0e75c-c1f8-7634-af18-285182f72c47', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-28', '138', '8280', '8280', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '138'),
  ('01a0e807-1b58-7689-9f9d-9cbd91328eb4', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-28', '235', '15275', '15275', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '235'),
  ('01a0e99d-8650-7170-b114-f7ba840368a1', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-29', '103', '5493', '5493', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '103'),
  ('01a0e9bb-0ce8-7599-b990-2e9f9d6fb884', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-29', '116', '6477', '6477', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('01a0e9ef-d888-759d-8377-bc9066a9913c', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-09-29', '110', '5958', '5958', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a0ec61-d288-727c-a110-48e74793f12f', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-29', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a0eebf-b018-72e3-843e-5c3f77965704', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-09-30', '116', '6187', '6187', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('01a0eed6-aed0-701e-a390-92d99bd305d0', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-09-30', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a0eede-01d0-73de-830f-ec740eeb7e14', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-09-30', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a0f191-5a30-7119-842f-92b9a3acc080', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-09-30', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a0f1a9-79f8-709d-af5f-c9fd79b9a989', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-09-30', '136', '8160', '8160', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '136'),
  ('01a0f246-a070-74c3-abe7-9370e026fa41', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-09-30', '231', '15015', '15015', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '231'),
  ('01a0f3fe-1470-748f-9fff-3dcb0f8d23b9', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-01', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a0f3ff-6c30-71ee-badd-8bf67807675f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-01', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a0f43c-dac0-74e0-a346-a7187f85470c', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-01', '105', '5688', '5688', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a0f6af-3a50-7353-a32e-26a78be822c1', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-01', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a0f923-bcc0-759f-9b2a-2a6acca555c4', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-02', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '126'),
  ('01a0f926-f110-719d-bd19-53720b045f91', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-02', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a0fbd8-41e8-750d-98db-c53c205aa6d4', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-02', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a0fbf9-8d58-77b4-a5ee-2c81d9881716', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-02', '149', '8940', '8940', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '149'),
  ('01a0fc98-b770-71f9-a4cf-3f22bd402d13', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-02', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '241'),
  ('01a0fe6d-9a98-72cb-af3e-74ec3a696157', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-03', '140', '7583', '7583', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '140'),
  ('01a0ff2b-a308-76c3-b2f2-1bbaa9835a8a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-03', '175', '10792', '10792', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '175'),
  ('01a0ff33-c510-751a-9163-3c25779b1af8', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-03', '172', '10607', '10607', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '172'),
  ('01a10417-9db8-76f2-ac69-e8f2a7a9785a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-04', '179', '11038', '11038', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '179'),
  ('01a1041c-c9f0-729c-b77b-871c12ff6e2d', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-04', '179', '11038', '11038', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '179'),
  ('01a1084e-1f60-70b5-aceb-20973047d761', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-05', '107', '5707', '5707', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a10865-25e8-7055-88a9-d6846141b8da', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-05', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('01a10869-4880-7687-9693-7f3a7db26fb5', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-05', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a10b14-4440-702b-aa12-eadc0f408765', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-05', '110', '6233', '6233', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a10b2e-7b30-74ed-817d-d4d9594a2916', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-05', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '152'),
  ('01a10bdb-f170-74ac-b9c6-1d8369a58ad9', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-05', '237', '15405', '15405', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '237'),
  ('01a10d70-2dd0-7409-a8b3-b5588816fd7e', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-06', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a10d8b-2bf8-7584-ac42-ddee1a1a3721', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-06', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '122'),
  ('01a10d92-b5a8-7394-a641-45188a20141f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-06', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a10dc1-dfe0-778e-aa04-9870af82c31a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-06', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '124'),
  ('01a1103e-8458-73c3-818e-157f39ef7ec6', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-06', '119', '6743', '6743', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a11290-dcb0-7617-9572-1a691ed24648', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-07', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '128'),
  ('01a112ad-abb0-74bd-908e-946af0686fe5', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-07', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('01a112b0-e7d0-7660-8240-429aa1925309', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-07', '108', '6030', '6030', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a1155d-ac98-70be-9bb8-5334dadffa04', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-07', '113', '6403', '6403', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('01a1157c-96a8-71ff-a9d9-d0d0cbc6cffc', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-07', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '153'),
  ('01a11626-5f80-772b-9974-57a9a16cd522', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-07', '226', '14690', '14690', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '226'),
  ('01a117b9-1158-7741-9761-e46c617c88d9', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-08', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '122'),
  ('01a117d3-0db0-74e5-af65-cdbcaf6aa29c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-08', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a117da-9378-7493-abf5-c378f27ca9d7', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-08', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '104'),
  ('01a1180f-c4a8-7620-96e2-9da5844080c6', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-08', '109', '5904', '5904', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a11a8f-33f8-71ef-a735-010dd24b47ae', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-08', '112', '6347', '6347', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a11ce7-6c38-7419-9ee8-fec3606f0886', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-09', '176', '9387', '9387', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '176'),
  ('01a11cf9-ee80-7384-b9a6-14b849cbcdc7', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-09', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a11d00-10d0-70dd-afeb-d8f53d989f5c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-09', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a11faa-c640-71c7-b5e1-d0d192ac1fd9', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-09', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '122'),
  ('01a11fd0-b918-718d-9830-2747282d5894', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-09', '138', '8280', '8280', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '138'),
  ('01a12071-7d58-771f-b91d-bde0363d28a4', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-09', '226', '14690', '14690', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '226'),
  ('01a1223a-d760-7454-a460-8f0af8a87a9a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-10', '144', '7800', '7800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '144'),
  ('01a12300-b7a0-745f-91cf-86760d3ecf25', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-10', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '183'),
  ('01a12302-bb40-749b-95a4-fb02d9279066', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-10', '170', '10483', '10483', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '170'),
  ('01a12823-1818-738f-ab75-1656434fbc6f', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-11', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '11100', '11100', '180', 'RA-00002', NULL, NULL, '190'),
  ('01a1282b-74b8-75e7-ba7b-540e43e3d3f7', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-11', '173', '10668', '10668', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '10668', '10668', '173', 'RA-00003', NULL, NULL, '173'),
  ('01a12c56-6958-71ca-ad15-5d0c3447b9f0', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-12', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5760', '5760', '108', 'RA-00004', NULL, NULL, '108'),
  ('01a12c6d-21c0-7527-8cf3-aaa13a5b200a', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-12', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6700', '6700', '120', 'RCTI-00001', 'RCTI-00001', NULL, '130'),
  ('01a12c6f-92c0-72ab-9dfd-872d53139d1c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-12', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6700', '6700', '120', 'RA-00001', NULL, NULL, '124'),
  ('01a12f1c-5b70-74e8-923d-8fbf09e3c67e', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-12', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6517', '6517', '115', 'RA-00002', NULL, NULL, '115'),
  ('01a12f3a-ff30-7430-8421-de2f72c04adf', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-12', '139', '8340', '8340', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '8340', '8340', '139', 'RCTI-00001', 'RCTI-00001', NULL, '139'),
  ('01a12fe6-6de8-70ab-8c46-476188c74b58', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-12', '232', '15080', '15080', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '15080', '15080', '232', 'RA-00005', NULL, NULL, '232'),
  ('01a13183-f918-7328-9337-644533b1308e', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-13', '106', '5653', '5653', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5653', '5653', '106', 'RA-00004', NULL, NULL, '106'),
  ('01a1319c-7e70-76ca-9935-85b4cb8ceba5', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-13', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6533', '6533', '117', 'RA-00001', NULL, NULL, '117'),
  ('01a1319f-31d8-7206-b16e-889e0d7751f2', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-13', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6253', '6253', '112', 'RCTI-00001', 'RCTI-00001', NULL, '112'),
  ('01a131d2-d498-7724-a8a1-bbad6bc56f9e', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-13', '116', '6283', '6283', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6283', '6283', '116', 'RA-00003', NULL, NULL, '116'),
  ('01a1344b-c3d8-75b4-a6a4-59d051125262', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-13', '108', '6120', '6120', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6120', '6120', '108', 'RA-00002', NULL, NULL, '108'),
  ('01a136ab-5300-76eb-8e79-b989666690b4', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-14', '116', '6187', '6187', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6187', '6187', '116', 'RA-00004', NULL, NULL, '116'),
  ('01a136c6-58f8-700b-a6ba-bc8096eb0e08', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-14', '110', '6142', '6142', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6142', '6142', '110', 'RA-00001', NULL, NULL, '110'),
  ('01a136c7-0ca8-70db-9436-3b2f23cf233f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-14', '102', '5695', '5695', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5695', '5695', '102', 'RCTI-00001', 'RCTI-00001', NULL, '102'),
  ('01a13970-2020-7634-a922-73addc394405', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-14', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6460', '6460', '114', 'RA-00002', NULL, NULL, '114'),
  ('01a13986-c500-7167-8f9c-c91bf789e2de', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-14', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '9000', '9000', '150', 'RCTI-00001', 'RCTI-00001', NULL, '155'),
  ('01a13a30-10d8-7739-b628-ae9c93814c30', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-14', '225', '14625', '14625', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '14625', '14625', '225', 'RA-00005', NULL, NULL, '225'),
  ('01a13bc5-a110-73d0-b00f-b536b3de0456', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-15', '111', '5920', '5920', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5920', '5920', '111', 'RA-00004', NULL, NULL, '111'),
  ('01a13be4-c9a0-7401-a228-01552c31c16d', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-15', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6086', '6086', '109', 'RA-00001', NULL, NULL, '109'),
  ('01a13bec-99a0-72b8-a8c9-09d975851270', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-15', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5807', '5807', '104', 'RCTI-00001', 'RCTI-00001', NULL, '104'),
  ('01a13c1f-36a8-74f0-a110-e7a4a036bd36', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-15', '104', '5633', '5633', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5633', '5633', '104', 'RA-00003', NULL, NULL, '104'),
  ('01a13e9b-3710-70a0-8fc4-9e8d0f71e4c7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-15', '110', '6233', '6233', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6233', '6233', '110', 'RA-00002', NULL, NULL, '110'),
  ('01a14106-0138-718a-bb7b-b87b568a04a0', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-16', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6700', '6700', '120', 'RA-00001', NULL, NULL, '123'),
  ('01a1410c-71a8-7318-b166-287bfd89c01e', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-16', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6533', '6533', '117', 'RCTI-00001', 'RCTI-00001', NULL, '117'),
  ('01a143c2-bfd8-74ea-97e8-b20e9d5f88d5', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-16', '113', '6403', '6403', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6403', '6403', '113', 'RA-00002', NULL, NULL, '113'),
  ('01a143d0-3140-7183-ac44-f2b373129010', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-16', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '9000', '9000', '150', 'RCTI-00001', 'RCTI-00001', NULL, '155'),
  ('01a14475-d780-757a-b8e9-c49b0d277424', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-16', '239', '15535', '15535', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '15535', '15535', '239', 'RA-00005', NULL, NULL, '239'),
  ('01a1464f-90f0-7707-9f68-cfbbec7735f1', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-17', '136', '7367', '7367', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '7367', '7367', '136', 'RA-00003', NULL, NULL, '136'),
  ('01a14708-ee10-709d-bcdc-56ffa31d33aa', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-17', '179', '11038', '11038', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '11038', '11038', '179', 'RA-00002', NULL, NULL, '179'),
  ('01a14c31-3258-772f-bc4f-b5b5df73c9ea', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-18', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '11100', '11100', '180', 'RA-00003', NULL, NULL, '185'),
  ('01a14c34-4b50-70ab-bb81-5ea8ee94fc0c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-18', '174', '10730', '10730', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '10730', '10730', '174', 'RA-00002', NULL, NULL, '174'),
  ('01a15067-42b8-75c9-bcf0-a0e192806856', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-19', '107', '5707', '5707', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5707', '5707', '107', 'RA-00004', NULL, NULL, '107'),
  ('01a15083-0048-73ba-b992-cd9714068aab', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-19', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6421', '6421', '115', 'RCTI-00001', 'RCTI-00001', NULL, '115'),
  ('01a15086-86a0-75ca-a6f4-f3d79b51416c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-19', '97', '5416', '5416', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5416', '5416', '97', 'RA-00001', NULL, NULL, '97'),
  ('01a1532e-9848-769d-80e0-25297c29b14a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-19', '116', '6573', '6573', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6573', '6573', '116', 'RA-00002', NULL, NULL, '116'),
  ('01a15348-0418-7212-9c25-f3ee6215fa88', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-19', '137', '8220', '8220', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '8220', '8220', '137', 'RCTI-00001', 'RCTI-00001', NULL, '137'),
  ('01a153ef-1988-764a-b119-7e97609023a1', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-19', '229', '14885', '14885', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '14885', '14885', '229', 'RA-00005', NULL, NULL, '229'),
  ('01a1558a-9d30-7306-9aa4-078de9e4ef20', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-20', '110', '5867', '5867', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5867', '5867', '110', 'RA-00004', NULL, NULL, '110'),
  ('01a155a6-a4f8-742b-a44d-4ac16f7ce099', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-20', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6309', '6309', '113', 'RCTI-00001', 'RCTI-00001', NULL, '113'),
  ('01a155ad-34a8-7700-9ba4-bfdda13dcccf', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-20', '106', '5918', '5918', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5918', '5918', '106', 'RA-00001', NULL, NULL, '106'),
  ('01a155e3-7360-7284-a4ee-8d0502d41186', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-20', '115', '6229', '6229', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6229', '6229', '115', 'RA-00003', NULL, NULL, '115'),
  ('01a15857-d690-75db-ab92-3aedffb52d9c', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-20', '112', '6347', '6347', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6347', '6347', '112', 'RA-00002', NULL, NULL, '112'),
  ('01a15ab8-4c30-7089-9044-40b38ac7d4f6', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-21', '97', '5173', '5173', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5173', '5173', '97', 'RA-00004', NULL, NULL, '97'),
  ('01a15ac5-fc18-76c8-ba12-864c97550b51', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-21', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6700', '6700', '120', 'RA-00001', NULL, NULL, '131'),
  ('01a15acb-7a58-737f-8a20-5f4bdb6ed0bd', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-21', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6700', '6700', '120', 'RCTI-00001', 'RCTI-00001', NULL, '120'),
  ('01a15d75-2628-702a-941e-35ade8e2b997', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-21', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6800', '6800', '120', 'RA-00002', NULL, NULL, '125'),
  ('01a15d9b-6b08-7673-97c1-1108ebfb20a4', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-21', '140', '8400', '8400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '8400', '8400', '140', 'RCTI-00001', 'RCTI-00001', NULL, '140'),
  ('01a15e3d-a648-714c-8b81-1ecca68306f2', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-21', '227', '14755', '14755', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '14755', '14755', '227', 'RA-00005', NULL, NULL, '227'),
  ('01a15fd0-4498-713d-8c29-5dc8743c9cd8', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-22', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6400', '6400', '120', 'RA-00004', NULL, NULL, '125'),
  ('01a15ff4-dfb0-7481-ba8e-c36d4cbdb86e', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-22', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6309', '6309', '113', 'RCTI-00001', 'RCTI-00001', NULL, '113'),
  ('01a15ff8-fa78-704b-9ba2-abd51bd32c9e', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-22', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6086', '6086', '109', 'RA-00001', NULL, NULL, '109'),
  ('01a162a2-f850-7360-901a-e3d906d6d48b', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-22', '105', '5950', '5950', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5950', '5950', '105', 'RA-00002', NULL, NULL, '105'),
  ('01a16505-1f88-7149-bcbb-d91f43cec7fa', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-23', '162', '8640', '8640', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '8640', '8640', '162', 'RA-00004', NULL, NULL, '162'),
  ('01a16516-cee0-76c3-8cd2-8cfeec54a08f', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-23', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6644', '6644', '119', 'RCTI-00001', 'RCTI-00001', NULL, '119'),
  ('01a1651a-f178-7011-b9b1-e88b99db00a1', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-23', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6700', '6700', '120', 'RA-00001', NULL, NULL, '120'),
  ('01a167c0-ebf8-74ec-b24c-d95b298974d4', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-23', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6460', '6460', '114', 'RA-00002', NULL, NULL, '114'),
  ('01a167e1-7800-71b5-a476-9484e1903203', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-23', '148', '8880', '8880', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '8880', '8880', '148', 'RCTI-00001', 'RCTI-00001', NULL, '148'),
  ('01a16886-1888-772b-8942-a757ef1e3551', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-23', '228', '14820', '14820', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '14820', '14820', '228', 'RA-00005', NULL, NULL, '228'),
  ('01a16a5f-aed0-7673-ba0f-1ecc52ecde7c', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-24', '130', '7042', '7042', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '7042', '7042', '130', 'RA-00003', NULL, NULL, '130'),
  ('01a16b15-7210-702b-8d88-2d42648fa14a', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-24', '176', '10853', '10853', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '10853', '10853', '176', 'RA-00002', NULL, NULL, '176'),
  ('01a16b1b-d2e0-7355-abed-489780f4d00b', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-24', '174', '10730', '10730', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '10730', '10730', '174', 'RA-00003', NULL, NULL, '174'),
  ('01a1703b-fcf0-71ab-af90-657c20119ed4', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-25', '173', '10668', '10668', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '10668', '10668', '173', 'RA-00002', NULL, NULL, '173'),
  ('01a17041-4480-70ee-8dc7-8558010976f4', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-25', '167', '10298', '10298', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '10298', '10298', '167', 'RA-00003', NULL, NULL, '167'),
  ('01a17476-4b40-77f9-bdb1-f9817a0926dc', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-26', '111', '5920', '5920', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5920', '5920', '111', 'RA-00004', NULL, NULL, '111'),
  ('01a1748b-55f8-729d-86d7-3d294fbda1f2', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-26', '110', '6142', '6142', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6142', '6142', '110', 'RCTI-00001', 'RCTI-00001', NULL, '110'),
  ('01a1748f-5950-7580-93f5-584f21c105b0', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-26', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5807', '5807', '104', 'RA-00001', NULL, NULL, '104'),
  ('01a1773f-1000-74b7-b0d3-3f1488f2e174', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-26', '115', '6517', '6517', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6517', '6517', '115', 'RA-00002', NULL, NULL, '115'),
  ('01a17758-6848-70fb-8fbf-d55a10371082', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-26', '149', '8940', '8940', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '8940', '8940', '149', 'RCTI-00001', 'RCTI-00001', NULL, '149'),
  ('01a17994-8d08-7245-b0b5-eeee22d5eba5', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-27', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6400', '6400', '120', 'RA-00004', NULL, NULL, '125'),
  ('01a179b4-9c10-731c-a637-75ffbffd4869', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-27', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6309', '6309', '113', 'RCTI-00001', 'RCTI-00001', NULL, '113'),
  ('01a179b9-9d50-7327-9588-9dd19f65642c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-27', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6086', '6086', '109', 'RA-00001', NULL, NULL, '109'),
  ('01a17d85-eec5-72d5-9b45-bebbc1f68489', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-27', '0', '9550', '0', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '0'),
  ('01a17d85-eec5-7521-9b2b-a1785b18c086', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-27', '0', '9550', '9550', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '9550', '9550', '0', 'RA-00004', NULL, NULL, '0'),
  ('01a17ec3-bec0-7623-b74b-554c7ac72483', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-28', '99', '5280', '5280', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5280', '5280', '99', 'RA-00004', NULL, NULL, '99'),
  ('01a17ed3-ace0-77a8-8333-d77e3f7df39d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-28', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6700', '6700', '120', 'RCTI-00001', 'RCTI-00001', NULL, '121'),
  ('01a17edd-5588-73da-bbb6-9852caa72d29', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-28', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6421', '6421', '115', 'RA-00001', NULL, NULL, '115'),
  ('01a1818a-5100-715b-9bff-435aed5257c4', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-28', '118', '6687', '6687', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6687', '6687', '118', 'RA-00002', NULL, NULL, '118'),
  ('01a1819d-a638-7241-ad0b-f3b52fdf46af', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-28', '142', '8520', '8520', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '8520', '8520', '142', 'RCTI-00001', 'RCTI-00001', NULL, '142'),
  ('01a18248-5d58-7435-bf38-6ff46870c9bb', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-10-28', '225', '14625', '14625', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '14625', '14625', '225', 'RA-00005', NULL, NULL, '225'),
  ('01a183ea-16d8-7098-b12a-0274dd9afcab', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-29', '107', '5707', '5707', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5707', '5707', '107', 'RA-00004', NULL, NULL, '107'),
  ('01a18403-d4b0-77a8-80f4-ee219920bac4', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-29', '103', '5751', '5751', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '5751', '5751', '103', 'RA-00001', NULL, NULL, '103'),
  ('01a18403-f008-7243-908a-7457e38f5683', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-29', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6644', '6644', '119', 'RCTI-00001', 'RCTI-00001', NULL, '119'),
  ('01a1843a-9c20-7609-9301-80f6416575ec', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-29', '117', '6338', '6338', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6338', '6338', '117', 'RA-00003', NULL, NULL, '117'),
  ('01a186ae-14f0-7664-a122-2bfbb73d3cac', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-29', '109', '6177', '6177', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6177', '6177', '109', 'RA-00002', NULL, NULL, '109'),
  ('01a1890e-6b50-7750-8339-553328203939', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-10-30', '175', '9333', '9333', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '9333', '9333', '175', 'RA-00004', NULL, NULL, '175'),
  ('01a1891e-b730-7685-a0dc-2d531df3a0ed', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-10-30', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6309', '6309', '113', 'RA-00001', NULL, NULL, '113'),
  ('01a1892b-b750-721b-a6f9-4fc4bc02b6c6', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-10-30', '112', '6253', '6253', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6253', '6253', '112', 'RCTI-00001', 'RCTI-00001', NULL, '112'),
  ('01a18bd1-82f0-7329-9533-9d40f05c2b59', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-10-30', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '6800', '6800', '120', 'RA-00002', NULL, NULL, '123'),
  ('01a18bef-f3e8-76c2-bcd7-83ea51d6afa9', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-10-30', '141', '8460', '8460', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '8460', '8460', '141', 'RCTI-00001', 'RCTI-00001', NULL, '141'),
  ('01a18e6b-ec80-71c9-95f0-f0f217c83ade', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-10-31', '145', '7854', '7854', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '7854', '7854', '145', 'RA-00003', NULL, NULL, '145'),
  ('01a18f20-adf0-7014-83f2-4ce1ac6cd975', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-10-31', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '11100', '11100', '180', 'RA-00003', NULL, NULL, '190'),
  ('01a18f2e-afe0-7662-b5ac-84275a011287', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-10-31', '160', '9867', '9867', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '9867', '9867', '160', 'RA-00002', NULL, NULL, '160'),
  ('01a19449-2500-70f1-b050-284446aa9246', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-01', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '180'),
  ('01a19449-dc98-7436-ae7b-3d08fa9818cd', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-01', '168', '10360', '10360', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '168'),
  ('01a1987c-f340-7607-a3a8-95dd40786d74', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-02', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a19895-1ad8-703a-a606-b306564a68d0', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-02', '114', '6365', '6365', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a19896-8620-71f4-be9a-45ceee51c50a', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-02', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a19b46-15c0-778f-8dee-db5376b1df0f', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-02', '106', '6007', '6007', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '106'),
  ('01a19b5e-1e18-72c5-9a4f-d0541bf1c702', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-02', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '151'),
  ('01a19c01-0920-772c-ae97-5bb4a14d631d', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-02', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '246'),
  ('01a19da7-e320-77b9-9a03-233e0d78ca6f', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-03', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a19dbd-8a18-76db-b2fa-6f3d46d1a5c6', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-03', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a19dc3-8558-778d-aeaf-27e605c78c35', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-03', '108', '6030', '6030', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a19df7-4f28-73c6-8955-3074e0759624', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-03', '110', '5958', '5958', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a1a072-3a38-77f0-8a30-6e4064f77ab0', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-03', '118', '6687', '6687', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a1a2c9-45b0-7022-9fbf-58686e0d868e', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-04', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a1a2de-c980-72db-9099-875af28bb083', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-04', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '126'),
  ('01a1a2eb-8738-74e6-a435-502895be3329', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-04', '117', '6533', '6533', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('01a1a598-1938-7207-9417-32d8c8f182ce', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-04', '110', '6233', '6233', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a1a5af-9108-740f-84a1-c937e798515b', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-04', '145', '8700', '8700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '145'),
  ('01a1a650-1e98-7759-b0e5-fe74576de405', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-04', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '247'),
  ('01a1a7f5-cbd0-77ba-99b0-aaf6ca220fea', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-05', '115', '6133', '6133', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a1a805-c990-72a2-98d8-b62db25a777d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-05', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a1a807-fc10-75ee-bb85-faf7c56c2b0f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-05', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a1a849-b060-707c-8385-6f603da4ea91', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-05', '104', '5633', '5633', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '104'),
  ('01a1aabb-2d60-7275-877d-6dae981b5284', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-05', '108', '6120', '6120', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a1ad1d-50b0-71b8-bb6a-03b514515d68', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-06', '174', '9280', '9280', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '174'),
  ('01a1ad30-6b50-7350-b09c-f4ff10976d7c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-06', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a1ad38-0888-7137-a69d-a0dc298dac7c', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-06', '98', '5472', '5472', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '98'),
  ('01a1afde-e598-77bd-af9e-f12f9fe41580', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-06', '107', '6063', '6063', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a1affc-29c8-721a-9d3f-e4d9fced9de0', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-06', '136', '8160', '8160', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '136'),
  ('01a1b09b-7320-7123-aed6-2d1d55b5af10', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-06', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '240'),
  ('01a1b276-74b0-70eb-8f4c-c1a418c77b9a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-07', '150', '8125', '8125', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '150'),
  ('01a1b332-65f8-714a-a7fb-2c5f00d1e3d1', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-07', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '181'),
  ('01a1b339-4f80-7472-9c5b-91cd8902c776', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-07', '177', '10915', '10915', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '177'),
  ('01a1b856-ca10-75cb-89be-500e10bf6b31', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-08', '168', '10360', '10360', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '168'),
  ('01a1b85e-d0c0-7162-b6b9-67b930ba08f8', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-08', '170', '10483', '10483', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '170'),
  ('01a1bc9e-8db0-7663-a0c2-d03374093cc0', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-09', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a1bca8-8860-75cb-b227-63d51ee49ed7', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-09', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a1bf51-2e78-745d-a7d0-3c6a87e0f488', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-09', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a1bf71-60a8-7711-b4d4-f6561d17c5a5', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-09', '146', '8760', '8760', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '146'),
  ('01a1c014-4f98-74c2-8fb6-3fc695705a3a', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-09', '234', '15210', '15210', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '234'),
  ('01a1c1ab-08b0-72b3-981b-f5a80920b460', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-10', '115', '6133', '6133', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a1c1cd-2af8-77bb-82bf-9d8793f2abd0', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-10', '104', '5807', '5807', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '104'),
  ('01a1c1d0-43f0-75d2-adf0-2cc7be52af9c', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-10', '107', '5974', '5974', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '107'),
  ('01a1c203-7180-7642-a85d-a2c0246bfc51', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-10', '118', '6392', '6392', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a1c475-0dc0-7298-9e1d-412bd5fab3a7', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-10', '119', '6743', '6743', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a1c6d6-bfc8-7240-8271-f171f0383ca9', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-11', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a1c6f2-7970-75a8-836d-e7ab3cef0419', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-11', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '124'),
  ('01a1c6f4-5dd0-7506-bcbf-0f0fb39c35b8', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-11', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a1c99d-b798-7172-9a73-1645215f8106', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-11', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a1c9b7-13c8-70e3-bf82-8c6cbdbc941c', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-11', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '159'),
  ('01a1ca67-a300-709d-88d5-63ba8c7396eb', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-11', '233', '15145', '15145', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '233'),
  ('01a1cc03-c2e8-77b4-9369-6ea754234ab7', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-12', '101', '5387', '5387', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '101'),
  ('01a1cc17-9cf0-70a0-9602-4c5c9a9d381f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-12', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('01a1cc1d-d6b0-758a-9d96-b8bc183bfb10', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-12', '111', '6198', '6198', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '111'),
  ('01a1cc52-7370-70f4-9727-0f55fe1fe0e8', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-12', '110', '5958', '5958', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a1cec3-86f8-7415-aa09-6c76372f2e0d', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-12', '108', '6120', '6120', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a1d11d-41f0-768d-8c41-67b72a05647e', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-13', '172', '9173', '9173', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '172'),
  ('01a1d138-0968-7527-85c8-68d17c6bcf1e', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-13', '119', '6644', '6644', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a1d143-1d58-76ad-932e-2147426a8641', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-13', '105', '5863', '5863', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a1d3e9-e2f8-75dc-96db-f3ef4809e6dc', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-13', '110', '6233', '6233', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a1d409-9440-7777-989e-e029f620b8ca', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-13', '141', '8460', '8460', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '141'),
  ('01a1d4a6-d228-72e6-9059-188b5635d46b', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-13', '240', '15600', '15600', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '250'),
  ('01a1d67d-7688-770f-a2d6-432859da2055', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-14', '146', '7908', '7908', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '146'),
  ('01a1d73d-76e0-71eb-ab7a-8f39cbc034df', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-14', '174', '10730', '10730', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '174'),
  ('01a1d744-aaa0-717b-9154-59f1259124c0', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-14', '165', '10175', '10175', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '165'),
  ('01a1dc6b-21f8-76d6-ae50-17172ceaea3e', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-15', '172', '10607', '10607', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '172'),
  ('01a1dc6b-58a8-7215-ac80-4b0096f19bfb', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-15', '167', '10298', '10298', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '167'),
  ('01a1e094-fd58-7693-843a-208f57353288', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-16', '112', '5973', '5973', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a1e0ac-afc0-77b3-b9a3-504699287381', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-16', '116', '6477', '6477', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '116'),
  ('01a1e0b9-1b70-7035-93dc-9228a26402ca', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-16', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a1e360-bfb8-7717-a7ce-f63581e4cee8', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-16', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a1e37e-2ee0-7444-8975-558376b84f1b', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-16', '142', '8520', '8520', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '142'),
  ('01a1e420-6e08-7792-8fec-12fcb1e43e88', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-16', '233', '15145', '15145', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '233'),
  ('01a1e5b8-ffc8-71e3-adcb-6d6539fc251c', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-17', '108', '5760', '5760', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a1e5d9-4580-73da-b23e-f950abf123f2', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-17', '111', '6198', '6198', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '111'),
  ('01a1e60b-4e18-77e5-b816-01ce2f77e3bd', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-17', '118', '6392', '6392', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a1e880-8820-7277-b6c8-769a80337c14', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-17', '119', '6743', '6743', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a1e9ab-7ac5-71da-99d2-5319e768b8a8', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-17', '300', '18000', '18000', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '300'),
  ('01a1eae9-1be0-76bd-9023-b669be9b389c', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-18', '112', '5973', '5973', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '112'),
  ('01a1eafe-d660-7171-8678-4a01dc481eb9', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-18', '113', '6309', '6309', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '113'),
  ('01a1eb00-0af8-7562-bc5f-0abae6dfa515', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-18', '118', '6588', '6588', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '118'),
  ('01a1edae-5e30-7298-974a-fa8db0dff8dc', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-18', '119', '6743', '6743', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '119'),
  ('01a1edc2-4fa8-7395-9708-ffd3ccbb4d01', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-18', '150', '9000', '9000', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '159'),
  ('01a1ee72-61e0-7358-9cf0-f750e84ef9a2', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-18', '225', '14625', '14625', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '225'),
  ('01a1f010-1038-7236-808a-4c2392b7ccc0', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-19', '114', '6080', '6080', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a1f022-b1c0-732f-bb75-d613adaff31c', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-19', '109', '6086', '6086', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a1f022-cd18-75a5-b0f4-c34aa4cf1554', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-19', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '126'),
  ('01a1f056-6420-7770-af8b-08cebeca9f5d', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-19', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '130'),
  ('01a1f2d8-8ea8-7026-904f-2bdafafcf42e', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-19', '105', '5950', '5950', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '105'),
  ('01a1f54b-bd40-7597-be17-41b1f4abfd73', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-20', '111', '6198', '6198', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '111'),
  ('01a1f550-ce20-72f2-a55a-ac8fa6b5e01a', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-20', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a1f7fd-f878-7415-b726-4f8f713f195b', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-20', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a1f813-ab28-7770-ab23-a389f2593baa', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-20', '146', '8760', '8760', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '146'),
  ('01a1f8bf-4ca8-76aa-9a84-e3054befb86c', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-20', '236', '15340', '15340', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '236'),
  ('01a1fa89-4ea8-76a4-8182-66a5336f2139', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-21', '143', '7746', '7746', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '143'),
  ('01a1fb4b-23c0-76ca-9dba-61a41df2dfe9', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-21', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '183'),
  ('01a1fb4e-38d0-7590-a4ee-217e12188040', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-21', '167', '10298', '10298', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '167'),
  ('01a20070-08c0-77f0-9db2-fecb2168bf24', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-22', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '181'),
  ('01a204a1-1010-70df-bc47-c5daf5c4c150', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-23', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '124'),
  ('01a204bc-c5d0-758f-94d1-3c54f9b56b9d', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-23', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '122'),
  ('01a204c0-bd70-729e-9fe6-d8708880732b', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-23', '101', '5639', '5639', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '101'),
  ('01a20769-6770-7128-b20e-523c568df30b', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-23', '120', '6800', '6800', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '121'),
  ('01a20784-0008-7327-83ec-2e106cc05972', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-23', '139', '8340', '8340', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '139'),
  ('01a2082f-3fe0-75c4-93db-9a4981599273', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-23', '224', '14560', '14560', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '224'),
  ('01a209ca-b7d0-755f-943b-b39a003bbe43', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-24', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a209e4-a488-745d-8601-89a81ffa7370', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-24', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a209e7-8ab8-7360-8bb2-452a88beb25f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-24', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a20a19-a2f0-702e-a0da-63befa27c089', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-24', '120', '6500', '6500', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '123'),
  ('01a20a88-b0a0-771c-98c1-5c5718ea348d', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000021', '2026-11-24', '188', '13160', '0', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '188'),
  ('01a20c92-3c40-70fb-9397-14f471d4c947', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-24', '114', '6460', '6460', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '114'),
  ('01a20ef1-5638-7772-9aec-6193f138205b', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-25', '120', '6400', '6400', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '120'),
  ('01a20f0a-4508-7674-b54c-b64bf98c1d74', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-25', '110', '6142', '6142', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '110'),
  ('01a20f0b-23b0-7269-b5d2-8101a7826527', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-25', '115', '6421', '6421', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '115'),
  ('01a211bf-d3d0-747d-94df-00b75bc6d9f8', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-25', '98', '5553', '5553', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '98'),
  ('01a211d5-1150-712e-89c9-9aae5f0e2154', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-25', '138', '8280', '8280', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '138'),
  ('01a2127a-a408-70dc-9586-e640ebefa1fe', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-25', '231', '15015', '15015', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '231'),
  ('01a2140e-d4b0-7370-b60e-c638c41f79e7', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-26', '117', '6240', '6240', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '117'),
  ('01a2142f-8bb0-7761-9030-5125c58b9afb', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-26', '120', '6700', '6700', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '124'),
  ('01a21430-3790-750e-87c7-fae0daacf62e', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-26', '108', '6030', '6030', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '108'),
  ('01a2146e-d2e8-7010-8437-1b6c5fa21d9a', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-26', '111', '6013', '6013', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '111'),
  ('01a216e3-8c08-77f6-914d-194becb74813', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-26', '109', '6177', '6177', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '109'),
  ('01a21942-c540-74a9-8815-509f828460ab', 'work', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '2026-11-27', '180', '9600', '0', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '247'),
  ('01a2195c-e8a8-7122-bba8-d1963397388e', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '2026-11-27', '100', '5583', '5583', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '100'),
  ('01a2195d-07e8-7395-a222-9e088f56c89f', 'work', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '2026-11-27', '101', '5639', '5639', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '101'),
  ('01a21c0a-93e8-7244-940d-2b9a08a8bd91', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '2026-11-27', '100', '5667', '5667', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '100'),
  ('01a21c25-c0f0-7510-9a5e-221201c5ec22', 'work', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '2026-11-27', '142', '8520', '8520', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '142'),
  ('01a21ccd-4b90-748c-b4f5-7f78e62da30b', 'work', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '2026-11-27', '220', '14300', '14300', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '220'),
  ('01a21e9a-4f18-71ea-a933-cf59d8125d3b', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '2026-11-28', '150', '8125', '0', 'true', '', '', NULL, '2026-11-29 13:21:42.046736+00', '0', '0', '0', '0', NULL, NULL, NULL, '152'),
  ('01a21f53-8910-7651-8208-94720efc62bf', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-28', '180', '11100', '11100', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '186'),
  ('01a21f58-72e0-7101-897a-24f9c5c4b173', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-28', '176', '10853', '10853', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '176'),
  ('01a22482-2658-71d0-85ea-7f4c90158c8b', 'work', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '2026-11-29', '179', '11038', '11038', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '179'),
  ('01a22484-4938-76d3-bac6-c0e948b9a656', 'work', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '2026-11-29', '165', '10175', '10175', 'true', '', '', NULL, '2026-11-29 13:21:43.058228+00', '0', '0', '0', '0', NULL, NULL, NULL, '165'),
  ('6849803e-f4a0-5bf9-9459-f4a79db8629d', 'reimbursement', '01900000-0000-7000-8000-000000000010', NULL, '2026-11-29', '0', '3480', '3480', 'false', 'Floor pads from the hardware shop', '', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:21:53.120355+00', '0', '0', '0', '0', NULL, NULL, NULL, NULL),
  ('75524212-8373-5c0f-a86b-fad056bc951f', 'bonus', '01900000-0000-7000-8000-000000000012', NULL, '2026-10-31', '0', '8000', '8000', 'true', 'Stood in on short notice', '', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:21:51.733626+00', '0', '8000', '8000', '0', 'RA-00003', NULL, NULL, NULL);
INSERT INTO "pay_run" (id, number, through_day, pay_day, state, leave_out, version, created_by, created_at, changed_by, first_approved_by, first_approved_at, first_key, approved_by, approved_at, paid_on, paid_by, paid_at, cancelled_by, cancelled_at, cancel_reason) OVERRIDING SYSTEM VALUE VALUES
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '1', '2026-10-31', '2026-11-03', 'paid', '{}', '3', '01900000-0000-7000-8000-000000000001', '2026-11-03 12:00:00+00', NULL, NULL, NULL, NULL, '01900000-0000-7000-8000-000000000001', '2026-11-03 12:00:00+00', '2026-11-03', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:21:52.751348+00', NULL, NULL, NULL),
  ('01a22778-1e66-76a9-a0a2-e91bff75ffe8', '2', '2026-11-28', '2026-12-02', 'draft', '{}', '1', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:21:53.245165+00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
INSERT INTO "pay_row" (run_id, person_id, name, state, minutes, work_cents, correction_cents, adjustment_cents, sub_total_cents, gst_cents, withheld_cents, paid_cents, as_rcti, gst_registered, super_answer, super_base_cents, super_rate, super_cents, facts, reference, bank_ending, bank_fingerprint, returned_on, return_reason) OVERRIDING SYSTEM VALUE VALUES
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', 'Amara Perera', 'paid', '1672', '93355', '0', '0', '93355', '0', '0', '93355', 'false', 'false', 'yes', '93355', '1200', '11203', '{"abn": "61000000002", "address": "14 Acacia Street, Prospect SA", "details": {"state": "SA", "suburb": "Prospect", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Amara", "rcti_terms": [], "family_name": "Perera", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40118"}, "postcode": "5082", "gst_percent": 10}', 'PAY 1 1', '417', 'a61764615c99a40f:G-FloYgeqP53R12-vLtiiQtR-XeBlSw5hjOa9qEPE6k', NULL, NULL),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', 'paid', '3005', '173179', '0', '0', '173179', '17318', '0', '190497', 'true', 'true', 'no', '0', '1200', '0', '{"abn": "42000000003", "address": "3/27 Banksia Avenue, Norwood SA", "details": {"state": "SA", "suburb": "Norwood", "fund_usi": "HOS0100AU", "gst_from": "2023-07-01", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "signed", "rcti_from": "2024-07-01", "given_name": "Daniel", "rcti_terms": ["supplies-named", "both-registered", "company-issues", "supplier-does-not", "tells-when-it-ends"], "family_name": "Okafor", "single_name": false, "gst_ended_on": "", "may_delegate": "yes", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "", "rcti_ended_on": "", "gst_checked_on": "2026-11-02", "paid_for_result": "", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40125"}, "postcode": "5067", "gst_percent": 10}', 'PAY 1 2', '724', 'a61764615c99a40f:L9-soAjqo5wZrwlLIKqHPxjYVEKdIcivgAu9Y3iKSYs', NULL, NULL),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', 'paid', '1737', '100642', '0', '8000', '108642', '0', '0', '108642', 'false', 'false', 'yes', '108642', '1200', '13037', '{"abn": "23000000004", "address": "88 Henley Beach Road, Mile End SA", "details": {"state": "SA", "suburb": "Mile End", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Mei", "rcti_terms": [], "family_name": "Lin Chen", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40132"}, "postcode": "5031", "gst_percent": 10}', 'PAY 1 4', '031', 'a61764615c99a40f:DaD2cwDtL01JvelLQyawotGqqoRpKmxNfHjpBqqg53k', NULL, NULL),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', 'paid', '1605', '104325', '0', '0', '104325', '0', '0', '104325', 'false', 'false', 'yes', '104325', '1200', '12519', '{"abn": "80000000001", "address": "5 Kurrajong Court, Modbury SA", "details": {"state": "SA", "suburb": "Modbury", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Tomasz", "rcti_terms": [], "family_name": "Nowak", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40139"}, "postcode": "5092", "gst_percent": 10}', 'PAY 1 6', '338', 'a61764615c99a40f:md1CRoH7VxFhRh9jGJMaLIcf3vQRTV1aSeVzcyG6oWg', NULL, NULL),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', 'Priya Raghunathan-Venkataraman', 'paid', '1649', '97497', '0', '0', '97497', '0', '0', '97497', 'false', 'false', 'undecided', '0', '1200', '0', '{"abn": "51824753556", "address": "121 Unley Road, Unley SA", "details": {"state": "", "suburb": "", "fund_usi": "", "gst_from": "", "fund_name": "", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "", "rcti_terms": [], "family_name": "", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": ""}, "postcode": "5061", "gst_percent": 10}', 'PAY 1 5', '645', 'a61764615c99a40f:tjw19BbjSdjzjF7-qQwVZk18rBbCYan5v7bvoKh6qrs', NULL, NULL),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', 'paid', '2631', '154300', '0', '0', '154300', '0', '0', '154300', 'false', 'false', 'yes', '154300', '1200', '18516', '{"abn": "53004085616", "address": "9 Jetty Lane, Glenelg SA", "details": {"state": "SA", "suburb": "Glenelg", "fund_usi": "HOS0100AU", "gst_from": "", "fund_name": "Hostplus", "name_kind": "individual", "rcti_form": "", "rcti_from": "", "given_name": "Grace", "rcti_terms": [], "family_name": "Papadopoulos", "single_name": false, "gst_ended_on": "", "may_delegate": "no", "statement_on": "", "business_name": "", "contract_with": "person", "mainly_labour": "yes", "rcti_ended_on": "", "gst_checked_on": "", "paid_for_result": "no", "rcti_refused_on": "", "statement_reason": "", "second_given_name": "", "fund_member_number": "40153"}, "postcode": "5045", "gst_percent": 10}', 'PAY 1 3', '952', 'a61764615c99a40f:AKXUVgjd0BIcXDCNLjnth2JH5GbMscF9B81HEriyNfE', NULL, NULL);
INSERT INTO "pay_line" (run_id, person_id, item_id, cents, document_cents, minutes, corrects, repeats, is_correction, state) OVERRIDING SYSTEM VALUE VALUES
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', '01a12c6f-92c0-72ab-9dfd-872d53139d1c', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', '01a1319c-7e70-76ca-9935-85b4cb8ceba5', '6533', '6533', '117', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', '01a136c6-58f8-700b-a6ba-bc8096eb0e08', '6142', '6142', '110', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', '01a13be4-c9a0-7401-a228-01552c31c16d', '6086', '6086', '109', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', '01a14106-0138-718a-bb7b-b87b568a04a0', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', '01a15086-86a0-75ca-a6f4-f3d79b51416c', '5416', '5416', '97', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', '01a155ad-34a8-7700-9ba4-bfdda13dcccf', '5918', '5918', '106', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', '01a15ac5-fc18-76c8-ba12-864c97550b51', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', '01a15ff8-fa78-704b-9ba2-abd51bd32c9e', '6086', '6086', '109', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', '01a1651a-f178-7011-b9b1-e88b99db00a1', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', '01a1748f-5950-7580-93f5-584f21c105b0', '5807', '5807', '104', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', '01a179b9-9d50-7327-9588-9dd19f65642c', '6086', '6086', '109', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', '01a17edd-5588-73da-bbb6-9852caa72d29', '6421', '6421', '115', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', '01a18403-d4b0-77a8-80f4-ee219920bac4', '5751', '5751', '103', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', '01a1891e-b730-7685-a0dc-2d531df3a0ed', '6309', '6309', '113', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a12c6d-21c0-7527-8cf3-aaa13a5b200a', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a12f3a-ff30-7430-8421-de2f72c04adf', '8340', '8340', '139', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a1319f-31d8-7206-b16e-889e0d7751f2', '6253', '6253', '112', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a136c7-0ca8-70db-9436-3b2f23cf233f', '5695', '5695', '102', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a13986-c500-7167-8f9c-c91bf789e2de', '9000', '9000', '150', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a13bec-99a0-72b8-a8c9-09d975851270', '5807', '5807', '104', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a1410c-71a8-7318-b166-287bfd89c01e', '6533', '6533', '117', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a143d0-3140-7183-ac44-f2b373129010', '9000', '9000', '150', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a15083-0048-73ba-b992-cd9714068aab', '6421', '6421', '115', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a15348-0418-7212-9c25-f3ee6215fa88', '8220', '8220', '137', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a155a6-a4f8-742b-a44d-4ac16f7ce099', '6309', '6309', '113', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a15acb-7a58-737f-8a20-5f4bdb6ed0bd', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a15d9b-6b08-7673-97c1-1108ebfb20a4', '8400', '8400', '140', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a15ff4-dfb0-7481-ba8e-c36d4cbdb86e', '6309', '6309', '113', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a16516-cee0-76c3-8cd2-8cfeec54a08f', '6644', '6644', '119', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a167e1-7800-71b5-a476-9484e1903203', '8880', '8880', '148', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a1748b-55f8-729d-86d7-3d294fbda1f2', '6142', '6142', '110', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a17758-6848-70fb-8fbf-d55a10371082', '8940', '8940', '149', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a179b4-9c10-731c-a637-75ffbffd4869', '6309', '6309', '113', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a17ed3-ace0-77a8-8333-d77e3f7df39d', '6700', '6700', '120', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a1819d-a638-7241-ad0b-f3b52fdf46af', '8520', '8520', '142', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a18403-f008-7243-908a-7457e38f5683', '6644', '6644', '119', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a1892b-b750-721b-a6f9-4fc4bc02b6c6', '6253', '6253', '112', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', '01a18bef-f3e8-76c2-bcd7-83ea51d6afa9', '8460', '8460', '141', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000012', '01a1282b-74b8-75e7-ba7b-540e43e3d3f7', '10668', '10668', '173', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000012', '01a131d2-d498-7724-a8a1-bbad6bc56f9e', '6283', '6283', '116', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000012', '01a13c1f-36a8-74f0-a110-e7a4a036bd36', '5633', '5633', '104', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000012', '01a1464f-90f0-7707-9f68-cfbbec7735f1', '7367', '7367', '136', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000012', '01a14c31-3258-772f-bc4f-b5b5df73c9ea', '11100', '11100', '180', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000012', '01a155e3-7360-7284-a4ee-8d0502d41186', '6229', '6229', '115', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000012', '01a16a5f-aed0-7673-ba0f-1ecc52ecde7c', '7042', '7042', '130', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000012', '01a16b1b-d2e0-7355-abed-489780f4d00b', '10730', '10730', '174', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000012', '01a17041-4480-70ee-8dc7-8558010976f4', '10298', '10298', '167', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000012', '01a1843a-9c20-7609-9301-80f6416575ec', '6338', '6338', '117', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000012', '01a18e6b-ec80-71c9-95f0-f0f217c83ade', '7854', '7854', '145', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000012', '01a18f20-adf0-7014-83f2-4ce1ac6cd975', '11100', '11100', '180', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000012', '75524212-8373-5c0f-a86b-fad056bc951f', '8000', '8000', '0', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000013', '01a12fe6-6de8-70ab-8c46-476188c74b58', '15080', '15080', '232', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000013', '01a13a30-10d8-7739-b628-ae9c93814c30', '14625', '14625', '225', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000013', '01a14475-d780-757a-b8e9-c49b0d277424', '15535', '15535', '239', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000013', '01a153ef-1988-764a-b119-7e97609023a1', '14885', '14885', '229', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000013', '01a15e3d-a648-714c-8b81-1ecca68306f2', '14755', '14755', '227', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000013', '01a16886-1888-772b-8942-a757ef1e3551', '14820', '14820', '228', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000013', '01a18248-5d58-7435-bf38-6ff46870c9bb', '14625', '14625', '225', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', '01a12c56-6958-71ca-ad15-5d0c3447b9f0', '5760', '5760', '108', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', '01a13183-f918-7328-9337-644533b1308e', '5653', '5653', '106', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', '01a136ab-5300-76eb-8e79-b989666690b4', '6187', '6187', '116', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', '01a13bc5-a110-73d0-b00f-b536b3de0456', '5920', '5920', '111', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', '01a15067-42b8-75c9-bcf0-a0e192806856', '5707', '5707', '107', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', '01a1558a-9d30-7306-9aa4-078de9e4ef20', '5867', '5867', '110', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', '01a15ab8-4c30-7089-9044-40b38ac7d4f6', '5173', '5173', '97', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', '01a15fd0-4498-713d-8c29-5dc8743c9cd8', '6400', '6400', '120', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', '01a16505-1f88-7149-bcbb-d91f43cec7fa', '8640', '8640', '162', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', '01a17476-4b40-77f9-bdb1-f9817a0926dc', '5920', '5920', '111', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', '01a17994-8d08-7245-b0b5-eeee22d5eba5', '6400', '6400', '120', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', '01a17d85-eec5-7521-9b2b-a1785b18c086', '9550', '9550', '0', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', '01a17ec3-bec0-7623-b74b-554c7ac72483', '5280', '5280', '99', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', '01a183ea-16d8-7098-b12a-0274dd9afcab', '5707', '5707', '107', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', '01a1890e-6b50-7750-8339-553328203939', '9333', '9333', '175', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a12823-1818-738f-ab75-1656434fbc6f', '11100', '11100', '180', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a12f1c-5b70-74e8-923d-8fbf09e3c67e', '6517', '6517', '115', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a1344b-c3d8-75b4-a6a4-59d051125262', '6120', '6120', '108', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a13970-2020-7634-a922-73addc394405', '6460', '6460', '114', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a13e9b-3710-70a0-8fc4-9e8d0f71e4c7', '6233', '6233', '110', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a143c2-bfd8-74ea-97e8-b20e9d5f88d5', '6403', '6403', '113', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a14708-ee10-709d-bcdc-56ffa31d33aa', '11038', '11038', '179', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a14c34-4b50-70ab-bb81-5ea8ee94fc0c', '10730', '10730', '174', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a1532e-9848-769d-80e0-25297c29b14a', '6573', '6573', '116', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a15857-d690-75db-ab92-3aedffb52d9c', '6347', '6347', '112', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a15d75-2628-702a-941e-35ade8e2b997', '6800', '6800', '120', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a162a2-f850-7360-901a-e3d906d6d48b', '5950', '5950', '105', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a167c0-ebf8-74ec-b24c-d95b298974d4', '6460', '6460', '114', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a16b15-7210-702b-8d88-2d42648fa14a', '10853', '10853', '176', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a1703b-fcf0-71ab-af90-657c20119ed4', '10668', '10668', '173', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a1773f-1000-74b7-b0d3-3f1488f2e174', '6517', '6517', '115', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a1818a-5100-715b-9bff-435aed5257c4', '6687', '6687', '118', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a186ae-14f0-7664-a122-2bfbb73d3cac', '6177', '6177', '109', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a18bd1-82f0-7329-9533-9d40f05c2b59', '6800', '6800', '120', NULL, NULL, 'false', 'paid'),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '01a18f2e-afe0-7662-b5ac-84275a011287', '9867', '9867', '160', NULL, NULL, 'false', 'paid');
INSERT INTO "pay_counter" (kind, last_number) OVERRIDING SYSTEM VALUE VALUES
  ('adjustment-note', '0'),
  ('rcti', '1'),
  ('remittance-advice', '5');
INSERT INTO "pay_document" (number, run_id, person_id, kind, issued_on, corrects, repeats, sub_total_cents, gst_cents, total_cents, content) OVERRIDING SYSTEM VALUE VALUES
  ('RA-00001', '01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', 'remittance-advice', '2026-11-03', NULL, NULL, '93355', '0', '93355', '{"lines": [{"day": "2026-10-12", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-13", "kind": "work", "text": "Wattlebird House Offices", "cents": 6533, "minutes": 117, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Wattlebird House Offices", "cents": 6142, "minutes": 110, "taxable": true}, {"day": "2026-10-15", "kind": "work", "text": "Wattlebird House Offices", "cents": 6086, "minutes": 109, "taxable": true}, {"day": "2026-10-16", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Wattlebird House Offices", "cents": 5416, "minutes": 97, "taxable": true}, {"day": "2026-10-20", "kind": "work", "text": "Wattlebird House Offices", "cents": 5918, "minutes": 106, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-22", "kind": "work", "text": "Wattlebird House Offices", "cents": 6086, "minutes": 109, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-26", "kind": "work", "text": "Wattlebird House Offices", "cents": 5807, "minutes": 104, "taxable": true}, {"day": "2026-10-27", "kind": "work", "text": "Wattlebird House Offices", "cents": 6086, "minutes": 109, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Wattlebird House Offices", "cents": 6421, "minutes": 115, "taxable": true}, {"day": "2026-10-29", "kind": "work", "text": "Wattlebird House Offices", "cents": 5751, "minutes": 103, "taxable": true}, {"day": "2026-10-30", "kind": "work", "text": "Wattlebird House Offices", "cents": 6309, "minutes": 113, "taxable": true}], "payee": {"abn": "61000000002", "name": "Amara Perera", "address": "14 Acacia Street, Prospect SA, Prospect SA 5082"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 93355, "account_ending": "417", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 93355, "gst_registered": false, "agreement_terms": false}'),
  ('RA-00002', '01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', 'remittance-advice', '2026-11-03', NULL, NULL, '154300', '0', '154300', '{"lines": [{"day": "2026-10-11", "kind": "work", "text": "Sandpiper Surf Club", "cents": 11100, "minutes": 180, "taxable": true}, {"day": "2026-10-12", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6517, "minutes": 115, "taxable": true}, {"day": "2026-10-13", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6120, "minutes": 108, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6460, "minutes": 114, "taxable": true}, {"day": "2026-10-15", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6233, "minutes": 110, "taxable": true}, {"day": "2026-10-16", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6403, "minutes": 113, "taxable": true}, {"day": "2026-10-17", "kind": "work", "text": "Sandpiper Surf Club", "cents": 11038, "minutes": 179, "taxable": true}, {"day": "2026-10-18", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10730, "minutes": 174, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6573, "minutes": 116, "taxable": true}, {"day": "2026-10-20", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6347, "minutes": 112, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6800, "minutes": 120, "taxable": true}, {"day": "2026-10-22", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 5950, "minutes": 105, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6460, "minutes": 114, "taxable": true}, {"day": "2026-10-24", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10853, "minutes": 176, "taxable": true}, {"day": "2026-10-25", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10668, "minutes": 173, "taxable": true}, {"day": "2026-10-26", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6517, "minutes": 115, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6687, "minutes": 118, "taxable": true}, {"day": "2026-10-29", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6177, "minutes": 109, "taxable": true}, {"day": "2026-10-30", "kind": "work", "text": "Little Pelicans Early Learning", "cents": 6800, "minutes": 120, "taxable": true}, {"day": "2026-10-31", "kind": "work", "text": "Sandpiper Surf Club", "cents": 9867, "minutes": 160, "taxable": true}], "payee": {"abn": "53004085616", "name": "Grace Papadopoulos", "address": "9 Jetty Lane, Glenelg SA, Glenelg SA 5045"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 154300, "account_ending": "952", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 154300, "gst_registered": false, "agreement_terms": false}'),
  ('RA-00003', '01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000012', 'remittance-advice', '2026-11-03', NULL, NULL, '108642', '0', '108642', '{"lines": [{"day": "2026-10-11", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10668, "minutes": 173, "taxable": true}, {"day": "2026-10-13", "kind": "work", "text": "Wool Store Gallery", "cents": 6283, "minutes": 116, "taxable": true}, {"day": "2026-10-15", "kind": "work", "text": "Wool Store Gallery", "cents": 5633, "minutes": 104, "taxable": true}, {"day": "2026-10-17", "kind": "work", "text": "Wool Store Gallery", "cents": 7367, "minutes": 136, "taxable": true}, {"day": "2026-10-18", "kind": "work", "text": "Sandpiper Surf Club", "cents": 11100, "minutes": 180, "taxable": true}, {"day": "2026-10-20", "kind": "work", "text": "Wool Store Gallery", "cents": 6229, "minutes": 115, "taxable": true}, {"day": "2026-10-24", "kind": "work", "text": "Wool Store Gallery", "cents": 7042, "minutes": 130, "taxable": true}, {"day": "2026-10-24", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10730, "minutes": 174, "taxable": true}, {"day": "2026-10-25", "kind": "work", "text": "Sandpiper Surf Club", "cents": 10298, "minutes": 167, "taxable": true}, {"day": "2026-10-29", "kind": "work", "text": "Wool Store Gallery", "cents": 6338, "minutes": 117, "taxable": true}, {"day": "2026-10-31", "kind": "work", "text": "Wool Store Gallery", "cents": 7854, "minutes": 145, "taxable": true}, {"day": "2026-10-31", "kind": "work", "text": "Sandpiper Surf Club", "cents": 11100, "minutes": 180, "taxable": true}, {"day": "2026-10-31", "kind": "bonus", "text": "Stood in on short notice", "cents": 8000, "minutes": 0, "taxable": true}], "payee": {"abn": "23000000004", "name": "Mei Lin Chen", "address": "88 Henley Beach Road, Mile End SA, Mile End SA 5031"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 108642, "account_ending": "031", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 108642, "gst_registered": false, "agreement_terms": false}'),
  ('RA-00004', '01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000014', 'remittance-advice', '2026-11-03', NULL, NULL, '97497', '0', '97497', '{"lines": [{"day": "2026-10-12", "kind": "work", "text": "Unley Corner Library", "cents": 5760, "minutes": 108, "taxable": true}, {"day": "2026-10-13", "kind": "work", "text": "Unley Corner Library", "cents": 5653, "minutes": 106, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Unley Corner Library", "cents": 6187, "minutes": 116, "taxable": true}, {"day": "2026-10-15", "kind": "work", "text": "Unley Corner Library", "cents": 5920, "minutes": 111, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Unley Corner Library", "cents": 5707, "minutes": 107, "taxable": true}, {"day": "2026-10-20", "kind": "work", "text": "Unley Corner Library", "cents": 5867, "minutes": 110, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Unley Corner Library", "cents": 5173, "minutes": 97, "taxable": true}, {"day": "2026-10-22", "kind": "work", "text": "Unley Corner Library", "cents": 6400, "minutes": 120, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Unley Corner Library", "cents": 8640, "minutes": 162, "taxable": true}, {"day": "2026-10-26", "kind": "work", "text": "Unley Corner Library", "cents": 5920, "minutes": 111, "taxable": true}, {"day": "2026-10-27", "kind": "work", "text": "Unley Corner Library", "cents": 6400, "minutes": 120, "taxable": true}, {"day": "2026-10-27", "kind": "work", "text": "Unley Corner Library", "cents": 9550, "minutes": 0, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Unley Corner Library", "cents": 5280, "minutes": 99, "taxable": true}, {"day": "2026-10-29", "kind": "work", "text": "Unley Corner Library", "cents": 5707, "minutes": 107, "taxable": true}, {"day": "2026-10-30", "kind": "work", "text": "Unley Corner Library", "cents": 9333, "minutes": 175, "taxable": true}], "payee": {"abn": "51824753556", "name": "Priya Raghunathan-Venkataraman", "address": "121 Unley Road, Unley SA, 5061"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 97497, "account_ending": "645", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 97497, "gst_registered": false, "agreement_terms": false}'),
  ('RA-00005', '01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000013', 'remittance-advice', '2026-11-03', NULL, NULL, '104325', '0', '104325', '{"lines": [{"day": "2026-10-12", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 15080, "minutes": 232, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 14625, "minutes": 225, "taxable": true}, {"day": "2026-10-16", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 15535, "minutes": 239, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 14885, "minutes": 229, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 14755, "minutes": 227, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 14820, "minutes": 228, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Sturt Pea Technology Hub", "cents": 14625, "minutes": 225, "taxable": true}], "payee": {"abn": "80000000001", "name": "Tomasz Nowak", "address": "5 Kurrajong Court, Modbury SA, Modbury SA 5092"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 104325, "account_ending": "338", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 104325, "gst_registered": false, "agreement_terms": false}'),
  ('RCTI-00001', '01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000011', 'rcti', '2026-11-03', NULL, NULL, '173179', '17318', '190497', '{"lines": [{"day": "2026-10-12", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-12", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8340, "minutes": 139, "taxable": true}, {"day": "2026-10-13", "kind": "work", "text": "Wattlebird House Offices", "cents": 6253, "minutes": 112, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Wattlebird House Offices", "cents": 5695, "minutes": 102, "taxable": true}, {"day": "2026-10-14", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 9000, "minutes": 150, "taxable": true}, {"day": "2026-10-15", "kind": "work", "text": "Wattlebird House Offices", "cents": 5807, "minutes": 104, "taxable": true}, {"day": "2026-10-16", "kind": "work", "text": "Wattlebird House Offices", "cents": 6533, "minutes": 117, "taxable": true}, {"day": "2026-10-16", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 9000, "minutes": 150, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Wattlebird House Offices", "cents": 6421, "minutes": 115, "taxable": true}, {"day": "2026-10-19", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8220, "minutes": 137, "taxable": true}, {"day": "2026-10-20", "kind": "work", "text": "Wattlebird House Offices", "cents": 6309, "minutes": 113, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-21", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8400, "minutes": 140, "taxable": true}, {"day": "2026-10-22", "kind": "work", "text": "Wattlebird House Offices", "cents": 6309, "minutes": 113, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Wattlebird House Offices", "cents": 6644, "minutes": 119, "taxable": true}, {"day": "2026-10-23", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8880, "minutes": 148, "taxable": true}, {"day": "2026-10-26", "kind": "work", "text": "Wattlebird House Offices", "cents": 6142, "minutes": 110, "taxable": true}, {"day": "2026-10-26", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8940, "minutes": 149, "taxable": true}, {"day": "2026-10-27", "kind": "work", "text": "Wattlebird House Offices", "cents": 6309, "minutes": 113, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Wattlebird House Offices", "cents": 6700, "minutes": 120, "taxable": true}, {"day": "2026-10-28", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8520, "minutes": 142, "taxable": true}, {"day": "2026-10-29", "kind": "work", "text": "Wattlebird House Offices", "cents": 6644, "minutes": 119, "taxable": true}, {"day": "2026-10-30", "kind": "work", "text": "Wattlebird House Offices", "cents": 6253, "minutes": 112, "taxable": true}, {"day": "2026-10-30", "kind": "work", "text": "Banksia Family Medical Centre", "cents": 8460, "minutes": 141, "taxable": true}], "payee": {"abn": "42000000003", "name": "Daniel Okafor", "address": "3/27 Banksia Avenue, Norwood SA, Norwood SA 5067"}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}, "paid_on": "2026-11-03", "payment": {"paid_cents": 190497, "account_ending": "724", "withheld_cents": 0}, "run_number": 1, "gst_percent": 10, "taxable_cents": 173179, "gst_registered": true, "agreement_terms": false}');
INSERT INTO "super_contribution" (run_id, person_id, base_cents, rate, super_cents, due_on, received_on) OVERRIDING SYSTEM VALUE VALUES
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000010', '93355', '1200', '11203', '2026-12-01', NULL),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000012', '108642', '1200', '13037', '2026-12-01', NULL),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000013', '104325', '1200', '12519', '2026-12-01', NULL),
  ('01a22778-1939-7362-a974-4fca1caa2b1b', '01900000-0000-7000-8000-000000000015', '154300', '1200', '18516', '2026-12-01', NULL);
INSERT INTO "enquiry" (id, idempotency_key, state, place, size, frequency, timing, suburb, text, name, email, telephone, sent_at, changed_at, flood, told_at, kind, subject, postcode, company, call_time) OVERRIDING SYSTEM VALUE VALUES
  ('d5e5c1d5-78eb-576a-b5da-c87ad2b38a6f', '19970478-0eda-5c71-b1fb-1c588550294a', 'quoted', 'office', 'One floor, 320 m², 18 desks', 'weekly', 'Fridays after 17:00', 'Thebarton', '', 'Tom Lindqvist', '', '0491 571 491', '2026-11-25 13:21:34.933+00', '2026-11-26 13:21:34.933+00', 'false', '2026-11-25 13:21:34.933+00', 'quote', '', '5031', '', ''),
  ('dcbec2f0-d023-5177-b039-581d22d040a9', '332ac9b0-8372-543b-8a60-0e1e1b37eb5c', 'new', 'medical', '5 rooms and a waiting room, about 180 m²', 'several-a-week', 'After 18:00, or before 7:00', 'Norwood', 'We move in next month and need somebody who has cleaned dental rooms before.', 'Hana Sato', 'reception@parade-dental.example', '08 5550 4410', '2026-11-28 17:21:34.933+00', '2026-11-28 17:21:34.933+00', 'false', '2026-11-28 17:21:34.933+00', 'quote', '', '5067', 'Parade Dental Care', 'Weekdays after 3 pm');
INSERT INTO "enquiry_note" (id, enquiry_id, idempotency_key, kind, text, subject, channel, state, by_name, at) OVERRIDING SYSTEM VALUE VALUES
  ('b21a28a6-90c0-5f74-8e2e-86c951a92406', 'd5e5c1d5-78eb-576a-b5da-c87ad2b38a6f', NULL, 'note', 'Looked at the rooms: two kitchens, carpet throughout. Keys from the building manager.', '', '', NULL, 'Helen Marsh', '2026-11-26 09:21:34.933+00'),
  ('bf6d0bb7-bb0b-5ef2-af8d-284e6ad41abc', 'd5e5c1d5-78eb-576a-b5da-c87ad2b38a6f', NULL, 'answer', 'Quoted A$185.00 a visit by telephone, with materials and without GST.', 'Your quote', 'hand', 'quoted', 'Helen Marsh', '2026-11-26 13:21:34.933+00');
INSERT INTO "enquiry_digest" (single, told_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '2000-01-01 00:00:00+00');
INSERT INTO "client" (id, legal_name, trading_name, abn, billing_address, billing_email, order_number, terms_days, notes, version, created_at, archived_at, shows_names) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-a000-000000000001', 'Wattlebird Property Services Pty Ltd', 'Wattlebird Property', '23000000004', 'Level 3, 212 Grenfell Street
Adelaide SA 5000', 'accounts@wattlebird.example', 'PO-20417', '30', '', '1', '2026-11-29 13:21:43.351962+00', NULL, 'false'),
  ('01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '', '42000000003', '75 The Parade
Norwood SA 5067', 'practice@banksia-medical.example', '', '14', 'Asks for a call before the price changes.', '1', '2026-11-29 13:21:43.351962+00', NULL, 'false'),
  ('01900000-0000-7000-a000-000000000003', 'Little Pelicans Early Learning Inc.', 'Little Pelicans', '61000000002', '18 Moseley Street
Glenelg SA 5045', '', '', '14', '', '1', '2026-11-29 13:21:43.351962+00', NULL, 'false'),
  ('01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '', '', '4 Divett Street
Port Adelaide SA 5015', 'office@port-arts.example', '', '14', '', '1', '2026-11-29 13:21:43.351962+00', NULL, 'false'),
  ('01900000-0000-7000-a000-000000000005', 'Unley Libraries Association Inc.', 'Unley Libraries', '', '162 Unley Road
Unley SA 5061', 'accounts@unley-libraries.example', 'UL-0931', '14', '', '1', '2026-11-29 13:21:43.351962+00', NULL, 'false'),
  ('01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '', '', '251 Esplanade
Henley Beach SA 5022', 'treasurer@sandpiper-surf.example', '', '14', '', '1', '2026-11-29 13:21:43.351962+00', NULL, 'false');
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
  ('true', '1000', 'Helen Marsh', '2026-11-29 13:21:35.263+00');
INSERT INTO "invoice_extra" (id, client_id, job_id, from_job_id, day, text, cents, reason, added_by, added_at, invoice_id, version) OVERRIDING SYSTEM VALUE VALUES
  ('bf4cf82e-6248-5cd6-ab55-ac56eb3611f3', '01900000-0000-7000-a000-000000000001', NULL, NULL, '2026-11-29', 'Windows outside, levels 1 to 3', '38500', 'Asked for by Renee Castle on the telephone', 'Helen Marsh', '2026-11-29 13:21:47.402+00', NULL, '1');
INSERT INTO "client_invoice" (id, number, client_id, month, version, send_wanted_at, sent_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22777-fa29-74a4-ab19-f04fce68c160', 'INV-00001', '01900000-0000-7000-a000-000000000002', '2026-08', '1', NULL, '2026-09-03 02:30:00+00'),
  ('01a22777-fa29-74a4-ab19-f79e2e6d1291', 'INV-00002', '01900000-0000-7000-a000-000000000003', '2026-08', '1', NULL, '2026-09-03 02:30:00+00'),
  ('01a22777-fa29-74a4-ab19-fbceba237607', 'INV-00003', '01900000-0000-7000-a000-000000000004', '2026-08', '1', NULL, '2026-09-03 02:30:00+00'),
  ('01a22777-fa29-74a4-ab19-ff5d47282b79', 'INV-00004', '01900000-0000-7000-a000-000000000005', '2026-08', '1', NULL, '2026-09-03 02:30:00+00'),
  ('01a22777-fa29-74a4-ab1a-030e862562cb', 'INV-00005', '01900000-0000-7000-a000-000000000006', '2026-08', '1', NULL, '2026-09-03 02:30:00+00'),
  ('01a22778-0037-7580-ba0b-974e8fe1f754', 'INV-00006', '01900000-0000-7000-a000-000000000001', '2026-09', '1', NULL, '2026-10-03 02:30:00+00'),
  ('01a22778-0037-7580-ba0b-989288c1ce92', 'INV-00007', '01900000-0000-7000-a000-000000000002', '2026-09', '1', NULL, '2026-10-03 02:30:00+00'),
  ('01a22778-0037-7580-ba0b-9fbd9c36b938', 'INV-00008', '01900000-0000-7000-a000-000000000003', '2026-09', '1', NULL, '2026-10-03 02:30:00+00'),
  ('01a22778-0037-7580-ba0b-a0cf82d257d7', 'INV-00009', '01900000-0000-7000-a000-000000000004', '2026-09', '1', NULL, '2026-10-03 02:30:00+00'),
  ('01a22778-0037-7580-ba0b-a4559759cda3', 'INV-00010', '01900000-0000-7000-a000-000000000005', '2026-09', '1', NULL, '2026-10-03 02:30:00+00'),
  ('01a22778-0037-7580-ba0b-aabb663c38d0', 'INV-00011', '01900000-0000-7000-a000-000000000006', '2026-09', '1', NULL, '2026-10-03 02:30:00+00'),
  ('01a22778-04db-75c0-8494-f25b4406f7b0', 'INV-00012', '01900000-0000-7000-a000-000000000002', '2026-10', '1', NULL, '2026-11-24 02:30:00+00'),
  ('01a22778-04dc-7699-8007-3c7f42d36c9e', 'INV-00013', '01900000-0000-7000-a000-000000000004', '2026-10', '1', NULL, NULL),
  ('01a22778-04dc-7699-8007-42953f200194', 'INV-00014', '01900000-0000-7000-a000-000000000006', '2026-10', '1', NULL, '2026-11-24 02:30:00+00');
INSERT INTO "client_invoice_version" (client_invoice_id, version, issued_at, issued_on, issued_by, due_on, to_name, to_trading_name, to_abn, to_address, order_number, sub_total_cents, gst_cents, total_cents, gst_rate, supplier) OVERRIDING SYSTEM VALUE VALUES
  ('01a22777-fa29-74a4-ab19-f04fce68c160', '1', '2026-09-03 02:30:00+00', '2026-09-03', '01900000-0000-7000-8000-000000000001', '2026-09-17', 'Banksia Family Medical Centre', '', '42000000003', '75 The Parade
Norwood SA 5067', '', '159500', '15950', '175450', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a22777-fa29-74a4-ab19-f79e2e6d1291', '1', '2026-09-03 02:30:00+00', '2026-09-03', '01900000-0000-7000-8000-000000000001', '2026-09-17', 'Little Pelicans Early Learning Inc.', 'Little Pelicans', '61000000002', '18 Moseley Street
Glenelg SA 5045', '', '228000', '22800', '250800', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a22777-fa29-74a4-ab19-fbceba237607', '1', '2026-09-03 02:30:00+00', '2026-09-03', '01900000-0000-7000-8000-000000000001', '2026-09-17', 'Port Adelaide Arts Trust', '', '', '4 Divett Street
Port Adelaide SA 5015', '', '137500', '13750', '151250', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a22777-fa29-74a4-ab19-ff5d47282b79', '1', '2026-09-03 02:30:00+00', '2026-09-03', '01900000-0000-7000-8000-000000000001', '2026-09-17', 'Unley Libraries Association Inc.', 'Unley Libraries', '', '162 Unley Road
Unley SA 5061', 'UL-0931', '193306', '19331', '212637', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a22777-fa29-74a4-ab1a-030e862562cb', '1', '2026-09-03 02:30:00+00', '2026-09-03', '01900000-0000-7000-8000-000000000001', '2026-09-17', 'Sandpiper Surf Club Inc.', '', '', '251 Esplanade
Henley Beach SA 5022', '', '275000', '27500', '302500', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a22778-0037-7580-ba0b-974e8fe1f754', '1', '2026-10-03 02:30:00+00', '2026-10-03', '01900000-0000-7000-8000-000000000001', '2026-11-02', 'Wattlebird Property Services Pty Ltd', 'Wattlebird Property', '23000000004', 'Level 3, 212 Grenfell Street
Adelaide SA 5000', 'PO-20417', '649064', '64906', '713970', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a22778-0037-7580-ba0b-989288c1ce92', '1', '2026-10-03 02:30:00+00', '2026-10-03', '01900000-0000-7000-8000-000000000001', '2026-10-17', 'Banksia Family Medical Centre', '', '42000000003', '75 The Parade
Norwood SA 5067', '', '174000', '17400', '191400', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a22778-0037-7580-ba0b-9fbd9c36b938', '1', '2026-10-03 02:30:00+00', '2026-10-03', '01900000-0000-7000-8000-000000000001', '2026-10-17', 'Little Pelicans Early Learning Inc.', 'Little Pelicans', '61000000002', '18 Moseley Street
Glenelg SA 5045', '', '228000', '22800', '250800', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a22778-0037-7580-ba0b-a0cf82d257d7', '1', '2026-10-03 02:30:00+00', '2026-10-03', '01900000-0000-7000-8000-000000000001', '2026-10-17', 'Port Adelaide Arts Trust', '', '', '4 Divett Street
Port Adelaide SA 5015', '', '162500', '16250', '178750', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a22778-0037-7580-ba0b-a4559759cda3', '1', '2026-10-03 02:30:00+00', '2026-10-03', '01900000-0000-7000-8000-000000000001', '2026-10-17', 'Unley Libraries Association Inc.', 'Unley Libraries', '', '162 Unley Road
Unley SA 5061', 'UL-0931', '178201', '17820', '196021', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a22778-0037-7580-ba0b-aabb663c38d0', '1', '2026-10-03 02:30:00+00', '2026-10-03', '01900000-0000-7000-8000-000000000001', '2026-10-17', 'Sandpiper Surf Club Inc.', '', '', '251 Esplanade
Henley Beach SA 5022', '', '275000', '27500', '302500', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a22778-04db-75c0-8494-f25b4406f7b0', '1', '2026-11-24 02:30:00+00', '2026-11-24', '01900000-0000-7000-8000-000000000001', '2026-12-08', 'Banksia Family Medical Centre', '', '42000000003', '75 The Parade
Norwood SA 5067', '', '188500', '18850', '207350', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a22778-04dc-7699-8007-3c7f42d36c9e', '1', '2026-11-24 02:30:00+00', '2026-11-24', '01900000-0000-7000-8000-000000000001', '2026-12-08', 'Port Adelaide Arts Trust', '', '', '4 Divett Street
Port Adelaide SA 5015', '', '150000', '15000', '165000', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
  ('01a22778-04dc-7699-8007-42953f200194', '1', '2026-11-24 02:30:00+00', '2026-11-24', '01900000-0000-7000-8000-000000000001', '2026-12-08', 'Sandpiper Surf Club Inc.', '', '', '251 Esplanade
Henley Beach SA 5022', '', '275000', '27500', '302500', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}');
INSERT INTO "client_invoice_line" (client_invoice_id, version, "position", job_id, extra_id, place, address, from_day, to_day, basis, visits, minutes, price_cents, reason, cents, missed, cancelled, credit_cents, re_cleans) OVERRIDING SYSTEM VALUE VALUES
  ('01a22777-fa29-74a4-ab19-f04fce68c160', '1', '1', '01900000-0000-7000-9000-000000000002', NULL, 'Banksia Family Medical Centre', '75 The Parade, Norwood SA 5067', '2026-08-01', '2026-08-31', 'visit', '11', '1546', '14500', '', '159500', '0', '0', '0', '0'),
  ('01a22777-fa29-74a4-ab19-f79e2e6d1291', '1', '1', '01900000-0000-7000-9000-000000000003', NULL, 'Little Pelicans Early Learning', '18 Moseley Street, Glenelg SA 5045', '2026-08-01', '2026-08-31', 'month', '18', '2048', '228000', '', '228000', '0', '0', '0', '0'),
  ('01a22777-fa29-74a4-ab19-fbceba237607', '1', '1', '01900000-0000-7000-9000-000000000004', NULL, 'Wool Store Gallery', '4 Divett Street, Port Adelaide SA 5015', '2026-08-01', '2026-08-31', 'visit', '11', '1368', '12500', '', '137500', '0', '0', '0', '0'),
  ('01a22777-fa29-74a4-ab19-ff5d47282b79', '1', '1', '01900000-0000-7000-9000-000000000006', NULL, 'Unley Corner Library', '162 Unley Road, Unley SA 5061', '2026-08-01', '2026-08-31', 'hour', '21', '2636', NULL, '', '193306', '0', '0', '0', '0'),
  ('01a22777-fa29-74a4-ab1a-030e862562cb', '1', '1', '01900000-0000-7000-9000-000000000007', NULL, 'Sandpiper Surf Club', '251 Esplanade, Henley Beach SA 5022', '2026-08-01', '2026-08-31', 'month', '10', '3480', '275000', '', '275000', '0', '0', '0', '0'),
  ('01a22778-0037-7580-ba0b-974e8fe1f754', '1', '1', '01900000-0000-7000-9000-000000000005', NULL, 'Sturt Pea Technology Hub', '30 Main Street, Mawson Lakes SA 5095', '2026-09-01', '2026-09-30', 'hour', '13', '2997', NULL, '', '279721', '0', '0', '0', '0'),
  ('01a22778-0037-7580-ba0b-974e8fe1f754', '1', '2', '01900000-0000-7000-9000-000000000001', NULL, 'Wattlebird House Offices', '212 Grenfell Street, Adelaide SA 5000', '2026-09-01', '2026-09-30', 'hour', '22', '4715', NULL, '', '369343', '0', '0', '0', '0'),
  ('01a22778-0037-7580-ba0b-989288c1ce92', '1', '1', '01900000-0000-7000-9000-000000000002', NULL, 'Banksia Family Medical Centre', '75 The Parade, Norwood SA 5067', '2026-09-01', '2026-09-30', 'visit', '12', '1692', '14500', '', '174000', '0', '0', '0', '0'),
  ('01a22778-0037-7580-ba0b-9fbd9c36b938', '1', '1', '01900000-0000-7000-9000-000000000003', NULL, 'Little Pelicans Early Learning', '18 Moseley Street, Glenelg SA 5045', '2026-09-01', '2026-09-30', 'month', '20', '2306', '228000', '', '228000', '0', '0', '0', '0'),
  ('01a22778-0037-7580-ba0b-a0cf82d257d7', '1', '1', '01900000-0000-7000-9000-000000000004', NULL, 'Wool Store Gallery', '4 Divett Street, Port Adelaide SA 5015', '2026-09-01', '2026-09-30', 'visit', '13', '1607', '12500', '', '162500', '0', '0', '0', '0'),
  ('01a22778-0037-7580-ba0b-a4559759cda3', '1', '1', '01900000-0000-7000-9000-000000000006', NULL, 'Unley Corner Library', '162 Unley Road, Unley SA 5061', '2026-09-01', '2026-09-30', 'hour', '20', '2430', NULL, '', '178201', '0', '0', '0', '0'),
  ('01a22778-0037-7580-ba0b-aabb663c38d0', '1', '1', '01900000-0000-7000-9000-000000000007', NULL, 'Sandpiper Surf Club', '251 Esplanade, Henley Beach SA 5022', '2026-09-01', '2026-09-30', 'month', '8', '2463', '275000', '', '275000', '0', '0', '0', '0'),
  ('01a22778-04db-75c0-8494-f25b4406f7b0', '1', '1', '01900000-0000-7000-9000-000000000002', NULL, 'Banksia Family Medical Centre', '75 The Parade, Norwood SA 5067', '2026-10-01', '2026-10-31', 'visit', '13', '1883', '14500', '', '188500', '0', '0', '0', '0'),
  ('01a22778-04dc-7699-8007-3c7f42d36c9e', '1', '1', '01900000-0000-7000-9000-000000000004', NULL, 'Wool Store Gallery', '4 Divett Street, Port Adelaide SA 5015', '2026-10-01', '2026-10-31', 'visit', '12', '1481', '12500', '', '150000', '2', '0', '0', '0'),
  ('01a22778-04dc-7699-8007-42953f200194', '1', '1', '01900000-0000-7000-9000-000000000007', NULL, 'Sandpiper Surf Club', '251 Esplanade, Henley Beach SA 5022', '2026-10-01', '2026-10-31', 'month', '9', '2971', '275000', '', '275000', '0', '0', '0', '0');
INSERT INTO "invoiced_days" (job_id, from_day, to_day, invoice_id, client_invoice_id) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-9000-000000000001', '2026-09-01', '2026-09-30', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754'),
  ('01900000-0000-7000-9000-000000000002', '2026-08-01', '2026-08-31', NULL, '01a22777-fa29-74a4-ab19-f04fce68c160'),
  ('01900000-0000-7000-9000-000000000002', '2026-09-01', '2026-09-30', NULL, '01a22778-0037-7580-ba0b-989288c1ce92'),
  ('01900000-0000-7000-9000-000000000002', '2026-10-01', '2026-10-31', NULL, '01a22778-04db-75c0-8494-f25b4406f7b0'),
  ('01900000-0000-7000-9000-000000000003', '2026-08-01', '2026-08-31', NULL, '01a22777-fa29-74a4-ab19-f79e2e6d1291'),
  ('01900000-0000-7000-9000-000000000003', '2026-09-01', '2026-09-30', NULL, '01a22778-0037-7580-ba0b-9fbd9c36b938'),
  ('01900000-0000-7000-9000-000000000004', '2026-08-01', '2026-08-31', NULL, '01a22777-fa29-74a4-ab19-fbceba237607'),
  ('01900000-0000-7000-9000-000000000004', '2026-09-01', '2026-09-30', NULL, '01a22778-0037-7580-ba0b-a0cf82d257d7'),
  ('01900000-0000-7000-9000-000000000004', '2026-10-01', '2026-10-31', NULL, '01a22778-04dc-7699-8007-3c7f42d36c9e'),
  ('01900000-0000-7000-9000-000000000005', '2026-09-01', '2026-09-30', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754'),
  ('01900000-0000-7000-9000-000000000006', '2026-08-01', '2026-08-31', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79'),
  ('01900000-0000-7000-9000-000000000006', '2026-09-01', '2026-09-30', NULL, '01a22778-0037-7580-ba0b-a4559759cda3'),
  ('01900000-0000-7000-9000-000000000007', '2026-08-01', '2026-08-31', NULL, '01a22777-fa29-74a4-ab1a-030e862562cb'),
  ('01900000-0000-7000-9000-000000000007', '2026-09-01', '2026-09-30', NULL, '01a22778-0037-7580-ba0b-aabb663c38d0'),
  ('01900000-0000-7000-9000-000000000007', '2026-10-01', '2026-10-31', NULL, '01a22778-04dc-7699-8007-42953f200194');
INSERT INTO "invoiced_work" (work_record_id, invoice_id, client_invoice_id, moved_at) OVERRIDING SYSTEM VALUE VALUES
  ('019fc40e-3020-7258-8af4-5b5993220dc3', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('019fc939-c028-7704-ad03-f9fe7e28c87b', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('019fce5f-8ba0-765d-919b-577805ca23d9', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('019fd383-3c08-7434-93f0-f7b06bb91e23', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('019fd8a7-abd8-7645-a9a0-d1e6c49039c9', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('019fe818-1828-70ab-9281-dae82edce136', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('019fed3e-9368-7215-85f1-7d177491f3b8', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('019ff26c-fde8-71d9-a22e-380c81e12cb7', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('019ff78c-4d38-7181-989a-22f62f9893da', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('019ffcb2-a938-722c-838f-aba99b7f2221', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('01a00c26-e230-717d-b640-94e03f1410b5', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('01a0114e-0d38-7489-b55b-cf609706a209', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('01a01673-1560-717a-a1a6-bee1d43816c2', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('01a01b98-63d8-7501-9010-79d214672673', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('01a020c7-89d8-741c-9a38-a25f9a794af4', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('01a0303d-16a8-7540-a215-987561ceccf3', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('01a0355c-5e28-773f-8df4-72b92730f4f6', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('01a03a7f-fb08-7560-833c-8284e1981595', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('01a03fa6-6a90-7417-8938-31cec3315b64', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('01a044d7-e638-72b2-ada5-a6db068ca335', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('01a05440-4bd8-7476-9e9b-1e6fb11091f5', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', NULL),
  ('01a0596e-c210-7465-bdbb-bb0a7d1fc5fe', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a0597e-6210-75ff-b9c3-2496b1a6d9e7', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a05e8b-9890-7415-b3c6-cbf663d80f32', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a05eaf-7058-742d-a659-2930a919b9b3', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a05eb1-8780-71ea-81ec-50e1af17dd80', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a06217-a198-726c-b538-e714ec0fef61', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a063bc-9b20-71bc-b6fc-d7eae08d8549', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a063d0-cb18-7244-ae4f-55422ebc533e', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a063d6-a718-7503-b664-ca51172a9543', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a068d8-f0b8-714a-b034-e41c7f6a8891', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a068f5-0c08-71cc-ab30-2ecd57b02cce', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a068f7-4a40-7065-bde1-409df85000b4', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a06c62-1b60-77b5-b81a-56fe4109e307', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a07851-fff8-7007-80d1-ab445e24bb63', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a07869-f4c8-73ab-b29c-54410f181b07', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a07871-fb78-73a9-8755-6d1e0381a5a8', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a07bd8-dcc8-7688-8a05-005354139aaf', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a07d7a-4c10-7385-9f41-b602fa8b8fea', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a07d90-8390-703c-a8c3-33806763ea5b', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a07d97-1728-776a-86f3-abd01bb1348b', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0829b-3d58-7208-9201-a742050e9a56', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a082b6-9170-72f2-bd17-df471c9678ff', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a082be-f9c8-7559-a342-ef91e459772f', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0862a-c100-73db-9aac-03817bcb9222', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a087c2-31b0-7544-b77a-ceba59e6e094', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a087d9-47d8-7457-a01c-f8822318e47a', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a087e2-cd58-7637-bbb0-32ffd33ec171', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a08d02-4b88-722c-9f18-8ded0cbf52c0', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a08d09-aa40-7594-9f20-030ba0e7f5ec', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a09075-0fd0-77f4-9091-5d230e9aeff4', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a09c5c-2a68-7000-9ccd-e8f0c9d5c771', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a09c75-b190-7535-aaa0-950a1e09c867', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a09c7b-4b28-7038-aa31-accddfeb80b9', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a09fe6-2418-77f1-9edd-c22881b74a52', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0a197-71e0-705f-9771-f804bb09b4c4', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0a199-7968-75f9-8e98-c99253b1f5f7', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0a6aa-2e70-7511-978f-c8c7d54b006a', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a0a6be-9130-744a-91fb-94517b1264ed', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0a6c2-9488-7525-8cdd-36d444caf165', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0aa38-8550-72b7-897b-0c45b65b2f08', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0abd0-c8f0-7333-8bd3-4b0334498092', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a0abe9-1b80-70eb-b28f-599c9ff1ec41', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0abf2-56c8-7412-bceb-3078d4edfce5', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0b0fb-cc58-74eb-a63e-9a7699bdd52e', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a0b10c-23f0-76bd-8ec9-0a8e61640f21', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0b113-28d0-7684-b24e-87a4d1c0a61f', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0b481-93d0-7333-aaa2-e1bbb1245a43', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0c06e-bd30-73e1-b150-61bb7ec0f035', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a0c07f-e3d0-7534-91f9-c4890847b689', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0c086-cd58-7171-9e96-1b881ba84de0', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0c3f5-b170-71c9-b49b-d7f635818d82', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0c58e-a0f0-743e-acc0-f16daf370c35', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a0c5aa-a8b8-756c-9674-d5db00401360', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0c5ab-f0d8-74b2-8169-a77f5f3f23ee', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0cab4-0ac0-7722-a8ff-d6e8006d752c', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a0cacd-8e00-700f-a804-d8e84c561117', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0cad3-5290-7731-ba60-f3b57214bd5e', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0ce40-1f80-7473-b151-42d601167f45', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0cfd8-6708-70f0-a7b7-3f44c54dcd18', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a0cff4-3c08-7764-bad5-6513e7a46fa0', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0cff5-d630-735d-9585-f87e1943cd3b', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0d503-0cb0-717f-b686-750d943b99d1', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a0d522-d950-7597-899a-fa66e4ff94a7', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0d523-9ca0-778e-a203-697222b736d3', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0d885-e240-713c-b856-88411e0a1b59', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0e47c-6628-7098-aff2-96ea157ea829', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a0e48b-8d10-7322-ac3d-ba6b021ea928', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0e490-1150-7190-8094-f8e0726a8101', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0e807-1b58-7689-9f9d-9cbd91328eb4', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0e99d-8650-7170-b114-f7ba840368a1', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a0e9bb-0ce8-7599-b990-2e9f9d6fb884', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0eebf-b018-72e3-843e-5c3f77965704', NULL, '01a22778-0037-7580-ba0b-a4559759cda3', NULL),
  ('01a0eed6-aed0-701e-a390-92d99bd305d0', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0eede-01d0-73de-830f-ec740eeb7e14', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL),
  ('01a0f246-a070-74c3-abe7-9370e026fa41', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', NULL);
INSERT INTO "adjustment_note_counter" (only_row, last_number) OVERRIDING SYSTEM VALUE VALUES
  ('true', '1');
INSERT INTO "adjustment_note" (id, number, client_invoice_id, undoes_id, issued_at, issued_on, issued_by, reason, known_on, to_name, to_trading_name, to_abn, to_address, sub_total_cents, gst_cents, total_cents, gst_rate, supplier, send_wanted_at, sent_at, invoice_id, idempotency_key, claims) OVERRIDING SYSTEM VALUE VALUES
  ('01a22778-06b8-77c2-b683-9e59cb1c166c', 'ADJ-00001', '01a22778-0037-7580-ba0b-a0cf82d257d7', NULL, '2026-11-29 13:21:47.192+00', '2026-11-29', '01900000-0000-7000-8000-000000000001', 'The visit on the second Saturday was cancelled by the gallery', '2026-10-05', 'Port Adelaide Arts Trust', '', '', '4 Divett Street
Port Adelaide SA 5015', '-12500', '-1250', '-13750', '1000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}', NULL, '2026-11-29 13:21:47.367+00', NULL, '34e09f50-7e9c-5d6e-9375-8b56415e4dc0', NULL);
INSERT INTO "adjustment_note_line" (note_id, "position", job_id, extra_id, description, cents) OVERRIDING SYSTEM VALUE VALUES
  ('01a22778-06b8-77c2-b683-9e59cb1c166c', '1', NULL, NULL, 'Visit that was cancelled', '-12500');
INSERT INTO "open_work" (person_id, job_id, business_date) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000008', '2026-11-29');
INSERT INTO "bank_statement" (id, file_name, format, lines, added, imported_by, imported_at, sha256, account, look_alikes, outgoing) OVERRIDING SYSTEM VALUE VALUES
  ('d8ec1b91-efb1-540b-bb7e-c48f16451016', 'gumleaf-2026-11-29.ofx', 'ofx', '8', '8', 'Helen Marsh', '2026-11-29 13:21:48.448322+00', '9ec537505357a57d0f12180be1a152dc58fb937ae67e11be7d7ce4b34cea2064', '', '0', '0');
INSERT INTO "bank_line" (id, statement_id, account, line_key, day, cents, payer, reference, ignored_at, ignored_by) OVERRIDING SYSTEM VALUE VALUES
  ('01a22778-0bfb-735a-a7d8-f838901b17ab', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', '105900 000417200', '0752583ce8c9d72c62c059e39c5383d4bfc0560724b836f6177d611f83e1c749 1', '2026-10-14', '713970', 'WATTLEBIRD PROPERTY', 'INV-00006', NULL, ''),
  ('01a22778-0bfb-735a-a7d8-fc3611a69711', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', '105900 000417200', '0c6e915d9badc1a3a7e312aace4d9784ee75543fa810cab1df9d755b552bad8d 1', '2026-10-14', '191400', 'BANKSIA MEDICAL', 'INV-00007', NULL, ''),
  ('01a22778-0bfb-735a-a7d9-00383fbd286a', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', '105900 000417200', 'a34b6fca7f5b068667839f79bdc2886e05e76c8aa0e29c0884ae36a55da47720 1', '2026-10-14', '181500', 'SANDPIPER SURF', 'INV-00011', NULL, ''),
  ('01a22778-0bfb-735a-a7d9-066f80ece98a', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', '105900 000417200', '7558412393f5020b154e083c3db35335500eca533cf98a98a686abe2a6078c6f 1', '2026-11-29', '151250', 'SANDPIPER SURF', 'INV-00014', NULL, ''),
  ('01a22778-0bfb-735a-a7d9-0b6dcc5c4da7', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', '105900 000417200', '59e90247b7942ef550289cd30e5d6bf52ed67e1abcc5442b6caa0395be3153b3 1', '2026-11-28', '250800', 'L PELICANS ELC', 'INV-00008', NULL, ''),
  ('01a22778-0bfb-735a-a7d9-0e1a777fd9cb', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', '105900 000417200', 'd05c5dd587b92cac9b9fb33c68ac0d1dd261e21a369fd91005ce5d6a7828ea02 1', '2026-11-28', '165000', 'PORT ADELAIDE ARTS TRUST', 'Cleaning A$1,650.00', NULL, ''),
  ('01a22778-0bfb-735a-a7d9-10416f1f6250', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', '105900 000417200', 'd0236edc83513f4c935e37e8267b25f0f5986233d1a38714e94c96828b01eaf2 1', '2026-11-29', '207350', 'NORWOOD PRACTICE TRUST', 'Deposit', NULL, ''),
  ('01a22778-0bfb-735a-a7d9-1745aaee503f', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', '105900 000417200', 'e7e8eadf37b76003ec0448ac2cea4c498f0b3e817baec7f398e78f523bfe3149 1', '2026-11-29', '5500', 'HARDWARE CENTRE REFUND', 'Floor pads', NULL, '');
INSERT INTO "known_payer" (payer, client_id) OVERRIDING SYSTEM VALUE VALUES
  ('BANKSIA MEDICAL', '01900000-0000-7000-a000-000000000002'),
  ('SANDPIPER SURF', '01900000-0000-7000-a000-000000000006'),
  ('WATTLEBIRD PROPERTY', '01900000-0000-7000-a000-000000000001');
INSERT INTO "client_payment" (id, client_id, day, cents, payer, reference, bank_line_id, booked_by, booked_at, undone_by, undone_at) OVERRIDING SYSTEM VALUE VALUES
  ('098ef286-0390-5e59-9734-835a021a0312', '01900000-0000-7000-a000-000000000006', '2026-09-14', '287500', 'SANDPIPER SURF', 'INV-00005', NULL, 'Helen Marsh', '2026-11-29 13:21:48.074708+00', '', NULL),
  ('0f352d63-0ae9-5738-a1e4-c9c4cfc8ddea', '01900000-0000-7000-a000-000000000001', '2026-10-14', '713970', 'WATTLEBIRD PROPERTY', 'INV-00006', '01a22778-0bfb-735a-a7d8-f838901b17ab', 'Helen Marsh', '2026-11-29 13:21:48.634607+00', '', NULL),
  ('12fde6d5-c29e-5523-a61e-04ca65587414', '01900000-0000-7000-a000-000000000006', '2026-10-14', '181500', 'SANDPIPER SURF', 'INV-00011', '01a22778-0bfb-735a-a7d9-00383fbd286a', 'Helen Marsh', '2026-11-29 13:21:49.087945+00', '', NULL),
  ('1a4889ff-b3ca-5456-a5df-6ec231085526', '01900000-0000-7000-a000-000000000002', '2026-09-14', '175450', 'BANKSIA MEDICAL', 'INV-00001', NULL, 'Helen Marsh', '2026-11-29 13:21:47.569932+00', '', NULL),
  ('aa0f5f89-c8d7-5f9d-b701-afd184576d7e', '01900000-0000-7000-a000-000000000003', '2026-09-14', '250800', 'LITTLE PELICANS', 'INV-00002', NULL, 'Helen Marsh', '2026-11-29 13:21:47.715333+00', '', NULL),
  ('c9482ad4-478a-5790-9be2-d2fbceda27c9', '01900000-0000-7000-a000-000000000002', '2026-10-14', '191400', 'BANKSIA MEDICAL', 'INV-00007', '01a22778-0bfb-735a-a7d8-fc3611a69711', 'Helen Marsh', '2026-11-29 13:21:48.8742+00', '', NULL),
  ('d3377d36-a5a2-57c7-9529-0190d7826a0e', '01900000-0000-7000-a000-000000000006', '2026-11-29', '151250', 'SANDPIPER SURF', 'INV-00014', '01a22778-0bfb-735a-a7d9-066f80ece98a', 'Helen Marsh', '2026-11-29 13:21:49.304427+00', '', NULL),
  ('e50b86e9-5d13-5838-90eb-b586c09e17a9', '01900000-0000-7000-a000-000000000004', '2026-09-14', '151250', 'PORT ADELAIDE ARTS TRUST', 'INV-00003', NULL, 'Helen Marsh', '2026-11-29 13:21:47.833753+00', '', NULL),
  ('f72699ef-6234-5d78-9288-3f22dfc204aa', '01900000-0000-7000-a000-000000000005', '2026-09-14', '212637', 'UNLEY LIBRARIES', 'INV-00004', NULL, 'Helen Marsh', '2026-11-29 13:21:47.940754+00', '', NULL);
INSERT INTO "payment_part" (id, payment_id, invoice_id, client_invoice_id, cents, idempotency_key, used_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22778-0864-777d-aa43-fb6af1b851c2', '1a4889ff-b3ca-5456-a5df-6ec231085526', NULL, '01a22777-fa29-74a4-ab19-f04fce68c160', '175450', NULL, '2026-11-29 13:21:47.569932+00'),
  ('01a22778-08fb-76db-bf00-ef54360b96e1', 'aa0f5f89-c8d7-5f9d-b701-afd184576d7e', NULL, '01a22777-fa29-74a4-ab19-f79e2e6d1291', '250800', NULL, '2026-11-29 13:21:47.715333+00'),
  ('01a22778-096a-7311-a36d-940e8791c4b1', 'e50b86e9-5d13-5838-90eb-b586c09e17a9', NULL, '01a22777-fa29-74a4-ab19-fbceba237607', '151250', NULL, '2026-11-29 13:21:47.833753+00'),
  ('01a22778-09da-7140-aa26-951e4094b675', 'f72699ef-6234-5d78-9288-3f22dfc204aa', NULL, '01a22777-fa29-74a4-ab19-ff5d47282b79', '212637', NULL, '2026-11-29 13:21:47.940754+00'),
  ('01a22778-0a60-741b-a83b-8a49381f60b7', '098ef286-0390-5e59-9734-835a021a0312', NULL, '01a22777-fa29-74a4-ab1a-030e862562cb', '287500', NULL, '2026-11-29 13:21:48.074708+00'),
  ('01a22778-0ce3-742f-9204-0f83c9d0917b', '0f352d63-0ae9-5738-a1e4-c9c4cfc8ddea', NULL, '01a22778-0037-7580-ba0b-974e8fe1f754', '713970', NULL, '2026-11-29 13:21:48.634607+00'),
  ('01a22778-0dca-7120-bf10-e9717d493a37', 'c9482ad4-478a-5790-9be2-d2fbceda27c9', NULL, '01a22778-0037-7580-ba0b-989288c1ce92', '191400', NULL, '2026-11-29 13:21:48.8742+00'),
  ('01a22778-0ea8-73b7-8f9c-20699b58945a', '12fde6d5-c29e-5523-a61e-04ca65587414', NULL, '01a22778-0037-7580-ba0b-aabb663c38d0', '181500', NULL, '2026-11-29 13:21:49.087945+00'),
  ('01a22778-0fa8-75d0-bc2a-9922ed6035d4', 'd3377d36-a5a2-57c7-9529-0190d7826a0e', NULL, '01a22778-04dc-7699-8007-42953f200194', '151250', NULL, '2026-11-29 13:21:49.304427+00');
INSERT INTO "write_off" (id, invoice_id, client_invoice_id, cents, reason, written_by, written_at, undone_by, undone_at) OVERRIDING SYSTEM VALUE VALUES
  ('7d7291c5-1842-5ec9-9e38-7c2ec5ec6190', NULL, '01a22777-fa29-74a4-ab1a-030e862562cb', '15000', 'Agreed with the treasurer: the hall was closed for a week', 'Helen Marsh', '2026-11-29 13:21:48.172727+00', '', NULL);
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
  ('44d06644-e1b8-5ae8-9c75-0760df44cf0f', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', '1', '1', 'declined', '1', NULL, NULL, 'Corella Gym', 'Jess Ward', 'jess@corella-gym.example', '', '', '2026-12-26', '[{"work": "Floors, showers and machines.", "basis": "month", "cents": 145000, "place": "Corella Gym", "address": "9 Rundle Street, Kent Town SA 5067", "cleaners": 1, "payCents": 3300, "schedule": [{"days": ["Mo", "We", "Fr"], "time": "18:00-20:00", "isRemove": true}]}]', '[{"text": "Cleaning agents and machines are ours. Bin liners and hand towels are yours. Either side may end the agreement with 30 days’ notice.", "title": "Our terms"}]', '145000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}', '1000', 'Helen Marsh', '2026-11-29 13:21:35.390664+00', '2026-09-29 13:21:39.319605+00', '2026-09-28 13:21:39.319605+00', '2026-09-29 13:21:39.319605+00', '2026-11-29 13:21:39.296349+00', 'By telephone', NULL),
  ('ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', '3', '1', 'accepted', '1', NULL, NULL, 'Harbourside Physiotherapy Pty Ltd', 'Anita Kovacs', 'anita@harbourside-physio.example', '', '', '2026-12-26', '[{"work": "Four treatment rooms, reception and two toilets.", "basis": "month", "cents": 112000, "place": "Harbourside Physiotherapy", "address": "12 Lipson Street, Port Adelaide SA 5015", "cleaners": 1, "payCents": 3300, "schedule": [{"days": ["Mo", "We", "Fr"], "time": "18:00-20:00", "isRemove": true}]}]', '[{"text": "Cleaning agents and machines are ours. Bin liners and hand towels are yours. Either side may end the agreement with 30 days’ notice.", "title": "Our terms"}]', '112000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}', '1000', 'Helen Marsh', '2026-11-29 13:21:39.981461+00', '2026-11-21 13:21:40.440673+00', '2026-11-20 13:21:40.440673+00', '2026-11-21 13:21:40.440673+00', NULL, '', NULL),
  ('bd93609b-ed17-51bc-9596-6ac35123c6aa', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', '2', '1', 'sent', '1', 'd5e5c1d5-78eb-576a-b5da-c87ad2b38a6f', NULL, '', 'Tom Lindqvist', '', '', '', '2026-12-26', '[{"work": "Two kitchens, carpet throughout.", "basis": "visit", "cents": 18500, "place": "Lindqvist Studio", "address": "31 Winwood Street, Thebarton SA 5031", "cleaners": 1, "payCents": 3300, "schedule": [{"days": ["Fr"], "time": "18:00-20:00", "isRemove": true}]}]', '[{"text": "Cleaning agents and machines are ours. Bin liners and hand towels are yours. Either side may end the agreement with 30 days’ notice.", "title": "Our terms"}]', '80440', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "colour": "#2c4fa2", "pay_id": "accounts@gumleaf.example", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bpay_biller_code": "23796", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}', '1000', 'Helen Marsh', '2026-11-29 13:21:39.346628+00', '2026-11-27 13:21:39.960521+00', '2026-11-26 13:21:39.960521+00', NULL, NULL, '', NULL),
  ('fdbbf917-7206-5c19-93d9-b1f90aa07d6b', 'fdbbf917-7206-5c19-93d9-b1f90aa07d6b', '4', '1', 'draft', '1', NULL, NULL, 'Parade Dental Care', 'Reception', 'reception@parade-dental.example', '', '', '2026-12-26', '[{"work": "Five rooms and a waiting room.", "basis": "month", "cents": 98000, "place": "Parade Dental Care", "address": "140 The Parade, Norwood SA 5067", "cleaners": 1, "payCents": 3300, "schedule": [{"days": ["Tu", "Th", "Sa"], "time": "18:00-20:00", "isRemove": true}]}]', '[{"text": "Cleaning agents and machines are ours. Bin liners and hand towels are yours. Either side may end the agreement with 30 days’ notice.", "title": "Our terms"}]', '98000', NULL, NULL, 'Helen Marsh', '2026-11-29 13:21:40.457113+00', '2026-11-29 13:21:40.457113+00', NULL, NULL, NULL, '', NULL);
INSERT INTO "quote_pdf" (quote_id, content, sha256) OVERRIDING SYSTEM VALUE VALUES
  ('44d06644-e1b8-5ae8-9c75-0760df44cf0f', E'\\x255044462d312e370a25ffffffff0a31322030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b305d0a2f5067203131203020520a3e3e0a656e646f626a0a31342030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b315d0a2f5067203131203020520a3e3e0a656e646f626a0a31352030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b325d0a2f5067203131203020520a3e3e0a656e646f626a0a31372030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b335d0a2f5067203131203020520a3e3e0a656e646f626a0a31382030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b345d0a2f5067203131203020520a3e3e0a656e646f626a0a31392030206f626a0a3c3c0a2f53202f48310a2f502038203020520a2f4b205b355d0a2f5067203131203020520a3e3e0a656e646f626a0a32322030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203231203020520a2f4b205b365d0a2f5067203131203020520a3e3e0a656e646f626a0a32332030206f626a0a3c3c0a2f53202f54440a2f50203231203020520a2f4b205b375d0a2f5067203131203020520a3e3e0a656e646f626a0a32312030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323220302052203233203020525d0a3e3e0a656e646f626a0a32352030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203234203020520a2f4b205b385d0a2f5067203131203020520a3e3e0a656e646f626a0a32362030206f626a0a3c3c0a2f53202f54440a2f50203234203020520a2f4b205b395d0a2f5067203131203020520a3e3e0a656e646f626a0a32342030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323520302052203236203020525d0a3e3e0a656e646f626a0a32382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203237203020520a2f4b205b31305d0a2f5067203131203020520a3e3e0a656e646f626a0a32392030206f626a0a3c3c0a2f53202f54440a2f50203237203020520a2f4b205b31315d0a2f5067203131203020520a3e3e0a656e646f626a0a32372030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323820302052203239203020525d0a3e3e0a656e646f626a0a32302030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b32312030205220323420302052203237203020525d0a3e3e0a656e646f626a0a33302030206f626a0a3c3c0a2f53202f48330a2f502038203020520a2f4b205b31325d0a2f5067203131203020520a3e3e0a656e646f626a0a33312030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b31335d0a2f5067203131203020520a3e3e0a656e646f626a0a33322030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b31345d0a2f5067203131203020520a3e3e0a656e646f626a0a33352030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31355d0a2f5067203131203020520a3e3e0a656e646f626a0a33362030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31365d0a2f5067203131203020520a3e3e0a656e646f626a0a33372030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31375d0a2f5067203131203020520a3e3e0a656e646f626a0a33382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31385d0a2f5067203131203020520a3e3e0a656e646f626a0a33392030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31395d0a2f5067203131203020520a3e3e0a656e646f626a0a33342030206f626a0a3c3c0a2f53202f54520a2f50203333203020520a2f4b205b333520302052203336203020522033372030205220333820302052203339203020525d0a3e3e0a656e646f626a0a34312030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32302032312032322032332032345d0a2f5067203131203020520a3e3e0a656e646f626a0a34322030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32355d0a2f5067203131203020520a3e3e0a656e646f626a0a34332030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32365d0a2f5067203131203020520a3e3e0a656e646f626a0a34342030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32375d0a2f5067203131203020520a3e3e0a656e646f626a0a34352030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32385d0a2f5067203131203020520a3e3e0a656e646f626a0a34302030206f626a0a3c3c0a2f53202f54520a2f50203333203020520a2f4b205b343120302052203432203020522034332030205220343420302052203435203020525d0a3e3e0a656e646f626a0a33332030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b333420302052203430203020525d0a3e3e0a656e646f626a0a34382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203437203020520a2f4b205b32395d0a2f5067203131203020520a3e3e0a656e646f626a0a34392030206f626a0a3c3c0a2f53202f54440a2f50203437203020520a2f4b205b33305d0a2f5067203131203020520a3e3e0a656e646f626a0a34372030206f626a0a3c3c0a2f53202f54520a2f50203436203020520a2f4b205b343820302052203439203020525d0a3e3e0a656e646f626a0a35312030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203530203020520a2f4b205b33315d0a2f5067203131203020520a3e3e0a656e646f626a0a35322030206f626a0a3c3c0a2f53202f54440a2f50203530203020520a2f4b205b33325d0a2f5067203131203020520a3e3e0a656e646f626a0a35302030206f626a0a3c3c0a2f53202f54520a2f50203436203020520a2f4b205b353120302052203532203020525d0a3e3e0a656e646f626a0a35342030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203533203020520a2f4b205b33332033345d0a2f5067203131203020520a3e3e0a656e646f626a0a35352030206f626a0a3c3c0a2f53202f54440a2f50203533203020520a2f4b205b33355d0a2f5067203131203020520a3e3e0a656e646f626a0a35332030206f626a0a3c3c0a2f53202f54520a2f50203436203020520a2f4b205b353420302052203535203020525d0a3e3e0a656e646f626a0a34362030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b34372030205220353020302052203533203020525d0a3e3e0a656e646f626a0a35362030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33365d0a2f5067203131203020520a3e3e0a656e646f626a0a35372030206f626a0a3c3c0a2f53202f48320a2f502038203020520a2f4b205b33375d0a2f5067203131203020520a3e3e0a656e646f626a0a35382030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33382033395d0a2f5067203131203020520a3e3e0a656e646f626a0a35392030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b34305d0a2f5067203131203020520a3e3e0a656e646f626a0a36302030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b34315d0a2f5067203131203020520a3e3e0a656e646f626a0a31312030206f626a0a3c3c0a2f54797065202f506167650a2f506172656e742031203020520a2f4d65646961426f78205b302030203539352e3238203834312e38395d0a2f436f6e74656e74732039203020520a2f5265736f7572636573203130203020520a2f55736572556e697420310a2f537472756374506172656e747320300a2f54616273202f530a3e3e0a656e646f626a0a31302030206f626a0a3c3c0a2f50726f63536574205b2f504446202f54657874202f496d61676542202f496d61676543202f496d616765495d0a2f466f6e74203c3c0a2f4631203133203020520a2f4632203136203020520a3e3e0a2f436f6c6f725370616365203c3c0a3e3e0a3e3e0a656e646f626a0a392030206f626a0a3c3c0a2f4c656e67746820313736360a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789cc55a6d8fdc3410fe9e5fe13f806f5efc2a552bd16b41204082bb6f880fd9bd8d548996d21650ff3db263274e3639e70a7b6915dd6ed649fccc3c337e661c1420407c85028453289d17a7b7cdcdd71f3ebde9dad327f1e2457373fff9fd59dcfcd07efee3af4fcde1205ebeba6dc245da6b81203e9c9b9b57e7bfdf9ccebf7cfb529c3e3620d192561ed01bb04e31b200c9e01db027d4c619b2ca089086357985688db2a09d131f4fef9aae79fde36d7373f7be7d171fffe3ed77af04e4075f3c6ab8a1ee1f2040e2e4d996b400499313cac747fdd9e012fc97f7e93c0a6d8475567acfe2fe6d73f30d0a6471df35bfbe000004000200060005001a000c0058007000e001a04dbf73fafd781004225c7d02808774852aae28ef744e63c2dfae1f131e8a088094be73faae0e027e13f7df37afef9b9f976c883bdad08ef6836c3fd400680030d90bc3e1d3673f1e8f7e6f6ba8690d354fb0000990aa24a84601524f8da09f0059fb1e321590a79419a890dd5d9287131d74225138774ce733755c1aaf0baae46bbb348e0bcac4a36630decb604a5f1a2cb03c4e3bc050051c1861418a807022700aa80651ed05917101a2293c69fb70c8a1802d001e0b5684903965de60f4f7f0ed9c7e3f026097afa99942af2685ff92c3ebd6508625a1b0d649b6949303d1609580e214301e040ff8b0abe1317bb8563148ad84d54aaa4b078778cf8e24ec1d49558eda9db2b5f25e922fb14c72f631e1f1b3a39a87dd2e8e51562a1696eda263b8c8bdd548f17b39c47aa97d89a17448201465291022becdf920a273fd88e0a238b22e125695d655fd442c51094bb0e8a7e94a698bd58efbd08a2b64164cb68a712f25a41c4ae012e6852b9312249dc09eb639b12ad8b511c85a3af1b6d1ecd3e7df1b14ff9446b8bd6b40ba69460f36284d42a8ad00e9878c4f71bcb8bbfda9b95b34f75e12cc3823951964981f0cad01c800509d29ab62e8fa9ad918278d1996461c96c6a1ae384ec242a523cb895c237015e4aa1c7a06907a29de5d22bdef8f4bb51c96cff4ede1cb8281c04a12ca71b8cfb394b0b822b55084ffdb2c669430841232a9b12075247496496941d0fda210b34930a83b043327e918cd5b5db77145513d65da64512298d5b9c7aac8f7f30fecaecb3c5c91474f99159393de3f32ab0e80c6180bf3e2c17ea794469260071ca32e7802cf55042b82e82908146b090657113c61362beae649b3d15e5af2eb0ccdb6fa9f2d497b35874234022ce4af3685dd98a58afa2e266b0ed402a050e11cab00f7d22b4609edcc02c024bda2cfb2fc7a98352fba7e2d9a19c1a5152ab532e89cce650117ce7507617b6ed87c6db8e1d04b5b686d7038aa3515eda24482152d8f215128116600ce928f7a3e0458acb39a4f860d01723a08d51bf278b126ba34ae1d57cef1baa2fdd88eba39061d155a7af68caa3177691405636abf684c487d223663bb8b6ddf708b9fcdd61618edd2200ad0945e8446bae80dd9c4155f8491cfadd449c0b862e4020362674903b04b5da8f39441b8a0ad66865a6f1f5d37330d8a6229ff66f94334e21ca22958c95471adb691ae8c8b959361f422ae90f4d8a725f298e45deeed3e6c26f76e9d2570927903b601d7764cabdda56768ce106e7417f42b670dda96f285414b4ab57cfff9796a795aed825d333392d742a35b3071d70b104adb0090b7934cd12be22d19a158558b8efa904d937ec3b6d8906bd37654d272612e542d5c782fb1aa42a7dd8d669cefc44529daf60c0daa8cba1e1e0fddde2ab455997a6d6e28bfb0d736fa24f9354b826ac9cbab32f1eafd41234b38ab3e4afe79cc37d52c42ce0ad628499026a148baa53e88e7e9bf902d6680c3293773e76a1784d73b6ad7dd708a3cb1247dde8343813818f79c4b8e18d538dd960fc545bf795f94376d9f0522a3289544aec80ea7743da58dcb611bbfcabef576dc3358485ba9972cb4bd1ce7ddb6142d4b44f78897e769ae4bfab8124a337cbb6c316a231419494b45e4712ce4b8689d6e5eccdce52266c60d66be4ca5b10c39cdd36afa7e9e151c0fc5531eb61415bc2e50af4ba0a0abbc936aa9e91e4d41630ec0322784a2b3da66e7bd346a8065ad5c904fa15155be5a90935a296de22b057edaa5f9d282325f33eb096546b563b99a99c7a7e22e5c6cfeb51bca5b73790e168be470d7c7e717d3c6da1c13eb07215908cd78d7d9ab39d94a4363c62dcc71d39634efb5271d2865788952992e976d3f3c5eb6faa2034ad385730fe36b3d650f2b9892cfe3ea3be8fc22edd5938bdaf14d42e6c164136577ee254400cb890f9ca4c32047f49841f318e242a63c2499e1d275499a4403e606e3e6fde560e3aa21777c9d90d12fa6b3a2713c0673e0c6c08f6ee45ee65dcee031b47da1f08a709ea71eee8a7bb497292c87750ef5febd8471dc901e265192dfda1a12831991e4d92d30fc5f55205a660a656e6473747265616d0a656e646f626a0a36322030206f626a0a285044464b6974290a656e646f626a0a36332030206f626a0a285044464b6974290a656e646f626a0a36342030206f626a0a28443a32303236313132393133323133365a290a656e646f626a0a36352030206f626a0a2851756f746520512d3030303031290a656e646f626a0a36362030206f626a0a2847756d6c65616620436f6d6d65726369616c20436c65616e696e6720507479204c7464290a656e646f626a0a36312030206f626a0a3c3c0a2f50726f6475636572203632203020520a2f43726561746f72203633203020520a2f4372656174696f6e44617465203634203020520a2f5469746c65203635203020520a2f417574686f72203636203020520a3e3e0a656e646f626a0a36372030206f626a0a3c3c0a2f4c656e67746820333931320a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c855709701be7757eff5b1c2448025c2e769737b158e2206e60b15892004182124f91e221f1902889a22ceaa64449b4294594255fb16ad7961dcb8664c75632951d4feaba1ec749d349a7b1dbc64e615b7663b9f124adad363d9c499a4c1c9bb55b1368170b524aa69eee0cf1ef0f70f77fc7f77defbd8563b7ce82113a0021b46f76663768d71200c4f6ed9b9d29ec5f0480c643476e59ddff3d00bc373773625edb92e701c0367f6c76757f15008c7b0f9ddc53d8bf0b40bfbd6f6ee184b6679e06806b400000a91f27e8a877da92f80428ea43f5d77f3cfbcebfabebcf6e7939b1b29405d36f747e206000cc3f410074feec4f014af895a5ffbadbf41beda99b2eb9b0ba01e021f58500641480ecd72cc33e004c17fe3e03a0a601a86701747a005df27fd77b00f49500fa1900fdf300060b80c10760480318de07300e01181f0528ea03287a01a0e85f018a27018a2f0114e7004c3600d30080693780e965809251809207014a1b004af700947e04502600943d0b50960530c700ccfb012c2500961880e52e00cb2f01ca7980f28701caff0580dea54630efbf4c68a8845360c8ef6e5c3a20df25b97b5ed03d00085b00c8c798010a8c00c769817608b4b0853c91bd48e4eceb98598949b81b08b4e696f16ebc0602404aa00d06d1ee74cad1584c8a70bcd1e914ed06036be5382912536491ec2735cd27070f3c3a38f1cc8996c3fe88b039d039233b473b6d7ee65ef270f64186db7ce5c4fc95ad95d693349798ebef3ed466d03d0a04ba73cbd88176e00152b4e812cd983f899668abfaf2984c63c702534ccbed62eb44f862933f2059d1bef27e776d63b967b29beccefe556bbc69b895a8f9ef03a0cea10f5c00a908c7d2221d552dd56e349b699196782989aa1f522c86991d3b1ff3785a43e98ac6daa620935ee0f4e5c1a4b36d84d7d78ca36fc781ec5749b25d19db98fd35493645ab3cc3ad39407b775523e37137356987c275fc142880e3222d5d4fa7f1534008e696d1853ee0a1216f0dc7b282162ff6463479bbc128459d4e1219381ccf7e1d7bd7499b7dee2d9d23a77b53b78ef89bf557393ffa5a8e0cf7257bacd6a35626717ac7ce331d075b9a85483d20b873cb588e3ea85321adb9bc16c2684c51e4bcff46572cc6e4f3254562b24cdaf61eda5fa7e3c31d81d0806fe9d494cfedd8e8f4798f74f734bb84600a7d33d3d90bfd754eda31d03a3eaea7e8b0ab92decb5567afa2c7290acd5195755600f202ae4025404aa4455a9495dfc507cb4a64e98e4747478313715f0fe7a4ddd50d75779017b31bc98bbd6e77f7a0cd5c3ca72f76d6d98180925bc65bf05a3e567633ae426b2d545ac28c4e2779d0db15aaf28c7504277cfeed2dc71ee9f14f9edd2ccf85238d233826b46f69d970b099a3ef64e8a967e646eedd15e32bbf445715f291421fd060034859d52005b06031a7d7ce8bc91a4c30e5e8da956cddd9edee38b169f0b6f5d9737cd8ed0a737cc8dd2a938af5077a9dcede03eba76e4fa56e9f9207dcee0139d6ef1ad7c040be853e60f3e9d02261c635d491458b68b294d4b37cd05d993ece19cb4309f451d403a833dba2eeec2fd0bead2e50034435977c98cf2c747d31f558838128438b9dbd4b43a131c15fdf56ef8ad5d6c61cde017bc34653fcf4ced9dbe356fa5819ddd8a7c4ba459e39c57080b01e003ec4cf80020bc0265aa49508c75ad550cbd1d83fa507847058b087422acfd0fee3066f93cdd6e46dd0dcc3756beefd0ec134ffeed8baef31af7f7d38bdc01a2aa4f65502c5e3db2754daf4d538987c2eca31883eb08304b04965a222d1d67cae5d32a7a1341a534443c124de5e406f12653545b996812a9df96ce2e4f6f6dd3eff74b23d45a19edfd0bce3e8b1f3429097e57a4f751917419fb7b16be52783fb63968ab356ae55b294ba2d8dbeaf9c3b7761d1d9af8c0e57883107a7f43602c258deb30c9402a7f9a6224464459a17d90232887cdfddb5a90383a94b3fed943c6d421c33c7f707c7bb5c2b9839fd2336ec0e4581009f5b265fc1c7545eccde8460951f8ac44aac485b3912ad0af0953d9ef0a0bf67d43b7de952e39cc978c464b10d7513637be4f8c27cf6b30635de902bc738da55148c484c3daa92a5301295a77821543145b9bc575f6c441d6531ce7ef53ad73699aa72969534d00d9e5a5329dab33fb434d82c6c8423cd2bcfb58df9f4d422eaaa9aaad50354b72d9801bd5a0c245a60c72e1101332b2fdd5ea04c103f051e1a0126f29950c9c24b4ea72c4b9ad428f95ce54160e53edf7a7c6187abc563d153fa8b0bf506b3275e968c84526145319dbfff81f36c235f91aa797ea5a8876fe44ef6f4950f6dde3c3c3c04a896297c09df04235400ccb844a3c8480c09a0cb8c46a38416e573e5e9fffe8b95ec5b3aba5cafb398f5d2b79f7d16df5c91c85f5b12ed563ed1cc3c0154de9dbd98810aa80147218f068391ad477515059a89a89914c53a94221adb49e2912f0b8a2076b83b6e1dcd7ef2ebce48bc636866bdcc2b21cc4c4cf9536ea3ded8b8be39b53d8c99ec3f875c4dae6f1c7f59f1d678aa80c056007c0733c000cc8844ac475ea5029102e8a2257ce7e5ecdfea90a2c8bddf27318a2045ce61ad7dfd7a7bf605ccacfc5ce84c096414281073cb5889ef4003042051a816aadd05b30bfc5734bda234198f3a9d2e9719997ce0393e892a42eb937bdbed2d0e6797b7fd68fff07cdc9174daa20d1dfb2525d6dc6c0b56953504ab0f3bc2956e9e775586f11de740ab3715aab0ca3da1f86428301e0ff7ca155629e56d1970aefcc21509b96b9a04b3d1dce825f73bc54a474d6949b5a35a740242636e19797c17ca6fe8e99a4cfdbe9e1a90af894f778d1f964387a7c60fc7b27f54e1753abd0ca37e5690d9f173d391c92bc717ae4c4e3cbd3032a7c4e64647e714650e08c401c89398813235c0b41a0583c16874291279324d90e805f368dfbf2d9127e9488c353494764efd192028b971fc00df052e0f023592bce8b2dbbf40f1f3067ee01c68fb931f9ca18aa8893b3635f5a56f5d48f7ae7ce6184e760c358eee6c1f76903d43f7ccd4bcfcb5e8ae7b371fb93235f5f491fe432d2d87fae7cfb61e5489945bc6cb1a1066b59cdddcc348783975d7ee072fa47b7b22c9baf4e7fd8b5d0f2f9237b21b267bedbd0a79296ff372dee6ffaf3e69d6366d3a3bf985866eba7757f40bcc6400308019b5f99b516bb6c08a64eed22b58f30a6e3873460334f9043350023023d0022ba892c50ae493ec2c7922fbf9471f111d66969e5cfa2e10a885ab4424fd6ae7b3280b6c2d315e5d5a02024e00acc16baa6acd08b2928766be0dc957710dda4656c09a6cd9b7629df54177d346ef6843d75447f7ac12dcd2be8d28fbbfddbca14df47a9ce24c4da04e9a50e2bb76b68e1b01c196a7ca8f4084483e4cd49a102651116f46613d3aec859e27264703889515fe91d35bd866c6eae3d64d447834985df140dbd648fc70bf32dde3ce667dcda1b03d5c6bae71934b6d270f6e0a52ba933a832d311ae69d9c3cdbbbf148dc3978db7c22154dd4fb2babc2ee4aadd5ce6bb405e038a589741255917efbeda7f6e88a8b888e149974fb9e7a1bedd9bf2cb1d9cbca045b0959b7f23e609ef835abde6c8a2629b5c6b35ad360946e844bc5823eb29a7ed65a8fe2aa338c7fd599a684bb7d2a129fdba03a4350754688e49d09264f68cee8f5b6c448a4d2a13a33389f77a6ad239aa80b68ce6865f019cc8049edef54e68822ad1a615489acdec6f0996ddf58f8c92f8f5e1efb9a7f6be750c7e103e4e8a92ba398197afcb6c1dde16cf8362010c82d931c5e83e01a1bd6aa555eb802d4ffd1d0f0f54872c95b373b7a5275d25ccce1671d497755ab6c8fcff537cf2ae1f0c6a65a375b9ff02b839e57db774826c6fc00e7b0dab91aa7c0940ae1ee70c754a8baf2362b5761e3aa441b57dd3c0044a513995d45b4acd02e59608d344f66b3df9b98205d1313e36e72d53d3eeece46dc5a3aa9d730034d00294aa40294cb4c192951cd2cc5272985d16e5061a8d7bef3dc0c555c5284a4d864a2763ef79d47a7742653316291a958b7effc3eca642a42aad4a29f52e72ab258e28b06cbca8292bf347b1f66b25fa2c372a482094bfe32f25076becc1f0d57547575f3e4cb85443c8c19b040d54d05811129b5d7d67a12359224b463a9cddeea78fd4f2f8f5d7aafbdbdadb3a61933c16d5da1fe289dfd01a9c8fe0a338baf475a6c1eae50ae2e6206cc2afd29232bd212ad36101285179ffb5e473a6da9b7bcf2ec67c41fc86126fbe7ac87fd6df66f80a80cc7c70b3114294a642889571f7afc85a72e7ff33f3ef8e6230ffdf17542b239324fb67efc71f649a0c09b7b1559fc4f68049f3a772f6a08e0654dd4145962b97cf65d5a7136b2a2520007a5f5fffc4a6a8fa769213ab8dd2d4f27d735df120cb847c4d8aeb60307d7adb3db2c75dc3a6bada5ac967323cbdc6115a8747d4b7738d2e7d36fe8438e3d4657500f5983bdf1be5da6ddef19ea7833cb98480d55c69ad53b20d0903b03d761014c008b66348a4954a4ebc5b536faa0a9a25cff07fbc59111877b62b31d106800f4e669c101cc8aac280b329168c915555547953309bde38f64df222df78fff9c20125db1d57cd773172e5cd84fdeccb69fa4834187d1eab4be0a04c2b9653463263f5aaff1fb667ee4b5921158d1188b115f6a4fbce3cc8ee65b1c8e7d017f9badbbaf36614dd490bb7265b48bfc30b2b367703e6165ee646a2a232e5929d1dbc8a1b37f481981402cf75bf8193cae666d31dfba693d7e4c6a1425496c94ba830e47d0e77201425fae1c7bd10795ab83e42a6b4575702d74f746bbda4bdd2845e4d4f4617947d2ddea321b50973ec51a2d4d71933360254cd06df77312facedfbfed6c07db405704abfe8eaa50dbbe13b68e7079b4cfe9ec934786d6468a4fa11a6093d5b0267aaba385365b5cd7635145282ec427c3698fdf2771e9344efbd659ebecb467a2479b30b4c9fcd382fabc813ef0aca9cfea5491d71ed4fad8d531b5a03c6f84770fb64e36f9f638024dac1c0e770a8bbbe4a9a0cf39dc6077b27228bc4ef87a74d063a14fb395d59ca5b29ab17a13fe0d439c752fcdb18c99ab64186fdb4dc30da776cd5d378f31f953d55147a4d400aeb5cde42252066b7f62db3179ba2dd1cfebcc67d3b3ee301bec8c4ad112c6c7d883e7efdf717b47c0defdf9afc8f68654881d1a9b1c1e19c641d882d7a015ef836eea2de8231ee8c33108e204b8c95d60253a00bc13143c0a41f27de8431d048917d6e37dd0872720887330465e041ee3001884b1fc772f01e02518a3fcb015132062021a3101718a07053f86b1fc9a020643b09574402d26c08909b0e5dfa1feff3fc018ba2040ee011bf51a003e04637811b6e253406102bca40e1a30013426204caa208627a04fb5872c43403dff7f0087e82cd90a656e6473747265616d0a656e646f626a0a36382030206f626a0a3c3c0a2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f466c61677320340a2f466f6e7442426f78205b2d363434202d353132203238303120313036395d0a2f4974616c6963416e676c6520300a2f417363656e7420313036390a2f44657363656e74202d3239330a2f436170486569676874203731340a2f58486569676874203534360a2f5374656d5620300a2f466f6e7446696c6532203637203020520a3e3e0a656e646f626a0a36392030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f434944466f6e7454797065320a2f42617365466f6e74202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f43494453797374656d496e666f203c3c0a2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420300a3e3e0a2f466f6e7444657363726970746f72203638203020520a2f57205b30205b353839203732342036353020393735203239382035393720353939203338372032363020363432203632352034343720353136203239392036353020363332203632312034333420353731203535392036333220363932203636352038313320353732203537322035373220373931203735362037393120353737203536302033323020353732203537322035373120353732203733322035353120333839203936372036353620363634203637302035373220323835203537322035373220323831203633322036353020353032203633325d5d0a2f434944546f4749444d6170202f4964656e746974790a3e3e0a656e646f626a0a37302030206f626a0a3c3c0a2f4c656e677468203334360a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c5d52bb6e843010ecf90a974971e2658e44424811d750e4a190aba21460af91a56090f115fc7d84c7b98b5298d18e7776c7ecc64d7b6a8d762c7eb3b3e8c831a58db4b4ce172b880d346a13a519935ab810f9af98fa258a9bf6d46daba3a9356a6655153116bfd3a857673776f724e781ee77eed54ab2da8ceceedc749ee92ecbf24d1319c792a8ae992415c5cd73bfbcf413b1d84b0fad24e3b4db0ee7a6bb657c6c0bb1ccc7292c8959d2baf4826c6f468aaa244992ba524aa93a2223ff5d07d1a0fe66b32a49725eb3cf5bc84b0f65e1e128010210c81470f490055d0e52419e210ae4238000e850405772005278680492a31147310e79fe0008ee91520480410e1345a80232c3537214cbd1afc41b720087a0806b8e9422d80d2606443091419089eb9fdc21f483dd123e8f1094285da6f5d73ea3df69ece3da57ebba0ae2622d19e7f7cf8f7f1fbc36745dd1655e76953f3f18cdbd5e0a656e6473747265616d0a656e646f626a0a31332030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3639203020525d0a2f546f556e69636f6465203730203020520a3e3e0a656e646f626a0a37312030206f626a0a3c3c0a2f4c656e67746820343734360a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c85580b74235779feef3f7ad8921f1a4923c92fd9d2e8694bb2add148b62ceb615bf2db966ccb96edf543b677d7bbdef7339b17499610d82509c9926e2009259b047adaeea10d0728e504c281d2a20d24a76cd240c993939202e5a4d02e4b8ac7ed8c64ef12e074fc98b99ad1dc7bffc7f77dff7fe2d8c9dda0843820b4adefceaf41f1b81d0082ebebbbf3a5f1b300603b7078757bfc0a00911dccdf72a438243f0280a623c7766f8fdf0700e5de0367f614c7480098efaf1f3c714b716c7c118048bf80d4bf5c3877ceb2541df96fa0a877c5bbafddf5839f8ae79fac3e1fd9bc20c854efc95a004001287d8300c8bcc2bf02a84d9b17de7f4df55ef15b371df1d2d9f57f2f5b0080af16ff481c807c0d00cb00b01100ef05c04b00f8ef00941e805a04a00a00320a40f62080ecb700f26500f9e3008a3480e24100c5eb00ca7600e54580b25300e52a80f21980f2170054b500aa2480ea3480ea3f01d43c80fa2900f52f002a38808a23001517012a36012aa7002a1f02a8aa06a83a0a50f52a407518a0fa0a80460ea07100682e03d0dd00741e807e1080be02a0ad03d0ee06d0de01a0fd1180ee7600bd0940bf0aa07f1980d905c09c13ad2dd92a4e6830c16da09046370e1990bf235bf7fe8dec7e40580420bfc50250a004384e5b68bb85b62c92c78447092f5cc1c26690c33520300b4056b100950079960e0483218542a9748638b23a4d90686af523be6f0e925f37b8589dc64047bbfe0c08b489f6c6abd00090b7f0a128f201076b55289d51e4fc0603a317dfc158b04c707d2d38e4487504c6ddadf5bde3dede65de37117a84ec1b7c2e389569ebeab63575991c065fb6ab636529784106042a00a847b0006e8004c5523eca5945292996e27466ca18a542bae2058674d4235f9f3fafa850290991abd4cafbe69f5b3cac50952b284aa9aa50dcb9705659a1525294aaaaec90b85f7295f1b81a94ca0697d728b4624118317a5b5c3a7db3d767205f10c68cad1e375d138a34922f02826feb1a79132dd020065cc26f6068d6c956216b7538f8403014dade7130a8532818bd81f307799e34ad2cc66999b13de66d1bf5dc79763ecc378f58ead8e5b1b5d1504bdf1c5aa617850b230d4eadb53f989e91514dbd811a4d8fae4e785bd6c1799b87c7da808066eb1a99c40b6002d8ed0f861885429a9566f95088633886a5f50652a66faeac0a989afb3d23a36ce0b1c75aa34a59afb2bc6120413a9ad963b7f50985f65620900580cb781d2880e32ccd5dcee5f03a2084b6ae21412b18a151da9e81612c0671133bd3058241a355a1b4041c0e624baef2c243389be6c69bdde9d0c8c944d7462a36a824747d275a230707f9f9259d76544b476f9bcdddd9379019f0f53981401e80fc1a0b20174390a32d4c7e8e746061f323e9e2cab006adc06cdb97964c2a5e70462e8a64667965261c9dedcbf557cab57c1cad0bebc2536426115f5b147e86a6c17abb1608b8b73e04cfc30950019cae42251bc510f77c79bd459350e934f2c57dec44c6e698c9b2801268dd89df03256801f24e8b92251c213e7456a152c9a1655a78273b4f8c196210dea6aa2a6572b55a9679fbb5d7f07b9b1ccacb9abd157ab7b5e2d592f9b4781d8c6003485a456b89816fe41c0e9ee78aa1e21423a2b825bd81e8d66e39b3d61cf56914449eebaf94697cb1fa6cb267b6bfbf5f75fedcb9fb199ba192ab7e65b36cc068370c2e2c6ad6368e2e2def07843100f812be051454034cd22c1df28b19c64ab35ece79f58d8d7a83d98ca6cd77d1f4ddba86fafafafa863a20c06d5d23d7f02ab402ecd617bdeae4252707f980c3e1f451a29339bfc1a87488cb14d769309a915c8b1e1f730d468cb68d4e7ec0661e4cf8923e63786f6fd78aabde3ed3ea8d98cd7de1d88cf71bf1d9b6b26af5b4a6b63ec0b26d6e23edf4c79b3b331e83765463a86d6db4b5390c467e0808c4b6ae218505b094a2adb89e9b96232593cec25894c120d10d1ee88a9f9e0ae52db6bdadfcb8677aa17ec0e0a9237b8477683a4cbeec5fe81ddae8d4eb260d3596642035ac92d7934cfa45aa0c10dab7aea11a5f060d340124f43b292b3948aebfb17f71c7a8aeed9c8fa7f771adebd9f4fe8070674322184c98cde2ff06b267e6a34bfedc33c74f3c3d33f3f489957b12f1b32b2b772712770301d7d60aa9c20268002645d4e44ae6637de86aecf14fa6fa9ba2be097f4f23d14e3cfe4064f1edd3a38fde1feb3aff69a0a425aaf02a34820f22370ca23463c92ed27a433e144f54115b448739ab50672d4e23412e69882d87ec51bb67a025bcaf7f7423e4ee73b29d968ee5d9a1d1c1517baf4fe389343e12ea672336366449e155e748474bbc5dc7f0a9f6c84c9b2fdbdd3e10d0eab91e4f68d8b5f95620990cb17c33add0793ac81779bfddcf6aaa6d9ccdcf0301f3d60a91610168d1a80a859867d29a3833125963829bf0459b9aa2ad935ca29168d39f3edf15bbffd1d1f14f7f221a79e0714031c9d185df0715180076b30ccb5b78c2d19c3310c510ab5028290bbad6b3c25f92f4fcfa730409919599d4af10b874e9d230794b60dfaa6d71b01a9da75a7871073bae432dc0a45ea1e44abcb38d214510b94ca1820ec4ad8919cf4c381ae96bc8e5b046e7d2d4db74eee964114abc3331e1e73b88e8442bd037e2a6e8803f1237e864130b9dfc5c8f3d726474f0704cd8b0a482c194c59a0c4d0c91cadebd0376fbc0deded9db1289db66630b7eff422c3ed77e0010c25b9fa706b1003d90de894e27ab286573311915fa229f9466ab4246ff016816b76b46b9f45428540c656a90f1c43d3e5e21d7a6f891c9c052c29335a988bda6b1c5387c7632fbe1595feabe95eec32d2d1b89537f311b3ef4c4ead8d93c2f28b9968e7699a2d2c5b4476ac96e5faebf85b7dafd7ba67a7687abcbaf68aba98095cb720b77f70557ee4daf7cacbf4ed3a735e69e39b1f0e72713ed0b1fbe100f4ff5de2153b40d4b46d4a016ad60054e8a6b2317e2e8dfcb755e64cf9d0d1bad25f28ca288950ea2e3b36679452ab07f229c7738f68493e34864f593a1f593278f7b6396c1943becd05a526875b9fb37df18d91ba0e98cde90493115de72b7ebe1b3775d1c6adbd5b3ba8ff1a6da98c1b9662030be750d1934811120711389d31c5db2328dcc40a58c0ec6d9f88c6736dc1d49368860da5f6fa3ddd37d6449f87c3cee9d89126331f0a869b482f30f49ab04293bfc25fa920b06f1c9f9b919be63ac77c6d4e60846eb4436a3db234dd1499dbc6ea1446ab3b1f8dcb4f02a996deeacf74ec7b6e9cde3f3798088b84fcee2a62808122ccd8a42e0f7919b613832725f6e71d13d166ae275464db3c1d3721fb92a78c855b7b93139ed522b937255578c0502035bbf826fc31950039c9668ab482603b69a5abbbdb6c616b49bcd765b5313109126c9169ac4472729ce18e2281deb54b257bfba76ee63ab5ffdd6dac39f5c255aa2281484f7855fbef20a2064b734d88656306dcba66de261458951b28ce875257323a5c8d4ea99d06aaf3beed52850961ba89069bcb1ba608f99d4f786db638dfd683d777efe8e988165e880eec754d9a0d16118724fc4e89e5d6dc185c8ae4345ad8117b1003a51c812d68c922308e7439ee6f0e23ee11e1952d4e43ab94346286a0a33c658bf5d388a85cdbfd5c4479ac80569f5d7b00daf8341a47509588225034911cc2a599ad3893e66b641f9328572633ab67626b4d6134b1b95da58ee62674f7d2237d0df8f316b176df59d3fb7ebf6a8afa90faf0b6fb6cc2665abfbf6afedde538c25f2c08e002abab20a6fe89ff16ab6525dd958d5d8e1a9c90da864745b14ad1495a164b5ad3d6ee16d34ad98db1b00a5ad3f81055081be88ce2c4b8ba8a5144352bc0ce213b39f3bf58f3f3ef099e9a5d899e993f9871e22076eb9348185f463a7966eedda7ce9c1622d81392c40555179733a334a3a1b735b735b8b4faa3595727925adfaac28a6b120041b82ed26933f6826ff54927aef6101ca259d6961a49fafcd9107852bc42abc8e85f1cd7140e8deba862fe1cbff2fca4ae4fc52f3e46d99a9db275c03178e6c3c3cbcf9827f5f3ab3d77fe44c669f9fec99bc6f25c0e73f3a79e8e95df3cf1c9ebb2795ba67eebe4f25ef2e1964090b500d3537d1ab8ea5c4ec314a1691d0c6317bbca33961fbf6becb0fcc3dbf6763266d1fc18277aeaf73c45b293c4f9cc20fb13026fc26d9dbda510b64ebd9ad1ef8729103fb6f122fb404713293ad4a63d3d778ebe77c535f572a46640abddf8bdfd94c24675b4a6aec59b442f38e1adb4644498b6151426e277449893d1b58eee9c83436cdb7f6460c9d7c60c87578ae3d6b375b879cc1ceda6e8e1b707c3290b26935694d5d8b4ddfd4a4d7bb3a3c7d433a3a55a567cd86c606bdced50944b2fbac243920f1a718459a9c5ce8dc15b7860e4eb44eb95cd9ae830f0f7a67ee9a0ced71d92c19bcd739bcd19bbb27a5a918abae9afbdc91cc475678837ea4da549ae101bc2a293c8ebe21633ea02fc55979965cfc4df8d4f0e147c773cf9c8c6cf8ac8e252e7b6b3c746ab9b5a7ee097246b8a4d3ce3e73f4c8d3f306fd186d4add3d9b3d3ba8525e0502644b43043489a5e7a414a15c3018d2715491494b2e0985c8e209155d2593296aab0e2efd54c70d064cb64a7523dde86d52d7a34978b1cedf6aa8c9b849dbe667fcc36e39954299b1a5a11f10fc5bd7a4e29605bf14a2d4ce8b45a972b39e34a3d3aad8e16a1f6219dd3c742ca3e7696d9b21351f34a1a2da97f0742f709d7b925caec7feabe8786faa2de5d439c2e453dd6736265be5f26185d237be2f6c7418b8e5e4f081b073ecd4931353c97167a4a929116c2a21db46312ff32ca514f18116f7c811dcd8bf393837678e367e739ff00ec9c6859f6341f8acb5cffaaaf05d20624d84162c882d80bc481b168625bd736fa0f175bc6d7c1c08a881504aac118332e1a39cec4ea98d46ae546b8b57285a98255f50549497a10c95e56ae5f2da85f9a1b22a35caa8b272b57c697997b2ba0265a8ae2e1b9e7b642f6965dcf626b5bac9e166841fa04978bba18bd755d85c2e0df109ff6c0cb4eb68aedb4ccc9bef96b457e5b6c92703514a0c1aa688873be24e4a1a1f1afddbf8c0e8cd18a29b878e66184ea3f51a93bb7813255abc25ba10e8d89de272bdf65fc5c692c9d69453e7ec24edd15b36265b65f26185c2975e17fb0e5c3e397420ec183bfd6426db9776469a2c71c9e21e005463011400c78985b730e4a3c42e7c88bc21bc8eb7a6fb366fbd09f0d4620f641bf0180b794f382a811e2bbc46782c8cbf31b655c456f23b3489547e9cbad9aa57ae2c1e2bd356513259b54e796cf1053409df3604db69da1f644864f3dde24c543316440193a7b6894dc7e938bad8b06129f2f8cf6548e1e4bd3f96bdf9e1599411d92ff1983e3ae810c6b1b0f9151cdc0c92afb0c96e66f341c0a2004007a8c537de2c01e83f26073e280bc84b0eb3d951d4072e7887bc4038b1b9709ab7302ef2f43b636340447f926fa0554cd2e49f860146a1209efec3b19ea303ee11539d295e1f4c59ad7d9ca7b7be2ea10adfbab47a7b98ae182cd7f8e67ae3733e6de55855355010ddfa0ecaf03760030ff000a78b55ad912ff24888e7188334959391ea2925c3864a052f55043ee36668bdc9ba9feb9972b74e87e3fc8cadae69d4d593f3ae2fc5e35d417dbb276ef319753e573ba1abb31a1329685bfb5adb536e2a374398eaa14a1df55d5d4bcc9f9a511d7e4ed162adb198d4a41119aba1d65ea302b958df5155785532701d38452d3c7953cd6edc060d3ee0b01396e8fec4bd6f0d8d0c8ef60fa7461c2ceb703a1ce4927062947cbc7370f4f73ec6ab27f7ef3f7d7afffe93d14c3a3d91c9a4330189a07fb1fd792c9dce64d213e974891ac560aa100b3149a055217b8316253966fef85d0d3d87d213735f9a1fe89bf3e4b07068cd9389db859f616154f8b7867820d90794f4aa292c8016eac0bea3f6944ca98c65695d31555986d9665c96783ff2b1c66e8f77b0397278f47f5edfd537397fea134b4396d11e2c8caf34275acae44a47aa23312f36e85eea0a77713f19163687228e8e4620e095ba0857c1572a42990f7612a43958fe26112176e838bf81fc87add73b3d153eb3d4b1ecf1aeb72d675be762c954d7b83b157144f93a8fe3e8c09183c8b6a53ce53255ae3f9a0fd2860943cd708f37543b6ced76053aabebb411b347ec99569097e1a962ea4f4a2d272ac43d25b59c94d5956ad9227e436c3ad5c713d1da52ad5a89d745615aaa5543214e290a69510fff3545640a534df95fedfde1bbfbffbe7b66866c6802ba3273a3ea4bef08df7b9fff07bc8e3958c408cc6204da880c80ba0415d80e3eb20f3404218b01086105e4713f644905b8f14300b8174204610cedc0610462188176e20157e96cc60830e2f3b80021ea2c84c5e7713f8c539f872cc94135a98001a4418b7b218bd7212f9ec91390c51f411e7300a8843c5509dd7808f284de7a96bc011cde02ddf82a7413010846c08f1b90470fa8282da83102218c80073d9027bf03a0ce435e9c83fc17b8c89bd2bd281583765c803c9e833c46c00b5f800a3440f67f011e5714e20a656e6473747265616d0a656e646f626a0a37322030206f626a0a3c3c0a2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f466c61677320340a2f466f6e7442426f78205b2d363231202d353038203238303020313036375d0a2f4974616c6963416e676c6520300a2f417363656e7420313036390a2f44657363656e74202d3239330a2f436170486569676874203731340a2f58486569676874203533360a2f5374656d5620300a2f466f6e7446696c6532203731203020520a3e3e0a656e646f626a0a37332030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f434944466f6e7454797065320a2f42617365466f6e74202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f43494453797374656d496e666f203c3c0a2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420300a3e3e0a2f466f6e7444657363726970746f72203732203020520a2f57205b30205b3630302035373220353732203236302039333020353631203336312032353820353634203532342036313820323638203633392036313520323538203534392035373220353732203330302035373220333030203537322036313820363035203839392036313520363138203933352033343420323638203532392036313520373630203631352034313320373330203630302035313920373831203632322032373320343739203633322037323820353130203537322036313920353536203738362035373220353732203535362035303820393037203236382035303020343830203537322038333120363035203635302035373220313735203533345d5d0a2f434944546f4749444d6170202f4964656e746974790a3e3e0a656e646f626a0a37342030206f626a0a3c3c0a2f4c656e677468203337310a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c5d923f6f833010c5773e85c7768820b631ad84902ab230f48f4a33551d009f23a4629071867cfb0a3f378d3ac0d33bdfefee2c5f5a3787c68e9ea56f6e1e5af2cc8c563b5ae7b31b88f5741a6db2e74c8f838f2efc87a95b92b46e0eed65f53435d6ccac2c13c6d2773a8dab771776f7a4e79eeeb7d8abd3e4467b6277c7ba0d91f6bc2cdf3491f52c4baa8a6932495a3f77cb4b37114b03ba6b34593ffacbee58b77f191f9785180f7e8f918659d3ba7403b9ce9e2829b32ccbaad21863aa84acfe771ca1dedc66b332cb84a9d8e78ddd4378108e605e0451382b24dc00c983c8e8081c9c04a022f08862021dc00974e00f70108e4c11390495414d000a2315a8a2344401c71005b802804450e1620544a2430e4e4641a33ca6740030b58c12bbc73921b207879a0552046a0a3889718bd808538bad03cff628ad201c5538803cde01230901006d555f7d6d0ffefbb4dbdb6f7b7addabe1ec1c591f9639ecd2b645a3a5ebbe2ff3b251e1fb016b74cd5b0a656e6473747265616d0a656e646f626a0a31362030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3733203020525d0a2f546f556e69636f6465203734203020520a3e3e0a656e646f626a0a342030206f626a0a3c3c0a3e3e0a656e646f626a0a362030206f626a0a3c3c0a2f54797065202f53747275637454726565526f6f740a2f506172656e7454726565203c3c0a20202f4e756d73205b0a2020202030205b31322030205220313420302052203135203020522031372030205220313820302052203139203020522032322030205220323320302052203235203020522032362030205220323820302052203239203020522033302030205220333120302052203332203020522033352030205220333620302052203337203020522033382030205220333920302052203431203020522034312030205220343120302052203431203020522034312030205220343220302052203433203020522034342030205220343520302052203438203020522034392030205220353120302052203532203020522035342030205220353420302052203535203020522035362030205220353720302052203538203020522035382030205220353920302052203630203020525d0a5d0a3e3e0a2f506172656e74547265654e6578744b657920310a2f4b205b38203020525d0a3e3e0a656e646f626a0a382030206f626a0a3c3c0a2f53202f446f63756d656e740a2f502036203020520a2f4b205b313220302052203134203020522031352030205220313720302052203138203020522031392030205220323020302052203330203020522033312030205220333220302052203333203020522034362030205220353620302052203537203020522035382030205220353920302052203630203020525d0a3e3e0a656e646f626a0a352030206f626a0a3c3c0a2f4d61726b656420747275650a3e3e0a656e646f626a0a37352030206f626a0a3c3c0a2f6c656e67746820313234340a2f54797065202f4d657461646174610a2f53756274797065202f584d4c0a2f4c656e67746820313234360a3e3e0a73747265616d0a3c3f787061636b657420626567696e3d22efbbbf222069643d2257354d304d7043656869487a7265537a4e54637a6b633964223f3e0a2020202020202020202020203c783a786d706d65746120786d6c6e733a783d2261646f62653a6e733a6d6574612f223e0a202020202020202020202020202020203c7264663a52444620786d6c6e733a7264663d22687474703a2f2f7777772e77332e6f72672f313939392f30322f32322d7264662d73796e7461782d6e7323223e0a20202020202020200a20202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a786d703d22687474703a2f2f6e732e61646f62652e636f6d2f7861702f312e302f223e0a2020202020202020202020203c786d703a437265617465446174653e323032362d31312d32395431333a32313a33365a3c2f786d703a437265617465446174653e0a2020202020202020202020203c786d703a43726561746f72546f6f6c3e5044464b69743c2f786d703a43726561746f72546f6f6c3e0a20202020202020203c2f7264663a4465736372697074696f6e3e0a20202020202020200a0a2020202020202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a64633d22687474703a2f2f7075726c2e6f72672f64632f656c656d656e74732f312e312f223e0a2020202020202020202020200a0a202020202020202020202020202020203c64633a7469746c653e0a20202020202020202020202020202020202020203c7264663a416c743e0a2020202020202020202020202020202020202020202020203c7264663a6c6920786d6c3a6c616e673d22782d64656661756c74223e51756f746520512d30303030313c2f7264663a6c693e0a20202020202020202020202020202020202020203c2f7264663a416c743e0a202020202020202020202020202020203c2f64633a7469746c653e0a202020202020202020202020202020200a0a202020202020202020202020202020203c64633a63726561746f723e0a20202020202020202020202020202020202020203c7264663a5365713e0a2020202020202020202020202020202020202020202020203c7264663a6c693e47756d6c65616620436f6d6d65726369616c20436c65616e696e6720507479204c74643c2f7264663a6c693e0a20202020202020202020202020202020202020203c2f7264663a5365713e0a202020202020202020202020202020203c2f64633a63726561746f723e0a202020202020202020202020202020200a0a2020202020202020202020203c2f7264663a4465736372697074696f6e3e0a2020202020202020202020200a0a20202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a7064663d22687474703a2f2f6e732e61646f62652e636f6d2f7064662f312e332f223e0a2020202020202020202020203c7064663a50726f64756365723e5044464b69743c2f7064663a50726f64756365723e0a20202020202020203c2f7264663a4465736372697074696f6e3e0a20202020202020200a0a202020202020202020202020202020203c2f7264663a5244463e0a2020202020202020202020203c2f783a786d706d6574613e0a20202020202020203c3f787061636b657420656e643d2277223f3e0a656e6473747265616d0a656e646f626a0a332030206f626a0a3c3c0a2f54797065202f436174616c6f670a2f50616765732031203020520a2f4e616d65732032203020520a2f4c616e672028656e2d4155290a2f4d61726b496e666f2035203020520a2f53747275637454726565526f6f742036203020520a2f566965776572507265666572656e6365732037203020520a2f4d65746164617461203735203020520a3e3e0a656e646f626a0a312030206f626a0a3c3c0a2f54797065202f50616765730a2f436f756e7420310a2f4b696473205b3131203020525d0a3e3e0a656e646f626a0a322030206f626a0a3c3c0a2f4465737473203c3c0a20202f4e616d6573205b0a5d0a3e3e0a3e3e0a656e646f626a0a372030206f626a0a3c3c0a2f446973706c6179446f635469746c6520747275650a3e3e0a656e646f626a0a787265660a302037360a303030303030303030302036353533352066200a30303030303138393631203030303030206e200a30303030303139303139203030303030206e200a30303030303138383035203030303030206e200a30303030303136383334203030303030206e200a30303030303137343239203030303030206e200a30303030303136383535203030303030206e200a30303030303139303636203030303030206e200a30303030303137323632203030303030206e200a30303030303033343132203030303030206e200a30303030303033323932203030303030206e200a30303030303033313432203030303030206e200a30303030303030303135203030303030206e200a30303030303130353737203030303030206e200a30303030303030303730203030303030206e200a30303030303030313235203030303030206e200a30303030303136363833203030303030206e200a30303030303030313830203030303030206e200a30303030303030323335203030303030206e200a30303030303030323930203030303030206e200a30303030303030393537203030303030206e200a30303030303030343931203030303030206e200a30303030303030333436203030303030206e200a30303030303030343334203030303030206e200a30303030303030363934203030303030206e200a30303030303030353439203030303030206e200a30303030303030363337203030303030206e200a30303030303030383939203030303030206e200a30303030303030373532203030303030206e200a30303030303030383431203030303030206e200a30303030303031303234203030303030206e200a30303030303031303831203030303030206e200a30303030303031313337203030303030206e200a30303030303032313133203030303030206e200a30303030303031363533203030303030206e200a30303030303031313933203030303030206e200a30303030303031323835203030303030206e200a30303030303031333737203030303030206e200a30303030303031343639203030303030206e200a30303030303031353631203030303030206e200a30303030303032303334203030303030206e200a30303030303031373332203030303030206e200a30303030303031383032203030303030206e200a30303030303031383630203030303030206e200a30303030303031393138203030303030206e200a30303030303031393736203030303030206e200a30303030303032373931203030303030206e200a30303030303032333230203030303030206e200a30303030303032313733203030303030206e200a30303030303032323632203030303030206e200a30303030303032353235203030303030206e200a30303030303032333738203030303030206e200a30303030303032343637203030303030206e200a30303030303032373333203030303030206e200a30303030303032353833203030303030206e200a30303030303032363735203030303030206e200a30303030303032383538203030303030206e200a30303030303032393134203030303030206e200a30303030303032393731203030303030206e200a30303030303033303330203030303030206e200a30303030303033303836203030303030206e200a30303030303035343233203030303030206e200a30303030303035323531203030303030206e200a30303030303035323736203030303030206e200a30303030303035333031203030303030206e200a30303030303035333337203030303030206e200a30303030303035333639203030303030206e200a30303030303035353238203030303030206e200a30303030303039353134203030303030206e200a30303030303039373238203030303030206e200a30303030303130313538203030303030206e200a30303030303130373235203030303030206e200a30303030303135353435203030303030206e200a30303030303135373632203030303030206e200a30303030303136323339203030303030206e200a30303030303137343633203030303030206e200a747261696c65720a3c3c0a2f53697a652037360a2f526f6f742033203020520a2f496e666f203631203020520a2f4944205b3c64346139336664353930373964356334376165383262633862643463663430373e203c64346139336664353930373964356334376165383262633862643463663430373e5d0a3e3e0a7374617274787265660a31393130390a2525454f460a', 'd80553516eb7a0a755c629493bb31fb0f86653e08dcc9801babf497728a0c633'),
  ('ab25b720-9dad-5fbc-8f4c-27a5b16696e5', E'\\x255044462d312e370a25ffffffff0a31322030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b305d0a2f5067203131203020520a3e3e0a656e646f626a0a31342030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b315d0a2f5067203131203020520a3e3e0a656e646f626a0a31352030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b325d0a2f5067203131203020520a3e3e0a656e646f626a0a31372030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b335d0a2f5067203131203020520a3e3e0a656e646f626a0a31382030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b345d0a2f5067203131203020520a3e3e0a656e646f626a0a31392030206f626a0a3c3c0a2f53202f48310a2f502038203020520a2f4b205b355d0a2f5067203131203020520a3e3e0a656e646f626a0a32322030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203231203020520a2f4b205b365d0a2f5067203131203020520a3e3e0a656e646f626a0a32332030206f626a0a3c3c0a2f53202f54440a2f50203231203020520a2f4b205b375d0a2f5067203131203020520a3e3e0a656e646f626a0a32312030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323220302052203233203020525d0a3e3e0a656e646f626a0a32352030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203234203020520a2f4b205b385d0a2f5067203131203020520a3e3e0a656e646f626a0a32362030206f626a0a3c3c0a2f53202f54440a2f50203234203020520a2f4b205b395d0a2f5067203131203020520a3e3e0a656e646f626a0a32342030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323520302052203236203020525d0a3e3e0a656e646f626a0a32382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203237203020520a2f4b205b31305d0a2f5067203131203020520a3e3e0a656e646f626a0a32392030206f626a0a3c3c0a2f53202f54440a2f50203237203020520a2f4b205b31315d0a2f5067203131203020520a3e3e0a656e646f626a0a32372030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323820302052203239203020525d0a3e3e0a656e646f626a0a32302030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b32312030205220323420302052203237203020525d0a3e3e0a656e646f626a0a33302030206f626a0a3c3c0a2f53202f48330a2f502038203020520a2f4b205b31325d0a2f5067203131203020520a3e3e0a656e646f626a0a33312030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b31335d0a2f5067203131203020520a3e3e0a656e646f626a0a33322030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b31345d0a2f5067203131203020520a3e3e0a656e646f626a0a33352030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31355d0a2f5067203131203020520a3e3e0a656e646f626a0a33362030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31365d0a2f5067203131203020520a3e3e0a656e646f626a0a33372030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31375d0a2f5067203131203020520a3e3e0a656e646f626a0a33382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31385d0a2f5067203131203020520a3e3e0a656e646f626a0a33392030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203334203020520a2f4b205b31395d0a2f5067203131203020520a3e3e0a656e646f626a0a33342030206f626a0a3c3c0a2f53202f54520a2f50203333203020520a2f4b205b333520302052203336203020522033372030205220333820302052203339203020525d0a3e3e0a656e646f626a0a34312030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32302032312032322032332032342032355d0a2f5067203131203020520a3e3e0a656e646f626a0a34322030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32365d0a2f5067203131203020520a3e3e0a656e646f626a0a34332030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32375d0a2f5067203131203020520a3e3e0a656e646f626a0a34342030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32385d0a2f5067203131203020520a3e3e0a656e646f626a0a34352030206f626a0a3c3c0a2f53202f54440a2f50203430203020520a2f4b205b32395d0a2f5067203131203020520a3e3e0a656e646f626a0a34302030206f626a0a3c3c0a2f53202f54520a2f50203333203020520a2f4b205b343120302052203432203020522034332030205220343420302052203435203020525d0a3e3e0a656e646f626a0a33332030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b333420302052203430203020525d0a3e3e0a656e646f626a0a34382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203437203020520a2f4b205b33305d0a2f5067203131203020520a3e3e0a656e646f626a0a34392030206f626a0a3c3c0a2f53202f54440a2f50203437203020520a2f4b205b33315d0a2f5067203131203020520a3e3e0a656e646f626a0a34372030206f626a0a3c3c0a2f53202f54520a2f50203436203020520a2f4b205b343820302052203439203020525d0a3e3e0a656e646f626a0a35312030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203530203020520a2f4b205b33325d0a2f5067203131203020520a3e3e0a656e646f626a0a35322030206f626a0a3c3c0a2f53202f54440a2f50203530203020520a2f4b205b33335d0a2f5067203131203020520a3e3e0a656e646f626a0a35302030206f626a0a3c3c0a2f53202f54520a2f50203436203020520a2f4b205b353120302052203532203020525d0a3e3e0a656e646f626a0a35342030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203533203020520a2f4b205b33342033355d0a2f5067203131203020520a3e3e0a656e646f626a0a35352030206f626a0a3c3c0a2f53202f54440a2f50203533203020520a2f4b205b33365d0a2f5067203131203020520a3e3e0a656e646f626a0a35332030206f626a0a3c3c0a2f53202f54520a2f50203436203020520a2f4b205b353420302052203535203020525d0a3e3e0a656e646f626a0a34362030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b34372030205220353020302052203533203020525d0a3e3e0a656e646f626a0a35362030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33375d0a2f5067203131203020520a3e3e0a656e646f626a0a35372030206f626a0a3c3c0a2f53202f48320a2f502038203020520a2f4b205b33385d0a2f5067203131203020520a3e3e0a656e646f626a0a35382030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33392034305d0a2f5067203131203020520a3e3e0a656e646f626a0a35392030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b34315d0a2f5067203131203020520a3e3e0a656e646f626a0a36302030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b34325d0a2f5067203131203020520a3e3e0a656e646f626a0a31312030206f626a0a3c3c0a2f54797065202f506167650a2f506172656e742031203020520a2f4d65646961426f78205b302030203539352e3238203834312e38395d0a2f436f6e74656e74732039203020520a2f5265736f7572636573203130203020520a2f55736572556e697420310a2f537472756374506172656e747320300a2f54616273202f530a3e3e0a656e646f626a0a31302030206f626a0a3c3c0a2f50726f63536574205b2f504446202f54657874202f496d61676542202f496d61676543202f496d616765495d0a2f466f6e74203c3c0a2f4631203133203020520a2f4632203136203020520a3e3e0a2f436f6c6f725370616365203c3c0a3e3e0a3e3e0a656e646f626a0a392030206f626a0a3c3c0a2f4c656e67746820313832360a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789cc55ad98edc44147df757d40f5073975aa5514b6412108820c1cc1be2c1bd499148084900e5ef51d9b7ec72b73dd593d0e344d6b4f7bae72e75ee29a30205ea1b54a082411da2dabd6d6ebefdf0e9cdb1dd7d52b7b7cdcdc3e7f70775f353fbf9cfbf3f359b8d7af1f2ae4937d9681582fa70686e5e1efe79b33bfcfafd0bb5fbd880464fd644c0e8c007c3c80a34430cc091d0bae0c81ba7403bb6140da277c6830d417ddcbd6b8ecdabd777cdcdfdfbf65df7fad7773fbc54905f7cf6aae181b67f81028d93777bb20a344d0e98d8bdeaaf06e7cc7ff120c75159a77cf03a46560f6f9b9bef5021ab8763f3db2d002000100030001800b000e000c0034000800800ad9c6739bfdd280295eede01c05eee30c51de5930e724dfa7becaf492f450440927d967db351f0bb7af8b179f5d0fc328721ae88a11ff1838c1f5a007400287861daa2fc8ee3f6e87e5bb39a96ace6892d400ab42903d4a2026da720d827986c636f3215264f43660885ecee327858c2c14a10a5635b399e4327c8f5b608957cef51aee32264baad0618af0598b1e780a528ef869dcc308539309a059201e9408a29a09a89662d1319674c7485277d9f0e3915b005c06d1115296576396eb0f3f7b07790f35b003ce67b6a50d8c5a2f03535bc8e8671ac0995f741b3a75c1c8806549215bb64e346f1601f1e6bf6b8355c6b18b435ca5ba3cdb98353be674712f68ea46a8cfa95aab58951532c6d99d4ecadd813a71b55cb4a58c531c66bc3cab39f750c17b5b79a29712d87f8a86d2c6d281d422476049948db5c0fc8e4501317a52b6d95242c32adabfa8958a3519e60d64fd399d217b31df7a9d5cd909930f9aa8d6b312113500397669eb9d28ad39c18bbbbcc8955c26e9d42b63aa8b78de528bfff6850fd5b827077df800ed38a9e30282121b45e818e43c5a7ee7a757ff773733f0bf75a14cc05a78d1b68581c80b63dc0548f944532747dceec5cd0ce0d53230e53237909f6548b83043fc97eec13037317211d03b53d97cae7d33d8933a5e3277d490266d81bba8c2fef3a16c9d633406867aa499752add48a9c66dc43897ea89ec2bd1340098e2f493802af4999c0e999cfd226e3029d4395fe5f869b33ca116ac8898345e2ec00689fa9984482ed271e121a4b874d025be8291d13b6d51859606d4f193679d4086e71ec5d161cfbf1a7c6aa4e257181823d65544c41c7f8c8a8123e38e45e1a170ff8eda44ced656a17ee98fe264fe0a16ac102e97a8a0586ad06878b163c61340b0cea49a3b1517b8acb119ab1fa9f91a4b504a8948d00339c6827f589faa6a2eb1a5bd9df9eeb019de90982c3781e6522c91d686a4a469e9512446a611d9eb5189533ca0657115aa2987bec4def69722193b889e94136370a2e396e12b8ddf1af10613a95a25a116915ce94d0f43c2656c9998e32270a194d7194cc4a560e80ee25260f1b657a30b7675a57180948f7ac6d795f2194b623c32789f301de937754c15c45d24a60da380b2688a2c5380a734c7dc476bf2f16eb6815292b9966ec7c9cd8692deafc799e60d27577da5628fa372eafc4ac866d254eb6a7577411249184c7b1079ca4f84934a56b987bae570177511cbb36b88cf37193d5f24321093aa96afbaa398bdad8958bf440cde626b2cc2373b06059a1bbc9a96ad75a52199ba0d3d5b376a5bacf4666a2ed38237579bdbf38bf1765b36b4b151034f325b665bb2eb7694d258df042771100dbba6997f4818c5193082ffdefe7115e78152d8fa25516e61aefa34c0b3816e24c4107618f2fa90805b128963f06badaca424a5bac9eb6b27698665dd78f85ab1300af2614a6659130c278ba6c9ac842328f799c69937929827b49be6ada2a0433c5860933eb7ca34fc4af99155565795e4ba233c1e9d29c251f65ff3ce69b6a15a1e0153bab499125654887394129f2f45faa162706a743e1c49d8b72122f6b77d75d1dece2c4061df382292ac401dcc346f99efe898a597e43d111452b1522f76122f765c593b968440ed2a31929f6a6fce6a21a7d6bad9f760819d6760ea1cb750d5ee684575efff5ac11c3235e3e297359e8a8a5d2897d8bdcf0ca6b0f0649d35c7fb41f7b592a7be04b27b3703e89b9f16b003e2fa55d07b53b2dabb27f28de6ee50dfb3139ea4d052f13d4eb0650e255c16833b742d24141630de86a842d1ac87adcacc55193598e75989922e3f43b90610da3a0369d6e17a73df5c4bf451f8cdb718503ddf8ac4944dab3ce9dcfb5c621f28a117577fb93a7d223a371f39dfab82233146d5f1b1f1d96c79874acbcf233ea9e726e46371d50cada549819e345df0f9815bf616413e7422a87cbb9fa3927cc309f40c77d8b94bfc12a65bc04256fc7d977e0f945d9ab1717b3e2278ba9510b33cc2e1bb01ff5d0dc270e74c48e1574d04c4d4153f2026d90fb849a7400165f6d5cf631409a0eab402eb2fd670012ec6c39f399c5a12f92b99d11f48ab8cb15bc4bed92e115e97c5a7a78573ca33d2f6139ad73aa0fea1a17aaff99ec983fb11b0a831b2dc9a39b89f0ff00c535b7690a656e6473747265616d0a656e646f626a0a36322030206f626a0a285044464b6974290a656e646f626a0a36332030206f626a0a285044464b6974290a656e646f626a0a36342030206f626a0a28443a32303236313132393133323134305a290a656e646f626a0a36352030206f626a0a2851756f746520512d3030303033290a656e646f626a0a36362030206f626a0a2847756d6c65616620436f6d6d65726369616c20436c65616e696e6720507479204c7464290a656e646f626a0a36312030206f626a0a3c3c0a2f50726f6475636572203632203020520a2f43726561746f72203633203020520a2f4372656174696f6e44617465203634203020520a2f5469746c65203635203020520a2f417574686f72203636203020520a3e3e0a656e646f626a0a36372030206f626a0a3c3c0a2f4c656e67746820333938310a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c855709701be7757eff5b1c2228025c00bb0bde009658dce762b124018204299e22c543e22152124559d44d9db4294594252576acd863cb8e0f48766c2563d9f1244eea719c349d641abb6de2167664d7566ae7a8ad3693d61d37c924b159b9358166b1a0ac64ea2966c0dd9f98ddff7def7ddf7bdfbf70f4d639d0433b2044f6cccdee04f5b30400893d7be6664bebe701a0f1c0a15b56d7ff0400bf989f3d7e585d12e577fbe1a373abeb370040bffbc0895da5f54f01ccad7be6178eab6b2b0b006f030100a4de4ad171ff8c29f52150d47bcaafff7ce6cd7f57aebfbce5c5d4ca521e0cbfd30481800eb0f80401d004f33f0728e75696fefb0ec3efd4a76efa244a570f00dcafbcf08f118d0290bd00e40a00f60160b6f4fd08809a01a09e01d0680134e93f5eef04d0da00b4b300da6f02e84c00ba00802e0ba07b07403f04a07f18604d1fc09ae700d6fc0aa06c12a0ec22405901c06007300c0018760218de0728ef0128ff29c05a0660edd3006b7f0d50510350f10500a31ec0380560bc0a60da0e603a0f50c902541e00a8bc0c50f916007d0280be0c40bfa664b1988304a1c1062741575c7df2d100f92e29dcf99ce65e40d80c403ec01c50a00738463b689783766c268fe52f1029ff0ae6561222ee04022d8565bc03af820320e3a0753ade2908523c9110632ca71704dea9d331569615630959e2c95e52d3746270dfc383134f1f6f3e188c3936853a662561b4c31eb4dc451ec8df6761375d3e7ef8f294cd7a826653f3fddd075a759a878140776119dbd1091c4086e6ddbc118b3bd1226d555e9e90686c5fb094d1521bdf3211bde00d86442b3a57dee9ae6dacf44d76939df9bf69497a875b88c2813e00ea1c06c00d9089b10ccdd3712552f5468d99e6699113d3a8e0101309cc6ddbfe88cfd712c99a1b6bbd614b7681d55686d342eb08a7ad19c7c0b67df92f91749b3cb621ff5b92f6c6ab7cc32d0540677755a3c5e7f17ad54de11a5e070ae0184f8bd7b259bc0e08e1c232ba31001c3414a36119c6a1e68bf9249b9c53a717e3824062030793f9af606fa7b829e0d9dc3172aa3773eb48b0497b850d62a0f9d0705fbac76a3d62b5a44e6ddb7eba7d7f739323560f089ec232566200ea145aab906fa4309e9065a9885fef4e242cc57a89b1842491d6dd07f6d669b8687b283210583a391df0b8360801ffa1ee9e26b7239cc1c0ec4cfea1fe3a81760db48c8f6b293aeab6d1bbd9eafc15f409bca329ae28cf0a409ec315b00164789aa77949fe537e308c4896ce3e3c3a1a9e48067a5881f65437d49d25cfe73790e77b3d9eee41bbb16c5e5b26d43981805c58c65bf06a31574e23ae52eb46aad482e90581dce7ef8a54f9c6dac31381e0d6e6a30ff60427cf6c92e6a3b1c6111c73b46d6e5ebfbf89a53f6ba1a79f9e1fb96b4782b37d86ae2ad5238301a0c10e90b12a490a61296256abee9790549a60c6d5b523ddb2bddbd37e7ce3e06debf2e7b8a8c71d65b988a74522e675fb7a05a177dfbae9db3399dba7a5018f67404af4bbc75532906f6100986239d44c18f106ebc8a2893798caeb192eecb1658fb1faca480a0314752f6a8cf6b827ff3e3ab7d4856a8028e192f78a9585ae4f971ea3d3117968b1a377692832e608d6b7d6bb13b5b509977fc0d9b0c1903cb57deef6a4953e5a4137f6c9896e9eb39cb4b080b00e00dec38f800213c0469aa7e518cb5895544bf1c4bf64071cd1a8c31989283a43e75b0d7eafddeef537a8f0b0f306bc3f11988aefecd49e47fcc175d1ec02a3338b6dab024a26b74e28b2e9ab71598ab5a8c43006c00922c0464589b2485b8bb5764baccad27842e675a590386789bd69949412159a07aa34c633a9135bdb76068233e9b60c855a6e7dd3b62347cf3bc29c24d5fbaa2bd81806fc8d5d2b3f1bdc9b3099cf58d916d1b4d6636a0c7cf1dcb98716857e7974d8cc275cacdcdb080863456439580bac8a4d6108cff034c733256610e9ee3b6a33fb0633177fde21fa5a1d49cc1ddb1b1eef72af60eed41b4cd413890301aeb04cbe888f28ba98bb89c18a3e649111199eb6b2245e15e26c3dbee860b067d43f73f162e3bc417fc860b20f75137d5becd8c2e1fc470d4abea1508949742a2c18112df5a8b42cd92252458997529590e54bbbb5657ad45026fddc97aeb1ad93992aa1a2bc816ef0d51ad6a233fff7a606bb8989b1a469e5d9d6b180965a444d95b75ad940816dc21c68956120d20e66ec2271606ee585db4b9209e375e0a01160a25809452c9c28089224aaad462ed6aa48022bfbf1d4b1856dee669f494b692f2cd4eb8cbe64453a16c94465d970fe9e7bcf338d9c3953f3cd95353d5c237ba2a7af7268d3a6e1e12140654ce10bf863d0831960d6cdeb798b682121741b51af17d1247f2c3ff53fdf5fc9bfa6a12bb51a93512b7efb9967f0c72b22f95b53aacdcaa59a2c8f015584b31b7360861a7095eaa8d3e9997a54aebc83b6c4944af27c1d8a3155ed24f5e0e71db2836ff7b4df3a9afff0b71db164fbd0ec3a899323989b980e663c7aadbe715d53666b1473f97f8db8bdeeaf1e7b51f6d7f8aa80c01400be8939b000ccf284af474e91021143e8a6457cf3c5fc3f6890a2c85d3f20098a2045ce61ad73dd3a67fe39ccadfc87a323e320a340015f58461bbe090d108254695a287197c22ee95f56fb15a5b6f1b820b8dd46b41413cf726954185a9fdedde66c76095dfeb623fdc38793aeb4608f37b4ef15e54453933d5c55d110ae3ee88ada3c1ce7b645f14d61a0c59f8998ad524f243919098d27a3bd92d92a66fccd03c2cafbee58c453e37518f5c6463fb947e06dae9ab5e5d5ae6a5e0084c6c23272f813a8fca49fde68537fde4f75c8d52467bac60f4a9183d3e30713f927cd7e41f05b2cca5f33991b3f37139bbc7c6ce1f2e4c4530b23f372627e74745e96e7814012803c8e39a850124c2b59d0e9f47ab72c92c7b30489d6611cedfbb725f2381d4b30ba86b51dd37f090872611cdfc59f005b248192498e773b9d9fd2f18b01be2b0cb47ee387a7a935d4c4d98ddebeecad0bd9de958f5cc3e9f6a1c6d1ed6dc32eb26be8ced99a17bf1cdf71d7a64397a7a79f3ad47fa0b9f940ffe1332dfb15211596f1924a8439b566377b18112f653eb7f3be87b2bd3db1745df6e3fec5ae0716c9abf9f593bdce5e99bc508c79b918f3ff379fd468bd1bcf4c7e6aa01befda11ff94302d0018c29c62fe669599ed6078327ff125ac7909d79f3ead129a7c883928079875d00ec6a1b42cc6413ecccf91c7f21ffffef74483b9a5c797be0b046ae10ae149bfe27c162507534bf457969680805058462b5e855029f98c4ae79bbabb420b5eba09916251c4184b0adeaec0f8e6d6d33b93bb82a139ff48a67e7d6742eee8aa0acbcea620dded3bb2e1e059f4457b43e59461534ffa9666abe50c676b12ebbdcc4295bf56f0d3b6f23df59ecd4a180058835795e639eb90e4a2428a6ea868265485e91907d6e42bbe95e8a80f7bbc1bfca30d5dd3eddd73727873db1622effd76d3fa56deef13f8d99a509d382127776c6f19d70382bda8d837808758b15ad40d706994f99bc5508f2e67c97a25a47808d1660e8e9cdacc3459ac01b67322c6a1cee84e865aa762c983fdf24c8f279f0f3445a2ce68adb1c6432eb69ed8bf314c694e6874f6d46894135869ae77c3a1a43078dbe154269eaa0fdaaaa21e9beaf88ba3c204708c5267451a9559f1faeb4fecd294ad211ab2c6a0d9f3c4ebe8ccff75b9dd5951e1b09793ce9577008bfda76615cdc6789a52ac06a37a17bdf849ba144a6a63ab3563acf5c8af82b10457c178539eb6e958727ebd0286a002c6112b8209a78fab60b45a7b6a2466732960060f17c1b4b6c7537521158c3a8d9fc61c18149ba97088e76925087d9138b4184be0d35bbebaf0b3ff3c7269eccbc1a98ea1f683fbc8919397473137f4e86d833ba3f9e86da5eefc6489cc3ced505a33eda0457c329bff55364b6ab2249e7f1573f9f788b2695f61197bf13ab0cab8db68d5e9c5222757a9cbeb795ab428b899d50e7c8da2746c7f72fa687c269dea620d550bd97d429809b7466351ec6968629ce1f3f76c3dddeeaf4ee2f5fcf7ed99b8797078d3f0d00810081596c9ab1800df8d86719338dc45e9dfe4a595165f8fe4d5e8cec196496f60972be465a468b4c3b1b8439a0e0784e106a7c0489168a7e32bf1419f893ec5d8aa5993adda62f5a782eb8758eb6e9a652c46d666b1f85b6f18b9eb505d425aaaf1aaa1531ddd352dae3147928ee46434eb0b0644369bc59940a7b5ce49fb267a545fa79e87ae17d35789bd1800dbea59a434badcbc72f6291944bda275e6936e464ece1c94b6a53d2d6ea30e35d9938cdee44d1a84909558c21e6790153170fe9e2d67da9906da1caefa47caac3887e3f6f66865bc4f10faa491a1522a0b7815c2375279c31ba9c9a4fe0ffbaca4b390be7593ab275327ce275c41c695f654b548cee47c7fd39c1c8d6ef0d67a98fa54501ef4fda86d9b68b018ef655d56275b23382c6b1dd1ee68fb74a4da769b9535dbd92adece56370d00519a37995bed9f924cbb2507a3a7393297ffdec404e99a9818f7902b9ef1714f3ee651554bbd8c39f00264289e0a516e23a5a77845c01497a6648b7a83b2857af93bcfce5265e56b9094190cd4f667bff3f0b4c66028435c6328d3ec39bf873218d620b5d6a49d564ef164b13c100f575484c5e0dafcdd98cb7f868e4a31b3252a062bc8fdf9c315c178d45cd5d5cd91cf97f4f600e6c0045537d90f0b4f29273bd5012b9924916d4badce16d72b7f7169ece2db6d6dad1d354d980b6fe98af4c7e9fc0f8939ff1bcc2dbe126bb6fbd892fc2e600e8c8afc28bdc2015ab1ab2285179efd5e7b366baa37bdf4cc4724182a602eff578c8ff943feef8028f3041f5d952d45f1164ae494871e7dee894b5ffbf5bb5f7bf0feaf5f23245f2087c9d4071fe41f070afc851f2183ff058d1000096051650027a923549644862d56dfad5a413dc3cb257250ea69935bc9ecf27917e2835b3dd24cbab3e99670c833c22776b4eedbdfd9e9b49bead84e6bada9a296f52063396b7550d9fae6ee68ac2fa05ddf872c73943653f75bc3bdc9be1d869d6febea38236331901aaa82312a7740a0a1701aaec1021800168da8e7d3288bd7ca6aedf47e83b952fb85bdfcc888cb33b149390c270a7f805fc2a30afec578a905f14e212136f2a2c8378add61972b1c70bb6f3a49157b56d7cd67a622df9573154f293ab8e1d1c905a474d6fed496a3d24c6baa9fd318cf64e73c5126dc1117e3e5968045e959db6e6f0f39bb3ffe0dd9da908930436393c323c338089bf12ab4e0ddd04dbd067dc4077d3806619c000ff91c588906003f0b321e8130f901f4a106c2c40febf06ee8c3e310c6791823cf038749000cc358f17f2f00e04518a382308529e031058d988224c5818c1fc058f19a010b46608ab4432da640287dedc5f728cffc02c67005a6f038f491650895f6eb433784c89d60a75e06c0fb610c2fc0143e0114a6c04feaa08154414289e17f01e3ac48480a656e6473747265616d0a656e646f626a0a36382030206f626a0a3c3c0a2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f466c61677320340a2f466f6e7442426f78205b2d363434202d353132203238303120313036395d0a2f4974616c6963416e676c6520300a2f417363656e7420313036390a2f44657363656e74202d3239330a2f436170486569676874203731340a2f58486569676874203534360a2f5374656d5620300a2f466f6e7446696c6532203637203020520a3e3e0a656e646f626a0a36392030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f434944466f6e7454797065320a2f42617365466f6e74202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f43494453797374656d496e666f203c3c0a2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420300a3e3e0a2f466f6e7444657363726970746f72203638203020520a2f57205b30205b35383920373234203635302039373520323938203539372035393920333837203236302036343220363235203434372035313620323939203635302036333220363231203433342035373120353539203633322036393220363635203831332035373220353732203537322037393120373536203739312035373720353630203332302035373220353732203537322035373120353732203733322037363520363332203530322036353020363332203535312033383920393637203635362036363420363730203537322032383520323831203633325d5d0a2f434944546f4749444d6170202f4964656e746974790a3e3e0a656e646f626a0a37302030206f626a0a3c3c0a2f4c656e677468203334390a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c5d52bb6e843010ecf90a974971e2658e44424811d750e4a190aba21480d7c8523096f115fc7d84c7b98b52e0d10e3bbbb3da8d9bf6d46ae558fc6697b123c7a4d2c2d2ba5cec486ca049e928cd9850a30b917fc7b93751dcb4a76e5b1dcdad960babaa88b1f89d26b53abbb1bb27b10c74bf73af5690557a6277e7a6f34c7731e69b66d28e25515d3341328a9be7debcf433b1d84b0fad20ed94db0ee7a6bb657c6c8658e6e31496c645d06afa916caf278aaa244992ba9252ca3a222dfefd0ea241fecd665592e445cd3e6f212f3d948587a3008c8040a680a3872ce8729012f20c51201f0104408702ba920390c24323901c8d388a71c8f30740708f9422000c7298284215901946c9612947cd1c6d4b8c920378d0a1d111996518056489ee05488e2a45182cd81d104190a16686f9328c52a6f5d7beaadfa5ec5bdb2fec7a11e3c55ad2ce9fa1bf827dff4ad3f552cd627695ff7e00e7f5bec40a656e6473747265616d0a656e646f626a0a31332030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3639203020525d0a2f546f556e69636f6465203730203020520a3e3e0a656e646f626a0a37312030206f626a0a3c3c0a2f4c656e67746820343438340a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c85580b74236775beff1d59b2255bd2e8ed976469f4b425d9d668347ec87af8215b7e4af6ca92e5f543b677d76b671fc9beb2d910922c2164972490256c4a120a9b84f4b44dd3c2a1947252c2813e5002e48049434b9e9c2d29504e5a6059281eb723c9de85c2a97cac995f1acdfcff77effdbeeffe276f3b7500641003848ef503853528bfee0480d0fafa814265fc5900b0df726c7577fc2a005c3f52b8fd787948be09002dc76f3bb03bfe2900c80edd72f66065fc0b00dd1deb474ede5e1e1b8e01c0cf81000052ff7ce9c205eb922afc0ba0a877c56f5fbffb3b3f148f3f587d31bc7d4990c8df93b4018014b0f40b0220f109ff0aa0306d5ffaf5ebf2f7cabfbae9d55739bafff7660b00f0c5f23f8901902f016035005a00f03e00bc0280ff0e40e900a84500aa0820a100240f03487e0550b50c50f504803405207d1840fa0680ac13407619a0fa34408d1ca0260b50f33280bc01403e04203f0320ff4f000507a0780a40f113805a16a0f63840ed6580da6d80ba7d00750f01d41501942e00e53300caef00a8cc00aabb01547f01a01200d42300ea6500f50f01e80700346a00cd1900cd6300da2080f6e300ba6a005d4844b8844f1fa1c104e7405a1add784980fc0dd9b9ef2f250f02c22200f91516810219c009da4a3bacb475913c2e3c4638e1252c6e87585c0302730064158b50075060e86028c44ba532998b67c9ea2c41a26ed08dfbbf92243f6b76335ab5818ef47e1c08748818e316340314ac1c1f412ee8646c52992b826cc060d0ebc47be8ad582db8bf141a7526ba82539ef6a68129dfc032e79fe61f2587932f84f6a53b7afbec2dbd26a7c19fe9ed5a590a5d9200815a00ea512c8207204e31949f72292919c550acd64c192314af2d9f20afa51efdbbf98bd25ab98c902ab94276fffc0b8bc7a4f21a2945c9e4b5d2bb16cecb6ae5328a922bab8f8aeb255b7aafbb59266b76fb8c423b168571a3afcdadd5b5fafc06f2bc30696cf77ae87a3e6c219f0304ffce35f2165aa1594cb278c0a0a71917a344c6e67472c110cfefae3814d24aa57a9d810d84388eb4ac2cc66889b133eaeb98f0de757ebe876b1db73632cb936b137cdb601eadb38bc2a5f16697c6361c4a652554cb40b05eddaf6d14de9174b1bed6b1c90e20a0deb94666f01298000e0442bc5e2a2d3d9566389e67f5ac9ea1750652ad6bad53064dadc3def10926f8f8e3ed1199644056d33c12275dadcc6de7068562673b10c800c073781d2880130ccd3e97cbe17540e077ae21411b18c1525a9e41afb71ac445ec3d2e180a196d529935e87412fbd02a277c14e752ec54ab27c58f9f8af76e26a24919a19bbad1163e92e4e697b49a090d1d393797bb6b70243de21f7401810200f91916a14a4c4196b6ea0b79d285c5ed0fa6ca33c37ab4817e175fba04a978c21ad90892ecf24ab6273237981baeabd27031b42dac0b4f916c3cb6b628fc084dc9268706087876de0f2fc24990039c51a28c8920cfbe58d36455c7e55a75d5e261663a6d7766330ca0582378177e0364a00128b8ac3286b084f8d1a544998c45ebac7035334f8c696210dea19475922a8542927ee7f5d7f11bdb2c5655b7fa6a751e5bed6b15f834781d8c600718b2896889896f649d4e8e63cba9e21233a2bc249d8168d76e3fbbd61af1aba5a42a375c2751fba34d99a1feb9e1e161f9c50b171ed4db0d75acead5edea11a3c3905c5854af6ddebab4bc01089300f0797c1b285001ccd00ccd07c40a634a4f7d2ee7d3592c3a83d98ca6ed77d1f4f5c6e6a6a6a6a6e64620c0ee5c23d7700bda010ee8ca517571a52087b8a0d3e9f2536290d980c128738ad314e769309a915c8b9c987427c346fb663737623727e3fe21bfb1e7d040ef8abbc9916df785cde6c19e68d6f7e5d85c47b54a31ab6e680a324c87c748bb02b1d6eeb4d7a099501b1ada2df60ea7c1c88d0281e8ce35a4b008d64ab695e773d3744ac5a4b5eaadb250886893b7f4c6ceece30b56fba1766eca3bbbd03462f0369283c2559aee217f1d581818ddecd669670cf5d6a160624c5ed544d2a96f51d580d0b9730d15f85d50430b405cb757b2a50055e96eac5f5c312a1abae763a9c36cfb7a26b51114ee6a8e874271b3597c6f2607b31f5a0ae49e3971f2e96cf6e9932bf7c663e75756ee89c7ef0102ee9d15a2c422a8016644d6642bf0317e745bfa033389e196887f3ad06f219ae9271e0a2fbe7366e2b107a3bd173f0154698a72dc020bf8217c031099192bb894e6cbfb513c50656e1103e652a2d6567e4c89724973749977441cde91b69ec3c3139bbc67d0c5745bbb96e7462792138e01bfda1bb63cca0f33613bc35b13b8e51aef6a8b756af55ca2339cedf067fa3a47821a1ddbefe5c7dcdb6f07878678866ba5a55a6f17f91c17700418b5caceda031c1030efac100916811641954ac53a2bcd8935239158e2ecb43fd2d212699f61e316a2497de2626ff4c1c726a63ef19148f8a12700c52247377e13e4600038c0e819ceca1196665dc108f28c542aa3ace85ecf087f4a52f3eb2f102444526d52bc4ae0ca952b63e46d8179bba1cdc9a8b55e95f0ad3deeb80e0d00333aa98cade8ce2e879449e4390aa57430668b67bdd99e4878b03997c37aad5bdd64d77a6687ca54e2cb46851fef31a20b6d40dfc89b72007e4fdea08b892f7473f97e47f8f844f25854d8b42642a184d536c44f8f92ba8143230ec7c8a181b973f1f8b9b9e84220b0108de53b6f01849e9d67a92416a11f527bd9e962a4956a2e17a35457d693cad394a8d7fd0e358bcb356355e92a9e2fa73295d47b635e3f27add224b8f199e052dc9b31c989a3ded2661c3b3f93f9c09c3f71ff4adfb1b6b6cdf8e93f99eb39fae4eae4f90227c8d8b6ae4e89b4ceadef0c379003fedc701b6773040eeeeb3fd0a3aa7949a3a2823636c32edc33185ab92fb5f2c070a37a5063cc3d7372e18f4fc53b173e7029d6b36fe07d1269c7580944356ad00636604b796d647996fead5ae744f5dc5bb0d15611cf088a5ce9245a2e63aeaa4d0437a67b0a4ee7c19ea1292492a6197efdd4a913bea83599f0f43835d604dadc9ee1ed37c70f05693aad33a413fa5a5f8dc7fdc8f9bb2f8f76ecef5f3dacf7253af4c97c2b1098dab9867a348111207e9388d32c5d419946fd489d840ec59858d63bd7d3171e6a16c974b8c94e7b6607c992f06c2ce6cb4688b19c78d42cdac0f57f45ab42297bfa25c6920d85f0d3f3f92cd735399035753843914651cde8ce704b64465bd5b85011b5b9682c3f2bbc46e65abb9b7cb3d15d79f3fafd5e2022ef93f3b82d1a82384333a211f86de6d6eb59327e7f6e71d133c9b7705aa3bad5e06dbb9f6c095eb2e5315b8666dd0ad95095bc37ca0081919dff82afc15950009c29c956594c46ecf50d0e4743bd3de4309b1df6961620a24c921d348997ce50ac9167292de392315b5f5cbbf0c0ea17bfbaf6c8c7568986488b45e1d7c24f5f7d1510323b6aec401b98766dd3aef030a2c5a82023465da6bf515264dfea597e75c013f3a9a528c98dd44ad4be6863a8df4c9a067a3aa39661b45db838ffbea881d1d341edf7a9eaa4d16918f54c47e9fefd1da185f0fea365af8197b1085ad1c812c68ca54010d68f1ccde2e5c3c2bd12a4a89975f23e09a1a87d983646871dc2ad58dcfe2b756cbc855c2acdfe1a76e0753088b25e22965005a0520633328666b5628cf5bba4fc1c8555c65474ed2cbfd61f4d19659a68ee72777f533c37323c8c515b2f6df35fbcb0ffce88bf6510af0b6fb5cd0d49560f6fac1d3858ce25f2d09e012a87528937fccf948aa953d45994962e6f7d6e442ea13b2268a3a834256968eff708efa069c5dcd90c585afa93580439e8caeccc30b4c85a323125c5d3103e39f799d3fff8fd5b3e39bb143d3b7baaf0d18f925b6ebf328dc5d4e3a797eee8dd7ee5e1722f81392c82b2ecbc59ad194b3e1b733bf99dc54f2bd475555575b4fc53a299c6a2106a0e759a4c819099fc53c5eabd8745a829f94cabbef4f7a53c79587889d88437b038b53d05087d3bd7f015fceeffcbb225717ea575e65c7adf9dd3ee914bc7371f19db7e397038953e14387e367d38400ecedcbf12e40a1f9a39faf4fef9678ee5ef4d24eecddfff4743f7540059c222a8a0fe2679d53294583dc6122225b671ce9de86a8ddbbf76f8b987f22f1edccca61ce358f4e507bbc77d75c28bc4257c0f8b93c22f8706dabb1a2a29b65906a8c0503231507428c4f32cc1cd8ded643e6f8e58be7258b84a3231e1c758143e651bb4bd267cbd0c2df90d9ac44a3e510696159165a9975e5abcad5aa3a42412955676dbe2cb6812be660875d27420a427e1ed778188c244be8c36b1d91aba61656ef66c156d20dee163d1fe5b473ce3a64653ac2994b0d90659ef4053635cde73c7d2ea9d3d746db246edcf0fc4f27e4ddda45255f1889f451bb4ee79c45d9e2e39442c1bdb5d9aa9f8c3cf0697fbbbd29696f9f681b0a19b0b8eba8fe53b330eb36dd415ea6ee863d911e7c78209bb469d5237b6d9752d2d3a9dbbcb3b38aaa5134a1d6336589a755a777705d0f35814f9a5c0d0d612a0569ac5f379e1917c9e1ccd9309e1735814be4dfc95a8b662116a450f51e216253237225a6212f387ef6eee3f9a9ace7f7e7e6430efcd61f1e89a371d73083fc2e284f06fcdb1e0d02010203b6a22a049c474a61c8e50480c47598f2bae94e7c9e24939ad9448a40dca234b3fd4b2c9a0c95ea7b0d0165f8ba2094dc2b71a03ed86fab487746c7f3230e6a9a2122831b6350fdf540fe2d2acbbf5a0b792f7845b4b35c108af130e8b536f4eee94afa6c4a519010ad42e7769592d4b977b7286224ffc588214cedcf77dc95b1f98430991fc146fd345924e610a8bdb5fc0e476887c8119ead36f3f0c58e678748242bce3cd2c4fff3ec6ff5de627af38cd66675902dc7095bc4c58b17f3cc359f56ef2f4d5c94920a00042c9b05e4c9cb89f72317b4dba98dae52e7d2fc919f2bcb4b6a61a2528ab51c896d72ecd8f562b1528a1aa6b14554bcbfb65aa5a94a042553d967ff41069d77b1c2d0a458bd3a317be8326e19de65e4e5b6b77bbd5c42f7cdb18ecd4d26c9f9998b7df050a223bff8012fc25d8c10b1cc099728b63e4caa4c273acde50ca5e97be64ae657a86af743f54d95719b7f9f516db06dbbfcfd33edb13e3b2f6c69609777fceb7be148bf586749dde98dd6fd4fadd9d845665d42652d4b40fb677263c542e4bf4aad13a2df5756d5b3490c8ca8fbd206db3d55b4d0a6241bdcdd0e0a89703015fa9f3d9027fc538eb7fb7fb29b93c86bb89f8c45d05366020ff611ff0cdeeeb39bbd4b5ecf5ad772c67daf3d1a144ef9427117646b846aff3d691e34790e948786b24f2dc70a410a20dd386fab17e1fdf3066eb7307bb558d9ab0d92beef388c4fb106e951a3096bed165fc1e2ae11872f9973da7c78e3d36957be65478d36f732eb1993b62fce9e5f6fec627c959e18a5633f7ccadc79f9e37e8266953e29eb9ccf9a45cb60544ecc2d18a4571d3a9201a15ab9e2103f937d1f8069e9b9a822ab1f7a194b855cacc4670893e71e6a67ed66893ee69ab833044fb07befbeae8787262782c31ee6418a7cbe92457849313e4c3ddc989dffa18b74e6d6c9c39b3b1712a924ea5a6d3e9543a5812af9fec7e1e4da5d2e9d4742a55c168aed49741fc0fd9ee125ae452f7fe988d3f32ddbecfedcef41e7924e9cbde3dc31f74dbad69bccf35b63990bb37a1ae9d5429f39f399efee00a67d08dab4c4095286c1f1641038de0d83348327da5f363686d69750ca3d7ef8a14437c1f7cc0d2e7f5255bc3c726fefb8dfd8333f3a73fb2346a9de8c7e2d44a6bbcadba4ae64c74c5e7c53dad577a7b7ad91f8c09dba361679745dc4e23df85a7ca3c3453da1ea178f6a9d2f6884c55a7902ce297c50d92a6583cd250e9abeaf0ba68a22a7d15cfb332d1f489deedcf2922919aea6bfeecd0f7deddf8dbbe6c966caa83da6ab345fef9abc2377ecdfd3d5ec71c2c6218e6300c1d4402405d815aec043f390c6a8290c120f0580b05dc800ca9050fbe1f000f014f1026d1012c86218a61e8245e70578e660c835ebc1e1780a7ce438f783d6ec014f52c64480e54a4164690060d1e820c5e878278244f4206ff050a9803401914a83ae8c3a350c04d2890df0090b780276f028b57a1800b50200210f44281ba0805f17ee4e7e0a634a0c03044300c3e7c0dfad00b722a0a9d783bf4e10528c0f3508b06c8fc0f74cbd0460a656e6473747265616d0a656e646f626a0a37322030206f626a0a3c3c0a2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f466c61677320340a2f466f6e7442426f78205b2d363231202d353038203238303020313036375d0a2f4974616c6963416e676c6520300a2f417363656e7420313036390a2f44657363656e74202d3239330a2f436170486569676874203731340a2f58486569676874203533360a2f5374656d5620300a2f466f6e7446696c6532203731203020520a3e3e0a656e646f626a0a37332030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f434944466f6e7454797065320a2f42617365466f6e74202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f43494453797374656d496e666f203c3c0a2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420300a3e3e0a2f466f6e7444657363726970746f72203732203020520a2f57205b30205b3630302035373220353732203236302039333020353631203336312032353820353634203532342036313820323638203633392036313520323538203534392035373220353732203330302035373220333030203537322036313820363035203839392036313520363138203933352033343420323638203532392036313520373630203631352034313320373330203630302035313920373831203632322036313920353038203438302034373920373431203630352035313020353536203930372032363820353030203738362035373220353732203732382035353620383331203633322036353020313735203533345d5d0a2f434944546f4749444d6170202f4964656e746974790a3e3e0a656e646f626a0a37342030206f626a0a3c3c0a2f4c656e677468203336360a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c5d92bb6e843010457bbec26552ac000326911052c43614792864ab2805d86384140c32de62ff3ec2d7d9ac52c0d53cceccc04cdcb4c7d64c8ec56f76911d39a627a32c6dcbd94a62038d938952ced4245db0fc5bcefd1ac54d7bec2e9ba3b9357a6155153116bfd3386dce5ed8dd935a06badf7daf56919dccc8ee4e4de73ddd795dbf6926e35812d53553a4a3b879eed7977e26167bf4d02a326e7297c3a9e9fe323e2e2b31eeed1423c945d1b6f6926c6f468aaa244992bad25aeb3a22a3fe850334e8db6c562549266bf67963a610ee85c359945e0462650e4b420a2f79b0081cac1c8008c0238a65e8002e4307fe000bc29199050e4ea1511380c04825aa080511c0314409ae0490c329f06125244787025c1e048d8a903200404c60f81292a343810e25a6cec30fc148595fb38a2769e0303547db2c5481b38093073cc43870941643fdb5eff6778bfb9af793bc9e903c5b4bc6f9bbf567b31fcc64e87adaebb2ee947f7e009d95c9020a656e6473747265616d0a656e646f626a0a31362030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3733203020525d0a2f546f556e69636f6465203734203020520a3e3e0a656e646f626a0a342030206f626a0a3c3c0a3e3e0a656e646f626a0a362030206f626a0a3c3c0a2f54797065202f53747275637454726565526f6f740a2f506172656e7454726565203c3c0a20202f4e756d73205b0a2020202030205b3132203020522031342030205220313520302052203137203020522031382030205220313920302052203232203020522032332030205220323520302052203236203020522032382030205220323920302052203330203020522033312030205220333220302052203335203020522033362030205220333720302052203338203020522033392030205220343120302052203431203020522034312030205220343120302052203431203020522034312030205220343220302052203433203020522034342030205220343520302052203438203020522034392030205220353120302052203532203020522035342030205220353420302052203535203020522035362030205220353720302052203538203020522035382030205220353920302052203630203020525d0a5d0a3e3e0a2f506172656e74547265654e6578744b657920310a2f4b205b38203020525d0a3e3e0a656e646f626a0a382030206f626a0a3c3c0a2f53202f446f63756d656e740a2f502036203020520a2f4b205b313220302052203134203020522031352030205220313720302052203138203020522031392030205220323020302052203330203020522033312030205220333220302052203333203020522034362030205220353620302052203537203020522035382030205220353920302052203630203020525d0a3e3e0a656e646f626a0a352030206f626a0a3c3c0a2f4d61726b656420747275650a3e3e0a656e646f626a0a37352030206f626a0a3c3c0a2f6c656e67746820313234340a2f54797065202f4d657461646174610a2f53756274797065202f584d4c0a2f4c656e67746820313234360a3e3e0a73747265616d0a3c3f787061636b657420626567696e3d22efbbbf222069643d2257354d304d7043656869487a7265537a4e54637a6b633964223f3e0a2020202020202020202020203c783a786d706d65746120786d6c6e733a783d2261646f62653a6e733a6d6574612f223e0a202020202020202020202020202020203c7264663a52444620786d6c6e733a7264663d22687474703a2f2f7777772e77332e6f72672f313939392f30322f32322d7264662d73796e7461782d6e7323223e0a20202020202020200a20202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a786d703d22687474703a2f2f6e732e61646f62652e636f6d2f7861702f312e302f223e0a2020202020202020202020203c786d703a437265617465446174653e323032362d31312d32395431333a32313a34305a3c2f786d703a437265617465446174653e0a2020202020202020202020203c786d703a43726561746f72546f6f6c3e5044464b69743c2f786d703a43726561746f72546f6f6c3e0a20202020202020203c2f7264663a4465736372697074696f6e3e0a20202020202020200a0a2020202020202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a64633d22687474703a2f2f7075726c2e6f72672f64632f656c656d656e74732f312e312f223e0a2020202020202020202020200a0a202020202020202020202020202020203c64633a7469746c653e0a20202020202020202020202020202020202020203c7264663a416c743e0a2020202020202020202020202020202020202020202020203c7264663a6c6920786d6c3a6c616e673d22782d64656661756c74223e51756f746520512d30303030333c2f7264663a6c693e0a20202020202020202020202020202020202020203c2f7264663a416c743e0a202020202020202020202020202020203c2f64633a7469746c653e0a202020202020202020202020202020200a0a202020202020202020202020202020203c64633a63726561746f723e0a20202020202020202020202020202020202020203c7264663a5365713e0a2020202020202020202020202020202020202020202020203c7264663a6c693e47756d6c65616620436f6d6d65726369616c20436c65616e696e6720507479204c74643c2f7264663a6c693e0a20202020202020202020202020202020202020203c2f7264663a5365713e0a202020202020202020202020202020203c2f64633a63726561746f723e0a202020202020202020202020202020200a0a2020202020202020202020203c2f7264663a4465736372697074696f6e3e0a2020202020202020202020200a0a20202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a7064663d22687474703a2f2f6e732e61646f62652e636f6d2f7064662f312e332f223e0a2020202020202020202020203c7064663a50726f64756365723e5044464b69743c2f7064663a50726f64756365723e0a20202020202020203c2f7264663a4465736372697074696f6e3e0a20202020202020200a0a202020202020202020202020202020203c2f7264663a5244463e0a2020202020202020202020203c2f783a786d706d6574613e0a20202020202020203c3f787061636b657420656e643d2277223f3e0a656e6473747265616d0a656e646f626a0a332030206f626a0a3c3c0a2f54797065202f436174616c6f670a2f50616765732031203020520a2f4e616d65732032203020520a2f4c616e672028656e2d4155290a2f4d61726b496e666f2035203020520a2f53747275637454726565526f6f742036203020520a2f566965776572507265666572656e6365732037203020520a2f4d65746164617461203735203020520a3e3e0a656e646f626a0a312030206f626a0a3c3c0a2f54797065202f50616765730a2f436f756e7420310a2f4b696473205b3131203020525d0a3e3e0a656e646f626a0a322030206f626a0a3c3c0a2f4465737473203c3c0a20202f4e616d6573205b0a5d0a3e3e0a3e3e0a656e646f626a0a372030206f626a0a3c3c0a2f446973706c6179446f635469746c6520747275650a3e3e0a656e646f626a0a787265660a302037360a303030303030303030302036353533352066200a30303030303138383238203030303030206e200a30303030303138383836203030303030206e200a30303030303138363732203030303030206e200a30303030303136363934203030303030206e200a30303030303137323936203030303030206e200a30303030303136373135203030303030206e200a30303030303138393333203030303030206e200a30303030303137313239203030303030206e200a30303030303033343135203030303030206e200a30303030303033323935203030303030206e200a30303030303033313435203030303030206e200a30303030303030303135203030303030206e200a30303030303130373136203030303030206e200a30303030303030303730203030303030206e200a30303030303030313235203030303030206e200a30303030303136353433203030303030206e200a30303030303030313830203030303030206e200a30303030303030323335203030303030206e200a30303030303030323930203030303030206e200a30303030303030393537203030303030206e200a30303030303030343931203030303030206e200a30303030303030333436203030303030206e200a30303030303030343334203030303030206e200a30303030303030363934203030303030206e200a30303030303030353439203030303030206e200a30303030303030363337203030303030206e200a30303030303030383939203030303030206e200a30303030303030373532203030303030206e200a30303030303030383431203030303030206e200a30303030303031303234203030303030206e200a30303030303031303831203030303030206e200a30303030303031313337203030303030206e200a30303030303032313136203030303030206e200a30303030303031363533203030303030206e200a30303030303031313933203030303030206e200a30303030303031323835203030303030206e200a30303030303031333737203030303030206e200a30303030303031343639203030303030206e200a30303030303031353631203030303030206e200a30303030303032303337203030303030206e200a30303030303031373332203030303030206e200a30303030303031383035203030303030206e200a30303030303031383633203030303030206e200a30303030303031393231203030303030206e200a30303030303031393739203030303030206e200a30303030303032373934203030303030206e200a30303030303032333233203030303030206e200a30303030303032313736203030303030206e200a30303030303032323635203030303030206e200a30303030303032353238203030303030206e200a30303030303032333831203030303030206e200a30303030303032343730203030303030206e200a30303030303032373336203030303030206e200a30303030303032353836203030303030206e200a30303030303032363738203030303030206e200a30303030303032383631203030303030206e200a30303030303032393137203030303030206e200a30303030303032393734203030303030206e200a30303030303033303333203030303030206e200a30303030303033303839203030303030206e200a30303030303035343836203030303030206e200a30303030303035333134203030303030206e200a30303030303035333339203030303030206e200a30303030303035333634203030303030206e200a30303030303035343030203030303030206e200a30303030303035343332203030303030206e200a30303030303035353931203030303030206e200a30303030303039363436203030303030206e200a30303030303039383630203030303030206e200a30303030303130323934203030303030206e200a30303030303130383634203030303030206e200a30303030303135343232203030303030206e200a30303030303135363339203030303030206e200a30303030303136313034203030303030206e200a30303030303137333330203030303030206e200a747261696c65720a3c3c0a2f53697a652037360a2f526f6f742033203020520a2f496e666f203631203020520a2f4944205b3c36633535626639613466633963396438633233396631393464393235336562323e203c36633535626639613466633963396438633233396631393464393235336562323e5d0a3e3e0a7374617274787265660a31383937360a2525454f460a', 'cdaa90eb816d1e0308efb4003f3c98101647c1afd872d453ed1bc0baef19c5df'),
  ('bd93609b-ed17-51bc-9596-6ac35123c6aa', E'\\x255044462d312e370a25ffffffff0a31322030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b305d0a2f5067203131203020520a3e3e0a656e646f626a0a31342030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b315d0a2f5067203131203020520a3e3e0a656e646f626a0a31352030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b325d0a2f5067203131203020520a3e3e0a656e646f626a0a31372030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b335d0a2f5067203131203020520a3e3e0a656e646f626a0a31382030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b345d0a2f5067203131203020520a3e3e0a656e646f626a0a31392030206f626a0a3c3c0a2f53202f48310a2f502038203020520a2f4b205b355d0a2f5067203131203020520a3e3e0a656e646f626a0a32322030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203231203020520a2f4b205b365d0a2f5067203131203020520a3e3e0a656e646f626a0a32332030206f626a0a3c3c0a2f53202f54440a2f50203231203020520a2f4b205b375d0a2f5067203131203020520a3e3e0a656e646f626a0a32312030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323220302052203233203020525d0a3e3e0a656e646f626a0a32352030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203234203020520a2f4b205b385d0a2f5067203131203020520a3e3e0a656e646f626a0a32362030206f626a0a3c3c0a2f53202f54440a2f50203234203020520a2f4b205b395d0a2f5067203131203020520a3e3e0a656e646f626a0a32342030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323520302052203236203020525d0a3e3e0a656e646f626a0a32382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203237203020520a2f4b205b31305d0a2f5067203131203020520a3e3e0a656e646f626a0a32392030206f626a0a3c3c0a2f53202f54440a2f50203237203020520a2f4b205b31315d0a2f5067203131203020520a3e3e0a656e646f626a0a32372030206f626a0a3c3c0a2f53202f54520a2f50203230203020520a2f4b205b323820302052203239203020525d0a3e3e0a656e646f626a0a32302030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b32312030205220323420302052203237203020525d0a3e3e0a656e646f626a0a33302030206f626a0a3c3c0a2f53202f48330a2f502038203020520a2f4b205b31325d0a2f5067203131203020520a3e3e0a656e646f626a0a33312030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b31335d0a2f5067203131203020520a3e3e0a656e646f626a0a33342030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203333203020520a2f4b205b31345d0a2f5067203131203020520a3e3e0a656e646f626a0a33352030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203333203020520a2f4b205b31355d0a2f5067203131203020520a3e3e0a656e646f626a0a33362030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203333203020520a2f4b205b31365d0a2f5067203131203020520a3e3e0a656e646f626a0a33372030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203333203020520a2f4b205b31375d0a2f5067203131203020520a3e3e0a656e646f626a0a33382030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f436f6c756d6e0a3e3e0a2f50203333203020520a2f4b205b31385d0a2f5067203131203020520a3e3e0a656e646f626a0a33332030206f626a0a3c3c0a2f53202f54520a2f50203332203020520a2f4b205b333420302052203335203020522033362030205220333720302052203338203020525d0a3e3e0a656e646f626a0a34302030206f626a0a3c3c0a2f53202f54440a2f50203339203020520a2f4b205b31392032302032312032325d0a2f5067203131203020520a3e3e0a656e646f626a0a34312030206f626a0a3c3c0a2f53202f54440a2f50203339203020520a2f4b205b32335d0a2f5067203131203020520a3e3e0a656e646f626a0a34322030206f626a0a3c3c0a2f53202f54440a2f50203339203020520a2f4b205b32345d0a2f5067203131203020520a3e3e0a656e646f626a0a34332030206f626a0a3c3c0a2f53202f54440a2f50203339203020520a2f4b205b32355d0a2f5067203131203020520a3e3e0a656e646f626a0a34342030206f626a0a3c3c0a2f53202f54440a2f50203339203020520a2f4b205b32365d0a2f5067203131203020520a3e3e0a656e646f626a0a33392030206f626a0a3c3c0a2f53202f54520a2f50203332203020520a2f4b205b343020302052203431203020522034322030205220343320302052203434203020525d0a3e3e0a656e646f626a0a33322030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b333320302052203339203020525d0a3e3e0a656e646f626a0a34372030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203436203020520a2f4b205b32375d0a2f5067203131203020520a3e3e0a656e646f626a0a34382030206f626a0a3c3c0a2f53202f54440a2f50203436203020520a2f4b205b32385d0a2f5067203131203020520a3e3e0a656e646f626a0a34362030206f626a0a3c3c0a2f53202f54520a2f50203435203020520a2f4b205b343720302052203438203020525d0a3e3e0a656e646f626a0a35302030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203439203020520a2f4b205b32395d0a2f5067203131203020520a3e3e0a656e646f626a0a35312030206f626a0a3c3c0a2f53202f54440a2f50203439203020520a2f4b205b33305d0a2f5067203131203020520a3e3e0a656e646f626a0a34392030206f626a0a3c3c0a2f53202f54520a2f50203435203020520a2f4b205b353020302052203531203020525d0a3e3e0a656e646f626a0a35332030206f626a0a3c3c0a2f53202f54480a2f41203c3c0a2f4f202f5461626c650a2f53636f7065202f526f770a3e3e0a2f50203532203020520a2f4b205b33315d0a2f5067203131203020520a3e3e0a656e646f626a0a35342030206f626a0a3c3c0a2f53202f54440a2f50203532203020520a2f4b205b33325d0a2f5067203131203020520a3e3e0a656e646f626a0a35322030206f626a0a3c3c0a2f53202f54520a2f50203435203020520a2f4b205b353320302052203534203020525d0a3e3e0a656e646f626a0a34352030206f626a0a3c3c0a2f53202f5461626c650a2f502038203020520a2f4b205b34362030205220343920302052203532203020525d0a3e3e0a656e646f626a0a35352030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33335d0a2f5067203131203020520a3e3e0a656e646f626a0a35362030206f626a0a3c3c0a2f53202f48320a2f502038203020520a2f4b205b33345d0a2f5067203131203020520a3e3e0a656e646f626a0a35372030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33352033365d0a2f5067203131203020520a3e3e0a656e646f626a0a35382030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33375d0a2f5067203131203020520a3e3e0a656e646f626a0a35392030206f626a0a3c3c0a2f53202f500a2f502038203020520a2f4b205b33385d0a2f5067203131203020520a3e3e0a656e646f626a0a31312030206f626a0a3c3c0a2f54797065202f506167650a2f506172656e742031203020520a2f4d65646961426f78205b302030203539352e3238203834312e38395d0a2f436f6e74656e74732039203020520a2f5265736f7572636573203130203020520a2f55736572556e697420310a2f537472756374506172656e747320300a2f54616273202f530a3e3e0a656e646f626a0a31302030206f626a0a3c3c0a2f50726f63536574205b2f504446202f54657874202f496d61676542202f496d61676543202f496d616765495d0a2f466f6e74203c3c0a2f4631203133203020520a2f4632203136203020520a3e3e0a2f436f6c6f725370616365203c3c0a3e3e0a3e3e0a656e646f626a0a392030206f626a0a3c3c0a2f4c656e67746820313732340a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789cc55a5dafdb44107df7afd83fc0ded999fd94aa48f4b6201020c1bd6f8807c74ea44ab494b680faefd1ae67ed7562671341ea56d18d1d3bde331f67cecc46091020be520284d74afa20bab7cdc3d71f3ebd39b6dd27f1e245f3f0fcf9fd413cfcd07efee3af4fcd6e275ebe7a6ce24d2618a1407c38340faf0e7fbfe90ebf7cfb52741f1b90caa1d10154b0e0bc2645022441f0400195b1dea2d35680b4643068a59cd50e8cf7e263f7ae3936af7f7c6c1e9edeb7efd2e37f7cfcee9580fce0b3478d5f68860708906af66c874680c4d9091dd2a3fe6cd412fc97cf7c5e096385f34e8640e2f96df3f08d128ac4f3b1f9f50500280040002000d0006000c0028003000f0001005afe9cf8f3fd4e2088787707003ddfa18b3bca6f3af035f1ef71b8263e542900857c4c7cac77027e13cfdf37af9f9b9f976ca836b4a19bec07d97eca00280ba0d85e2abe02bf0fd3ebe2715b438d6ba86986055080d465801a25409ab911cc0d904d18206301791e326328647797c1431c0e8683289edbf3f91c3a9eaf3745a8e47b8f7c1d1521935e3583d15606d3e6dc6031cad3b2230c5dc08109167006c41331a6006b10f55610492d40b48527dd900e3915540ba0f64554c494e972dca8e4eff1e8c09fef01d431df533385592585ffc2e1756b684b129570ce4b7298c90171b44a44d1458c3b41233e75ace1b15bb8561348a385335aea7307c77ccf8e44353812ab31ea36626b1d82c450629971f69ef184f90babb4e237718c76529370e4161d4305f75633256ce51017a4092586d22131a0304b8198f16de68384ce0f570c2e02c0ba4858555a77f51392545a3884453fcd2ba52baa1d0da9952a64164cae8a712b25a4bd924025cc3357b21244c360bbeb9c5815ecc60a45467af1b63114f8fdef8d12ff9446787c6a40fa39a3471b942641659c001946c6c774bd787afca9795a34f75612cc7a2bb51d6558180d6d00d002603d5256c5d0fd35b3b55e5a3b96463595c6c34eb8211d7277c17d40ee15a2524a00f91cba65e17755d4049228b4a798825fa4d7532bf24c89f8ff3afb592d2c1909d9fbaaf07e4ca790f5041bcf0cec99d22e7edeee6262b2c6c258f4ba6aacac48a95b968d3e48137dbfb2f6d43eec87f5c7eea0ae87d48a20ba6555445a3a7561554700ec478e8eeba2d17e1de75be0fac40228fe8d9e88c15c41b0a2846e41a0d3cad52a821b56b3a2636e5a8d09d261588fd06cabffdb925b4998988d6aa1b0a706f7c03cd64fa919cf612ee9b999b55cea33c755c91bb71a1a45b8000b3a66cf5ecb0323868e1d777d6e523519726c1438af3cbfec3409c07eea1f536b61580de6b14abb3e0d18565335e2aa56ba67f1b65a18efa6e4288bf78163c40f50f1c8a6c8d0b3348cc7c79dd083f1f2e8846709548c44888732e93d5c3b26c14d544d348ca365c38c0c9ce329a2a16c120b40544c1b5a4e31360cd1143db92a8ee96787fba6584cd1da72fb67a7e374655f35dd56aa6a2caf4b64945123cfe76644942c58c5b53a57ba332eb228ad0d2b24db01909e423fe57f7f7598af0f88eedc2b292dc15c8ba9cfbc56c5b33a20ba7befe764542017e1e044cd97205da3dbd13989dced0defbf4cb787ab83ab7bf22206238cb60ba63d0ecc84aae032c7dc96a709744df61745a498b9e677893fdd5ca2003364e25733ac05ebecb83a29bb7b845a599af174af2656de44fa7ea8ba34ce01ab905685e7dd6302dd794c4cbe2844412cfe5586a7ad24a50e28ad9be05cf24d4414fdb3e4972a73a0778230b6fc6850609c392e34fd81e6ff22439c808da7fc892b575b7e5a9fc8dd771b22c50844406a34ac5a1eb4a42da662b39654ded265e628862dc0f59578323b3242c7f7236f679d6cee5edfcbd1aafcbcf7c68d4769f425ab7138e69125d1e5903cc1b5d5f6a3b62169a853594d6eea2b288fd4db1b0a813f2f0076dabea3733a4a62ba3ba5263e3e144f37fc847e0ab2baf8a675917adfc089368ee717479a3def8b732ea932b7e89a492d6da553232c541217ca8c9f6fdc427b2e0bd2866d985ab2d4f297fe6d8b8d8efd706e6ce30ed34f03ca7b4e460634b567a95f6e8bc82be72f546cadb4457fbdb61a7b7e6e1057651b9a37b62faf2f51c3ca1a23956401368e3ab2486bcf7ff890ad94e702a365fb79335bdff0a3ad5a851852e096422a87cbf95448ede74194ccd39d988eb8b5c85ab89f4c154d49d9496da1910bdabb825cb6dab53656901b4d36534707eead7269f6c3de48a29bb6a01a7f720d15e5bee772edf9be03dfd74f72e0faddbb68e3aa21b76a02a221e34f3316a6977d564379b694c9688c8f6331333ae999549e37f9d3343ca71ec2e23bda730a1bb7bcf6c56f9fdc74dd480fb32cc9bf891989c14e48f2ea1622fc5f082dccec0a656e6473747265616d0a656e646f626a0a36312030206f626a0a285044464b6974290a656e646f626a0a36322030206f626a0a285044464b6974290a656e646f626a0a36332030206f626a0a28443a32303236313132393133323133395a290a656e646f626a0a36342030206f626a0a2851756f746520512d3030303032290a656e646f626a0a36352030206f626a0a2847756d6c65616620436f6d6d65726369616c20436c65616e696e6720507479204c7464290a656e646f626a0a36302030206f626a0a3c3c0a2f50726f6475636572203631203020520a2f43726561746f72203632203020520a2f4372656174696f6e44617465203633203020520a2f5469746c65203634203020520a2f417574686f72203635203020520a3e3e0a656e646f626a0a36362030206f626a0a3c3c0a2f4c656e67746820333934340a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c855809701be7757eff5b1c2228025c2c7617bc012cb1b8cfc562490204094a3c458a87c443a2248a92a89b3a69538a284bf211ab766dd9f141c98ead642a3b9ed4753d8e7374d269ecb68953d851dc586e3c496babcdb4759b3699243663b726d02e16a4954c3ddd19f2df9fe0eeff8eeffbde7b983b71db0c18a11d10a2fb67a6f780762d004072fffe99e9d2fe2500683c7c74f7cafeef00e09dd9e953c7b42d7901001cc74eccacecaf038071dfe1d37b4bfbb701aca6fdb373a7b43df31e00dc00020048fd384d27025396f4874051efab9ffec3f9b7fe555d7fb6fb95f4f2421e4cbfd285808001b0f80401d085f23f0528e79717feeb6ed3afb4a76eb9e4d2ea058087d417029011007240b30c7b0170b1f4f331003505403d07a0d303e832ffbbde03a0b703e8a701f42f00182c008620806111c0f02e807110c0f818c09a5e80352f02acf96780b20980b22b006505009303c0d40f60da03607a05a07c04a0fc4180b50d006bf702acbd0150310250f12e80b902c0fc2880f9df012c2e00cb2880e5b700953b012aef07a0f500741480fea61ac1a2ff32a1c10e67c050dc7d7ae9807c8b14ee7951f700206c01201f600e2830029ca49db4db493bb79027f397899c7f1d73cb4909f7008196c212de8d37c0099075d20683e0124539914c4a718e378aa2e03218581bc749f1a4220be400a9693a3d70f0b181f1674f351f09c59d9bc31dd3b238d2e10831f79287f30f32dce66ba78e5ddb6ab79da6b9f46c5fd7e15683ee3120d05558c27674010f90a5058f60c6e249b444dbd49727651adbe798325a6e135ac663977da1b06443d7f2bb5db58d95fe892eb227ff972d29df500b51f3df0b405dc4207800b2718ea5053aa15aaadd6836d3022df15206553fa46412733b763eeef7b74417ad8db5be08b338c7e92b2319b17598d7d78c6170c7c1fc1749a64d19dd98ff25c9f81255fea19602a0ababaa91f17b7d3eed50b8891f01057052a0a59b8b8bf81120440a4be8c120f0d050b4866359a7162ff6d368f22e83514a882289f71f49e5bf8c3deba4cd41ef968ee1b33dd9db86434dfaeb5c0883cd47877a33dd36db711b933ebb63e7b9f643cd4dce783d20780b4b588941a85321adb9bc1ac2445251e4a2ff464f32c914f325c593b24c5af71d3e50a7e363ede1687f70e1cc64d0ebde28060347bbba9b3cce481683d353f947fbea44dadddf3236a6a7e898c74eefe3aaf3d7d12f0acea684ca3a1b00791197c10e901568811664e577f1c1b21259b8f0d8c848643c15ece644da5bdd507781bc94df485eeaf17abb061ce6b2597d9958e702024a610977e38d62ac5c665c81d66aa8b4841945913c18e88c56f947db23e3c1d0f6e6138f748726ce6f966763f1c6611c75b66d69de70a889a3ef64e8c9676787efdd95e4ed9fa3ab4af9c86210687000646d6a90c258b298d36be725650d26987577eecab4ececf2b69fda3470fbfafc453ee6f5c4383eea6d918975fdc11e51ec39b87ef28e6cf68e49b9dfebed97937d9e310d0ce46b1804b6980e2d12665c451d99b708264b793dcb47bcf6c5939cb1329ac620453d803ab323e1cdff1c5ddbeac235405473c9fbc5cc42e767538f3518883238dfd1b330181d7586ea5beb3dc9dadaa43bd0ef6ad8684a9ddd397347ca469fa8a01b7b956497c03367180e10d603c0fbf831506001d8440bb412e7589b1a6a3991fcc7c57e672ce67445a32acfd0f5e38680cfe1f0051a34f770ddaa7bbf4330cdbf0b5bf73f1e08ad8f2dceb106abd4b642a0546afbb84a9bde1a3753cc45254630082e900036a94c5424da56ccb547e6349426928a602899c4bb4ae8cda0aca6a8d0dc5fa5339f4f9fdedeb627189acab46529d4f31b9a761c3f71c919e165b9de5f5dc1c5311868ec5cfec9c081a4c57adec6b54896b55e4b63f00b172f3e3a2ff62923435621e9e6949e4640182d7a9683b5c069bea908115881e605b6840c22df77776df6e040f6ca4f3b247fab3385b9930722639d9e65cc9dfd111bf3461340802f2c912fe0e32a2f666e41b0ca0f45622556a06d1c495485797bb73f3610ea1e094c5db9d2386b321e35591c835dc4d8163f39772cff71831a6f2854620a5d2a0a8625a61e55c95218892a52bc14aaa4a25cdda72f33a28eb21867be78936b9dc8568915e50d7483bfd6b4165df9ef5b1a1c1636ce91a6e5e75b47837a6a1e7555be6af500d56d0be640af16038976b2a357881373cb2fdf51a24c043f021e1a01c68b9950c9c24ba228cb9226354a31574510d8b84fb69e9cdbe169f65bf494fef25cbdc1ec4f5564e2d16c4c514c97ee7fe012dbc85bb3352f2cafe9e61bb9d3ddbd95839b370f0d0d02aa650a5fc61f8011ac00d31ec128301243c2e831a3d128a145f94479e6bfff7c39ff431d5da9d759cc7ae9ebcf3d873f5896c85f59d26d363eddc43c0954d19d7d98032bd480bb944783c1c8d6a3ba0a4e9a89ab9914843a94e21adb49fa91cf3b15a7d0ee6dbf6d24ffe12f3be2a9f6c1e9f532af4431373e19ca7a8d7a63e3faa6ecf618e6f2ff14f5f83c5f39f98a12a8f1570181ad00f816e68001981688508fbc4a052285d1434bf8d62bf9bfd12145917bbf439214418a5cc45ad7faf5aefc8b985bfe376747d649468002a1b084767c0b1a200ce952b550ed2e995de2bfa2e915a5c97842143d1e3332c5c0737c065584d667f6b5b99add6267a0ed78dfd0b1943b233a120ded072425d9d4e48854553444aa8fb863762fcf7bec317c4bec6f0964a3569bdc1d4d4d44c363a9588f6cb549d94073bfb8fc734f3ceaadf139cd46736380dc2f0a7677cddaf26a77b5200242636109797c1b2a3fd5d35599fa7d3d35205f939aea1c3b22478f4c8e1d49e6ffc81a10c500c3a8bfad6466ece2547ce2dac9b96b13e3cfcc0dcf2ac9d9919159459905022900f214e6a0420d30ad46c160301a3d8a449e5a2448f44ef348efbf2c90a7e878923534aced98fc26202885317c0fdf06ae08023592bce071b93e43f18b06be27f6b7fec977cf516ba8f10b9b7cbd8bb7cd2df62c7fec1ecab40f368eec6c1b7293bd83f74cd7bcf2a5c4ae7b371fbd3639f9ccd1bec3cdcd87fb8e9d6f39a412a9b084573520cc6839bbb58791f06af6ae3d0f3ebad8d31dcfd42d7ed237dff9f03c7923bf61a2c7d5a390978b362f156dfeffea9366ad6fd3f989cf3474d3bdbb129f6126038061cca9cddfb45ab39dac4066afbc8a35afe28673e73440930f3107e500d34edac93a55c9629de4c3fc0c7932ffc9af7f4d74985b786ae15b40a016ae1381f4a99dcfbcec646b89f1fac202101001b0066fa8aa35ed949522348b6d48b18a6bd036b24eacc9577c2dd9511ff1fa3606461a3a27dbbb6694c896b66d4439f0f5a60dad42c02f0ad335e13a695c49eddad93266040447912a3f0201e2c53051ab42984145b81585f5e876957a9ea49c0823daada1e1b35bd826c616e4d68dc77934983da970ebd678ea489f32d5edcde7834dd1982b566baef1922bada70f6d8a50bad33a83233d12e3454e9ee9d97834250edc7e2c9d4da4eb43f6aa98d7aeb5da458db6009ca43491cea02ad26fbef9f45e5dd91aa2236b4cbafd4fbf89aefc5f943b5c15154e473959b7fc2e6091f8352bde6c4a6428b5c6b35ad360943e0d978a057d7c25fdacad1e85156798d08a33beb4b76d329e9adda03a435075c6192f3a13c99cd29cd1eb1de9e1b8ddad3a3370ace84c6b7b225d17d69cd1cae0b3980393dadfa9cc11045a35c2a81259bd4de2b3dbbe32f793ff387e75f44ba1ad1d83ed470e92e367ae8d606ef089db07f6c4f2b1db6f29f09c5a393a6f2de5c52e462df702a5e665b57490cb48196c7de96d27e4a9d6741faf339f5f9cf1c6d84847424a943341c615b974ff8e3bdac3aeae4f7e41b63764a3ece0e8c4d0f01010081796c81b1804ff2af756ba0855248b2cbaa52d55d5b21ec91bb13d032d13bee05e77d8c7cab15887737e973c19098a430d2e9195a3b175ce2f2706fc16fa2c6bafe62cf66ac6164887360c72b67d34c73266cece3081d6d2e905bc0191d5d3572bb3763ef57f346faa0585cc6d9bddddd93a6936e90eb1ee8cb7aa4576a566fb9a6694586ca3afd6cbd6a743ca80ff7b6d3b2413637e8073db5c5c8de864d63a635db1f6c968b5fd761b677570558283ab6eea07a24a07995961afacd01ed9c91a699ecce4bf3d3e4e3ac7c7c7bce4ba776ccc9b8f7b35e852af610e7c00594aa0c294c74c1929414531c5672885d16e5061a8d7bef1fc345556be064999c944ed7cfe1b8f4dea4ca632c435a632ddfe4bfb2993690d526b2dfa49758624f3e5c144a4a2222285d6e6efc35cfe73744c8e5b999814aa200fe58f558412316b5567174f3e5f02ddc398030b54dd52fc188152e70aadff522349a23b165a5d2deed7fff4eae89577dada5a3b6a9a3017d9d619ed4bd0f9ef126bfe17989b7f3ddeecf073a5d27c19736056a58e32b2022dd16ab3245178f9f96fb72f2e5aea2daf3ef73109850b98cbff19eb677f93ff6b20aa9ae113a5180a14253094c4ab0f3df1e2d357bffa9fef7df59187fef82621f9023946b67ef041fe29a02050f81eb2f85b6884a0fa1dc3bc86005ed6045c9125962b66dfa335224656504ae0a0b459875fceeef5fbe61203dbbdf254665dd3ee48d83b2c2477b51e3cb46e9dcb61a9e3d6d96a2d15b59c1759e682cd492dd63777c5e2bd41fd865ee4d813b4957ac816e949f5ee32ed79c750c79b59c6446aa80ad6acde0181586109cd982b8ef3ab9a722b4e8bfacc3859c1984c9260766faafddc8ea6dd6ef7fe70a8d5d1d55b9bb6a56bc85d850ada43be1fdfd93d702c6d63ee646aec718fac94eb1de4f0f93fa48c402059f80dfc0c9e50a3375fa49d365724a54641928446a92be27647821e0f20f4162ab10783605f195e57d823a8c37269a230bad4feedd3f247ce4c1d917764bc2d1eb301758b6758a3c5973289611b61225e5788933078e9fe6de7dbd906da1aa9fa5bcaaab69aa71cedb1ca44af28f6cac38340a0a1700e6ec21c9800e6cd681432a84837cb6a1df42193b552ff070784e161b7777cb33a988a8525b4e10d08971a09f6f783576c7104f996eaac8edb529c23055f67706c4bebb93da9bda1f04c60385bbf615d52e9e8ac8a28aea610dde53fbef1c805f4c77ac2e5946973776677b38d39cfdb9ba47a1f3b5715a81503b4bd7c7fbd77cbeae0f51154036cb219564bc3ca00a64d6037f5b8c61a4d395313b1457f2828718b8b38155c67ab73d1fef16e6d0ed3bebff80807600bde8016bc0fbaa81f422ff1432f8e4204c7c14bee021bd101e09da0e0718890ef402fea204202b01eef835e3c05119c8551f212f09802c0088c16fff632005e81512a045b310d02a6a111d390a27850f003182dae5960300a5b493bd4621a444c83a3f80ef5ffff5e7b0f5982307a204cee0107f51a003e04a37819b6e2d340611a02988618a982249e825e52070dc5f7dc07bdff03987834fd0a656e6473747265616d0a656e646f626a0a36372030206f626a0a3c3c0a2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f466c61677320340a2f466f6e7442426f78205b2d363434202d353132203238303120313036395d0a2f4974616c6963416e676c6520300a2f417363656e7420313036390a2f44657363656e74202d3239330a2f436170486569676874203731340a2f58486569676874203534360a2f5374656d5620300a2f466f6e7446696c6532203636203020520a3e3e0a656e646f626a0a36382030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f434944466f6e7454797065320a2f42617365466f6e74202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f43494453797374656d496e666f203c3c0a2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420300a3e3e0a2f466f6e7444657363726970746f72203637203020520a2f57205b30205b353839203732342036353020393735203239382035393720353939203338372032363020363432203632352034343720353136203239392036353020363332203632312034333420353731203535392036333220363932203636352038313320353732203537322035373220373931203735362037393120353737203536302033323020353732203537322035373120353732203733322036333220353032203535312033383920393637203635362036363420363730203537322035373220323831203633322032383520353732203635305d5d0a2f434944546f4749444d6170202f4964656e746974790a3e3e0a656e646f626a0a36392030206f626a0a3c3c0a2f4c656e677468203334360a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c5d523d6f833010ddf9151ed321826013520921556461e8874a33551d009f91a562907106fe7d859f9b541de0e91ef7eede711757f5b936dab1f8cd4e7d438e296da4a565bada9e58478336d1216552f72e44fedd8fed1cc5557d6ed6c5d1581b35b1a288188bdf69d08bb32bdb3dc9a9a3878d7bb592ac3603db5daac633cd759ebf6924e35812952593a4a2b87a6ee7977624167be9be96649c76ebfe5235f78c8f752696faf8004bfd246999db9e6c6b068a8a244992b2504aa9322223ff7d0ea24efdcd6645927051b2cf7b28720f79e6e128013d209007c0d1431a741ca4823c4514c8470001d021832e1700a488d008a44023816202727e0204f748c902c0a080892c54019962148e621cfd72ccc001227841b11ce6338080200be683a50e112ca590f3d00f7673f84c31180f3fe4547e6d3bfaddc6b6aeedb46ea7d05fad25e3fcfdf9f56f8bd7866e273a4ff3a6f2cf0f0fabbd5d0a656e6473747265616d0a656e646f626a0a31332030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f425a5a5a5a5a2b4e6f746f53616e732d426f6c640a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3638203020525d0a2f546f556e69636f6465203639203020520a3e3e0a656e646f626a0a37302030206f626a0a3c3c0a2f4c656e67746820343430320a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c85580b74236775beff1d59634bb6a5d1db2fc9d2e8694bb2a5d168fc90f5f0437edb92bdb2647bfdf6ee7ad7d957f695659390644902bb242159d24d09a16593404f4b0e2d1c7a0a9c94f440695142c92926054a12b2349052e8494bbb2c148fdb19c9dee5752a1f6bf46b46f3ffff77effdbeefcee93bcf1c001a9280d0be7160651d4aafbb0120bab17160a53cfe0c0038ef38beb63b7e0d00de3dba72d789d2907c15009a4fdc796077fc4300a00fdd71fe6079fc53004368e3e8e9bb4a639315007e02040090faa72b972ed99734b1ff068a7a473afbfa7ddffc9174fcc1da4bb1ed2ba242f5aea215009480f22f08802220fe3380dab27de597afabde2dfdeab65777f9e8fdbf9b2d00c0e74bff240940be088095006803c00701f01a00fe2b006500a01601a822808202503c06a0f80540c53240c54701941900e56300ca3700e810007d15a0f22c40950aa02a0f50f50a80aa1e403500a03a07a0fa0f00350fa07e1640fd13806a0ea0fa0440f55580ea6d809a7d00355f06a8d901a8bd0740a300d05c06d07c0a40f35d006d0c40fb1080f66300daeb004c0280790b403704a0fb17007d1b80fe71000325212be3d24d18b0c00550caa35b2f0590bf223b0ffeb9e21140580420bfc0225040039c62ec8ccbced817c9d3e25384175fc6e27694c37520300b40d6b00835002b2c13894605a592a63d0247d66608126dbd612cf837c3e4674d5e56af3531f1ee3f0002ed12b6b8054d002b765e88231f71b30e25ed89231736998c06e91e463b568ade2f4647dce98ec8a4afadb16f32d0b7cc07a78427c9e1e117a3fbb2eddd3dcee66e8bdb14cc7577ac2e45af2880403500f52416c10790a2582a48796a299a62294e6fa5cc714ad0973ea0a0a79efcebf9cbca6a154d48854a4d3f3cffe2e271a5aa4a4951b4aa5a79efc245ba5a455394aab6f298b45fb265f47b9b68bac91b308b6d5814c7cc8156afded012089ac8a7c509739bdfc7d409311bf92c2004776e90efa31d9aa4e44a854d4686f5b0b5c83adc6e3e121584dd1d47a37aa5d2683071e128cf93e6d5c524a330871281f671ffbd17e7bbf896317b03bb3cb13e2eb4f6cfa17d6651bc32d6e4d13906a399bc826aee8bd4697bf50de27545071768199d680702da9d1b641aaf8005e040382a18954a795686e5058133724696319848a5a1a5a636626919f48f8db391a79f6e8bd38a3ebaaa6928453a5ad83b2ff48bc5501b10c801c00b78132880532cc3bd5028e04d4010766e20410798c1266fcf6434da4dd226f6a68b44a3668792b647dc6ee21c58e3c5c77136c34db6f832c2d89954f7663a314c13a6b1131db1a3c3fcfc925e37ae63e217660bf7f60f658782fd1e20b002407e8645a890529063ecc69539d281c5ed8732a595611d3ac0b88b2f23432a7de0cc5c1c497e7935df159fed2f0cd654e8f8243a1636c467493e955c5f147f8c96e146970e08f876de0b2fc16950019cab459a8da3c0bd54d568d7a6547a6dc5e261762aeb74e7732ca05423782f7e1d68d001ac78ec344b384282e8a9459ae6d03e23be9d9b27e62c3189d7a9da1a45855aadc85e7ffd75fcfa368715952d816a83cf51fded327c3abc096670020c3824b4a4c437736e37cf73a554f1481951da92c144f4eb779d5f6f8907b54a525118ac51688389c6dc40efece0e0a0eaf2a54b8f189da61a4ef3da76e590d9651a5e58d4ae6f9e5c5a3e02081300f0397c0b28d0004c332c2384a50a63e5595f28040c369bc164b5a265fb1db47cada1a9b1b1b1b1a90108703b37c80ddc823680038652543dbc1ce4281f71bb3d414a0a3217369969b7b44c699d26b315c98df8a909ef70ccecdcece4879cd6e154702068ee3ad4d7bdea6d74e5db0231abb5bf2b910f7c2939db5ea951cf68eb1b232cdbee33339e70b2a533eb37e9c6b5a6fa369bb3dd6d32f3234020b17303292c82bd9c6da5f5dcb61cb998f476a39d8e46897ef88eeee4b97dc28add79a88d9ff4cf2c340e99fc0de4a0f836c37491bf0c2ff48d6c761af4d3a63afb40243daaaa6824d9cc37a84a4008eddc40357e0bb4d00c9032ec95ac1ca00ac3adfd4b3b46757de77c3273986bdbc8658e44c47b9b52d168ca6a95de9bc8c1fcfb97c285e74f9d7e2e9f7feef4ea03a9e4c5d5d5fb53a9fb8180776795d46211b400d3126b7265f8d8207a6dbde1e9f460733c3815eeb511ddd4471f8d2d5e3f37fed42389eecb1f014a5ea20ab7c0064188dd0284b662191779bd4210a50355e21629609e5ad43b4ad3c8944b9a12cb822beef20fb5761d1e1cdf147cfd1eb6d3deb13c3b323e3ceeea0b6afd31db93c2201b73b2823d8d5b9eb18ed664486fe4d3a158be3d98eb090d457406aed72f8c7ab7df8a0c0c082cdfc228f5fe0ef2593eec0ab35a8d937386792060dd59250a2c022381aa544a7526af89b32251d852dc5430dedc1c6f9be65236a2cb7ce47277e291a7c6273ff2a178ecd18f024a458e5efc07508109e0006b64793b4f3886f344e228b04a254dd9d1bb9113ff9464e6375e244888a2d2a27e8dc0b56bd746c95b22fb567dab9bd5eafd1af11b7bdc7113ea01a60d4a9a2bebce2e879448e4050a954c24e948e5fdf9ae78acbfa950c03abd57dbe8d4fb66064a5412c827c47fdb63440f3a80b99537a500fc8ebc410f9b5ae8e4e77a5db113e3c3c713e2a63d1d8da6ed8e01616a84d4f41d1a72b9860ef5cd5e48a52ecc2616c2e18544722e74072074ed7c921ac622f442662f3b3dacb25ccda562541a4a7a529ead168d86dfa06669bb56ac90af1284522a53c3467fd21fe49515ba343f361d594af973161571d5d95acda317a773ef9b0da61f5eed39dedaba993afb27b35dc79e599bb8b8c28b34d7da1152286bbcc650ac9e1c0816065b79872b7c705fef812e4dd5cb3a0d157170396ee1fefee8ea8399d50f0c3668fb75e6c2f3a717fee84c2ab4f0be2bc9ae7d7df72894eda332885ad4a1031cc0c9796de6048ef9b55ae725f5dcdbb0d95116cf384a5ce9267a3e67ada84e478e4c75adb8dd07bb062691281aa7858d33674e0512f6e1b4afcbadb3a7d1e1f50d6ebf397628c2305983299b365607aa7cde272ede7775a47d7fefda616320dd6e1c9e6b0102933b37d088163003a46e13718663ca2833681caa5130d1249bccfb67bb7a62034d12990e363a19df4c3f59123f994c06f271622e251e35830ef0fcb6689529654fbfa45872d1287e7c7e2ecf774cf4e52dedee68bc41523326146b8e4feb2b1a16caa2369b48cecd88df26b32d9d8d8199c4aebcf983413f1089f7c945dc960c418a6558c908fc3a731b8d1c197bb8b0b8e89b109a79bd59db62f2b73e4cb6443fd9f2596d03335e353d50a1ea4eb0406068e73fe12b701ed400e764d92a89c990b3aedee5aaaf73465d56abcbd9dc0c449249b28316e9d2698a330b1ca5673d34bbf5f9f54b1f58fbfc97d79ff8f01ad11165b128fe52fcf7d75e0384dc8e16dbd101965ddbb42b3cac6431cac84851a78db74a8aec5b3b2facf5f99201ad121585a16a8536906888f65a49635f5728611b44c7a5cbf3f7244cac9189e8bf47550e9bdda611df5482e9dddf1e5d88ed3f56f21a78158ba0978c2c61ad2807827041e4190eaf1e161f5020454d6f907b1484a2f661d69c18748927b1b8fd17dae45833b922affe06b6e34d3049b22e134bb40c909cc12ccd329c5e8ab17197945fa0b0c29c49ac9f17d67b131933ad4b14ae76f636a60a438383987074338ee0e54bfbef8e079bfbf1a6f8fdd6d901c5dae123eb070e9672893cba67804aa1acc55bfe6752c3d6a86b6cb5b60e7f5d6148a560dae3e8a0a82ca5a86febf589d7d1b26a0d3501ca5b7f068ba00243899d599691588b965252fa18c567663f71f6efbe77c7c7669612e767ceac3cfe38b9e3ae6b5358cc3c7d76e93ddddbaf3e56ea25b08045a82d396f4e6f45d9676361676e67f1e36a6d4d45450da3fa63c94c63518c364543164b386a257f5fb67aef6211aa649f6937ca7f5f9c238f892f1387f8061627b72701a167e706be8adffa7f595616e7575ba62f64f7dd3de51dba7262f389d1ed57c28733d943e113e7b387c3e4e0f4c3ab117ee5fdd3c79edb3ffffcf1b907d2e907e61efec381fbcb802c61113450779bbcea594aaa1eb38c88cc36eed9531d2d29e7570ebff0e8dc4b0737f319d718160373fd9d63811af125e211bf83c509f1e7037d6d1df5b7b19b9c1e03b7f3985c8b12d7b154381a156ed9be2f20a53467932be73bd653898c4551932e3c25f459497f7e283da8d6b5338e76293f12edecf0af6e9236ef745c77f0f0c9a5a5cd523cc8afd02295ffa9523438291c1cf5f2cb8b7756ea6a298542a3a7ef5c7c052de2574cd110c384a34612db7ea7ecfd3e830e68d9f37ebbfc2b3b3f2c19d65dfa28fbbecf44967b3bb2b6e6f9b6be98a9938f8c788fcf85722eab63c413edacefe1b821f7872369a74e9bd136b43a0dcdcd0683b7c3df3fa267d2b506d66ab23519f4de4e201090ddde1604cb66c1f89b8e4f563696bf2dd85227c5854de4a7cebec0ccbeaef34b1dcbfec046fb72ae6d2e3190ee9ef4a563ee38dfe0779f1c3a7114d9f6b4bf4aa12a0cc657a28c69ca5437da1b10ea471d3dde48a7a64117b3faa5de560d84a2b14e022115a43cec5e23292159ea24f73065c9a795d55595a840ba4a4d2faf5f991fa9ac55a382aaac52572c2defa735d5a840b5a67274eec943a4cde87335abd5cd6e9f51fc265ac4eb4dddbcbedae9f56a4950fc477324a467b81e2bb1cab15001a01d8b5223be2291b7ddc892beb937d1fc065e989cbcad76d4523bbd5b3b463b79573c29d70f2bbe4e782c4ebe39b10304c88e968868919aefe9d20ea2516907252f5176d48240164fab985a8542595f7b74e9477a6e386271d6a86d8c2dd0ac6e448bf88d86709ba92eeb23eddb1f0b8ffa2aa8342accad4d838025854037a825cdbc5d2398dfa517bfa91be455b7d5ea2e098817de26af104eea3ecff176a3973cf7f6c444d9bfd5e04d89accbfe4d10385a121749233e451185d25257f56787bef3ce912ff4e4f364531bd1575a6daacfbd2d7efd97fcdfe24d209261235f428784c3c02d8b7f7b2f53f64cc43f783cd17b72c8376669b0241ba36987a39ff3f73536a4545def595abbbb8ba91eaed206e7fa9273415dcd44ad062888ef7c1515f87370821f788073a5d6c9cc97c84ae039a3499eca63944d3b6d648572574595fc9a795bd868761ce17af7f9da66ba927cded9d03ceeed2d04369692c9eea821e44f3a83667dd01b228c26a7b590a2aeadbf2d94f651853c316a466af4d4d7f4ad89703aaf3afea2b2d55167b7a8890d8d0e53bdab4e054466d247714beea838e656dbf03b30e05972f5e75d67478f3f355978fe4c6c33e8702f71b9f72485b3cb6dbd0dcf90f3e235bd6ef6f993279e9b371926184bfafed9dcc56115bd051552af42d5e2969c0b0de0917cddf46dfda7d9a1dcd342176189fef79cfbf2c8d8f0f8e0687acccdb26e8fdb4dae89a7c7c9073b87c77fed6bdc3a73e4c8b973478e9c89673399a96c36938dc862f393ddef13994c369b99ca64ca34df8245a8969a0ad96cd4227b8be2656b61fde07d4dbdc73253739f9b1fea9ff317b0786cdd9f4dbac41f63715cfc61533232d05f4673566ec920f5fb1cb78c2bb9d2b93fe9108e4eb5edf37a73dd479f180ee4ef9b160e7a9df62c3ee819ddec2b3c90d6564f686ae73e7122fbd02a6f328c692c40c98bdd8745d04103b8f6bc116d2c377d2ca397816259a371579f581278e803b61e7f60b825767cfc7fded8df3f3d7ff6434b23f6f15e2c4eaeb6a45a2b2b6877ba23352f3dce7ab5bbab9bfbc1a8b83d127377d8a42769e45bf06c8956a6e5272394c03d2b3f19a135356ac5227e497a36d2984cc5ebb1008b1883598c413b510050d7a01a43102487414b1072180101ab61058f408e54830fdf0b808740200813e8020e6390c01884881fbce5a315636094aec70510a88bd0255d8f476092fa24e4480134a41a8690011d1e821cde8415e9489e811c7e1756b0008034ac5035d083c7e47302f9150079539e2b40e9408d7e50a11f56880844ba17f92ff0a20972e4fb20600ce2f86de8a11210c20558c1bba0072fc10a7c1aaaff17ef4db1e30a656e6473747265616d0a656e646f626a0a37312030206f626a0a3c3c0a2f54797065202f466f6e7444657363726970746f720a2f466f6e744e616d65202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f466c61677320340a2f466f6e7442426f78205b2d363231202d353038203238303020313036375d0a2f4974616c6963416e676c6520300a2f417363656e7420313036390a2f44657363656e74202d3239330a2f436170486569676874203731340a2f58486569676874203533360a2f5374656d5620300a2f466f6e7446696c6532203730203020520a3e3e0a656e646f626a0a37322030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f434944466f6e7454797065320a2f42617365466f6e74202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f43494453797374656d496e666f203c3c0a2f5265676973747279202841646f6265290a2f4f72646572696e6720284964656e74697479290a2f537570706c656d656e7420300a3e3e0a2f466f6e7444657363726970746f72203731203020520a2f57205b30205b363030203537322035373220323630203933302035363120333631203235382035363420353234203631382032363820363339203631352032353820353439203537322035373220333030203537322033303020353732203631382036303520383939203631352036313820393335203334342032363820353239203631352037363020363135203431332037333020363030203531392037383120363232203631352035303820343739203537322037383620353536203535362035313020323638203530302035333420343830203537322037323820383331203630352036333220363530203137355d5d0a2f434944546f4749444d6170202f4964656e746974790a3e3e0a656e646f626a0a37332030206f626a0a3c3c0a2f4c656e677468203336310a2f46696c746572202f466c6174654465636f64650a3e3e0a73747265616d0a789c5d92bb6e843010457bbec2e5a65801e6e1ac849022b6a1c843215b4529008f115230c8780bfe3ec2d7d9ac52c0d51dcf9919f084557daef56859f866e6be21cbd4a8a5a175be9a9e5847c3a883983339f6d63bf7eea77609c2aa3e37db6a69aab59a5951048c85ef348cab351b3b3cc9b9a3873df66a2499510fec70a91a1769aecbf24d1369cba2a02c99241584d573bbbcb413b1d0a1c75a92b6a3dd8e97aaf9cbf8d81662dcf91823f5b3a475697b32ad1e2828a2288aca4229a5ca80b4fc77eca14edd67b3228a92b6649f77368670271cc14c38c9712652b81e923949bd2370702980dc0327144bd0015c820efc110ec29199780ec15ca126801c230954c92524078e21043801204530c78709488a0e19b8d40b1a653ed37f34ce841f1e223044862a296611a7db7f2d78142333ef2070dc03c039b8cccf899494033f955ffb6dfededb7eb1fb12de96a6bf1a43daba4d758bb2afc8a8e9b6cccbbcec947b7e00202cc5da0a656e6473747265616d0a656e646f626a0a31362030206f626a0a3c3c0a2f54797065202f466f6e740a2f53756274797065202f54797065300a2f42617365466f6e74202f435a5a5a5a5a2b4e6f746f53616e732d526567756c61720a2f456e636f64696e67202f4964656e746974792d480a2f44657363656e64616e74466f6e7473205b3732203020525d0a2f546f556e69636f6465203733203020520a3e3e0a656e646f626a0a342030206f626a0a3c3c0a3e3e0a656e646f626a0a362030206f626a0a3c3c0a2f54797065202f53747275637454726565526f6f740a2f506172656e7454726565203c3c0a20202f4e756d73205b0a2020202030205b31322030205220313420302052203135203020522031372030205220313820302052203139203020522032322030205220323320302052203235203020522032362030205220323820302052203239203020522033302030205220333120302052203334203020522033352030205220333620302052203337203020522033382030205220343020302052203430203020522034302030205220343020302052203431203020522034322030205220343320302052203434203020522034372030205220343820302052203530203020522035312030205220353320302052203534203020522035352030205220353620302052203537203020522035372030205220353820302052203539203020525d0a5d0a3e3e0a2f506172656e74547265654e6578744b657920310a2f4b205b38203020525d0a3e3e0a656e646f626a0a382030206f626a0a3c3c0a2f53202f446f63756d656e740a2f502036203020520a2f4b205b3132203020522031342030205220313520302052203137203020522031382030205220313920302052203230203020522033302030205220333120302052203332203020522034352030205220353520302052203536203020522035372030205220353820302052203539203020525d0a3e3e0a656e646f626a0a352030206f626a0a3c3c0a2f4d61726b656420747275650a3e3e0a656e646f626a0a37342030206f626a0a3c3c0a2f6c656e67746820313234340a2f54797065202f4d657461646174610a2f53756274797065202f584d4c0a2f4c656e67746820313234360a3e3e0a73747265616d0a3c3f787061636b657420626567696e3d22efbbbf222069643d2257354d304d7043656869487a7265537a4e54637a6b633964223f3e0a2020202020202020202020203c783a786d706d65746120786d6c6e733a783d2261646f62653a6e733a6d6574612f223e0a202020202020202020202020202020203c7264663a52444620786d6c6e733a7264663d22687474703a2f2f7777772e77332e6f72672f313939392f30322f32322d7264662d73796e7461782d6e7323223e0a20202020202020200a20202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a786d703d22687474703a2f2f6e732e61646f62652e636f6d2f7861702f312e302f223e0a2020202020202020202020203c786d703a437265617465446174653e323032362d31312d32395431333a32313a33395a3c2f786d703a437265617465446174653e0a2020202020202020202020203c786d703a43726561746f72546f6f6c3e5044464b69743c2f786d703a43726561746f72546f6f6c3e0a20202020202020203c2f7264663a4465736372697074696f6e3e0a20202020202020200a0a2020202020202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a64633d22687474703a2f2f7075726c2e6f72672f64632f656c656d656e74732f312e312f223e0a2020202020202020202020200a0a202020202020202020202020202020203c64633a7469746c653e0a20202020202020202020202020202020202020203c7264663a416c743e0a2020202020202020202020202020202020202020202020203c7264663a6c6920786d6c3a6c616e673d22782d64656661756c74223e51756f746520512d30303030323c2f7264663a6c693e0a20202020202020202020202020202020202020203c2f7264663a416c743e0a202020202020202020202020202020203c2f64633a7469746c653e0a202020202020202020202020202020200a0a202020202020202020202020202020203c64633a63726561746f723e0a20202020202020202020202020202020202020203c7264663a5365713e0a2020202020202020202020202020202020202020202020203c7264663a6c693e47756d6c65616620436f6d6d65726369616c20436c65616e696e6720507479204c74643c2f7264663a6c693e0a20202020202020202020202020202020202020203c2f7264663a5365713e0a202020202020202020202020202020203c2f64633a63726561746f723e0a202020202020202020202020202020200a0a2020202020202020202020203c2f7264663a4465736372697074696f6e3e0a2020202020202020202020200a0a20202020202020203c7264663a4465736372697074696f6e207264663a61626f75743d222220786d6c6e733a7064663d22687474703a2f2f6e732e61646f62652e636f6d2f7064662f312e332f223e0a2020202020202020202020203c7064663a50726f64756365723e5044464b69743c2f7064663a50726f64756365723e0a20202020202020203c2f7264663a4465736372697074696f6e3e0a20202020202020200a0a202020202020202020202020202020203c2f7264663a5244463e0a2020202020202020202020203c2f783a786d706d6574613e0a20202020202020203c3f787061636b657420656e643d2277223f3e0a656e6473747265616d0a656e646f626a0a332030206f626a0a3c3c0a2f54797065202f436174616c6f670a2f50616765732031203020520a2f4e616d65732032203020520a2f4c616e672028656e2d4155290a2f4d61726b496e666f2035203020520a2f53747275637454726565526f6f742036203020520a2f566965776572507265666572656e6365732037203020520a2f4d65746164617461203734203020520a3e3e0a656e646f626a0a312030206f626a0a3c3c0a2f54797065202f50616765730a2f436f756e7420310a2f4b696473205b3131203020525d0a3e3e0a656e646f626a0a322030206f626a0a3c3c0a2f4465737473203c3c0a20202f4e616d6573205b0a5d0a3e3e0a3e3e0a656e646f626a0a372030206f626a0a3c3c0a2f446973706c6179446f635469746c6520747275650a3e3e0a656e646f626a0a787265660a302037350a303030303030303030302036353533352066200a30303030303138343837203030303030206e200a30303030303138353435203030303030206e200a30303030303138333331203030303030206e200a30303030303136333838203030303030206e200a30303030303136393535203030303030206e200a30303030303136343039203030303030206e200a30303030303138353932203030303030206e200a30303030303136373935203030303030206e200a30303030303033333530203030303030206e200a30303030303033323330203030303030206e200a30303030303033303830203030303030206e200a30303030303030303135203030303030206e200a30303030303130353035203030303030206e200a30303030303030303730203030303030206e200a30303030303030313235203030303030206e200a30303030303136323337203030303030206e200a30303030303030313830203030303030206e200a30303030303030323335203030303030206e200a30303030303030323930203030303030206e200a30303030303030393537203030303030206e200a30303030303030343931203030303030206e200a30303030303030333436203030303030206e200a30303030303030343334203030303030206e200a30303030303030363934203030303030206e200a30303030303030353439203030303030206e200a30303030303030363337203030303030206e200a30303030303030383939203030303030206e200a30303030303030373532203030303030206e200a30303030303030383431203030303030206e200a30303030303031303234203030303030206e200a30303030303031303831203030303030206e200a30303030303032303534203030303030206e200a30303030303031353937203030303030206e200a30303030303031313337203030303030206e200a30303030303031323239203030303030206e200a30303030303031333231203030303030206e200a30303030303031343133203030303030206e200a30303030303031353035203030303030206e200a30303030303031393735203030303030206e200a30303030303031363736203030303030206e200a30303030303031373433203030303030206e200a30303030303031383031203030303030206e200a30303030303031383539203030303030206e200a30303030303031393137203030303030206e200a30303030303032373239203030303030206e200a30303030303032323631203030303030206e200a30303030303032313134203030303030206e200a30303030303032323033203030303030206e200a30303030303032343636203030303030206e200a30303030303032333139203030303030206e200a30303030303032343038203030303030206e200a30303030303032363731203030303030206e200a30303030303032353234203030303030206e200a30303030303032363133203030303030206e200a30303030303032373936203030303030206e200a30303030303032383532203030303030206e200a30303030303032393039203030303030206e200a30303030303032393638203030303030206e200a30303030303033303234203030303030206e200a30303030303035333139203030303030206e200a30303030303035313437203030303030206e200a30303030303035313732203030303030206e200a30303030303035313937203030303030206e200a30303030303035323333203030303030206e200a30303030303035323635203030303030206e200a30303030303035343234203030303030206e200a30303030303039343432203030303030206e200a30303030303039363536203030303030206e200a30303030303130303836203030303030206e200a30303030303130363533203030303030206e200a30303030303135313239203030303030206e200a30303030303135333436203030303030206e200a30303030303135383033203030303030206e200a30303030303136393839203030303030206e200a747261696c65720a3c3c0a2f53697a652037350a2f526f6f742033203020520a2f496e666f203630203020520a2f4944205b3c38323836326539633732356466356433383563353533643236323763616266653e203c38323836326539633732356466356433383563353533643236323763616266653e5d0a3e3e0a7374617274787265660a31383633350a2525454f460a', 'b605dd4a3dd11f59948636111059c769b4d8cbf74f80afbd3bc2a5705019e158');
INSERT INTO "quote_link" (id, quote_id, token_hash, created_at, expires_at, revoked_at) OVERRIDING SYSTEM VALUE VALUES
  ('1f724fdc-1bda-4dd3-a66d-c160b3205f9f', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'd24d89c1da2cbc61b28c81345e3d3a8009c4fed72d4931b6b638f9262156efe9', '2026-11-29 13:21:40.303671+00', '2027-02-24 00:00:00+00', NULL),
  ('2802de8a-e931-413c-a69b-b5eba811df5a', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', '6fa8a01ab86dbb1a2b91f6d2f153c4537a36bec0f09f11966f40774be5cb88d6', '2026-11-29 13:21:39.094768+00', '2027-02-24 00:00:00+00', NULL),
  ('981e8b0c-3cdf-4f9c-977a-3c261e2da403', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', 'cd84f1a24b7f21d145007410bbabe644b7042367a9d85a5013d367972e444d29', '2026-11-29 13:21:39.830637+00', '2027-02-24 00:00:00+00', NULL);
INSERT INTO "quote_acceptance" (quote_id, name, role, at, address, pdf_sha256, entered_by, said_on, note) OVERRIDING SYSTEM VALUE VALUES
  ('ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Anita Kovacs', '', '2026-11-29 13:21:40.372429+00', '', 'cdaa90eb816d1e0308efb4003f3c98101647c1afd872d453ed1bc0baef19c5df', 'Helen Marsh', NULL, 'By telephone');
INSERT INTO "quote_text" (id, title, text, edit) OVERRIDING SYSTEM VALUE VALUES
  ('cc6871a5-52c2-5678-b4ef-b20a470238b9', 'Our terms', 'Cleaning agents and machines are ours. Bin liners and hand towels are yours. Either side may end the agreement with 30 days’ notice.', '1');
INSERT INTO "site_proof" (only_row, proof, version) OVERRIDING SYSTEM VALUE VALUES
  ('true', '{"checks": [{"text": "Everybody who works at a client shows a police check, and a new one when it expires.", "title": "Police checks"}, {"text": "Whoever cleans at schools and child care holds a current check.", "title": "Work with children"}], "prices": [{"per": "a visit", "note": "Up to 150 m², once a week, in the evening.", "dollars": 95, "service": "office-cleaning"}, {"per": "a home", "note": "One bedroom, without carpets.", "dollars": 380, "service": "end-of-lease-cleaning"}, {"per": "a visit", "note": "Shop front, inside and outside.", "dollars": 120, "service": "window-cleaning"}], "ratings": [{"count": 63, "value": 4.8, "source": "Customer survey", "read_on": "2026-11-22", "source_address": ""}], "examples": [{"per": "a month", "title": "An office of 300 m² in the city", "details": "Three evenings a week: desks, floors, kitchen, two bathrooms and bins.", "dollars": 1480, "service": "office-cleaning"}], "come_back": "Something is not right? Tell us within 24 hours and we come back and do it again at no cost.", "manager_name": "Priya Nair", "manager_role": "Operations manager", "promise_days": 1, "testimonials": [{"name": "Marguerite Lindqvist", "text": "The rooms are ready when the first patient comes, every morning for three years. When a tap leaked at night, they rang us before we knew.", "rating": null, "source": "Letter", "said_on": "2026-08-24", "organisation": "Practice manager, Norwood", "source_address": ""}, {"name": "Theo Karagiannis", "text": "Our tenants stopped writing to us about the stairs. The monthly sheet tells the committee what was done, and when.", "rating": 5, "source": "Email", "said_on": "2026-10-19", "organisation": "Strata committee, North Adelaide", "source_address": ""}, {"name": "Jess Whitcombe", "text": "They quoted one price, came on the day and the agent found nothing to add to the list.", "rating": 5, "source": "Customer survey", "said_on": "2026-11-10", "organisation": "End of lease, Unley", "source_address": ""}], "response_hours": 4, "served_postcodes": ["5000", "5006", "5007", "5008", "5009", "5010", "5011", "5012", "5013", "5014", "5015", "5016", "5017", "5018", "5019", "5020", "5021", "5022", "5023", "5024", "5025", "5031", "5032", "5033", "5034", "5035", "5037", "5038", "5039", "5040", "5041", "5042", "5043", "5044", "5045", "5046", "5047", "5048", "5049", "5050", "5051", "5052", "5061", "5062", "5063", "5064", "5065", "5066", "5067", "5068", "5069", "5070", "5072", "5073", "5074", "5075", "5076", "5081", "5082", "5083", "5084", "5085", "5086", "5087", "5088", "5089", "5090", "5091", "5092", "5093", "5094", "5095", "5096", "5097", "5098", "5106", "5107", "5108", "5109", "5110", "5111", "5112", "5113", "5114", "5125", "5126", "5127", "5150", "5151", "5152", "5154", "5155", "5156", "5158", "5159", "5160", "5161", "5162", "5163", "5164", "5165", "5166", "5167", "5168", "5169", "5245", "5250", "5251", "5252", "5950"], "is_police_checked": true}', '1');
INSERT INTO "site_proof_version" (version, proof, saved_by, saved_at) OVERRIDING SYSTEM VALUE VALUES
  ('1', '{"checks": [{"text": "Everybody who works at a client shows a police check, and a new one when it expires.", "title": "Police checks"}, {"text": "Whoever cleans at schools and child care holds a current check.", "title": "Work with children"}], "prices": [{"per": "a visit", "note": "Up to 150 m², once a week, in the evening.", "dollars": 95, "service": "office-cleaning"}, {"per": "a home", "note": "One bedroom, without carpets.", "dollars": 380, "service": "end-of-lease-cleaning"}, {"per": "a visit", "note": "Shop front, inside and outside.", "dollars": 120, "service": "window-cleaning"}], "ratings": [{"count": 63, "value": 4.8, "source": "Customer survey", "read_on": "2026-11-22", "source_address": ""}], "examples": [{"per": "a month", "title": "An office of 300 m² in the city", "details": "Three evenings a week: desks, floors, kitchen, two bathrooms and bins.", "dollars": 1480, "service": "office-cleaning"}], "come_back": "Something is not right? Tell us within 24 hours and we come back and do it again at no cost.", "manager_name": "Priya Nair", "manager_role": "Operations manager", "promise_days": 1, "testimonials": [{"name": "Marguerite Lindqvist", "text": "The rooms are ready when the first patient comes, every morning for three years. When a tap leaked at night, they rang us before we knew.", "rating": null, "source": "Letter", "said_on": "2026-08-24", "organisation": "Practice manager, Norwood", "source_address": ""}, {"name": "Theo Karagiannis", "text": "Our tenants stopped writing to us about the stairs. The monthly sheet tells the committee what was done, and when.", "rating": 5, "source": "Email", "said_on": "2026-10-19", "organisation": "Strata committee, North Adelaide", "source_address": ""}, {"name": "Jess Whitcombe", "text": "They quoted one price, came on the day and the agent found nothing to add to the list.", "rating": 5, "source": "Customer survey", "said_on": "2026-11-10", "organisation": "End of lease, Unley", "source_address": ""}], "response_hours": 4, "served_postcodes": ["5000", "5006", "5007", "5008", "5009", "5010", "5011", "5012", "5013", "5014", "5015", "5016", "5017", "5018", "5019", "5020", "5021", "5022", "5023", "5024", "5025", "5031", "5032", "5033", "5034", "5035", "5037", "5038", "5039", "5040", "5041", "5042", "5043", "5044", "5045", "5046", "5047", "5048", "5049", "5050", "5051", "5052", "5061", "5062", "5063", "5064", "5065", "5066", "5067", "5068", "5069", "5070", "5072", "5073", "5074", "5075", "5076", "5081", "5082", "5083", "5084", "5085", "5086", "5087", "5088", "5089", "5090", "5091", "5092", "5093", "5094", "5095", "5096", "5097", "5098", "5106", "5107", "5108", "5109", "5110", "5111", "5112", "5113", "5114", "5125", "5126", "5127", "5150", "5151", "5152", "5154", "5155", "5156", "5158", "5159", "5160", "5161", "5162", "5163", "5164", "5165", "5166", "5167", "5168", "5169", "5245", "5250", "5251", "5252", "5950"], "is_police_checked": true}', 'Helen Marsh', '2026-11-29 13:21:40.505+00');
INSERT INTO "skipped_setup_step" (step, skipped_by, skipped_at) OVERRIDING SYSTEM VALUE VALUES
  ('bank', 'Helen Marsh', '2026-11-29 13:21:40.523159+00'),
  ('clients', 'Helen Marsh', '2026-11-29 13:21:40.523159+00'),
  ('company', 'Helen Marsh', '2026-11-29 13:21:40.523159+00'),
  ('gst', 'Helen Marsh', '2026-11-29 13:21:40.523159+00'),
  ('invoice', 'Helen Marsh', '2026-11-29 13:21:40.523159+00'),
  ('job', 'Helen Marsh', '2026-11-29 13:21:40.523159+00'),
  ('logo', 'Helen Marsh', '2026-11-29 13:21:40.523159+00'),
  ('mail', 'Helen Marsh', '2026-11-29 13:21:40.523159+00'),
  ('people', 'Helen Marsh', '2026-11-29 13:21:40.523159+00');
SELECT setval('migration_id_seq', 15);
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
