import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateInvoices1767225600000 implements MigrationInterface {
  name = 'CreateInvoices1767225600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE known_job (
        id uuid NOT NULL CONSTRAINT known_job_pk PRIMARY KEY,
        kind text NOT NULL,
        title text NOT NULL,
        address text NOT NULL,
        version integer NOT NULL
      );
      CREATE TABLE ledger_entry (
        work_record_id uuid NOT NULL CONSTRAINT ledger_entry_pk PRIMARY KEY,
        job_id uuid NOT NULL,
        business_date date NOT NULL,
        minutes integer NOT NULL,
        company_cents bigint NOT NULL,
        version integer NOT NULL
      );
      -- The month's sum is read from the index alone.
      CREATE INDEX ledger_entry_month ON ledger_entry (job_id, business_date) INCLUDE (company_cents);

      CREATE TABLE invoice_settings (
        only_row boolean NOT NULL CONSTRAINT invoice_settings_pk PRIMARY KEY
          CONSTRAINT invoice_settings_only_row CHECK (only_row),
        supplier jsonb NOT NULL,
        gst_rate integer NOT NULL CONSTRAINT invoice_settings_gst_rate CHECK (gst_rate BETWEEN 0 AND 10000),
        number_prefix text NOT NULL
      );
      CREATE TABLE invoice_counter (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT invoice_counter_pk PRIMARY KEY
          CONSTRAINT invoice_counter_only_row CHECK (only_row),
        last_number integer NOT NULL
      );
      INSERT INTO invoice_counter (last_number) VALUES (0);

      CREATE TABLE invoice (
        id uuid NOT NULL CONSTRAINT invoice_pk PRIMARY KEY,
        number text NOT NULL CONSTRAINT invoice_number_unique UNIQUE,
        job_id uuid NOT NULL,
        month text NOT NULL CONSTRAINT invoice_month CHECK (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
        CONSTRAINT invoice_one_a_month UNIQUE (job_id, month)
      );
      CREATE TABLE invoice_version (
        invoice_id uuid NOT NULL CONSTRAINT invoice_version_invoice REFERENCES invoice (id),
        version integer NOT NULL CONSTRAINT invoice_version_number CHECK (version > 0),
        issued_at timestamptz NOT NULL,
        issued_on date NOT NULL,
        issued_by uuid NOT NULL,
        to_name text NOT NULL,
        to_address text NOT NULL,
        sub_total_cents bigint NOT NULL CONSTRAINT invoice_version_sub_total CHECK (sub_total_cents > 0),
        gst_cents bigint NOT NULL CONSTRAINT invoice_version_gst CHECK (gst_cents >= 0),
        total_cents bigint NOT NULL,
        gst_rate integer NOT NULL,
        supplier jsonb NOT NULL,
        CONSTRAINT invoice_version_pk PRIMARY KEY (invoice_id, version),
        CONSTRAINT invoice_version_adds_up CHECK (total_cents = sub_total_cents + gst_cents)
      );
      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME; END $$;
      CREATE TRIGGER invoice_version_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON invoice_version
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `DROP TABLE invoice_version, invoice, invoice_counter, invoice_settings, ledger_entry, known_job`,
    );
    await queryRunner.query('DROP FUNCTION refuse_change');
  }
}
