import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddDevices1797000000002 implements MigrationInterface {
  name = 'AddDevices1797000000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE session
        -- Browser and operating system; empty when they are not known.
        ADD COLUMN device text NOT NULL DEFAULT '' CONSTRAINT session_device CHECK (char_length(device) <= 80);

      -- The last use of a session after its login, known to the minute.
      CREATE TABLE session_use (
        session_id uuid NOT NULL CONSTRAINT session_use_pk PRIMARY KEY
          CONSTRAINT session_use_session REFERENCES session (id) ON DELETE CASCADE,
        last_used_at timestamptz NOT NULL
      );
      -- The version before did not store it.
      INSERT INTO session_use (session_id, last_used_at) SELECT id, now() FROM session WHERE ended_at IS NULL;

      -- Browsers in which a person has logged in, by the hash of a cookie that the first login sets.
      CREATE TABLE known_device (
        account_id uuid NOT NULL CONSTRAINT known_device_account REFERENCES account (id) ON DELETE CASCADE,
        cookie_hash text NOT NULL,
        first_seen_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT known_device_pk PRIMARY KEY (account_id, cookie_hash)
      );`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE known_device, session_use;
      ALTER TABLE session DROP COLUMN device;`);
  }
}
