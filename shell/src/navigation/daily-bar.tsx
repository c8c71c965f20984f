import { NavLink, useSession } from '@cleaning/ui/app';
import { TEXTS } from '../texts';
import { dailyMenu } from './menus';

/** A sub-contractor's bar at the foot of the screen, below 800 px. */
export function DailyBar() {
  const items = dailyMenu(useSession());
  if (!items) return null;
  return (
    <nav aria-label={TEXTS.dailyNavigation} className="shell-daily">
      <ul>
        {items.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} className="shell-daily__link">
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path d={icon} />
              </svg>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
