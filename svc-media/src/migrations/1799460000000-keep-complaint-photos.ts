import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos may belong to a complaint, or to what a client says about a visit. */
export class KeepComplaintPhotos1799460000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE named_work_photo DROP CONSTRAINT named_work_photo_kind_known,
        ADD CONSTRAINT named_work_photo_kind_known
          CHECK (kind IN ('visit', 'incident', 'inspection', 'complaint', 'feedback'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM named_work_photo WHERE kind IN ('complaint', 'feedback');
      ALTER TABLE named_work_photo DROP CONSTRAINT named_work_photo_kind_known,
        ADD CONSTRAINT named_work_photo_kind_known CHECK (kind IN ('visit', 'incident', 'inspection'))`);
  }
}
