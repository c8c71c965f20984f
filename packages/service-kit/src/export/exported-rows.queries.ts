import type { ExportRows } from '@cleaning/contracts';
import type { EntityManager } from 'typeorm';

/** Rows of a page. */
const PAGE = 500;

export interface TableColumn {
  readonly name: string;
  /** In PostgreSQL's spelling. */
  readonly type: string;
  /** Position in the primary key, from 1; 0 if not in it. */
  readonly key: number;
}

/** The columns of a table, in their order. */
export const findColumns = (manager: EntityManager, table: string): Promise<TableColumn[]> =>
  manager.query(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type, coalesce(array_position(indkey::int2[], attnum), -1) + 1 AS key
     FROM pg_attribute LEFT JOIN pg_index ON indrelid = attrelid AND indisprimary
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum`,
    [table],
  );

const CENTS = /_?cents$/;

/** A column's name in words: "work_record_id" becomes "Work record id", "price_cents" becomes "Price (A$)". */
export function writeHeading({ name }: Pick<TableColumn, 'name'>): string {
  const words = CENTS.test(name) ? `${name.replace(CENTS, '') || 'amount'} (A$)` : name;
  return (words.charAt(0).toUpperCase() + words.slice(1)).replaceAll('_', ' ');
}

const quoteName = (name: string): string => `"${name}"`;

/** SQL of a column's text: money as decimals, instants in ISO 8601 (UTC), lists parted by semicolons. */
function buildText({ name, type }: TableColumn): string {
  const column = quoteName(name);
  if (CENTS.test(name) && /^(?:integer|bigint)$/.test(type)) return `(${column}::numeric / 100)::numeric(20, 2)::text`;
  if (type === 'timestamp with time zone') return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
  if (type === 'boolean') return `CASE ${column} WHEN true THEN 'yes' WHEN false THEN 'no' END`;
  if (type.endsWith('[]')) return `array_to_string(${column}, '; ')`;
  return `${column}::text`;
}

/** A page of a table's rows as texts, in the order of its primary key. Bytes are never among them. */
export async function readExportedRows(
  manager: EntityManager,
  { table, without, after }: { readonly table: string; readonly without: readonly string[]; readonly after: string },
): Promise<ExportRows> {
  const columns = await findColumns(manager, table);
  const shown = columns.filter(({ name, type }) => type !== 'bytea' && !without.includes(name));
  const keys = columns.filter(({ key }) => key > 0).sort((a, b) => a.key - b.key);
  if (keys.length === 0) throw new Error(`The table ${table} has no primary key`);
  const names = keys.map(({ name }) => quoteName(name)).join(', ');
  const given = keys.map(({ type }, index) => `$${index + 1}::${type}`).join(', ');
  const from: unknown[] = after === '' ? [] : JSON.parse(after);
  const rows: { cells: string[]; at: string[] }[] = await manager.query(
    `SELECT ARRAY[${shown.map((column) => `coalesce(${buildText(column)}, '')`).join(', ')}]::text[] AS cells,
       ARRAY[${keys.map(({ name }) => `${quoteName(name)}::text`).join(', ')}] AS at
     FROM ${quoteName(table)} ${after === '' ? '' : `WHERE (${names}) > (${given})`} ORDER BY ${names} LIMIT ${PAGE}`,
    from,
  );
  const last = rows.length === PAGE ? rows.at(-1)?.at : undefined;
  return {
    headings: shown.map(writeHeading),
    rows: rows.map(({ cells }) => cells),
    next: last ? JSON.stringify(last) : '',
  };
}
