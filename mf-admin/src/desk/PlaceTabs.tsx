import './placeTabs.css';
import { WaitingCount } from '@cleaning/ui';
import { Link, type PageHandle, useMatches } from '@cleaning/ui/app';
import { useEffect, useId, useRef, useState } from 'react';
import { handles } from '../handles';
import { groupTabs, type TabLink } from './groupTabs';
import { useIsAdmin } from './role';

const PAGES: readonly (readonly [path: string, handle: PageHandle])[] = Object.entries(handles);
const TABS = PAGES.flatMap(([to, { tab }]) => (tab ? [{ to, ...tab }] : []));

function TabItem({ tab: { to, label, current, counts }, id }: { tab: TabLink; id: string }) {
  const [words, setWords] = useState('');
  return (
    <li>
      <Link
        to={to}
        title={words === '' ? undefined : words}
        aria-current={current}
        aria-describedby={counts.length > 0 ? id : undefined}
      >
        {label}
      </Link>
      {counts.length > 0 && <WaitingCount counters={counts} id={id} className="ma-tabs__count" onWords={setWords} />}
    </li>
  );
}

interface TabRowProps {
  /** Accessible name of the row. */
  label: string | undefined;
  tabs: readonly TabLink[];
  /** A second row, below that of the groups. */
  isSecond?: boolean;
}

function TabRow({ label, tabs, isSecond = false }: TabRowProps) {
  const id = useId();
  const row = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.to;

  // On a phone the open page may be beside the others that fit.
  useEffect(() => {
    if (current === undefined) return;
    const tab = row.current?.querySelector<HTMLElement>('[aria-current]')?.closest('li');
    if (tab && row.current)
      row.current.scrollTo({
        left: tab.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2,
      });
  }, [current]);

  return (
    <nav ref={row} className={isSecond ? 'ma-tabs ma-tabs--second' : 'ma-tabs'} aria-label={label}>
      <ul>
        {tabs.map((tab, index) => (
          <TabItem key={tab.to} tab={tab} id={`${id}-${index}`} />
        ))}
      </ul>
    </nav>
  );
}

/**
 * Pages of the same menu place, for admins. A supervisor has a menu entry for each page. A place with groups has a row
 * of groups, each leading to its first page, and below it the pages of the open group.
 */
export function PlaceTabs() {
  const isAdmin = useIsAdmin();
  const { pathname = '', handle } = useMatches().at(-1) ?? {};
  const tab = (handle as PageHandle | undefined)?.tab;
  const { first, second } = groupTabs(
    TABS.filter(({ place }) => place === tab?.place),
    pathname,
  );
  if (!isAdmin || first.length < 2) return null;
  const place = PAGES.find(([path]) => path === tab?.place)?.[1].menu?.desk?.label;
  return (
    <>
      <TabRow label={place} tabs={first} />
      {second.length > 1 && <TabRow label={tab?.group} tabs={second} isSecond />}
    </>
  );
}
