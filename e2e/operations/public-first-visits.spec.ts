import { expectFirstVisits } from '../stack/first-visits';
import { FIRST_PAGES, PAGE_KINDS } from '../stack/public-pages.mjs';
import { test } from '../stack/test';

// No test here depends on another: workers share them.
test.describe.configure({ mode: 'parallel' });

const PAGES_OF_A_WINDOW = 4;
const others = PAGE_KINDS.filter((path) => !FIRST_PAGES.includes(path));

/** The first pages of most visitors: journeys/public-site.spec.ts. */
for (let first = 0; first < others.length; first += PAGES_OF_A_WINDOW) {
  const paths = others.slice(first, first + PAGES_OF_A_WINDOW);
  test(`${paths.join(', ')}: each keeps what it shows, weighs little, is whole and open to everybody, and the last zooms to 200 %`, ({
    quietPage,
    product,
    request,
  }) => expectFirstVisits(quietPage, product, request, paths));
}
