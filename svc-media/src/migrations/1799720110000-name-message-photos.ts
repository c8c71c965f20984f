import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos can belong to messages. */
export class NameMessagePhotos1799720110000 implements MigrationInterface {
  name = 'NameMessagePhotos1799720110000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE named_work_photo DROP CONSTRAINT named_work_photo_kind_known;
      ALTER TABLE named_work_photo ADD CONSTRAINT named_work_photo_kind_known CHECK (kind IN ('visit', 'incident',
        'inspection', 'complaint', 'feedback', 'message'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM named_work_photo WHERE kind = 'message';
      ALTER TABLE named_work_photo DROP CONSTRAINT named_work_photo_kind_known;
      ALTER TABLE named_work_photo ADD CONSTRAINT named_work_photo_kind_known CHECK (kind IN ('visit', 'incident',
        'inspection', 'complaint', 'feedback'));
    `);
  }
}
