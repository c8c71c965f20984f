import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { Problem } from '../problem.mjs';
import { Digest, getEnding, getTableFile } from './folder.mjs';

const quote = (name) => `"${name.replaceAll('"', '""')}"`;

/** Tables of the schema, with their stored columns. */
const TABLES = `
  SELECT c.relname AS name, json_agg(a.attname ORDER BY a.attnum) AS columns
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relkind = 'r' AND c.relnamespace = current_schema()::regnamespace
  GROUP BY c.relname ORDER BY c.relname`;

/** Foreign keys between tables. */
const REFERENCES = `
  SELECT child.relname AS child, parent.relname AS parent
  FROM pg_constraint
  JOIN pg_class child ON child.oid = conrelid
  JOIN pg_class parent ON parent.oid = confrelid
  WHERE contype = 'f' AND conrelid <> confrelid AND child.relnamespace = current_schema()::regnamespace`;

const SEQUENCES = `
  SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
  WHERE schemaname = current_schema() AND last_value IS NOT NULL ORDER BY 1`;

/**
 * Writes every table of a database to a file each, in PostgreSQL's own text form.
 * @param client in a transaction with one snapshot
 * @param backup its folder
 * @param recipient the age public key that the files are encrypted to, if any
 * @param encryptor pipeline stage that encrypts
 * @returns the database's entry in the manifest
 */
export async function saveDatabase(client, backup, database, recipient, encryptor) {
  mkdirSync(path.join(backup, database), { mode: 0o700 });
  const { rows: tables } = await client.query(TABLES);
  const copies = [];
  for (const { name, columns } of tables) {
    const copy = client.query(copyTo(`COPY ${quote(name)} (${columns.map(quote).join(', ')}) TO STDOUT`));
    const digest = new Digest();
    const file = createWriteStream(getTableFile(backup, database, name, getEnding(recipient)), {
      mode: 0o600,
      flush: true,
    });
    await pipeline(copy, createGzip(), encryptor, digest, file);
    copies.push({ name, columns, copy, file: digest.result() });
  }
  const { rows: migrations } = await client.query('SELECT name FROM migration ORDER BY id');
  // A stream ends before PostgreSQL reports its number of rows, which has arrived at the latest with the next statement's answer.
  const saved = copies.map(({ name, columns, copy, file }) => ({ name, columns, rows: copy.rowCount, ...file }));
  const { rows: sequences } = await client.query(SEQUENCES);
  return { migrations: migrations.map(({ name }) => name), tables: saved, sequences };
}

/** Orders each table after the tables that it references. */
export function sortByReferences(tables, references) {
  const ordered = [];
  const visit = (name, way = []) => {
    if (ordered.includes(name)) return;
    if (way.includes(name)) throw new Error(`Tables point at each other: ${[...way, name].join(', ')}`);
    for (const { parent } of references.filter(({ child }) => child === name)) visit(parent, [...way, name]);
    ordered.push(name);
  };
  for (const name of tables) visit(name);
  return ordered;
}

/**
 * Fills the tables of a freshly migrated schema; PostgreSQL checks every constraint.
 * @param saved the database's entry in the manifest
 * @param read returns the decrypted bytes of a table's file
 * @throws Problem if a table does not get the manifest's number of rows
 */
export async function fillDatabase(client, saved, read) {
  const { rows: references } = await client.query(REFERENCES);
  const byName = new Map(saved.tables.map((table) => [table.name, table]));
  const names = sortByReferences([...byName.keys()], references);
  await client.query('BEGIN');
  // Triggers would write history and forbid its change.
  for (const name of names) await client.query(`ALTER TABLE ${quote(name)} DISABLE TRIGGER USER`);
  // Rows that the migrations inserted are among the saved ones, perhaps changed.
  for (const name of names.toReversed()) await client.query(`DELETE FROM ${quote(name)}`);
  for (const name of names) {
    const { columns, rows } = byName.get(name);
    const copy = client.query(copyFrom(`COPY ${quote(name)} (${columns.map(quote).join(', ')}) FROM STDIN`));
    await pipeline(read(name), createGunzip(), copy);
    if (copy.rowCount !== rows) throw new Problem(`${name} got ${copy.rowCount} rows of ${rows}.`);
  }
  for (const { name, value } of saved.sequences) {
    await client.query('SELECT setval($1::regclass, $2)', [quote(name), value]);
  }
  for (const name of names) await client.query(`ALTER TABLE ${quote(name)} ENABLE TRIGGER USER`);
  await client.query('COMMIT');
}
