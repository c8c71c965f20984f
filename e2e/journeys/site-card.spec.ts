import { getPermanentJobById } from '@cleaning/contracts';
import { goOffline, goOnline, waitUntilCached } from '../stack/connection';
import { pdf } from '../stack/documents';
import { DESK, PHONE } from '../stack/frame';
import { Office, type Person } from '../stack/office';
import { expectAccessible, sideways } from '../stack/pages';
import { ADMIN, confirm, expect, openAs, type Page, testInOpenWindow as test } from '../stack/test';

const CODE = '73915#';
const SHEET = 'Bleach 4 percent';

test.use({ serviceWorkers: 'allow', viewport: PHONE, hasTouch: true });

/** Everything that a page can find on its device. */
const onDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.documentElement.outerHTML];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const kept of await cache.keys()) texts.push(kept.url, (await (await cache.match(kept))?.text()) ?? '');
    }
    for (const { name = '' } of await indexedDB.databases()) texts.push(name);
    return texts.join('\n');
  });
/** Paths below /api/site- of what the device has kept. */
const listKeptCards = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().flatMap(({ url }) => /^\/api\/site-.+/.exec(new URL(url).pathname)?.[0] ?? []);
  });
const listKeptSheets = async (page: Page): Promise<string[]> =>
  (await listKeptCards(page)).filter((path) => /^\/api\/site-files\/[^/]+\/.+/.test(path));

test.describe('the site card of a place', () => {
  let person: Person;
  let job: string;
  const title = `Mill House ${Date.now().toString(36)}`;

  test.beforeAll(async ({ product }) => {
    const office = await Office.open(product);
    person = await office.contractor('Yara Site');
    job = await office.permanentJob(title);
    await office.assign(job, person);
  });

  test('is written on the desk, read on the phone, and keeps its codes from the device', async ({
    page,
    context,
    product,
    otherPage: desk,
  }) => {
    await desk.setViewportSize(DESK);
    const part = desk.getByRole('region', { name: 'For people at this site' });
    await test.step('an admin writes instructions, contact, a sheet, and door and alarm details', async () => {
      await openAs(desk, ADMIN, `/admin/jobs/${job}?tab=site`);
      await part.getByText('Instructions and contact').click();
      await part.getByLabel('Instructions').fill(`Start in the foyer. The alarm code is ${CODE}`);
      await expect(part.getByText('This looks like a door or alarm code:')).toBeVisible();
      await part.getByLabel('Instructions').fill('Start in the foyer.\nBins on Friday.');
      await expect(part.getByText('This looks like a door or alarm code:')).toHaveCount(0);
      await part.getByLabel('Contact', { exact: true }).fill('Mia Hall');
      await part.getByLabel('Contact phone').fill('0491 570 156');
      await part.getByRole('button', { name: 'Save instructions and contact' }).click();
      await expect(desk.getByText('Site info saved.')).toBeVisible();
      await part.getByText('Pictures and safety data sheets', { exact: true }).click();
      await part.getByLabel(/safety data sheet \(PDF\)/).setInputFiles(await pdf('Bleach'));
      await part.getByLabel('File name').fill(SHEET);
      await part.getByRole('button', { name: 'Add file' }).click();
      await expect(part.getByRole('button', { name: `Open ${SHEET}` })).toBeVisible();
      await part.getByText('Door and alarm details', { exact: true }).click();
      await part.getByRole('button', { name: 'Add door and alarm details' }).click();
      await part.getByLabel('Keys, codes, alarm').fill(`Back door ${CODE}`);
      await part.getByRole('button', { name: 'Save door and alarm details' }).click();
      await expect(part.getByText('Not viewed yet.')).toBeVisible();
      await expectAccessible(desk, 'the site info on the desk');
    });

    const main = page.getByRole('main');
    const card = main.locator('.mc-site-card');
    await test.step('the phone shows the card, and the details at a press until the page is hidden', async () => {
      await openAs(page, person, `/my-jobs/${job}`);
      await expect(card).toContainText('Start in the foyer.');
      await expect(card.getByRole('link', { name: 'Call Mia Hall' })).toHaveAttribute('href', 'tel:0491570156');
      await expect(card).not.toContainText(CODE);
      await card.getByRole('button', { name: 'Show door and alarm details' }).click();
      await expect(card).toContainText(CODE);
      await expect(card.getByRole('region', { name: 'Door and alarm details' })).toBeFocused();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page, 'the site card on the phone');
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect(card).not.toContainText(CODE);
      await expect(part.getByText(/^Viewed once/)).toBeVisible();
      await expect(part.getByText(/^Yara Site, /)).toBeVisible();
    });

    await test.step('without a connection the card and the sheet are there, and nothing of the code', async () => {
      await page.evaluate(async () => {
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const kept of await cache.keys()) if (kept.url.includes('/api/site-')) await cache.delete(kept);
        }
      });
      // The page of the place is not opened again before the connection is lost.
      await page.goto('/my-jobs');
      await waitUntilCached(page, job);
      await expect.poll(() => listKeptSheets(page), { timeout: 30_000 }).toHaveLength(1);
      // The page that was left may have kept the sheet once more.
      await expect
        .poll(() => listKeptCards(page), { timeout: 30_000 })
        .toEqual(expect.arrayContaining([`/api/site-card/${job}`, `/api/site-files/${job}`]));
      await goOffline(context, product);
      await page.goto(`/my-jobs/${job}`);
      await expect(card).toContainText('Start in the foyer.', { timeout: 40_000 });
      const saving = page.waitForEvent('download');
      await card.getByRole('button', { name: `Open ${SHEET}` }).click();
      expect((await saving).suggestedFilename()).toBe(`${SHEET}.pdf`);
      await card.getByRole('button', { name: 'Show door and alarm details' }).click();
      await expect(card.getByRole('alert').filter({ hasText: 'connection' }).last()).toBeVisible();
      expect(await onDevice(page)).not.toContain(CODE);
      await goOnline(context, product);
    });

    await test.step('a sheet that is removed goes from the phone', async () => {
      await part.getByRole('button', { name: `Remove ${SHEET}` }).click();
      await confirm(desk, `Remove “${SHEET}”?`, 'Remove');
      await expect(part.getByText('No files yet.')).toBeVisible();
      await page.reload();
      await expect.poll(() => listKeptSheets(page), { timeout: 40_000 }).toEqual([]);
    });
  });

  test('takes a code out of a description with one press', async ({ page, product }) => {
    const office = await Office.open(product);
    const name = `Old Depot ${Date.now().toString(36)}`;
    const found = await office.permanentJob(name, undefined, `All floors. Alarm code: ${CODE}.`);
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
