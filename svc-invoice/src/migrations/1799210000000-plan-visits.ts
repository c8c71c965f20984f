import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Visits that svc-jobs has planned, and what is charged when one was cancelled or missed. */
export class PlanVisits1799210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Replica of svc-jobs' entity 'planned-visits'. What was planned stays when a day is over.
      CREATE TABLE planned_visit (
        job_id uuid NOT NULL,
        day date NOT NULL,
        cancelled boolean NOT NULL,
        CONSTRAINT planned_visit_pk PRIMARY KEY (job_id, day)
      );
      -- Until which day the visits of a job are known.
      CREATE TABLE planned_visits_until (
        job_id uuid CONSTRAINT planned_visits_until_pk PRIMARY KEY,
        until date NOT NULL
      );
      ALTER TABLE price_settings
        ADD COLUMN missed_of_visits text NOT NULL DEFAULT 'credit'
          CONSTRAINT price_settings_missed_of_visits CHECK (missed_of_visits IN ('credit', 'show')),
        ADD COLUMN missed_of_month text NOT NULL DEFAULT 'show'
          CONSTRAINT price_settings_missed_of_month CHECK (missed_of_month IN ('credit', 'show'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE price_settings DROP COLUMN missed_of_visits, DROP COLUMN missed_of_month;
      DROP TABLE planned_visits_until, planned_visit`);
  }
}
