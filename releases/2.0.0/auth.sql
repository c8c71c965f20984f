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
CREATE TABLE linked_identity (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  email text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone
);
CREATE TABLE provider_attempt (
  id uuid NOT NULL,
  provider text NOT NULL,
  purpose text NOT NULL,
  state_hash text NOT NULL,
  browser_hash text,
  session_id uuid,
  nonce text NOT NULL,
  verifier text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  taken_at timestamp with time zone,
  account_id uuid,
  has_mfa boolean DEFAULT false NOT NULL,
  authenticated_at timestamp with time zone
);
CREATE TABLE login_settings (
  id smallint NOT NULL,
  admins_without_password boolean NOT NULL,
  contractors_with_providers boolean NOT NULL,
  version integer NOT NULL
);
INSERT INTO "migration" (id, "timestamp", name) OVERRIDING SYSTEM VALUE VALUES
  ('1', '1799570000001', 'CreateKitTables1799570000001'),
  ('10', '1799723100000', 'AddWebhooks1799723100000'),
  ('11', '1799724100000', 'AddLoginProviders1799724100000'),
  ('2', '1799570000010', 'CreateAuthTables1799570000010'),
  ('3', '1799630000000', 'FoldText1799630000000'),
  ('4', '1799630000200', 'SearchFoldedAuditLog1799630000200'),
  ('5', '1799680000000', 'HandOverMail1799680000000'),
  ('6', '1799700000001', 'InviteContractors1799700000001'),
  ('7', '1799710100020', 'RetryOutgoingMails1799710100020'),
  ('8', '1799721000000', 'SendTextMessages1799721000000'),
  ('9', '1799723000000', 'AddApiKeys1799723000000');
INSERT INTO "demo_seed" (only_row, seeded_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '2026-11-29 13:34:37.591935+00');
INSERT INTO "change" (entity, entity_id, seq, request_id, changed_at) OVERRIDING SYSTEM VALUE VALUES
  ('account', '01900000-0000-7000-8000-000000000001', '1', NULL, '2026-11-29 13:34:37.473202+00'),
  ('account', '01900000-0000-7000-8000-000000000002', '3', NULL, '2026-11-29 13:34:37.550583+00'),
  ('account', '01900000-0000-7000-8000-000000000010', '4', NULL, '2026-11-29 13:34:37.550583+00'),
  ('account', '01900000-0000-7000-8000-000000000011', '5', NULL, '2026-11-29 13:34:37.550583+00'),
  ('account', '01900000-0000-7000-8000-000000000012', '6', NULL, '2026-11-29 13:34:37.550583+00'),
  ('account', '01900000-0000-7000-8000-000000000013', '7', NULL, '2026-11-29 13:34:37.550583+00'),
  ('account', '01900000-0000-7000-8000-000000000014', '8', NULL, '2026-11-29 13:34:37.550583+00'),
  ('account', '01900000-0000-7000-8000-000000000015', '9', NULL, '2026-11-29 13:34:37.550583+00'),
  ('account', '01900000-0000-7000-8000-000000000016', '10', NULL, '2026-11-29 13:34:37.550583+00'),
  ('account', '01900000-0000-7000-8000-000000000017', '11', NULL, '2026-11-29 13:34:37.550583+00'),
  ('payee', '01900000-0000-7000-8000-000000000001', '2', NULL, '2026-11-29 13:34:37.473202+00'),
  ('payee', '01900000-0000-7000-8000-000000000002', '12', NULL, '2026-11-29 13:34:37.550583+00'),
  ('payee', '01900000-0000-7000-8000-000000000010', '13', NULL, '2026-11-29 13:34:37.550583+00'),
  ('payee', '01900000-0000-7000-8000-000000000011', '14', NULL, '2026-11-29 13:34:37.550583+00'),
  ('payee', '01900000-0000-7000-8000-000000000012', '15', NULL, '2026-11-29 13:34:37.550583+00'),
  ('payee', '01900000-0000-7000-8000-000000000013', '16', NULL, '2026-11-29 13:34:37.550583+00'),
  ('payee', '01900000-0000-7000-8000-000000000014', '17', NULL, '2026-11-29 13:34:37.550583+00'),
  ('payee', '01900000-0000-7000-8000-000000000015', '18', NULL, '2026-11-29 13:34:37.550583+00'),
  ('payee', '01900000-0000-7000-8000-000000000016', '19', NULL, '2026-11-29 13:34:37.550583+00'),
  ('payee', '01900000-0000-7000-8000-000000000017', '20', NULL, '2026-11-29 13:34:37.550583+00');
