import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Codes of the client's page belong to the browser that requested them. 1.9.0 keeps using its own table, with one code
 * an address: codes requested there must be requested again.
 */
export class BindClientCodes1799650000000 implements MigrationInterface {
  name = 'BindClientCodes1799650000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE client_browser_code (
        email text NOT NULL,
        browser_hash text NOT NULL,
        id uuid NOT NULL CONSTRAINT client_browser_code_id UNIQUE,
        code_hash text NOT NULL,
        tries integer NOT NULL,
        max_tries integer NOT NULL CONSTRAINT client_browser_code_max_tries CHECK (max_tries BETWEEN 1 AND 5),
        expires_at timestamptz NOT NULL,
        looked_at timestamptz,
        used_at timestamptz,
        CONSTRAINT client_browser_code_pk PRIMARY KEY (email, browser_hash),
        CONSTRAINT client_browser_code_tries CHECK (tries BETWEEN 0 AND max_tries)
      );
      CREATE INDEX client_browser_code_asked ON client_browser_code (expires_at) WHERE looked_at IS NULL;
      CREATE INDEX client_browser_code_over ON client_browser_code (expires_at);

      CREATE TABLE client_wrong_code (
        id uuid NOT NULL CONSTRAINT client_wrong_code_pk PRIMARY KEY,
        email text NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX client_wrong_code_by_email ON client_wrong_code (email, at);
      CREATE INDEX client_wrong_code_by_time ON client_wrong_code (at);

      CREATE TABLE client_guessing (
        client_id uuid NOT NULL CONSTRAINT client_guessing_pk PRIMARY KEY
          CONSTRAINT client_guessing_client REFERENCES client (id) ON DELETE CASCADE,
        told_at timestamptz NOT NULL
      );

      ALTER TABLE client_session ADD COLUMN browser_hash text;
      CREATE INDEX client_session_by_browser ON client_session (email, browser_hash) WHERE browser_hash IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE client_session DROP COLUMN browser_hash;
      DROP TABLE client_guessing, client_wrong_code, client_browser_code;
    `);
  }
}
