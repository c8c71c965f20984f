import { pageInstead } from './filledPage';

const read = (total: number, count: number) => ({
  data: { total, rows: Array.from({ length: count }) },
  isPlaceholderData: false,
  isFetching: false,
});

it.each([
  ['a page with rows', read(60, 10), 3, 3],
  ['the first page of an empty list', read(0, 0), 1, 1],
  ['a page whose last row was decided', read(25, 0), 2, 1],
  ['a page of an old link', read(60, 0), 9, 3],
  ['a page of a list that is empty by now', read(0, 0), 4, 1],
  ['a page that is read for the first time', { ...read(0, 0), data: undefined, isFetching: true }, 3, 3],
  ['a page that was empty before and is read again', { ...read(50, 0), isFetching: true }, 3, 3],
  ['a page that shows another one until it is read', { ...read(0, 0), isPlaceholderData: true }, 3, 3],
])('%s', (_case, found, page, instead) => expect(pageInstead(found, page, 25)).toBe(instead));
