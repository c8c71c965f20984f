import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days on which people cannot work, reported by them or recorded by an admin. Their reasons go when the person is removed. */
export class KeepAbsences1796210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE absence (
        id uuid CONSTRAINT absence_pk PRIMARY KEY,
        person_id uuid NOT NULL,
        from_date date NOT NULL,
        until_date date NOT NULL,
        reason text NOT NULL CONSTRAINT absence_has_reason CHECK (reason <> ''),
        reported_at timestamptz NOT NULL,
        reported_by uuid NOT NULL,
        withdrawn_at timestamptz,
        withdrawn_by uuid,
        CONSTRAINT absence_days_in_order CHECK (from_date <= until_date),
        CONSTRAINT absence_withdrawn_by_somebody CHECK ((withdrawn_at IS NULL) = (withdrawn_by IS NULL))
      );
      CREATE UNIQUE INDEX absence_once ON absence (person_id, from_date, until_date) WHERE withdrawn_at IS NULL;
      CREATE INDEX absence_by_last_day ON absence (until_date) WHERE withdrawn_at IS NULL;

      -- The kit writes known_account when svc-auth removes somebody.
      CREATE FUNCTION erase_absences_of_leaver() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          DELETE FROM absence WHERE person_id = NEW.id;
          RETURN NULL;
        END $$;
      CREATE TRIGGER known_account_leaves_absences AFTER INSERT OR UPDATE OF removed ON known_account FOR EACH ROW
        WHEN (NEW.removed) EXECUTE FUNCTION erase_absences_of_leaver();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER known_account_leaves_absences ON known_account;
      DROP FUNCTION erase_absences_of_leaver;
      DROP TABLE absence;
    `);
  }
}
