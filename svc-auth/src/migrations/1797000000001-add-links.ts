import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddLinks1797000000001 implements MigrationInterface {
  name = 'AddLinks1797000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- When the person opened the link that was mailed to the address.
      ALTER TABLE account ADD COLUMN email_confirmed_at timestamptz;

      CREATE TABLE one_time_link (
        id uuid NOT NULL CONSTRAINT one_time_link_pk PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT one_time_link_account REFERENCES account (id) ON DELETE CASCADE,
        purpose text NOT NULL CONSTRAINT one_time_link_purpose 
          CHECK (purpose IN ('reset-password', 'invitation', 'confirm-email')),
        -- SHA-256 of the token, which has 256 random bits.
        token_hash text NOT NULL CONSTRAINT one_time_link_token UNIQUE
          CONSTRAINT one_time_link_token_is_hashed CHECK (token_hash ~ '^[0-9a-f]{64}$'),
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        -- The admin who made it; null when the person asked for it.
        made_by uuid
      );
      CREATE INDEX one_time_link_account ON one_time_link (account_id, created_at);
      CREATE INDEX one_time_link_over ON one_time_link (expires_at);

      -- Somebody asked for a link. Worked off after the answer, which therefore takes the same time for every address.
      CREATE TABLE reset_request (
        id uuid NOT NULL CONSTRAINT reset_request_pk PRIMARY KEY,
        email text NOT NULL CONSTRAINT reset_request_email_is_sealed CHECK (email ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
        created_at timestamptz NOT NULL DEFAULT now()
      );`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'DROP TABLE one_time_link, reset_request; ALTER TABLE account DROP COLUMN email_confirmed_at',
    );
  }
}
