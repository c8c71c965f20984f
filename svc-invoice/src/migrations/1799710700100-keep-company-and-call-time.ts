import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Company and preferred call time in the quote form. */
export class KeepCompanyAndCallTime1799710700100 implements MigrationInterface {
  name = 'KeepCompanyAndCallTime1799710700100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE enquiry
        ADD COLUMN company text NOT NULL DEFAULT '',
        ADD COLUMN call_time text NOT NULL DEFAULT ''`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE enquiry DROP COLUMN company, DROP COLUMN call_time');
  }
}
