import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins were told of a shift that has not begun: the key lets each of several replicas, or one that restarts, tell it once. */
export class RaiseShiftAlerts1796280000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE shift_alert (
        job_id uuid NOT NULL,
        business_date date NOT NULL,
        time text NOT NULL,
        person_id uuid NOT NULL,
        kind text NOT NULL,
        raised_at timestamptz NOT NULL,
        CONSTRAINT shift_alert_once PRIMARY KEY (job_id, business_date, time, person_id, kind),
        CONSTRAINT shift_alert_job FOREIGN KEY (job_id) REFERENCES job (id),
        CONSTRAINT shift_alert_kind_known CHECK (kind IN ('late', 'not-started'))
      );
      CREATE INDEX shift_alert_by_day ON shift_alert (business_date);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE shift_alert');
  }
}
