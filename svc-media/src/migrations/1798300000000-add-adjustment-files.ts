import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddAdjustmentFiles1798300000000 implements MigrationInterface {
  name = 'AddAdjustmentFiles1798300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE adjustment_file (
        id uuid NOT NULL CONSTRAINT adjustment_file_pk PRIMARY KEY,
        adjustment_id uuid CONSTRAINT adjustment_file_one UNIQUE,
        person_id uuid,
        uploaded_by uuid NOT NULL,
        content_type text NOT NULL CONSTRAINT adjustment_file_type
          CHECK (content_type IN ('image/jpeg', 'image/png', 'application/pdf')),
        object_key text NOT NULL CONSTRAINT adjustment_file_object_unique UNIQUE,
        size_bytes integer NOT NULL CONSTRAINT adjustment_file_size CHECK (size_bytes > 0),
        key_id text NOT NULL CONSTRAINT adjustment_file_key_id CHECK (key_id ~ '^[0-9a-f]{16}$'),
        head_digest bytea NOT NULL CONSTRAINT adjustment_file_head_digest CHECK (length(head_digest) = 32),
        created_at timestamptz NOT NULL,
        CONSTRAINT adjustment_file_belongs CHECK ((adjustment_id IS NULL) = (person_id IS NULL))
      );
      CREATE INDEX adjustment_file_unnamed ON adjustment_file (created_at) WHERE adjustment_id IS NULL;`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE adjustment_file');
  }
}
