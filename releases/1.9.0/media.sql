-- The database of svc-media as release 1.9.0 made and filled it, with its demo company.

CREATE SEQUENCE migration_id_seq;
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
CREATE TABLE known_account (
  "id" uuid NOT NULL,
  "name" text NOT NULL,
  "role" text NOT NULL,
  "verified" boolean NOT NULL,
  "removed" boolean NOT NULL,
  "session_version" integer NOT NULL,
  "ended_sessions" uuid[] NOT NULL DEFAULT '{}'::uuid[],
  "second_factor" boolean,
  "places" uuid[]);
CREATE TABLE pending_deletion (
  "key" text NOT NULL,
  "delete_after" timestamp with time zone NOT NULL,
  "marked" boolean NOT NULL DEFAULT false);
CREATE TABLE document_owner (
  "user_id" uuid NOT NULL,
  "version" integer NOT NULL);
CREATE TABLE document (
  "id" uuid NOT NULL,
  "owner_id" uuid,
  "registration_id" uuid,
  "kind" text NOT NULL,
  "content_type" text NOT NULL,
  "size_bytes" integer NOT NULL,
  "object_key" text NOT NULL,
  "created_at" timestamp with time zone NOT NULL,
  "deleted_at" timestamp with time zone,
  "key_id" text,
  "head_digest" bytea,
  "version_id" uuid,
  "kept" boolean NOT NULL DEFAULT false,
  "has_object" boolean NOT NULL GENERATED ALWAYS AS (((deleted_at IS NULL) OR kept)) STORED);
CREATE TABLE document_reading (
  "document_id" uuid NOT NULL,
  "reader_id" uuid NOT NULL,
  "told_at" timestamp with time zone NOT NULL);
CREATE TABLE gallery_collection (
  "id" uuid NOT NULL,
  "catergory" text NOT NULL,
  "created_by" uuid NOT NULL,
  "created_at" timestamp with time zone NOT NULL);
CREATE TABLE gallery_image (
  "id" uuid NOT NULL,
  "collection_id" uuid NOT NULL,
  "side" text NOT NULL,
  "position" integer NOT NULL,
  "status" text NOT NULL,
  "original_key" text,
  "width" integer NOT NULL,
  "height" integer NOT NULL,
  "placeholder" text NOT NULL,
  "sources" jsonb NOT NULL,
  "attempts" integer NOT NULL,
  "queued_at" timestamp with time zone NOT NULL);
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
CREATE TABLE audit_entry (
  "id" uuid NOT NULL,
  "entry" jsonb NOT NULL);
CREATE TABLE token_key_set (
  "only_row" boolean NOT NULL DEFAULT true,
  "keys" jsonb NOT NULL,
  "fetched_at" timestamp with time zone NOT NULL);
CREATE TABLE anonymous_upload (
  "minute" timestamp with time zone NOT NULL,
  "source" text NOT NULL,
  "bytes" bigint NOT NULL);
CREATE TABLE raised_notice (
  "id" uuid NOT NULL,
  "notice" jsonb NOT NULL,
  "raised_at" timestamp with time zone NOT NULL DEFAULT now());
CREATE TABLE enquiry_photo (
  "id" uuid NOT NULL,
  "enquiry_id" uuid,
  "position" integer NOT NULL DEFAULT 0,
  "object_key" text NOT NULL,
  "size_bytes" integer NOT NULL,
  "key_id" text NOT NULL,
  "head_digest" bytea NOT NULL,
  "width" integer NOT NULL,
  "height" integer NOT NULL,
  "created_at" timestamp with time zone NOT NULL);
CREATE TABLE adjustment_file (
  "id" uuid NOT NULL,
  "adjustment_id" uuid,
  "person_id" uuid,
  "uploaded_by" uuid NOT NULL,
  "content_type" text NOT NULL,
  "object_key" text NOT NULL,
  "size_bytes" integer NOT NULL,
  "key_id" text NOT NULL,
  "head_digest" bytea NOT NULL,
  "created_at" timestamp with time zone NOT NULL);
CREATE TABLE compliance_version (
  "id" uuid NOT NULL,
  "person_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "number" integer NOT NULL,
  "state" text NOT NULL,
  "submitted_at" timestamp with time zone NOT NULL,
  "decided_at" timestamp with time zone,
  "decided_by" uuid,
  "decided_by_name" text NOT NULL DEFAULT ''::text,
  "reason" text NOT NULL DEFAULT ''::text,
  "issued_on" date,
  "expires_on" date,
  "details" jsonb NOT NULL DEFAULT '{}'::jsonb,
  "work_limit" boolean NOT NULL DEFAULT false,
  "files_deleted_at" timestamp with time zone);
CREATE TABLE compliance_notice (
  "version_id" uuid NOT NULL,
  "days" integer NOT NULL,
  "expires_on" date NOT NULL);
