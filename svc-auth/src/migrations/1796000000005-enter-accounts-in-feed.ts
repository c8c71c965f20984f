import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Enters all accounts in the feed, and keeps the data of earlier registration events as rows. Several keys can be
 * trusted during a rotation; SigningKeys seals the private key at the next start.
 */
export class EnterAccountsInFeed1796000000005 implements MigrationInterface {
  name = 'EnterAccountsInFeed1796000000005';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE registration (
        user_id uuid NOT NULL CONSTRAINT registration_pk PRIMARY KEY,
        registration_id uuid NOT NULL CONSTRAINT registration_once UNIQUE,
        documents jsonb NOT NULL
      );
      INSERT INTO registration (user_id, registration_id, documents)
        SELECT DISTINCT ON (payload->>'user_id')
          (payload->>'user_id')::uuid, (payload->>'registration_id')::uuid, payload->'documents'
        FROM outbox_event WHERE name = 'registration.completed' ORDER BY payload->>'user_id', position;
      INSERT INTO change (entity, entity_id)
        SELECT 'account', id FROM account UNION ALL SELECT 'registration', user_id FROM registration;

      ALTER TABLE account_documents DROP COLUMN version;
      ALTER TABLE account_assignments DROP COLUMN version;

      DROP INDEX signing_key_only_one;
      ALTER TABLE signing_key RENAME COLUMN private_key_pem TO private_key;
      -- From then on it signs nothing; it is trusted for as long as the tokens that it has signed live.
      ALTER TABLE signing_key ADD COLUMN retired_at timestamptz;
      CREATE UNIQUE INDEX signing_key_one_in_use ON signing_key ((true)) WHERE retired_at IS NULL;`);
  }

  async down(): Promise<void> {
    throw new Error('Sealed keys are not opened again: restore the backup from before the update.');
  }
}
