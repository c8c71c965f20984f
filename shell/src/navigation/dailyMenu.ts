import type { SessionState } from '@cleaning/ui/app';
import { named } from './named';

export interface DailyItem {
  readonly to: string;
  readonly label: string;
  /** Further pages that it stands for. */
  readonly also?: readonly string[];
  /** Path of a drawing on 24 × 24. */
  readonly icon: string;
}

const DAILY_ITEMS: readonly DailyItem[] = [
  { to: '/my-jobs', label: 'My Jobs', icon: 'M4 8h16v11H4zM9 8V5h6v3M8.5 13.5l2.5 2.5 4.5-4.5' },
  { to: '/dashboard', label: 'Dashboard', icon: 'M4 20V11M10 20V5M16 20v-6M21 20H3' },
  {
    to: '/permanent-jobs',
    also: ['/quick-jobs'],
    label: 'Find jobs',
    icon: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16 16l5 5',
  },
  { to: '/payments', label: 'Payments', icon: 'M4 7h14v12H4zM4 7l11-3v3M14 13h4' },
  {
    to: '/account',
    label: 'Account',
    icon: 'M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c.8-5 3.6-7 8-7s7.2 2 8 7',
  },
];

export const DAILY_MENU = DAILY_ITEMS.map((item) => named(item, 'label', 'daily', item.to));

/** Whether an address is a page of the entry, or below one. */
export const isAtEntry = ({ to, also = [] }: Pick<DailyItem, 'to' | 'also'>, pathname: string): boolean =>
  [to, ...also].some((page) => pathname === page || pathname.startsWith(`${page}/`));

/** The bar at the bottom of a phone; null for those who have no daily work. */
export function dailyMenu(session: SessionState): readonly DailyItem[] | null {
  const { user } = session;
  return user?.role === 'user' && user.verified === 'true' ? DAILY_MENU : null;
}
