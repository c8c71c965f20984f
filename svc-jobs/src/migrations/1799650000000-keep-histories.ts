import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The history of an incident and the list of who has seen door and alarm details are only added to. Each table has a function of its own, so
 * that it goes to the role `keeper` with its table (scripts/stack/keep-tables.sql).
 */
export class KeepHistories1799650000000 implements MigrationInterface {
  name = 'KeepHistories1799650000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION refuse_incident_note_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'incidents are kept as they were reported' USING ERRCODE = 'restrict_violation';
        END $$;
      DROP TRIGGER incident_note_is_kept ON incident_note;
      CREATE TRIGGER incident_note_is_kept BEFORE DELETE OR UPDATE ON incident_note
        FOR EACH ROW EXECUTE FUNCTION refuse_incident_note_change();

      CREATE FUNCTION refuse_site_view_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'who has seen door and alarm details is kept' USING ERRCODE = 'restrict_violation';
        END $$;
      CREATE TRIGGER site_view_is_kept BEFORE DELETE OR UPDATE ON site_view
        FOR EACH ROW EXECUTE FUNCTION refuse_site_view_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER site_view_is_kept ON site_view;
      DROP FUNCTION refuse_site_view_change;
      DROP TRIGGER incident_note_is_kept ON incident_note;
      CREATE TRIGGER incident_note_is_kept BEFORE DELETE OR UPDATE ON incident_note
        FOR EACH ROW EXECUTE FUNCTION refuse_incident_change();
      DROP FUNCTION refuse_incident_note_change;
    `);
  }
}
