import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents of payments with numbers without gaps, and the super that is due beside payments. */
export class IssuePayDocuments1798000000200 implements MigrationInterface {
  name = 'IssuePayDocuments1798000000200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE pay_counter (
        kind text NOT NULL CONSTRAINT pay_counter_pk PRIMARY KEY,
        last_number integer NOT NULL
      );
      INSERT INTO pay_counter VALUES ('remittance-advice', 0), ('rcti', 0), ('adjustment-note', 0);
      CREATE TABLE pay_document (
        number text NOT NULL CONSTRAINT pay_document_pk PRIMARY KEY,
        run_id uuid NOT NULL,
        person_id uuid NOT NULL,
        kind text NOT NULL CONSTRAINT pay_document_kind REFERENCES pay_counter (kind),
        issued_on date NOT NULL,
        corrects text CONSTRAINT pay_document_corrects REFERENCES pay_document (number),
        repeats text,
        sub_total_cents bigint NOT NULL,
        gst_cents bigint NOT NULL,
        total_cents bigint NOT NULL,
        -- As DocumentContent: everything that is printed.
        content jsonb NOT NULL,
        CONSTRAINT pay_document_row FOREIGN KEY (run_id, person_id) REFERENCES pay_row (run_id, person_id),
        CONSTRAINT pay_document_adds_up CHECK (total_cents = sub_total_cents + gst_cents),
        CONSTRAINT pay_document_note CHECK ((kind = 'adjustment-note') = (corrects IS NOT NULL))
      );
      CREATE INDEX pay_document_of_row ON pay_document (run_id, person_id);
      CREATE TRIGGER pay_document_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON pay_document
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TABLE super_contribution (
        run_id uuid NOT NULL,
        person_id uuid NOT NULL,
        base_cents bigint NOT NULL,
        rate integer NOT NULL,
        super_cents bigint NOT NULL CONSTRAINT super_contribution_owed CHECK (super_cents > 0),
        -- Null where the table of public holidays ends.
        due_on date,
        received_on date,
        CONSTRAINT super_contribution_pk PRIMARY KEY (run_id, person_id),
        CONSTRAINT super_contribution_row FOREIGN KEY (run_id, person_id) REFERENCES pay_row (run_id, person_id)
      );
      CREATE INDEX super_contribution_of_person ON super_contribution (person_id);
      CREATE TABLE tax_report (
        id uuid NOT NULL CONSTRAINT tax_report_pk PRIMARY KEY,
        financial_year integer NOT NULL,
        number integer NOT NULL,
        run_type text NOT NULL CONSTRAINT tax_report_run_type CHECK (run_type IN ('T', 'P')),
        amended boolean NOT NULL,
        -- The payees as they were written.
        payees jsonb NOT NULL,
        -- The files: {file_name, text}.
        files jsonb NOT NULL,
        sha256 text NOT NULL,
        made_by uuid NOT NULL,
        made_at timestamptz NOT NULL DEFAULT now(),
        lodged_on date,
        lodged_by uuid,
        CONSTRAINT tax_report_number UNIQUE (financial_year, number),
        CONSTRAINT tax_report_lodged CHECK ((lodged_on IS NULL) = (lodged_by IS NULL) AND (run_type = 'P' OR lodged_on IS NULL))
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE tax_report, super_contribution, pay_document, pay_counter');
  }
}
