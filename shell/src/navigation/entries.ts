import type { WorkFrame } from '../frame/frames';
import { FRAME } from '../frame/texts';
import { ADMIN_MENU, type MenuItem, USER_MENU } from './menus';
import { named } from './named';

/** What the number beside an entry counts. */
export type CountName =
  | 'requests'
  | 'quick-requests'
  | 'people'
  | 'approvals'
  | 'detail-changes'
  | 'enquiries'
  | 'complaints'
  | 'incidents'
  | 'quotes'
  | 'documents';

export interface Entry extends MenuItem {
  /** Path of a drawing on 24 × 24. */
  readonly icon: string;
  /** After the key g this letter opens the page. */
  readonly letter?: string;
  readonly count?: CountName;
}

export const ICONS = {
  briefcase: 'M4 8h16v11H4zM9 8V5h6v3M8.5 13.5l2.5 2.5 4.5-4.5',
  building: 'M5 21V4h10v17M15 9h4v12M3 21h18M8.5 8h3M8.5 12h3M8.5 16h3',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6z',
  boltPlus: 'M11 3 4 13h5l-1 7 3-4M18 13v7M14.5 16.5h7',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.6-4 3-6 6.5-6s5.9 2 6.5 6M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.6c2 1 3.2 2.8 3.5 5.4',
  calendar: 'M5 6h14v14H5zM5 10h14M9 4v4M15 4v4',
  calendarPlus: 'M5 6h14v14H5zM5 10h14M9 4v4M15 4v4M12 12.5v5M9.5 15h5',
  calendarOff: 'M5 6h14v14H5zM5 10h14M9 4v4M15 4v4M9.5 12.5l5 5M14.5 12.5l-5 5',
  chart: 'M4 20V11M10 20V5M16 20v-6M21 20H3',
  clipboard: 'M6 5h12v16H6zM9 3h6v4H9zM9 13.5l2 2 4-4',
  check: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM8 12.5l3 3 5-6',
  money: 'M3 6h18v12H3zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM6.5 12h.01M17.5 12h.01',
  invoice: 'M6 3h9l3 3v15H6zM9 10h6M9 14h6M9 18h3',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  list: 'M4 6h1.5M9 6h11M4 12h1.5M9 12h11M4 18h1.5M9 18h11',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.5 9h.01',
  person: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c.8-5 3.6-7 8-7s7.2 2 8 7',
  key: 'M14.5 13a4.5 4.5 0 1 0-4.3-3.2L3 17v4h4v-3h3v-3h1.5l.7-2.3',
  website: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  queues: 'M4 6h16M4 12h10M4 18h6M17 12l3 3-3 3',
  logout: 'M14 4H5v16h9M10 12h11M17 8l4 4-4 4',
  keyboard: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  quote: 'M6 3h9l3 3v15H6zM9 9h6M9 13h3M12.5 17.5l1.5 1.5 3-3.5',
  question: 'M4 4h16v13h-9l-4 4v-4H4zM9.5 8.5a2.5 2.5 0 1 1 3.4 2.3c-.6.3-.9.7-.9 1.4M12 14.5h.01',
  bell: 'M6 16V11a6 6 0 0 1 12 0v5l1.5 2h-15zM10 20.5a2 2 0 0 0 4 0',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M5 19l1.7-1.7M17.3 6.7 19 5',
  down: 'M5 9l7 7 7-7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  back: 'M15 5l-7 7 7 7',
  plus: 'M12 5v14M5 12h14',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  sidebar: 'M4 5h16v14H4zM10 5v14',
  client: 'M4 9.5 5.5 4h13L20 9.5M4 9.5h16M5.5 9.5V20h13V9.5M10 20v-6h4v6',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.5h.01',
  eye: 'M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  wallet: 'M4 7h14v12H4zM4 7l11-3v3M14 13h4',
} as const;

const LOOKS: Readonly<Record<string, Omit<Entry, keyof MenuItem>>> = {
  '/dashboard': { icon: ICONS.chart, letter: 'd' },
  '/my-jobs': { icon: ICONS.briefcase, letter: 'm' },
  '/permanent-jobs': { icon: ICONS.calendar, letter: 'p' },
  '/quick-jobs': { icon: ICONS.bolt, letter: 'q' },
  '/account': { icon: ICONS.person, letter: 'a' },
  '/admin/my-jobs': { icon: ICONS.briefcase, letter: 'm' },
  '/admin': { icon: ICONS.building, letter: 'p', count: 'requests' },
  '/admin/quick-job-data': { icon: ICONS.bolt, letter: 'q', count: 'quick-requests' },
  '/admin/sub-contractors': { icon: ICONS.people, letter: 's', count: 'people' },
  '/admin/create-permanent-job': { icon: ICONS.calendarPlus },
  '/admin/create-quick-job': { icon: ICONS.boltPlus },
};

const withLooks = (item: MenuItem): Entry => ({ icon: ICONS.list, ...LOOKS[item.to], ...item });
const ownEntry = (entry: Entry): Entry => named(entry, 'label', 'entries', entry.to);

/** Entries whose order and words are agreed with the company. Logout, their last, is a button. */
export const USER_ENTRIES: readonly Entry[] = USER_MENU.map(withLooks).map(ownEntry);
export const ADMIN_ENTRIES: readonly Entry[] = ADMIN_MENU.map(withLooks);

export interface EntryGroup {
  readonly label: string;
  readonly entries: readonly Entry[];
}

