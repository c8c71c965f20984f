import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All tables of svc-media: documents, photos, the gallery and the texts of the website. */
export class CreateMediaTables1799570000010 implements MigrationInterface {
  name = 'CreateMediaTables1799570000010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE pending_deletion (
        key text NOT NULL,
        delete_after timestamptz NOT NULL,
        marked boolean NOT NULL DEFAULT false,
        CONSTRAINT pending_deletion_pk PRIMARY KEY (key)
      );
      CREATE INDEX pending_deletion_due ON pending_deletion (delete_after);
    `);
    await queryRunner.query(`
      CREATE TABLE document_owner (
        user_id uuid NOT NULL,
        version integer NOT NULL,
        CONSTRAINT document_owner_pk PRIMARY KEY (user_id),
        CONSTRAINT document_owner_version CHECK (version > 0)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE document (
        id uuid NOT NULL,
        owner_id uuid,
        registration_id uuid,
        kind text NOT NULL,
        content_type text NOT NULL,
        size_bytes integer NOT NULL,
        object_key text NOT NULL,
        created_at timestamptz NOT NULL,
        deleted_at timestamptz,
        key_id text,
        head_digest bytea,
        version_id uuid,
        kept boolean NOT NULL DEFAULT false,
        has_object boolean NOT NULL GENERATED ALWAYS AS (((deleted_at IS NULL) OR kept)) STORED,
        CONSTRAINT document_pk PRIMARY KEY (id),
        CONSTRAINT document_object_unique UNIQUE (object_key),
        CONSTRAINT document_content_type CHECK (content_type IN ('image/jpeg', 'image/png', 'application/pdf')),
        CONSTRAINT document_size CHECK (size_bytes > 0),
        CONSTRAINT document_belongs CHECK (owner_id IS NOT NULL OR registration_id IS NOT NULL),
        CONSTRAINT document_key_id CHECK (key_id ~ '^[0-9a-f]{16}$'),
        CONSTRAINT document_head_digest CHECK (length(head_digest) = 32),
        CONSTRAINT document_encryption CHECK ((key_id IS NULL) = (head_digest IS NULL)),
        CONSTRAINT document_kept CHECK (NOT kept OR deleted_at IS NOT NULL),
        CONSTRAINT document_kind CHECK (kind IN ('passport_img', 'address_proof_img', 'police_check_img',
          'children_check_img', 'agreement_img', 'declaration_img', 'public_liability', 'visa', 'induction',
          'licence'))
      );
      CREATE UNIQUE INDEX document_one_of_a_kind ON document (owner_id, kind) WHERE owner_id IS NOT NULL
        AND deleted_at IS NULL;
      CREATE INDEX document_staged ON document (registration_id) WHERE owner_id IS NULL;
      CREATE INDEX document_staged_since ON document (created_at) WHERE owner_id IS NULL;
      CREATE INDEX document_plain ON document (id) WHERE key_id IS NULL AND deleted_at IS NULL;
      CREATE INDEX document_version ON document (version_id) WHERE version_id IS NOT NULL;
      CREATE INDEX document_unversioned ON document (owner_id) WHERE owner_id IS NOT NULL AND version_id IS NULL
        AND deleted_at IS NULL;
      CREATE INDEX document_kept_of ON document (owner_id) WHERE kept;
    `);
    await queryRunner.query(`
      CREATE TABLE document_reading (
        document_id uuid NOT NULL,
        reader_id uuid NOT NULL,
        told_at timestamptz NOT NULL,
        CONSTRAINT document_reading_pk PRIMARY KEY (document_id, reader_id),
        CONSTRAINT document_reading_document FOREIGN KEY (document_id) REFERENCES document(id) ON DELETE CASCADE
      );
    `);
    await queryRunner.query(`
      CREATE TABLE gallery_collection (
        id uuid NOT NULL,
        catergory text NOT NULL,
        created_by uuid NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT gallery_collection_pk PRIMARY KEY (id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE gallery_image (
        id uuid NOT NULL,
        collection_id uuid NOT NULL,
        side text NOT NULL,
        position integer NOT NULL,
        status text NOT NULL,
        original_key text,
        width integer NOT NULL,
        height integer NOT NULL,
        placeholder text NOT NULL,
        sources jsonb NOT NULL,
        attempts integer NOT NULL,
        queued_at timestamptz NOT NULL,
        CONSTRAINT gallery_image_pk PRIMARY KEY (id),
        CONSTRAINT gallery_image_place UNIQUE (collection_id, side, "position"),
        CONSTRAINT gallery_image_collection FOREIGN KEY (collection_id) REFERENCES gallery_collection(id) ON DELETE CASCADE,
        CONSTRAINT gallery_image_side CHECK (side IN ('before', 'after')),
        CONSTRAINT gallery_image_status CHECK (status IN ('processing', 'ready', 'damaged')),
        CONSTRAINT gallery_image_attempts CHECK (attempts >= 0),
        CONSTRAINT gallery_image_original CHECK ((status = 'processing') = (original_key IS NOT NULL))
      );
      CREATE INDEX gallery_image_processing ON gallery_image (queued_at) WHERE status = 'processing';
    `);
    await queryRunner.query(`
      CREATE TABLE anonymous_upload (
        minute timestamptz NOT NULL,
        source text NOT NULL,
        bytes bigint NOT NULL,
        CONSTRAINT anonymous_upload_pk PRIMARY KEY (minute, source),
        CONSTRAINT anonymous_upload_bytes CHECK (bytes >= 0)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE enquiry_photo (
        id uuid NOT NULL,
        enquiry_id uuid,
        position integer NOT NULL DEFAULT 0,
        object_key text NOT NULL,
        size_bytes integer NOT NULL,
        key_id text NOT NULL,
        head_digest bytea NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT enquiry_photo_pk PRIMARY KEY (id),
        CONSTRAINT enquiry_photo_object_unique UNIQUE (object_key),
        CONSTRAINT enquiry_photo_position CHECK ("position" >= 0),
        CONSTRAINT enquiry_photo_size CHECK (size_bytes > 0),
        CONSTRAINT enquiry_photo_key_id CHECK (key_id ~ '^[0-9a-f]{16}$'),
        CONSTRAINT enquiry_photo_head_digest CHECK (length(head_digest) = 32)
      );
      CREATE INDEX enquiry_photo_enquiry ON enquiry_photo (enquiry_id) WHERE enquiry_id IS NOT NULL;
      CREATE INDEX enquiry_photo_unnamed ON enquiry_photo (created_at) WHERE enquiry_id IS NULL;
    `);
    await queryRunner.query(`
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
        created_at timestamptz NOT NULL,
        CONSTRAINT adjustment_file_pk PRIMARY KEY (id),
        CONSTRAINT adjustment_file_one UNIQUE (adjustment_id),
        CONSTRAINT adjustment_file_object_unique UNIQUE (object_key),
        CONSTRAINT adjustment_file_type CHECK (content_type IN ('image/jpeg', 'image/png', 'application/pdf')),
        CONSTRAINT adjustment_file_size CHECK (size_bytes > 0),
        CONSTRAINT adjustment_file_key_id CHECK (key_id ~ '^[0-9a-f]{16}$'),
        CONSTRAINT adjustment_file_head_digest CHECK (length(head_digest) = 32),
        CONSTRAINT adjustment_file_belongs CHECK ((adjustment_id IS NULL) = (person_id IS NULL))
      );
      CREATE INDEX adjustment_file_unnamed ON adjustment_file (created_at) WHERE adjustment_id IS NULL;
    `);
    await queryRunner.query(`
      CREATE TABLE compliance_version (
        id uuid NOT NULL,
        person_id uuid NOT NULL,
        kind text NOT NULL,
        number integer NOT NULL,
        state text NOT NULL,
        submitted_at timestamptz NOT NULL,
        decided_at timestamptz,
        decided_by uuid,
        decided_by_name text NOT NULL DEFAULT '',
        reason text NOT NULL DEFAULT '',
        issued_on date,
        expires_on date,
        details jsonb NOT NULL DEFAULT '{}',
        work_limit boolean NOT NULL DEFAULT false,
        files_deleted_at timestamptz,
        CONSTRAINT compliance_version_pk PRIMARY KEY (id),
        CONSTRAINT compliance_version_once UNIQUE (person_id, kind, number),
        CONSTRAINT compliance_version_kind CHECK (kind IN ('passport_img', 'address_proof_img', 'police_check_img',
          'children_check_img', 'agreement_img', 'declaration_img', 'public_liability', 'visa', 'induction',
          'licence')),
        CONSTRAINT compliance_version_number CHECK (number > 0),
        CONSTRAINT compliance_version_state CHECK (state IN ('unchecked', 'submitted', 'verified', 'refused',
          'replaced')),
        CONSTRAINT compliance_version_decided CHECK ((state IN ('verified', 'refused')) = (decided_at IS NOT NULL
          AND decided_by IS NOT NULL)),
        CONSTRAINT compliance_version_reason CHECK ((state = 'refused') = (reason <> ''))
      );
      CREATE INDEX compliance_version_waiting ON compliance_version (person_id) WHERE state = 'submitted';
      CREATE INDEX compliance_version_expiry ON compliance_version (expires_on) WHERE state = 'verified';
    `);
    await queryRunner.query(`
      CREATE TABLE compliance_notice (
        version_id uuid NOT NULL,
        days integer NOT NULL,
        expires_on date NOT NULL,
        CONSTRAINT compliance_notice_pk PRIMARY KEY (version_id, days, expires_on),
        CONSTRAINT compliance_notice_version FOREIGN KEY (version_id) REFERENCES compliance_version(id) ON DELETE CASCADE
      );
    `);
    await queryRunner.query(`
      CREATE TABLE compliance_request (
        person_id uuid NOT NULL,
        kind text NOT NULL,
        asked_at timestamptz NOT NULL,
        CONSTRAINT compliance_request_pk PRIMARY KEY (person_id, kind)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE compliance_settings (
        id integer NOT NULL,
        settings jsonb NOT NULL,
        version integer NOT NULL,
        CONSTRAINT compliance_settings_pk PRIMARY KEY (id),
        CONSTRAINT compliance_settings_once CHECK (id = 1)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE work_photo (
        id uuid NOT NULL,
        person_id uuid NOT NULL,
        object_key text NOT NULL,
        size_bytes integer NOT NULL,
        key_id text NOT NULL,
        head_digest bytea NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        created_at timestamptz NOT NULL,
        CONSTRAINT work_photo_pk PRIMARY KEY (id),
        CONSTRAINT work_photo_object_unique UNIQUE (object_key),
        CONSTRAINT work_photo_size CHECK (size_bytes > 0),
        CONSTRAINT work_photo_key_id CHECK (key_id ~ '^[0-9a-f]{16}$'),
        CONSTRAINT work_photo_head_digest CHECK (length(head_digest) = 32)
      );
      CREATE INDEX work_photo_by_person ON work_photo (person_id, created_at);
      CREATE INDEX work_photo_by_time ON work_photo (created_at);
    `);
    await queryRunner.query(`
      CREATE TABLE named_work_photo (
        photo_id uuid NOT NULL,
        owner_id uuid NOT NULL,
        kind text NOT NULL,
        job_id uuid,
        person_id uuid NOT NULL,
        position integer NOT NULL,
        deleted_at timestamptz,
        CONSTRAINT named_work_photo_pk PRIMARY KEY (photo_id),
        CONSTRAINT named_work_photo_kind_known CHECK (kind IN ('visit', 'incident', 'inspection', 'complaint',
          'feedback'))
      );
      CREATE INDEX named_work_photo_by_owner ON named_work_photo (owner_id, "position");
    `);
    await queryRunner.query(`
      CREATE TABLE gallery_consent (
        collection_id uuid NOT NULL,
        idempotency_key uuid NOT NULL,
        before_photo_id uuid NOT NULL,
        after_photo_id uuid NOT NULL,
        agreed_by text NOT NULL,
        consent text NOT NULL,
        noted_by uuid NOT NULL,
        noted_by_name text NOT NULL,
        noted_at timestamptz NOT NULL,
        CONSTRAINT gallery_consent_pk PRIMARY KEY (collection_id),
        CONSTRAINT gallery_consent_once UNIQUE (idempotency_key),
        CONSTRAINT gallery_consent_by_somebody CHECK (agreed_by <> ''),
        CONSTRAINT gallery_consent_says_something CHECK (consent <> '')
      );
    `);
    await queryRunner.query(`
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
        created_at timestamptz NOT NULL,
        CONSTRAINT site_file_pk PRIMARY KEY (id),
        CONSTRAINT site_file_object_unique UNIQUE (object_key),
        CONSTRAINT site_file_kind_known CHECK (kind IN ('picture', 'sheet')),
        CONSTRAINT site_file_named CHECK (name <> ''),
        CONSTRAINT site_file_size CHECK (size_bytes > 0),
        CONSTRAINT site_file_key_id CHECK (key_id ~ '^[0-9a-f]{16}$'),
        CONSTRAINT site_file_head_digest CHECK (length(head_digest) = 32)
      );
      CREATE INDEX site_file_by_job ON site_file (job_id, created_at, id);
    `);
    await queryRunner.query(`
      CREATE TABLE known_site (
        id uuid NOT NULL,
        state jsonb NOT NULL,
        CONSTRAINT known_site_pk PRIMARY KEY (id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE site_page (
        page text NOT NULL,
        version integer NOT NULL,
        draft jsonb NOT NULL,
        published jsonb NOT NULL,
        CONSTRAINT site_page_pk PRIMARY KEY (page)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE site_page_version (
        page text NOT NULL,
        version integer NOT NULL,
        texts jsonb NOT NULL,
        published_by text NOT NULL,
        published_at timestamptz NOT NULL,
        CONSTRAINT site_page_version_pk PRIMARY KEY (page, version)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE site_picture_file (
        id uuid NOT NULL,
        place text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        sources jsonb NOT NULL,
        bytes bytea,
        created_at timestamptz NOT NULL,
        CONSTRAINT site_picture_file_pk PRIMARY KEY (id),
        CONSTRAINT site_picture_file_place_unique UNIQUE (place, id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE site_picture (
        place text NOT NULL,
        version integer NOT NULL,
        draft_file uuid,
        draft_alt text NOT NULL,
        published_file uuid,
        published_alt text NOT NULL,
        CONSTRAINT site_picture_pk PRIMARY KEY (place),
        CONSTRAINT site_picture_draft_fk FOREIGN KEY (place, draft_file) REFERENCES site_picture_file(place, id),
        CONSTRAINT site_picture_published_fk FOREIGN KEY (place, published_file) REFERENCES site_picture_file(place,
          id),
        CONSTRAINT site_picture_draft_alt_check CHECK ((draft_file IS NULL) = (draft_alt = '')),
        CONSTRAINT site_picture_published_alt_check CHECK ((published_file IS NULL) = (published_alt = ''))
      );
    `);
    await queryRunner.query(`
      CREATE TABLE site_picture_version (
        place text NOT NULL,
        version integer NOT NULL,
        file uuid,
        alt text NOT NULL,
        published_by text NOT NULL,
        published_at timestamptz NOT NULL,
        CONSTRAINT site_picture_version_pk PRIMARY KEY (place, version),
        CONSTRAINT site_picture_version_file_fk FOREIGN KEY (place, file) REFERENCES site_picture_file(place, id)
      );
      CREATE INDEX site_picture_version_file_index ON site_picture_version (file);
    `);
    await queryRunner.query(`
      CREATE TABLE compliance_check_notice (
        version_id uuid NOT NULL,
        days integer NOT NULL,
        check_again_on date NOT NULL,
        CONSTRAINT compliance_check_notice_pk PRIMARY KEY (version_id, days, check_again_on),
        CONSTRAINT compliance_check_notice_version FOREIGN KEY (version_id) REFERENCES compliance_version(id) ON DELETE CASCADE
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('The first migration of a database is not undone: drop the database.');
  }
}
