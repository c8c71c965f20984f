import { pageInstead } from './filledPage';

const rows = (count: number) => Array.from({ length: count });

it.each([
  ['a page with rows', { total: 60, rows: rows(10) }, 3, 3],
  ['the first page of an empty list', { total: 0, rows: [] }, 1, 1],
  ['a page whose last row was decided', { total: 25, rows: [] }, 2, 1],
  ['a page of an old link', { total: 60, rows: [] }, 9, 3],
  ['a page of a list that is empty by now', { total: 0, rows: [] }, 4, 1],
])('%s', (_case, found, page, instead) => expect(pageInstead(found, page, 25)).toBe(instead));
