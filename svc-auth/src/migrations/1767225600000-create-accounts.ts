import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccounts1767225600000 implements MigrationInterface {
  name = 'CreateAccounts1767225600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE account (
        id uuid NOT NULL CONSTRAINT account_pk PRIMARY KEY,
        role text NOT NULL CONSTRAINT account_role CHECK (role IN ('admin', 'user')),
        verified boolean NOT NULL,
        password_hash text NOT NULL CONSTRAINT account_password_hash CHECK (password_hash LIKE '$argon2id$%'),
        session_version integer NOT NULL CONSTRAINT account_session_version CHECK (session_version > 0),
        version integer NOT NULL CONSTRAINT account_version CHECK (version > 0),
        registered_at timestamptz NOT NULL,
        removed_at timestamptz,
        name text NOT NULL CONSTRAINT account_name CHECK (char_length(name) BETWEEN 1 AND 120),
        email text NOT NULL CONSTRAINT account_email CHECK (char_length(email) <= 254 AND email LIKE '%_@_%'),
        address text NOT NULL,
        zip_code text NOT NULL,
        contact_no text NOT NULL,
        abn text NOT NULL,
        passport_number text NOT NULL,
        bank_name text NOT NULL,
        account_type text NOT NULL,
        account_name text NOT NULL,
        account_number text NOT NULL,
        bsb text NOT NULL,
        CONSTRAINT account_admin_is_verified CHECK (role <> 'admin' OR verified),
        CONSTRAINT account_admin_has_no_details CHECK (
          role <> 'admin'
          OR concat(address, zip_code, contact_no, abn, passport_number,
                    bank_name, account_type, account_name, account_number, bsb) = ''
        ),
        CONSTRAINT account_contractor_is_whole CHECK (
          role = 'admin'
          OR (
            char_length(address) BETWEEN 1 AND 200
            AND zip_code ~ '^[0-9]{4}$'
            AND char_length(contact_no) BETWEEN 6 AND 20
            AND abn ~ '^[0-9]{11}$'
            AND char_length(passport_number) BETWEEN 1 AND 20
            AND char_length(bank_name) BETWEEN 1 AND 120
            AND char_length(account_type) BETWEEN 1 AND 60
            AND char_length(account_name) BETWEEN 1 AND 120
            AND account_number ~ '^[0-9]{1,9}$'
            AND bsb ~ '^[0-9]{6}$'
          )
        )
      );
      -- A removed person's e-mail is free again.
      CREATE UNIQUE INDEX account_email_unique ON account (lower(email)) WHERE removed_at IS NULL;
      CREATE INDEX account_by_name ON account (lower(name), id) WHERE removed_at IS NULL;

      CREATE TABLE account_documents (
        user_id uuid NOT NULL CONSTRAINT account_documents_pk PRIMARY KEY,
        version integer NOT NULL,
        documents jsonb NOT NULL
      );
      CREATE TABLE account_assignments (
        user_id uuid NOT NULL CONSTRAINT account_assignments_pk PRIMARY KEY,
        version integer NOT NULL,
        permanent_jobs jsonb NOT NULL,
        quick_jobs jsonb NOT NULL,
        current_work jsonb
      );

      CREATE TABLE signing_key (
        kid uuid NOT NULL CONSTRAINT signing_key_pk PRIMARY KEY,
        private_key_pem text NOT NULL,
        public_key_pem text NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX signing_key_only_one ON signing_key ((true));

      CREATE TABLE login_attempt (
        id uuid NOT NULL CONSTRAINT login_attempt_pk PRIMARY KEY,
        account_key text NOT NULL,
        address text NOT NULL,
        succeeded boolean NOT NULL,
        attempted_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX login_attempt_by_account ON login_attempt (account_key, address);
      CREATE INDEX login_attempt_failed_by_address ON login_attempt (address, attempted_at) WHERE NOT succeeded;
      CREATE INDEX login_attempt_by_age ON login_attempt (succeeded, attempted_at);

      CREATE TABLE registration_pace (
        address text NOT NULL CONSTRAINT registration_pace_pk PRIMARY KEY,
        booked_until timestamptz NOT NULL
      );
      CREATE INDEX registration_pace_over ON registration_pace (booked_until);

      CREATE TABLE audit_entry (
        id uuid NOT NULL CONSTRAINT audit_entry_pk PRIMARY KEY,
        at timestamptz NOT NULL,
        actor_id text NOT NULL,
        actor_name text NOT NULL,
        action text NOT NULL,
        subject_kind text NOT NULL,
        subject_id text NOT NULL,
        subject_name text NOT NULL,
        details jsonb NOT NULL CONSTRAINT audit_entry_details CHECK (jsonb_typeof(details) = 'object')
      );
      -- Pages are read by id, newest first: ids are made with the time.
      CREATE INDEX audit_entry_by_action ON audit_entry (action, id);
      CREATE INDEX audit_entry_by_subject ON audit_entry (subject_id, id);
      CREATE INDEX audit_entry_by_actor ON audit_entry (actor_id, id);
      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'audit entries are never changed or deleted';
      END $$;
      CREATE TRIGGER audit_entry_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entry
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE audit_entry, registration_pace, login_attempt, signing_key, account_assignments, account_documents, account;
      DROP FUNCTION refuse_audit_change();`);
  }
}
