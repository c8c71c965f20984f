import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the website promises and shows as proof, and the postcode of a place that somebody wants cleaned. */
export class ProveSite1799460000900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_proof (
        only_row boolean PRIMARY KEY CHECK (only_row),
        proof jsonb NOT NULL,
        version integer NOT NULL
      )`);
    await runner.query(`ALTER TABLE enquiry ADD COLUMN postcode text NOT NULL DEFAULT ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE enquiry DROP COLUMN postcode');
    await runner.query('DROP TABLE site_proof');
  }
}
