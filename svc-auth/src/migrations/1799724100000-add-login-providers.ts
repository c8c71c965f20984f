import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts with Google, Microsoft and the like by which people log in, and how they may log in. */
export class AddLoginProviders1799724100000 implements MigrationInterface {
  name = 'AddLoginProviders1799724100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE linked_identity (
        id uuid NOT NULL CONSTRAINT linked_identity_pk PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT linked_identity_account REFERENCES account (id) ON DELETE CASCADE,
        issuer text NOT NULL,
        subject text NOT NULL CONSTRAINT linked_identity_subject CHECK (char_length(subject) BETWEEN 1 AND 255),
        email text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz,
        CONSTRAINT linked_identity_once UNIQUE (issuer, subject),
        CONSTRAINT linked_identity_of_account UNIQUE (account_id, issuer)
      );
      CREATE TABLE provider_attempt (
        id uuid NOT NULL CONSTRAINT provider_attempt_pk PRIMARY KEY,
        provider text NOT NULL,
        purpose text NOT NULL CONSTRAINT provider_attempt_purpose CHECK (purpose IN ('login', 'link')),
        state_hash text NOT NULL CONSTRAINT provider_attempt_state UNIQUE,
        browser_hash text,
        session_id uuid,
        nonce text NOT NULL,
        verifier text NOT NULL,
        expires_at timestamptz NOT NULL,
        taken_at timestamptz,
        account_id uuid CONSTRAINT provider_attempt_account REFERENCES account (id) ON DELETE CASCADE,
        has_mfa boolean NOT NULL DEFAULT false,
        authenticated_at timestamptz,
        CONSTRAINT provider_attempt_is_hashed CHECK (state_hash ~ '^[0-9a-f]{64}$' AND browser_hash ~ '^[0-9a-f]{64}$'),
        CONSTRAINT provider_attempt_owner CHECK (CASE purpose
          WHEN 'login' THEN browser_hash IS NOT NULL AND session_id IS NULL
          ELSE browser_hash IS NULL AND session_id IS NOT NULL AND account_id IS NOT NULL END)
      );
      CREATE INDEX provider_attempt_over ON provider_attempt (expires_at);
      CREATE INDEX provider_attempt_of_account ON provider_attempt (account_id);
      CREATE TABLE login_settings (
        id smallint NOT NULL CONSTRAINT login_settings_pk PRIMARY KEY CONSTRAINT login_settings_one_row CHECK (id = 1),
        admins_without_password boolean NOT NULL,
        contractors_with_providers boolean NOT NULL,
        version integer NOT NULL
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE login_settings; DROP TABLE provider_attempt; DROP TABLE linked_identity');
  }
}
