import { expectFirstVisits } from '../stack/first-visits';
import { FIRST_PAGES, PAGE_KINDS } from '../stack/public-pages.mjs';
import { test } from '../stack/test';

// Tests are independent, so workers can share them.
test.describe.configure({ mode: 'parallel' });

const PAGES_PER_WINDOW = 4;
const otherPages = PAGE_KINDS.filter((path) => !FIRST_PAGES.includes(path));

/** The most visited pages: journeys/public-site.spec.ts. */
for (let first = 0; first < otherPages.length; first += PAGES_PER_WINDOW) {
  const paths = otherPages.slice(first, first + PAGES_PER_WINDOW);
  test(`hydrates ${paths.join(', ')} without a layout shift`, ({ quietPage, product, request }) =>
    expectFirstVisits(quietPage, product, request, paths));
}
