import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPasskeys1798200000000 implements MigrationInterface {
  name = 'AddPasskeys1798200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE session
        -- When the factor was given again after the login; null before.
        ADD COLUMN factor_at timestamptz;

      CREATE TABLE passkey (
        id uuid NOT NULL CONSTRAINT passkey_pk PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT passkey_account REFERENCES account (id) ON DELETE CASCADE,
        -- base64url
        credential_id text NOT NULL CONSTRAINT passkey_credential_unique UNIQUE,
        -- COSE key
        public_key bytea NOT NULL,
        -- Of the last signature. It rises with each one; 0 for authenticators that do not count.
        counter bigint NOT NULL CONSTRAINT passkey_counter CHECK (counter >= 0),
        transports text[] NOT NULL,
        synced boolean NOT NULL,
        name text NOT NULL CONSTRAINT passkey_name CHECK (char_length(name) BETWEEN 1 AND 60),
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz,
        -- When its counter went back. It is not accepted any more.
        copied_at timestamptz
      );
      CREATE INDEX passkey_of_account ON passkey (account_id);

      CREATE TABLE passkey_challenge (
        id uuid NOT NULL CONSTRAINT passkey_challenge_pk PRIMARY KEY,
        challenge text NOT NULL,
        purpose text NOT NULL CONSTRAINT passkey_challenge_purpose CHECK (purpose IN ('add', 'login', 'step-up')),
        -- Null for a login: the passkey names the person.
        account_id uuid CONSTRAINT passkey_challenge_account REFERENCES account (id) ON DELETE CASCADE,
        expires_at timestamptz NOT NULL,
        CONSTRAINT passkey_challenge_person CHECK ((purpose = 'login') = (account_id IS NULL))
      );
      CREATE INDEX passkey_challenge_over ON passkey_challenge (expires_at);

      -- Services of this version know of each admin whether there is a second factor.
      INSERT INTO change (entity, entity_id) SELECT 'account', id FROM account WHERE role = 'admin' ORDER BY id
        ON CONFLICT (entity, entity_id) DO UPDATE SET seq = NULL, changed_at = now();`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE passkey_challenge, passkey;
      ALTER TABLE session DROP COLUMN factor_at;`);
  }
}
