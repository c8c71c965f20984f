import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SendTextMessages1799721000000 implements MigrationInterface {
  name = 'SendTextMessages1799721000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE sms_number (
        account_id uuid NOT NULL,
        number text NOT NULL DEFAULT '',
        confirmed_at timestamptz,
        enabled boolean NOT NULL DEFAULT false,
        asked text NOT NULL DEFAULT '',
        code_digest text NOT NULL DEFAULT '',
        asked_at timestamptz,
        expires_at timestamptz,
        tries integer NOT NULL DEFAULT 0,
        CONSTRAINT sms_number_pk PRIMARY KEY (account_id),
        CONSTRAINT sms_number_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
        CONSTRAINT sms_number_confirmed CHECK ((number = '') = (confirmed_at IS NULL)),
        CONSTRAINT sms_number_enabled CHECK (NOT enabled OR number <> ''),
        CONSTRAINT sms_number_asked CHECK ((asked = '') = (code_digest = '') AND (asked = '') = (expires_at IS NULL))
      );
    `);
    await queryRunner.query(`
      CREATE TABLE sms_message (
        id uuid NOT NULL,
        account_id uuid NOT NULL,
        notice_id uuid,
        content text NOT NULL DEFAULT '',
        expires_at timestamptz NOT NULL,
        segments integer NOT NULL DEFAULT 0,
        state text NOT NULL DEFAULT 'waiting',
        attempts integer NOT NULL DEFAULT 0,
        next_try_at timestamptz NOT NULL DEFAULT now(),
        claimed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz,
        last_error text NOT NULL DEFAULT '',
        request_id text,
        CONSTRAINT sms_message_pk PRIMARY KEY (id),
        CONSTRAINT sms_message_once UNIQUE (notice_id),
        CONSTRAINT sms_message_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
        CONSTRAINT sms_message_notice FOREIGN KEY (notice_id) REFERENCES notice(id) ON DELETE CASCADE,
        CONSTRAINT sms_message_content CHECK (notice_id IS NULL OR content = ''),
        CONSTRAINT sms_message_segments CHECK (segments >= 0),
        CONSTRAINT sms_message_state CHECK (state IN ('waiting', 'sending', 'sent', 'refused', 'given-up', 'unsure')),
        CONSTRAINT sms_message_finished CHECK ((state IN ('waiting', 'sending')) = (finished_at IS NULL))
      );
      CREATE INDEX sms_message_of_account ON sms_message (account_id);
      CREATE INDEX sms_message_due ON sms_message (next_try_at) WHERE state = 'waiting';
      CREATE INDEX sms_message_claimed ON sms_message (claimed_at) WHERE state = 'sending';
      CREATE INDEX sms_message_ended ON sms_message (finished_at) WHERE finished_at IS NOT NULL;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE sms_message; DROP TABLE sms_number;');
  }
}