INSERT INTO "change_counter" (only_row, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('true', '20');
INSERT INTO "change_cursor" (source, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('invoice', '113'),
  ('jobs', '564'),
  ('media', '27');
INSERT INTO "account" (id, role, verified, password_hash, session_version, version, registered_at, removed_at, name, email, address, zip_code, contact_no, abn, passport_number, bank_name, account_type, account_name, account_number, bsb, disabled_at, details_erased_at, erased_at, email_confirmed_at, details_version, bank_changed_at, payments_held_until, calendar_ended_at, places, language) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000001', 'admin', 'true', '$argon2id$v=19$m=19456,t=2,p=1$w8gSb2w+Dg+mXY/RfI9sTQ$CQVPezskhGI04em5tLkaxGMmTmRzKs9fvMR88fzxsUU', '1', '1', '2026-11-29 13:34:37.474+00', NULL, 'Helen Marsh', 'admin@gumleaf.example', '', '', '', '', '', '', '', '', '', '', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000002', 'supervisor', 'false', '$argon2id$v=19$m=19456,t=2,p=1$oPI1CL5jJsD5hNgsvbPiyg$GizhAPzUfKYDpDl2RPfpdiNMXJbOrBjBuAPDoyvWC70', '1', '1', '2026-11-29 13:34:37.563+00', NULL, 'Rosa Marino', 'supervisor@gumleaf.example', '', '', '', '', '', '', '', '', '', '', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{01900000-0000-7000-9000-000000000001,01900000-0000-7000-9000-000000000002,01900000-0000-7000-9000-000000000003}', 'en'),
  ('01900000-0000-7000-8000-000000000010', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$oPI1CL5jJsD5hNgsvbPiyg$GizhAPzUfKYDpDl2RPfpdiNMXJbOrBjBuAPDoyvWC70', '1', '1', '2026-11-29 13:34:37.567+00', NULL, 'Amara Perera', 'amara@gumleaf.example', '14 Acacia Street, Prospect SA', '5082', '0491 570 006', '61000000002', 'sealed:1:a61764615c99a40f:eEwJh5C9UgiLd21x3zohXzClG-QdB8WV_2LRgx6iLP0ndFY1kQ', 'Commonwealth Bank', 'Savings account', 'Amara Perera', 'sealed:1:a61764615c99a40f:-ctQgr9CcKj9FUl51edQc3kwKe54_XvhGbP59U3STR3Bp9Rdeg', 'sealed:1:a61764615c99a40f:g3APOrKRqrgaXe_f2y6KkJuFXWM_NhJfL5V7alis0U3nog', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000011', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$oPI1CL5jJsD5hNgsvbPiyg$GizhAPzUfKYDpDl2RPfpdiNMXJbOrBjBuAPDoyvWC70', '1', '1', '2026-11-29 13:34:37.57+00', NULL, 'Daniel Okafor', 'daniel@gumleaf.example', '3/27 Banksia Avenue, Norwood SA', '5067', '0491 570 110', '42000000003', 'sealed:1:a61764615c99a40f:sPdlbMwUhv7sySKy6UwisMtgyxDvmTAsmz4YRo4V_xMChNQzfg', 'Westpac', 'Savings account', 'Daniel Okafor', 'sealed:1:a61764615c99a40f:GrbUWsRsFzWgYaYPZh2WBivSXsU04c0KdhsEbFNDq2wvLoV4Rg', 'sealed:1:a61764615c99a40f:Z18T8IBPZyMASYKozHYgE0IpEqmM-VSQqv0LbKzKDpua0g', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000012', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$oPI1CL5jJsD5hNgsvbPiyg$GizhAPzUfKYDpDl2RPfpdiNMXJbOrBjBuAPDoyvWC70', '1', '1', '2026-11-29 13:34:37.573+00', NULL, 'Mei Lin Chen', 'meilin@gumleaf.example', '88 Henley Beach Road, Mile End SA', '5031', '0491 570 156', '23000000004', 'sealed:1:a61764615c99a40f:unQknO08RDQY5jXWH8BKmow9yBQ9gSLZ_Td5mDnasMZITxIg8w', 'ANZ', 'Savings account', 'Mei Lin Chen', 'sealed:1:a61764615c99a40f:zHESyrlWBbQzj7Z4GGGFST-dxaGRB87G7k3SQdmCFmxWQEeu5Q', 'sealed:1:a61764615c99a40f:UrZVQHsmmdPu1lA8iNUPkE0mNFioqVWzzR5vLIR8SCB2sw', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000013', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$oPI1CL5jJsD5hNgsvbPiyg$GizhAPzUfKYDpDl2RPfpdiNMXJbOrBjBuAPDoyvWC70', '1', '1', '2026-11-29 13:34:37.575+00', NULL, 'Tomasz Nowak', 'tomasz@gumleaf.example', '5 Kurrajong Court, Modbury SA', '5092', '0491 570 157', '80000000001', 'sealed:1:a61764615c99a40f:gtRBLUgyexeM9QCe-5sVhc37aiB1RhLcvaE-1Br6wP6bwL-ahg', 'NAB', 'Trust account', 'Tomasz Nowak', 'sealed:1:a61764615c99a40f:anUhI7Hiht4xEdJXEqCVTYrevnvZtYl1_ZpT177q_mLeqNtfQQ', 'sealed:1:a61764615c99a40f:JslxULkhI5ahDEUTtyxJQ9BNIEPOgjAO7NNeN_cDSFVfyg', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000014', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$oPI1CL5jJsD5hNgsvbPiyg$GizhAPzUfKYDpDl2RPfpdiNMXJbOrBjBuAPDoyvWC70', '1', '1', '2026-11-29 13:34:37.577+00', NULL, 'Priya Raghunathan-Venkataraman', 'priya@gumleaf.example', '121 Unley Road, Unley SA', '5061', '0491 570 158', '51824753556', 'sealed:1:a61764615c99a40f:H8DDPzLJtX25j6S3turXM6j86yrVeRw4kGHMJ1FVCkdCvPsD7w', 'Macquarie Bank', 'Savings account', 'Priya Raghunathan-Venkataraman', 'sealed:1:a61764615c99a40f:N9rUV3vK5f6w6vzko94dS-xMRSv_NDaQhlaIqMTT0w0K5f47HA', 'sealed:1:a61764615c99a40f:ujg8mVxjyPVQ7k9aY6LqYOXBJR3NoXX1tIWKnXCua3Y6Bw', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000015', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$oPI1CL5jJsD5hNgsvbPiyg$GizhAPzUfKYDpDl2RPfpdiNMXJbOrBjBuAPDoyvWC70', '1', '1', '2026-11-29 13:34:37.578+00', NULL, 'Grace Papadopoulos', 'grace@gumleaf.example', '9 Jetty Lane, Glenelg SA', '5045', '0491 570 159', '53004085616', 'sealed:1:a61764615c99a40f:-5_EsQxzUqXYLw2sqpR3k-azYKC2IwCuLt-HxJZPRwYlRZLiqw', 'ING', 'Savings account', 'Grace Papadopoulos', 'sealed:1:a61764615c99a40f:K09BuvdKbl-xE_iX9GoxCGVgi4FdJqHU8-FW1203S1dQX59reg', 'sealed:1:a61764615c99a40f:akZk2fVOWdFcZEChACdLZxLzRFIykhUOuSO2KMAAQ6TRFg', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000016', 'user', 'false', '$argon2id$v=19$m=19456,t=2,p=1$oPI1CL5jJsD5hNgsvbPiyg$GizhAPzUfKYDpDl2RPfpdiNMXJbOrBjBuAPDoyvWC70', '1', '1', '2026-11-29 13:34:37.58+00', NULL, 'Liam Fitzgerald', 'liam@gumleaf.example', '40 Magill Road, Kensington SA', '5068', '0491 570 313', '61000000002', 'sealed:1:a61764615c99a40f:VpP79USI1zfQW64TmA-kC3dYoLhLr1QNpFgO0oDJxJsDsuVrDw', 'Bendigo Bank', 'Savings account', 'Liam Fitzgerald', 'sealed:1:a61764615c99a40f:I4GLAUV7K9X3F1Ufo3RJHPtoRABRquvHLZ59oD8yZ7Bsjn-IQA', 'sealed:1:a61764615c99a40f:J5ZEHBHsczBMJxnx1zFAClRU3Xkc9oe45TEYJrFySQPfqA', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000017', 'user', 'false', '$argon2id$v=19$m=19456,t=2,p=1$oPI1CL5jJsD5hNgsvbPiyg$GizhAPzUfKYDpDl2RPfpdiNMXJbOrBjBuAPDoyvWC70', '1', '1', '2026-11-29 13:34:37.582+00', NULL, 'Nadia Haddad', 'nadia@gumleaf.example', '2 Wirra Crescent, Salisbury SA', '5108', '0491 570 737', '42000000003', 'sealed:1:a61764615c99a40f:ky_I7fYdCaTyQiAUzUrxQ4T-tNF11-OPO_9EJzF7otxyibibHA', 'Bank of Queensland', 'Trust account', 'Nadia Haddad', 'sealed:1:a61764615c99a40f:REHyDu-aX0kYNKzOy-31Sq3R980wixQxrsWm9j7HpB95xyHNIQ', 'sealed:1:a61764615c99a40f:523K5OIzgsaPxjca9qN1Ibms8y0Le7SQDBu27PdyPWqLDg', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en');
INSERT INTO "account_documents" (user_id, documents) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '{"passport_img": "01a22783-cde5-72be-a86e-485bedf4dae4", "agreement_img": "01a22783-cd52-71a1-9071-761bfb5f5f53", "declaration_img": "01a22783-cd64-72eb-8588-15cc5d231bbe", "police_check_img": "01a22783-cca5-76c3-8e41-bacfb835881e", "address_proof_img": "01a22783-cf5f-76a3-ba9f-14218d9cd106", "children_check_img": "01a22783-cd32-72d2-9739-5d33a4c60f27"}'),
  ('01900000-0000-7000-8000-000000000011', '{"passport_img": "01a22783-d6a5-723a-8121-467a0db865e5", "agreement_img": "01a22783-d606-723c-bb76-bd17cb5b0dfd", "declaration_img": "01a22783-d606-723c-bb76-c303c7adaf2d", "police_check_img": "01a22783-d605-7227-84f4-6adcaeba92ac", "address_proof_img": "01a22783-d762-7685-8e11-562aeb1eee9c", "children_check_img": "01a22783-d605-7227-84f4-6ea97c6021c6"}'),
  ('01900000-0000-7000-8000-000000000012', '{"passport_img": "01a22783-d96f-7705-a1a7-a81850330545", "agreement_img": "01a22783-d8c7-76c2-8be8-ecca401c8090", "declaration_img": "01a22783-d8c7-76c2-8be8-f21e70a83b01", "police_check_img": "01a22783-d89a-710a-b003-466be5be8443", "address_proof_img": "01a22783-da03-76f3-bc16-ba3d1f060f8c", "children_check_img": "01a22783-d8c6-77a0-8f4e-b450ba9dbf2b"}'),
  ('01900000-0000-7000-8000-000000000013', '{"passport_img": "01a22783-daf0-758e-a254-9655da239b86", "agreement_img": "01a22783-da7b-7167-93fd-5e8e805990b5", "declaration_img": "01a22783-da7b-7167-93fd-6142f42953d7", "police_check_img": "01a22783-da7b-7167-93fd-5641ca8956a9", "address_proof_img": "01a22783-db92-75a5-8d13-47d524e65a51", "children_check_img": "01a22783-da7b-7167-93fd-5bd76d6466e2"}'),
  ('01900000-0000-7000-8000-000000000014', '{"passport_img": "01a22783-dcef-76f4-af54-1465cd3aed0d", "agreement_img": "01a22783-dc5d-7783-a7e5-b81e6cf8dd30", "declaration_img": "01a22783-dc5d-7783-a7e5-bd9461c4e239", "police_check_img": "01a22783-dc5d-7783-a7e5-b1ad55398923", "address_proof_img": "01a22783-de1b-72e8-81b1-900332cfb1c1", "children_check_img": "01a22783-dc5d-7783-a7e5-b4d3ec3e937f"}'),
  ('01900000-0000-7000-8000-000000000015', '{"passport_img": "01a22783-df4d-702a-9ac3-40bdf054a82a", "agreement_img": "01a22783-deb1-749f-9f4f-49248d1624c3", "declaration_img": "01a22783-deb1-749f-9f4f-4d9f4dde0aca", "police_check_img": "01a22783-deb1-749f-9f4f-41d0185431c6", "address_proof_img": "01a22783-e006-77d2-a1d9-901568f60d73", "children_check_img": "01a22783-deb1-749f-9f4f-45355180fc65"}'),
  ('01900000-0000-7000-8000-000000000016', '{"passport_img": "01a22783-e1ed-7270-a93a-6e982237f653", "agreement_img": "01a22783-e081-736a-9f5e-0459cd65ce54", "declaration_img": "01a22783-e081-736a-9f5e-0a49dc41e47b", "police_check_img": "01a22783-e081-736a-9f5d-fdbe723ca0b4", "address_proof_img": "01a22783-e268-76a8-afec-7ba5571b789e", "children_check_img": "01a22783-e081-736a-9f5e-00285d7aaffa"}'),
  ('01900000-0000-7000-8000-000000000017', '{"passport_img": "01a22783-e352-7456-84c2-84c25218f8ab", "agreement_img": "01a22783-e2aa-7512-9aee-d739276732fd", "police_check_img": "01a22783-e2aa-7512-9aee-d34b2ee0f856", "address_proof_img": "01a22783-e3f0-7333-b9ae-11757a770239"}');
INSERT INTO "account_assignments" (user_id, permanent_jobs, quick_jobs, current_work) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '[{"job_id": "01900000-0000-7000-9000-000000000001", "job_name": "Wattlebird House Offices", "job_payment_for_fortnight": "670.00"}]', '[{"job_id": "01900000-0000-7000-9000-000000000022", "job_date": "2026-11-30", "job_name": "Showroom before the opening", "job_start_time": "14:00"}]', NULL),
  ('01900000-0000-7000-8000-000000000011', '[{"job_id": "01900000-0000-7000-9000-000000000002", "job_name": "Banksia Family Medical Centre", "job_payment_for_fortnight": "540.00"}, {"job_id": "01900000-0000-7000-9000-000000000001", "job_name": "Wattlebird House Offices", "job_payment_for_fortnight": "670.00"}]', '[]', NULL),
  ('01900000-0000-7000-8000-000000000012', '[{"job_id": "01900000-0000-7000-9000-000000000007", "job_name": "Sandpiper Surf Club", "job_payment_for_fortnight": "444.00"}, {"job_id": "01900000-0000-7000-9000-000000000004", "job_name": "Wool Store Gallery", "job_payment_for_fortnight": "422.50"}]', '[{"job_id": "01900000-0000-7000-9000-000000000023", "job_date": "2026-12-03", "job_name": "Marquee after the garden party", "job_start_time": "07:30"}]', NULL),
  ('01900000-0000-7000-8000-000000000013', '[{"job_id": "01900000-0000-7000-9000-000000000005", "job_name": "Sturt Pea Technology Hub", "job_payment_for_fortnight": "936.00"}]', '[]', '{"kind": "permanent", "job_id": "01900000-0000-7000-9000-000000000008", "row_id": "01a2273f-7580-7467-9c0c-19419833e5fc", "started_at": "2026-11-29T12:20:00.000Z", "business_date": "2026-11-29"}'),
  ('01900000-0000-7000-8000-000000000014', '[{"job_id": "01900000-0000-7000-9000-000000000006", "job_name": "Unley Corner Library", "job_payment_for_fortnight": "704.00"}]', '[]', NULL),
  ('01900000-0000-7000-8000-000000000015', '[{"job_id": "01900000-0000-7000-9000-000000000003", "job_name": "Little Pelicans Early Learning", "job_payment_for_fortnight": "680.00"}, {"job_id": "01900000-0000-7000-9000-000000000007", "job_name": "Sandpiper Surf Club", "job_payment_for_fortnight": "444.00"}]', '[{"job_id": "01900000-0000-7000-9000-000000000021", "job_date": "2026-11-25", "job_name": "End of lease: two-bedroom flat", "job_start_time": "09:00"}]', NULL);
