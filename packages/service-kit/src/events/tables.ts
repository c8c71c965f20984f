import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that every service has: its outbox, its inbox and the marker of the demo data. */
export class KitTables1760000000000 implements MigrationInterface {
  name = 'KitTables1760000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE outbox_event (
        position bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT outbox_event_pk PRIMARY KEY,
        id uuid NOT NULL,
        -- Given by the relay after the commit: counts without gaps, which an identity column cannot.
        seq bigint CONSTRAINT outbox_event_seq_unique UNIQUE,
        name text NOT NULL,
        payload jsonb NOT NULL,
        request_id text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX outbox_event_unnumbered ON outbox_event (position) WHERE seq IS NULL;
      CREATE TABLE outbox_counter (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT outbox_counter_pk PRIMARY KEY
          CONSTRAINT outbox_counter_only_row CHECK (only_row),
        last_seq bigint NOT NULL
      );
      INSERT INTO outbox_counter (last_seq) VALUES (0);
      CREATE TABLE inbox_cursor (
        source text NOT NULL CONSTRAINT inbox_cursor_pk PRIMARY KEY,
        last_seq bigint NOT NULL
      );
      CREATE TABLE inbox_waiting (
        source text NOT NULL,
        seq bigint NOT NULL,
        event jsonb NOT NULL,
        CONSTRAINT inbox_waiting_pk PRIMARY KEY (source, seq)
      );
      CREATE TABLE demo_seed (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT demo_seed_pk PRIMARY KEY
          CONSTRAINT demo_seed_only_row CHECK (only_row),
        seeded_at timestamptz NOT NULL DEFAULT now()
      );`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE outbox_event, outbox_counter, inbox_cursor, inbox_waiting, demo_seed');
  }
}
