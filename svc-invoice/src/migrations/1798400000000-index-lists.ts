import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists of invoices and of what is to come for a person are read without reading everything of all years. */
export class IndexLists1798400000000 implements MigrationInterface {
  name = 'IndexLists1798400000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- A trusted extension: the owner of the database may add it.
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
      -- Each invoice as its newest version says it; kept by the trigger below.
      CREATE TABLE newest_invoice (
        invoice_id uuid CONSTRAINT newest_invoice_pk PRIMARY KEY CONSTRAINT newest_invoice_invoice REFERENCES invoice (id),
        number text NOT NULL,
        job_id uuid NOT NULL,
        month text NOT NULL,
        version integer NOT NULL,
        issued_on date NOT NULL,
        to_name text NOT NULL,
        to_address text NOT NULL,
        sub_total_cents bigint NOT NULL,
        gst_cents bigint NOT NULL,
        total_cents bigint NOT NULL
      );
      CREATE FUNCTION keep_newest_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO newest_invoice
            SELECT NEW.invoice_id, number, job_id, month, NEW.version, NEW.issued_on, NEW.to_name, NEW.to_address,
              NEW.sub_total_cents, NEW.gst_cents, NEW.total_cents FROM invoice WHERE id = NEW.invoice_id
          ON CONFLICT (invoice_id) DO UPDATE SET version = excluded.version, issued_on = excluded.issued_on,
            to_name = excluded.to_name, to_address = excluded.to_address, sub_total_cents = excluded.sub_total_cents,
            gst_cents = excluded.gst_cents, total_cents = excluded.total_cents
          WHERE newest_invoice.version < excluded.version;
          RETURN NULL;
        END $$;
      CREATE TRIGGER invoice_version_newest AFTER INSERT ON invoice_version
        FOR EACH ROW EXECUTE FUNCTION keep_newest_invoice();
      INSERT INTO newest_invoice
        SELECT DISTINCT ON (id) id, number, job_id, month, version, issued_on, to_name, to_address, sub_total_cents, gst_cents,
          total_cents
        FROM invoice JOIN invoice_version ON invoice_id = id ORDER BY id, version DESC;
      CREATE INDEX newest_invoice_number ON newest_invoice (number, invoice_id);
      CREATE INDEX newest_invoice_month ON newest_invoice (month, invoice_id);
      CREATE INDEX newest_invoice_addressee ON newest_invoice (lower(to_name), invoice_id);
      CREATE INDEX newest_invoice_total ON newest_invoice (total_cents, invoice_id);
      CREATE INDEX newest_invoice_text ON newest_invoice
        USING gin (number gin_trgm_ops, to_name gin_trgm_ops, to_address gin_trgm_ops, month gin_trgm_ops);

      CREATE INDEX pay_item_to_come ON pay_item (person_id, day) WHERE in_run_cents <> 0 OR earned_cents <> paid_cents`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX pay_item_to_come;
      DROP TRIGGER invoice_version_newest ON invoice_version;
      DROP FUNCTION keep_newest_invoice;
      DROP TABLE newest_invoice`);
  }
}
