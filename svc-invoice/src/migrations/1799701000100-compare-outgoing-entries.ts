import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Outgoing entries of bank statements that look like one that is there. */
export class CompareOutgoingEntries1799701000100 implements MigrationInterface {
  name = 'CompareOutgoingEntries1799701000100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Which one it looks like; null for one that looks like none.
      ALTER TABLE bank_outgoing ADD COLUMN like_id uuid CONSTRAINT bank_outgoing_like REFERENCES bank_outgoing (id),
        ADD COLUMN choice text CONSTRAINT bank_outgoing_choice CHECK (choice IN ('same', 'another')),
        ADD COLUMN chosen_by text NOT NULL DEFAULT '',
        ADD COLUMN chosen_at timestamptz;
      CREATE INDEX bank_outgoing_likes ON bank_outgoing (like_id) WHERE like_id IS NOT NULL;
      CREATE INDEX bank_outgoing_by_amount ON bank_outgoing (cents, day)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP INDEX bank_outgoing_by_amount;
      ALTER TABLE bank_outgoing DROP COLUMN chosen_at, DROP COLUMN chosen_by, DROP COLUMN choice, DROP COLUMN like_id`);
  }
}
