import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Everybody's documents enter the feed; svc-auth reads them all anew. */
export class EnterDocumentsInFeed1796000000005 implements MigrationInterface {
  name = 'EnterDocumentsInFeed1796000000005';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`INSERT INTO change (entity, entity_id) SELECT 'documents', user_id FROM document_owner`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM change WHERE entity = 'documents'`);
  }
}
