import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the work of today for the board without reading all work: the desk asks for it every few seconds. */
export class IndexWorkByDay1796230000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX work_record_timed_by_day ON work_record (business_date) WHERE NOT is_manual AND ended_at IS NOT NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX work_record_timed_by_day');
  }
}