INSERT INTO "signing_key" (kid, private_key, public_key_pem, created_at, retired_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22783-cc7b-713b-b75f-d9fadc8a4a01', 'sealed:1:a61764615c99a40f:aWaChlO2SJPIjjeS4-6rSuQTEKLQkoHbHqzOZNXYiDAtI5rBExuSspH9FThIUBfyaSp1-enXGZqL-yxVPvcp9W7TWvuQe2Cal05Ozmf0_rdQaeha4c9pQ-uFvbaJXi4uc5IpM700fXn1wh4G-i9jSNRgTT6H1nKEICVek4iHN-Yn9ALhozACdBLxlkiEz2Ph-KMjxqyDPu4kdMdwyUHAtnsFJWhya3DmC2_Wv9cSW1QVt6eDOe5XUWiPXvtPhWTsEgt5vK60w7yzOpKaeZdhOvdhHkVJusoJwZRoL0QCrH22BhevotoFT2hLZN4X_IM_jhfzCvtG7Iu2w6uLibAcmUnBpW-nUZ9hFJK0n5cWIHM0p49oTW79rcPi6_y6Pe4Z_kCQer8Wuaq3u-y7wpz8FLKdT5lAEOdXgFp7FKLwS03EMFcQj0dcSA3mF094qpsotGXey7CjHtUXp3iEsxxmZ2TTtVCtG4kWS1iW1zSNQG0xGHQ5ZbTLcSwvIaiZpR7m8se8NFBVffy7ifR4q1pGJZnfdfUXXpVZrY_4SpnizNfVC3JRFycOiZQwGHMvffLyZS8tg0ltKoQa0nH4Svl8SUwT8m3SNgh7Svk1DjuUxxPSox0tlL0Bpo7bZxfojgezsAwvUumzgJ_TtFmACj-mniI9FnBSmmolANFxcWN1jbzZ2xMvsCl5Lr93EtAQPcFYdIb-_yZiPYeAWfh0-54ob2bVHyumfWtrdiRNtw2C1ioUXSqOLgvC-Ewva42Box9ae20cBJu2A5qxec2rV4O-MwunYx8PURyUPVj-6965NdLFksg-VjMOT4mNLiEdXOvUOJ_29MaGcVW7pUrdNBtE_Vp0ofZrcTi2fR3KyBRLTY8eyuhvu4S1gpcBaQcM_Zn_9lf9yKpR_ktt9C4o6BWBRFq4YAK1M3dhUuB_Y3NfVxrAxslYKxILFzFlk3eaeA74ehLXNRQsefgoXfYz6oMnXgGCg0ggGmDb6BnHHOJvCCp8QfKeRgr8Pry5mfBXdXceaMLqklbKvMzz6N-MGi6MbNl_VnSL-3JjNzY-YpuAi0cZHeEV8oMrFzHyIOLVklP8BJL9SUAddhhSkTGvHD-3AqMX7gg5OGQ9w6ZQ0kF-OSmFhtxDPtrD1hauuAaM_skRT3uzMWzRb-F7E7at1P1-KP5usoBcwOmyMKlyPPCqcXSvUOwcUP-Zt6OouHFLpmYkK4oiwnkV6PJ5C9Ur-wZ2UZnPotTgdr4xwG3JJJTobFDiMyC22W0cfmzaRfQRsgKJJTbD4nN-3pZtMZ0l6F6GtO1uzuGaR7zzV0fkWpg-RV19daY7LsiRFP-uuG_4alCBetxR00t_cEc3RaLQl985U4Oiw98KzEZKUBtEfPPjsa_6r1ub9VzgztIfgPd817H30ave5_FxydZUfRMIx12pdXJyNZ2B-IudR-EHc18HEcN8WcQNwUaDplMmTq9-1qWg8TNMKbk1KNJo1N5XSPi77OYjkC5UNsDdRnVfAwHYFaGL6uqBgaCx6DmCd2tfOk7QlntqB7x_Sla6zC6o8NS-VbVWj39_sM72qflGl_Fya10v9dFOTyleA4Hv0DvO2xHZjd7K4-jF-mXi_iBDAhW-YV2pPWiCtuwtd6rGcLSVLy2M08Q6LKdK9UoWtpBRTJbHyMoqe-LO135okm8ZNg2BdaG3Grgv86BUmUznLW9uFeMeBZbJhmAdpESInII39xmI-zYuLFUtBap2E4u_o0BwFy43oIdkLr-_tFQnXzJY_oYw0LJWXJSJ12kb1biT9_FdLL8ZZlapELfjTkmP_EMlGscFhhrxjZ3cWJ1jD8m36-51JtVeC-MkDxAuMHfuEq2oqw7wuIszUxRog3jX_7c3ZkQwQahnQXjau8lKUt7xi1qqh72-TK_-k2qZqHmzjESPNm1uqK42k0lWl681gyI0oBts8h-bj3q_4NJb9F2Blse81dd7wUU4rCZy9L5lPLbqxObqmQiMvmA4lnPOy4M2PtRs0Q0zOtwsttW6_ap0F-zM85oVk96LHuBY5zjerO2nrSqXe3fQXYKK_krskZcKFMXn647sniRWc-mPEZbI10WNawarWGU74h8SoZyCCuWhEbC4DJGE1zjqNYStA5SsRNvUDmIuTZxjstJJXDIw7TmKlS2-o_6MdPc0L4BlLxZCWq5grt4w5cHYUkyaQ1Vvg0IEa4FIVpNCUZBcfVU9pfizidhA3FtTWYMmUYuP_xYt3IOscGInlMpsz_CTveQDEx5ttQTxdHPgQSUBdidWyFXr8D1zbrcsQaqndFtk8h4lWSMlLA', '-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA4NZE5yJ5RY7JHXHI9lRG
EXaiGF6dK9+xq8HYxopPx4DyEifrZ6esXN8eLLfatD164rlfGUGxC9mUktYVN2xq
g+ZtJhW7xtaNZexTich7oogIdTjBTalNoxWxO17yCIt+xF59d46N0D2TQHsI8sD/
kjd0yAOH9GiZOvnZCqpSupZ7oKPV3970SL7ZhctQPIQCiGus1h/1AF/FfIWr3MTq
fHYeZnYVReJ8kOjQG2Je2QtSceAxaDygqDjDep8zjR/LJNK9LJAbHfPEFVpnG6Vs
Iun7Y4VlNzXxPZn1rpko1Tm9Ea+P3R8qNgiAbxx1MAt8z8ey3J89v41uLy14psG9
pQIDAQAB
-----END PUBLIC KEY-----
', '2026-11-29 13:34:38.715+00', NULL);
INSERT INTO "audit_entry" (id, at, actor_id, actor_name, action, subject_kind, subject_id, subject_name, details) OVERRIDING SYSTEM VALUE VALUES
  ('01a22783-c7b0-75c5-add5-05887aec0fab', '2026-11-29 13:34:37.488+00', '', 'Operator', 'account.admin-added', 'person', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '{}'),
  ('01a22783-ccc8-74ce-b661-653da2c9b35d', '2026-11-29 13:34:38.793+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-settings.changed', 'invoice-settings', '', 'Invoice settings', '{"gst_rate_percent": "20 → 10"}'),
  ('01a22783-cd17-7609-80e1-c87dd2d4a238', '2026-11-29 13:34:38.871+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-settings.gst-confirmed', 'invoice-settings', '', 'Invoice settings', '{"gst_rate_percent": "10"}'),
  ('01a22783-cd3a-7016-ac59-1fc6f0e3d75e', '2026-11-29 13:34:38.906+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote-text.saved', 'quote', 'cc6871a5-52c2-5678-b4ef-b20a470238b9', 'Our terms', '{}'),
  ('01a22783-cd79-7014-8496-09acac213e22', '2026-11-29 13:34:38.969+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{}'),
  ('01a22783-d472-70e0-ac62-99432faf6416', '2026-11-29 13:34:40.754+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{"channel": "hand"}'),
  ('01a22783-d4a2-70d0-bfe7-88e914f85069', '2026-11-29 13:34:40.803+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.declined', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{}'),
  ('01a22783-d4d3-7230-a7d1-81a248d84382', '2026-11-29 13:34:40.851+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', 'Q-00002', '{}'),
  ('01a22783-d60a-715a-b85e-95c466b82d4d', '2026-11-29 13:34:41.162+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', 'Q-00002', '{"channel": "hand"}'),
  ('01a22783-d61f-72d1-b8e7-62f95742076c', '2026-11-29 13:34:41.184+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Q-00003', '{}'),
  ('01a22783-d6b8-72c1-a152-4b4f34c91acc', '2026-11-29 13:34:41.336+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Q-00003', '{"channel": "hand"}'),
  ('01a22783-d6ca-73b6-9f66-b8f177eeec5b', '2026-11-29 13:34:41.355+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.accepted', 'quote', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Q-00003', '{"entered": "by the office", "pdf_sha256": "6709cd89204892187ad04e317531ee81d0495f9f984e301cf0996e1a92361427"}'),
  ('01a22783-d6d8-7031-b7d8-4b2e1134060b', '2026-11-29 13:34:41.368+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'fdbbf917-7206-5c19-93d9-b1f90aa07d6b', 'Q-00004', '{}'),
  ('01a22783-d6e4-738c-ab7f-d85a327f2bed', '2026-11-29 13:34:41.38+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'site-proof.changed', 'site', '', 'Proof and promises of the website', '{"changed": "promise_days, served_postcodes, testimonials, ratings, prices, examples, checks, come_back, is_police_checked, response_hours, manager_name, manager_role"}'),
  ('01a22783-db61-7794-ab4d-bbf48b235404', '2026-11-29 13:34:42.529+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-settings.changed', 'pay-settings', '', 'Pay settings', '{"gst_from": " → 2018-07-01", "first_day": "2022-01-01 → 2026-10-11", "gst_checked_on": " → 2026-11-02"}'),
  ('01a22783-db89-708b-84b7-2452f9646641', '2026-11-29 13:34:42.569+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-bank-account.saved', 'pay-settings', '01a22783-db7f-7698-8c00-f128d235e387', 'GUMLEAF CLEANING PTY LTD', '{"bsb": "105-900", "bank": "BSA", "account_ending": "200"}'),
  ('01a22783-dbb4-7441-adc9-9e67959e0712', '2026-11-29 13:34:42.612+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{}'),
  ('01a22783-dbca-74a8-a13a-4b5e7784d95f', '2026-11-29 13:34:42.634+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"job": "Wattlebird House Offices", "from": "2026-09-01", "client": "Wattlebird Property"}'),
  ('01a22783-dbd7-756b-8736-c544d913841a', '2026-11-29 13:34:42.647+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"job": "Sturt Pea Technology Hub", "from": "2026-09-01", "client": "Wattlebird Property"}'),
  ('01a22783-dbe3-7506-915c-7f394f206105', '2026-11-29 13:34:42.659+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{}'),
  ('01a22783-dc0c-7100-b085-093e54cbb6d0', '2026-11-29 13:34:42.7+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{"job": "Banksia Family Medical Centre", "from": "2026-08-01", "client": "Banksia Family Medical Centre"}'),
  ('01a22783-dc17-76cf-838a-282be8e92be3', '2026-11-29 13:34:42.711+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{}'),
  ('01a22783-dc2d-7307-98a1-c96d7a8ea897', '2026-11-29 13:34:42.733+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{"job": "Little Pelicans Early Learning", "from": "2026-08-01", "client": "Little Pelicans"}'),
  ('01a22783-dc34-73b0-b3d9-90496ce3f32d', '2026-11-29 13:34:42.74+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '{}'),
  ('01a22783-dc63-774b-a943-d2bad6da4520', '2026-11-29 13:34:42.788+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '{"job": "Wool Store Gallery", "from": "2026-08-01", "client": "Port Adelaide Arts Trust"}'),
  ('01a22783-dc68-7539-81ea-1ffb05c29676', '2026-11-29 13:34:42.793+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000005', 'Unley Libraries', '{}'),
  ('01a22783-dc76-76d0-ac83-0698aa4bcbb0', '2026-11-29 13:34:42.806+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000005', 'Unley Libraries', '{"job": "Unley Corner Library", "from": "2026-08-01", "client": "Unley Libraries"}'),
  ('01a22783-dc7d-72f4-b29a-f233622a0479', '2026-11-29 13:34:42.813+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{}'),
  ('01a22783-dc85-7360-985e-494d78449f63', '2026-11-29 13:34:42.821+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"job": "Sandpiper Surf Club", "from": "2026-08-01", "client": "Sandpiper Surf Club Inc."}'),
  ('01a22783-dcb3-73b4-9bef-80712d02e41a', '2026-11-29 13:34:42.867+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000002', 'Banksia Family Medical Centre', '{"from": "2026-08-01", "price": "visit 145.00"}'),
  ('01a22783-dcc3-724c-bdc4-7e2741a56e1a', '2026-11-29 13:34:42.884+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000003', 'Little Pelicans Early Learning', '{"from": "2026-08-01", "price": "month 2280.00"}'),
  ('01a22783-dcca-75d0-9640-552e00e6d7da', '2026-11-29 13:34:42.89+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000004', 'Wool Store Gallery', '{"from": "2026-08-01", "price": "visit 125.00"}'),
  ('01a22783-dccd-7529-97aa-5f12fdff2fdb', '2026-11-29 13:34:42.893+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000007', 'Sandpiper Surf Club', '{"from": "2026-08-01", "price": "month 2750.00"}'),
  ('01a22783-dd3b-7476-81cd-85124d9d7293', '2026-11-29 13:34:43.003+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22783-dd16-7248-9571-6eb7d174330a', 'INV-00001', '{"month": "2026-08", "total": "1754.50", "client": "Banksia Family Medical Centre", "version": "1"}'),
  ('01a22783-dd3b-7476-81cd-8b5564eebba7', '2026-11-29 13:34:43.003+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22783-dd1f-72ff-b148-39c27b5f73be', 'INV-00002', '{"month": "2026-08", "total": "2508.00", "client": "Little Pelicans", "version": "1"}'),
  ('01a22783-dd3b-7476-81cd-8d3ccd93a0f0', '2026-11-29 13:34:43.003+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22783-dd1f-72ff-b148-3caceaab5a3c', 'INV-00003', '{"month": "2026-08", "total": "1512.50", "client": "Port Adelaide Arts Trust", "version": "1"}'),
  ('01a22783-dd3b-7476-81cd-93d2defdff8c', '2026-11-29 13:34:43.003+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22783-dd1f-72ff-b148-401deb70f99e', 'INV-00004', '{"month": "2026-08", "total": "2126.37", "client": "Unley Libraries", "version": "1"}'),
  ('01a22783-dd3b-7476-81cd-96bafec7c814', '2026-11-29 13:34:43.003+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22783-dd1f-72ff-b148-45bb09543534', 'INV-00005', '{"month": "2026-08", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}'),
  ('01a22783-dd45-74a3-877a-08ef95fab1a4', '2026-11-29 13:34:43.013+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22783-dd16-7248-9571-6eb7d174330a', 'INV-00001', '{}'),
  ('01a22783-de4d-763e-ab87-c1abeda16d42', '2026-11-29 13:34:43.277+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22783-dd1f-72ff-b148-39c27b5f73be', 'INV-00002', '{}'),
  ('01a22783-debf-7678-84f3-8244f3b04e05', '2026-11-29 13:34:43.391+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22783-dd1f-72ff-b148-3caceaab5a3c', 'INV-00003', '{}'),
  ('01a22783-df70-7247-8604-7854b8c1356f', '2026-11-29 13:34:43.568+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22783-dd1f-72ff-b148-401deb70f99e', 'INV-00004', '{}'),
  ('01a22783-dfb7-76ad-ade0-795642d7e219', '2026-11-29 13:34:43.639+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22783-dd1f-72ff-b148-45bb09543534', 'INV-00005', '{}'),
  ('01a22783-e029-763c-9ef4-5169a4661d4a', '2026-11-29 13:34:43.753+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22783-e016-7267-bc81-9d08fb545523', 'INV-00006', '{"month": "2026-09", "total": "7243.10", "client": "Wattlebird Property", "version": "1"}'),
  ('01a22783-e029-763c-9ef4-55cdd96854db', '2026-11-29 13:34:43.753+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22783-e016-7267-bc81-a138a9417df0', 'INV-00007', '{"month": "2026-09", "total": "1914.00", "client": "Banksia Family Medical Centre", "version": "1"}'),
  ('01a22783-e029-763c-9ef4-591ec133cd9c', '2026-11-29 13:34:43.753+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22783-e016-7267-bc81-a5b82fb4fe79', 'INV-00008', '{"month": "2026-09", "total": "2508.00", "client": "Little Pelicans", "version": "1"}'),
  ('01a22783-e029-763c-9ef4-5e9cc69c3a8b', '2026-11-29 13:34:43.753+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22783-e016-7267-bc81-aa56f5397bc8', 'INV-00009', '{"month": "2026-09", "total": "1787.50", "client": "Port Adelaide Arts Trust", "version": "1"}'),
  ('01a22783-e029-763c-9ef4-63dc4b55f91e', '2026-11-29 13:34:43.753+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22783-e017-7301-a822-b29d171e5897', 'INV-00010', '{"month": "2026-09", "total": "1960.21", "client": "Unley Libraries", "version": "1"}'),
  ('01a22783-e029-763c-9ef4-65e7a4adba9b', '2026-11-29 13:34:43.753+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22783-e017-7301-a822-b6f06399b85b', 'INV-00011', '{"month": "2026-09", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}'),
  ('01a22783-e030-7516-a85b-a720f1a17337', '2026-11-29 13:34:43.761+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22783-e016-7267-bc81-9d08fb545523', 'INV-00006', '{}'),
  ('01a22783-e077-702f-8c0f-f64f47da2498', '2026-11-29 13:34:43.831+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22783-e016-7267-bc81-a138a9417df0', 'INV-00007', '{}'),
  ('01a22783-e0e7-7333-9d8c-ad683c9e4bac', '2026-11-29 13:34:43.943+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22783-e016-7267-bc81-a5b82fb4fe79', 'INV-00008', '{}'),
  ('01a22783-e148-779a-944f-224f0b6c0361', '2026-11-29 13:34:44.04+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22783-e016-7267-bc81-aa56f5397bc8', 'INV-00009', '{}'),
  ('01a22783-e186-711c-8281-64e670a9241e', '2026-11-29 13:34:44.103+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22783-e017-7301-a822-b29d171e5897', 'INV-00010', '{}'),
  ('01a22783-e1b2-7107-8477-771c7bb408a2', '2026-11-29 13:34:44.146+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22783-e017-7301-a822-b6f06399b85b', 'INV-00011', '{}'),
  ('01a22783-e241-74f1-a506-803e772c2673', '2026-11-29 13:34:44.289+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22783-e22c-705e-aa85-fe817eb8159a', 'INV-00012', '{"month": "2026-10", "total": "2073.50", "client": "Banksia Family Medical Centre", "version": "1"}'),
  ('01a22783-e241-74f1-a506-84fe520d5de7', '2026-11-29 13:34:44.289+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22783-e22c-705e-aa86-0352865dbe77', 'INV-00013', '{"month": "2026-10", "total": "1650.00", "client": "Port Adelaide Arts Trust", "version": "1"}'),
  ('01a22783-e241-74f1-a506-889903cb7f27', '2026-11-29 13:34:44.289+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22783-e22c-705e-aa86-04b55dbfb0ef', 'INV-00014', '{"month": "2026-10", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}'),
  ('01a22783-e24c-734a-8252-2f604438c504', '2026-11-29 13:34:44.3+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22783-e22c-705e-aa85-fe817eb8159a', 'INV-00012', '{}'),
  ('01a22783-e296-7617-acd7-535d7b169782', '2026-11-29 13:34:44.374+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22783-e22c-705e-aa86-04b55dbfb0ef', 'INV-00014', '{}'),
  ('01a22783-e310-7284-b316-c1a61cdca85e', '2026-11-29 13:34:44.496+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.adjusted', 'invoice', '01a22783-e016-7267-bc81-aa56f5397bc8', 'INV-00009', '{"note": "ADJ-00001", "total": "-137.50", "reason": "The visit on the second Saturday was cancelled by the gallery"}'),
  ('01a22783-e368-70b6-8055-5322a19c7e5d', '2026-11-29 13:34:44.584+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-extra.added', 'invoice', 'bf4cf82e-6248-5cd6-ab55-ac56eb3611f3', 'Windows outside, levels 1 to 3', '{"day": "2026-11-30", "text": "Windows outside, levels 1 to 3", "amount": "385.00", "reason": "Asked for by Renee Castle on the telephone"}'),
  ('01a22783-e39e-7061-97b4-f6b4dcde2c36', '2026-11-29 13:34:44.638+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{"day": "2026-09-14", "amount": "1754.50", "invoices": "INV-00001 A$1754.50"}'),
  ('01a22783-e3be-7291-89d8-f439a16eac4c', '2026-11-29 13:34:44.671+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{"day": "2026-09-14", "amount": "2508.00", "invoices": "INV-00002 A$2508.00"}'),
  ('01a22783-e3d1-74d1-9704-b00c2cfcc360', '2026-11-29 13:34:44.689+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '{"day": "2026-09-14", "amount": "1512.50", "invoices": "INV-00003 A$1512.50"}'),
  ('01a22783-e3e1-757a-a9ef-3fd842105759', '2026-11-29 13:34:44.705+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000005', 'Unley Libraries', '{"day": "2026-09-14", "amount": "2126.37", "invoices": "INV-00004 A$2126.37"}'),
  ('01a22783-e419-72b0-bf72-b7755d7c5555', '2026-11-29 13:34:44.762+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"day": "2026-09-14", "amount": "2875.00", "invoices": "INV-00005 A$2875.00"}'),
  ('01a22783-e438-7113-8de3-25c5d987f919', '2026-11-29 13:34:44.792+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.written-off', 'invoice', '01a22783-dd1f-72ff-b148-45bb09543534', 'INV-00005', '{"amount": "150.00", "reason": "Agreed with the treasurer: the hall was closed for a week"}'),
  ('01a22783-e49f-74e1-acf3-4bb033ebd15b', '2026-11-29 13:34:44.895+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'bank-statement.imported', 'list', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', 'gumleaf-2026-11-30.ofx', '{"added": "8", "known": "0", "left_out": "0", "outgoing": "0", "look_alike": "0"}'),
  ('01a22783-e4c2-77bc-a632-ce4386b88aef', '2026-11-29 13:34:44.93+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"day": "2026-10-14", "amount": "7243.10", "invoices": "INV-00006 A$7243.10"}'),
  ('01a22783-e4e9-7578-aaf1-608c300b44b6', '2026-11-29 13:34:44.969+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{"day": "2026-10-14", "amount": "1914.00", "invoices": "INV-00007 A$1914.00"}'),
  ('01a22783-e50b-745a-900c-8532c9a7603b', '2026-11-29 13:34:45.003+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"day": "2026-10-14", "amount": "1815.00", "invoices": "INV-00011 A$1815.00"}'),
  ('01a22783-e52f-7404-837c-90213b29250c', '2026-11-29 13:34:45.039+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"day": "2026-11-30", "amount": "1512.50", "invoices": "INV-00014 A$1512.50"}'),
  ('01a22783-e564-700f-9ee3-fd1f6c670ed8', '2026-11-29 13:34:45.092+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"state": " → SA", "suburb": " → Prospect", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Amara", "family_name": " → Perera", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40118"}'),
  ('01a22783-e589-7017-a682-729b0f82b399', '2026-11-29 13:34:45.129+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a22783-e5be-74cb-a0f5-d641d3e2f7b2', '2026-11-29 13:34:45.183+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', '{"state": " → SA", "suburb": " → Norwood", "fund_usi": " → HOS0100AU", "gst_from": " → 2023-07-01", "fund_name": " → Hostplus", "rcti_form": " → signed", "rcti_from": " → 2024-07-01", "given_name": " → Daniel", "rcti_terms": " → supplies-named, both-registered, company-issues, supplier-does-not, tells-when-it-ends", "family_name": " → Okafor", "may_delegate": " → yes", "contract_with": " → person", "gst_checked_on": " → 2026-11-02", "fund_member_number": " → 40125"}'),
  ('01a22783-e5ee-71d7-b76d-f650af19d129', '2026-11-29 13:34:45.23+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', '{"from": "2026-07-01", "answer": "no", "reason": "May send somebody else."}'),
  ('01a22783-e627-7033-b3cc-e40dc84a841c', '2026-11-29 13:34:45.287+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"state": " → SA", "suburb": " → Mile End", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Mei", "family_name": " → Lin Chen", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40132"}'),
  ('01a22783-e63e-7646-963b-e5a6cfef7073', '2026-11-29 13:34:45.31+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a22783-e655-734c-83e4-aa0d08361a16', '2026-11-29 13:34:45.333+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"state": " → SA", "suburb": " → Modbury", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Tomasz", "family_name": " → Nowak", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40139"}'),
  ('01a22783-e673-77c9-8855-39d3ac169af9', '2026-11-29 13:34:45.363+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a22783-e699-7741-bee7-7464448673b4', '2026-11-29 13:34:45.401+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000014', 'Priya Raghunathan-Venkataraman', '{"may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no"}'),
  ('01a22783-e6c3-7171-9374-db2c6a1fb1cf', '2026-11-29 13:34:45.443+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', '{"state": " → SA", "suburb": " → Glenelg", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Grace", "family_name": " → Papadopoulos", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40153"}'),
  ('01a22783-e6da-7545-93ed-27a0525b904c', '2026-11-29 13:34:45.466+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a22783-e708-7060-8f39-ab88f3a995cd', '2026-11-29 13:34:45.512+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-adjustment.added', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"day": "2026-10-31", "file": "without a file", "kind": "bonus", "amount": "80.00", "reason": "Stood in on short notice"}'),
  ('01a22783-e731-7213-94a7-fd49e83108e0', '2026-11-29 13:34:45.553+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.created', 'pay-run', '01a22783-e72a-7107-85ac-bbe9efee6156', 'Pay run 1', '{"pay_day": "2026-11-03", "through_day": "2026-10-31"}'),
  ('01a22783-e7c4-7132-90fe-530228685c08', '2026-11-29 13:34:45.7+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.approved', 'pay-run', '01a22783-e72a-7107-85ac-bbe9efee6156', 'Pay run 1', '{"total": "7482.47", "people": "6", "through_day": "2026-10-31"}'),
  ('01a22783-e8ac-7343-82ea-0e1c32c472f7', '2026-11-29 13:34:45.932+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.paid', 'pay-run', '01a22783-e72a-7107-85ac-bbe9efee6156', 'Pay run 1', '{"total": "7482.47", "people": "6", "paid_on": "2026-11-03"}'),
  ('01a22783-e8d7-77e0-bf02-eee3a7852c3b', '2026-11-29 13:34:45.976+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-adjustment.added', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"day": "2026-11-30", "file": "without a file", "kind": "reimbursement", "amount": "34.80", "reason": "Floor pads from the hardware shop"}'),
  ('01a22783-e914-74dc-bcec-2dae55ec54a7', '2026-11-29 13:34:46.036+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.created', 'pay-run', '01a22783-e906-7433-a5a3-1f726a12342e', 'Pay run 2', '{"pay_day": "2026-12-03", "through_day": "2026-11-29"}'),
  ('01a22783-e986-7625-82b8-df851229ab72', '2026-11-29 13:34:46.15+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.held', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"reason": "Keys of the gallery are not back yet"}'),
  ('01a22784-03f6-7754-af18-d699ad89e0ed', '2026-11-29 13:34:52.918+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a22784-03f1-7209-b485-76df429db3aa', 'Staff kitchen, Norwood (drawing)', '{}'),
  ('01a22784-1e18-772d-a959-08944bc52b00', '2026-11-29 13:34:59.608+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a22784-1e15-7418-81af-3f7837f1d270', 'Shop front windows, Glenelg (drawing)', '{}'),
  ('01a22784-2cdf-7085-acb8-bb9365a5982f', '2026-11-29 13:35:03.391+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a22784-2cdd-73a3-a68c-78b919d02a08', 'Carpet and lounge, Unley (drawing)', '{}'),
  ('01a22784-3b16-716b-8724-89ddf5db577d', '2026-11-29 13:35:07.03+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a22784-3b13-73f7-b79d-1aea4c6abb32', 'Open-plan office, King William Street (drawing)', '{}');
INSERT INTO "retention_start" (only_row, since) OVERRIDING SYSTEM VALUE VALUES
  ('true', '-infinity');
INSERT INTO "mail_message" (id, idempotency_key, kind, account_id, state, content, attempts, created_at, next_try_at, claimed_at, useful_until, finished_at, last_error, request_id, handed_over) OVERRIDING SYSTEM VALUE VALUES
  ('01a22783-e90c-73cc-9bb8-8fd0ea16996b', 'notice 01a22783-e8a4-730f-86b9-74e30b857899 01900000-0000-7000-8000-000000000010', 'notice', '01900000-0000-7000-8000-000000000010', 'sent', '', '1', '2026-11-29 13:34:45.979693+00', '2026-11-29 13:35:46.650418+00', '2026-11-29 13:34:48.134598+00', NULL, '2026-11-29 13:34:48.155479+00', '', NULL, 'true'),
  ('01a22783-e920-73c4-87b3-6e0e3a10c658', 'notice 01a22783-e8a7-7693-9b1a-f668449249dd 01900000-0000-7000-8000-000000000011', 'notice', '01900000-0000-7000-8000-000000000011', 'sent', '', '1', '2026-11-29 13:34:45.979693+00', '2026-11-29 13:35:46.650418+00', '2026-11-29 13:34:47.988199+00', NULL, '2026-11-29 13:34:48.000925+00', '', NULL, 'true'),
  ('01a22783-e93b-7486-a16c-427ba0065485', 'notice 01a22783-e8a8-76bf-bf8a-6a14a66fc639 01900000-0000-7000-8000-000000000015', 'notice', '01900000-0000-7000-8000-000000000015', 'sent', '', '1', '2026-11-29 13:34:45.979693+00', '2026-11-29 13:35:46.650418+00', '2026-11-29 13:34:47.672719+00', NULL, '2026-11-29 13:34:47.686517+00', '', NULL, 'true'),
  ('01a22783-e940-76b7-9c34-18442ceb245f', 'notice 01a22783-e8a9-71b2-a2fa-c9934e8116ad 01900000-0000-7000-8000-000000000012', 'notice', '01900000-0000-7000-8000-000000000012', 'sent', '', '1', '2026-11-29 13:34:45.979693+00', '2026-11-29 13:35:46.650418+00', '2026-11-29 13:34:47.801596+00', NULL, '2026-11-29 13:34:47.809108+00', '', NULL, 'true'),
  ('01a22783-e94d-75cc-b5cd-afd803d181e0', 'notice 01a22783-e8aa-773d-9424-325b31cfd5cb 01900000-0000-7000-8000-000000000014', 'notice', '01900000-0000-7000-8000-000000000014', 'sent', '', '1', '2026-11-29 13:34:45.979693+00', '2026-11-29 13:35:46.650418+00', '2026-11-29 13:34:47.290544+00', NULL, '2026-11-29 13:34:47.356027+00', '', NULL, 'true'),
  ('01a22783-e958-7479-8a4c-1601240d3fd7', 'notice 01a22783-e8ab-70df-9ac7-df64edfdee78 01900000-0000-7000-8000-000000000013', 'notice', '01900000-0000-7000-8000-000000000013', 'sent', '', '1', '2026-11-29 13:34:45.979693+00', '2026-11-29 13:35:46.650418+00', '2026-11-29 13:34:47.466543+00', NULL, '2026-11-29 13:34:47.480099+00', '', NULL, 'true');
INSERT INTO "notice" (id, raised_id, account_id, kind, parameters, created_at, read_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22783-e8fe-70c7-b8c4-660c0c0a85e9', '01a22783-e8a4-730f-86b9-74e30b857899', '01900000-0000-7000-8000-000000000010', 'paid', '{"day": "3 Nov 2026", "amount": "A$933.55", "documents": "RA-00001"}', '2026-11-29 13:34:45.924+00', NULL),
  ('01a22783-e917-738e-b5d2-454f5c4f10fc', '01a22783-e8a7-7693-9b1a-f668449249dd', '01900000-0000-7000-8000-000000000011', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,901.28", "documents": "RCTI-00001"}', '2026-11-29 13:34:45.927+00', NULL),
  ('01a22783-e931-7164-b850-03444c648504', '01a22783-e8a8-76bf-bf8a-6a14a66fc639', '01900000-0000-7000-8000-000000000015', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,543.00", "documents": "RA-00002"}', '2026-11-29 13:34:45.928+00', NULL),
  ('01a22783-e93e-76ba-be95-27e9a4523a31', '01a22783-e8a9-71b2-a2fa-c9934e8116ad', '01900000-0000-7000-8000-000000000012', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,086.42", "documents": "RA-00003"}', '2026-11-29 13:34:45.929+00', NULL),
  ('01a22783-e945-74cc-abf4-98219662d328', '01a22783-e8aa-773d-9424-325b31cfd5cb', '01900000-0000-7000-8000-000000000014', 'paid', '{"day": "3 Nov 2026", "amount": "A$974.97", "documents": "RA-00004"}', '2026-11-29 13:34:45.93+00', NULL),
  ('01a22783-e955-73b8-b781-fc333b40991e', '01a22783-e8ab-70df-9ac7-df64edfdee78', '01900000-0000-7000-8000-000000000013', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,043.25", "documents": "RA-00005"}', '2026-11-29 13:34:45.931+00', NULL);
INSERT INTO "delivered_notice" (id, delivered_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22783-e8a4-730f-86b9-74e30b857899', '2026-11-29 13:34:45.979693+00'),
  ('01a22783-e8a7-7693-9b1a-f668449249dd', '2026-11-29 13:34:45.979693+00'),
  ('01a22783-e8a8-76bf-bf8a-6a14a66fc639', '2026-11-29 13:34:45.979693+00'),
  ('01a22783-e8a9-71b2-a2fa-c9934e8116ad', '2026-11-29 13:34:45.979693+00'),
  ('01a22783-e8aa-773d-9424-325b31cfd5cb', '2026-11-29 13:34:45.979693+00'),
  ('01a22783-e8ab-70df-9ac7-df64edfdee78', '2026-11-29 13:34:45.979693+00');
INSERT INTO "push_key" (id, only_row, public_key, private_key, created_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22783-cdbc-7108-9f7c-278ad85f7108', 'true', 'BHOGDqFiD6u0Sll5LBlIjt2q5Y_skuq5kKtn3rxNR9VLjiie9ynBDV5mJp2VNw8CjKsGpPjHKqKmnnAvCun-6MA', 'sealed:1:a61764615c99a40f:TgdUAkKa1N-y4drFBPisMOOakDiMC_SPHZvbKrhoLP7Pvyf9UKWWMNkpeyoysewDaCJLO89oQgELw9fxqG45S8Mg81fvBEM', '2026-11-29 13:34:39.021917+00');
INSERT INTO "known_site" (id, state) OVERRIDING SYSTEM VALUE VALUES
  ('0190c0de-0000-7000-8000-000000000002', '{"proof": {"checks": [{"text": "Everybody who works at a client shows a police check, and a new one when it expires.", "title": "Police checks"}, {"text": "Whoever cleans at schools and child care holds a current check.", "title": "Work with children"}], "prices": [{"per": "a visit", "note": "Up to 150 m², once a week, in the evening.", "dollars": 95, "service": "office-cleaning"}, {"per": "a home", "note": "One bedroom, without carpets.", "dollars": 380, "service": "end-of-lease-cleaning"}, {"per": "a visit", "note": "Shop front, inside and outside.", "dollars": 120, "service": "window-cleaning"}], "ratings": [{"count": 63, "value": 4.8, "source": "Customer survey", "read_on": "2026-11-23", "source_address": ""}], "examples": [{"per": "a month", "title": "An office of 300 m² in the city", "details": "Three evenings a week: desks, floors, kitchen, two bathrooms and bins.", "dollars": 1480, "service": "office-cleaning"}], "come_back": "Something is not right? Tell us within 24 hours and we come back and do it again at no cost.", "manager_name": "Priya Nair", "manager_role": "Operations manager", "promise_days": 1, "testimonials": [{"name": "Marguerite Lindqvist", "text": "The rooms are ready when the first patient comes, every morning for three years. When a tap leaked at night, they rang us before we knew.", "rating": null, "source": "Letter", "said_on": "2026-08-25", "organisation": "Practice manager, Norwood", "source_address": ""}, {"name": "Theo Karagiannis", "text": "Our tenants stopped writing to us about the stairs. The monthly sheet tells the committee what was done, and when.", "rating": 5, "source": "Email", "said_on": "2026-10-20", "organisation": "Strata committee, North Adelaide", "source_address": ""}, {"name": "Jess Whitcombe", "text": "They quoted one price, came on the day and the agent found nothing to add to the list.", "rating": 5, "source": "Customer survey", "said_on": "2026-11-11", "organisation": "End of lease, Unley", "source_address": ""}], "response_hours": 4, "served_postcodes": ["5000", "5006", "5007", "5008", "5009", "5010", "5011", "5012", "5013", "5014", "5015", "5016", "5017", "5018", "5019", "5020", "5021", "5022", "5023", "5024", "5025", "5031", "5032", "5033", "5034", "5035", "5037", "5038", "5039", "5040", "5041", "5042", "5043", "5044", "5045", "5046", "5047", "5048", "5049", "5050", "5051", "5052", "5061", "5062", "5063", "5064", "5065", "5066", "5067", "5068", "5069", "5070", "5072", "5073", "5074", "5075", "5076", "5081", "5082", "5083", "5084", "5085", "5086", "5087", "5088", "5089", "5090", "5091", "5092", "5093", "5094", "5095", "5096", "5097", "5098", "5106", "5107", "5108", "5109", "5110", "5111", "5112", "5113", "5114", "5125", "5126", "5127", "5150", "5151", "5152", "5154", "5155", "5156", "5158", "5159", "5160", "5161", "5162", "5163", "5164", "5165", "5166", "5167", "5168", "5169", "5245", "5250", "5251", "5252", "5950"], "is_police_checked": true}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "map": {"latitude": -34.9285, "longitude": 138.6007}, "city": "Adelaide", "name": "Gumleaf Commercial Cleaning", "email": "hello@gumleaf.example", "hours": [{"days": [1, 2, 3, 4, 5], "opens": "07:00", "closes": "17:30"}], "place": "", "state": "SA", "trade": "Commercial Cleaning", "colour": "#2c4fa2", "mobile": "0491 570 156", "social": [], "street": "12 Wattle Lane", "founded": 2015, "insurer": "Southern Mutual Insurance", "telephone": "(08) 5550 0142", "legal_name": "Gumleaf Commercial Cleaning Pty Ltd", "short_name": "Gumleaf", "postal_code": "5000", "web_address": "www.gumleaf.example", "accounts_email": "accounts@gumleaf.example", "insurance_dollars": 20000000}, "gst_rate_percent": 10}');
SELECT setval('migration_id_seq', 11);
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
ALTER TABLE linked_identity ADD CONSTRAINT linked_identity_subject CHECK (((char_length(subject) >= 1) AND (char_length(subject) <= 255)));
ALTER TABLE linked_identity ADD CONSTRAINT linked_identity_pk PRIMARY KEY (id);
ALTER TABLE linked_identity ADD CONSTRAINT linked_identity_once UNIQUE (issuer, subject);
ALTER TABLE linked_identity ADD CONSTRAINT linked_identity_of_account UNIQUE (account_id, issuer);
ALTER TABLE provider_attempt ADD CONSTRAINT provider_attempt_purpose CHECK ((purpose = ANY (ARRAY['login'::text, 'link'::text])));
ALTER TABLE provider_attempt ADD CONSTRAINT provider_attempt_is_hashed CHECK (((state_hash ~ '^[0-9a-f]{64}$'::text) AND (browser_hash ~ '^[0-9a-f]{64}$'::text)));
ALTER TABLE provider_attempt ADD CONSTRAINT provider_attempt_owner CHECK (
CASE purpose
    WHEN 'login'::text THEN ((browser_hash IS NOT NULL) AND (session_id IS NULL))
    ELSE ((browser_hash IS NULL) AND (session_id IS NOT NULL) AND (account_id IS NOT NULL))
END);
ALTER TABLE provider_attempt ADD CONSTRAINT provider_attempt_pk PRIMARY KEY (id);
ALTER TABLE provider_attempt ADD CONSTRAINT provider_attempt_state UNIQUE (state_hash);
ALTER TABLE login_settings ADD CONSTRAINT login_settings_one_row CHECK ((id = 1));
ALTER TABLE login_settings ADD CONSTRAINT login_settings_pk PRIMARY KEY (id);
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
ALTER TABLE linked_identity ADD CONSTRAINT linked_identity_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE provider_attempt ADD CONSTRAINT provider_attempt_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
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
CREATE INDEX provider_attempt_over ON public.provider_attempt USING btree (expires_at);
CREATE INDEX provider_attempt_of_account ON public.provider_attempt USING btree (account_id);
CREATE TRIGGER audit_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
