import { DEMO_ADMIN, DEMO_CONTRACTORS, DEMO_JOB_ID, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { expectAccessible, sideways } from '../stack/pages';
import { expect, openAs, type Page, test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const ADMIN = { email: DEMO_ADMIN.email, password: DEMO_PASSWORD };
const AMARA = { id: DEMO_CONTRACTORS[0]?.id ?? '', email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD };

const DESK_PAGES = [
  '/admin',
  '/admin/overview',
  '/admin/sub-contractors',
  `/admin/sub-contractors/${AMARA.id}`,
  '/admin/quick-job-data',
  `/admin/jobs/${DEMO_JOB_ID(1)}`,
  `/admin/jobs/${DEMO_JOB_ID(1)}/edit`,
  '/admin/create-permanent-job',
  '/admin/create-quick-job',
  '/admin/work',
  '/admin/approvals',
  '/admin/invoices',
  '/admin/invoice-settings',
  '/admin/audit-log',
  '/admin/queues',
  '/admin/admins',
  '/admin/my-jobs',
];
const CONTRACTOR_PAGES = ['/dashboard', '/my-jobs', '/permanent-jobs', '/quick-jobs', '/account'];

/** ISO dates and instants, and months such as 2026-11 or 11/2026, in what is read on a page. */
async function machineDates(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
    const fields = [...document.querySelectorAll<HTMLInputElement>('main input:not([type=hidden])')];
    return [document.body.innerText, document.title, ...fields.map(({ value }) => value)].join('\n');
  });
  return texts.match(/(?<![\w-])20\d\d-\d\d(-\d\d)?(?![\w-])|20\d\d-\d\d-\d\dT|(?<![\d/])\d{1,2}\/20\d\d(?!\d)/g) ?? [];
}

async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading…')).toHaveCount(0);
}

test.describe('tables and dates', () => {
  test.skip(() => Boolean(process.env.BASE_URL), 'needs the demo company');
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no screen shows a date or month as machines write it', async ({ quietPage: page }) => {
    for (const [person, paths] of [
      [AMARA, CONTRACTOR_PAGES],
      [ADMIN, DESK_PAGES],
    ] as const) {
      await page.goto('/');
      await page.evaluate(() => localStorage.removeItem('access_token'));
      await openAs(page, person);
      for (const path of paths) {
        await settled(page, path);
        expect(await machineDates(page), path).toEqual([]);
      }
    }
  });

  test('a record on a phone is two lines, and opens its page or all it has', async ({ quietPage: page }) => {
    await page.setViewportSize(PHONE);
    await openAs(page, ADMIN);
    const main = page.getByRole('main');
    const records = main.locator('.ui-record');
    for (const path of ['/admin/work', '/admin/overview', '/admin/audit-log', `/admin/jobs/${DEMO_JOB_ID(1)}`]) {
      await settled(page, path);
      await expect(records.first()).toBeVisible();
      const heights = await records.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
      expect(Math.max(...heights.filter((height) => height > 0)), path).toBeLessThanOrEqual(72);
      expect(await sideways(page), path).toBeLessThanOrEqual(0);
      await expectAccessible(page, `${path} on a phone`);
    }
    await page.goto('/admin/work');
    await records.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/admin\/work\/.+/);
    await page.goto('/admin/audit-log');
    await records.first().getByRole('button').click();
    const details = page.getByRole('dialog', { name: 'Details' });
    await expect(details.getByText('Who', { exact: true })).toBeVisible();
    await expectAccessible(page, 'all that a record has');
    await page.keyboard.press('Escape');
    await expect(details).toBeHidden();
    await expect(records.first().getByRole('button')).toBeFocused();
  });
});
