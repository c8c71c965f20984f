import type { PageHandle } from '@cleaning/ui/app';

/** For a page of a template: its slug. */
export interface PublicHandle extends PageHandle {
  readonly slug?: string;
}

/** The pages of the website, by their paths, in the order of the sitemap. The office can change their titles. */
export const handles = {
  '/': { title: 'Commercial cleaning in Adelaide', audience: 'everybody' },
  '/services': { title: 'Services', audience: 'everybody' },
  '/services/details': { title: 'Our services in detail', audience: 'everybody' },
  '/services/building-cleaning': {
    title: 'Building cleaning in Adelaide',
    audience: 'everybody',
    slug: 'building-cleaning',
  },
  '/services/retail-cleaning': {
    title: 'Retail cleaning in Adelaide',
    audience: 'everybody',
    slug: 'retail-cleaning',
  },
  '/services/office-cleaning': {
    title: 'Office cleaning in Adelaide',
    audience: 'everybody',
    slug: 'office-cleaning',
  },
  '/services/window-cleaning': {
    title: 'Window cleaning in Adelaide',
    audience: 'everybody',
    slug: 'window-cleaning',
  },
  '/services/carpet-cleaning': {
    title: 'Carpet cleaning in Adelaide',
    audience: 'everybody',
    slug: 'carpet-cleaning',
  },
  '/services/end-of-lease-cleaning': {
    title: 'End of lease cleaning in Adelaide',
    audience: 'everybody',
    slug: 'end-of-lease-cleaning',
  },
  '/areas': { title: 'Cleaning in greater Adelaide', audience: 'everybody' },
  '/areas/adelaide-city': {
    title: 'Commercial cleaning in Adelaide city',
    audience: 'everybody',
    slug: 'adelaide-city',
  },
  '/areas/eastern-suburbs': {
    title: 'Commercial cleaning in the eastern suburbs',
    audience: 'everybody',
    slug: 'eastern-suburbs',
  },
  '/areas/unley-and-inner-south': {
    title: 'Commercial cleaning in Unley and the inner south',
    audience: 'everybody',
    slug: 'unley-and-inner-south',
  },
  '/areas/northern-suburbs': {
    title: 'Commercial cleaning in the northern suburbs',
    audience: 'everybody',
    slug: 'northern-suburbs',
  },
  '/areas/adelaide-hills': {
    title: 'Commercial cleaning in the Adelaide Hills',
    audience: 'everybody',
    slug: 'adelaide-hills',
  },
  '/areas/western-suburbs': {
    title: 'Commercial cleaning in the western suburbs',
    audience: 'everybody',
    slug: 'western-suburbs',
  },
  '/areas/port-adelaide': {
    title: 'Commercial cleaning in Port Adelaide',
    audience: 'everybody',
    slug: 'port-adelaide',
  },
  '/areas/glenelg-and-marion': {
    title: 'Commercial cleaning in Glenelg and Marion',
    audience: 'everybody',
    slug: 'glenelg-and-marion',
  },
  '/areas/southern-suburbs': {
    title: 'Commercial cleaning in the southern suburbs',
    audience: 'everybody',
    slug: 'southern-suburbs',
  },
  '/careers': { title: 'Cleaning work for sub-contractors', audience: 'everybody', hasOwnBar: true },
  '/products-and-equipments': { title: 'Products and equipment', audience: 'everybody' },
  '/about-us': { title: 'About us', audience: 'everybody' },
  '/contact-us': { title: 'Contact us', audience: 'everybody', hasOwnPolicy: true },
  '/quote': { title: 'Get a quote', audience: 'everybody', hasOwnBar: true },
  '/privacy': { title: 'Privacy', audience: 'everybody' },
  '/gallery': { title: 'Gallery', audience: 'everybody' },
  '/invoice': { title: 'Invoice', audience: 'everybody', isOtherForAdmins: true, parent: '/admin/invoices' },
  '/login': { title: 'Login', audience: 'visitors', hasOwnBar: true },
  '/login/oidc': {
    title: 'Log in with another account',
    audience: 'everybody',
    isUnlisted: true,
    hasOwnBar: true,
  },
  '/register': { title: 'Register', audience: 'visitors', hasOwnBar: true },
  '/forgot-password': { title: 'Forgotten password', audience: 'everybody', isUnlisted: true, hasOwnBar: true },
  '/reset-password': { title: 'Choose a new password', audience: 'everybody', isUnlisted: true, hasOwnBar: true },
  '/confirm-email': { title: 'Confirm your email', audience: 'everybody', isUnlisted: true, hasOwnBar: true },
  '/your-quote': { title: 'Your quote', audience: 'everybody', isUnlisted: true, hasOwnBar: true },
  '/your-document': { title: 'Your document', audience: 'everybody', isUnlisted: true, hasOwnBar: true },
  '/client': { title: 'Client page', audience: 'everybody', isUnlisted: true, hasOwnBar: true },
  '/status': { title: 'System status', audience: 'everybody', isUnlisted: true },
} satisfies Record<string, PublicHandle>;
