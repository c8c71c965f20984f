import { actionItems, matching, pageItems } from './palette-items';

const labels = (text: string) =>
  matching([...pageItems('desk'), ...actionItems('desk')], text).map(({ label }) => label);

describe('the palette', () => {
  it('finds by the beginnings of words', () => {
    expect(labels('inv')).toEqual(['Invoices', 'Invoice Settings']);
    expect(labels('  CREATE quick ')).toEqual(['Create Quick Job']);
    expect(labels('contr')).toEqual(['Sub-Contractors']);
    expect(labels('nothing')).toEqual([]);
  });

  it('has all without a text', () =>
    expect(labels('')).toHaveLength(pageItems('desk').length + actionItems('desk').length));

  it('has what a sub-contractor may do, and no more', () => {
    const own = [...pageItems('contractor'), ...actionItems('contractor')];
    expect(own.filter(({ to }) => to?.startsWith('/admin'))).toEqual([]);
    expect(own.map(({ label }) => label)).toContain('Logout');
  });
});
