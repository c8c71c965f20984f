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
  ('true', '2026-11-29 13:23:53.606597+00');
INSERT INTO "change" (entity, entity_id, seq, request_id, changed_at) OVERRIDING SYSTEM VALUE VALUES
  ('audit-entry', '01a22778-b0ff-74ea-b6e6-2beaf955a82f', '24', NULL, '2026-11-29 13:22:30.754628+00'),
  ('audit-entry', '01a22779-6027-7454-acf0-0598303ffb74', '25', NULL, '2026-11-29 13:23:15.612021+00'),
  ('audit-entry', '01a22779-a9e9-7223-aaca-f0cb38cadd3d', '26', NULL, '2026-11-29 13:23:34.503033+00'),
  ('audit-entry', '01a22779-f474-75e1-9492-b1c03263c146', '27', NULL, '2026-11-29 13:23:53.586356+00'),
  ('compliance', '01900000-0000-7000-8000-000000000010', '3', NULL, '2026-11-29 13:21:38.796926+00'),
  ('compliance', '01900000-0000-7000-8000-000000000011', '6', NULL, '2026-11-29 13:21:40.424664+00'),
  ('compliance', '01900000-0000-7000-8000-000000000012', '9', NULL, '2026-11-29 13:21:42.083564+00'),
  ('compliance', '01900000-0000-7000-8000-000000000013', '12', NULL, '2026-11-29 13:21:43.35795+00'),
  ('compliance', '01900000-0000-7000-8000-000000000014', '15', NULL, '2026-11-29 13:21:44.754249+00'),
  ('compliance', '01900000-0000-7000-8000-000000000015', '18', NULL, '2026-11-29 13:21:45.79221+00'),
  ('compliance', '01900000-0000-7000-8000-000000000016', '21', NULL, '2026-11-29 13:21:47.071228+00'),
  ('compliance', '01900000-0000-7000-8000-000000000017', '22', NULL, '2026-11-29 13:21:48.077207+00'),
  ('documents', '01900000-0000-7000-8000-000000000010', '2', NULL, '2026-11-29 13:21:38.677348+00'),
  ('documents', '01900000-0000-7000-8000-000000000011', '5', NULL, '2026-11-29 13:21:40.336618+00'),
  ('documents', '01900000-0000-7000-8000-000000000012', '8', NULL, '2026-11-29 13:21:42.051221+00'),
  ('documents', '01900000-0000-7000-8000-000000000013', '11', NULL, '2026-11-29 13:21:43.338998+00'),
  ('documents', '01900000-0000-7000-8000-000000000014', '14', NULL, '2026-11-29 13:21:44.704464+00'),
  ('documents', '01900000-0000-7000-8000-000000000015', '17', NULL, '2026-11-29 13:21:45.762772+00'),
  ('documents', '01900000-0000-7000-8000-000000000016', '20', NULL, '2026-11-29 13:21:46.954568+00'),
  ('documents', '01900000-0000-7000-8000-000000000017', '23', NULL, '2026-11-29 13:21:48.077207+00');
