import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ownFiles } from './own-files.mjs';
import { ROOT } from './root.mjs';

const COMMENT = /\/\*.*?\*\//gs;
const SELECTORS = /[^{};]+(?=\{)/g;
/** `a + *`, `tr + tr > *`: for anything that is reached over a sibling. Not sums in `calc()`, which are in no selector. */
const ANYTHING_OVER_A_SIBLING = /[+~][^,]*\*/;

const selectorsOf = (file: string) =>
  (readFileSync(file, 'utf8').replace(COMMENT, '').match(SELECTORS) ?? [])
    .map((selector) => selector.trim())
    .filter((selector) => !selector.startsWith('@'));

/** Chromium styles the whole part again, up to the whole page, whenever an element is added to it: 1,237 elements for a dialog. */
it('no selector reaches anything over a sibling', () => {
  const styles = [...ownFiles(ROOT)].filter((file) => file.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(40);
  const found = styles.flatMap((file) =>
    selectorsOf(file)
      .filter((selector) => ANYTHING_OVER_A_SIBLING.test(selector))
      .map((selector) => `${relative(ROOT, file)}: ${selector}`),
  );
  expect(found).toEqual([]);
});
