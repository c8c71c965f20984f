import { Link, useLocation, useSession } from '@cleaning/ui/app';
import { TEXTS } from '../texts';
import { dailyMenu, isAtEntry } from './dailyMenu';

/** A sub-contractor's bar at the foot of the screen, below 800 px. */
export function DailyBar() {
  const { pathname } = useLocation();
  const items = dailyMenu(useSession());
  if (!items) return null;
  return (
    <nav aria-label={TEXTS.dailyNavigation} className="shell-daily">
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              className="shell-daily__link"
              aria-current={isAtEntry(item, pathname) ? (pathname === item.to ? 'page' : 'true') : undefined}
            >
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d={item.icon} />
              </svg>
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
