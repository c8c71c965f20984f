-- The database of svc-auth as release 1.0.0 made and filled it, with its demo company.

CREATE TABLE "migration" ("id" SERIAL NOT NULL, "timestamp" bigint NOT NULL, "name" character varying NOT NULL, CONSTRAINT "PK_3043fc6b8af7c99b8b98830094f" PRIMARY KEY ("id"));

CREATE TABLE outbox_event (
        position bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT outbox_event_pk PRIMARY KEY,
        id uuid NOT NULL,
        -- Given by the relay after the commit: counts without gaps, which an identity column cannot.
        seq bigint CONSTRAINT outbox_event_seq_unique UNIQUE,
        name text NOT NULL,
        payload jsonb NOT NULL,
        request_id text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX outbox_event_unnumbered ON outbox_event (position) WHERE seq IS NULL;
      CREATE TABLE outbox_counter (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT outbox_counter_pk PRIMARY KEY
          CONSTRAINT outbox_counter_only_row CHECK (only_row),
        last_seq bigint NOT NULL
      );
      INSERT INTO outbox_counter (last_seq) VALUES (0);
      CREATE TABLE inbox_cursor (
        source text NOT NULL CONSTRAINT inbox_cursor_pk PRIMARY KEY,
        last_seq bigint NOT NULL
      );
      CREATE TABLE inbox_waiting (
        source text NOT NULL,
        seq bigint NOT NULL,
        event jsonb NOT NULL,
        CONSTRAINT inbox_waiting_pk PRIMARY KEY (source, seq)
      );
      CREATE TABLE demo_seed (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT demo_seed_pk PRIMARY KEY
          CONSTRAINT demo_seed_only_row CHECK (only_row),
        seeded_at timestamptz NOT NULL DEFAULT now()
      );

CREATE TABLE account (
        id uuid NOT NULL CONSTRAINT account_pk PRIMARY KEY,
        role text NOT NULL CONSTRAINT account_role CHECK (role IN ('admin', 'user')),
        verified boolean NOT NULL,
        password_hash text NOT NULL CONSTRAINT account_password_hash CHECK (password_hash LIKE '$argon2id$%'),
        session_version integer NOT NULL CONSTRAINT account_session_version CHECK (session_version > 0),
        version integer NOT NULL CONSTRAINT account_version CHECK (version > 0),
        registered_at timestamptz NOT NULL,
        removed_at timestamptz,
        name text NOT NULL CONSTRAINT account_name CHECK (char_length(name) BETWEEN 1 AND 120),
        email text NOT NULL CONSTRAINT account_email CHECK (char_length(email) <= 254 AND email LIKE '%_@_%'),
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
        CONSTRAINT account_admin_is_verified CHECK (role <> 'admin' OR verified),
        CONSTRAINT account_admin_has_no_details CHECK (
          role <> 'admin'
          OR concat(address, zip_code, contact_no, abn, passport_number,
                    bank_name, account_type, account_name, account_number, bsb) = ''
        ),
        CONSTRAINT account_contractor_is_whole CHECK (
          role = 'admin'
          OR (
            char_length(address) BETWEEN 1 AND 200
            AND zip_code ~ '^[0-9]{4}$'
            AND char_length(contact_no) BETWEEN 6 AND 20
            AND abn ~ '^[0-9]{11}$'
            AND char_length(passport_number) BETWEEN 1 AND 20
            AND char_length(bank_name) BETWEEN 1 AND 120
            AND char_length(account_type) BETWEEN 1 AND 60
            AND char_length(account_name) BETWEEN 1 AND 120
            AND account_number ~ '^[0-9]{1,9}$'
            AND bsb ~ '^[0-9]{6}$'
          )
        )
      );
      -- A removed person's e-mail is free again.
      CREATE UNIQUE INDEX account_email_unique ON account (lower(email)) WHERE removed_at IS NULL;
      CREATE INDEX account_by_name ON account (lower(name), id) WHERE removed_at IS NULL;

      CREATE TABLE account_documents (
        user_id uuid NOT NULL CONSTRAINT account_documents_pk PRIMARY KEY,
        version integer NOT NULL,
        documents jsonb NOT NULL
      );
      CREATE TABLE account_assignments (
        user_id uuid NOT NULL CONSTRAINT account_assignments_pk PRIMARY KEY,
        version integer NOT NULL,
        permanent_jobs jsonb NOT NULL,
        quick_jobs jsonb NOT NULL,
        current_work jsonb
      );

      CREATE TABLE signing_key (
        kid uuid NOT NULL CONSTRAINT signing_key_pk PRIMARY KEY,
        private_key_pem text NOT NULL,
        public_key_pem text NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX signing_key_only_one ON signing_key ((true));

      CREATE TABLE login_attempt (
        id uuid NOT NULL CONSTRAINT login_attempt_pk PRIMARY KEY,
        account_key text NOT NULL,
        address text NOT NULL,
        succeeded boolean NOT NULL,
        attempted_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX login_attempt_by_account ON login_attempt (account_key, address);
      CREATE INDEX login_attempt_failed_by_address ON login_attempt (address, attempted_at) WHERE NOT succeeded;
      CREATE INDEX login_attempt_by_age ON login_attempt (succeeded, attempted_at);

      CREATE TABLE registration_pace (
        address text NOT NULL CONSTRAINT registration_pace_pk PRIMARY KEY,
        booked_until timestamptz NOT NULL
      );
      CREATE INDEX registration_pace_over ON registration_pace (booked_until);

      CREATE TABLE audit_entry (
        id uuid NOT NULL CONSTRAINT audit_entry_pk PRIMARY KEY,
        at timestamptz NOT NULL,
        actor_id text NOT NULL,
        actor_name text NOT NULL,
        action text NOT NULL,
        subject_kind text NOT NULL,
        subject_id text NOT NULL,
        subject_name text NOT NULL,
        details jsonb NOT NULL CONSTRAINT audit_entry_details CHECK (jsonb_typeof(details) = 'object')
      );
      -- Pages are read by id, newest first: ids are made with the time.
      CREATE INDEX audit_entry_by_action ON audit_entry (action, id);
      CREATE INDEX audit_entry_by_subject ON audit_entry (subject_id, id);
      CREATE INDEX audit_entry_by_actor ON audit_entry (actor_id, id);
      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'audit entries are never changed or deleted';
      END $$;
      CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

DELETE FROM "account";
INSERT INTO "account" ("id", "role", "verified", "password_hash", "session_version", "version", "registered_at", "removed_at", "name", "email", "address", "zip_code", "contact_no", "abn", "passport_number", "bank_name", "account_type", "account_name", "account_number", "bsb") VALUES
('01900000-0000-7000-8000-000000000001', 'admin', 'true', '$argon2id$v=19$m=19456,t=2,p=1$UTtrHLvkvkX8rRPPPXWMUw$BNF2v+dOuAsI7E4FEgVx8Vi85bX1trhFPEGJjpMHSq8', '1', '1', '2026-11-21 23:49:31.613+00', NULL, 'Helen Marsh', 'admin@gumleaf.example', '', '', '', '', '', '', '', '', '', ''),
('01900000-0000-7000-8000-000000000010', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$alm5hcjTZJyQ0wi002saTg$0Rd77i9R34vAJ7VEXDRjTS660UGmlyzfRuIX4LhEVDk', '1', '1', '2026-11-21 23:49:31.775+00', NULL, 'Amara Perera', 'amara@gumleaf.example', '14 Acacia Street, Prospect SA', '5082', '0491 570 006', '61000000002', 'PA4410072', 'Commonwealth Bank', 'Savings account', 'Amara Perera', '010200417', '105900'),
('01900000-0000-7000-8000-000000000011', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$alm5hcjTZJyQ0wi002saTg$0Rd77i9R34vAJ7VEXDRjTS660UGmlyzfRuIX4LhEVDk', '1', '1', '2026-11-21 23:49:31.779+00', NULL, 'Daniel Okafor', 'daniel@gumleaf.example', '3/27 Banksia Avenue, Norwood SA', '5067', '0491 570 110', '42000000003', 'PA4413191', 'Westpac', 'Savings account', 'Daniel Okafor', '010201724', '105911'),
('01900000-0000-7000-8000-000000000012', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$alm5hcjTZJyQ0wi002saTg$0Rd77i9R34vAJ7VEXDRjTS660UGmlyzfRuIX4LhEVDk', '1', '1', '2026-11-21 23:49:31.784+00', NULL, 'Mei Lin Chen', 'meilin@gumleaf.example', '88 Henley Beach Road, Mile End SA', '5031', '0491 570 156', '23000000004', 'PA4416310', 'ANZ', 'Savings account', 'Mei Lin Chen', '010203031', '105922'),
('01900000-0000-7000-8000-000000000013', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$alm5hcjTZJyQ0wi002saTg$0Rd77i9R34vAJ7VEXDRjTS660UGmlyzfRuIX4LhEVDk', '1', '1', '2026-11-21 23:49:31.799+00', NULL, 'Tomasz Nowak', 'tomasz@gumleaf.example', '5 Kurrajong Court, Modbury SA', '5092', '0491 570 157', '80000000001', 'PA4419429', 'NAB', 'Trust account', 'Tomasz Nowak', '010204338', '105933'),
('01900000-0000-7000-8000-000000000014', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$alm5hcjTZJyQ0wi002saTg$0Rd77i9R34vAJ7VEXDRjTS660UGmlyzfRuIX4LhEVDk', '1', '1', '2026-11-21 23:49:31.803+00', NULL, 'Priya Raghunathan-Venkataraman', 'priya@gumleaf.example', '121 Unley Road, Unley SA', '5061', '0491 570 158', '51824753556', 'PA4422548', 'Macquarie Bank', 'Savings account', 'Priya Raghunathan-Venkataraman', '010205645', '105944'),
('01900000-0000-7000-8000-000000000015', 'user', 'true', '$argon2id$v=19$m=19456,t=2,p=1$alm5hcjTZJyQ0wi002saTg$0Rd77i9R34vAJ7VEXDRjTS660UGmlyzfRuIX4LhEVDk', '1', '1', '2026-11-21 23:49:31.818+00', NULL, 'Grace Papadopoulos', 'grace@gumleaf.example', '9 Jetty Lane, Glenelg SA', '5045', '0491 570 159', '53004085616', 'PA4425667', 'ING', 'Savings account', 'Grace Papadopoulos', '010206952', '105955'),
('01900000-0000-7000-8000-000000000016', 'user', 'false', '$argon2id$v=19$m=19456,t=2,p=1$alm5hcjTZJyQ0wi002saTg$0Rd77i9R34vAJ7VEXDRjTS660UGmlyzfRuIX4LhEVDk', '1', '1', '2026-11-21 23:49:31.82+00', NULL, 'Liam Fitzgerald', 'liam@gumleaf.example', '40 Magill Road, Kensington SA', '5068', '0491 570 313', '61000000002', 'PA4428786', 'Bendigo Bank', 'Savings account', 'Liam Fitzgerald', '010208259', '105966'),
('01900000-0000-7000-8000-000000000017', 'user', 'false', '$argon2id$v=19$m=19456,t=2,p=1$alm5hcjTZJyQ0wi002saTg$0Rd77i9R34vAJ7VEXDRjTS660UGmlyzfRuIX4LhEVDk', '1', '1', '2026-11-21 23:49:31.821+00', NULL, 'Nadia Haddad', 'nadia@gumleaf.example', '2 Wirra Crescent, Salisbury SA', '5108', '0491 570 737', '42000000003', 'PA4431905', 'Bank of Queensland', 'Trust account', 'Nadia Haddad', '010209566', '105977');
DELETE FROM "account_assignments";
INSERT INTO "account_assignments" ("user_id", "version", "permanent_jobs", "quick_jobs", "current_work") VALUES
('01900000-0000-7000-8000-000000000010', '1', '[{"job_id": "01900000-0000-7000-9000-000000000001", "job_name": "Wattlebird House Offices", "job_payment_for_fortnight": "670.00"}]', '[{"job_id": "01900000-0000-7000-9000-000000000022", "job_date": "2026-11-22", "job_name": "Showroom before the opening", "job_start_time": "14:00"}]', NULL),
('01900000-0000-7000-8000-000000000011', '1', '[{"job_id": "01900000-0000-7000-9000-000000000002", "job_name": "Banksia Family Medical Centre", "job_payment_for_fortnight": "540.00"}, {"job_id": "01900000-0000-7000-9000-000000000001", "job_name": "Wattlebird House Offices", "job_payment_for_fortnight": "670.00"}]', '[]', NULL),
('01900000-0000-7000-8000-000000000012', '1', '[{"job_id": "01900000-0000-7000-9000-000000000007", "job_name": "Sandpiper Surf Club", "job_payment_for_fortnight": "444.00"}, {"job_id": "01900000-0000-7000-9000-000000000004", "job_name": "Wool Store Gallery", "job_payment_for_fortnight": "422.50"}]', '[{"job_id": "01900000-0000-7000-9000-000000000023", "job_date": "2026-11-25", "job_name": "Marquee after the garden party", "job_start_time": "07:30"}]', NULL),
('01900000-0000-7000-8000-000000000013', '1', '[{"job_id": "01900000-0000-7000-9000-000000000005", "job_name": "Sturt Pea Technology Hub", "job_payment_for_fortnight": "936.00"}]', '[]', NULL),
('01900000-0000-7000-8000-000000000014', '1', '[{"job_id": "01900000-0000-7000-9000-000000000006", "job_name": "Unley Corner Library", "job_payment_for_fortnight": "704.00"}]', '[]', NULL),
('01900000-0000-7000-8000-000000000015', '1', '[{"job_id": "01900000-0000-7000-9000-000000000003", "job_name": "Little Pelicans Early Learning", "job_payment_for_fortnight": "680.00"}, {"job_id": "01900000-0000-7000-9000-000000000007", "job_name": "Sandpiper Surf Club", "job_payment_for_fortnight": "444.00"}]', '[{"job_id": "01900000-0000-7000-9000-000000000021", "job_date": "2026-11-17", "job_name": "End of lease: two-bedroom flat", "job_start_time": "09:00"}]', NULL);
DELETE FROM "account_documents";
INSERT INTO "account_documents" ("user_id", "version", "documents") VALUES
('01900000-0000-7000-8000-000000000010', '1', '{"passport_img": "01a20083-e28d-707b-97fe-c8556df088fe", "agreement_img": "01a20083-e276-7746-8523-431fe0eb6c50", "declaration_img": "01a20083-e276-7746-8523-444a44c4a35f", "police_check_img": "01a20083-e275-70f9-9e73-ef76d391fa47", "address_proof_img": "01a20083-e28e-760c-981b-d8cd69cf7858", "children_check_img": "01a20083-e275-70f9-9e73-f076df58e2ef"}'),
('01900000-0000-7000-8000-000000000011', '1', '{"passport_img": "01a20083-e28d-707b-97fe-cd4b58fc1cea", "agreement_img": "01a20083-e276-7746-8523-5274a0b37064", "declaration_img": "01a20083-e276-7746-8523-55a64da45665", "police_check_img": "01a20083-e276-7746-8523-49e421135d0d", "address_proof_img": "01a20083-e28e-760c-981b-e07b582738b5", "children_check_img": "01a20083-e276-7746-8523-4c22db010d85"}'),
('01900000-0000-7000-8000-000000000012', '1', '{"passport_img": "01a20083-e28e-760c-981b-d57056f2eaf7", "agreement_img": "01a20083-e276-7746-8523-60d7ea999d29", "declaration_img": "01a20083-e276-7746-8523-64238809cf91", "police_check_img": "01a20083-e276-7746-8523-590010d871e8", "address_proof_img": "01a20083-e28e-760c-981b-ea83469b1914", "children_check_img": "01a20083-e276-7746-8523-5cca092f9597"}'),
('01900000-0000-7000-8000-000000000013', '1', '{"passport_img": "01a20083-e28e-760c-981b-df9b98f3550a", "agreement_img": "01a20083-e276-7746-8523-70e7a3677e0c", "declaration_img": "01a20083-e276-7746-8523-74e9c2948a7f", "police_check_img": "01a20083-e276-7746-8523-6b7ad6a68fad", "address_proof_img": "01a20083-e2cf-7543-a18b-8fd671b87571", "children_check_img": "01a20083-e276-7746-8523-6cb592729484"}'),
('01900000-0000-7000-8000-000000000014', '1', '{"passport_img": "01a20083-e28e-760c-981b-e53e2eca56d4", "agreement_img": "01a20083-e276-7746-8523-80057363230e", "declaration_img": "01a20083-e276-7746-8523-85bbcf39a7b1", "police_check_img": "01a20083-e276-7746-8523-79e98b629018", "address_proof_img": "01a20083-e28f-7255-906b-09ad976cd132", "children_check_img": "01a20083-e276-7746-8523-7d38d1894c2d"}'),
('01900000-0000-7000-8000-000000000015', '1', '{"passport_img": "01a20083-e28e-760c-981b-ee0f56d60674", "agreement_img": "01a20083-e276-7746-8523-93b0e4502bd1", "declaration_img": "01a20083-e276-7746-8523-94cf5810c216", "police_check_img": "01a20083-e276-7746-8523-8999ec5793f4", "address_proof_img": "01a20083-e28e-760c-981b-f6dd9bb9aac0", "children_check_img": "01a20083-e276-7746-8523-8d09f2f50649"}'),
('01900000-0000-7000-8000-000000000016', '1', '{"passport_img": "01a20083-e28e-760c-981b-f29bbe263221", "agreement_img": "01a20083-e276-7746-8523-a1233efb7650", "declaration_img": "01a20083-e276-7746-8523-a5520b14561d", "police_check_img": "01a20083-e276-7746-8523-98126e1e19b3", "address_proof_img": "01a20083-e350-73fb-bcdb-e39a9bc9a2b9", "children_check_img": "01a20083-e276-7746-8523-9e057f1a8f79"}'),
('01900000-0000-7000-8000-000000000017', '1', '{"passport_img": "01a20083-e28e-760c-981b-fa558eb25fc7", "agreement_img": "01a20083-e276-7746-8523-acc3f977b0d8", "police_check_img": "01a20083-e276-7746-8523-a835ef5a3208", "address_proof_img": "01a20083-e36c-7164-87c2-260c6b0c2997"}');
INSERT INTO "audit_entry" ("id", "at", "actor_id", "actor_name", "action", "subject_kind", "subject_id", "subject_name", "details") VALUES
('01a20083-dd62-72f3-8159-42e0946c5f54', '2026-11-21 23:49:31.618+00', '', 'Operator', 'account.admin-added', 'person', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '{}'),
('01a20083-e6b1-738b-bbc9-6bf221a7b6f9', '2026-11-21 23:49:34.001+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a20083-e6ab-71bc-9097-d2db93d5494d', 'Staff kitchen, Norwood', '{}'),
('01a20083-e801-74e2-b8db-e848e560dca5', '2026-11-21 23:49:34.337+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a20083-e7f6-7234-9ee7-0af269796e6d', 'Shop front windows, Glenelg', '{}'),
('01a20083-e905-76e5-9098-6f74f068a52d', '2026-11-21 23:49:34.597+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a20083-e902-72e2-9cd1-9a7d8cdf776e', 'Carpet and lounge, Unley', '{}'),
('01a20083-e9f9-7650-98ef-7d0d613e6f97', '2026-11-21 23:49:34.841+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'gallery.created', 'gallery-collection', '01a20083-e9f7-7574-a504-b1b2848b0f88', 'Open-plan office, King William Street', '{}'),
('01a20083-ec60-7399-a915-d513f7e10935', '2026-11-21 23:49:35.456+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a20083-ec4f-7438-a8e4-3500bb68b11a', 'INV-00001', '{"total": "4653.02", "version": "1"}'),
('01a20083-ecc6-7547-8b78-c6b0dc721f34', '2026-11-21 23:49:35.558+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'invoice.issued', 'invoice', '01a20083-ecc0-77a2-9a69-e68362eadaa8', 'INV-00002', '{"total": "4567.43", "version": "1"}');
DELETE FROM "demo_seed";
INSERT INTO "demo_seed" ("only_row", "seeded_at") VALUES
('true', '2026-11-21 23:49:31.834854+00');
DELETE FROM "inbox_cursor";
INSERT INTO "inbox_cursor" ("source", "last_seq") VALUES
('invoice', '2'),
('jobs', '530'),
('media', '12');
DELETE FROM "login_attempt";
INSERT INTO "login_attempt" ("id", "account_key", "address", "succeeded", "attempted_at") VALUES
('01a20083-eb4b-72fc-ad0b-96e20f227627', '902c5d363a63984b8f451c45b662bddddeb923ec6e81d02514276fe3fa7e1959', '127.0.0.1', 'true', '2026-11-21 23:49:35.178731+00'),
('01a20083-eb9a-74cd-bc87-42c977266f76', '902c5d363a63984b8f451c45b662bddddeb923ec6e81d02514276fe3fa7e1959', '127.0.0.1', 'false', '2026-11-21 23:49:35.258797+00'),
('01a20083-ebbc-764a-b2fd-e0fe9e67187a', 'b1609bd9ef1794c356e10bb85bd8c2c073166a2ca4a36b60440733f2e7cb3c7d', '127.0.0.1', 'true', '2026-11-21 23:49:35.292062+00');
DELETE FROM "migration";
INSERT INTO "migration" ("id", "timestamp", "name") VALUES
('1', '1760000000000', 'KitTables1760000000000'),
('2', '1767225600000', 'CreateAccounts1767225600000');
DELETE FROM "outbox_counter";
INSERT INTO "outbox_counter" ("only_row", "last_seq") VALUES
('true', '10');
DELETE FROM "outbox_event";
INSERT INTO "outbox_event" ("position", "id", "seq", "name", "payload", "request_id", "created_at") OVERRIDING SYSTEM VALUE VALUES
('1', '01a20083-dd61-7521-ab5c-fc65ee7b02a6', '1', 'account.changed', '{"name": "Helen Marsh", "role": "admin", "email": "admin@gumleaf.example", "removed": false, "user_id": "01900000-0000-7000-8000-000000000001", "version": 1, "verified": true, "session_version": 1}', NULL, '2026-11-21 23:49:31.612975+00'),
('10', '01a20083-e05e-7254-b215-0a703f2f00c6', '10', 'signing-key.added', '{"kid": "01a20083-e057-7756-b7da-3098efb584c5", "public_key_pem": "-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA3qxg/MfHktkEinskN6br\nWwZc39QzD+8aXQWw8IGfxWLI+APemlzBIWD/CoHxXZ/cBscPaDrenTdVI5/WEOQ+\npccyvutpJEcNOrwosMhbuHDhH/HFglUXDC9M4NrmV0LHD1+sU/vWAint+Zcg7P/G\nFo8l3SCU84bvmddakZN7268YvEKCZj1pzxZ8l09VOGNKUb3MptX7MPssZpkZeCXX\n6bSM0R+e3etEz7+rqvgQvGAF1WIwu6pP59P6KU7aHFrICMcM/UCuM9USA0dqeWw9\nAO6nq50d3UN0NoCC4eKNbTWH3T6O3mDOyaxVsYuHpgwIUIyUjn+Ab3FCYAMaQSlJ\nmwIDAQAB\n-----END PUBLIC KEY-----\n"}', NULL, '2026-11-21 23:49:32.376544+00'),
('2', '01a20083-de03-7393-88c8-67b60739fbf1', '2', 'account.changed', '{"name": "Amara Perera", "role": "user", "email": "amara@gumleaf.example", "removed": false, "user_id": "01900000-0000-7000-8000-000000000010", "version": 1, "verified": true, "session_version": 1}', NULL, '2026-11-21 23:49:31.771857+00'),
('3', '01a20083-de08-71cc-b613-bccb189100b5', '3', 'account.changed', '{"name": "Daniel Okafor", "role": "user", "email": "daniel@gumleaf.example", "removed": false, "user_id": "01900000-0000-7000-8000-000000000011", "version": 1, "verified": true, "session_version": 1}', NULL, '2026-11-21 23:49:31.771857+00'),
('4', '01a20083-de17-7508-8135-1afb0bc34356', '4', 'account.changed', '{"name": "Mei Lin Chen", "role": "user", "email": "meilin@gumleaf.example", "removed": false, "user_id": "01900000-0000-7000-8000-000000000012", "version": 1, "verified": true, "session_version": 1}', NULL, '2026-11-21 23:49:31.771857+00'),
('5', '01a20083-de1a-720d-b3c7-472b639226ee', '5', 'account.changed', '{"name": "Tomasz Nowak", "role": "user", "email": "tomasz@gumleaf.example", "removed": false, "user_id": "01900000-0000-7000-8000-000000000013", "version": 1, "verified": true, "session_version": 1}', NULL, '2026-11-21 23:49:31.771857+00'),
('6', '01a20083-de29-707f-9a6d-27747b2d8bdd', '6', 'account.changed', '{"name": "Priya Raghunathan-Venkataraman", "role": "user", "email": "priya@gumleaf.example", "removed": false, "user_id": "01900000-0000-7000-8000-000000000014", "version": 1, "verified": true, "session_version": 1}', NULL, '2026-11-21 23:49:31.771857+00'),
('7', '01a20083-de2b-773d-9f93-7194b6c54152', '7', 'account.changed', '{"name": "Grace Papadopoulos", "role": "user", "email": "grace@gumleaf.example", "removed": false, "user_id": "01900000-0000-7000-8000-000000000015", "version": 1, "verified": true, "session_version": 1}', NULL, '2026-11-21 23:49:31.771857+00'),
('8', '01a20083-de2d-7054-8849-a22b4c7902a6', '8', 'account.changed', '{"name": "Liam Fitzgerald", "role": "user", "email": "liam@gumleaf.example", "removed": false, "user_id": "01900000-0000-7000-8000-000000000016", "version": 1, "verified": false, "session_version": 1}', NULL, '2026-11-21 23:49:31.771857+00'),
('9', '01a20083-de2f-7618-bb5a-a4ef8151d2cb', '9', 'account.changed', '{"name": "Nadia Haddad", "role": "user", "email": "nadia@gumleaf.example", "removed": false, "user_id": "01900000-0000-7000-8000-000000000017", "version": 1, "verified": false, "session_version": 1}', NULL, '2026-11-21 23:49:31.771857+00');
DELETE FROM "signing_key";
INSERT INTO "signing_key" ("kid", "private_key_pem", "public_key_pem", "created_at") VALUES
('01a20083-e057-7756-b7da-3098efb584c5', '{{private key}}', '-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA3qxg/MfHktkEinskN6br
WwZc39QzD+8aXQWw8IGfxWLI+APemlzBIWD/CoHxXZ/cBscPaDrenTdVI5/WEOQ+
pccyvutpJEcNOrwosMhbuHDhH/HFglUXDC9M4NrmV0LHD1+sU/vWAint+Zcg7P/G
Fo8l3SCU84bvmddakZN7268YvEKCZj1pzxZ8l09VOGNKUb3MptX7MPssZpkZeCXX
6bSM0R+e3etEz7+rqvgQvGAF1WIwu6pP59P6KU7aHFrICMcM/UCuM9USA0dqeWw9
AO6nq50d3UN0NoCC4eKNbTWH3T6O3mDOyaxVsYuHpgwIUIyUjn+Ab3FCYAMaQSlJ
mwIDAQAB
-----END PUBLIC KEY-----
', '2026-11-21 23:49:32.376+00');
SELECT setval('"migration_id_seq"', 2);
SELECT setval('"outbox_event_position_seq"', 10);
