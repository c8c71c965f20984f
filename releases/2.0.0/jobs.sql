-- The database of svc-jobs as release 2.0.0 made and filled it, with its demo company.

SET check_function_bodies = off;
CREATE SEQUENCE migration_id_seq;
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
CREATE OR REPLACE FUNCTION public.keep_past_enrolment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        INSERT INTO past_enrolment (job_id, person_id, enrolled_at, ended_at) VALUES (OLD.job_id, OLD.person_id, OLD.enrolled_at, clock_timestamp()) ON CONFLICT (job_id, person_id) DO UPDATE SET enrolled_at = EXCLUDED.enrolled_at, ended_at = EXCLUDED.ended_at;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_complaint_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        RAISE EXCEPTION 'complaints are kept as they were reported' USING ERRCODE = 'restrict_violation';
      END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_correction_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN RAISE EXCEPTION 'corrections are never changed or deleted'; END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_settlement_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN RAISE EXCEPTION 'settlements are never changed or deleted'; END $function$
;
CREATE OR REPLACE FUNCTION public.remove_re_clean()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        DELETE FROM re_clean WHERE change_id = OLD.id;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_incident_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        RAISE EXCEPTION 'incidents are kept as they were reported' USING ERRCODE = 'restrict_violation';
      END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_checklist_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        RAISE EXCEPTION 'a version of a checklist is never changed' USING ERRCODE = 'restrict_violation';
      END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_inspection_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        RAISE EXCEPTION 'an inspection is never changed' USING ERRCODE = 'restrict_violation';
      END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_visit_feedback_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        RAISE EXCEPTION 'what a client has said is never changed' USING ERRCODE = 'restrict_violation';
      END $function$
;
CREATE OR REPLACE FUNCTION public.note_owed_to_leaver()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        -- Behind work that is finished at this moment; see Assignments.lock.
        PERFORM 1 FROM person_assignments WHERE person_id = NEW.id FOR UPDATE;
        INSERT INTO person_owed VALUES (NEW.id, owed_cents(NEW.id))
        ON CONFLICT (person_id) DO UPDATE SET cents = excluded.cents;
        -- svc-auth erases what is not needed any more once nothing is owed.
        INSERT INTO change (entity, entity_id) VALUES ('owed', NEW.id)
        ON CONFLICT (entity, entity_id) DO UPDATE SET seq = NULL, changed_at = now();
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.erase_absences_of_leaver()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        DELETE FROM absence WHERE person_id = NEW.id;
        UPDATE shift_change SET note = NULL WHERE person_id = NEW.id AND kind = 'away' AND note IS NOT NULL;
        RETURN NULL;
      END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_incident_note_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          RAISE EXCEPTION 'incidents are kept as they were reported' USING ERRCODE = 'restrict_violation';
        END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_site_view_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          RAISE EXCEPTION 'who has seen door and alarm details is kept' USING ERRCODE = 'restrict_violation';
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
CREATE OR REPLACE FUNCTION public.refuse_message_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
        BEGIN
          IF TG_OP = 'UPDATE' AND OLD.removed_at IS NULL AND NEW.removed_at IS NOT NULL
            AND to_jsonb(NEW) - ARRAY['text', 'photos', 'removed_at'] = to_jsonb(OLD) - ARRAY['text', 'photos', 'removed_at'] THEN
            RETURN NEW;
          END IF;
          RAISE EXCEPTION 'messages are kept as they were sent' USING ERRCODE = 'restrict_violation';
        END $function$
;
CREATE OR REPLACE FUNCTION public.refuse_supply_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        RAISE EXCEPTION 'requests for supplies are kept as they were sent' USING ERRCODE = 'restrict_violation';
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
CREATE TABLE job (
  id uuid NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  address text NOT NULL,
  map_link text NOT NULL,
  description text NOT NULL,
  need_count integer NOT NULL,
  contractor_rate_cents integer NOT NULL,
  company_rate_cents integer NOT NULL,
  quick_date date,
  quick_time text,
  created_at timestamp with time zone NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  closed_at timestamp with time zone,
  expected_minutes integer
);
CREATE TABLE timetable_slot (
  id uuid NOT NULL,
  job_id uuid NOT NULL,
  "position" smallint NOT NULL,
  start_time text NOT NULL,
  end_time text NOT NULL,
  days smallint[] NOT NULL,
  valid_from date,
  valid_until date,
  is_extra boolean DEFAULT false NOT NULL,
  every smallint DEFAULT 1 NOT NULL,
  month_week smallint,
  starts_on date,
  ends_on date,
  holidays text
);
CREATE TABLE job_request (
  id uuid NOT NULL,
  job_id uuid NOT NULL,
  person_id uuid NOT NULL,
  status text NOT NULL,
  requested_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  decided_by uuid
);
CREATE TABLE enrolment (
  job_id uuid NOT NULL,
  person_id uuid NOT NULL,
  enrolled_at timestamp with time zone NOT NULL
);
CREATE TABLE person_assignments (
  person_id uuid NOT NULL,
  version integer NOT NULL
);
CREATE TABLE complaint (
  id uuid NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  idempotency_key uuid NOT NULL,
  state text DEFAULT 'reported'::text NOT NULL,
  job_id uuid NOT NULL,
  channel text NOT NULL,
  client_name text NOT NULL,
  email text NOT NULL,
  telephone text NOT NULL,
  about_day date,
  text text NOT NULL,
  photos uuid[] NOT NULL,
  reported_at timestamp with time zone NOT NULL,
  recorded_by uuid,
  recorded_by_name text NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  acknowledged_at timestamp with time zone,
  acknowledged_by_name text DEFAULT ''::text NOT NULL,
  confirmed_at timestamp with time zone,
  confirmed_by_name text DEFAULT ''::text NOT NULL,
  confirmed_how text,
  reopened integer DEFAULT 0 NOT NULL
);
CREATE TABLE work_record (
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  job_id uuid NOT NULL,
  slot_id uuid,
  business_date date NOT NULL,
  is_manual boolean NOT NULL,
  started_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  planned_end text,
  start_location text,
  finish_location text,
  contractor_rate_cents integer,
  company_rate_cents integer,
  cap_minutes integer,
  minutes integer,
  contractor_cents bigint,
  company_cents bigint,
  start_key uuid,
  start_received_at timestamp with time zone,
  finish_received_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  finished_by uuid,
  planned_from timestamp with time zone,
  planned_until timestamp with time zone,
  expected_minutes integer,
  state text,
  hold_reasons text[] DEFAULT '{}'::text[] NOT NULL,
  decided_by uuid,
  decided_at timestamp with time zone,
  decision_note text,
  start_lacked text[] DEFAULT '{}'::text[] NOT NULL,
  complaint_id uuid
);
CREATE TABLE work_record_correction (
  work_record_id uuid NOT NULL,
  version integer NOT NULL,
  corrected_at timestamp with time zone NOT NULL,
  corrected_by uuid NOT NULL,
  reason text NOT NULL,
  before jsonb NOT NULL
);
CREATE TABLE settlement (
  person_id uuid NOT NULL,
  number integer NOT NULL,
  paid_on date NOT NULL,
  cents bigint NOT NULL,
  settled_by uuid NOT NULL,
  settled_at timestamp with time zone NOT NULL
);
CREATE TABLE person_owed (
  person_id uuid NOT NULL,
  cents bigint NOT NULL
);
CREATE TABLE shift_pick (
  job_id uuid NOT NULL,
  person_id uuid NOT NULL,
  start_time text NOT NULL,
  end_time text NOT NULL,
  days smallint[] NOT NULL
);
CREATE TABLE shift_change (
  id uuid NOT NULL,
  job_id uuid NOT NULL,
  business_date date NOT NULL,
  "time" text NOT NULL,
  kind text NOT NULL,
  person_id uuid,
  note text,
  changed_by uuid NOT NULL,
  changed_at timestamp with time zone NOT NULL
);
CREATE TABLE absence (
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  from_date date NOT NULL,
  until_date date NOT NULL,
  reason text NOT NULL,
  reported_at timestamp with time zone NOT NULL,
  reported_by uuid NOT NULL,
  withdrawn_at timestamp with time zone,
  withdrawn_by uuid
);
CREATE TABLE cover_offer (
  id uuid NOT NULL,
  job_id uuid NOT NULL,
  business_date date NOT NULL,
  "time" text NOT NULL,
  for_person_id uuid NOT NULL,
  to_all boolean NOT NULL,
  offered_by uuid NOT NULL,
  offered_at timestamp with time zone NOT NULL,
  withdrawn_at timestamp with time zone,
  withdrawn_by uuid
);
CREATE TABLE cover_offer_person (
  offer_id uuid NOT NULL,
  person_id uuid NOT NULL
);
CREATE TABLE cover (
  id uuid NOT NULL,
  offer_id uuid NOT NULL,
  job_id uuid NOT NULL,
  business_date date NOT NULL,
  "time" text NOT NULL,
  for_person_id uuid NOT NULL,
  person_id uuid NOT NULL,
  taken_at timestamp with time zone NOT NULL,
  taken_back_at timestamp with time zone,
  taken_back_by uuid
);
CREATE TABLE calendar_link (
  person_id uuid NOT NULL,
  key_hash text NOT NULL,
  made_at timestamp with time zone NOT NULL
);
CREATE TABLE job_fence (
  job_id uuid NOT NULL,
  lat double precision NOT NULL,
  lng double precision NOT NULL,
  radius integer NOT NULL,
  source text NOT NULL,
  set_by uuid NOT NULL,
  set_at timestamp with time zone NOT NULL
);
CREATE TABLE public_holiday (
  state text NOT NULL,
  date date NOT NULL,
  from_time text NOT NULL,
  name text NOT NULL,
  removed boolean DEFAULT false NOT NULL
);
CREATE TABLE holiday_rule (
  job_id uuid NOT NULL,
  state text NOT NULL,
  policy text NOT NULL,
  contractor_rate_cents integer
);
CREATE TABLE holiday_decision (
  job_id uuid NOT NULL,
  date date NOT NULL,
  decision text NOT NULL,
  decided_by uuid NOT NULL,
  decided_at timestamp with time zone NOT NULL
);
CREATE TABLE shift_alert (
  job_id uuid NOT NULL,
  business_date date NOT NULL,
  "time" text NOT NULL,
  person_id uuid NOT NULL,
  kind text NOT NULL,
  raised_at timestamp with time zone NOT NULL
);
CREATE TABLE paid_by_run (
  person_id uuid NOT NULL,
  paid_cents bigint NOT NULL,
  in_run_cents bigint NOT NULL,
  open_adjustments_cents bigint DEFAULT 0 NOT NULL
);
CREATE TABLE undone_start (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  person_id uuid NOT NULL,
  record_id uuid,
  start_key uuid,
  undone_at timestamp with time zone NOT NULL
);
CREATE TABLE incident (
  id uuid NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  idempotency_key uuid NOT NULL,
  kind text NOT NULL,
  state text DEFAULT 'new'::text NOT NULL,
  person_id uuid NOT NULL,
  person_name text NOT NULL,
  job_id uuid,
  text text NOT NULL,
  happened_at timestamp with time zone NOT NULL,
  reported_at timestamp with time zone NOT NULL
);
CREATE TABLE incident_note (
  id uuid NOT NULL,
  incident_id uuid NOT NULL,
  idempotency_key uuid,
  kind text NOT NULL,
  text text NOT NULL,
  state text,
  by_name text NOT NULL,
  at timestamp with time zone NOT NULL
);
CREATE TABLE incident_limit (
  address text NOT NULL,
  booked_until timestamp with time zone NOT NULL
);
CREATE TABLE past_enrolment (
  job_id uuid NOT NULL,
  person_id uuid NOT NULL,
  enrolled_at timestamp with time zone,
  ended_at timestamp with time zone
);
CREATE TABLE checklist_version (
  id uuid NOT NULL,
  job_id uuid NOT NULL,
  version integer NOT NULL,
  areas jsonb NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  saved_by_name text NOT NULL
);
CREATE TABLE visit_report (
  id uuid NOT NULL,
  idempotency_key uuid NOT NULL,
  record_id uuid NOT NULL,
  person_id uuid NOT NULL,
  version_id uuid,
  answers jsonb NOT NULL,
  photos jsonb NOT NULL,
  answered_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone NOT NULL
);
CREATE TABLE site_card (
  job_id uuid NOT NULL,
  instructions text DEFAULT ''::text NOT NULL,
  contact_name text DEFAULT ''::text NOT NULL,
  contact_telephone text DEFAULT ''::text NOT NULL,
  access text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 0 NOT NULL,
  description_kept text DEFAULT ''::text NOT NULL,
  erase_since timestamp with time zone
);
CREATE TABLE site_view (
  id uuid NOT NULL,
  job_id uuid NOT NULL,
  person_id uuid NOT NULL,
  seen_at timestamp with time zone NOT NULL
);
CREATE TABLE incident_photo (
  photo_id uuid NOT NULL,
  incident_id uuid NOT NULL,
  "position" integer NOT NULL
);
CREATE TABLE inspection (
  id uuid NOT NULL,
  idempotency_key uuid NOT NULL,
  job_id uuid NOT NULL,
  place text NOT NULL,
  inspected_at timestamp with time zone NOT NULL,
  inspected_by uuid NOT NULL,
  inspected_by_name text NOT NULL,
  note text NOT NULL,
  areas jsonb NOT NULL
);
CREATE TABLE inspection_template (
  place text NOT NULL,
  areas text[] NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  changed_by_name text NOT NULL
);
CREATE TABLE known_compliance (
  person_id uuid NOT NULL,
  documents jsonb NOT NULL,
  work_limit boolean NOT NULL
);
CREATE TABLE known_compliance_settings (
  id uuid NOT NULL,
  counting text[] NOT NULL,
  start text NOT NULL
);
CREATE TABLE job_requirement (
  job_id uuid NOT NULL,
  kind text NOT NULL
);
CREATE TABLE hours_elsewhere (
  person_id uuid NOT NULL,
  week date NOT NULL,
  minutes integer NOT NULL
);
CREATE TABLE course_break (
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  from_date date NOT NULL,
  until_date date NOT NULL
);
CREATE TABLE visit_feedback (
  id uuid NOT NULL,
  idempotency_key uuid NOT NULL,
  client_id uuid NOT NULL,
  client_name text NOT NULL,
  job_id uuid NOT NULL,
  business_date date NOT NULL,
  verdict text NOT NULL,
  text text NOT NULL,
  photos uuid[] NOT NULL,
  contact_name text NOT NULL,
  contact_email text NOT NULL,
  at timestamp with time zone NOT NULL
);
CREATE TABLE client_limit (
  address text NOT NULL,
  booked_until timestamp with time zone NOT NULL
);
CREATE TABLE complaint_note (
  id uuid NOT NULL,
  complaint_id uuid NOT NULL,
  idempotency_key uuid,
  kind text NOT NULL,
  text text NOT NULL,
  state text,
  photos uuid[] NOT NULL,
  by_id uuid,
  by_name text NOT NULL,
  at timestamp with time zone NOT NULL
);
CREATE TABLE re_clean (
  id uuid NOT NULL,
  complaint_id uuid NOT NULL,
  change_id uuid NOT NULL,
  job_id uuid NOT NULL,
  person_id uuid NOT NULL,
  business_date date NOT NULL,
  "time" text NOT NULL,
  paid boolean NOT NULL
);
CREATE TABLE text_without_code (
  job_id uuid NOT NULL,
  digest text NOT NULL
);
CREATE TABLE known_company (
  id uuid NOT NULL,
  name text NOT NULL,
  colour text NOT NULL
);
CREATE TABLE known_logo (
  id uuid NOT NULL,
  png bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL
);
CREATE TABLE work_settings (
  id smallint NOT NULL,
  start_without_location boolean NOT NULL,
  changed_at timestamp with time zone NOT NULL,
  version integer NOT NULL
);
CREATE TABLE message_thread (
  id uuid NOT NULL,
  kind text NOT NULL,
  message_count integer NOT NULL,
  last_at timestamp with time zone
);
CREATE TABLE message (
  id uuid NOT NULL,
  idempotency_key uuid NOT NULL,
  thread_id uuid NOT NULL,
  number integer NOT NULL,
  author_id uuid NOT NULL,
  author_name text NOT NULL,
  author_role text NOT NULL,
  text text NOT NULL,
  photos uuid[] NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  removed_at timestamp with time zone
);
CREATE TABLE message_read (
  thread_id uuid NOT NULL,
  person_id uuid NOT NULL,
  number integer NOT NULL,
  read_at timestamp with time zone NOT NULL
);
CREATE TABLE message_limit (
  address text NOT NULL,
  booked_until timestamp with time zone NOT NULL
);
CREATE TABLE supply_request (
  id uuid NOT NULL,
  number bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  idempotency_key uuid NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  person_id uuid NOT NULL,
  person_name text NOT NULL,
  job_id uuid NOT NULL,
  item text NOT NULL,
  quantity integer NOT NULL,
  note text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  photos uuid[] NOT NULL,
  asked_at timestamp with time zone NOT NULL
);
CREATE TABLE supply_items (
  id smallint NOT NULL,
  items text[] NOT NULL,
  version integer NOT NULL
);
CREATE TABLE supply_limit (
  address text NOT NULL,
  booked_until timestamp with time zone NOT NULL
);
CREATE TABLE site_calendar_link (
  job_id uuid NOT NULL,
  key_hash text NOT NULL,
  made_at timestamp with time zone NOT NULL
);
CREATE TABLE roster_import (
  id uuid NOT NULL,
  file_name text NOT NULL,
  sha256 text DEFAULT ''::text NOT NULL,
  assignments integer NOT NULL,
  imported_by text NOT NULL,
  imported_at timestamp with time zone DEFAULT now() NOT NULL,
  undone_at timestamp with time zone
);
CREATE TABLE roster_import_assignment (
  import_id uuid NOT NULL,
  job_id uuid NOT NULL,
  person_id uuid NOT NULL,
  enrolled_at timestamp with time zone NOT NULL
);
INSERT INTO "migration" (id, "timestamp", name) OVERRIDING SYSTEM VALUE VALUES
  ('1', '1799570000001', 'CreateKitTables1799570000001'),
  ('10', '1799710600000', 'AbsenceReasonOptional1799710600000'),
  ('11', '1799720100000', 'CreateMessages1799720100000'),
  ('12', '1799721100000', 'CreateSupplies1799721100000'),
  ('13', '1799722000000', 'TakeBackMessages1799722000000'),
  ('14', '1799724000000', 'CreateSiteCalendarLinks1799724000000'),
  ('15', '1799724300000', 'CreateRosterImports1799724300000'),
  ('2', '1799570000002', 'CreateReplicaTables1799570000002'),
  ('3', '1799570000010', 'CreateJobsTables1799570000010'),
  ('4', '1799630000000', 'FoldText1799630000000'),
  ('5', '1799650000000', 'KeepHistories1799650000000'),
  ('6', '1799660000000', 'StartWithoutLocation1799660000000'),
  ('7', '1799670000000', 'PublishWorkedMinutes1799670000000'),
  ('8', '1799710100000', 'EnterOutgoingMails1799710100000'),
  ('9', '1799710400000', 'RecordHoursByHand1799710400000');
INSERT INTO "demo_seed" (only_row, seeded_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '2026-11-29 19:52:38.458967+00');
INSERT INTO "change" (entity, entity_id, seq, request_id, changed_at) OVERRIDING SYSTEM VALUE VALUES
  ('assignments', '01900000-0000-7000-8000-000000000010', '555', NULL, '2026-11-29 19:52:36.454702+00'),
  ('assignments', '01900000-0000-7000-8000-000000000011', '556', NULL, '2026-11-29 19:52:36.454702+00'),
  ('assignments', '01900000-0000-7000-8000-000000000012', '557', NULL, '2026-11-29 19:52:36.454702+00'),
  ('assignments', '01900000-0000-7000-8000-000000000013', '558', NULL, '2026-11-29 19:52:36.454702+00'),
  ('assignments', '01900000-0000-7000-8000-000000000014', '559', NULL, '2026-11-29 19:52:36.454702+00'),
  ('assignments', '01900000-0000-7000-8000-000000000015', '560', NULL, '2026-11-29 19:52:36.454702+00'),
  ('current-work', '01900000-0000-7000-8000-000000000013', '564', NULL, '2026-11-29 19:52:38.196992+00'),
  ('job', '01900000-0000-7000-9000-000000000001', '1', NULL, '2026-11-29 19:52:34.04227+00'),
  ('job', '01900000-0000-7000-9000-000000000002', '166', NULL, '2026-11-29 19:52:34.530558+00'),
  ('job', '01900000-0000-7000-9000-000000000003', '216', NULL, '2026-11-29 19:52:34.81012+00'),
  ('job', '01900000-0000-7000-9000-000000000004', '297', NULL, '2026-11-29 19:52:35.187232+00'),
  ('job', '01900000-0000-7000-9000-000000000005', '347', NULL, '2026-11-29 19:52:35.556236+00'),
  ('job', '01900000-0000-7000-9000-000000000006', '398', NULL, '2026-11-29 19:52:35.87862+00'),
  ('job', '01900000-0000-7000-9000-000000000007', '478', NULL, '2026-11-29 19:52:36.139502+00'),
  ('job', '01900000-0000-7000-9000-000000000008', '548', NULL, '2026-11-29 19:52:36.240133+00'),
  ('job', '01900000-0000-7000-9000-000000000021', '550', NULL, '2026-11-29 19:52:36.283018+00'),
  ('job', '01900000-0000-7000-9000-000000000022', '552', NULL, '2026-11-29 19:52:36.335048+00'),
  ('job', '01900000-0000-7000-9000-000000000023', '553', NULL, '2026-11-29 19:52:36.377138+00'),
  ('job', '01900000-0000-7000-9000-000000000024', '554', NULL, '2026-11-29 19:52:36.424092+00'),
  ('planned-visits', '01900000-0000-7000-9000-000000000001', '2', NULL, '2026-11-29 19:52:34.04227+00'),
  ('planned-visits', '01900000-0000-7000-9000-000000000002', '167', NULL, '2026-11-29 19:52:34.530558+00'),
  ('planned-visits', '01900000-0000-7000-9000-000000000003', '217', NULL, '2026-11-29 19:52:34.81012+00'),
  ('planned-visits', '01900000-0000-7000-9000-000000000004', '298', NULL, '2026-11-29 19:52:35.187232+00'),
  ('planned-visits', '01900000-0000-7000-9000-000000000005', '348', NULL, '2026-11-29 19:52:35.556236+00'),
  ('planned-visits', '01900000-0000-7000-9000-000000000006', '399', NULL, '2026-11-29 19:52:35.87862+00'),
  ('planned-visits', '01900000-0000-7000-9000-000000000007', '479', NULL, '2026-11-29 19:52:36.139502+00'),
  ('planned-visits', '01900000-0000-7000-9000-000000000008', '549', NULL, '2026-11-29 19:52:36.240133+00'),
  ('work-record', '019fb9f6-3420-7516-9949-400f0dcc5eef', '299', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '019fbab6-1150-7735-a947-55e9b7859c20', '480', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '019fbabc-6668-7316-9273-6e4b17aebbf6', '481', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '019fbfde-0b60-764b-9b0a-7d9f9845d47b', '482', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '019fbfe2-f530-72f5-94f2-6baaaa7b7404', '483', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '019fc40e-3020-7599-8c88-374a14218c1d', '400', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '019fc427-1338-70c5-ab7e-095cd390d938', '3', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019fc428-1120-71a0-8021-45c62252bb3f', '4', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019fc6de-c8c8-70a9-944e-8fa46ea87a69', '218', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '019fc6f5-61f0-712b-ba27-3c18c8c17b5f', '168', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '019fc799-1048-75bf-99c8-4592ca35985f', '349', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '019fc939-c028-77e7-b8a3-23f66dd57582', '401', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '019fc94c-8ca8-732f-ac4b-e61963aa6287', '5', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019fc955-0888-7630-afa9-7176ff55b71d', '6', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019fc983-aa08-76a7-b657-db8b5965a843', '300', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '019fcc02-2340-71dd-a638-b5f6c07b8d3c', '219', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '019fce5f-8ba0-7780-9728-8d4cbbf62fae', '402', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '019fce75-de78-7694-a2ac-eba78cfacd63', '7', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019fce79-0ee0-73be-bd2a-bd98f0da7b53', '8', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019fd12c-8a68-70cd-b1c1-e5e8badb646e', '220', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '019fd13e-a338-765c-bbe0-7d22d741529c', '169', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '019fd1ec-9a60-73cb-852b-341e94e424b9', '350', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '019fd383-3c08-7306-aee4-7bbaef22a3ad', '403', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '019fd39d-eff8-72d8-bcd3-52bc1b57e157', '9', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019fd3a3-5e98-77cd-a34d-c237e5bc0c3f', '10', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019fd3de-5458-7049-9b6e-a7891dfc4c3a', '301', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '019fd651-9a60-76d1-bf68-65330c2d5123', '221', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '019fd8a7-abd8-766c-9240-e5a9e6ca3030', '404', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '019fd8c5-1330-77de-b63e-8f89fcce4cd6', '11', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019fd8ca-5ea8-7326-882e-83ddec12e8a6', '12', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019fdb76-bde0-76aa-bb51-1cbca39dc90c', '222', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '019fdb93-69b8-7354-bd9c-ec11d264d04e', '170', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '019fdc3c-1950-7270-a348-8b8b663d4cb6', '351', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '019fde0a-ab48-754d-8843-8f9cc42a82ed', '302', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '019fdec6-c788-72ec-ad55-5a666bdde0ed', '484', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '019fdecc-6120-768d-ae1f-a37eedadcb55', '485', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '019fe3f1-b768-74bb-a039-ca151561cab0', '486', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '019fe3f5-5918-7033-a5e4-8e96460f1a28', '487', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '019fe818-1828-7682-bb73-86e54814bfe2', '405', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '019fe834-cfb8-7461-9e39-721831688e23', '13', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019fe83a-a000-7420-9309-e335cbd41a43', '14', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019feae2-3890-7660-a3f5-27c82d6b258d', '223', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '019feafc-e898-76d1-aa57-a164bae164a9', '171', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '019feba7-9fb8-7609-8c12-480cd9ee617f', '352', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '019fed3e-9368-7177-9247-cc8d9c9cb778', '406', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '019fed59-3f88-70d3-bf8c-3b0f66d3a94a', '15', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019fed63-f5b8-7020-a7e5-650dc29fb51e', '16', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019ff00e-2e28-745f-819b-d82c8cedb7a2', '224', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '019ff26c-fde8-70c8-8784-b33f3bf4b559', '407', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '019ff28b-7a98-7590-914d-895bb2a618af', '17', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019ff537-2df0-745d-b80c-7373d4e29731', '225', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '019ff5fa-81d8-7058-8975-59e9f528c40f', '353', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '019ff78c-4d38-7762-be62-4ee20174d897', '408', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '019ff7a9-4f00-743f-98e9-cfd74ef18c8f', '18', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019ff7ab-2b90-75ab-90db-d7e82bf90577', '19', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019ff7e3-9110-71a9-9be7-30baab2ee6e4', '303', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '019ffa62-9300-7551-b104-39c07482cbbd', '226', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '019ffcb2-a938-7299-adfc-8999a5607b52', '409', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '019ffcd6-abf8-745b-8345-e9fec112f41e', '20', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019ffcd8-07a0-73e9-9424-9cd36ae285f6', '21', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '019fff96-c210-7775-98c5-fd41ffaaeba8', '172', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a00043-f200-7623-82b7-8bccc5d77046', '354', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a002ce-0010-72eb-9f91-23a452181bfd', '488', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a002d4-0320-7286-91ed-0c6bb8a67109', '489', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a007f5-d310-7610-9c23-c37b93b42b84', '490', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a007ff-7000-709e-bee4-aa4fb8a172a4', '491', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a00c26-e230-7603-bc50-415a6abb33c6', '410', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a00c3f-a220-726e-a302-ffe1cb7f55cd', '22', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a00c45-62c8-74d2-84d3-9bfeb7324d41', '23', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a00eed-87f8-73d1-9361-786f11e248fd', '227', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a00f0c-4ee0-77e5-b8ca-41f812b4ce0f', '173', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a00fb9-4820-72f0-9347-a0f159665979', '355', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a0114e-0d38-7609-9c1a-896331abcfd5', '411', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a0116a-2888-71b4-b67d-dbfc14200549', '24', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a01172-a850-70c0-abfa-2704c7cfc7ed', '25', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a011a7-7008-71bc-b8c5-a8d057cde333', '304', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a0141b-6da8-730e-96ed-0e9d4ccea68a', '228', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a01673-1560-761d-90e0-5acab3cc919a', '412', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a0168e-4650-7423-8d88-69670fa22a4c', '26', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a01940-6248-779c-83f8-53be5c87879c', '229', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a01961-f7f0-7765-b7c8-532e78006207', '174', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a019ff-d600-758d-bdfe-29fc36fb2948', '356', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a01b98-63d8-7521-919c-9bd9030709d6', '413', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a01bb4-a638-70f5-9233-7691016c7416', '27', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a01bb7-b378-71e4-9a40-293c9c5b0cef', '28', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a01bec-0dd0-73d2-8a9d-0b3bda8cc012', '305', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a01e6c-4070-7644-a4e0-1ec223f73d35', '230', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a020c7-89d8-75f9-a9e5-280512388d5a', '414', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a020d9-ece0-7423-b505-55a90041fe6f', '29', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a020e0-3258-7296-9f01-34d40df061db', '30', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a02391-b210-75c3-8cde-578765be9902', '231', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a023b0-e270-7783-a296-549a86cad987', '175', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a0244b-bef8-7358-9312-da8e458ae9f5', '357', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a02621-1750-727d-b6ff-c92e330145a0', '306', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a026e6-8a30-7264-9a31-3fee0b6e5c49', '492', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a026e8-bcb0-758c-af4b-76b5dda3b3b0', '493', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a02c02-a918-7047-8193-438d8aa8a013', '494', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a02c0a-fde8-75c2-ad6c-f7bf49ebe7e8', '495', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a0303d-16a8-7756-873b-335027f781ae', '415', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a0304d-85b0-7117-b8b5-96b5cc899580', '31', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0304f-d388-77c8-85a3-cf67cdf417a2', '32', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a03322-21b0-76d8-8b6c-85c7321e2b01', '176', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a033bf-6f38-7185-b712-41da248fcafb', '358', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a0355c-5e28-7392-9cc3-d2ec37b314f9', '416', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a03578-0c18-7649-8640-7c0cfd5c37b7', '33', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a03579-5438-7468-b2df-faf56aa74acd', '34', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a035b3-6b50-743b-bce8-77c814c21f78', '307', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a03a7f-fb08-704e-8660-55ec4de77a4a', '417', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a03a9c-58c0-72f0-92b3-f7652ac557d4', '35', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a03aa5-e9f8-731b-b0fa-0d7a972092a4', '36', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a03d54-6828-733d-80ec-e7adc04d85da', '232', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a03d6f-6650-72ca-ab06-712624039476', '177', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a03e0e-8898-7417-96fe-71b3f0f667e6', '359', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a03fa6-6a90-74ec-8cc5-6cfa5f9b348b', '418', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a03fc5-f0e0-735b-90df-e7e7a5ca5052', '37', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a03fcc-2aa0-777d-9093-a24165b92b04', '38', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a03ff8-18b8-71e4-9195-3919b34a8fa2', '308', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a0427b-29b8-77fb-97db-154acc350d2a', '233', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a044d7-e638-75b0-9a32-8db151ed9b5e', '419', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a044ec-f4d8-7162-9d1e-604e2373ce80', '39', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0479a-fdd8-76a6-aab6-03f15c646752', '234', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a04861-b108-7301-89a6-028b125a7f30', '360', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a04a2d-2238-737f-b2a5-c4d4bfbee52d', '309', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a04aea-d8a0-7239-8f51-a2fb7e17b877', '496', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a04af0-56e0-739d-abfe-212a7b2c0ab3', '497', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a05015-4f68-71aa-887a-2cacd1bd93c6', '498', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a0501a-5c60-77d3-9028-31b6549625c0', '499', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a05440-4bd8-76fb-8442-45920c50b048', '420', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a05707-d048-7409-9e69-14a4371e281c', '235', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a05729-1bb8-72ea-8bb0-88617e23c559', '178', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a057cf-e308-7176-b8cd-fec75852b46b', '361', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a0596e-c210-70a7-b47f-16e664f26545', '421', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a0597e-6210-716b-869b-67eadbac7135', '40', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0598b-2b80-7632-a702-83921d92f3b2', '41', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a059be-6c98-729a-b837-37a12d0aeefe', '310', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a05c2e-0d08-74d1-b040-9a4e702c2f4e', '236', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a05e8b-9890-7766-8f60-3e1b12dddcb2', '422', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a05eaa-6f18-76db-8246-4a2dae71a673', '42', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a05eaf-7058-730a-a466-e744b48ee147', '43', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a06153-5f68-7061-8a84-b95a8b54c26a', '237', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a06172-0710-76ab-a002-af6deb3d27b8', '179', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a06217-a198-714e-b03f-bdc1f2757822', '362', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a063bc-9b20-76ae-8236-151c66cc8042', '423', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a063ce-b008-7555-b4b7-509db066ab17', '44', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a063d6-a718-7511-9caa-5765abe351e7', '45', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a06406-cb50-71f9-ac4c-461314f48064', '311', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a06684-65e0-74f1-b44b-93781c6979ac', '238', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a068d8-f0b8-71c7-bdaa-210d36600f19', '424', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a068f6-e0c8-70d8-a69b-5017b20dad8f', '46', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a068f7-4a40-71df-a140-000c25dfe2cd', '47', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a06ba8-cde0-774d-aa35-197e0b4f3c9e', '239', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a06bbe-6920-76ff-bd24-3b28d4dd92ac', '180', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a06c62-1b60-77e4-8427-8f83b3e4e22b', '363', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a06e3c-f1f8-76ae-9032-36220ab165be', '312', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a06ef7-3978-701e-b2f9-bf374937866a', '500', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a06efb-4c70-7264-87f8-d309bf84d345', '501', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a07421-8d18-7616-8401-549ae12a2254', '502', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a07422-dd08-700b-9807-e6f89b62c546', '503', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a07851-fff8-7445-b892-effa856b5a10', '425', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a07870-bb28-70fb-9fca-5ba20db323f4', '48', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a07871-fb78-71e0-8e06-94560590d2d7', '49', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a07b20-d768-7526-8c6d-93c4a8d37642', '240', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a07b32-e868-72c3-9e5b-14b16f07346c', '181', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a07bd8-dcc8-7535-904e-6ba35bc552c1', '364', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a07d7a-4c10-702f-aa2e-3ef854518cb0', '426', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a07d90-3570-73b2-95a7-67e9756b2932', '50', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a07d90-8390-7006-9d8f-ab6e7ad3d3be', '51', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a07dcb-d710-7478-af13-75f73bb9d9a3', '313', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a08040-3270-7452-9ff6-1cf265b3d2b8', '241', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a0829b-3d58-7420-943a-6aad5ccdd086', '427', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a082b2-ebd8-729f-82d3-cdcd7f2a8a2f', '52', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a082be-f9c8-711e-9165-df6b8b833463', '53', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a08560-29b8-724e-aece-87e94cee8e4c', '242', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a08581-0f98-7355-bb0f-1d08b537b3ec', '182', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a0862a-c100-7017-af2e-4a05268c04cb', '365', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a087c2-31b0-73a5-a79b-807825469f99', '428', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a087e2-cd58-77fd-8cfb-059a1ea84683', '54', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a087e3-4e40-71cd-9037-dd082aad8ce6', '55', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a08812-bae0-71eb-8ae2-e589d2f45077', '314', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a08a8b-9698-77bd-b33e-1ef9ef1e0af1', '243', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a08d02-4b88-76d0-b2fd-484d946c538f', '56', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a08d08-3728-760d-a490-347fbce4e8c3', '57', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a08faf-1820-73af-880f-c325004926d7', '244', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a09075-0fd0-7230-ba6b-bc452267b1f2', '366', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a09240-5608-7551-bdff-21deda813d81', '315', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a09300-5e30-7295-8861-57e395badc03', '504', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a09306-8080-70ae-931d-05fe701795dd', '505', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a09827-b048-7212-a16a-79fc420cd414', '506', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a09832-2410-70b7-8317-76b8fcf655dd', '507', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a09c5c-2a68-770c-a757-1d6c9c930dcd', '429', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a09c73-1d68-7550-a583-a8438beaf95f', '58', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a09c75-b190-70a1-b827-23ff9e513ba6', '59', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a09f20-c4c0-753b-bc8c-e077729c1da2', '245', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a09f3c-91f0-7135-b3f9-f570b2f38118', '183', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a09fe6-2418-7288-86dd-2a7154d55f03', '367', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a0a197-71e0-704b-ac26-d0cebe6a4ed9', '60', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0a198-3530-75b2-893b-6144d341be85', '61', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0a1ce-d1a8-721e-a484-06b15abaeea6', '316', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a0a44b-9948-74b8-a8c5-5cd97fe2432b', '246', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a0a6aa-2e70-747d-952c-02e2d63691a2', '430', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a0a6c2-9488-7544-932b-c5c4288893eb', '62', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0a6cb-fac8-72a5-98af-fa5029fea938', '63', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0a972-a128-720b-9098-f3c8d0b47c8e', '247', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a0a991-25a8-70de-90ac-ac6b1c398fdd', '184', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a0aa38-8550-745b-996c-bcc03964fbed', '368', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a0abd0-c8f0-7033-9126-020a150fc243', '431', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a0abe5-c7f0-70b5-b52c-d927331c1554', '64', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0abe9-1b80-71c9-bfc7-b12023fbd19c', '65', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0ac23-8c70-71e0-9e03-43749e666134', '317', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a0ae97-72a0-73b9-8014-492b4f55a04c', '248', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a0b0fb-cc58-7769-a6f7-56d5cf22ae72', '432', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a0b113-28d0-724d-8702-9be458c206c8', '66', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0b113-b958-7202-953c-eef2682d5c1e', '67', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0b3bc-1150-778a-b59b-3941489ea28c', '249', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a0b3d7-da98-712d-b03e-a8373c23ac13', '185', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a0b481-93d0-73bb-8491-6bfa0ef1e78c', '369', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a0b65a-cc58-7380-9e0f-bc2752680efd', '318', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a0b716-40a0-7143-b5d6-a74c03937b0b', '508', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a0b719-cae0-7270-99da-e2710ca10c32', '509', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a0bc32-cce8-772e-b15b-a37e66477ff5', '510', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a0bc33-9fd8-7066-a402-235e8fa0b83c', '511', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a0c06e-bd30-73b7-bb03-c1826882588f', '433', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a0c07f-e3d0-7090-a11e-d9204022c0cb', '68', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0c084-4cb8-706b-a7ad-31b6ccebc389', '69', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0c32e-6db8-7651-92ff-5b6922775755', '250', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a0c350-9fa0-7600-a4f8-df92faac4790', '186', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a0c3f5-b170-7763-9606-36a8ba8da058', '370', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a0c58e-a0f0-76da-bcdc-314d622a5d50', '434', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a0c5a7-3200-71ee-ba4b-30caf14deb3d', '70', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0c5ab-f0d8-77f5-bcfc-8eef57ee757a', '71', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0c5dc-5f48-706c-bd03-859adfb68b11', '319', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a0cab4-0ac0-7680-81b5-d4b54745a305', '435', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a0cacf-7a30-7618-a5d9-81a3d1402766', '72', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0cad3-5290-7357-8852-f64da1e41ec4', '73', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0cd79-b2a0-700b-9ae3-ed599f085a10', '251', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a0cd9f-14f0-715d-9278-4f4803f78ccc', '187', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a0ce40-1f80-7560-8459-fd23167e1940', '371', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a0cfd8-6708-744c-9537-34450c059823', '436', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a0cff4-3c08-713e-9e91-bc7018a203c4', '74', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0cffd-40a0-7751-a6d5-e4cf4c184282', '75', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0d02a-0978-712a-82a5-6d9cf54412ad', '320', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a0d2a6-fc10-748f-a64d-3283ae5d48f0', '252', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a0d503-0cb0-70d9-90ee-6535cb74497e', '437', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a0d518-7910-76fa-99dc-e9af6cd12f94', '76', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0d522-d950-766e-93fe-53c9680af5cb', '77', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0d7d1-f3c0-768b-938c-54c9c5fa792c', '253', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a0d7ed-43f0-75a7-8217-aded0aee6451', '188', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a0d885-e240-7411-b828-6d2f776369f4', '372', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a0da64-7db0-76ee-83f5-14904ffa3e08', '321', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a0db19-8188-767b-b71e-08f1fd26a83c', '512', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a0e04d-db90-736d-a7e4-b69a18f2e02a', '513', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a0e47c-6628-76a1-95fa-a1297f6cbbdd', '438', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a0e490-1150-7607-89aa-0565f14fb84d', '78', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0e494-b0e8-7088-9c2d-42251e519015', '79', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0e75c-c1f8-7518-8bdc-b3f31f080d8d', '189', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a0e807-1b58-73d9-84ca-380757ae2f16', '373', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a0e99d-8650-73a8-900d-a1f40ad79b68', '439', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a0e9b0-52d0-722c-8da0-24c48980480e', '80', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0e9ef-d888-759d-8377-bc9066a9913c', '322', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a0ec61-d288-7674-9e4f-c737c7daed39', '254', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a0eebf-b018-73f7-9e59-5c9eb6b208a3', '440', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a0eed7-b870-704e-8865-881be0090354', '81', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0eede-01d0-7740-bbad-f8f2f35bb187', '82', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0f191-5a30-739a-8eb3-003b1ba3f51e', '255', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a0f1a9-79f8-77d7-a6e6-a57b1bdad7a8', '190', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a0f246-a070-770e-809b-e967d15aabc0', '374', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a0f3ff-6c30-7767-a01d-9f62256732ac', '83', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0f400-9510-768b-a7d2-176b564902e9', '84', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0f43c-dac0-74e0-a346-a7187f85470c', '323', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a0f6af-3a50-7278-afa0-894641e70446', '256', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a0f923-bcc0-76ac-b295-54a746a89c4e', '85', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0f929-0068-7582-877f-cca41b0e2c68', '86', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a0fbd8-41e8-73c2-816a-985ac9ea094d', '257', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a0fbf9-8d58-701d-a620-5e848be6dc95', '191', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a0fc98-b770-722b-b500-b70456426206', '375', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a0fe6d-9a98-72cb-af3e-74ec3a696157', '324', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a0ff2b-a308-76c3-b2f2-1bbaa9835a8a', '514', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a0ff33-c510-751a-9163-3c25779b1af8', '515', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a10417-9db8-76f2-ac69-e8f2a7a9785a', '516', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a1041c-c9f0-729c-b77b-871c12ff6e2d', '517', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a1084e-1f60-7173-811f-5dce1614481f', '441', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a10864-cff8-72db-b89a-696f9e2df7ec', '87', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a10869-4880-73a7-b6c9-bdd151cfc92a', '88', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a10b14-4440-75c0-bd02-1dae05b36725', '258', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a10b2e-7b30-7595-a528-a6a1b8eee88c', '192', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a10bdb-f170-7036-a696-29390a91200e', '376', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a10d70-2dd0-7588-a05b-f621bec66c9b', '442', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a10d87-4fb0-7446-8790-d26276c8cd61', '89', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a10d92-b5a8-7188-a880-534193e6b9f0', '90', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a10dc1-dfe0-778e-aa04-9870af82c31a', '325', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a1103e-8458-77f3-a7bd-fae296d935b7', '259', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a11290-dcb0-7691-bb49-184814a0a072', '443', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a112b0-e7d0-71aa-8649-4d13299ec512', '91', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a112b4-3778-73fe-b8e4-b6e4ce60e323', '92', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1155d-ac98-734d-ab7f-e8acca205f9d', '260', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1157c-96a8-750c-af1b-3ca652b5804c', '193', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a11626-5f80-729a-85b3-56d74429cd44', '377', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a117b9-1158-76c6-85f2-214470c5c61a', '444', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a117d3-0db0-73ca-bdaa-88cbe8c4a99c', '93', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a117d3-9280-76fc-a4db-2845031aab3a', '94', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1180f-c4a8-7620-96e2-9da5844080c6', '326', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a11a8f-33f8-70dd-892d-1e5633ba98ce', '261', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a11ce7-6c38-7436-81bc-223850dfdc46', '445', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a11cfa-0dc0-7649-9164-18942061aab2', '95', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a11d00-10d0-7753-b662-7cd677c8a516', '96', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a11faa-c640-7519-8ab0-7d11ca902d9a', '262', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a11fd0-b918-7472-a0b5-60b29146427d', '194', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a12071-7d58-7603-98f4-a039b4fefa0d', '378', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a1223a-d760-7454-a460-8f0af8a87a9a', '327', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a12300-b7a0-745f-91cf-86760d3ecf25', '518', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a12302-bb40-749b-95a4-fb02d9279066', '519', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a12823-1818-738f-ab75-1656434fbc6f', '520', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a1282b-74b8-75e7-ba7b-540e43e3d3f7', '521', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a12c56-6958-70c3-911e-e45f1d749e34', '446', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a12c6f-92c0-72d5-8c4e-74e1338d44c9', '97', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a12c78-d5d8-74d2-bb50-9603a35fe6b7', '98', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a12f1c-5b70-73f0-a78f-1a0d9f09b074', '263', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a12f3a-ff30-72f7-8b01-2b3c594a2721', '195', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a12fe6-6de8-7618-a31d-2cd83c7f6921', '379', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a13183-f918-7453-8ec4-c285d777ab0a', '447', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a1319c-7e70-734c-ae33-adbb5df58fcc', '99', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a131a0-b0a8-7460-a2b9-7951bb6cf526', '100', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a131d2-d498-7724-a8a1-bbad6bc56f9e', '328', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a1344b-c3d8-7505-8449-4accacaae5cc', '264', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a136ab-5300-7096-999a-402e56f32588', '448', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a136c6-3da0-734b-9596-2d1548d76b80', '101', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a136c6-58f8-7009-9bac-385acee63422', '102', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a13970-2020-72dd-b0e5-11818067f6b4', '265', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a13986-c500-71bf-9e27-8ad7130ccccb', '196', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a13a30-10d8-71c9-8e05-30202e7ad0c0', '380', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a13bc5-a110-736b-8f78-1226710c0a7c', '449', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a13be4-c9a0-7552-b0c7-052a44a556ad', '103', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a13be6-15a8-7267-99ff-22424f2e382c', '104', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a13c1f-36a8-74f0-a110-e7a4a036bd36', '329', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a13e9b-3710-70d0-bdc7-935a7b33cbf6', '266', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a14106-0138-77b5-9a28-100a17d7af45', '105', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1410f-ec48-70b4-a544-3482ddfac55c', '106', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a143c2-bfd8-70e9-b57e-2125f065794b', '267', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a143d0-3140-7337-8c4a-4014c113a9b2', '197', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a14475-d780-71b0-b49d-d0b0c3903cd0', '381', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a1464f-90f0-7707-9f68-cfbbec7735f1', '330', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a14708-ee10-709d-bcdc-56ffa31d33aa', '522', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a14c31-3258-772f-bc4f-b5b5df73c9ea', '523', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a14c34-4b50-70ab-bb81-5ea8ee94fc0c', '524', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a15067-42b8-7619-8a01-a23e27fb7347', '450', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a15080-48f8-753c-b804-c45e6f557fad', '107', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a15086-86a0-7579-ad45-044b73d9d714', '108', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1532e-9848-7297-b0a6-c62599b6d7a1', '268', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a15348-0418-76e6-8857-e85ffc60d7c3', '198', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a153ef-1988-7176-8240-8d88b0f4ce82', '382', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a1558a-9d30-70de-a793-bcfc1fbf1311', '451', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a155a5-1e58-72b8-bb35-6ceccb97f1ac', '109', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a155ad-34a8-75da-84f7-33e516866718', '110', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a155e3-7360-7284-a4ee-8d0502d41186', '331', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a15857-d690-76df-bed4-b4b88bde10d7', '269', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a15ab8-4c30-7338-ab1f-5248b9d58b47', '452', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a15ac5-fc18-74c9-9d54-2d3c482d87d4', '111', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a15ace-83b0-72b1-92aa-0c42bb2eb3ed', '112', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a15d75-2628-72de-a38a-e7f9ed716e2f', '270', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a15d9b-6b08-708e-afec-8072bd6172c4', '199', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a15e3d-a648-74ca-9a0c-1af8a4f549a0', '383', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a15fd0-4498-7487-90f2-7047fc868028', '453', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a15ff0-72e0-70cb-a35a-19e74108ea3c', '113', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a15ff8-fa78-7551-af4c-b2b680a59df1', '114', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a162a2-f850-7590-9b5b-5330951575dd', '271', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a16505-1f88-71f4-8f3b-1e8439907739', '454', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a16518-41f8-745c-82af-5ab3bb67e983', '115', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1651a-f178-70b9-a76c-0113c4fc5879', '116', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a167c0-ebf8-75b2-a625-d0dcf715f03b', '272', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a167e1-7800-704e-8640-cbc82a2f6ddf', '200', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a16886-1888-757e-bc78-d58591bcf04e', '384', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a16a5f-aed0-7673-ba0f-1ecc52ecde7c', '332', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a16b15-7210-702b-8d88-2d42648fa14a', '525', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a16b1b-d2e0-7355-abed-489780f4d00b', '526', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a1703b-fcf0-71ab-af90-657c20119ed4', '527', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a17041-4480-70ee-8dc7-8558010976f4', '528', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a17476-4b40-7017-a824-98ebf6a289dd', '455', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a1748e-4010-75a8-9be1-42da82d3355c', '117', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1748f-5950-74f2-8704-148645d56c07', '118', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1773f-1000-7148-a3cb-843a7f6cbd4d', '273', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a17758-6848-75a1-80dc-4238e578a059', '201', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a17994-8d08-76e2-8b57-ad2e0255dabc', '456', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a179ad-50e0-7581-814a-b0e1eec5ebda', '119', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a179b9-9d50-7519-bd95-9067d740f40f', '120', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a17ec3-bec0-74c7-ab1c-93bbb7593bbf', '457', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a17edd-5588-752c-aa9c-b5134b555864', '121', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a17edd-9408-7168-a725-ae2d265d6596', '122', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a17eeb-ef2f-72d5-9b45-bebbc1f68489', '561', NULL, '2026-11-29 19:52:36.454702+00'),
  ('work-record', '01a17eeb-ef2f-7521-9b2b-a1785b18c086', '562', NULL, '2026-11-29 19:52:36.454702+00'),
  ('work-record', '01a1818a-5100-75ae-b549-5cffbadcf278', '274', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1819d-a638-7352-bf7d-1b3d4ba78392', '202', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a18248-5d58-7746-a1c3-279b55d7be2c', '385', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a183ea-16d8-774d-b66b-f3062f444555', '458', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a18403-d4b0-7219-a482-e81ca6ce9d11', '123', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a18405-5b50-771c-bd88-63d3eb7f1aa6', '124', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1843a-9c20-7609-9301-80f6416575ec', '333', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a186ae-14f0-77bb-9cf4-f0fa8e793a11', '275', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1890e-6b50-7332-a080-e53bf065c564', '459', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a1891e-b730-7531-b7ce-81518cb1b40a', '125', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a18922-06d8-76ce-b6dd-598dd0c55968', '126', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a18bd1-82f0-740f-8170-adcf8e038f78', '276', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a18bef-f3e8-76a5-875a-bde603876479', '203', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a18e6b-ec80-71c9-95f0-f0f217c83ade', '334', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a18f20-adf0-7014-83f2-4ce1ac6cd975', '529', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a18f2e-afe0-7662-b5ac-84275a011287', '530', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a19449-2500-70f1-b050-284446aa9246', '531', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a19449-dc98-7436-ae7b-3d08fa9818cd', '532', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a1987c-f340-75d4-81e1-b4d52f443c42', '460', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a19896-8620-74ee-b947-166ef72c2d31', '127', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a19897-2e18-778f-ab4b-64a501cc38cc', '128', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a19b46-15c0-7537-9ac7-7f7128937428', '277', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a19b5e-1e18-7541-afc7-1e10452085d7', '204', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a19c01-0920-734a-8535-8df33eab8de7', '386', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a19da7-e320-73e0-b5e3-2ba2c5b2f4b7', '461', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a19db8-6d80-7051-b1e6-46d08a21b26d', '129', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a19dc3-8558-7660-971e-3106e3e98534', '130', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a19df7-4f28-73c6-8955-3074e0759624', '335', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a1a072-3a38-7406-93dd-e840a7359d25', '278', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1a2c9-45b0-7686-b836-1a20b81e43af', '462', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a1a2df-6d90-76bf-8486-3a3384c40a04', '131', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1a2eb-8738-7289-96f8-cdd0d7bc8d56', '132', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1a598-1938-758c-a3c6-0ac07418c557', '279', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1a5af-9108-737e-9e61-470a2f69e8c4', '205', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a1a650-1e98-7745-9db7-9116aced7ad8', '387', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a1a7f5-cbd0-776c-a888-3e34895246fc', '463', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a1a807-fc10-777c-95b0-afeecf5fae82', '133', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1a811-ac88-763a-85e6-bf22606d972b', '134', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1a849-b060-707c-8385-6f603da4ea91', '336', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a1aabb-2d60-72e9-a06d-4809a71549e6', '280', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1ad1d-50b0-7351-9145-7431cc63adba', '464', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a1ad30-6b50-77f1-825d-b47f55140ca9', '135', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1ad35-7460-7029-85bd-bb810f2c6fd1', '136', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1afde-e598-72f9-bf90-54f1df15a57d', '281', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1affc-29c8-759f-b3b6-74b53de9cc8f', '206', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a1b09b-7320-71d5-96d6-bc97701223b6', '388', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a1b276-74b0-70eb-8f4c-c1a418c77b9a', '337', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a1b332-65f8-714a-a7fb-2c5f00d1e3d1', '533', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a1b339-4f80-7472-9c5b-91cd8902c776', '534', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a1b856-ca10-75cb-89be-500e10bf6b31', '535', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a1b85e-d0c0-7162-b6b9-67b930ba08f8', '536', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a1bc9e-8db0-7337-9024-f046e8953f97', '137', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1bca6-cef8-711f-b236-3cbcbe1b2a38', '138', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1bf51-2e78-76a8-9f83-d0be5d19a3d6', '282', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1bf71-60a8-7561-b45f-15d206e27981', '207', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a1c014-4f98-7469-95c1-6a97aa1eb487', '389', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a1c1ab-08b0-7280-a482-d06b67f7816b', '465', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a1c1ce-01d0-7006-be22-fc38cfb83727', '139', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1c1d0-43f0-747b-b94a-bc813a9bc206', '140', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1c203-7180-7642-a85d-a2c0246bfc51', '338', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a1c475-0dc0-72bd-97ea-cf1b9ae75e5b', '283', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1c6d6-bfc8-771f-80e0-f1c90163576d', '466', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a1c6f2-7970-72b3-b3bc-1136b538ec38', '141', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1c6f7-7ab0-7166-b6cf-6f4f2a217dbc', '142', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1c99d-b798-7452-857e-066820f12591', '284', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1c9b7-13c8-76cb-b6f2-50580937341f', '208', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a1ca67-a300-73a8-b1ce-5bd471104f5f', '390', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a1cc03-c2e8-7275-908d-2b572b05ac88', '467', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a1cc17-9cf0-75c9-aa74-e3bbb94301f2', '143', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1cc1c-c158-7664-834d-f0f33f80ffd6', '144', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1cc52-7370-70f4-9727-0f55fe1fe0e8', '339', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a1cec3-86f8-7763-9cbc-b9edaabd4b85', '285', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1d11d-41f0-7372-a815-92b645640a9d', '468', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a1d138-0968-7517-b1af-3ed36ecacb19', '145', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1d146-0770-7289-b316-08888166c89f', '146', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1d3e9-e2f8-76f4-a027-98dd7669e5ee', '286', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1d409-9440-729f-9882-e2949c6ecdc6', '209', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a1d4a6-d228-70b5-98d7-5316d4fe439b', '391', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a1d67d-7688-770f-a2d6-432859da2055', '340', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a1d73d-76e0-71eb-ab7a-8f39cbc034df', '537', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a1d744-aaa0-717b-9154-59f1259124c0', '538', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a1dc6b-21f8-76d6-ae50-17172ceaea3e', '539', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a1dc6b-58a8-7215-ac80-4b0096f19bfb', '540', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a1e094-fd58-70f5-9cd4-c8c13530ec51', '469', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a1e0ac-afc0-7469-a4a1-cd36d187efa6', '147', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1e360-bfb8-7358-8793-380e9915f8cf', '287', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1e37e-2ee0-7037-9ae1-3f62dbaf114b', '210', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a1e420-6e08-77cb-8790-f8f4dd95b3ca', '392', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a1e5b8-ffc8-7653-a7f0-948e8a524241', '470', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a1e5d9-4580-750a-afc4-8ec35c8d18c1', '148', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1e5d9-aef8-777b-b245-6d407a42af02', '149', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1e60b-4e18-77e5-b816-01ce2f77e3bd', '341', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a1e880-8820-71a8-80cd-f0c416daa91f', '288', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1eae9-1be0-769b-ba6c-e06bab72c025', '471', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a1eafc-55c0-77d3-ae8e-0deaa7669d69', '150', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1eafe-d660-701d-b120-79c4f9e1a706', '151', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1eb11-7b2f-71da-99d2-5319e768b8a8', '563', NULL, '2026-11-29 19:52:36.454702+00'),
  ('work-record', '01a1edae-5e30-70db-837f-e01b9e22ce4f', '289', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1edc2-4fa8-753c-b2ed-35b7bb8cf83f', '211', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a1ee72-61e0-750e-a13b-e6e3c43899ad', '393', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a1f010-1038-7239-8adf-30bccde8ceb9', '472', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a1f022-cd18-74aa-933c-54f2d8053e13', '152', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1f02a-7220-772b-be41-3ffc86063166', '153', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1f056-6420-7770-af8b-08cebeca9f5d', '342', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a1f2d8-8ea8-75af-abf3-d2b9fc55f347', '290', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1f549-b1d0-711d-bea4-051ccf591d1e', '154', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1f54b-bd40-731f-92af-f7731bcee1a6', '155', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a1f7fd-f878-70f7-84fc-67db334c0530', '291', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a1f813-ab28-709f-8964-ee1f7a294b25', '212', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a1f8bf-4ca8-7054-afbe-e019bb287b2a', '394', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a1fa89-4ea8-76a4-8182-66a5336f2139', '343', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a1fb4b-23c0-76ca-9dba-61a41df2dfe9', '541', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a1fb4e-38d0-7590-a4ee-217e12188040', '542', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a20070-08c0-77f0-9db2-fecb2168bf24', '543', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a204a1-1010-75af-9713-04934987639c', '473', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a204be-4888-71a0-a3fe-abe48a81a360', '156', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a204c0-bd70-7708-a201-cf547b15293a', '157', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a20769-6770-73c5-9a37-cf5da5cfc322', '292', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a20784-0008-7106-b301-66b25fd0c483', '213', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a2082f-3fe0-7498-8566-4b250e0a63e0', '395', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a209ca-b7d0-71a0-80ee-fb5281a37efd', '474', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a209e4-c7b0-7147-b294-aa29f5892a38', '158', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a209e7-8ab8-72a8-a2fa-cb0ddad98e16', '159', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a20a19-a2f0-702e-a0da-63befa27c089', '344', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a20c92-3c40-7747-8753-27c405e07007', '293', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a20ef1-5638-713f-84e0-838bfa0ec47e', '475', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a20f09-db90-739f-a9a1-7b0d4c8ca1ca', '160', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a20f0a-4508-74bf-a630-74a88843268f', '161', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a20faf-0ca0-771c-98c1-5c5718ea348d', '551', NULL, '2026-11-29 19:52:36.283018+00'),
  ('work-record', '01a211bf-d3d0-7375-af1b-64b3d6fbadc9', '294', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a211d5-1150-72e5-bc38-84dab3a0f642', '214', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a2127a-a408-740e-afbe-86992c7187a6', '396', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a2140e-d4b0-738c-907d-e752c11722c2', '476', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a2142f-8bb0-725c-962e-6b0983def2e0', '162', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a21436-8ca8-7618-9e4b-15075aef4efb', '163', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a2146e-d2e8-7010-8437-1b6c5fa21d9a', '345', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a216e3-8c08-74be-b2dd-23311b037896', '295', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a21942-c540-71f8-8a11-8304022f954d', '477', NULL, '2026-11-29 19:52:35.87862+00'),
  ('work-record', '01a21951-d8a0-776a-8985-cb18addc2aab', '164', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a2195d-07e8-7088-bd5b-2346465960bf', '165', NULL, '2026-11-29 19:52:34.04227+00'),
  ('work-record', '01a21c0a-93e8-71a0-a2a2-f54a73255450', '296', NULL, '2026-11-29 19:52:34.81012+00'),
  ('work-record', '01a21c25-c0f0-7120-8717-b28ded787425', '215', NULL, '2026-11-29 19:52:34.530558+00'),
  ('work-record', '01a21ccd-4b90-778e-98b6-8f9bf1841c61', '397', NULL, '2026-11-29 19:52:35.556236+00'),
  ('work-record', '01a21e9a-4f18-71ea-a933-cf59d8125d3b', '346', NULL, '2026-11-29 19:52:35.187232+00'),
  ('work-record', '01a21f53-8910-7651-8208-94720efc62bf', '544', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a21f58-72e0-7101-897a-24f9c5c4b173', '545', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a22482-2658-71d0-85ea-7f4c90158c8b', '546', NULL, '2026-11-29 19:52:36.139502+00'),
  ('work-record', '01a22484-4938-76d3-bac6-c0e948b9a656', '547', NULL, '2026-11-29 19:52:36.139502+00');
INSERT INTO "change_counter" (only_row, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('true', '564');
INSERT INTO "change_cursor" (source, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('auth', '20'),
  ('invoice', '113'),
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
INSERT INTO "token_key_set" (only_row, keys, fetched_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '{"keys": [{"e": "AQAB", "n": "sZQC_E17p6OZlpTp-ugtDeZd5WQyu-F5SCPSRRa9w-wd8Qe13ZaPGQhP9hklN5hks2nYj2Cs052mB_-VpjIK-YS8KZvZBOsEqhNSkAt0c31hwTZwwF819TMldXfG9tcuK1aIHbz3xdX2ssNoj2xoubv1OkZ_afr79rfprFhdW7NsrMwXywIDFzo1O9Jg7LwwWTpUInbmS_m5rkAOE8cqSc3VJ_WmRd8R2fajSBiHQG9eX2oqRIeayfpq9xWlqf6xsPbisp1JKuYors4cRmqKzkgQKhWTMmlP0Xr_5v1kveBeYkiO2A-iMipZnMsSA2k8ylzONiCio0SRqY8zT7NLEw", "kid": "01a228dd-d47f-7172-baf1-934fe5ac83c8", "kty": "RSA"}]}', '2026-11-29 19:52:39.417+00');
INSERT INTO "job" (id, kind, title, address, map_link, description, need_count, contractor_rate_cents, company_rate_cents, quick_date, quick_time, created_at, version, closed_at, expected_minutes) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-9000-000000000001', 'permanent', 'Wattlebird House Offices', '212 Grenfell Street, Adelaide SA 5000', 'https://www.google.com/maps/search/?api=1&query=212%20Grenfell%20Street%2C%20Adelaide%20SA%205000', 'Three floors of open-plan offices. Vacuum and mop, empty the bins, wipe the kitchens and restock the bathrooms.
The alarm code is with the concierge.', '2', '3350', '4700', NULL, NULL, '2026-07-02 14:30:00+00', '1', NULL, NULL),
  ('01900000-0000-7000-9000-000000000002', 'permanent', 'Banksia Family Medical Centre', '75 The Parade, Norwood SA 5067', 'https://www.google.com/maps/search/?api=1&query=75%20The%20Parade%2C%20Norwood%20SA%205067', 'Waiting room, six consulting rooms and a treatment room. Use the colour-coded cloths and the hospital-grade disinfectant.', '1', '3600', '5200', NULL, NULL, '2026-07-03 14:30:00+00', '1', NULL, NULL),
  ('01900000-0000-7000-9000-000000000003', 'permanent', 'Little Pelicans Early Learning', '18 Moseley Street, Glenelg SA 5045', 'https://www.google.com/maps/search/?api=1&query=18%20Moseley%20Street%2C%20Glenelg%20SA%205045', 'Play rooms, nappy change areas and kitchen after closing. Fragrance-free products only, please.', '1', '3400', '4850', NULL, NULL, '2026-07-04 14:30:00+00', '1', NULL, NULL),
  ('01900000-0000-7000-9000-000000000004', 'permanent', 'Wool Store Gallery', '4 Divett Street, Port Adelaide SA 5015', 'https://www.google.com/maps/search/?api=1&query=4%20Divett%20Street%2C%20Port%20Adelaide%20SA%205015', 'Polished timber floors, glass entrance and two bathrooms. Keep the scrubber away from the plinths.', '2', '3250', '4500', NULL, NULL, '2026-07-05 14:30:00+00', '1', NULL, NULL),
  ('01900000-0000-7000-9000-000000000005', 'permanent', 'Sturt Pea Technology Hub', '30 Main Street, Mawson Lakes SA 5095', 'https://www.google.com/maps/search/?api=1&query=30%20Main%20Street%2C%20Mawson%20Lakes%20SA%205095', 'Laboratories and shared kitchens at night. Sign in at the security desk; the server room stays locked.', '2', '3900', '5600', NULL, NULL, '2026-07-06 14:30:00+00', '1', NULL, NULL),
  ('01900000-0000-7000-9000-000000000006', 'permanent', 'Unley Corner Library', '162 Unley Road, Unley SA 5061', 'https://www.google.com/maps/search/?api=1&query=162%20Unley%20Road%2C%20Unley%20SA%205061', 'Reading rooms, study booths and the forecourt. Windows on the street side each Friday.', '1', '3200', '4400', NULL, NULL, '2026-07-07 14:30:00+00', '1', NULL, NULL),
  ('01900000-0000-7000-9000-000000000007', 'permanent', 'Sandpiper Surf Club', '251 Esplanade, Henley Beach SA 5022', 'https://www.google.com/maps/search/?api=1&query=251%20Esplanade%2C%20Henley%20Beach%20SA%205022', 'Change rooms, hall and balcony on weekends. There is sand everywhere: start with the blower.', '3', '3700', '5100', NULL, NULL, '2026-07-08 14:30:00+00', '1', NULL, NULL),
  ('01900000-0000-7000-9000-000000000008', 'permanent', 'Lantern Picture House', '98 Prospect Road, Prospect SA 5082', 'https://www.google.com/maps/search/?api=1&query=98%20Prospect%20Road%2C%20Prospect%20SA%205082', 'Two auditoriums and the foyer after the last session. Popcorn first, then the carpets.', '2', '4000', '5700', NULL, NULL, '2026-11-27 19:52:33.839+00', '1', NULL, NULL),
  ('01900000-0000-7000-9000-000000000021', 'quick', 'End of lease: two-bedroom flat', '11/6 Anzac Highway, Keswick SA 5035', 'https://www.google.com/maps/search/?api=1&query=11%2F6%20Anzac%20Highway%2C%20Keswick%20SA%205035', 'Oven, windows, carpets and balcony. Leave the keys in the lock box.', '1', '4200', '6000', '2026-11-25', '09:00', '2026-11-21 19:52:33.839+00', '1', NULL, '120'),
  ('01900000-0000-7000-9000-000000000022', 'quick', 'Showroom before the opening', '40 Magill Road, Norwood SA 5067', 'https://www.google.com/maps/search/?api=1&query=40%20Magill%20Road%2C%20Norwood%20SA%205067', 'Builders have just left: dust, stickers on the glass, and the tiles by the entrance.', '2', '4100', '5900', '2026-11-30', '14:00', '2026-11-21 19:52:33.839+00', '1', NULL, '180'),
  ('01900000-0000-7000-9000-000000000023', 'quick', 'Marquee after the garden party', '27 Hutt Street, Adelaide SA 5000', 'https://www.google.com/maps/search/?api=1&query=27%20Hutt%20Street%2C%20Adelaide%20SA%205000', 'Tables, floor panels and the catering tent. Bring gloves; bins are on site.', '3', '3900', '5400', '2026-12-03', '07:30', '2026-11-21 19:52:33.839+00', '1', NULL, '240'),
  ('01900000-0000-7000-9000-000000000024', 'quick', 'Carpet clean, accountants on level 2', '145 Pirie Street, Adelaide SA 5000', 'https://www.google.com/maps/search/?api=1&query=145%20Pirie%20Street%2C%20Adelaide%20SA%205000', 'About 180 square metres with the extraction machine from the depot.', '1', '4300', '6200', '2026-12-09', '17:30', '2026-11-21 19:52:33.839+00', '1', NULL, '150');
INSERT INTO "timetable_slot" (id, job_id, "position", start_time, end_time, days, valid_from, valid_until, is_extra, every, month_week, starts_on, ends_on, holidays) OVERRIDING SYSTEM VALUE VALUES
  ('019f233c-9240-71cb-a1b7-f87d23673f27', '01900000-0000-7000-9000-000000000001', '0', '06:00', '08:00', '{1,2,3,4,5}', NULL, NULL, 'false', '1', NULL, NULL, NULL, NULL),
  ('019f2862-ee40-77f5-af20-75336cd59424', '01900000-0000-7000-9000-000000000002', '0', '19:00', '21:30', '{1,3,5}', NULL, NULL, 'false', '1', NULL, NULL, NULL, NULL),
  ('019f2d89-4a40-77c2-a50e-3515b67acbe1', '01900000-0000-7000-9000-000000000003', '0', '18:30', '20:30', '{1,2,3,4,5}', NULL, NULL, 'false', '1', NULL, NULL, NULL, NULL),
  ('019f32af-a640-713f-a67e-c05ebbe087be', '01900000-0000-7000-9000-000000000004', '0', '07:00', '09:00', '{2,4}', NULL, NULL, 'false', '1', NULL, NULL, NULL, NULL),
  ('019f32af-a640-759c-a513-035774027c8a', '01900000-0000-7000-9000-000000000004', '1', '06:30', '09:00', '{6}', NULL, NULL, 'false', '1', NULL, NULL, NULL, NULL),
  ('019f37d6-0240-7387-979c-ebbda903774c', '01900000-0000-7000-9000-000000000005', '0', '22:00', '02:00', '{1,3,5}', NULL, NULL, 'false', '1', NULL, NULL, NULL, NULL),
  ('019f3cfc-5e40-701e-afe0-d761050d73c8', '01900000-0000-7000-9000-000000000006', '0', '05:30', '07:30', '{1,2,3,4}', NULL, NULL, 'false', '1', NULL, NULL, NULL, NULL),
  ('019f3cfc-5e40-744f-876b-eef1f6f1378d', '01900000-0000-7000-9000-000000000006', '1', '05:30', '08:30', '{5}', NULL, NULL, 'false', '1', NULL, NULL, NULL, NULL),
  ('019f4222-ba40-7773-b636-ea27c384325e', '01900000-0000-7000-9000-000000000007', '0', '10:00', '13:00', '{6,7}', NULL, NULL, 'false', '1', NULL, NULL, NULL, NULL),
  ('01a21e91-132f-7513-b604-3f12913829f4', '01900000-0000-7000-9000-000000000008', '0', '23:00', '01:30', '{5,6}', NULL, NULL, 'false', '1', NULL, NULL, NULL, NULL),
  ('01a227f6-9080-71c6-b9a0-6eb37d917463', '01900000-0000-7000-9000-000000000008', '0', '05:10', '07:55', '{1}', '2026-11-30', '2026-12-01', 'true', '1', NULL, NULL, NULL, NULL),
  ('01a2281f-c360-73f5-805a-077cd3a7fb19', '01900000-0000-7000-9000-000000000004', '0', '05:55', '07:55', '{1}', '2026-11-30', '2026-12-01', 'true', '1', NULL, NULL, NULL, NULL);
INSERT INTO "job_request" (id, job_id, person_id, status, requested_at, decided_at, decided_by) OVERRIDING SYSTEM VALUE VALUES
  ('01a22493-292f-703f-934c-093516fcd678', '01900000-0000-7000-9000-000000000023', '01900000-0000-7000-8000-000000000011', 'pending', '2026-11-28 23:52:33.839+00', NULL, NULL),
  ('01a22493-292f-740c-9829-d38052841fdc', '01900000-0000-7000-9000-000000000008', '01900000-0000-7000-8000-000000000010', 'pending', '2026-11-28 23:52:33.839+00', NULL, NULL),
  ('01a22493-292f-7538-b116-1c7a3c346d04', '01900000-0000-7000-9000-000000000004', '01900000-0000-7000-8000-000000000013', 'pending', '2026-11-28 23:52:33.839+00', NULL, NULL),
  ('01a225a5-d1af-7264-b918-6bff91670c71', '01900000-0000-7000-9000-000000000008', '01900000-0000-7000-8000-000000000014', 'pending', '2026-11-29 04:52:33.839+00', NULL, NULL);
INSERT INTO "enrolment" (job_id, person_id, enrolled_at) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-9000-000000000001', '01900000-0000-7000-8000-000000000010', '2026-07-02 14:30:00+00'),
  ('01900000-0000-7000-9000-000000000001', '01900000-0000-7000-8000-000000000011', '2026-07-02 14:30:00+00'),
  ('01900000-0000-7000-9000-000000000002', '01900000-0000-7000-8000-000000000011', '2026-07-03 14:30:00+00'),
  ('01900000-0000-7000-9000-000000000003', '01900000-0000-7000-8000-000000000015', '2026-07-04 14:30:00+00'),
  ('01900000-0000-7000-9000-000000000004', '01900000-0000-7000-8000-000000000012', '2026-07-05 14:30:00+00'),
  ('01900000-0000-7000-9000-000000000005', '01900000-0000-7000-8000-000000000013', '2026-07-06 14:30:00+00'),
  ('01900000-0000-7000-9000-000000000006', '01900000-0000-7000-8000-000000000014', '2026-07-07 14:30:00+00'),
  ('01900000-0000-7000-9000-000000000007', '01900000-0000-7000-8000-000000000012', '2026-07-08 14:30:00+00'),
  ('01900000-0000-7000-9000-000000000007', '01900000-0000-7000-8000-000000000015', '2026-07-08 14:30:00+00'),
  ('01900000-0000-7000-9000-000000000021', '01900000-0000-7000-8000-000000000015', '2026-11-21 19:52:33.839+00'),
  ('01900000-0000-7000-9000-000000000022', '01900000-0000-7000-8000-000000000010', '2026-11-21 19:52:33.839+00'),
  ('01900000-0000-7000-9000-000000000023', '01900000-0000-7000-8000-000000000012', '2026-11-21 19:52:33.839+00');
INSERT INTO "person_assignments" (person_id, version) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '0'),
  ('01900000-0000-7000-8000-000000000011', '0'),
  ('01900000-0000-7000-8000-000000000012', '0'),
  ('01900000-0000-7000-8000-000000000013', '0'),
  ('01900000-0000-7000-8000-000000000014', '0'),
  ('01900000-0000-7000-8000-000000000015', '0');
INSERT INTO "complaint" (id, number, idempotency_key, state, job_id, channel, client_name, email, telephone, about_day, text, photos, reported_at, recorded_by, recorded_by_name, recorded_at, acknowledged_at, acknowledged_by_name, confirmed_at, confirmed_by_name, confirmed_how, reopened) OVERRIDING SYSTEM VALUE VALUES
  ('01a179c5-932f-7675-9690-31677479c1df', '1', 'bc7e8ca7-59fb-471f-886d-aebd2dd29f17', 'confirmed', '01900000-0000-7000-9000-000000000002', 'telephone', 'Marguerite Lindqvist', '', '08 5550 0175', '2026-10-26', 'The bins in consulting room 4 were not emptied.', '{}', '2026-10-26 19:52:33.839+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '2026-10-26 19:52:33.839+00', '2026-10-26 20:30:33.839+00', 'Helen Marsh', '2026-10-27 21:52:33.839+00', 'Marguerite Lindqvist', 'telephone', '0'),
  ('01a21e91-132f-7222-a04d-38050d7c427f', '2', 'dfc16567-7e1a-4312-b393-c95a9350e1b3', 'acknowledged', '01900000-0000-7000-9000-000000000004', 'telephone', 'Imogen Farrow', '', '08 5550 3381', '2026-11-27', 'There are streaks on the glass of the entrance, on the inside.', '{}', '2026-11-27 19:52:33.839+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '2026-11-27 19:52:33.839+00', '2026-11-27 20:30:33.839+00', 'Helen Marsh', NULL, '', NULL, '0'),
  ('01a22838-ffaf-763e-86a4-0ed89afa839d', '3', '45d4c081-33b2-43b7-9615-42c37fdec2a9', 'reported', '01900000-0000-7000-9000-000000000003', 'telephone', 'Dana Whitlock', '', '0491 570 313', '2026-11-29', 'The mats in the sleeping room smell of cleaning agent this morning.', '{}', '2026-11-29 16:52:33.839+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '2026-11-29 16:52:33.839+00', NULL, '', NULL, '', NULL, '0');
INSERT INTO "work_record" (id, person_id, job_id, slot_id, business_date, is_manual, started_at, ended_at, planned_end, start_location, finish_location, contractor_rate_cents, company_rate_cents, cap_minutes, minutes, contractor_cents, company_cents, start_key, start_received_at, finish_received_at, version, finished_by, planned_from, planned_until, expected_minutes, state, hold_reasons, decided_by, decided_at, decision_note, start_lacked, complaint_id) OVERRIDING SYSTEM VALUE VALUES
  ('019fb9f6-3420-7516-9949-400f0dcc5eef', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-08-01', 'false', '2026-07-31 20:55:48+00', '2026-07-31 23:24:19+00', '09:00', '-34.846584,138.505739,18', '-34.846113,138.505931,35', '3250', '4500', '150', '148', '8017', '11100', NULL, NULL, NULL, '1', NULL, '2026-07-31 21:00:00+00', '2026-07-31 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fbab6-1150-7735-a947-55e9b7859c20', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-01', 'false', '2026-08-01 00:25:22+00', '2026-08-01 03:21:41+00', '13:00', '-34.919824,138.493259,34', '-34.919750,138.493198,22', '3700', '5100', '180', '176', '10853', '14960', NULL, NULL, NULL, '1', NULL, '2026-08-01 00:30:00+00', '2026-08-01 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fbabc-6668-7316-9273-6e4b17aebbf6', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-01', 'false', '2026-08-01 00:32:17+00', '2026-08-01 03:36:14+00', '13:00', '-34.920319,138.492612,6', '-34.919836,138.493411,29', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-08-01 00:30:00+00', '2026-08-01 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fbfde-0b60-764b-9b0a-7d9f9845d47b', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-02', 'false', '2026-08-02 00:27:08+00', '2026-08-02 03:19:17+00', '13:00', '-34.920532,138.493167,18', '-34.920029,138.492962,32', '3700', '5100', '180', '172', '10607', '14620', NULL, NULL, NULL, '1', NULL, '2026-08-02 00:30:00+00', '2026-08-02 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fbfe2-f530-72f5-94f2-6baaaa7b7404', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-02', 'false', '2026-08-02 00:32:30+00', '2026-08-02 03:19:32+00', '13:00', '-34.920408,138.492489,4', '-34.920526,138.492970,10', '3700', '5100', '180', '167', '10298', '14195', NULL, NULL, NULL, '1', NULL, '2026-08-02 00:30:00+00', '2026-08-02 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc40e-3020-7599-8c88-374a14218c1d', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-03', 'false', '2026-08-02 19:58:12+00', '2026-08-02 22:03:24+00', '07:30', '-34.951722,138.606695,4', '-34.950853,138.607175,32', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-08-02 20:00:00+00', '2026-08-02 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc427-1338-70c5-ab7e-095cd390d938', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-03', 'false', '2026-08-02 20:25:23+00', '2026-08-02 22:32:17+00', '08:00', '-34.924129,138.608798,27', '-34.925040,138.608655,14', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-02 20:30:00+00', '2026-08-02 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc428-1120-71a0-8021-45c62252bb3f', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-03', 'false', '2026-08-02 20:26:28+00', '2026-08-02 22:23:55+00', '08:00', '-34.925070,138.608545,4', '-34.924269,138.609281,9', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL, '2026-08-02 20:30:00+00', '2026-08-02 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc6de-c8c8-70a9-944e-8fa46ea87a69', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-03', 'false', '2026-08-03 09:05:17+00', '2026-08-03 11:00:31+00', '20:30', '-34.981769,138.515655,33', '-34.982344,138.515006,27', '3400', '4850', '120', '115', '6517', '9296', NULL, NULL, NULL, '1', NULL, '2026-08-03 09:00:00+00', '2026-08-03 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc6f5-61f0-712b-ba27-3c18c8c17b5f', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-03', 'false', '2026-08-03 09:29:58+00', '2026-08-03 11:46:54+00', '21:30', '-34.921594,138.630459,25', '-34.921525,138.630053,7', '3600', '5200', '150', '136', '8160', '11787', NULL, NULL, NULL, '1', NULL, '2026-08-03 09:30:00+00', '2026-08-03 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc799-1048-75bf-99c8-4592ca35985f', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-03', 'false', '2026-08-03 12:28:45+00', '2026-08-03 16:31:15+00', '02:00', '-34.812664,138.614263,16', '-34.813214,138.614069,16', '3900', '5600', '240', '240', '15600', '22400', NULL, NULL, NULL, '1', NULL, '2026-08-03 12:30:00+00', '2026-08-03 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc939-c028-77e7-b8a3-23f66dd57582', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-04', 'false', '2026-08-03 20:03:53+00', '2026-08-03 21:57:52+00', '07:30', '-34.950846,138.606883,13', '-34.951419,138.606376,29', '3200', '4400', '120', '113', '6027', '8287', NULL, NULL, NULL, '1', NULL, '2026-08-03 20:00:00+00', '2026-08-03 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc94c-8ca8-732f-ac4b-e61963aa6287', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-04', 'false', '2026-08-03 20:24:25+00', '2026-08-03 22:28:47+00', '08:00', '-34.924763,138.609149,33', '-34.924305,138.608418,14', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-03 20:30:00+00', '2026-08-03 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc955-0888-7630-afa9-7176ff55b71d', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-04', 'false', '2026-08-03 20:33:41+00', '2026-08-03 22:22:30+00', '08:00', '-34.924937,138.609052,34', '-34.924840,138.609048,14', '3350', '4700', '120', '108', '6030', '8460', NULL, NULL, NULL, '1', NULL, '2026-08-03 20:30:00+00', '2026-08-03 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc983-aa08-76a7-b657-db8b5965a843', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-08-04', 'false', '2026-08-03 21:24:37+00', '2026-08-03 23:21:33+00', '09:00', '-34.846049,138.506292,4', '-34.845627,138.505262,18', '3250', '4500', '120', '116', '6283', '8700', NULL, NULL, NULL, '1', NULL, '2026-08-03 21:30:00+00', '2026-08-03 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fcc02-2340-71dd-a638-b5f6c07b8d3c', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-04', 'false', '2026-08-04 09:02:00+00', '2026-08-04 11:04:18+00', '20:30', '-34.981979,138.514986,8', '-34.981708,138.515550,30', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-08-04 09:00:00+00', '2026-08-04 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fce5f-8ba0-7780-9728-8d4cbbf62fae', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-05', 'false', '2026-08-04 20:03:16+00', '2026-08-04 22:03:48+00', '07:30', '-34.951597,138.607008,35', '-34.951144,138.606834,11', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-08-04 20:00:00+00', '2026-08-04 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fce75-de78-7694-a2ac-eba78cfacd63', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-05', 'false', '2026-08-04 20:27:39+00', '2026-08-04 22:27:45+00', '08:00', '-34.924616,138.609000,24', '-34.925115,138.609067,15', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-04 20:30:00+00', '2026-08-04 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fce79-0ee0-73be-bd2a-bd98f0da7b53', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-05', 'false', '2026-08-04 20:31:08+00', '2026-08-04 22:24:39+00', '08:00', '-34.924253,138.608660,26', '-34.924615,138.608409,12', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-08-04 20:30:00+00', '2026-08-04 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd12c-8a68-70cd-b1c1-e5e8badb646e', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-05', 'false', '2026-08-05 09:06:25+00', '2026-08-05 11:01:09+00', '20:30', '-34.981698,138.515914,8', '-34.981718,138.515476,9', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-08-05 09:00:00+00', '2026-08-05 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd13e-a338-765c-bbe0-7d22d741529c', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-05', 'false', '2026-08-05 09:26:11+00', '2026-08-05 11:46:56+00', '21:30', '-34.921750,138.630480,18', '-34.921306,138.630256,22', '3600', '5200', '150', '140', '8400', '12133', NULL, NULL, NULL, '1', NULL, '2026-08-05 09:30:00+00', '2026-08-05 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd1ec-9a60-73cb-852b-341e94e424b9', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-05', 'false', '2026-08-05 12:36:12+00', '2026-08-05 16:21:07+00', '02:00', '-34.812730,138.614479,20', '-34.812931,138.614627,19', '3900', '5600', '240', '224', '14560', '20907', NULL, NULL, NULL, '1', NULL, '2026-08-05 12:30:00+00', '2026-08-05 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd383-3c08-7306-aee4-7bbaef22a3ad', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-06', 'false', '2026-08-05 20:00:21+00', '2026-08-05 21:59:01+00', '07:30', '-34.951290,138.606804,28', '-34.951525,138.607444,29', '3200', '4400', '120', '118', '6293', '8653', NULL, NULL, NULL, '1', NULL, '2026-08-05 20:00:00+00', '2026-08-05 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd39d-eff8-72d8-bcd3-52bc1b57e157', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-06', 'false', '2026-08-05 20:29:31+00', '2026-08-05 22:28:51+00', '08:00', '-34.924316,138.608654,12', '-34.924587,138.608621,11', '3350', '4700', '120', '119', '6644', '9322', NULL, NULL, NULL, '1', NULL, '2026-08-05 20:30:00+00', '2026-08-05 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd3a3-5e98-77cd-a34d-c237e5bc0c3f', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-06', 'false', '2026-08-05 20:35:27+00', '2026-08-05 22:32:59+00', '08:00', '-34.924193,138.609051,28', '-34.925193,138.609069,22', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL, '2026-08-05 20:30:00+00', '2026-08-05 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd3de-5458-7049-9b6e-a7891dfc4c3a', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-08-06', 'false', '2026-08-05 21:39:51+00', '2026-08-05 23:35:21+00', '09:00', '-34.846464,138.505433,8', '-34.846332,138.505108,15', '3250', '4500', '120', '115', '6229', '8625', NULL, NULL, NULL, '1', NULL, '2026-08-05 21:30:00+00', '2026-08-05 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd651-9a60-76d1-bf68-65330c2d5123', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-06', 'false', '2026-08-06 09:05:00+00', '2026-08-06 10:46:28+00', '20:30', '-34.982036,138.515645,14', '-34.981985,138.515300,30', '3400', '4850', '120', '101', '5723', '8164', NULL, NULL, NULL, '1', NULL, '2026-08-06 09:00:00+00', '2026-08-06 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd8a7-abd8-766c-9240-e5a9e6ca3030', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-08-07', 'false', '2026-08-06 19:58:15+00', '2026-08-06 22:52:15+00', '08:30', '-34.950979,138.607096,10', '-34.950855,138.607207,16', '3200', '4400', '180', '174', '9280', '12760', NULL, NULL, NULL, '1', NULL, '2026-08-06 20:00:00+00', '2026-08-06 23:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd8c5-1330-77de-b63e-8f89fcce4cd6', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-07', 'false', '2026-08-06 20:30:22+00', '2026-08-06 22:26:13+00', '08:00', '-34.924914,138.609075,31', '-34.924316,138.609456,4', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-08-06 20:30:00+00', '2026-08-06 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd8ca-5ea8-7326-882e-83ddec12e8a6', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-07', 'false', '2026-08-06 20:36:09+00', '2026-08-06 22:22:24+00', '08:00', '-34.924461,138.608677,5', '-34.924228,138.608528,25', '3350', '4700', '120', '106', '5918', '8303', NULL, NULL, NULL, '1', NULL, '2026-08-06 20:30:00+00', '2026-08-06 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fdb76-bde0-76aa-bb51-1cbca39dc90c', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-07', 'false', '2026-08-07 09:03:40+00', '2026-08-07 11:02:35+00', '20:30', '-34.981537,138.515546,27', '-34.982396,138.515293,16', '3400', '4850', '120', '118', '6687', '9538', NULL, NULL, NULL, '1', NULL, '2026-08-07 09:00:00+00', '2026-08-07 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fdb93-69b8-7354-bd9c-ec11d264d04e', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-07', 'false', '2026-08-07 09:34:59+00', '2026-08-07 11:50:28+00', '21:30', '-34.920890,138.630096,10', '-34.921328,138.630548,15', '3600', '5200', '150', '135', '8100', '11700', NULL, NULL, NULL, '1', NULL, '2026-08-07 09:30:00+00', '2026-08-07 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fdc3c-1950-7270-a348-8b8b663d4cb6', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-07', 'false', '2026-08-07 12:39:14+00', '2026-08-07 16:17:50+00', '02:00', '-34.812943,138.614354,14', '-34.813007,138.613893,16', '3900', '5600', '240', '218', '14170', '20347', NULL, NULL, NULL, '1', NULL, '2026-08-07 12:30:00+00', '2026-08-07 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fde0a-ab48-754d-8843-8f9cc42a82ed', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-08-08', 'false', '2026-08-07 21:04:29+00', '2026-08-07 23:17:46+00', '09:00', '-34.845849,138.505270,25', '-34.846371,138.505730,28', '3250', '4500', '150', '133', '7204', '9975', NULL, NULL, NULL, '1', NULL, '2026-08-07 21:00:00+00', '2026-08-07 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fdec6-c788-72ec-ad55-5a666bdde0ed', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-08', 'false', '2026-08-08 00:29:57+00', '2026-08-08 03:28:15+00', '13:00', '-34.920073,138.493015,16', '-34.919751,138.492556,17', '3700', '5100', '180', '178', '10977', '15130', NULL, NULL, NULL, '1', NULL, '2026-08-08 00:30:00+00', '2026-08-08 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fdecc-6120-768d-ae1f-a37eedadcb55', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-08', 'false', '2026-08-08 00:36:04+00', '2026-08-08 03:35:33+00', '13:00', '-34.919609,138.493464,30', '-34.920697,138.492501,28', '3700', '5100', '180', '179', '11038', '15215', NULL, NULL, NULL, '1', NULL, '2026-08-08 00:30:00+00', '2026-08-08 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fe3f1-b768-74bb-a039-ca151561cab0', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-09', 'false', '2026-08-09 00:34:57+00', '2026-08-09 03:29:55+00', '13:00', '-34.920374,138.492897,7', '-34.920121,138.492825,21', '3700', '5100', '180', '174', '10730', '14790', NULL, NULL, NULL, '1', NULL, '2026-08-09 00:30:00+00', '2026-08-09 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fe3f5-5918-7033-a5e4-8e96460f1a28', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-09', 'false', '2026-08-09 00:38:55+00', '2026-08-09 03:36:45+00', '13:00', '-34.920551,138.493164,27', '-34.919606,138.492472,7', '3700', '5100', '180', '177', '10915', '15045', NULL, NULL, NULL, '1', NULL, '2026-08-09 00:30:00+00', '2026-08-09 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fe818-1828-7682-bb73-86e54814bfe2', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-10', 'false', '2026-08-09 19:55:21+00', '2026-08-09 21:47:55+00', '07:30', '-34.951292,138.606594,17', '-34.951581,138.607138,29', '3200', '4400', '120', '112', '5973', '8213', NULL, NULL, NULL, '1', NULL, '2026-08-09 20:00:00+00', '2026-08-09 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fe834-cfb8-7461-9e39-721831688e23', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-10', 'false', '2026-08-09 20:26:43+00', '2026-08-09 22:28:07+00', '08:00', '-34.924066,138.608695,5', '-34.924670,138.608541,15', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-09 20:30:00+00', '2026-08-09 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fe83a-a000-7420-9309-e335cbd41a43', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-10', 'false', '2026-08-09 20:33:04+00', '2026-08-09 22:16:01+00', '08:00', '-34.924669,138.609331,20', '-34.924615,138.609440,18', '3350', '4700', '120', '102', '5695', '7990', NULL, NULL, NULL, '1', NULL, '2026-08-09 20:30:00+00', '2026-08-09 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019feae2-3890-7660-a3f5-27c82d6b258d', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-10', 'false', '2026-08-10 08:55:22+00', '2026-08-10 10:57:50+00', '20:30', '-34.982073,138.515339,28', '-34.982234,138.515652,35', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-08-10 09:00:00+00', '2026-08-10 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019feafc-e898-76d1-aa57-a164bae164a9', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-10', 'false', '2026-08-10 09:24:31+00', '2026-08-10 11:48:03+00', '21:30', '-34.921493,138.630137,5', '-34.921094,138.630855,8', '3600', '5200', '150', '143', '8580', '12393', NULL, NULL, NULL, '1', NULL, '2026-08-10 09:30:00+00', '2026-08-10 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019feba7-9fb8-7609-8c12-480cd9ee617f', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-10', 'false', '2026-08-10 12:30:59+00', '2026-08-10 16:21:23+00', '02:00', '-34.812355,138.613882,10', '-34.812651,138.613923,26', '3900', '5600', '240', '230', '14950', '21467', NULL, NULL, NULL, '1', NULL, '2026-08-10 12:30:00+00', '2026-08-10 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fed3e-9368-7177-9247-cc8d9c9cb778', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-11', 'false', '2026-08-10 19:55:29+00', '2026-08-10 21:55:03+00', '07:30', '-34.950625,138.607434,13', '-34.951724,138.607122,4', '3200', '4400', '120', '119', '6347', '8727', NULL, NULL, NULL, '1', NULL, '2026-08-10 20:00:00+00', '2026-08-10 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fed59-3f88-70d3-bf8c-3b0f66d3a94a', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-11', 'false', '2026-08-10 20:24:37+00', '2026-08-10 22:34:14+00', '08:00', '-34.924768,138.608837,16', '-34.924490,138.608870,27', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-10 20:30:00+00', '2026-08-10 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fed63-f5b8-7020-a7e5-650dc29fb51e', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-11', 'false', '2026-08-10 20:36:19+00', '2026-08-10 22:33:15+00', '08:00', '-34.924277,138.609331,10', '-34.924284,138.609374,15', '3350', '4700', '120', '116', '6477', '9087', NULL, NULL, NULL, '1', NULL, '2026-08-10 20:30:00+00', '2026-08-10 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff00e-2e28-745f-819b-d82c8cedb7a2', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-11', 'false', '2026-08-11 09:01:29+00', '2026-08-11 10:57:46+00', '20:30', '-34.981578,138.515202,20', '-34.981555,138.515610,6', '3400', '4850', '120', '116', '6573', '9377', NULL, NULL, NULL, '1', NULL, '2026-08-11 09:00:00+00', '2026-08-11 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff26c-fde8-70c8-8784-b33f3bf4b559', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-12', 'false', '2026-08-11 20:04:17+00', '2026-08-11 21:52:55+00', '07:30', '-34.951090,138.607042,7', '-34.951377,138.607189,32', '3200', '4400', '120', '108', '5760', '7920', NULL, NULL, NULL, '1', NULL, '2026-08-11 20:00:00+00', '2026-08-11 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff28b-7a98-7590-914d-895bb2a618af', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-12', 'false', '2026-08-11 20:37:35+00', '2026-08-11 22:27:12+00', '08:00', '-34.925024,138.608763,30', '-34.924137,138.608482,22', '3350', '4700', '120', '109', '6086', '8538', NULL, NULL, NULL, '1', NULL, '2026-08-11 20:30:00+00', '2026-08-11 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff537-2df0-745d-b80c-7373d4e29731', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-12', 'false', '2026-08-12 09:04:22+00', '2026-08-12 11:00:41+00', '20:30', '-34.981703,138.515101,22', '-34.981727,138.515758,32', '3400', '4850', '120', '116', '6573', '9377', NULL, NULL, NULL, '1', NULL, '2026-08-12 09:00:00+00', '2026-08-12 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff5fa-81d8-7058-8975-59e9f528c40f', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-12', 'false', '2026-08-12 12:37:43+00', '2026-08-12 16:34:30+00', '02:00', '-34.813270,138.614598,34', '-34.812588,138.614216,19', '3900', '5600', '240', '236', '15340', '22027', NULL, NULL, NULL, '1', NULL, '2026-08-12 12:30:00+00', '2026-08-12 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff78c-4d38-7762-be62-4ee20174d897', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-13', 'false', '2026-08-12 19:56:35+00', '2026-08-12 22:00:44+00', '07:30', '-34.951179,138.606981,7', '-34.950659,138.606733,18', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-08-12 20:00:00+00', '2026-08-12 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff7a9-4f00-743f-98e9-cfd74ef18c8f', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-13', 'false', '2026-08-12 20:28:16+00', '2026-08-12 22:34:45+00', '08:00', '-34.924262,138.608471,17', '-34.924141,138.608763,34', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-12 20:30:00+00', '2026-08-12 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff7ab-2b90-75ab-90db-d7e82bf90577', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-13', 'false', '2026-08-12 20:30:18+00', '2026-08-12 22:30:57+00', '08:00', '-34.925015,138.609046,6', '-34.924466,138.608450,7', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-12 20:30:00+00', '2026-08-12 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff7e3-9110-71a9-9be7-30baab2ee6e4', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-08-13', 'false', '2026-08-12 21:31:54+00', '2026-08-12 23:30:33+00', '09:00', '-34.846338,138.505191,34', '-34.846255,138.506267,11', '3250', '4500', '120', '118', '6392', '8850', NULL, NULL, NULL, '1', NULL, '2026-08-12 21:30:00+00', '2026-08-12 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ffa62-9300-7551-b104-39c07482cbbd', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-13', 'false', '2026-08-13 09:09:52+00', '2026-08-13 11:00:40+00', '20:30', '-34.981983,138.515624,12', '-34.981622,138.515436,21', '3400', '4850', '120', '110', '6233', '8892', NULL, NULL, NULL, '1', NULL, '2026-08-13 09:00:00+00', '2026-08-13 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ffcb2-a938-7299-adfc-8999a5607b52', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-08-14', 'false', '2026-08-13 19:56:35+00', '2026-08-13 22:54:43+00', '08:30', '-34.950621,138.606862,26', '-34.950885,138.606701,23', '3200', '4400', '180', '178', '9493', '13053', NULL, NULL, NULL, '1', NULL, '2026-08-13 20:00:00+00', '2026-08-13 23:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ffcd6-abf8-745b-8345-e9fec112f41e', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-14', 'false', '2026-08-13 20:35:55+00', '2026-08-13 22:33:56+00', '08:00', '-34.924956,138.608945,22', '-34.924487,138.608421,15', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-08-13 20:30:00+00', '2026-08-13 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ffcd8-07a0-73e9-9424-9cd36ae285f6', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-14', 'false', '2026-08-13 20:37:24+00', '2026-08-13 22:16:38+00', '08:00', '-34.924848,138.608996,21', '-34.924637,138.608517,28', '3350', '4700', '120', '99', '5528', '7755', NULL, NULL, NULL, '1', NULL, '2026-08-13 20:30:00+00', '2026-08-13 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fff96-c210-7775-98c5-fd41ffaaeba8', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-14', 'false', '2026-08-14 09:24:58+00', '2026-08-14 11:47:58+00', '21:30', '-34.921015,138.630263,10', '-34.921705,138.630022,29', '3600', '5200', '150', '143', '8580', '12393', NULL, NULL, NULL, '1', NULL, '2026-08-14 09:30:00+00', '2026-08-14 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a00043-f200-7623-82b7-8bccc5d77046', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-14', 'false', '2026-08-14 12:34:08+00', '2026-08-14 16:29:34+00', '02:00', '-34.813223,138.614170,13', '-34.812806,138.614497,10', '3900', '5600', '240', '235', '15275', '21933', NULL, NULL, NULL, '1', NULL, '2026-08-14 12:30:00+00', '2026-08-14 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a002ce-0010-72eb-9f91-23a452181bfd', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-15', 'false', '2026-08-15 00:24:10+00', '2026-08-15 03:23:25+00', '13:00', '-34.919868,138.492609,20', '-34.920615,138.492919,17', '3700', '5100', '180', '179', '11038', '15215', NULL, NULL, NULL, '1', NULL, '2026-08-15 00:30:00+00', '2026-08-15 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a002d4-0320-7286-91ed-0c6bb8a67109', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-15', 'false', '2026-08-15 00:30:44+00', '2026-08-15 03:32:12+00', '13:00', '-34.920390,138.493165,19', '-34.920151,138.493160,26', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-08-15 00:30:00+00', '2026-08-15 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a007f5-d310-7610-9c23-c37b93b42b84', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-16', 'false', '2026-08-16 00:25:46+00', '2026-08-16 03:23:25+00', '13:00', '-34.920611,138.493014,27', '-34.919686,138.492384,22', '3700', '5100', '180', '177', '10915', '15045', NULL, NULL, NULL, '1', NULL, '2026-08-16 00:30:00+00', '2026-08-16 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a007ff-7000-709e-bee4-aa4fb8a172a4', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-16', 'false', '2026-08-16 00:36:16+00', '2026-08-16 03:19:31+00', '13:00', '-34.920617,138.492817,15', '-34.920474,138.492944,9', '3700', '5100', '180', '163', '10052', '13855', NULL, NULL, NULL, '1', NULL, '2026-08-16 00:30:00+00', '2026-08-16 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a00c26-e230-7603-bc50-415a6abb33c6', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-17', 'false', '2026-08-16 19:57:50+00', '2026-08-16 21:47:06+00', '07:30', '-34.951045,138.606816,6', '-34.951453,138.607450,27', '3200', '4400', '120', '109', '5813', '7993', NULL, NULL, NULL, '1', NULL, '2026-08-16 20:00:00+00', '2026-08-16 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a00c3f-a220-726e-a302-ffe1cb7f55cd', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-17', 'false', '2026-08-16 20:24:52+00', '2026-08-16 22:22:52+00', '08:00', '-34.924074,138.609394,6', '-34.924189,138.608882,16', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-08-16 20:30:00+00', '2026-08-16 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a00c45-62c8-74d2-84d3-9bfeb7324d41', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-17', 'false', '2026-08-16 20:31:09+00', '2026-08-16 22:16:21+00', '08:00', '-34.924311,138.609374,6', '-34.924011,138.609274,21', '3350', '4700', '120', '105', '5863', '8225', NULL, NULL, NULL, '1', NULL, '2026-08-16 20:30:00+00', '2026-08-16 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a00eed-87f8-73d1-9361-786f11e248fd', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-17', 'false', '2026-08-17 08:54:03+00', '2026-08-17 10:57:51+00', '20:30', '-34.981962,138.515034,25', '-34.982054,138.515402,9', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-08-17 09:00:00+00', '2026-08-17 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a00f0c-4ee0-77e5-b8ca-41f812b4ce0f', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-17', 'false', '2026-08-17 09:27:40+00', '2026-08-17 11:47:46+00', '21:30', '-34.921315,138.630325,4', '-34.920760,138.630718,27', '3600', '5200', '150', '140', '8400', '12133', NULL, NULL, NULL, '1', NULL, '2026-08-17 09:30:00+00', '2026-08-17 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a00fb9-4820-72f0-9347-a0f159665979', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-17', 'false', '2026-08-17 12:36:36+00', '2026-08-17 16:16:55+00', '02:00', '-34.812906,138.613640,4', '-34.813346,138.613948,17', '3900', '5600', '240', '220', '14300', '20533', NULL, NULL, NULL, '1', NULL, '2026-08-17 12:30:00+00', '2026-08-17 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0114e-0d38-7609-9c1a-896331abcfd5', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-18', 'false', '2026-08-17 19:58:43+00', '2026-08-17 21:56:52+00', '07:30', '-34.951231,138.607076,16', '-34.951085,138.607125,33', '3200', '4400', '120', '118', '6293', '8653', NULL, NULL, NULL, '1', NULL, '2026-08-17 20:00:00+00', '2026-08-17 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0116a-2888-71b4-b67d-dbfc14200549', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-18', 'false', '2026-08-17 20:29:25+00', '2026-08-17 22:30:59+00', '08:00', '-34.924705,138.609090,29', '-34.924167,138.608729,7', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-17 20:30:00+00', '2026-08-17 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01172-a850-70c0-abfa-2704c7cfc7ed', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-18', 'false', '2026-08-17 20:38:42+00', '2026-08-17 22:19:40+00', '08:00', '-34.924120,138.609099,5', '-34.924378,138.608855,34', '3350', '4700', '120', '100', '5583', '7833', NULL, NULL, NULL, '1', NULL, '2026-08-17 20:30:00+00', '2026-08-17 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a011a7-7008-71bc-b8c5-a8d057cde333', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-08-18', 'false', '2026-08-17 21:36:21+00', '2026-08-17 23:25:42+00', '09:00', '-34.845645,138.505683,21', '-34.846490,138.505214,7', '3250', '4500', '120', '109', '5904', '8175', NULL, NULL, NULL, '1', NULL, '2026-08-17 21:30:00+00', '2026-08-17 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0141b-6da8-730e-96ed-0e9d4ccea68a', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-18', 'false', '2026-08-18 09:02:17+00', '2026-08-18 10:55:33+00', '20:30', '-34.982389,138.515740,19', '-34.981868,138.515176,22', '3400', '4850', '120', '113', '6403', '9134', NULL, NULL, NULL, '1', NULL, '2026-08-18 09:00:00+00', '2026-08-18 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01673-1560-761d-90e0-5acab3cc919a', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-19', 'false', '2026-08-18 19:57:16+00', '2026-08-18 21:57:20+00', '07:30', '-34.951736,138.607169,9', '-34.951073,138.607174,25', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-08-18 20:00:00+00', '2026-08-18 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0168e-4650-7423-8d88-69670fa22a4c', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-19', 'false', '2026-08-18 20:26:58+00', '2026-08-18 22:19:23+00', '08:00', '-34.924659,138.609332,21', '-34.924046,138.608745,15', '3350', '4700', '120', '112', '6253', '8773', NULL, NULL, NULL, '1', NULL, '2026-08-18 20:30:00+00', '2026-08-18 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01940-6248-779c-83f8-53be5c87879c', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-19', 'false', '2026-08-19 09:00:45+00', '2026-08-19 10:49:57+00', '20:30', '-34.981646,138.515266,17', '-34.982112,138.514822,19', '3400', '4850', '120', '109', '6177', '8811', NULL, NULL, NULL, '1', NULL, '2026-08-19 09:00:00+00', '2026-08-19 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01961-f7f0-7765-b7c8-532e78006207', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-19', 'false', '2026-08-19 09:37:26+00', '2026-08-19 12:05:04+00', '21:30', '-34.921127,138.629924,28', '-34.921084,138.630450,26', '3600', '5200', '150', '147', '8820', '12740', NULL, NULL, NULL, '1', NULL, '2026-08-19 09:30:00+00', '2026-08-19 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a019ff-d600-758d-bdfe-29fc36fb2948', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-19', 'false', '2026-08-19 12:29:52+00', '2026-08-19 16:21:10+00', '02:00', '-34.813154,138.613846,23', '-34.813354,138.614289,20', '3900', '5600', '240', '231', '15015', '21560', NULL, NULL, NULL, '1', NULL, '2026-08-19 12:30:00+00', '2026-08-19 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01b98-63d8-7521-919c-9bd9030709d6', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-20', 'false', '2026-08-19 19:56:07+00', '2026-08-19 21:50:24+00', '07:30', '-34.951511,138.606468,18', '-34.950962,138.607386,21', '3200', '4400', '120', '114', '6080', '8360', NULL, NULL, NULL, '1', NULL, '2026-08-19 20:00:00+00', '2026-08-19 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01bb4-a638-70f5-9233-7691016c7416', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-20', 'false', '2026-08-19 20:26:59+00', '2026-08-19 22:33:37+00', '08:00', '-34.924263,138.608452,30', '-34.924147,138.608614,34', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-19 20:30:00+00', '2026-08-19 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01bb7-b378-71e4-9a40-293c9c5b0cef', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-20', 'false', '2026-08-19 20:30:19+00', '2026-08-19 22:29:30+00', '08:00', '-34.925146,138.608405,31', '-34.924982,138.608463,27', '3350', '4700', '120', '119', '6644', '9322', NULL, NULL, NULL, '1', NULL, '2026-08-19 20:30:00+00', '2026-08-19 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01bec-0dd0-73d2-8a9d-0b3bda8cc012', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-08-20', 'false', '2026-08-19 21:27:30+00', '2026-08-19 23:32:51+00', '09:00', '-34.845892,138.505298,30', '-34.845923,138.505905,11', '3250', '4500', '120', '120', '6500', '9000', NULL, NULL, NULL, '1', NULL, '2026-08-19 21:30:00+00', '2026-08-19 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01e6c-4070-7644-a4e0-1ec223f73d35', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-20', 'false', '2026-08-20 09:06:46+00', '2026-08-20 10:47:24+00', '20:30', '-34.981870,138.515165,16', '-34.982133,138.515888,28', '3400', '4850', '120', '100', '5667', '8083', NULL, NULL, NULL, '1', NULL, '2026-08-20 09:00:00+00', '2026-08-20 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a020c7-89d8-75f9-a9e5-280512388d5a', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-08-21', 'false', '2026-08-20 20:05:43+00', '2026-08-20 22:46:37+00', '08:30', '-34.951150,138.607287,28', '-34.951236,138.607325,13', '3200', '4400', '180', '160', '8533', '11733', NULL, NULL, NULL, '1', NULL, '2026-08-20 20:00:00+00', '2026-08-20 23:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a020d9-ece0-7423-b505-55a90041fe6f', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-21', 'false', '2026-08-20 20:25:48+00', '2026-08-20 22:33:16+00', '08:00', '-34.924835,138.609109,27', '-34.924837,138.609142,35', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-20 20:30:00+00', '2026-08-20 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a020e0-3258-7296-9f01-34d40df061db', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-21', 'false', '2026-08-20 20:32:39+00', '2026-08-20 22:28:39+00', '08:00', '-34.924913,138.608657,24', '-34.924580,138.609478,33', '3350', '4700', '120', '116', '6477', '9087', NULL, NULL, NULL, '1', NULL, '2026-08-20 20:30:00+00', '2026-08-20 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a02391-b210-75c3-8cde-578765be9902', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-21', 'false', '2026-08-21 09:05:46+00', '2026-08-21 10:59:59+00', '20:30', '-34.981536,138.515310,18', '-34.981930,138.515814,6', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-08-21 09:00:00+00', '2026-08-21 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a023b0-e270-7783-a296-549a86cad987', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-21', 'false', '2026-08-21 09:39:50+00', '2026-08-21 11:59:31+00', '21:30', '-34.921259,138.630438,6', '-34.920957,138.630820,31', '3600', '5200', '150', '139', '8340', '12047', NULL, NULL, NULL, '1', NULL, '2026-08-21 09:30:00+00', '2026-08-21 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0244b-bef8-7358-9312-da8e458ae9f5', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-21', 'false', '2026-08-21 12:28:59+00', '2026-08-21 16:16:21+00', '02:00', '-34.813104,138.614417,28', '-34.812849,138.614108,26', '3900', '5600', '240', '227', '14755', '21187', NULL, NULL, NULL, '1', NULL, '2026-08-21 12:30:00+00', '2026-08-21 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a02621-1750-727d-b6ff-c92e330145a0', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-08-22', 'false', '2026-08-21 21:01:38+00', '2026-08-21 23:36:36+00', '09:00', '-34.846540,138.505976,34', '-34.845828,138.505498,23', '3250', '4500', '150', '150', '8125', '11250', NULL, NULL, NULL, '1', NULL, '2026-08-21 21:00:00+00', '2026-08-21 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a026e6-8a30-7264-9a31-3fee0b6e5c49', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-22', 'false', '2026-08-22 00:37:18+00', '2026-08-22 03:28:48+00', '13:00', '-34.919813,138.492446,19', '-34.919573,138.492312,8', '3700', '5100', '180', '171', '10545', '14535', NULL, NULL, NULL, '1', NULL, '2026-08-22 00:30:00+00', '2026-08-22 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a026e8-bcb0-758c-af4b-76b5dda3b3b0', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-22', 'false', '2026-08-22 00:39:42+00', '2026-08-22 03:30:19+00', '13:00', '-34.920330,138.492784,25', '-34.920307,138.492590,19', '3700', '5100', '180', '170', '10483', '14450', NULL, NULL, NULL, '1', NULL, '2026-08-22 00:30:00+00', '2026-08-22 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a02c02-a918-7047-8193-438d8aa8a013', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-23', 'false', '2026-08-23 00:26:07+00', '2026-08-23 03:35:19+00', '13:00', '-34.920197,138.493434,26', '-34.920086,138.493134,14', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-08-23 00:30:00+00', '2026-08-23 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a02c0a-fde8-75c2-ad6c-f7bf49ebe7e8', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-23', 'false', '2026-08-23 00:35:13+00', '2026-08-23 03:24:49+00', '13:00', '-34.920157,138.492581,24', '-34.920317,138.492912,35', '3700', '5100', '180', '169', '10422', '14365', NULL, NULL, NULL, '1', NULL, '2026-08-23 00:30:00+00', '2026-08-23 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0303d-16a8-7756-873b-335027f781ae', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-24', 'false', '2026-08-23 20:08:25+00', '2026-08-23 22:03:49+00', '07:30', '-34.951436,138.607094,28', '-34.951125,138.607054,26', '3200', '4400', '120', '115', '6133', '8433', NULL, NULL, NULL, '1', NULL, '2026-08-23 20:00:00+00', '2026-08-23 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0304d-85b0-7117-b8b5-96b5cc899580', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-24', 'false', '2026-08-23 20:26:22+00', '2026-08-23 22:29:36+00', '08:00', '-34.924385,138.609155,11', '-34.924281,138.609462,23', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-23 20:30:00+00', '2026-08-23 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0304f-d388-77c8-85a3-cf67cdf417a2', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-24', 'false', '2026-08-23 20:28:53+00', '2026-08-23 22:22:08+00', '08:00', '-34.924884,138.609450,8', '-34.925107,138.609002,7', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-08-23 20:30:00+00', '2026-08-23 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03322-21b0-76d8-8b6c-85c7321e2b01', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-24', 'false', '2026-08-24 09:37:50+00', '2026-08-24 11:57:18+00', '21:30', '-34.920843,138.630668,16', '-34.921004,138.630362,7', '3600', '5200', '150', '139', '8340', '12047', NULL, NULL, NULL, '1', NULL, '2026-08-24 09:30:00+00', '2026-08-24 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a033bf-6f38-7185-b712-41da248fcafb', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-24', 'false', '2026-08-24 12:29:39+00', '2026-08-24 16:17:04+00', '02:00', '-34.813035,138.613655,19', '-34.812816,138.614310,12', '3900', '5600', '240', '227', '14755', '21187', NULL, NULL, NULL, '1', NULL, '2026-08-24 12:30:00+00', '2026-08-24 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0355c-5e28-7392-9cc3-d2ec37b314f9', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-25', 'false', '2026-08-24 20:00:41+00', '2026-08-24 21:46:23+00', '07:30', '-34.951366,138.606598,14', '-34.951244,138.606910,15', '3200', '4400', '120', '105', '5600', '7700', NULL, NULL, NULL, '1', NULL, '2026-08-24 20:00:00+00', '2026-08-24 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03578-0c18-7649-8640-7c0cfd5c37b7', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-25', 'false', '2026-08-24 20:30:55+00', '2026-08-24 22:28:28+00', '08:00', '-34.924961,138.608748,34', '-34.924841,138.609061,5', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL, '2026-08-24 20:30:00+00', '2026-08-24 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03579-5438-7468-b2df-faf56aa74acd', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-25', 'false', '2026-08-24 20:32:19+00', '2026-08-24 22:18:08+00', '08:00', '-34.924643,138.609194,23', '-34.924388,138.609266,12', '3350', '4700', '120', '105', '5863', '8225', NULL, NULL, NULL, '1', NULL, '2026-08-24 20:30:00+00', '2026-08-24 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a035b3-6b50-743b-bce8-77c814c21f78', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-08-25', 'false', '2026-08-24 21:35:46+00', '2026-08-24 23:22:57+00', '09:00', '-34.845757,138.505382,18', '-34.846385,138.505734,34', '3250', '4500', '120', '107', '5796', '8025', NULL, NULL, NULL, '1', NULL, '2026-08-24 21:30:00+00', '2026-08-24 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03a7f-fb08-704e-8660-55ec4de77a4a', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-26', 'false', '2026-08-25 19:57:41+00', '2026-08-25 21:48:22+00', '07:30', '-34.951308,138.607478,6', '-34.950602,138.606626,29', '3200', '4400', '120', '110', '5867', '8067', NULL, NULL, NULL, '1', NULL, '2026-08-25 20:00:00+00', '2026-08-25 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03a9c-58c0-72f0-92b3-f7652ac557d4', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-26', 'false', '2026-08-25 20:28:40+00', '2026-08-25 22:29:07+00', '08:00', '-34.924914,138.609225,9', '-34.924384,138.608324,15', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-25 20:30:00+00', '2026-08-25 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03aa5-e9f8-731b-b0fa-0d7a972092a4', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-26', 'false', '2026-08-25 20:39:07+00', '2026-08-25 22:28:12+00', '08:00', '-34.924217,138.609055,27', '-34.924095,138.609229,32', '3350', '4700', '120', '109', '6086', '8538', NULL, NULL, NULL, '1', NULL, '2026-08-25 20:30:00+00', '2026-08-25 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03d54-6828-733d-80ec-e7adc04d85da', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-26', 'false', '2026-08-26 09:08:57+00', '2026-08-26 11:03:18+00', '20:30', '-34.982329,138.515341,29', '-34.981203,138.515538,25', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-08-26 09:00:00+00', '2026-08-26 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03d6f-6650-72ca-ab06-712624039476', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-26', 'false', '2026-08-26 09:38:26+00', '2026-08-26 11:53:01+00', '21:30', '-34.921569,138.630417,23', '-34.921580,138.629899,33', '3600', '5200', '150', '134', '8040', '11613', NULL, NULL, NULL, '1', NULL, '2026-08-26 09:30:00+00', '2026-08-26 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03e0e-8898-7417-96fe-71b3f0f667e6', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-26', 'false', '2026-08-26 12:32:15+00', '2026-08-26 16:35:02+00', '02:00', '-34.812618,138.613668,35', '-34.812938,138.614135,34', '3900', '5600', '240', '240', '15600', '22400', NULL, NULL, NULL, '1', NULL, '2026-08-26 12:30:00+00', '2026-08-26 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03fa6-6a90-74ec-8cc5-6cfa5f9b348b', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-27', 'false', '2026-08-26 19:57:46+00', '2026-08-26 21:58:30+00', '07:30', '-34.950873,138.606743,18', '-34.951782,138.607437,4', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-08-26 20:00:00+00', '2026-08-26 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03fc5-f0e0-735b-90df-e7e7a5ca5052', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-27', 'false', '2026-08-26 20:32:12+00', '2026-08-26 22:32:15+00', '08:00', '-34.925037,138.608753,30', '-34.924418,138.608572,24', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-26 20:30:00+00', '2026-08-26 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03fcc-2aa0-777d-9093-a24165b92b04', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-27', 'false', '2026-08-26 20:39:00+00', '2026-08-26 22:24:50+00', '08:00', '-34.925018,138.608465,26', '-34.925172,138.608610,19', '3350', '4700', '120', '105', '5863', '8225', NULL, NULL, NULL, '1', NULL, '2026-08-26 20:30:00+00', '2026-08-26 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03ff8-18b8-71e4-9195-3919b34a8fa2', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-08-27', 'false', '2026-08-26 21:26:59+00', '2026-08-26 23:24:58+00', '09:00', '-34.846581,138.505629,9', '-34.846112,138.505528,4', '3250', '4500', '120', '117', '6338', '8775', NULL, NULL, NULL, '1', NULL, '2026-08-26 21:30:00+00', '2026-08-26 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0427b-29b8-77fb-97db-154acc350d2a', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-27', 'false', '2026-08-27 09:09:23+00', '2026-08-27 10:58:08+00', '20:30', '-34.981364,138.515762,15', '-34.981847,138.515807,16', '3400', '4850', '120', '108', '6120', '8730', NULL, NULL, NULL, '1', NULL, '2026-08-27 09:00:00+00', '2026-08-27 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a044d7-e638-75b0-9a32-8db151ed9b5e', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-08-28', 'false', '2026-08-27 20:09:55+00', '2026-08-27 22:57:35+00', '08:30', '-34.951086,138.606675,32', '-34.951410,138.607227,17', '3200', '4400', '180', '167', '8907', '12247', NULL, NULL, NULL, '1', NULL, '2026-08-27 20:00:00+00', '2026-08-27 23:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a044ec-f4d8-7162-9d1e-604e2373ce80', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-28', 'false', '2026-08-27 20:32:55+00', '2026-08-27 22:17:22+00', '08:00', '-34.924156,138.608378,21', '-34.924712,138.608516,26', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL, '2026-08-27 20:30:00+00', '2026-08-27 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0479a-fdd8-76a6-aab6-03f15c646752', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-28', 'false', '2026-08-28 09:02:15+00', '2026-08-28 11:04:02+00', '20:30', '-34.981639,138.514861,15', '-34.981828,138.514867,32', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-08-28 09:00:00+00', '2026-08-28 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a04861-b108-7301-89a6-028b125a7f30', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-28', 'false', '2026-08-28 12:39:17+00', '2026-08-28 16:27:51+00', '02:00', '-34.812533,138.614414,19', '-34.812869,138.613629,15', '3900', '5600', '240', '228', '14820', '21280', NULL, NULL, NULL, '1', NULL, '2026-08-28 12:30:00+00', '2026-08-28 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a04a2d-2238-737f-b2a5-c4d4bfbee52d', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-08-29', 'false', '2026-08-28 21:01:07+00', '2026-08-28 23:17:00+00', '09:00', '-34.846041,138.505999,22', '-34.846407,138.505500,34', '3250', '4500', '150', '135', '7313', '10125', NULL, NULL, NULL, '1', NULL, '2026-08-28 21:00:00+00', '2026-08-28 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a04aea-d8a0-7239-8f51-a2fb7e17b877', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-29', 'false', '2026-08-29 00:28:20+00', '2026-08-29 03:29:03+00', '13:00', '-34.919698,138.493446,13', '-34.919636,138.492978,26', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-08-29 00:30:00+00', '2026-08-29 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a04af0-56e0-739d-abfe-212a7b2c0ab3', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-29', 'false', '2026-08-29 00:34:20+00', '2026-08-29 03:16:41+00', '13:00', '-34.919785,138.492559,4', '-34.920122,138.493098,13', '3700', '5100', '180', '162', '9990', '13770', NULL, NULL, NULL, '1', NULL, '2026-08-29 00:30:00+00', '2026-08-29 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05015-4f68-71aa-887a-2cacd1bd93c6', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-30', 'false', '2026-08-30 00:32:49+00', '2026-08-30 03:29:55+00', '13:00', '-34.920068,138.493203,23', '-34.919962,138.493019,25', '3700', '5100', '180', '177', '10915', '15045', NULL, NULL, NULL, '1', NULL, '2026-08-30 00:30:00+00', '2026-08-30 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0501a-5c60-77d3-9028-31b6549625c0', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-30', 'false', '2026-08-30 00:38:20+00', '2026-08-30 03:28:14+00', '13:00', '-34.919712,138.492421,8', '-34.919804,138.492853,23', '3700', '5100', '180', '169', '10422', '14365', NULL, NULL, NULL, '1', NULL, '2026-08-30 00:30:00+00', '2026-08-30 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05440-4bd8-76fb-8442-45920c50b048', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-31', 'false', '2026-08-30 19:58:15+00', '2026-08-30 21:54:32+00', '07:30', '-34.951320,138.607049,5', '-34.950850,138.606384,23', '3200', '4400', '120', '116', '6187', '8507', NULL, NULL, NULL, '1', NULL, '2026-08-30 20:00:00+00', '2026-08-30 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05707-d048-7409-9e69-14a4371e281c', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-31', 'false', '2026-08-31 08:55:25+00', '2026-08-31 11:04:01+00', '20:30', '-34.981390,138.515029,8', '-34.982107,138.514924,6', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-08-31 09:00:00+00', '2026-08-31 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05729-1bb8-72ea-8bb0-88617e23c559', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-31', 'false', '2026-08-31 09:31:47+00', '2026-08-31 12:04:55+00', '21:30', '-34.921856,138.630884,22', '-34.921328,138.630836,15', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-08-31 09:30:00+00', '2026-08-31 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a057cf-e308-7176-b8cd-fec75852b46b', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-31', 'false', '2026-08-31 12:33:57+00', '2026-08-31 16:30:32+00', '02:00', '-34.812442,138.614224,6', '-34.812377,138.613780,21', '3900', '5600', '240', '236', '15340', '22027', NULL, NULL, NULL, '1', NULL, '2026-08-31 12:30:00+00', '2026-08-31 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0596e-c210-70a7-b47f-16e664f26545', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-01', 'false', '2026-08-31 20:07:06+00', '2026-08-31 21:51:52+00', '07:30', '-34.951509,138.607116,17', '-34.951008,138.606448,33', '3200', '4400', '120', '104', '5547', '7627', NULL, NULL, NULL, '1', NULL, '2026-08-31 20:00:00+00', '2026-08-31 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0597e-6210-716b-869b-67eadbac7135', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-01', 'false', '2026-08-31 20:24:10+00', '2026-08-31 22:16:59+00', '08:00', '-34.924939,138.609324,8', '-34.924934,138.608995,4', '3350', '4700', '120', '112', '6253', '8773', NULL, NULL, NULL, '1', NULL, '2026-08-31 20:30:00+00', '2026-08-31 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0598b-2b80-7632-a702-83921d92f3b2', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-01', 'false', '2026-08-31 20:38:08+00', '2026-08-31 22:30:55+00', '08:00', '-34.924731,138.608936,7', '-34.924446,138.608881,6', '3350', '4700', '120', '112', '6253', '8773', NULL, NULL, NULL, '1', NULL, '2026-08-31 20:30:00+00', '2026-08-31 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a059be-6c98-729a-b837-37a12d0aeefe', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-01', 'false', '2026-08-31 21:34:07+00', '2026-08-31 23:34:56+00', '09:00', '-34.846263,138.505565,32', '-34.846107,138.505701,13', '3250', '4500', '120', '120', '6500', '9000', NULL, NULL, NULL, '1', NULL, '2026-08-31 21:30:00+00', '2026-08-31 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05c2e-0d08-74d1-b040-9a4e702c2f4e', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-01', 'false', '2026-09-01 08:55:17+00', '2026-09-01 11:06:31+00', '20:30', '-34.982247,138.515132,24', '-34.981492,138.515769,30', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-01 09:00:00+00', '2026-09-01 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05e8b-9890-7766-8f60-3e1b12dddcb2', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-02', 'false', '2026-09-01 19:56:42+00', '2026-09-01 21:57:57+00', '07:30', '-34.951745,138.606338,18', '-34.951307,138.606446,21', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-09-01 20:00:00+00', '2026-09-01 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05eaa-6f18-76db-8246-4a2dae71a673', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-02', 'false', '2026-09-01 20:30:23+00', '2026-09-01 22:35:27+00', '08:00', '-34.924840,138.608656,8', '-34.924845,138.608993,30', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-01 20:30:00+00', '2026-09-01 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05eaf-7058-730a-a466-e744b48ee147', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-02', 'false', '2026-09-01 20:35:51+00', '2026-09-01 22:17:15+00', '08:00', '-34.924867,138.608724,27', '-34.924435,138.609107,4', '3350', '4700', '120', '101', '5639', '7912', NULL, NULL, NULL, '1', NULL, '2026-09-01 20:30:00+00', '2026-09-01 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06153-5f68-7061-8a84-b95a8b54c26a', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-02', 'false', '2026-09-02 08:54:09+00', '2026-09-02 10:59:37+00', '20:30', '-34.981452,138.515908,9', '-34.982176,138.514852,13', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-02 09:00:00+00', '2026-09-02 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06172-0710-76ab-a002-af6deb3d27b8', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-02', 'false', '2026-09-02 09:27:38+00', '2026-09-02 11:59:42+00', '21:30', '-34.921750,138.629934,27', '-34.921558,138.630750,20', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-09-02 09:30:00+00', '2026-09-02 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06217-a198-714e-b03f-bdc1f2757822', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-02', 'false', '2026-09-02 12:28:31+00', '2026-09-02 16:19:15+00', '02:00', '-34.812855,138.614343,21', '-34.813167,138.613630,25', '3900', '5600', '240', '230', '14950', '21467', NULL, NULL, NULL, '1', NULL, '2026-09-02 12:30:00+00', '2026-09-02 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a063bc-9b20-76ae-8236-151c66cc8042', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-03', 'false', '2026-09-02 20:08:20+00', '2026-09-02 21:56:29+00', '07:30', '-34.951432,138.606310,5', '-34.951323,138.607219,7', '3200', '4400', '120', '108', '5760', '7920', NULL, NULL, NULL, '1', NULL, '2026-09-02 20:00:00+00', '2026-09-02 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a063ce-b008-7555-b4b7-509db066ab17', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-03', 'false', '2026-09-02 20:28:05+00', '2026-09-02 22:26:19+00', '08:00', '-34.924146,138.608911,23', '-34.924251,138.609258,5', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-09-02 20:30:00+00', '2026-09-02 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a063d6-a718-7511-9caa-5765abe351e7', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-03', 'false', '2026-09-02 20:36:47+00', '2026-09-02 22:20:05+00', '08:00', '-34.924664,138.608892,35', '-34.924705,138.609392,20', '3350', '4700', '120', '103', '5751', '8068', NULL, NULL, NULL, '1', NULL, '2026-09-02 20:30:00+00', '2026-09-02 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06406-cb50-71f9-ac4c-461314f48064', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-03', 'false', '2026-09-02 21:29:22+00', '2026-09-02 23:30:54+00', '09:00', '-34.846665,138.505547,18', '-34.845767,138.506235,32', '3250', '4500', '120', '120', '6500', '9000', NULL, NULL, NULL, '1', NULL, '2026-09-02 21:30:00+00', '2026-09-02 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06684-65e0-74f1-b44b-93781c6979ac', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-03', 'false', '2026-09-03 09:05:48+00', '2026-09-03 10:48:11+00', '20:30', '-34.982312,138.515439,17', '-34.982122,138.514949,27', '3400', '4850', '120', '102', '5780', '8245', NULL, NULL, NULL, '1', NULL, '2026-09-03 09:00:00+00', '2026-09-03 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a068d8-f0b8-71c7-bdaa-210d36600f19', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-09-04', 'false', '2026-09-03 19:57:23+00', '2026-09-03 22:51:21+00', '08:30', '-34.950869,138.606739,10', '-34.950636,138.606923,7', '3200', '4400', '180', '173', '9227', '12687', NULL, NULL, NULL, '1', NULL, '2026-09-03 20:00:00+00', '2026-09-03 23:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a068f6-e0c8-70d8-a69b-5017b20dad8f', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-04', 'false', '2026-09-03 20:30:05+00', '2026-09-03 22:31:17+00', '08:00', '-34.924827,138.608999,11', '-34.924316,138.609085,6', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-03 20:30:00+00', '2026-09-03 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a068f7-4a40-71df-a140-000c25dfe2cd', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-04', 'false', '2026-09-03 20:30:32+00', '2026-09-03 22:22:53+00', '08:00', '-34.924407,138.609474,4', '-34.924318,138.608328,9', '3350', '4700', '120', '112', '6253', '8773', NULL, NULL, NULL, '1', NULL, '2026-09-03 20:30:00+00', '2026-09-03 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06ba8-cde0-774d-aa35-197e0b4f3c9e', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-04', 'false', '2026-09-04 09:03:40+00', '2026-09-04 10:58:43+00', '20:30', '-34.981344,138.515836,22', '-34.981533,138.514978,10', '3400', '4850', '120', '115', '6517', '9296', NULL, NULL, NULL, '1', NULL, '2026-09-04 09:00:00+00', '2026-09-04 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06bbe-6920-76ff-bd24-3b28d4dd92ac', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-04', 'false', '2026-09-04 09:27:16+00', '2026-09-04 11:53:32+00', '21:30', '-34.920902,138.630252,4', '-34.921064,138.630441,28', '3600', '5200', '150', '146', '8760', '12653', NULL, NULL, NULL, '1', NULL, '2026-09-04 09:30:00+00', '2026-09-04 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06c62-1b60-77e4-8427-8f83b3e4e22b', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-04', 'false', '2026-09-04 12:26:04+00', '2026-09-04 16:22:48+00', '02:00', '-34.813208,138.614520,16', '-34.812573,138.614730,25', '3900', '5600', '240', '236', '15340', '22027', NULL, NULL, NULL, '1', NULL, '2026-09-04 12:30:00+00', '2026-09-04 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06e3c-f1f8-76ae-9032-36220ab165be', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-09-05', 'false', '2026-09-04 21:04:43+00', '2026-09-04 23:28:51+00', '09:00', '-34.845970,138.505363,27', '-34.846219,138.505631,15', '3250', '4500', '150', '144', '7800', '10800', NULL, NULL, NULL, '1', NULL, '2026-09-04 21:00:00+00', '2026-09-04 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06ef7-3978-701e-b2f9-bf374937866a', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-05', 'false', '2026-09-05 00:28:11+00', '2026-09-05 03:19:19+00', '13:00', '-34.920043,138.493019,14', '-34.920077,138.492991,32', '3700', '5100', '180', '171', '10545', '14535', NULL, NULL, NULL, '1', NULL, '2026-09-05 00:30:00+00', '2026-09-05 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06efb-4c70-7264-87f8-d309bf84d345', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-05', 'false', '2026-09-05 00:32:38+00', '2026-09-05 03:34:57+00', '13:00', '-34.920480,138.492693,26', '-34.919925,138.492694,7', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-09-05 00:30:00+00', '2026-09-05 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07421-8d18-7616-8401-549ae12a2254', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-06', 'false', '2026-09-06 00:32:31+00', '2026-09-06 03:20:44+00', '13:00', '-34.919840,138.493356,17', '-34.919575,138.492949,8', '3700', '5100', '180', '168', '10360', '14280', NULL, NULL, NULL, '1', NULL, '2026-09-06 00:30:00+00', '2026-09-06 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07422-dd08-700b-9807-e6f89b62c546', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-06', 'false', '2026-09-06 00:33:57+00', '2026-09-06 03:36:32+00', '13:00', '-34.920259,138.493094,28', '-34.920053,138.493186,16', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-09-06 00:30:00+00', '2026-09-06 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07851-fff8-7445-b892-effa856b5a10', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-07', 'false', '2026-09-06 20:03:55+00', '2026-09-06 21:55:59+00', '07:30', '-34.950759,138.607012,10', '-34.951577,138.607207,28', '3200', '4400', '120', '112', '5973', '8213', NULL, NULL, NULL, '1', NULL, '2026-09-06 20:00:00+00', '2026-09-06 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07870-bb28-70fb-9fca-5ba20db323f4', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-07', 'false', '2026-09-06 20:37:29+00', '2026-09-06 22:33:59+00', '08:00', '-34.924223,138.608978,18', '-34.924443,138.609185,33', '3350', '4700', '120', '116', '6477', '9087', NULL, NULL, NULL, '1', NULL, '2026-09-06 20:30:00+00', '2026-09-06 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07871-fb78-71e0-8e06-94560590d2d7', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-07', 'false', '2026-09-06 20:38:51+00', '2026-09-06 22:29:40+00', '08:00', '-34.924624,138.608432,9', '-34.925111,138.608921,7', '3350', '4700', '120', '110', '6142', '8617', NULL, NULL, NULL, '1', NULL, '2026-09-06 20:30:00+00', '2026-09-06 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07b20-d768-7526-8c6d-93c4a8d37642', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-07', 'false', '2026-09-07 09:09:05+00', '2026-09-07 11:06:11+00', '20:30', '-34.981488,138.515291,33', '-34.981961,138.515430,18', '3400', '4850', '120', '117', '6630', '9458', NULL, NULL, NULL, '1', NULL, '2026-09-07 09:00:00+00', '2026-09-07 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07b32-e868-72c3-9e5b-14b16f07346c', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-07', 'false', '2026-09-07 09:28:49+00', '2026-09-07 11:49:46+00', '21:30', '-34.920990,138.630727,16', '-34.921506,138.630596,25', '3600', '5200', '150', '140', '8400', '12133', NULL, NULL, NULL, '1', NULL, '2026-09-07 09:30:00+00', '2026-09-07 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07bd8-dcc8-7535-904e-6ba35bc552c1', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-07', 'false', '2026-09-07 12:30:05+00', '2026-09-07 16:22:57+00', '02:00', '-34.813189,138.613989,28', '-34.812236,138.614617,26', '3900', '5600', '240', '232', '15080', '21653', NULL, NULL, NULL, '1', NULL, '2026-09-07 12:30:00+00', '2026-09-07 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07d7a-4c10-702f-aa2e-3ef854518cb0', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-08', 'false', '2026-09-07 20:06:02+00', '2026-09-07 21:56:24+00', '07:30', '-34.951199,138.606580,18', '-34.951457,138.606315,35', '3200', '4400', '120', '110', '5867', '8067', NULL, NULL, NULL, '1', NULL, '2026-09-07 20:00:00+00', '2026-09-07 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07d90-3570-73b2-95a7-67e9756b2932', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-08', 'false', '2026-09-07 20:29:58+00', '2026-09-07 22:20:34+00', '08:00', '-34.924856,138.609490,25', '-34.924977,138.608625,34', '3350', '4700', '120', '110', '6142', '8617', NULL, NULL, NULL, '1', NULL, '2026-09-07 20:30:00+00', '2026-09-07 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07d90-8390-7006-9d8f-ab6e7ad3d3be', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-08', 'false', '2026-09-07 20:30:18+00', '2026-09-07 22:20:15+00', '08:00', '-34.924220,138.608665,30', '-34.924174,138.609034,7', '3350', '4700', '120', '109', '6086', '8538', NULL, NULL, NULL, '1', NULL, '2026-09-07 20:30:00+00', '2026-09-07 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07dcb-d710-7478-af13-75f73bb9d9a3', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-08', 'false', '2026-09-07 21:35:06+00', '2026-09-07 23:29:50+00', '09:00', '-34.846724,138.505310,17', '-34.846451,138.506051,19', '3250', '4500', '120', '114', '6175', '8550', NULL, NULL, NULL, '1', NULL, '2026-09-07 21:30:00+00', '2026-09-07 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a08040-3270-7452-9ff6-1cf265b3d2b8', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-08', 'false', '2026-09-08 09:01:26+00', '2026-09-08 10:57:16+00', '20:30', '-34.981933,138.515371,16', '-34.982192,138.515458,13', '3400', '4850', '120', '115', '6517', '9296', NULL, NULL, NULL, '1', NULL, '2026-09-08 09:00:00+00', '2026-09-08 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0829b-3d58-7420-943a-6aad5ccdd086', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-09', 'false', '2026-09-08 20:00:07+00', '2026-09-08 22:04:01+00', '07:30', '-34.951415,138.606833,30', '-34.951363,138.606389,7', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-09-08 20:00:00+00', '2026-09-08 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a082b2-ebd8-729f-82d3-cdcd7f2a8a2f', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-09', 'false', '2026-09-08 20:25:59+00', '2026-09-08 22:29:48+00', '08:00', '-34.925145,138.608643,28', '-34.924635,138.608333,11', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-08 20:30:00+00', '2026-09-08 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a082be-f9c8-711e-9165-df6b8b833463', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-09', 'false', '2026-09-08 20:39:09+00', '2026-09-08 22:22:04+00', '08:00', '-34.924652,138.609417,14', '-34.924517,138.609104,6', '3350', '4700', '120', '102', '5695', '7990', NULL, NULL, NULL, '1', NULL, '2026-09-08 20:30:00+00', '2026-09-08 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a08560-29b8-724e-aece-87e94cee8e4c', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-09', 'false', '2026-09-09 08:54:27+00', '2026-09-09 11:02:20+00', '20:30', '-34.981727,138.515801,32', '-34.981837,138.515322,8', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-09 09:00:00+00', '2026-09-09 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a08581-0f98-7355-bb0f-1d08b537b3ec', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-09', 'false', '2026-09-09 09:30:23+00', '2026-09-09 12:03:28+00', '21:30', '-34.921818,138.629817,31', '-34.921877,138.630644,35', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-09-09 09:30:00+00', '2026-09-09 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0862a-c100-7017-af2e-4a05268c04cb', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-09', 'false', '2026-09-09 12:35:44+00', '2026-09-09 16:18:47+00', '02:00', '-34.813399,138.614310,4', '-34.812504,138.614203,9', '3900', '5600', '240', '223', '14495', '20813', NULL, NULL, NULL, '1', NULL, '2026-09-09 12:30:00+00', '2026-09-09 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a087c2-31b0-73a5-a79b-807825469f99', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-10', 'false', '2026-09-09 20:00:46+00', '2026-09-09 21:49:38+00', '07:30', '-34.951517,138.606414,10', '-34.951270,138.606472,9', '3200', '4400', '120', '108', '5760', '7920', NULL, NULL, NULL, '1', NULL, '2026-09-09 20:00:00+00', '2026-09-09 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a087e2-cd58-77fd-8cfb-059a1ea84683', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-10', 'false', '2026-09-09 20:36:23+00', '2026-09-09 22:21:08+00', '08:00', '-34.924861,138.608596,20', '-34.925052,138.608574,9', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL, '2026-09-09 20:30:00+00', '2026-09-09 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a087e3-4e40-71cd-9037-dd082aad8ce6', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-10', 'false', '2026-09-09 20:36:56+00', '2026-09-09 22:20:08+00', '08:00', '-34.924343,138.609323,31', '-34.924864,138.609242,4', '3350', '4700', '120', '103', '5751', '8068', NULL, NULL, NULL, '1', NULL, '2026-09-09 20:30:00+00', '2026-09-09 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a08812-bae0-71eb-8ae2-e589d2f45077', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-10', 'false', '2026-09-09 21:28:44+00', '2026-09-09 23:23:59+00', '09:00', '-34.846462,138.505719,27', '-34.846166,138.506017,26', '3250', '4500', '120', '115', '6229', '8625', NULL, NULL, NULL, '1', NULL, '2026-09-09 21:30:00+00', '2026-09-09 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a08a8b-9698-77bd-b33e-1ef9ef1e0af1', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-10', 'false', '2026-09-10 08:59:59+00', '2026-09-10 10:47:06+00', '20:30', '-34.981600,138.515641,11', '-34.981474,138.515971,30', '3400', '4850', '120', '107', '6063', '8649', NULL, NULL, NULL, '1', NULL, '2026-09-10 09:00:00+00', '2026-09-10 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a08d02-4b88-76d0-b2fd-484d946c538f', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-11', 'false', '2026-09-10 20:28:53+00', '2026-09-10 22:27:25+00', '08:00', '-34.924559,138.608848,8', '-34.924943,138.609309,22', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-09-10 20:30:00+00', '2026-09-10 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a08d08-3728-760d-a490-347fbce4e8c3', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-11', 'false', '2026-09-10 20:35:21+00', '2026-09-10 22:32:25+00', '08:00', '-34.925177,138.609226,20', '-34.924550,138.608960,17', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL, '2026-09-10 20:30:00+00', '2026-09-10 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a08faf-1820-73af-880f-c325004926d7', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-11', 'false', '2026-09-11 08:56:52+00', '2026-09-11 11:02:50+00', '20:30', '-34.982323,138.515700,17', '-34.982030,138.515022,9', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-11 09:00:00+00', '2026-09-11 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09075-0fd0-7230-ba6b-bc452267b1f2', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-11', 'false', '2026-09-11 12:33:06+00', '2026-09-11 16:23:24+00', '02:00', '-34.813354,138.614364,27', '-34.812532,138.614057,6', '3900', '5600', '240', '230', '14950', '21467', NULL, NULL, NULL, '1', NULL, '2026-09-11 12:30:00+00', '2026-09-11 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09240-5608-7551-bdff-21deda813d81', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-09-12', 'false', '2026-09-11 20:54:45+00', '2026-09-11 23:24:54+00', '09:00', '-34.846427,138.505868,12', '-34.845837,138.505976,20', '3250', '4500', '150', '150', '8125', '11250', NULL, NULL, NULL, '1', NULL, '2026-09-11 21:00:00+00', '2026-09-11 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09300-5e30-7295-8861-57e395badc03', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-12', 'false', '2026-09-12 00:24:30+00', '2026-09-12 03:22:43+00', '13:00', '-34.920464,138.492549,17', '-34.920147,138.492483,18', '3700', '5100', '180', '178', '10977', '15130', NULL, NULL, NULL, '1', NULL, '2026-09-12 00:30:00+00', '2026-09-12 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09306-8080-70ae-931d-05fe701795dd', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-12', 'false', '2026-09-12 00:31:12+00', '2026-09-12 03:23:31+00', '13:00', '-34.920449,138.492692,27', '-34.920699,138.493441,6', '3700', '5100', '180', '172', '10607', '14620', NULL, NULL, NULL, '1', NULL, '2026-09-12 00:30:00+00', '2026-09-12 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09827-b048-7212-a16a-79fc420cd414', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-13', 'false', '2026-09-13 00:25:33+00', '2026-09-13 03:36:30+00', '13:00', '-34.920555,138.493023,20', '-34.920469,138.492998,19', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-09-13 00:30:00+00', '2026-09-13 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09832-2410-70b7-8317-76b8fcf655dd', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-13', 'false', '2026-09-13 00:36:58+00', '2026-09-13 03:27:49+00', '13:00', '-34.919720,138.493258,33', '-34.919866,138.493147,14', '3700', '5100', '180', '170', '10483', '14450', NULL, NULL, NULL, '1', NULL, '2026-09-13 00:30:00+00', '2026-09-13 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09c5c-2a68-770c-a757-1d6c9c930dcd', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-14', 'false', '2026-09-13 20:01:21+00', '2026-09-13 21:51:25+00', '07:30', '-34.951711,138.607453,21', '-34.950643,138.607426,17', '3200', '4400', '120', '110', '5867', '8067', NULL, NULL, NULL, '1', NULL, '2026-09-13 20:00:00+00', '2026-09-13 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09c73-1d68-7550-a583-a8438beaf95f', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-14', 'false', '2026-09-13 20:26:25+00', '2026-09-13 22:21:43+00', '08:00', '-34.924812,138.608759,31', '-34.924508,138.609082,10', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-09-13 20:30:00+00', '2026-09-13 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09c75-b190-70a1-b827-23ff9e513ba6', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-14', 'false', '2026-09-13 20:29:14+00', '2026-09-13 22:27:45+00', '08:00', '-34.924696,138.609281,32', '-34.924226,138.609242,30', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-09-13 20:30:00+00', '2026-09-13 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09f20-c4c0-753b-bc8c-e077729c1da2', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-14', 'false', '2026-09-14 08:55:20+00', '2026-09-14 10:51:08+00', '20:30', '-34.982052,138.515671,24', '-34.981666,138.514985,18', '3400', '4850', '120', '115', '6517', '9296', NULL, NULL, NULL, '1', NULL, '2026-09-14 09:00:00+00', '2026-09-14 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09f3c-91f0-7135-b3f9-f570b2f38118', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-14', 'false', '2026-09-14 09:25:42+00', '2026-09-14 11:46:44+00', '21:30', '-34.921648,138.630675,17', '-34.921737,138.630938,33', '3600', '5200', '150', '141', '8460', '12220', NULL, NULL, NULL, '1', NULL, '2026-09-14 09:30:00+00', '2026-09-14 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09fe6-2418-7288-86dd-2a7154d55f03', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-14', 'false', '2026-09-14 12:30:55+00', '2026-09-14 16:22:46+00', '02:00', '-34.813215,138.614568,33', '-34.812319,138.613980,33', '3900', '5600', '240', '231', '15015', '21560', NULL, NULL, NULL, '1', NULL, '2026-09-14 12:30:00+00', '2026-09-14 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a197-71e0-704b-ac26-d0cebe6a4ed9', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-15', 'false', '2026-09-14 20:24:12+00', '2026-09-14 22:29:38+00', '08:00', '-34.924007,138.609185,11', '-34.924956,138.608334,5', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-14 20:30:00+00', '2026-09-14 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a198-3530-75b2-893b-6144d341be85', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-15', 'false', '2026-09-14 20:25:02+00', '2026-09-14 22:34:23+00', '08:00', '-34.924926,138.608372,12', '-34.924431,138.608892,32', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-14 20:30:00+00', '2026-09-14 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a1ce-d1a8-721e-a484-06b15abaeea6', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-15', 'false', '2026-09-14 21:24:41+00', '2026-09-14 23:16:53+00', '09:00', '-34.846391,138.506120,23', '-34.845702,138.505543,21', '3250', '4500', '120', '112', '6067', '8400', NULL, NULL, NULL, '1', NULL, '2026-09-14 21:30:00+00', '2026-09-14 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a44b-9948-74b8-a8c5-5cd97fe2432b', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-15', 'false', '2026-09-15 09:00:13+00', '2026-09-15 10:46:32+00', '20:30', '-34.981469,138.515449,33', '-34.982117,138.515747,29', '3400', '4850', '120', '106', '6007', '8568', NULL, NULL, NULL, '1', NULL, '2026-09-15 09:00:00+00', '2026-09-15 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a6aa-2e70-747d-952c-02e2d63691a2', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-16', 'false', '2026-09-15 20:02:46+00', '2026-09-15 21:51:53+00', '07:30', '-34.950961,138.607439,21', '-34.950765,138.607197,8', '3200', '4400', '120', '109', '5813', '7993', NULL, NULL, NULL, '1', NULL, '2026-09-15 20:00:00+00', '2026-09-15 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a6c2-9488-7544-932b-c5c4288893eb', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-16', 'false', '2026-09-15 20:29:25+00', '2026-09-15 22:34:38+00', '08:00', '-34.924812,138.609044,8', '-34.924118,138.608860,6', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-15 20:30:00+00', '2026-09-15 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a6cb-fac8-72a5-98af-fa5029fea938', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-16', 'false', '2026-09-15 20:39:41+00', '2026-09-15 22:18:17+00', '08:00', '-34.924964,138.608328,12', '-34.924979,138.608572,29', '3350', '4700', '120', '98', '5472', '7677', NULL, NULL, NULL, '1', NULL, '2026-09-15 20:30:00+00', '2026-09-15 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a972-a128-720b-9098-f3c8d0b47c8e', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-16', 'false', '2026-09-16 09:00:57+00', '2026-09-16 11:04:54+00', '20:30', '-34.981987,138.514904,7', '-34.981700,138.515379,10', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-16 09:00:00+00', '2026-09-16 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a991-25a8-70de-90ac-ac6b1c398fdd', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-16', 'false', '2026-09-16 09:34:17+00', '2026-09-16 11:52:39+00', '21:30', '-34.921318,138.630777,14', '-34.921070,138.630618,17', '3600', '5200', '150', '138', '8280', '11960', NULL, NULL, NULL, '1', NULL, '2026-09-16 09:30:00+00', '2026-09-16 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0aa38-8550-745b-996c-bcc03964fbed', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-16', 'false', '2026-09-16 12:37:06+00', '2026-09-16 16:26:49+00', '02:00', '-34.813201,138.614456,29', '-34.813115,138.614373,32', '3900', '5600', '240', '229', '14885', '21373', NULL, NULL, NULL, '1', NULL, '2026-09-16 12:30:00+00', '2026-09-16 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0abd0-c8f0-7033-9126-020a150fc243', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-17', 'false', '2026-09-16 20:03:02+00', '2026-09-16 21:54:53+00', '07:30', '-34.951521,138.607150,25', '-34.950911,138.606685,26', '3200', '4400', '120', '111', '5920', '8140', NULL, NULL, NULL, '1', NULL, '2026-09-16 20:00:00+00', '2026-09-16 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0abe5-c7f0-70b5-b52c-d927331c1554', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-17', 'false', '2026-09-16 20:25:58+00', '2026-09-16 22:31:33+00', '08:00', '-34.925015,138.609418,17', '-34.924208,138.609139,12', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-16 20:30:00+00', '2026-09-16 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0abe9-1b80-71c9-bfc7-b12023fbd19c', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-17', 'false', '2026-09-16 20:29:36+00', '2026-09-16 22:16:55+00', '08:00', '-34.924355,138.609007,18', '-34.924693,138.609210,16', '3350', '4700', '120', '107', '5974', '8382', NULL, NULL, NULL, '1', NULL, '2026-09-16 20:30:00+00', '2026-09-16 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0ac23-8c70-71e0-9e03-43749e666134', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-17', 'false', '2026-09-16 21:33:26+00', '2026-09-16 23:32:23+00', '09:00', '-34.846120,138.505976,13', '-34.846470,138.505591,13', '3250', '4500', '120', '118', '6392', '8850', NULL, NULL, NULL, '1', NULL, '2026-09-16 21:30:00+00', '2026-09-16 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0ae97-72a0-73b9-8014-492b4f55a04c', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-17', 'false', '2026-09-17 08:59:16+00', '2026-09-17 10:50:46+00', '20:30', '-34.982072,138.515461,22', '-34.982143,138.515749,13', '3400', '4850', '120', '111', '6290', '8973', NULL, NULL, NULL, '1', NULL, '2026-09-17 09:00:00+00', '2026-09-17 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b0fb-cc58-7769-a6f7-56d5cf22ae72', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-09-18', 'false', '2026-09-17 20:08:07+00', '2026-09-17 22:54:34+00', '08:30', '-34.950813,138.606743,14', '-34.950669,138.606703,10', '3200', '4400', '180', '166', '8853', '12173', NULL, NULL, NULL, '1', NULL, '2026-09-17 20:00:00+00', '2026-09-17 23:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b113-28d0-724d-8702-9be458c206c8', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-18', 'false', '2026-09-17 20:33:38+00', '2026-09-17 22:18:04+00', '08:00', '-34.924995,138.608519,20', '-34.924472,138.608672,27', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL, '2026-09-17 20:30:00+00', '2026-09-17 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b113-b958-7202-953c-eef2682d5c1e', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-18', 'false', '2026-09-17 20:34:15+00', '2026-09-17 22:23:11+00', '08:00', '-34.924666,138.608745,22', '-34.925092,138.609075,20', '3350', '4700', '120', '108', '6030', '8460', NULL, NULL, NULL, '1', NULL, '2026-09-17 20:30:00+00', '2026-09-17 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b3bc-1150-778a-b59b-3941489ea28c', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-18', 'false', '2026-09-18 08:57:22+00', '2026-09-18 11:06:18+00', '20:30', '-34.981444,138.515969,28', '-34.981596,138.515896,9', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-18 09:00:00+00', '2026-09-18 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b3d7-da98-712d-b03e-a8373c23ac13', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-18', 'false', '2026-09-18 09:27:43+00', '2026-09-18 12:06:37+00', '21:30', '-34.921014,138.630513,13', '-34.921769,138.630597,28', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-09-18 09:30:00+00', '2026-09-18 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b481-93d0-73bb-8491-6bfa0ef1e78c', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-18', 'false', '2026-09-18 12:33:06+00', '2026-09-18 16:23:39+00', '02:00', '-34.812930,138.614697,32', '-34.813056,138.614678,15', '3900', '5600', '240', '230', '14950', '21467', NULL, NULL, NULL, '1', NULL, '2026-09-18 12:30:00+00', '2026-09-18 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b65a-cc58-7380-9e0f-bc2752680efd', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-09-19', 'false', '2026-09-18 21:09:59+00', '2026-09-18 23:23:04+00', '09:00', '-34.845996,138.506242,8', '-34.846102,138.505887,25', '3250', '4500', '150', '133', '7204', '9975', NULL, NULL, NULL, '1', NULL, '2026-09-18 21:00:00+00', '2026-09-18 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b716-40a0-7143-b5d6-a74c03937b0b', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-19', 'false', '2026-09-19 00:34:44+00', '2026-09-19 03:27:18+00', '13:00', '-34.920640,138.492783,9', '-34.919887,138.493180,29', '3700', '5100', '180', '172', '10607', '14620', NULL, NULL, NULL, '1', NULL, '2026-09-19 00:30:00+00', '2026-09-19 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b719-cae0-7270-99da-e2710ca10c32', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-19', 'false', '2026-09-19 00:38:36+00', '2026-09-19 03:34:45+00', '13:00', '-34.919841,138.493489,13', '-34.920053,138.493248,24', '3700', '5100', '180', '176', '10853', '14960', NULL, NULL, NULL, '1', NULL, '2026-09-19 00:30:00+00', '2026-09-19 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0bc32-cce8-772e-b15b-a37e66477ff5', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-20', 'false', '2026-09-20 00:24:01+00', '2026-09-20 03:35:50+00', '13:00', '-34.919820,138.492714,28', '-34.919801,138.493060,27', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-09-20 00:30:00+00', '2026-09-20 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0bc33-9fd8-7066-a402-235e8fa0b83c', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-20', 'false', '2026-09-20 00:24:55+00', '2026-09-20 03:29:17+00', '13:00', '-34.919882,138.492778,12', '-34.920117,138.493373,8', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-09-20 00:30:00+00', '2026-09-20 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c06e-bd30-73b7-bb03-c1826882588f', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-21', 'false', '2026-09-20 20:07:58+00', '2026-09-20 21:59:31+00', '07:30', '-34.950807,138.606753,25', '-34.951576,138.607431,13', '3200', '4400', '120', '111', '5920', '8140', NULL, NULL, NULL, '1', NULL, '2026-09-20 20:00:00+00', '2026-09-20 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c07f-e3d0-7090-a11e-d9204022c0cb', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-21', 'false', '2026-09-20 20:26:42+00', '2026-09-20 22:21:38+00', '08:00', '-34.924670,138.608501,33', '-34.924784,138.609066,27', '3350', '4700', '120', '114', '6365', '8930', NULL, NULL, NULL, '1', NULL, '2026-09-20 20:30:00+00', '2026-09-20 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c084-4cb8-706b-a7ad-31b6ccebc389', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-21', 'false', '2026-09-20 20:31:31+00', '2026-09-20 22:19:01+00', '08:00', '-34.924524,138.608844,30', '-34.924274,138.609040,10', '3350', '4700', '120', '107', '5974', '8382', NULL, NULL, NULL, '1', NULL, '2026-09-20 20:30:00+00', '2026-09-20 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c32e-6db8-7651-92ff-5b6922775755', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-21', 'false', '2026-09-21 08:56:35+00', '2026-09-21 11:03:01+00', '20:30', '-34.981643,138.515331,9', '-34.981497,138.515367,11', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-21 09:00:00+00', '2026-09-21 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c350-9fa0-7600-a4f8-df92faac4790', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-21', 'false', '2026-09-21 09:33:56+00', '2026-09-21 11:46:34+00', '21:30', '-34.920821,138.630636,4', '-34.921503,138.629870,21', '3600', '5200', '150', '132', '7920', '11440', NULL, NULL, NULL, '1', NULL, '2026-09-21 09:30:00+00', '2026-09-21 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c3f5-b170-7763-9606-36a8ba8da058', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-21', 'false', '2026-09-21 12:34:14+00', '2026-09-21 16:21:59+00', '02:00', '-34.812998,138.614434,6', '-34.812379,138.614334,28', '3900', '5600', '240', '227', '14755', '21187', NULL, NULL, NULL, '1', NULL, '2026-09-21 12:30:00+00', '2026-09-21 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c58e-a0f0-76da-bcdc-314d622a5d50', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-22', 'false', '2026-09-21 20:00:54+00', '2026-09-21 22:02:46+00', '07:30', '-34.950882,138.606781,12', '-34.950700,138.606553,9', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-09-21 20:00:00+00', '2026-09-21 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c5a7-3200-71ee-ba4b-30caf14deb3d', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-22', 'false', '2026-09-21 20:27:44+00', '2026-09-21 22:21:33+00', '08:00', '-34.924761,138.608414,20', '-34.924026,138.608307,10', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-09-21 20:30:00+00', '2026-09-21 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c5ab-f0d8-77f5-bcfc-8eef57ee757a', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-22', 'false', '2026-09-21 20:32:55+00', '2026-09-21 22:17:06+00', '08:00', '-34.924104,138.608835,31', '-34.924516,138.609125,11', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL, '2026-09-21 20:30:00+00', '2026-09-21 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c5dc-5f48-706c-bd03-859adfb68b11', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-22', 'false', '2026-09-21 21:25:49+00', '2026-09-21 23:22:27+00', '09:00', '-34.846139,138.505419,27', '-34.846028,138.505844,22', '3250', '4500', '120', '116', '6283', '8700', NULL, NULL, NULL, '1', NULL, '2026-09-21 21:30:00+00', '2026-09-21 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0cab4-0ac0-7680-81b5-d4b54745a305', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-23', 'false', '2026-09-22 19:59:52+00', '2026-09-22 22:00:13+00', '07:30', '-34.950850,138.606838,28', '-34.951040,138.607325,18', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-09-22 20:00:00+00', '2026-09-22 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0cacf-7a30-7618-a5d9-81a3d1402766', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-23', 'false', '2026-09-22 20:29:50+00', '2026-09-22 22:29:30+00', '08:00', '-34.924409,138.609242,10', '-34.924201,138.608758,19', '3350', '4700', '120', '119', '6644', '9322', NULL, NULL, NULL, '1', NULL, '2026-09-22 20:30:00+00', '2026-09-22 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0cad3-5290-7357-8852-f64da1e41ec4', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-23', 'false', '2026-09-22 20:34:02+00', '2026-09-22 22:27:22+00', '08:00', '-34.924299,138.608640,19', '-34.924675,138.608513,23', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-09-22 20:30:00+00', '2026-09-22 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0cd79-b2a0-700b-9ae3-ed599f085a10', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-23', 'false', '2026-09-23 08:55:00+00', '2026-09-23 10:56:40+00', '20:30', '-34.981314,138.515579,8', '-34.982070,138.515066,12', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-23 09:00:00+00', '2026-09-23 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0cd9f-14f0-715d-9278-4f4803f78ccc', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-23', 'false', '2026-09-23 09:35:50+00', '2026-09-23 11:54:30+00', '21:30', '-34.921713,138.630699,8', '-34.921239,138.630773,21', '3600', '5200', '150', '138', '8280', '11960', NULL, NULL, NULL, '1', NULL, '2026-09-23 09:30:00+00', '2026-09-23 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0ce40-1f80-7560-8459-fd23167e1940', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-23', 'false', '2026-09-23 12:31:44+00', '2026-09-23 16:16:37+00', '02:00', '-34.813202,138.614346,10', '-34.812757,138.614282,19', '3900', '5600', '240', '224', '14560', '20907', NULL, NULL, NULL, '1', NULL, '2026-09-23 12:30:00+00', '2026-09-23 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0cfd8-6708-744c-9537-34450c059823', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-24', 'false', '2026-09-23 19:57:41+00', '2026-09-23 21:57:14+00', '07:30', '-34.951050,138.606680,31', '-34.951289,138.606656,35', '3200', '4400', '120', '119', '6347', '8727', NULL, NULL, NULL, '1', NULL, '2026-09-23 20:00:00+00', '2026-09-23 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0cff4-3c08-713e-9e91-bc7018a203c4', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-24', 'false', '2026-09-23 20:28:05+00', '2026-09-23 22:36:58+00', '08:00', '-34.925029,138.608320,5', '-34.925102,138.609083,7', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-23 20:30:00+00', '2026-09-23 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0cffd-40a0-7751-a6d5-e4cf4c184282', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-24', 'false', '2026-09-23 20:37:56+00', '2026-09-23 22:33:33+00', '08:00', '-34.924592,138.608522,35', '-34.924108,138.608903,31', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-09-23 20:30:00+00', '2026-09-23 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0d02a-0978-712a-82a5-6d9cf54412ad', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-24', 'false', '2026-09-23 21:26:51+00', '2026-09-23 23:25:53+00', '09:00', '-34.845876,138.505904,16', '-34.845651,138.505506,23', '3250', '4500', '120', '119', '6446', '8925', NULL, NULL, NULL, '1', NULL, '2026-09-23 21:30:00+00', '2026-09-23 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0d2a6-fc10-748f-a64d-3283ae5d48f0', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-24', 'false', '2026-09-24 09:02:34+00', '2026-09-24 11:04:37+00', '20:30', '-34.981811,138.514855,5', '-34.982071,138.515068,33', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-24 09:00:00+00', '2026-09-24 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0d503-0cb0-70d9-90ee-6535cb74497e', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-09-25', 'false', '2026-09-24 20:02:22+00', '2026-09-24 23:02:11+00', '08:30', '-34.951023,138.606304,14', '-34.951314,138.606422,23', '3200', '4400', '180', '179', '9547', '13127', NULL, NULL, NULL, '1', NULL, '2026-09-24 20:00:00+00', '2026-09-24 23:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0d518-7910-76fa-99dc-e9af6cd12f94', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-25', 'false', '2026-09-24 20:25:46+00', '2026-09-24 22:24:37+00', '08:00', '-34.924316,138.609306,26', '-34.924998,138.608373,17', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-09-24 20:30:00+00', '2026-09-24 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0d522-d950-766e-93fe-53c9680af5cb', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-25', 'false', '2026-09-24 20:37:06+00', '2026-09-24 22:24:36+00', '08:00', '-34.924279,138.608813,17', '-34.924225,138.608879,32', '3350', '4700', '120', '107', '5974', '8382', NULL, NULL, NULL, '1', NULL, '2026-09-24 20:30:00+00', '2026-09-24 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0d7d1-f3c0-768b-938c-54c9c5fa792c', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-25', 'false', '2026-09-25 09:07:36+00', '2026-09-25 10:51:34+00', '20:30', '-34.982153,138.515250,35', '-34.982150,138.515135,8', '3400', '4850', '120', '103', '5837', '8326', NULL, NULL, NULL, '1', NULL, '2026-09-25 09:00:00+00', '2026-09-25 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0d7ed-43f0-75a7-8217-aded0aee6451', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-25', 'false', '2026-09-25 09:37:26+00', '2026-09-25 11:50:34+00', '21:30', '-34.920769,138.630993,13', '-34.920753,138.630887,27', '3600', '5200', '150', '133', '7980', '11527', NULL, NULL, NULL, '1', NULL, '2026-09-25 09:30:00+00', '2026-09-25 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0d885-e240-7411-b828-6d2f776369f4', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-25', 'false', '2026-09-25 12:24:08+00', '2026-09-25 16:23:20+00', '02:00', '-34.812938,138.614257,4', '-34.813195,138.614737,32', '3900', '5600', '240', '239', '15535', '22307', NULL, NULL, NULL, '1', NULL, '2026-09-25 12:30:00+00', '2026-09-25 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0da64-7db0-76ee-83f5-14904ffa3e08', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-09-26', 'false', '2026-09-25 21:06:54+00', '2026-09-25 23:23:28+00', '09:00', '-34.845890,138.505155,34', '-34.845778,138.505555,17', '3250', '4500', '150', '136', '7367', '10200', NULL, NULL, NULL, '1', NULL, '2026-09-25 21:00:00+00', '2026-09-25 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0db19-8188-767b-b71e-08f1fd26a83c', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-26', 'false', '2026-09-26 00:24:37+00', '2026-09-26 03:28:43+00', '13:00', '-34.920016,138.492864,21', '-34.920210,138.493114,23', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-09-26 00:30:00+00', '2026-09-26 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e04d-db90-736d-a7e4-b69a18f2e02a', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-27', 'false', '2026-09-27 00:39:54+00', '2026-09-27 03:36:08+00', '13:00', '-34.919921,138.492783,27', '-34.919874,138.492869,21', '3700', '5100', '180', '176', '10853', '14960', NULL, NULL, NULL, '1', NULL, '2026-09-27 00:30:00+00', '2026-09-27 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e47c-6628-76a1-95fa-a1297f6cbbdd', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-28', 'false', '2026-09-27 20:09:13+00', '2026-09-27 22:00:55+00', '07:30', '-34.951762,138.607227,19', '-34.951537,138.606830,14', '3200', '4400', '120', '111', '5920', '8140', NULL, NULL, NULL, '1', NULL, '2026-09-27 20:00:00+00', '2026-09-27 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e490-1150-7607-89aa-0565f14fb84d', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-28', 'false', '2026-09-27 20:30:42+00', '2026-09-27 22:18:17+00', '08:00', '-34.924351,138.608885,25', '-34.924571,138.608485,6', '3350', '4700', '120', '107', '5974', '8382', NULL, NULL, NULL, '1', NULL, '2026-09-27 20:30:00+00', '2026-09-27 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e494-b0e8-7088-9c2d-42251e519015', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-28', 'false', '2026-09-27 20:35:45+00', '2026-09-27 22:32:38+00', '08:00', '-34.924033,138.608528,31', '-34.924459,138.608772,5', '3350', '4700', '120', '116', '6477', '9087', NULL, NULL, NULL, '1', NULL, '2026-09-27 20:30:00+00', '2026-09-27 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e75c-c1f8-7518-8bdc-b3f31f080d8d', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-28', 'false', '2026-09-28 09:33:31+00', '2026-09-28 11:52:12+00', '21:30', '-34.921391,138.630286,11', '-34.921847,138.630753,32', '3600', '5200', '150', '138', '8280', '11960', NULL, NULL, NULL, '1', NULL, '2026-09-28 09:30:00+00', '2026-09-28 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e807-1b58-73d9-84ca-380757ae2f16', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-28', 'false', '2026-09-28 12:39:35+00', '2026-09-28 16:34:46+00', '02:00', '-34.812611,138.614703,8', '-34.812809,138.614126,20', '3900', '5600', '240', '235', '15275', '21933', NULL, NULL, NULL, '1', NULL, '2026-09-28 12:30:00+00', '2026-09-28 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e99d-8650-73a8-900d-a1f40ad79b68', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-29', 'false', '2026-09-28 20:03:30+00', '2026-09-28 21:47:04+00', '07:30', '-34.951231,138.606952,18', '-34.951237,138.606871,16', '3200', '4400', '120', '103', '5493', '7553', NULL, NULL, NULL, '1', NULL, '2026-09-28 20:00:00+00', '2026-09-28 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e9b0-52d0-722c-8da0-24c48980480e', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-29', 'false', '2026-09-28 20:24:02+00', '2026-09-28 22:22:19+00', '08:00', '-34.924587,138.608665,4', '-34.924109,138.609369,8', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-09-28 20:30:00+00', '2026-09-28 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e9ef-d888-759d-8377-bc9066a9913c', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-29', 'false', '2026-09-28 21:33:25+00', '2026-09-28 23:23:28+00', '09:00', '-34.846685,138.505140,25', '-34.845766,138.505216,19', '3250', '4500', '120', '110', '5958', '8250', NULL, NULL, NULL, '1', NULL, '2026-09-28 21:30:00+00', '2026-09-28 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0ec61-d288-7674-9e4f-c737c7daed39', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-29', 'false', '2026-09-29 08:57:09+00', '2026-09-29 10:57:12+00', '20:30', '-34.982213,138.515581,17', '-34.982051,138.515694,18', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-29 09:00:00+00', '2026-09-29 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0eebf-b018-73f7-9e59-5c9eb6b208a3', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-30', 'false', '2026-09-29 19:58:55+00', '2026-09-29 21:55:20+00', '07:30', '-34.950810,138.606644,28', '-34.950707,138.606406,6', '3200', '4400', '120', '116', '6187', '8507', NULL, NULL, NULL, '1', NULL, '2026-09-29 20:00:00+00', '2026-09-29 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0eed7-b870-704e-8865-881be0090354', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-30', 'false', '2026-09-29 20:25:10+00', '2026-09-29 22:28:52+00', '08:00', '-34.924898,138.609272,13', '-34.924040,138.609499,29', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-29 20:30:00+00', '2026-09-29 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0eede-01d0-7740-bbad-f8f2f35bb187', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-30', 'false', '2026-09-29 20:32:02+00', '2026-09-29 22:19:37+00', '08:00', '-34.924745,138.608897,21', '-34.924573,138.608886,27', '3350', '4700', '120', '107', '5974', '8382', NULL, NULL, NULL, '1', NULL, '2026-09-29 20:30:00+00', '2026-09-29 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f191-5a30-739a-8eb3-003b1ba3f51e', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-30', 'false', '2026-09-30 09:07:10+00', '2026-09-30 11:02:39+00', '20:30', '-34.981495,138.515669,8', '-34.981238,138.515184,16', '3400', '4850', '120', '115', '6517', '9296', NULL, NULL, NULL, '1', NULL, '2026-09-30 09:00:00+00', '2026-09-30 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f1a9-79f8-77d7-a6e6-a57b1bdad7a8', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-30', 'false', '2026-09-30 09:33:31+00', '2026-09-30 11:50:09+00', '21:30', '-34.921134,138.630997,32', '-34.920799,138.630330,26', '3600', '5200', '150', '136', '8160', '11787', NULL, NULL, NULL, '1', NULL, '2026-09-30 09:30:00+00', '2026-09-30 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f246-a070-770e-809b-e967d15aabc0', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-30', 'false', '2026-09-30 12:25:10+00', '2026-09-30 16:16:13+00', '02:00', '-34.812981,138.613753,14', '-34.813297,138.613617,28', '3900', '5600', '240', '231', '15015', '21560', NULL, NULL, NULL, '1', NULL, '2026-09-30 12:30:00+00', '2026-09-30 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f3ff-6c30-7767-a01d-9f62256732ac', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-01', 'false', '2026-09-30 20:26:38+00', '2026-09-30 22:28:01+00', '08:00', '-34.924940,138.608686,21', '-34.924064,138.609100,18', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-30 20:30:00+00', '2026-09-30 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f400-9510-768b-a7d2-176b564902e9', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-01', 'false', '2026-09-30 20:27:54+00', '2026-09-30 22:23:22+00', '08:00', '-34.925101,138.608737,7', '-34.924152,138.608632,14', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-09-30 20:30:00+00', '2026-09-30 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f43c-dac0-74e0-a346-a7187f85470c', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-10-01', 'false', '2026-09-30 21:33:44+00', '2026-09-30 23:18:45+00', '09:00', '-34.846216,138.505241,24', '-34.846688,138.505724,11', '3250', '4500', '120', '105', '5688', '7875', NULL, NULL, NULL, '1', NULL, '2026-09-30 21:30:00+00', '2026-09-30 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f6af-3a50-7278-afa0-894641e70446', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-01', 'false', '2026-10-01 08:57:54+00', '2026-10-01 11:01:26+00', '20:30', '-34.982046,138.515832,6', '-34.982127,138.515440,22', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-10-01 09:00:00+00', '2026-10-01 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f923-bcc0-76ac-b295-54a746a89c4e', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-02', 'false', '2026-10-01 20:24:24+00', '2026-10-01 22:30:39+00', '08:00', '-34.924884,138.608823,31', '-34.925128,138.609482,31', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-01 20:30:00+00', '2026-10-01 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f929-0068-7582-877f-cca41b0e2c68', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-02', 'false', '2026-10-01 20:30:09+00', '2026-10-01 22:23:35+00', '08:00', '-34.924452,138.609214,20', '-34.924811,138.608501,18', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-10-01 20:30:00+00', '2026-10-01 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0fbd8-41e8-73c2-816a-985ac9ea094d', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-02', 'false', '2026-10-02 09:00:49+00', '2026-10-02 10:55:20+00', '20:30', '-34.981666,138.515068,17', '-34.982193,138.515996,35', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-10-02 09:00:00+00', '2026-10-02 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0fbf9-8d58-701d-a620-5e848be6dc95', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-02', 'false', '2026-10-02 09:37:11+00', '2026-10-02 12:06:13+00', '21:30', '-34.920881,138.630945,29', '-34.921788,138.629878,12', '3600', '5200', '150', '149', '8940', '12913', NULL, NULL, NULL, '1', NULL, '2026-10-02 09:30:00+00', '2026-10-02 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0fc98-b770-722b-b500-b70456426206', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-02', 'false', '2026-10-02 12:31:02+00', '2026-10-02 16:32:35+00', '02:00', '-34.813265,138.613604,28', '-34.812542,138.614539,21', '3900', '5600', '240', '240', '15600', '22400', NULL, NULL, NULL, '1', NULL, '2026-10-02 12:30:00+00', '2026-10-02 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0fe6d-9a98-72cb-af3e-74ec3a696157', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-10-03', 'false', '2026-10-02 21:03:11+00', '2026-10-02 23:23:41+00', '09:00', '-34.846461,138.506100,35', '-34.846055,138.506237,11', '3250', '4500', '150', '140', '7583', '10500', NULL, NULL, NULL, '1', NULL, '2026-10-02 21:00:00+00', '2026-10-02 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0ff2b-a308-76c3-b2f2-1bbaa9835a8a', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-03', 'false', '2026-10-03 00:30:45+00', '2026-10-03 03:26:33+00', '13:00', '-34.920539,138.492896,29', '-34.919879,138.493073,10', '3700', '5100', '180', '175', '10792', '14875', NULL, NULL, NULL, '1', NULL, '2026-10-03 00:30:00+00', '2026-10-03 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0ff33-c510-751a-9163-3c25779b1af8', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-03', 'false', '2026-10-03 00:39:38+00', '2026-10-03 03:32:37+00', '13:00', '-34.920624,138.493050,20', '-34.920493,138.493264,33', '3700', '5100', '180', '172', '10607', '14620', NULL, NULL, NULL, '1', NULL, '2026-10-03 00:30:00+00', '2026-10-03 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10417-9db8-76f2-ac69-e8f2a7a9785a', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-04', 'false', '2026-10-03 23:26:59+00', '2026-10-04 02:26:34+00', '13:00', '-34.920596,138.492687,22', '-34.919956,138.493374,6', '3700', '5100', '180', '179', '11038', '15215', NULL, NULL, NULL, '1', NULL, '2026-10-03 23:30:00+00', '2026-10-04 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1041c-c9f0-729c-b77b-871c12ff6e2d', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-04', 'false', '2026-10-03 23:32:38+00', '2026-10-04 02:31:44+00', '13:00', '-34.920273,138.492677,15', '-34.920548,138.492943,23', '3700', '5100', '180', '179', '11038', '15215', NULL, NULL, NULL, '1', NULL, '2026-10-03 23:30:00+00', '2026-10-04 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1084e-1f60-7173-811f-5dce1614481f', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-05', 'false', '2026-10-04 19:05:00+00', '2026-10-04 20:52:15+00', '07:30', '-34.950768,138.606876,35', '-34.951742,138.606450,10', '3200', '4400', '120', '107', '5707', '7847', NULL, NULL, NULL, '1', NULL, '2026-10-04 19:00:00+00', '2026-10-04 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10864-cff8-72db-b89a-696f9e2df7ec', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-05', 'false', '2026-10-04 19:29:47+00', '2026-10-04 21:32:03+00', '08:00', '-34.925193,138.608571,15', '-34.924844,138.608378,26', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-04 19:30:00+00', '2026-10-04 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10869-4880-73a7-b6c9-bdd151cfc92a', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-05', 'false', '2026-10-04 19:34:40+00', '2026-10-04 21:36:01+00', '08:00', '-34.924112,138.608616,27', '-34.924762,138.608654,34', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-04 19:30:00+00', '2026-10-04 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10b14-4440-75c0-bd02-1dae05b36725', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-05', 'false', '2026-10-05 08:00:40+00', '2026-10-05 09:50:45+00', '20:30', '-34.981563,138.515677,24', '-34.981472,138.515559,17', '3400', '4850', '120', '110', '6233', '8892', NULL, NULL, NULL, '1', NULL, '2026-10-05 08:00:00+00', '2026-10-05 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10b2e-7b30-7595-a528-a6a1b8eee88c', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-05', 'false', '2026-10-05 08:29:18+00', '2026-10-05 11:01:54+00', '21:30', '-34.921177,138.630742,22', '-34.920905,138.630551,15', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-10-05 08:30:00+00', '2026-10-05 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10bdb-f170-7036-a696-29390a91200e', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-05', 'false', '2026-10-05 11:38:46+00', '2026-10-05 15:36:10+00', '02:00', '-34.813042,138.614762,28', '-34.813168,138.613848,28', '3900', '5600', '240', '237', '15405', '22120', NULL, NULL, NULL, '1', NULL, '2026-10-05 11:30:00+00', '2026-10-05 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10d70-2dd0-7588-a05b-f621bec66c9b', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-06', 'false', '2026-10-05 19:00:18+00', '2026-10-05 21:03:33+00', '07:30', '-34.951234,138.607069,15', '-34.951627,138.606528,19', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-10-05 19:00:00+00', '2026-10-05 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10d87-4fb0-7446-8790-d26276c8cd61', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-06', 'false', '2026-10-05 19:25:34+00', '2026-10-05 21:22:58+00', '08:00', '-34.925113,138.609468,13', '-34.924203,138.608467,24', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL, '2026-10-05 19:30:00+00', '2026-10-05 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10d92-b5a8-7188-a880-534193e6b9f0', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-06', 'false', '2026-10-05 19:38:01+00', '2026-10-05 21:33:32+00', '08:00', '-34.924962,138.608397,18', '-34.924340,138.608802,13', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-10-05 19:30:00+00', '2026-10-05 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10dc1-dfe0-778e-aa04-9870af82c31a', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-10-06', 'false', '2026-10-05 20:29:32+00', '2026-10-05 22:34:28+00', '09:00', '-34.846252,138.505857,26', '-34.845974,138.505313,12', '3250', '4500', '120', '120', '6500', '9000', NULL, NULL, NULL, '1', NULL, '2026-10-05 20:30:00+00', '2026-10-05 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1103e-8458-77f3-a7bd-fae296d935b7', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-06', 'false', '2026-10-06 08:04:55+00', '2026-10-06 10:04:51+00', '20:30', '-34.982390,138.514852,35', '-34.981218,138.515258,11', '3400', '4850', '120', '119', '6743', '9619', NULL, NULL, NULL, '1', NULL, '2026-10-06 08:00:00+00', '2026-10-06 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a11290-dcb0-7691-bb49-184814a0a072', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-07', 'false', '2026-10-06 18:54:06+00', '2026-10-06 21:02:13+00', '07:30', '-34.951541,138.607134,9', '-34.951060,138.606336,33', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-10-06 19:00:00+00', '2026-10-06 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a112b0-e7d0-71aa-8649-4d13299ec512', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-07', 'false', '2026-10-06 19:29:06+00', '2026-10-06 21:17:41+00', '08:00', '-34.924000,138.608421,10', '-34.924730,138.608749,22', '3350', '4700', '120', '108', '6030', '8460', NULL, NULL, NULL, '1', NULL, '2026-10-06 19:30:00+00', '2026-10-06 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a112b4-3778-73fe-b8e4-b6e4ce60e323', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-07', 'false', '2026-10-06 19:32:43+00', '2026-10-06 21:17:22+00', '08:00', '-34.924066,138.609069,13', '-34.924923,138.609490,18', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL, '2026-10-06 19:30:00+00', '2026-10-06 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1155d-ac98-734d-ab7f-e8acca205f9d', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-07', 'false', '2026-10-07 07:57:03+00', '2026-10-07 09:50:40+00', '20:30', '-34.981728,138.515126,14', '-34.981995,138.515305,4', '3400', '4850', '120', '113', '6403', '9134', NULL, NULL, NULL, '1', NULL, '2026-10-07 08:00:00+00', '2026-10-07 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1157c-96a8-750c-af1b-3ca652b5804c', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-07', 'false', '2026-10-07 08:30:49+00', '2026-10-07 11:04:20+00', '21:30', '-34.921701,138.629972,13', '-34.921139,138.630701,29', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-10-07 08:30:00+00', '2026-10-07 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a11626-5f80-729a-85b3-56d74429cd44', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-07', 'false', '2026-10-07 11:36:16+00', '2026-10-07 15:22:45+00', '02:00', '-34.813215,138.614083,16', '-34.813068,138.614793,20', '3900', '5600', '240', '226', '14690', '21093', NULL, NULL, NULL, '1', NULL, '2026-10-07 11:30:00+00', '2026-10-07 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a117b9-1158-76c6-85f2-214470c5c61a', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-08', 'false', '2026-10-07 18:56:07+00', '2026-10-07 20:58:38+00', '07:30', '-34.950657,138.606670,28', '-34.951594,138.607384,11', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-10-07 19:00:00+00', '2026-10-07 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a117d3-0db0-73ca-bdaa-88cbe8c4a99c', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-08', 'false', '2026-10-07 19:24:30+00', '2026-10-07 21:27:41+00', '08:00', '-34.924292,138.608330,6', '-34.924198,138.609062,33', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-07 19:30:00+00', '2026-10-07 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a117d3-9280-76fc-a4db-2845031aab3a', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-08', 'false', '2026-10-07 19:25:04+00', '2026-10-07 21:23:06+00', '08:00', '-34.924507,138.608694,27', '-34.924832,138.608796,20', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-10-07 19:30:00+00', '2026-10-07 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1180f-c4a8-7620-96e2-9da5844080c6', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-10-08', 'false', '2026-10-07 20:30:49+00', '2026-10-07 22:20:21+00', '09:00', '-34.846204,138.505770,17', '-34.846230,138.505310,24', '3250', '4500', '120', '109', '5904', '8175', NULL, NULL, NULL, '1', NULL, '2026-10-07 20:30:00+00', '2026-10-07 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a11a8f-33f8-70dd-892d-1e5633ba98ce', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-08', 'false', '2026-10-08 08:09:15+00', '2026-10-08 10:01:15+00', '20:30', '-34.981739,138.515093,21', '-34.982094,138.515398,9', '3400', '4850', '120', '112', '6347', '9053', NULL, NULL, NULL, '1', NULL, '2026-10-08 08:00:00+00', '2026-10-08 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a11ce7-6c38-7436-81bc-223850dfdc46', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-10-09', 'false', '2026-10-08 19:04:51+00', '2026-10-08 22:00:52+00', '08:30', '-34.951265,138.607411,7', '-34.951174,138.607414,26', '3200', '4400', '180', '176', '9387', '12907', NULL, NULL, NULL, '1', NULL, '2026-10-08 19:00:00+00', '2026-10-08 22:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a11cfa-0dc0-7649-9164-18942061aab2', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-09', 'false', '2026-10-08 19:25:12+00', '2026-10-08 21:35:46+00', '08:00', '-34.924080,138.608462,14', '-34.924659,138.608585,33', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-08 19:30:00+00', '2026-10-08 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a11d00-10d0-7753-b662-7cd677c8a516', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-09', 'false', '2026-10-08 19:31:46+00', '2026-10-08 21:17:23+00', '08:00', '-34.924499,138.609109,35', '-34.925045,138.609051,9', '3350', '4700', '120', '105', '5863', '8225', NULL, NULL, NULL, '1', NULL, '2026-10-08 19:30:00+00', '2026-10-08 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a11faa-c640-7519-8ab0-7d11ca902d9a', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-09', 'false', '2026-10-09 07:57:28+00', '2026-10-09 09:59:50+00', '20:30', '-34.981257,138.515404,4', '-34.982396,138.515823,11', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-10-09 08:00:00+00', '2026-10-09 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a11fd0-b918-7472-a0b5-60b29146427d', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-09', 'false', '2026-10-09 08:38:55+00', '2026-10-09 10:57:50+00', '21:30', '-34.920946,138.630254,7', '-34.921312,138.630699,12', '3600', '5200', '150', '138', '8280', '11960', NULL, NULL, NULL, '1', NULL, '2026-10-09 08:30:00+00', '2026-10-09 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12071-7d58-7603-98f4-a039b4fefa0d', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-09', 'false', '2026-10-09 11:34:31+00', '2026-10-09 15:21:14+00', '02:00', '-34.813043,138.613955,8', '-34.813084,138.614380,7', '3900', '5600', '240', '226', '14690', '21093', NULL, NULL, NULL, '1', NULL, '2026-10-09 11:30:00+00', '2026-10-09 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1223a-d760-7454-a460-8f0af8a87a9a', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-10-10', 'false', '2026-10-09 19:54:04+00', '2026-10-09 22:18:09+00', '09:00', '-34.846148,138.505850,10', '-34.845641,138.505174,20', '3250', '4500', '150', '144', '7800', '10800', NULL, NULL, NULL, '1', NULL, '2026-10-09 20:00:00+00', '2026-10-09 22:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12300-b7a0-745f-91cf-86760d3ecf25', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-10', 'false', '2026-10-09 23:30:12+00', '2026-10-10 02:33:51+00', '13:00', '-34.920259,138.493250,25', '-34.920207,138.492911,28', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-10-09 23:30:00+00', '2026-10-10 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12302-bb40-749b-95a4-fb02d9279066', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-10', 'false', '2026-10-09 23:32:24+00', '2026-10-10 02:22:58+00', '13:00', '-34.920612,138.492738,21', '-34.920193,138.493246,23', '3700', '5100', '180', '170', '10483', '14450', NULL, NULL, NULL, '1', NULL, '2026-10-09 23:30:00+00', '2026-10-10 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12823-1818-738f-ab75-1656434fbc6f', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-11', 'false', '2026-10-10 23:25:51+00', '2026-10-11 02:36:16+00', '13:00', '-34.919922,138.492717,29', '-34.920491,138.492876,34', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-10-10 23:30:00+00', '2026-10-11 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1282b-74b8-75e7-ba7b-540e43e3d3f7', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-11', 'false', '2026-10-10 23:34:59+00', '2026-10-11 02:28:44+00', '13:00', '-34.919753,138.492846,14', '-34.920252,138.492411,19', '3700', '5100', '180', '173', '10668', '14705', NULL, NULL, NULL, '1', NULL, '2026-10-10 23:30:00+00', '2026-10-11 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12c56-6958-70c3-911e-e45f1d749e34', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-12', 'false', '2026-10-11 19:00:23+00', '2026-10-11 20:48:34+00', '07:30', '-34.951768,138.606837,17', '-34.950732,138.606890,6', '3200', '4400', '120', '108', '5760', '7920', NULL, NULL, NULL, '1', NULL, '2026-10-11 19:00:00+00', '2026-10-11 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12c6f-92c0-72d5-8c4e-74e1338d44c9', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-12', 'false', '2026-10-11 19:27:52+00', '2026-10-11 21:32:05+00', '08:00', '-34.925001,138.608908,19', '-34.924810,138.608491,5', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-11 19:30:00+00', '2026-10-11 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12c78-d5d8-74d2-bb50-9603a35fe6b7', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-12', 'false', '2026-10-11 19:37:59+00', '2026-10-11 21:30:40+00', '08:00', '-34.925096,138.608304,24', '-34.924690,138.608728,24', '3350', '4700', '120', '112', '6253', '8773', NULL, NULL, NULL, '1', NULL, '2026-10-11 19:30:00+00', '2026-10-11 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12f1c-5b70-73f0-a78f-1a0d9f09b074', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-12', 'false', '2026-10-12 07:55:50+00', '2026-10-12 09:50:53+00', '20:30', '-34.982189,138.515924,25', '-34.982398,138.515216,24', '3400', '4850', '120', '115', '6517', '9296', NULL, NULL, NULL, '1', NULL, '2026-10-12 08:00:00+00', '2026-10-12 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12f3a-ff30-72f7-8b01-2b3c594a2721', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-12', 'false', '2026-10-12 08:29:18+00', '2026-10-12 10:48:18+00', '21:30', '-34.920886,138.629880,24', '-34.921394,138.630599,4', '3600', '5200', '150', '139', '8340', '12047', NULL, NULL, NULL, '1', NULL, '2026-10-12 08:30:00+00', '2026-10-12 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12fe6-6de8-7618-a31d-2cd83c7f6921', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-12', 'false', '2026-10-12 11:36:33+00', '2026-10-12 15:28:40+00', '02:00', '-34.812630,138.613858,8', '-34.812797,138.614428,10', '3900', '5600', '240', '232', '15080', '21653', NULL, NULL, NULL, '1', NULL, '2026-10-12 11:30:00+00', '2026-10-12 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13183-f918-7453-8ec4-c285d777ab0a', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-13', 'false', '2026-10-12 19:08:15+00', '2026-10-12 20:54:27+00', '07:30', '-34.950866,138.607223,9', '-34.950918,138.606872,33', '3200', '4400', '120', '106', '5653', '7773', NULL, NULL, NULL, '1', NULL, '2026-10-12 19:00:00+00', '2026-10-12 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1319c-7e70-734c-ae33-adbb5df58fcc', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-13', 'false', '2026-10-12 19:35:02+00', '2026-10-12 21:32:57+00', '08:00', '-34.924211,138.608486,13', '-34.924474,138.608588,18', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL, '2026-10-12 19:30:00+00', '2026-10-12 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a131a0-b0a8-7460-a2b9-7951bb6cf526', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-13', 'false', '2026-10-12 19:39:37+00', '2026-10-12 21:21:50+00', '08:00', '-34.925019,138.609098,21', '-34.924351,138.608363,21', '3350', '4700', '120', '102', '5695', '7990', NULL, NULL, NULL, '1', NULL, '2026-10-12 19:30:00+00', '2026-10-12 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a131d2-d498-7724-a8a1-bbad6bc56f9e', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-10-13', 'false', '2026-10-12 20:34:23+00', '2026-10-12 22:31:09+00', '09:00', '-34.846606,138.505613,33', '-34.846795,138.505755,9', '3250', '4500', '120', '116', '6283', '8700', NULL, NULL, NULL, '1', NULL, '2026-10-12 20:30:00+00', '2026-10-12 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1344b-c3d8-7505-8449-4accacaae5cc', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-13', 'false', '2026-10-13 08:05:43+00', '2026-10-13 09:54:04+00', '20:30', '-34.982319,138.515273,6', '-34.982154,138.515421,26', '3400', '4850', '120', '108', '6120', '8730', NULL, NULL, NULL, '1', NULL, '2026-10-13 08:00:00+00', '2026-10-13 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a136ab-5300-7096-999a-402e56f32588', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-14', 'false', '2026-10-13 19:09:20+00', '2026-10-13 21:05:59+00', '07:30', '-34.950931,138.607435,6', '-34.951335,138.607022,15', '3200', '4400', '120', '116', '6187', '8507', NULL, NULL, NULL, '1', NULL, '2026-10-13 19:00:00+00', '2026-10-13 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a136c6-3da0-734b-9596-2d1548d76b80', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-14', 'false', '2026-10-13 19:38:44+00', '2026-10-13 21:22:47+00', '08:00', '-34.924607,138.608528,9', '-34.924552,138.608535,12', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL, '2026-10-13 19:30:00+00', '2026-10-13 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a136c6-58f8-7009-9bac-385acee63422', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-14', 'false', '2026-10-13 19:38:51+00', '2026-10-13 21:29:28+00', '08:00', '-34.924088,138.608842,7', '-34.924837,138.608915,31', '3350', '4700', '120', '110', '6142', '8617', NULL, NULL, NULL, '1', NULL, '2026-10-13 19:30:00+00', '2026-10-13 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13970-2020-72dd-b0e5-11818067f6b4', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-14', 'false', '2026-10-14 08:03:32+00', '2026-10-14 09:57:37+00', '20:30', '-34.981741,138.515359,33', '-34.981917,138.515454,14', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-10-14 08:00:00+00', '2026-10-14 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13986-c500-71bf-9e27-8ad7130ccccb', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-14', 'false', '2026-10-14 08:28:16+00', '2026-10-14 11:04:07+00', '21:30', '-34.921751,138.629808,28', '-34.920938,138.630848,9', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-10-14 08:30:00+00', '2026-10-14 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13a30-10d8-71c9-8e05-30202e7ad0c0', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-14', 'false', '2026-10-14 11:33:11+00', '2026-10-14 15:18:22+00', '02:00', '-34.812925,138.614755,28', '-34.813287,138.613779,27', '3900', '5600', '240', '225', '14625', '21000', NULL, NULL, NULL, '1', NULL, '2026-10-14 11:30:00+00', '2026-10-14 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13bc5-a110-736b-8f78-1226710c0a7c', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-15', 'false', '2026-10-14 18:56:10+00', '2026-10-14 20:48:05+00', '07:30', '-34.951795,138.607167,35', '-34.950855,138.606405,5', '3200', '4400', '120', '111', '5920', '8140', NULL, NULL, NULL, '1', NULL, '2026-10-14 19:00:00+00', '2026-10-14 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13be4-c9a0-7552-b0c7-052a44a556ad', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-15', 'false', '2026-10-14 19:30:12+00', '2026-10-14 21:19:56+00', '08:00', '-34.925115,138.608640,10', '-34.924216,138.609006,26', '3350', '4700', '120', '109', '6086', '8538', NULL, NULL, NULL, '1', NULL, '2026-10-14 19:30:00+00', '2026-10-14 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13be6-15a8-7267-99ff-22424f2e382c', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-15', 'false', '2026-10-14 19:31:37+00', '2026-10-14 21:29:00+00', '08:00', '-34.924549,138.608403,10', '-34.924539,138.608720,21', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL, '2026-10-14 19:30:00+00', '2026-10-14 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13c1f-36a8-74f0-a110-e7a4a036bd36', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-10-15', 'false', '2026-10-14 20:34:01+00', '2026-10-14 22:18:35+00', '09:00', '-34.846178,138.506138,25', '-34.846006,138.505913,34', '3250', '4500', '120', '104', '5633', '7800', NULL, NULL, NULL, '1', NULL, '2026-10-14 20:30:00+00', '2026-10-14 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13e9b-3710-70d0-bdc7-935a7b33cbf6', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-15', 'false', '2026-10-15 08:08:42+00', '2026-10-15 09:58:50+00', '20:30', '-34.982312,138.514932,9', '-34.981254,138.514898,20', '3400', '4850', '120', '110', '6233', '8892', NULL, NULL, NULL, '1', NULL, '2026-10-15 08:00:00+00', '2026-10-15 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a14106-0138-77b5-9a28-100a17d7af45', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-16', 'false', '2026-10-15 19:24:35+00', '2026-10-15 21:28:09+00', '08:00', '-34.924278,138.608419,27', '-34.924057,138.609153,18', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-15 19:30:00+00', '2026-10-15 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1410f-ec48-70b4-a544-3482ddfac55c', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-16', 'false', '2026-10-15 19:35:25+00', '2026-10-15 21:30:41+00', '08:00', '-34.925062,138.608969,11', '-34.924380,138.608771,26', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-10-15 19:30:00+00', '2026-10-15 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a143c2-bfd8-70e9-b57e-2125f065794b', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-16', 'false', '2026-10-16 08:09:59+00', '2026-10-16 10:03:01+00', '20:30', '-34.982377,138.515177,26', '-34.981781,138.515732,33', '3400', '4850', '120', '113', '6403', '9134', NULL, NULL, NULL, '1', NULL, '2026-10-16 08:00:00+00', '2026-10-16 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a143d0-3140-7337-8c4a-4014c113a9b2', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-16', 'false', '2026-10-16 08:24:40+00', '2026-10-16 11:00:35+00', '21:30', '-34.921048,138.630811,23', '-34.921157,138.630454,32', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-10-16 08:30:00+00', '2026-10-16 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a14475-d780-71b0-b49d-d0b0c3903cd0', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-16', 'false', '2026-10-16 11:25:36+00', '2026-10-16 15:25:27+00', '02:00', '-34.812576,138.614078,29', '-34.812623,138.614651,23', '3900', '5600', '240', '239', '15535', '22307', NULL, NULL, NULL, '1', NULL, '2026-10-16 11:30:00+00', '2026-10-16 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1464f-90f0-7707-9f68-cfbbec7735f1', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-10-17', 'false', '2026-10-16 20:03:02+00', '2026-10-16 22:19:55+00', '09:00', '-34.846666,138.505390,8', '-34.845788,138.505709,30', '3250', '4500', '150', '136', '7367', '10200', NULL, NULL, NULL, '1', NULL, '2026-10-16 20:00:00+00', '2026-10-16 22:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a14708-ee10-709d-bcdc-56ffa31d33aa', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-17', 'false', '2026-10-16 23:25:30+00', '2026-10-17 02:25:12+00', '13:00', '-34.920048,138.492336,30', '-34.920207,138.492406,4', '3700', '5100', '180', '179', '11038', '15215', NULL, NULL, NULL, '1', NULL, '2026-10-16 23:30:00+00', '2026-10-17 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a14c31-3258-772f-bc4f-b5b5df73c9ea', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-18', 'false', '2026-10-17 23:27:35+00', '2026-10-18 02:32:51+00', '13:00', '-34.919704,138.492708,8', '-34.920211,138.492371,4', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-10-17 23:30:00+00', '2026-10-18 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a14c34-4b50-70ab-bb81-5ea8ee94fc0c', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-18', 'false', '2026-10-17 23:30:58+00', '2026-10-18 02:25:40+00', '13:00', '-34.919861,138.492926,9', '-34.920411,138.492377,26', '3700', '5100', '180', '174', '10730', '14790', NULL, NULL, NULL, '1', NULL, '2026-10-17 23:30:00+00', '2026-10-18 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15067-42b8-7619-8a01-a23e27fb7347', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-19', 'false', '2026-10-18 19:05:07+00', '2026-10-18 20:52:59+00', '07:30', '-34.951378,138.606919,17', '-34.951452,138.606732,29', '3200', '4400', '120', '107', '5707', '7847', NULL, NULL, NULL, '1', NULL, '2026-10-18 19:00:00+00', '2026-10-18 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15080-48f8-753c-b804-c45e6f557fad', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-19', 'false', '2026-10-18 19:32:27+00', '2026-10-18 21:26:22+00', '08:00', '-34.924688,138.608376,12', '-34.924330,138.608389,14', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-10-18 19:30:00+00', '2026-10-18 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15086-86a0-7579-ad45-044b73d9d714', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-19', 'false', '2026-10-18 19:39:16+00', '2026-10-18 21:16:29+00', '08:00', '-34.924542,138.609306,9', '-34.925181,138.608607,19', '3350', '4700', '120', '97', '5416', '7598', NULL, NULL, NULL, '1', NULL, '2026-10-18 19:30:00+00', '2026-10-18 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1532e-9848-7297-b0a6-c62599b6d7a1', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-19', 'false', '2026-10-19 08:02:05+00', '2026-10-19 09:58:34+00', '20:30', '-34.982001,138.515651,20', '-34.981505,138.515115,7', '3400', '4850', '120', '116', '6573', '9377', NULL, NULL, NULL, '1', NULL, '2026-10-19 08:00:00+00', '2026-10-19 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15348-0418-76e6-8857-e85ffc60d7c3', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-19', 'false', '2026-10-19 08:29:51+00', '2026-10-19 10:47:40+00', '21:30', '-34.921868,138.630000,14', '-34.920991,138.630410,14', '3600', '5200', '150', '137', '8220', '11873', NULL, NULL, NULL, '1', NULL, '2026-10-19 08:30:00+00', '2026-10-19 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a153ef-1988-7176-8240-8d88b0f4ce82', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-19', 'false', '2026-10-19 11:32:21+00', '2026-10-19 15:21:26+00', '02:00', '-34.812948,138.613859,15', '-34.812370,138.614559,12', '3900', '5600', '240', '229', '14885', '21373', NULL, NULL, NULL, '1', NULL, '2026-10-19 11:30:00+00', '2026-10-19 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1558a-9d30-70de-a793-bcfc1fbf1311', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-20', 'false', '2026-10-19 19:01:50+00', '2026-10-19 20:52:23+00', '07:30', '-34.951375,138.607464,34', '-34.950836,138.606484,34', '3200', '4400', '120', '110', '5867', '8067', NULL, NULL, NULL, '1', NULL, '2026-10-19 19:00:00+00', '2026-10-19 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a155a5-1e58-72b8-bb35-6ceccb97f1ac', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-20', 'false', '2026-10-19 19:30:47+00', '2026-10-19 21:31:09+00', '08:00', '-34.924846,138.608749,10', '-34.924062,138.608941,6', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-19 19:30:00+00', '2026-10-19 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a155ad-34a8-75da-84f7-33e516866718', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-20', 'false', '2026-10-19 19:39:37+00', '2026-10-19 21:26:00+00', '08:00', '-34.924759,138.609263,11', '-34.924932,138.608525,14', '3350', '4700', '120', '106', '5918', '8303', NULL, NULL, NULL, '1', NULL, '2026-10-19 19:30:00+00', '2026-10-19 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a155e3-7360-7284-a4ee-8d0502d41186', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-10-20', 'false', '2026-10-19 20:38:52+00', '2026-10-19 22:34:37+00', '09:00', '-34.846430,138.506142,6', '-34.845801,138.505655,11', '3250', '4500', '120', '115', '6229', '8625', NULL, NULL, NULL, '1', NULL, '2026-10-19 20:30:00+00', '2026-10-19 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15857-d690-76df-bed4-b4b88bde10d7', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-20', 'false', '2026-10-20 08:05:14+00', '2026-10-20 09:57:31+00', '20:30', '-34.981324,138.515238,4', '-34.981338,138.515227,8', '3400', '4850', '120', '112', '6347', '9053', NULL, NULL, NULL, '1', NULL, '2026-10-20 08:00:00+00', '2026-10-20 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15ab8-4c30-7338-ab1f-5248b9d58b47', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-21', 'false', '2026-10-20 19:09:50+00', '2026-10-20 20:47:33+00', '07:30', '-34.950745,138.606448,27', '-34.951574,138.606597,4', '3200', '4400', '120', '97', '5173', '7113', NULL, NULL, NULL, '1', NULL, '2026-10-20 19:00:00+00', '2026-10-20 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15ac5-fc18-74c9-9d54-2d3c482d87d4', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-21', 'false', '2026-10-20 19:24:47+00', '2026-10-20 21:36:10+00', '08:00', '-34.924971,138.608954,20', '-34.924081,138.609429,21', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-20 19:30:00+00', '2026-10-20 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15ace-83b0-72b1-92aa-0c42bb2eb3ed', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-21', 'false', '2026-10-20 19:34:06+00', '2026-10-20 21:28:00+00', '08:00', '-34.924405,138.608916,13', '-34.925057,138.609065,26', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-10-20 19:30:00+00', '2026-10-20 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15d75-2628-72de-a38a-e7f9ed716e2f', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-21', 'false', '2026-10-21 07:55:21+00', '2026-10-21 10:01:19+00', '20:30', '-34.981517,138.514998,4', '-34.981283,138.515203,25', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-10-21 08:00:00+00', '2026-10-21 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15d9b-6b08-708e-afec-8072bd6172c4', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-21', 'false', '2026-10-21 08:37:09+00', '2026-10-21 10:57:11+00', '21:30', '-34.921832,138.630378,12', '-34.920964,138.629804,19', '3600', '5200', '150', '140', '8400', '12133', NULL, NULL, NULL, '1', NULL, '2026-10-21 08:30:00+00', '2026-10-21 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15e3d-a648-74ca-9a0c-1af8a4f549a0', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-21', 'false', '2026-10-21 11:34:21+00', '2026-10-21 15:21:47+00', '02:00', '-34.812768,138.614035,20', '-34.813304,138.613802,25', '3900', '5600', '240', '227', '14755', '21187', NULL, NULL, NULL, '1', NULL, '2026-10-21 11:30:00+00', '2026-10-21 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15fd0-4498-7487-90f2-7047fc868028', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-22', 'false', '2026-10-21 18:54:07+00', '2026-10-21 20:59:47+00', '07:30', '-34.951012,138.607140,24', '-34.951737,138.607379,29', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-10-21 19:00:00+00', '2026-10-21 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15ff0-72e0-70cb-a35a-19e74108ea3c', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-22', 'false', '2026-10-21 19:29:16+00', '2026-10-21 21:28:39+00', '08:00', '-34.924024,138.608943,33', '-34.924958,138.608545,24', '3350', '4700', '120', '119', '6644', '9322', NULL, NULL, NULL, '1', NULL, '2026-10-21 19:30:00+00', '2026-10-21 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15ff8-fa78-7551-af4c-b2b680a59df1', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-22', 'false', '2026-10-21 19:38:35+00', '2026-10-21 21:28:24+00', '08:00', '-34.925119,138.608686,7', '-34.924798,138.608545,17', '3350', '4700', '120', '109', '6086', '8538', NULL, NULL, NULL, '1', NULL, '2026-10-21 19:30:00+00', '2026-10-21 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a162a2-f850-7590-9b5b-5330951575dd', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-22', 'false', '2026-10-22 08:03:30+00', '2026-10-22 09:49:04+00', '20:30', '-34.981816,138.515370,9', '-34.982265,138.514998,32', '3400', '4850', '120', '105', '5950', '8488', NULL, NULL, NULL, '1', NULL, '2026-10-22 08:00:00+00', '2026-10-22 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a16505-1f88-71f4-8f3b-1e8439907739', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-10-23', 'false', '2026-10-22 19:09:57+00', '2026-10-22 21:51:57+00', '08:30', '-34.951009,138.606601,24', '-34.950737,138.607245,26', '3200', '4400', '180', '162', '8640', '11880', NULL, NULL, NULL, '1', NULL, '2026-10-22 19:00:00+00', '2026-10-22 22:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a16518-41f8-745c-82af-5ab3bb67e983', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-23', 'false', '2026-10-22 19:30:51+00', '2026-10-22 21:21:32+00', '08:00', '-34.924260,138.609118,25', '-34.924217,138.609148,29', '3350', '4700', '120', '110', '6142', '8617', NULL, NULL, NULL, '1', NULL, '2026-10-22 19:30:00+00', '2026-10-22 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1651a-f178-70b9-a76c-0113c4fc5879', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-23', 'false', '2026-10-22 19:33:47+00', '2026-10-22 21:34:23+00', '08:00', '-34.925144,138.608971,8', '-34.925163,138.609441,11', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-22 19:30:00+00', '2026-10-22 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a167c0-ebf8-75b2-a625-d0dcf715f03b', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-23', 'false', '2026-10-23 07:54:19+00', '2026-10-23 09:48:19+00', '20:30', '-34.981713,138.515493,23', '-34.981766,138.515090,16', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-10-23 08:00:00+00', '2026-10-23 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a167e1-7800-704e-8640-cbc82a2f6ddf', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-23', 'false', '2026-10-23 08:29:52+00', '2026-10-23 10:58:44+00', '21:30', '-34.921471,138.630022,5', '-34.921301,138.630422,28', '3600', '5200', '150', '148', '8880', '12827', NULL, NULL, NULL, '1', NULL, '2026-10-23 08:30:00+00', '2026-10-23 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a16886-1888-757e-bc78-d58591bcf04e', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-23', 'false', '2026-10-23 11:29:41+00', '2026-10-23 15:18:08+00', '02:00', '-34.812995,138.614615,31', '-34.812597,138.614316,33', '3900', '5600', '240', '228', '14820', '21280', NULL, NULL, NULL, '1', NULL, '2026-10-23 11:30:00+00', '2026-10-23 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a16a5f-aed0-7673-ba0f-1ecc52ecde7c', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-10-24', 'false', '2026-10-23 20:06:58+00', '2026-10-23 22:17:53+00', '09:00', '-34.845631,138.505812,26', '-34.846418,138.505789,21', '3250', '4500', '150', '130', '7042', '9750', NULL, NULL, NULL, '1', NULL, '2026-10-23 20:00:00+00', '2026-10-23 22:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a16b15-7210-702b-8d88-2d42648fa14a', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-24', 'false', '2026-10-23 23:25:30+00', '2026-10-24 02:22:03+00', '13:00', '-34.919865,138.492579,5', '-34.920574,138.492668,26', '3700', '5100', '180', '176', '10853', '14960', NULL, NULL, NULL, '1', NULL, '2026-10-23 23:30:00+00', '2026-10-24 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a16b1b-d2e0-7355-abed-489780f4d00b', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-24', 'false', '2026-10-23 23:32:28+00', '2026-10-24 02:27:10+00', '13:00', '-34.919658,138.493444,29', '-34.920687,138.492856,11', '3700', '5100', '180', '174', '10730', '14790', NULL, NULL, NULL, '1', NULL, '2026-10-23 23:30:00+00', '2026-10-24 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1703b-fcf0-71ab-af90-657c20119ed4', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-25', 'false', '2026-10-24 23:25:42+00', '2026-10-25 02:19:37+00', '13:00', '-34.920131,138.492338,31', '-34.919606,138.492643,25', '3700', '5100', '180', '173', '10668', '14705', NULL, NULL, NULL, '1', NULL, '2026-10-24 23:30:00+00', '2026-10-25 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a17041-4480-70ee-8dc7-8558010976f4', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-25', 'false', '2026-10-24 23:31:28+00', '2026-10-25 02:19:00+00', '13:00', '-34.919661,138.492871,20', '-34.919848,138.493221,16', '3700', '5100', '180', '167', '10298', '14195', NULL, NULL, NULL, '1', NULL, '2026-10-24 23:30:00+00', '2026-10-25 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a17476-4b40-7017-a824-98ebf6a289dd', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-26', 'false', '2026-10-25 19:07:52+00', '2026-10-25 20:59:39+00', '07:30', '-34.950910,138.606325,34', '-34.950747,138.607401,18', '3200', '4400', '120', '111', '5920', '8140', NULL, NULL, NULL, '1', NULL, '2026-10-25 19:00:00+00', '2026-10-25 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1748e-4010-75a8-9be1-42da82d3355c', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-26', 'false', '2026-10-25 19:34:02+00', '2026-10-25 21:27:49+00', '08:00', '-34.925063,138.608650,26', '-34.924254,138.608964,31', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-10-25 19:30:00+00', '2026-10-25 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1748f-5950-74f2-8704-148645d56c07', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-26', 'false', '2026-10-25 19:35:14+00', '2026-10-25 21:19:53+00', '08:00', '-34.924546,138.609312,17', '-34.924571,138.609226,5', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL, '2026-10-25 19:30:00+00', '2026-10-25 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1773f-1000-7148-a3cb-843a7f6cbd4d', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-26', 'false', '2026-10-26 08:06:24+00', '2026-10-26 10:01:27+00', '20:30', '-34.981859,138.515383,16', '-34.981561,138.515964,8', '3400', '4850', '120', '115', '6517', '9296', NULL, NULL, NULL, '1', NULL, '2026-10-26 08:00:00+00', '2026-10-26 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a17758-6848-75a1-80dc-4238e578a059', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-26', 'false', '2026-10-26 08:34:05+00', '2026-10-26 11:04:00+00', '21:30', '-34.921212,138.630932,5', '-34.921669,138.630799,5', '3600', '5200', '150', '149', '8940', '12913', NULL, NULL, NULL, '1', NULL, '2026-10-26 08:30:00+00', '2026-10-26 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a17994-8d08-76e2-8b57-ad2e0255dabc', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-27', 'false', '2026-10-26 18:59:01+00', '2026-10-26 21:04:30+00', '07:30', '-34.950824,138.606423,4', '-34.951789,138.607310,15', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-10-26 19:00:00+00', '2026-10-26 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a179ad-50e0-7581-814a-b0e1eec5ebda', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-27', 'false', '2026-10-26 19:26:04+00', '2026-10-26 21:27:09+00', '08:00', '-34.925071,138.609291,35', '-34.924600,138.609257,34', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-26 19:30:00+00', '2026-10-26 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a179b9-9d50-7519-bd95-9067d740f40f', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-27', 'false', '2026-10-26 19:39:30+00', '2026-10-26 21:29:25+00', '08:00', '-34.924160,138.609063,9', '-34.925159,138.609431,4', '3350', '4700', '120', '109', '6086', '8538', NULL, NULL, NULL, '1', NULL, '2026-10-26 19:30:00+00', '2026-10-26 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a17ec3-bec0-74c7-ab1c-93bbb7593bbf', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-28', 'false', '2026-10-27 19:08:40+00', '2026-10-27 20:48:03+00', '07:30', '-34.951414,138.607283,10', '-34.951326,138.606529,25', '3200', '4400', '120', '99', '5280', '7260', NULL, NULL, NULL, '1', NULL, '2026-10-27 19:00:00+00', '2026-10-27 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a17edd-5588-752c-aa9c-b5134b555864', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-28', 'false', '2026-10-27 19:36:37+00', '2026-10-27 21:32:07+00', '08:00', '-34.924601,138.608596,13', '-34.924332,138.609165,35', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-10-27 19:30:00+00', '2026-10-27 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a17edd-9408-7168-a725-ae2d265d6596', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-28', 'false', '2026-10-27 19:36:53+00', '2026-10-27 21:35:55+00', '08:00', '-34.924189,138.609243,8', '-34.924954,138.608461,23', '3350', '4700', '120', '119', '6644', '9322', NULL, NULL, NULL, '1', NULL, '2026-10-27 19:30:00+00', '2026-10-27 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a17eeb-ef2f-72d5-9b45-bebbc1f68489', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', NULL, '2026-10-28', 'true', '2026-10-28 04:30:00+00', '2026-10-28 04:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, '0', '9550', '13400', NULL, NULL, NULL, '1', NULL, NULL, NULL, NULL, 'held', '{same_record}', NULL, NULL, NULL, '{}', NULL),
  ('01a17eeb-ef2f-7521-9b2b-a1785b18c086', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', NULL, '2026-10-28', 'true', '2026-10-27 22:30:00+00', '2026-10-27 22:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, '0', '9550', '13400', NULL, NULL, NULL, '1', NULL, NULL, NULL, NULL, 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1818a-5100-75ae-b549-5cffbadcf278', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-28', 'false', '2026-10-28 08:04:48+00', '2026-10-28 10:02:48+00', '20:30', '-34.981230,138.515276,18', '-34.981950,138.515862,33', '3400', '4850', '120', '118', '6687', '9538', NULL, NULL, NULL, '1', NULL, '2026-10-28 08:00:00+00', '2026-10-28 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1819d-a638-7352-bf7d-1b3d4ba78392', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-28', 'false', '2026-10-28 08:25:55+00', '2026-10-28 10:48:39+00', '21:30', '-34.920914,138.630972,11', '-34.921105,138.630356,27', '3600', '5200', '150', '142', '8520', '12307', NULL, NULL, NULL, '1', NULL, '2026-10-28 08:30:00+00', '2026-10-28 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18248-5d58-7746-a1c3-279b55d7be2c', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-28', 'false', '2026-10-28 11:32:23+00', '2026-10-28 15:18:12+00', '02:00', '-34.812429,138.613813,20', '-34.812790,138.614128,18', '3900', '5600', '240', '225', '14625', '21000', NULL, NULL, NULL, '1', NULL, '2026-10-28 11:30:00+00', '2026-10-28 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a183ea-16d8-774d-b66b-f3062f444555', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-29', 'false', '2026-10-28 19:08:39+00', '2026-10-28 20:56:27+00', '07:30', '-34.951068,138.606801,14', '-34.951668,138.607151,14', '3200', '4400', '120', '107', '5707', '7847', NULL, NULL, NULL, '1', NULL, '2026-10-28 19:00:00+00', '2026-10-28 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18403-d4b0-7219-a482-e81ca6ce9d11', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-29', 'false', '2026-10-28 19:36:46+00', '2026-10-28 21:20:19+00', '08:00', '-34.924418,138.608662,10', '-34.924670,138.609318,14', '3350', '4700', '120', '103', '5751', '8068', NULL, NULL, NULL, '1', NULL, '2026-10-28 19:30:00+00', '2026-10-28 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18405-5b50-771c-bd88-63d3eb7f1aa6', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-29', 'false', '2026-10-28 19:38:26+00', '2026-10-28 21:30:53+00', '08:00', '-34.924371,138.608975,8', '-34.924332,138.609195,14', '3350', '4700', '120', '112', '6253', '8773', NULL, NULL, NULL, '1', NULL, '2026-10-28 19:30:00+00', '2026-10-28 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1843a-9c20-7609-9301-80f6416575ec', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-10-29', 'false', '2026-10-28 20:36:36+00', '2026-10-28 22:34:10+00', '09:00', '-34.845895,138.505155,13', '-34.845868,138.506025,14', '3250', '4500', '120', '117', '6338', '8775', NULL, NULL, NULL, '1', NULL, '2026-10-28 20:30:00+00', '2026-10-28 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a186ae-14f0-77bb-9cf4-f0fa8e793a11', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-29', 'false', '2026-10-29 08:01:58+00', '2026-10-29 09:51:22+00', '20:30', '-34.982009,138.515588,7', '-34.981483,138.515632,7', '3400', '4850', '120', '109', '6177', '8811', NULL, NULL, NULL, '1', NULL, '2026-10-29 08:00:00+00', '2026-10-29 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1890e-6b50-7332-a080-e53bf065c564', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-10-30', 'false', '2026-10-29 19:06:26+00', '2026-10-29 22:02:19+00', '08:30', '-34.950723,138.606408,19', '-34.951419,138.607084,5', '3200', '4400', '180', '175', '9333', '12833', NULL, NULL, NULL, '1', NULL, '2026-10-29 19:00:00+00', '2026-10-29 22:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1891e-b730-7531-b7ce-81518cb1b40a', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-30', 'false', '2026-10-29 19:24:14+00', '2026-10-29 21:17:18+00', '08:00', '-34.924625,138.609166,31', '-34.924982,138.609236,5', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-10-29 19:30:00+00', '2026-10-29 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18922-06d8-76ce-b6dd-598dd0c55968', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-30', 'false', '2026-10-29 19:27:51+00', '2026-10-29 21:22:10+00', '08:00', '-34.924815,138.609432,4', '-34.924404,138.608906,25', '3350', '4700', '120', '114', '6365', '8930', NULL, NULL, NULL, '1', NULL, '2026-10-29 19:30:00+00', '2026-10-29 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18bd1-82f0-740f-8170-adcf8e038f78', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-30', 'false', '2026-10-30 07:58:46+00', '2026-10-30 10:02:24+00', '20:30', '-34.981218,138.515387,17', '-34.982117,138.514933,14', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-10-30 08:00:00+00', '2026-10-30 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18bef-f3e8-76a5-875a-bde603876479', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-30', 'false', '2026-10-30 08:32:01+00', '2026-10-30 10:53:30+00', '21:30', '-34.921758,138.630612,15', '-34.921054,138.630517,25', '3600', '5200', '150', '141', '8460', '12220', NULL, NULL, NULL, '1', NULL, '2026-10-30 08:30:00+00', '2026-10-30 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18e6b-ec80-71c9-95f0-f0f217c83ade', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-10-31', 'false', '2026-10-30 20:06:40+00', '2026-10-30 22:32:11+00', '09:00', '-34.846214,138.506155,15', '-34.846225,138.506277,6', '3250', '4500', '150', '145', '7854', '10875', NULL, NULL, NULL, '1', NULL, '2026-10-30 20:00:00+00', '2026-10-30 22:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18f20-adf0-7014-83f2-4ce1ac6cd975', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-31', 'false', '2026-10-30 23:24:06+00', '2026-10-31 02:34:58+00', '13:00', '-34.919778,138.492779,6', '-34.919709,138.492475,8', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-10-30 23:30:00+00', '2026-10-31 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18f2e-afe0-7662-b5ac-84275a011287', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-31', 'false', '2026-10-30 23:39:24+00', '2026-10-31 02:20:18+00', '13:00', '-34.920391,138.492743,22', '-34.919789,138.493145,28', '3700', '5100', '180', '160', '9867', '13600', NULL, NULL, NULL, '1', NULL, '2026-10-30 23:30:00+00', '2026-10-31 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19449-2500-70f1-b050-284446aa9246', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-01', 'false', '2026-10-31 23:26:24+00', '2026-11-01 02:26:43+00', '13:00', '-34.920138,138.492769,9', '-34.919599,138.492662,28', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-10-31 23:30:00+00', '2026-11-01 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19449-dc98-7436-ae7b-3d08fa9818cd', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-01', 'false', '2026-10-31 23:27:11+00', '2026-11-01 02:16:07+00', '13:00', '-34.919562,138.493328,16', '-34.919514,138.492506,35', '3700', '5100', '180', '168', '10360', '14280', NULL, NULL, NULL, '1', NULL, '2026-10-31 23:30:00+00', '2026-11-01 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1987c-f340-75d4-81e1-b4d52f443c42', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-02', 'false', '2026-11-01 19:01:28+00', '2026-11-01 21:02:21+00', '07:30', '-34.950881,138.606370,7', '-34.950821,138.606490,7', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-11-01 19:00:00+00', '2026-11-01 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19896-8620-74ee-b947-166ef72c2d31', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-02', 'false', '2026-11-01 19:29:24+00', '2026-11-01 21:30:08+00', '08:00', '-34.924713,138.609110,29', '-34.925118,138.608666,31', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-01 19:30:00+00', '2026-11-01 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19897-2e18-778f-ab4b-64a501cc38cc', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-02', 'false', '2026-11-01 19:30:07+00', '2026-11-01 21:33:39+00', '08:00', '-34.924335,138.608346,33', '-34.924315,138.609193,23', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-01 19:30:00+00', '2026-11-01 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19b46-15c0-7537-9ac7-7f7128937428', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-02', 'false', '2026-11-02 08:00:24+00', '2026-11-02 09:47:15+00', '20:30', '-34.981748,138.515140,6', '-34.982297,138.515874,16', '3400', '4850', '120', '106', '6007', '8568', NULL, NULL, NULL, '1', NULL, '2026-11-02 08:00:00+00', '2026-11-02 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19b5e-1e18-7541-afc7-1e10452085d7', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-02', 'false', '2026-11-02 08:26:39+00', '2026-11-02 10:58:10+00', '21:30', '-34.921895,138.630127,6', '-34.921090,138.630851,16', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-11-02 08:30:00+00', '2026-11-02 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19c01-0920-734a-8535-8df33eab8de7', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-02', 'false', '2026-11-02 11:24:36+00', '2026-11-02 15:30:46+00', '02:00', '-34.812954,138.613915,15', '-34.813040,138.614290,32', '3900', '5600', '240', '240', '15600', '22400', NULL, NULL, NULL, '1', NULL, '2026-11-02 11:30:00+00', '2026-11-02 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19da7-e320-73e0-b5e3-2ba2c5b2f4b7', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-03', 'false', '2026-11-02 19:06:28+00', '2026-11-02 20:54:56+00', '07:30', '-34.950908,138.606757,12', '-34.951267,138.606451,8', '3200', '4400', '120', '108', '5760', '7920', NULL, NULL, NULL, '1', NULL, '2026-11-02 19:00:00+00', '2026-11-02 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19db8-6d80-7051-b1e6-46d08a21b26d', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-03', 'false', '2026-11-02 19:24:32+00', '2026-11-02 21:31:23+00', '08:00', '-34.924783,138.609053,25', '-34.924353,138.608478,16', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-02 19:30:00+00', '2026-11-02 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19dc3-8558-7660-971e-3106e3e98534', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-03', 'false', '2026-11-02 19:36:39+00', '2026-11-02 21:25:06+00', '08:00', '-34.924552,138.608977,12', '-34.924426,138.609012,21', '3350', '4700', '120', '108', '6030', '8460', NULL, NULL, NULL, '1', NULL, '2026-11-02 19:30:00+00', '2026-11-02 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19df7-4f28-73c6-8955-3074e0759624', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-03', 'false', '2026-11-02 20:33:13+00', '2026-11-02 22:23:50+00', '09:00', '-34.846171,138.505431,31', '-34.846189,138.505327,4', '3250', '4500', '120', '110', '5958', '8250', NULL, NULL, NULL, '1', NULL, '2026-11-02 20:30:00+00', '2026-11-02 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a072-3a38-7406-93dd-e840a7359d25', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-03', 'false', '2026-11-03 08:06:43+00', '2026-11-03 10:05:30+00', '20:30', '-34.982239,138.515071,29', '-34.981430,138.515698,16', '3400', '4850', '120', '118', '6687', '9538', NULL, NULL, NULL, '1', NULL, '2026-11-03 08:00:00+00', '2026-11-03 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a2c9-45b0-7686-b836-1a20b81e43af', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-04', 'false', '2026-11-03 19:01:02+00', '2026-11-03 20:49:59+00', '07:30', '-34.951144,138.606402,31', '-34.951059,138.606845,8', '3200', '4400', '120', '108', '5760', '7920', NULL, NULL, NULL, '1', NULL, '2026-11-03 19:00:00+00', '2026-11-03 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a2df-6d90-76bf-8486-3a3384c40a04', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-04', 'false', '2026-11-03 19:25:14+00', '2026-11-03 21:26:15+00', '08:00', '-34.924443,138.608374,25', '-34.925018,138.608557,9', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-03 19:30:00+00', '2026-11-03 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a2eb-8738-7289-96f8-cdd0d7bc8d56', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-04', 'false', '2026-11-03 19:38:27+00', '2026-11-03 21:35:59+00', '08:00', '-34.925179,138.609352,31', '-34.924877,138.609119,16', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL, '2026-11-03 19:30:00+00', '2026-11-03 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a598-1938-758c-a3c6-0ac07418c557', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-04', 'false', '2026-11-04 08:06:11+00', '2026-11-04 09:56:27+00', '20:30', '-34.982043,138.515649,9', '-34.982316,138.515631,8', '3400', '4850', '120', '110', '6233', '8892', NULL, NULL, NULL, '1', NULL, '2026-11-04 08:00:00+00', '2026-11-04 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a5af-9108-737e-9e61-470a2f69e8c4', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-04', 'false', '2026-11-04 08:31:49+00', '2026-11-04 10:57:38+00', '21:30', '-34.921699,138.630776,26', '-34.920984,138.630889,15', '3600', '5200', '150', '145', '8700', '12567', NULL, NULL, NULL, '1', NULL, '2026-11-04 08:30:00+00', '2026-11-04 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a650-1e98-7745-9db7-9116aced7ad8', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-04', 'false', '2026-11-04 11:27:11+00', '2026-11-04 15:34:57+00', '02:00', '-34.812674,138.614422,20', '-34.812644,138.614665,31', '3900', '5600', '240', '240', '15600', '22400', NULL, NULL, NULL, '1', NULL, '2026-11-04 11:30:00+00', '2026-11-04 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a7f5-cbd0-776c-a888-3e34895246fc', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-05', 'false', '2026-11-04 19:07:46+00', '2026-11-04 21:03:39+00', '07:30', '-34.951369,138.606906,17', '-34.950892,138.606979,25', '3200', '4400', '120', '115', '6133', '8433', NULL, NULL, NULL, '1', NULL, '2026-11-04 19:00:00+00', '2026-11-04 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a807-fc10-777c-95b0-afeecf5fae82', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-05', 'false', '2026-11-04 19:27:38+00', '2026-11-04 21:29:35+00', '08:00', '-34.924813,138.609150,8', '-34.924889,138.609350,31', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-04 19:30:00+00', '2026-11-04 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a811-ac88-763a-85e6-bf22606d972b', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-05', 'false', '2026-11-04 19:38:13+00', '2026-11-04 21:16:20+00', '08:00', '-34.925033,138.608956,6', '-34.924629,138.609087,17', '3350', '4700', '120', '98', '5472', '7677', NULL, NULL, NULL, '1', NULL, '2026-11-04 19:30:00+00', '2026-11-04 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a849-b060-707c-8385-6f603da4ea91', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-05', 'false', '2026-11-04 20:39:24+00', '2026-11-04 22:24:08+00', '09:00', '-34.845840,138.505735,14', '-34.846072,138.505939,20', '3250', '4500', '120', '104', '5633', '7800', NULL, NULL, NULL, '1', NULL, '2026-11-04 20:30:00+00', '2026-11-04 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1aabb-2d60-72e9-a06d-4809a71549e6', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-05', 'false', '2026-11-05 08:02:36+00', '2026-11-05 09:50:50+00', '20:30', '-34.981995,138.515569,9', '-34.982038,138.515208,13', '3400', '4850', '120', '108', '6120', '8730', NULL, NULL, NULL, '1', NULL, '2026-11-05 08:00:00+00', '2026-11-05 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1ad1d-50b0-7351-9145-7431cc63adba', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-11-06', 'false', '2026-11-05 19:09:02+00', '2026-11-05 22:03:58+00', '08:30', '-34.950637,138.606964,20', '-34.951526,138.606665,20', '3200', '4400', '180', '174', '9280', '12760', NULL, NULL, NULL, '1', NULL, '2026-11-05 19:00:00+00', '2026-11-05 22:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1ad30-6b50-77f1-825d-b47f55140ca9', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-06', 'false', '2026-11-05 19:29:54+00', '2026-11-05 21:17:26+00', '08:00', '-34.924349,138.608504,26', '-34.924503,138.608489,5', '3350', '4700', '120', '107', '5974', '8382', NULL, NULL, NULL, '1', NULL, '2026-11-05 19:30:00+00', '2026-11-05 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1ad35-7460-7029-85bd-bb810f2c6fd1', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-06', 'false', '2026-11-05 19:35:24+00', '2026-11-05 21:20:46+00', '08:00', '-34.924356,138.608662,31', '-34.924319,138.608943,31', '3350', '4700', '120', '105', '5863', '8225', NULL, NULL, NULL, '1', NULL, '2026-11-05 19:30:00+00', '2026-11-05 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1afde-e598-72f9-bf90-54f1df15a57d', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-06', 'false', '2026-11-06 07:59:43+00', '2026-11-06 09:47:16+00', '20:30', '-34.981482,138.515581,31', '-34.982264,138.515565,35', '3400', '4850', '120', '107', '6063', '8649', NULL, NULL, NULL, '1', NULL, '2026-11-06 08:00:00+00', '2026-11-06 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1affc-29c8-759f-b3b6-74b53de9cc8f', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-06', 'false', '2026-11-06 08:31:41+00', '2026-11-06 10:48:27+00', '21:30', '-34.921706,138.630734,33', '-34.921275,138.630379,29', '3600', '5200', '150', '136', '8160', '11787', NULL, NULL, NULL, '1', NULL, '2026-11-06 08:30:00+00', '2026-11-06 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1b09b-7320-71d5-96d6-bc97701223b6', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-06', 'false', '2026-11-06 11:25:40+00', '2026-11-06 15:26:18+00', '02:00', '-34.812975,138.614519,9', '-34.813151,138.614540,21', '3900', '5600', '240', '240', '15600', '22400', NULL, NULL, NULL, '1', NULL, '2026-11-06 11:30:00+00', '2026-11-06 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1b276-74b0-70eb-8f4c-c1a418c77b9a', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-11-07', 'false', '2026-11-06 20:04:30+00', '2026-11-06 22:34:48+00', '09:00', '-34.846295,138.505834,19', '-34.845839,138.506300,6', '3250', '4500', '150', '150', '8125', '11250', NULL, NULL, NULL, '1', NULL, '2026-11-06 20:00:00+00', '2026-11-06 22:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1b332-65f8-714a-a7fb-2c5f00d1e3d1', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-07', 'false', '2026-11-06 23:29:47+00', '2026-11-07 02:30:48+00', '13:00', '-34.920374,138.493011,20', '-34.920389,138.492729,17', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-11-06 23:30:00+00', '2026-11-07 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1b339-4f80-7472-9c5b-91cd8902c776', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-07', 'false', '2026-11-06 23:37:20+00', '2026-11-07 02:34:52+00', '13:00', '-34.919549,138.493348,9', '-34.919628,138.492846,25', '3700', '5100', '180', '177', '10915', '15045', NULL, NULL, NULL, '1', NULL, '2026-11-06 23:30:00+00', '2026-11-07 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1b856-ca10-75cb-89be-500e10bf6b31', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-08', 'false', '2026-11-07 23:27:38+00', '2026-11-08 02:16:05+00', '13:00', '-34.920455,138.492487,24', '-34.920574,138.493414,6', '3700', '5100', '180', '168', '10360', '14280', NULL, NULL, NULL, '1', NULL, '2026-11-07 23:30:00+00', '2026-11-08 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1b85e-d0c0-7162-b6b9-67b930ba08f8', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-08', 'false', '2026-11-07 23:36:24+00', '2026-11-08 02:27:17+00', '13:00', '-34.920068,138.492752,22', '-34.919805,138.492769,25', '3700', '5100', '180', '170', '10483', '14450', NULL, NULL, NULL, '1', NULL, '2026-11-07 23:30:00+00', '2026-11-08 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1bc9e-8db0-7337-9024-f046e8953f97', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-09', 'false', '2026-11-08 19:24:30+00', '2026-11-08 21:25:47+00', '08:00', '-34.924349,138.608490,23', '-34.924108,138.609176,13', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-08 19:30:00+00', '2026-11-08 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1bca6-cef8-711f-b236-3cbcbe1b2a38', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-09', 'false', '2026-11-08 19:33:31+00', '2026-11-08 21:17:50+00', '08:00', '-34.924284,138.609289,35', '-34.924371,138.609121,32', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL, '2026-11-08 19:30:00+00', '2026-11-08 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1bf51-2e78-76a8-9f83-d0be5d19a3d6', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-09', 'false', '2026-11-09 07:58:51+00', '2026-11-09 09:53:33+00', '20:30', '-34.981294,138.515613,19', '-34.981475,138.515100,4', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-11-09 08:00:00+00', '2026-11-09 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1bf71-60a8-7561-b45f-15d206e27981', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-09', 'false', '2026-11-09 08:34:01+00', '2026-11-09 11:00:50+00', '21:30', '-34.920884,138.630363,14', '-34.921676,138.629959,24', '3600', '5200', '150', '146', '8760', '12653', NULL, NULL, NULL, '1', NULL, '2026-11-09 08:30:00+00', '2026-11-09 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c014-4f98-7469-95c1-6a97aa1eb487', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-09', 'false', '2026-11-09 11:31:59+00', '2026-11-09 15:26:10+00', '02:00', '-34.812289,138.614748,19', '-34.812303,138.613877,34', '3900', '5600', '240', '234', '15210', '21840', NULL, NULL, NULL, '1', NULL, '2026-11-09 11:30:00+00', '2026-11-09 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c1ab-08b0-7280-a482-d06b67f7816b', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-10', 'false', '2026-11-09 18:56:14+00', '2026-11-09 20:51:49+00', '07:30', '-34.951436,138.606406,7', '-34.951411,138.607328,33', '3200', '4400', '120', '115', '6133', '8433', NULL, NULL, NULL, '1', NULL, '2026-11-09 19:00:00+00', '2026-11-09 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c1ce-01d0-7006-be22-fc38cfb83727', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-10', 'false', '2026-11-09 19:34:26+00', '2026-11-09 21:35:40+00', '08:00', '-34.924317,138.608667,14', '-34.924678,138.608521,28', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-09 19:30:00+00', '2026-11-09 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c1d0-43f0-747b-b94a-bc813a9bc206', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-10', 'false', '2026-11-09 19:36:54+00', '2026-11-09 21:24:11+00', '08:00', '-34.924370,138.608340,34', '-34.924363,138.608941,34', '3350', '4700', '120', '107', '5974', '8382', NULL, NULL, NULL, '1', NULL, '2026-11-09 19:30:00+00', '2026-11-09 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c203-7180-7642-a85d-a2c0246bfc51', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-10', 'false', '2026-11-09 20:32:48+00', '2026-11-09 22:31:01+00', '09:00', '-34.846551,138.505669,35', '-34.845676,138.505285,35', '3250', '4500', '120', '118', '6392', '8850', NULL, NULL, NULL, '1', NULL, '2026-11-09 20:30:00+00', '2026-11-09 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c475-0dc0-72bd-97ea-cf1b9ae75e5b', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-10', 'false', '2026-11-10 07:56:08+00', '2026-11-10 09:55:41+00', '20:30', '-34.981492,138.515631,26', '-34.981554,138.514981,10', '3400', '4850', '120', '119', '6743', '9619', NULL, NULL, NULL, '1', NULL, '2026-11-10 08:00:00+00', '2026-11-10 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c6d6-bfc8-771f-80e0-f1c90163576d', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-11', 'false', '2026-11-10 19:02:05+00', '2026-11-10 21:05:39+00', '07:30', '-34.950728,138.606385,13', '-34.951043,138.607235,18', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-11-10 19:00:00+00', '2026-11-10 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c6f2-7970-72b3-b3bc-1136b538ec38', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-11', 'false', '2026-11-10 19:32:22+00', '2026-11-10 21:36:39+00', '08:00', '-34.924957,138.608790,22', '-34.924141,138.608983,21', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-10 19:30:00+00', '2026-11-10 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c6f7-7ab0-7166-b6cf-6f4f2a217dbc', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-11', 'false', '2026-11-10 19:37:50+00', '2026-11-10 21:29:36+00', '08:00', '-34.924406,138.608584,31', '-34.924416,138.608775,25', '3350', '4700', '120', '111', '6198', '8695', NULL, NULL, NULL, '1', NULL, '2026-11-10 19:30:00+00', '2026-11-10 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c99d-b798-7452-857e-066820f12591', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-11', 'false', '2026-11-11 07:58:39+00', '2026-11-11 10:02:21+00', '20:30', '-34.981554,138.514826,23', '-34.981232,138.515555,10', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-11-11 08:00:00+00', '2026-11-11 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c9b7-13c8-76cb-b6f2-50580937341f', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-11', 'false', '2026-11-11 08:26:21+00', '2026-11-11 11:05:22+00', '21:30', '-34.920879,138.630121,12', '-34.921611,138.630051,25', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-11-11 08:30:00+00', '2026-11-11 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1ca67-a300-73a8-b1ce-5bd471104f5f', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-11', 'false', '2026-11-11 11:39:12+00', '2026-11-11 15:32:43+00', '02:00', '-34.812848,138.614399,27', '-34.813344,138.614410,33', '3900', '5600', '240', '233', '15145', '21747', NULL, NULL, NULL, '1', NULL, '2026-11-11 11:30:00+00', '2026-11-11 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1cc03-c2e8-7275-908d-2b572b05ac88', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-12', 'false', '2026-11-11 19:09:21+00', '2026-11-11 20:50:26+00', '07:30', '-34.950918,138.606954,16', '-34.951237,138.607490,35', '3200', '4400', '120', '101', '5387', '7407', NULL, NULL, NULL, '1', NULL, '2026-11-11 19:00:00+00', '2026-11-11 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1cc17-9cf0-75c9-aa74-e3bbb94301f2', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-12', 'false', '2026-11-11 19:31:02+00', '2026-11-11 21:24:11+00', '08:00', '-34.924877,138.609082,30', '-34.925112,138.608896,26', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-11-11 19:30:00+00', '2026-11-11 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1cc1c-c158-7664-834d-f0f33f80ffd6', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-12', 'false', '2026-11-11 19:36:39+00', '2026-11-11 21:22:04+00', '08:00', '-34.925150,138.608662,17', '-34.924205,138.609256,21', '3350', '4700', '120', '105', '5863', '8225', NULL, NULL, NULL, '1', NULL, '2026-11-11 19:30:00+00', '2026-11-11 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1cc52-7370-70f4-9727-0f55fe1fe0e8', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-12', 'false', '2026-11-11 20:35:18+00', '2026-11-11 22:25:19+00', '09:00', '-34.846599,138.506027,5', '-34.846764,138.505150,13', '3250', '4500', '120', '110', '5958', '8250', NULL, NULL, NULL, '1', NULL, '2026-11-11 20:30:00+00', '2026-11-11 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1cec3-86f8-7763-9cbc-b9edaabd4b85', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-12', 'false', '2026-11-12 07:58:03+00', '2026-11-12 09:46:20+00', '20:30', '-34.981609,138.514919,11', '-34.981258,138.515649,13', '3400', '4850', '120', '108', '6120', '8730', NULL, NULL, NULL, '1', NULL, '2026-11-12 08:00:00+00', '2026-11-12 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d11d-41f0-7372-a815-92b645640a9d', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-11-13', 'false', '2026-11-12 18:55:18+00', '2026-11-12 21:48:12+00', '08:30', '-34.950736,138.606698,27', '-34.951490,138.606658,19', '3200', '4400', '180', '172', '9173', '12613', NULL, NULL, NULL, '1', NULL, '2026-11-12 19:00:00+00', '2026-11-12 22:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d138-0968-7517-b1af-3ed36ecacb19', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-13', 'false', '2026-11-12 19:24:33+00', '2026-11-12 21:23:33+00', '08:00', '-34.924713,138.608316,6', '-34.924806,138.608530,23', '3350', '4700', '120', '119', '6644', '9322', NULL, NULL, NULL, '1', NULL, '2026-11-12 19:30:00+00', '2026-11-12 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d146-0770-7289-b316-08888166c89f', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-13', 'false', '2026-11-12 19:39:50+00', '2026-11-12 21:35:26+00', '08:00', '-34.924344,138.608889,20', '-34.924806,138.609459,8', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-11-12 19:30:00+00', '2026-11-12 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d3e9-e2f8-76f4-a027-98dd7669e5ee', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-13', 'false', '2026-11-13 07:58:03+00', '2026-11-13 09:48:12+00', '20:30', '-34.982121,138.515255,18', '-34.981743,138.515995,26', '3400', '4850', '120', '110', '6233', '8892', NULL, NULL, NULL, '1', NULL, '2026-11-13 08:00:00+00', '2026-11-13 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d409-9440-729f-9882-e2949c6ecdc6', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-13', 'false', '2026-11-13 08:32:40+00', '2026-11-13 10:54:03+00', '21:30', '-34.920866,138.630807,14', '-34.920784,138.629889,30', '3600', '5200', '150', '141', '8460', '12220', NULL, NULL, NULL, '1', NULL, '2026-11-13 08:30:00+00', '2026-11-13 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d4a6-d228-70b5-98d7-5316d4fe439b', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-13', 'false', '2026-11-13 11:24:25+00', '2026-11-13 15:35:00+00', '02:00', '-34.813069,138.614390,19', '-34.812617,138.614395,4', '3900', '5600', '240', '240', '15600', '22400', NULL, NULL, NULL, '1', NULL, '2026-11-13 11:30:00+00', '2026-11-13 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d67d-7688-770f-a2d6-432859da2055', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-11-14', 'false', '2026-11-13 19:58:29+00', '2026-11-13 22:24:47+00', '09:00', '-34.846588,138.506200,23', '-34.845864,138.506292,30', '3250', '4500', '150', '146', '7908', '10950', NULL, NULL, NULL, '1', NULL, '2026-11-13 20:00:00+00', '2026-11-13 22:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d73d-76e0-71eb-ab7a-8f39cbc034df', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-14', 'false', '2026-11-13 23:28:12+00', '2026-11-14 02:22:46+00', '13:00', '-34.919614,138.492689,21', '-34.919889,138.493005,8', '3700', '5100', '180', '174', '10730', '14790', NULL, NULL, NULL, '1', NULL, '2026-11-13 23:30:00+00', '2026-11-14 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d744-aaa0-717b-9154-59f1259124c0', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-14', 'false', '2026-11-13 23:36:04+00', '2026-11-14 02:21:49+00', '13:00', '-34.920498,138.493306,16', '-34.919508,138.492860,22', '3700', '5100', '180', '165', '10175', '14025', NULL, NULL, NULL, '1', NULL, '2026-11-13 23:30:00+00', '2026-11-14 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1dc6b-21f8-76d6-ae50-17172ceaea3e', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-15', 'false', '2026-11-14 23:36:11+00', '2026-11-15 02:28:19+00', '13:00', '-34.920450,138.493412,14', '-34.920197,138.492629,11', '3700', '5100', '180', '172', '10607', '14620', NULL, NULL, NULL, '1', NULL, '2026-11-14 23:30:00+00', '2026-11-15 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1dc6b-58a8-7215-ac80-4b0096f19bfb', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-15', 'false', '2026-11-14 23:36:25+00', '2026-11-15 02:23:55+00', '13:00', '-34.920637,138.493087,13', '-34.919636,138.493181,5', '3700', '5100', '180', '167', '10298', '14195', NULL, NULL, NULL, '1', NULL, '2026-11-14 23:30:00+00', '2026-11-15 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e094-fd58-70f5-9cd4-c8c13530ec51', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-16', 'false', '2026-11-15 19:00:23+00', '2026-11-15 20:53:19+00', '07:30', '-34.950636,138.606464,30', '-34.950897,138.606404,24', '3200', '4400', '120', '112', '5973', '8213', NULL, NULL, NULL, '1', NULL, '2026-11-15 19:00:00+00', '2026-11-15 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e0ac-afc0-7469-a4a1-cd36d187efa6', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-16', 'false', '2026-11-15 19:26:16+00', '2026-11-15 21:22:17+00', '08:00', '-34.924645,138.608854,4', '-34.924744,138.608475,32', '3350', '4700', '120', '116', '6477', '9087', NULL, NULL, NULL, '1', NULL, '2026-11-15 19:30:00+00', '2026-11-15 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e360-bfb8-7358-8793-380e9915f8cf', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-16', 'false', '2026-11-16 08:02:11+00', '2026-11-16 09:57:08+00', '20:30', '-34.982192,138.515413,33', '-34.982355,138.515244,28', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-11-16 08:00:00+00', '2026-11-16 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e37e-2ee0-7037-9ae1-3f62dbaf114b', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-16', 'false', '2026-11-16 08:34:20+00', '2026-11-16 10:56:36+00', '21:30', '-34.921128,138.630577,12', '-34.921852,138.630544,26', '3600', '5200', '150', '142', '8520', '12307', NULL, NULL, NULL, '1', NULL, '2026-11-16 08:30:00+00', '2026-11-16 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e420-6e08-77cb-8790-f8f4dd95b3ca', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-16', 'false', '2026-11-16 11:31:33+00', '2026-11-16 15:25:19+00', '02:00', '-34.812714,138.614312,22', '-34.812864,138.614793,13', '3900', '5600', '240', '233', '15145', '21747', NULL, NULL, NULL, '1', NULL, '2026-11-16 11:30:00+00', '2026-11-16 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e5b8-ffc8-7653-a7f0-948e8a524241', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-17', 'false', '2026-11-16 18:57:49+00', '2026-11-16 20:46:17+00', '07:30', '-34.950655,138.607382,8', '-34.950762,138.606898,26', '3200', '4400', '120', '108', '5760', '7920', NULL, NULL, NULL, '1', NULL, '2026-11-16 19:00:00+00', '2026-11-16 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e5d9-4580-750a-afc4-8ec35c8d18c1', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-17', 'false', '2026-11-16 19:33:04+00', '2026-11-16 21:24:10+00', '08:00', '-34.924540,138.608893,23', '-34.924655,138.608661,14', '3350', '4700', '120', '111', '6198', '8695', NULL, NULL, NULL, '1', NULL, '2026-11-16 19:30:00+00', '2026-11-16 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e5d9-aef8-777b-b245-6d407a42af02', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-17', 'false', '2026-11-16 19:33:31+00', '2026-11-16 21:32:24+00', '08:00', '-34.924014,138.608731,14', '-34.924979,138.608410,28', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-11-16 19:30:00+00', '2026-11-16 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e60b-4e18-77e5-b816-01ce2f77e3bd', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-17', 'false', '2026-11-16 20:27:43+00', '2026-11-16 22:25:59+00', '09:00', '-34.846652,138.505999,14', '-34.845956,138.506072,22', '3250', '4500', '120', '118', '6392', '8850', NULL, NULL, NULL, '1', NULL, '2026-11-16 20:30:00+00', '2026-11-16 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e880-8820-71a8-80cd-f0c416daa91f', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-17', 'false', '2026-11-17 07:55:00+00', '2026-11-17 09:54:48+00', '20:30', '-34.982199,138.515846,9', '-34.982146,138.515929,11', '3400', '4850', '120', '119', '6743', '9619', NULL, NULL, NULL, '1', NULL, '2026-11-17 08:00:00+00', '2026-11-17 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1eae9-1be0-769b-ba6c-e06bab72c025', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-18', 'false', '2026-11-17 19:08:28+00', '2026-11-17 21:00:46+00', '07:30', '-34.951743,138.607174,17', '-34.951063,138.606927,24', '3200', '4400', '120', '112', '5973', '8213', NULL, NULL, NULL, '1', NULL, '2026-11-17 19:00:00+00', '2026-11-17 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1eafc-55c0-77d3-ae8e-0deaa7669d69', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-18', 'false', '2026-11-17 19:29:28+00', '2026-11-17 21:18:37+00', '08:00', '-34.924566,138.608983,26', '-34.924006,138.609339,18', '3350', '4700', '120', '109', '6086', '8538', NULL, NULL, NULL, '1', NULL, '2026-11-17 19:30:00+00', '2026-11-17 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1eafe-d660-701d-b120-79c4f9e1a706', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-18', 'false', '2026-11-17 19:32:12+00', '2026-11-17 21:26:00+00', '08:00', '-34.925074,138.608310,31', '-34.924236,138.609470,20', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-11-17 19:30:00+00', '2026-11-17 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1eb11-7b2f-71da-99d2-5319e768b8a8', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', NULL, '2026-11-18', 'true', '2026-11-18 03:00:00+00', '2026-11-18 08:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, '300', '18000', '25200', NULL, NULL, NULL, '1', NULL, NULL, NULL, NULL, 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1edae-5e30-70db-837f-e01b9e22ce4f', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-18', 'false', '2026-11-18 08:03:10+00', '2026-11-18 10:02:10+00', '20:30', '-34.981958,138.514852,23', '-34.981986,138.515337,13', '3400', '4850', '120', '119', '6743', '9619', NULL, NULL, NULL, '1', NULL, '2026-11-18 08:00:00+00', '2026-11-18 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1edc2-4fa8-753c-b2ed-35b7bb8cf83f', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-18', 'false', '2026-11-18 08:24:57+00', '2026-11-18 11:04:08+00', '21:30', '-34.920753,138.630640,31', '-34.921063,138.630299,14', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-11-18 08:30:00+00', '2026-11-18 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1ee72-61e0-750e-a13b-e6e3c43899ad', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-18', 'false', '2026-11-18 11:37:16+00', '2026-11-18 15:23:00+00', '02:00', '-34.812472,138.614173,30', '-34.813354,138.613721,32', '3900', '5600', '240', '225', '14625', '21000', NULL, NULL, NULL, '1', NULL, '2026-11-18 11:30:00+00', '2026-11-18 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f010-1038-7239-8adf-30bccde8ceb9', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-19', 'false', '2026-11-18 19:09:07+00', '2026-11-18 21:04:03+00', '07:30', '-34.951644,138.606673,25', '-34.951568,138.606467,31', '3200', '4400', '120', '114', '6080', '8360', NULL, NULL, NULL, '1', NULL, '2026-11-18 19:00:00+00', '2026-11-18 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f022-cd18-74aa-933c-54f2d8053e13', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-19', 'false', '2026-11-18 19:29:35+00', '2026-11-18 21:36:22+00', '08:00', '-34.924867,138.608807,12', '-34.924904,138.609387,29', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-18 19:30:00+00', '2026-11-18 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f02a-7220-772b-be41-3ffc86063166', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-19', 'false', '2026-11-18 19:37:56+00', '2026-11-18 21:33:16+00', '08:00', '-34.924077,138.608703,25', '-34.925004,138.608707,25', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-11-18 19:30:00+00', '2026-11-18 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f056-6420-7770-af8b-08cebeca9f5d', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-19', 'false', '2026-11-18 20:25:56+00', '2026-11-18 22:36:06+00', '09:00', '-34.845763,138.505803,27', '-34.846510,138.505556,13', '3250', '4500', '120', '120', '6500', '9000', NULL, NULL, NULL, '1', NULL, '2026-11-18 20:30:00+00', '2026-11-18 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f2d8-8ea8-75af-abf3-d2b9fc55f347', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-19', 'false', '2026-11-19 08:07:21+00', '2026-11-19 09:52:51+00', '20:30', '-34.981902,138.515184,8', '-34.981958,138.515080,11', '3400', '4850', '120', '105', '5950', '8488', NULL, NULL, NULL, '1', NULL, '2026-11-19 08:00:00+00', '2026-11-19 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f549-b1d0-711d-bea4-051ccf591d1e', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-20', 'false', '2026-11-19 19:30:10+00', '2026-11-19 21:32:47+00', '08:00', '-34.924081,138.609288,31', '-34.924052,138.608545,13', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-19 19:30:00+00', '2026-11-19 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f54b-bd40-731f-92af-f7731bcee1a6', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-20', 'false', '2026-11-19 19:32:24+00', '2026-11-19 21:24:04+00', '08:00', '-34.925067,138.608415,32', '-34.924611,138.609354,10', '3350', '4700', '120', '111', '6198', '8695', NULL, NULL, NULL, '1', NULL, '2026-11-19 19:30:00+00', '2026-11-19 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f7fd-f878-70f7-84fc-67db334c0530', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-20', 'false', '2026-11-20 08:06:19+00', '2026-11-20 10:00:46+00', '20:30', '-34.982190,138.514802,10', '-34.981327,138.515402,29', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-11-20 08:00:00+00', '2026-11-20 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f813-ab28-709f-8964-ee1f7a294b25', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-20', 'false', '2026-11-20 08:30:01+00', '2026-11-20 10:56:58+00', '21:30', '-34.921046,138.630214,13', '-34.921118,138.630135,4', '3600', '5200', '150', '146', '8760', '12653', NULL, NULL, NULL, '1', NULL, '2026-11-20 08:30:00+00', '2026-11-20 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f8bf-4ca8-7054-afbe-e019bb287b2a', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-20', 'false', '2026-11-20 11:37:29+00', '2026-11-20 15:33:58+00', '02:00', '-34.812984,138.614710,28', '-34.812457,138.613679,19', '3900', '5600', '240', '236', '15340', '22027', NULL, NULL, NULL, '1', NULL, '2026-11-20 11:30:00+00', '2026-11-20 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1fa89-4ea8-76a4-8182-66a5336f2139', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-11-21', 'false', '2026-11-20 19:57:45+00', '2026-11-20 22:21:21+00', '09:00', '-34.846717,138.505836,14', '-34.845876,138.505873,10', '3250', '4500', '150', '143', '7746', '10725', NULL, NULL, NULL, '1', NULL, '2026-11-20 20:00:00+00', '2026-11-20 22:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1fb4b-23c0-76ca-9dba-61a41df2dfe9', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-21', 'false', '2026-11-20 23:29:28+00', '2026-11-21 02:33:24+00', '13:00', '-34.920364,138.493126,33', '-34.920162,138.492858,17', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-11-20 23:30:00+00', '2026-11-21 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1fb4e-38d0-7590-a4ee-217e12188040', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-21', 'false', '2026-11-20 23:32:50+00', '2026-11-21 02:20:25+00', '13:00', '-34.919901,138.492315,15', '-34.920154,138.492648,35', '3700', '5100', '180', '167', '10298', '14195', NULL, NULL, NULL, '1', NULL, '2026-11-20 23:30:00+00', '2026-11-21 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20070-08c0-77f0-9db2-fecb2168bf24', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-22', 'false', '2026-11-21 23:27:52+00', '2026-11-22 02:29:44+00', '13:00', '-34.919697,138.493226,8', '-34.920375,138.492923,30', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-11-21 23:30:00+00', '2026-11-22 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a204a1-1010-75af-9713-04934987639c', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-23', 'false', '2026-11-22 18:59:54+00', '2026-11-22 21:04:42+00', '07:30', '-34.951275,138.607154,31', '-34.950917,138.606939,18', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-11-22 19:00:00+00', '2026-11-22 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a204be-4888-71a0-a3fe-abe48a81a360', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-23', 'false', '2026-11-22 19:31:49+00', '2026-11-22 21:32:39+00', '08:00', '-34.924729,138.608751,28', '-34.924218,138.608902,16', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-22 19:30:00+00', '2026-11-22 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a204c0-bd70-7708-a201-cf547b15293a', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-23', 'false', '2026-11-22 19:34:30+00', '2026-11-22 21:16:18+00', '08:00', '-34.924798,138.609009,11', '-34.924906,138.608806,9', '3350', '4700', '120', '101', '5639', '7912', NULL, NULL, NULL, '1', NULL, '2026-11-22 19:30:00+00', '2026-11-22 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20769-6770-73c5-9a37-cf5da5cfc322', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-23', 'false', '2026-11-23 07:57:58+00', '2026-11-23 09:59:50+00', '20:30', '-34.982277,138.515867,27', '-34.981620,138.515318,25', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-11-23 08:00:00+00', '2026-11-23 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20784-0008-7106-b301-66b25fd0c483', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-23', 'false', '2026-11-23 08:27:01+00', '2026-11-23 10:46:33+00', '21:30', '-34.921159,138.630446,26', '-34.921100,138.630673,14', '3600', '5200', '150', '139', '8340', '12047', NULL, NULL, NULL, '1', NULL, '2026-11-23 08:30:00+00', '2026-11-23 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a2082f-3fe0-7498-8566-4b250e0a63e0', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-23', 'false', '2026-11-23 11:34:04+00', '2026-11-23 15:18:30+00', '02:00', '-34.812909,138.614094,13', '-34.812745,138.614412,4', '3900', '5600', '240', '224', '14560', '20907', NULL, NULL, NULL, '1', NULL, '2026-11-23 11:30:00+00', '2026-11-23 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a209ca-b7d0-71a0-80ee-fb5281a37efd', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-24', 'false', '2026-11-23 19:03:30+00', '2026-11-23 21:06:52+00', '07:30', '-34.950634,138.606673,13', '-34.951595,138.606751,9', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-11-23 19:00:00+00', '2026-11-23 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a209e4-c7b0-7147-b294-aa29f5892a38', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-24', 'false', '2026-11-23 19:31:58+00', '2026-11-23 21:27:16+00', '08:00', '-34.924637,138.608688,8', '-34.924462,138.608848,24', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-11-23 19:30:00+00', '2026-11-23 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a209e7-8ab8-72a8-a2fa-cb0ddad98e16', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-24', 'false', '2026-11-23 19:34:59+00', '2026-11-23 21:35:29+00', '08:00', '-34.924768,138.609206,24', '-34.924433,138.608497,26', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-23 19:30:00+00', '2026-11-23 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20a19-a2f0-702e-a0da-63befa27c089', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-24', 'false', '2026-11-23 20:29:42+00', '2026-11-23 22:33:07+00', '09:00', '-34.846071,138.505230,7', '-34.846420,138.506195,11', '3250', '4500', '120', '120', '6500', '9000', NULL, NULL, NULL, '1', NULL, '2026-11-23 20:30:00+00', '2026-11-23 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20c92-3c40-7747-8753-27c405e07007', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-24', 'false', '2026-11-24 08:00:40+00', '2026-11-24 09:55:18+00', '20:30', '-34.981594,138.515486,21', '-34.981995,138.514941,29', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-11-24 08:00:00+00', '2026-11-24 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20ef1-5638-713f-84e0-838bfa0ec47e', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-25', 'false', '2026-11-24 19:03:47+00', '2026-11-24 21:04:16+00', '07:30', '-34.950705,138.607477,25', '-34.950649,138.607180,26', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-11-24 19:00:00+00', '2026-11-24 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20f09-db90-739f-a9a1-7b0d4c8ca1ca', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-25', 'false', '2026-11-24 19:30:34+00', '2026-11-24 21:18:42+00', '08:00', '-34.924959,138.609149,14', '-34.924145,138.609434,35', '3350', '4700', '120', '108', '6030', '8460', NULL, NULL, NULL, '1', NULL, '2026-11-24 19:30:00+00', '2026-11-24 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20f0a-4508-74bf-a630-74a88843268f', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-25', 'false', '2026-11-24 19:31:01+00', '2026-11-24 21:21:55+00', '08:00', '-34.924493,138.609405,20', '-34.924414,138.608512,12', '3350', '4700', '120', '110', '6142', '8617', NULL, NULL, NULL, '1', NULL, '2026-11-24 19:30:00+00', '2026-11-24 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20faf-0ca0-771c-98c1-5c5718ea348d', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000021', NULL, '2026-11-25', 'false', '2026-11-24 22:31:00+00', '2026-11-25 01:39:00+00', NULL, '-34.942312,138.576662,19', '-34.943023,138.577260,18', '4200', '6000', '720', '188', '13160', '18800', NULL, NULL, NULL, '1', NULL, '2026-11-24 22:30:00+00', NULL, '120', 'held', '{longer_than_expected}', NULL, NULL, NULL, '{}', NULL),
  ('01a211bf-d3d0-7375-af1b-64b3d6fbadc9', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-25', 'false', '2026-11-25 08:08:34+00', '2026-11-25 09:47:07+00', '20:30', '-34.981971,138.515624,5', '-34.981917,138.515706,15', '3400', '4850', '120', '98', '5553', '7922', NULL, NULL, NULL, '1', NULL, '2026-11-25 08:00:00+00', '2026-11-25 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a211d5-1150-72e5-bc38-84dab3a0f642', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-25', 'false', '2026-11-25 08:31:46+00', '2026-11-25 10:50:31+00', '21:30', '-34.921588,138.629891,12', '-34.921638,138.630899,19', '3600', '5200', '150', '138', '8280', '11960', NULL, NULL, NULL, '1', NULL, '2026-11-25 08:30:00+00', '2026-11-25 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a2127a-a408-740e-afbe-86992c7187a6', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-25', 'false', '2026-11-25 11:32:37+00', '2026-11-25 15:24:00+00', '02:00', '-34.812689,138.613993,34', '-34.812961,138.614473,24', '3900', '5600', '240', '231', '15015', '21560', NULL, NULL, NULL, '1', NULL, '2026-11-25 11:30:00+00', '2026-11-25 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a2140e-d4b0-738c-907d-e752c11722c2', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-26', 'false', '2026-11-25 18:54:06+00', '2026-11-25 20:51:42+00', '07:30', '-34.951383,138.607203,7', '-34.951374,138.606519,8', '3200', '4400', '120', '117', '6240', '8580', NULL, NULL, NULL, '1', NULL, '2026-11-25 19:00:00+00', '2026-11-25 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a2142f-8bb0-725c-962e-6b0983def2e0', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-26', 'false', '2026-11-25 19:29:50+00', '2026-11-25 21:34:23+00', '08:00', '-34.924060,138.608714,29', '-34.925050,138.608864,25', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-25 19:30:00+00', '2026-11-25 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a21436-8ca8-7618-9e4b-15075aef4efb', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-26', 'false', '2026-11-25 19:37:29+00', '2026-11-25 21:18:13+00', '08:00', '-34.925050,138.608451,22', '-34.924982,138.609401,10', '3350', '4700', '120', '100', '5583', '7833', NULL, NULL, NULL, '1', NULL, '2026-11-25 19:30:00+00', '2026-11-25 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a2146e-d2e8-7010-8437-1b6c5fa21d9a', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-26', 'false', '2026-11-25 20:38:57+00', '2026-11-25 22:29:59+00', '09:00', '-34.845992,138.505867,5', '-34.846734,138.505308,14', '3250', '4500', '120', '111', '6013', '8325', NULL, NULL, NULL, '1', NULL, '2026-11-25 20:30:00+00', '2026-11-25 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a216e3-8c08-74be-b2dd-23311b037896', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-26', 'false', '2026-11-26 08:05:41+00', '2026-11-26 09:54:44+00', '20:30', '-34.981995,138.515502,25', '-34.981404,138.515797,33', '3400', '4850', '120', '109', '6177', '8811', NULL, NULL, NULL, '1', NULL, '2026-11-26 08:00:00+00', '2026-11-26 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a21942-c540-71f8-8a11-8304022f954d', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-11-27', 'false', '2026-11-26 19:08:56+00', '2026-11-26 23:16:38+00', '08:30', '-34.951745,138.606322,35', '-34.950942,138.606890,18', '3200', '4400', '180', '180', '9600', '13200', NULL, NULL, NULL, '1', NULL, '2026-11-26 19:00:00+00', '2026-11-26 22:00:00+00', '180', 'held', '{finished_late}', NULL, NULL, NULL, '{}', NULL),
  ('01a21951-d8a0-776a-8985-cb18addc2aab', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-27', 'false', '2026-11-26 19:25:24+00', '2026-11-26 21:34:04+00', '08:00', '-34.924582,138.608924,11', '-34.924986,138.608526,19', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-26 19:30:00+00', '2026-11-26 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a2195d-07e8-7088-bd5b-2346465960bf', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-27', 'false', '2026-11-26 19:37:37+00', '2026-11-26 21:19:03+00', '08:00', '-34.924318,138.608533,23', '-34.925153,138.608448,34', '3350', '4700', '120', '101', '5639', '7912', NULL, NULL, NULL, '1', NULL, '2026-11-26 19:30:00+00', '2026-11-26 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a21c0a-93e8-71a0-a2a2-f54a73255450', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-27', 'false', '2026-11-27 08:06:25+00', '2026-11-27 09:46:47+00', '20:30', '-34.981403,138.515994,25', '-34.981875,138.515972,18', '3400', '4850', '120', '100', '5667', '8083', NULL, NULL, NULL, '1', NULL, '2026-11-27 08:00:00+00', '2026-11-27 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a21c25-c0f0-7120-8717-b28ded787425', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-27', 'false', '2026-11-27 08:36:06+00', '2026-11-27 10:58:38+00', '21:30', '-34.921546,138.630931,18', '-34.920924,138.630054,14', '3600', '5200', '150', '142', '8520', '12307', NULL, NULL, NULL, '1', NULL, '2026-11-27 08:30:00+00', '2026-11-27 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a21ccd-4b90-778e-98b6-8f9bf1841c61', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-27', 'false', '2026-11-27 11:39:06+00', '2026-11-27 15:19:21+00', '02:00', '-34.812635,138.613903,10', '-34.813002,138.614718,28', '3900', '5600', '240', '220', '14300', '20533', NULL, NULL, NULL, '1', NULL, '2026-11-27 11:30:00+00', '2026-11-27 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a21e9a-4f18-71ea-a933-cf59d8125d3b', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-11-28', 'false', '2026-11-27 20:02:39+00', '2026-11-27 22:34:41+00', '09:00', '-34.846014,138.505324,8', '-34.846637,138.506074,4', '3250', '4500', '150', '150', '8125', '11250', NULL, '2026-11-28 01:34:41+00', '2026-11-28 01:34:41+00', '1', NULL, '2026-11-27 20:00:00+00', '2026-11-27 22:30:00+00', '150', 'held', '{arrived_late}', NULL, NULL, NULL, '{}', NULL),
  ('01a21f53-8910-7651-8208-94720efc62bf', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-28', 'false', '2026-11-27 23:24:58+00', '2026-11-28 02:31:18+00', '13:00', '-34.920565,138.492407,14', '-34.919539,138.493054,7', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-11-27 23:30:00+00', '2026-11-28 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a21f58-72e0-7101-897a-24f9c5c4b173', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-28', 'false', '2026-11-27 23:30:20+00', '2026-11-28 02:27:17+00', '13:00', '-34.919768,138.493364,19', '-34.920508,138.492632,32', '3700', '5100', '180', '176', '10853', '14960', NULL, NULL, NULL, '1', NULL, '2026-11-27 23:30:00+00', '2026-11-28 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a22482-2658-71d0-85ea-7f4c90158c8b', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-29', 'false', '2026-11-28 23:33:59+00', '2026-11-29 02:33:29+00', '13:00', '-34.920537,138.492512,23', '-34.919812,138.492612,17', '3700', '5100', '180', '179', '11038', '15215', NULL, NULL, NULL, '1', NULL, '2026-11-28 23:30:00+00', '2026-11-29 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a22484-4938-76d3-bac6-c0e948b9a656', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-29', 'false', '2026-11-28 23:36:19+00', '2026-11-29 02:22:10+00', '13:00', '-34.920136,138.492456,5', '-34.920498,138.492360,22', '3700', '5100', '180', '165', '10175', '14025', NULL, NULL, NULL, '1', NULL, '2026-11-28 23:30:00+00', '2026-11-29 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a2289b-5c00-7467-9c0c-19419833e5fc', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000008', '01a227f6-9080-71c6-b9a0-6eb37d917463', '2026-11-30', 'false', '2026-11-29 18:40:00+00', NULL, '07:55', '-34.884305,138.594413,19', NULL, '4000', '5700', '165', NULL, NULL, NULL, NULL, NULL, NULL, '1', NULL, '2026-11-29 18:40:00+00', '2026-11-29 21:25:00+00', '165', NULL, '{}', NULL, NULL, NULL, '{}', NULL);
INSERT INTO "shift_change" (id, job_id, business_date, "time", kind, person_id, note, changed_by, changed_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a227f6-9080-701a-b0d3-5ab567442f96', '01900000-0000-7000-9000-000000000008', '2026-11-30', '05:10-07:55', 'extra', '01900000-0000-7000-8000-000000000013', 'Special event', '01900000-0000-7000-8000-000000000001', '2026-11-29 15:40:00+00'),
  ('01a2281f-c360-72aa-89d3-525158345257', '01900000-0000-7000-9000-000000000004', '2026-11-30', '05:55-07:55', 'extra', '01900000-0000-7000-8000-000000000012', 'Special event', '01900000-0000-7000-8000-000000000001', '2026-11-29 16:25:00+00');
INSERT INTO "absence" (id, person_id, from_date, until_date, reason, reported_at, reported_by, withdrawn_at, withdrawn_by) OVERRIDING SYSTEM VALUE VALUES
  ('01a2196a-b72f-745c-b7d2-9e082c2db447', '01900000-0000-7000-8000-000000000012', '2026-12-17', '2026-12-26', 'Annual leave', '2026-11-26 19:52:33.839+00', '01900000-0000-7000-8000-000000000012', NULL, NULL),
  ('01a22493-292f-713e-bb3e-a6ba926bb80c', '01900000-0000-7000-8000-000000000014', '2026-12-01', '2026-12-07', 'Family visit', '2026-11-28 23:52:33.839+00', '01900000-0000-7000-8000-000000000014', NULL, NULL),
  ('01a22493-292f-726f-92e7-d845cc68decb', '01900000-0000-7000-8000-000000000015', '2026-11-30', '2026-11-30', 'Dentist', '2026-11-28 23:52:33.839+00', '01900000-0000-7000-8000-000000000015', NULL, NULL);
INSERT INTO "cover_offer" (id, job_id, business_date, "time", for_person_id, to_all, offered_by, offered_at, withdrawn_at, withdrawn_by) OVERRIDING SYSTEM VALUE VALUES
  ('01a22501-062f-761c-bc6f-b4d688ef7b77', '01900000-0000-7000-9000-000000000003', '2026-11-30', '18:30-20:30', '01900000-0000-7000-8000-000000000015', 'true', '01900000-0000-7000-8000-000000000001', '2026-11-29 01:52:33.839+00', NULL, NULL),
  ('01a22802-112f-7625-9189-7dd502680b73', '01900000-0000-7000-9000-000000000006', '2026-12-01', '05:30-07:30', '01900000-0000-7000-8000-000000000014', 'false', '01900000-0000-7000-8000-000000000001', '2026-11-29 15:52:33.839+00', NULL, NULL);
INSERT INTO "cover_offer_person" (offer_id, person_id) OVERRIDING SYSTEM VALUE VALUES
  ('01a22802-112f-7625-9189-7dd502680b73', '01900000-0000-7000-8000-000000000013'),
  ('01a22802-112f-7625-9189-7dd502680b73', '01900000-0000-7000-8000-000000000015');
INSERT INTO "cover" (id, offer_id, job_id, business_date, "time", for_person_id, person_id, taken_at, taken_back_at, taken_back_by) OVERRIDING SYSTEM VALUE VALUES
  ('01a22537-f4af-7009-80ba-247674cd951d', '01a22501-062f-761c-bc6f-b4d688ef7b77', '01900000-0000-7000-9000-000000000003', '2026-11-30', '18:30-20:30', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-8000-000000000013', '2026-11-29 02:52:33.839+00', NULL, NULL);
INSERT INTO "public_holiday" (state, date, from_time, name, removed) OVERRIDING SYSTEM VALUE VALUES
  ('SA', '2026-01-01', '00:00', 'New Year''s Day', 'false'),
  ('SA', '2026-01-26', '00:00', 'Australia Day', 'false'),
  ('SA', '2026-03-09', '00:00', 'Adelaide Cup Day', 'false'),
  ('SA', '2026-04-03', '00:00', 'Good Friday', 'false'),
  ('SA', '2026-04-04', '00:00', 'Easter Saturday', 'false'),
  ('SA', '2026-04-05', '00:00', 'Easter Sunday', 'false'),
  ('SA', '2026-04-06', '00:00', 'Easter Monday', 'false'),
  ('SA', '2026-04-25', '00:00', 'Anzac Day', 'false'),
  ('SA', '2026-06-08', '00:00', 'King''s Birthday', 'false'),
  ('SA', '2026-10-05', '00:00', 'Labour Day', 'false'),
  ('SA', '2026-12-24', '19:00', 'Christmas Eve', 'false'),
  ('SA', '2026-12-25', '00:00', 'Christmas Day', 'false'),
  ('SA', '2026-12-26', '00:00', 'Proclamation Day', 'false'),
  ('SA', '2026-12-28', '00:00', 'Proclamation Day', 'false'),
  ('SA', '2026-12-31', '19:00', 'New Year''s Eve', 'false'),
  ('SA', '2027-01-01', '00:00', 'New Year''s Day', 'false'),
  ('SA', '2027-01-26', '00:00', 'Australia Day', 'false'),
  ('SA', '2027-03-08', '00:00', 'Adelaide Cup Day', 'false'),
  ('SA', '2027-03-26', '00:00', 'Good Friday', 'false'),
  ('SA', '2027-03-27', '00:00', 'Easter Saturday', 'false'),
  ('SA', '2027-03-28', '00:00', 'Easter Sunday', 'false'),
  ('SA', '2027-03-29', '00:00', 'Easter Monday', 'false'),
  ('SA', '2027-04-25', '00:00', 'Anzac Day', 'false'),
  ('SA', '2027-06-14', '00:00', 'King''s Birthday', 'false'),
  ('SA', '2027-10-04', '00:00', 'Labour Day', 'false'),
  ('SA', '2027-12-24', '19:00', 'Christmas Eve', 'false'),
  ('SA', '2027-12-25', '00:00', 'Christmas Day', 'false'),
  ('SA', '2027-12-26', '00:00', 'Proclamation Day', 'false'),
  ('SA', '2027-12-27', '00:00', 'Christmas Day', 'false'),
  ('SA', '2027-12-28', '00:00', 'Proclamation Day', 'false'),
  ('SA', '2027-12-31', '19:00', 'New Year''s Eve', 'false'),
  ('SA', '2028-01-01', '00:00', 'New Year''s Day', 'false'),
  ('SA', '2028-01-03', '00:00', 'New Year''s Day', 'false'),
  ('SA', '2028-01-26', '00:00', 'Australia Day', 'false'),
  ('SA', '2028-03-13', '00:00', 'Adelaide Cup Day', 'false'),
  ('SA', '2028-04-14', '00:00', 'Good Friday', 'false'),
  ('SA', '2028-04-15', '00:00', 'Easter Saturday', 'false'),
  ('SA', '2028-04-16', '00:00', 'Easter Sunday', 'false'),
  ('SA', '2028-04-17', '00:00', 'Easter Monday', 'false'),
  ('SA', '2028-04-25', '00:00', 'Anzac Day', 'false'),
  ('SA', '2028-06-12', '00:00', 'King''s Birthday', 'false'),
  ('SA', '2028-10-02', '00:00', 'Labour Day', 'false'),
  ('SA', '2028-12-24', '19:00', 'Christmas Eve', 'false'),
  ('SA', '2028-12-25', '00:00', 'Christmas Day', 'false'),
  ('SA', '2028-12-26', '00:00', 'Proclamation Day', 'false'),
  ('SA', '2028-12-31', '19:00', 'New Year''s Eve', 'false'),
  ('SA', '2029-01-01', '00:00', 'New Year''s Day', 'false'),
  ('SA', '2029-01-26', '00:00', 'Australia Day', 'false'),
  ('SA', '2029-03-12', '00:00', 'Adelaide Cup Day', 'false'),
  ('SA', '2029-03-30', '00:00', 'Good Friday', 'false'),
  ('SA', '2029-03-31', '00:00', 'Easter Saturday', 'false'),
  ('SA', '2029-04-01', '00:00', 'Easter Sunday', 'false'),
  ('SA', '2029-04-02', '00:00', 'Easter Monday', 'false'),
  ('SA', '2029-04-25', '00:00', 'Anzac Day', 'false'),
  ('SA', '2029-06-11', '00:00', 'King''s Birthday', 'false'),
  ('SA', '2029-10-01', '00:00', 'Labour Day', 'false'),
  ('SA', '2029-12-24', '19:00', 'Christmas Eve', 'false'),
  ('SA', '2029-12-25', '00:00', 'Christmas Day', 'false'),
  ('SA', '2029-12-26', '00:00', 'Proclamation Day', 'false'),
  ('SA', '2029-12-31', '19:00', 'New Year''s Eve', 'false');
INSERT INTO "holiday_rule" (job_id, state, policy, contractor_rate_cents) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-9000-000000000001', 'SA', 'ask', NULL),
  ('01900000-0000-7000-9000-000000000003', 'SA', 'skip', NULL),
  ('01900000-0000-7000-9000-000000000005', 'SA', 'work', '5850');
INSERT INTO "paid_by_run" (person_id, paid_cents, in_run_cents, open_adjustments_cents) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '93355', '0', '3480'),
  ('01900000-0000-7000-8000-000000000011', '172844', '0', '0'),
  ('01900000-0000-7000-8000-000000000012', '100642', '0', '0'),
  ('01900000-0000-7000-8000-000000000013', '104325', '0', '0'),
  ('01900000-0000-7000-8000-000000000014', '97497', '0', '0'),
  ('01900000-0000-7000-8000-000000000015', '154300', '0', '0');
INSERT INTO "incident" (id, number, idempotency_key, kind, state, person_id, person_name, job_id, text, happened_at, reported_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a1d678-0b2f-72e7-a48b-f73057bd79c1', '1', '1058ec4c-46f6-49b7-bb73-69f2955a8bfd', 'supplies', 'closed', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', '01900000-0000-7000-9000-000000000002', 'The hand soap for the staff toilets is used up, and there is one roll of bin liners left.', '2026-11-13 19:52:33.839+00', '2026-11-13 19:56:33.839+00'),
  ('01a209f7-a32f-7638-979d-0166e529e237', '2', '61a592c1-f0a8-4394-beb2-f2204b1b09ac', 'near-miss', 'in-progress', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '01900000-0000-7000-9000-000000000005', 'The floor in the shared kitchen was wet from the dishwasher, and I slipped. I could hold on to the bench.', '2026-11-23 19:52:33.839+00', '2026-11-23 19:56:33.839+00'),
  ('01a21e91-132f-7403-b7e1-9c6885bbc77e', '3', 'ec037469-1c54-4c98-9d2e-f0e0861b6ebc', 'damage', 'new', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '01900000-0000-7000-9000-000000000001', 'A shelf in the kitchen came off the wall when I wiped it. Nobody was hurt. I put the cups on the bench.', '2026-11-27 19:52:33.839+00', '2026-11-27 19:56:33.839+00');
INSERT INTO "incident_note" (id, incident_id, idempotency_key, kind, text, state, by_name, at) OVERRIDING SYSTEM VALUE VALUES
  ('01a1d71c-d6af-74ad-a874-5f464e057440', '01a1d678-0b2f-72e7-a48b-f73057bd79c1', NULL, 'note', 'Ordered, delivered on the next round.', NULL, 'Helen Marsh', '2026-11-13 22:52:33.839+00'),
  ('01a1d71d-c10f-7254-938f-2f464bbfa1c0', '01a1d678-0b2f-72e7-a48b-f73057bd79c1', NULL, 'state', '', 'closed', 'Helen Marsh', '2026-11-13 22:53:33.839+00'),
  ('01a20a9c-6eaf-773c-ad36-3f526677c0e4', '01a209f7-a32f-7638-979d-0166e529e237', NULL, 'note', 'Told the facility manager, who has the dishwasher looked at.', NULL, 'Helen Marsh', '2026-11-23 22:52:33.839+00'),
  ('01a20a9d-590f-73ce-bd10-9e3b139a2420', '01a209f7-a32f-7638-979d-0166e529e237', NULL, 'state', '', 'in-progress', 'Helen Marsh', '2026-11-23 22:53:33.839+00');
INSERT INTO "checklist_version" (id, job_id, version, areas, saved_at, saved_by_name) OVERRIDING SYSTEM VALUE VALUES
  ('01a0f417-29af-74a1-8edf-dcc04b42c04a', '01900000-0000-7000-9000-000000000003', '1', '[{"id": "01a0f417-29af-7381-bacf-08c3f6157310", "name": "Play rooms", "items": [{"id": "01a0f417-29af-7440-8eb2-83c07cc8db44", "text": "Wipe tables and chairs", "photo": false, "required": true}, {"id": "01a0f417-29af-7562-a9cc-478f4434b0c5", "text": "Vacuum the rugs", "photo": false, "required": true}, {"id": "01a0f417-29af-72e5-b352-ee091ea4df43", "text": "Mop with the fragrance-free product", "photo": false, "required": true}], "version": 1}, {"id": "01a0f417-29af-723c-b8a9-81953bebe24d", "name": "Nappy change areas", "items": [{"id": "01a0f417-29af-7789-8ebf-6bea9850123a", "text": "Disinfect the benches", "photo": false, "required": true}, {"id": "01a0f417-29af-766e-b146-c830fd8cde15", "text": "Empty the nappy bins", "photo": false, "required": true}], "version": 1}, {"id": "01a0f417-29af-75c6-8a37-77b20a527a36", "name": "Kitchen", "items": [{"id": "01a0f417-29af-72be-8439-91977ccb8ddd", "text": "Wipe benches and sink", "photo": false, "required": true}, {"id": "01a0f417-29af-731c-9d7d-bd7793a93652", "text": "Take out the bins", "photo": false, "required": true}], "version": 1}]', '2026-09-30 20:52:33.839+00', 'Helen Marsh');
INSERT INTO "visit_report" (id, idempotency_key, record_id, person_id, version_id, answers, photos, answered_at, sent_at) OVERRIDING SYSTEM VALUE VALUES
  ('0400ff0c-bc6b-4b78-bbc7-375368fd2625', 'e00824c7-86e1-45de-8e7e-a4c5e9df4d86', '01a1f7fd-f878-70f7-84fc-67db334c0530', '01900000-0000-7000-8000-000000000015', '01a0f417-29af-74a1-8edf-dcc04b42c04a', '[{"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7440-8eb2-83c07cc8db44"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7562-a9cc-478f4434b0c5"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-72e5-b352-ee091ea4df43"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7789-8ebf-6bea9850123a"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-766e-b146-c830fd8cde15"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-72be-8439-91977ccb8ddd"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-731c-9d7d-bd7793a93652"}]', '[]', '2026-11-20 10:00:46+00', '2026-11-20 10:00:46+00'),
  ('2011b029-537d-4b77-9484-0c3decb340ee', '2bfef5e4-af51-4e08-b264-07a00ebd3f78', '01a20c92-3c40-7747-8753-27c405e07007', '01900000-0000-7000-8000-000000000015', '01a0f417-29af-74a1-8edf-dcc04b42c04a', '[{"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7440-8eb2-83c07cc8db44"}, {"done": false, "photos": [], "reason": "The rugs were at the laundry", "item_id": "01a0f417-29af-7562-a9cc-478f4434b0c5"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-72e5-b352-ee091ea4df43"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7789-8ebf-6bea9850123a"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-766e-b146-c830fd8cde15"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-72be-8439-91977ccb8ddd"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-731c-9d7d-bd7793a93652"}]', '[]', '2026-11-24 09:55:18+00', '2026-11-24 09:55:18+00'),
  ('6298e14d-3a82-447e-9217-6cb964e38700', '3f8fc9c8-d6f4-4bf0-afdd-ec1101c205c5', '01a21c0a-93e8-71a0-a2a2-f54a73255450', '01900000-0000-7000-8000-000000000015', '01a0f417-29af-74a1-8edf-dcc04b42c04a', '[{"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7440-8eb2-83c07cc8db44"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7562-a9cc-478f4434b0c5"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-72e5-b352-ee091ea4df43"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7789-8ebf-6bea9850123a"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-766e-b146-c830fd8cde15"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-72be-8439-91977ccb8ddd"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-731c-9d7d-bd7793a93652"}]', '[]', '2026-11-27 09:46:47+00', '2026-11-27 09:46:47+00'),
  ('6cdd12f0-f17e-4e8a-a8b2-0658b2a94317', '9aae6627-edd0-49a2-b3f6-58d6c2858420', '01a1f2d8-8ea8-75af-abf3-d2b9fc55f347', '01900000-0000-7000-8000-000000000015', '01a0f417-29af-74a1-8edf-dcc04b42c04a', '[{"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7440-8eb2-83c07cc8db44"}, {"done": false, "photos": [], "reason": "The rugs were at the laundry", "item_id": "01a0f417-29af-7562-a9cc-478f4434b0c5"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-72e5-b352-ee091ea4df43"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7789-8ebf-6bea9850123a"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-766e-b146-c830fd8cde15"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-72be-8439-91977ccb8ddd"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-731c-9d7d-bd7793a93652"}]', '[]', '2026-11-19 09:52:51+00', '2026-11-19 09:52:51+00'),
  ('761aa964-1c9f-4872-86a7-66e5b680e9c0', 'b6996e3a-ecf7-4912-8612-e05513561d7c', '01a20769-6770-73c5-9a37-cf5da5cfc322', '01900000-0000-7000-8000-000000000015', '01a0f417-29af-74a1-8edf-dcc04b42c04a', '[{"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7440-8eb2-83c07cc8db44"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7562-a9cc-478f4434b0c5"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-72e5-b352-ee091ea4df43"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7789-8ebf-6bea9850123a"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-766e-b146-c830fd8cde15"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-72be-8439-91977ccb8ddd"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-731c-9d7d-bd7793a93652"}]', '[]', '2026-11-23 09:59:50+00', '2026-11-23 09:59:50+00'),
  ('92c45fca-09d2-4c20-a1c3-2f3c55e76f80', '6f2a0211-7150-4b6b-9ea5-edc57b879cc2', '01a216e3-8c08-74be-b2dd-23311b037896', '01900000-0000-7000-8000-000000000015', '01a0f417-29af-74a1-8edf-dcc04b42c04a', '[{"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7440-8eb2-83c07cc8db44"}, {"done": false, "photos": [], "reason": "The rugs were at the laundry", "item_id": "01a0f417-29af-7562-a9cc-478f4434b0c5"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-72e5-b352-ee091ea4df43"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7789-8ebf-6bea9850123a"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-766e-b146-c830fd8cde15"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-72be-8439-91977ccb8ddd"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-731c-9d7d-bd7793a93652"}]', '[]', '2026-11-26 09:54:44+00', '2026-11-26 09:54:44+00'),
  ('9367d2c0-5c6c-41db-99ca-de188a619197', 'a87f7554-945c-47af-9e10-d7045c6c8a0b', '01a1edae-5e30-70db-837f-e01b9e22ce4f', '01900000-0000-7000-8000-000000000015', '01a0f417-29af-74a1-8edf-dcc04b42c04a', '[{"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7440-8eb2-83c07cc8db44"}, {"done": false, "photos": [], "reason": "The rugs were at the laundry", "item_id": "01a0f417-29af-7562-a9cc-478f4434b0c5"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-72e5-b352-ee091ea4df43"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7789-8ebf-6bea9850123a"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-766e-b146-c830fd8cde15"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-72be-8439-91977ccb8ddd"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-731c-9d7d-bd7793a93652"}]', '[]', '2026-11-18 10:02:10+00', '2026-11-18 10:02:10+00'),
  ('970f72d6-a2a4-4de5-9113-60420f50d967', '80317617-56ba-4629-a5f6-b33f49d32d8a', '01a211bf-d3d0-7375-af1b-64b3d6fbadc9', '01900000-0000-7000-8000-000000000015', '01a0f417-29af-74a1-8edf-dcc04b42c04a', '[{"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7440-8eb2-83c07cc8db44"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7562-a9cc-478f4434b0c5"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-72e5-b352-ee091ea4df43"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-7789-8ebf-6bea9850123a"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-766e-b146-c830fd8cde15"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-72be-8439-91977ccb8ddd"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f417-29af-731c-9d7d-bd7793a93652"}]', '[]', '2026-11-25 09:47:07+00', '2026-11-25 09:47:07+00');
INSERT INTO "site_card" (job_id, instructions, contact_name, contact_telephone, access, version, description_kept, erase_since) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-9000-000000000001', 'Sign in at the concierge. The scrubber is in the store on level 1; charge it when you leave.', 'Concierge', '(08) 5550 0112', '', '1', '', NULL),
  ('01900000-0000-7000-9000-000000000002', 'Red cloths for toilets, blue for rooms, white for the treatment room. Sharps bins are never opened.', 'Practice manager', '(08) 5550 0175', '', '1', '', NULL);
INSERT INTO "inspection" (id, idempotency_key, job_id, place, inspected_at, inspected_by, inspected_by_name, note, areas) OVERRIDING SYSTEM VALUE VALUES
  ('01a08d17-f9af-7323-9b04-152e0c09a038', '8a39dcd8-4865-48ab-94a5-1441d13690a8', '01900000-0000-7000-9000-000000000001', 'office', '2026-09-10 20:52:33.839+00', '01900000-0000-7000-8000-000000000002', 'Rosa Marino', 'Crumbs below the desks on level 2.', '[{"name": "Reception", "note": "", "score": 4, "photos": []}, {"name": "Desks and meeting rooms", "note": "", "score": 3, "photos": []}, {"name": "Kitchen", "note": "", "score": 3, "photos": []}, {"name": "Toilets", "note": "", "score": 4, "photos": []}, {"name": "Floors", "note": "", "score": 4, "photos": []}]'),
  ('01a12c86-2f2f-729f-83c2-432e6092726e', '54bacde0-4dd5-4c0e-abc1-e0bfdc74632d', '01900000-0000-7000-9000-000000000001', 'office', '2026-10-11 19:52:33.839+00', '01900000-0000-7000-8000-000000000002', 'Rosa Marino', '', '[{"name": "Reception", "note": "", "score": 4, "photos": []}, {"name": "Desks and meeting rooms", "note": "", "score": 4, "photos": []}, {"name": "Kitchen", "note": "", "score": 3, "photos": []}, {"name": "Toilets", "note": "", "score": 4, "photos": []}, {"name": "Floors", "note": "", "score": 4, "photos": []}]'),
  ('01a19dd2-172f-7710-baa8-c471fdd0f3f6', '7a730852-0501-4ae4-a6a6-4cabdb723545', '01900000-0000-7000-9000-000000000002', 'medical', '2026-11-02 19:52:33.839+00', '01900000-0000-7000-8000-000000000002', 'Rosa Marino', '', '[{"name": "Waiting room", "note": "", "score": 5, "photos": []}, {"name": "Consulting rooms", "note": "", "score": 5, "photos": []}, {"name": "Treatment rooms", "note": "Dust on the lamp arms.", "score": 4, "photos": []}, {"name": "Toilets", "note": "", "score": 5, "photos": []}, {"name": "Floors", "note": "", "score": 4, "photos": []}]'),
  ('01a1cc2b-532f-73bf-a85d-66dfd8f0378b', 'd8f03a95-21aa-4c61-96ce-84f1fce4bdbf', '01900000-0000-7000-9000-000000000001', 'office', '2026-11-11 19:52:33.839+00', '01900000-0000-7000-8000-000000000002', 'Rosa Marino', 'Better: the kitchens are wiped behind the taps.', '[{"name": "Reception", "note": "", "score": 5, "photos": []}, {"name": "Desks and meeting rooms", "note": "", "score": 4, "photos": []}, {"name": "Kitchen", "note": "", "score": 4, "photos": []}, {"name": "Toilets", "note": "", "score": 5, "photos": []}, {"name": "Floors", "note": "", "score": 4, "photos": []}]'),
  ('01a209f7-a32f-7449-93f4-85ac99489a9e', '095509ea-5200-49dc-b2fb-aebcd5f5287d', '01900000-0000-7000-9000-000000000003', 'school', '2026-11-23 19:52:33.839+00', '01900000-0000-7000-8000-000000000002', 'Rosa Marino', 'Looked at with the director.', '[{"name": "Classrooms", "note": "", "score": 4, "photos": []}, {"name": "Corridors", "note": "", "score": 4, "photos": []}, {"name": "Toilets", "note": "Marks on the wall by the low basins.", "score": 3, "photos": []}, {"name": "Canteen", "note": "", "score": 5, "photos": []}]');
INSERT INTO "known_compliance" (person_id, documents, work_limit) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '[{"base": "verified", "kind": "police_check_img", "expires_on": "2027-09-16"}, {"base": "verified", "kind": "agreement_img", "expires_on": ""}, {"base": "verified", "kind": "children_check_img", "expires_on": "2030-03-14"}, {"base": "verified", "kind": "address_proof_img", "expires_on": ""}, {"base": "verified", "kind": "passport_img", "expires_on": "2032-02-12"}, {"base": "verified", "kind": "declaration_img", "expires_on": ""}]', 'false'),
  ('01900000-0000-7000-8000-000000000011', '[{"base": "verified", "kind": "address_proof_img", "expires_on": ""}, {"base": "verified", "kind": "passport_img", "expires_on": "2032-02-12"}, {"base": "verified", "kind": "declaration_img", "expires_on": ""}, {"base": "verified", "kind": "agreement_img", "expires_on": ""}, {"base": "verified", "kind": "police_check_img", "expires_on": "2027-01-10"}, {"base": "verified", "kind": "children_check_img", "expires_on": "2030-03-14"}]', 'false'),
  ('01900000-0000-7000-8000-000000000012', '[{"base": "verified", "kind": "agreement_img", "expires_on": ""}, {"base": "verified", "kind": "police_check_img", "expires_on": "2027-09-16"}, {"base": "verified", "kind": "children_check_img", "expires_on": "2026-11-24"}, {"base": "verified", "kind": "address_proof_img", "expires_on": ""}, {"base": "verified", "kind": "passport_img", "expires_on": "2032-02-12"}, {"base": "verified", "kind": "declaration_img", "expires_on": ""}]', 'false'),
  ('01900000-0000-7000-8000-000000000013', '[{"base": "verified", "kind": "police_check_img", "expires_on": "2027-09-16"}, {"base": "verified", "kind": "agreement_img", "expires_on": ""}, {"base": "verified", "kind": "children_check_img", "expires_on": "2030-03-14"}, {"base": "verified", "kind": "address_proof_img", "expires_on": ""}, {"base": "verified", "kind": "passport_img", "expires_on": "2032-02-12"}, {"base": "verified", "kind": "declaration_img", "expires_on": ""}]', 'false'),
  ('01900000-0000-7000-8000-000000000014', '[{"base": "verified", "kind": "children_check_img", "expires_on": "2026-12-12"}, {"base": "verified", "kind": "police_check_img", "expires_on": "2027-09-16"}, {"base": "verified", "kind": "agreement_img", "expires_on": ""}, {"base": "verified", "kind": "declaration_img", "expires_on": ""}, {"base": "verified", "kind": "address_proof_img", "expires_on": ""}, {"base": "verified", "kind": "passport_img", "expires_on": "2032-02-12"}]', 'false'),
  ('01900000-0000-7000-8000-000000000015', '[{"base": "verified", "kind": "passport_img", "expires_on": "2032-02-12"}, {"base": "verified", "kind": "address_proof_img", "expires_on": ""}, {"base": "verified", "kind": "declaration_img", "expires_on": ""}, {"base": "verified", "kind": "police_check_img", "expires_on": "2027-09-16"}, {"base": "verified", "kind": "agreement_img", "expires_on": ""}, {"base": "verified", "kind": "children_check_img", "expires_on": "2030-03-14"}]', 'false'),
  ('01900000-0000-7000-8000-000000000016', '[{"base": "verified", "kind": "children_check_img", "expires_on": "2030-03-14"}, {"base": "verified", "kind": "agreement_img", "expires_on": ""}, {"base": "verified", "kind": "police_check_img", "expires_on": "2027-09-16"}, {"base": "verified", "kind": "declaration_img", "expires_on": ""}, {"base": "verified", "kind": "address_proof_img", "expires_on": ""}, {"base": "verified", "kind": "passport_img", "expires_on": "2032-02-12"}]', 'false'),
  ('01900000-0000-7000-8000-000000000017', '[{"base": "submitted", "kind": "agreement_img", "expires_on": ""}, {"base": "submitted", "kind": "police_check_img", "expires_on": ""}, {"base": "submitted", "kind": "address_proof_img", "expires_on": ""}, {"base": "submitted", "kind": "passport_img", "expires_on": ""}]', 'false');
INSERT INTO "complaint_note" (id, complaint_id, idempotency_key, kind, text, state, photos, by_id, by_name, at) OVERRIDING SYSTEM VALUE VALUES
  ('01a179e8-5d6f-7563-8e2f-26a43860d05e', '01a179c5-932f-7675-9690-31677479c1df', NULL, 'state', '', 'acknowledged', '{}', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '2026-10-26 20:30:33.839+00'),
  ('01a179f3-59ef-7267-a1af-7ae0a3aaa636', '01a179c5-932f-7675-9690-31677479c1df', NULL, 'note', 'Room 4 was locked in the evening. The practice leaves it open from now on.', NULL, '{}', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '2026-10-26 20:42:33.839+00'),
  ('01a17f59-cc2f-70d3-97da-c7903a3a6351', '01a179c5-932f-7675-9690-31677479c1df', NULL, 'state', 'Marguerite Lindqvist. By telephone', 'confirmed', '{}', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '2026-10-27 21:52:33.839+00'),
  ('01a21eb3-dd6f-7399-bfd6-c320a2528bce', '01a21e91-132f-7222-a04d-38050d7c427f', NULL, 'state', '', 'acknowledged', '{}', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '2026-11-27 20:30:33.839+00'),
  ('01a21ebe-d9ef-7325-8eb1-45a004c4a5df', '01a21e91-132f-7222-a04d-38050d7c427f', NULL, 'note', 'Mei Lin brings the other squeegee on Thursday.', NULL, '{}', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '2026-11-27 20:42:33.839+00');
INSERT INTO "known_company" (id, name, colour) OVERRIDING SYSTEM VALUE VALUES
  ('0190c0de-0000-7000-8000-000000000002', 'Gumleaf Commercial Cleaning Pty Ltd', '#2c4fa2');
INSERT INTO "message_thread" (id, kind, message_count, last_at) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000011', 'person', '2', '2026-11-28 14:52:33.839+00'),
  ('01900000-0000-7000-9000-000000000001', 'place', '3', '2026-11-27 17:52:33.839+00');
INSERT INTO "message" (id, idempotency_key, thread_id, number, author_id, author_name, author_role, text, photos, sent_at, removed_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a2188e-fd2f-7019-a636-f2d2720508af', 'b1f6d8a9-6bde-475c-83b3-85293b7aaad8', '01900000-0000-7000-9000-000000000001', '1', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'office', 'The lift is being serviced on Thursday until 9 am. Please take the stairs.', '{}', '2026-11-26 15:52:33.839+00', NULL),
  ('01a218c5-ebaf-77aa-8f01-412d9789e20a', '29e4663b-28e9-4ae1-af6a-2a0acf285289', '01900000-0000-7000-9000-000000000001', '2', '01900000-0000-7000-8000-000000000010', 'Amara Perera', 'contractor', 'Thanks. I’ll do level 2 last then.', '{}', '2026-11-26 16:52:33.839+00', NULL),
  ('01a21e23-362f-72af-852e-0ebf108deeec', 'abb7cc3d-7a35-4cb2-85d3-63e30e3fe289', '01900000-0000-7000-9000-000000000001', '3', '01900000-0000-7000-8000-000000000002', 'Rosa Marino', 'supervisor', 'Level 2 looked great this morning. The kitchen bin needs larger liners.', '{}', '2026-11-27 17:52:33.839+00', NULL),
  ('01a2226d-d82f-76a3-882e-54fb1ce3d8ea', '693835b6-d284-46da-bc15-0e127b28b7fc', '01900000-0000-7000-8000-000000000011', '1', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', 'contractor', 'My phone number changes next week. Do I tell you here?', '{}', '2026-11-28 13:52:33.839+00', NULL),
  ('01a222a4-c6af-73e6-be2f-a3e7adec48b6', '4fcaeb91-3406-4686-9557-1d9b7869ab13', '01900000-0000-7000-8000-000000000011', '2', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'office', 'Please send it under Account, then we’ll confirm it.', '{}', '2026-11-28 14:52:33.839+00', NULL);
INSERT INTO "message_read" (thread_id, person_id, number, read_at) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000011', '01900000-0000-7000-8000-000000000001', '2', '2026-11-29 19:52:33.839+00'),
  ('01900000-0000-7000-8000-000000000011', '01900000-0000-7000-8000-000000000011', '2', '2026-11-29 19:52:33.839+00'),
  ('01900000-0000-7000-9000-000000000001', '01900000-0000-7000-8000-000000000001', '3', '2026-11-29 19:52:33.839+00'),
  ('01900000-0000-7000-9000-000000000001', '01900000-0000-7000-8000-000000000002', '3', '2026-11-29 19:52:33.839+00'),
  ('01900000-0000-7000-9000-000000000001', '01900000-0000-7000-8000-000000000010', '3', '2026-11-29 19:52:33.839+00'),
  ('01900000-0000-7000-9000-000000000001', '01900000-0000-7000-8000-000000000011', '3', '2026-11-29 19:52:33.839+00');
SELECT setval('complaint_number_seq', 3);
SELECT setval('incident_number_seq', 3);
SELECT setval('migration_id_seq', 15);
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
ALTER TABLE job ADD CONSTRAINT job_kind_known CHECK ((kind = ANY (ARRAY['permanent'::text, 'quick'::text])));
ALTER TABLE job ADD CONSTRAINT job_needs_somebody CHECK ((need_count >= 1));
ALTER TABLE job ADD CONSTRAINT job_contractor_rate_not_negative CHECK ((contractor_rate_cents >= 0));
ALTER TABLE job ADD CONSTRAINT job_company_rate_not_negative CHECK ((company_rate_cents >= 0));
ALTER TABLE job ADD CONSTRAINT job_quick_time_valid CHECK ((quick_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));
ALTER TABLE job ADD CONSTRAINT job_quick_has_date_and_time CHECK ((((kind = 'quick'::text) = (quick_date IS NOT NULL)) AND ((quick_date IS NULL) = (quick_time IS NULL))));
ALTER TABLE job ADD CONSTRAINT job_version_positive CHECK ((version >= 1));
ALTER TABLE job ADD CONSTRAINT job_expected_minutes CHECK (((expected_minutes IS NULL) OR ((kind = 'quick'::text) AND ((expected_minutes >= 1) AND (expected_minutes <= 720)))));
ALTER TABLE job ADD CONSTRAINT job_pk PRIMARY KEY (id);
ALTER TABLE timetable_slot ADD CONSTRAINT timetable_slot_start_valid CHECK ((start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));
ALTER TABLE timetable_slot ADD CONSTRAINT timetable_slot_end_valid CHECK ((end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));
ALTER TABLE timetable_slot ADD CONSTRAINT timetable_slot_days_valid CHECK ((days <@ '{1,2,3,4,5,6,7}'::smallint[]));
ALTER TABLE timetable_slot ADD CONSTRAINT timetable_slot_valid_in_order CHECK ((valid_from <= valid_until));
ALTER TABLE timetable_slot ADD CONSTRAINT timetable_slot_extra_of_one_day CHECK (((NOT is_extra) OR ((valid_from IS NOT NULL) AND (valid_until IS NOT NULL) AND (valid_until = (valid_from + 1)))));
ALTER TABLE timetable_slot ADD CONSTRAINT timetable_slot_holidays_known CHECK ((holidays = ANY (ARRAY['work'::text, 'skip'::text, 'move'::text])));
ALTER TABLE timetable_slot ADD CONSTRAINT timetable_slot_every_valid CHECK (((every >= 1) AND (every <=
CASE
    WHEN (month_week IS NULL) THEN 52
    ELSE 12
END)));
ALTER TABLE timetable_slot ADD CONSTRAINT timetable_slot_month_week_valid CHECK ((month_week = ANY (ARRAY[1, 2, 3, 4, '-1'::integer])));
ALTER TABLE timetable_slot ADD CONSTRAINT timetable_slot_phase_counted CHECK (((every = 1) OR (starts_on IS NOT NULL)));
ALTER TABLE timetable_slot ADD CONSTRAINT timetable_slot_days_in_order CHECK ((starts_on <= ends_on));
ALTER TABLE timetable_slot ADD CONSTRAINT timetable_slot_pk PRIMARY KEY (id);
ALTER TABLE job_request ADD CONSTRAINT job_request_status_known CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'rejected'::text])));
ALTER TABLE job_request ADD CONSTRAINT job_request_decided_or_pending CHECK ((((status = 'pending'::text) = (decided_at IS NULL)) AND ((decided_at IS NULL) = (decided_by IS NULL))));
ALTER TABLE job_request ADD CONSTRAINT job_request_pk PRIMARY KEY (id);
ALTER TABLE enrolment ADD CONSTRAINT enrolment_once PRIMARY KEY (job_id, person_id);
ALTER TABLE person_assignments ADD CONSTRAINT person_assignments_version_not_negative CHECK ((version >= 0));
ALTER TABLE person_assignments ADD CONSTRAINT person_assignments_pk PRIMARY KEY (person_id);
ALTER TABLE complaint ADD CONSTRAINT complaint_state_known CHECK ((state = ANY (ARRAY['reported'::text, 'acknowledged'::text, 'planned'::text, 'done'::text, 'confirmed'::text, 'withdrawn'::text])));
ALTER TABLE complaint ADD CONSTRAINT complaint_channel_known CHECK ((channel = ANY (ARRAY['telephone'::text, 'mail'::text, 'in-person'::text, 'page'::text])));
ALTER TABLE complaint ADD CONSTRAINT complaint_confirmed_how_known CHECK ((confirmed_how = ANY (ARRAY['telephone'::text, 'mail'::text, 'in-person'::text, 'page'::text])));
ALTER TABLE complaint ADD CONSTRAINT complaint_acknowledged_first CHECK (((state = ANY (ARRAY['reported'::text, 'withdrawn'::text])) OR (acknowledged_at IS NOT NULL)));
ALTER TABLE complaint ADD CONSTRAINT complaint_acknowledged_later CHECK ((acknowledged_at >= reported_at));
ALTER TABLE complaint ADD CONSTRAINT complaint_confirmed_by_somebody CHECK (((state <> 'confirmed'::text) OR ((confirmed_at IS NOT NULL) AND (confirmed_by_name <> ''::text) AND (confirmed_how IS NOT NULL))));
ALTER TABLE complaint ADD CONSTRAINT complaint_pk PRIMARY KEY (id);
ALTER TABLE complaint ADD CONSTRAINT complaint_number_once UNIQUE (number);
ALTER TABLE complaint ADD CONSTRAINT complaint_once UNIQUE (idempotency_key);
ALTER TABLE work_record ADD CONSTRAINT work_record_planned_end_valid CHECK ((planned_end ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));
ALTER TABLE work_record ADD CONSTRAINT work_record_contractor_rate_not_negative CHECK ((contractor_rate_cents >= 0));
ALTER TABLE work_record ADD CONSTRAINT work_record_company_rate_not_negative CHECK ((company_rate_cents >= 0));
ALTER TABLE work_record ADD CONSTRAINT work_record_cap_not_negative CHECK ((cap_minutes >= 0));
ALTER TABLE work_record ADD CONSTRAINT work_record_minutes_not_negative CHECK ((minutes >= 0));
ALTER TABLE work_record ADD CONSTRAINT work_record_contractor_amount_not_negative CHECK ((contractor_cents >= 0));
ALTER TABLE work_record ADD CONSTRAINT work_record_company_amount_not_negative CHECK ((company_cents >= 0));
ALTER TABLE work_record ADD CONSTRAINT work_record_ended_after_started CHECK ((ended_at >= started_at));
ALTER TABLE work_record ADD CONSTRAINT work_record_paid_within_cap CHECK ((minutes <= cap_minutes));
ALTER TABLE work_record ADD CONSTRAINT work_record_amounts_when_ended CHECK ((((ended_at IS NULL) = (minutes IS NULL)) AND ((ended_at IS NULL) = (contractor_cents IS NULL)) AND ((ended_at IS NULL) = (company_cents IS NULL))));
ALTER TABLE work_record ADD CONSTRAINT work_record_key_when_timed CHECK (((NOT is_manual) OR ((start_key IS NULL) AND (start_received_at IS NULL) AND (finish_received_at IS NULL))));
ALTER TABLE work_record ADD CONSTRAINT work_record_start_received_after_start CHECK ((start_received_at >= started_at));
ALTER TABLE work_record ADD CONSTRAINT work_record_version_positive CHECK ((version >= 1));
ALTER TABLE work_record ADD CONSTRAINT work_record_finished_by_when_ended CHECK (((finished_by IS NULL) OR (ended_at IS NOT NULL)));
ALTER TABLE work_record ADD CONSTRAINT work_record_expected_minutes CHECK ((expected_minutes >= 0));
ALTER TABLE work_record ADD CONSTRAINT work_record_planned_in_order CHECK ((planned_until >= planned_from));
ALTER TABLE work_record ADD CONSTRAINT work_record_plan_when_timed CHECK (((NOT is_manual) OR ((planned_from IS NULL) AND (planned_until IS NULL) AND (expected_minutes IS NULL))));
ALTER TABLE work_record ADD CONSTRAINT work_record_state_known CHECK ((state = ANY (ARRAY['approved'::text, 'held'::text, 'rejected'::text])));
ALTER TABLE work_record ADD CONSTRAINT work_record_decision_note_not_empty CHECK ((decision_note <> ''::text));
ALTER TABLE work_record ADD CONSTRAINT work_record_state_when_ended CHECK (((ended_at IS NULL) = (state IS NULL)));
ALTER TABLE work_record ADD CONSTRAINT work_record_reasons_when_ended CHECK (((state IS NOT NULL) OR (hold_reasons = '{}'::text[])));
ALTER TABLE work_record ADD CONSTRAINT work_record_held_for_a_reason CHECK (((state = 'approved'::text) OR (hold_reasons <> '{}'::text[])));
ALTER TABLE work_record ADD CONSTRAINT work_record_decided_by_somebody CHECK (((decided_at IS NULL) = (decided_by IS NULL)));
ALTER TABLE work_record ADD CONSTRAINT work_record_decided_or_held CHECK (
CASE state
    WHEN 'held'::text THEN (decided_at IS NULL)
    WHEN 'rejected'::text THEN ((decided_at IS NOT NULL) AND (decision_note IS NOT NULL))
    WHEN 'approved'::text THEN ((decided_at IS NULL) = (hold_reasons = '{}'::text[]))
    ELSE (decided_at IS NULL)
END);
ALTER TABLE work_record ADD CONSTRAINT work_record_note_when_decided CHECK (((decision_note IS NULL) OR (decided_at IS NOT NULL)));
ALTER TABLE work_record ADD CONSTRAINT work_record_pk PRIMARY KEY (id);
ALTER TABLE work_record ADD CONSTRAINT work_record_hold_reasons_known CHECK (((hold_reasons <@ ARRAY['arrived_late'::text, 'longer_than_expected'::text, 'started_early'::text, 'finished_late'::text, 'corrected_upwards'::text, 'same_record'::text, 'finished_by_admin'::text, 'overlapping'::text, 'outside_fence'::text, 'location_too_vague'::text, 'no_location'::text, 'above_amount'::text, 'above_hours'::text, 'day_above_hours'::text, 'expired_document'::text]) AND (cardinality(hold_reasons) <= 15)));
ALTER TABLE work_record ADD CONSTRAINT work_record_timed_or_manual CHECK (
CASE
    WHEN is_manual THEN ((ended_at IS NOT NULL) AND (minutes <= 720) AND ((minutes)::numeric = floor((EXTRACT(epoch FROM (ended_at - started_at)) / (60)::numeric))) AND (slot_id IS NULL) AND (cap_minutes IS NULL))
    ELSE (((start_location IS NOT NULL) OR (ended_at IS NULL) OR (version > 1) OR (hold_reasons @> ARRAY['no_location'::text])) AND (contractor_rate_cents IS NOT NULL) AND (company_rate_cents IS NOT NULL) AND (cap_minutes IS NOT NULL) AND ((ended_at IS NOT NULL) OR (finish_location IS NULL)) AND ((ended_at IS NULL) OR (finish_location IS NOT NULL) OR (version > 1) OR (finished_by IS NOT NULL) OR (hold_reasons @> ARRAY['no_location'::text])))
END);
ALTER TABLE work_record_correction ADD CONSTRAINT work_record_correction_version CHECK ((version >= 2));
ALTER TABLE work_record_correction ADD CONSTRAINT work_record_correction_has_reason CHECK ((reason <> ''::text));
ALTER TABLE work_record_correction ADD CONSTRAINT work_record_correction_once PRIMARY KEY (work_record_id, version);
ALTER TABLE settlement ADD CONSTRAINT settlement_number_positive CHECK ((number >= 1));
ALTER TABLE settlement ADD CONSTRAINT settlement_pays_something CHECK ((cents > 0));
ALTER TABLE settlement ADD CONSTRAINT settlement_once PRIMARY KEY (person_id, number);
ALTER TABLE person_owed ADD CONSTRAINT person_owed_not_negative CHECK ((cents >= 0));
ALTER TABLE person_owed ADD CONSTRAINT person_owed_pk PRIMARY KEY (person_id);
ALTER TABLE shift_pick ADD CONSTRAINT shift_pick_start_valid CHECK ((start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));
ALTER TABLE shift_pick ADD CONSTRAINT shift_pick_end_valid CHECK ((end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));
ALTER TABLE shift_pick ADD CONSTRAINT shift_pick_days_valid CHECK (((cardinality(days) > 0) AND (days <@ '{1,2,3,4,5,6,7}'::smallint[])));
ALTER TABLE shift_pick ADD CONSTRAINT shift_pick_once PRIMARY KEY (job_id, person_id, start_time, end_time);
ALTER TABLE shift_change ADD CONSTRAINT shift_change_time_valid CHECK (("time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](-([01][0-9]|2[0-3]):[0-5][0-9])?$'::text));
ALTER TABLE shift_change ADD CONSTRAINT shift_change_kind_known CHECK ((kind = ANY (ARRAY['away'::text, 'cancelled'::text, 'extra'::text])));
ALTER TABLE shift_change ADD CONSTRAINT shift_change_note_not_empty CHECK ((note <> ''::text));
ALTER TABLE shift_change ADD CONSTRAINT shift_change_of_somebody CHECK (((kind = 'cancelled'::text) = (person_id IS NULL)));
ALTER TABLE shift_change ADD CONSTRAINT shift_change_pk PRIMARY KEY (id);
ALTER TABLE shift_change ADD CONSTRAINT shift_change_once UNIQUE NULLS NOT DISTINCT (job_id, business_date, "time", kind, person_id);
ALTER TABLE absence ADD CONSTRAINT absence_days_in_order CHECK ((from_date <= until_date));
ALTER TABLE absence ADD CONSTRAINT absence_withdrawn_by_somebody CHECK (((withdrawn_at IS NULL) = (withdrawn_by IS NULL)));
ALTER TABLE absence ADD CONSTRAINT absence_pk PRIMARY KEY (id);
ALTER TABLE cover_offer ADD CONSTRAINT cover_offer_time_valid CHECK (("time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9](-([01][0-9]|2[0-3]):[0-5][0-9])?$'::text));
ALTER TABLE cover_offer ADD CONSTRAINT cover_offer_withdrawn_by_somebody CHECK (((withdrawn_at IS NULL) = (withdrawn_by IS NULL)));
ALTER TABLE cover_offer ADD CONSTRAINT cover_offer_pk PRIMARY KEY (id);
ALTER TABLE cover_offer_person ADD CONSTRAINT cover_offer_person_once PRIMARY KEY (offer_id, person_id);
ALTER TABLE cover ADD CONSTRAINT cover_by_somebody_else CHECK ((person_id <> for_person_id));
ALTER TABLE cover ADD CONSTRAINT cover_taken_back_by_somebody CHECK (((taken_back_at IS NULL) = (taken_back_by IS NULL)));
ALTER TABLE cover ADD CONSTRAINT cover_pk PRIMARY KEY (id);
ALTER TABLE calendar_link ADD CONSTRAINT calendar_link_key_is_hash CHECK ((key_hash ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE calendar_link ADD CONSTRAINT calendar_link_one PRIMARY KEY (person_id);
ALTER TABLE calendar_link ADD CONSTRAINT calendar_link_key_once UNIQUE (key_hash);
ALTER TABLE job_fence ADD CONSTRAINT job_fence_lat_valid CHECK (((lat >= ('-90'::integer)::double precision) AND (lat <= (90)::double precision)));
ALTER TABLE job_fence ADD CONSTRAINT job_fence_lng_valid CHECK (((lng >= ('-180'::integer)::double precision) AND (lng <= (180)::double precision)));
ALTER TABLE job_fence ADD CONSTRAINT job_fence_radius_valid CHECK (((radius >= 30) AND (radius <= 5000)));
ALTER TABLE job_fence ADD CONSTRAINT job_fence_source_known CHECK ((source = ANY (ARRAY['pin'::text, 'stamps'::text])));
ALTER TABLE job_fence ADD CONSTRAINT job_fence_one PRIMARY KEY (job_id);
ALTER TABLE public_holiday ADD CONSTRAINT public_holiday_state_known CHECK ((state = ANY (ARRAY['ACT'::text, 'NSW'::text, 'NT'::text, 'QLD'::text, 'SA'::text, 'TAS'::text, 'VIC'::text, 'WA'::text])));
ALTER TABLE public_holiday ADD CONSTRAINT public_holiday_time_valid CHECK ((from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text));
ALTER TABLE public_holiday ADD CONSTRAINT public_holiday_has_name CHECK ((name <> ''::text));
ALTER TABLE public_holiday ADD CONSTRAINT public_holiday_once PRIMARY KEY (state, date);
ALTER TABLE holiday_rule ADD CONSTRAINT holiday_rule_state_known CHECK ((state = ANY (ARRAY['ACT'::text, 'NSW'::text, 'NT'::text, 'QLD'::text, 'SA'::text, 'TAS'::text, 'VIC'::text, 'WA'::text])));
ALTER TABLE holiday_rule ADD CONSTRAINT holiday_rule_rate_not_negative CHECK ((contractor_rate_cents >= 0));
ALTER TABLE holiday_rule ADD CONSTRAINT holiday_rule_policy_known CHECK ((policy = ANY (ARRAY['work'::text, 'skip'::text, 'move'::text, 'ask'::text])));
ALTER TABLE holiday_rule ADD CONSTRAINT holiday_rule_one PRIMARY KEY (job_id);
ALTER TABLE holiday_decision ADD CONSTRAINT holiday_decision_known CHECK ((decision = ANY (ARRAY['work'::text, 'skip'::text])));
ALTER TABLE holiday_decision ADD CONSTRAINT holiday_decision_once PRIMARY KEY (job_id, date);
ALTER TABLE shift_alert ADD CONSTRAINT shift_alert_kind_known CHECK ((kind = ANY (ARRAY['late'::text, 'not-started'::text])));
ALTER TABLE shift_alert ADD CONSTRAINT shift_alert_once PRIMARY KEY (job_id, business_date, "time", person_id, kind);
ALTER TABLE paid_by_run ADD CONSTRAINT paid_by_run_pk PRIMARY KEY (person_id);
ALTER TABLE undone_start ADD CONSTRAINT undone_start_named CHECK (((record_id IS NOT NULL) OR (start_key IS NOT NULL)));
ALTER TABLE undone_start ADD CONSTRAINT undone_start_pk PRIMARY KEY (id);
ALTER TABLE undone_start ADD CONSTRAINT undone_start_record_once UNIQUE (record_id);
ALTER TABLE undone_start ADD CONSTRAINT undone_start_key_once UNIQUE (person_id, start_key);
ALTER TABLE incident ADD CONSTRAINT incident_kind_known CHECK ((kind = ANY (ARRAY['injury'::text, 'damage'::text, 'no-access'::text, 'near-miss'::text, 'supplies'::text])));
ALTER TABLE incident ADD CONSTRAINT incident_state_known CHECK ((state = ANY (ARRAY['new'::text, 'in-progress'::text, 'closed'::text])));
ALTER TABLE incident ADD CONSTRAINT incident_pk PRIMARY KEY (id);
ALTER TABLE incident ADD CONSTRAINT incident_number_once UNIQUE (number);
ALTER TABLE incident ADD CONSTRAINT incident_once UNIQUE (idempotency_key);
ALTER TABLE incident_note ADD CONSTRAINT incident_note_kind_known CHECK ((kind = ANY (ARRAY['note'::text, 'state'::text])));
ALTER TABLE incident_note ADD CONSTRAINT incident_note_says_something CHECK (
CASE kind
    WHEN 'note'::text THEN (text <> ''::text)
    ELSE (state IS NOT NULL)
END);
ALTER TABLE incident_note ADD CONSTRAINT incident_note_pk PRIMARY KEY (id);
ALTER TABLE incident_note ADD CONSTRAINT incident_note_once UNIQUE (idempotency_key);
ALTER TABLE incident_limit ADD CONSTRAINT incident_limit_pk PRIMARY KEY (address);
ALTER TABLE past_enrolment ADD CONSTRAINT past_enrolment_pk PRIMARY KEY (job_id, person_id);
ALTER TABLE checklist_version ADD CONSTRAINT checklist_version_counts CHECK ((version > 0));
ALTER TABLE checklist_version ADD CONSTRAINT checklist_version_pk PRIMARY KEY (id);
ALTER TABLE checklist_version ADD CONSTRAINT checklist_version_once UNIQUE (job_id, version);
ALTER TABLE visit_report ADD CONSTRAINT visit_report_pk PRIMARY KEY (id);
ALTER TABLE visit_report ADD CONSTRAINT visit_report_once UNIQUE (idempotency_key);
ALTER TABLE site_card ADD CONSTRAINT site_card_access_sealed CHECK (((access = ''::text) OR (access ~~ 'sealed:1:%'::text)));
ALTER TABLE site_card ADD CONSTRAINT site_card_version_counts CHECK ((version >= 0));
ALTER TABLE site_card ADD CONSTRAINT site_card_pk PRIMARY KEY (job_id);
ALTER TABLE site_view ADD CONSTRAINT site_view_pk PRIMARY KEY (id);
ALTER TABLE incident_photo ADD CONSTRAINT incident_photo_pk PRIMARY KEY (photo_id);
ALTER TABLE inspection ADD CONSTRAINT inspection_pk PRIMARY KEY (id);
ALTER TABLE inspection ADD CONSTRAINT inspection_once UNIQUE (idempotency_key);
ALTER TABLE inspection_template ADD CONSTRAINT inspection_template_has_areas CHECK ((cardinality(areas) > 0));
ALTER TABLE inspection_template ADD CONSTRAINT inspection_template_pk PRIMARY KEY (place);
ALTER TABLE known_compliance ADD CONSTRAINT known_compliance_pk PRIMARY KEY (person_id);
ALTER TABLE known_compliance_settings ADD CONSTRAINT known_compliance_settings_start CHECK ((start = ANY (ARRAY['warn'::text, 'refuse'::text])));
ALTER TABLE known_compliance_settings ADD CONSTRAINT known_compliance_settings_pk PRIMARY KEY (id);
ALTER TABLE job_requirement ADD CONSTRAINT job_requirement_pk PRIMARY KEY (job_id, kind);
ALTER TABLE hours_elsewhere ADD CONSTRAINT hours_elsewhere_monday CHECK ((EXTRACT(isodow FROM week) = (1)::numeric));
ALTER TABLE hours_elsewhere ADD CONSTRAINT hours_elsewhere_minutes CHECK (((minutes >= 1) AND (minutes <= 10080)));
ALTER TABLE hours_elsewhere ADD CONSTRAINT hours_elsewhere_pk PRIMARY KEY (person_id, week);
ALTER TABLE course_break ADD CONSTRAINT course_break_days CHECK ((from_date <= until_date));
ALTER TABLE course_break ADD CONSTRAINT course_break_pk PRIMARY KEY (id);
ALTER TABLE course_break ADD CONSTRAINT course_break_once UNIQUE (person_id, from_date, until_date);
ALTER TABLE visit_feedback ADD CONSTRAINT visit_feedback_verdict_known CHECK ((verdict = ANY (ARRAY['good'::text, 'wrong'::text])));
ALTER TABLE visit_feedback ADD CONSTRAINT visit_feedback_says_what CHECK (((verdict = 'good'::text) OR (text <> ''::text) OR (cardinality(photos) > 0)));
ALTER TABLE visit_feedback ADD CONSTRAINT visit_feedback_pk PRIMARY KEY (id);
ALTER TABLE visit_feedback ADD CONSTRAINT visit_feedback_once UNIQUE (idempotency_key);
ALTER TABLE client_limit ADD CONSTRAINT client_limit_pk PRIMARY KEY (address);
ALTER TABLE complaint_note ADD CONSTRAINT complaint_note_kind_known CHECK ((kind = ANY (ARRAY['note'::text, 'state'::text, 're-clean'::text])));
ALTER TABLE complaint_note ADD CONSTRAINT complaint_note_says_something CHECK (((text <> ''::text) OR (state IS NOT NULL) OR (cardinality(photos) > 0)));
ALTER TABLE complaint_note ADD CONSTRAINT complaint_note_pk PRIMARY KEY (id);
ALTER TABLE complaint_note ADD CONSTRAINT complaint_note_once UNIQUE (idempotency_key);
ALTER TABLE re_clean ADD CONSTRAINT re_clean_pk PRIMARY KEY (id);
ALTER TABLE re_clean ADD CONSTRAINT re_clean_once UNIQUE (change_id);
ALTER TABLE text_without_code ADD CONSTRAINT text_without_code_pk PRIMARY KEY (job_id, digest);
ALTER TABLE known_company ADD CONSTRAINT known_company_pk PRIMARY KEY (id);
ALTER TABLE known_logo ADD CONSTRAINT known_logo_pk PRIMARY KEY (id);
ALTER TABLE work_settings ADD CONSTRAINT work_settings_one_row CHECK ((id = 1));
ALTER TABLE work_settings ADD CONSTRAINT work_settings_pk PRIMARY KEY (id);
ALTER TABLE message_thread ADD CONSTRAINT message_thread_kind_known CHECK ((kind = ANY (ARRAY['place'::text, 'person'::text])));
ALTER TABLE message_thread ADD CONSTRAINT message_thread_pk PRIMARY KEY (id);
ALTER TABLE message ADD CONSTRAINT message_pk PRIMARY KEY (id);
ALTER TABLE message ADD CONSTRAINT message_once UNIQUE (idempotency_key);
ALTER TABLE message ADD CONSTRAINT message_number_once UNIQUE (thread_id, number);
ALTER TABLE message ADD CONSTRAINT message_not_empty CHECK (((removed_at IS NULL) = ((text <> ''::text) OR (cardinality(photos) > 0))));
ALTER TABLE message_read ADD CONSTRAINT message_read_pk PRIMARY KEY (thread_id, person_id);
ALTER TABLE message_limit ADD CONSTRAINT message_limit_pk PRIMARY KEY (address);
ALTER TABLE supply_request ADD CONSTRAINT supply_request_state_known CHECK ((state = ANY (ARRAY['open'::text, 'ordered'::text, 'delivered'::text, 'declined'::text])));
ALTER TABLE supply_request ADD CONSTRAINT supply_request_quantity CHECK (((quantity >= 1) AND (quantity <= 999)));
ALTER TABLE supply_request ADD CONSTRAINT supply_request_item CHECK ((item <> ''::text));
ALTER TABLE supply_request ADD CONSTRAINT supply_request_reason CHECK (((state = 'declined'::text) = (reason <> ''::text)));
ALTER TABLE supply_request ADD CONSTRAINT supply_request_pk PRIMARY KEY (id);
ALTER TABLE supply_request ADD CONSTRAINT supply_request_number_once UNIQUE (number);
ALTER TABLE supply_request ADD CONSTRAINT supply_request_once UNIQUE (idempotency_key);
ALTER TABLE supply_items ADD CONSTRAINT supply_items_only_row CHECK ((id = 1));
ALTER TABLE supply_items ADD CONSTRAINT supply_items_pk PRIMARY KEY (id);
ALTER TABLE supply_limit ADD CONSTRAINT supply_limit_pk PRIMARY KEY (address);
ALTER TABLE site_calendar_link ADD CONSTRAINT site_calendar_link_key_is_hash CHECK ((key_hash ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE site_calendar_link ADD CONSTRAINT site_calendar_link_pk PRIMARY KEY (job_id);
ALTER TABLE site_calendar_link ADD CONSTRAINT site_calendar_link_key_once UNIQUE (key_hash);
ALTER TABLE roster_import ADD CONSTRAINT roster_import_assignments CHECK ((assignments > 0));
ALTER TABLE roster_import ADD CONSTRAINT roster_import_pk PRIMARY KEY (id);
ALTER TABLE roster_import_assignment ADD CONSTRAINT roster_import_assignment_pk PRIMARY KEY (import_id, job_id, person_id);
ALTER TABLE timetable_slot ADD CONSTRAINT timetable_slot_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE job_request ADD CONSTRAINT job_request_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE enrolment ADD CONSTRAINT enrolment_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE complaint ADD CONSTRAINT complaint_of_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE work_record ADD CONSTRAINT work_record_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE work_record ADD CONSTRAINT work_record_slot FOREIGN KEY (slot_id) REFERENCES timetable_slot(id);
ALTER TABLE work_record ADD CONSTRAINT work_record_of_complaint FOREIGN KEY (complaint_id) REFERENCES complaint(id);
ALTER TABLE shift_pick ADD CONSTRAINT shift_pick_enrolment FOREIGN KEY (job_id, person_id) REFERENCES enrolment(job_id, person_id) ON DELETE CASCADE;
ALTER TABLE shift_change ADD CONSTRAINT shift_change_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE cover_offer ADD CONSTRAINT cover_offer_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE cover_offer_person ADD CONSTRAINT cover_offer_person_offer FOREIGN KEY (offer_id) REFERENCES cover_offer(id);
ALTER TABLE cover ADD CONSTRAINT cover_offered FOREIGN KEY (offer_id) REFERENCES cover_offer(id);
ALTER TABLE cover ADD CONSTRAINT cover_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE job_fence ADD CONSTRAINT job_fence_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE holiday_rule ADD CONSTRAINT holiday_rule_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE holiday_decision ADD CONSTRAINT holiday_decision_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE shift_alert ADD CONSTRAINT shift_alert_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE incident ADD CONSTRAINT incident_of_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE incident_note ADD CONSTRAINT incident_note_of FOREIGN KEY (incident_id) REFERENCES incident(id);
ALTER TABLE past_enrolment ADD CONSTRAINT past_enrolment_of_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE checklist_version ADD CONSTRAINT checklist_version_of_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE visit_report ADD CONSTRAINT visit_report_of_version FOREIGN KEY (version_id) REFERENCES checklist_version(id);
ALTER TABLE site_card ADD CONSTRAINT site_card_of_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE site_view ADD CONSTRAINT site_view_of_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE incident_photo ADD CONSTRAINT incident_photo_of FOREIGN KEY (incident_id) REFERENCES incident(id);
ALTER TABLE inspection ADD CONSTRAINT inspection_of_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE job_requirement ADD CONSTRAINT job_requirement_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE visit_feedback ADD CONSTRAINT visit_feedback_of_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE complaint_note ADD CONSTRAINT complaint_note_of FOREIGN KEY (complaint_id) REFERENCES complaint(id);
ALTER TABLE re_clean ADD CONSTRAINT re_clean_of FOREIGN KEY (complaint_id) REFERENCES complaint(id);
ALTER TABLE text_without_code ADD CONSTRAINT text_without_code_job FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE;
ALTER TABLE message ADD CONSTRAINT message_of_thread FOREIGN KEY (thread_id) REFERENCES message_thread(id);
ALTER TABLE message_read ADD CONSTRAINT message_read_of_thread FOREIGN KEY (thread_id) REFERENCES message_thread(id);
ALTER TABLE supply_request ADD CONSTRAINT supply_request_of_job FOREIGN KEY (job_id) REFERENCES job(id);
ALTER TABLE site_calendar_link ADD CONSTRAINT site_calendar_link_of_job FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE;
ALTER TABLE roster_import_assignment ADD CONSTRAINT roster_import_assignment_import FOREIGN KEY (import_id) REFERENCES roster_import(id);
ALTER TABLE roster_import_assignment ADD CONSTRAINT roster_import_assignment_of_job FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE;
CREATE INDEX change_unnumbered ON public.change USING btree (entity, entity_id) WHERE (seq IS NULL);
CREATE INDEX set_aside_change_due ON public.set_aside_change USING btree (source, next_try_at);
CREATE INDEX raised_notice_over ON public.raised_notice USING btree (raised_at);
CREATE INDEX job_permanent_newest ON public.job USING btree (created_at DESC, id) WHERE (kind = 'permanent'::text);
CREATE INDEX job_quick_by_date ON public.job USING btree (quick_date, quick_time, id) WHERE (kind = 'quick'::text);
CREATE UNIQUE INDEX timetable_slot_position_once ON public.timetable_slot USING btree (job_id, "position") WHERE (valid_until IS NULL);
CREATE INDEX timetable_slot_by_job ON public.timetable_slot USING btree (job_id);
CREATE UNIQUE INDEX job_request_one_pending ON public.job_request USING btree (person_id, job_id) WHERE (status = 'pending'::text);
CREATE INDEX job_request_pending_by_job ON public.job_request USING btree (job_id, requested_at) WHERE (status = 'pending'::text);
CREATE INDEX enrolment_by_person ON public.enrolment USING btree (person_id);
CREATE INDEX complaint_by_time ON public.complaint USING btree (reported_at DESC, id DESC);
CREATE INDEX complaint_by_job ON public.complaint USING btree (job_id, reported_at DESC);
CREATE INDEX complaint_open ON public.complaint USING btree (state) WHERE (state <> ALL (ARRAY['confirmed'::text, 'withdrawn'::text]));
CREATE UNIQUE INDEX work_record_one_open ON public.work_record USING btree (person_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX work_record_slot_once ON public.work_record USING btree (person_id, job_id, slot_id, business_date) WHERE (slot_id IS NOT NULL);
CREATE UNIQUE INDEX work_record_quick_job_once ON public.work_record USING btree (person_id, job_id) WHERE ((slot_id IS NULL) AND (NOT is_manual));
CREATE INDEX work_record_by_person ON public.work_record USING btree (person_id, business_date, started_at);
CREATE INDEX work_record_by_job ON public.work_record USING btree (job_id, business_date, started_at);
CREATE UNIQUE INDEX work_record_start_key_once ON public.work_record USING btree (person_id, start_key);
CREATE INDEX work_record_late_clock_events ON public.work_record USING btree (business_date) WHERE ((start_received_at IS NOT NULL) OR (finish_received_at IS NOT NULL));
CREATE INDEX work_record_held ON public.work_record USING btree (business_date, id) WHERE (state = 'held'::text);
CREATE INDEX work_record_manual ON public.work_record USING btree (person_id, job_id, business_date) WHERE is_manual;
CREATE INDEX work_record_rejected ON public.work_record USING btree (business_date) WHERE (state = 'rejected'::text);
CREATE INDEX work_record_listed ON public.work_record USING btree (business_date, started_at, id) INCLUDE (job_id, person_id, state, ended_at, minutes, contractor_cents, company_cents);
CREATE INDEX work_record_by_complaint ON public.work_record USING btree (complaint_id) WHERE (complaint_id IS NOT NULL);
CREATE INDEX shift_change_by_person ON public.shift_change USING btree (person_id, business_date) WHERE (person_id IS NOT NULL);
CREATE INDEX shift_change_by_day ON public.shift_change USING btree (business_date);
CREATE UNIQUE INDEX absence_once ON public.absence USING btree (person_id, from_date, until_date) WHERE (withdrawn_at IS NULL);
CREATE INDEX absence_by_last_day ON public.absence USING btree (until_date) WHERE (withdrawn_at IS NULL);
CREATE UNIQUE INDEX cover_offer_one ON public.cover_offer USING btree (job_id, business_date, "time", for_person_id) WHERE (withdrawn_at IS NULL);
CREATE INDEX cover_offer_by_day ON public.cover_offer USING btree (business_date) WHERE (withdrawn_at IS NULL);
CREATE UNIQUE INDEX cover_one ON public.cover USING btree (job_id, business_date, "time", for_person_id) WHERE (taken_back_at IS NULL);
CREATE UNIQUE INDEX cover_once_a_person ON public.cover USING btree (person_id, business_date, job_id, "time") WHERE (taken_back_at IS NULL);
CREATE INDEX cover_by_day ON public.cover USING btree (business_date) WHERE (taken_back_at IS NULL);
CREATE INDEX shift_alert_by_day ON public.shift_alert USING btree (business_date);
CREATE INDEX incident_by_time ON public.incident USING btree (happened_at DESC, id DESC);
CREATE INDEX incident_by_person ON public.incident USING btree (person_id, happened_at DESC);
CREATE INDEX incident_by_job ON public.incident USING btree (job_id, happened_at DESC);
CREATE INDEX incident_open ON public.incident USING btree (state) WHERE (state <> 'closed'::text);
CREATE INDEX incident_note_by_incident ON public.incident_note USING btree (incident_id, at, id);
CREATE INDEX incident_limit_over ON public.incident_limit USING btree (booked_until);
CREATE INDEX visit_report_by_record ON public.visit_report USING btree (record_id);
CREATE INDEX visit_report_by_person ON public.visit_report USING btree (person_id, answered_at);
CREATE INDEX site_card_to_erase ON public.site_card USING btree (erase_since) WHERE (erase_since IS NOT NULL);
CREATE INDEX site_view_by_job ON public.site_view USING btree (job_id, seen_at DESC, id DESC);
CREATE INDEX incident_photo_by_incident ON public.incident_photo USING btree (incident_id, "position");
CREATE INDEX inspection_by_job ON public.inspection USING btree (job_id, inspected_at DESC, id DESC);
CREATE INDEX inspection_by_person ON public.inspection USING btree (inspected_by, inspected_at);
CREATE INDEX course_break_person ON public.course_break USING btree (person_id, until_date);
CREATE INDEX visit_feedback_by_visit ON public.visit_feedback USING btree (job_id, business_date, at);
CREATE INDEX client_limit_over ON public.client_limit USING btree (booked_until);
CREATE INDEX complaint_note_by_complaint ON public.complaint_note USING btree (complaint_id, at, id);
CREATE INDEX re_clean_by_complaint ON public.re_clean USING btree (complaint_id);
CREATE INDEX re_clean_by_shift ON public.re_clean USING btree (job_id, business_date, "time");
CREATE INDEX work_record_by_person_end ON public.work_record USING btree (person_id, ended_at) WHERE ((NOT is_manual) OR (minutes > 0));
CREATE INDEX message_by_author ON public.message USING btree (author_id);
CREATE INDEX message_limit_over ON public.message_limit USING btree (booked_until);
CREATE INDEX supply_request_by_time ON public.supply_request USING btree (asked_at DESC, id DESC);
CREATE INDEX supply_request_by_person ON public.supply_request USING btree (person_id, asked_at DESC);
CREATE INDEX supply_request_by_job ON public.supply_request USING btree (job_id, asked_at DESC);
CREATE INDEX supply_request_active ON public.supply_request USING btree (state) WHERE (state = ANY (ARRAY['open'::text, 'ordered'::text]));
CREATE INDEX supply_limit_over ON public.supply_limit USING btree (booked_until);
CREATE INDEX roster_import_newest ON public.roster_import USING btree (imported_at);
CREATE INDEX roster_import_assignment_job ON public.roster_import_assignment USING btree (job_id);
CREATE OR REPLACE FUNCTION public.owed_cents(person uuid)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
      SELECT greatest(0,
        coalesce((SELECT sum(contractor_cents) FROM work_record WHERE person_id = person AND state IN ('approved', 'held')), 0)
        - coalesce((SELECT sum(cents) FROM settlement WHERE person_id = person), 0)
        - coalesce((SELECT paid_cents FROM paid_by_run WHERE person_id = person), 0))::bigint $function$
;
CREATE OR REPLACE FUNCTION public.people_count(job)
 RETURNS integer
 LANGUAGE sql
 STABLE
AS $function$
      SELECT count(*)::int FROM enrolment WHERE enrolment.job_id = $1.id
        AND (SELECT NOT removed FROM known_account WHERE known_account.id = enrolment.person_id) $function$
;
CREATE TRIGGER enrolment_is_past AFTER DELETE ON public.enrolment FOR EACH ROW EXECUTE FUNCTION keep_past_enrolment();
CREATE TRIGGER complaint_is_kept BEFORE DELETE OR UPDATE OF id, number, idempotency_key, job_id, channel, client_name, about_day, text, photos, reported_at, recorded_by, recorded_by_name, recorded_at ON public.complaint FOR EACH ROW EXECUTE FUNCTION refuse_complaint_change();
CREATE TRIGGER complaint_acknowledged_once BEFORE UPDATE OF acknowledged_at ON public.complaint FOR EACH ROW WHEN (((old.acknowledged_at IS NOT NULL) AND (new.acknowledged_at IS DISTINCT FROM old.acknowledged_at))) EXECUTE FUNCTION refuse_complaint_change();
CREATE TRIGGER work_record_correction_append_only BEFORE DELETE OR UPDATE ON public.work_record_correction FOR EACH STATEMENT EXECUTE FUNCTION refuse_correction_change();
CREATE TRIGGER settlement_append_only BEFORE DELETE OR UPDATE ON public.settlement FOR EACH STATEMENT EXECUTE FUNCTION refuse_settlement_change();
CREATE TRIGGER shift_change_has_re_clean AFTER DELETE ON public.shift_change FOR EACH ROW WHEN ((old.kind = 'extra'::text)) EXECUTE FUNCTION remove_re_clean();
CREATE TRIGGER incident_is_kept BEFORE DELETE OR UPDATE OF id, number, idempotency_key, kind, person_id, person_name, job_id, text, happened_at, reported_at ON public.incident FOR EACH ROW EXECUTE FUNCTION refuse_incident_change();
CREATE TRIGGER checklist_version_is_kept BEFORE UPDATE ON public.checklist_version FOR EACH ROW EXECUTE FUNCTION refuse_checklist_change();
CREATE TRIGGER incident_photo_is_kept BEFORE DELETE OR UPDATE ON public.incident_photo FOR EACH ROW EXECUTE FUNCTION refuse_incident_change();
CREATE TRIGGER inspection_is_kept BEFORE UPDATE ON public.inspection FOR EACH ROW EXECUTE FUNCTION refuse_inspection_change();
CREATE TRIGGER visit_feedback_is_kept BEFORE UPDATE ON public.visit_feedback FOR EACH ROW EXECUTE FUNCTION refuse_visit_feedback_change();
CREATE TRIGGER complaint_note_is_kept BEFORE DELETE OR UPDATE ON public.complaint_note FOR EACH ROW EXECUTE FUNCTION refuse_complaint_change();
CREATE TRIGGER known_account_leaves AFTER INSERT OR UPDATE OF removed ON public.known_account FOR EACH ROW WHEN (new.removed) EXECUTE FUNCTION note_owed_to_leaver();
CREATE TRIGGER known_account_leaves_absences AFTER INSERT OR UPDATE OF removed ON public.known_account FOR EACH ROW WHEN (new.removed) EXECUTE FUNCTION erase_absences_of_leaver();
CREATE TRIGGER incident_note_is_kept BEFORE DELETE OR UPDATE ON public.incident_note FOR EACH ROW EXECUTE FUNCTION refuse_incident_note_change();
CREATE TRIGGER site_view_is_kept BEFORE DELETE OR UPDATE ON public.site_view FOR EACH ROW EXECUTE FUNCTION refuse_site_view_change();
CREATE TRIGGER mail_of_earlier_versions AFTER INSERT ON public.change FOR EACH ROW WHEN ((new.entity = 'complaint-mail'::text)) EXECUTE FUNCTION enter_mail_of_earlier_versions();
CREATE TRIGGER message_is_kept BEFORE DELETE OR UPDATE ON public.message FOR EACH ROW EXECUTE FUNCTION refuse_message_change();
CREATE TRIGGER supply_request_is_kept BEFORE DELETE OR UPDATE OF id, number, idempotency_key, person_id, person_name, job_id, item, quantity, note, photos, asked_at ON public.supply_request FOR EACH ROW EXECUTE FUNCTION refuse_supply_change();
