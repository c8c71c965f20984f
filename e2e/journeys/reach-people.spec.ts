import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mailsTo } from '../stack/mail';
import { Office } from '../stack/office';
import { expectAccessible, fillRegistration, goOn, verifyPerson } from '../stack/pages';
import { confirm, expect, logIn, openAs, type Page, type Product, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const subjectsTo = async (product: Product, email: string) =>
  (await mailsTo(product, email)).map(({ subject }) => subject ?? '');

/** Takes messages as a browser maker's push service does. */
async function startPushService() {
  const received: string[] = [];
  const server = createServer((request, response) => {
    received.push(request.url ?? '');
    request.resume();
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, received, stop: () => server.close() };
}

/** A headless browser has no push service: the page gets the device that one would have given it. */
async function givePushDevice(page: Page, endpoint: string): Promise<void> {
  await page.addInitScript((address) => {
    const device = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const text = (bytes: ArrayBuffer) =>
        btoa(String.fromCharCode(...new Uint8Array(bytes)))
          .replaceAll('+', '-')
          .replaceAll('/', '_')
          .replaceAll('=', '');
      const p256dh = text(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = text(crypto.getRandomValues(new Uint8Array(16)).buffer);
      return {
        endpoint: address,
        toJSON: () => ({ endpoint: address, keys: { p256dh, auth } }),
        unsubscribe: () => true,
      };
    };
    let own: Promise<object> | null = null;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        own = device();
        return own;
      },
      getSubscription: async () => own,
    });
  }, endpoint);
}

test.describe('people are reached', () => {
  test.skip(({ product }) => !product.stack, 'needs a stack that reaches push services of this machine');

  test('an admin invites another, who registers somebody, who is told and finds back in', async ({
    page,
    product,
    browser,
  }) => {
    const unique = Date.now().toString(36);
    const iris = {
      name: `Iris Invited ${unique}`,
      email: `iris.${unique}@example.com`,
      password: 'iris has a passphrase',
    };
    const ana = {
      name: `Ana Reachable ${unique}`,
      email: `ana.${unique}@example.com`,
      password: 'a long enough passphrase',
    };
    const visitor = { name: `Vera Visitor ${unique}`, email: `vera.${unique}@example.com` };
    const main = page.getByRole('main');
    const open = async (options = {}) => (await browser.newContext({ baseURL: product.url, ...options })).newPage();

    const office = await Office.open(product);
    await test.step('somebody asks for a quote, and admins are told by mail', async () => {
      // Of the requests of other tests they were told an hour ago: this one has a message of its own.
      await office.sql('invoice', 'UPDATE enquiry SET told_at = now() WHERE told_at IS NULL');
      await office.sql('invoice', "UPDATE enquiry_digest SET told_at = now() - interval '1 hour'");
      const told = async () =>
        (await subjectsTo(product, product.admin.email)).filter((subject) => subject.includes('asks for a quote'))
          .length;
      const before = await told();
      await page.goto('/quote');
      await main.getByLabel('Kind of place').selectOption('Office');
      await main.getByLabel('Size').fill('2 rooms');
      await main.getByRole('combobox', { name: 'Suburb' }).fill('Kent Town');
      await main.getByLabel('How often').selectOption('Once a week');
      await main.getByRole('button', { name: 'Continue' }).click();
      await main.getByLabel('Name').fill(visitor.name);
      await main.getByLabel('E-mail').fill(visitor.email);
      await main.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Thank you, we have your request' })).toBeVisible();
      await expect.poll(told).toBe(before + 1);
    });

    await test.step('an admin finds the request behind the bell', async () => {
      await openAs(page, product.admin);
      await page.getByRole('link', { name: /^Notices/ }).click();
      await main
        .getByRole('link', { name: /asks for a quote/ })
        .first()
        .click();
      await expect(heading(page)).toHaveText(visitor.name);
    });

    const link = await test.step('invites another admin', async () => {
      await goOn(page, '/admin/admins');
      await main.getByLabel('Name').fill(iris.name);
      await main.getByLabel('E-mail').fill(iris.email);
      await main.getByRole('button', { name: 'Invite' }).click();
      return new URL(await main.getByLabel('Link', { exact: true }).inputValue());
    });

    const desk = await open();
    await test.step('the invited admin chooses a password and logs in', async () => {
      await desk.goto(`/reset-password${link.hash}`);
      await desk.getByLabel('New password', { exact: true }).fill(iris.password);
      await desk.getByLabel('Confirm new password').fill(iris.password);
      await desk.getByRole('button', { name: 'Save the password' }).click();
      await expect(heading(desk)).toHaveText('Your password is saved');
      await logIn(desk, iris);
      await expect(desk).toHaveURL(/\/admin$/);
    });

    const push = await startPushService();
    const phone = await open({ viewport: PHONE, permissions: ['geolocation'], serviceWorkers: 'allow' });
    await givePushDevice(phone, `${push.url}/ana`);
    await test.step('a sub-contractor registers, and asks for messages on the phone', async () => {
      await phone.goto('/register');
      await fillRegistration(phone, ana);
      await phone.getByRole('main').getByRole('button', { name: 'Register' }).click();
      await confirm(phone, 'Do you filled all fields correctly?', 'OK');
      await confirm(phone, 'Registered Successfuly', 'OK');
      await logIn(phone, ana);
      await goOn(phone, '/account');
      const card = phone.getByRole('article').filter({ hasText: 'Messages on this device' });
      await card.getByRole('button', { name: 'Notify this phone' }).click();
      await expect(card.getByRole('status')).toHaveText('On');
      await expect(phone.getByLabel('Device: Your account is verified')).toBeChecked();
      await expectAccessible(phone, 'messages on a device');
    });

    await test.step('is verified, and told by a push message and by mail', async () => {
      await goOn(desk, '/admin/sub-contractors');
      await desk.getByRole('link', { name: ana.name }).click();
      await verifyPerson(desk);
      await expect.poll(() => push.received).toEqual(['/ana']);
      await expect.poll(() => subjectsTo(product, ana.email)).toContainEqual(expect.stringContaining('verified'));
      await goOn(phone, '/notices');
      await expect(
        phone
          .getByRole('main')
          .getByRole('link', { name: /verified/ })
          .first(),
      ).toBeVisible();
    });

    await test.step('forgets the password, and is back in with the link of the message', async () => {
      await phone.evaluate(() => localStorage.removeItem('access_token'));
      await phone.goto('/forgot-password');
      await phone.getByRole('main').getByLabel('E-mail').fill(ana.email);
      await phone.getByRole('main').getByRole('button', { name: 'Send me a link' }).click();
      const hashes = async () =>
        (await mailsTo(product, ana.email)).flatMap(
          ({ text }) => /\/reset-password#[\w-]+/.exec(text ?? '')?.[0] ?? [],
        );
      await expect.poll(hashes).toHaveLength(1);
      await phone.goto((await hashes())[0] ?? '');
      await phone.getByLabel('New password', { exact: true }).fill('another long passphrase');
      await phone.getByLabel('Confirm new password').fill('another long passphrase');
      await phone.getByRole('button', { name: 'Save the password' }).click();
      await expect(heading(phone)).toHaveText('Your password is saved');
      await logIn(phone, { email: ana.email, password: 'another long passphrase' });
      await expect(phone).toHaveURL(/\/dashboard$/);
      push.stop();
      // Later tests find the company's own admins.
      await office.sql('auth', 'DELETE FROM account WHERE email = $1', [iris.email]);
    });
  });
});
