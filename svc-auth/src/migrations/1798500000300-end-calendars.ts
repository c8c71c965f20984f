import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who chooses a new password by a link may end the address of their calendar with it; svc-jobs reads when that was. */
export class EndCalendars1798500000300 implements MigrationInterface {
  name = 'EndCalendars1798500000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account ADD COLUMN calendar_ended_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE account DROP COLUMN calendar_ended_at');
  }
}
