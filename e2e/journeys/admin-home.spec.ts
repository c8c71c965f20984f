import { Office } from '../stack/office';
import { expectFits } from '../stack/pages';
import { expect, openAs, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };
/** The name of each card, and its link. */
const CARDS = [
  ['Not started or late', '/admin/today'],
  ['Shifts to cover', '/admin/absences'],
  ['Timesheets to approve', '/admin/approvals'],
  // The demo company has somebody with an expired document.
  ['Documents expired', '/admin/documents?state=expired'],
  ['Jobs with requests', '/admin?needs=requests#jobs'],
  ['New enquiries', '/admin/enquiries?state=new'],
  ['Overdue', '/admin/receivables'],
  ['Due this week', '/admin/receivables?sort=open&direction=desc'],
] as const;

test.describe('Home page of the desk', () => {
  test.skip(({ product }) => !product.storage, 'needs a stack of its own');
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows figures that need attention, and lists the jobs', async ({ page, product }) => {
    const office = await Office.open(product);
    const job = await office.createPermanentJob('Quokka Terrace', ['18:00-20:00']);
    const quinn = await office.registerVerified('Quinn Asks');
    await office.request(job, quinn);
    await openAs(page, product.admin);
    const main = page.getByRole('main');
    const table = main.getByRole('table', { name: 'Job Places Data' });
    const row = table.getByRole('row').filter({ hasText: 'Quokka Terrace' });

    await test.step('gives each card a number or an amount and a link to its list', async () => {
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

    await test.step('shows staffing, next visit and requests of each job in the table', async () => {
      await expect(row.getByText('Job Requests 1')).toHaveCSS('color', 'rgb(179, 32, 47)');
      await expect(row).toContainText('0 of 2');
      await expect(row).toContainText('18:00-20:00, open');
      await office.assign(job, quinn);
      await expect(row).toContainText('1 of 2');
      await expect(row).toContainText('18:00-20:00');
      await expect(row).not.toContainText('open');
      await expect(row.getByText(/Job Requests/)).toHaveCount(0);
    });

    await test.step('filters the table from a card about jobs', async () => {
      const other = await office.createPermanentJob('Numbat Lane', ['06:00-08:00']);
      await office.request(other, await office.registerVerified('Nell Asks'));
      await main.getByRole('link', { name: /^Jobs with requests [1-9]/ }).click();
      await expect(table.getByRole('link', { name: 'Numbat Lane' })).toBeInViewport();
      await expect(row).toHaveCount(0);
      await main.getByLabel('Needs', { exact: true }).selectOption('Any');
      await expect(row).toHaveCount(1);
    });

    await test.step('searches and sorts the table, and opens a job', async () => {
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

  test('shows a dash and a retry button when a read fails, then recovers', async ({ page, product }) => {
    await page.route('**/api/admin/desk-money', (route) => route.fulfill({ status: 503, json: { msg: 'Try later.' } }));
    await openAs(page, product.admin);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Overdue –/ })).toBeVisible();
    const retry = main.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(main.getByRole('table', { name: 'Job Places Data' })).toBeVisible();
    await page.unrouteAll();
    // The panel retries by itself, so the button may be gone before the click.
    await retry.click({ timeout: 2_000 }).catch(() => {});
    await expect(main.getByRole('link', { name: /^Overdue A\$/ })).toBeVisible();
  });
});
