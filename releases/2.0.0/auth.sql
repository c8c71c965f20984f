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
  ('true', '2026-11-29 13:21:32.915851+00');
INSERT INTO "change" (entity, entity_id, seq, request_id, changed_at) OVERRIDING SYSTEM VALUE VALUES
  ('account', '01900000-0000-7000-8000-000000000001', '1', NULL, '2026-11-29 13:21:32.622569+00'),
  ('account', '01900000-0000-7000-8000-000000000002', '3', NULL, '2026-11-29 13:21:32.752035+00'),
  ('account', '01900000-0000-7000-8000-000000000010', '4', NULL, '2026-11-29 13:21:32.752035+00'),
  ('account', '01900000-0000-7000-8000-000000000011', '5', NULL, '2026-11-29 13:21:32.752035+00'),
  ('account', '01900000-0000-7000-8000-000000000012', '6', NULL, '2026-11-29 13:21:32.752035+00'),
  ('account', '01900000-0000-7000-8000-000000000013', '7', NULL, '2026-11-29 13:21:32.752035+00'),
  ('account', '01900000-0000-7000-8000-000000000014', '8', NULL, '2026-11-29 13:21:32.752035+00'),
  ('account', '01900000-0000-7000-8000-000000000015', '9', NULL, '2026-11-29 13:21:32.752035+00'),
  ('account', '01900000-0000-7000-8000-000000000016', '10', NULL, '2026-11-29 13:21:32.752035+00'),
  ('account', '01900000-0000-7000-8000-000000000017', '11', NULL, '2026-11-29 13:21:32.752035+00'),
  ('payee', '01900000-0000-7000-8000-000000000001', '2', NULL, '2026-11-29 13:21:32.622569+00'),
  ('payee', '01900000-0000-7000-8000-000000000002', '12', NULL, '2026-11-29 13:21:32.752035+00'),
  ('payee', '01900000-0000-7000-8000-000000000010', '13', NULL, '2026-11-29 13:21:32.752035+00'),
  ('payee', '01900000-0000-7000-8000-000000000011', '14', NULL, '2026-11-29 13:21:32.752035+00'),
  ('payee', '01900000-0000-7000-8000-000000000012', '15', NULL, '2026-11-29 13:21:32.752035+00'),
  ('payee', '01900000-0000-7000-8000-000000000013', '16', NULL, '2026-11-29 13:21:32.752035+00'),
  ('payee', '01900000-0000-7000-8000-000000000014', '17', NULL, '2026-11-29 13:21:32.752035+00'),
  ('payee', '01900000-0000-7000-8000-000000000015', '18', NULL, '2026-11-29 13:21:32.752035+00'),
  ('payee', '01900000-0000-7000-8000-000000000016', '19', NULL, '2026-11-29 13:21:32.752035+00'),
  ('payee', '01900000-0000-7000-8000-000000000017', '20', NULL, '2026-11-29 13:21:32.752035+00');
