import { readFile } from 'node:fs/promises';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { getBusinessToday, Office } from '../stack/office';
import { goOn, openWaitingWork, sideways } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

const [AMARA, DANIEL] = DEMO_CONTRACTORS.map(({ id, name, email }) => ({ id, name, email, password: DEMO_PASSWORD }));

/** Spec points 2 and 4 for done work, and tables, late stamps, and work of people who were removed. */
test.describe("work on the admin's desk", () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');

  test('a month is sorted, filtered and taken away; what is left to do and what came late is shown', async ({
    page,
    product,
  }) => {
    if (!AMARA || !DANIEL) throw new Error('The demo company has no sub-contractors.');
    const office = await Office.open(product);
    const job = await office.permanentJob('Twice Daily', ['00:00-11:59', '12:00-23:59']);
    const wanda = await office.contractor('Wanda Early');
    await office.assign(job, wanda);
    await office.backdate(job);
    await office.finish(await office.start(job, wanda, 6), wanda);
    await office.manualRecord(job, AMARA.id, getBusinessToday(), '50', '20');
    await office.manualRecord(job, DANIEL.id, getBusinessToday(), '1234.50', '800');

    await openAs(page, product.admin, `/admin/jobs/${job}`);
    const main = page.getByRole('main');
    const table = main.getByRole('table', { name: /Timesheets/ });
    const row = (name: string) => table.getByRole('row').filter({ hasText: name });

    await test.step('one of two slots is done: the other is pending, in yellow; the late clock event shows when it arrived', async () => {
      await expect(row('Wanda Early').getByText('1 Pending')).toHaveCSS('color', 'rgb(122, 74, 0)');
      await expect(row('Wanda Early').getByText('Late', { exact: true })).toBeVisible();
      await expect(row('Wanda Early')).toContainText(/sent \w+ \d{1,2} \w{3} \d{4}, \d{1,2}:\d\d [ap]m/);
      await expect(row('Wanda Early').getByRole('link', { name: /End on map/ })).toHaveAttribute('href', /138\.59986/);
      await expect(row(DANIEL.name)).toContainText('A$1,234.50');
    });

    await test.step('a column head sorts on the server', async () => {
      const head = table.getByRole('columnheader', { name: 'Pay/day' });
      const people = () =>
        table.locator('tbody td[data-label="User Name"]').evaluateAll((all) => all.map((cell) => cell.textContent));
      await head.getByRole('button').click();
      await expect(head).toHaveAttribute('aria-sort', 'ascending');
      await expect.poll(people).toEqual(['Wanda Early', AMARA.name, DANIEL.name]);
      await head.getByRole('button').press('Enter');
      await expect(head).toHaveAttribute('aria-sort', 'descending');
      await expect.poll(people).toEqual([DANIEL.name, AMARA.name, 'Wanda Early']);
    });

    await test.step('filters hold for the table, its sums and its CSV, and over a reload', async () => {
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
      expect(text.startsWith('\uFEFFDate,Place,Person,')).toBe(true);
      expect(text.trim().split('\r\n').slice(1)).toEqual([
        expect.stringContaining(
          `${getBusinessToday()},Twice Daily,${DANIEL.name},00:00,,,00:00,800.00,1234.50,done,yes`,
        ),
      ]);
    });

    await test.step('on a phone a select sorts, and nothing runs over', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await main.getByRole('button', { name: 'Filters' }).click();
      await main.getByLabel('Order').selectOption('date desc');
      await expect(page).toHaveURL(/direction=desc/);
      await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 1280, height: 900 });
    });

    await test.step('the first page lists the late stamp and leads to the record', async () => {
      await goOn(page, '/admin');
      await openWaitingWork(page, /timesheets? sent late/, 'Twice Daily');
      await expect(main.getByText('Start sent late')).toBeVisible();
    });
  });

  test('waiting requests are counted in the lists of both kinds of jobs, and running work of who was removed is finished, without reloading', async ({
    page,
    product,
  }) => {
    const office = await Office.open(product);
    if (!DANIEL) throw new Error('The demo company has no sub-contractors.');
    // Without documents that have ended by the day of the quick job.
    const wanting = await office.contractor('Wynn Wanting');
    const job = await office.permanentJob('Wanted Place');
    const quick = await office.quickJob('Wanted Once', '2099-05-04');
    await openAs(page, product.admin);
    const main = page.getByRole('main');
    const card = (name: string) => main.getByRole('article').filter({ hasText: name });
    const row = main.getByRole('row').filter({ hasText: 'Wanted Place' });
    await expect(row).toBeVisible();
    await expect(row.getByText(/Job Requests/)).toHaveCount(0);
    await office.request(job, wanting);
    await office.request(job, DANIEL);
    await expect(row.getByText('Job Requests 2')).toHaveCSS('color', 'rgb(179, 32, 47)');

    await goOn(page, '/admin/quick-job-data');
    await office.request(quick, wanting);
    await expect(card('Wanted Once').getByText('Job Requests 1')).toBeVisible();
    await card('Wanted Once')
      .getByRole('link', { name: /See Details/ })
      .click();
    await main.getByRole('button', { name: `Accept ${wanting.name}` }).click();
    await expect(main.getByRole('button', { name: `Remove ${wanting.name}` })).toBeVisible();
    await goOn(page, '/admin/quick-job-data');
    await expect(card('Wanted Once')).toBeVisible();
    await expect(card('Wanted Once').getByText(/Job Requests/)).toHaveCount(0);

    // The running work of a person who was removed.
    const left = await office.permanentJob('Left Behind');
    const gone = await office.contractor('Remy Leaver');
    await office.assign(left, gone);
    await office.start(left, gone);
    await office.remove(gone);
    await goOn(page, '/admin');
    await openWaitingWork(page, /unfinished timesheets?/, 'Left Behind');
    await main.getByRole('button', { name: 'Finish now' }).click();
    await confirm(page, 'Finish Remy Leaver’s work now?', 'Finish now');
    await expect(page.getByText('The work is finished.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Finish now' })).toBeHidden();
    await goOn(page, `/admin/jobs/${left}`);
    await expect(main.getByRole('row').filter({ hasText: 'Remy Leaver' })).toContainText('No location');
    await goOn(page, '/admin/audit-log?action=work.finished-by-admin');
    await expect(main.getByRole('table', { name: 'Entries' }).getByRole('row').nth(1)).toContainText('Remy Leaver');
  });
});
