import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.mjs';

/** Free bytes left for the product, which may use the same disk. */
const MIN_FREE_BYTES = 1e9;
/** Bytes of a table with its indexes per byte of the compressed backup. */
const UNPACKED_FACTOR = 10;
/** An empty cluster with its log. */
const EMPTY_CLUSTER_BYTES = 300e6;

const sumFileSizes = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);

const sumBytes = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Disk space for restoring a backup beside the product. */
export const computeRestoredBytes = ({ databases, objects }) =>
  EMPTY_CLUSTER_BYTES +
  UNPACKED_FACTOR * sumBytes(Object.values(databases).flatMap(({ tables }) => tables)) +
  sumBytes(objects);

/** Size of a backup folder, and of a copy of it. */
export const computeBackupBytes = (folder) => (existsSync(folder) ? sumFileSizes(folder) : 0);

const formatGigabytes = (bytes) => (bytes / 1e9).toFixed(1);

/** @throws Problem if this many more bytes would fill the folder's disk */
export function requireDiskSpace(folder, bytes) {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  if (bytes === 0 || free - bytes >= MIN_FREE_BYTES) return;
  throw new Problem(
    `${formatGigabytes(bytes)} GB are needed in ${folder}, and its disk has ${formatGigabytes(free)} GB left.`,
  );
}
