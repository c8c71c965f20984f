import type { FetchEvent } from './serviceWorker';

const ORIGIN = 'https://cleaning.example';
const listeners = new Map<string, (event: FetchEvent) => void>();
const network = jest.fn<Promise<Response>, [Request]>();
const put = jest.fn<Promise<void>, [string, Response]>();
const match = jest.fn<Promise<Response | undefined>, [string]>();
const copies = { put, match };
/** Messages to the open pages. */
const postMessage = jest.fn<void, [string]>();
/** Work that continues after the response. */
let backgroundWork: Promise<unknown>[] = [];

beforeAll(async () => {
  Object.assign(globalThis, {
    self: {
      location: new URL(ORIGIN),
      clients: { matchAll: async () => [{ postMessage }] },
      addEventListener: (type: string, listener: (event: FetchEvent) => void) => listeners.set(type, listener),
    },
    caches: { keys: async () => [], open: async () => copies },
    fetch: network,
  });
  await import('./serviceWorker');
});

/** The response that a signed-in page gets. */
function read(path: string, tag?: string): Promise<Response> {
  const headers = { authorization: 'Bearer token', ...(tag ? { 'if-none-match': tag } : {}) };
  const request = new Request(ORIGIN + path, { headers });
  const waitUntil = (work: Promise<unknown>) => backgroundWork.push(work);
  return new Promise((respondWith) =>
    listeners.get('fetch')?.({ request, respondWith, waitUntil } as unknown as FetchEvent),
  );
}

describe.each(['/api/my-payments', '/api/my-payments/documents/RA-00001.pdf'])('a read of %s', (path) => {
  beforeEach(() => network.mockResolvedValue(new Response('["from the service"]')));

  it('keeps a copy', async () => {
    put.mockResolvedValue();
    expect(await (await read(path)).text()).toBe('["from the service"]');
    expect(await put.mock.lastCall?.[1].text()).toBe('["from the service"]');
  });

  it('answers even when the device has no room for a copy', async () => {
    put.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    expect(await (await read(path)).text()).toBe('["from the service"]');
  });
});

describe('conditional read', () => {
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

  it('gets 304 when the stored copy has the same tag', async () => {
    match.mockResolvedValue(new Response('[]', { headers: { etag: '"a"' } }));
    expect((await read(PATH, '"a"')).status).toBe(304);
    expect(put).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', async () => undefined],
    ['another version', async () => new Response('[1]', { headers: { etag: '"b"' } })],
    ['a copy without a tag', async () => new Response('[1]')],
    ['an unreadable copy', () => Promise.reject(new DOMException('no', 'UnknownError'))],
  ])('gets and stores the full answer when the device has %s', async (_what, kept) => {
    match.mockImplementation(kept);
    const answer = await read(PATH, '"a"');
    expect([answer.status, sentTag(), await answer.text()]).toEqual([200, null, '[]']);
    expect(await put.mock.lastCall?.[1].text()).toBe('[]');
  });
});

describe('read with a stored copy', () => {
  const PATH = '/api/my-plan';
  const COPY = { headers: { etag: '"a"', 'x-answered-at': '2026-11-26T00:00:00.000Z' } };
  const isCopy = ({ headers }: Response) => headers.has('x-answered-at');
  let answer: (response: Response) => void = () => {};
  /** Delays the response until `answer` is called. */
  const hang = () =>
    network.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
  /** Answer that the page got at the time limit, before the late answer arrived. */
  const readLate = async (late: Response) => {
    hang();
    const reading = read(PATH);
    await jest.advanceTimersByTimeAsync(4000);
    const shown = await reading;
    answer(late);
    await Promise.all(backgroundWork);
    return shown;
  };

  beforeEach(() => {
    jest.useFakeTimers();
    backgroundWork = [];
    postMessage.mockReset();
    put.mockReset().mockResolvedValue();
    match.mockReset().mockImplementation(async () => new Response('["copy"]', COPY));
    network.mockReset().mockImplementation(async () => new Response('["new"]', { headers: { etag: '"b"' } }));
  });
  afterEach(() => jest.useRealTimers());

  it('shows the copy at the time limit, then stores the late answer and reloads the pages', async () => {
    const shown = await readLate(new Response('["new"]', { headers: { etag: '"b"' } }));
    expect([isCopy(shown), await shown.text()]).toEqual([true, '["copy"]']);
    expect(await put.mock.lastCall?.[1].text()).toBe('["new"]');
    expect(postMessage.mock.calls).toEqual([['read-again']]);
  });

  it('does not reload pages when the late answer is unchanged or the service is down', async () => {
    await readLate(new Response('["copy"]', { headers: { etag: '"a"' } }));
    await readLate(new Response(null, { status: 304 }));
    await readLate(new Response('', { status: 503 }));
    expect(postMessage).not.toHaveBeenCalled();
  });

  it('waits for the answer without a copy', async () => {
    match.mockResolvedValue(undefined);
    hang();
    const reading = read(PATH);
    await jest.advanceTimersByTimeAsync(60_000);
    answer(new Response('["new"]'));
    expect(await (await reading).text()).toBe('["new"]');
  });

  it.each([502, 503, 504])('shows the copy after %i, or the error without a copy', async (status) => {
    network.mockImplementation(async () => new Response('away', { status }));
    expect(isCopy(await read(PATH))).toBe(true);
    match.mockResolvedValue(undefined);
    expect((await read(PATH)).status).toBe(status);
  });

  it.each([401, 403, 404, 429, 500])('shows the error %i, and reloads the pages when it comes late', async (status) => {
    const refuse = () => new Response('no', { status });
    network.mockImplementationOnce(async () => refuse());
    expect((await read(PATH)).status).toBe(status);
    expect(isCopy(await readLate(refuse()))).toBe(true);
    expect(postMessage).toHaveBeenCalledTimes(1);
    hang();
    const again = read(PATH);
    await jest.advanceTimersByTimeAsync(4000);
    answer(refuse());
    expect((await again).status).toBe(status);
  });

  it('keeps the answer of the later read when an earlier read finishes after it', async () => {
    hang();
    const early = read(PATH);
    await jest.advanceTimersByTimeAsync(0);
    const late = answer;
    await read(PATH);
    late(new Response('["before"]', { headers: { etag: '"z"' } }));
    await early;
    expect(put).toHaveBeenCalledTimes(1);
    expect(await put.mock.lastCall?.[1].text()).toBe('["new"]');
  });
});
