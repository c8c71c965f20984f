import { PAGES, WORK_PAGES } from '../testing/allPages';
import { filterMatching, listActionItems, listPageItems, sortByMatch } from './paletteItems';

const labels = (text: string) =>
  filterMatching([...listPageItems(WORK_PAGES, 'desk'), ...listActionItems(WORK_PAGES, 'desk')], text).map(
    ({ label }) => label,
  );

describe('command palette', () => {
  it('matches the beginnings of words', () => {
    expect(labels('inv').slice(0, 4)).toEqual([
      'Invite sub-contractors',
      'Monthly invoices',
      'All invoices',
      'Invoice settings',
    ]);
    expect(labels('  CREATE quick ')).toEqual(['Create Quick Job']);
    expect(labels('contr')).toEqual([
      'Sub-Contractors',
      'Invite sub-contractors',
      'Sub-contractor hours',
      'Detail change requests',
    ]);
    expect(labels('nothing')).toEqual([]);
  });

  it.each([
    ['monthly invoices', 'Monthly invoices'],
    ['INVOICES  month', 'Monthly invoices'],
    ['sub\u2011contractor', 'Sub-Contractors'],
  ])('ignores case, hyphen style and word order: %j', (text, label) => expect(labels(text)[0]).toBe(label));

  it.each([
    ['public hol', '/admin/holidays'],
    ['superv', '/admin/supervisors'],
    ['annual report', '/admin/pay/report'],
    ['pay settings', '/admin/pay/settings'],
    ['cost', '/admin/pay/costs'],
    ['queues', '/admin/queues'],
  ])('finds a page below another page: %s', (text, to) =>
    expect(filterMatching(listPageItems(WORK_PAGES, 'desk'), text).map((item) => item.to)).toEqual([to]),
  );

  it('lists pages named like the search before other pages of that menu entry', () =>
    expect(labels('pay')).toEqual([
      'Pay runs',
      'Taxable payments annual report',
      'Pay settings',
      'Payments from Xero',
      'Approvals',
      'Timesheets',
      'People',
      'Adjustments',
      'Super',
    ]));

  it.each([
    ['new inv', 'New invoice', '/admin/month-invoices'],
    ['new quote', 'New quote', '/admin/quotes/new'],
    ['send rem', 'Send reminders', '/admin/receivables'],
  ])('offers the action for %s', (text, label, to) =>
    expect(filterMatching(listActionItems(WORK_PAGES, 'desk'), text)).toEqual([expect.objectContaining({ label, to })]),
  );

  it('lists each page once and no page of a single record', () => {
    for (const frame of ['desk', 'supervisor', 'contractor'] as const) {
      const pages = listPageItems(WORK_PAGES, frame).map(({ to }) => to);
      expect(new Set(pages).size).toBe(pages.length);
      expect(pages.filter((to) => to?.includes(':'))).toEqual([]);
    }
    expect(filterMatching(listPageItems(PAGES.contractor, 'contractor'), 'tax').map(({ to }) => to)).toEqual([
      '/payments/details',
    ]);
  });

  it('lists everything for an empty search', () =>
    expect(labels('')).toHaveLength(
      listPageItems(WORK_PAGES, 'desk').length + listActionItems(WORK_PAGES, 'desk').length,
    ));

  it('finds every page that shares a beginning', () =>
    expect(filterMatching(listPageItems(WORK_PAGES, 'desk'), 'super').map(({ to }) => to)).toEqual([
      '/admin/pay/super',
      '/admin/supervisors',
    ]));

  it('lists only the pages of a supervisor', () =>
    expect(listPageItems(WORK_PAGES, 'supervisor').map(({ to }) => to)).toEqual([
      '/admin/today',
      '/admin/plan',
      '/admin/absences',
      '/admin/places',
      '/admin/incidents',
      '/admin/complaints',
      '/admin/messages',
      '/admin/supplies',
      '/admin/account',
      '/notices',
    ]));

  it('lists no desk page for a sub-contractor', () => {
    const own = [...listPageItems(PAGES.contractor, 'contractor'), ...listActionItems(PAGES.contractor, 'contractor')];
    expect(own.filter(({ to }) => to?.startsWith('/admin'))).toEqual([]);
    expect(own.map(({ label }) => label)).toContain('Logout');
  });
});

describe('sortByMatch', () => {
  const group = (heading: string, ...labels: string[]) => ({ heading, rows: labels.map((label) => ({ label })) });
  const sort = (text: string) =>
    sortByMatch(
      [
        group('Jobs', 'Marquee after the garden party'),
        group('People', 'Priya Denholm'),
        group('Clients', 'Dental rooms'),
        group('Quotes'),
      ],
      text,
    ).map(({ heading }) => heading);

  it('puts names that start with the text first, then words that do', () => {
    expect(sort('den')).toEqual(['Clients', 'People', 'Jobs', 'Quotes']);
  });

  it('keeps the order of groups that fit alike', () => {
    expect(sort('x').slice(0, 3)).toEqual(['Jobs', 'People', 'Clients']);
  });
});
