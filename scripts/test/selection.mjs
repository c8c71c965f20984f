import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { listOwnFiles } from '../own-files.mjs';
import { Problem } from '../problem.mjs';
import { ROOT } from '../root.mjs';

const SPEC = /\.spec\.tsx?$/;
const OPERATIONS_SPEC = /\.operations\.spec\.ts$/;
/** CI's flag: npm test, with services on the containers' Node. */
const CI = '--ci';
/** Kinds of tests by flag; the default is npm test's. */
const KINDS = { '--operations': ['operations'], [CI]: ['test'] };
/** Kinds of tests by folder in e2e. Other folders need containers: scripts/test-compose.mjs. */
const BROWSER_FOLDERS = {
  'demo-company': 'test',
  journeys: 'test',
  'bad-input': 'operations',
  faults: 'operations',
  operations: 'operations',
};

const listSpecsBelow = (folder) => [...listOwnFiles(folder)].filter((file) => SPEC.test(file));
const isBelow = (file, folder) => file === folder || file.startsWith(`${folder}${path.sep}`);

function resolvePath(word, root, from) {
  const found = [path.resolve(from, word), path.resolve(root, word)].find((each) => existsSync(each));
  if (!found || !isBelow(found, root)) throw new Problem(`${word} is no file or folder of this project.`);
  return found;
}

/** Undefined for tests of other commands. */
function getKind(file, root) {
  const [top, folder] = path.relative(root, file).split(path.sep);
  if (top === 'e2e') return BROWSER_FOLDERS[folder];
  return OPERATIONS_SPEC.test(file) ? 'operations' : 'test';
}

/** Specs of the wanted kinds, or all if there are none. */
function listSpecs(folder, kinds, root) {
  const specs = listSpecsBelow(folder).filter((file) => getKind(file, root));
  const wanted = specs.filter((file) => kinds.includes(getKind(file, root)));
  return wanted.length > 0 ? wanted : specs;
}

/**
 * Selects the tests of paths: specs among and below them, and specs that use a given source file. Resolves paths from
 * the folder of the call, then from the root.
 * @param words paths, and a flag (KINDS)
 * @returns `kinds` of tests to run, `onContainerNode`, and `chosen` unless all: `jest` (spec files), `related` (source
 *   files) and `browser` (files of e2e)
 */
export function selectTests(words, { root = ROOT, from = process.env.INIT_CWD ?? root } = {}) {
  const kinds = KINDS[words.find((word) => KINDS[word])] ?? ['test'];
  const onContainerNode = words.includes(CI);
  const paths = words.filter((word) => !KINDS[word]);
  const places = paths.map((word) => resolvePath(word, root, from));
  if (places.length === 0 || places.includes(root)) return { kinds, onContainerNode };
  const files = places.flatMap((each) => (statSync(each).isDirectory() ? listSpecs(each, kinds, root) : [each]));
  const known = files.filter((file) => getKind(file, root));
  const [browser, others] = [true, false].map((is) =>
    known.filter((file) => isBelow(file, path.join(root, 'e2e')) === is),
  );
  const chosen = {
    jest: others.filter((file) => SPEC.test(file)),
    related: others.filter((file) => !SPEC.test(file)),
    browser: browser.filter((file) => SPEC.test(file)),
  };
  if (Object.values(chosen).every((list) => list.length === 0))
    throw new Problem(`No test belongs to ${paths.join(' and ')}.`);
  return { kinds, onContainerNode, chosen };
}
