import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddPush1798200000001 implements MigrationInterface {
  name = 'AddPush1798200000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- The key that messages are signed with. Devices are bound to it.
      CREATE TABLE push_key (
        id uuid NOT NULL CONSTRAINT push_key_pk PRIMARY KEY,
        only_row boolean NOT NULL DEFAULT true CONSTRAINT push_key_only_row CHECK (only_row)
          CONSTRAINT push_key_once UNIQUE,
        public_key text NOT NULL,
        private_key text NOT NULL
          CONSTRAINT push_key_is_sealed CHECK (private_key ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
        created_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE push_device (
        id uuid NOT NULL CONSTRAINT push_device_pk PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT push_device_account REFERENCES account (id) ON DELETE CASCADE,
        -- A session that expires or is idle leaves the device as it is; one that the person ends takes it away, all of them (session_version) too.
        session_id uuid NOT NULL,
        session_version integer NOT NULL,
        endpoint_digest text NOT NULL CONSTRAINT push_device_endpoint_unique UNIQUE,
        -- Endpoint and keys.
        content text NOT NULL
          CONSTRAINT push_device_is_sealed CHECK (content ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
        subscribed_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX push_device_of_account ON push_device (account_id);
      CREATE INDEX push_device_of_session ON push_device (session_id);

      CREATE TABLE push_message (
        id uuid NOT NULL CONSTRAINT push_message_pk PRIMARY KEY,
        device_id uuid NOT NULL CONSTRAINT push_message_device REFERENCES push_device (id) ON DELETE CASCADE,
        notice_id uuid NOT NULL CONSTRAINT push_message_notice REFERENCES notice (id) ON DELETE CASCADE,
        state text NOT NULL DEFAULT 'waiting'
          CONSTRAINT push_message_state CHECK (state IN ('waiting', 'sending', 'sent', 'refused', 'given-up', 'unsure')),
        attempts integer NOT NULL DEFAULT 0,
        next_try_at timestamptz NOT NULL DEFAULT now(),
        claimed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz,
        last_error text NOT NULL DEFAULT '',
        request_id text,
        CONSTRAINT push_message_once UNIQUE (notice_id, device_id)
      );
      CREATE INDEX push_message_of_device ON push_message (device_id);
      CREATE INDEX push_message_due ON push_message (next_try_at) WHERE state = 'waiting';
      CREATE INDEX push_message_claimed ON push_message (claimed_at) WHERE state = 'sending';

      ALTER TABLE notice_choice DROP CONSTRAINT notice_choice_channel;
      ALTER TABLE notice_choice ADD CONSTRAINT notice_choice_channel CHECK (channel IN ('mail', 'push'));`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE push_message, push_device, push_key;
      DELETE FROM notice_choice WHERE channel = 'push';
      ALTER TABLE notice_choice DROP CONSTRAINT notice_choice_channel;
      ALTER TABLE notice_choice ADD CONSTRAINT notice_choice_channel CHECK (channel IN ('mail'));`);
  }
}
