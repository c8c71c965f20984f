import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listOwnFiles } from '../own-files.mjs';
import { ROOT } from '../root.mjs';

/**
 * Jest loads all packages anew for each file that it runs: more than a second of processor time for one of a service. A run of all tests
 * therefore runs groups, files that are made here: each reads spec files of one workspace, each into a `describe` with its path. Spec files
 * know nothing of it, and run as they are with `npx jest PATH` and `npm test -- PATH`.
 */
export const GROUPS = path.join(ROOT, '.cache/test-groups');
export const isGroup = (file) => file.startsWith(GROUPS);

/** Bytes of spec files in a group at most: a minute and a half, so that workers end at about the same time. */
const MAX_GROUP_BYTES = 300_000;
/** What replaces modules or globals would do so for the whole group: it runs alone. */
const RUNS_ALONE = /\bjest\.mock\(|\b(?:assign|defineProperty)\(globalThis,/;
/** Of jest.config.mjs, the projects whose files run in groups. */
const SPECS = { unit: /(?<!\.(?:int|operations))\.spec\.tsx?$/, integration: /\.int\.spec\.ts$/ };

/** The same for all files that may share a group. */
function getGroupKey(file, source) {
  const [top, second] = file.split('/');
  if (RUNS_ALONE.test(source)) return file;
  return top === 'packages' ? `${top}/${second}` : top;
}

/** Lists of files, each about as long as the others of its workspace. */
export function groupSpecs(files, { root = ROOT, maxBytes = MAX_GROUP_BYTES } = {}) {
  const shares = new Map();
  for (const file of files.toSorted()) {
    const source = readFileSync(path.join(root, file), 'utf8');
    const share = getGroupKey(file, source);
    shares.set(share, [...(shares.get(share) ?? []), { file, bytes: source.length }]);
  }
  return [...shares.values()].flatMap((share) => {
    const total = share.reduce((sum, { bytes }) => sum + bytes, 0);
    const groups = Array.from({ length: Math.ceil(total / maxBytes) }, () => []);
    let before = 0;
    for (const { file, bytes } of share) {
      groups[Math.floor((before / total) * groups.length)].push(file);
      before += bytes;
    }
    return groups.filter((group) => group.length > 0);
  });
}

/** A file that cannot be read fails alone. What a file has replaced is put back. The longest limit of a file holds for all. */
const buildGroupSource = (files) => `for (const [file, read] of [
${files.map((file) => `  ['${file}', () => require('../../../${file}')],`).join('\n')}
])
  describe(file, () => {
    try {
      read();
    } catch (error) {
      it('can be read', () => {
        throw error;
      });
    }
    afterAll(() => {
      jest.restoreAllMocks();
      jest.useRealTimers();
    });
  });
jest.setTimeout(150_000);
`;

/** Writes the groups of a project of Jest, in place of those of an earlier run. Files of other projects run by themselves. */
export function writeGroups(project) {
  if (!SPECS[project]) return;
  const folder = path.join(GROUPS, project);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const files = [...listOwnFiles(ROOT)].map((file) => path.relative(ROOT, file));
  const specs = files.filter((file) => SPECS[project].test(file) && !file.startsWith('e2e/'));
  for (const [at, group] of groupSpecs(specs).entries())
    writeFileSync(path.join(folder, `${at + 1}.js`), buildGroupSource(group));
}
