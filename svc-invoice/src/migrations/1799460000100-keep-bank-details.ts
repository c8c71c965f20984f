import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of the bank details on papers: who asked, who approved, and since when they hold. */
export class KeepBankDetails1799460000100 implements MigrationInterface {
  name = 'KeepBankDetails1799460000100';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE bank_details_change (
        id uuid NOT NULL CONSTRAINT bank_details_change_pk PRIMARY KEY,
        account_name text NOT NULL,
        bsb text NOT NULL,
        account_number text NOT NULL,
        state text NOT NULL CONSTRAINT bank_details_change_state CHECK (state IN ('proposed', 'in-force', 'rejected', 'withdrawn', 'replaced')),
        way text NOT NULL CONSTRAINT bank_details_change_way CHECK (way IN ('factor', 'second-admin')),
        asked_by uuid NOT NULL,
        asked_by_name text NOT NULL,
        asked_at timestamptz NOT NULL DEFAULT now(),
        decided_by uuid,
        decided_by_name text NOT NULL DEFAULT '',
        decided_at timestamptz,
        CONSTRAINT bank_details_change_decided CHECK ((state = 'proposed') = (decided_at IS NULL)),
        -- Nobody approves what they have asked for.
        CONSTRAINT bank_details_change_two_admins CHECK (way <> 'second-admin' OR state <> 'in-force' OR decided_by <> asked_by)
      );
      CREATE UNIQUE INDEX bank_details_proposed_once ON bank_details_change ((state)) WHERE state = 'proposed';
      CREATE INDEX bank_details_change_by_time ON bank_details_change (asked_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE bank_details_change');
  }
}
