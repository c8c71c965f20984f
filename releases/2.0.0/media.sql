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
  ('true', '2026-11-29 19:53:14.752343+00');
INSERT INTO "change" (entity, entity_id, seq, request_id, changed_at) OVERRIDING SYSTEM VALUE VALUES
  ('audit-entry', '01a228de-1f6f-7035-9e6e-614253338bb2', '24', NULL, '2026-11-29 19:52:55.401931+00'),
  ('audit-entry', '01a228de-42e8-774b-a74f-f1d52c59597a', '25', NULL, '2026-11-29 19:53:04.485979+00'),
  ('audit-entry', '01a228de-586a-74da-9f98-c6557908be49', '26', NULL, '2026-11-29 19:53:09.991652+00'),
  ('audit-entry', '01a228de-6af9-729d-b574-65574e8ea167', '27', NULL, '2026-11-29 19:53:14.743573+00'),
  ('compliance', '01900000-0000-7000-8000-000000000010', '3', NULL, '2026-11-29 19:52:39.342016+00'),
  ('compliance', '01900000-0000-7000-8000-000000000011', '6', NULL, '2026-11-29 19:52:40.543682+00'),
  ('compliance', '01900000-0000-7000-8000-000000000012', '9', NULL, '2026-11-29 19:52:41.434285+00'),
  ('compliance', '01900000-0000-7000-8000-000000000013', '12', NULL, '2026-11-29 19:52:42.189973+00'),
  ('compliance', '01900000-0000-7000-8000-000000000014', '15', NULL, '2026-11-29 19:52:42.885876+00'),
  ('compliance', '01900000-0000-7000-8000-000000000015', '18', NULL, '2026-11-29 19:52:43.446059+00'),
  ('compliance', '01900000-0000-7000-8000-000000000016', '21', NULL, '2026-11-29 19:52:43.89896+00'),
  ('compliance', '01900000-0000-7000-8000-000000000017', '22', NULL, '2026-11-29 19:52:44.350067+00'),
  ('documents', '01900000-0000-7000-8000-000000000010', '2', NULL, '2026-11-29 19:52:39.190138+00'),
  ('documents', '01900000-0000-7000-8000-000000000011', '5', NULL, '2026-11-29 19:52:40.481615+00'),
  ('documents', '01900000-0000-7000-8000-000000000012', '8', NULL, '2026-11-29 19:52:41.350708+00'),
  ('documents', '01900000-0000-7000-8000-000000000013', '11', NULL, '2026-11-29 19:52:42.131724+00'),
  ('documents', '01900000-0000-7000-8000-000000000014', '14', NULL, '2026-11-29 19:52:42.85835+00'),
  ('documents', '01900000-0000-7000-8000-000000000015', '17', NULL, '2026-11-29 19:52:43.411494+00'),
  ('documents', '01900000-0000-7000-8000-000000000016', '20', NULL, '2026-11-29 19:52:43.879777+00'),
  ('documents', '01900000-0000-7000-8000-000000000017', '23', NULL, '2026-11-29 19:52:44.350067+00');
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
  ('01a228de-1f6f-7035-9e6e-614253338bb2', '{"at": "2026-11-29T19:52:55.407Z", "id": "01a228de-1f6f-7035-9e6e-614253338bb2", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228de-1f69-763c-aa7f-da0cc08b4893", "subject_kind": "gallery-collection", "subject_name": "Staff kitchen, Norwood (drawing)"}'),
  ('01a228de-42e8-774b-a74f-f1d52c59597a', '{"at": "2026-11-29T19:53:04.488Z", "id": "01a228de-42e8-774b-a74f-f1d52c59597a", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228de-42e5-736d-8eeb-31611e1e9b38", "subject_kind": "gallery-collection", "subject_name": "Shop front windows, Glenelg (drawing)"}'),
  ('01a228de-586a-74da-9f98-c6557908be49', '{"at": "2026-11-29T19:53:09.994Z", "id": "01a228de-586a-74da-9f98-c6557908be49", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228de-5867-7036-a491-6484dfe859c3", "subject_kind": "gallery-collection", "subject_name": "Carpet and lounge, Unley (drawing)"}'),
  ('01a228de-6af9-729d-b574-65574e8ea167', '{"at": "2026-11-29T19:53:14.745Z", "id": "01a228de-6af9-729d-b574-65574e8ea167", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a228de-6af7-74b7-8d0d-2350812ffacf", "subject_kind": "gallery-collection", "subject_name": "Open-plan office, King William Street (drawing)"}');
