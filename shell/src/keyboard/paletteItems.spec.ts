import { PAGES, WORK_PAGES } from '../testing/allPages';
import { filterMatching, listActionItems, listPageItems } from './paletteItems';

const labels = (text: string) =>
  filterMatching([...listPageItems(WORK_PAGES, 'desk'), ...listActionItems(WORK_PAGES, 'desk')], text).map(
    ({ label }) => label,
  );

describe('the palette', () => {
  it('finds by the beginnings of words', () => {
    expect(labels('inv').slice(0, 4)).toEqual([
      'Invite sub-contractors',
      'Monthly invoices',
      'Invoices',
      'Invoice settings',
    ]);
    expect(labels('  CREATE quick ')).toEqual(['Create Quick Job']);
    expect(labels('contr')).toEqual([
      'Sub-Contractors',
      'Invite sub-contractors',
      'Contractor hours',
      'Detail change requests',
    ]);
    expect(labels('nothing')).toEqual([]);
  });

  it.each([
    ['monthly invoices', 'Monthly invoices'],
    ['INVOICES  month', 'Monthly invoices'],
    ['sub\u2011contractor', 'Sub-Contractors'],
  ])('finds however it is written, in any order of words: %j', (text, label) => expect(labels(text)[0]).toBe(label));

  it.each([
    ['public hol', '/admin/holidays'],
    ['superv', '/admin/supervisors'],
    ['annual report', '/admin/pay/report'],
    ['pay settings', '/admin/pay/settings'],
    ['cost', '/admin/pay/costs'],
    ['queues', '/admin/queues'],
  ])('finds the page below another: %s', (text, to) =>
    expect(filterMatching(listPageItems(WORK_PAGES, 'desk'), text).map((item) => item.to)).toEqual([to]),
  );

  it('finds the pages of a place by the name of the place, after those that are called so', () =>
    expect(labels('pay')).toEqual([
      'Pay runs',
      'Annual payments report',
      'Pay settings',
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
  ])('begins %s', (text, label, to) =>
    expect(filterMatching(listActionItems(WORK_PAGES, 'desk'), text)).toEqual([expect.objectContaining({ label, to })]),
  );

  it('names each page once, and none of a single thing', () => {
    for (const frame of ['desk', 'supervisor', 'contractor'] as const) {
      const pages = listPageItems(WORK_PAGES, frame).map(({ to }) => to);
      expect(new Set(pages).size).toBe(pages.length);
      expect(pages.filter((to) => to?.includes(':'))).toEqual([]);
    }
    expect(filterMatching(listPageItems(PAGES.contractor, 'contractor'), 'tax').map(({ to }) => to)).toEqual([
      '/payments/details',
    ]);
  });

  it('has all without a text', () =>
    expect(labels('')).toHaveLength(
      listPageItems(WORK_PAGES, 'desk').length + listActionItems(WORK_PAGES, 'desk').length,
    ));

  it('finds two pages by a beginning that both have', () =>
    expect(filterMatching(listPageItems(WORK_PAGES, 'desk'), 'super').map(({ to }) => to)).toEqual([
      '/admin/pay/super',
      '/admin/supervisors',
    ]));

  it('has what a supervisor may do, and no more', () =>
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

  it('has what a sub-contractor may do, and no more', () => {
    const own = [...listPageItems(PAGES.contractor, 'contractor'), ...listActionItems(PAGES.contractor, 'contractor')];
    expect(own.filter(({ to }) => to?.startsWith('/admin'))).toEqual([]);
    expect(own.map(({ label }) => label)).toContain('Logout');
  });
});
