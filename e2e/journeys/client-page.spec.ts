import { randomUUID } from 'node:crypto';
import {
  acknowledgeComplaint,
  confirmGstRate,
  createClient,
  getInvoiceSettings,
  invoiceMonth,
  issueMonthInvoices,
  listComplaints,
  planReClean,
  setJobClient,
  setJobPrice,
} from '@cleaning/contracts';
import { jpg } from '../stack/documents';
import { DESK, PHONE } from '../stack/frame';
import { mailsTo } from '../stack/mail';
import { businessToday, Office } from '../stack/office';
import { expectAccessible, expectFits } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

/** The first day of last month, YYYY-MM-DD. */
function firstOfLastMonth(): string {
  const day = new Date(`${businessToday().slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - 1);
  return day.toISOString().slice(0, 10);
}

/** What a client opens: the one document of a mailed link, and with a mailed code the whole page. */
test('a client opens a mailed invoice, then with a code the visits, and reports what is wrong', async ({
  page,
  product,
  browser,
}) => {
  test.skip(!product.storage, 'reads the mail of the stack');
  const office = await Office.open(product);
  const from = firstOfLastMonth();
  const cleaner = await office.contractor('Wren Tucker');
  const job_id = await office.permanentJob('Wattlebird House');
  await office.assign(job_id, cleaner);
  const id = randomUUID();
  const mark = job_id.slice(-6);
  const [name, email] = [`Wattlebird ${mark}`, `renee-${mark}@wattlebird.example`];
  const contacts = [{ name: 'Renee Castle', email, telephone: '', roles: ['quality'] }];
  await office.call(createClient, { id, details: { legal_name: name, billing_email: email, contacts } });
  await office.call(setJobClient, { job_id, version: 0, client_id: id, from });
  await office.call(setJobPrice, { job_id, version: 0, from, basis: 'month', amount: '480' });
  const { gst_rate_percent } = await office.call(getInvoiceSettings);
  await office.call(confirmGstRate, { gst_rate_percent });
  await office.finish(await office.start(job_id, cleaner), cleaner);
  const month = invoiceMonth.parse(from.slice(0, 7));
  await office.call(issueMonthInvoices, { month, client_ids: [id], send: true });
  const mails = async (subject: string) =>
    (await mailsTo(product, email)).filter((mail) => mail.subject?.includes(subject));
  await expect.poll(async () => (await mails('Tax invoice')).length).toBe(1);
  const [link = ''] = /\/your-document#[\w-]+/.exec((await mails('Tax invoice'))[0]?.html ?? '') ?? [];

  const context = await browser.newContext({ baseURL: product.url, viewport: PHONE });
  const client = await context.newPage();
  const main = client.getByRole('main');
  const heading = client.getByRole('heading', { level: 1 });
  const errors: string[] = [];
  client.on('pageerror', (error) => errors.push(error.message));
  client.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });

  await test.step('the link opens the invoice with its PDF and our bank details, and nothing else', async () => {
    const opened = client.waitForResponse(/\/api\/your-document\/opened$/);
    await client.goto(link);
    await expect(heading).toHaveText(/^Tax invoice /);
    await expect(main.getByText('A$528.00').first()).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Where you pay to' })).toBeVisible();
    const downloading = client.waitForEvent('download');
    await main.getByRole('button', { name: 'Save as PDF' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
    await expectAccessible(client, 'a mailed invoice');
    await expectFits(client, 'a mailed invoice', [PHONE, DESK]);
    await client.setViewportSize(PHONE);
    await opened;
  });

  await test.step('a code that is mailed opens the page', async () => {
    await main.getByRole('link', { name: 'Open the client page' }).click();
    await main.getByLabel('E-mail').fill(email);
    await expectAccessible(client, 'the login of clients');
    await main.getByRole('button', { name: 'Send me a code' }).click();
    await expect.poll(async () => (await mails('Your code')).length).toBe(1);
    const code = /is (\d{6})\./.exec((await mails('Your code'))[0]?.text ?? '')?.[1] ?? '';
    await main.getByLabel('Code').fill(code === '000000' ? '000001' : '000000');
    await main.getByRole('button', { name: 'Open the page' }).click();
    await expect(main.getByText(/^This code is wrong or over/)).toBeVisible();
    await main.getByLabel('Code').fill(code);
    await main.getByRole('button', { name: 'Open the page' }).click();
    await expect(heading).toHaveText(name);
  });

  await test.step('visits are shown without names, invoices with what is open', async () => {
    await expect(main.getByRole('heading', { name: 'Past visits' })).toBeVisible();
    await expect(main.getByRole('button', { name: /^All good on / })).toBeVisible();
    await expect(main.getByText('Tucker')).toHaveCount(0);
    await expect(main.getByRole('button', { name: /^Save as PDF: Tax invoice / })).toBeVisible();
    await expectAccessible(client, 'the client’s page');
    await expectFits(client, 'the client’s page', [PHONE, DESK]);
    await client.setViewportSize(PHONE);
  });

  await test.step('something is wrong, with a photo', async () => {
    await main.getByRole('button', { name: /^Something is wrong on / }).click();
    await main.getByRole('button', { name: 'Send to the office' }).click();
    await expect(main.getByText('Please say what is wrong, or add a photo.')).toBeVisible();
    await main.getByLabel('What is wrong?').fill('The kitchen floor is dirty.');
    await main.getByLabel('Photos', { exact: true }).setInputFiles(await jpg('kitchen'));
    await expect(main.getByText('1 photo is ready.', { exact: true })).toBeVisible();
    await main.getByRole('button', { name: 'Send to the office' }).click();
    await expect(main.getByText('Thank you. Our office has your report and will contact you.')).toBeVisible();
  });

  await test.step('what becomes of the report, and the answer to it', async () => {
    const report = main.getByRole('listitem').filter({ hasText: 'The kitchen floor is dirty.' });
    await expect(report.getByText('Reported', { exact: true })).toBeVisible();
    const { rows } = await office.call(listComplaints, {}, {}, { job_id });
    const complaint = rows[0]?.complaint_id ?? '';
    await office.call(acknowledgeComplaint, { id: complaint });
    await client.reload();
    await report.getByRole('button', { name: /^Resolved/ }).click();
    await expect(report.getByText('Confirmed', { exact: true })).toBeVisible();
    await report.getByRole('button', { name: /^It is still wrong/ }).click();
    await report.getByRole('button', { name: 'Send to the office' }).click();
    await expect(report.getByText('Please say what is still wrong.')).toBeVisible();
    await report.getByLabel('What is still wrong?').fill('The floor is sticky again.');
    await report.getByRole('button', { name: 'Send to the office' }).click();
    await expect(report.getByText('Acknowledged', { exact: true })).toBeVisible();
    const shift = { user_id: cleaner.id, date: businessToday(), time: '00:05-23:55', insist: true };
    await office.call(planReClean, { id: complaint, ...shift });
    await client.reload();
    await expect(report.getByText(/^We will clean again on /)).toBeVisible();
    await report.getByText('Checklist and photos').click();
    await expect(report.getByRole('img', { name: 'Your photo 1' })).toBeVisible();
    await expectAccessible(client, 'the client’s page with a report');
    // The wrong code alone was refused.
    expect(errors.filter((error) => !error.endsWith('/api/client/enter-code'))).toEqual([]);
  });

  await test.step('the office ends the links and the session', async () => {
    await openAs(page, product.admin, `/admin/clients/${id}`);
    const desk = page.getByRole('main');
    await expect(desk.getByText('Logged in since')).toBeVisible();
    await expect(desk.getByText(/^Opened /)).toBeVisible();
    await expectAccessible(page, 'a client’s page on the desk');
    await desk.getByRole('button', { name: /^End the link to Invoice / }).click();
    await expect(desk.getByText('No link to a document is open.')).toBeVisible();
    await desk.getByRole('button', { name: 'Log everybody out' }).click();
    await confirm(page, 'Do you want to log out everybody', 'Log everybody out');
    await expect(desk.getByText('Logged in since')).toHaveCount(0);
    await client.reload();
    await expect(main.getByText('You are logged out. Please ask for a new code.')).toBeVisible();
    await client.goto('/');
    await client.goto(link);
    await expect(heading).toHaveText('This link is not valid');
  });
  await context.close();
});
