import type { SessionState, WorkFrame } from '@cleaning/ui/app';

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

/** A second group: above the others from 800 px on, behind the burger below them. */
export const MORE_MENU: readonly MenuItem[] = [
  { to: '/areas', label: 'Areas' },
  { to: '/careers', label: 'Careers' },
  { to: '/client', label: 'Client login' },
];

export const VISITOR_MENU: readonly MenuItem[] = [
  { to: '/login', label: 'Login' },
  { to: '/register', label: 'Register' },
];

const FRAMES = { admin: 'desk', supervisor: 'supervisor', user: 'contractor' } as const;

/** Frame whose entries the website's header shows; null for anonymous visitors. */
export const getMenuFrame = ({ user }: SessionState): WorkFrame | null => user && FRAMES[user.role];

/** The first letter of the name, or ? when logged out. */
export function getAvatarLetter(session: SessionState): string {
  const [first] = session.user?.name.trim() ?? '';
  return first?.toLocaleUpperCase('en-AU') ?? '?';
}
