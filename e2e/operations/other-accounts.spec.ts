import { inviteAdmin, makeLink } from '@cleaning/contracts';
import { loginProviders, startLoginProvider } from '../stack/login-provider';
import { Office } from '../stack/office';
import { expectAccessible, measureSidewaysScroll, navigate } from '../stack/pages';
import { confirm, expect, logIn, openPublic, type Page, test } from '../stack/test';

test.use({ serviceEnvironment: { OIDC_ISSUERS: loginProviders() } });
test.skip(() => Boolean(process.env.BASE_URL), 'starts a stack that knows the provider');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The login of oidc-provider, and its question whether the site may know the person. */
async function logInAtProvider(page: Page, email: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(email);
  await page.getByPlaceholder('and password').fill('anything');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** This window forgets the session, which stays open on the server. */
async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('access_token'));
  await openPublic(page, '/login');
}

/** The provider's login page asks for a font. */
const withoutFonts = (page: Page) => page.route('https://fonts.googleapis.com/**', (route) => route.abort());

test('lets an admin connect Google, log in with it and disconnect it', async ({
  page,
  otherPage: other,
  product,
}, info) => {
  const provider = await startLoginProvider(product.url);
  await withoutFonts(page);
  const main = page.getByRole('main');
  const card = page.getByRole('article').filter({ hasText: 'Connected accounts' });
  const rules = page.getByRole('article').filter({ hasText: 'Login with Google' });

  await test.step('does not log in with an account that is not connected', async () => {
    await openPublic(page, '/login');
    await main.getByRole('button', { name: 'Continue with Google' }).click();
    await logInAtProvider(page, product.admin.email);
    await expect(heading(page)).toHaveText('You’re not logged in');
    await expect(main).toContainText('This Google account isn’t connected.');
    await expect(page).toHaveURL(/\/login\/oidc$/);
    await expectAccessible(page, 'a login with an account that is not connected');
    await main.getByRole('link', { name: 'Back to login' }).click();
    await expect(main.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await expectAccessible(page, 'the login with a provider');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: info.outputPath('login-390.png'), fullPage: true });
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('connects it from the account page', async () => {
    await logIn(page, product.admin);
    await navigate(page, '/admin/account');
    await card.getByRole('button', { name: 'Connect Google', exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/account$/);
    await expect(card).toContainText(product.admin.email);
    await expect(card).toContainText('not used yet');
    await expectAccessible(page, 'a connected account');
    await page.screenshot({ path: info.outputPath('connected-1280.png'), fullPage: true });
  });

  await test.step('logs in with it, back on the page that needed the login', async () => {
    await page.evaluate(() => localStorage.removeItem('access_token'));
    await page.goto('/admin/admins');
    await expect(page).toHaveURL(/\/login$/);
    await main.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL(/\/admin\/admins$/);
  });

  await test.step('turns passwords of admins off, after the factor', async () => {
    await rules.getByLabel('Admins log in without a password').check();
    await rules.getByRole('button', { name: 'Save login rules' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await dialog.getByLabel('Password').fill(product.admin.password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Login rules saved.')).toBeVisible();
    await expectAccessible(page, 'rules for the login');
    await page.screenshot({ path: info.outputPath('login-rules-1280.png'), fullPage: true });
  });

  await test.step('refuses the password, and names the way', async () => {
    await forgetSession(page);
    await page.locator('input[name=email]').fill(product.admin.email);
    await page.locator('input[name=password]').fill(product.admin.password);
    await main.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(main.getByText('Log in with Google.')).toBeVisible();
    await main.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page).toHaveURL(/\/admin$/);
  });

  await test.step('disconnects it once passwords are on again', async () => {
    await navigate(page, '/admin/admins');
    await rules.getByLabel('Admins log in without a password').uncheck();
    await rules.getByRole('button', { name: 'Save login rules' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await dialog.getByLabel('Password').fill(product.admin.password);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Login rules saved.')).toBeVisible();
    await navigate(page, '/admin/account');
    await card.getByRole('button', { name: 'Disconnect Google' }).click();
    await confirm(page, 'Disconnect Google?', 'Disconnect');
    await expect(card.getByRole('button', { name: 'Connect Google', exact: true })).toBeVisible();
    await forgetSession(page);
    await main.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(main).toContainText('This Google account isn’t connected.');
  });

  await test.step('accepts an invitation with the invited Google account, and not with another one', async () => {
    const office = await Office.open(product);
    const iris = { name: 'Iris Invited', email: `iris.${Date.now().toString(36)}@example.com` };
    const { id } = await office.call(inviteAdmin, iris);
    const { hash } = new URL((await office.call(makeLink, { id })).url);
    const invited = other.getByRole('main');
    await withoutFonts(other);
    await other.goto(`/reset-password${hash}`);
    await expect(invited).toContainText(`Choose the account with ${iris.email}.`);
    await expectAccessible(other, 'an invitation');
    expect(await measureSidewaysScroll(other)).toBeLessThanOrEqual(0);
    await other.screenshot({ path: info.outputPath('invitation-390.png'), fullPage: true });
    await invited.getByRole('button', { name: 'Continue with Google' }).click();
    await logInAtProvider(other, 'somebody.else@example.com');
    await expect(heading(other)).toHaveText('Invitation not accepted');
    await expect(invited).toContainText(`Use the one with ${iris.email}.`);
    await expectAccessible(other, 'an invitation with another account');

    // The provider asks for the login again.
    await other.context().clearCookies();
    await invited.getByRole('link', { name: 'Back to the invitation' }).click();
    await invited.getByRole('button', { name: 'Continue with Google' }).click();
    await logInAtProvider(other, iris.email);
    await expect(other).toHaveURL(/\/admin\/account$/);
    await expect(other.getByText('Google connected. Add a passkey now')).toBeVisible();
    await expect(other.getByRole('article').filter({ hasText: 'Connected accounts' })).toContainText(iris.email);
    await office.sql('auth', 'DELETE FROM account WHERE email = $1', [iris.email]);
  });
  provider.stop();
});
