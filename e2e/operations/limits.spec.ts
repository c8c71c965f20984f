import { getGallery, login } from '@cleaning/contracts';
import { type Answer, nextClientAddress, requestFromAddress } from '../stack/api';
import { expect, test } from '../stack/test';

/** Above any burst limit, and faster than the rate. */
const MANY = 90;

const repeatAtOnce = (count: number, ask: () => Promise<Answer>) => Promise.all(Array.from({ length: count }, ask));

function expectRefusal({ status, headers, body }: Answer): void {
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(1);
  expect(headers['content-type']).toContain('application/json');
  expect(JSON.parse(body)).toEqual({
    msg: 'Too many requests from your network. Wait a moment and try again.',
    code: 'network_busy',
    params: { retry_after: Number(headers['retry-after']) },
    request_id: headers['x-request-id'],
  });
}

test('makes an address that logs in too often wait, and no other address', async ({ product: { url } }) => {
  const machine = nextClientAddress();
  const attempt = () =>
    requestFromAddress(url, login.path, machine, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
  const answers = await repeatAtOnce(MANY, attempt);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) expectRefusal(answer);
  // Allowed attempts reach the service.
  expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThan(30);
  expect((await requestFromAddress(url, '/api/user', nextClientAddress())).status).toBe(401);
  expect((await requestFromAddress(url, '/api/user', machine)).status).toBe(401);
});

for (const [what, path] of [
  ['registers', '/api/auth/register'],
  ['uploads documents', '/api/update-documents'],
  ['uploads photos', '/api/admin/upload-image-for-gallery'],
] as const)
  test(`makes an address that ${what} too often wait`, async ({ product: { url } }) => {
    const machine = nextClientAddress();
    const answers = await repeatAtOnce(MANY, () =>
      requestFromAddress(url, path, machine, { method: 'POST', body: '' }),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) expectRefusal(answer);
  });

test('refuses a path in other letter case, so it can’t bypass a limit', async ({ product: { url } }) => {
  const machine = nextClientAddress();
  for (const [method, path] of [
    ['POST', '/api/Update-Documents'],
    ['POST', '/api/quote-PHOTOS'],
    ['GET', '/api/EVENTS'],
  ] as const) {
    const { status, body } = await requestFromAddress(url, path, machine, {
      method,
      ...(method === 'POST' && { body: '' }),
    });
    expect([path, status, JSON.parse(body).code]).toEqual([path, 404, 'not-found']);
  }
});

test('limits any call far above ordinary use', async ({ product: { url } }) => {
  // Repeats until refused, because a loaded machine sends slowly.
  const machine = nextClientAddress();
  const ask = () => requestFromAddress(url, getGallery.path, machine);
  expect((await repeatAtOnce(100, ask)).map(({ status }) => status)).not.toContain(429);
  let refused: Answer | undefined;
  for (let round = 0; !refused && round < 30; round += 1)
    refused = (await repeatAtOnce(400, () => requestFromAddress(url, '/api/user', machine))).find(
      ({ status }) => status === 429,
    );
  expect(refused).toBeDefined();
  if (refused) expectRefusal(refused);
});

test('exempts the machine itself from limits', async ({ product: { url } }) => {
  const answers = await Promise.all(Array.from({ length: 400 }, () => fetch(`${url}/api/user`)));
  expect(answers.filter(({ status }) => status !== 401)).toEqual([]);
});
