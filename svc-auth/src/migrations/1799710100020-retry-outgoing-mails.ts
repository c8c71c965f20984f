import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails that could not be applied are tried again under the one entity that all mails of other services now have. */
export class RetryOutgoingMails1799710100020 implements MigrationInterface {
  name = 'RetryOutgoingMails1799710100020';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE set_aside_change SET entity = 'outgoing-mail'
      WHERE entity IN ('enquiry-mail', 'quote-mail', 'complaint-mail', 'client-code', 'document-mail')`);
  }

  async down(): Promise<void> {
    // The source's feed still has it.
  }
}
