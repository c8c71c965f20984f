import { groupBy } from './group-by.js';

describe('groupBy', () => {
  it('keeps the order of groups and of their rows', () => {
    const rows = ['pear', 'fig', 'plum', 'kiwi', 'fennel'];
    expect([...groupBy(rows, ([first]) => first)]).toEqual([
      ['p', ['pear', 'plum']],
      ['f', ['fig', 'fennel']],
      ['k', ['kiwi']],
    ]);
  });
});
