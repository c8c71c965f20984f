import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Clients, their contacts, and whose a job is from which day on. */
export class AddClients1798600000000 implements MigrationInterface {
  name = 'AddClients1798600000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE client (
        id uuid NOT NULL CONSTRAINT client_pk PRIMARY KEY,
        legal_name text NOT NULL CONSTRAINT client_legal_name CHECK (legal_name <> ''),
        trading_name text NOT NULL,
        abn text NOT NULL CONSTRAINT client_abn CHECK (abn ~ '^([0-9]{11})?$'),
        billing_address text NOT NULL,
        billing_email text NOT NULL,
        order_number text NOT NULL,
        -- Days from the issue of an invoice to the day on which it is due.
        terms_days integer NOT NULL CONSTRAINT client_terms CHECK (terms_days BETWEEN 0 AND 120),
        notes text NOT NULL,
        version integer NOT NULL DEFAULT 1 CONSTRAINT client_version CHECK (version > 0),
        created_at timestamptz NOT NULL DEFAULT now(),
        archived_at timestamptz
      );
      CREATE TABLE client_contact (
        client_id uuid NOT NULL CONSTRAINT client_contact_client REFERENCES client (id) ON DELETE CASCADE,
        position integer NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        telephone text NOT NULL,
        roles text[] NOT NULL CONSTRAINT client_contact_roles CHECK (roles <@ ARRAY['invoices', 'door', 'quality']),
        CONSTRAINT client_contact_pk PRIMARY KEY (client_id, position)
      );
      -- From this day on the job is the client's; null: nobody's. A job of svc-jobs, whose feed may be behind.
      CREATE TABLE job_client (
        job_id uuid NOT NULL,
        valid_from date NOT NULL,
        client_id uuid CONSTRAINT job_client_client REFERENCES client (id),
        -- Of the job's changes; rises.
        version integer NOT NULL CONSTRAINT job_client_version CHECK (version > 0),
        CONSTRAINT job_client_pk PRIMARY KEY (job_id, valid_from)
      );
      CREATE INDEX job_client_of_client ON job_client (client_id, job_id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE job_client, client_contact, client');
  }
}
