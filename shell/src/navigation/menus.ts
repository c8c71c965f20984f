import type { SessionState } from '@cleaning/ui/app';

export interface MenuItem {
  readonly to: string;
  readonly label: string;
  /** Current on this address only, not below it. */
  readonly end?: boolean;
}

export const PUBLIC_MENU: readonly MenuItem[] = [
  { to: '/', label: 'Home', end: true },
  { to: '/services', label: 'Services' },
  { to: '/products-and-equipments', label: 'Products' },
  { to: '/gallery', label: 'Gallery' },
  { to: '/about-us', label: 'About Us' },
  { to: '/contact-us', label: 'Contact Us' },
];

export const VISITOR_MENU: readonly MenuItem[] = [
  { to: '/login', label: 'Login' },
  { to: '/register', label: 'Register' },
];

/** Logout, the last entry of both, is a button: it does something. */
export const USER_MENU: readonly MenuItem[] = [
  { to: '/dashboard', label: 'Dashboard' },
  { to: '/my-jobs', label: 'My Jobs' },
  { to: '/permanent-jobs', label: 'Permanent Jobs' },
  { to: '/quick-jobs', label: 'Quick Jobs' },
  { to: '/account', label: 'Account' },
];

export const ADMIN_MENU: readonly MenuItem[] = [
  { to: '/admin/my-jobs', label: 'My Jobs' },
  { to: '/admin', label: 'Job Places Data', end: true },
  { to: '/admin/quick-job-data', label: 'Quick Jobs Data' },
  { to: '/admin/sub-contractors', label: 'Sub-Contractors' },
  { to: '/admin/create-permanent-job', label: 'Create Permanent Job' },
  { to: '/admin/create-quick-job', label: 'Create Quick Job' },
];

/** On pages of the website. */
const SUPERVISOR_MENU: readonly MenuItem[] = [
  { to: '/admin/today', label: 'Today' },
  { to: '/admin/places', label: 'Places' },
  { to: '/admin/account', label: 'Account' },
];

/** The work area's menu; null for people who are not logged in. */
export function workMenu(session: SessionState): readonly MenuItem[] | null {
  if (session.status !== 'signed-in') return null;
  return { admin: ADMIN_MENU, supervisor: SUPERVISOR_MENU, user: USER_MENU }[session.user.role];
}

/** The first letter of the name, or ? when logged out. */
export function avatarLetter(session: SessionState): string {
  const [first] = session.user?.name.trim() ?? '';
  return first?.toLocaleUpperCase('en-AU') ?? '?';
}
