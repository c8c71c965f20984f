import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { lead } from '../stack/pages';
import { expect, giveSession, test as inNewWindow, type Page, testInOpenWindow as test } from '../stack/test';
import { issueStandingStill } from '../stories/still-invoice';

test.use({ viewport: { width: 390, height: 844 } });

/**
 * What comes below a part of unknown height is seen together with it, so that it does not move away from a press; after two seconds it is
 * seen anyhow.
 */
async function comesTogether(page: Page, open: typeof lead, path: string, call: string): Promise<void> {
  const below = page.getByRole('main').locator('[data-waits]').first();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${call}`, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, path);
  await expect(below, `${path} without ${call}`).toBeAttached();
  await expect(below.getByRole('heading').or(below.getByRole('button')).first()).toBeVisible();
  answer();
  await expect(page.getByRole('main').locator('[data-waits]')).toHaveCount(0);
  await page.unroute(`**${call}`);
}

const load = async (page: Page, path: string) => void (await page.goto(path));

test.describe('what is below a part that is still read', () => {
  test('comes together with it on a sub-contractor’s pages, unless that takes long', async ({ page }) => {
    await giveSession(page, { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD });
    await comesTogether(page, load, '/dashboard', '/api/my-plan');
    await comesTogether(page, load, '/my-jobs', '/api/my-plan');
    await comesTogether(page, lead, '/payments', '/api/my-approvals');
  });

  test('comes together with it on the desk, unless that takes long', async ({ page, product }) => {
    await giveSession(page, product.admin);
    await comesTogether(page, load, '/admin', '/api/admin/desk/approvals');
    await comesTogether(page, lead, '/admin/absences', '/api/admin/desk/find-cover');
    await comesTogether(page, lead, '/admin/pay', '/api/admin/pay/list-runs');
    const { id } = DEMO_CONTRACTORS[0] ?? { id: '' };
    await comesTogether(page, lead, `/admin/sub-contractors/${id}`, `/api/admin/compliance/${id}`);
  });
});

// On a desk: every-width.spec.ts.
inNewWindow('an issued invoice opens without moving what is seen, on a phone', async ({ page, product }) => {
  inNewWindow.skip(!product.storage, 'needs the demo company');
  await issueStandingStill(page, product, { width: 390, height: 844 });
});
