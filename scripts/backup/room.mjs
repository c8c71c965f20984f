import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.mjs';

/** For what the product writes meanwhile, which may be on the same disk. */
const MIN_FREE_BYTES = 1e9;
/** Tables with their indexes, of a byte of the backup, which is packed. */
const UNPACKED = 10;
/** An empty PostgreSQL with its log. */
const EMPTY_CLUSTER_BYTES = 300e6;

const computeSizesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

const computeSum = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Bytes that a backup takes when it is restored beside the product. */
export const computeRestoredBytes = ({ databases, objects }) =>
  EMPTY_CLUSTER_BYTES +
  UNPACKED * computeSum(Object.values(databases).flatMap(({ tables }) => tables)) +
  computeSum(objects);

/** Bytes of everything in a folder of backups; a copy of it takes as many. */
export const computeBackupBytes = (folder) => (existsSync(folder) ? computeSizesBelow(folder) : 0);

const gigabytes = (bytes) => (bytes / 1e9).toFixed(1);

/** @throws Problem when so many bytes more would fill the disk of a folder */
export function requireRoom(folder, bytes) {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (bytes === 0 || free - bytes >= MIN_FREE_BYTES) return;
  throw new Problem(`${gigabytes(bytes)} GB are needed in ${folder}, and its disk has ${gigabytes(free)} GB left.`);
}
