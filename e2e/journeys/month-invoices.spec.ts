import {
  confirmGstRate,
  getInvoiceSettings,
  invoiceMonth,
  issueMonthInvoices,
  listMonthInvoices,
  searchJobs,
  setJobPrice,
} from '@cleaning/contracts';
import { DESK, PHONE } from '../stack/frame';
import { hideMailServer, readMails, showMailServer } from '../stack/mail';
import { getBusinessToday, Office } from '../stack/office';
import { makeOverdue } from '../stack/overdue';
import { expectAccessible, expectFits, holdAnswer, navigate, OPEN_DIALOG } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

/** Hundreds of clients: svc-invoice/src/client-invoices/month.operations.spec.ts. */
const CLIENTS = 5;
/** Clients whose invoice is issued separately: one mailed, one downloaded. */
const [MAILED, DOWNLOADED] = [5, 4];
/** Number of invoices that one button sends. */
const BATCH_SIZE = 3;
const CLEANERS = 3;

/** The first day of last month, YYYY-MM-DD. */
function getFirstOfLastMonth(): string {
  const day = new Date(`${getBusinessToday().slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - 1);
  return day.toISOString().slice(0, 10);
}

/** The first Friday of a month and the Friday two weeks later. */
function getFridays(first: string): [string, string] {
  const day = new Date(`${first}T00:00:00Z`);
  day.setUTCDate(1 + ((12 - day.getUTCDay()) % 7));
  const friday = day.toISOString().slice(0, 10);
  day.setUTCDate(day.getUTCDate() + 14);
  return [friday, day.toISOString().slice(0, 10)];
}

const buildFile = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

test('imports clients and jobs, issues and sends their invoices, and adjusts one', async ({ page, product }) => {
  const office = await Office.open(product);
  const from = getFirstOfLastMonth();
  const fridays = getFridays(from);
  const tag = Date.now().toString(36);
  const numbers = Array.from({ length: CLIENTS }, (_, index) => index + 1);
  const getClientName = (number: number) => `Arcade ${tag} ${String(number).padStart(2, '0')}`;
  const getEmail = (number: number) => `accounts-${tag}-${number}@currawong.example`;
  const [name, place] = [getClientName(1), `House ${tag} 01`];
  const { gst_rate_percent } = await office.call(getInvoiceSettings);
  await office.call(confirmGstRate, { gst_rate_percent });
  const month = invoiceMonth.parse(from.slice(0, 7));

  await openAs(page, product.admin, '/admin');
  const main = page.getByRole('main');

  await test.step('imports clients and their jobs from two files', async () => {
    const clients = numbers.map((number) => `${getClientName(number)};${getEmail(number)}`);
    await navigate(page, '/admin/clients/import');
    await main.getByLabel('CSV file').setInputFiles([buildFile('clients.csv', ['Client;Mail', ...clients])]);
    await main.getByRole('button', { name: 'Read file' }).click();
    await main.getByRole('button', { name: `Import ${CLIENTS} clients` }).click();
    await expect(page.getByText(`${CLIENTS} clients imported.`)).toBeVisible();

    const jobs = numbers.map((number) => {
      const job = `House ${tag} ${String(number).padStart(2, '0')};${number} Mill Lane, Adelaide SA 5000;30`;
      return `${job};${getClientName(number)};month;480;${from};Fri;18:00;20:00;every 2 weeks;${fridays[0]}`;
    });
    const further = `${place};1 Mill Lane, Adelaide SA 5000;;;;;;last Mon of the month;06:00;08:00;;`;
    const heads = 'Job;Address;Pay rate;Client;Per;Price;From;Days;Start;Finish;How often;First day';
    await navigate(page, '/admin/import-jobs');
    await main.getByLabel('CSV file').setInputFiles([buildFile('jobs.csv', [heads, ...jobs, further])]);
    await main.getByRole('button', { name: 'Read file' }).click();
    await expect(main.getByText('Ready, with row 2')).toBeVisible();
    await expectFits(page, 'the import of jobs', [DESK, PHONE]);
    await page.setViewportSize(DESK);
    await main.getByRole('button', { name: `Import ${CLIENTS} jobs` }).click();
    await expect(page.getByText(`${CLIENTS} jobs imported.`)).toBeVisible();
  });

  const findJobId = async () => (await office.call(searchJobs, { text: place }))[0]?.job_id ?? '';
  await expect.poll(findJobId).not.toBe('');
  const job_id = await findJobId();

  await test.step('counts the agreed monthly price after three cleaners work at the site', async () => {
    // New people: super of other sub-contractors would add to the month's cost.
    for (let index = 0; index < CLEANERS; index += 1) {
      const { id } = await office.registerVerified(`Marlo Cleaner ${'abc'[index]}`);
      await office.addManualRecord(job_id, id, fridays[index % 2] ?? from, '99.99', '60');
    }
    await navigate(page, '/admin/overview');
    await main.getByLabel('Year').selectOption(month.slice(0, 4));
    await main.getByLabel('Month', { exact: true }).selectOption(month.slice(5));
    const row = main.getByRole('row', { name: place });
    await expect(row).toContainText('A$480.00');
    await expect(row).toContainText('A$180.00');
    await expect(row).toContainText('A$300.00');
  });

  const readRow = async (client: number) =>
    (await office.call(listMonthInvoices, { month, text: getClientName(client), page_size: 10 })).rows[0];
  const issueInvoice = async (client: number): Promise<string> => {
    const client_ids = [(await readRow(client))?.client_id ?? ''];
    const { results } = await office.call(issueMonthInvoices, { month, client_ids, send: false });
    return results[0]?.number ?? '';
  };

  await test.step('downloads an invoice and marks it as sent when mail is not set up', async () => {
    const number = await issueInvoice(DOWNLOADED);
    await hideMailServer(page);
    await page.goto(`/admin/client-invoices/${number}`);
    await expect(main.locator('dl').getByText('Ready to send')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Set up mail' })).toHaveAttribute('href', '/admin/mail');
    await expectFits(page, 'an invoice that is ready to send', [DESK, PHONE]);
    await page.setViewportSize(DESK);
    const downloading = page.waitForEvent('download');
    await main.getByRole('button', { name: 'Download and mark as sent' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
    await confirm(page, `Mark ${number} as sent?`, 'Mark as sent');
    await expect(main.getByText(/^Marked as sent /)).toBeVisible();
    await showMailServer(page);
  });

  await test.step('issues one invoice and mails its second version without a reload', async () => {
    await page.goto(`/admin/client-invoices/${await issueInvoice(MAILED)}`);
    const job = (await office.call(searchJobs, { text: `House ${tag} ${String(MAILED).padStart(2, '0')}` }))[0];
    const price = { job_id: job?.job_id ?? '', version: 1, from, basis: 'month', amount: '490' } as const;
    await office.call(setJobPrice, price);
    await main.getByRole('button', { name: 'Issue new version' }).click();
    await expect(main.getByRole('heading', { name: 'Amounts have changed' })).toHaveCount(0);
    await main.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('Email on its way.', { exact: true })).toBeVisible();
  });

  await test.step('issues and sends all ready invoices with one button', async () => {
    await navigate(page, `/admin/month-invoices?month=${month}&text=${encodeURIComponent(`Arcade ${tag}`)}`);
    const row = main.getByRole('row', { name });
    await expect(row).toContainText('Ready');
    await expectFits(page, 'the month’s invoices', [DESK, PHONE]);
    await page.setViewportSize(DESK);
    await main.getByRole('link', { name, exact: true }).click();
    await expect(main.getByRole('row', { name: place })).toContainText('A$480.00');
    const sums = main.locator('dl');
    for (const label of ['Subtotal excl. GST', `GST ${gst_rate_percent}%`, 'Total incl. GST'])
      await expect(sums.getByText(label, { exact: true })).toBeVisible();
    await expectAccessible(page, 'a client’s month');
    await page.goBack();
    const buttonName = `Send ${BATCH_SIZE} invoices`;
    const release = await holdAnswer(page, listMonthInvoices);
    await main.getByLabel('Month', { exact: true }).selectOption(getBusinessToday().slice(0, 7));
    // The button stays busy until the new month is loaded.
    await expect(main.getByRole('button', { name: buttonName })).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(main.getByRole('button', { name: buttonName })).toHaveCount(0);
    await main.getByLabel('Month', { exact: true }).selectOption(month);
    await main.getByRole('button', { name: buttonName }).click();
    await confirm(page, `Send ${BATCH_SIZE} invoices?`, buttonName);
    await expect(main.getByText(`${BATCH_SIZE} invoices issued and being sent.`)).toBeVisible();
    await expect(main.getByRole('row', { name: `Arcade ${tag}` }).getByText('Sent', { exact: true })).toHaveCount(
      CLIENTS,
    );
    for (const number of product.storage ? numbers.filter((each) => each !== DOWNLOADED) : []) {
      const [mail, ...others] = await readMails(product, getEmail(number));
      expect(others).toEqual([]);
      expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
    }
  });

  await test.step('shows the invoice line and downloads its PDF', async () => {
    await main.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Invoice /);
    await expect(main.getByRole('row', { name: place })).toContainText('Monthly');
    const downloading = page.waitForEvent('download');
    await main.getByRole('button', { name: /^Download PDF of / }).click();
    expect((await downloading).suggestedFilename()).toMatch(/-1\.pdf$/);
  });

  await test.step('adjusts an invoice after a price change and reverses the adjustment', async () => {
    await office.call(setJobPrice, { job_id, version: 1, from, basis: 'month', amount: '500' });
    await expect(main.getByRole('heading', { name: 'Amounts have changed' })).toBeVisible();
    await expectAccessible(page, 'an invoice that differs');
    await main.getByRole('button', { name: 'Adjust invoice' }).click();
    const form = page.getByRole('dialog', { name: 'Adjust invoice' });
    await form.getByRole('button', { name: 'Issue adjustment note' }).click();
    await expect(form.getByText('Fill in this field.')).toBeVisible();
    await form.getByLabel('Reason').fill('The new price was agreed for this month');
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
    // A second Escape closes the question, like Keep editing.
    for (const isAsked of [true, false, true]) {
      await page.keyboard.press('Escape');
      await expect(question).toHaveCount(isAsked ? 1 : 0);
    }
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await form.getByRole('button', { name: 'Close' }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(form.getByLabel('Reason')).toHaveValue('The new price was agreed for this month');
    await expectAccessible(page, 'the form of an adjustment note', { within: OPEN_DIALOG });
    await form.getByRole('button', { name: 'Issue adjustment note' }).click();
    const note = main.getByRole('row', { name: 'The new price was agreed for this month' });
    await expect(note).toContainText(/ADJ-\d{5}/);
    await expect(main.getByRole('heading', { name: 'Amounts have changed' })).toHaveCount(0);
    await expectFits(page, 'an adjusted invoice', [DESK, PHONE]);
    await page.setViewportSize(DESK);
    await note.getByRole('button', { name: /^Reverse ADJ-\d{5}$/ }).click();
    const reversal = page.getByRole('dialog', { name: /^Reverse ADJ-\d{5}\?$/ });
    await reversal.getByLabel('Reason').fill('It was for the next month');
    await reversal.getByRole('button', { name: 'Reverse' }).click();
    await expect(main.getByText(/^Reversed by ADJ-\d{5}$/)).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Amounts have changed' })).toBeVisible();
  });

  // Making invoices overdue needs the database.
  if (!product.storage) return;
  const [second, third] = await Promise.all([2, 3].map(readRow));

  await test.step('sends two reminders with one button', async () => {
    await makeOverdue(office, [second?.number ?? '', third?.number ?? ''], 9);
    await navigate(page, `/admin/receivables?text=${encodeURIComponent(`Arcade ${tag}`)}`);
    for (const client of [2, 3]) await main.getByRole('checkbox', { name: `Select ${getClientName(client)}` }).check();
    await main.getByRole('button', { name: 'Send 2 reminders' }).click();
    await confirm(page, 'Send 2 reminders?', 'Send 2 reminders');
    await expect(main.getByText('2 reminders on their way.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Send 2 reminders' })).toHaveCount(0);
    for (const client of [2, 3])
      await expect.poll(async () => (await readMails(product, getEmail(client))).length).toBe(2);
  });

  await test.step('matches payments that name their invoices with one button', async () => {
    const day = getBusinessToday().split('-').reverse().join('/');
    const lines = [second, third].map((row) => `${day},${row?.total},ARCADE ${tag} ${row?.number},9000.00`);
    await navigate(page, '/admin/bank-statements');
    const file = buildFile('statement.csv', ['Account,484-799 012345678', 'Date,Amount,Description,Balance', ...lines]);
    await main.getByLabel('OFX or CSV file').setInputFiles([file]);
    await main.getByRole('button', { name: 'Read file' }).click();
    await main.getByRole('button', { name: 'Import 2 payments' }).click();
    // The button also counts payments of the demo company.
    const match = main.getByRole('button', { name: /^Match \d+ payments$/ });
    const buttonName = await match.innerText();
    await match.click();
    await confirm(page, `${buttonName}?`, buttonName);
    await expect(main.getByText(/^\d+ payments matched\./)).toBeVisible();
    await expect(match).toHaveCount(0);
    for (const client of [2, 3]) expect((await readRow(client))?.state).toBe('paid');
  });
});
