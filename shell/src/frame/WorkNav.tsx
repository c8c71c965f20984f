import { PageIcon } from '@cleaning/ui';
import { type CountName, Link, useSession, type WorkFrame } from '@cleaning/ui/app';
import { type ReactNode, useId, useState } from 'react';
import { type Entry, getEntries } from '../navigation/entries';
import { useLogout } from '../navigation/useLogout';
import { usePages } from '../remote/usePages';
import type { Page } from '../routing/pages';
import { TEXTS } from '../texts';
import { useCurrent } from './currentEntry';
import { OwnCount, WaitingCount } from './LazyCounts';
import { ScrolledEntries } from './ScrolledEntries';
import { FRAME } from './texts';

/** Counters of an entry: its own, and on the desk those of its place's tabs without an entry. */
function countRows({ to, count }: Entry, pages: readonly Page[], frame: WorkFrame): readonly CountName[] {
  const tabs = pages.flatMap(({ path, handle: { menu, tab } }) =>
    frame === 'desk' && tab?.place === to && (path === to || !menu?.desk) && tab.count ? [tab.count] : [],
  );
  return [...new Set([...(count ? [count] : []), ...tabs])];
}

/** Count beside an entry. For sub-contractors only messages, which an unverified one doesn't have. */
interface EntryCountProps {
  frame: WorkFrame;
  counters: readonly CountName[];
  id: string;
  onWords: (words: string) => void;
}

function EntryCount({ frame, counters, id, onWords }: EntryCountProps) {
  const { user } = useSession();
  if (frame === 'contractor') return user?.verified === 'true' ? <OwnCount id={id} className="shell-count" /> : null;
  return <WaitingCount counters={counters} id={id} className="shell-count" onWords={onWords} />;
}

interface EntryItemProps {
  entry: Entry;
  frame: WorkFrame;
  counts: readonly CountName[];
  current: ReturnType<ReturnType<typeof useCurrent>>;
  /** Id of the count. */
  id: string;
  onChosen?: (() => void) | undefined;
}

function EntryItem({ entry: { to, label, icon }, frame, counts, current, id, onChosen }: EntryItemProps) {
  const [words, setWords] = useState('');
  return (
    <li>
      <Link
        to={to}
        className="shell-entry"
        title={words === '' ? label : `${label}: ${words}`}
        onClick={onChosen}
        aria-current={current}
        aria-describedby={counts.length > 0 ? id : undefined}
      >
        <PageIcon icon={icon} />
        <span className="shell-entry__label">{label}</span>
      </Link>
      {counts.length > 0 && <EntryCount frame={frame} counters={counts} id={id} onWords={setWords} />}
    </li>
  );
}

interface EntriesProps {
  frame: WorkFrame;
  /** Default: both groups. */
  group?: Entry['group'];
  onChosen?: (() => void) | undefined;
}

function Entries({ frame, group, onChosen }: EntriesProps) {
  const pages = usePages(frame);
  const all = getEntries(pages, frame);
  const current = useCurrent(frame, all);
  const id = useId();
  return all
    .filter((entry) => group === undefined || entry.group === group)
    .map((entry) => (
      <EntryItem
        key={entry.to}
        entry={entry}
        frame={frame}
        counts={countRows(entry, pages, frame)}
        current={current(entry.to)}
        id={`${id}-${entry.at}`}
        onChosen={onChosen}
      />
    ));
}

function LogoutEntry() {
  const logout = useLogout();
  return (
    <li>
      <button type="button" className="shell-entry" title={TEXTS.logout} onClick={logout}>
        <PageIcon icon="logout" />
        <span className="shell-entry__label">{TEXTS.logout}</span>
      </button>
    </li>
  );
}

interface WorkNavProps {
  frame: WorkFrame;
  /** Above the desk's Logout. */
  children?: ReactNode;
  /** Called when a page is chosen, even the current one. */
  onChosen?: () => void;
}

/** The first entries, whose words and order are specified, the other places, and Logout, which stays in view. */
function DeskNav({ children, onChosen }: Omit<WorkNavProps, 'frame'>) {
  return (
    <nav aria-label={TEXTS.workNavigation} className="shell-nav">
      <ScrolledEntries>
        <ul className="shell-entries">
          <Entries frame="desk" group="first" onChosen={onChosen} />
        </ul>
        <nav aria-label={FRAME.more.desk} className="shell-nav__further">
          <ul className="shell-entries">
            <Entries frame="desk" group="further" onChosen={onChosen} />
          </ul>
        </nav>
      </ScrolledEntries>
      <ul className="shell-entries shell-nav__last">
        {children}
        <LogoutEntry />
      </ul>
    </nav>
  );
}

interface FurtherEntriesProps extends Pick<WorkNavProps, 'onChosen'> {
  title: string;
  group: Entry['group'];
}

/** A group of a sub-contractor's entries, below its title. */
function FurtherEntries({ title, group, onChosen }: FurtherEntriesProps) {
  const id = useId();
  return (
    <nav aria-label={title} className="shell-nav__further">
      <p id={id} className="shell-entries__title">
        {title}
      </p>
      <ul className="shell-entries" aria-labelledby={id}>
        <Entries frame="contractor" group={group} onChosen={onChosen} />
      </ul>
    </nav>
  );
}

/** The entries that the specification gives a sub-contractor, Logout last, then messages and money. */
function OwnNav({ onChosen }: Pick<WorkNavProps, 'onChosen'>) {
  return (
    <div className="shell-nav">
      <ScrolledEntries>
        <nav aria-label={TEXTS.workNavigation}>
          <ul className="shell-entries">
            <Entries frame="contractor" group="first" onChosen={onChosen} />
            <LogoutEntry />
          </ul>
        </nav>
        <FurtherEntries title={FRAME.more.work} group="work" onChosen={onChosen} />
        <FurtherEntries title={FRAME.more.contractor} group="further" onChosen={onChosen} />
      </ScrolledEntries>
    </div>
  );
}

function SupervisorNav({ onChosen }: Pick<WorkNavProps, 'onChosen'>) {
  return (
    <nav aria-label={TEXTS.workNavigation} className="shell-nav">
      <ScrolledEntries>
        <ul className="shell-entries">
          <Entries frame="supervisor" onChosen={onChosen} />
          <LogoutEntry />
        </ul>
      </ScrolledEntries>
    </nav>
  );
}

/** The menu of the work area. In the sidebar, and in the drawer of a phone. */
export function WorkNav({ frame, children, onChosen }: WorkNavProps) {
  if (frame === 'supervisor') return <SupervisorNav onChosen={onChosen} />;
  return frame === 'desk' ? <DeskNav onChosen={onChosen}>{children}</DeskNav> : <OwnNav onChosen={onChosen} />;
}
