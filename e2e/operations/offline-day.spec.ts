import { PHONE } from '../stack/frame';
import { expectAccessible, OPEN_DIALOG } from '../stack/pages';
import { ADMIN, expect, openAs, testInOpenWindow as test } from '../stack/test';
import { workOffline } from '../stories/offline-day';

test.use({ serviceWorkers: 'allow', viewport: PHONE, hasTouch: true });

/** Start and Finished offline: journeys/contractor-offline.spec.ts. */
test('sends three shifts with checklists, photos and reports once after a day offline', async ({
  page,
  context,
  product,
  browser,
}) => {
  test.slow();
  const { jobs, name } = await workOffline({ page, context, product }, ['Arcade', 'Bakery', 'Clinic']);

  await test.step('shows the office each visit and adds a pair of photos to the gallery', async () => {
    const desk = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      baseURL: product.url,
      serviceWorkers: 'block',
    });
    await openAs(desk, ADMIN, `/admin/jobs/${jobs.at(-1)?.id}?tab=work`);
    const part = desk.getByRole('region', { name: 'Visits and checklist' });
    await part.getByText('Past visits', { exact: true }).click();
    await part.getByText(/Noor Ahmadi: 2 done, 4 photos/).click();
    await part.getByRole('button', { name: /^Open photo 1/ }).click();
    const viewer = desk.getByRole('dialog', { name: 'Photo 1 of 4' });
    await expect(viewer.getByRole('img')).toBeVisible();
    await expectAccessible(desk, 'the photos of a visit', { within: OPEN_DIALOG });
    await viewer.getByRole('button', { name: 'Close' }).click();
    await part.getByText('Add to public gallery').click();
    await part.getByLabel('Gallery heading').fill(`Kitchen ${name}`);
    await part.getByLabel('Client contact who agreed').fill('Mia Chen');
    await part.getByLabel('How they agreed').fill('By e-mail');
    await part.getByRole('button', { name: 'Add to gallery' }).click();
    await expect(part.getByText('Tick this once the client has agreed.')).toBeVisible();
    await part.getByLabel('The client agreed to show these two photos').check();
    await part.getByRole('button', { name: 'Add to gallery' }).click();
    await expect(desk.getByText('Photos added to the gallery.')).toBeVisible();
    await desk.close();
  });
});
