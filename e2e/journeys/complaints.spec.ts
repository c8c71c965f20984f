import { PHONE } from '../stack/frame';
import { businessToday, Office, type Person } from '../stack/office';
import { expectAccessible, sideways } from '../stack/pages';
import { expect, openAs, type Page, testInOpenWindow as test } from '../stack/test';

test.describe('a complaint', () => {
  let office: Office;
  let cleaner: Person;
  let job: string;
  const title = `Torrens Offices ${Date.now().toString(36)}`;
  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    cleaner = await office.contractor('Kim Reclean');
    job = await office.permanentJob(title);
  });

  const state = (page: Page) => page.getByRole('main').locator('header .ui-badge');

  test('is acknowledged, put right by a re-clean without charge, and confirmed', async ({ page, product }) => {
    const main = page.getByRole('main');
    await openAs(page, product.admin, `/admin/complaints/new?job=${job}`);
    await test.step('entered as the client has said it', async () => {
      await expect(main.getByLabel('Place')).toHaveValue(job);
      await main.getByRole('button', { name: 'Enter complaint' }).click();
      await expect(main.getByText('Please fill this field.').first()).toBeVisible();
      await main.getByLabel('Who of the client').fill('Priya Nair');
      await main.getByLabel('Telephone').fill('0491 570 156');
      await main.getByLabel('What is wrong').fill('The kitchen floor is sticky, and the bins are full.');
      await expectAccessible(page, 'a new complaint');
      await main.getByRole('button', { name: 'Enter complaint' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Complaint \d+$/ })).toBeVisible();
      await expect(state(page)).toHaveText('Reported');
    });

    await test.step('acknowledged in one press, with the time until then', async () => {
      await main.getByRole('button', { name: 'Acknowledge' }).click();
      await expect(state(page)).toHaveText('Acknowledged');
      await expect(main.getByText(/^After .+, by /)).toBeVisible();
    });

    await test.step('a re-clean of today by somebody who is not assigned', async () => {
      await main.getByText('Plan a re-clean', { exact: true }).click();
      await main.getByLabel('Who', { exact: true }).selectOption({ label: cleaner.name });
      await main.getByLabel('Day', { exact: true }).fill(businessToday().split('-').reverse().join('/'));
      await main.getByLabel('Start time').fill('00:05');
      await main.getByLabel('End time').fill('23:55');
      await main.getByRole('button', { name: 'Plan re-clean' }).click();
      await expect(state(page)).toHaveText('Re-clean planned');
      await expect(main.getByText('Without charge for the client. The cleaner is paid.')).toBeVisible();
      await expectAccessible(page, 'a complaint with a re-clean');
      await page.setViewportSize(PHONE);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    });

    await test.step('finished by the cleaner, and confirmed for the client', async () => {
      await office.finish(await office.start(job, cleaner), cleaner);
      await expect(state(page)).toHaveText('Re-clean done');
      await main.getByText('The client is satisfied', { exact: true }).click();
      await expect(main.getByLabel('Who of the client')).toHaveValue('Priya Nair');
      await main.getByRole('button', { name: 'Save' }).click();
      await expect(state(page)).toHaveText('Confirmed');
    });

    await test.step('and found in the list of the place', async () => {
      await page.goto(`/admin/complaints?job=${job}&state=all`);
      await expect(main.locator('.ui-record, td').filter({ hasText: title }).first()).toBeVisible();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page, 'complaints on a phone');
    });
  });
});
