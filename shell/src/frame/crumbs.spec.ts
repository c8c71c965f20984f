import { crumbsOf } from './crumbs';

describe('the breadcrumb', () => {
  it.each([
    ['/admin', ['/admin', 'Job Places Data']],
    ['/dashboard', ['/dashboard', 'Dashboard']],
    ['/admin/jobs/7', ['/admin', 'Job Places Data', '/admin/jobs/7', 'Job place']],
    [
      '/admin/jobs/7/edit',
      ['/admin', 'Job Places Data', '/admin/jobs/7', 'Job place', '/admin/jobs/7/edit', 'Edit job'],
    ],
    ['/admin/work/8', ['/admin/work', 'Timesheets', '/admin/work/8', 'Correct a work record']],
    ['/my-jobs/a%2Fb', ['/my-jobs', 'My Jobs', '/my-jobs/a%2Fb', 'My job']],
    ['/no/such/page', []],
  ])('of %s', (path, expected) => {
    expect(crumbsOf(path).flatMap(({ to, label }) => [to, label])).toEqual(expected);
  });
});
