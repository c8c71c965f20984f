import './palette.css';
import { type CallAnswer, listClients, listInvoices, listQuotes, searchJobs, searchPeople } from '@cleaning/contracts';
import { type IconName, PageIcon, Sheet } from '@cleaning/ui';
import { useCall, useOpenPath, useSession, type WorkFrame } from '@cleaning/ui/app';
import { CommandEmpty, CommandGroup, CommandInput, CommandItem, CommandList, CommandRoot } from 'cmdk';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { listCreateItems } from '../frame/actions';
import { FRAME, PALETTE } from '../frame/texts';
import { useLogout } from '../navigation/useLogout';
import { usePages } from '../remote/usePages';
import { filterMatching, listActionItems, listPageItems, type PaletteItem, sortByMatch } from './paletteItems';

interface Row {
  /** Unique. */
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  readonly fact?: string | undefined;
  readonly run: () => void;
}

interface Group {
  readonly heading?: string;
  readonly rows: readonly Row[];
}

function PaletteRow({ row: { id, icon, label, fact, run } }: { row: Row }) {
  return (
    <CommandItem value={id} onSelect={run} className="shell-palette__item">
      <PageIcon icon={icon} />
      <span className="shell-palette__label">{label}</span>
      {fact && <span className="shell-palette__fact">{fact}</span>}
    </CommandItem>
  );
}

const MAX_SHOWN = 5;
/** Milliseconds without a key until the services are searched. */
const PAUSE_MS = 150;

function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type FoundJob = CallAnswer<typeof searchJobs>[number];

const buildJobPath = ({ kind, job_id }: FoundJob) =>
  kind === 'permanent' ? `/admin/jobs/${job_id}` : `/admin/quick-job-data/${job_id}`;

interface Found {
  readonly groups: readonly Group[];
  /** The way to all of them. */
  readonly all: readonly Group[];
  /** While they may still be others. */
  readonly isAsking: boolean;
}

/** Jobs, people, clients, quotes and invoices that the services find, for admins. */
function useSearchResults(text: string, isAdmin: boolean, go: (to: string) => void): Found {
  const settled = useDebounced(text);
  const enabled = isAdmin && settled !== '';
  const ranked = { text: settled, sort: 'match', page_size: MAX_SHOWN } as const;
  const people = useCall(searchPeople, { body: ranked, keepPrevious: true, enabled });
  const jobs = useCall(searchJobs, { body: { text: settled }, keepPrevious: true, enabled });
  const clients = useCall(listClients, { body: ranked, keepPrevious: true, enabled });
  const quotes = useCall(listQuotes, {
    query: { text: settled, page_size: MAX_SHOWN, direction: 'desc' },
    keepPrevious: true,
    enabled,
  });
  const invoices = useCall(listInvoices, {
    body: { text: settled, page_size: MAX_SHOWN, direction: 'desc' },
    keepPrevious: true,
    enabled,
  });
  if (!isAdmin || text === '') return { groups: [], all: [], isAsking: false };
  const foundJobs = (jobs.data ?? []).slice(0, MAX_SHOWN).map(
    (job): Row => ({
      id: job.job_id,
      icon: job.kind === 'permanent' ? 'building' : 'bolt',
      label: job.job_name,
      fact: job.ended ? PALETTE.ended : job.address,
      run: () => go(buildJobPath(job)),
    }),
  );
  const foundPeople = (people.data?.rows ?? []).map(
    ({ id, name, email }): Row => ({
      id,
      icon: 'person',
      label: name,
      fact: email,
      run: () => go(`/admin/sub-contractors/${id}`),
    }),
  );
  const foundClients = (clients.data?.rows ?? []).map(
    ({ id, name, legal_name }): Row => ({
      id,
      icon: 'client',
      label: name,
      fact: legal_name === name ? undefined : legal_name,
      run: () => go(`/admin/clients/${id}`),
    }),
  );
  const foundQuotes = (quotes.data?.rows ?? []).map(
    ({ id, number, to }): Row => ({
      id,
      icon: 'quote',
      label: `${number}, ${to}`,
      run: () => go(`/admin/quotes/${id}`),
    }),
  );
  const foundInvoices = (invoices.data?.rows ?? []).map(
    ({ kind, invoice_number: number, to_name }): Row => ({
      id: number,
      icon: 'invoice',
      label: `${number}, ${to_name}`,
      run: () =>
        go(
          kind === 'job'
            ? `/invoice?number=${encodeURIComponent(number)}`
            : `/admin/client-invoices/${encodeURIComponent(number)}`,
        ),
    }),
  );
  const all: Row = {
    id: 'search',
    icon: 'search',
    label: PALETTE.all(text),
    run: () => go(`/admin/search?text=${encodeURIComponent(text)}`),
  };
  return {
    groups: sortByMatch(
      [
        { heading: PALETTE.jobs, rows: foundJobs },
        { heading: PALETTE.people, rows: foundPeople },
        { heading: PALETTE.clients, rows: foundClients },
        { heading: PALETTE.invoices, rows: foundInvoices },
        { heading: PALETTE.quotes, rows: foundQuotes },
      ],
      settled,
    ),
    all: [{ rows: [all] }],
    isAsking: settled !== text || [people, jobs, clients, quotes, invoices].some(({ isFetching }) => isFetching),
  };
}

