import { NavLink } from '@cleaning/ui/app';
import { COMPANY, TEXTS } from '../texts';

export const PHONE = (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path d="M6.5 4h3l1.5 4-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4 1.5v3a2 2 0 0 1-2.2 2A16.5 16.5 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4z" />
  </svg>
);

/** A visitor's bar at the foot of a phone. */
export function ContactBar() {
  return (
    <nav aria-label={TEXTS.contact} className="shell-contact">
      {COMPANY.phone !== '' && (
        <a href={COMPANY.phoneLink} className="shell-call__phone">
          {PHONE}
          {TEXTS.call}
        </a>
      )}
      <NavLink to="/quote" className="shell-call__quote">
        {TEXTS.quote}
      </NavLink>
    </nav>
  );
}
