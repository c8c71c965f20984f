import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Complaints of clients with their history, and the shifts that put them right. What was reported is never changed and never deleted: the score
 * of a place counts it. A re-clean goes with its change of the plan, so the version before can take one back.
 */
export class KeepComplaints1799440000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE complaint (
        id uuid CONSTRAINT complaint_pk PRIMARY KEY,
        number bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT complaint_number_once UNIQUE,
        idempotency_key uuid NOT NULL CONSTRAINT complaint_once UNIQUE,
        state text NOT NULL DEFAULT 'reported' CONSTRAINT complaint_state_known
          CHECK (state IN ('reported', 'acknowledged', 'planned', 'done', 'confirmed', 'withdrawn')),
        job_id uuid NOT NULL CONSTRAINT complaint_of_job REFERENCES job (id),
        channel text NOT NULL CONSTRAINT complaint_channel_known CHECK (channel IN ('telephone', 'mail', 'in-person', 'page')),
        client_name text NOT NULL,
        email text NOT NULL,
        telephone text NOT NULL,
        about_day date,
        text text NOT NULL,
        photos uuid[] NOT NULL,
        reported_at timestamptz NOT NULL,
        recorded_by uuid,
        recorded_by_name text NOT NULL,
        recorded_at timestamptz NOT NULL,
        acknowledged_at timestamptz,
        acknowledged_by_name text NOT NULL DEFAULT '',
        confirmed_at timestamptz,
        confirmed_by_name text NOT NULL DEFAULT '',
        confirmed_how text CONSTRAINT complaint_confirmed_how_known CHECK (confirmed_how IN ('telephone', 'mail', 'in-person', 'page')),
        reopened integer NOT NULL DEFAULT 0,
        CONSTRAINT complaint_acknowledged_first CHECK (state IN ('reported', 'withdrawn') OR acknowledged_at IS NOT NULL),
        CONSTRAINT complaint_acknowledged_later CHECK (acknowledged_at >= reported_at),
        CONSTRAINT complaint_confirmed_by_somebody CHECK (state <> 'confirmed'
          OR (confirmed_at IS NOT NULL AND confirmed_by_name <> '' AND confirmed_how IS NOT NULL))
      );
      CREATE INDEX complaint_by_time ON complaint (reported_at DESC, id DESC);
      CREATE INDEX complaint_by_job ON complaint (job_id, reported_at DESC);
      CREATE INDEX complaint_open ON complaint (state) WHERE state NOT IN ('confirmed', 'withdrawn');

      CREATE TABLE complaint_note (
        id uuid CONSTRAINT complaint_note_pk PRIMARY KEY,
        complaint_id uuid NOT NULL CONSTRAINT complaint_note_of REFERENCES complaint (id),
        idempotency_key uuid CONSTRAINT complaint_note_once UNIQUE,
        kind text NOT NULL CONSTRAINT complaint_note_kind_known CHECK (kind IN ('note', 'state', 're-clean')),
        text text NOT NULL,
        state text,
        photos uuid[] NOT NULL,
        by_id uuid,
        by_name text NOT NULL,
        at timestamptz NOT NULL,
        CONSTRAINT complaint_note_says_something CHECK (text <> '' OR state IS NOT NULL OR cardinality(photos) > 0)
      );
      CREATE INDEX complaint_note_by_complaint ON complaint_note (complaint_id, at, id);

      CREATE TABLE re_clean (
        id uuid CONSTRAINT re_clean_pk PRIMARY KEY,
        complaint_id uuid NOT NULL CONSTRAINT re_clean_of REFERENCES complaint (id),
        change_id uuid NOT NULL CONSTRAINT re_clean_once UNIQUE,
        job_id uuid NOT NULL,
        person_id uuid NOT NULL,
        business_date date NOT NULL,
        time text NOT NULL,
        paid boolean NOT NULL
      );
      CREATE INDEX re_clean_by_complaint ON re_clean (complaint_id);
      CREATE INDEX re_clean_by_shift ON re_clean (job_id, business_date, time);

      CREATE FUNCTION remove_re_clean() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          DELETE FROM re_clean WHERE change_id = OLD.id;
          RETURN NULL;
        END $$;
      CREATE TRIGGER shift_change_has_re_clean AFTER DELETE ON shift_change
        FOR EACH ROW WHEN (OLD.kind = 'extra') EXECUTE FUNCTION remove_re_clean();

      ALTER TABLE work_record ADD COLUMN complaint_id uuid CONSTRAINT work_record_of_complaint REFERENCES complaint (id);
      CREATE INDEX work_record_by_complaint ON work_record (complaint_id) WHERE complaint_id IS NOT NULL;

      CREATE FUNCTION refuse_complaint_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'complaints are kept as they were reported' USING ERRCODE = 'restrict_violation';
        END $$;
      CREATE TRIGGER complaint_is_kept BEFORE DELETE OR UPDATE OF id, number, idempotency_key, job_id, channel, client_name, about_day,
        text, photos, reported_at, recorded_by, recorded_by_name, recorded_at ON complaint
        FOR EACH ROW EXECUTE FUNCTION refuse_complaint_change();
      CREATE TRIGGER complaint_acknowledged_once BEFORE UPDATE OF acknowledged_at ON complaint FOR EACH ROW
        WHEN (OLD.acknowledged_at IS NOT NULL AND NEW.acknowledged_at IS DISTINCT FROM OLD.acknowledged_at)
        EXECUTE FUNCTION refuse_complaint_change();
      CREATE TRIGGER complaint_note_is_kept BEFORE DELETE OR UPDATE ON complaint_note
        FOR EACH ROW EXECUTE FUNCTION refuse_complaint_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER shift_change_has_re_clean ON shift_change;
      ALTER TABLE work_record DROP COLUMN complaint_id;
      DROP TABLE re_clean, complaint_note, complaint;
      DROP FUNCTION refuse_complaint_change, remove_re_clean;
    `);
  }
}
