/** Values as text by column. */
export type Row = Readonly<Record<string, string | null>>;
/** The rows of a database by table. */
export type Tables = ReadonlyMap<string, readonly Row[]>;

/** SQL: the tables of a database by `name`, each with its `columns` as text for a SELECT. */
export const TABLES = `
  SELECT c.relname AS name, string_agg(format('%I::text', a.attname), ', ' ORDER BY a.attname) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY c.relname ORDER BY 1`;

/** Removed by this version on purpose: `service.table` or `service.table.column`. */
const REMOVED = new Set<string>();

export const isRemoved = (service: string, ...path: string[]): boolean => REMOVED.has([service, ...path].join('.'));

/** Rows that are missing or changed, as JSON. Ignores columns for which `isGone` is true. */
export function findLostRows(
  [service, table]: readonly [service: string, table: string],
  before: readonly Row[],
  after: readonly Row[],
  isGone: (...path: [string, ...string[]]) => boolean = isRemoved,
): string[] {
  const kept = Object.keys(before[0] ?? {}).filter((column) => !isGone(service, table, column));
  const toText = (row: Row) => JSON.stringify(kept.map((column) => [column, row[column] ?? null]));
  const there = new Set(after.map(toText));
  return before.map(toText).filter((row) => !there.has(row));
}
