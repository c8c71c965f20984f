import { Icon } from '@cleaning/ui';
import { Link, useLocation, useSession } from '@cleaning/ui/app';
import { useId } from 'react';
import { type Entry, entriesOf, ICONS, moreEntriesOf } from '../navigation/entries';
import { useLogout } from '../navigation/use-logout';
import { TEXTS } from '../texts';
import { Count } from './counts';
import { crumbsOf } from './crumbs';
import { FRAME } from './texts';

/** `page` on the page itself, `true` on those below it. */
export function useCurrent(): (to: string) => 'page' | 'true' | undefined {
  const crumbs = crumbsOf(useLocation().pathname);
  return (to) => {
    const index = crumbs.findIndex((crumb) => crumb.to === to);
    if (index < 0) return undefined;
    return index === crumbs.length - 1 ? 'page' : 'true';
  };
}

interface EntriesProps {
  entries: readonly Entry[];
  onChosen?: (() => void) | undefined;
}

function Entries({ entries, onChosen }: EntriesProps) {
  const { user } = useSession();
  const current = useCurrent();
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
      {count && user?.role === 'admin' && <Count of={count} id={`${id}-${count}`} />}
    </li>
  ));
}

interface WorkNavProps {
  frame: 'desk' | 'contractor';
  /** Called when a page is chosen, also the one that is shown. */
  onChosen?: () => void;
}

/** The work area's entries, Logout last, and its further pages. In the sidebar, and in the drawer of a phone. */
export function WorkNav({ frame, onChosen }: WorkNavProps) {
  const logout = useLogout();
  return (
    <>
      <nav aria-label={TEXTS.workNavigation}>
        <ul className="shell-entries">
          <Entries entries={entriesOf(frame)} onChosen={onChosen} />
          <li>
            <button type="button" className="shell-entry" title={TEXTS.logout} onClick={logout}>
              <Icon path={ICONS.logout} />
              <span className="shell-entry__label">{TEXTS.logout}</span>
            </button>
          </li>
        </ul>
      </nav>
      <nav aria-label={FRAME.more[frame]}>
        <p className="shell-entries__title" aria-hidden="true">
          {FRAME.more[frame]}
        </p>
        <ul className="shell-entries">
          <Entries entries={moreEntriesOf(frame)} onChosen={onChosen} />
        </ul>
      </nav>
    </>
  );
}
