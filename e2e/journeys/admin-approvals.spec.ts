import { readFile } from 'node:fs/promises';
import { decideWork } from '@cleaning/contracts';
import { getBusinessToday, Office } from '../stack/office';
import { expectAccessible, holdAnswer, measureSidewaysScroll } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

test.describe('Approvals', () => {
  test.skip(({ product }) => !product.storage, 'needs a stack of its own');

  test('approves and rejects timesheets, and shows the sub-contractor each decision', async ({
    page,
    otherPage: dashboard,
    product,
  }) => {
    const office = await Office.open(product);
    const job = await office.createPermanentJob('Pelican Point Depot', ['00:00-11:59', '12:00-23:59']);
    const hana = await office.registerVerified('Hana Lindqvist');
    await office.assign(job, hana);
    await office.backdate(job);
    const today = getBusinessToday();
    // One late clock event (15 minutes) and three equal manual records, two of them held.
    await office.finish(await office.start(job, hana, 15), hana);
    for (const again of [false, true, true]) await office.addManualRecord(job, hana.id, today, '90', '55.50', again);
    await office.addManualRecord(job, hana.id, today, '40', '20');

    await openAs(page, product.admin, '/admin/approvals');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Approvals' })).toBeVisible();
    const table = main.getByRole('table', { name: 'Timesheets' });
    const rows = table.getByRole('row').filter({ hasText: 'Hana Lindqvist' });

    await test.step('lists held timesheets with reason, length, location and amount', async () => {
      await main.getByLabel('Site or person').fill('hana lind');
      // The header and this person's three rows.
      await expect(table.getByRole('row')).toHaveCount(4);
      await expect(rows).toHaveCount(3);
      const late = rows.filter({ hasText: 'Sent late' });
      await expect(late).toContainText(/\(\d+ min\)\s*Planned (00:00–11:59|12:00–23:59)/);
      await expect(late.getByRole('link', { name: /Start on map/ })).toHaveAttribute('href', /138\.59986/);
      await expect(rows.filter({ hasText: 'Possible duplicate' })).toHaveCount(2);
      await expect(rows.filter({ hasText: 'Possible duplicate' }).first()).toContainText('A$55.50');
      await expect.poll(() => measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
      expect((await rows.first().boundingBox())?.y, 'the first record is near the top').toBeLessThan(370);
    });

    await test.step('shows each timesheet as a card on a phone without sideways scrolling', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
      await expect(rows.first().getByRole('checkbox')).toBeVisible();
      await expectAccessible(page, 'approvals at 390 px');
      await page.setViewportSize({ width: 1280, height: 900 });
    });

    await openAs(dashboard, hana);
    const timesheet = dashboard.getByRole('main').getByRole('table', { name: /Timesheet/ });
    const figure = (name: string) => dashboard.getByRole('main').locator('.mc-totals dl div').filter({ hasText: name });

    await test.step('shows the sub-contractor pending pay separately from approved pay', async () => {
      await expect(timesheet.getByText('Waiting for approval')).toHaveCount(3);
      await expect(figure('Total payment')).toContainText('A$75.50');
      await expect(figure('Waiting for approval')).toContainText('A$1');
      await expect.poll(() => measureSidewaysScroll(dashboard)).toBeLessThanOrEqual(0);
      await expectAccessible(dashboard, 'earnings that wait');
      const [download] = await Promise.all([
        dashboard.waitForEvent('download'),
        dashboard.getByRole('button', { name: 'Download CSV' }).click(),
      ]);
      const csv = await readFile(await download.path(), 'utf8');
      expect(csv).toContain(`${today},Pelican Point Depot,,55.50,Waiting for approval`);
      expect(csv).toMatch(/\r\nTotal,,\d\d:\d\d,75\.50,\r\nWaiting for approval,,,1\d\d\.\d\d,\r\n$/);
    });

    await test.step('rejects one timesheet with a note, by keyboard alone', async () => {
      const checkbox = rows.filter({ hasText: 'Possible duplicate' }).first().getByRole('checkbox');
      await checkbox.focus();
      await page.keyboard.press('Space');
      await main.getByRole('button', { name: 'Reject 1 timesheet' }).press('Enter');
      await expect(main.getByText('Write a note to say why.')).toBeVisible();
      await expect(main.getByLabel('Note')).toBeFocused();
      await page.keyboard.type('Added three times');
      await main.getByRole('button', { name: 'Reject 1 timesheet' }).press('Enter');
      await confirm(page, 'Reject 1 timesheet?\nIt won’t be paid.', 'Reject 1 timesheet');
      await expect(page.getByText('1 timesheet rejected.')).toBeVisible();
      await expect(rows).toHaveCount(2);
      // The bar has gone, and the next record is focused.
      await expect(rows.locator('input:focus')).toHaveCount(1);
      await expect(main.getByRole('region', { name: 'Approve or reject selected timesheets' })).toHaveCount(0);
    });

    await test.step('keeps focus and selection when a slow approval answers after a new search', async () => {
      await office.addManualRecord(job, hana.id, today, '90', '55.50', true);
      const duplicates = rows.filter({ hasText: 'Possible duplicate' }).getByRole('checkbox');
      // Two rows, so that the search keeps one.
      await expect(duplicates).toHaveCount(2);
      await duplicates.first().check();
      const release = await holdAnswer(page, decideWork);
      await main.getByRole('button', { name: 'Approve 1 timesheet' }).click();
      const search = main.getByLabel('Site or person');
      await search.fill('pelican point');
      await expect(page).toHaveURL(/text=pelican/);
      await expect(duplicates).toHaveCount(1);
      await duplicates.check();
      await search.focus();
      release();
      await expect(page.getByText('1 timesheet approved.')).toBeVisible();
      await expect(duplicates).toBeChecked();
      await expect(search).toBeFocused();
      await search.fill('hana lind');
      await expect(page).toHaveURL(/text=hana/);
      await expect(rows).toHaveCount(2);
    });

    await test.step('reports a timesheet that another admin has already decided', async () => {
      await rows.filter({ hasText: 'Possible duplicate' }).getByRole('checkbox').check();
      await expectAccessible(page, 'approvals with a record chosen');
      const [other] = await office.sql<{ id: string; version: number }>(
        'jobs',
        `SELECT id, version FROM work_record WHERE person_id = $1 AND is_manual AND state = 'held'`,
        [hana.id],
      );
      // Stops the list from reloading before the answer arrives.
      await page.route('**/api/admin/desk/approvals', (route) => route.abort());
      const otherRow = { row_id: other?.id, version: other?.version };
      await office.call(decideWork, { rows: [otherRow], decision: 'approve' });
      await main.getByRole('button', { name: 'Approve 1 timesheet' }).click();
      await expect(main.getByRole('alert')).toContainText('has already decided: Hana Lindqvist’s timesheet');
      await page.unroute('**/api/admin/desk/approvals');
      await expect(rows).toHaveCount(1);
    });

    await test.step('approves all timesheets found with one button, except possible duplicates', async () => {
      await office.addManualRecord(job, hana.id, today, '90', '55.50', true);
      await expect(rows).toHaveCount(2);
      await main.getByRole('button', { name: 'Approve all' }).click();
      await expect(page.getByRole('alertdialog')).toContainText(
        '1 possible duplicate isn’t included. Check and approve those separately.',
      );
      await confirm(page, 'Approve 1 timesheet?\nTotal A$', 'Approve all');
      await expect(page.getByText('1 timesheet approved. 1 possible duplicate still to check.')).toBeVisible();
      await expect(rows).toHaveCount(1);
      await expect(main.getByRole('button', { name: 'Approve all' })).toBeDisabled();
      await rows.getByRole('checkbox').check();
      await main.getByRole('button', { name: 'Approve 1 timesheet' }).click();
      await expect(main.getByText('No timesheets found.')).toBeVisible();
      await main.getByLabel('Show').selectOption('Rejected');
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText('Added three times');
    });

    await test.step('shows the sub-contractor the decisions', async () => {
      await expect(timesheet.getByText('Not approved: Added three times')).toBeVisible();
      await expect(timesheet.getByText('Waiting for approval')).toHaveCount(0);
      await expect(figure('Waiting for approval')).toHaveCount(0);
    });
  });

  test('reviews held timesheets one by one beside the person’s day, with single keys', async ({
    page,
    otherPage,
    product,
  }) => {
    const office = await Office.open(product);
    const job = await office.createPermanentJob('Semaphore Library and Community Learning Centre', [
      '00:00-11:59',
      '12:00-23:59',
    ]);
    const ivo = await office.registerVerified('Ivo Konstantinopoulos-Featherstonehaugh');
    await office.assign(job, ivo);
    await office.backdate(job);
    await office.finish(await office.start(job, ivo, 15), ivo);
    for (const again of [false, true, true])
      await office.addManualRecord(job, ivo.id, getBusinessToday(), '90', '55.50', again);

    await openAs(page, product.admin, '/admin/approvals?text=ivo konst');
    const main = page.getByRole('main');
    const rows = main.getByRole('table', { name: 'Timesheets' }).getByRole('row').filter({ hasText: 'Ivo' });
    const review = main.getByRole('region', { name: 'Timesheet under review' });
    const current = main.locator('tr[aria-current="true"]');
    await expect(rows).toHaveCount(3);

    await test.step('moves through the list with j and k, and shows the rest of the day', async () => {
      await page.keyboard.press('j');
      await expect(review.getByText('1 of 3')).toBeVisible();
      await expect(review.getByRole('listitem')).toHaveCount(4);
      await expect(review).toContainText('This timesheet');
      await expectAccessible(page, 'a held record at 1280 px');
      await page.keyboard.press('j');
      await expect(review.getByText('2 of 3')).toBeVisible();
      await page.keyboard.press('k');
      await expect(review.getByText('1 of 3')).toBeVisible();
      await expect(current).toHaveCount(1);
      // `g a` is a shortcut to Approvals. The `a` must not approve.
      await page.keyboard.press('g');
      await page.keyboard.press('a');
      await expect(page).toHaveURL(/\/admin\/approvals$/);
      await page.goBack();
      await expect(rows).toHaveCount(3);
    });

    await test.step('asks for a reason on r, approves on a, and ignores keys typed in fields', async () => {
      await rows
        .filter({ hasText: 'Possible duplicate' })
        .first()
        .getByRole('button', { name: /^Review Ivo/ })
        .click();
      await expect(review).toBeFocused();
      await page.keyboard.press('r');
      await expect(review.getByText('Write a note to say why.')).toBeVisible();
      await expect(review.getByLabel('Message to the person')).toBeFocused();
      await page.keyboard.type('a jar of jam is no reason');
      await review.getByRole('button', { name: 'Reject timesheet' }).click();
      await confirm(page, 'Reject 1 timesheet?\nIt won’t be paid.', 'Reject timesheet');
      await expect(rows).toHaveCount(2);
      await expect(review).toBeFocused();
      await page.keyboard.press('a');
      await expect(rows).toHaveCount(1);
      await expect(review.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', /\/admin\/work\/[0-9a-f-]+$/);
    });

    await test.step('fits a phone, and ignores single keys once they are switched off', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page, 'a held record at 390 px');
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.evaluate(() => localStorage.setItem('single-keys', 'off'));
      await page.reload();
      await expect(rows).toHaveCount(1);
      await page.keyboard.press('j');
      await page.keyboard.press('a');
      await expect(review).toHaveCount(0);
      await expect(rows).toHaveCount(1);
    });

    await test.step('shows the person the reason', async () => {
      await openAs(otherPage, ivo, '/payments');
      await expect(otherPage.getByRole('main')).toContainText('Note from the office: a jar of jam is no reason');
    });
  });
});
