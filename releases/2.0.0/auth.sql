-- The database of svc-auth as release 2.0.0 made and filled it, with its demo company.

SET check_function_bodies = off;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
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
CREATE OR REPLACE FUNCTION public.refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        RAISE EXCEPTION 'audit entries are never changed or deleted';
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
CREATE TABLE account (
  id uuid NOT NULL,
  role text NOT NULL,
  verified boolean NOT NULL,
  password_hash text NOT NULL,
  session_version integer NOT NULL,
  version integer NOT NULL,
  registered_at timestamp with time zone NOT NULL,
  removed_at timestamp with time zone,
  name text NOT NULL,
  email text NOT NULL,
  address text NOT NULL,
  zip_code text NOT NULL,
  contact_no text NOT NULL,
  abn text NOT NULL,
  passport_number text NOT NULL,
  bank_name text NOT NULL,
  account_type text NOT NULL,
  account_name text NOT NULL,
  account_number text NOT NULL,
  bsb text NOT NULL,
  disabled_at timestamp with time zone,
  details_erased_at timestamp with time zone,
  erased_at timestamp with time zone,
  email_confirmed_at timestamp with time zone,
  details_version integer DEFAULT 1 NOT NULL,
  bank_changed_at timestamp with time zone,
  payments_held_until timestamp with time zone,
  calendar_ended_at timestamp with time zone,
  places uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  language text DEFAULT 'en'::text NOT NULL
);
CREATE TABLE account_documents (
  user_id uuid NOT NULL,
  documents jsonb NOT NULL
);
CREATE TABLE account_assignments (
  user_id uuid NOT NULL,
  permanent_jobs jsonb NOT NULL,
  quick_jobs jsonb NOT NULL,
  current_work jsonb
);
CREATE TABLE signing_key (
  kid uuid NOT NULL,
  private_key text NOT NULL,
  public_key_pem text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  retired_at timestamp with time zone
);
CREATE TABLE login_attempt (
  id uuid NOT NULL,
  account_key text NOT NULL,
  address text NOT NULL,
  succeeded boolean NOT NULL,
  attempted_at timestamp with time zone DEFAULT now() NOT NULL,
  device text
);
CREATE TABLE hourly_booking (
  address text NOT NULL,
  booked_until timestamp with time zone NOT NULL
);
CREATE TABLE audit_entry (
  id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  actor_id text NOT NULL,
  actor_name text NOT NULL,
  action text NOT NULL,
  subject_kind text NOT NULL,
  subject_id text NOT NULL,
  subject_name text NOT NULL,
  details jsonb NOT NULL
);
CREATE TABLE session (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  session_version integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  device text DEFAULT ''::text NOT NULL,
  factor_at timestamp with time zone
);
CREATE TABLE registration (
  user_id uuid NOT NULL,
  registration_id uuid NOT NULL,
  documents jsonb NOT NULL
);
CREATE TABLE retention_start (
  only_row boolean DEFAULT true NOT NULL,
  since timestamp with time zone NOT NULL
);
CREATE TABLE account_owed (
  user_id uuid NOT NULL,
  owed boolean NOT NULL,
  earned boolean DEFAULT true NOT NULL
);
CREATE TABLE mail_message (
  id uuid NOT NULL,
  idempotency_key text NOT NULL,
  kind text NOT NULL,
  account_id uuid,
  state text DEFAULT 'waiting'::text NOT NULL,
  content text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  next_try_at timestamp with time zone DEFAULT now() NOT NULL,
  claimed_at timestamp with time zone,
  useful_until timestamp with time zone,
  finished_at timestamp with time zone,
  last_error text DEFAULT ''::text NOT NULL,
  request_id text,
  handed_over boolean
);
CREATE TABLE refused_address (
  digest text NOT NULL,
  code text NOT NULL,
  refused_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE one_time_link (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  purpose text NOT NULL,
  token_hash text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  made_by uuid
);
CREATE TABLE reset_request (
  id uuid NOT NULL,
  email text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE session_use (
  session_id uuid NOT NULL,
  last_used_at timestamp with time zone NOT NULL
);
CREATE TABLE known_device (
  account_id uuid NOT NULL,
  cookie_hash text NOT NULL,
  first_seen_at timestamp with time zone DEFAULT now() NOT NULL,
  last_seen_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE notice (
  id uuid NOT NULL,
  raised_id uuid NOT NULL,
  account_id uuid NOT NULL,
  kind text NOT NULL,
  parameters jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  read_at timestamp with time zone
);
CREATE TABLE delivered_notice (
  id uuid NOT NULL,
  delivered_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE notice_choice (
  account_id uuid NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL,
  enabled boolean NOT NULL
);
CREATE TABLE second_factor (
  account_id uuid NOT NULL,
  totp_secret text NOT NULL,
  confirmed_at timestamp with time zone,
  last_step bigint DEFAULT 0 NOT NULL
);
CREATE TABLE recovery_code (
  account_id uuid NOT NULL,
  code_hash text NOT NULL,
  used_at timestamp with time zone
);
CREATE TABLE detail_change (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  fields text[] NOT NULL,
  asked text NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  asked_at timestamp with time zone DEFAULT now() NOT NULL,
  decided_at timestamp with time zone,
  decided_by uuid,
  reason text DEFAULT ''::text NOT NULL
);
CREATE TABLE passkey (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  credential_id text NOT NULL,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  synced boolean NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone,
  copied_at timestamp with time zone
);
CREATE TABLE passkey_challenge (
  id uuid NOT NULL,
  challenge text NOT NULL,
  purpose text NOT NULL,
  account_id uuid,
  expires_at timestamp with time zone NOT NULL
);
CREATE TABLE push_key (
  id uuid NOT NULL,
  only_row boolean DEFAULT true NOT NULL,
  public_key text NOT NULL,
  private_key text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE push_device (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  session_id uuid NOT NULL,
  session_version integer NOT NULL,
  endpoint_digest text NOT NULL,
  content text NOT NULL,
  subscribed_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE push_message (
  id uuid NOT NULL,
  device_id uuid NOT NULL,
  notice_id uuid NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_try_at timestamp with time zone DEFAULT now() NOT NULL,
  claimed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  finished_at timestamp with time zone,
  last_error text DEFAULT ''::text NOT NULL,
  request_id text
);
CREATE TABLE known_site (
  id uuid NOT NULL,
  state jsonb NOT NULL
);
CREATE TABLE known_logo (
  id uuid NOT NULL,
  path text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL
);
CREATE TABLE contractor_invitation (
  id uuid NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  token_hash text NOT NULL,
  request_key uuid NOT NULL,
  invited_by text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL
);
CREATE TABLE sms_number (
  account_id uuid NOT NULL,
  number text DEFAULT ''::text NOT NULL,
  confirmed_at timestamp with time zone,
  enabled boolean DEFAULT false NOT NULL,
  asked text DEFAULT ''::text NOT NULL,
  code_digest text DEFAULT ''::text NOT NULL,
  asked_at timestamp with time zone,
  expires_at timestamp with time zone,
  tries integer DEFAULT 0 NOT NULL
);
CREATE TABLE sms_message (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  notice_id uuid,
  content text DEFAULT ''::text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  segments integer DEFAULT 0 NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_try_at timestamp with time zone DEFAULT now() NOT NULL,
  claimed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  finished_at timestamp with time zone,
  last_error text DEFAULT ''::text NOT NULL,
  request_id text
);
CREATE TABLE api_key (
  id uuid NOT NULL,
  name text NOT NULL,
  key_hash text NOT NULL,
  scopes text[] NOT NULL,
  networks text[] NOT NULL,
  made_by text NOT NULL,
  made_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  last_used_at timestamp with time zone,
  last_used_from text DEFAULT ''::text NOT NULL
);
CREATE TABLE webhook (
  id uuid NOT NULL,
  url text NOT NULL,
  areas text[] NOT NULL,
  secret text NOT NULL,
  state text DEFAULT 'on'::text NOT NULL,
  made_by text NOT NULL,
  made_at timestamp with time zone DEFAULT now() NOT NULL,
  failing_since timestamp with time zone
);
CREATE TABLE webhook_delivery (
  id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  event_id uuid NOT NULL,
  payload jsonb NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_try_at timestamp with time zone DEFAULT now() NOT NULL,
  give_up_at timestamp with time zone NOT NULL,
  claimed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  finished_at timestamp with time zone,
  status integer,
  last_error text DEFAULT ''::text NOT NULL,
  duration_ms integer,
  response text DEFAULT ''::text NOT NULL,
  request_id text
);
INSERT INTO "migration" (id, "timestamp", name) OVERRIDING SYSTEM VALUE VALUES
  ('1', '1799570000001', 'CreateKitTables1799570000001'),
  ('10', '1799723100000', 'AddWebhooks1799723100000'),
  ('2', '1799570000010', 'CreateAuthTables1799570000010'),
  ('3', '1799630000000', 'FoldText1799630000000'),
  ('4', '1799630000200', 'SearchFoldedAuditLog1799630000200'),
  ('5', '1799680000000', 'HandOverMail1799680000000'),
  ('6', '1799700000001', 'InviteContractors1799700000001'),
  ('7', '1799710100020', 'RetryOutgoingMails1799710100020'),
  ('8', '1799721000000', 'SendTextMessages1799721000000'),
  ('9', '1799723000000', 'AddApiKeys1799723000000');
INSERT INTO "demo_seed" (only_row, seeded_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '2026-11-29 02:24:33.761713+00');
INSERT INTO "change" (entity, entity_id, seq, request_id, changed_at) OVERRIDING SYSTEM VALUE VALUES
  ('account', '01900000-0000-7000-8000-000000000001', '1', NULL, '2026-11-29 02:24:33.574711+00'),
  ('account', '01900000-0000-7000-8000-000000000002', '3', NULL, '2026-11-29 02:24:33.689272+00'),
  ('account', '01900000-0000-7000-8000-000000000010', '4', NULL, '2026-11-29 02:24:33.689272+00'),
  ('account', '01900000-0000-7000-8000-000000000011', '5', NULL, '2026-11-29 02:24:33.689272+00'),
  ('account', '01900000-0000-7000-8000-000000000012', '6', NULL, '2026-11-29 02:24:33.689272+00'),
  ('account', '01900000-0000-7000-8000-000000000013', '7', NULL, '2026-11-29 02:24:33.689272+00'),
  ('account', '01900000-0000-7000-8000-000000000014', '8', NULL, '2026-11-29 02:24:33.689272+00'),
  ('account', '01900000-0000-7000-8000-000000000015', '9', NULL, '2026-11-29 02:24:33.689272+00'),
  ('account', '01900000-0000-7000-8000-000000000016', '10', NULL, '2026-11-29 02:24:33.689272+00'),
  ('account', '01900000-0000-7000-8000-000000000017', '11', NULL, '2026-11-29 02:24:33.689272+00'),
  ('payee', '01900000-0000-7000-8000-000000000001', '2', NULL, '2026-11-29 02:24:33.574711+00'),
  ('payee', '01900000-0000-7000-8000-000000000002', '12', NULL, '2026-11-29 02:24:33.689272+00'),
  ('payee', '01900000-0000-7000-8000-000000000010', '13', NULL, '2026-11-29 02:24:33.689272+00'),
  ('payee', '01900000-0000-7000-8000-000000000011', '14', NULL, '2026-11-29 02:24:33.689272+00'),
  ('payee', '01900000-0000-7000-8000-000000000012', '15', NULL, '2026-11-29 02:24:33.689272+00'),
  ('payee', '01900000-0000-7000-8000-000000000013', '16', NULL, '2026-11-29 02:24:33.689272+00'),
  ('payee', '01900000-0000-7000-8000-000000000014', '17', NULL, '2026-11-29 02:24:33.689272+00'),
  ('payee', '01900000-0000-7000-8000-000000000015', '18', NULL, '2026-11-29 02:24:33.689272+00'),
  ('payee', '01900000-0000-7000-8000-000000000016', '19', NULL, '2026-11-29 02:24:33.689272+00'),
  ('payee', '01900000-0000-7000-8000-000000000017', '20', NULL, '2026-11-29 02:24:33.689272+00');
INSERT INTO "change_counter" (only_row, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('true', '20');
INSERT INTO "change_cursor" (source, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('invoice', '113'),
  ('jobs', '561'),
  ('media', '27');
INSERT INTO "account" (id, role, verified, password_hash, session_version, version, registered_at, removed_at, name, email, address, zip_code, contact_no, abn, passport_number, bank_name, account_type, account_name, account_number, bsb, disabled_at, details_erased_at, erased_at, email_confirmed_at, details_version, bank_changed_at, payments_held_until, calendar_ended_at, places, language) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000001', 'admin', 'true', '$argon2id$v=19$m=19456,t=2,p=1$dpLy56YujafblosJM482QA$/AdAiOzm+uHYvsnpkbF8J+dCYYZw3zmlq3s7WCf3kpQ', '1', '1', '2026-11-29 02:24:33.585+00', NULL, 'Helen Marsh', 'admin@gumleaf.example', '', '', '', '', '', '', '', '', '', '', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000002', 'supervisor', 'false', '$argon2id$v=19$m=19456,t=2,p=1$U30zDSKYNMQEFwqQ/GiveQ$yqobkT/mxadVui9gUeGMbnPJWk2gmF33TBMsXx1SkOs', '1', '1', '2026-11-29 02:24:33.689+00', NULL, 'Rosa Marino', 'supervisor@gumleaf.example', '', '', '', '', '', '', '', '', '', '', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{01900000-0000-7000-9000-000000000001,01900000-0000-7000-9000-000000000002,01900000-0000-7000-9000-000000000003}', 'en'),
  ('01900000-0000-7000-8000-000000000010', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$U30zDSKYNMQEFwqQ/GiveQ$yqobkT/mxadVui9gUeGMbnPJWk2gmF33TBMsXx1SkOs', '1', '1', '2026-11-29 02:24:33.697+00', NULL, 'Amara Perera', 'amara@gumleaf.example', '14 Acacia Street, Prospect SA', '5082', '0491 570 006', '61000000002', 'sealed:1:a61764615c99a40f:LZyXofW3Sl5n-7y3XtN13cCFm1WkgPeMM366N1GogdvzW7af8g', 'Commonwealth Bank', 'Savings account', 'Amara Perera', 'sealed:1:a61764615c99a40f:5TC_ere6VM88yy-VVdDJt0xWw9QAsWJEC9zeZeLIRJ1n2dZHMQ', 'sealed:1:a61764615c99a40f:Ppa6JgIP6MMsT1OTb8qbSA7xRV-cVF9SXLrvg7Q3Mehxww', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000011', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$U30zDSKYNMQEFwqQ/GiveQ$yqobkT/mxadVui9gUeGMbnPJWk2gmF33TBMsXx1SkOs', '1', '1', '2026-11-29 02:24:33.705+00', NULL, 'Daniel Okafor', 'daniel@gumleaf.example', '3/27 Banksia Avenue, Norwood SA', '5067', '0491 570 110', '42000000003', 'sealed:1:a61764615c99a40f:IGlDR8YrLYXLQBTPL-C8S5DirjZh84A2roS9yf_S7mDKES23Tw', 'Westpac', 'Savings account', 'Daniel Okafor', 'sealed:1:a61764615c99a40f:yaHsCMHLhxnuCMpS6vqmOU_kAg6N0Q8j89sNkec5vdKBcgdPpA', 'sealed:1:a61764615c99a40f:lEfxAfT0A53mQFyqVuPPR16YH-LhKhKMVstuGjhZ3nICZA', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000012', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$U30zDSKYNMQEFwqQ/GiveQ$yqobkT/mxadVui9gUeGMbnPJWk2gmF33TBMsXx1SkOs', '1', '1', '2026-11-29 02:24:33.708+00', NULL, 'Mei Lin Chen', 'meilin@gumleaf.example', '88 Henley Beach Road, Mile End SA', '5031', '0491 570 156', '23000000004', 'sealed:1:a61764615c99a40f:z1lAA5NRiTSapalbCQawrGkSY7bC4dKV-hkRuae5qYOO6VMXAQ', 'ANZ', 'Savings account', 'Mei Lin Chen', 'sealed:1:a61764615c99a40f:wVfvSgK2xtg9HAT42S8edBhl6vKeNhSGJIYeBnojsZ0tmpeHMg', 'sealed:1:a61764615c99a40f:E15dBM5-saZZMgORAtjIIqlAEotEwALRyYY6JMpgz04New', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000013', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$U30zDSKYNMQEFwqQ/GiveQ$yqobkT/mxadVui9gUeGMbnPJWk2gmF33TBMsXx1SkOs', '1', '1', '2026-11-29 02:24:33.719+00', NULL, 'Tomasz Nowak', 'tomasz@gumleaf.example', '5 Kurrajong Court, Modbury SA', '5092', '0491 570 157', '80000000001', 'sealed:1:a61764615c99a40f:Z3u-By-YgKD4lJahfB3FbCtoqHgE9HieiUE3WXq5J_mH1gobSw', 'NAB', 'Trust account', 'Tomasz Nowak', 'sealed:1:a61764615c99a40f:EfTBP9u4kmja4TW-zAY_WCfkTrjEcCKAxqo36PgFw8pzkRi6bw', 'sealed:1:a61764615c99a40f:Eq06LDpWluXptOLfH3D73fYdfMzqLT-t2chWYJ_pHpAISw', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000014', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$U30zDSKYNMQEFwqQ/GiveQ$yqobkT/mxadVui9gUeGMbnPJWk2gmF33TBMsXx1SkOs', '1', '1', '2026-11-29 02:24:33.731+00', NULL, 'Priya Raghunathan-Venkataraman', 'priya@gumleaf.example', '121 Unley Road, Unley SA', '5061', '0491 570 158', '51824753556', 'sealed:1:a61764615c99a40f:XrDTaVn4npe0DsMk1qCi1wPmCfYv_X1IOSmjcWRih7wBQWAggw', 'Macquarie Bank', 'Savings account', 'Priya Raghunathan-Venkataraman', 'sealed:1:a61764615c99a40f:tsaoAh0b-Ky4kRxdrBa1IurCZiLgi9c_p8Xaltv6-ealR5xgNg', 'sealed:1:a61764615c99a40f:5r3ngVzRblZG4HV37RomDnRIyI5jogOACzuQr9NTdljrQw', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000015', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$U30zDSKYNMQEFwqQ/GiveQ$yqobkT/mxadVui9gUeGMbnPJWk2gmF33TBMsXx1SkOs', '1', '1', '2026-11-29 02:24:33.733+00', NULL, 'Grace Papadopoulos', 'grace@gumleaf.example', '9 Jetty Lane, Glenelg SA', '5045', '0491 570 159', '53004085616', 'sealed:1:a61764615c99a40f:EiN1bt6cOpXdU0fy0XDF9kos62jJu3BnxzX3eJFg5QrF5_OpcQ', 'ING', 'Savings account', 'Grace Papadopoulos', 'sealed:1:a61764615c99a40f:w_wb-hHNz7tP-LNbNRxdK2zXbvhGjihx95glDKFe0Lq21vQmGA', 'sealed:1:a61764615c99a40f:h5XcMFsnYrt9-AzakZydWF4m5lnaMR69PlqLT1iUT2a4dg', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000016', 'user', 'false', '$argon2id$v=19$m=19456,t=2,p=1$U30zDSKYNMQEFwqQ/GiveQ$yqobkT/mxadVui9gUeGMbnPJWk2gmF33TBMsXx1SkOs', '1', '1', '2026-11-29 02:24:33.738+00', NULL, 'Liam Fitzgerald', 'liam@gumleaf.example', '40 Magill Road, Kensington SA', '5068', '0491 570 313', '61000000002', 'sealed:1:a61764615c99a40f:Xye1jDiswJfF761wQ6iUc5NuAlVhkBfATvfWBXAKDv-3hB-HNQ', 'Bendigo Bank', 'Savings account', 'Liam Fitzgerald', 'sealed:1:a61764615c99a40f:tTX8pMe_EoJkFLzKQmc06K3UEZJNFIvvHT1CMyCoJvzPEiU6Xw', 'sealed:1:a61764615c99a40f:mz0FmkMJOk8alF3nlhrZEqMWcfswM7WrrvECDnI_9icLdg', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000017', 'user', 'false', '$argon2id$v=19$m=19456,t=2,p=1$U30zDSKYNMQEFwqQ/GiveQ$yqobkT/mxadVui9gUeGMbnPJWk2gmF33TBMsXx1SkOs', '1', '1', '2026-11-29 02:24:33.743+00', NULL, 'Nadia Haddad', 'nadia@gumleaf.example', '2 Wirra Crescent, Salisbury SA', '5108', '0491 570 737', '42000000003', 'sealed:1:a61764615c99a40f:NqwyZj6w_gvbECFWcuJgRZN09fvmheFXMkRKhobho_JaohN_nw', 'Bank of Queensland', 'Trust account', 'Nadia Haddad', 'sealed:1:a61764615c99a40f:kzCb-y3wArA3BPUxWmmQ8kpy_fgknvoZP_ZLmS1Um46qY0HTVw', 'sealed:1:a61764615c99a40f:AshtN2izjc5rkyqXcTpmOQO8QnB0pkj8Jk3afS0r_9t5hQ', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en');
INSERT INTO "account_documents" (user_id, documents) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '{"passport_img": "01a2251e-5215-77ee-a492-0f70b3f0ddda", "agreement_img": "01a2251e-5181-73ab-8062-d7ccf14b1d1d", "declaration_img": "01a2251e-5181-73ab-8062-d9817e86536a", "police_check_img": "01a2251e-509f-7416-aadf-6d4576cba0c2", "address_proof_img": "01a2251e-5433-7558-a2a5-5b55ed3ff690", "children_check_img": "01a2251e-5180-73fd-b570-2a17b152e43b"}'),
  ('01900000-0000-7000-8000-000000000011', '{"passport_img": "01a2251e-5fbe-7489-994c-3c072f95d06a", "agreement_img": "01a2251e-5ed2-768b-8100-875e94588576", "declaration_img": "01a2251e-5ed2-768b-8100-88dee7fc893c", "police_check_img": "01a2251e-5ed2-768b-8100-7dde73cadbef", "address_proof_img": "01a2251e-6024-7248-a4aa-52c99447dd7a", "children_check_img": "01a2251e-5ed2-768b-8100-806ac77334ed"}'),
  ('01900000-0000-7000-8000-000000000012', '{"passport_img": "01a2251e-61ec-7453-99cb-d58eaace91e0", "agreement_img": "01a2251e-6155-75c0-bc0c-cb4b339e70e5", "declaration_img": "01a2251e-6155-75c0-bc0c-cd788490ca33", "police_check_img": "01a2251e-6155-75c0-bc0c-c35ab79927d8", "address_proof_img": "01a2251e-630b-7289-86ee-ea64f6ec44df", "children_check_img": "01a2251e-6155-75c0-bc0c-c47fe15ef340"}'),
  ('01900000-0000-7000-8000-000000000013', '{"passport_img": "01a2251e-6520-709c-9eb9-521470a8b6bf", "agreement_img": "01a2251e-6476-7383-8632-99be8d4773e4", "declaration_img": "01a2251e-6476-7383-8632-9cd3a9c59666", "police_check_img": "01a2251e-6475-72f9-9c58-10f7e2087524", "address_proof_img": "01a2251e-6584-7626-9249-7e01ce2341b9", "children_check_img": "01a2251e-6476-7383-8632-95a5781fe506"}'),
  ('01900000-0000-7000-8000-000000000014', '{"passport_img": "01a2251e-665f-71b6-8cb0-691183b6d37f", "agreement_img": "01a2251e-6642-75ac-8c53-761b1746fe0d", "declaration_img": "01a2251e-6642-75ac-8c53-7849f482aaa4", "police_check_img": "01a2251e-6642-75ac-8c53-6c95befaea0e", "address_proof_img": "01a2251e-671f-7071-926b-20ec909420ba", "children_check_img": "01a2251e-6642-75ac-8c53-70d3cbc78037"}'),
  ('01900000-0000-7000-8000-000000000015', '{"passport_img": "01a2251e-68d9-744e-8ab4-eb503568ddbf", "agreement_img": "01a2251e-67ed-7421-afcb-a3d68feaf729", "declaration_img": "01a2251e-67ed-7421-afcb-a7218685780d", "police_check_img": "01a2251e-67ed-7421-afcb-9aecf8932e17", "address_proof_img": "01a2251e-6928-702b-8dab-a4e774ab5757", "children_check_img": "01a2251e-67ed-7421-afcb-9d44c68afc7e"}'),
  ('01900000-0000-7000-8000-000000000016', '{"passport_img": "01a2251e-6b39-7412-ba77-3aac6b653438", "agreement_img": "01a2251e-6a3a-7060-9319-c33f221eb507", "declaration_img": "01a2251e-6a3b-76b0-acb4-6bec2ea7d1a7", "police_check_img": "01a2251e-6a30-7781-b0e5-7f9a133ac73e", "address_proof_img": "01a2251e-6c03-703f-923c-b29367386beb", "children_check_img": "01a2251e-6a3a-7060-9319-be74b2440cf5"}'),
  ('01900000-0000-7000-8000-000000000017', '{"passport_img": "01a2251e-6d07-7463-b3bb-5fdb8730a038", "agreement_img": "01a2251e-6caa-72bf-bfc2-b9f1c5dd639b", "police_check_img": "01a2251e-6caa-72bf-bfc2-b5aec893bcff", "address_proof_img": "01a2251e-6e0f-7454-87f7-e41bf36ca463"}');
INSERT INTO "account_assignments" (user_id, permanent_jobs, quick_jobs, current_work) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '[{"job_id": "01900000-0000-7000-9000-000000000001", "job_name": "Wattlebird House Offices", "job_payment_for_fortnight": "670.00"}]', '[{"job_id": "01900000-0000-7000-9000-000000000022", "job_date": "2026-11-29", "job_name": "Showroom before the opening", "job_start_time": "14:00"}]', NULL),
  ('01900000-0000-7000-8000-000000000011', '[{"job_id": "01900000-0000-7000-9000-000000000002", "job_name": "Banksia Family Medical Centre", "job_payment_for_fortnight": "540.00"}, {"job_id": "01900000-0000-7000-9000-000000000001", "job_name": "Wattlebird House Offices", "job_payment_for_fortnight": "670.00"}]', '[]', NULL),
  ('01900000-0000-7000-8000-000000000012', '[{"job_id": "01900000-0000-7000-9000-000000000007", "job_name": "Sandpiper Surf Club", "job_payment_for_fortnight": "444.00"}, {"job_id": "01900000-0000-7000-9000-000000000004", "job_name": "Wool Store Gallery", "job_payment_for_fortnight": "422.50"}]', '[{"job_id": "01900000-0000-7000-9000-000000000023", "job_date": "2026-12-02", "job_name": "Marquee after the garden party", "job_start_time": "07:30"}]', NULL),
  ('01900000-0000-7000-8000-000000000013', '[{"job_id": "01900000-0000-7000-9000-000000000005", "job_name": "Sturt Pea Technology Hub", "job_payment_for_fortnight": "936.00"}]', '[]', '{"kind": "permanent", "job_id": "01900000-0000-7000-9000-000000000008", "row_id": "01a224da-0e40-7467-9c0c-19419833e5fc", "started_at": "2026-11-29T01:10:00.000Z", "business_date": "2026-11-29"}'),
  ('01900000-0000-7000-8000-000000000014', '[{"job_id": "01900000-0000-7000-9000-000000000006", "job_name": "Unley Corner Library", "job_payment_for_fortnight": "704.00"}]', '[]', NULL),
  ('01900000-0000-7000-8000-000000000015', '[{"job_id": "01900000-0000-7000-9000-000000000003", "job_name": "Little Pelicans Early Learning", "job_payment_for_fortnight": "680.00"}, {"job_id": "01900000-0000-7000-9000-000000000007", "job_name": "Sandpiper Surf Club", "job_payment_for_fortnight": "444.00"}]', '[{"job_id": "01900000-0000-7000-9000-000000000021", "job_date": "2026-11-24", "job_name": "End of lease: two-bedroom flat", "job_start_time": "09:00"}]', NULL);
INSERT INTO "signing_key" (kid, private_key, public_key_pem, created_at, retired_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a2251e-574b-7774-8e5c-3dbcbdf4f6fb', 'sealed:1:a61764615c99a40f:cm9TwYR-m7wln4yBWM3Vc6AogoVlSseTk_7naxlKO1cT8MIehwSW0xyPqZQMCokng2A5qCddHQIjmUZUKeD_sf1yzldwSpzenw2TVrOSddU2PQgpTJyAIeGp4Pqp2phDhyIjxwCeQYB-jw-mYy5DaRQKFa3UIIx3B9ude_NPv3MnEcDjtcvYxeZay0T_lSnRzW8KCvOAQ9dmTX_d9oMxdwQOZqRdMypZQBrQZVy0oE8CYoFn5zQWibL1hSlLE9w7cQeHz08AdZKmn-kj8wbJY0EoHqH5FM5n00QJzRIqskUquPsX3YcIit6ZwA43ZpA2GJq0Ui90-tWfUKGmW6LTPhrVAn5XWaWM7zitA7GeC31Wfl9wdBytjCdnvm2xEtYpiD_NSKMr-zZC-8JHoRiZmUnTa9RtbOOVRQvamDE0xC_QnaZJ1TFzF84qBbhvOzV1WvibPU14CDF3DAGZTYYg5N-ZOR6PixbN4NH9tSl9ZzA0TNQNcPEIPzmgl9sKCL5vmypBW0PHvQk_BnzRHXrLEpYtOnCtFThGVxPbd9NtupwvBIGi4_AkQrCjaPmy-umhlJ04otzI_T4SvHS92S2DVwE3yur9yPn8jnm4g2qlAsF5Pdc35aclhLpX7ZZQ-dU11S8sTihpuF9m4bG5bOB2n4f5_xT52wUibWxz-dDd25LjZENVoK39QpYKUodPIdqyvR9AsWyDHJWpqe9-SeiFkABGmySqwWMbuJk4fKKfNAtNWzXz_u5jFl1PeXxzEkj0TtBWrGt0_FcJWsnzpIOXWUHK2cPJgg_BXbLh8Ymp_9q9kM4Tf_BAnwliWAKiBJML2Zsj8gud2kOtCujoQU27QatFFFe99y6C7ejiFjMQ3clydmjJo2GrE6WrrFLJS2mK0GU0iI8ewRHvPUqR-rse6LSM9uCJxIcIdAN_NZkMAZ_dypQpGhtTFkSzMMccl8hFqIuQ3HCYk2HWr_VADX3RRkYYXbes5yzxxdQOgLHAMVJo2XYrvipCuESWGiObU3dOAciHUp_XsfjPVUO-0fPlpuvxOLMaJqbKmsggm9D5H7edCcFHpmCQFW43PdjpTZcNiAi_fzM63lOSPTbttiUwyTnd5hEz51LoYS8VJMvLTcnAlilGw5XiBrglGWRs0xHmHhRDlJjEMcQFiG3pj1LDPmzrDRBCPWf5FacZASlAnhDdhgHu1csj6-f7feb52fSz0GAgI8saXYtYzy3WtED6pyYiJJ0zh6_ULfxzbZ861FCCyfYTlBGUo0TO50xOBXBvQsjvw25aYvx6SQeeWobd2YicCTkbUOhLEGM60Mvr1g8NKU4oEOm8h1Gd4br2cz-OY5INBKceieaRe_2rPqrCcrtMIhfAGixtCWKxXkZWZ_dPqLmRb75yq2BUXphX0Rmimn6VSvxffT8cZx2LT7K_UVDaXVnCF4S-8cmrzbTfnaR50lNxAi1-PHsT8go2ECxbxqXr-ELzhXA7NNoF3l9t6xhCcf09Wkgs-GIbraw30bp5Mew3CXyxnGmCm2x3znwIb3Dvosrc8sDP4gugc55iNTGeSU4vg1uyS2SlXLUP34r-N2V9pXXSuBNAvEiayrFZQIl_2Ox5zM4ItwBdlDShwEE6l8O_JVyfoPTUj8O4eShYjU2Vekko_w9WKud7E7LWAFAr5sz7LXVYAQz5WFQT2duDso574Uir4xHPOFQHJ1Q-JCp3oLsY-DGIfQBVPo6P_MLwFPm6XEPrMRgn2kA8zlI3fvd0_faASEnFra_VnJLLp_4eWXtc4vorKQW5w3sBrhPxMbtQKt3g0q1FJciIsVpAsSAYRW3MhK9vKrS_TlvJyrpm7WV25gl4mfD9lBJlTwJ9kFVkS2MNvTZSHkmNijHReGrWaqrlIwj--RWCbWjoD6oP_HhnkMbWCjYBLGaG5IGR3DmvlE5lulSFQ6xTMszxXuSUENBiScmlQ4BXnMpmUpFL4mJsWp7vBqARIWdr4Rj2qUOmlyMcOFzowPZmkF_cc6GOKtI7mJyX5viDWTil5pZSMpcvO_0tKAwq-E-HjlcFZuSXFZKZk8KgnjK1DzBvh1ipWPhk3t8ANprPZXCJ2ohB83710SYzvQ_h7tCbaTLp0admOIAMk4Q3mvcW1GY7hlXGSbUAM_UVRsqvl3jiAHGuEQSZ3ThwentoL1QwdK1wQwWOCOqP8a4v3BPtzyG7zAK9wozELKmsPUHsLqonyB6E3djqxGOi_y_y0IHCqLFTESwvkAi-f1MLwhldFXdknYHt7kNoO1AK4EHm6E45hPUHQGED2nQ8kdgQA95XkW0u5Q', '-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA7Mik4pRMZx1qnBclxl9f
uWS4EBipWZlsFqkuD0YZnQjeJGvRjCny0K9cL04Obo80LvfMQvJEVlk2wLe4GLQd
yN4FtUsN5OzQF3IGWALi7M+dixOGOH+GDerV674xAoVSspwB80Wn0SEn1OTSammG
Mscsd4hXyAWcm68fJwyKxJeN2JdK6JapHsEaSjLUzSfOCKeL6D29EFADNgaR5Cmg
A5lBcepuGnEWo8zhw2WX+tbpnnSjPCFl9nupXKeHqisfwSY/seOqcQa0tJDqyy2c
z+Fb+QALGGN6Erj4C8MTYwrtcaPWvmas7xWlhZqD0EyUDT5TS1vkpuJHg0DuZbFQ
SQIDAQAB
-----END PUBLIC KEY-----
', '2026-11-29 02:24:35.147+00', NULL);
INSERT INTO "audit_entry" (id, at, actor_id, actor_name, action, subject_kind, subject_id, subject_name, details) OVERRIDING SYSTEM VALUE VALUES
  ('01a2251e-5153-7448-b279-920d645f2856', '2026-11-29 02:24:33.619+00', '', 'Operator', 'account.admin-added', 'person', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '{}'),
  ('01a2251e-533f-77e1-b03a-c7f97d97680f', '2026-11-29 02:24:34.111+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-settings.changed', 'invoice-settings', '', 'Invoice settings', '{"gst_rate_percent": "20 → 10"}'),
  ('01a2251e-537a-76f0-997d-b529a95d3100', '2026-11-29 02:24:34.171+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-settings.gst-confirmed', 'invoice-settings', '', 'Invoice settings', '{"gst_rate_percent": "10"}'),
  ('01a2251e-539a-776f-bcb5-dbd30e6e567e', '2026-11-29 02:24:34.202+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote-text.saved', 'quote', 'cc6871a5-52c2-5678-b4ef-b20a470238b9', 'Our terms', '{}'),
  ('01a2251e-53ec-75a5-9b15-05d1d278f757', '2026-11-29 02:24:34.284+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{}'),
  ('01a2251e-5dab-72c9-9e3d-02030bfde7aa', '2026-11-29 02:24:36.779+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{"channel": "hand"}'),
  ('01a2251e-5dbe-7635-8a4b-95de4d84171a', '2026-11-29 02:24:36.798+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.declined', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{}'),
  ('01a2251e-5ddb-7426-bdbc-62b7b7ea65dd', '2026-11-29 02:24:36.828+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', 'Q-00002', '{}'),
  ('01a2251e-5fc5-74ae-bbbb-715dfb98e404', '2026-11-29 02:24:37.317+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', 'Q-00002', '{"channel": "hand"}'),
  ('01a2251e-6007-7437-9818-830458e7c8c8', '2026-11-29 02:24:37.383+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Q-00003', '{}'),
  ('01a2251e-60ef-74e6-8bd9-43068a3a3f7e', '2026-11-29 02:24:37.616+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Q-00003', '{"channel": "hand"}'),
  ('01a2251e-6105-731e-8078-f6932042d7a2', '2026-11-29 02:24:37.637+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.accepted', 'quote', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Q-00003', '{"entered": "by the office", "pdf_sha256": "57a1d3b97d0b1b7fbdcd60ede7ce8010ac5b73a4f80705acda1132d80d24e7f1"}'),
  ('01a2251e-611e-7683-b9cd-841864196d35', '2026-11-29 02:24:37.662+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'fdbbf917-7206-5c19-93d9-b1f90aa07d6b', 'Q-00004', '{}'),
  ('01a2251e-6137-778b-9f7b-9443eae6949e', '2026-11-29 02:24:37.687+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'site-proof.changed', 'site', '', 'Proof and promises of the website', '{"changed": "promise_days, served_postcodes, testimonials, ratings, prices, examples, checks, come_back, is_police_checked, response_hours, manager_name, manager_role"}'),
  ('01a2251e-67e9-7619-9898-204f7a8607aa', '2026-11-29 02:24:39.401+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-settings.changed', 'pay-settings', '', 'Pay settings', '{"gst_from": " → 2018-07-01", "first_day": "2022-01-01 → 2026-10-11", "gst_checked_on": " → 2026-11-02"}'),
  ('01a2251e-6818-73d5-9ffa-9c6dfa8b05c8', '2026-11-29 02:24:39.448+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-bank-account.saved', 'pay-settings', '01a2251e-680e-769b-868b-46faf37306c0', 'GUMLEAF CLEANING PTY LTD', '{"bsb": "105-900", "bank": "BSA", "account_ending": "200"}'),
  ('01a2251e-683b-751a-820e-0c1f70bdd42f', '2026-11-29 02:24:39.483+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{}'),
  ('01a2251e-684a-74df-9c19-3bc665e9e058', '2026-11-29 02:24:39.498+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"job": "Wattlebird House Offices", "from": "2026-09-01", "client": "Wattlebird Property"}'),
  ('01a2251e-6867-75f0-8129-d48a085b3301', '2026-11-29 02:24:39.528+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"job": "Sturt Pea Technology Hub", "from": "2026-09-01", "client": "Wattlebird Property"}'),
  ('01a2251e-686d-7488-8292-6e4997dfcc10', '2026-11-29 02:24:39.533+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{}'),
  ('01a2251e-6873-77ec-a58c-fd49c8eeefdf', '2026-11-29 02:24:39.539+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{"job": "Banksia Family Medical Centre", "from": "2026-08-01", "client": "Banksia Family Medical Centre"}'),
  ('01a2251e-687c-70b1-9d07-ce92b1448eba', '2026-11-29 02:24:39.548+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{}'),
  ('01a2251e-6887-7212-a82a-2156c0c5bc16', '2026-11-29 02:24:39.559+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{"job": "Little Pelicans Early Learning", "from": "2026-08-01", "client": "Little Pelicans"}'),
  ('01a2251e-6897-7015-8a93-670d09c7bf61', '2026-11-29 02:24:39.575+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '{}'),
  ('01a2251e-68a2-772d-9f13-f20b636aed8d', '2026-11-29 02:24:39.586+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '{"job": "Wool Store Gallery", "from": "2026-08-01", "client": "Port Adelaide Arts Trust"}'),
  ('01a2251e-68a4-76fd-abf4-c3573596eeb2', '2026-11-29 02:24:39.588+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000005', 'Unley Libraries', '{}'),
  ('01a2251e-68b0-70a0-81d3-24e1020de79c', '2026-11-29 02:24:39.6+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000005', 'Unley Libraries', '{"job": "Unley Corner Library", "from": "2026-08-01", "client": "Unley Libraries"}'),
  ('01a2251e-68b3-768d-95cc-19a67a6f9c91', '2026-11-29 02:24:39.603+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{}'),
  ('01a2251e-68bc-7130-9825-e2254a14dec8', '2026-11-29 02:24:39.612+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"job": "Sandpiper Surf Club", "from": "2026-08-01", "client": "Sandpiper Surf Club Inc."}'),
  ('01a2251e-68e5-74e2-b85d-6c16555e7d0f', '2026-11-29 02:24:39.653+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000002', 'Banksia Family Medical Centre', '{"from": "2026-08-01", "price": "visit 145.00"}'),
  ('01a2251e-6901-75d6-83c1-e9854ae6d16d', '2026-11-29 02:24:39.681+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000003', 'Little Pelicans Early Learning', '{"from": "2026-08-01", "price": "month 2280.00"}'),
  ('01a2251e-6909-7501-bd79-48619c457aca', '2026-11-29 02:24:39.689+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000004', 'Wool Store Gallery', '{"from": "2026-08-01", "price": "visit 125.00"}'),
  ('01a2251e-6913-72a7-8688-af93e36d85f7', '2026-11-29 02:24:39.699+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000007', 'Sandpiper Surf Club', '{"from": "2026-08-01", "price": "month 2750.00"}'),
  ('01a2251e-6983-777d-8b9f-ca6bb5ce9f7b', '2026-11-29 02:24:39.811+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a2251e-695d-73c7-b5c3-73bd90b0dde0', 'INV-00001', '{"month": "2026-08", "total": "1754.50", "client": "Banksia Family Medical Centre", "version": "1"}'),
  ('01a2251e-6983-777d-8b9f-cf8eb2e023cc', '2026-11-29 02:24:39.811+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a2251e-695d-73c7-b5c3-74fee9a8c1ff', 'INV-00002', '{"month": "2026-08", "total": "2508.00", "client": "Little Pelicans", "version": "1"}'),
  ('01a2251e-6983-777d-8b9f-d3d9a8aa7d68', '2026-11-29 02:24:39.811+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a2251e-695e-74db-947c-7b55db6e75b8', 'INV-00003', '{"month": "2026-08", "total": "1512.50", "client": "Port Adelaide Arts Trust", "version": "1"}'),
  ('01a2251e-6983-777d-8b9f-d547e25aa131', '2026-11-29 02:24:39.811+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a2251e-695e-74db-947c-7c36bba7ad50', 'INV-00004', '{"month": "2026-08", "total": "2126.37", "client": "Unley Libraries", "version": "1"}'),
  ('01a2251e-6983-777d-8b9f-d96489d3814c', '2026-11-29 02:24:39.811+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a2251e-695e-74db-947c-827bec4ecfe9', 'INV-00005', '{"month": "2026-08", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}'),
  ('01a2251e-69b9-7537-9fb7-3333f34dadac', '2026-11-29 02:24:39.865+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a2251e-695d-73c7-b5c3-73bd90b0dde0', 'INV-00001', '{}'),
  ('01a2251e-6ae1-7463-9495-213472fe3a29', '2026-11-29 02:24:40.162+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a2251e-695d-73c7-b5c3-74fee9a8c1ff', 'INV-00002', '{}'),
  ('01a2251e-6b8a-7732-9307-c4943ebb1861', '2026-11-29 02:24:40.33+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a2251e-695e-74db-947c-7b55db6e75b8', 'INV-00003', '{}'),
  ('01a2251e-6c23-732f-83f7-9bf2104144fa', '2026-11-29 02:24:40.483+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a2251e-695e-74db-947c-7c36bba7ad50', 'INV-00004', '{}'),
  ('01a2251e-6ca7-7629-98c9-1b781ecde893', '2026-11-29 02:24:40.615+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a2251e-695e-74db-947c-827bec4ecfe9', 'INV-00005', '{}'),
  ('01a2251e-6d8d-73ff-93a3-12f0ba17c209', '2026-11-29 02:24:40.845+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a2251e-6d52-7185-b613-4829022bfc1b', 'INV-00006', '{"month": "2026-09", "total": "7139.70", "client": "Wattlebird Property", "version": "1"}'),
  ('01a2251e-6d8d-73ff-93a3-167bd13c8218', '2026-11-29 02:24:40.845+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a2251e-6d52-7185-b613-4e757090b654', 'INV-00007', '{"month": "2026-09", "total": "1914.00", "client": "Banksia Family Medical Centre", "version": "1"}'),
  ('01a2251e-6d8d-73ff-93a3-190ff2d97fb6', '2026-11-29 02:24:40.845+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a2251e-6d53-704b-becb-fe3e71354e20', 'INV-00008', '{"month": "2026-09", "total": "2508.00", "client": "Little Pelicans", "version": "1"}'),
  ('01a2251e-6d8d-73ff-93a3-1f185a28ef07', '2026-11-29 02:24:40.845+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a2251e-6d6e-774b-a863-332952d5d46c', 'INV-00009', '{"month": "2026-09", "total": "1787.50", "client": "Port Adelaide Arts Trust", "version": "1"}'),
  ('01a2251e-6d8d-73ff-93a3-21a9917e5f0e', '2026-11-29 02:24:40.845+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a2251e-6d6e-774b-a863-347b29e4a92c', 'INV-00010', '{"month": "2026-09", "total": "1960.21", "client": "Unley Libraries", "version": "1"}'),
  ('01a2251e-6d8d-73ff-93a3-2424edbb8467', '2026-11-29 02:24:40.845+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a2251e-6d6e-774b-a863-3bf4a8916ff6', 'INV-00011', '{"month": "2026-09", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}'),
  ('01a2251e-6da6-7362-82a2-09160da3eda0', '2026-11-29 02:24:40.87+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a2251e-6d52-7185-b613-4829022bfc1b', 'INV-00006', '{}'),
  ('01a2251e-6de8-721c-afcf-695984626653', '2026-11-29 02:24:40.936+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a2251e-6d52-7185-b613-4e757090b654', 'INV-00007', '{}'),
  ('01a2251e-6e30-7710-a19e-1c095bb3d246', '2026-11-29 02:24:41.008+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a2251e-6d53-704b-becb-fe3e71354e20', 'INV-00008', '{}'),
  ('01a2251e-6e59-70a8-8f73-1c5c8ad2746a', '2026-11-29 02:24:41.05+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a2251e-6d6e-774b-a863-332952d5d46c', 'INV-00009', '{}'),
  ('01a2251e-6ea4-706a-b978-9f3e36ac859a', '2026-11-29 02:24:41.124+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a2251e-6d6e-774b-a863-347b29e4a92c', 'INV-00010', '{}'),
  ('01a2251e-6ef1-7758-95a6-1db2565506db', '2026-11-29 02:24:41.201+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a2251e-6d6e-774b-a863-3bf4a8916ff6', 'INV-00011', '{}'),
  ('01a2251e-6f66-7664-8f52-fa80ee781bb2', '2026-11-29 02:24:41.319+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a2251e-6f3d-761b-b074-cf8b8cba2dda', 'INV-00012', '{"month": "2026-10", "total": "2073.50", "client": "Banksia Family Medical Centre", "version": "1"}'),
  ('01a2251e-6f67-761e-90c8-6df9ec985bce', '2026-11-29 02:24:41.319+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a2251e-6f3d-761b-b074-d2103701063c', 'INV-00013', '{"month": "2026-10", "total": "1650.00", "client": "Port Adelaide Arts Trust", "version": "1"}'),
  ('01a2251e-6f67-761e-90c8-7182b5258d70', '2026-11-29 02:24:41.319+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a2251e-6f3d-761b-b074-d7dc2db524f0', 'INV-00014', '{"month": "2026-10", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}'),
  ('01a2251e-6f83-72ed-8757-426bffefff72', '2026-11-29 02:24:41.347+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a2251e-6f3d-761b-b074-cf8b8cba2dda', 'INV-00012', '{}'),
  ('01a2251e-6fe2-74fd-afde-09104ad8d917', '2026-11-29 02:24:41.442+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a2251e-6f3d-761b-b074-d7dc2db524f0', 'INV-00014', '{}'),
  ('01a2251e-703b-7565-a09f-fb8783c48c5f', '2026-11-29 02:24:41.531+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.adjusted', 'invoice', '01a2251e-6d6e-774b-a863-332952d5d46c', 'INV-00009', '{"note": "ADJ-00001", "total": "-137.50", "reason": "The visit on the second Saturday was cancelled by the gallery"}'),
  ('01a2251e-708b-7451-8edf-ed912b43f361', '2026-11-29 02:24:41.611+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-extra.added', 'invoice', 'bf4cf82e-6248-5cd6-ab55-ac56eb3611f3', 'Windows outside, levels 1 to 3', '{"day": "2026-11-29", "text": "Windows outside, levels 1 to 3", "amount": "385.00", "reason": "Asked for by Renee Castle on the telephone"}'),
  ('01a2251e-710c-749c-85da-32868c890342', '2026-11-29 02:24:41.74+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{"day": "2026-09-14", "amount": "1754.50", "invoices": "INV-00001 A$1754.50"}'),
  ('01a2251e-714e-7193-b900-a5dad65f534c', '2026-11-29 02:24:41.806+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{"day": "2026-09-14", "amount": "2508.00", "invoices": "INV-00002 A$2508.00"}'),
  ('01a2251e-71c3-7718-a312-0f3284af19b3', '2026-11-29 02:24:41.923+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '{"day": "2026-09-14", "amount": "1512.50", "invoices": "INV-00003 A$1512.50"}'),
  ('01a2251e-7210-74ac-98c6-1aee801ddafb', '2026-11-29 02:24:42+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000005', 'Unley Libraries', '{"day": "2026-09-14", "amount": "2126.37", "invoices": "INV-00004 A$2126.37"}'),
  ('01a2251e-725a-77c7-b642-5a149c17e76d', '2026-11-29 02:24:42.074+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"day": "2026-09-14", "amount": "2875.00", "invoices": "INV-00005 A$2875.00"}'),
  ('01a2251e-7281-735c-92c2-45135b34e839', '2026-11-29 02:24:42.113+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.written-off', 'invoice', '01a2251e-695e-74db-947c-827bec4ecfe9', 'INV-00005', '{"amount": "150.00", "reason": "Agreed with the treasurer: the hall was closed for a week"}'),
  ('01a2251e-72fb-728a-9372-38ca54aaab47', '2026-11-29 02:24:42.235+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'bank-statement.imported', 'list', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', 'gumleaf-2026-11-29.ofx', '{"added": "8", "known": "0", "left_out": "0", "outgoing": "0", "look_alike": "0"}'),
  ('01a2251e-733b-7523-9909-1df57d111b88', '2026-11-29 02:24:42.299+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"day": "2026-10-14", "amount": "7139.70", "invoices": "INV-00006 A$7139.70"}'),
  ('01a2251e-738c-745d-8c78-d0c227014285', '2026-11-29 02:24:42.38+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{"day": "2026-10-14", "amount": "1914.00", "invoices": "INV-00007 A$1914.00"}'),
  ('01a2251e-73db-716f-a7ab-7f468ccb426e', '2026-11-29 02:24:42.459+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"day": "2026-10-14", "amount": "1815.00", "invoices": "INV-00011 A$1815.00"}'),
  ('01a2251e-742b-7382-98bd-9044db6efe30', '2026-11-29 02:24:42.539+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"day": "2026-11-29", "amount": "1512.50", "invoices": "INV-00014 A$1512.50"}'),
  ('01a2251e-746a-7606-871f-bd4cdc380580', '2026-11-29 02:24:42.602+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"state": " → SA", "suburb": " → Prospect", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Amara", "family_name": " → Perera", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40118"}'),
  ('01a2251e-74af-72fb-9a42-0b29c4363878', '2026-11-29 02:24:42.671+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a2251e-74ee-76fc-a283-bc462edc55c4', '2026-11-29 02:24:42.734+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', '{"state": " → SA", "suburb": " → Norwood", "fund_usi": " → HOS0100AU", "gst_from": " → 2023-07-01", "fund_name": " → Hostplus", "rcti_form": " → signed", "rcti_from": " → 2024-07-01", "given_name": " → Daniel", "rcti_terms": " → supplies-named, both-registered, company-issues, supplier-does-not, tells-when-it-ends", "family_name": " → Okafor", "may_delegate": " → yes", "contract_with": " → person", "gst_checked_on": " → 2026-11-02", "fund_member_number": " → 40125"}'),
  ('01a2251e-7512-7411-9ff6-18556fcdf649', '2026-11-29 02:24:42.77+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', '{"from": "2026-07-01", "answer": "no", "reason": "May send somebody else."}'),
  ('01a2251e-753c-72d0-8470-58a98d551477', '2026-11-29 02:24:42.812+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"state": " → SA", "suburb": " → Mile End", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Mei", "family_name": " → Lin Chen", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40132"}'),
  ('01a2251e-758c-7126-b224-39a4a8721690', '2026-11-29 02:24:42.892+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a2251e-75cb-71b7-88a4-5ed96e952368', '2026-11-29 02:24:42.955+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"state": " → SA", "suburb": " → Modbury", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Tomasz", "family_name": " → Nowak", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40139"}'),
  ('01a2251e-75f5-7703-873e-b1a3f7860119', '2026-11-29 02:24:42.997+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a2251e-7628-73b4-8b0f-ac3be69b0ba9', '2026-11-29 02:24:43.048+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000014', 'Priya Raghunathan-Venkataraman', '{"may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no"}'),
  ('01a2251e-7656-7485-a401-88682defbcbb', '2026-11-29 02:24:43.094+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', '{"state": " → SA", "suburb": " → Glenelg", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Grace", "family_name": " → Papadopoulos", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40153"}'),
  ('01a2251e-768b-7032-b3fa-d2a3654db7ff', '2026-11-29 02:24:43.147+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a2251e-76cf-72ce-bdaa-b9aadefcb560', '2026-11-29 02:24:43.215+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-adjustment.added', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"day": "2026-10-31", "file": "without a file", "kind": "bonus", "amount": "80.00", "reason": "Stood in on short notice"}'),
  ('01a2251e-7743-74bb-a37c-314fc1f3958f', '2026-11-29 02:24:43.331+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.created', 'pay-run', '01a2251e-7730-7476-9f48-78f074ee5821', 'Pay run 1', '{"pay_day": "2026-11-03", "through_day": "2026-10-31"}'),
  ('01a2251e-77fc-73e7-b8f8-1a5aed6734c4', '2026-11-29 02:24:43.516+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.approved', 'pay-run', '01a2251e-7730-7476-9f48-78f074ee5821', 'Pay run 1', '{"total": "7277.12", "people": "6", "through_day": "2026-10-31"}'),
  ('01a2251e-78f2-7212-b660-47788bb89fae', '2026-11-29 02:24:43.762+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.paid', 'pay-run', '01a2251e-7730-7476-9f48-78f074ee5821', 'Pay run 1', '{"total": "7277.12", "people": "6", "paid_on": "2026-11-03"}'),
  ('01a2251e-7934-7406-bfd8-e55c27e4f0b5', '2026-11-29 02:24:43.828+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-adjustment.added', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"day": "2026-11-29", "file": "without a file", "kind": "reimbursement", "amount": "34.80", "reason": "Floor pads from the hardware shop"}'),
  ('01a2251e-7979-759f-8d6b-54dde18cb230', '2026-11-29 02:24:43.897+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.created', 'pay-run', '01a2251e-796b-75ab-ace2-6852812590f2', 'Pay run 2', '{"pay_day": "2026-12-02", "through_day": "2026-11-28"}'),
  ('01a2251e-79f6-7483-ba08-64655e89f165', '2026-11-29 02:24:44.022+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.held', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"reason": "Keys of the gallery are not back yet"}'),
  ('01a2251e-994a-757e-ab48-2269606a813d', '2026-11-29 02:24:52.042+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a2251e-9944-73ab-bfcf-87e383456019', 'Staff kitchen, Norwood (drawing)', '{}'),
  ('01a2251e-b7fb-740d-a41b-95e3298b9f9a', '2026-11-29 02:24:59.899+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a2251e-b7f8-702c-b99f-496c489e5502', 'Shop front windows, Glenelg (drawing)', '{}'),
  ('01a2251e-cd46-732c-8d23-17b5046853ee', '2026-11-29 02:25:05.35+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a2251e-cd42-7248-9b79-306d52db3a9f', 'Carpet and lounge, Unley (drawing)', '{}'),
  ('01a2251e-e5c1-7225-876d-2b18400cd108', '2026-11-29 02:25:11.617+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a2251e-e5be-75cd-852e-e7f05f609e72', 'Open-plan office, King William Street (drawing)', '{}');
INSERT INTO "retention_start" (only_row, since) OVERRIDING SYSTEM VALUE VALUES
  ('true', '-infinity');
INSERT INTO "mail_message" (id, idempotency_key, kind, account_id, state, content, attempts, created_at, next_try_at, claimed_at, useful_until, finished_at, last_error, request_id, handed_over) OVERRIDING SYSTEM VALUE VALUES
  ('01a2251e-7967-7417-b2a2-35d8448170da', 'notice 01a2251e-78e9-74f3-9655-8937ac3409fc 01900000-0000-7000-8000-000000000010', 'notice', '01900000-0000-7000-8000-000000000010', 'sent', '', '1', '2026-11-29 02:24:43.834548+00', '2026-11-29 02:25:44.583704+00', '2026-11-29 02:24:45.677583+00', NULL, '2026-11-29 02:24:45.693587+00', '', NULL, 'true'),
  ('01a2251e-7982-7205-900a-6e14361b6fb8', 'notice 01a2251e-78ec-71dc-a02f-94239761f697 01900000-0000-7000-8000-000000000011', 'notice', '01900000-0000-7000-8000-000000000011', 'sent', '', '1', '2026-11-29 02:24:43.834548+00', '2026-11-29 02:25:44.583704+00', '2026-11-29 02:24:45.88512+00', NULL, '2026-11-29 02:24:45.908698+00', '', NULL, 'true'),
  ('01a2251e-7995-75ae-a28c-d4ce9d92769f', 'notice 01a2251e-78ef-703b-a146-c7bef3db9ac8 01900000-0000-7000-8000-000000000015', 'notice', '01900000-0000-7000-8000-000000000015', 'sent', '', '1', '2026-11-29 02:24:43.834548+00', '2026-11-29 02:25:44.583704+00', '2026-11-29 02:24:45.166686+00', NULL, '2026-11-29 02:24:45.232065+00', '', NULL, 'true'),
  ('01a2251e-79a4-751f-b9e9-28d6700f31a7', 'notice 01a2251e-78f0-72f8-ab0c-ebdb653b941c 01900000-0000-7000-8000-000000000012', 'notice', '01900000-0000-7000-8000-000000000012', 'sent', '', '1', '2026-11-29 02:24:43.834548+00', '2026-11-29 02:25:44.583704+00', '2026-11-29 02:24:45.380569+00', NULL, '2026-11-29 02:24:45.400615+00', '', NULL, 'true'),
  ('01a2251e-79b6-75fe-a00f-d0c9609dce56', 'notice 01a2251e-78f1-7649-8c79-8f437a175444 01900000-0000-7000-8000-000000000014', 'notice', '01900000-0000-7000-8000-000000000014', 'sent', '', '1', '2026-11-29 02:24:43.834548+00', '2026-11-29 02:25:44.583704+00', '2026-11-29 02:24:46.054171+00', NULL, '2026-11-29 02:24:46.065248+00', '', NULL, 'true'),
  ('01a2251e-79ce-77d6-a3f3-ff5f66ce852f', 'notice 01a2251e-78f1-7649-8c79-90d9bd83954b 01900000-0000-7000-8000-000000000013', 'notice', '01900000-0000-7000-8000-000000000013', 'sent', '', '1', '2026-11-29 02:24:43.834548+00', '2026-11-29 02:25:44.583704+00', '2026-11-29 02:24:46.136182+00', NULL, '2026-11-29 02:24:46.150006+00', '', NULL, 'true');
INSERT INTO "notice" (id, raised_id, account_id, kind, parameters, created_at, read_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a2251e-795b-7707-8209-be881fd0f8e7', '01a2251e-78e9-74f3-9655-8937ac3409fc', '01900000-0000-7000-8000-000000000010', 'paid', '{"day": "3 Nov 2026", "amount": "A$933.55", "documents": "RA-00001"}', '2026-11-29 02:24:43.753+00', NULL),
  ('01a2251e-797c-74dd-9dce-768cc66e64d1', '01a2251e-78ec-71dc-a02f-94239761f697', '01900000-0000-7000-8000-000000000011', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,904.97", "documents": "RCTI-00001"}', '2026-11-29 02:24:43.756+00', NULL),
  ('01a2251e-798f-7650-b4cc-c6d710f2f556', '01a2251e-78ef-703b-a146-c7bef3db9ac8', '01900000-0000-7000-8000-000000000015', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,333.96", "documents": "RA-00002"}', '2026-11-29 02:24:43.759+00', NULL),
  ('01a2251e-79a1-7035-b342-c0d639a9086a', '01a2251e-78f0-72f8-ab0c-ebdb653b941c', '01900000-0000-7000-8000-000000000012', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,086.42", "documents": "RA-00003"}', '2026-11-29 02:24:43.76+00', NULL),
  ('01a2251e-79b0-7274-86e3-818106bf9ec2', '01a2251e-78f1-7649-8c79-8f437a175444', '01900000-0000-7000-8000-000000000014', 'paid', '{"day": "3 Nov 2026", "amount": "A$974.97", "documents": "RA-00004"}', '2026-11-29 02:24:43.761+00', NULL),
  ('01a2251e-79c7-731d-b29f-192c6d2e8839', '01a2251e-78f1-7649-8c79-90d9bd83954b', '01900000-0000-7000-8000-000000000013', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,043.25", "documents": "RA-00005"}', '2026-11-29 02:24:43.762+00', NULL);
INSERT INTO "delivered_notice" (id, delivered_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a2251e-78e9-74f3-9655-8937ac3409fc', '2026-11-29 02:24:43.834548+00'),
  ('01a2251e-78ec-71dc-a02f-94239761f697', '2026-11-29 02:24:43.834548+00'),
  ('01a2251e-78ef-703b-a146-c7bef3db9ac8', '2026-11-29 02:24:43.834548+00'),
  ('01a2251e-78f0-72f8-ab0c-ebdb653b941c', '2026-11-29 02:24:43.834548+00'),
  ('01a2251e-78f1-7649-8c79-8f437a175444', '2026-11-29 02:24:43.834548+00'),
  ('01a2251e-78f1-7649-8c79-90d9bd83954b', '2026-11-29 02:24:43.834548+00');
INSERT INTO "push_key" (id, only_row, public_key, private_key, created_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a2251e-58ef-7748-9724-257c34ca4b06', 'true', 'BFRsbdIkMcD5qghBWrXPDaescw_GrgmUzLAx1F2K9M68N2yv_xXEXxRGfuQWQvSJwxqjxg5tkWH7wvJwZbYS3Vs', 'sealed:1:a61764615c99a40f:VnX4TE2sLOtpdymdsYNY7yf_eLzq7IunuV3adKPmXdvkxiwRQjIGZcH1P1XTOkXl3-V1iGXBSK_fY49jPulKAmqrvUYrKSA', '2026-11-29 02:24:35.558805+00');
INSERT INTO "known_site" (id, state) OVERRIDING SYSTEM VALUE VALUES
  ('0190c0de-0000-7000-8000-000000000002', '{"proof": {"checks": [{"text": "Everybody who works at a client shows a police check, and a new one when it expires.", "title": "Police checks"}, {"text": "Whoever cleans at schools and child care holds a current check.", "title": "Work with children"}], "prices": [{"per": "a visit", "note": "Up to 150 m², once a week, in the evening.", "dollars": 95, "service": "office-cleaning"}, {"per": "a home", "note": "One bedroom, without carpets.", "dollars": 380, "service": "end-of-lease-cleaning"}, {"per": "a visit", "note": "Shop front, inside and outside.", "dollars": 120, "service": "window-cleaning"}], "ratings": [{"count": 63, "value": 4.8, "source": "Customer survey", "read_on": "2026-11-22", "source_address": ""}], "examples": [{"per": "a month", "title": "An office of 300 m² in the city", "details": "Three evenings a week: desks, floors, kitchen, two bathrooms and bins.", "dollars": 1480, "service": "office-cleaning"}], "come_back": "Something is not right? Tell us within 24 hours and we come back and do it again at no cost.", "manager_name": "Priya Nair", "manager_role": "Operations manager", "promise_days": 1, "testimonials": [{"name": "Marguerite Lindqvist", "text": "The rooms are ready when the first patient comes, every morning for three years. When a tap leaked at night, they rang us before we knew.", "rating": null, "source": "Letter", "said_on": "2026-08-24", "organisation": "Practice manager, Norwood", "source_address": ""}, {"name": "Theo Karagiannis", "text": "Our tenants stopped writing to us about the stairs. The monthly sheet tells the committee what was done, and when.", "rating": 5, "source": "Email", "said_on": "2026-10-19", "organisation": "Strata committee, North Adelaide", "source_address": ""}, {"name": "Jess Whitcombe", "text": "They quoted one price, came on the day and the agent found nothing to add to the list.", "rating": 5, "source": "Customer survey", "said_on": "2026-11-10", "organisation": "End of lease, Unley", "source_address": ""}], "response_hours": 4, "served_postcodes": ["5000", "5006", "5007", "5008", "5009", "5010", "5011", "5012", "5013", "5014", "5015", "5016", "5017", "5018", "5019", "5020", "5021", "5022", "5023", "5024", "5025", "5031", "5032", "5033", "5034", "5035", "5037", "5038", "5039", "5040", "5041", "5042", "5043", "5044", "5045", "5046", "5047", "5048", "5049", "5050", "5051", "5052", "5061", "5062", "5063", "5064", "5065", "5066", "5067", "5068", "5069", "5070", "5072", "5073", "5074", "5075", "5076", "5081", "5082", "5083", "5084", "5085", "5086", "5087", "5088", "5089", "5090", "5091", "5092", "5093", "5094", "5095", "5096", "5097", "5098", "5106", "5107", "5108", "5109", "5110", "5111", "5112", "5113", "5114", "5125", "5126", "5127", "5150", "5151", "5152", "5154", "5155", "5156", "5158", "5159", "5160", "5161", "5162", "5163", "5164", "5165", "5166", "5167", "5168", "5169", "5245", "5250", "5251", "5252", "5950"], "is_police_checked": true}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "map": {"latitude": -34.9285, "longitude": 138.6007}, "city": "Adelaide", "name": "Gumleaf Commercial Cleaning", "email": "hello@gumleaf.example", "hours": [{"days": [1, 2, 3, 4, 5], "opens": "07:00", "closes": "17:30"}], "place": "", "state": "SA", "trade": "Commercial Cleaning", "colour": "#2c4fa2", "mobile": "0491 570 156", "social": [], "street": "12 Wattle Lane", "founded": 2015, "insurer": "Southern Mutual Insurance", "telephone": "(08) 5550 0142", "legal_name": "Gumleaf Commercial Cleaning Pty Ltd", "short_name": "Gumleaf", "postal_code": "5000", "web_address": "www.gumleaf.example", "accounts_email": "accounts@gumleaf.example", "insurance_dollars": 20000000}, "gst_rate_percent": 10}');
SELECT setval('migration_id_seq', 10);
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
ALTER TABLE account ADD CONSTRAINT account_session_version CHECK ((session_version > 0));
ALTER TABLE account ADD CONSTRAINT account_version CHECK ((version > 0));
ALTER TABLE account ADD CONSTRAINT account_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120)));
ALTER TABLE account ADD CONSTRAINT account_admin_is_verified CHECK (((role <> 'admin'::text) OR verified));
ALTER TABLE account ADD CONSTRAINT account_only_admins_disabled CHECK (((disabled_at IS NULL) OR (role = 'admin'::text)));
ALTER TABLE account ADD CONSTRAINT account_erased_in_order CHECK (((erased_at IS NULL) OR (details_erased_at IS NOT NULL)));
ALTER TABLE account ADD CONSTRAINT account_can_log_in CHECK (((details_erased_at IS NOT NULL) OR ((password_hash ~~ '$argon2id$%'::text) AND (char_length(email) <= 254) AND (email ~~ '%_@_%'::text))));
ALTER TABLE account ADD CONSTRAINT account_details_are_erased CHECK (((details_erased_at IS NULL) OR (concat(email, password_hash, contact_no, passport_number, bank_name, account_type, account_name, account_number, bsb) = ''::text)));
ALTER TABLE account ADD CONSTRAINT account_all_is_erased CHECK (((erased_at IS NULL) OR (concat(address, zip_code, abn) = ''::text)));
ALTER TABLE account ADD CONSTRAINT account_role CHECK ((role = ANY (ARRAY['admin'::text, 'user'::text, 'supervisor'::text])));
ALTER TABLE account ADD CONSTRAINT account_supervisor_is_not_verified CHECK (((role <> 'supervisor'::text) OR (NOT verified)));
ALTER TABLE account ADD CONSTRAINT account_only_supervisors_have_places CHECK (((cardinality(places) = 0) OR ((role = 'supervisor'::text) AND (removed_at IS NULL))));
ALTER TABLE account ADD CONSTRAINT account_only_contractors_have_details CHECK (((role = 'user'::text) OR (concat(address, zip_code, contact_no, abn, passport_number, bank_name, account_type, account_name, account_number, bsb) = ''::text)));
ALTER TABLE account ADD CONSTRAINT account_contractor_is_whole CHECK (((role <> 'user'::text) OR (details_erased_at IS NOT NULL) OR (((char_length(contact_no) >= 6) AND (char_length(contact_no) <= 20)) AND ((char_length(bank_name) >= 1) AND (char_length(bank_name) <= 120)) AND ((char_length(account_type) >= 1) AND (char_length(account_type) <= 60)) AND ((char_length(account_name) >= 1) AND (char_length(account_name) <= 120)) AND (passport_number ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text) AND (account_number ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text) AND (bsb ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text))));
ALTER TABLE account ADD CONSTRAINT account_tax_record_is_whole CHECK (((role <> 'user'::text) OR (erased_at IS NOT NULL) OR (((char_length(address) >= 1) AND (char_length(address) <= 200)) AND (zip_code ~ '^[0-9]{4}$'::text) AND (abn ~ '^[0-9]{11}$'::text))));
ALTER TABLE account ADD CONSTRAINT account_erased_is_removed CHECK (((details_erased_at IS NULL) OR ((removed_at IS NOT NULL) AND (role <> 'admin'::text))));
ALTER TABLE account ADD CONSTRAINT account_language CHECK ((language ~ '^[a-zA-Z-]{2,20}$'::text));
ALTER TABLE account ADD CONSTRAINT account_pk PRIMARY KEY (id);
ALTER TABLE account_documents ADD CONSTRAINT account_documents_pk PRIMARY KEY (user_id);
ALTER TABLE account_assignments ADD CONSTRAINT account_assignments_pk PRIMARY KEY (user_id);
ALTER TABLE signing_key ADD CONSTRAINT signing_key_pk PRIMARY KEY (kid);
ALTER TABLE login_attempt ADD CONSTRAINT login_attempt_pk PRIMARY KEY (id);
ALTER TABLE hourly_booking ADD CONSTRAINT hourly_booking_pk PRIMARY KEY (address);
ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_details CHECK ((jsonb_typeof(details) = 'object'::text));
ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_pk PRIMARY KEY (id);
ALTER TABLE session ADD CONSTRAINT session_device CHECK ((char_length(device) <= 80));
ALTER TABLE session ADD CONSTRAINT session_pk PRIMARY KEY (id);
ALTER TABLE registration ADD CONSTRAINT registration_pk PRIMARY KEY (user_id);
ALTER TABLE registration ADD CONSTRAINT registration_once UNIQUE (registration_id);
ALTER TABLE retention_start ADD CONSTRAINT retention_start_only_row CHECK (only_row);
ALTER TABLE retention_start ADD CONSTRAINT retention_start_pk PRIMARY KEY (only_row);
ALTER TABLE account_owed ADD CONSTRAINT account_owed_pk PRIMARY KEY (user_id);
ALTER TABLE mail_message ADD CONSTRAINT mail_message_state CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'refused'::text, 'given-up'::text, 'unsure'::text])));
ALTER TABLE mail_message ADD CONSTRAINT mail_message_content CHECK (((content = ''::text) OR (content ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text)));
ALTER TABLE mail_message ADD CONSTRAINT mail_message_kept_while_needed CHECK (((content <> ''::text) = (state = ANY (ARRAY['waiting'::text, 'sending'::text]))));
ALTER TABLE mail_message ADD CONSTRAINT mail_message_finished CHECK (((finished_at IS NULL) = (state = ANY (ARRAY['waiting'::text, 'sending'::text]))));
ALTER TABLE mail_message ADD CONSTRAINT mail_message_pk PRIMARY KEY (id);
ALTER TABLE mail_message ADD CONSTRAINT mail_message_once UNIQUE (idempotency_key);
ALTER TABLE refused_address ADD CONSTRAINT refused_address_pk PRIMARY KEY (digest);
ALTER TABLE one_time_link ADD CONSTRAINT one_time_link_purpose CHECK ((purpose = ANY (ARRAY['reset-password'::text, 'invitation'::text, 'confirm-email'::text])));
ALTER TABLE one_time_link ADD CONSTRAINT one_time_link_token_is_hashed CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE one_time_link ADD CONSTRAINT one_time_link_pk PRIMARY KEY (id);
ALTER TABLE one_time_link ADD CONSTRAINT one_time_link_token UNIQUE (token_hash);
ALTER TABLE reset_request ADD CONSTRAINT reset_request_email_is_sealed CHECK ((email ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text));
ALTER TABLE reset_request ADD CONSTRAINT reset_request_pk PRIMARY KEY (id);
ALTER TABLE session_use ADD CONSTRAINT session_use_pk PRIMARY KEY (session_id);
ALTER TABLE known_device ADD CONSTRAINT known_device_pk PRIMARY KEY (account_id, cookie_hash);
ALTER TABLE notice ADD CONSTRAINT notice_pk PRIMARY KEY (id);
ALTER TABLE notice ADD CONSTRAINT notice_once UNIQUE (raised_id, account_id);
ALTER TABLE delivered_notice ADD CONSTRAINT delivered_notice_pk PRIMARY KEY (id);
ALTER TABLE notice_choice ADD CONSTRAINT notice_choice_channel CHECK ((channel = ANY (ARRAY['mail'::text, 'push'::text])));
ALTER TABLE notice_choice ADD CONSTRAINT notice_choice_pk PRIMARY KEY (account_id, kind, channel);
ALTER TABLE second_factor ADD CONSTRAINT second_factor_secret_is_sealed CHECK ((totp_secret ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text));
ALTER TABLE second_factor ADD CONSTRAINT second_factor_pk PRIMARY KEY (account_id);
ALTER TABLE recovery_code ADD CONSTRAINT recovery_code_is_hashed CHECK ((code_hash ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE recovery_code ADD CONSTRAINT recovery_code_pk PRIMARY KEY (account_id, code_hash);
ALTER TABLE detail_change ADD CONSTRAINT detail_change_has_fields CHECK ((cardinality(fields) > 0));
ALTER TABLE detail_change ADD CONSTRAINT detail_change_is_sealed CHECK (((asked = ''::text) OR (asked ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text)));
ALTER TABLE detail_change ADD CONSTRAINT detail_change_state CHECK ((state = ANY (ARRAY['open'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text])));
ALTER TABLE detail_change ADD CONSTRAINT detail_change_open CHECK ((((state = 'open'::text) = (decided_at IS NULL)) AND ((state = 'open'::text) = (asked <> ''::text))));
ALTER TABLE detail_change ADD CONSTRAINT detail_change_rejected CHECK (((state <> 'rejected'::text) OR (reason <> ''::text)));
ALTER TABLE detail_change ADD CONSTRAINT detail_change_pk PRIMARY KEY (id);
ALTER TABLE passkey ADD CONSTRAINT passkey_counter CHECK ((counter >= 0));
ALTER TABLE passkey ADD CONSTRAINT passkey_name CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)));
ALTER TABLE passkey ADD CONSTRAINT passkey_pk PRIMARY KEY (id);
ALTER TABLE passkey ADD CONSTRAINT passkey_credential_unique UNIQUE (credential_id);
ALTER TABLE passkey_challenge ADD CONSTRAINT passkey_challenge_purpose CHECK ((purpose = ANY (ARRAY['add'::text, 'login'::text, 'step-up'::text])));
ALTER TABLE passkey_challenge ADD CONSTRAINT passkey_challenge_person CHECK (((purpose = 'login'::text) = (account_id IS NULL)));
ALTER TABLE passkey_challenge ADD CONSTRAINT passkey_challenge_pk PRIMARY KEY (id);
ALTER TABLE push_key ADD CONSTRAINT push_key_only_row CHECK (only_row);
ALTER TABLE push_key ADD CONSTRAINT push_key_is_sealed CHECK ((private_key ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text));
ALTER TABLE push_key ADD CONSTRAINT push_key_pk PRIMARY KEY (id);
ALTER TABLE push_key ADD CONSTRAINT push_key_once UNIQUE (only_row);
ALTER TABLE push_device ADD CONSTRAINT push_device_is_sealed CHECK ((content ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text));
ALTER TABLE push_device ADD CONSTRAINT push_device_pk PRIMARY KEY (id);
ALTER TABLE push_device ADD CONSTRAINT push_device_endpoint_unique UNIQUE (endpoint_digest);
ALTER TABLE push_message ADD CONSTRAINT push_message_state CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'refused'::text, 'given-up'::text, 'unsure'::text])));
ALTER TABLE push_message ADD CONSTRAINT push_message_pk PRIMARY KEY (id);
ALTER TABLE push_message ADD CONSTRAINT push_message_once UNIQUE (notice_id, device_id);
ALTER TABLE known_site ADD CONSTRAINT known_site_pk PRIMARY KEY (id);
ALTER TABLE known_logo ADD CONSTRAINT known_logo_pk PRIMARY KEY (id);
ALTER TABLE contractor_invitation ADD CONSTRAINT contractor_invitation_token_is_hashed CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE contractor_invitation ADD CONSTRAINT contractor_invitation_pk PRIMARY KEY (id);
ALTER TABLE contractor_invitation ADD CONSTRAINT contractor_invitation_token UNIQUE (token_hash);
ALTER TABLE sms_number ADD CONSTRAINT sms_number_confirmed CHECK (((number = ''::text) = (confirmed_at IS NULL)));
ALTER TABLE sms_number ADD CONSTRAINT sms_number_enabled CHECK (((NOT enabled) OR (number <> ''::text)));
ALTER TABLE sms_number ADD CONSTRAINT sms_number_asked CHECK ((((asked = ''::text) = (code_digest = ''::text)) AND ((asked = ''::text) = (expires_at IS NULL))));
ALTER TABLE sms_number ADD CONSTRAINT sms_number_pk PRIMARY KEY (account_id);
ALTER TABLE sms_message ADD CONSTRAINT sms_message_content CHECK (((notice_id IS NULL) OR (content = ''::text)));
ALTER TABLE sms_message ADD CONSTRAINT sms_message_segments CHECK ((segments >= 0));
ALTER TABLE sms_message ADD CONSTRAINT sms_message_state CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'refused'::text, 'given-up'::text, 'unsure'::text])));
ALTER TABLE sms_message ADD CONSTRAINT sms_message_finished CHECK (((state = ANY (ARRAY['waiting'::text, 'sending'::text])) = (finished_at IS NULL)));
ALTER TABLE sms_message ADD CONSTRAINT sms_message_pk PRIMARY KEY (id);
ALTER TABLE sms_message ADD CONSTRAINT sms_message_once UNIQUE (notice_id);
ALTER TABLE api_key ADD CONSTRAINT api_key_is_hashed CHECK ((key_hash ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE api_key ADD CONSTRAINT api_key_has_scopes CHECK ((cardinality(scopes) > 0));
ALTER TABLE api_key ADD CONSTRAINT api_key_pk PRIMARY KEY (id);
ALTER TABLE api_key ADD CONSTRAINT api_key_hash UNIQUE (key_hash);
ALTER TABLE webhook ADD CONSTRAINT webhook_has_areas CHECK ((cardinality(areas) > 0));
ALTER TABLE webhook ADD CONSTRAINT webhook_state CHECK ((state = ANY (ARRAY['on'::text, 'off'::text, 'failed'::text, 'gone'::text])));
ALTER TABLE webhook ADD CONSTRAINT webhook_pk PRIMARY KEY (id);
ALTER TABLE webhook_delivery ADD CONSTRAINT webhook_delivery_state CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'delivered'::text, 'failed'::text])));
ALTER TABLE webhook_delivery ADD CONSTRAINT webhook_delivery_pk PRIMARY KEY (id);
ALTER TABLE webhook_delivery ADD CONSTRAINT webhook_delivery_once UNIQUE (webhook_id, event_id);
ALTER TABLE session ADD CONSTRAINT session_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE mail_message ADD CONSTRAINT mail_message_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL;
ALTER TABLE one_time_link ADD CONSTRAINT one_time_link_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE session_use ADD CONSTRAINT session_use_session FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE;
ALTER TABLE known_device ADD CONSTRAINT known_device_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE notice ADD CONSTRAINT notice_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE notice_choice ADD CONSTRAINT notice_choice_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE second_factor ADD CONSTRAINT second_factor_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE recovery_code ADD CONSTRAINT recovery_code_second_factor FOREIGN KEY (account_id) REFERENCES second_factor(account_id) ON DELETE CASCADE;
ALTER TABLE detail_change ADD CONSTRAINT detail_change_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE passkey ADD CONSTRAINT passkey_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE passkey_challenge ADD CONSTRAINT passkey_challenge_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE push_device ADD CONSTRAINT push_device_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE push_message ADD CONSTRAINT push_message_device FOREIGN KEY (device_id) REFERENCES push_device(id) ON DELETE CASCADE;
ALTER TABLE push_message ADD CONSTRAINT push_message_notice FOREIGN KEY (notice_id) REFERENCES notice(id) ON DELETE CASCADE;
ALTER TABLE sms_number ADD CONSTRAINT sms_number_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE sms_message ADD CONSTRAINT sms_message_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE sms_message ADD CONSTRAINT sms_message_notice FOREIGN KEY (notice_id) REFERENCES notice(id) ON DELETE CASCADE;
ALTER TABLE webhook_delivery ADD CONSTRAINT webhook_delivery_webhook FOREIGN KEY (webhook_id) REFERENCES webhook(id) ON DELETE CASCADE;
CREATE INDEX change_unnumbered ON public.change USING btree (entity, entity_id) WHERE (seq IS NULL);
CREATE INDEX set_aside_change_due ON public.set_aside_change USING btree (source, next_try_at);
CREATE UNIQUE INDEX account_email_unique ON public.account USING btree (lower(email)) WHERE (removed_at IS NULL);
CREATE INDEX account_by_name ON public.account USING btree (lower(name), id) WHERE (removed_at IS NULL);
CREATE INDEX account_admins ON public.account USING btree (lower(name), id) WHERE (role = 'admin'::text);
CREATE INDEX account_to_erase ON public.account USING btree (removed_at) WHERE ((removed_at IS NOT NULL) AND (erased_at IS NULL));
CREATE INDEX account_unverified ON public.account USING btree (registered_at) WHERE ((role = 'user'::text) AND (NOT verified) AND (removed_at IS NULL));
CREATE INDEX account_supervisors ON public.account USING btree (lower(name), id) WHERE (role = 'supervisor'::text);
CREATE UNIQUE INDEX signing_key_one_in_use ON public.signing_key USING btree ((true)) WHERE (retired_at IS NULL);
CREATE INDEX login_attempt_by_account ON public.login_attempt USING btree (account_key, address);
CREATE INDEX login_attempt_failed_by_address ON public.login_attempt USING btree (address, attempted_at) WHERE (NOT succeeded);
CREATE INDEX login_attempt_by_age ON public.login_attempt USING btree (succeeded, attempted_at);
CREATE INDEX hourly_booking_over ON public.hourly_booking USING btree (booked_until);
CREATE INDEX audit_entry_by_action ON public.audit_entry USING btree (action, id);
CREATE INDEX audit_entry_by_subject ON public.audit_entry USING btree (subject_id, id);
CREATE INDEX audit_entry_by_actor ON public.audit_entry USING btree (actor_id, id);
CREATE INDEX audit_entry_by_name ON public.audit_entry USING gin (actor_name gin_trgm_ops, subject_name gin_trgm_ops);
CREATE INDEX audit_entry_by_time ON public.audit_entry USING btree (at, id);
CREATE INDEX session_by_account ON public.session USING btree (account_id);
CREATE INDEX session_ended ON public.session USING btree (account_id, expires_at) INCLUDE (id) WHERE (ended_at IS NOT NULL);
CREATE INDEX session_over ON public.session USING btree (expires_at);
CREATE INDEX mail_message_due ON public.mail_message USING btree (next_try_at) WHERE (state = 'waiting'::text);
CREATE INDEX mail_message_claimed ON public.mail_message USING btree (claimed_at) WHERE (state = 'sending'::text);
CREATE INDEX mail_message_over ON public.mail_message USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX mail_message_account ON public.mail_message USING btree (account_id);
CREATE INDEX one_time_link_account ON public.one_time_link USING btree (account_id, created_at);
CREATE INDEX one_time_link_over ON public.one_time_link USING btree (expires_at);
CREATE INDEX notice_of_account ON public.notice USING btree (account_id, id DESC);
CREATE INDEX notice_unread ON public.notice USING btree (account_id) WHERE (read_at IS NULL);
CREATE INDEX notice_over ON public.notice USING btree (created_at);
CREATE INDEX delivered_notice_over ON public.delivered_notice USING btree (delivered_at);
CREATE UNIQUE INDEX detail_change_one_open ON public.detail_change USING btree (account_id) WHERE (state = 'open'::text);
CREATE INDEX detail_change_of_account ON public.detail_change USING btree (account_id, id DESC);
CREATE INDEX passkey_of_account ON public.passkey USING btree (account_id);
CREATE INDEX passkey_challenge_over ON public.passkey_challenge USING btree (expires_at);
CREATE INDEX push_device_of_account ON public.push_device USING btree (account_id);
CREATE INDEX push_device_of_session ON public.push_device USING btree (session_id);
CREATE INDEX push_message_of_device ON public.push_message USING btree (device_id);
CREATE INDEX push_message_due ON public.push_message USING btree (next_try_at) WHERE (state = 'waiting'::text);
CREATE INDEX push_message_claimed ON public.push_message USING btree (claimed_at) WHERE (state = 'sending'::text);
CREATE INDEX audit_entry_by_folded_name ON public.audit_entry USING gin (fold_text(actor_name) gin_trgm_ops, fold_text(subject_name) gin_trgm_ops);
CREATE UNIQUE INDEX contractor_invitation_email ON public.contractor_invitation USING btree (lower(email));
CREATE INDEX contractor_invitation_newest ON public.contractor_invitation USING btree (sent_at, id);
CREATE INDEX contractor_invitation_over ON public.contractor_invitation USING btree (expires_at);
CREATE INDEX sms_message_of_account ON public.sms_message USING btree (account_id);
CREATE INDEX sms_message_due ON public.sms_message USING btree (next_try_at) WHERE (state = 'waiting'::text);
CREATE INDEX sms_message_claimed ON public.sms_message USING btree (claimed_at) WHERE (state = 'sending'::text);
CREATE INDEX sms_message_ended ON public.sms_message USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE UNIQUE INDEX api_key_open_name ON public.api_key USING btree (lower(name)) WHERE (revoked_at IS NULL);
CREATE INDEX api_key_newest ON public.api_key USING btree (made_at, id);
CREATE INDEX webhook_delivery_newest ON public.webhook_delivery USING btree (webhook_id, created_at, id);
CREATE INDEX webhook_delivery_due ON public.webhook_delivery USING btree (next_try_at) WHERE (state = 'waiting'::text);
CREATE INDEX webhook_delivery_claimed ON public.webhook_delivery USING btree (claimed_at) WHERE (state = 'sending'::text);
CREATE INDEX webhook_delivery_over ON public.webhook_delivery USING btree (finished_at);
CREATE TRIGGER audit_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
