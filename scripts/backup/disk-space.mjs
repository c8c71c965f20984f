import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.mjs';

/** For what the product writes meanwhile, which may be on the same disk. */
const MIN_FREE_BYTES = 1e9;
/** Tables with their indexes, of a byte of the backup, which is packed. */
const UNPACKED_FACTOR = 10;
/** An empty PostgreSQL with its log. */
const EMPTY_CLUSTER_BYTES = 300e6;

const sumFileSizes = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

const sumBytes = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Bytes that a backup takes when it is restored beside the product. */
export const computeRestoredBytes = ({ databases, objects }) =>
  EMPTY_CLUSTER_BYTES +
  UNPACKED_FACTOR * sumBytes(Object.values(databases).flatMap(({ tables }) => tables)) +
  sumBytes(objects);

/** Bytes of everything in a folder of backups; a copy of it takes as many. */
export const computeBackupBytes = (folder) => (existsSync(folder) ? sumFileSizes(folder) : 0);

const formatGigabytes = (bytes) => (bytes / 1e9).toFixed(1);

/** @throws Problem when so many bytes more would fill the disk of a folder */
export function requireDiskSpace(folder, bytes) {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (bytes === 0 || free - bytes >= MIN_FREE_BYTES) return;
  throw new Problem(`${formatGigabytes(bytes)} GB are needed in ${folder}, and its disk has ${formatGigabytes(free)} GB left.`);
}
