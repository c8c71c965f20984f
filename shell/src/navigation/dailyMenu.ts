import type { IconName } from '@cleaning/ui';
import type { SessionState } from '@cleaning/ui/app';
import type { Page } from '../routing/pages';

export interface DailyItem {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** Further pages that it stands for. */
  readonly also?: readonly string[];
}

/** Whether an address is a page of the entry, or below one. */
export const isAtEntry = ({ to, also = [] }: Pick<DailyItem, 'to' | 'also'>, pathname: string): boolean =>
  [to, ...also].some((page) => pathname === page || pathname.startsWith(`${page}/`));

/** Whether somebody has daily work. */
export const hasDailyMenu = ({ user }: SessionState): boolean => user?.role === 'user' && user.verified === 'true';

/** The bar at the bottom of a phone. */
export const listDailyItems = (pages: readonly Page[]): readonly DailyItem[] =>
  pages.flatMap(({ path, handle: { daily } }) => (daily ? [{ to: path, ...daily }] : [])).sort((a, b) => a.at - b.at);
