import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getEnding, getTime, listBackups, readManifest } from './folder.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Keeps the newest backup of each of this many days, weeks and months (UTC), and always the newest one. */
export const RETENTION = { days: 7, weeks: 5, months: 12 };

const PERIODS = {
  days: (time) => Math.floor(time / DAY_MS),
  // 1970-01-01 was a Thursday: weeks begin on Mondays.
  weeks: (time) => Math.floor((time / DAY_MS + 3) / 7),
  months: (time) => time.getUTCFullYear() * 12 + time.getUTCMonth(),
};

/**
 * @param names of all backups, newest first
 */
export function selectBackupsToKeep(names, retention = RETENTION) {
  const kept = new Set(names.slice(0, 1));
  for (const [unit, count] of Object.entries(retention)) {
    const newest = new Map();
    for (const name of names) {
      const period = PERIODS[unit](getTime(name));
      if (!newest.has(period)) newest.set(period, name);
    }
    for (const name of [...newest.values()].slice(0, count)) kept.add(name);
  }
  return names.filter((name) => kept.has(name));
}

const listFilesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    : [];

/** Removes expired and interrupted backups, and objects that no backup needs. Returns the names of removed backups. */
export function applyRetention(folder, retention = RETENTION) {
  const kept = selectBackupsToKeep(listBackups(folder), retention);
  const gone = readdirSync(folder).filter(
    (name) => name !== 'objects' && !kept.includes(name) && !Number.isNaN(getTime(name).valueOf()),
  );
  for (const name of gone) rmSync(path.join(folder, name), { recursive: true });
  const needed = new Set(
    kept.flatMap((name) => {
      const { objects, recipient } = readManifest(path.join(folder, name));
      return objects.map(({ key }) => `${key}${getEnding(recipient)}`);
    }),
  );
  const objects = path.join(folder, 'objects');
  for (const file of listFilesBelow(objects)) if (!needed.has(file)) rmSync(path.join(objects, file));
  return gone;
}
