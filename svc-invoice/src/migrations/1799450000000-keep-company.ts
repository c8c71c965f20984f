import { SITE_ID } from '@cleaning/contracts';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is known of the company beside what is on its papers, and the history of both; other services read it in the feed. */
export class KeepCompany1799450000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE company_facts (
        only_row boolean NOT NULL CONSTRAINT company_facts_pk PRIMARY KEY CONSTRAINT company_facts_once CHECK (only_row),
        facts jsonb NOT NULL
      );
      CREATE TABLE company_version (
        version integer NOT NULL CONSTRAINT company_version_pk PRIMARY KEY,
        details jsonb NOT NULL,
        saved_by text NOT NULL,
        saved_at timestamptz NOT NULL
      )`);
    await runner.query(`INSERT INTO change (entity, entity_id) VALUES ('site', $1)`, [SITE_ID]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM change WHERE entity = 'site'; DROP TABLE company_facts, company_version`);
  }
}
