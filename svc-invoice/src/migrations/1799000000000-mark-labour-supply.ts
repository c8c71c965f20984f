import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs whose people are supplied to the client, and who has said so last. A job without a row is an ordinary one. */
export class MarkLabourSupply1799000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE labour_supply (
        job_id uuid CONSTRAINT labour_supply_pk PRIMARY KEY,
        supplied boolean NOT NULL,
        set_by text NOT NULL,
        set_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE labour_supply');
  }
}
