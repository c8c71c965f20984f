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
  last_used_from text DEFAULT ''::text NOT NULL,
  made_by_id uuid
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
  authenticated_at timestamp with time zone,
  subject text
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
  ('12', '1799725000000', 'KnowMakersOfKeys1799725000000'),
  ('2', '1799570000010', 'CreateAuthTables1799570000010'),
  ('3', '1799630000000', 'FoldText1799630000000'),
  ('4', '1799630000200', 'SearchFoldedAuditLog1799630000200'),
  ('5', '1799680000000', 'HandOverMail1799680000000'),
  ('6', '1799700000001', 'InviteContractors1799700000001'),
  ('7', '1799710100020', 'RetryOutgoingMails1799710100020'),
  ('8', '1799721000000', 'SendTextMessages1799721000000'),
  ('9', '1799723000000', 'AddApiKeys1799723000000');
INSERT INTO "demo_seed" (only_row, seeded_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '2026-11-29 19:52:35.077076+00');
INSERT INTO "change" (entity, entity_id, seq, request_id, changed_at) OVERRIDING SYSTEM VALUE VALUES
  ('account', '01900000-0000-7000-8000-000000000001', '1', NULL, '2026-11-29 19:52:34.652253+00'),
  ('account', '01900000-0000-7000-8000-000000000002', '3', NULL, '2026-11-29 19:52:34.840044+00'),
  ('account', '01900000-0000-7000-8000-000000000010', '4', NULL, '2026-11-29 19:52:34.840044+00'),
  ('account', '01900000-0000-7000-8000-000000000011', '5', NULL, '2026-11-29 19:52:34.840044+00'),
  ('account', '01900000-0000-7000-8000-000000000012', '6', NULL, '2026-11-29 19:52:34.840044+00'),
  ('account', '01900000-0000-7000-8000-000000000013', '7', NULL, '2026-11-29 19:52:34.840044+00'),
  ('account', '01900000-0000-7000-8000-000000000014', '8', NULL, '2026-11-29 19:52:34.840044+00'),
  ('account', '01900000-0000-7000-8000-000000000015', '9', NULL, '2026-11-29 19:52:34.840044+00'),
  ('account', '01900000-0000-7000-8000-000000000016', '10', NULL, '2026-11-29 19:52:34.840044+00'),
  ('account', '01900000-0000-7000-8000-000000000017', '11', NULL, '2026-11-29 19:52:34.840044+00'),
  ('payee', '01900000-0000-7000-8000-000000000001', '2', NULL, '2026-11-29 19:52:34.652253+00'),
  ('payee', '01900000-0000-7000-8000-000000000002', '12', NULL, '2026-11-29 19:52:34.840044+00'),
  ('payee', '01900000-0000-7000-8000-000000000010', '13', NULL, '2026-11-29 19:52:34.840044+00'),
  ('payee', '01900000-0000-7000-8000-000000000011', '14', NULL, '2026-11-29 19:52:34.840044+00'),
  ('payee', '01900000-0000-7000-8000-000000000012', '15', NULL, '2026-11-29 19:52:34.840044+00'),
  ('payee', '01900000-0000-7000-8000-000000000013', '16', NULL, '2026-11-29 19:52:34.840044+00'),
  ('payee', '01900000-0000-7000-8000-000000000014', '17', NULL, '2026-11-29 19:52:34.840044+00'),
  ('payee', '01900000-0000-7000-8000-000000000015', '18', NULL, '2026-11-29 19:52:34.840044+00'),
  ('payee', '01900000-0000-7000-8000-000000000016', '19', NULL, '2026-11-29 19:52:34.840044+00'),
  ('payee', '01900000-0000-7000-8000-000000000017', '20', NULL, '2026-11-29 19:52:34.840044+00');
