import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whoever has earned nothing has no tax record. Those who were removed before count as people who have earned something. */
export class KnowEarned1799550000000 implements MigrationInterface {
  name = 'KnowEarned1799550000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE account_owed ADD COLUMN earned boolean NOT NULL DEFAULT true');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE account_owed DROP COLUMN earned');
  }
}
