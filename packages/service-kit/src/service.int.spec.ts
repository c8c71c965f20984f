import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CallBody, defineCall } from '@cleaning/contracts';
import { Body, Controller, Get, Header } from '@nestjs/common';
import { v7 } from 'uuid';
import { z } from 'zod';
import { Public, Roles } from './access/access.guard.js';
import { AccountLookup, type Caller } from './access/account-lookup.js';
import { refuse } from './errors/refusal.js';
import { CurrentCaller, Route } from './http/route.js';
import { defineService } from './service.js';
import { NoHandlers, NoStateReaders } from './testing/peer-services.js';
import { startTestApp, type TestApp } from './testing/test-app.js';

/** A minimal service in the role of svc-jobs. */
const say = defineCall({
  method: 'POST',
  path: '/say',
  service: 'jobs',
  access: ['contractor'],
  summary: 'Say something',
  body: z.object({ job_id: z.uuid(), title: z.string().min(1), version: z.number().int() }),
  answer: z.object({ by: z.string() }),
});

const OFFICES = ['Gawler', 'Glenelg'];

@Controller()
class TalkController {
  @Route(say)
  @Roles('contractor')
  async say(@CurrentCaller() caller: Caller, @Body() _body: CallBody<typeof say>) {
    return { by: caller.name };
  }

  @Get('/forgotten')
  forgotten() {
    return 'must never be seen';
  }

  @Get('/api/offices')
  @Public()
  offices() {
    return OFFICES;
  }

  @Get('/half')
  @Public()
  @Header('Cache-Control', 'public, max-age=31536000, immutable')
  @Header('Content-Type', 'image/webp')
  @Header('Content-Disposition', 'attachment; filename="a.webp"')
  half() {
    throw refuse('no_such_image');
  }

  @Get('/broken')
  @Public()
  broken() {
    throw new Error('SELECT secret FROM table');
  }
}

const speaker = defineService({
  name: 'jobs',
  environment: z.object({}),
  migrations: [],
  controllers: [TalkController],
  providers: [NoStateReaders, NoHandlers],
});

