import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddDetailChanges1798100000000 implements MigrationInterface {
  name = 'AddDetailChanges1798100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE account
        ADD COLUMN details_version integer NOT NULL DEFAULT 1,
        ADD COLUMN bank_changed_at timestamptz,
        ADD COLUMN payments_held_until timestamptz;

      CREATE TABLE detail_change (
        id uuid NOT NULL CONSTRAINT detail_change_pk PRIMARY KEY,
        account_id uuid NOT NULL CONSTRAINT detail_change_account REFERENCES account (id) ON DELETE CASCADE,
        fields text[] NOT NULL CONSTRAINT detail_change_has_fields CHECK (cardinality(fields) > 0),
        -- JSON by field; empty once it is decided.
        asked text NOT NULL
          CONSTRAINT detail_change_is_sealed CHECK (asked = '' OR asked ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
        state text NOT NULL DEFAULT 'open'
          CONSTRAINT detail_change_state CHECK (state IN ('open', 'approved', 'rejected', 'withdrawn')),
        asked_at timestamptz NOT NULL DEFAULT now(),
        decided_at timestamptz,
        decided_by uuid,
        reason text NOT NULL DEFAULT '',
        CONSTRAINT detail_change_open CHECK ((state = 'open') = (decided_at IS NULL) AND (state = 'open') = (asked <> '')),
        CONSTRAINT detail_change_rejected CHECK (state <> 'rejected' OR reason <> '')
      );
      CREATE UNIQUE INDEX detail_change_one_open ON detail_change (account_id) WHERE state = 'open';
      CREATE INDEX detail_change_of_account ON detail_change (account_id, id DESC);`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE detail_change;
      ALTER TABLE account DROP COLUMN details_version, DROP COLUMN bank_changed_at, DROP COLUMN payments_held_until;`);
  }
}
