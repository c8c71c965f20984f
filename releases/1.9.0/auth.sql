-- The database of svc-auth as release 1.9.0 made and filled it, with its demo company.

CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE SEQUENCE migration_id_seq;
CREATE OR REPLACE FUNCTION refuse_audit_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      BEGIN
        RAISE EXCEPTION 'audit entries are never changed or deleted';
      END $function$;
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
CREATE TABLE migration (
  "id" integer NOT NULL DEFAULT nextval('migration_id_seq'::regclass),
  "timestamp" bigint NOT NULL,
  "name" character varying NOT NULL);
CREATE TABLE demo_seed (
  "only_row" boolean NOT NULL DEFAULT true,
  "seeded_at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE account (
  "id" uuid NOT NULL,
  "role" text NOT NULL,
  "verified" boolean NOT NULL,
  "password_hash" text NOT NULL,
  "session_version" integer NOT NULL,
  "version" integer NOT NULL,
  "registered_at" timestamp with time zone NOT NULL,
  "removed_at" timestamp with time zone,
  "name" text NOT NULL,
  "email" text NOT NULL,
  "address" text NOT NULL,
  "zip_code" text NOT NULL,
  "contact_no" text NOT NULL,
  "abn" text NOT NULL,
  "passport_number" text NOT NULL,
  "bank_name" text NOT NULL,
  "account_type" text NOT NULL,
  "account_name" text NOT NULL,
  "account_number" text NOT NULL,
  "bsb" text NOT NULL,
  "disabled_at" timestamp with time zone,
  "details_erased_at" timestamp with time zone,
  "erased_at" timestamp with time zone,
  "email_confirmed_at" timestamp with time zone,
  "details_version" integer NOT NULL DEFAULT 1,
  "bank_changed_at" timestamp with time zone,
  "payments_held_until" timestamp with time zone,
  "calendar_ended_at" timestamp with time zone,
  "places" uuid[] NOT NULL DEFAULT '{}'::uuid[],
  "language" text NOT NULL DEFAULT 'en'::text);
CREATE TABLE account_documents (
  "user_id" uuid NOT NULL,
  "documents" jsonb NOT NULL);
CREATE TABLE account_assignments (
  "user_id" uuid NOT NULL,
  "permanent_jobs" jsonb NOT NULL,
  "quick_jobs" jsonb NOT NULL,
  "current_work" jsonb);
CREATE TABLE signing_key (
  "kid" uuid NOT NULL,
  "private_key" text NOT NULL,
  "public_key_pem" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  "retired_at" timestamp with time zone);
CREATE TABLE login_attempt (
  "id" uuid NOT NULL,
  "account_key" text NOT NULL,
  "address" text NOT NULL,
  "succeeded" boolean NOT NULL,
  "attempted_at" timestamp with time zone NOT NULL DEFAULT now(),
  "device" text);
CREATE TABLE hourly_booking (
  "address" text NOT NULL,
  "booked_until" timestamp with time zone NOT NULL);
CREATE TABLE audit_entry (
  "id" uuid NOT NULL,
  "at" timestamp with time zone NOT NULL,
  "actor_id" text NOT NULL,
  "actor_name" text NOT NULL,
  "action" text NOT NULL,
  "subject_kind" text NOT NULL,
  "subject_id" text NOT NULL,
  "subject_name" text NOT NULL,
  "details" jsonb NOT NULL);
CREATE TABLE session (
  "id" uuid NOT NULL,
  "account_id" uuid NOT NULL,
  "session_version" integer NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "expires_at" timestamp with time zone NOT NULL,
  "ended_at" timestamp with time zone,
  "device" text NOT NULL DEFAULT ''::text,
  "factor_at" timestamp with time zone);
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
CREATE TABLE registration (
  "user_id" uuid NOT NULL,
  "registration_id" uuid NOT NULL,
  "documents" jsonb NOT NULL);
CREATE TABLE retention_start (
  "only_row" boolean NOT NULL DEFAULT true,
  "since" timestamp with time zone NOT NULL);
CREATE TABLE account_owed (
  "user_id" uuid NOT NULL,
  "owed" boolean NOT NULL,
  "earned" boolean NOT NULL DEFAULT true);
CREATE TABLE mail_message (
  "id" uuid NOT NULL,
  "idempotency_key" text NOT NULL,
  "kind" text NOT NULL,
  "account_id" uuid,
  "state" text NOT NULL DEFAULT 'waiting'::text,
  "content" text NOT NULL,
  "attempts" integer NOT NULL DEFAULT 0,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "next_try_at" timestamp with time zone NOT NULL DEFAULT now(),
  "claimed_at" timestamp with time zone,
  "useful_until" timestamp with time zone,
  "finished_at" timestamp with time zone,
  "last_error" text NOT NULL DEFAULT ''::text,
  "request_id" text);
CREATE TABLE refused_address (
  "digest" text NOT NULL,
  "code" text NOT NULL,
  "refused_at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE one_time_link (
  "id" uuid NOT NULL,
  "account_id" uuid NOT NULL,
  "purpose" text NOT NULL,
  "token_hash" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "expires_at" timestamp with time zone NOT NULL,
  "used_at" timestamp with time zone,
  "made_by" uuid);
