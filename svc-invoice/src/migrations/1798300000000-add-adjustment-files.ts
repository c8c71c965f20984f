import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The receipt or agreement of an adjustment: the id of a file at svc-media, which belongs to no other adjustment. */
export class AddAdjustmentFiles1798300000000 implements MigrationInterface {
  name = 'AddAdjustmentFiles1798300000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE pay_item ADD COLUMN file_id uuid,
        ADD CONSTRAINT pay_item_file CHECK (file_id IS NULL OR kind IN ('reimbursement', 'bonus', 'deduction'));
      CREATE UNIQUE INDEX pay_item_file_unique ON pay_item (file_id) WHERE file_id IS NOT NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE pay_item DROP COLUMN file_id');
  }
}
