import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { expect, openAs, type Page, test } from '../stack/test';

// Answers are held back here, which the worker would make good.
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } });

/**
 * What comes below a part of unknown height is seen together with it, so that it does not move away from a press; after two seconds it is
 * seen anyhow.
 */
async function comesTogether(page: Page, path: string, call: string): Promise<void> {
  const below = page.getByRole('main').locator('[data-waits]').first();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${call}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path);
  await expect(below, `${path} without ${call}`).toBeAttached();
  await expect(below.getByRole('heading').or(below.getByRole('button')).first()).toBeVisible();
  answer();
  await expect(page.getByRole('main').locator('[data-waits]')).toHaveCount(0);
  await page.unroute(`**${call}`);
}

test.describe('what is below a part that is still read', () => {
  test('comes together with it on a sub-contractor’s pages, unless that takes long', async ({ page }) => {
    await openAs(page, { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD });
    await comesTogether(page, '/dashboard', '/api/my-plan');
    await comesTogether(page, '/my-jobs', '/api/my-plan');
    await comesTogether(page, '/payments', '/api/my-approvals');
  });

  test('comes together with it on the desk, unless that takes long', async ({ page, product }) => {
    await openAs(page, product.admin);
    await comesTogether(page, '/admin', '/api/admin/desk/approvals');
    await comesTogether(page, '/admin/absences', '/api/admin/desk/find-cover');
    await comesTogether(page, '/admin/pay', '/api/admin/pay/list-runs');
  });
});
