import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the website has the company's logo, for mails. */
export class KnowLogo1799490000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_logo (
        id uuid NOT NULL CONSTRAINT known_logo_pk PRIMARY KEY,
        path text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE known_logo');
  }
}
