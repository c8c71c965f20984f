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
INSERT INTO "migration" (id, "timestamp", name) OVERRIDING SYSTEM VALUE VALUES
  ('1', '1799570000001', 'CreateKitTables1799570000001'),
  ('2', '1799570000010', 'CreateAuthTables1799570000010'),
  ('3', '1799630000000', 'FoldText1799630000000'),
  ('4', '1799630000200', 'SearchFoldedAuditLog1799630000200'),
  ('5', '1799680000000', 'HandOverMail1799680000000'),
  ('6', '1799700000001', 'InviteContractors1799700000001'),
  ('7', '1799710100020', 'RetryOutgoingMails1799710100020');
INSERT INTO "demo_seed" (only_row, seeded_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '2026-11-29 01:53:25.651927+00');
INSERT INTO "change" (entity, entity_id, seq, request_id, changed_at) OVERRIDING SYSTEM VALUE VALUES
  ('account', '01900000-0000-7000-8000-000000000001', '1', NULL, '2026-11-29 01:53:25.266802+00'),
  ('account', '01900000-0000-7000-8000-000000000002', '3', NULL, '2026-11-29 01:53:25.474714+00'),
  ('account', '01900000-0000-7000-8000-000000000010', '4', NULL, '2026-11-29 01:53:25.474714+00'),
  ('account', '01900000-0000-7000-8000-000000000011', '5', NULL, '2026-11-29 01:53:25.474714+00'),
  ('account', '01900000-0000-7000-8000-000000000012', '6', NULL, '2026-11-29 01:53:25.474714+00'),
  ('account', '01900000-0000-7000-8000-000000000013', '7', NULL, '2026-11-29 01:53:25.474714+00'),
  ('account', '01900000-0000-7000-8000-000000000014', '8', NULL, '2026-11-29 01:53:25.474714+00'),
  ('account', '01900000-0000-7000-8000-000000000015', '9', NULL, '2026-11-29 01:53:25.474714+00'),
  ('account', '01900000-0000-7000-8000-000000000016', '10', NULL, '2026-11-29 01:53:25.474714+00'),
  ('account', '01900000-0000-7000-8000-000000000017', '11', NULL, '2026-11-29 01:53:25.474714+00'),
  ('payee', '01900000-0000-7000-8000-000000000001', '2', NULL, '2026-11-29 01:53:25.266802+00'),
  ('payee', '01900000-0000-7000-8000-000000000002', '12', NULL, '2026-11-29 01:53:25.474714+00'),
  ('payee', '01900000-0000-7000-8000-000000000010', '13', NULL, '2026-11-29 01:53:25.474714+00'),
  ('payee', '01900000-0000-7000-8000-000000000011', '14', NULL, '2026-11-29 01:53:25.474714+00'),
  ('payee', '01900000-0000-7000-8000-000000000012', '15', NULL, '2026-11-29 01:53:25.474714+00'),
  ('payee', '01900000-0000-7000-8000-000000000013', '16', NULL, '2026-11-29 01:53:25.474714+00'),
  ('payee', '01900000-0000-7000-8000-000000000014', '17', NULL, '2026-11-29 01:53:25.474714+00'),
  ('payee', '01900000-0000-7000-8000-000000000015', '18', NULL, '2026-11-29 01:53:25.474714+00'),
  ('payee', '01900000-0000-7000-8000-000000000016', '19', NULL, '2026-11-29 01:53:25.474714+00'),
  ('payee', '01900000-0000-7000-8000-000000000017', '20', NULL, '2026-11-29 01:53:25.474714+00');
