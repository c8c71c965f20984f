import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { saveInvoiceVersion } from '@cleaning/contracts';
import { DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import { getBusinessToday, Office } from '../stack/office';
import { holdAnswer, navigate } from '../stack/pages';
import { confirm, expect, giveSession, test } from '../stack/test';

const run = promisify(execFile);
/** Sorted distinct words: browser and server place them a few points apart. */
const splitWords = (text: string) =>
  [
    ...new Set(
      text
        .toLowerCase()
        .replace(/a\$\s+/g, 'a$')
        .split(/\s+/)
        .filter(Boolean),
    ),
  ].sort();

/** Spec points 2, 8 and 9 for the tax invoice. */
test('issues, edits, saves, prints, downloads and lists a tax invoice', async ({ page, product }, info) => {
  test.skip(!product.storage, 'needs the demo company');
  const office = await Office.open(product);
  const job = await office.createPermanentJob('Invoice House', ['06:00-08:00']);
  await office.addManualRecord(job, DEMO_CONTRACTORS[0]?.id ?? '', getBusinessToday(), '8180.05', '5000');
  // svc-invoice reads the feed with a delay.
  const entries = () => office.sql('invoice', 'SELECT 1 FROM ledger_entry WHERE job_id = $1', [job]);
  await expect.poll(async () => (await entries()).length).toBe(1);
  await page.clock.install();
  await giveSession(page, product.admin);
  const main = page.getByRole('main');
  const document = main.getByRole('article', { name: 'Tax Invoice' });

  await test.step('refuses a month without work in an alert', async () => {
    await page.goto(`/admin/jobs/${job}`);
    await main.getByLabel('Year').selectOption('2022');
    await main.getByRole('button', { name: 'Download Invoice' }).click();
    await confirm(page, 'There’s no work to invoice this month.', 'OK');
  });

  await test.step('leads back to the list from an unknown invoice', async () => {
    await navigate(page, '/invoice?number=INV-99999');
    await expect(main.getByText('That invoice doesn’t exist.')).toBeVisible();
    await main.getByRole('link', { name: 'Back to All invoices' }).click();
    await expect(page).toHaveURL(/\/admin\/invoices$/);
  });

  await test.step('warns in the settings about a GST rate other than 10% and an invalid ABN', async () => {
    await navigate(page, '/admin/invoice-settings');
    const notice = main.getByText('Australian GST is 10%.');
    await expect(main.getByLabel('GST rate (%)')).toHaveValue('10');
    await expect(notice).toBeHidden();
    await main.getByLabel('GST rate (%)').fill('20');
    await expect(notice).toBeVisible();
    await main.getByLabel('GST rate (%)').fill('10');
    await expect(notice).toBeHidden();
    await main.getByLabel('ABN', { exact: true }).fill('11111111111');
    await main.getByRole('button', { name: 'Save settings' }).click();
    await expect(main.getByText('Isn’t a valid ABN.')).toBeVisible();
    await main.getByLabel('ABN', { exact: true }).fill('80 000 000 001');
    await main.getByRole('button', { name: 'Save settings' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();
  });

  await test.step('opens the invoice with the lines of the spec and amounts rounded once', async () => {
    await navigate(page, `/admin/jobs/${job}`);
    await expect(main.getByRole('table', { name: /Timesheets/ })).toContainText('A$8,180.05');
    // Freezes the page's clock.
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await main.getByRole('button', { name: 'Download Invoice' }).click();
    await confirm(page, 'Sub total A$8,180.05, GST 10% A$818.01, total A$8,998.06.', 'Issue invoice');
    await expect(main.getByText(/^Invoice .* is ready\. Opening it…$/)).toBeVisible();
    await page.clock.runFor(999);
    expect(new URL(page.url()).pathname).toBe(`/admin/jobs/${job}`);
    await page.clock.runFor(1);
    await page.clock.resume();
    await page.waitForURL(/\/invoice\?number=/);
    await expect(document.getByLabel('Price without GST (A$)')).toHaveValue('8,180.05');
    await expect(document.getByLabel('Date of issue')).toHaveValue(/^\d{4}\/\d{2}\/\d{2}$/);
    await expect(document.getByLabel('Description')).toHaveValue(
      /^Cleaning provided at 1 King William Street, Adelaide SA 5000 from \d{4}\/\d{2}\/01 to \d{4}\/\d{2}\/\d{2}\.$/,
    );
    for (const text of ['A$8,180.05', 'A$818.01', 'A$8,998.06', '01', 'GST 10%', 'Thank you for doing business'])
      await expect(document).toContainText(text);
    await expect(document).toContainText('80 000 000 001');
    await expect(document).toContainText('105-900');
  });

  const price = document.getByLabel('Price without GST (A$)');
  const edits = {
    'Invoice number': 'A-77',
    Addressee: 'Invoice House Pty Ltd',
    Address: '1 King William Street\nAdelaide SA 5000',
    'Price without GST (A$)': '12,345.67',
  };
  await test.step('recalculates amounts while the price is edited', async () => {
    for (const [label, text] of Object.entries(edits)) await document.getByLabel(label, { exact: true }).fill(text);
    for (const text of ['A$12,345.67', 'A$1,234.57', 'A$13,580.24']) await expect(document).toContainText(text);
    await price.fill('a lot');
    await expect(main.getByRole('button', { name: 'Save as version 2' })).toBeDisabled();
    await price.fill('12345.67');
    await price.blur();
    await expect(price).toHaveValue('12,345.67');
  });

  await test.step('keeps text typed during a save for the next version', async () => {
    await document.getByLabel('Addressee').fill('Invoice');
    const release = await holdAnswer(page, saveInvoiceVersion);
    await main.getByRole('button', { name: 'Save as version 2' }).click();
    await document.getByLabel('Addressee').fill(edits.Addressee);
    release();
    await expect(page.getByText('Version 2 saved.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Save as version 3' })).toBeVisible();
    await expect(document.getByLabel('Addressee')).toHaveValue(edits.Addressee);
    await expect(document.getByLabel('Invoice number')).toHaveValue('A-77');
  });

  await test.step('allows printing only after the changes are saved as a version', async () => {
    await expect(main.getByRole('button', { name: 'Print PDF' })).toBeDisabled();
    await expect(main.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
    await page.emulateMedia({ media: 'print' });
    await expect(document.getByText('Thank you for doing business')).toBeHidden();
    await expect(document.getByText('This invoice has unsaved changes.')).toBeVisible();
    await page.emulateMedia({ media: null });
    await main.getByRole('button', { name: 'Save as version 3' }).click();
    await expect(page.getByText('Version 3 saved.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Print PDF' })).toBeFocused();
    await expect(document).toContainText('A$13,580.24');
  });

  await test.step('prints the same words as the server’s PDF, on one A4 page each', async () => {
    const printed = info.outputPath('printed.pdf');
    await writeFile(printed, await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: 'Download PDF' }).click(),
    ]);
    const downloaded = await download.path();
    const texts: string[] = [];
    for (const file of [printed, downloaded]) {
      const { stdout } = await run('pdfinfo', [file]);
      expect(stdout).toMatch(/Pages:\s+1\n/);
      expect(stdout).toMatch(/Page size:\s+59\d.* x 84\d.*/);
      texts.push((await run('pdftotext', ['-layout', file, '-'])).stdout);
    }
    const [fromPage = '', fromServer = ''] = texts;
    expect(splitWords(fromPage)).toEqual(splitWords(fromServer));
    for (const text of ['A$12,345.67', 'A$1,234.57', 'A$13,580.24', 'A-77', 'Invoice House Pty Ltd'])
      expect(fromServer).toContain(text);
  });

  await test.step('reissues the invoice with more work and lists it with its versions', async () => {
    await document.getByLabel('Addressee').fill('Somebody else');
    await main.getByRole('button', { name: 'Discard changes' }).click();
    await expect(document.getByLabel('Addressee')).toHaveValue('Invoice House Pty Ltd');
    const number = new URL(page.url()).searchParams.get('number') ?? '';
    await office.addManualRecord(job, DEMO_CONTRACTORS[0]?.id ?? '', getBusinessToday(), '19.95', '10');
    await expect.poll(async () => (await entries()).length).toBe(2);
    await navigate(page, `/admin/jobs/${job}`);
    await main.getByRole('button', { name: 'Download Invoice' }).click();
    await confirm(page, `of ${number}?`, 'Issue invoice');
    await page.waitForURL(/\/invoice\?number=/);
    await expect(main.getByRole('table', { name: `Versions of ${number}` }).getByRole('row')).toHaveCount(5);
    await navigate(page, '/admin/invoices');
    await main.getByLabel('Search invoices').fill('invoice house');
    await expect(page).toHaveURL(/text=invoice\+house/);
    const row = main.getByRole('table', { name: 'Issued invoices' }).getByRole('row').nth(1);
    await expect(row).toContainText('A$9,020.00');
    await expect(row).toContainText('version 4');
    await expect(row).toContainText('No client');
    await main.getByRole('combobox', { name: 'Status' }).selectOption('paid');
    await expect(main.getByText('No invoices found.')).toBeVisible();
    await main.getByRole('combobox', { name: 'Status' }).selectOption('no-client');
    await row.getByRole('link', { name: `Open invoice ${number}` }).click();
    await expect(document).toContainText('A$9,020.00');
  });
});
