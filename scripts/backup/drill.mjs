import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { listMigrations } from '@cleaning/service-kit';
import { checkMoney } from '@cleaning/svc-invoice/dist/money-check.queries.js';
import { invoiceService } from '@cleaning/svc-invoice/dist/service.js';
import { Digest, readManifest } from './folder.mjs';
import { openStore, withReplaceableDataDir } from './places.mjs';
import { restoreBackup } from './restore.mjs';
import { connect, SERVICES } from './snapshot.mjs';

/** A restore empties these, so that services read each other's feeds again. */
const RESET_TABLES = ['change_cursor'];

async function findDifferences(url, { tables }, name) {
  const client = await connect(url);
  try {
    const different = [];
    for (const table of tables.filter((each) => !RESET_TABLES.includes(each.name))) {
      const { rows } = await client.query(`SELECT count(*)::int AS count FROM "${table.name}"`);
      if (rows[0].count !== table.rows)
        different.push(`${name}.${table.name} has ${rows[0].count} rows of ${table.rows}`);
    }
    return different;
  } finally {
    await client.end();
  }
}

async function findDifferentObjects(store, { objects, recipient }) {
  const different = [];
  for (const { key, bytes, sha256 } of objects) {
    const object = await store.get(key);
    if (!object) {
      different.push(`${key} is missing`);
      continue;
    }
    const digest = new Digest();
    await pipeline(object.stream, digest.resume());
    const found = digest.result();
    // An encrypted backup's manifest describes the encrypted file, whose digest was compared before decryption.
    if (!recipient && (found.bytes !== bytes || found.sha256 !== sha256)) different.push(`${key} is another`);
  }
  return different;
}

/** This version's statements fit only its own tables. */
const hasCurrentMigrations = ({ migrations }) =>
  listMigrations(invoiceService).all.every(({ name }) => migrations.includes(name));

/** Runs the admins' checks of pay and receivables on the restored data. Undefined for a backup of an earlier version. */
async function checkRestoredMoney(url, saved, zone) {
  if (!hasCurrentMigrations(saved)) return undefined;
  const client = await connect(url);
  try {
    return await checkMoney({ query: async (sql, values) => (await client.query(sql, values)).rows }, zone);
  } finally {
    await client.end();
  }
}

/**
 * Restores a backup into a separate PostgreSQL and folder, compares rows and objects with the manifest, and checks receivables and pay.
 * @param scratch an empty or missing folder; empty afterwards
 * @param zone the company's time zone
 * @returns `different`: differences, empty if the backup is complete; `money`: the checked sums, undefined for a backup of an
 * earlier version
 */
export async function drill(folder, name, scratch, zone) {
  mkdirSync(scratch, { recursive: true });
  const clear = () => {
    for (const each of readdirSync(scratch)) rmSync(path.join(scratch, each), { recursive: true, force: true });
  };
  clear();
  const manifest = readManifest(path.join(folder, name));
  try {
    return await withReplaceableDataDir(scratch, false, async (places) => {
      // Never the environment's store.
      const store = await openStore({ OBJECT_FOLDER: path.join(scratch, 'objects') });
      await restoreBackup({ ...places, store }, folder, name);
      const different = [];
      for (const service of SERVICES)
        different.push(...(await findDifferences(places.urls[service], manifest.databases[service], service)));
      different.push(...(await findDifferentObjects(store, manifest)));
      const money = await checkRestoredMoney(places.urls.invoice, manifest.databases.invoice, zone);
      if (money) different.push(...money.receivables.problems, ...money.pay.problems);
      return { different, money };
    });
  } finally {
    clear();
  }
}
