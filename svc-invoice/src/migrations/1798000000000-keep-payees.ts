import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is kept of people for paying them, and how the company pays. */
export class KeepPayees1798000000000 implements MigrationInterface {
  name = 'KeepPayees1798000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Replica of svc-auth's entity 'payee'.
      CREATE TABLE known_payee (
        person_id uuid NOT NULL CONSTRAINT known_payee_pk PRIMARY KEY,
        abn text NOT NULL,
        address text NOT NULL,
        postcode text NOT NULL,
        bank_ending text,
        bank_fingerprint text,
        payments_held_until timestamptz
      );
      CREATE TABLE payee (
        person_id uuid NOT NULL CONSTRAINT payee_pk PRIMARY KEY,
        -- As the contract's payeeDetails.
        details jsonb NOT NULL,
        gst_claimed_from date,
        hold_reason text,
        held_by uuid,
        held_at timestamptz,
        version integer NOT NULL CONSTRAINT payee_version CHECK (version > 0),
        CONSTRAINT payee_hold_is_whole CHECK ((hold_reason IS NULL) = (held_by IS NULL) AND (held_by IS NULL) = (held_at IS NULL))
      );
      CREATE INDEX payee_on_hold ON payee (person_id) WHERE hold_reason IS NOT NULL;
      CREATE TABLE super_decision (
        person_id uuid NOT NULL,
        number integer NOT NULL CONSTRAINT super_decision_number CHECK (number > 0),
        answer text NOT NULL CONSTRAINT super_decision_answer CHECK (answer IN ('yes', 'no')),
        reason text NOT NULL,
        from_day date NOT NULL,
        decided_by uuid NOT NULL,
        decided_at timestamptz NOT NULL,
        CONSTRAINT super_decision_pk PRIMARY KEY (person_id, number)
      );
      CREATE TRIGGER super_decision_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON super_decision
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TABLE pay_settings (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT pay_settings_pk PRIMARY KEY
          CONSTRAINT pay_settings_only_row CHECK (only_row),
        -- As the contract's paySettings.
        settings jsonb NOT NULL,
        version integer NOT NULL CONSTRAINT pay_settings_version CHECK (version > 0)
      );
      CREATE TABLE pay_bank_account (
        id uuid NOT NULL CONSTRAINT pay_bank_account_pk PRIMARY KEY,
        -- As the contract's bankAccount.
        settings jsonb NOT NULL,
        version integer NOT NULL CONSTRAINT pay_bank_account_version CHECK (version > 0),
        removed_at timestamptz
      );
      -- The version before has passed over the payees that svc-auth may have entered already.
      UPDATE change_cursor SET last_seq = 0 WHERE source = 'auth'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE pay_bank_account, pay_settings, super_decision, payee, known_payee');
  }
}