/** The desk's further pages. */
export const DESK_GROUPS: readonly EntryGroup[] = [
  {
    label: 'Today',
    entries: [
      { to: '/admin/overview', label: 'Overview', icon: ICONS.chart, letter: 'o' },
      { to: '/admin/today', label: 'Today', icon: ICONS.clock, letter: 't' },
      { to: '/admin/approvals', label: 'Approvals', icon: ICONS.check, letter: 'a', count: 'approvals' },
      { to: '/admin/enquiries', label: 'Enquiries', icon: ICONS.question, letter: 'e', count: 'enquiries' },
      { to: '/admin/incidents', label: 'Incidents', icon: ICONS.warning, count: 'incidents' },
      { to: '/admin/complaints', label: 'Complaints', icon: ICONS.question, count: 'complaints' },
    ],
  },
  {
    label: 'Roster',
    entries: [
      { to: '/admin/plan', label: 'Roster', icon: ICONS.calendar, letter: 'n' },
      { to: '/admin/absences', label: 'Leave', icon: ICONS.calendarOff },
      { to: '/admin/holidays', label: 'Public Holidays', icon: ICONS.sun },
      { to: '/admin/site-codes', label: 'Door codes in descriptions', icon: ICONS.key },
    ],
  },
  {
    label: 'People',
    entries: [
      { to: '/admin/documents', label: 'Documents', icon: ICONS.clipboard, count: 'documents' },
      { to: '/admin/detail-changes', label: 'Detail change requests', icon: ICONS.person, count: 'detail-changes' },
      { to: '/admin/admins', label: 'Administrators', icon: ICONS.key },
      { to: '/admin/supervisors', label: 'Supervisors', icon: ICONS.eye },
    ],
  },
  {
    label: 'Money',
    entries: [
      { to: '/admin/work', label: 'Timesheets', icon: ICONS.clipboard, letter: 'w' },
      { to: '/admin/pay', label: 'Pay', icon: ICONS.money, letter: 'y' },
      { to: '/admin/quotes', label: 'Quotes', icon: ICONS.quote, count: 'quotes' },
      { to: '/admin/clients', label: 'Clients', icon: ICONS.client, letter: 'c' },
      { to: '/admin/invoices', label: 'Invoices', icon: ICONS.invoice, letter: 'i' },
      { to: '/admin/month-invoices', label: 'Month’s Invoices', icon: ICONS.invoice, letter: 'v' },
      { to: '/admin/receivables', label: 'Overdue', icon: ICONS.money, letter: 'r' },
      { to: '/admin/accounting', label: 'Accountant', icon: ICONS.chart },
    ],
  },
  {
    label: 'Settings',
    entries: [
      { to: '/admin/company', label: 'Company', icon: ICONS.building },
      { to: '/admin/website', label: 'Website Texts', icon: ICONS.clipboard },
      { to: '/admin/invoice-settings', label: 'Invoice Settings', icon: ICONS.sliders },
      { to: '/admin/mail', label: 'Mail', icon: ICONS.mail },
      { to: '/admin/audit-log', label: 'Audit Log', icon: ICONS.list, letter: 'l' },
      { to: '/gallery', label: 'Gallery', icon: ICONS.picture, letter: 'g' },
    ],
  },
];
export const DESK_ENTRIES: readonly Entry[] = DESK_GROUPS.flatMap(({ entries }) => entries);

/** A sub-contractor's further page. */
export const OWN_ENTRIES: readonly Entry[] = [
  ownEntry({ to: '/payments', label: 'Payments', icon: ICONS.wallet, letter: 'y' }),
];
export const OWN_GROUP: EntryGroup = {
  get label() {
    return FRAME.more.contractor;
  },
  entries: OWN_ENTRIES,
};

/** A supervisor's pages, which are the desk's pages of their places. */
export const SUPERVISOR_ENTRIES: readonly Entry[] = [
  { to: '/admin/today', label: 'Today', icon: ICONS.clock, letter: 't' },
  { to: '/admin/plan', label: 'Roster', icon: ICONS.calendar, letter: 'n' },
  { to: '/admin/absences', label: 'Cover', icon: ICONS.calendarOff, letter: 'v' },
  { to: '/admin/places', label: 'Sites', icon: ICONS.building, letter: 'p' },
  { to: '/admin/incidents', label: 'Incidents', icon: ICONS.warning, letter: 'i', count: 'incidents' },
  { to: '/admin/complaints', label: 'Complaints', icon: ICONS.question, letter: 'c', count: 'complaints' },
  { to: '/admin/account', label: 'Account', icon: ICONS.person, letter: 'a' },
];

export const CREATE_ENTRIES: readonly Entry[] = ADMIN_ENTRIES.filter(({ to }) => to.startsWith('/admin/create-'));

const ALL = [...USER_ENTRIES, ...OWN_ENTRIES, ...ADMIN_ENTRIES, ...DESK_ENTRIES];

/** The entry of a menu with this address. */
export const entryOf = (to: string): Entry | undefined => ALL.find((entry) => entry.to === to);

const PAGES: Readonly<Record<WorkFrame, readonly Entry[]>> = {
  desk: [...ADMIN_ENTRIES, ...DESK_ENTRIES],
  supervisor: SUPERVISOR_ENTRIES,
  contractor: [...USER_ENTRIES, ...OWN_ENTRIES],
};

/** Every page that the frame leads to. */
export const pagesOf = (frame: WorkFrame): readonly Entry[] => PAGES[frame];
