-- The database of svc-jobs as release 1.0.0 made and filled it, with its demo company.

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

CREATE TABLE job (
        id uuid CONSTRAINT job_pk PRIMARY KEY,
        kind text NOT NULL CONSTRAINT job_kind_known CHECK (kind IN ('permanent', 'quick')),
        title text NOT NULL,
        address text NOT NULL,
        map_link text NOT NULL,
        description text NOT NULL,
        need_count integer NOT NULL CONSTRAINT job_needs_somebody CHECK (need_count >= 1),
        contractor_rate_cents integer NOT NULL CONSTRAINT job_contractor_rate_not_negative CHECK (contractor_rate_cents >= 0),
        company_rate_cents integer NOT NULL CONSTRAINT job_company_rate_not_negative CHECK (company_rate_cents >= 0),
        quick_date date,
        quick_time text CONSTRAINT job_quick_time_valid CHECK (quick_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        created_at timestamptz NOT NULL,
        CONSTRAINT job_quick_has_date_and_time CHECK ((kind = 'quick') = (quick_date IS NOT NULL)
          AND (quick_date IS NULL) = (quick_time IS NULL))
      );
      CREATE INDEX job_permanent_newest ON job (created_at DESC, id) WHERE kind = 'permanent';
      CREATE INDEX job_quick_by_date ON job (quick_date, quick_time, id) WHERE kind = 'quick';

      CREATE TABLE timetable_slot (
        id uuid CONSTRAINT timetable_slot_pk PRIMARY KEY,
        job_id uuid NOT NULL CONSTRAINT timetable_slot_job REFERENCES job (id),
        position smallint NOT NULL,
        start_time text NOT NULL CONSTRAINT timetable_slot_start_valid CHECK (start_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        end_time text NOT NULL CONSTRAINT timetable_slot_end_valid CHECK (end_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        days smallint[] NOT NULL CONSTRAINT timetable_slot_days_valid CHECK (days <@ '{1,2,3,4,5,6,7}'::smallint[]),
        CONSTRAINT timetable_slot_position_once UNIQUE (job_id, position)
      );

      CREATE TABLE job_request (
        id uuid CONSTRAINT job_request_pk PRIMARY KEY,
        job_id uuid NOT NULL CONSTRAINT job_request_job REFERENCES job (id),
        person_id uuid NOT NULL,
        status text NOT NULL CONSTRAINT job_request_status_known CHECK (status IN ('pending', 'accepted', 'rejected')),
        requested_at timestamptz NOT NULL,
        decided_at timestamptz,
        decided_by uuid,
        CONSTRAINT job_request_decided_or_pending CHECK ((status = 'pending') = (decided_at IS NULL)
          AND (decided_at IS NULL) = (decided_by IS NULL))
      );
      CREATE UNIQUE INDEX job_request_one_pending ON job_request (person_id, job_id) WHERE status = 'pending';
      CREATE INDEX job_request_pending_by_job ON job_request (job_id, requested_at) WHERE status = 'pending';

      CREATE TABLE enrolment (
        job_id uuid NOT NULL CONSTRAINT enrolment_job REFERENCES job (id),
        person_id uuid NOT NULL,
        enrolled_at timestamptz NOT NULL,
        CONSTRAINT enrolment_once PRIMARY KEY (job_id, person_id)
      );
      CREATE INDEX enrolment_by_person ON enrolment (person_id);

      CREATE TABLE person_assignments (
        person_id uuid CONSTRAINT person_assignments_pk PRIMARY KEY,
        version integer NOT NULL CONSTRAINT person_assignments_version_not_negative CHECK (version >= 0)
      );

      CREATE TABLE work_record (
        id uuid CONSTRAINT work_record_pk PRIMARY KEY,
        person_id uuid NOT NULL,
        job_id uuid NOT NULL CONSTRAINT work_record_job REFERENCES job (id),
        slot_id uuid CONSTRAINT work_record_slot REFERENCES timetable_slot (id),
        business_date date NOT NULL,
        is_manual boolean NOT NULL,
        started_at timestamptz NOT NULL,
        ended_at timestamptz,
        planned_end text CONSTRAINT work_record_planned_end_valid CHECK (planned_end ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        start_location text,
        finish_location text,
        contractor_rate_cents integer CONSTRAINT work_record_contractor_rate_not_negative CHECK (contractor_rate_cents >= 0),
        company_rate_cents integer CONSTRAINT work_record_company_rate_not_negative CHECK (company_rate_cents >= 0),
        cap_minutes integer CONSTRAINT work_record_cap_not_negative CHECK (cap_minutes >= 0),
        minutes integer CONSTRAINT work_record_minutes_not_negative CHECK (minutes >= 0),
        contractor_cents bigint CONSTRAINT work_record_contractor_amount_not_negative CHECK (contractor_cents >= 0),
        company_cents bigint CONSTRAINT work_record_company_amount_not_negative CHECK (company_cents >= 0),
        CONSTRAINT work_record_ended_after_started CHECK (ended_at >= started_at),
        CONSTRAINT work_record_paid_within_cap CHECK (minutes <= cap_minutes),
        CONSTRAINT work_record_amounts_when_ended CHECK ((ended_at IS NULL) = (minutes IS NULL)
          AND (ended_at IS NULL) = (contractor_cents IS NULL) AND (ended_at IS NULL) = (company_cents IS NULL)),
        CONSTRAINT work_record_timed_or_manual CHECK (CASE WHEN is_manual
          THEN ended_at IS NOT NULL AND minutes = 0 AND slot_id IS NULL AND cap_minutes IS NULL
          ELSE start_location IS NOT NULL AND contractor_rate_cents IS NOT NULL AND company_rate_cents IS NOT NULL
            AND cap_minutes IS NOT NULL AND (ended_at IS NULL) = (finish_location IS NULL) END)
      );
      CREATE UNIQUE INDEX work_record_one_open ON work_record (person_id) WHERE ended_at IS NULL;
      CREATE UNIQUE INDEX work_record_slot_once ON work_record (person_id, job_id, slot_id, business_date)
        WHERE slot_id IS NOT NULL;
      CREATE UNIQUE INDEX work_record_quick_job_once ON work_record (person_id, job_id)
        WHERE slot_id IS NULL AND NOT is_manual;
      CREATE INDEX work_record_by_person ON work_record (person_id, business_date, started_at);
      CREATE INDEX work_record_by_job ON work_record (job_id, business_date, started_at);

ALTER TABLE work_record
        ADD start_key uuid,
        ADD start_received_at timestamptz,
        ADD finish_received_at timestamptz,
        ADD CONSTRAINT work_record_key_when_timed CHECK (NOT is_manual
          OR (start_key IS NULL AND start_received_at IS NULL AND finish_received_at IS NULL)),
        ADD CONSTRAINT work_record_start_received_after_start CHECK (start_received_at >= started_at);
      CREATE UNIQUE INDEX work_record_start_key_once ON work_record (person_id, start_key);

ALTER TABLE job
        ADD COLUMN version integer NOT NULL DEFAULT 1 CONSTRAINT job_version_positive CHECK (version >= 1),
        ADD COLUMN closed_at timestamptz;

      ALTER TABLE timetable_slot
        DROP CONSTRAINT timetable_slot_position_once,
        ADD COLUMN valid_from date,
        ADD COLUMN valid_until date,
        ADD CONSTRAINT timetable_slot_valid_in_order CHECK (valid_from <= valid_until);
      CREATE UNIQUE INDEX timetable_slot_position_once ON timetable_slot (job_id, position) WHERE valid_until IS NULL;
      CREATE INDEX timetable_slot_by_job ON timetable_slot (job_id);

      ALTER TABLE work_record
        ADD COLUMN version integer NOT NULL DEFAULT 1 CONSTRAINT work_record_version_positive CHECK (version >= 1),
        DROP CONSTRAINT work_record_timed_or_manual,
        -- Work that an admin has finished by a correction has no place where it ended.
        ADD CONSTRAINT work_record_timed_or_manual CHECK (CASE WHEN is_manual
          THEN ended_at IS NOT NULL AND minutes = 0 AND slot_id IS NULL AND cap_minutes IS NULL
          ELSE start_location IS NOT NULL AND contractor_rate_cents IS NOT NULL AND company_rate_cents IS NOT NULL
            AND cap_minutes IS NOT NULL AND (ended_at IS NOT NULL OR finish_location IS NULL)
            AND (ended_at IS NULL OR finish_location IS NOT NULL OR version > 1) END);
      -- The months' sums are read from the index alone.
      CREATE INDEX work_record_sums ON work_record (business_date)
        INCLUDE (job_id, minutes, contractor_cents, company_cents) WHERE ended_at IS NOT NULL;

      CREATE TABLE work_record_correction (
        work_record_id uuid NOT NULL,
        version integer NOT NULL CONSTRAINT work_record_correction_version CHECK (version >= 2),
        corrected_at timestamptz NOT NULL,
        corrected_by uuid NOT NULL,
        reason text NOT NULL CONSTRAINT work_record_correction_has_reason CHECK (reason <> ''),
        before jsonb NOT NULL,
        CONSTRAINT work_record_correction_once PRIMARY KEY (work_record_id, version)
      );
      CREATE FUNCTION refuse_correction_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'corrections are never changed or deleted'; END $$;
      CREATE TRIGGER work_record_correction_append_only BEFORE UPDATE OR DELETE ON work_record_correction
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_correction_change();

ALTER TABLE work_record
        ADD finished_by uuid,
        ADD CONSTRAINT work_record_finished_by_when_ended CHECK (finished_by IS NULL OR ended_at IS NOT NULL);
      
  ALTER TABLE work_record
    DROP CONSTRAINT work_record_timed_or_manual,
    ADD CONSTRAINT work_record_timed_or_manual CHECK (CASE WHEN is_manual
      THEN ended_at IS NOT NULL AND minutes = 0 AND slot_id IS NULL AND cap_minutes IS NULL
      ELSE start_location IS NOT NULL AND contractor_rate_cents IS NOT NULL AND company_rate_cents IS NOT NULL
        AND cap_minutes IS NOT NULL AND (ended_at IS NOT NULL OR finish_location IS NULL)
        AND (ended_at IS NULL OR finish_location IS NOT NULL OR version > 1 OR finished_by IS NOT NULL) END);

DELETE FROM "demo_seed";
INSERT INTO "demo_seed" ("only_row", "seeded_at") VALUES
('true', '2026-11-21 23:49:33.589521+00');
DELETE FROM "job";
INSERT INTO "job" ("id", "kind", "title", "address", "map_link", "description", "need_count", "contractor_rate_cents", "company_rate_cents", "quick_date", "quick_time", "created_at", "version", "closed_at") VALUES
('01900000-0000-7000-9000-000000000001', 'permanent', 'Wattlebird House Offices', '212 Grenfell Street, Adelaide SA 5000', 'https://www.google.com/maps/search/?api=1&query=212%20Grenfell%20Street%2C%20Adelaide%20SA%205000', 'Three floors of open-plan offices. Vacuum and mop, empty the bins, wipe the kitchens and restock the bathrooms.
The alarm code is with the concierge.', '2', '3350', '4700', NULL, NULL, '2026-07-02 14:30:00+00', '1', NULL),
('01900000-0000-7000-9000-000000000002', 'permanent', 'Banksia Family Medical Centre', '75 The Parade, Norwood SA 5067', 'https://www.google.com/maps/search/?api=1&query=75%20The%20Parade%2C%20Norwood%20SA%205067', 'Waiting room, six consulting rooms and a treatment room. Use the colour-coded cloths and the hospital-grade disinfectant.', '1', '3600', '5200', NULL, NULL, '2026-07-03 14:30:00+00', '1', NULL),
('01900000-0000-7000-9000-000000000003', 'permanent', 'Little Pelicans Early Learning', '18 Moseley Street, Glenelg SA 5045', 'https://www.google.com/maps/search/?api=1&query=18%20Moseley%20Street%2C%20Glenelg%20SA%205045', 'Play rooms, nappy change areas and kitchen after closing. Fragrance-free products only, please.', '1', '3400', '4850', NULL, NULL, '2026-07-04 14:30:00+00', '1', NULL),
('01900000-0000-7000-9000-000000000004', 'permanent', 'Wool Store Gallery', '4 Divett Street, Port Adelaide SA 5015', 'https://www.google.com/maps/search/?api=1&query=4%20Divett%20Street%2C%20Port%20Adelaide%20SA%205015', 'Polished timber floors, glass entrance and two bathrooms. Keep the scrubber away from the plinths.', '2', '3250', '4500', NULL, NULL, '2026-07-05 14:30:00+00', '1', NULL),
('01900000-0000-7000-9000-000000000005', 'permanent', 'Sturt Pea Technology Hub', '30 Main Street, Mawson Lakes SA 5095', 'https://www.google.com/maps/search/?api=1&query=30%20Main%20Street%2C%20Mawson%20Lakes%20SA%205095', 'Laboratories and shared kitchens at night. Sign in at the security desk; the server room stays locked.', '2', '3900', '5600', NULL, NULL, '2026-07-06 14:30:00+00', '1', NULL),
('01900000-0000-7000-9000-000000000006', 'permanent', 'Unley Corner Library', '162 Unley Road, Unley SA 5061', 'https://www.google.com/maps/search/?api=1&query=162%20Unley%20Road%2C%20Unley%20SA%205061', 'Reading rooms, study booths and the forecourt. Windows on the street side each Friday.', '1', '3200', '4400', NULL, NULL, '2026-07-07 14:30:00+00', '1', NULL),
('01900000-0000-7000-9000-000000000007', 'permanent', 'Sandpiper Surf Club', '251 Esplanade, Henley Beach SA 5022', 'https://www.google.com/maps/search/?api=1&query=251%20Esplanade%2C%20Henley%20Beach%20SA%205022', 'Change rooms, hall and balcony on weekends. There is sand everywhere: start with the blower.', '3', '3700', '5100', NULL, NULL, '2026-07-08 14:30:00+00', '1', NULL),
('01900000-0000-7000-9000-000000000008', 'permanent', 'Lantern Picture House', '98 Prospect Road, Prospect SA 5082', 'https://www.google.com/maps/search/?api=1&query=98%20Prospect%20Road%2C%20Prospect%20SA%205082', 'Two auditoriums and the foyer after the last session. Popcorn first, then the carpets.', '2', '4000', '5700', NULL, NULL, '2026-11-19 23:49:31.473+00', '1', NULL),
('01900000-0000-7000-9000-000000000021', 'quick', 'End of lease: two-bedroom flat', '11/6 Anzac Highway, Keswick SA 5035', 'https://www.google.com/maps/search/?api=1&query=11%2F6%20Anzac%20Highway%2C%20Keswick%20SA%205035', 'Oven, windows, carpets and balcony. Leave the keys in the lock box.', '1', '4200', '6000', '2026-11-17', '09:00', '2026-11-13 23:49:31.473+00', '1', NULL),
('01900000-0000-7000-9000-000000000022', 'quick', 'Showroom before the opening', '40 Magill Road, Norwood SA 5067', 'https://www.google.com/maps/search/?api=1&query=40%20Magill%20Road%2C%20Norwood%20SA%205067', 'Builders have just left: dust, stickers on the glass, and the tiles by the entrance.', '2', '4100', '5900', '2026-11-22', '14:00', '2026-11-13 23:49:31.473+00', '1', NULL),
('01900000-0000-7000-9000-000000000023', 'quick', 'Marquee after the garden party', '27 Hutt Street, Adelaide SA 5000', 'https://www.google.com/maps/search/?api=1&query=27%20Hutt%20Street%2C%20Adelaide%20SA%205000', 'Tables, floor panels and the catering tent. Bring gloves; bins are on site.', '3', '3900', '5400', '2026-11-25', '07:30', '2026-11-13 23:49:31.473+00', '1', NULL),
('01900000-0000-7000-9000-000000000024', 'quick', 'Carpet clean, accountants on level 2', '145 Pirie Street, Adelaide SA 5000', 'https://www.google.com/maps/search/?api=1&query=145%20Pirie%20Street%2C%20Adelaide%20SA%205000', 'About 180 square metres with the extraction machine from the depot.', '1', '4300', '6200', '2026-12-01', '17:30', '2026-11-13 23:49:31.473+00', '1', NULL);
DELETE FROM "enrolment";
INSERT INTO "enrolment" ("job_id", "person_id", "enrolled_at") VALUES
('01900000-0000-7000-9000-000000000001', '01900000-0000-7000-8000-000000000010', '2026-07-02 14:30:00+00'),
('01900000-0000-7000-9000-000000000001', '01900000-0000-7000-8000-000000000011', '2026-07-02 14:30:00+00'),
('01900000-0000-7000-9000-000000000002', '01900000-0000-7000-8000-000000000011', '2026-07-03 14:30:00+00'),
('01900000-0000-7000-9000-000000000003', '01900000-0000-7000-8000-000000000015', '2026-07-04 14:30:00+00'),
('01900000-0000-7000-9000-000000000004', '01900000-0000-7000-8000-000000000012', '2026-07-05 14:30:00+00'),
('01900000-0000-7000-9000-000000000005', '01900000-0000-7000-8000-000000000013', '2026-07-06 14:30:00+00'),
('01900000-0000-7000-9000-000000000006', '01900000-0000-7000-8000-000000000014', '2026-07-07 14:30:00+00'),
('01900000-0000-7000-9000-000000000007', '01900000-0000-7000-8000-000000000012', '2026-07-08 14:30:00+00'),
('01900000-0000-7000-9000-000000000007', '01900000-0000-7000-8000-000000000015', '2026-07-08 14:30:00+00'),
('01900000-0000-7000-9000-000000000021', '01900000-0000-7000-8000-000000000015', '2026-11-13 23:49:31.473+00'),
('01900000-0000-7000-9000-000000000022', '01900000-0000-7000-8000-000000000010', '2026-11-13 23:49:31.473+00'),
('01900000-0000-7000-9000-000000000023', '01900000-0000-7000-8000-000000000012', '2026-11-13 23:49:31.473+00');
DELETE FROM "inbox_cursor";
INSERT INTO "inbox_cursor" ("source", "last_seq") VALUES
('auth', '10');
DELETE FROM "job_request";
INSERT INTO "job_request" ("id", "job_id", "person_id", "status", "requested_at", "decided_at", "decided_by") VALUES
('01a1fc39-3ad1-703f-934c-093516fcd678', '01900000-0000-7000-9000-000000000023', '01900000-0000-7000-8000-000000000011', 'pending', '2026-11-21 03:49:31.473+00', NULL, NULL),
('01a1fc39-3ad1-71b1-b147-a4b7b5e8009b', '01900000-0000-7000-9000-000000000004', '01900000-0000-7000-8000-000000000013', 'pending', '2026-11-21 03:49:31.473+00', NULL, NULL),
('01a1fc39-3ad1-740c-9829-d38052841fdc', '01900000-0000-7000-9000-000000000008', '01900000-0000-7000-8000-000000000010', 'pending', '2026-11-21 03:49:31.473+00', NULL, NULL),
('01a1fd4b-e351-7264-b918-6bff91670c71', '01900000-0000-7000-9000-000000000008', '01900000-0000-7000-8000-000000000014', 'pending', '2026-11-21 08:49:31.473+00', NULL, NULL);
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
DELETE FROM "migration";
INSERT INTO "migration" ("id", "timestamp", "name") VALUES
('1', '1760000000000', 'KitTables1760000000000'),
('2', '1760000000001', 'KnownAccounts1760000000001'),
('3', '1767225600000', 'CreateJobs1767225600000'),
('4', '1795219200000', 'KeepPresses1795219200000'),
('5', '1795222800000', 'ChangeJobsAndWork1795222800000'),
('6', '1795226400000', 'FinishForOthers1795226400000');
DELETE FROM "outbox_counter";
INSERT INTO "outbox_counter" ("only_row", "last_seq") VALUES
('true', '530');
DELETE FROM "outbox_event";
INSERT INTO "outbox_event" ("position", "id", "seq", "name", "payload", "request_id", "created_at") OVERRIDING SYSTEM VALUE VALUES
('1', '01a20083-de50-71b8-82fa-c8581e95dab8', '1', 'job.changed', '{"kind": "permanent", "title": "Wattlebird House Offices", "job_id": "01900000-0000-7000-9000-000000000001", "address": "212 Grenfell Street, Adelaide SA 5000", "version": 1}', NULL, '2026-11-21 23:49:31.803771+00'),
('150', '01a20083-df29-772d-bb64-5cbbb22a17dd', '150', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 101, "version": 1, "business_date": "2026-11-09", "company_cents": 7912, "work_record_id": "01a1bca7-c510-7598-8294-0438ccb809ed"}', NULL, '2026-11-21 23:49:31.803771+00'),
('151', '01a20083-df29-772d-bb64-629ce8293367', '151', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 111, "version": 1, "business_date": "2026-11-10", "company_cents": 8695, "work_record_id": "01a1c1ce-4ff0-7326-b562-81b42661175a"}', NULL, '2026-11-21 23:49:31.803771+00'),
('152', '01a20083-df29-772d-bb64-66e1913f5345', '152', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 107, "version": 1, "business_date": "2026-11-11", "company_cents": 8382, "work_record_id": "01a1c6f3-0610-7263-98b6-f9b25a777d63"}', NULL, '2026-11-21 23:49:31.803771+00'),
('153', '01a20083-df29-772d-bb64-6b33e1a274d6', '153', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 105, "version": 1, "business_date": "2026-11-12", "company_cents": 8225, "work_record_id": "01a1cc19-90f0-7298-b6b1-f2916f6e7f81"}', NULL, '2026-11-21 23:49:31.803771+00'),
('154', '01a20083-df29-772d-bb64-6eb1d62fffaa', '154', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 117, "version": 1, "business_date": "2026-11-13", "company_cents": 9165, "work_record_id": "01a1d142-17a0-77c8-b63e-c0be1b2a38c3"}', NULL, '2026-11-21 23:49:31.803771+00'),
('155', '01a20083-df29-772d-bb64-72b55b31926d', '155', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 116, "version": 1, "business_date": "2026-11-16", "company_cents": 9087, "work_record_id": "01a1e0b3-b4a0-74fb-a0dc-9c4e506f2fc3"}', NULL, '2026-11-21 23:49:31.803771+00'),
('156', '01a20083-df29-772d-bb64-77d5f37c7c0b', '156', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 120, "version": 1, "business_date": "2026-11-17", "company_cents": 9400, "work_record_id": "01a1e5d7-1ad0-73cd-a29d-9684bc183bfb"}', NULL, '2026-11-21 23:49:31.803771+00'),
('157', '01a20083-df29-772d-bb64-79ad3963516e', '157', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 120, "version": 1, "business_date": "2026-11-19", "company_cents": 9400, "work_record_id": "01a1f025-e9f8-7474-89aa-19a89cc5828c"}', NULL, '2026-11-21 23:49:31.803771+00'),
('158', '01a20083-df29-772d-bb64-7e169e9a4400', '158', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 120, "version": 1, "business_date": "2026-11-20", "company_cents": 9400, "work_record_id": "01a1f54b-a9b8-777b-b245-6d407a42af02"}', NULL, '2026-11-21 23:49:31.803771+00'),
('159', '01a20083-e02a-7109-8f90-a41663f7442b', '159', 'job.changed', '{"kind": "permanent", "title": "Banksia Family Medical Centre", "job_id": "01900000-0000-7000-9000-000000000002", "address": "75 The Parade, Norwood SA 5067", "version": 1}', NULL, '2026-11-21 23:49:32.314866+00'),
('202', '01a20083-e06a-7686-8868-4e540bdd8e19', '202', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000002", "minutes": 142, "version": 1, "business_date": "2026-11-09", "company_cents": 12307, "work_record_id": "01a1bf72-f300-7444-8cf4-d4bb777627b8"}', NULL, '2026-11-21 23:49:32.314866+00'),
('203', '01a20083-e06a-7686-8868-50d6e3dd5972', '203', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000002", "minutes": 149, "version": 1, "business_date": "2026-11-11", "company_cents": 12913, "work_record_id": "01a1c9bd-8c08-7234-9109-75758376b84f"}', NULL, '2026-11-21 23:49:32.314866+00'),
('204', '01a20083-e06a-7686-8868-57d8d3eea5f9', '204', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000002", "minutes": 132, "version": 1, "business_date": "2026-11-13", "company_cents": 11440, "work_record_id": "01a1d40b-0b40-707d-8f32-ed01b7bb8cf8"}', NULL, '2026-11-21 23:49:32.314866+00'),
('205', '01a20083-e06a-7686-8868-5b4e37bd7073', '205', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000002", "minutes": 128, "version": 1, "business_date": "2026-11-16", "company_cents": 11093, "work_record_id": "01a1e381-7e88-72a1-bde8-a725b6584ca6"}', NULL, '2026-11-21 23:49:32.314866+00'),
('206', '01a20083-e06a-7686-8868-5d9148793138', '206', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000002", "minutes": 150, "version": 1, "business_date": "2026-11-18", "company_cents": 13000, "work_record_id": "01a1edc1-7cb8-7039-ba26-d2ba56ba12e2"}', NULL, '2026-11-21 23:49:32.314866+00'),
('207', '01a20083-e06a-7686-8868-614317de2df4', '207', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000002", "minutes": 150, "version": 1, "business_date": "2026-11-20", "company_cents": 13000, "work_record_id": "01a1f813-8418-76a7-ab3d-469788de1201"}', NULL, '2026-11-21 23:49:32.314866+00'),
('208', '01a20083-e165-745a-8834-b2b828bd3b40', '208', 'job.changed', '{"kind": "permanent", "title": "Little Pelicans Early Learning", "job_id": "01900000-0000-7000-9000-000000000003", "address": "18 Moseley Street, Glenelg SA 5045", "version": 1}', NULL, '2026-11-21 23:49:32.600936+00'),
('276', '01a20083-e197-720b-83d9-c522234caa03', '276', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000003", "minutes": 113, "version": 1, "business_date": "2026-11-09", "company_cents": 9134, "work_record_id": "01a1bf5b-2158-7748-a2f9-75a3d6ebad79"}', NULL, '2026-11-21 23:49:32.600936+00'),
('277', '01a20083-e197-720b-83d9-c938c0f57a8f', '277', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000003", "minutes": 110, "version": 1, "business_date": "2026-11-10", "company_cents": 8892, "work_record_id": "01a1c477-b188-75e5-af06-c4b426372f17"}', NULL, '2026-11-21 23:49:32.600936+00'),
('278', '01a20083-e197-720b-83d9-cdcd5018f317', '278', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000003", "minutes": 112, "version": 1, "business_date": "2026-11-11", "company_cents": 9053, "work_record_id": "01a1c9a0-cca8-779a-84c7-a55a825bb876"}', NULL, '2026-11-21 23:49:32.600936+00'),
('279', '01a20083-e197-720b-83d9-d0f29223fa83', '279', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000003", "minutes": 120, "version": 1, "business_date": "2026-11-12", "company_cents": 9700, "work_record_id": "01a1cec3-f458-745b-9bf0-7f4809e6dcdd"}', NULL, '2026-11-21 23:49:32.600936+00'),
('280', '01a20083-e197-720b-83d9-d5b9aa4023f6', '280', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000003", "minutes": 117, "version": 1, "business_date": "2026-11-13", "company_cents": 9458, "work_record_id": "01a1d3ee-6738-701e-933b-a29915f8cf2c"}', NULL, '2026-11-21 23:49:32.600936+00'),
('281', '01a20083-e197-720b-83d9-da6d9d6af42e', '281', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000003", "minutes": 106, "version": 1, "business_date": "2026-11-16", "company_cents": 8568, "work_record_id": "01a1e360-4a88-716d-aaa4-7edf2e36f03a"}', NULL, '2026-11-21 23:49:32.600936+00'),
('282', '01a20083-e197-720b-83d9-dcd376c414e2', '282', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000003", "minutes": 120, "version": 1, "business_date": "2026-11-17", "company_cents": 9700, "work_record_id": "01a1e88a-7b00-70b9-a961-cb32026413ca"}', NULL, '2026-11-21 23:49:32.600936+00'),
('283', '01a20083-e197-720b-83d9-e1f15a4be400', '283', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000003", "minutes": 115, "version": 1, "business_date": "2026-11-18", "company_cents": 9296, "work_record_id": "01a1edb4-0380-7724-8577-27678f713f19"}', NULL, '2026-11-21 23:49:32.600936+00'),
('284', '01a20083-e197-720b-83d9-e4f59f5f2d5f', '284', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000003", "minutes": 120, "version": 1, "business_date": "2026-11-19", "company_cents": 9700, "work_record_id": "01a1f2cc-84a0-7623-b15a-370b5da5cfc3"}', NULL, '2026-11-21 23:49:32.600936+00'),
('285', '01a20083-e197-720b-83d9-e897a6561cd6', '285', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000003", "minutes": 120, "version": 1, "business_date": "2026-11-20", "company_cents": 9700, "work_record_id": "01a1f7f8-b0e8-747c-9017-8007ac928856"}', NULL, '2026-11-21 23:49:32.600936+00'),
('286', '01a20083-e241-760e-bf70-74c70476851a', '286', 'job.changed', '{"kind": "permanent", "title": "Wool Store Gallery", "job_id": "01900000-0000-7000-9000-000000000004", "address": "4 Divett Street, Port Adelaide SA 5015", "version": 1}', NULL, '2026-11-21 23:49:32.8604+00'),
('327', '01a20083-e268-7169-ac8d-ba166092b928', '327', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000004", "minutes": 120, "version": 1, "business_date": "2026-11-10", "company_cents": 9000, "work_record_id": "01a1c1fd-cc30-77b9-a9ae-70cdff108725"}', NULL, '2026-11-21 23:49:32.8604+00'),
('328', '01a20083-e268-7169-ac8d-be767717fc5a', '328', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000004", "minutes": 120, "version": 1, "business_date": "2026-11-12", "company_cents": 9000, "work_record_id": "01a1cc4e-6c30-76f2-9fe2-67d625f2728f"}', NULL, '2026-11-21 23:49:32.8604+00'),
('329', '01a20083-e268-7169-ac8d-c2afded69760', '329', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000004", "minutes": 130, "version": 1, "business_date": "2026-11-14", "company_cents": 9750, "work_record_id": "01a1d686-fff0-71fd-bf2f-40f8b590db28"}', NULL, '2026-11-21 23:49:32.8604+00'),
('330', '01a20083-e268-7169-ac8d-c441e036b551', '330', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000004", "minutes": 116, "version": 1, "business_date": "2026-11-17", "company_cents": 8700, "work_record_id": "01a1e613-c9f8-75e0-9602-262f77e3bd1f"}', NULL, '2026-11-21 23:49:32.8604+00'),
('331', '01a20083-e26d-7415-aa30-946af2c4c7f2', '331', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000004", "minutes": 114, "version": 1, "business_date": "2026-11-19", "company_cents": 8550, "work_record_id": "01a1f057-5e20-73ec-aa7d-7595bd3d614f"}', NULL, '2026-11-21 23:49:32.8604+00'),
('332', '01a20083-e26d-7415-aa30-9a9221ba29b6', '332', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000004", "minutes": 150, "version": 1, "business_date": "2026-11-21", "company_cents": 11250, "work_record_id": "01a1fa89-df30-71c5-8f16-95a70e08232a"}', NULL, '2026-11-21 23:49:32.8604+00'),
('333', '01a20083-e2fa-749b-91ea-2f8600835fd2', '333', 'job.changed', '{"kind": "permanent", "title": "Sturt Pea Technology Hub", "job_id": "01900000-0000-7000-9000-000000000005", "address": "30 Main Street, Mawson Lakes SA 5095", "version": 1}', NULL, '2026-11-21 23:49:33.030416+00'),
('374', '01a20083-e305-7404-9fe2-c4c1b3ecb6bb', '374', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000005", "minutes": 234, "version": 1, "business_date": "2026-11-09", "company_cents": 21840, "work_record_id": "01a1c010-fc08-7427-915d-b40516aced7a"}', NULL, '2026-11-21 23:49:33.030416+00'),
('375', '01a20083-e305-7404-9fe2-cb3113fd22ed', '375', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000005", "minutes": 228, "version": 1, "business_date": "2026-11-11", "company_cents": 21280, "work_record_id": "01a1ca61-1b20-7109-9dc0-4bb65ac42e35"}', NULL, '2026-11-21 23:49:33.030416+00'),
('376', '01a20083-e305-7404-9fe2-cff9f0c9f9b5', '376', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000005", "minutes": 235, "version": 1, "business_date": "2026-11-13", "company_cents": 21933, "work_record_id": "01a1d4ae-7730-707e-b7d1-ea3bf50f09d2"}', NULL, '2026-11-21 23:49:33.030416+00'),
('377', '01a20083-e305-7404-9fe2-d150ac877127', '377', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000005", "minutes": 226, "version": 1, "business_date": "2026-11-16", "company_cents": 21093, "work_record_id": "01a1e427-1528-72ce-b3e4-b81646708b56"}', NULL, '2026-11-21 23:49:33.030416+00'),
('378', '01a20083-e305-7404-9fe2-d776ba09fa73', '378', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000005", "minutes": 236, "version": 1, "business_date": "2026-11-18", "company_cents": 22027, "work_record_id": "01a1ee6e-b860-77b0-921b-f1e43e88f4dd"}', NULL, '2026-11-21 23:49:33.030416+00'),
('379', '01a20083-e305-7404-9fe2-dbc7ca652d54', '379', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000005", "minutes": 227, "version": 1, "business_date": "2026-11-20", "company_cents": 21187, "work_record_id": "01a1f8c0-f288-74ef-a68b-8c3899adc67a"}', NULL, '2026-11-21 23:49:33.030416+00'),
('380', '01a20083-e379-7663-9de7-a216b0d18348', '380', 'job.changed', '{"kind": "permanent", "title": "Unley Corner Library", "job_id": "01900000-0000-7000-9000-000000000006", "address": "162 Unley Road, Unley SA 5061", "version": 1}', NULL, '2026-11-21 23:49:33.146316+00'),
('446', '01a20083-e397-7315-9914-6d3fa5a423d8', '446', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000006", "minutes": 114, "version": 1, "business_date": "2026-11-09", "company_cents": 8360, "work_record_id": "01a1bc88-5e00-7306-a1b8-368e20b81e43"}', NULL, '2026-11-21 23:49:33.146316+00'),
('447', '01a20083-e397-7315-9914-710c6ea3db8a', '447', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000006", "minutes": 116, "version": 1, "business_date": "2026-11-10", "company_cents": 8507, "work_record_id": "01a1c1b0-bda0-76a3-9225-4afc5b816bc1"}', NULL, '2026-11-21 23:49:33.146316+00'),
('448', '01a20083-e397-7315-9914-77c0bcd1baaf', '448', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000006", "minutes": 102, "version": 1, "business_date": "2026-11-11", "company_cents": 7480, "work_record_id": "01a1c6d9-2510-73af-a236-1a4d8087ab36"}', NULL, '2026-11-21 23:49:33.146316+00'),
('449', '01a20083-e397-7315-9914-7804293909d7', '449', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000006", "minutes": 114, "version": 1, "business_date": "2026-11-12", "company_cents": 8360, "work_record_id": "01a1cbfb-9528-75be-ae38-909c7c7571f0"}', NULL, '2026-11-21 23:49:33.146316+00'),
('450', '01a20083-e397-7315-9914-7e235862dd65', '450', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000006", "minutes": 166, "version": 1, "business_date": "2026-11-13", "company_cents": 12173, "work_record_id": "01a1d122-5e88-75a5-aeda-9c234ab7572b"}', NULL, '2026-11-21 23:49:33.146316+00'),
('451', '01a20083-e397-7315-9914-802da743b45d', '451', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000006", "minutes": 97, "version": 1, "business_date": "2026-11-16", "company_cents": 7113, "work_record_id": "01a1e09d-c370-7056-91fa-d9640a9de254"}', NULL, '2026-11-21 23:49:33.146316+00'),
('452', '01a20083-e397-7315-9914-8599c3b1bb82', '452', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000006", "minutes": 113, "version": 1, "business_date": "2026-11-17", "company_cents": 8287, "work_record_id": "01a1e5b5-fa58-730e-b147-e3d2c016a1d9"}', NULL, '2026-11-21 23:49:33.146316+00'),
('453', '01a20083-e397-7315-9914-89330d7ef187', '453', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000006", "minutes": 99, "version": 1, "business_date": "2026-11-18", "company_cents": 7260, "work_record_id": "01a1eae9-b820-721d-b5fe-d6ebd408ed5e"}', NULL, '2026-11-21 23:49:33.146316+00'),
('454', '01a20083-e397-7315-9914-8d0212b319c7', '454', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000006", "minutes": 107, "version": 1, "business_date": "2026-11-19", "company_cents": 7847, "work_record_id": "01a1f009-51a8-7236-808a-4c2392b7ccc0"}', NULL, '2026-11-21 23:49:33.146316+00'),
('455', '01a20083-e397-7315-9914-9096d72c25e4', '455', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000006", "minutes": 164, "version": 1, "business_date": "2026-11-20", "company_cents": 12027, "work_record_id": "01a1f531-e7f8-75af-9713-04934987639c"}', NULL, '2026-11-21 23:49:33.146316+00'),
('456', '01a20083-e40e-7602-9a79-782a46dd4e87', '456', 'job.changed', '{"kind": "permanent", "title": "Sandpiper Surf Club", "job_id": "01900000-0000-7000-9000-000000000007", "address": "251 Esplanade, Henley Beach SA 5022", "version": 1}', NULL, '2026-11-21 23:49:33.306397+00'),
('483', '01a20083-e417-7091-953f-84cda1eacf35', '483', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000007", "minutes": 173, "version": 1, "business_date": "2026-11-08", "company_cents": 14705, "work_record_id": "01a1b85f-3e20-7252-80d4-ee048a588f1c"}', NULL, '2026-11-21 23:49:33.306397+00'),
('484', '01a20083-e417-7091-953f-8af734df2170', '484', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000007", "minutes": 175, "version": 1, "business_date": "2026-11-14", "company_cents": 14875, "work_record_id": "01a1d73d-b560-75f5-830a-51fecba05f00"}', NULL, '2026-11-21 23:49:33.306397+00'),
('485', '01a20083-e417-7091-953f-8e3e95c8bad9', '485', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000007", "minutes": 180, "version": 1, "business_date": "2026-11-15", "company_cents": 15300, "work_record_id": "01a1dc64-ec20-72e5-a63e-e4ba08f88660"}', NULL, '2026-11-21 23:49:33.306397+00'),
('486', '01a20083-e417-7091-953f-9072e0d7c377', '486', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000007", "minutes": 169, "version": 1, "business_date": "2026-11-21", "company_cents": 14365, "work_record_id": "01a1fb4c-a290-7112-9300-ae61fe779651"}', NULL, '2026-11-21 23:49:33.306397+00'),
('513', '01a20083-e418-74cf-8a78-77b91e64dab8', '513', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000007", "minutes": 174, "version": 1, "business_date": "2026-11-08", "company_cents": 14790, "work_record_id": "01a1b857-75f0-72c7-abd6-a2e60545fe89"}', NULL, '2026-11-21 23:49:33.306397+00'),
('514', '01a20083-e418-74cf-8a78-7b2b825cdf34', '514', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000007", "minutes": 179, "version": 1, "business_date": "2026-11-14", "company_cents": 15215, "work_record_id": "01a1d73c-f9e0-75c0-af5d-72bee0570aa8"}', NULL, '2026-11-21 23:49:33.306397+00'),
('515', '01a20083-e418-74cf-8a78-7eda590e802b', '515', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000007", "minutes": 180, "version": 1, "business_date": "2026-11-15", "company_cents": 15300, "work_record_id": "01a1dc62-c558-7336-882e-a6648fa14ab2"}', NULL, '2026-11-21 23:49:33.306397+00'),
('516', '01a20083-e418-74cf-8a78-8206a3c7ab64', '516', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000007", "minutes": 180, "version": 1, "business_date": "2026-11-21", "company_cents": 15300, "work_record_id": "01a1fb47-8dc8-7201-867b-5108dae949ab"}', NULL, '2026-11-21 23:49:33.306397+00'),
('517', '01a20083-e424-7108-b16e-9e6634dc19eb', '517', 'job.changed', '{"kind": "permanent", "title": "Lantern Picture House", "job_id": "01900000-0000-7000-9000-000000000008", "address": "98 Prospect Road, Prospect SA 5082", "version": 1}', NULL, '2026-11-21 23:49:33.339791+00'),
('518', '01a20083-e4ce-73b2-8bce-b65759c55302', '518', 'job.changed', '{"kind": "quick", "title": "End of lease: two-bedroom flat", "job_id": "01900000-0000-7000-9000-000000000021", "address": "11/6 Anzac Highway, Keswick SA 5035", "version": 1}', NULL, '2026-11-21 23:49:33.513835+00'),
('519', '01a20083-e4d0-756a-8b7e-693c2fbceb8b', '519', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000021", "minutes": 188, "version": 1, "business_date": "2026-11-17", "company_cents": 18800, "work_record_id": "01a1e67c-2ca0-771c-98c1-5c5718ea348d"}', NULL, '2026-11-21 23:49:33.513835+00'),
('520', '01a20083-e4d9-7166-a6cb-1a4dafc81661', '520', 'job.changed', '{"kind": "quick", "title": "Showroom before the opening", "job_id": "01900000-0000-7000-9000-000000000022", "address": "40 Magill Road, Norwood SA 5067", "version": 1}', NULL, '2026-11-21 23:49:33.528298+00'),
('521', '01a20083-e4db-77a1-8ced-e4687677aebb', '521', 'job.changed', '{"kind": "quick", "title": "Marquee after the garden party", "job_id": "01900000-0000-7000-9000-000000000023", "address": "27 Hutt Street, Adelaide SA 5000", "version": 1}', NULL, '2026-11-21 23:49:33.531121+00'),
('522', '01a20083-e4e3-7211-ace2-57b0daf2e7df', '522', 'job.changed', '{"kind": "quick", "title": "Carpet clean, accountants on level 2", "job_id": "01900000-0000-7000-9000-000000000024", "address": "145 Pirie Street, Adelaide SA 5000", "version": 1}', NULL, '2026-11-21 23:49:33.536895+00'),
('523', '01a20083-e4f4-762e-8b2f-ffccfdc084f9', '523', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 0, "version": 1, "business_date": "2026-11-10", "company_cents": 25200, "work_record_id": "01a1c2b7-8cd1-71da-99d2-5319e768b8a8"}', NULL, '2026-11-21 23:49:33.546641+00'),
('525', '01a20083-e4fc-7270-ad84-ce2aea8bbccd', '525', 'assignments.changed', '{"user_id": "01900000-0000-7000-8000-000000000010", "version": 1, "quick_jobs": [{"job_id": "01900000-0000-7000-9000-000000000022", "job_date": "2026-11-22", "job_name": "Showroom before the opening", "job_start_time": "14:00"}], "current_work": null, "permanent_jobs": [{"job_id": "01900000-0000-7000-9000-000000000001", "job_name": "Wattlebird House Offices", "job_payment_for_fortnight": "670.00"}]}', NULL, '2026-11-21 23:49:33.546641+00'),
('526', '01a20083-e505-70b7-8c7c-8c161a5e305b', '526', 'assignments.changed', '{"user_id": "01900000-0000-7000-8000-000000000011", "version": 1, "quick_jobs": [], "current_work": null, "permanent_jobs": [{"job_id": "01900000-0000-7000-9000-000000000002", "job_name": "Banksia Family Medical Centre", "job_payment_for_fortnight": "540.00"}, {"job_id": "01900000-0000-7000-9000-000000000001", "job_name": "Wattlebird House Offices", "job_payment_for_fortnight": "670.00"}]}', NULL, '2026-11-21 23:49:33.546641+00'),
('527', '01a20083-e507-77a1-9a9b-f04548919b89', '527', 'assignments.changed', '{"user_id": "01900000-0000-7000-8000-000000000012", "version": 1, "quick_jobs": [{"job_id": "01900000-0000-7000-9000-000000000023", "job_date": "2026-11-25", "job_name": "Marquee after the garden party", "job_start_time": "07:30"}], "current_work": null, "permanent_jobs": [{"job_id": "01900000-0000-7000-9000-000000000007", "job_name": "Sandpiper Surf Club", "job_payment_for_fortnight": "444.00"}, {"job_id": "01900000-0000-7000-9000-000000000004", "job_name": "Wool Store Gallery", "job_payment_for_fortnight": "422.50"}]}', NULL, '2026-11-21 23:49:33.546641+00'),
('528', '01a20083-e508-72be-99cd-17ef66b58248', '528', 'assignments.changed', '{"user_id": "01900000-0000-7000-8000-000000000013", "version": 1, "quick_jobs": [], "current_work": null, "permanent_jobs": [{"job_id": "01900000-0000-7000-9000-000000000005", "job_name": "Sturt Pea Technology Hub", "job_payment_for_fortnight": "936.00"}]}', NULL, '2026-11-21 23:49:33.546641+00'),
('529', '01a20083-e50c-7404-ae32-dda6e3ddcebd', '529', 'assignments.changed', '{"user_id": "01900000-0000-7000-8000-000000000014", "version": 1, "quick_jobs": [], "current_work": null, "permanent_jobs": [{"job_id": "01900000-0000-7000-9000-000000000006", "job_name": "Unley Corner Library", "job_payment_for_fortnight": "704.00"}]}', NULL, '2026-11-21 23:49:33.546641+00'),
('530', '01a20083-e50e-761e-913a-35401bee6697', '530', 'assignments.changed', '{"user_id": "01900000-0000-7000-8000-000000000015", "version": 1, "quick_jobs": [{"job_id": "01900000-0000-7000-9000-000000000021", "job_date": "2026-11-17", "job_name": "End of lease: two-bedroom flat", "job_start_time": "09:00"}], "current_work": null, "permanent_jobs": [{"job_id": "01900000-0000-7000-9000-000000000003", "job_name": "Little Pelicans Early Learning", "job_payment_for_fortnight": "680.00"}, {"job_id": "01900000-0000-7000-9000-000000000007", "job_name": "Sandpiper Surf Club", "job_payment_for_fortnight": "444.00"}]}', NULL, '2026-11-21 23:49:33.546641+00'),
('71', '01a20083-df17-74f3-89cb-6181e0e5d51b', '71', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 119, "version": 1, "business_date": "2026-11-09", "company_cents": 9322, "work_record_id": "01a1bc9e-7640-73cc-811b-a13f97b52898"}', NULL, '2026-11-21 23:49:31.803771+00'),
('72', '01a20083-df17-74f3-89cb-65b460f20d17', '72', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 120, "version": 1, "business_date": "2026-11-10", "company_cents": 9400, "work_record_id": "01a1c1c5-33e8-7420-9ac4-21b288f4bcda"}', NULL, '2026-11-21 23:49:31.803771+00'),
('73', '01a20083-df17-74f3-89cb-6a3440dd3061', '73', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 116, "version": 1, "business_date": "2026-11-11", "company_cents": 9087, "work_record_id": "01a1c6ea-e408-7619-863a-b6058093485c"}', NULL, '2026-11-21 23:49:31.803771+00'),
('74', '01a20083-df17-74f3-89cb-6edad5f19c9f', '74', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 116, "version": 1, "business_date": "2026-11-12", "company_cents": 9087, "work_record_id": "01a1cc12-0740-7717-8868-b17c6bcf1ed3"}', NULL, '2026-11-21 23:49:31.803771+00'),
('75', '01a20083-df17-74f3-89cb-71910177daa3', '75', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 120, "version": 1, "business_date": "2026-11-13", "company_cents": 9400, "work_record_id": "01a1d13c-4758-7192-a1ce-06d187efa676"}', NULL, '2026-11-21 23:49:31.803771+00'),
('76', '01a20083-df17-74f3-89cb-753c2030dc4a', '76', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 116, "version": 1, "business_date": "2026-11-16", "company_cents": 9087, "work_record_id": "01a1e0b4-4528-75c8-b463-047e99744c56"}', NULL, '2026-11-21 23:49:31.803771+00'),
('77', '01a20083-df17-74f3-89cb-79e6cb07adcd', '77', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 101, "version": 1, "business_date": "2026-11-17", "company_cents": 7912, "work_record_id": "01a1e5dd-1de0-702d-bb37-e453da5c3d30"}', NULL, '2026-11-21 23:49:31.803771+00'),
('78', '01a20083-df17-74f3-89cb-7ea7437577f4', '78', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 104, "version": 1, "business_date": "2026-11-18", "company_cents": 8147, "work_record_id": "01a1eb03-3f48-7655-a5fe-1459b1f4abfd"}', NULL, '2026-11-21 23:49:31.803771+00'),
('79', '01a20083-df17-74f3-89cb-8213976388e6', '79', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 120, "version": 1, "business_date": "2026-11-19", "company_cents": 9400, "work_record_id": "01a1f01f-6600-7387-8222-032b547b1529"}', NULL, '2026-11-21 23:49:31.803771+00'),
('80', '01a20083-df17-74f3-89cb-846a08b346fe', '80', 'work.recorded', '{"job_id": "01900000-0000-7000-9000-000000000001", "minutes": 99, "version": 1, "business_date": "2026-11-20", "company_cents": 7755, "work_record_id": "01a1f550-2240-75f0-b76b-66165cc1a2a3"}', NULL, '2026-11-21 23:49:31.803771+00');
DELETE FROM "person_assignments";
INSERT INTO "person_assignments" ("person_id", "version") VALUES
('01900000-0000-7000-8000-000000000010', '1'),
('01900000-0000-7000-8000-000000000011', '1'),
('01900000-0000-7000-8000-000000000012', '1'),
('01900000-0000-7000-8000-000000000013', '1'),
('01900000-0000-7000-8000-000000000014', '1'),
('01900000-0000-7000-8000-000000000015', '1');
DELETE FROM "timetable_slot";
INSERT INTO "timetable_slot" ("id", "job_id", "position", "start_time", "end_time", "days", "valid_from", "valid_until") VALUES
('019f233c-9240-71cb-a1b7-f87d23673f27', '01900000-0000-7000-9000-000000000001', '0', '06:00', '08:00', '{1,2,3,4,5}', NULL, NULL),
('019f2862-ee40-77f5-af20-75336cd59424', '01900000-0000-7000-9000-000000000002', '0', '19:00', '21:30', '{1,3,5}', NULL, NULL),
('019f2d89-4a40-77c2-a50e-3515b67acbe1', '01900000-0000-7000-9000-000000000003', '0', '18:30', '20:30', '{1,2,3,4,5}', NULL, NULL),
('019f32af-a640-713f-a67e-c05ebbe087be', '01900000-0000-7000-9000-000000000004', '0', '07:00', '09:00', '{2,4}', NULL, NULL),
('019f32af-a640-759c-a513-035774027c8a', '01900000-0000-7000-9000-000000000004', '1', '06:30', '09:00', '{6}', NULL, NULL),
('019f37d6-0240-7387-979c-ebbda903774c', '01900000-0000-7000-9000-000000000005', '0', '22:00', '02:00', '{1,3,5}', NULL, NULL),
('019f3cfc-5e40-701e-afe0-d761050d73c8', '01900000-0000-7000-9000-000000000006', '0', '05:30', '07:30', '{1,2,3,4}', NULL, NULL),
('019f3cfc-5e40-744f-876b-eef1f6f1378d', '01900000-0000-7000-9000-000000000006', '1', '05:30', '08:30', '{5}', NULL, NULL),
('019f4222-ba40-7773-b636-ea27c384325e', '01900000-0000-7000-9000-000000000007', '0', '10:00', '13:00', '{6,7}', NULL, NULL),
('01a1f637-24d1-7513-b604-3f12913829f4', '01900000-0000-7000-9000-000000000008', '0', '23:00', '01:30', '{5,6}', NULL, NULL);
DELETE FROM "work_record";
INSERT INTO "work_record" ("id", "person_id", "job_id", "slot_id", "business_date", "is_manual", "started_at", "ended_at", "planned_end", "start_location", "finish_location", "contractor_rate_cents", "company_rate_cents", "cap_minutes", "minutes", "contractor_cents", "company_cents", "start_key", "start_received_at", "finish_received_at", "version", "finished_by") VALUES
('01a1b857-75f0-72c7-abd6-a2e60545fe89', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-08', 'false', '2026-11-07 23:28:22+00', '2026-11-08 02:23:15+00', '13:00', '-34.919655,138.492560,6', '-34.920199,138.493497,24', '3700', '5100', '180', '174', '10730', '14790', NULL, NULL, NULL, '1', NULL),
('01a1b85f-3e20-7252-80d4-ee048a588f1c', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-08', 'false', '2026-11-07 23:36:52+00', '2026-11-08 02:30:25+00', '13:00', '-34.920602,138.492351,27', '-34.920380,138.492630,25', '3700', '5100', '180', '173', '10668', '14705', NULL, NULL, NULL, '1', NULL),
('01a1bc88-5e00-7306-a1b8-368e20b81e43', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-09', 'false', '2026-11-08 19:00:16+00', '2026-11-08 20:55:07+00', '07:30', '-34.950977,138.606956,6', '-34.950771,138.607041,18', '3200', '4400', '120', '114', '6080', '8360', NULL, NULL, NULL, '1', NULL),
('01a1bc9e-7640-73cc-811b-a13f97b52898', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-09', 'false', '2026-11-08 19:24:24+00', '2026-11-08 21:24:13+00', '08:00', '-34.924108,138.609176,13', '-34.924486,138.609338,9', '3350', '4700', '120', '119', '6644', '9322', NULL, NULL, NULL, '1', NULL),
('01a1bca7-c510-7598-8294-0438ccb809ed', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-09', 'false', '2026-11-08 19:34:34+00', '2026-11-08 21:16:20+00', '08:00', '-34.924315,138.609193,23', '-34.924638,138.608590,12', '3350', '4700', '120', '101', '5639', '7912', NULL, NULL, NULL, '1', NULL),
('01a1bf5b-2158-7748-a2f9-75a3d6ebad79', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-09', 'false', '2026-11-09 08:09:43+00', '2026-11-09 10:02:50+00', '20:30', '-34.981475,138.515100,4', '-34.981490,138.514993,20', '3400', '4850', '120', '113', '6403', '9134', NULL, NULL, NULL, '1', NULL),
('01a1bf72-f300-7444-8cf4-d4bb777627b8', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-09', 'false', '2026-11-09 08:35:44+00', '2026-11-09 10:58:06+00', '21:30', '-34.921562,138.629993,34', '-34.921746,138.630667,29', '3600', '5200', '150', '142', '8520', '12307', NULL, NULL, NULL, '1', NULL),
('01a1c010-fc08-7427-915d-b40516aced7a', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-09', 'false', '2026-11-09 11:28:21+00', '2026-11-09 15:22:34+00', '02:00', '-34.812384,138.614326,25', '-34.812794,138.614356,32', '3900', '5600', '240', '234', '15210', '21840', NULL, NULL, NULL, '1', NULL),
('01a1c1b0-bda0-76a3-9225-4afc5b816bc1', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-10', 'false', '2026-11-09 19:02:28+00', '2026-11-09 20:59:25+00', '07:30', '-34.951121,138.607111,29', '-34.951670,138.606970,31', '3200', '4400', '120', '116', '6187', '8507', NULL, NULL, NULL, '1', NULL),
('01a1c1c5-33e8-7420-9ac4-21b288f4bcda', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-10', 'false', '2026-11-09 19:24:49+00', '2026-11-09 21:32:44+00', '08:00', '-34.924596,138.609330,19', '-34.924978,138.609103,11', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL),
('01a1c1ce-4ff0-7326-b562-81b42661175a', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-10', 'false', '2026-11-09 19:34:46+00', '2026-11-09 21:26:06+00', '08:00', '-34.924064,138.608955,26', '-34.924586,138.608804,34', '3350', '4700', '120', '111', '6198', '8695', NULL, NULL, NULL, '1', NULL),
('01a1c1fd-cc30-77b9-a9ae-70cdff108725', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-10', 'false', '2026-11-09 20:26:38+00', '2026-11-09 22:27:42+00', '09:00', '-34.845899,138.506108,7', '-34.845819,138.506169,9', '3250', '4500', '120', '120', '6500', '9000', NULL, NULL, NULL, '1', NULL),
('01a1c2b7-8cd1-71da-99d2-5319e768b8a8', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', NULL, '2026-11-10', 'true', '2026-11-10 03:00:00+00', '2026-11-10 03:00:00+00', NULL, NULL, NULL, NULL, NULL, NULL, '0', '18000', '25200', NULL, NULL, NULL, '1', NULL),
('01a1c477-b188-75e5-af06-c4b426372f17', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-10', 'false', '2026-11-10 07:59:01+00', '2026-11-10 09:49:49+00', '20:30', '-34.982218,138.515536,28', '-34.981205,138.515128,8', '3400', '4850', '120', '110', '6233', '8892', NULL, NULL, NULL, '1', NULL),
('01a1c6d9-2510-73af-a236-1a4d8087ab36', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-11', 'false', '2026-11-10 19:04:42+00', '2026-11-10 20:47:19+00', '07:30', '-34.951768,138.607489,21', '-34.951010,138.606343,8', '3200', '4400', '120', '102', '5440', '7480', NULL, NULL, NULL, '1', NULL),
('01a1c6ea-e408-7619-863a-b6058093485c', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-11', 'false', '2026-11-10 19:24:05+00', '2026-11-10 21:20:42+00', '08:00', '-34.924476,138.609040,11', '-34.925051,138.609179,27', '3350', '4700', '120', '116', '6477', '9087', NULL, NULL, NULL, '1', NULL),
('01a1c6f3-0610-7263-98b6-f9b25a777d63', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-11', 'false', '2026-11-10 19:32:58+00', '2026-11-10 21:20:31+00', '08:00', '-34.924443,138.608871,25', '-34.924432,138.608463,16', '3350', '4700', '120', '107', '5974', '8382', NULL, NULL, NULL, '1', NULL),
('01a1c9a0-cca8-779a-84c7-a55a825bb876', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-11', 'false', '2026-11-11 08:02:01+00', '2026-11-11 09:54:07+00', '20:30', '-34.982139,138.515023,9', '-34.982338,138.515914,25', '3400', '4850', '120', '112', '6347', '9053', NULL, NULL, NULL, '1', NULL),
('01a1c9bd-8c08-7234-9109-75758376b84f', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-11', 'false', '2026-11-11 08:33:25+00', '2026-11-11 11:02:46+00', '21:30', '-34.921773,138.630260,31', '-34.921077,138.629882,13', '3600', '5200', '150', '149', '8940', '12913', NULL, NULL, NULL, '1', NULL),
('01a1ca61-1b20-7109-9dc0-4bb65ac42e35', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-11', 'false', '2026-11-11 11:32:04+00', '2026-11-11 15:20:42+00', '02:00', '-34.812460,138.614252,17', '-34.812442,138.613764,33', '3900', '5600', '240', '228', '14820', '21280', NULL, NULL, NULL, '1', NULL),
('01a1cbfb-9528-75be-ae38-909c7c7571f0', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-12', 'false', '2026-11-11 19:00:25+00', '2026-11-11 20:54:58+00', '07:30', '-34.951534,138.606582,25', '-34.950855,138.606308,16', '3200', '4400', '120', '114', '6080', '8360', NULL, NULL, NULL, '1', NULL),
('01a1cc12-0740-7717-8868-b17c6bcf1ed3', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-12', 'false', '2026-11-11 19:24:56+00', '2026-11-11 21:21:39+00', '08:00', '-34.924680,138.609249,29', '-34.925079,138.608787,4', '3350', '4700', '120', '116', '6477', '9087', NULL, NULL, NULL, '1', NULL),
('01a1cc19-90f0-7298-b6b1-f2916f6e7f81', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-12', 'false', '2026-11-11 19:33:10+00', '2026-11-11 21:18:32+00', '08:00', '-34.925128,138.608507,17', '-34.924218,138.609144,13', '3350', '4700', '120', '105', '5863', '8225', NULL, NULL, NULL, '1', NULL),
('01a1cc4e-6c30-76f2-9fe2-67d625f2728f', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-12', 'false', '2026-11-11 20:30:54+00', '2026-11-11 22:31:08+00', '09:00', '-34.846474,138.506042,28', '-34.845998,138.505500,35', '3250', '4500', '120', '120', '6500', '9000', NULL, NULL, NULL, '1', NULL),
('01a1cec3-f458-745b-9bf0-7f4809e6dcdd', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-12', 'false', '2026-11-12 07:58:31+00', '2026-11-12 09:59:05+00', '20:30', '-34.981846,138.515293,32', '-34.981282,138.515079,16', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL),
('01a1d122-5e88-75a5-aeda-9c234ab7572b', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-11-13', 'false', '2026-11-12 19:00:53+00', '2026-11-12 21:47:17+00', '08:30', '-34.951775,138.607110,21', '-34.950918,138.606954,16', '3200', '4400', '180', '166', '8853', '12173', NULL, NULL, NULL, '1', NULL),
('01a1d13c-4758-7192-a1ce-06d187efa676', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-13', 'false', '2026-11-12 19:29:11+00', '2026-11-12 21:29:51+00', '08:00', '-34.924646,138.608332,16', '-34.925025,138.609381,19', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL),
('01a1d142-17a0-77c8-b63e-c0be1b2a38c3', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-13', 'false', '2026-11-12 19:35:32+00', '2026-11-12 21:33:17+00', '08:00', '-34.924211,138.609477,26', '-34.924379,138.609384,26', '3350', '4700', '120', '117', '6533', '9165', NULL, NULL, NULL, '1', NULL),
('01a1d3ee-6738-701e-933b-a29915f8cf2c', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-13', 'false', '2026-11-13 08:02:59+00', '2026-11-13 10:00:10+00', '20:30', '-34.981787,138.515914,5', '-34.981956,138.515701,9', '3400', '4850', '120', '117', '6630', '9458', NULL, NULL, NULL, '1', NULL),
('01a1d40b-0b40-707d-8f32-ed01b7bb8cf8', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-13', 'false', '2026-11-13 08:34:16+00', '2026-11-13 10:46:37+00', '21:30', '-34.921601,138.630947,26', '-34.920887,138.630637,17', '3600', '5200', '150', '132', '7920', '11440', NULL, NULL, NULL, '1', NULL),
('01a1d4ae-7730-707e-b7d1-ea3bf50f09d2', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-13', 'false', '2026-11-13 11:32:46+00', '2026-11-13 15:28:26+00', '02:00', '-34.813149,138.614017,30', '-34.812528,138.614259,18', '3900', '5600', '240', '235', '15275', '21933', NULL, NULL, NULL, '1', NULL),
('01a1d686-fff0-71fd-bf2f-40f8b590db28', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-11-14', 'false', '2026-11-13 20:08:54+00', '2026-11-13 22:19:46+00', '09:00', '-34.846379,138.506122,8', '-34.846399,138.505312,33', '3250', '4500', '150', '130', '7042', '9750', NULL, NULL, NULL, '1', NULL),
('01a1d73c-f9e0-75c0-af5d-72bee0570aa8', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-14', 'false', '2026-11-13 23:27:40+00', '2026-11-14 02:27:01+00', '13:00', '-34.919581,138.492994,35', '-34.920640,138.493139,20', '3700', '5100', '180', '179', '11038', '15215', NULL, NULL, NULL, '1', NULL),
('01a1d73d-b560-75f5-830a-51fecba05f00', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-14', 'false', '2026-11-13 23:28:28+00', '2026-11-14 02:24:10+00', '13:00', '-34.919718,138.493365,30', '-34.920374,138.493011,20', '3700', '5100', '180', '175', '10792', '14875', NULL, NULL, NULL, '1', NULL),
('01a1dc62-c558-7336-882e-a6648fa14ab2', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-15', 'false', '2026-11-14 23:27:03+00', '2026-11-15 02:30:06+00', '13:00', '-34.920421,138.492365,7', '-34.920332,138.493135,11', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL),
('01a1dc64-ec20-72e5-a63e-e4ba08f88660', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-15', 'false', '2026-11-14 23:29:24+00', '2026-11-15 02:35:55+00', '13:00', '-34.919999,138.493195,16', '-34.919895,138.492839,10', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL),
('01a1e09d-c370-7056-91fa-d9640a9de254', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-16', 'false', '2026-11-15 19:09:58+00', '2026-11-15 20:47:24+00', '07:30', '-34.950913,138.606610,13', '-34.951227,138.606809,33', '3200', '4400', '120', '97', '5173', '7113', NULL, NULL, NULL, '1', NULL),
('01a1e0b3-b4a0-74fb-a0dc-9c4e506f2fc3', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-16', 'false', '2026-11-15 19:33:56+00', '2026-11-15 21:30:48+00', '08:00', '-34.925128,138.608371,26', '-34.924465,138.608552,27', '3350', '4700', '120', '116', '6477', '9087', NULL, NULL, NULL, '1', NULL),
('01a1e0b4-4528-75c8-b463-047e99744c56', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-16', 'false', '2026-11-15 19:34:33+00', '2026-11-15 21:31:14+00', '08:00', '-34.924406,138.608411,6', '-34.924457,138.608389,27', '3350', '4700', '120', '116', '6477', '9087', NULL, NULL, NULL, '1', NULL),
('01a1e360-4a88-716d-aaa4-7edf2e36f03a', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-16', 'false', '2026-11-16 08:01:41+00', '2026-11-16 09:48:13+00', '20:30', '-34.981296,138.515593,20', '-34.981412,138.515694,13', '3400', '4850', '120', '106', '6007', '8568', NULL, NULL, NULL, '1', NULL),
('01a1e381-7e88-72a1-bde8-a725b6584ca6', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-16', 'false', '2026-11-16 08:37:57+00', '2026-11-16 10:46:47+00', '21:30', '-34.921565,138.629833,28', '-34.921662,138.630325,35', '3600', '5200', '150', '128', '7680', '11093', NULL, NULL, NULL, '1', NULL),
('01a1e427-1528-72ce-b3e4-b81646708b56', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-16', 'false', '2026-11-16 11:38:49+00', '2026-11-16 15:25:03+00', '02:00', '-34.813151,138.614594,17', '-34.813294,138.614598,35', '3900', '5600', '240', '226', '14690', '21093', NULL, NULL, NULL, '1', NULL),
('01a1e5b5-fa58-730e-b147-e3d2c016a1d9', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-17', 'false', '2026-11-16 18:54:31+00', '2026-11-16 20:47:33+00', '07:30', '-34.951056,138.606580,18', '-34.950770,138.607357,16', '3200', '4400', '120', '113', '6027', '8287', NULL, NULL, NULL, '1', NULL),
('01a1e5d7-1ad0-73cd-a29d-9684bc183bfb', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-17', 'false', '2026-11-16 19:30:42+00', '2026-11-16 21:34:56+00', '08:00', '-34.925124,138.608782,12', '-34.924209,138.608885,35', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL),
('01a1e5dd-1de0-702d-bb37-e453da5c3d30', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-17', 'false', '2026-11-16 19:37:16+00', '2026-11-16 21:18:43+00', '08:00', '-34.924207,138.608648,24', '-34.924228,138.608400,14', '3350', '4700', '120', '101', '5639', '7912', NULL, NULL, NULL, '1', NULL),
('01a1e613-c9f8-75e0-9602-262f77e3bd1f', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-17', 'false', '2026-11-16 20:36:59+00', '2026-11-16 22:33:19+00', '09:00', '-34.845901,138.505480,26', '-34.845828,138.505788,33', '3250', '4500', '120', '116', '6283', '8700', NULL, NULL, NULL, '1', NULL),
('01a1e67c-2ca0-771c-98c1-5c5718ea348d', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000021', NULL, '2026-11-17', 'false', '2026-11-16 22:31:00+00', '2026-11-17 01:39:00+00', NULL, '-34.942312,138.576662,19', '-34.943023,138.577260,18', '4200', '6000', '720', '188', '13160', '18800', NULL, NULL, NULL, '1', NULL),
('01a1e88a-7b00-70b9-a961-cb32026413ca', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-17', 'false', '2026-11-17 08:05:52+00', '2026-11-17 10:06:51+00', '20:30', '-34.981221,138.515824,35', '-34.981219,138.515946,9', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL),
('01a1eae9-b820-721d-b5fe-d6ebd408ed5e', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-18', 'false', '2026-11-17 19:09:08+00', '2026-11-17 20:48:33+00', '07:30', '-34.951308,138.607192,23', '-34.951536,138.607035,17', '3200', '4400', '120', '99', '5280', '7260', NULL, NULL, NULL, '1', NULL),
('01a1eb03-3f48-7655-a5fe-1459b1f4abfd', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-18', 'false', '2026-11-17 19:37:01+00', '2026-11-17 21:21:04+00', '08:00', '-34.924658,138.608840,7', '-34.924234,138.609356,24', '3350', '4700', '120', '104', '5807', '8147', NULL, NULL, NULL, '1', NULL),
('01a1edb4-0380-7724-8577-27678f713f19', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-18', 'false', '2026-11-18 08:09:20+00', '2026-11-18 10:05:16+00', '20:30', '-34.981971,138.515828,10', '-34.982043,138.514827,10', '3400', '4850', '120', '115', '6517', '9296', NULL, NULL, NULL, '1', NULL),
('01a1edc1-7cb8-7039-ba26-d2ba56ba12e2', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-18', 'false', '2026-11-18 08:24:03+00', '2026-11-18 10:54:45+00', '21:30', '-34.921361,138.630280,21', '-34.921081,138.630248,5', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL),
('01a1ee6e-b860-77b0-921b-f1e43e88f4dd', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-18', 'false', '2026-11-18 11:33:16+00', '2026-11-18 15:29:28+00', '02:00', '-34.812698,138.614440,29', '-34.812714,138.614312,22', '3900', '5600', '240', '236', '15340', '22027', NULL, NULL, NULL, '1', NULL),
('01a1f009-51a8-7236-808a-4c2392b7ccc0', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-701e-afe0-d761050d73c8', '2026-11-19', 'false', '2026-11-18 19:01:45+00', '2026-11-18 20:49:02+00', '07:30', '-34.950915,138.607263,33', '-34.950831,138.607168,8', '3200', '4400', '120', '107', '5707', '7847', NULL, NULL, NULL, '1', NULL),
('01a1f01f-6600-7387-8222-032b547b1529', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-19', 'false', '2026-11-18 19:25:52+00', '2026-11-18 21:26:52+00', '08:00', '-34.924926,138.608702,22', '-34.924917,138.608594,17', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL),
('01a1f025-e9f8-7474-89aa-19a89cc5828c', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-19', 'false', '2026-11-18 19:32:59+00', '2026-11-18 21:33:02+00', '08:00', '-34.924560,138.608906,16', '-34.924260,138.609046,26', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL),
('01a1f057-5e20-73ec-aa7d-7595bd3d614f', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-713f-a67e-c05ebbe087be', '2026-11-19', 'false', '2026-11-18 20:27:00+00', '2026-11-18 22:21:24+00', '09:00', '-34.846082,138.505199,21', '-34.846382,138.505463,33', '3250', '4500', '120', '114', '6175', '8550', NULL, NULL, NULL, '1', NULL),
('01a1f2cc-84a0-7623-b15a-370b5da5cfc3', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-19', 'false', '2026-11-19 07:54:12+00', '2026-11-19 10:04:30+00', '20:30', '-34.982238,138.514923,32', '-34.981505,138.515580,17', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL),
('01a1f531-e7f8-75af-9713-04934987639c', '01900000-0000-7000-8000-000000000014', '01900000-0000-7000-9000-000000000006', '019f3cfc-5e40-744f-876b-eef1f6f1378d', '2026-11-20', 'false', '2026-11-19 19:04:11+00', '2026-11-19 21:48:51+00', '08:30', '-34.951275,138.607154,31', '-34.950917,138.606939,18', '3200', '4400', '180', '164', '8747', '12027', NULL, NULL, NULL, '1', NULL),
('01a1f54b-a9b8-777b-b245-6d407a42af02', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-20', 'false', '2026-11-19 19:32:19+00', '2026-11-19 21:36:08+00', '08:00', '-34.924014,138.608731,14', '-34.924979,138.608410,28', '3350', '4700', '120', '120', '6700', '9400', NULL, NULL, NULL, '1', NULL),
('01a1f550-2240-75f0-b76b-66165cc1a2a3', '01900000-0000-7000-8000-000000000010', '01900000-0000-7000-9000-000000000001', '019f233c-9240-71cb-a1b7-f87d23673f27', '2026-11-20', 'false', '2026-11-19 19:37:12+00', '2026-11-19 21:16:55+00', '08:00', '-34.925003,138.609148,11', '-34.924117,138.608663,14', '3350', '4700', '120', '99', '5528', '7755', NULL, NULL, NULL, '1', NULL),
('01a1f7f8-b0e8-747c-9017-8007ac928856', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000003', '019f2d89-4a40-77c2-a50e-3515b67acbe1', '2026-11-20', 'false', '2026-11-20 08:00:33+00', '2026-11-20 10:00:53+00', '20:30', '-34.982259,138.515745,23', '-34.982065,138.515802,10', '3400', '4850', '120', '120', '6800', '9700', NULL, NULL, NULL, '1', NULL),
('01a1f813-8418-76a7-ab3d-469788de1201', '01900000-0000-7000-8000-000000000011', '01900000-0000-7000-9000-000000000002', '019f2862-ee40-77f5-af20-75336cd59424', '2026-11-20', 'false', '2026-11-20 08:29:51+00', '2026-11-20 11:00:37+00', '21:30', '-34.920974,138.630908,8', '-34.921236,138.630913,19', '3600', '5200', '150', '150', '9000', '13000', NULL, NULL, NULL, '1', NULL),
('01a1f8c0-f288-74ef-a68b-8c3899adc67a', '01900000-0000-7000-8000-000000000013', '01900000-0000-7000-9000-000000000005', '019f37d6-0240-7387-979c-ebbda903774c', '2026-11-20', 'false', '2026-11-20 11:39:17+00', '2026-11-20 15:27:12+00', '02:00', '-34.812395,138.613646,7', '-34.812346,138.613858,17', '3900', '5600', '240', '227', '14755', '21187', NULL, NULL, NULL, '1', NULL),
('01a1fa89-df30-71c5-8f16-95a70e08232a', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000004', '019f32af-a640-759c-a513-035774027c8a', '2026-11-21', 'false', '2026-11-20 19:58:22+00', '2026-11-20 22:28:38+00', '09:00', '-34.846645,138.505113,33', '-34.846545,138.505817,27', '3250', '4500', '150', '150', '8125', '11250', NULL, NULL, NULL, '1', NULL),
('01a1fb47-8dc8-7201-867b-5108dae949ab', '01900000-0000-7000-8000-000000000015', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-21', 'false', '2026-11-20 23:25:33+00', '2026-11-21 02:28:15+00', '13:00', '-34.920474,138.492673,21', '-34.920037,138.492449,23', '3700', '5100', '180', '180', '11100', '15300', NULL, NULL, NULL, '1', NULL),
('01a1fb4c-a290-7112-9300-ae61fe779651', '01900000-0000-7000-8000-000000000012', '01900000-0000-7000-9000-000000000007', '019f4222-ba40-7773-b636-ea27c384325e', '2026-11-21', 'false', '2026-11-20 23:31:06+00', '2026-11-21 02:20:35+00', '13:00', '-34.920106,138.493069,21', '-34.919635,138.492456,8', '3700', '5100', '180', '169', '10422', '14365', NULL, NULL, NULL, '1', NULL);
SELECT setval('"migration_id_seq"', 6);
SELECT setval('"outbox_event_position_seq"', 530);
