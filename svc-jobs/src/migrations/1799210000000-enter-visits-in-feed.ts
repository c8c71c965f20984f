import type { MigrationInterface, QueryRunner } from 'typeorm';

/** svc-invoice reads on which days somebody is to work at permanent jobs. */
export class EnterVisitsInFeed1799210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO change (entity, entity_id)
        SELECT 'planned-visits', id FROM job WHERE kind = 'permanent' AND closed_at IS NULL ORDER BY id
      ON CONFLICT (entity, entity_id) DO UPDATE SET seq = NULL, changed_at = now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM change WHERE entity = 'planned-visits'`);
  }
}
