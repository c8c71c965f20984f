import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Mails for svc-auth become one entity of the feed. Those that 1.9.0 entered are entered again, since svc-auth may not
 * have read them yet; it skips mails that it has written or that are too old. The trigger does the same for replicas of
 * 1.9.0 that run beside this version; a later version drops it.
 */
export class EnterOutgoingMails1799710100010 implements MigrationInterface {
  name = 'EnterOutgoingMails1799710100010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      INSERT INTO change (entity, entity_id)
        SELECT 'outgoing-mail', entity_id FROM change WHERE entity IN ('enquiry-mail', 'quote-mail', 'client-code', 'document-mail')
      ON CONFLICT (entity, entity_id) DO UPDATE SET seq = NULL, changed_at = now();

      CREATE FUNCTION enter_mail_of_earlier_versions() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO change (entity, entity_id) VALUES ('outgoing-mail', NEW.entity_id)
            ON CONFLICT (entity, entity_id) DO UPDATE SET seq = NULL, changed_at = now();
          RETURN NULL;
        END $$;
      CREATE TRIGGER mail_of_earlier_versions AFTER INSERT ON change FOR EACH ROW
        WHEN (NEW.entity IN ('enquiry-mail', 'quote-mail', 'client-code', 'document-mail'))
        EXECUTE FUNCTION enter_mail_of_earlier_versions();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER mail_of_earlier_versions ON change;
      DROP FUNCTION enter_mail_of_earlier_versions;
      DELETE FROM change WHERE entity = 'outgoing-mail';
    `);
  }
}
