import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether an attempt has come so far that the mail server may have accepted the message. Null: unknown, as in 1.9.0.
 */
export class HandOverMail1799680000000 implements MigrationInterface {
  name = 'HandOverMail1799680000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mail_message ADD COLUMN handed_over boolean');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE mail_message DROP COLUMN handed_over');
  }
}
