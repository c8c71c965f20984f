import { rowAfter } from './useChosen';

describe('the row after what was decided', () => {
  const rows = ['a', 'b', 'c', 'd'].map((row_id) => ({ row_id }));
  it.each([
    ['the next one', ['b'], 'c'],
    ['the first that is left behind the first decided one', ['a', 'c'], 'b'],
    ['the one before at the end of the list', ['c', 'd'], 'b'],
    ['none when all were decided', ['a', 'b', 'c', 'd'], undefined],
  ])('is %s', (_case, decided, next) => expect(rowAfter(rows, new Map(decided.map((id) => [id, 1])))).toBe(next));
});
