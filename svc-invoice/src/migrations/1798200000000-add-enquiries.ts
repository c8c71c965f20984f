import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddEnquiries1798200000000 implements MigrationInterface {
  name = 'AddEnquiries1798200000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE enquiry (
        id uuid NOT NULL CONSTRAINT enquiry_pk PRIMARY KEY,
        -- Made by the visitor's page: sent twice, it is kept once.
        idempotency_key uuid NOT NULL CONSTRAINT enquiry_once UNIQUE,
        state text NOT NULL DEFAULT 'new' CONSTRAINT enquiry_state CHECK (state IN ('new', 'quoted', 'won', 'lost')),
        place text NOT NULL,
        size text NOT NULL,
        frequency text NOT NULL,
        timing text NOT NULL,
        suburb text NOT NULL,
        text text NOT NULL,
        name text NOT NULL,
        email text NOT NULL,
        telephone text NOT NULL,
        sent_at timestamptz NOT NULL DEFAULT now(),
        -- The last note, answer or change of the state.
        changed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT enquiry_can_be_answered CHECK (email <> '' OR telephone <> '')
      );
      CREATE INDEX enquiry_sent ON enquiry (sent_at);
      CREATE INDEX enquiry_new ON enquiry (id) WHERE state = 'new';
      CREATE INDEX enquiry_due ON enquiry (changed_at) WHERE state <> 'won';

      -- The photos are in svc-media, which reads these ids in the feed.
      CREATE TABLE enquiry_photo (
        enquiry_id uuid NOT NULL CONSTRAINT enquiry_photo_enquiry REFERENCES enquiry (id) ON DELETE CASCADE,
        photo_id uuid NOT NULL,
        position integer NOT NULL,
        CONSTRAINT enquiry_photo_pk PRIMARY KEY (enquiry_id, photo_id),
        CONSTRAINT enquiry_photo_place UNIQUE (enquiry_id, position)
      );

      CREATE TABLE enquiry_note (
        id uuid NOT NULL CONSTRAINT enquiry_note_pk PRIMARY KEY,
        enquiry_id uuid NOT NULL CONSTRAINT enquiry_note_enquiry REFERENCES enquiry (id) ON DELETE CASCADE,
        -- Made by the admin's page.
        idempotency_key uuid CONSTRAINT enquiry_note_once UNIQUE,
        kind text NOT NULL CONSTRAINT enquiry_note_kind CHECK (kind IN ('note', 'answer', 'state')),
        text text NOT NULL DEFAULT '',
        subject text NOT NULL DEFAULT '',
        channel text NOT NULL DEFAULT '' CONSTRAINT enquiry_note_channel CHECK (channel IN ('', 'mail', 'hand')),
        state text CONSTRAINT enquiry_note_state CHECK (state IN ('new', 'quoted', 'won', 'lost')),
        by_name text NOT NULL,
        at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT enquiry_note_answer CHECK ((kind = 'answer') = (channel <> '')),
        CONSTRAINT enquiry_note_of_state CHECK (kind <> 'state' OR state IS NOT NULL)
      );
      CREATE INDEX enquiry_note_history ON enquiry_note (enquiry_id, at, id);

      -- How much of the next hour is used up, by address (a digest) and in total.
      CREATE TABLE enquiry_limit (
        address text NOT NULL CONSTRAINT enquiry_limit_pk PRIMARY KEY,
        booked_until timestamptz NOT NULL
      );
      CREATE INDEX enquiry_limit_over ON enquiry_limit (booked_until);`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE enquiry_limit, enquiry_note, enquiry_photo, enquiry');
  }
}
