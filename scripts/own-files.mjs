import { readdirSync } from 'node:fs';
import path from 'node:path';

const EXCLUDED = /^(?:node_modules|dist|test-results|\..+)$/;

/**
 * Files of the project below a folder, without installed, built or generated ones.
 * @param {string} folder
 * @returns {Generator<string>} paths that begin with the folder
 */
export function* listOwnFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (!entry.isDirectory()) yield place;
    else if (!EXCLUDED.test(entry.name)) yield* listOwnFiles(place);
  }
}
