import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Texts of the public pages that the office has changed, and what was published. */
export class EditSiteTexts1799450000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_page (
        page text NOT NULL CONSTRAINT site_page_pk PRIMARY KEY,
        version integer NOT NULL,
        draft jsonb NOT NULL,
        published jsonb NOT NULL
      );
      CREATE TABLE site_page_version (
        page text NOT NULL,
        version integer NOT NULL,
        texts jsonb NOT NULL,
        published_by text NOT NULL,
        published_at timestamptz NOT NULL,
        CONSTRAINT site_page_version_pk PRIMARY KEY (page, version)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_page_version, site_page');
  }
}
