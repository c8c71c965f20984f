import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures that the office has uploaded for places on the public pages, and what was published. */
export class KeepSitePictures1799470000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_picture_file (
        id uuid NOT NULL CONSTRAINT site_picture_file_pk PRIMARY KEY,
        place text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        sources jsonb NOT NULL,
        bytes bytea,
        created_at timestamptz NOT NULL,
        CONSTRAINT site_picture_file_place_unique UNIQUE (place, id)
      );
      CREATE TABLE site_picture (
        place text NOT NULL CONSTRAINT site_picture_pk PRIMARY KEY,
        version integer NOT NULL,
        draft_file uuid,
        draft_alt text NOT NULL,
        published_file uuid,
        published_alt text NOT NULL,
        CONSTRAINT site_picture_draft_fk FOREIGN KEY (place, draft_file) REFERENCES site_picture_file (place, id),
        CONSTRAINT site_picture_published_fk FOREIGN KEY (place, published_file) REFERENCES site_picture_file (place, id),
        CONSTRAINT site_picture_draft_alt_check CHECK ((draft_file IS NULL) = (draft_alt = '')),
        CONSTRAINT site_picture_published_alt_check CHECK ((published_file IS NULL) = (published_alt = ''))
      );
      CREATE TABLE site_picture_version (
        place text NOT NULL,
        version integer NOT NULL,
        file uuid,
        alt text NOT NULL,
        published_by text NOT NULL,
        published_at timestamptz NOT NULL,
        CONSTRAINT site_picture_version_pk PRIMARY KEY (place, version),
        CONSTRAINT site_picture_version_file_fk FOREIGN KEY (place, file) REFERENCES site_picture_file (place, id)
      );
      CREATE INDEX site_picture_version_file_index ON site_picture_version (file)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_picture_version, site_picture, site_picture_file');
  }
}
