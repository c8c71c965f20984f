import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the late clock events of the last days without reading all work: the desk asks for them every few seconds. */
export class IndexLateWork1795258800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX work_record_kept_presses ON work_record (business_date)
        WHERE start_received_at IS NOT NULL OR finish_received_at IS NOT NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX work_record_kept_presses');
  }
}
