import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents that are there stay plain until DocumentEncryption reaches them: both are served meanwhile. */
export class EncryptDocuments1796000000031 implements MigrationInterface {
  name = 'EncryptDocuments1796000000031';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE document
        ADD COLUMN key_id text CONSTRAINT document_key_id CHECK (key_id ~ '^[0-9a-f]{16}$'),
        ADD COLUMN head_digest bytea CONSTRAINT document_head_digest CHECK (length(head_digest) = 32),
        ADD CONSTRAINT document_encryption CHECK ((key_id IS NULL) = (head_digest IS NULL));
      CREATE INDEX document_plain ON document (id) WHERE key_id IS NULL AND deleted_at IS NULL;

      -- What people without an account have uploaded in each minute of the last hour.
      CREATE TABLE anonymous_upload (
        minute timestamptz NOT NULL,
        -- A digest of the address that it came from.
        source text NOT NULL,
        bytes bigint NOT NULL CONSTRAINT anonymous_upload_bytes CHECK (bytes >= 0),
        CONSTRAINT anonymous_upload_pk PRIMARY KEY (minute, source)
      );`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE anonymous_upload;
      ALTER TABLE document DROP COLUMN key_id, DROP COLUMN head_digest;`);
  }
}
