import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Name, colour and logo of the company, for papers. The feeds that have them are read again from the beginning. */
export class KnowCompany1799530000000 implements MigrationInterface {
  name = 'KnowCompany1799530000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE known_company (
        id uuid NOT NULL CONSTRAINT known_company_pk PRIMARY KEY,
        name text NOT NULL,
        colour text NOT NULL
      );
      CREATE TABLE known_logo (
        id uuid NOT NULL CONSTRAINT known_logo_pk PRIMARY KEY,
        png bytea NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL
      );
      UPDATE change_cursor SET last_seq = 0 WHERE source IN ('invoice', 'media')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE known_company, known_logo');
  }
}
