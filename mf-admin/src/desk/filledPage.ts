import { useEffect } from 'react';

interface Found {
  readonly total: number;
  readonly rows: readonly unknown[];
}

/** The page to show instead of one that has no rows: the last one. A page that has rows stays. */
export const pageInstead = ({ total, rows }: Found, page: number, pageSize: number): number =>
  rows.length > 0 ? page : Math.min(page, Math.max(1, Math.ceil(total / pageSize)));

interface Shown {
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/**
 * Leads to the last page of a list when the page that is shown has no rows any more: they were decided or removed meanwhile, or the link is
 * old. The list would say that it is empty.
 */
export function useFilledPage(
  { data, isPlaceholderData }: { data: Found | undefined; isPlaceholderData: boolean },
  { page, pageSize, onPage }: Shown,
): void {
  const instead = data && !isPlaceholderData ? pageInstead(data, page, pageSize) : page;
  useEffect(() => {
    if (instead !== page) onPage(instead);
  });
}
