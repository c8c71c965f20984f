import { matchPath } from '@cleaning/ui/app';
import { findShownPage, WORK_PAGES } from '../testing/allPages';
import { buildCrumbs } from './crumbs';

const DESK: [string, string[]][] = [
  ['/admin', ['/admin', 'Job Places Data']],
  ['/admin/jobs/7', ['/admin', 'Job Places Data', '/admin/jobs/7', 'Job place']],
  ['/admin/jobs/7/edit', ['/admin', 'Job Places Data', '/admin/jobs/7', 'Job place', '/admin/jobs/7/edit', 'Edit job']],
  ['/admin/quick-job-data', ['/admin/quick-job-data', 'Quick Jobs Data']],
  ['/admin/work/8', ['/admin/pay', 'Pay', '/admin/work', 'Timesheets', '/admin/work/8', 'Edit timesheet']],
  ['/admin/receivables', ['/admin/month-invoices', 'Invoices', '/admin/receivables', 'Owing']],
  ['/admin/my-jobs/a%2Fb', ['/admin/my-jobs', 'My Jobs', '/admin/my-jobs/a%2Fb', 'My job']],
  ['/no/such/page', []],
];

function crumbs(pathname: string, frame: 'desk' | 'supervisor' | 'contractor'): string[] {
  const { page } = findShownPage(pathname);
  const path = WORK_PAGES.find(({ handle }) => handle === page)?.path ?? '';
  const { params = {} } = matchPath({ path, end: true }, pathname) ?? {};
  return buildCrumbs(WORK_PAGES, frame, page, params).flatMap(({ to, label }) => [to, label]);
}

describe('buildCrumbs', () => {
  it.each(DESK)('builds the desk breadcrumb of %s', (pathname, expected) =>
    expect(crumbs(pathname, 'desk')).toEqual(expected),
  );

  it('names pages as in the supervisor menu', () =>
    expect(crumbs('/admin/absences', 'supervisor')).toEqual(['/admin/absences', 'Cover']));

  it('names pages as in the sub-contractor menu', () =>
    expect(crumbs('/my-jobs/7', 'contractor')).toEqual(['/my-jobs', 'My Jobs', '/my-jobs/7', 'My job']));
});
