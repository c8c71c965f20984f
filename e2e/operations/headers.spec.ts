import { getCurrentUser, getGallery, login } from '@cleaning/contracts';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { callOk, nextClientAddress, requestFromAddress } from '../stack/api';
import { expect, test } from '../stack/test';

const COMMON_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

function expectCommonHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(COMMON_HEADERS)) expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{32}$/);
  expect(headers.get('server') ?? '').not.toMatch(/\d/);
  expect(headers.get('x-powered-by')).toBeNull();
  // Browsers ignore it over http, so it is sent only over TLS.
  expect(headers.get('strict-transport-security')).toBeNull();
}

const PAGES = ['/', '/gallery', '/login', '/admin', '/my-jobs', '/no/such/page', '/api/docs/'];

for (const path of PAGES)
  test(`sends ${path} with a policy that allows only our scripts and no frames`, async ({ product: { url } }) => {
    const { headers } = await fetch(`${url}${path}`);
    expectCommonHeaders(headers);
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
      // Includes only the host of MAP_TILES.
      'img-src': ["'self'", 'data:', 'blob:', 'https://tiles.example'],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

test('serves pages without inline scripts or event handlers', async ({ product: { url } }) => {
  for (const path of PAGES) {
    const html = await (await fetch(`${url}${path}`)).text();
    const inline = [...html.matchAll(/<script([^>]*)>([^<]*)/g)].filter(
      ([, attributes = '', text = '']) => text.trim() !== '' && !/type="application\/(ld\+)?json"/.test(attributes),
    );
    expect([path, inline.map(([tag]) => tag)]).toEqual([path, []]);
    expect([path, [...html.matchAll(/\son[a-z]+="/g)].length]).toEqual([path, 0]);
  }
});

test('answers calls with JSON, a strict policy and no storage', async ({ product: { url } }) => {
  for (const path of ['/api/user', '/api/no-such-call', getGallery.path]) {
    const { headers } = await fetch(`${url}${path}`);
    expectCommonHeaders(headers);
    expect(headers.get('content-type')).toContain('application/json');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  }
  expect((await fetch(`${url}/api/user`)).headers.get('cache-control')).toBe('no-store');
});

test('keeps file types and marks personal files as private', async ({ product: { url } }) => {
  const readImage = async () =>
    JSON.stringify(await callOk(url, getGallery)).match(/\/api\/static\/gallery\/[^"]+/)?.[0];
  // Pictures of a new demo company may still be in the making.
  await expect.poll(readImage).toBeDefined();
  const image = await fetch(`${url}${await readImage()}`);
  expect(image.status).toBe(200);
  expectCommonHeaders(image.headers);
  expect(image.headers.get('content-type')).toMatch(/^image\//);

  const { access_token: token } = await callOk(url, login, {
    body: { email: DEMO_CONTRACTORS[0]?.email, password: DEMO_PASSWORD },
  });
  const user = await callOk(url, getCurrentUser, { token });
  const link = JSON.stringify(user).match(/\/api\/static\/documents\/[^"]+/)?.[0];
  const document = await fetch(`${url}${link}`);
  expect(document.status).toBe(200);
  expectCommonHeaders(document.headers);
  expect(document.headers.get('cache-control')).toContain('private');
  expect(document.headers.get('content-type')).toMatch(/^(image\/|application\/pdf)/);
  // A second policy would follow after a comma.
  expect(document.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");

  const script = /src="(\/static\/[^"]+\.js)"/.exec(await (await fetch(url)).text())?.[1];
  const scriptAnswer = await fetch(`${url}${script}`);
  expectCommonHeaders(scriptAnswer.headers);
  expect(scriptAnswer.headers.get('content-type')).toContain('text/javascript');
});

test('sends Strict-Transport-Security over TLS', async ({ product: { url } }) => {
  const { headers } = await requestFromAddress(url, '/', '127.0.200.9', { headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
});

test('refuses TRACE', async ({ product: { url } }) => {
  for (const path of ['/', '/api/user']) {
    const { status } = await requestFromAddress(url, path, nextClientAddress(), { method: 'TRACE' });
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
  test(`hides ${path} from other machines`, async ({ product: { url } }) => {
    // fetch would resolve the dots.
    const { status, body } = await requestFromAddress(url, path, nextClientAddress());
    expect(status).toBe(404);
    expect(body).not.toContain('process_');
  });

test('refuses a header that is too large with the matching code', async ({ product: { url } }) => {
  const answer = await fetch(`${url}/api/user`, { headers: { authorization: `Bearer ${'x'.repeat(40_000)}` } });
  expect(answer.status).toBe(413);
  expectCommonHeaders(answer.headers);
  expect(await answer.json()).toMatchObject({ code: 'request_too_large' });
});
