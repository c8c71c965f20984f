import './placeTabs.css';
import { WaitingCount } from '@cleaning/ui';
import { Link, type PageHandle, useMatches } from '@cleaning/ui/app';
import { useEffect, useId, useRef } from 'react';
import { handles } from '../handles';
import { useIsAdmin } from './role';

const PAGES: readonly (readonly [path: string, handle: PageHandle])[] = Object.entries(handles);
const TABS = PAGES.flatMap(([to, { tab }]) => (tab ? [{ to, ...tab }] : []));

/** The pages of the same place of the menu, for admins. A supervisor has an entry for each page. */
export function PlaceTabs() {
  const isAdmin = useIsAdmin();
  const { pathname, handle } = useMatches().at(-1) ?? {};
  const id = useId();
  const row = useRef<HTMLElement>(null);
  const tab = (handle as PageHandle | undefined)?.tab;
  const tabs = isAdmin ? TABS.filter(({ of }) => of === tab?.of) : [];

  // On a phone the open page may be beside the others that fit.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another tab
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]');
    const tab = current?.closest('li');
    if (tab && row.current)
      row.current.scrollTo({
        left: tab.offsetLeft - row.current.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2,
      });
  }, [pathname]);

  if (tabs.length < 2) return null;
  const place = PAGES.find(([path]) => path === tab?.of)?.[1].menu?.desk?.label;
  return (
    <nav ref={row} className="ma-tabs" aria-label={place}>
      <ul>
        {tabs.map(({ to, label, count }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={pathname === to ? 'page' : undefined}
              aria-describedby={count && `${id}-${count}`}
            >
              {label}
            </Link>
            {count && <WaitingCount of={[count]} id={`${id}-${count}`} className="ma-tabs__count" />}
          </li>
        ))}
      </ul>
    </nav>
  );
}
