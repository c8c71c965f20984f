import { readFile } from 'node:fs/promises';
import { backdateClockEvents, goOffline, goOnline, waitUntilCached } from '../stack/connection';
import { getBusinessToday, Office } from '../stack/office';
import { expectFits, goOn } from '../stack/pages';
import { confirm, expect, openAs, type Page, testInOpenWindow as test } from '../stack/test';

/** A picture of one pixel. */
const RECEIPT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const dayText = (day: string) => day.split('-').reverse().join('/');

/** The page as it is fits at both widths, open to everybody. Those without a state of their own: demo-company/every-page.spec.ts. */
const looksWhole = (page: Page, place: string) =>
  expectFits(page, place, [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ]);

/** From worked hours to the annual report. */
test.describe('a pay run', () => {
  test.skip(({ product }) => !product.storage, 'needs a stack of its own');

  test('from work to its approval, the bank file, a remittance advice and the annual report', async ({
    page,
    browser,
    product,
  }) => {
    const office = await Office.open(product);
    const job = await office.permanentJob('Semaphore Jetty Kiosk');
    // A registration, its verification and a request for a job by the pages: main-job.spec.ts.
    const rosa = await office.contractor('Rosa Ferraro');
    await office.assign(job, rosa);
    await office.backdate(job);
    const today = getBusinessToday();
    // The phone works without a connection.
    const ofRosa = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      serviceWorkers: 'allow',
    });
    const phone = await ofRosa.newPage();

    await openAs(page, product.admin, '/admin/approvals');
    const main = page.getByRole('main');
    const desk = page.getByRole('navigation', { name: 'Desk' });
    const tabs = main.getByRole('navigation');
    const row = main.getByRole('row').filter({ hasText: 'Rosa Ferraro' });

    await test.step('works an hour and a half where the phone has no connection', async () => {
      await openAs(phone, rosa, '/my-jobs');
      await waitUntilCached(phone, job);
      await goOn(phone, `/my-jobs/${job}`);
      await expect(phone.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
      await goOffline(ofRosa, product);
      await phone.getByRole('button', { name: 'Start', exact: true }).click();
      await confirm(phone, 'Start this job?', 'Start');
      await phone.getByRole('main').getByRole('button', { name: 'Finished' }).click();
      await confirm(phone, 'Finish this job?', 'Finished');
      await expect(phone.getByRole('main').getByRole('button', { name: 'Finished' })).toBeHidden();
      await backdateClockEvents(phone, [100, 10]);
      await phone.reload();
      await goOnline(ofRosa, product);
      await expect(phone.getByText('Everything saved on your phone has been sent.')).toBeVisible({ timeout: 30_000 });
      await goOn(phone, '/payments');
      await expect(phone.getByRole('main')).toContainText('Waiting for approval');
      await expect(phone.getByRole('main')).toContainText('A$45.00');
    });

    await test.step('what was held is approved', async () => {
      await main.getByLabel('Site or person').fill('rosa ferr');
      const found = main.getByRole('table', { name: 'Timesheets' }).getByRole('row');
      // The head and Rosa's.
      await expect(found).toHaveCount(2);
      await main.getByRole('button', { name: 'Approve all' }).click();
      await confirm(page, 'Approve 1 timesheet?\nTotal A$', 'Approve all');
      await expect(page.getByText('1 timesheet approved.')).toBeVisible();
    });

    await test.step('the account that payments are taken from is entered once', async () => {
      await desk.getByRole('link', { name: 'Pay', exact: true }).click();
      await expect(main.getByRole('heading', { name: 'Pay runs' })).toBeVisible();
      await desk.getByRole('link', { name: 'Settings' }).click();
      await tabs.getByRole('link', { name: 'Pay' }).click();
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
    await test.step('a run is opened; who has a problem is shown first, with the way to correct it', async () => {
      await desk.getByRole('link', { name: 'Pay', exact: true }).click();
      await main.getByRole('button', { name: 'Start pay run' }).first().click();
      const form = page.getByRole('dialog', { name: 'Start pay run' });
      await expect(form.getByLabel('Pay work up to')).toBeFocused();
      await form.getByLabel('Pay work up to').fill(dayText(today));
      await form.getByRole('button', { name: 'Start pay run' }).click();
      await expect(main.getByRole('heading', { name: /^Pay run \d+$/ })).toBeVisible();
      await expect(main).toBeFocused();
      await expect(main.getByRole('listitem').filter({ hasText: 'People' }).first()).toHaveAttribute(
        'aria-current',
        'step',
      );
      const person = main.getByRole('listitem').filter({ hasText: 'Rosa Ferraro' });
      await expect(person).toContainText('A$45.00');
      await expect(person).toContainText('Nobody has decided whether super is owed.');
      await looksWhole(page, 'people of a pay run');
      await person.getByRole('link', { name: 'Pay settings for Rosa Ferraro' }).click();
    });

    await test.step('what is kept of a person for paying them', async () => {
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
      await expect(main.getByText('Nothing is missing for the annual report.')).toBeVisible();
      await looksWhole(page, 'pay settings of a person');
    });

    await test.step('the run is taken up again, looked at and approved', async () => {
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
      await looksWhole(page, 'preview of a pay run');
      await main.getByRole('button', { name: 'Approve', exact: true }).click();
      await confirm(page, 'The total is A$', 'Approve');
      await expect(main.getByText(/^Approved by /)).toBeVisible();
      const next = main.getByRole('region', { name: 'Bank file' });
      await expect(next).toBeFocused();
      await expect(next.getByRole('heading', { name: 'Bank file' })).toBeInViewport();
    });

    await test.step('the bank file is downloaded, and the run marked as paid', async () => {
      const account = main.getByLabel('Pay from');
      const own = account.locator('option', { hasText: 'Gumleaf Cleaning, ' });
      await account.selectOption((await own.getAttribute('value')) ?? '');
      await main.getByLabel('Processing date').fill(dayText(today));
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: 'Download bank file' }).click(),
      ]);
      const lines = (await readFile(await download.path(), 'latin1')).split('\r\n').filter((line) => line !== '');
      expect(lines.every((line) => line.length === 120)).toBe(true);
      expect(lines.find((line) => line.includes('ROSA FERRARO'))).toContain('500000004500');
      await expect(main.getByRole('table', { name: 'Bank files' })).toBeVisible();
      // Paying is what comes next.
      await expect(main.getByRole('button', { name: 'Download bank file again' })).toHaveClass(/secondary/);
      await expect(main.getByLabel('Paid on')).toHaveValue(dayText(today));
      await looksWhole(page, 'an approved pay run');
      await main.getByRole('button', { name: 'Mark as paid' }).click();
      await confirm(page, 'You can’t undo this.', 'Mark as paid');
      await expect(main.getByText(/^Paid on /)).toBeVisible();
    });

    await test.step('the person has a remittance advice', async () => {
      const document = row.filter({ hasText: 'Remittance advice' }).first();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        document.getByRole('button', { name: /^Download PDF of RA-\d+$/ }).click(),
      ]);
      expect((await readFile(await download.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
      await looksWhole(page, 'a paid run');
      // The page is open since the work arrived.
      await phone.getByRole('link', { name: /^Payment on/ }).click();
      await expect(phone.getByRole('main')).toContainText('ending in 567');
      await expect(phone.getByRole('main')).toContainText('A$45.00');
      await expect(phone.getByRole('main')).toContainText('A$5.40');
      const [own] = await Promise.all([
        phone.waitForEvent('download'),
        phone.getByRole('button', { name: /Remittance advice RA-\d+, PDF/ }).click(),
      ]);
      expect((await readFile(await own.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
    });

    await test.step('an adjustment has its receipt, which the person reads too', async () => {
      await desk.getByRole('link', { name: 'Pay', exact: true }).click();
      await tabs.getByRole('link', { name: 'Adjustments' }).click();
      await main.getByRole('button', { name: 'Add adjustment' }).first().click();
      const form = page.getByRole('dialog', { name: 'Add adjustment' });
      await form.getByLabel('Find a person').fill('rosa ferr');
      await form.getByLabel('Person', { exact: true }).selectOption({ label: 'Rosa Ferraro' });
      await form.getByLabel('Amount').fill('12.40');
      await form.getByLabel('Reason').fill('Train tickets to the jetty');
      // A selection that ends beside the form leaves it open.
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
      await looksWhole(page, 'the form of an adjustment');
      await form.getByRole('button', { name: 'Add adjustment' }).click();
      await expect(page.getByText('Adjustment added.')).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        row.getByRole('button', { name: /^Download the file: Reimbursement, Rosa Ferraro/ }).click(),
      ]);
      expect(await readFile(await download.path())).toEqual(RECEIPT);
      await goOn(phone, '/payments');
      const [read] = await Promise.all([
        phone.waitForEvent('download'),
        phone.getByRole('button', { name: 'Download the file: Train tickets to the jetty' }).click(),
      ]);
      expect(await readFile(await read.path())).toEqual(RECEIPT);
    });

    await test.step('super, cost and the annual report have the payment', async () => {
      await tabs.getByRole('link', { name: 'Super' }).click();
      await expect(row).toContainText('A$5.40');
      await desk.getByRole('link', { name: 'Reports' }).click();
      await tabs.getByRole('link', { name: 'Cost by site' }).click();
      await expect(main.getByRole('row').filter({ hasText: 'Semaphore Jetty Kiosk' })).toContainText('A$45.00');
      await tabs.getByRole('link', { name: 'Annual report' }).click();
      await expect(row).toContainText('A$45.00');
      await expect(row).not.toContainText('problem');
    });
    await ofRosa.close();
  });
});
