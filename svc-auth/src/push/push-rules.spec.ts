import {
  computePauseSeconds,
  isPublicAddress,
  isPublicKey,
  isPushEndpoint,
  parseRetryAfter,
  shortenContent,
  toVerdict,
} from './push-rules.js';

it.each([
  [201, 'sent'],
  [200, 'sent'],
  [204, 'sent'],
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [401, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [301, 'refused'],
  [408, 'later'],
  [429, 'later'],
  [500, 'later'],
  [503, 'later'],
  [0, 'later'],
] as const)('treats status %i as %s', (status, verdict) => expect(toVerdict(status)).toBe(verdict));

it.each([
  [undefined, 0],
  ['', 0],
  ['soon', 0],
  ['0', 0],
  ['-5', 0],
  ['120', 120],
  ['999999999', 7200],
  ['Sat, 21 Nov 2026 10:01:00 GMT', 60],
  ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
])('reads Retry-After %s as %i seconds', (header, seconds) =>
  expect(parseRetryAfter(header, new Date('2026-11-21T10:00:00Z'))).toBe(seconds),
);

it('pauses longer each time, up to half an hour and never less than Retry-After', () => {
  expect([1, 2, 3, 20].map((attempts) => computePauseSeconds(attempts, 0))).toEqual([15, 30, 60, 1800]);
  expect([computePauseSeconds(1, 120), computePauseSeconds(20, 120)]).toEqual([120, 1800]);
});

it.each([
  ['142.250.70.142', true],
  ['2404:6800:4006:80a::200e', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['not an address', false],
])('checks whether %s is a public address: %s', (address, expected) => expect(isPublicAddress(address)).toBe(expected));

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com:443/wpush/v2/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://localhost/x', false],
  ['https://redis:6379/x', false],
  ['https://push.example.com:8443/x', false],
  ['https://push.example.com:22/x', false],
  ['https://142.250.70.142:8443/x', false],
  ['https://[2404:6800:4006:80a::200e]:80/x', false],
  ['https://127.0.0.1/x', false],
  ['https://2130706433/x', false],
  ['https://0x7f.1/x', false],
  ['https://[::1]/x', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://user:secret@push.example.com/x', false],
])('checks whether %s may be a device endpoint: %s', (endpoint, expected) =>
  expect(isPushEndpoint(endpoint, false)).toBe(expected),
);

it.each([
  ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4', true],
  [`B${'A'.repeat(86)}`, false],
  ['A'.repeat(87), false],
])('checks whether %s is a public key: %s', (key, expected) => expect(isPublicKey(key)).toBe(expected));

it('cuts title and text to the push size limit without splitting a character', () => {
  const content = shortenContent({ title: 'a'.repeat(121), text: '👩‍🔧'.repeat(600), path: '/my-jobs', tag: 'x' });
  expect(content.title).toHaveLength(120);
  expect(Buffer.byteLength(JSON.stringify(content))).toBeLessThan(3993);
  // Half a letter would become another one.
  expect(Buffer.from(content.text).toString()).toBe(content.text);
  expect(shortenContent({ title: 'Short', text: 'Text', path: '/', tag: 'x' })).toMatchObject({
    title: 'Short',
    text: 'Text',
  });
});
