import type { DataSource } from 'typeorm';
import { findColumns, readExportedRows } from '../export/exported-rows.queries.js';
import type { ExportedTables } from '../export/exported-tables.js';

/** Names of columns that hold secrets, hashes or keys of the program. */
const SECRET = /hash|secret|token|password|private|fingerprint|digest|_key$|^key$|key_id|credential/;

/**
 * Problems of the lists of exported tables: tables of the database that are in none or in both, missing tables and
 * columns, columns that look like a secret, and unreadable tables.
 */
export async function findExportProblems(
  { manager }: DataSource,
  { files, leftOut }: ExportedTables,
): Promise<string[]> {
  const rows = await manager.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY relname`,
  );
  const tables = rows.map(({ name }) => name);
  const problems = tables
    .filter((table) => Object.hasOwn(files, table) === Object.hasOwn(leftOut, table))
    .map((table) => `${table} has to be in one of the two lists`);
  for (const table of [...Object.keys(files), ...Object.keys(leftOut)])
    if (!tables.includes(table)) problems.push(`${table} is no table`);
  for (const [table, { without = [] }] of Object.entries(files)) {
    if (!tables.includes(table)) continue;
    const columns = await findColumns(manager, table);
    for (const name of without)
      if (!columns.some((column) => column.name === name)) problems.push(`${table} has no column ${name}`);
    // Bytes are never exported, and a boolean is too short for a secret.
    for (const { name, type } of columns)
      if (type !== 'bytea' && type !== 'boolean' && SECRET.test(name) && !without.includes(name))
        problems.push(`${table}.${name} looks like a secret`);
    await readExportedRows(manager, { table, without, after: '' }).catch((error: Error) =>
      problems.push(`${table} cannot be read: ${error.message}`),
    );
  }
  const names = Object.values(files).map(({ file }) => file.toLowerCase());
  for (const name of names.filter((each, index) => names.indexOf(each) !== index))
    problems.push(`Two tables are called ${name}`);
  return problems;
}