INSERT INTO "change_counter" (only_row, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('true', '20');
INSERT INTO "change_cursor" (source, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('invoice', '113'),
  ('jobs', '563'),
  ('media', '27');
INSERT INTO "account" (id, role, verified, password_hash, session_version, version, registered_at, removed_at, name, email, address, zip_code, contact_no, abn, passport_number, bank_name, account_type, account_name, account_number, bsb, disabled_at, details_erased_at, erased_at, email_confirmed_at, details_version, bank_changed_at, payments_held_until, calendar_ended_at, places, language) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000001', 'admin', 'true', '$argon2id$v=19$m=19456,t=2,p=1$bWJSI6YCcYu9EQ3RHTjrog$GOKzTn/JfkW0NZwk8vO/+dvc6IAps1oE25km/vpG+Mc', '1', '1', '2026-11-29 01:53:25.269+00', NULL, 'Helen Marsh', 'admin@gumleaf.example', '', '', '', '', '', '', '', '', '', '', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000002', 'supervisor', 'false', '$argon2id$v=19$m=19456,t=2,p=1$/5e63UQtmwL5cpOmivTE4w$nTIyhJ6cFPlwp84qKcRAAn7i65wJ62KzXtl50gcA4io', '1', '1', '2026-11-29 01:53:25.479+00', NULL, 'Rosa Marino', 'supervisor@gumleaf.example', '', '', '', '', '', '', '', '', '', '', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{01900000-0000-7000-9000-000000000001,01900000-0000-7000-9000-000000000002,01900000-0000-7000-9000-000000000003}', 'en'),
  ('01900000-0000-7000-8000-000000000010', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$/5e63UQtmwL5cpOmivTE4w$nTIyhJ6cFPlwp84qKcRAAn7i65wJ62KzXtl50gcA4io', '1', '1', '2026-11-29 01:53:25.497+00', NULL, 'Amara Perera', 'amara@gumleaf.example', '14 Acacia Street, Prospect SA', '5082', '0491 570 006', '61000000002', 'sealed:1:a61764615c99a40f:ZMMD-a58Mn4KFX-DjhYeStrYyZf6TB1VCNlAAHyn4Rpzoizmog', 'Commonwealth Bank', 'Savings account', 'Amara Perera', 'sealed:1:a61764615c99a40f:ytJdN8XkK_H7oHM3r4z00FvuJamepdNZImIaK6oZx5AUqo1HsQ', 'sealed:1:a61764615c99a40f:pBQt6M74o-03H_oA8tp53fKAHvQ7yhFK0yiGQ5pCrAm5hg', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000011', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$/5e63UQtmwL5cpOmivTE4w$nTIyhJ6cFPlwp84qKcRAAn7i65wJ62KzXtl50gcA4io', '1', '1', '2026-11-29 01:53:25.521+00', NULL, 'Daniel Okafor', 'daniel@gumleaf.example', '3/27 Banksia Avenue, Norwood SA', '5067', '0491 570 110', '42000000003', 'sealed:1:a61764615c99a40f:SxPABNGVFTknOV2jk8qm03mZb6d_4yZH63V_b1lY5BfgLkJ5gw', 'Westpac', 'Savings account', 'Daniel Okafor', 'sealed:1:a61764615c99a40f:FOeI5yOyPfOmNGKiMxmuleNprvWIXcBp17bD8n99O-7NnxvYOg', 'sealed:1:a61764615c99a40f:9m1U-US8t5NpM48Nv_N1E5hWQDvVQ-11rjqQBjBMMYJ-Ig', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000012', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$/5e63UQtmwL5cpOmivTE4w$nTIyhJ6cFPlwp84qKcRAAn7i65wJ62KzXtl50gcA4io', '1', '1', '2026-11-29 01:53:25.54+00', NULL, 'Mei Lin Chen', 'meilin@gumleaf.example', '88 Henley Beach Road, Mile End SA', '5031', '0491 570 156', '23000000004', 'sealed:1:a61764615c99a40f:HH9FW5qaes77tGc1i_VvJdc5xLgyU1Pe-Yn_JYvvvkfGYP_HKA', 'ANZ', 'Savings account', 'Mei Lin Chen', 'sealed:1:a61764615c99a40f:ayyr5djP6gEhFUbNUJmmmWqW3yyRbNa_V0ZxWRy38etktIrUqA', 'sealed:1:a61764615c99a40f:HiCswkZVcQt7k8KnhBsJy_xi2I9vskMQNfUarb5saKTnSA', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000013', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$/5e63UQtmwL5cpOmivTE4w$nTIyhJ6cFPlwp84qKcRAAn7i65wJ62KzXtl50gcA4io', '1', '1', '2026-11-29 01:53:25.555+00', NULL, 'Tomasz Nowak', 'tomasz@gumleaf.example', '5 Kurrajong Court, Modbury SA', '5092', '0491 570 157', '80000000001', 'sealed:1:a61764615c99a40f:h_c8AHPSPBDn8UFEOYTcMW-z1aKuwaxqtOZYkSXH9g-UtdBeiw', 'NAB', 'Trust account', 'Tomasz Nowak', 'sealed:1:a61764615c99a40f:M2z_VNfVpdM6HTxwN-yb8F1rGKnSoYL66oJGV4EyCTbtjXrcMg', 'sealed:1:a61764615c99a40f:1ibVo8JKroXlP1xX-PcG_tH6gM6mhnTN6dn8oaI_neoqEw', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000014', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$/5e63UQtmwL5cpOmivTE4w$nTIyhJ6cFPlwp84qKcRAAn7i65wJ62KzXtl50gcA4io', '1', '1', '2026-11-29 01:53:25.571+00', NULL, 'Priya Raghunathan-Venkataraman', 'priya@gumleaf.example', '121 Unley Road, Unley SA', '5061', '0491 570 158', '51824753556', 'sealed:1:a61764615c99a40f:2EtHCVjp445HJsTF7WcHGWW9-9vARTd4Bgy5ICA7cXuh4ywfqw', 'Macquarie Bank', 'Savings account', 'Priya Raghunathan-Venkataraman', 'sealed:1:a61764615c99a40f:Fic55ZS9plZ9PpUzBWxat_bNXDLMjjgDlaZB248-0ou2iqN6UA', 'sealed:1:a61764615c99a40f:KI4Z44O1jyqTpooRhzxansKoMDnLlPJusal-2WmYcOprjQ', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000015', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$/5e63UQtmwL5cpOmivTE4w$nTIyhJ6cFPlwp84qKcRAAn7i65wJ62KzXtl50gcA4io', '1', '1', '2026-11-29 01:53:25.583+00', NULL, 'Grace Papadopoulos', 'grace@gumleaf.example', '9 Jetty Lane, Glenelg SA', '5045', '0491 570 159', '53004085616', 'sealed:1:a61764615c99a40f:lewph1aXr5wBzbYE0xzPR36H7NMMzRPnQS7KxbodDNYuZ6SXCg', 'ING', 'Savings account', 'Grace Papadopoulos', 'sealed:1:a61764615c99a40f:mLh_f48n5IhRShPUY-mo5qDa0A8YhFYLMOrChBcso15qYoUtkQ', 'sealed:1:a61764615c99a40f:v959XOOVczjXaHZ-9DAa1VxtjQ9DWVIPFBnI-ymlCqyGiQ', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000016', 'user', 'false', '$argon2id$v=19$m=19456,t=2,p=1$/5e63UQtmwL5cpOmivTE4w$nTIyhJ6cFPlwp84qKcRAAn7i65wJ62KzXtl50gcA4io', '1', '1', '2026-11-29 01:53:25.593+00', NULL, 'Liam Fitzgerald', 'liam@gumleaf.example', '40 Magill Road, Kensington SA', '5068', '0491 570 313', '61000000002', 'sealed:1:a61764615c99a40f:JDN7W7CtVQ5w7ObAeNQmw_-RFBQTiDCm_z_FANSM7AtPnQ4alA', 'Bendigo Bank', 'Savings account', 'Liam Fitzgerald', 'sealed:1:a61764615c99a40f:a2cBK_kdfqj9KlJNcHauojwyl2hMiOEukSy2M1lVlkkJxBveaQ', 'sealed:1:a61764615c99a40f:2IPMoQ61hR_N8QCWWJMPNosRdNcx_4FKTtgJ3REtv2vsUg', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000017', 'user', 'false', '$argon2id$v=19$m=19456,t=2,p=1$/5e63UQtmwL5cpOmivTE4w$nTIyhJ6cFPlwp84qKcRAAn7i65wJ62KzXtl50gcA4io', '1', '1', '2026-11-29 01:53:25.618+00', NULL, 'Nadia Haddad', 'nadia@gumleaf.example', '2 Wirra Crescent, Salisbury SA', '5108', '0491 570 737', '42000000003', 'sealed:1:a61764615c99a40f:5tZsuZSYDTT935cH0gydwSVtYDSmmVjn_k1727V-iWkpT047NA', 'Bank of Queensland', 'Trust account', 'Nadia Haddad', 'sealed:1:a61764615c99a40f:Zjf0u4ZjxyDNAHOEBiwmWa6kQ_DwTYMX8CuGLJE15SgrY5IZJw', 'sealed:1:a61764615c99a40f:947HOp9oMCPAeiNESrxr0hqJKyCqKS0ggV6ymRSJisbVYA', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en');
INSERT INTO "account_documents" (user_id, documents) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '{"passport_img": "01a22501-d76b-712e-9b8b-03f3014aa3c1", "agreement_img": "01a22501-d583-748a-ba5e-e7b64c4cdcb2", "declaration_img": "01a22501-d584-76fa-8d28-46368cf93100", "police_check_img": "01a22501-d3ac-70f3-931b-2c82134418f0", "address_proof_img": "01a22501-e327-74bf-be74-8f77649fad8f", "children_check_img": "01a22501-d530-723f-84c1-7fd42daa5d3b"}'),
  ('01900000-0000-7000-8000-000000000011', '{"passport_img": "01a22502-1250-7366-8241-29856ec78ced", "agreement_img": "01a22502-0e89-73a2-bda6-be13ac01971d", "declaration_img": "01a22502-0e89-73a2-bda6-c105674d5642", "police_check_img": "01a22502-0e88-75cd-bdec-2c58642dedb1", "address_proof_img": "01a22502-14b7-7490-8e23-56adeffd7fd2", "children_check_img": "01a22502-0e89-73a2-bda6-bb04f1b6b8f3"}'),
  ('01900000-0000-7000-8000-000000000012', '{"passport_img": "01a22502-1aca-74c5-90b2-c41f1b83be33", "agreement_img": "01a22502-1903-714f-9d63-dbe5f715c58e", "declaration_img": "01a22502-1903-714f-9d63-dcf61da64e1f", "police_check_img": "01a22502-18f2-7139-a766-e41bd7bb3491", "address_proof_img": "01a22502-1e57-7712-a736-9853fb4af6b2", "children_check_img": "01a22502-1903-714f-9d63-d617ec521921"}'),
  ('01900000-0000-7000-8000-000000000013', '{"passport_img": "01a22502-242f-7384-b8fa-b24e33ad0216", "agreement_img": "01a22502-21dd-7032-a588-da7bcc5c94f0", "declaration_img": "01a22502-21dd-7032-a588-de6c2fd85c07", "police_check_img": "01a22502-21dc-7610-b6ac-6c8b6af769b0", "address_proof_img": "01a22502-2795-775a-9822-0cf8628f56ff", "children_check_img": "01a22502-21dd-7032-a588-d445c57ecf5b"}'),
  ('01900000-0000-7000-8000-000000000014', '{"passport_img": "01a22502-2df2-75f4-ae5b-c93787b96c12", "agreement_img": "01a22502-2b7d-71ab-87e0-65aff0a5fc94", "declaration_img": "01a22502-2b7d-71ab-87e0-6974cc470540", "police_check_img": "01a22502-2b7c-735d-a43b-7ddfe67400ab", "address_proof_img": "01a22502-31fb-7010-aaeb-248fd9b51bb1", "children_check_img": "01a22502-2b7d-71ab-87e0-62fa5765bbb0"}'),
  ('01900000-0000-7000-8000-000000000015', '{"passport_img": "01a22502-36e0-755d-a94a-106c43f4d226", "agreement_img": "01a22502-3567-7166-9a93-8ecdcc2a4f84", "declaration_img": "01a22502-3567-7166-9a93-90ac0815eaf2", "police_check_img": "01a22502-3567-7166-9a93-865fb89c6807", "address_proof_img": "01a22502-39ad-73f6-9fab-809d8d13f57e", "children_check_img": "01a22502-3567-7166-9a93-8bd04e8b1dad"}'),
  ('01900000-0000-7000-8000-000000000016', '{"passport_img": "01a22502-3dfa-71fd-bd34-866c0e7beaad", "agreement_img": "01a22502-3c97-7117-9a4e-9957cea2cf92", "declaration_img": "01a22502-3c97-7117-9a4e-9fdf1cdf416b", "police_check_img": "01a22502-3c97-7117-9a4e-90573e6c58fe", "address_proof_img": "01a22502-4217-7237-9a7a-4c0d69806e0b", "children_check_img": "01a22502-3c97-7117-9a4e-96f9dbf8aaa9"}'),
  ('01900000-0000-7000-8000-000000000017', '{"passport_img": "01a22502-462c-77c6-848f-1b8cc37f5cc8", "agreement_img": "01a22502-4455-7641-b89a-5bb50cef5481", "police_check_img": "01a22502-4455-7641-b89a-5644bc0f3e18", "address_proof_img": "01a22502-49bc-74ef-9a0b-bb48003b8933"}');
INSERT INTO "account_assignments" (user_id, permanent_jobs, quick_jobs, current_work) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '[{"job_id": "01900000-0000-7000-9000-000000000001", "job_name": "Wattlebird House Offices", "job_payment_for_fortnight": "670.00"}]', '[{"job_id": "01900000-0000-7000-9000-000000000022", "job_date": "2026-11-29", "job_name": "Showroom before the opening", "job_start_time": "14:00"}]', NULL),
  ('01900000-0000-7000-8000-000000000011', '[{"job_id": "01900000-0000-7000-9000-000000000002", "job_name": "Banksia Family Medical Centre", "job_payment_for_fortnight": "540.00"}, {"job_id": "01900000-0000-7000-9000-000000000001", "job_name": "Wattlebird House Offices", "job_payment_for_fortnight": "670.00"}]', '[]', NULL),
  ('01900000-0000-7000-8000-000000000012', '[{"job_id": "01900000-0000-7000-9000-000000000007", "job_name": "Sandpiper Surf Club", "job_payment_for_fortnight": "444.00"}, {"job_id": "01900000-0000-7000-9000-000000000004", "job_name": "Wool Store Gallery", "job_payment_for_fortnight": "422.50"}]', '[{"job_id": "01900000-0000-7000-9000-000000000023", "job_date": "2026-12-02", "job_name": "Marquee after the garden party", "job_start_time": "07:30"}]', NULL),
  ('01900000-0000-7000-8000-000000000013', '[{"job_id": "01900000-0000-7000-9000-000000000005", "job_name": "Sturt Pea Technology Hub", "job_payment_for_fortnight": "936.00"}]', '[]', '{"kind": "permanent", "job_id": "01900000-0000-7000-9000-000000000008", "row_id": "01a224be-9700-7467-9c0c-19419833e5fc", "started_at": "2026-11-29T00:40:00.000Z", "business_date": "2026-11-29"}'),
  ('01900000-0000-7000-8000-000000000014', '[{"job_id": "01900000-0000-7000-9000-000000000006", "job_name": "Unley Corner Library", "job_payment_for_fortnight": "704.00"}]', '[]', NULL),
  ('01900000-0000-7000-8000-000000000015', '[{"job_id": "01900000-0000-7000-9000-000000000003", "job_name": "Little Pelicans Early Learning", "job_payment_for_fortnight": "680.00"}, {"job_id": "01900000-0000-7000-9000-000000000007", "job_name": "Sandpiper Surf Club", "job_payment_for_fortnight": "444.00"}]', '[{"job_id": "01900000-0000-7000-9000-000000000021", "job_date": "2026-11-24", "job_name": "End of lease: two-bedroom flat", "job_start_time": "09:00"}]', NULL);
