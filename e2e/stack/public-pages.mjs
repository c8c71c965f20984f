/** Every address that is open to visitors, for journeys and for `npm run bench:web`. */
export const PUBLIC_PAGES = [
  '/',
  '/services',
  '/services/details',
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
