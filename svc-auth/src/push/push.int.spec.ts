import {
  changePassword,
  chooseNotices,
  endOtherSessions,
  endSession,
  getPushKey,
  listNoticeChoices,
  logout,
  MAX_PUSH_DEVICES,
  subscribePush,
  unsubscribePush,
} from '@cleaning/contracts';
import { isSealed, Transactions } from '@cleaning/service-kit';
import type { TestApp } from '@cleaning/service-kit/testing';
import { JwtService } from '@nestjs/jwt';
import { v7 as uuidv7 } from 'uuid';
import { Notices } from '../notices/notices.service.js';
import { makeNotice } from '../testing/notice-calls.js';
import { PASSWORD, People, startAuth, type TestPerson } from '../testing/people.js';
import { PushService, type TestDevice } from '../testing/push-service.js';
import { PushDelivery } from './push-delivery.service.js';
import { PushQueue } from './push-queue.processor.js';

const jwt = new JwtService();

let service: PushService;
let testApp: TestApp;
let people: People;
beforeAll(async () => {
  service = await PushService.start();
  testApp = await startAuth({ PUSH_LOOPBACK: 'allow' });
  people = new People(testApp);
}, 60_000);
afterAll(async () => {
  await testApp.stop();
  await service.stop();
});
beforeEach(() => {
  service.received.length = 0;
  service.requests = 0;
  service.onPush = () => false;
});

const subscribe = ({ token }: TestPerson, device: TestDevice) =>
  testApp.call(subscribePush, { token, body: device.subscription });
async function addPersonWithDevice(): Promise<{ ana: TestPerson; device: TestDevice }> {
  const [ana, device] = [await people.createContractor(), service.createDevice()];
  expect((await subscribe(ana, device)).status).toBe(200);
  return { ana, device };
}
/** Queues the message immediately; the service would collect messages for half a second. */
const tell = async ({ id }: TestPerson, job = 'Library', raisedId = uuidv7()): Promise<void> => {
  const notice = makeNotice({ people: [id], parameters: { job } });
  await testApp.get(Transactions).run((tx) => testApp.get(Notices).deliver(tx, raisedId, notice));
  await testApp.get(PushQueue).queueDue();
};
const messages = ({ id }: TestPerson) =>
  testApp.dataSource.query(
    `SELECT push_message.id, state, attempts, last_error,
       extract(epoch FROM next_try_at - now())::float AS wait
     FROM push_message JOIN notice ON notice.id = notice_id WHERE notice.account_id = $1 ORDER BY push_message.created_at`,
    [id],
  );
const devices = async ({ id }: TestPerson): Promise<number> =>
  (await testApp.dataSource.query('SELECT 1 FROM push_device WHERE account_id = $1', [id])).length;
