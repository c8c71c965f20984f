import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AddSecondFactor1797000000004 implements MigrationInterface {
  name = 'AddSecondFactor1797000000004';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE second_factor (
        account_id uuid NOT NULL CONSTRAINT second_factor_pk PRIMARY KEY
          CONSTRAINT second_factor_account REFERENCES account (id) ON DELETE CASCADE,
        totp_secret text NOT NULL
          CONSTRAINT second_factor_secret_is_sealed CHECK (totp_secret ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
        -- Null until a code of it was given.
        confirmed_at timestamptz,
        -- The time step of the last code: a code works once.
        last_step bigint NOT NULL DEFAULT 0
      );
      CREATE TABLE recovery_code (
        account_id uuid NOT NULL
          CONSTRAINT recovery_code_second_factor REFERENCES second_factor (account_id) ON DELETE CASCADE,
        -- SHA-256 of a code with 120 random bits.
        code_hash text NOT NULL CONSTRAINT recovery_code_is_hashed CHECK (code_hash ~ '^[0-9a-f]{64}$'),
        used_at timestamptz,
        CONSTRAINT recovery_code_pk PRIMARY KEY (account_id, code_hash)
      );`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE recovery_code, second_factor');
  }
}
