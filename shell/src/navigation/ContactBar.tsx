import { StaticIcon } from '@cleaning/ui';
import { NavLink } from '@cleaning/ui/app';
import { Phone } from 'lucide';
import { usePage } from '../routing/usePage';
import { COMPANY, TEXTS } from '../texts';

/** A visitor's bar at the foot of a phone. */
export function ContactBar() {
  if (usePage().page?.hasOwnBar) return null;
  return (
    <nav aria-label={TEXTS.contact} className="shell-contact">
      {COMPANY.phone !== '' && (
        <a href={COMPANY.phoneLink} className="shell-call__phone">
          <StaticIcon node={Phone} size={20} />
          {TEXTS.call}
        </a>
      )}
      <NavLink to="/quote" className="shell-call__quote">
        {TEXTS.quote}
      </NavLink>
    </nav>
  );
}
