import { sortByReferences } from './tables.mjs';

describe('tables are filled', () => {
  it('after those that their rows point to', () => {
    const references = [
      { child: 'correction', parent: 'record' },
      { child: 'record', parent: 'job' },
      { child: 'record', parent: 'slot' },
      { child: 'slot', parent: 'job' },
    ];
    const ordered = sortByReferences(['correction', 'job', 'migration', 'record', 'slot'], references);
    expect(ordered).toEqual(['job', 'slot', 'record', 'correction', 'migration']);
  });

  it('never when they point at each other', () => {
    const references = [
      { child: 'one', parent: 'two' },
      { child: 'two', parent: 'one' },
    ];
    expect(() => sortByReferences(['one', 'two'], references)).toThrow('one, two, one');
  });
});
