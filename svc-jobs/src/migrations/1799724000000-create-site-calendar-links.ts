import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses under which calendar programs read the rosters of sites. */
export class CreateSiteCalendarLinks1799724000000 implements MigrationInterface {
  name = 'CreateSiteCalendarLinks1799724000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE site_calendar_link (
        job_id uuid NOT NULL,
        key_hash text NOT NULL,
        made_at timestamptz NOT NULL,
        CONSTRAINT site_calendar_link_pk PRIMARY KEY (job_id),
        -- Undoing an import deletes jobs that nobody has used.
        CONSTRAINT site_calendar_link_of_job FOREIGN KEY (job_id) REFERENCES job(id) ON DELETE CASCADE,
        CONSTRAINT site_calendar_link_key_once UNIQUE (key_hash),
        CONSTRAINT site_calendar_link_key_is_hash CHECK (key_hash ~ '^[0-9a-f]{64}$')
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE site_calendar_link');
  }
}
