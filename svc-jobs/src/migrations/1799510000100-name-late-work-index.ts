import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An index named by what it finds: clock events that came late. No statement names it, also none of the version before. */
export class NameLateWorkIndex1799510000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER INDEX work_record_kept_presses RENAME TO work_record_late_clock_events');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER INDEX work_record_late_clock_events RENAME TO work_record_kept_presses');
  }
}
