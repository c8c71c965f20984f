import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work beside the agreed price, kept until it stands on a client's invoice. */
export class AddExtras1799100000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE invoice_extra (
        id uuid CONSTRAINT invoice_extra_pk PRIMARY KEY,
        client_id uuid CONSTRAINT invoice_extra_client REFERENCES client (id),
        job_id uuid,
        -- A one-off job is charged for by one extra.
        from_job_id uuid CONSTRAINT invoice_extra_from_job UNIQUE,
        day date NOT NULL,
        text text NOT NULL,
        -- Without GST.
        cents bigint NOT NULL CONSTRAINT invoice_extra_above_nothing CHECK (cents > 0),
        reason text NOT NULL,
        added_by text NOT NULL,
        added_at timestamptz NOT NULL,
        -- The client's invoice on which it stands.
        invoice_id uuid,
        version integer NOT NULL DEFAULT 1 CONSTRAINT invoice_extra_version CHECK (version > 0),
        CONSTRAINT invoice_extra_for CHECK ((client_id IS NULL) <> (job_id IS NULL))
      );
      CREATE INDEX invoice_extra_of_client ON invoice_extra (client_id);
      CREATE INDEX invoice_extra_of_job ON invoice_extra (job_id);
      CREATE INDEX invoice_extra_on_invoice ON invoice_extra (invoice_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE invoice_extra');
  }
}
