import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The kit's tables in each database: change feed, cursors of other feeds, and whether the demo was seeded. */
export class CreateKitTables1799570000001 implements MigrationInterface {
  name = 'CreateKitTables1799570000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE demo_seed (
        only_row boolean NOT NULL DEFAULT true,
        seeded_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT demo_seed_pk PRIMARY KEY (only_row),
        CONSTRAINT demo_seed_only_row CHECK (only_row)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE change (
        entity text NOT NULL,
        entity_id uuid NOT NULL,
        -- Given after the commit; null until then. A later change of the same thing takes a new number.
        seq bigint,
        request_id text,
        changed_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT change_pk PRIMARY KEY (entity, entity_id),
        CONSTRAINT change_seq_unique UNIQUE (seq)
      );
      CREATE INDEX change_unnumbered ON change (entity, entity_id) WHERE seq IS NULL;
    `);
    await queryRunner.query(`
      CREATE TABLE change_counter (
        only_row boolean NOT NULL DEFAULT true,
        last_seq bigint NOT NULL,
        CONSTRAINT change_counter_pk PRIMARY KEY (only_row),
        CONSTRAINT change_counter_only_row CHECK (only_row)
      );
      INSERT INTO change_counter (last_seq) VALUES (0);
    `);
    await queryRunner.query(`
      CREATE TABLE change_cursor (
        source text NOT NULL,
        last_seq bigint NOT NULL,
        CONSTRAINT change_cursor_pk PRIMARY KEY (source)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE set_aside_change (
        source text NOT NULL,
        entity text NOT NULL,
        entity_id uuid NOT NULL,
        error text NOT NULL,
        tries integer NOT NULL,
        set_aside_at timestamptz NOT NULL,
        next_try_at timestamptz NOT NULL,
        CONSTRAINT set_aside_change_pk PRIMARY KEY (source, entity, entity_id),
        CONSTRAINT set_aside_change_tries CHECK (tries > 0)
      );
      CREATE INDEX set_aside_change_due ON set_aside_change (source, next_try_at);
    `);
    await queryRunner.query(`
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
    `);
  }

  async down(): Promise<void> {
    throw new Error('The first migration of a database is not undone: drop the database.');
  }
}

/**
 * For each database except svc-auth's: copies of its accounts and keys, and audit entries and notices on their way to
 * it.
 */
export class CreateReplicaTables1799570000002 implements MigrationInterface {
  name = 'CreateReplicaTables1799570000002';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE known_account (
        id uuid NOT NULL,
        name text NOT NULL,
        role text NOT NULL,
        verified boolean NOT NULL,
        removed boolean NOT NULL,
        session_version integer NOT NULL,
        ended_sessions uuid[] NOT NULL DEFAULT '{}',
        -- Null until svc-auth has said it, as are the places of a supervisor.
        second_factor boolean,
        places uuid[],
        CONSTRAINT known_account_pk PRIMARY KEY (id),
        CONSTRAINT known_account_role CHECK (role IN ('admin', 'user', 'supervisor')),
        CONSTRAINT known_account_places CHECK (role = 'supervisor' OR places IS NULL)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE audit_entry (
        id uuid NOT NULL,
        entry jsonb NOT NULL,
        CONSTRAINT audit_entry_pk PRIMARY KEY (id),
        CONSTRAINT audit_entry_is_object CHECK (jsonb_typeof(entry) = 'object')
      );
    `);
    await queryRunner.query(`
      -- The last set of public keys (RFC 7517) that svc-auth answered, and when.
      CREATE TABLE token_key_set (
        only_row boolean NOT NULL DEFAULT true,
        keys jsonb NOT NULL,
        fetched_at timestamptz NOT NULL,
        CONSTRAINT token_key_set_pk PRIMARY KEY (only_row),
        CONSTRAINT token_key_set_only_row CHECK (only_row)
      );
    `);
    await queryRunner.query(`
      CREATE TABLE raised_notice (
        id uuid NOT NULL,
        notice jsonb NOT NULL,
        raised_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT raised_notice_pk PRIMARY KEY (id),
        CONSTRAINT raised_notice_is_object CHECK (jsonb_typeof(notice) = 'object')
      );
      CREATE INDEX raised_notice_over ON raised_notice (raised_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('The first migration of a database is not undone: drop the database.');
  }
}

// Separate from the SQL, whose raw text esbuild leaves unchanged: docs/decisions/0108.
const SINGLE_LETTERS = 'đðøłħŧŋıς';
const PLAIN_LETTERS = 'ddolhtniσ';
const OE = 'œ';

/**
 * Folds text for searches; `foldText` of packages/contracts does the same in TypeScript. Immutable, so that indexes can
 * use it: only PostgreSQL's own functions, with a collation that is the same on every machine. ASCII texts, the
 * majority, take a shortcut.
 */
export class FoldText1799630000000 implements MigrationInterface {
  name = 'FoldText1799630000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(String.raw`
      CREATE FUNCTION fold_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
        btrim(regexp_replace(
          replace(replace(replace(replace(
            translate(
              lower(CASE
                WHEN octet_length(given) = char_length(given) THEN given
                -- Taken apart, the acute accent by itself would be a blank with an accent.
                ELSE regexp_replace(normalize(replace(given, '´', ''), NFKD),
                  '[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]',
                  '', 'g')
              END COLLATE pg_c_utf8),
              -- Letters, 16 blanks and dashes, and apostrophes, which have no counterpart and go.
              E'${SINGLE_LETTERS}\t\n\u000b\f\r\u1680\u2028\u2029-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u0060\u0027\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u2032',
              '${PLAIN_LETTERS}' || repeat(' ', 16)),
            'ß', 'ss'), 'æ', 'ae'), '${OE}', 'oe'), 'þ', 'th'),
          ' {2,}', ' ', 'g'))`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP FUNCTION fold_text');
  }
}
