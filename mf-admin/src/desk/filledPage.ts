import { useEffect } from 'react';

interface Found {
  readonly data: { readonly total: number; readonly rows: readonly unknown[] } | undefined;
  readonly isPlaceholderData: boolean;
  readonly isFetching: boolean;
}

/** Page to show: the last one if the requested one has no rows. Ignores placeholder data. */
export function findFilledPage({ data, isPlaceholderData, isFetching }: Found, page: number, pageSize: number): number {
  if (!data || isPlaceholderData || isFetching || data.rows.length > 0) return page;
  return Math.min(page, Math.max(1, Math.ceil(data.total / pageSize)));
}

interface Shown {
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/**
 * Leads to the last page of a list if the current one no longer has rows: they were decided or removed meanwhile, or
 * the link is old. Otherwise the list would say that it is empty.
 */
export function useFilledPage(found: Found, { page, pageSize, onPage }: Shown): void {
  const instead = findFilledPage(found, page, pageSize);
  useEffect(() => {
    if (instead !== page) onPage(instead);
  });
}
