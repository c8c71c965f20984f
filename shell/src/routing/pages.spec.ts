import { ALL_PAGES, findShownPage } from '../testing/allPages';
import { findRemote } from './findRemote';

describe('pages of the remotes', () => {
  it.each([
    ['/', 'public'],
    ['/services', 'public'],
    ['/services/details', 'public'],
    ['/services/office-cleaning', 'public'],
    ['/areas', 'public'],
    ['/areas/port-adelaide', 'public'],
    ['/careers', 'public'],
    ['/products-and-equipments', 'public'],
    ['/about-us', 'public'],
    ['/contact-us', 'public'],
    ['/gallery', 'public'],
    ['/invoice', 'public'],
    ['/login', 'public'],
    ['/login/oidc', 'public'],
    ['/register', 'public'],
    ['/quote', 'public'],
    ['/privacy', 'public'],
    ['/forgot-password', 'public'],
    ['/reset-password', 'public'],
    ['/confirm-email', 'public'],
    ['/status', 'public'],
    ['/client', 'public'],
    ['/your-document', 'public'],
    ['/notices', 'contractor'],
    ['/dashboard', 'contractor'],
    ['/my-jobs', 'contractor'],
    ['/my-jobs/7', 'contractor'],
    ['/permanent-jobs', 'contractor'],
    ['/permanent-jobs/7', 'contractor'],
    ['/quick-jobs', 'contractor'],
    ['/quick-jobs/7', 'contractor'],
    ['/payments', 'contractor'],
    ['/payments/7', 'contractor'],
    ['/payments/details', 'contractor'],
    ['/account', 'contractor'],
    ['/account/documents', 'contractor'],
    ['/not-verified', 'contractor'],
    ['/admin', 'admin'],
    ['/admin/jobs/7', 'admin'],
    ['/admin/sub-contractors', 'admin'],
    ['/admin/sub-contractors/7', 'admin'],
    ['/admin/create-permanent-job', 'admin'],
    ['/admin/create-quick-job', 'admin'],
    ['/admin/quick-job-data', 'admin'],
    ['/admin/quick-job-data/7', 'admin'],
    ['/admin/jobs/7/edit', 'admin'],
    ['/admin/quick-job-data/7/edit', 'admin'],
    ['/admin/admins', 'admin'],
    ['/admin/supervisors', 'admin'],
    ['/admin/places', 'admin'],
    ['/admin/places/7', 'admin'],
    ['/admin/plan', 'admin'],
    ['/admin/holidays', 'admin'],
    ['/admin/overview', 'admin'],
    ['/admin/work', 'admin'],
    ['/admin/approvals', 'admin'],
    ['/admin/work/7', 'admin'],
    ['/admin/enquiries', 'admin'],
    ['/admin/enquiries/7', 'admin'],
    ['/admin/site-proof', 'admin'],
    ['/admin/pay', 'admin'],
    ['/admin/pay/runs/7', 'admin'],
    ['/admin/pay/people', 'admin'],
    ['/admin/pay/people/7', 'admin'],
    ['/admin/pay/adjustments', 'admin'],
    ['/admin/pay/super', 'admin'],
    ['/admin/pay/report', 'admin'],
    ['/admin/pay/costs', 'admin'],
    ['/admin/pay/settings', 'admin'],
    ['/admin/clients', 'admin'],
    ['/admin/clients/new', 'admin'],
    ['/admin/clients/7', 'admin'],
    ['/admin/invoices', 'admin'],
    ['/admin/month-invoices', 'admin'],
    ['/admin/month-invoices/2026-10/7', 'admin'],
    ['/admin/client-invoices/INV-00001', 'admin'],
    ['/admin/company', 'admin'],
    ['/admin/website', 'admin'],
    ['/admin/invoice-settings', 'admin'],
    ['/admin/audit-log', 'admin'],
    ['/admin/queues', 'admin'],
    ['/admin/detail-changes', 'admin'],
    ['/admin/mail', 'admin'],
    ['/admin/papers', 'admin'],
    ['/admin/search', 'admin'],
    ['/admin/account', 'contractor'],
    ['/admin/second-factor', 'contractor'],
    ['/admin/my-jobs', 'contractor'],
    ['/admin/my-jobs/7', 'contractor'],
    ['/services/', 'public'],
  ])('include %s in %s', (path, remote) => {
    expect(findShownPage(path)).toMatchObject({ remote, page: expect.anything() });
  });

  it('belong to the remote that the shell loads for their address', () => {
    for (const { path, handle } of ALL_PAGES) expect(findShownPage(path.replace(/:\w+/g, 'x7')).page).toBe(handle);
  });

  it.each([
    '/nothing',
    '/services/details/more',
    '/services/nothing',
    '/areas/nothing',
    '/login/now',
    '/mf/public',
    '/adminx',
    '/admin/nothing',
    '/my-jobs/7/8',
    '/account/nothing',
  ])('do not include %s', (path) => {
    expect(findShownPage(path).page).toBeUndefined();
  });

  it('name existing parent pages', () => {
    const paths = ALL_PAGES.map(({ path }) => path);
    for (const { handle } of ALL_PAGES) {
      if (handle.parent !== undefined) expect(paths).toContain(handle.parent);
      if (handle.tab) expect(paths).toContain(handle.tab.place);
    }
  });

  it('have unique addresses', () => {
    const paths = ALL_PAGES.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});

it.each([
  ['/Admin/Jobs/7', 'admin'],
  ['/admin/my-jobs', 'contractor'],
  ['/admin/my-jobs-of-others', 'admin'],
  ['/administration', 'public'],
  ['/accounts', 'public'],
])('finds for %s the remote %s', (pathname, remote) => expect(findRemote(pathname)).toBe(remote));
