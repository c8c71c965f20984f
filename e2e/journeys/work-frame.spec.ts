import { buildDemoJobId, DEMO_ADMIN } from '@cleaning/contracts/demo';
import {
  DESK,
  expectSkipLink,
  expectUsableInForcedColours,
  findPartsOutOfOrder,
  getDailyBar,
  getHeading,
  measureSize,
  PHONE,
} from '../stack/frame';
import { expectAccessible, measureSidewaysScroll, navigate, OPEN_DIALOG } from '../stack/pages';
import { ADMIN, confirm, expect, openAs, type Page, testInOpenWindow as test } from '../stack/test';

const work = (page: Page) => page.getByRole('navigation', { name: 'Work area' });

// Tests are independent, so workers can share them.
test.describe.configure({ mode: 'parallel' });

test.describe('Frame of the work area', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');
  test.use({ viewport: DESK });

  test('shows the pages of the desk in a sidebar and the heading at the top', async ({ quietPage: page }) => {
    await openAs(page, ADMIN);
    await expect(getHeading(page)).toHaveText('Today');
    // For sub-contractors: contractor-session.spec.ts.
    await expectSkipLink(page);
    await expect(work(page).getByRole('listitem')).toContainText([
      'My Jobs',
      'Job Places Data',
      'Quick Jobs Data',
      'Sub-Contractors',
      'Create Permanent Job',
      'Create Quick Job',
      'Logout',
    ]);
    expect((await measureSize(page, '.shell-side')).width).toBe(240);
    expect((await measureSize(page, '.shell-top__bar')).height).toBe(56);
    expect((await getHeading(page).boundingBox())?.y).toBeLessThanOrEqual(90);
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toContainText('2023');
    expect((await measureSize(page, 'footer')).height).toBeLessThanOrEqual(60);
    await expect(getDailyBar(page)).toBeHidden();
    expect(await findPartsOutOfOrder(page)).toEqual([]);

    await test.step('counts open items beside the entries', async () => {
      const entry = work(page).getByRole('link', { name: 'Sub-Contractors', exact: true });
      await expect(entry).toHaveAccessibleDescription(/^\d+ to verify/);
    });

    await test.step('names the job in the breadcrumb, which leads back', async () => {
      await navigate(page, `/admin/jobs/${buildDemoJobId(1)}`);
      // Other pages: operations/every-width.spec.ts.
      await expectUsableInForcedColours(page, 'a job', { axe: true });
      const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(crumbs).toContainText((await getHeading(page).textContent()) ?? '');
      await expect(work(page).getByRole('link', { name: 'Job Places Data' })).toHaveAttribute('aria-current', 'true');
      await crumbs.getByRole('link', { name: 'Job Places Data' }).click();
      await expect(page).toHaveURL(/\/admin$/);
    });

    await test.step('leads from the account menu to password, gallery and website', async () => {
      const account = page.getByRole('button', { name: `Your account, ${DEMO_ADMIN.name}` });
      for (const [link, title] of [
        ['Change password', 'Account'],
        ['Gallery', 'Gallery'],
        ['View website', 'Commercial cleaning in Adelaide'],
      ] as const) {
        await navigate(page, '/admin/today');
        await account.click();
        await page.getByRole('link', { name: link, exact: true }).click();
        await expect(getHeading(page)).toHaveText(title);
      }
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    });
  });

  test('shows daily pages at the bottom of a phone and all pages in a drawer', async ({ quietPage: page }) => {
    await page.setViewportSize(PHONE);
    await openAs(page, ADMIN);
    await expect(getHeading(page)).toHaveText('Today');
    expect((await measureSize(page, '.shell-top__bar')).height).toBe(52);
    await expect(work(page)).toBeHidden();
    await expect(getDailyBar(page).getByRole('link')).toHaveText(['Today', 'Shifts', 'Approvals', 'People']);
    expect(await findPartsOutOfOrder(page)).toEqual([]);
    for (const [link, title] of [
      ['Shifts', 'Shifts today'],
      ['Approvals', 'Approvals'],
      ['People', 'Sub-Contractors'],
      ['Today', 'Today'],
    ] as const) {
      await getDailyBar(page).getByRole('link', { name: link }).click();
      await expect(getHeading(page)).toHaveText(title);
    }
    await getDailyBar(page).getByRole('button', { name: 'Create' }).click();
    await getDailyBar(page).getByRole('link', { name: 'Create Quick Job' }).click();
    await expect(page).toHaveURL(/\/admin\/create-quick-job$/);
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expectAccessible(page, 'the drawer', { within: OPEN_DIALOG });
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
    await page.getByRole('button', { name: 'Menu' }).click();
    await drawer.getByRole('link', { name: 'Reports' }).click();
    await expect(getHeading(page)).toHaveText('Overview');
    await expect(drawer).toBeHidden();
    await navigate(page, `/admin/jobs/${buildDemoJobId(1)}`);
    await page.getByRole('link', { name: 'Back to Job Places Data' }).click();
    await expect(page).toHaveURL(/\/admin$/);
  });

  test('collapses to icons and obeys single keys outside fields until they are switched off', async ({
    quietPage: page,
  }) => {
    await openAs(page, ADMIN, '/admin/account');
    await expect(getHeading(page)).toHaveText('Account');

    await test.step('collapses in a narrow window and by a key, and remembers it', async () => {
      await page.setViewportSize({ width: 1024, height: 800 });
      const side = () => measureSize(page, '.shell-side').then(({ width }) => width);
      await expect.poll(side).toBe(64);
      await work(page).getByRole('link', { name: 'Quick Jobs Data' }).click();
      await expect(getHeading(page)).toHaveText('Quick Jobs Data');
      await expectAccessible(page, 'icons only');
      await page.keyboard.press('[');
      await expect.poll(side).toBe(240);
      await page.reload();
      await expect(work(page)).toBeVisible();
      await expect.poll(side).toBe(240);
      await page.keyboard.press('[');
      await page.setViewportSize(DESK);
      await expect.poll(side).toBe(64);
      expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
    });

    const palette = page.getByRole('dialog', { name: 'Search jobs, people and clients' });
    const field = palette.getByRole('combobox');
    /** The last palette closes only after the next page has its address. */
    const openPalette = async () => {
      await expect(palette).toBeHidden();
      await page.keyboard.press('/');
      await expect(field).toBeFocused();
    };

    await test.step('finds pages, people and jobs in the palette', async () => {
      await page.keyboard.press('ControlOrMeta+k');
      await expect(field).toBeFocused();
      await expectAccessible(page, 'the palette', { within: OPEN_DIALOG });
      await page.keyboard.type('amara');
      await expect(palette.getByRole('option', { name: /^Amara/ })).toBeVisible();
      await expectAccessible(page, 'the palette with people', { within: OPEN_DIALOG });
      await expect(palette.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/sub-contractors\/.+/);
      await openPalette();
      await page.keyboard.type('public hol');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/holidays$/);
      await openPalette();
      // Faster than the services can answer.
      await page.keyboard.type('amara');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/sub-contractors\/.+/);
      await openPalette();
      await page.keyboard.type('appr');
      await page.keyboard.press('Enter');
      await expect(getHeading(page)).toHaveText('Approvals');
      await expect(palette).toBeHidden();
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('opens pages and Create by letter keys', async () => {
      await page.keyboard.press('g');
      await page.keyboard.press('w');
      await expect(getHeading(page)).toHaveText('Timesheets');
      await page.keyboard.press('c');
      const create = page.getByRole('dialog', { name: 'Create' });
      await expect(create.getByRole('option')).toHaveText([
        'Create Permanent Job',
        'Create Quick Job',
        'New client',
        'New quote',
        'New invoice',
        'New complaint',
      ]);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/admin\/create-quick-job$/);
    });

    await test.step('types letters in fields without running shortcuts', async () => {
      const title = page.getByRole('main').getByRole('textbox').first();
      await title.fill('');
      await title.pressSequentially('gw/c?[');
      await expect(title).toHaveValue('gw/c?[');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/admin\/create-quick-job$/);
    });

    await test.step('asks before it leaves unsaved text', async () => {
      const question = 'Leave without saving?';
      await getHeading(page).click();
      await page.keyboard.press('g');
      await page.keyboard.press('w');
      await confirm(page, question, 'Keep editing');
      await openPalette();
      await page.keyboard.type('appr');
      await page.keyboard.press('Enter');
      await confirm(page, question, 'Keep editing');
      await expect(page.getByRole('main')).toBeFocused();
      await work(page).getByRole('button', { name: 'Logout' }).click();
      await confirm(page, question, 'Keep editing');
      const search = page.getByRole('searchbox').first();
      await search.fill('amara');
      await search.press('Enter');
      await confirm(page, question, 'Keep editing');
      // This page is already open.
      await getHeading(page).click();
      await page.keyboard.press('c');
      await page.getByRole('dialog', { name: 'Create' }).getByRole('option', { name: 'Create Quick Job' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/admin\/create-quick-job$/);
      await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('gw/c?[');
    });

    await test.step('lists all keys and switches them off', async () => {
      await getHeading(page).click();
      await page.keyboard.press('?');
      const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(list.getByRole('row', { name: /Approvals$/ })).toContainText('g then a');
      await expectAccessible(page, 'the list of keys', { within: OPEN_DIALOG });
      await list.getByLabel('Use single keys').uncheck();
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await page.keyboard.press('c');
      await page.keyboard.press('?');
      await page.keyboard.press('ControlOrMeta+k');
      await expect(palette).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(1);
    });
  });
});
