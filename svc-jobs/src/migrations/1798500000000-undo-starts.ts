import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Starts that their people have undone: the same Start that arrives later starts nothing. */
export class UndoStarts1798500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE undone_start (
        id uuid CONSTRAINT undone_start_pk PRIMARY KEY DEFAULT gen_random_uuid(),
        person_id uuid NOT NULL,
        -- Null for a Start whose record never arrived here.
        record_id uuid CONSTRAINT undone_start_record_once UNIQUE,
        -- Null for a Start that was sent without a key.
        start_key uuid,
        undone_at timestamptz NOT NULL,
        CONSTRAINT undone_start_named CHECK (record_id IS NOT NULL OR start_key IS NOT NULL),
        CONSTRAINT undone_start_key_once UNIQUE (person_id, start_key)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE undone_start');
  }
}
