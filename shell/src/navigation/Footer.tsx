import { Link } from '@cleaning/ui/app';
import { COMPANY, TEXTS } from '../texts';
import { getSocialName } from './socialName';

const LINKS = [
  { to: '/', label: 'Home' },
  // A placeholder, because there is no page about clients.
  { to: '#', label: 'Clients' },
  { to: '/services', label: 'Services' },
  { to: '/about-us', label: 'About Us' },
  { to: '/contact-us', label: 'Contact Us' },
  { to: '/products-and-equipments', label: 'Products and Equipment' },
];

/** The website's. */
export function Footer() {
  return (
    <footer className="shell-footer">
      <div className="shell-footer__inner">
        <div className="shell-footer__company">
          <p className="shell-footer__name">{COMPANY.name}</p>
          <p>{COMPANY.place}</p>
          {COMPANY.phone !== '' && (
            <p>
              <a href={COMPANY.phoneLink}>{COMPANY.phone}</a> · <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
            </p>
          )}
          <p>
            <Link to="/areas">{TEXTS.areas}</Link> · <Link to="/careers">{TEXTS.careers}</Link> ·{' '}
            <Link to="/client">{TEXTS.clientPage}</Link>
          </p>
          {COMPANY.social.length > 0 && (
            <ul className="shell-footer__social" aria-label={TEXTS.elsewhere}>
              {COMPANY.social.map((address) => (
                <li key={address}>
                  <a href={address} rel="me noopener">
                    {getSocialName(address)}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
        <nav aria-label={TEXTS.footerNavigation}>
          <ul className="shell-footer__links">
            {LINKS.map(({ to, label }) => (
              <li key={label}>{to === '#' ? <a href={to}>{label}</a> : <Link to={to}>{label}</Link>}</li>
            ))}
          </ul>
        </nav>
        <p className="shell-footer__legal">
          © {COMPANY.copyrightYear} {COMPANY.name} · {COMPANY.abn}
          <Link to="/privacy">{TEXTS.privacy}</Link> · <Link to="/status">{TEXTS.status}</Link>
        </p>
      </div>
    </footer>
  );
}

/** The work area's footer: one line. */
export function WorkFooter() {
  return (
    <footer className="shell-slim">
      © {COMPANY.copyrightYear} {COMPANY.name} · {COMPANY.place} · {COMPANY.abn}
      <Link to="/privacy">{TEXTS.privacy}</Link>
    </footer>
  );
}
