import type { FetchEvent } from './service-worker';

const ORIGIN = 'https://cleaning.example';
const listeners = new Map<string, (event: FetchEvent) => void>();
const network = jest.fn<Promise<Response>, [Request]>();
const put = jest.fn<Promise<void>, [string, Response]>();
const copies = { put, match: async () => undefined };

beforeAll(async () => {
  Object.assign(globalThis, {
    self: {
      location: new URL(ORIGIN),
      addEventListener: (type: string, listener: (event: FetchEvent) => void) => listeners.set(type, listener),
    },
    caches: { keys: async () => [], open: async () => copies },
    fetch: network,
  });
  await import('./service-worker');
});

/** What a page gets for a read with a session. */
function read(path: string): Promise<Response> {
  const request = new Request(ORIGIN + path, { headers: { authorization: 'Bearer token' } });
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
