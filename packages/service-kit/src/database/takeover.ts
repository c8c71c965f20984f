import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';

/** Migrations of a release that the first migrations replace. Databases of that release are taken over, earlier ones refused. */
export interface ReplacedMigrations {
  readonly release: string;
  /** Name of the newest migration of the release. */
  readonly newest: string;
  /** SQL that drops compatibility objects of the release. Must be repeatable. */
  readonly leftovers?: string;
}

/** The database is of an unsupported release. Nothing was changed. */
export class UnsupportedDatabaseError extends Error {}

type Migration = new () => MigrationInterface;

/** Tables, columns, constraints, indexes, triggers, functions and sequences of the current schema, a line each; those of extensions are left out. */
const OBJECTS = `
  WITH ours AS (
    SELECT oid, relname, relkind FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relname !~ '^migration(_id_seq)?$'
  )
  SELECT concat_ws(' ', 'table', relname, attname, format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'not null' END,
    nullif(attidentity, ''), nullif(attgenerated, ''), pg_get_expr(adbin, adrelid)) AS line
  FROM ours JOIN pg_attribute ON attrelid = ours.oid AND attnum > 0 AND NOT attisdropped
    LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE relkind = 'r'
  UNION ALL SELECT concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(pg_constraint.oid, true))
  FROM ours JOIN pg_constraint ON conrelid = ours.oid AND contype <> 'n'
  UNION ALL SELECT concat_ws(' ', 'index', pg_get_indexdef(indexrelid, 0, true)) FROM ours JOIN pg_index ON indrelid = ours.oid
  UNION ALL SELECT concat_ws(' ', 'trigger', tgenabled, pg_get_triggerdef(pg_trigger.oid, true))
  FROM ours JOIN pg_trigger ON tgrelid = ours.oid AND NOT tgisinternal
  UNION ALL SELECT concat_ws(' ', 'function', proname, pg_get_function_arguments(oid), pg_get_function_result(oid),
    regexp_replace(concat(prosrc, pg_get_function_sqlbody(oid)), '\\s+', ' ', 'g'), prosecdef, proconfig)
  FROM pg_proc WHERE pronamespace = current_schema()::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')
  UNION ALL SELECT concat_ws(' ', CASE relkind WHEN 'S' THEN 'sequence' ELSE 'view' END, relname) FROM ours WHERE relkind IN ('S', 'v', 'm')
  ORDER BY 1`;

/** Timestamp at the end of a migration's name, in ms. */
export const readTimestamp = (name: string): number => Number(name.slice(-13));

const SCRATCH_SCHEMA = 'first_migrations';
const MAX_SHOWN_DIFFERENCES = 10;

async function readObjects(runner: QueryRunner): Promise<string[]> {
  const rows: { line: string }[] = await runner.query(OBJECTS);
  return rows.map(({ line }) => line);
}

/** Lists the objects that the first migrations create, by running them in a temporary schema. */
async function createObjects(runner: QueryRunner, baseline: readonly Migration[], schema: string): Promise<string[]> {
  await runner.query(`CREATE SCHEMA ${SCRATCH_SCHEMA}; SET LOCAL search_path = ${SCRATCH_SCHEMA}, "${schema}"`);
  for (const migration of baseline) await new migration().up(runner);
  const objects = await readObjects(runner);
  await runner.query(
    `SET LOCAL client_min_messages = warning; DROP SCHEMA ${SCRATCH_SCHEMA} CASCADE; SET LOCAL search_path = "${schema}"`,
  );
  return objects;
}

/** @throws UnsupportedDatabaseError with the differences */
function requireEqualObjects(expected: readonly string[], found: readonly string[], release: string): void {
  const [wanted, there] = [new Set(expected), new Set(found)];
  const differences = [
    ...expected.filter((line) => !there.has(line)).map((line) => `missing: ${line}`),
    ...found.filter((line) => !wanted.has(line)).map((line) => `unexpected: ${line}`),
  ];
  if (differences.length === 0) return;
  const shown = differences.slice(0, MAX_SHOWN_DIFFERENCES).join('\n');
  throw new UnsupportedDatabaseError(
    `The database isn't the one that ${release} made (${differences.length} differences). Nothing was changed.\n${shown}`,
  );
}

/**
 * Takes over a database of the release whose migrations `baseline` replaces: compares all objects, drops leftovers and marks the baseline as
 * run, in one transaction. Keeps the release's migration rows for a downgrade. Changes nothing in an empty database or one with the baseline.
 * The caller must hold the migration lock.
 * @throws UnsupportedDatabaseError when the database is older, newer or different
 */
export async function takeOver(
  dataSource: DataSource,
  baseline: readonly Migration[],
  { release, newest, leftovers }: ReplacedMigrations,
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    const [{ schema, isMigrated }] = await runner.query(
      `SELECT current_schema() AS schema, to_regclass(format('%I.migration', current_schema())) IS NOT NULL AS "isMigrated"`,
    );
    if (!isMigrated) return;
    const ran: { name: string }[] = await runner.query('SELECT name FROM migration ORDER BY timestamp DESC, id DESC');
    const names = baseline.map((migration) => new migration().name ?? migration.name);
    if (ran.length === 0 || ran.some(({ name }) => names.includes(name))) return;
    if (!ran.some(({ name }) => name === newest))
      throw new UnsupportedDatabaseError(
        `The database is older than ${release}. Update to ${release} first. Nothing was changed.`,
      );
    if (ran[0]?.name !== newest)
      throw new UnsupportedDatabaseError(
        `The database has a migration that came after ${release}: ${ran[0]?.name}. Nothing was changed.`,
      );
    await runner.startTransaction();
    const expected = await createObjects(runner, baseline, schema);
    if (leftovers) await runner.query(leftovers);
    requireEqualObjects(expected, await readObjects(runner), release);
    for (const name of names)
      await runner.query('INSERT INTO migration (timestamp, name) VALUES ($1, $2)', [readTimestamp(name), name]);
    await runner.commitTransaction();
  } catch (error) {
    if (runner.isTransactionActive) await runner.rollbackTransaction();
    throw error;
  } finally {
    await runner.release();
  }
}
