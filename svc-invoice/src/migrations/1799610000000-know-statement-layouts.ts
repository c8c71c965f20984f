import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The columns of CSV files by account and headings. 1.9.0 continues to use statement_columns, whose rows for files
 * without headings are no longer read: they were stored by the number of columns, which two banks may share.
 */
export class KnowStatementLayouts1799610000000 implements MigrationInterface {
  name = 'KnowStatementLayouts1799610000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE statement_layout (
        account text NOT NULL,
        layout text NOT NULL,
        columns jsonb NOT NULL,
        used_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT statement_layout_pk PRIMARY KEY (account, layout)
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE statement_layout');
  }
}
