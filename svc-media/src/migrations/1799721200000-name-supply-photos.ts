import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos can belong to requests for supplies. */
export class NameSupplyPhotos1799721200000 implements MigrationInterface {
  name = 'NameSupplyPhotos1799721200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE named_work_photo DROP CONSTRAINT named_work_photo_kind_known;
      ALTER TABLE named_work_photo ADD CONSTRAINT named_work_photo_kind_known CHECK (kind IN ('visit', 'incident',
        'inspection', 'complaint', 'feedback', 'message', 'supply'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM named_work_photo WHERE kind = 'supply';
      ALTER TABLE named_work_photo DROP CONSTRAINT named_work_photo_kind_known;
      ALTER TABLE named_work_photo ADD CONSTRAINT named_work_photo_kind_known CHECK (kind IN ('visit', 'incident',
        'inspection', 'complaint', 'feedback', 'message'));
    `);
  }
}
