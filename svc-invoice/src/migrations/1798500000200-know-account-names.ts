import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which characters of the name of a person's account a bank may not take: a draft says so, not the bank file. */
export class KnowAccountNames1798500000200 implements MigrationInterface {
  name = 'KnowAccountNames1798500000200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE known_payee ADD COLUMN name_characters text NOT NULL DEFAULT ''`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE known_payee DROP COLUMN name_characters');
  }
}
