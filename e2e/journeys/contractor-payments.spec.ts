import { readFile } from 'node:fs/promises';
import { approveRun, createRun, decideWork, listApprovals, markRunPaid } from '@cleaning/contracts';
import { goOffline, goOnline, waitUntilCached } from '../stack/connection';
import { getBusinessToday, Office } from '../stack/office';
import { expectAccessible, measureSidewaysScroll, navigate } from '../stack/pages';
import { expect, openAs, testInOpenWindow as test } from '../stack/test';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 }, hasTouch: true });

test.describe('Payments', () => {
  test.skip(({ product }) => !product.storage, 'needs a stack of its own');

  test('follows pay from approved work to a remittance advice, also offline', async ({ page, context, product }) => {
    const office = await Office.open(product);
    const place = `Port Adelaide Maritime Warehouse and Conference Centre, Level 12 ${Date.now().toString(36)}`;
    const job = await office.createPermanentJob(place);
    const [hana, other] = await Promise.all([
      office.registerVerified('Hana Wilhelmina Lindqvist-Abernathy'),
      office.registerVerified('Otis Newman'),
    ]);
    await office.assign(job, hana);
    const today = getBusinessToday();
    for (const again of [false, true]) await office.addManualRecord(job, hana.id, today, '90', '55.50', again);
    const main = page.getByRole('main');
    const card = (title: string) =>
      main.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    const total = (name: string) => main.locator('.mc-totals dl div').filter({ hasText: name });
    const expectPhoneLayout = async (what: string) => {
      await expect.poll(() => measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page, what);
    };

    await test.step('shows approved pay and pending pay with its reason and next step', async () => {
      await openAs(page, hana);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Your money' }).getByRole('link', { name: 'Payments' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments');
      await expect(total('Approved')).toContainText('A$55.50');
      await expect(total('Waiting for approval')).toContainText('A$55.50');
      await expect(card('Approved')).toContainText('into the account ending in 567');
      await expect(card('Waiting for approval')).toContainText('Looks like a duplicate');
      await expect(card('Waiting for approval')).toContainText('Tell the office if you did the same work twice');
      await expectPhoneLayout('payments to come');
    });

    let firstPdf = Buffer.alloc(0);
    await office.cancelOpenRun();
    const run = await office.call(createRun, { through_day: today, pay_day: today });
    const approvedRun = await office.call(approveRun, { preview_key: run.preview_key }, { run_id: run.id });
    await test.step('shows pay on its way and the account that it goes to', async () => {
      await page.reload();
      await expect(card('On its way')).toContainText('into the account ending in 567');
      await expect(card('On its way')).toContainText(place);
      await expect(total('On its way')).toContainText('A$55.50');
    });

    await office.call(markRunPaid, { version: approvedRun.version, paid_on: today }, { run_id: run.id });
    const { rows } = await office.call(listApprovals, { user_id: hana.id });
    await office.call(decideWork, {
      rows: rows.map(({ row_id, version }) => ({ row_id, version })),
      decision: 'reject',
      note: 'Written twice',
    });
    await test.step('leads from the notice to the payment, its documents and the office’s note', async () => {
      await navigate(page, '/notices');
      await main.getByRole('link', { name: /You’ve been paid/ }).click();
      await expect(page).toHaveURL(/\/payments$/);
      await expect(card('Recent decisions')).toContainText('Note from the office: Written twice');
      await expect(card('Your year')).toContainText('A$55.50');
      await expectPhoneLayout('payments');
      await card('Paid')
        .getByRole('link', { name: /Payment on/ })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Payment on \w{3} \d{1,2} \w{3}$/);
      await expect(main).toContainText('ending in 567');
      await expect(card('What it’s for')).toContainText(place);
      const [pdf] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: /Remittance advice RA-\d+, PDF/ }).click(),
      ]);
      expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
      firstPdf = await readFile(await pdf.path());
      expect(firstPdf.subarray(0, 5).toString()).toBe('%PDF-');
      await expectPhoneLayout('one payment');
    });

    await test.step('saves details for the TPAR and super', async () => {
      await navigate(page, '/payments');
      await main.getByRole('link', { name: 'Details for tax and super' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Details for tax and super');
      await expect(main.getByText(/^Still needed for the yearly report: .*Family name/)).toBeVisible();
      await expectPhoneLayout('details for tax and super, empty');
      await main
        .getByLabel('Family name')
        .fill('Lindqvist-Abernathy of the Port Adelaide Maritime Quarter and of Semaphore');
      await main.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(main.getByLabel('Family name')).toHaveAttribute('aria-invalid', 'true');
      await main.getByLabel('Family name').fill('Lindqvist-Abernathy');
      await main.getByLabel('Given name', { exact: true }).fill('Hana');
      await main.getByLabel('Suburb or town').fill('Port Adelaide');
      await main.getByLabel('State', { exact: true }).selectOption('South Australia');
      await main.getByLabel('Registered for GST since').fill('01/07/2026');
      await main.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(main.getByText('Details saved.')).toBeVisible();
      await expect(main.getByText('We have everything we need for the yearly report.')).toBeVisible();
      await expect(main.getByText(/^The office is checking your GST registration/)).toBeVisible();
      await expectPhoneLayout('details for tax and super');
    });

    await test.step('shows read payments and their documents offline', async () => {
      await navigate(page, `/my-jobs/${job}`);
      await waitUntilCached(page, job);
      await navigate(page, '/payments');
      await card('Paid')
        .getByRole('link', { name: /Payment on/ })
        .click();
      await expect(card('What it’s for')).toContainText(place);
      await goOffline(context, product);
      await page.goto('/payments');
      await expect(card('Paid')).toContainText('A$55.50');
      await expect(card('Your year')).toContainText('A$55.50');
      await expect(main.getByText(/^As of \d{1,2} \w{3} \d{4}/)).toBeVisible();
      await card('Paid')
        .getByRole('link', { name: /Payment on/ })
        .click();
      await expect(card('What it’s for')).toContainText(place);
      const [again] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: /Remittance advice/ }).click(),
      ]);
      expect(await readFile(await again.path())).toEqual(firstPdf);
    });

    await test.step('removes payments from the phone when another person logs in', async () => {
      await goOnline(context, product);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL((url) => url.pathname === '/login' || url.pathname === '/');
      await openAs(page, other, '/payments');
      await expect(main.getByText('No payments yet. Your finished work will show here.')).toBeVisible();
      await expect(main.getByText('A$55.50')).toHaveCount(0);
      const stored = await page.evaluate(async () => {
        const names = (await caches.keys()).filter((name) => name.startsWith('own-'));
        const all = await Promise.all(
          names.map(async (name) => {
            const copies = await caches.open(name);
            const answers = await Promise.all((await copies.keys()).map((request) => copies.match(request)));
            return Promise.all(answers.map((answer) => answer?.text() ?? ''));
          }),
        );
        return all.flat().join('\n');
      });
      // Ignores seconds in times, like 12:04:55.50.
      expect(stored).not.toMatch(/(?<!:)55\.50/);
      expect(stored).not.toContain('%PDF');
      await expectPhoneLayout('no payments');
    });
  });
});
