import { randomUUID } from 'node:crypto';
import { getVisit, getWorkPhotos, listIncidents, listVisits, saveChecklist } from '@cleaning/contracts';
import type { BrowserContext } from '@playwright/test';
import sharp from 'sharp';
import { EXIFTOOL, readMetadata } from '../../scripts/machine/exiftool.mjs';
import { goOffline, goOnline, waitUntilCached } from '../stack/connection';
import { Office } from '../stack/office';
import { expectAccessible, measureSidewaysScroll, navigate } from '../stack/pages';
import { confirm, expect, openAs, type Page, type Product, test } from '../stack/test';

/** Width in px of one camera-sized photo. Others are small, because a large one costs a third of a second. */
const LARGE = 2400;
const SMALL = 400;

/** A 4:3 photo with a GPS position in its Exif segment. */
async function createCameraPhoto(background: string, width: number): Promise<Buffer> {
  const create = { width, height: (width * 3) / 4, channels: 3, background } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  const exif = Buffer.from('Exif\0\0MM\0*\0\0\0\x08\0\0\0\0\0\0GPSLatitude 34.92', 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, exif.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, exif, jpeg.subarray(2)]);
}

export interface Shift {
  readonly id: string;
  readonly title: string;
}

/**
 * Works offline at these places: a shift at each with a checklist and three photos, one extra photo, and two reports with two photos. Expects
 * each to arrive once.
 */
export async function workOffline(
  { page, context, product }: { page: Page; context: BrowserContext; product: Product },
  places: readonly string[],
): Promise<{ jobs: readonly Shift[]; name: string }> {
  const stamp = Date.now().toString(36);
  const all = 3 * places.length + 3;
  const office = await Office.open(product);
  const person = await office.registerVerified('Noor Ahmadi');
  const jobs: Shift[] = [];
  for (const name of places) {
    const title = `${name} ${stamp}`;
    const id = await office.createPermanentJob(title);
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
  const main = page.getByRole('main');
  const bar = page.getByRole('complementary', { name: 'Work in progress' });
  await openAs(page, person, '/my-jobs');
  for (const { id } of jobs) await waitUntilCached(page, id);
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const caches_ = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        return caches_.flat().some(({ url }) => url.endsWith('/api/my-checklists'));
      }),
    )
    .toBe(true);
  const photo = async (colour: string, width: number) => ({
    name: 'IMG_1.jpg',
    mimeType: 'image/jpeg',
    buffer: await createCameraPhoto(colour, width),
  });
  const take = async (label: string, colour: string, number = 1, width = SMALL) => {
    await main.getByLabel(`${label}: Take or choose photos`).setInputFiles(await photo(colour, width));
    const field = main.getByRole('group', { name: label, exact: true });
    await expect(field.getByRole('img', { name: `Photo ${number}` })).toBeVisible();
  };

  await navigate(page, `/my-jobs/${jobs[0]?.id}`);
  await goOffline(context, product);
  for (const [index, { id, title }] of jobs.entries()) {
    await test.step(title, async () => {
      if (index === 0) await page.reload();
      else await navigate(page, `/my-jobs/${id}`);
      await main.getByRole('button', { name: 'Start', exact: true }).click();
      await confirm(page, 'Start this job?', 'Start');
      await expect(main.getByRole('heading', { name: 'Checklist' })).toBeVisible();
      if (index === 0) {
        await main.getByRole('button', { name: 'Finished' }).click();
        await confirm(page, '2 items aren’t done:', 'Go back');
        await expect(main.getByRole('checkbox', { name: 'Empty the bins' })).toBeFocused();
      }
      await main.getByRole('checkbox', { name: 'Empty the bins' }).check();
      await take('Clean sink (required)', '#205080', 1, LARGE);
      await take('Before', '#804020');
      await take('After', '#208040');
      if (index === 0) {
        await page.reload();
        await expect(main.getByRole('checkbox', { name: 'Empty the bins' })).toBeChecked();
        await expect(main.getByText('2 of 2 answered')).toBeVisible();
        expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
        await expectAccessible(page, 'a checklist on the phone');
      }
      if (index === jobs.length - 1) await take('After', '#30a060', 2);
      await main.getByRole('button', { name: 'Finished' }).click();
      await confirm(page, 'Finish this job?', 'Finished');
      await expect(main.getByRole('button', { name: 'Finished' })).toBeHidden();
    });
  }
  for (const [kind, photos] of [
    ['Damage', 2],
    ['Supplies', 0],
  ] as const) {
    await navigate(page, '/my-jobs');
    await navigate(page, `/report-problem?job=${jobs[0]?.id}`);
    await main.getByRole('radio', { name: kind }).check();
    for (let number = 1; number <= photos; number += 1) await take('Photos (optional)', '#aa2020', number);
    await main.getByRole('button', { name: 'Send report' }).click();
    await expect(main.getByText('The report is saved on your phone')).toBeVisible();
  }
  await expect(bar.getByText(`${all} photos are saved on your phone.`)).toBeVisible();
  await page.reload();
  await expect(bar.getByText(`${all} photos are saved on your phone.`)).toBeVisible();
  const uploads: string[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/work-photos')) uploads.push(request.url());
  });
  await goOnline(context, product);
  await expect(page.getByText('The photos saved on your phone have been sent.')).toBeVisible({
    timeout: 90_000,
  });
  expect(uploads).toHaveLength(all);

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
    if (EXIFTOOL) expect(readMetadata(await bytes.body())).toEqual([]);
  }
  const { rows } = await office.call(listIncidents, {}, {}, { text: stamp });
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['damage', 'supplies']);
  for (const { incident_id } of rows)
    stored += (await office.call(getWorkPhotos, {}, { owner_id: incident_id })).length;
  expect(stored).toBe(all);
  return { jobs, name: stamp };
}
