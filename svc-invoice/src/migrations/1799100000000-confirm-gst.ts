import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has confirmed the GST rate. Nobody has before the first time. */
export class ConfirmGst1799100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE gst_confirmation (
        only_row boolean NOT NULL CONSTRAINT gst_confirmation_pk PRIMARY KEY
          CONSTRAINT gst_confirmation_only_row CHECK (only_row),
        -- Hundredths of a percent.
        rate integer NOT NULL CONSTRAINT gst_confirmation_rate CHECK (rate BETWEEN 0 AND 10000),
        confirmed_by text NOT NULL,
        confirmed_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE gst_confirmation');
  }
}
