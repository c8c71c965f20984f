import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The credit that a reminder names: at the moment of sending it must still be the same. Until now none was written beside credit. */
export class RemindBesideCredit1799480000300 implements MigrationInterface {
  name = 'RemindBesideCredit1799480000300';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE reminder ADD COLUMN credit_cents bigint NOT NULL DEFAULT 0
      CONSTRAINT reminder_credit CHECK (credit_cents >= 0)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE reminder DROP COLUMN credit_cents');
  }
}
