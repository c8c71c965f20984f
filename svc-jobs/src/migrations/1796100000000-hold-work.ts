import type { MigrationInterface, QueryRunner } from 'typeorm';

const REASONS = `ARRAY['arrived_late', 'longer_than_expected', 'started_early', 'finished_late', 'corrected_upwards',
  'same_record', 'finished_by_admin', 'overlapping']`;

/**
 * Finished work is approved, held until an admin decides, or rejected. Work that was finished before was accepted by the
 * rules of its time: it is approved. What former contractors are owed is known until it is paid.
 */
export class HoldWork1796100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await this.expectations(runner);
    await this.states(runner);
    await this.settlements(runner);
  }

  private async expectations(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job
        ADD expected_minutes integer,
        ADD CONSTRAINT job_expected_minutes CHECK (expected_minutes IS NULL
          OR (kind = 'quick' AND expected_minutes BETWEEN 1 AND 720));
      UPDATE job SET expected_minutes = 120 WHERE kind = 'quick';

      ALTER TABLE work_record
        ADD planned_from timestamptz,
        ADD planned_until timestamptz,
        ADD expected_minutes integer CONSTRAINT work_record_expected_minutes CHECK (expected_minutes >= 0),
        ADD CONSTRAINT work_record_planned_in_order CHECK (planned_until >= planned_from),
        ADD CONSTRAINT work_record_plan_when_timed CHECK (NOT is_manual
          OR (planned_from IS NULL AND planned_until IS NULL AND expected_minutes IS NULL));
    `);
  }

  private async states(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE work_record
        -- With a default no row is written anew: of a million records only those that are open are touched.
        ADD state text DEFAULT 'approved' CONSTRAINT work_record_state_known CHECK (state IN ('approved', 'held', 'rejected')),
        ADD hold_reasons text[] NOT NULL DEFAULT '{}'
          CONSTRAINT work_record_hold_reasons_known CHECK (hold_reasons <@ ${REASONS} AND cardinality(hold_reasons) <= 8),
        ADD decided_by uuid,
        ADD decided_at timestamptz,
        ADD decision_note text CONSTRAINT work_record_decision_note_not_empty CHECK (decision_note <> '');
      UPDATE work_record SET state = NULL WHERE ended_at IS NULL;
      ALTER TABLE work_record ALTER state DROP DEFAULT;
      ALTER TABLE work_record
        ADD CONSTRAINT work_record_state_when_ended CHECK ((ended_at IS NULL) = (state IS NULL)),
        ADD CONSTRAINT work_record_reasons_when_ended CHECK (state IS NOT NULL OR hold_reasons = '{}'),
        ADD CONSTRAINT work_record_held_for_a_reason CHECK (state = 'approved' OR hold_reasons <> '{}'),
        ADD CONSTRAINT work_record_decided_by_somebody CHECK ((decided_at IS NULL) = (decided_by IS NULL)),
        ADD CONSTRAINT work_record_decided_or_held CHECK (CASE state
          WHEN 'held' THEN decided_at IS NULL
          WHEN 'rejected' THEN decided_at IS NOT NULL AND decision_note IS NOT NULL
          WHEN 'approved' THEN (decided_at IS NULL) = (hold_reasons = '{}')
          ELSE decided_at IS NULL END),
        ADD CONSTRAINT work_record_note_when_decided CHECK (decision_note IS NULL OR decided_at IS NOT NULL);

      -- A service of the version before that still runs knows no states: what it finishes is accepted by its rules.
      CREATE FUNCTION approve_work_of_earlier_versions() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN NEW.state := 'approved'; RETURN NEW; END $$;
      CREATE TRIGGER work_record_of_earlier_versions BEFORE INSERT OR UPDATE ON work_record FOR EACH ROW
        WHEN (NEW.ended_at IS NOT NULL AND NEW.state IS NULL) EXECUTE FUNCTION approve_work_of_earlier_versions();

      CREATE INDEX work_record_held ON work_record (business_date, id) WHERE state = 'held';
      CREATE INDEX work_record_by_person_end ON work_record (person_id, ended_at) WHERE NOT is_manual;
      CREATE INDEX work_record_manual ON work_record (person_id, job_id, business_date) WHERE is_manual;
      DROP INDEX work_record_sums;
      CREATE INDEX work_record_sums ON work_record (business_date)
        INCLUDE (job_id, minutes, contractor_cents, company_cents) WHERE ended_at IS NOT NULL AND state <> 'rejected';
    `);
  }

  private async settlements(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE settlement (
        person_id uuid NOT NULL,
        number integer NOT NULL CONSTRAINT settlement_number_positive CHECK (number >= 1),
        paid_on date NOT NULL,
        cents bigint NOT NULL CONSTRAINT settlement_pays_something CHECK (cents > 0),
        settled_by uuid NOT NULL,
        settled_at timestamptz NOT NULL,
        CONSTRAINT settlement_once PRIMARY KEY (person_id, number)
      );
      CREATE FUNCTION refuse_settlement_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'settlements are never changed or deleted'; END $$;
      CREATE TRIGGER settlement_append_only BEFORE UPDATE OR DELETE ON settlement
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_settlement_change();

      -- What a person has earned and was not paid, held work included.
      CREATE FUNCTION owed_cents(person uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
        SELECT greatest(0,
          coalesce((SELECT sum(contractor_cents) FROM work_record WHERE person_id = person AND state IN ('approved', 'held')), 0)
          - coalesce((SELECT sum(cents) FROM settlement WHERE person_id = person), 0))::bigint $$;

      CREATE TABLE person_owed (
        person_id uuid CONSTRAINT person_owed_pk PRIMARY KEY,
        cents bigint NOT NULL CONSTRAINT person_owed_not_negative CHECK (cents >= 0)
      );
      INSERT INTO person_owed SELECT id, owed_cents(id) FROM known_account WHERE removed;
      INSERT INTO change (entity, entity_id) SELECT 'owed', person_id FROM person_owed;

      -- The kit writes known_account when svc-auth removes somebody: from then on the service itself keeps the row.
      CREATE FUNCTION note_owed_to_leaver() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          -- Behind work that is finished at this moment; see Assignments.lock.
          PERFORM 1 FROM person_assignments WHERE person_id = NEW.id FOR UPDATE;
          INSERT INTO person_owed VALUES (NEW.id, owed_cents(NEW.id))
          ON CONFLICT (person_id) DO UPDATE SET cents = excluded.cents;
          -- svc-auth erases what is not needed any more once nothing is owed.
          INSERT INTO change (entity, entity_id) VALUES ('owed', NEW.id)
          ON CONFLICT (entity, entity_id) DO UPDATE SET seq = NULL, changed_at = now();
          RETURN NULL;
        END $$;
      CREATE TRIGGER known_account_leaves AFTER INSERT OR UPDATE OF removed ON known_account FOR EACH ROW
        WHEN (NEW.removed) EXECUTE FUNCTION note_owed_to_leaver();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER known_account_leaves ON known_account;
      DROP FUNCTION note_owed_to_leaver;
      DROP TABLE person_owed, settlement;
      DROP FUNCTION owed_cents, refuse_settlement_change;
      DROP TRIGGER work_record_of_earlier_versions ON work_record;
      DROP FUNCTION approve_work_of_earlier_versions;
      ALTER TABLE work_record DROP state, DROP hold_reasons, DROP decided_by, DROP decided_at, DROP decision_note,
        DROP planned_from, DROP planned_until, DROP expected_minutes;
      DROP INDEX IF EXISTS work_record_sums, work_record_by_person_end, work_record_manual;
      CREATE INDEX work_record_sums ON work_record (business_date)
        INCLUDE (job_id, minutes, contractor_cents, company_cents) WHERE ended_at IS NOT NULL;
      ALTER TABLE job DROP expected_minutes;
    `);
  }
}
