import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Prices that are agreed for jobs, and how they are charged. */
export class AgreePrices1799000000100 implements MigrationInterface {
  name = 'AgreePrices1799000000100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- A monthly price is not charged after it. Null while the job goes on, and for what the version before has written.
      ALTER TABLE known_job ADD COLUMN ended_on date;

      -- From this day on the job has this price. A job without any is invoiced by the hour.
      CREATE TABLE job_price (
        job_id uuid NOT NULL,
        valid_from date NOT NULL,
        basis text NOT NULL CONSTRAINT job_price_basis CHECK (basis IN ('hour', 'visit', 'month', 'none')),
        -- Without GST, of a visit or a month.
        cents bigint CONSTRAINT job_price_above_nothing CHECK (cents > 0),
        -- Of the job's changes; rises.
        version integer NOT NULL CONSTRAINT job_price_version CHECK (version > 0),
        CONSTRAINT job_price_pk PRIMARY KEY (job_id, valid_from),
        CONSTRAINT job_price_amount CHECK ((basis IN ('visit', 'month')) = (cents IS NOT NULL))
      );
      CREATE TABLE price_settings (
        only_row boolean NOT NULL CONSTRAINT price_settings_pk PRIMARY KEY
          CONSTRAINT price_settings_only_row CHECK (only_row),
        part_month text NOT NULL CONSTRAINT price_settings_part_month CHECK (part_month IN ('days', 'whole')),
        version integer NOT NULL CONSTRAINT price_settings_version CHECK (version > 0)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE price_settings, job_price; ALTER TABLE known_job DROP COLUMN ended_on');
  }
}
