import type { MigrationInterface, QueryRunner } from 'typeorm';

const ERASED_PAYEE = (row: 'NEW' | 'OLD') => `${row}.content #- '{payee}' #- '{payment,account_ending}'`;

/**
 * Payments and their documents never change, but that who was paid is erased with the person: name, ABN, address and account. The amounts stay.
 * What svc-auth has said of people before is read again.
 */
export class EraseTaxRecords1799560000000 implements MigrationInterface {
  name = 'EraseTaxRecords1799560000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE known_payee ADD COLUMN erased boolean NOT NULL DEFAULT false;
      CREATE INDEX known_payee_erased ON known_payee (person_id) WHERE erased;

      CREATE OR REPLACE FUNCTION keep_paid_rows() RETURNS trigger LANGUAGE plpgsql AS $$
        DECLARE
          who text[] := '{name,facts,bank_ending,bank_fingerprint,return_reason}';
        BEGIN
          IF OLD.state = 'approved' THEN RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END; END IF;
          IF TG_OP = 'UPDATE' AND OLD.state = 'paid' AND NEW.state = 'returned'
            AND to_jsonb(NEW) - '{state,returned_on,return_reason}'::text[] = to_jsonb(OLD) - '{state,returned_on,return_reason}'::text[]
          THEN RETURN NEW; END IF;
          IF TG_OP = 'UPDATE' AND NEW.facts @> '{"erased": true}' AND NEW.facts->'gst_percent' = OLD.facts->'gst_percent'
            AND to_jsonb(NEW) - who = to_jsonb(OLD) - who
            AND EXISTS (SELECT FROM known_payee WHERE person_id = OLD.person_id AND erased)
          THEN RETURN NEW; END IF;
          RAISE EXCEPTION 'a payment that was made never changes';
        END $$;

      DROP TRIGGER pay_document_append_only ON pay_document;
      CREATE TRIGGER pay_document_append_only BEFORE DELETE OR TRUNCATE ON pay_document
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE FUNCTION keep_pay_documents() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF to_jsonb(NEW) - 'content' = to_jsonb(OLD) - 'content' AND NEW.content @> '{"payee": {"erased": true}}'
            AND ${ERASED_PAYEE('NEW')} = ${ERASED_PAYEE('OLD')}
            AND EXISTS (SELECT FROM known_payee WHERE person_id = OLD.person_id AND erased)
          THEN RETURN NEW; END IF;
          RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
        END $$;
      CREATE TRIGGER pay_document_kept BEFORE UPDATE ON pay_document FOR EACH ROW EXECUTE FUNCTION keep_pay_documents();

      UPDATE change_cursor SET last_seq = 0 WHERE source = 'auth'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TRIGGER pay_document_kept ON pay_document;
      DROP FUNCTION keep_pay_documents;
      DROP TRIGGER pay_document_append_only ON pay_document;
      CREATE TRIGGER pay_document_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON pay_document
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE OR REPLACE FUNCTION keep_paid_rows() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF OLD.state = 'approved' THEN RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END; END IF;
          IF TG_OP = 'UPDATE' AND OLD.state = 'paid' AND NEW.state = 'returned'
            AND to_jsonb(NEW) - '{state,returned_on,return_reason}'::text[] = to_jsonb(OLD) - '{state,returned_on,return_reason}'::text[]
          THEN RETURN NEW; END IF;
          RAISE EXCEPTION 'a payment that was made never changes';
        END $$;
      ALTER TABLE known_payee DROP COLUMN erased`);
  }
}
