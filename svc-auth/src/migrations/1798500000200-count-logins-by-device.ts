import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Wrong passwords from devices that the owner of an account does not use are counted apart. */
export class CountLoginsByDevice1798500000200 implements MigrationInterface {
  name = 'CountLoginsByDevice1798500000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE login_attempt ADD COLUMN device text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE login_attempt DROP COLUMN device');
  }
}
