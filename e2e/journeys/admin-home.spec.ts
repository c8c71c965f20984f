import { Office } from '../stack/office';
import { expectFits } from '../stack/pages';
import { expect, openAs, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
/** What each card is called, and the list that it opens. */
const CARDS = [
  ['Not started or late', '/admin/today'],
  ['Shifts to cover', '/admin/absences'],
  ['Timesheets to approve', '/admin/approvals'],
  ['Documents expiring', '/admin/documents?state=expiring'],
  ['Jobs with requests', '/admin?needs=requests#jobs'],
  ['New enquiries', '/admin/enquiries?state=new'],
  ['Overdue', '/admin/receivables'],
  ['Due this week', '/admin/receivables?sort=open&direction=desc'],
] as const;

test.describe("the desk's first page", () => {
  test.skip(({ product }) => !product.storage, 'needs a stack of its own');
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('says what needs the office now, and lists the jobs', async ({ page, product }) => {
    const office = await Office.open(product);
    const job = await office.permanentJob('Quokka Terrace', ['18:00-20:00']);
    const asking = await office.contractor('Quinn Asks');
    await office.request(job, asking);
    await openAs(page, product.admin);
    const main = page.getByRole('main');
    const table = main.getByRole('table', { name: 'Job Places Data' });
    const row = table.getByRole('row').filter({ hasText: 'Quokka Terrace' });

    await test.step('each card has a number or an amount, and opens its list', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
      for (const [name, path] of CARDS) {
        const card = main.getByRole('link', { name: new RegExp(`^${name} (A\\$)?\\d`) });
        await expect(card).toHaveAttribute('href', path);
      }
      await expect(main.getByRole('region', { name: 'On now' }).getByText('Next visits')).toBeVisible();
      const month = main.getByRole('region', { name: / so far$/ });
      for (const figure of ['Revenue', 'Cost', 'Margin']) await expect(month.getByText(figure).first()).toBeVisible();
      await expectFits(page, 'the first page of the desk', [PHONE, DESK]);
    });

    await test.step('the table has staffing, next visit and requests of each job', async () => {
      await expect(row.getByText('Job Requests 1')).toHaveCSS('color', 'rgb(179, 32, 47)');
      await expect(row).toContainText('0 of 2');
      await expect(row).toContainText('None planned');
      await office.assign(job, asking);
      await expect(row).toContainText('1 of 2');
      await expect(row).toContainText(/\d{2}:\d{2}-\d{2}:\d{2}/);
      await expect(row.getByText(/Job Requests/)).toHaveCount(0);
    });

    await test.step('a card about jobs narrows the table', async () => {
      const other = await office.permanentJob('Numbat Lane', ['06:00-08:00']);
      await office.request(other, await office.contractor('Nell Asks'));
      await main.getByRole('link', { name: /^Jobs with requests [1-9]/ }).click();
      await expect(table.getByRole('link', { name: 'Numbat Lane' })).toBeInViewport();
      await expect(row).toHaveCount(0);
      await main.getByLabel('Needs', { exact: true }).selectOption('Any');
      await expect(row).toHaveCount(1);
    });

    await test.step('it is searched and sorted, and leads to the job', async () => {
      await table.getByRole('button', { name: 'Next visit' }).click();
      await expect(page).toHaveURL(/sort=next/);
      await main.getByLabel('Search jobs').fill('no such job');
      await expect(main.getByText('No jobs found.')).toBeVisible();
      await main.getByLabel('Search jobs').fill('quokka');
      await expect(table.getByRole('row')).toHaveCount(2);
      await row.getByRole('link', { name: 'Quokka Terrace' }).click();
      await expect(page).toHaveURL(new RegExp(`/admin/jobs/${job}$`));
      await expect(main.getByRole('region', { name: 'Key facts' })).toContainText('Quinn Asks');
    });
  });

  test('says so when a read fails, and reads again', async ({ page, product }) => {
    await page.route('**/api/admin/desk-money', (route) => route.fulfill({ status: 503, json: { msg: 'Try later.' } }));
    await openAs(page, product.admin);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Overdue –/ })).toBeVisible();
    const retry = main.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(main.getByRole('table', { name: 'Job Places Data' })).toBeVisible();
    await page.unrouteAll();
    // The panel looks again by itself, so the button may be gone before the click.
    await retry.click({ timeout: 2_000 }).catch(() => {});
    await expect(main.getByRole('link', { name: /^Overdue A\$/ })).toBeVisible();
  });
});
