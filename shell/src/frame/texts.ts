import { localizeTexts } from '@cleaning/ui/app';

/** Beside the bell. */
const formatCount = (unread: number) => (unread > 99 ? '99+' : String(unread));

/** Texts of the work area's frame. */
export const FRAME = localizeTexts('frame', {
  sidebar: 'Sidebar',
  /** Names of the further pages. */
  more: { desk: 'Desk', work: 'Work', contractor: 'Your money' },
  moreBelow: 'More',
  breadcrumb: 'Breadcrumb',
  back: (page: string) => `Back to ${page}`,
  menu: 'Menu',
  closeMenu: 'Close menu',
  search: 'Search jobs, people and clients',
  searchOwn: 'Search pages and jobs',
  find: 'Search',
  notices: (unread: number) => (unread === 0 ? 'Notices' : `Notices, ${formatCount(unread)} unread`),
  unread: formatCount,
  newMessages: (count: number) => `${count} unread`,
  account: (name: string) => `Your account, ${name}`,
  ownAccount: 'Account',
  changePassword: 'Change password',
  website: 'View website',
  gallery: 'Gallery',
  shortcuts: 'Keyboard shortcuts',
  create: 'Create',
  icons: 'Show icons only',
  names: 'Show names',
  connected: 'Connected',
  disconnected: 'No connection',
  deskOffline: 'No connection. This page may be out of date.',
  reconnecting: (time: string) => `Last updated ${time}, reconnecting`,
  ownOffline: 'No connection. Start and Finished still work: we save them on your phone and send them later.',
  installTitle: 'Install the app',
  install: (name: string) => `Add ${name} to your home screen to start work in two taps.`,
  installOnApple: (name: string) => `Add ${name} to your home screen: tap Share, then Add to Home Screen.`,
  installNow: 'Install',
  later: 'Not now',
});

export const PALETTE = localizeTexts('palette', {
  close: 'Close',
  hint: 'Type a name, site or page',
  none: 'Nothing found.',
  people: 'People',
  jobs: 'Jobs',
  clients: 'Clients',
  quotes: 'Quotes',
  invoices: 'Invoices',
  pages: 'Pages',
  actions: 'Actions',
  all: (text: string) => `See all results for “${text}”`,
  ended: 'Ended',
});

export const KEYS = localizeTexts('keys', {
  title: 'Keyboard shortcuts',
  close: 'Close',
  single: 'Use single keys',
  singleHint: 'They don’t work while you’re typing in a field.',
  keys: 'Keys',
  what: 'What they do',
  palette: 'Search people, jobs, pages and actions',
  paletteOwn: 'Search jobs, pages and actions',
  create: 'Create a job',
  icons: 'Show icons or names in the sidebar',
  heldRecords: 'Approvals: next or previous timesheet',
  approve: 'Approvals: approve timesheet',
  reject: 'Approvals: reject timesheet',
  help: 'Show this list',
  between: 'then',
  either: 'or',
});
