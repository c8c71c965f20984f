import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language that a person reads. A service of another version may know more languages than this one, so their list is not in a constraint. */
export class AddLanguage1799470000000 implements MigrationInterface {
  name = 'AddLanguage1799470000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE account
        ADD COLUMN language text NOT NULL DEFAULT 'en',
        ADD CONSTRAINT account_language CHECK (language ~ '^[a-zA-Z-]{2,20}$')`);
  }

  async down(): Promise<void> {
    throw new Error('Languages cannot be kept: restore the backup from before the update.');
  }
}
