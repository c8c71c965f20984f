import { openQueuePage, QUEUE_PAGE_PATH, QUEUE_PAGE_SECONDS, queuesOf, SERVICES } from '@cleaning/contracts';
import type { TestApp } from '@cleaning/service-kit/testing';
import { People, startAuth } from '../testing/people.js';

describe('the page of the queues', () => {
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
  const passOf = (cookie: string) => cookie.split(';')[0] ?? '';

  beforeAll(async () => {
    testApp = await startAuth();
    people = new People(testApp);
  }, 60_000);
  afterAll(() => testApp.stop());

  it('opens for an admin, with a pass that scripts and other sites cannot use', async () => {
    const { status, body, cookie } = await open((await people.admin()).token);
    expect([status, body]).toEqual([200, { url: `${QUEUE_PAGE_PATH}/` }]);
    for (const part of ['HttpOnly', 'SameSite=Strict', `Path=${QUEUE_PAGE_PATH};`, `Max-Age=${QUEUE_PAGE_SECONDS}`])
      expect(cookie).toContain(part);
    const html = await (await page('/', passOf(cookie))).text();
    expect(html).toContain('<title>Queues</title>');
    // All resources are of this origin, and the page has no inline script.
    expect(html).not.toMatch(/(src|href)="https?:/);
    expect(
      [...html.matchAll(/<script([^>]*)>/g)].filter(([, attributes = '']) => !/src=|json/.test(attributes)),
    ).toEqual([]);
    const script = /src="(static\/js\/main[^"]+)"/.exec(html)?.[1];
    expect((await page(`/${script}`, passOf(cookie))).status).toBe(200);
  });

  it('shows every queue of the product, and changes none', async () => {
    const { cookie } = await open((await people.admin()).token);
    const answer = await page('/api/queues', passOf(cookie));
    const { queues } = (await answer.json()) as { queues: { name: string; readOnlyMode: boolean }[] };
    expect(queues.map(({ name }) => name).sort()).toEqual(SERVICES.flatMap(queuesOf).sort());
    expect(queues.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['changes-jobs-to-invoice', 'changes-auth-to-media', 'gallery-images']),
    );
    expect(queues.every(({ readOnlyMode }) => readOnlyMode)).toBe(true);
    const change = await page('/api/queues/gallery-images/pause', passOf(cookie), { method: 'PUT' });
    expect(change.status).toBe(403);
  });

  it('stays closed to everybody else', async () => {
    const { cookie } = await open((await people.admin()).token);
    const [id, version, session, expires, signature] = passOf(cookie).split('.');
    const forged = [id, version, session, Number(expires) + 1, signature].join('.');
    for (const path of ['', '/', '/api/queues', '/static/js/main.js', '/queue/gallery-images'])
      for (const wrong of ['', 'queue_page=', forged])
        expect([path, wrong, (await page(path, wrong)).status]).toEqual([path, wrong, 401]);
    const bearer = { headers: { authorization: `Bearer ${(await people.contractor()).token}` } };
    expect((await page('/', '', bearer)).status).toBe(401);
  });

  it('says in words to a browser how it opens, and in the form of every error to a program', async () => {
    const html = await page('/', '', { headers: { accept: 'text/html' } });
    expect(html.headers.get('content-type')).toContain('text/html');
    expect(await html.text()).toContain('href="/admin/queues"');
    const json = await page('/api/queues', '', { headers: { accept: 'application/json' } });
    expect(await json.json()).toMatchObject({ code: 'unauthenticated' });
  });

  it('closes as soon as the admin is one no longer', async () => {
    const admin = await people.admin();
    const { cookie } = await open(admin.token);
    await testApp.dataSource.query('UPDATE account SET session_version = session_version + 1 WHERE id = $1', [
      admin.id,
    ]);
    expect((await page('/', passOf(cookie))).status).toBe(401);
  });
});
