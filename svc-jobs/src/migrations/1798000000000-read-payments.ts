import type { MigrationInterface, QueryRunner } from 'typeorm';

/** svc-invoice pays people: it reads what work earns them, and this service what it has paid. */
export class ReadPayments1798000000000 implements MigrationInterface {
  name = 'ReadPayments1798000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Replica of svc-invoice's entity 'paid'.
      CREATE TABLE paid_by_run (
        person_id uuid CONSTRAINT paid_by_run_pk PRIMARY KEY,
        paid_cents bigint NOT NULL,
        in_run_cents bigint NOT NULL
      );
      CREATE OR REPLACE FUNCTION owed_cents(person uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
        SELECT greatest(0,
          coalesce((SELECT sum(contractor_cents) FROM work_record WHERE person_id = person AND state IN ('approved', 'held')), 0)
          - coalesce((SELECT sum(cents) FROM settlement WHERE person_id = person), 0)
          - coalesce((SELECT paid_cents FROM paid_by_run WHERE person_id = person), 0))::bigint $$;
      INSERT INTO change (entity, entity_id)
        SELECT 'work-record', id FROM work_record WHERE ended_at IS NOT NULL
        UNION ALL SELECT DISTINCT 'settled', person_id FROM settlement
      ON CONFLICT (entity, entity_id) DO UPDATE SET seq = NULL, changed_at = now()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION owed_cents(person uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
        SELECT greatest(0,
          coalesce((SELECT sum(contractor_cents) FROM work_record WHERE person_id = person AND state IN ('approved', 'held')), 0)
          - coalesce((SELECT sum(cents) FROM settlement WHERE person_id = person), 0))::bigint $$;
      DROP TABLE paid_by_run`);
  }
}
