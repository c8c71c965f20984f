import type { MigrationInterface, QueryRunner } from 'typeorm';

/** PayID and BPAY in addition to the bank account, in the changes that admins approve. */
export class KnowOtherWaysToPay1799710700000 implements MigrationInterface {
  name = 'KnowOtherWaysToPay1799710700000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE bank_details_change
        ADD COLUMN pay_id text NOT NULL DEFAULT '',
        ADD COLUMN bpay_biller_code text NOT NULL DEFAULT ''`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE bank_details_change DROP COLUMN pay_id, DROP COLUMN bpay_biller_code');
  }
}
