import { findFilledPage } from './filledPage';

const read = (total: number, count: number) => ({
  data: { total, rows: Array.from({ length: count }) },
  isPlaceholderData: false,
  isFetching: false,
});

it.each([
  ['a page with rows', read(60, 10), 3, 3],
  ['the first page of an empty list', read(0, 0), 1, 1],
  ['a page whose last row is gone', read(25, 0), 2, 1],
  ['a page number past the end', read(60, 0), 9, 3],
  ['a later page of a list that is now empty', read(0, 0), 4, 1],
  ['a page that loads for the first time', { ...read(0, 0), data: undefined, isFetching: true }, 3, 3],
  ['an empty page that reloads', { ...read(50, 0), isFetching: true }, 3, 3],
  ['a page that shows placeholder rows', { ...read(0, 0), isPlaceholderData: true }, 3, 3],
])('picks the page to show for %s', (_case, found, page, instead) =>
  expect(findFilledPage(found, page, 25)).toBe(instead),
);
