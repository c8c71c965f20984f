import { buildDemoJobId } from '@cleaning/contracts/demo';
import { Office } from '../stack/office';
import { expectAccessible, measureSidewaysScroll, navigate, OPEN_DIALOG } from '../stack/pages';
import { ADMIN, confirm, expect, giveSession, openAs, type Page, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

async function openLoaded(page: Page, path: string): Promise<void> {
  await navigate(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
}

test.describe('Tables, dates and decisions', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows a record on a phone as two lines that open its page or its details', async ({ quietPage: page }) => {
    await page.setViewportSize(PHONE);
    await openAs(page, ADMIN, '/admin/account');
    const main = page.getByRole('main');
    const records = main.locator('.ui-record, .ma-person');
    for (const path of [
      '/admin/sub-contractors',
      '/admin/enquiries',
      '/admin/incidents',
      '/admin/work',
      '/admin/overview',
      '/admin/audit-log',
      '/admin/supervisors',
      `/admin/jobs/${buildDemoJobId(1)}`,
    ]) {
      await openLoaded(page, path);
      await expect(records.first()).toBeVisible();
      const heights = await records.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      expect(Math.max(...heights.filter((height) => height > 0)), path).toBeLessThanOrEqual(72);
      const names = records.locator('.ui-record__title');
      const widths = await names.evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));
      expect(Math.min(PHONE.width, ...widths.filter((width) => width > 0)), path).toBeGreaterThan(80);
      expect(await measureSidewaysScroll(page), path).toBeLessThanOrEqual(0);
      await expectAccessible(page, `${path} on a phone`);
    }
    await navigate(page, '/admin/work');
    await records.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/admin\/work\/.+/);
    await navigate(page, '/admin/audit-log');
    await records.first().getByRole('button').click();
    const details = page.getByRole('dialog', { name: 'Details' });
    await expect(details.getByText('Who', { exact: true })).toBeVisible();
    await expectAccessible(page, 'all that a record has', { within: OPEN_DIALOG });
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(records.first().getByRole('button')).toBeFocused();
    // The menu opens inside the window even at its bottom.
    await navigate(page, '/admin/supervisors');
    await records.first().getByRole('button').click();
    await details.getByRole('button', { name: /^More/ }).click();
    await expect(details.getByRole('button', { name: 'Remove supervisor' })).toBeInViewport({ ratio: 1 });
  });

  test('shows filters in a sheet on a phone, and remembers order, page size and columns', async ({
    quietPage: page,
  }) => {
    await giveSession(page, ADMIN);
    await page.goto('/admin/work');
    const main = page.getByRole('main');
    const heads = main.getByRole('columnheader');
    await heads.getByRole('button', { name: /^Hours/ }).click();
    await main.getByRole('button', { name: 'Columns' }).click();
    const view = page.getByRole('dialog', { name: 'Columns' });
    await view.getByLabel('Rows per page').selectOption('10');
    await view.getByLabel('Pay/day').uncheck();
    await expectAccessible(page, 'what is shown of a table', { within: OPEN_DIALOG });
    await navigate(page, '/admin/account');
    await page.goto('/admin/work');
    await expect(heads.filter({ hasText: 'Hours' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(heads.filter({ hasText: 'Pay/day' })).toHaveCount(0);
    await expect(main.getByText(/^1–10 of \d+$/)).toBeVisible();

    await page.setViewportSize(PHONE);
    await main.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await expectAccessible(page, 'filters on a phone', { within: OPEN_DIALOG });
    await sheet.getByRole('combobox', { name: 'Status' }).selectOption('Done');
    await sheet.getByLabel('From').fill('1/11/2022');
    await sheet.getByRole('button', { name: 'Show results' }).click();
    await expect(page).toHaveURL(/from=2022-11-01/);
    await expect(main.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  });

  test('takes a typed date or one picked by keys, and a time in 24 hours', async ({ quietPage: page }) => {
    await giveSession(page, ADMIN);
    await page.goto('/admin/create-quick-job');
    const main = page.getByRole('main');
    const date = main.getByLabel('Date', { exact: true });
    await date.fill('31/02/2027');
    await date.blur();
    await expect(date).toHaveAccessibleDescription(/Enter a date like 28\/11\/2026\./);
    await date.fill('1/2/2027');
    await date.blur();
    await expect(date).toHaveValue('01/02/2027');
    await main.getByRole('button', { name: 'Open calendar' }).press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await expect(calendar.getByRole('button', { name: 'Monday 1 February 2027' })).toBeFocused();
    await expectAccessible(page, 'the calendar', { within: OPEN_DIALOG });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(date).toHaveValue('08/02/2027');
    await expect(date).toBeFocused();
    const time = main.getByLabel('Start time');
    await time.fill('6:30 pm');
    await time.blur();
    await expect(time).toHaveValue('18:30');
    await main.getByRole('button', { name: 'Open list' }).click();
    await page.getByRole('dialog', { name: 'List of times' }).getByRole('listbox').press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(time).toHaveValue('18:45');
    await expect(time).toBeFocused();
  });

  test('moves the focus to the next row or the outcome after a decision, and announces it', async ({
    quietPage: page,
    product,
  }) => {
    await page.setViewportSize(DESK);
    const office = await Office.open(product);
    const job = await office.createPermanentJob('Focused Place');
    const people = [await office.registerVerified('Ada First'), await office.registerVerified('Ben Second')] as const;
    for (const person of people) await office.request(job, person);
    await giveSession(page, product.admin);
    const main = page.getByRole('main');
    const status = page.getByRole('status');
    await page.goto(`/admin/jobs/${job}`);

    await main.getByRole('button', { name: 'Accept Ada First' }).press('Enter');
    await expect(main.getByRole('button', { name: 'Accept Ben Second' })).toBeFocused();
    await expect(status.getByText('Ada First’s request accepted.')).toBeVisible();
    await main.getByRole('button', { name: 'Reject Ben Second' }).press('Enter');
    await expect(main.getByRole('heading', { name: 'Job Requests' })).toBeFocused();
    await expect(status.getByText('Ben Second’s request rejected.')).toBeVisible();
    await main.getByRole('button', { name: 'Remove Ada First' }).press('Enter');
    await confirm(page, 'Remove Ada First?\nThey’ll no longer be assigned to this job.', 'Remove');
    await expect(main.getByRole('heading', { name: 'Sub-Contractors' })).toBeFocused();

    await navigate(page, '/admin/create-quick-job');
    const values = {
      job_title: 'Focused Once',
      job_address: '1 Port Road, Port Adelaide',
      job_date: '02/01/2099',
      job_time: '18:30',
      pay_per_hr_for_me: '70',
      pay_per_hr_for_c: '45',
      job_desc: 'Bring waders.',
    };
    for (const [name, text] of Object.entries(values)) {
      await expect(main.locator(`[name=${name}]`)).toHaveAttribute('required');
      await main.locator(`[name=${name}]`).fill(text);
    }
    await test.step('asks before it leaves unsaved text', async () => {
      await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Pay' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
      await expect(main.locator('[name=job_title]')).toHaveValue('Focused Once');
    });
    await main.getByRole('button', { name: 'Create job' }).press('Enter');
    await expect(main.getByText('Quick job created.')).toBeVisible();
    await expect(page.locator(':focus')).toContainText('Quick job created.');

    await test.step('checks documents one by one, verifies with a reason and leads to the next person', async () => {
      await office.addPeople('Waiting', 2, 'all');
      // These people exist only in svc-auth's database.
      await page.route('**/api/admin/compliance/*', (route) =>
        route.fulfill({ json: { user_id: '', name: '', kinds: [] } }),
      );
      await navigate(page, '/admin/sub-contractors?text=waiting1%40example.com');
      await main.getByRole('link', { name: 'Waiting 001' }).click();
      await main.getByLabel('Passport checked').check();
      await expect(main.getByText('1 of 6 documents checked')).toBeVisible();
      await expect(main.getByText(/^Not checked: Proof of address, Police check,/)).toBeVisible();
      const verify = main.getByRole('button', { name: 'Verify', exact: true });
      await verify.press('Enter');
      const reason = main.getByLabel('Reason to verify now');
      await expect(reason).toBeFocused();
      await expect(reason).toHaveAccessibleDescription(/Check every document, or enter a reason/);
      await reason.fill('Seen at the office');
      await verify.press('Enter');
      await expect(page.locator(':focus')).toContainText('Waiting 001 verified.');
      await main.getByRole('link', { name: /^Next person to verify:/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Waiting 001');
      await office.removePeople('Waiting');
    });
  });
});

test.describe('Time field on a touch screen', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('opens a list of times to pick from', async ({ page }) => {
    await giveSession(page, ADMIN);
    await page.goto('/admin/create-quick-job');
    const main = page.getByRole('main');
    const time = main.getByLabel('Start time');
    for (const pickedTime of ['06:00', '18:45']) {
      await main.getByRole('button', { name: 'Open list' }).tap();
      await page.getByRole('combobox', { name: 'List of times' }).selectOption(pickedTime);
      await expect(time).toHaveValue(pickedTime);
      await expect(time).toBeFocused();
    }
  });
});
