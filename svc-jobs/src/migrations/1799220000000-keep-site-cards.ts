import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What people need to know at a place. Door and alarm details are sealed: the database refuses them in the clear. Who has seen them is kept
 * as long as the job.
 */
export class KeepSiteCards1799220000000 implements MigrationInterface {
  name = 'KeepSiteCards1799220000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_card (
        job_id uuid CONSTRAINT site_card_pk PRIMARY KEY CONSTRAINT site_card_of_job REFERENCES job (id),
        instructions text NOT NULL DEFAULT '',
        contact_name text NOT NULL DEFAULT '',
        contact_telephone text NOT NULL DEFAULT '',
        access text NOT NULL DEFAULT '' CONSTRAINT site_card_access_sealed CHECK (access = '' OR access LIKE 'sealed:1:%'),
        version integer NOT NULL DEFAULT 0 CONSTRAINT site_card_version_counts CHECK (version >= 0),
        -- SHA-256 of a description that an admin has said holds no code.
        description_kept text NOT NULL DEFAULT '',
        -- The database's file of jobs still has the description that codes were taken from.
        erase_since timestamptz
      );
      CREATE INDEX site_card_to_erase ON site_card (erase_since) WHERE erase_since IS NOT NULL;

      CREATE TABLE site_view (
        id uuid CONSTRAINT site_view_pk PRIMARY KEY,
        job_id uuid NOT NULL CONSTRAINT site_view_of_job REFERENCES job (id),
        person_id uuid NOT NULL,
        seen_at timestamptz NOT NULL
      );
      CREATE INDEX site_view_by_job ON site_view (job_id, seen_at DESC, id DESC);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE site_view, site_card');
  }
}
