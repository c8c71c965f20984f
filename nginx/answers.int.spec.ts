import { request } from 'node:http';
import { connect } from 'node:net';
import { readFacts } from '../scripts/nginx-lists/facts.mjs';
import { type Served, startNginx } from './stand.js';

const SERVED: Served = {
  '/api/user': [200, { 'content-type': 'application/json; charset=utf-8' }],
  '/api/notices': [500, { 'content-type': 'application/json; charset=utf-8' }],
  '/api/sessions': [403, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'private, no-store' }],
  '/api/client/quote-pdf': [200, { 'content-type': 'application/pdf' }],
  '/api/client/document-pdf': [
    200,
    { 'content-type': 'application/pdf', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" },
  ],
  '/api/static/gallery/kept': [200, { 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' }],
  '/api/static/gallery/gone': [404, { 'content-type': 'application/json', 'cache-control': 'public, max-age=60' }],
};

let stand: Awaited<ReturnType<typeof startNginx>>;

const get = async (where: string) => {
  const answer = await fetch(`${stand.url}${where}`, { redirect: 'manual' });
  await answer.arrayBuffer();
  const { headers, status } = answer;
  return { status, type: headers.get('content-type'), cache: headers.get('cache-control'), headers };
};

beforeAll(async () => {
  stand = await startNginx(SERVED);
});
afterAll(() => stand.stop());

describe('the type of an answer', () => {
  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/contact-us', 'text/html; charset=utf-8'],
    ['/admin/pay/people', 'text/html; charset=utf-8'],
    ['/my-jobs/01900000-0000-7000-8000-000000000001', 'text/html; charset=utf-8'],
    ['/api/docs/', 'text/html; charset=utf-8'],
    ['/static/a.js', 'text/javascript; charset=utf-8'],
    ['/static/a.css', 'text/css; charset=utf-8'],
    ['/static/a.svg', 'image/svg+xml; charset=utf-8'],
    ['/static/a.png', 'image/png'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/app.webmanifest', 'application/manifest+json'],
    ['/mf/public/mf-manifest.json', 'application/json; charset=utf-8'],
    ['/healthz', 'text/plain; charset=utf-8'],
    // Of services.
    ['/api/user', 'application/json; charset=utf-8'],
    ['/api/static/gallery/gone', 'application/json; charset=utf-8'],
    ['/api/static/gallery/kept', 'image/webp'],
    // nginx's own.
    ['/api/docs', 'text/html; charset=utf-8'],
    ['/metrics', 'text/html; charset=utf-8'],
    ['/static/gone.js', 'text/html; charset=utf-8'],
    ['/mf/none/', 'text/html; charset=utf-8'],
    ['/api/none', 'application/json; charset=utf-8'],
    ['/api/get-all-quick-jobs', 'application/json; charset=utf-8'],
  ])('%s is %s', async (where, type) => {
    expect((await get(where)).type).toBe(type);
  });
});

describe('a script whose name has a hash', () => {
  /** Without fetch, which would decode the body. */
  const encoded = (where: string, accepted: string) =>
    new Promise<{ body: string; encoding: string | undefined; vary: string | undefined; type: string | undefined }>(
      (resolve, reject) => {
        request(`${stand.url}${where}`, { headers: { 'accept-encoding': accepted } }, (answer) => {
          let body = '';
          answer.setEncoding('utf8');
          answer.on('data', (part: string) => {
            body += part;
          });
          answer.on('end', () => {
            const { 'content-encoding': encoding, 'content-type': type, vary } = answer.headers;
            resolve({ body, encoding, vary, type });
          });
        })
          .on('error', reject)
          .end();
      },
    );

  it.each(['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5,br;q=0.9'])(
    'is sent as brotli to who takes %s',
    async (accepted) => {
      for (const where of ['/static/a.js', '/mf/contractor/static/a.js'])
        expect(await encoded(where, accepted)).toEqual({
          body: 'brotli',
          encoding: 'br',
          vary: 'Accept-Encoding',
          type: 'text/javascript; charset=utf-8',
        });
    },
  );

  it.each(['gzip', 'identity', 'br;q=0', 'gzip, br;q=0.0', 'brx'])(
    'is sent without it to who takes %s',
    async (accepted) => {
      expect(await encoded('/static/a.js', accepted)).toMatchObject({ body: '1;', encoding: undefined });
    },
  );

  it('is sent as it is where there is no brotli of it', async () => {
    expect(await encoded('/static/a.css', 'br')).toMatchObject({ body: 'p{}', encoding: undefined });
  });
});

describe('an address of the site', () => {
  const known = readFacts().routes.map(({ path }: { path: string }) =>
    path.replaceAll(/:\w+/g, '01900000-0000-7000-8000-000000000001'),
  );
  it.each([...known, '/Gallery', '/my-jobs/', '/admin/jobs/7/edit?tab=1', '/invoice?job=7', '/api/docs/'])(
    'is answered 200 where it has a page: %s',
    async (where) => {
      expect(await get(where)).toMatchObject({ status: 200, type: 'text/html; charset=utf-8' });
    },
  );

  it.each([
    '/no/such/page',
    '/admin/none',
    '/my-jobs/7/more',
    '/gallery/7',
    '/services/none',
    '/galleryx',
    '/x/gallery',
    '/index.php',
    '/old-page.html',
    '/%2e%2e/secret',
    '/admin/jobs/7%2fedit%2fmore',
    '/wp-admin/',
  ])('is answered 404 with the page of the app where it has none: %s', async (where) => {
    const answer = await fetch(`${stand.url}${where}`);
    expect([answer.status, await answer.text()]).toEqual([404, '<!doctype html><title>page</title>']);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('what search engines may list', () => {
  it.each([
    ['/', null],
    ['/contact-us', null],
    ['/client', 'noindex, nofollow'],
    ['/your-document', 'noindex, nofollow'],
    ['/your-quote', 'noindex, nofollow'],
    ['/api/user', 'noindex, nofollow'],
  ])('%s says %s', async (where, robots) => {
    expect((await get(where)).headers.get('x-robots-tag')).toBe(robots);
  });
});

describe('the policy of a PDF', () => {
  it.each([
    ['/api/client/quote-pdf', 'without one of its service'],
    ['/api/client/document-pdf', 'with that of its service'],
  ])('of %s, %s, forbids frames and loads nothing, once', async (where) => {
    const { headers } = await get(where);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  });
});

describe('errors', () => {
  it.each([
    ['/api/none', 404],
    ['/api/notices', 500],
    ['/api/get-all-quick-jobs', 502],
    ['/metrics', 404],
    ['/internal/changes', 404],
    ['/static/gone.js', 404],
    ['/mf/public/static/gone.js', 404],
    ['/mf/none/', 404],
    ['/gone.png', 404],
  ])('%s is answered with %i and never kept', async (where, status) => {
    expect(await get(where)).toMatchObject({ status, cache: 'no-store' });
  });

  it('are never kept when the service says otherwise, and say so once when it says the same', async () => {
    expect((await get('/api/static/gallery/gone')).cache).toContain('no-store');
    expect((await get('/api/sessions')).cache).toBe('private, no-store');
  });

  it('are not kept for a request that is too large or invalid', async () => {
    const { status } = await new Promise<{ status?: number }>((resolve, reject) => {
      const asked = request(
        `${stand.url}/api/user`,
        { method: 'POST', headers: { 'content-length': 2_000_000 } },
        (answer) => {
          expect(answer.headers['cache-control']).toBe('no-store');
          expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
          answer.resume();
          asked.destroy();
          resolve({ status: answer.statusCode });
        },
      );
      asked.on('error', reject).flushHeaders();
    });
    expect(status).toBe(413);

    const text = await new Promise<string>((resolve) => {
      let read = '';
      const socket = connect(Number(new URL(stand.url).port), '127.0.0.1', () =>
        socket.write('GET / HTTP/1.1\r\n\r\n'),
      );
      socket.on('data', (chunk) => {
        read += chunk;
      });
      socket.on('close', () => resolve(read));
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('Cache-Control: no-store');
    expect(text).toContain('Content-Type: text/html; charset=utf-8');
  });

  it('leave good answers as they are', async () => {
    expect((await get('/api/user')).cache).toBe('no-store');
    expect((await get('/api/static/gallery/kept')).cache).toBe('public, max-age=60');
    expect((await get('/')).cache).toBe('no-cache');
    expect((await get('/static/a.js')).cache).toBe('public, max-age=31536000, immutable');
  });
});

describe('another host in a page', () => {
  const MAP = 'https://www.openstreetmap.org';
  const readPolicy = async (where: string) => (await get(where)).headers.get('content-security-policy') ?? '';

  it.each(['/contact-us', '/contact-us/', '/contact-us?from=menu'])('is the map, on %s', async (where) => {
    const policy = await readPolicy(where);
    expect(policy).toContain(`frame-src ${MAP};`);
    expect(policy).toContain(`connect-src 'self' ${MAP};`);
  });

  it.each(['/', '/quote', '/admin', '/contact-us/more', '/no/contact-us'])('is none on %s', async (where) => {
    const policy = await readPolicy(where);
    expect(policy).toContain("frame-src 'none';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).not.toContain(MAP);
  });
});

describe('without the front ends', () => {
  it('answers with a page that has a type and is not kept', async () => {
    // A new one has no connection to them yet.
    await stand.nginx.stop();
    await stand.nginx.start();
    stand.nginx.removeSockets();
    expect(await get('/')).toMatchObject({ status: 502, type: 'text/html; charset=utf-8', cache: 'no-store' });
    expect(await get('/mf/public/mf-manifest.json')).toMatchObject({ status: 502, cache: 'no-store' });
  });
});
