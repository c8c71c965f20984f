import { buildTelephoneLink, formatGroupedAbn, getSiteData, localizeTexts, translation } from '@cleaning/ui/app';

/** The company's details in navigation and footer. Read them when rendering, not when the file loads. */
export const COMPANY = {
  get name() {
    return getSiteData().company.name;
  },
  get shortName() {
    return getSiteData().company.short_name;
  },
  get trade() {
    return getSiteData().company.trade;
  },
  get place() {
    const { street, place, city, state, postal_code } = getSiteData().company;
    return `${street && `${street}, `}${place || city} ${state} ${postal_code}`;
  },
  get phone() {
    return getSiteData().company.telephone;
  },
  get phoneLink() {
    return buildTelephoneLink(getSiteData().company.telephone);
  },
  get email() {
    return getSiteData().company.email;
  },
  /** The company's pages elsewhere. */
  get social() {
    return getSiteData().company.social;
  },
  /** Includes the separator from the next text; empty if none is entered. */
  get abn() {
    const { abn } = getSiteData().company;
    return abn && `ABN ${formatGroupedAbn(abn)} · `;
  },
  copyrightYear: 2023,
};

export const TEXTS = localizeTexts('shell', {
  needsScript: 'This page needs JavaScript.',
  homePage: 'Home page',
  skip: 'Skip to content',
  menu: 'Menu',
  closeMenu: 'Close menu',
  mainNavigation: 'Main',
  workNavigation: 'Work area',
  dailyNavigation: 'Every day',
  footerNavigation: 'Footer',
  quote: 'Get a quote',
  call: 'Call us',
  contact: 'Contact',
  areas: 'Areas',
  careers: 'Careers',
  clientPage: 'Client login',
  elsewhere: 'Follow us',
  privacy: 'Privacy',
  status: 'Status',
  visitor: 'Not logged in',
  logout: 'Logout',
  notFound: '404 Page Not found',
  notFoundHint: 'The address may have a typo, or the page has moved.',
  toHome: 'Go to the home page',
  checkingSession: 'Checking your login…',
  sessionUnreachable: 'We can’t check your login. You’re still logged in. Try again in a moment.',
  remoteMissing: 'Couldn’t load this page. Check your connection and try again.',
  screenFailed: 'Something went wrong. Try again.',
  dismiss: 'Dismiss',
});

const listeners = new Set<() => void>();

/** Others when the texts above are in another language. */
export const getCurrentTexts = () => translation.texts;

export function onTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function notifyTexts(): void {
  for (const listener of listeners) listener();
}
