import { readFile } from 'node:fs/promises';
import { getCurrentUser } from '@cleaning/contracts';
import { readMails } from '../stack/mail';
import { Office, type Person } from '../stack/office';
import { expectAccessible, measureSidewaysScroll, navigate } from '../stack/pages';
import { enrolTotp, getCode } from '../stack/second-factor';
import { confirm, expect, logIn, openAs, openPublic, type Page, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const notice = (page: Page, title: string) => page.getByRole('main').getByRole('link', { name: title });

async function fillLogin(page: Page, email: string, password: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

test.describe('Account safety', () => {
  test.skip(({ product }) => !product.storage, 'reads the mail of the stack');

  test('resets a forgotten password, turns on two-factor login and logs out other devices', async ({
    page,
    otherPage: other,
    product,
  }) => {
    const office = await Office.open(product);
    const person = await office.registerVerified('Ingrid Vasquez');
    const main = page.getByRole('main');
    const next = 'a new passphrase that is long';
    await page.setViewportSize(PHONE);

    await test.step('asks for a reset link, with an answer that is the same for every address', async () => {
      await openPublic(page, '/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(heading(page)).toHaveText('Forgotten password');
      await expectAccessible(page, 'forgotten password');
      await main.getByLabel('Email').fill(person.email);
      await main.getByRole('button', { name: 'Send me a link' }).click();
      await expect(main).toContainText('If there’s an account with this email, we’ve sent it a link.');
      expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
    });

    const link = await test.step('mails the reset link', async () => {
      const found = async () =>
        (await readMails(product, person.email)).map(({ text }) => /\/reset-password#[\w-]+/.exec(text ?? '')?.[0]);
      await expect.poll(async () => (await found()).filter(Boolean)).toHaveLength(1);
      return (await found()).find(Boolean) ?? '';
    });

    await test.step('sets a new password and removes the token from the address', async () => {
      await page.goto(link);
      await expect(page).toHaveURL(/\/reset-password$/);
      await expectAccessible(page, 'new password');
      await main.getByLabel('New password', { exact: true }).fill(next);
      await main.getByLabel('Confirm new password').fill(next);
      await main.getByRole('button', { name: 'Save password' }).click();
      await expect(heading(page)).toHaveText('Password saved');
      await main.getByRole('link', { name: 'Login' }).click();
      await fillLogin(page, person.email, next);
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    await test.step('refuses a second use of the link', async () => {
      await other.goto(link);
      await other.getByLabel('New password', { exact: true }).fill(next);
      await other.getByLabel('Confirm new password').fill(next);
      await other.getByRole('button', { name: 'Save password' }).click();
      await expect(heading(other)).toHaveText('This link has expired or was already used');
      await expect(other.getByRole('main').getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
    });

    const { secret, recovery } = await test.step('turns on two-factor login', async () => {
      await navigate(page, '/account/security');
      const { secret, recovery: codes } = await enrolTotp(page, next);
      expect(new Set(codes).size).toBe(10);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: 'Download', exact: true }).click(),
      ]);
      expect(await readFile(await download.path(), 'utf8')).toContain(codes[9] ?? 'no code');
      await expectAccessible(page, 'recovery codes');
      await main.getByRole('button', { name: 'I’ve saved them' }).click();
      await expect(main).toContainText('Recovery codes left: 10');
      return { secret, recovery: codes[0] ?? '' };
    });

    const getToken = (device: Page) => device.evaluate(() => localStorage.getItem('access_token'));
    const first = await test.step('asks for a code at login', async () => {
      await navigate(other, '/login');
      await fillLogin(other, person.email, next);
      await expect(other.getByLabel('Code')).toBeFocused();
      await expectAccessible(other, 'second step of the login');
      await other.getByLabel('Code').fill(getCode(secret, 1));
      await other.getByRole('main').getByRole('button', { name: 'Login' }).click();
      await expect(other).toHaveURL(/\/dashboard$/);
      return getToken(other);
    });

    await test.step('accepts a recovery code instead', async () => {
      // This window forgets the session, which stays open on the server.
      await other.evaluate(() => localStorage.removeItem('access_token'));
      await openPublic(other, '/login');
      await fillLogin(other, person.email, next);
      await other.getByLabel('Code').fill(recovery);
      await other.getByRole('main').getByRole('button', { name: 'Login' }).click();
      await expect(other).toHaveURL(/\/dashboard$/);
    });

    await test.step('logs out every other device', async () => {
      // Reloads the list.
      await navigate(page, '/dashboard');
      await navigate(page, '/account/security');
      await expect(main.getByText('This device', { exact: true })).toBeVisible();
      // Later content must not move the button during the click.
      await expect(main.getByText('Loading…')).toHaveCount(0);
      await main.getByRole('button', { name: 'Log out everywhere else' }).click();
      await confirm(page, 'Log out everywhere else?', 'Log out everywhere else');
      await expect(main).toContainText('Logged out everywhere else.');
      await expect(other).toHaveURL(/\/login$/);
      const headers = { authorization: `Bearer ${first}` };
      expect((await other.request.get(getCurrentUser.path, { headers })).status()).toBe(401);
    });

    await test.step('shows a notice about the new device', async () => {
      await page.getByRole('link', { name: /^Notices/ }).click();
      await expect(heading(page)).toHaveText('Notices');
      await expect(notice(page, 'Unread: Login from a new device').first()).toBeVisible();
      await main.getByRole('button', { name: 'Mark all as read' }).click();
      await expect(main).toContainText('All notices are marked as read.');
      await expect(page.getByRole('link', { name: 'Notices', exact: true })).toBeVisible();
    });
  });

  test('changes details after the office approves the person’s request', async ({ page, otherPage: own, product }) => {
    const office = await Office.open(product);
    const person: Person = await office.registerVerified('Anneliese Hohenstein-Papadimitriou');
    const account = own.getByRole('main');
    const main = page.getByRole('main');

    await test.step('validates and sends the change request', async () => {
      await openAs(own, person, '/account/me');
      await account.getByRole('button', { name: 'Request a change' }).click();
      await account.getByLabel('Postcode').fill('12');
      await account.getByLabel('BSB').fill('062-000');
      await account.getByRole('button', { name: 'Send request' }).click();
      await expect(account.getByText('Must be a postcode of four digits.')).toBeVisible();
      await expectAccessible(own, 'asking for a change');
      await account.getByLabel('Postcode').fill('5082');
      await account.getByRole('button', { name: 'Send request' }).click();
      await expect(account).toContainText('The office hasn’t decided yet.');
      await expect(account).toContainText('••••000');
      expect(await measureSidewaysScroll(own)).toBeLessThanOrEqual(0);
    });

    await test.step('shows the admin old and new values, approves them and puts payments on hold', async () => {
      await openAs(page, product.admin, '/admin/detail-changes');
      const asked = main.getByRole('article').filter({ hasText: person.name });
      await expect(asked).toContainText('••••006');
      await expect(asked).toContainText('••••000');
      await expectAccessible(page, 'detail change requests');
      await asked.getByRole('button', { name: `Approve ${person.name}’s changes` }).click();
      await confirm(page, `Approve ${person.name}’s changes?\nTheir details will be updated.`, 'Approve');
      await expect(main).toContainText(`${person.name}’s details updated.`);
      await navigate(page, `/admin/sub-contractors/${person.id}`);
      await expect(main).toContainText('Payments are on hold until');
    });

    await test.step('notifies the person', async () => {
      await navigate(own, '/notices');
      await expect(notice(own, 'Unread: Your details were changed')).toBeVisible();
    });
  });

  test('creates an admin account from an invitation and disables it', async ({ page, otherPage: other, product }) => {
    const main = page.getByRole('main');
    const invited = { name: 'Iris Invited', email: `iris.${Date.now().toString(36)}@example.com` };
    await openAs(page, product.admin, '/admin/admins');
    await main.getByLabel('Name').fill(invited.name);
    await main.getByLabel('Email').fill(invited.email);
    await main.getByRole('button', { name: 'Send invitation' }).click();
    await expect(main).toContainText('Email isn’t set up, so copy this link and give it to them.');
    const link = await main.getByLabel('Link', { exact: true }).inputValue();
    await expectAccessible(page, 'invited');

    await other.goto(`${product.url}/reset-password#${new URL(link).hash.slice(1)}`);
    await other.getByLabel('New password', { exact: true }).fill('iris has a passphrase');
    await other.getByLabel('Confirm new password').fill('iris has a passphrase');
    await other.getByRole('button', { name: 'Save password' }).click();
    await expect(heading(other)).toHaveText('Password saved');
    await logIn(other, { email: invited.email, password: 'iris has a passphrase' });
    await expect(other).toHaveURL(/\/admin$/);

    await main.getByRole('button', { name: `Disable ${invited.name}` }).click();
    await confirm(
      page,
      `Disable ${invited.name}?\nThey’ll be logged out everywhere and won’t be able to log in. API keys they created stop working.`,
      'Disable',
    );
    await expect(main.getByText('Disabled', { exact: true })).toBeVisible();
    await navigate(page, '/admin/mail');
    await expect(main).toContainText('No mail server');
    await (await Office.open(product)).sql('auth', 'DELETE FROM account WHERE email = $1', [invited.email]);
  });
});
