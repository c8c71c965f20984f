import {
  dropChange,
  type Entity,
  getFeeds,
  listQueues,
  openQueuePage,
  QUEUE_PAGE_PATH,
  QUEUE_PAGE_SECONDS,
  retryChange,
  SERVICES,
  SET_ASIDE_PATH,
  type ServiceName,
  type SetAsideChange,
} from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { v7 } from 'uuid';
import { People, startAuth, type TestPerson } from '../testing/people.js';

describe('the queue page', () => {
  let testApp: TestApp;
  let people: People;
  const page = (path = '/', cookie = '', init: RequestInit = {}) =>
    fetch(`${testApp.url}${QUEUE_PAGE_PATH}${path}`, {
      ...init,
      headers: { ...init.headers, ...(cookie && { cookie }) },
    });
  const open = async (token: string) => {
    const answer = await testApp.call(openQueuePage, { token, body: {} });
    return { ...answer, cookie: answer.headers.get('set-cookie') ?? '' };
  };
  const parsePass = (cookie: string) => cookie.split(';')[0] ?? '';

  beforeAll(async () => {
    testApp = await startAuth();
    people = new People(testApp);
  }, 60_000);
  afterAll(() => testApp.stop());

  it('opens for an admin with a strict HTTP-only cookie and no inline script', async () => {
    const { status, body, cookie } = await open((await people.createAdmin()).token);
    expect([status, body]).toEqual([200, { url: `${QUEUE_PAGE_PATH}/` }]);
    for (const part of ['HttpOnly', 'SameSite=Strict', `Path=${QUEUE_PAGE_PATH};`, `Max-Age=${QUEUE_PAGE_SECONDS}`])
      expect(cookie).toContain(part);
    const html = await (await page('/', parsePass(cookie))).text();
    expect(html).toContain('<title>Queues</title>');
    // All resources are of this origin, and the page has no inline script.
    expect(html).not.toMatch(/(src|href)="https?:/);
    expect(
      [...html.matchAll(/<script([^>]*)>/g)].filter(([, attributes = '']) => !/src=|json/.test(attributes)),
    ).toEqual([]);
    const script = /src="(static\/js\/main[^"]+)"/.exec(html)?.[1];
    expect((await page(`/${script}`, parsePass(cookie))).status).toBe(200);
  });

  it('lists every queue and changes none', async () => {
    const { cookie } = await open((await people.createAdmin()).token);
    const answer = await page('/api/queues', parsePass(cookie));
    const { queues } = (await answer.json()) as { queues: { name: string; readOnlyMode: boolean }[] };
    expect(queues.map(({ name }) => name).sort()).toEqual(SERVICES.flatMap(listQueues).sort());
    expect(queues.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['changes-jobs-to-invoice', 'changes-auth-to-media', 'gallery-images']),
    );
    expect(queues.every(({ readOnlyMode }) => readOnlyMode)).toBe(true);
    const change = await page('/api/queues/gallery-images/pause', parsePass(cookie), { method: 'PUT' });
    expect(change.status).toBe(403);
  });

  it('answers 401 without a valid pass', async () => {
    const { cookie } = await open((await people.createAdmin()).token);
    const [id, version, session, expires, signature] = parsePass(cookie).split('.');
    const forged = [id, version, session, Number(expires) + 1, signature].join('.');
    for (const path of ['', '/', '/api/queues', '/static/js/main.js', '/queue/gallery-images'])
      for (const wrong of ['', 'queue_page=', forged])
        expect([path, wrong, (await page(path, wrong)).status]).toEqual([path, wrong, 401]);
    const bearer = { headers: { authorization: `Bearer ${(await people.createContractor()).token}` } };
    expect((await page('/', '', bearer)).status).toBe(401);
  });

  it('shows a browser the way to the queues and answers JSON to a program', async () => {
    const html = await page('/', '', { headers: { accept: 'text/html' } });
    expect(html.headers.get('content-type')).toContain('text/html');
    expect(await html.text()).toContain('href="/admin/queues"');
    const json = await page('/api/queues', '', { headers: { accept: 'application/json' } });
    expect(await json.json()).toMatchObject({ code: 'unauthenticated' });
  });

  it('closes when the admin’s sessions are ended', async () => {
    const admin = await people.createAdmin();
    const { cookie } = await open(admin.token);
    await testApp.dataSource.query('UPDATE account SET session_version = session_version + 1 WHERE id = $1', [
      admin.id,
    ]);
    expect((await page('/', parsePass(cookie))).status).toBe(401);
  });
});

