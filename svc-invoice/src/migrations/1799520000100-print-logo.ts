import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The company's logos for papers. Suppliers name theirs by its hash. */
export class PrintLogo1799520000100 implements MigrationInterface {
  name = 'PrintLogo1799520000100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE company_logo (
        sha256 text NOT NULL CONSTRAINT company_logo_pk PRIMARY KEY,
        png bytea NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        is_current boolean NOT NULL
      );
      CREATE UNIQUE INDEX company_logo_current ON company_logo (is_current) WHERE is_current;
      -- svc-jobs reads it from now on.
      UPDATE change SET seq = NULL WHERE entity = 'site'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE company_logo');
  }
}
