import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A photo can be of what a client says about a visit. */
export class NameFeedbackPhotos1799420000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE named_work_photo DROP CONSTRAINT named_work_photo_kind_known,
        ADD CONSTRAINT named_work_photo_kind_known CHECK (kind IN ('visit', 'incident', 'inspection', 'complaint', 'feedback'));`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM named_work_photo WHERE kind = 'feedback';
      ALTER TABLE named_work_photo DROP CONSTRAINT named_work_photo_kind_known,
        ADD CONSTRAINT named_work_photo_kind_known CHECK (kind IN ('visit', 'incident', 'inspection'));`);
  }
}
