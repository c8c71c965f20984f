import type { MigrationInterface, QueryRunner } from 'typeorm';

const toAmount = (amount: string) => `
  ALTER TABLE invoice_version
    DROP CONSTRAINT invoice_version_sub_total,
    ADD CONSTRAINT invoice_version_sub_total CHECK (${amount})`;

/** A later version of an invoice of a job may be of nothing, as that of a client's invoice. */
export class AllowInvoicesOfNothing1799530000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(toAmount('sub_total_cents > 0 OR (sub_total_cents = 0 AND version > 1)'));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(toAmount('sub_total_cents > 0'));
  }
}
