import type { MigrationInterface, QueryRunner } from 'typeorm';

/** svc-invoice reads which characters of account names a bank may not take: payees that it has read are entered again. */
export class EnterAccountNames1798500000100 implements MigrationInterface {
  name = 'EnterAccountNames1798500000100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO change (entity, entity_id) SELECT 'payee', id FROM account WHERE account_name !~ '^[A-Za-z ]*$'
      ON CONFLICT (entity, entity_id) DO UPDATE SET seq = NULL, changed_at = now()`);
  }

  async down(): Promise<void> {
    // The version before reads the same entries.
  }
}
