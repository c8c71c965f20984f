import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys by which programs use the calls. */
export class AddApiKeys1799723000000 implements MigrationInterface {
  name = 'AddApiKeys1799723000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE api_key (
        id uuid NOT NULL CONSTRAINT api_key_pk PRIMARY KEY,
        name text NOT NULL,
        key_hash text NOT NULL CONSTRAINT api_key_hash UNIQUE,
        scopes text[] NOT NULL,
        networks text[] NOT NULL,
        made_by text NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz,
        last_used_at timestamptz,
        last_used_from text NOT NULL DEFAULT '',
        CONSTRAINT api_key_is_hashed CHECK (key_hash ~ '^[0-9a-f]{64}$'),
        CONSTRAINT api_key_has_scopes CHECK (cardinality(scopes) > 0)
      );
      CREATE UNIQUE INDEX api_key_open_name ON api_key (lower(name)) WHERE revoked_at IS NULL;
      CREATE INDEX api_key_newest ON api_key (made_at, id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE api_key');
  }
}
