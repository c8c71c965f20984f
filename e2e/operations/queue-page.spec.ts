import { QUEUE_PAGE_PATH } from '@cleaning/contracts';
import { buildDemoJobId, DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { Databases } from '../stack/databases';
import { confirm, expect, openAs, test } from '../stack/test';

test('leads an admin from the desk to the queue dashboard', async ({ quietPage: page, product }) => {
  await openAs(page, product.admin, '/admin');
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Data', exact: true }).click();
  await page.getByRole('link', { name: 'Queues' }).click();
  await page.getByRole('link', { name: 'Open queue dashboard' }).click();
  await page.waitForURL(`**${QUEUE_PAGE_PATH}/**`);
  await expect(page.getByText('changes-jobs-to-invoice').first()).toBeVisible();
  await expect(page.getByText('gallery-images').first()).toBeVisible();
  // The cookie is hidden from scripts and sent only to this page.
  const [pass] = (await page.context().cookies()).filter(({ name }) => name === 'queue_page');
  expect(pass).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: QUEUE_PAGE_PATH });
});

test('lists failed changes, retries them and drops one', async ({ quietPage: page, product }) => {
  const { stack } = product;
  if (!stack) throw new Error('A change is set aside in a stack of our own.');
  const databases = new Databases(stack);
  const setAside = (entity: string, id: string) =>
    databases.query(
      'invoice',
      `INSERT INTO set_aside_change VALUES ('jobs', $1, $2, 'PostgreSQL refused it with 23514', 3, now(), now() + interval '1 hour')`,
      [entity, id],
    );
  const isSetAside = async (entity: string) =>
    (await databases.query('invoice', 'SELECT 1 FROM set_aside_change WHERE entity = $1', [entity])).length > 0;
  await setAside('job', buildDemoJobId(1));
  // svc-jobs has no such entity, so every retry fails.
  await setAside('thing-of-tomorrow', buildDemoJobId(2));

  await openAs(page, product.admin, '/admin/queues');
  const table = page.getByRole('table', { name: 'Failed changes' });
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByRole('row').nth(1)).toContainText('Jobs to Invoices');
  await expect(page.getByText('2 failed')).toBeVisible();

  await page.getByRole('button', { name: 'Retry job' }).click();
  await expect(page.getByRole('button', { name: 'Retry job' })).toBeHidden();
  expect(await isSetAside('job')).toBe(false);

  await page.getByRole('button', { name: 'Retry thing-of-tomorrow' }).click();
  await expect(table.getByRole('row').nth(1)).toContainText('4, next');

  await page.getByRole('button', { name: 'Discard thing-of-tomorrow' }).click();
  const question = 'Discard this change?\nInvoices won’t get it until this thing-of-tomorrow changes again.';
  await confirm(page, question, 'Discard');
  await expect(page.getByText('No failed changes.')).toBeVisible();
  expect(await isSetAside('thing-of-tomorrow')).toBe(false);

  await page.goto('/admin/audit-log');
  await expect(page.getByRole('cell', { name: 'Discarded a failed change' })).toBeVisible();
  await databases.close();
});

test('refuses visitors and sub-contractors', async ({ page, product }) => {
  await page.goto(`${QUEUE_PAGE_PATH}/`);
  await expect(page.getByRole('heading', { name: 'This page is closed' })).toBeVisible();
  await openAs(page, { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD });
  const answer = await page.goto(`${QUEUE_PAGE_PATH}/`);
  expect(answer?.status()).toBe(401);
  expect((await page.request.get(`${product.url}${QUEUE_PAGE_PATH}/api/queues`)).status()).toBe(401);
  await page.goto('/admin/queues');
  await page.waitForURL('**/dashboard');
});
