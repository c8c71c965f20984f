import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

export const MANIFEST = 'manifest.json';
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** A backup's name is the moment at which it was taken, in UTC. */
export const nameOf = (time) => time.toISOString().replaceAll(/[:.]/g, '-');
export const timeOf = (name) => new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.'));

/** Names of the complete backups in a folder, the newest first: one that broke off has no manifest. */
export function backupsIn(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => NAME.test(name) && existsSync(path.join(folder, name, MANIFEST)))
    .toSorted()
    .toReversed();
}

/**
 * What a file's name ends with. Each key has names of its own, so that an object that was encrypted to a former key, or to none, is
 * not taken for a copy that the new key opens.
 */
export const endingOf = (recipient) =>
  recipient ? `.${createHash('sha256').update(recipient).digest('hex').slice(0, 8)}.age` : '';

/** All backups of a folder share one copy of each object: an object never changes under its key. `ending` is of what it is encrypted to. */
export const objectFile = (folder, key, ending) => path.join(folder, 'objects', `${key}${ending}`);

export const tableFile = (backup, database, table, ending) => path.join(backup, database, `${table}.copy.gz${ending}`);
