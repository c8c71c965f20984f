import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { createPdf } from '../stack/documents';
import { Office, type Person } from '../stack/office';
import { expectAccessible, measureSidewaysScroll } from '../stack/pages';
import { ADMIN, confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

test.describe('A job on the desk', () => {
  let person: Person;
  let job: string;
  const title = `Foundry Lane ${Date.now().toString(36)}`;

  test.beforeAll(async ({ product }) => {
    const office = await Office.open(product);
    person = await office.registerVerified('Rosa Lane');
    job = await office.createPermanentJob(title);
    await office.assign(job, person);
  });

  test('has a calendar link of its roster, shown once, replaced and turned off', async ({ page }) => {
    await openAs(page, ADMIN, `/admin/jobs/${job}?tab=roster`);
    const panel = page.getByRole('region', { name: 'Roster in your calendar' });
    await panel.getByText('Calendar link', { exact: true }).click();
    await panel.getByRole('button', { name: 'Get a calendar link' }).click();
    const field = panel.getByLabel('Calendar link for this roster');
    const address = await field.inputValue();
    const read = (url: string) => page.request.get(url);
    const text = await (await read(address)).text();
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}: ${person.name}`);
    await expectAccessible(page, 'the calendar link of a roster');
    expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);

    await panel.getByRole('button', { name: 'Get a new link' }).click();
    await confirm(page, 'Get a new link?', 'Get a new link');
    await expect(field).not.toHaveValue(address);
    const next = await field.inputValue();
    expect([(await read(address)).status(), (await read(next)).status()]).toEqual([404, 200]);

    await page.reload();
    await panel.getByText('Calendar link', { exact: true }).click();
    await expect(panel).toContainText('we can’t show it again');
    await panel.getByRole('button', { name: 'Turn off the link' }).click();
    await confirm(page, 'Turn off the link?', 'Turn off the link');
    await expect(panel.getByRole('button', { name: 'Get a calendar link' })).toBeVisible();
    expect((await read(next)).status()).toBe(404);
  });

  test('downloads its photos and documents as one ZIP file', async ({ page }) => {
    await openAs(page, ADMIN, `/admin/jobs/${job}?tab=site`);
    const panel = page.getByRole('region', { name: 'Photos and documents' });
    const button = panel.getByRole('button', { name: 'Download photos and documents' });
    await button.click();
    await expect(panel.getByRole('alert')).toContainText('This job has no photos or documents.');

    const siteInfo = page.getByRole('region', { name: 'For people at this site' });
    await siteInfo.getByText('Pictures and safety data sheets', { exact: true }).click();
    await siteInfo.getByLabel(/safety data sheet \(PDF\)/).setInputFiles(await createPdf('Bleach'));
    await siteInfo.getByLabel('File name').fill('Bleach 4%');
    await siteInfo.getByRole('button', { name: 'Add file' }).click();
    await expect(siteInfo.getByRole('button', { name: 'Open Bleach 4%' })).toBeVisible();

    const download = page.waitForEvent('download');
    await button.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${title} photos and documents.zip`);
    const zip = unzipSync(readFileSync(await file.path()));
    expect(Object.keys(zip)).toEqual(['Site documents/Bleach 4%.pdf']);
    expect(strFromU8((zip['Site documents/Bleach 4%.pdf'] ?? new Uint8Array()).subarray(0, 5))).toBe('%PDF-');
    await expect(panel.getByRole('alert')).toHaveCount(0);
    await expectAccessible(page, 'the photos and documents of a job');
  });
});

test('prepares and downloads all data of the company', async ({ page }) => {
  await openAs(page, ADMIN, '/admin/download-everything');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: /^Prepare / }).click();
  await expect(main.getByRole('status').filter({ hasText: /^Ready: \d/ })).toBeVisible({ timeout: 600_000 });
  await expectAccessible(page, 'the download of everything');
  expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
  const download = page.waitForEvent('download');
  await main.getByRole('button', { name: 'Download ZIP' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^everything-\d{4}-\d\d-\d\d\.zip$/);
  const zip = unzipSync(readFileSync(await file.path()));
  expect(strFromU8(zip['README.txt'] ?? new Uint8Array())).toContain('HOW TO READ THE FILES');
  expect(Object.keys(zip)).toEqual(expect.arrayContaining(['People/People.csv', 'Jobs and work/Jobs.csv']));
});
