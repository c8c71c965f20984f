import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { DESK, heading, size } from '../stack/frame';
import { goOn } from '../stack/pages';
import { ADMIN, expect, openAs, openPublic, type Page, testInOpenWindow as test } from '../stack/test';

const AMARA = { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD };
const GROUPS = [
  ['Today', ['Overview', 'Today', 'Approvals', 'Enquiries', 'Incidents', 'Complaints']],
  ['Roster', ['Roster', 'Leave', 'Public Holidays', 'Door codes in descriptions']],
  ['People', ['Documents', 'Detail change requests', 'Administrators', 'Supervisors']],
  ['Money', ['Timesheets', 'Pay', 'Quotes', 'Clients', 'Invoices', 'Month’s Invoices', 'Overdue', 'Accountant']],
  ['Settings', ['Company', 'Website Texts', 'Invoice Settings', 'Mail', 'Audit Log', 'Gallery']],
] as const;

const work = (page: Page) => page.getByRole('navigation', { name: 'Work area' });

test.describe('the menu of the work area', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');
  test.use({ viewport: DESK });

  test('has groups, Logout last and in view, and says when there is more below', async ({ quietPage: page }) => {
    await openAs(page, ADMIN);
    await expect(work(page).getByRole('listitem').last()).toHaveText('Logout');
    for (const [group, links] of GROUPS)
      await expect(work(page).getByRole('list', { name: group }).getByRole('link')).toHaveText(links);
    const logout = await work(page).getByRole('button', { name: 'Logout' }).boundingBox();
    expect((logout?.y ?? 0) + (logout?.height ?? DESK.height)).toBeLessThanOrEqual(DESK.height);
    const gallery = work(page).getByRole('link', { name: 'Gallery' });
    await expect(gallery).not.toBeInViewport();
    const more = page.locator('.shell-nav__more');
    await expect(more).toBeVisible();
    // It goes with the last press, a moment after it.
    await expect(async () => {
      if (await more.isVisible()) await more.click({ timeout: 1000 });
      await expect(gallery).toBeInViewport({ timeout: 500 });
    }).toPass();
    await expect(more).toBeHidden();
    await goOn(page, '/admin/mail');
    await expect(work(page).getByRole('link', { name: 'Mail' })).toBeInViewport();
  });

  test("makes way for the website's header on a logout, also in a page that was read again", async ({
    quietPage: page,
  }) => {
    await openPublic(page, '/');
    const { height } = await size(page, '.shell-header');
    for (const [person, path] of [
      [ADMIN, '/admin'],
      [AMARA, '/dashboard'],
    ] as const) {
      await openAs(page, person, path);
      await page.reload();
      await expect(heading(page)).toBeVisible();
      await work(page).getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/$/);
      const main = page.getByRole('navigation', { name: 'Main' });
      for (const name of ['Login', 'Register']) await expect(main.getByRole('link', { name })).toBeVisible();
      expect((await size(page, '.shell-header')).height).toBe(height);
    }
  });
});
