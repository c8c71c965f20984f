import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of clients that were imported, and which clients came from each: an import can be undone for a day. */
export class ImportClients1798600000200 implements MigrationInterface {
  name = 'ImportClients1798600000200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE client_import (
        id uuid NOT NULL CONSTRAINT client_import_pk PRIMARY KEY,
        file_name text NOT NULL,
        clients integer NOT NULL CONSTRAINT client_import_clients CHECK (clients > 0),
        imported_by text NOT NULL,
        imported_at timestamptz NOT NULL DEFAULT now(),
        undone_at timestamptz
      );
      CREATE INDEX client_import_newest ON client_import (imported_at);
      CREATE TABLE imported_client (
        client_id uuid NOT NULL CONSTRAINT imported_client_pk PRIMARY KEY
          CONSTRAINT imported_client_client REFERENCES client (id) ON DELETE CASCADE,
        import_id uuid NOT NULL CONSTRAINT imported_client_import REFERENCES client_import (id)
      );
      CREATE INDEX imported_client_of_import ON imported_client (import_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE imported_client, client_import');
  }
}
