import { getCurrentUser, getGallery, login } from '@cleaning/contracts';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { anotherMachine, askFromElsewhere, ok } from '../stack/api';
import { expect, test } from '../stack/test';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

function expectEverywhere(headers: Headers): void {
  for (const [name, value] of Object.entries(EVERYWHERE)) expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  expect(headers.get('server') ?? '').not.toMatch(/\d/);
  expect(headers.get('x-powered-by')).toBeNull();
  // Only over TLS: a browser that saw it over http would ignore it.
  expect(headers.get('strict-transport-security')).toBeNull();
}

const PAGES = ['/', '/gallery', '/login', '/admin', '/my-jobs', '/no/such/page', '/api/docs/'];

for (const path of PAGES)
  test(`the page ${path} runs no script but ours and stands in no frame`, async ({ product: { url } }) => {
    const { headers } = await fetch(`${url}${path}`);
    expectEverywhere(headers);
    expect(headers.get('content-type')).toContain('text/html');
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split('; ').map((rule) => {
        const [name = '', ...sources] = rule.split(' ');
        return [name, sources];
      }),
    );
    expect(policy).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'connect-src': ["'self'"],
      'frame-src': ["'none'"],
      // MAP_TILES' host, and no other.
      'img-src': ["'self'", 'data:', 'blob:', 'https://tiles.example'],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

test('no page carries a script in itself', async ({ product: { url } }) => {
  for (const path of PAGES) {
    const html = await (await fetch(`${url}${path}`)).text();
    const inline = [...html.matchAll(/<script([^>]*)>([^<]*)/g)].filter(
      ([, attributes = '', text = '']) => text.trim() !== '' && !/type="application\/(ld\+)?json"/.test(attributes),
    );
    expect([path, inline.map(([tag]) => tag)]).toEqual([path, []]);
    expect([path, [...html.matchAll(/\son[a-z]+="/g)].length]).toEqual([path, 0]);
  }
});

test('calls answer data that is never a page and never kept', async ({ product: { url } }) => {
  for (const path of ['/api/user', '/api/no-such-call', getGallery.path]) {
    const { headers } = await fetch(`${url}${path}`);
    expectEverywhere(headers);
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  }
  expect((await fetch(`${url}/api/user`)).headers.get('cache-control')).toBe('no-store');
});

test('files keep their type and personal ones are not for caches', async ({ product: { url } }) => {
  const readImage = async () => JSON.stringify(await ok(url, getGallery)).match(/\/api\/static\/gallery\/[^"]+/)?.[0];
  // A new demo company's pictures are still being made.
  await expect.poll(readImage, { timeout: 60_000 }).toBeDefined();
  const shown = await fetch(`${url}${await readImage()}`);
  expect(shown.status).toBe(200);
  expectEverywhere(shown.headers);
  expect(shown.headers.get('content-type')).toMatch(/^image\//);

  const { access_token: token } = await ok(url, login, {
    body: { email: DEMO_CONTRACTORS[0]?.email, password: DEMO_PASSWORD },
  });
  const user = await ok(url, getCurrentUser, { token });
  const link = JSON.stringify(user).match(/\/api\/static\/documents\/[^"]+/)?.[0];
  const document = await fetch(`${url}${link}`);
  expect(document.status).toBe(200);
  expectEverywhere(document.headers);
  expect(document.headers.get('cache-control')).toContain('private');
  expect(document.headers.get('content-type')).toMatch(/^(image\/|application\/pdf)/);
  // Two policies would be joined by a comma.
  expect(document.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");

  const script = /src="(\/static\/[^"]+\.js)"/.exec(await (await fetch(url)).text())?.[1];
  const built = await fetch(`${url}${script}`);
  expectEverywhere(built.headers);
  expect(built.headers.get('content-type')).toContain('text/javascript');
});

test('over TLS the answer has Strict-Transport-Security', async ({ product: { url } }) => {
  const { headers } = await askFromElsewhere(url, '/', '127.0.200.9', { headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('a request is never echoed', async ({ product: { url } }) => {
  for (const path of ['/', '/api/user']) {
    const { status } = await askFromElsewhere(url, path, anotherMachine(), { method: 'TRACE' });
    expect([path, status]).toEqual([path, 405]);
  }
});

for (const path of [
  '/metrics',
  '/readyz',
  '/internal/anything',
  '/api/metrics',
  '/api/../metrics',
  '/api/%2e%2e/metrics',
])
  test(`${path} is for the inside of the product`, async ({ product: { url } }) => {
    // As it is written: fetch would resolve the dots itself.
    const { status, body } = await askFromElsewhere(url, path, anotherMachine());
    expect(status).toBe(404);
    expect(body).not.toContain('process_');
  });

test('a header that is too large is refused with the status of its code', async ({ product: { url } }) => {
  const answer = await fetch(`${url}/api/user`, { headers: { authorization: `Bearer ${'x'.repeat(40_000)}` } });
  expect(answer.status).toBe(413);
  expectEverywhere(answer.headers);
  expect(await answer.json()).toMatchObject({ code: 'request_too_large' });
});
