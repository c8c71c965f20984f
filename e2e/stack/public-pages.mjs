/** One page of each kind that is open to visitors, for journeys in a browser. */
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

/** Of them, those on which most visitors begin. */
export const FIRST_PAGES = ['/', '/services/office-cleaning', '/gallery', '/quote'];

/** Every address that is open to visitors, also those of the same template. */
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
