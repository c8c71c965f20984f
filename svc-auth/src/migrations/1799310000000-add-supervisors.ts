import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Supervisors have places and no details of their own. They are not `verified`: the version before takes whoever is, and is no admin, for a
 * sub-contractor.
 */
export class AddSupervisors1799310000000 implements MigrationInterface {
  name = 'AddSupervisors1799310000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE account
        ADD COLUMN places uuid[] NOT NULL DEFAULT '{}',
        DROP CONSTRAINT account_role,
        DROP CONSTRAINT account_admin_has_no_details,
        DROP CONSTRAINT account_contractor_is_whole,
        DROP CONSTRAINT account_tax_record_is_whole,
        DROP CONSTRAINT account_erased_is_removed,
        ADD CONSTRAINT account_role CHECK (role IN ('admin', 'user', 'supervisor')),
        ADD CONSTRAINT account_supervisor_is_not_verified CHECK (role <> 'supervisor' OR NOT verified),
        ADD CONSTRAINT account_only_supervisors_have_places CHECK (
          cardinality(places) = 0 OR (role = 'supervisor' AND removed_at IS NULL)
        ),
        ADD CONSTRAINT account_only_contractors_have_details CHECK (
          role = 'user'
          OR concat(address, zip_code, contact_no, abn, passport_number,
                    bank_name, account_type, account_name, account_number, bsb) = ''
        ),
        ADD CONSTRAINT account_contractor_is_whole CHECK (
          role <> 'user'
          OR details_erased_at IS NOT NULL
          OR (
            char_length(contact_no) BETWEEN 6 AND 20
            AND char_length(bank_name) BETWEEN 1 AND 120
            AND char_length(account_type) BETWEEN 1 AND 60
            AND char_length(account_name) BETWEEN 1 AND 120
            AND passport_number ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'
            AND account_number ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'
            AND bsb ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'
          )
        ),
        ADD CONSTRAINT account_tax_record_is_whole CHECK (
          role <> 'user'
          OR erased_at IS NOT NULL
          OR (char_length(address) BETWEEN 1 AND 200 AND zip_code ~ '^[0-9]{4}$' AND abn ~ '^[0-9]{11}$')
        ),
        ADD CONSTRAINT account_erased_is_removed CHECK (
          details_erased_at IS NULL OR (removed_at IS NOT NULL AND role <> 'admin')
        );
      CREATE INDEX account_supervisors ON account (lower(name), id) WHERE role = 'supervisor';`);
  }

  async down(): Promise<void> {
    throw new Error('Supervisors cannot be kept: restore the backup from before the update.');
  }
}
