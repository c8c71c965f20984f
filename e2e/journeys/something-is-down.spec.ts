import { expectAccessible } from '../stack/pages';
import { expect, openAs, test } from '../stack/test';

/** What a visitor reads when a part of the product is away. That the rest goes on: operations/something-is-down.spec.ts. */
test.describe('when a part is down', () => {
  test.skip(({ product }) => !product.stack, 'nothing is stopped in a stack that was started elsewhere');

  test('a missing remote takes its own pages only, and Retry brings them back', async ({ page, product }) => {
    const { stack, admin } = product;
    if (!stack) return;
    stack.removeFrontEnd('admin');
    await openAs(page, admin);
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole('main')).toContainText('could not be loaded');
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('link', { name: 'View website' }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/services/i);
    await page.goto('/admin');
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    stack.restoreFrontEnd('admin');
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Job Places Data');
  });

  test('the page of what works names the part that does not, in plain words', async ({ page, product }) => {
    const { stack } = product;
    if (!stack) return;
    const part = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Status' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('System status');
    await expect(page.getByText('Everything works.')).toBeVisible();
    await stack.services.invoice.stop();
    try {
      await page.reload();
      await expect(part('Invoices')).toContainText('Unavailable');
      await expect(part('Jobs, shifts and hours')).toContainText('Works');
      await expect(page.getByText('Some services are unavailable.')).toBeVisible();
      await expectAccessible(page, '/status');
    } finally {
      await stack.services.invoice.start();
    }
    await page.reload();
    await expect(page.getByText('Everything works.')).toBeVisible();
  });
});
