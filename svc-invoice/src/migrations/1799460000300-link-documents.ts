import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links to mailed documents. */
export class LinkDocuments1799460000300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE document_link (
        id uuid NOT NULL CONSTRAINT document_link_pk PRIMARY KEY,
        kind text NOT NULL CONSTRAINT document_link_kind CHECK (kind IN ('job-invoice', 'client-invoice', 'adjustment-note')),
        document_id uuid NOT NULL,
        version integer NOT NULL,
        client_id uuid CONSTRAINT document_link_client REFERENCES client (id) ON DELETE SET NULL,
        -- SHA-256 of the token.
        token_hash text NOT NULL CONSTRAINT document_link_token UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz,
        opened_at timestamptz
      );
      CREATE INDEX document_link_of_client ON document_link (client_id, created_at);
      -- Null for messages of the version before.
      ALTER TABLE document_mail ADD COLUMN link_id uuid CONSTRAINT document_mail_link REFERENCES document_link (id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE document_mail DROP COLUMN link_id;
      DROP TABLE document_link`);
  }
}
