import { Icon, Menu, MenuLink } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { useId } from 'react';
import type { DailyItem } from '../navigation/dailyMenu';
import { CREATE_ENTRIES, type Entry, ICONS, SUPERVISOR_ENTRIES } from '../navigation/entries';
import { TEXTS } from '../texts';
import { Count } from './Count';
import { FRAME } from './texts';
import { useCurrent } from './WorkNav';

type DeskItem = DailyItem & Pick<Entry, 'count'>;

const BEFORE: readonly DeskItem[] = [
  { to: '/admin/today', label: 'Today', icon: ICONS.clock },
  { to: '/admin/approvals', label: 'Approvals', icon: ICONS.check, count: 'approvals' },
];
const AFTER: readonly DeskItem[] = [
  { to: '/admin', label: 'Places', icon: ICONS.building },
  { to: '/admin/sub-contractors', label: 'People', icon: ICONS.people },
];
const ALL = [...BEFORE, ...AFTER];

function Items({ items, of = ALL }: { items: readonly DeskItem[]; of?: readonly DeskItem[] }) {
  const current = useCurrent(of);
  const id = useId();
  return items.map(({ to, label, icon, count }) => (
    <li key={to}>
      <Link
        to={to}
        className="shell-daily__link"
        aria-current={current(to)}
        aria-describedby={count && `${id}-${count}`}
      >
        <Icon path={icon} size={24} />
        {label}
      </Link>
      {count && <Count of={count} id={`${id}-${count}`} />}
    </li>
  ));
}

/** The desk's bar at the foot of a phone. */
export function DeskBar() {
  return (
    <nav aria-label={TEXTS.dailyNavigation} className="shell-daily">
      <ul>
        <Items items={BEFORE} />
        <li>
          <Menu
            label={FRAME.create}
            className="shell-daily__link shell-daily__create"
            button={<Icon path={ICONS.plus} size={28} />}
          >
            {CREATE_ENTRIES.map(({ to, label }) => (
              <MenuLink key={to} to={to}>
                {label}
              </MenuLink>
            ))}
          </Menu>
        </li>
        <Items items={AFTER} />
      </ul>
    </nav>
  );
}

const OF_SUPERVISOR = SUPERVISOR_ENTRIES.filter(({ to }) => to !== '/admin/account');

/** A supervisor's bar at the foot of a phone. */
export function SupervisorBar() {
  return (
    <nav aria-label={TEXTS.dailyNavigation} className="shell-daily">
      <ul>
        <Items items={OF_SUPERVISOR} of={OF_SUPERVISOR} />
      </ul>
    </nav>
  );
}
