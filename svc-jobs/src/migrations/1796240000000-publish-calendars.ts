import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Secret addresses under which people's calendar programs read their shifts. The secrets themselves are nowhere. */
export class PublishCalendars1796240000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE calendar_link (
        person_id uuid CONSTRAINT calendar_link_one PRIMARY KEY,
        key_hash text NOT NULL CONSTRAINT calendar_link_key_once UNIQUE
          CONSTRAINT calendar_link_key_is_hash CHECK (key_hash ~ '^[0-9a-f]{64}$'),
        made_at timestamptz NOT NULL
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE calendar_link');
  }
}
