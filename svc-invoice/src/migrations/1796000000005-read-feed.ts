import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Versions belonged to events; the feed is read in its order. */
export class ReadFeed1796000000005 implements MigrationInterface {
  name = 'ReadFeed1796000000005';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE known_job DROP COLUMN version; ALTER TABLE ledger_entry DROP COLUMN version');
  }

  async down(): Promise<void> {
    throw new Error('The versions are gone: restore the backup from before the update.');
  }
}
