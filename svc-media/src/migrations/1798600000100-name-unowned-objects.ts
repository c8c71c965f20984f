import { renameTable } from '@cleaning/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table lists objects that no row owns. The version before goes on with the view `loose_object`. */
export class NameUnownedObjects1798600000100 implements MigrationInterface {
  name = 'NameUnownedObjects1798600000100';

  async up(runner: QueryRunner): Promise<void> {
    await renameTable(runner, { from: 'loose_object', to: 'unowned_object' });
    await runner.query('CREATE VIEW loose_object AS SELECT * FROM unowned_object');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW loose_object');
    await renameTable(runner, { from: 'unowned_object', to: 'loose_object' });
  }
}
