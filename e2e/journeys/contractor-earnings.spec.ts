import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { getTimesheet } from '@cleaning/contracts';
import { getBusinessToday, Office, type Person } from '../stack/office';
import { expectAccessible } from '../stack/pages';
import { expect, openAs, type Page, testInOpenWindow as test } from '../stack/test';

const unique = Date.now().toString(36);
/** A spreadsheet would run this as a formula. */
const FORMULA = `=2+3 "Corner", Shop ${unique}`;
const PENDING = `Observatory ${unique}`;
const PENDING_QUICK = `Fete ${unique}`;

test.describe('Earnings', () => {
  let office: Office;
  let person: Person;

  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    person = await office.registerVerified('Tomasz Wiśniewski');
    const bakery = await office.createPermanentJob(`Bakery ${unique}`);
    const shop = await office.createPermanentJob(FORMULA);
    await office.addManualRecord(bakery, person.id, '2025-02-10', '40', '20.00');
    await office.addManualRecord(bakery, person.id, '2025-03-03', '160', '100.10');
    await office.addManualRecord(shop, person.id, '2025-03-17', '1600', '1050.05');
    // Slots with the same length on days when clocks change.
    for (const job of [
      await office.createPermanentJob(PENDING, ['06:00-18:00']),
      await office.createQuickJob(PENDING_QUICK),
    ])
      await office.assign(job, person);
  });

  async function choose(page: Page, year: string, month: string): Promise<void> {
    await page.getByRole('main').getByLabel('Year').selectOption(year);
    await page.getByRole('main').getByLabel('Month', { exact: true }).selectOption(month);
  }

  async function downloadFile(page: Page, button: string): Promise<{ name: string; path: string }> {
    const download = page.waitForEvent('download');
    await page.getByRole('main').getByRole('button', { name: button }).click();
    const file = await download;
    return { name: file.suggestedFilename(), path: await file.path() };
  }

  test('shows and exports earnings by month and reloads them for another month', async ({ page }) => {
    await openAs(page, person);
    const main = page.getByRole('main');

    await test.step('lists pending shifts with their pay', async () => {
      const pending = main.getByRole('article').filter({ hasText: 'Still to come' });
      await pending.getByText('Show the list').click();
      const rows = pending.getByRole('row');
      // 12 h × A$30
      await expect(rows.filter({ hasText: PENDING }).first()).toContainText('A$360.00');
      await expect(rows.filter({ hasText: PENDING_QUICK })).toContainText('By the hour');
      const slots = await rows.filter({ hasText: PENDING }).count();
      await expect(pending.locator('dl div').filter({ hasText: 'Up to' })).toContainText(
        `A$${(slots * 360).toLocaleString('en-AU', { minimumFractionDigits: 2 })}`,
      );
      await expect(pending.locator('dl div').filter({ hasText: 'Shifts and quick jobs' })).toContainText(
        String(slots + 1),
      );
    });

    await test.step('opens with the current month and offers the years 2022 to 2099', async () => {
      const [year = '', month = ''] = getBusinessToday().split('-');
      await expect(main.getByLabel('Year')).toHaveValue(year);
      await expect(main.getByLabel('Month', { exact: true })).toHaveValue(month);
      await expect(main.getByLabel('Year').getByRole('option')).toHaveCount(78);
      const years = await main.getByLabel('Year').getByRole('option').allTextContents();
      expect([years[0], years.at(-1), years.length]).toEqual(['2022', '2099', 78]);
      await expect(main.getByLabel('Month', { exact: true }).getByRole('option')).toHaveText([
        'January',
        'February',
        'March',
        'April',
        'May',
        'June',
        'July',
        'August',
        'September',
        'October',
        'November',
        'December',
      ]);
      await expect(main.getByText('No finished work this month.')).toBeVisible();
      await choose(page, '2025', '01');
      await expect(main.getByRole('table', { name: 'Timesheet, January 2025' })).toBeVisible();
      await choose(page, '2099', '12');
      await expect(main.getByRole('table', { name: 'Timesheet, December 2099' })).toBeVisible();
    });

    await choose(page, '2025', '03');
    const days = main.getByRole('article').filter({ hasText: 'Pay by day' });
    const months = main.getByRole('article').filter({ hasText: 'Last 12 months' });
    for (const chart of [days, months]) await chart.getByText('Show as a table').click();
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
    ])
      await test.step(`shows a table, its totals and two charts with figures at ${size.width} px`, async () => {
        await page.setViewportSize(size);
        const timesheet = main.getByRole('table', { name: 'Timesheet, March 2025' });
        // A phone shows records of two lines without a header row.
        const heads = size.width < 800 ? 0 : 1;
        const columns = ['Date', 'Place', 'Hours', 'Payment'];
        await expect(timesheet.getByRole('columnheader')).toHaveText(heads === 0 ? [] : columns);
        const bakery = timesheet.getByRole('row').nth(heads);
        for (const text of ['Mon 3 Mar 2025', `Bakery ${unique}`, 'Added by the office', 'A$100.10'])
          await expect(bakery).toContainText(text);
        await expect(timesheet.getByRole('row').nth(heads + 1)).toContainText(FORMULA);
        await expect(timesheet.getByRole('row')).toHaveCount(heads + 2);
        await expect(main.locator('dl div').filter({ hasText: 'Total payment' })).toContainText('A$1,150.15');
        await expect(main.locator('dl div').filter({ hasText: 'Total hours' })).toContainText('0 min');

        await expect(main.getByRole('img', { name: /your pay for each day of March 2025/ })).toBeVisible();
        await expect(main.getByRole('img', { name: /12 months to March 2025/ })).toBeVisible();
        await expect(days.getByRole('row')).toHaveCount(heads + 31);
        await expect(days.getByRole('row').nth(heads + 16)).toContainText(/17 Mar 2025\s*A\$1,050\.05/);
        await expect(months.getByRole('row')).toHaveCount(heads + 12);
        await expect(months.getByRole('row').nth(heads + 10)).toContainText(/February 2025\s*A\$20\.00/);
        await expect(months.getByRole('row').nth(heads + 11)).toContainText(/March 2025\s*A\$1,150\.15/);
        await expectAccessible(page, `earnings at ${size.width} px`);
      });

    await test.step('exports a CSV without formulas and a PDF statement', async () => {
      await expect(page.getByText('A$1,150.15').first()).toBeVisible();
      const csv = await downloadFile(page, 'Download CSV');
      expect(csv.name).toBe('earnings-2025-03.csv');
      expect(await readFile(csv.path, 'utf8')).toBe(
        [
          '\uFEFFDate,Place,Hours,Payment (A$),Note',
          `2025-03-03,Bakery ${unique},,100.10,`,
          `2025-03-17,"'=2+3 ""Corner"", Shop ${unique}",,1050.05,`,
          'Total,,00:00,1150.15,',
          '',
        ].join('\r\n'),
      );

      const pdf = await downloadFile(page, 'Download PDF statement');
      expect(pdf.name).toBe('earnings-2025-03.pdf');
      const text = execFileSync('pdftotext', ['-layout', pdf.path, '-']).toString();
      for (const words of ['EARNINGS STATEMENT', 'March 2025', 'Tomasz', `Bakery ${unique}`, '=2+3 "Corner", Shop'])
        expect(text).toContain(words);
      expect(text).toMatch(/17 Mar 2025\s.*A\$1,050\.05/);
      expect(text).toMatch(/Total\s.*A\$1,150\.15/);
    });

    await test.step('shows no figures of the old month while the new one loads', async () => {
      await expect(main.getByRole('button', { name: 'Download CSV' })).toBeVisible();
      let answer = () => {};
      const answerReleased = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(`**${getTimesheet.path}`, async (route) => {
        await answerReleased;
        await route.continue();
      });
      await main.getByLabel('Month', { exact: true }).selectOption('02');
      await expect(main.getByText('Loading…').first()).toBeAttached();
      await expect(main.getByRole('button', { name: 'Download CSV' })).toHaveCount(0);
      await expect(main.getByText(FORMULA)).toHaveCount(0);
      answer();
      await expect(main.getByRole('button', { name: 'Download CSV' })).toBeVisible();
      await expect(main.locator('dl div').filter({ hasText: 'Total payment' })).toContainText('A$20.00');
      await page.unroute(`**${getTimesheet.path}`);
    });
  });
});
