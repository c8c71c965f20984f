import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSiteFiles1799320000000 implements MigrationInterface {
  name = 'AddSiteFiles1799320000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE site_file (
        id uuid NOT NULL CONSTRAINT site_file_pk PRIMARY KEY,
        job_id uuid NOT NULL,
        kind text NOT NULL CONSTRAINT site_file_kind_known CHECK (kind IN ('picture', 'sheet')),
        name text NOT NULL CONSTRAINT site_file_named CHECK (name <> ''),
        added_by uuid NOT NULL,
        object_key text NOT NULL CONSTRAINT site_file_object_unique UNIQUE,
        size_bytes integer NOT NULL CONSTRAINT site_file_size CHECK (size_bytes > 0),
        key_id text NOT NULL CONSTRAINT site_file_key_id CHECK (key_id ~ '^[0-9a-f]{16}$'),
        head_digest bytea NOT NULL CONSTRAINT site_file_head_digest CHECK (length(head_digest) = 32),
        created_at timestamptz NOT NULL
      );
      CREATE INDEX site_file_by_job ON site_file (job_id, created_at, id);`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE site_file');
  }
}
