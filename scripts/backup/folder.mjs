import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../problem.mjs';

/** Passes bytes on while counting and hashing them. */
export class Digest extends Transform {
  #hash = createHash('sha256');
  #bytes = 0;

  _transform(chunk, _encoding, done) {
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
    done(null, chunk);
  }

  /** Call once, after the last byte. */
  result() {
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

const createSink = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Length and SHA-256 of a file on the disk; undefined if it is missing. */
export async function computeDigest(file) {
  const digest = new Digest();
  try {
    await pipeline(createReadStream(file), digest, createSink());
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
  return digest.result();
}

export const MANIFEST = 'manifest.json';
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z$/;

/** A backup is named by its time, in UTC. */
export const getName = (time) => time.toISOString().replaceAll(/[:.]/g, '-');
export const getTime = (name) => new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)-/, 'T$1:$2:$3.'));

/** Names of the complete backups, newest first. An interrupted one has no manifest. */
export function listBackups(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => NAME.test(name) && existsSync(path.join(folder, name, MANIFEST)))
    .toSorted()
    .toReversed();
}

/**
 * Suffix of file names. Each key has its own, so that an object encrypted to an old key, or not at all, is not
 * mistaken for a copy that the new key opens.
 */
export const getEnding = (recipient) =>
  recipient ? `.${createHash('sha256').update(recipient).digest('hex').slice(0, 8)}.age` : '';

/** All backups of a folder share one copy of each object, because an object never changes under its key. */
export const getObjectFile = (folder, key, ending) => path.join(folder, 'objects', `${key}${ending}`);

export const getTableFile = (backup, database, table, ending) =>
  path.join(backup, database, `${table}.copy.gz${ending}`);

/** Incremented when older versions cannot read newer backups. Only encrypted backups have format 2. */
const FORMATS = [1, 2];

/** Call last: a backup without a manifest is incomplete. */
export async function writeManifest(backup, content) {
  const format = content.recipient ? 2 : 1;
  const file = path.join(backup, MANIFEST);
  writeFileSync(`${file}.new`, `${JSON.stringify({ format, ...content }, null, 1)}\n`, {
    mode: 0o600,
    flush: true,
  });
  const { sha256 } = await computeDigest(`${file}.new`);
  writeFileSync(`${file}.sha256`, `${sha256}  ${MANIFEST}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
}

export function readManifest(backup) {
  const file = path.join(backup, MANIFEST);
  if (!existsSync(file)) throw new Problem(`There is no complete backup in ${backup}.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  if (!FORMATS.includes(manifest.format))
    throw new Problem(`${backup} has format ${manifest.format}; this version reads ${FORMATS.join(' and ')}.`);
  return manifest;
}

/** Compares every byte of a backup with its manifest. Empty if it is intact. */
export async function findDamage(folder, name) {
  const backup = path.join(folder, name);
  const file = path.join(backup, MANIFEST);
  const noted = existsSync(`${file}.sha256`) ? readFileSync(`${file}.sha256`, 'utf8').split(' ')[0] : 'not noted';
  if ((await computeDigest(file))?.sha256 !== noted) return [`${file} is not as it was written`];
  const { databases, objects, recipient } = readManifest(backup);
  const ending = getEnding(recipient);
  const expected = [
    ...Object.entries(databases).flatMap(([database, { tables }]) =>
      tables.map((table) => [getTableFile(backup, database, table.name, ending), table]),
    ),
    ...objects.map((object) => [getObjectFile(folder, object.key, ending), object]),
  ];
  const damage = [];
  for (const [each, { bytes, sha256 }] of expected) {
    const found = await computeDigest(each);
    if (!found) damage.push(`${each} is missing`);
    else if (found.bytes !== bytes || found.sha256 !== sha256) damage.push(`${each} is not as it was written`);
  }
  return damage;
}
