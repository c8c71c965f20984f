import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { ownFiles } from '../own-files.mjs';
import { Problem } from '../problem.mjs';
import { ROOT } from '../root.mjs';

const SPEC = /\.spec\.tsx?$/;
const BROWSER_FOLDERS = ['bad-input', 'faults', 'journeys', 'operations'];

const specsBelow = (folder) => [...ownFiles(folder)].filter((file) => SPEC.test(file));
const isBelow = (file, folder) => file === folder || file.startsWith(`${folder}${path.sep}`);

function place(word, root, from) {
  const found = [path.resolve(from, word), path.resolve(root, word)].find((each) => existsSync(each));
  if (!found || !isBelow(found, root)) throw new Problem(`${word} is no file or folder of this project.`);
  return found;
}

/**
 * What belongs to paths: the specs among them and below them, and those that use a source file that is named. Resolves the words from
 * the folder where the command was given, then from the root.
 * @returns undefined for everything, else `jest` (spec files), `related` (source files) and `browser` (files of e2e)
 */
export function selection(words, { root = ROOT, from = process.env.INIT_CWD ?? root } = {}) {
  const places = words.map((word) => place(word, root, from));
  if (places.length === 0 || places.includes(root)) return undefined;
  const e2e = path.join(root, 'e2e');
  const files = places.flatMap((each) => (statSync(each).isDirectory() ? specsBelow(each) : [each]));
  const browser = files.filter((file) => BROWSER_FOLDERS.some((name) => isBelow(file, path.join(e2e, name))));
  const others = files.filter((file) => !isBelow(file, e2e));
  const chosen = {
    jest: others.filter((file) => SPEC.test(file)),
    related: others.filter((file) => !SPEC.test(file)),
    browser: browser.filter((file) => SPEC.test(file)),
  };
  if (Object.values(chosen).every((list) => list.length === 0))
    throw new Problem(`No test belongs to ${words.join(' and ')}.`);
  return chosen;
}
