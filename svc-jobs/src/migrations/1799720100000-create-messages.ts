import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Threads of places and people, their messages and read marks. */
export class CreateMessages1799720100000 implements MigrationInterface {
  name = 'CreateMessages1799720100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE message_thread (
        id uuid NOT NULL,
        kind text NOT NULL,
        message_count integer NOT NULL,
        last_at timestamptz,
        CONSTRAINT message_thread_pk PRIMARY KEY (id),
        CONSTRAINT message_thread_kind_known CHECK (kind IN ('place', 'person'))
      );

      CREATE TABLE message (
        id uuid NOT NULL,
        idempotency_key uuid NOT NULL,
        thread_id uuid NOT NULL,
        number integer NOT NULL,
        author_id uuid NOT NULL,
        author_name text NOT NULL,
        author_role text NOT NULL,
        text text NOT NULL,
        photos uuid[] NOT NULL,
        sent_at timestamptz NOT NULL,
        CONSTRAINT message_pk PRIMARY KEY (id),
        CONSTRAINT message_once UNIQUE (idempotency_key),
        CONSTRAINT message_number_once UNIQUE (thread_id, number),
        CONSTRAINT message_of_thread FOREIGN KEY (thread_id) REFERENCES message_thread(id),
        CONSTRAINT message_not_empty CHECK (text <> '' OR cardinality(photos) > 0)
      );
      CREATE INDEX message_by_author ON message (author_id);
      CREATE FUNCTION refuse_message_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'messages are kept as they were sent' USING ERRCODE = 'restrict_violation';
        END $$;
      CREATE TRIGGER message_is_kept BEFORE DELETE OR UPDATE ON message
        FOR EACH ROW EXECUTE FUNCTION refuse_message_change();

      CREATE TABLE message_read (
        thread_id uuid NOT NULL,
        person_id uuid NOT NULL,
        number integer NOT NULL,
        read_at timestamptz NOT NULL,
        CONSTRAINT message_read_pk PRIMARY KEY (thread_id, person_id),
        CONSTRAINT message_read_of_thread FOREIGN KEY (thread_id) REFERENCES message_thread(id)
      );

      CREATE TABLE message_limit (
        address text NOT NULL,
        booked_until timestamptz NOT NULL,
        CONSTRAINT message_limit_pk PRIMARY KEY (address)
      );
      CREATE INDEX message_limit_over ON message_limit (booked_until);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE message_limit;
      DROP TABLE message_read;
      DROP TABLE message;
      DROP FUNCTION refuse_message_change;
      DROP TABLE message_thread;
    `);
  }
}