INSERT INTO "change_counter" (only_row, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('true', '20');
INSERT INTO "change_cursor" (source, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('invoice', '113'),
  ('jobs', '566'),
  ('media', '27');
INSERT INTO "account" (id, role, verified, password_hash, session_version, version, registered_at, removed_at, name, email, address, zip_code, contact_no, abn, passport_number, bank_name, account_type, account_name, account_number, bsb, disabled_at, details_erased_at, erased_at, email_confirmed_at, details_version, bank_changed_at, payments_held_until, calendar_ended_at, places, language) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000001', 'admin', 'true', '$argon2id$v=19$m=19456,t=2,p=1$xyPN5A2s4t4jehjaDd/Uow$68cGXPbTSVcANeIUXF8IoE++UVU16uT93nsIHUgW0Nk', '1', '1', '2026-11-29 13:21:32.626+00', NULL, 'Helen Marsh', 'admin@gumleaf.example', '', '', '', '', '', '', '', '', '', '', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000002', 'supervisor', 'false', '$argon2id$v=19$m=19456,t=2,p=1$CYJDmD8+KLiWG65ruNqb+w$kY7ZtfLYww/Pw/63YoKMUxMeeS8Rr657NrWR6FMmYCg', '1', '1', '2026-11-29 13:21:32.755+00', NULL, 'Rosa Marino', 'supervisor@gumleaf.example', '', '', '', '', '', '', '', '', '', '', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{01900000-0000-7000-9000-000000000001,01900000-0000-7000-9000-000000000002,01900000-0000-7000-9000-000000000003}', 'en'),
  ('01900000-0000-7000-8000-000000000010', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$CYJDmD8+KLiWG65ruNqb+w$kY7ZtfLYww/Pw/63YoKMUxMeeS8Rr657NrWR6FMmYCg', '1', '1', '2026-11-29 13:21:32.769+00', NULL, 'Amara Perera', 'amara@gumleaf.example', '14 Acacia Street, Prospect SA', '5082', '0491 570 006', '61000000002', 'sealed:1:a61764615c99a40f:iSkBRz2Khe85INja1BPHI9z7hFRMczkImjmJwGds8JXLZjrMwA', 'Commonwealth Bank', 'Savings account', 'Amara Perera', 'sealed:1:a61764615c99a40f:12147US7_m-uhzZEj_opr0EUZvAd_2CYwIW0xwsEkkV7cDZ7iQ', 'sealed:1:a61764615c99a40f:CD3P4MsQz8389DZm4dEKgjbmvDAIqDCe7NMrrgZhvbAwNA', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000011', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$CYJDmD8+KLiWG65ruNqb+w$kY7ZtfLYww/Pw/63YoKMUxMeeS8Rr657NrWR6FMmYCg', '1', '1', '2026-11-29 13:21:32.792+00', NULL, 'Daniel Okafor', 'daniel@gumleaf.example', '3/27 Banksia Avenue, Norwood SA', '5067', '0491 570 110', '42000000003', 'sealed:1:a61764615c99a40f:R-pMN2JQRQpQVkYnFhU4cbLAZ1FFqrSnvnvTvwHydfCYKsESkQ', 'Westpac', 'Savings account', 'Daniel Okafor', 'sealed:1:a61764615c99a40f:8Ig9cTuURztWk7wS-4zDKML87c7BZpd8jvbUoiPupSzA8M73gw', 'sealed:1:a61764615c99a40f:7kop3ya23vibmicWtqJI-eDqN4dHPd24dkR0bJZ4EMHuKA', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000012', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$CYJDmD8+KLiWG65ruNqb+w$kY7ZtfLYww/Pw/63YoKMUxMeeS8Rr657NrWR6FMmYCg', '1', '1', '2026-11-29 13:21:32.808+00', NULL, 'Mei Lin Chen', 'meilin@gumleaf.example', '88 Henley Beach Road, Mile End SA', '5031', '0491 570 156', '23000000004', 'sealed:1:a61764615c99a40f:JzJphvjkv4xJ6jG68ozwgyahfvWXXu4ra_TVFQXwKnEiWo-78Q', 'ANZ', 'Savings account', 'Mei Lin Chen', 'sealed:1:a61764615c99a40f:pLy0OZfO_Z4V1eDIk6snIwEZ0Dl9x-LgsbNowlCL4ktqrE4i0w', 'sealed:1:a61764615c99a40f:74N6JTG7e6Hkg74UAmdrdyH5yOEFybwskXabpbuSvYmIzQ', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000013', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$CYJDmD8+KLiWG65ruNqb+w$kY7ZtfLYww/Pw/63YoKMUxMeeS8Rr657NrWR6FMmYCg', '1', '1', '2026-11-29 13:21:32.817+00', NULL, 'Tomasz Nowak', 'tomasz@gumleaf.example', '5 Kurrajong Court, Modbury SA', '5092', '0491 570 157', '80000000001', 'sealed:1:a61764615c99a40f:5lUWe3RdbZ6ZBuBXN6CbKocd265P8V3R4lWVLuvd7FqCVvhKmg', 'NAB', 'Trust account', 'Tomasz Nowak', 'sealed:1:a61764615c99a40f:3ORWX_qGFfSY2b4yyCvmcIkGsWtwphXmc11mYFl2eVLrwl8pOg', 'sealed:1:a61764615c99a40f:6njE1g4aWJO0uFv1ajJWC2X8M2UjwqJ0bTMGSz5RKZHA6w', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000014', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$CYJDmD8+KLiWG65ruNqb+w$kY7ZtfLYww/Pw/63YoKMUxMeeS8Rr657NrWR6FMmYCg', '1', '1', '2026-11-29 13:21:32.827+00', NULL, 'Priya Raghunathan-Venkataraman', 'priya@gumleaf.example', '121 Unley Road, Unley SA', '5061', '0491 570 158', '51824753556', 'sealed:1:a61764615c99a40f:7dfmawpoNamP9lEocgCYHGPZCdQ75vgPGtmw8X7p2N2p3D60Iw', 'Macquarie Bank', 'Savings account', 'Priya Raghunathan-Venkataraman', 'sealed:1:a61764615c99a40f:wr7v104a1vKkTW27GeSdXcjYyVjF-q-L2waZjAQa6I5FVjVG4w', 'sealed:1:a61764615c99a40f:aafm-PPhLbhcrcsUAPRfZusGjcLXdN-nD7U_8MTNPwzbrA', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000015', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$CYJDmD8+KLiWG65ruNqb+w$kY7ZtfLYww/Pw/63YoKMUxMeeS8Rr657NrWR6FMmYCg', '1', '1', '2026-11-29 13:21:32.839+00', NULL, 'Grace Papadopoulos', 'grace@gumleaf.example', '9 Jetty Lane, Glenelg SA', '5045', '0491 570 159', '53004085616', 'sealed:1:a61764615c99a40f:nl3Xy7wgcMyjRrkMlxvFTRTdJy7QV8LLFYMNerckHOXr-wAtxQ', 'ING', 'Savings account', 'Grace Papadopoulos', 'sealed:1:a61764615c99a40f:AsV5K5U-DKLmvw_LGFbjf5QLtsCcU-CicLxwIKQjzB4y70lMBg', 'sealed:1:a61764615c99a40f:sRGP9iP_rudWtITLApz_0t_SmJRuI355-bP3V2nEdyFJ4Q', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000016', 'user', 'false', '$argon2id$v=19$m=19456,t=2,p=1$CYJDmD8+KLiWG65ruNqb+w$kY7ZtfLYww/Pw/63YoKMUxMeeS8Rr657NrWR6FMmYCg', '1', '1', '2026-11-29 13:21:32.876+00', NULL, 'Liam Fitzgerald', 'liam@gumleaf.example', '40 Magill Road, Kensington SA', '5068', '0491 570 313', '61000000002', 'sealed:1:a61764615c99a40f:TXjCnJXUwX7C57HGh2YBlW0sQq3mJgA6jRlTEIOUjVEr51MNcA', 'Bendigo Bank', 'Savings account', 'Liam Fitzgerald', 'sealed:1:a61764615c99a40f:R4RCu-zxG5HFNdOIMyaZdYYhWxkqEVwVD2cAMq3mO65XFm1F-w', 'sealed:1:a61764615c99a40f:wmV7Qxh67aaJFmYoNE7tiOuSqAhdY2DyqYvQHskgQHlNUg', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000017', 'user', 'false', '$argon2id$v=19$m=19456,t=2,p=1$CYJDmD8+KLiWG65ruNqb+w$kY7ZtfLYww/Pw/63YoKMUxMeeS8Rr657NrWR6FMmYCg', '1', '1', '2026-11-29 13:21:32.892+00', NULL, 'Nadia Haddad', 'nadia@gumleaf.example', '2 Wirra Crescent, Salisbury SA', '5108', '0491 570 737', '42000000003', 'sealed:1:a61764615c99a40f:VVio70lTLGa5Y04v82NBRoWSUtSMSzBuSBaWi3YhqII5uCtEog', 'Bank of Queensland', 'Trust account', 'Nadia Haddad', 'sealed:1:a61764615c99a40f:QlCaG-n7MeHZ0lYJfrPFBE9aNXXeh2_jmwOdia9FpPuHR_LUGw', 'sealed:1:a61764615c99a40f:weJSzYiUsAYQoAVQnhvUaGTgmdpdX6rPm22ZJeYIBDS9qw', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en');
INSERT INTO "account_documents" (user_id, documents) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '{"passport_img": "01a22777-d1a4-7354-82f6-523604976700", "agreement_img": "01a22777-d040-7560-804d-8063ea2e9cf2", "declaration_img": "01a22777-d040-7560-804d-84d981996fc5", "police_check_img": "01a22777-cf7a-7411-a264-f21091c769e1", "address_proof_img": "01a22777-d6b4-7673-b2eb-a8e85d5d182b", "children_check_img": "01a22777-d03f-7649-b1d7-793a7457b09f"}'),
  ('01900000-0000-7000-8000-000000000011', '{"passport_img": "01a22777-e9e7-758e-bbcc-c8456b9b21d6", "agreement_img": "01a22777-e807-7550-a249-3763d77178e2", "declaration_img": "01a22777-e808-7586-8975-4573a86b43f0", "police_check_img": "01a22777-e807-7550-a249-2c5ec0e147dd", "address_proof_img": "01a22777-ebc8-7315-ba12-3da9d4335076", "children_check_img": "01a22777-e807-7550-a249-31727af98cf3"}'),
  ('01900000-0000-7000-8000-000000000012', '{"passport_img": "01a22777-ef39-7677-bc3c-7efd6b389fa5", "agreement_img": "01a22777-edb7-74c3-911e-8e16129445cd", "declaration_img": "01a22777-edb8-75dc-86df-ab6aba2f4ec4", "police_check_img": "01a22777-edb7-74c3-911e-860a9b6a7001", "address_proof_img": "01a22777-f272-7381-9d3d-f0e8d5c77291", "children_check_img": "01a22777-edb7-74c3-911e-89206059b0be"}'),
  ('01900000-0000-7000-8000-000000000013', '{"passport_img": "01a22777-f3f4-734f-85d5-ccc7d0e73663", "agreement_img": "01a22777-f3e6-7290-9033-212cead3a1aa", "declaration_img": "01a22777-f3e6-7290-9033-2424871aaa0d", "police_check_img": "01a22777-f3e5-703f-88c3-47e2f682bb9a", "address_proof_img": "01a22777-f77f-73b1-bb3e-7b37e88fca72", "children_check_img": "01a22777-f3e6-7290-9033-1d75f7fe9f00"}'),
  ('01900000-0000-7000-8000-000000000014', '{"passport_img": "01a22777-fabb-73e8-8054-385a22f06e47", "agreement_img": "01a22777-f8c5-773d-94dc-1de4ce008aeb", "declaration_img": "01a22777-f8c5-773d-94dc-23b0b91f7e6d", "police_check_img": "01a22777-f8c4-70dc-b203-8625a4c3b670", "address_proof_img": "01a22777-fce0-7670-9151-0fc39b3998d1", "children_check_img": "01a22777-f8c5-773d-94dc-1855e191cb22"}'),
  ('01900000-0000-7000-8000-000000000015', '{"passport_img": "01a22777-ffeb-76dc-8e73-4a6d53676536", "agreement_img": "01a22777-fe5d-7408-b188-afc1688fb514", "declaration_img": "01a22777-fe5d-7408-b188-b058c8fc5f44", "police_check_img": "01a22777-fe5d-7408-b188-a73f583548af", "address_proof_img": "01a22778-010c-737b-8dc9-f9e5611bc0e8", "children_check_img": "01a22777-fe5d-7408-b188-a95bf4aa84e0"}'),
  ('01900000-0000-7000-8000-000000000016', '{"passport_img": "01a22778-0383-74af-8a42-e41a3f8421ec", "agreement_img": "01a22778-020f-70ad-bbab-d7850b41826c", "declaration_img": "01a22778-020f-70ad-bbab-d954043e73af", "police_check_img": "01a22778-01de-726d-a53b-0bdf0b929f5d", "address_proof_img": "01a22778-05b2-72e0-a41c-98278157b2c5", "children_check_img": "01a22778-020e-7431-9c3d-a3c9c54bbd73"}'),
  ('01900000-0000-7000-8000-000000000017', '{"passport_img": "01a22778-07f3-737e-8c2a-df689fb5e8ff", "agreement_img": "01a22778-06ac-7707-b86a-d945f7b42a54", "police_check_img": "01a22778-06ab-7468-9500-e7a50addceaf", "address_proof_img": "01a22778-09ed-7694-99cf-68004ce42e79"}');
INSERT INTO "account_assignments" (user_id, permanent_jobs, quick_jobs, current_work) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '[{"job_id": "01900000-0000-7000-9000-000000000001", "job_name": "Wattlebird House Offices", "job_payment_for_fortnight": "670.00"}]', '[{"job_id": "01900000-0000-7000-9000-000000000022", "job_date": "2026-11-29", "job_name": "Showroom before the opening", "job_start_time": "14:00"}]', NULL),
  ('01900000-0000-7000-8000-000000000011', '[{"job_id": "01900000-0000-7000-9000-000000000002", "job_name": "Banksia Family Medical Centre", "job_payment_for_fortnight": "540.00"}, {"job_id": "01900000-0000-7000-9000-000000000001", "job_name": "Wattlebird House Offices", "job_payment_for_fortnight": "670.00"}]', '[]', NULL),
  ('01900000-0000-7000-8000-000000000012', '[{"job_id": "01900000-0000-7000-9000-000000000007", "job_name": "Sandpiper Surf Club", "job_payment_for_fortnight": "444.00"}, {"job_id": "01900000-0000-7000-9000-000000000004", "job_name": "Wool Store Gallery", "job_payment_for_fortnight": "422.50"}]', '[{"job_id": "01900000-0000-7000-9000-000000000023", "job_date": "2026-12-02", "job_name": "Marquee after the garden party", "job_start_time": "07:30"}]', NULL),
  ('01900000-0000-7000-8000-000000000013', '[{"job_id": "01900000-0000-7000-9000-000000000005", "job_name": "Sturt Pea Technology Hub", "job_payment_for_fortnight": "936.00"}]', '[]', '{"kind": "permanent", "job_id": "01900000-0000-7000-9000-000000000008", "row_id": "01a22736-4dc0-7467-9c0c-19419833e5fc", "started_at": "2026-11-29T12:10:00.000Z", "business_date": "2026-11-29"}'),
  ('01900000-0000-7000-8000-000000000014', '[{"job_id": "01900000-0000-7000-9000-000000000006", "job_name": "Unley Corner Library", "job_payment_for_fortnight": "704.00"}]', '[]', NULL),
  ('01900000-0000-7000-8000-000000000015', '[{"job_id": "01900000-0000-7000-9000-000000000003", "job_name": "Little Pelicans Early Learning", "job_payment_for_fortnight": "680.00"}, {"job_id": "01900000-0000-7000-9000-000000000007", "job_name": "Sandpiper Surf Club", "job_payment_for_fortnight": "444.00"}]', '[{"job_id": "01900000-0000-7000-9000-000000000021", "job_date": "2026-11-24", "job_name": "End of lease: two-bedroom flat", "job_start_time": "09:00"}]', NULL);