INSERT INTO "change_counter" (only_row, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('true', '20');
INSERT INTO "change_cursor" (source, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('invoice', '113'),
  ('jobs', '564'),
  ('media', '27');
INSERT INTO "account" (id, role, verified, password_hash, session_version, version, registered_at, removed_at, name, email, address, zip_code, contact_no, abn, passport_number, bank_name, account_type, account_name, account_number, bsb, disabled_at, details_erased_at, erased_at, email_confirmed_at, details_version, bank_changed_at, payments_held_until, calendar_ended_at, places, language) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000001', 'admin', 'true', '$argon2id$v=19$m=19456,t=2,p=1$DVR4OqcWHiimthC7QP61VQ$PQMkweOc1mHJzalrTHR/v6Bf7rpzfaFDDJMQa3fMPWE', '1', '1', '2026-11-29 19:52:34.655+00', NULL, 'Helen Marsh', 'admin@gumleaf.example', '', '', '', '', '', '', '', '', '', '', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000002', 'supervisor', 'false', '$argon2id$v=19$m=19456,t=2,p=1$7qC5ou3NgNI+T9ude0s4Ng$KjYai0J9k0go14vecmp/Qz9cYcafxSoxUtOgaU7cfwY', '1', '1', '2026-11-29 19:52:34.847+00', NULL, 'Rosa Marino', 'supervisor@gumleaf.example', '', '', '', '', '', '', '', '', '', '', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{01900000-0000-7000-9000-000000000001,01900000-0000-7000-9000-000000000002,01900000-0000-7000-9000-000000000003}', 'en'),
  ('01900000-0000-7000-8000-000000000010', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$7qC5ou3NgNI+T9ude0s4Ng$KjYai0J9k0go14vecmp/Qz9cYcafxSoxUtOgaU7cfwY', '1', '1', '2026-11-29 19:52:34.868+00', NULL, 'Amara Perera', 'amara@gumleaf.example', '14 Acacia Street, Prospect SA', '5082', '0491 570 006', '61000000002', 'sealed:1:a61764615c99a40f:ejdz8q3AbHUNVnyhf55F9Ial8vaR8oyKoH78Ju957yYi7FQFTw', 'Commonwealth Bank', 'Savings account', 'Amara Perera', 'sealed:1:a61764615c99a40f:HBVMaI9KTLBWYjjpV9ySKunYQqwkdP7t1wTOOJJNRrzczxMdeA', 'sealed:1:a61764615c99a40f:b5WkWwpByOqhfVCqZnR-vSTOEYyYgDjBW-XBCaHu4-HSbg', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000011', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$7qC5ou3NgNI+T9ude0s4Ng$KjYai0J9k0go14vecmp/Qz9cYcafxSoxUtOgaU7cfwY', '1', '1', '2026-11-29 19:52:34.891+00', NULL, 'Daniel Okafor', 'daniel@gumleaf.example', '3/27 Banksia Avenue, Norwood SA', '5067', '0491 570 110', '42000000003', 'sealed:1:a61764615c99a40f:k7CbS2A3UbasEBqZ4Rfuqh2-549_v7BYW4BO-ZShwZbkFpE1EQ', 'Westpac', 'Savings account', 'Daniel Okafor', 'sealed:1:a61764615c99a40f:m5qF10g5TBa3twBdjKzWqnRv6oPgI3SB4V1VzurTN0kWTTOnSQ', 'sealed:1:a61764615c99a40f:LNI91k2oEsukeT3cDwzS9gRHCy5RvDl4uE4_3OQsDXUS2A', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000012', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$7qC5ou3NgNI+T9ude0s4Ng$KjYai0J9k0go14vecmp/Qz9cYcafxSoxUtOgaU7cfwY', '1', '1', '2026-11-29 19:52:34.896+00', NULL, 'Mei Lin Chen', 'meilin@gumleaf.example', '88 Henley Beach Road, Mile End SA', '5031', '0491 570 156', '23000000004', 'sealed:1:a61764615c99a40f:AGKfstwnEEpabggRs1IqtsmRGebG2OcFITyqJHSWfbGMmEMEZw', 'ANZ', 'Savings account', 'Mei Lin Chen', 'sealed:1:a61764615c99a40f:II1FkBiYBthycQR9fZ_uQWhGyBPTSBI1giTOHE3WmjGuEKWEFg', 'sealed:1:a61764615c99a40f:fX1ZbCAz6qXnzRvMz87UUY4BWQMd1a8PkT3F8l9pZy3MOg', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000013', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$7qC5ou3NgNI+T9ude0s4Ng$KjYai0J9k0go14vecmp/Qz9cYcafxSoxUtOgaU7cfwY', '1', '1', '2026-11-29 19:52:34.911+00', NULL, 'Tomasz Nowak', 'tomasz@gumleaf.example', '5 Kurrajong Court, Modbury SA', '5092', '0491 570 157', '80000000001', 'sealed:1:a61764615c99a40f:zXiZ1lVm7HQ2fFT6kOkCA4-4mnpneq4QdtBfysiyf6WiFrJDVQ', 'NAB', 'Trust account', 'Tomasz Nowak', 'sealed:1:a61764615c99a40f:GKMZpOpcLPpS9YyovKB2jtipb_XWPdpqsAcuOlPsjLndmgxRYw', 'sealed:1:a61764615c99a40f:Jrn3p7K7p6aHmn3kUUrZs53ptTfBOhfplREOBNw83eg6oA', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000014', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$7qC5ou3NgNI+T9ude0s4Ng$KjYai0J9k0go14vecmp/Qz9cYcafxSoxUtOgaU7cfwY', '1', '1', '2026-11-29 19:52:34.931+00', NULL, 'Priya Raghunathan-Venkataraman', 'priya@gumleaf.example', '121 Unley Road, Unley SA', '5061', '0491 570 158', '51824753556', 'sealed:1:a61764615c99a40f:y9D6RWwwe2D5R5WrNW56DZ66vUE1jRaZeemByDcQ49xVQmlwbQ', 'Macquarie Bank', 'Savings account', 'Priya Raghunathan-Venkataraman', 'sealed:1:a61764615c99a40f:IF7hqwe1wm10cF8C1DamJpyBEhGDSpvrU3_BCmbLXaI8q7zmpw', 'sealed:1:a61764615c99a40f:8jmN-YMd-X9wWl-GXTTozzslGraxKByXTTnuijSHLa0XPg', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000015', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$7qC5ou3NgNI+T9ude0s4Ng$KjYai0J9k0go14vecmp/Qz9cYcafxSoxUtOgaU7cfwY', '1', '1', '2026-11-29 19:52:34.946+00', NULL, 'Grace Papadopoulos', 'grace@gumleaf.example', '9 Jetty Lane, Glenelg SA', '5045', '0491 570 159', '53004085616', 'sealed:1:a61764615c99a40f:8FJ1bCrkyVEpJrJHiNdAgtSxWYdb7U2e_7XF0Xcpl_Nq5dPpMg', 'ING', 'Savings account', 'Grace Papadopoulos', 'sealed:1:a61764615c99a40f:ASjQTTsvbNm8zAI-3tulNe2WqYwa5QW7UqGjZXTQ91YkYl4TeQ', 'sealed:1:a61764615c99a40f:fZkMVCHwRTyeTriW8FqGwfjTIa2gDZcLH03x50YoX6hUkw', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000016', 'user', 'false', '$argon2id$v=19$m=19456,t=2,p=1$7qC5ou3NgNI+T9ude0s4Ng$KjYai0J9k0go14vecmp/Qz9cYcafxSoxUtOgaU7cfwY', '1', '1', '2026-11-29 19:52:34.955+00', NULL, 'Liam Fitzgerald', 'liam@gumleaf.example', '40 Magill Road, Kensington SA', '5068', '0491 570 313', '61000000002', 'sealed:1:a61764615c99a40f:tgmQlsvdCT7u-Di4pS1EjMx5_XDCrD7FtyKRoKfhWv1LEpKVNA', 'Bendigo Bank', 'Savings account', 'Liam Fitzgerald', 'sealed:1:a61764615c99a40f:sxoxcoEmvJNMy6hFH3K2z_9mC1m5zbiVEt5aVWm9d31-yM3COQ', 'sealed:1:a61764615c99a40f:WOe7VLL5WRpR8dQrP8MFWcf2wAJlgv1TqAqDOEa2MhU0FA', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000017', 'user', 'false', '$argon2id$v=19$m=19456,t=2,p=1$7qC5ou3NgNI+T9ude0s4Ng$KjYai0J9k0go14vecmp/Qz9cYcafxSoxUtOgaU7cfwY', '1', '1', '2026-11-29 19:52:34.996+00', NULL, 'Nadia Haddad', 'nadia@gumleaf.example', '2 Wirra Crescent, Salisbury SA', '5108', '0491 570 737', '42000000003', 'sealed:1:a61764615c99a40f:xhsvXsYi2LFO0Hb6b0JB2YqLTe7Ve5Zs0gctT9k63fqP1gHPww', 'Bank of Queensland', 'Trust account', 'Nadia Haddad', 'sealed:1:a61764615c99a40f:f4iFMwHC50Srt19gEG0wIfAkpErtwrBoatybiYN8-DlkPEMvyA', 'sealed:1:a61764615c99a40f:OSWGeEbCie0_GAfh0tx4qrGKFWIvyVv5Xr34Yh6B-6isxg', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en');
INSERT INTO "account_documents" (user_id, documents) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '{"passport_img": "01a228dd-d139-74d3-85c7-b3ba37e0f71a", "agreement_img": "01a228dd-d0a2-71cc-9780-42a28e5c7195", "declaration_img": "01a228dd-d0a3-77df-98b3-438ef746f58d", "police_check_img": "01a228dd-d02c-7515-a337-761b5d7efc50", "address_proof_img": "01a228dd-d32f-75ff-a8e8-f7c695897f79", "children_check_img": "01a228dd-d09d-7015-9aa3-80420a5951c1"}'),
  ('01900000-0000-7000-8000-000000000011', '{"passport_img": "01a228dd-e308-724d-81fc-081495ceb971", "agreement_img": "01a228dd-e200-7568-b748-c63d6be24435", "declaration_img": "01a228dd-e200-7568-b748-c8fcd7f6a047", "police_check_img": "01a228dd-e1f9-709b-bdd1-369ee158e9fc", "address_proof_img": "01a228dd-e4cc-7649-b7e2-1d76b69cd12a", "children_check_img": "01a228dd-e1fa-7010-a153-97607ebe2b82"}'),
  ('01900000-0000-7000-8000-000000000012', '{"passport_img": "01a228dd-e75c-70b0-aad4-df5ade8a92ff", "agreement_img": "01a228dd-e6a9-7060-965c-e8501d3d7d2c", "declaration_img": "01a228dd-e6a9-7060-965c-ed25f8aa7b8b", "police_check_img": "01a228dd-e6a9-7060-965c-e041e6c95e70", "address_proof_img": "01a228dd-e86b-71c6-a62d-b1d635eae138", "children_check_img": "01a228dd-e6a9-7060-965c-e61b7fe44e7d"}'),
  ('01900000-0000-7000-8000-000000000013', '{"passport_img": "01a228dd-e9ae-7677-bab2-faa6012ac3fb", "agreement_img": "01a228dd-e945-77a8-8055-c34f573167ad", "declaration_img": "01a228dd-e945-77a8-8055-c701c3adf861", "police_check_img": "01a228dd-e945-77a8-8055-b9bca1c71074", "address_proof_img": "01a228dd-eb6e-7346-a2e9-1483c84f4541", "children_check_img": "01a228dd-e945-77a8-8055-bffb7c691eb0"}'),
  ('01900000-0000-7000-8000-000000000014', '{"passport_img": "01a228dd-ecca-73cd-90d0-d6d1a4316afb", "agreement_img": "01a228dd-ec24-72b3-94b2-08cd11dbf367", "declaration_img": "01a228dd-ec24-72b3-94b2-0e05646edacb", "police_check_img": "01a228dd-ec24-72b3-94b2-016cd0999f36", "address_proof_img": "01a228dd-ee4c-7541-b780-7ad821e2b2c5", "children_check_img": "01a228dd-ec24-72b3-94b2-051c8650ff0c"}'),
  ('01900000-0000-7000-8000-000000000015', '{"passport_img": "01a228dd-ef61-73de-a9fc-8491f6cc113d", "agreement_img": "01a228dd-ef07-73c2-9c80-04e6755cf792", "declaration_img": "01a228dd-ef07-73c2-9c80-094fff059a3e", "police_check_img": "01a228dd-ef07-73c2-9c7f-fe8a60a3207c", "address_proof_img": "01a228dd-f073-7459-a40c-cbed6abd11a6", "children_check_img": "01a228dd-ef07-73c2-9c80-033398f4af25"}'),
  ('01900000-0000-7000-8000-000000000016', '{"passport_img": "01a228dd-f165-743c-a622-b1b40b7c918d", "agreement_img": "01a228dd-f0f2-76e8-a60f-5090f184389b", "declaration_img": "01a228dd-f0f2-76e8-a60f-57018657e258", "police_check_img": "01a228dd-f0f2-76e8-a60f-4bd42b111bdf", "address_proof_img": "01a228dd-f248-710c-8b0f-e13dbf20dfa9", "children_check_img": "01a228dd-f0f2-76e8-a60f-4cb2bd8899c9"}'),
  ('01900000-0000-7000-8000-000000000017', '{"passport_img": "01a228dd-f320-725e-a710-12170e0b44e2", "agreement_img": "01a228dd-f29a-7446-b3c1-5e7dcd146206", "police_check_img": "01a228dd-f29a-7446-b3c1-58179a3c6b04", "address_proof_img": "01a228dd-f416-7767-af82-f8c46501e942"}');
INSERT INTO "account_assignments" (user_id, permanent_jobs, quick_jobs, current_work) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '[{"job_id": "01900000-0000-7000-9000-000000000001", "job_name": "Wattlebird House Offices", "job_payment_for_fortnight": "670.00"}]', '[{"job_id": "01900000-0000-7000-9000-000000000022", "job_date": "2026-11-30", "job_name": "Showroom before the opening", "job_start_time": "14:00"}]', NULL),
  ('01900000-0000-7000-8000-000000000011', '[{"job_id": "01900000-0000-7000-9000-000000000002", "job_name": "Banksia Family Medical Centre", "job_payment_for_fortnight": "540.00"}, {"job_id": "01900000-0000-7000-9000-000000000001", "job_name": "Wattlebird House Offices", "job_payment_for_fortnight": "670.00"}]', '[]', NULL),
  ('01900000-0000-7000-8000-000000000012', '[{"job_id": "01900000-0000-7000-9000-000000000007", "job_name": "Sandpiper Surf Club", "job_payment_for_fortnight": "444.00"}, {"job_id": "01900000-0000-7000-9000-000000000004", "job_name": "Wool Store Gallery", "job_payment_for_fortnight": "422.50"}]', '[{"job_id": "01900000-0000-7000-9000-000000000023", "job_date": "2026-12-03", "job_name": "Marquee after the garden party", "job_start_time": "07:30"}]', NULL),
  ('01900000-0000-7000-8000-000000000013', '[{"job_id": "01900000-0000-7000-9000-000000000005", "job_name": "Sturt Pea Technology Hub", "job_payment_for_fortnight": "936.00"}]', '[]', '{"kind": "permanent", "job_id": "01900000-0000-7000-9000-000000000008", "row_id": "01a2289b-5c00-7467-9c0c-19419833e5fc", "started_at": "2026-11-29T18:40:00.000Z", "business_date": "2026-11-30"}'),
  ('01900000-0000-7000-8000-000000000014', '[{"job_id": "01900000-0000-7000-9000-000000000006", "job_name": "Unley Corner Library", "job_payment_for_fortnight": "704.00"}]', '[]', NULL),
  ('01900000-0000-7000-8000-000000000015', '[{"job_id": "01900000-0000-7000-9000-000000000003", "job_name": "Little Pelicans Early Learning", "job_payment_for_fortnight": "680.00"}, {"job_id": "01900000-0000-7000-9000-000000000007", "job_name": "Sandpiper Surf Club", "job_payment_for_fortnight": "444.00"}]', '[{"job_id": "01900000-0000-7000-9000-000000000021", "job_date": "2026-11-25", "job_name": "End of lease: two-bedroom flat", "job_start_time": "09:00"}]', NULL);
