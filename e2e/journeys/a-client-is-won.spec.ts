import {
  confirmGstRate,
  getInvoiceSettings,
  invoiceMonth,
  issueMonthInvoices,
  listMonthInvoices,
} from '@cleaning/contracts';
import { PHONE } from '../stack/frame';
import { Office } from '../stack/office';
import { expectAccessible, navigate } from '../stack/pages';
import { confirm, expect, testInOpenWindow as test } from '../stack/test';
import { openClientPage, reportProblem } from '../stories/client-page';
import { enterComplaint, resolveComplaint } from '../stories/complaint';
import { acceptQuote, quoteEnquiry } from '../stories/quote';
import { exportForAccountant, sendFirstReminder, takePayments } from '../stories/receivables';
import { createMark, getLastMonth, readMailsAbout, type Story, WIDE } from '../stories/story';

/** One client from enquiry to the accountant's export. No detail is typed twice and every cent is accounted for. */
test('takes a client from enquiry and quote to complaint and settled payments', async ({ page, product, browser }) => {
  test.skip(!product.storage, 'reads the mail of the stack');
  const office = await Office.open(product);
  const cleaner = await office.registerVerified('Wren Tucker');
  const context = await browser.newContext({ baseURL: product.url, viewport: PHONE });
  const phone = await context.newPage();
  const mark = createMark();
  const story: Story = {
    product,
    office,
    page,
    phone,
    mark,
    contact: `Noor ${mark}`,
    email: `noor-${mark.toLowerCase()}@site.example`,
    name: `Corella Clinic ${mark}`,
  };
  const errors: string[] = [];
  phone.on('pageerror', (error) => errors.push(error.message));
  phone.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`);
  });

  const { gst_rate_percent } = await office.call(getInvoiceSettings);
  await office.call(confirmGstRate, { gst_rate_percent });
  const quoteLink = await quoteEnquiry(story);
  const { client_id, job_id } = await acceptQuote(story, quoteLink);

  const [owed, link] = await test.step('issues and sends the month’s invoice after the work is done', async () => {
    await office.assign(job_id, cleaner);
    await office.finish(await office.start(job_id, cleaner), cleaner);
    await office.unassign(job_id, cleaner);
    const month = invoiceMonth.parse(getLastMonth());
    const row = async () => (await office.call(listMonthInvoices, { month, text: story.name, page_size: 10 })).rows[0];
    await expect.poll(async () => (await row())?.places).toBe(1);
    const { results } = await office.call(issueMonthInvoices, { month, client_ids: [client_id], send: true });
    await expect.poll(async () => (await readMailsAbout(story, 'Tax invoice')).length).toBe(1);
    const [mail] = await readMailsAbout(story, 'Tax invoice');
    const found = { client_id, number: results[0]?.number ?? '', total: (await row())?.total ?? '' };
    return [found, /\/your-document#[\w-]+/.exec(mail?.html ?? '')?.[0] ?? ''] as const;
  });

  await openClientPage(story, link, 'Tucker');
  await reportProblem(story);
  await resolveComplaint(story, job_id, cleaner);
  await enterComplaint(story, job_id);
  // Only the wrong code was refused.
  expect(errors.filter((error) => !error.endsWith('/api/client/enter-code'))).toEqual([]);

  await test.step('turns off the client’s links and session from the desk', async () => {
    await navigate(page, `/admin/clients/${client_id}`);
    const desk = page.getByRole('main');
    await expect(desk.getByText('Logged in since')).toBeVisible();
    const invoice = desk.getByRole('listitem').filter({ hasText: `Invoice ${owed.number}` });
    await expect(invoice.getByText(/^Opened /)).toBeVisible();
    await expectAccessible(page, 'a client’s page on the desk');
    await desk.getByRole('button', { name: /^Turn off the link to Invoice / }).click();
    await expect(invoice).toHaveCount(0);
    // Two links: from the quote mail and from its confirmation.
    await desk.getByRole('button', { name: 'Turn off all links' }).click();
    await confirm(page, 'Turn off 2 links?', 'Turn off all links');
    await expect(desk.getByText('No active links.')).toBeVisible();
    await desk.getByRole('button', { name: 'Log everyone out' }).click();
    await confirm(page, 'Log everyone out?', 'Log everyone out');
    await expect(desk.getByText('Logged in since')).toHaveCount(0);
    await phone.reload();
    await expect(phone.getByText('You’re logged out. Get a new code to log in again.')).toBeVisible();
    // The two addresses differ only in their fragment, so the page must leave first.
    await phone.goto('/robots.txt');
    await phone.goto(link);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This link is not valid');
    await context.close();
    await page.setViewportSize(WIDE);
  });

  await test.step('leads from the client to the account, and from there to the invoice', async () => {
    const desk = page.getByRole('main');
    await desk.getByRole('tab', { name: 'Invoices' }).click();
    await desk.getByRole('link', { name: 'Open account' }).click();
    await desk.getByRole('link', { name: owed.number, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Invoice ${owed.number}`);
  });

  await takePayments(story, owed);
  const issuedOn = await sendFirstReminder(story, owed);
  await exportForAccountant(story, owed, issuedOn);
});
