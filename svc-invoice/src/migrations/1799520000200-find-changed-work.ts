import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What has changed of a place's month is read from the index alone. */
export class FindChangedWork1799520000200 implements MigrationInterface {
  name = 'FindChangedWork1799520000200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX ledger_entry_changed ON ledger_entry (job_id, business_date) INCLUDE (company_cents, changed_at);
      DROP INDEX ledger_entry_month;
      ALTER INDEX ledger_entry_changed RENAME TO ledger_entry_month`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX ledger_entry_month;
      CREATE INDEX ledger_entry_month ON ledger_entry (job_id, business_date) INCLUDE (company_cents)`);
  }
}