INSERT INTO "signing_key" (kid, private_key, public_key_pem, created_at, retired_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a228dd-d47f-7172-baf1-934fe5ac83c8', 'sealed:1:a61764615c99a40f:1e3cPTVPvXA9ZpDXhT59ThlP6AIYrAaB1AmpNpNckgAt65J8Okt4b8EwOulCwIby2_csejMGTpT583CrGwYQZNKrVtA7oc5LnTzVyzaLYl6xetm3Bp5G1vwsPWnlIwf6FJyv1PplotM5EwMV4IzAx9hx2PNWiDEbXGAz2rxOArHKOPxaSmkHXTFW2P1UkC6MUXafxOGm70eI0fzzxSD4zQDdAvwa3XmUyb8sQ-Rl6p7Xeh09vXXhsgRoPtcTNNgBxZjPP6MHCswPKoey0xymqBlsY7Z6lfKPlrhoZXO3LlO3L6qM3yWu3MGq-W2ZFikIP1Y0_p4qXjaAB1qRBnVrYlHqIWENopsibVerTG3bvp4TPTI7immj9-8TvqmN6VCDRqtUJMVl0Uk84HTV6VFu0LiormdOZSoJO5d6YM__2HwyAi4Z35j0pLgoy6P-7njauz6UlTEpd-hV5rrU1Wamt0hY1KtVaidcbrWgOckC8n1D0Jv-nMnZziXaZUiri_c-ahGaRzHh4dd7bs_yfwlCnRkFeZt6oc1-JvT2nLlT1BsnUQL94tUsjpnrNAcYLJwkdE6nUs_TYtoGWFNlqmXxV3FLiHYPq_3uVuAPVdu4FMGy04WJNWdplFlhzSQ-GHRY8pQwRhbK5uQV-8kiiy9_todMf0O03gFQaby13oMseIzZBKVGUPxCiBhu2UNiUYMbERJn_HMW0anH8bVwG48M-Jimqjtutl0y3dnPIjFRWBXMYHQDlNjl-6Eu4bp3Nh5ClAxzJq7jaqQGH9kE7kyyvaEm1wNCmkX3Dro4zVsZNRnUqZa1fOqC2b-OLPKpfvCssxlvN_4wMYimq33OpixOK1orfxiWqNfhm-jI5JkGFpZ82gxw0VN1uRNfr6ib2YcGVtXQwc1R14ud25MVe4xCVIYGFHVp9-dsrndGsCYyQcr_ngkIvfY5QVt5-on-XhQsmU_gdCU8NBVKEoCzGLsa_8YZEJa0ngS-G3xaQrkm4rSldAqDqkXS055Qyr87sU5TknlvFO1WWaVmyrzy3gmdVZBFNyJJEgHd1MJcRT4Vkc26xqo1S3uRzp0W0Z-gN86Zw7xQtlLvF6d-wLJ7KenZsd-H4W1EWcetp1OMK_f2zXWDPFs1nC2PkFUM_dLcwjqL6sPQocsSNq6I5RE4bPxHHp2rrdsJn37BUPJwOgf-M3dSjdo4iAujWM81-lSB6KHgSeykWLjqrtwVRuANuJZVf4jEnaWEvTkwcZdoaEu8_amyP7nBAQESwwYt9GszAXRoaeO_tL519aZ9UmkZg-PcdAvR3Nujqu6hAzwNoQgxnBrLvepIeJy7CXSX6YOPgTGJJkEovFNaB2WwrlIozuK18aiXJpcOi0cnAIv40gjVNq9_i36lrCysD4kMCq7fvPVTv2_6LtLNG9TQIMy09wSWesx1JSgBDrjmvvPFqovuyNMuYkRTNu1UDYYvL6B1oHyzU754WBt2xNorFLeg9__vp9E6ARba0zOrO4Q7kGhPSveQcIuvC7G2iarj20G253LKaCnhXAYxIerO9540ezRoiwYrFDOuHJYCdDOq6FVx9iroLrZBFE-WGIBscVkSgy7e9iAV4oUBE6jU5PBZAilDcyaLJi38Wex75bhkLTAaUiPwCIqjj21l0Yzo2ZQtyocmOsX1bGOTNigfJbKS2mXip0MY4zqFSPBkN9fJjxzuOL_DYsKByv7z_WL_jYurQiCe4uytEgcai4NXjVg5JkF_nSXsQ9alXB3WXcv1BMn6sqK40rdAxEr05n3gsfs5UUp_OviemuxTgZ3kJ3mHOysoFLKrI279rtr8En97MhnrL2iL_n7f66iVQoavIH_6p6y9ycd1oS0GP-xK_Xr4VGQeQMFNx3vxYM-skawIeZUICzknVLfFe9-uKJp4SyGqyq_wvq-MybQjHrDhF7Lntg7dvY7Hztj4xTralYoXOjdC7WhWQLR_qpOMYniB0YDhOqK9L_ikJpPPdoBhgfMg6YetEkcZtUfI0OCESEwhtKyArwqF2R2yRra2duRYniInaeyKHCF6vOLWzCWkS17tyiDPBy7kvQEYY7l81bOctC0EPwKyMkJhmDA4mcWLf8BANlt4Uh-3kwZxpLtGDlGE30ten5qzX1McZkef4U9Wv0mGaoV3UEzvGYQj7gGPUPWV34fIMqODqHmG59uOkuE_JRIt5GsmNxFdCJlvLrSuPGozTHC0RHzDggrVDSJ-T7Q61rIyydS9SvQwWSxB1w0SAtWrLkRx9dFhTAQQO3VG8HicN0i7dzoM0ZC6eF4I1pVJhv0P5Ir00g', '-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsZQC/E17p6OZlpTp+ugt
DeZd5WQyu+F5SCPSRRa9w+wd8Qe13ZaPGQhP9hklN5hks2nYj2Cs052mB/+VpjIK
+YS8KZvZBOsEqhNSkAt0c31hwTZwwF819TMldXfG9tcuK1aIHbz3xdX2ssNoj2xo
ubv1OkZ/afr79rfprFhdW7NsrMwXywIDFzo1O9Jg7LwwWTpUInbmS/m5rkAOE8cq
Sc3VJ/WmRd8R2fajSBiHQG9eX2oqRIeayfpq9xWlqf6xsPbisp1JKuYors4cRmqK
zkgQKhWTMmlP0Xr/5v1kveBeYkiO2A+iMipZnMsSA2k8ylzONiCio0SRqY8zT7NL
EwIDAQAB
-----END PUBLIC KEY-----
', '2026-11-29 19:52:36.224+00', NULL);
INSERT INTO "audit_entry" (id, at, actor_id, actor_name, action, subject_kind, subject_id, subject_name, details) OVERRIDING SYSTEM VALUE VALUES
  ('01a228dd-ce8c-763f-bd27-66345ca053e6', '2026-11-29 19:52:34.7+00', '', 'Operator', 'account.admin-added', 'person', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '{}'),
  ('01a228dd-d887-72e5-9254-b978406388ab', '2026-11-29 19:52:37.256+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-settings.changed', 'invoice-settings', '', 'Invoice settings', '{"gst_rate_percent": "20 → 10"}'),
  ('01a228dd-d8cd-76ce-8389-b48443f0c2e8', '2026-11-29 19:52:37.325+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-settings.gst-confirmed', 'invoice-settings', '', 'Invoice settings', '{"gst_rate_percent": "10"}'),
  ('01a228dd-d90d-7099-a4e5-fbd2d5b123fa', '2026-11-29 19:52:37.389+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote-text.saved', 'quote', 'cc6871a5-52c2-5678-b4ef-b20a470238b9', 'Our terms', '{}'),
  ('01a228dd-d961-7723-ac85-68efab2830e0', '2026-11-29 19:52:37.473+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{}'),
  ('01a228dd-e0c9-7243-8cfd-241d11c8add6', '2026-11-29 19:52:39.369+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{"channel": "hand"}'),
  ('01a228dd-e10b-7319-a4a0-103deb0b0963', '2026-11-29 19:52:39.435+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.declined', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{}'),
  ('01a228dd-e1b9-776e-aa4f-7d4c1b0d5134', '2026-11-29 19:52:39.609+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', 'Q-00002', '{}'),
  ('01a228dd-e407-7330-95ef-e14825ddcd7c', '2026-11-29 19:52:40.199+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', 'Q-00002', '{"channel": "hand"}'),
  ('01a228dd-e460-773e-b010-0fbf9ce41704', '2026-11-29 19:52:40.288+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Q-00003', '{}'),
  ('01a228dd-e6b7-70a0-a67d-56b2976af0f3', '2026-11-29 19:52:40.887+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Q-00003', '{"channel": "hand"}'),
  ('01a228dd-e753-75ae-8581-d58794fe6832', '2026-11-29 19:52:41.043+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.accepted', 'quote', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Q-00003', '{"entered": "by the office", "pdf_sha256": "1eca8794b1de1f790ba8d575409d6e9be4e98b3fa9c665bb850fe10013b67e04"}'),
  ('01a228dd-e795-712f-9f1e-9cbbd27fec53', '2026-11-29 19:52:41.109+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'fdbbf917-7206-5c19-93d9-b1f90aa07d6b', 'Q-00004', '{}'),
  ('01a228dd-e7cc-7494-94d0-f506aeda24b0', '2026-11-29 19:52:41.164+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'site-proof.changed', 'site', '', 'Proof and promises of the website', '{"changed": "promise_days, served_postcodes, testimonials, ratings, prices, examples, checks, come_back, is_police_checked, response_hours, manager_name, manager_role"}'),
  ('01a228dd-edfa-738c-8b8b-302c596412f4', '2026-11-29 19:52:42.746+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-settings.changed', 'pay-settings', '', 'Pay settings', '{"gst_from": " → 2018-07-01", "first_day": "2022-01-01 → 2026-10-11", "gst_checked_on": " → 2026-11-02"}'),
  ('01a228dd-ee10-7184-9e8b-5f211c53f4fb', '2026-11-29 19:52:42.768+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-bank-account.saved', 'pay-settings', '01a228dd-ee0e-71da-a7f3-b4bce25f1bf8', 'GUMLEAF CLEANING PTY LTD', '{"bsb": "105-900", "bank": "BSA", "account_ending": "200"}'),
  ('01a228dd-ee41-7376-83a6-faa7c20f5513', '2026-11-29 19:52:42.817+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{}'),
  ('01a228dd-ee4d-70d7-ae62-90b0cf660402', '2026-11-29 19:52:42.829+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"job": "Wattlebird House Offices", "from": "2026-09-01", "client": "Wattlebird Property"}'),
  ('01a228dd-ee58-7549-bcef-627bbd936409', '2026-11-29 19:52:42.84+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"job": "Sturt Pea Technology Hub", "from": "2026-09-01", "client": "Wattlebird Property"}'),
  ('01a228dd-ee65-77f2-a150-a414bfb5707c', '2026-11-29 19:52:42.853+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{}'),
  ('01a228dd-ee6a-7050-9b96-26dc70f7aa8b', '2026-11-29 19:52:42.858+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{"job": "Banksia Family Medical Centre", "from": "2026-08-01", "client": "Banksia Family Medical Centre"}'),
  ('01a228dd-ee6f-72ec-a1ed-239b92c8f0cd', '2026-11-29 19:52:42.863+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{}'),
  ('01a228dd-ee72-7616-9617-9857b957b8c3', '2026-11-29 19:52:42.866+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{"job": "Little Pelicans Early Learning", "from": "2026-08-01", "client": "Little Pelicans"}'),
  ('01a228dd-ee79-77af-9518-dccf4b2028f9', '2026-11-29 19:52:42.873+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '{}'),
  ('01a228dd-ee7f-7557-aa42-c7a8a34dbbf6', '2026-11-29 19:52:42.879+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '{"job": "Wool Store Gallery", "from": "2026-08-01", "client": "Port Adelaide Arts Trust"}'),
  ('01a228dd-ee85-73b3-8361-1ed9a81705e9', '2026-11-29 19:52:42.885+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000005', 'Unley Libraries', '{}'),
  ('01a228dd-ee8f-721d-9602-a48991bf6818', '2026-11-29 19:52:42.895+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000005', 'Unley Libraries', '{"job": "Unley Corner Library", "from": "2026-08-01", "client": "Unley Libraries"}'),
  ('01a228dd-ee9d-76c5-b9bc-5f5774bcb048', '2026-11-29 19:52:42.909+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{}'),
  ('01a228dd-eeae-76dc-b7b8-1ba0ef1efadb', '2026-11-29 19:52:42.927+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"job": "Sandpiper Surf Club", "from": "2026-08-01", "client": "Sandpiper Surf Club Inc."}'),
  ('01a228dd-eeda-7617-9292-123c7a94e618', '2026-11-29 19:52:42.984+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000002', 'Banksia Family Medical Centre', '{"from": "2026-08-01", "price": "visit 145.00"}'),
  ('01a228dd-ef03-7490-b166-c799750f6916', '2026-11-29 19:52:43.011+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000003', 'Little Pelicans Early Learning', '{"from": "2026-08-01", "price": "month 2280.00"}'),
  ('01a228dd-ef13-7750-a5fe-3edcc973832f', '2026-11-29 19:52:43.028+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000004', 'Wool Store Gallery', '{"from": "2026-08-01", "price": "visit 125.00"}'),
  ('01a228dd-ef2d-71e9-8460-778538a9e325', '2026-11-29 19:52:43.053+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000007', 'Sandpiper Surf Club', '{"from": "2026-08-01", "price": "month 2750.00"}'),
  ('01a228dd-efbb-76ac-bab4-ec306529d40d', '2026-11-29 19:52:43.196+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a228dd-efa2-771e-8fbe-7be7e1e0775d', 'INV-00001', '{"month": "2026-08", "total": "1754.50", "client": "Banksia Family Medical Centre", "version": "1"}'),
  ('01a228dd-efbc-712c-93f6-e14bdcf18c89', '2026-11-29 19:52:43.196+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a228dd-efa2-771e-8fbe-7f5907bdb3a9', 'INV-00002', '{"month": "2026-08", "total": "2508.00", "client": "Little Pelicans", "version": "1"}'),
  ('01a228dd-efbc-712c-93f6-e60023475e5d', '2026-11-29 19:52:43.196+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a228dd-efa2-771e-8fbe-80d54ca8fdf6', 'INV-00003', '{"month": "2026-08", "total": "1512.50", "client": "Port Adelaide Arts Trust", "version": "1"}'),
  ('01a228dd-efbc-712c-93f6-e89f0adab604', '2026-11-29 19:52:43.196+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a228dd-efa2-771e-8fbe-86d94c637fc2', 'INV-00004', '{"month": "2026-08", "total": "2126.37", "client": "Unley Libraries", "version": "1"}'),
  ('01a228dd-efbc-712c-93f6-ec5ecd3575cc', '2026-11-29 19:52:43.196+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a228dd-efa2-771e-8fbe-8a46b8819bcc', 'INV-00005', '{"month": "2026-08", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}'),
  ('01a228dd-efc9-7587-98c8-0904c382050b', '2026-11-29 19:52:43.209+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a228dd-efa2-771e-8fbe-7be7e1e0775d', 'INV-00001', '{}'),
  ('01a228dd-f0af-7198-a161-4e8991700da2', '2026-11-29 19:52:43.439+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a228dd-efa2-771e-8fbe-7f5907bdb3a9', 'INV-00002', '{}'),
  ('01a228dd-f186-7618-96b4-5c4cb957330b', '2026-11-29 19:52:43.654+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a228dd-efa2-771e-8fbe-80d54ca8fdf6', 'INV-00003', '{}'),
  ('01a228dd-f1de-7434-818f-fa8e648d5bf5', '2026-11-29 19:52:43.742+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a228dd-efa2-771e-8fbe-86d94c637fc2', 'INV-00004', '{}'),
  ('01a228dd-f226-7432-90e4-ae4e4f2744d2', '2026-11-29 19:52:43.814+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a228dd-efa2-771e-8fbe-8a46b8819bcc', 'INV-00005', '{}'),
  ('01a228dd-f2a5-756a-8e64-50305b5d1057', '2026-11-29 19:52:43.941+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a228dd-f287-7046-a5cc-a68f241d213a', 'INV-00006', '{"month": "2026-09", "total": "7243.10", "client": "Wattlebird Property", "version": "1"}'),
  ('01a228dd-f2a5-756a-8e64-557d366f300f', '2026-11-29 19:52:43.941+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a228dd-f287-7046-a5cc-a9b19f38adc7', 'INV-00007', '{"month": "2026-09", "total": "1914.00", "client": "Banksia Family Medical Centre", "version": "1"}'),
  ('01a228dd-f2a5-756a-8e64-58cb43a8f161', '2026-11-29 19:52:43.941+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a228dd-f287-7046-a5cc-aee66e2084d0', 'INV-00008', '{"month": "2026-09", "total": "2508.00", "client": "Little Pelicans", "version": "1"}'),
  ('01a228dd-f2a5-756a-8e64-5c636e39c478', '2026-11-29 19:52:43.941+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a228dd-f287-7046-a5cc-b1504e660e63', 'INV-00009', '{"month": "2026-09", "total": "1787.50", "client": "Port Adelaide Arts Trust", "version": "1"}'),
  ('01a228dd-f2a5-756a-8e64-6270571a846f', '2026-11-29 19:52:43.941+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a228dd-f287-7046-a5cc-b71e6358fda8', 'INV-00010', '{"month": "2026-09", "total": "1960.21", "client": "Unley Libraries", "version": "1"}'),
  ('01a228dd-f2a5-756a-8e64-66db3b3fbf47', '2026-11-29 19:52:43.941+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a228dd-f287-7046-a5cc-b8f415f94da1', 'INV-00011', '{"month": "2026-09", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}'),
  ('01a228dd-f2bd-77b2-a489-dec19a96e552', '2026-11-29 19:52:43.966+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a228dd-f287-7046-a5cc-a68f241d213a', 'INV-00006', '{}'),
  ('01a228dd-f346-74ec-b18b-2ad6ee88e929', '2026-11-29 19:52:44.102+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a228dd-f287-7046-a5cc-a9b19f38adc7', 'INV-00007', '{}'),
  ('01a228dd-f379-7705-86a5-541d3cb54020', '2026-11-29 19:52:44.153+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a228dd-f287-7046-a5cc-aee66e2084d0', 'INV-00008', '{}'),
  ('01a228dd-f3b0-72b5-8b0b-3401f7c6fa22', '2026-11-29 19:52:44.209+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a228dd-f287-7046-a5cc-b1504e660e63', 'INV-00009', '{}'),
  ('01a228dd-f3e4-75ce-945b-2313b0d964b6', '2026-11-29 19:52:44.261+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a228dd-f287-7046-a5cc-b71e6358fda8', 'INV-00010', '{}'),
  ('01a228dd-f436-776f-a384-2c5ae14ecf7c', '2026-11-29 19:52:44.342+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a228dd-f287-7046-a5cc-b8f415f94da1', 'INV-00011', '{}'),
  ('01a228dd-f4c6-7744-bfc9-464b6c822b62', '2026-11-29 19:52:44.486+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a228dd-f49a-76e2-97ce-e983dc118257', 'INV-00012', '{"month": "2026-10", "total": "2073.50", "client": "Banksia Family Medical Centre", "version": "1"}'),
  ('01a228dd-f4c6-7744-bfc9-4bcd9401085e', '2026-11-29 19:52:44.487+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a228dd-f49a-76e2-97ce-ef21d183847e', 'INV-00013', '{"month": "2026-10", "total": "1650.00", "client": "Port Adelaide Arts Trust", "version": "1"}'),
  ('01a228dd-f4c7-7009-9c94-d697ec04b043', '2026-11-29 19:52:44.487+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a228dd-f49a-76e2-97ce-f3c3d8333c30', 'INV-00014', '{"month": "2026-10", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}'),
  ('01a228dd-f4de-74f3-91f1-a93649ff1e01', '2026-11-29 19:52:44.51+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a228dd-f49a-76e2-97ce-e983dc118257', 'INV-00012', '{}'),
  ('01a228dd-f56e-7750-a0c2-acf261e7f1a9', '2026-11-29 19:52:44.654+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a228dd-f49a-76e2-97ce-f3c3d8333c30', 'INV-00014', '{}'),
  ('01a228dd-f62e-7156-b521-f8757afe154b', '2026-11-29 19:52:44.846+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.adjusted', 'invoice', '01a228dd-f287-7046-a5cc-b1504e660e63', 'INV-00009', '{"note": "ADJ-00001", "total": "-137.50", "reason": "The visit on the second Saturday was cancelled by the gallery"}'),
  ('01a228dd-f6fb-721d-96fe-58fe096ac91e', '2026-11-29 19:52:45.051+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-extra.added', 'invoice', 'bf4cf82e-6248-5cd6-ab55-ac56eb3611f3', 'Windows outside, levels 1 to 3', '{"day": "2026-11-30", "text": "Windows outside, levels 1 to 3", "amount": "385.00", "reason": "Asked for by Renee Castle on the telephone"}'),
  ('01a228dd-f7db-745f-aa01-569fc1a83d45', '2026-11-29 19:52:45.276+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{"day": "2026-09-14", "amount": "1754.50", "invoices": "INV-00001 A$1754.50"}'),
  ('01a228dd-f84f-7325-95a6-883c79924450', '2026-11-29 19:52:45.391+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{"day": "2026-09-14", "amount": "2508.00", "invoices": "INV-00002 A$2508.00"}'),
  ('01a228dd-f8c3-75da-b8f3-487c84c5d015', '2026-11-29 19:52:45.507+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '{"day": "2026-09-14", "amount": "1512.50", "invoices": "INV-00003 A$1512.50"}'),
  ('01a228dd-f91b-7475-996d-39b6413b10f5', '2026-11-29 19:52:45.595+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000005', 'Unley Libraries', '{"day": "2026-09-14", "amount": "2126.37", "invoices": "INV-00004 A$2126.37"}'),
  ('01a228dd-f971-7484-ac8b-d1843252e236', '2026-11-29 19:52:45.681+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"day": "2026-09-14", "amount": "2875.00", "invoices": "INV-00005 A$2875.00"}'),
  ('01a228dd-f9ab-733e-9408-0b87e40d34c5', '2026-11-29 19:52:45.739+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.written-off', 'invoice', '01a228dd-efa2-771e-8fbe-8a46b8819bcc', 'INV-00005', '{"amount": "150.00", "reason": "Agreed with the treasurer: the hall was closed for a week"}'),
  ('01a228dd-fac8-7434-b049-c45fa96d4bbc', '2026-11-29 19:52:46.024+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'bank-statement.imported', 'list', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', 'gumleaf-2026-11-30.ofx', '{"added": "8", "known": "0", "left_out": "0", "outgoing": "0", "look_alike": "0"}'),
  ('01a228dd-fb58-7319-97af-883efc72a138', '2026-11-29 19:52:46.168+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"day": "2026-10-14", "amount": "7243.10", "invoices": "INV-00006 A$7243.10"}'),
  ('01a228dd-fbbb-71ef-af4a-ab19d7226582', '2026-11-29 19:52:46.267+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{"day": "2026-10-14", "amount": "1914.00", "invoices": "INV-00007 A$1914.00"}'),
  ('01a228dd-fc25-72b6-b39d-2d69c5ec1994', '2026-11-29 19:52:46.373+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"day": "2026-10-14", "amount": "1815.00", "invoices": "INV-00011 A$1815.00"}'),
  ('01a228dd-fc8f-77ba-8670-8b46e74d3a48', '2026-11-29 19:52:46.479+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"day": "2026-11-30", "amount": "1512.50", "invoices": "INV-00014 A$1512.50"}'),
  ('01a228dd-fcf0-700d-8638-b0c6c55963ed', '2026-11-29 19:52:46.576+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"state": " → SA", "suburb": " → Prospect", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Amara", "family_name": " → Perera", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40118"}'),
  ('01a228dd-fd4d-75e3-b20a-edf0dcbe257d', '2026-11-29 19:52:46.669+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a228dd-fdc6-7111-9ab2-ed77c3225649', '2026-11-29 19:52:46.791+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', '{"state": " → SA", "suburb": " → Norwood", "fund_usi": " → HOS0100AU", "gst_from": " → 2023-07-01", "fund_name": " → Hostplus", "rcti_form": " → signed", "rcti_from": " → 2024-07-01", "given_name": " → Daniel", "rcti_terms": " → supplies-named, both-registered, company-issues, supplier-does-not, tells-when-it-ends", "family_name": " → Okafor", "may_delegate": " → yes", "contract_with": " → person", "gst_checked_on": " → 2026-11-02", "fund_member_number": " → 40125"}'),
  ('01a228dd-fdff-7780-9b5f-7120ffe16581', '2026-11-29 19:52:46.847+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', '{"from": "2026-07-01", "answer": "no", "reason": "May send somebody else."}'),
  ('01a228dd-fe3e-7780-b475-7c6eda881f61', '2026-11-29 19:52:46.91+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"state": " → SA", "suburb": " → Mile End", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Mei", "family_name": " → Lin Chen", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40132"}'),
  ('01a228dd-fe7e-75d6-b6a5-adab01d5da82', '2026-11-29 19:52:46.974+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a228dd-fed6-7745-8690-922fe10458a8', '2026-11-29 19:52:47.062+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"state": " → SA", "suburb": " → Modbury", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Tomasz", "family_name": " → Nowak", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40139"}'),
  ('01a228dd-ff26-739f-ae9b-b32d41f0c96e', '2026-11-29 19:52:47.142+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a228dd-ffb0-7449-98d4-7c418c34c2e3', '2026-11-29 19:52:47.28+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000014', 'Priya Raghunathan-Venkataraman', '{"may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no"}'),
  ('01a228de-001d-7524-9195-c63943653cc3', '2026-11-29 19:52:47.389+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', '{"state": " → SA", "suburb": " → Glenelg", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Grace", "family_name": " → Papadopoulos", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40153"}'),
  ('01a228de-0091-70af-992a-6717b391667e', '2026-11-29 19:52:47.505+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a228de-00e6-7120-b746-bddf7c7f6f0b', '2026-11-29 19:52:47.59+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-adjustment.added', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"day": "2026-10-31", "file": "without a file", "kind": "bonus", "amount": "80.00", "reason": "Stood in on short notice"}'),
  ('01a228de-0160-7774-95e2-865665d2a3e5', '2026-11-29 19:52:47.712+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.created', 'pay-run', '01a228de-0140-728d-ba4e-0a4571ece8a1', 'Pay run 1', '{"pay_day": "2026-11-03", "through_day": "2026-10-31"}'),
  ('01a228de-0326-72d7-80d3-ed01db590f42', '2026-11-29 19:52:48.166+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.approved', 'pay-run', '01a228de-0140-728d-ba4e-0a4571ece8a1', 'Pay run 1', '{"total": "7482.47", "people": "6", "through_day": "2026-10-31"}'),
  ('01a228de-0519-74e4-8478-d92986087ce9', '2026-11-29 19:52:48.666+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.paid', 'pay-run', '01a228de-0140-728d-ba4e-0a4571ece8a1', 'Pay run 1', '{"total": "7482.47", "people": "6", "paid_on": "2026-11-03"}'),
  ('01a228de-05c3-7789-bd77-4c6229de6334', '2026-11-29 19:52:48.836+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-adjustment.added', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"day": "2026-11-30", "file": "without a file", "kind": "reimbursement", "amount": "34.80", "reason": "Floor pads from the hardware shop"}'),
  ('01a228de-0605-7619-a3e5-3ead7f25891f', '2026-11-29 19:52:48.902+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.created', 'pay-run', '01a228de-05fb-74e1-8079-a1ef4b68331f', 'Pay run 2', '{"pay_day": "2026-12-03", "through_day": "2026-11-29"}'),
  ('01a228de-0754-73e7-b131-7c86ab1f7db2', '2026-11-29 19:52:49.236+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.held', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"reason": "Keys of the gallery are not back yet"}'),
  ('01a228de-1f6f-7035-9e6e-614253338bb2', '2026-11-29 19:52:55.407+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a228de-1f69-763c-aa7f-da0cc08b4893', 'Staff kitchen, Norwood (drawing)', '{}'),
  ('01a228de-42e8-774b-a74f-f1d52c59597a', '2026-11-29 19:53:04.488+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a228de-42e5-736d-8eeb-31611e1e9b38', 'Shop front windows, Glenelg (drawing)', '{}'),
  ('01a228de-586a-74da-9f98-c6557908be49', '2026-11-29 19:53:09.994+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a228de-5867-7036-a491-6484dfe859c3', 'Carpet and lounge, Unley (drawing)', '{}'),
  ('01a228de-6af9-729d-b574-65574e8ea167', '2026-11-29 19:53:14.745+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a228de-6af7-74b7-8d0d-2350812ffacf', 'Open-plan office, King William Street (drawing)', '{}');
INSERT INTO "retention_start" (only_row, since) OVERRIDING SYSTEM VALUE VALUES
  ('true', '-infinity');
INSERT INTO "mail_message" (id, idempotency_key, kind, account_id, state, content, attempts, created_at, next_try_at, claimed_at, useful_until, finished_at, last_error, request_id, handed_over) OVERRIDING SYSTEM VALUE VALUES
  ('01a228de-0624-7616-8a77-67b8788b7e5a', 'notice 01a228de-04f4-76ce-ab5e-47fae5f1faa6 01900000-0000-7000-8000-000000000010', 'notice', '01900000-0000-7000-8000-000000000010', 'sent', '', '1', '2026-11-29 19:52:48.838589+00', '2026-11-29 19:53:49.727976+00', '2026-11-29 19:52:51.51458+00', NULL, '2026-11-29 19:52:51.531573+00', '', NULL, 'true'),
  ('01a228de-064b-75ed-9c15-2672616289f8', 'notice 01a228de-04fb-7050-a1cb-667509c0afef 01900000-0000-7000-8000-000000000011', 'notice', '01900000-0000-7000-8000-000000000011', 'sent', '', '1', '2026-11-29 19:52:48.838589+00', '2026-11-29 19:53:49.727976+00', '2026-11-29 19:52:52.302625+00', NULL, '2026-11-29 19:52:52.331153+00', '', NULL, 'true'),
  ('01a228de-0673-7353-a533-5a557e25e1f3', 'notice 01a228de-0507-73c8-8731-5ea105f9046e 01900000-0000-7000-8000-000000000015', 'notice', '01900000-0000-7000-8000-000000000015', 'sent', '', '1', '2026-11-29 19:52:48.838589+00', '2026-11-29 19:53:49.727976+00', '2026-11-29 19:52:51.298237+00', NULL, '2026-11-29 19:52:51.41606+00', '', NULL, 'true'),
  ('01a228de-0689-7199-b3dd-037dc5c34120', 'notice 01a228de-050d-77f6-b946-7c3c8c660511 01900000-0000-7000-8000-000000000012', 'notice', '01900000-0000-7000-8000-000000000012', 'sent', '', '1', '2026-11-29 19:52:48.838589+00', '2026-11-29 19:53:49.727976+00', '2026-11-29 19:52:52.676764+00', NULL, '2026-11-29 19:52:52.68715+00', '', NULL, 'true'),
  ('01a228de-069f-726c-a834-0016b5e903d9', 'notice 01a228de-050f-75fa-999d-dbc5c9a5d6b4 01900000-0000-7000-8000-000000000014', 'notice', '01900000-0000-7000-8000-000000000014', 'sent', '', '1', '2026-11-29 19:52:48.838589+00', '2026-11-29 19:53:49.727976+00', '2026-11-29 19:52:51.890847+00', NULL, '2026-11-29 19:52:51.914531+00', '', NULL, 'true'),
  ('01a228de-06c3-757c-9b72-7b1608f1d284', 'notice 01a228de-0513-7176-8bf1-683cd062fe75 01900000-0000-7000-8000-000000000013', 'notice', '01900000-0000-7000-8000-000000000013', 'sent', '', '1', '2026-11-29 19:52:48.838589+00', '2026-11-29 19:53:49.727976+00', '2026-11-29 19:52:52.548578+00', NULL, '2026-11-29 19:52:52.570568+00', '', NULL, 'true');
INSERT INTO "notice" (id, raised_id, account_id, kind, parameters, created_at, read_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a228de-05fc-729e-acc1-4a0a9b4bd2fd', '01a228de-04f4-76ce-ab5e-47fae5f1faa6', '01900000-0000-7000-8000-000000000010', 'paid', '{"day": "3 Nov 2026", "amount": "A$933.55", "documents": "RA-00001"}', '2026-11-29 19:52:48.628+00', NULL),
  ('01a228de-063f-742e-afa8-505711ebecbd', '01a228de-04fb-7050-a1cb-667509c0afef', '01900000-0000-7000-8000-000000000011', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,901.28", "documents": "RCTI-00001"}', '2026-11-29 19:52:48.635+00', NULL),
  ('01a228de-0665-7003-9c0f-e223c387012c', '01a228de-0507-73c8-8731-5ea105f9046e', '01900000-0000-7000-8000-000000000015', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,543.00", "documents": "RA-00002"}', '2026-11-29 19:52:48.647+00', NULL),
  ('01a228de-0686-7240-a56f-961eb5dd9f17', '01a228de-050d-77f6-b946-7c3c8c660511', '01900000-0000-7000-8000-000000000012', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,086.42", "documents": "RA-00003"}', '2026-11-29 19:52:48.653+00', NULL),
  ('01a228de-069a-71c3-ba19-01a0c4369f25', '01a228de-050f-75fa-999d-dbc5c9a5d6b4', '01900000-0000-7000-8000-000000000014', 'paid', '{"day": "3 Nov 2026", "amount": "A$974.97", "documents": "RA-00004"}', '2026-11-29 19:52:48.656+00', NULL),
  ('01a228de-06b8-7224-b575-547b6417eead', '01a228de-0513-7176-8bf1-683cd062fe75', '01900000-0000-7000-8000-000000000013', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,043.25", "documents": "RA-00005"}', '2026-11-29 19:52:48.659+00', NULL);
INSERT INTO "delivered_notice" (id, delivered_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a228de-04f4-76ce-ab5e-47fae5f1faa6', '2026-11-29 19:52:48.838589+00'),
  ('01a228de-04fb-7050-a1cb-667509c0afef', '2026-11-29 19:52:48.838589+00'),
  ('01a228de-0507-73c8-8731-5ea105f9046e', '2026-11-29 19:52:48.838589+00'),
  ('01a228de-050d-77f6-b946-7c3c8c660511', '2026-11-29 19:52:48.838589+00'),
  ('01a228de-050f-75fa-999d-dbc5c9a5d6b4', '2026-11-29 19:52:48.838589+00'),
  ('01a228de-0513-7176-8bf1-683cd062fe75', '2026-11-29 19:52:48.838589+00');
INSERT INTO "push_key" (id, only_row, public_key, private_key, created_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a228dd-d6c5-75d0-a0b2-88a0d17e5eb5', 'true', 'BIyckiUrSBPkYHSEbuY1peW_IOd4YcB7GZplX9Kurt83lAOliOou84Pu-4jrCU7bln2Su88SWnMP0q6GkVroA4s', 'sealed:1:a61764615c99a40f:TRZig7soVu-zmAA7ycYFXMSGSwilDwxOJN4ObVw-BaET_xe81oqSiE7SNH98a6kXnUSY0uDJeSCZsEr2wrkIJ78K65uJLw4', '2026-11-29 19:52:36.793928+00');
INSERT INTO "known_site" (id, state) OVERRIDING SYSTEM VALUE VALUES
  ('0190c0de-0000-7000-8000-000000000002', '{"proof": {"checks": [{"text": "Everybody who works at a client shows a police check, and a new one when it expires.", "title": "Police checks"}, {"text": "Whoever cleans at schools and child care holds a current check.", "title": "Work with children"}], "prices": [{"per": "a visit", "note": "Up to 150 m², once a week, in the evening.", "dollars": 95, "service": "office-cleaning"}, {"per": "a home", "note": "One bedroom, without carpets.", "dollars": 380, "service": "end-of-lease-cleaning"}, {"per": "a visit", "note": "Shop front, inside and outside.", "dollars": 120, "service": "window-cleaning"}], "ratings": [{"count": 63, "value": 4.8, "source": "Customer survey", "read_on": "2026-11-23", "source_address": ""}], "examples": [{"per": "a month", "title": "An office of 300 m² in the city", "details": "Three evenings a week: desks, floors, kitchen, two bathrooms and bins.", "dollars": 1480, "service": "office-cleaning"}], "come_back": "Something is not right? Tell us within 24 hours and we come back and do it again at no cost.", "manager_name": "Priya Nair", "manager_role": "Operations manager", "promise_days": 1, "testimonials": [{"name": "Marguerite Lindqvist", "text": "The rooms are ready when the first patient comes, every morning for three years. When a tap leaked at night, they rang us before we knew.", "rating": null, "source": "Letter", "said_on": "2026-08-25", "organisation": "Practice manager, Norwood", "source_address": ""}, {"name": "Theo Karagiannis", "text": "Our tenants stopped writing to us about the stairs. The monthly sheet tells the committee what was done, and when.", "rating": 5, "source": "Email", "said_on": "2026-10-20", "organisation": "Strata committee, North Adelaide", "source_address": ""}, {"name": "Jess Whitcombe", "text": "They quoted one price, came on the day and the agent found nothing to add to the list.", "rating": 5, "source": "Customer survey", "said_on": "2026-11-11", "organisation": "End of lease, Unley", "source_address": ""}], "response_hours": 4, "served_postcodes": ["5000", "5006", "5007", "5008", "5009", "5010", "5011", "5012", "5013", "5014", "5015", "5016", "5017", "5018", "5019", "5020", "5021", "5022", "5023", "5024", "5025", "5031", "5032", "5033", "5034", "5035", "5037", "5038", "5039", "5040", "5041", "5042", "5043", "5044", "5045", "5046", "5047", "5048", "5049", "5050", "5051", "5052", "5061", "5062", "5063", "5064", "5065", "5066", "5067", "5068", "5069", "5070", "5072", "5073", "5074", "5075", "5076", "5081", "5082", "5083", "5084", "5085", "5086", "5087", "5088", "5089", "5090", "5091", "5092", "5093", "5094", "5095", "5096", "5097", "5098", "5106", "5107", "5108", "5109", "5110", "5111", "5112", "5113", "5114", "5125", "5126", "5127", "5150", "5151", "5152", "5154", "5155", "5156", "5158", "5159", "5160", "5161", "5162", "5163", "5164", "5165", "5166", "5167", "5168", "5169", "5245", "5250", "5251", "5252", "5950"], "is_police_checked": true}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "map": {"latitude": -34.9285, "longitude": 138.6007}, "city": "Adelaide", "name": "Gumleaf Commercial Cleaning", "email": "hello@gumleaf.example", "hours": [{"days": [1, 2, 3, 4, 5], "opens": "07:00", "closes": "17:30"}], "place": "", "state": "SA", "trade": "Commercial Cleaning", "colour": "#2c4fa2", "mobile": "0491 570 156", "social": [], "street": "12 Wattle Lane", "founded": 2015, "insurer": "Southern Mutual Insurance", "telephone": "(08) 5550 0142", "legal_name": "Gumleaf Commercial Cleaning Pty Ltd", "short_name": "Gumleaf", "postal_code": "5000", "web_address": "www.gumleaf.example", "accounts_email": "accounts@gumleaf.example", "insurance_dollars": 20000000}, "gst_rate_percent": 10}');
SELECT setval('migration_id_seq', 12);
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
