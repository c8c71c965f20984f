import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Quotes, their links and answers, and the jobs that are made of them. */
export class AddQuotes1799230000000 implements MigrationInterface {
  name = 'AddQuotes1799230000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE SEQUENCE quote_number;
      CREATE TABLE quote (
        id uuid NOT NULL CONSTRAINT quote_pk PRIMARY KEY,
        -- The first version. Its row is locked while any version changes its state.
        root_id uuid NOT NULL CONSTRAINT quote_root REFERENCES quote (id),
        number integer NOT NULL,
        version integer NOT NULL CONSTRAINT quote_version CHECK (version > 0),
        state text NOT NULL CONSTRAINT quote_state CHECK (state IN ('draft', 'sent', 'accepted', 'declined', 'replaced')),
        -- Rises with each change of the draft.
        edit integer NOT NULL CONSTRAINT quote_edit CHECK (edit > 0),
        enquiry_id uuid CONSTRAINT quote_enquiry REFERENCES enquiry (id) ON DELETE SET NULL,
        client_id uuid CONSTRAINT quote_client REFERENCES client (id) ON DELETE SET NULL,
        company text NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        telephone text NOT NULL,
        address text NOT NULL,
        valid_until date NOT NULL,
        lines jsonb NOT NULL,
        texts jsonb NOT NULL,
        -- Without GST; the mean of a month.
        monthly_cents bigint NOT NULL CONSTRAINT quote_monthly CHECK (monthly_cents >= 0),
        -- Of the time of the sending: company, and GST in hundredths of a percent.
        supplier jsonb,
        gst_rate integer,
        created_by text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        changed_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz,
        seen_at timestamptz,
        declined_at timestamptz,
        decline_reason text NOT NULL DEFAULT '',
        -- Client and jobs were made of it.
        made_at timestamptz,
        CONSTRAINT quote_versions UNIQUE (root_id, version),
        CONSTRAINT quote_sent CHECK ((state = 'draft') = (sent_at IS NULL)),
        CONSTRAINT quote_as_sent CHECK (state = 'draft' OR (supplier IS NOT NULL AND gst_rate IS NOT NULL)),
        CONSTRAINT quote_made CHECK (made_at IS NULL OR state = 'accepted')
      );
      CREATE UNIQUE INDEX quote_one_accepted ON quote (root_id) WHERE state = 'accepted';
      CREATE UNIQUE INDEX quote_one_draft ON quote (root_id) WHERE state = 'draft';
      CREATE UNIQUE INDEX quote_one_sent ON quote (root_id) WHERE state = 'sent';
      CREATE INDEX quote_changed ON quote (changed_at);
      CREATE INDEX quote_of_enquiry ON quote (enquiry_id);
      CREATE INDEX quote_of_client ON quote (client_id);

      -- What was sent, byte by byte.
      CREATE TABLE quote_pdf (
        quote_id uuid NOT NULL CONSTRAINT quote_pdf_pk PRIMARY KEY
          CONSTRAINT quote_pdf_quote REFERENCES quote (id) ON DELETE CASCADE,
        content bytea NOT NULL,
        sha256 text NOT NULL CONSTRAINT quote_pdf_sha256 CHECK (sha256 ~ '^[0-9a-f]{64}$')
      );
      CREATE TABLE quote_link (
        id uuid NOT NULL CONSTRAINT quote_link_pk PRIMARY KEY,
        quote_id uuid NOT NULL CONSTRAINT quote_link_quote REFERENCES quote (id) ON DELETE CASCADE,
        -- SHA-256 of the token.
        token_hash text NOT NULL CONSTRAINT quote_link_token UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        revoked_at timestamptz
      );
      CREATE INDEX quote_link_of_quote ON quote_link (quote_id);
      -- svc-auth sends it.
      CREATE TABLE quote_mail (
        id uuid NOT NULL CONSTRAINT quote_mail_pk PRIMARY KEY,
        quote_id uuid NOT NULL CONSTRAINT quote_mail_quote REFERENCES quote (id) ON DELETE CASCADE,
        link_id uuid NOT NULL CONSTRAINT quote_mail_link REFERENCES quote_link (id) ON DELETE CASCADE,
        kind text NOT NULL CONSTRAINT quote_mail_kind CHECK (kind IN ('sent', 'accepted')),
        to_name text NOT NULL,
        to_address text NOT NULL,
        subject text NOT NULL,
        text text NOT NULL,
        at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX quote_mail_of_quote ON quote_mail (quote_id);
      -- A quote is accepted once.
      CREATE TABLE quote_acceptance (
        quote_id uuid NOT NULL CONSTRAINT quote_acceptance_pk PRIMARY KEY
          CONSTRAINT quote_acceptance_quote REFERENCES quote (id),
        name text NOT NULL CONSTRAINT quote_acceptance_name CHECK (name <> ''),
        role text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        -- IP address; empty where the office has entered it.
        address text NOT NULL,
        pdf_sha256 text NOT NULL CONSTRAINT quote_acceptance_sha256 CHECK (pdf_sha256 ~ '^[0-9a-f]{64}$'),
        -- Who of the office has entered it; empty where it was accepted on the page.
        entered_by text NOT NULL,
        said_on date,
        note text NOT NULL
      );
      -- Each notice to the admins is sent once.
      CREATE TABLE quote_follow_up (
        quote_id uuid NOT NULL CONSTRAINT quote_follow_up_quote REFERENCES quote (id) ON DELETE CASCADE,
        days integer NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT quote_follow_up_pk PRIMARY KEY (quote_id, days)
      );
      -- svc-jobs makes it, once.
      CREATE TABLE quote_job (
        job_id uuid NOT NULL CONSTRAINT quote_job_pk PRIMARY KEY,
        quote_id uuid NOT NULL CONSTRAINT quote_job_quote REFERENCES quote (id),
        position integer NOT NULL,
        client_id uuid CONSTRAINT quote_job_client REFERENCES client (id) ON DELETE SET NULL,
        job jsonb NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT quote_job_once UNIQUE (quote_id, position)
      );
      CREATE INDEX quote_job_of_client ON quote_job (client_id);
      CREATE TABLE quote_text (
        id uuid NOT NULL CONSTRAINT quote_text_pk PRIMARY KEY,
        title text NOT NULL CONSTRAINT quote_text_title CHECK (title <> ''),
        text text NOT NULL,
        edit integer NOT NULL CONSTRAINT quote_text_edit CHECK (edit > 0)
      );
      -- How much of the next hour an address (a digest) has used up.
      CREATE TABLE quote_limit (
        address text NOT NULL CONSTRAINT quote_limit_pk PRIMARY KEY,
        booked_until timestamptz NOT NULL
      );
      CREATE INDEX quote_limit_over ON quote_limit (booked_until)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE quote_limit, quote_text, quote_job, quote_follow_up, quote_acceptance, quote_mail, quote_link, quote_pdf, quote;
      DROP SEQUENCE quote_number`);
  }
}
