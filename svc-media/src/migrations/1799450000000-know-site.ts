import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The company as svc-invoice's feed describes it: the public pages are written from it. */
export class KnowSite1799450000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_site (
        id uuid NOT NULL CONSTRAINT known_site_pk PRIMARY KEY,
        state jsonb NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE known_site');
  }
}
