import { readFile } from 'node:fs/promises';
import { createClient, issueMonthInvoices, listMonthInvoices, setJobClient, setJobPrice } from '@cleaning/contracts';
import { v4 } from 'uuid';
import { businessToday, Office } from '../stack/office';
import { expectAccessible, expectFits } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The month before this one, YYYY-MM, with its first day. */
function lastMonth() {
  const day = new Date(`${businessToday().slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - 1);
  const month = day.toISOString().slice(0, 7);
  return { month, firstDay: `${month}-01` };
}

/** From a bank's file to an invoice that is paid, and back. */
test('a payment of the bank pays an invoice in one press, and is undone', async ({ page, product }) => {
  const office = await Office.open(product);
  const job = await office.permanentJob('Pelican House', ['06:00-08:00']);
  const [client_id, tag] = [v4(), job.slice(-6)];
  const name = `Pelican Dental ${tag}`;
  const { month, firstDay } = lastMonth();
  await office.call(createClient, { id: client_id, details: { legal_name: name } });
  await office.call(setJobClient, { job_id: job, version: 0, client_id, from: firstDay });
  await office.call(setJobPrice, { job_id: job, version: 0, from: firstDay, basis: 'month', amount: '480' });
  await expect
    .poll(async () => {
      const { rows } = await office.call(listMonthInvoices, { month, text: name, page_size: 10 });
      return rows[0]?.places;
    })
    .toBe(1);
  const issued = await office.call(issueMonthInvoices, { month, client_ids: [client_id], send: false });
  const number = issued.results[0]?.number ?? '';
  const [row] = (await office.call(listMonthInvoices, { month, text: name, page_size: 10 })).rows;
  const total = row?.total ?? '';

  await openAs(page, product.admin, '/admin/receivables');
  await page.setViewportSize(DESK);
  const main = page.getByRole('main');

  await test.step('who owes is found, with the age of the debt', async () => {
    await main.getByLabel('Client', { exact: true }).fill(name);
    await expect(main.getByRole('row')).toHaveCount(2);
    await expect(main.getByRole('row').last()).toContainText(total);
    await expectFits(page, 'money in', [DESK, PHONE]);
    await page.setViewportSize(DESK);
  });

  await test.step('a file of the bank is read before it is imported', async () => {
    await main.getByRole('link', { name: 'Bank statements' }).click();
    const day = businessToday().split('-').reverse().join('/');
    const rows = [
      `Date,Amount,Description,Balance`,
      `${day},${total},PELICAN ${tag} ${number},1000.00`,
      `${day},-20.00,Fuel,980.00`,
    ];
    await main.getByLabel('OFX or CSV file').setInputFiles({
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    });
    await main.getByRole('button', { name: 'Read the file' }).click();
    await expect(main.getByText('1 payment of')).toBeVisible();
    await main.getByRole('button', { name: 'Import 1 payment' }).click();
    await expect(main.getByText('The text names the invoice')).toBeVisible();
    await expectFits(page, 'bank statements', [DESK, PHONE]);
    await page.setViewportSize(DESK);
  });

  await test.step('it is booked in one press', async () => {
    await main.getByRole('button', { name: `Book for ${name}` }).click();
    await expect(page.getByText('The payment is booked.')).toBeVisible();
    await expect(main.getByText(number)).toHaveCount(0);
    await main.getByLabel('Show', { exact: true }).selectOption({ label: 'Booked' });
    await main.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByText('Settled')).toBeVisible();
    await expectFits(page, 'the account of a client', [DESK, PHONE]);
    await page.setViewportSize(DESK);
  });

  await test.step('undone, the invoice is open again, and can be paid in part by hand', async () => {
    await main.getByRole('button', { name: /^Undo the payment of/ }).click();
    await confirm(page, 'Do you want to undo the payment of', 'Undo');
    await expect(main.getByText(/^Undone by /)).toBeVisible();
    await main.getByRole('button', { name: 'Book a payment' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Amount received (A$)').fill('100');
    await sheet.getByRole('button', { name: 'Oldest first' }).click();
    await expect(sheet.getByLabel(new RegExp(`^${number}`))).toHaveValue('100.00');
    await sheet.getByRole('button', { name: 'Book it' }).click();
    await expect(main.getByText(`for ${number} A$100.00`)).toBeVisible();
  });

  await test.step('the accountant gets the invoice and its payment', async () => {
    await page.goto(`/admin/accounting?by=month&of=${businessToday().slice(0, 7)}`);
    await expect(main.getByRole('row', { name: 'Xero: invoices' })).toContainText('*UnitAmount');
    await expect(main.getByRole('heading', { name: 'GST', exact: true })).toBeVisible();
    await expectAccessible(page, 'the accountant’s files');
    const downloading = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download MYOB: payments' }).click();
    const rows = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n');
    expect(rows.filter((row) => row.includes(number))).toEqual([expect.stringMatching(/,100\.00$/)]);
  });
});
