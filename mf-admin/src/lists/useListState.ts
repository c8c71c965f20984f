import { useSearchParams } from '@cleaning/ui/app';

export interface Sorting {
  sort: string;
  direction: 'asc' | 'desc';
}

export interface ListState extends Sorting {
  page: number;
  /** A filter's value from the address, or its default. */
  filter: (name: string) => string;
  setFilter: (changes: Readonly<Record<string, string>>) => void;
  setPage: (page: number) => void;
  order: (by: Sorting) => void;
  /** By another column, or the other way round by the same one. */
  sortBy: (column: string) => void;
}

/**
 * Filters, order and page of a list, kept in the address: they survive a reload, a shared link and the way back from a row.
 * Another filter or order starts at the first page.
 */
export function useListState(defaults: Sorting & Readonly<Record<string, string>>): ListState {
  const [address, setAddress] = useSearchParams();
  const read = (name: string) => address.get(name) || (defaults[name] ?? '');
  const write = (changes: Readonly<Record<string, string>>) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === (defaults[name] ?? '')) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  const sort = read('sort');
  const direction = read('direction') === 'desc' ? 'desc' : 'asc';
  const order = (by: Sorting) => write({ ...by, page: '' });
  return {
    sort,
    direction,
    page: Math.max(1, Math.trunc(Number(address.get('page') ?? 1)) || 1),
    filter: read,
    setFilter: (changes) => write({ ...changes, page: '' }),
    setPage: (page) => write({ page: page === 1 ? '' : String(page) }),
    order,
    sortBy: (column) => order({ sort: column, direction: column === sort && direction === 'asc' ? 'desc' : 'asc' }),
  };
}
