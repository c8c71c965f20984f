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
  ('7', '1799720200000', 'SignPapers1799720200000');
INSERT INTO "demo_seed" (only_row, seeded_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '2026-11-29 01:57:07.111363+00');
INSERT INTO "change" (entity, entity_id, seq, request_id, changed_at) OVERRIDING SYSTEM VALUE VALUES
  ('audit-entry', '01a22503-3ead-74ef-a654-4c33002e5da9', '24', NULL, '2026-11-29 01:54:59.347294+00'),
  ('audit-entry', '01a22504-1c1c-76e6-9574-f28b1910a22a', '25', NULL, '2026-11-29 01:55:56.05711+00'),
  ('audit-entry', '01a22504-aadf-733e-a469-8ad6d32a7320', '26', NULL, '2026-11-29 01:56:32.585209+00'),
  ('audit-entry', '01a22505-3155-7761-a4f9-c70b6a910468', '27', NULL, '2026-11-29 01:57:07.025863+00'),
  ('compliance', '01900000-0000-7000-8000-000000000010', '3', NULL, '2026-11-29 01:53:40.151857+00'),
  ('compliance', '01900000-0000-7000-8000-000000000011', '6', NULL, '2026-11-29 01:53:43.464237+00'),
  ('compliance', '01900000-0000-7000-8000-000000000012', '9', NULL, '2026-11-29 01:53:45.890556+00'),
  ('compliance', '01900000-0000-7000-8000-000000000013', '12', NULL, '2026-11-29 01:53:48.274552+00'),
  ('compliance', '01900000-0000-7000-8000-000000000014', '15', NULL, '2026-11-29 01:53:50.84699+00'),
  ('compliance', '01900000-0000-7000-8000-000000000015', '18', NULL, '2026-11-29 01:53:52.766534+00'),
  ('compliance', '01900000-0000-7000-8000-000000000016', '21', NULL, '2026-11-29 01:53:54.91219+00'),
  ('compliance', '01900000-0000-7000-8000-000000000017', '22', NULL, '2026-11-29 01:53:56.766556+00'),
  ('documents', '01900000-0000-7000-8000-000000000010', '2', NULL, '2026-11-29 01:53:39.896427+00'),
  ('documents', '01900000-0000-7000-8000-000000000011', '5', NULL, '2026-11-29 01:53:43.214804+00'),
  ('documents', '01900000-0000-7000-8000-000000000012', '8', NULL, '2026-11-29 01:53:45.691576+00'),
  ('documents', '01900000-0000-7000-8000-000000000013', '11', NULL, '2026-11-29 01:53:48.002836+00'),
  ('documents', '01900000-0000-7000-8000-000000000014', '14', NULL, '2026-11-29 01:53:50.744096+00'),
  ('documents', '01900000-0000-7000-8000-000000000015', '17', NULL, '2026-11-29 01:53:52.656477+00'),
  ('documents', '01900000-0000-7000-8000-000000000016', '20', NULL, '2026-11-29 01:53:54.812367+00'),
  ('documents', '01900000-0000-7000-8000-000000000017', '23', NULL, '2026-11-29 01:53:56.766556+00');
