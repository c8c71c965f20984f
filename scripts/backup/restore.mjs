import path from 'node:path';
import { createEarlierSchema, listMigrations, UnknownMigrationsError } from '@cleaning/service-kit';
import { UNSURE_MAIL_UPDATE } from '@cleaning/svc-auth/dist/mail/mail.queries.js';
import { authService } from '@cleaning/svc-auth/dist/service.js';
import { invoiceService } from '@cleaning/svc-invoice/dist/service.js';
import { jobsService } from '@cleaning/svc-jobs/dist/service.js';
import { mediaService } from '@cleaning/svc-media/dist/service.js';
import { Problem } from '../problem.mjs';
import { createOpener, verifyIdentity } from './encryption.mjs';
import { findDamage, getEnding, getTableFile, readManifest } from './folder.mjs';
import { listOwnedKeys, restoreObjects } from './objects.mjs';
import { replacePublic, RESTORED as SCHEMA } from './replace-public.mjs';
import { connect, SERVICES } from './snapshot.mjs';
import { fillDatabase } from './tables.mjs';

const MIGRATIONS = Object.fromEntries(
  [authService, jobsService, invoiceService, mediaService].map((service) => [service.name, listMigrations(service)]),
);

/** Tables are created and found in the new schema; extensions, which exist once in a database, may be in the old one. */
const buildSchemaUrl = (url) => `${url}?options=${encodeURIComponent(`-c search_path=${SCHEMA},public`)}`;

async function withClient(url, work) {
  const client = await connect(url);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @throws Problem if a service runs, because it would write what it has in memory */
async function refuseWhileServicesRun(urls) {
  for (const name of SERVICES) {
    const { rows } = await withClient(urls[name], (client) =>
      client.query(`SELECT FROM pg_stat_activity WHERE usename = current_user AND application_name LIKE 'svc-%'`),
    );
    if (rows.length > 0) throw new Problem(`svc-${name} is running: stop all services before a restore.`);
  }
}

async function loadDatabase(name, url, saved, read) {
  await withClient(url, (client) => client.query(`DROP SCHEMA IF EXISTS ${SCHEMA} CASCADE; CREATE SCHEMA ${SCHEMA}`));
  try {
    await createEarlierSchema(buildSchemaUrl(url), MIGRATIONS[name], saved.migrations);
  } catch (error) {
    if (!(error instanceof UnknownMigrationsError)) throw error;
    throw new Problem(`${error.message} (svc-${name})`);
  }
  await withClient(buildSchemaUrl(url), async (client) => {
    await fillDatabase(client, saved, read);
    // Services read each other's feeds again, because a reader's snapshot may be newer than the source's.
    const { rows } = await client.query(
      `SELECT to_regclass('${SCHEMA}.change_cursor') AS cursors, to_regclass('${SCHEMA}.mail_message') AS mail`,
    );
    if (rows[0].cursors) await client.query('DELETE FROM change_cursor');
    // Mails that waited at the time of the backup may have been sent since; nobody must get one twice.
    if (rows[0].mail) await client.query(UNSURE_MAIL_UPDATE);
  });
}

/** Keys of objects in use before the restore; none in an empty database. */
const listCurrentKeys = (url) =>
  withClient(url, async (client) => {
    const { rows } = await client.query(`SELECT to_regclass('gallery_image') AS found`);
    return rows[0].found ? listOwnedKeys(client) : [];
  });

/**
 * Replaces databases and objects with those of a backup. The services must be stopped.
 * Changes nothing until everything has been read, checked and loaded.
 * @throws Problem if the backup is damaged or of a newer version, or a service runs
 */
export async function restoreBackup({ urls, store, forgetQueues }, folder, name) {
  const backup = path.join(folder, name);
  const manifest = readManifest(backup);
  const { databases, objects, recipient } = manifest;
  const open = createOpener(recipient, process.env);
  const damage = await findDamage(folder, name);
  if (damage.length > 0) throw new Problem(`The backup is damaged, nothing was changed: ${damage.join('; ')}`);
  const buildFile = (database, table) => getTableFile(backup, database, table, getEnding(recipient));
  await verifyIdentity(open, buildFile('auth', databases.auth.tables[0].name));
  await refuseWhileServicesRun(urls);

  await store.prepare();
  await restoreObjects(store, folder, manifest, open);
  for (const service of SERVICES) {
    const read = (table) => open(buildFile(service, table));
    await loadDatabase(service, urls[service], databases[service], read);
  }
  const before = await listCurrentKeys(urls.media);
  // Queues hold jobs from after the backup.
  await forgetQueues();
  for (const service of SERVICES) await withClient(urls[service], replacePublic);
  const kept = new Set(objects.map(({ key }) => key));
  await store.remove(before.filter((key) => !kept.has(key)));
}
