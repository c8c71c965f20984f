import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adjustments are in the feed with what was paid. */
export class EnterOpenAdjustments1799550000000 implements MigrationInterface {
  name = 'EnterOpenAdjustments1799550000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO change (entity, entity_id)
        SELECT DISTINCT 'paid', person_id FROM pay_item
        WHERE kind IN ('reimbursement', 'bonus', 'deduction') AND approved_cents <> paid_cents
      ON CONFLICT (entity, entity_id) DO UPDATE SET seq = NULL, changed_at = now()`);
  }

  async down(): Promise<void> {
    // The feed may name a thing again.
  }
}
