import { listDeskJobs, searchPeople } from '@cleaning/contracts';
import { openDesk, openOnBoth } from '../stack/desks';
import { Office } from '../stack/office';
import { goOn } from '../stack/pages';
import { confirm, expect, type Page, test } from '../stack/test';

const STALE = 'Someone else has changed this. Show the current version, then make your changes again.';

/** Two admins at once: each sees the other's change by itself. What is refused then: operations/two-desks.spec.ts. */
test.describe('two desks', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');

  // Two browsers for all tests here, which each begin at an address of their own.
  let page: Page;
  let other: Page;
  test.beforeAll(async ({ browser, product }) => {
    [page, other] = [await openDesk(browser, product), await openDesk(browser, product)];
  });
  test.afterAll(async () => {
    for (const desk of [page, other]) await desk.context().close();
  });
  const both = (path: string) => openOnBoth([page, other], path);

  test('the first page shows what others write, and reads nothing that has not changed', async ({ product }) => {
    const office = await Office.open(product);
    // What earlier tests have changed must not be read now.
    await office.changesArrived();
    await goOn(page, '/admin');
    const jobs = page.getByRole('main').getByRole('table', { name: 'Job Places Data' });
    await expect(jobs).toBeVisible();
    await expect(page.getByText('Connected')).toBeAttached();
    const asked: string[] = [];
    page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
    await office.permanentJob('Seen At Once', ['06:00-08:00']);
    await expect(jobs.getByRole('link', { name: 'Seen At Once' })).toBeVisible();
    expect(asked).toContain(listDeskJobs.path);
    // People are on the page too.
    expect(asked).not.toContain(searchPeople.path);
    const [job] = await office.sql<{ id: string }>('jobs', "SELECT id FROM job WHERE title = 'Seen At Once'");
    await goOn(other, `/admin/jobs/${job?.id}/edit`);
    await other.getByRole('button', { name: 'End Job' }).click();
    await confirm(other, 'End Seen At Once?\nYou can’t undo this.', 'End Job');
    await expect(jobs.getByRole('link', { name: 'Seen At Once' })).toBeHidden();
  });

  test('invoice settings are changed', async () => {
    await both('/admin/invoice-settings');
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
    // Nothing is typed on the first desk: it follows by itself.
    await prefix(other).fill(before);
    await save(other);
    await expect(prefix(page)).toHaveValue(before);
  });

  test('a gallery collection comes and goes', async ({ product }) => {
    const tag = `Both desks ${Date.now().toString(36)}`;
    await both('/gallery');
    await (await Office.open(product)).collection(tag);
    for (const desk of [page, other]) await expect(desk.getByRole('article', { name: tag })).toBeVisible();
    await page.getByRole('article', { name: tag }).getByRole('button', { name: 'Delete collection' }).click();
    await confirm(page, `Do you want to delete the gallery collection “${tag}”?`, 'Delete collection');
    for (const desk of [page, other]) await expect(desk.getByRole('article', { name: tag })).toHaveCount(0);
  });
});