CREATE TABLE compliance_request (
  "person_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "asked_at" timestamp with time zone NOT NULL);
CREATE TABLE compliance_settings (
  "id" integer NOT NULL,
  "settings" jsonb NOT NULL,
  "version" integer NOT NULL);
CREATE TABLE work_photo (
  "id" uuid NOT NULL,
  "person_id" uuid NOT NULL,
  "object_key" text NOT NULL,
  "size_bytes" integer NOT NULL,
  "key_id" text NOT NULL,
  "head_digest" bytea NOT NULL,
  "width" integer NOT NULL,
  "height" integer NOT NULL,
  "created_at" timestamp with time zone NOT NULL);
CREATE TABLE named_work_photo (
  "photo_id" uuid NOT NULL,
  "owner_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "job_id" uuid,
  "person_id" uuid NOT NULL,
  "position" integer NOT NULL,
  "deleted_at" timestamp with time zone);
CREATE TABLE gallery_consent (
  "collection_id" uuid NOT NULL,
  "idempotency_key" uuid NOT NULL,
  "before_photo_id" uuid NOT NULL,
  "after_photo_id" uuid NOT NULL,
  "agreed_by" text NOT NULL,
  "consent" text NOT NULL,
  "noted_by" uuid NOT NULL,
  "noted_by_name" text NOT NULL,
  "noted_at" timestamp with time zone NOT NULL);
CREATE TABLE site_file (
  "id" uuid NOT NULL,
  "job_id" uuid NOT NULL,
  "kind" text NOT NULL,
  "name" text NOT NULL,
  "added_by" uuid NOT NULL,
  "object_key" text NOT NULL,
  "size_bytes" integer NOT NULL,
  "key_id" text NOT NULL,
  "head_digest" bytea NOT NULL,
  "created_at" timestamp with time zone NOT NULL);
CREATE TABLE known_site (
  "id" uuid NOT NULL,
  "state" jsonb NOT NULL);
CREATE TABLE site_page (
  "page" text NOT NULL,
  "version" integer NOT NULL,
  "draft" jsonb NOT NULL,
  "published" jsonb NOT NULL);
CREATE TABLE site_page_version (
  "page" text NOT NULL,
  "version" integer NOT NULL,
  "texts" jsonb NOT NULL,
  "published_by" text NOT NULL,
  "published_at" timestamp with time zone NOT NULL);
CREATE TABLE site_picture_file (
  "id" uuid NOT NULL,
  "place" text NOT NULL,
  "width" integer NOT NULL,
  "height" integer NOT NULL,
  "sources" jsonb NOT NULL,
  "bytes" bytea,
  "created_at" timestamp with time zone NOT NULL);
CREATE TABLE site_picture (
  "place" text NOT NULL,
  "version" integer NOT NULL,
  "draft_file" uuid,
  "draft_alt" text NOT NULL,
  "published_file" uuid,
  "published_alt" text NOT NULL);
CREATE TABLE site_picture_version (
  "place" text NOT NULL,
  "version" integer NOT NULL,
  "file" uuid,
  "alt" text NOT NULL,
  "published_by" text NOT NULL,
  "published_at" timestamp with time zone NOT NULL);
CREATE TABLE compliance_check_notice (
  "version_id" uuid NOT NULL,
  "days" integer NOT NULL,
  "check_again_on" date NOT NULL);
INSERT INTO migration ("id", "timestamp", "name") VALUES
  ('1', '1760000000000', 'KitTables1760000000000'),
  ('2', '1760000000001', 'KnownAccounts1760000000001'),
  ('3', '1760000000010', 'EndedSessions1760000000010'),
  ('4', '1767225600000', 'CreateMedia1767225600000'),
  ('5', '1796000000000', 'ChangeFeed1796000000000'),
  ('6', '1796000000001', 'AuditEntries1796000000001'),
  ('7', '1796000000002', 'ForgetEmails1796000000002'),
  ('8', '1796000000005', 'EnterDocumentsInFeed1796000000005'),
  ('9', '1796000000009', 'DropEvents1796000000009'),
  ('10', '1796000000031', 'EncryptDocuments1796000000031'),
  ('11', '1797000000010', 'RaisedNotices1797000000010'),
  ('12', '1797000000015', 'KnownSecondFactors1797000000015'),
  ('13', '1798200000000', 'AddEnquiryPhotos1798200000000'),
  ('14', '1798300000000', 'AddAdjustmentFiles1798300000000'),
  ('15', '1798600000100', 'NameUnownedObjects1798600000100'),
  ('16', '1799200000000', 'NamePendingDeletions1799200000000'),
  ('17', '1799300000000', 'KeepComplianceVersions1799300000000'),
  ('18', '1799310000000', 'KeepWorkPhotos1799310000000'),
  ('19', '1799310000010', 'KnownPlaces1799310000010'),
  ('20', '1799320000000', 'AddSiteFiles1799320000000'),
  ('21', '1799420000000', 'NameFeedbackPhotos1799420000000'),
  ('22', '1799450000000', 'KnowSite1799450000000'),
  ('23', '1799450000100', 'EditSiteTexts1799450000100'),
  ('24', '1799460000000', 'KeepComplaintPhotos1799460000000'),
  ('25', '1799470000100', 'KeepSitePictures1799470000100'),
  ('26', '1799480000000', 'TellOfChecks1799480000000'),
  ('27', '1799520000000', 'TellLogo1799520000000');
INSERT INTO demo_seed ("only_row", "seeded_at") VALUES
  ('true', '2026-11-28 08:41:17.521889+00');
INSERT INTO known_account ("id", "name", "role", "verified", "removed", "session_version", "ended_sessions", "second_factor", "places") VALUES
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
INSERT INTO document_owner ("user_id", "version") VALUES
  ('01900000-0000-7000-8000-000000000010', '1'),
  ('01900000-0000-7000-8000-000000000011', '1'),
  ('01900000-0000-7000-8000-000000000012', '1'),
  ('01900000-0000-7000-8000-000000000013', '1'),
  ('01900000-0000-7000-8000-000000000014', '1'),
  ('01900000-0000-7000-8000-000000000015', '1'),
  ('01900000-0000-7000-8000-000000000016', '1'),
  ('01900000-0000-7000-8000-000000000017', '1');
INSERT INTO document ("id", "owner_id", "registration_id", "kind", "content_type", "size_bytes", "object_key", "created_at", "deleted_at", "key_id", "head_digest", "version_id", "kept") VALUES
  ('01a22150-cf48-7409-9ba2-ba50f8f90cbc', '01900000-0000-7000-8000-000000000010', NULL, 'passport_img', 'image/jpeg', '44168', 'documents/01a22150-cf48-7409-9ba2-ba50f8f90cbc', '2026-11-28 08:41:14.357+00', NULL, 'a61764615c99a40f', '\x9a09337446562ce0ad4c1ddee43a5afbcfee8cb609a504b0b747423c8d6303d6', '01a22150-cf48-7409-9ba2-ba50f8f90cbc', 'false'),
  ('01a22150-cf4a-75f4-83e2-6805dfe783d4', '01900000-0000-7000-8000-000000000010', NULL, 'address_proof_img', 'image/png', '18100', 'documents/01a22150-cf4a-75f4-83e2-6805dfe783d4', '2026-11-28 08:41:14.357+00', NULL, 'a61764615c99a40f', '\xaa1797d79ba8e40d161445d4d82c4d72938741623a6e041c459a59de514567ee', '01a22150-cf4a-75f4-83e2-6805dfe783d4', 'false'),
  ('01a22150-cef5-71e9-886a-c5e346ae4ecc', '01900000-0000-7000-8000-000000000010', NULL, 'police_check_img', 'application/pdf', '2158', 'documents/01a22150-cef5-71e9-886a-c5e346ae4ecc', '2026-11-28 08:41:14.357+00', NULL, 'a61764615c99a40f', '\x04e8af1a847696cf9c12327db1580be4ddd6b37fd9960072d628a1832e063654', '01a22150-cef5-71e9-886a-c5e346ae4ecc', 'false'),
  ('01a22150-cf16-742b-8db3-abcdae1b8547', '01900000-0000-7000-8000-000000000010', NULL, 'children_check_img', 'application/pdf', '2166', 'documents/01a22150-cf16-742b-8db3-abcdae1b8547', '2026-11-28 08:41:14.357+00', NULL, 'a61764615c99a40f', '\xd1b0c0373e133b1ce642331e354c1e45448d1bb0a750f15fc0487f7280599db1', '01a22150-cf16-742b-8db3-abcdae1b8547', 'false'),
  ('01a22150-cf16-742b-8db3-addb7498a956', '01900000-0000-7000-8000-000000000010', NULL, 'agreement_img', 'application/pdf', '2275', 'documents/01a22150-cf16-742b-8db3-addb7498a956', '2026-11-28 08:41:14.357+00', NULL, 'a61764615c99a40f', '\x2f319a7bc0ad4edf64103343ff7b29b0c276644ddd253a5ae88626f360076340', '01a22150-cf16-742b-8db3-addb7498a956', 'false'),
  ('01a22150-cf16-742b-8db3-b0771056a717', '01900000-0000-7000-8000-000000000010', NULL, 'declaration_img', 'application/pdf', '2143', 'documents/01a22150-cf16-742b-8db3-b0771056a717', '2026-11-28 08:41:14.357+00', NULL, 'a61764615c99a40f', '\x882b8aff9d14200ce61cfc531a37bb84a195f9b8d472155e0a69fb5b3890613c', '01a22150-cf16-742b-8db3-b0771056a717', 'false'),
  ('01a22150-d1ee-73ce-89e2-4935ab9fac94', '01900000-0000-7000-8000-000000000011', NULL, 'passport_img', 'image/jpeg', '43959', 'documents/01a22150-d1ee-73ce-89e2-4935ab9fac94', '2026-11-28 08:41:14.558+00', NULL, 'a61764615c99a40f', '\x285b9bec63445d8a7f9b1e67b81d5f2864adc80ecb1f1773c6c6d3dff081c475', '01a22150-d1ee-73ce-89e2-4935ab9fac94', 'false'),
  ('01a22150-d22d-7407-92db-351ee9d4f8ac', '01900000-0000-7000-8000-000000000011', NULL, 'address_proof_img', 'image/png', '18529', 'documents/01a22150-d22d-7407-92db-351ee9d4f8ac', '2026-11-28 08:41:14.558+00', NULL, 'a61764615c99a40f', '\xce7053e8ac48385cb644d8646b141806ca80b8f94b468bde8ac0e01dc1fc56b2', '01a22150-d22d-7407-92db-351ee9d4f8ac', 'false'),
  ('01a22150-d1e3-76d0-bbf7-5c5b464d7cd3', '01900000-0000-7000-8000-000000000011', NULL, 'police_check_img', 'application/pdf', '2175', 'documents/01a22150-d1e3-76d0-bbf7-5c5b464d7cd3', '2026-11-28 08:41:14.558+00', NULL, 'a61764615c99a40f', '\x34cce50c9ed747135ec2816334b9083a0774ca949fdd4379cf1d06023590e5c7', '01a22150-d1e3-76d0-bbf7-5c5b464d7cd3', 'false'),
  ('01a22150-d1e3-76d0-bbf7-63425abc9652', '01900000-0000-7000-8000-000000000011', NULL, 'children_check_img', 'application/pdf', '2180', 'documents/01a22150-d1e3-76d0-bbf7-63425abc9652', '2026-11-28 08:41:14.558+00', NULL, 'a61764615c99a40f', '\x8d0da95d4be852884e2363dd1ae8f384a53933940b57fa7c33644bdcd61fa3e6', '01a22150-d1e3-76d0-bbf7-63425abc9652', 'false'),
  ('01a22150-d1e3-76d0-bbf7-674ca1a2079d', '01900000-0000-7000-8000-000000000011', NULL, 'agreement_img', 'application/pdf', '2297', 'documents/01a22150-d1e3-76d0-bbf7-674ca1a2079d', '2026-11-28 08:41:14.558+00', NULL, 'a61764615c99a40f', '\xa9fbd293b1102ff498ffca93ac69365507d38f25f53dac929309d668f49d4678', '01a22150-d1e3-76d0-bbf7-674ca1a2079d', 'false'),
  ('01a22150-d1e3-76d0-bbf7-6a3e15f190fe', '01900000-0000-7000-8000-000000000011', NULL, 'declaration_img', 'application/pdf', '2154', 'documents/01a22150-d1e3-76d0-bbf7-6a3e15f190fe', '2026-11-28 08:41:14.558+00', NULL, 'a61764615c99a40f', '\xdb4749b269a59350b4276da8c66302a9ddf6613811f9321565f444239c0f0870', '01a22150-d1e3-76d0-bbf7-6a3e15f190fe', 'false'),
  ('01a22150-d2b7-73f9-844a-de6ded7a6e57', '01900000-0000-7000-8000-000000000012', NULL, 'passport_img', 'image/jpeg', '43419', 'documents/01a22150-d2b7-73f9-844a-de6ded7a6e57', '2026-11-28 08:41:14.756+00', NULL, 'a61764615c99a40f', '\x2922d388af6df837c2e257a7b0474e13240a56ff6cb4d5225b7ea8ae783371e8', '01a22150-d2b7-73f9-844a-de6ded7a6e57', 'false'),
  ('01a22150-d2fa-7239-80aa-bc84a0356820', '01900000-0000-7000-8000-000000000012', NULL, 'address_proof_img', 'image/png', '18116', 'documents/01a22150-d2fa-7239-80aa-bc84a0356820', '2026-11-28 08:41:14.756+00', NULL, 'a61764615c99a40f', '\xdfabb585b6593a7abd4302e1d0aedcaa7e17fb6dbd50fcbcc2002759aa0d91ac', '01a22150-d2fa-7239-80aa-bc84a0356820', 'false'),
  ('01a22150-d292-75c8-b2cc-1f6d3dffc5d8', '01900000-0000-7000-8000-000000000012', NULL, 'police_check_img', 'application/pdf', '2160', 'documents/01a22150-d292-75c8-b2cc-1f6d3dffc5d8', '2026-11-28 08:41:14.756+00', NULL, 'a61764615c99a40f', '\x4fcfeb518c42b83cc1ae42e0d4fa3754e31fc16577662cd167384c2593e3e4ad', '01a22150-d292-75c8-b2cc-1f6d3dffc5d8', 'false'),
  ('01a22150-d292-75c8-b2cc-219e7da6ed3f', '01900000-0000-7000-8000-000000000012', NULL, 'children_check_img', 'application/pdf', '2165', 'documents/01a22150-d292-75c8-b2cc-219e7da6ed3f', '2026-11-28 08:41:14.756+00', NULL, 'a61764615c99a40f', '\x4adfc89c63bdcdcccfc9ec7d403b250ee4991ff2c6a827a81ebd4c5a712dfe9f', '01a22150-d292-75c8-b2cc-219e7da6ed3f', 'false'),
  ('01a22150-d292-75c8-b2cc-242ad1b37243', '01900000-0000-7000-8000-000000000012', NULL, 'agreement_img', 'application/pdf', '2283', 'documents/01a22150-d292-75c8-b2cc-242ad1b37243', '2026-11-28 08:41:14.756+00', NULL, 'a61764615c99a40f', '\x38877f194caea533bee168ec5915758f1abeb0f6c784c577a5a2b33f01bfcd16', '01a22150-d292-75c8-b2cc-242ad1b37243', 'false'),
  ('01a22150-d292-75c8-b2cc-2b4d32a94650', '01900000-0000-7000-8000-000000000012', NULL, 'declaration_img', 'application/pdf', '2148', 'documents/01a22150-d292-75c8-b2cc-2b4d32a94650', '2026-11-28 08:41:14.756+00', NULL, 'a61764615c99a40f', '\x1edfeed632a6aac320118e6e1a598ed25ecad8d3228a3310e91b607ac42ac4fe', '01a22150-d292-75c8-b2cc-2b4d32a94650', 'false'),
  ('01a22150-d360-73c7-b4d1-25f806753704', '01900000-0000-7000-8000-000000000013', NULL, 'passport_img', 'image/jpeg', '44882', 'documents/01a22150-d360-73c7-b4d1-25f806753704', '2026-11-28 08:41:14.926+00', NULL, 'a61764615c99a40f', '\xb6cdea2a08deb70c94e179353ec31e7c4e2049267cf28734916121eb0e42252d', '01a22150-d360-73c7-b4d1-25f806753704', 'false'),
  ('01a22150-d396-754e-8a99-d79827104288', '01900000-0000-7000-8000-000000000013', NULL, 'address_proof_img', 'image/png', '18522', 'documents/01a22150-d396-754e-8a99-d79827104288', '2026-11-28 08:41:14.926+00', NULL, 'a61764615c99a40f', '\x8e44a0aa7e251b1b66b21fb1ce1c7a8b226a5b04946e2da8a97fd3af75571185', '01a22150-d396-754e-8a99-d79827104288', 'false'),
  ('01a22150-d328-74b0-82b9-3dc449717666', '01900000-0000-7000-8000-000000000013', NULL, 'police_check_img', 'application/pdf', '2170', 'documents/01a22150-d328-74b0-82b9-3dc449717666', '2026-11-28 08:41:14.926+00', NULL, 'a61764615c99a40f', '\x5c6075e24abc9797408f4f185b3f9e74ef9ad460987dfce8c7d0a17ae1661841', '01a22150-d328-74b0-82b9-3dc449717666', 'false'),
  ('01a22150-d328-74b0-82b9-4383566b565d', '01900000-0000-7000-8000-000000000013', NULL, 'children_check_img', 'application/pdf', '2180', 'documents/01a22150-d328-74b0-82b9-4383566b565d', '2026-11-28 08:41:14.926+00', NULL, 'a61764615c99a40f', '\x9b10180ad4f5c353197faaf8f105d5ccfb0a81bb32aa947ed304b65f1bfda10d', '01a22150-d328-74b0-82b9-4383566b565d', 'false'),
  ('01a22150-d328-74b0-82b9-45135a9c85be', '01900000-0000-7000-8000-000000000013', NULL, 'agreement_img', 'application/pdf', '2293', 'documents/01a22150-d328-74b0-82b9-45135a9c85be', '2026-11-28 08:41:14.926+00', NULL, 'a61764615c99a40f', '\xb1b6f9c3e84cc6aaabea1e30fd5061d1ddb177d5fffe508e4abaa9fdee338e3d', '01a22150-d328-74b0-82b9-45135a9c85be', 'false'),
  ('01a22150-d328-74b0-82b9-4b3b013191a7', '01900000-0000-7000-8000-000000000013', NULL, 'declaration_img', 'application/pdf', '2162', 'documents/01a22150-d328-74b0-82b9-4b3b013191a7', '2026-11-28 08:41:14.926+00', NULL, 'a61764615c99a40f', '\xe43c80232ff12d1597ea56af9dee093be194b0ac69ce60ded295bd2418955858', '01a22150-d328-74b0-82b9-4b3b013191a7', 'false'),
  ('01a22150-d40c-72b8-89b7-ad5ff79a476f', '01900000-0000-7000-8000-000000000014', NULL, 'passport_img', 'image/jpeg', '52962', 'documents/01a22150-d40c-72b8-89b7-ad5ff79a476f', '2026-11-28 08:41:15.083+00', NULL, 'a61764615c99a40f', '\xf331b7acca1560299de7cb992f1eb329c3e9f6ad5f195b932ce852e8d7cc47f9', '01a22150-d40c-72b8-89b7-ad5ff79a476f', 'false'),
  ('01a22150-d443-716a-a2ed-dc7722f45219', '01900000-0000-7000-8000-000000000014', NULL, 'address_proof_img', 'image/png', '18954', 'documents/01a22150-d443-716a-a2ed-dc7722f45219', '2026-11-28 08:41:15.083+00', NULL, 'a61764615c99a40f', '\x900785aa00018c3b795a51516da0d62184a7b2cd048bad654ad61c6df148bca4', '01a22150-d443-716a-a2ed-dc7722f45219', 'false'),
  ('01a22150-d404-7327-8085-11dde726832f', '01900000-0000-7000-8000-000000000014', NULL, 'police_check_img', 'application/pdf', '2174', 'documents/01a22150-d404-7327-8085-11dde726832f', '2026-11-28 08:41:15.083+00', NULL, 'a61764615c99a40f', '\xe935759f4301b0ac02c59cb54d0da63a6df2ac8efc17bd8742168c3b0f02935e', '01a22150-d404-7327-8085-11dde726832f', 'false'),
  ('01a22150-d405-760f-a58e-b4629fa31502', '01900000-0000-7000-8000-000000000014', NULL, 'children_check_img', 'application/pdf', '2177', 'documents/01a22150-d405-760f-a58e-b4629fa31502', '2026-11-28 08:41:15.083+00', NULL, 'a61764615c99a40f', '\x415cde712dc18286747bca1bf91c6ac213d2173e7fe1a90f0f21b91d27f2b1b0', '01a22150-d405-760f-a58e-b4629fa31502', 'false'),
  ('01a22150-d405-760f-a58e-b9f06f4c5760', '01900000-0000-7000-8000-000000000014', NULL, 'agreement_img', 'application/pdf', '2307', 'documents/01a22150-d405-760f-a58e-b9f06f4c5760', '2026-11-28 08:41:15.083+00', NULL, 'a61764615c99a40f', '\xf973c08c1f60ff9338e074bfbb7e31e07b7cafec540c54206fecd2e11cc77711', '01a22150-d405-760f-a58e-b9f06f4c5760', 'false'),
  ('01a22150-d405-760f-a58e-bf8e3222e1b7', '01900000-0000-7000-8000-000000000014', NULL, 'declaration_img', 'application/pdf', '2159', 'documents/01a22150-d405-760f-a58e-bf8e3222e1b7', '2026-11-28 08:41:15.083+00', NULL, 'a61764615c99a40f', '\x5d28d9ae9b9fb84297ad0f8dfe00a19ac0bfb78a9087c3030b308f034570b3d3', '01a22150-d405-760f-a58e-bf8e3222e1b7', 'false'),
  ('01a22150-d494-7405-a1d4-c896f0fb0b0d', '01900000-0000-7000-8000-000000000015', NULL, 'passport_img', 'image/jpeg', '47860', 'documents/01a22150-d494-7405-a1d4-c896f0fb0b0d', '2026-11-28 08:41:15.248+00', NULL, 'a61764615c99a40f', '\xb33815d3ee78899beb81080380fd938f4b3adfb3634984c9103a3786efd9dd89', '01a22150-d494-7405-a1d4-c896f0fb0b0d', 'false'),
  ('01a22150-d4e6-74c5-92a3-f3925fd31aa5', '01900000-0000-7000-8000-000000000015', NULL, 'address_proof_img', 'image/png', '18167', 'documents/01a22150-d4e6-74c5-92a3-f3925fd31aa5', '2026-11-28 08:41:15.248+00', NULL, 'a61764615c99a40f', '\x9e1881f23b036da9fe571aea1bdd17dcdf8a3962077793419d8d09b401457a4f', '01a22150-d4e6-74c5-92a3-f3925fd31aa5', 'false'),
  ('01a22150-d47a-711b-8aba-430bfc4eded0', '01900000-0000-7000-8000-000000000015', NULL, 'police_check_img', 'application/pdf', '2163', 'documents/01a22150-d47a-711b-8aba-430bfc4eded0', '2026-11-28 08:41:15.248+00', NULL, 'a61764615c99a40f', '\xaed8498dbae4243e2168f8b1b419c6144502eb2c941047d04a47236a7390275e', '01a22150-d47a-711b-8aba-430bfc4eded0', 'false'),
  ('01a22150-d47a-711b-8aba-450a24691c46', '01900000-0000-7000-8000-000000000015', NULL, 'children_check_img', 'application/pdf', '2172', 'documents/01a22150-d47a-711b-8aba-450a24691c46', '2026-11-28 08:41:15.248+00', NULL, 'a61764615c99a40f', '\x4e2fd0ae86783d9d90fce9fabc847fb1870277aee6fb600a907075ac5a6b949d', '01a22150-d47a-711b-8aba-450a24691c46', 'false'),
  ('01a22150-d47a-711b-8aba-4b7e7a9e0c40', '01900000-0000-7000-8000-000000000015', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a22150-d47a-711b-8aba-4b7e7a9e0c40', '2026-11-28 08:41:15.248+00', NULL, 'a61764615c99a40f', '\x81064018868feaf849b073d92fc6d1ca4f246f7f4b06d655e5fc25736dbd3c56', '01a22150-d47a-711b-8aba-4b7e7a9e0c40', 'false'),
  ('01a22150-d47a-711b-8aba-4f2b3ea0c143', '01900000-0000-7000-8000-000000000015', NULL, 'declaration_img', 'application/pdf', '2149', 'documents/01a22150-d47a-711b-8aba-4f2b3ea0c143', '2026-11-28 08:41:15.248+00', NULL, 'a61764615c99a40f', '\x54ed474be2f98c05c706f731296d0803aee092f7c959cae134e20be1d698de70', '01a22150-d47a-711b-8aba-4f2b3ea0c143', 'false'),
  ('01a22150-d519-742e-afea-73313bea4e76', '01900000-0000-7000-8000-000000000016', NULL, 'passport_img', 'image/jpeg', '45626', 'documents/01a22150-d519-742e-afea-73313bea4e76', '2026-11-28 08:41:15.369+00', NULL, 'a61764615c99a40f', '\x6ce1a3dd3fb9963f9992f31e2688a3ac0315437c8e88886ec7bf022924922d51', '01a22150-d519-742e-afea-73313bea4e76', 'false'),
  ('01a22150-d55d-7023-8aca-3a761a7bce9b', '01900000-0000-7000-8000-000000000016', NULL, 'address_proof_img', 'image/png', '18423', 'documents/01a22150-d55d-7023-8aca-3a761a7bce9b', '2026-11-28 08:41:15.369+00', NULL, 'a61764615c99a40f', '\xaaec1bccf078b77ffc8d9187dfc5edf5fa53b0526e57f613abe67546fa683a35', '01a22150-d55d-7023-8aca-3a761a7bce9b', 'false'),
  ('01a22150-d513-722b-9c44-bbcde2c3224a', '01900000-0000-7000-8000-000000000016', NULL, 'police_check_img', 'application/pdf', '2168', 'documents/01a22150-d513-722b-9c44-bbcde2c3224a', '2026-11-28 08:41:15.369+00', NULL, 'a61764615c99a40f', '\x50b6d8720494103e068c242f6b0944b9501ac86bc5273f42f7885c0cef24bb46', '01a22150-d513-722b-9c44-bbcde2c3224a', 'false'),
  ('01a22150-d513-722b-9c44-be1571b8f4aa', '01900000-0000-7000-8000-000000000016', NULL, 'children_check_img', 'application/pdf', '2172', 'documents/01a22150-d513-722b-9c44-be1571b8f4aa', '2026-11-28 08:41:15.369+00', NULL, 'a61764615c99a40f', '\xeb379076bf345dc645af4b0e60407348a448d3b514cbe8cc7744e0bc3ba919e2', '01a22150-d513-722b-9c44-be1571b8f4aa', 'false'),
  ('01a22150-d513-722b-9c44-c3489d132568', '01900000-0000-7000-8000-000000000016', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a22150-d513-722b-9c44-c3489d132568', '2026-11-28 08:41:15.369+00', NULL, 'a61764615c99a40f', '\xf7c80a432a1a0f0a1606f35459f698ca694fd8232f33bab33339b6153b289bc0', '01a22150-d513-722b-9c44-c3489d132568', 'false'),
  ('01a22150-d513-722b-9c44-c4409a70a246', '01900000-0000-7000-8000-000000000016', NULL, 'declaration_img', 'application/pdf', '2149', 'documents/01a22150-d513-722b-9c44-c4409a70a246', '2026-11-28 08:41:15.369+00', NULL, 'a61764615c99a40f', '\x720f7da7653d40f93cf92ed87ea40fdca880ddf13923e8b98df827d537c0ee1d', '01a22150-d513-722b-9c44-c4409a70a246', 'false'),
  ('01a22150-d59e-73ae-a324-58d97c46b779', '01900000-0000-7000-8000-000000000017', NULL, 'passport_img', 'image/jpeg', '44667', 'documents/01a22150-d59e-73ae-a324-58d97c46b779', '2026-11-28 08:41:15.529+00', NULL, 'a61764615c99a40f', '\x5961005cea92b14165b56d2ea42e1b2847c774c1d9a93cea2f66d4bf2f29b274', '01a22150-d59e-73ae-a324-58d97c46b779', 'false'),
  ('01a22150-d5fa-73f7-bcdf-2690c5f07881', '01900000-0000-7000-8000-000000000017', NULL, 'address_proof_img', 'image/png', '18345', 'documents/01a22150-d5fa-73f7-bcdf-2690c5f07881', '2026-11-28 08:41:15.529+00', NULL, 'a61764615c99a40f', '\x02e4ef2d60bdab4b91f651a89d05eebad2bfc524b9a62956ddc35e661d2247a6', '01a22150-d5fa-73f7-bcdf-2690c5f07881', 'false'),
  ('01a22150-d58f-700e-b5d5-073e60fa7778', '01900000-0000-7000-8000-000000000017', NULL, 'police_check_img', 'application/pdf', '2167', 'documents/01a22150-d58f-700e-b5d5-073e60fa7778', '2026-11-28 08:41:15.529+00', NULL, 'a61764615c99a40f', '\x8ff553c06f213f9de2a0a937511e961c549ea48d1cd431de53a9b8c5aef501f1', '01a22150-d58f-700e-b5d5-073e60fa7778', 'false'),
  ('01a22150-d58f-700e-b5d5-0946bf94ffa0', '01900000-0000-7000-8000-000000000017', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a22150-d58f-700e-b5d5-0946bf94ffa0', '2026-11-28 08:41:15.529+00', NULL, 'a61764615c99a40f', '\x7dfe501ef06d4e1d71dec76619b555d58b119b03494a16ddd7a339fec9a6ceb6', '01a22150-d58f-700e-b5d5-0946bf94ffa0', 'false');
INSERT INTO gallery_collection ("id", "catergory", "created_by", "created_at") VALUES
  ('01a22150-d835-753f-9702-fcee7f146037', 'Staff kitchen, Norwood', '01900000-0000-7000-8000-000000000001', '2026-11-28 08:41:16.085+00'),
  ('01a22150-daa1-763f-bc6b-951acd4b2c77', 'Shop front windows, Glenelg', '01900000-0000-7000-8000-000000000001', '2026-11-28 08:41:16.705+00'),
  ('01a22150-dc41-7702-9084-a1bba58f84e7', 'Carpet and lounge, Unley', '01900000-0000-7000-8000-000000000001', '2026-11-28 08:41:17.121+00'),
  ('01a22150-ddcd-752d-9c95-654797fdbb02', 'Open-plan office, King William Street', '01900000-0000-7000-8000-000000000001', '2026-11-28 08:41:17.517+00');
INSERT INTO gallery_image ("id", "collection_id", "side", "position", "status", "original_key", "width", "height", "placeholder", "sources", "attempts", "queued_at") VALUES
  ('01a22150-d6aa-76eb-8233-63514fc92c0b', '01a22150-d835-753f-9702-fcee7f146037', 'after', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAwAgCdASoQAAsAAcAsJbAAA0FllVilM9AtgAD+/mJgr44b4qhMa7EBCBaAi/zjbp6jE+0r9poh+6mee21ztcUPdtX+Kv+WDFERFUfH7P+/SagZ+qC9qcXQ2cMyfvSk2/l043ZbEXe29//3lid3NAAA', '[{"name": "01a22150-e51b-7004-8aee-e24181dd037e-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-e51b-7004-8aee-e24181dd037e-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-e51b-7004-8aee-e24181dd037e-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-e51b-7004-8aee-e24181dd037e-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:16.085+00'),
  ('01a22150-d831-74a0-878d-f99af9017602', '01a22150-d835-753f-9702-fcee7f146037', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoQAAsAAcAsJYwAA2KAh5k+QZYAAP7Q/8bRjXn5U/3jE4pBcgG1G1GvLU/pwN7D6qq397Hd8zYJLAfDu3t0L+xT36eIFnLXCP9LgWAURLkymft2ynjDwAAA', '[{"name": "01a22150-e1f2-7569-899d-1de42467e07e-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-e1f2-7569-899d-1de42467e07e-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-e1f2-7569-899d-1de42467e07e-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-e1f2-7569-899d-1de42467e07e-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:16.085+00'),
  ('01a22150-d7cd-709c-85d3-632dcd2f6b15', '01a22150-d835-753f-9702-fcee7f146037', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQAgCdASoQAAsAAcAsJQAAaC/qaqvGW4AAAP6v90nx9g1heKWNfA2wGqnUvrg2Phql2vfJ36VrOzF891+Kc5or461ybnZ7dLP5n+7u+//w7tQZQiyX4Mq1ZgA=', '[{"name": "01a22150-e2bf-728c-b255-00ef1c56d78a-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-e2bf-728c-b255-00ef1c56d78a-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-e2bf-728c-b255-00ef1c56d78a-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-e2bf-728c-b255-00ef1c56d78a-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:16.085+00'),
  ('01a22150-d701-72cc-9385-0c0a7ad3a433', '01a22150-d835-753f-9702-fcee7f146037', 'after', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAADwAQCdASoQAAsAAcAsJbAAAzxBNsvSzgAA/v4y6Oq96peHJ/xP7Iwp3OS9OjQibpnPEGw4Fe0zw/FZLYp/hTSwVVdhPbkjs8RA8xPfDaBSiTd/FPY/wcmWakjR/ockn/ZcHa2PgO5v4M4BB6mCysTeyKeAAA==', '[{"name": "01a22150-e591-710b-aad8-fc15989f6518-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-e591-710b-aad8-fc15989f6518-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-e591-710b-aad8-fc15989f6518-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-e591-710b-aad8-fc15989f6518-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:16.085+00'),
  ('01a22150-d7c6-7448-a63e-32224a71e571', '01a22150-d835-753f-9702-fcee7f146037', 'before', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoQAAsAAcAsJYwAA0B3WgHNIAAA/LKB66Shq1Lrsng8PMM6PsDr4egdY7txMnlVpXGhDKdeaF8j5kx3/GAJBNGYcH/0MoryFkAAAA==', '[{"name": "01a22150-e320-7492-b135-d70ab1fe9143-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-e320-7492-b135-d70ab1fe9143-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-e320-7492-b135-d70ab1fe9143-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-e320-7492-b135-d70ab1fe9143-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:16.085+00'),
  ('01a22150-d9f0-704e-8fd4-ed3f8de0ad4a', '01a22150-daa1-763f-bc6b-951acd4b2c77', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAsAAcAsJYwAAzpahsEma1eAAOH2KCjO/YqR88n7WO9BuOmpLmU0p/etMaadaGkAAA==', '[{"name": "01a22150-e666-77d6-b9f3-a4e2371c78c3-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-e666-77d6-b9f3-a4e2371c78c3-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-e666-77d6-b9f3-a4e2371c78c3-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-e666-77d6-b9f3-a4e2371c78c3-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:16.705+00'),
  ('01a22150-d677-7340-8870-1901118c0d4d', '01a22150-d835-753f-9702-fcee7f146037', 'after', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRqIAAABXRUJQVlA4IJYAAAAQAgCdASoQAAsAAcAsJZgAA1NdcdXejE0OAPff/mXshasCn2xPReI1Rb3Tg8hflFZObkLyUrwJ7UHSxxRjRIn1q7G25nrdGKO7wgdW893+mUnaPM9TRsgZVSr/lriXu/EAZlKEZdKQFW+wHNmHWnUA7q3Yi//N/v8xaWrCWNblneDlxcUE6mU0EJf82H34a006HcRqXAA=', '[{"name": "01a22150-e42f-7467-b428-167a113027ef-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-e42f-7467-b428-167a113027ef-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-e42f-7467-b428-167a113027ef-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-e42f-7467-b428-167a113027ef-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:16.085+00'),
  ('01a22150-dbec-7488-be72-4e09cc514f3f', '01a22150-dc41-7702-9084-a1bba58f84e7', 'before', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAABQAgCdASoQAAsAAcAsJYwAA19Puvyuin/CzYgA/s3u2rWCt6t2Eon4BemX5d8oXoJ0/4AXpuv+TkDTKVfDHs4K/4lQmgsoiXup9AAA', '[{"name": "01a22150-e887-712c-9e25-e0e37352852f-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-e887-712c-9e25-e0e37352852f-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-e887-712c-9e25-e0e37352852f-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-e887-712c-9e25-e0e37352852f-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:17.121+00'),
  ('01a22150-dd3c-777f-a901-25526f17d175', '01a22150-ddcd-752d-9c95-654797fdbb02', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAwAgCdASoQAAsAAcAsJQAAarCp7wDoa1V8AADif6omv2n5c8CybQuO7oUdV/1DfV8bNvInxDoPZgRHLaiLnxw6hz7U4swk8VbcHy6DV6kvdd4i86I/CZUjLnn2gzR/X6Rmq9SBEJRfol589soCzaWcAAA=', '[{"name": "01a22150-eacc-741d-bb35-d467f5a0029f-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-eacc-741d-bb35-d467f5a0029f-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-eacc-741d-bb35-d467f5a0029f-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-eacc-741d-bb35-d467f5a0029f-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:17.517+00'),
  ('01a22150-da9b-7737-bb01-8d380a9042bc', '01a22150-daa1-763f-bc6b-951acd4b2c77', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAsAAcAsJYwAA1+jGDMTI8TQAPv9hAxEIpmHeV4tdg5tovitk/HIfxUsBX/e5aKRXmPX4AA=', '[{"name": "01a22150-e5ef-70bf-830e-52bde6887728-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-e5ef-70bf-830e-52bde6887728-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-e5ef-70bf-830e-52bde6887728-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-e5ef-70bf-830e-52bde6887728-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:16.705+00'),
  ('01a22150-d933-76a4-853b-8adb2da5ba9b', '01a22150-daa1-763f-bc6b-951acd4b2c77', 'after', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAADwAQCdASoQAAsAAcAsJaAAA0EQTrricgAA/vtMGgBJjdvQULIn9jrkOnyK9opCIiKBEdXKm8rxfdrKIZFQqSgD63Y+ojlpjHRHJmGEaZaz8Za8FenFJ7n+Vacs+4Q7TWFRwwDgZQRf/6igUN35iMUhwBadQdh/9MED0eVYEyYzwIHNd4RcAA==', '[{"name": "01a22150-e6e2-71b9-a84b-91bd87cd4e29-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-e6e2-71b9-a84b-91bd87cd4e29-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-e6e2-71b9-a84b-91bd87cd4e29-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-e6e2-71b9-a84b-91bd87cd4e29-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:16.705+00'),
  ('01a22150-d8e8-76e1-993e-f3c0f156ff09', '01a22150-daa1-763f-bc6b-951acd4b2c77', 'after', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAADQAQCdASoQAAsAAcAsJbAAAzpb7ttfzAD++EVL03l+NFa1lmek+/9j8P3rv6R5N/P34n/McLKAA5/oK5eWePD3j+9/obgHKWbnEPbCAZrI+7VR9q8xp2POHSCxsd45Po//w9bHeZM97Qj+Et2caUd7CU3//GAJS/XX2kDdvL/sZV8IUsAAAA==', '[{"name": "01a22150-e751-703e-8153-b5103eeb7b71-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-e751-703e-8153-b5103eeb7b71-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-e751-703e-8153-b5103eeb7b71-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-e751-703e-8153-b5103eeb7b71-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:16.705+00'),
  ('01a22150-dc3a-7030-a3c9-536718c22366', '01a22150-dc41-7702-9084-a1bba58f84e7', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoQAAsAAcAsJYwAAzq4NKURBqTAAAD4rdf1eATFQIzIz+lQcV51kvT+84vx/bvLuoKMti8GBqOfS+T4FMCf8Qsvr6C1ENKHPZeVkAAA', '[{"name": "01a22150-e7be-7587-8ef9-dca6eafe7bf3-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-e7be-7587-8ef9-dca6eafe7bf3-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-e7be-7587-8ef9-dca6eafe7bf3-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-e7be-7587-8ef9-dca6eafe7bf3-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:17.121+00'),
  ('01a22150-dc24-7372-ba68-46b13146c83b', '01a22150-dc41-7702-9084-a1bba58f84e7', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoQAAsAAcAsJZQAA1+f6feqDrQAAP6qeyRm7EEsCMJ1Yc0Re+U4PeSDoOUPWCQ1FypdBVFin4NqoPwz/K1reqziv0dztZr4SgA=', '[{"name": "01a22150-e81e-7329-9ed5-445733feedbd-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-e81e-7329-9ed5-445733feedbd-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-e81e-7329-9ed5-445733feedbd-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-e81e-7329-9ed5-445733feedbd-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:17.121+00'),
  ('01a22150-db30-746b-b2fa-0535d93a3f0f', '01a22150-dc41-7702-9084-a1bba58f84e7', 'after', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRqwAAABXRUJQVlA4IKAAAAAQAgCdASoQAAsAAcAsJbAAA0ESwSaqdMIAAP7+B3JHDE9dX60/M9VHFq6i1XU1+bz/CUPSBdD3b76P558Ppv2QWiWHUWlUKdR6h26ByDvg7HiaeaYYTPP+0OrtfL8J5nSUJTLJBBQ18SuyrsD42lEWf72M54pclI5cEO0mqfzd2ef7myXysCvs0G9+AXmn9b4mJff8STo+hvbQG+XaQNAA', '[{"name": "01a22150-e8f4-76d4-8d5f-b09f2aa54e46-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-e8f4-76d4-8d5f-b09f2aa54e46-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-e8f4-76d4-8d5f-b09f2aa54e46-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-e8f4-76d4-8d5f-b09f2aa54e46-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:17.121+00'),
  ('01a22150-dbb9-76cc-8c83-f778b3055ce8', '01a22150-dc41-7702-9084-a1bba58f84e7', 'after', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAAAwAgCdASoQAAsAAcAsJbAAA2uS6uorUqAuAADifiTmfH6ls5BsBrdzJaqeS5QDu9qNUDsN4WutoEGZB3hHDiiWXkxdcf21/g7McS+1PT+ML/5h1IfiflIBwPmyCZZv+m47wrzLufwFef82Xh8H8q8ZD5TmEAqgAAA=', '[{"name": "01a22150-e991-7610-bf5f-f40b728925a4-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-e991-7610-bf5f-f40b728925a4-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-e991-7610-bf5f-f40b728925a4-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-e991-7610-bf5f-f40b728925a4-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:17.121+00'),
  ('01a22150-dc06-75ab-9c1a-c90679c9c547', '01a22150-dc41-7702-9084-a1bba58f84e7', 'after', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAACQAgCdASoQAAsAAcAsJbAAA1WGyFR95hcX+8hrAAD+fq+nzojzg3NIap6CmL+YBR+SpaZpf3fybm2LIywsfkmMSiTgr8j70De2g4cySH+S8plUF0zsNtWA+DX/+9jwQhXn9KnpN67r+4qPp3YZEEu/rlXjIewZ8M9DeY3YAAA=', '[{"name": "01a22150-ea02-7555-9996-fa8cb9f02e57-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-ea02-7555-9996-fa8cb9f02e57-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-ea02-7555-9996-fa8cb9f02e57-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-ea02-7555-9996-fa8cb9f02e57-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:17.121+00'),
  ('01a22150-ddcb-75f6-a5ed-788d43d2408e', '01a22150-ddcd-752d-9c95-654797fdbb02', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwAgCdASoQAAsAAcAsJQAAaCZLPQ57fz/diAD+ZlK7AiVtak/Ubwj+LpfFeAUbaFLaIr4tPfKt2up4oayaOgmVw/6ohakSELMdPvBos/vcuxsTXkOR87Inw4AAAA==', '[{"name": "01a22150-ea76-7325-a134-1919f20161d0-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-ea76-7325-a134-1919f20161d0-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-ea76-7325-a134-1919f20161d0-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-ea76-7325-a134-1919f20161d0-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:17.517+00'),
  ('01a22150-dcb6-742e-bca4-3c2ab6dd6b13', '01a22150-ddcd-752d-9c95-654797fdbb02', 'after', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRpoAAABXRUJQVlA4II4AAAAwAgCdASoQAAsAAcAsJbAAAzxfowDfoxR5AAD+/PhxbW26E9mA9LxBReNAYF2nwnvONjb3e2eWQnQ38+un/AiUPNVa/Oq687MA8kB8mHbcUJOy8EEeiSx2+p+kLalqXf5aeThlfUwlKVPP9X2gJpHlATVBhX4/g6IH0ZZL376L0Qlzn+oMknogNTZWRgAA', '[{"name": "01a22150-eb25-7584-96e5-41775771f8d1-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-eb25-7584-96e5-41775771f8d1-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-eb25-7584-96e5-41775771f8d1-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-eb25-7584-96e5-41775771f8d1-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:17.517+00'),
  ('01a22150-dca3-77a9-bc99-c7f7c846b416', '01a22150-ddcd-752d-9c95-654797fdbb02', 'after', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRq4AAABXRUJQVlA4IKIAAADwAQCdASoQAAsAAcAsJbAAAzpyjjs9FYgA/vQX6DhBviW/GGeRcwN32wYc+oMALKvgfvdqx7tV33H1gmu33MBvVk+vMdqW5gvI7zvnqc+xgmCxMvshcP9+CESW4tvps/WASttrM7eZ20iL5aAS3GuyZoms9da3hJx2VP+0vrzUZvdi7JbyTWxuv2kzZPKtN79f9dbaf2zLDDKOEKW7FfD1+AA=', '[{"name": "01a22150-eb91-70bb-bd6a-c7bb897c8901-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22150-eb91-70bb-bd6a-c7bb897c8901-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22150-eb91-70bb-bd6a-c7bb897c8901-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22150-eb91-70bb-bd6a-c7bb897c8901-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-28 08:41:17.517+00');
INSERT INTO change ("entity", "entity_id", "seq", "request_id", "changed_at") VALUES
  ('documents', '01900000-0000-7000-8000-000000000010', '2', NULL, '2026-11-28 08:41:14.355706+00'),
  ('compliance', '01900000-0000-7000-8000-000000000010', '3', NULL, '2026-11-28 08:41:14.376287+00'),
  ('documents', '01900000-0000-7000-8000-000000000011', '5', NULL, '2026-11-28 08:41:14.557041+00'),
  ('compliance', '01900000-0000-7000-8000-000000000011', '6', NULL, '2026-11-28 08:41:14.569642+00'),
  ('documents', '01900000-0000-7000-8000-000000000012', '8', NULL, '2026-11-28 08:41:14.75524+00'),
  ('compliance', '01900000-0000-7000-8000-000000000012', '9', NULL, '2026-11-28 08:41:14.76542+00'),
  ('documents', '01900000-0000-7000-8000-000000000013', '11', NULL, '2026-11-28 08:41:14.92212+00'),
  ('compliance', '01900000-0000-7000-8000-000000000013', '12', NULL, '2026-11-28 08:41:14.934715+00'),
  ('documents', '01900000-0000-7000-8000-000000000014', '14', NULL, '2026-11-28 08:41:15.083387+00'),
  ('compliance', '01900000-0000-7000-8000-000000000014', '15', NULL, '2026-11-28 08:41:15.087047+00'),
  ('documents', '01900000-0000-7000-8000-000000000015', '17', NULL, '2026-11-28 08:41:15.247744+00'),
  ('compliance', '01900000-0000-7000-8000-000000000015', '18', NULL, '2026-11-28 08:41:15.258196+00'),
  ('documents', '01900000-0000-7000-8000-000000000016', '20', NULL, '2026-11-28 08:41:15.368962+00'),
  ('compliance', '01900000-0000-7000-8000-000000000016', '21', NULL, '2026-11-28 08:41:15.373201+00'),
  ('compliance', '01900000-0000-7000-8000-000000000017', '22', NULL, '2026-11-28 08:41:15.52749+00'),
  ('documents', '01900000-0000-7000-8000-000000000017', '23', NULL, '2026-11-28 08:41:15.52749+00'),
  ('audit-entry', '01a22150-d838-77e5-aef4-779f459821d3', '24', NULL, '2026-11-28 08:41:16.086105+00'),
  ('audit-entry', '01a22150-daa3-77cf-a8f2-900558eca7e7', '25', NULL, '2026-11-28 08:41:16.706066+00'),
  ('audit-entry', '01a22150-dc44-759f-99be-929f21b2a5b2', '26', NULL, '2026-11-28 08:41:17.123176+00'),
  ('audit-entry', '01a22150-ddcf-7590-a8a9-9b70ce422e44', '27', NULL, '2026-11-28 08:41:17.518102+00');
INSERT INTO change_counter ("only_row", "last_seq") VALUES
  ('true', '27');
INSERT INTO change_cursor ("source", "last_seq") VALUES
  ('jobs', '562'),
  ('auth', '20'),
  ('invoice', '59');
INSERT INTO audit_entry ("id", "entry") VALUES
  ('01a22150-d838-77e5-aef4-779f459821d3', '{"at": "2026-11-28T08:41:16.088Z", "id": "01a22150-d838-77e5-aef4-779f459821d3", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22150-d835-753f-9702-fcee7f146037", "subject_kind": "gallery-collection", "subject_name": "Staff kitchen, Norwood"}'),
  ('01a22150-daa3-77cf-a8f2-900558eca7e7', '{"at": "2026-11-28T08:41:16.707Z", "id": "01a22150-daa3-77cf-a8f2-900558eca7e7", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22150-daa1-763f-bc6b-951acd4b2c77", "subject_kind": "gallery-collection", "subject_name": "Shop front windows, Glenelg"}'),
  ('01a22150-dc44-759f-99be-929f21b2a5b2', '{"at": "2026-11-28T08:41:17.124Z", "id": "01a22150-dc44-759f-99be-929f21b2a5b2", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22150-dc41-7702-9084-a1bba58f84e7", "subject_kind": "gallery-collection", "subject_name": "Carpet and lounge, Unley"}'),
  ('01a22150-ddcf-7590-a8a9-9b70ce422e44', '{"at": "2026-11-28T08:41:17.519Z", "id": "01a22150-ddcf-7590-a8a9-9b70ce422e44", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22150-ddcd-752d-9c95-654797fdbb02", "subject_kind": "gallery-collection", "subject_name": "Open-plan office, King William Street"}');
INSERT INTO token_key_set ("only_row", "keys", "fetched_at") VALUES
  ('true', '{"keys": [{"e": "AQAB", "n": "rBnkTLLDaeRycBgE_ThmyXOTdrrVuAtvELN1oVASX9V-tiQenZb-45uJfUBbrRNZgsMwFqbmv2tHE-mFfDN801mC3PA5i8-98WhfxCydtQae9t0y_DX7Hn0EkPyW4nJveENXjq4Yig-3BOAcXt_xFRHIZ9TE9OkpLplsdWjAbo4KKqZ22Y3-tKZz5Yg6_n-msG9XU7n3EBIvPh6LvWWD57ay_-r_7aGUYOMaERZA9zSWyi9vRQp0zdOCYScVFhlnChtn_7uFq1hqsNI0CWqCDvHkRhKs-SrjwTR7NERp7eUlHaswEQkN_vgOhJyig5VCPVa8M7AyHjiK55m6fhN6Uw", "kid": "01a22150-cf4d-743d-bedf-17522f350bef", "kty": "RSA"}]}', '2026-11-28 08:42:17.647+00');
INSERT INTO compliance_version ("id", "person_id", "kind", "number", "state", "submitted_at", "decided_at", "decided_by", "decided_by_name", "reason", "issued_on", "expires_on", "details", "work_limit", "files_deleted_at") VALUES
  ('01a22150-cf48-7409-9ba2-ba50f8f90cbc', '01900000-0000-7000-8000-000000000010', 'passport_img', '1', 'verified', '2026-11-28 08:41:14.357+00', '2026-11-28 08:41:14.378+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-10', '{}', 'false', NULL),
  ('01a22150-cf4a-75f4-83e2-6805dfe783d4', '01900000-0000-7000-8000-000000000010', 'address_proof_img', '1', 'verified', '2026-11-28 08:41:14.357+00', '2026-11-28 08:41:14.378+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-cef5-71e9-886a-c5e346ae4ecc', '01900000-0000-7000-8000-000000000010', 'police_check_img', '1', 'verified', '2026-11-28 08:41:14.357+00', '2026-11-28 08:41:14.378+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-14', '2027-09-14', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-1-2041"}', 'false', NULL),
  ('01a22150-cf16-742b-8db3-abcdae1b8547', '01900000-0000-7000-8000-000000000010', 'children_check_img', '1', 'verified', '2026-11-28 08:41:14.357+00', '2026-11-28 08:41:14.378+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-12', '{"full_name": "Amara Perera", "reference": "DEMO-1-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL),
  ('01a22150-cf16-742b-8db3-addb7498a956', '01900000-0000-7000-8000-000000000010', 'agreement_img', '1', 'verified', '2026-11-28 08:41:14.357+00', '2026-11-28 08:41:14.378+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-cf16-742b-8db3-b0771056a717', '01900000-0000-7000-8000-000000000010', 'declaration_img', '1', 'verified', '2026-11-28 08:41:14.357+00', '2026-11-28 08:41:14.378+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d1ee-73ce-89e2-4935ab9fac94', '01900000-0000-7000-8000-000000000011', 'passport_img', '1', 'verified', '2026-11-28 08:41:14.558+00', '2026-11-28 08:41:14.57+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-10', '{}', 'false', NULL),
  ('01a22150-d22d-7407-92db-351ee9d4f8ac', '01900000-0000-7000-8000-000000000011', 'address_proof_img', '1', 'verified', '2026-11-28 08:41:14.558+00', '2026-11-28 08:41:14.57+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d1e3-76d0-bbf7-5c5b464d7cd3', '01900000-0000-7000-8000-000000000011', 'police_check_img', '1', 'verified', '2026-11-28 08:41:14.558+00', '2026-11-28 08:41:14.57+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-14', '2027-01-08', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-2-2041"}', 'false', NULL),
  ('01a22150-d1e3-76d0-bbf7-63425abc9652', '01900000-0000-7000-8000-000000000011', 'children_check_img', '1', 'verified', '2026-11-28 08:41:14.558+00', '2026-11-28 08:41:14.57+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-12', '{"full_name": "Daniel Okafor", "reference": "DEMO-2-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL),
  ('01a22150-d1e3-76d0-bbf7-674ca1a2079d', '01900000-0000-7000-8000-000000000011', 'agreement_img', '1', 'verified', '2026-11-28 08:41:14.558+00', '2026-11-28 08:41:14.57+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d1e3-76d0-bbf7-6a3e15f190fe', '01900000-0000-7000-8000-000000000011', 'declaration_img', '1', 'verified', '2026-11-28 08:41:14.558+00', '2026-11-28 08:41:14.57+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d2b7-73f9-844a-de6ded7a6e57', '01900000-0000-7000-8000-000000000012', 'passport_img', '1', 'verified', '2026-11-28 08:41:14.756+00', '2026-11-28 08:41:14.765+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-10', '{}', 'false', NULL),
  ('01a22150-d2fa-7239-80aa-bc84a0356820', '01900000-0000-7000-8000-000000000012', 'address_proof_img', '1', 'verified', '2026-11-28 08:41:14.756+00', '2026-11-28 08:41:14.765+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d292-75c8-b2cc-1f6d3dffc5d8', '01900000-0000-7000-8000-000000000012', 'police_check_img', '1', 'verified', '2026-11-28 08:41:14.756+00', '2026-11-28 08:41:14.765+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-14', '2027-09-14', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-3-2041"}', 'false', NULL),
  ('01a22150-d292-75c8-b2cc-219e7da6ed3f', '01900000-0000-7000-8000-000000000012', 'children_check_img', '1', 'verified', '2026-11-28 08:41:14.756+00', '2026-11-28 08:41:14.765+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-12', '{"full_name": "Mei Lin Chen", "reference": "DEMO-3-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL),
  ('01a22150-d292-75c8-b2cc-242ad1b37243', '01900000-0000-7000-8000-000000000012', 'agreement_img', '1', 'verified', '2026-11-28 08:41:14.756+00', '2026-11-28 08:41:14.765+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d292-75c8-b2cc-2b4d32a94650', '01900000-0000-7000-8000-000000000012', 'declaration_img', '1', 'verified', '2026-11-28 08:41:14.756+00', '2026-11-28 08:41:14.765+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d360-73c7-b4d1-25f806753704', '01900000-0000-7000-8000-000000000013', 'passport_img', '1', 'verified', '2026-11-28 08:41:14.926+00', '2026-11-28 08:41:14.935+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-10', '{}', 'false', NULL),
  ('01a22150-d396-754e-8a99-d79827104288', '01900000-0000-7000-8000-000000000013', 'address_proof_img', '1', 'verified', '2026-11-28 08:41:14.926+00', '2026-11-28 08:41:14.935+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d328-74b0-82b9-3dc449717666', '01900000-0000-7000-8000-000000000013', 'police_check_img', '1', 'verified', '2026-11-28 08:41:14.926+00', '2026-11-28 08:41:14.935+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-14', '2027-09-14', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-4-2041"}', 'false', NULL),
  ('01a22150-d328-74b0-82b9-4383566b565d', '01900000-0000-7000-8000-000000000013', 'children_check_img', '1', 'verified', '2026-11-28 08:41:14.926+00', '2026-11-28 08:41:14.935+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-12', '{"full_name": "Tomasz Nowak", "reference": "DEMO-4-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL),
  ('01a22150-d328-74b0-82b9-45135a9c85be', '01900000-0000-7000-8000-000000000013', 'agreement_img', '1', 'verified', '2026-11-28 08:41:14.926+00', '2026-11-28 08:41:14.935+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d328-74b0-82b9-4b3b013191a7', '01900000-0000-7000-8000-000000000013', 'declaration_img', '1', 'verified', '2026-11-28 08:41:14.926+00', '2026-11-28 08:41:14.935+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d40c-72b8-89b7-ad5ff79a476f', '01900000-0000-7000-8000-000000000014', 'passport_img', '1', 'verified', '2026-11-28 08:41:15.083+00', '2026-11-28 08:41:15.087+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-10', '{}', 'false', NULL),
  ('01a22150-d443-716a-a2ed-dc7722f45219', '01900000-0000-7000-8000-000000000014', 'address_proof_img', '1', 'verified', '2026-11-28 08:41:15.083+00', '2026-11-28 08:41:15.087+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d404-7327-8085-11dde726832f', '01900000-0000-7000-8000-000000000014', 'police_check_img', '1', 'verified', '2026-11-28 08:41:15.083+00', '2026-11-28 08:41:15.087+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-14', '2027-09-14', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-5-2041"}', 'false', NULL),
  ('01a22150-d405-760f-a58e-b4629fa31502', '01900000-0000-7000-8000-000000000014', 'children_check_img', '1', 'verified', '2026-11-28 08:41:15.083+00', '2026-11-28 08:41:15.087+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-12', '{"full_name": "Priya Raghunathan-Venkataraman", "reference": "DEMO-5-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL),
  ('01a22150-d405-760f-a58e-b9f06f4c5760', '01900000-0000-7000-8000-000000000014', 'agreement_img', '1', 'verified', '2026-11-28 08:41:15.083+00', '2026-11-28 08:41:15.087+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d405-760f-a58e-bf8e3222e1b7', '01900000-0000-7000-8000-000000000014', 'declaration_img', '1', 'verified', '2026-11-28 08:41:15.083+00', '2026-11-28 08:41:15.087+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d494-7405-a1d4-c896f0fb0b0d', '01900000-0000-7000-8000-000000000015', 'passport_img', '1', 'verified', '2026-11-28 08:41:15.248+00', '2026-11-28 08:41:15.258+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-10', '{}', 'false', NULL),
  ('01a22150-d4e6-74c5-92a3-f3925fd31aa5', '01900000-0000-7000-8000-000000000015', 'address_proof_img', '1', 'verified', '2026-11-28 08:41:15.248+00', '2026-11-28 08:41:15.258+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d47a-711b-8aba-430bfc4eded0', '01900000-0000-7000-8000-000000000015', 'police_check_img', '1', 'verified', '2026-11-28 08:41:15.248+00', '2026-11-28 08:41:15.258+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-14', '2027-09-14', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-6-2041"}', 'false', NULL),
  ('01a22150-d47a-711b-8aba-450a24691c46', '01900000-0000-7000-8000-000000000015', 'children_check_img', '1', 'verified', '2026-11-28 08:41:15.248+00', '2026-11-28 08:41:15.258+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-12', '{"full_name": "Grace Papadopoulos", "reference": "DEMO-6-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL),
  ('01a22150-d47a-711b-8aba-4b7e7a9e0c40', '01900000-0000-7000-8000-000000000015', 'agreement_img', '1', 'verified', '2026-11-28 08:41:15.248+00', '2026-11-28 08:41:15.258+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d47a-711b-8aba-4f2b3ea0c143', '01900000-0000-7000-8000-000000000015', 'declaration_img', '1', 'verified', '2026-11-28 08:41:15.248+00', '2026-11-28 08:41:15.258+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d519-742e-afea-73313bea4e76', '01900000-0000-7000-8000-000000000016', 'passport_img', '1', 'verified', '2026-11-28 08:41:15.369+00', '2026-11-28 08:41:15.374+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-10', '{}', 'false', NULL),
  ('01a22150-d55d-7023-8aca-3a761a7bce9b', '01900000-0000-7000-8000-000000000016', 'address_proof_img', '1', 'verified', '2026-11-28 08:41:15.369+00', '2026-11-28 08:41:15.374+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d513-722b-9c44-bbcde2c3224a', '01900000-0000-7000-8000-000000000016', 'police_check_img', '1', 'verified', '2026-11-28 08:41:15.369+00', '2026-11-28 08:41:15.374+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-14', '2027-09-14', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-7-2041"}', 'false', NULL),
  ('01a22150-d513-722b-9c44-be1571b8f4aa', '01900000-0000-7000-8000-000000000016', 'children_check_img', '1', 'verified', '2026-11-28 08:41:15.369+00', '2026-11-28 08:41:15.374+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-12', '{"full_name": "Liam Fitzgerald", "reference": "DEMO-7-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL),
  ('01a22150-d513-722b-9c44-c3489d132568', '01900000-0000-7000-8000-000000000016', 'agreement_img', '1', 'verified', '2026-11-28 08:41:15.369+00', '2026-11-28 08:41:15.374+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d513-722b-9c44-c4409a70a246', '01900000-0000-7000-8000-000000000016', 'declaration_img', '1', 'verified', '2026-11-28 08:41:15.369+00', '2026-11-28 08:41:15.374+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d5fa-73f7-bcdf-2690c5f07881', '01900000-0000-7000-8000-000000000017', 'address_proof_img', '1', 'submitted', '2026-11-28 08:41:15.529+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d59e-73ae-a324-58d97c46b779', '01900000-0000-7000-8000-000000000017', 'passport_img', '1', 'submitted', '2026-11-28 08:41:15.529+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d58f-700e-b5d5-0946bf94ffa0', '01900000-0000-7000-8000-000000000017', 'agreement_img', '1', 'submitted', '2026-11-28 08:41:15.529+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL),
  ('01a22150-d58f-700e-b5d5-073e60fa7778', '01900000-0000-7000-8000-000000000017', 'police_check_img', '1', 'submitted', '2026-11-28 08:41:15.529+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL);
INSERT INTO compliance_notice ("version_id", "days", "expires_on") VALUES
  ('01a22150-d1e3-76d0-bbf7-5c5b464d7cd3', '60', '2027-01-08');
INSERT INTO known_site ("id", "state") VALUES
  ('0190c0de-0000-7000-8000-000000000002', '{"proof": {"checks": [{"text": "Everybody who works at a client shows a police check, and a new one when it expires.", "title": "Police checks"}, {"text": "Whoever cleans at schools and child care holds a current check.", "title": "Work with children"}], "prices": [{"per": "a visit", "note": "Up to 150 m², once a week, in the evening.", "dollars": 95, "service": "office-cleaning"}, {"per": "a home", "note": "One bedroom, without carpets.", "dollars": 380, "service": "end-of-lease-cleaning"}, {"per": "a visit", "note": "Shop front, inside and outside.", "dollars": 120, "service": "window-cleaning"}], "ratings": [{"count": 63, "value": 4.8, "source": "Customer survey", "read_on": "2026-11-21", "source_address": ""}], "examples": [{"per": "a month", "title": "An office of 300 m² in the city", "details": "Three evenings a week: desks, floors, kitchen, two bathrooms and bins.", "dollars": 1480, "service": "office-cleaning"}], "come_back": "Something is not right? Tell us within 24 hours and we come back and do it again at no cost.", "promise_days": 2, "testimonials": [{"name": "Marguerite Lindqvist", "text": "The rooms are ready when the first patient comes, every morning for three years. When a tap leaked at night, they rang us before we knew.", "rating": null, "source": "Letter", "said_on": "2026-08-23", "organisation": "Practice manager, Norwood", "source_address": ""}, {"name": "Theo Karagiannis", "text": "Our tenants stopped writing to us about the stairs. The monthly sheet tells the committee what was done, and when.", "rating": 5, "source": "E-mail", "said_on": "2026-10-18", "organisation": "Strata committee, North Adelaide", "source_address": ""}, {"name": "Jess Whitcombe", "text": "They quoted one price, came on the day and the agent found nothing to add to the list.", "rating": 5, "source": "Customer survey", "said_on": "2026-11-09", "organisation": "End of lease, Unley", "source_address": ""}], "served_postcodes": ["5000", "5006", "5007", "5008", "5009", "5010", "5011", "5012", "5013", "5014", "5015", "5016", "5017", "5018", "5019", "5020", "5021", "5022", "5023", "5024", "5025", "5031", "5032", "5033", "5034", "5035", "5037", "5038", "5039", "5040", "5041", "5042", "5043", "5044", "5045", "5046", "5047", "5048", "5049", "5050", "5051", "5052", "5061", "5062", "5063", "5064", "5065", "5066", "5067", "5068", "5069", "5070", "5072", "5073", "5074", "5075", "5076", "5081", "5082", "5083", "5084", "5085", "5086", "5087", "5088", "5089", "5090", "5091", "5092", "5093", "5094", "5095", "5096", "5097", "5098", "5106", "5107", "5108", "5109", "5110", "5111", "5112", "5113", "5114", "5125", "5126", "5127", "5150", "5151", "5152", "5154", "5155", "5156", "5158", "5159", "5160", "5161", "5162", "5163", "5164", "5165", "5166", "5167", "5168", "5169", "5245", "5250", "5251", "5252", "5950"]}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "map": {"latitude": -34.9285, "longitude": 138.6007}, "city": "Adelaide", "name": "Gumleaf Commercial Cleaning", "email": "hello@gumleaf.example", "hours": [{"days": [1, 2, 3, 4, 5], "opens": "07:00", "closes": "17:30"}], "place": "", "state": "SA", "trade": "Commercial Cleaning", "colour": "#2c4fa2", "mobile": "0491 570 156", "social": [], "street": "12 Wattle Lane", "founded": 2015, "insurer": "Southern Mutual Insurance", "telephone": "(08) 5550 0142", "legal_name": "Gumleaf Commercial Cleaning Pty Ltd", "short_name": "Gumleaf", "postal_code": "5000", "web_address": "www.gumleaf.example", "accounts_email": "accounts@gumleaf.example", "insurance_dollars": 20000000}}');
SELECT setval('migration_id_seq', 27);
ALTER TABLE migration ADD CONSTRAINT "PK_3043fc6b8af7c99b8b98830094f" PRIMARY KEY (id);
ALTER TABLE demo_seed ADD CONSTRAINT "demo_seed_only_row" CHECK (only_row);
ALTER TABLE demo_seed ADD CONSTRAINT "demo_seed_pk" PRIMARY KEY (only_row);
ALTER TABLE known_account ADD CONSTRAINT "known_account_pk" PRIMARY KEY (id);
ALTER TABLE pending_deletion ADD CONSTRAINT "pending_deletion_pk" PRIMARY KEY (key);
ALTER TABLE document_owner ADD CONSTRAINT "document_owner_version" CHECK ((version > 0));
ALTER TABLE document_owner ADD CONSTRAINT "document_owner_pk" PRIMARY KEY (user_id);
ALTER TABLE document ADD CONSTRAINT "document_content_type" CHECK ((content_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'application/pdf'::text])));
ALTER TABLE document ADD CONSTRAINT "document_size" CHECK ((size_bytes > 0));
ALTER TABLE document ADD CONSTRAINT "document_belongs" CHECK (((owner_id IS NOT NULL) OR (registration_id IS NOT NULL)));
ALTER TABLE document ADD CONSTRAINT "document_pk" PRIMARY KEY (id);
ALTER TABLE document ADD CONSTRAINT "document_object_unique" UNIQUE (object_key);
ALTER TABLE document_reading ADD CONSTRAINT "document_reading_pk" PRIMARY KEY (document_id, reader_id);
ALTER TABLE gallery_collection ADD CONSTRAINT "gallery_collection_pk" PRIMARY KEY (id);
ALTER TABLE gallery_image ADD CONSTRAINT "gallery_image_side" CHECK ((side = ANY (ARRAY['before'::text, 'after'::text])));
ALTER TABLE gallery_image ADD CONSTRAINT "gallery_image_status" CHECK ((status = ANY (ARRAY['processing'::text, 'ready'::text, 'damaged'::text])));
ALTER TABLE gallery_image ADD CONSTRAINT "gallery_image_attempts" CHECK ((attempts >= 0));
ALTER TABLE gallery_image ADD CONSTRAINT "gallery_image_original" CHECK (((status = 'processing'::text) = (original_key IS NOT NULL)));
ALTER TABLE gallery_image ADD CONSTRAINT "gallery_image_pk" PRIMARY KEY (id);
ALTER TABLE gallery_image ADD CONSTRAINT "gallery_image_place" UNIQUE (collection_id, side, "position");
ALTER TABLE change ADD CONSTRAINT "change_pk" PRIMARY KEY (entity, entity_id);
ALTER TABLE change ADD CONSTRAINT "change_seq_unique" UNIQUE (seq);
ALTER TABLE change_counter ADD CONSTRAINT "change_counter_only_row" CHECK (only_row);
ALTER TABLE change_counter ADD CONSTRAINT "change_counter_pk" PRIMARY KEY (only_row);
ALTER TABLE change_cursor ADD CONSTRAINT "change_cursor_pk" PRIMARY KEY (source);
ALTER TABLE set_aside_change ADD CONSTRAINT "set_aside_change_tries" CHECK ((tries > 0));
ALTER TABLE set_aside_change ADD CONSTRAINT "set_aside_change_pk" PRIMARY KEY (source, entity, entity_id);
ALTER TABLE audit_entry ADD CONSTRAINT "audit_entry_is_object" CHECK ((jsonb_typeof(entry) = 'object'::text));
ALTER TABLE audit_entry ADD CONSTRAINT "audit_entry_pk" PRIMARY KEY (id);
ALTER TABLE token_key_set ADD CONSTRAINT "token_key_set_only_row" CHECK (only_row);
ALTER TABLE token_key_set ADD CONSTRAINT "token_key_set_pk" PRIMARY KEY (only_row);
ALTER TABLE document ADD CONSTRAINT "document_key_id" CHECK ((key_id ~ '^[0-9a-f]{16}$'::text));
ALTER TABLE document ADD CONSTRAINT "document_head_digest" CHECK ((length(head_digest) = 32));
ALTER TABLE document ADD CONSTRAINT "document_encryption" CHECK (((key_id IS NULL) = (head_digest IS NULL)));
ALTER TABLE anonymous_upload ADD CONSTRAINT "anonymous_upload_bytes" CHECK ((bytes >= 0));
ALTER TABLE anonymous_upload ADD CONSTRAINT "anonymous_upload_pk" PRIMARY KEY (minute, source);
ALTER TABLE raised_notice ADD CONSTRAINT "raised_notice_is_object" CHECK ((jsonb_typeof(notice) = 'object'::text));
ALTER TABLE raised_notice ADD CONSTRAINT "raised_notice_pk" PRIMARY KEY (id);
ALTER TABLE enquiry_photo ADD CONSTRAINT "enquiry_photo_position" CHECK (("position" >= 0));
ALTER TABLE enquiry_photo ADD CONSTRAINT "enquiry_photo_size" CHECK ((size_bytes > 0));
ALTER TABLE enquiry_photo ADD CONSTRAINT "enquiry_photo_key_id" CHECK ((key_id ~ '^[0-9a-f]{16}$'::text));
ALTER TABLE enquiry_photo ADD CONSTRAINT "enquiry_photo_head_digest" CHECK ((length(head_digest) = 32));
ALTER TABLE enquiry_photo ADD CONSTRAINT "enquiry_photo_pk" PRIMARY KEY (id);
ALTER TABLE enquiry_photo ADD CONSTRAINT "enquiry_photo_object_unique" UNIQUE (object_key);
ALTER TABLE adjustment_file ADD CONSTRAINT "adjustment_file_type" CHECK ((content_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'application/pdf'::text])));
ALTER TABLE adjustment_file ADD CONSTRAINT "adjustment_file_size" CHECK ((size_bytes > 0));
ALTER TABLE adjustment_file ADD CONSTRAINT "adjustment_file_key_id" CHECK ((key_id ~ '^[0-9a-f]{16}$'::text));
ALTER TABLE adjustment_file ADD CONSTRAINT "adjustment_file_head_digest" CHECK ((length(head_digest) = 32));
ALTER TABLE adjustment_file ADD CONSTRAINT "adjustment_file_belongs" CHECK (((adjustment_id IS NULL) = (person_id IS NULL)));
ALTER TABLE adjustment_file ADD CONSTRAINT "adjustment_file_pk" PRIMARY KEY (id);
ALTER TABLE adjustment_file ADD CONSTRAINT "adjustment_file_one" UNIQUE (adjustment_id);
ALTER TABLE adjustment_file ADD CONSTRAINT "adjustment_file_object_unique" UNIQUE (object_key);
ALTER TABLE document ADD CONSTRAINT "document_kept" CHECK (((NOT kept) OR (deleted_at IS NOT NULL)));
ALTER TABLE document ADD CONSTRAINT "document_kind" CHECK ((kind = ANY (ARRAY['passport_img'::text, 'address_proof_img'::text, 'police_check_img'::text, 'children_check_img'::text, 'agreement_img'::text, 'declaration_img'::text, 'public_liability'::text, 'visa'::text, 'induction'::text, 'licence'::text])));
ALTER TABLE compliance_version ADD CONSTRAINT "compliance_version_kind" CHECK ((kind = ANY (ARRAY['passport_img'::text, 'address_proof_img'::text, 'police_check_img'::text, 'children_check_img'::text, 'agreement_img'::text, 'declaration_img'::text, 'public_liability'::text, 'visa'::text, 'induction'::text, 'licence'::text])));
ALTER TABLE compliance_version ADD CONSTRAINT "compliance_version_number" CHECK ((number > 0));
ALTER TABLE compliance_version ADD CONSTRAINT "compliance_version_state" CHECK ((state = ANY (ARRAY['unchecked'::text, 'submitted'::text, 'verified'::text, 'refused'::text, 'replaced'::text])));
ALTER TABLE compliance_version ADD CONSTRAINT "compliance_version_decided" CHECK (((state = ANY (ARRAY['verified'::text, 'refused'::text])) = ((decided_at IS NOT NULL) AND (decided_by IS NOT NULL))));
ALTER TABLE compliance_version ADD CONSTRAINT "compliance_version_reason" CHECK (((state = 'refused'::text) = (reason <> ''::text)));
ALTER TABLE compliance_version ADD CONSTRAINT "compliance_version_pk" PRIMARY KEY (id);
ALTER TABLE compliance_version ADD CONSTRAINT "compliance_version_once" UNIQUE (person_id, kind, number);
ALTER TABLE compliance_notice ADD CONSTRAINT "compliance_notice_pk" PRIMARY KEY (version_id, days, expires_on);
ALTER TABLE compliance_request ADD CONSTRAINT "compliance_request_pk" PRIMARY KEY (person_id, kind);
ALTER TABLE compliance_settings ADD CONSTRAINT "compliance_settings_once" CHECK ((id = 1));
ALTER TABLE compliance_settings ADD CONSTRAINT "compliance_settings_pk" PRIMARY KEY (id);
ALTER TABLE work_photo ADD CONSTRAINT "work_photo_size" CHECK ((size_bytes > 0));
ALTER TABLE work_photo ADD CONSTRAINT "work_photo_key_id" CHECK ((key_id ~ '^[0-9a-f]{16}$'::text));
ALTER TABLE work_photo ADD CONSTRAINT "work_photo_head_digest" CHECK ((length(head_digest) = 32));
ALTER TABLE work_photo ADD CONSTRAINT "work_photo_pk" PRIMARY KEY (id);
ALTER TABLE work_photo ADD CONSTRAINT "work_photo_object_unique" UNIQUE (object_key);
ALTER TABLE named_work_photo ADD CONSTRAINT "named_work_photo_pk" PRIMARY KEY (photo_id);
ALTER TABLE gallery_consent ADD CONSTRAINT "gallery_consent_by_somebody" CHECK ((agreed_by <> ''::text));
ALTER TABLE gallery_consent ADD CONSTRAINT "gallery_consent_says_something" CHECK ((consent <> ''::text));
ALTER TABLE gallery_consent ADD CONSTRAINT "gallery_consent_pk" PRIMARY KEY (collection_id);
ALTER TABLE gallery_consent ADD CONSTRAINT "gallery_consent_once" UNIQUE (idempotency_key);
ALTER TABLE known_account ADD CONSTRAINT "known_account_role" CHECK ((role = ANY (ARRAY['admin'::text, 'user'::text, 'supervisor'::text])));
ALTER TABLE known_account ADD CONSTRAINT "known_account_places" CHECK (((role = 'supervisor'::text) OR (places IS NULL)));
ALTER TABLE site_file ADD CONSTRAINT "site_file_kind_known" CHECK ((kind = ANY (ARRAY['picture'::text, 'sheet'::text])));
ALTER TABLE site_file ADD CONSTRAINT "site_file_named" CHECK ((name <> ''::text));
ALTER TABLE site_file ADD CONSTRAINT "site_file_size" CHECK ((size_bytes > 0));
ALTER TABLE site_file ADD CONSTRAINT "site_file_key_id" CHECK ((key_id ~ '^[0-9a-f]{16}$'::text));
ALTER TABLE site_file ADD CONSTRAINT "site_file_head_digest" CHECK ((length(head_digest) = 32));
ALTER TABLE site_file ADD CONSTRAINT "site_file_pk" PRIMARY KEY (id);
ALTER TABLE site_file ADD CONSTRAINT "site_file_object_unique" UNIQUE (object_key);
ALTER TABLE known_site ADD CONSTRAINT "known_site_pk" PRIMARY KEY (id);
ALTER TABLE site_page ADD CONSTRAINT "site_page_pk" PRIMARY KEY (page);
ALTER TABLE site_page_version ADD CONSTRAINT "site_page_version_pk" PRIMARY KEY (page, version);
ALTER TABLE named_work_photo ADD CONSTRAINT "named_work_photo_kind_known" CHECK ((kind = ANY (ARRAY['visit'::text, 'incident'::text, 'inspection'::text, 'complaint'::text, 'feedback'::text])));
ALTER TABLE site_picture_file ADD CONSTRAINT "site_picture_file_pk" PRIMARY KEY (id);
ALTER TABLE site_picture_file ADD CONSTRAINT "site_picture_file_place_unique" UNIQUE (place, id);
ALTER TABLE site_picture ADD CONSTRAINT "site_picture_draft_alt_check" CHECK (((draft_file IS NULL) = (draft_alt = ''::text)));
ALTER TABLE site_picture ADD CONSTRAINT "site_picture_published_alt_check" CHECK (((published_file IS NULL) = (published_alt = ''::text)));
ALTER TABLE site_picture ADD CONSTRAINT "site_picture_pk" PRIMARY KEY (place);
ALTER TABLE site_picture_version ADD CONSTRAINT "site_picture_version_pk" PRIMARY KEY (place, version);
ALTER TABLE compliance_check_notice ADD CONSTRAINT "compliance_check_notice_pk" PRIMARY KEY (version_id, days, check_again_on);
ALTER TABLE document_reading ADD CONSTRAINT "document_reading_document" FOREIGN KEY (document_id) REFERENCES document(id) ON DELETE CASCADE;
ALTER TABLE gallery_image ADD CONSTRAINT "gallery_image_collection" FOREIGN KEY (collection_id) REFERENCES gallery_collection(id) ON DELETE CASCADE;
ALTER TABLE compliance_notice ADD CONSTRAINT "compliance_notice_version" FOREIGN KEY (version_id) REFERENCES compliance_version(id) ON DELETE CASCADE;
ALTER TABLE site_picture ADD CONSTRAINT "site_picture_draft_fk" FOREIGN KEY (place, draft_file) REFERENCES site_picture_file(place, id);
ALTER TABLE site_picture ADD CONSTRAINT "site_picture_published_fk" FOREIGN KEY (place, published_file) REFERENCES site_picture_file(place, id);
ALTER TABLE site_picture_version ADD CONSTRAINT "site_picture_version_file_fk" FOREIGN KEY (place, file) REFERENCES site_picture_file(place, id);
ALTER TABLE compliance_check_notice ADD CONSTRAINT "compliance_check_notice_version" FOREIGN KEY (version_id) REFERENCES compliance_version(id) ON DELETE CASCADE;
CREATE INDEX pending_deletion_due ON pending_deletion USING btree (delete_after);
CREATE UNIQUE INDEX document_one_of_a_kind ON document USING btree (owner_id, kind) WHERE ((owner_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX document_staged ON document USING btree (registration_id) WHERE (owner_id IS NULL);
CREATE INDEX document_staged_since ON document USING btree (created_at) WHERE (owner_id IS NULL);
CREATE INDEX gallery_image_processing ON gallery_image USING btree (queued_at) WHERE (status = 'processing'::text);
CREATE INDEX change_unnumbered ON change USING btree (entity, entity_id) WHERE (seq IS NULL);
CREATE INDEX set_aside_change_due ON set_aside_change USING btree (source, next_try_at);
CREATE INDEX document_plain ON document USING btree (id) WHERE ((key_id IS NULL) AND (deleted_at IS NULL));
CREATE INDEX raised_notice_over ON raised_notice USING btree (raised_at);
CREATE INDEX enquiry_photo_enquiry ON enquiry_photo USING btree (enquiry_id) WHERE (enquiry_id IS NOT NULL);
CREATE INDEX enquiry_photo_unnamed ON enquiry_photo USING btree (created_at) WHERE (enquiry_id IS NULL);
CREATE INDEX adjustment_file_unnamed ON adjustment_file USING btree (created_at) WHERE (adjustment_id IS NULL);
CREATE INDEX document_version ON document USING btree (version_id) WHERE (version_id IS NOT NULL);
CREATE INDEX document_unversioned ON document USING btree (owner_id) WHERE ((owner_id IS NOT NULL) AND (version_id IS NULL) AND (deleted_at IS NULL));
CREATE INDEX document_kept_of ON document USING btree (owner_id) WHERE kept;
CREATE INDEX compliance_version_waiting ON compliance_version USING btree (person_id) WHERE (state = 'submitted'::text);
CREATE INDEX compliance_version_expiry ON compliance_version USING btree (expires_on) WHERE (state = 'verified'::text);
CREATE INDEX work_photo_by_person ON work_photo USING btree (person_id, created_at);
CREATE INDEX work_photo_by_time ON work_photo USING btree (created_at);
CREATE INDEX named_work_photo_by_owner ON named_work_photo USING btree (owner_id, "position");
CREATE INDEX site_file_by_job ON site_file USING btree (job_id, created_at, id);
CREATE INDEX site_picture_version_file_index ON site_picture_version USING btree (file);
CREATE VIEW loose_object AS  SELECT key,
    delete_after,
    marked AS doomed
   FROM pending_deletion;
CREATE VIEW unowned_object AS  SELECT key,
    delete_after,
    marked AS doomed
   FROM pending_deletion;
