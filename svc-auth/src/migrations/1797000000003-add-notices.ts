import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddNotices1797000000003 implements MigrationInterface {
  name = 'AddNotices1797000000003';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE notice (
        id uuid NOT NULL CONSTRAINT notice_pk PRIMARY KEY,
        -- What was raised; one notice of it for each person.
        raised_id uuid NOT NULL,
        account_id uuid NOT NULL CONSTRAINT notice_account REFERENCES account (id) ON DELETE CASCADE,
        kind text NOT NULL,
        parameters jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        read_at timestamptz,
        CONSTRAINT notice_once UNIQUE (raised_id, account_id)
      );
      CREATE INDEX notice_of_account ON notice (account_id, id DESC);
      CREATE INDEX notice_unread ON notice (account_id) WHERE read_at IS NULL;
      CREATE INDEX notice_over ON notice (created_at);

      -- Raised notices that were delivered: people who come later do not get them.
      CREATE TABLE delivered_notice (
        id uuid NOT NULL CONSTRAINT delivered_notice_pk PRIMARY KEY,
        delivered_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX delivered_notice_over ON delivered_notice (delivered_at);

      CREATE TABLE notice_choice (
        account_id uuid NOT NULL CONSTRAINT notice_choice_account REFERENCES account (id) ON DELETE CASCADE,
        kind text NOT NULL,
        channel text NOT NULL CONSTRAINT notice_choice_channel CHECK (channel IN ('mail')),
        enabled boolean NOT NULL,
        CONSTRAINT notice_choice_pk PRIMARY KEY (account_id, kind, channel)
      );`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE notice, delivered_notice, notice_choice');
  }
}
