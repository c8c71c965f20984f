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
INSERT INTO "migration" (id, "timestamp", name) OVERRIDING SYSTEM VALUE VALUES
  ('1', '1799570000001', 'CreateKitTables1799570000001'),
  ('10', '1799710600000', 'AbsenceReasonOptional1799710600000'),
  ('11', '1799720100000', 'CreateMessages1799720100000'),
  ('12', '1799721100000', 'CreateSupplies1799721100000'),
  ('13', '1799722000000', 'TakeBackMessages1799722000000'),
  ('14', '1799724000000', 'CreateSiteCalendarLinks1799724000000'),
  ('2', '1799570000002', 'CreateReplicaTables1799570000002'),
  ('3', '1799570000010', 'CreateJobsTables1799570000010'),
  ('4', '1799630000000', 'FoldText1799630000000'),
  ('5', '1799650000000', 'KeepHistories1799650000000'),
  ('6', '1799660000000', 'StartWithoutLocation1799660000000'),
  ('7', '1799670000000', 'PublishWorkedMinutes1799670000000'),
  ('8', '1799710100000', 'EnterOutgoingMails1799710100000'),
  ('9', '1799710400000', 'RecordHoursByHand1799710400000');
INSERT INTO "demo_seed" (only_row, seeded_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '2026-11-29 13:21:36.902561+00');
INSERT INTO "change" (entity, entity_id, seq, request_id, changed_at) OVERRIDING SYSTEM VALUE VALUES
  ('assignments', '01900000-0000-7000-8000-000000000010', '555', NULL, '2026-11-29 13:21:35.363476+00'),
  ('assignments', '01900000-0000-7000-8000-000000000011', '556', NULL, '2026-11-29 13:21:35.363476+00'),
  ('assignments', '01900000-0000-7000-8000-000000000012', '557', NULL, '2026-11-29 13:21:35.363476+00'),
  ('assignments', '01900000-0000-7000-8000-000000000013', '558', NULL, '2026-11-29 13:21:35.363476+00'),
  ('assignments', '01900000-0000-7000-8000-000000000014', '559', NULL, '2026-11-29 13:21:35.363476+00'),
  ('assignments', '01900000-0000-7000-8000-000000000015', '560', NULL, '2026-11-29 13:21:35.363476+00'),
  ('current-work', '01900000-0000-7000-8000-000000000013', '564', NULL, '2026-11-29 13:21:36.738907+00'),
  ('job', '01900000-0000-7000-9000-000000000001', '1', NULL, '2026-11-29 13:21:32.338709+00'),
  ('job', '01900000-0000-7000-9000-000000000002', '166', NULL, '2026-11-29 13:21:33.058643+00'),
  ('job', '01900000-0000-7000-9000-000000000003', '216', NULL, '2026-11-29 13:21:33.431361+00'),
  ('job', '01900000-0000-7000-9000-000000000004', '297', NULL, '2026-11-29 13:21:33.937885+00'),
  ('job', '01900000-0000-7000-9000-000000000005', '347', NULL, '2026-11-29 13:21:34.236208+00'),
  ('job', '01900000-0000-7000-9000-000000000006', '398', NULL, '2026-11-29 13:21:34.644598+00'),
  ('job', '01900000-0000-7000-9000-000000000007', '478', NULL, '2026-11-29 13:21:35.077262+00'),
  ('job', '01900000-0000-7000-9000-000000000008', '548', NULL, '2026-11-29 13:21:35.248633+00'),
  ('job', '01900000-0000-7000-9000-000000000021', '550', NULL, '2026-11-29 13:21:35.270555+00'),
  ('job', '01900000-0000-7000-9000-000000000022', '552', NULL, '2026-11-29 13:21:35.294559+00'),
  ('job', '01900000-0000-7000-9000-000000000023', '553', NULL, '2026-11-29 13:21:35.32154+00'),
  ('job', '01900000-0000-7000-9000-000000000024', '554', NULL, '2026-11-29 13:21:35.353543+00'),
  ('notice', '01a22778-cfc3-7123-bd33-11dfac7b27b1', '565', NULL, '2026-11-29 13:22:38.565572+00'),
  ('notice', '01a22778-d0d3-7027-9414-d9f9cad445a4', '566', NULL, '2026-11-29 13:22:38.797508+00'),
  ('planned-visits', '01900000-0000-7000-9000-000000000001', '2', NULL, '2026-11-29 13:21:32.338709+00'),
  ('planned-visits', '01900000-0000-7000-9000-000000000002', '167', NULL, '2026-11-29 13:21:33.058643+00'),
  ('planned-visits', '01900000-0000-7000-9000-000000000003', '217', NULL, '2026-11-29 13:21:33.431361+00'),
  ('planned-visits', '01900000-0000-7000-9000-000000000004', '298', NULL, '2026-11-29 13:21:33.937885+00'),
  ('planned-visits', '01900000-0000-7000-9000-000000000005', '348', NULL, '2026-11-29 13:21:34.236208+00'),
  ('planned-visits', '01900000-0000-7000-9000-000000000006', '399', NULL, '2026-11-29 13:21:34.644598+00'),
  ('planned-visits', '01900000-0000-7000-9000-000000000007', '479', NULL, '2026-11-29 13:21:35.077262+00'),
  ('planned-visits', '01900000-0000-7000-9000-000000000008', '549', NULL, '2026-11-29 13:21:35.248633+00'),
  ('work-record', '019fb9f6-3420-7516-9949-400f0dcc5eef', '299', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '019fbab6-1150-7735-a947-55e9b7859c20', '480', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '019fbabc-6668-7316-9273-6e4b17aebbf6', '481', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '019fbfde-0b60-764b-9b0a-7d9f9845d47b', '482', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '019fbfe2-f530-72f5-94f2-6baaaa7b7404', '483', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '019fc40e-3020-7258-8af4-5b5993220dc3', '400', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '019fc427-1338-720c-9b44-548c5adf8259', '3', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019fc42e-1430-7610-86c5-7d77d8a02960', '4', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019fc6de-c8c8-77e6-988d-b30a9513a31b', '218', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '019fc6f5-61f0-766b-adae-ec12be89cfdc', '168', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '019fc799-1048-755d-bec4-3fdbf67211b1', '349', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '019fc939-c028-7704-ad03-f9fe7e28c87b', '401', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '019fc94c-8ca8-75e8-85e1-59b2fb12f94a', '5', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019fc94e-6d20-705c-9b44-a233b0291201', '6', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019fc983-aa08-76a7-b657-db8b5965a843', '300', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '019fcc02-2340-7678-a9d6-341dd98e2de1', '219', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '019fce5f-8ba0-765d-919b-577805ca23d9', '402', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '019fce75-de78-72c8-a034-486948ab3a0b', '7', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019fce7b-6488-7714-b27d-5bd1bbdd6fb9', '8', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019fd12c-8a68-718b-a1dd-508cdc707911', '220', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '019fd13e-a338-75ba-a808-59e5cef81f11', '169', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '019fd1ec-9a60-7536-8b19-d83cb14acd74', '350', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '019fd383-3c08-7434-93f0-f7b06bb91e23', '403', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '019fd39f-6ae0-7317-b05d-006366167792', '9', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019fd3a3-5e98-740e-8557-0bfcd8d3706a', '10', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019fd3de-5458-7049-9b6e-a7891dfc4c3a', '301', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '019fd651-9a60-74b8-8537-f5ed1fda1981', '221', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '019fd8a7-abd8-7645-a9a0-d1e6c49039c9', '404', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '019fd8c4-4bf8-7458-8910-e1f275f05251', '11', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019fd8ca-5ea8-73a0-aee4-4b32620ba0af', '12', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019fdb76-bde0-7735-8306-1beaaed447f0', '222', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '019fdb93-69b8-746d-85cc-4cb54f673bd0', '170', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '019fdc3c-1950-7180-852b-47a708d22297', '351', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '019fde0a-ab48-754d-8843-8f9cc42a82ed', '302', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '019fdec6-c788-72ec-ad55-5a666bdde0ed', '484', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '019fdecc-6120-768d-ae1f-a37eedadcb55', '485', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '019fe3f1-b768-74bb-a039-ca151561cab0', '486', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '019fe3f5-5918-7033-a5e4-8e96460f1a28', '487', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '019fe818-1828-70ab-9281-dae82edce136', '405', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '019fe834-cfb8-74a6-9fcf-7cc6178e5c2a', '13', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019fe838-2730-75cb-b3d8-0157fddf486d', '14', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019feae2-3890-7262-92b9-ea6608fd495b', '223', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '019feafc-e898-7527-964e-7fed1a95e8a9', '171', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '019feba7-9fb8-7417-8683-796093049200', '352', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '019fed3e-9368-7215-85f1-7d177491f3b8', '406', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '019fed59-3f88-723f-97e4-ed8d3fe30e13', '15', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019fed60-fc00-7007-b3cd-c4c0b490364a', '16', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019ff00e-2e28-75af-8ca5-98c5f066f648', '224', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '019ff26c-fde8-71d9-a22e-380c81e12cb7', '407', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '019ff28a-51b8-730c-8f95-6c815775077a', '17', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019ff537-2df0-72a6-a860-d145de031cf7', '225', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '019ff5fa-81d8-70ff-9e9f-2785825d56c5', '353', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '019ff78c-4d38-7181-989a-22f62f9893da', '408', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '019ff7ab-2b90-7360-b9c5-acdab436f5b7', '18', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019ff7b1-d698-750e-889a-42c010c34340', '19', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019ff7e3-9110-71a9-9be7-30baab2ee6e4', '303', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '019ffa62-9300-723a-bb4a-d7d51c410e61', '226', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '019ffcb2-a938-722c-838f-aba99b7f2221', '409', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '019ffccf-ab00-76fe-858b-c85810d89c57', '20', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019ffcd6-abf8-7724-967c-5c45b0d17a79', '21', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '019fff96-c210-737b-a606-377756317fa9', '172', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a00043-f200-70af-9c40-9be230ade20b', '354', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a002ce-0010-72eb-9f91-23a452181bfd', '488', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a002d4-0320-7286-91ed-0c6bb8a67109', '489', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a007f5-d310-7610-9c23-c37b93b42b84', '490', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a007ff-7000-709e-bee4-aa4fb8a172a4', '491', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a00c26-e230-717d-b640-94e03f1410b5', '410', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a00c3f-a220-7305-a21a-d6a6e8c0bf53', '22', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a00c4b-1ba0-70f7-a0bb-1df758c22e1b', '23', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a00eed-87f8-729b-a1c5-4cbd14d85e28', '227', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a00f0c-4ee0-744f-b37e-b7fe5e32904d', '173', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a00fb9-4820-72dd-a351-c22f04d1e810', '355', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a0114e-0d38-7489-b55b-cf609706a209', '411', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a0116b-bec8-713f-b73e-2885ee57b7dc', '24', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a01172-a850-76b7-90e6-0a8c0afe89af', '25', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a011a7-7008-71bc-b8c5-a8d057cde333', '304', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a0141b-6da8-76e6-8948-d430e5bb43be', '228', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a01673-1560-717a-a1a6-bee1d43816c2', '412', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a0168e-4650-71f2-b2fc-b94233621a09', '26', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a01690-8488-74fd-b16c-72e1c25d6e75', '27', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a01940-6248-7247-a4d8-40f9c0fe14d7', '229', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a01961-f7f0-76a1-9119-a8765df214eb', '174', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a019ff-d600-76b8-a3cd-80d8df7f8a99', '356', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a01b98-63d8-7501-9010-79d214672673', '413', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a01bb7-b378-74c6-8a55-ca1e46900a25', '28', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a01bec-0dd0-73d2-8a9d-0b3bda8cc012', '305', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a01e6c-4070-77ba-a85e-ede449380762', '230', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a020c7-89d8-741c-9a38-a25f9a794af4', '414', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a020d9-ece0-73e3-a6b9-60c23d415545', '29', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a020db-0238-753e-810b-c75d8775f097', '30', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a02391-b210-74e9-aea3-535c3337951b', '231', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a023b0-e270-7144-9d8c-b6f838a59508', '175', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a0244b-bef8-7409-9dad-81b584c4b602', '357', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a02621-1750-727d-b6ff-c92e330145a0', '306', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a026e6-8a30-7264-9a31-3fee0b6e5c49', '492', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a026e8-bcb0-758c-af4b-76b5dda3b3b0', '493', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a02c02-a918-7047-8193-438d8aa8a013', '494', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a02c0a-fde8-75c2-ad6c-f7bf49ebe7e8', '495', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a0303d-16a8-7540-a215-987561ceccf3', '415', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a0304f-d388-714a-a111-e6fc8168f313', '31', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a03053-4658-7208-93ef-a11383cb9aaa', '32', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a03322-21b0-729c-a32f-c76d82db21f9', '176', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a033bf-6f38-708a-a9d1-88985dc49011', '358', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a0355c-5e28-773f-8df4-72b92730f4f6', '416', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a03573-e1b0-73bc-93de-6bb658126b7a', '33', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a03579-5438-74e0-9965-7fc68cb7fe42', '34', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a035b3-6b50-743b-bce8-77c814c21f78', '307', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a03a7f-fb08-7560-833c-8284e1981595', '417', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a03a9c-58c0-74eb-b28d-81af04acfdb7', '35', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a03a9e-6818-7714-b288-35d7fe871593', '36', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a03d54-6828-74fe-aa66-ed33d03b397f', '232', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a03d6f-6650-72ba-8833-9b2caac19cb1', '177', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a03e0e-8898-749d-85de-94c175bf9cfd', '359', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a03fa6-6a90-7417-8938-31cec3315b64', '418', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a03fc5-f0e0-766b-9059-c735b437f92b', '37', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a03fcc-45f8-73be-af1b-8060adec30f8', '38', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a03ff8-18b8-71e4-9195-3919b34a8fa2', '308', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a0427b-29b8-7399-ad1a-abffb5f6c51d', '233', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a044d7-e638-72b2-ada5-a6db068ca335', '419', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a044f2-86a0-7340-9509-e100a8e8c472', '39', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0479a-fdd8-75a4-9bf3-f2ea6aad8027', '234', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a04861-b108-71f1-a043-9630126980a2', '360', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a04a2d-2238-737f-b2a5-c4d4bfbee52d', '309', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a04aea-d8a0-7239-8f51-a2fb7e17b877', '496', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a04af0-56e0-739d-abfe-212a7b2c0ab3', '497', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a05015-4f68-71aa-887a-2cacd1bd93c6', '498', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a0501a-5c60-77d3-9028-31b6549625c0', '499', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a05440-4bd8-7476-9e9b-1e6fb11091f5', '420', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a05460-08d8-7096-a0ba-c8084e4906d5', '40', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a05707-d048-7130-b0c7-2ac0979a45a4', '235', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a05729-1bb8-75db-92ed-bfaea2ec229c', '178', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a057cf-e308-7601-bd74-94176e337f7a', '361', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a0596e-c210-7465-bdbb-bb0a7d1fc5fe', '421', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a0597e-6210-75ff-b9c3-2496b1a6d9e7', '41', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a059be-6c98-729a-b837-37a12d0aeefe', '310', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a05c2e-0d08-717d-90be-064d1c10268e', '236', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a05e8b-9890-7415-b3c6-cbf663d80f32', '422', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a05eaf-7058-742d-a659-2930a919b9b3', '42', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a05eb1-8780-71ea-81ec-50e1af17dd80', '43', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a06153-5f68-75a2-88f2-5a8612a12ef9', '237', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a06172-0710-7792-b804-ae6ab800ab33', '179', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a06217-a198-726c-b538-e714ec0fef61', '362', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a063bc-9b20-71bc-b6fc-d7eae08d8549', '423', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a063d0-cb18-7244-ae4f-55422ebc533e', '44', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a063d6-a718-7503-b664-ca51172a9543', '45', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a06406-cb50-71f9-ac4c-461314f48064', '311', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a06684-65e0-7145-989d-f3cf1d12e4d3', '238', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a068d8-f0b8-714a-b034-e41c7f6a8891', '424', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a068f5-0c08-71cc-ab30-2ecd57b02cce', '46', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a068f7-4a40-7065-bde1-409df85000b4', '47', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a06ba8-cde0-74bf-91f7-a3f4da8d4665', '239', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a06bbe-6920-7542-a349-e3efff490ea7', '180', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a06c62-1b60-77b5-b81a-56fe4109e307', '363', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a06e3c-f1f8-76ae-9032-36220ab165be', '312', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a06ef7-3978-701e-b2f9-bf374937866a', '500', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a06efb-4c70-7264-87f8-d309bf84d345', '501', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a07421-8d18-7616-8401-549ae12a2254', '502', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a07422-dd08-700b-9807-e6f89b62c546', '503', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a07851-fff8-7007-80d1-ab445e24bb63', '425', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a07869-f4c8-73ab-b29c-54410f181b07', '48', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a07871-fb78-73a9-8755-6d1e0381a5a8', '49', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a07b20-d768-7732-93d0-8952631b643f', '240', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a07b32-e868-77d2-a1b3-90ac3796c530', '181', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a07bd8-dcc8-7688-8a05-005354139aaf', '364', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a07d7a-4c10-7385-9f41-b602fa8b8fea', '426', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a07d90-8390-703c-a8c3-33806763ea5b', '50', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a07d97-1728-776a-86f3-abd01bb1348b', '51', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a07dcb-d710-7478-af13-75f73bb9d9a3', '313', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a08040-3270-7322-9a37-954527fd87a0', '241', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a0829b-3d58-7208-9201-a742050e9a56', '427', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a082b6-9170-72f2-bd17-df471c9678ff', '52', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a082be-f9c8-7559-a342-ef91e459772f', '53', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a08560-29b8-7419-8482-eaa4ebb3a1b7', '242', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a08581-0f98-7586-8cb7-10355ec3c73d', '182', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a0862a-c100-73db-9aac-03817bcb9222', '365', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a087c2-31b0-7544-b77a-ceba59e6e094', '428', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a087d9-47d8-7457-a01c-f8822318e47a', '54', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a087e2-cd58-7637-bbb0-32ffd33ec171', '55', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a08812-bae0-71eb-8ae2-e589d2f45077', '314', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a08a8b-9698-76e5-8287-b47bdccf8766', '243', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a08d02-4b88-722c-9f18-8ded0cbf52c0', '56', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a08d09-aa40-7594-9f20-030ba0e7f5ec', '57', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a08faf-1820-70ac-aeea-5a3af203f0a7', '244', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a09075-0fd0-77f4-9091-5d230e9aeff4', '366', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a09240-5608-7551-bdff-21deda813d81', '315', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a09300-5e30-7295-8861-57e395badc03', '504', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a09306-8080-70ae-931d-05fe701795dd', '505', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a09827-b048-7212-a16a-79fc420cd414', '506', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a09832-2410-70b7-8317-76b8fcf655dd', '507', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a09c5c-2a68-7000-9ccd-e8f0c9d5c771', '429', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a09c75-b190-7535-aaa0-950a1e09c867', '58', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a09c7b-4b28-7038-aa31-accddfeb80b9', '59', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a09f20-c4c0-74f3-8461-ec53bf2338e8', '245', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a09f3c-91f0-734b-b469-40135cfe7d1d', '183', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a09fe6-2418-77f1-9edd-c22881b74a52', '367', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a0a197-71e0-705f-9771-f804bb09b4c4', '60', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0a199-7968-75f9-8e98-c99253b1f5f7', '61', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0a1ce-d1a8-721e-a484-06b15abaeea6', '316', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a0a44b-9948-7478-8578-edcb8a3157b0', '246', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a0a6aa-2e70-7511-978f-c8c7d54b006a', '430', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a0a6be-9130-744a-91fb-94517b1264ed', '62', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0a6c2-9488-7525-8cdd-36d444caf165', '63', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0a972-a128-76a0-b8ed-3420b4263cbb', '247', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a0a991-25a8-75b0-b7d6-4e8de42b2bf0', '184', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a0aa38-8550-72b7-897b-0c45b65b2f08', '368', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a0abd0-c8f0-7333-8bd3-4b0334498092', '431', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a0abe9-1b80-70eb-b28f-599c9ff1ec41', '64', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0abf2-56c8-7412-bceb-3078d4edfce5', '65', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0ac23-8c70-71e0-9e03-43749e666134', '317', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a0ae97-72a0-76f8-a724-423b90051295', '248', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a0b0fb-cc58-74eb-a63e-9a7699bdd52e', '432', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a0b10c-23f0-76bd-8ec9-0a8e61640f21', '66', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0b113-28d0-7684-b24e-87a4d1c0a61f', '67', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0b3bc-1150-741d-a4fe-dcf8ad66ce79', '249', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a0b3d7-da98-723e-a6f8-e812dc0faa48', '185', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a0b481-93d0-7333-aaa2-e1bbb1245a43', '369', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a0b65a-cc58-7380-9e0f-bc2752680efd', '318', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a0b716-40a0-7143-b5d6-a74c03937b0b', '508', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a0b719-cae0-7270-99da-e2710ca10c32', '509', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a0bc32-cce8-772e-b15b-a37e66477ff5', '510', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a0bc33-9fd8-7066-a402-235e8fa0b83c', '511', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a0c06e-bd30-73e1-b150-61bb7ec0f035', '433', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a0c07f-e3d0-7534-91f9-c4890847b689', '68', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0c086-cd58-7171-9e96-1b881ba84de0', '69', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0c32e-6db8-748f-9a11-85e514bfd6b7', '250', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a0c350-9fa0-76e8-b172-ee60093e37f3', '186', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a0c3f5-b170-71c9-b49b-d7f635818d82', '370', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a0c58e-a0f0-743e-acc0-f16daf370c35', '434', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a0c5aa-a8b8-756c-9674-d5db00401360', '70', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0c5ab-f0d8-74b2-8169-a77f5f3f23ee', '71', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0c5dc-5f48-706c-bd03-859adfb68b11', '319', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a0cab4-0ac0-7722-a8ff-d6e8006d752c', '435', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a0cacd-8e00-700f-a804-d8e84c561117', '72', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0cad3-5290-7731-ba60-f3b57214bd5e', '73', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0cd79-b2a0-722a-8d05-c680b6b8fbd9', '251', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a0cd9f-14f0-75fe-b286-5115d49e138f', '187', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a0ce40-1f80-7473-b151-42d601167f45', '371', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a0cfd8-6708-70f0-a7b7-3f44c54dcd18', '436', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a0cff4-3c08-7764-bad5-6513e7a46fa0', '74', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0cff5-d630-735d-9585-f87e1943cd3b', '75', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0d02a-0978-712a-82a5-6d9cf54412ad', '320', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a0d2a6-fc10-7720-8a86-8b48f9934cca', '252', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a0d503-0cb0-717f-b686-750d943b99d1', '437', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a0d522-d950-7597-899a-fa66e4ff94a7', '76', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0d523-9ca0-778e-a203-697222b736d3', '77', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0d7d1-f3c0-726c-bc05-7468b4e315f8', '253', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a0d7ed-43f0-7703-bad0-90da7085eb3d', '188', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a0d885-e240-713c-b856-88411e0a1b59', '372', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a0da64-7db0-76ee-83f5-14904ffa3e08', '321', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a0db19-8188-767b-b71e-08f1fd26a83c', '512', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a0e04d-db90-736d-a7e4-b69a18f2e02a', '513', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a0e47c-6628-7098-aff2-96ea157ea829', '438', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a0e48b-8d10-7322-ac3d-ba6b021ea928', '78', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0e490-1150-7190-8094-f8e0726a8101', '79', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0e75c-c1f8-7634-af18-285182f72c47', '189', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a0e807-1b58-7689-9f9d-9cbd91328eb4', '373', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a0e99d-8650-7170-b114-f7ba840368a1', '439', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a0e9bb-0ce8-7599-b990-2e9f9d6fb884', '80', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0e9ef-d888-759d-8377-bc9066a9913c', '322', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a0ec61-d288-727c-a110-48e74793f12f', '254', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a0eebf-b018-72e3-843e-5c3f77965704', '440', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a0eed6-aed0-701e-a390-92d99bd305d0', '81', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0eede-01d0-73de-830f-ec740eeb7e14', '82', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0f191-5a30-7119-842f-92b9a3acc080', '255', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a0f1a9-79f8-709d-af5f-c9fd79b9a989', '190', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a0f246-a070-74c3-abe7-9370e026fa41', '374', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a0f3fe-1470-748f-9fff-3dcb0f8d23b9', '83', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0f3ff-6c30-71ee-badd-8bf67807675f', '84', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0f43c-dac0-74e0-a346-a7187f85470c', '323', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a0f6af-3a50-7353-a32e-26a78be822c1', '256', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a0f923-bcc0-759f-9b2a-2a6acca555c4', '85', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0f926-f110-719d-bd19-53720b045f91', '86', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a0fbd8-41e8-750d-98db-c53c205aa6d4', '257', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a0fbf9-8d58-77b4-a5ee-2c81d9881716', '191', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a0fc98-b770-71f9-a4cf-3f22bd402d13', '375', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a0fe6d-9a98-72cb-af3e-74ec3a696157', '324', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a0ff2b-a308-76c3-b2f2-1bbaa9835a8a', '514', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a0ff33-c510-751a-9163-3c25779b1af8', '515', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a10417-9db8-76f2-ac69-e8f2a7a9785a', '516', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a1041c-c9f0-729c-b77b-871c12ff6e2d', '517', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a1084e-1f60-70b5-aceb-20973047d761', '441', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a10865-25e8-7055-88a9-d6846141b8da', '87', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a10869-4880-7687-9693-7f3a7db26fb5', '88', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a10b14-4440-702b-aa12-eadc0f408765', '258', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a10b2e-7b30-74ed-817d-d4d9594a2916', '192', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a10bdb-f170-74ac-b9c6-1d8369a58ad9', '376', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a10d70-2dd0-7409-a8b3-b5588816fd7e', '442', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a10d8b-2bf8-7584-ac42-ddee1a1a3721', '89', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a10d92-b5a8-7394-a641-45188a20141f', '90', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a10dc1-dfe0-778e-aa04-9870af82c31a', '325', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a1103e-8458-73c3-818e-157f39ef7ec6', '259', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a11290-dcb0-7617-9572-1a691ed24648', '443', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a112ad-abb0-74bd-908e-946af0686fe5', '91', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a112b0-e7d0-7660-8240-429aa1925309', '92', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1155d-ac98-70be-9bb8-5334dadffa04', '260', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1157c-96a8-71ff-a9d9-d0d0cbc6cffc', '193', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a11626-5f80-772b-9974-57a9a16cd522', '377', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a117b9-1158-7741-9761-e46c617c88d9', '444', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a117d3-0db0-74e5-af65-cdbcaf6aa29c', '93', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a117da-9378-7493-abf5-c378f27ca9d7', '94', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1180f-c4a8-7620-96e2-9da5844080c6', '326', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a11a8f-33f8-71ef-a735-010dd24b47ae', '261', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a11ce7-6c38-7419-9ee8-fec3606f0886', '445', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a11cf9-ee80-7384-b9a6-14b849cbcdc7', '95', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a11d00-10d0-70dd-afeb-d8f53d989f5c', '96', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a11faa-c640-71c7-b5e1-d0d192ac1fd9', '262', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a11fd0-b918-718d-9830-2747282d5894', '194', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a12071-7d58-771f-b91d-bde0363d28a4', '378', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a1223a-d760-7454-a460-8f0af8a87a9a', '327', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a12300-b7a0-745f-91cf-86760d3ecf25', '518', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a12302-bb40-749b-95a4-fb02d9279066', '519', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a12823-1818-738f-ab75-1656434fbc6f', '520', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a1282b-74b8-75e7-ba7b-540e43e3d3f7', '521', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a12c56-6958-71ca-ad15-5d0c3447b9f0', '446', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a12c6d-21c0-7527-8cf3-aaa13a5b200a', '97', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a12c6f-92c0-72ab-9dfd-872d53139d1c', '98', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a12f1c-5b70-74e8-923d-8fbf09e3c67e', '263', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a12f3a-ff30-7430-8421-de2f72c04adf', '195', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a12fe6-6de8-70ab-8c46-476188c74b58', '379', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a13183-f918-7328-9337-644533b1308e', '447', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a1319c-7e70-76ca-9935-85b4cb8ceba5', '99', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1319f-31d8-7206-b16e-889e0d7751f2', '100', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a131d2-d498-7724-a8a1-bbad6bc56f9e', '328', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a1344b-c3d8-75b4-a6a4-59d051125262', '264', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a136ab-5300-76eb-8e79-b989666690b4', '448', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a136c6-58f8-700b-a6ba-bc8096eb0e08', '101', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a136c7-0ca8-70db-9436-3b2f23cf233f', '102', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a13970-2020-7634-a922-73addc394405', '265', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a13986-c500-7167-8f9c-c91bf789e2de', '196', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a13a30-10d8-7739-b628-ae9c93814c30', '380', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a13bc5-a110-73d0-b00f-b536b3de0456', '449', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a13be4-c9a0-7401-a228-01552c31c16d', '103', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a13bec-99a0-72b8-a8c9-09d975851270', '104', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a13c1f-36a8-74f0-a110-e7a4a036bd36', '329', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a13e9b-3710-70a0-8fc4-9e8d0f71e4c7', '266', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a14106-0138-718a-bb7b-b87b568a04a0', '105', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1410c-71a8-7318-b166-287bfd89c01e', '106', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a143c2-bfd8-74ea-97e8-b20e9d5f88d5', '267', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a143d0-3140-7183-ac44-f2b373129010', '197', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a14475-d780-757a-b8e9-c49b0d277424', '381', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a1464f-90f0-7707-9f68-cfbbec7735f1', '330', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a14708-ee10-709d-bcdc-56ffa31d33aa', '522', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a14c31-3258-772f-bc4f-b5b5df73c9ea', '523', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a14c34-4b50-70ab-bb81-5ea8ee94fc0c', '524', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a15067-42b8-75c9-bcf0-a0e192806856', '450', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a15083-0048-73ba-b992-cd9714068aab', '107', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a15086-86a0-75ca-a6f4-f3d79b51416c', '108', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1532e-9848-769d-80e0-25297c29b14a', '268', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a15348-0418-7212-9c25-f3ee6215fa88', '198', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a153ef-1988-764a-b119-7e97609023a1', '382', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a1558a-9d30-7306-9aa4-078de9e4ef20', '451', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a155a6-a4f8-742b-a44d-4ac16f7ce099', '109', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a155ad-34a8-7700-9ba4-bfdda13dcccf', '110', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a155e3-7360-7284-a4ee-8d0502d41186', '331', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a15857-d690-75db-ab92-3aedffb52d9c', '269', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a15ab8-4c30-7089-9044-40b38ac7d4f6', '452', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a15ac5-fc18-76c8-ba12-864c97550b51', '111', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a15acb-7a58-737f-8a20-5f4bdb6ed0bd', '112', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a15d75-2628-702a-941e-35ade8e2b997', '270', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a15d9b-6b08-7673-97c1-1108ebfb20a4', '199', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a15e3d-a648-714c-8b81-1ecca68306f2', '383', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a15fd0-4498-713d-8c29-5dc8743c9cd8', '453', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a15ff4-dfb0-7481-ba8e-c36d4cbdb86e', '113', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a15ff8-fa78-704b-9ba2-abd51bd32c9e', '114', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a162a2-f850-7360-901a-e3d906d6d48b', '271', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a16505-1f88-7149-bcbb-d91f43cec7fa', '454', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a16516-cee0-76c3-8cd2-8cfeec54a08f', '115', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1651a-f178-7011-b9b1-e88b99db00a1', '116', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a167c0-ebf8-74ec-b24c-d95b298974d4', '272', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a167e1-7800-71b5-a476-9484e1903203', '200', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a16886-1888-772b-8942-a757ef1e3551', '384', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a16a5f-aed0-7673-ba0f-1ecc52ecde7c', '332', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a16b15-7210-702b-8d88-2d42648fa14a', '525', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a16b1b-d2e0-7355-abed-489780f4d00b', '526', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a1703b-fcf0-71ab-af90-657c20119ed4', '527', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a17041-4480-70ee-8dc7-8558010976f4', '528', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a17476-4b40-77f9-bdb1-f9817a0926dc', '455', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a1748b-55f8-729d-86d7-3d294fbda1f2', '117', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1748f-5950-7580-93f5-584f21c105b0', '118', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1773f-1000-74b7-b0d3-3f1488f2e174', '273', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a17758-6848-70fb-8fbf-d55a10371082', '201', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a17994-8d08-7245-b0b5-eeee22d5eba5', '456', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a179b4-9c10-731c-a637-75ffbffd4869', '119', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a179b9-9d50-7327-9588-9dd19f65642c', '120', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a17d85-eec5-72d5-9b45-bebbc1f68489', '561', NULL, '2026-11-29 13:21:35.363476+00'),
  ('work-record', '01a17d85-eec5-7521-9b2b-a1785b18c086', '562', NULL, '2026-11-29 13:21:35.363476+00'),
  ('work-record', '01a17ec3-bec0-7623-b74b-554c7ac72483', '457', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a17ed3-ace0-77a8-8333-d77e3f7df39d', '121', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a17edd-5588-73da-bbb6-9852caa72d29', '122', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1818a-5100-715b-9bff-435aed5257c4', '274', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1819d-a638-7241-ad0b-f3b52fdf46af', '202', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a18248-5d58-7435-bf38-6ff46870c9bb', '385', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a183ea-16d8-7098-b12a-0274dd9afcab', '458', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a18403-d4b0-77a8-80f4-ee219920bac4', '123', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a18403-f008-7243-908a-7457e38f5683', '124', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1843a-9c20-7609-9301-80f6416575ec', '333', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a186ae-14f0-7664-a122-2bfbb73d3cac', '275', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1890e-6b50-7750-8339-553328203939', '459', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a1891e-b730-7685-a0dc-2d531df3a0ed', '125', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1892b-b750-721b-a6f9-4fc4bc02b6c6', '126', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a18bd1-82f0-7329-9533-9d40f05c2b59', '276', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a18bef-f3e8-76c2-bcd7-83ea51d6afa9', '203', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a18e6b-ec80-71c9-95f0-f0f217c83ade', '334', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a18f20-adf0-7014-83f2-4ce1ac6cd975', '529', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a18f2e-afe0-7662-b5ac-84275a011287', '530', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a19449-2500-70f1-b050-284446aa9246', '531', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a19449-dc98-7436-ae7b-3d08fa9818cd', '532', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a1987c-f340-7607-a3a8-95dd40786d74', '460', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a19895-1ad8-703a-a606-b306564a68d0', '127', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a19896-8620-71f4-be9a-45ceee51c50a', '128', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a19b46-15c0-778f-8dee-db5376b1df0f', '277', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a19b5e-1e18-72c5-9a4f-d0541bf1c702', '204', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a19c01-0920-772c-ae97-5bb4a14d631d', '386', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a19da7-e320-77b9-9a03-233e0d78ca6f', '461', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a19dbd-8a18-76db-b2fa-6f3d46d1a5c6', '129', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a19dc3-8558-778d-aeaf-27e605c78c35', '130', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a19df7-4f28-73c6-8955-3074e0759624', '335', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a1a072-3a38-77f0-8a30-6e4064f77ab0', '278', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1a2c9-45b0-7022-9fbf-58686e0d868e', '462', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a1a2de-c980-72db-9099-875af28bb083', '131', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1a2eb-8738-74e6-a435-502895be3329', '132', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1a598-1938-7207-9417-32d8c8f182ce', '279', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1a5af-9108-740f-84a1-c937e798515b', '205', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a1a650-1e98-7759-b0e5-fe74576de405', '387', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a1a7f5-cbd0-77ba-99b0-aaf6ca220fea', '463', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a1a805-c990-72a2-98d8-b62db25a777d', '133', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1a807-fc10-75ee-bb85-faf7c56c2b0f', '134', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1a849-b060-707c-8385-6f603da4ea91', '336', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a1aabb-2d60-7275-877d-6dae981b5284', '280', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1ad1d-50b0-71b8-bb6a-03b514515d68', '464', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a1ad30-6b50-7350-b09c-f4ff10976d7c', '135', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1ad38-0888-7137-a69d-a0dc298dac7c', '136', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1afde-e598-77bd-af9e-f12f9fe41580', '281', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1affc-29c8-721a-9d3f-e4d9fced9de0', '206', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a1b09b-7320-7123-aed6-2d1d55b5af10', '388', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a1b276-74b0-70eb-8f4c-c1a418c77b9a', '337', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a1b332-65f8-714a-a7fb-2c5f00d1e3d1', '533', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a1b339-4f80-7472-9c5b-91cd8902c776', '534', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a1b856-ca10-75cb-89be-500e10bf6b31', '535', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a1b85e-d0c0-7162-b6b9-67b930ba08f8', '536', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a1bc9e-8db0-7663-a0c2-d03374093cc0', '137', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1bca8-8860-75cb-b227-63d51ee49ed7', '138', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1bf51-2e78-745d-a7d0-3c6a87e0f488', '282', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1bf71-60a8-7711-b4d4-f6561d17c5a5', '207', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a1c014-4f98-74c2-8fb6-3fc695705a3a', '389', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a1c1ab-08b0-72b3-981b-f5a80920b460', '465', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a1c1cd-2af8-77bb-82bf-9d8793f2abd0', '139', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1c1d0-43f0-75d2-adf0-2cc7be52af9c', '140', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1c203-7180-7642-a85d-a2c0246bfc51', '338', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a1c475-0dc0-7298-9e1d-412bd5fab3a7', '283', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1c6d6-bfc8-7240-8271-f171f0383ca9', '466', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a1c6f2-7970-75a8-836d-e7ab3cef0419', '141', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1c6f4-5dd0-7506-bcbf-0f0fb39c35b8', '142', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1c99d-b798-7172-9a73-1645215f8106', '284', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1c9b7-13c8-70e3-bf82-8c6cbdbc941c', '208', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a1ca67-a300-709d-88d5-63ba8c7396eb', '390', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a1cc03-c2e8-77b4-9369-6ea754234ab7', '467', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a1cc17-9cf0-70a0-9602-4c5c9a9d381f', '143', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1cc1d-d6b0-758a-9d96-b8bc183bfb10', '144', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1cc52-7370-70f4-9727-0f55fe1fe0e8', '339', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a1cec3-86f8-7415-aa09-6c76372f2e0d', '285', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1d11d-41f0-768d-8c41-67b72a05647e', '468', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a1d138-0968-7527-85c8-68d17c6bcf1e', '145', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1d143-1d58-76ad-932e-2147426a8641', '146', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1d3e9-e2f8-75dc-96db-f3ef4809e6dc', '286', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1d409-9440-7777-989e-e029f620b8ca', '209', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a1d4a6-d228-72e6-9059-188b5635d46b', '391', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a1d67d-7688-770f-a2d6-432859da2055', '340', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a1d73d-76e0-71eb-ab7a-8f39cbc034df', '537', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a1d744-aaa0-717b-9154-59f1259124c0', '538', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a1dc6b-21f8-76d6-ae50-17172ceaea3e', '539', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a1dc6b-58a8-7215-ac80-4b0096f19bfb', '540', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a1e094-fd58-7693-843a-208f57353288', '469', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a1e0ac-afc0-77b3-b9a3-504699287381', '147', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1e0b9-1b70-7035-93dc-9228a26402ca', '148', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1e360-bfb8-7717-a7ce-f63581e4cee8', '287', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1e37e-2ee0-7444-8975-558376b84f1b', '210', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a1e420-6e08-7792-8fec-12fcb1e43e88', '392', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a1e5b8-ffc8-71e3-adcb-6d6539fc251c', '470', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a1e5d9-4580-73da-b23e-f950abf123f2', '149', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1e60b-4e18-77e5-b816-01ce2f77e3bd', '341', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a1e880-8820-7277-b6c8-769a80337c14', '288', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1e9ab-7ac5-71da-99d2-5319e768b8a8', '563', NULL, '2026-11-29 13:21:35.363476+00'),
  ('work-record', '01a1eae9-1be0-76bd-9023-b669be9b389c', '471', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a1eafe-d660-7171-8678-4a01dc481eb9', '150', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1eb00-0af8-7562-bc5f-0abae6dfa515', '151', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1edae-5e30-7298-974a-fa8db0dff8dc', '289', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1edc2-4fa8-7395-9708-ffd3ccbb4d01', '211', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a1ee72-61e0-7358-9cf0-f750e84ef9a2', '393', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a1f010-1038-7236-808a-4c2392b7ccc0', '472', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a1f022-b1c0-732f-bb75-d613adaff31c', '152', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1f022-cd18-75a5-b0f4-c34aa4cf1554', '153', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1f056-6420-7770-af8b-08cebeca9f5d', '342', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a1f2d8-8ea8-7026-904f-2bdafafcf42e', '290', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1f54b-bd40-7597-be17-41b1f4abfd73', '154', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1f550-ce20-72f2-a55a-ac8fa6b5e01a', '155', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a1f7fd-f878-7415-b726-4f8f713f195b', '291', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a1f813-ab28-7770-ab23-a389f2593baa', '212', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a1f8bf-4ca8-76aa-9a84-e3054befb86c', '394', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a1fa89-4ea8-76a4-8182-66a5336f2139', '343', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a1fb4b-23c0-76ca-9dba-61a41df2dfe9', '541', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a1fb4e-38d0-7590-a4ee-217e12188040', '542', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a20070-08c0-77f0-9db2-fecb2168bf24', '543', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a204a1-1010-70df-bc47-c5daf5c4c150', '473', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a204bc-c5d0-758f-94d1-3c54f9b56b9d', '156', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a204c0-bd70-729e-9fe6-d8708880732b', '157', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a20769-6770-7128-b20e-523c568df30b', '292', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a20784-0008-7327-83ec-2e106cc05972', '213', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a2082f-3fe0-75c4-93db-9a4981599273', '395', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a209ca-b7d0-755f-943b-b39a003bbe43', '474', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a209e4-a488-745d-8601-89a81ffa7370', '158', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a209e7-8ab8-7360-8bb2-452a88beb25f', '159', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a20a19-a2f0-702e-a0da-63befa27c089', '344', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a20a88-b0a0-771c-98c1-5c5718ea348d', '551', NULL, '2026-11-29 13:21:35.270555+00'),
  ('work-record', '01a20c92-3c40-70fb-9397-14f471d4c947', '293', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a20ef1-5638-7772-9aec-6193f138205b', '475', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a20f0a-4508-7674-b54c-b64bf98c1d74', '160', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a20f0b-23b0-7269-b5d2-8101a7826527', '161', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a211bf-d3d0-747d-94df-00b75bc6d9f8', '294', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a211d5-1150-712e-89c9-9aae5f0e2154', '214', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a2127a-a408-70dc-9586-e640ebefa1fe', '396', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a2140e-d4b0-7370-b60e-c638c41f79e7', '476', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a2142f-8bb0-7761-9030-5125c58b9afb', '162', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a21430-3790-750e-87c7-fae0daacf62e', '163', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a2146e-d2e8-7010-8437-1b6c5fa21d9a', '345', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a216e3-8c08-77f6-914d-194becb74813', '295', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a21942-c540-74a9-8815-509f828460ab', '477', NULL, '2026-11-29 13:21:34.644598+00'),
  ('work-record', '01a2195c-e8a8-7122-bba8-d1963397388e', '164', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a2195d-07e8-7395-a222-9e088f56c89f', '165', NULL, '2026-11-29 13:21:32.338709+00'),
  ('work-record', '01a21c0a-93e8-7244-940d-2b9a08a8bd91', '296', NULL, '2026-11-29 13:21:33.431361+00'),
  ('work-record', '01a21c25-c0f0-7510-9a5e-221201c5ec22', '215', NULL, '2026-11-29 13:21:33.058643+00'),
  ('work-record', '01a21ccd-4b90-748c-b4f5-7f78e62da30b', '397', NULL, '2026-11-29 13:21:34.236208+00'),
  ('work-record', '01a21e9a-4f18-71ea-a933-cf59d8125d3b', '346', NULL, '2026-11-29 13:21:33.937885+00'),
  ('work-record', '01a21f53-8910-7651-8208-94720efc62bf', '544', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a21f58-72e0-7101-897a-24f9c5c4b173', '545', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a22482-2658-71d0-85ea-7f4c90158c8b', '546', NULL, '2026-11-29 13:21:35.077262+00'),
  ('work-record', '01a22484-4938-76d3-bac6-c0e948b9a656', '547', NULL, '2026-11-29 13:21:35.077262+00');
INSERT INTO "change_counter" (only_row, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('true', '566');
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
  ('true', '{"keys": [{"e": "AQAB", "n": "5OQj6EMAUzgvy_PwBhpHKW6Mdawzev8zUGzfFTx4L_lBFioACtjmWatb2NFn11d0-3WoBEOvpb9oJ-sito4UTIWMz-mxJhqcERhBFKJbCbOtxXN7euFsbZ9gD108jG8HBSPPu6sM73ZewlIlIGv0L8Y1Hvbz0ZsdfpqoRnk5_xsWIRG2HbnV408aRTKxh2VsypnjfCdHBdehWFAUSP3SykQ0pfAffDtpAcoKmTtG_m6Luz-gVg-vSyj0xtwNFhhaGyKbnK9JgSTZkWeOD6252fY9sLfCybXqPrQV1QQiDA5C3Tot7nlAyo_8g42DpAnj2ROjAhy_1VqGZr61jkBcqQ", "kid": "01a22777-d624-75d6-b214-de4a38627a02", "kty": "RSA"}]}', '2026-11-29 13:23:38.243+00');
INSERT INTO "raised_notice" (id, notice, raised_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22778-cfc3-7123-bd33-11dfac7b27b1', '{"at": "2026-11-29T13:22:38.659Z", "kind": "not-started", "admins": true, "people": ["01900000-0000-7000-8000-000000000010"], "parameters": {"job": "Showroom before the opening", "date": "2026-11-29", "time": "14:00", "job_id": "01900000-0000-7000-9000-000000000022", "person": "Amara Perera", "person_id": "01900000-0000-7000-8000-000000000010"}}', '2026-11-29 13:22:38.565572+00'),
  ('01a22778-d0d3-7027-9414-d9f9cad445a4', '{"at": "2026-11-29T13:22:38.931Z", "kind": "late", "admins": true, "people": [], "parameters": {"job": "Wool Store Gallery", "date": "2026-11-29", "time": "23:25-01:25", "job_id": "01900000-0000-7000-9000-000000000004", "person": "Mei Lin Chen", "person_id": "01900000-0000-7000-8000-000000000012"}}', '2026-11-29 13:22:38.797508+00');
INSERT INTO "job" (id, kind, title, address, map_link, description, need_count, contractor_rate_cents, company_rate_cents, quick_date, quick_time, created_at, version, closed_at, expected_minutes) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-9000-000000000001', 'permanent', 'Wattlebird House Offices', '212 Grenfell Street, Adelaide SA 5000', 'https://www.google.com/maps/search/?api=1&query=212%20Grenfell%20Street%2C%20Adelaide%20SA%205000', 'Three floors of open-plan offices. Vacuum and mop, empty the bins, wipe the kitchens and restock the bathrooms.
The alarm code is with the concierge.', '2', '3350', '4700', NULL, NULL, '2026-07-02 14:30:00+00', '1', NULL, NULL),
  ('01900000-0000-7000-9000-000000000002', 'permanent', 'Banksia Family Medical Centre', '75 The Parade, Norwood SA 5067', 'https://www.google.com/maps/search/?api=1&query=75%20The%20Parade%2C%20Norwood%20SA%205067', 'Waiting room, six consulting rooms and a treatment room. Use the colour-coded cloths and the hospital-grade disinfectant.', '1', '3600', '5200', NULL, NULL, '2026-07-03 14:30:00+00', '1', NULL, NULL),
  ('01900000-0000-7000-9000-000000000003', 'permanent', 'Little Pelicans Early Learning', '18 Moseley Street, Glenelg SA 5045', 'https://www.google.com/maps/search/?api=1&query=18%20Moseley%20Street%2C%20Glenelg%20SA%205045', 'Play rooms, nappy change areas and kitchen after closing. Fragrance-free products only, please.', '1', '3400', '4850', NULL, NULL, '2026-07-04 14:30:00+00', '1', NULL, NULL),
  ('01900000-0000-7000-9000-000000000004', 'permanent', 'Wool Store Gallery', '4 Divett Street, Port Adelaide SA 5015', 'https://www.google.com/maps/search/?api=1&query=4%20Divett%20Street%2C%20Port%20Adelaide%20SA%205015', 'Polished timber floors, glass entrance and two bathrooms. Keep the scrubber away from the plinths.', '2', '3250', '4500', NULL, NULL, '2026-07-05 14:30:00+00', '1', NULL, NULL),
  ('01900000-0000-7000-9000-000000000005', 'permanent', 'Sturt Pea Technology Hub', '30 Main Street, Mawson Lakes SA 5095', 'https://www.google.com/maps/search/?api=1&query=30%20Main%20Street%2C%20Mawson%20Lakes%20SA%205095', 'Laboratories and shared kitchens at night. Sign in at the security desk; the server room stays locked.', '2', '3900', '5600', NULL, NULL, '2026-07-06 14:30:00+00', '1', NULL, NULL),
  ('01900000-0000-7000-9000-000000000006', 'permanent', 'Unley Corner Library', '162 Unley Road, Unley SA 5061', 'https://www.google.com/maps/search/?api=1&query=162%20Unley%20Road%2C%20Unley%20SA%205061', 'Reading rooms, study booths and the forecourt. Windows on the street side each Friday.', '1', '3200', '4400', NULL, NULL, '2026-07-07 14:30:00+00', '1', NULL, NULL),
  ('01900000-0000-7000-9000-000000000007', 'permanent', 'Sandpiper Surf Club', '251 Esplanade, Henley Beach SA 5022', 'https://www.google.com/maps/search/?api=1&query=251%20Esplanade%2C%20Henley%20Beach%20SA%205022', 'Change rooms, hall and balcony on weekends. There is sand everywhere: start with the blower.', '3', '3700', '5100', NULL, NULL, '2026-07-08 14:30:00+00', '1', NULL, NULL),
  ('01900000-0000-7000-9000-000000000008', 'permanent', 'Lantern Picture House', '98 Prospect Road, Prospect SA 5082', 'https://www.google.com/maps/search/?api=1&query=98%20Prospect%20Road%2C%20Prospect%20SA%205082', 'Two auditoriums and the foyer after the last session. Popcorn first, then the carpets.', '2', '4000', '5700', NULL, NULL, '2026-11-27 13:21:31.845+00', '1', NULL, NULL),
  ('01900000-0000-7000-9000-000000000021', 'quick', 'End of lease: two-bedroom flat', '11/6 Anzac Highway, Keswick SA 5035', 'https://www.google.com/maps/search/?api=1&query=11%2F6%20Anzac%20Highway%2C%20Keswick%20SA%205035', 'Oven, windows, carpets and balcony. Leave the keys in the lock box.', '1', '4200', '6000', '2026-11-24', '09:00', '2026-11-21 13:21:31.845+00', '1', NULL, '120'),
  ('01900000-0000-7000-9000-000000000022', 'quick', 'Showroom before the opening', '40 Magill Road, Norwood SA 5067', 'https://www.google.com/maps/search/?api=1&query=40%20Magill%20Road%2C%20Norwood%20SA%205067', 'Builders have just left: dust, stickers on the glass, and the tiles by the entrance.', '2', '4100', '5900', '2026-11-29', '14:00', '2026-11-21 13:21:31.845+00', '1', NULL, '180'),
  ('01900000-0000-7000-9000-000000000023', 'quick', 'Marquee after the garden party', '27 Hutt Street, Adelaide SA 5000', 'https://www.google.com/maps/search/?api=1&query=27%20Hutt%20Street%2C%20Adelaide%20SA%205000', 'Tables, floor panels and the catering tent. Bring gloves; bins are on site.', '3', '3900', '5400', '2026-12-02', '07:30', '2026-11-21 13:21:31.845+00', '1', NULL, '240'),
  ('01900000-0000-7000-9000-000000000024', 'quick', 'Carpet clean, accountants on level 2', '145 Pirie Street, Adelaide SA 5000', 'https://www.google.com/maps/search/?api=1&query=145%20Pirie%20Street%2C%20Adelaide%20SA%205000', 'About 180 square metres with the extraction machine from the depot.', '1', '4300', '6200', '2026-12-08', '17:30', '2026-11-21 13:21:31.845+00', '1', NULL, '150');
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
  ('01a21d2b-12c5-7513-b604-3f12913829f4', '01900000-0000-7000-9000-000000000008', '0', '23:00', '01:30', '{5,6}', NULL, NULL, 'false', '1', NULL, NULL, NULL, NULL),
  ('01a22691-8240-71c6-b9a0-6eb37d917463', '01900000-0000-7000-9000-000000000008', '0', '22:40', '01:25', '{7}', '2026-11-29', '2026-11-30', 'true', '1', NULL, NULL, NULL, NULL),
  ('01a226ba-b520-73f5-805a-077cd3a7fb19', '01900000-0000-7000-9000-000000000004', '0', '23:25', '01:25', '{7}', '2026-11-29', '2026-11-30', 'true', '1', NULL, NULL, NULL, NULL);
INSERT INTO "job_request" (id, job_id, person_id, status, requested_at, decided_at, decided_by) OVERRIDING SYSTEM VALUE VALUES
  ('01a2232d-28c5-703f-934c-093516fcd678', '01900000-0000-7000-9000-000000000023', '01900000-0000-7000-8000-000000000011', 'pending', '2026-11-28 17:21:31.845+00', NULL, NULL),
  ('01a2232d-28c5-740c-9829-d38052841fdc', '01900000-0000-7000-9000-000000000008', '01900000-0000-7000-8000-000000000010', 'pending', '2026-11-28 17:21:31.845+00', NULL, NULL),
  ('01a2232d-28c5-7538-b116-1c7a3c346d04', '01900000-0000-7000-9000-000000000004', '01900000-0000-7000-8000-000000000013', 'pending', '2026-11-28 17:21:31.845+00', NULL, NULL),
  ('01a2243f-d145-7264-b918-6bff91670c71', '01900000-0000-7000-9000-000000000008', '01900000-0000-7000-8000-000000000014', 'pending', '2026-11-28 22:21:31.845+00', NULL, NULL);
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
  ('01900000-0000-7000-9000-000000000021', '01900000-0000-7000-8000-000000000015', '2026-11-21 13:21:31.845+00'),
  ('01900000-0000-7000-9000-000000000022', '01900000-0000-7000-8000-000000000010', '2026-11-21 13:21:31.845+00'),
  ('01900000-0000-7000-9000-000000000023', '01900000-0000-7000-8000-000000000012', '2026-11-21 13:21:31.845+00');
INSERT INTO "person_assignments" (person_id, version) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '0'),
  ('01900000-0000-7000-8000-000000000011', '0'),
  ('01900000-0000-7000-8000-000000000012', '0'),
  ('01900000-0000-7000-8000-000000000013', '0'),
  ('01900000-0000-7000-8000-000000000014', '0'),
  ('01900000-0000-7000-8000-000000000015', '0');
INSERT INTO "complaint" (id, number, idempotency_key, state, job_id, channel, client_name, email, telephone, about_day, text, photos, reported_at, recorded_by, recorded_by_name, recorded_at, acknowledged_at, acknowledged_by_name, confirmed_at, confirmed_by_name, confirmed_how, reopened) OVERRIDING SYSTEM VALUE VALUES
  ('01a1785f-92c5-7675-9690-31677479c1df', '1', '16d20bce-e0e0-433b-a77c-7ad035ef0642', 'confirmed', '01900000-0000-7000-9000-000000000002', 'telephone', 'Marguerite Lindqvist', '', '08 5550 0175', '2026-10-25', 'The bins in consulting room 4 were not emptied.', '{}', '2026-10-26 13:21:31.845+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '2026-10-26 13:21:31.845+00', '2026-10-26 13:59:31.845+00', 'Helen Marsh', '2026-10-27 15:21:31.845+00', 'Marguerite Lindqvist', 'telephone', '0'),
  ('01a21d2b-12c5-7222-a04d-38050d7c427f', '2', 'db7e6590-7295-4017-b016-600e24ee804c', 'acknowledged', '01900000-0000-7000-9000-000000000004', 'telephone', 'Imogen Farrow', '', '08 5550 3381', '2026-11-26', 'There are streaks on the glass of the entrance, on the inside.', '{}', '2026-11-27 13:21:31.845+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '2026-11-27 13:21:31.845+00', '2026-11-27 13:59:31.845+00', 'Helen Marsh', NULL, '', NULL, '0'),
  ('01a226d2-ff45-763e-86a4-0ed89afa839d', '3', '937e9c05-8f55-4e40-acf9-b5823720cce8', 'reported', '01900000-0000-7000-9000-000000000003', 'telephone', 'Dana Whitlock', '', '0491 570 313', '2026-11-28', 'The mats in the sleeping room smell of cleaning agent this morning.', '{}', '2026-11-29 10:21:31.845+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '2026-11-29 10:21:31.845+00', NULL, '', NULL, '', NULL, '0');
INSERT INTO "work_record" (id, person_id, job_id, slot_id, business_date, is_manual, started_at, ended_at, planned_end, start_location, finish_location, contractor_rate_cents, company_rate_cents, cap_minutes, minutes, contractor_cents, company_cents, start_key, start_received_at, finish_received_at, version, finished_by, planned_from, planned_until, expected_minutes, state, hold_reasons, decided_by, decided_at, decision_note, start_lacked, complaint_id) OVERRIDING SYSTEM VALUE VALUES
  ('019fb9f6-3420-7516-9949-400f0dcc5eef', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-08-01', 'false', '2026-07-31 20:55:48+00', '2026-07-31 23:24:19+00', '09:00', '-34.846584,138.505739,18', '-34.846113,138.505931,35', '3250', '4500', '150', '148', '8017', '11100', NULL, NULL, NULL, '1', NULL, '2026-07-31 21:00:00+00', '2026-07-31 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fbab6-1150-7735-a947-55e9b7859c20', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-01', 'false', '2026-08-01 00:25:22+00', '2026-08-01 03:21:41+00', '13:00', '-34.919824,138.493259,34', '-34.919750,138.493198,22', '3700', '5100', '180', '176', '10853', '14960', NULL, NULL, NULL, '1', NULL, '2026-08-01 00:30:00+00', '2026-08-01 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fbabc-6668-7316-9273-6e4b17aebbf6', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-01', 'false', '2026-08-01 00:32:17+00', '2026-08-01 03:36:14+00', '13:00', '-34.920319,138.492612,6', '-34.919836,138.493411,29', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-08-01 00:30:00+00', '2026-08-01 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fbfde-0b60-764b-9b0a-7d9f9845d47b', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-02', 'false', '2026-08-02 00:27:08+00', '2026-08-02 03:19:17+00', '13:00', '-34.920532,138.493167,18', '-34.920029,138.492962,32', '3700', '5100', '180', '172', '10607', '14620', NULL, NULL, NULL, '1', NULL, '2026-08-02 00:30:00+00', '2026-08-02 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fbfe2-f530-72f5-94f2-6baaaa7b7404', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-02', 'false', '2026-08-02 00:32:30+00', '2026-08-02 03:19:32+00', '13:00', '-34.920408,138.492489,4', '-34.920526,138.492970,10', '3700', '5100', '180', '167', '10298', '14195', NULL, NULL, NULL, '1', NULL, '2026-08-02 00:30:00+00', '2026-08-02 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc40e-3020-7258-8af4-5b5993220dc3', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-03', 'false', '2026-08-02 19:58:12+00', '2026-08-02 22:03:24+00', '07:30', '-34.951451,138.606397,8', '-34.951144,138.606437,6', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-08-02 20:00:00+00', '2026-08-02 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc427-1338-720c-9b44-548c5adf8259', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-03', 'false', '2026-08-02 20:25:23+00', '2026-08-02 22:32:17+00', '08:00', '-34.924767,138.609290,22', '-34.924181,138.608564,32', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-02 20:30:00+00', '2026-08-02 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc42e-1430-7610-86c5-7d77d8a02960', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-03', 'false', '2026-08-02 20:33:02+00', '2026-08-02 22:18:57+00', '08:00', '-34.924475,138.608302,5', '-34.924817,138.608568,28', '3350', '4700', '120', '105', '5863', '8225', NULL, NULL, NULL, '1', NULL, '2026-08-02 20:30:00+00', '2026-08-02 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc6de-c8c8-77e6-988d-b30a9513a31b', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-03', 'false', '2026-08-03 09:05:17+00', '2026-08-03 11:00:31+00', '20:30', '-34.981630,138.515317,25', '-34.981824,138.515295,20', '3400', '4850', '120', '115', '6517', '9296', NULL, NULL, NULL, '1', NULL, '2026-08-03 09:00:00+00', '2026-08-03 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc6f5-61f0-766b-adae-ec12be89cfdc', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-03', 'false', '2026-08-03 09:29:58+00', '2026-08-03 11:46:54+00', '21:30', '-34.921785,138.630738,28', '-34.921319,138.630247,12', '3600', '5200', '150', '136', '8160', '11787', NULL, NULL, NULL, '1', NULL, '2026-08-03 09:30:00+00', '2026-08-03 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc799-1048-755d-bec4-3fdbf67211b1', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-03', 'false', '2026-08-03 12:28:45+00', '2026-08-03 16:31:15+00', '02:00', '-34.812711,138.614547,10', '-34.812684,138.614046,23', '3900', '5600', '240', '240', '15600', '22400', NULL, NULL, NULL, '1', NULL, '2026-08-03 12:30:00+00', '2026-08-03 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc939-c028-7704-ad03-f9fe7e28c87b', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-04', 'false', '2026-08-03 20:03:53+00', '2026-08-03 21:57:52+00', '07:30', '-34.950645,138.606813,30', '-34.951251,138.606911,29', '3200', '4400', '120', '113', '6027', '8287', NULL, NULL, NULL, '1', NULL, '2026-08-03 20:00:00+00', '2026-08-03 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc94c-8ca8-75e8-85e1-59b2fb12f94a', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-04', 'false', '2026-08-03 20:24:25+00', '2026-08-03 22:28:47+00', '08:00', '-34.925082,138.608766,25', '-34.924740,138.608936,15', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-03 20:30:00+00', '2026-08-03 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc94e-6d20-705c-9b44-a233b0291201', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-04', 'false', '2026-08-03 20:26:28+00', '2026-08-03 22:23:55+00', '08:00', '-34.924135,138.608352,33', '-34.924765,138.609190,18', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL, '2026-08-03 20:30:00+00', '2026-08-03 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fc983-aa08-76a7-b657-db8b5965a843', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-08-04', 'false', '2026-08-03 21:24:37+00', '2026-08-03 23:21:33+00', '09:00', '-34.846049,138.506292,4', '-34.845627,138.505262,18', '3250', '4500', '120', '116', '6283', '8700', NULL, NULL, NULL, '1', NULL, '2026-08-03 21:30:00+00', '2026-08-03 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fcc02-2340-7678-a9d6-341dd98e2de1', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-04', 'false', '2026-08-04 09:02:00+00', '2026-08-04 11:04:18+00', '20:30', '-34.981245,138.515702,19', '-34.981738,138.515085,15', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-08-04 09:00:00+00', '2026-08-04 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fce5f-8ba0-765d-919b-577805ca23d9', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-05', 'false', '2026-08-04 20:03:16+00', '2026-08-04 22:03:48+00', '07:30', '-34.951442,138.607181,34', '-34.951578,138.607119,9', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-08-04 20:00:00+00', '2026-08-04 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fce75-de78-72c8-a034-486948ab3a0b', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-05', 'false', '2026-08-04 20:27:39+00', '2026-08-04 22:27:45+00', '08:00', '-34.924414,138.608960,35', '-34.924238,138.608766,19', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-04 20:30:00+00', '2026-08-04 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fce7b-6488-7714-b27d-5bd1bbdd6fb9', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-05', 'false', '2026-08-04 20:33:41+00', '2026-08-04 22:22:30+00', '08:00', '-34.924919,138.609421,13', '-34.924377,138.608793,23', '3350', '4700', '120', '108', '6030', '8460', NULL, NULL, NULL, '1', NULL, '2026-08-04 20:30:00+00', '2026-08-04 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd12c-8a68-718b-a1dd-508cdc707911', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-05', 'false', '2026-08-05 09:06:25+00', '2026-08-05 11:01:09+00', '20:30', '-34.981310,138.515673,31', '-34.981928,138.515316,22', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-08-05 09:00:00+00', '2026-08-05 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd13e-a338-75ba-a808-59e5cef81f11', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-05', 'false', '2026-08-05 09:26:11+00', '2026-08-05 11:46:56+00', '21:30', '-34.921739,138.630810,12', '-34.921514,138.630535,7', '3600', '5200', '150', '140', '8400', '12133', NULL, NULL, NULL, '1', NULL, '2026-08-05 09:30:00+00', '2026-08-05 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd1ec-9a60-7536-8b19-d83cb14acd74', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-05', 'false', '2026-08-05 12:36:12+00', '2026-08-05 16:21:07+00', '02:00', '-34.813257,138.614297,32', '-34.813229,138.614469,21', '3900', '5600', '240', '224', '14560', '20907', NULL, NULL, NULL, '1', NULL, '2026-08-05 12:30:00+00', '2026-08-05 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd383-3c08-7434-93f0-f7b06bb91e23', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-06', 'false', '2026-08-05 20:00:21+00', '2026-08-05 21:59:01+00', '07:30', '-34.950927,138.607421,8', '-34.951035,138.607115,17', '3200', '4400', '120', '118', '6293', '8653', NULL, NULL, NULL, '1', NULL, '2026-08-05 20:00:00+00', '2026-08-05 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd39f-6ae0-7317-b05d-006366167792', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-06', 'false', '2026-08-05 20:31:08+00', '2026-08-05 22:24:39+00', '08:00', '-34.924385,138.608970,10', '-34.924203,138.608576,27', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-08-05 20:30:00+00', '2026-08-05 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd3a3-5e98-740e-8557-0bfcd8d3706a', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-06', 'false', '2026-08-05 20:35:27+00', '2026-08-05 22:32:59+00', '08:00', '-34.924939,138.609378,27', '-34.925142,138.608599,30', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL, '2026-08-05 20:30:00+00', '2026-08-05 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd3de-5458-7049-9b6e-a7891dfc4c3a', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-08-06', 'false', '2026-08-05 21:39:51+00', '2026-08-05 23:35:21+00', '09:00', '-34.846464,138.505433,8', '-34.846332,138.505108,15', '3250', '4500', '120', '115', '6229', '8625', NULL, NULL, NULL, '1', NULL, '2026-08-05 21:30:00+00', '2026-08-05 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd651-9a60-74b8-8537-f5ed1fda1981', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-06', 'false', '2026-08-06 09:05:00+00', '2026-08-06 10:46:28+00', '20:30', '-34.982158,138.514860,9', '-34.982018,138.514967,13', '3400', '4850', '120', '101', '5723', '8164', NULL, NULL, NULL, '1', NULL, '2026-08-06 09:00:00+00', '2026-08-06 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd8a7-abd8-7645-a9a0-d1e6c49039c9', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-08-07', 'false', '2026-08-06 19:58:15+00', '2026-08-06 22:52:15+00', '08:30', '-34.951005,138.607381,29', '-34.951573,138.606529,25', '3200', '4400', '180', '174', '9280', '12760', NULL, NULL, NULL, '1', NULL, '2026-08-06 20:00:00+00', '2026-08-06 23:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd8c4-4bf8-7458-8910-e1f275f05251', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-07', 'false', '2026-08-06 20:29:31+00', '2026-08-06 22:28:51+00', '08:00', '-34.924611,138.609412,21', '-34.924434,138.608672,21', '3350', '4700', '120', '119', '6644', '9322', NULL, NULL, NULL, '1', NULL, '2026-08-06 20:30:00+00', '2026-08-06 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fd8ca-5ea8-73a0-aee4-4b32620ba0af', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-07', 'false', '2026-08-06 20:36:09+00', '2026-08-06 22:22:24+00', '08:00', '-34.924161,138.609407,6', '-34.924109,138.609080,23', '3350', '4700', '120', '106', '5918', '8303', NULL, NULL, NULL, '1', NULL, '2026-08-06 20:30:00+00', '2026-08-06 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fdb76-bde0-7735-8306-1beaaed447f0', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-07', 'false', '2026-08-07 09:03:40+00', '2026-08-07 11:02:35+00', '20:30', '-34.981518,138.515567,23', '-34.981455,138.514859,27', '3400', '4850', '120', '118', '6687', '9538', NULL, NULL, NULL, '1', NULL, '2026-08-07 09:00:00+00', '2026-08-07 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fdb93-69b8-746d-85cc-4cb54f673bd0', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-07', 'false', '2026-08-07 09:34:59+00', '2026-08-07 11:50:28+00', '21:30', '-34.921820,138.630785,16', '-34.920923,138.630170,30', '3600', '5200', '150', '135', '8100', '11700', NULL, NULL, NULL, '1', NULL, '2026-08-07 09:30:00+00', '2026-08-07 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fdc3c-1950-7180-852b-47a708d22297', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-07', 'false', '2026-08-07 12:39:14+00', '2026-08-07 16:17:50+00', '02:00', '-34.812745,138.614082,11', '-34.813043,138.614457,16', '3900', '5600', '240', '218', '14170', '20347', NULL, NULL, NULL, '1', NULL, '2026-08-07 12:30:00+00', '2026-08-07 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fde0a-ab48-754d-8843-8f9cc42a82ed', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-08-08', 'false', '2026-08-07 21:04:29+00', '2026-08-07 23:17:46+00', '09:00', '-34.845849,138.505270,25', '-34.846371,138.505730,28', '3250', '4500', '150', '133', '7204', '9975', NULL, NULL, NULL, '1', NULL, '2026-08-07 21:00:00+00', '2026-08-07 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fdec6-c788-72ec-ad55-5a666bdde0ed', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-08', 'false', '2026-08-08 00:29:57+00', '2026-08-08 03:28:15+00', '13:00', '-34.920073,138.493015,16', '-34.919751,138.492556,17', '3700', '5100', '180', '178', '10977', '15130', NULL, NULL, NULL, '1', NULL, '2026-08-08 00:30:00+00', '2026-08-08 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fdecc-6120-768d-ae1f-a37eedadcb55', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-08', 'false', '2026-08-08 00:36:04+00', '2026-08-08 03:35:33+00', '13:00', '-34.919609,138.493464,30', '-34.920697,138.492501,28', '3700', '5100', '180', '179', '11038', '15215', NULL, NULL, NULL, '1', NULL, '2026-08-08 00:30:00+00', '2026-08-08 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fe3f1-b768-74bb-a039-ca151561cab0', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-09', 'false', '2026-08-09 00:34:57+00', '2026-08-09 03:29:55+00', '13:00', '-34.920374,138.492897,7', '-34.920121,138.492825,21', '3700', '5100', '180', '174', '10730', '14790', NULL, NULL, NULL, '1', NULL, '2026-08-09 00:30:00+00', '2026-08-09 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fe3f5-5918-7033-a5e4-8e96460f1a28', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-09', 'false', '2026-08-09 00:38:55+00', '2026-08-09 03:36:45+00', '13:00', '-34.920551,138.493164,27', '-34.919606,138.492472,7', '3700', '5100', '180', '177', '10915', '15045', NULL, NULL, NULL, '1', NULL, '2026-08-09 00:30:00+00', '2026-08-09 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fe818-1828-70ab-9281-dae82edce136', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-10', 'false', '2026-08-09 19:55:21+00', '2026-08-09 21:47:55+00', '07:30', '-34.950726,138.606638,6', '-34.950903,138.607361,17', '3200', '4400', '120', '112', '5973', '8213', NULL, NULL, NULL, '1', NULL, '2026-08-09 20:00:00+00', '2026-08-09 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fe834-cfb8-74a6-9fcf-7cc6178e5c2a', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-10', 'false', '2026-08-09 20:26:43+00', '2026-08-09 22:28:07+00', '08:00', '-34.925083,138.608530,17', '-34.924532,138.608465,34', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-09 20:30:00+00', '2026-08-09 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fe838-2730-75cb-b3d8-0157fddf486d', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-10', 'false', '2026-08-09 20:30:22+00', '2026-08-09 22:26:13+00', '08:00', '-34.924287,138.608322,28', '-34.924637,138.608671,10', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-08-09 20:30:00+00', '2026-08-09 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019feae2-3890-7262-92b9-ea6608fd495b', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-10', 'false', '2026-08-10 08:55:22+00', '2026-08-10 10:57:50+00', '20:30', '-34.981459,138.515012,17', '-34.982223,138.515466,12', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-08-10 09:00:00+00', '2026-08-10 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019feafc-e898-7527-964e-7fed1a95e8a9', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-10', 'false', '2026-08-10 09:24:31+00', '2026-08-10 11:48:03+00', '21:30', '-34.921430,138.630675,32', '-34.921429,138.630592,14', '3600', '5200', '150', '143', '8580', '12393', NULL, NULL, NULL, '1', NULL, '2026-08-10 09:30:00+00', '2026-08-10 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019feba7-9fb8-7417-8683-796093049200', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-10', 'false', '2026-08-10 12:30:59+00', '2026-08-10 16:21:23+00', '02:00', '-34.813342,138.614620,33', '-34.812942,138.614199,31', '3900', '5600', '240', '230', '14950', '21467', NULL, NULL, NULL, '1', NULL, '2026-08-10 12:30:00+00', '2026-08-10 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fed3e-9368-7215-85f1-7d177491f3b8', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-11', 'false', '2026-08-10 19:55:29+00', '2026-08-10 21:55:03+00', '07:30', '-34.951136,138.607033,23', '-34.950939,138.606865,35', '3200', '4400', '120', '119', '6347', '8727', NULL, NULL, NULL, '1', NULL, '2026-08-10 20:00:00+00', '2026-08-10 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fed59-3f88-723f-97e4-ed8d3fe30e13', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-11', 'false', '2026-08-10 20:24:37+00', '2026-08-10 22:34:14+00', '08:00', '-34.925125,138.608780,30', '-34.924406,138.608650,15', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-10 20:30:00+00', '2026-08-10 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fed60-fc00-7007-b3cd-c4c0b490364a', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-11', 'false', '2026-08-10 20:33:04+00', '2026-08-10 22:16:01+00', '08:00', '-34.925186,138.608342,35', '-34.924781,138.608963,5', '3350', '4700', '120', '102', '5695', '7990', NULL, NULL, NULL, '1', NULL, '2026-08-10 20:30:00+00', '2026-08-10 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff00e-2e28-75af-8ca5-98c5f066f648', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-11', 'false', '2026-08-11 09:01:29+00', '2026-08-11 10:57:46+00', '20:30', '-34.982192,138.515460,33', '-34.981538,138.515561,25', '3400', '4850', '120', '116', '6573', '9377', NULL, NULL, NULL, '1', NULL, '2026-08-11 09:00:00+00', '2026-08-11 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff26c-fde8-71d9-a22e-380c81e12cb7', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-12', 'false', '2026-08-11 20:04:17+00', '2026-08-11 21:52:55+00', '07:30', '-34.951504,138.606579,34', '-34.950948,138.606721,22', '3200', '4400', '120', '108', '5760', '7920', NULL, NULL, NULL, '1', NULL, '2026-08-11 20:00:00+00', '2026-08-11 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff28a-51b8-730c-8f95-6c815775077a', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-12', 'false', '2026-08-11 20:36:19+00', '2026-08-11 22:33:15+00', '08:00', '-34.924780,138.608320,14', '-34.924737,138.609227,15', '3350', '4700', '120', '116', '6477', '9087', NULL, NULL, NULL, '1', NULL, '2026-08-11 20:30:00+00', '2026-08-11 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff537-2df0-72a6-a860-d145de031cf7', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-12', 'false', '2026-08-12 09:04:22+00', '2026-08-12 11:00:41+00', '20:30', '-34.981860,138.515797,32', '-34.981689,138.515032,22', '3400', '4850', '120', '116', '6573', '9377', NULL, NULL, NULL, '1', NULL, '2026-08-12 09:00:00+00', '2026-08-12 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff5fa-81d8-70ff-9e9f-2785825d56c5', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-12', 'false', '2026-08-12 12:37:43+00', '2026-08-12 16:34:30+00', '02:00', '-34.812305,138.614752,9', '-34.812477,138.613673,7', '3900', '5600', '240', '236', '15340', '22027', NULL, NULL, NULL, '1', NULL, '2026-08-12 12:30:00+00', '2026-08-12 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff78c-4d38-7181-989a-22f62f9893da', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-13', 'false', '2026-08-12 19:56:35+00', '2026-08-12 22:00:44+00', '07:30', '-34.950738,138.606308,18', '-34.950784,138.607011,20', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-08-12 20:00:00+00', '2026-08-12 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff7ab-2b90-7360-b9c5-acdab436f5b7', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-13', 'false', '2026-08-12 20:30:18+00', '2026-08-12 22:30:57+00', '08:00', '-34.924108,138.608506,35', '-34.925173,138.608862,8', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-12 20:30:00+00', '2026-08-12 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff7b1-d698-750e-889a-42c010c34340', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-13', 'false', '2026-08-12 20:37:35+00', '2026-08-12 22:27:12+00', '08:00', '-34.924284,138.609454,11', '-34.924660,138.608619,30', '3350', '4700', '120', '109', '6086', '8538', NULL, NULL, NULL, '1', NULL, '2026-08-12 20:30:00+00', '2026-08-12 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ff7e3-9110-71a9-9be7-30baab2ee6e4', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-08-13', 'false', '2026-08-12 21:31:54+00', '2026-08-12 23:30:33+00', '09:00', '-34.846338,138.505191,34', '-34.846255,138.506267,11', '3250', '4500', '120', '118', '6392', '8850', NULL, NULL, NULL, '1', NULL, '2026-08-12 21:30:00+00', '2026-08-12 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ffa62-9300-723a-bb4a-d7d51c410e61', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-13', 'false', '2026-08-13 09:09:52+00', '2026-08-13 11:00:40+00', '20:30', '-34.981498,138.515344,20', '-34.981446,138.515690,15', '3400', '4850', '120', '110', '6233', '8892', NULL, NULL, NULL, '1', NULL, '2026-08-13 09:00:00+00', '2026-08-13 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ffcb2-a938-722c-838f-aba99b7f2221', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-08-14', 'false', '2026-08-13 19:56:35+00', '2026-08-13 22:54:43+00', '08:30', '-34.951082,138.607077,16', '-34.951220,138.606688,35', '3200', '4400', '180', '178', '9493', '13053', NULL, NULL, NULL, '1', NULL, '2026-08-13 20:00:00+00', '2026-08-13 23:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ffccf-ab00-76fe-858b-c85810d89c57', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-14', 'false', '2026-08-13 20:28:16+00', '2026-08-13 22:34:45+00', '08:00', '-34.924306,138.609001,5', '-34.925016,138.608469,30', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-13 20:30:00+00', '2026-08-13 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019ffcd6-abf8-7724-967c-5c45b0d17a79', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-14', 'false', '2026-08-13 20:35:55+00', '2026-08-13 22:33:56+00', '08:00', '-34.924007,138.609208,6', '-34.924054,138.608441,10', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-08-13 20:30:00+00', '2026-08-13 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('019fff96-c210-737b-a606-377756317fa9', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-14', 'false', '2026-08-14 09:24:58+00', '2026-08-14 11:47:58+00', '21:30', '-34.921591,138.630996,25', '-34.920795,138.630588,27', '3600', '5200', '150', '143', '8580', '12393', NULL, NULL, NULL, '1', NULL, '2026-08-14 09:30:00+00', '2026-08-14 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a00043-f200-70af-9c40-9be230ade20b', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-14', 'false', '2026-08-14 12:34:08+00', '2026-08-14 16:29:34+00', '02:00', '-34.812442,138.614527,30', '-34.812870,138.613928,8', '3900', '5600', '240', '235', '15275', '21933', NULL, NULL, NULL, '1', NULL, '2026-08-14 12:30:00+00', '2026-08-14 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a002ce-0010-72eb-9f91-23a452181bfd', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-15', 'false', '2026-08-15 00:24:10+00', '2026-08-15 03:23:25+00', '13:00', '-34.919868,138.492609,20', '-34.920615,138.492919,17', '3700', '5100', '180', '179', '11038', '15215', NULL, NULL, NULL, '1', NULL, '2026-08-15 00:30:00+00', '2026-08-15 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a002d4-0320-7286-91ed-0c6bb8a67109', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-15', 'false', '2026-08-15 00:30:44+00', '2026-08-15 03:32:12+00', '13:00', '-34.920390,138.493165,19', '-34.920151,138.493160,26', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-08-15 00:30:00+00', '2026-08-15 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a007f5-d310-7610-9c23-c37b93b42b84', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-16', 'false', '2026-08-16 00:25:46+00', '2026-08-16 03:23:25+00', '13:00', '-34.920611,138.493014,27', '-34.919686,138.492384,22', '3700', '5100', '180', '177', '10915', '15045', NULL, NULL, NULL, '1', NULL, '2026-08-16 00:30:00+00', '2026-08-16 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a007ff-7000-709e-bee4-aa4fb8a172a4', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-16', 'false', '2026-08-16 00:36:16+00', '2026-08-16 03:19:31+00', '13:00', '-34.920617,138.492817,15', '-34.920474,138.492944,9', '3700', '5100', '180', '163', '10052', '13855', NULL, NULL, NULL, '1', NULL, '2026-08-16 00:30:00+00', '2026-08-16 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a00c26-e230-717d-b640-94e03f1410b5', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-17', 'false', '2026-08-16 19:57:50+00', '2026-08-16 21:47:06+00', '07:30', '-34.951374,138.606798,27', '-34.951558,138.607232,24', '3200', '4400', '120', '109', '5813', '7993', NULL, NULL, NULL, '1', NULL, '2026-08-16 20:00:00+00', '2026-08-16 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a00c3f-a220-7305-a21a-d6a6e8c0bf53', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-17', 'false', '2026-08-16 20:24:52+00', '2026-08-16 22:22:52+00', '08:00', '-34.924145,138.609255,19', '-34.924800,138.609265,34', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-08-16 20:30:00+00', '2026-08-16 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a00c4b-1ba0-70f7-a0bb-1df758c22e1b', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-17', 'false', '2026-08-16 20:37:24+00', '2026-08-16 22:16:38+00', '08:00', '-34.924835,138.608456,10', '-34.924118,138.609180,35', '3350', '4700', '120', '99', '5528', '7755', NULL, NULL, NULL, '1', NULL, '2026-08-16 20:30:00+00', '2026-08-16 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a00eed-87f8-729b-a1c5-4cbd14d85e28', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-17', 'false', '2026-08-17 08:54:03+00', '2026-08-17 10:57:51+00', '20:30', '-34.981878,138.514884,32', '-34.982060,138.515988,15', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-08-17 09:00:00+00', '2026-08-17 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a00f0c-4ee0-744f-b37e-b7fe5e32904d', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-17', 'false', '2026-08-17 09:27:40+00', '2026-08-17 11:47:46+00', '21:30', '-34.920733,138.629888,26', '-34.920934,138.629871,19', '3600', '5200', '150', '140', '8400', '12133', NULL, NULL, NULL, '1', NULL, '2026-08-17 09:30:00+00', '2026-08-17 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a00fb9-4820-72dd-a351-c22f04d1e810', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-17', 'false', '2026-08-17 12:36:36+00', '2026-08-17 16:16:55+00', '02:00', '-34.812266,138.614021,16', '-34.812982,138.614167,17', '3900', '5600', '240', '220', '14300', '20533', NULL, NULL, NULL, '1', NULL, '2026-08-17 12:30:00+00', '2026-08-17 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0114e-0d38-7489-b55b-cf609706a209', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-18', 'false', '2026-08-17 19:58:43+00', '2026-08-17 21:56:52+00', '07:30', '-34.951335,138.606532,25', '-34.950829,138.607302,19', '3200', '4400', '120', '118', '6293', '8653', NULL, NULL, NULL, '1', NULL, '2026-08-17 20:00:00+00', '2026-08-17 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0116b-bec8-713f-b73e-2885ee57b7dc', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-18', 'false', '2026-08-17 20:31:09+00', '2026-08-17 22:16:21+00', '08:00', '-34.925069,138.608663,23', '-34.924642,138.608635,35', '3350', '4700', '120', '105', '5863', '8225', NULL, NULL, NULL, '1', NULL, '2026-08-17 20:30:00+00', '2026-08-17 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01172-a850-76b7-90e6-0a8c0afe89af', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-18', 'false', '2026-08-17 20:38:42+00', '2026-08-17 22:19:40+00', '08:00', '-34.925181,138.609236,29', '-34.924263,138.609412,32', '3350', '4700', '120', '100', '5583', '7833', NULL, NULL, NULL, '1', NULL, '2026-08-17 20:30:00+00', '2026-08-17 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a011a7-7008-71bc-b8c5-a8d057cde333', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-08-18', 'false', '2026-08-17 21:36:21+00', '2026-08-17 23:25:42+00', '09:00', '-34.845645,138.505683,21', '-34.846490,138.505214,7', '3250', '4500', '120', '109', '5904', '8175', NULL, NULL, NULL, '1', NULL, '2026-08-17 21:30:00+00', '2026-08-17 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0141b-6da8-76e6-8948-d430e5bb43be', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-18', 'false', '2026-08-18 09:02:17+00', '2026-08-18 10:55:33+00', '20:30', '-34.981662,138.515161,29', '-34.981618,138.515448,4', '3400', '4850', '120', '113', '6403', '9134', NULL, NULL, NULL, '1', NULL, '2026-08-18 09:00:00+00', '2026-08-18 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01673-1560-717a-a1a6-bee1d43816c2', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-19', 'false', '2026-08-18 19:57:16+00', '2026-08-18 21:57:20+00', '07:30', '-34.950852,138.607142,29', '-34.951119,138.607023,5', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-08-18 20:00:00+00', '2026-08-18 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0168e-4650-71f2-b2fc-b94233621a09', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-19', 'false', '2026-08-18 20:26:58+00', '2026-08-18 22:19:23+00', '08:00', '-34.924713,138.608375,24', '-34.925000,138.608657,18', '3350', '4700', '120', '112', '6253', '8773', NULL, NULL, NULL, '1', NULL, '2026-08-18 20:30:00+00', '2026-08-18 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01690-8488-74fd-b16c-72e1c25d6e75', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-19', 'false', '2026-08-18 20:29:25+00', '2026-08-18 22:30:59+00', '08:00', '-34.925125,138.608698,21', '-34.924160,138.609325,22', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-18 20:30:00+00', '2026-08-18 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01940-6248-7247-a4d8-40f9c0fe14d7', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-19', 'false', '2026-08-19 09:00:45+00', '2026-08-19 10:49:57+00', '20:30', '-34.981507,138.515234,20', '-34.981767,138.515532,24', '3400', '4850', '120', '109', '6177', '8811', NULL, NULL, NULL, '1', NULL, '2026-08-19 09:00:00+00', '2026-08-19 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01961-f7f0-76a1-9119-a8765df214eb', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-19', 'false', '2026-08-19 09:37:26+00', '2026-08-19 12:05:04+00', '21:30', '-34.921682,138.630364,4', '-34.921438,138.629834,24', '3600', '5200', '150', '147', '8820', '12740', NULL, NULL, NULL, '1', NULL, '2026-08-19 09:30:00+00', '2026-08-19 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a019ff-d600-76b8-a3cd-80d8df7f8a99', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-19', 'false', '2026-08-19 12:29:52+00', '2026-08-19 16:21:10+00', '02:00', '-34.812219,138.613854,35', '-34.813206,138.613939,10', '3900', '5600', '240', '231', '15015', '21560', NULL, NULL, NULL, '1', NULL, '2026-08-19 12:30:00+00', '2026-08-19 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01b98-63d8-7501-9010-79d214672673', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-20', 'false', '2026-08-19 19:56:07+00', '2026-08-19 21:50:24+00', '07:30', '-34.950780,138.606316,4', '-34.951757,138.607307,11', '3200', '4400', '120', '114', '6080', '8360', NULL, NULL, NULL, '1', NULL, '2026-08-19 20:00:00+00', '2026-08-19 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01bb7-b378-74c6-8a55-ca1e46900a25', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-20', 'false', '2026-08-19 20:30:19+00', '2026-08-19 22:29:30+00', '08:00', '-34.924918,138.609032,15', '-34.925140,138.609422,5', '3350', '4700', '120', '119', '6644', '9322', NULL, NULL, NULL, '1', NULL, '2026-08-19 20:30:00+00', '2026-08-19 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01bec-0dd0-73d2-8a9d-0b3bda8cc012', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-08-20', 'false', '2026-08-19 21:27:30+00', '2026-08-19 23:32:51+00', '09:00', '-34.845892,138.505298,30', '-34.845923,138.505905,11', '3250', '4500', '120', '120', '6500', '9000', NULL, NULL, NULL, '1', NULL, '2026-08-19 21:30:00+00', '2026-08-19 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a01e6c-4070-77ba-a85e-ede449380762', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-20', 'false', '2026-08-20 09:06:46+00', '2026-08-20 10:47:24+00', '20:30', '-34.981487,138.514967,34', '-34.982110,138.515051,18', '3400', '4850', '120', '100', '5667', '8083', NULL, NULL, NULL, '1', NULL, '2026-08-20 09:00:00+00', '2026-08-20 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a020c7-89d8-741c-9a38-a25f9a794af4', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-08-21', 'false', '2026-08-20 20:05:43+00', '2026-08-20 22:46:37+00', '08:30', '-34.951775,138.606387,11', '-34.951137,138.606725,21', '3200', '4400', '180', '160', '8533', '11733', NULL, NULL, NULL, '1', NULL, '2026-08-20 20:00:00+00', '2026-08-20 23:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a020d9-ece0-73e3-a6b9-60c23d415545', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-21', 'false', '2026-08-20 20:25:48+00', '2026-08-20 22:33:16+00', '08:00', '-34.924404,138.608304,12', '-34.924005,138.608821,13', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-20 20:30:00+00', '2026-08-20 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a020db-0238-753e-810b-c75d8775f097', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-21', 'false', '2026-08-20 20:26:59+00', '2026-08-20 22:33:37+00', '08:00', '-34.924405,138.608786,28', '-34.924837,138.609052,30', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-20 20:30:00+00', '2026-08-20 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a02391-b210-74e9-aea3-535c3337951b', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-21', 'false', '2026-08-21 09:05:46+00', '2026-08-21 10:59:59+00', '20:30', '-34.981765,138.515277,27', '-34.981680,138.514812,27', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-08-21 09:00:00+00', '2026-08-21 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a023b0-e270-7144-9d8c-b6f838a59508', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-21', 'false', '2026-08-21 09:39:50+00', '2026-08-21 11:59:31+00', '21:30', '-34.921177,138.630432,29', '-34.920880,138.630435,21', '3600', '5200', '150', '139', '8340', '12047', NULL, NULL, NULL, '1', NULL, '2026-08-21 09:30:00+00', '2026-08-21 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0244b-bef8-7409-9dad-81b584c4b602', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-21', 'false', '2026-08-21 12:28:59+00', '2026-08-21 16:16:21+00', '02:00', '-34.812733,138.613928,21', '-34.812303,138.614751,11', '3900', '5600', '240', '227', '14755', '21187', NULL, NULL, NULL, '1', NULL, '2026-08-21 12:30:00+00', '2026-08-21 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a02621-1750-727d-b6ff-c92e330145a0', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-08-22', 'false', '2026-08-21 21:01:38+00', '2026-08-21 23:36:36+00', '09:00', '-34.846540,138.505976,34', '-34.845828,138.505498,23', '3250', '4500', '150', '150', '8125', '11250', NULL, NULL, NULL, '1', NULL, '2026-08-21 21:00:00+00', '2026-08-21 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a026e6-8a30-7264-9a31-3fee0b6e5c49', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-22', 'false', '2026-08-22 00:37:18+00', '2026-08-22 03:28:48+00', '13:00', '-34.919813,138.492446,19', '-34.919573,138.492312,8', '3700', '5100', '180', '171', '10545', '14535', NULL, NULL, NULL, '1', NULL, '2026-08-22 00:30:00+00', '2026-08-22 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a026e8-bcb0-758c-af4b-76b5dda3b3b0', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-22', 'false', '2026-08-22 00:39:42+00', '2026-08-22 03:30:19+00', '13:00', '-34.920330,138.492784,25', '-34.920307,138.492590,19', '3700', '5100', '180', '170', '10483', '14450', NULL, NULL, NULL, '1', NULL, '2026-08-22 00:30:00+00', '2026-08-22 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a02c02-a918-7047-8193-438d8aa8a013', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-23', 'false', '2026-08-23 00:26:07+00', '2026-08-23 03:35:19+00', '13:00', '-34.920197,138.493434,26', '-34.920086,138.493134,14', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-08-23 00:30:00+00', '2026-08-23 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a02c0a-fde8-75c2-ad6c-f7bf49ebe7e8', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-23', 'false', '2026-08-23 00:35:13+00', '2026-08-23 03:24:49+00', '13:00', '-34.920157,138.492581,24', '-34.920317,138.492912,35', '3700', '5100', '180', '169', '10422', '14365', NULL, NULL, NULL, '1', NULL, '2026-08-23 00:30:00+00', '2026-08-23 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0303d-16a8-7540-a215-987561ceccf3', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-24', 'false', '2026-08-23 20:08:25+00', '2026-08-23 22:03:49+00', '07:30', '-34.951422,138.606485,34', '-34.951192,138.607119,13', '3200', '4400', '120', '115', '6133', '8433', NULL, NULL, NULL, '1', NULL, '2026-08-23 20:00:00+00', '2026-08-23 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0304f-d388-714a-a111-e6fc8168f313', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-24', 'false', '2026-08-23 20:28:53+00', '2026-08-23 22:22:08+00', '08:00', '-34.924715,138.609262,34', '-34.925088,138.609062,12', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-08-23 20:30:00+00', '2026-08-23 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03053-4658-7208-93ef-a11383cb9aaa', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-24', 'false', '2026-08-23 20:32:39+00', '2026-08-23 22:28:39+00', '08:00', '-34.924520,138.608891,9', '-34.924726,138.609474,26', '3350', '4700', '120', '116', '6477', '9087', NULL, NULL, NULL, '1', NULL, '2026-08-23 20:30:00+00', '2026-08-23 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03322-21b0-729c-a32f-c76d82db21f9', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-24', 'false', '2026-08-24 09:37:50+00', '2026-08-24 11:57:18+00', '21:30', '-34.920966,138.630036,7', '-34.921695,138.629806,32', '3600', '5200', '150', '139', '8340', '12047', NULL, NULL, NULL, '1', NULL, '2026-08-24 09:30:00+00', '2026-08-24 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a033bf-6f38-708a-a9d1-88985dc49011', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-24', 'false', '2026-08-24 12:29:39+00', '2026-08-24 16:17:04+00', '02:00', '-34.812377,138.613772,21', '-34.812449,138.614778,13', '3900', '5600', '240', '227', '14755', '21187', NULL, NULL, NULL, '1', NULL, '2026-08-24 12:30:00+00', '2026-08-24 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0355c-5e28-773f-8df4-72b92730f4f6', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-25', 'false', '2026-08-24 20:00:41+00', '2026-08-24 21:46:23+00', '07:30', '-34.950689,138.606558,26', '-34.951702,138.607471,15', '3200', '4400', '120', '105', '5600', '7700', NULL, NULL, NULL, '1', NULL, '2026-08-24 20:00:00+00', '2026-08-24 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03573-e1b0-73bc-93de-6bb658126b7a', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-25', 'false', '2026-08-24 20:26:22+00', '2026-08-24 22:29:36+00', '08:00', '-34.924129,138.608984,22', '-34.925054,138.609071,5', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-24 20:30:00+00', '2026-08-24 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03579-5438-74e0-9965-7fc68cb7fe42', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-25', 'false', '2026-08-24 20:32:19+00', '2026-08-24 22:18:08+00', '08:00', '-34.924050,138.608800,24', '-34.924851,138.609262,18', '3350', '4700', '120', '105', '5863', '8225', NULL, NULL, NULL, '1', NULL, '2026-08-24 20:30:00+00', '2026-08-24 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a035b3-6b50-743b-bce8-77c814c21f78', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-08-25', 'false', '2026-08-24 21:35:46+00', '2026-08-24 23:22:57+00', '09:00', '-34.845757,138.505382,18', '-34.846385,138.505734,34', '3250', '4500', '120', '107', '5796', '8025', NULL, NULL, NULL, '1', NULL, '2026-08-24 21:30:00+00', '2026-08-24 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03a7f-fb08-7560-833c-8284e1981595', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-26', 'false', '2026-08-25 19:57:41+00', '2026-08-25 21:48:22+00', '07:30', '-34.950692,138.606666,32', '-34.951224,138.606649,17', '3200', '4400', '120', '110', '5867', '8067', NULL, NULL, NULL, '1', NULL, '2026-08-25 20:00:00+00', '2026-08-25 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03a9c-58c0-74eb-b28d-81af04acfdb7', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-26', 'false', '2026-08-25 20:28:40+00', '2026-08-25 22:29:07+00', '08:00', '-34.924726,138.608498,28', '-34.924789,138.609295,11', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-25 20:30:00+00', '2026-08-25 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03a9e-6818-7714-b288-35d7fe871593', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-26', 'false', '2026-08-25 20:30:55+00', '2026-08-25 22:28:28+00', '08:00', '-34.924368,138.609185,11', '-34.924581,138.608719,19', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL, '2026-08-25 20:30:00+00', '2026-08-25 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03d54-6828-74fe-aa66-ed33d03b397f', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-26', 'false', '2026-08-26 09:08:57+00', '2026-08-26 11:03:18+00', '20:30', '-34.981587,138.515704,13', '-34.981774,138.515823,5', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-08-26 09:00:00+00', '2026-08-26 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03d6f-6650-72ba-8833-9b2caac19cb1', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-26', 'false', '2026-08-26 09:38:26+00', '2026-08-26 11:53:01+00', '21:30', '-34.921719,138.629969,4', '-34.921202,138.630357,12', '3600', '5200', '150', '134', '8040', '11613', NULL, NULL, NULL, '1', NULL, '2026-08-26 09:30:00+00', '2026-08-26 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03e0e-8898-749d-85de-94c175bf9cfd', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-26', 'false', '2026-08-26 12:32:15+00', '2026-08-26 16:35:02+00', '02:00', '-34.812560,138.614729,34', '-34.812914,138.614682,24', '3900', '5600', '240', '240', '15600', '22400', NULL, NULL, NULL, '1', NULL, '2026-08-26 12:30:00+00', '2026-08-26 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03fa6-6a90-7417-8938-31cec3315b64', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-27', 'false', '2026-08-26 19:57:46+00', '2026-08-26 21:58:30+00', '07:30', '-34.950625,138.606747,23', '-34.951556,138.606952,28', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-08-26 20:00:00+00', '2026-08-26 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03fc5-f0e0-766b-9059-c735b437f92b', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-27', 'false', '2026-08-26 20:32:12+00', '2026-08-26 22:32:15+00', '08:00', '-34.924115,138.609076,29', '-34.924823,138.608687,8', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-08-26 20:30:00+00', '2026-08-26 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03fcc-45f8-73be-af1b-8060adec30f8', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-27', 'false', '2026-08-26 20:39:07+00', '2026-08-26 22:28:12+00', '08:00', '-34.924038,138.609297,8', '-34.924108,138.608366,12', '3350', '4700', '120', '109', '6086', '8538', NULL, NULL, NULL, '1', NULL, '2026-08-26 20:30:00+00', '2026-08-26 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a03ff8-18b8-71e4-9195-3919b34a8fa2', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-08-27', 'false', '2026-08-26 21:26:59+00', '2026-08-26 23:24:58+00', '09:00', '-34.846581,138.505629,9', '-34.846112,138.505528,4', '3250', '4500', '120', '117', '6338', '8775', NULL, NULL, NULL, '1', NULL, '2026-08-26 21:30:00+00', '2026-08-26 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0427b-29b8-7399-ad1a-abffb5f6c51d', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-27', 'false', '2026-08-27 09:09:23+00', '2026-08-27 10:58:08+00', '20:30', '-34.982053,138.515758,10', '-34.982335,138.514998,31', '3400', '4850', '120', '108', '6120', '8730', NULL, NULL, NULL, '1', NULL, '2026-08-27 09:00:00+00', '2026-08-27 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a044d7-e638-72b2-ada5-a6db068ca335', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-08-28', 'false', '2026-08-27 20:09:55+00', '2026-08-27 22:57:35+00', '08:30', '-34.950969,138.606680,33', '-34.951069,138.606741,23', '3200', '4400', '180', '167', '8907', '12247', NULL, NULL, NULL, '1', NULL, '2026-08-27 20:00:00+00', '2026-08-27 23:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a044f2-86a0-7340-9509-e100a8e8c472', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-28', 'false', '2026-08-27 20:39:00+00', '2026-08-27 22:24:50+00', '08:00', '-34.925097,138.608487,12', '-34.924484,138.608715,13', '3350', '4700', '120', '105', '5863', '8225', NULL, NULL, NULL, '1', NULL, '2026-08-27 20:30:00+00', '2026-08-27 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0479a-fdd8-75a4-9bf3-f2ea6aad8027', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-28', 'false', '2026-08-28 09:02:15+00', '2026-08-28 11:04:02+00', '20:30', '-34.981266,138.515233,16', '-34.981916,138.515189,24', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-08-28 09:00:00+00', '2026-08-28 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a04861-b108-71f1-a043-9630126980a2', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-28', 'false', '2026-08-28 12:39:17+00', '2026-08-28 16:27:51+00', '02:00', '-34.812748,138.613687,15', '-34.812803,138.613826,27', '3900', '5600', '240', '228', '14820', '21280', NULL, NULL, NULL, '1', NULL, '2026-08-28 12:30:00+00', '2026-08-28 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a04a2d-2238-737f-b2a5-c4d4bfbee52d', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-08-29', 'false', '2026-08-28 21:01:07+00', '2026-08-28 23:17:00+00', '09:00', '-34.846041,138.505999,22', '-34.846407,138.505500,34', '3250', '4500', '150', '135', '7313', '10125', NULL, NULL, NULL, '1', NULL, '2026-08-28 21:00:00+00', '2026-08-28 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a04aea-d8a0-7239-8f51-a2fb7e17b877', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-29', 'false', '2026-08-29 00:28:20+00', '2026-08-29 03:29:03+00', '13:00', '-34.919698,138.493446,13', '-34.919636,138.492978,26', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-08-29 00:30:00+00', '2026-08-29 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a04af0-56e0-739d-abfe-212a7b2c0ab3', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-29', 'false', '2026-08-29 00:34:20+00', '2026-08-29 03:16:41+00', '13:00', '-34.919785,138.492559,4', '-34.920122,138.493098,13', '3700', '5100', '180', '162', '9990', '13770', NULL, NULL, NULL, '1', NULL, '2026-08-29 00:30:00+00', '2026-08-29 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05015-4f68-71aa-887a-2cacd1bd93c6', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-30', 'false', '2026-08-30 00:32:49+00', '2026-08-30 03:29:55+00', '13:00', '-34.920068,138.493203,23', '-34.919962,138.493019,25', '3700', '5100', '180', '177', '10915', '15045', NULL, NULL, NULL, '1', NULL, '2026-08-30 00:30:00+00', '2026-08-30 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0501a-5c60-77d3-9028-31b6549625c0', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-08-30', 'false', '2026-08-30 00:38:20+00', '2026-08-30 03:28:14+00', '13:00', '-34.919712,138.492421,8', '-34.919804,138.492853,23', '3700', '5100', '180', '169', '10422', '14365', NULL, NULL, NULL, '1', NULL, '2026-08-30 00:30:00+00', '2026-08-30 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05440-4bd8-7476-9e9b-1e6fb11091f5', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-08-31', 'false', '2026-08-30 19:58:15+00', '2026-08-30 21:54:32+00', '07:30', '-34.951111,138.606359,14', '-34.950974,138.606638,16', '3200', '4400', '120', '116', '6187', '8507', NULL, NULL, NULL, '1', NULL, '2026-08-30 20:00:00+00', '2026-08-30 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05460-08d8-7096-a0ba-c8084e4906d5', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-08-31', 'false', '2026-08-30 20:32:55+00', '2026-08-30 22:17:22+00', '08:00', '-34.924734,138.608495,28', '-34.924450,138.608937,22', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL, '2026-08-30 20:30:00+00', '2026-08-30 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05707-d048-7130-b0c7-2ac0979a45a4', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-08-31', 'false', '2026-08-31 08:55:25+00', '2026-08-31 11:04:01+00', '20:30', '-34.981628,138.515058,7', '-34.982209,138.514934,30', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-08-31 09:00:00+00', '2026-08-31 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05729-1bb8-75db-92ed-bfaea2ec229c', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-08-31', 'false', '2026-08-31 09:31:47+00', '2026-08-31 12:04:55+00', '21:30', '-34.921442,138.630392,8', '-34.920976,138.630220,5', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-08-31 09:30:00+00', '2026-08-31 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a057cf-e308-7601-bd74-94176e337f7a', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-08-31', 'false', '2026-08-31 12:33:57+00', '2026-08-31 16:30:32+00', '02:00', '-34.812464,138.614015,14', '-34.812556,138.614102,29', '3900', '5600', '240', '236', '15340', '22027', NULL, NULL, NULL, '1', NULL, '2026-08-31 12:30:00+00', '2026-08-31 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0596e-c210-7465-bdbb-bb0a7d1fc5fe', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-01', 'false', '2026-08-31 20:07:06+00', '2026-08-31 21:51:52+00', '07:30', '-34.950721,138.606772,34', '-34.951324,138.606624,11', '3200', '4400', '120', '104', '5547', '7627', NULL, NULL, NULL, '1', NULL, '2026-08-31 20:00:00+00', '2026-08-31 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0597e-6210-75ff-b9c3-2496b1a6d9e7', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-01', 'false', '2026-08-31 20:24:10+00', '2026-08-31 22:16:59+00', '08:00', '-34.924102,138.609330,25', '-34.924670,138.608552,10', '3350', '4700', '120', '112', '6253', '8773', NULL, NULL, NULL, '1', NULL, '2026-08-31 20:30:00+00', '2026-08-31 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a059be-6c98-729a-b837-37a12d0aeefe', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-01', 'false', '2026-08-31 21:34:07+00', '2026-08-31 23:34:56+00', '09:00', '-34.846263,138.505565,32', '-34.846107,138.505701,13', '3250', '4500', '120', '120', '6500', '9000', NULL, NULL, NULL, '1', NULL, '2026-08-31 21:30:00+00', '2026-08-31 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05c2e-0d08-717d-90be-064d1c10268e', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-01', 'false', '2026-09-01 08:55:17+00', '2026-09-01 11:06:31+00', '20:30', '-34.982034,138.515325,9', '-34.982178,138.515169,8', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-01 09:00:00+00', '2026-09-01 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05e8b-9890-7415-b3c6-cbf663d80f32', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-02', 'false', '2026-09-01 19:56:42+00', '2026-09-01 21:57:57+00', '07:30', '-34.951669,138.606388,31', '-34.950765,138.607137,5', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-09-01 20:00:00+00', '2026-09-01 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05eaf-7058-742d-a659-2930a919b9b3', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-02', 'false', '2026-09-01 20:35:51+00', '2026-09-01 22:17:15+00', '08:00', '-34.924881,138.609145,21', '-34.924144,138.608634,12', '3350', '4700', '120', '101', '5639', '7912', NULL, NULL, NULL, '1', NULL, '2026-09-01 20:30:00+00', '2026-09-01 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a05eb1-8780-71ea-81ec-50e1af17dd80', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-02', 'false', '2026-09-01 20:38:08+00', '2026-09-01 22:30:55+00', '08:00', '-34.924688,138.609128,22', '-34.924512,138.608820,9', '3350', '4700', '120', '112', '6253', '8773', NULL, NULL, NULL, '1', NULL, '2026-09-01 20:30:00+00', '2026-09-01 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06153-5f68-75a2-88f2-5a8612a12ef9', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-02', 'false', '2026-09-02 08:54:09+00', '2026-09-02 10:59:37+00', '20:30', '-34.981975,138.515454,14', '-34.981490,138.515298,29', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-02 09:00:00+00', '2026-09-02 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06172-0710-7792-b804-ae6ab800ab33', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-02', 'false', '2026-09-02 09:27:38+00', '2026-09-02 11:59:42+00', '21:30', '-34.921388,138.630906,11', '-34.921714,138.630663,8', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-09-02 09:30:00+00', '2026-09-02 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06217-a198-726c-b538-e714ec0fef61', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-02', 'false', '2026-09-02 12:28:31+00', '2026-09-02 16:19:15+00', '02:00', '-34.812493,138.614739,18', '-34.812836,138.613760,18', '3900', '5600', '240', '230', '14950', '21467', NULL, NULL, NULL, '1', NULL, '2026-09-02 12:30:00+00', '2026-09-02 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a063bc-9b20-71bc-b6fc-d7eae08d8549', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-03', 'false', '2026-09-02 20:08:20+00', '2026-09-02 21:56:29+00', '07:30', '-34.951666,138.606780,29', '-34.951197,138.606609,13', '3200', '4400', '120', '108', '5760', '7920', NULL, NULL, NULL, '1', NULL, '2026-09-02 20:00:00+00', '2026-09-02 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a063d0-cb18-7244-ae4f-55422ebc533e', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-03', 'false', '2026-09-02 20:30:23+00', '2026-09-02 22:35:27+00', '08:00', '-34.924200,138.608738,9', '-34.924203,138.608356,23', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-02 20:30:00+00', '2026-09-02 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a063d6-a718-7503-b664-ca51172a9543', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-03', 'false', '2026-09-02 20:36:47+00', '2026-09-02 22:20:05+00', '08:00', '-34.924723,138.609104,32', '-34.924816,138.609386,18', '3350', '4700', '120', '103', '5751', '8068', NULL, NULL, NULL, '1', NULL, '2026-09-02 20:30:00+00', '2026-09-02 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06406-cb50-71f9-ac4c-461314f48064', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-03', 'false', '2026-09-02 21:29:22+00', '2026-09-02 23:30:54+00', '09:00', '-34.846665,138.505547,18', '-34.845767,138.506235,32', '3250', '4500', '120', '120', '6500', '9000', NULL, NULL, NULL, '1', NULL, '2026-09-02 21:30:00+00', '2026-09-02 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06684-65e0-7145-989d-f3cf1d12e4d3', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-03', 'false', '2026-09-03 09:05:48+00', '2026-09-03 10:48:11+00', '20:30', '-34.981837,138.514934,17', '-34.981830,138.515609,6', '3400', '4850', '120', '102', '5780', '8245', NULL, NULL, NULL, '1', NULL, '2026-09-03 09:00:00+00', '2026-09-03 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a068d8-f0b8-714a-b034-e41c7f6a8891', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-09-04', 'false', '2026-09-03 19:57:23+00', '2026-09-03 22:51:21+00', '08:30', '-34.951739,138.606557,16', '-34.951729,138.606421,28', '3200', '4400', '180', '173', '9227', '12687', NULL, NULL, NULL, '1', NULL, '2026-09-03 20:00:00+00', '2026-09-03 23:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a068f5-0c08-71cc-ab30-2ecd57b02cce', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-04', 'false', '2026-09-03 20:28:05+00', '2026-09-03 22:26:19+00', '08:00', '-34.924539,138.608945,24', '-34.924204,138.609147,6', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-09-03 20:30:00+00', '2026-09-03 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a068f7-4a40-7065-bde1-409df85000b4', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-04', 'false', '2026-09-03 20:30:32+00', '2026-09-03 22:22:53+00', '08:00', '-34.925139,138.608477,31', '-34.924139,138.609262,25', '3350', '4700', '120', '112', '6253', '8773', NULL, NULL, NULL, '1', NULL, '2026-09-03 20:30:00+00', '2026-09-03 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06ba8-cde0-74bf-91f7-a3f4da8d4665', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-04', 'false', '2026-09-04 09:03:40+00', '2026-09-04 10:58:43+00', '20:30', '-34.981806,138.514852,13', '-34.982116,138.515542,32', '3400', '4850', '120', '115', '6517', '9296', NULL, NULL, NULL, '1', NULL, '2026-09-04 09:00:00+00', '2026-09-04 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06bbe-6920-7542-a349-e3efff490ea7', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-04', 'false', '2026-09-04 09:27:16+00', '2026-09-04 11:53:32+00', '21:30', '-34.921708,138.630797,31', '-34.921214,138.630610,30', '3600', '5200', '150', '146', '8760', '12653', NULL, NULL, NULL, '1', NULL, '2026-09-04 09:30:00+00', '2026-09-04 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06c62-1b60-77b5-b81a-56fe4109e307', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-04', 'false', '2026-09-04 12:26:04+00', '2026-09-04 16:22:48+00', '02:00', '-34.812783,138.614441,32', '-34.812340,138.613806,9', '3900', '5600', '240', '236', '15340', '22027', NULL, NULL, NULL, '1', NULL, '2026-09-04 12:30:00+00', '2026-09-04 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06e3c-f1f8-76ae-9032-36220ab165be', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-09-05', 'false', '2026-09-04 21:04:43+00', '2026-09-04 23:28:51+00', '09:00', '-34.845970,138.505363,27', '-34.846219,138.505631,15', '3250', '4500', '150', '144', '7800', '10800', NULL, NULL, NULL, '1', NULL, '2026-09-04 21:00:00+00', '2026-09-04 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06ef7-3978-701e-b2f9-bf374937866a', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-05', 'false', '2026-09-05 00:28:11+00', '2026-09-05 03:19:19+00', '13:00', '-34.920043,138.493019,14', '-34.920077,138.492991,32', '3700', '5100', '180', '171', '10545', '14535', NULL, NULL, NULL, '1', NULL, '2026-09-05 00:30:00+00', '2026-09-05 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a06efb-4c70-7264-87f8-d309bf84d345', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-05', 'false', '2026-09-05 00:32:38+00', '2026-09-05 03:34:57+00', '13:00', '-34.920480,138.492693,26', '-34.919925,138.492694,7', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-09-05 00:30:00+00', '2026-09-05 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07421-8d18-7616-8401-549ae12a2254', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-06', 'false', '2026-09-06 00:32:31+00', '2026-09-06 03:20:44+00', '13:00', '-34.919840,138.493356,17', '-34.919575,138.492949,8', '3700', '5100', '180', '168', '10360', '14280', NULL, NULL, NULL, '1', NULL, '2026-09-06 00:30:00+00', '2026-09-06 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07422-dd08-700b-9807-e6f89b62c546', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-06', 'false', '2026-09-06 00:33:57+00', '2026-09-06 03:36:32+00', '13:00', '-34.920259,138.493094,28', '-34.920053,138.493186,16', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-09-06 00:30:00+00', '2026-09-06 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07851-fff8-7007-80d1-ab445e24bb63', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-07', 'false', '2026-09-06 20:03:55+00', '2026-09-06 21:55:59+00', '07:30', '-34.950626,138.606924,17', '-34.951376,138.606377,31', '3200', '4400', '120', '112', '5973', '8213', NULL, NULL, NULL, '1', NULL, '2026-09-06 20:00:00+00', '2026-09-06 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07869-f4c8-73ab-b29c-54410f181b07', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-07', 'false', '2026-09-06 20:30:05+00', '2026-09-06 22:31:17+00', '08:00', '-34.925129,138.609160,34', '-34.924492,138.608562,24', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-06 20:30:00+00', '2026-09-06 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07871-fb78-73a9-8755-6d1e0381a5a8', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-07', 'false', '2026-09-06 20:38:51+00', '2026-09-06 22:29:40+00', '08:00', '-34.924796,138.608326,22', '-34.924211,138.609310,19', '3350', '4700', '120', '110', '6142', '8617', NULL, NULL, NULL, '1', NULL, '2026-09-06 20:30:00+00', '2026-09-06 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07b20-d768-7732-93d0-8952631b643f', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-07', 'false', '2026-09-07 09:09:05+00', '2026-09-07 11:06:11+00', '20:30', '-34.981478,138.515592,30', '-34.981844,138.515114,28', '3400', '4850', '120', '117', '6630', '9458', NULL, NULL, NULL, '1', NULL, '2026-09-07 09:00:00+00', '2026-09-07 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07b32-e868-77d2-a1b3-90ac3796c530', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-07', 'false', '2026-09-07 09:28:49+00', '2026-09-07 11:49:46+00', '21:30', '-34.921068,138.630320,4', '-34.921653,138.630308,28', '3600', '5200', '150', '140', '8400', '12133', NULL, NULL, NULL, '1', NULL, '2026-09-07 09:30:00+00', '2026-09-07 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07bd8-dcc8-7688-8a05-005354139aaf', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-07', 'false', '2026-09-07 12:30:05+00', '2026-09-07 16:22:57+00', '02:00', '-34.812635,138.614030,28', '-34.813013,138.614508,9', '3900', '5600', '240', '232', '15080', '21653', NULL, NULL, NULL, '1', NULL, '2026-09-07 12:30:00+00', '2026-09-07 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07d7a-4c10-7385-9f41-b602fa8b8fea', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-08', 'false', '2026-09-07 20:06:02+00', '2026-09-07 21:56:24+00', '07:30', '-34.950634,138.606697,14', '-34.951139,138.607128,20', '3200', '4400', '120', '110', '5867', '8067', NULL, NULL, NULL, '1', NULL, '2026-09-07 20:00:00+00', '2026-09-07 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07d90-8390-703c-a8c3-33806763ea5b', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-08', 'false', '2026-09-07 20:30:18+00', '2026-09-07 22:20:15+00', '08:00', '-34.924681,138.608874,30', '-34.924208,138.609194,30', '3350', '4700', '120', '109', '6086', '8538', NULL, NULL, NULL, '1', NULL, '2026-09-07 20:30:00+00', '2026-09-07 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07d97-1728-776a-86f3-abd01bb1348b', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-08', 'false', '2026-09-07 20:37:29+00', '2026-09-07 22:33:59+00', '08:00', '-34.924323,138.608474,17', '-34.924182,138.608375,33', '3350', '4700', '120', '116', '6477', '9087', NULL, NULL, NULL, '1', NULL, '2026-09-07 20:30:00+00', '2026-09-07 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a07dcb-d710-7478-af13-75f73bb9d9a3', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-08', 'false', '2026-09-07 21:35:06+00', '2026-09-07 23:29:50+00', '09:00', '-34.846724,138.505310,17', '-34.846451,138.506051,19', '3250', '4500', '120', '114', '6175', '8550', NULL, NULL, NULL, '1', NULL, '2026-09-07 21:30:00+00', '2026-09-07 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a08040-3270-7322-9a37-954527fd87a0', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-08', 'false', '2026-09-08 09:01:26+00', '2026-09-08 10:57:16+00', '20:30', '-34.981261,138.515275,26', '-34.981412,138.515666,16', '3400', '4850', '120', '115', '6517', '9296', NULL, NULL, NULL, '1', NULL, '2026-09-08 09:00:00+00', '2026-09-08 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0829b-3d58-7208-9201-a742050e9a56', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-09', 'false', '2026-09-08 20:00:07+00', '2026-09-08 22:04:01+00', '07:30', '-34.950988,138.606732,29', '-34.950823,138.606928,14', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-09-08 20:00:00+00', '2026-09-08 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a082b6-9170-72f2-bd17-df471c9678ff', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-09', 'false', '2026-09-08 20:29:58+00', '2026-09-08 22:20:34+00', '08:00', '-34.924404,138.609429,26', '-34.924060,138.608684,29', '3350', '4700', '120', '110', '6142', '8617', NULL, NULL, NULL, '1', NULL, '2026-09-08 20:30:00+00', '2026-09-08 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a082be-f9c8-7559-a342-ef91e459772f', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-09', 'false', '2026-09-08 20:39:09+00', '2026-09-08 22:22:04+00', '08:00', '-34.924694,138.608953,20', '-34.924952,138.608765,18', '3350', '4700', '120', '102', '5695', '7990', NULL, NULL, NULL, '1', NULL, '2026-09-08 20:30:00+00', '2026-09-08 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a08560-29b8-7419-8482-eaa4ebb3a1b7', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-09', 'false', '2026-09-09 08:54:27+00', '2026-09-09 11:02:20+00', '20:30', '-34.981306,138.515159,33', '-34.981734,138.515160,21', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-09 09:00:00+00', '2026-09-09 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a08581-0f98-7586-8cb7-10355ec3c73d', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-09', 'false', '2026-09-09 09:30:23+00', '2026-09-09 12:03:28+00', '21:30', '-34.921861,138.630651,10', '-34.921057,138.630908,6', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-09-09 09:30:00+00', '2026-09-09 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0862a-c100-73db-9aac-03817bcb9222', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-09', 'false', '2026-09-09 12:35:44+00', '2026-09-09 16:18:47+00', '02:00', '-34.813374,138.613780,21', '-34.813377,138.614554,4', '3900', '5600', '240', '223', '14495', '20813', NULL, NULL, NULL, '1', NULL, '2026-09-09 12:30:00+00', '2026-09-09 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a087c2-31b0-7544-b77a-ceba59e6e094', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-10', 'false', '2026-09-09 20:00:46+00', '2026-09-09 21:49:38+00', '07:30', '-34.951235,138.606476,12', '-34.951053,138.607020,11', '3200', '4400', '120', '108', '5760', '7920', NULL, NULL, NULL, '1', NULL, '2026-09-09 20:00:00+00', '2026-09-09 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a087d9-47d8-7457-a01c-f8822318e47a', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-10', 'false', '2026-09-09 20:25:59+00', '2026-09-09 22:29:48+00', '08:00', '-34.924466,138.609295,5', '-34.924039,138.609396,5', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-09 20:30:00+00', '2026-09-09 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a087e2-cd58-7637-bbb0-32ffd33ec171', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-10', 'false', '2026-09-09 20:36:23+00', '2026-09-09 22:21:08+00', '08:00', '-34.924478,138.608444,25', '-34.924871,138.608914,13', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL, '2026-09-09 20:30:00+00', '2026-09-09 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a08812-bae0-71eb-8ae2-e589d2f45077', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-10', 'false', '2026-09-09 21:28:44+00', '2026-09-09 23:23:59+00', '09:00', '-34.846462,138.505719,27', '-34.846166,138.506017,26', '3250', '4500', '120', '115', '6229', '8625', NULL, NULL, NULL, '1', NULL, '2026-09-09 21:30:00+00', '2026-09-09 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a08a8b-9698-76e5-8287-b47bdccf8766', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-10', 'false', '2026-09-10 08:59:59+00', '2026-09-10 10:47:06+00', '20:30', '-34.981230,138.515921,7', '-34.982350,138.515934,25', '3400', '4850', '120', '107', '6063', '8649', NULL, NULL, NULL, '1', NULL, '2026-09-10 09:00:00+00', '2026-09-10 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a08d02-4b88-722c-9f18-8ded0cbf52c0', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-11', 'false', '2026-09-10 20:28:53+00', '2026-09-10 22:27:25+00', '08:00', '-34.924835,138.608996,17', '-34.924809,138.608972,21', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-09-10 20:30:00+00', '2026-09-10 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a08d09-aa40-7594-9f20-030ba0e7f5ec', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-11', 'false', '2026-09-10 20:36:56+00', '2026-09-10 22:20:08+00', '08:00', '-34.924148,138.609320,8', '-34.925137,138.608715,19', '3350', '4700', '120', '103', '5751', '8068', NULL, NULL, NULL, '1', NULL, '2026-09-10 20:30:00+00', '2026-09-10 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a08faf-1820-70ac-aeea-5a3af203f0a7', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-11', 'false', '2026-09-11 08:56:52+00', '2026-09-11 11:02:50+00', '20:30', '-34.982222,138.514802,13', '-34.982221,138.515809,6', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-11 09:00:00+00', '2026-09-11 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09075-0fd0-77f4-9091-5d230e9aeff4', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-11', 'false', '2026-09-11 12:33:06+00', '2026-09-11 16:23:24+00', '02:00', '-34.813073,138.613759,16', '-34.812569,138.614737,5', '3900', '5600', '240', '230', '14950', '21467', NULL, NULL, NULL, '1', NULL, '2026-09-11 12:30:00+00', '2026-09-11 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09240-5608-7551-bdff-21deda813d81', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-09-12', 'false', '2026-09-11 20:54:45+00', '2026-09-11 23:24:54+00', '09:00', '-34.846427,138.505868,12', '-34.845837,138.505976,20', '3250', '4500', '150', '150', '8125', '11250', NULL, NULL, NULL, '1', NULL, '2026-09-11 21:00:00+00', '2026-09-11 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09300-5e30-7295-8861-57e395badc03', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-12', 'false', '2026-09-12 00:24:30+00', '2026-09-12 03:22:43+00', '13:00', '-34.920464,138.492549,17', '-34.920147,138.492483,18', '3700', '5100', '180', '178', '10977', '15130', NULL, NULL, NULL, '1', NULL, '2026-09-12 00:30:00+00', '2026-09-12 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09306-8080-70ae-931d-05fe701795dd', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-12', 'false', '2026-09-12 00:31:12+00', '2026-09-12 03:23:31+00', '13:00', '-34.920449,138.492692,27', '-34.920699,138.493441,6', '3700', '5100', '180', '172', '10607', '14620', NULL, NULL, NULL, '1', NULL, '2026-09-12 00:30:00+00', '2026-09-12 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09827-b048-7212-a16a-79fc420cd414', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-13', 'false', '2026-09-13 00:25:33+00', '2026-09-13 03:36:30+00', '13:00', '-34.920555,138.493023,20', '-34.920469,138.492998,19', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-09-13 00:30:00+00', '2026-09-13 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09832-2410-70b7-8317-76b8fcf655dd', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-13', 'false', '2026-09-13 00:36:58+00', '2026-09-13 03:27:49+00', '13:00', '-34.919720,138.493258,33', '-34.919866,138.493147,14', '3700', '5100', '180', '170', '10483', '14450', NULL, NULL, NULL, '1', NULL, '2026-09-13 00:30:00+00', '2026-09-13 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09c5c-2a68-7000-9ccd-e8f0c9d5c771', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-14', 'false', '2026-09-13 20:01:21+00', '2026-09-13 21:51:25+00', '07:30', '-34.951292,138.607035,22', '-34.951735,138.607265,6', '3200', '4400', '120', '110', '5867', '8067', NULL, NULL, NULL, '1', NULL, '2026-09-13 20:00:00+00', '2026-09-13 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09c75-b190-7535-aaa0-950a1e09c867', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-14', 'false', '2026-09-13 20:29:14+00', '2026-09-13 22:27:45+00', '08:00', '-34.924003,138.609045,14', '-34.924922,138.609079,17', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-09-13 20:30:00+00', '2026-09-13 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09c7b-4b28-7038-aa31-accddfeb80b9', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-14', 'false', '2026-09-13 20:35:21+00', '2026-09-13 22:32:25+00', '08:00', '-34.924801,138.608343,16', '-34.924099,138.609296,12', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL, '2026-09-13 20:30:00+00', '2026-09-13 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09f20-c4c0-74f3-8461-ec53bf2338e8', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-14', 'false', '2026-09-14 08:55:20+00', '2026-09-14 10:51:08+00', '20:30', '-34.981838,138.515336,23', '-34.982262,138.515560,13', '3400', '4850', '120', '115', '6517', '9296', NULL, NULL, NULL, '1', NULL, '2026-09-14 09:00:00+00', '2026-09-14 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09f3c-91f0-734b-b469-40135cfe7d1d', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-14', 'false', '2026-09-14 09:25:42+00', '2026-09-14 11:46:44+00', '21:30', '-34.921375,138.630637,34', '-34.921292,138.629916,10', '3600', '5200', '150', '141', '8460', '12220', NULL, NULL, NULL, '1', NULL, '2026-09-14 09:30:00+00', '2026-09-14 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a09fe6-2418-77f1-9edd-c22881b74a52', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-14', 'false', '2026-09-14 12:30:55+00', '2026-09-14 16:22:46+00', '02:00', '-34.812869,138.613996,30', '-34.812953,138.613618,8', '3900', '5600', '240', '231', '15015', '21560', NULL, NULL, NULL, '1', NULL, '2026-09-14 12:30:00+00', '2026-09-14 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a197-71e0-705f-9771-f804bb09b4c4', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-15', 'false', '2026-09-14 20:24:12+00', '2026-09-14 22:29:38+00', '08:00', '-34.924231,138.609192,17', '-34.924833,138.609319,35', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-14 20:30:00+00', '2026-09-14 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a199-7968-75f9-8e98-c99253b1f5f7', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-15', 'false', '2026-09-14 20:26:25+00', '2026-09-14 22:21:43+00', '08:00', '-34.924170,138.608461,13', '-34.924185,138.608849,12', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-09-14 20:30:00+00', '2026-09-14 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a1ce-d1a8-721e-a484-06b15abaeea6', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-15', 'false', '2026-09-14 21:24:41+00', '2026-09-14 23:16:53+00', '09:00', '-34.846391,138.506120,23', '-34.845702,138.505543,21', '3250', '4500', '120', '112', '6067', '8400', NULL, NULL, NULL, '1', NULL, '2026-09-14 21:30:00+00', '2026-09-14 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a44b-9948-7478-8578-edcb8a3157b0', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-15', 'false', '2026-09-15 09:00:13+00', '2026-09-15 10:46:32+00', '20:30', '-34.981381,138.515399,32', '-34.982086,138.515002,28', '3400', '4850', '120', '106', '6007', '8568', NULL, NULL, NULL, '1', NULL, '2026-09-15 09:00:00+00', '2026-09-15 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a6aa-2e70-7511-978f-c8c7d54b006a', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-16', 'false', '2026-09-15 20:02:46+00', '2026-09-15 21:51:53+00', '07:30', '-34.950739,138.607306,10', '-34.951119,138.607060,26', '3200', '4400', '120', '109', '5813', '7993', NULL, NULL, NULL, '1', NULL, '2026-09-15 20:00:00+00', '2026-09-15 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a6be-9130-744a-91fb-94517b1264ed', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-16', 'false', '2026-09-15 20:25:02+00', '2026-09-15 22:34:23+00', '08:00', '-34.924999,138.608704,9', '-34.924009,138.608985,14', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-15 20:30:00+00', '2026-09-15 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a6c2-9488-7525-8cdd-36d444caf165', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-16', 'false', '2026-09-15 20:29:25+00', '2026-09-15 22:34:38+00', '08:00', '-34.924277,138.608490,21', '-34.924510,138.609403,14', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-15 20:30:00+00', '2026-09-15 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a972-a128-76a0-b8ed-3420b4263cbb', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-16', 'false', '2026-09-16 09:00:57+00', '2026-09-16 11:04:54+00', '20:30', '-34.981460,138.515779,26', '-34.981815,138.515466,15', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-16 09:00:00+00', '2026-09-16 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0a991-25a8-75b0-b7d6-4e8de42b2bf0', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-16', 'false', '2026-09-16 09:34:17+00', '2026-09-16 11:52:39+00', '21:30', '-34.921397,138.629933,11', '-34.921227,138.630837,19', '3600', '5200', '150', '138', '8280', '11960', NULL, NULL, NULL, '1', NULL, '2026-09-16 09:30:00+00', '2026-09-16 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0aa38-8550-72b7-897b-0c45b65b2f08', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-16', 'false', '2026-09-16 12:37:06+00', '2026-09-16 16:26:49+00', '02:00', '-34.812499,138.613870,16', '-34.812223,138.614715,9', '3900', '5600', '240', '229', '14885', '21373', NULL, NULL, NULL, '1', NULL, '2026-09-16 12:30:00+00', '2026-09-16 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0abd0-c8f0-7333-8bd3-4b0334498092', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-17', 'false', '2026-09-16 20:03:02+00', '2026-09-16 21:54:53+00', '07:30', '-34.951748,138.606401,5', '-34.950889,138.606618,11', '3200', '4400', '120', '111', '5920', '8140', NULL, NULL, NULL, '1', NULL, '2026-09-16 20:00:00+00', '2026-09-16 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0abe9-1b80-70eb-b28f-599c9ff1ec41', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-17', 'false', '2026-09-16 20:29:36+00', '2026-09-16 22:16:55+00', '08:00', '-34.925049,138.608466,35', '-34.924219,138.609032,26', '3350', '4700', '120', '107', '5974', '8382', NULL, NULL, NULL, '1', NULL, '2026-09-16 20:30:00+00', '2026-09-16 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0abf2-56c8-7412-bceb-3078d4edfce5', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-17', 'false', '2026-09-16 20:39:41+00', '2026-09-16 22:18:17+00', '08:00', '-34.924548,138.608737,13', '-34.924944,138.608758,8', '3350', '4700', '120', '98', '5472', '7677', NULL, NULL, NULL, '1', NULL, '2026-09-16 20:30:00+00', '2026-09-16 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0ac23-8c70-71e0-9e03-43749e666134', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-17', 'false', '2026-09-16 21:33:26+00', '2026-09-16 23:32:23+00', '09:00', '-34.846120,138.505976,13', '-34.846470,138.505591,13', '3250', '4500', '120', '118', '6392', '8850', NULL, NULL, NULL, '1', NULL, '2026-09-16 21:30:00+00', '2026-09-16 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0ae97-72a0-76f8-a724-423b90051295', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-17', 'false', '2026-09-17 08:59:16+00', '2026-09-17 10:50:46+00', '20:30', '-34.982196,138.515175,14', '-34.981646,138.515159,12', '3400', '4850', '120', '111', '6290', '8973', NULL, NULL, NULL, '1', NULL, '2026-09-17 09:00:00+00', '2026-09-17 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b0fb-cc58-74eb-a63e-9a7699bdd52e', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-09-18', 'false', '2026-09-17 20:08:07+00', '2026-09-17 22:54:34+00', '08:30', '-34.950798,138.607271,8', '-34.950981,138.606836,30', '3200', '4400', '180', '166', '8853', '12173', NULL, NULL, NULL, '1', NULL, '2026-09-17 20:00:00+00', '2026-09-17 23:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b10c-23f0-76bd-8ec9-0a8e61640f21', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-18', 'false', '2026-09-17 20:25:58+00', '2026-09-17 22:31:33+00', '08:00', '-34.924447,138.608477,13', '-34.924922,138.608388,34', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-17 20:30:00+00', '2026-09-17 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b113-28d0-7684-b24e-87a4d1c0a61f', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-18', 'false', '2026-09-17 20:33:38+00', '2026-09-17 22:18:04+00', '08:00', '-34.924131,138.608716,28', '-34.925171,138.609240,9', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL, '2026-09-17 20:30:00+00', '2026-09-17 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b3bc-1150-741d-a4fe-dcf8ad66ce79', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-18', 'false', '2026-09-18 08:57:22+00', '2026-09-18 11:06:18+00', '20:30', '-34.982091,138.515138,23', '-34.981640,138.515457,29', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-18 09:00:00+00', '2026-09-18 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b3d7-da98-723e-a6f8-e812dc0faa48', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-18', 'false', '2026-09-18 09:27:43+00', '2026-09-18 12:06:37+00', '21:30', '-34.921642,138.630083,8', '-34.921092,138.629890,27', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-09-18 09:30:00+00', '2026-09-18 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b481-93d0-7333-aaa2-e1bbb1245a43', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-18', 'false', '2026-09-18 12:33:06+00', '2026-09-18 16:23:39+00', '02:00', '-34.812224,138.613667,34', '-34.812315,138.614258,16', '3900', '5600', '240', '230', '14950', '21467', NULL, NULL, NULL, '1', NULL, '2026-09-18 12:30:00+00', '2026-09-18 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b65a-cc58-7380-9e0f-bc2752680efd', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-09-19', 'false', '2026-09-18 21:09:59+00', '2026-09-18 23:23:04+00', '09:00', '-34.845996,138.506242,8', '-34.846102,138.505887,25', '3250', '4500', '150', '133', '7204', '9975', NULL, NULL, NULL, '1', NULL, '2026-09-18 21:00:00+00', '2026-09-18 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b716-40a0-7143-b5d6-a74c03937b0b', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-19', 'false', '2026-09-19 00:34:44+00', '2026-09-19 03:27:18+00', '13:00', '-34.920640,138.492783,9', '-34.919887,138.493180,29', '3700', '5100', '180', '172', '10607', '14620', NULL, NULL, NULL, '1', NULL, '2026-09-19 00:30:00+00', '2026-09-19 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0b719-cae0-7270-99da-e2710ca10c32', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-19', 'false', '2026-09-19 00:38:36+00', '2026-09-19 03:34:45+00', '13:00', '-34.919841,138.493489,13', '-34.920053,138.493248,24', '3700', '5100', '180', '176', '10853', '14960', NULL, NULL, NULL, '1', NULL, '2026-09-19 00:30:00+00', '2026-09-19 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0bc32-cce8-772e-b15b-a37e66477ff5', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-20', 'false', '2026-09-20 00:24:01+00', '2026-09-20 03:35:50+00', '13:00', '-34.919820,138.492714,28', '-34.919801,138.493060,27', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-09-20 00:30:00+00', '2026-09-20 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0bc33-9fd8-7066-a402-235e8fa0b83c', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-20', 'false', '2026-09-20 00:24:55+00', '2026-09-20 03:29:17+00', '13:00', '-34.919882,138.492778,12', '-34.920117,138.493373,8', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-09-20 00:30:00+00', '2026-09-20 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c06e-bd30-73e1-b150-61bb7ec0f035', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-21', 'false', '2026-09-20 20:07:58+00', '2026-09-20 21:59:31+00', '07:30', '-34.951187,138.606791,20', '-34.951383,138.606971,30', '3200', '4400', '120', '111', '5920', '8140', NULL, NULL, NULL, '1', NULL, '2026-09-20 20:00:00+00', '2026-09-20 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c07f-e3d0-7534-91f9-c4890847b689', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-21', 'false', '2026-09-20 20:26:42+00', '2026-09-20 22:21:38+00', '08:00', '-34.925047,138.608602,8', '-34.924298,138.609254,18', '3350', '4700', '120', '114', '6365', '8930', NULL, NULL, NULL, '1', NULL, '2026-09-20 20:30:00+00', '2026-09-20 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c086-cd58-7171-9e96-1b881ba84de0', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-21', 'false', '2026-09-20 20:34:15+00', '2026-09-20 22:23:11+00', '08:00', '-34.924569,138.609168,33', '-34.924840,138.608478,26', '3350', '4700', '120', '108', '6030', '8460', NULL, NULL, NULL, '1', NULL, '2026-09-20 20:30:00+00', '2026-09-20 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c32e-6db8-748f-9a11-85e514bfd6b7', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-21', 'false', '2026-09-21 08:56:35+00', '2026-09-21 11:03:01+00', '20:30', '-34.981903,138.514962,18', '-34.981989,138.515200,24', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-21 09:00:00+00', '2026-09-21 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c350-9fa0-76e8-b172-ee60093e37f3', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-21', 'false', '2026-09-21 09:33:56+00', '2026-09-21 11:46:34+00', '21:30', '-34.921212,138.630973,25', '-34.921565,138.630475,32', '3600', '5200', '150', '132', '7920', '11440', NULL, NULL, NULL, '1', NULL, '2026-09-21 09:30:00+00', '2026-09-21 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c3f5-b170-71c9-b49b-d7f635818d82', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-21', 'false', '2026-09-21 12:34:14+00', '2026-09-21 16:21:59+00', '02:00', '-34.812612,138.614474,21', '-34.812647,138.614014,14', '3900', '5600', '240', '227', '14755', '21187', NULL, NULL, NULL, '1', NULL, '2026-09-21 12:30:00+00', '2026-09-21 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c58e-a0f0-743e-acc0-f16daf370c35', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-22', 'false', '2026-09-21 20:00:54+00', '2026-09-21 22:02:46+00', '07:30', '-34.951438,138.606761,9', '-34.951361,138.606678,28', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-09-21 20:00:00+00', '2026-09-21 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c5aa-a8b8-756c-9674-d5db00401360', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-22', 'false', '2026-09-21 20:31:31+00', '2026-09-21 22:19:01+00', '08:00', '-34.924457,138.609416,22', '-34.924243,138.609427,29', '3350', '4700', '120', '107', '5974', '8382', NULL, NULL, NULL, '1', NULL, '2026-09-21 20:30:00+00', '2026-09-21 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c5ab-f0d8-74b2-8169-a77f5f3f23ee', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-22', 'false', '2026-09-21 20:32:55+00', '2026-09-21 22:17:06+00', '08:00', '-34.924076,138.608710,33', '-34.924649,138.608875,33', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL, '2026-09-21 20:30:00+00', '2026-09-21 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0c5dc-5f48-706c-bd03-859adfb68b11', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-22', 'false', '2026-09-21 21:25:49+00', '2026-09-21 23:22:27+00', '09:00', '-34.846139,138.505419,27', '-34.846028,138.505844,22', '3250', '4500', '120', '116', '6283', '8700', NULL, NULL, NULL, '1', NULL, '2026-09-21 21:30:00+00', '2026-09-21 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0cab4-0ac0-7722-a8ff-d6e8006d752c', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-23', 'false', '2026-09-22 19:59:52+00', '2026-09-22 22:00:13+00', '07:30', '-34.950951,138.606634,12', '-34.951034,138.606325,29', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-09-22 20:00:00+00', '2026-09-22 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0cacd-8e00-700f-a804-d8e84c561117', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-23', 'false', '2026-09-22 20:27:44+00', '2026-09-22 22:21:33+00', '08:00', '-34.924742,138.608945,18', '-34.924745,138.608999,24', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-09-22 20:30:00+00', '2026-09-22 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0cad3-5290-7731-ba60-f3b57214bd5e', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-23', 'false', '2026-09-22 20:34:02+00', '2026-09-22 22:27:22+00', '08:00', '-34.924836,138.609057,32', '-34.925059,138.609221,28', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-09-22 20:30:00+00', '2026-09-22 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0cd79-b2a0-722a-8d05-c680b6b8fbd9', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-23', 'false', '2026-09-23 08:55:00+00', '2026-09-23 10:56:40+00', '20:30', '-34.981981,138.515546,5', '-34.981976,138.514879,32', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-23 09:00:00+00', '2026-09-23 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0cd9f-14f0-75fe-b286-5115d49e138f', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-23', 'false', '2026-09-23 09:35:50+00', '2026-09-23 11:54:30+00', '21:30', '-34.921561,138.629814,34', '-34.921242,138.630758,8', '3600', '5200', '150', '138', '8280', '11960', NULL, NULL, NULL, '1', NULL, '2026-09-23 09:30:00+00', '2026-09-23 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0ce40-1f80-7473-b151-42d601167f45', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-23', 'false', '2026-09-23 12:31:44+00', '2026-09-23 16:16:37+00', '02:00', '-34.813234,138.613706,19', '-34.813282,138.613902,9', '3900', '5600', '240', '224', '14560', '20907', NULL, NULL, NULL, '1', NULL, '2026-09-23 12:30:00+00', '2026-09-23 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0cfd8-6708-70f0-a7b7-3f44c54dcd18', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-24', 'false', '2026-09-23 19:57:41+00', '2026-09-23 21:57:14+00', '07:30', '-34.951476,138.606358,4', '-34.951085,138.606468,23', '3200', '4400', '120', '119', '6347', '8727', NULL, NULL, NULL, '1', NULL, '2026-09-23 20:00:00+00', '2026-09-23 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0cff4-3c08-7764-bad5-6513e7a46fa0', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-24', 'false', '2026-09-23 20:28:05+00', '2026-09-23 22:36:58+00', '08:00', '-34.924671,138.608414,24', '-34.925185,138.609221,8', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-23 20:30:00+00', '2026-09-23 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0cff5-d630-735d-9585-f87e1943cd3b', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-24', 'false', '2026-09-23 20:29:50+00', '2026-09-23 22:29:30+00', '08:00', '-34.924648,138.608420,26', '-34.924630,138.608563,29', '3350', '4700', '120', '119', '6644', '9322', NULL, NULL, NULL, '1', NULL, '2026-09-23 20:30:00+00', '2026-09-23 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0d02a-0978-712a-82a5-6d9cf54412ad', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-24', 'false', '2026-09-23 21:26:51+00', '2026-09-23 23:25:53+00', '09:00', '-34.845876,138.505904,16', '-34.845651,138.505506,23', '3250', '4500', '120', '119', '6446', '8925', NULL, NULL, NULL, '1', NULL, '2026-09-23 21:30:00+00', '2026-09-23 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0d2a6-fc10-7720-8a86-8b48f9934cca', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-24', 'false', '2026-09-24 09:02:34+00', '2026-09-24 11:04:37+00', '20:30', '-34.981785,138.515617,15', '-34.982058,138.515929,19', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-24 09:00:00+00', '2026-09-24 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0d503-0cb0-717f-b686-750d943b99d1', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-09-25', 'false', '2026-09-24 20:02:22+00', '2026-09-24 23:02:11+00', '08:30', '-34.951549,138.607252,18', '-34.951453,138.606891,24', '3200', '4400', '180', '179', '9547', '13127', NULL, NULL, NULL, '1', NULL, '2026-09-24 20:00:00+00', '2026-09-24 23:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0d522-d950-7597-899a-fa66e4ff94a7', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-25', 'false', '2026-09-24 20:37:06+00', '2026-09-24 22:24:36+00', '08:00', '-34.924257,138.608788,5', '-34.924051,138.609255,28', '3350', '4700', '120', '107', '5974', '8382', NULL, NULL, NULL, '1', NULL, '2026-09-24 20:30:00+00', '2026-09-24 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0d523-9ca0-778e-a203-697222b736d3', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-25', 'false', '2026-09-24 20:37:56+00', '2026-09-24 22:33:33+00', '08:00', '-34.924677,138.609079,18', '-34.924927,138.609412,25', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-09-24 20:30:00+00', '2026-09-24 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0d7d1-f3c0-726c-bc05-7468b4e315f8', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-25', 'false', '2026-09-25 09:07:36+00', '2026-09-25 10:51:34+00', '20:30', '-34.981455,138.515728,35', '-34.981833,138.515009,10', '3400', '4850', '120', '103', '5837', '8326', NULL, NULL, NULL, '1', NULL, '2026-09-25 09:00:00+00', '2026-09-25 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0d7ed-43f0-7703-bad0-90da7085eb3d', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-25', 'false', '2026-09-25 09:37:26+00', '2026-09-25 11:50:34+00', '21:30', '-34.920787,138.629849,33', '-34.921427,138.630182,34', '3600', '5200', '150', '133', '7980', '11527', NULL, NULL, NULL, '1', NULL, '2026-09-25 09:30:00+00', '2026-09-25 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0d885-e240-713c-b856-88411e0a1b59', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-25', 'false', '2026-09-25 12:24:08+00', '2026-09-25 16:23:20+00', '02:00', '-34.813178,138.614159,16', '-34.812904,138.614745,16', '3900', '5600', '240', '239', '15535', '22307', NULL, NULL, NULL, '1', NULL, '2026-09-25 12:30:00+00', '2026-09-25 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0da64-7db0-76ee-83f5-14904ffa3e08', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-09-26', 'false', '2026-09-25 21:06:54+00', '2026-09-25 23:23:28+00', '09:00', '-34.845890,138.505155,34', '-34.845778,138.505555,17', '3250', '4500', '150', '136', '7367', '10200', NULL, NULL, NULL, '1', NULL, '2026-09-25 21:00:00+00', '2026-09-25 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0db19-8188-767b-b71e-08f1fd26a83c', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-26', 'false', '2026-09-26 00:24:37+00', '2026-09-26 03:28:43+00', '13:00', '-34.920016,138.492864,21', '-34.920210,138.493114,23', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-09-26 00:30:00+00', '2026-09-26 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e04d-db90-736d-a7e4-b69a18f2e02a', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-09-27', 'false', '2026-09-27 00:39:54+00', '2026-09-27 03:36:08+00', '13:00', '-34.919921,138.492783,27', '-34.919874,138.492869,21', '3700', '5100', '180', '176', '10853', '14960', NULL, NULL, NULL, '1', NULL, '2026-09-27 00:30:00+00', '2026-09-27 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e47c-6628-7098-aff2-96ea157ea829', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-28', 'false', '2026-09-27 20:09:13+00', '2026-09-27 22:00:55+00', '07:30', '-34.951606,138.606897,17', '-34.950920,138.607340,5', '3200', '4400', '120', '111', '5920', '8140', NULL, NULL, NULL, '1', NULL, '2026-09-27 20:00:00+00', '2026-09-27 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e48b-8d10-7322-ac3d-ba6b021ea928', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-28', 'false', '2026-09-27 20:25:46+00', '2026-09-27 22:24:37+00', '08:00', '-34.924558,138.608934,5', '-34.924821,138.609323,8', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-09-27 20:30:00+00', '2026-09-27 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e490-1150-7190-8094-f8e0726a8101', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-28', 'false', '2026-09-27 20:30:42+00', '2026-09-27 22:18:17+00', '08:00', '-34.924724,138.609433,13', '-34.924335,138.608665,26', '3350', '4700', '120', '107', '5974', '8382', NULL, NULL, NULL, '1', NULL, '2026-09-27 20:30:00+00', '2026-09-27 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e75c-c1f8-7634-af18-285182f72c47', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-28', 'false', '2026-09-28 09:33:31+00', '2026-09-28 11:52:12+00', '21:30', '-34.920760,138.629947,5', '-34.921836,138.630463,17', '3600', '5200', '150', '138', '8280', '11960', NULL, NULL, NULL, '1', NULL, '2026-09-28 09:30:00+00', '2026-09-28 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e807-1b58-7689-9f9d-9cbd91328eb4', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-28', 'false', '2026-09-28 12:39:35+00', '2026-09-28 16:34:46+00', '02:00', '-34.813367,138.614009,25', '-34.813178,138.613704,25', '3900', '5600', '240', '235', '15275', '21933', NULL, NULL, NULL, '1', NULL, '2026-09-28 12:30:00+00', '2026-09-28 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e99d-8650-7170-b114-f7ba840368a1', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-29', 'false', '2026-09-28 20:03:30+00', '2026-09-28 21:47:04+00', '07:30', '-34.950652,138.606349,30', '-34.951073,138.606788,19', '3200', '4400', '120', '103', '5493', '7553', NULL, NULL, NULL, '1', NULL, '2026-09-28 20:00:00+00', '2026-09-28 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e9bb-0ce8-7599-b990-2e9f9d6fb884', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-29', 'false', '2026-09-28 20:35:45+00', '2026-09-28 22:32:38+00', '08:00', '-34.925038,138.609218,17', '-34.925154,138.608544,28', '3350', '4700', '120', '116', '6477', '9087', NULL, NULL, NULL, '1', NULL, '2026-09-28 20:30:00+00', '2026-09-28 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0e9ef-d888-759d-8377-bc9066a9913c', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-09-29', 'false', '2026-09-28 21:33:25+00', '2026-09-28 23:23:28+00', '09:00', '-34.846685,138.505140,25', '-34.845766,138.505216,19', '3250', '4500', '120', '110', '5958', '8250', NULL, NULL, NULL, '1', NULL, '2026-09-28 21:30:00+00', '2026-09-28 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0ec61-d288-727c-a110-48e74793f12f', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-29', 'false', '2026-09-29 08:57:09+00', '2026-09-29 10:57:12+00', '20:30', '-34.982140,138.515736,31', '-34.981286,138.515067,8', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-09-29 09:00:00+00', '2026-09-29 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0eebf-b018-72e3-843e-5c3f77965704', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-09-30', 'false', '2026-09-29 19:58:55+00', '2026-09-29 21:55:20+00', '07:30', '-34.951057,138.607157,26', '-34.951759,138.607065,30', '3200', '4400', '120', '116', '6187', '8507', NULL, NULL, NULL, '1', NULL, '2026-09-29 20:00:00+00', '2026-09-29 22:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0eed6-aed0-701e-a390-92d99bd305d0', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-30', 'false', '2026-09-29 20:24:02+00', '2026-09-29 22:22:19+00', '08:00', '-34.924580,138.609362,7', '-34.924737,138.608416,7', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-09-29 20:30:00+00', '2026-09-29 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0eede-01d0-73de-830f-ec740eeb7e14', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-09-30', 'false', '2026-09-29 20:32:02+00', '2026-09-29 22:19:37+00', '08:00', '-34.924061,138.609439,15', '-34.924370,138.608937,16', '3350', '4700', '120', '107', '5974', '8382', NULL, NULL, NULL, '1', NULL, '2026-09-29 20:30:00+00', '2026-09-29 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f191-5a30-7119-842f-92b9a3acc080', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-09-30', 'false', '2026-09-30 09:07:10+00', '2026-09-30 11:02:39+00', '20:30', '-34.982121,138.514929,24', '-34.981249,138.514942,28', '3400', '4850', '120', '115', '6517', '9296', NULL, NULL, NULL, '1', NULL, '2026-09-30 09:00:00+00', '2026-09-30 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f1a9-79f8-709d-af5f-c9fd79b9a989', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-09-30', 'false', '2026-09-30 09:33:31+00', '2026-09-30 11:50:09+00', '21:30', '-34.921320,138.629928,31', '-34.920890,138.630592,24', '3600', '5200', '150', '136', '8160', '11787', NULL, NULL, NULL, '1', NULL, '2026-09-30 09:30:00+00', '2026-09-30 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f246-a070-74c3-abe7-9370e026fa41', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-09-30', 'false', '2026-09-30 12:25:10+00', '2026-09-30 16:16:13+00', '02:00', '-34.812914,138.614581,15', '-34.812598,138.614501,15', '3900', '5600', '240', '231', '15015', '21560', NULL, NULL, NULL, '1', NULL, '2026-09-30 12:30:00+00', '2026-09-30 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f3fe-1470-748f-9fff-3dcb0f8d23b9', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-01', 'false', '2026-09-30 20:25:10+00', '2026-09-30 22:28:52+00', '08:00', '-34.924709,138.609170,34', '-34.924575,138.608523,17', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-30 20:30:00+00', '2026-09-30 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f3ff-6c30-71ee-badd-8bf67807675f', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-01', 'false', '2026-09-30 20:26:38+00', '2026-09-30 22:28:01+00', '08:00', '-34.924738,138.608478,16', '-34.924965,138.609111,10', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-09-30 20:30:00+00', '2026-09-30 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f43c-dac0-74e0-a346-a7187f85470c', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-10-01', 'false', '2026-09-30 21:33:44+00', '2026-09-30 23:18:45+00', '09:00', '-34.846216,138.505241,24', '-34.846688,138.505724,11', '3250', '4500', '120', '105', '5688', '7875', NULL, NULL, NULL, '1', NULL, '2026-09-30 21:30:00+00', '2026-09-30 23:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f6af-3a50-7353-a32e-26a78be822c1', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-01', 'false', '2026-10-01 08:57:54+00', '2026-10-01 11:01:26+00', '20:30', '-34.982071,138.515108,32', '-34.982378,138.515131,13', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-10-01 09:00:00+00', '2026-10-01 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f923-bcc0-759f-9b2a-2a6acca555c4', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-02', 'false', '2026-10-01 20:24:24+00', '2026-10-01 22:30:39+00', '08:00', '-34.924417,138.608632,25', '-34.924466,138.608667,12', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-01 20:30:00+00', '2026-10-01 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0f926-f110-719d-bd19-53720b045f91', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-02', 'false', '2026-10-01 20:27:54+00', '2026-10-01 22:23:22+00', '08:00', '-34.924183,138.608459,31', '-34.924059,138.609202,24', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-10-01 20:30:00+00', '2026-10-01 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0fbd8-41e8-750d-98db-c53c205aa6d4', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-02', 'false', '2026-10-02 09:00:49+00', '2026-10-02 10:55:20+00', '20:30', '-34.981977,138.515745,33', '-34.982357,138.515162,23', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-10-02 09:00:00+00', '2026-10-02 11:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0fbf9-8d58-77b4-a5ee-2c81d9881716', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-02', 'false', '2026-10-02 09:37:11+00', '2026-10-02 12:06:13+00', '21:30', '-34.921278,138.630454,32', '-34.920866,138.630502,31', '3600', '5200', '150', '149', '8940', '12913', NULL, NULL, NULL, '1', NULL, '2026-10-02 09:30:00+00', '2026-10-02 12:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0fc98-b770-71f9-a4cf-3f22bd402d13', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-02', 'false', '2026-10-02 12:31:02+00', '2026-10-02 16:32:35+00', '02:00', '-34.813379,138.614006,12', '-34.812938,138.613630,7', '3900', '5600', '240', '240', '15600', '22400', NULL, NULL, NULL, '1', NULL, '2026-10-02 12:30:00+00', '2026-10-02 16:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0fe6d-9a98-72cb-af3e-74ec3a696157', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-10-03', 'false', '2026-10-02 21:03:11+00', '2026-10-02 23:23:41+00', '09:00', '-34.846461,138.506100,35', '-34.846055,138.506237,11', '3250', '4500', '150', '140', '7583', '10500', NULL, NULL, NULL, '1', NULL, '2026-10-02 21:00:00+00', '2026-10-02 23:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0ff2b-a308-76c3-b2f2-1bbaa9835a8a', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-03', 'false', '2026-10-03 00:30:45+00', '2026-10-03 03:26:33+00', '13:00', '-34.920539,138.492896,29', '-34.919879,138.493073,10', '3700', '5100', '180', '175', '10792', '14875', NULL, NULL, NULL, '1', NULL, '2026-10-03 00:30:00+00', '2026-10-03 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a0ff33-c510-751a-9163-3c25779b1af8', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-03', 'false', '2026-10-03 00:39:38+00', '2026-10-03 03:32:37+00', '13:00', '-34.920624,138.493050,20', '-34.920493,138.493264,33', '3700', '5100', '180', '172', '10607', '14620', NULL, NULL, NULL, '1', NULL, '2026-10-03 00:30:00+00', '2026-10-03 03:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10417-9db8-76f2-ac69-e8f2a7a9785a', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-04', 'false', '2026-10-03 23:26:59+00', '2026-10-04 02:26:34+00', '13:00', '-34.920596,138.492687,22', '-34.919956,138.493374,6', '3700', '5100', '180', '179', '11038', '15215', NULL, NULL, NULL, '1', NULL, '2026-10-03 23:30:00+00', '2026-10-04 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1041c-c9f0-729c-b77b-871c12ff6e2d', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-04', 'false', '2026-10-03 23:32:38+00', '2026-10-04 02:31:44+00', '13:00', '-34.920273,138.492677,15', '-34.920548,138.492943,23', '3700', '5100', '180', '179', '11038', '15215', NULL, NULL, NULL, '1', NULL, '2026-10-03 23:30:00+00', '2026-10-04 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1084e-1f60-70b5-aceb-20973047d761', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-05', 'false', '2026-10-04 19:05:00+00', '2026-10-04 20:52:15+00', '07:30', '-34.950831,138.606406,6', '-34.951461,138.606447,31', '3200', '4400', '120', '107', '5707', '7847', NULL, NULL, NULL, '1', NULL, '2026-10-04 19:00:00+00', '2026-10-04 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10865-25e8-7055-88a9-d6846141b8da', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-05', 'false', '2026-10-04 19:30:09+00', '2026-10-04 21:23:35+00', '08:00', '-34.924986,138.609195,8', '-34.924477,138.608907,17', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-10-04 19:30:00+00', '2026-10-04 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10869-4880-7687-9693-7f3a7db26fb5', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-05', 'false', '2026-10-04 19:34:40+00', '2026-10-04 21:36:01+00', '08:00', '-34.924217,138.608684,29', '-34.924257,138.608498,33', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-04 19:30:00+00', '2026-10-04 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10b14-4440-702b-aa12-eadc0f408765', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-05', 'false', '2026-10-05 08:00:40+00', '2026-10-05 09:50:45+00', '20:30', '-34.981582,138.514826,26', '-34.981915,138.514974,26', '3400', '4850', '120', '110', '6233', '8892', NULL, NULL, NULL, '1', NULL, '2026-10-05 08:00:00+00', '2026-10-05 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10b2e-7b30-74ed-817d-d4d9594a2916', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-05', 'false', '2026-10-05 08:29:18+00', '2026-10-05 11:01:54+00', '21:30', '-34.921144,138.630666,33', '-34.920812,138.630459,23', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-10-05 08:30:00+00', '2026-10-05 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10bdb-f170-74ac-b9c6-1d8369a58ad9', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-05', 'false', '2026-10-05 11:38:46+00', '2026-10-05 15:36:10+00', '02:00', '-34.813130,138.613651,22', '-34.813246,138.613666,13', '3900', '5600', '240', '237', '15405', '22120', NULL, NULL, NULL, '1', NULL, '2026-10-05 11:30:00+00', '2026-10-05 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10d70-2dd0-7409-a8b3-b5588816fd7e', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-06', 'false', '2026-10-05 19:00:18+00', '2026-10-05 21:03:33+00', '07:30', '-34.951641,138.607194,28', '-34.951290,138.607031,19', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-10-05 19:00:00+00', '2026-10-05 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10d8b-2bf8-7584-ac42-ddee1a1a3721', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-06', 'false', '2026-10-05 19:29:47+00', '2026-10-05 21:32:03+00', '08:00', '-34.924279,138.608759,32', '-34.924952,138.609099,16', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-05 19:30:00+00', '2026-10-05 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10d92-b5a8-7394-a641-45188a20141f', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-06', 'false', '2026-10-05 19:38:01+00', '2026-10-05 21:33:32+00', '08:00', '-34.924895,138.608992,32', '-34.924330,138.609427,10', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-10-05 19:30:00+00', '2026-10-05 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a10dc1-dfe0-778e-aa04-9870af82c31a', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-10-06', 'false', '2026-10-05 20:29:32+00', '2026-10-05 22:34:28+00', '09:00', '-34.846252,138.505857,26', '-34.845974,138.505313,12', '3250', '4500', '120', '120', '6500', '9000', NULL, NULL, NULL, '1', NULL, '2026-10-05 20:30:00+00', '2026-10-05 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1103e-8458-73c3-818e-157f39ef7ec6', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-06', 'false', '2026-10-06 08:04:55+00', '2026-10-06 10:04:51+00', '20:30', '-34.981338,138.515503,31', '-34.982149,138.515662,4', '3400', '4850', '120', '119', '6743', '9619', NULL, NULL, NULL, '1', NULL, '2026-10-06 08:00:00+00', '2026-10-06 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a11290-dcb0-7617-9572-1a691ed24648', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-07', 'false', '2026-10-06 18:54:06+00', '2026-10-06 21:02:13+00', '07:30', '-34.951462,138.606398,24', '-34.951046,138.606834,10', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-10-06 19:00:00+00', '2026-10-06 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a112ad-abb0-74bd-908e-946af0686fe5', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-07', 'false', '2026-10-06 19:25:34+00', '2026-10-06 21:22:58+00', '08:00', '-34.924904,138.609418,11', '-34.924986,138.609419,32', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL, '2026-10-06 19:30:00+00', '2026-10-06 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a112b0-e7d0-7660-8240-429aa1925309', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-07', 'false', '2026-10-06 19:29:06+00', '2026-10-06 21:17:41+00', '08:00', '-34.925110,138.608494,23', '-34.924277,138.608385,35', '3350', '4700', '120', '108', '6030', '8460', NULL, NULL, NULL, '1', NULL, '2026-10-06 19:30:00+00', '2026-10-06 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1155d-ac98-70be-9bb8-5334dadffa04', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-07', 'false', '2026-10-07 07:57:03+00', '2026-10-07 09:50:40+00', '20:30', '-34.981593,138.515749,8', '-34.981950,138.515538,21', '3400', '4850', '120', '113', '6403', '9134', NULL, NULL, NULL, '1', NULL, '2026-10-07 08:00:00+00', '2026-10-07 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1157c-96a8-71ff-a9d9-d0d0cbc6cffc', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-07', 'false', '2026-10-07 08:30:49+00', '2026-10-07 11:04:20+00', '21:30', '-34.921118,138.630185,26', '-34.921297,138.630158,9', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-10-07 08:30:00+00', '2026-10-07 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a11626-5f80-772b-9974-57a9a16cd522', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-07', 'false', '2026-10-07 11:36:16+00', '2026-10-07 15:22:45+00', '02:00', '-34.812389,138.613923,9', '-34.812435,138.613921,8', '3900', '5600', '240', '226', '14690', '21093', NULL, NULL, NULL, '1', NULL, '2026-10-07 11:30:00+00', '2026-10-07 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a117b9-1158-7741-9761-e46c617c88d9', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-08', 'false', '2026-10-07 18:56:07+00', '2026-10-07 20:58:38+00', '07:30', '-34.951481,138.606826,28', '-34.950867,138.606424,34', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-10-07 19:00:00+00', '2026-10-07 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a117d3-0db0-74e5-af65-cdbcaf6aa29c', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-08', 'false', '2026-10-07 19:24:30+00', '2026-10-07 21:27:41+00', '08:00', '-34.924246,138.609392,28', '-34.924407,138.609032,28', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-07 19:30:00+00', '2026-10-07 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a117da-9378-7493-abf5-c378f27ca9d7', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-08', 'false', '2026-10-07 19:32:43+00', '2026-10-07 21:17:22+00', '08:00', '-34.924676,138.609246,10', '-34.924250,138.609313,12', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL, '2026-10-07 19:30:00+00', '2026-10-07 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1180f-c4a8-7620-96e2-9da5844080c6', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-10-08', 'false', '2026-10-07 20:30:49+00', '2026-10-07 22:20:21+00', '09:00', '-34.846204,138.505770,17', '-34.846230,138.505310,24', '3250', '4500', '120', '109', '5904', '8175', NULL, NULL, NULL, '1', NULL, '2026-10-07 20:30:00+00', '2026-10-07 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a11a8f-33f8-71ef-a735-010dd24b47ae', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-08', 'false', '2026-10-08 08:09:15+00', '2026-10-08 10:01:15+00', '20:30', '-34.981993,138.515041,27', '-34.981686,138.515766,21', '3400', '4850', '120', '112', '6347', '9053', NULL, NULL, NULL, '1', NULL, '2026-10-08 08:00:00+00', '2026-10-08 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a11ce7-6c38-7419-9ee8-fec3606f0886', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-10-09', 'false', '2026-10-08 19:04:51+00', '2026-10-08 22:00:52+00', '08:30', '-34.951535,138.606677,31', '-34.950766,138.606630,18', '3200', '4400', '180', '176', '9387', '12907', NULL, NULL, NULL, '1', NULL, '2026-10-08 19:00:00+00', '2026-10-08 22:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a11cf9-ee80-7384-b9a6-14b849cbcdc7', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-09', 'false', '2026-10-08 19:25:04+00', '2026-10-08 21:23:06+00', '08:00', '-34.924727,138.608996,15', '-34.925170,138.608492,22', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-10-08 19:30:00+00', '2026-10-08 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a11d00-10d0-70dd-afeb-d8f53d989f5c', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-09', 'false', '2026-10-08 19:31:46+00', '2026-10-08 21:17:23+00', '08:00', '-34.924196,138.608862,29', '-34.924426,138.608405,22', '3350', '4700', '120', '105', '5863', '8225', NULL, NULL, NULL, '1', NULL, '2026-10-08 19:30:00+00', '2026-10-08 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a11faa-c640-71c7-b5e1-d0d192ac1fd9', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-09', 'false', '2026-10-09 07:57:28+00', '2026-10-09 09:59:50+00', '20:30', '-34.982318,138.515751,22', '-34.982188,138.515526,34', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-10-09 08:00:00+00', '2026-10-09 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a11fd0-b918-718d-9830-2747282d5894', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-09', 'false', '2026-10-09 08:38:55+00', '2026-10-09 10:57:50+00', '21:30', '-34.921063,138.630484,12', '-34.921589,138.630388,29', '3600', '5200', '150', '138', '8280', '11960', NULL, NULL, NULL, '1', NULL, '2026-10-09 08:30:00+00', '2026-10-09 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12071-7d58-771f-b91d-bde0363d28a4', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-09', 'false', '2026-10-09 11:34:31+00', '2026-10-09 15:21:14+00', '02:00', '-34.813131,138.614448,35', '-34.812227,138.613662,13', '3900', '5600', '240', '226', '14690', '21093', NULL, NULL, NULL, '1', NULL, '2026-10-09 11:30:00+00', '2026-10-09 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1223a-d760-7454-a460-8f0af8a87a9a', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-10-10', 'false', '2026-10-09 19:54:04+00', '2026-10-09 22:18:09+00', '09:00', '-34.846148,138.505850,10', '-34.845641,138.505174,20', '3250', '4500', '150', '144', '7800', '10800', NULL, NULL, NULL, '1', NULL, '2026-10-09 20:00:00+00', '2026-10-09 22:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12300-b7a0-745f-91cf-86760d3ecf25', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-10', 'false', '2026-10-09 23:30:12+00', '2026-10-10 02:33:51+00', '13:00', '-34.920259,138.493250,25', '-34.920207,138.492911,28', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-10-09 23:30:00+00', '2026-10-10 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12302-bb40-749b-95a4-fb02d9279066', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-10', 'false', '2026-10-09 23:32:24+00', '2026-10-10 02:22:58+00', '13:00', '-34.920612,138.492738,21', '-34.920193,138.493246,23', '3700', '5100', '180', '170', '10483', '14450', NULL, NULL, NULL, '1', NULL, '2026-10-09 23:30:00+00', '2026-10-10 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12823-1818-738f-ab75-1656434fbc6f', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-11', 'false', '2026-10-10 23:25:51+00', '2026-10-11 02:36:16+00', '13:00', '-34.919922,138.492717,29', '-34.920491,138.492876,34', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-10-10 23:30:00+00', '2026-10-11 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1282b-74b8-75e7-ba7b-540e43e3d3f7', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-11', 'false', '2026-10-10 23:34:59+00', '2026-10-11 02:28:44+00', '13:00', '-34.919753,138.492846,14', '-34.920252,138.492411,19', '3700', '5100', '180', '173', '10668', '14705', NULL, NULL, NULL, '1', NULL, '2026-10-10 23:30:00+00', '2026-10-11 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12c56-6958-71ca-ad15-5d0c3447b9f0', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-12', 'false', '2026-10-11 19:00:23+00', '2026-10-11 20:48:34+00', '07:30', '-34.951350,138.606441,18', '-34.951057,138.606544,4', '3200', '4400', '120', '108', '5760', '7920', NULL, NULL, NULL, '1', NULL, '2026-10-11 19:00:00+00', '2026-10-11 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12c6d-21c0-7527-8cf3-aaa13a5b200a', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-12', 'false', '2026-10-11 19:25:12+00', '2026-10-11 21:35:46+00', '08:00', '-34.924238,138.608519,30', '-34.925024,138.608386,4', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-11 19:30:00+00', '2026-10-11 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12c6f-92c0-72ab-9dfd-872d53139d1c', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-12', 'false', '2026-10-11 19:27:52+00', '2026-10-11 21:32:05+00', '08:00', '-34.924145,138.608542,21', '-34.924879,138.609244,9', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-11 19:30:00+00', '2026-10-11 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12f1c-5b70-74e8-923d-8fbf09e3c67e', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-12', 'false', '2026-10-12 07:55:50+00', '2026-10-12 09:50:53+00', '20:30', '-34.982335,138.515548,5', '-34.981574,138.515344,9', '3400', '4850', '120', '115', '6517', '9296', NULL, NULL, NULL, '1', NULL, '2026-10-12 08:00:00+00', '2026-10-12 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12f3a-ff30-7430-8421-de2f72c04adf', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-12', 'false', '2026-10-12 08:29:18+00', '2026-10-12 10:48:18+00', '21:30', '-34.921617,138.630220,13', '-34.921717,138.629958,31', '3600', '5200', '150', '139', '8340', '12047', NULL, NULL, NULL, '1', NULL, '2026-10-12 08:30:00+00', '2026-10-12 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a12fe6-6de8-70ab-8c46-476188c74b58', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-12', 'false', '2026-10-12 11:36:33+00', '2026-10-12 15:28:40+00', '02:00', '-34.812384,138.613883,19', '-34.812907,138.613759,24', '3900', '5600', '240', '232', '15080', '21653', NULL, NULL, NULL, '1', NULL, '2026-10-12 11:30:00+00', '2026-10-12 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13183-f918-7328-9337-644533b1308e', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-13', 'false', '2026-10-12 19:08:15+00', '2026-10-12 20:54:27+00', '07:30', '-34.951175,138.607312,18', '-34.950996,138.606349,28', '3200', '4400', '120', '106', '5653', '7773', NULL, NULL, NULL, '1', NULL, '2026-10-12 19:00:00+00', '2026-10-12 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1319c-7e70-76ca-9935-85b4cb8ceba5', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-13', 'false', '2026-10-12 19:35:02+00', '2026-10-12 21:32:57+00', '08:00', '-34.924322,138.608737,34', '-34.924527,138.609258,30', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL, '2026-10-12 19:30:00+00', '2026-10-12 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1319f-31d8-7206-b16e-889e0d7751f2', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-13', 'false', '2026-10-12 19:37:59+00', '2026-10-12 21:30:40+00', '08:00', '-34.924267,138.608339,25', '-34.924758,138.608662,14', '3350', '4700', '120', '112', '6253', '8773', NULL, NULL, NULL, '1', NULL, '2026-10-12 19:30:00+00', '2026-10-12 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a131d2-d498-7724-a8a1-bbad6bc56f9e', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-10-13', 'false', '2026-10-12 20:34:23+00', '2026-10-12 22:31:09+00', '09:00', '-34.846606,138.505613,33', '-34.846795,138.505755,9', '3250', '4500', '120', '116', '6283', '8700', NULL, NULL, NULL, '1', NULL, '2026-10-12 20:30:00+00', '2026-10-12 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1344b-c3d8-75b4-a6a4-59d051125262', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-13', 'false', '2026-10-13 08:05:43+00', '2026-10-13 09:54:04+00', '20:30', '-34.981442,138.515611,25', '-34.981323,138.515759,6', '3400', '4850', '120', '108', '6120', '8730', NULL, NULL, NULL, '1', NULL, '2026-10-13 08:00:00+00', '2026-10-13 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a136ab-5300-76eb-8e79-b989666690b4', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-14', 'false', '2026-10-13 19:09:20+00', '2026-10-13 21:05:59+00', '07:30', '-34.951584,138.606707,34', '-34.951626,138.606942,27', '3200', '4400', '120', '116', '6187', '8507', NULL, NULL, NULL, '1', NULL, '2026-10-13 19:00:00+00', '2026-10-13 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a136c6-58f8-700b-a6ba-bc8096eb0e08', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-14', 'false', '2026-10-13 19:38:51+00', '2026-10-13 21:29:28+00', '08:00', '-34.924775,138.609267,32', '-34.924953,138.608462,33', '3350', '4700', '120', '110', '6142', '8617', NULL, NULL, NULL, '1', NULL, '2026-10-13 19:30:00+00', '2026-10-13 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a136c7-0ca8-70db-9436-3b2f23cf233f', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-14', 'false', '2026-10-13 19:39:37+00', '2026-10-13 21:21:50+00', '08:00', '-34.924953,138.609150,16', '-34.924548,138.608756,6', '3350', '4700', '120', '102', '5695', '7990', NULL, NULL, NULL, '1', NULL, '2026-10-13 19:30:00+00', '2026-10-13 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13970-2020-7634-a922-73addc394405', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-14', 'false', '2026-10-14 08:03:32+00', '2026-10-14 09:57:37+00', '20:30', '-34.981791,138.515404,16', '-34.981242,138.515646,21', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-10-14 08:00:00+00', '2026-10-14 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13986-c500-7167-8f9c-c91bf789e2de', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-14', 'false', '2026-10-14 08:28:16+00', '2026-10-14 11:04:07+00', '21:30', '-34.920888,138.629889,5', '-34.920942,138.630754,7', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-10-14 08:30:00+00', '2026-10-14 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13a30-10d8-7739-b628-ae9c93814c30', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-14', 'false', '2026-10-14 11:33:11+00', '2026-10-14 15:18:22+00', '02:00', '-34.813246,138.613820,19', '-34.812420,138.614502,16', '3900', '5600', '240', '225', '14625', '21000', NULL, NULL, NULL, '1', NULL, '2026-10-14 11:30:00+00', '2026-10-14 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13bc5-a110-73d0-b00f-b536b3de0456', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-15', 'false', '2026-10-14 18:56:10+00', '2026-10-14 20:48:05+00', '07:30', '-34.951618,138.606831,5', '-34.951750,138.606882,4', '3200', '4400', '120', '111', '5920', '8140', NULL, NULL, NULL, '1', NULL, '2026-10-14 19:00:00+00', '2026-10-14 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13be4-c9a0-7401-a228-01552c31c16d', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-15', 'false', '2026-10-14 19:30:12+00', '2026-10-14 21:19:56+00', '08:00', '-34.925001,138.608620,24', '-34.924794,138.609115,6', '3350', '4700', '120', '109', '6086', '8538', NULL, NULL, NULL, '1', NULL, '2026-10-14 19:30:00+00', '2026-10-14 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13bec-99a0-72b8-a8c9-09d975851270', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-15', 'false', '2026-10-14 19:38:44+00', '2026-10-14 21:22:47+00', '08:00', '-34.925020,138.608856,19', '-34.924260,138.608838,12', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL, '2026-10-14 19:30:00+00', '2026-10-14 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13c1f-36a8-74f0-a110-e7a4a036bd36', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-10-15', 'false', '2026-10-14 20:34:01+00', '2026-10-14 22:18:35+00', '09:00', '-34.846178,138.506138,25', '-34.846006,138.505913,34', '3250', '4500', '120', '104', '5633', '7800', NULL, NULL, NULL, '1', NULL, '2026-10-14 20:30:00+00', '2026-10-14 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a13e9b-3710-70a0-8fc4-9e8d0f71e4c7', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-15', 'false', '2026-10-15 08:08:42+00', '2026-10-15 09:58:50+00', '20:30', '-34.981976,138.515381,10', '-34.981447,138.515954,6', '3400', '4850', '120', '110', '6233', '8892', NULL, NULL, NULL, '1', NULL, '2026-10-15 08:00:00+00', '2026-10-15 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a14106-0138-718a-bb7b-b87b568a04a0', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-16', 'false', '2026-10-15 19:24:35+00', '2026-10-15 21:28:09+00', '08:00', '-34.925151,138.608411,30', '-34.924377,138.608625,28', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-15 19:30:00+00', '2026-10-15 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1410c-71a8-7318-b166-287bfd89c01e', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-16', 'false', '2026-10-15 19:31:37+00', '2026-10-15 21:29:00+00', '08:00', '-34.924545,138.608646,14', '-34.925139,138.608659,20', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL, '2026-10-15 19:30:00+00', '2026-10-15 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a143c2-bfd8-74ea-97e8-b20e9d5f88d5', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-16', 'false', '2026-10-16 08:09:59+00', '2026-10-16 10:03:01+00', '20:30', '-34.982225,138.515927,16', '-34.981829,138.515153,4', '3400', '4850', '120', '113', '6403', '9134', NULL, NULL, NULL, '1', NULL, '2026-10-16 08:00:00+00', '2026-10-16 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a143d0-3140-7183-ac44-f2b373129010', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-16', 'false', '2026-10-16 08:24:40+00', '2026-10-16 11:00:35+00', '21:30', '-34.921803,138.630707,6', '-34.921107,138.630638,26', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-10-16 08:30:00+00', '2026-10-16 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a14475-d780-757a-b8e9-c49b0d277424', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-16', 'false', '2026-10-16 11:25:36+00', '2026-10-16 15:25:27+00', '02:00', '-34.812571,138.614517,22', '-34.813115,138.614579,25', '3900', '5600', '240', '239', '15535', '22307', NULL, NULL, NULL, '1', NULL, '2026-10-16 11:30:00+00', '2026-10-16 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1464f-90f0-7707-9f68-cfbbec7735f1', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-10-17', 'false', '2026-10-16 20:03:02+00', '2026-10-16 22:19:55+00', '09:00', '-34.846666,138.505390,8', '-34.845788,138.505709,30', '3250', '4500', '150', '136', '7367', '10200', NULL, NULL, NULL, '1', NULL, '2026-10-16 20:00:00+00', '2026-10-16 22:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a14708-ee10-709d-bcdc-56ffa31d33aa', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-17', 'false', '2026-10-16 23:25:30+00', '2026-10-17 02:25:12+00', '13:00', '-34.920048,138.492336,30', '-34.920207,138.492406,4', '3700', '5100', '180', '179', '11038', '15215', NULL, NULL, NULL, '1', NULL, '2026-10-16 23:30:00+00', '2026-10-17 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a14c31-3258-772f-bc4f-b5b5df73c9ea', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-18', 'false', '2026-10-17 23:27:35+00', '2026-10-18 02:32:51+00', '13:00', '-34.919704,138.492708,8', '-34.920211,138.492371,4', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-10-17 23:30:00+00', '2026-10-18 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a14c34-4b50-70ab-bb81-5ea8ee94fc0c', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-18', 'false', '2026-10-17 23:30:58+00', '2026-10-18 02:25:40+00', '13:00', '-34.919861,138.492926,9', '-34.920411,138.492377,26', '3700', '5100', '180', '174', '10730', '14790', NULL, NULL, NULL, '1', NULL, '2026-10-17 23:30:00+00', '2026-10-18 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15067-42b8-75c9-bcf0-a0e192806856', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-19', 'false', '2026-10-18 19:05:07+00', '2026-10-18 20:52:59+00', '07:30', '-34.951505,138.606487,35', '-34.951259,138.606637,15', '3200', '4400', '120', '107', '5707', '7847', NULL, NULL, NULL, '1', NULL, '2026-10-18 19:00:00+00', '2026-10-18 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15083-0048-73ba-b992-cd9714068aab', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-19', 'false', '2026-10-18 19:35:25+00', '2026-10-18 21:30:41+00', '08:00', '-34.924209,138.609268,4', '-34.924968,138.608565,15', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-10-18 19:30:00+00', '2026-10-18 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15086-86a0-75ca-a6f4-f3d79b51416c', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-19', 'false', '2026-10-18 19:39:16+00', '2026-10-18 21:16:29+00', '08:00', '-34.924847,138.608841,31', '-34.924188,138.608397,21', '3350', '4700', '120', '97', '5416', '7598', NULL, NULL, NULL, '1', NULL, '2026-10-18 19:30:00+00', '2026-10-18 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1532e-9848-769d-80e0-25297c29b14a', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-19', 'false', '2026-10-19 08:02:05+00', '2026-10-19 09:58:34+00', '20:30', '-34.982223,138.515518,26', '-34.981391,138.515557,14', '3400', '4850', '120', '116', '6573', '9377', NULL, NULL, NULL, '1', NULL, '2026-10-19 08:00:00+00', '2026-10-19 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15348-0418-7212-9c25-f3ee6215fa88', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-19', 'false', '2026-10-19 08:29:51+00', '2026-10-19 10:47:40+00', '21:30', '-34.921453,138.630985,16', '-34.920888,138.630715,4', '3600', '5200', '150', '137', '8220', '11873', NULL, NULL, NULL, '1', NULL, '2026-10-19 08:30:00+00', '2026-10-19 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a153ef-1988-764a-b119-7e97609023a1', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-19', 'false', '2026-10-19 11:32:21+00', '2026-10-19 15:21:26+00', '02:00', '-34.812760,138.614429,34', '-34.812434,138.614213,16', '3900', '5600', '240', '229', '14885', '21373', NULL, NULL, NULL, '1', NULL, '2026-10-19 11:30:00+00', '2026-10-19 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1558a-9d30-7306-9aa4-078de9e4ef20', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-20', 'false', '2026-10-19 19:01:50+00', '2026-10-19 20:52:23+00', '07:30', '-34.950617,138.606447,27', '-34.951710,138.606383,15', '3200', '4400', '120', '110', '5867', '8067', NULL, NULL, NULL, '1', NULL, '2026-10-19 19:00:00+00', '2026-10-19 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a155a6-a4f8-742b-a44d-4ac16f7ce099', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-20', 'false', '2026-10-19 19:32:27+00', '2026-10-19 21:26:22+00', '08:00', '-34.924397,138.608969,29', '-34.924773,138.608301,33', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-10-19 19:30:00+00', '2026-10-19 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a155ad-34a8-7700-9ba4-bfdda13dcccf', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-20', 'false', '2026-10-19 19:39:37+00', '2026-10-19 21:26:00+00', '08:00', '-34.924124,138.608405,20', '-34.924714,138.608413,15', '3350', '4700', '120', '106', '5918', '8303', NULL, NULL, NULL, '1', NULL, '2026-10-19 19:30:00+00', '2026-10-19 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a155e3-7360-7284-a4ee-8d0502d41186', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-10-20', 'false', '2026-10-19 20:38:52+00', '2026-10-19 22:34:37+00', '09:00', '-34.846430,138.506142,6', '-34.845801,138.505655,11', '3250', '4500', '120', '115', '6229', '8625', NULL, NULL, NULL, '1', NULL, '2026-10-19 20:30:00+00', '2026-10-19 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15857-d690-75db-ab92-3aedffb52d9c', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-20', 'false', '2026-10-20 08:05:14+00', '2026-10-20 09:57:31+00', '20:30', '-34.981537,138.515455,31', '-34.982323,138.515809,32', '3400', '4850', '120', '112', '6347', '9053', NULL, NULL, NULL, '1', NULL, '2026-10-20 08:00:00+00', '2026-10-20 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15ab8-4c30-7089-9044-40b38ac7d4f6', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-21', 'false', '2026-10-20 19:09:50+00', '2026-10-20 20:47:33+00', '07:30', '-34.951460,138.607171,30', '-34.951147,138.606634,32', '3200', '4400', '120', '97', '5173', '7113', NULL, NULL, NULL, '1', NULL, '2026-10-20 19:00:00+00', '2026-10-20 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15ac5-fc18-76c8-ba12-864c97550b51', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-21', 'false', '2026-10-20 19:24:47+00', '2026-10-20 21:36:10+00', '08:00', '-34.924919,138.608638,9', '-34.924565,138.609298,10', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-20 19:30:00+00', '2026-10-20 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15acb-7a58-737f-8a20-5f4bdb6ed0bd', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-21', 'false', '2026-10-20 19:30:47+00', '2026-10-20 21:31:09+00', '08:00', '-34.924996,138.608396,25', '-34.924582,138.609036,12', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-20 19:30:00+00', '2026-10-20 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15d75-2628-702a-941e-35ade8e2b997', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-21', 'false', '2026-10-21 07:55:21+00', '2026-10-21 10:01:19+00', '20:30', '-34.981232,138.515911,18', '-34.981884,138.515022,27', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-10-21 08:00:00+00', '2026-10-21 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15d9b-6b08-7673-97c1-1108ebfb20a4', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-21', 'false', '2026-10-21 08:37:09+00', '2026-10-21 10:57:11+00', '21:30', '-34.921364,138.630690,16', '-34.921365,138.630723,5', '3600', '5200', '150', '140', '8400', '12133', NULL, NULL, NULL, '1', NULL, '2026-10-21 08:30:00+00', '2026-10-21 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15e3d-a648-714c-8b81-1ecca68306f2', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-21', 'false', '2026-10-21 11:34:21+00', '2026-10-21 15:21:47+00', '02:00', '-34.812237,138.614369,34', '-34.813056,138.614352,20', '3900', '5600', '240', '227', '14755', '21187', NULL, NULL, NULL, '1', NULL, '2026-10-21 11:30:00+00', '2026-10-21 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15fd0-4498-713d-8c29-5dc8743c9cd8', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-22', 'false', '2026-10-21 18:54:07+00', '2026-10-21 20:59:47+00', '07:30', '-34.951464,138.607482,20', '-34.951197,138.606491,25', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-10-21 19:00:00+00', '2026-10-21 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15ff4-dfb0-7481-ba8e-c36d4cbdb86e', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-22', 'false', '2026-10-21 19:34:06+00', '2026-10-21 21:28:00+00', '08:00', '-34.924543,138.609167,30', '-34.924568,138.608984,32', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-10-21 19:30:00+00', '2026-10-21 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a15ff8-fa78-704b-9ba2-abd51bd32c9e', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-22', 'false', '2026-10-21 19:38:35+00', '2026-10-21 21:28:24+00', '08:00', '-34.924342,138.608902,24', '-34.924463,138.609433,6', '3350', '4700', '120', '109', '6086', '8538', NULL, NULL, NULL, '1', NULL, '2026-10-21 19:30:00+00', '2026-10-21 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a162a2-f850-7360-901a-e3d906d6d48b', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-22', 'false', '2026-10-22 08:03:30+00', '2026-10-22 09:49:04+00', '20:30', '-34.982173,138.515499,6', '-34.981847,138.515837,19', '3400', '4850', '120', '105', '5950', '8488', NULL, NULL, NULL, '1', NULL, '2026-10-22 08:00:00+00', '2026-10-22 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a16505-1f88-7149-bcbb-d91f43cec7fa', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-10-23', 'false', '2026-10-22 19:09:57+00', '2026-10-22 21:51:57+00', '08:30', '-34.951181,138.606571,22', '-34.951242,138.606568,25', '3200', '4400', '180', '162', '8640', '11880', NULL, NULL, NULL, '1', NULL, '2026-10-22 19:00:00+00', '2026-10-22 22:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a16516-cee0-76c3-8cd2-8cfeec54a08f', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-23', 'false', '2026-10-22 19:29:16+00', '2026-10-22 21:28:39+00', '08:00', '-34.924873,138.609205,25', '-34.924193,138.608460,26', '3350', '4700', '120', '119', '6644', '9322', NULL, NULL, NULL, '1', NULL, '2026-10-22 19:30:00+00', '2026-10-22 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1651a-f178-7011-b9b1-e88b99db00a1', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-23', 'false', '2026-10-22 19:33:47+00', '2026-10-22 21:34:23+00', '08:00', '-34.925111,138.609221,35', '-34.924787,138.608871,5', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-22 19:30:00+00', '2026-10-22 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a167c0-ebf8-74ec-b24c-d95b298974d4', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-23', 'false', '2026-10-23 07:54:19+00', '2026-10-23 09:48:19+00', '20:30', '-34.981368,138.515961,6', '-34.981272,138.515077,22', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-10-23 08:00:00+00', '2026-10-23 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a167e1-7800-71b5-a476-9484e1903203', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-23', 'false', '2026-10-23 08:29:52+00', '2026-10-23 10:58:44+00', '21:30', '-34.920961,138.630001,9', '-34.921388,138.630846,15', '3600', '5200', '150', '148', '8880', '12827', NULL, NULL, NULL, '1', NULL, '2026-10-23 08:30:00+00', '2026-10-23 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a16886-1888-772b-8942-a757ef1e3551', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-23', 'false', '2026-10-23 11:29:41+00', '2026-10-23 15:18:08+00', '02:00', '-34.812774,138.614281,27', '-34.812273,138.613968,14', '3900', '5600', '240', '228', '14820', '21280', NULL, NULL, NULL, '1', NULL, '2026-10-23 11:30:00+00', '2026-10-23 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a16a5f-aed0-7673-ba0f-1ecc52ecde7c', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-10-24', 'false', '2026-10-23 20:06:58+00', '2026-10-23 22:17:53+00', '09:00', '-34.845631,138.505812,26', '-34.846418,138.505789,21', '3250', '4500', '150', '130', '7042', '9750', NULL, NULL, NULL, '1', NULL, '2026-10-23 20:00:00+00', '2026-10-23 22:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a16b15-7210-702b-8d88-2d42648fa14a', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-24', 'false', '2026-10-23 23:25:30+00', '2026-10-24 02:22:03+00', '13:00', '-34.919865,138.492579,5', '-34.920574,138.492668,26', '3700', '5100', '180', '176', '10853', '14960', NULL, NULL, NULL, '1', NULL, '2026-10-23 23:30:00+00', '2026-10-24 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a16b1b-d2e0-7355-abed-489780f4d00b', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-24', 'false', '2026-10-23 23:32:28+00', '2026-10-24 02:27:10+00', '13:00', '-34.919658,138.493444,29', '-34.920687,138.492856,11', '3700', '5100', '180', '174', '10730', '14790', NULL, NULL, NULL, '1', NULL, '2026-10-23 23:30:00+00', '2026-10-24 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1703b-fcf0-71ab-af90-657c20119ed4', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-25', 'false', '2026-10-24 23:25:42+00', '2026-10-25 02:19:37+00', '13:00', '-34.920131,138.492338,31', '-34.919606,138.492643,25', '3700', '5100', '180', '173', '10668', '14705', NULL, NULL, NULL, '1', NULL, '2026-10-24 23:30:00+00', '2026-10-25 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a17041-4480-70ee-8dc7-8558010976f4', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-25', 'false', '2026-10-24 23:31:28+00', '2026-10-25 02:19:00+00', '13:00', '-34.919661,138.492871,20', '-34.919848,138.493221,16', '3700', '5100', '180', '167', '10298', '14195', NULL, NULL, NULL, '1', NULL, '2026-10-24 23:30:00+00', '2026-10-25 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a17476-4b40-77f9-bdb1-f9817a0926dc', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-26', 'false', '2026-10-25 19:07:52+00', '2026-10-25 20:59:39+00', '07:30', '-34.950697,138.607455,24', '-34.951157,138.607339,27', '3200', '4400', '120', '111', '5920', '8140', NULL, NULL, NULL, '1', NULL, '2026-10-25 19:00:00+00', '2026-10-25 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1748b-55f8-729d-86d7-3d294fbda1f2', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-26', 'false', '2026-10-25 19:30:51+00', '2026-10-25 21:21:32+00', '08:00', '-34.924177,138.608930,35', '-34.924824,138.608666,31', '3350', '4700', '120', '110', '6142', '8617', NULL, NULL, NULL, '1', NULL, '2026-10-25 19:30:00+00', '2026-10-25 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1748f-5950-7580-93f5-584f21c105b0', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-26', 'false', '2026-10-25 19:35:14+00', '2026-10-25 21:19:53+00', '08:00', '-34.924572,138.608625,30', '-34.924693,138.608334,21', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL, '2026-10-25 19:30:00+00', '2026-10-25 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1773f-1000-74b7-b0d3-3f1488f2e174', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-26', 'false', '2026-10-26 08:06:24+00', '2026-10-26 10:01:27+00', '20:30', '-34.982125,138.515400,17', '-34.981513,138.515163,18', '3400', '4850', '120', '115', '6517', '9296', NULL, NULL, NULL, '1', NULL, '2026-10-26 08:00:00+00', '2026-10-26 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a17758-6848-70fb-8fbf-d55a10371082', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-26', 'false', '2026-10-26 08:34:05+00', '2026-10-26 11:04:00+00', '21:30', '-34.921637,138.630878,19', '-34.921146,138.630219,22', '3600', '5200', '150', '149', '8940', '12913', NULL, NULL, NULL, '1', NULL, '2026-10-26 08:30:00+00', '2026-10-26 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a17994-8d08-7245-b0b5-eeee22d5eba5', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-27', 'false', '2026-10-26 18:59:01+00', '2026-10-26 21:04:30+00', '07:30', '-34.951580,138.606309,14', '-34.950774,138.607186,30', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-10-26 19:00:00+00', '2026-10-26 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a179b4-9c10-731c-a637-75ffbffd4869', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-27', 'false', '2026-10-26 19:34:02+00', '2026-10-26 21:27:49+00', '08:00', '-34.924786,138.608379,14', '-34.924391,138.608488,32', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-10-26 19:30:00+00', '2026-10-26 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a179b9-9d50-7327-9588-9dd19f65642c', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-27', 'false', '2026-10-26 19:39:30+00', '2026-10-26 21:29:25+00', '08:00', '-34.924714,138.609310,12', '-34.924055,138.608371,31', '3350', '4700', '120', '109', '6086', '8538', NULL, NULL, NULL, '1', NULL, '2026-10-26 19:30:00+00', '2026-10-26 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a17d85-eec5-72d5-9b45-bebbc1f68489', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', NULL, '2026-10-27', 'true', '2026-10-27 04:30:00+00', '2026-10-27 04:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, '0', '9550', '13400', NULL, NULL, NULL, '1', NULL, NULL, NULL, NULL, 'held', '{same_record}', NULL, NULL, NULL, '{}', NULL),
  ('01a17d85-eec5-7521-9b2b-a1785b18c086', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', NULL, '2026-10-27', 'true', '2026-10-26 22:30:00+00', '2026-10-26 22:30:00+00', NULL, NULL, NULL, NULL, NULL, NULL, '0', '9550', '13400', NULL, NULL, NULL, '1', NULL, NULL, NULL, NULL, 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a17ec3-bec0-7623-b74b-554c7ac72483', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-28', 'false', '2026-10-27 19:08:40+00', '2026-10-27 20:48:03+00', '07:30', '-34.950923,138.607162,15', '-34.951521,138.607196,14', '3200', '4400', '120', '99', '5280', '7260', NULL, NULL, NULL, '1', NULL, '2026-10-27 19:00:00+00', '2026-10-27 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a17ed3-ace0-77a8-8333-d77e3f7df39d', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-28', 'false', '2026-10-27 19:26:04+00', '2026-10-27 21:27:09+00', '08:00', '-34.925094,138.608944,29', '-34.924697,138.609345,9', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-10-27 19:30:00+00', '2026-10-27 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a17edd-5588-73da-bbb6-9852caa72d29', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-28', 'false', '2026-10-27 19:36:37+00', '2026-10-27 21:32:07+00', '08:00', '-34.925107,138.608654,14', '-34.924785,138.608772,19', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-10-27 19:30:00+00', '2026-10-27 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1818a-5100-715b-9bff-435aed5257c4', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-28', 'false', '2026-10-28 08:04:48+00', '2026-10-28 10:02:48+00', '20:30', '-34.981201,138.515672,31', '-34.981263,138.515363,35', '3400', '4850', '120', '118', '6687', '9538', NULL, NULL, NULL, '1', NULL, '2026-10-28 08:00:00+00', '2026-10-28 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1819d-a638-7241-ad0b-f3b52fdf46af', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-28', 'false', '2026-10-28 08:25:55+00', '2026-10-28 10:48:39+00', '21:30', '-34.921609,138.630154,24', '-34.921284,138.630486,30', '3600', '5200', '150', '142', '8520', '12307', NULL, NULL, NULL, '1', NULL, '2026-10-28 08:30:00+00', '2026-10-28 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18248-5d58-7435-bf38-6ff46870c9bb', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-10-28', 'false', '2026-10-28 11:32:23+00', '2026-10-28 15:18:12+00', '02:00', '-34.812672,138.614002,30', '-34.812508,138.613807,29', '3900', '5600', '240', '225', '14625', '21000', NULL, NULL, NULL, '1', NULL, '2026-10-28 11:30:00+00', '2026-10-28 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a183ea-16d8-7098-b12a-0274dd9afcab', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-10-29', 'false', '2026-10-28 19:08:39+00', '2026-10-28 20:56:27+00', '07:30', '-34.951768,138.606524,12', '-34.951473,138.606701,23', '3200', '4400', '120', '107', '5707', '7847', NULL, NULL, NULL, '1', NULL, '2026-10-28 19:00:00+00', '2026-10-28 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18403-d4b0-77a8-80f4-ee219920bac4', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-29', 'false', '2026-10-28 19:36:46+00', '2026-10-28 21:20:19+00', '08:00', '-34.925067,138.609083,29', '-34.924463,138.608381,24', '3350', '4700', '120', '103', '5751', '8068', NULL, NULL, NULL, '1', NULL, '2026-10-28 19:30:00+00', '2026-10-28 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18403-f008-7243-908a-7457e38f5683', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-29', 'false', '2026-10-28 19:36:53+00', '2026-10-28 21:35:55+00', '08:00', '-34.924067,138.609273,16', '-34.925087,138.608374,30', '3350', '4700', '120', '119', '6644', '9322', NULL, NULL, NULL, '1', NULL, '2026-10-28 19:30:00+00', '2026-10-28 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1843a-9c20-7609-9301-80f6416575ec', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-10-29', 'false', '2026-10-28 20:36:36+00', '2026-10-28 22:34:10+00', '09:00', '-34.845895,138.505155,13', '-34.845868,138.506025,14', '3250', '4500', '120', '117', '6338', '8775', NULL, NULL, NULL, '1', NULL, '2026-10-28 20:30:00+00', '2026-10-28 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a186ae-14f0-7664-a122-2bfbb73d3cac', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-29', 'false', '2026-10-29 08:01:58+00', '2026-10-29 09:51:22+00', '20:30', '-34.981226,138.515466,19', '-34.982124,138.514883,14', '3400', '4850', '120', '109', '6177', '8811', NULL, NULL, NULL, '1', NULL, '2026-10-29 08:00:00+00', '2026-10-29 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1890e-6b50-7750-8339-553328203939', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-10-30', 'false', '2026-10-29 19:06:26+00', '2026-10-29 22:02:19+00', '08:30', '-34.951521,138.607429,16', '-34.950875,138.606773,32', '3200', '4400', '180', '175', '9333', '12833', NULL, NULL, NULL, '1', NULL, '2026-10-29 19:00:00+00', '2026-10-29 22:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1891e-b730-7685-a0dc-2d531df3a0ed', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-30', 'false', '2026-10-29 19:24:14+00', '2026-10-29 21:17:18+00', '08:00', '-34.924817,138.608959,26', '-34.924356,138.608349,19', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-10-29 19:30:00+00', '2026-10-29 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1892b-b750-721b-a6f9-4fc4bc02b6c6', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-10-30', 'false', '2026-10-29 19:38:26+00', '2026-10-29 21:30:53+00', '08:00', '-34.924091,138.609413,26', '-34.924795,138.608475,21', '3350', '4700', '120', '112', '6253', '8773', NULL, NULL, NULL, '1', NULL, '2026-10-29 19:30:00+00', '2026-10-29 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18bd1-82f0-7329-9533-9d40f05c2b59', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-10-30', 'false', '2026-10-30 07:58:46+00', '2026-10-30 10:02:24+00', '20:30', '-34.981428,138.515467,4', '-34.981729,138.515366,35', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-10-30 08:00:00+00', '2026-10-30 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18bef-f3e8-76c2-bcd7-83ea51d6afa9', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-10-30', 'false', '2026-10-30 08:32:01+00', '2026-10-30 10:53:30+00', '21:30', '-34.920819,138.629816,20', '-34.921429,138.630369,7', '3600', '5200', '150', '141', '8460', '12220', NULL, NULL, NULL, '1', NULL, '2026-10-30 08:30:00+00', '2026-10-30 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18e6b-ec80-71c9-95f0-f0f217c83ade', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-10-31', 'false', '2026-10-30 20:06:40+00', '2026-10-30 22:32:11+00', '09:00', '-34.846214,138.506155,15', '-34.846225,138.506277,6', '3250', '4500', '150', '145', '7854', '10875', NULL, NULL, NULL, '1', NULL, '2026-10-30 20:00:00+00', '2026-10-30 22:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18f20-adf0-7014-83f2-4ce1ac6cd975', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-31', 'false', '2026-10-30 23:24:06+00', '2026-10-31 02:34:58+00', '13:00', '-34.919778,138.492779,6', '-34.919709,138.492475,8', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-10-30 23:30:00+00', '2026-10-31 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a18f2e-afe0-7662-b5ac-84275a011287', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-10-31', 'false', '2026-10-30 23:39:24+00', '2026-10-31 02:20:18+00', '13:00', '-34.920391,138.492743,22', '-34.919789,138.493145,28', '3700', '5100', '180', '160', '9867', '13600', NULL, NULL, NULL, '1', NULL, '2026-10-30 23:30:00+00', '2026-10-31 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19449-2500-70f1-b050-284446aa9246', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-01', 'false', '2026-10-31 23:26:24+00', '2026-11-01 02:26:43+00', '13:00', '-34.920138,138.492769,9', '-34.919599,138.492662,28', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-10-31 23:30:00+00', '2026-11-01 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19449-dc98-7436-ae7b-3d08fa9818cd', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-01', 'false', '2026-10-31 23:27:11+00', '2026-11-01 02:16:07+00', '13:00', '-34.919562,138.493328,16', '-34.919514,138.492506,35', '3700', '5100', '180', '168', '10360', '14280', NULL, NULL, NULL, '1', NULL, '2026-10-31 23:30:00+00', '2026-11-01 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1987c-f340-7607-a3a8-95dd40786d74', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-02', 'false', '2026-11-01 19:01:28+00', '2026-11-01 21:02:21+00', '07:30', '-34.950800,138.606523,12', '-34.951517,138.606611,28', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-11-01 19:00:00+00', '2026-11-01 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19895-1ad8-703a-a606-b306564a68d0', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-02', 'false', '2026-11-01 19:27:51+00', '2026-11-01 21:22:10+00', '08:00', '-34.924037,138.609475,30', '-34.924180,138.608903,24', '3350', '4700', '120', '114', '6365', '8930', NULL, NULL, NULL, '1', NULL, '2026-11-01 19:30:00+00', '2026-11-01 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19896-8620-71f4-be9a-45ceee51c50a', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-02', 'false', '2026-11-01 19:29:24+00', '2026-11-01 21:30:08+00', '08:00', '-34.924683,138.609459,9', '-34.924987,138.608531,16', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-01 19:30:00+00', '2026-11-01 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19b46-15c0-778f-8dee-db5376b1df0f', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-02', 'false', '2026-11-02 08:00:24+00', '2026-11-02 09:47:15+00', '20:30', '-34.981866,138.514988,22', '-34.981852,138.514988,21', '3400', '4850', '120', '106', '6007', '8568', NULL, NULL, NULL, '1', NULL, '2026-11-02 08:00:00+00', '2026-11-02 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19b5e-1e18-72c5-9a4f-d0541bf1c702', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-02', 'false', '2026-11-02 08:26:39+00', '2026-11-02 10:58:10+00', '21:30', '-34.921822,138.630125,8', '-34.921274,138.630812,4', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-11-02 08:30:00+00', '2026-11-02 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19c01-0920-772c-ae97-5bb4a14d631d', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-02', 'false', '2026-11-02 11:24:36+00', '2026-11-02 15:30:46+00', '02:00', '-34.812258,138.613893,25', '-34.812735,138.614687,15', '3900', '5600', '240', '240', '15600', '22400', NULL, NULL, NULL, '1', NULL, '2026-11-02 11:30:00+00', '2026-11-02 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19da7-e320-77b9-9a03-233e0d78ca6f', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-03', 'false', '2026-11-02 19:06:28+00', '2026-11-02 20:54:56+00', '07:30', '-34.951040,138.607224,26', '-34.950653,138.607160,27', '3200', '4400', '120', '108', '5760', '7920', NULL, NULL, NULL, '1', NULL, '2026-11-02 19:00:00+00', '2026-11-02 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19dbd-8a18-76db-b2fa-6f3d46d1a5c6', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-03', 'false', '2026-11-02 19:30:07+00', '2026-11-02 21:33:39+00', '08:00', '-34.924575,138.608432,19', '-34.924518,138.608441,30', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-02 19:30:00+00', '2026-11-02 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19dc3-8558-778d-aeaf-27e605c78c35', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-03', 'false', '2026-11-02 19:36:39+00', '2026-11-02 21:25:06+00', '08:00', '-34.925169,138.609364,33', '-34.924574,138.608547,21', '3350', '4700', '120', '108', '6030', '8460', NULL, NULL, NULL, '1', NULL, '2026-11-02 19:30:00+00', '2026-11-02 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a19df7-4f28-73c6-8955-3074e0759624', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-03', 'false', '2026-11-02 20:33:13+00', '2026-11-02 22:23:50+00', '09:00', '-34.846171,138.505431,31', '-34.846189,138.505327,4', '3250', '4500', '120', '110', '5958', '8250', NULL, NULL, NULL, '1', NULL, '2026-11-02 20:30:00+00', '2026-11-02 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a072-3a38-77f0-8a30-6e4064f77ab0', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-03', 'false', '2026-11-03 08:06:43+00', '2026-11-03 10:05:30+00', '20:30', '-34.982099,138.515586,10', '-34.981663,138.514974,8', '3400', '4850', '120', '118', '6687', '9538', NULL, NULL, NULL, '1', NULL, '2026-11-03 08:00:00+00', '2026-11-03 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a2c9-45b0-7022-9fbf-58686e0d868e', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-04', 'false', '2026-11-03 19:01:02+00', '2026-11-03 20:49:59+00', '07:30', '-34.951650,138.607163,7', '-34.951483,138.607123,21', '3200', '4400', '120', '108', '5760', '7920', NULL, NULL, NULL, '1', NULL, '2026-11-03 19:00:00+00', '2026-11-03 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a2de-c980-72db-9099-875af28bb083', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-04', 'false', '2026-11-03 19:24:32+00', '2026-11-03 21:31:23+00', '08:00', '-34.924696,138.609430,8', '-34.924531,138.609472,10', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-03 19:30:00+00', '2026-11-03 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a2eb-8738-74e6-a435-502895be3329', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-04', 'false', '2026-11-03 19:38:27+00', '2026-11-03 21:35:59+00', '08:00', '-34.924222,138.609311,27', '-34.924537,138.608706,4', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL, '2026-11-03 19:30:00+00', '2026-11-03 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a598-1938-7207-9417-32d8c8f182ce', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-04', 'false', '2026-11-04 08:06:11+00', '2026-11-04 09:56:27+00', '20:30', '-34.981497,138.515344,7', '-34.981476,138.515209,13', '3400', '4850', '120', '110', '6233', '8892', NULL, NULL, NULL, '1', NULL, '2026-11-04 08:00:00+00', '2026-11-04 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a5af-9108-740f-84a1-c937e798515b', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-04', 'false', '2026-11-04 08:31:49+00', '2026-11-04 10:57:38+00', '21:30', '-34.921853,138.630024,17', '-34.920810,138.630723,9', '3600', '5200', '150', '145', '8700', '12567', NULL, NULL, NULL, '1', NULL, '2026-11-04 08:30:00+00', '2026-11-04 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a650-1e98-7759-b0e5-fe74576de405', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-04', 'false', '2026-11-04 11:27:11+00', '2026-11-04 15:34:57+00', '02:00', '-34.813294,138.614406,33', '-34.812826,138.614616,23', '3900', '5600', '240', '240', '15600', '22400', NULL, NULL, NULL, '1', NULL, '2026-11-04 11:30:00+00', '2026-11-04 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a7f5-cbd0-77ba-99b0-aaf6ca220fea', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-05', 'false', '2026-11-04 19:07:46+00', '2026-11-04 21:03:39+00', '07:30', '-34.951556,138.606944,14', '-34.951468,138.607485,15', '3200', '4400', '120', '115', '6133', '8433', NULL, NULL, NULL, '1', NULL, '2026-11-04 19:00:00+00', '2026-11-04 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a805-c990-72a2-98d8-b62db25a777d', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-05', 'false', '2026-11-04 19:25:14+00', '2026-11-04 21:26:15+00', '08:00', '-34.924735,138.609057,19', '-34.924378,138.609068,8', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-04 19:30:00+00', '2026-11-04 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a807-fc10-75ee-bb85-faf7c56c2b0f', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-05', 'false', '2026-11-04 19:27:38+00', '2026-11-04 21:29:35+00', '08:00', '-34.924080,138.609274,15', '-34.924383,138.608913,14', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-04 19:30:00+00', '2026-11-04 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1a849-b060-707c-8385-6f603da4ea91', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-05', 'false', '2026-11-04 20:39:24+00', '2026-11-04 22:24:08+00', '09:00', '-34.845840,138.505735,14', '-34.846072,138.505939,20', '3250', '4500', '120', '104', '5633', '7800', NULL, NULL, NULL, '1', NULL, '2026-11-04 20:30:00+00', '2026-11-04 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1aabb-2d60-7275-877d-6dae981b5284', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-05', 'false', '2026-11-05 08:02:36+00', '2026-11-05 09:50:50+00', '20:30', '-34.982353,138.515584,6', '-34.982054,138.515882,14', '3400', '4850', '120', '108', '6120', '8730', NULL, NULL, NULL, '1', NULL, '2026-11-05 08:00:00+00', '2026-11-05 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1ad1d-50b0-71b8-bb6a-03b514515d68', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-11-06', 'false', '2026-11-05 19:09:02+00', '2026-11-05 22:03:58+00', '08:30', '-34.951567,138.607258,16', '-34.950987,138.607174,35', '3200', '4400', '180', '174', '9280', '12760', NULL, NULL, NULL, '1', NULL, '2026-11-05 19:00:00+00', '2026-11-05 22:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1ad30-6b50-7350-b09c-f4ff10976d7c', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-06', 'false', '2026-11-05 19:29:54+00', '2026-11-05 21:17:26+00', '08:00', '-34.924604,138.608700,6', '-34.925142,138.609097,26', '3350', '4700', '120', '107', '5974', '8382', NULL, NULL, NULL, '1', NULL, '2026-11-05 19:30:00+00', '2026-11-05 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1ad38-0888-7137-a69d-a0dc298dac7c', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-06', 'false', '2026-11-05 19:38:13+00', '2026-11-05 21:16:20+00', '08:00', '-34.924586,138.608981,17', '-34.924683,138.608899,20', '3350', '4700', '120', '98', '5472', '7677', NULL, NULL, NULL, '1', NULL, '2026-11-05 19:30:00+00', '2026-11-05 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1afde-e598-77bd-af9e-f12f9fe41580', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-06', 'false', '2026-11-06 07:59:43+00', '2026-11-06 09:47:16+00', '20:30', '-34.981270,138.515849,6', '-34.981623,138.515389,28', '3400', '4850', '120', '107', '6063', '8649', NULL, NULL, NULL, '1', NULL, '2026-11-06 08:00:00+00', '2026-11-06 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1affc-29c8-721a-9d3f-e4d9fced9de0', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-06', 'false', '2026-11-06 08:31:41+00', '2026-11-06 10:48:27+00', '21:30', '-34.921049,138.630086,33', '-34.920942,138.630474,9', '3600', '5200', '150', '136', '8160', '11787', NULL, NULL, NULL, '1', NULL, '2026-11-06 08:30:00+00', '2026-11-06 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1b09b-7320-7123-aed6-2d1d55b5af10', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-06', 'false', '2026-11-06 11:25:40+00', '2026-11-06 15:26:18+00', '02:00', '-34.812689,138.614127,6', '-34.813231,138.614456,15', '3900', '5600', '240', '240', '15600', '22400', NULL, NULL, NULL, '1', NULL, '2026-11-06 11:30:00+00', '2026-11-06 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1b276-74b0-70eb-8f4c-c1a418c77b9a', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-11-07', 'false', '2026-11-06 20:04:30+00', '2026-11-06 22:34:48+00', '09:00', '-34.846295,138.505834,19', '-34.845839,138.506300,6', '3250', '4500', '150', '150', '8125', '11250', NULL, NULL, NULL, '1', NULL, '2026-11-06 20:00:00+00', '2026-11-06 22:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1b332-65f8-714a-a7fb-2c5f00d1e3d1', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-07', 'false', '2026-11-06 23:29:47+00', '2026-11-07 02:30:48+00', '13:00', '-34.920374,138.493011,20', '-34.920389,138.492729,17', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-11-06 23:30:00+00', '2026-11-07 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1b339-4f80-7472-9c5b-91cd8902c776', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-07', 'false', '2026-11-06 23:37:20+00', '2026-11-07 02:34:52+00', '13:00', '-34.919549,138.493348,9', '-34.919628,138.492846,25', '3700', '5100', '180', '177', '10915', '15045', NULL, NULL, NULL, '1', NULL, '2026-11-06 23:30:00+00', '2026-11-07 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1b856-ca10-75cb-89be-500e10bf6b31', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-08', 'false', '2026-11-07 23:27:38+00', '2026-11-08 02:16:05+00', '13:00', '-34.920455,138.492487,24', '-34.920574,138.493414,6', '3700', '5100', '180', '168', '10360', '14280', NULL, NULL, NULL, '1', NULL, '2026-11-07 23:30:00+00', '2026-11-08 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1b85e-d0c0-7162-b6b9-67b930ba08f8', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-08', 'false', '2026-11-07 23:36:24+00', '2026-11-08 02:27:17+00', '13:00', '-34.920068,138.492752,22', '-34.919805,138.492769,25', '3700', '5100', '180', '170', '10483', '14450', NULL, NULL, NULL, '1', NULL, '2026-11-07 23:30:00+00', '2026-11-08 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1bc9e-8db0-7663-a0c2-d03374093cc0', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-09', 'false', '2026-11-08 19:24:30+00', '2026-11-08 21:25:47+00', '08:00', '-34.924868,138.609388,22', '-34.924902,138.609010,26', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-08 19:30:00+00', '2026-11-08 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1bca8-8860-75cb-b227-63d51ee49ed7', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-09', 'false', '2026-11-08 19:35:24+00', '2026-11-08 21:20:46+00', '08:00', '-34.924517,138.609483,21', '-34.924525,138.609127,27', '3350', '4700', '120', '105', '5863', '8225', NULL, NULL, NULL, '1', NULL, '2026-11-08 19:30:00+00', '2026-11-08 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1bf51-2e78-745d-a7d0-3c6a87e0f488', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-09', 'false', '2026-11-09 07:58:51+00', '2026-11-09 09:53:33+00', '20:30', '-34.981505,138.515238,7', '-34.981633,138.515807,33', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-11-09 08:00:00+00', '2026-11-09 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1bf71-60a8-7711-b4d4-f6561d17c5a5', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-09', 'false', '2026-11-09 08:34:01+00', '2026-11-09 11:00:50+00', '21:30', '-34.920914,138.629830,32', '-34.921331,138.630407,31', '3600', '5200', '150', '146', '8760', '12653', NULL, NULL, NULL, '1', NULL, '2026-11-09 08:30:00+00', '2026-11-09 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c014-4f98-74c2-8fb6-3fc695705a3a', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-09', 'false', '2026-11-09 11:31:59+00', '2026-11-09 15:26:10+00', '02:00', '-34.812688,138.614398,7', '-34.812555,138.614237,33', '3900', '5600', '240', '234', '15210', '21840', NULL, NULL, NULL, '1', NULL, '2026-11-09 11:30:00+00', '2026-11-09 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c1ab-08b0-72b3-981b-f5a80920b460', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-10', 'false', '2026-11-09 18:56:14+00', '2026-11-09 20:51:49+00', '07:30', '-34.951294,138.606785,34', '-34.951192,138.606803,13', '3200', '4400', '120', '115', '6133', '8433', NULL, NULL, NULL, '1', NULL, '2026-11-09 19:00:00+00', '2026-11-09 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c1cd-2af8-77bb-82bf-9d8793f2abd0', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-10', 'false', '2026-11-09 19:33:31+00', '2026-11-09 21:17:50+00', '08:00', '-34.925197,138.608825,21', '-34.924301,138.609297,11', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL, '2026-11-09 19:30:00+00', '2026-11-09 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c1d0-43f0-75d2-adf0-2cc7be52af9c', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-10', 'false', '2026-11-09 19:36:54+00', '2026-11-09 21:24:11+00', '08:00', '-34.924595,138.608572,23', '-34.924287,138.608330,26', '3350', '4700', '120', '107', '5974', '8382', NULL, NULL, NULL, '1', NULL, '2026-11-09 19:30:00+00', '2026-11-09 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c203-7180-7642-a85d-a2c0246bfc51', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-10', 'false', '2026-11-09 20:32:48+00', '2026-11-09 22:31:01+00', '09:00', '-34.846551,138.505669,35', '-34.845676,138.505285,35', '3250', '4500', '120', '118', '6392', '8850', NULL, NULL, NULL, '1', NULL, '2026-11-09 20:30:00+00', '2026-11-09 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c475-0dc0-7298-9e1d-412bd5fab3a7', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-10', 'false', '2026-11-10 07:56:08+00', '2026-11-10 09:55:41+00', '20:30', '-34.982269,138.515522,32', '-34.981955,138.515228,28', '3400', '4850', '120', '119', '6743', '9619', NULL, NULL, NULL, '1', NULL, '2026-11-10 08:00:00+00', '2026-11-10 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c6d6-bfc8-7240-8271-f171f0383ca9', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-11', 'false', '2026-11-10 19:02:05+00', '2026-11-10 21:05:39+00', '07:30', '-34.950855,138.606308,16', '-34.951388,138.606813,32', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-11-10 19:00:00+00', '2026-11-10 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c6f2-7970-75a8-836d-e7ab3cef0419', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-11', 'false', '2026-11-10 19:32:22+00', '2026-11-10 21:36:39+00', '08:00', '-34.924945,138.609149,11', '-34.924093,138.608566,10', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-10 19:30:00+00', '2026-11-10 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c6f4-5dd0-7506-bcbf-0f0fb39c35b8', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-11', 'false', '2026-11-10 19:34:26+00', '2026-11-10 21:35:40+00', '08:00', '-34.924494,138.608815,26', '-34.924170,138.609424,13', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-10 19:30:00+00', '2026-11-10 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c99d-b798-7172-9a73-1645215f8106', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-11', 'false', '2026-11-11 07:58:39+00', '2026-11-11 10:02:21+00', '20:30', '-34.981911,138.514954,34', '-34.982222,138.515482,26', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-11-11 08:00:00+00', '2026-11-11 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1c9b7-13c8-70e3-bf82-8c6cbdbc941c', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-11', 'false', '2026-11-11 08:26:21+00', '2026-11-11 11:05:22+00', '21:30', '-34.921484,138.629845,10', '-34.921656,138.629948,31', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-11-11 08:30:00+00', '2026-11-11 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1ca67-a300-709d-88d5-63ba8c7396eb', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-11', 'false', '2026-11-11 11:39:12+00', '2026-11-11 15:32:43+00', '02:00', '-34.812406,138.614132,6', '-34.813028,138.614050,18', '3900', '5600', '240', '233', '15145', '21747', NULL, NULL, NULL, '1', NULL, '2026-11-11 11:30:00+00', '2026-11-11 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1cc03-c2e8-77b4-9369-6ea754234ab7', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-12', 'false', '2026-11-11 19:09:21+00', '2026-11-11 20:50:26+00', '07:30', '-34.951389,138.606505,4', '-34.950990,138.606938,27', '3200', '4400', '120', '101', '5387', '7407', NULL, NULL, NULL, '1', NULL, '2026-11-11 19:00:00+00', '2026-11-11 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1cc17-9cf0-70a0-9602-4c5c9a9d381f', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-12', 'false', '2026-11-11 19:31:02+00', '2026-11-11 21:24:11+00', '08:00', '-34.924321,138.609168,12', '-34.925194,138.609436,12', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-11-11 19:30:00+00', '2026-11-11 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1cc1d-d6b0-758a-9d96-b8bc183bfb10', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-12', 'false', '2026-11-11 19:37:50+00', '2026-11-11 21:29:36+00', '08:00', '-34.924718,138.608603,30', '-34.924615,138.609464,34', '3350', '4700', '120', '111', '6198', '8695', NULL, NULL, NULL, '1', NULL, '2026-11-11 19:30:00+00', '2026-11-11 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1cc52-7370-70f4-9727-0f55fe1fe0e8', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-12', 'false', '2026-11-11 20:35:18+00', '2026-11-11 22:25:19+00', '09:00', '-34.846599,138.506027,5', '-34.846764,138.505150,13', '3250', '4500', '120', '110', '5958', '8250', NULL, NULL, NULL, '1', NULL, '2026-11-11 20:30:00+00', '2026-11-11 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1cec3-86f8-7415-aa09-6c76372f2e0d', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-12', 'false', '2026-11-12 07:58:03+00', '2026-11-12 09:46:20+00', '20:30', '-34.981286,138.515597,27', '-34.982047,138.515427,25', '3400', '4850', '120', '108', '6120', '8730', NULL, NULL, NULL, '1', NULL, '2026-11-12 08:00:00+00', '2026-11-12 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d11d-41f0-768d-8c41-67b72a05647e', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-11-13', 'false', '2026-11-12 18:55:18+00', '2026-11-12 21:48:12+00', '08:30', '-34.950943,138.606624,16', '-34.951751,138.607037,32', '3200', '4400', '180', '172', '9173', '12613', NULL, NULL, NULL, '1', NULL, '2026-11-12 19:00:00+00', '2026-11-12 22:00:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d138-0968-7527-85c8-68d17c6bcf1e', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-13', 'false', '2026-11-12 19:24:33+00', '2026-11-12 21:23:33+00', '08:00', '-34.924209,138.608820,29', '-34.924246,138.608421,16', '3350', '4700', '120', '119', '6644', '9322', NULL, NULL, NULL, '1', NULL, '2026-11-12 19:30:00+00', '2026-11-12 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d143-1d58-76ad-932e-2147426a8641', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-13', 'false', '2026-11-12 19:36:39+00', '2026-11-12 21:22:04+00', '08:00', '-34.924410,138.609036,28', '-34.924590,138.608961,21', '3350', '4700', '120', '105', '5863', '8225', NULL, NULL, NULL, '1', NULL, '2026-11-12 19:30:00+00', '2026-11-12 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d3e9-e2f8-75dc-96db-f3ef4809e6dc', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-13', 'false', '2026-11-13 07:58:03+00', '2026-11-13 09:48:12+00', '20:30', '-34.981361,138.515354,17', '-34.981324,138.515918,11', '3400', '4850', '120', '110', '6233', '8892', NULL, NULL, NULL, '1', NULL, '2026-11-13 08:00:00+00', '2026-11-13 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d409-9440-7777-989e-e029f620b8ca', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-13', 'false', '2026-11-13 08:32:40+00', '2026-11-13 10:54:03+00', '21:30', '-34.921203,138.630536,17', '-34.920936,138.630730,31', '3600', '5200', '150', '141', '8460', '12220', NULL, NULL, NULL, '1', NULL, '2026-11-13 08:30:00+00', '2026-11-13 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d4a6-d228-72e6-9059-188b5635d46b', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-13', 'false', '2026-11-13 11:24:25+00', '2026-11-13 15:35:00+00', '02:00', '-34.813294,138.614598,35', '-34.813083,138.614328,12', '3900', '5600', '240', '240', '15600', '22400', NULL, NULL, NULL, '1', NULL, '2026-11-13 11:30:00+00', '2026-11-13 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d67d-7688-770f-a2d6-432859da2055', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-11-14', 'false', '2026-11-13 19:58:29+00', '2026-11-13 22:24:47+00', '09:00', '-34.846588,138.506200,23', '-34.845864,138.506292,30', '3250', '4500', '150', '146', '7908', '10950', NULL, NULL, NULL, '1', NULL, '2026-11-13 20:00:00+00', '2026-11-13 22:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d73d-76e0-71eb-ab7a-8f39cbc034df', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-14', 'false', '2026-11-13 23:28:12+00', '2026-11-14 02:22:46+00', '13:00', '-34.919614,138.492689,21', '-34.919889,138.493005,8', '3700', '5100', '180', '174', '10730', '14790', NULL, NULL, NULL, '1', NULL, '2026-11-13 23:30:00+00', '2026-11-14 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1d744-aaa0-717b-9154-59f1259124c0', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-14', 'false', '2026-11-13 23:36:04+00', '2026-11-14 02:21:49+00', '13:00', '-34.920498,138.493306,16', '-34.919508,138.492860,22', '3700', '5100', '180', '165', '10175', '14025', NULL, NULL, NULL, '1', NULL, '2026-11-13 23:30:00+00', '2026-11-14 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1dc6b-21f8-76d6-ae50-17172ceaea3e', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-15', 'false', '2026-11-14 23:36:11+00', '2026-11-15 02:28:19+00', '13:00', '-34.920450,138.493412,14', '-34.920197,138.492629,11', '3700', '5100', '180', '172', '10607', '14620', NULL, NULL, NULL, '1', NULL, '2026-11-14 23:30:00+00', '2026-11-15 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1dc6b-58a8-7215-ac80-4b0096f19bfb', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-15', 'false', '2026-11-14 23:36:25+00', '2026-11-15 02:23:55+00', '13:00', '-34.920637,138.493087,13', '-34.919636,138.493181,5', '3700', '5100', '180', '167', '10298', '14195', NULL, NULL, NULL, '1', NULL, '2026-11-14 23:30:00+00', '2026-11-15 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e094-fd58-7693-843a-208f57353288', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-16', 'false', '2026-11-15 19:00:23+00', '2026-11-15 20:53:19+00', '07:30', '-34.950893,138.606553,10', '-34.950693,138.606682,35', '3200', '4400', '120', '112', '5973', '8213', NULL, NULL, NULL, '1', NULL, '2026-11-15 19:00:00+00', '2026-11-15 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e0ac-afc0-77b3-b9a3-504699287381', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-16', 'false', '2026-11-15 19:26:16+00', '2026-11-15 21:22:17+00', '08:00', '-34.924947,138.609281,20', '-34.924078,138.609078,18', '3350', '4700', '120', '116', '6477', '9087', NULL, NULL, NULL, '1', NULL, '2026-11-15 19:30:00+00', '2026-11-15 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e0b9-1b70-7035-93dc-9228a26402ca', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-16', 'false', '2026-11-15 19:39:50+00', '2026-11-15 21:35:26+00', '08:00', '-34.924639,138.609185,22', '-34.924769,138.608925,12', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-11-15 19:30:00+00', '2026-11-15 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e360-bfb8-7717-a7ce-f63581e4cee8', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-16', 'false', '2026-11-16 08:02:11+00', '2026-11-16 09:57:08+00', '20:30', '-34.982331,138.515522,6', '-34.981234,138.515772,9', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-11-16 08:00:00+00', '2026-11-16 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e37e-2ee0-7444-8975-558376b84f1b', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-16', 'false', '2026-11-16 08:34:20+00', '2026-11-16 10:56:36+00', '21:30', '-34.921440,138.630831,25', '-34.921818,138.630156,24', '3600', '5200', '150', '142', '8520', '12307', NULL, NULL, NULL, '1', NULL, '2026-11-16 08:30:00+00', '2026-11-16 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e420-6e08-7792-8fec-12fcb1e43e88', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-16', 'false', '2026-11-16 11:31:33+00', '2026-11-16 15:25:19+00', '02:00', '-34.812253,138.614639,22', '-34.812560,138.614551,22', '3900', '5600', '240', '233', '15145', '21747', NULL, NULL, NULL, '1', NULL, '2026-11-16 11:30:00+00', '2026-11-16 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e5b8-ffc8-71e3-adcb-6d6539fc251c', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-17', 'false', '2026-11-16 18:57:49+00', '2026-11-16 20:46:17+00', '07:30', '-34.951131,138.606947,14', '-34.951487,138.606605,34', '3200', '4400', '120', '108', '5760', '7920', NULL, NULL, NULL, '1', NULL, '2026-11-16 19:00:00+00', '2026-11-16 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e5d9-4580-73da-b23e-f950abf123f2', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-17', 'false', '2026-11-16 19:33:04+00', '2026-11-16 21:24:10+00', '08:00', '-34.924285,138.608735,21', '-34.925086,138.609209,21', '3350', '4700', '120', '111', '6198', '8695', NULL, NULL, NULL, '1', NULL, '2026-11-16 19:30:00+00', '2026-11-16 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e60b-4e18-77e5-b816-01ce2f77e3bd', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-17', 'false', '2026-11-16 20:27:43+00', '2026-11-16 22:25:59+00', '09:00', '-34.846652,138.505999,14', '-34.845956,138.506072,22', '3250', '4500', '120', '118', '6392', '8850', NULL, NULL, NULL, '1', NULL, '2026-11-16 20:30:00+00', '2026-11-16 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e880-8820-7277-b6c8-769a80337c14', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-17', 'false', '2026-11-17 07:55:00+00', '2026-11-17 09:54:48+00', '20:30', '-34.981479,138.514905,31', '-34.981607,138.514950,9', '3400', '4850', '120', '119', '6743', '9619', NULL, NULL, NULL, '1', NULL, '2026-11-17 08:00:00+00', '2026-11-17 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1e9ab-7ac5-71da-99d2-5319e768b8a8', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', NULL, '2026-11-17', 'true', '2026-11-17 03:00:00+00', '2026-11-17 08:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, '300', '18000', '25200', NULL, NULL, NULL, '1', NULL, NULL, NULL, NULL, 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1eae9-1be0-76bd-9023-b669be9b389c', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-18', 'false', '2026-11-17 19:08:28+00', '2026-11-17 21:00:46+00', '07:30', '-34.951294,138.607102,18', '-34.950899,138.606474,5', '3200', '4400', '120', '112', '5973', '8213', NULL, NULL, NULL, '1', NULL, '2026-11-17 19:00:00+00', '2026-11-17 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1eafe-d660-7171-8678-4a01dc481eb9', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-18', 'false', '2026-11-17 19:32:12+00', '2026-11-17 21:26:00+00', '08:00', '-34.924280,138.609470,32', '-34.924413,138.608331,7', '3350', '4700', '120', '113', '6309', '8852', NULL, NULL, NULL, '1', NULL, '2026-11-17 19:30:00+00', '2026-11-17 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1eb00-0af8-7562-bc5f-0abae6dfa515', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-18', 'false', '2026-11-17 19:33:31+00', '2026-11-17 21:32:24+00', '08:00', '-34.924014,138.608580,24', '-34.924585,138.608534,33', '3350', '4700', '120', '118', '6588', '9243', NULL, NULL, NULL, '1', NULL, '2026-11-17 19:30:00+00', '2026-11-17 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1edae-5e30-7298-974a-fa8db0dff8dc', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-18', 'false', '2026-11-18 08:03:10+00', '2026-11-18 10:02:10+00', '20:30', '-34.982270,138.515544,8', '-34.981431,138.515171,15', '3400', '4850', '120', '119', '6743', '9619', NULL, NULL, NULL, '1', NULL, '2026-11-18 08:00:00+00', '2026-11-18 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1edc2-4fa8-7395-9708-ffd3ccbb4d01', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-18', 'false', '2026-11-18 08:24:57+00', '2026-11-18 11:04:08+00', '21:30', '-34.921041,138.630678,21', '-34.920736,138.630099,34', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL, '2026-11-18 08:30:00+00', '2026-11-18 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1ee72-61e0-7358-9cf0-f750e84ef9a2', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-18', 'false', '2026-11-18 11:37:16+00', '2026-11-18 15:23:00+00', '02:00', '-34.812336,138.614520,11', '-34.812680,138.614413,28', '3900', '5600', '240', '225', '14625', '21000', NULL, NULL, NULL, '1', NULL, '2026-11-18 11:30:00+00', '2026-11-18 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f010-1038-7236-808a-4c2392b7ccc0', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-19', 'false', '2026-11-18 19:09:07+00', '2026-11-18 21:04:03+00', '07:30', '-34.950915,138.607263,33', '-34.950831,138.607168,8', '3200', '4400', '120', '114', '6080', '8360', NULL, NULL, NULL, '1', NULL, '2026-11-18 19:00:00+00', '2026-11-18 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f022-b1c0-732f-bb75-d613adaff31c', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-19', 'false', '2026-11-18 19:29:28+00', '2026-11-18 21:18:37+00', '08:00', '-34.924662,138.609196,22', '-34.924828,138.609404,35', '3350', '4700', '120', '109', '6086', '8538', NULL, NULL, NULL, '1', NULL, '2026-11-18 19:30:00+00', '2026-11-18 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f022-cd18-75a5-b0f4-c34aa4cf1554', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-19', 'false', '2026-11-18 19:29:35+00', '2026-11-18 21:36:22+00', '08:00', '-34.924065,138.609316,4', '-34.924905,138.608393,12', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-18 19:30:00+00', '2026-11-18 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f056-6420-7770-af8b-08cebeca9f5d', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-19', 'false', '2026-11-18 20:25:56+00', '2026-11-18 22:36:06+00', '09:00', '-34.845763,138.505803,27', '-34.846510,138.505556,13', '3250', '4500', '120', '120', '6500', '9000', NULL, NULL, NULL, '1', NULL, '2026-11-18 20:30:00+00', '2026-11-18 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f2d8-8ea8-7026-904f-2bdafafcf42e', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-19', 'false', '2026-11-19 08:07:21+00', '2026-11-19 09:52:51+00', '20:30', '-34.981532,138.515983,14', '-34.981258,138.515133,17', '3400', '4850', '120', '105', '5950', '8488', NULL, NULL, NULL, '1', NULL, '2026-11-19 08:00:00+00', '2026-11-19 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f54b-bd40-7597-be17-41b1f4abfd73', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-20', 'false', '2026-11-19 19:32:24+00', '2026-11-19 21:24:04+00', '08:00', '-34.924660,138.608429,29', '-34.924144,138.609079,7', '3350', '4700', '120', '111', '6198', '8695', NULL, NULL, NULL, '1', NULL, '2026-11-19 19:30:00+00', '2026-11-19 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f550-ce20-72f2-a55a-ac8fa6b5e01a', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-20', 'false', '2026-11-19 19:37:56+00', '2026-11-19 21:33:16+00', '08:00', '-34.925119,138.609346,25', '-34.925193,138.609487,7', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-11-19 19:30:00+00', '2026-11-19 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f7fd-f878-7415-b726-4f8f713f195b', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-20', 'false', '2026-11-20 08:06:19+00', '2026-11-20 10:00:46+00', '20:30', '-34.981372,138.515043,13', '-34.982373,138.515029,9', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-11-20 08:00:00+00', '2026-11-20 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f813-ab28-7770-ab23-a389f2593baa', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-20', 'false', '2026-11-20 08:30:01+00', '2026-11-20 10:56:58+00', '21:30', '-34.921751,138.630373,9', '-34.921548,138.629974,26', '3600', '5200', '150', '146', '8760', '12653', NULL, NULL, NULL, '1', NULL, '2026-11-20 08:30:00+00', '2026-11-20 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1f8bf-4ca8-76aa-9a84-e3054befb86c', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-20', 'false', '2026-11-20 11:37:29+00', '2026-11-20 15:33:58+00', '02:00', '-34.813279,138.614477,9', '-34.812820,138.613801,15', '3900', '5600', '240', '236', '15340', '22027', NULL, NULL, NULL, '1', NULL, '2026-11-20 11:30:00+00', '2026-11-20 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1fa89-4ea8-76a4-8182-66a5336f2139', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-11-21', 'false', '2026-11-20 19:57:45+00', '2026-11-20 22:21:21+00', '09:00', '-34.846717,138.505836,14', '-34.845876,138.505873,10', '3250', '4500', '150', '143', '7746', '10725', NULL, NULL, NULL, '1', NULL, '2026-11-20 20:00:00+00', '2026-11-20 22:30:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1fb4b-23c0-76ca-9dba-61a41df2dfe9', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-21', 'false', '2026-11-20 23:29:28+00', '2026-11-21 02:33:24+00', '13:00', '-34.920364,138.493126,33', '-34.920162,138.492858,17', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-11-20 23:30:00+00', '2026-11-21 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a1fb4e-38d0-7590-a4ee-217e12188040', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-21', 'false', '2026-11-20 23:32:50+00', '2026-11-21 02:20:25+00', '13:00', '-34.919901,138.492315,15', '-34.920154,138.492648,35', '3700', '5100', '180', '167', '10298', '14195', NULL, NULL, NULL, '1', NULL, '2026-11-20 23:30:00+00', '2026-11-21 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20070-08c0-77f0-9db2-fecb2168bf24', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-22', 'false', '2026-11-21 23:27:52+00', '2026-11-22 02:29:44+00', '13:00', '-34.919697,138.493226,8', '-34.920375,138.492923,30', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-11-21 23:30:00+00', '2026-11-22 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a204a1-1010-70df-bc47-c5daf5c4c150', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-23', 'false', '2026-11-22 18:59:54+00', '2026-11-22 21:04:42+00', '07:30', '-34.951108,138.606643,20', '-34.951334,138.607033,17', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-11-22 19:00:00+00', '2026-11-22 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a204bc-c5d0-758f-94d1-3c54f9b56b9d', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-23', 'false', '2026-11-22 19:30:10+00', '2026-11-22 21:32:47+00', '08:00', '-34.925077,138.608340,35', '-34.924403,138.608693,32', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-22 19:30:00+00', '2026-11-22 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a204c0-bd70-729e-9fe6-d8708880732b', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-23', 'false', '2026-11-22 19:34:30+00', '2026-11-22 21:16:18+00', '08:00', '-34.924803,138.608879,6', '-34.925008,138.608574,14', '3350', '4700', '120', '101', '5639', '7912', NULL, NULL, NULL, '1', NULL, '2026-11-22 19:30:00+00', '2026-11-22 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20769-6770-7128-b20e-523c568df30b', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-23', 'false', '2026-11-23 07:57:58+00', '2026-11-23 09:59:50+00', '20:30', '-34.981964,138.515576,29', '-34.981484,138.514962,7', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL, '2026-11-23 08:00:00+00', '2026-11-23 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20784-0008-7327-83ec-2e106cc05972', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-23', 'false', '2026-11-23 08:27:01+00', '2026-11-23 10:46:33+00', '21:30', '-34.921062,138.630246,30', '-34.920977,138.630415,23', '3600', '5200', '150', '139', '8340', '12047', NULL, NULL, NULL, '1', NULL, '2026-11-23 08:30:00+00', '2026-11-23 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a2082f-3fe0-75c4-93db-9a4981599273', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-23', 'false', '2026-11-23 11:34:04+00', '2026-11-23 15:18:30+00', '02:00', '-34.813224,138.613670,5', '-34.812935,138.614653,17', '3900', '5600', '240', '224', '14560', '20907', NULL, NULL, NULL, '1', NULL, '2026-11-23 11:30:00+00', '2026-11-23 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a209ca-b7d0-755f-943b-b39a003bbe43', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-24', 'false', '2026-11-23 19:03:30+00', '2026-11-23 21:06:52+00', '07:30', '-34.951412,138.606908,24', '-34.951205,138.607487,35', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-11-23 19:00:00+00', '2026-11-23 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a209e4-a488-745d-8601-89a81ffa7370', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-24', 'false', '2026-11-23 19:31:49+00', '2026-11-23 21:32:39+00', '08:00', '-34.924504,138.608881,24', '-34.925002,138.608535,9', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-23 19:30:00+00', '2026-11-23 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a209e7-8ab8-7360-8bb2-452a88beb25f', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-24', 'false', '2026-11-23 19:34:59+00', '2026-11-23 21:35:29+00', '08:00', '-34.925137,138.609325,31', '-34.924531,138.608408,15', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-23 19:30:00+00', '2026-11-23 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20a19-a2f0-702e-a0da-63befa27c089', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-24', 'false', '2026-11-23 20:29:42+00', '2026-11-23 22:33:07+00', '09:00', '-34.846071,138.505230,7', '-34.846420,138.506195,11', '3250', '4500', '120', '120', '6500', '9000', NULL, NULL, NULL, '1', NULL, '2026-11-23 20:30:00+00', '2026-11-23 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20a88-b0a0-771c-98c1-5c5718ea348d', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000021', NULL, '2026-11-24', 'false', '2026-11-23 22:31:00+00', '2026-11-24 01:39:00+00', NULL, '-34.942312,138.576662,19', '-34.943023,138.577260,18', '4200', '6000', '720', '188', '13160', '18800', NULL, NULL, NULL, '1', NULL, '2026-11-23 22:30:00+00', NULL, '120', 'held', '{longer_than_expected}', NULL, NULL, NULL, '{}', NULL),
  ('01a20c92-3c40-70fb-9397-14f471d4c947', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-24', 'false', '2026-11-24 08:00:40+00', '2026-11-24 09:55:18+00', '20:30', '-34.981480,138.514827,32', '-34.981873,138.514834,25', '3400', '4850', '120', '114', '6460', '9215', NULL, NULL, NULL, '1', NULL, '2026-11-24 08:00:00+00', '2026-11-24 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20ef1-5638-7772-9aec-6193f138205b', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-25', 'false', '2026-11-24 19:03:47+00', '2026-11-24 21:04:16+00', '07:30', '-34.951144,138.607473,5', '-34.950879,138.606895,33', '3200', '4400', '120', '120', '6400', '8800', NULL, NULL, NULL, '1', NULL, '2026-11-24 19:00:00+00', '2026-11-24 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20f0a-4508-7674-b54c-b64bf98c1d74', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-25', 'false', '2026-11-24 19:31:01+00', '2026-11-24 21:21:55+00', '08:00', '-34.924409,138.608939,12', '-34.925019,138.608971,22', '3350', '4700', '120', '110', '6142', '8617', NULL, NULL, NULL, '1', NULL, '2026-11-24 19:30:00+00', '2026-11-24 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a20f0b-23b0-7269-b5d2-8101a7826527', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-25', 'false', '2026-11-24 19:31:58+00', '2026-11-24 21:27:16+00', '08:00', '-34.924931,138.609476,17', '-34.924756,138.608748,5', '3350', '4700', '120', '115', '6421', '9008', NULL, NULL, NULL, '1', NULL, '2026-11-24 19:30:00+00', '2026-11-24 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a211bf-d3d0-747d-94df-00b75bc6d9f8', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-25', 'false', '2026-11-25 08:08:34+00', '2026-11-25 09:47:07+00', '20:30', '-34.981556,138.515805,35', '-34.981585,138.515746,15', '3400', '4850', '120', '98', '5553', '7922', NULL, NULL, NULL, '1', NULL, '2026-11-25 08:00:00+00', '2026-11-25 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a211d5-1150-712e-89c9-9aae5f0e2154', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-25', 'false', '2026-11-25 08:31:46+00', '2026-11-25 10:50:31+00', '21:30', '-34.920874,138.630639,24', '-34.920746,138.630112,12', '3600', '5200', '150', '138', '8280', '11960', NULL, NULL, NULL, '1', NULL, '2026-11-25 08:30:00+00', '2026-11-25 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a2127a-a408-70dc-9586-e640ebefa1fe', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-25', 'false', '2026-11-25 11:32:37+00', '2026-11-25 15:24:00+00', '02:00', '-34.812680,138.613810,18', '-34.812764,138.614381,22', '3900', '5600', '240', '231', '15015', '21560', NULL, NULL, NULL, '1', NULL, '2026-11-25 11:30:00+00', '2026-11-25 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a2140e-d4b0-7370-b60e-c638c41f79e7', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-26', 'false', '2026-11-25 18:54:06+00', '2026-11-25 20:51:42+00', '07:30', '-34.951413,138.607207,6', '-34.951639,138.607213,15', '3200', '4400', '120', '117', '6240', '8580', NULL, NULL, NULL, '1', NULL, '2026-11-25 19:00:00+00', '2026-11-25 21:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a2142f-8bb0-7761-9030-5125c58b9afb', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-26', 'false', '2026-11-25 19:29:50+00', '2026-11-25 21:34:23+00', '08:00', '-34.925155,138.608918,31', '-34.924065,138.609351,34', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL, '2026-11-25 19:30:00+00', '2026-11-25 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a21430-3790-750e-87c7-fae0daacf62e', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-26', 'false', '2026-11-25 19:30:34+00', '2026-11-25 21:18:42+00', '08:00', '-34.924141,138.608933,22', '-34.924273,138.609340,4', '3350', '4700', '120', '108', '6030', '8460', NULL, NULL, NULL, '1', NULL, '2026-11-25 19:30:00+00', '2026-11-25 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a2146e-d2e8-7010-8437-1b6c5fa21d9a', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-26', 'false', '2026-11-25 20:38:57+00', '2026-11-25 22:29:59+00', '09:00', '-34.845992,138.505867,5', '-34.846734,138.505308,14', '3250', '4500', '120', '111', '6013', '8325', NULL, NULL, NULL, '1', NULL, '2026-11-25 20:30:00+00', '2026-11-25 22:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a216e3-8c08-77f6-914d-194becb74813', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-26', 'false', '2026-11-26 08:05:41+00', '2026-11-26 09:54:44+00', '20:30', '-34.982169,138.514927,4', '-34.981836,138.515508,14', '3400', '4850', '120', '109', '6177', '8811', NULL, NULL, NULL, '1', NULL, '2026-11-26 08:00:00+00', '2026-11-26 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a21942-c540-74a9-8815-509f828460ab', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-11-27', 'false', '2026-11-26 19:08:56+00', '2026-11-26 23:16:38+00', '08:30', '-34.951781,138.606313,9', '-34.951098,138.606665,5', '3200', '4400', '180', '180', '9600', '13200', NULL, NULL, NULL, '1', NULL, '2026-11-26 19:00:00+00', '2026-11-26 22:00:00+00', '180', 'held', '{finished_late}', NULL, NULL, NULL, '{}', NULL),
  ('01a2195c-e8a8-7122-bba8-d1963397388e', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-27', 'false', '2026-11-26 19:37:29+00', '2026-11-26 21:18:13+00', '08:00', '-34.924642,138.609062,16', '-34.924661,138.609421,7', '3350', '4700', '120', '100', '5583', '7833', NULL, NULL, NULL, '1', NULL, '2026-11-26 19:30:00+00', '2026-11-26 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a2195d-07e8-7395-a222-9e088f56c89f', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-27', 'false', '2026-11-26 19:37:37+00', '2026-11-26 21:19:03+00', '08:00', '-34.924870,138.608632,15', '-34.924749,138.609197,27', '3350', '4700', '120', '101', '5639', '7912', NULL, NULL, NULL, '1', NULL, '2026-11-26 19:30:00+00', '2026-11-26 21:30:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a21c0a-93e8-7244-940d-2b9a08a8bd91', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-27', 'false', '2026-11-27 08:06:25+00', '2026-11-27 09:46:47+00', '20:30', '-34.982049,138.515343,8', '-34.982005,138.515179,30', '3400', '4850', '120', '100', '5667', '8083', NULL, NULL, NULL, '1', NULL, '2026-11-27 08:00:00+00', '2026-11-27 10:00:00+00', '120', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a21c25-c0f0-7510-9a5e-221201c5ec22', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-27', 'false', '2026-11-27 08:36:06+00', '2026-11-27 10:58:38+00', '21:30', '-34.921236,138.630913,19', '-34.921352,138.629974,13', '3600', '5200', '150', '142', '8520', '12307', NULL, NULL, NULL, '1', NULL, '2026-11-27 08:30:00+00', '2026-11-27 11:00:00+00', '150', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a21ccd-4b90-748c-b4f5-7f78e62da30b', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-27', 'false', '2026-11-27 11:39:06+00', '2026-11-27 15:19:21+00', '02:00', '-34.812672,138.614732,20', '-34.813267,138.614057,24', '3900', '5600', '240', '220', '14300', '20533', NULL, NULL, NULL, '1', NULL, '2026-11-27 11:30:00+00', '2026-11-27 15:30:00+00', '240', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a21e9a-4f18-71ea-a933-cf59d8125d3b', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-11-28', 'false', '2026-11-27 20:02:39+00', '2026-11-27 22:34:41+00', '09:00', '-34.846014,138.505324,8', '-34.846637,138.506074,4', '3250', '4500', '150', '150', '8125', '11250', NULL, '2026-11-28 01:34:41+00', '2026-11-28 01:34:41+00', '1', NULL, '2026-11-27 20:00:00+00', '2026-11-27 22:30:00+00', '150', 'held', '{arrived_late}', NULL, NULL, NULL, '{}', NULL),
  ('01a21f53-8910-7651-8208-94720efc62bf', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-28', 'false', '2026-11-27 23:24:58+00', '2026-11-28 02:31:18+00', '13:00', '-34.920565,138.492407,14', '-34.919539,138.493054,7', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL, '2026-11-27 23:30:00+00', '2026-11-28 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a21f58-72e0-7101-897a-24f9c5c4b173', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-28', 'false', '2026-11-27 23:30:20+00', '2026-11-28 02:27:17+00', '13:00', '-34.919768,138.493364,19', '-34.920508,138.492632,32', '3700', '5100', '180', '176', '10853', '14960', NULL, NULL, NULL, '1', NULL, '2026-11-27 23:30:00+00', '2026-11-28 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a22482-2658-71d0-85ea-7f4c90158c8b', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-29', 'false', '2026-11-28 23:33:59+00', '2026-11-29 02:33:29+00', '13:00', '-34.920537,138.492512,23', '-34.919812,138.492612,17', '3700', '5100', '180', '179', '11038', '15215', NULL, NULL, NULL, '1', NULL, '2026-11-28 23:30:00+00', '2026-11-29 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a22484-4938-76d3-bac6-c0e948b9a656', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-29', 'false', '2026-11-28 23:36:19+00', '2026-11-29 02:22:10+00', '13:00', '-34.920136,138.492456,5', '-34.920498,138.492360,22', '3700', '5100', '180', '165', '10175', '14025', NULL, NULL, NULL, '1', NULL, '2026-11-28 23:30:00+00', '2026-11-29 02:30:00+00', '180', 'approved', '{}', NULL, NULL, NULL, '{}', NULL),
  ('01a22736-4dc0-7467-9c0c-19419833e5fc', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000008', '01a22691-8240-71c6-b9a0-6eb37d917463', '2026-11-29', 'false', '2026-11-29 12:10:00+00', NULL, '01:25', '-34.884305,138.594413,19', NULL, '4000', '5700', '165', NULL, NULL, NULL, NULL, NULL, NULL, '1', NULL, '2026-11-29 12:10:00+00', '2026-11-29 14:55:00+00', '165', NULL, '{}', NULL, NULL, NULL, '{}', NULL);
INSERT INTO "shift_change" (id, job_id, business_date, "time", kind, person_id, note, changed_by, changed_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22691-8240-701a-b0d3-5ab567442f96', '01900000-0000-7000-9000-000000000008', '2026-11-29', '22:40-01:25', 'extra', '01900000-0000-7000-8000-000000000013', 'Special event', '01900000-0000-7000-8000-000000000001', '2026-11-29 09:10:00+00'),
  ('01a226ba-b520-72aa-89d3-525158345257', '01900000-0000-7000-9000-000000000004', '2026-11-29', '23:25-01:25', 'extra', '01900000-0000-7000-8000-000000000012', 'Special event', '01900000-0000-7000-8000-000000000001', '2026-11-29 09:55:00+00');
INSERT INTO "absence" (id, person_id, from_date, until_date, reason, reported_at, reported_by, withdrawn_at, withdrawn_by) OVERRIDING SYSTEM VALUE VALUES
  ('01a21804-b6c5-745c-b7d2-9e082c2db447', '01900000-0000-7000-8000-000000000012', '2026-12-16', '2026-12-25', 'Annual leave', '2026-11-26 13:21:31.845+00', '01900000-0000-7000-8000-000000000012', NULL, NULL),
  ('01a2232d-28c5-713e-bb3e-a6ba926bb80c', '01900000-0000-7000-8000-000000000014', '2026-11-30', '2026-12-06', 'Family visit', '2026-11-28 17:21:31.845+00', '01900000-0000-7000-8000-000000000014', NULL, NULL),
  ('01a2232d-28c5-726f-92e7-d845cc68decb', '01900000-0000-7000-8000-000000000015', '2026-11-30', '2026-11-30', 'Dentist', '2026-11-28 17:21:31.845+00', '01900000-0000-7000-8000-000000000015', NULL, NULL);
INSERT INTO "cover_offer" (id, job_id, business_date, "time", for_person_id, to_all, offered_by, offered_at, withdrawn_at, withdrawn_by) OVERRIDING SYSTEM VALUE VALUES
  ('01a2239b-05c5-761c-bc6f-b4d688ef7b77', '01900000-0000-7000-9000-000000000003', '2026-11-30', '18:30-20:30', '01900000-0000-7000-8000-000000000015', 'true', '01900000-0000-7000-8000-000000000001', '2026-11-28 19:21:31.845+00', NULL, NULL),
  ('01a2269c-10c5-7625-9189-7dd502680b73', '01900000-0000-7000-9000-000000000006', '2026-11-30', '05:30-07:30', '01900000-0000-7000-8000-000000000014', 'false', '01900000-0000-7000-8000-000000000001', '2026-11-29 09:21:31.845+00', NULL, NULL);
INSERT INTO "cover_offer_person" (offer_id, person_id) OVERRIDING SYSTEM VALUE VALUES
  ('01a2269c-10c5-7625-9189-7dd502680b73', '01900000-0000-7000-8000-000000000012'),
  ('01a2269c-10c5-7625-9189-7dd502680b73', '01900000-0000-7000-8000-000000000013');
INSERT INTO "cover" (id, offer_id, job_id, business_date, "time", for_person_id, person_id, taken_at, taken_back_at, taken_back_by) OVERRIDING SYSTEM VALUE VALUES
  ('01a223d1-f445-7009-80ba-247674cd951d', '01a2239b-05c5-761c-bc6f-b4d688ef7b77', '01900000-0000-7000-9000-000000000003', '2026-11-30', '18:30-20:30', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-8000-000000000013', '2026-11-28 20:21:31.845+00', NULL, NULL);
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
INSERT INTO "shift_alert" (job_id, business_date, "time", person_id, kind, raised_at) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-9000-000000000004', '2026-11-29', '23:25-01:25', '01900000-0000-7000-8000-000000000012', 'late', '2026-11-29 13:22:38.235+00'),
  ('01900000-0000-7000-9000-000000000022', '2026-11-29', '14:00', '01900000-0000-7000-8000-000000000010', 'not-started', '2026-11-29 13:22:38.235+00');
INSERT INTO "paid_by_run" (person_id, paid_cents, in_run_cents, open_adjustments_cents) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '93355', '0', '3480'),
  ('01900000-0000-7000-8000-000000000011', '173179', '0', '0'),
  ('01900000-0000-7000-8000-000000000012', '100642', '0', '0'),
  ('01900000-0000-7000-8000-000000000013', '104325', '0', '0'),
  ('01900000-0000-7000-8000-000000000014', '97497', '0', '0'),
  ('01900000-0000-7000-8000-000000000015', '154300', '0', '0');
INSERT INTO "incident" (id, number, idempotency_key, kind, state, person_id, person_name, job_id, text, happened_at, reported_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a1d512-0ac5-72e7-a48b-f73057bd79c1', '1', 'ddfe92d0-6620-43d7-a65b-6ec74e97f1ba', 'supplies', 'closed', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', '01900000-0000-7000-9000-000000000002', 'The hand soap for the staff toilets is used up, and there is one roll of bin liners left.', '2026-11-13 13:21:31.845+00', '2026-11-13 13:25:31.845+00'),
  ('01a20891-a2c5-7638-979d-0166e529e237', '2', '9bf78f8e-552a-49ba-ab5a-4e1d3b784160', 'near-miss', 'in-progress', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '01900000-0000-7000-9000-000000000005', 'The floor in the shared kitchen was wet from the dishwasher, and I slipped. I could hold on to the bench.', '2026-11-23 13:21:31.845+00', '2026-11-23 13:25:31.845+00'),
  ('01a21d2b-12c5-7403-b7e1-9c6885bbc77e', '3', 'd8c19fc2-c323-4541-868e-10c475186181', 'damage', 'new', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '01900000-0000-7000-9000-000000000001', 'A shelf in the kitchen came off the wall when I wiped it. Nobody was hurt. I put the cups on the bench.', '2026-11-27 13:21:31.845+00', '2026-11-27 13:25:31.845+00');
INSERT INTO "incident_note" (id, incident_id, idempotency_key, kind, text, state, by_name, at) OVERRIDING SYSTEM VALUE VALUES
  ('01a1d5b6-d645-74ad-a874-5f464e057440', '01a1d512-0ac5-72e7-a48b-f73057bd79c1', NULL, 'note', 'Ordered, delivered on the next round.', NULL, 'Helen Marsh', '2026-11-13 16:21:31.845+00'),
  ('01a1d5b7-c0a5-7254-938f-2f464bbfa1c0', '01a1d512-0ac5-72e7-a48b-f73057bd79c1', NULL, 'state', '', 'closed', 'Helen Marsh', '2026-11-13 16:22:31.845+00'),
  ('01a20936-6e45-773c-ad36-3f526677c0e4', '01a20891-a2c5-7638-979d-0166e529e237', NULL, 'note', 'Told the facility manager, who has the dishwasher looked at.', NULL, 'Helen Marsh', '2026-11-23 16:21:31.845+00'),
  ('01a20937-58a5-73ce-bd10-9e3b139a2420', '01a20891-a2c5-7638-979d-0166e529e237', NULL, 'state', '', 'in-progress', 'Helen Marsh', '2026-11-23 16:22:31.845+00');
INSERT INTO "checklist_version" (id, job_id, version, areas, saved_at, saved_by_name) OVERRIDING SYSTEM VALUE VALUES
  ('01a0f2b1-2945-74a1-8edf-dcc04b42c04a', '01900000-0000-7000-9000-000000000003', '1', '[{"id": "01a0f2b1-2945-7381-bacf-08c3f6157310", "name": "Play rooms", "items": [{"id": "01a0f2b1-2945-7440-8eb2-83c07cc8db44", "text": "Wipe tables and chairs", "photo": false, "required": true}, {"id": "01a0f2b1-2945-7562-a9cc-478f4434b0c5", "text": "Vacuum the rugs", "photo": false, "required": true}, {"id": "01a0f2b1-2945-72e5-b352-ee091ea4df43", "text": "Mop with the fragrance-free product", "photo": false, "required": true}], "version": 1}, {"id": "01a0f2b1-2945-723c-b8a9-81953bebe24d", "name": "Nappy change areas", "items": [{"id": "01a0f2b1-2945-7789-8ebf-6bea9850123a", "text": "Disinfect the benches", "photo": false, "required": true}, {"id": "01a0f2b1-2945-766e-b146-c830fd8cde15", "text": "Empty the nappy bins", "photo": false, "required": true}], "version": 1}, {"id": "01a0f2b1-2945-75c6-8a37-77b20a527a36", "name": "Kitchen", "items": [{"id": "01a0f2b1-2945-72be-8439-91977ccb8ddd", "text": "Wipe benches and sink", "photo": false, "required": true}, {"id": "01a0f2b1-2945-731c-9d7d-bd7793a93652", "text": "Take out the bins", "photo": false, "required": true}], "version": 1}]', '2026-09-30 14:21:31.845+00', 'Helen Marsh');
INSERT INTO "visit_report" (id, idempotency_key, record_id, person_id, version_id, answers, photos, answered_at, sent_at) OVERRIDING SYSTEM VALUE VALUES
  ('2dca1ddd-30e6-4474-a736-157891e43ef0', '2a97910d-4432-492f-aa57-a35e2070eb27', '01a1f7fd-f878-7415-b726-4f8f713f195b', '01900000-0000-7000-8000-000000000015', '01a0f2b1-2945-74a1-8edf-dcc04b42c04a', '[{"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7440-8eb2-83c07cc8db44"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7562-a9cc-478f4434b0c5"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-72e5-b352-ee091ea4df43"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7789-8ebf-6bea9850123a"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-766e-b146-c830fd8cde15"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-72be-8439-91977ccb8ddd"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-731c-9d7d-bd7793a93652"}]', '[]', '2026-11-20 10:00:46+00', '2026-11-20 10:00:46+00'),
  ('4837a80b-db72-435a-9dcb-d6498b37636f', 'c709da83-7517-44dd-8c8a-e202e9c6ee50', '01a1f2d8-8ea8-7026-904f-2bdafafcf42e', '01900000-0000-7000-8000-000000000015', '01a0f2b1-2945-74a1-8edf-dcc04b42c04a', '[{"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7440-8eb2-83c07cc8db44"}, {"done": false, "photos": [], "reason": "The rugs were at the laundry", "item_id": "01a0f2b1-2945-7562-a9cc-478f4434b0c5"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-72e5-b352-ee091ea4df43"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7789-8ebf-6bea9850123a"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-766e-b146-c830fd8cde15"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-72be-8439-91977ccb8ddd"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-731c-9d7d-bd7793a93652"}]', '[]', '2026-11-19 09:52:51+00', '2026-11-19 09:52:51+00'),
  ('5f663cf4-5e8b-421c-ba22-f27dbdc48586', '6fe0d795-76fd-4296-9f7a-71b69c940984', '01a216e3-8c08-77f6-914d-194becb74813', '01900000-0000-7000-8000-000000000015', '01a0f2b1-2945-74a1-8edf-dcc04b42c04a', '[{"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7440-8eb2-83c07cc8db44"}, {"done": false, "photos": [], "reason": "The rugs were at the laundry", "item_id": "01a0f2b1-2945-7562-a9cc-478f4434b0c5"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-72e5-b352-ee091ea4df43"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7789-8ebf-6bea9850123a"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-766e-b146-c830fd8cde15"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-72be-8439-91977ccb8ddd"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-731c-9d7d-bd7793a93652"}]', '[]', '2026-11-26 09:54:44+00', '2026-11-26 09:54:44+00'),
  ('67496955-32c7-4d5f-b5d8-6faf5c0c64cc', 'd5a56732-026d-4c66-a4b4-54339b5dba73', '01a211bf-d3d0-747d-94df-00b75bc6d9f8', '01900000-0000-7000-8000-000000000015', '01a0f2b1-2945-74a1-8edf-dcc04b42c04a', '[{"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7440-8eb2-83c07cc8db44"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7562-a9cc-478f4434b0c5"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-72e5-b352-ee091ea4df43"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7789-8ebf-6bea9850123a"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-766e-b146-c830fd8cde15"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-72be-8439-91977ccb8ddd"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-731c-9d7d-bd7793a93652"}]', '[]', '2026-11-25 09:47:07+00', '2026-11-25 09:47:07+00'),
  ('9c14dae5-27ea-43ef-91f4-e503cf0c381b', '48e7d1a8-61e9-44eb-85c8-340966052da5', '01a20c92-3c40-70fb-9397-14f471d4c947', '01900000-0000-7000-8000-000000000015', '01a0f2b1-2945-74a1-8edf-dcc04b42c04a', '[{"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7440-8eb2-83c07cc8db44"}, {"done": false, "photos": [], "reason": "The rugs were at the laundry", "item_id": "01a0f2b1-2945-7562-a9cc-478f4434b0c5"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-72e5-b352-ee091ea4df43"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7789-8ebf-6bea9850123a"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-766e-b146-c830fd8cde15"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-72be-8439-91977ccb8ddd"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-731c-9d7d-bd7793a93652"}]', '[]', '2026-11-24 09:55:18+00', '2026-11-24 09:55:18+00'),
  ('a005455b-63a0-407b-8fb7-84cf8ea48cdb', '3386f276-954d-49b8-a772-1a7f56991c83', '01a21c0a-93e8-7244-940d-2b9a08a8bd91', '01900000-0000-7000-8000-000000000015', '01a0f2b1-2945-74a1-8edf-dcc04b42c04a', '[{"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7440-8eb2-83c07cc8db44"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7562-a9cc-478f4434b0c5"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-72e5-b352-ee091ea4df43"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7789-8ebf-6bea9850123a"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-766e-b146-c830fd8cde15"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-72be-8439-91977ccb8ddd"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-731c-9d7d-bd7793a93652"}]', '[]', '2026-11-27 09:46:47+00', '2026-11-27 09:46:47+00'),
  ('d3a63769-5572-4ea8-90ab-11a1c8d0cbc8', '51f961ce-c44f-4f5a-802a-a0faa9bdd066', '01a20769-6770-7128-b20e-523c568df30b', '01900000-0000-7000-8000-000000000015', '01a0f2b1-2945-74a1-8edf-dcc04b42c04a', '[{"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7440-8eb2-83c07cc8db44"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7562-a9cc-478f4434b0c5"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-72e5-b352-ee091ea4df43"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7789-8ebf-6bea9850123a"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-766e-b146-c830fd8cde15"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-72be-8439-91977ccb8ddd"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-731c-9d7d-bd7793a93652"}]', '[]', '2026-11-23 09:59:50+00', '2026-11-23 09:59:50+00'),
  ('fa04bf17-d3c0-4965-a6ee-7e79f38922a0', '79dfe589-9a7c-497c-bfa5-7a0824876b9e', '01a1edae-5e30-7298-974a-fa8db0dff8dc', '01900000-0000-7000-8000-000000000015', '01a0f2b1-2945-74a1-8edf-dcc04b42c04a', '[{"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7440-8eb2-83c07cc8db44"}, {"done": false, "photos": [], "reason": "The rugs were at the laundry", "item_id": "01a0f2b1-2945-7562-a9cc-478f4434b0c5"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-72e5-b352-ee091ea4df43"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-7789-8ebf-6bea9850123a"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-766e-b146-c830fd8cde15"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-72be-8439-91977ccb8ddd"}, {"done": true, "photos": [], "reason": "", "item_id": "01a0f2b1-2945-731c-9d7d-bd7793a93652"}]', '[]', '2026-11-18 10:02:10+00', '2026-11-18 10:02:10+00');
INSERT INTO "site_card" (job_id, instructions, contact_name, contact_telephone, access, version, description_kept, erase_since) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-9000-000000000001', 'Sign in at the concierge. The scrubber is in the store on level 1; charge it when you leave.', 'Concierge', '(08) 5550 0112', '', '1', '', NULL),
  ('01900000-0000-7000-9000-000000000002', 'Red cloths for toilets, blue for rooms, white for the treatment room. Sharps bins are never opened.', 'Practice manager', '(08) 5550 0175', '', '1', '', NULL);
INSERT INTO "inspection" (id, idempotency_key, job_id, place, inspected_at, inspected_by, inspected_by_name, note, areas) OVERRIDING SYSTEM VALUE VALUES
  ('01a08bb1-f945-7323-9b04-152e0c09a038', '97981584-b4c8-49d8-9331-f092f89c3b8f', '01900000-0000-7000-9000-000000000001', 'office', '2026-09-10 14:21:31.845+00', '01900000-0000-7000-8000-000000000002', 'Rosa Marino', 'Crumbs below the desks on level 2.', '[{"name": "Reception", "note": "", "score": 4, "photos": []}, {"name": "Desks and meeting rooms", "note": "", "score": 3, "photos": []}, {"name": "Kitchen", "note": "", "score": 3, "photos": []}, {"name": "Toilets", "note": "", "score": 4, "photos": []}, {"name": "Floors", "note": "", "score": 4, "photos": []}]'),
  ('01a12b20-2ec5-729f-83c2-432e6092726e', '00dd4f24-7521-4b41-b040-236f8f8748a7', '01900000-0000-7000-9000-000000000001', 'office', '2026-10-11 13:21:31.845+00', '01900000-0000-7000-8000-000000000002', 'Rosa Marino', '', '[{"name": "Reception", "note": "", "score": 4, "photos": []}, {"name": "Desks and meeting rooms", "note": "", "score": 4, "photos": []}, {"name": "Kitchen", "note": "", "score": 3, "photos": []}, {"name": "Toilets", "note": "", "score": 4, "photos": []}, {"name": "Floors", "note": "", "score": 4, "photos": []}]'),
  ('01a19c6c-16c5-7710-baa8-c471fdd0f3f6', '664cc791-bf22-42ab-b783-c00f0d009531', '01900000-0000-7000-9000-000000000002', 'medical', '2026-11-02 13:21:31.845+00', '01900000-0000-7000-8000-000000000002', 'Rosa Marino', '', '[{"name": "Waiting room", "note": "", "score": 5, "photos": []}, {"name": "Consulting rooms", "note": "", "score": 5, "photos": []}, {"name": "Treatment rooms", "note": "Dust on the lamp arms.", "score": 4, "photos": []}, {"name": "Toilets", "note": "", "score": 5, "photos": []}, {"name": "Floors", "note": "", "score": 4, "photos": []}]'),
  ('01a1cac5-52c5-73bf-a85d-66dfd8f0378b', '1dbfd4c7-276e-47f9-b767-32ea48a5227a', '01900000-0000-7000-9000-000000000001', 'office', '2026-11-11 13:21:31.845+00', '01900000-0000-7000-8000-000000000002', 'Rosa Marino', 'Better: the kitchens are wiped behind the taps.', '[{"name": "Reception", "note": "", "score": 5, "photos": []}, {"name": "Desks and meeting rooms", "note": "", "score": 4, "photos": []}, {"name": "Kitchen", "note": "", "score": 4, "photos": []}, {"name": "Toilets", "note": "", "score": 5, "photos": []}, {"name": "Floors", "note": "", "score": 4, "photos": []}]'),
  ('01a20891-a2c5-7449-93f4-85ac99489a9e', '5498edca-0984-4a95-ae94-4b6052d30061', '01900000-0000-7000-9000-000000000003', 'school', '2026-11-23 13:21:31.845+00', '01900000-0000-7000-8000-000000000002', 'Rosa Marino', 'Looked at with the director.', '[{"name": "Classrooms", "note": "", "score": 4, "photos": []}, {"name": "Corridors", "note": "", "score": 4, "photos": []}, {"name": "Toilets", "note": "Marks on the wall by the low basins.", "score": 3, "photos": []}, {"name": "Canteen", "note": "", "score": 5, "photos": []}]');
INSERT INTO "known_compliance" (person_id, documents, work_limit) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '[{"base": "verified", "kind": "police_check_img", "expires_on": "2027-09-15"}, {"base": "verified", "kind": "agreement_img", "expires_on": ""}, {"base": "verified", "kind": "children_check_img", "expires_on": "2030-03-13"}, {"base": "verified", "kind": "address_proof_img", "expires_on": ""}, {"base": "verified", "kind": "passport_img", "expires_on": "2032-02-11"}, {"base": "verified", "kind": "declaration_img", "expires_on": ""}]', 'false'),
  ('01900000-0000-7000-8000-000000000011', '[{"base": "verified", "kind": "address_proof_img", "expires_on": ""}, {"base": "verified", "kind": "passport_img", "expires_on": "2032-02-11"}, {"base": "verified", "kind": "declaration_img", "expires_on": ""}, {"base": "verified", "kind": "agreement_img", "expires_on": ""}, {"base": "verified", "kind": "police_check_img", "expires_on": "2027-01-09"}, {"base": "verified", "kind": "children_check_img", "expires_on": "2030-03-13"}]', 'false'),
  ('01900000-0000-7000-8000-000000000012', '[{"base": "verified", "kind": "agreement_img", "expires_on": ""}, {"base": "verified", "kind": "police_check_img", "expires_on": "2027-09-15"}, {"base": "verified", "kind": "children_check_img", "expires_on": "2026-11-23"}, {"base": "verified", "kind": "address_proof_img", "expires_on": ""}, {"base": "verified", "kind": "passport_img", "expires_on": "2032-02-11"}, {"base": "verified", "kind": "declaration_img", "expires_on": ""}]', 'false'),
  ('01900000-0000-7000-8000-000000000013', '[{"base": "verified", "kind": "police_check_img", "expires_on": "2027-09-15"}, {"base": "verified", "kind": "agreement_img", "expires_on": ""}, {"base": "verified", "kind": "children_check_img", "expires_on": "2030-03-13"}, {"base": "verified", "kind": "address_proof_img", "expires_on": ""}, {"base": "verified", "kind": "passport_img", "expires_on": "2032-02-11"}, {"base": "verified", "kind": "declaration_img", "expires_on": ""}]', 'false'),
  ('01900000-0000-7000-8000-000000000014', '[{"base": "verified", "kind": "children_check_img", "expires_on": "2026-12-11"}, {"base": "verified", "kind": "police_check_img", "expires_on": "2027-09-15"}, {"base": "verified", "kind": "agreement_img", "expires_on": ""}, {"base": "verified", "kind": "declaration_img", "expires_on": ""}, {"base": "verified", "kind": "address_proof_img", "expires_on": ""}, {"base": "verified", "kind": "passport_img", "expires_on": "2032-02-11"}]', 'false'),
  ('01900000-0000-7000-8000-000000000015', '[{"base": "verified", "kind": "passport_img", "expires_on": "2032-02-11"}, {"base": "verified", "kind": "address_proof_img", "expires_on": ""}, {"base": "verified", "kind": "declaration_img", "expires_on": ""}, {"base": "verified", "kind": "police_check_img", "expires_on": "2027-09-15"}, {"base": "verified", "kind": "agreement_img", "expires_on": ""}, {"base": "verified", "kind": "children_check_img", "expires_on": "2030-03-13"}]', 'false'),
  ('01900000-0000-7000-8000-000000000016', '[{"base": "verified", "kind": "children_check_img", "expires_on": "2030-03-13"}, {"base": "verified", "kind": "agreement_img", "expires_on": ""}, {"base": "verified", "kind": "police_check_img", "expires_on": "2027-09-15"}, {"base": "verified", "kind": "declaration_img", "expires_on": ""}, {"base": "verified", "kind": "address_proof_img", "expires_on": ""}, {"base": "verified", "kind": "passport_img", "expires_on": "2032-02-11"}]', 'false'),
  ('01900000-0000-7000-8000-000000000017', '[{"base": "submitted", "kind": "agreement_img", "expires_on": ""}, {"base": "submitted", "kind": "police_check_img", "expires_on": ""}, {"base": "submitted", "kind": "address_proof_img", "expires_on": ""}, {"base": "submitted", "kind": "passport_img", "expires_on": ""}]', 'false');
INSERT INTO "complaint_note" (id, complaint_id, idempotency_key, kind, text, state, photos, by_id, by_name, at) OVERRIDING SYSTEM VALUE VALUES
  ('01a17882-5d05-7563-8e2f-26a43860d05e', '01a1785f-92c5-7675-9690-31677479c1df', NULL, 'state', '', 'acknowledged', '{}', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '2026-10-26 13:59:31.845+00'),
  ('01a1788d-5985-7267-a1af-7ae0a3aaa636', '01a1785f-92c5-7675-9690-31677479c1df', NULL, 'note', 'Room 4 was locked in the evening. The practice leaves it open from now on.', NULL, '{}', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '2026-10-26 14:11:31.845+00'),
  ('01a17df3-cbc5-70d3-97da-c7903a3a6351', '01a1785f-92c5-7675-9690-31677479c1df', NULL, 'state', 'Marguerite Lindqvist. By telephone', 'confirmed', '{}', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '2026-10-27 15:21:31.845+00'),
  ('01a21d4d-dd05-7399-bfd6-c320a2528bce', '01a21d2b-12c5-7222-a04d-38050d7c427f', NULL, 'state', '', 'acknowledged', '{}', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '2026-11-27 13:59:31.845+00'),
  ('01a21d58-d985-7325-8eb1-45a004c4a5df', '01a21d2b-12c5-7222-a04d-38050d7c427f', NULL, 'note', 'Mei Lin brings the other squeegee on Thursday.', NULL, '{}', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '2026-11-27 14:11:31.845+00');
INSERT INTO "known_company" (id, name, colour) OVERRIDING SYSTEM VALUE VALUES
  ('0190c0de-0000-7000-8000-000000000002', 'Gumleaf Commercial Cleaning Pty Ltd', '#2c4fa2');
INSERT INTO "message_thread" (id, kind, message_count, last_at) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000011', 'person', '2', '2026-11-28 08:21:31.845+00'),
  ('01900000-0000-7000-9000-000000000001', 'place', '3', '2026-11-27 11:21:31.845+00');
INSERT INTO "message" (id, idempotency_key, thread_id, number, author_id, author_name, author_role, text, photos, sent_at, removed_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a21728-fcc5-7019-a636-f2d2720508af', 'b20e5152-fbba-40a4-a4e3-17e7867df98f', '01900000-0000-7000-9000-000000000001', '1', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'office', 'The lift is being serviced on Thursday until 9 am. Please take the stairs.', '{}', '2026-11-26 09:21:31.845+00', NULL),
  ('01a2175f-eb45-77aa-8f01-412d9789e20a', '6bb7b1c0-02bf-4d64-8272-2050774fda38', '01900000-0000-7000-9000-000000000001', '2', '01900000-0000-7000-8000-000000000010', 'Amara Perera', 'contractor', 'Thanks. I’ll do level 2 last then.', '{}', '2026-11-26 10:21:31.845+00', NULL),
  ('01a21cbd-35c5-72af-852e-0ebf108deeec', '2b32ee70-35a4-44ee-a91b-f0bd7022c8a6', '01900000-0000-7000-9000-000000000001', '3', '01900000-0000-7000-8000-000000000002', 'Rosa Marino', 'supervisor', 'Level 2 looked great this morning. The kitchen bin needs larger liners.', '{}', '2026-11-27 11:21:31.845+00', NULL),
  ('01a22107-d7c5-76a3-882e-54fb1ce3d8ea', '4052b44d-8113-44c1-b4ce-e4cfd7d186b8', '01900000-0000-7000-8000-000000000011', '1', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', 'contractor', 'My phone number changes next week. Do I tell you here?', '{}', '2026-11-28 07:21:31.845+00', NULL),
  ('01a2213e-c645-73e6-be2f-a3e7adec48b6', 'd1d4154a-3c76-4af3-b17c-0c44b820a2fc', '01900000-0000-7000-8000-000000000011', '2', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'office', 'Please send it under Account, then we’ll confirm it.', '{}', '2026-11-28 08:21:31.845+00', NULL);
INSERT INTO "message_read" (thread_id, person_id, number, read_at) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000011', '01900000-0000-7000-8000-000000000001', '2', '2026-11-29 13:21:31.845+00'),
  ('01900000-0000-7000-8000-000000000011', '01900000-0000-7000-8000-000000000011', '2', '2026-11-29 13:21:31.845+00'),
  ('01900000-0000-7000-9000-000000000001', '01900000-0000-7000-8000-000000000001', '3', '2026-11-29 13:21:31.845+00'),
  ('01900000-0000-7000-9000-000000000001', '01900000-0000-7000-8000-000000000002', '3', '2026-11-29 13:21:31.845+00'),
  ('01900000-0000-7000-9000-000000000001', '01900000-0000-7000-8000-000000000010', '3', '2026-11-29 13:21:31.845+00'),
  ('01900000-0000-7000-9000-000000000001', '01900000-0000-7000-8000-000000000011', '3', '2026-11-29 13:21:31.845+00');
SELECT setval('complaint_number_seq', 3);
SELECT setval('incident_number_seq', 3);
SELECT setval('migration_id_seq', 14);
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
