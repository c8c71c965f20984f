import { actionItems, matching, pageItems } from './paletteItems';

const labels = (text: string) =>
  matching([...pageItems('desk'), ...actionItems('desk')], text).map(({ label }) => label);

describe('the palette', () => {
  it('finds by the beginnings of words', () => {
    expect(labels('inv')).toEqual(['Invoices', 'Month’s Invoices', 'Invoice Settings']);
    expect(labels('  CREATE quick ')).toEqual(['Create Quick Job']);
    expect(labels('contr')).toEqual(['Sub-Contractors', 'Days and hours of contractors']);
    expect(labels('nothing')).toEqual([]);
  });

  it.each([
    ['months invoices', 'Month’s Invoices'],
    ["MONTH'S  inv", 'Month’s Invoices'],
    ['invoices month’s', 'Month’s Invoices'],
    ['sub\u2011contr', 'Sub-Contractors'],
  ])('finds however it is written, in any order of words: %j', (text, label) => expect(labels(text)).toEqual([label]));

  it.each([
    ['public hol', '/admin/holidays'],
    ['superv', '/admin/supervisors'],
    ['annual report', '/admin/pay/report'],
    ['pay settings', '/admin/pay/settings'],
    ['cost', '/admin/pay/costs'],
    ['queues', '/admin/queues'],
  ])('finds the page below another: %s', (text, to) =>
    expect(matching(pageItems('desk'), text).map((item) => item.to)).toEqual([to]),
  );

  it('names each page once, and none of a single thing', () => {
    for (const frame of ['desk', 'supervisor', 'contractor'] as const) {
      const pages = pageItems(frame).map(({ to }) => to);
      expect(new Set(pages).size).toBe(pages.length);
      expect(pages.filter((to) => to?.includes(':'))).toEqual([]);
    }
    expect(matching(pageItems('contractor'), 'tax').map(({ to }) => to)).toEqual(['/payments/details']);
  });

  it('has all without a text', () =>
    expect(labels('')).toHaveLength(pageItems('desk').length + actionItems('desk').length));

  it('finds two pages by a beginning that both have', () =>
    expect(matching(pageItems('desk'), 'super').map(({ to }) => to)).toEqual([
      '/admin/supervisors',
      '/admin/pay/super',
    ]));

  it('has what a supervisor may do, and no more', () =>
    expect(pageItems('supervisor').map(({ to }) => to)).toEqual([
      '/admin/today',
      '/admin/plan',
      '/admin/absences',
      '/admin/places',
      '/admin/incidents',
      '/admin/complaints',
      '/admin/account',
      '/notices',
    ]));

  it('has what a sub-contractor may do, and no more', () => {
    const own = [...pageItems('contractor'), ...actionItems('contractor')];
    expect(own.filter(({ to }) => to?.startsWith('/admin'))).toEqual([]);
    expect(own.map(({ label }) => label)).toContain('Logout');
  });
});