INSERT INTO "token_key_set" (only_row, keys, fetched_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '{"keys": [{"e": "AQAB", "n": "sZQC_E17p6OZlpTp-ugtDeZd5WQyu-F5SCPSRRa9w-wd8Qe13ZaPGQhP9hklN5hks2nYj2Cs052mB_-VpjIK-YS8KZvZBOsEqhNSkAt0c31hwTZwwF819TMldXfG9tcuK1aIHbz3xdX2ssNoj2xoubv1OkZ_afr79rfprFhdW7NsrMwXywIDFzo1O9Jg7LwwWTpUInbmS_m5rkAOE8cqSc3VJ_WmRd8R2fajSBiHQG9eX2oqRIeayfpq9xWlqf6xsPbisp1JKuYors4cRmqKzkgQKhWTMmlP0Xr_5v1kveBeYkiO2A-iMipZnMsSA2k8ylzONiCio0SRqY8zT7NLEw", "kid": "01a228dd-d47f-7172-baf1-934fe5ac83c8", "kty": "RSA"}]}', '2026-11-29 19:53:15.017+00');
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
  ('01a228dd-d02c-7515-a337-761b5d7efc50', '01900000-0000-7000-8000-000000000010', NULL, 'police_check_img', 'application/pdf', '2158', 'documents/01a228dd-d02c-7515-a337-761b5d7efc50', '2026-11-29 19:52:39.215+00', NULL, 'a61764615c99a40f', E'\\xc6c9950f73847eabd5be87eed0cb2a50fbaa597e45ede1e400f8b5a4b8a0b53e', '01a228dd-d02c-7515-a337-761b5d7efc50', 'false'),
  ('01a228dd-d09d-7015-9aa3-80420a5951c1', '01900000-0000-7000-8000-000000000010', NULL, 'children_check_img', 'application/pdf', '2166', 'documents/01a228dd-d09d-7015-9aa3-80420a5951c1', '2026-11-29 19:52:39.215+00', NULL, 'a61764615c99a40f', E'\\x4fa30f35a70f56830a8cd2cf3752cd45314514bfb70fb512c0f3ad327bcc07f3', '01a228dd-d09d-7015-9aa3-80420a5951c1', 'false'),
  ('01a228dd-d0a2-71cc-9780-42a28e5c7195', '01900000-0000-7000-8000-000000000010', NULL, 'agreement_img', 'application/pdf', '2275', 'documents/01a228dd-d0a2-71cc-9780-42a28e5c7195', '2026-11-29 19:52:39.215+00', NULL, 'a61764615c99a40f', E'\\x0ef060d6624528359d486416336616c8a4832476b107a3cbab1df3c0c60a8e3f', '01a228dd-d0a2-71cc-9780-42a28e5c7195', 'false'),
  ('01a228dd-d0a3-77df-98b3-438ef746f58d', '01900000-0000-7000-8000-000000000010', NULL, 'declaration_img', 'application/pdf', '2143', 'documents/01a228dd-d0a3-77df-98b3-438ef746f58d', '2026-11-29 19:52:39.215+00', NULL, 'a61764615c99a40f', E'\\x7f489f5ef2dafb67d352f541ba583cd2e586302779e6bbb33f238e045ba01fb5', '01a228dd-d0a3-77df-98b3-438ef746f58d', 'false'),
  ('01a228dd-d139-74d3-85c7-b3ba37e0f71a', '01900000-0000-7000-8000-000000000010', NULL, 'passport_img', 'image/jpeg', '44168', 'documents/01a228dd-d139-74d3-85c7-b3ba37e0f71a', '2026-11-29 19:52:39.215+00', NULL, 'a61764615c99a40f', E'\\xe219b0c6015bfb52b93dc4cb490966048b2c1c3b439eb1cc596a6f70762e15e3', '01a228dd-d139-74d3-85c7-b3ba37e0f71a', 'false'),
  ('01a228dd-d32f-75ff-a8e8-f7c695897f79', '01900000-0000-7000-8000-000000000010', NULL, 'address_proof_img', 'image/png', '18100', 'documents/01a228dd-d32f-75ff-a8e8-f7c695897f79', '2026-11-29 19:52:39.215+00', NULL, 'a61764615c99a40f', E'\\x589f03111c9b21dee9f93fc87a7e81b34f8dfd5b58c4d1a3a3b8d17ef537ff00', '01a228dd-d32f-75ff-a8e8-f7c695897f79', 'false'),
  ('01a228dd-e1f9-709b-bdd1-369ee158e9fc', '01900000-0000-7000-8000-000000000011', NULL, 'police_check_img', 'application/pdf', '2175', 'documents/01a228dd-e1f9-709b-bdd1-369ee158e9fc', '2026-11-29 19:52:40.482+00', NULL, 'a61764615c99a40f', E'\\xf2ca7c5dd337a7fd0c58ea2f48a317a22f17679fc3f29d0e8261f9b73d3ca261', '01a228dd-e1f9-709b-bdd1-369ee158e9fc', 'false'),
  ('01a228dd-e1fa-7010-a153-97607ebe2b82', '01900000-0000-7000-8000-000000000011', NULL, 'children_check_img', 'application/pdf', '2180', 'documents/01a228dd-e1fa-7010-a153-97607ebe2b82', '2026-11-29 19:52:40.482+00', NULL, 'a61764615c99a40f', E'\\xfbf8b2472a3a99ce7a056b131dc2a6a9e6cadfb1c6f24f47950c407b66441a9a', '01a228dd-e1fa-7010-a153-97607ebe2b82', 'false'),
  ('01a228dd-e200-7568-b748-c63d6be24435', '01900000-0000-7000-8000-000000000011', NULL, 'agreement_img', 'application/pdf', '2297', 'documents/01a228dd-e200-7568-b748-c63d6be24435', '2026-11-29 19:52:40.482+00', NULL, 'a61764615c99a40f', E'\\x6c901fbd13a45f4196b6ac75e89c6ed60e26be62668c391d2b008792da172bbf', '01a228dd-e200-7568-b748-c63d6be24435', 'false'),
  ('01a228dd-e200-7568-b748-c8fcd7f6a047', '01900000-0000-7000-8000-000000000011', NULL, 'declaration_img', 'application/pdf', '2154', 'documents/01a228dd-e200-7568-b748-c8fcd7f6a047', '2026-11-29 19:52:40.482+00', NULL, 'a61764615c99a40f', E'\\x7f3224f0158a6045849d34ed9666ca4488368e70fc56f3298249f348069c1c99', '01a228dd-e200-7568-b748-c8fcd7f6a047', 'false'),
  ('01a228dd-e308-724d-81fc-081495ceb971', '01900000-0000-7000-8000-000000000011', NULL, 'passport_img', 'image/jpeg', '43959', 'documents/01a228dd-e308-724d-81fc-081495ceb971', '2026-11-29 19:52:40.482+00', NULL, 'a61764615c99a40f', E'\\xc55653f68de0d4b615664c7979f0dd2552c61b9d20a82d89cf933ec34496a328', '01a228dd-e308-724d-81fc-081495ceb971', 'false'),
  ('01a228dd-e4cc-7649-b7e2-1d76b69cd12a', '01900000-0000-7000-8000-000000000011', NULL, 'address_proof_img', 'image/png', '18529', 'documents/01a228dd-e4cc-7649-b7e2-1d76b69cd12a', '2026-11-29 19:52:40.482+00', NULL, 'a61764615c99a40f', E'\\x2a47bf2ec95ddd24e4bf413b121952c9aeb60da0bb73f7b51ab964a9d325d284', '01a228dd-e4cc-7649-b7e2-1d76b69cd12a', 'false'),
  ('01a228dd-e6a9-7060-965c-e041e6c95e70', '01900000-0000-7000-8000-000000000012', NULL, 'police_check_img', 'application/pdf', '2160', 'documents/01a228dd-e6a9-7060-965c-e041e6c95e70', '2026-11-29 19:52:41.355+00', NULL, 'a61764615c99a40f', E'\\xa8f2d2f5b47809471f1fdf1dcd733aefab342e466b0b49856459eb06f8bfe938', '01a228dd-e6a9-7060-965c-e041e6c95e70', 'false'),
  ('01a228dd-e6a9-7060-965c-e61b7fe44e7d', '01900000-0000-7000-8000-000000000012', NULL, 'children_check_img', 'application/pdf', '2165', 'documents/01a228dd-e6a9-7060-965c-e61b7fe44e7d', '2026-11-29 19:52:41.355+00', NULL, 'a61764615c99a40f', E'\\x97ed91c494a471ebda238d65f31c3a6bf761b63b4339461cd91692e4a0491f6b', '01a228dd-e6a9-7060-965c-e61b7fe44e7d', 'false'),
  ('01a228dd-e6a9-7060-965c-e8501d3d7d2c', '01900000-0000-7000-8000-000000000012', NULL, 'agreement_img', 'application/pdf', '2283', 'documents/01a228dd-e6a9-7060-965c-e8501d3d7d2c', '2026-11-29 19:52:41.355+00', NULL, 'a61764615c99a40f', E'\\x241d5587d7720c8f7cc76a0e332668c21fdd3460965f69a18fba523443e49f23', '01a228dd-e6a9-7060-965c-e8501d3d7d2c', 'false'),
  ('01a228dd-e6a9-7060-965c-ed25f8aa7b8b', '01900000-0000-7000-8000-000000000012', NULL, 'declaration_img', 'application/pdf', '2148', 'documents/01a228dd-e6a9-7060-965c-ed25f8aa7b8b', '2026-11-29 19:52:41.355+00', NULL, 'a61764615c99a40f', E'\\x6e87c6f17f5f29dc69417ab166e9e5313c9bda76a5a6007c9d243b5df541e844', '01a228dd-e6a9-7060-965c-ed25f8aa7b8b', 'false'),
  ('01a228dd-e75c-70b0-aad4-df5ade8a92ff', '01900000-0000-7000-8000-000000000012', NULL, 'passport_img', 'image/jpeg', '43419', 'documents/01a228dd-e75c-70b0-aad4-df5ade8a92ff', '2026-11-29 19:52:41.355+00', NULL, 'a61764615c99a40f', E'\\x37e76def84d9d345f5339a88954f23161aa270807f3dd0ba0127660089963c89', '01a228dd-e75c-70b0-aad4-df5ade8a92ff', 'false'),
  ('01a228dd-e86b-71c6-a62d-b1d635eae138', '01900000-0000-7000-8000-000000000012', NULL, 'address_proof_img', 'image/png', '18116', 'documents/01a228dd-e86b-71c6-a62d-b1d635eae138', '2026-11-29 19:52:41.355+00', NULL, 'a61764615c99a40f', E'\\x99cb7a44b307dd02c53c12daccb47908bd3a16bde640cdbfd98146e9207fb95b', '01a228dd-e86b-71c6-a62d-b1d635eae138', 'false'),
  ('01a228dd-e945-77a8-8055-b9bca1c71074', '01900000-0000-7000-8000-000000000013', NULL, 'police_check_img', 'application/pdf', '2170', 'documents/01a228dd-e945-77a8-8055-b9bca1c71074', '2026-11-29 19:52:42.133+00', NULL, 'a61764615c99a40f', E'\\x815ac26666c679f853f98a723fc481b2b4e1fe4852184ab3666dd9a779eb5b2d', '01a228dd-e945-77a8-8055-b9bca1c71074', 'false'),
  ('01a228dd-e945-77a8-8055-bffb7c691eb0', '01900000-0000-7000-8000-000000000013', NULL, 'children_check_img', 'application/pdf', '2180', 'documents/01a228dd-e945-77a8-8055-bffb7c691eb0', '2026-11-29 19:52:42.133+00', NULL, 'a61764615c99a40f', E'\\x6222837a8dde13fdc21284d51959ff0d97e9acff1ca8b60a70dc67d58c41bef6', '01a228dd-e945-77a8-8055-bffb7c691eb0', 'false'),
  ('01a228dd-e945-77a8-8055-c34f573167ad', '01900000-0000-7000-8000-000000000013', NULL, 'agreement_img', 'application/pdf', '2293', 'documents/01a228dd-e945-77a8-8055-c34f573167ad', '2026-11-29 19:52:42.133+00', NULL, 'a61764615c99a40f', E'\\xb29298778821e668de08dfb5e2bcd66bce9dac7ad50cde3b682f2a516d5ca75b', '01a228dd-e945-77a8-8055-c34f573167ad', 'false'),
  ('01a228dd-e945-77a8-8055-c701c3adf861', '01900000-0000-7000-8000-000000000013', NULL, 'declaration_img', 'application/pdf', '2162', 'documents/01a228dd-e945-77a8-8055-c701c3adf861', '2026-11-29 19:52:42.133+00', NULL, 'a61764615c99a40f', E'\\xacc45ac3bdf1ccdb3cbbbd809829d4a9f9b27c196f857a612dbfa282bb7cf882', '01a228dd-e945-77a8-8055-c701c3adf861', 'false'),
  ('01a228dd-e9ae-7677-bab2-faa6012ac3fb', '01900000-0000-7000-8000-000000000013', NULL, 'passport_img', 'image/jpeg', '44882', 'documents/01a228dd-e9ae-7677-bab2-faa6012ac3fb', '2026-11-29 19:52:42.133+00', NULL, 'a61764615c99a40f', E'\\xe0727c94a5bd73f788ba8cf35a58d9ef8dce3ec377bda794527a4bac0609ea3a', '01a228dd-e9ae-7677-bab2-faa6012ac3fb', 'false'),
  ('01a228dd-eb6e-7346-a2e9-1483c84f4541', '01900000-0000-7000-8000-000000000013', NULL, 'address_proof_img', 'image/png', '18522', 'documents/01a228dd-eb6e-7346-a2e9-1483c84f4541', '2026-11-29 19:52:42.133+00', NULL, 'a61764615c99a40f', E'\\x3dd37bfc3be55f88456dbba642b031e5f1a5904d17eb8a80fdf798e9cae3e3c6', '01a228dd-eb6e-7346-a2e9-1483c84f4541', 'false'),
  ('01a228dd-ec24-72b3-94b2-016cd0999f36', '01900000-0000-7000-8000-000000000014', NULL, 'police_check_img', 'application/pdf', '2174', 'documents/01a228dd-ec24-72b3-94b2-016cd0999f36', '2026-11-29 19:52:42.859+00', NULL, 'a61764615c99a40f', E'\\xe7fa79274b52c11878abb3d0787aa5c83ddfed6e114afa475ffad3a9a173e244', '01a228dd-ec24-72b3-94b2-016cd0999f36', 'false'),
  ('01a228dd-ec24-72b3-94b2-051c8650ff0c', '01900000-0000-7000-8000-000000000014', NULL, 'children_check_img', 'application/pdf', '2177', 'documents/01a228dd-ec24-72b3-94b2-051c8650ff0c', '2026-11-29 19:52:42.859+00', NULL, 'a61764615c99a40f', E'\\xf27f5a7cea73c47b9348bebd14f6db09ab5e66fbf5dfcda01ebcda4eccc4c00c', '01a228dd-ec24-72b3-94b2-051c8650ff0c', 'false'),
  ('01a228dd-ec24-72b3-94b2-08cd11dbf367', '01900000-0000-7000-8000-000000000014', NULL, 'agreement_img', 'application/pdf', '2307', 'documents/01a228dd-ec24-72b3-94b2-08cd11dbf367', '2026-11-29 19:52:42.859+00', NULL, 'a61764615c99a40f', E'\\x598d5da38fdc20af539f6f3a4bc84492f7f085fa12939cb45e0c269ed26ca209', '01a228dd-ec24-72b3-94b2-08cd11dbf367', 'false'),
  ('01a228dd-ec24-72b3-94b2-0e05646edacb', '01900000-0000-7000-8000-000000000014', NULL, 'declaration_img', 'application/pdf', '2159', 'documents/01a228dd-ec24-72b3-94b2-0e05646edacb', '2026-11-29 19:52:42.859+00', NULL, 'a61764615c99a40f', E'\\x4f4b767671d384615e050808c3a339b27be9b4922d7b523f524aceb6408a40c3', '01a228dd-ec24-72b3-94b2-0e05646edacb', 'false'),
  ('01a228dd-ecca-73cd-90d0-d6d1a4316afb', '01900000-0000-7000-8000-000000000014', NULL, 'passport_img', 'image/jpeg', '52962', 'documents/01a228dd-ecca-73cd-90d0-d6d1a4316afb', '2026-11-29 19:52:42.859+00', NULL, 'a61764615c99a40f', E'\\x68e8cf60507e5caae73a0aac934a1285dae8a498b816fdadcced9d118927001f', '01a228dd-ecca-73cd-90d0-d6d1a4316afb', 'false'),
  ('01a228dd-ee4c-7541-b780-7ad821e2b2c5', '01900000-0000-7000-8000-000000000014', NULL, 'address_proof_img', 'image/png', '18954', 'documents/01a228dd-ee4c-7541-b780-7ad821e2b2c5', '2026-11-29 19:52:42.859+00', NULL, 'a61764615c99a40f', E'\\xe264808556968522b03862922ca59c76f6a20930a3b89e9992f6dfd20da1bdf0', '01a228dd-ee4c-7541-b780-7ad821e2b2c5', 'false'),
  ('01a228dd-ef07-73c2-9c7f-fe8a60a3207c', '01900000-0000-7000-8000-000000000015', NULL, 'police_check_img', 'application/pdf', '2163', 'documents/01a228dd-ef07-73c2-9c7f-fe8a60a3207c', '2026-11-29 19:52:43.413+00', NULL, 'a61764615c99a40f', E'\\x2e58af802534aa48fa6a01a72d1314662568ee65101d6c97a6e5df004a8e77b2', '01a228dd-ef07-73c2-9c7f-fe8a60a3207c', 'false'),
  ('01a228dd-ef07-73c2-9c80-033398f4af25', '01900000-0000-7000-8000-000000000015', NULL, 'children_check_img', 'application/pdf', '2172', 'documents/01a228dd-ef07-73c2-9c80-033398f4af25', '2026-11-29 19:52:43.413+00', NULL, 'a61764615c99a40f', E'\\x37236cf878f68244d1de01dc3ce1156faab93cbec99fbf6592dbe3fbb3c09151', '01a228dd-ef07-73c2-9c80-033398f4af25', 'false'),
  ('01a228dd-ef07-73c2-9c80-04e6755cf792', '01900000-0000-7000-8000-000000000015', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a228dd-ef07-73c2-9c80-04e6755cf792', '2026-11-29 19:52:43.413+00', NULL, 'a61764615c99a40f', E'\\x243a0b05828279cb7fd20f39179baafaeae65948bc318bdb36df13c740dde755', '01a228dd-ef07-73c2-9c80-04e6755cf792', 'false'),
  ('01a228dd-ef07-73c2-9c80-094fff059a3e', '01900000-0000-7000-8000-000000000015', NULL, 'declaration_img', 'application/pdf', '2149', 'documents/01a228dd-ef07-73c2-9c80-094fff059a3e', '2026-11-29 19:52:43.413+00', NULL, 'a61764615c99a40f', E'\\x11e9edb31ea5947bbfca259a6df204abde20bebe7969806ece4b1da47ad058cc', '01a228dd-ef07-73c2-9c80-094fff059a3e', 'false'),
  ('01a228dd-ef61-73de-a9fc-8491f6cc113d', '01900000-0000-7000-8000-000000000015', NULL, 'passport_img', 'image/jpeg', '47860', 'documents/01a228dd-ef61-73de-a9fc-8491f6cc113d', '2026-11-29 19:52:43.413+00', NULL, 'a61764615c99a40f', E'\\x70dc1d29804b9a2446b00b409baf04ef714e691f3b77561c3e1ea18a9fb5cf77', '01a228dd-ef61-73de-a9fc-8491f6cc113d', 'false'),
  ('01a228dd-f073-7459-a40c-cbed6abd11a6', '01900000-0000-7000-8000-000000000015', NULL, 'address_proof_img', 'image/png', '18167', 'documents/01a228dd-f073-7459-a40c-cbed6abd11a6', '2026-11-29 19:52:43.413+00', NULL, 'a61764615c99a40f', E'\\xaf666e1ce4fd31e075ef827f217a9ca3991018c6cb4611d0f95ad18d83069bac', '01a228dd-f073-7459-a40c-cbed6abd11a6', 'false'),
  ('01a228dd-f0f2-76e8-a60f-4bd42b111bdf', '01900000-0000-7000-8000-000000000016', NULL, 'police_check_img', 'application/pdf', '2168', 'documents/01a228dd-f0f2-76e8-a60f-4bd42b111bdf', '2026-11-29 19:52:43.881+00', NULL, 'a61764615c99a40f', E'\\x185cbe60f7e9e9ae62f3631f4113ae0fe683edeea04fdd5e8acce9833486cdca', '01a228dd-f0f2-76e8-a60f-4bd42b111bdf', 'false'),
  ('01a228dd-f0f2-76e8-a60f-4cb2bd8899c9', '01900000-0000-7000-8000-000000000016', NULL, 'children_check_img', 'application/pdf', '2172', 'documents/01a228dd-f0f2-76e8-a60f-4cb2bd8899c9', '2026-11-29 19:52:43.881+00', NULL, 'a61764615c99a40f', E'\\xbed8e877fe64748cc17dc8ea9b0798db457573411d52e1346db4cb0e4a6755ff', '01a228dd-f0f2-76e8-a60f-4cb2bd8899c9', 'false'),
  ('01a228dd-f0f2-76e8-a60f-5090f184389b', '01900000-0000-7000-8000-000000000016', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a228dd-f0f2-76e8-a60f-5090f184389b', '2026-11-29 19:52:43.881+00', NULL, 'a61764615c99a40f', E'\\xda7a5a2b8396613de21abc897c1a9d5e0a0412da53b222f18e9054dd0d58df5a', '01a228dd-f0f2-76e8-a60f-5090f184389b', 'false'),
  ('01a228dd-f0f2-76e8-a60f-57018657e258', '01900000-0000-7000-8000-000000000016', NULL, 'declaration_img', 'application/pdf', '2149', 'documents/01a228dd-f0f2-76e8-a60f-57018657e258', '2026-11-29 19:52:43.881+00', NULL, 'a61764615c99a40f', E'\\x0b437a7b388fff67c0ef9ba7f98c884f71652cc15231a6953f5cd8a40ce73ef8', '01a228dd-f0f2-76e8-a60f-57018657e258', 'false'),
  ('01a228dd-f165-743c-a622-b1b40b7c918d', '01900000-0000-7000-8000-000000000016', NULL, 'passport_img', 'image/jpeg', '45626', 'documents/01a228dd-f165-743c-a622-b1b40b7c918d', '2026-11-29 19:52:43.881+00', NULL, 'a61764615c99a40f', E'\\x6dd81ac69ec99393608eb08ba5288fed2233e6fb0cd15b4cdaecbcbffa90fc25', '01a228dd-f165-743c-a622-b1b40b7c918d', 'false'),
  ('01a228dd-f248-710c-8b0f-e13dbf20dfa9', '01900000-0000-7000-8000-000000000016', NULL, 'address_proof_img', 'image/png', '18423', 'documents/01a228dd-f248-710c-8b0f-e13dbf20dfa9', '2026-11-29 19:52:43.881+00', NULL, 'a61764615c99a40f', E'\\xf80efc34ec3276ece236f6a52f94e12177cc5c22b1628d078555c6ca258f1acc', '01a228dd-f248-710c-8b0f-e13dbf20dfa9', 'false'),
  ('01a228dd-f29a-7446-b3c1-58179a3c6b04', '01900000-0000-7000-8000-000000000017', NULL, 'police_check_img', 'application/pdf', '2167', 'documents/01a228dd-f29a-7446-b3c1-58179a3c6b04', '2026-11-29 19:52:44.351+00', NULL, 'a61764615c99a40f', E'\\x881c535285c952bade69e54689894578d67cf5d10f26dfd03c64c6b38dcb6b0c', '01a228dd-f29a-7446-b3c1-58179a3c6b04', 'false'),
  ('01a228dd-f29a-7446-b3c1-5e7dcd146206', '01900000-0000-7000-8000-000000000017', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a228dd-f29a-7446-b3c1-5e7dcd146206', '2026-11-29 19:52:44.351+00', NULL, 'a61764615c99a40f', E'\\x3a86371a1373cac6a54b76c328ab14a6290a9f6d894e827db162f4d45061039f', '01a228dd-f29a-7446-b3c1-5e7dcd146206', 'false'),
  ('01a228dd-f320-725e-a710-12170e0b44e2', '01900000-0000-7000-8000-000000000017', NULL, 'passport_img', 'image/jpeg', '44667', 'documents/01a228dd-f320-725e-a710-12170e0b44e2', '2026-11-29 19:52:44.351+00', NULL, 'a61764615c99a40f', E'\\x5d92d2e9d3e0a696ecd61c35e9b2aa8bcad3092b08cb34c6f424c8c9d7a82b9a', '01a228dd-f320-725e-a710-12170e0b44e2', 'false'),
  ('01a228dd-f416-7767-af82-f8c46501e942', '01900000-0000-7000-8000-000000000017', NULL, 'address_proof_img', 'image/png', '18345', 'documents/01a228dd-f416-7767-af82-f8c46501e942', '2026-11-29 19:52:44.351+00', NULL, 'a61764615c99a40f', E'\\x7c3c48e514aa38cce02cab134dc662424b2afb0ae9c300975d623680662d354c', '01a228dd-f416-7767-af82-f8c46501e942', 'false');
INSERT INTO "gallery_collection" (id, catergory, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a228de-1f69-763c-aa7f-da0cc08b4893', 'Staff kitchen, Norwood (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 19:52:55.401+00'),
  ('01a228de-42e5-736d-8eeb-31611e1e9b38', 'Shop front windows, Glenelg (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 19:53:04.485+00'),
  ('01a228de-5867-7036-a491-6484dfe859c3', 'Carpet and lounge, Unley (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 19:53:09.991+00'),
  ('01a228de-6af7-74b7-8d0d-2350812ffacf', 'Open-plan office, King William Street (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 19:53:14.743+00');
INSERT INTO "gallery_image" (id, collection_id, side, "position", status, original_key, width, height, placeholder, sources, attempts, queued_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a228dd-f81c-76b3-a097-d9e6e8033163', '01a228de-1f69-763c-aa7f-da0cc08b4893', 'after', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRqIAAABXRUJQVlA4IJYAAAAQAgCdASoQAAsAAcAsJZgAA1NdcdXejE0OAPff/mXshasCn2xPReI1Rb3Tg8hflFZObkLyUrwJ7UHSxxRjRIn1q7G25nrdGKO7wgdW893+mUnaPM9TRsgZVSr/lriXu/EAZlKEZdKQFW+wHNmHWnUA7q3Yi//N/v8xaWrCWNblneDlxcUE6mU0EJf82H34a006HcRqXAA=', '[{"name": "01a228de-80c0-75b2-b533-a6fffcd90a94-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a228de-80c0-75b2-b533-a6fffcd90a94-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a228de-80c0-75b2-b533-a6fffcd90a94-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a228de-80c0-75b2-b533-a6fffcd90a94-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 19:52:55.401+00'),
  ('01a228dd-fafe-746d-a588-161398ead626', '01a228de-1f69-763c-aa7f-da0cc08b4893', 'after', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAwAgCdASoQAAsAAcAsJbAAA0FllVilM9AtgAD+/mJgr44b4qhMa7EBCBaAi/zjbp6jE+0r9poh+6mee21ztcUPdtX+Kv+WDFERFUfH7P+/SagZ+qC9qcXQ2cMyfvSk2/l043ZbEXe29//3lid3NAAA', '[{"name": "01a228de-83b3-7324-9bfa-96b74661f9ec-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a228de-83b3-7324-9bfa-96b74661f9ec-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a228de-83b3-7324-9bfa-96b74661f9ec-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a228de-83b3-7324-9bfa-96b74661f9ec-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 19:52:55.401+00'),
  ('01a228dd-fd61-753b-a30a-6a1f52efc10a', '01a228de-1f69-763c-aa7f-da0cc08b4893', 'after', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRoAAAABXRUJQVlA4IHQAAADwAQCdASoQAAsAAcAsJbAAAzxBNsvSzgAA/v4y6Oq96peHJ/xP7Iwp3OS9OjQibpnPEGw4Fe0zw/FZLYp/hTSwVVdhPbkjs8RA8xPfDaBSiTd/FPY/wcmWakjR/ockn/ZcHa2PgO5v4M4BB6mCysTeyKeAAA==', '[{"name": "01a228de-84d7-73ce-b7d3-848e6c2ad6f7-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a228de-84d7-73ce-b7d3-848e6c2ad6f7-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a228de-84d7-73ce-b7d3-848e6c2ad6f7-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a228de-84d7-73ce-b7d3-848e6c2ad6f7-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 19:52:55.401+00'),
  ('01a228de-1147-714c-9e66-a46ba76140ca', '01a228de-1f69-763c-aa7f-da0cc08b4893', 'before', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoQAAsAAcAsJYwAA0B3WgHNIAAA/LKB66Shq1Lrsng8PMM6PsDr4egdY7txMnlVpXGhDKdeaF8j5kx3/GAJBNGYcH/0MoryFkAAAA==', '[{"name": "01a228de-7df7-70db-8ad9-a94fa3f65db6-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a228de-7df7-70db-8ad9-a94fa3f65db6-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a228de-7df7-70db-8ad9-a94fa3f65db6-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a228de-7df7-70db-8ad9-a94fa3f65db6-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 19:52:55.401+00'),
  ('01a228de-1588-732a-80c0-638509f9da0f', '01a228de-1f69-763c-aa7f-da0cc08b4893', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQAgCdASoQAAsAAcAsJQAAaC/qaqvGW4AAAP6v90nx9g1heKWNfA2wGqnUvrg2Phql2vfJ36VrOzF891+Kc5or461ybnZ7dLP5n+7u+//w7tQZQiyX4Mq1ZgA=', '[{"name": "01a228de-7bba-73e3-a6b2-9391587145f8-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a228de-7bba-73e3-a6b2-9391587145f8-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a228de-7bba-73e3-a6b2-9391587145f8-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a228de-7bba-73e3-a6b2-9391587145f8-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 19:52:55.401+00'),
  ('01a228de-1f63-75b5-a969-a32c7bcf5621', '01a228de-1f69-763c-aa7f-da0cc08b4893', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoQAAsAAcAsJYwAA2KAh5k+QZYAAP7Q/8bRjXn5U/3jE4pBcgG1G1GvLU/pwN7D6qq397Hd8zYJLAfDu3t0L+xT36eIFnLXCP9LgWAURLkymft2ynjDwAAA', '[{"name": "01a228de-7567-70c4-b346-2f73f424b55e-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a228de-7567-70c4-b346-2f73f424b55e-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a228de-7567-70c4-b346-2f73f424b55e-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a228de-7567-70c4-b346-2f73f424b55e-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 19:52:55.401+00'),
  ('01a228de-2244-73ed-b808-033f0da36863', '01a228de-42e5-736d-8eeb-31611e1e9b38', 'after', '1', 'processing', 'originals/01a228de-2244-73ed-b808-033f0da36863', '0', '0', '', '[]', '1', '2026-11-29 19:53:04.485+00'),
  ('01a228de-2472-72dd-90aa-c879aa895858', '01a228de-42e5-736d-8eeb-31611e1e9b38', 'after', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAADwAQCdASoQAAsAAcAsJaAAA0EQTrricgAA/vtMGgBJjdvQULIn9jrkOnyK9opCIiKBEdXKm8rxfdrKIZFQqSgD63Y+ojlpjHRHJmGEaZaz8Za8FenFJ7n+Vacs+4Q7TWFRwwDgZQRf/6igUN35iMUhwBadQdh/9MED0eVYEyYzwIHNd4RcAA==', '[{"name": "01a228de-88a8-71e2-b091-64e99891fb9a-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a228de-88a8-71e2-b091-64e99891fb9a-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a228de-88a8-71e2-b091-64e99891fb9a-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a228de-88a8-71e2-b091-64e99891fb9a-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 19:53:04.485+00'),
  ('01a228de-2b76-7052-b7a8-a2af8a6b3f3b', '01a228de-42e5-736d-8eeb-31611e1e9b38', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAAAQAgCdASoQAAsAAcAsJYwAAzpahsEma1eAAOH2KCjO/YqR88n7WO9BuOmpLmU0p/etMaadaGkAAA==', '[{"name": "01a228de-875a-73b8-8ff1-312560329e1a-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a228de-875a-73b8-8ff1-312560329e1a-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a228de-875a-73b8-8ff1-312560329e1a-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a228de-875a-73b8-8ff1-312560329e1a-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 19:53:04.485+00'),
  ('01a228de-42dc-750e-9921-ee17d04e735d', '01a228de-42e5-736d-8eeb-31611e1e9b38', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAAAQAgCdASoQAAsAAcAsJYwAA1+jGDMTI8TQAPv9hAxEIpmHeV4tdg5tovitk/HIfxUsBX/e5aKRXmPX4AA=', '[{"name": "01a228de-860b-716b-b0d2-7393ce0ef1bf-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a228de-860b-716b-b0d2-7393ce0ef1bf-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a228de-860b-716b-b0d2-7393ce0ef1bf-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a228de-860b-716b-b0d2-7393ce0ef1bf-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 19:53:04.485+00'),
  ('01a228de-472b-7166-b3f8-83398dc6b7f9', '01a228de-5867-7036-a491-6484dfe859c3', 'after', '0', 'processing', 'originals/01a228de-472b-7166-b3f8-83398dc6b7f9', '0', '0', '', '[]', '0', '2026-11-29 19:53:09.991+00'),
  ('01a228de-4a09-72f3-8a77-bf01476e113a', '01a228de-5867-7036-a491-6484dfe859c3', 'after', '1', 'processing', 'originals/01a228de-4a09-72f3-8a77-bf01476e113a', '0', '0', '', '[]', '0', '2026-11-29 19:53:09.991+00'),
  ('01a228de-4e68-769e-900c-3f827f02c4a6', '01a228de-5867-7036-a491-6484dfe859c3', 'after', '2', 'processing', 'originals/01a228de-4e68-769e-900c-3f827f02c4a6', '0', '0', '', '[]', '0', '2026-11-29 19:53:09.991+00'),
  ('01a228de-51fe-77a1-a22c-db9fd2dcdfc8', '01a228de-5867-7036-a491-6484dfe859c3', 'before', '2', 'processing', 'originals/01a228de-51fe-77a1-a22c-db9fd2dcdfc8', '0', '0', '', '[]', '0', '2026-11-29 19:53:09.991+00'),
  ('01a228de-53ea-746c-9af9-b8f5693d74d2', '01a228de-5867-7036-a491-6484dfe859c3', 'before', '1', 'processing', 'originals/01a228de-53ea-746c-9af9-b8f5693d74d2', '0', '0', '', '[]', '0', '2026-11-29 19:53:09.991+00'),
  ('01a228de-5862-717c-835a-4a064a4d71dd', '01a228de-5867-7036-a491-6484dfe859c3', 'before', '0', 'processing', 'originals/01a228de-5862-717c-835a-4a064a4d71dd', '0', '0', '', '[]', '0', '2026-11-29 19:53:09.991+00'),
  ('01a228de-5a34-7777-9e43-4c3533cdb480', '01a228de-6af7-74b7-8d0d-2350812ffacf', 'after', '1', 'processing', 'originals/01a228de-5a34-7777-9e43-4c3533cdb480', '0', '0', '', '[]', '0', '2026-11-29 19:53:14.743+00'),
  ('01a228de-5b09-7370-90a3-c7eaad52ece9', '01a228de-6af7-74b7-8d0d-2350812ffacf', 'after', '0', 'processing', 'originals/01a228de-5b09-7370-90a3-c7eaad52ece9', '0', '0', '', '[]', '0', '2026-11-29 19:53:14.743+00'),
  ('01a228de-654c-7659-b9fe-8552c397d472', '01a228de-6af7-74b7-8d0d-2350812ffacf', 'before', '1', 'processing', 'originals/01a228de-654c-7659-b9fe-8552c397d472', '0', '0', '', '[]', '0', '2026-11-29 19:53:14.743+00'),
  ('01a228de-6af2-747f-a9be-4afd09491c9e', '01a228de-6af7-74b7-8d0d-2350812ffacf', 'before', '0', 'processing', 'originals/01a228de-6af2-747f-a9be-4afd09491c9e', '0', '0', '', '[]', '0', '2026-11-29 19:53:14.743+00');
INSERT INTO "compliance_version" (id, person_id, kind, number, state, submitted_at, decided_at, decided_by, decided_by_name, reason, issued_on, expires_on, details, work_limit, files_deleted_at, version) OVERRIDING SYSTEM VALUE VALUES
  ('01a228dd-d02c-7515-a337-761b5d7efc50', '01900000-0000-7000-8000-000000000010', 'police_check_img', '1', 'verified', '2026-11-29 19:52:39.215+00', '2026-11-29 19:52:39.345+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-16', '2027-09-16', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-1-2041"}', 'false', NULL, '0'),
  ('01a228dd-d09d-7015-9aa3-80420a5951c1', '01900000-0000-7000-8000-000000000010', 'children_check_img', '1', 'verified', '2026-11-29 19:52:39.215+00', '2026-11-29 19:52:39.345+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-14', '{"full_name": "Amara Perera", "reference": "DEMO-1-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a228dd-d0a2-71cc-9780-42a28e5c7195', '01900000-0000-7000-8000-000000000010', 'agreement_img', '1', 'verified', '2026-11-29 19:52:39.215+00', '2026-11-29 19:52:39.345+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-d0a3-77df-98b3-438ef746f58d', '01900000-0000-7000-8000-000000000010', 'declaration_img', '1', 'verified', '2026-11-29 19:52:39.215+00', '2026-11-29 19:52:39.345+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-d139-74d3-85c7-b3ba37e0f71a', '01900000-0000-7000-8000-000000000010', 'passport_img', '1', 'verified', '2026-11-29 19:52:39.215+00', '2026-11-29 19:52:39.345+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-12', '{}', 'false', NULL, '0'),
  ('01a228dd-d32f-75ff-a8e8-f7c695897f79', '01900000-0000-7000-8000-000000000010', 'address_proof_img', '1', 'verified', '2026-11-29 19:52:39.215+00', '2026-11-29 19:52:39.345+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-e1f9-709b-bdd1-369ee158e9fc', '01900000-0000-7000-8000-000000000011', 'police_check_img', '1', 'verified', '2026-11-29 19:52:40.482+00', '2026-11-29 19:52:40.544+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-16', '2027-01-10', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-2-2041"}', 'false', NULL, '0'),
  ('01a228dd-e1fa-7010-a153-97607ebe2b82', '01900000-0000-7000-8000-000000000011', 'children_check_img', '1', 'verified', '2026-11-29 19:52:40.482+00', '2026-11-29 19:52:40.544+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-14', '{"full_name": "Daniel Okafor", "reference": "DEMO-2-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a228dd-e200-7568-b748-c63d6be24435', '01900000-0000-7000-8000-000000000011', 'agreement_img', '1', 'verified', '2026-11-29 19:52:40.482+00', '2026-11-29 19:52:40.544+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-e200-7568-b748-c8fcd7f6a047', '01900000-0000-7000-8000-000000000011', 'declaration_img', '1', 'verified', '2026-11-29 19:52:40.482+00', '2026-11-29 19:52:40.544+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-e308-724d-81fc-081495ceb971', '01900000-0000-7000-8000-000000000011', 'passport_img', '1', 'verified', '2026-11-29 19:52:40.482+00', '2026-11-29 19:52:40.544+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-12', '{}', 'false', NULL, '0'),
  ('01a228dd-e4cc-7649-b7e2-1d76b69cd12a', '01900000-0000-7000-8000-000000000011', 'address_proof_img', '1', 'verified', '2026-11-29 19:52:40.482+00', '2026-11-29 19:52:40.544+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-e6a9-7060-965c-e041e6c95e70', '01900000-0000-7000-8000-000000000012', 'police_check_img', '1', 'verified', '2026-11-29 19:52:41.355+00', '2026-11-29 19:52:41.435+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-16', '2027-09-16', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-3-2041"}', 'false', NULL, '0'),
  ('01a228dd-e6a9-7060-965c-e61b7fe44e7d', '01900000-0000-7000-8000-000000000012', 'children_check_img', '1', 'verified', '2026-11-29 19:52:41.355+00', '2026-11-29 19:52:41.435+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2026-11-24', '{"full_name": "Mei Lin Chen", "reference": "DEMO-3-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a228dd-e6a9-7060-965c-e8501d3d7d2c', '01900000-0000-7000-8000-000000000012', 'agreement_img', '1', 'verified', '2026-11-29 19:52:41.355+00', '2026-11-29 19:52:41.435+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-e6a9-7060-965c-ed25f8aa7b8b', '01900000-0000-7000-8000-000000000012', 'declaration_img', '1', 'verified', '2026-11-29 19:52:41.355+00', '2026-11-29 19:52:41.435+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-e75c-70b0-aad4-df5ade8a92ff', '01900000-0000-7000-8000-000000000012', 'passport_img', '1', 'verified', '2026-11-29 19:52:41.355+00', '2026-11-29 19:52:41.435+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-12', '{}', 'false', NULL, '0'),
  ('01a228dd-e86b-71c6-a62d-b1d635eae138', '01900000-0000-7000-8000-000000000012', 'address_proof_img', '1', 'verified', '2026-11-29 19:52:41.355+00', '2026-11-29 19:52:41.435+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-e945-77a8-8055-b9bca1c71074', '01900000-0000-7000-8000-000000000013', 'police_check_img', '1', 'verified', '2026-11-29 19:52:42.133+00', '2026-11-29 19:52:42.19+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-16', '2027-09-16', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-4-2041"}', 'false', NULL, '0'),
  ('01a228dd-e945-77a8-8055-bffb7c691eb0', '01900000-0000-7000-8000-000000000013', 'children_check_img', '1', 'verified', '2026-11-29 19:52:42.133+00', '2026-11-29 19:52:42.19+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-14', '{"full_name": "Tomasz Nowak", "reference": "DEMO-4-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a228dd-e945-77a8-8055-c34f573167ad', '01900000-0000-7000-8000-000000000013', 'agreement_img', '1', 'verified', '2026-11-29 19:52:42.133+00', '2026-11-29 19:52:42.19+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-e945-77a8-8055-c701c3adf861', '01900000-0000-7000-8000-000000000013', 'declaration_img', '1', 'verified', '2026-11-29 19:52:42.133+00', '2026-11-29 19:52:42.19+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-e9ae-7677-bab2-faa6012ac3fb', '01900000-0000-7000-8000-000000000013', 'passport_img', '1', 'verified', '2026-11-29 19:52:42.133+00', '2026-11-29 19:52:42.19+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-12', '{}', 'false', NULL, '0'),
  ('01a228dd-eb6e-7346-a2e9-1483c84f4541', '01900000-0000-7000-8000-000000000013', 'address_proof_img', '1', 'verified', '2026-11-29 19:52:42.133+00', '2026-11-29 19:52:42.19+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-ec24-72b3-94b2-016cd0999f36', '01900000-0000-7000-8000-000000000014', 'police_check_img', '1', 'verified', '2026-11-29 19:52:42.859+00', '2026-11-29 19:52:42.886+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-16', '2027-09-16', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-5-2041"}', 'false', NULL, '0'),
  ('01a228dd-ec24-72b3-94b2-051c8650ff0c', '01900000-0000-7000-8000-000000000014', 'children_check_img', '1', 'verified', '2026-11-29 19:52:42.859+00', '2026-11-29 19:52:42.886+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2026-12-12', '{"full_name": "Priya Raghunathan-Venkataraman", "reference": "DEMO-5-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a228dd-ec24-72b3-94b2-08cd11dbf367', '01900000-0000-7000-8000-000000000014', 'agreement_img', '1', 'verified', '2026-11-29 19:52:42.859+00', '2026-11-29 19:52:42.886+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-ec24-72b3-94b2-0e05646edacb', '01900000-0000-7000-8000-000000000014', 'declaration_img', '1', 'verified', '2026-11-29 19:52:42.859+00', '2026-11-29 19:52:42.886+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-ecca-73cd-90d0-d6d1a4316afb', '01900000-0000-7000-8000-000000000014', 'passport_img', '1', 'verified', '2026-11-29 19:52:42.859+00', '2026-11-29 19:52:42.886+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-12', '{}', 'false', NULL, '0'),
  ('01a228dd-ee4c-7541-b780-7ad821e2b2c5', '01900000-0000-7000-8000-000000000014', 'address_proof_img', '1', 'verified', '2026-11-29 19:52:42.859+00', '2026-11-29 19:52:42.886+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-ef07-73c2-9c7f-fe8a60a3207c', '01900000-0000-7000-8000-000000000015', 'police_check_img', '1', 'verified', '2026-11-29 19:52:43.413+00', '2026-11-29 19:52:43.446+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-16', '2027-09-16', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-6-2041"}', 'false', NULL, '0'),
  ('01a228dd-ef07-73c2-9c80-033398f4af25', '01900000-0000-7000-8000-000000000015', 'children_check_img', '1', 'verified', '2026-11-29 19:52:43.413+00', '2026-11-29 19:52:43.446+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-14', '{"full_name": "Grace Papadopoulos", "reference": "DEMO-6-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a228dd-ef07-73c2-9c80-04e6755cf792', '01900000-0000-7000-8000-000000000015', 'agreement_img', '1', 'verified', '2026-11-29 19:52:43.413+00', '2026-11-29 19:52:43.446+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-ef07-73c2-9c80-094fff059a3e', '01900000-0000-7000-8000-000000000015', 'declaration_img', '1', 'verified', '2026-11-29 19:52:43.413+00', '2026-11-29 19:52:43.446+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-ef61-73de-a9fc-8491f6cc113d', '01900000-0000-7000-8000-000000000015', 'passport_img', '1', 'verified', '2026-11-29 19:52:43.413+00', '2026-11-29 19:52:43.446+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-12', '{}', 'false', NULL, '0'),
  ('01a228dd-f073-7459-a40c-cbed6abd11a6', '01900000-0000-7000-8000-000000000015', 'address_proof_img', '1', 'verified', '2026-11-29 19:52:43.413+00', '2026-11-29 19:52:43.446+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-f0f2-76e8-a60f-4bd42b111bdf', '01900000-0000-7000-8000-000000000016', 'police_check_img', '1', 'verified', '2026-11-29 19:52:43.881+00', '2026-11-29 19:52:43.899+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-16', '2027-09-16', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-7-2041"}', 'false', NULL, '0'),
  ('01a228dd-f0f2-76e8-a60f-4cb2bd8899c9', '01900000-0000-7000-8000-000000000016', 'children_check_img', '1', 'verified', '2026-11-29 19:52:43.881+00', '2026-11-29 19:52:43.899+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-14', '{"full_name": "Liam Fitzgerald", "reference": "DEMO-7-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a228dd-f0f2-76e8-a60f-5090f184389b', '01900000-0000-7000-8000-000000000016', 'agreement_img', '1', 'verified', '2026-11-29 19:52:43.881+00', '2026-11-29 19:52:43.899+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-f0f2-76e8-a60f-57018657e258', '01900000-0000-7000-8000-000000000016', 'declaration_img', '1', 'verified', '2026-11-29 19:52:43.881+00', '2026-11-29 19:52:43.899+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-f165-743c-a622-b1b40b7c918d', '01900000-0000-7000-8000-000000000016', 'passport_img', '1', 'verified', '2026-11-29 19:52:43.881+00', '2026-11-29 19:52:43.899+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-12', '{}', 'false', NULL, '0'),
  ('01a228dd-f248-710c-8b0f-e13dbf20dfa9', '01900000-0000-7000-8000-000000000016', 'address_proof_img', '1', 'verified', '2026-11-29 19:52:43.881+00', '2026-11-29 19:52:43.899+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-f29a-7446-b3c1-58179a3c6b04', '01900000-0000-7000-8000-000000000017', 'police_check_img', '1', 'submitted', '2026-11-29 19:52:44.351+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-f29a-7446-b3c1-5e7dcd146206', '01900000-0000-7000-8000-000000000017', 'agreement_img', '1', 'submitted', '2026-11-29 19:52:44.351+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-f320-725e-a710-12170e0b44e2', '01900000-0000-7000-8000-000000000017', 'passport_img', '1', 'submitted', '2026-11-29 19:52:44.351+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a228dd-f416-7767-af82-f8c46501e942', '01900000-0000-7000-8000-000000000017', 'address_proof_img', '1', 'submitted', '2026-11-29 19:52:44.351+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0');
INSERT INTO "compliance_notice" (version_id, days, expires_on) OVERRIDING SYSTEM VALUE VALUES
  ('01a228dd-e1f9-709b-bdd1-369ee158e9fc', '60', '2027-01-10'),
  ('01a228dd-e6a9-7060-965c-e61b7fe44e7d', '0', '2026-11-24'),
  ('01a228dd-ec24-72b3-94b2-051c8650ff0c', '30', '2026-12-12');
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
