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
CREATE TABLE company_export (
  id uuid NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  asked_by uuid NOT NULL,
  asked_by_name text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  beat_at timestamp with time zone,
  parts jsonb DEFAULT '[]'::jsonb NOT NULL,
  finished_at timestamp with time zone,
  object_key text,
  size_bytes bigint,
  key_id text,
  head_digest bytea
);
INSERT INTO "migration" (id, "timestamp", name) OVERRIDING SYSTEM VALUE VALUES
  ('1', '1799570000001', 'CreateKitTables1799570000001'),
  ('2', '1799570000002', 'CreateReplicaTables1799570000002'),
  ('3', '1799570000010', 'CreateMediaTables1799570000010'),
  ('4', '1799630000000', 'FoldText1799630000000'),
  ('5', '1799640000000', 'CountDecisions1799640000000'),
  ('6', '1799720110000', 'NameMessagePhotos1799720110000'),
  ('7', '1799720200000', 'SignPapers1799720200000'),
  ('8', '1799721200000', 'NameSupplyPhotos1799721200000'),
  ('9', '1799724100000', 'CreateCompanyExports1799724100000');
INSERT INTO "demo_seed" (only_row, seeded_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '2026-11-29 13:35:07.034949+00');
INSERT INTO "change" (entity, entity_id, seq, request_id, changed_at) OVERRIDING SYSTEM VALUE VALUES
  ('audit-entry', '01a22784-03f6-7754-af18-d699ad89e0ed', '24', NULL, '2026-11-29 13:34:52.913816+00'),
  ('audit-entry', '01a22784-1e18-772d-a959-08944bc52b00', '25', NULL, '2026-11-29 13:34:59.606636+00'),
  ('audit-entry', '01a22784-2cdf-7085-acb8-bb9365a5982f', '26', NULL, '2026-11-29 13:35:03.389708+00'),
  ('audit-entry', '01a22784-3b16-716b-8724-89ddf5db577d', '27', NULL, '2026-11-29 13:35:07.028429+00'),
  ('compliance', '01900000-0000-7000-8000-000000000010', '3', NULL, '2026-11-29 13:34:40.958419+00'),
  ('compliance', '01900000-0000-7000-8000-000000000011', '6', NULL, '2026-11-29 13:34:41.596148+00'),
  ('compliance', '01900000-0000-7000-8000-000000000012', '9', NULL, '2026-11-29 13:34:42.214544+00'),
  ('compliance', '01900000-0000-7000-8000-000000000013', '12', NULL, '2026-11-29 13:34:42.65063+00'),
  ('compliance', '01900000-0000-7000-8000-000000000014', '15', NULL, '2026-11-29 13:34:43.282107+00'),
  ('compliance', '01900000-0000-7000-8000-000000000015', '18', NULL, '2026-11-29 13:34:43.755899+00'),
  ('compliance', '01900000-0000-7000-8000-000000000016', '21', NULL, '2026-11-29 13:34:44.36373+00'),
  ('compliance', '01900000-0000-7000-8000-000000000017', '22', NULL, '2026-11-29 13:34:44.744436+00'),
  ('documents', '01900000-0000-7000-8000-000000000010', '2', NULL, '2026-11-29 13:34:40.836407+00'),
  ('documents', '01900000-0000-7000-8000-000000000011', '5', NULL, '2026-11-29 13:34:41.527135+00'),
  ('documents', '01900000-0000-7000-8000-000000000012', '8', NULL, '2026-11-29 13:34:42.193501+00'),
  ('documents', '01900000-0000-7000-8000-000000000013', '11', NULL, '2026-11-29 13:34:42.611585+00'),
  ('documents', '01900000-0000-7000-8000-000000000014', '14', NULL, '2026-11-29 13:34:43.263589+00'),
  ('documents', '01900000-0000-7000-8000-000000000015', '17', NULL, '2026-11-29 13:34:43.745032+00'),
  ('documents', '01900000-0000-7000-8000-000000000016', '20', NULL, '2026-11-29 13:34:44.355084+00'),
  ('documents', '01900000-0000-7000-8000-000000000017', '23', NULL, '2026-11-29 13:34:44.744436+00');
