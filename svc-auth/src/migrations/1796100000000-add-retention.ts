import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEALED = "'^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'";

/** A removed person's details are erased in two steps, see Retention. Constraints say what a row may hold in each. */
export class AddRetention1796100000000 implements MigrationInterface {
  name = 'AddRetention1796100000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE account
        ADD COLUMN details_erased_at timestamptz,
        ADD COLUMN erased_at timestamptz,
        DROP CONSTRAINT account_password_hash,
        DROP CONSTRAINT account_email,
        DROP CONSTRAINT account_contractor_is_whole,
        ADD CONSTRAINT account_erased_is_removed CHECK (details_erased_at IS NULL OR (removed_at IS NOT NULL AND role = 'user')),
        ADD CONSTRAINT account_erased_in_order CHECK (erased_at IS NULL OR details_erased_at IS NOT NULL),
        ADD CONSTRAINT account_can_log_in CHECK (
          details_erased_at IS NOT NULL
          OR (password_hash LIKE '$argon2id$%' AND char_length(email) <= 254 AND email LIKE '%_@_%')
        ),
        ADD CONSTRAINT account_contractor_is_whole CHECK (
          role = 'admin'
          OR details_erased_at IS NOT NULL
          OR (
            char_length(contact_no) BETWEEN 6 AND 20
            AND char_length(bank_name) BETWEEN 1 AND 120
            AND char_length(account_type) BETWEEN 1 AND 60
            AND char_length(account_name) BETWEEN 1 AND 120
            AND passport_number ~ ${SEALED}
            AND account_number ~ ${SEALED}
            AND bsb ~ ${SEALED}
          )
        ),
        ADD CONSTRAINT account_tax_record_is_whole CHECK (
          role = 'admin'
          OR erased_at IS NOT NULL
          OR (char_length(address) BETWEEN 1 AND 200 AND zip_code ~ '^[0-9]{4}$' AND abn ~ '^[0-9]{11}$')
        ),
        ADD CONSTRAINT account_details_are_erased CHECK (
          details_erased_at IS NULL
          OR concat(email, password_hash, contact_no, passport_number, bank_name, account_type, account_name,
                    account_number, bsb) = ''
        ),
        ADD CONSTRAINT account_all_is_erased CHECK (erased_at IS NULL OR concat(address, zip_code, abn) = '');
      CREATE INDEX account_to_erase ON account (removed_at) WHERE removed_at IS NOT NULL AND erased_at IS NULL;
      CREATE INDEX account_unverified ON account (registered_at) WHERE role = 'user' AND NOT verified AND removed_at IS NULL;

      -- Whoever registered before this rule has the same days from now on.
      CREATE TABLE retention_start (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT retention_start_pk PRIMARY KEY
          CONSTRAINT retention_start_only_row CHECK (only_row),
        since timestamptz NOT NULL
      );
      INSERT INTO retention_start (since)
        SELECT CASE WHEN EXISTS (SELECT FROM account) THEN now() ELSE '-infinity'::timestamptz END;

      CREATE TABLE account_owed (
        user_id uuid NOT NULL CONSTRAINT account_owed_pk PRIMARY KEY,
        owed boolean NOT NULL
      );`);
  }

  async down(): Promise<void> {
    throw new Error('What was erased does not come back.');
  }
}
