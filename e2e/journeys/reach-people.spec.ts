import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendEnquiry, verifyUser } from '@cleaning/contracts';
import { ok } from '../stack/api';
import { readMails } from '../stack/mail';
import { Office } from '../stack/office';
import { expectAccessible, goOn } from '../stack/pages';
import { expect, openAs, type Page, type Product, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const subjectsTo = async (product: Product, email: string) =>
  (await readMails(product, email)).map(({ subject }) => subject ?? '');

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

  // The form of a quote: quote.spec.ts. Invitations and forgotten passwords: account-safety.spec.ts. The form of a registration: main-job.spec.ts.
  test('admins are told of a request, and a sub-contractor of the verification, by push and by mail', async ({
    page,
    product,
    browser,
  }) => {
    const visitor = `Vera Visitor ${Date.now().toString(36)}`;
    const main = page.getByRole('main');
    const office = await Office.open(product);

    await test.step('somebody asks for a quote, and admins are told by mail', async () => {
      // Of the requests of other tests they were told an hour ago: this one has a message of its own.
      await office.sql('invoice', 'UPDATE enquiry SET told_at = now() WHERE told_at IS NULL');
      await office.sql('invoice', "UPDATE enquiry_digest SET told_at = now() - interval '1 hour'");
      const told = async () =>
        (await subjectsTo(product, product.admin.email)).filter((subject) => subject.includes('New quote request'))
          .length;
      const before = await told();
      await ok(product.url, sendEnquiry, {
        body: {
          key: randomUUID(),
          place: 'office',
          size: '2 rooms',
          timing: '',
          text: '',
          telephone: '',
          frequency: 'weekly',
          suburb: 'Kent Town',
          name: visitor,
          email: 'vera@example.com',
        },
      });
      await expect.poll(told).toBe(before + 1);
    });

    await test.step('an admin finds the request behind the bell', async () => {
      await openAs(page, product.admin, '/admin/account');
      await page.getByRole('link', { name: /^Notices/ }).click();
      await main
        .getByRole('link', { name: /New quote request/ })
        .first()
        .click();
      await expect(heading(page)).toHaveText(visitor);
    });

    const ana = await office.newcomer('Ana Reachable');
    const push = await startPushService();
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'allow' });
    const phone = await context.newPage();
    await givePushDevice(phone, `${push.url}/ana`);
    await test.step('a sub-contractor asks for messages on the phone', async () => {
      await openAs(phone, ana, '/account/notifications');
      const card = phone.getByRole('article').filter({ hasText: 'Messages on this device' });
      await card.getByRole('button', { name: 'Notify this phone' }).click();
      await expect(card.getByRole('status')).toHaveText('On');
      await expect(phone.getByLabel('Device: Your account is verified')).toBeChecked();
      await expectAccessible(phone, 'messages on a device');
    });

    await test.step('is verified, and told by a push message and by mail', async () => {
      await office.call(verifyUser, { id: ana.id, method: 'approve' });
      await expect.poll(() => push.received).toEqual(['/ana']);
      await expect.poll(() => subjectsTo(product, ana.email)).toContainEqual(expect.stringContaining('verified'));
      await goOn(phone, '/notices');
      await expect(
        phone
          .getByRole('main')
          .getByRole('link', { name: /verified/ })
          .first(),
      ).toBeVisible();
      push.stop();
      await context.close();
    });
  });
});
