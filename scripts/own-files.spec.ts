import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ownFiles } from './own-files.mjs';
import { ROOT } from './root.mjs';

const MOST_LINES = 300;
const CODE = /\.(?:ts|tsx|mjs|cjs|css|sh)$/;
const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;

it(`files of code have at most ${MOST_LINES} lines, specs too`, () => {
  const code = [...ownFiles(ROOT)].filter((file) => CODE.test(file));
  expect(code.length).toBeGreaterThan(1000);
  const long = code.filter((file) => linesOf(file) > MOST_LINES);
  expect(long.map((file) => `${relative(ROOT, file)}: ${linesOf(file)}`)).toEqual([]);
});
