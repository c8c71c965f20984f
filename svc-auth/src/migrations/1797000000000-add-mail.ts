import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddMail1797000000000 implements MigrationInterface {
  name = 'AddMail1797000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE mail_message (
        id uuid NOT NULL CONSTRAINT mail_message_pk PRIMARY KEY,
        -- Names the event that the message is about: written twice, it is sent once.
        idempotency_key text NOT NULL CONSTRAINT mail_message_once UNIQUE,
        kind text NOT NULL,
        account_id uuid CONSTRAINT mail_message_account REFERENCES account (id) ON DELETE SET NULL,
        state text NOT NULL DEFAULT 'waiting'
          CONSTRAINT mail_message_state CHECK (state IN ('waiting', 'sending', 'sent', 'refused', 'given-up', 'unsure')),
        -- Recipient and parameters, sealed: a message can hold a link. Erased with the last attempt.
        content text NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        next_try_at timestamptz NOT NULL DEFAULT now(),
        claimed_at timestamptz,
        -- After this time the message is not worth sending.
        useful_until timestamptz,
        finished_at timestamptz,
        -- A code, without values.
        last_error text NOT NULL DEFAULT '',
        request_id text,
        CONSTRAINT mail_message_content CHECK (content = '' OR content ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
        CONSTRAINT mail_message_kept_while_needed CHECK ((content <> '') = (state IN ('waiting', 'sending'))),
        CONSTRAINT mail_message_finished CHECK ((finished_at IS NULL) = (state IN ('waiting', 'sending')))
      );
      CREATE INDEX mail_message_due ON mail_message (next_try_at) WHERE state = 'waiting';
      CREATE INDEX mail_message_claimed ON mail_message (claimed_at) WHERE state = 'sending';
      CREATE INDEX mail_message_over ON mail_message (finished_at) WHERE finished_at IS NOT NULL;
      CREATE INDEX mail_message_account ON mail_message (account_id);

      -- Addresses that a mail server has refused for good, until it accepts one again.
      CREATE TABLE refused_address (
        digest text NOT NULL CONSTRAINT refused_address_pk PRIMARY KEY,
        code text NOT NULL,
        refused_at timestamptz NOT NULL DEFAULT now()
      );`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE mail_message, refused_address');
  }
}