/** Waits for the result of the attempt just answered by the push service. */
async function waitForResults(person: TestPerson) {
  for (;;) {
    const rows = await messages(person);
    if (rows.every(({ state, attempts }: { state: string; attempts: number }) => state !== 'sending' && attempts > 0))
      return rows;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

describe('a push message', () => {
  it('arrives encrypted for the device and signed by the site, with its page', async () => {
    const { ana } = await addPersonWithDevice();
    await tell(ana, 'Library “Łódź” 👩‍🔧');
    await service.waitForRequests(1);
    const [{ headers, content }] = service.received as [(typeof service.received)[0]];
    expect(content).toMatchObject({
      title: 'You have a new job',
      text: 'The office assigned you to Library “Łódź” 👩‍🔧.',
      path: '/my-jobs',
    });
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: String(24 * 3600),
      topic: expect.any(String),
    });
    const { public_key } = (await testApp.call(getPushKey, { token: ana.token })).body;
    expect(headers.authorization).toContain(`k=${public_key}`);
    expect(await waitForResults(ana)).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  it('goes out once per device when the notice and the queue repeat', async () => {
    const { ana } = await addPersonWithDevice();
    await subscribe(ana, service.createDevice());
    const id = uuidv7();
    await Promise.all([tell(ana, 'Library', id), tell(ana, 'Library', id), tell(ana, 'Library', id)]);
    await service.waitForRequests(2);
    const rows = await waitForResults(ana);
    await Promise.all(rows.map((row: { id: string }) => testApp.get(PushDelivery).attempt(row.id)));
    expect(service.requests).toBe(2);
  });

  it('is not sent for a kind switched off for push, which still goes by mail', async () => {
    const { ana } = await addPersonWithDevice();
    const choose = (body: object) => testApp.call(chooseNotices, { token: ana.token, body });
    expect((await choose({ kind: 'assigned', channel: 'push', enabled: false })).status).toBe(200);
    // Mail about money is always sent; push messages are not.
    expect((await choose({ kind: 'hold-decided', channel: 'push', enabled: false })).status).toBe(200);
    const { body } = await testApp.call(listNoticeChoices, { token: ana.token });
    expect(body.find(({ kind }: { kind: string }) => kind === 'assigned')).toMatchObject({ mail: true, push: false });
    await tell(ana);
    expect(await messages(ana)).toEqual([]);
  });

  it('is shortened when a name is very long', async () => {
    const { ana } = await addPersonWithDevice();
    await tell(ana, '👩‍🔧'.repeat(2000));
    await service.waitForRequests(1);
    expect(service.received[0]?.content.text.endsWith('…')).toBe(true);
  });
});

describe('push delivery', () => {
  const statusOnce = (status: number, headers = {}) => {
    service.onPush = (response) => {
      response.writeHead(status, headers).end();
      return true;
    };
  };

  it.each([404, 410])('forgets the device when the push service answers %i', async (status) => {
    const { ana } = await addPersonWithDevice();
    statusOnce(status);
    await tell(ana);
    await service.waitForRequests(1);
    await waitForResults(ana);
    expect([await devices(ana), await messages(ana)]).toEqual([0, []]);
  });

  it('retries after the time that a busy push service names', async () => {
    const { ana } = await addPersonWithDevice();
    statusOnce(429, { 'retry-after': '600' });
    await tell(ana);
    await service.waitForRequests(1);
    const [message] = await waitForResults(ana);
    expect(message).toMatchObject({ state: 'waiting', last_error: '429' });
    expect(message.wait).toBeGreaterThan(500);
    service.onPush = () => false;
    await testApp.dataSource.query('UPDATE push_message SET next_try_at = now() WHERE id = $1', [message.id]);
    await service.waitForRequests(2);
    expect(await waitForResults(ana)).toMatchObject([{ state: 'sent', attempts: 2 }]);
    expect(service.received).toHaveLength(1);
  });

  it('retries after a lost connection', async () => {
    const { ana } = await addPersonWithDevice();
    service.onPush = (response) => {
      response.socket?.destroy();
      return true;
    };
    await tell(ana);
    await service.waitForRequests(1);
    expect(await waitForResults(ana)).toMatchObject([{ state: 'waiting', attempts: 1, last_error: 'ECONNRESET' }]);
  });

  it('uses the status of an answer that never ends', async () => {
    const { ana } = await addPersonWithDevice();
    service.onPush = (response) => {
      response.writeHead(201).write('x'.repeat(100_000));
      return true;
    };
    await tell(ana);
    await service.waitForRequests(1);
    expect(await waitForResults(ana)).toMatchObject([{ state: 'sent' }]);
  });

  it('follows no redirect', async () => {
    const { ana } = await addPersonWithDevice();
    statusOnce(307, { location: `${service.url}/elsewhere` });
    await tell(ana);
    await service.waitForRequests(1);
    expect(await waitForResults(ana)).toMatchObject([{ state: 'refused', last_error: '307' }]);
    expect(service.requests).toBe(1);
  });

  it('gives up after a day and marks an interrupted message unsure', async () => {
    const { ana } = await addPersonWithDevice();
    statusOnce(503);
    await tell(ana);
    await service.waitForRequests(1);
    const [{ id }] = await waitForResults(ana);
    const set = (sql: string) => testApp.dataSource.query(`UPDATE push_message SET ${sql} WHERE id = $1`, [id]);
    await set(`state = 'sending', claimed_at = now() - interval '1 hour'`);
    await testApp.get(PushDelivery).recover();
    expect(await messages(ana)).toMatchObject([{ state: 'unsure', last_error: 'INTERRUPTED' }]);
    await set(`state = 'waiting', next_try_at = now() + interval '1 hour', created_at = now() - interval '25 hours'`);
    await testApp.get(PushDelivery).attempt(id);
    expect(await messages(ana)).toMatchObject([{ state: 'given-up' }]);
    expect(service.requests).toBe(1);
  });
});

describe('a push device', () => {
  it('is forgotten when its session logs out, while the person’s other devices stay', async () => {
    const { ana, device } = await addPersonWithDevice();
    const other = (await people.logIn(ana.email, PASSWORD)).body.access_token;
    await subscribe({ ...ana, token: other }, service.createDevice());
    await testApp.call(logout, { token: ana.token });
    expect(await devices(ana)).toBe(1);
    expect((await subscribe(ana, device)).status).toBe(401);
    await tell(ana);
    await service.waitForRequests(1);
    expect(await waitForResults(ana)).toHaveLength(1);
  });

  it('is forgotten when another session ends its session, even an expired one', async () => {
    const { ana } = await addPersonWithDevice();
    const other = (await people.logIn(ana.email, PASSWORD)).body.access_token;
    const { sid } = jwt.decode<{ sid: string }>(ana.token);
    expect((await testApp.call(endSession, { token: other, body: { id: sid } })).status).toBe(200);
    expect(await devices(ana)).toBe(0);
    const lost = (await people.logIn(ana.email, PASSWORD)).body.access_token;
    for (const token of [lost, other]) await subscribe({ ...ana, token }, service.createDevice());
    const lostSession = jwt.decode<{ sid: string }>(lost).sid;
    await testApp.dataSource.query(`UPDATE session SET expires_at = now() WHERE id = $1`, [lostSession]);
    await testApp.call(endOtherSessions, { token: other });
    expect(await devices(ana)).toBe(1);
  });

  it('still gets messages after a password change', async () => {
    const { ana } = await addPersonWithDevice();
    const next = 'echidna walks by night';
    const body = { user_id: ana.id, current_password: PASSWORD, new_password: next, confirm_password: next };
    expect((await testApp.call(changePassword, { token: ana.token, body })).status).toBe(200);
    await tell(ana);
    await service.waitForRequests(1);
    expect(await waitForResults(ana)).toMatchObject([{ state: 'sent' }]);
  });

  it('gets messages after its session expires, but none after all sessions are ended', async () => {
    const { ana } = await addPersonWithDevice();
    await testApp.dataSource.query(
      `UPDATE session SET expires_at = now() - interval '2 minutes' WHERE account_id = $1`,
      [ana.id],
    );
    await people.logIn((await people.createContractor()).email, PASSWORD);
    await tell(ana);
    await service.waitForRequests(1);
    expect(await waitForResults(ana)).toMatchObject([{ state: 'sent' }]);
    await testApp.dataSource.query('UPDATE account SET session_version = session_version + 1 WHERE id = $1', [ana.id]);
    await tell(ana, 'School');
    expect((await waitForResults(ana)).map(({ state }: { state: string }) => state)).toEqual(['sent', 'given-up']);
    await testApp.get(PushDelivery).deleteOld();
    expect(await devices(ana)).toBe(0);
  });

  it('belongs to the last person who subscribed it', async () => {
    const { ana, device } = await addPersonWithDevice();
    const ben = await people.createContractor();
    expect((await subscribe(ben, device)).status).toBe(200);
    expect([await devices(ana), await devices(ben)]).toEqual([0, 1]);
    await testApp.call(unsubscribePush, { token: ana.token, body: { endpoint: device.endpoint } });
    expect(await devices(ben)).toBe(1);
    await testApp.call(unsubscribePush, { token: ben.token, body: { endpoint: device.endpoint } });
    expect(await devices(ben)).toBe(0);
  });

  it(`is stored sealed, at most ${MAX_PUSH_DEVICES} per person`, async () => {
    const { ana, device } = await addPersonWithDevice();
    for (let n = 0; n < MAX_PUSH_DEVICES; n += 1) await subscribe(ana, service.createDevice());
    expect(await devices(ana)).toBe(MAX_PUSH_DEVICES);
    const rows = await testApp.dataSource.query('SELECT * FROM push_device');
    expect(JSON.stringify(rows)).not.toContain(device.endpoint);
    const [key] = await testApp.dataSource.query('SELECT * FROM push_key');
    expect(isSealed(key.private_key)).toBe(true);
  });

  it.each<[string, object]>([
    ['no address', { endpoint: 'push' }],
    ['an address without TLS', { endpoint: 'http://push.example.com/x' }],
    ['a private address', { endpoint: 'https://10.0.0.1/x' }],
    ['an internal host name', { endpoint: 'https://redis/x' }],
    ['a file URL', { endpoint: 'file:///etc/passwd' }],
    ['malformed keys', { keys: { p256dh: 'x', auth: 'y' } }],
    ['a key that is not a curve point', { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) } }],
  ])('is refused with %s', async (_, wrong) => {
    const ana = await people.createContractor();
    const body = { ...service.createDevice().subscription, ...wrong };
    expect((await testApp.call(subscribePush, { token: ana.token, body })).status).toBe(400);
    expect(await devices(ana)).toBe(0);
  });
});
