import { PageIcon } from '@cleaning/ui';
import { Link, useLocation, useSession } from '@cleaning/ui/app';
import { usePages } from '../remote/usePages';
import { TEXTS } from '../texts';
import { hasDailyMenu, isAtEntry, listDailyItems } from './dailyMenu';

function Items() {
  const { pathname } = useLocation();
  return listDailyItems(usePages('contractor')).map((item) => (
    <li key={item.to}>
      <Link
        to={item.to}
        className="shell-daily__link"
        aria-current={isAtEntry(item, pathname) ? (pathname === item.to ? 'page' : 'true') : undefined}
      >
        <PageIcon icon={item.icon} size={24} />
        {item.label}
      </Link>
    </li>
  ));
}

/** A sub-contractor's bar at the foot of the screen, below 800 px. */
export function DailyBar() {
  if (!hasDailyMenu(useSession())) return null;
  return (
    <nav aria-label={TEXTS.dailyNavigation} className="shell-daily">
      <ul>
        <Items />
      </ul>
    </nav>
  );
}
