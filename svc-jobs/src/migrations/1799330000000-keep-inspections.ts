import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepInspections1799330000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE inspection (
        id uuid CONSTRAINT inspection_pk PRIMARY KEY,
        idempotency_key uuid NOT NULL CONSTRAINT inspection_once UNIQUE,
        job_id uuid NOT NULL CONSTRAINT inspection_of_job REFERENCES job (id),
        place text NOT NULL,
        inspected_at timestamptz NOT NULL,
        inspected_by uuid NOT NULL,
        inspected_by_name text NOT NULL,
        note text NOT NULL,
        areas jsonb NOT NULL
      );
      CREATE INDEX inspection_by_job ON inspection (job_id, inspected_at DESC, id DESC);
      CREATE INDEX inspection_by_person ON inspection (inspected_by, inspected_at);
      CREATE TABLE inspection_template (
        place text CONSTRAINT inspection_template_pk PRIMARY KEY,
        areas text[] NOT NULL CONSTRAINT inspection_template_has_areas CHECK (cardinality(areas) > 0),
        changed_at timestamptz NOT NULL,
        changed_by_name text NOT NULL
      );
      CREATE FUNCTION refuse_inspection_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'an inspection is never changed' USING ERRCODE = 'restrict_violation';
        END $$;
      CREATE TRIGGER inspection_is_kept BEFORE UPDATE ON inspection FOR EACH ROW EXECUTE FUNCTION refuse_inspection_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE inspection, inspection_template; DROP FUNCTION refuse_inspection_change;');
  }
}