/** Keys that choose another row than the first. */
const CHOICE_KEYS = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/**
 * Row that Enter opens: the first, until a key or the pointer chooses another. While the services are searching, Enter
 * waits for their results.
 */
function useChoice(rows: readonly Row[], waitsForRows: boolean) {
  const [chosen, setChosen] = useState<string | null>(null);
  const hasMoved = useRef(false);
  const [isEnterDue, setEnterDue] = useState(false);
  const value = rows.some(({ id }) => id === chosen) && chosen !== null ? chosen : (rows[0]?.id ?? '');

  useEffect(() => {
    if (!isEnterDue || waitsForRows) return;
    setEnterDue(false);
    // Outside the effect, because flushSync doesn't work within one.
    queueMicrotask(() => rows[0]?.run());
  }, [isEnterDue, waitsForRows, rows]);

  return {
    value,
    /** Another text has other rows. */
    restart: () => {
      hasMoved.current = false;
      setChosen(null);
      setEnterDue(false);
    },
    handlers: {
      onValueChange: (id: string) => hasMoved.current && setChosen(id),
      onPointerMove: () => {
        hasMoved.current = true;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (CHOICE_KEYS.includes(event.key)) hasMoved.current = true;
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || hasMoved.current || !waitsForRows) return;
        event.preventDefault();
        setEnterDue(true);
      },
    },
  };
}

interface PaletteProps {
  frame: WorkFrame;
  /** `create`: only items that create something. */
  start: 'all' | 'create';
  onClose: () => void;
  onShortcuts: () => void;
}

/** Field that finds pages, actions, jobs, people and clients, and works by keyboard alone. */
export function Palette({ frame, start, onClose, onShortcuts }: PaletteProps) {
  const { user } = useSession();
  const pages = usePages(frame);
  const openPath = useOpenPath();
  const logout = useLogout();
  const [typed, setTyped] = useState('');
  const text = typed.trim().slice(0, 120);
  const isDesk = frame === 'desk';

  /** Closes synchronously, because a question before leaving returns the focus to where it was before the palette. */
  const close = () => flushSync(onClose);
  const go = (to: string) => {
    close();
    openPath(to);
  };
  const run = ({ to, action }: PaletteItem) => {
    if (to !== undefined) return go(to);
    close();
    if (action === 'shortcuts') onShortcuts();
    else logout();
  };
  const createGroup = (heading: string, items: readonly PaletteItem[]): Group => ({
    heading,
    rows: filterMatching(items, text).map((item) => ({
      ...item,
      id: `${item.label} ${item.to}`,
      run: () => run(item),
    })),
  });
  const ownJobs = isDesk
    ? []
    : [...(user?.quick_jobs ?? []), ...(user?.permanent_jobs ?? [])].map(
        ({ job_id, job_name }): PaletteItem => ({
          label: job_name,
          icon: 'briefcase',
          to: `/my-jobs/${job_id}`,
        }),
      );

  const found = useSearchResults(text, start === 'all' && isDesk && user?.role === 'admin', go);
  const known =
    start === 'create'
      ? [createGroup(PALETTE.actions, listCreateItems(pages))]
      : [
          createGroup(PALETTE.jobs, ownJobs),
          createGroup(PALETTE.pages, listPageItems(pages, frame)),
          createGroup(PALETTE.actions, listActionItems(pages, frame)),
        ];
  const groups = [...found.groups, ...known, ...found.all].filter(({ rows }) => rows.length > 0);
  // Results of the services come first: Enter waits for them.
  const chosen = useChoice(
    groups.flatMap(({ rows }) => rows),
    found.isAsking,
  );

  const label = start === 'create' ? FRAME.create : isDesk ? FRAME.search : FRAME.searchOwn;
  return (
    <Sheet label={label} side="top" closeLabel={PALETTE.close} onClose={onClose}>
      <CommandRoot
        label={label}
        shouldFilter={false}
        loop
        vimBindings={false}
        className="shell-palette"
        value={chosen.value}
        {...chosen.handlers}
      >
        <CommandInput
          value={typed}
          onValueChange={(next) => {
            setTyped(next);
            chosen.restart();
          }}
          placeholder={PALETTE.hint}
          className="ui-control"
          data-first-focus
        />
        <CommandList label={label} className="shell-palette__list">
          <CommandEmpty className="shell-palette__empty">{PALETTE.none}</CommandEmpty>
          {groups.map(({ heading, rows }) => {
            const shown = rows.map((row) => <PaletteRow key={row.id} row={row} />);
            return heading === undefined ? (
              shown
            ) : (
              <CommandGroup key={heading} heading={heading}>
                {shown}
              </CommandGroup>
            );
          })}
        </CommandList>
      </CommandRoot>
    </Sheet>
  );
}
