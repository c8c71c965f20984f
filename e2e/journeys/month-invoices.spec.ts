import { randomUUID } from 'node:crypto';
import {
  confirmGstRate,
  createClient,
  getInvoiceSettings,
  invoiceMonth,
  setJobClient,
  setJobPrice,
} from '@cleaning/contracts';
import { DESK, PHONE } from '../stack/frame';
import { businessToday, Office } from '../stack/office';
import { expectAccessible, expectFits } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

/** The first day of last month, YYYY-MM-DD. */
function firstOfLastMonth(): string {
  const day = new Date(`${businessToday().slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - 1);
  return day.toISOString().slice(0, 10);
}

/** A month's end: what is ready is issued and sent, and one invoice is adjusted. */
test('the month’s invoice of a client is issued, sent and adjusted', async ({ page, product }) => {
  const office = await Office.open(product);
  const from = firstOfLastMonth();
  const job_id = await office.permanentJob('Month House');
  const client = randomUUID();
  const name = `Currawong Arcade ${job_id.slice(-6)}`;
  await office.call(createClient, {
    id: client,
    details: { legal_name: `${name} Pty Ltd`, trading_name: name, billing_email: 'accounts@currawong.example' },
  });
  await office.call(setJobClient, { job_id, version: 0, client_id: client, from });
  await office.call(setJobPrice, { job_id, version: 0, from, basis: 'month', amount: '480' });
  const { gst_rate_percent } = await office.call(getInvoiceSettings);
  await office.call(confirmGstRate, { gst_rate_percent });
  const month = invoiceMonth.parse(from.slice(0, 7));

  await openAs(page, product.admin, '/admin');
  const main = page.getByRole('main');
  await page.setViewportSize(DESK);

  await test.step('who is ready is issued and sent by one press', async () => {
    await page.goto(`/admin/month-invoices?month=${month}&text=${encodeURIComponent(name)}`);
    const row = main.getByRole('row', { name });
    await expect(row).toContainText('Ready');
    await expectAccessible(page, 'the month’s invoices');
    await expectFits(page, 'the month’s invoices', [DESK, PHONE]);
    await page.setViewportSize(DESK);
    await main.getByRole('link', { name, exact: true }).click();
    await expect(main.getByRole('row', { name: 'Month House' })).toContainText('A$480.00');
    await expectAccessible(page, 'a client’s month');
    await page.goBack();
    await main.getByRole('button', { name: 'Issue and send 1' }).click();
    await confirm(page, 'Do you want to issue and send 1 invoice of', 'Issue and send 1');
    await expect(main.getByText('1 invoice issued.')).toBeVisible();
    await expect(row).toContainText('Sent', { timeout: 30_000 });
  });

  await test.step('the invoice has its line and its PDF', async () => {
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice /);
    await expect(main.getByRole('row', { name: 'Month House' })).toContainText('by the month');
    const downloading = page.waitForEvent('download');
    await main.getByRole('button', { name: /^PDF of / }).click();
    expect((await downloading).suggestedFilename()).toMatch(/-1\.pdf$/);
  });

  await test.step('a changed price is adjusted, and taken back', async () => {
    await office.call(setJobPrice, { job_id, version: 1, from, basis: 'month', amount: '500' });
    await expect(main.getByRole('heading', { name: 'What is to be charged has changed' })).toBeVisible();
    await expectAccessible(page, 'an invoice that differs');
    await main.getByRole('button', { name: 'Adjust' }).click();
    const form = page.getByRole('dialog', { name: 'Adjust' });
    await form.getByRole('button', { name: 'Issue the note' }).click();
    await expect(form.getByText('Please fill this field.')).toBeVisible();
    await form.getByLabel('Reason').fill('The new price was agreed for this month');
    await expectAccessible(page, 'the form of an adjustment note');
    await form.getByRole('button', { name: 'Issue the note' }).click();
    const note = main.getByRole('row', { name: 'The new price was agreed for this month' });
    await expect(note).toContainText(/ADJ-\d{5}/);
    await expect(main.getByRole('heading', { name: 'What is to be charged has changed' })).toHaveCount(0);
    await expectFits(page, 'an adjusted invoice', [DESK, PHONE]);
    await page.setViewportSize(DESK);
    await note.getByRole('button', { name: /^Take back ADJ-\d{5}$/ }).click();
    const undo = page.getByRole('dialog', { name: /^Take back ADJ-\d{5}$/ });
    await undo.getByLabel('Reason').fill('It was for the next month');
    await undo.getByRole('button', { name: 'Take back' }).click();
    await expect(main.getByText(/^Taken back by ADJ-\d{5}$/)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'What is to be charged has changed' })).toBeVisible();
  });
});
