import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What clients say about visits. */
export class KeepVisitFeedback1799420000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE visit_feedback (
        id uuid CONSTRAINT visit_feedback_pk PRIMARY KEY,
        idempotency_key uuid NOT NULL CONSTRAINT visit_feedback_once UNIQUE,
        client_id uuid NOT NULL,
        client_name text NOT NULL,
        job_id uuid NOT NULL CONSTRAINT visit_feedback_of_job REFERENCES job (id),
        business_date date NOT NULL,
        verdict text NOT NULL CONSTRAINT visit_feedback_verdict_known CHECK (verdict IN ('good', 'wrong')),
        text text NOT NULL,
        photos uuid[] NOT NULL,
        contact_name text NOT NULL,
        contact_email text NOT NULL,
        at timestamptz NOT NULL,
        CONSTRAINT visit_feedback_says_what CHECK (verdict = 'good' OR text <> '' OR cardinality(photos) > 0)
      );
      CREATE INDEX visit_feedback_by_visit ON visit_feedback (job_id, business_date, at);
      CREATE TABLE client_limit (
        address text NOT NULL CONSTRAINT client_limit_pk PRIMARY KEY,
        booked_until timestamptz NOT NULL
      );
      CREATE INDEX client_limit_over ON client_limit (booked_until);
      CREATE FUNCTION refuse_visit_feedback_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'what a client has said is never changed' USING ERRCODE = 'restrict_violation';
        END $$;
      CREATE TRIGGER visit_feedback_is_kept BEFORE UPDATE ON visit_feedback
        FOR EACH ROW EXECUTE FUNCTION refuse_visit_feedback_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE visit_feedback, client_limit; DROP FUNCTION refuse_visit_feedback_change;');
  }
}
