import { pickSteadyLink } from './Documents';

const MINUTE = 60_000;
const shown = { link: '/api/static/documents/a?sig=1', since: 1000 };

describe('pickSteadyLink', () => {
  it('takes the first link', () => expect(pickSteadyLink(null, shown.link, 1000)).toEqual(shown));
  it('keeps the link while it is recent', () =>
    expect(pickSteadyLink(shown, '/api/static/documents/a?sig=2', 7 * MINUTE)).toBe(shown));
  it('renews the link before it expires', () =>
    expect(pickSteadyLink(shown, '/api/static/documents/a?sig=2', 9 * MINUTE)).toEqual({
      link: '/api/static/documents/a?sig=2',
      since: 9 * MINUTE,
    }));
  it('follows a document that was replaced', () =>
    expect(pickSteadyLink(shown, '/api/static/documents/b?sig=2', 2000).link).toBe('/api/static/documents/b?sig=2'));
  it('follows a document that was deleted', () =>
    expect(pickSteadyLink(shown, '/api/static', 2000).link).toBe('/api/static'));
});
