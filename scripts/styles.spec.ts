import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listOwnFiles } from './own-files.mjs';
import { ROOT } from './root.mjs';

const COMMENT = /\/\*.*?\*\//gs;
const SELECTORS = /[^{};]+(?=\{)/g;

const getSelectors = (file: string) =>
  (readFileSync(file, 'utf8').replace(COMMENT, '').match(SELECTORS) ?? [])
    .map((selector) => selector.trim())
    .filter((selector) => !selector.startsWith('@'));

/** A single class with its states. */
const ONE_CLASS = /^\.([\w-]+)(?:::?[\w-]+)*$/;

/** Styles of a page stay loaded, so the order of two files depends on navigation. */
it('styles a class of a micro-front-end in one file only', () => {
  const styles = [...listOwnFiles(ROOT)]
    .map((file) => relative(ROOT, file))
    // The invoice's page loads both of its files.
    .filter((file) => /^mf-\w+\/src\/.*\.css$/.test(file) && !file.endsWith('/invoicePrint.css'));
  expect(styles.length).toBeGreaterThan(20);
  const filesBySelector = new Map<string, Set<string>>();
  for (const file of styles)
    for (const selector of getSelectors(join(ROOT, file)).flatMap((list) => list.split(','))) {
      const name = ONE_CLASS.exec(selector.trim())?.[1];
      if (name) filesBySelector.set(name, (filesBySelector.get(name) ?? new Set()).add(file));
    }
  const found = [...filesBySelector]
    .filter(([, files]) => files.size > 1)
    .map(([name, files]) => [name, ...files].join(' '));
  expect(found).toEqual([]);
});
