import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clock events that a device kept while offline: each is taken once, and a late one is known as late. */
export class KeepClockEvents1795219200000 implements MigrationInterface {
  /** The name under which databases have recorded it. */
  name = 'KeepPresses1795219200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE work_record
        ADD start_key uuid,
        ADD start_received_at timestamptz,
        ADD finish_received_at timestamptz,
        ADD CONSTRAINT work_record_key_when_timed CHECK (NOT is_manual
          OR (start_key IS NULL AND start_received_at IS NULL AND finish_received_at IS NULL)),
        ADD CONSTRAINT work_record_start_received_after_start CHECK (start_received_at >= started_at);
      CREATE UNIQUE INDEX work_record_start_key_once ON work_record (person_id, start_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE work_record DROP start_key, DROP start_received_at, DROP finish_received_at
    `);
  }
}
