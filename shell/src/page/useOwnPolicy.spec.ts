import type { PageHandle } from '@cleaning/ui/app';
import { needsOwnDocument } from './useOwnPolicy';

const PAGES: Readonly<Record<string, PageHandle>> = {
  '/contact-us': { title: 'Contact us', audience: 'everybody', hasOwnPolicy: true },
  '/contact-us/': { title: 'Contact us', audience: 'everybody', hasOwnPolicy: true },
  '/gallery': { title: 'Gallery', audience: 'everybody' },
};

it.each([
  ['/', '/contact-us', true],
  ['/admin', '/contact-us/', true],
  ['/contact-us', '/contact-us', false],
  ['/contact-us/', '/contact-us', false],
  ['/contact-us', '/gallery', false],
  ['/', '/gallery', false],
  ['/', '/no/such/page', false],
])('decides whether the document of %s must reload for %s: %s', (loadedFor, pathname, anew) => {
  expect(needsOwnDocument(loadedFor, { pathname, page: PAGES[pathname] })).toBe(anew);
});
