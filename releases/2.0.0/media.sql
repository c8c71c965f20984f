-- The database of svc-media as release 2.0.0 made and filled it, with its demo company.

SET check_function_bodies = off;
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
CREATE TABLE known_account (
  id uuid NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  verified boolean NOT NULL,
  removed boolean NOT NULL,
  session_version integer NOT NULL,
  ended_sessions uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  second_factor boolean,
  places uuid[]
);
CREATE TABLE audit_entry (
  id uuid NOT NULL,
  entry jsonb NOT NULL
);
CREATE TABLE token_key_set (
  only_row boolean DEFAULT true NOT NULL,
  keys jsonb NOT NULL,
  fetched_at timestamp with time zone NOT NULL
);
CREATE TABLE raised_notice (
  id uuid NOT NULL,
  notice jsonb NOT NULL,
  raised_at timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE pending_deletion (
  key text NOT NULL,
  delete_after timestamp with time zone NOT NULL,
  marked boolean DEFAULT false NOT NULL
);
CREATE TABLE document_owner (
  user_id uuid NOT NULL,
  version integer NOT NULL
);
CREATE TABLE document (
  id uuid NOT NULL,
  owner_id uuid,
  registration_id uuid,
  kind text NOT NULL,
  content_type text NOT NULL,
  size_bytes integer NOT NULL,
  object_key text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  key_id text,
  head_digest bytea,
  version_id uuid,
  kept boolean DEFAULT false NOT NULL,
  has_object boolean GENERATED ALWAYS AS (((deleted_at IS NULL) OR kept)) STORED NOT NULL
);
CREATE TABLE document_reading (
  document_id uuid NOT NULL,
  reader_id uuid NOT NULL,
  told_at timestamp with time zone NOT NULL
);
CREATE TABLE gallery_collection (
  id uuid NOT NULL,
  catergory text NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamp with time zone NOT NULL
);
CREATE TABLE gallery_image (
  id uuid NOT NULL,
  collection_id uuid NOT NULL,
  side text NOT NULL,
  "position" integer NOT NULL,
  status text NOT NULL,
  original_key text,
  width integer NOT NULL,
  height integer NOT NULL,
  placeholder text NOT NULL,
  sources jsonb NOT NULL,
  attempts integer NOT NULL,
  queued_at timestamp with time zone NOT NULL
);
CREATE TABLE anonymous_upload (
  minute timestamp with time zone NOT NULL,
  source text NOT NULL,
  bytes bigint NOT NULL
);
CREATE TABLE enquiry_photo (
  id uuid NOT NULL,
  enquiry_id uuid,
  "position" integer DEFAULT 0 NOT NULL,
  object_key text NOT NULL,
  size_bytes integer NOT NULL,
  key_id text NOT NULL,
  head_digest bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamp with time zone NOT NULL
);
CREATE TABLE adjustment_file (
  id uuid NOT NULL,
  adjustment_id uuid,
  person_id uuid,
  uploaded_by uuid NOT NULL,
  content_type text NOT NULL,
  object_key text NOT NULL,
  size_bytes integer NOT NULL,
  key_id text NOT NULL,
  head_digest bytea NOT NULL,
  created_at timestamp with time zone NOT NULL
);
CREATE TABLE compliance_version (
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  kind text NOT NULL,
  number integer NOT NULL,
  state text NOT NULL,
  submitted_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  decided_by uuid,
  decided_by_name text DEFAULT ''::text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  issued_on date,
  expires_on date,
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  work_limit boolean DEFAULT false NOT NULL,
  files_deleted_at timestamp with time zone,
  version integer DEFAULT 0 NOT NULL
);
CREATE TABLE compliance_notice (
  version_id uuid NOT NULL,
  days integer NOT NULL,
  expires_on date NOT NULL
);
CREATE TABLE compliance_request (
  person_id uuid NOT NULL,
  kind text NOT NULL,
  asked_at timestamp with time zone NOT NULL
);
CREATE TABLE compliance_settings (
  id integer NOT NULL,
  settings jsonb NOT NULL,
  version integer NOT NULL
);
CREATE TABLE work_photo (
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  object_key text NOT NULL,
  size_bytes integer NOT NULL,
  key_id text NOT NULL,
  head_digest bytea NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamp with time zone NOT NULL
);
CREATE TABLE named_work_photo (
  photo_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  kind text NOT NULL,
  job_id uuid,
  person_id uuid NOT NULL,
  "position" integer NOT NULL,
  deleted_at timestamp with time zone
);
CREATE TABLE gallery_consent (
  collection_id uuid NOT NULL,
  idempotency_key uuid NOT NULL,
  before_photo_id uuid NOT NULL,
  after_photo_id uuid NOT NULL,
  agreed_by text NOT NULL,
  consent text NOT NULL,
  noted_by uuid NOT NULL,
  noted_by_name text NOT NULL,
  noted_at timestamp with time zone NOT NULL
);
CREATE TABLE site_file (
  id uuid NOT NULL,
  job_id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  added_by uuid NOT NULL,
  object_key text NOT NULL,
  size_bytes integer NOT NULL,
  key_id text NOT NULL,
  head_digest bytea NOT NULL,
  created_at timestamp with time zone NOT NULL
);
CREATE TABLE known_site (
  id uuid NOT NULL,
  state jsonb NOT NULL
);
CREATE TABLE site_page (
  page text NOT NULL,
  version integer NOT NULL,
  draft jsonb NOT NULL,
  published jsonb NOT NULL
);
CREATE TABLE site_page_version (
  page text NOT NULL,
  version integer NOT NULL,
  texts jsonb NOT NULL,
  published_by text NOT NULL,
  published_at timestamp with time zone NOT NULL
);
CREATE TABLE site_picture_file (
  id uuid NOT NULL,
  place text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  sources jsonb NOT NULL,
  bytes bytea,
  created_at timestamp with time zone NOT NULL
);
CREATE TABLE site_picture (
  place text NOT NULL,
  version integer NOT NULL,
  draft_file uuid,
  draft_alt text NOT NULL,
  published_file uuid,
  published_alt text NOT NULL
);
CREATE TABLE site_picture_version (
  place text NOT NULL,
  version integer NOT NULL,
  file uuid,
  alt text NOT NULL,
  published_by text NOT NULL,
  published_at timestamp with time zone NOT NULL
);
CREATE TABLE compliance_check_notice (
  version_id uuid NOT NULL,
  days integer NOT NULL,
  check_again_on date NOT NULL
);
CREATE TABLE paper_text (
  kind text NOT NULL,
  version integer NOT NULL,
  text text NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  saved_by text NOT NULL
);
CREATE TABLE signed_text (
  sha256 text NOT NULL,
  text text NOT NULL
);
CREATE TABLE document_signature (
  document_id uuid NOT NULL,
  person_id uuid,
  kind text NOT NULL,
  key uuid,
  name text NOT NULL,
  signed_at timestamp with time zone NOT NULL,
  text_version integer NOT NULL,
  text_sha256 text NOT NULL,
  address text NOT NULL
);
INSERT INTO "migration" (id, "timestamp", name) OVERRIDING SYSTEM VALUE VALUES
  ('1', '1799570000001', 'CreateKitTables1799570000001'),
  ('2', '1799570000002', 'CreateReplicaTables1799570000002'),
  ('3', '1799570000010', 'CreateMediaTables1799570000010'),
  ('4', '1799630000000', 'FoldText1799630000000'),
  ('5', '1799640000000', 'CountDecisions1799640000000'),
  ('6', '1799720110000', 'NameMessagePhotos1799720110000'),
  ('7', '1799720200000', 'SignPapers1799720200000'),
  ('8', '1799721200000', 'NameSupplyPhotos1799721200000');
INSERT INTO "demo_seed" (only_row, seeded_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '2026-11-29 02:25:11.624117+00');
INSERT INTO "change" (entity, entity_id, seq, request_id, changed_at) OVERRIDING SYSTEM VALUE VALUES
  ('audit-entry', '01a2251e-994a-757e-ab48-2269606a813d', '24', NULL, '2026-11-29 02:24:52.036869+00'),
  ('audit-entry', '01a2251e-b7fb-740d-a41b-95e3298b9f9a', '25', NULL, '2026-11-29 02:24:59.897329+00'),
  ('audit-entry', '01a2251e-cd46-732c-8d23-17b5046853ee', '26', NULL, '2026-11-29 02:25:05.347629+00'),
  ('audit-entry', '01a2251e-e5c1-7225-876d-2b18400cd108', '27', NULL, '2026-11-29 02:25:11.615488+00'),
  ('compliance', '01900000-0000-7000-8000-000000000010', '3', NULL, '2026-11-29 02:24:37.001382+00'),
  ('compliance', '01900000-0000-7000-8000-000000000011', '6', NULL, '2026-11-29 02:24:37.512144+00'),
  ('compliance', '01900000-0000-7000-8000-000000000012', '9', NULL, '2026-11-29 02:24:38.27531+00'),
  ('compliance', '01900000-0000-7000-8000-000000000013', '12', NULL, '2026-11-29 02:24:38.830391+00'),
  ('compliance', '01900000-0000-7000-8000-000000000014', '15', NULL, '2026-11-29 02:24:39.245202+00'),
  ('compliance', '01900000-0000-7000-8000-000000000015', '18', NULL, '2026-11-29 02:24:39.814899+00'),
  ('compliance', '01900000-0000-7000-8000-000000000016', '21', NULL, '2026-11-29 02:24:40.499425+00'),
  ('compliance', '01900000-0000-7000-8000-000000000017', '22', NULL, '2026-11-29 02:24:41.012769+00'),
  ('documents', '01900000-0000-7000-8000-000000000010', '2', NULL, '2026-11-29 02:24:36.937162+00'),
  ('documents', '01900000-0000-7000-8000-000000000011', '5', NULL, '2026-11-29 02:24:37.458726+00'),
  ('documents', '01900000-0000-7000-8000-000000000012', '8', NULL, '2026-11-29 02:24:38.196592+00'),
  ('documents', '01900000-0000-7000-8000-000000000013', '11', NULL, '2026-11-29 02:24:38.814548+00'),
  ('documents', '01900000-0000-7000-8000-000000000014', '14', NULL, '2026-11-29 02:24:39.215434+00'),
  ('documents', '01900000-0000-7000-8000-000000000015', '17', NULL, '2026-11-29 02:24:39.744317+00'),
  ('documents', '01900000-0000-7000-8000-000000000016', '20', NULL, '2026-11-29 02:24:40.487645+00'),
  ('documents', '01900000-0000-7000-8000-000000000017', '23', NULL, '2026-11-29 02:24:41.012769+00');
INSERT INTO "change_counter" (only_row, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('true', '27');
INSERT INTO "change_cursor" (source, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('auth', '20'),
  ('invoice', '113'),
  ('jobs', '561');
INSERT INTO "known_account" (id, name, role, verified, removed, session_version, ended_sessions, second_factor, places) OVERRIDING SYSTEM VALUE VALUES
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
INSERT INTO "audit_entry" (id, entry) OVERRIDING SYSTEM VALUE VALUES
  ('01a2251e-994a-757e-ab48-2269606a813d', '{"at": "2026-11-29T02:24:52.042Z", "id": "01a2251e-994a-757e-ab48-2269606a813d", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a2251e-9944-73ab-bfcf-87e383456019", "subject_kind": "gallery-collection", "subject_name": "Staff kitchen, Norwood (drawing)"}'),
  ('01a2251e-b7fb-740d-a41b-95e3298b9f9a', '{"at": "2026-11-29T02:24:59.899Z", "id": "01a2251e-b7fb-740d-a41b-95e3298b9f9a", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a2251e-b7f8-702c-b99f-496c489e5502", "subject_kind": "gallery-collection", "subject_name": "Shop front windows, Glenelg (drawing)"}'),
  ('01a2251e-cd46-732c-8d23-17b5046853ee', '{"at": "2026-11-29T02:25:05.350Z", "id": "01a2251e-cd46-732c-8d23-17b5046853ee", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a2251e-cd42-7248-9b79-306d52db3a9f", "subject_kind": "gallery-collection", "subject_name": "Carpet and lounge, Unley (drawing)"}'),
  ('01a2251e-e5c1-7225-876d-2b18400cd108', '{"at": "2026-11-29T02:25:11.617Z", "id": "01a2251e-e5c1-7225-876d-2b18400cd108", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a2251e-e5be-75cd-852e-e7f05f609e72", "subject_kind": "gallery-collection", "subject_name": "Open-plan office, King William Street (drawing)"}');
INSERT INTO "token_key_set" (only_row, keys, fetched_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '{"keys": [{"e": "AQAB", "n": "7Mik4pRMZx1qnBclxl9fuWS4EBipWZlsFqkuD0YZnQjeJGvRjCny0K9cL04Obo80LvfMQvJEVlk2wLe4GLQdyN4FtUsN5OzQF3IGWALi7M-dixOGOH-GDerV674xAoVSspwB80Wn0SEn1OTSammGMscsd4hXyAWcm68fJwyKxJeN2JdK6JapHsEaSjLUzSfOCKeL6D29EFADNgaR5CmgA5lBcepuGnEWo8zhw2WX-tbpnnSjPCFl9nupXKeHqisfwSY_seOqcQa0tJDqyy2cz-Fb-QALGGN6Erj4C8MTYwrtcaPWvmas7xWlhZqD0EyUDT5TS1vkpuJHg0DuZbFQSQ", "kid": "01a2251e-574b-7774-8e5c-3dbcbdf4f6fb", "kty": "RSA"}]}', '2026-11-29 02:25:11.961+00');
INSERT INTO "document_owner" (user_id, version) OVERRIDING SYSTEM VALUE VALUES
  ('01900000-0000-7000-8000-000000000010', '1'),
  ('01900000-0000-7000-8000-000000000011', '1'),
  ('01900000-0000-7000-8000-000000000012', '1'),
  ('01900000-0000-7000-8000-000000000013', '1'),
  ('01900000-0000-7000-8000-000000000014', '1'),
  ('01900000-0000-7000-8000-000000000015', '1'),
  ('01900000-0000-7000-8000-000000000016', '1'),
  ('01900000-0000-7000-8000-000000000017', '1');
INSERT INTO "document" (id, owner_id, registration_id, kind, content_type, size_bytes, object_key, created_at, deleted_at, key_id, head_digest, version_id, kept) OVERRIDING SYSTEM VALUE VALUES
  ('01a2251e-509f-7416-aadf-6d4576cba0c2', '01900000-0000-7000-8000-000000000010', NULL, 'police_check_img', 'application/pdf', '2158', 'documents/01a2251e-509f-7416-aadf-6d4576cba0c2', '2026-11-29 02:24:36.947+00', NULL, 'a61764615c99a40f', E'\\x66e241907bd45d08fabdb0f838903a5cd614889bed79cddc5be00a54272074d0', '01a2251e-509f-7416-aadf-6d4576cba0c2', 'false'),
  ('01a2251e-5180-73fd-b570-2a17b152e43b', '01900000-0000-7000-8000-000000000010', NULL, 'children_check_img', 'application/pdf', '2166', 'documents/01a2251e-5180-73fd-b570-2a17b152e43b', '2026-11-29 02:24:36.947+00', NULL, 'a61764615c99a40f', E'\\x08ac626b31ca58dffa67e7d4658e674edee9d639533c8c2210c25155b36da050', '01a2251e-5180-73fd-b570-2a17b152e43b', 'false'),
  ('01a2251e-5181-73ab-8062-d7ccf14b1d1d', '01900000-0000-7000-8000-000000000010', NULL, 'agreement_img', 'application/pdf', '2275', 'documents/01a2251e-5181-73ab-8062-d7ccf14b1d1d', '2026-11-29 02:24:36.947+00', NULL, 'a61764615c99a40f', E'\\x84634c38ff9d9548720a0b8ee4e3c6df3d5e170cf8a67a6e1a6a28d45fa4cf2e', '01a2251e-5181-73ab-8062-d7ccf14b1d1d', 'false'),
  ('01a2251e-5181-73ab-8062-d9817e86536a', '01900000-0000-7000-8000-000000000010', NULL, 'declaration_img', 'application/pdf', '2143', 'documents/01a2251e-5181-73ab-8062-d9817e86536a', '2026-11-29 02:24:36.947+00', NULL, 'a61764615c99a40f', E'\\xd9af2011dd4409e73a3a71464d9d7110d5c635cc581d7155c1c474de80dc02eb', '01a2251e-5181-73ab-8062-d9817e86536a', 'false'),
  ('01a2251e-5215-77ee-a492-0f70b3f0ddda', '01900000-0000-7000-8000-000000000010', NULL, 'passport_img', 'image/jpeg', '44168', 'documents/01a2251e-5215-77ee-a492-0f70b3f0ddda', '2026-11-29 02:24:36.947+00', NULL, 'a61764615c99a40f', E'\\xd79ce6a15be86dce893064f8daddb0d3d7bc35144a6003e67dbcfffe1f77d147', '01a2251e-5215-77ee-a492-0f70b3f0ddda', 'false'),
  ('01a2251e-5433-7558-a2a5-5b55ed3ff690', '01900000-0000-7000-8000-000000000010', NULL, 'address_proof_img', 'image/png', '18100', 'documents/01a2251e-5433-7558-a2a5-5b55ed3ff690', '2026-11-29 02:24:36.947+00', NULL, 'a61764615c99a40f', E'\\xbfe1e5246763d4ee66fd258e47575faf16f633b8170928a0c36e9dee6165dc83', '01a2251e-5433-7558-a2a5-5b55ed3ff690', 'false'),
  ('01a2251e-5ed2-768b-8100-7dde73cadbef', '01900000-0000-7000-8000-000000000011', NULL, 'police_check_img', 'application/pdf', '2175', 'documents/01a2251e-5ed2-768b-8100-7dde73cadbef', '2026-11-29 02:24:37.46+00', NULL, 'a61764615c99a40f', E'\\xf9d5f5dd3e802ebef6d111dde3e3ecf977518cc322b191f08abeb6e9b11280b4', '01a2251e-5ed2-768b-8100-7dde73cadbef', 'false'),
  ('01a2251e-5ed2-768b-8100-806ac77334ed', '01900000-0000-7000-8000-000000000011', NULL, 'children_check_img', 'application/pdf', '2180', 'documents/01a2251e-5ed2-768b-8100-806ac77334ed', '2026-11-29 02:24:37.46+00', NULL, 'a61764615c99a40f', E'\\x2ff94574087722254adaabfdbefd609759c1e453a304f3d9199b6239b3cdcd8f', '01a2251e-5ed2-768b-8100-806ac77334ed', 'false'),
  ('01a2251e-5ed2-768b-8100-875e94588576', '01900000-0000-7000-8000-000000000011', NULL, 'agreement_img', 'application/pdf', '2297', 'documents/01a2251e-5ed2-768b-8100-875e94588576', '2026-11-29 02:24:37.46+00', NULL, 'a61764615c99a40f', E'\\x8f4659a3d202102d21231bc66468bc0f3ab63ea56ef2d306a9222f55ba916522', '01a2251e-5ed2-768b-8100-875e94588576', 'false'),
  ('01a2251e-5ed2-768b-8100-88dee7fc893c', '01900000-0000-7000-8000-000000000011', NULL, 'declaration_img', 'application/pdf', '2154', 'documents/01a2251e-5ed2-768b-8100-88dee7fc893c', '2026-11-29 02:24:37.46+00', NULL, 'a61764615c99a40f', E'\\xd2c45245b6f2bdb57af8a32f43227f4736850b846abf96f0670747567461165d', '01a2251e-5ed2-768b-8100-88dee7fc893c', 'false'),
  ('01a2251e-5fbe-7489-994c-3c072f95d06a', '01900000-0000-7000-8000-000000000011', NULL, 'passport_img', 'image/jpeg', '43959', 'documents/01a2251e-5fbe-7489-994c-3c072f95d06a', '2026-11-29 02:24:37.46+00', NULL, 'a61764615c99a40f', E'\\x8012e377552f5ad276e009898ebdf25fea22a914903f0975b8f5e56c6fc8e685', '01a2251e-5fbe-7489-994c-3c072f95d06a', 'false'),
  ('01a2251e-6024-7248-a4aa-52c99447dd7a', '01900000-0000-7000-8000-000000000011', NULL, 'address_proof_img', 'image/png', '18529', 'documents/01a2251e-6024-7248-a4aa-52c99447dd7a', '2026-11-29 02:24:37.46+00', NULL, 'a61764615c99a40f', E'\\x52636d8e76c7bdfc1b33e1ddad1cadca7ca5dbdce92f70f9f2bd7ee102806026', '01a2251e-6024-7248-a4aa-52c99447dd7a', 'false'),
  ('01a2251e-6155-75c0-bc0c-c35ab79927d8', '01900000-0000-7000-8000-000000000012', NULL, 'police_check_img', 'application/pdf', '2160', 'documents/01a2251e-6155-75c0-bc0c-c35ab79927d8', '2026-11-29 02:24:38.2+00', NULL, 'a61764615c99a40f', E'\\x841ac87934e6bc41087de3181fd5c38dc9fcfeddf4adc0e049f4edaf587ef897', '01a2251e-6155-75c0-bc0c-c35ab79927d8', 'false'),
  ('01a2251e-6155-75c0-bc0c-c47fe15ef340', '01900000-0000-7000-8000-000000000012', NULL, 'children_check_img', 'application/pdf', '2165', 'documents/01a2251e-6155-75c0-bc0c-c47fe15ef340', '2026-11-29 02:24:38.2+00', NULL, 'a61764615c99a40f', E'\\x1c3442b5aa6fa8765b7f7b375a8cb24842baefab696f77d07a30671ea7ffc0ce', '01a2251e-6155-75c0-bc0c-c47fe15ef340', 'false'),
  ('01a2251e-6155-75c0-bc0c-cb4b339e70e5', '01900000-0000-7000-8000-000000000012', NULL, 'agreement_img', 'application/pdf', '2283', 'documents/01a2251e-6155-75c0-bc0c-cb4b339e70e5', '2026-11-29 02:24:38.2+00', NULL, 'a61764615c99a40f', E'\\x8508cf1e77097ba978153eb76f7ca7a6cae1b0c15bf289e7471557b40e39454e', '01a2251e-6155-75c0-bc0c-cb4b339e70e5', 'false'),
  ('01a2251e-6155-75c0-bc0c-cd788490ca33', '01900000-0000-7000-8000-000000000012', NULL, 'declaration_img', 'application/pdf', '2148', 'documents/01a2251e-6155-75c0-bc0c-cd788490ca33', '2026-11-29 02:24:38.2+00', NULL, 'a61764615c99a40f', E'\\x9f55e940bff186cb508132cf22bf682030cb5709addf512185b44e3bcd02626c', '01a2251e-6155-75c0-bc0c-cd788490ca33', 'false'),
  ('01a2251e-61ec-7453-99cb-d58eaace91e0', '01900000-0000-7000-8000-000000000012', NULL, 'passport_img', 'image/jpeg', '43419', 'documents/01a2251e-61ec-7453-99cb-d58eaace91e0', '2026-11-29 02:24:38.2+00', NULL, 'a61764615c99a40f', E'\\x5e963239b60b1a93c89f32c053ef94a7ef22a8d9942fd813112fdae2287ff84b', '01a2251e-61ec-7453-99cb-d58eaace91e0', 'false'),
  ('01a2251e-630b-7289-86ee-ea64f6ec44df', '01900000-0000-7000-8000-000000000012', NULL, 'address_proof_img', 'image/png', '18116', 'documents/01a2251e-630b-7289-86ee-ea64f6ec44df', '2026-11-29 02:24:38.2+00', NULL, 'a61764615c99a40f', E'\\x4e21cce7e0a310a71917b77cd78c5bb1208d9b9941698a9be5d1bc0ba2d0fc24', '01a2251e-630b-7289-86ee-ea64f6ec44df', 'false'),
  ('01a2251e-6475-72f9-9c58-10f7e2087524', '01900000-0000-7000-8000-000000000013', NULL, 'police_check_img', 'application/pdf', '2170', 'documents/01a2251e-6475-72f9-9c58-10f7e2087524', '2026-11-29 02:24:38.818+00', NULL, 'a61764615c99a40f', E'\\xf86d6df54d57e37ee35de47828062a658cb71a360bbbdd6ca7df4facacd0ee74', '01a2251e-6475-72f9-9c58-10f7e2087524', 'false'),
  ('01a2251e-6476-7383-8632-95a5781fe506', '01900000-0000-7000-8000-000000000013', NULL, 'children_check_img', 'application/pdf', '2180', 'documents/01a2251e-6476-7383-8632-95a5781fe506', '2026-11-29 02:24:38.818+00', NULL, 'a61764615c99a40f', E'\\x49cf1df7dac44cd3759564fda729cf05cbc76dcf51151f6dae0fabcd461bed8e', '01a2251e-6476-7383-8632-95a5781fe506', 'false'),
  ('01a2251e-6476-7383-8632-99be8d4773e4', '01900000-0000-7000-8000-000000000013', NULL, 'agreement_img', 'application/pdf', '2293', 'documents/01a2251e-6476-7383-8632-99be8d4773e4', '2026-11-29 02:24:38.818+00', NULL, 'a61764615c99a40f', E'\\x21c1de73e868ba8d90f3f82c8c256ab872949f2adf029d152ea3a77f66712b08', '01a2251e-6476-7383-8632-99be8d4773e4', 'false'),
  ('01a2251e-6476-7383-8632-9cd3a9c59666', '01900000-0000-7000-8000-000000000013', NULL, 'declaration_img', 'application/pdf', '2162', 'documents/01a2251e-6476-7383-8632-9cd3a9c59666', '2026-11-29 02:24:38.818+00', NULL, 'a61764615c99a40f', E'\\xc0dd5072a6711becebbae0926b542ce0ec7c68879d958ebba8acb638291bbf9c', '01a2251e-6476-7383-8632-9cd3a9c59666', 'false'),
  ('01a2251e-6520-709c-9eb9-521470a8b6bf', '01900000-0000-7000-8000-000000000013', NULL, 'passport_img', 'image/jpeg', '44882', 'documents/01a2251e-6520-709c-9eb9-521470a8b6bf', '2026-11-29 02:24:38.818+00', NULL, 'a61764615c99a40f', E'\\xb8713dd0b035d27aef62b5b43a23c736a458935da1bead68856ac568469ffd7f', '01a2251e-6520-709c-9eb9-521470a8b6bf', 'false'),
  ('01a2251e-6584-7626-9249-7e01ce2341b9', '01900000-0000-7000-8000-000000000013', NULL, 'address_proof_img', 'image/png', '18522', 'documents/01a2251e-6584-7626-9249-7e01ce2341b9', '2026-11-29 02:24:38.818+00', NULL, 'a61764615c99a40f', E'\\x28eb0881f1ab2a673440239946c303123bd40394dc84683293d4af4d417f0aca', '01a2251e-6584-7626-9249-7e01ce2341b9', 'false'),
  ('01a2251e-6642-75ac-8c53-6c95befaea0e', '01900000-0000-7000-8000-000000000014', NULL, 'police_check_img', 'application/pdf', '2174', 'documents/01a2251e-6642-75ac-8c53-6c95befaea0e', '2026-11-29 02:24:39.216+00', NULL, 'a61764615c99a40f', E'\\x16429f14cfb7e8e9bae235cd7a2228cdf83392585afefb7e4d290601632e220e', '01a2251e-6642-75ac-8c53-6c95befaea0e', 'false'),
  ('01a2251e-6642-75ac-8c53-70d3cbc78037', '01900000-0000-7000-8000-000000000014', NULL, 'children_check_img', 'application/pdf', '2177', 'documents/01a2251e-6642-75ac-8c53-70d3cbc78037', '2026-11-29 02:24:39.216+00', NULL, 'a61764615c99a40f', E'\\x85d1e90a4131d0074e8919a2c86e2c96ffdcdda8efcb7f7f6ab392aa512c5b40', '01a2251e-6642-75ac-8c53-70d3cbc78037', 'false'),
  ('01a2251e-6642-75ac-8c53-761b1746fe0d', '01900000-0000-7000-8000-000000000014', NULL, 'agreement_img', 'application/pdf', '2307', 'documents/01a2251e-6642-75ac-8c53-761b1746fe0d', '2026-11-29 02:24:39.216+00', NULL, 'a61764615c99a40f', E'\\xdfb639cf5d2b7598ea1014c0129cb5001ba79a6325d845841dbe7f896c3a5567', '01a2251e-6642-75ac-8c53-761b1746fe0d', 'false'),
  ('01a2251e-6642-75ac-8c53-7849f482aaa4', '01900000-0000-7000-8000-000000000014', NULL, 'declaration_img', 'application/pdf', '2159', 'documents/01a2251e-6642-75ac-8c53-7849f482aaa4', '2026-11-29 02:24:39.216+00', NULL, 'a61764615c99a40f', E'\\x7225710977bcd1d53ca1dcd6393d16a09127c947ed71934fe5c06743e7d610b4', '01a2251e-6642-75ac-8c53-7849f482aaa4', 'false'),
  ('01a2251e-665f-71b6-8cb0-691183b6d37f', '01900000-0000-7000-8000-000000000014', NULL, 'passport_img', 'image/jpeg', '52962', 'documents/01a2251e-665f-71b6-8cb0-691183b6d37f', '2026-11-29 02:24:39.216+00', NULL, 'a61764615c99a40f', E'\\x9154198786afe55eefa72a4e1a0fdd7ab6ac591f8317b5bbc34936556d8c5941', '01a2251e-665f-71b6-8cb0-691183b6d37f', 'false'),
  ('01a2251e-671f-7071-926b-20ec909420ba', '01900000-0000-7000-8000-000000000014', NULL, 'address_proof_img', 'image/png', '18954', 'documents/01a2251e-671f-7071-926b-20ec909420ba', '2026-11-29 02:24:39.216+00', NULL, 'a61764615c99a40f', E'\\xc1e8824d77d7fe640c329ae33f263ac8d8d5877c8ae84fb7bb7049a68c27a01c', '01a2251e-671f-7071-926b-20ec909420ba', 'false'),
  ('01a2251e-67ed-7421-afcb-9aecf8932e17', '01900000-0000-7000-8000-000000000015', NULL, 'police_check_img', 'application/pdf', '2163', 'documents/01a2251e-67ed-7421-afcb-9aecf8932e17', '2026-11-29 02:24:39.746+00', NULL, 'a61764615c99a40f', E'\\x40c9edab419f37b48dd5eb026fb191fe8c977176af07bdf03c51e852327ba0af', '01a2251e-67ed-7421-afcb-9aecf8932e17', 'false'),
  ('01a2251e-67ed-7421-afcb-9d44c68afc7e', '01900000-0000-7000-8000-000000000015', NULL, 'children_check_img', 'application/pdf', '2172', 'documents/01a2251e-67ed-7421-afcb-9d44c68afc7e', '2026-11-29 02:24:39.746+00', NULL, 'a61764615c99a40f', E'\\xa967873f65fba06f06c86422d40ff83c3b74001249f14ffc5596cffc1eb0f0a0', '01a2251e-67ed-7421-afcb-9d44c68afc7e', 'false'),
  ('01a2251e-67ed-7421-afcb-a3d68feaf729', '01900000-0000-7000-8000-000000000015', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a2251e-67ed-7421-afcb-a3d68feaf729', '2026-11-29 02:24:39.746+00', NULL, 'a61764615c99a40f', E'\\x416a3ba2eaf0e9547afae4f296d0fede1965e8b3383ff81fbf2b9ae9bf46d797', '01a2251e-67ed-7421-afcb-a3d68feaf729', 'false'),
  ('01a2251e-67ed-7421-afcb-a7218685780d', '01900000-0000-7000-8000-000000000015', NULL, 'declaration_img', 'application/pdf', '2149', 'documents/01a2251e-67ed-7421-afcb-a7218685780d', '2026-11-29 02:24:39.746+00', NULL, 'a61764615c99a40f', E'\\x354ebd99a259a8b16a7d85909239166e40da67331c6195afb27b1d89dc95e72a', '01a2251e-67ed-7421-afcb-a7218685780d', 'false'),
  ('01a2251e-68d9-744e-8ab4-eb503568ddbf', '01900000-0000-7000-8000-000000000015', NULL, 'passport_img', 'image/jpeg', '47860', 'documents/01a2251e-68d9-744e-8ab4-eb503568ddbf', '2026-11-29 02:24:39.746+00', NULL, 'a61764615c99a40f', E'\\xfcba4ae15c7b1a468a07f632b07a2cdd128e201b96cb2a58b931081cedb92a0a', '01a2251e-68d9-744e-8ab4-eb503568ddbf', 'false'),
  ('01a2251e-6928-702b-8dab-a4e774ab5757', '01900000-0000-7000-8000-000000000015', NULL, 'address_proof_img', 'image/png', '18167', 'documents/01a2251e-6928-702b-8dab-a4e774ab5757', '2026-11-29 02:24:39.746+00', NULL, 'a61764615c99a40f', E'\\xa1044d4d7b54ab8dd6de0e56fdc2be7df322f198d0644d48f45d684c1859755c', '01a2251e-6928-702b-8dab-a4e774ab5757', 'false'),
  ('01a2251e-6a30-7781-b0e5-7f9a133ac73e', '01900000-0000-7000-8000-000000000016', NULL, 'police_check_img', 'application/pdf', '2168', 'documents/01a2251e-6a30-7781-b0e5-7f9a133ac73e', '2026-11-29 02:24:40.488+00', NULL, 'a61764615c99a40f', E'\\xdd66ed419f21f3c6f98c6f6685a960dad2c3452a06ed2c206ebf368f1199b798', '01a2251e-6a30-7781-b0e5-7f9a133ac73e', 'false'),
  ('01a2251e-6a3a-7060-9319-be74b2440cf5', '01900000-0000-7000-8000-000000000016', NULL, 'children_check_img', 'application/pdf', '2172', 'documents/01a2251e-6a3a-7060-9319-be74b2440cf5', '2026-11-29 02:24:40.488+00', NULL, 'a61764615c99a40f', E'\\xa056b5d86b1d7c070a6bb0bddbcc2a75f7c6bf67ee1fdc750fbd713f62e2c8d7', '01a2251e-6a3a-7060-9319-be74b2440cf5', 'false'),
  ('01a2251e-6a3a-7060-9319-c33f221eb507', '01900000-0000-7000-8000-000000000016', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a2251e-6a3a-7060-9319-c33f221eb507', '2026-11-29 02:24:40.488+00', NULL, 'a61764615c99a40f', E'\\xefaf07e00646abef9d19b29834269de2b4a1081203af7336d1325e4fdabd680f', '01a2251e-6a3a-7060-9319-c33f221eb507', 'false'),
  ('01a2251e-6a3b-76b0-acb4-6bec2ea7d1a7', '01900000-0000-7000-8000-000000000016', NULL, 'declaration_img', 'application/pdf', '2149', 'documents/01a2251e-6a3b-76b0-acb4-6bec2ea7d1a7', '2026-11-29 02:24:40.488+00', NULL, 'a61764615c99a40f', E'\\x29251fccac4ad290785c9f7f597d3a6ef4ad04d128185b357beba9e4d6def0f9', '01a2251e-6a3b-76b0-acb4-6bec2ea7d1a7', 'false'),
  ('01a2251e-6b39-7412-ba77-3aac6b653438', '01900000-0000-7000-8000-000000000016', NULL, 'passport_img', 'image/jpeg', '45626', 'documents/01a2251e-6b39-7412-ba77-3aac6b653438', '2026-11-29 02:24:40.488+00', NULL, 'a61764615c99a40f', E'\\xa509537e46cef98b90a74d7c92aab08942decce2f19d3f63231fc128e00ae174', '01a2251e-6b39-7412-ba77-3aac6b653438', 'false'),
  ('01a2251e-6c03-703f-923c-b29367386beb', '01900000-0000-7000-8000-000000000016', NULL, 'address_proof_img', 'image/png', '18423', 'documents/01a2251e-6c03-703f-923c-b29367386beb', '2026-11-29 02:24:40.488+00', NULL, 'a61764615c99a40f', E'\\xdb85b56aa8a281cad472715eb956a86751f2af1c3eb276837280aab835f54e23', '01a2251e-6c03-703f-923c-b29367386beb', 'false'),
  ('01a2251e-6caa-72bf-bfc2-b5aec893bcff', '01900000-0000-7000-8000-000000000017', NULL, 'police_check_img', 'application/pdf', '2167', 'documents/01a2251e-6caa-72bf-bfc2-b5aec893bcff', '2026-11-29 02:24:41.017+00', NULL, 'a61764615c99a40f', E'\\x1206874f7a69d5e804ec9a90438a246defe3b68299846c0f0562d63fce0c95be', '01a2251e-6caa-72bf-bfc2-b5aec893bcff', 'false'),
  ('01a2251e-6caa-72bf-bfc2-b9f1c5dd639b', '01900000-0000-7000-8000-000000000017', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a2251e-6caa-72bf-bfc2-b9f1c5dd639b', '2026-11-29 02:24:41.017+00', NULL, 'a61764615c99a40f', E'\\x16f56aff571983386e03e2b97dc5fac95f58cec3ca9792faa99fc24ba9d3cdab', '01a2251e-6caa-72bf-bfc2-b9f1c5dd639b', 'false'),
  ('01a2251e-6d07-7463-b3bb-5fdb8730a038', '01900000-0000-7000-8000-000000000017', NULL, 'passport_img', 'image/jpeg', '44667', 'documents/01a2251e-6d07-7463-b3bb-5fdb8730a038', '2026-11-29 02:24:41.017+00', NULL, 'a61764615c99a40f', E'\\x29bf49dca6819393df41de303b9d7c1d9b0d92a2edba1ba1353d87690858d5c2', '01a2251e-6d07-7463-b3bb-5fdb8730a038', 'false'),
  ('01a2251e-6e0f-7454-87f7-e41bf36ca463', '01900000-0000-7000-8000-000000000017', NULL, 'address_proof_img', 'image/png', '18345', 'documents/01a2251e-6e0f-7454-87f7-e41bf36ca463', '2026-11-29 02:24:41.017+00', NULL, 'a61764615c99a40f', E'\\x2e409275a6c72097add639740598a6cf7debb3585898d5205118a68b3736d1a6', '01a2251e-6e0f-7454-87f7-e41bf36ca463', 'false');
INSERT INTO "gallery_collection" (id, catergory, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a2251e-9944-73ab-bfcf-87e383456019', 'Staff kitchen, Norwood (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 02:24:52.036+00'),
  ('01a2251e-b7f8-702c-b99f-496c489e5502', 'Shop front windows, Glenelg (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 02:24:59.896+00'),
  ('01a2251e-cd42-7248-9b79-306d52db3a9f', 'Carpet and lounge, Unley (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 02:25:05.346+00'),
  ('01a2251e-e5be-75cd-852e-e7f05f609e72', 'Open-plan office, King William Street (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 02:25:11.614+00');
INSERT INTO "gallery_image" (id, collection_id, side, "position", status, original_key, width, height, placeholder, sources, attempts, queued_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a2251e-73b2-70bb-aac9-995c82b7adbc', '01a2251e-9944-73ab-bfcf-87e383456019', 'after', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRqIAAABXRUJQVlA4IJYAAAAQAgCdASoQAAsAAcAsJZgAA1NdcdXejE0OAPff/mXshasCn2xPReI1Rb3Tg8hflFZObkLyUrwJ7UHSxxRjRIn1q7G25nrdGKO7wgdW893+mUnaPM9TRsgZVSr/lriXu/EAZlKEZdKQFW+wHNmHWnUA7q3Yi//N/v8xaWrCWNblneDlxcUE6mU0EJf82H34a006HcRqXAA=', '[{"name": "01a2251e-f841-7687-8533-c7d4e8255dd8-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a2251e-f841-7687-8533-c7d4e8255dd8-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a2251e-f841-7687-8533-c7d4e8255dd8-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a2251e-f841-7687-8533-c7d4e8255dd8-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 02:24:52.036+00'),
  ('01a2251e-786a-75ed-b146-40d673f18b4c', '01a2251e-9944-73ab-bfcf-87e383456019', 'after', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAwAgCdASoQAAsAAcAsJbAAA0FllVilM9AtgAD+/mJgr44b4qhMa7EBCBaAi/zjbp6jE+0r9poh+6mee21ztcUPdtX+Kv+WDFERFUfH7P+/SagZ+qC9qcXQ2cMyfvSk2/l043ZbEXe29//3lid3NAAA', '[{"name": "01a2251e-fa1c-7476-bf7a-adb5ed148ee3-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a2251e-fa1c-7476-bf7a-adb5ed148ee3-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a2251e-fa1c-7476-bf7a-adb5ed148ee3-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a2251e-fa1c-7476-bf7a-adb5ed148ee3-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 02:24:52.036+00'),
  ('01a2251e-7bb7-7292-80f0-029d4c83a945', '01a2251e-9944-73ab-bfcf-87e383456019', 'after', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAADwAQCdASoQAAsAAcAsJbAAAzxBNsvSzgAA/v4y6Oq96peHJ/xP7Iwp3OS9OjQibpnPEGw4Fe0zw/FZLYp/hTSwVVdhPbkjs8RA8xPfDaBSiTd/FPY/wcmWakjR/ockn/ZcHa2PgO5v4M4BB6mCysTeyKeAAA==', '[{"name": "01a2251e-fb84-72f2-8d0f-c5c97069c1de-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a2251e-fb84-72f2-8d0f-c5c97069c1de-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a2251e-fb84-72f2-8d0f-c5c97069c1de-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a2251e-fb84-72f2-8d0f-c5c97069c1de-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 02:24:52.036+00'),
  ('01a2251e-8dc3-71b9-a34a-6ba72da2e4b5', '01a2251e-9944-73ab-bfcf-87e383456019', 'before', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoQAAsAAcAsJYwAA0B3WgHNIAAA/LKB66Shq1Lrsng8PMM6PsDr4egdY7txMnlVpXGhDKdeaF8j5kx3/GAJBNGYcH/0MoryFkAAAA==', '[{"name": "01a2251e-f693-76d8-8518-6dd0094292b4-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a2251e-f693-76d8-8518-6dd0094292b4-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a2251e-f693-76d8-8518-6dd0094292b4-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a2251e-f693-76d8-8518-6dd0094292b4-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 02:24:52.036+00'),
  ('01a2251e-8f96-71c9-ac7b-a3f1733cc083', '01a2251e-9944-73ab-bfcf-87e383456019', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQAgCdASoQAAsAAcAsJQAAaC/qaqvGW4AAAP6v90nx9g1heKWNfA2wGqnUvrg2Phql2vfJ36VrOzF891+Kc5or461ybnZ7dLP5n+7u+//w7tQZQiyX4Mq1ZgA=', '[{"name": "01a2251e-f384-74ac-84de-72d4d9b86b7b-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a2251e-f384-74ac-84de-72d4d9b86b7b-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a2251e-f384-74ac-84de-72d4d9b86b7b-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a2251e-f384-74ac-84de-72d4d9b86b7b-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 02:24:52.036+00'),
  ('01a2251e-993d-75fa-b5f4-fafcf0b21f55', '01a2251e-9944-73ab-bfcf-87e383456019', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoQAAsAAcAsJYwAA2KAh5k+QZYAAP7Q/8bRjXn5U/3jE4pBcgG1G1GvLU/pwN7D6qq397Hd8zYJLAfDu3t0L+xT36eIFnLXCP9LgWAURLkymft2ynjDwAAA', '[{"name": "01a2251e-f1b9-7615-be57-cd025cee6e04-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a2251e-f1b9-7615-be57-cd025cee6e04-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a2251e-f1b9-7615-be57-cd025cee6e04-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a2251e-f1b9-7615-be57-cd025cee6e04-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 02:24:52.036+00'),
  ('01a2251e-9c63-708f-9883-34ce11326669', '01a2251e-b7f8-702c-b99f-496c489e5502', 'after', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAADQAQCdASoQAAsAAcAsJbAAAzpb7ttfzAD++EVL03l+NFa1lmek+/9j8P3rv6R5N/P34n/McLKAA5/oK5eWePD3j+9/obgHKWbnEPbCAZrI+7VR9q8xp2POHSCxsd45Po//w9bHeZM97Qj+Et2caUd7CU3//GAJS/XX2kDdvL/sZV8IUsAAAA==', '[{"name": "01a2251f-03e7-7151-9d08-61e2020bf29a-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a2251f-03e7-7151-9d08-61e2020bf29a-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a2251f-03e7-7151-9d08-61e2020bf29a-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a2251f-03e7-7151-9d08-61e2020bf29a-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 02:24:59.896+00'),
  ('01a2251e-9f70-777c-b35e-c0e4997aaf41', '01a2251e-b7f8-702c-b99f-496c489e5502', 'after', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAADwAQCdASoQAAsAAcAsJaAAA0EQTrricgAA/vtMGgBJjdvQULIn9jrkOnyK9opCIiKBEdXKm8rxfdrKIZFQqSgD63Y+ojlpjHRHJmGEaZaz8Za8FenFJ7n+Vacs+4Q7TWFRwwDgZQRf/6igUN35iMUhwBadQdh/9MED0eVYEyYzwIHNd4RcAA==', '[{"name": "01a2251f-022f-77aa-8f52-04b7e761bdfb-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a2251f-022f-77aa-8f52-04b7e761bdfb-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a2251f-022f-77aa-8f52-04b7e761bdfb-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a2251f-022f-77aa-8f52-04b7e761bdfb-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 02:24:59.896+00'),
  ('01a2251e-a5aa-7537-af46-60719c7bb095', '01a2251e-b7f8-702c-b99f-496c489e5502', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAsAAcAsJYwAAzpahsEma1eAAOH2KCjO/YqR88n7WO9BuOmpLmU0p/etMaadaGkAAA==', '[{"name": "01a2251e-ff98-77c2-a3dc-c536a6d845f8-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a2251e-ff98-77c2-a3dc-c536a6d845f8-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a2251e-ff98-77c2-a3dc-c536a6d845f8-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a2251e-ff98-77c2-a3dc-c536a6d845f8-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 02:24:59.896+00'),
  ('01a2251e-b7f3-710d-8cc0-40b1a28b4a96', '01a2251e-b7f8-702c-b99f-496c489e5502', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAsAAcAsJYwAA1+jGDMTI8TQAPv9hAxEIpmHeV4tdg5tovitk/HIfxUsBX/e5aKRXmPX4AA=', '[{"name": "01a2251e-fd7f-71e3-9820-e7b4e8d6ecf5-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a2251e-fd7f-71e3-9820-e7b4e8d6ecf5-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a2251e-fd7f-71e3-9820-e7b4e8d6ecf5-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a2251e-fd7f-71e3-9820-e7b4e8d6ecf5-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 02:24:59.896+00'),
  ('01a2251e-be60-7009-bab5-c5bf958ac997', '01a2251e-cd42-7248-9b79-306d52db3a9f', 'after', '0', 'processing', 'originals/01a2251e-be60-7009-bab5-c5bf958ac997', '0', '0', '', '[]', '0', '2026-11-29 02:25:05.346+00'),
  ('01a2251e-c311-731d-9c61-c93fd952dadd', '01a2251e-cd42-7248-9b79-306d52db3a9f', 'after', '1', 'processing', 'originals/01a2251e-c311-731d-9c61-c93fd952dadd', '0', '0', '', '[]', '0', '2026-11-29 02:25:05.346+00'),
  ('01a2251e-c696-71d1-a215-738b99bf6558', '01a2251e-cd42-7248-9b79-306d52db3a9f', 'after', '2', 'processing', 'originals/01a2251e-c696-71d1-a215-738b99bf6558', '0', '0', '', '[]', '0', '2026-11-29 02:25:05.346+00'),
  ('01a2251e-c99d-77cb-8140-e8c619f8968e', '01a2251e-cd42-7248-9b79-306d52db3a9f', 'before', '2', 'processing', 'originals/01a2251e-c99d-77cb-8140-e8c619f8968e', '0', '0', '', '[]', '0', '2026-11-29 02:25:05.346+00'),
  ('01a2251e-ca57-76fa-a76d-5643a783f0a9', '01a2251e-cd42-7248-9b79-306d52db3a9f', 'before', '1', 'processing', 'originals/01a2251e-ca57-76fa-a76d-5643a783f0a9', '0', '0', '', '[]', '1', '2026-11-29 02:25:05.346+00'),
  ('01a2251e-cd21-7303-84ee-c29ed4e506c4', '01a2251e-cd42-7248-9b79-306d52db3a9f', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoQAAsAAcAsJYwAAzq4NKURBqTAAAD4rdf1eATFQIzIz+lQcV51kvT+84vx/bvLuoKMti8GBqOfS+T4FMCf8Qsvr6C1ENKHPZeVkAAA', '[{"name": "01a2251f-06f2-7676-9d2b-aafe1395b00b-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a2251f-06f2-7676-9d2b-aafe1395b00b-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a2251f-06f2-7676-9d2b-aafe1395b00b-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a2251f-06f2-7676-9d2b-aafe1395b00b-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 02:25:05.346+00'),
  ('01a2251e-d00f-75d5-93df-39dc49f34574', '01a2251e-e5be-75cd-852e-e7f05f609e72', 'after', '1', 'processing', 'originals/01a2251e-d00f-75d5-93df-39dc49f34574', '0', '0', '', '[]', '0', '2026-11-29 02:25:11.614+00'),
  ('01a2251e-d0cb-7040-88a8-8d8db15e12e4', '01a2251e-e5be-75cd-852e-e7f05f609e72', 'after', '0', 'processing', 'originals/01a2251e-d0cb-7040-88a8-8d8db15e12e4', '0', '0', '', '[]', '0', '2026-11-29 02:25:11.614+00'),
  ('01a2251e-de90-77ba-b69a-c797eace28fe', '01a2251e-e5be-75cd-852e-e7f05f609e72', 'before', '1', 'processing', 'originals/01a2251e-de90-77ba-b69a-c797eace28fe', '0', '0', '', '[]', '0', '2026-11-29 02:25:11.614+00'),
  ('01a2251e-e5b7-7591-80f5-192ce4082206', '01a2251e-e5be-75cd-852e-e7f05f609e72', 'before', '0', 'processing', 'originals/01a2251e-e5b7-7591-80f5-192ce4082206', '0', '0', '', '[]', '0', '2026-11-29 02:25:11.614+00');
INSERT INTO "compliance_version" (id, person_id, kind, number, state, submitted_at, decided_at, decided_by, decided_by_name, reason, issued_on, expires_on, details, work_limit, files_deleted_at, version) OVERRIDING SYSTEM VALUE VALUES
  ('01a2251e-509f-7416-aadf-6d4576cba0c2', '01900000-0000-7000-8000-000000000010', 'police_check_img', '1', 'verified', '2026-11-29 02:24:36.947+00', '2026-11-29 02:24:37.008+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-1-2041"}', 'false', NULL, '0'),
  ('01a2251e-5180-73fd-b570-2a17b152e43b', '01900000-0000-7000-8000-000000000010', 'children_check_img', '1', 'verified', '2026-11-29 02:24:36.947+00', '2026-11-29 02:24:37.008+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-13', '{"full_name": "Amara Perera", "reference": "DEMO-1-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a2251e-5181-73ab-8062-d7ccf14b1d1d', '01900000-0000-7000-8000-000000000010', 'agreement_img', '1', 'verified', '2026-11-29 02:24:36.947+00', '2026-11-29 02:24:37.008+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-5181-73ab-8062-d9817e86536a', '01900000-0000-7000-8000-000000000010', 'declaration_img', '1', 'verified', '2026-11-29 02:24:36.947+00', '2026-11-29 02:24:37.008+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-5215-77ee-a492-0f70b3f0ddda', '01900000-0000-7000-8000-000000000010', 'passport_img', '1', 'verified', '2026-11-29 02:24:36.947+00', '2026-11-29 02:24:37.008+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a2251e-5433-7558-a2a5-5b55ed3ff690', '01900000-0000-7000-8000-000000000010', 'address_proof_img', '1', 'verified', '2026-11-29 02:24:36.947+00', '2026-11-29 02:24:37.008+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-5ed2-768b-8100-7dde73cadbef', '01900000-0000-7000-8000-000000000011', 'police_check_img', '1', 'verified', '2026-11-29 02:24:37.46+00', '2026-11-29 02:24:37.517+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-01-09', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-2-2041"}', 'false', NULL, '0'),
  ('01a2251e-5ed2-768b-8100-806ac77334ed', '01900000-0000-7000-8000-000000000011', 'children_check_img', '1', 'verified', '2026-11-29 02:24:37.46+00', '2026-11-29 02:24:37.517+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-13', '{"full_name": "Daniel Okafor", "reference": "DEMO-2-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a2251e-5ed2-768b-8100-875e94588576', '01900000-0000-7000-8000-000000000011', 'agreement_img', '1', 'verified', '2026-11-29 02:24:37.46+00', '2026-11-29 02:24:37.517+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-5ed2-768b-8100-88dee7fc893c', '01900000-0000-7000-8000-000000000011', 'declaration_img', '1', 'verified', '2026-11-29 02:24:37.46+00', '2026-11-29 02:24:37.517+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-5fbe-7489-994c-3c072f95d06a', '01900000-0000-7000-8000-000000000011', 'passport_img', '1', 'verified', '2026-11-29 02:24:37.46+00', '2026-11-29 02:24:37.517+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a2251e-6024-7248-a4aa-52c99447dd7a', '01900000-0000-7000-8000-000000000011', 'address_proof_img', '1', 'verified', '2026-11-29 02:24:37.46+00', '2026-11-29 02:24:37.517+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-6155-75c0-bc0c-c35ab79927d8', '01900000-0000-7000-8000-000000000012', 'police_check_img', '1', 'verified', '2026-11-29 02:24:38.2+00', '2026-11-29 02:24:38.276+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-3-2041"}', 'false', NULL, '0'),
  ('01a2251e-6155-75c0-bc0c-c47fe15ef340', '01900000-0000-7000-8000-000000000012', 'children_check_img', '1', 'verified', '2026-11-29 02:24:38.2+00', '2026-11-29 02:24:38.276+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2026-11-23', '{"full_name": "Mei Lin Chen", "reference": "DEMO-3-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a2251e-6155-75c0-bc0c-cb4b339e70e5', '01900000-0000-7000-8000-000000000012', 'agreement_img', '1', 'verified', '2026-11-29 02:24:38.2+00', '2026-11-29 02:24:38.276+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-6155-75c0-bc0c-cd788490ca33', '01900000-0000-7000-8000-000000000012', 'declaration_img', '1', 'verified', '2026-11-29 02:24:38.2+00', '2026-11-29 02:24:38.276+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-61ec-7453-99cb-d58eaace91e0', '01900000-0000-7000-8000-000000000012', 'passport_img', '1', 'verified', '2026-11-29 02:24:38.2+00', '2026-11-29 02:24:38.276+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a2251e-630b-7289-86ee-ea64f6ec44df', '01900000-0000-7000-8000-000000000012', 'address_proof_img', '1', 'verified', '2026-11-29 02:24:38.2+00', '2026-11-29 02:24:38.276+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-6475-72f9-9c58-10f7e2087524', '01900000-0000-7000-8000-000000000013', 'police_check_img', '1', 'verified', '2026-11-29 02:24:38.818+00', '2026-11-29 02:24:38.831+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-4-2041"}', 'false', NULL, '0'),
  ('01a2251e-6476-7383-8632-95a5781fe506', '01900000-0000-7000-8000-000000000013', 'children_check_img', '1', 'verified', '2026-11-29 02:24:38.818+00', '2026-11-29 02:24:38.831+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-13', '{"full_name": "Tomasz Nowak", "reference": "DEMO-4-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a2251e-6476-7383-8632-99be8d4773e4', '01900000-0000-7000-8000-000000000013', 'agreement_img', '1', 'verified', '2026-11-29 02:24:38.818+00', '2026-11-29 02:24:38.831+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-6476-7383-8632-9cd3a9c59666', '01900000-0000-7000-8000-000000000013', 'declaration_img', '1', 'verified', '2026-11-29 02:24:38.818+00', '2026-11-29 02:24:38.831+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-6520-709c-9eb9-521470a8b6bf', '01900000-0000-7000-8000-000000000013', 'passport_img', '1', 'verified', '2026-11-29 02:24:38.818+00', '2026-11-29 02:24:38.831+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a2251e-6584-7626-9249-7e01ce2341b9', '01900000-0000-7000-8000-000000000013', 'address_proof_img', '1', 'verified', '2026-11-29 02:24:38.818+00', '2026-11-29 02:24:38.831+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-6642-75ac-8c53-6c95befaea0e', '01900000-0000-7000-8000-000000000014', 'police_check_img', '1', 'verified', '2026-11-29 02:24:39.216+00', '2026-11-29 02:24:39.245+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-5-2041"}', 'false', NULL, '0'),
  ('01a2251e-6642-75ac-8c53-70d3cbc78037', '01900000-0000-7000-8000-000000000014', 'children_check_img', '1', 'verified', '2026-11-29 02:24:39.216+00', '2026-11-29 02:24:39.245+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2026-12-11', '{"full_name": "Priya Raghunathan-Venkataraman", "reference": "DEMO-5-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a2251e-6642-75ac-8c53-761b1746fe0d', '01900000-0000-7000-8000-000000000014', 'agreement_img', '1', 'verified', '2026-11-29 02:24:39.216+00', '2026-11-29 02:24:39.245+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-6642-75ac-8c53-7849f482aaa4', '01900000-0000-7000-8000-000000000014', 'declaration_img', '1', 'verified', '2026-11-29 02:24:39.216+00', '2026-11-29 02:24:39.245+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-665f-71b6-8cb0-691183b6d37f', '01900000-0000-7000-8000-000000000014', 'passport_img', '1', 'verified', '2026-11-29 02:24:39.216+00', '2026-11-29 02:24:39.245+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a2251e-671f-7071-926b-20ec909420ba', '01900000-0000-7000-8000-000000000014', 'address_proof_img', '1', 'verified', '2026-11-29 02:24:39.216+00', '2026-11-29 02:24:39.245+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-67ed-7421-afcb-9aecf8932e17', '01900000-0000-7000-8000-000000000015', 'police_check_img', '1', 'verified', '2026-11-29 02:24:39.746+00', '2026-11-29 02:24:39.815+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-6-2041"}', 'false', NULL, '0'),
  ('01a2251e-67ed-7421-afcb-9d44c68afc7e', '01900000-0000-7000-8000-000000000015', 'children_check_img', '1', 'verified', '2026-11-29 02:24:39.746+00', '2026-11-29 02:24:39.815+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-13', '{"full_name": "Grace Papadopoulos", "reference": "DEMO-6-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a2251e-67ed-7421-afcb-a3d68feaf729', '01900000-0000-7000-8000-000000000015', 'agreement_img', '1', 'verified', '2026-11-29 02:24:39.746+00', '2026-11-29 02:24:39.815+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-67ed-7421-afcb-a7218685780d', '01900000-0000-7000-8000-000000000015', 'declaration_img', '1', 'verified', '2026-11-29 02:24:39.746+00', '2026-11-29 02:24:39.815+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-68d9-744e-8ab4-eb503568ddbf', '01900000-0000-7000-8000-000000000015', 'passport_img', '1', 'verified', '2026-11-29 02:24:39.746+00', '2026-11-29 02:24:39.815+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a2251e-6928-702b-8dab-a4e774ab5757', '01900000-0000-7000-8000-000000000015', 'address_proof_img', '1', 'verified', '2026-11-29 02:24:39.746+00', '2026-11-29 02:24:39.815+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-6a30-7781-b0e5-7f9a133ac73e', '01900000-0000-7000-8000-000000000016', 'police_check_img', '1', 'verified', '2026-11-29 02:24:40.488+00', '2026-11-29 02:24:40.5+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-7-2041"}', 'false', NULL, '0'),
  ('01a2251e-6a3a-7060-9319-be74b2440cf5', '01900000-0000-7000-8000-000000000016', 'children_check_img', '1', 'verified', '2026-11-29 02:24:40.488+00', '2026-11-29 02:24:40.5+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-13', '{"full_name": "Liam Fitzgerald", "reference": "DEMO-7-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a2251e-6a3a-7060-9319-c33f221eb507', '01900000-0000-7000-8000-000000000016', 'agreement_img', '1', 'verified', '2026-11-29 02:24:40.488+00', '2026-11-29 02:24:40.5+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-6a3b-76b0-acb4-6bec2ea7d1a7', '01900000-0000-7000-8000-000000000016', 'declaration_img', '1', 'verified', '2026-11-29 02:24:40.488+00', '2026-11-29 02:24:40.5+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-6b39-7412-ba77-3aac6b653438', '01900000-0000-7000-8000-000000000016', 'passport_img', '1', 'verified', '2026-11-29 02:24:40.488+00', '2026-11-29 02:24:40.5+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a2251e-6c03-703f-923c-b29367386beb', '01900000-0000-7000-8000-000000000016', 'address_proof_img', '1', 'verified', '2026-11-29 02:24:40.488+00', '2026-11-29 02:24:40.5+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-6caa-72bf-bfc2-b5aec893bcff', '01900000-0000-7000-8000-000000000017', 'police_check_img', '1', 'submitted', '2026-11-29 02:24:41.017+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-6caa-72bf-bfc2-b9f1c5dd639b', '01900000-0000-7000-8000-000000000017', 'agreement_img', '1', 'submitted', '2026-11-29 02:24:41.017+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-6d07-7463-b3bb-5fdb8730a038', '01900000-0000-7000-8000-000000000017', 'passport_img', '1', 'submitted', '2026-11-29 02:24:41.017+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a2251e-6e0f-7454-87f7-e41bf36ca463', '01900000-0000-7000-8000-000000000017', 'address_proof_img', '1', 'submitted', '2026-11-29 02:24:41.017+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0');
INSERT INTO "compliance_notice" (version_id, days, expires_on) OVERRIDING SYSTEM VALUE VALUES
  ('01a2251e-5ed2-768b-8100-7dde73cadbef', '60', '2027-01-09'),
  ('01a2251e-6155-75c0-bc0c-c47fe15ef340', '0', '2026-11-23'),
  ('01a2251e-6642-75ac-8c53-70d3cbc78037', '30', '2026-12-11');
INSERT INTO "known_site" (id, state) OVERRIDING SYSTEM VALUE VALUES
  ('0190c0de-0000-7000-8000-000000000002', '{"proof": {"checks": [{"text": "Everybody who works at a client shows a police check, and a new one when it expires.", "title": "Police checks"}, {"text": "Whoever cleans at schools and child care holds a current check.", "title": "Work with children"}], "prices": [{"per": "a visit", "note": "Up to 150 m², once a week, in the evening.", "dollars": 95, "service": "office-cleaning"}, {"per": "a home", "note": "One bedroom, without carpets.", "dollars": 380, "service": "end-of-lease-cleaning"}, {"per": "a visit", "note": "Shop front, inside and outside.", "dollars": 120, "service": "window-cleaning"}], "ratings": [{"count": 63, "value": 4.8, "source": "Customer survey", "read_on": "2026-11-22", "source_address": ""}], "examples": [{"per": "a month", "title": "An office of 300 m² in the city", "details": "Three evenings a week: desks, floors, kitchen, two bathrooms and bins.", "dollars": 1480, "service": "office-cleaning"}], "come_back": "Something is not right? Tell us within 24 hours and we come back and do it again at no cost.", "manager_name": "Priya Nair", "manager_role": "Operations manager", "promise_days": 1, "testimonials": [{"name": "Marguerite Lindqvist", "text": "The rooms are ready when the first patient comes, every morning for three years. When a tap leaked at night, they rang us before we knew.", "rating": null, "source": "Letter", "said_on": "2026-08-24", "organisation": "Practice manager, Norwood", "source_address": ""}, {"name": "Theo Karagiannis", "text": "Our tenants stopped writing to us about the stairs. The monthly sheet tells the committee what was done, and when.", "rating": 5, "source": "Email", "said_on": "2026-10-19", "organisation": "Strata committee, North Adelaide", "source_address": ""}, {"name": "Jess Whitcombe", "text": "They quoted one price, came on the day and the agent found nothing to add to the list.", "rating": 5, "source": "Customer survey", "said_on": "2026-11-10", "organisation": "End of lease, Unley", "source_address": ""}], "response_hours": 4, "served_postcodes": ["5000", "5006", "5007", "5008", "5009", "5010", "5011", "5012", "5013", "5014", "5015", "5016", "5017", "5018", "5019", "5020", "5021", "5022", "5023", "5024", "5025", "5031", "5032", "5033", "5034", "5035", "5037", "5038", "5039", "5040", "5041", "5042", "5043", "5044", "5045", "5046", "5047", "5048", "5049", "5050", "5051", "5052", "5061", "5062", "5063", "5064", "5065", "5066", "5067", "5068", "5069", "5070", "5072", "5073", "5074", "5075", "5076", "5081", "5082", "5083", "5084", "5085", "5086", "5087", "5088", "5089", "5090", "5091", "5092", "5093", "5094", "5095", "5096", "5097", "5098", "5106", "5107", "5108", "5109", "5110", "5111", "5112", "5113", "5114", "5125", "5126", "5127", "5150", "5151", "5152", "5154", "5155", "5156", "5158", "5159", "5160", "5161", "5162", "5163", "5164", "5165", "5166", "5167", "5168", "5169", "5245", "5250", "5251", "5252", "5950"], "is_police_checked": true}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "map": {"latitude": -34.9285, "longitude": 138.6007}, "city": "Adelaide", "name": "Gumleaf Commercial Cleaning", "email": "hello@gumleaf.example", "hours": [{"days": [1, 2, 3, 4, 5], "opens": "07:00", "closes": "17:30"}], "place": "", "state": "SA", "trade": "Commercial Cleaning", "colour": "#2c4fa2", "mobile": "0491 570 156", "social": [], "street": "12 Wattle Lane", "founded": 2015, "insurer": "Southern Mutual Insurance", "telephone": "(08) 5550 0142", "legal_name": "Gumleaf Commercial Cleaning Pty Ltd", "short_name": "Gumleaf", "postal_code": "5000", "web_address": "www.gumleaf.example", "accounts_email": "accounts@gumleaf.example", "insurance_dollars": 20000000}, "gst_rate_percent": 10}');
SELECT setval('migration_id_seq', 8);
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
ALTER TABLE known_account ADD CONSTRAINT known_account_role CHECK ((role = ANY (ARRAY['admin'::text, 'user'::text, 'supervisor'::text])));
ALTER TABLE known_account ADD CONSTRAINT known_account_places CHECK (((role = 'supervisor'::text) OR (places IS NULL)));
ALTER TABLE known_account ADD CONSTRAINT known_account_pk PRIMARY KEY (id);
ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_is_object CHECK ((jsonb_typeof(entry) = 'object'::text));
ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_pk PRIMARY KEY (id);
ALTER TABLE token_key_set ADD CONSTRAINT token_key_set_only_row CHECK (only_row);
ALTER TABLE token_key_set ADD CONSTRAINT token_key_set_pk PRIMARY KEY (only_row);
ALTER TABLE raised_notice ADD CONSTRAINT raised_notice_is_object CHECK ((jsonb_typeof(notice) = 'object'::text));
ALTER TABLE raised_notice ADD CONSTRAINT raised_notice_pk PRIMARY KEY (id);
ALTER TABLE pending_deletion ADD CONSTRAINT pending_deletion_pk PRIMARY KEY (key);
ALTER TABLE document_owner ADD CONSTRAINT document_owner_version CHECK ((version > 0));
ALTER TABLE document_owner ADD CONSTRAINT document_owner_pk PRIMARY KEY (user_id);
ALTER TABLE document ADD CONSTRAINT document_content_type CHECK ((content_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'application/pdf'::text])));
ALTER TABLE document ADD CONSTRAINT document_size CHECK ((size_bytes > 0));
ALTER TABLE document ADD CONSTRAINT document_belongs CHECK (((owner_id IS NOT NULL) OR (registration_id IS NOT NULL)));
ALTER TABLE document ADD CONSTRAINT document_key_id CHECK ((key_id ~ '^[0-9a-f]{16}$'::text));
ALTER TABLE document ADD CONSTRAINT document_head_digest CHECK ((length(head_digest) = 32));
ALTER TABLE document ADD CONSTRAINT document_encryption CHECK (((key_id IS NULL) = (head_digest IS NULL)));
ALTER TABLE document ADD CONSTRAINT document_kept CHECK (((NOT kept) OR (deleted_at IS NOT NULL)));
ALTER TABLE document ADD CONSTRAINT document_kind CHECK ((kind = ANY (ARRAY['passport_img'::text, 'address_proof_img'::text, 'police_check_img'::text, 'children_check_img'::text, 'agreement_img'::text, 'declaration_img'::text, 'public_liability'::text, 'visa'::text, 'induction'::text, 'licence'::text])));
ALTER TABLE document ADD CONSTRAINT document_pk PRIMARY KEY (id);
ALTER TABLE document ADD CONSTRAINT document_object_unique UNIQUE (object_key);
ALTER TABLE document_reading ADD CONSTRAINT document_reading_pk PRIMARY KEY (document_id, reader_id);
ALTER TABLE gallery_collection ADD CONSTRAINT gallery_collection_pk PRIMARY KEY (id);
ALTER TABLE gallery_image ADD CONSTRAINT gallery_image_side CHECK ((side = ANY (ARRAY['before'::text, 'after'::text])));
ALTER TABLE gallery_image ADD CONSTRAINT gallery_image_status CHECK ((status = ANY (ARRAY['processing'::text, 'ready'::text, 'damaged'::text])));
ALTER TABLE gallery_image ADD CONSTRAINT gallery_image_attempts CHECK ((attempts >= 0));
ALTER TABLE gallery_image ADD CONSTRAINT gallery_image_original CHECK (((status = 'processing'::text) = (original_key IS NOT NULL)));
ALTER TABLE gallery_image ADD CONSTRAINT gallery_image_pk PRIMARY KEY (id);
ALTER TABLE gallery_image ADD CONSTRAINT gallery_image_place UNIQUE (collection_id, side, "position");
ALTER TABLE anonymous_upload ADD CONSTRAINT anonymous_upload_bytes CHECK ((bytes >= 0));
ALTER TABLE anonymous_upload ADD CONSTRAINT anonymous_upload_pk PRIMARY KEY (minute, source);
ALTER TABLE enquiry_photo ADD CONSTRAINT enquiry_photo_position CHECK (("position" >= 0));
ALTER TABLE enquiry_photo ADD CONSTRAINT enquiry_photo_size CHECK ((size_bytes > 0));
ALTER TABLE enquiry_photo ADD CONSTRAINT enquiry_photo_key_id CHECK ((key_id ~ '^[0-9a-f]{16}$'::text));
ALTER TABLE enquiry_photo ADD CONSTRAINT enquiry_photo_head_digest CHECK ((length(head_digest) = 32));
ALTER TABLE enquiry_photo ADD CONSTRAINT enquiry_photo_pk PRIMARY KEY (id);
ALTER TABLE enquiry_photo ADD CONSTRAINT enquiry_photo_object_unique UNIQUE (object_key);
ALTER TABLE adjustment_file ADD CONSTRAINT adjustment_file_type CHECK ((content_type = ANY (ARRAY['image/jpeg'::text, 'image/png'::text, 'application/pdf'::text])));
ALTER TABLE adjustment_file ADD CONSTRAINT adjustment_file_size CHECK ((size_bytes > 0));
ALTER TABLE adjustment_file ADD CONSTRAINT adjustment_file_key_id CHECK ((key_id ~ '^[0-9a-f]{16}$'::text));
ALTER TABLE adjustment_file ADD CONSTRAINT adjustment_file_head_digest CHECK ((length(head_digest) = 32));
ALTER TABLE adjustment_file ADD CONSTRAINT adjustment_file_belongs CHECK (((adjustment_id IS NULL) = (person_id IS NULL)));
ALTER TABLE adjustment_file ADD CONSTRAINT adjustment_file_pk PRIMARY KEY (id);
ALTER TABLE adjustment_file ADD CONSTRAINT adjustment_file_one UNIQUE (adjustment_id);
ALTER TABLE adjustment_file ADD CONSTRAINT adjustment_file_object_unique UNIQUE (object_key);
ALTER TABLE compliance_version ADD CONSTRAINT compliance_version_kind CHECK ((kind = ANY (ARRAY['passport_img'::text, 'address_proof_img'::text, 'police_check_img'::text, 'children_check_img'::text, 'agreement_img'::text, 'declaration_img'::text, 'public_liability'::text, 'visa'::text, 'induction'::text, 'licence'::text])));
ALTER TABLE compliance_version ADD CONSTRAINT compliance_version_number CHECK ((number > 0));
ALTER TABLE compliance_version ADD CONSTRAINT compliance_version_state CHECK ((state = ANY (ARRAY['unchecked'::text, 'submitted'::text, 'verified'::text, 'refused'::text, 'replaced'::text])));
ALTER TABLE compliance_version ADD CONSTRAINT compliance_version_decided CHECK (((state = ANY (ARRAY['verified'::text, 'refused'::text])) = ((decided_at IS NOT NULL) AND (decided_by IS NOT NULL))));
ALTER TABLE compliance_version ADD CONSTRAINT compliance_version_reason CHECK (((state = 'refused'::text) = (reason <> ''::text)));
ALTER TABLE compliance_version ADD CONSTRAINT compliance_version_pk PRIMARY KEY (id);
ALTER TABLE compliance_version ADD CONSTRAINT compliance_version_once UNIQUE (person_id, kind, number);
ALTER TABLE compliance_notice ADD CONSTRAINT compliance_notice_pk PRIMARY KEY (version_id, days, expires_on);
ALTER TABLE compliance_request ADD CONSTRAINT compliance_request_pk PRIMARY KEY (person_id, kind);
ALTER TABLE compliance_settings ADD CONSTRAINT compliance_settings_once CHECK ((id = 1));
ALTER TABLE compliance_settings ADD CONSTRAINT compliance_settings_pk PRIMARY KEY (id);
ALTER TABLE work_photo ADD CONSTRAINT work_photo_size CHECK ((size_bytes > 0));
ALTER TABLE work_photo ADD CONSTRAINT work_photo_key_id CHECK ((key_id ~ '^[0-9a-f]{16}$'::text));
ALTER TABLE work_photo ADD CONSTRAINT work_photo_head_digest CHECK ((length(head_digest) = 32));
ALTER TABLE work_photo ADD CONSTRAINT work_photo_pk PRIMARY KEY (id);
ALTER TABLE work_photo ADD CONSTRAINT work_photo_object_unique UNIQUE (object_key);
ALTER TABLE named_work_photo ADD CONSTRAINT named_work_photo_pk PRIMARY KEY (photo_id);
ALTER TABLE named_work_photo ADD CONSTRAINT named_work_photo_kind_known CHECK ((kind = ANY (ARRAY['visit'::text, 'incident'::text, 'inspection'::text, 'complaint'::text, 'feedback'::text, 'message'::text, 'supply'::text])));
ALTER TABLE gallery_consent ADD CONSTRAINT gallery_consent_by_somebody CHECK ((agreed_by <> ''::text));
ALTER TABLE gallery_consent ADD CONSTRAINT gallery_consent_says_something CHECK ((consent <> ''::text));
ALTER TABLE gallery_consent ADD CONSTRAINT gallery_consent_pk PRIMARY KEY (collection_id);
ALTER TABLE gallery_consent ADD CONSTRAINT gallery_consent_once UNIQUE (idempotency_key);
ALTER TABLE site_file ADD CONSTRAINT site_file_kind_known CHECK ((kind = ANY (ARRAY['picture'::text, 'sheet'::text])));
ALTER TABLE site_file ADD CONSTRAINT site_file_named CHECK ((name <> ''::text));
ALTER TABLE site_file ADD CONSTRAINT site_file_size CHECK ((size_bytes > 0));
ALTER TABLE site_file ADD CONSTRAINT site_file_key_id CHECK ((key_id ~ '^[0-9a-f]{16}$'::text));
ALTER TABLE site_file ADD CONSTRAINT site_file_head_digest CHECK ((length(head_digest) = 32));
ALTER TABLE site_file ADD CONSTRAINT site_file_pk PRIMARY KEY (id);
ALTER TABLE site_file ADD CONSTRAINT site_file_object_unique UNIQUE (object_key);
ALTER TABLE known_site ADD CONSTRAINT known_site_pk PRIMARY KEY (id);
ALTER TABLE site_page ADD CONSTRAINT site_page_pk PRIMARY KEY (page);
ALTER TABLE site_page_version ADD CONSTRAINT site_page_version_pk PRIMARY KEY (page, version);
ALTER TABLE site_picture_file ADD CONSTRAINT site_picture_file_pk PRIMARY KEY (id);
ALTER TABLE site_picture_file ADD CONSTRAINT site_picture_file_place_unique UNIQUE (place, id);
ALTER TABLE site_picture ADD CONSTRAINT site_picture_draft_alt_check CHECK (((draft_file IS NULL) = (draft_alt = ''::text)));
ALTER TABLE site_picture ADD CONSTRAINT site_picture_published_alt_check CHECK (((published_file IS NULL) = (published_alt = ''::text)));
ALTER TABLE site_picture ADD CONSTRAINT site_picture_pk PRIMARY KEY (place);
ALTER TABLE site_picture_version ADD CONSTRAINT site_picture_version_pk PRIMARY KEY (place, version);
ALTER TABLE compliance_check_notice ADD CONSTRAINT compliance_check_notice_pk PRIMARY KEY (version_id, days, check_again_on);
ALTER TABLE paper_text ADD CONSTRAINT paper_text_kind CHECK ((kind = ANY (ARRAY['agreement_img'::text, 'declaration_img'::text])));
ALTER TABLE paper_text ADD CONSTRAINT paper_text_version CHECK ((version > 0));
ALTER TABLE paper_text ADD CONSTRAINT paper_text_pk PRIMARY KEY (kind, version);
ALTER TABLE signed_text ADD CONSTRAINT signed_text_sha256 CHECK ((sha256 = encode(sha256(convert_to(text, 'UTF8'::name)), 'hex'::text)));
ALTER TABLE signed_text ADD CONSTRAINT signed_text_pk PRIMARY KEY (sha256);
ALTER TABLE document_signature ADD CONSTRAINT document_signature_kind CHECK ((kind = ANY (ARRAY['agreement_img'::text, 'declaration_img'::text])));
ALTER TABLE document_signature ADD CONSTRAINT document_signature_pk PRIMARY KEY (document_id);
ALTER TABLE document_signature ADD CONSTRAINT document_signature_once UNIQUE (person_id, key);
ALTER TABLE document_reading ADD CONSTRAINT document_reading_document FOREIGN KEY (document_id) REFERENCES document(id) ON DELETE CASCADE;
ALTER TABLE gallery_image ADD CONSTRAINT gallery_image_collection FOREIGN KEY (collection_id) REFERENCES gallery_collection(id) ON DELETE CASCADE;
ALTER TABLE compliance_notice ADD CONSTRAINT compliance_notice_version FOREIGN KEY (version_id) REFERENCES compliance_version(id) ON DELETE CASCADE;
ALTER TABLE site_picture ADD CONSTRAINT site_picture_draft_fk FOREIGN KEY (place, draft_file) REFERENCES site_picture_file(place, id);
ALTER TABLE site_picture ADD CONSTRAINT site_picture_published_fk FOREIGN KEY (place, published_file) REFERENCES site_picture_file(place, id);
ALTER TABLE site_picture_version ADD CONSTRAINT site_picture_version_file_fk FOREIGN KEY (place, file) REFERENCES site_picture_file(place, id);
ALTER TABLE compliance_check_notice ADD CONSTRAINT compliance_check_notice_version FOREIGN KEY (version_id) REFERENCES compliance_version(id) ON DELETE CASCADE;
ALTER TABLE document_signature ADD CONSTRAINT document_signature_document FOREIGN KEY (document_id) REFERENCES document(id) ON DELETE CASCADE;
ALTER TABLE document_signature ADD CONSTRAINT document_signature_text FOREIGN KEY (text_sha256) REFERENCES signed_text(sha256);
CREATE INDEX change_unnumbered ON public.change USING btree (entity, entity_id) WHERE (seq IS NULL);
CREATE INDEX set_aside_change_due ON public.set_aside_change USING btree (source, next_try_at);
CREATE INDEX raised_notice_over ON public.raised_notice USING btree (raised_at);
CREATE INDEX pending_deletion_due ON public.pending_deletion USING btree (delete_after);
CREATE UNIQUE INDEX document_one_of_a_kind ON public.document USING btree (owner_id, kind) WHERE ((owner_id IS NOT NULL) AND (deleted_at IS NULL));
CREATE INDEX document_staged ON public.document USING btree (registration_id) WHERE (owner_id IS NULL);
CREATE INDEX document_staged_since ON public.document USING btree (created_at) WHERE (owner_id IS NULL);
CREATE INDEX document_plain ON public.document USING btree (id) WHERE ((key_id IS NULL) AND (deleted_at IS NULL));
CREATE INDEX document_version ON public.document USING btree (version_id) WHERE (version_id IS NOT NULL);
CREATE INDEX document_unversioned ON public.document USING btree (owner_id) WHERE ((owner_id IS NOT NULL) AND (version_id IS NULL) AND (deleted_at IS NULL));
CREATE INDEX document_kept_of ON public.document USING btree (owner_id) WHERE kept;
CREATE INDEX gallery_image_processing ON public.gallery_image USING btree (queued_at) WHERE (status = 'processing'::text);
CREATE INDEX enquiry_photo_enquiry ON public.enquiry_photo USING btree (enquiry_id) WHERE (enquiry_id IS NOT NULL);
CREATE INDEX enquiry_photo_unnamed ON public.enquiry_photo USING btree (created_at) WHERE (enquiry_id IS NULL);
CREATE INDEX adjustment_file_unnamed ON public.adjustment_file USING btree (created_at) WHERE (adjustment_id IS NULL);
CREATE INDEX compliance_version_waiting ON public.compliance_version USING btree (person_id) WHERE (state = 'submitted'::text);
CREATE INDEX compliance_version_expiry ON public.compliance_version USING btree (expires_on) WHERE (state = 'verified'::text);
CREATE INDEX work_photo_by_person ON public.work_photo USING btree (person_id, created_at);
CREATE INDEX work_photo_by_time ON public.work_photo USING btree (created_at);
CREATE INDEX named_work_photo_by_owner ON public.named_work_photo USING btree (owner_id, "position");
CREATE INDEX site_file_by_job ON public.site_file USING btree (job_id, created_at, id);
CREATE INDEX site_picture_version_file_index ON public.site_picture_version USING btree (file);
CREATE INDEX document_signature_of_text ON public.document_signature USING btree (text_sha256);
