import type { MigrationInterface, QueryRunner } from 'typeorm';

/** svc-invoice erases the names of people in old documents once it reads that they are erased here. */
export class AnnounceErasedPeople1799560000000 implements MigrationInterface {
  name = 'AnnounceErasedPeople1799560000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO change (entity, entity_id) SELECT 'payee', id FROM account WHERE erased_at IS NOT NULL
      ON CONFLICT (entity, entity_id) DO UPDATE SET seq = NULL, changed_at = now()`);
  }

  async down(): Promise<void> {
    // The feed may name a thing again.
  }
}
