import { expectAccessible, measureSidewaysScroll, navigate } from '../stack/pages';
import { addAuthenticator, enrolPasskey, enrolTotp } from '../stack/second-factor';
import { expect, logIn, type Page, test } from '../stack/test';

test.use({ serviceEnvironment: { ADMIN_SECOND_FACTOR: 'required' } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('lets admins set up only a second factor at first where one is required, then use the desk', async ({
  page,
  product,
  browser,
}) => {
  const iris = { email: `iris.${Date.now().toString(36)}@example.com`, password: 'iris has a passphrase' };
  const main = page.getByRole('main');

  await test.step('requires a passkey from the first admin', async () => {
    await addAuthenticator(page);
    await logIn(page, product.admin);
    await expect(heading(page)).toHaveText('Set up a second factor');
    for (const path of ['/admin', '/admin/sub-contractors', '/invoice', '/admin/account']) {
      await page.goto(path);
      await expect(heading(page)).toHaveText('Set up a second factor');
    }
    await expectAccessible(page, 'setting up a second factor');
    await main.getByRole('button', { name: 'Go on to the desk' }).click();
    await expect(main).toContainText('Please set up a passkey or an authenticator app first.');
    await enrolPasskey(page, 'Office laptop');
    await main.getByRole('button', { name: 'Go on to the desk' }).click();
    await expect(page).toHaveURL(/\/admin$/);
  });

  await test.step('requires one from an invited admin, who sets up codes and a passkey', async () => {
    await navigate(page, '/admin/admins');
    await main.getByLabel('Name').fill('Iris Invited');
    await main.getByLabel('Email').fill(iris.email);
    await main.getByRole('button', { name: 'Send invitation' }).click();
    const { hash } = new URL(await main.getByLabel('Link', { exact: true }).inputValue());
    const viewport = { width: 390, height: 844 };
    const desk = await (await browser.newContext({ baseURL: product.url, viewport })).newPage();
    await desk.goto(`/reset-password${hash}`);
    await desk.getByLabel('New password', { exact: true }).fill(iris.password);
    await desk.getByLabel('Confirm new password').fill(iris.password);
    await desk.getByRole('button', { name: 'Save password' }).click();
    await expect(heading(desk)).toHaveText('Password saved');
    await addAuthenticator(desk);
    await logIn(desk, iris);
    await expect(heading(desk)).toHaveText('Set up a second factor');
    await enrolTotp(desk, iris.password);
    await desk.getByRole('button', { name: 'I’ve saved them' }).click();
    await enrolPasskey(desk, 'Own phone');
    expect(await measureSidewaysScroll(desk)).toBeLessThanOrEqual(0);
    await desk.getByRole('button', { name: 'Go on to the desk' }).click();
    await expect(desk).toHaveURL(/\/admin$/);
    await desk.context().close();
  });
});
