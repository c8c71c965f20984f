import { randomUUID } from 'node:crypto';
import { getVisit, getWorkPhotos, listIncidents, listVisits, saveChecklist } from '@cleaning/contracts';
import sharp from 'sharp';
import { EXIFTOOL, metadataIn } from '../../scripts/machine/exiftool.mjs';
import { goOffline, goOnline, untilCached } from '../stack/connection';
import { PHONE } from '../stack/frame';
import { Office, type Person } from '../stack/office';
import { expectAccessible, goOn, OPEN_DIALOG, sideways } from '../stack/pages';
import { ADMIN, confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

test.use({ serviceWorkers: 'allow', viewport: PHONE, hasTouch: true });

/** As a camera makes it: large. Its size costs a third of a second on its way to the office: the others are small. */
const LARGE = 2400;
const SMALL = 400;

/** A photo with a segment of Exif that names a place, three parts high to four wide. */
async function cameraPhoto(background: string, width: number): Promise<Buffer> {
  const create = { width, height: (width * 3) / 4, channels: 3, background } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0GPSLatitude 34.92', 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

test.describe('a day without a connection', () => {
  let office: Office;
  let person: Person;
  const jobs: { id: string; title: string }[] = [];
  const stamp = Date.now().toString(36);

  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    person = await office.contractor('Noor Ahmadi');
    for (const name of ['Arcade', 'Bakery', 'Clinic']) {
      const title = `${name} ${stamp}`;
      const id = await office.permanentJob(title);
      await office.assign(id, person);
      jobs.push({ id, title });
      await office.call(saveChecklist, {
        job_id: id,
        version: 0,
        areas: [
          {
            id: randomUUID(),
            name: 'Kitchen',
            items: [
              { id: randomUUID(), text: 'Empty the bins', photo: false, required: true },
              { id: randomUUID(), text: 'Clean sink', photo: true, required: true },
            ],
          },
        ],
      });
    }
  });

  test('three shifts, their checklists, twelve photos and two reports are there once after the connection returns', async ({
    page,
    context,
    product,
    browser,
  }) => {
    test.slow();
    const main = page.getByRole('main');
    const bar = page.getByRole('complementary', { name: 'Running work' });
    await openAs(page, person, '/my-jobs');
    for (const { id } of jobs) await untilCached(page, id);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const caches_ = await Promise.all(
            (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
          );
          return caches_.flat().some(({ url }) => url.endsWith('/api/my-checklists'));
        }),
      )
      .toBe(true);
    const photo = async (colour: string, width: number) => ({
      name: 'IMG_1.jpg',
      mimeType: 'image/jpeg',
      buffer: await cameraPhoto(colour, width),
    });
    const take = async (label: string, colour: string, number = 1, width = SMALL) => {
      await main.getByLabel(`${label}: Take or choose photos`).setInputFiles(await photo(colour, width));
      const field = main.getByRole('group', { name: label, exact: true });
      await expect(field.getByRole('img', { name: `Photo ${number}` })).toBeVisible();
    };

    await goOn(page, `/my-jobs/${jobs[0]?.id}`);
    await goOffline(context, product);
    for (const [index, { id, title }] of jobs.entries()) {
      await test.step(title, async () => {
        if (index === 0) await page.reload();
        else await goOn(page, `/my-jobs/${id}`);
        await main.getByRole('button', { name: 'Start', exact: true }).click();
        await confirm(page, 'Do you want to start the job?', 'Start');
        await expect(main.getByRole('heading', { name: 'Checklist' })).toBeVisible();
        if (index === 0) {
          await main.getByRole('button', { name: 'Finished' }).click();
          await confirm(page, '2 required items of the checklist have no answer', 'Answer them');
        }
        await main.getByRole('checkbox', { name: 'Empty the bins' }).check();
        await take('Clean sink (required)', '#205080', 1, LARGE);
        await take('Before', '#804020');
        await take('After', '#208040');
        if (index === 0) {
          await page.reload();
          await expect(main.getByRole('checkbox', { name: 'Empty the bins' })).toBeChecked();
          await expect(main.getByText('2 of 2 answered')).toBeVisible();
          expect(await sideways(page)).toBeLessThanOrEqual(0);
          await expectAccessible(page, 'a checklist on the phone');
        }
        if (index === 2) await take('After', '#30a060', 2);
        await main.getByRole('button', { name: 'Finished' }).click();
        await confirm(page, 'Do you want to finish the job?', 'Finished');
        await expect(main.getByRole('button', { name: 'Finished' })).toBeHidden();
      });
    }
    for (const [kind, photos] of [
      ['Damage', 2],
      ['Supplies', 0],
    ] as const) {
      await goOn(page, '/my-jobs');
      await goOn(page, `/report-problem?job=${jobs[0]?.id}`);
      await main.getByRole('radio', { name: kind }).check();
      for (let number = 1; number <= photos; number += 1) await take('Photos (not required)', '#aa2020', number);
      await main.getByRole('button', { name: 'Send report' }).click();
      await expect(main.getByText('The report is kept on your phone')).toBeVisible({ timeout: 40_000 });
    }
    await expect(bar.getByText('12 photos are kept on your phone.')).toBeVisible();
    await page.reload();
    await expect(bar.getByText('12 photos are kept on your phone.')).toBeVisible();
    const uploads: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/work-photos')) uploads.push(request.url());
    });
    await goOnline(context, product);
    await expect(page.getByText('The photos that were kept on your phone have been sent.')).toBeVisible({
      timeout: 90_000,
    });
    expect(uploads).toHaveLength(12);

    let stored = 0;
    for (const { id } of jobs) {
      const visits = await expect
        .poll(async () => (await office.call(listVisits, {}, {}, { job_id: id })).rows)
        .toMatchObject([{ is_reported: true, done: 2, missing: 0 }])
        .then(async () => (await office.call(listVisits, {}, {}, { job_id: id })).rows);
      const { reports } = await office.call(getVisit, {}, { id: visits[0]?.record_id ?? '' });
      expect(reports).toHaveLength(1);
      const photos = await office.call(getWorkPhotos, {}, { owner_id: reports[0]?.report_id ?? '' });
      expect(photos.every(({ state }) => state === 'stored')).toBe(true);
      stored += photos.length;
      const bytes = await page.request.get(photos[0]?.path ?? '');
      expect((await bytes.body()).includes('Exif')).toBe(false);
      if (EXIFTOOL) expect(metadataIn(await bytes.body())).toEqual([]);
    }
    const { rows } = await office.call(listIncidents, {}, {}, { text: stamp });
    expect(rows.map(({ kind }) => kind).sort()).toEqual(['damage', 'supplies']);
    for (const { incident_id } of rows)
      stored += (await office.call(getWorkPhotos, {}, { owner_id: incident_id })).length;
    expect(stored).toBe(12);

    await test.step('the office sees it by visit, and puts a pair into the gallery', async () => {
      const desk = await browser.newPage({
        viewport: { width: 1280, height: 900 },
        baseURL: product.url,
        serviceWorkers: 'block',
      });
      await openAs(desk, ADMIN, `/admin/jobs/${jobs[2]?.id}#visits`);
      const part = desk.getByRole('region', { name: 'Visits' }).first();
      await part.getByText('What was done', { exact: true }).click();
      await part.getByText(/Noor Ahmadi: 2 done, 4 photos/).click();
      await part.getByRole('button', { name: /^Open photo 1/ }).click();
      const viewer = desk.getByRole('dialog', { name: 'Photo 1 of 4' });
      await expect(viewer.getByRole('img')).toBeVisible();
      await expectAccessible(desk, 'the photos of a visit', { within: OPEN_DIALOG });
      await viewer.getByRole('button', { name: 'Close' }).click();
      await part.getByText('Put a pair into the public gallery').click();
      await part.getByLabel('Heading in the gallery').fill(`Kitchen ${stamp}`);
      await part.getByLabel('Who of the client has agreed').fill('Mia Chen');
      await part.getByLabel('How they agreed').fill('By e-mail');
      await part.getByRole('button', { name: 'Put into the gallery' }).click();
      await expect(part.getByText('Without the client’s consent')).toBeVisible();
      await part.getByLabel('The client has agreed that these two photos are shown').check();
      await part.getByRole('button', { name: 'Put into the gallery' }).click();
      await expect(desk.getByText('The pair is in the gallery.')).toBeVisible();
      await desk.close();
    });
  });
});