INSERT INTO "change_counter" (only_row, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('true', '27');
INSERT INTO "change_cursor" (source, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('auth', '20'),
  ('invoice', '113'),
  ('jobs', '564');
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
  ('01a22784-03f6-7754-af18-d699ad89e0ed', '{"at": "2026-11-29T13:34:52.918Z", "id": "01a22784-03f6-7754-af18-d699ad89e0ed", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22784-03f1-7209-b485-76df429db3aa", "subject_kind": "gallery-collection", "subject_name": "Staff kitchen, Norwood (drawing)"}'),
  ('01a22784-1e18-772d-a959-08944bc52b00', '{"at": "2026-11-29T13:34:59.608Z", "id": "01a22784-1e18-772d-a959-08944bc52b00", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22784-1e15-7418-81af-3f7837f1d270", "subject_kind": "gallery-collection", "subject_name": "Shop front windows, Glenelg (drawing)"}'),
  ('01a22784-2cdf-7085-acb8-bb9365a5982f', '{"at": "2026-11-29T13:35:03.391Z", "id": "01a22784-2cdf-7085-acb8-bb9365a5982f", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22784-2cdd-73a3-a68c-78b919d02a08", "subject_kind": "gallery-collection", "subject_name": "Carpet and lounge, Unley (drawing)"}'),
  ('01a22784-3b16-716b-8724-89ddf5db577d', '{"at": "2026-11-29T13:35:07.030Z", "id": "01a22784-3b16-716b-8724-89ddf5db577d", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22784-3b13-73f7-b79d-1aea4c6abb32", "subject_kind": "gallery-collection", "subject_name": "Open-plan office, King William Street (drawing)"}');
INSERT INTO "token_key_set" (only_row, keys, fetched_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '{"keys": [{"e": "AQAB", "n": "4NZE5yJ5RY7JHXHI9lRGEXaiGF6dK9-xq8HYxopPx4DyEifrZ6esXN8eLLfatD164rlfGUGxC9mUktYVN2xqg-ZtJhW7xtaNZexTich7oogIdTjBTalNoxWxO17yCIt-xF59d46N0D2TQHsI8sD_kjd0yAOH9GiZOvnZCqpSupZ7oKPV3970SL7ZhctQPIQCiGus1h_1AF_FfIWr3MTqfHYeZnYVReJ8kOjQG2Je2QtSceAxaDygqDjDep8zjR_LJNK9LJAbHfPEFVpnG6VsIun7Y4VlNzXxPZn1rpko1Tm9Ea-P3R8qNgiAbxx1MAt8z8ey3J89v41uLy14psG9pQ", "kid": "01a22783-cc7b-713b-b75f-d9fadc8a4a01", "kty": "RSA"}]}', '2026-11-29 13:35:07.287+00');
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
  ('01a22783-cca5-76c3-8e41-bacfb835881e', '01900000-0000-7000-8000-000000000010', NULL, 'police_check_img', 'application/pdf', '2158', 'documents/01a22783-cca5-76c3-8e41-bacfb835881e', '2026-11-29 13:34:40.85+00', NULL, 'a61764615c99a40f', E'\\x3c1fb55946cc86663b5878fdc69b3d3c8f71c089374e8af1c6cd68f79e4b83fa', '01a22783-cca5-76c3-8e41-bacfb835881e', 'false'),
  ('01a22783-cd32-72d2-9739-5d33a4c60f27', '01900000-0000-7000-8000-000000000010', NULL, 'children_check_img', 'application/pdf', '2166', 'documents/01a22783-cd32-72d2-9739-5d33a4c60f27', '2026-11-29 13:34:40.85+00', NULL, 'a61764615c99a40f', E'\\x02897db1f17ca642d444899fc88dbecdf40284859d1ee91dfc3b2866e7733ebd', '01a22783-cd32-72d2-9739-5d33a4c60f27', 'false'),
  ('01a22783-cd52-71a1-9071-761bfb5f5f53', '01900000-0000-7000-8000-000000000010', NULL, 'agreement_img', 'application/pdf', '2275', 'documents/01a22783-cd52-71a1-9071-761bfb5f5f53', '2026-11-29 13:34:40.85+00', NULL, 'a61764615c99a40f', E'\\x84ff33038bd8abdedf00a80d3a2fb652d33b2e9aac1fefad65b7d5a90a433487', '01a22783-cd52-71a1-9071-761bfb5f5f53', 'false'),
  ('01a22783-cd64-72eb-8588-15cc5d231bbe', '01900000-0000-7000-8000-000000000010', NULL, 'declaration_img', 'application/pdf', '2143', 'documents/01a22783-cd64-72eb-8588-15cc5d231bbe', '2026-11-29 13:34:40.85+00', NULL, 'a61764615c99a40f', E'\\x380f5969dc4a2b4cd34c0fef312594fec32d51cfecfcdaab6da5bc34042a8576', '01a22783-cd64-72eb-8588-15cc5d231bbe', 'false'),
  ('01a22783-cde5-72be-a86e-485bedf4dae4', '01900000-0000-7000-8000-000000000010', NULL, 'passport_img', 'image/jpeg', '44168', 'documents/01a22783-cde5-72be-a86e-485bedf4dae4', '2026-11-29 13:34:40.85+00', NULL, 'a61764615c99a40f', E'\\x4c1645358f11d6209795a46327fa4a63b7baad9a124675a7e26f67e47323c838', '01a22783-cde5-72be-a86e-485bedf4dae4', 'false'),
  ('01a22783-cf5f-76a3-ba9f-14218d9cd106', '01900000-0000-7000-8000-000000000010', NULL, 'address_proof_img', 'image/png', '18100', 'documents/01a22783-cf5f-76a3-ba9f-14218d9cd106', '2026-11-29 13:34:40.85+00', NULL, 'a61764615c99a40f', E'\\x818bf3ce223746c35ffa9993edf1b67812cbd65de0b808212028b3342a4e34c9', '01a22783-cf5f-76a3-ba9f-14218d9cd106', 'false'),
  ('01a22783-d605-7227-84f4-6adcaeba92ac', '01900000-0000-7000-8000-000000000011', NULL, 'police_check_img', 'application/pdf', '2175', 'documents/01a22783-d605-7227-84f4-6adcaeba92ac', '2026-11-29 13:34:41.529+00', NULL, 'a61764615c99a40f', E'\\x45774dbcf4a7a20fff959777fc7a25a196d0345fb9ae2d80d1ae20c1a6e21dc2', '01a22783-d605-7227-84f4-6adcaeba92ac', 'false'),
  ('01a22783-d605-7227-84f4-6ea97c6021c6', '01900000-0000-7000-8000-000000000011', NULL, 'children_check_img', 'application/pdf', '2180', 'documents/01a22783-d605-7227-84f4-6ea97c6021c6', '2026-11-29 13:34:41.529+00', NULL, 'a61764615c99a40f', E'\\x2f17522e882ad695ccc21540af38a7ca2d394d867ad3c43432ca94dfe314bfd4', '01a22783-d605-7227-84f4-6ea97c6021c6', 'false'),
  ('01a22783-d606-723c-bb76-bd17cb5b0dfd', '01900000-0000-7000-8000-000000000011', NULL, 'agreement_img', 'application/pdf', '2297', 'documents/01a22783-d606-723c-bb76-bd17cb5b0dfd', '2026-11-29 13:34:41.529+00', NULL, 'a61764615c99a40f', E'\\x22431dfe00be90e9a558fd6f6620861d87aaf1baa07077f309f0af41c33b1b45', '01a22783-d606-723c-bb76-bd17cb5b0dfd', 'false'),
  ('01a22783-d606-723c-bb76-c303c7adaf2d', '01900000-0000-7000-8000-000000000011', NULL, 'declaration_img', 'application/pdf', '2154', 'documents/01a22783-d606-723c-bb76-c303c7adaf2d', '2026-11-29 13:34:41.529+00', NULL, 'a61764615c99a40f', E'\\x5d8b0e86183d4725d110e2f33e8376900e9b074c452003149fad23bf1e666ed3', '01a22783-d606-723c-bb76-c303c7adaf2d', 'false'),
  ('01a22783-d6a5-723a-8121-467a0db865e5', '01900000-0000-7000-8000-000000000011', NULL, 'passport_img', 'image/jpeg', '43959', 'documents/01a22783-d6a5-723a-8121-467a0db865e5', '2026-11-29 13:34:41.529+00', NULL, 'a61764615c99a40f', E'\\xff410efc3cc4b1f20d80c188c2e2cb87aa496ef81238ae0d83f326b95eab067f', '01a22783-d6a5-723a-8121-467a0db865e5', 'false'),
  ('01a22783-d762-7685-8e11-562aeb1eee9c', '01900000-0000-7000-8000-000000000011', NULL, 'address_proof_img', 'image/png', '18529', 'documents/01a22783-d762-7685-8e11-562aeb1eee9c', '2026-11-29 13:34:41.529+00', NULL, 'a61764615c99a40f', E'\\x91f682f410d160360a4ff06d1a0829ec44fe49f55eded67f4b7c0123d784f2e4', '01a22783-d762-7685-8e11-562aeb1eee9c', 'false'),
  ('01a22783-d89a-710a-b003-466be5be8443', '01900000-0000-7000-8000-000000000012', NULL, 'police_check_img', 'application/pdf', '2160', 'documents/01a22783-d89a-710a-b003-466be5be8443', '2026-11-29 13:34:42.194+00', NULL, 'a61764615c99a40f', E'\\xb895f0b77426d4fa56c92578df1115a18d3f83c3fee15799a22a74a8f252d050', '01a22783-d89a-710a-b003-466be5be8443', 'false'),
  ('01a22783-d8c6-77a0-8f4e-b450ba9dbf2b', '01900000-0000-7000-8000-000000000012', NULL, 'children_check_img', 'application/pdf', '2165', 'documents/01a22783-d8c6-77a0-8f4e-b450ba9dbf2b', '2026-11-29 13:34:42.194+00', NULL, 'a61764615c99a40f', E'\\xbc064dc6926732b32bbb7f91d294112a738b66d66c89831f461dbcabef982c9d', '01a22783-d8c6-77a0-8f4e-b450ba9dbf2b', 'false'),
  ('01a22783-d8c7-76c2-8be8-ecca401c8090', '01900000-0000-7000-8000-000000000012', NULL, 'agreement_img', 'application/pdf', '2283', 'documents/01a22783-d8c7-76c2-8be8-ecca401c8090', '2026-11-29 13:34:42.194+00', NULL, 'a61764615c99a40f', E'\\xbc74341f3f1298bed21759ef8bd032ffdfc5f18ed823785e33a23a6cad790201', '01a22783-d8c7-76c2-8be8-ecca401c8090', 'false'),
  ('01a22783-d8c7-76c2-8be8-f21e70a83b01', '01900000-0000-7000-8000-000000000012', NULL, 'declaration_img', 'application/pdf', '2148', 'documents/01a22783-d8c7-76c2-8be8-f21e70a83b01', '2026-11-29 13:34:42.194+00', NULL, 'a61764615c99a40f', E'\\x7575d2a3ae12827a6b0255c473c38d906d86b9ea064205bb5d927337a13ddc52', '01a22783-d8c7-76c2-8be8-f21e70a83b01', 'false'),
  ('01a22783-d96f-7705-a1a7-a81850330545', '01900000-0000-7000-8000-000000000012', NULL, 'passport_img', 'image/jpeg', '43419', 'documents/01a22783-d96f-7705-a1a7-a81850330545', '2026-11-29 13:34:42.194+00', NULL, 'a61764615c99a40f', E'\\x4dab77b3981b5f477548027de3d8bc2afe70c501f08f38964e0eda8d7b903dbf', '01a22783-d96f-7705-a1a7-a81850330545', 'false'),
  ('01a22783-da03-76f3-bc16-ba3d1f060f8c', '01900000-0000-7000-8000-000000000012', NULL, 'address_proof_img', 'image/png', '18116', 'documents/01a22783-da03-76f3-bc16-ba3d1f060f8c', '2026-11-29 13:34:42.194+00', NULL, 'a61764615c99a40f', E'\\x930cb70770c4647d67b1794f0f805baa43921d03f93ffe6cf78b11032c077ca4', '01a22783-da03-76f3-bc16-ba3d1f060f8c', 'false'),
  ('01a22783-da7b-7167-93fd-5641ca8956a9', '01900000-0000-7000-8000-000000000013', NULL, 'police_check_img', 'application/pdf', '2170', 'documents/01a22783-da7b-7167-93fd-5641ca8956a9', '2026-11-29 13:34:42.615+00', NULL, 'a61764615c99a40f', E'\\x9b6e82a220aeb9ac1a1dd75894e6433b84ea442d6c024e5b459c32cf7b798b7c', '01a22783-da7b-7167-93fd-5641ca8956a9', 'false'),
  ('01a22783-da7b-7167-93fd-5bd76d6466e2', '01900000-0000-7000-8000-000000000013', NULL, 'children_check_img', 'application/pdf', '2180', 'documents/01a22783-da7b-7167-93fd-5bd76d6466e2', '2026-11-29 13:34:42.615+00', NULL, 'a61764615c99a40f', E'\\xf4bdf4c691622be95d89e557dbbfb46c73108c11bb30e7724f58a49f7784a596', '01a22783-da7b-7167-93fd-5bd76d6466e2', 'false'),
  ('01a22783-da7b-7167-93fd-5e8e805990b5', '01900000-0000-7000-8000-000000000013', NULL, 'agreement_img', 'application/pdf', '2293', 'documents/01a22783-da7b-7167-93fd-5e8e805990b5', '2026-11-29 13:34:42.615+00', NULL, 'a61764615c99a40f', E'\\x8c205866682e9a032d3d828585e08a02c71529e1ac4cf281220ddb10ccfe5f08', '01a22783-da7b-7167-93fd-5e8e805990b5', 'false'),
  ('01a22783-da7b-7167-93fd-6142f42953d7', '01900000-0000-7000-8000-000000000013', NULL, 'declaration_img', 'application/pdf', '2162', 'documents/01a22783-da7b-7167-93fd-6142f42953d7', '2026-11-29 13:34:42.615+00', NULL, 'a61764615c99a40f', E'\\x2d6567a5e434a6aba0f109002e6ad594422e8f6f2ee96911e0df4d6ec162bbca', '01a22783-da7b-7167-93fd-6142f42953d7', 'false'),
  ('01a22783-daf0-758e-a254-9655da239b86', '01900000-0000-7000-8000-000000000013', NULL, 'passport_img', 'image/jpeg', '44882', 'documents/01a22783-daf0-758e-a254-9655da239b86', '2026-11-29 13:34:42.615+00', NULL, 'a61764615c99a40f', E'\\x59a77d3a5e86025dd1a0c8ecc73617c8dcd8d98e404fb572961806d4fea67216', '01a22783-daf0-758e-a254-9655da239b86', 'false'),
  ('01a22783-db92-75a5-8d13-47d524e65a51', '01900000-0000-7000-8000-000000000013', NULL, 'address_proof_img', 'image/png', '18522', 'documents/01a22783-db92-75a5-8d13-47d524e65a51', '2026-11-29 13:34:42.615+00', NULL, 'a61764615c99a40f', E'\\x8a162145adb1880853f70693c4f665041cc937788daf7d90088791c1f218b48b', '01a22783-db92-75a5-8d13-47d524e65a51', 'false'),
  ('01a22783-dc5d-7783-a7e5-b1ad55398923', '01900000-0000-7000-8000-000000000014', NULL, 'police_check_img', 'application/pdf', '2174', 'documents/01a22783-dc5d-7783-a7e5-b1ad55398923', '2026-11-29 13:34:43.264+00', NULL, 'a61764615c99a40f', E'\\xab90c79553b42eafe08886b085fd2ae685da1984ce531aa56bd4c09da92502e5', '01a22783-dc5d-7783-a7e5-b1ad55398923', 'false'),
  ('01a22783-dc5d-7783-a7e5-b4d3ec3e937f', '01900000-0000-7000-8000-000000000014', NULL, 'children_check_img', 'application/pdf', '2177', 'documents/01a22783-dc5d-7783-a7e5-b4d3ec3e937f', '2026-11-29 13:34:43.264+00', NULL, 'a61764615c99a40f', E'\\xa4c45f0c06665d27eade6947c418d136bdbfdf4be208e920747feac4d16d531d', '01a22783-dc5d-7783-a7e5-b4d3ec3e937f', 'false'),
  ('01a22783-dc5d-7783-a7e5-b81e6cf8dd30', '01900000-0000-7000-8000-000000000014', NULL, 'agreement_img', 'application/pdf', '2307', 'documents/01a22783-dc5d-7783-a7e5-b81e6cf8dd30', '2026-11-29 13:34:43.264+00', NULL, 'a61764615c99a40f', E'\\xf16390d00e303de2e2bf444bbd45b6f1f54731868d5e9a089154e6e07b9d9833', '01a22783-dc5d-7783-a7e5-b81e6cf8dd30', 'false'),
  ('01a22783-dc5d-7783-a7e5-bd9461c4e239', '01900000-0000-7000-8000-000000000014', NULL, 'declaration_img', 'application/pdf', '2159', 'documents/01a22783-dc5d-7783-a7e5-bd9461c4e239', '2026-11-29 13:34:43.264+00', NULL, 'a61764615c99a40f', E'\\x9572100c18639b1c80a2e58b96d6662dc2dfbd8bdc5f0eb9b6718f9cff19a5d9', '01a22783-dc5d-7783-a7e5-bd9461c4e239', 'false'),
  ('01a22783-dcef-76f4-af54-1465cd3aed0d', '01900000-0000-7000-8000-000000000014', NULL, 'passport_img', 'image/jpeg', '52962', 'documents/01a22783-dcef-76f4-af54-1465cd3aed0d', '2026-11-29 13:34:43.264+00', NULL, 'a61764615c99a40f', E'\\x7e056fe27969d543978a2397208adcb91b9c644c2944c02dd371916e87a093e2', '01a22783-dcef-76f4-af54-1465cd3aed0d', 'false'),
  ('01a22783-de1b-72e8-81b1-900332cfb1c1', '01900000-0000-7000-8000-000000000014', NULL, 'address_proof_img', 'image/png', '18954', 'documents/01a22783-de1b-72e8-81b1-900332cfb1c1', '2026-11-29 13:34:43.264+00', NULL, 'a61764615c99a40f', E'\\x54ef0f2ba21b4c4edcb8d98d958165b57d07673eb5a04e8a7127870b1a9bb003', '01a22783-de1b-72e8-81b1-900332cfb1c1', 'false'),
  ('01a22783-deb1-749f-9f4f-41d0185431c6', '01900000-0000-7000-8000-000000000015', NULL, 'police_check_img', 'application/pdf', '2163', 'documents/01a22783-deb1-749f-9f4f-41d0185431c6', '2026-11-29 13:34:43.745+00', NULL, 'a61764615c99a40f', E'\\x60d3205360731e1a7b6622c7d1efbf6d15f516e628f14a31c568a83bf838205e', '01a22783-deb1-749f-9f4f-41d0185431c6', 'false'),
  ('01a22783-deb1-749f-9f4f-45355180fc65', '01900000-0000-7000-8000-000000000015', NULL, 'children_check_img', 'application/pdf', '2172', 'documents/01a22783-deb1-749f-9f4f-45355180fc65', '2026-11-29 13:34:43.745+00', NULL, 'a61764615c99a40f', E'\\x528f6839b0dd2ca1f246f08159a228a801ff957c8b68635a35255e1cece1661c', '01a22783-deb1-749f-9f4f-45355180fc65', 'false'),
  ('01a22783-deb1-749f-9f4f-49248d1624c3', '01900000-0000-7000-8000-000000000015', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a22783-deb1-749f-9f4f-49248d1624c3', '2026-11-29 13:34:43.745+00', NULL, 'a61764615c99a40f', E'\\x386a7517d1c4eab3d5d55845d9fb9b9e6837374d0e8730da4eda7a033883b197', '01a22783-deb1-749f-9f4f-49248d1624c3', 'false'),
  ('01a22783-deb1-749f-9f4f-4d9f4dde0aca', '01900000-0000-7000-8000-000000000015', NULL, 'declaration_img', 'application/pdf', '2149', 'documents/01a22783-deb1-749f-9f4f-4d9f4dde0aca', '2026-11-29 13:34:43.745+00', NULL, 'a61764615c99a40f', E'\\x7f39f80c9a325b8018b854216278e591da793042cc0a880fbfaffa15b16f67bc', '01a22783-deb1-749f-9f4f-4d9f4dde0aca', 'false'),
  ('01a22783-df4d-702a-9ac3-40bdf054a82a', '01900000-0000-7000-8000-000000000015', NULL, 'passport_img', 'image/jpeg', '47860', 'documents/01a22783-df4d-702a-9ac3-40bdf054a82a', '2026-11-29 13:34:43.745+00', NULL, 'a61764615c99a40f', E'\\x3f28effd501cb912c421ca9ebb3523b0670ba528eaf1e55388f8909a3e7bf16a', '01a22783-df4d-702a-9ac3-40bdf054a82a', 'false'),
  ('01a22783-e006-77d2-a1d9-901568f60d73', '01900000-0000-7000-8000-000000000015', NULL, 'address_proof_img', 'image/png', '18167', 'documents/01a22783-e006-77d2-a1d9-901568f60d73', '2026-11-29 13:34:43.745+00', NULL, 'a61764615c99a40f', E'\\xd99dcc850178027475d1dfa4d5605eebabc20c6b7b9c1906f2decf5b54b36004', '01a22783-e006-77d2-a1d9-901568f60d73', 'false'),
  ('01a22783-e081-736a-9f5d-fdbe723ca0b4', '01900000-0000-7000-8000-000000000016', NULL, 'police_check_img', 'application/pdf', '2168', 'documents/01a22783-e081-736a-9f5d-fdbe723ca0b4', '2026-11-29 13:34:44.356+00', NULL, 'a61764615c99a40f', E'\\xf2444f1891d6d178b50d68e657b443d225e7a8ad869acfc63b3fba59bdce5ef5', '01a22783-e081-736a-9f5d-fdbe723ca0b4', 'false'),
  ('01a22783-e081-736a-9f5e-00285d7aaffa', '01900000-0000-7000-8000-000000000016', NULL, 'children_check_img', 'application/pdf', '2172', 'documents/01a22783-e081-736a-9f5e-00285d7aaffa', '2026-11-29 13:34:44.356+00', NULL, 'a61764615c99a40f', E'\\x1748083d52d43ece727841a0dfee284004421c11bee501a0f98a2c08d55bce76', '01a22783-e081-736a-9f5e-00285d7aaffa', 'false'),
  ('01a22783-e081-736a-9f5e-0459cd65ce54', '01900000-0000-7000-8000-000000000016', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a22783-e081-736a-9f5e-0459cd65ce54', '2026-11-29 13:34:44.356+00', NULL, 'a61764615c99a40f', E'\\xa89492f9658c0c8b2ff3238dfc964442c18a71b6a2885c1b63e49ea746f6114d', '01a22783-e081-736a-9f5e-0459cd65ce54', 'false'),
  ('01a22783-e081-736a-9f5e-0a49dc41e47b', '01900000-0000-7000-8000-000000000016', NULL, 'declaration_img', 'application/pdf', '2149', 'documents/01a22783-e081-736a-9f5e-0a49dc41e47b', '2026-11-29 13:34:44.356+00', NULL, 'a61764615c99a40f', E'\\x7a7483c35058c3a977f43febf4bbda2451609acabc5b1a574f024cc96515337a', '01a22783-e081-736a-9f5e-0a49dc41e47b', 'false'),
  ('01a22783-e1ed-7270-a93a-6e982237f653', '01900000-0000-7000-8000-000000000016', NULL, 'passport_img', 'image/jpeg', '45626', 'documents/01a22783-e1ed-7270-a93a-6e982237f653', '2026-11-29 13:34:44.356+00', NULL, 'a61764615c99a40f', E'\\x853f5f6676b5cd1aa370d5ccfdeeb716ef5751c623d4afa657407affe1577671', '01a22783-e1ed-7270-a93a-6e982237f653', 'false'),
  ('01a22783-e268-76a8-afec-7ba5571b789e', '01900000-0000-7000-8000-000000000016', NULL, 'address_proof_img', 'image/png', '18423', 'documents/01a22783-e268-76a8-afec-7ba5571b789e', '2026-11-29 13:34:44.356+00', NULL, 'a61764615c99a40f', E'\\x36ae732300530bd2bc3c0e8ddd37c69146f4531dce891a223c53514ce6378890', '01a22783-e268-76a8-afec-7ba5571b789e', 'false'),
  ('01a22783-e2aa-7512-9aee-d34b2ee0f856', '01900000-0000-7000-8000-000000000017', NULL, 'police_check_img', 'application/pdf', '2167', 'documents/01a22783-e2aa-7512-9aee-d34b2ee0f856', '2026-11-29 13:34:44.745+00', NULL, 'a61764615c99a40f', E'\\x34721d3e1b6e6f06f72327e39f12a52eaebba4eb5e928265f5170364d1979442', '01a22783-e2aa-7512-9aee-d34b2ee0f856', 'false'),
  ('01a22783-e2aa-7512-9aee-d739276732fd', '01900000-0000-7000-8000-000000000017', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a22783-e2aa-7512-9aee-d739276732fd', '2026-11-29 13:34:44.745+00', NULL, 'a61764615c99a40f', E'\\xe4d6f3626822990a205a0f183117c8fa6026ec607a6a8a0a04ae9afe6a0e1e58', '01a22783-e2aa-7512-9aee-d739276732fd', 'false'),
  ('01a22783-e352-7456-84c2-84c25218f8ab', '01900000-0000-7000-8000-000000000017', NULL, 'passport_img', 'image/jpeg', '44667', 'documents/01a22783-e352-7456-84c2-84c25218f8ab', '2026-11-29 13:34:44.745+00', NULL, 'a61764615c99a40f', E'\\x97a7038a5a448e83ae239f5eea500e6132902d6225a6a77f4c32a2aa6b19f6c6', '01a22783-e352-7456-84c2-84c25218f8ab', 'false'),
  ('01a22783-e3f0-7333-b9ae-11757a770239', '01900000-0000-7000-8000-000000000017', NULL, 'address_proof_img', 'image/png', '18345', 'documents/01a22783-e3f0-7333-b9ae-11757a770239', '2026-11-29 13:34:44.745+00', NULL, 'a61764615c99a40f', E'\\x5c162baa7eca30cf8663c3a137bd2912f86f80fc6468fb50da321f3b2ce9758b', '01a22783-e3f0-7333-b9ae-11757a770239', 'false');
INSERT INTO "gallery_collection" (id, catergory, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22784-03f1-7209-b485-76df429db3aa', 'Staff kitchen, Norwood (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:34:52.913+00'),
  ('01a22784-1e15-7418-81af-3f7837f1d270', 'Shop front windows, Glenelg (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:34:59.606+00'),
  ('01a22784-2cdd-73a3-a68c-78b919d02a08', 'Carpet and lounge, Unley (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:35:03.389+00'),
  ('01a22784-3b13-73f7-b79d-1aea4c6abb32', 'Open-plan office, King William Street (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:35:07.027+00');
INSERT INTO "gallery_image" (id, collection_id, side, "position", status, original_key, width, height, placeholder, sources, attempts, queued_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22783-e7d5-77d9-897a-4119413c2d38', '01a22784-03f1-7209-b485-76df429db3aa', 'after', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRqIAAABXRUJQVlA4IJYAAAAQAgCdASoQAAsAAcAsJZgAA1NdcdXejE0OAPff/mXshasCn2xPReI1Rb3Tg8hflFZObkLyUrwJ7UHSxxRjRIn1q7G25nrdGKO7wgdW893+mUnaPM9TRsgZVSr/lriXu/EAZlKEZdKQFW+wHNmHWnUA7q3Yi//N/v8xaWrCWNblneDlxcUE6mU0EJf82H34a006HcRqXAA=', '[{"name": "01a22784-4503-715a-9f9e-2d932a70c539-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-4503-715a-9f9e-2d932a70c539-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-4503-715a-9f9e-2d932a70c539-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-4503-715a-9f9e-2d932a70c539-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:34:52.913+00'),
  ('01a22783-eae3-77f6-88db-69c5741d4a30', '01a22784-03f1-7209-b485-76df429db3aa', 'after', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAwAgCdASoQAAsAAcAsJbAAA0FllVilM9AtgAD+/mJgr44b4qhMa7EBCBaAi/zjbp6jE+0r9poh+6mee21ztcUPdtX+Kv+WDFERFUfH7P+/SagZ+qC9qcXQ2cMyfvSk2/l043ZbEXe29//3lid3NAAA', '[{"name": "01a22784-45dc-77e2-9003-9391b38d58f7-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-45dc-77e2-9003-9391b38d58f7-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-45dc-77e2-9003-9391b38d58f7-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-45dc-77e2-9003-9391b38d58f7-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:34:52.913+00'),
  ('01a22783-edb5-73d9-a283-391011c01982', '01a22784-03f1-7209-b485-76df429db3aa', 'after', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAADwAQCdASoQAAsAAcAsJbAAAzxBNsvSzgAA/v4y6Oq96peHJ/xP7Iwp3OS9OjQibpnPEGw4Fe0zw/FZLYp/hTSwVVdhPbkjs8RA8xPfDaBSiTd/FPY/wcmWakjR/ockn/ZcHa2PgO5v4M4BB6mCysTeyKeAAA==', '[{"name": "01a22784-46e3-73da-a04e-a4a131dc5bd9-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-46e3-73da-a04e-a4a131dc5bd9-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-46e3-73da-a04e-a4a131dc5bd9-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-46e3-73da-a04e-a4a131dc5bd9-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:34:52.913+00'),
  ('01a22783-f7de-716f-83cc-7e4efbcbd447', '01a22784-03f1-7209-b485-76df429db3aa', 'before', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoQAAsAAcAsJYwAA0B3WgHNIAAA/LKB66Shq1Lrsng8PMM6PsDr4egdY7txMnlVpXGhDKdeaF8j5kx3/GAJBNGYcH/0MoryFkAAAA==', '[{"name": "01a22784-430d-7726-b4cd-10e4b57fc837-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-430d-7726-b4cd-10e4b57fc837-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-430d-7726-b4cd-10e4b57fc837-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-430d-7726-b4cd-10e4b57fc837-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:34:52.913+00'),
  ('01a22783-fad0-7795-9819-f1cac0943780', '01a22784-03f1-7209-b485-76df429db3aa', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQAgCdASoQAAsAAcAsJQAAaC/qaqvGW4AAAP6v90nx9g1heKWNfA2wGqnUvrg2Phql2vfJ36VrOzF891+Kc5or461ybnZ7dLP5n+7u+//w7tQZQiyX4Mq1ZgA=', '[{"name": "01a22784-4185-71af-b15a-82099515821d-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-4185-71af-b15a-82099515821d-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-4185-71af-b15a-82099515821d-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-4185-71af-b15a-82099515821d-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:34:52.913+00'),
  ('01a22784-03ec-7452-aa0c-d0e352e63323', '01a22784-03f1-7209-b485-76df429db3aa', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoQAAsAAcAsJYwAA2KAh5k+QZYAAP7Q/8bRjXn5U/3jE4pBcgG1G1GvLU/pwN7D6qq397Hd8zYJLAfDu3t0L+xT36eIFnLXCP9LgWAURLkymft2ynjDwAAA', '[{"name": "01a22784-409a-71a7-bb65-7b6451dc9830-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-409a-71a7-bb65-7b6451dc9830-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-409a-71a7-bb65-7b6451dc9830-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-409a-71a7-bb65-7b6451dc9830-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:34:52.913+00'),
  ('01a22784-0699-70f3-997d-02e14ca4a660', '01a22784-1e15-7418-81af-3f7837f1d270', 'after', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAADQAQCdASoQAAsAAcAsJbAAAzpb7ttfzAD++EVL03l+NFa1lmek+/9j8P3rv6R5N/P34n/McLKAA5/oK5eWePD3j+9/obgHKWbnEPbCAZrI+7VR9q8xp2POHSCxsd45Po//w9bHeZM97Qj+Et2caUd7CU3//GAJS/XX2kDdvL/sZV8IUsAAAA==', '[{"name": "01a22784-4a9b-7575-904a-43e9742bd50f-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-4a9b-7575-904a-43e9742bd50f-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-4a9b-7575-904a-43e9742bd50f-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-4a9b-7575-904a-43e9742bd50f-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:34:59.606+00'),
  ('01a22784-080d-712f-bba0-a7c6f1a4adc6', '01a22784-1e15-7418-81af-3f7837f1d270', 'after', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAADwAQCdASoQAAsAAcAsJaAAA0EQTrricgAA/vtMGgBJjdvQULIn9jrkOnyK9opCIiKBEdXKm8rxfdrKIZFQqSgD63Y+ojlpjHRHJmGEaZaz8Za8FenFJ7n+Vacs+4Q7TWFRwwDgZQRf/6igUN35iMUhwBadQdh/9MED0eVYEyYzwIHNd4RcAA==', '[{"name": "01a22784-4955-7449-818c-001970bc091d-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-4955-7449-818c-001970bc091d-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-4955-7449-818c-001970bc091d-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-4955-7449-818c-001970bc091d-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:34:59.606+00'),
  ('01a22784-0c43-7652-90e6-63adcba47506', '01a22784-1e15-7418-81af-3f7837f1d270', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAsAAcAsJYwAAzpahsEma1eAAOH2KCjO/YqR88n7WO9BuOmpLmU0p/etMaadaGkAAA==', '[{"name": "01a22784-489b-753f-8ea1-ba4d955bc39e-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-489b-753f-8ea1-ba4d955bc39e-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-489b-753f-8ea1-ba4d955bc39e-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-489b-753f-8ea1-ba4d955bc39e-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:34:59.606+00'),
  ('01a22784-1e0c-716d-b6cd-5376fc123344', '01a22784-1e15-7418-81af-3f7837f1d270', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAsAAcAsJYwAA1+jGDMTI8TQAPv9hAxEIpmHeV4tdg5tovitk/HIfxUsBX/e5aKRXmPX4AA=', '[{"name": "01a22784-47ae-7552-86d2-dd11c333739a-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-47ae-7552-86d2-dd11c333739a-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-47ae-7552-86d2-dd11c333739a-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-47ae-7552-86d2-dd11c333739a-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:34:59.606+00'),
  ('01a22784-22bd-74e4-9cb7-bf1b0c71069e', '01a22784-2cdd-73a3-a68c-78b919d02a08', 'after', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRqwAAABXRUJQVlA4IKAAAAAQAgCdASoQAAsAAcAsJbAAA0ESwSaqdMIAAP7+B3JHDE9dX60/M9VHFq6i1XU1+bz/CUPSBdD3b76P558Ppv2QWiWHUWlUKdR6h26ByDvg7HiaeaYYTPP+0OrtfL8J5nSUJTLJBBQ18SuyrsD42lEWf72M54pclI5cEO0mqfzd2ef7myXysCvs0G9+AXmn9b4mJff8STo+hvbQG+XaQNAA', '[{"name": "01a22784-4e2d-734b-a981-7ac61ee94bce-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-4e2d-734b-a981-7ac61ee94bce-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-4e2d-734b-a981-7ac61ee94bce-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-4e2d-734b-a981-7ac61ee94bce-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:35:03.389+00'),
  ('01a22784-257b-73b5-a6e1-cd6e7b7edd2e', '01a22784-2cdd-73a3-a68c-78b919d02a08', 'after', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAAAwAgCdASoQAAsAAcAsJbAAA2uS6uorUqAuAADifiTmfH6ls5BsBrdzJaqeS5QDu9qNUDsN4WutoEGZB3hHDiiWXkxdcf21/g7McS+1PT+ML/5h1IfiflIBwPmyCZZv+m47wrzLufwFef82Xh8H8q8ZD5TmEAqgAAA=', '[{"name": "01a22784-4ef2-7400-9307-c1861d346ff8-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-4ef2-7400-9307-c1861d346ff8-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-4ef2-7400-9307-c1861d346ff8-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-4ef2-7400-9307-c1861d346ff8-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:35:03.389+00'),
  ('01a22784-27fd-744b-9944-3988b944480d', '01a22784-2cdd-73a3-a68c-78b919d02a08', 'after', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRooAAABXRUJQVlA4IH4AAACQAgCdASoQAAsAAcAsJbAAA1WGyFR95hcX+8hrAAD+fq+nzojzg3NIap6CmL+YBR+SpaZpf3fybm2LIywsfkmMSiTgr8j70De2g4cySH+S8plUF0zsNtWA+DX/+9jwQhXn9KnpN67r+4qPp3YZEEu/rlXjIewZ8M9DeY3YAAA=', '[{"name": "01a22784-4fe9-75d2-a729-4a056a145833-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-4fe9-75d2-a729-4a056a145833-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-4fe9-75d2-a729-4a056a145833-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-4fe9-75d2-a729-4a056a145833-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:35:03.389+00'),
  ('01a22784-2938-7799-b72b-d64db62fadd4', '01a22784-2cdd-73a3-a68c-78b919d02a08', 'before', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAABQAgCdASoQAAsAAcAsJYwAA19Puvyuin/CzYgA/s3u2rWCt6t2Eon4BemX5d8oXoJ0/4AXpuv+TkDTKVfDHs4K/4lQmgsoiXup9AAA', '[{"name": "01a22784-4d0f-7237-a31f-2dcaaba37766-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-4d0f-7237-a31f-2dcaaba37766-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-4d0f-7237-a31f-2dcaaba37766-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-4d0f-7237-a31f-2dcaaba37766-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:35:03.389+00'),
  ('01a22784-29ca-71ef-9c9c-6a9380c05972', '01a22784-2cdd-73a3-a68c-78b919d02a08', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRloAAABXRUJQVlA4IE4AAAAQAgCdASoQAAsAAcAsJZQAA1+f6feqDrQAAP6qeyRm7EEsCMJ1Yc0Re+U4PeSDoOUPWCQ1FypdBVFin4NqoPwz/K1reqziv0dztZr4SgA=', '[{"name": "01a22784-4c62-719d-9051-ce18e0f6b480-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-4c62-719d-9051-ce18e0f6b480-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-4c62-719d-9051-ce18e0f6b480-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-4c62-719d-9051-ce18e0f6b480-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:35:03.389+00'),
  ('01a22784-2cd7-735d-9b8e-83b94f7341dd', '01a22784-2cdd-73a3-a68c-78b919d02a08', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAwAgCdASoQAAsAAcAsJYwAAzq4NKURBqTAAAD4rdf1eATFQIzIz+lQcV51kvT+84vx/bvLuoKMti8GBqOfS+T4FMCf8Qsvr6C1ENKHPZeVkAAA', '[{"name": "01a22784-4b58-737a-84aa-ef8da7ff2f0d-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-4b58-737a-84aa-ef8da7ff2f0d-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-4b58-737a-84aa-ef8da7ff2f0d-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-4b58-737a-84aa-ef8da7ff2f0d-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:35:03.389+00'),
  ('01a22784-2e92-7460-8429-b73f74ee9acb', '01a22784-3b13-73f7-b79d-1aea4c6abb32', 'after', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRq4AAABXRUJQVlA4IKIAAADwAQCdASoQAAsAAcAsJbAAAzpyjjs9FYgA/vQX6DhBviW/GGeRcwN32wYc+oMALKvgfvdqx7tV33H1gmu33MBvVk+vMdqW5gvI7zvnqc+xgmCxMvshcP9+CESW4tvps/WASttrM7eZ20iL5aAS3GuyZoms9da3hJx2VP+0vrzUZvdi7JbyTWxuv2kzZPKtN79f9dbaf2zLDDKOEKW7FfD1+AA=', '[{"name": "01a22784-5366-7127-a404-b9df75430b5d-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-5366-7127-a404-b9df75430b5d-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-5366-7127-a404-b9df75430b5d-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-5366-7127-a404-b9df75430b5d-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:35:07.027+00'),
  ('01a22784-2f2d-76ac-ae31-2f15c2b19cf9', '01a22784-3b13-73f7-b79d-1aea4c6abb32', 'after', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRpoAAABXRUJQVlA4II4AAAAwAgCdASoQAAsAAcAsJbAAAzxfowDfoxR5AAD+/PhxbW26E9mA9LxBReNAYF2nwnvONjb3e2eWQnQ38+un/AiUPNVa/Oq687MA8kB8mHbcUJOy8EEeiSx2+p+kLalqXf5aeThlfUwlKVPP9X2gJpHlATVBhX4/g6IH0ZZL376L0Qlzn+oMknogNTZWRgAA', '[{"name": "01a22784-5256-73b7-948e-ae54cd861a26-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-5256-73b7-948e-ae54cd861a26-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-5256-73b7-948e-ae54cd861a26-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-5256-73b7-948e-ae54cd861a26-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:35:07.027+00'),
  ('01a22784-360b-7760-97c0-1f3e124bd50d', '01a22784-3b13-73f7-b79d-1aea4c6abb32', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRn4AAABXRUJQVlA4IHIAAAAwAgCdASoQAAsAAcAsJQAAarCp7wDoa1V8AADif6omv2n5c8CybQuO7oUdV/1DfV8bNvInxDoPZgRHLaiLnxw6hz7U4swk8VbcHy6DV6kvdd4i86I/CZUjLnn2gzR/X6Rmq9SBEJRfol589soCzaWcAAA=', '[{"name": "01a22784-518a-7119-9beb-0a0d8be60afd-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-518a-7119-9beb-0a0d8be60afd-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-518a-7119-9beb-0a0d8be60afd-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-518a-7119-9beb-0a0d8be60afd-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:35:07.027+00'),
  ('01a22784-3b0f-73ca-b6f4-bc791688a693', '01a22784-3b13-73f7-b79d-1aea4c6abb32', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmgAAABXRUJQVlA4IFwAAAAwAgCdASoQAAsAAcAsJQAAaCZLPQ57fz/diAD+ZlK7AiVtak/Ubwj+LpfFeAUbaFLaIr4tPfKt2up4oayaOgmVw/6ohakSELMdPvBos/vcuxsTXkOR87Inw4AAAA==', '[{"name": "01a22784-50af-7774-b24f-6c29d22c2b88-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22784-50af-7774-b24f-6c29d22c2b88-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22784-50af-7774-b24f-6c29d22c2b88-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22784-50af-7774-b24f-6c29d22c2b88-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:35:07.027+00');
INSERT INTO "compliance_version" (id, person_id, kind, number, state, submitted_at, decided_at, decided_by, decided_by_name, reason, issued_on, expires_on, details, work_limit, files_deleted_at, version) OVERRIDING SYSTEM VALUE VALUES
  ('01a22783-cca5-76c3-8e41-bacfb835881e', '01900000-0000-7000-8000-000000000010', 'police_check_img', '1', 'verified', '2026-11-29 13:34:40.85+00', '2026-11-29 13:34:40.965+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-16', '2027-09-16', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-1-2041"}', 'false', NULL, '0'),
  ('01a22783-cd32-72d2-9739-5d33a4c60f27', '01900000-0000-7000-8000-000000000010', 'children_check_img', '1', 'verified', '2026-11-29 13:34:40.85+00', '2026-11-29 13:34:40.965+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-14', '{"full_name": "Amara Perera", "reference": "DEMO-1-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22783-cd52-71a1-9071-761bfb5f5f53', '01900000-0000-7000-8000-000000000010', 'agreement_img', '1', 'verified', '2026-11-29 13:34:40.85+00', '2026-11-29 13:34:40.965+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-cd64-72eb-8588-15cc5d231bbe', '01900000-0000-7000-8000-000000000010', 'declaration_img', '1', 'verified', '2026-11-29 13:34:40.85+00', '2026-11-29 13:34:40.965+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-cde5-72be-a86e-485bedf4dae4', '01900000-0000-7000-8000-000000000010', 'passport_img', '1', 'verified', '2026-11-29 13:34:40.85+00', '2026-11-29 13:34:40.965+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-12', '{}', 'false', NULL, '0'),
  ('01a22783-cf5f-76a3-ba9f-14218d9cd106', '01900000-0000-7000-8000-000000000010', 'address_proof_img', '1', 'verified', '2026-11-29 13:34:40.85+00', '2026-11-29 13:34:40.965+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-d605-7227-84f4-6adcaeba92ac', '01900000-0000-7000-8000-000000000011', 'police_check_img', '1', 'verified', '2026-11-29 13:34:41.529+00', '2026-11-29 13:34:41.599+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-16', '2027-01-10', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-2-2041"}', 'false', NULL, '0'),
  ('01a22783-d605-7227-84f4-6ea97c6021c6', '01900000-0000-7000-8000-000000000011', 'children_check_img', '1', 'verified', '2026-11-29 13:34:41.529+00', '2026-11-29 13:34:41.599+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-14', '{"full_name": "Daniel Okafor", "reference": "DEMO-2-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22783-d606-723c-bb76-bd17cb5b0dfd', '01900000-0000-7000-8000-000000000011', 'agreement_img', '1', 'verified', '2026-11-29 13:34:41.529+00', '2026-11-29 13:34:41.599+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-d606-723c-bb76-c303c7adaf2d', '01900000-0000-7000-8000-000000000011', 'declaration_img', '1', 'verified', '2026-11-29 13:34:41.529+00', '2026-11-29 13:34:41.599+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-d6a5-723a-8121-467a0db865e5', '01900000-0000-7000-8000-000000000011', 'passport_img', '1', 'verified', '2026-11-29 13:34:41.529+00', '2026-11-29 13:34:41.599+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-12', '{}', 'false', NULL, '0'),
  ('01a22783-d762-7685-8e11-562aeb1eee9c', '01900000-0000-7000-8000-000000000011', 'address_proof_img', '1', 'verified', '2026-11-29 13:34:41.529+00', '2026-11-29 13:34:41.599+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-d89a-710a-b003-466be5be8443', '01900000-0000-7000-8000-000000000012', 'police_check_img', '1', 'verified', '2026-11-29 13:34:42.194+00', '2026-11-29 13:34:42.215+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-16', '2027-09-16', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-3-2041"}', 'false', NULL, '0'),
  ('01a22783-d8c6-77a0-8f4e-b450ba9dbf2b', '01900000-0000-7000-8000-000000000012', 'children_check_img', '1', 'verified', '2026-11-29 13:34:42.194+00', '2026-11-29 13:34:42.215+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2026-11-24', '{"full_name": "Mei Lin Chen", "reference": "DEMO-3-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22783-d8c7-76c2-8be8-ecca401c8090', '01900000-0000-7000-8000-000000000012', 'agreement_img', '1', 'verified', '2026-11-29 13:34:42.194+00', '2026-11-29 13:34:42.215+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-d8c7-76c2-8be8-f21e70a83b01', '01900000-0000-7000-8000-000000000012', 'declaration_img', '1', 'verified', '2026-11-29 13:34:42.194+00', '2026-11-29 13:34:42.215+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-d96f-7705-a1a7-a81850330545', '01900000-0000-7000-8000-000000000012', 'passport_img', '1', 'verified', '2026-11-29 13:34:42.194+00', '2026-11-29 13:34:42.215+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-12', '{}', 'false', NULL, '0'),
  ('01a22783-da03-76f3-bc16-ba3d1f060f8c', '01900000-0000-7000-8000-000000000012', 'address_proof_img', '1', 'verified', '2026-11-29 13:34:42.194+00', '2026-11-29 13:34:42.215+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-da7b-7167-93fd-5641ca8956a9', '01900000-0000-7000-8000-000000000013', 'police_check_img', '1', 'verified', '2026-11-29 13:34:42.615+00', '2026-11-29 13:34:42.651+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-16', '2027-09-16', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-4-2041"}', 'false', NULL, '0'),
  ('01a22783-da7b-7167-93fd-5bd76d6466e2', '01900000-0000-7000-8000-000000000013', 'children_check_img', '1', 'verified', '2026-11-29 13:34:42.615+00', '2026-11-29 13:34:42.651+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-14', '{"full_name": "Tomasz Nowak", "reference": "DEMO-4-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22783-da7b-7167-93fd-5e8e805990b5', '01900000-0000-7000-8000-000000000013', 'agreement_img', '1', 'verified', '2026-11-29 13:34:42.615+00', '2026-11-29 13:34:42.651+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-da7b-7167-93fd-6142f42953d7', '01900000-0000-7000-8000-000000000013', 'declaration_img', '1', 'verified', '2026-11-29 13:34:42.615+00', '2026-11-29 13:34:42.651+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-daf0-758e-a254-9655da239b86', '01900000-0000-7000-8000-000000000013', 'passport_img', '1', 'verified', '2026-11-29 13:34:42.615+00', '2026-11-29 13:34:42.651+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-12', '{}', 'false', NULL, '0'),
  ('01a22783-db92-75a5-8d13-47d524e65a51', '01900000-0000-7000-8000-000000000013', 'address_proof_img', '1', 'verified', '2026-11-29 13:34:42.615+00', '2026-11-29 13:34:42.651+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-dc5d-7783-a7e5-b1ad55398923', '01900000-0000-7000-8000-000000000014', 'police_check_img', '1', 'verified', '2026-11-29 13:34:43.264+00', '2026-11-29 13:34:43.283+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-16', '2027-09-16', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-5-2041"}', 'false', NULL, '0'),
  ('01a22783-dc5d-7783-a7e5-b4d3ec3e937f', '01900000-0000-7000-8000-000000000014', 'children_check_img', '1', 'verified', '2026-11-29 13:34:43.264+00', '2026-11-29 13:34:43.283+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2026-12-12', '{"full_name": "Priya Raghunathan-Venkataraman", "reference": "DEMO-5-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22783-dc5d-7783-a7e5-b81e6cf8dd30', '01900000-0000-7000-8000-000000000014', 'agreement_img', '1', 'verified', '2026-11-29 13:34:43.264+00', '2026-11-29 13:34:43.283+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-dc5d-7783-a7e5-bd9461c4e239', '01900000-0000-7000-8000-000000000014', 'declaration_img', '1', 'verified', '2026-11-29 13:34:43.264+00', '2026-11-29 13:34:43.283+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-dcef-76f4-af54-1465cd3aed0d', '01900000-0000-7000-8000-000000000014', 'passport_img', '1', 'verified', '2026-11-29 13:34:43.264+00', '2026-11-29 13:34:43.283+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-12', '{}', 'false', NULL, '0'),
  ('01a22783-de1b-72e8-81b1-900332cfb1c1', '01900000-0000-7000-8000-000000000014', 'address_proof_img', '1', 'verified', '2026-11-29 13:34:43.264+00', '2026-11-29 13:34:43.283+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-deb1-749f-9f4f-41d0185431c6', '01900000-0000-7000-8000-000000000015', 'police_check_img', '1', 'verified', '2026-11-29 13:34:43.745+00', '2026-11-29 13:34:43.756+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-16', '2027-09-16', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-6-2041"}', 'false', NULL, '0'),
  ('01a22783-deb1-749f-9f4f-45355180fc65', '01900000-0000-7000-8000-000000000015', 'children_check_img', '1', 'verified', '2026-11-29 13:34:43.745+00', '2026-11-29 13:34:43.756+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-14', '{"full_name": "Grace Papadopoulos", "reference": "DEMO-6-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22783-deb1-749f-9f4f-49248d1624c3', '01900000-0000-7000-8000-000000000015', 'agreement_img', '1', 'verified', '2026-11-29 13:34:43.745+00', '2026-11-29 13:34:43.756+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-deb1-749f-9f4f-4d9f4dde0aca', '01900000-0000-7000-8000-000000000015', 'declaration_img', '1', 'verified', '2026-11-29 13:34:43.745+00', '2026-11-29 13:34:43.756+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-df4d-702a-9ac3-40bdf054a82a', '01900000-0000-7000-8000-000000000015', 'passport_img', '1', 'verified', '2026-11-29 13:34:43.745+00', '2026-11-29 13:34:43.756+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-12', '{}', 'false', NULL, '0'),
  ('01a22783-e006-77d2-a1d9-901568f60d73', '01900000-0000-7000-8000-000000000015', 'address_proof_img', '1', 'verified', '2026-11-29 13:34:43.745+00', '2026-11-29 13:34:43.756+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-e081-736a-9f5d-fdbe723ca0b4', '01900000-0000-7000-8000-000000000016', 'police_check_img', '1', 'verified', '2026-11-29 13:34:44.356+00', '2026-11-29 13:34:44.365+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-16', '2027-09-16', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-7-2041"}', 'false', NULL, '0'),
  ('01a22783-e081-736a-9f5e-00285d7aaffa', '01900000-0000-7000-8000-000000000016', 'children_check_img', '1', 'verified', '2026-11-29 13:34:44.356+00', '2026-11-29 13:34:44.365+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-14', '{"full_name": "Liam Fitzgerald", "reference": "DEMO-7-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22783-e081-736a-9f5e-0459cd65ce54', '01900000-0000-7000-8000-000000000016', 'agreement_img', '1', 'verified', '2026-11-29 13:34:44.356+00', '2026-11-29 13:34:44.365+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-e081-736a-9f5e-0a49dc41e47b', '01900000-0000-7000-8000-000000000016', 'declaration_img', '1', 'verified', '2026-11-29 13:34:44.356+00', '2026-11-29 13:34:44.365+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-e1ed-7270-a93a-6e982237f653', '01900000-0000-7000-8000-000000000016', 'passport_img', '1', 'verified', '2026-11-29 13:34:44.356+00', '2026-11-29 13:34:44.365+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-12', '{}', 'false', NULL, '0'),
  ('01a22783-e268-76a8-afec-7ba5571b789e', '01900000-0000-7000-8000-000000000016', 'address_proof_img', '1', 'verified', '2026-11-29 13:34:44.356+00', '2026-11-29 13:34:44.365+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-e2aa-7512-9aee-d34b2ee0f856', '01900000-0000-7000-8000-000000000017', 'police_check_img', '1', 'submitted', '2026-11-29 13:34:44.745+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-e2aa-7512-9aee-d739276732fd', '01900000-0000-7000-8000-000000000017', 'agreement_img', '1', 'submitted', '2026-11-29 13:34:44.745+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-e352-7456-84c2-84c25218f8ab', '01900000-0000-7000-8000-000000000017', 'passport_img', '1', 'submitted', '2026-11-29 13:34:44.745+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22783-e3f0-7333-b9ae-11757a770239', '01900000-0000-7000-8000-000000000017', 'address_proof_img', '1', 'submitted', '2026-11-29 13:34:44.745+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0');
INSERT INTO "compliance_notice" (version_id, days, expires_on) OVERRIDING SYSTEM VALUE VALUES
  ('01a22783-d605-7227-84f4-6adcaeba92ac', '60', '2027-01-10'),
  ('01a22783-d8c6-77a0-8f4e-b450ba9dbf2b', '0', '2026-11-24'),
  ('01a22783-dc5d-7783-a7e5-b4d3ec3e937f', '30', '2026-12-12');
INSERT INTO "known_site" (id, state) OVERRIDING SYSTEM VALUE VALUES
  ('0190c0de-0000-7000-8000-000000000002', '{"proof": {"checks": [{"text": "Everybody who works at a client shows a police check, and a new one when it expires.", "title": "Police checks"}, {"text": "Whoever cleans at schools and child care holds a current check.", "title": "Work with children"}], "prices": [{"per": "a visit", "note": "Up to 150 m², once a week, in the evening.", "dollars": 95, "service": "office-cleaning"}, {"per": "a home", "note": "One bedroom, without carpets.", "dollars": 380, "service": "end-of-lease-cleaning"}, {"per": "a visit", "note": "Shop front, inside and outside.", "dollars": 120, "service": "window-cleaning"}], "ratings": [{"count": 63, "value": 4.8, "source": "Customer survey", "read_on": "2026-11-23", "source_address": ""}], "examples": [{"per": "a month", "title": "An office of 300 m² in the city", "details": "Three evenings a week: desks, floors, kitchen, two bathrooms and bins.", "dollars": 1480, "service": "office-cleaning"}], "come_back": "Something is not right? Tell us within 24 hours and we come back and do it again at no cost.", "manager_name": "Priya Nair", "manager_role": "Operations manager", "promise_days": 1, "testimonials": [{"name": "Marguerite Lindqvist", "text": "The rooms are ready when the first patient comes, every morning for three years. When a tap leaked at night, they rang us before we knew.", "rating": null, "source": "Letter", "said_on": "2026-08-25", "organisation": "Practice manager, Norwood", "source_address": ""}, {"name": "Theo Karagiannis", "text": "Our tenants stopped writing to us about the stairs. The monthly sheet tells the committee what was done, and when.", "rating": 5, "source": "Email", "said_on": "2026-10-20", "organisation": "Strata committee, North Adelaide", "source_address": ""}, {"name": "Jess Whitcombe", "text": "They quoted one price, came on the day and the agent found nothing to add to the list.", "rating": 5, "source": "Customer survey", "said_on": "2026-11-11", "organisation": "End of lease, Unley", "source_address": ""}], "response_hours": 4, "served_postcodes": ["5000", "5006", "5007", "5008", "5009", "5010", "5011", "5012", "5013", "5014", "5015", "5016", "5017", "5018", "5019", "5020", "5021", "5022", "5023", "5024", "5025", "5031", "5032", "5033", "5034", "5035", "5037", "5038", "5039", "5040", "5041", "5042", "5043", "5044", "5045", "5046", "5047", "5048", "5049", "5050", "5051", "5052", "5061", "5062", "5063", "5064", "5065", "5066", "5067", "5068", "5069", "5070", "5072", "5073", "5074", "5075", "5076", "5081", "5082", "5083", "5084", "5085", "5086", "5087", "5088", "5089", "5090", "5091", "5092", "5093", "5094", "5095", "5096", "5097", "5098", "5106", "5107", "5108", "5109", "5110", "5111", "5112", "5113", "5114", "5125", "5126", "5127", "5150", "5151", "5152", "5154", "5155", "5156", "5158", "5159", "5160", "5161", "5162", "5163", "5164", "5165", "5166", "5167", "5168", "5169", "5245", "5250", "5251", "5252", "5950"], "is_police_checked": true}, "company": {"abn": "80000000001", "fax": "(08) 5550 0143", "map": {"latitude": -34.9285, "longitude": 138.6007}, "city": "Adelaide", "name": "Gumleaf Commercial Cleaning", "email": "hello@gumleaf.example", "hours": [{"days": [1, 2, 3, 4, 5], "opens": "07:00", "closes": "17:30"}], "place": "", "state": "SA", "trade": "Commercial Cleaning", "colour": "#2c4fa2", "mobile": "0491 570 156", "social": [], "street": "12 Wattle Lane", "founded": 2015, "insurer": "Southern Mutual Insurance", "telephone": "(08) 5550 0142", "legal_name": "Gumleaf Commercial Cleaning Pty Ltd", "short_name": "Gumleaf", "postal_code": "5000", "web_address": "www.gumleaf.example", "accounts_email": "accounts@gumleaf.example", "insurance_dollars": 20000000}, "gst_rate_percent": 10}');
SELECT setval('migration_id_seq', 9);
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
ALTER TABLE company_export ADD CONSTRAINT company_export_state_known CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'ready'::text, 'failed'::text, 'deleted'::text])));
ALTER TABLE company_export ADD CONSTRAINT company_export_object CHECK (((state = 'ready'::text) = (object_key IS NOT NULL)));
ALTER TABLE company_export ADD CONSTRAINT company_export_finished CHECK (((state = ANY (ARRAY['waiting'::text, 'running'::text])) = (finished_at IS NULL)));
ALTER TABLE company_export ADD CONSTRAINT company_export_pk PRIMARY KEY (id);
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
CREATE UNIQUE INDEX company_export_one ON public.company_export USING btree ((true)) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX company_export_by_time ON public.company_export USING btree (asked_at);
