import { listDeskJobs, searchPeople } from '@cleaning/contracts';
import { openDesk, openOnAll } from '../stack/desks';
import { Office } from '../stack/office';
import { navigate } from '../stack/pages';
import { confirm, expect, type Page, test } from '../stack/test';

const STALE = 'Someone else has changed this. Show the current version, then make your changes again.';

/** Changes that arrive live. Refusals: operations/two-desks.spec.ts. */
test.describe('Two desks', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');

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

  test('shows a job that another admin adds or ends, and reads only changed data', async ({ product }) => {
    const office = await Office.open(product);
    // Changes of earlier tests must not cause reads here.
    await office.waitForFeeds();
    await navigate(page, '/admin');
    const jobs = page.getByRole('main').getByRole('table', { name: 'Job Places Data' });
    await expect(jobs).toBeVisible();
    await expect(page.getByText('Connected')).toBeAttached();
    const requestedPaths: string[] = [];
    page.on('request', (sent) => requestedPaths.push(new URL(sent.url()).pathname));
    await office.createPermanentJob('Seen At Once', ['06:00-08:00']);
    await expect(jobs.getByRole('link', { name: 'Seen At Once' })).toBeVisible();
    expect(requestedPaths).toContain(listDeskJobs.path);
    // The page lists people too.
    expect(requestedPaths).not.toContain(searchPeople.path);
    const [job] = await office.sql<{ id: string }>('jobs', "SELECT id FROM job WHERE title = 'Seen At Once'");
    await navigate(other, `/admin/jobs/${job?.id}/edit`);
    await other.getByRole('button', { name: 'End Job' }).click();
    await confirm(other, 'End Seen At Once?\nYou can’t undo this.', 'End Job');
    await expect(jobs.getByRole('link', { name: 'Seen At Once' })).toBeHidden();
  });

  test('refuses stale invoice settings and refreshes an untouched form', async () => {
    await openBoth('/admin/invoice-settings');
    const prefix = (desk: Page) => desk.getByLabel('Number prefix');
    const save = (desk: Page) => desk.getByRole('button', { name: 'Save settings' }).click();
    const before = await prefix(page).inputValue();
    await other.getByLabel('Fax').fill('(08) 5550 0199');
    await prefix(page).fill('TWO-');
    await save(page);
    await expect(page.getByText('Settings saved.')).toBeVisible();
    await expect(other.getByText(STALE)).toBeVisible();
    await save(other);
    await expect(
      other.getByText('Someone else has changed the settings. Reload the page to see the latest.'),
    ).toBeVisible();
    await other.getByRole('button', { name: 'Show the current version' }).click();
    await expect(prefix(other)).toHaveValue('TWO-');
    // The first desk has nothing typed, so it updates live.
    await prefix(other).fill(before);
    await save(other);
    await expect(prefix(page)).toHaveValue(before);
  });

  test('shows a new gallery collection on both desks and removes it from both', async ({ product }) => {
    const tag = `Both desks ${Date.now().toString(36)}`;
    await openBoth('/gallery');
    await (await Office.open(product)).uploadCollection(tag);
    for (const desk of [page, other]) await expect(desk.getByRole('article', { name: tag })).toBeVisible();
    await page.getByRole('article', { name: tag }).getByRole('button', { name: 'Delete collection' }).click();
    await confirm(page, `Do you want to delete the gallery collection “${tag}”?`, 'Delete collection');
    for (const desk of [page, other]) await expect(desk.getByRole('article', { name: tag })).toHaveCount(0);
  });
});
