import { getPermanentJobById } from '@cleaning/contracts';
import { goOffline, goOnline, waitUntilCached } from '../stack/connection';
import { createPdf } from '../stack/documents';
import { DESK, PHONE } from '../stack/frame';
import { Office, type Person } from '../stack/office';
import { expectAccessible, measureSidewaysScroll } from '../stack/pages';
import { ADMIN, confirm, expect, openAs, type Page, testInOpenWindow as test } from '../stack/test';

const CODE = '73915#';
const SHEET = 'Bleach 4 percent';

test.use({ serviceWorkers: 'allow', viewport: PHONE, hasTouch: true });

/** Everything that a page can read on its device. */
const readDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.documentElement.outerHTML];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const cachedRequest of await cache.keys())
        texts.push(cachedRequest.url, (await (await cache.match(cachedRequest))?.text()) ?? '');
    }
    for (const { name = '' } of await indexedDB.databases()) texts.push(name);
    return texts.join('\n');
  });
/** Cached paths under /api/site-. */
const listCachedCards = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().flatMap(({ url }) => /^\/api\/site-.+/.exec(new URL(url).pathname)?.[0] ?? []);
  });
const listCachedSheets = async (page: Page): Promise<string[]> =>
  (await listCachedCards(page)).filter((path) => /^\/api\/site-files\/[^/]+\/.+/.test(path));

test.describe('Site card', () => {
  let person: Person;
  let job: string;
  const title = `Mill House ${Date.now().toString(36)}`;

  test.beforeAll(async ({ product }) => {
    const office = await Office.open(product);
    person = await office.registerVerified('Yara Site');
    job = await office.createPermanentJob(title);
    await office.assign(job, person);
  });

  test('shows site info from the desk on the phone, and never stores its codes on the device', async ({
    page,
    context,
    product,
    otherPage: desk,
  }) => {
    await desk.setViewportSize(DESK);
    const siteInfo = desk.getByRole('region', { name: 'For people at this site' });
    await test.step('saves instructions, contact, a safety data sheet, and door and alarm details', async () => {
      await openAs(desk, ADMIN, `/admin/jobs/${job}?tab=site`);
      await siteInfo.getByText('Instructions and contact').click();
      await siteInfo.getByLabel('Instructions').fill(`Start in the foyer. The alarm code is ${CODE}`);
      await expect(siteInfo.getByText('This looks like a door or alarm code:')).toBeVisible();
      await siteInfo.getByLabel('Instructions').fill('Start in the foyer.\nBins on Friday.');
      await expect(siteInfo.getByText('This looks like a door or alarm code:')).toHaveCount(0);
      await siteInfo.getByLabel('Contact', { exact: true }).fill('Mia Hall');
      await siteInfo.getByLabel('Contact phone').fill('0491 570 156');
      await siteInfo.getByRole('button', { name: 'Save instructions and contact' }).click();
      await expect(desk.getByText('Instructions and contact saved.')).toBeVisible();
      await siteInfo.getByText('Pictures and safety data sheets', { exact: true }).click();
      await siteInfo.getByLabel(/safety data sheet \(PDF\)/).setInputFiles(await createPdf('Bleach'));
      await siteInfo.getByLabel('File name').fill(SHEET);
      await siteInfo.getByRole('button', { name: 'Add file' }).click();
      await expect(siteInfo.getByRole('button', { name: `Open ${SHEET}` })).toBeVisible();
      await siteInfo.getByText('Door and alarm details', { exact: true }).click();
      await siteInfo.getByRole('button', { name: 'Add door and alarm details' }).click();
      await siteInfo.getByLabel('Keys, codes and alarm').fill(`Back door ${CODE}`);
      await siteInfo.getByRole('button', { name: 'Save door and alarm details' }).click();
      await expect(siteInfo.getByText('Not viewed yet.')).toBeVisible();
      await expectAccessible(desk, 'the site info on the desk');
    });

    const main = page.getByRole('main');
    const card = main.locator('.mc-site-card');
    await test.step('shows door and alarm details on request until the page is hidden, and logs the view', async () => {
      await openAs(page, person, `/my-jobs/${job}`);
      await expect(card).toContainText('Start in the foyer.');
      await expect(card.getByRole('link', { name: 'Call Mia Hall' })).toHaveAttribute('href', 'tel:0491570156');
      await expect(card).not.toContainText(CODE);
      await card.getByRole('button', { name: 'Show door and alarm details' }).click();
      await expect(card).toContainText(CODE);
      await expect(card.getByRole('region', { name: 'Door and alarm details' })).toBeFocused();
      expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page, 'the site card on the phone');
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect(card).not.toContainText(CODE);
      await expect(siteInfo.getByText(/^Viewed once/)).toBeVisible();
      await expect(siteInfo.getByText(/^Yara Site, /)).toBeVisible();
    });

    await test.step('shows the card and the sheet offline without the code', async () => {
      await page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const cachedRequest of await cache.keys())
            if (cachedRequest.url.includes('/api/site-')) await cache.delete(cachedRequest);
        }
      });
      // The job's page is not opened before the phone goes offline.
      await page.goto('/my-jobs');
      await waitUntilCached(page, job);
      await expect.poll(() => listCachedSheets(page)).toHaveLength(1);
      // The previous page may have cached the sheet again.
      await expect
        .poll(() => listCachedCards(page))
        .toEqual(expect.arrayContaining([`/api/site-card/${job}`, `/api/site-files/${job}`]));
      await goOffline(context, product);
      await page.goto(`/my-jobs/${job}`);
      await expect(card).toContainText('Start in the foyer.');
      const download = page.waitForEvent('download');
      await card.getByRole('button', { name: `Open ${SHEET}` }).click();
      expect((await download).suggestedFilename()).toBe(`${SHEET}.pdf`);
      await card.getByRole('button', { name: 'Show door and alarm details' }).click();
      await expect(card.getByRole('alert').filter({ hasText: 'connection' }).last()).toBeVisible();
      expect(await readDevice(page)).not.toContain(CODE);
      await goOnline(context, product);
    });

    await test.step('removes a deleted sheet from the phone', async () => {
      await siteInfo.getByRole('button', { name: `Remove ${SHEET}` }).click();
      await confirm(desk, `Remove “${SHEET}”?`, 'Remove');
      await expect(siteInfo.getByText('No files yet.')).toBeVisible();
      await page.reload();
      await expect.poll(() => listCachedSheets(page)).toEqual([]);
    });
  });

  test('moves a code out of a job description with one button', async ({ page, product }) => {
    const office = await Office.open(product);
    const name = `Old Depot ${Date.now().toString(36)}`;
    const found = await office.createPermanentJob(name, undefined, `All floors. Alarm code: ${CODE}.`);
    const main = page.getByRole('main');
    await openAs(page, ADMIN, '/admin/site-codes');
    const line = main.getByRole('listitem').filter({ hasText: name }).first();
    await expect(line).toContainText('Alarm code: ••••.');
    await expect(main).not.toContainText(CODE);
    await expectAccessible(page, 'door codes in descriptions');
    await main.getByRole('button', { name: `Move to door and alarm details: ${name}` }).click();
    await expect(page.getByText('Change the code at the site')).toBeVisible();
    await expect(line).toBeHidden();
    const read = await office.call(getPermanentJobById, {}, { jobID: found });
    expect(read.job_desc).toBe('All floors.');
  });
});
