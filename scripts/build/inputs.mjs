import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const IGNORED_NAMES = new Set(['dist', '.types', 'node_modules']);
const isTest = (name) => /\.spec\.tsx?$/.test(name) || name.endsWith('.tsbuildinfo');

function* listFiles(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found?.isFile()) yield place;
  if (!found?.isDirectory()) return;
  for (const entry of readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (IGNORED_NAMES.has(entry.name) || isTest(entry.name)) continue;
    yield* listFiles(path.join(place, entry.name));
  }
}

/** A hash of the content of all files, so that a checkout without changes builds nothing. */
export function hashInputs(root, places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of listFiles(path.join(root, place))) {
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}

/** Detects builds made by hand in the folder. */
const getWriteTime = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

/** Remembers from which inputs a built folder was made. */
export class Stamp {
  #file;
  #entry;

  constructor(root, name, entry) {
    this.#file = path.join(root, '.cache', 'build', `${name}.json`);
    this.#entry = path.join(root, name, 'dist', entry);
  }

  matches(inputs) {
    try {
      const stamp = JSON.parse(readFileSync(this.#file, 'utf8'));
      return stamp.inputs === inputs && stamp.writtenAt === getWriteTime(this.#entry);
    } catch {
      return false;
    }
  }

  write(inputs) {
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify({ inputs, writtenAt: getWriteTime(this.#entry) }));
  }
}
