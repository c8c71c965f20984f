import { rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Office } from '../stack/office';
import { expectAccessible } from '../stack/pages';
import { expect, logIn, openAs, test } from '../stack/test';

const RECONNECTING = /^Last updated \d\d:\d\d, reconnecting$/;

test.use({ serviceWorkers: 'allow' });

/** Effects on people when a service, PostgreSQL or the object store stops, while other parts keep working. */
test.describe('when a part is down', () => {
  test.skip(({ product }) => !product.stack, 'nothing is stopped in a stack that was started elsewhere');

  test('keeps other calls working while a service is down', async ({ page, product }) => {
    const { stack, admin } = product;
    if (!stack) return;
    await logIn(page, admin);
    await stack.services.jobs.stop();
    try {
      await page.goto('/admin');
      const retry = page.getByRole('main').getByRole('button', { name: 'Retry' }).first();
      await expect(retry).toBeVisible();
      await page.goto('/admin/sub-contractors?text=perera');
      await expect(page.getByRole('main').getByRole('link', { name: 'Amara Perera' })).toBeVisible();
      await page.goto('/gallery');
      await expect(page.getByRole('button', { name: /Show large/ }).first()).toBeVisible();
      await page.goto('/admin');
      await expect(retry).toBeVisible();
      // Nothing moves during the retry, and the button keeps the focus.
      const kept = page.locator('main button[data-kept]');
      await page
        .getByRole('main')
        .getByRole('button', { name: 'Retry' })
        .evaluateAll((buttons) => {
          for (const button of buttons) button.dataset.kept = '';
        });
      const shown = await kept.count();
      // Found by its mark, because a list that retries itself renames its button.
      const pressed = kept.first();
      const failed = page.waitForResponse((response) => response.status() === 502);
      await pressed.press('Enter');
      await failed;
      await expect(kept).toHaveCount(shown);
      await expect(pressed).toBeFocused();
      await stack.services.jobs.start();
      // The list retries by itself, so the button may be gone before the click.
      await retry.click({ timeout: 2_000 }).catch(() => {});
      const jobs = page.getByRole('main').getByRole('table', { name: 'Job Places Data' }).getByRole('link');
      await expect(jobs.first()).toBeVisible();
    } finally {
      await stack.services.jobs.start();
    }
  });

  test('keeps people logged in while svc-auth is down', async ({ page, product }) => {
    const { stack } = product;
    if (!stack) return;
    await logIn(page, { email: 'amara@gumleaf.example', password: 'gumleaf-demo-2026' });
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Earnings as Sub-Contractor');
    const isKept = () => page.evaluate(async () => (await caches.match('/api/user')) !== undefined);
    await expect.poll(isKept).toBe(true);
    await stack.services.auth.stop();
    try {
      // Their phone has a copy of who they are.
      await page.reload();
      await expect(title).toHaveText('Earnings as Sub-Contractor');
      await page.evaluate(async () => {
        const own = (await caches.keys()).filter((name) => name.startsWith('own-'));
        await Promise.all(own.map((name) => caches.delete(name)));
      });
      await page.reload();
      await expect(page.getByText('You’re still logged in', { exact: false })).toBeVisible();
    } finally {
      await stack.services.auth.start();
    }
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(title).toHaveText('Earnings as Sub-Contractor');
  });

  test('names a part that is down on the status page and in its API errors', async ({ page, request, product }) => {
    const { stack } = product;
    if (!stack) return;
    const part = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Status' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('System status');
    await expect(page.getByText('Everything is working.')).toBeVisible();
    await stack.services.invoice.stop();
    try {
      await page.reload();
      await expect(part('Invoices')).toContainText('Unavailable');
      await expect(part('Jobs, shifts and hours')).toContainText('Working');
      await expect(page.getByText('Some services are unavailable.')).toBeVisible();
      await expectAccessible(page, '/status');
      const answer = await request.get('/api/admin/invoice-settings');
      expect(answer.status()).toBe(502);
      expect(await answer.json()).toMatchObject({ code: 'service_away', request_id: expect.any(String) });
    } finally {
      await stack.services.invoice.start();
    }
    await page.reload();
    await expect(page.getByText('Everything is working.')).toBeVisible();
  });

  test('refuses calls of every service while PostgreSQL is away, and answers them afterwards', async ({
    request,
    product,
  }) => {
    const { stack, admin } = product;
    if (!stack) return;
    const { access_token } = await (await request.post('/api/auth/login', { data: admin })).json();
    const headers = { authorization: `Bearer ${access_token}` };
    const paths = [
      '/api/user',
      '/api/admin/desk/attention',
      '/api/admin/get-gallery-imgs',
      '/api/admin/invoice-settings',
    ];
    const states = () => Promise.all(paths.map(async (path) => (await request.get(path, { headers })).status()));
    expect(await states()).toEqual([200, 200, 200, 200]);
    await stack.postgres.stop();
    try {
      for (const path of paths) {
        const answer = await request.get(path, { headers });
        expect(answer.status(), path).toBe(503);
        expect(answer.headers()['retry-after'], path).toBe('5');
        expect(await answer.json()).toMatchObject({ code: 'data_away', request_id: expect.any(String) });
      }
    } finally {
      await stack.postgres.start();
    }
    await expect.poll(states).toEqual([200, 200, 200, 200]);
  });

  test('says on pages with documents that the store is away, and keeps the rest working', async ({
    page,
    request,
    product,
  }) => {
    const { stack } = product;
    if (!stack) return;
    const objects = join(dirname(stack.logDir), 'objects');
    const files = async () => (await (await request.get('/api/status/media')).json()).files;
    await logIn(page, { email: 'amara@gumleaf.example', password: 'gumleaf-demo-2026' });
    await rename(objects, `${objects}-away`);
    try {
      await expect.poll(files).toBe(false);
      await page.goto('/account/documents');
      await expect(page.getByText('Documents and pictures aren’t available right now.')).toBeVisible();
      await page.goto('/my-jobs');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    } finally {
      await rename(`${objects}-away`, objects);
    }
    await expect.poll(files).toBe(true);
  });

  test('recovers a prerendered page on Retry after the public remote failed to load', async ({ page, product }) => {
    const { stack } = product;
    if (!stack) return;
    const main = page.getByRole('main');
    stack.removeFrontEnd('public');
    try {
      await page.goto('/services');
      await expect(main.getByRole('alert')).toContainText('Couldn’t load this page.');
      await expect(
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login', exact: true }),
      ).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: '(08) 5550 0142' })).toBeVisible();
    } finally {
      stack.restoreFrontEnd('public');
    }
    await main.getByRole('button', { name: 'Retry' }).click();
    await expect(main.getByRole('article')).toHaveCount(6);
  });

  test('keeps other pages working while a remote of the desk is missing, and recovers on Retry', async ({
    page,
    product,
  }) => {
    const { stack, admin } = product;
    if (!stack) return;
    stack.removeFrontEnd('admin');
    await openAs(page, admin);
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('main')).toContainText('Couldn’t load this page.');
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('link', { name: 'View website' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/services/i);
    await page.goto('/admin');
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    stack.restoreFrontEnd('admin');
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
  });

  test('says that the stream was cut, and shows what was missed afterwards', async ({
    page: desk,
    otherPage: phone,
    product,
  }) => {
    const { stack } = product;
    if (!stack) return;
    const office = await Office.open(product);
    await openAs(desk, product.admin);
    await openAs(phone, await office.registerVerified('Robin Live'));
    await expect(desk.getByText('Connected', { exact: true })).toBeAttached();
    for (const part of [stack.services.auth, stack.redis]) {
      await part.stop();
      try {
        for (const page of [desk, phone]) await expect(page.getByRole('status').getByText(RECONNECTING)).toBeVisible();
        await office.createPermanentJob(part === stack.redis ? 'Without Redis' : 'Without Accounts');
      } finally {
        await part.start();
      }
      for (const page of [desk, phone]) await expect(page.getByRole('status').getByText(RECONNECTING)).toBeHidden();
      await expect(
        desk.getByRole('article').filter({ hasText: part === stack.redis ? 'Without Redis' : 'Without Accounts' }),
      ).toBeVisible();
    }
  });
});
