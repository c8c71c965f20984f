-- The database of svc-media as release 1.0.0 made and filled it, with its demo company.

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

CREATE TABLE loose_object (
        key text NOT NULL CONSTRAINT loose_object_pk PRIMARY KEY,
        delete_after timestamptz NOT NULL,
        doomed boolean NOT NULL DEFAULT false
      );
      CREATE INDEX loose_object_due ON loose_object (delete_after);

      CREATE TABLE document_owner (
        user_id uuid NOT NULL CONSTRAINT document_owner_pk PRIMARY KEY,
        version integer NOT NULL CONSTRAINT document_owner_version CHECK (version > 0)
      );
      CREATE TABLE document (
        id uuid NOT NULL CONSTRAINT document_pk PRIMARY KEY,
        owner_id uuid,
        registration_id uuid,
        kind text NOT NULL CONSTRAINT document_kind CHECK (kind IN ('passport_img', 'address_proof_img',
          'police_check_img', 'children_check_img', 'agreement_img', 'declaration_img')),
        content_type text NOT NULL CONSTRAINT document_content_type
          CHECK (content_type IN ('image/jpeg', 'image/png', 'application/pdf')),
        size_bytes integer NOT NULL CONSTRAINT document_size CHECK (size_bytes > 0),
        object_key text NOT NULL CONSTRAINT document_object_unique UNIQUE,
        created_at timestamptz NOT NULL,
        deleted_at timestamptz,
        CONSTRAINT document_belongs CHECK (owner_id IS NOT NULL OR registration_id IS NOT NULL)
      );
      CREATE UNIQUE INDEX document_one_of_a_kind ON document (owner_id, kind)
        WHERE owner_id IS NOT NULL AND deleted_at IS NULL;
      CREATE INDEX document_staged ON document (registration_id) WHERE owner_id IS NULL;
      CREATE INDEX document_staged_since ON document (created_at) WHERE owner_id IS NULL;
      -- When a document was last told of as read by somebody but its owner.
      CREATE TABLE document_reading (
        document_id uuid NOT NULL CONSTRAINT document_reading_document REFERENCES document (id) ON DELETE CASCADE,
        reader_id uuid NOT NULL,
        told_at timestamptz NOT NULL,
        CONSTRAINT document_reading_pk PRIMARY KEY (document_id, reader_id)
      );

      CREATE TABLE gallery_collection (
        id uuid NOT NULL CONSTRAINT gallery_collection_pk PRIMARY KEY,
        catergory text NOT NULL,
        created_by uuid NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE TABLE gallery_image (
        id uuid NOT NULL CONSTRAINT gallery_image_pk PRIMARY KEY,
        collection_id uuid NOT NULL CONSTRAINT gallery_image_collection
          REFERENCES gallery_collection (id) ON DELETE CASCADE,
        side text NOT NULL CONSTRAINT gallery_image_side CHECK (side IN ('before', 'after')),
        position integer NOT NULL,
        status text NOT NULL CONSTRAINT gallery_image_status CHECK (status IN ('processing', 'ready', 'damaged')),
        original_key text,
        width integer NOT NULL,
        height integer NOT NULL,
        placeholder text NOT NULL,
        sources jsonb NOT NULL,
        attempts integer NOT NULL CONSTRAINT gallery_image_attempts CHECK (attempts >= 0),
        queued_at timestamptz NOT NULL,
        CONSTRAINT gallery_image_place UNIQUE (collection_id, side, position),
        CONSTRAINT gallery_image_original CHECK ((status = 'processing') = (original_key IS NOT NULL))
      );
      CREATE INDEX gallery_image_processing ON gallery_image (queued_at) WHERE status = 'processing';

DELETE FROM "demo_seed";
INSERT INTO "demo_seed" ("only_row", "seeded_at") VALUES
('true', '2026-11-21 23:49:34.844036+00');
DELETE FROM "document";
INSERT INTO "document" ("id", "owner_id", "registration_id", "kind", "content_type", "size_bytes", "object_key", "created_at", "deleted_at") VALUES
('01a20083-e275-70f9-9e73-ef76d391fa47', '01900000-0000-7000-8000-000000000010', NULL, 'police_check_img', 'application/pdf', '2158', 'documents/01a20083-e275-70f9-9e73-ef76d391fa47', '2026-11-21 23:49:33.359+00', NULL),
('01a20083-e275-70f9-9e73-f076df58e2ef', '01900000-0000-7000-8000-000000000010', NULL, 'children_check_img', 'application/pdf', '2166', 'documents/01a20083-e275-70f9-9e73-f076df58e2ef', '2026-11-21 23:49:33.359+00', NULL),
('01a20083-e276-7746-8523-431fe0eb6c50', '01900000-0000-7000-8000-000000000010', NULL, 'agreement_img', 'application/pdf', '2275', 'documents/01a20083-e276-7746-8523-431fe0eb6c50', '2026-11-21 23:49:33.359+00', NULL),
('01a20083-e276-7746-8523-444a44c4a35f', '01900000-0000-7000-8000-000000000010', NULL, 'declaration_img', 'application/pdf', '2143', 'documents/01a20083-e276-7746-8523-444a44c4a35f', '2026-11-21 23:49:33.359+00', NULL),
('01a20083-e276-7746-8523-49e421135d0d', '01900000-0000-7000-8000-000000000011', NULL, 'police_check_img', 'application/pdf', '2175', 'documents/01a20083-e276-7746-8523-49e421135d0d', '2026-11-21 23:49:33.353+00', NULL),
('01a20083-e276-7746-8523-4c22db010d85', '01900000-0000-7000-8000-000000000011', NULL, 'children_check_img', 'application/pdf', '2180', 'documents/01a20083-e276-7746-8523-4c22db010d85', '2026-11-21 23:49:33.353+00', NULL),
('01a20083-e276-7746-8523-5274a0b37064', '01900000-0000-7000-8000-000000000011', NULL, 'agreement_img', 'application/pdf', '2297', 'documents/01a20083-e276-7746-8523-5274a0b37064', '2026-11-21 23:49:33.353+00', NULL),
('01a20083-e276-7746-8523-55a64da45665', '01900000-0000-7000-8000-000000000011', NULL, 'declaration_img', 'application/pdf', '2154', 'documents/01a20083-e276-7746-8523-55a64da45665', '2026-11-21 23:49:33.353+00', NULL),
('01a20083-e276-7746-8523-590010d871e8', '01900000-0000-7000-8000-000000000012', NULL, 'police_check_img', 'application/pdf', '2160', 'documents/01a20083-e276-7746-8523-590010d871e8', '2026-11-21 23:49:33.364+00', NULL),
('01a20083-e276-7746-8523-5cca092f9597', '01900000-0000-7000-8000-000000000012', NULL, 'children_check_img', 'application/pdf', '2165', 'documents/01a20083-e276-7746-8523-5cca092f9597', '2026-11-21 23:49:33.364+00', NULL),
('01a20083-e276-7746-8523-60d7ea999d29', '01900000-0000-7000-8000-000000000012', NULL, 'agreement_img', 'application/pdf', '2283', 'documents/01a20083-e276-7746-8523-60d7ea999d29', '2026-11-21 23:49:33.364+00', NULL),
('01a20083-e276-7746-8523-64238809cf91', '01900000-0000-7000-8000-000000000012', NULL, 'declaration_img', 'application/pdf', '2148', 'documents/01a20083-e276-7746-8523-64238809cf91', '2026-11-21 23:49:33.364+00', NULL),
('01a20083-e276-7746-8523-6b7ad6a68fad', '01900000-0000-7000-8000-000000000013', NULL, 'police_check_img', 'application/pdf', '2170', 'documents/01a20083-e276-7746-8523-6b7ad6a68fad', '2026-11-21 23:49:33.3+00', NULL),
('01a20083-e276-7746-8523-6cb592729484', '01900000-0000-7000-8000-000000000013', NULL, 'children_check_img', 'application/pdf', '2180', 'documents/01a20083-e276-7746-8523-6cb592729484', '2026-11-21 23:49:33.3+00', NULL),
('01a20083-e276-7746-8523-70e7a3677e0c', '01900000-0000-7000-8000-000000000013', NULL, 'agreement_img', 'application/pdf', '2293', 'documents/01a20083-e276-7746-8523-70e7a3677e0c', '2026-11-21 23:49:33.3+00', NULL),
('01a20083-e276-7746-8523-74e9c2948a7f', '01900000-0000-7000-8000-000000000013', NULL, 'declaration_img', 'application/pdf', '2162', 'documents/01a20083-e276-7746-8523-74e9c2948a7f', '2026-11-21 23:49:33.3+00', NULL),
('01a20083-e276-7746-8523-79e98b629018', '01900000-0000-7000-8000-000000000014', NULL, 'police_check_img', 'application/pdf', '2174', 'documents/01a20083-e276-7746-8523-79e98b629018', '2026-11-21 23:49:33.363+00', NULL),
('01a20083-e276-7746-8523-7d38d1894c2d', '01900000-0000-7000-8000-000000000014', NULL, 'children_check_img', 'application/pdf', '2177', 'documents/01a20083-e276-7746-8523-7d38d1894c2d', '2026-11-21 23:49:33.363+00', NULL),
('01a20083-e276-7746-8523-80057363230e', '01900000-0000-7000-8000-000000000014', NULL, 'agreement_img', 'application/pdf', '2307', 'documents/01a20083-e276-7746-8523-80057363230e', '2026-11-21 23:49:33.363+00', NULL),
('01a20083-e276-7746-8523-85bbcf39a7b1', '01900000-0000-7000-8000-000000000014', NULL, 'declaration_img', 'application/pdf', '2159', 'documents/01a20083-e276-7746-8523-85bbcf39a7b1', '2026-11-21 23:49:33.363+00', NULL),
('01a20083-e276-7746-8523-8999ec5793f4', '01900000-0000-7000-8000-000000000015', NULL, 'police_check_img', 'application/pdf', '2163', 'documents/01a20083-e276-7746-8523-8999ec5793f4', '2026-11-21 23:49:33.362+00', NULL),
('01a20083-e276-7746-8523-8d09f2f50649', '01900000-0000-7000-8000-000000000015', NULL, 'children_check_img', 'application/pdf', '2172', 'documents/01a20083-e276-7746-8523-8d09f2f50649', '2026-11-21 23:49:33.362+00', NULL),
('01a20083-e276-7746-8523-93b0e4502bd1', '01900000-0000-7000-8000-000000000015', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a20083-e276-7746-8523-93b0e4502bd1', '2026-11-21 23:49:33.362+00', NULL),
('01a20083-e276-7746-8523-94cf5810c216', '01900000-0000-7000-8000-000000000015', NULL, 'declaration_img', 'application/pdf', '2149', 'documents/01a20083-e276-7746-8523-94cf5810c216', '2026-11-21 23:49:33.362+00', NULL),
('01a20083-e276-7746-8523-98126e1e19b3', '01900000-0000-7000-8000-000000000016', NULL, 'police_check_img', 'application/pdf', '2168', 'documents/01a20083-e276-7746-8523-98126e1e19b3', '2026-11-21 23:49:33.297+00', NULL),
('01a20083-e276-7746-8523-9e057f1a8f79', '01900000-0000-7000-8000-000000000016', NULL, 'children_check_img', 'application/pdf', '2172', 'documents/01a20083-e276-7746-8523-9e057f1a8f79', '2026-11-21 23:49:33.297+00', NULL),
('01a20083-e276-7746-8523-a1233efb7650', '01900000-0000-7000-8000-000000000016', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a20083-e276-7746-8523-a1233efb7650', '2026-11-21 23:49:33.297+00', NULL),
('01a20083-e276-7746-8523-a5520b14561d', '01900000-0000-7000-8000-000000000016', NULL, 'declaration_img', 'application/pdf', '2149', 'documents/01a20083-e276-7746-8523-a5520b14561d', '2026-11-21 23:49:33.297+00', NULL),
('01a20083-e276-7746-8523-a835ef5a3208', '01900000-0000-7000-8000-000000000017', NULL, 'police_check_img', 'application/pdf', '2167', 'documents/01a20083-e276-7746-8523-a835ef5a3208', '2026-11-21 23:49:33.375+00', NULL),
('01a20083-e276-7746-8523-acc3f977b0d8', '01900000-0000-7000-8000-000000000017', NULL, 'agreement_img', 'application/pdf', '2287', 'documents/01a20083-e276-7746-8523-acc3f977b0d8', '2026-11-21 23:49:33.375+00', NULL),
('01a20083-e28d-707b-97fe-c8556df088fe', '01900000-0000-7000-8000-000000000010', NULL, 'passport_img', 'image/jpeg', '44168', 'documents/01a20083-e28d-707b-97fe-c8556df088fe', '2026-11-21 23:49:33.359+00', NULL),
('01a20083-e28d-707b-97fe-cd4b58fc1cea', '01900000-0000-7000-8000-000000000011', NULL, 'passport_img', 'image/jpeg', '43959', 'documents/01a20083-e28d-707b-97fe-cd4b58fc1cea', '2026-11-21 23:49:33.353+00', NULL),
('01a20083-e28e-760c-981b-d57056f2eaf7', '01900000-0000-7000-8000-000000000012', NULL, 'passport_img', 'image/jpeg', '43419', 'documents/01a20083-e28e-760c-981b-d57056f2eaf7', '2026-11-21 23:49:33.364+00', NULL),
('01a20083-e28e-760c-981b-d8cd69cf7858', '01900000-0000-7000-8000-000000000010', NULL, 'address_proof_img', 'image/png', '18100', 'documents/01a20083-e28e-760c-981b-d8cd69cf7858', '2026-11-21 23:49:33.359+00', NULL),
('01a20083-e28e-760c-981b-df9b98f3550a', '01900000-0000-7000-8000-000000000013', NULL, 'passport_img', 'image/jpeg', '44882', 'documents/01a20083-e28e-760c-981b-df9b98f3550a', '2026-11-21 23:49:33.3+00', NULL),
('01a20083-e28e-760c-981b-e07b582738b5', '01900000-0000-7000-8000-000000000011', NULL, 'address_proof_img', 'image/png', '18529', 'documents/01a20083-e28e-760c-981b-e07b582738b5', '2026-11-21 23:49:33.353+00', NULL),
('01a20083-e28e-760c-981b-e53e2eca56d4', '01900000-0000-7000-8000-000000000014', NULL, 'passport_img', 'image/jpeg', '52962', 'documents/01a20083-e28e-760c-981b-e53e2eca56d4', '2026-11-21 23:49:33.363+00', NULL),
('01a20083-e28e-760c-981b-ea83469b1914', '01900000-0000-7000-8000-000000000012', NULL, 'address_proof_img', 'image/png', '18116', 'documents/01a20083-e28e-760c-981b-ea83469b1914', '2026-11-21 23:49:33.364+00', NULL),
('01a20083-e28e-760c-981b-ee0f56d60674', '01900000-0000-7000-8000-000000000015', NULL, 'passport_img', 'image/jpeg', '47860', 'documents/01a20083-e28e-760c-981b-ee0f56d60674', '2026-11-21 23:49:33.362+00', NULL),
('01a20083-e28e-760c-981b-f29bbe263221', '01900000-0000-7000-8000-000000000016', NULL, 'passport_img', 'image/jpeg', '45626', 'documents/01a20083-e28e-760c-981b-f29bbe263221', '2026-11-21 23:49:33.297+00', NULL),
('01a20083-e28e-760c-981b-f6dd9bb9aac0', '01900000-0000-7000-8000-000000000015', NULL, 'address_proof_img', 'image/png', '18167', 'documents/01a20083-e28e-760c-981b-f6dd9bb9aac0', '2026-11-21 23:49:33.362+00', NULL),
('01a20083-e28e-760c-981b-fa558eb25fc7', '01900000-0000-7000-8000-000000000017', NULL, 'passport_img', 'image/jpeg', '44667', 'documents/01a20083-e28e-760c-981b-fa558eb25fc7', '2026-11-21 23:49:33.375+00', NULL),
('01a20083-e28f-7255-906b-09ad976cd132', '01900000-0000-7000-8000-000000000014', NULL, 'address_proof_img', 'image/png', '18954', 'documents/01a20083-e28f-7255-906b-09ad976cd132', '2026-11-21 23:49:33.363+00', NULL),
('01a20083-e2cf-7543-a18b-8fd671b87571', '01900000-0000-7000-8000-000000000013', NULL, 'address_proof_img', 'image/png', '18522', 'documents/01a20083-e2cf-7543-a18b-8fd671b87571', '2026-11-21 23:49:33.3+00', NULL),
('01a20083-e350-73fb-bcdb-e39a9bc9a2b9', '01900000-0000-7000-8000-000000000016', NULL, 'address_proof_img', 'image/png', '18423', 'documents/01a20083-e350-73fb-bcdb-e39a9bc9a2b9', '2026-11-21 23:49:33.297+00', NULL),
('01a20083-e36c-7164-87c2-260c6b0c2997', '01900000-0000-7000-8000-000000000017', NULL, 'address_proof_img', 'image/png', '18345', 'documents/01a20083-e36c-7164-87c2-260c6b0c2997', '2026-11-21 23:49:33.375+00', NULL);
DELETE FROM "document_owner";
INSERT INTO "document_owner" ("user_id", "version") VALUES
('01900000-0000-7000-8000-000000000010', '1'),
('01900000-0000-7000-8000-000000000011', '1'),
('01900000-0000-7000-8000-000000000012', '1'),
('01900000-0000-7000-8000-000000000013', '1'),
('01900000-0000-7000-8000-000000000014', '1'),
('01900000-0000-7000-8000-000000000015', '1'),
('01900000-0000-7000-8000-000000000016', '1'),
('01900000-0000-7000-8000-000000000017', '1');
DELETE FROM "gallery_collection";
INSERT INTO "gallery_collection" ("id", "catergory", "created_by", "created_at") VALUES
('01a20083-e6ab-71bc-9097-d2db93d5494d', 'Staff kitchen, Norwood', '01900000-0000-7000-8000-000000000001', '2026-11-21 23:49:33.995+00'),
('01a20083-e7f6-7234-9ee7-0af269796e6d', 'Shop front windows, Glenelg', '01900000-0000-7000-8000-000000000001', '2026-11-21 23:49:34.326+00'),
('01a20083-e902-72e2-9cd1-9a7d8cdf776e', 'Carpet and lounge, Unley', '01900000-0000-7000-8000-000000000001', '2026-11-21 23:49:34.594+00'),
('01a20083-e9f7-7574-a504-b1b2848b0f88', 'Open-plan office, King William Street', '01900000-0000-7000-8000-000000000001', '2026-11-21 23:49:34.839+00');
DELETE FROM "gallery_image";
INSERT INTO "gallery_image" ("id", "collection_id", "side", "position", "status", "original_key", "width", "height", "placeholder", "sources", "attempts", "queued_at") VALUES
('01a20083-e533-717c-a8ad-e5aa665a1b6e', '01a20083-e6ab-71bc-9097-d2db93d5494d', 'after', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRqYAAABXRUJQVlA4IJoAAAAwAgCdASoQAAsAAcAsJZgCdAYu5qcwLAnAAAD33/777v64tU37KevYQe9324WsFtvo6Zy3l/lF2LGGvnXW/SP7O+DDTp9c4WqqVko1l2G+JDVOlYTyWsgaTik9pT/Y4GPXxHkiOJw9qwFZ8wou2EW/QtlaiDl/n83+/zkV7tr7mz3b/TLQDhYgZAC5+d9U2uQ30Rk3BeG3oAAA', '[{"name": "01a20083-edd9-72da-a690-0ff9da3b26f7-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-edd9-72da-a690-0ff9da3b26f7-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-edd9-72da-a690-0ff9da3b26f7-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-edd9-72da-a690-0ff9da3b26f7-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:33.995+00'),
('01a20083-e5b5-7640-8d62-7b6b3e6a6751', '01a20083-e6ab-71bc-9097-d2db93d5494d', 'after', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRnQAAABXRUJQVlA4IGgAAAAwAgCdASoQAAsAAcAsJbACdAEfbkUF1PF6AAD+/mJjJCyvtmniN8jFGomPf5A2DroQsWG/LTVxgLD9mx+dkFV2dKZ7A//iyngYdTTZ+/dpvQetDGGEKwBDfl043Zri9XnVy7H1kCAAAA==', '[{"name": "01a20083-eed7-7642-8334-3f2bc20e6db1-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-eed7-7642-8334-3f2bc20e6db1-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-eed7-7642-8334-3f2bc20e6db1-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-eed7-7642-8334-3f2bc20e6db1-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:33.995+00'),
('01a20083-e5df-72da-be47-272771f96619', '01a20083-e6ab-71bc-9097-d2db93d5494d', 'after', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRnwAAABXRUJQVlA4IHAAAABwAgCdASoQAAsAAcAsJbACdEf/jbZk5AKZtpqAAP7+Muic0aIf/YbZtv07cChH6OG8TX3u/t/URs0p9It4EKaVjQBbph+25+4w8hUz7EvXoeiDQ/oktmpI0f6JE/952he12gqSiZQVT9U6Pwa3YAAA', '[{"name": "01a20083-ef9b-73b0-9d76-cfbd1f2efb21-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-ef9b-73b0-9d76-cfbd1f2efb21-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-ef9b-73b0-9d76-cfbd1f2efb21-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-ef9b-73b0-9d76-cfbd1f2efb21-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:33.995+00'),
('01a20083-e64c-743d-9cc8-95fa1860e580', '01a20083-e6ab-71bc-9097-d2db93d5494d', 'before', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRlYAAABXRUJQVlA4IEoAAADwAQCdASoQAAsAAcAsJYwCdAC9ERJgaAAA/LKB66VZMUEKo2pw4HmjrF/TkDTW6SJ06FVuHTRogLU78XjTzApyyKeLVoGUV4rgAA==', '[{"name": "01a20083-ed11-7467-8ee7-160e538da6c1-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-ed11-7467-8ee7-160e538da6c1-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-ed11-7467-8ee7-160e538da6c1-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-ed11-7467-8ee7-160e538da6c1-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:33.995+00'),
('01a20083-e64f-7693-bbec-7741645ad7e7', '01a20083-e6ab-71bc-9097-d2db93d5494d', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAQCdASoQAAsAAcAsJQBOgB0819BkD8AA/q/zoKLsIvgDFV1UkBWjisJ25vw3JE0/Acu/AHWoaQh19aziGcFsc8S2vmOpA+LvIgEwoz9es/bCUK1BlWkwAAA=', '[{"name": "01a20083-ec17-76f4-83b2-6bc8c98129e5-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-ec17-76f4-83b2-6bc8c98129e5-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-ec17-76f4-83b2-6bc8c98129e5-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-ec17-76f4-83b2-6bc8c98129e5-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:33.995+00'),
('01a20083-e67f-76b0-a066-86311549d133', '01a20083-e6ab-71bc-9097-d2db93d5494d', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmQAAABXRUJQVlA4IFgAAAAQAgCdASoQAAsAAcAsJYwCdAEf3a/mitjAAP7Q/8bRjXn5U/3kSaXgG/Ac5DSjIN43M5TkSHcF7WdugMj4S0mBcrPTtLIpe+f921IeDZNURashWzV5gAAA', '[{"name": "01a20083-eb45-7368-bf48-7b1883f3412f-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-eb45-7368-bf48-7b1883f3412f-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-eb45-7368-bf48-7b1883f3412f-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-eb45-7368-bf48-7b1883f3412f-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:33.995+00'),
('01a20083-e72a-71c5-a50b-7b6cf894f517', '01a20083-e7f6-7234-9ee7-0af269796e6d', 'after', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRpIAAABXRUJQVlA4IIYAAACQAgCdASoQAAsAAcAsJbACdLoBLWw8j8G+Ec/I3AD++QhlB4KuNFSNAmS5yqG8U8jZ+schof34n8qCjP/4mBSabwuhbzEWyntwft/L1ScEW/BfTQ/xyZRAYHsy3CLEozPvGl3/zn6b0dTwKPNseT17UdfyAVNrk7njPKoxezU1jrQ+lgAAAA==', '[{"name": "01a20083-f2ed-7706-bafc-07d3d6ede149-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-f2ed-7706-bafc-07d3d6ede149-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-f2ed-7706-bafc-07d3d6ede149-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-f2ed-7706-bafc-07d3d6ede149-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:34.326+00'),
('01a20083-e730-718d-a947-b7fb8d791077', '01a20083-e7f6-7234-9ee7-0af269796e6d', 'after', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRpAAAABXRUJQVlA4IIQAAABwAgCdASoQAAsAAcAsJZgCdEf/i1qt+rt+HDAAAP77woAg875GCBWcu/w8eDDyy1Ldp3EW9UsrOGm7eDNUqGJmVdK6uIAOrQd8XhwDDomNAL9sFRuiMikUcTHZEI4Wo28NlPAcNJ3X9tx2+o7hqbowo0TmlX5DiSfEcoVlM/yKd8RAAAA=', '[{"name": "01a20083-f248-753a-8406-f8048de9e02a-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-f248-753a-8406-f8048de9e02a-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-f248-753a-8406-f8048de9e02a-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-f248-753a-8406-f8048de9e02a-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:34.326+00'),
('01a20083-e7dd-7573-ad81-60db783aa0d5', '01a20083-e7f6-7234-9ee7-0af269796e6d', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoQAAsAAcAsJYwCdAD0cxh6q4QAAOH19yvNYYBqDlywqefayjggcYTSWY6oAA==', '[{"name": "01a20083-f16a-7611-9a67-0d9288f159c3-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-f16a-7611-9a67-0d9288f159c3-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-f16a-7611-9a67-0d9288f159c3-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-f16a-7611-9a67-0d9288f159c3-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:34.326+00'),
('01a20083-e7e1-7628-b2f2-bf67ce2558c5', '01a20083-e7f6-7234-9ee7-0af269796e6d', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRkYAAABXRUJQVlA4IDoAAADwAQCdASoQAAsAAcAsJYwCdADPtJlMAAAA+/2NLKhTpt4kNJJaLyt+2CSEw0OHPVxK1pLpw2nxIAAA', '[{"name": "01a20083-f087-7717-ad46-2709fe217a89-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-f087-7717-ad46-2709fe217a89-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-f087-7717-ad46-2709fe217a89-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-f087-7717-ad46-2709fe217a89-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:34.326+00'),
('01a20083-e893-71cc-b086-c489b4ca6ebd', '01a20083-e902-72e2-9cd1-9a7d8cdf776e', 'after', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRqYAAABXRUJQVlA4IJoAAABQAgCdASoQAAsAAcAsJbACdAYxjvLusP82P8AA/v4HcioJdFw7fpJVwF+NEiBPxw9iFXXaBwqV/hsT5f5vA/u5NWLoOzkbh9GZcsC2u51GHZa4Tlio+CHg3zM3+f42+mnYqcivvAaHV23Znw01pq3WvYJ6WWuYf/zd2ef8v+r1cm2tY5L+RQrdrYjTpNOpU3ctZUZls6QNAAAA', '[{"name": "01a20083-f659-75ea-99eb-c3b4ba459bc5-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-f659-75ea-99eb-c3b4ba459bc5-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-f659-75ea-99eb-c3b4ba459bc5-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-f659-75ea-99eb-c3b4ba459bc5-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:34.594+00'),
('01a20083-e8bc-73ba-a252-1b6ff2b800d2', '01a20083-e902-72e2-9cd1-9a7d8cdf776e', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRlwAAABXRUJQVlA4IFAAAACwAQCdASoQAAsAAcAsJYwCdADsl+4oAPjReM27qBaUh4sZVGgiPrt0M2DKzk0VEqKSFMXIzELq42BrwH6EhLQ8yvLGWIWX5y0WokKczygAAA==', '[{"name": "01a20083-f3cc-721d-a5a9-0a9a18275293-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-f3cc-721d-a5a9-0a9a18275293-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-f3cc-721d-a5a9-0a9a18275293-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-f3cc-721d-a5a9-0a9a18275293-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:34.594+00'),
('01a20083-e8d7-717a-ad6e-6b0c961319b1', '01a20083-e902-72e2-9cd1-9a7d8cdf776e', 'after', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRoQAAABXRUJQVlA4IHgAAABwAgCdASoQAAsAAcAsJbACdEf/gfMHsNv4EmAAAOJ+SHXOxhGv7Gpy0YwvvRZAcX6/98vW1Sa9b9LY3FLrwDDDOkdOrrjrayaptsWS7IHfuRvR38khDD1By21NB2j1cz/4NqR4m4oUrjO8Y1tm1zLLnlsPjHUgAAA=', '[{"name": "01a20083-f71d-706b-8ae2-040dc613ecaf-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-f71d-706b-8ae2-040dc613ecaf-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-f71d-706b-8ae2-040dc613ecaf-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-f71d-706b-8ae2-040dc613ecaf-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:34.594+00'),
('01a20083-e8e5-76be-a354-f3d48ffefa3f', '01a20083-e902-72e2-9cd1-9a7d8cdf776e', 'before', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRlQAAABXRUJQVlA4IEgAAAAwAgCdASoQAAsAAcAsJYwCdAEQz/eDIysAAAD+ze+CL87UFgONBMyawbScrFifs8EQb99Lj09Z8VUtkilfm5ep6cvJnBgYEAA=', '[{"name": "01a20083-f585-71ea-9725-c0132f12ea2a-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-f585-71ea-9725-c0132f12ea2a-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-f585-71ea-9725-c0132f12ea2a-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-f585-71ea-9725-c0132f12ea2a-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:34.594+00'),
('01a20083-e8ef-749e-b3a9-04cca01ffda3', '01a20083-e902-72e2-9cd1-9a7d8cdf776e', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRlgAAABXRUJQVlA4IEwAAADQAQCdASoQAAsAAcAsJZQCdAD51RLHAAD+qnskcnLkwnbSkCscZIGX1cV5VNqVNPTw1N5OHWA9Fc659RirFIDXdx4IPB+okV2DbSgA', '[{"name": "01a20083-f4b9-7252-8846-e0779912a083-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-f4b9-7252-8846-e0779912a083-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-f4b9-7252-8846-e0779912a083-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-f4b9-7252-8846-e0779912a083-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:34.594+00'),
('01a20083-e8f4-726c-bb72-273adb6e1cab', '01a20083-e902-72e2-9cd1-9a7d8cdf776e', 'after', '2', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRoYAAABXRUJQVlA4IHoAAABQAgCdASoQAAsAAcAsJbACdLoAAw8Uu8kgtAAA/n6vp86I84Nymj7ciPrbYBI4+sbKdcIB/tWBk84Z9eWUhUISq1YoD5dAh6JU5y2M54A0sSpmJEPwl8jEnbolbex4IQrzjtO+QITdNx3hXmupM7fKT0DiYM8SvICAAA==', '[{"name": "01a20083-f7bf-7705-bffd-3917ebc8349f-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-f7bf-7705-bffd-3917ebc8349f-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-f7bf-7705-bffd-3917ebc8349f-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-f7bf-7705-bffd-3917ebc8349f-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:34.594+00'),
('01a20083-e96a-775f-b630-2bf7bb76f59d', '01a20083-e9f7-7574-a504-b1b2848b0f88', 'after', '0', 'processing', 'originals/01a20083-e96a-775f-b630-2bf7bb76f59d', '0', '0', '', '[]', '0', '2026-11-21 23:49:34.839+00'),
('01a20083-e97e-733f-b27a-fd197bf63219', '01a20083-e9f7-7574-a504-b1b2848b0f88', 'after', '1', 'processing', 'originals/01a20083-e97e-733f-b27a-fd197bf63219', '0', '0', '', '[]', '0', '2026-11-21 23:49:34.839+00'),
('01a20083-e9e3-70e5-ba40-17de47899d11', '01a20083-e9f7-7574-a504-b1b2848b0f88', 'before', '1', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRnoAAABXRUJQVlA4IG4AAAAQAgCdASoQAAsAAcAsJQBOgCHhAi672vTAAOJ/qia4T3dXHY3UXbALkqKpXgBtANKVraNKYWdLN1W50Wy+MjKoN5psYK4o34Q49ZTVs9NY8fIlsYfALGZVrYXR4s3wWoBSgRCZ5ZRa99tlel4wAA==', '[{"name": "01a20083-f92d-7148-8db1-8729eb669760-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-f92d-7148-8db1-8729eb669760-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-f92d-7148-8db1-8729eb669760-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-f92d-7148-8db1-8729eb669760-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:34.839+00'),
('01a20083-e9ee-716e-a5f1-ee121b0cf6ad', '01a20083-e9f7-7574-a504-b1b2848b0f88', 'before', '0', 'ready', NULL, '1200', '800', 'data:image/webp;base64,UklGRmYAAABXRUJQVlA4IFoAAADwAQCdASoQAAsAAcAsJQBOgCDmMrf24CQA/pgKcT7WVjpF/bh1KfCYfNww6CltDwd5lB8nCydSLTjKkMvNK6fduWlaR+R4pYJT4pRx2ER1xdEpjIblgfESAAA=', '[{"name": "01a20083-f861-7402-a8e1-b09d92f556cc-480.webp", "type": "image/webp", "width": 480, "height": 320}, {"name": "01a20083-f861-7402-a8e1-b09d92f556cc-960.webp", "type": "image/webp", "width": 960, "height": 640}, {"name": "01a20083-f861-7402-a8e1-b09d92f556cc-1600.webp", "type": "image/webp", "width": 1200, "height": 800}, {"name": "01a20083-f861-7402-a8e1-b09d92f556cc-1600.jpg", "type": "image/jpeg", "width": 1200, "height": 800}]', '1', '2026-11-21 23:49:34.839+00');
DELETE FROM "inbox_cursor";
INSERT INTO "inbox_cursor" ("source", "last_seq") VALUES
('auth', '10');
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
('3', '1767225600000', 'CreateMedia1767225600000');
DELETE FROM "outbox_counter";
INSERT INTO "outbox_counter" ("only_row", "last_seq") VALUES
('true', '12');
DELETE FROM "outbox_event";
INSERT INTO "outbox_event" ("position", "id", "seq", "name", "payload", "request_id", "created_at") OVERRIDING SYSTEM VALUE VALUES
('1', '01a20083-e422-732d-819d-6e3607691255', '1', 'documents.changed', '{"user_id": "01900000-0000-7000-8000-000000000016", "version": 1, "documents": {"passport_img": "01a20083-e28e-760c-981b-f29bbe263221", "agreement_img": "01a20083-e276-7746-8523-a1233efb7650", "declaration_img": "01a20083-e276-7746-8523-a5520b14561d", "police_check_img": "01a20083-e276-7746-8523-98126e1e19b3", "address_proof_img": "01a20083-e350-73fb-bcdb-e39a9bc9a2b9", "children_check_img": "01a20083-e276-7746-8523-9e057f1a8f79"}}', NULL, '2026-11-21 23:49:33.288411+00'),
('10', '01a20083-e801-74e2-b8db-efdb7b46f846', '10', 'audit.recorded', '{"at": "2026-11-21T23:49:34.337Z", "id": "01a20083-e801-74e2-b8db-e848e560dca5", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a20083-e7f6-7234-9ee7-0af269796e6d", "subject_kind": "gallery-collection", "subject_name": "Shop front windows, Glenelg"}', NULL, '2026-11-21 23:49:34.327515+00'),
('11', '01a20083-e905-76e5-9098-735d3b4e4bc7', '11', 'audit.recorded', '{"at": "2026-11-21T23:49:34.597Z", "id": "01a20083-e905-76e5-9098-6f74f068a52d", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a20083-e902-72e2-9cd1-9a7d8cdf776e", "subject_kind": "gallery-collection", "subject_name": "Carpet and lounge, Unley"}', NULL, '2026-11-21 23:49:34.594888+00'),
('12', '01a20083-e9f9-7650-98ef-832c7cd62fbb', '12', 'audit.recorded', '{"at": "2026-11-21T23:49:34.841Z", "id": "01a20083-e9f9-7650-98ef-7d0d613e6f97", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a20083-e9f7-7574-a504-b1b2848b0f88", "subject_kind": "gallery-collection", "subject_name": "Open-plan office, King William Street"}', NULL, '2026-11-21 23:49:34.83971+00'),
('2', '01a20083-e431-734a-b4c0-785913b3f2eb', '2', 'documents.changed', '{"user_id": "01900000-0000-7000-8000-000000000013", "version": 1, "documents": {"passport_img": "01a20083-e28e-760c-981b-df9b98f3550a", "agreement_img": "01a20083-e276-7746-8523-70e7a3677e0c", "declaration_img": "01a20083-e276-7746-8523-74e9c2948a7f", "police_check_img": "01a20083-e276-7746-8523-6b7ad6a68fad", "address_proof_img": "01a20083-e2cf-7543-a18b-8fd671b87571", "children_check_img": "01a20083-e276-7746-8523-6cb592729484"}}', NULL, '2026-11-21 23:49:33.288509+00'),
('3', '01a20083-e437-7163-bc14-2e850b4b8454', '3', 'documents.changed', '{"user_id": "01900000-0000-7000-8000-000000000011", "version": 1, "documents": {"passport_img": "01a20083-e28d-707b-97fe-cd4b58fc1cea", "agreement_img": "01a20083-e276-7746-8523-5274a0b37064", "declaration_img": "01a20083-e276-7746-8523-55a64da45665", "police_check_img": "01a20083-e276-7746-8523-49e421135d0d", "address_proof_img": "01a20083-e28e-760c-981b-e07b582738b5", "children_check_img": "01a20083-e276-7746-8523-4c22db010d85"}}', NULL, '2026-11-21 23:49:33.289521+00'),
('4', '01a20083-e440-74fe-b90e-d3d3ee60f246', '4', 'documents.changed', '{"user_id": "01900000-0000-7000-8000-000000000010", "version": 1, "documents": {"passport_img": "01a20083-e28d-707b-97fe-c8556df088fe", "agreement_img": "01a20083-e276-7746-8523-431fe0eb6c50", "declaration_img": "01a20083-e276-7746-8523-444a44c4a35f", "police_check_img": "01a20083-e275-70f9-9e73-ef76d391fa47", "address_proof_img": "01a20083-e28e-760c-981b-d8cd69cf7858", "children_check_img": "01a20083-e275-70f9-9e73-f076df58e2ef"}}', NULL, '2026-11-21 23:49:33.284682+00'),
('5', '01a20083-e447-7529-9278-451d16563851', '5', 'documents.changed', '{"user_id": "01900000-0000-7000-8000-000000000014", "version": 1, "documents": {"passport_img": "01a20083-e28e-760c-981b-e53e2eca56d4", "agreement_img": "01a20083-e276-7746-8523-80057363230e", "declaration_img": "01a20083-e276-7746-8523-85bbcf39a7b1", "police_check_img": "01a20083-e276-7746-8523-79e98b629018", "address_proof_img": "01a20083-e28f-7255-906b-09ad976cd132", "children_check_img": "01a20083-e276-7746-8523-7d38d1894c2d"}}', NULL, '2026-11-21 23:49:33.295982+00'),
('6', '01a20083-e446-7203-bb78-2ff536950ced', '6', 'documents.changed', '{"user_id": "01900000-0000-7000-8000-000000000015", "version": 1, "documents": {"passport_img": "01a20083-e28e-760c-981b-ee0f56d60674", "agreement_img": "01a20083-e276-7746-8523-93b0e4502bd1", "declaration_img": "01a20083-e276-7746-8523-94cf5810c216", "police_check_img": "01a20083-e276-7746-8523-8999ec5793f4", "address_proof_img": "01a20083-e28e-760c-981b-f6dd9bb9aac0", "children_check_img": "01a20083-e276-7746-8523-8d09f2f50649"}}', NULL, '2026-11-21 23:49:33.292157+00'),
('7', '01a20083-e449-7162-b80a-5dfad58898a7', '7', 'documents.changed', '{"user_id": "01900000-0000-7000-8000-000000000012", "version": 1, "documents": {"passport_img": "01a20083-e28e-760c-981b-d57056f2eaf7", "agreement_img": "01a20083-e276-7746-8523-60d7ea999d29", "declaration_img": "01a20083-e276-7746-8523-64238809cf91", "police_check_img": "01a20083-e276-7746-8523-590010d871e8", "address_proof_img": "01a20083-e28e-760c-981b-ea83469b1914", "children_check_img": "01a20083-e276-7746-8523-5cca092f9597"}}', NULL, '2026-11-21 23:49:33.29604+00'),
('8', '01a20083-e44f-72c1-b6fd-fea034d7037b', '8', 'documents.changed', '{"user_id": "01900000-0000-7000-8000-000000000017", "version": 1, "documents": {"passport_img": "01a20083-e28e-760c-981b-fa558eb25fc7", "agreement_img": "01a20083-e276-7746-8523-acc3f977b0d8", "police_check_img": "01a20083-e276-7746-8523-a835ef5a3208", "address_proof_img": "01a20083-e36c-7164-87c2-260c6b0c2997"}}', NULL, '2026-11-21 23:49:33.300343+00'),
('9', '01a20083-e6b1-738b-bbc9-6d2fd321b256', '9', 'audit.recorded', '{"at": "2026-11-21T23:49:34.001Z", "id": "01a20083-e6b1-738b-bbc9-6bf221a7b6f9", "action": "gallery.created", "details": {}, "actor_id": "01900000-0000-7000-8000-000000000001", "actor_name": "Helen Marsh", "subject_id": "01a20083-e6ab-71bc-9097-d2db93d5494d", "subject_kind": "gallery-collection", "subject_name": "Staff kitchen, Norwood"}', NULL, '2026-11-21 23:49:33.996223+00');
SELECT setval('"migration_id_seq"', 3);
SELECT setval('"outbox_event_position_seq"', 12);
