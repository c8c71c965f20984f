import { createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { OWNED_KEYS } from '@cleaning/svc-media/dist/objects/pending-deletions.queries.js';
import { computeBackupSize, createEncryptor } from './encryption.mjs';
import { computeDigest, getEnding, getObjectFile } from './folder.mjs';

export async function listOwnedKeys(client) {
  const { rows } = await client.query(OWNED_KEYS);
  return rows.map(({ key }) => key);
}

async function saveObject(store, folder, key, recipient) {
  const file = getObjectFile(folder, key, getEnding(recipient));
  if (existsSync(file)) return true;
  const object = await store.get(key);
  if (!object) return false;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const copy = createWriteStream(`${file}.new`, { mode: 0o600, flush: true });
  await pipeline(object.stream, createEncryptor(recipient), copy);
  renameSync(`${file}.new`, file);
  return true;
}

/** Copies objects that are missing in the folder. Returns the keys of those missing in the store. */
export async function saveObjects(store, folder, keys, recipient) {
  const missing = [];
  for (const key of keys) if (!(await saveObject(store, folder, key, recipient))) missing.push(key);
  return missing;
}

/** The manifest's entries for the objects. */
export async function describeObjects(folder, keys, recipient) {
  const ending = getEnding(recipient);
  const described = [];
  for (const key of keys) described.push({ key, ...(await computeDigest(getObjectFile(folder, key, ending))) });
  return described;
}

/** Writes objects that are missing in the store or have another length there. */
export async function restoreObjects(store, folder, { objects, recipient }, open) {
  for (const { key, bytes } of objects) {
    const existing = await store.get(key);
    existing?.stream.destroy();
    if (existing && computeBackupSize(recipient, existing.size) === bytes) continue;
    // The content type is in the database; the store's is not read.
    const source = Readable.from(open(getObjectFile(folder, key, getEnding(recipient))), { objectMode: false });
    await store.put(key, source, 'application/octet-stream');
  }
}
