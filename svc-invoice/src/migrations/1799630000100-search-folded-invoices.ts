import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Searches invoices by a part of a name without reading all of them, in any spelling. 1.9.0 uses `newest_invoice_text`,
 * which a later version drops.
 */
export class SearchFoldedInvoices1799630000100 implements MigrationInterface {
  name = 'SearchFoldedInvoices1799630000100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE INDEX newest_invoice_folded ON newest_invoice USING gin (
        fold_text(number) gin_trgm_ops, fold_text(to_name) gin_trgm_ops, fold_text(to_address) gin_trgm_ops, fold_text(month) gin_trgm_ops)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX newest_invoice_folded');
  }
}
