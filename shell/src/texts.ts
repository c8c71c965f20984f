/** The company as navigation and footer name it. */
export const COMPANY = {
  name: 'Gumleaf Commercial Cleaning',
  shortName: 'Gumleaf',
  trade: 'Commercial Cleaning',
  place: '12 Wattle Lane, Adelaide SA 5000',
  phone: '(08) 5550 0142',
  phoneLink: 'tel:+61855500142',
  email: 'hello@gumleaf.example',
  abn: 'ABN 80 000 000 001',
  copyrightYear: 2023,
} as const;

export const TEXTS = {
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
  privacy: 'Privacy',
  status: 'Status',
  visitor: 'Not logged in',
  logout: 'Logout',
  notFound: '404 Page Not found',
  notFoundHint: 'The address may be mistyped, or the page has moved.',
  toHome: 'Go to the home page',
  checkingSession: 'Checking who is logged in…',
  sessionUnreachable:
    'The service that knows who you are is not available right now. You are still logged in: please try again in a moment.',
  remoteMissing: 'This part of the site could not be loaded. Please check your connection and try again.',
  screenFailed: 'Something went wrong on this page. Please try again.',
  dismiss: 'Dismiss',
} as const;
