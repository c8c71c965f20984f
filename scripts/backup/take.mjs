import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.mjs';
import { createEncryptor } from './encryption.mjs';
import { findDamage, getName, writeManifest } from './folder.mjs';
import { describeObjects, listOwnedKeys, saveObjects } from './objects.mjs';
import { connect, findServicesAhead, openSnapshot, SERVICES } from './snapshot.mjs';
import { saveDatabase } from './tables.mjs';

/** New snapshots to take if an object is removed between the snapshot and its copy. */
const ATTEMPTS = 5;

/** Copies the current objects first, so that little is left to copy after the snapshot. */
async function saveCurrentObjects({ urls, store }, folder, recipient) {
  const client = await connect(urls.media);
  try {
    await saveObjects(store, folder, await listOwnedKeys(client), recipient);
  } finally {
    await client.end();
  }
}

/** A consistent snapshot and a copy of each object that its rows own. */
async function takeSnapshotWithObjects({ urls, store }, folder, recipient) {
  for (let attempt = 1; ; attempt += 1) {
    const snapshot = await openSnapshot(urls);
    const keys = await listOwnedKeys(snapshot.clients.media);
    const missing = await saveObjects(store, folder, keys, recipient);
    if (missing.length === 0) return { snapshot, keys };
    await snapshot.close();
    // They were removed after the snapshot, and are in no earlier backup; the next snapshot does not need them.
    if (attempt === ATTEMPTS)
      throw new Problem(`The store has no object for ${missing.length} files: ${missing.slice(0, 5).join(', ')}`);
  }
}

/**
 * Takes a backup while the product runs, and verifies it on the disk.
 * @param places databases and object store
 * @param folder of all backups
 * @param recipient the age public key that its files are encrypted to, if any
 * @returns the backup's name
 * @throws Problem if the copy is incomplete
 */
export async function takeBackup(places, folder, recipient) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await saveCurrentObjects(places, folder, recipient);
  const { snapshot, keys } = await takeSnapshotWithObjects(places, folder, recipient);
  const taken = new Date();
  const name = getName(taken);
  const backup = path.join(folder, name);
  try {
    mkdirSync(backup, { mode: 0o700 });
    const ahead = await findServicesAhead(snapshot.clients);
    if (ahead.length > 0) throw new Error(`The databases do not fit together: ${ahead.join('; ')}`);
    const databases = {};
    for (const name of SERVICES)
      databases[name] = await saveDatabase(snapshot.clients[name], backup, name, recipient, createEncryptor(recipient));
    await writeManifest(backup, {
      taken: taken.toISOString(),
      ...(recipient ? { recipient } : {}),
      databases,
      objects: await describeObjects(folder, keys, recipient),
    });
  } finally {
    await snapshot.close();
  }
  const damage = await findDamage(folder, name);
  if (damage.length > 0) throw new Problem(`The backup cannot be used: ${damage.join('; ')}`);
  return name;
}
