import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of the contact form are kept with the requests for quotes. */
export class KeepFeedback1799100000300 implements MigrationInterface {
  name = 'KeepFeedback1799100000300';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE enquiry
        ADD COLUMN kind text NOT NULL DEFAULT 'quote' CONSTRAINT enquiry_kind CHECK (kind IN ('quote', 'feedback')),
        -- Of feedback.
        ADD COLUMN subject text NOT NULL DEFAULT ''`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE enquiry DROP COLUMN subject, DROP COLUMN kind');
  }
}
