import { DESK, getHeading, measureSize } from '../stack/frame';
import { expectAccessible, measureSidewaysScroll, navigate } from '../stack/pages';
import { ADMIN, expect, openAs, openPublic, type Page, testInOpenWindow as test } from '../stack/test';

const SPEC_ENTRIES = [
  'My Jobs',
  'Job Places Data',
  'Quick Jobs Data',
  'Sub-Contractors',
  'Create Permanent Job',
  'Create Quick Job',
];
const OTHER_ENTRIES = [
  'Shifts today',
  'Roster',
  'Clients',
  'Sales',
  'Invoices',
  'Pay',
  'Quality',
  'Documents',
  'Reports',
  'Settings',
];
/** The tabs of each menu entry. */
const TABS_BY_ENTRY = [
  ['Job Places Data', ['Today', 'Quick jobs', 'Messages', 'Door codes']],
  ['Sub-Contractors', ['Sub-contractors', 'Detail change requests']],
  ['Roster', ['Roster', 'Leave', 'Public holidays']],
  ['Sales', ['Enquiries', 'Quotes', 'Quote sections', 'Reviews and prices']],
  ['Invoices', ['Monthly invoices', 'All invoices', 'Owing', 'Bank statements']],
  ['Pay', ['Pay runs', 'Approvals', 'Timesheets', 'People', 'Adjustments', 'Super']],
  ['Quality', ['Incidents', 'Complaints', 'Supplies']],
  ['Reports', ['Overview', 'Cost by site', 'Accountant', 'Taxable payments (TPAR)', 'Sub-contractor hours']],
  ['Settings', ['Company', 'Invoices and pay', 'Users', 'Connections', 'Data']],
] as const;
/** The pages of each group of Settings. */
const SETTINGS_GROUPS = [
  ['Company', ['Company', 'Website', 'Agreements']],
  ['Invoices and pay', ['Invoices', 'Pay']],
  ['Users', ['Admins', 'Supervisors']],
  ['Connections', ['Xero', 'Mail', 'API keys', 'Webhooks']],
  ['Data', ['Audit log', 'Download everything', 'Queues']],
] as const;

const work = (page: Page) => page.getByRole('navigation', { name: 'Work area' });

// Tests are independent, so workers can share them.
test.describe.configure({ mode: 'parallel' });

test.describe('Menu of the work area', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');
  test.use({ viewport: DESK });

  test('lists the given entries first, then the other places, and keeps Logout in view', async ({
    quietPage: page,
  }) => {
    await openAs(page, ADMIN);
    await expect(work(page).getByRole('link')).toHaveText([...SPEC_ENTRIES, ...OTHER_ENTRIES]);
    await expect(work(page).getByRole('listitem').last()).toHaveText('Logout');
    await expect(work(page).getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
  });

  test('hints at entries below, and scrolls the current page’s entry into view', async ({ quietPage: page }) => {
    await page.setViewportSize({ ...DESK, height: 560 });
    await openAs(page, ADMIN);
    const last = work(page).getByRole('link', { name: 'Settings' });
    await expect(last).not.toBeInViewport();
    const more = page.locator('.shell-nav__more');
    await expect(more).toBeVisible();
    // The button may vanish between the check and the click.
    await expect(async () => {
      if (await more.isVisible()) await more.click({ timeout: 1000 });
      await expect(last).toBeInViewport({ timeout: 500 });
    }).toPass();
    await expect(more).toBeHidden();
    await navigate(page, '/admin/my-jobs');
    await expect(work(page).getByRole('link', { name: 'My Jobs' })).toBeInViewport();
    await navigate(page, '/admin/mail');
    await expect(last).toBeInViewport();
  });

  test('marks the current place and shows its other pages as tabs', async ({ quietPage: page }) => {
    await openAs(page, ADMIN);
    for (const [place, tabs] of TABS_BY_ENTRY)
      await test.step(place, async () => {
        await work(page).getByRole('link', { name: place, exact: true }).click();
        const row = page.getByRole('main').getByRole('navigation', { name: place });
        await expect(row.getByRole('link')).toHaveText(tabs);
        await expect(row.locator('[aria-current]')).toHaveText(tabs[0]);
        await expect(work(page).locator('[aria-current=page]')).toHaveText(place);
        await row.getByRole('link').last().click();
        await expect(row.locator('[aria-current]')).toHaveText(tabs.at(-1) ?? '');
        await expect(work(page).locator('[aria-current]')).toHaveText(place);
        await expect(getHeading(page)).toBeVisible();
        await expectAccessible(page, `the tabs of ${place}`, { within: '.ma-tabs' });
      });
  });

  test('has the settings in groups, which fit one row on a desk and scroll on a phone', async ({ quietPage: page }) => {
    await openAs(page, ADMIN, '/admin/company');
    const main = page.getByRole('main');
    const groups = main.getByRole('navigation', { name: 'Settings' });
    for (const [group, pages] of SETTINGS_GROUPS)
      await test.step(group, async () => {
        await groups.getByRole('link', { name: group, exact: true }).click();
        await expect(groups.locator('[aria-current=true]')).toHaveText(group);
        const row = main.getByRole('navigation', { name: group, exact: true });
        await expect(row.getByRole('link')).toHaveText(pages);
        await expect(row.locator('[aria-current=page]')).toHaveText(pages[0]);
        for (const links of [groups, row]) {
          const tops = await links
            .getByRole('link')
            .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
          expect(new Set(tops).size).toBe(1);
        }
        await row.getByRole('link').last().press('Enter');
        await expect(row.locator('[aria-current=page]')).toHaveText(pages.at(-1) ?? '');
        await expect(groups.locator('[aria-current=true]')).toHaveText(group);
      });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(groups.getByRole('link', { name: 'Data' })).toBeInViewport({ ratio: 1 });
    await expect(main.getByRole('link', { name: 'Queues' })).toBeInViewport({ ratio: 1 });
    expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'the groups of Settings on a phone', { within: '.ui-page-header' });
  });

  test("gives way to the website's header on logout", async ({ quietPage: page }) => {
    await openPublic(page, '/');
    const { height } = await measureSize(page, '.shell-header');
    await openAs(page, ADMIN);
    await expect(getHeading(page)).toBeVisible();
    await work(page).getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const name of ['Login', 'Register']) await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    expect((await measureSize(page, '.shell-header')).height).toBe(height);
  });
});
