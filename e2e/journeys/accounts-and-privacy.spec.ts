import { DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import { Office } from '../stack/office';
import { navigate } from '../stack/pages';
import { expect, logIn, openAs, openPublic, testInOpenWindow as test } from '../stack/test';

test.describe('Accounts and privacy', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');

  test('hides bank details until asked, and ends the session everywhere on logout', async ({
    page,
    product,
    request,
  }) => {
    await logIn(page, product.admin);
    await expect(page).toHaveURL(/\/admin$/);
    await navigate(page, `/admin/sub-contractors/${DEMO_CONTRACTORS[0]?.id}`);
    const main = page.getByRole('main');
    await expect(main).toContainText('••••417');
    await expect(main).not.toContainText('010200417');
    await main.getByRole('button', { name: 'Show bank details and passport number' }).click();
    await expect(main).toContainText('010200417');
    await expect(main).toContainText('PA4410072');
    await main.getByRole('button', { name: 'Hide' }).click();
    await expect(main).not.toContainText('010200417');
    await main.getByRole('button', { name: 'Show bank details and passport number' }).click();
    await main.getByRole('link', { name: 'Go Back' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sub-Contractors');
    await page.goBack();
    await expect(main).toContainText('••••417');
    await expect(main).not.toContainText('010200417');

    const token = await page.evaluate(() => localStorage.getItem('access_token'));
    // svc-auth, and a service that learns of the session from the feed.
    const paths = ['/api/admin/audit-log', '/api/admin/invoice-settings'];
    const headers = { authorization: `Bearer ${token}` };
    const readStatuses = () => Promise.all(paths.map(async (path) => (await request.get(path, { headers })).status()));
    expect(await readStatuses()).toEqual([200, 200]);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect.poll(readStatuses).toEqual([401, 401]);
  });

  test('links the privacy notice from the registration and downloads a person’s own data', async ({
    page,
    product,
  }) => {
    const person = await (await Office.open(product)).registerVerified('Noor Ahmadi');
    await openPublic(page, '/register');
    await page.getByRole('link', { name: 'How we handle your information' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
    await openAs(page, person, '/account/me');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-data.zip');
  });
});
