import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All tables of svc-auth: people, sessions, keys, mail, notices and the audit log. */
export class CreateAuthTables1799570000010 implements MigrationInterface {
  name = 'CreateAuthTables1799570000010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;
    `);
    await queryRunner.query(`
      CREATE TABLE account (
        id uuid NOT NULL,
        role text NOT NULL,
        verified boolean NOT NULL,
        password_hash text NOT NULL,
        session_version integer NOT NULL,
        version integer NOT NULL,
        registered_at timestamptz NOT NULL,
        removed_at timestamptz,
        name text NOT NULL,
        email text NOT NULL,
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
        disabled_at timestamptz,
        details_erased_at timestamptz,
        erased_at timestamptz,
        email_confirmed_at timestamptz,
        details_version integer NOT NULL DEFAULT 1,
        bank_changed_at timestamptz,
        payments_held_until timestamptz,
        calendar_ended_at timestamptz,
        places uuid[] NOT NULL DEFAULT '{}',
        language text NOT NULL DEFAULT 'en',
        CONSTRAINT account_pk PRIMARY KEY (id),
        CONSTRAINT account_session_version CHECK (session_version > 0),
        CONSTRAINT account_version CHECK (version > 0),
        CONSTRAINT account_name CHECK (char_length(name) BETWEEN 1 AND 120),
        CONSTRAINT account_admin_is_verified CHECK (role <> 'admin' OR verified),
        CONSTRAINT account_only_admins_disabled CHECK (disabled_at IS NULL OR role = 'admin'),
        CONSTRAINT account_erased_in_order CHECK (erased_at IS NULL OR details_erased_at IS NOT NULL),
        CONSTRAINT account_can_log_in CHECK (details_erased_at IS NOT NULL OR password_hash LIKE '$argon2id$%'
          AND char_length(email) <= 254 AND email LIKE '%_@_%'),
        CONSTRAINT account_details_are_erased CHECK (details_erased_at IS NULL OR concat(email, password_hash,
          contact_no, passport_number, bank_name, account_type, account_name, account_number, bsb) = ''),
        CONSTRAINT account_all_is_erased CHECK (erased_at IS NULL OR concat(address, zip_code, abn) = ''),
        CONSTRAINT account_role CHECK (role IN ('admin', 'user', 'supervisor')),
        CONSTRAINT account_supervisor_is_not_verified CHECK (role <> 'supervisor' OR NOT verified),
        CONSTRAINT account_only_supervisors_have_places CHECK (cardinality(places) = 0 OR role = 'supervisor'
          AND removed_at IS NULL),
        CONSTRAINT account_only_contractors_have_details CHECK (role = 'user' OR concat(address, zip_code, contact_no,
          abn, passport_number, bank_name, account_type, account_name, account_number, bsb) = ''),
        CONSTRAINT account_contractor_is_whole CHECK (role <> 'user' OR details_erased_at IS NOT NULL
          OR char_length(contact_no) BETWEEN 6 AND 20 AND char_length(bank_name) BETWEEN 1 AND 120
          AND char_length(account_type) BETWEEN 1 AND 60 AND char_length(account_name) BETWEEN 1 AND 120
          AND passport_number ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'
          AND account_number ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'
          AND bsb ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
        CONSTRAINT account_tax_record_is_whole CHECK (role <> 'user' OR erased_at IS NOT NULL
          OR char_length(address) BETWEEN 1 AND 200 AND zip_code ~ '^[0-9]{4}$' AND abn ~ '^[0-9]{11}$'),
        CONSTRAINT account_erased_is_removed CHECK (details_erased_at IS NULL OR removed_at IS NOT NULL
          AND role <> 'admin'),
        CONSTRAINT account_language CHECK (language ~ '^[a-zA-Z-]{2,20}$')
      );
      CREATE UNIQUE INDEX account_email_unique ON account (lower(email)) WHERE removed_at IS NULL;
      CREATE INDEX account_by_name ON account (lower(name), id) WHERE removed_at IS NULL;
      CREATE INDEX account_admins ON account (lower(name), id) WHERE role = 'admin';
      CREATE INDEX account_to_erase ON account (removed_at) WHERE removed_at IS NOT NULL AND erased_at IS NULL;
      CREATE INDEX account_unverified ON account (registered_at) WHERE role = 'user' AND NOT verified
        AND removed_at IS NULL;
      CREATE INDEX account_supervisors ON account (lower(name), id) WHERE role = 'supervisor';
    `);
    await queryRunner.query(`
      CREATE TABLE account_documents (
        user_id uuid NOT NULL,
        documents jsonb NOT NULL,
        CONSTRAINT account_documents_pk PRIMARY KEY (user_id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE account_assignments (
        user_id uuid NOT NULL,
        permanent_jobs jsonb NOT NULL,
        quick_jobs jsonb NOT NULL,
        current_work jsonb,
        CONSTRAINT account_assignments_pk PRIMARY KEY (user_id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE signing_key (
        kid uuid NOT NULL,
        private_key text NOT NULL,
        public_key_pem text NOT NULL,
        created_at timestamptz NOT NULL,
        retired_at timestamptz,
        CONSTRAINT signing_key_pk PRIMARY KEY (kid)
      );
      CREATE UNIQUE INDEX signing_key_one_in_use ON signing_key ((true)) WHERE retired_at IS NULL;
    `);
    await queryRunner.query(`
      CREATE TABLE login_attempt (
        id uuid NOT NULL,
        account_key text NOT NULL,
        address text NOT NULL,
        succeeded boolean NOT NULL,
        attempted_at timestamptz NOT NULL DEFAULT now(),
        device text,
        CONSTRAINT login_attempt_pk PRIMARY KEY (id)
      );
      CREATE INDEX login_attempt_by_account ON login_attempt (account_key, address);
      CREATE INDEX login_attempt_failed_by_address ON login_attempt (address, attempted_at) WHERE NOT succeeded;
      CREATE INDEX login_attempt_by_age ON login_attempt (succeeded, attempted_at);
    `);
    await queryRunner.query(`
      CREATE TABLE hourly_booking (
        address text NOT NULL,
        booked_until timestamptz NOT NULL,
        CONSTRAINT hourly_booking_pk PRIMARY KEY (address)
      );
      CREATE INDEX hourly_booking_over ON hourly_booking (booked_until);
    `);
    await queryRunner.query(`
      CREATE TABLE audit_entry (
        id uuid NOT NULL,
        at timestamptz NOT NULL,
        actor_id text NOT NULL,
        actor_name text NOT NULL,
        action text NOT NULL,
        subject_kind text NOT NULL,
        subject_id text NOT NULL,
        subject_name text NOT NULL,
        details jsonb NOT NULL,
        CONSTRAINT audit_entry_pk PRIMARY KEY (id),
        CONSTRAINT audit_entry_details CHECK (jsonb_typeof(details) = 'object')
      );
      CREATE INDEX audit_entry_by_action ON audit_entry (action, id);
      CREATE INDEX audit_entry_by_subject ON audit_entry (subject_id, id);
      CREATE INDEX audit_entry_by_actor ON audit_entry (actor_id, id);
      CREATE INDEX audit_entry_by_name ON audit_entry USING gin (actor_name gin_trgm_ops,
        subject_name gin_trgm_ops);
      CREATE INDEX audit_entry_by_time ON audit_entry (at, id);
      CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'audit entries are never changed or deleted';
      END $$;
      CREATE TRIGGER audit_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_entry FOR EACH STATEMENT
        EXECUTE FUNCTION refuse_audit_change();
    `);
    await queryRunner.query(`
      CREATE TABLE session (
        id uuid NOT NULL,
        account_id uuid NOT NULL,
        session_version integer NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        ended_at timestamptz,
        device text NOT NULL DEFAULT '',
        factor_at timestamptz,
        CONSTRAINT session_pk PRIMARY KEY (id),
        CONSTRAINT session_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
        CONSTRAINT session_device CHECK (char_length(device) <= 80)
      );
      CREATE INDEX session_by_account ON session (account_id);
      CREATE INDEX session_ended ON session (account_id, expires_at) INCLUDE (id) WHERE ended_at IS NOT NULL;
      CREATE INDEX session_over ON session (expires_at);
    `);
    await queryRunner.query(`
      CREATE TABLE registration (
        user_id uuid NOT NULL,
        registration_id uuid NOT NULL,
        documents jsonb NOT NULL,
        CONSTRAINT registration_pk PRIMARY KEY (user_id),
        CONSTRAINT registration_once UNIQUE (registration_id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE retention_start (
        only_row boolean NOT NULL DEFAULT true,
        since timestamptz NOT NULL,
        CONSTRAINT retention_start_pk PRIMARY KEY (only_row),
        CONSTRAINT retention_start_only_row CHECK (only_row)
      );
      INSERT INTO retention_start (since) VALUES ('-infinity');
    `);
    await queryRunner.query(`
      CREATE TABLE account_owed (
        user_id uuid NOT NULL,
        owed boolean NOT NULL,
        earned boolean NOT NULL DEFAULT true,
        CONSTRAINT account_owed_pk PRIMARY KEY (user_id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE mail_message (
        id uuid NOT NULL,
        idempotency_key text NOT NULL,
        kind text NOT NULL,
        account_id uuid,
        state text NOT NULL DEFAULT 'waiting',
        content text NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        next_try_at timestamptz NOT NULL DEFAULT now(),
        claimed_at timestamptz,
        useful_until timestamptz,
        finished_at timestamptz,
        last_error text NOT NULL DEFAULT '',
        request_id text,
        CONSTRAINT mail_message_pk PRIMARY KEY (id),
        CONSTRAINT mail_message_once UNIQUE (idempotency_key),
        CONSTRAINT mail_message_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
        CONSTRAINT mail_message_state CHECK (state IN ('waiting', 'sending', 'sent', 'refused', 'given-up', 'unsure')),
        CONSTRAINT mail_message_content CHECK (content = '' OR content ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
        CONSTRAINT mail_message_kept_while_needed CHECK ((content <> '') = (state IN ('waiting', 'sending'))),
        CONSTRAINT mail_message_finished CHECK ((finished_at IS NULL) = (state IN ('waiting', 'sending')))
      );
      CREATE INDEX mail_message_due ON mail_message (next_try_at) WHERE state = 'waiting';
      CREATE INDEX mail_message_claimed ON mail_message (claimed_at) WHERE state = 'sending';
      CREATE INDEX mail_message_over ON mail_message (finished_at) WHERE finished_at IS NOT NULL;
      CREATE INDEX mail_message_account ON mail_message (account_id);
    `);
    await queryRunner.query(`
      CREATE TABLE refused_address (
        digest text NOT NULL,
        code text NOT NULL,
        refused_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT refused_address_pk PRIMARY KEY (digest)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE one_time_link (
        id uuid NOT NULL,
        account_id uuid NOT NULL,
        purpose text NOT NULL,
        token_hash text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        made_by uuid,
        CONSTRAINT one_time_link_pk PRIMARY KEY (id),
        CONSTRAINT one_time_link_token UNIQUE (token_hash),
        CONSTRAINT one_time_link_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
        CONSTRAINT one_time_link_purpose CHECK (purpose IN ('reset-password', 'invitation', 'confirm-email')),
        CONSTRAINT one_time_link_token_is_hashed CHECK (token_hash ~ '^[0-9a-f]{64}$')
      );
      CREATE INDEX one_time_link_account ON one_time_link (account_id, created_at);
      CREATE INDEX one_time_link_over ON one_time_link (expires_at);
    `);
    await queryRunner.query(`
      CREATE TABLE reset_request (
        id uuid NOT NULL,
        email text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT reset_request_pk PRIMARY KEY (id),
        CONSTRAINT reset_request_email_is_sealed CHECK (email ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$')
      );
    `);
    await queryRunner.query(`
      CREATE TABLE session_use (
        session_id uuid NOT NULL,
        last_used_at timestamptz NOT NULL,
        CONSTRAINT session_use_pk PRIMARY KEY (session_id),
        CONSTRAINT session_use_session FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
      );
    `);
    await queryRunner.query(`
      CREATE TABLE known_device (
        account_id uuid NOT NULL,
        cookie_hash text NOT NULL,
        first_seen_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT known_device_pk PRIMARY KEY (account_id, cookie_hash),
        CONSTRAINT known_device_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
      );
    `);
    await queryRunner.query(`
      CREATE TABLE notice (
        id uuid NOT NULL,
        raised_id uuid NOT NULL,
        account_id uuid NOT NULL,
        kind text NOT NULL,
        parameters jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        read_at timestamptz,
        CONSTRAINT notice_pk PRIMARY KEY (id),
        CONSTRAINT notice_once UNIQUE (raised_id, account_id),
        CONSTRAINT notice_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
      );
      CREATE INDEX notice_of_account ON notice (account_id, id DESC);
      CREATE INDEX notice_unread ON notice (account_id) WHERE read_at IS NULL;
      CREATE INDEX notice_over ON notice (created_at);
    `);
    await queryRunner.query(`
      CREATE TABLE delivered_notice (
        id uuid NOT NULL,
        delivered_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT delivered_notice_pk PRIMARY KEY (id)
      );
      CREATE INDEX delivered_notice_over ON delivered_notice (delivered_at);
    `);
    await queryRunner.query(`
      CREATE TABLE notice_choice (
        account_id uuid NOT NULL,
        kind text NOT NULL,
        channel text NOT NULL,
        enabled boolean NOT NULL,
        CONSTRAINT notice_choice_pk PRIMARY KEY (account_id, kind, channel),
        CONSTRAINT notice_choice_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
        CONSTRAINT notice_choice_channel CHECK (channel IN ('mail', 'push'))
      );
    `);
    await queryRunner.query(`
      CREATE TABLE second_factor (
        account_id uuid NOT NULL,
        totp_secret text NOT NULL,
        confirmed_at timestamptz,
        last_step bigint NOT NULL DEFAULT 0,
        CONSTRAINT second_factor_pk PRIMARY KEY (account_id),
        CONSTRAINT second_factor_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
        CONSTRAINT second_factor_secret_is_sealed CHECK (totp_secret ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$')
      );
    `);
    await queryRunner.query(`
      CREATE TABLE recovery_code (
        account_id uuid NOT NULL,
        code_hash text NOT NULL,
        used_at timestamptz,
        CONSTRAINT recovery_code_pk PRIMARY KEY (account_id, code_hash),
        CONSTRAINT recovery_code_second_factor FOREIGN KEY (account_id) REFERENCES second_factor(account_id) ON DELETE CASCADE,
        CONSTRAINT recovery_code_is_hashed CHECK (code_hash ~ '^[0-9a-f]{64}$')
      );
    `);
    await queryRunner.query(`
      CREATE TABLE detail_change (
        id uuid NOT NULL,
        account_id uuid NOT NULL,
        fields text[] NOT NULL,
        asked text NOT NULL,
        state text NOT NULL DEFAULT 'open',
        asked_at timestamptz NOT NULL DEFAULT now(),
        decided_at timestamptz,
        decided_by uuid,
        reason text NOT NULL DEFAULT '',
        CONSTRAINT detail_change_pk PRIMARY KEY (id),
        CONSTRAINT detail_change_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
        CONSTRAINT detail_change_has_fields CHECK (cardinality(fields) > 0),
        CONSTRAINT detail_change_is_sealed CHECK (asked = '' OR asked ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$'),
        CONSTRAINT detail_change_state CHECK (state IN ('open', 'approved', 'rejected', 'withdrawn')),
        CONSTRAINT detail_change_open CHECK ((state = 'open') = (decided_at IS NULL)
          AND (state = 'open') = (asked <> '')),
        CONSTRAINT detail_change_rejected CHECK (state <> 'rejected' OR reason <> '')
      );
      CREATE UNIQUE INDEX detail_change_one_open ON detail_change (account_id) WHERE state = 'open';
      CREATE INDEX detail_change_of_account ON detail_change (account_id, id DESC);
    `);
    await queryRunner.query(`
      CREATE TABLE passkey (
        id uuid NOT NULL,
        account_id uuid NOT NULL,
        credential_id text NOT NULL,
        public_key bytea NOT NULL,
        counter bigint NOT NULL,
        transports text[] NOT NULL,
        synced boolean NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz,
        copied_at timestamptz,
        CONSTRAINT passkey_pk PRIMARY KEY (id),
        CONSTRAINT passkey_credential_unique UNIQUE (credential_id),
        CONSTRAINT passkey_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
        CONSTRAINT passkey_counter CHECK (counter >= 0),
        CONSTRAINT passkey_name CHECK (char_length(name) BETWEEN 1 AND 60)
      );
      CREATE INDEX passkey_of_account ON passkey (account_id);
    `);
    await queryRunner.query(`
      CREATE TABLE passkey_challenge (
        id uuid NOT NULL,
        challenge text NOT NULL,
        purpose text NOT NULL,
        account_id uuid,
        expires_at timestamptz NOT NULL,
        CONSTRAINT passkey_challenge_pk PRIMARY KEY (id),
        CONSTRAINT passkey_challenge_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
        CONSTRAINT passkey_challenge_purpose CHECK (purpose IN ('add', 'login', 'step-up')),
        CONSTRAINT passkey_challenge_person CHECK ((purpose = 'login') = (account_id IS NULL))
      );
      CREATE INDEX passkey_challenge_over ON passkey_challenge (expires_at);
    `);
    await queryRunner.query(`
      CREATE TABLE push_key (
        id uuid NOT NULL,
        only_row boolean NOT NULL DEFAULT true,
        public_key text NOT NULL,
        private_key text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT push_key_pk PRIMARY KEY (id),
        CONSTRAINT push_key_once UNIQUE (only_row),
        CONSTRAINT push_key_only_row CHECK (only_row),
        CONSTRAINT push_key_is_sealed CHECK (private_key ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$')
      );
    `);
    await queryRunner.query(`
      CREATE TABLE push_device (
        id uuid NOT NULL,
        account_id uuid NOT NULL,
        session_id uuid NOT NULL,
        session_version integer NOT NULL,
        endpoint_digest text NOT NULL,
        content text NOT NULL,
        subscribed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT push_device_pk PRIMARY KEY (id),
        CONSTRAINT push_device_endpoint_unique UNIQUE (endpoint_digest),
        CONSTRAINT push_device_account FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
        CONSTRAINT push_device_is_sealed CHECK (content ~ '^sealed:1:[0-9a-f]{16}:[A-Za-z0-9_-]{38,}$')
      );
      CREATE INDEX push_device_of_account ON push_device (account_id);
      CREATE INDEX push_device_of_session ON push_device (session_id);
    `);
    await queryRunner.query(`
      CREATE TABLE push_message (
        id uuid NOT NULL,
        device_id uuid NOT NULL,
        notice_id uuid NOT NULL,
        state text NOT NULL DEFAULT 'waiting',
        attempts integer NOT NULL DEFAULT 0,
        next_try_at timestamptz NOT NULL DEFAULT now(),
        claimed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz,
        last_error text NOT NULL DEFAULT '',
        request_id text,
        CONSTRAINT push_message_pk PRIMARY KEY (id),
        CONSTRAINT push_message_once UNIQUE (notice_id, device_id),
        CONSTRAINT push_message_device FOREIGN KEY (device_id) REFERENCES push_device(id) ON DELETE CASCADE,
        CONSTRAINT push_message_notice FOREIGN KEY (notice_id) REFERENCES notice(id) ON DELETE CASCADE,
        CONSTRAINT push_message_state CHECK (state IN ('waiting', 'sending', 'sent', 'refused', 'given-up', 'unsure'))
      );
      CREATE INDEX push_message_of_device ON push_message (device_id);
      CREATE INDEX push_message_due ON push_message (next_try_at) WHERE state = 'waiting';
      CREATE INDEX push_message_claimed ON push_message (claimed_at) WHERE state = 'sending';
    `);
    await queryRunner.query(`
      CREATE TABLE known_site (
        id uuid NOT NULL,
        state jsonb NOT NULL,
        CONSTRAINT known_site_pk PRIMARY KEY (id)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE known_logo (
        id uuid NOT NULL,
        path text NOT NULL,
        width integer NOT NULL,
        height integer NOT NULL,
        CONSTRAINT known_logo_pk PRIMARY KEY (id)
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('The first migration of a database is not undone: drop the database.');
  }
}
