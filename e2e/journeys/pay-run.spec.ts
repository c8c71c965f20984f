import { readFile } from 'node:fs/promises';
import { backdateClockEvents, goOffline, goOnline, waitUntilCached } from '../stack/connection';
import { getBusinessToday, Office } from '../stack/office';
import { expectFits, navigate } from '../stack/pages';
import { confirm, expect, openAs, type Page, testInOpenWindow as test } from '../stack/test';

/** A PNG of one pixel. */
const RECEIPT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const formatDay = (day: string) => day.split('-').reverse().join('/');

/** For pages in this state. Others: demo-company/every-page.spec.ts. */
const expectBothWidths = (page: Page, place: string) =>
  expectFits(page, place, [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]);

test.describe('Pay run', () => {
  test.skip(({ product }) => !product.storage, 'needs a stack of its own');

  test('takes work through approval, bank file and remittance advice to the TPAR', async ({
    page,
    browser,
    product,
  }) => {
    const office = await Office.open(product);
    const job = await office.createPermanentJob('Semaphore Jetty Kiosk');
    // Registration, verification and request on screen: main-job.spec.ts.
    const rosa = await office.registerVerified('Rosa Ferraro');
    await office.assign(job, rosa);
    await office.backdate(job);
    const today = getBusinessToday();
    // With a service worker, to work offline.
    const rosaContext = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      serviceWorkers: 'allow',
    });
    const phone = await rosaContext.newPage();

    await openAs(page, product.admin, '/admin/approvals');
    const main = page.getByRole('main');
    const desk = page.getByRole('navigation', { name: 'Desk' });
    const tabs = main.getByRole('navigation');
    const row = main.getByRole('row').filter({ hasText: 'Rosa Ferraro' });

    await test.step('sends an hour and a half of work that was recorded offline', async () => {
      await openAs(phone, rosa, '/my-jobs');
      await waitUntilCached(phone, job);
      await navigate(phone, `/my-jobs/${job}`);
      await expect(phone.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
      await goOffline(rosaContext, product);
      await phone.getByRole('button', { name: 'Start', exact: true }).click();
      await confirm(phone, 'Start this job?', 'Start');
      await phone.getByRole('main').getByRole('button', { name: 'Finished' }).click();
      await confirm(phone, 'Finish this job?', 'Finished');
      await expect(phone.getByRole('main').getByRole('button', { name: 'Finished' })).toBeHidden();
      await backdateClockEvents(phone, [100, 10]);
      await phone.reload();
      await goOnline(rosaContext, product);
      await expect(phone.getByText('Everything saved on your phone has been sent.')).toBeVisible();
      await navigate(phone, '/payments');
      await expect(phone.getByRole('main')).toContainText('Waiting for approval');
      await expect(phone.getByRole('main')).toContainText('A$45.00');
    });

    await test.step('approves the held timesheet', async () => {
      await main.getByLabel('Site or person').fill('rosa ferr');
      const found = main.getByRole('table', { name: 'Timesheets' }).getByRole('row');
      // The header and Rosa's row.
      await expect(found).toHaveCount(2);
      await main.getByRole('button', { name: 'Approve all' }).click();
      await confirm(page, 'Approve 1 timesheet?\nTotal A$', 'Approve all');
      await expect(page.getByText('1 timesheet approved.')).toBeVisible();
    });

    await test.step('adds the company’s bank account', async () => {
      await desk.getByRole('link', { name: 'Pay', exact: true }).click();
      await expect(main.getByRole('heading', { name: 'Pay runs' })).toBeVisible();
      await desk.getByRole('link', { name: 'Settings' }).click();
      await tabs.getByRole('link', { name: 'Invoices and pay' }).click();
      await tabs.getByRole('link', { name: 'Pay', exact: true }).click();
      await main.getByRole('button', { name: 'Add account' }).click();
      const form = page.getByRole('dialog', { name: 'Add account' });
      await form.getByLabel('Bank code').fill('NAB');
      await form.getByLabel('Account holder').fill('Gumleaf Cleaning');
      await expect(form.getByText('Filled in for NAB.')).toBeVisible();
      await expect(form.getByLabel('Add a balancing entry')).toBeChecked();
      await form.getByLabel('BSB', { exact: true }).fill('085-998');
      await form.getByLabel('Account number').fill('12345678');
      await form.getByLabel('Direct entry user ID').fill('123456');
      await form.getByLabel('Name payees see').fill('GUMLEAF');
      await form.getByLabel('Earliest processing date').selectOption('any');
      await form.getByRole('button', { name: 'Save account' }).click();
      await expect(main.getByRole('table', { name: 'Company bank accounts' })).toContainText('085-998 12345678');
    });

    await office.cancelOpenRun();
    await test.step('starts a pay run and lists people with problems first', async () => {
      await desk.getByRole('link', { name: 'Pay', exact: true }).click();
      await main.getByRole('button', { name: 'Start pay run' }).first().click();
      const form = page.getByRole('dialog', { name: 'Start pay run' });
      await expect(form.getByLabel('Pay work up to')).toBeFocused();
      await form.getByLabel('Pay work up to').fill(formatDay(today));
      await form.getByRole('button', { name: 'Start pay run' }).click();
      await expect(main.getByRole('heading', { name: /^Pay run \d+$/ })).toBeVisible();
      await expect(main).toBeFocused();
      await expect(main.getByRole('listitem').filter({ hasText: 'People' }).first()).toHaveAttribute(
        'aria-current',
        'step',
      );
      const person = main.getByRole('listitem').filter({ hasText: 'Rosa Ferraro' });
      await expect(person).toContainText('A$45.00');
      await expect(person).toContainText('You haven’t decided whether super is owed.');
      await expectBothWidths(page, 'people of a pay run');
      await person.getByRole('link', { name: 'Pay settings for Rosa Ferraro' }).click();
    });

    await test.step('saves the person’s super decision and details', async () => {
      await expect(main.getByRole('heading', { name: 'Rosa Ferraro' })).toBeVisible();
      await main.getByLabel('Decision').selectOption('Super is owed');
      await main.getByLabel('Reason').last().fill('Works alone, for labour.');
      await main.getByRole('button', { name: 'Save decision' }).click();
      await expect(main.getByText('Super is owed. Works alone, for labour.')).toBeVisible();
      await main.getByLabel('Family name').fill('Ferraro');
      await main.getByLabel('Given name', { exact: true }).fill('Rosa');
      await main.getByLabel('Suburb').fill('Norwood');
      await main.getByLabel('State', { exact: true }).selectOption('SA');
      await main.getByRole('button', { name: 'Save details' }).click();
      await expect(page.getByText('Details saved.')).toBeVisible();
      await expect(main.getByText('Nothing is missing for the TPAR.')).toBeVisible();
      await expectBothWidths(page, 'pay settings of a person');
    });

    await test.step('continues, previews and approves the pay run', async () => {
      await desk.getByRole('link', { name: 'Pay', exact: true }).click();
      await main.getByRole('link', { name: /^Continue pay run/ }).click();
      await main.getByRole('button', { name: 'Continue to preview' }).click();
      await expect(row).toContainText('A$45.00');
      await expect(row).toContainText('A$5.40');
      await main.getByRole('button', { name: 'Show pay details for Rosa Ferraro' }).click();
      const lines = page.getByRole('dialog', { name: 'Pay details for Rosa Ferraro' });
      await expect(lines.getByRole('row').filter({ hasText: 'Semaphore Jetty Kiosk' })).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(main.getByRole('row').filter({ hasText: 'Semaphore Jetty Kiosk' })).toContainText('A$45.00');
      await expectBothWidths(page, 'preview of a pay run');
      await main.getByRole('button', { name: 'Approve', exact: true }).click();
      await confirm(page, 'The total is A$', 'Approve');
      await expect(main.getByText(/^Approved by /)).toBeVisible();
      const next = main.getByRole('region', { name: 'Bank file' });
      await expect(next).toBeFocused();
      await expect(next.getByRole('heading', { name: 'Bank file' })).toBeInViewport();
    });

    await test.step('downloads the bank file and marks the run as paid', async () => {
      const account = main.getByLabel('Pay from');
      const ownAccount = account.locator('option', { hasText: 'Gumleaf Cleaning, ' });
      await account.selectOption((await ownAccount.getAttribute('value')) ?? '');
      await main.getByLabel('Processing date').fill(formatDay(today));
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: 'Download bank file' }).click(),
      ]);
      const lines = (await readFile(await download.path(), 'latin1')).split('\r\n').filter((line) => line !== '');
      expect(lines.every((line) => line.length === 120)).toBe(true);
      expect(lines.find((line) => line.includes('ROSA FERRARO'))).toContain('500000004500');
      await expect(main.getByRole('table', { name: 'Bank files' })).toBeVisible();
      // The main button is now Mark as paid.
      await expect(main.getByRole('button', { name: 'Download bank file again' })).toHaveClass(/secondary/);
      await expect(main.getByLabel('Paid on')).toHaveValue(formatDay(today));
      // The approval has changed the people's payments, but no row has come while the page was open.
      await expect(main.getByRole('table', { name: 'By person' }).locator('.ui-new')).toHaveCount(0);
      await expectBothWidths(page, 'an approved pay run');
      await main.getByRole('button', { name: 'Mark as paid' }).click();
      await confirm(page, 'You can’t undo this.', 'Mark as paid');
      await expect(main.getByText(/^Paid on /)).toBeVisible();
    });

    await test.step('gives the office and the person the remittance advice', async () => {
      const document = row.filter({ hasText: 'Remittance advice' }).first();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        document.getByRole('button', { name: /^Download PDF of RA-\d+$/ }).click(),
      ]);
      expect((await readFile(await download.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
      await expectBothWidths(page, 'a paid run');
      // The page has been open since the work arrived.
      await phone.getByRole('link', { name: /^Payment on/ }).click();
      await expect(phone.getByRole('main')).toContainText('ending in 567');
      await expect(phone.getByRole('main')).toContainText('A$45.00');
      await expect(phone.getByRole('main')).toContainText('A$5.40');
      const [ownAccount] = await Promise.all([
        phone.waitForEvent('download'),
        phone.getByRole('button', { name: /Remittance advice RA-\d+, PDF/ }).click(),
      ]);
      expect((await readFile(await ownAccount.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
    });

    await test.step('adds an adjustment with a receipt that the person can download', async () => {
      await desk.getByRole('link', { name: 'Pay', exact: true }).click();
      await tabs.getByRole('link', { name: 'Adjustments' }).click();
      await main.getByRole('button', { name: 'Add adjustment' }).first().click();
      const form = page.getByRole('dialog', { name: 'Add adjustment' });
      await form.getByLabel('Find a person').fill('rosa ferr');
      await form.getByLabel('Person', { exact: true }).selectOption({ label: 'Rosa Ferraro' });
      await form.getByLabel('Amount').fill('12.40');
      await form.getByLabel('Reason').fill('Train tickets to the jetty');
      // Releasing the mouse outside the form keeps it open.
      await form.getByLabel('Reason').hover();
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      await form
        .getByLabel('Receipt')
        .setInputFiles({ name: 'ticket.png', mimeType: 'image/png', buffer: Buffer.from('no') });
      await form.getByRole('button', { name: 'Add adjustment' }).click();
      await expect(form.getByText('Must be one of: jpg, png, pdf')).toBeVisible();
      await form.getByLabel('Receipt').setInputFiles({ name: 'ticket.png', mimeType: 'image/png', buffer: RECEIPT });
      await expectBothWidths(page, 'the form of an adjustment');
      await form.getByRole('button', { name: 'Add adjustment' }).click();
      await expect(page.getByText('Adjustment added.')).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        row.getByRole('button', { name: /^Download the file: Reimbursement, Rosa Ferraro/ }).click(),
      ]);
      expect(await readFile(await download.path())).toEqual(RECEIPT);
      await navigate(phone, '/payments');
      const [read] = await Promise.all([
        phone.waitForEvent('download'),
        phone.getByRole('button', { name: 'Download the file: Train tickets to the jetty' }).click(),
      ]);
      expect(await readFile(await read.path())).toEqual(RECEIPT);
    });

    await test.step('counts the payment in super, cost by site and the TPAR', async () => {
      await tabs.getByRole('link', { name: 'Super' }).click();
      await expect(row).toContainText('A$5.40');
      await desk.getByRole('link', { name: 'Reports' }).click();
      await tabs.getByRole('link', { name: 'Cost by site' }).click();
      // In the first hours of a month, the work belongs to last month, which is folded.
      await expect(main.locator('details').first()).toBeVisible();
      await main.locator('details').evaluateAll((months: HTMLDetailsElement[]) => {
        for (const month of months) month.open = true;
      });
      await expect(main.getByRole('row').filter({ hasText: 'Semaphore Jetty Kiosk' })).toContainText('A$45.00');
      await tabs.getByRole('link', { name: 'Taxable payments (TPAR)' }).click();
      await expect(row).toContainText('A$45.00');
      await expect(row).not.toContainText('problem');
    });
    await rosaContext.close();
  });
});
