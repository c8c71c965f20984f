import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Checklists of jobs, and what people answer when they finish. A version is never changed: what was answered to it stays readable by it.
 * Answers are taken for finished work only, which is never deleted.
 */
export class KeepChecklists1799200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE checklist_version (
        id uuid CONSTRAINT checklist_version_pk PRIMARY KEY,
        job_id uuid NOT NULL CONSTRAINT checklist_version_of_job REFERENCES job (id),
        version integer NOT NULL CONSTRAINT checklist_version_counts CHECK (version > 0),
        areas jsonb NOT NULL,
        saved_at timestamptz NOT NULL,
        saved_by_name text NOT NULL,
        CONSTRAINT checklist_version_once UNIQUE (job_id, version)
      );
      CREATE TABLE visit_report (
        id uuid CONSTRAINT visit_report_pk PRIMARY KEY,
        idempotency_key uuid NOT NULL CONSTRAINT visit_report_once UNIQUE,
        record_id uuid NOT NULL,
        person_id uuid NOT NULL,
        version_id uuid CONSTRAINT visit_report_of_version REFERENCES checklist_version (id),
        answers jsonb NOT NULL,
        photos jsonb NOT NULL,
        answered_at timestamptz NOT NULL,
        sent_at timestamptz NOT NULL
      );
      CREATE INDEX visit_report_by_record ON visit_report (record_id);
      CREATE INDEX visit_report_by_person ON visit_report (person_id, answered_at);
      CREATE FUNCTION refuse_checklist_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'a version of a checklist is never changed' USING ERRCODE = 'restrict_violation';
        END $$;
      CREATE TRIGGER checklist_version_is_kept BEFORE UPDATE ON checklist_version
        FOR EACH ROW EXECUTE FUNCTION refuse_checklist_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE visit_report, checklist_version; DROP FUNCTION refuse_checklist_change;');
  }
}
