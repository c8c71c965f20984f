import { Sealing } from '@cleaning/service-kit';

/** A row as text, by column. */
export type Row = Readonly<Record<string, string | null>>;
/** The rows of a database by table. */
export type Tables = ReadonlyMap<string, readonly Row[]>;

/** SQL: the tables of a database by `name`, each with its `columns` as text for a SELECT. */
export const TABLES = `
  SELECT c.relname AS name, string_agg(format('%I::text', a.attname), ', ' ORDER BY a.attname) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY c.relname ORDER BY 1`;

/** What later versions removed on purpose, by `service.table` or `service.table.column`. `*`: of every service. */
const REMOVED = new Set([
  // Events gave way to the change feed.
  ...['outbox_event', 'outbox_counter', 'inbox_cursor', 'inbox_waiting', 'known_signing_key'].map(
    (name) => `*.${name}`,
  ),
  ...['email', 'version'].map((name) => `*.known_account.${name}`),
  // Sealed since: svc-auth would not start if it did not open.
  'auth.signing_key.private_key_pem',
  // Numbers of events that copies had applied.
  ...['auth.account_documents', 'auth.account_assignments', 'invoice.known_job', 'invoice.ledger_entry'].map(
    (table) => `${table}.version`,
  ),
]);
/** Sealed since: compared after they were opened. */
const SEALED: Readonly<Record<string, readonly string[]>> = {
  'auth.account': ['passport_number', 'account_number', 'bsb'],
};

/** What a table or column of an earlier version is called since, by `service.table` or `service.table.column`. */
const RENAMED: Readonly<Record<string, string>> = {
  'auth.registration_pace': 'hourly_booking',
  'media.loose_object': 'pending_deletion',
  'media.loose_object.doomed': 'marked',
};

/** The rows of a table under its name of then or of now; undefined when there is no such table any more. */
export const rowsOf = (tables: Tables | undefined, service: string, table: string): readonly Row[] | undefined =>
  tables?.get(table) ?? tables?.get(RENAMED[`${service}.${table}`] ?? table);

/** Whether a newer version removed a table or a column on purpose. */
export const isRemoved = (service: string, ...path: string[]): boolean =>
  REMOVED.has([service, ...path].join('.')) || REMOVED.has(['*', ...path].join('.'));

/** The rows of a table that are not there any more, or say something else, as JSON. Columns that `isGone` names are not compared. */
export function lostRows(
  [service, table]: readonly [service: string, table: string],
  before: readonly Row[],
  after: readonly Row[],
  { dataKey, isGone = isRemoved }: { dataKey: string; isGone?: (...path: [string, ...string[]]) => boolean },
): string[] {
  const sealing = new Sealing({ DATA_KEY: dataKey });
  const sealed = SEALED[`${service}.${table}`] ?? [];
  const value = (row: Row, column: string) => {
    const text = row[column] ?? row[RENAMED[`${service}.${table}.${column}`] ?? column] ?? null;
    return text?.startsWith('sealed:') && sealed.includes(column)
      ? sealing.open(text, `account/${row.id}/${column}`)
      : text;
  };
  const kept = Object.keys(before[0] ?? {}).filter((column) => !isGone(service, table, column));
  const said = (rows: readonly Row[]) =>
    rows.map((row) => JSON.stringify(kept.map((column) => [column, value(row, column)])));
  const there = new Set(said(after));
  return said(before).filter((row) => !there.has(row));
}
