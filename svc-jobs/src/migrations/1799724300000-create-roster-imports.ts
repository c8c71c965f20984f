import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imported rosters and their assignments. */
export class CreateRosterImports1799724300000 implements MigrationInterface {
  name = 'CreateRosterImports1799724300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE roster_import (
        id uuid NOT NULL,
        file_name text NOT NULL,
        sha256 text NOT NULL DEFAULT '',
        assignments integer NOT NULL,
        imported_by text NOT NULL,
        imported_at timestamptz NOT NULL DEFAULT now(),
        undone_at timestamptz,
        CONSTRAINT roster_import_pk PRIMARY KEY (id),
        CONSTRAINT roster_import_assignments CHECK (assignments > 0)
      );
      CREATE INDEX roster_import_newest ON roster_import (imported_at);
      CREATE TABLE roster_import_assignment (
        import_id uuid NOT NULL,
        job_id uuid NOT NULL,
        person_id uuid NOT NULL,
        enrolled_at timestamptz NOT NULL,
        CONSTRAINT roster_import_assignment_pk PRIMARY KEY (import_id, job_id, person_id),
        CONSTRAINT roster_import_assignment_import FOREIGN KEY (import_id) REFERENCES roster_import(id),
        -- Undoing an import deletes jobs that nobody has used.
        CONSTRAINT roster_import_assignment_of_job FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE
      );
      CREATE INDEX roster_import_assignment_job ON roster_import_assignment (job_id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE roster_import_assignment; DROP TABLE roster_import');
  }
}
