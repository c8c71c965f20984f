import { needsOwnDocument } from './useOwnPolicy';

it.each([
  ['/', '/contact-us', true],
  ['/admin', '/contact-us/', true],
  ['/contact-us', '/contact-us', false],
  ['/contact-us/', '/contact-us', false],
  ['/contact-us', '/', false],
  ['/', '/gallery', false],
  ['/', '/no/such/page', false],
])('a document of %s shows %s: loaded anew %s', (loadedFor, pathname, anew) => {
  expect(needsOwnDocument(loadedFor, pathname)).toBe(anew);
});
