import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The state of finished work includes its worked minutes; publishes existing work again. */
export class PublishWorkedMinutes1799670000000 implements MigrationInterface {
  name = 'PublishWorkedMinutes1799670000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO change (entity, entity_id)
        SELECT 'work-record', id FROM work_record WHERE ended_at IS NOT NULL AND NOT is_manual
      ON CONFLICT (entity, entity_id) DO UPDATE SET seq = NULL, changed_at = now()`);
  }

  async down(): Promise<void> {
    // States are made when they are read.
  }
}