INSERT INTO "change_counter" (only_row, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('true', '27');
INSERT INTO "change_cursor" (source, last_seq) OVERRIDING SYSTEM VALUE VALUES
  ('auth', '20'),
  ('invoice', '113'),
  ('jobs', '563');
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
  ('01a22503-3ead-74ef-a654-4c33002e5da9', '{"at": "2026-11-29T01:54:59.373Z", "id": "01a22503-3ead-74ef-a654-4c33002e5da9", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22503-3e92-74a5-82a6-f20ada0d4488", "subject_kind": "gallery-collection", "subject_name": "Staff kitchen, Norwood (drawing)"}'),
  ('01a22504-1c1c-76e6-9574-f28b1910a22a', '{"at": "2026-11-29T01:55:56.060Z", "id": "01a22504-1c1c-76e6-9574-f28b1910a22a", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22504-1c17-72af-a086-685a2dcae26b", "subject_kind": "gallery-collection", "subject_name": "Shop front windows, Glenelg (drawing)"}'),
  ('01a22504-aadf-733e-a469-8ad6d32a7320', '{"at": "2026-11-29T01:56:32.607Z", "id": "01a22504-aadf-733e-a469-8ad6d32a7320", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22504-aac7-778a-ab90-38f0d7babb0a", "subject_kind": "gallery-collection", "subject_name": "Carpet and lounge, Unley (drawing)"}'),
  ('01a22505-3155-7761-a4f9-c70b6a910468', '{"at": "2026-11-29T01:57:07.029Z", "id": "01a22505-3155-7761-a4f9-c70b6a910468", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a22505-314f-7734-9ecf-75e695741db9", "subject_kind": "gallery-collection", "subject_name": "Open-plan office, King William Street (drawing)"}');
INSERT INTO "token_key_set" (only_row, keys, fetched_at) OVERRIDING SYSTEM VALUE VALUES
  ('true', '{"keys": [{"e": "AQAB", "n": "roVr11ibl9vEAXtZy22Kv7hmAuJgMcxyFGu9FcTXmjEtB7pomwo2W7pR9TcEWSjbvLqJKsTyv_S6d2MgxKzTFAzlM4pnNBrgsp7PvKY6HUzpXgcxTkXKRfoY1mEz2t7uq0Q_7D2YrGE0TpIOCdR47hcGwlgIGAmjdzWFSSAfAzB-VHmtbWIqtoTEZeDkSboTmphtes6eKP0xzfnfqA9bJz4J6Jexk0R3hMq-BsDew2OX2GemDsXsa1iC2z8Fq_jhNw0cvanJ5kWiCgrhwff0zB5EqPai4vbPFbx88tubC8bHSVjQXD4oSqxl-nb17ICRRTjz4f6bZI4CoO6Xe4JCiw", "kid": "01a22501-dbde-71fa-9b37-d1d61de0c05c", "kty": "RSA"}]}', '2026-11-29 01:57:09.539+00');
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
  ('01a22501-d3ac-70f3-931b-2c82134418f0', '01900000-0000-7000-8000-000000000010', NULL, 'police_check_img', 'application/pdf', '2158', 'documents/01a22501-d3ac-70f3-931b-2c82134418f0', '2026-11-29 01:53:39.939+00', NULL, 'a61764615c99a40f', E'\\xe39ae6f453f925dc7234928736ba3e9d335bce25defbb6769f9f9aa5f79a0966', '01a22501-d3ac-70f3-931b-2c82134418f0', 'false'),
  ('01a22501-d530-723f-84c1-7fd42daa5d3b', '01900000-0000-7000-8000-000000000010', NULL, 'children_check_img', 'application/pdf', '2166', 'documents/01a22501-d530-723f-84c1-7fd42daa5d3b', '2026-11-29 01:53:39.939+00', NULL, 'a61764615c99a40f', E'\\x4654cb3006781fbb6d44fd06e3488e06df6eea0dd291de96b05e6e5b438def8c', '01a22501-d530-723f-84c1-7fd42daa5d3b', 'false'),
  ('01a22501-d583-748a-ba5e-e7b64c4cdcb2', '01900000-0000-7000-8000-000000000010', NULL, 'agreement_img', 'application/pdf', '2275', 'documents/01a22501-d583-748a-ba5e-e7b64c4cdcb2', '2026-11-29 01:53:39.939+00', NULL, 'a61764615c99a40f', E'\\xf71b30269146f247676c97d00b8e55684723efa7d5e2f5a2aa5dcc621fcf1fba', '01a22501-d583-748a-ba5e-e7b64c4cdcb2', 'false'),
  ('01a22501-d584-76fa-8d28-46368cf93100', '01900000-0000-7000-8000-000000000010', NULL, 'declaration_img', 'application/pdf', '2143', 'documents/01a22501-d584-76fa-8d28-46368cf93100', '2026-11-29 01:53:39.939+00', NULL, 'a61764615c99a40f', E'\\xab76fb8627a9c86228e207c760a57ab9a2db911de9dfc4e5631e768a160cc937', '01a22501-d584-76fa-8d28-46368cf93100', 'false'),
  ('01a22501-d76b-712e-9b8b-03f3014aa3c1', '01900000-0000-7000-8000-000000000010', NULL, 'passport_img', 'image/jpeg', '44168', 'documents/01a22501-d76b-712e-9b8b-03f3014aa3c1', '2026-11-29 01:53:39.939+00', NULL, 'a61764615c99a40f', E'\\xdcc71952bd302996a5e4a4a38590fc9e7408fc0f3e5abb4a66beb8a09003b03a', '01a22501-d76b-712e-9b8b-03f3014aa3c1', 'false'),
  ('01a22501-e327-74bf-be74-8f77649fad8f', '01900000-0000-7000-8000-000000000010', NULL, 'address_proof_img', 'image/png', '18100', 'documents/01a22501-e327-74bf-be74-8f77649fad8f', '2026-11-29 01:53:39.939+00', NULL, 'a61764615c99a40f', E'\\x8156747335826204cabd7b60dface5e6612f06aa171a2475c46ffa30dbc08a9d', '01a22501-e327-74bf-be74-8f77649fad8f', 'false'),
  ('01a22502-0e88-75cd-bdec-2c58642dedb1', '01900000-0000-7000-8000-000000000011', NULL, 'police_check_img', 'application/pdf', '2175', 'documents/01a22502-0e88-75cd-bdec-2c58642dedb1', '2026-11-29 01:53:43.223+00', NULL, 'a61764615c99a40f', E'\\x3eedfe75e76dcb67693da68ff72d8d7f7224427f924802e46d87e12492ec601d', '01a22502-0e88-75cd-bdec-2c58642dedb1', 'false'),
  ('01a22502-0e89-73a2-bda6-bb04f1b6b8f3', '01900000-0000-7000-8000-000000000011', NULL, 'children_check_img', 'application/pdf', '2180', 'documents/01a22502-0e89-73a2-bda6-bb04f1b6b8f3', '2026-11-29 01:53:43.223+00', NULL, 'a61764615c99a40f', E'\\x8e8e1e4b036c4e71e63e2747548a0d4b6cbf283580c0b04ce0c524930452a353', '01a22502-0e89-73a2-bda6-bb04f1b6b8f3', 'false'),
  ('01a22502-0e89-73a2-bda6-be13ac01971d', '01900000-0000-7000-8000-000000000011', NULL, 'agreement_img', 'application/pdf', '2297', 'documents/01a22502-0e89-73a2-bda6-be13ac01971d', '2026-11-29 01:53:43.223+00', NULL, 'a61764615c99a40f', E'\\x51b7f85b2d50106141ce33d82c3d0bcb104fb43d847fb2887732a7978467adb4', '01a22502-0e89-73a2-bda6-be13ac01971d', 'false'),
  ('01a22502-0e89-73a2-bda6-c105674d5642', '01900000-0000-7000-8000-000000000011', NULL, 'declaration_img', 'application/pdf', '2154', 'documents/01a22502-0e89-73a2-bda6-c105674d5642', '2026-11-29 01:53:43.223+00', NULL, 'a61764615c99a40f', E'\\xf7259f805769d19add3756fe55cbd5e91e3b879fc56ecdd11a9286bdfc88560b', '01a22502-0e89-73a2-bda6-c105674d5642', 'false'),
  ('01a22502-1250-7366-8241-29856ec78ced', '01900000-0000-7000-8000-000000000011', NULL, 'passport_img', 'image/jpeg', '43959', 'documents/01a22502-1250-7366-8241-29856ec78ced', '2026-11-29 01:53:43.223+00', NULL, 'a61764615c99a40f', E'\\x543de89394a625d86a9c7af01222793a7bdce88b96e09dd52096a30656e6b484', '01a22502-1250-7366-8241-29856ec78ced', 'false'),
  ('01a22502-14b7-7490-8e23-56adeffd7fd2', '01900000-0000-7000-8000-000000000011', NULL, 'address_proof_img', 'image/png', '18529', 'documents/01a22502-14b7-7490-8e23-56adeffd7fd2', '2026-11-29 01:53:43.223+00', NULL, 'a61764615c99a40f', E'\\xfc441cfc9a64f1e13f089b005cefc39c6fa6c4117dec519a7d0b8437dcbdc1c7', '01a22502-14b7-7490-8e23-56adeffd7fd2', 'false'),
  ('01a22502-18f2-7139-a766-e41bd7bb3491', '01900000-0000-7000-8000-000000000012', NULL, 'police_check_img', 'application/pdf', '2160', 'documents/01a22502-18f2-7139-a766-e41bd7bb3491', '2026-11-29 01:53:45.704+00', NULL, 'a61764615c99a40f', E'\\xae36abf3ead7f61505dcdf6d5ec6893a4959933d92551f6232eaf6a43c0fc1d3', '01a22502-18f2-7139-a766-e41bd7bb3491', 'false'),
  ('01a22502-1903-714f-9d63-d617ec521921', '01900000-0000-7000-8000-000000000012', NULL, 'children_check_img', 'application/pdf', '2165', 'documents/01a22502-1903-714f-9d63-d617ec521921', '2026-11-29 01:53:45.704+00', NULL, 'a61764615c99a40f', E'\\xd070427ab8660dedda956678716021d7bcb61c76e680f6365e8f7976773dde80', '01a22502-1903-714f-9d63-d617ec521921', 'false'),
  ('01a22502-1903-714f-9d63-dbe5f715c58e', '01900000-0000-7000-8000-000000000012', NULL, 'agreement_img', 'application/pdf', '2283', 'documents/01a22502-1903-714f-9d63-dbe5f715c58e', '2026-11-29 01:53:45.704+00', NULL, 'a61764615c99a40f', E'\\x9458a94dd97cfd784fb268f09827ec037cacde39b7997fec04cc221c40247115', '01a22502-1903-714f-9d63-dbe5f715c58e', 'false'),
  ('01a22502-1903-714f-9d63-dcf61da64e1f', '01900000-0000-7000-8000-000000000012', NULL, 'declaration_img', 'application/pdf', '2148', 'documents/01a22502-1903-714f-9d63-dcf61da64e1f', '2026-11-29 01:53:45.704+00', NULL, 'a61764615c99a40f', E'\\x784d9dbda214a46e01947a1677ae70a251eb060e189333a9a65721aad8262444', '01a22502-1903-714f-9d63-dcf61da64e1f', 'false'),
  ('01a22502-1aca-74c5-90b2-c41f1b83be33', '01900000-0000-7000-8000-000000000012', NULL, 'passport_img', 'image/jpeg', '43419', 'documents/01a22502-1aca-74c5-90b2-c41f1b83be33', '2026-11-29 01:53:45.704+00', NULL, 'a61764615c99a40f', E'\\x1bb16677886d0ac50624973f15f2a2aab0d1284f49974823e18b18c0e644026a', '01a22502-1aca-74c5-90b2-c41f1b83be33', 'false'),
  ('01a22502-1e57-7712-a736-9853fb4af6b2', '01900000-0000-7000-8000-000000000012', NULL, 'address_proof_img', 'image/png', '18116', 'documents/01a22502-1e57-7712-a736-9853fb4af6b2', '2026-11-29 01:53:45.704+00', NULL, 'a61764615c99a40f', E'\\xf7ac7c6f50152c8a8f9183dcd297ca3f17ce39494985a202d660e41f0b9e2360', '01a22502-1e57-7712-a736-9853fb4af6b2', 'false'),
  ('01a22502-21dc-7610-b6ac-6c8b6af769b0', '01900000-0000-7000-8000-000000000013', NULL, 'police_check_img', 'application/pdf', '2170', 'documents/01a22502-21dc-7610-b6ac-6c8b6af769b0', '2026-11-29 01:53:48.005+00', NULL, 'a61764615c99a40f', E'\\xbb9b688c2e720888e92c8e897e1dce98b57bc7522195c9f7355a6a9d1ae4353d', '01a22502-21dc-7610-b6ac-6c8b6af769b0', 'false'),
  ('01a22502-21dd-7032-a588-d445c57ecf5b', '01900000-0000-7000-8000-000000000013', NULL, 'children_check_img', 'application/pdf', '2180', 'documents/01a22502-21dd-7032-a588-d445c57ecf5b', '2026-11-29 01:53:48.005+00', NULL, 'a61764615c99a40f', E'\\xb68b0059fc5215bcaee943012b24fbc02f1d58d8fe967dfe4372caac44d37171', '01a22502-21dd-7032-a588-d445c57ecf5b', 'false'),
  ('01a22502-21dd-7032-a588-da7bcc5c94f0', '01900000-0000-7000-8000-000000000013', NULL, 'agreement_img', 'application/pdf', '2293', 'documents/01a22502-21dd-7032-a588-da7bcc5c94f0', '2026-11-29 01:53:48.005+00', NULL, 'a61764615c99a40f', E'\\x6482e41bb3b354922cdd091f4459c622a1f173f8263f134c1d11f6a4ffd8c76e', '01a22502-21dd-7032-a588-da7bcc5c94f0', 'false'),
  ('01a22502-21dd-7032-a588-de6c2fd85c07', '01900000-0000-7000-8000-000000000013', NULL, 'declaration_img', 'application/pdf', '2162', 'documents/01a22502-21dd-7032-a588-de6c2fd85c07', '2026-11-29 01:53:48.005+00', NULL, 'a61764615c99a40f', E'\\x816f60ecb806e9f0c2c61fc0cb52645ac58802de955b890a8c4d16af1c97741e', '01a22502-21dd-7032-a588-de6c2fd85c07', 'false'),
  ('01a22502-242f-7384-b8fa-b24e33ad0216', '01900000-0000-7000-8000-000000000013', NULL, 'passport_img', 'image/jpeg', '44882', 'documents/01a22502-242f-7384-b8fa-b24e33ad0216', '2026-11-29 01:53:48.005+00', NULL, 'a61764615c99a40f', E'\\xbe9725ea136a9aaf035ddde5089682fc5f2a5cd294519163fef6ac6952b89cd7', '01a22502-242f-7384-b8fa-b24e33ad0216', 'false'),
  ('01a22502-2795-775a-9822-0cf8628f56ff', '01900000-0000-7000-8000-000000000013', NULL, 'address_proof_img', 'image/png', '18522', 'documents/01a22502-2795-775a-9822-0cf8628f56ff', '2026-11-29 01:53:48.005+00', NULL, 'a61764615c99a40f', E'\\x9833ac311d947d7c6d5f2633b7e0243e8ddb56e34fe2359d6273c1ce637c5fe2', '01a22502-2795-775a-9822-0cf8628f56ff', 'false'),
  ('01a22502-2b7c-735d-a43b-7ddfe67400ab', '01900000-0000-7000-8000-000000000014', NULL, 'police_check_img', 'application/pdf', '2174', 'documents/01a22502-2b7c-735d-a43b-7ddfe67400ab', '2026-11-29 01:53:50.763+00', NULL, 'a61764615c99a40f', E'\\xd26829cb09db0c4a7a6b5237fdc8fa27a62620f46e9d906498470ac9efb491f8', '01a22502-2b7c-735d-a43b-7ddfe67400ab', 'false'),
  ('01a22502-2b7d-71ab-87e0-62fa5765bbb0', '01900000-0000-7000-8000-000000000014', NULL, 'children_check_img', 'application/pdf', '2177', 'documents/01a22502-2b7d-71ab-87e0-62fa5765bbb0', '2026-11-29 01:53:50.763+00', NULL, 'a61764615c99a40f', E'\\x2c9164bf4fa867da89bee4fd4b25e340f56e425471aee679c6b6db3c9144acf1', '01a22502-2b7d-71ab-87e0-62fa5765bbb0', 'false'),
  ('01a22502-2b7d-71ab-87e0-65aff0a5fc94', '01900000-0000-7000-8000-000000000014', NULL, 'agreement_img', 'application/pdf', '2307', 'documents/01a22502-2b7d-71ab-87e0-65aff0a5fc94', '2026-11-29 01:53:50.763+00', NULL, 'a61764615c99a40f', E'\\xd6abb758b3baa3419cd6a21fa6b262e971ca1f3c442460e0a1f543cadab18314', '01a22502-2b7d-71ab-87e0-65aff0a5fc94', 'false'),
  ('01a22502-2b7d-71ab-87e0-6974cc470540', '01900000-0000-7000-8000-000000000014', NULL, 'declaration_img', 'application/pdf', '2159', 'documents/01a22502-2b7d-71ab-87e0-6974cc470540', '2026-11-29 01:53:50.763+00', NULL, 'a61764615c99a40f', E'\\x65a6e77b43a5af775c80860f9cf1a519ed9ad7bd7d0cf06a910cd1011b399f3f', '01a22502-2b7d-71ab-87e0-6974cc470540', 'false'),
  ('01a22502-2df2-75f4-ae5b-c93787b96c12', '01900000-0000-7000-8000-000000000014', NULL, 'passport_img', 'image/jpeg', '52962', 'documents/01a22502-2df2-75f4-ae5b-c93787b96c12', '2026-11-29 01:53:50.763+00', NULL, 'a61764615c99a40f', E'\\x36ed9b6f2dcbf513fdf8e8bf1ec8658fd7f9f64a4cec10903b8253c805178b88', '01a22502-2df2-75f4-ae5b-c93787b96c12', 'false'),
  ('01a22502-31fb-7010-aaeb-248fd9b51bb1', '01900000-0000-7000-8000-000000000014', NULL, 'address_proof_img', 'image/png', '18954', 'documents/01a22502-31fb-7010-aaeb-248fd9b51bb1', '2026-11-29 01:53:50.763+00', NULL, 'a61764615c99a40f', E'\\x8a77fdf23486c85f154180706d960384b8ce60f3a504458060ee6fbab784bad3', '01a22502-31fb-7010-aaeb-248fd9b51bb1', 'false'),
  ('01a22502-3567-7166-9a93-865fb89c6807', '01900000-0000-7000-8000-000000000015', NULL, 'police_check_img', 'application/pdf', '2163', 'documents/01a22502-3567-7166-9a93-865fb89c6807', '2026-11-29 01:53:52.658+00', NULL, 'a61764615c99a40f', E'\\xf50e4f1f1ae5b66b9ea8db99b4a7933a8427a039053921d4d2a565968df4db3e', '01a22502-3567-7166-9a93-865fb89c6807', 'false'),
  ('01a22502-3567-7166-9a93-8bd04e8b1dad', '01900000-0000-7000-8000-000000000015', NULL, 'children_check_img', 'application/pdf', '2172', 'documents/01a22502-3567-7166-9a93-8bd04e8b1dad', '2026-11-29 01:53:52.658+00', NULL, 'a61764615c99a40f', E'\\x4c96053d0c59fd1191a1d4bd6cad0b9439c7ddd4c2561ec56ddfc810986f6fad', '01a22502-3567-7166-9a93-8bd04e8b1dad', 'false'),
  ('01a22502-3567-7166-9a93-8ecdcc2a4f84', '01900000-0000-7000-8000-000000000015', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a22502-3567-7166-9a93-8ecdcc2a4f84', '2026-11-29 01:53:52.658+00', NULL, 'a61764615c99a40f', E'\\xd13dfabfd1de759a413d30419928b046a39ca7144653bd56807cb29246e42d8f', '01a22502-3567-7166-9a93-8ecdcc2a4f84', 'false'),
  ('01a22502-3567-7166-9a93-90ac0815eaf2', '01900000-0000-7000-8000-000000000015', NULL, 'declaration_img', 'application/pdf', '2149', 'documents/01a22502-3567-7166-9a93-90ac0815eaf2', '2026-11-29 01:53:52.658+00', NULL, 'a61764615c99a40f', E'\\x861befac625db5b52b69aaf036abf2c90c823bfa0976c9d5d52552a06e8b5cda', '01a22502-3567-7166-9a93-90ac0815eaf2', 'false'),
  ('01a22502-36e0-755d-a94a-106c43f4d226', '01900000-0000-7000-8000-000000000015', NULL, 'passport_img', 'image/jpeg', '47860', 'documents/01a22502-36e0-755d-a94a-106c43f4d226', '2026-11-29 01:53:52.658+00', NULL, 'a61764615c99a40f', E'\\x92ae556814e5c8374f92dd62fa66b6d736d1dd59051486f02d86bbadc6f58278', '01a22502-36e0-755d-a94a-106c43f4d226', 'false'),
  ('01a22502-39ad-73f6-9fab-809d8d13f57e', '01900000-0000-7000-8000-000000000015', NULL, 'address_proof_img', 'image/png', '18167', 'documents/01a22502-39ad-73f6-9fab-809d8d13f57e', '2026-11-29 01:53:52.658+00', NULL, 'a61764615c99a40f', E'\\x56b001ebcf0c1b8c4ca37ea1239647c01d1ac3665a798930c485ae7d0067b4b4', '01a22502-39ad-73f6-9fab-809d8d13f57e', 'false'),
  ('01a22502-3c97-7117-9a4e-90573e6c58fe', '01900000-0000-7000-8000-000000000016', NULL, 'police_check_img', 'application/pdf', '2168', 'documents/01a22502-3c97-7117-9a4e-90573e6c58fe', '2026-11-29 01:53:54.847+00', NULL, 'a61764615c99a40f', E'\\x18fd647a4279aa59496eb7ca77db9da817b11a38f34c692c89f9c9af246ef1ce', '01a22502-3c97-7117-9a4e-90573e6c58fe', 'false'),
  ('01a22502-3c97-7117-9a4e-96f9dbf8aaa9', '01900000-0000-7000-8000-000000000016', NULL, 'children_check_img', 'application/pdf', '2172', 'documents/01a22502-3c97-7117-9a4e-96f9dbf8aaa9', '2026-11-29 01:53:54.847+00', NULL, 'a61764615c99a40f', E'\\x6b90ad220b13c209f910da8a6a49803d000b6106df499815f4d5fcbc2c54fcc7', '01a22502-3c97-7117-9a4e-96f9dbf8aaa9', 'false'),
  ('01a22502-3c97-7117-9a4e-9957cea2cf92', '01900000-0000-7000-8000-000000000016', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a22502-3c97-7117-9a4e-9957cea2cf92', '2026-11-29 01:53:54.847+00', NULL, 'a61764615c99a40f', E'\\x90af218eff6bf6c8f5c3c42cad751b6d54ddcee6a5f4cc8bbfe249232fa88380', '01a22502-3c97-7117-9a4e-9957cea2cf92', 'false'),
  ('01a22502-3c97-7117-9a4e-9fdf1cdf416b', '01900000-0000-7000-8000-000000000016', NULL, 'declaration_img', 'application/pdf', '2149', 'documents/01a22502-3c97-7117-9a4e-9fdf1cdf416b', '2026-11-29 01:53:54.847+00', NULL, 'a61764615c99a40f', E'\\xfd9a3466a3fe97537974b3bf0d42f59094846c58d1a264406c06a3bee517a2aa', '01a22502-3c97-7117-9a4e-9fdf1cdf416b', 'false'),
  ('01a22502-3dfa-71fd-bd34-866c0e7beaad', '01900000-0000-7000-8000-000000000016', NULL, 'passport_img', 'image/jpeg', '45626', 'documents/01a22502-3dfa-71fd-bd34-866c0e7beaad', '2026-11-29 01:53:54.847+00', NULL, 'a61764615c99a40f', E'\\x6add1855377705b7a18417376e479e036ceabc1078c621fe376c9b0ac7e29ddb', '01a22502-3dfa-71fd-bd34-866c0e7beaad', 'false'),
  ('01a22502-4217-7237-9a7a-4c0d69806e0b', '01900000-0000-7000-8000-000000000016', NULL, 'address_proof_img', 'image/png', '18423', 'documents/01a22502-4217-7237-9a7a-4c0d69806e0b', '2026-11-29 01:53:54.847+00', NULL, 'a61764615c99a40f', E'\\xb2a8e6a7ec27e98d6489ad58335307dbdc4b0f4e473e5db760a272e6f7ebe1cf', '01a22502-4217-7237-9a7a-4c0d69806e0b', 'false'),
  ('01a22502-4455-7641-b89a-5644bc0f3e18', '01900000-0000-7000-8000-000000000017', NULL, 'police_check_img', 'application/pdf', '2167', 'documents/01a22502-4455-7641-b89a-5644bc0f3e18', '2026-11-29 01:53:56.771+00', NULL, 'a61764615c99a40f', E'\\x35900be3d7d3c5a3b49abfabf748815ee53fab40a01623adf08e698ba90b4cc9', '01a22502-4455-7641-b89a-5644bc0f3e18', 'false'),
  ('01a22502-4455-7641-b89a-5bb50cef5481', '01900000-0000-7000-8000-000000000017', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a22502-4455-7641-b89a-5bb50cef5481', '2026-11-29 01:53:56.771+00', NULL, 'a61764615c99a40f', E'\\xcd9503a6c3842e9e94155d39961d136635fd5fcfe4ce1b0d3a6a7321ac961a9e', '01a22502-4455-7641-b89a-5bb50cef5481', 'false'),
  ('01a22502-462c-77c6-848f-1b8cc37f5cc8', '01900000-0000-7000-8000-000000000017', NULL, 'passport_img', 'image/jpeg', '44667', 'documents/01a22502-462c-77c6-848f-1b8cc37f5cc8', '2026-11-29 01:53:56.771+00', NULL, 'a61764615c99a40f', E'\\x55959ac9f54cde13774042a492327c5527d8bfdadb3d4819cba703b07ad62e55', '01a22502-462c-77c6-848f-1b8cc37f5cc8', 'false'),
  ('01a22502-49bc-74ef-9a0b-bb48003b8933', '01900000-0000-7000-8000-000000000017', NULL, 'address_proof_img', 'image/png', '18345', 'documents/01a22502-49bc-74ef-9a0b-bb48003b8933', '2026-11-29 01:53:56.771+00', NULL, 'a61764615c99a40f', E'\\x3d682a52adbf7abfc5e2a1d7743b249cf80a5f3ade9af696413a97aaa60170c8', '01a22502-49bc-74ef-9a0b-bb48003b8933', 'false');
INSERT INTO "gallery_collection" (id, catergory, created_by, created_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22503-3e92-74a5-82a6-f20ada0d4488', 'Staff kitchen, Norwood (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 01:54:59.346+00'),
  ('01a22504-1c17-72af-a086-685a2dcae26b', 'Shop front windows, Glenelg (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 01:55:56.055+00'),
  ('01a22504-aac7-778a-ab90-38f0d7babb0a', 'Carpet and lounge, Unley (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 01:56:32.583+00'),
  ('01a22505-314f-7734-9ecf-75e695741db9', 'Open-plan office, King William Street (drawing)', '01900000-0000-7000-8000-000000000001', '2026-11-29 01:57:07.023+00');
INSERT INTO "gallery_image" (id, collection_id, side, "position", status, original_key, width, height, placeholder, sources, attempts, queued_at) OVERRIDING SYSTEM VALUE VALUES
  ('01a22502-6224-7369-8c4f-1d8fba9d0b52', '01a22503-3e92-74a5-82a6-f20ada0d4488', 'after', '0', 'processing', 'originals/01a22502-6224-7369-8c4f-1d8fba9d0b52', '0', '0', '', '[]', '0', '2026-11-29 01:54:59.346+00'),
  ('01a22502-7707-753b-8c1f-d1657dce1845', '01a22503-3e92-74a5-82a6-f20ada0d4488', 'after', '1', 'processing', 'originals/01a22502-7707-753b-8c1f-d1657dce1845', '0', '0', '', '[]', '0', '2026-11-29 01:54:59.346+00'),
  ('01a22502-83e4-7619-affa-75a438da405b', '01a22503-3e92-74a5-82a6-f20ada0d4488', 'after', '2', 'processing', 'originals/01a22502-83e4-7619-affa-75a438da405b', '0', '0', '', '[]', '0', '2026-11-29 01:54:59.346+00'),
  ('01a22502-e588-70af-b54c-f49ac842a10a', '01a22503-3e92-74a5-82a6-f20ada0d4488', 'before', '2', 'processing', 'originals/01a22502-e588-70af-b54c-f49ac842a10a', '0', '0', '', '[]', '1', '2026-11-29 01:54:59.346+00'),
  ('01a22502-fc54-7304-9355-204ca064b170', '01a22503-3e92-74a5-82a6-f20ada0d4488', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAAAQAgCdASoQAAsAAcAsJQAAaC/qaqvGW4AAAP6v90nx9g1heKWNfA2wGqnUvrg2Phql2vfJ36VrOzF891+Kc5or461ybnZ7dLP5n+7u+//w7tQZQiyX4Mq1ZgA=', '[{"name": "01a22505-9110-715b-94fd-2f119db0f5bc-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22505-9110-715b-94fd-2f119db0f5bc-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22505-9110-715b-94fd-2f119db0f5bc-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22505-9110-715b-94fd-2f119db0f5bc-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 01:54:59.346+00'),
  ('01a22503-3e4d-759a-b738-af14fcf2c074', '01a22503-3e92-74a5-82a6-f20ada0d4488', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmoAAABXRUJQVlA4IF4AAAAQAgCdASoQAAsAAcAsJYwAA2KAh5k+QZYAAP7Q/8bRjXn5U/3jE4pBcgG1G1GvLU/pwN7D6qq397Hd8zYJLAfDu3t0L+xT36eIFnLXCP9LgWAURLkymft2ynjDwAAA', '[{"name": "01a22505-7b2e-73b4-8e89-b1ffbd2f871e-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a22505-7b2e-73b4-8e89-b1ffbd2f871e-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a22505-7b2e-73b4-8e89-b1ffbd2f871e-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a22505-7b2e-73b4-8e89-b1ffbd2f871e-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-29 01:54:59.346+00'),
  ('01a22503-6123-76fc-ad18-c1b134974bb0', '01a22504-1c17-72af-a086-685a2dcae26b', 'after', '1', 'processing', 'originals/01a22503-6123-76fc-ad18-c1b134974bb0', '0', '0', '', '[]', '0', '2026-11-29 01:55:56.055+00'),
  ('01a22503-6fa1-7661-ac6d-d4fb81c554f4', '01a22504-1c17-72af-a086-685a2dcae26b', 'after', '0', 'processing', 'originals/01a22503-6fa1-7661-ac6d-d4fb81c554f4', '0', '0', '', '[]', '0', '2026-11-29 01:55:56.055+00'),
  ('01a22503-a271-746d-9f0e-4f2ee0240e9b', '01a22504-1c17-72af-a086-685a2dcae26b', 'before', '1', 'processing', 'originals/01a22503-a271-746d-9f0e-4f2ee0240e9b', '0', '0', '', '[]', '0', '2026-11-29 01:55:56.055+00'),
  ('01a22504-1be3-73cd-a5e6-a4518f37d5cb', '01a22504-1c17-72af-a086-685a2dcae26b', 'before', '0', 'processing', 'originals/01a22504-1be3-73cd-a5e6-a4518f37d5cb', '0', '0', '', '[]', '0', '2026-11-29 01:55:56.055+00'),
  ('01a22504-5050-71bb-bc79-e5dc29cc49f4', '01a22504-aac7-778a-ab90-38f0d7babb0a', 'after', '0', 'processing', 'originals/01a22504-5050-71bb-bc79-e5dc29cc49f4', '0', '0', '', '[]', '0', '2026-11-29 01:56:32.583+00'),
  ('01a22504-6ea5-7522-87f0-dca0dbb76232', '01a22504-aac7-778a-ab90-38f0d7babb0a', 'after', '1', 'processing', 'originals/01a22504-6ea5-7522-87f0-dca0dbb76232', '0', '0', '', '[]', '0', '2026-11-29 01:56:32.583+00'),
  ('01a22504-89f3-750e-86e2-c181ed28807b', '01a22504-aac7-778a-ab90-38f0d7babb0a', 'after', '2', 'processing', 'originals/01a22504-89f3-750e-86e2-c181ed28807b', '0', '0', '', '[]', '0', '2026-11-29 01:56:32.583+00'),
  ('01a22504-95af-754f-8d11-e4ec202b0f57', '01a22504-aac7-778a-ab90-38f0d7babb0a', 'before', '2', 'processing', 'originals/01a22504-95af-754f-8d11-e4ec202b0f57', '0', '0', '', '[]', '0', '2026-11-29 01:56:32.583+00'),
  ('01a22504-99f2-736f-8a6a-33f4cd415567', '01a22504-aac7-778a-ab90-38f0d7babb0a', 'before', '1', 'processing', 'originals/01a22504-99f2-736f-8a6a-33f4cd415567', '0', '0', '', '[]', '0', '2026-11-29 01:56:32.583+00'),
  ('01a22504-aa81-72a3-b6ad-69816ecb324a', '01a22504-aac7-778a-ab90-38f0d7babb0a', 'before', '0', 'processing', 'originals/01a22504-aa81-72a3-b6ad-69816ecb324a', '0', '0', '', '[]', '0', '2026-11-29 01:56:32.583+00'),
  ('01a22504-bb31-750f-af72-fc118769fc34', '01a22505-314f-7734-9ecf-75e695741db9', 'after', '1', 'processing', 'originals/01a22504-bb31-750f-af72-fc118769fc34', '0', '0', '', '[]', '0', '2026-11-29 01:57:07.023+00'),
  ('01a22504-c142-7145-b25c-6fd5cf4d98ab', '01a22505-314f-7734-9ecf-75e695741db9', 'after', '0', 'processing', 'originals/01a22504-c142-7145-b25c-6fd5cf4d98ab', '0', '0', '', '[]', '0', '2026-11-29 01:57:07.023+00'),
  ('01a22505-1185-745f-9b25-1214399c6c4a', '01a22505-314f-7734-9ecf-75e695741db9', 'before', '1', 'processing', 'originals/01a22505-1185-745f-9b25-1214399c6c4a', '0', '0', '', '[]', '0', '2026-11-29 01:57:07.023+00'),
  ('01a22505-310c-7058-9c67-cdf5c174c0f8', '01a22505-314f-7734-9ecf-75e695741db9', 'before', '0', 'processing', 'originals/01a22505-310c-7058-9c67-cdf5c174c0f8', '0', '0', '', '[]', '0', '2026-11-29 01:57:07.023+00');
INSERT INTO "compliance_version" (id, person_id, kind, number, state, submitted_at, decided_at, decided_by, decided_by_name, reason, issued_on, expires_on, details, work_limit, files_deleted_at, version) OVERRIDING SYSTEM VALUE VALUES
  ('01a22501-d3ac-70f3-931b-2c82134418f0', '01900000-0000-7000-8000-000000000010', 'police_check_img', '1', 'verified', '2026-11-29 01:53:39.939+00', '2026-11-29 01:53:40.162+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-1-2041"}', 'false', NULL, '0'),
  ('01a22501-d530-723f-84c1-7fd42daa5d3b', '01900000-0000-7000-8000-000000000010', 'children_check_img', '1', 'verified', '2026-11-29 01:53:39.939+00', '2026-11-29 01:53:40.162+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-13', '{"full_name": "Amara Perera", "reference": "DEMO-1-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22501-d583-748a-ba5e-e7b64c4cdcb2', '01900000-0000-7000-8000-000000000010', 'agreement_img', '1', 'verified', '2026-11-29 01:53:39.939+00', '2026-11-29 01:53:40.162+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22501-d584-76fa-8d28-46368cf93100', '01900000-0000-7000-8000-000000000010', 'declaration_img', '1', 'verified', '2026-11-29 01:53:39.939+00', '2026-11-29 01:53:40.162+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22501-d76b-712e-9b8b-03f3014aa3c1', '01900000-0000-7000-8000-000000000010', 'passport_img', '1', 'verified', '2026-11-29 01:53:39.939+00', '2026-11-29 01:53:40.162+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a22501-e327-74bf-be74-8f77649fad8f', '01900000-0000-7000-8000-000000000010', 'address_proof_img', '1', 'verified', '2026-11-29 01:53:39.939+00', '2026-11-29 01:53:40.162+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-0e88-75cd-bdec-2c58642dedb1', '01900000-0000-7000-8000-000000000011', 'police_check_img', '1', 'verified', '2026-11-29 01:53:43.223+00', '2026-11-29 01:53:43.467+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-01-09', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-2-2041"}', 'false', NULL, '0'),
  ('01a22502-0e89-73a2-bda6-bb04f1b6b8f3', '01900000-0000-7000-8000-000000000011', 'children_check_img', '1', 'verified', '2026-11-29 01:53:43.223+00', '2026-11-29 01:53:43.467+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-13', '{"full_name": "Daniel Okafor", "reference": "DEMO-2-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22502-0e89-73a2-bda6-be13ac01971d', '01900000-0000-7000-8000-000000000011', 'agreement_img', '1', 'verified', '2026-11-29 01:53:43.223+00', '2026-11-29 01:53:43.467+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-0e89-73a2-bda6-c105674d5642', '01900000-0000-7000-8000-000000000011', 'declaration_img', '1', 'verified', '2026-11-29 01:53:43.223+00', '2026-11-29 01:53:43.467+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-1250-7366-8241-29856ec78ced', '01900000-0000-7000-8000-000000000011', 'passport_img', '1', 'verified', '2026-11-29 01:53:43.223+00', '2026-11-29 01:53:43.467+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a22502-14b7-7490-8e23-56adeffd7fd2', '01900000-0000-7000-8000-000000000011', 'address_proof_img', '1', 'verified', '2026-11-29 01:53:43.223+00', '2026-11-29 01:53:43.467+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-18f2-7139-a766-e41bd7bb3491', '01900000-0000-7000-8000-000000000012', 'police_check_img', '1', 'verified', '2026-11-29 01:53:45.704+00', '2026-11-29 01:53:45.899+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-3-2041"}', 'false', NULL, '0'),
  ('01a22502-1903-714f-9d63-d617ec521921', '01900000-0000-7000-8000-000000000012', 'children_check_img', '1', 'verified', '2026-11-29 01:53:45.704+00', '2026-11-29 01:53:45.899+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2026-11-23', '{"full_name": "Mei Lin Chen", "reference": "DEMO-3-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22502-1903-714f-9d63-dbe5f715c58e', '01900000-0000-7000-8000-000000000012', 'agreement_img', '1', 'verified', '2026-11-29 01:53:45.704+00', '2026-11-29 01:53:45.899+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-1903-714f-9d63-dcf61da64e1f', '01900000-0000-7000-8000-000000000012', 'declaration_img', '1', 'verified', '2026-11-29 01:53:45.704+00', '2026-11-29 01:53:45.899+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-1aca-74c5-90b2-c41f1b83be33', '01900000-0000-7000-8000-000000000012', 'passport_img', '1', 'verified', '2026-11-29 01:53:45.704+00', '2026-11-29 01:53:45.899+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a22502-1e57-7712-a736-9853fb4af6b2', '01900000-0000-7000-8000-000000000012', 'address_proof_img', '1', 'verified', '2026-11-29 01:53:45.704+00', '2026-11-29 01:53:45.899+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-21dc-7610-b6ac-6c8b6af769b0', '01900000-0000-7000-8000-000000000013', 'police_check_img', '1', 'verified', '2026-11-29 01:53:48.005+00', '2026-11-29 01:53:48.283+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-4-2041"}', 'false', NULL, '0'),
  ('01a22502-21dd-7032-a588-d445c57ecf5b', '01900000-0000-7000-8000-000000000013', 'children_check_img', '1', 'verified', '2026-11-29 01:53:48.005+00', '2026-11-29 01:53:48.283+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-13', '{"full_name": "Tomasz Nowak", "reference": "DEMO-4-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22502-21dd-7032-a588-da7bcc5c94f0', '01900000-0000-7000-8000-000000000013', 'agreement_img', '1', 'verified', '2026-11-29 01:53:48.005+00', '2026-11-29 01:53:48.283+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-21dd-7032-a588-de6c2fd85c07', '01900000-0000-7000-8000-000000000013', 'declaration_img', '1', 'verified', '2026-11-29 01:53:48.005+00', '2026-11-29 01:53:48.283+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-242f-7384-b8fa-b24e33ad0216', '01900000-0000-7000-8000-000000000013', 'passport_img', '1', 'verified', '2026-11-29 01:53:48.005+00', '2026-11-29 01:53:48.283+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a22502-2795-775a-9822-0cf8628f56ff', '01900000-0000-7000-8000-000000000013', 'address_proof_img', '1', 'verified', '2026-11-29 01:53:48.005+00', '2026-11-29 01:53:48.283+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-2b7c-735d-a43b-7ddfe67400ab', '01900000-0000-7000-8000-000000000014', 'police_check_img', '1', 'verified', '2026-11-29 01:53:50.763+00', '2026-11-29 01:53:50.853+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-5-2041"}', 'false', NULL, '0'),
  ('01a22502-2b7d-71ab-87e0-62fa5765bbb0', '01900000-0000-7000-8000-000000000014', 'children_check_img', '1', 'verified', '2026-11-29 01:53:50.763+00', '2026-11-29 01:53:50.853+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2026-12-11', '{"full_name": "Priya Raghunathan-Venkataraman", "reference": "DEMO-5-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22502-2b7d-71ab-87e0-65aff0a5fc94', '01900000-0000-7000-8000-000000000014', 'agreement_img', '1', 'verified', '2026-11-29 01:53:50.763+00', '2026-11-29 01:53:50.853+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-2b7d-71ab-87e0-6974cc470540', '01900000-0000-7000-8000-000000000014', 'declaration_img', '1', 'verified', '2026-11-29 01:53:50.763+00', '2026-11-29 01:53:50.853+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-2df2-75f4-ae5b-c93787b96c12', '01900000-0000-7000-8000-000000000014', 'passport_img', '1', 'verified', '2026-11-29 01:53:50.763+00', '2026-11-29 01:53:50.853+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a22502-31fb-7010-aaeb-248fd9b51bb1', '01900000-0000-7000-8000-000000000014', 'address_proof_img', '1', 'verified', '2026-11-29 01:53:50.763+00', '2026-11-29 01:53:50.853+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-3567-7166-9a93-865fb89c6807', '01900000-0000-7000-8000-000000000015', 'police_check_img', '1', 'verified', '2026-11-29 01:53:52.658+00', '2026-11-29 01:53:52.777+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-6-2041"}', 'false', NULL, '0'),
  ('01a22502-3567-7166-9a93-8bd04e8b1dad', '01900000-0000-7000-8000-000000000015', 'children_check_img', '1', 'verified', '2026-11-29 01:53:52.658+00', '2026-11-29 01:53:52.777+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-13', '{"full_name": "Grace Papadopoulos", "reference": "DEMO-6-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22502-3567-7166-9a93-8ecdcc2a4f84', '01900000-0000-7000-8000-000000000015', 'agreement_img', '1', 'verified', '2026-11-29 01:53:52.658+00', '2026-11-29 01:53:52.777+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-3567-7166-9a93-90ac0815eaf2', '01900000-0000-7000-8000-000000000015', 'declaration_img', '1', 'verified', '2026-11-29 01:53:52.658+00', '2026-11-29 01:53:52.777+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-36e0-755d-a94a-106c43f4d226', '01900000-0000-7000-8000-000000000015', 'passport_img', '1', 'verified', '2026-11-29 01:53:52.658+00', '2026-11-29 01:53:52.777+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a22502-39ad-73f6-9fab-809d8d13f57e', '01900000-0000-7000-8000-000000000015', 'address_proof_img', '1', 'verified', '2026-11-29 01:53:52.658+00', '2026-11-29 01:53:52.777+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-3c97-7117-9a4e-90573e6c58fe', '01900000-0000-7000-8000-000000000016', 'police_check_img', '1', 'verified', '2026-11-29 01:53:54.847+00', '2026-11-29 01:53:54.923+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', '2026-09-15', '2027-09-15', '{"issuer": "South Australia Police", "outcome": "none", "reference": "DEMO-7-2041"}', 'false', NULL, '0'),
  ('01a22502-3c97-7117-9a4e-96f9dbf8aaa9', '01900000-0000-7000-8000-000000000016', 'children_check_img', '1', 'verified', '2026-11-29 01:53:54.847+00', '2026-11-29 01:53:54.923+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2030-03-13', '{"full_name": "Liam Fitzgerald", "reference": "DEMO-7-2041", "name_matches": "yes", "not_prohibited": "yes", "interest_registered": "yes"}', 'false', NULL, '0'),
  ('01a22502-3c97-7117-9a4e-9957cea2cf92', '01900000-0000-7000-8000-000000000016', 'agreement_img', '1', 'verified', '2026-11-29 01:53:54.847+00', '2026-11-29 01:53:54.923+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-3c97-7117-9a4e-9fdf1cdf416b', '01900000-0000-7000-8000-000000000016', 'declaration_img', '1', 'verified', '2026-11-29 01:53:54.847+00', '2026-11-29 01:53:54.923+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-3dfa-71fd-bd34-866c0e7beaad', '01900000-0000-7000-8000-000000000016', 'passport_img', '1', 'verified', '2026-11-29 01:53:54.847+00', '2026-11-29 01:53:54.923+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, '2032-02-11', '{}', 'false', NULL, '0'),
  ('01a22502-4217-7237-9a7a-4c0d69806e0b', '01900000-0000-7000-8000-000000000016', 'address_proof_img', '1', 'verified', '2026-11-29 01:53:54.847+00', '2026-11-29 01:53:54.923+00', '01900000-0000-7000-8000-000000000001', 'Helen Marsh', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-4455-7641-b89a-5644bc0f3e18', '01900000-0000-7000-8000-000000000017', 'police_check_img', '1', 'submitted', '2026-11-29 01:53:56.771+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-4455-7641-b89a-5bb50cef5481', '01900000-0000-7000-8000-000000000017', 'agreement_img', '1', 'submitted', '2026-11-29 01:53:56.771+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-462c-77c6-848f-1b8cc37f5cc8', '01900000-0000-7000-8000-000000000017', 'passport_img', '1', 'submitted', '2026-11-29 01:53:56.771+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0'),
  ('01a22502-49bc-74ef-9a0b-bb48003b8933', '01900000-0000-7000-8000-000000000017', 'address_proof_img', '1', 'submitted', '2026-11-29 01:53:56.771+00', NULL, NULL, '', '', NULL, NULL, '{}', 'false', NULL, '0');
INSERT INTO "compliance_notice" (version_id, days, expires_on) OVERRIDING SYSTEM VALUE VALUES
  ('01a22502-0e88-75cd-bdec-2c58642dedb1', '60', '2027-01-09'),
  ('01a22502-1903-714f-9d63-d617ec521921', '0', '2026-11-23'),
  ('01a22502-2b7d-71ab-87e0-62fa5765bbb0', '30', '2026-12-11');
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
ALTER TABLE named_work_photo ADD CONSTRAINT named_work_photo_kind_known CHECK ((kind = ANY (ARRAY['visit'::text, 'incident'::text, 'inspection'::text, 'complaint'::text, 'feedback'::text, 'message'::text])));
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
