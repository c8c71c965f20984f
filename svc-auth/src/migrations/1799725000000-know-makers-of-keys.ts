import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The admin who made an API key, by id, and the person named by a provider until the second factor's code is given. */
export class KnowMakersOfKeys1799725000000 implements MigrationInterface {
  name = 'KnowMakersOfKeys1799725000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // The former version adds keys without it, which stay empty.
    await queryRunner.query(`
      ALTER TABLE api_key ADD COLUMN made_by_id uuid;
      UPDATE api_key SET made_by_id = account.id
      FROM audit_entry JOIN account ON account.id::text = actor_id
      WHERE action = 'api-key.created' AND subject_id = api_key.id::text;
      ALTER TABLE provider_attempt ADD COLUMN subject text`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE provider_attempt DROP COLUMN subject; ALTER TABLE api_key DROP COLUMN made_by_id',
    );
  }
}
