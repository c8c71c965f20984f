import { getEarlyReadTime, getOldestEarlyRead, takeEarlyRead } from './earlyReads';

const HEADERS = { authorization: 'Bearer mia' };
const PLAN = { method: 'GET', url: '/api/my-plan', headers: HEADERS, body: undefined };
const read = (sentAt = performance.now()) => ({ ...HEADERS, sentAt, answer: Promise.resolve(new Response('{}')) });

describe('early read', () => {
  afterEach(() => {
    globalThis.earlyReads = undefined;
  });

  it('is used once', () => {
    const sent = read();
    globalThis.earlyReads = { '/api/my-plan': sent };
    const sentAt = Math.floor(performance.timeOrigin + sent.sentAt);
    expect(getEarlyReadTime('/api/my-plan')).toBe(sentAt);
    expect(takeEarlyRead(PLAN)).toBe(sent);
    expect(getOldestEarlyRead()).toBe(sentAt);
    expect(takeEarlyRead(PLAN)).toBeUndefined();
  });

  it.each([
    ['another call', { ...PLAN, url: '/api/user' }],
    ['another session', { ...PLAN, headers: { authorization: 'Bearer bo' } }],
    ['a conditional read', { ...PLAN, headers: { ...HEADERS, 'if-none-match': '"1"' } }],
  ])('is not used for %s', (_case, request) => {
    globalThis.earlyReads = { '/api/my-plan': read() };
    expect(takeEarlyRead(request)).toBeUndefined();
  });

  it('expires after half a minute', () => {
    globalThis.earlyReads = { '/api/my-plan': read(performance.now() - 30_001) };
    expect(takeEarlyRead(PLAN)).toBeUndefined();
  });
});
