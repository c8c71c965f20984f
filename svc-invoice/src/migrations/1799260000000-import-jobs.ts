import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of jobs that were imported, and the jobs of each: an import can be undone for a day. */
export class ImportJobs1799260000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE job_import (
        id uuid NOT NULL CONSTRAINT job_import_pk PRIMARY KEY,
        file_name text NOT NULL,
        jobs integer NOT NULL CONSTRAINT job_import_jobs CHECK (jobs > 0),
        imported_by text NOT NULL,
        imported_at timestamptz NOT NULL DEFAULT now(),
        undone_at timestamptz
      );
      CREATE INDEX job_import_newest ON job_import (imported_at);
      CREATE TABLE imported_job (
        job_id uuid NOT NULL CONSTRAINT imported_job_pk PRIMARY KEY,
        import_id uuid NOT NULL CONSTRAINT imported_job_import REFERENCES job_import (id),
        job jsonb NOT NULL
      );
      CREATE INDEX imported_job_of_import ON imported_job (import_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE imported_job, job_import');
  }
}
