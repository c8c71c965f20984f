import { isDay } from '@cleaning/contracts';
import {
  Button,
  DateField,
  Notice,
  SelectField,
  type Sorting,
  TextField,
  useDownload,
  useTableChoice,
} from '@cleaning/ui';
import { useSearchParams } from '@cleaning/ui/app';
import { useEffect, useRef, useState } from 'react';

/** Texts shared by all long lists. */
export const lists = {
  pages: 'Pages',
  shown: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  previous: 'Previous',
  next: 'Next',
  order: 'Sort by',
  ascending: { text: 'A to Z', day: 'earliest first', number: 'lowest first' },
  descending: { text: 'Z to A', day: 'latest first', number: 'highest first' },
  ordered: (label: string, direction: string) => `${label}, ${direction}`,
  export: 'Export CSV',
  search: 'Search',
};

export interface ListState extends Sorting {
  page: number;
  /** A filter's value from the address, which may be empty, or its default. */
  filter: (name: string) => string;
  setFilter: (changes: Readonly<Record<string, string>>) => void;
  setPage: (page: number) => void;
  order: (by: Sorting) => void;
  view: ListViewState;
}

/** Rows of a page, and headings of the columns that are switched off. */
interface ListViewState {
  readonly pageSize: number;
  readonly onPageSize: (size: number) => void;
  readonly hidden: readonly string[];
  readonly onHidden: (hidden: readonly string[]) => void;
}

interface ListOptions {
  /** Unique name of the table. The device stores its settings under this name. */
  table: string;
  /** Initial rows per page. */
  pageSize?: number;
}

/**
 * Filters, order and page of a list, stored in the address: they survive a reload, a shared link and Back. The device
 * also remembers order, page size and columns, but the address has priority. Another filter or order starts at the
 * first page.
 */
export function useListState(
  defaults: Sorting & Readonly<Record<string, string>>,
  { table, pageSize = 25 }: ListOptions,
): ListState {
  const [address, setAddress] = useSearchParams();
  const [choice, choose] = useTableChoice(table);
  const remembered: Readonly<Record<string, string | undefined>> =
    choice.sort && choice.direction ? { sort: choice.sort, direction: choice.direction } : {};
  const read = (name: string) => address.get(name) ?? (remembered[name] || (defaults[name] ?? ''));
  const write = (changes: Readonly<Record<string, string>>) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value === (defaults[name] ?? '') && !(name in remembered)) after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  const sort = read('sort');
  const direction = read('direction') === 'desc' ? 'desc' : 'asc';
  const order = (by: Sorting) => {
    choose({ sort: by.sort, direction: by.direction });
    write({ sort: by.sort, direction: by.direction, page: '' });
  };
  return {
    sort,
    direction,
    page: Math.max(1, Math.trunc(Number(address.get('page') ?? 1)) || 1),
    filter: read,
    setFilter: (changes) => write({ ...changes, page: '' }),
    setPage: (page) => write({ page: page === 1 ? '' : String(page) }),
    order,
    view: {
      pageSize: choice.pageSize && choice.pageSize >= 1 && choice.pageSize <= 100 ? choice.pageSize : pageSize,
      onPageSize: (size) => {
        choose({ pageSize: size });
        write({ page: '' });
      },
      hidden: choice.hidden ?? [],
      onHidden: (hidden) => choose({ hidden }),
    },
  };
}

/**
 * Text of a field whose value is in the address. The address follows a moment after typing, so a value that this field
 * sent must not overwrite letters typed since. Any other value, for example after Back, replaces the text.
 */
function useSyncedInput(value: string, onTell: (text: string) => void) {
  const [typed, setTyped] = useState(value);
  const ownValues = useRef<readonly string[]>([]);
  useEffect(() => {
    const at = ownValues.current.indexOf(value);
    if (at < 0) setTyped(value);
    ownValues.current = at < 0 ? [] : ownValues.current.slice(at + 1);
  }, [value]);
  const tell = (text: string) => {
    if (text !== (ownValues.current.at(-1) ?? value)) ownValues.current = [...ownValues.current, text];
    onTell(text);
  };
  return { typed, setTyped, tell };
}

/** Time without a key after which the search starts. */
const PAUSE_MS = 250;

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

/**
 * Searches while typing, without a request for each letter. Leaving the field searches immediately: a search after a
 * click on a link would navigate back.
 */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { typed, setTyped, tell } = useSyncedInput(value, onSearch);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => tell(text), PAUSE_MS);
  }

  function leave() {
    clearTimeout(timer.current);
    if (typed !== value) tell(typed);
  }

  return (
    <TextField
      label={label}
      type="search"
      maxLength={120}
      value={typed}
      onChange={(event) => type(event.target.value)}
      onBlur={leave}
    />
  );
}

interface DayFilterProps {
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  onDay: (day: string) => void;
}

/** Filters by a day once it is whole. */
export function DayFilter({ label, value, onDay }: DayFilterProps) {
  const { typed, setTyped, tell } = useSyncedInput(value, onDay);
  const type = (text: string) => {
    setTyped(text);
    if (text === '' || isDay(text)) tell(text);
  };
  return <DateField label={label} value={typed} onChange={type} />;
}

/** Type of the ordered values, which decides the direction's label. */
export type OrderKind = 'text' | 'day' | 'number';

interface SortSelectProps extends Sorting {
  columns: readonly { value: string; label: string; kind: OrderKind }[];
  onOrder: (by: Sorting) => void;
  /** For a table: shown only while the table's head is hidden. */
  ofTable?: boolean;
}

/** The order of a list without a table head: cards, and tables on a phone. */
export function SortSelect({ columns, sort, direction, onOrder, ofTable = false }: SortSelectProps) {
  const options = columns.flatMap(({ value, label, kind }) => [
    { value: `${value} asc`, label: lists.ordered(label, lists.ascending[kind]) },
    { value: `${value} desc`, label: lists.ordered(label, lists.descending[kind]) },
  ]);
  const select = (
    <SelectField
      label={lists.order}
      options={options}
      value={`${sort} ${direction}`}
      onChange={(event) => {
        const [column = sort, wanted] = event.target.value.split(' ');
        onOrder({ sort: column, direction: wanted === 'desc' ? 'desc' : 'asc' });
      }}
    />
  );
  return ofTable ? <div className="ma-phone-only">{select}</div> : select;
}

interface PagerProps {
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
}

/** Range of the shown rows, with buttons to the other pages. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = (page - 1) * pageSize + 1;
  return (
    <nav className="ma-pager" aria-label={lists.pages}>
      <p role="status">{total > 0 && lists.shown(from, Math.min(page * pageSize, total), total)}</p>
      {last > 1 && (
        <div className="ma-actions">
          <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {lists.previous}
          </Button>
          <Button variant="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
            {lists.next}
          </Button>
        </div>
      )}
    </nav>
  );
}

interface ExportButtonProps {
  fetchFile: () => Promise<{ blob: Blob; fileName: string | undefined }>;
  /** Used if the server names none. */
  fileName: string;
  label?: string;
}

/** Downloads the whole filtered list as CSV. */
export function ExportButton({ fetchFile, fileName, label = lists.export }: ExportButtonProps) {
  const { download, busy, problem } = useDownload(fileName, fetchFile);
  return (
    <>
      <Button variant="secondary" busy={busy} onClick={download}>
        {label}
      </Button>
      {problem && <Notice tone="danger">{problem}</Notice>}
    </>
  );
}
