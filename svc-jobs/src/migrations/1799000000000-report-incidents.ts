import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Incidents that people report, with the notes of the office. What was reported is never changed and never deleted: records of an injury
 * are kept for five years, and one that can be taken away is worth nothing to who was injured. So the name is kept in the row: it stays
 * when the account goes.
 */
export class ReportIncidents1799000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE incident (
        id uuid CONSTRAINT incident_pk PRIMARY KEY,
        number bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT incident_number_once UNIQUE,
        idempotency_key uuid NOT NULL CONSTRAINT incident_once UNIQUE,
        kind text NOT NULL CONSTRAINT incident_kind_known
          CHECK (kind IN ('injury', 'damage', 'no-access', 'near-miss', 'supplies')),
        state text NOT NULL DEFAULT 'new' CONSTRAINT incident_state_known CHECK (state IN ('new', 'in-progress', 'closed')),
        person_id uuid NOT NULL,
        person_name text NOT NULL,
        job_id uuid CONSTRAINT incident_of_job REFERENCES job (id),
        text text NOT NULL,
        happened_at timestamptz NOT NULL,
        reported_at timestamptz NOT NULL
      );
      CREATE INDEX incident_by_time ON incident (happened_at DESC, id DESC);
      CREATE INDEX incident_by_person ON incident (person_id, happened_at DESC);
      CREATE INDEX incident_by_job ON incident (job_id, happened_at DESC);
      CREATE INDEX incident_open ON incident (state) WHERE state <> 'closed';

      CREATE TABLE incident_note (
        id uuid CONSTRAINT incident_note_pk PRIMARY KEY,
        incident_id uuid NOT NULL CONSTRAINT incident_note_of REFERENCES incident (id),
        idempotency_key uuid CONSTRAINT incident_note_once UNIQUE,
        kind text NOT NULL CONSTRAINT incident_note_kind_known CHECK (kind IN ('note', 'state')),
        text text NOT NULL,
        state text,
        by_name text NOT NULL,
        at timestamptz NOT NULL,
        CONSTRAINT incident_note_says_something CHECK (CASE kind WHEN 'note' THEN text <> '' ELSE state IS NOT NULL END)
      );
      CREATE INDEX incident_note_by_incident ON incident_note (incident_id, at, id);

      CREATE FUNCTION refuse_incident_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'incidents are kept as they were reported' USING ERRCODE = 'restrict_violation';
        END $$;
      CREATE TRIGGER incident_is_kept BEFORE DELETE OR UPDATE OF id, number, idempotency_key, kind, person_id, person_name, job_id, text,
        happened_at, reported_at ON incident FOR EACH ROW EXECUTE FUNCTION refuse_incident_change();
      CREATE TRIGGER incident_note_is_kept BEFORE DELETE OR UPDATE ON incident_note
        FOR EACH ROW EXECUTE FUNCTION refuse_incident_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE incident_note, incident;
      DROP FUNCTION refuse_incident_change;
    `);
  }
}
