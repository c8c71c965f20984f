import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two admins who change the settings at once must not overwrite each other. */
export class VersionSettings1795226400000 implements MigrationInterface {
  name = 'VersionSettings1795226400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE invoice_settings
        ADD version integer NOT NULL DEFAULT 1 CONSTRAINT invoice_settings_version CHECK (version > 0)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE invoice_settings DROP version');
  }
}