describe('the feed page', () => {
  let testApp: TestApp;
  let people: People;
  let admin: TestPerson;
  beforeAll(async () => {
    // No server listens there: svc-invoice is unavailable.
    testApp = await startAuth({ INVOICE_URL: 'http://127.0.0.1:9' });
    people = new People(testApp);
    admin = await people.createAdmin();
    for (const peer of ['jobs', 'media'])
      testApp.peers.answers.set(`/${peer}${SET_ASIDE_PATH}`, { standings: [], changes: [] });
  }, 60_000);
  afterAll(() => testApp.stop());

  const feeds = async () => {
    const { status, body } = await testApp.call(getFeeds, { token: admin.token });
    expect(status).toBe(200);
    return getFeeds.answer.parse(body);
  };
  const readChanges = async (id: string) => (await feeds()).changes.filter((change) => change.id === id);
  const makeChangeKey = (
    id: string,
    entity: Entity = 'documents',
    source: ServiceName = 'media',
    reader: ServiceName = 'auth',
  ) => ({
    reader,
    source,
    entity,
    id,
  });
  const decide = (call: typeof retryChange | typeof dropChange, body: object, token = admin.token) =>
    testApp.call(call, { token, body });
  const getDocuments = (id: string) =>
    testApp.dataSource.query('SELECT documents FROM account_documents WHERE user_id = $1', [id]);
  /** A change that cannot be applied, with its next retry in an hour. */
  const setAside = async (): Promise<string> => {
    const id = v7();
    testApp.peers.enter('media', 'documents', id, { documents: 'no documents' });
    await testApp.readFeed('media');
    await testApp.dataSource.query(
      `UPDATE set_aside_change SET next_try_at = now() + interval '1 hour' WHERE entity_id = $1`,
      [id],
    );
    return id;
  };

  describe('a set-aside change', () => {
    it('is listed with its reason and without values while later changes apply', async () => {
      const id = await setAside();
      const next = v7();
      await testApp.deliver('documents', next, { documents: {} });
      expect(await getDocuments(next)).toEqual([{ documents: {} }]);
      expect(await getDocuments(id)).toEqual([]);
      expect(await readChanges(id)).toEqual([
        {
          ...makeChangeKey(id),
          error: 'The state has another form: documents',
          tries: expect.any(Number),
          set_aside_at: expect.stringMatching(/^\d{4}-.*Z$/),
          next_try_at: expect.stringMatching(/^\d{4}-.*Z$/),
        },
      ]);
      const { standings } = await feeds();
      const standing = standings.find(({ reader, source }) => reader === 'auth' && source === 'media');
      expect(standing?.set_aside).toBe((await feeds()).changes.filter(({ source }) => source === 'media').length);
      expect(standing?.applied).toBeGreaterThan(1);
    });

    it('is listed for other services too, with the names of services that don’t respond', async () => {
      const change: SetAsideChange = {
        ...makeChangeKey(v7(), 'account', 'auth', 'jobs'),
        error: 'PostgreSQL refused it with 23514',
        tries: 3,
        set_aside_at: '2026-11-18T06:00:00Z',
        next_try_at: '2026-11-18T06:10:00Z',
      };
      const standing = {
        reader: 'jobs' as const,
        source: 'auth' as const,
        applied: 7,
        seconds_behind: 1,
        set_aside: 1,
      };
      testApp.peers.answers.set(`/jobs${SET_ASIDE_PATH}`, { standings: [standing], changes: [change] });
      const answer = await feeds();
      expect(answer.changes).toContainEqual(change);
      expect(answer.standings).toContainEqual(standing);
      expect(answer.missing).toEqual(['invoice']);
    });

    it('is applied by a retry only after its source is repaired', async () => {
      const id = await setAside();
      expect(await decide(retryChange, makeChangeKey(id))).toMatchObject({ status: 200, body: { status: 'done' } });
      expect(await readChanges(id)).toMatchObject([{ tries: 2 }]);
      const documents = { passport_img: v7() };
      testApp.peers.repair('media', 'documents', id, { documents });
      expect(await decide(retryChange, makeChangeKey(id))).toMatchObject({ status: 200 });
      expect(await getDocuments(id)).toEqual([{ documents }]);
      expect(await readChanges(id)).toEqual([]);
      expect(await decide(retryChange, makeChangeKey(id))).toMatchObject({ status: 404 });
    });

    it('leaves the list when a later state can be applied', async () => {
      const id = await setAside();
      await testApp.deliver('documents', id, { documents: {} });
      expect(await readChanges(id)).toEqual([]);
    });

    it('is dropped on request with an audit entry', async () => {
      const id = await setAside();
      expect(await decide(dropChange, makeChangeKey(id))).toMatchObject({ status: 200, body: { status: 'done' } });
      expect(await readChanges(id)).toEqual([]);
      expect(await decide(dropChange, makeChangeKey(id))).toMatchObject({ status: 404 });
      const audit = await testApp.dataSource.query(
        'SELECT actor_id, action, subject_kind, subject_name, details FROM audit_entry WHERE subject_id = $1',
        [id],
      );
      expect(audit).toEqual([
        {
          actor_id: admin.id,
          action: 'change.dropped',
          subject_kind: 'change',
          subject_name: 'documents',
          details: { from: 'svc-media', to: 'svc-auth' },
        },
      ]);
      expect(await getDocuments(id)).toEqual([]);
    });

    it.each([
      ['retry', retryChange],
      ['drop', dropChange],
    ] as const)('passes %s on to the service that reads it and answers 503 while that is down', async (what, call) => {
      const id = v7();
      const path = `${SET_ASIDE_PATH}/${what}`;
      // svc-media has no such change.
      expect(await decide(call, makeChangeKey(id, 'account', 'auth', 'media'))).toMatchObject({ status: 404 });
      expect(await decide(call, makeChangeKey(id, 'account', 'auth', 'invoice'))).toMatchObject({ status: 503 });
      testApp.peers.answers.set(`/jobs${path}`, { status: 'done' });
      const asked = testApp.peers.asked.get(path) ?? 0;
      expect(await decide(call, makeChangeKey(id, 'account', 'auth', 'jobs'))).toMatchObject({ status: 200 });
      expect(testApp.peers.asked.get(path)).toBe(asked + 1);
      // Only svc-jobs' change was dropped.
      const audit = await testApp.dataSource.query('SELECT action FROM audit_entry WHERE subject_id = $1', [id]);
      expect(audit).toEqual(what === 'drop' ? [{ action: 'change.dropped' }] : []);
    });

    it.each([
      ['reader', { reader: 'nobody' }],
      ['source', { source: '' }],
      ['entity', { entity: 'x'.repeat(61) }],
    ])('answers 400 for a wrong %s', async (field, wrong) => {
      for (const call of [retryChange, dropChange])
        expect(await decide(call, { ...makeChangeKey(v7()), ...wrong })).toMatchObject({
          status: 400,
          body: { issues: [{ field }] },
        });
    });

    it('answers 404 for an invalid id', async () => {
      for (const call of [retryChange, dropChange])
        expect(await decide(call, makeChangeKey("'; DROP TABLE account"))).toMatchObject({ status: 404 });
    });

    it('answers 403 to a sub-contractor', async () => {
      const id = await setAside();
      const { token } = await people.createContractor();
      expect(await testApp.call(getFeeds, { token })).toMatchObject({ status: 403 });
      for (const call of [retryChange, dropChange])
        expect(await decide(call, makeChangeKey(id), token)).toMatchObject({ status: 403 });
      expect(await readChanges(id)).toHaveLength(1);
    });
  });
});
