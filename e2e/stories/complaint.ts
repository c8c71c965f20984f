import { listComplaints, recordComplaint } from '@cleaning/contracts';
import { PHONE } from '../stack/frame';
import { getBusinessToday, type Person } from '../stack/office';
import { expectAccessible, holdAnswer, measureSidewaysScroll, navigate } from '../stack/pages';
import { expect, type Page, test } from '../stack/test';
import { expectReCleanShown, reopenComplaint } from './client-page';
import { type Story, savePicture, toTypedDay, WIDE } from './story';

const getStateBadge = (page: Page) => page.getByRole('main').locator('header .ui-badge');

/** Enters a complaint made by phone. It stays reported. */
export async function enterComplaint({ page }: Story, job_id: string): Promise<void> {
  const main = page.getByRole('main');
  await test.step('saves a complaint made by phone', async () => {
    await navigate(page, `/admin/complaints/new?job=${job_id}`);
    await expect(main.getByLabel('Site')).toHaveValue(job_id);
    await main.getByRole('button', { name: 'Save complaint' }).click();
    await expect(main.getByText('Fill in this field.').first()).toBeVisible();
    await main.getByLabel('Contact name').fill('Priya Nair');
    await main.getByLabel('Phone').fill('0491 570 156');
    await main.getByLabel('What’s wrong').fill('The bins are full.');
    await expectAccessible(page, 'a new complaint');
    const give = await holdAnswer(page, recordComplaint);
    await main.getByRole('button', { name: 'Save complaint' }).click();
    await expect(main.getByLabel('What’s wrong')).toBeDisabled();
    give();
    await expect(page.getByRole('heading', { level: 1, name: /^Complaint \d+$/ })).toBeVisible();
    await expect(getStateBadge(page)).toHaveText('Reported');
  });
}

/** Resolves the client's report with a free re-clean. */
export async function resolveComplaint(story: Story, job_id: string, cleaner: Person): Promise<void> {
  const { page, office, contact } = story;
  const main = page.getByRole('main');
  const { rows } = await office.call(listComplaints, {}, {}, { job_id });

  await test.step('acknowledges the complaint with one button and shows the response time', async () => {
    await navigate(page, `/admin/complaints/${rows[0]?.complaint_id}`);
    await expect(getStateBadge(page)).toHaveText('Reported');
    await main.getByRole('button', { name: 'Acknowledge' }).click();
    await expect(getStateBadge(page)).toHaveText('Acknowledged');
    await expect(main.getByText(/^After .+, by /)).toBeVisible();
  });
  await reopenComplaint(story);
  // Until the client's reopening arrives, the re-clean form is hidden or about to close.
  await expect(main.getByText('Reopened', { exact: true }).first()).toBeVisible();

  await test.step('plans a re-clean today with an unassigned cleaner', async () => {
    await main.getByText('Plan a re-clean', { exact: true }).click();
    await main.getByLabel('Sub-contractor', { exact: true }).selectOption({ label: cleaner.name });
    await main.getByLabel('Date', { exact: true }).fill(toTypedDay(getBusinessToday()));
    await main.getByLabel('Start time').fill('00:05');
    await main.getByLabel('End time').fill('23:55');
    await main.getByRole('button', { name: 'Plan re-clean' }).click();
    await expect(getStateBadge(page)).toHaveText('Re-clean planned');
    await expect(main.getByText('No charge to the client. The sub-contractor is paid.')).toBeVisible();
    await expectAccessible(page, 'a complaint with a re-clean');
    await savePicture(page, 'complaint');
    await page.setViewportSize(PHONE);
    expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
  });
  await expectReCleanShown(story);

  await test.step('finishes the re-clean and marks the complaint as fixed', async () => {
    await office.finish(await office.start(job_id, cleaner), cleaner);
    await expect(getStateBadge(page)).toHaveText('Re-clean done');
    await main.getByText('The client says it’s fixed', { exact: true }).click();
    await expect(main.getByLabel('Contact name')).toHaveValue(contact);
    await main.getByRole('button', { name: 'Mark as fixed' }).click();
    await expect(getStateBadge(page)).toHaveText('Confirmed');
  });

  await test.step('finds the complaint in the list of its site', async () => {
    await navigate(page, `/admin/complaints?job=${job_id}&state=all`);
    await expect(main.locator('.ui-record, td').filter({ hasText: contact }).first()).toBeVisible();
    expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'complaints on a phone');
    await page.setViewportSize(WIDE);
  });
}
