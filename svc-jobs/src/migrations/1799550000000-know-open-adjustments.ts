import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A removed person is owed reimbursements and bonuses, too. The feed that has them is read again from the beginning. */
export class KnowOpenAdjustments1799550000000 implements MigrationInterface {
  name = 'KnowOpenAdjustments1799550000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE paid_by_run ADD COLUMN open_adjustments_cents bigint NOT NULL DEFAULT 0;
      UPDATE change_cursor SET last_seq = 0 WHERE source = 'invoice'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE paid_by_run DROP COLUMN open_adjustments_cents');
  }
}
