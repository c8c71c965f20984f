import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATE = `IN ('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA')`;

/** Public holidays, which a proclamation may change, and what becomes of each job's shifts then. A job without a row works as on other days. */
export class KeepPublicHolidays1796260000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE public_holiday (
        state text NOT NULL CONSTRAINT public_holiday_state_known CHECK (state ${STATE}),
        date date NOT NULL,
        from_time text NOT NULL CONSTRAINT public_holiday_time_valid CHECK (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        name text NOT NULL CONSTRAINT public_holiday_has_name CHECK (name <> ''),
        -- One that was taken away stays, so that it is not entered again.
        removed boolean NOT NULL DEFAULT false,
        CONSTRAINT public_holiday_once PRIMARY KEY (state, date)
      );
      CREATE TABLE holiday_rule (
        job_id uuid CONSTRAINT holiday_rule_one PRIMARY KEY CONSTRAINT holiday_rule_job REFERENCES job (id),
        state text NOT NULL CONSTRAINT holiday_rule_state_known CHECK (state ${STATE}),
        policy text NOT NULL CONSTRAINT holiday_rule_policy_known CHECK (policy IN ('work', 'skip', 'ask')),
        contractor_rate_cents integer CONSTRAINT holiday_rule_rate_not_negative CHECK (contractor_rate_cents >= 0)
      );
      CREATE TABLE holiday_decision (
        job_id uuid NOT NULL CONSTRAINT holiday_decision_job REFERENCES job (id),
        date date NOT NULL,
        decision text NOT NULL CONSTRAINT holiday_decision_known CHECK (decision IN ('work', 'skip')),
        decided_by uuid NOT NULL,
        decided_at timestamptz NOT NULL,
        CONSTRAINT holiday_decision_once PRIMARY KEY (job_id, date)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE holiday_decision, holiday_rule, public_holiday');
  }
}
