import { Icon, Menu, MenuLink } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { CREATE_ENTRIES, ICONS } from '../navigation/entries';
import type { DailyItem } from '../navigation/menus';
import { TEXTS } from '../texts';
import { FRAME } from './texts';
import { useCurrent } from './work-nav';

const BEFORE: readonly DailyItem[] = [
  { to: '/admin', label: 'Places', icon: ICONS.building },
  { to: '/admin/quick-job-data', label: 'Quick', icon: ICONS.bolt },
];
const AFTER: readonly DailyItem[] = [
  { to: '/admin/sub-contractors', label: 'People', icon: ICONS.people },
  { to: '/admin/work', label: 'Work', icon: ICONS.clipboard },
];

function Items({ items }: { items: readonly DailyItem[] }) {
  const current = useCurrent();
  return items.map(({ to, label, icon }) => (
    <li key={to}>
      <Link to={to} className="shell-daily__link" aria-current={current(to)}>
        <Icon path={icon} size={24} />
        {label}
      </Link>
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
