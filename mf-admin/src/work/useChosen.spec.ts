import { findRowAfter } from './useChosen';

describe('findRowAfter', () => {
  const rows = ['a', 'b', 'c', 'd'].map((row_id) => ({ row_id }));
  it.each([
    ['the next row', ['b'], 'c'],
    ['the first open row after the first decided one', ['a', 'c'], 'b'],
    ['the row before at the end of the list', ['c', 'd'], 'b'],
    ['no row when all are decided', ['a', 'b', 'c', 'd'], undefined],
  ])('picks %s', (_case, decided, next) =>
    expect(findRowAfter(rows, new Map(decided.map((id) => [id, 1])))).toBe(next),
  );
});
