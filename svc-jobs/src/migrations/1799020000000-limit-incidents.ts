import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many incidents each person has reported in the last hour, and who was assigned to a job before: they may still name it in a report.
 * A trigger keeps the latter, for the version before takes people off jobs as well.
 */
export class LimitIncidents1799020000000 implements MigrationInterface {
  name = 'LimitIncidents1799020000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE incident_limit (
        address text NOT NULL CONSTRAINT incident_limit_pk PRIMARY KEY,
        booked_until timestamptz NOT NULL
      );
      CREATE INDEX incident_limit_over ON incident_limit (booked_until);

      CREATE TABLE past_enrolment (
        job_id uuid NOT NULL CONSTRAINT past_enrolment_of_job REFERENCES job (id),
        person_id uuid NOT NULL,
        CONSTRAINT past_enrolment_pk PRIMARY KEY (job_id, person_id)
      );
      CREATE FUNCTION keep_past_enrolment() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO past_enrolment (job_id, person_id) VALUES (OLD.job_id, OLD.person_id) ON CONFLICT DO NOTHING;
          RETURN NULL;
        END $$;
      CREATE TRIGGER enrolment_is_past AFTER DELETE ON enrolment FOR EACH ROW EXECUTE FUNCTION keep_past_enrolment();

      INSERT INTO past_enrolment (job_id, person_id)
      SELECT DISTINCT job.id, (entry->>'subject_id')::uuid
      FROM audit_entry JOIN job ON job.id::text = entry->'details'->>'job_id'
      WHERE entry->>'action' = 'assignment.removed';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER enrolment_is_past ON enrolment;
      DROP FUNCTION keep_past_enrolment;
      DROP TABLE past_enrolment, incident_limit;
    `);
  }
}
