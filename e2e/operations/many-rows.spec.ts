import { readFile } from 'node:fs/promises';
import { getBusinessToday, Office } from '../stack/office';
import { expectFits, navigate } from '../stack/pages';
import { expect, openAs, type Page, testInOpenWindow as test } from '../stack/test';

const expectBothWidths = (page: Page) =>
  expectFits(page, `${page.url()} with many rows`, [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]);

test.describe('Desk with twenty jobs and two hundred people', () => {
  test('pages, sorts, filters, exports and searches', async ({ quietPage: page, product }) => {
    const office = await Office.open(product);
    for (let number = 1; number <= 20; number += 1)
      await office.createPermanentJob(`Place ${String(number).padStart(2, '0')}`, ['06:00-08:00']);
    await office.addPeople('Person', 200);
    const long = `Konstantinos-Alexandros ${'Papadopoulos-Venkataraman'.repeat(3)}`;
    await office.sql('auth', "UPDATE account SET name = $1 WHERE email = 'person150@example.com'", [long]);
    const place = await office.createPermanentJob(`Place ${'Woolloomooloo-Kangarilla'.repeat(4)}`, ['06:00-08:00']);
    const asker = await office.registerVerified('Asks Once');
    await office.request(place, asker);
    // On the first of a month there may be no other work, and so no bar in the chart.
    await office.addManualRecord(place, asker.id, getBusinessToday(), '90', '55.50');
    await office.waitForFeeds();
    await openAs(page, product.admin);
    const main = page.getByRole('main');

    const jobs = main.getByRole('table', { name: 'Job Places Data' });
    await test.step('counts open items and lists every job on the home page', async () => {
      await expect(main.getByRole('link', { name: /^\d+ people to verify$/ })).toBeVisible();
      await expect(main.getByRole('link', { name: /^Jobs with requests \d+/ })).toBeVisible();
      await expect(main.getByRole('link', { name: /^\d+ jobs need more people$/ })).toBeVisible();
      await expect.poll(() => jobs.getByRole('row').count()).toBeGreaterThanOrEqual(20);
      await expect(jobs.getByText(/^Job Requests \d+$/).first()).toHaveCSS('color', 'rgb(179, 32, 47)');
      await expectBothWidths(page);
    });

    await test.step('shows charts of the month and their figures as a table', async () => {
      await navigate(page, '/admin/overview');
      await expect(main.getByRole('img', { name: 'Hours, last 12 months' })).toBeVisible();
      await expect(main.getByRole('img', { name: 'Revenue, cost and margin by site (A$)' })).toBeVisible();
      await expectBothWidths(page);
      const table = main.getByRole('table', { name: 'Revenue, cost and margin, last 12 months (A$)' });
      // Header, four months of demo work, total.
      await expect(table.getByRole('row')).toHaveCount(6);
      await expect(table.getByRole('row').last()).toContainText('Total');
    });

    await test.step('pages, sorts and filters people', async () => {
      await navigate(page, '/admin/sub-contractors?text=Person');
      await expect(main.getByText('1–25 of 200')).toBeVisible();
      await main.getByRole('button', { name: 'Next' }).click();
      await expect(main.getByText('26–50 of 200')).toBeVisible();
      await main.getByLabel('Sort by').selectOption('name desc');
      await expect(main.getByRole('article').first()).toContainText('Person 200');
      await main.getByLabel('Search people').fill('Person 19');
      await expect(main.getByText('1–10 of 10')).toBeVisible();
      await main.getByLabel('Verification').selectOption('verified');
      await expect(main.getByText('No sub-contractors found.')).toBeVisible();
      await expectBothWidths(page);
    });

    await test.step('sorts timesheets by column and exports them', async () => {
      await navigate(page, '/admin/work?from=2022-01-01');
      const table = main.getByRole('table', { name: 'Timesheets' });
      await expect(main.getByText(/^1–25 of \d+$/)).toBeVisible();
      await table.getByRole('button', { name: 'Pay/day' }).click();
      await expect(table.getByRole('columnheader', { name: 'Pay/day' })).toHaveAttribute('aria-sort', 'ascending');
      await table.getByRole('button', { name: 'Pay/day' }).click();
      await expect(table.getByRole('columnheader', { name: 'Pay/day' })).toHaveAttribute('aria-sort', 'descending');
      await expect(page).toHaveURL(/sort=company/);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      expect(await readFile(await download.path(), 'utf8')).toContain(
        'Date,Site,Person,Started,Planned end,Ended,Hours',
      );
      await expectBothWidths(page);
    });

    await test.step('exports only the filtered people', async () => {
      await navigate(page, '/admin/sub-contractors?text=Person+00');
      await expect(main.getByText('1–9 of 9')).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('sub-contractors.csv');
      expect((await readFile(await download.path(), 'utf8')).trim().split('\r\n')).toHaveLength(10);
    });

    await test.step('lists every job that needs more people', async () => {
      await navigate(page, '/admin');
      await main.getByRole('link', { name: /^\d+ jobs need more people$/ }).click();
      await expect(main.getByLabel('Needs', { exact: true })).toHaveValue('short');
      await expect(jobs).toBeInViewport();
      // Other tests may have left jobs.
      await expect.poll(() => jobs.getByRole('row').count()).toBeGreaterThan(20);
    });

    await test.step('finds people and jobs by keyboard alone', async () => {
      const search = page.getByRole('search');
      const field = search.getByLabel('Search jobs, people and clients');
      await field.fill('p');
      await field.press('Enter');
      await expect(main.getByRole('link', { name: /^See all \d+ people$/ })).toBeVisible();
      await field.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('Place 07');
      await page.keyboard.press('Tab');
      await expect(search.getByRole('button', { name: 'Search' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(main.getByText('No people found.')).toBeVisible();
      await field.fill(`${'Wattlebird'.repeat(12)}`);
      await field.press('Enter');
      await expect(main.getByText('No jobs found.')).toBeVisible();
      await expectBothWidths(page);
      await page.goBack();
      await main.getByRole('link', { name: 'Place 07' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Place 07');
    });

    await test.step('pages two hundred more jobs, and shows ended ones on request', async () => {
      await office.sql(
        'jobs',
        `INSERT INTO job (id, kind, title, address, map_link, description, need_count, contractor_rate_cents, company_rate_cents,
           created_at, closed_at)
         SELECT gen_random_uuid(), 'permanent', 'Site ' || n, n || ' Long Road', '', 'Floors', 1, 3000, 4500,
           now() - make_interval(days => n), CASE WHEN n > 210 THEN now() END FROM generate_series(1, 215) AS n`,
      );
      await page.goto('/admin');
      // Header and 50 jobs.
      await expect(jobs.getByRole('row')).toHaveCount(51);
      await expect(main.getByText(/^1–50 of \d+$/)).toBeVisible();
      await main.getByRole('button', { name: 'Next', exact: true }).click();
      await expect(main.getByText(/^51–100 of \d+$/)).toBeVisible();
      await main.getByLabel('Show').selectOption('Ended jobs');
      await expect(jobs.getByRole('link', { name: 'Site 215' })).toBeVisible();
      await expectBothWidths(page);
    });

    await office.removePeople('Person');
    await office.sql('jobs', "UPDATE job SET closed_at = now() WHERE title LIKE 'Place %' OR title LIKE 'Site %'");
  });
});
