import { Icon } from '@cleaning/ui';
import { Link, useLocation } from '@cleaning/ui/app';
import { type ReactNode, useId } from 'react';
import {
  ADMIN_ENTRIES,
  DESK_GROUPS,
  type Entry,
  type EntryGroup,
  ICONS,
  OWN_GROUP,
  pagesOf,
  SUPERVISOR_ENTRIES,
  USER_ENTRIES,
} from '../navigation/entries';
import { useLogout } from '../navigation/useLogout';
import { TEXTS } from '../texts';
import { Count } from './Count';
import { crumbsOf } from './crumbs';
import type { WorkFrame } from './frames';
import { ScrolledEntries } from './ScrolledEntries';
import { FRAME } from './texts';

/** Of the entries of a menu the one nearest to the page: `page` on the page itself, `true` on those below it. */
export function useCurrent(entries: readonly { readonly to: string }[]): (to: string) => 'page' | 'true' | undefined {
  const crumbs = crumbsOf(useLocation().pathname);
  const nearest = crumbs.findLastIndex((crumb) => entries.some(({ to }) => to === crumb.to));
  return (to) => {
    if (nearest < 0 || crumbs[nearest]?.to !== to) return undefined;
    return nearest === crumbs.length - 1 ? 'page' : 'true';
  };
}

interface EntriesProps {
  frame: WorkFrame;
  entries: readonly Entry[];
  onChosen?: (() => void) | undefined;
}

function Entries({ frame, entries, onChosen }: EntriesProps) {
  const current = useCurrent(pagesOf(frame));
  const id = useId();
  return entries.map(({ to, label, icon, count }) => (
    <li key={to}>
      <Link
        to={to}
        className="shell-entry"
        title={label}
        onClick={onChosen}
        aria-current={current(to)}
        aria-describedby={count && `${id}-${count}`}
      >
        <Icon path={icon} />
        <span className="shell-entry__label">{label}</span>
      </Link>
      {count && <Count of={count} id={`${id}-${count}`} />}
    </li>
  ));
}

function Group({ group, ...rest }: { group: EntryGroup } & Omit<EntriesProps, 'entries'>) {
  const id = useId();
  return (
    <>
      <p id={id} className="shell-entries__title">
        {group.label}
      </p>
      <ul className="shell-entries" aria-labelledby={id}>
        <Entries {...rest} entries={group.entries} />
      </ul>
    </>
  );
}

function LogoutEntry() {
  const logout = useLogout();
  return (
    <li>
      <button type="button" className="shell-entry" title={TEXTS.logout} onClick={logout}>
        <Icon path={ICONS.logout} />
        <span className="shell-entry__label">{TEXTS.logout}</span>
      </button>
    </li>
  );
}

interface WorkNavProps {
  frame: WorkFrame;
  /** Above the desk's Logout. */
  children?: ReactNode;
  /** Called when a page is chosen, also the one that is shown. */
  onChosen?: () => void;
}

/** The desk's entries, its further pages in groups, and Logout, which stays in view. */
function DeskNav({ children, onChosen }: Omit<WorkNavProps, 'frame'>) {
  return (
    <nav aria-label={TEXTS.workNavigation} className="shell-nav">
      <ScrolledEntries>
        <ul className="shell-entries">
          <Entries frame="desk" entries={ADMIN_ENTRIES} onChosen={onChosen} />
        </ul>
        <nav aria-label={FRAME.more.desk} className="shell-nav__further">
          {DESK_GROUPS.map((group) => (
            <Group key={group.label} frame="desk" group={group} onChosen={onChosen} />
          ))}
        </nav>
      </ScrolledEntries>
      <ul className="shell-entries shell-nav__last">
        {children}
        <LogoutEntry />
      </ul>
    </nav>
  );
}

/** A sub-contractor's entries, Logout last, and the further page. */
function OwnNav({ onChosen }: Pick<WorkNavProps, 'onChosen'>) {
  return (
    <div className="shell-nav">
      <ScrolledEntries>
        <nav aria-label={TEXTS.workNavigation}>
          <ul className="shell-entries">
            <Entries frame="contractor" entries={USER_ENTRIES} onChosen={onChosen} />
            <LogoutEntry />
          </ul>
        </nav>
        <nav aria-label={FRAME.more.contractor} className="shell-nav__further">
          <Group frame="contractor" group={OWN_GROUP} onChosen={onChosen} />
        </nav>
      </ScrolledEntries>
    </div>
  );
}

function SupervisorNav({ onChosen }: Pick<WorkNavProps, 'onChosen'>) {
  return (
    <nav aria-label={TEXTS.workNavigation} className="shell-nav">
      <ScrolledEntries>
        <ul className="shell-entries">
          <Entries frame="supervisor" entries={SUPERVISOR_ENTRIES} onChosen={onChosen} />
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
