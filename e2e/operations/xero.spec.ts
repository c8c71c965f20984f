import { listXeroItems } from '@cleaning/contracts';
import { XeroStandIn } from '../../svc-invoice/src/testing/xero/xero-stand-in';
import { getBusinessToday, Office } from '../stack/office';
import { expectAccessible, measureSidewaysScroll, navigate } from '../stack/pages';
import { test as base, confirm, expect, giveSession, type Page } from '../stack/test';

const test = base.extend<object, { xero: XeroStandIn }>({
  xero: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for
    async ({}, use) => {
      const xero = await XeroStandIn.start();
      await use(xero);
      await xero.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  serviceEnvironment: [async ({ xero }, use) => use(xero.environment), { scope: 'worker' }],
});
test.skip(() => Boolean(process.env.BASE_URL), 'starts a stack that knows Xero');

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

/** Looks at the page on desk and phone. */
async function checkDeskAndPhone(page: Page, name: string, toPath: (file: string) => string): Promise<void> {
  await expectAccessible(page, name);
  await page.screenshot({ path: toPath(`${name}-1280.png`), fullPage: true });
  await page.setViewportSize(PHONE);
  expect(await measureSidewaysScroll(page), name).toBeLessThanOrEqual(0);
  await page.screenshot({ path: toPath(`${name}-390.png`), fullPage: true });
  await page.setViewportSize(DESK);
}

test('connects Xero, sends invoices, records a payment and disconnects', async ({ page, product, xero }, info) => {
  const ledger = xero.addOrganisation('Gumleaf Cleaning Pty Ltd');
  const office = await Office.open(product);
  const main = page.getByRole('main');
  const look = (name: string) => checkDeskAndPhone(page, name, (file) => info.outputPath(file));
  const listItems = async () => (await office.call(listXeroItems, { page_size: 100 })).rows;
  await giveSession(page, product.admin);

  await test.step('connects at Xero', async () => {
    await page.goto('/admin/xero');
    await expect(main.getByRole('button', { name: 'Connect Xero' })).toBeVisible();
    await look('not-connected');
    await main.getByRole('button', { name: 'Connect Xero' }).click();
    await expect(page.getByText('Connected to Gumleaf Cleaning Pty Ltd.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/xero$/);
    await expect(main).toContainText('Nothing is sent yet. Choose accounts and tax rates below.');
  });

  await test.step('says what is missing, and saves which accounts are used', async () => {
    await main.getByLabel('Send invoices and adjustment notes').check();
    await main.getByRole('button', { name: 'Save settings' }).click();
    await expect(main.getByLabel('Account for sales')).toBeFocused();
    await look('settings-missing');
    await main.getByLabel('Account for sales').selectOption({ label: '200 Sales' });
    await main.getByLabel('Tax rate with GST').selectOption('OUTPUT');
    await main.getByLabel('Tax rate without GST').selectOption('EXEMPTOUTPUT');
    await main.getByLabel('Show payments from Xero').check();
    await main.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved. They apply from now on.')).toBeVisible();
  });

  const number = await test.step('adds earlier invoices, which wait until contacts are confirmed', async () => {
    await main.getByLabel('From', { exact: true }).fill('01/01/2020');
    await main.getByRole('button', { name: 'Send to Xero' }).click();
    await expect(page.getByText(/^Sending \d+ documents? to Xero\.$/)).toBeVisible();
    await look('connected');
    await main.getByRole('link', { name: /needs? a contact/ }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contacts in Xero');
    await expect(main.getByRole('row').nth(1)).toBeVisible();
    await look('contacts');
    await main.getByRole('button', { name: 'Select all on this page' }).click();
    const count = await main.getByRole('button', { name: /^Confirm \d+ contacts$/ }).textContent();
    await main.getByRole('button', { name: /^Confirm \d+ contacts$/ }).click();
    await confirm(page, `${count}?`, count ?? '');
    await expect(page.getByText(/contacts confirmed\.$/)).toBeVisible();
    // The queue sends them.
    const isOver = async () => (await listItems()).every(({ state }) => state === 'sent' || state === 'needs-contact');
    await expect.poll(isOver, { timeout: 600_000 }).toBe(true);
    const sent = (await listItems()).find(({ kind, state }) => kind === 'client-invoice' && state === 'sent');
    return sent?.number ?? '';
  });

  await test.step('lists what was sent, each once', async () => {
    await navigate(page, '/admin/xero/sent');
    await expect(main.getByRole('row', { name: new RegExp(number) })).toContainText('Sent');
    await look('sent');
    expect(ledger.documents.filter((each) => each.number === number)).toHaveLength(1);
    expect(xero.violations).toEqual([]);
  });

  await test.step('proposes a payment from Xero, and records it once', async () => {
    ledger.pay(number, 10, getBusinessToday(), 'Bank line 7');
    await navigate(page, '/admin/xero');
    await main.getByRole('button', { name: 'Sync now' }).click();
    const paid = 'SELECT 1 FROM xero_payment';
    await expect.poll(async () => (await office.sql('invoice', paid)).length).toBe(1);
    await navigate(page, '/admin/xero/payments');
    await expect(main.getByRole('row', { name: new RegExp(number) })).toContainText('$10.00');
    await look('payments');
    await main.getByRole('button', { name: `Record A$10.00 for ${number}` }).click();
    await confirm(page, 'Record this payment?', 'Record');
    await expect(page.getByText('A$10.00 recorded.')).toBeVisible();
    await expect(main.getByText('No payments to record.')).toBeVisible();
  });

  await test.step('disconnects', async () => {
    await navigate(page, '/admin/xero');
    await main.getByRole('button', { name: 'Disconnect' }).click();
    await confirm(page, 'Disconnect Xero?', 'Disconnect');
    await expect(main.getByRole('button', { name: 'Connect Xero' })).toBeVisible();
    expect(xero.isRevoked).toBe(true);
  });
});
