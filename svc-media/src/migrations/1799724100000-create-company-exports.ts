import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Exports of all company data: one at a time is made. */
export class CreateCompanyExports1799724100000 implements MigrationInterface {
  name = 'CreateCompanyExports1799724100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE company_export (
        id uuid NOT NULL,
        state text NOT NULL DEFAULT 'waiting',
        asked_by uuid NOT NULL,
        asked_by_name text NOT NULL,
        asked_at timestamptz NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        beat_at timestamptz,
        parts jsonb NOT NULL DEFAULT '[]',
        finished_at timestamptz,
        object_key text,
        size_bytes bigint,
        key_id text,
        head_digest bytea,
        CONSTRAINT company_export_pk PRIMARY KEY (id),
        CONSTRAINT company_export_state_known CHECK (state IN ('waiting', 'running', 'ready', 'failed', 'deleted')),
        CONSTRAINT company_export_object CHECK ((state = 'ready') = (object_key IS NOT NULL)),
        CONSTRAINT company_export_finished CHECK ((state IN ('waiting', 'running')) = (finished_at IS NULL))
      );
      CREATE UNIQUE INDEX company_export_one ON company_export ((true)) WHERE state IN ('waiting', 'running');
      CREATE INDEX company_export_by_time ON company_export (asked_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE company_export');
  }
}
