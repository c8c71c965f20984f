import type { MigrationInterface, QueryRunner } from 'typeorm';

/** svc-invoice reads work that goes on, too: invoices of a month wait for it. What has begun already enters the feed anew. */
export class EnterOpenWork1799340000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO change (entity, entity_id)
        SELECT DISTINCT 'current-work', person_id FROM work_record WHERE ended_at IS NULL
      ON CONFLICT (entity, entity_id) DO UPDATE SET seq = NULL, changed_at = now()`);
  }

  /** The version before reads these entries, too. */
  async down(): Promise<void> {}
}
