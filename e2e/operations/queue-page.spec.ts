import { QUEUE_PAGE_PATH } from '@cleaning/contracts';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { expect, logIn, test } from '../stack/test';

test('an admin comes from the desk to the page of the queues', async ({ quietPage: page, product }) => {
  await logIn(page, product.admin);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Queues' }).click();
  await page.waitForURL(`**${QUEUE_PAGE_PATH}/**`);
  await expect(page.getByText('changes-jobs-to-invoice').first()).toBeVisible();
  await expect(page.getByText('gallery-images').first()).toBeVisible();
  // The pass is no script's business, and goes to this page only.
  const [pass] = (await page.context().cookies()).filter(({ name }) => name === 'queue_page');
  expect(pass).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: QUEUE_PAGE_PATH });
});

test('nobody else gets in', async ({ page, product }) => {
  await page.goto(`${QUEUE_PAGE_PATH}/`);
  await expect(page.getByRole('heading', { name: 'This page is closed' })).toBeVisible();
  await logIn(page, { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD });
  const answer = await page.goto(`${QUEUE_PAGE_PATH}/`);
  expect(answer?.status()).toBe(401);
  expect((await page.request.get(`${product.url}${QUEUE_PAGE_PATH}/api/queues`)).status()).toBe(401);
});
