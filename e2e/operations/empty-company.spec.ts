import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { businessToday, dayText, getAuditLog, readableInstant } from '@cleaning/contracts';
import { startStack } from '../../scripts/stack/index.mjs';
import { EMPTY_LISTS, expectEmpty } from '../stack/empty-lists';
import { Office } from '../stack/office';
import { confirm, expect, giveSession, test } from '../stack/test';

// The product starts without any data.
test.setTimeout(600_000);

/** UTC+14. The browsers stand at UTC-11: at any time they have another day, and another hour, than the company. */
const BUSINESS_TZ = 'Pacific/Kiritimati';
const timezoneId = 'Pacific/Pago_Pago';

const inBusinessTime = (options: Intl.DateTimeFormatOptions, at = new Date()) =>
  new Intl.DateTimeFormat('en-AU', { timeZone: BUSINESS_TZ, hourCycle: 'h23', ...options }).format(at);
const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const today = () => inBusinessTime(DAY);
const time = (at: Date) => inBusinessTime({ timeStyle: 'short' }, at);

/** With lists that are only answered so: empty-desk.spec.ts. */
test('a new company in another time zone', async ({ browser }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cleaning-e2e-'));
  const stack = await startStack({ dataDir, demo: false, env: { BUSINESS_TZ } });
  const contexts = { baseURL: stack.url, reducedMotion: 'reduce', timezoneId } as const;
  const context = await browser.newContext(contexts);
  const phone = await browser.newContext({ ...contexts, viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const main = page.getByRole('main');

    await test.step('its desk has nothing yet', async () => {
      await giveSession(page, stack.admin);
      for (const [path, ...texts] of EMPTY_LISTS) {
        await page.goto(path);
        await expectEmpty(page, path, texts);
      }
    });

    await test.step('its days and times are on the desk', async () => {
      await page.goto('/admin/today');
      await expect(main).toContainText(dayText(businessToday(BUSINESS_TZ)));
      await page.goto('/admin/work');
      const until = main.getByLabel('To', { exact: true });
      await expect(until).toHaveValue(today());
      await main.getByRole('button', { name: 'Open calendar' }).last().click();
      const [day, month, year] = today().split('/');
      const marked = page.locator('[data-today=true]');
      await expect(marked).toHaveAttribute('data-day', `${year}-${month}-${day}`);
    });

    await test.step('its GST rate is asked, not proposed', async () => {
      await page.goto('/admin/invoice-settings');
      const rate = main.getByLabel('GST rate you charge (%)');
      await expect(rate).toHaveValue('');
      await main.getByRole('button', { name: 'Confirm GST rate' }).click();
      await expect(rate).toBeFocused();
      await expect(rate).toHaveAttribute('aria-invalid', 'true');
      await rate.fill('10');
      await main.getByRole('button', { name: 'Confirm GST rate' }).click();
      await confirm(page, 'Confirm 10% GST?', 'Confirm 10% GST');
      await expect(main.getByText('Enter your company details first. Invoices need them.')).toBeVisible();
    });

    await test.step('a test message says that it reached nobody', async () => {
      await page.goto('/admin/mail');
      await expect(main.getByText('No mail server', { exact: true })).toBeVisible();
      await main.getByRole('button', { name: 'Send test email' }).click();
      await expect(main.getByText('Test email saved as a file. It wasn’t sent.')).toBeVisible();
    });

    const office = await Office.open({ url: stack.url, admin: stack.admin, stack, storage: undefined });
    const ana = await office.contractor('Ana Silva');
    await office.assign(await office.permanentJob('Harbour Office'), ana);

    await test.step('and in its log', async () => {
      const [newest] = (await office.call(getAuditLog)).entries;
      const at = new Date(newest?.at ?? '');
      await page.goto('/admin/audit-log');
      await expect(main).toContainText(readableInstant(at.toISOString(), BUSINESS_TZ));
    });

    await test.step('on a telephone', async () => {
      const own = await phone.newPage();
      await giveSession(own, ana);
      await own.goto('/my-jobs');
      await expect(
        own.getByRole('main').getByRole('listitem').filter({ hasText: '12:00 am – 11:59 pm' }).first(),
      ).toContainText(dayText(businessToday(BUSINESS_TZ)).slice(0, -5));
    });

    await test.step('and on a page for everybody', async () => {
      const visitor = await phone.newPage();
      const before = new Date();
      await visitor.goto('/status');
      const said = visitor.getByText(/^Checked at \d\d:\d\d\.$/);
      await expect(said).toBeVisible();
      const texts = [before, new Date()].map((at) => `Checked at ${time(at)}.`);
      expect(texts).toContain(await said.textContent());
    });
  } finally {
    await Promise.all([context.close(), phone.close()]);
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
