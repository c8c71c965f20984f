import { addMonths, getCosts } from '@cleaning/contracts';
import { DESK, PHONE } from '../stack/frame';
import { getBusinessToday, Office } from '../stack/office';
import { expectFits } from '../stack/pages';
import { expect, openAs, testInOpenWindow as test } from '../stack/test';

test.skip(({ product }) => !product.storage, 'needs the demo company');

test('opens reports with charts, comparisons with earlier months, and totals', async ({ quietPage: page, product }) => {
  const office = await Office.open(product);
  const today = getBusinessToday();
  const { first_month } = await office.call(getCosts, { from: `${today.slice(0, 7)}-01`, to: today });
  await openAs(page, product.admin, '/admin/overview');
  const main = page.getByRole('main');

  await test.step('shows charts of months, clients and sites first, with a text for each', async () => {
    const charts = main.getByRole('img');
    await expect(charts).toHaveCount(6);
    await expect(charts.first()).toHaveAccessibleName(/^Revenue, cost and margin, last 12 months \(A\$\)\. /);
    const isBefore = await charts
      .last()
      .evaluate((chart) =>
        Boolean(
          chart.compareDocumentPosition(document.querySelector('main table') as Element) &
            Node.DOCUMENT_POSITION_FOLLOWING,
        ),
      );
    expect(isBefore).toBe(true);
  });

  await test.step('offers only years with data', async () => {
    const years = await main.getByLabel('Year').locator('option').allTextContents();
    expect(years[0]).toBe(first_month.slice(0, 4));
    expect(years.at(-1)).toBe(today.slice(0, 4));
  });

  await test.step('compares a past month with the one before and totals its tables', async () => {
    // The demo company has work last month and the month before, whatever other tests add.
    const lastMonth = addMonths(today, -1);
    await main.getByLabel('Year').selectOption(lastMonth.slice(0, 4));
    await main.getByLabel('Month', { exact: true }).selectOption(lastMonth.slice(5, 7));
    await expect(main.getByText(/^(About the same as|\d+% (more|less) than) /).first()).toBeVisible();
    const clients = main.getByRole('table', { name: /^Clients, / });
    await expect(clients.getByRole('row').last()).toContainText('Total');
    await expect(clients.getByRole('link', { name: 'Banksia Family Medical Centre' })).toBeVisible();
    const sums = await Promise.all(
      [clients, main.getByRole('table', { name: /^Sites, / })].map((table) =>
        table.getByRole('row').last().innerText(),
      ),
    );
    expect(sums[0]).toBe(sums[1]);
    await expectFits(page, 'reports', [DESK, PHONE]);
  });
});
