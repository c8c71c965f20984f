import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The kit's first tables, of the version that sent events. Unchanged since its release; ChangeFeed1796000000000
 * replaces most of it.
 */
export class KitTables1760000000000 implements MigrationInterface {
  name = 'KitTables1760000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE outbox_event (
        position bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT outbox_event_pk PRIMARY KEY,
        id uuid NOT NULL,
        -- Given by the relay after the commit: counts without gaps, which an identity column cannot.
        seq bigint CONSTRAINT outbox_event_seq_unique UNIQUE,
        name text NOT NULL,
        payload jsonb NOT NULL,
        request_id text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX outbox_event_unnumbered ON outbox_event (position) WHERE seq IS NULL;
      CREATE TABLE outbox_counter (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT outbox_counter_pk PRIMARY KEY
          CONSTRAINT outbox_counter_only_row CHECK (only_row),
        last_seq bigint NOT NULL
      );
      INSERT INTO outbox_counter (last_seq) VALUES (0);
      CREATE TABLE inbox_cursor (
        source text NOT NULL CONSTRAINT inbox_cursor_pk PRIMARY KEY,
        last_seq bigint NOT NULL
      );
      CREATE TABLE inbox_waiting (
        source text NOT NULL,
        seq bigint NOT NULL,
        event jsonb NOT NULL,
        CONSTRAINT inbox_waiting_pk PRIMARY KEY (source, seq)
      );
      CREATE TABLE demo_seed (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT demo_seed_pk PRIMARY KEY
          CONSTRAINT demo_seed_only_row CHECK (only_row),
        seeded_at timestamptz NOT NULL DEFAULT now()
      );`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE outbox_event, outbox_counter, inbox_cursor, inbox_waiting, demo_seed');
  }
}

/**
 * The change feed. Runs before the service's own migrations, which fill `change` and drop the service's event tables.
 */
export class ChangeFeed1796000000000 implements MigrationInterface {
  name = 'ChangeFeed1796000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE change (
        entity text NOT NULL,
        entity_id uuid NOT NULL,
        -- Given after the commit; null until then. A later change of the same thing takes a new number.
        seq bigint CONSTRAINT change_seq_unique UNIQUE,
        request_id text,
        changed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT change_pk PRIMARY KEY (entity, entity_id)
      );
      CREATE INDEX change_unnumbered ON change (entity, entity_id) WHERE seq IS NULL;
      CREATE TABLE change_counter (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT change_counter_pk PRIMARY KEY
          CONSTRAINT change_counter_only_row CHECK (only_row),
        last_seq bigint NOT NULL
      );
      INSERT INTO change_counter (last_seq) VALUES (0);

      -- Gives committed changes their numbers, without gaps: whoever reads number n can read all numbers before it. Answers the newest
      -- number; full: there may be more. Locks rows in the order in which a transaction writes them.
      CREATE FUNCTION number_changes(most integer, OUT newest bigint, OUT is_full boolean) LANGUAGE plpgsql AS $$
      DECLARE given integer;
      BEGIN
        SELECT last_seq INTO newest FROM change_counter FOR UPDATE;
        WITH waiting AS (
          SELECT entity, entity_id FROM change WHERE seq IS NULL ORDER BY entity, entity_id LIMIT most FOR UPDATE
        ), numbers AS (
          SELECT entity, entity_id, newest + row_number() OVER () AS number FROM waiting
        ), numbered AS (
          UPDATE change SET seq = number FROM numbers
          WHERE change.entity = numbers.entity AND change.entity_id = numbers.entity_id RETURNING 1
        )
        SELECT count(*) INTO given FROM numbered;
        is_full := given >= most;
        newest := newest + given;
        IF given > 0 THEN UPDATE change_counter SET last_seq = newest; END IF;
      END $$;

      CREATE TABLE change_cursor (
        source text NOT NULL CONSTRAINT change_cursor_pk PRIMARY KEY,
        last_seq bigint NOT NULL
      );
      CREATE TABLE set_aside_change (
        source text NOT NULL,
        entity text NOT NULL,
        entity_id uuid NOT NULL,
        error text NOT NULL,
        tries integer NOT NULL CONSTRAINT set_aside_change_tries CHECK (tries > 0),
        set_aside_at timestamptz NOT NULL,
        next_try_at timestamptz NOT NULL,
        CONSTRAINT set_aside_change_pk PRIMARY KEY (source, entity, entity_id)
      );
      CREATE INDEX set_aside_change_due ON set_aside_change (source, next_try_at);`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DROP TABLE change, change_counter, change_cursor, set_aside_change;
      DROP FUNCTION number_changes;`);
  }
}

/**
 * The audit entries of a service, in every service but svc-auth, which keeps the whole log. Entries of earlier events
 * are kept.
 */
export class AuditEntries1796000000001 implements MigrationInterface {
  name = 'AuditEntries1796000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE audit_entry (
        id uuid NOT NULL CONSTRAINT audit_entry_pk PRIMARY KEY,
        entry jsonb NOT NULL CONSTRAINT audit_entry_is_object CHECK (jsonb_typeof(entry) = 'object')
      );
      INSERT INTO audit_entry (id, entry)
        SELECT (payload->>'id')::uuid, payload FROM outbox_event WHERE name = 'audit.recorded' ON CONFLICT DO NOTHING;
      INSERT INTO change (entity, entity_id) SELECT 'audit-entry', id FROM audit_entry;`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE audit_entry');
  }
}

