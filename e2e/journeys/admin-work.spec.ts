import { readFile } from 'node:fs/promises';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { getBusinessToday, Office } from '../stack/office';
import { measureSidewaysScroll, navigate, openWaitingWork } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

const [AMARA, DANIEL] = DEMO_CONTRACTORS.map(({ id, name, email }) => ({ id, name, email, password: DEMO_PASSWORD }));

/** Spec points 2 and 4 for done work, and tables, late clock events, and work of people who were removed. */
test.describe('Work on the desk', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');

  test('sorts, filters and exports a month, and shows pending slots and late clock events', async ({
    page,
    product,
  }) => {
    if (!AMARA || !DANIEL) throw new Error('The demo company has no sub-contractors.');
    const office = await Office.open(product);
    const job = await office.createPermanentJob('Twice Daily', ['00:00-11:59', '12:00-23:59']);
    const wanda = await office.registerVerified('Wanda Early');
    await office.assign(job, wanda);
    await office.backdate(job);
    await office.finish(await office.start(job, wanda, 6), wanda);
    await office.addManualRecord(job, AMARA.id, getBusinessToday(), '50', '20');
    await office.addManualRecord(job, DANIEL.id, getBusinessToday(), '1234.50', '800');

    await openAs(page, product.admin, `/admin/jobs/${job}`);
    const main = page.getByRole('main');
    const table = main.getByRole('table', { name: /Timesheets/ });
    const row = (name: string) => table.getByRole('row').filter({ hasText: name });

    await test.step('marks the missing slot as pending and shows when the late clock event arrived', async () => {
      await expect(row('Wanda Early').getByText('1 Pending')).toHaveCSS('color', 'rgb(122, 74, 0)');
      await expect(row('Wanda Early').getByText('Late', { exact: true })).toBeVisible();
      await expect(row('Wanda Early')).toContainText(/sent \w+ \d{1,2} \w{3} \d{4}, \d{1,2}:\d\d [ap]m/);
      await expect(row('Wanda Early').getByRole('link', { name: /End on map/ })).toHaveAttribute('href', /138\.59986/);
      await expect(row(DANIEL.name)).toContainText('A$1,234.50');
    });

    await test.step('sorts on the server by column', async () => {
      const head = table.getByRole('columnheader', { name: 'Pay/day' });
      const readPeople = () =>
        table.locator('tbody td[data-label="User Name"]').evaluateAll((all) => all.map((cell) => cell.textContent));
      await head.getByRole('button').click();
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      await expect.poll(readPeople).toEqual(['Wanda Early', AMARA.name, DANIEL.name]);
      await head.getByRole('button').press('Enter');
      await expect(head).toHaveAttribute('aria-sort', 'descending');
      await expect.poll(readPeople).toEqual([DANIEL.name, AMARA.name, 'Wanda Early']);
    });

    await test.step('applies filters to the table, its totals and its CSV, and keeps them on reload', async () => {
      await main.getByRole('combobox', { name: 'Status' }).selectOption('Sent late');
      await expect(table.getByRole('row')).toHaveCount(2);
      await main.getByRole('combobox', { name: 'Status' }).selectOption('All');
      await main.getByRole('searchbox', { name: 'User Name' }).fill(DANIEL.name.slice(0, 6).toUpperCase());
      await expect(main.getByText('1–1 of 1')).toBeVisible();
      await page.reload();
      await expect(main.getByText('1–1 of 1')).toBeVisible();
      await expect(main.getByText('Total Pay', { exact: true }).locator('..')).toContainText('A$1,234.50');
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      const text = await readFile(await download.path(), 'utf8');
      expect(text.startsWith('\uFEFFDate,Site,Person,')).toBe(true);
      expect(text.trim().split('\r\n').slice(1)).toEqual([
        expect.stringContaining(
          `${getBusinessToday()},Twice Daily,${DANIEL.name},00:00,,,00:00,800.00,1234.50,done,yes`,
        ),
      ]);
    });

    await test.step('sorts with a select on a phone without sideways scrolling', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await main.getByRole('button', { name: 'Filters' }).click();
      await main.getByLabel('Sort by').selectOption('date desc');
      await expect(page).toHaveURL(/direction=desc/);
      await expect.poll(() => measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 900 });
    });

    await test.step('lists the late clock event on the home page and opens its record', async () => {
      await navigate(page, '/admin');
      await openWaitingWork(page, /timesheets? sent late/, 'Twice Daily');
      await expect(main.getByText('Start sent late')).toBeVisible();
    });
  });

  test('updates open requests and a removed person’s running work without a reload', async ({ page, product }) => {
    const office = await Office.open(product);
    if (!DANIEL) throw new Error('The demo company has no sub-contractors.');
    // Documents of this person don't expire before the quick job in 2099.
    const wynn = await office.registerVerified('Wynn Wanting');
    const job = await office.createPermanentJob('Wanted Place');
    const quick = await office.createQuickJob('Wanted Once', '2099-05-04');
    await openAs(page, product.admin);
    const main = page.getByRole('main');
    const card = (name: string) => main.getByRole('article').filter({ hasText: name });
    const row = main.getByRole('row').filter({ hasText: 'Wanted Place' });
    await expect(row).toBeVisible();
    await expect(row.getByText(/Job Requests/)).toHaveCount(0);
    await office.request(job, wynn);
    await office.request(job, DANIEL);
    await expect(row.getByText('Job Requests 2')).toHaveCSS('color', 'rgb(179, 32, 47)');

    await navigate(page, '/admin/quick-job-data');
    await office.request(quick, wynn);
    await expect(card('Wanted Once').getByText('Job Requests 1')).toBeVisible();
    await card('Wanted Once')
      .getByRole('link', { name: /See Details/ })
      .click();
    await main.getByRole('button', { name: `Accept ${wynn.name}` }).click();
    await expect(main.getByRole('button', { name: `Remove ${wynn.name}` })).toBeVisible();
    await navigate(page, '/admin/quick-job-data');
    await expect(card('Wanted Once')).toBeVisible();
    await expect(card('Wanted Once').getByText(/Job Requests/)).toHaveCount(0);

    const unfinishedJob = await office.createPermanentJob('Left Behind');
    const remy = await office.registerVerified('Remy Leaver');
    await office.assign(unfinishedJob, remy);
    await office.start(unfinishedJob, remy);
    await office.remove(remy);
    await navigate(page, '/admin');
    await openWaitingWork(page, /unfinished timesheets?/, 'Left Behind');
    await main.getByRole('button', { name: 'Finish now' }).click();
    await confirm(page, 'Finish Remy Leaver’s work now?', 'Finish now');
    await expect(page.getByText('Work finished.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Finish now' })).toBeHidden();
    await navigate(page, `/admin/jobs/${unfinishedJob}`);
    await expect(main.getByRole('row').filter({ hasText: 'Remy Leaver' })).toContainText('No location');
    await navigate(page, '/admin/audit-log?action=work.finished-by-admin');
    await expect(main.getByRole('table', { name: 'Entries' }).getByRole('row').nth(1)).toContainText('Remy Leaver');
  });
});
