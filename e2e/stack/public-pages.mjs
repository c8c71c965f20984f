/** One public page of each kind. */
export const PAGE_KINDS = [
  '/',
  '/services',
  '/services/details',
  '/services/office-cleaning',
  '/areas',
  '/areas/northern-suburbs',
  '/careers',
  '/products-and-equipments',
  '/about-us',
  '/contact-us',
  '/gallery',
  '/invoice',
  '/login',
  '/register',
  '/privacy',
  '/quote',
];

/** Pages on which most visitors arrive. */
export const FIRST_PAGES = ['/', '/services/office-cleaning', '/gallery', '/quote'];

/** Every public page. */
export const PUBLIC_PAGES = [
  ...PAGE_KINDS,
  '/services/building-cleaning',
  '/services/retail-cleaning',
  '/services/window-cleaning',
  '/services/carpet-cleaning',
  '/services/end-of-lease-cleaning',
  '/areas/adelaide-city',
  '/areas/eastern-suburbs',
  '/areas/unley-and-inner-south',
  '/areas/adelaide-hills',
  '/areas/western-suburbs',
  '/areas/port-adelaide',
  '/areas/glenelg-and-marion',
  '/areas/southern-suburbs',
];