/**
 * Drops the event tables, after each service's migrations have moved their data. Writes of an earlier version that
 * still runs then fail: nobody would read its events.
 */
export class DropEvents1796000000009 implements MigrationInterface {
  name = 'DropEvents1796000000009';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE outbox_event, outbox_counter, inbox_cursor, inbox_waiting');
  }

  async down(): Promise<void> {
    throw new Error('Deleted events cannot be made again: restore the backup from before the update.');
  }
}

/** Replicas of svc-auth's accounts and keys, in every service but svc-auth. */
export class KnownAccounts1760000000001 implements MigrationInterface {
  name = 'KnownAccounts1760000000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE known_account (
        id uuid NOT NULL CONSTRAINT known_account_pk PRIMARY KEY,
        name text NOT NULL,
        email text NOT NULL,
        role text NOT NULL CONSTRAINT known_account_role CHECK (role IN ('admin', 'user')),
        verified boolean NOT NULL,
        removed boolean NOT NULL,
        session_version integer NOT NULL,
        version integer NOT NULL
      );
      CREATE TABLE known_signing_key (
        kid text NOT NULL CONSTRAINT known_signing_key_pk PRIMARY KEY,
        public_key_pem text NOT NULL
      );`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE known_account, known_signing_key');
  }
}

/**
 * Drops the e-mail addresses, which these services never read, and the event versions. Keys now come from svc-auth's
 * key set.
 */
export class ForgetEmails1796000000002 implements MigrationInterface {
  name = 'ForgetEmails1796000000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE known_account DROP COLUMN email, DROP COLUMN version;
      DROP TABLE known_signing_key;
      -- The last set of public keys (RFC 7517) that svc-auth answered, and when.
      CREATE TABLE token_key_set (
        only_row boolean NOT NULL DEFAULT true CONSTRAINT token_key_set_pk PRIMARY KEY
          CONSTRAINT token_key_set_only_row CHECK (only_row),
        keys jsonb NOT NULL,
        fetched_at timestamptz NOT NULL
      );`);
  }

  async down(): Promise<void> {
    throw new Error('Deleted copies cannot be made again: restore the backup from before the update.');
  }
}

/** Sessions that ended before their tokens expire. */
export class EndedSessions1760000000010 implements MigrationInterface {
  name = 'EndedSessions1760000000010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE known_account ADD COLUMN ended_sessions uuid[] NOT NULL DEFAULT '{}'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE known_account DROP COLUMN ended_sessions');
  }
}

/** Notices that a service has raised, in every service but svc-auth, which delivers them. */
export class RaisedNotices1797000000010 implements MigrationInterface {
  name = 'RaisedNotices1797000000010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE raised_notice (
        id uuid NOT NULL CONSTRAINT raised_notice_pk PRIMARY KEY,
        notice jsonb NOT NULL CONSTRAINT raised_notice_is_object CHECK (jsonb_typeof(notice) = 'object'),
        raised_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX raised_notice_over ON raised_notice (raised_at);`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE raised_notice');
  }
}

/** Whether a person has a second factor. Null until svc-auth has said it. */
export class KnownSecondFactors1797000000015 implements MigrationInterface {
  name = 'KnownSecondFactors1797000000015';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE known_account ADD COLUMN second_factor boolean');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE known_account DROP COLUMN second_factor');
  }
}

/** Supervisors and their places. Null until svc-auth has said them. */
export class KnownPlaces1799310000010 implements MigrationInterface {
  name = 'KnownPlaces1799310000010';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE known_account
        ADD COLUMN places uuid[],
        DROP CONSTRAINT known_account_role,
        ADD CONSTRAINT known_account_role CHECK (role IN ('admin', 'user', 'supervisor')),
        ADD CONSTRAINT known_account_places CHECK (role = 'supervisor' OR places IS NULL);`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM known_account WHERE role = 'supervisor';
      ALTER TABLE known_account
        DROP COLUMN places,
        DROP CONSTRAINT known_account_role,
        ADD CONSTRAINT known_account_role CHECK (role IN ('admin', 'user'))`);
  }
}
