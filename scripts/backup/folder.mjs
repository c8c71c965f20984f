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

/** All backups of a folder share one copy of each object: an object never changes under its key. */
export const objectFile = (folder, key) => path.join(folder, 'objects', key);