INSERT INTO "change_counter" (only_row, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('true', '27');
INSERT INTO "change_cursor" (source, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('auth', '20'),
  ('invoice', '113'),
  ('jobs', '566');
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
  ('01a22778-b0ff-74ea-b6e6-2beaf955a82f', '{"at": "2026-11-29T13:22:30.783Z", "id": "01a22778-b0ff-74ea-b6e6-2beaf955a82f", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22778-b0d5-7012-ab0c-d36252d7c727", "subject_kind": "gallery-collection", "subject_name": "Staff kitchen, Norwood (drawing)"}'),
  ('01a22779-6027-7454-acf0-0598303ffb74', '{"at": "2026-11-29T13:23:15.623Z", "id": "01a22779-6027-7454-acf0-0598303ffb74", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22779-601b-73d1-862e-9429c0b47bd4", "subject_kind": "gallery-collection", "subject_name": "Shop front windows, Glenelg (drawing)"}'),
  ('01a22779-a9e9-7223-aaca-f0cb38cadd3d', '{"at": "2026-11-29T13:23:34.506Z", "id": "01a22779-a9e9-7223-aaca-f0cb38cadd3d", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22779-a9e5-739e-b006-b4e309d567c0", "subject_kind": "gallery-collection", "subject_name": "Carpet and lounge, Unley (drawing)"}'),
  ('01a22779-f474-75e1-9492-b1c03263c146', '{"at": "2026-11-29T13:23:53.588Z", "id": "01a22779-f474-75e1-9492-b1c03263c146", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22779-f471-748b-b8b8-c0741138f6cc", "subject_kind": "gallery-collection", "subject_name": "Open-plan office, King William Street (drawing)"}');
INSERT INTO "token_key_set" (only_row, keys, fetched_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '{"keys": [{"e": "AQAB", "n": "5OQj6EMAUzgvy_PwBhpHKW6Mdawzev8zUGzfFTx4L_lBFioACtjmWatb2NFn11d0-3WoBEOvpb9oJ-sito4UTIWMz-mxJhqcERhBFKJbCbOtxXN7euFsbZ9gD108jG8HBSPPu6sM73ZewlIlIGv0L8Y1Hvbz0ZsdfpqoRnk5_xsWIRG2HbnV408aRTKxh2VsypnjfCdHBdehWFAUSP3SykQ0pfAffDtpAcoKmTtG_m6Luz-gVg-vSyj0xtwNFhhaGyKbnK9JgSTZkWeOD6252fY9sLfCybXqPrQV1QQiDA5C3Tot7nlAyo_8g42DpAnj2ROjAhy_1VqGZr61jkBcqQ", "kid": "01a22777-d624-75d6-b214-de4a38627a02", "kty": "RSA"}]}', '2026-11-29 13:23:54.387+00');
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
  ('01a22777-cf7a-7411-a264-f21091c769e1', '01900000-0000-7000-8000-000000000010', NULL, 'police_check_img', 'application/pdf', '2158', 'documents/01a22777-cf7a-7411-a264-f21091c769e1', '2026-11-29 13:21:38.689+00', NULL, 'a61764615c99a40f', E'\\x13f69bc1e2a87cca95ab2af4535d2333fff907a67008094750629d7ed59a6860', '01a22777-cf7a-7411-a264-f21091c769e1', 'false'),
  ('01a22777-d03f-7649-b1d7-793a7457b09f', '01900000-0000-7000-8000-000000000010', NULL, 'children_check_img', 'application/pdf', '2166', 'documents/01a22777-d03f-7649-b1d7-793a7457b09f', '2026-11-29 13:21:38.689+00', NULL, 'a61764615c99a40f', E'\\xebe6cc6c56c4e526ffc95ee5435086ed6ca234e24f1d8905347bd490ddc4b41f', '01a22777-d03f-7649-b1d7-793a7457b09f', 'false'),
  ('01a22777-d040-7560-804d-8063ea2e9cf2', '01900000-0000-7000-8000-000000000010', NULL, 'agreement_img', 'application/pdf', '2275', 'documents/01a22777-d040-7560-804d-8063ea2e9cf2', '2026-11-29 13:21:38.689+00', NULL, 'a61764615c99a40f', E'\\x523f57166cdfd9722c396d8222a3c4b2d826068469a19a8263f0ed39ece68c40', '01a22777-d040-7560-804d-8063ea2e9cf2', 'false'),
  ('01a22777-d040-7560-804d-84d981996fc5', '01900000-0000-7000-8000-000000000010', NULL, 'declaration_img', 'application/pdf', '2143', 'documents/01a22777-d040-7560-804d-84d981996fc5', '2026-11-29 13:21:38.689+00', NULL, 'a61764615c99a40f', E'\\x1c06eac5deb810fb54c1dd48fcf9f391c8647e65823a34c4d2911c8897ae4715', '01a22777-d040-7560-804d-84d981996fc5', 'false'),
  ('01a22777-d1a4-7354-82f6-523604976700', '01900000-0000-7000-8000-000000000010', NULL, 'passport_img', 'image/jpeg', '44168', 'documents/01a22777-d1a4-7354-82f6-523604976700', '2026-11-29 13:21:38.689+00', NULL, 'a61764615c99a40f', E'\\x8ac64fa3188d9694a1731f95d8eadf15697e38dd67e9cb64cfe42eb7946f5238', '01a22777-d1a4-7354-82f6-523604976700', 'false'),
  ('01a22777-d6b4-7673-b2eb-a8e85d5d182b', '01900000-0000-7000-8000-000000000010', NULL, 'address_proof_img', 'image/png', '18100', 'documents/01a22777-d6b4-7673-b2eb-a8e85d5d182b', '2026-11-29 13:21:38.689+00', NULL, 'a61764615c99a40f', E'\\xc35400ddb07722bf36686e4dc9c9d1c1d60c5c7b27ca4529deae8e9a9cd6f3f8', '01a22777-d6b4-7673-b2eb-a8e85d5d182b', 'false'),
  ('01a22777-e807-7550-a249-2c5ec0e147dd', '01900000-0000-7000-8000-000000000011', NULL, 'police_check_img', 'application/pdf', '2175', 'documents/01a22777-e807-7550-a249-2c5ec0e147dd', '2026-11-29 13:21:40.339+00', NULL, 'a61764615c99a40f', E'\\x37475daba9afbf4d8dd0cc8e1044c958d167ce4141b0e9ffddcacbaf77392600', '01a22777-e807-7550-a249-2c5ec0e147dd', 'false'),
  ('01a22777-e807-7550-a249-31727af98cf3', '01900000-0000-7000-8000-000000000011', NULL, 'children_check_img', 'application/pdf', '2180', 'documents/01a22777-e807-7550-a249-31727af98cf3', '2026-11-29 13:21:40.339+00', NULL, 'a61764615c99a40f', E'\\x917dcbd6b0004de2024342ffd2c334ba2b238228bca07b4d402ad519fdb9f870', '01a22777-e807-7550-a249-31727af98cf3', 'false'),
  ('01a22777-e807-7550-a249-3763d77178e2', '01900000-0000-7000-8000-000000000011', NULL, 'agreement_img', 'application/pdf', '2297', 'documents/01a22777-e807-7550-a249-3763d77178e2', '2026-11-29 13:21:40.339+00', NULL, 'a61764615c99a40f', E'\\xd33af47af4a457d6e5f6cf5981becad22ff3cf679bbde91bb40363af247ccfcb', '01a22777-e807-7550-a249-3763d77178e2', 'false'),
  ('01a22777-e808-7586-8975-4573a86b43f0', '01900000-0000-7000-8000-000000000011', NULL, 'declaration_img', 'application/pdf', '2154', 'documents/01a22777-e808-7586-8975-4573a86b43f0', '2026-11-29 13:21:40.339+00', NULL, 'a61764615c99a40f', E'\\xa6dc307cceae780e6e27513390266ee4bead9526e1cd6b501a1291cee6d164f7', '01a22777-e808-7586-8975-4573a86b43f0', 'false'),
  ('01a22777-e9e7-758e-bbcc-c8456b9b21d6', '01900000-0000-7000-8000-000000000011', NULL, 'passport_img', 'image/jpeg', '43959', 'documents/01a22777-e9e7-758e-bbcc-c8456b9b21d6', '2026-11-29 13:21:40.339+00', NULL, 'a61764615c99a40f', E'\\xe799df075fc341648bb4443a04577d881885ba5e51533bda8985ad515c147b24', '01a22777-e9e7-758e-bbcc-c8456b9b21d6', 'false'),
  ('01a22777-ebc8-7315-ba12-3da9d4335076', '01900000-0000-7000-8000-000000000011', NULL, 'address_proof_img', 'image/png', '18529', 'documents/01a22777-ebc8-7315-ba12-3da9d4335076', '2026-11-29 13:21:40.339+00', NULL, 'a61764615c99a40f', E'\\x0ccbd659c0298de521392b22eca0466eb827ba4e8d3577c42091ab77ad31e1d4', '01a22777-ebc8-7315-ba12-3da9d4335076', 'false'),
  ('01a22777-edb7-74c3-911e-860a9b6a7001', '01900000-0000-7000-8000-000000000012', NULL, 'police_check_img', 'application/pdf', '2160', 'documents/01a22777-edb7-74c3-911e-860a9b6a7001', '2026-11-29 13:21:42.056+00', NULL, 'a61764615c99a40f', E'\\xca60de5cdb2c88dd939b056e0098020ca99fe3a0611f60d69b8012e15c0b865f', '01a22777-edb7-74c3-911e-860a9b6a7001', 'false'),
  ('01a22777-edb7-74c3-911e-89206059b0be', '01900000-0000-7000-8000-000000000012', NULL, 'children_check_img', 'application/pdf', '2165', 'documents/01a22777-edb7-74c3-911e-89206059b0be', '2026-11-29 13:21:42.056+00', NULL, 'a61764615c99a40f', E'\\x69cf88ca5f7e798a16d11e5607b5aa2c42402408723b0df82d39b7114a524653', '01a22777-edb7-74c3-911e-89206059b0be', 'false'),
  ('01a22777-edb7-74c3-911e-8e16129445cd', '01900000-0000-7000-8000-000000000012', NULL, 'agreement_img', 'application/pdf', '2283', 'documents/01a22777-edb7-74c3-911e-8e16129445cd', '2026-11-29 13:21:42.056+00', NULL, 'a61764615c99a40f', E'\\xcbfae1bd49c54b08bd10248c785351f17572710ea6c48f53a264bfb305b6e906', '01a22777-edb7-74c3-911e-8e16129445cd', 'false'),
  ('01a22777-edb8-75dc-86df-ab6aba2f4ec4', '01900000-0000-7000-8000-000000000012', NULL, 'declaration_img', 'application/pdf', '2148', 'documents/01a22777-edb8-75dc-86df-ab6aba2f4ec4', '2026-11-29 13:21:42.056+00', NULL, 'a61764615c99a40f', E'\\xe0e4b56ca872c7e23b3a5e0472237dbc5500699c688ec5fd8f5cc38bd2857100', '01a22777-edb8-75dc-86df-ab6aba2f4ec4', 'false'),
  ('01a22777-ef39-7677-bc3c-7efd6b389fa5', '01900000-0000-7000-8000-000000000012', NULL, 'passport_img', 'image/jpeg', '43419', 'documents/01a22777-ef39-7677-bc3c-7efd6b389fa5', '2026-11-29 13:21:42.056+00', NULL, 'a61764615c99a40f', E'\\x1ff225b0f1658fb30a9e6726e36b4f980e01fba9fbc20b5d3ac0e486d0b5913b', '01a22777-ef39-7677-bc3c-7efd6b389fa5', 'false'),
  ('01a22777-f272-7381-9d3d-f0e8d5c77291', '01900000-0000-7000-8000-000000000012', NULL, 'address_proof_img', 'image/png', '18116', 'documents/01a22777-f272-7381-9d3d-f0e8d5c77291', '2026-11-29 13:21:42.056+00', NULL, 'a61764615c99a40f', E'\\xf85c4e47e7489f1e9020dabd10831a2671d0b53588c6f8702e039737e1260e01', '01a22777-f272-7381-9d3d-f0e8d5c77291', 'false'),
  ('01a22777-f3e5-703f-88c3-47e2f682bb9a', '01900000-0000-7000-8000-000000000013', NULL, 'police_check_img', 'application/pdf', '2170', 'documents/01a22777-f3e5-703f-88c3-47e2f682bb9a', '2026-11-29 13:21:43.34+00', NULL, 'a61764615c99a40f', E'\\xf21a4e8207ec163ca196b293024eec1da0a994dbb6386b86ec8d6e457b61faae', '01a22777-f3e5-703f-88c3-47e2f682bb9a', 'false'),
  ('01a22777-f3e6-7290-9033-1d75f7fe9f00', '01900000-0000-7000-8000-000000000013', NULL, 'children_check_img', 'application/pdf', '2180', 'documents/01a22777-f3e6-7290-9033-1d75f7fe9f00', '2026-11-29 13:21:43.34+00', NULL, 'a61764615c99a40f', E'\\x9d85fab6330b87eac0ec58dd2f5be236bd51ddd494f99140baff70c48ca5db2e', '01a22777-f3e6-7290-9033-1d75f7fe9f00', 'false'),
  ('01a22777-f3e6-7290-9033-212cead3a1aa', '01900000-0000-7000-8000-000000000013', NULL, 'agreement_img', 'application/pdf', '2293', 'documents/01a22777-f3e6-7290-9033-212cead3a1aa', '2026-11-29 13:21:43.34+00', NULL, 'a61764615c99a40f', E'\\x425d5df30234f860cb7c35ff9dfa5b0ab0a9591e9bb2367175afca6c272425cb', '01a22777-f3e6-7290-9033-212cead3a1aa', 'false'),
  ('01a22777-f3e6-7290-9033-2424871aaa0d', '01900000-0000-7000-8000-000000000013', NULL, 'declaration_img', 'application/pdf', '2162', 'documents/01a22777-f3e6-7290-9033-2424871aaa0d', '2026-11-29 13:21:43.34+00', NULL, 'a61764615c99a40f', E'\\xaefdd1d3723765be13c1147e518b17202708ca6994c88da122597d607ba4c432', '01a22777-f3e6-7290-9033-2424871aaa0d', 'false'),
  ('01a22777-f3f4-734f-85d5-ccc7d0e73663', '01900000-0000-7000-8000-000000000013', NULL, 'passport_img', 'image/jpeg', '44882', 'documents/01a22777-f3f4-734f-85d5-ccc7d0e73663', '2026-11-29 13:21:43.34+00', NULL, 'a61764615c99a40f', E'\\xb1041a0ec051c65ef405384c732079a8613cb253d03295f928199f29339979c2', '01a22777-f3f4-734f-85d5-ccc7d0e73663', 'false'),
  ('01a22777-f77f-73b1-bb3e-7b37e88fca72', '01900000-0000-7000-8000-000000000013', NULL, 'address_proof_img', 'image/png', '18522', 'documents/01a22777-f77f-73b1-bb3e-7b37e88fca72', '2026-11-29 13:21:43.34+00', NULL, 'a61764615c99a40f', E'\\x6545120f9cb82ac4539885248436d4983b4306c19c87180b35f2c96e5b6d02f5', '01a22777-f77f-73b1-bb3e-7b37e88fca72', 'false'),
  ('01a22777-f8c4-70dc-b203-8625a4c3b670', '01900000-0000-7000-8000-000000000014', NULL, 'police_check_img', 'application/pdf', '2174', 'documents/01a22777-f8c4-70dc-b203-8625a4c3b670', '2026-11-29 13:21:44.705+00', NULL, 'a61764615c99a40f', E'\\xbdc00ba8ce06bb9bc2a854db5b4de451300170ae128a738adad45de17e2feae3', '01a22777-f8c4-70dc-b203-8625a4c3b670', 'false'),
  ('01a22777-f8c5-773d-94dc-1855e191cb22', '01900000-0000-7000-8000-000000000014', NULL, 'children_check_img', 'application/pdf', '2177', 'documents/01a22777-f8c5-773d-94dc-1855e191cb22', '2026-11-29 13:21:44.705+00', NULL, 'a61764615c99a40f', E'\\x523ac870e268f0b418583e0b90d146b443636b41db2c07109981abdc82187342', '01a22777-f8c5-773d-94dc-1855e191cb22', 'false'),
  ('01a22777-f8c5-773d-94dc-1de4ce008aeb', '01900000-0000-7000-8000-000000000014', NULL, 'agreement_img', 'application/pdf', '2307', 'documents/01a22777-f8c5-773d-94dc-1de4ce008aeb', '2026-11-29 13:21:44.705+00', NULL, 'a61764615c99a40f', E'\\x1a3f645ce817f40c150cebd1452f43edff38451eb4ba151027b666244ac45611', '01a22777-f8c5-773d-94dc-1de4ce008aeb', 'false'),
  ('01a22777-f8c5-773d-94dc-23b0b91f7e6d', '01900000-0000-7000-8000-000000000014', NULL, 'declaration_img', 'application/pdf', '2159', 'documents/01a22777-f8c5-773d-94dc-23b0b91f7e6d', '2026-11-29 13:21:44.705+00', NULL, 'a61764615c99a40f', E'\\xe0b661566af979e3cf25b191bc071305280a2006d0f44bd1c04104bf26168dc8', '01a22777-f8c5-773d-94dc-23b0b91f7e6d', 'false'),
  ('01a22777-fabb-73e8-8054-385a22f06e47', '01900000-0000-7000-8000-000000000014', NULL, 'passport_img', 'image/jpeg', '52962', 'documents/01a22777-fabb-73e8-8054-385a22f06e47', '2026-11-29 13:21:44.705+00', NULL, 'a61764615c99a40f', E'\\xe83e224ebb71d221b065374d1f7cae8a4587818033bf88dceac9ad450f48fe7c', '01a22777-fabb-73e8-8054-385a22f06e47', 'false'),
  ('01a22777-fce0-7670-9151-0fc39b3998d1', '01900000-0000-7000-8000-000000000014', NULL, 'address_proof_img', 'image/png', '18954', 'documents/01a22777-fce0-7670-9151-0fc39b3998d1', '2026-11-29 13:21:44.705+00', NULL, 'a61764615c99a40f', E'\\xe7fcef853db55e4087352e0d315b746f78a821626735fcd27e4141b42fde3c70', '01a22777-fce0-7670-9151-0fc39b3998d1', 'false'),
  ('01a22777-fe5d-7408-b188-a73f583548af', '01900000-0000-7000-8000-000000000015', NULL, 'police_check_img', 'application/pdf', '2163', 'documents/01a22777-fe5d-7408-b188-a73f583548af', '2026-11-29 13:21:45.766+00', NULL, 'a61764615c99a40f', E'\\xab8cd65c492cde4d68a71f707b5448970f543c278cf096d817c58bfc60a5ab52', '01a22777-fe5d-7408-b188-a73f583548af', 'false'),
  ('01a22777-fe5d-7408-b188-a95bf4aa84e0', '01900000-0000-7000-8000-000000000015', NULL, 'children_check_img', 'application/pdf', '2172', 'documents/01a22777-fe5d-7408-b188-a95bf4aa84e0', '2026-11-29 13:21:45.766+00', NULL, 'a61764615c99a40f', E'\\x1d451b37c28464cb28fa96d678d79b1d2758c379ad4d7623026aaba2d5942324', '01a22777-fe5d-7408-b188-a95bf4aa84e0', 'false'),
  ('01a22777-fe5d-7408-b188-afc1688fb514', '01900000-0000-7000-8000-000000000015', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a22777-fe5d-7408-b188-afc1688fb514', '2026-11-29 13:21:45.766+00', NULL, 'a61764615c99a40f', E'\\x716cfbfafcadcd31e0bbcb0bb9729b1bc064e9075167f690d1a0db1a27f4cdc3', '01a22777-fe5d-7408-b188-afc1688fb514', 'false'),
  ('01a22777-fe5d-7408-b188-b058c8fc5f44', '01900000-0000-7000-8000-000000000015', NULL, 'declaration_img', 'application/pdf', '2149', 'documents/01a22777-fe5d-7408-b188-b058c8fc5f44', '2026-11-29 13:21:45.766+00', NULL, 'a61764615c99a40f', E'\\x8964e7cad7eeb64827070d428c6cf8b744df819499634aeb0b1678452a38c0ec', '01a22777-fe5d-7408-b188-b058c8fc5f44', 'false'),
  ('01a22777-ffeb-76dc-8e73-4a6d53676536', '01900000-0000-7000-8000-000000000015', NULL, 'passport_img', 'image/jpeg', '47860', 'documents/01a22777-ffeb-76dc-8e73-4a6d53676536', '2026-11-29 13:21:45.766+00', NULL, 'a61764615c99a40f', E'\\xf751ca3cf4ccb774a08bb1824263a10100850c7f22529c3ae6426b491cf4c91e', '01a22777-ffeb-76dc-8e73-4a6d53676536', 'false'),
  ('01a22778-010c-737b-8dc9-f9e5611bc0e8', '01900000-0000-7000-8000-000000000015', NULL, 'address_proof_img', 'image/png', '18167', 'documents/01a22778-010c-737b-8dc9-f9e5611bc0e8', '2026-11-29 13:21:45.766+00', NULL, 'a61764615c99a40f', E'\\x772d9a7b2917914ad4f675bc64aab28761fb0b123bf52de314b62940213c2331', '01a22778-010c-737b-8dc9-f9e5611bc0e8', 'false'),
  ('01a22778-01de-726d-a53b-0bdf0b929f5d', '01900000-0000-7000-8000-000000000016', NULL, 'police_check_img', 'application/pdf', '2168', 'documents/01a22778-01de-726d-a53b-0bdf0b929f5d', '2026-11-29 13:21:46.957+00', NULL, 'a61764615c99a40f', E'\\x6c1990087fea2a2897e65bf67563b2cb236842786b3ba55fb8f78e6b474c81e8', '01a22778-01de-726d-a53b-0bdf0b929f5d', 'false'),
  ('01a22778-020e-7431-9c3d-a3c9c54bbd73', '01900000-0000-7000-8000-000000000016', NULL, 'children_check_img', 'application/pdf', '2172', 'documents/01a22778-020e-7431-9c3d-a3c9c54bbd73', '2026-11-29 13:21:46.957+00', NULL, 'a61764615c99a40f', E'\\x8518a4d22c94860eec60fc0ed7b147a4ffc342208ed16c2d9697897b6a48cb7c', '01a22778-020e-7431-9c3d-a3c9c54bbd73', 'false'),
  ('01a22778-020f-70ad-bbab-d7850b41826c', '01900000-0000-7000-8000-000000000016', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a22778-020f-70ad-bbab-d7850b41826c', '2026-11-29 13:21:46.957+00', NULL, 'a61764615c99a40f', E'\\x9cadc584b1f601cf32be1b2a2b0a837066e5982db4657e4504d93d90bf82207d', '01a22778-020f-70ad-bbab-d7850b41826c', 'false'),
  ('01a22778-020f-70ad-bbab-d954043e73af', '01900000-0000-7000-8000-000000000016', NULL, 'declaration_img', 'application/pdf', '2149', 'documents/01a22778-020f-70ad-bbab-d954043e73af', '2026-11-29 13:21:46.957+00', NULL, 'a61764615c99a40f', E'\\x5011245428ec7c5c5cc9d5a8037d8df82950322097f1934f46bf0651f4de59aa', '01a22778-020f-70ad-bbab-d954043e73af', 'false'),
  ('01a22778-0383-74af-8a42-e41a3f8421ec', '01900000-0000-7000-8000-000000000016', NULL, 'passport_img', 'image/jpeg', '45626', 'documents/01a22778-0383-74af-8a42-e41a3f8421ec', '2026-11-29 13:21:46.957+00', NULL, 'a61764615c99a40f', E'\\x7310a0fb1c6cb8ac66f9cab189fef1f041db79129d039cee6fa93440dd625196', '01a22778-0383-74af-8a42-e41a3f8421ec', 'false'),
  ('01a22778-05b2-72e0-a41c-98278157b2c5', '01900000-0000-7000-8000-000000000016', NULL, 'address_proof_img', 'image/png', '18423', 'documents/01a22778-05b2-72e0-a41c-98278157b2c5', '2026-11-29 13:21:46.957+00', NULL, 'a61764615c99a40f', E'\\x1668fadb7238e71a7d6c7847144545f3d0d09f1c34cc3d62393a1d87ac7ac0a1', '01a22778-05b2-72e0-a41c-98278157b2c5', 'false'),
  ('01a22778-06ab-7468-9500-e7a50addceaf', '01900000-0000-7000-8000-000000000017', NULL, 'police_check_img', 'application/pdf', '2167', 'documents/01a22778-06ab-7468-9500-e7a50addceaf', '2026-11-29 13:21:48.079+00', NULL, 'a61764615c99a40f', E'\\x086dfe1c1473c5f3b9981d53caa535e602988be219a765ed0757fa9ffaffc9ac', '01a22778-06ab-7468-9500-e7a50addceaf', 'false'),
  ('01a22778-06ac-7707-b86a-d945f7b42a54', '01900000-0000-7000-8000-000000000017', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a22778-06ac-7707-b86a-d945f7b42a54', '2026-11-29 13:21:48.079+00', NULL, 'a61764615c99a40f', E'\\x6a5819d00c8f3f08f3f5afb91e2582481ed8c59395dfa17dfb6648e93ced0f58', '01a22778-06ac-7707-b86a-d945f7b42a54', 'false'),
  ('01a22778-07f3-737e-8c2a-df689fb5e8ff', '01900000-0000-7000-8000-000000000017', NULL, 'passport_img', 'image/jpeg', '44667', 'documents/01a22778-07f3-737e-8c2a-df689fb5e8ff', '2026-11-29 13:21:48.079+00', NULL, 'a61764615c99a40f', E'\\xd5c91ab29cde2b31c243ed8ac01792ce01361b777c4b9d3068c10e56a43bb093', '01a22778-07f3-737e-8c2a-df689fb5e8ff', 'false'),
  ('01a22778-09ed-7694-99cf-68004ce42e79', '01900000-0000-7000-8000-000000000017', NULL, 'address_proof_img', 'image/png', '18345', 'documents/01a22778-09ed-7694-99cf-68004ce42e79', '2026-11-29 13:21:48.079+00', NULL, 'a61764615c99a40f', E'\\x22a05773f9a9ee490dc47a97588d76905b0cdb9242093651fbbf8603c89a68dc', '01a22778-09ed-7694-99cf-68004ce42e79', 'false');
INSERT INTO "gallery_collection" (id, catergory, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22778-b0d5-7012-ab0c-d36252d7c727', 'Staff kitchen, Norwood (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:22:30.744+00'),
  ('01a22779-601b-73d1-862e-9429c0b47bd4', 'Shop front windows, Glenelg (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:23:15.611+00'),
  ('01a22779-a9e5-739e-b006-b4e309d567c0', 'Carpet and lounge, Unley (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:23:34.501+00'),
  ('01a22779-f471-748b-b8b8-c0741138f6cc', 'Open-plan office, King William Street (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 13:23:53.585+00');
INSERT INTO "gallery_image" (id, collection_id, side, "position", status, original_key, width, height, placeholder, sources, attempts, queued_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22778-213b-771e-991c-18f1b15a6f72', '01a22778-b0d5-7012-ab0c-d36252d7c727', 'after', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRqIAAABXRUJQVlA4IJYAAAAQAgCdASoQAAsAAcAsJZgAA1NdcdXejE0OAPff/mXshasCn2xPReI1Rb3Tg8hflFZObkLyUrwJ7UHSxxRjRIn1q7G25nrdGKO7wgdW893+mUnaPM9TRsgZVSr/lriXu/EAZlKEZdKQFW+wHNmHWnUA7q3Yi//N/v8xaWrCWNblneDlxcUE6mU0EJf82H34a006HcRqXAA=', '[{"name": "01a2277a-2243-7134-84d8-576d150d1735-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a2277a-2243-7134-84d8-576d150d1735-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a2277a-2243-7134-84d8-576d150d1735-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a2277a-2243-7134-84d8-576d150d1735-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:22:30.744+00'),
  ('01a22778-3145-7007-8b58-2c5d5791920f', '01a22778-b0d5-7012-ab0c-d36252d7c727', 'after', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAAAwAgCdASoQAAsAAcAsJbAAA0FllVilM9AtgAD+/mJgr44b4qhMa7EBCBaAi/zjbp6jE+0r9poh+6mee21ztcUPdtX+Kv+WDFERFUfH7P+/SagZ+qC9qcXQ2cMyfvSk2/l043ZbEXe29//3lid3NAAA', '[{"name": "01a2277a-2672-7261-891a-19ec24a646c4-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a2277a-2672-7261-891a-19ec24a646c4-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a2277a-2672-7261-891a-19ec24a646c4-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a2277a-2672-7261-891a-19ec24a646c4-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:22:30.744+00'),
  ('01a22778-3e51-7312-a126-fb5799abd4e4', '01a22778-b0d5-7012-ab0c-d36252d7c727', 'after', '2', 'processing', 'originals/01a22778-3e51-7312-a126-fb5799abd4e4', '0', '0', '', '[]', '1', '2026-11-29 13:22:30.744+00'),
  ('01a22778-830b-765c-9158-1c0b089f7cf3', '01a22778-b0d5-7012-ab0c-d36252d7c727', 'before', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAADwAQCdASoQAAsAAcAsJYwAA0B3WgHNIAAA/LKB66Shq1Lrsng8PMM6PsDr4egdY7txMnlVpXGhDKdeaF8j5kx3/GAJBNGYcH/0MoryFkAAAA==', '[{"name": "01a2277a-1d80-743c-aff3-59d93cb80cd4-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a2277a-1d80-743c-aff3-59d93cb80cd4-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a2277a-1d80-743c-aff3-59d93cb80cd4-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a2277a-1d80-743c-aff3-59d93cb80cd4-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:22:30.744+00'),
  ('01a22778-8e07-73b6-a386-df1d56404d08', '01a22778-b0d5-7012-ab0c-d36252d7c727', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQAgCdASoQAAsAAcAsJQAAaC/qaqvGW4AAAP6v90nx9g1heKWNfA2wGqnUvrg2Phql2vfJ36VrOzF891+Kc5or461ybnZ7dLP5n+7u+//w7tQZQiyX4Mq1ZgA=', '[{"name": "01a2277a-19eb-7597-934a-e6dbae6a0eec-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a2277a-19eb-7597-934a-e6dbae6a0eec-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a2277a-19eb-7597-934a-e6dbae6a0eec-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a2277a-19eb-7597-934a-e6dbae6a0eec-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:22:30.744+00'),
  ('01a22778-b0c6-7414-acba-91bd333e30f5', '01a22778-b0d5-7012-ab0c-d36252d7c727', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoQAAsAAcAsJYwAA2KAh5k+QZYAAP7Q/8bRjXn5U/3jE4pBcgG1G1GvLU/pwN7D6qq397Hd8zYJLAfDu3t0L+xT36eIFnLXCP9LgWAURLkymft2ynjDwAAA', '[{"name": "01a2277a-11d9-77af-bd0c-016950413030-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a2277a-11d9-77af-bd0c-016950413030-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a2277a-11d9-77af-bd0c-016950413030-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a2277a-11d9-77af-bd0c-016950413030-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 13:22:30.744+00'),
  ('01a22778-c6d3-71ba-8085-abdc8d8bc761', '01a22779-601b-73d1-862e-9429c0b47bd4', 'after', '1', 'processing', 'originals/01a22778-c6d3-71ba-8085-abdc8d8bc761', '0', '0', '', '[]', '0', '2026-11-29 13:23:15.611+00'),
  ('01a22778-d703-72e0-b8b6-7a76d4d4afc3', '01a22779-601b-73d1-862e-9429c0b47bd4', 'after', '0', 'processing', 'originals/01a22778-d703-72e0-b8b6-7a76d4d4afc3', '0', '0', '', '[]', '0', '2026-11-29 13:23:15.611+00'),
  ('01a22779-07d7-7036-848a-3ddafc240c63', '01a22779-601b-73d1-862e-9429c0b47bd4', 'before', '1', 'processing', 'originals/01a22779-07d7-7036-848a-3ddafc240c63', '0', '0', '', '[]', '0', '2026-11-29 13:23:15.611+00'),
  ('01a22779-5fe5-771b-a855-16209c818c35', '01a22779-601b-73d1-862e-9429c0b47bd4', 'before', '0', 'processing', 'originals/01a22779-5fe5-771b-a855-16209c818c35', '0', '0', '', '[]', '0', '2026-11-29 13:23:15.611+00'),
  ('01a22779-7f71-717b-ab31-5b91c97400a3', '01a22779-a9e5-739e-b006-b4e309d567c0', 'after', '0', 'processing', 'originals/01a22779-7f71-717b-ab31-5b91c97400a3', '0', '0', '', '[]', '0', '2026-11-29 13:23:34.501+00'),
  ('01a22779-8e7f-714a-954b-79b305af0973', '01a22779-a9e5-739e-b006-b4e309d567c0', 'after', '1', 'processing', 'originals/01a22779-8e7f-714a-954b-79b305af0973', '0', '0', '', '[]', '0', '2026-11-29 13:23:34.501+00'),
  ('01a22779-9adb-71bb-b9e6-62c6dab751d9', '01a22779-a9e5-739e-b006-b4e309d567c0', 'after', '2', 'processing', 'originals/01a22779-9adb-71bb-b9e6-62c6dab751d9', '0', '0', '', '[]', '0', '2026-11-29 13:23:34.501+00'),
  ('01a22779-a327-761d-89dd-70b0e1ee6a07', '01a22779-a9e5-739e-b006-b4e309d567c0', 'before', '2', 'processing', 'originals/01a22779-a327-761d-89dd-70b0e1ee6a07', '0', '0', '', '[]', '0', '2026-11-29 13:23:34.501+00'),
  ('01a22779-a3bf-72bd-9881-c5f71dbef347', '01a22779-a9e5-739e-b006-b4e309d567c0', 'before', '1', 'processing', 'originals/01a22779-a3bf-72bd-9881-c5f71dbef347', '0', '0', '', '[]', '0', '2026-11-29 13:23:34.501+00'),
  ('01a22779-a9ce-7706-a18f-42b85292b752', '01a22779-a9e5-739e-b006-b4e309d567c0', 'before', '0', 'processing', 'originals/01a22779-a9ce-7706-a18f-42b85292b752', '0', '0', '', '[]', '0', '2026-11-29 13:23:34.501+00'),
  ('01a22779-b3d3-764b-a626-e00fb6f00823', '01a22779-f471-748b-b8b8-c0741138f6cc', 'after', '1', 'processing', 'originals/01a22779-b3d3-764b-a626-e00fb6f00823', '0', '0', '', '[]', '0', '2026-11-29 13:23:53.585+00'),
  ('01a22779-b684-71ba-85b1-10e51f0aeb51', '01a22779-f471-748b-b8b8-c0741138f6cc', 'after', '0', 'processing', 'originals/01a22779-b684-71ba-85b1-10e51f0aeb51', '0', '0', '', '[]', '0', '2026-11-29 13:23:53.585+00'),
  ('01a22779-e056-724a-a489-be36e706ce26', '01a22779-f471-748b-b8b8-c0741138f6cc', 'before', '1', 'processing', 'originals/01a22779-e056-724a-a489-be36e706ce26', '0', '0', '', '[]', '0', '2026-11-29 13:23:53.585+00'),
  ('01a22779-f463-7664-bb4a-2faf69b54b5f', '01a22779-f471-748b-b8b8-c0741138f6cc', 'before', '0', 'processing', 'originals/01a22779-f463-7664-bb4a-2faf69b54b5f', '0', '0', '', '[]', '0', '2026-11-29 13:23:53.585+00');
INSERT INTO "compliance_version" (id, person_id, kind, number, state, submitted_at, decided_at, decided_by, decided_by_name, reason, issued_on, expires_on, details, work_limit, files_deleted_at, version) OVERRIDING SYSTEM VALUE VALUES
  ('01a22777-cf7a-7411-a264-f21091c769e1', '01900000-0000-7000-8000-000000000010', 'police_check_img', '1', 'verified', '2026-11-29 13:21:38.689+00', '2026-11-29 13:21:38.801+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-1-2041"}', 'false', NULL, '0'),
  ('01a22777-d03f-7649-b1d7-793a7457b09f', '01900000-0000-7000-8000-000000000010', 'children_check_img', '1', 'verified', '2026-11-29 13:21:38.689+00', '2026-11-29 13:21:38.801+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-13', '{"full_name": "Amara Perera", "reference": "DEMO-1-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22777-d040-7560-804d-8063ea2e9cf2', '01900000-0000-7000-8000-000000000010', 'agreement_img', '1', 'verified', '2026-11-29 13:21:38.689+00', '2026-11-29 13:21:38.801+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-d040-7560-804d-84d981996fc5', '01900000-0000-7000-8000-000000000010', 'declaration_img', '1', 'verified', '2026-11-29 13:21:38.689+00', '2026-11-29 13:21:38.801+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-d1a4-7354-82f6-523604976700', '01900000-0000-7000-8000-000000000010', 'passport_img', '1', 'verified', '2026-11-29 13:21:38.689+00', '2026-11-29 13:21:38.801+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a22777-d6b4-7673-b2eb-a8e85d5d182b', '01900000-0000-7000-8000-000000000010', 'address_proof_img', '1', 'verified', '2026-11-29 13:21:38.689+00', '2026-11-29 13:21:38.801+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-e807-7550-a249-2c5ec0e147dd', '01900000-0000-7000-8000-000000000011', 'police_check_img', '1', 'verified', '2026-11-29 13:21:40.339+00', '2026-11-29 13:21:40.427+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-01-09', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-2-2041"}', 'false', NULL, '0'),
  ('01a22777-e807-7550-a249-31727af98cf3', '01900000-0000-7000-8000-000000000011', 'children_check_img', '1', 'verified', '2026-11-29 13:21:40.339+00', '2026-11-29 13:21:40.427+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-13', '{"full_name": "Daniel Okafor", "reference": "DEMO-2-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22777-e807-7550-a249-3763d77178e2', '01900000-0000-7000-8000-000000000011', 'agreement_img', '1', 'verified', '2026-11-29 13:21:40.339+00', '2026-11-29 13:21:40.427+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-e808-7586-8975-4573a86b43f0', '01900000-0000-7000-8000-000000000011', 'declaration_img', '1', 'verified', '2026-11-29 13:21:40.339+00', '2026-11-29 13:21:40.427+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-e9e7-758e-bbcc-c8456b9b21d6', '01900000-0000-7000-8000-000000000011', 'passport_img', '1', 'verified', '2026-11-29 13:21:40.339+00', '2026-11-29 13:21:40.427+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a22777-ebc8-7315-ba12-3da9d4335076', '01900000-0000-7000-8000-000000000011', 'address_proof_img', '1', 'verified', '2026-11-29 13:21:40.339+00', '2026-11-29 13:21:40.427+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-edb7-74c3-911e-860a9b6a7001', '01900000-0000-7000-8000-000000000012', 'police_check_img', '1', 'verified', '2026-11-29 13:21:42.056+00', '2026-11-29 13:21:42.087+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-3-2041"}', 'false', NULL, '0'),
  ('01a22777-edb7-74c3-911e-89206059b0be', '01900000-0000-7000-8000-000000000012', 'children_check_img', '1', 'verified', '2026-11-29 13:21:42.056+00', '2026-11-29 13:21:42.087+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2026-11-23', '{"full_name": "Mei Lin Chen", "reference": "DEMO-3-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22777-edb7-74c3-911e-8e16129445cd', '01900000-0000-7000-8000-000000000012', 'agreement_img', '1', 'verified', '2026-11-29 13:21:42.056+00', '2026-11-29 13:21:42.087+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-edb8-75dc-86df-ab6aba2f4ec4', '01900000-0000-7000-8000-000000000012', 'declaration_img', '1', 'verified', '2026-11-29 13:21:42.056+00', '2026-11-29 13:21:42.087+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-ef39-7677-bc3c-7efd6b389fa5', '01900000-0000-7000-8000-000000000012', 'passport_img', '1', 'verified', '2026-11-29 13:21:42.056+00', '2026-11-29 13:21:42.087+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a22777-f272-7381-9d3d-f0e8d5c77291', '01900000-0000-7000-8000-000000000012', 'address_proof_img', '1', 'verified', '2026-11-29 13:21:42.056+00', '2026-11-29 13:21:42.087+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-f3e5-703f-88c3-47e2f682bb9a', '01900000-0000-7000-8000-000000000013', 'police_check_img', '1', 'verified', '2026-11-29 13:21:43.34+00', '2026-11-29 13:21:43.358+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-4-2041"}', 'false', NULL, '0'),
  ('01a22777-f3e6-7290-9033-1d75f7fe9f00', '01900000-0000-7000-8000-000000000013', 'children_check_img', '1', 'verified', '2026-11-29 13:21:43.34+00', '2026-11-29 13:21:43.358+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-13', '{"full_name": "Tomasz Nowak", "reference": "DEMO-4-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22777-f3e6-7290-9033-212cead3a1aa', '01900000-0000-7000-8000-000000000013', 'agreement_img', '1', 'verified', '2026-11-29 13:21:43.34+00', '2026-11-29 13:21:43.358+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-f3e6-7290-9033-2424871aaa0d', '01900000-0000-7000-8000-000000000013', 'declaration_img', '1', 'verified', '2026-11-29 13:21:43.34+00', '2026-11-29 13:21:43.358+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-f3f4-734f-85d5-ccc7d0e73663', '01900000-0000-7000-8000-000000000013', 'passport_img', '1', 'verified', '2026-11-29 13:21:43.34+00', '2026-11-29 13:21:43.358+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a22777-f77f-73b1-bb3e-7b37e88fca72', '01900000-0000-7000-8000-000000000013', 'address_proof_img', '1', 'verified', '2026-11-29 13:21:43.34+00', '2026-11-29 13:21:43.358+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-f8c4-70dc-b203-8625a4c3b670', '01900000-0000-7000-8000-000000000014', 'police_check_img', '1', 'verified', '2026-11-29 13:21:44.705+00', '2026-11-29 13:21:44.755+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-5-2041"}', 'false', NULL, '0'),
  ('01a22777-f8c5-773d-94dc-1855e191cb22', '01900000-0000-7000-8000-000000000014', 'children_check_img', '1', 'verified', '2026-11-29 13:21:44.705+00', '2026-11-29 13:21:44.755+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2026-12-11', '{"full_name": "Priya Raghunathan-Venkataraman", "reference": "DEMO-5-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22777-f8c5-773d-94dc-1de4ce008aeb', '01900000-0000-7000-8000-000000000014', 'agreement_img', '1', 'verified', '2026-11-29 13:21:44.705+00', '2026-11-29 13:21:44.755+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-f8c5-773d-94dc-23b0b91f7e6d', '01900000-0000-7000-8000-000000000014', 'declaration_img', '1', 'verified', '2026-11-29 13:21:44.705+00', '2026-11-29 13:21:44.755+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-fabb-73e8-8054-385a22f06e47', '01900000-0000-7000-8000-000000000014', 'passport_img', '1', 'verified', '2026-11-29 13:21:44.705+00', '2026-11-29 13:21:44.755+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a22777-fce0-7670-9151-0fc39b3998d1', '01900000-0000-7000-8000-000000000014', 'address_proof_img', '1', 'verified', '2026-11-29 13:21:44.705+00', '2026-11-29 13:21:44.755+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-fe5d-7408-b188-a73f583548af', '01900000-0000-7000-8000-000000000015', 'police_check_img', '1', 'verified', '2026-11-29 13:21:45.766+00', '2026-11-29 13:21:45.792+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-6-2041"}', 'false', NULL, '0'),
  ('01a22777-fe5d-7408-b188-a95bf4aa84e0', '01900000-0000-7000-8000-000000000015', 'children_check_img', '1', 'verified', '2026-11-29 13:21:45.766+00', '2026-11-29 13:21:45.792+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-13', '{"full_name": "Grace Papadopoulos", "reference": "DEMO-6-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22777-fe5d-7408-b188-afc1688fb514', '01900000-0000-7000-8000-000000000015', 'agreement_img', '1', 'verified', '2026-11-29 13:21:45.766+00', '2026-11-29 13:21:45.792+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-fe5d-7408-b188-b058c8fc5f44', '01900000-0000-7000-8000-000000000015', 'declaration_img', '1', 'verified', '2026-11-29 13:21:45.766+00', '2026-11-29 13:21:45.792+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22777-ffeb-76dc-8e73-4a6d53676536', '01900000-0000-7000-8000-000000000015', 'passport_img', '1', 'verified', '2026-11-29 13:21:45.766+00', '2026-11-29 13:21:45.792+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a22778-010c-737b-8dc9-f9e5611bc0e8', '01900000-0000-7000-8000-000000000015', 'address_proof_img', '1', 'verified', '2026-11-29 13:21:45.766+00', '2026-11-29 13:21:45.792+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22778-01de-726d-a53b-0bdf0b929f5d', '01900000-0000-7000-8000-000000000016', 'police_check_img', '1', 'verified', '2026-11-29 13:21:46.957+00', '2026-11-29 13:21:47.072+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-7-2041"}', 'false', NULL, '0'),
  ('01a22778-020e-7431-9c3d-a3c9c54bbd73', '01900000-0000-7000-8000-000000000016', 'children_check_img', '1', 'verified', '2026-11-29 13:21:46.957+00', '2026-11-29 13:21:47.072+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-13', '{"full_name": "Liam Fitzgerald", "reference": "DEMO-7-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22778-020f-70ad-bbab-d7850b41826c', '01900000-0000-7000-8000-000000000016', 'agreement_img', '1', 'verified', '2026-11-29 13:21:46.957+00', '2026-11-29 13:21:47.072+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22778-020f-70ad-bbab-d954043e73af', '01900000-0000-7000-8000-000000000016', 'declaration_img', '1', 'verified', '2026-11-29 13:21:46.957+00', '2026-11-29 13:21:47.072+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22778-0383-74af-8a42-e41a3f8421ec', '01900000-0000-7000-8000-000000000016', 'passport_img', '1', 'verified', '2026-11-29 13:21:46.957+00', '2026-11-29 13:21:47.072+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a22778-05b2-72e0-a41c-98278157b2c5', '01900000-0000-7000-8000-000000000016', 'address_proof_img', '1', 'verified', '2026-11-29 13:21:46.957+00', '2026-11-29 13:21:47.072+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22778-06ab-7468-9500-e7a50addceaf', '01900000-0000-7000-8000-000000000017', 'police_check_img', '1', 'submitted', '2026-11-29 13:21:48.079+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22778-06ac-7707-b86a-d945f7b42a54', '01900000-0000-7000-8000-000000000017', 'agreement_img', '1', 'submitted', '2026-11-29 13:21:48.079+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22778-07f3-737e-8c2a-df689fb5e8ff', '01900000-0000-7000-8000-000000000017', 'passport_img', '1', 'submitted', '2026-11-29 13:21:48.079+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22778-09ed-7694-99cf-68004ce42e79', '01900000-0000-7000-8000-000000000017', 'address_proof_img', '1', 'submitted', '2026-11-29 13:21:48.079+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0');
INSERT INTO "compliance_notice" (version_id, days, expires_on) OVERRIDING SYSTEM VALUE VALUES
  ('01a22777-e807-7550-a249-2c5ec0e147dd', '60', '2027-01-09'),
  ('01a22777-edb7-74c3-911e-89206059b0be', '0', '2026-11-23'),
  ('01a22777-f8c5-773d-94dc-1855e191cb22', '30', '2026-12-11');
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
