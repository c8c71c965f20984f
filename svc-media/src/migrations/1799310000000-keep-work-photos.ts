import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepWorkPhotos1799310000000 implements MigrationInterface {
  name = 'KeepWorkPhotos1799310000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE work_photo (
        id uuid NOT NULL CONSTRAINT work_photo_pk PRIMARY KEY,
        person_id uuid NOT NULL,
        object_key text NOT NULL CONSTRAINT work_photo_object_unique UNIQUE,
        size_bytes integer NOT NULL CONSTRAINT work_photo_size CHECK (size_bytes > 0),
        key_id text NOT NULL CONSTRAINT work_photo_key_id CHECK (key_id ~ '^[0-9a-f]{16}$'),
        head_digest bytea NOT NULL CONSTRAINT work_photo_head_digest CHECK (length(head_digest) = 32),
        width integer NOT NULL,
        height integer NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE INDEX work_photo_by_person ON work_photo (person_id, created_at);
      CREATE INDEX work_photo_by_time ON work_photo (created_at);
      CREATE TABLE named_work_photo (
        photo_id uuid NOT NULL CONSTRAINT named_work_photo_pk PRIMARY KEY,
        owner_id uuid NOT NULL,
        kind text NOT NULL CONSTRAINT named_work_photo_kind_known CHECK (kind IN ('visit', 'incident', 'inspection')),
        job_id uuid,
        person_id uuid NOT NULL,
        position integer NOT NULL,
        deleted_at timestamptz
      );
      CREATE INDEX named_work_photo_by_owner ON named_work_photo (owner_id, position);
      CREATE TABLE gallery_consent (
        collection_id uuid NOT NULL CONSTRAINT gallery_consent_pk PRIMARY KEY,
        idempotency_key uuid NOT NULL CONSTRAINT gallery_consent_once UNIQUE,
        before_photo_id uuid NOT NULL,
        after_photo_id uuid NOT NULL,
        agreed_by text NOT NULL CONSTRAINT gallery_consent_by_somebody CHECK (agreed_by <> ''),
        consent text NOT NULL CONSTRAINT gallery_consent_says_something CHECK (consent <> ''),
        noted_by uuid NOT NULL,
        noted_by_name text NOT NULL,
        noted_at timestamptz NOT NULL
      );`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE work_photo, named_work_photo, gallery_consent');
  }
}
