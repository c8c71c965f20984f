import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const NOT_INPUT = new Set(['dist', '.types', 'node_modules']);
const isTest = (name) => /\.spec\.tsx?$/.test(name) || name.endsWith('.tsbuildinfo');

function* files(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found?.isFile()) yield place;
  if (!found?.isDirectory()) return;
  for (const entry of readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (NOT_INPUT.has(entry.name) || isTest(entry.name)) continue;
    yield* files(path.join(place, entry.name));
  }
}

/** One hash over the content of all files in these places, so that a checkout that changes nothing builds nothing. */
export function hashOfInputs(root, places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of files(path.join(root, place))) {
      hash
        .update(`${path.relative(root, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
    }
  }
  return hash.digest('hex');
}
