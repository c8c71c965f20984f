import { invoiceStatus } from '@cleaning/contracts';
import { expectAccessible } from '../stack/pages';
import { expect, openAs, openPublic, testInOpenWindow as test } from '../stack/test';

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

  test('the page of what works names the part that does not, in plain words', async ({ page }) => {
    const part = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await openPublic(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Status' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('System status');
    await expect(page.getByText('Everything works.')).toBeVisible();
    // As nginx answers for it: operations/something-is-down.spec.ts stops it.
    await page.route(`**${invoiceStatus.path}`, (route) =>
      route.fulfill({ status: 502, json: { code: 'unavailable' } }),
    );
    await page.reload();
    await expect(part('Invoices')).toContainText('Unavailable');
    await expect(part('Jobs, shifts and hours')).toContainText('Works');
    await expect(page.getByText('Some services are unavailable.')).toBeVisible();
    await expectAccessible(page, '/status');
    await page.unroute(`**${invoiceStatus.path}`);
    await page.reload();
    await expect(page.getByText('Everything works.')).toBeVisible();
  });
});
