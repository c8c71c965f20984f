import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateMedia1767225600000 implements MigrationInterface {
  name = 'CreateMedia1767225600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
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
`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'DROP TABLE gallery_image, gallery_collection, document_reading, document, document_owner, loose_object',
    );
  }
}
