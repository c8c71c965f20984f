import { sortByReferences } from './tables.mjs';

describe('sortByReferences', () => {
  it('puts tables after those that they reference', () => {
    const references = [
      { child: 'correction', parent: 'record' },
      { child: 'record', parent: 'job' },
      { child: 'record', parent: 'slot' },
      { child: 'slot', parent: 'job' },
    ];
    const ordered = sortByReferences(['correction', 'job', 'migration', 'record', 'slot'], references);
    expect(ordered).toEqual(['job', 'slot', 'record', 'correction', 'migration']);
  });

  it('refuses tables that reference each other', () => {
    const references = [
      { child: 'one', parent: 'two' },
      { child: 'two', parent: 'one' },
    ];
    expect(() => sortByReferences(['one', 'two'], references)).toThrow('one, two, one');
  });
});
