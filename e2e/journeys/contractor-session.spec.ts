import { verifyUser } from '@cleaning/contracts';
import { expectSkipLink } from '../stack/frame';
import { Office, type Person } from '../stack/office';
import { navigate, pushRoute } from '../stack/pages';
import { expect, openAs, openPublic, type Page, testInOpenWindow as test } from '../stack/test';

test.describe('Session of a sub-contractor', () => {
  let office: Office;
  let person: Person;

  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    person = await office.registerVerified('Talia Whitlock');
  });

  async function fillLogin(page: Page): Promise<void> {
    await page.locator('input[name=email]').fill(person.email);
    await page.locator('input[name=password]').fill(person.password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  }

  test('leads an ended session to the login with a reason, and back to the same page after it', async ({ page }) => {
    await openAs(page, person, '/permanent-jobs?from=mail');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Permanent Jobs');
    // An unknown token, as after twelve hours or a password change.
    await page.evaluate(() => localStorage.setItem('access_token', 'no.longer.good'));
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    await fillLogin(page);
    await expect(page).toHaveURL(/\/permanent-jobs\?from=mail$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Permanent Jobs');

    // A session ended from elsewhere while a page is open.
    await navigate(page, '/my-jobs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Jobs');
    const next = 'my new long passphrase';
    await office.changePassword(person, next);
    person = { ...person, password: next };
    // The page checks the session by itself.
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Your session has ended.', { exact: false })).toBeVisible();
    await fillLogin(page);
    await expect(page).toHaveURL(/\/my-jobs$/);
  });

  test('asks for a login where a page needs one, and removes the token on Logout', async ({ quietPage: page }) => {
    await page.goto('/account');
    await expect(page).toHaveURL(/\/login$/);
    const reason = page.getByText('Log in to see this page.');
    await expect(reason).toBeVisible();
    await page.reload();
    await expect(reason).toBeVisible();
    await fillLogin(page);
    await expect(page).toHaveURL(/\/account$/);

    await navigate(page, '/dashboard');
    const menu = page.getByRole('navigation', { name: 'Work area' });
    await expect(menu.getByRole('link')).toHaveText([
      'Dashboard',
      'My Jobs',
      'Permanent Jobs',
      'Quick Jobs',
      'Account',
    ]);
    await menu.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Login', exact: true }),
    ).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    await openPublic(page, '/login');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Your session has ended.', { exact: false })).toHaveCount(0);
  });

  test('keeps sub-contractors off the desk, and unverified people on their account', async ({ page }) => {
    await openAs(page, person);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSkipLink(page);
    for (const path of ['/admin', '/admin/sub-contractors', '/not-verified']) {
      await pushRoute(page, path);
      await expect(page).toHaveURL(/\/dashboard$/);
    }
    const newcomer = await office.register('Jonas Newcomer');
    await openAs(page, newcomer);
    await expect(page).toHaveURL(/\/not-verified$/);
    for (const path of ['/dashboard', '/my-jobs', '/permanent-jobs', '/quick-jobs']) {
      await pushRoute(page, path);
      await expect(page).toHaveURL(/\/not-verified$/);
    }
    const main = page.getByRole('main');
    await expect(main).toContainText('The office is checking your documents.');
    await expect(main).toContainText('Thank you for your patience.');
    await main.getByRole('link', { name: 'See your account and documents' }).click();
    await expect(page).toHaveURL(/\/account$/);
    await page.goBack();
    await expect(main).toContainText('This page updates when you’re verified.');
    await office.call(verifyUser, { id: newcomer.id, method: 'approve' });
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});
