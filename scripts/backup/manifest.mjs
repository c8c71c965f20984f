import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../problem.mjs';
import { digestOf } from './digest.mjs';
import { endingOf, MANIFEST, objectFile, tableFile } from './folder.mjs';

/** Rises when an older program could not read what a newer one writes. Only encrypted backups are of format 2. */
const FORMATS = [1, 2];
/** Written last: a backup without it is none. */
export async function writeManifest(backup, content) {
  const format = content.recipient ? 2 : 1;
  const file = path.join(backup, MANIFEST);
  writeFileSync(`${file}.new`, `${JSON.stringify({ format, ...content }, null, 1)}\n`, {
    mode: 0o600,
    flush: true,
  });
  const { sha256 } = await digestOf(`${file}.new`);
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

/** What is missing or changed in a backup, against its manifest. Reads every byte of it. Empty when it is whole. */
export async function damageOf(folder, name) {
  const backup = path.join(folder, name);
  const file = path.join(backup, MANIFEST);
  const noted = existsSync(`${file}.sha256`) ? readFileSync(`${file}.sha256`, 'utf8').split(' ')[0] : 'not noted';
  if ((await digestOf(file))?.sha256 !== noted) return [`${file} is not as it was written`];
  const { databases, objects, recipient } = readManifest(backup);
  const ending = endingOf(recipient);
  const expected = [
    ...Object.entries(databases).flatMap(([database, { tables }]) =>
      tables.map((table) => [tableFile(backup, database, table.name, ending), table]),
    ),
    ...objects.map((object) => [objectFile(folder, object.key, ending), object]),
  ];
  const damage = [];
  for (const [each, { bytes, sha256 }] of expected) {
    const found = await digestOf(each);
    if (!found) damage.push(`${each} is missing`);
    else if (found.bytes !== bytes || found.sha256 !== sha256) damage.push(`${each} is not as it was written`);
  }
  return damage;
}
