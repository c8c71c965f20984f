import { renameTable } from '@cleaning/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table and its column are called what they are elsewhere. The versions before go on with the views `unowned_object` and `loose_object`. */
export class NamePendingDeletions1799200000000 implements MigrationInterface {
  name = 'NamePendingDeletions1799200000000';

  async up(runner: QueryRunner): Promise<void> {
    await renameTable(runner, { from: 'unowned_object', to: 'pending_deletion' });
    await runner.query('ALTER TABLE pending_deletion RENAME COLUMN doomed TO marked');
    await runner.query(
      'CREATE VIEW unowned_object AS SELECT key, delete_after, marked AS doomed FROM pending_deletion',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW unowned_object');
    await runner.query('ALTER TABLE pending_deletion RENAME COLUMN marked TO doomed');
    await renameTable(runner, { from: 'pending_deletion', to: 'unowned_object' });
  }
}
