import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which photos belong to an incident: as the report itself, neither changed nor deleted. */
export class NameIncidentPhotos1799320000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE incident_photo (
        photo_id uuid CONSTRAINT incident_photo_pk PRIMARY KEY,
        incident_id uuid NOT NULL CONSTRAINT incident_photo_of REFERENCES incident (id),
        position integer NOT NULL
      );
      CREATE INDEX incident_photo_by_incident ON incident_photo (incident_id, position);
      CREATE TRIGGER incident_photo_is_kept BEFORE DELETE OR UPDATE ON incident_photo
        FOR EACH ROW EXECUTE FUNCTION refuse_incident_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE incident_photo');
  }
}
