import { eraseDeletedRows, Sealing, sealingEnvironment } from '@cleaning/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { z } from 'zod';

const COLUMNS = ['passport_number', 'account_number', 'bsb'] as const;
type Row = { id: string } & Record<(typeof COLUMNS)[number], string>;

/**
 * Seals passport and bank numbers. A service of an earlier version that still runs cannot register anybody meanwhile,
 * because plain numbers are refused.
 */
export class SealDetails1795219200001 implements MigrationInterface {
  name = 'SealDetails1795219200001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE account DROP CONSTRAINT account_contractor_is_whole');
    const rows: Row[] = await queryRunner.query(`SELECT id, ${COLUMNS.join(', ')} FROM account WHERE role = 'user'`);
    if (rows.length > 0) await this.sealAll(queryRunner, rows);
    await queryRunner.query(`
      ALTER TABLE account ADD CONSTRAINT account_contractor_is_whole CHECK (
        role = 'admin'
        OR (
          char_length(address) BETWEEN 1 AND 200
          AND zip_code ~ '^[0-9]{4}$'
          AND char_length(contact_no) BETWEEN 6 AND 20
          AND abn ~ '^[0-9]{11}$'
          AND char_length(bank_name) BETWEEN 1 AND 120
          AND char_length(account_type) BETWEEN 1 AND 60
          AND char_length(account_name) BETWEEN 1 AND 120
          AND passport_number ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'
          AND account_number ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'
          AND bsb ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'
        )
      )`);
  }

  async down(): Promise<void> {
    throw new Error('What was sealed is not written in the clear again.');
  }

  private async sealAll(queryRunner: QueryRunner, rows: readonly Row[]): Promise<void> {
    // Migrations have no access to the service's environment, which was validated before. Compose passes unset
    // variables as empty text.
    const given = Object.entries(process.env).filter(([, value]) => value !== '');
    const sealing = new Sealing(z.object(sealingEnvironment).parse(Object.fromEntries(given)));
    for (const row of rows)
      await queryRunner.query('UPDATE account SET passport_number = $2, account_number = $3, bsb = $4 WHERE id = $1', [
        row.id,
        ...COLUMNS.map((column) => sealing.seal(row[column], `account/${row.id}/${column}`)),
      ]);
    // Rewrites the table in this transaction, so that no plain numbers stay in its file.
    const rewritten = COLUMNS.map((column) => `ALTER COLUMN ${column} TYPE text USING (${column} || '')`);
    await queryRunner.query(`ALTER TABLE account ${rewritten.join(', ')}`);
  }
}

/** Deletes the planner's samples of the columns. Runs again if it was interrupted. */
export class ForgetPlainSamples1795219200002 implements MigrationInterface {
  name = 'ForgetPlainSamples1795219200002';
  /** VACUUM cannot run in a transaction. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ANALYZE account');
    await eraseDeletedRows(queryRunner, 'pg_statistic');
  }

  async down(): Promise<void> {}
}
