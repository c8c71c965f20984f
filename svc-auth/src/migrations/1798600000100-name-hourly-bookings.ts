import { renameTable } from '@cleaning/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The table had the name of its first use. The version before goes on with the view `registration_pace`. */
export class NameHourlyBookings1798600000100 implements MigrationInterface {
  name = 'NameHourlyBookings1798600000100';

  async up(runner: QueryRunner): Promise<void> {
    await renameTable(runner, { from: 'registration_pace', to: 'hourly_booking' });
    await runner.query('CREATE VIEW registration_pace AS SELECT * FROM hourly_booking');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW registration_pace');
    await renameTable(runner, { from: 'hourly_booking', to: 'registration_pace' });
  }
}
