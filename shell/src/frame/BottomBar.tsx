import { type IconName, Menu, MenuLink, PageIcon, WaitingCount } from '@cleaning/ui';
import { type CountName, Link, type WorkFrame } from '@cleaning/ui/app';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { entriesOf } from '../navigation/entries';
import { usePages } from '../remote/usePages';
import { TEXTS } from '../texts';
import { createItems } from './actions';
import { useCurrent } from './currentEntry';
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

function Items({ items, of = ALL, frame }: { items: readonly BarItem[]; of?: readonly BarItem[]; frame: WorkFrame }) {
  const current = useCurrent(frame, of);
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
      {count && <WaitingCount of={[count]} id={`${id}-${count}`} className="shell-count" />}
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
            {createItems(pages).map(({ to, label }) => (
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

/** A supervisor's bar at the foot of a phone: all but the account, which is at the top. */
export function SupervisorBar() {
  const entries = entriesOf(usePages('supervisor'), 'supervisor').filter(({ to }) => to !== '/admin/account');
  return (
    <nav aria-label={TEXTS.dailyNavigation} className="shell-daily">
      <ul>
        <Items frame="supervisor" items={entries} of={entries} />
      </ul>
    </nav>
  );
}
