import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listOwnFiles } from '../own-files.mjs';
import { ROOT } from '../root.mjs';

/**
 * Jest loads all packages again for each test file: more than a second of processor time in a service. Therefore a run of all tests uses
 * groups, generated files that load several spec files of one workspace, each in a `describe` with its path. Spec files
 * still run alone with `npx jest PATH` and `npm test -- PATH`.
 */
export const GROUPS = path.join(ROOT, '.cache/test-groups');
export const isGroup = (file) => file.startsWith(GROUPS);

/** About a minute and a half of tests, so that workers end at about the same time. */
const MAX_GROUP_BYTES = 300_000;
/** Spec files that replace modules or globals would affect the whole group. */
const GLOBAL_STATE = /\bjest\.mock\(|\b(?:assign|defineProperty)\(globalThis,/;
/** Projects of jest.config.mjs whose files run in groups. */
const SPECS = { unit: /(?<!\.(?:int|operations))\.spec\.tsx?$/, integration: /\.int\.spec\.ts$/ };

/** Files with the same key may share a group. */
function getGroupKey(file, source) {
  const [top, second] = file.split('/');
  if (GLOBAL_STATE.test(source)) return file;
  return top === 'packages' ? `${top}/${second}` : top;
}

/** Splits the files of each workspace into groups of about the same size. */
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

/** A file that cannot be loaded fails alone. Mocks are restored after each file. The longest timeout of a file applies to all. */
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

/** Writes the groups of a Jest project, replacing those of an earlier run. Files of other projects run alone. */
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
