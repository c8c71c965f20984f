import { getPlace, parsePayload } from './pushEvents';

it('reads title, text and path of a push message', () => {
  const text = JSON.stringify({ title: 'You have a new job', text: 'Library', path: '/my-jobs', tag: '7' });
  expect(parsePayload(text)).toEqual({ title: 'You have a new job', body: 'Library', path: '/my-jobs', tag: '7' });
});

it.each([undefined, '', 'no JSON', 'null', '[]', '{"text":"x"}'])('falls back to a general notice for %s', (text) => {
  expect(parsePayload(text)).toMatchObject({ title: 'New notice', path: '/' });
});

it.each([
  ['/my-jobs?a#b', '/my-jobs?a#b'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
])('opens %s as %s', (path, place) => expect(getPlace(path)).toBe(place));
