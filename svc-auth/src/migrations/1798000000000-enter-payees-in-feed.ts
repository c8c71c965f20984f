import type { MigrationInterface, QueryRunner } from 'typeorm';

/** svc-invoice pays people: it reads what it needs of each account. */
export class EnterPayeesInFeed1798000000000 implements MigrationInterface {
  name = 'EnterPayeesInFeed1798000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO change (entity, entity_id) SELECT 'payee', id FROM account
      ON CONFLICT (entity, entity_id) DO UPDATE SET seq = NULL, changed_at = now()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM change WHERE entity = 'payee'`);
  }
}
