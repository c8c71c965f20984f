import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who opens the client's page, and what they see. */
export class OpenClientPage1799430000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE client ADD COLUMN shows_names boolean NOT NULL DEFAULT false;
      -- Null: by the roles.
      ALTER TABLE client_contact ADD COLUMN opens_page boolean;
      CREATE INDEX client_contact_by_email ON client_contact (lower(email)) WHERE email <> '';
      CREATE TABLE client_code (
        email text NOT NULL CONSTRAINT client_code_pk PRIMARY KEY,
        id uuid NOT NULL CONSTRAINT client_code_id UNIQUE,
        code_hash text NOT NULL,
        tries integer NOT NULL CONSTRAINT client_code_tries CHECK (tries BETWEEN 0 AND 5),
        expires_at timestamptz NOT NULL,
        looked_at timestamptz,
        used_at timestamptz
      );
      CREATE INDEX client_code_asked ON client_code (expires_at) WHERE looked_at IS NULL;
      CREATE TABLE client_session (
        id uuid NOT NULL CONSTRAINT client_session_pk PRIMARY KEY,
        -- SHA-256 of the token.
        token_hash text NOT NULL CONSTRAINT client_session_token UNIQUE,
        client_id uuid NOT NULL CONSTRAINT client_session_client REFERENCES client (id) ON DELETE CASCADE,
        email text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        ends_at timestamptz NOT NULL,
        ended_at timestamptz
      );
      CREATE INDEX client_session_of_client ON client_session (client_id, created_at);
      CREATE TABLE client_page_limit (
        address text NOT NULL CONSTRAINT client_page_limit_pk PRIMARY KEY,
        booked_until timestamptz NOT NULL
      );
      CREATE INDEX client_page_limit_over ON client_page_limit (booked_until);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE client_page_limit, client_session, client_code;
      DROP INDEX client_contact_by_email;
      ALTER TABLE client_contact DROP COLUMN opens_page;
      ALTER TABLE client DROP COLUMN shows_names`);
  }
}
