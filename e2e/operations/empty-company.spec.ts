import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDate, formatInstant, getAuditLog, getBusinessToday } from '@cleaning/contracts';
import { startStack } from '../../scripts/stack/index.mjs';
import { EMPTY_LISTS, expectEmptyList } from '../stack/empty-lists';
import { Office } from '../stack/office';
import { navigate } from '../stack/pages';
import { confirm, expect, giveSession, test } from '../stack/test';

/** UTC+14. Browsers run in UTC-11, so their day and hour always differ from the company's. */
const BUSINESS_TZ = 'Pacific/Kiritimati';
const timezoneId = 'Pacific/Pago_Pago';

const formatBusinessTime = (options: Intl.DateTimeFormatOptions, at = new Date()) =>
  new Intl.DateTimeFormat('en-AU', { timeZone: BUSINESS_TZ, hourCycle: 'h23', ...options }).format(at);
const DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const formatToday = () => formatBusinessTime(DAY);
const formatTime = (at: Date) => formatBusinessTime({ timeStyle: 'short' }, at);

test('works for a new company in another time zone', async ({ browser }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'cleaning-e2e-'));
  const stack = await startStack({ dataDir, demo: false, env: { BUSINESS_TZ } });
  const contexts = { baseURL: stack.url, reducedMotion: 'reduce', timezoneId } as const;
  const context = await browser.newContext(contexts);
  const phone = await browser.newContext({ ...contexts, viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const main = page.getByRole('main');

    await test.step('shows empty lists on the desk', async () => {
      await giveSession(page, stack.admin);
      for (const [index, [path, ...texts]] of EMPTY_LISTS.entries()) {
        if (index === 0) await page.goto(path);
        else await navigate(page, path);
        await expectEmptyList(page, path, texts);
      }
    });

    await test.step('claims nothing on the website that nobody has entered', async () => {
      for (const path of ['/', '/about-us', '/quote', '/contact-us', '/invoice']) {
        const html = await (await page.request.get(path)).text();
        expect([path, html.match(/Quote within|business days|in uniform<|police check|Sri Lanka|105-900/g)]).toEqual([
          path,
          null,
        ]);
      }
    });

    await test.step('shows the company’s day on the desk', async () => {
      await page.goto('/admin/today');
      await expect(main).toContainText(formatDate(getBusinessToday(BUSINESS_TZ)));
      await page.goto('/admin/work');
      const until = main.getByLabel('To', { exact: true });
      await expect(until).toHaveValue(formatToday());
      await main.getByRole('button', { name: 'Open calendar' }).last().click();
      const [day, month, year] = formatToday().split('/');
      const todayCell = page.locator('[data-today=true]');
      await expect(todayCell).toHaveAttribute('data-day', `${year}-${month}-${day}`);
    });

    await test.step('opens the field of a setup step, and leads to the next one', async () => {
      await page.goto('/admin');
      await main
        .getByRole('region', { name: 'Set up your company' })
        .getByRole('link', { name: 'Add your bank account' })
        .click();
      const accountName = main.getByLabel('Account name').first();
      await expect(accountName).toBeFocused();
      await accountName.fill('Harbour Cleaning');
      await main.getByLabel('BSB').first().fill('105-900');
      await main.getByLabel('Account number').first().fill('000123456');
      await main.getByRole('button', { name: 'Save settings' }).click();
      await expect(page.getByText('Settings saved.')).toBeVisible();
      await main.getByRole('status').getByRole('link', { name: 'Enter your company details' }).click();
      await expect(page).toHaveURL(/\/admin\/company#details$/);
      await expect(main.getByLabel('Name', { exact: true })).toBeFocused();
    });

    await test.step('asks for the GST rate without a proposal', async () => {
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

    await test.step('says that the test message was saved and not sent', async () => {
      await page.goto('/admin/mail');
      await expect(main.getByText('No mail server', { exact: true })).toBeVisible();
      await main.getByRole('button', { name: 'Send test email' }).click();
      await expect(main.getByText('Test email saved as a file. It wasn’t sent.')).toBeVisible();
    });

    const office = await Office.open({ url: stack.url, admin: stack.admin, stack, storage: undefined });
    const ana = await office.registerVerified('Ana Silva');
    await office.assign(await office.createPermanentJob('Harbour Office'), ana);

    await test.step('shows the company’s time in the audit log', async () => {
      const [newest] = (await office.call(getAuditLog)).entries;
      const at = new Date(newest?.at ?? '');
      await page.goto('/admin/audit-log');
      await expect(main).toContainText(formatInstant(at.toISOString(), BUSINESS_TZ));
    });

    await test.step('shows the company’s day on a phone', async () => {
      const phonePage = await phone.newPage();
      await giveSession(phonePage, ana);
      await phonePage.goto('/my-jobs');
      await expect(
        phonePage.getByRole('main').getByRole('listitem').filter({ hasText: '12:00 am – 11:59 pm' }).first(),
      ).toContainText(formatDate(getBusinessToday(BUSINESS_TZ)).slice(0, -5));
    });

    await test.step('shows the company’s time on the status page', async () => {
      const visitor = await phone.newPage();
      const before = new Date();
      await visitor.goto('/status');
      const checkedAt = visitor.getByText(/^Checked at \d\d:\d\d\.$/);
      await expect(checkedAt).toBeVisible();
      const texts = [before, new Date()].map((at) => `Checked at ${formatTime(at)}.`);
      expect(texts).toContain(await checkedAt.textContent());
    });
  } finally {
    await Promise.all([context.close(), phone.close()]);
    await stack.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});
