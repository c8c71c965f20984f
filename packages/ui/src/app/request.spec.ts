import { defineCall } from '@cleaning/contracts';
import { z } from 'zod';
import { request, requestFile } from './request';
import { requestTagged } from './sending';

const call = (path: string) =>
  defineCall({
    method: 'GET',
    path,
    service: 'jobs',
    access: ['admin'],
    summary: '',
    answer: z.object({ name: z.string() }),
  });

const ANSWERS: Record<string, { status: number; body: string; headers?: Record<string, string> }> = {
  '/good': { status: 200, body: '{"name":"Mia","more":1}' },
  '/other': { status: 200, body: '{"name":7}' },
  '/html': { status: 200, body: '<html>' },
  '/text': { status: 200, body: 'done' },
  '/refused': { status: 401, body: '{"msg":"Please log in.","code":"unauthenticated"}' },
  '/down': { status: 503, body: '', headers: { 'x-request-id': 'r7' } },
  '/tagged': { status: 200, body: '{"name":"Mia"}', headers: { etag: 'W/"1"' } },
  '/kept': { status: 200, body: '{"name":"Mia"}', headers: { etag: 'W/"1"', 'x-answered-at': '2026-11-23T00:00:00Z' } },
  '/file': { status: 200, body: 'bytes', headers: { 'content-disposition': 'attachment; filename="a.pdf"' } },
};

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map([['access_token', 'mine']]);
  Object.assign(globalThis, {
    fetch: async (path: string, { signal, headers }: RequestInit) => {
      const answer = ANSWERS[path];
      if (!answer || signal?.aborted) throw new TypeError('Failed to fetch');
      const named = new Headers(headers).get('if-none-match');
      if (named && named === answer.headers?.etag) return new Response(null, { status: 304 });
      return new Response(answer.body, answer);
    },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      removeItem: (key: string) => stored.delete(key),
    },
    sessionStorage: { setItem: () => {} },
  });
});

describe('request', () => {
  it('returns the answer parsed by the contract', async () => {
    await expect(request(call('/good'))).resolves.toEqual({ name: 'Mia' });
  });

  it('adds a header when the page was idle for a minute', async () => {
    const sent = jest.spyOn(globalThis, 'fetch');
    const isMarked = () => new Headers(sent.mock.lastCall?.[1]?.headers).has('x-unattended');
    await request(call('/good'));
    expect(isMarked()).toBe(false);
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    await request(call('/good'));
    expect(isMarked()).toBe(true);
    now.mockRestore();
  });

  it.each(['/other', '/html'])('refuses an answer that breaks the contract (%s)', async (path) => {
    await expect(request(call(path))).rejects.toMatchObject({ status: 200, code: 'bad-answer' });
  });

  it('returns the same object while the service answers 304', async () => {
    const first = await requestTagged(call('/tagged'), {});
    expect(first).toEqual({ answer: { name: 'Mia' }, tag: 'W/"1"' });
    expect(await requestTagged(call('/tagged'), {}, first)).toBe(first);
    const older = { answer: { name: 'Ana' }, tag: 'W/"0"' };
    expect(await requestTagged(call('/tagged'), {}, older)).toEqual(first);
  });

  it('sends no tag of an offline copy', async () => {
    expect(await requestTagged(call('/kept'), {})).toEqual({ answer: { name: 'Mia' }, tag: null });
  });

  it('marks an answer that is an offline copy', async () => {
    const onKept = jest.fn();
    await request(call('/tagged'), { onKept });
    expect(onKept).not.toHaveBeenCalled();
    await request(call('/kept'), { onKept });
    expect(onKept).toHaveBeenCalledTimes(1);
  });

  it('reads text answers as text', async () => {
    await expect(request({ ...call('/text'), answerKind: 'text', answer: z.literal('done') })).resolves.toBe('done');
  });

  it('returns a file with its name', async () => {
    const { blob, fileName } = await requestFile({ ...call('/file'), answerKind: 'binary' });
    expect(fileName).toBe('a.pdf');
    await expect(blob.text()).resolves.toBe('bytes');
  });

  it('forgets a refused token', async () => {
    await expect(request(call('/refused'))).rejects.toMatchObject({ status: 401, msg: 'Please log in.' });
    expect(stored.has('access_token')).toBe(false);
  });

  it('keeps the token when a public call or another token is refused', async () => {
    await expect(request({ ...call('/refused'), access: 'public' })).rejects.toMatchObject({ status: 401 });
    await expect(request(call('/refused'), { token: 'older' })).rejects.toMatchObject({ status: 401 });
    expect(stored.get('access_token')).toBe('mine');
  });

  it('keeps the token while a service is down', async () => {
    await expect(request(call('/down'))).rejects.toMatchObject({ status: 503, requestId: 'r7' });
    await expect(request(call('/nobody'))).rejects.toMatchObject({ status: 0, code: 'network' });
    expect(stored.get('access_token')).toBe('mine');
  });

  it('can be cancelled', async () => {
    await expect(request(call('/good'), { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
