import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import {
  type AuditEntry,
  createWebhook,
  listNotices,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replayDelivery,
  switchWebhook,
  testWebhook,
} from '@cleaning/contracts';
import { isSealed } from '@cleaning/service-kit';
import type { TestApp } from '@cleaning/service-kit/testing';
import { Webhook as Signed } from 'standardwebhooks';
import { v7 as uuidv7 } from 'uuid';
import { People, startAuth, type TestPerson } from '../testing/people.js';
import { WebhookDeliveries } from './webhook-deliveries.service.js';
import { WebhookQueue } from './webhook-queue.processor.js';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A program that receives webhooks. */
class Sink {
  readonly received: Received[] = [];
  answer: (response: ServerResponse) => void = (response) => response.end('thanks');
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Sink> {
    let own: Sink | undefined;
    const server = createServer(async (request, response) => {
      own?.received.push({ headers: request.headers, body: await text(request) });
      own?.answer(response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    own = new Sink(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
    return own;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }
}

let sink: Sink;
let testApp: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  sink = await Sink.start();
  testApp = await startAuth({ WEBHOOK_LOOPBACK: 'allow' });
  admin = await new People(testApp).createAdmin();
}, 60_000);
afterAll(async () => {
  await testApp.stop();
  await sink.stop();
});
beforeEach(async () => {
  await testApp.dataSource.query('DELETE FROM webhook');
  sink.received.length = 0;
  sink.answer = (response) => response.end('thanks');
});

const call = (contract: Parameters<TestApp['call']>[0], body?: object) =>
  testApp.call(contract, { token: admin.token, body });
async function add(areas: string[] = ['invoice']): Promise<{ id: string; secret: string }> {
  const { status, body } = await call(createWebhook, { url: sink.url, areas });
  expect(status).toBe(200);
  return body;
}
const log = async (id: string) =>
  (await testApp.call(listWebhookDeliveries, { token: admin.token, params: { webhook_id: id } })).body.deliveries;
const makeEntry = (given: Partial<AuditEntry> = {}): AuditEntry => ({
  id: uuidv7(),
  at: new Date().toISOString(),
  actor_id: uuidv7(),
  actor_name: 'Helen Marsh',
  action: 'invoice.issued',
  subject_kind: 'invoice',
  subject_id: uuidv7(),
  subject_name: 'INV-7',
  details: { amount: '120.50' },
  ...given,
});
/** Reads the entry in svc-invoice's feed. */
async function tell(entry = makeEntry()): Promise<AuditEntry> {
  await testApp.deliver('audit-entry', entry.id, entry, 'invoice');
  return entry;
}
/** One attempt at each waiting delivery, as the queue makes it. */
async function attemptAll(): Promise<void> {
  await testApp.dataSource.query(`UPDATE webhook_delivery SET next_try_at = now() WHERE state = 'waiting'`);
  const rows = await testApp.dataSource.query(`SELECT id FROM webhook_delivery WHERE state = 'waiting'`);
  for (const { id } of rows) await testApp.get(WebhookDeliveries).attempt(id);
}
/** Resolves when every delivery has this many attempts and none is being sent. */
async function waitForDeliveries(id: string, attempts = 1) {
  for (;;) {
    const rows = await log(id);
    const isEnded = rows.every(
      (row: { state: string; attempts: number }) => row.state !== 'sending' && row.attempts >= attempts,
    );
    if (rows.length > 0 && isEnded) return rows;
    await attemptAll();
  }
}

describe('a webhook', () => {
  it('receives the ids and names of an event, signed with its secret', async () => {
    const { id, secret } = await add();
    const entry = await tell();
    expect(await waitForDeliveries(id)).toMatchObject([
      { state: 'delivered', status: 200, error: '', response: 'thanks', type: 'invoice.issued', event_id: entry.id },
    ]);
    const [{ headers, body }] = sink.received as [Received];
    expect(headers['webhook-id']).toBe(entry.id);
    expect(new Signed(secret).verify(body, headers as Record<string, string>)).toEqual({
      type: 'invoice.issued',
      timestamp: entry.at,
      data: { id: entry.subject_id, kind: 'invoice', name: 'INV-7' },
    });
    expect(() => new Signed(secret).verify(`${body} `, headers as Record<string, string>)).toThrow();
    const { secret: other } = await add();
    expect(() => new Signed(other).verify(body, headers as Record<string, string>)).toThrow();
  });

  it('shows its secret once and stores it sealed', async () => {
    const { id, secret } = await add();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    const [row] = await testApp.dataSource.query('SELECT secret FROM webhook WHERE id = $1', [id]);
    expect(isSealed(row.secret)).toBe(true);
    expect(JSON.stringify((await call(listWebhooks)).body)).not.toContain(secret);
  });

  it('receives a repeated entry once, and none of other areas or from long ago', async () => {
    const { id } = await add(['invoice']);
    const entry = await tell();
    await tell(entry);
    await tell(makeEntry({ action: 'client.created', subject_kind: 'client' }));
    await tell(makeEntry({ action: 'account.verified', subject_kind: 'person' }));
    await tell(makeEntry({ at: '2026-01-01T00:00:00.000Z' }));
    expect(await waitForDeliveries(id)).toHaveLength(1);
    expect(sink.received).toHaveLength(1);
  });

  it('receives finished work and reported incidents without amounts or people’s names', async () => {
    const { id } = await add(['work-record', 'incident']);
    const [record, job, person, incident] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
    await testApp.deliver('work-record', record, {
      job_id: job,
      business_date: new Date().toISOString().slice(0, 10),
      minutes: 60,
      company_cents: 5000,
      held: false,
      person_id: person,
      contractor_cents: 3000,
    });
    await testApp.deliver('notice', uuidv7(), {
      kind: 'incident-reported',
      people: [],
      admins: true,
      parameters: { incident_id: incident, person: 'Ana Silva', job: 'Library', incident: 'damage' },
      at: new Date().toISOString(),
    });
    await waitForDeliveries(id);
    const sent = sink.received.map(({ body }) => JSON.parse(body));
    expect(sent).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          type: 'work-record.changed',
          data: { id: record, kind: 'work-record', name: '', job_id: job, person_id: person },
        }),
        expect.objectContaining({
          type: 'incident.reported',
          data: { id: incident, kind: 'incident', name: '', job: 'Library' },
        }),
      ]),
    );
    expect(JSON.stringify(sent)).not.toMatch(/5000|3000|Ana Silva/);
  });

  it('is tried again with the same id after an error status', async () => {
    const { id } = await add();
    sink.answer = (response) => response.writeHead(500).end('x'.repeat(5000));
    await tell();
    const [first] = await waitForDeliveries(id);
    expect(first).toMatchObject({ state: 'waiting', status: 500, error: '500' });
    expect(first.response).toHaveLength(500);
    sink.answer = (response) => response.writeHead(204).end();
    await attemptAll();
    expect(await waitForDeliveries(id, 2)).toMatchObject([{ state: 'delivered', status: 204 }]);
    expect(new Set(sink.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  it('follows no redirect', async () => {
    const { id } = await add();
    sink.answer = (response) => response.writeHead(307, { location: `${sink.url}/elsewhere` }).end();
    await tell();
    expect(await waitForDeliveries(id)).toMatchObject([{ state: 'waiting', status: 307 }]);
    expect(sink.received.every(({ headers }) => headers['webhook-id'] !== undefined)).toBe(true);
  });

  it('gives up a delivery after a day', async () => {
    const { id } = await add();
    sink.answer = (response) => response.writeHead(503).end();
    await tell();
    await waitForDeliveries(id);
    await testApp.dataSource.query('UPDATE webhook_delivery SET give_up_at = now()');
    await attemptAll();
    expect(await waitForDeliveries(id, 2)).toMatchObject([{ state: 'failed', error: '503' }]);
  });

  it('is switched off by a 410 answer, with a notice to the admins', async () => {
    const { id } = await add();
    sink.answer = (response) => response.writeHead(410).end();
    await tell();
    expect(await waitForDeliveries(id)).toMatchObject([{ state: 'failed', status: 410 }]);
    expect((await call(listWebhooks)).body).toMatchObject([{ id, state: 'gone' }]);
    const { notices } = (await testApp.call(listNotices, { token: admin.token })).body;
    expect(notices).toContainEqual(expect.objectContaining({ kind: 'webhook-off', path: `/admin/webhooks/${id}` }));
    await tell();
    expect(await log(id)).toHaveLength(1);
  });

  it('is switched off after three days of failures but not earlier', async () => {
    const { id } = await add();
    sink.answer = (response) => response.writeHead(500).end();
    await tell();
    await waitForDeliveries(id);
    await testApp.dataSource.query(`UPDATE webhook SET failing_since = now() - interval '71 hours'`);
    await attemptAll();
    expect((await call(listWebhooks)).body).toMatchObject([{ state: 'on' }]);
    await testApp.dataSource.query(`UPDATE webhook SET failing_since = now() - interval '73 hours'`);
    await attemptAll();
    expect((await call(listWebhooks)).body).toMatchObject([{ state: 'failed' }]);
    expect((await call(switchWebhook, { id, state: 'on' })).status).toBe(200);
    expect((await call(listWebhooks)).body).toMatchObject([{ state: 'on', failing_since: null }]);
  });

  it('delivers once after the service was killed between claim and send', async () => {
    const { id } = await add();
    await tell(makeEntry());
    await testApp.dataSource.query(
      `UPDATE webhook_delivery SET state = 'sending', attempts = 1, claimed_at = now() - interval '61 seconds'`,
    );
    sink.received.length = 0;
    await testApp.get(WebhookDeliveries).recover();
    await testApp.dataSource.query(`UPDATE webhook_delivery SET next_try_at = now()`);
    await testApp.get(WebhookQueue).queueDue();
    expect(await waitForDeliveries(id, 2)).toMatchObject([{ state: 'delivered', attempts: 2 }]);
    expect(sink.received).toHaveLength(1);
  });

  it('receives a test event and its replay with the same id', async () => {
    const { id, secret } = await add();
    expect((await call(testWebhook, { id })).status).toBe(200);
    const [row] = await waitForDeliveries(id);
    expect(row).toMatchObject({ type: 'webhook.test', state: 'delivered' });
    expect((await call(replayDelivery, { id: row.id })).status).toBe(200);
    await waitForDeliveries(id, 2);
    expect(sink.received).toHaveLength(2);
    for (const { headers, body } of sink.received)
      expect(new Signed(secret).verify(body, headers as Record<string, string>)).toMatchObject({
        type: 'webhook.test',
      });
    expect(sink.received[0]?.headers['webhook-id']).toBe(sink.received[1]?.headers['webhook-id']);
  });

  it('receives nothing while off and is gone once removed', async () => {
    const { id } = await add();
    await call(switchWebhook, { id, state: 'off' });
    expect(await call(testWebhook, { id })).toMatchObject({ status: 409, body: { code: 'webhook_is_off' } });
    await tell();
    expect(await log(id)).toEqual([]);
    for (let times = 0; times < 2; times += 1) expect((await call(removeWebhook, { id })).status).toBe(200);
    expect((await call(testWebhook, { id })).status).toBe(404);
  });
});

describe('the address of a webhook', () => {
  let strict: TestApp;
  let owner: TestPerson;
  beforeAll(async () => {
    strict = await startAuth();
    owner = await new People(strict).createAdmin();
  }, 60_000);
  afterAll(() => strict.stop());

  it.each([
    'http://hooks.example.com/in',
    'https://localhost/in',
    'https://127.0.0.1/in',
    'https://2130706433/in',
    'https://0x7f.1/in',
    'https://10.1.2.3/in',
    'https://172.16.0.9/in',
    'https://192.168.1.1/in',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/in',
    'https://0.0.0.0/in',
    'https://[::1]/in',
    'https://[::]/in',
    'https://[::ffff:127.0.0.1]/in',
    'https://[fd00::1]/in',
    'https://[fe80::1]/in',
    'https://[64:ff9b::7f00:1]/in',
    'https://svc-jobs/internal/changes',
    'https://hooks.example.com:8443/in',
    'https://user:password@hooks.example.com/in',
    'file:///etc/passwd',
    'not an address',
  ])('cannot be %s', async (url) => {
    const answer = await strict.call(createWebhook, { token: owner.token, body: { url, areas: ['job'] } });
    expect([answer.status, answer.body.issues?.[0]?.field]).toEqual([400, 'url']);
  });

  it.each([
    ['http://127.0.0.1:9/in', 'ENOTPUBLIC'],
    // A local name, looked up when sending: a name that was public when entered may lead inward by then.
    ['https://localhost.localdomain/in', expect.stringMatching(/ENOTPUBLIC|ENOTFOUND|EAI_AGAIN/)],
  ])('is checked again before sending to %s', async (url, error) => {
    const { body } = await strict.call(createWebhook, {
      token: owner.token,
      body: { url: 'https://hooks.example.com/in', areas: ['job'] },
    });
    await strict.dataSource.query('UPDATE webhook SET url = $2 WHERE id = $1', [body.id, url]);
    await strict.call(testWebhook, { token: owner.token, body: { id: body.id } });
    const read = async () =>
      (await strict.call(listWebhookDeliveries, { token: owner.token, params: { webhook_id: body.id } })).body
        .deliveries[0];
    let delivery = await read();
    while (delivery.attempts === 0 || delivery.state === 'sending') {
      await strict.get(WebhookDeliveries).attempt(delivery.id);
      delivery = await read();
    }
    expect(delivery).toMatchObject({ status: 0, error });
  });
});
