import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Worked minutes, besides paid ones. */
export class KeepWorkedMinutes1799671000000 implements MigrationInterface {
  name = 'KeepWorkedMinutes1799671000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- From start to finish. Null for what a svc-jobs of 1.9.0 has published.
      ALTER TABLE pay_item ADD COLUMN worked_minutes integer;
      -- A svc-invoice of 1.9.0 may have read states that have it.
      UPDATE change_cursor SET last_seq = 0 WHERE source = 'jobs'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE pay_item DROP COLUMN worked_minutes');
  }
}
