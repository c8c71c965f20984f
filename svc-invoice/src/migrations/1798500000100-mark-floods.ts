import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Enquiries above the total limit are kept and marked; what the office is told of enquiries is gathered. */
export class MarkFloods1798500000100 implements MigrationInterface {
  name = 'MarkFloods1798500000100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE enquiry
        -- Taken above the total limit: no message is sent about it.
        ADD COLUMN flood boolean NOT NULL DEFAULT false,
        -- When the office was told; null while it waits for the next message. The version before tells at once.
        ADD COLUMN told_at timestamptz DEFAULT now();
      CREATE INDEX enquiry_flood ON enquiry (sent_at) WHERE flood;
      CREATE INDEX enquiry_untold ON enquiry (sent_at) WHERE told_at IS NULL;

      -- One row: when the office was last told of enquiries.
      CREATE TABLE enquiry_digest (
        single boolean NOT NULL DEFAULT true CONSTRAINT enquiry_digest_pk PRIMARY KEY CONSTRAINT enquiry_digest_single CHECK (single),
        told_at timestamptz NOT NULL
      );
      INSERT INTO enquiry_digest (told_at) VALUES ('2000-01-01T00:00:00Z')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE enquiry_digest; ALTER TABLE enquiry DROP COLUMN told_at, DROP COLUMN flood');
  }
}