describe('service built with the kit', () => {
  let source: TestApp;
  let ana: { id: string; token: string };

  beforeAll(async () => {
    source = await startTestApp(speaker);
    ana = await source.createPerson({ name: 'Ana' });
  }, 60_000);
  afterAll(() => source?.stop());

  it('refuses a route without a decorator', async () => {
    const answer = await fetch(`${source.url}/forgotten`, { headers: { authorization: `Bearer ${ana.token}` } });
    expect(answer.status).toBe(403);
  });

  it('answers 401 without a valid token', async () => {
    expect(await source.call(say, { body: {} })).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    const forged = source.signToken({ sub: ana.id, sv: 2, role: 'user' });
    expect(await source.call(say, { token: forged, body: {} })).toMatchObject({ status: 401 });
  });

  it('refuses an unverified contractor', async () => {
    const newcomer = await source.createPerson({ verified: false });
    const answer = await source.call(say, { token: newcomer.token, body: {} });
    expect(answer).toMatchObject({
      status: 403,
      body: { code: 'not_verified', msg: 'Your account isn’t verified yet.' },
    });
  });

  it('ends sessions at once after removal, lost verification or a password change', async () => {
    const leaver = await source.createPerson({});
    await source.createPerson({ id: leaver.id, removed: true });
    expect(await source.call(say, { token: leaver.token, body: {} })).toMatchObject({ status: 401 });

    const stayer = await source.createPerson({});
    const second = await source.createPerson({ id: stayer.id, sessionVersion: 2 });
    expect(await source.call(say, { token: stayer.token, body: {} })).toMatchObject({ status: 401 });
    expect(await source.call(say, { token: second.token, body: {} })).toMatchObject({ status: 400 });
    await source.createPerson({ id: stayer.id, sessionVersion: 3, verified: false });
    expect(await source.call(say, { token: second.token, body: {} })).toMatchObject({ status: 401 });
  });

  it('ends one session of a person in calls and links and leaves the others open', async () => {
    const phone = await source.createPerson({});
    const laptop = source.signToken({ sub: phone.id, sv: 1, sid: v7(), role: 'user' });
    expect(await source.call(say, { token: phone.token, body: {} })).toMatchObject({ status: 400 });
    await source.createPerson({ id: phone.id, endedSessions: [phone.sessionId] });
    expect(await source.call(say, { token: phone.token, body: {} })).toMatchObject({ status: 401 });
    expect(await source.call(say, { token: laptop, body: {} })).toMatchObject({ status: 400 });
    const open = (version: number, session: string) => source.get(AccountLookup).isOpen(phone.id, version, session);
    expect(await Promise.all([open(1, v7()), open(1, phone.sessionId), open(2, v7())])).toEqual([true, false, false]);
    expect(await source.get(AccountLookup).isOpen(v7(), 1, v7())).toBe(false);
  });

  it('names the invalid fields', async () => {
    const answer = await source.call(say, { token: ana.token, body: { title: '' } });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'bad-input', request_id: answer.headers.get('x-request-id') });
    expect(answer.body.issues.map((issue: { field: string }) => issue.field)).toEqual(['job_id', 'title', 'version']);
  });

  it('answers an unexpected error without secrets', async () => {
    const answer = await fetch(`${source.url}/broken`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('SELECT');
  });

  it('answers 304 to a client that has the current answer', async () => {
    // fetch adds cache headers that nginx would remove.
    const read = async (tag?: string) => {
      const options = tag ? { headers: { 'if-none-match': tag } } : {};
      const [answer] = (await once(get(`${source.url}/api/offices`, options), 'response')) as [IncomingMessage];
      return { status: answer.statusCode, tag: answer.headers.etag as string, body: await text(answer) };
    };
    const first = await read();
    expect([first.status, JSON.parse(first.body)]).toEqual([200, OFFICES]);
    for (const named of [first.tag, first.tag.replace('W/', ''), `"other", ${first.tag}`, '*'])
      expect(await read(named)).toEqual({ status: 304, tag: first.tag, body: '' });
    OFFICES.push('Unley');
    const changed = await read(first.tag);
    expect([changed.status, JSON.parse(changed.body)]).toEqual([200, OFFICES]);
    expect(changed.tag).not.toBe(first.tag);
  });

  it('answers 404 to a path in another case, which the limits of nginx would miss', async () => {
    const ask = (path: string) => fetch(`${source.url}${path}`, { method: 'POST' });
    expect((await ask('/say')).status).toBe(401);
    for (const path of ['/SAY', '/Say', '/say/../SAY']) expect((await ask(path)).status).toBe(404);
  });

  it.each([
    ['/say', {}, 401],
    ['/say', { body: '{"a":', headers: { 'content-type': 'application/json' } }, 400],
    ['/say', { body: `"${'a'.repeat(300_000)}"`, headers: { 'content-type': 'application/json' } }, 413],
    ['/forgotten', { method: 'GET' }, 403],
    ['/broken', { method: 'GET' }, 500],
    ['/half', { method: 'GET' }, 404],
    ['/nowhere', { method: 'GET' }, 404],
    ['/nowhere/%', { method: 'GET' }, 404],
    ['/api/%E0%A4%A', { method: 'GET' }, 404],
  ] as const)('sends an error of %s as JSON without caching: %#', async (path, init, status) => {
    const answer = await fetch(`${source.url}${path}`, { method: 'POST', ...init });
    const header = (name: string) => answer.headers.get(name);
    expect([answer.status, header('content-type'), header('cache-control'), header('content-disposition')]).toEqual([
      status,
      'application/json; charset=utf-8',
      'no-store',
      null,
    ]);
  });

  it('answers broken JSON and unknown paths in the common error format', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":' };
    expect(await (await fetch(`${source.url}/say`, init)).json()).toMatchObject({ code: 'unreadable_request' });
    expect(await (await fetch(`${source.url}/nowhere`)).json()).toMatchObject({ code: 'not-found' });
  });
});

it('shuts down without waiting for idle connections', async () => {
  const service = await startTestApp(speaker);
  service.app.getHttpServer().headersTimeout = 0;
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  await once(service.app.getHttpServer(), 'connection');
  await Promise.all([once(socket, 'close'), service.stop()]);
});