INSERT INTO "signing_key" (kid, private_key, public_key_pem, created_at, retired_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22777-d624-75d6-b214-de4a38627a02', 'sealed:1:a61764615c99a40f:DO-2rY1PABnYeALkKkpLYNhHv8IFjR4CNN-5f-3bhxXq1kjbzZ9eAvczIYNKC7cTmRZgUmy82JzhdZAl2RtkAgtd5TkACZFDGsXNLrRrRUfEZjCMaQ9GpM7ZcUlaePwnEUvHqywlE6XADkloQqBQ9ZRyYLsTl7Jk5N0kNZlllRP3efB2FvNWN3kTXeBy9AVsA_TnKE5Ih7OIKprwR1veuKsbwlg4oq6Qm9DkhuVSYGNEWnSUhOUNf7RI8IAb3KKXzsqz-LWvryO1u3Xbwln59sQJf-DogG36RvA17GjKR0s6MBG2vg2favD44nl_mPqYG3L2iXz8mx8_yp1LxUQe4Ibe7MFHk14oUKq_5dioe2bX8t9QWgaM3wZab1qtIysuonkTggA0ar_GuD3fgAqNj4Epn6uGCJZLhyWpoxc9MWx3wx4eOAUO9Oim6dacpq6QJO83x-mwHcaO86y-NZLMzhqCCfsA2GwfmTZ5xBYwMSb_JA_niXgkmN_mMNOl3-PBijzTeZptgrgZs4yMZ6SjHu4PAtsPkyUaTu0I5Si8rny5me2SY0cp14425-zDC2NsYZItTr_b27B3kQQFqPs5Bh1xvEewNOQbo03eqFlSDPwVwV1k5wSO7wuZ46GAqTDu-S9VjDlOjaxctuzj5SbCOP2XfUwW0wXO9kgwFjYN_Bec0-oTXSl1nsYLtBa7GjjFWWV99cHuk7SquZSyxxoFuMuTfcuefKvHsZ4PMLW7J30vV91B1r4PKqSYkZdRO0Y7_HuGofqgjG5LEXtXJxPBmz76ieeYEpc1FTa7mRVCEaDKSmGcpDEEEIHfXY3b0VrbBDdLGefhTn3HVQ8s2XHdh_CLNi8XP1T2KWEbrcmv6ucER8T-HyVTtCFxxXr2YVuphWFr8fGLNhcMyCQE_tppU4_BIN7H-TuBWx8o-7SOyng1iTj7_mB3QNwjc3rZMOXwPhvPaSor60N6VPkoxqaKmRabYWewoEA9y3eWWz1z8CtfJuxnqXS__cpH3slVBRXr_FhrkcGFs0o8SjGYs-0OQIJ5mjnmznANLrnaXBshmXRC_1LpMdZRq9JSYGnkX68Yq5UraakdmhIL61RAVbUZjWUdAwkwm5H9PGNt_lquDYZcC3Sp3R0LqF_mSqrwi3O76wipro38Ab0Qt2Y46-vUFLHSzy0kG05HAl9zfuB4mTCKhQbt5XX1DH2KJiOWk3mcyFKrfkxvNl9hN0A6zxKGk5JCE9ADLWALtzc5TuI-KKlYFH2tHMMJ_toYdoVutwdpNkyMKc50-IqdnKrBz41sWEm3trbd63z74MU0vAYKqLtPjp7qJNij0OhN-n3zRN74B2oglJlqRr5MlVwpx_GuAUTN6Mdk1DCt_Un9AlVIzgT2ynmoHqrNo0ByQ0yJXHHzfkNuIf5ckpVqpmMqKzfRLE_V2JuocsqTmunuiOLlrAXFcNOiA2uMGIAfrArGVcleFmK7P9TGU98TQHcg5WqdrK8SS1HOucHd1GHw3cx0ecFaVH6bktnXd1z8BvW4rd7uk-jYeSf3Vv5I5FD2HJZ1F5JgruMgtDehsvu6jq-m-_alJNL-jBp2_kHCYka7hbQ8cy5NulgjN6mtKxrMDBg8fRDdsK9n1S7FpmgN1OIOTH5vs1Mn5BR_2JoJ1_76btDzmb7nn91BaFGTNeClDx21psZX3KeQao52nkCsNlqHd9hB7MrSedrWqOfE8Y_imk1Z-vP-3O4wT1Ohw7nSXOaAFCTc-5M6xRZ4jz0hh6IOOuV6uFSYmAguPIuxInJ7J4KXOUeZMIkKJ-RyCRx3GdymUYPELsgCINsdo9nWx6WJZraQjGzpRxlvB-u34IXdpQnKIbQUpLG6EnJz-4TRk9zjomt2ZMKfC6V9J92igASdedAXnuo19gvxw8Yu8uZc0lCIBFbapJTcROxJwL0hX9jWnloJA3dEd8b_fyVQMlMa8ov6j2u4GGao5pC4gwsFFKHcWY8uM93dJPqAfUo72vmOa-yXYir-nq4N8PVR5N7OTRiifyeta4gUPzeA0H9OwFhv8QPJibaID2m7rUXHrSee2MQeHuMeca6IEAjBG2fQfytOBWAB4LI2Vv7KMylD0Ok-CAzJ-1VIwOKJSZhooR1ymSekAW3G7wrEUdJNQE1tmF4k2xf6acZRT9MW4ieHlaxG_n3N3cKKHj_ev9wbTCFmaUs2m0DTjnmRXvXcjDyERxVb1NQjKgMHqfuLEWrSVHg4cqw9MVqEekqFc5idNsR38626lK19VqXwxwT-6HSweltTHB0QeuTfFK9QPzK7pcKC5T65wA', '-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA5OQj6EMAUzgvy/PwBhpH
KW6Mdawzev8zUGzfFTx4L/lBFioACtjmWatb2NFn11d0+3WoBEOvpb9oJ+sito4U
TIWMz+mxJhqcERhBFKJbCbOtxXN7euFsbZ9gD108jG8HBSPPu6sM73ZewlIlIGv0
L8Y1Hvbz0ZsdfpqoRnk5/xsWIRG2HbnV408aRTKxh2VsypnjfCdHBdehWFAUSP3S
ykQ0pfAffDtpAcoKmTtG/m6Luz+gVg+vSyj0xtwNFhhaGyKbnK9JgSTZkWeOD625
2fY9sLfCybXqPrQV1QQiDA5C3Tot7nlAyo/8g42DpAnj2ROjAhy/1VqGZr61jkBc
qQIDAQAB
-----END PUBLIC KEY-----
', '2026-11-29 13:21:34.756+00', NULL);
INSERT INTO "audit_entry" (id, at, actor_id, actor_name, action, subject_kind, subject_id, subject_name, details) OVERRIDING SYSTEM VALUE VALUES
  ('01a22777-cdf9-7295-b3e6-b339b8a38ed0', '2026-11-29 13:21:32.665+00', '', 'Operator', 'account.admin-added', 'person', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '{}'),
  ('01a22777-d7d3-746d-9bfd-e567a108b017', '2026-11-29 13:21:35.188+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-settings.changed', 'invoice-settings', '', 'Invoice settings', '{"gst_rate_percent": "20 → 10"}'),
  ('01a22777-d82c-73a0-bf02-5fbd0da02056', '2026-11-29 13:21:35.276+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-settings.gst-confirmed', 'invoice-settings', '', 'Invoice settings', '{"gst_rate_percent": "10"}'),
  ('01a22777-d85d-7248-82d0-2e85fa448e25', '2026-11-29 13:21:35.325+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote-text.saved', 'quote', 'cc6871a5-52c2-5678-b4ef-b20a470238b9', 'Our terms', '{}'),
  ('01a22777-d8d8-70df-b703-efaba3081ac8', '2026-11-29 13:21:35.448+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{}'),
  ('01a22777-e7cf-737a-834c-26975f011196', '2026-11-29 13:21:39.28+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{"channel": "hand"}'),
  ('01a22777-e7ef-7120-8b96-144675e091a1', '2026-11-29 13:21:39.311+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.declined', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{}'),
  ('01a22777-e838-74d5-9058-4ae6853f6981', '2026-11-29 13:21:39.384+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', 'Q-00002', '{}'),
  ('01a22777-ea6d-70fb-b946-813dac68e67a', '2026-11-29 13:21:39.949+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', 'Q-00002', '{"channel": "hand"}'),
  ('01a22777-ea9e-75ed-ad50-caaf081f30c0', '2026-11-29 13:21:39.998+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Q-00003', '{}'),
  ('01a22777-ec01-77f6-aa24-ac09f6a8b286', '2026-11-29 13:21:40.353+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Q-00003', '{"channel": "hand"}'),
  ('01a22777-ec4a-7559-9e02-691efda887d0', '2026-11-29 13:21:40.426+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.accepted', 'quote', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Q-00003', '{"entered": "by the office", "pdf_sha256": "cdaa90eb816d1e0308efb4003f3c98101647c1afd872d453ed1bc0baef19c5df"}'),
  ('01a22777-ec77-7084-a617-9dfc90d45c44', '2026-11-29 13:21:40.472+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'fdbbf917-7206-5c19-93d9-b1f90aa07d6b', 'Q-00004', '{}'),
  ('01a22777-ec9f-7552-a6a3-90b1da5039ca', '2026-11-29 13:21:40.511+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'site-proof.changed', 'site', '', 'Proof and promises of the website', '{"changed": "promise_days, served_postcodes, testimonials, ratings, prices, examples, checks, come_back, is_police_checked, response_hours, manager_name, manager_role"}'),
  ('01a22777-f780-71d5-b4d7-c7de3705b3c6', '2026-11-29 13:21:43.296+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-settings.changed', 'pay-settings', '', 'Pay settings', '{"gst_from": " → 2018-07-01", "first_day": "2022-01-01 → 2026-10-11", "gst_checked_on": " → 2026-11-02"}'),
  ('01a22777-f7a3-75d4-8594-5dc435d11b16', '2026-11-29 13:21:43.332+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-bank-account.saved', 'pay-settings', '01a22777-f79b-7628-b8e9-28fbe93e085b', 'GUMLEAF CLEANING PTY LTD', '{"bsb": "105-900", "bank": "BSA", "account_ending": "200"}'),
  ('01a22777-f7d7-76c6-b91f-e93215e88bec', '2026-11-29 13:21:43.383+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{}'),
  ('01a22777-f7f7-77c8-92cf-93e4ba853c72', '2026-11-29 13:21:43.415+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"job": "Wattlebird House Offices", "from": "2026-09-01", "client": "Wattlebird Property"}'),
  ('01a22777-f7ff-7045-8d2b-195ecb667aaf', '2026-11-29 13:21:43.423+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"job": "Sturt Pea Technology Hub", "from": "2026-09-01", "client": "Wattlebird Property"}'),
  ('01a22777-f817-757c-b92b-ce7d1daca9cc', '2026-11-29 13:21:43.447+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{}'),
  ('01a22777-f840-7500-b923-3187bc71c309', '2026-11-29 13:21:43.488+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{"job": "Banksia Family Medical Centre", "from": "2026-08-01", "client": "Banksia Family Medical Centre"}'),
  ('01a22777-f842-7645-aa73-78b8f05e95a4', '2026-11-29 13:21:43.49+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{}'),
  ('01a22777-f857-70ac-a5a0-ae9ba57a172a', '2026-11-29 13:21:43.511+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{"job": "Little Pelicans Early Learning", "from": "2026-08-01", "client": "Little Pelicans"}'),
  ('01a22777-f863-746c-8c2e-1227f7df4c77', '2026-11-29 13:21:43.523+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '{}'),
  ('01a22777-f87a-7370-9aa8-369099622669', '2026-11-29 13:21:43.546+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '{"job": "Wool Store Gallery", "from": "2026-08-01", "client": "Port Adelaide Arts Trust"}'),
  ('01a22777-f88c-7624-ae97-5db609b332ae', '2026-11-29 13:21:43.564+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000005', 'Unley Libraries', '{}'),
  ('01a22777-f8a3-7501-a7a6-e3c9eab9a87d', '2026-11-29 13:21:43.587+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000005', 'Unley Libraries', '{"job": "Unley Corner Library", "from": "2026-08-01", "client": "Unley Libraries"}'),
  ('01a22777-f8ab-76de-98f7-d3f85600d2d5', '2026-11-29 13:21:43.595+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{}'),
  ('01a22777-f8bb-737a-bd12-c1ca04c72525', '2026-11-29 13:21:43.611+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"job": "Sandpiper Surf Club", "from": "2026-08-01", "client": "Sandpiper Surf Club Inc."}'),
  ('01a22777-f8eb-7674-a46c-69c39acc4a23', '2026-11-29 13:21:43.659+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000002', 'Banksia Family Medical Centre', '{"from": "2026-08-01", "price": "visit 145.00"}'),
  ('01a22777-f8fe-7128-bdbc-2155c02feb1c', '2026-11-29 13:21:43.678+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000003', 'Little Pelicans Early Learning', '{"from": "2026-08-01", "price": "month 2280.00"}'),
  ('01a22777-f919-7364-8154-74762e7ed3ba', '2026-11-29 13:21:43.705+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000004', 'Wool Store Gallery', '{"from": "2026-08-01", "price": "visit 125.00"}'),
  ('01a22777-f933-7668-bb03-9a61184d2d4f', '2026-11-29 13:21:43.731+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000007', 'Sandpiper Surf Club', '{"from": "2026-08-01", "price": "month 2750.00"}'),
  ('01a22777-fa79-72d2-8b16-35289c4a3a20', '2026-11-29 13:21:44.057+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22777-fa29-74a4-ab19-f04fce68c160', 'INV-00001', '{"month": "2026-08", "total": "1754.50", "client": "Banksia Family Medical Centre", "version": "1"}'),
  ('01a22777-fa79-72d2-8b16-38d8d1bb3df2', '2026-11-29 13:21:44.057+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22777-fa29-74a4-ab19-f79e2e6d1291', 'INV-00002', '{"month": "2026-08", "total": "2508.00", "client": "Little Pelicans", "version": "1"}'),
  ('01a22777-fa79-72d2-8b16-3e5b294c2b56', '2026-11-29 13:21:44.057+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22777-fa29-74a4-ab19-fbceba237607', 'INV-00003', '{"month": "2026-08", "total": "1512.50", "client": "Port Adelaide Arts Trust", "version": "1"}'),
  ('01a22777-fa79-72d2-8b16-430eb6b4cabd', '2026-11-29 13:21:44.057+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22777-fa29-74a4-ab19-ff5d47282b79', 'INV-00004', '{"month": "2026-08", "total": "2126.37", "client": "Unley Libraries", "version": "1"}'),
  ('01a22777-fa79-72d2-8b16-4600b0f8b22b', '2026-11-29 13:21:44.057+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22777-fa29-74a4-ab1a-030e862562cb', 'INV-00005', '{"month": "2026-08", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}'),
  ('01a22777-faa3-71a0-a172-1491571b6eac', '2026-11-29 13:21:44.099+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22777-fa29-74a4-ab19-f04fce68c160', 'INV-00001', '{}'),
  ('01a22777-fc92-76cc-ba74-b9f50a8aca2b', '2026-11-29 13:21:44.594+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22777-fa29-74a4-ab19-f79e2e6d1291', 'INV-00002', '{}'),
  ('01a22777-fda0-7486-a7ed-21c7fa5729a9', '2026-11-29 13:21:44.864+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22777-fa29-74a4-ab19-fbceba237607', 'INV-00003', '{}'),
  ('01a22777-fe5a-7484-824a-b6306046fb31', '2026-11-29 13:21:45.05+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22777-fa29-74a4-ab19-ff5d47282b79', 'INV-00004', '{}'),
  ('01a22777-ff24-7782-beed-a7d23d89d90e', '2026-11-29 13:21:45.252+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22777-fa29-74a4-ab1a-030e862562cb', 'INV-00005', '{}'),
  ('01a22778-009f-7424-92a7-591f91b4ff27', '2026-11-29 13:21:45.631+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22778-0037-7580-ba0b-974e8fe1f754', 'INV-00006', '{"month": "2026-09", "total": "7139.70", "client": "Wattlebird Property", "version": "1"}'),
  ('01a22778-009f-7424-92a7-5d068a4031e2', '2026-11-29 13:21:45.631+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22778-0037-7580-ba0b-989288c1ce92', 'INV-00007', '{"month": "2026-09", "total": "1914.00", "client": "Banksia Family Medical Centre", "version": "1"}'),
  ('01a22778-009f-7424-92a7-62d16fa21800', '2026-11-29 13:21:45.631+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22778-0037-7580-ba0b-9fbd9c36b938', 'INV-00008', '{"month": "2026-09", "total": "2508.00", "client": "Little Pelicans", "version": "1"}'),
  ('01a22778-009f-7424-92a7-669cb2d063a2', '2026-11-29 13:21:45.631+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22778-0037-7580-ba0b-a0cf82d257d7', 'INV-00009', '{"month": "2026-09", "total": "1787.50", "client": "Port Adelaide Arts Trust", "version": "1"}'),
  ('01a22778-009f-7424-92a7-6a16e4f1e1c2', '2026-11-29 13:21:45.631+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22778-0037-7580-ba0b-a4559759cda3', 'INV-00010', '{"month": "2026-09", "total": "1960.21", "client": "Unley Libraries", "version": "1"}'),
  ('01a22778-009f-7424-92a7-6f22997e49bb', '2026-11-29 13:21:45.631+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22778-0037-7580-ba0b-aabb663c38d0', 'INV-00011', '{"month": "2026-09", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}'),
  ('01a22778-00dd-726f-a049-baadd2a8b278', '2026-11-29 13:21:45.693+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22778-0037-7580-ba0b-974e8fe1f754', 'INV-00006', '{}'),
  ('01a22778-0178-74e3-b5c2-530027d518cc', '2026-11-29 13:21:45.848+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22778-0037-7580-ba0b-989288c1ce92', 'INV-00007', '{}'),
  ('01a22778-023f-750c-bb91-23bcad56e013', '2026-11-29 13:21:46.047+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22778-0037-7580-ba0b-9fbd9c36b938', 'INV-00008', '{}'),
  ('01a22778-02c2-70bc-a67b-ebc49c378e47', '2026-11-29 13:21:46.178+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22778-0037-7580-ba0b-a0cf82d257d7', 'INV-00009', '{}'),
  ('01a22778-035a-7505-8090-cf1f7fb81d90', '2026-11-29 13:21:46.33+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22778-0037-7580-ba0b-a4559759cda3', 'INV-00010', '{}'),
  ('01a22778-03f4-74e4-904a-c6d235a95e99', '2026-11-29 13:21:46.484+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22778-0037-7580-ba0b-aabb663c38d0', 'INV-00011', '{}'),
  ('01a22778-051a-7296-9fb3-35ca6c924dc4', '2026-11-29 13:21:46.778+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22778-04db-75c0-8494-f25b4406f7b0', 'INV-00012', '{"month": "2026-10", "total": "2073.50", "client": "Banksia Family Medical Centre", "version": "1"}'),
  ('01a22778-051a-7296-9fb3-39cdcfc24f01', '2026-11-29 13:21:46.778+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22778-04dc-7699-8007-3c7f42d36c9e', 'INV-00013', '{"month": "2026-10", "total": "1650.00", "client": "Port Adelaide Arts Trust", "version": "1"}'),
  ('01a22778-051a-7296-9fb3-3e2336a2a56e', '2026-11-29 13:21:46.779+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22778-04dc-7699-8007-42953f200194', 'INV-00014', '{"month": "2026-10", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}'),
  ('01a22778-0553-708f-bdff-0ccc82c79779', '2026-11-29 13:21:46.835+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22778-04db-75c0-8494-f25b4406f7b0', 'INV-00012', '{}'),
  ('01a22778-05da-72fa-ab2d-92f202efcfdf', '2026-11-29 13:21:46.971+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22778-04dc-7699-8007-42953f200194', 'INV-00014', '{}'),
  ('01a22778-06cb-7702-a211-7c720ed57cf9', '2026-11-29 13:21:47.211+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.adjusted', 'invoice', '01a22778-0037-7580-ba0b-a0cf82d257d7', 'INV-00009', '{"note": "ADJ-00001", "total": "-137.50", "reason": "The visit on the second Saturday was cancelled by the gallery"}'),
  ('01a22778-079c-7075-b727-426f89d54d81', '2026-11-29 13:21:47.42+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-extra.added', 'invoice', 'bf4cf82e-6248-5cd6-ab55-ac56eb3611f3', 'Windows outside, levels 1 to 3', '{"day": "2026-11-29", "text": "Windows outside, levels 1 to 3", "amount": "385.00", "reason": "Asked for by Renee Castle on the telephone"}'),
  ('01a22778-087b-73dc-ab51-27b58d8ba840', '2026-11-29 13:21:47.644+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{"day": "2026-09-14", "amount": "1754.50", "invoices": "INV-00001 A$1754.50"}'),
  ('01a22778-08fe-7647-9e67-4f6fd186359f', '2026-11-29 13:21:47.774+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{"day": "2026-09-14", "amount": "2508.00", "invoices": "INV-00002 A$2508.00"}'),
  ('01a22778-0970-73e6-94f4-8b1139a17764', '2026-11-29 13:21:47.888+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '{"day": "2026-09-14", "amount": "1512.50", "invoices": "INV-00003 A$1512.50"}'),
  ('01a22778-09df-75f4-b1ea-6a203d08ba6f', '2026-11-29 13:21:47.999+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000005', 'Unley Libraries', '{"day": "2026-09-14", "amount": "2126.37", "invoices": "INV-00004 A$2126.37"}'),
  ('01a22778-0a69-7059-9a15-39168bfe8fc5', '2026-11-29 13:21:48.138+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"day": "2026-09-14", "amount": "2875.00", "invoices": "INV-00005 A$2875.00"}'),
  ('01a22778-0ad0-704b-978b-93584d3e35a3', '2026-11-29 13:21:48.24+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.written-off', 'invoice', '01a22777-fa29-74a4-ab1a-030e862562cb', 'INV-00005', '{"amount": "150.00", "reason": "Agreed with the treasurer: the hall was closed for a week"}'),
  ('01a22778-0c0b-7545-9c2e-e763d74c89b5', '2026-11-29 13:21:48.555+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'bank-statement.imported', 'list', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', 'gumleaf-2026-11-29.ofx', '{"added": "8", "known": "0", "left_out": "0", "outgoing": "0", "look_alike": "0"}'),
  ('01a22778-0d07-7408-be3c-59b3887096f6', '2026-11-29 13:21:48.807+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"day": "2026-10-14", "amount": "7139.70", "invoices": "INV-00006 A$7139.70"}'),
  ('01a22778-0dde-70a8-98a1-b4e451fb587b', '2026-11-29 13:21:49.026+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{"day": "2026-10-14", "amount": "1914.00", "invoices": "INV-00007 A$1914.00"}'),
  ('01a22778-0ec3-7669-83d7-c8a61c1ec2bc', '2026-11-29 13:21:49.251+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"day": "2026-10-14", "amount": "1815.00", "invoices": "INV-00011 A$1815.00"}'),
  ('01a22778-0fc0-700e-8e35-d146e25a8838', '2026-11-29 13:21:49.504+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"day": "2026-11-29", "amount": "1512.50", "invoices": "INV-00014 A$1512.50"}'),
  ('01a22778-1086-71c7-b0f2-0d467813cb2c', '2026-11-29 13:21:49.703+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"state": " → SA", "suburb": " → Prospect", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Amara", "family_name": " → Perera", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40118"}'),
  ('01a22778-116c-70bb-a2e7-38d62428e8a3', '2026-11-29 13:21:49.933+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a22778-12ae-7570-ac37-3098cc658e59', '2026-11-29 13:21:50.254+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', '{"state": " → SA", "suburb": " → Norwood", "fund_usi": " → HOS0100AU", "gst_from": " → 2023-07-01", "fund_name": " → Hostplus", "rcti_form": " → signed", "rcti_from": " → 2024-07-01", "given_name": " → Daniel", "rcti_terms": " → supplies-named, both-registered, company-issues, supplier-does-not, tells-when-it-ends", "family_name": " → Okafor", "may_delegate": " → yes", "contract_with": " → person", "gst_checked_on": " → 2026-11-02", "fund_member_number": " → 40125"}'),
  ('01a22778-133a-7272-92de-c286a76baa64', '2026-11-29 13:21:50.394+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', '{"from": "2026-07-01", "answer": "no", "reason": "May send somebody else."}'),
  ('01a22778-13e3-749c-864d-0e87cb8ee46b', '2026-11-29 13:21:50.563+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"state": " → SA", "suburb": " → Mile End", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Mei", "family_name": " → Lin Chen", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40132"}'),
  ('01a22778-1476-75e0-8ba0-4062b08102e7', '2026-11-29 13:21:50.711+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a22778-1562-73ec-86c5-2b4beaaed6e2', '2026-11-29 13:21:50.946+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"state": " → SA", "suburb": " → Modbury", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Tomasz", "family_name": " → Nowak", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40139"}'),
  ('01a22778-1604-7085-92e7-2fde6390167c', '2026-11-29 13:21:51.108+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a22778-16c2-7431-9576-d3ee224cefe8', '2026-11-29 13:21:51.298+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000014', 'Priya Raghunathan-Venkataraman', '{"may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no"}'),
  ('01a22778-1768-7782-89de-3aab5bf50d90', '2026-11-29 13:21:51.464+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', '{"state": " → SA", "suburb": " → Glenelg", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Grace", "family_name": " → Papadopoulos", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40153"}'),
  ('01a22778-1816-7556-9a9f-70db415de9ef', '2026-11-29 13:21:51.639+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a22778-189a-758e-bf98-a5e7fd1db181', '2026-11-29 13:21:51.77+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-adjustment.added', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"day": "2026-10-31", "file": "without a file", "kind": "bonus", "amount": "80.00", "reason": "Stood in on short notice"}'),
  ('01a22778-1950-767d-ac1b-8b55bdf36a23', '2026-11-29 13:21:51.965+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.created', 'pay-run', '01a22778-1939-7362-a974-4fca1caa2b1b', 'Pay run 1', '{"pay_day": "2026-11-03", "through_day": "2026-10-31"}'),
  ('01a22778-1b24-75dc-a690-554c191f11e8', '2026-11-29 13:21:52.42+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.approved', 'pay-run', '01a22778-1939-7362-a974-4fca1caa2b1b', 'Pay run 1', '{"total": "7486.16", "people": "6", "through_day": "2026-10-31"}'),
  ('01a22778-1d2e-71f3-84a5-ab06ea8dda27', '2026-11-29 13:21:52.942+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.paid', 'pay-run', '01a22778-1939-7362-a974-4fca1caa2b1b', 'Pay run 1', '{"total": "7486.16", "people": "6", "paid_on": "2026-11-03"}'),
  ('01a22778-1e1f-7425-bf20-8930858bde5d', '2026-11-29 13:21:53.183+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-adjustment.added', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"day": "2026-11-29", "file": "without a file", "kind": "reimbursement", "amount": "34.80", "reason": "Floor pads from the hardware shop"}'),
  ('01a22778-1e71-70ba-a269-0b6153ab1012', '2026-11-29 13:21:53.265+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.created', 'pay-run', '01a22778-1e66-76a9-a0a2-e91bff75ffe8', 'Pay run 2', '{"pay_day": "2026-12-02", "through_day": "2026-11-28"}'),
  ('01a22778-1f6b-77a1-aa77-8bd947428309', '2026-11-29 13:21:53.515+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.held', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"reason": "Keys of the gallery are not back yet"}'),
  ('01a22778-b0ff-74ea-b6e6-2beaf955a82f', '2026-11-29 13:22:30.783+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a22778-b0d5-7012-ab0c-d36252d7c727', 'Staff kitchen, Norwood (drawing)', '{}'),
  ('01a22779-6027-7454-acf0-0598303ffb74', '2026-11-29 13:23:15.623+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a22779-601b-73d1-862e-9429c0b47bd4', 'Shop front windows, Glenelg (drawing)', '{}'),
  ('01a22779-a9e9-7223-aaca-f0cb38cadd3d', '2026-11-29 13:23:34.506+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a22779-a9e5-739e-b006-b4e309d567c0', 'Carpet and lounge, Unley (drawing)', '{}'),
  ('01a22779-f474-75e1-9492-b1c03263c146', '2026-11-29 13:23:53.588+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a22779-f471-748b-b8b8-c0741138f6cc', 'Open-plan office, King William Street (drawing)', '{}');
INSERT INTO "retention_start" (only_row, since) OVERRIDING SYSTEM VALUE VALUES
  ('true', '-infinity');
INSERT INTO "mail_message" (id, idempotency_key, kind, account_id, state, content, attempts, created_at, next_try_at, claimed_at, useful_until, finished_at, last_error, request_id, handed_over) OVERRIDING SYSTEM VALUE VALUES
  ('01a22778-1ea7-75f5-baaf-af118daa0194', 'notice 01a22778-1cf0-723d-8bd9-46ab58e5dde7 01900000-0000-7000-8000-000000000010', 'notice', '01900000-0000-7000-8000-000000000010', 'sent', '', '1', '2026-11-29 13:21:53.194756+00', '2026-11-29 13:22:54.122341+00', '2026-11-29 13:21:59.194616+00', NULL, '2026-11-29 13:21:59.24882+00', '', NULL, 'true'),
  ('01a22778-1eda-71d7-aa01-6940efb9924f', 'notice 01a22778-1d07-759a-ac9e-5033d6477e0f 01900000-0000-7000-8000-000000000011', 'notice', '01900000-0000-7000-8000-000000000011', 'sent', '', '1', '2026-11-29 13:21:53.194756+00', '2026-11-29 13:22:54.122341+00', '2026-11-29 13:21:58.074554+00', NULL, '2026-11-29 13:21:58.132436+00', '', NULL, 'true'),
  ('01a22778-1efb-776b-9051-655746005288', 'notice 01a22778-1d18-732d-af5a-83f1fad79550 01900000-0000-7000-8000-000000000015', 'notice', '01900000-0000-7000-8000-000000000015', 'sent', '', '1', '2026-11-29 13:21:53.194756+00', '2026-11-29 13:22:54.122341+00', '2026-11-29 13:21:56.214583+00', NULL, '2026-11-29 13:21:56.328934+00', '', NULL, 'true'),
  ('01a22778-1f25-76ad-b744-19700071fd44', 'notice 01a22778-1d1c-7170-84f7-e1e56457b9f9 01900000-0000-7000-8000-000000000012', 'notice', '01900000-0000-7000-8000-000000000012', 'sent', '', '1', '2026-11-29 13:21:53.194756+00', '2026-11-29 13:22:54.122341+00', '2026-11-29 13:21:57.19457+00', NULL, '2026-11-29 13:21:57.251584+00', '', NULL, 'true'),
  ('01a22778-1f4c-74cb-a345-f1b45fa046db', 'notice 01a22778-1d27-73c2-87de-8d1eac11fe08 01900000-0000-7000-8000-000000000014', 'notice', '01900000-0000-7000-8000-000000000014', 'sent', '', '1', '2026-11-29 13:21:53.194756+00', '2026-11-29 13:22:54.122341+00', '2026-11-29 13:21:59.916675+00', NULL, '2026-11-29 13:21:59.961793+00', '', NULL, 'true'),
  ('01a22778-1f88-77d6-b57e-8848870dd09e', 'notice 01a22778-1d2a-73be-a6f8-63aaa6cff949 01900000-0000-7000-8000-000000000013', 'notice', '01900000-0000-7000-8000-000000000013', 'sent', '', '1', '2026-11-29 13:21:53.194756+00', '2026-11-29 13:22:54.122341+00', '2026-11-29 13:21:58.618742+00', NULL, '2026-11-29 13:21:58.684192+00', '', NULL, 'true'),
  ('01a22778-d12f-726a-8a54-9d9bf839f404', 'notice 01a22778-cfc3-7123-bd33-11dfac7b27b1 01900000-0000-7000-8000-000000000001', 'notice', '01900000-0000-7000-8000-000000000001', 'sent', '', '1', '2026-11-29 13:22:38.899952+00', '2026-11-29 13:23:39.646185+00', '2026-11-29 13:22:40.059142+00', NULL, '2026-11-29 13:22:40.190358+00', '', NULL, 'true'),
  ('01a22778-d13f-7095-aae4-8973061c55c5', 'notice 01a22778-cfc3-7123-bd33-11dfac7b27b1 01900000-0000-7000-8000-000000000010', 'notice', '01900000-0000-7000-8000-000000000010', 'sent', '', '1', '2026-11-29 13:22:38.899952+00', '2026-11-29 13:23:39.646185+00', '2026-11-29 13:22:40.018694+00', NULL, '2026-11-29 13:22:40.141578+00', '', NULL, 'true');
INSERT INTO "notice" (id, raised_id, account_id, kind, parameters, created_at, read_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22778-1e7e-7594-89df-3e2d58383c43', '01a22778-1cf0-723d-8bd9-46ab58e5dde7', '01900000-0000-7000-8000-000000000010', 'paid', '{"day": "3 Nov 2026", "amount": "A$933.55", "documents": "RA-00001"}', '2026-11-29 13:21:52.88+00', NULL),
  ('01a22778-1ec6-746d-b1d6-ea6b0f5772b3', '01a22778-1d07-759a-ac9e-5033d6477e0f', '01900000-0000-7000-8000-000000000011', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,904.97", "documents": "RCTI-00001"}', '2026-11-29 13:21:52.903+00', NULL),
  ('01a22778-1ef3-7718-aff3-e89bd40b95ff', '01a22778-1d18-732d-af5a-83f1fad79550', '01900000-0000-7000-8000-000000000015', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,543.00", "documents": "RA-00002"}', '2026-11-29 13:21:52.92+00', NULL),
  ('01a22778-1f14-72a2-926a-17c451195b42', '01a22778-1d1c-7170-84f7-e1e56457b9f9', '01900000-0000-7000-8000-000000000012', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,086.42", "documents": "RA-00003"}', '2026-11-29 13:21:52.925+00', NULL),
  ('01a22778-1f3d-744c-b1d1-d6f064f6680b', '01a22778-1d27-73c2-87de-8d1eac11fe08', '01900000-0000-7000-8000-000000000014', 'paid', '{"day": "3 Nov 2026", "amount": "A$974.97", "documents": "RA-00004"}', '2026-11-29 13:21:52.935+00', NULL),
  ('01a22778-1f7c-7767-b962-67636c2a96a6', '01a22778-1d2a-73be-a6f8-63aaa6cff949', '01900000-0000-7000-8000-000000000013', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,043.25", "documents": "RA-00005"}', '2026-11-29 13:21:52.938+00', NULL),
  ('01a22778-d103-768b-83f7-5995d1cb9121', '01a22778-cfc3-7123-bd33-11dfac7b27b1', '01900000-0000-7000-8000-000000000001', 'not-started', '{"job": "Showroom before the opening", "date": "2026-11-29", "time": "14:00", "job_id": "01900000-0000-7000-9000-000000000022", "person": "Amara Perera", "person_id": "01900000-0000-7000-8000-000000000010"}', '2026-11-29 13:22:38.659+00', NULL),
  ('01a22778-d103-768b-83f7-5fb764161c0f', '01a22778-cfc3-7123-bd33-11dfac7b27b1', '01900000-0000-7000-8000-000000000010', 'not-started', '{"job": "Showroom before the opening", "date": "2026-11-29", "time": "14:00", "job_id": "01900000-0000-7000-9000-000000000022", "person": "Amara Perera", "person_id": "01900000-0000-7000-8000-000000000010"}', '2026-11-29 13:22:38.659+00', NULL),
  ('01a22778-d1d7-72ae-aafe-7d3c33d0bb02', '01a22778-d0d3-7027-9414-d9f9cad445a4', '01900000-0000-7000-8000-000000000001', 'late', '{"job": "Wool Store Gallery", "date": "2026-11-29", "time": "23:25-01:25", "job_id": "01900000-0000-7000-9000-000000000004", "person": "Mei Lin Chen", "person_id": "01900000-0000-7000-8000-000000000012"}', '2026-11-29 13:22:38.931+00', NULL);
INSERT INTO "delivered_notice" (id, delivered_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22778-1cf0-723d-8bd9-46ab58e5dde7', '2026-11-29 13:21:53.194756+00'),
  ('01a22778-1d07-759a-ac9e-5033d6477e0f', '2026-11-29 13:21:53.194756+00'),
  ('01a22778-1d18-732d-af5a-83f1fad79550', '2026-11-29 13:21:53.194756+00'),
  ('01a22778-1d1c-7170-84f7-e1e56457b9f9', '2026-11-29 13:21:53.194756+00'),
  ('01a22778-1d27-73c2-87de-8d1eac11fe08', '2026-11-29 13:21:53.194756+00'),
  ('01a22778-1d2a-73be-a6f8-63aaa6cff949', '2026-11-29 13:21:53.194756+00'),
  ('01a22778-cfc3-7123-bd33-11dfac7b27b1', '2026-11-29 13:22:38.899952+00'),
  ('01a22778-d0d3-7027-9414-d9f9cad445a4', '2026-11-29 13:22:39.154622+00');
INSERT INTO "push_key" (id, only_row, public_key, private_key, created_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22777-d7f3-7420-abb1-dee6c576f950', 'true', 'BISMcOIZdHRO9KEWwYp6quPr-e_miC57amR0FEBQTsmmwWz1NpXqHYcNV3QyBqKQeZUmZc-XEHTDMubBArIIyhg', 'sealed:1:a61764615c99a40f:r4c5eAddSKYtNZu8iHhZ5w5GFxlBpgmjziVEyVfWJnZnoyrtolnqO7_DPwzNN9lk6YT_BTyfmwEcrK94hi2gnnYzJYwpq0A', '2026-11-29 13:21:35.198675+00');
INSERT INTO "known_site" (id, state) OVERRIDING SYSTEM VALUE VALUES
  ('0190c0de-0000-7000-8000-000000000002', '{"proof": {"checks": [{"text": "Everybody who works at a client shows a police check, and a new one when it expires.", "title": "Police checks"}, {"text": "Whoever cleans at schools and child care holds a current check.", "title": "Work with children"}], "prices": [{"per": "a visit", "note": "Up to 150 m², once a week, in the evening.", "dollars": 95, "service": "office-cleaning"}, {"per": "a home", "note": "One bedroom, without carpets.", "dollars": 380, "service": "end-of-lease-cleaning"}, {"per": "a visit", "note": "Shop front, inside and outside.", "dollars": 120, "service": "window-cleaning"}], "ratings": [{"count": 63, "value": 4.8, "source": "Customer survey", "read_on": "2026-11-22", "source_address": ""}], "examples": [{"per": "a month", "title": "An office of 300 m² in the city", "details": "Three evenings a week: desks, floors, kitchen, two bathrooms and bins.", "dollars": 1480, "service": "office-cleaning"}], "come_back": "Something is not right? Tell us within 24 hours and we come back and do it again at no cost.", "manager_name": "Priya Nair", "manager_role": "Operations manager", "promise_days": 1, "testimonials": [{"name": "Marguerite Lindqvist", "text": "The rooms are ready when the first patient comes, every morning for three years. When a tap leaked at night, they rang us before we knew.", "rating": null, "source": "Letter", "said_on": "2026-08-24", "organisation": "Practice manager, Norwood", "source_address": ""}, {"name": "Theo Karagiannis", "text": "Our tenants stopped writing to us about the stairs. The monthly sheet tells the committee what was done, and when.", "rating": 5, "source": "Email", "said_on": "2026-10-19", "organisation": "Strata committee, North Adelaide", "source_address": ""}, {"name": "Jess Whitcombe", "text": "They quoted one price, came on the day and the agent found nothing to add to the list.", "rating": 5, "source": "Customer survey", "said_on": "2026-11-10", "organisation": "End of lease, Unley", "source_address": ""}], "response_hours": 4, "served_postcodes": ["5000", "5006", "5007", "5008", "5009", "5010", "5011", "5012", "5013", "5014", "5015", "5016", "5017", "5018", "5019", "5020", "5021", "5022", "5023", "5024", "5025", "5031", "5032", "5033", "5034", "5035", "5037", "5038", "5039", "5040", "5041", "5042", "5043", "5044", "5045", "5046", "5047", "5048", "5049", "5050", "5051", "5052", "5061", "5062", "5063", "5064", "5065", "5066", "5067", "5068", "5069", "5070", "5072", "5073", "5074", "5075", "5076", "5081", "5082", "5083", "5084", "5085", "5086", "5087", "5088", "5089", "5090", "5091", "5092", "5093", "5094", "5095", "5096", "5097", "5098", "5106", "5107", "5108", "5109", "5110", "5111", "5112", "5113", "5114", "5125", "5126", "5127", "5150", "5151", "5152", "5154", "5155", "5156", "5158", "5159", "5160", "5161", "5162", "5163", "5164", "5165", "5166", "5167", "5168", "5169", "5245", "5250", "5251", "5252", "5950"], "is_police_checked": true}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "map": {"latitude": -34.9285, "longitude": 138.6007}, "city": "Adelaide", "name": "Gumleaf Commercial Cleaning", "email": "hello@gumleaf.example", "hours": [{"days": [1, 2, 3, 4, 5], "opens": "07:00", "closes": "17:30"}], "place": "", "state": "SA", "trade": "Commercial Cleaning", "colour": "#2c4fa2", "mobile": "0491 570 156", "social": [], "street": "12 Wattle Lane", "founded": 2015, "insurer": "Southern Mutual Insurance", "telephone": "(08) 5550 0142", "legal_name": "Gumleaf Commercial Cleaning Pty Ltd", "short_name": "Gumleaf", "postal_code": "5000", "web_address": "www.gumleaf.example", "accounts_email": "accounts@gumleaf.example", "insurance_dollars": 20000000}, "gst_rate_percent": 10}');
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
