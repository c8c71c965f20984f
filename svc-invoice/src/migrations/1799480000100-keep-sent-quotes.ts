import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The document of a quote, what it says and who has accepted it stay as they were sent and given. Only the state goes on. */
export class KeepSentQuotes1799480000100 implements MigrationInterface {
  name = 'KeepSentQuotes1799480000100';

  async up(queryRunner: QueryRunner): Promise<void> {
    const said = (row: 'OLD' | 'NEW') =>
      [
        ...['id', 'root_id', 'number', 'version', 'edit', 'company', 'name', 'email', 'telephone', 'address'],
        ...['valid_until', 'lines', 'texts', 'monthly_cents', 'supplier', 'gst_rate', 'created_by', 'created_at'],
      ]
        .map((column) => `${row}.${column}`)
        .join(', ');
    await queryRunner.query(`
      CREATE TRIGGER quote_kept_as_sent BEFORE UPDATE ON quote FOR EACH ROW
        WHEN (OLD.state <> 'draft' AND (NEW.state = 'draft' OR (OLD.state = 'accepted' AND NEW.state <> 'accepted')
          OR (${said('OLD')}) IS DISTINCT FROM (${said('NEW')})))
        EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER quote_acceptance_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON quote_acceptance
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER quote_pdf_append_only BEFORE UPDATE OR TRUNCATE ON quote_pdf
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      -- A quote that nobody has accepted is deleted a year later, and its document with it: it is gone then.
      CREATE FUNCTION refuse_removal_from_quote() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF EXISTS (SELECT FROM quote WHERE id = OLD.quote_id) THEN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END IF;
          RETURN OLD;
        END $$;
      CREATE TRIGGER quote_pdf_kept BEFORE DELETE ON quote_pdf FOR EACH ROW EXECUTE FUNCTION refuse_removal_from_quote()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER quote_pdf_kept ON quote_pdf;
      DROP FUNCTION refuse_removal_from_quote;
      DROP TRIGGER quote_pdf_append_only ON quote_pdf;
      DROP TRIGGER quote_acceptance_append_only ON quote_acceptance;
      DROP TRIGGER quote_kept_as_sent ON quote`);
  }
}
