import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages can be taken back: the row stays, without text and photos. Nothing else changes. */
export class TakeBackMessages1799722000000 implements MigrationInterface {
  name = 'TakeBackMessages1799722000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE message
        ADD COLUMN removed_at timestamptz,
        DROP CONSTRAINT message_not_empty,
        ADD CONSTRAINT message_not_empty CHECK (
          (removed_at IS NULL) = (text <> '' OR cardinality(photos) > 0));

      CREATE OR REPLACE FUNCTION refuse_message_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP = 'UPDATE' AND OLD.removed_at IS NULL AND NEW.removed_at IS NOT NULL
            AND to_jsonb(NEW) - ARRAY['text', 'photos', 'removed_at'] = to_jsonb(OLD) - ARRAY['text', 'photos', 'removed_at'] THEN
            RETURN NEW;
          END IF;
          RAISE EXCEPTION 'messages are kept as they were sent' USING ERRCODE = 'restrict_violation';
        END $$;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE OR REPLACE FUNCTION refuse_message_change() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          RAISE EXCEPTION 'messages are kept as they were sent' USING ERRCODE = 'restrict_violation';
        END $$;
      ALTER TABLE message
        DROP CONSTRAINT message_not_empty,
        DROP COLUMN removed_at;
      -- Messages that were taken back stay empty.
      ALTER TABLE message
        ADD CONSTRAINT message_not_empty CHECK (text <> '' OR cardinality(photos) > 0) NOT VALID;
    `);
  }
}
