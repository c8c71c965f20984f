import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Replicas of svc-auth's people and keys, in every service but svc-auth. */
export class KnownAccounts1760000000001 implements MigrationInterface {
  name = 'KnownAccounts1760000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE known_account (
        id uuid NOT NULL CONSTRAINT known_account_pk PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        role text NOT NULL CONSTRAINT known_account_role CHECK (role IN ('admin', 'user')),
        verified boolean NOT NULL,
        removed boolean NOT NULL,
        session_version integer NOT NULL,
        version integer NOT NULL
      );
      CREATE TABLE known_signing_key (
        kid text NOT NULL CONSTRAINT known_signing_key_pk PRIMARY KEY,
        public_key_pem text NOT NULL
      );`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE known_account, known_signing_key');
  }
}

/**
 * E-mail addresses leave the services that never read them; versions belonged to events. Keys come from svc-auth's key set: those that
 * events brought are trusted no longer than that takes.
 */
export class ForgetEmails1796000000002 implements MigrationInterface {
  name = 'ForgetEmails1796000000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE known_account DROP COLUMN email, DROP COLUMN version;
      DROP TABLE known_signing_key;
      -- The last set of public keys (RFC 7517) that svc-auth answered, and when.
      CREATE TABLE token_key_set (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT token_key_set_pk PRIMARY KEY
          CONSTRAINT token_key_set_only_row CHECK (only_row),
        keys jsonb NOT NULL,
        fetched_at timestamptz NOT NULL
      );`);
  }

  async down(): Promise<void> {
    throw new Error('What was forgotten cannot be told again: restore the backup from before the update.');
  }
}

/** Which sessions of a person ended before their tokens do. */
export class EndedSessions1760000000010 implements MigrationInterface {
  name = 'EndedSessions1760000000010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE known_account ADD COLUMN ended_sessions uuid[] NOT NULL DEFAULT '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE known_account DROP COLUMN ended_sessions');
  }
}
