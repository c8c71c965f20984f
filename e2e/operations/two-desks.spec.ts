import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { blockReads, openDesk, openOnAll } from '../stack/desks';
import { getBusinessToday, Office } from '../stack/office';
import { navigate, verifyPerson } from '../stack/pages';
import { confirm, expect, type Page, test } from '../stack/test';

const [AMARA] = DEMO_CONTRACTORS.map(({ id, name, email }) => ({ id, name, email, password: DEMO_PASSWORD }));

/** Refusals after another admin's change. Settings and live changes: journeys/admin-two-desks.spec.ts. */
test.describe('Two desks', () => {
  // All tests share two browsers. Each test opens its own address.
  let page: Page;
  let other: Page;
  test.beforeAll(async ({ browser, product }) => {
    [page, other] = [await openDesk(browser, product), await openDesk(browser, product)];
  });
  test.afterAll(async () => {
    for (const desk of [page, other]) await desk.context().close();
  });
  const openBoth = (path: string) => openOnAll([page, other], path);

  test('refuses a stale edit of a job, and an assignment to an ended one', async ({ product }) => {
    const office = await Office.open(product);
    const job = await office.createPermanentJob('Two Desks', ['06:00-08:00']);
    await openBoth(`/admin/jobs/${job}/edit`);
    await page.getByLabel('Job title').fill('First Desk');
    await other.getByLabel('Job title').fill('Second Desk');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First Desk');
    await expect(
      other.getByText('Someone else has changed this. Show the current version, then make your changes again.'),
    ).toBeVisible();
    await expect(other.getByLabel('Job title')).toHaveValue('Second Desk');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      other.getByText('Someone else has changed this job. Reload the page to see the latest.'),
    ).toBeVisible();
    await other.getByRole('button', { name: 'Show the current version' }).click();
    await expect(other.getByLabel('Job title')).toHaveValue('First Desk');

    await openBoth(`/admin/jobs/${job}`);
    await page.getByLabel('All Users').selectOption({ label: AMARA?.name ?? '' });
    await page.getByRole('button', { name: 'Add User To Job' }).click();
    await confirm(page, `${AMARA?.name} has shifts at the same time.`, 'Assign anyway');
    await expect(other.getByRole('button', { name: `Remove ${AMARA?.name}` })).toBeVisible();
    await other.getByRole('button', { name: `Remove ${AMARA?.name}` }).click();
    await confirm(other, `Remove ${AMARA?.name}?\nThey’ll no longer be assigned to this job.`, 'Remove');
    await expect(page.getByText('No Sub-Contractors has enrolled for this job')).toBeVisible();

    await other.getByLabel('All Users').selectOption({ label: AMARA?.name ?? '' });
    await blockReads(other, `/api/admin/get-permanent-jobs/${job}`);
    await navigate(page, `/admin/jobs/${job}/edit`);
    await page.getByRole('button', { name: 'End Job' }).click();
    await confirm(page, 'End First Desk?\nYou can’t undo this.', 'End Job');
    await expect(page.getByText(/^This job ended on/)).toBeVisible();
    await other.getByRole('button', { name: 'Add User To Job' }).click();
    await expect(other.getByText('This job has ended.')).toBeVisible();
    await other.unrouteAll();
    await expect(other.getByText(/^This job ended on/)).toBeVisible();
  });

  test('refuses a second decision on a request', async ({ product }) => {
    if (!AMARA) throw new Error('The demo company has no sub-contractors.');
    const office = await Office.open(product);
    const job = await office.createPermanentJob('One Decision');
    await office.request(job, AMARA);
    await openBoth(`/admin/jobs/${job}`);
    await expect(other.getByRole('button', { name: `Reject ${AMARA.name}` })).toBeVisible();
    await blockReads(other, '/api/admin/get-all-req-users');
    await page.getByRole('button', { name: `Accept ${AMARA.name}` }).click();
    await confirm(page, `${AMARA.name} has shifts at the same time.`, 'Assign anyway');
    await expect(page.getByRole('button', { name: `Remove ${AMARA.name}` })).toBeVisible();
    await expect(other.getByRole('button', { name: `Remove ${AMARA.name}` })).toBeVisible();
    await other.getByRole('button', { name: `Reject ${AMARA.name}` }).click();
    await expect(other.getByText('This request has already been decided.')).toBeVisible();
    await other.unrouteAll();
    await expect(other.getByText('No pending requests.')).toBeVisible();
  });

  test('refuses a decision on a person who was removed', async ({ product }) => {
    const office = await Office.open(product);
    await office.addPeople('Twofold', 1, 'all');
    const [person] = await office.sql<{ id: string }>('auth', "SELECT id FROM account WHERE name = 'Twofold 001'");
    await openBoth(`/admin/sub-contractors/${person?.id}`);
    await expect(other.getByText('Not verified', { exact: true })).toBeVisible();
    await verifyPerson(page);
    await expect(other.getByText('Verified', { exact: true })).toBeVisible();
    await blockReads(other, `/api/admin/get-contractor/${person?.id}`);
    await page.getByRole('main').getByRole('button', { name: 'Remove' }).click();
    await confirm(
      page,
      'Remove Twofold 001?\nTheir account and documents will be deleted. You can’t undo this.',
      'Remove',
    );
    await expect(page).toHaveURL(/\/admin\/sub-contractors$/);
    await other.getByRole('main').getByRole('button', { name: 'Disprove' }).click();
    await expect(other.getByRole('alert').filter({ hasText: /removed|doesn’t exist/ })).toBeVisible();
    await other.unrouteAll();
    await expect(other.getByRole('heading', { name: 'Twofold 001' })).toBeHidden();
  });

  test('refuses a second correction of a work record until it is reloaded', async ({ product }) => {
    const office = await Office.open(product);
    const job = await office.createPermanentJob('Two Pens', ['06:00-08:00']);
    await office.addManualRecord(job, AMARA?.id ?? '', getBusinessToday(), '100', '70');
    const [record] = await office.sql<{ id: string }>('jobs', 'SELECT id FROM work_record WHERE job_id = $1', [job]);
    await openBoth(`/admin/work/${record?.id}`);
    for (const [desk, amount] of [
      [page, '2000'],
      [other, '3000'],
    ] as const) {
      await desk.getByLabel('Pay/day (A$)').fill(amount);
      await desk.getByLabel('Reason').fill('Agreed by telephone');
    }
    const correct = async (desk: Page) => {
      await desk.getByRole('button', { name: 'Save correction' }).click();
      await confirm(desk, 'Save correction?\nThe old values stay in the timesheet’s history.', 'Save correction');
    };
    await correct(page);
    await expect(page.getByText('Timesheet corrected.')).toBeVisible();
    await expect(other.getByText('A$2,000.00')).toBeVisible();
    await expect(
      other.getByText('Someone else has changed this. Show the current version, then make your changes again.'),
    ).toBeVisible();
    await correct(other);
    await expect(other.getByText('Someone else has corrected this timesheet.')).toBeVisible();
    await other.getByRole('button', { name: 'Show the current version' }).click();
    await expect(other.getByLabel('Reason')).toHaveValue('');
    const history = other.getByRole('table', { name: 'Earlier values' });
    await expect(history.getByRole('row')).toHaveCount(2);
    await expect(history).toContainText('A$100.00');
  });
});
