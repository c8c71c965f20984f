import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DisableAdmins1795219200003 implements MigrationInterface {
  name = 'DisableAdmins1795219200003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE account
        ADD COLUMN disabled_at timestamptz,
        ADD CONSTRAINT account_only_admins_disabled CHECK (disabled_at IS NULL OR role = 'admin');
      CREATE INDEX account_admins ON account (lower(name), id) WHERE role = 'admin';`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE account DROP COLUMN disabled_at; DROP INDEX account_admins');
  }
}