INSERT INTO "signing_key" (kid, private_key, public_key_pem, created_at, retired_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22501-dbde-71fa-9b37-d1d61de0c05c', 'sealed:1:a61764615c99a40f:4ax6ruE4WxNptiAsjxAbjCFHrAAEi_Rz_BcjUVU0HcDT2NadlxSw-7S3CXywWngtij386w9bB6njD9yAymQgGyIgOweDR06vQS0SSmlwHfPxRU43Lptbu305Gq4CxbyCGZT63dk1D34BbxT4EYqvq-d5jQNJRb2rxfIad0N59krj_rsPhPQ9k1sz5rWiXI38r_Fjirh-YT5Jw241bKS8IH0sk-RJMipQI2ayzO9sN6rQhp1qTRKTdLAfxlG__NGvU3_h26TXE6JYGXsaASJw5c9nfkpVP1K-B8NKky5sS8_r3ANLD1PpDZz-z_NrtQTJftQ1DEBmCAdhmaPQGVuu9PJuLXPqNKJOjfwwxR2PKHnCy0rY7UcvE7F8T0YgLSjBMLrxPzVG34ZfMkdPmelnWwHG9AMAdWeJ3BaHaRslTxqv1xKdwzs792OFsZF4UkWkQkJVCblc8NT9zqGItX7Zg6NCFE0buMM5psnly_xwDojGa_3GLYnMUPyvemlj0xugoMEHowRWk6Ft7d4LSA6AWtz5PimkTRwgNwwkmbafZWPzXWGelYeOqhB8J6UAS1ooruX-c_LHqH1nP0xMmHGPSslLUhQjG0GJXxgzQ-TskAT-_vuUwgIhrVgo1h3F37fmAzVDY4ZfN451mJ5qCa0vbkyJx_TX9H8r4ctkbBL4D8LbHtPh86ARC8laZhLEgcuRzDMCsm6xMi5zMSt7m1qGre4SNwmYzDZVLKCkEb74-0x_-F2i8JmJ7y72ZH-L-Op-XtjKc2SZEGsFB2JIimUsMcrouRzh-16A4N_TVGTT_e_IlA3Atvo8nOVgRV8u8l0GG7tMDAR8Evv6YZ2UOeOu2HRhlrzwSkVXn0ndNislIb47xWKSQGKAber5kNHTyPOTPnhiPadBfjfSf1ZK4O4E4b_shGOxR_9IKLFyn3WAwBFG0H06wTw25jIkvTOe_ZiKDDpLpHins4GBkv6Tlv_pOWJZucu1ic5dGqcpDw12v61T7jnZaY-0sxmjyYpqYeZnomaHHLHpuVzhfshGL6v1tf5lIFV9606eta_UxQywOpaxJ8gH_voTkQrMxWwF0Uh399qcbyx-Q67H2eNHra4Vpb1Hx-uL-3B424D1Ngj-92sm8gbKCgOT0oomte6SJTl7RjsbNqyu0CswfXGZSDHSqlL_rwww1WWp_UCtFZ9Yotp4JxXXedrnKgbSOOWlaJhgjxRgeFb3jkblkBhSRkIbpBMWwmPv0dshP8EBMmJohTaXegzdpelvre6L1S-HGBYh6CoUSPl-o5YanYWiil1SfFy6nap5HOQ_GmfSeIcBCeeynwaBB6eYsALRGAjFuAlSGr6rt4V9CT1eUyv3KmWJ3sHThZ8MsXCCBzUTFzFP91xJlsYQQEMNQJgRUTnw3SwR06zM119d3Ya5Pr3G_55uxAo3aDLO7qAoOKnDj1mikKRzjqYdWv6kNbeUsGEUiKmzgBgvHv_Zh8yeOJDSRDE674KVMPrTGYDWwCveetQordWZ_KpbfhKR7bva30Eo_lfddf1C2y--PSIkEWXXpm7E4xiEZA3bnXZL-AgUs5ZmiNYm-5xUWktW6PBa-BnMjlsb49ZppBh0y8BPjc6Ei_3ejjARSMRXLtYeAsmEmX_sSEi1hU-y86NlXQyoVfLJrSTk_t7iy2N1KXeNK2-EDD8KUYTiZWCamDIJka4CnYW1m--OQf4mqpDi3yWg32WQAJ8xbECV8s8zCBn7C6Lgzf1shyok893Q0mkfLlTWqeMdAe1llc7E_epNwHm-ojx1wrvYlvVQxKqYWmORksW1VWdYuDQ3oMx-_mPBruOzETLATVuRrRrh9YP1v96cyvVGpJxbdyYWVG34aEud3bP4zQVbdzErE4r0Fl-P8FwCGWGQcQVvFuHwD_hMEZx2Rekm7Qnv_5PYLr53x7szgwmeXv-rkgEUCuS74owLackn2nO_iBsdNB1cSuof__L5YDAM3ZhynP9AUedvg_CY58alPS4BttpyP795FZGydt90xEcTGOwDd5HshPkcUorCwnRrnBEj06cm1D0r_CB-BUiXwuxz53hwwj14CfI-352zprx76HOuLqqiAmul8RryqMNL8dKkjd2mVfBHHmaRLSHB4m_rBt_FDldn7eUNLXjIGEzF26al12gAwR2OLGyI8TCP3RlLw2kE_UfZOHHrFLMhPyTycgoJ-6TkfMVNtuqc8w5mdk-3FMYDjntK6617tv_Ms17UNA2sqxCUp4Lt5-42LwyhBgTET38tw9PtywqMlKWeI1XwtwFbbivzrGwtAufTshKK', '-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAroVr11ibl9vEAXtZy22K
v7hmAuJgMcxyFGu9FcTXmjEtB7pomwo2W7pR9TcEWSjbvLqJKsTyv/S6d2MgxKzT
FAzlM4pnNBrgsp7PvKY6HUzpXgcxTkXKRfoY1mEz2t7uq0Q/7D2YrGE0TpIOCdR4
7hcGwlgIGAmjdzWFSSAfAzB+VHmtbWIqtoTEZeDkSboTmphtes6eKP0xzfnfqA9b
Jz4J6Jexk0R3hMq+BsDew2OX2GemDsXsa1iC2z8Fq/jhNw0cvanJ5kWiCgrhwff0
zB5EqPai4vbPFbx88tubC8bHSVjQXD4oSqxl+nb17ICRRTjz4f6bZI4CoO6Xe4JC
iwIDAQAB
-----END PUBLIC KEY-----
', '2026-11-29 01:53:28.543+00', NULL);
INSERT INTO "audit_entry" (id, at, actor_id, actor_name, action, subject_kind, subject_id, subject_name, details) OVERRIDING SYSTEM VALUE VALUES
  ('01a22501-cf58-724f-9f2d-36694515a21a', '2026-11-29 01:53:25.336+00', '', 'Operator', 'account.admin-added', 'person', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '{}'),
  ('01a22501-d3b4-72ba-8b09-e23cf0fd4b4f', '2026-11-29 01:53:26.453+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-settings.changed', 'invoice-settings', '', 'Invoice settings', '{"gst_rate_percent": "20 → 10"}'),
  ('01a22501-d421-772d-a2a4-848d77ab9b54', '2026-11-29 01:53:26.561+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-settings.gst-confirmed', 'invoice-settings', '', 'Invoice settings', '{"gst_rate_percent": "10"}'),
  ('01a22501-d46c-736e-bafb-9f06076144e4', '2026-11-29 01:53:26.636+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote-text.saved', 'quote', 'cc6871a5-52c2-5678-b4ef-b20a470238b9', 'Our terms', '{}'),
  ('01a22501-d4ef-7577-9a59-a0856e6b5273', '2026-11-29 01:53:26.767+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{}'),
  ('01a22501-f8cc-748f-85aa-f4b1f1d80dc8', '2026-11-29 01:53:35.965+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{"channel": "hand"}'),
  ('01a22501-f976-764a-954e-cf18f8fe9405', '2026-11-29 01:53:36.118+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.declined', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{}'),
  ('01a22501-fa1e-767c-8dc1-3c5951e05923', '2026-11-29 01:53:36.287+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', 'Q-00002', '{}'),
  ('01a22501-ff38-772c-8bd6-fe227db6a69f', '2026-11-29 01:53:37.593+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', 'Q-00002', '{"channel": "hand"}'),
  ('01a22501-fff7-7638-ab28-6ecd81592689', '2026-11-29 01:53:37.783+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Q-00003', '{}'),
  ('01a22502-02f5-711f-9077-59ccf9a24e3b', '2026-11-29 01:53:38.55+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Q-00003', '{"channel": "hand"}'),
  ('01a22502-0363-719a-92c5-d52596c7f562', '2026-11-29 01:53:38.659+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.accepted', 'quote', 'ab25b720-9dad-5fbc-8f4c-27a5b16696e5', 'Q-00003', '{"entered": "by the office", "pdf_sha256": "480eaf79cdd81929a2077cf7fb3529d1e2899c70de1f8a79324853a24b44a803"}'),
  ('01a22502-03bd-733d-827c-ac4b8022dfd1', '2026-11-29 01:53:38.749+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'fdbbf917-7206-5c19-93d9-b1f90aa07d6b', 'Q-00004', '{}'),
  ('01a22502-042d-7552-93cb-f539b98d70df', '2026-11-29 01:53:38.861+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'site-proof.changed', 'site', '', 'Proof and promises of the website', '{"changed": "promise_days, served_postcodes, testimonials, ratings, prices, examples, checks, come_back, is_police_checked, response_hours, manager_name, manager_role"}'),
  ('01a22502-18f6-7423-acb3-d19aca5c7599', '2026-11-29 01:53:44.182+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-settings.changed', 'pay-settings', '', 'Pay settings', '{"gst_from": " → 2018-07-01", "first_day": "2022-01-01 → 2026-10-11", "gst_checked_on": " → 2026-11-02"}'),
  ('01a22502-1989-75e2-b2db-fd202845cf8a', '2026-11-29 01:53:44.329+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-bank-account.saved', 'pay-settings', '01a22502-1958-744a-a3b6-430045682221', 'GUMLEAF CLEANING PTY LTD', '{"bsb": "105-900", "bank": "BSA", "account_ending": "200"}'),
  ('01a22502-1a5b-75e2-82e9-e136c7c85ef4', '2026-11-29 01:53:44.539+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{}'),
  ('01a22502-1a94-7177-a2b5-9484d1bcbf4c', '2026-11-29 01:53:44.596+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"job": "Wattlebird House Offices", "from": "2026-09-01", "client": "Wattlebird Property"}'),
  ('01a22502-1ad1-7333-b706-2ce948f240bb', '2026-11-29 01:53:44.657+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"job": "Sturt Pea Technology Hub", "from": "2026-09-01", "client": "Wattlebird Property"}'),
  ('01a22502-1af7-73c0-96d9-2271238cf9dd', '2026-11-29 01:53:44.695+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{}'),
  ('01a22502-1b1c-76c8-a0cd-45cdf4f46582', '2026-11-29 01:53:44.733+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{"job": "Banksia Family Medical Centre", "from": "2026-08-01", "client": "Banksia Family Medical Centre"}'),
  ('01a22502-1b27-7461-b20e-359afa74e7e9', '2026-11-29 01:53:44.743+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{}'),
  ('01a22502-1b48-7119-8c2d-a9f6c228c2a3', '2026-11-29 01:53:44.776+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{"job": "Little Pelicans Early Learning", "from": "2026-08-01", "client": "Little Pelicans"}'),
  ('01a22502-1b53-769e-a8f7-837e991502cc', '2026-11-29 01:53:44.787+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '{}'),
  ('01a22502-1b6b-7584-9d6d-4c87b71fe055', '2026-11-29 01:53:44.811+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '{"job": "Wool Store Gallery", "from": "2026-08-01", "client": "Port Adelaide Arts Trust"}'),
  ('01a22502-1b75-73a6-8783-2e56ded60fa4', '2026-11-29 01:53:44.821+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000005', 'Unley Libraries', '{}'),
  ('01a22502-1b82-709f-b203-d94cb91e2ddf', '2026-11-29 01:53:44.835+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000005', 'Unley Libraries', '{"job": "Unley Corner Library", "from": "2026-08-01", "client": "Unley Libraries"}'),
  ('01a22502-1b97-77fe-a435-98140314e3a4', '2026-11-29 01:53:44.855+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{}'),
  ('01a22502-1c41-75e7-9062-5b931a12822d', '2026-11-29 01:53:45.025+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"job": "Sandpiper Surf Club", "from": "2026-08-01", "client": "Sandpiper Surf Club Inc."}'),
  ('01a22502-1d90-7316-9c2b-f68e3084dde1', '2026-11-29 01:53:45.36+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000002', 'Banksia Family Medical Centre', '{"from": "2026-08-01", "price": "visit 145.00"}'),
  ('01a22502-1dbc-7118-b3ed-d35ed45d8e17', '2026-11-29 01:53:45.404+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000003', 'Little Pelicans Early Learning', '{"from": "2026-08-01", "price": "month 2280.00"}'),
  ('01a22502-1de3-7305-afc1-90598b90c991', '2026-11-29 01:53:45.443+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000004', 'Wool Store Gallery', '{"from": "2026-08-01", "price": "visit 125.00"}'),
  ('01a22502-1dfa-7396-ba0e-0e0f25d3fcee', '2026-11-29 01:53:45.466+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'job-price.set', 'job', '01900000-0000-7000-9000-000000000007', 'Sandpiper Surf Club', '{"from": "2026-08-01", "price": "month 2750.00"}'),
  ('01a22502-201b-7039-b45b-118042dbf8de', '2026-11-29 01:53:46.011+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22502-1f9b-72d6-857c-d4d24245e93f', 'INV-00001', '{"month": "2026-08", "total": "1754.50", "client": "Banksia Family Medical Centre", "version": "1"}'),
  ('01a22502-201b-7039-b45b-140932d7df62', '2026-11-29 01:53:46.011+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22502-1f9c-768d-ab96-0d58f21efeee', 'INV-00002', '{"month": "2026-08", "total": "2508.00", "client": "Little Pelicans", "version": "1"}'),
  ('01a22502-201b-7039-b45b-19d24fce102e', '2026-11-29 01:53:46.011+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22502-1f9c-768d-ab96-13f13b4ed216', 'INV-00003', '{"month": "2026-08", "total": "1512.50", "client": "Port Adelaide Arts Trust", "version": "1"}'),
  ('01a22502-201b-7039-b45b-1ec17c00e964', '2026-11-29 01:53:46.011+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22502-1f9c-768d-ab96-166ab754c775', 'INV-00004', '{"month": "2026-08", "total": "2126.37", "client": "Unley Libraries", "version": "1"}'),
  ('01a22502-201b-7039-b45b-23340938e6c6', '2026-11-29 01:53:46.011+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22502-1f9c-768d-ab96-19c1f0dc0327', 'INV-00005', '{"month": "2026-08", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}'),
  ('01a22502-20f3-7082-89fb-7b2ccfadf6e5', '2026-11-29 01:53:46.227+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22502-1f9b-72d6-857c-d4d24245e93f', 'INV-00001', '{}'),
  ('01a22502-2466-721b-b9a1-0b76800d3aed', '2026-11-29 01:53:47.11+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22502-1f9c-768d-ab96-0d58f21efeee', 'INV-00002', '{}'),
  ('01a22502-2650-70b2-bb8e-899c67982a29', '2026-11-29 01:53:47.6+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22502-1f9c-768d-ab96-13f13b4ed216', 'INV-00003', '{}'),
  ('01a22502-2755-773f-bbe8-4ebb6384babf', '2026-11-29 01:53:47.861+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22502-1f9c-768d-ab96-166ab754c775', 'INV-00004', '{}'),
  ('01a22502-28e7-71a2-be6e-ad1623846bba', '2026-11-29 01:53:48.264+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22502-1f9c-768d-ab96-19c1f0dc0327', 'INV-00005', '{}'),
  ('01a22502-2b7b-738a-87a6-71ca1898597b', '2026-11-29 01:53:48.923+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22502-2ae3-7292-8fab-8d4dac800ee6', 'INV-00006', '{"month": "2026-09", "total": "7139.70", "client": "Wattlebird Property", "version": "1"}'),
  ('01a22502-2b7b-738a-87a6-77c387e83ef3', '2026-11-29 01:53:48.923+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22502-2ae4-7446-bee9-334e77a7a674', 'INV-00007', '{"month": "2026-09", "total": "1914.00", "client": "Banksia Family Medical Centre", "version": "1"}'),
  ('01a22502-2b7b-738a-87a6-7a1e0a970cf7', '2026-11-29 01:53:48.923+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22502-2ae4-7446-bee9-356fddccfedd', 'INV-00008', '{"month": "2026-09", "total": "2508.00", "client": "Little Pelicans", "version": "1"}'),
  ('01a22502-2b7b-738a-87a6-7cebd0542bf0', '2026-11-29 01:53:48.923+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22502-2ae4-7446-bee9-382c66b10bac', 'INV-00009', '{"month": "2026-09", "total": "1787.50", "client": "Port Adelaide Arts Trust", "version": "1"}'),
  ('01a22502-2b7b-738a-87a6-831c76ee7d35', '2026-11-29 01:53:48.923+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22502-2ae4-7446-bee9-3ff90d5cb0bf', 'INV-00010', '{"month": "2026-09", "total": "1960.21", "client": "Unley Libraries", "version": "1"}'),
  ('01a22502-2b7b-738a-87a6-8420cb35e470', '2026-11-29 01:53:48.923+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22502-2ae4-7446-bee9-42095ba32226', 'INV-00011', '{"month": "2026-09", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}'),
  ('01a22502-2c85-7149-9434-99a452115306', '2026-11-29 01:53:49.19+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22502-2ae3-7292-8fab-8d4dac800ee6', 'INV-00006', '{}'),
  ('01a22502-2d9d-766d-9655-d4877847bc48', '2026-11-29 01:53:49.469+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22502-2ae4-7446-bee9-334e77a7a674', 'INV-00007', '{}'),
  ('01a22502-2e8f-73ad-8186-a445f1b92c7c', '2026-11-29 01:53:49.711+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22502-2ae4-7446-bee9-356fddccfedd', 'INV-00008', '{}'),
  ('01a22502-30cf-70c5-88cf-0fc0488b75b8', '2026-11-29 01:53:50.287+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22502-2ae4-7446-bee9-382c66b10bac', 'INV-00009', '{}'),
  ('01a22502-323d-763b-8a06-ca14d9157707', '2026-11-29 01:53:50.653+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22502-2ae4-7446-bee9-3ff90d5cb0bf', 'INV-00010', '{}'),
  ('01a22502-3348-7603-8b75-5a0598e20ffa', '2026-11-29 01:53:50.92+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22502-2ae4-7446-bee9-42095ba32226', 'INV-00011', '{}'),
  ('01a22502-356b-7285-a304-6c7b1dbacd80', '2026-11-29 01:53:51.467+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22502-3493-75ca-a6ab-c571a15830d1', 'INV-00012', '{"month": "2026-10", "total": "2073.50", "client": "Banksia Family Medical Centre", "version": "1"}'),
  ('01a22502-356b-7285-a304-732965c151f1', '2026-11-29 01:53:51.467+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22502-3493-75ca-a6ab-cb6850adbae5', 'INV-00013', '{"month": "2026-10", "total": "1650.00", "client": "Port Adelaide Arts Trust", "version": "1"}'),
  ('01a22502-356b-7285-a304-7558b9dec41c', '2026-11-29 01:53:51.467+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22502-3493-75ca-a6ab-cf4cd4c60eca', 'INV-00014', '{"month": "2026-10", "total": "3025.00", "client": "Sandpiper Surf Club Inc.", "version": "1"}'),
  ('01a22502-35db-7717-9f60-c3b0a5a12dc6', '2026-11-29 01:53:51.58+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22502-3493-75ca-a6ab-c571a15830d1', 'INV-00012', '{}'),
  ('01a22502-3734-723c-95a9-664c48abf29b', '2026-11-29 01:53:51.924+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22502-3493-75ca-a6ab-cf4cd4c60eca', 'INV-00014', '{}'),
  ('01a22502-384f-772d-8dd1-b4c9e5a1c67d', '2026-11-29 01:53:52.207+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.adjusted', 'invoice', '01a22502-2ae4-7446-bee9-382c66b10bac', 'INV-00009', '{"note": "ADJ-00001", "total": "-137.50", "reason": "The visit on the second Saturday was cancelled by the gallery"}'),
  ('01a22502-3937-7608-886c-4778b5eeb596', '2026-11-29 01:53:52.439+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-extra.added', 'invoice', 'bf4cf82e-6248-5cd6-ab55-ac56eb3611f3', 'Windows outside, levels 1 to 3', '{"day": "2026-11-29", "text": "Windows outside, levels 1 to 3", "amount": "385.00", "reason": "Asked for by Renee Castle on the telephone"}'),
  ('01a22502-3b20-7254-8e93-d3aff80273ff', '2026-11-29 01:53:52.928+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{"day": "2026-09-14", "amount": "1754.50", "invoices": "INV-00001 A$1754.50"}'),
  ('01a22502-3bff-737e-9823-2e758d29aa3a', '2026-11-29 01:53:53.151+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{"day": "2026-09-14", "amount": "2508.00", "invoices": "INV-00002 A$2508.00"}'),
  ('01a22502-3d67-72d5-b613-b7458fa2c446', '2026-11-29 01:53:53.511+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000004', 'Port Adelaide Arts Trust', '{"day": "2026-09-14", "amount": "1512.50", "invoices": "INV-00003 A$1512.50"}'),
  ('01a22502-3edc-747a-98b7-03f719a38c2e', '2026-11-29 01:53:53.884+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000005', 'Unley Libraries', '{"day": "2026-09-14", "amount": "2126.37", "invoices": "INV-00004 A$2126.37"}'),
  ('01a22502-3fb5-70ba-9694-752d1f4f6eb9', '2026-11-29 01:53:54.101+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"day": "2026-09-14", "amount": "2875.00", "invoices": "INV-00005 A$2875.00"}'),
  ('01a22502-404b-7742-a7b2-6467c91782a9', '2026-11-29 01:53:54.251+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.written-off', 'invoice', '01a22502-1f9c-768d-ab96-19c1f0dc0327', 'INV-00005', '{"amount": "150.00", "reason": "Agreed with the treasurer: the hall was closed for a week"}'),
  ('01a22502-4240-773c-867c-2276fe89674a', '2026-11-29 01:53:54.752+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'bank-statement.imported', 'list', 'd8ec1b91-efb1-540b-bb7e-c48f16451016', 'gumleaf-2026-11-29.ofx', '{"added": "8", "known": "0", "left_out": "0", "outgoing": "0", "look_alike": "0"}'),
  ('01a22502-4377-70a9-be5b-c169c2b73334', '2026-11-29 01:53:55.063+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"day": "2026-10-14", "amount": "7139.70", "invoices": "INV-00006 A$7139.70"}'),
  ('01a22502-44c7-7026-bdab-22d092566a72', '2026-11-29 01:53:55.399+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{"day": "2026-10-14", "amount": "1914.00", "invoices": "INV-00007 A$1914.00"}'),
  ('01a22502-463b-74f1-8841-68ceb4d0506e', '2026-11-29 01:53:55.772+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"day": "2026-10-14", "amount": "1815.00", "invoices": "INV-00011 A$1815.00"}'),
  ('01a22502-4745-770d-87f7-493025db2206', '2026-11-29 01:53:56.037+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client-payment.booked', 'client', '01900000-0000-7000-a000-000000000006', 'Sandpiper Surf Club Inc.', '{"day": "2026-11-29", "amount": "1512.50", "invoices": "INV-00014 A$1512.50"}'),
  ('01a22502-4868-752b-ac14-0a50aaf5e234', '2026-11-29 01:53:56.328+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"state": " → SA", "suburb": " → Prospect", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Amara", "family_name": " → Perera", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40118"}'),
  ('01a22502-4900-74a3-9344-c0cd4604d895', '2026-11-29 01:53:56.48+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a22502-499e-7235-9a58-52922d44bb7e', '2026-11-29 01:53:56.638+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', '{"state": " → SA", "suburb": " → Norwood", "fund_usi": " → HOS0100AU", "gst_from": " → 2023-07-01", "fund_name": " → Hostplus", "rcti_form": " → signed", "rcti_from": " → 2024-07-01", "given_name": " → Daniel", "rcti_terms": " → supplies-named, both-registered, company-issues, supplier-does-not, tells-when-it-ends", "family_name": " → Okafor", "may_delegate": " → yes", "contract_with": " → person", "gst_checked_on": " → 2026-11-02", "fund_member_number": " → 40125"}'),
  ('01a22502-4a95-741a-9392-e20b7cdd6546', '2026-11-29 01:53:56.885+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', '{"from": "2026-07-01", "answer": "no", "reason": "May send somebody else."}'),
  ('01a22502-4b40-775a-9ad0-464f1eac606b', '2026-11-29 01:53:57.056+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"state": " → SA", "suburb": " → Mile End", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Mei", "family_name": " → Lin Chen", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40132"}'),
  ('01a22502-4bcb-77b8-9ccc-5f4f41fa8441', '2026-11-29 01:53:57.195+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a22502-4d57-7149-a71b-3fe4bf809edd', '2026-11-29 01:53:57.591+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"state": " → SA", "suburb": " → Modbury", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Tomasz", "family_name": " → Nowak", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40139"}'),
  ('01a22502-4de6-715e-a831-a7fce82a7187', '2026-11-29 01:53:57.734+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a22502-4e8f-7090-9a0e-a74e958361b4', '2026-11-29 01:53:57.903+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000014', 'Priya Raghunathan-Venkataraman', '{"may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no"}'),
  ('01a22502-4f38-73d5-9b3d-91f79119a44c', '2026-11-29 01:53:58.072+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', '{"state": " → SA", "suburb": " → Glenelg", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Grace", "family_name": " → Papadopoulos", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40153"}'),
  ('01a22502-4fa8-737a-8e3d-7f083a250cfe', '2026-11-29 01:53:58.184+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a22502-502d-7327-af83-bbd616bd2518', '2026-11-29 01:53:58.317+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-adjustment.added', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"day": "2026-10-31", "file": "without a file", "kind": "bonus", "amount": "80.00", "reason": "Stood in on short notice"}'),
  ('01a22502-50d3-76c8-b142-3b414dcc7adb', '2026-11-29 01:53:58.483+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.created', 'pay-run', '01a22502-50b3-75f1-8113-77bbd5eea320', 'Pay run 1', '{"pay_day": "2026-11-03", "through_day": "2026-10-31"}'),
  ('01a22502-5313-72ed-a730-a6ecbc7782c7', '2026-11-29 01:53:59.059+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.approved', 'pay-run', '01a22502-50b3-75f1-8113-77bbd5eea320', 'Pay run 1', '{"total": "7277.12", "people": "6", "through_day": "2026-10-31"}'),
  ('01a22502-55f2-72dd-86ac-5afc214d0068', '2026-11-29 01:53:59.794+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.paid', 'pay-run', '01a22502-50b3-75f1-8113-77bbd5eea320', 'Pay run 1', '{"total": "7277.12", "people": "6", "paid_on": "2026-11-03"}'),
  ('01a22502-5721-7454-ab01-f8ee0ecce50c', '2026-11-29 01:54:00.097+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-adjustment.added', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"day": "2026-11-29", "file": "without a file", "kind": "reimbursement", "amount": "34.80", "reason": "Floor pads from the hardware shop"}'),
  ('01a22502-5831-7149-b0fb-b2590092fc87', '2026-11-29 01:54:00.369+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.created', 'pay-run', '01a22502-57f9-73be-a776-06d4cf8e1e2e', 'Pay run 2', '{"pay_day": "2026-12-02", "through_day": "2026-11-28"}'),
  ('01a22502-59ce-7713-9ec1-c73ee8c85d09', '2026-11-29 01:54:00.782+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.held', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"reason": "Keys of the gallery are not back yet"}'),
  ('01a22503-3ead-74ef-a654-4c33002e5da9', '2026-11-29 01:54:59.373+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a22503-3e92-74a5-82a6-f20ada0d4488', 'Staff kitchen, Norwood (drawing)', '{}'),
  ('01a22504-1c1c-76e6-9574-f28b1910a22a', '2026-11-29 01:55:56.06+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a22504-1c17-72af-a086-685a2dcae26b', 'Shop front windows, Glenelg (drawing)', '{}'),
  ('01a22504-aadf-733e-a469-8ad6d32a7320', '2026-11-29 01:56:32.607+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a22504-aac7-778a-ab90-38f0d7babb0a', 'Carpet and lounge, Unley (drawing)', '{}'),
  ('01a22505-3155-7761-a4f9-c70b6a910468', '2026-11-29 01:57:07.029+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a22505-314f-7734-9ecf-75e695741db9', 'Open-plan office, King William Street (drawing)', '{}');
INSERT INTO "retention_start" (only_row, since) OVERRIDING SYSTEM VALUE VALUES
  ('true', '-infinity');
INSERT INTO "mail_message" (id, idempotency_key, kind, account_id, state, content, attempts, created_at, next_try_at, claimed_at, useful_until, finished_at, last_error, request_id, handed_over) OVERRIDING SYSTEM VALUE VALUES
  ('01a22502-57ad-73f8-8400-516cb823e53e', 'notice 01a22502-55b3-732b-a1e6-4fac46af4d8a 01900000-0000-7000-8000-000000000010', 'notice', '01900000-0000-7000-8000-000000000010', 'sent', '', '1', '2026-11-29 01:54:00.005821+00', '2026-11-29 01:55:01.11055+00', '2026-11-29 01:54:05.680607+00', NULL, '2026-11-29 01:54:05.748318+00', '', NULL, 'true'),
  ('01a22502-5804-7537-ba09-b35db6f9b05a', 'notice 01a22502-55bf-7023-8408-a3c1f3c24417 01900000-0000-7000-8000-000000000011', 'notice', '01900000-0000-7000-8000-000000000011', 'sent', '', '1', '2026-11-29 01:54:00.005821+00', '2026-11-29 01:55:01.11055+00', '2026-11-29 01:54:04.622623+00', NULL, '2026-11-29 01:54:04.857109+00', '', NULL, 'true'),
  ('01a22502-584a-72a2-a48b-19734618f51d', 'notice 01a22502-55cd-71c7-9dd0-bc0c1037cc2c 01900000-0000-7000-8000-000000000015', 'notice', '01900000-0000-7000-8000-000000000015', 'sent', '', '1', '2026-11-29 01:54:00.005821+00', '2026-11-29 01:55:01.11055+00', '2026-11-29 01:54:08.574827+00', NULL, '2026-11-29 01:54:08.650632+00', '', NULL, 'true'),
  ('01a22502-5870-747b-b9ad-543756b9090b', 'notice 01a22502-55d6-756c-99f4-c0c7adc5a66e 01900000-0000-7000-8000-000000000012', 'notice', '01900000-0000-7000-8000-000000000012', 'sent', '', '1', '2026-11-29 01:54:00.005821+00', '2026-11-29 01:55:01.11055+00', '2026-11-29 01:54:07.343778+00', NULL, '2026-11-29 01:54:07.45075+00', '', NULL, 'true'),
  ('01a22502-589a-702c-8bf8-9c13942553fb', 'notice 01a22502-55df-734b-bffa-2a2bb76fbe95 01900000-0000-7000-8000-000000000014', 'notice', '01900000-0000-7000-8000-000000000014', 'sent', '', '1', '2026-11-29 01:54:00.005821+00', '2026-11-29 01:55:01.11055+00', '2026-11-29 01:54:09.690612+00', NULL, '2026-11-29 01:54:09.762422+00', '', NULL, 'true'),
  ('01a22502-58bb-7221-b0e4-315a32789bb6', 'notice 01a22502-55e6-7292-b48a-0033aa1534d3 01900000-0000-7000-8000-000000000013', 'notice', '01900000-0000-7000-8000-000000000013', 'sent', '', '1', '2026-11-29 01:54:00.005821+00', '2026-11-29 01:55:01.11055+00', '2026-11-29 01:54:04.938637+00', NULL, '2026-11-29 01:54:04.973031+00', '', NULL, 'true'),
  ('01a22502-e968-7357-a704-8e2bde1be89e', 'notice 01a22502-e710-70b1-811f-30a383a8857b 01900000-0000-7000-8000-000000000001', 'notice', '01900000-0000-7000-8000-000000000001', 'sent', '', '1', '2026-11-29 01:54:37.34202+00', '2026-11-29 01:55:38.149022+00', '2026-11-29 01:54:39.82259+00', NULL, '2026-11-29 01:54:39.916995+00', '', NULL, 'true'),
  ('01a22502-e97f-740f-a0e8-883352bcd4f6', 'notice 01a22502-e710-70b1-811f-30a383a8857b 01900000-0000-7000-8000-000000000015', 'notice', '01900000-0000-7000-8000-000000000015', 'sent', '', '1', '2026-11-29 01:54:37.34202+00', '2026-11-29 01:55:38.149022+00', '2026-11-29 01:54:39.882009+00', NULL, '2026-11-29 01:54:39.925981+00', '', NULL, 'true'),
  ('01a22502-ea6c-75ee-8f68-27651f49b678', 'notice 01a22502-e8d5-77d9-97aa-2909eeba8ef1 01900000-0000-7000-8000-000000000001', 'notice', '01900000-0000-7000-8000-000000000001', 'sent', '', '1', '2026-11-29 01:54:37.695193+00', '2026-11-29 01:55:38.149022+00', '2026-11-29 01:54:39.824013+00', NULL, '2026-11-29 01:54:39.921896+00', '', NULL, 'true'),
  ('01a22502-ea7c-739d-8c8f-65bb2fd3db69', 'notice 01a22502-e8d5-77d9-97aa-2909eeba8ef1 01900000-0000-7000-8000-000000000012', 'notice', '01900000-0000-7000-8000-000000000012', 'sent', '', '1', '2026-11-29 01:54:37.695193+00', '2026-11-29 01:55:38.149022+00', '2026-11-29 01:54:39.873261+00', NULL, '2026-11-29 01:54:40.003311+00', '', NULL, 'true');
INSERT INTO "notice" (id, raised_id, account_id, kind, parameters, created_at, read_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22502-5781-7221-8cec-5e407a894a53', '01a22502-55b3-732b-a1e6-4fac46af4d8a', '01900000-0000-7000-8000-000000000010', 'paid', '{"day": "3 Nov 2026", "amount": "A$933.55", "documents": "RA-00001"}', '2026-11-29 01:53:59.732+00', NULL),
  ('01a22502-57ef-7014-bdda-0a55bc7d2d92', '01a22502-55bf-7023-8408-a3c1f3c24417', '01900000-0000-7000-8000-000000000011', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,904.97", "documents": "RCTI-00001"}', '2026-11-29 01:53:59.743+00', NULL),
  ('01a22502-582c-7668-b42d-2e001e025109', '01a22502-55cd-71c7-9dd0-bc0c1037cc2c', '01900000-0000-7000-8000-000000000015', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,333.96", "documents": "RA-00002"}', '2026-11-29 01:53:59.757+00', NULL),
  ('01a22502-5866-7542-9114-24b17a597592', '01a22502-55d6-756c-99f4-c0c7adc5a66e', '01900000-0000-7000-8000-000000000012', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,086.42", "documents": "RA-00003"}', '2026-11-29 01:53:59.767+00', NULL),
  ('01a22502-588b-7108-ac58-c3aae5cb9100', '01a22502-55df-734b-bffa-2a2bb76fbe95', '01900000-0000-7000-8000-000000000014', 'paid', '{"day": "3 Nov 2026", "amount": "A$974.97", "documents": "RA-00004"}', '2026-11-29 01:53:59.775+00', NULL),
  ('01a22502-58b2-75bb-8d62-afc5bc859b47', '01a22502-55e6-7292-b48a-0033aa1534d3', '01900000-0000-7000-8000-000000000013', 'paid', '{"day": "3 Nov 2026", "amount": "A$1,043.25", "documents": "RA-00005"}', '2026-11-29 01:53:59.782+00', NULL),
  ('01a22502-e907-75c4-a6e1-f2963c309cdb', '01a22502-e710-70b1-811f-30a383a8857b', '01900000-0000-7000-8000-000000000001', 'not-started', '{"job": "Sandpiper Surf Club", "date": "2026-11-29", "time": "10:00-13:00", "job_id": "01900000-0000-7000-9000-000000000007", "person": "Grace Papadopoulos", "person_id": "01900000-0000-7000-8000-000000000015"}', '2026-11-29 01:54:36.944+00', NULL),
  ('01a22502-e907-75c4-a6e1-f4435b012997', '01a22502-e710-70b1-811f-30a383a8857b', '01900000-0000-7000-8000-000000000015', 'not-started', '{"job": "Sandpiper Surf Club", "date": "2026-11-29", "time": "10:00-13:00", "job_id": "01900000-0000-7000-9000-000000000007", "person": "Grace Papadopoulos", "person_id": "01900000-0000-7000-8000-000000000015"}', '2026-11-29 01:54:36.944+00', NULL),
  ('01a22502-ea43-7098-bd6c-3743f33045f2', '01a22502-e8d5-77d9-97aa-2909eeba8ef1', '01900000-0000-7000-8000-000000000001', 'not-started', '{"job": "Sandpiper Surf Club", "date": "2026-11-29", "time": "10:00-13:00", "job_id": "01900000-0000-7000-9000-000000000007", "person": "Mei Lin Chen", "person_id": "01900000-0000-7000-8000-000000000012"}', '2026-11-29 01:54:37.397+00', NULL),
  ('01a22502-ea43-7098-bd6c-391f95ce3182', '01a22502-e8d5-77d9-97aa-2909eeba8ef1', '01900000-0000-7000-8000-000000000012', 'not-started', '{"job": "Sandpiper Surf Club", "date": "2026-11-29", "time": "10:00-13:00", "job_id": "01900000-0000-7000-9000-000000000007", "person": "Mei Lin Chen", "person_id": "01900000-0000-7000-8000-000000000012"}', '2026-11-29 01:54:37.397+00', NULL),
  ('01a22502-eb92-71d6-b9de-f1bf02ec1b74', '01a22502-e9d8-7554-8ddf-1913c0dce8a0', '01900000-0000-7000-8000-000000000001', 'late', '{"job": "Wool Store Gallery", "date": "2026-11-29", "time": "11:55-13:55", "job_id": "01900000-0000-7000-9000-000000000004", "person": "Priya Raghunathan-Venkataraman", "person_id": "01900000-0000-7000-8000-000000000014"}', '2026-11-29 01:54:37.656+00', NULL);
INSERT INTO "delivered_notice" (id, delivered_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22502-55b3-732b-a1e6-4fac46af4d8a', '2026-11-29 01:54:00.005821+00'),
  ('01a22502-55bf-7023-8408-a3c1f3c24417', '2026-11-29 01:54:00.005821+00'),
  ('01a22502-55cd-71c7-9dd0-bc0c1037cc2c', '2026-11-29 01:54:00.005821+00'),
  ('01a22502-55d6-756c-99f4-c0c7adc5a66e', '2026-11-29 01:54:00.005821+00'),
  ('01a22502-55df-734b-bffa-2a2bb76fbe95', '2026-11-29 01:54:00.005821+00'),
  ('01a22502-55e6-7292-b48a-0033aa1534d3', '2026-11-29 01:54:00.005821+00'),
  ('01a22502-e710-70b1-811f-30a383a8857b', '2026-11-29 01:54:37.34202+00'),
  ('01a22502-e8d5-77d9-97aa-2909eeba8ef1', '2026-11-29 01:54:37.695193+00'),
  ('01a22502-e9d8-7554-8ddf-1913c0dce8a0', '2026-11-29 01:54:38.066979+00');
INSERT INTO "push_key" (id, only_row, public_key, private_key, created_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22501-df94-71f3-8815-bb75b54f4dd1', 'true', 'BA4cqLG8EvcUykLrX-dyCzNb3tJXjjR7BqDIt_PUKWYXsKYPOpMb2_Y6J7ei-ICPaci7DEy2Bu97wqwynDI91Ew', 'sealed:1:a61764615c99a40f:fhCif_s9FOZ-RXOPCY5qKPkZL_sZ0FUGWJO4wHCxU-1ba0XaAjB1jSMCC-wYLQZB_bX6z5XQCgTIebVQo5KbBWLQjYm6bCc', '2026-11-29 01:53:29.478421+00');
INSERT INTO "known_site" (id, state) OVERRIDING SYSTEM VALUE VALUES
  ('0190c0de-0000-7000-8000-000000000002', '{"proof": {"checks": [{"text": "Everybody who works at a client shows a police check, and a new one when it expires.", "title": "Police checks"}, {"text": "Whoever cleans at schools and child care holds a current check.", "title": "Work with children"}], "prices": [{"per": "a visit", "note": "Up to 150 m², once a week, in the evening.", "dollars": 95, "service": "office-cleaning"}, {"per": "a home", "note": "One bedroom, without carpets.", "dollars": 380, "service": "end-of-lease-cleaning"}, {"per": "a visit", "note": "Shop front, inside and outside.", "dollars": 120, "service": "window-cleaning"}], "ratings": [{"count": 63, "value": 4.8, "source": "Customer survey", "read_on": "2026-11-22", "source_address": ""}], "examples": [{"per": "a month", "title": "An office of 300 m² in the city", "details": "Three evenings a week: desks, floors, kitchen, two bathrooms and bins.", "dollars": 1480, "service": "office-cleaning"}], "come_back": "Something is not right? Tell us within 24 hours and we come back and do it again at no cost.", "manager_name": "Priya Nair", "manager_role": "Operations manager", "promise_days": 1, "testimonials": [{"name": "Marguerite Lindqvist", "text": "The rooms are ready when the first patient comes, every morning for three years. When a tap leaked at night, they rang us before we knew.", "rating": null, "source": "Letter", "said_on": "2026-08-24", "organisation": "Practice manager, Norwood", "source_address": ""}, {"name": "Theo Karagiannis", "text": "Our tenants stopped writing to us about the stairs. The monthly sheet tells the committee what was done, and when.", "rating": 5, "source": "Email", "said_on": "2026-10-19", "organisation": "Strata committee, North Adelaide", "source_address": ""}, {"name": "Jess Whitcombe", "text": "They quoted one price, came on the day and the agent found nothing to add to the list.", "rating": 5, "source": "Customer survey", "said_on": "2026-11-10", "organisation": "End of lease, Unley", "source_address": ""}], "response_hours": 4, "served_postcodes": ["5000", "5006", "5007", "5008", "5009", "5010", "5011", "5012", "5013", "5014", "5015", "5016", "5017", "5018", "5019", "5020", "5021", "5022", "5023", "5024", "5025", "5031", "5032", "5033", "5034", "5035", "5037", "5038", "5039", "5040", "5041", "5042", "5043", "5044", "5045", "5046", "5047", "5048", "5049", "5050", "5051", "5052", "5061", "5062", "5063", "5064", "5065", "5066", "5067", "5068", "5069", "5070", "5072", "5073", "5074", "5075", "5076", "5081", "5082", "5083", "5084", "5085", "5086", "5087", "5088", "5089", "5090", "5091", "5092", "5093", "5094", "5095", "5096", "5097", "5098", "5106", "5107", "5108", "5109", "5110", "5111", "5112", "5113", "5114", "5125", "5126", "5127", "5150", "5151", "5152", "5154", "5155", "5156", "5158", "5159", "5160", "5161", "5162", "5163", "5164", "5165", "5166", "5167", "5168", "5169", "5245", "5250", "5251", "5252", "5950"], "is_police_checked": true}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "map": {"latitude": -34.9285, "longitude": 138.6007}, "city": "Adelaide", "name": "Gumleaf Commercial Cleaning", "email": "hello@gumleaf.example", "hours": [{"days": [1, 2, 3, 4, 5], "opens": "07:00", "closes": "17:30"}], "place": "", "state": "SA", "trade": "Commercial Cleaning", "colour": "#2c4fa2", "mobile": "0491 570 156", "social": [], "street": "12 Wattle Lane", "founded": 2015, "insurer": "Southern Mutual Insurance", "telephone": "(08) 5550 0142", "legal_name": "Gumleaf Commercial Cleaning Pty Ltd", "short_name": "Gumleaf", "postal_code": "5000", "web_address": "www.gumleaf.example", "accounts_email": "accounts@gumleaf.example", "insurance_dollars": 20000000}, "gst_rate_percent": 10}');
SELECT setval('migration_id_seq', 7);
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
CREATE TRIGGER audit_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
