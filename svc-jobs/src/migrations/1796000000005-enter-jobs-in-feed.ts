import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everything that other services read of this one enters the feed; they read it all anew. */
export class EnterJobsInFeed1796000000005 implements MigrationInterface {
  name = 'EnterJobsInFeed1796000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO change (entity, entity_id)
        SELECT 'job', id FROM job
        UNION ALL SELECT 'work-record', id FROM work_record
        UNION ALL SELECT 'assignments', person_id FROM person_assignments
        UNION ALL SELECT 'current-work', person_id FROM person_assignments;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM change WHERE entity IN ('job', 'work-record', 'assignments', 'current-work')`);
  }
}