CREATE TABLE reset_request (
  "id" uuid NOT NULL,
  "email" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE session_use (
  "session_id" uuid NOT NULL,
  "last_used_at" timestamp with time zone NOT NULL);
CREATE TABLE known_device (
  "account_id" uuid NOT NULL,
  "cookie_hash" text NOT NULL,
  "first_seen_at" timestamp with time zone NOT NULL DEFAULT now(),
  "last_seen_at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE notice (
  "id" uuid NOT NULL,
  "raised_id" uuid NOT NULL,
  "account_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "parameters" jsonb NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "read_at" timestamp with time zone);
CREATE TABLE delivered_notice (
  "id" uuid NOT NULL,
  "delivered_at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE notice_choice (
  "account_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "channel" text NOT NULL,
  "enabled" boolean NOT NULL);
CREATE TABLE second_factor (
  "account_id" uuid NOT NULL,
  "totp_secret" text NOT NULL,
  "confirmed_at" timestamp with time zone,
  "last_step" bigint NOT NULL DEFAULT 0);
CREATE TABLE recovery_code (
  "account_id" uuid NOT NULL,
  "code_hash" text NOT NULL,
  "used_at" timestamp with time zone);
CREATE TABLE detail_change (
  "id" uuid NOT NULL,
  "account_id" uuid NOT NULL,
  "fields" text[] NOT NULL,
  "asked" text NOT NULL,
  "state" text NOT NULL DEFAULT 'open'::text,
  "asked_at" timestamp with time zone NOT NULL DEFAULT now(),
  "decided_at" timestamp with time zone,
  "decided_by" uuid,
  "reason" text NOT NULL DEFAULT ''::text);
CREATE TABLE passkey (
  "id" uuid NOT NULL,
  "account_id" uuid NOT NULL,
  "credential_id" text NOT NULL,
  "public_key" bytea NOT NULL,
  "counter" bigint NOT NULL,
  "transports" text[] NOT NULL,
  "synced" boolean NOT NULL,
  "name" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "last_used_at" timestamp with time zone,
  "copied_at" timestamp with time zone);
CREATE TABLE passkey_challenge (
  "id" uuid NOT NULL,
  "challenge" text NOT NULL,
  "purpose" text NOT NULL,
  "account_id" uuid,
  "expires_at" timestamp with time zone NOT NULL);
CREATE TABLE push_key (
  "id" uuid NOT NULL,
  "only_row" boolean NOT NULL DEFAULT true,
  "public_key" text NOT NULL,
  "private_key" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE push_device (
  "id" uuid NOT NULL,
  "account_id" uuid NOT NULL,
  "session_id" uuid NOT NULL,
  "session_version" integer NOT NULL,
  "endpoint_digest" text NOT NULL,
  "content" text NOT NULL,
  "subscribed_at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE push_message (
  "id" uuid NOT NULL,
  "device_id" uuid NOT NULL,
  "notice_id" uuid NOT NULL,
  "state" text NOT NULL DEFAULT 'waiting'::text,
  "attempts" integer NOT NULL DEFAULT 0,
  "next_try_at" timestamp with time zone NOT NULL DEFAULT now(),
  "claimed_at" timestamp with time zone,
  "created_at" timestamp with time zone NOT NULL DEFAULT now(),
  "finished_at" timestamp with time zone,
  "last_error" text NOT NULL DEFAULT ''::text,
  "request_id" text);
CREATE TABLE known_site (
  "id" uuid NOT NULL,
  "state" jsonb NOT NULL);
CREATE TABLE known_logo (
  "id" uuid NOT NULL,
  "path" text NOT NULL,
  "width" integer NOT NULL,
  "height" integer NOT NULL);
INSERT INTO migration ("id", "timestamp", "name") VALUES
  ('1', '1760000000000', 'KitTables1760000000000'),
  ('2', '1767225600000', 'CreateAccounts1767225600000'),
  ('3', '1795219200000', 'AddSessions1795219200000'),
  ('4', '1795219200001', 'SealDetails1795219200001'),
  ('5', '1795219200002', 'ForgetPlainSamples1795219200002'),
  ('6', '1795219200003', 'DisableAdmins1795219200003'),
  ('7', '1796000000000', 'ChangeFeed1796000000000'),
  ('8', '1796000000005', 'EnterAccountsInFeed1796000000005'),
  ('9', '1796000000009', 'DropEvents1796000000009'),
  ('10', '1796100000000', 'AddRetention1796100000000'),
  ('11', '1797000000000', 'AddMail1797000000000'),
  ('12', '1797000000001', 'AddLinks1797000000001'),
  ('13', '1797000000002', 'AddDevices1797000000002'),
  ('14', '1797000000003', 'AddNotices1797000000003'),
  ('15', '1797000000004', 'AddSecondFactor1797000000004'),
  ('16', '1798000000000', 'EnterPayeesInFeed1798000000000'),
  ('17', '1798100000000', 'AddDetailChanges1798100000000'),
  ('18', '1798200000000', 'AddPasskeys1798200000000'),
  ('19', '1798200000001', 'AddPush1798200000001'),
  ('20', '1798400000000', 'SearchAuditLog1798400000000'),
  ('21', '1798500000100', 'EnterAccountNames1798500000100'),
  ('22', '1798500000200', 'CountLoginsByDevice1798500000200'),
  ('23', '1798500000300', 'EndCalendars1798500000300'),
  ('24', '1798600000100', 'NameHourlyBookings1798600000100'),
  ('25', '1799310000000', 'AddSupervisors1799310000000'),
  ('26', '1799450000000', 'KnowCompany1799450000000'),
  ('27', '1799470000000', 'AddLanguage1799470000000'),
  ('28', '1799490000000', 'KnowLogo1799490000000'),
  ('29', '1799550000000', 'KnowEarned1799550000000'),
  ('30', '1799560000000', 'AnnounceErasedPeople1799560000000');
INSERT INTO demo_seed ("only_row", "seeded_at") VALUES
  ('true', '2026-11-28 08:41:13.46566+00');
INSERT INTO account ("id", "role", "verified", "password_hash", "session_version", "version", "registered_at", "removed_at", "name", "email", "address", "zip_code", "contact_no", "abn", "passport_number", "bank_name", "account_type", "account_name", "account_number", "bsb", "disabled_at", "details_erased_at", "erased_at", "email_confirmed_at", "details_version", "bank_changed_at", "payments_held_until", "calendar_ended_at", "places", "language") VALUES
  ('01900000-0000-7000-8000-000000000001', 'admin', 'true', '$argon2id$v=19$m=19456,t=2,p=1$BpZkhRZOwvVSHOJL3R9CFQ$TrPJr0uL7jbC/Ix6BMrxz+Z1atW/1yDZ6pCmtN1M7ho', '1', '1', '2026-11-28 08:41:13.404+00', NULL, 'Helen Marsh', 'admin@gumleaf.example', '', '', '', '', '', '', '', '', '', '', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000002', 'supervisor', 'false', '$argon2id$v=19$m=19456,t=2,p=1$Gk39aPXPRQlZhfqGsxdDCg$fqBrNIoted55GOiwkF7Bu98TL9zPVcIMg1h+SLmaHZI', '1', '1', '2026-11-28 08:41:13.43+00', NULL, 'Rosa Marino', 'supervisor@gumleaf.example', '', '', '', '', '', '', '', '', '', '', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{01900000-0000-7000-9000-000000000001,01900000-0000-7000-9000-000000000002,01900000-0000-7000-9000-000000000003}', 'en'),
  ('01900000-0000-7000-8000-000000000010', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$Gk39aPXPRQlZhfqGsxdDCg$fqBrNIoted55GOiwkF7Bu98TL9zPVcIMg1h+SLmaHZI', '1', '1', '2026-11-28 08:41:13.432+00', NULL, 'Amara Perera', 'amara@gumleaf.example', '14 Acacia Street, Prospect SA', '5082', '0491 570 006', '61000000002', 'sealed:1:a61764615c99a40f:9kDZeyFY_h1vqhAqbeM8MBblIiTcItcIy1Ibx0cLX4kQ1PFALw', 'Commonwealth Bank', 'Savings account', 'Amara Perera', 'sealed:1:a61764615c99a40f:EJG-IBYUDZT7hbaPmIuQn5MsEYhjs0UwtWbe6vkJ4AP_zBp9vA', 'sealed:1:a61764615c99a40f:01k3ZoeHPcaCOH5tmhGG__iPOv45R0TV2Yktl8z1PXjSNQ', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000011', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$Gk39aPXPRQlZhfqGsxdDCg$fqBrNIoted55GOiwkF7Bu98TL9zPVcIMg1h+SLmaHZI', '1', '1', '2026-11-28 08:41:13.438+00', NULL, 'Daniel Okafor', 'daniel@gumleaf.example', '3/27 Banksia Avenue, Norwood SA', '5067', '0491 570 110', '42000000003', 'sealed:1:a61764615c99a40f:Nno2Zp2yNMo7BQs7WyiNP7zjNrfvnSGftPdPjfKpwHDFmYkg9A', 'Westpac', 'Savings account', 'Daniel Okafor', 'sealed:1:a61764615c99a40f:qH5sug5tUSGALVmcvboaD2H2erowa29D7R_LdVQRlJ-K0o7nUg', 'sealed:1:a61764615c99a40f:viBPL5nO5D2bcx5aPdHnkuIqY3Laa3g63QK1L1rfzyC6WA', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000012', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$Gk39aPXPRQlZhfqGsxdDCg$fqBrNIoted55GOiwkF7Bu98TL9zPVcIMg1h+SLmaHZI', '1', '1', '2026-11-28 08:41:13.442+00', NULL, 'Mei Lin Chen', 'meilin@gumleaf.example', '88 Henley Beach Road, Mile End SA', '5031', '0491 570 156', '23000000004', 'sealed:1:a61764615c99a40f:LqU-jys26dS2GBYFZ_6Lv_HW75wzRsuqBxieqF_95o8bO4tX0A', 'ANZ', 'Savings account', 'Mei Lin Chen', 'sealed:1:a61764615c99a40f:0Nl2H0Xn_slRWzgV4qCnxDxqGactBN2U5jmZKVLNRlcDJSsi3Q', 'sealed:1:a61764615c99a40f:XgcJcDJwtxXHz5oacKjmbxRx1BVGiB4AK1EpaI_F88g_Dg', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000013', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$Gk39aPXPRQlZhfqGsxdDCg$fqBrNIoted55GOiwkF7Bu98TL9zPVcIMg1h+SLmaHZI', '1', '1', '2026-11-28 08:41:13.445+00', NULL, 'Tomasz Nowak', 'tomasz@gumleaf.example', '5 Kurrajong Court, Modbury SA', '5092', '0491 570 157', '80000000001', 'sealed:1:a61764615c99a40f:dMxpUuRC-Igfo-DOAbuoMYl-5m4-P4PFdurqXoRyefgJsgJFTw', 'NAB', 'Trust account', 'Tomasz Nowak', 'sealed:1:a61764615c99a40f:Zgk43MUxrTGwsv8eXbvWWLdFrnreqZaAVg3ZgEjuS5dTSgT9gg', 'sealed:1:a61764615c99a40f:hteHd0UY0Cq-C9KKrkUzKszPIwuDJu-b0esw19u2QwTsoA', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000014', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$Gk39aPXPRQlZhfqGsxdDCg$fqBrNIoted55GOiwkF7Bu98TL9zPVcIMg1h+SLmaHZI', '1', '1', '2026-11-28 08:41:13.446+00', NULL, 'Priya Raghunathan-Venkataraman', 'priya@gumleaf.example', '121 Unley Road, Unley SA', '5061', '0491 570 158', '51824753556', 'sealed:1:a61764615c99a40f:QrqTfHkiXd4-2L5auReOzWIUANXaieR2NYn_UF5-1IeKswzxKA', 'Macquarie Bank', 'Savings account', 'Priya Raghunathan-Venkataraman', 'sealed:1:a61764615c99a40f:-IhFOvLNje33E2Zwi9pTjJ4Gj-yP9n859-mBPjWkxayRPrxz6w', 'sealed:1:a61764615c99a40f:6_fvdJ42_rsDWE2jOWNSR9BA7oKFyX-3HzAoAzbuJE5t-A', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000015', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$Gk39aPXPRQlZhfqGsxdDCg$fqBrNIoted55GOiwkF7Bu98TL9zPVcIMg1h+SLmaHZI', '1', '1', '2026-11-28 08:41:13.447+00', NULL, 'Grace Papadopoulos', 'grace@gumleaf.example', '9 Jetty Lane, Glenelg SA', '5045', '0491 570 159', '53004085616', 'sealed:1:a61764615c99a40f:t3ki8-piZzNrqjLXh27STMzhqSlpOTCuuh-OUmE4lVoyf2_HyQ', 'ING', 'Savings account', 'Grace Papadopoulos', 'sealed:1:a61764615c99a40f:7vwXOWMqShFbbsVnIeG4nPb8_z4d18K1D5dqRPGksbBUX9L7jQ', 'sealed:1:a61764615c99a40f:qn8IU55hIs333Pj5FmUV7tuuOesW-wCikuzCE-o0POUnJg', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000016', 'user', 'false', '$argon2id$v=19$m=19456,t=2,p=1$Gk39aPXPRQlZhfqGsxdDCg$fqBrNIoted55GOiwkF7Bu98TL9zPVcIMg1h+SLmaHZI', '1', '1', '2026-11-28 08:41:13.454+00', NULL, 'Liam Fitzgerald', 'liam@gumleaf.example', '40 Magill Road, Kensington SA', '5068', '0491 570 313', '61000000002', 'sealed:1:a61764615c99a40f:_9eJFEyC5d-1CJZ_LLe6PSZgAmWJr1S4NK_arU995YNA9IglBw', 'Bendigo Bank', 'Savings account', 'Liam Fitzgerald', 'sealed:1:a61764615c99a40f:9Si7Zsi3XDW8gfS4c5yB7RpLKhUuGdU6XUCMGMbxdvB99PC9JQ', 'sealed:1:a61764615c99a40f:m74Y35PFZ_vQZlIym0CFcc4VCZm71Gn53s4ttadfW9BGFw', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en'),
  ('01900000-0000-7000-8000-000000000017', 'user', 'false', '$argon2id$v=19$m=19456,t=2,p=1$Gk39aPXPRQlZhfqGsxdDCg$fqBrNIoted55GOiwkF7Bu98TL9zPVcIMg1h+SLmaHZI', '1', '1', '2026-11-28 08:41:13.457+00', NULL, 'Nadia Haddad', 'nadia@gumleaf.example', '2 Wirra Crescent, Salisbury SA', '5108', '0491 570 737', '42000000003', 'sealed:1:a61764615c99a40f:TDM6sCKQpb4WxtFmCZdJTKb6FKPBzEPrxkFZwBe5ZiFmSM0Ndw', 'Bank of Queensland', 'Trust account', 'Nadia Haddad', 'sealed:1:a61764615c99a40f:lBrBhVn_KClJQnfOjJUoqeYLr4ifbwyIvkYCyijUakSAGHOr2g', 'sealed:1:a61764615c99a40f:cjujMUCXJmzwKfWKgD7wNAU3Zo0p1eVcZCEXoNDp9QnRVg', NULL, NULL, NULL, NULL, '1', NULL, NULL, NULL, '{}', 'en');
INSERT INTO account_documents ("user_id", "documents") VALUES
  ('01900000-0000-7000-8000-000000000010', '{"passport_img": "01a22150-cf48-7409-9ba2-ba50f8f90cbc", "agreement_img": "01a22150-cf16-742b-8db3-addb7498a956", "declaration_img": "01a22150-cf16-742b-8db3-b0771056a717", "police_check_img": "01a22150-cef5-71e9-886a-c5e346ae4ecc", "address_proof_img": "01a22150-cf4a-75f4-83e2-6805dfe783d4", "children_check_img": "01a22150-cf16-742b-8db3-abcdae1b8547"}'),
  ('01900000-0000-7000-8000-000000000011', '{"passport_img": "01a22150-d1ee-73ce-89e2-4935ab9fac94", "agreement_img": "01a22150-d1e3-76d0-bbf7-674ca1a2079d", "declaration_img": "01a22150-d1e3-76d0-bbf7-6a3e15f190fe", "police_check_img": "01a22150-d1e3-76d0-bbf7-5c5b464d7cd3", "address_proof_img": "01a22150-d22d-7407-92db-351ee9d4f8ac", "children_check_img": "01a22150-d1e3-76d0-bbf7-63425abc9652"}'),
  ('01900000-0000-7000-8000-000000000012', '{"passport_img": "01a22150-d2b7-73f9-844a-de6ded7a6e57", "agreement_img": "01a22150-d292-75c8-b2cc-242ad1b37243", "declaration_img": "01a22150-d292-75c8-b2cc-2b4d32a94650", "police_check_img": "01a22150-d292-75c8-b2cc-1f6d3dffc5d8", "address_proof_img": "01a22150-d2fa-7239-80aa-bc84a0356820", "children_check_img": "01a22150-d292-75c8-b2cc-219e7da6ed3f"}'),
  ('01900000-0000-7000-8000-000000000013', '{"passport_img": "01a22150-d360-73c7-b4d1-25f806753704", "agreement_img": "01a22150-d328-74b0-82b9-45135a9c85be", "declaration_img": "01a22150-d328-74b0-82b9-4b3b013191a7", "police_check_img": "01a22150-d328-74b0-82b9-3dc449717666", "address_proof_img": "01a22150-d396-754e-8a99-d79827104288", "children_check_img": "01a22150-d328-74b0-82b9-4383566b565d"}'),
  ('01900000-0000-7000-8000-000000000014', '{"passport_img": "01a22150-d40c-72b8-89b7-ad5ff79a476f", "agreement_img": "01a22150-d405-760f-a58e-b9f06f4c5760", "declaration_img": "01a22150-d405-760f-a58e-bf8e3222e1b7", "police_check_img": "01a22150-d404-7327-8085-11dde726832f", "address_proof_img": "01a22150-d443-716a-a2ed-dc7722f45219", "children_check_img": "01a22150-d405-760f-a58e-b4629fa31502"}'),
  ('01900000-0000-7000-8000-000000000015', '{"passport_img": "01a22150-d494-7405-a1d4-c896f0fb0b0d", "agreement_img": "01a22150-d47a-711b-8aba-4b7e7a9e0c40", "declaration_img": "01a22150-d47a-711b-8aba-4f2b3ea0c143", "police_check_img": "01a22150-d47a-711b-8aba-430bfc4eded0", "address_proof_img": "01a22150-d4e6-74c5-92a3-f3925fd31aa5", "children_check_img": "01a22150-d47a-711b-8aba-450a24691c46"}'),
  ('01900000-0000-7000-8000-000000000016', '{"passport_img": "01a22150-d519-742e-afea-73313bea4e76", "agreement_img": "01a22150-d513-722b-9c44-c3489d132568", "declaration_img": "01a22150-d513-722b-9c44-c4409a70a246", "police_check_img": "01a22150-d513-722b-9c44-bbcde2c3224a", "address_proof_img": "01a22150-d55d-7023-8aca-3a761a7bce9b", "children_check_img": "01a22150-d513-722b-9c44-be1571b8f4aa"}'),
  ('01900000-0000-7000-8000-000000000017', '{"passport_img": "01a22150-d59e-73ae-a324-58d97c46b779", "agreement_img": "01a22150-d58f-700e-b5d5-0946bf94ffa0", "police_check_img": "01a22150-d58f-700e-b5d5-073e60fa7778", "address_proof_img": "01a22150-d5fa-73f7-bcdf-2690c5f07881"}');
INSERT INTO account_assignments ("user_id", "permanent_jobs", "quick_jobs", "current_work") VALUES
  ('01900000-0000-7000-8000-000000000010', '[{"job_id": "01900000-0000-7000-9000-000000000001", "job_name": "Wattlebird House Offices", "job_payment_for_fortnight": "670.00"}]', '[{"job_id": "01900000-0000-7000-9000-000000000022", "job_date": "2026-11-28", "job_name": "Showroom before the opening", "job_start_time": "14:00"}]', NULL),
  ('01900000-0000-7000-8000-000000000011', '[{"job_id": "01900000-0000-7000-9000-000000000002", "job_name": "Banksia Family Medical Centre", "job_payment_for_fortnight": "540.00"}, {"job_id": "01900000-0000-7000-9000-000000000001", "job_name": "Wattlebird House Offices", "job_payment_for_fortnight": "670.00"}]', '[]', NULL),
  ('01900000-0000-7000-8000-000000000012', '[{"job_id": "01900000-0000-7000-9000-000000000007", "job_name": "Sandpiper Surf Club", "job_payment_for_fortnight": "444.00"}, {"job_id": "01900000-0000-7000-9000-000000000004", "job_name": "Wool Store Gallery", "job_payment_for_fortnight": "422.50"}]', '[{"job_id": "01900000-0000-7000-9000-000000000023", "job_date": "2026-12-01", "job_name": "Marquee after the garden party", "job_start_time": "07:30"}]', NULL),
  ('01900000-0000-7000-8000-000000000014', '[{"job_id": "01900000-0000-7000-9000-000000000006", "job_name": "Unley Corner Library", "job_payment_for_fortnight": "704.00"}]', '[]', NULL),
  ('01900000-0000-7000-8000-000000000015', '[{"job_id": "01900000-0000-7000-9000-000000000003", "job_name": "Little Pelicans Early Learning", "job_payment_for_fortnight": "680.00"}, {"job_id": "01900000-0000-7000-9000-000000000007", "job_name": "Sandpiper Surf Club", "job_payment_for_fortnight": "444.00"}]', '[{"job_id": "01900000-0000-7000-9000-000000000021", "job_date": "2026-11-23", "job_name": "End of lease: two-bedroom flat", "job_start_time": "09:00"}]', NULL),
  ('01900000-0000-7000-8000-000000000013', '[{"job_id": "01900000-0000-7000-9000-000000000005", "job_name": "Sturt Pea Technology Hub", "job_payment_for_fortnight": "936.00"}]', '[]', '{"kind": "permanent", "job_id": "01900000-0000-7000-9000-000000000008", "row_id": "01a2210f-98c0-701a-b0d3-5ab567442f96", "started_at": "2026-11-28T07:30:00.000Z", "business_date": "2026-11-28"}');
INSERT INTO signing_key ("kid", "private_key", "public_key_pem", "created_at", "retired_at") VALUES
  ('01a22150-cf4d-743d-bedf-17522f350bef', 'sealed:1:a61764615c99a40f:67GWs8E8P-n55RpqV57Atw-zvkPN9V7B3RHV97I3V0uif_lwvwSrFm11HmR0Yp2Ov5deNaez9q3HDwtY3Am8MazCAfnm_8MPa0y3S6As3USE7bkRGjtjedoMY3CCHLLLJZf1Z_WyEPvds-rV24MvIxSWw0Y4-j9Pdmbk5ybiPOjFWSyTgGzNRtAq4fpmFDu17hV1oC4YsDu6IsQcS8fGuLlFs_qQjUeXQqExZhL8vAdyqX3N5CJ4Bpi_-tsW5lHvHkEsenTCCYeM85VqZzSYNUiMyFhkqq0RznQ26ZzUwCIv2Y-_w0phrJHLG5TXW_18Fovxtah0I1mVmFMeGfQFs0NZkZNHxucbn6v0VSD2hxEqxPIAdyX8w1vvR1E4z014HH6rxuRO69nElnzp3j899dMYiFhnlPMQ4jLvQbxASK_V-137GbIX-FsDKVgIYFkLOUFJ46iPd3cqjPaWDfyzD3w-B_tT-7CoiOtmj54ju4NqOsrSr_eWM5dVAvpsas79Msx1nxXMs2ru0tiRThqjvSYJltuRzkjSXkHdBkUxutP25-9UxWFfGwFJn5Gma4Ify2GGk7X5debkefJ6nkK15_TVSs10ebssaiHUK7z7Ec79Tbg78rmjNs2BRKODfMrDkTZLpZM-lq6oO8eIIlasHIVmJ282B9cNyfqhpOOyIL9m8HGvA0LYhagl96neb-ULN7c7Fut1O_uCwdOLHQ86_e_RIH_R97ZkoR_62NNnCFGekfgzcKlg8eyZ81Cp2g4hH2QbabPt9KMrWl1HxhEPf0V7ieWrhbVEqVfToK4964SlkCrpdGY6uXlLNhw8vtwTwarlQOgEDKWjEDUnmPe4SaOe4JDQhbjQzOUUjliZC9dmE320ZPQ11xSrUFMgljFvAxRS12VL7EvbDfuI6sSMXuuTJZ_yYy_yDtBWi6Y9i9hpKDDm5mB7s7WywQ_zQ3lfi_StdrwSED-VH6d-ObMl5v8vc-7NEClvps05522F6wpvCL2FXb37wObtRLRf1rtE6x2YiBPpdx9dKDRC9YPEniZTFlQNUEmMs8FutwdI9kr2tFwB3H3YUr1Vy9UpkYq-_LyIYDehPykM8K0GpfVTUXNC0EkVumvsWrcy5_ZeDGjqUxvUf6om-5S52xS1HYycK-FrGODsneCc9I-tvO63V5naHmm_5cFnP_0k-7MdXK2T3cS6f3MfG1ygOMMPPqbUSObSl6XCuig3fx3PtuOgV1MtJ07pt8mw65QguHdVk4iuen2ij9G5AQWH6hIwmsH-oERoVD8xrWKVQDOY0K92wsJxJ9qXf0D91XKoo-Md8o5Cyn-hnF3HNL6tRVfC0ITaOCHMHwgRyySly9sl843miwnRtLv2z9eivSaf-O6uyjML1m2AFr6A5HxYUmNZkTIOTdfkXa3Vq0uNI6VbtUiAgeYnRAlRDHJP4Vdgc1Y6FQsbJW8aPedyZYcbYXYSYrXRJq_4nYDSDw_rb7LBMH4_rivwl13Ha_2DNUzBsCoZxDDaILcwLDDCZUAa29l8aSQ46QSjgOzzlRx1__DNKYXnFmCZmiLX9ZKFeuKfXNwAbbePCvqmteVYPoPKVJSIu89cnTRHYP_iSM8NwQcm16PabWBYvC4b0S_WlgFYAL1p9cV62gZF4DwUH_v8qJhvMbMumBgIRUukenWTXJ0CkKb-ixjTZ7__TDvRFnXtO1OqU_O08uGsKX9mPK-Qr98rQ-DHcZKQtG_acDKdGOogTKQHp39FjINq3X3AgXh7kaSYIzcM3oCH_lSuwe_9dQUWEkoVSBrZ5lmJpsqEkQXKf8K2VsMF4Zc_bBlGgK_VLqLg2QpHRLGzEUvdM0NHchEZFWdKsNx_mFfgI67xA6jL_ZZucZNrLCuopaAAeIokxTmm32eYXDsTAve0YLp0avoIpURt7KjyLBSH7fvl8Q5wLrNuc0VHkVUU3R0sn4DgaDeNC3WEmx2nLW_ARlHmH8fp5L1w6avX3L2U5sASFCFelfrJvE831Kwe58mfg_wK4dHdPbxgvaO4vZRJQqzo9MzXgmkxnMFSQYo4nOxJ6wX89W8sogG23f7iS1x8FblUQl0_Q70kQr_EUimCEIvgKj1DkFGTDI1zZosCb8PnmT2-5qqYTO4KVmUao5X16wa13zcoPgvZpz62o408rTR9RjkPzdGcaz26Yp-ZPDXpndl1W9Zp48Ern5pu4qf7yYbQpuvvx8DhqiMnUSceptAbgSL3XvPFsIuYJsRAS9iuC4OMH2oetKDMwdfjxtGLBjEfsOqX2p8GCzAUoI8UZCtx7a_MUReDEonXX2a4qdE', '-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEArBnkTLLDaeRycBgE/Thm
yXOTdrrVuAtvELN1oVASX9V+tiQenZb+45uJfUBbrRNZgsMwFqbmv2tHE+mFfDN8
01mC3PA5i8+98WhfxCydtQae9t0y/DX7Hn0EkPyW4nJveENXjq4Yig+3BOAcXt/x
FRHIZ9TE9OkpLplsdWjAbo4KKqZ22Y3+tKZz5Yg6/n+msG9XU7n3EBIvPh6LvWWD
57ay/+r/7aGUYOMaERZA9zSWyi9vRQp0zdOCYScVFhlnChtn/7uFq1hqsNI0CWqC
DvHkRhKs+SrjwTR7NERp7eUlHaswEQkN/vgOhJyig5VCPVa8M7AyHjiK55m6fhN6
UwIDAQAB
-----END PUBLIC KEY-----
', '2026-11-28 08:41:13.805+00', NULL);
INSERT INTO login_attempt ("id", "account_key", "address", "succeeded", "attempted_at", "device") VALUES
  ('01a22151-7fbf-75a4-8a63-385effe9f703', '902c5d363a63984b8f451c45b662bddddeb923ec6e81d02514276fe3fa7e1959', '127.0.0.1', 'true', '2026-11-28 08:41:58.975811+00', ''),
  ('01a22151-7fe3-7462-b5a9-af1c1c9f8b58', 'b1609bd9ef1794c356e10bb85bd8c2c073166a2ca4a36b60440733f2e7cb3c7d', '127.0.0.1', 'true', '2026-11-28 08:41:59.011721+00', '');
INSERT INTO audit_entry ("id", "at", "actor_id", "actor_name", "action", "subject_kind", "subject_id", "subject_name", "details") VALUES
  ('01a22150-cdc6-7080-9bd1-e4a5b4bbd613', '2026-11-28 08:41:13.414+00', '', 'Operator', 'account.admin-added', 'person', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '{}'),
  ('01a22150-d017-7565-b645-4a5111d6e879', '2026-11-28 08:41:14.007+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-settings.changed', 'invoice-settings', '', 'Invoice settings', '{"gst_rate_percent": "20 → 10"}'),
  ('01a22150-d025-700b-a754-c46325a348a1', '2026-11-28 08:41:14.021+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice-settings.gst-confirmed', 'invoice-settings', '', 'Invoice settings', '{"gst_rate_percent": "10"}'),
  ('01a22150-d036-7080-99b5-31523b48c442', '2026-11-28 08:41:14.038+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote-text.saved', 'quote', 'cc6871a5-52c2-5678-b4ef-b20a470238b9', 'Our terms', '{}'),
  ('01a22150-d046-716d-a02c-e85ff2eeb68b', '2026-11-28 08:41:14.054+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{}'),
  ('01a22150-d250-7659-be68-a4f6aeefc5aa', '2026-11-28 08:41:14.576+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{"channel": "hand"}'),
  ('01a22150-d259-7481-888b-518a61b3fff0', '2026-11-28 08:41:14.586+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.declined', 'quote', '44d06644-e1b8-5ae8-9c75-0760df44cf0f', 'Q-00001', '{}'),
  ('01a22150-d26b-7247-8267-e49011cf5984', '2026-11-28 08:41:14.604+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', 'Q-00002', '{}'),
  ('01a22150-d30f-71ba-8f5d-7cc9148ee8ef', '2026-11-28 08:41:14.767+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.sent', 'quote', 'bd93609b-ed17-51bc-9596-6ac35123c6aa', 'Q-00002', '{"channel": "hand"}'),
  ('01a22150-d351-7372-88af-bf2402a915e7', '2026-11-28 08:41:14.833+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'quote.created', 'quote', 'fdbbf917-7206-5c19-93d9-b1f90aa07d6b', 'Q-00003', '{}'),
  ('01a22150-d359-7180-aa9e-b389db42149d', '2026-11-28 08:41:14.841+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'site-proof.changed', 'site', '', 'Proof and promises of the website', '{"changed": "testimonials, ratings, prices, examples, checks, come_back"}'),
  ('01a22150-dd92-713b-a9d2-51462f0a4527', '2026-11-28 08:41:17.458+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-settings.changed', 'pay-settings', '', 'Pay settings', '{"gst_from": " → 2018-07-01", "first_day": "2022-01-01 → 2026-10-11", "gst_checked_on": " → 2026-11-02"}'),
  ('01a22150-dd9a-7568-8419-679dc435b922', '2026-11-28 08:41:17.466+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-bank-account.saved', 'pay-settings', '01a22150-dd99-750c-9b53-04b663f42e25', 'GUMLEAF CLEANING PTY LTD', '{"bsb": "105-900", "bank": "BSA", "account_ending": "200"}'),
  ('01a22150-dda8-7455-925b-82427f8567f7', '2026-11-28 08:41:17.48+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{}'),
  ('01a22150-ddb1-704f-8956-8b112aa23b3a', '2026-11-28 08:41:17.489+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"job": "Wattlebird House Offices", "from": "2026-10-11", "client": "Wattlebird Property"}'),
  ('01a22150-ddb7-7450-a5bf-df85e0494a29', '2026-11-28 08:41:17.495+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000001', 'Wattlebird Property', '{"job": "Sturt Pea Technology Hub", "from": "2026-10-11", "client": "Wattlebird Property"}'),
  ('01a22150-ddb9-705e-84d3-dd1cb824feae', '2026-11-28 08:41:17.497+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{}'),
  ('01a22150-ddbd-7740-9996-1109f3fecc5a', '2026-11-28 08:41:17.501+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000002', 'Banksia Family Medical Centre', '{"job": "Banksia Family Medical Centre", "from": "2026-10-11", "client": "Banksia Family Medical Centre"}'),
  ('01a22150-ddbf-774e-8a0b-433a8018eb17', '2026-11-28 08:41:17.503+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.created', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{}'),
  ('01a22150-ddc3-707e-bb78-b54770eaf4cc', '2026-11-28 08:41:17.507+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'client.job-set', 'client', '01900000-0000-7000-a000-000000000003', 'Little Pelicans', '{"job": "Little Pelicans Early Learning", "from": "2026-10-11", "client": "Little Pelicans"}'),
  ('01a22150-de02-7202-bbc1-0e146027b816', '2026-11-28 08:41:17.57+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a22150-ddf4-778a-a4e6-204675e3edf7', 'INV-00001', '{"month": "2026-10", "total": "1235.52", "client": "Banksia Family Medical Centre", "version": "1"}'),
  ('01a22150-de18-74c7-a496-b5cc7e584437', '2026-11-28 08:41:17.592+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.marked-sent', 'invoice', '01a22150-ddf4-778a-a4e6-204675e3edf7', 'INV-00001', '{}'),
  ('01a22150-de84-7734-acfa-c14168ed62b3', '2026-11-28 08:41:17.7+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"state": " → SA", "suburb": " → Prospect", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Amara", "family_name": " → Perera", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40118"}'),
  ('01a22150-de92-73b3-b997-c3dae9c89a53', '2026-11-28 08:41:17.714+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a22150-dea4-702a-bb34-b03a8909912c', '2026-11-28 08:41:17.732+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', '{"state": " → SA", "suburb": " → Norwood", "fund_usi": " → HOS0100AU", "gst_from": " → 2023-07-01", "fund_name": " → Hostplus", "rcti_form": " → signed", "rcti_from": " → 2024-07-01", "given_name": " → Daniel", "rcti_terms": " → supplies-named, both-registered, company-issues, supplier-does-not, tells-when-it-ends", "family_name": " → Okafor", "may_delegate": " → yes", "contract_with": " → person", "gst_checked_on": " → 2026-11-02", "fund_member_number": " → 40125"}'),
  ('01a22150-deac-752a-89c7-9374e69ae6b5', '2026-11-28 08:41:17.741+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000011', 'Daniel Okafor', '{"from": "2026-07-01", "answer": "no", "reason": "May send somebody else."}'),
  ('01a22150-debd-72f3-a894-c9e8c2f56091', '2026-11-28 08:41:17.757+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"state": " → SA", "suburb": " → Mile End", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Mei", "family_name": " → Lin Chen", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40132"}'),
  ('01a22150-dec4-7055-a930-9b3b2a42df38', '2026-11-28 08:41:17.764+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a22150-deef-778d-a909-c44b3dbbcefa', '2026-11-28 08:41:17.807+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"state": " → SA", "suburb": " → Modbury", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Tomasz", "family_name": " → Nowak", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40139"}'),
  ('01a22150-def9-7322-ae01-447776ff42c0', '2026-11-28 08:41:17.817+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a22150-df04-712c-a047-e4c456cb376a', '2026-11-28 08:41:17.828+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000014', 'Priya Raghunathan-Venkataraman', '{"may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no"}'),
  ('01a22150-df11-706f-96a1-4a064e670b23', '2026-11-28 08:41:17.841+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.changed', 'person', '01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', '{"state": " → SA", "suburb": " → Glenelg", "fund_usi": " → HOS0100AU", "fund_name": " → Hostplus", "given_name": " → Grace", "family_name": " → Papadopoulos", "may_delegate": " → no", "contract_with": " → person", "mainly_labour": " → yes", "paid_for_result": " → no", "fund_member_number": " → 40153"}'),
  ('01a22150-df19-7261-8a3a-69f2970b014c', '2026-11-28 08:41:17.849+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.super-decided', 'person', '01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', '{"from": "2026-07-01", "answer": "yes", "reason": "Works alone, mainly for labour."}'),
  ('01a22150-df22-74cb-85bb-26afcdcd2287', '2026-11-28 08:41:17.858+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-adjustment.added', 'person', '01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', '{"day": "2026-10-31", "file": "without a file", "kind": "bonus", "amount": "80.00", "reason": "Stood in on short notice"}'),
  ('01a22150-d838-77e5-aef4-779f459821d3', '2026-11-28 08:41:16.088+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a22150-d835-753f-9702-fcee7f146037', 'Staff kitchen, Norwood', '{}'),
  ('01a22150-daa3-77cf-a8f2-900558eca7e7', '2026-11-28 08:41:16.707+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a22150-daa1-763f-bc6b-951acd4b2c77', 'Shop front windows, Glenelg', '{}'),
  ('01a22150-dc44-759f-99be-929f21b2a5b2', '2026-11-28 08:41:17.124+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a22150-dc41-7702-9084-a1bba58f84e7', 'Carpet and lounge, Unley', '{}'),
  ('01a22150-ddcf-7590-a8a9-9b70ce422e44', '2026-11-28 08:41:17.519+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a22150-ddcd-752d-9c95-654797fdbb02', 'Open-plan office, King William Street', '{}'),
  ('01a22150-df37-7009-af78-beeeb49b4d5c', '2026-11-28 08:41:17.879+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.created', 'pay-run', '01a22150-df32-7170-880b-93f186745ee2', 'Pay run 1', '{"pay_day": "2026-11-03", "through_day": "2026-10-31"}'),
  ('01a22150-df7a-728f-8e9c-f8896c1930db', '2026-11-28 08:41:17.946+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.approved', 'pay-run', '01a22150-df32-7170-880b-93f186745ee2', 'Pay run 1', '{"total": "7388.12", "people": "6", "through_day": "2026-10-31"}'),
  ('01a22150-dfd6-70c6-a821-1d851521ac9a', '2026-11-28 08:41:18.038+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-run.paid', 'pay-run', '01a22150-df32-7170-880b-93f186745ee2', 'Pay run 1', '{"total": "7388.12", "people": "6", "paid_on": "2026-11-03"}'),
  ('01a22150-dfe4-75b8-a430-1ded490d0bf4', '2026-11-28 08:41:18.052+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'pay-adjustment.added', 'person', '01900000-0000-7000-8000-000000000010', 'Amara Perera', '{"day": "2026-11-28", "file": "without a file", "kind": "reimbursement", "amount": "34.80", "reason": "Floor pads from the hardware shop"}'),
  ('01a22150-dfee-715f-a86f-a2b3944e75d5', '2026-11-28 08:41:18.062+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'payee.held', 'person', '01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', '{"reason": "Keys of the gallery are not back yet"}');
INSERT INTO session ("id", "account_id", "session_version", "created_at", "expires_at", "ended_at", "device", "factor_at") VALUES
  ('01a22151-7fc2-7035-9e5e-c7c4b4824696', '01900000-0000-7000-8000-000000000001', '1', '2026-11-28 08:41:58.978949+00', '2026-11-28 20:41:58.978949+00', NULL, '', NULL),
  ('01a22151-7fe4-7447-8c70-32722b3e9efb', '01900000-0000-7000-8000-000000000010', '1', '2026-11-28 08:41:59.012677+00', '2026-11-28 20:41:59.012677+00', NULL, '', NULL);
INSERT INTO change ("entity", "entity_id", "seq", "request_id", "changed_at") VALUES
  ('account', '01900000-0000-7000-8000-000000000001', '1', NULL, '2026-11-28 08:41:13.403722+00'),
  ('payee', '01900000-0000-7000-8000-000000000001', '2', NULL, '2026-11-28 08:41:13.403722+00'),
  ('account', '01900000-0000-7000-8000-000000000002', '3', NULL, '2026-11-28 08:41:13.42521+00'),
  ('account', '01900000-0000-7000-8000-000000000010', '4', NULL, '2026-11-28 08:41:13.42521+00'),
  ('account', '01900000-0000-7000-8000-000000000011', '5', NULL, '2026-11-28 08:41:13.42521+00'),
  ('account', '01900000-0000-7000-8000-000000000012', '6', NULL, '2026-11-28 08:41:13.42521+00'),
  ('account', '01900000-0000-7000-8000-000000000013', '7', NULL, '2026-11-28 08:41:13.42521+00'),
  ('account', '01900000-0000-7000-8000-000000000014', '8', NULL, '2026-11-28 08:41:13.42521+00'),
  ('account', '01900000-0000-7000-8000-000000000015', '9', NULL, '2026-11-28 08:41:13.42521+00'),
  ('account', '01900000-0000-7000-8000-000000000016', '10', NULL, '2026-11-28 08:41:13.42521+00'),
  ('account', '01900000-0000-7000-8000-000000000017', '11', NULL, '2026-11-28 08:41:13.42521+00'),
  ('payee', '01900000-0000-7000-8000-000000000002', '12', NULL, '2026-11-28 08:41:13.42521+00'),
  ('payee', '01900000-0000-7000-8000-000000000010', '13', NULL, '2026-11-28 08:41:13.42521+00'),
  ('payee', '01900000-0000-7000-8000-000000000011', '14', NULL, '2026-11-28 08:41:13.42521+00'),
  ('payee', '01900000-0000-7000-8000-000000000012', '15', NULL, '2026-11-28 08:41:13.42521+00'),
  ('payee', '01900000-0000-7000-8000-000000000013', '16', NULL, '2026-11-28 08:41:13.42521+00'),
  ('payee', '01900000-0000-7000-8000-000000000014', '17', NULL, '2026-11-28 08:41:13.42521+00'),
  ('payee', '01900000-0000-7000-8000-000000000015', '18', NULL, '2026-11-28 08:41:13.42521+00'),
  ('payee', '01900000-0000-7000-8000-000000000016', '19', NULL, '2026-11-28 08:41:13.42521+00'),
  ('payee', '01900000-0000-7000-8000-000000000017', '20', NULL, '2026-11-28 08:41:13.42521+00');
INSERT INTO change_counter ("only_row", "last_seq") VALUES
  ('true', '20');
INSERT INTO change_cursor ("source", "last_seq") VALUES
  ('jobs', '562'),
  ('media', '27'),
  ('invoice', '59');
INSERT INTO retention_start ("only_row", "since") VALUES
  ('true', '-infinity');
INSERT INTO mail_message ("id", "idempotency_key", "kind", "account_id", "state", "content", "attempts", "created_at", "next_try_at", "claimed_at", "useful_until", "finished_at", "last_error", "request_id") VALUES
  ('01a22150-d604-70e8-b0e0-fe053ea13230', 'notice 01a22150-d5ce-7583-89ea-51cb3d3ea21b 01900000-0000-7000-8000-000000000001', 'notice', '01900000-0000-7000-8000-000000000001', 'sent', '', '1', '2026-11-28 08:41:15.498375+00', '2026-11-28 08:42:16.040003+00', '2026-11-28 08:41:16.049512+00', NULL, '2026-11-28 08:41:16.236618+00', '', NULL),
  ('01a22150-d606-7177-8922-54c4b125c95d', 'notice 01a22150-d5ce-7583-89ea-51cb3d3ea21b 01900000-0000-7000-8000-000000000010', 'notice', '01900000-0000-7000-8000-000000000010', 'sent', '', '1', '2026-11-28 08:41:15.498375+00', '2026-11-28 08:42:16.040003+00', '2026-11-28 08:41:16.052572+00', NULL, '2026-11-28 08:41:16.238404+00', '', NULL),
  ('01a22150-e015-74af-97dd-f8fdc5a639f5', 'notice 01a22150-dfd0-7157-be7d-d2ce4d6a6b3d 01900000-0000-7000-8000-000000000010', 'notice', '01900000-0000-7000-8000-000000000010', 'sent', '', '1', '2026-11-28 08:41:18.089103+00', '2026-11-28 08:42:18.663005+00', '2026-11-28 08:41:18.69707+00', NULL, '2026-11-28 08:41:19.328678+00', '', NULL),
  ('01a22150-e02e-75fc-9048-9d1098b60f94', 'notice 01a22150-dfd3-7054-985f-87f408af59e9 01900000-0000-7000-8000-000000000012', 'notice', '01900000-0000-7000-8000-000000000012', 'sent', '', '1', '2026-11-28 08:41:18.089103+00', '2026-11-28 08:42:18.663005+00', '2026-11-28 08:41:18.690583+00', NULL, '2026-11-28 08:41:19.35076+00', '', NULL),
  ('01a22150-e038-7316-8f8d-d2cbd43f7af6', 'notice 01a22150-dfd4-731d-bd4d-5d39c6878051 01900000-0000-7000-8000-000000000014', 'notice', '01900000-0000-7000-8000-000000000014', 'sent', '', '1', '2026-11-28 08:41:18.089103+00', '2026-11-28 08:42:18.663005+00', '2026-11-28 08:41:18.697127+00', NULL, '2026-11-28 08:41:19.350054+00', '', NULL),
  ('01a22150-e01b-70ef-9a47-fc81490e50a0', 'notice 01a22150-dfd2-70c2-9d9a-aea75a90e556 01900000-0000-7000-8000-000000000011', 'notice', '01900000-0000-7000-8000-000000000011', 'sent', '', '1', '2026-11-28 08:41:18.089103+00', '2026-11-28 08:42:18.663005+00', '2026-11-28 08:41:18.696352+00', NULL, '2026-11-28 08:41:19.358767+00', '', NULL),
  ('01a22150-e03c-7504-aff1-e7a0ad223130', 'notice 01a22150-dfd4-731d-bd4d-6175ac29da94 01900000-0000-7000-8000-000000000013', 'notice', '01900000-0000-7000-8000-000000000013', 'sent', '', '1', '2026-11-28 08:41:18.089103+00', '2026-11-28 08:42:18.663005+00', '2026-11-28 08:41:18.696995+00', NULL, '2026-11-28 08:41:19.357696+00', '', NULL),
  ('01a22150-e021-7432-a1b8-ecfe91072d26', 'notice 01a22150-dfd2-70c2-9d9a-b216e47621f1 01900000-0000-7000-8000-000000000015', 'notice', '01900000-0000-7000-8000-000000000015', 'sent', '', '1', '2026-11-28 08:41:18.089103+00', '2026-11-28 08:42:18.663005+00', '2026-11-28 08:41:19.337023+00', NULL, '2026-11-28 08:41:19.452708+00', '', NULL);
INSERT INTO known_device ("account_id", "cookie_hash", "first_seen_at", "last_seen_at") VALUES
  ('01900000-0000-7000-8000-000000000001', 'a203fbd1b1fcf32ea64aecb95d78d703485b95d53b5c1739d1dabf904f8e8eac', '2026-11-28 08:41:58.978949+00', '2026-11-28 08:41:58.978949+00'),
  ('01900000-0000-7000-8000-000000000010', '0d12f871a968b5ef92a6557f390aea75a13dc6ec1b39b4ac5b39012d5acc619d', '2026-11-28 08:41:59.012677+00', '2026-11-28 08:41:59.012677+00');
INSERT INTO notice ("id", "raised_id", "account_id", "kind", "parameters", "created_at", "read_at") VALUES
  ('01a22150-d601-7171-8557-7499df692ce3', '01a22150-d5ce-7583-89ea-51cb3d3ea21b', '01900000-0000-7000-8000-000000000001', 'not-started', '{"job": "Showroom before the opening", "date": "2026-11-28", "time": "14:00", "job_id": "01900000-0000-7000-9000-000000000022", "person": "Amara Perera", "person_id": "01900000-0000-7000-8000-000000000010"}', '2026-11-28 08:41:15.47+00', NULL),
  ('01a22150-d601-7171-8557-7a579ccc0dea', '01a22150-d5ce-7583-89ea-51cb3d3ea21b', '01900000-0000-7000-8000-000000000010', 'not-started', '{"job": "Showroom before the opening", "date": "2026-11-28", "time": "14:00", "job_id": "01900000-0000-7000-9000-000000000022", "person": "Amara Perera", "person_id": "01900000-0000-7000-8000-000000000010"}', '2026-11-28 08:41:15.47+00', NULL),
  ('01a22150-d64b-7573-a4bf-7ca185db498c', '01a22150-d5e4-7091-b393-a0935625c920', '01900000-0000-7000-8000-000000000001', 'late', '{"job": "Wool Store Gallery", "date": "2026-11-28", "time": "18:45-20:45", "job_id": "01900000-0000-7000-9000-000000000004", "person": "Mei Lin Chen", "person_id": "01900000-0000-7000-8000-000000000012"}', '2026-11-28 08:41:15.492+00', NULL),
  ('01a22150-e012-71cc-997c-0b516e8bb45b', '01a22150-dfd0-7157-be7d-d2ce4d6a6b3d', '01900000-0000-7000-8000-000000000010', 'paid', '{"day": "03/11/2026", "amount": "A$933.55", "documents": "RA-00001"}', '2026-11-28 08:41:18.032+00', NULL),
  ('01a22150-e018-7608-bb75-f55e3e2fcba4', '01a22150-dfd2-70c2-9d9a-aea75a90e556', '01900000-0000-7000-8000-000000000011', 'paid', '{"day": "03/11/2026", "amount": "A$1,904.97", "documents": "RCTI-00001"}', '2026-11-28 08:41:18.034+00', NULL),
  ('01a22150-e01f-70d7-a5b7-c396bb8e9ba3', '01a22150-dfd2-70c2-9d9a-b216e47621f1', '01900000-0000-7000-8000-000000000015', 'paid', '{"day": "03/11/2026", "amount": "A$1,444.96", "documents": "RA-00002"}', '2026-11-28 08:41:18.034+00', NULL),
  ('01a22150-e027-72f0-b488-37a1e843e36d', '01a22150-dfd3-7054-985f-87f408af59e9', '01900000-0000-7000-8000-000000000012', 'paid', '{"day": "03/11/2026", "amount": "A$1,086.42", "documents": "RA-00003"}', '2026-11-28 08:41:18.035+00', NULL),
  ('01a22150-e035-764b-b04b-a3e5d48e99a9', '01a22150-dfd4-731d-bd4d-5d39c6878051', '01900000-0000-7000-8000-000000000014', 'paid', '{"day": "03/11/2026", "amount": "A$974.97", "documents": "RA-00004"}', '2026-11-28 08:41:18.036+00', NULL),
  ('01a22150-e039-76bf-8600-b374e70685bb', '01a22150-dfd4-731d-bd4d-6175ac29da94', '01900000-0000-7000-8000-000000000013', 'paid', '{"day": "03/11/2026", "amount": "A$1,043.25", "documents": "RA-00005"}', '2026-11-28 08:41:18.036+00', NULL);
INSERT INTO delivered_notice ("id", "delivered_at") VALUES
  ('01a22150-d5ce-7583-89ea-51cb3d3ea21b', '2026-11-28 08:41:15.498375+00'),
  ('01a22150-d5e4-7091-b393-a0935625c920', '2026-11-28 08:41:15.590525+00'),
  ('01a22150-dfd0-7157-be7d-d2ce4d6a6b3d', '2026-11-28 08:41:18.089103+00'),
  ('01a22150-dfd2-70c2-9d9a-aea75a90e556', '2026-11-28 08:41:18.089103+00'),
  ('01a22150-dfd2-70c2-9d9a-b216e47621f1', '2026-11-28 08:41:18.089103+00'),
  ('01a22150-dfd3-7054-985f-87f408af59e9', '2026-11-28 08:41:18.089103+00'),
  ('01a22150-dfd4-731d-bd4d-5d39c6878051', '2026-11-28 08:41:18.089103+00'),
  ('01a22150-dfd4-731d-bd4d-6175ac29da94', '2026-11-28 08:41:18.089103+00');
INSERT INTO push_key ("id", "only_row", "public_key", "private_key", "created_at") VALUES
  ('01a22150-cfef-7498-ba62-933d1a21a573', 'true', 'BA-ICYnEIyU3H_AZOvYHj5RGVzdGxSlOasDOC3HKSeg3TFu4TOTMI4nDm0G0ZOAf9vKtM52c8MbSAIzK5ZxmSxI', 'sealed:1:a61764615c99a40f:xajDO9gWJvzKoBqsoNBjdcf9b_ZdxmOwxfRTr4IwH9L_LoXQeqVD4R2v5xZL92ypjEsP1v9y2oNxuVyzcwRbOss7MBjAC44', '2026-11-28 08:41:13.961862+00');
INSERT INTO known_site ("id", "state") VALUES
  ('0190c0de-0000-7000-8000-000000000002', '{"proof": {"checks": [{"text": "Everybody who works at a client shows a police check, and a new one when it expires.", "title": "Police checks"}, {"text": "Whoever cleans at schools and child care holds a current check.", "title": "Work with children"}], "prices": [{"per": "a visit", "note": "Up to 150 m², once a week, in the evening.", "dollars": 95, "service": "office-cleaning"}, {"per": "a home", "note": "One bedroom, without carpets.", "dollars": 380, "service": "end-of-lease-cleaning"}, {"per": "a visit", "note": "Shop front, inside and outside.", "dollars": 120, "service": "window-cleaning"}], "ratings": [{"count": 63, "value": 4.8, "source": "Customer survey", "read_on": "2026-11-21", "source_address": ""}], "examples": [{"per": "a month", "title": "An office of 300 m² in the city", "details": "Three evenings a week: desks, floors, kitchen, two bathrooms and bins.", "dollars": 1480, "service": "office-cleaning"}], "come_back": "Something is not right? Tell us within 24 hours and we come back and do it again at no cost.", "promise_days": 2, "testimonials": [{"name": "Marguerite Lindqvist", "text": "The rooms are ready when the first patient comes, every morning for three years. When a tap leaked at night, they rang us before we knew.", "rating": null, "source": "Letter", "said_on": "2026-08-23", "organisation": "Practice manager, Norwood", "source_address": ""}, {"name": "Theo Karagiannis", "text": "Our tenants stopped writing to us about the stairs. The monthly sheet tells the committee what was done, and when.", "rating": 5, "source": "E-mail", "said_on": "2026-10-18", "organisation": "Strata committee, North Adelaide", "source_address": ""}, {"name": "Jess Whitcombe", "text": "They quoted one price, came on the day and the agent found nothing to add to the list.", "rating": 5, "source": "Customer survey", "said_on": "2026-11-09", "organisation": "End of lease, Unley", "source_address": ""}], "served_postcodes": ["5000", "5006", "5007", "5008", "5009", "5010", "5011", "5012", "5013", "5014", "5015", "5016", "5017", "5018", "5019", "5020", "5021", "5022", "5023", "5024", "5025", "5031", "5032", "5033", "5034", "5035", "5037", "5038", "5039", "5040", "5041", "5042", "5043", "5044", "5045", "5046", "5047", "5048", "5049", "5050", "5051", "5052", "5061", "5062", "5063", "5064", "5065", "5066", "5067", "5068", "5069", "5070", "5072", "5073", "5074", "5075", "5076", "5081", "5082", "5083", "5084", "5085", "5086", "5087", "5088", "5089", "5090", "5091", "5092", "5093", "5094", "5095", "5096", "5097", "5098", "5106", "5107", "5108", "5109", "5110", "5111", "5112", "5113", "5114", "5125", "5126", "5127", "5150", "5151", "5152", "5154", "5155", "5156", "5158", "5159", "5160", "5161", "5162", "5163", "5164", "5165", "5166", "5167", "5168", "5169", "5245", "5250", "5251", "5252", "5950"]}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "map": {"latitude": -34.9285, "longitude": 138.6007}, "city": "Adelaide", "name": "Gumleaf Commercial Cleaning", "email": "hello@gumleaf.example", "hours": [{"days": [1, 2, 3, 4, 5], "opens": "07:00", "closes": "17:30"}], "place": "", "state": "SA", "trade": "Commercial Cleaning", "colour": "#2c4fa2", "mobile": "0491 570 156", "social": [], "street": "12 Wattle Lane", "founded": 2015, "insurer": "Southern Mutual Insurance", "telephone": "(08) 5550 0142", "legal_name": "Gumleaf Commercial Cleaning Pty Ltd", "short_name": "Gumleaf", "postal_code": "5000", "web_address": "www.gumleaf.example", "accounts_email": "accounts@gumleaf.example", "insurance_dollars": 20000000}}');
SELECT setval('migration_id_seq', 30);
ALTER TABLE migration ADD CONSTRAINT "PK_3043fc6b8af7c99b8b98830094f" PRIMARY KEY (id);
ALTER TABLE demo_seed ADD CONSTRAINT "demo_seed_only_row" CHECK (only_row);
ALTER TABLE demo_seed ADD CONSTRAINT "demo_seed_pk" PRIMARY KEY (only_row);
ALTER TABLE account ADD CONSTRAINT "account_session_version" CHECK ((session_version > 0));
ALTER TABLE account ADD CONSTRAINT "account_version" CHECK ((version > 0));
ALTER TABLE account ADD CONSTRAINT "account_name" CHECK (((char_length(name) >= 1) AND (char_length(name) <= 120)));
ALTER TABLE account ADD CONSTRAINT "account_admin_is_verified" CHECK (((role <> 'admin'::text) OR verified));
ALTER TABLE account ADD CONSTRAINT "account_pk" PRIMARY KEY (id);
ALTER TABLE account_documents ADD CONSTRAINT "account_documents_pk" PRIMARY KEY (user_id);
ALTER TABLE account_assignments ADD CONSTRAINT "account_assignments_pk" PRIMARY KEY (user_id);
ALTER TABLE signing_key ADD CONSTRAINT "signing_key_pk" PRIMARY KEY (kid);
ALTER TABLE login_attempt ADD CONSTRAINT "login_attempt_pk" PRIMARY KEY (id);
ALTER TABLE hourly_booking ADD CONSTRAINT "hourly_booking_pk" PRIMARY KEY (address);
ALTER TABLE audit_entry ADD CONSTRAINT "audit_entry_details" CHECK ((jsonb_typeof(details) = 'object'::text));
ALTER TABLE audit_entry ADD CONSTRAINT "audit_entry_pk" PRIMARY KEY (id);
ALTER TABLE session ADD CONSTRAINT "session_pk" PRIMARY KEY (id);
ALTER TABLE account ADD CONSTRAINT "account_only_admins_disabled" CHECK (((disabled_at IS NULL) OR (role = 'admin'::text)));
ALTER TABLE change ADD CONSTRAINT "change_pk" PRIMARY KEY (entity, entity_id);
ALTER TABLE change ADD CONSTRAINT "change_seq_unique" UNIQUE (seq);
ALTER TABLE change_counter ADD CONSTRAINT "change_counter_only_row" CHECK (only_row);
ALTER TABLE change_counter ADD CONSTRAINT "change_counter_pk" PRIMARY KEY (only_row);
ALTER TABLE change_cursor ADD CONSTRAINT "change_cursor_pk" PRIMARY KEY (source);
ALTER TABLE set_aside_change ADD CONSTRAINT "set_aside_change_tries" CHECK ((tries > 0));
ALTER TABLE set_aside_change ADD CONSTRAINT "set_aside_change_pk" PRIMARY KEY (source, entity, entity_id);
ALTER TABLE registration ADD CONSTRAINT "registration_pk" PRIMARY KEY (user_id);
ALTER TABLE registration ADD CONSTRAINT "registration_once" UNIQUE (registration_id);
ALTER TABLE account ADD CONSTRAINT "account_erased_in_order" CHECK (((erased_at IS NULL) OR (details_erased_at IS NOT NULL)));
ALTER TABLE account ADD CONSTRAINT "account_can_log_in" CHECK (((details_erased_at IS NOT NULL) OR ((password_hash ~~ '$argon2id$%'::text) AND (char_length(email) <= 254) AND (email ~~ '%_@_%'::text))));
ALTER TABLE account ADD CONSTRAINT "account_details_are_erased" CHECK (((details_erased_at IS NULL) OR (concat(email, password_hash, contact_no, passport_number, bank_name, account_type, account_name, account_number, bsb) = ''::text)));
ALTER TABLE account ADD CONSTRAINT "account_all_is_erased" CHECK (((erased_at IS NULL) OR (concat(address, zip_code, abn) = ''::text)));
ALTER TABLE retention_start ADD CONSTRAINT "retention_start_only_row" CHECK (only_row);
ALTER TABLE retention_start ADD CONSTRAINT "retention_start_pk" PRIMARY KEY (only_row);
ALTER TABLE account_owed ADD CONSTRAINT "account_owed_pk" PRIMARY KEY (user_id);
ALTER TABLE mail_message ADD CONSTRAINT "mail_message_state" CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'refused'::text, 'given-up'::text, 'unsure'::text])));
ALTER TABLE mail_message ADD CONSTRAINT "mail_message_content" CHECK (((content = ''::text) OR (content ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text)));
ALTER TABLE mail_message ADD CONSTRAINT "mail_message_kept_while_needed" CHECK (((content <> ''::text) = (state = ANY (ARRAY['waiting'::text, 'sending'::text]))));
ALTER TABLE mail_message ADD CONSTRAINT "mail_message_finished" CHECK (((finished_at IS NULL) = (state = ANY (ARRAY['waiting'::text, 'sending'::text]))));
ALTER TABLE mail_message ADD CONSTRAINT "mail_message_pk" PRIMARY KEY (id);
ALTER TABLE mail_message ADD CONSTRAINT "mail_message_once" UNIQUE (idempotency_key);
ALTER TABLE refused_address ADD CONSTRAINT "refused_address_pk" PRIMARY KEY (digest);
ALTER TABLE one_time_link ADD CONSTRAINT "one_time_link_purpose" CHECK ((purpose = ANY (ARRAY['reset-password'::text, 'invitation'::text, 'confirm-email'::text])));
ALTER TABLE one_time_link ADD CONSTRAINT "one_time_link_token_is_hashed" CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE one_time_link ADD CONSTRAINT "one_time_link_pk" PRIMARY KEY (id);
ALTER TABLE one_time_link ADD CONSTRAINT "one_time_link_token" UNIQUE (token_hash);
ALTER TABLE reset_request ADD CONSTRAINT "reset_request_email_is_sealed" CHECK ((email ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text));
ALTER TABLE reset_request ADD CONSTRAINT "reset_request_pk" PRIMARY KEY (id);
ALTER TABLE session ADD CONSTRAINT "session_device" CHECK ((char_length(device) <= 80));
ALTER TABLE session_use ADD CONSTRAINT "session_use_pk" PRIMARY KEY (session_id);
ALTER TABLE known_device ADD CONSTRAINT "known_device_pk" PRIMARY KEY (account_id, cookie_hash);
ALTER TABLE notice ADD CONSTRAINT "notice_pk" PRIMARY KEY (id);
ALTER TABLE notice ADD CONSTRAINT "notice_once" UNIQUE (raised_id, account_id);
ALTER TABLE delivered_notice ADD CONSTRAINT "delivered_notice_pk" PRIMARY KEY (id);
ALTER TABLE notice_choice ADD CONSTRAINT "notice_choice_pk" PRIMARY KEY (account_id, kind, channel);
ALTER TABLE second_factor ADD CONSTRAINT "second_factor_secret_is_sealed" CHECK ((totp_secret ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text));
ALTER TABLE second_factor ADD CONSTRAINT "second_factor_pk" PRIMARY KEY (account_id);
ALTER TABLE recovery_code ADD CONSTRAINT "recovery_code_is_hashed" CHECK ((code_hash ~ '^[0-9a-f]{64}$'::text));
ALTER TABLE recovery_code ADD CONSTRAINT "recovery_code_pk" PRIMARY KEY (account_id, code_hash);
ALTER TABLE detail_change ADD CONSTRAINT "detail_change_has_fields" CHECK ((cardinality(fields) > 0));
ALTER TABLE detail_change ADD CONSTRAINT "detail_change_is_sealed" CHECK (((asked = ''::text) OR (asked ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text)));
ALTER TABLE detail_change ADD CONSTRAINT "detail_change_state" CHECK ((state = ANY (ARRAY['open'::text, 'approved'::text, 'rejected'::text, 'withdrawn'::text])));
ALTER TABLE detail_change ADD CONSTRAINT "detail_change_open" CHECK ((((state = 'open'::text) = (decided_at IS NULL)) AND ((state = 'open'::text) = (asked <> ''::text))));
ALTER TABLE detail_change ADD CONSTRAINT "detail_change_rejected" CHECK (((state <> 'rejected'::text) OR (reason <> ''::text)));
ALTER TABLE detail_change ADD CONSTRAINT "detail_change_pk" PRIMARY KEY (id);
ALTER TABLE passkey ADD CONSTRAINT "passkey_counter" CHECK ((counter >= 0));
ALTER TABLE passkey ADD CONSTRAINT "passkey_name" CHECK (((char_length(name) >= 1) AND (char_length(name) <= 60)));
ALTER TABLE passkey ADD CONSTRAINT "passkey_pk" PRIMARY KEY (id);
ALTER TABLE passkey ADD CONSTRAINT "passkey_credential_unique" UNIQUE (credential_id);
ALTER TABLE passkey_challenge ADD CONSTRAINT "passkey_challenge_purpose" CHECK ((purpose = ANY (ARRAY['add'::text, 'login'::text, 'step-up'::text])));
ALTER TABLE passkey_challenge ADD CONSTRAINT "passkey_challenge_person" CHECK (((purpose = 'login'::text) = (account_id IS NULL)));
ALTER TABLE passkey_challenge ADD CONSTRAINT "passkey_challenge_pk" PRIMARY KEY (id);
ALTER TABLE push_key ADD CONSTRAINT "push_key_only_row" CHECK (only_row);
ALTER TABLE push_key ADD CONSTRAINT "push_key_is_sealed" CHECK ((private_key ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text));
ALTER TABLE push_key ADD CONSTRAINT "push_key_pk" PRIMARY KEY (id);
ALTER TABLE push_key ADD CONSTRAINT "push_key_once" UNIQUE (only_row);
ALTER TABLE push_device ADD CONSTRAINT "push_device_is_sealed" CHECK ((content ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text));
ALTER TABLE push_device ADD CONSTRAINT "push_device_pk" PRIMARY KEY (id);
ALTER TABLE push_device ADD CONSTRAINT "push_device_endpoint_unique" UNIQUE (endpoint_digest);
ALTER TABLE push_message ADD CONSTRAINT "push_message_state" CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'refused'::text, 'given-up'::text, 'unsure'::text])));
ALTER TABLE push_message ADD CONSTRAINT "push_message_pk" PRIMARY KEY (id);
ALTER TABLE push_message ADD CONSTRAINT "push_message_once" UNIQUE (notice_id, device_id);
ALTER TABLE notice_choice ADD CONSTRAINT "notice_choice_channel" CHECK ((channel = ANY (ARRAY['mail'::text, 'push'::text])));
ALTER TABLE account ADD CONSTRAINT "account_role" CHECK ((role = ANY (ARRAY['admin'::text, 'user'::text, 'supervisor'::text])));
ALTER TABLE account ADD CONSTRAINT "account_supervisor_is_not_verified" CHECK (((role <> 'supervisor'::text) OR (NOT verified)));
ALTER TABLE account ADD CONSTRAINT "account_only_supervisors_have_places" CHECK (((cardinality(places) = 0) OR ((role = 'supervisor'::text) AND (removed_at IS NULL))));
ALTER TABLE account ADD CONSTRAINT "account_only_contractors_have_details" CHECK (((role = 'user'::text) OR (concat(address, zip_code, contact_no, abn, passport_number, bank_name, account_type, account_name, account_number, bsb) = ''::text)));
ALTER TABLE account ADD CONSTRAINT "account_contractor_is_whole" CHECK (((role <> 'user'::text) OR (details_erased_at IS NOT NULL) OR (((char_length(contact_no) >= 6) AND (char_length(contact_no) <= 20)) AND ((char_length(bank_name) >= 1) AND (char_length(bank_name) <= 120)) AND ((char_length(account_type) >= 1) AND (char_length(account_type) <= 60)) AND ((char_length(account_name) >= 1) AND (char_length(account_name) <= 120)) AND (passport_number ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text) AND (account_number ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text) AND (bsb ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'::text))));
ALTER TABLE account ADD CONSTRAINT "account_tax_record_is_whole" CHECK (((role <> 'user'::text) OR (erased_at IS NOT NULL) OR (((char_length(address) >= 1) AND (char_length(address) <= 200)) AND (zip_code ~ '^[0-9]{4}$'::text) AND (abn ~ '^[0-9]{11}$'::text))));
ALTER TABLE account ADD CONSTRAINT "account_erased_is_removed" CHECK (((details_erased_at IS NULL) OR ((removed_at IS NOT NULL) AND (role <> 'admin'::text))));
ALTER TABLE known_site ADD CONSTRAINT "known_site_pk" PRIMARY KEY (id);
ALTER TABLE account ADD CONSTRAINT "account_language" CHECK ((language ~ '^[a-zA-Z-]{2,20}$'::text));
ALTER TABLE known_logo ADD CONSTRAINT "known_logo_pk" PRIMARY KEY (id);
ALTER TABLE session ADD CONSTRAINT "session_account" FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE mail_message ADD CONSTRAINT "mail_message_account" FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL;
ALTER TABLE one_time_link ADD CONSTRAINT "one_time_link_account" FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE session_use ADD CONSTRAINT "session_use_session" FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE;
ALTER TABLE known_device ADD CONSTRAINT "known_device_account" FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE notice ADD CONSTRAINT "notice_account" FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE notice_choice ADD CONSTRAINT "notice_choice_account" FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE second_factor ADD CONSTRAINT "second_factor_account" FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE recovery_code ADD CONSTRAINT "recovery_code_second_factor" FOREIGN KEY (account_id) REFERENCES second_factor(account_id) ON DELETE CASCADE;
ALTER TABLE detail_change ADD CONSTRAINT "detail_change_account" FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE passkey ADD CONSTRAINT "passkey_account" FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE passkey_challenge ADD CONSTRAINT "passkey_challenge_account" FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE push_device ADD CONSTRAINT "push_device_account" FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE;
ALTER TABLE push_message ADD CONSTRAINT "push_message_device" FOREIGN KEY (device_id) REFERENCES push_device(id) ON DELETE CASCADE;
ALTER TABLE push_message ADD CONSTRAINT "push_message_notice" FOREIGN KEY (notice_id) REFERENCES notice(id) ON DELETE CASCADE;
CREATE UNIQUE INDEX account_email_unique ON account USING btree (lower(email)) WHERE (removed_at IS NULL);
CREATE INDEX account_by_name ON account USING btree (lower(name), id) WHERE (removed_at IS NULL);
CREATE INDEX login_attempt_by_account ON login_attempt USING btree (account_key, address);
CREATE INDEX login_attempt_failed_by_address ON login_attempt USING btree (address, attempted_at) WHERE (NOT succeeded);
CREATE INDEX login_attempt_by_age ON login_attempt USING btree (succeeded, attempted_at);
CREATE INDEX hourly_booking_over ON hourly_booking USING btree (booked_until);
CREATE INDEX audit_entry_by_action ON audit_entry USING btree (action, id);
CREATE INDEX audit_entry_by_subject ON audit_entry USING btree (subject_id, id);
CREATE INDEX audit_entry_by_actor ON audit_entry USING btree (actor_id, id);
CREATE INDEX session_by_account ON session USING btree (account_id);
CREATE INDEX session_ended ON session USING btree (account_id, expires_at) INCLUDE (id) WHERE (ended_at IS NOT NULL);
CREATE INDEX session_over ON session USING btree (expires_at);
CREATE INDEX account_admins ON account USING btree (lower(name), id) WHERE (role = 'admin'::text);
CREATE INDEX change_unnumbered ON change USING btree (entity, entity_id) WHERE (seq IS NULL);
CREATE INDEX set_aside_change_due ON set_aside_change USING btree (source, next_try_at);
CREATE UNIQUE INDEX signing_key_one_in_use ON signing_key USING btree ((true)) WHERE (retired_at IS NULL);
CREATE INDEX account_to_erase ON account USING btree (removed_at) WHERE ((removed_at IS NOT NULL) AND (erased_at IS NULL));
CREATE INDEX account_unverified ON account USING btree (registered_at) WHERE ((role = 'user'::text) AND (NOT verified) AND (removed_at IS NULL));
CREATE INDEX mail_message_due ON mail_message USING btree (next_try_at) WHERE (state = 'waiting'::text);
CREATE INDEX mail_message_claimed ON mail_message USING btree (claimed_at) WHERE (state = 'sending'::text);
CREATE INDEX mail_message_over ON mail_message USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX mail_message_account ON mail_message USING btree (account_id);
CREATE INDEX one_time_link_account ON one_time_link USING btree (account_id, created_at);
CREATE INDEX one_time_link_over ON one_time_link USING btree (expires_at);
CREATE INDEX notice_of_account ON notice USING btree (account_id, id DESC);
CREATE INDEX notice_unread ON notice USING btree (account_id) WHERE (read_at IS NULL);
CREATE INDEX notice_over ON notice USING btree (created_at);
CREATE INDEX delivered_notice_over ON delivered_notice USING btree (delivered_at);
CREATE UNIQUE INDEX detail_change_one_open ON detail_change USING btree (account_id) WHERE (state = 'open'::text);
CREATE INDEX detail_change_of_account ON detail_change USING btree (account_id, id DESC);
CREATE INDEX passkey_of_account ON passkey USING btree (account_id);
CREATE INDEX passkey_challenge_over ON passkey_challenge USING btree (expires_at);
CREATE INDEX push_device_of_account ON push_device USING btree (account_id);
CREATE INDEX push_device_of_session ON push_device USING btree (session_id);
CREATE INDEX push_message_of_device ON push_message USING btree (device_id);
CREATE INDEX push_message_due ON push_message USING btree (next_try_at) WHERE (state = 'waiting'::text);
CREATE INDEX push_message_claimed ON push_message USING btree (claimed_at) WHERE (state = 'sending'::text);
CREATE INDEX audit_entry_by_name ON audit_entry USING gin (actor_name gin_trgm_ops, subject_name gin_trgm_ops);
CREATE INDEX audit_entry_by_time ON audit_entry USING btree (at, id);
CREATE INDEX account_supervisors ON account USING btree (lower(name), id) WHERE (role = 'supervisor'::text);
CREATE VIEW registration_pace AS  SELECT address,
    booked_until
   FROM hourly_booking;
CREATE TRIGGER audit_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
