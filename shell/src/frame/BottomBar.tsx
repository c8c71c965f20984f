import { type IconName, Menu, MenuLink, PageIcon } from '@cleaning/ui';
import { type CountName, Link, type WorkFrame } from '@cleaning/ui/app';
import MenuLines from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { getEntries } from '../navigation/entries';
import { usePages } from '../remote/usePages';
import { TEXTS } from '../texts';
import { listCreateItems } from './actions';
import { useCurrent } from './currentEntry';
import { WaitingCount } from './LazyCounts';
import { FRAME } from './texts';

interface BarItem {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  readonly count?: CountName;
}

const BEFORE: readonly BarItem[] = [
  { to: '/admin', label: 'Today', icon: 'building' },
  { to: '/admin/today', label: 'Shifts', icon: 'clock' },
];
const AFTER: readonly BarItem[] = [
  { to: '/admin/approvals', label: 'Approvals', icon: 'check', count: 'approvals' },
  { to: '/admin/sub-contractors', label: 'People', icon: 'people' },
];
const ALL = [...BEFORE, ...AFTER];

function Items({ items, all = ALL, frame }: { items: readonly BarItem[]; all?: readonly BarItem[]; frame: WorkFrame }) {
  const current = useCurrent(frame, all);
  const id = useId();
  return items.map(({ to, label, icon, count }) => (
    <li key={to}>
      <Link
        to={to}
        className="shell-daily__link"
        aria-current={current(to)}
        aria-describedby={count && `${id}-${count}`}
      >
        <PageIcon icon={icon} size={24} />
        {label}
      </Link>
      {count && <WaitingCount counters={[count]} id={`${id}-${count}`} className="shell-count" />}
    </li>
  ));
}

/** The desk's bar at the foot of a phone. */
export function DeskBar() {
  const pages = usePages('desk');
  return (
    <nav aria-label={TEXTS.dailyNavigation} className="shell-daily">
      <ul>
        <Items frame="desk" items={BEFORE} />
        <li>
          <Menu label={FRAME.create} className="shell-daily__link shell-daily__create" button={<Plus size={28} />}>
            {listCreateItems(pages).map(({ to, label }) => (
              <MenuLink key={label} to={to}>
                {label}
              </MenuLink>
            ))}
          </Menu>
        </li>
        <Items frame="desk" items={AFTER} />
      </ul>
    </nav>
  );
}

/** Tabs of a supervisor's bar beside More. */
const TABS = 5;

/** A supervisor's bar at the foot of a phone: the first entries of their menu, and the others under More. */
export function SupervisorBar() {
  const entries = getEntries(usePages('supervisor'), 'supervisor');
  const further = entries.slice(TABS);
  const counts = further.flatMap(({ count }) => count ?? []);
  const id = useId();
  return (
    <nav aria-label={TEXTS.dailyNavigation} className="shell-daily">
      <ul>
        <Items frame="supervisor" items={entries.slice(0, TABS)} all={entries} />
        <li>
          <Menu
            label={FRAME.moreBelow}
            className="shell-daily__link shell-daily__more"
            button={
              <>
                <MenuLines size={24} aria-hidden="true" />
                {FRAME.moreBelow}
              </>
            }
          >
            {further.map(({ to, label, count }) => (
              <MenuLink key={to} to={to}>
                {label}
                {count && <WaitingCount counters={[count]} id={`${id}-${count}`} className="shell-menu-count" />}
              </MenuLink>
            ))}
          </Menu>
          {counts.length > 0 && <WaitingCount counters={counts} id={id} className="shell-count" />}
        </li>
      </ul>
    </nav>
  );
}
