import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddEnquiryPhotos1798200000000 implements MigrationInterface {
  name = 'AddEnquiryPhotos1798200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE enquiry_photo (
        id uuid NOT NULL CONSTRAINT enquiry_photo_pk PRIMARY KEY,
        enquiry_id uuid,
        position integer NOT NULL DEFAULT 0 CONSTRAINT enquiry_photo_position CHECK (position >= 0),
        object_key text NOT NULL CONSTRAINT enquiry_photo_object_unique UNIQUE,
        size_bytes integer NOT NULL CONSTRAINT enquiry_photo_size CHECK (size_bytes > 0),
        key_id text NOT NULL CONSTRAINT enquiry_photo_key_id CHECK (key_id ~ '^[0-9a-f]{16}$'),
        head_digest bytea NOT NULL CONSTRAINT enquiry_photo_head_digest CHECK (length(head_digest) = 32),
        width integer NOT NULL,
        height integer NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX enquiry_photo_enquiry ON enquiry_photo (enquiry_id) WHERE enquiry_id IS NOT NULL;
      CREATE INDEX enquiry_photo_unnamed ON enquiry_photo (created_at) WHERE enquiry_id IS NULL;`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE enquiry_photo');
  }
}
