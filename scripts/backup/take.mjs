import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.mjs';
import { aheadOfTheirSources, connect, openCut } from './cut.mjs';
import { encryptingTo } from './encryption.mjs';
import { nameOf } from './folder.mjs';
import { damageOf, writeManifest } from './manifest.mjs';
import { describeObjects, ownedKeys, saveObjects } from './objects.mjs';
import { SERVICES } from './services.mjs';
import { saveDatabase } from './tables.mjs';

/** Somebody who replaces documents all the time could make an object vanish between the cut and its copy so often at most. */
const ATTEMPTS = 5;

/** Copies what the store has now, so that little is left to copy when the databases are looked at. */
async function saveMostObjects({ urls, store }, folder, recipient) {
  const client = await connect(urls.media);
  try {
    await saveObjects(store, folder, await ownedKeys(client), recipient);
  } finally {
    await client.end();
  }
}

/** A cut with all the objects that it speaks of; the copy is complete before any of them can be swept from the folder. */
async function cutWithObjects({ urls, store }, folder, recipient) {
  for (let attempt = 1; ; attempt += 1) {
    const cut = await openCut(urls);
    const keys = await ownedKeys(cut.clients.media);
    const missing = await saveObjects(store, folder, keys, recipient);
    if (missing.length === 0) return { cut, keys };
    await cut.close();
    // Removed since the cut, and copied by none before: the next cut does not speak of it.
    if (attempt === ATTEMPTS)
      throw new Problem(`The store has no object for ${missing.length} files: ${missing.slice(0, 5).join(', ')}`);
  }
}

/**
 * Takes a backup while the product runs, and reads it again from the disk.
 * @param places databases and object store
 * @param folder of all backups
 * @param recipient the age public key that its files are encrypted to, if any
 * @returns the backup's name and figures
 * @throws Problem when the copy is not whole
 */
export async function takeBackup(places, folder, recipient) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await saveMostObjects(places, folder, recipient);
  const { cut, keys } = await cutWithObjects(places, folder, recipient);
  const taken = new Date();
  const name = nameOf(taken);
  const backup = path.join(folder, name);
  try {
    mkdirSync(backup, { mode: 0o700 });
    const ahead = await aheadOfTheirSources(cut.clients);
    if (ahead.length > 0) throw new Error(`The databases do not fit together: ${ahead.join('; ')}`);
    const databases = {};
    for (const service of SERVICES) {
      databases[service.name] = await saveDatabase(
        cut.clients[service.name],
        backup,
        service.name,
        recipient,
        encryptingTo(recipient),
      );
    }
    await writeManifest(backup, {
      taken: taken.toISOString(),
      ...(recipient ? { recipient } : {}),
      databases,
      objects: await describeObjects(folder, keys, recipient),
    });
  } finally {
    await cut.close();
  }
  const damage = await damageOf(folder, name);
  if (damage.length > 0) throw new Problem(`The backup cannot be used: ${damage.join('; ')}`);
  return name;
}
