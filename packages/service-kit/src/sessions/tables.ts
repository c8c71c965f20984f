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
