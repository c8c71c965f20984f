import type { IconName } from '@cleaning/ui';
import type { SessionState } from '@cleaning/ui/app';
import type { Page } from '../routing/pages';

export interface DailyItem {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** Further pages for which the entry is current. */
  readonly also?: readonly string[];
}

/** Whether an address is the entry's page or below it. */
export const isAtEntry = ({ to, also = [] }: Pick<DailyItem, 'to' | 'also'>, pathname: string): boolean =>
  [to, ...also].some((page) => pathname === page || pathname.startsWith(`${page}/`));

/** Whether the user has daily work: verified sub-contractors only. */
export const hasDailyMenu = ({ user }: SessionState): boolean => user?.role === 'user' && user.verified === 'true';

/** The bar at the bottom of a phone. */
export const listDailyItems = (pages: readonly Page[]): readonly DailyItem[] =>
  pages.flatMap(({ path, handle: { daily } }) => (daily ? [{ to: path, ...daily }] : [])).sort((a, b) => a.at - b.at);
