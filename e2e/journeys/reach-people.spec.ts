import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendEnquiry, verifyUser } from '@cleaning/contracts';
import { callOk } from '../stack/api';
import { readMails } from '../stack/mail';
import { Office } from '../stack/office';
import { expectAccessible, navigate } from '../stack/pages';
import { expect, openAs, type Page, type Product, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const readSubjects = async (product: Product, email: string) =>
  (await readMails(product, email)).map(({ subject }) => subject ?? '');

/** A server that accepts messages like a browser vendor's push service. */
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

/** Headless browsers have no push service, so the page gets this subscription. */
async function givePushDevice(page: Page, endpoint: string): Promise<void> {
  await page.addInitScript((address) => {
    const subscribe = async () => {
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
    let subscription: Promise<object> | null = null;
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.assign(Notification, { requestPermission: async () => 'granted' });
    Object.assign(PushManager.prototype, {
      subscribe: () => {
        subscription = subscribe();
        return subscription;
      },
      getSubscription: async () => subscription,
    });
  }, endpoint);
}

test.describe('Notifications', () => {
  test.skip(({ product }) => !product.stack, 'needs a stack that reaches push services of this machine');

  // Quote form: quote.spec.ts. Invitations and password resets: account-safety.spec.ts. Registration: main-job.spec.ts.
  test('sends notices of a quote request and a verification by push and mail', async ({ page, product, browser }) => {
    const visitor = `Vera Visitor ${Date.now().toString(36)}`;
    const main = page.getByRole('main');
    const office = await Office.open(product);

    await test.step('mails admins about a quote request', async () => {
      // Marks earlier requests as reported an hour ago, so that this one gets its own mail.
      await office.sql('invoice', 'UPDATE enquiry SET told_at = now() WHERE told_at IS NULL');
      await office.sql('invoice', "UPDATE enquiry_digest SET told_at = now() - interval '1 hour'");
      const countMails = async () =>
        (await readSubjects(product, product.admin.email)).filter((subject) => subject.includes('New quote request'))
          .length;
      const before = await countMails();
      await callOk(product.url, sendEnquiry, {
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
      await expect.poll(countMails).toBe(before + 1);
    });

    await test.step('leads from the notice to the request', async () => {
      await openAs(page, product.admin, '/admin/account');
      await page.getByRole('link', { name: /^Notices/ }).click();
      await main
        .getByRole('link', { name: /New quote request/ })
        .first()
        .click();
      await expect(heading(page)).toHaveText(visitor);
    });

    const ana = await office.register('Ana Reachable');
    const push = await startPushService();
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'allow' });
    const phone = await context.newPage();
    await givePushDevice(phone, `${push.url}/ana`);
    await test.step('turns on notifications on the phone', async () => {
      await openAs(phone, ana, '/account/notifications');
      const card = phone.getByRole('article').filter({ hasText: 'Notices on this device' });
      await card.getByRole('button', { name: 'Turn on notices' }).click();
      await expect(card.getByRole('status')).toHaveText('On');
      await expect(phone.getByLabel('Device: Account verified')).toBeChecked();
      await expectAccessible(phone, 'notices on a device');
    });

    await test.step('sends push message and mail about the verification', async () => {
      await office.call(verifyUser, { id: ana.id, method: 'approve' });
      await expect.poll(() => push.received).toEqual(['/ana']);
      await expect.poll(() => readSubjects(product, ana.email)).toContainEqual(expect.stringContaining('verified'));
      await navigate(phone, '/notices');
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
