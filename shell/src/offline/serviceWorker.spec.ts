import type { FetchEvent } from './serviceWorker';

const ORIGIN = 'https://cleaning.example';
const listeners = new Map<string, (event: FetchEvent) => void>();
const network = jest.fn<Promise<Response>, [Request]>();
const put = jest.fn<Promise<void>, [string, Response]>();
const match = jest.fn<Promise<Response | undefined>, [string]>();
const copies = { put, match };

beforeAll(async () => {
  Object.assign(globalThis, {
    self: {
      location: new URL(ORIGIN),
      addEventListener: (type: string, listener: (event: FetchEvent) => void) => listeners.set(type, listener),
    },
    caches: { keys: async () => [], open: async () => copies },
    fetch: network,
  });
  await import('./serviceWorker');
});

/** What a page gets for a read with a session. */
function read(path: string, tag?: string): Promise<Response> {
  const headers = { authorization: 'Bearer token', ...(tag ? { 'if-none-match': tag } : {}) };
  const request = new Request(ORIGIN + path, { headers });
  return new Promise((respondWith) => listeners.get('fetch')?.({ request, respondWith } as unknown as FetchEvent));
}

describe.each(['/api/my-payments', '/api/my-payments/documents/RA-00001.pdf'])('a read of %s', (path) => {
  beforeEach(() => network.mockResolvedValue(new Response('["from the service"]')));

  it('keeps a copy', async () => {
    put.mockResolvedValue();
    expect(await (await read(path)).text()).toBe('["from the service"]');
    expect(await put.mock.lastCall?.[1].text()).toBe('["from the service"]');
  });

  it('is answered where the device has no room for a copy', async () => {
    put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    expect(await (await read(path)).text()).toBe('["from the service"]');
  });
});

describe('a read that names the answer that the page has', () => {
  const PATH = '/api/my-payments';
  const sentTag = () => network.mock.lastCall?.[0].headers.get('if-none-match');

  beforeEach(() => {
    put.mockReset().mockResolvedValue();
    network.mockImplementation(async ({ headers }) =>
      headers.has('if-none-match')
        ? new Response(null, { status: 304, headers: { etag: '"a"' } })
        : new Response('[]', { headers: { etag: '"a"' } }),
    );
  });

  it('is answered without a body where that answer is kept', async () => {
    match.mockResolvedValue(new Response('[]', { headers: { etag: '"a"' } }));
    expect((await read(PATH, '"a"')).status).toBe(304);
    expect(put).not.toHaveBeenCalled();
  });

  it.each([
    ['no answer', async () => undefined],
    ['another answer', async () => new Response('[1]', { headers: { etag: '"b"' } })],
    ['an answer of a service of before', async () => new Response('[1]')],
    ['what cannot be read', () => Promise.reject(new DOMException('no', 'UnknownError'))],
  ])('is answered in full where %s is kept, so that it can be', async (_what, kept) => {
    match.mockImplementation(kept);
    const answer = await read(PATH, '"a"');
    expect([answer.status, sentTag(), await answer.text()]).toEqual([200, null, '[]']);
    expect(await put.mock.lastCall?.[1].text()).toBe('[]');
  });
});
