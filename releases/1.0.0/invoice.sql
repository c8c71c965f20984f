-- The database of svc-invoice as release 1.0.0 made and filled it, with its demo company.

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

CREATE TABLE known_account (
        id uuid NOT NULL CONSTRAINT known_account_pk PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        role text NOT NULL CONSTRAINT known_account_role CHECK (role IN ('admin', 'user')),
        verified boolean NOT NULL,
        removed boolean NOT NULL,
        session_version integer NOT NULL,
        version integer NOT NULL
      );
      CREATE TABLE known_signing_key (
        kid text NOT NULL CONSTRAINT known_signing_key_pk PRIMARY KEY,
        public_key_pem text NOT NULL
      );

CREATE TABLE known_job (
        id uuid NOT NULL CONSTRAINT known_job_pk PRIMARY KEY,
        kind text NOT NULL,
        title text NOT NULL,
        address text NOT NULL,
        version integer NOT NULL
      );
      CREATE TABLE ledger_entry (
        work_record_id uuid NOT NULL CONSTRAINT ledger_entry_pk PRIMARY KEY,
        job_id uuid NOT NULL,
        business_date date NOT NULL,
        minutes integer NOT NULL,
        company_cents bigint NOT NULL,
        version integer NOT NULL
      );
      -- The month's sum is read from the index alone.
      CREATE INDEX ledger_entry_month ON ledger_entry (job_id, business_date) INCLUDE (company_cents);

      CREATE TABLE invoice_settings (
        only_row boolean NOT NULL CONSTRAINT invoice_settings_pk PRIMARY KEY
          CONSTRAINT invoice_settings_only_row CHECK (only_row),
        supplier jsonb NOT NULL,
        gst_rate integer NOT NULL CONSTRAINT invoice_settings_gst_rate CHECK (gst_rate BETWEEN 0 AND 10000),
        number_prefix text NOT NULL
      );
      CREATE TABLE invoice_counter (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT invoice_counter_pk PRIMARY KEY
          CONSTRAINT invoice_counter_only_row CHECK (only_row),
        last_number integer NOT NULL
      );
      INSERT INTO invoice_counter (last_number) VALUES (0);

      CREATE TABLE invoice (
        id uuid NOT NULL CONSTRAINT invoice_pk PRIMARY KEY,
        number text NOT NULL CONSTRAINT invoice_number_unique UNIQUE,
        job_id uuid NOT NULL,
        month text NOT NULL CONSTRAINT invoice_month CHECK (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
        CONSTRAINT invoice_one_a_month UNIQUE (job_id, month)
      );
      CREATE TABLE invoice_version (
        invoice_id uuid NOT NULL CONSTRAINT invoice_version_invoice REFERENCES invoice (id),
        version integer NOT NULL CONSTRAINT invoice_version_number CHECK (version > 0),
        issued_at timestamptz NOT NULL,
        issued_on date NOT NULL,
        issued_by uuid NOT NULL,
        to_name text NOT NULL,
        to_address text NOT NULL,
        sub_total_cents bigint NOT NULL CONSTRAINT invoice_version_sub_total CHECK (sub_total_cents > 0),
        gst_cents bigint NOT NULL CONSTRAINT invoice_version_gst CHECK (gst_cents >= 0),
        total_cents bigint NOT NULL,
        gst_rate integer NOT NULL,
        supplier jsonb NOT NULL,
        CONSTRAINT invoice_version_pk PRIMARY KEY (invoice_id, version),
        CONSTRAINT invoice_version_adds_up CHECK (total_cents = sub_total_cents + gst_cents)
      );
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;
      CREATE TRIGGER invoice_version_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON invoice_version
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE invoice_settings
        ADD version integer NOT NULL DEFAULT 1 CONSTRAINT invoice_settings_version CHECK (version > 0);

DELETE FROM "inbox_cursor";
INSERT INTO "inbox_cursor" ("source", "last_seq") VALUES
('auth', '10'),
('jobs', '530');
INSERT INTO "invoice" ("id", "number", "job_id", "month") VALUES
('01a20083-ec4f-7438-a8e4-3500bb68b11a', 'INV-00001', '01900000-0000-7000-9000-000000000001', '2026-09'),
('01a20083-ecc0-77a2-9a69-e68362eadaa8', 'INV-00002', '01900000-0000-7000-9000-000000000001', '2026-10');
DELETE FROM "invoice_counter";
INSERT INTO "invoice_counter" ("only_row", "last_number") VALUES
('true', '2');
INSERT INTO "invoice_version" ("invoice_id", "version", "issued_at", "issued_on", "issued_by", "to_name", "to_address", "sub_total_cents", "gst_cents", "total_cents", "gst_rate", "supplier") VALUES
('01a20083-ec4f-7438-a8e4-3500bb68b11a', '1', '2026-11-21 23:49:35.452+00', '2026-11-22', '01900000-0000-7000-8000-000000000001', 'Wattlebird House Offices', '212 Grenfell Street, Adelaide SA 5000', '387752', '77550', '465302', '2000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}'),
('01a20083-ecc0-77a2-9a69-e68362eadaa8', '1', '2026-11-21 23:49:35.556+00', '2026-11-22', '01900000-0000-7000-8000-000000000001', 'Wattlebird House Offices', '212 Grenfell Street, Adelaide SA 5000', '380619', '76124', '456743', '2000', '{"abn": "80000000001", "fax": "(08) 5550 0143", "city": "Adelaide", "name": "Gumleaf Commercial Cleaning Pty Ltd", "email": "hello@gumleaf.example", "place": "", "state": "SA", "street": "12 Wattle Lane", "email_2": "accounts@gumleaf.example", "bank_bsb": "105-900", "telephone": "(08) 5550 0142", "postal_code": "5000", "web_address": "www.gumleaf.example", "bank_account_name": "Gumleaf Commercial Cleaning", "bank_account_number": "000123456"}');
DELETE FROM "known_account";
INSERT INTO "known_account" ("id", "name", "email", "role", "verified", "removed", "session_version", "version") VALUES
('01900000-0000-7000-8000-000000000001', 'Helen Marsh', 'admin@gumleaf.example', 'admin', 'true', 'false', '1', '1'),
('01900000-0000-7000-8000-000000000010', 'Amara Perera', 'amara@gumleaf.example', 'user', 'true', 'false', '1', '1'),
('01900000-0000-7000-8000-000000000011', 'Daniel Okafor', 'daniel@gumleaf.example', 'user', 'true', 'false', '1', '1'),
('01900000-0000-7000-8000-000000000012', 'Mei Lin Chen', 'meilin@gumleaf.example', 'user', 'true', 'false', '1', '1'),
('01900000-0000-7000-8000-000000000013', 'Tomasz Nowak', 'tomasz@gumleaf.example', 'user', 'true', 'false', '1', '1'),
('01900000-0000-7000-8000-000000000014', 'Priya Raghunathan-Venkataraman', 'priya@gumleaf.example', 'user', 'true', 'false', '1', '1'),
('01900000-0000-7000-8000-000000000015', 'Grace Papadopoulos', 'grace@gumleaf.example', 'user', 'true', 'false', '1', '1'),
('01900000-0000-7000-8000-000000000016', 'Liam Fitzgerald', 'liam@gumleaf.example', 'user', 'false', 'false', '1', '1'),
('01900000-0000-7000-8000-000000000017', 'Nadia Haddad', 'nadia@gumleaf.example', 'user', 'false', 'false', '1', '1');
DELETE FROM "known_job";
INSERT INTO "known_job" ("id", "kind", "title", "address", "version") VALUES
('01900000-0000-7000-9000-000000000001', 'permanent', 'Wattlebird House Offices', '212 Grenfell Street, Adelaide SA 5000', '1'),
('01900000-0000-7000-9000-000000000002', 'permanent', 'Banksia Family Medical Centre', '75 The Parade, Norwood SA 5067', '1'),
('01900000-0000-7000-9000-000000000003', 'permanent', 'Little Pelicans Early Learning', '18 Moseley Street, Glenelg SA 5045', '1'),
('01900000-0000-7000-9000-000000000004', 'permanent', 'Wool Store Gallery', '4 Divett Street, Port Adelaide SA 5015', '1'),
('01900000-0000-7000-9000-000000000005', 'permanent', 'Sturt Pea Technology Hub', '30 Main Street, Mawson Lakes SA 5095', '1'),
('01900000-0000-7000-9000-000000000006', 'permanent', 'Unley Corner Library', '162 Unley Road, Unley SA 5061', '1'),
('01900000-0000-7000-9000-000000000007', 'permanent', 'Sandpiper Surf Club', '251 Esplanade, Henley Beach SA 5022', '1'),
('01900000-0000-7000-9000-000000000008', 'permanent', 'Lantern Picture House', '98 Prospect Road, Prospect SA 5082', '1'),
('01900000-0000-7000-9000-000000000021', 'quick', 'End of lease: two-bedroom flat', '11/6 Anzac Highway, Keswick SA 5035', '1'),
('01900000-0000-7000-9000-000000000022', 'quick', 'Showroom before the opening', '40 Magill Road, Norwood SA 5067', '1'),
('01900000-0000-7000-9000-000000000023', 'quick', 'Marquee after the garden party', '27 Hutt Street, Adelaide SA 5000', '1'),
('01900000-0000-7000-9000-000000000024', 'quick', 'Carpet clean, accountants on level 2', '145 Pirie Street, Adelaide SA 5000', '1');
DELETE FROM "known_signing_key";
INSERT INTO "known_signing_key" ("kid", "public_key_pem") VALUES
('01a20083-e057-7756-b7da-3098efb584c5', '-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA3qxg/MfHktkEinskN6br
WwZc39QzD+8aXQWw8IGfxWLI+APemlzBIWD/CoHxXZ/cBscPaDrenTdVI5/WEOQ+
pccyvutpJEcNOrwosMhbuHDhH/HFglUXDC9M4NrmV0LHD1+sU/vWAint+Zcg7P/G
Fo8l3SCU84bvmddakZN7268YvEKCZj1pzxZ8l09VOGNKUb3MptX7MPssZpkZeCXX
6bSM0R+e3etEz7+rqvgQvGAF1WIwu6pP59P6KU7aHFrICMcM/UCuM9USA0dqeWw9
AO6nq50d3UN0NoCC4eKNbTWH3T6O3mDOyaxVsYuHpgwIUIyUjn+Ab3FCYAMaQSlJ
mwIDAQAB
-----END PUBLIC KEY-----
');
DELETE FROM "ledger_entry";
INSERT INTO "ledger_entry" ("work_record_id", "job_id", "business_date", "minutes", "company_cents", "version") VALUES
('01a1b857-75f0-72c7-abd6-a2e60545fe89', '01900000-0000-7000-9000-000000000007', '2026-11-08', '174', '14790', '1'),
('01a1b85f-3e20-7252-80d4-ee048a588f1c', '01900000-0000-7000-9000-000000000007', '2026-11-08', '173', '14705', '1'),
('01a1bc88-5e00-7306-a1b8-368e20b81e43', '01900000-0000-7000-9000-000000000006', '2026-11-09', '114', '8360', '1'),
('01a1bc9e-7640-73cc-811b-a13f97b52898', '01900000-0000-7000-9000-000000000001', '2026-11-09', '119', '9322', '1'),
('01a1bca7-c510-7598-8294-0438ccb809ed', '01900000-0000-7000-9000-000000000001', '2026-11-09', '101', '7912', '1'),
('01a1bf5b-2158-7748-a2f9-75a3d6ebad79', '01900000-0000-7000-9000-000000000003', '2026-11-09', '113', '9134', '1'),
('01a1bf72-f300-7444-8cf4-d4bb777627b8', '01900000-0000-7000-9000-000000000002', '2026-11-09', '142', '12307', '1'),
('01a1c010-fc08-7427-915d-b40516aced7a', '01900000-0000-7000-9000-000000000005', '2026-11-09', '234', '21840', '1'),
('01a1c1b0-bda0-76a3-9225-4afc5b816bc1', '01900000-0000-7000-9000-000000000006', '2026-11-10', '116', '8507', '1'),
('01a1c1c5-33e8-7420-9ac4-21b288f4bcda', '01900000-0000-7000-9000-000000000001', '2026-11-10', '120', '9400', '1'),
('01a1c1ce-4ff0-7326-b562-81b42661175a', '01900000-0000-7000-9000-000000000001', '2026-11-10', '111', '8695', '1'),
('01a1c1fd-cc30-77b9-a9ae-70cdff108725', '01900000-0000-7000-9000-000000000004', '2026-11-10', '120', '9000', '1'),
('01a1c2b7-8cd1-71da-99d2-5319e768b8a8', '01900000-0000-7000-9000-000000000001', '2026-11-10', '0', '25200', '1'),
('01a1c477-b188-75e5-af06-c4b426372f17', '01900000-0000-7000-9000-000000000003', '2026-11-10', '110', '8892', '1'),
('01a1c6d9-2510-73af-a236-1a4d8087ab36', '01900000-0000-7000-9000-000000000006', '2026-11-11', '102', '7480', '1'),
('01a1c6ea-e408-7619-863a-b6058093485c', '01900000-0000-7000-9000-000000000001', '2026-11-11', '116', '9087', '1'),
('01a1c6f3-0610-7263-98b6-f9b25a777d63', '01900000-0000-7000-9000-000000000001', '2026-11-11', '107', '8382', '1'),
('01a1c9a0-cca8-779a-84c7-a55a825bb876', '01900000-0000-7000-9000-000000000003', '2026-11-11', '112', '9053', '1'),
('01a1c9bd-8c08-7234-9109-75758376b84f', '01900000-0000-7000-9000-000000000002', '2026-11-11', '149', '12913', '1'),
('01a1ca61-1b20-7109-9dc0-4bb65ac42e35', '01900000-0000-7000-9000-000000000005', '2026-11-11', '228', '21280', '1'),
('01a1cbfb-9528-75be-ae38-909c7c7571f0', '01900000-0000-7000-9000-000000000006', '2026-11-12', '114', '8360', '1'),
('01a1cc12-0740-7717-8868-b17c6bcf1ed3', '01900000-0000-7000-9000-000000000001', '2026-11-12', '116', '9087', '1'),
('01a1cc19-90f0-7298-b6b1-f2916f6e7f81', '01900000-0000-7000-9000-000000000001', '2026-11-12', '105', '8225', '1'),
('01a1cc4e-6c30-76f2-9fe2-67d625f2728f', '01900000-0000-7000-9000-000000000004', '2026-11-12', '120', '9000', '1'),
('01a1cec3-f458-745b-9bf0-7f4809e6dcdd', '01900000-0000-7000-9000-000000000003', '2026-11-12', '120', '9700', '1'),
('01a1d122-5e88-75a5-aeda-9c234ab7572b', '01900000-0000-7000-9000-000000000006', '2026-11-13', '166', '12173', '1'),
('01a1d13c-4758-7192-a1ce-06d187efa676', '01900000-0000-7000-9000-000000000001', '2026-11-13', '120', '9400', '1'),
('01a1d142-17a0-77c8-b63e-c0be1b2a38c3', '01900000-0000-7000-9000-000000000001', '2026-11-13', '117', '9165', '1'),
('01a1d3ee-6738-701e-933b-a29915f8cf2c', '01900000-0000-7000-9000-000000000003', '2026-11-13', '117', '9458', '1'),
('01a1d40b-0b40-707d-8f32-ed01b7bb8cf8', '01900000-0000-7000-9000-000000000002', '2026-11-13', '132', '11440', '1'),
('01a1d4ae-7730-707e-b7d1-ea3bf50f09d2', '01900000-0000-7000-9000-000000000005', '2026-11-13', '235', '21933', '1'),
('01a1d686-fff0-71fd-bf2f-40f8b590db28', '01900000-0000-7000-9000-000000000004', '2026-11-14', '130', '9750', '1'),
('01a1d73c-f9e0-75c0-af5d-72bee0570aa8', '01900000-0000-7000-9000-000000000007', '2026-11-14', '179', '15215', '1'),
('01a1d73d-b560-75f5-830a-51fecba05f00', '01900000-0000-7000-9000-000000000007', '2026-11-14', '175', '14875', '1'),
('01a1dc62-c558-7336-882e-a6648fa14ab2', '01900000-0000-7000-9000-000000000007', '2026-11-15', '180', '15300', '1'),
('01a1dc64-ec20-72e5-a63e-e4ba08f88660', '01900000-0000-7000-9000-000000000007', '2026-11-15', '180', '15300', '1'),
('01a1e09d-c370-7056-91fa-d9640a9de254', '01900000-0000-7000-9000-000000000006', '2026-11-16', '97', '7113', '1'),
('01a1e0b3-b4a0-74fb-a0dc-9c4e506f2fc3', '01900000-0000-7000-9000-000000000001', '2026-11-16', '116', '9087', '1'),
('01a1e0b4-4528-75c8-b463-047e99744c56', '01900000-0000-7000-9000-000000000001', '2026-11-16', '116', '9087', '1'),
('01a1e360-4a88-716d-aaa4-7edf2e36f03a', '01900000-0000-7000-9000-000000000003', '2026-11-16', '106', '8568', '1'),
('01a1e381-7e88-72a1-bde8-a725b6584ca6', '01900000-0000-7000-9000-000000000002', '2026-11-16', '128', '11093', '1'),
('01a1e427-1528-72ce-b3e4-b81646708b56', '01900000-0000-7000-9000-000000000005', '2026-11-16', '226', '21093', '1'),
('01a1e5b5-fa58-730e-b147-e3d2c016a1d9', '01900000-0000-7000-9000-000000000006', '2026-11-17', '113', '8287', '1'),
('01a1e5d7-1ad0-73cd-a29d-9684bc183bfb', '01900000-0000-7000-9000-000000000001', '2026-11-17', '120', '9400', '1'),
('01a1e5dd-1de0-702d-bb37-e453da5c3d30', '01900000-0000-7000-9000-000000000001', '2026-11-17', '101', '7912', '1'),
('01a1e613-c9f8-75e0-9602-262f77e3bd1f', '01900000-0000-7000-9000-000000000004', '2026-11-17', '116', '8700', '1'),
('01a1e67c-2ca0-771c-98c1-5c5718ea348d', '01900000-0000-7000-9000-000000000021', '2026-11-17', '188', '18800', '1'),
('01a1e88a-7b00-70b9-a961-cb32026413ca', '01900000-0000-7000-9000-000000000003', '2026-11-17', '120', '9700', '1'),
('01a1eae9-b820-721d-b5fe-d6ebd408ed5e', '01900000-0000-7000-9000-000000000006', '2026-11-18', '99', '7260', '1'),
('01a1eb03-3f48-7655-a5fe-1459b1f4abfd', '01900000-0000-7000-9000-000000000001', '2026-11-18', '104', '8147', '1'),
('01a1edb4-0380-7724-8577-27678f713f19', '01900000-0000-7000-9000-000000000003', '2026-11-18', '115', '9296', '1'),
('01a1edc1-7cb8-7039-ba26-d2ba56ba12e2', '01900000-0000-7000-9000-000000000002', '2026-11-18', '150', '13000', '1'),
('01a1ee6e-b860-77b0-921b-f1e43e88f4dd', '01900000-0000-7000-9000-000000000005', '2026-11-18', '236', '22027', '1'),
('01a1f009-51a8-7236-808a-4c2392b7ccc0', '01900000-0000-7000-9000-000000000006', '2026-11-19', '107', '7847', '1'),
('01a1f01f-6600-7387-8222-032b547b1529', '01900000-0000-7000-9000-000000000001', '2026-11-19', '120', '9400', '1'),
('01a1f025-e9f8-7474-89aa-19a89cc5828c', '01900000-0000-7000-9000-000000000001', '2026-11-19', '120', '9400', '1'),
('01a1f057-5e20-73ec-aa7d-7595bd3d614f', '01900000-0000-7000-9000-000000000004', '2026-11-19', '114', '8550', '1'),
('01a1f2cc-84a0-7623-b15a-370b5da5cfc3', '01900000-0000-7000-9000-000000000003', '2026-11-19', '120', '9700', '1'),
('01a1f531-e7f8-75af-9713-04934987639c', '01900000-0000-7000-9000-000000000006', '2026-11-20', '164', '12027', '1'),
('01a1f54b-a9b8-777b-b245-6d407a42af02', '01900000-0000-7000-9000-000000000001', '2026-11-20', '120', '9400', '1'),
('01a1f550-2240-75f0-b76b-66165cc1a2a3', '01900000-0000-7000-9000-000000000001', '2026-11-20', '99', '7755', '1'),
('01a1f7f8-b0e8-747c-9017-8007ac928856', '01900000-0000-7000-9000-000000000003', '2026-11-20', '120', '9700', '1'),
('01a1f813-8418-76a7-ab3d-469788de1201', '01900000-0000-7000-9000-000000000002', '2026-11-20', '150', '13000', '1'),
('01a1f8c0-f288-74ef-a68b-8c3899adc67a', '01900000-0000-7000-9000-000000000005', '2026-11-20', '227', '21187', '1'),
('01a1fa89-df30-71c5-8f16-95a70e08232a', '01900000-0000-7000-9000-000000000004', '2026-11-21', '150', '11250', '1'),
('01a1fb47-8dc8-7201-867b-5108dae949ab', '01900000-0000-7000-9000-000000000007', '2026-11-21', '180', '15300', '1'),
('01a1fb4c-a290-7112-9300-ae61fe779651', '01900000-0000-7000-9000-000000000007', '2026-11-21', '169', '14365', '1');
DELETE FROM "migration";
INSERT INTO "migration" ("id", "timestamp", "name") VALUES
('1', '1760000000000', 'KitTables1760000000000'),
('2', '1760000000001', 'KnownAccounts1760000000001'),
('3', '1767225600000', 'CreateInvoices1767225600000'),
('4', '1795226400000', 'VersionSettings1795226400000');
DELETE FROM "outbox_counter";
INSERT INTO "outbox_counter" ("only_row", "last_seq") VALUES
('true', '2');
DELETE FROM "outbox_event";
INSERT INTO "outbox_event" ("position", "id", "seq", "name", "payload", "request_id", "created_at") OVERRIDING SYSTEM VALUE VALUES
('1', '01a20083-ec60-7399-a915-da2e0f721665', '1', 'audit.recorded', '{"at": "2026-11-21T23:49:35.456Z", "id": "01a20083-ec60-7399-a915-d513f7e10935", "action": "invoice.issued", "details": {"total": "4653.02", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a20083-ec4f-7438-a8e4-3500bb68b11a", "subject_kind": "invoice", "subject_name": "INV-00001"}', '260ff4b1718d19f200b215da1f5c0fbc', '2026-11-21 23:49:35.405127+00'),
('2', '01a20083-ecc6-7547-8b78-cbbf6211187f', '2', 'audit.recorded', '{"at": "2026-11-21T23:49:35.558Z", "id": "01a20083-ecc6-7547-8b78-c6b0dc721f34", "action": "invoice.issued", "details": {"total": "4567.43", "version": "1"}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a20083-ecc0-77a2-9a69-e68362eadaa8", "subject_kind": "invoice", "subject_name": "INV-00002"}', '770d16caca5384bd75483e2a0799f638', '2026-11-21 23:49:35.543663+00');
SELECT setval('"migration_id_seq"', 4);
SELECT setval('"outbox_event_position_seq"', 2);
