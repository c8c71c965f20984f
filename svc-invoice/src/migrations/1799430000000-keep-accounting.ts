import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes of the accountant's files, and when a part of a payment was used. */
export class KeepAccounting1799430000000 implements MigrationInterface {
  name = 'KeepAccounting1799430000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE accounting_settings (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT accounting_settings_pk PRIMARY KEY
          CONSTRAINT accounting_settings_one_row CHECK (only_row),
        -- Account and tax codes.
        codes jsonb NOT NULL,
        gst_basis text NOT NULL CONSTRAINT accounting_settings_basis CHECK (gst_basis IN ('accrual', 'cash')),
        version integer NOT NULL
      );
      -- Null for the parts of before. The default comes after the column, so that they do not get the time of this migration.
      ALTER TABLE payment_part ADD COLUMN used_at timestamptz;
      ALTER TABLE payment_part ALTER COLUMN used_at SET DEFAULT now()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE payment_part DROP COLUMN used_at; DROP TABLE accounting_settings');
  }
}
