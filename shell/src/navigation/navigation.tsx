import { Link, NavLink, useLocation, useNavigate, useSession } from '@cleaning/ui/app';
import { useEffect, useId, useRef, useState } from 'react';
import { COMPANY, TEXTS } from '../texts';
import { avatarLetter, dailyMenu, type MenuItem, PUBLIC_MENU, VISITOR_MENU, workMenu } from './menus';

function Brand() {
  return (
    <Link to="/" className="shell-brand">
      <svg viewBox="0 0 64 64" width="40" height="40" aria-hidden="true">
        <rect width="64" height="64" rx="15" className="shell-brand__ground" />
        <path
          fill="#fff"
          d="M49 13C26 13 14 24 14 38c0 4 1 7 3 10C20 36 28 28 39 24 30 30 23 38 20 52c4 2 8 2 11 2 14 0 21-15 18-41Z"
        />
      </svg>
      <span className="shell-brand__name">
        {COMPANY.shortName} <span className="shell-brand__trade">{COMPANY.trade}</span>
      </span>
    </Link>
  );
}

function Items({ items }: { items: readonly MenuItem[] }) {
  return items.map(({ to, label, end = false }) => (
    <li key={to}>
      <NavLink to={to} end={end} className="shell-link">
        {label}
      </NavLink>
    </li>
  ));
}

function LogoutButton() {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const logout = () => {
    // Home first: a protected screen without a session would redirect to /login.
    navigate('/');
    signOut();
  };
  return (
    <button type="button" className="shell-link shell-link--button" onClick={logout}>
      {TEXTS.logout}
    </button>
  );
}

/** The bar on every page. Below 800 px all links are behind the burger. */
export function Navigation() {
  const session = useSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const burger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const work = workMenu(session);
  const isVisitor = session.status === 'anonymous';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the reason to close
  useEffect(() => setOpen(false), [pathname]);
  // Set by session-hint.js before the first paint and kept up to date here: the height of the header depends on it.
  useEffect(() => {
    if (isVisitor) return;
    const { dataset } = document.documentElement;
    dataset.session = 'stored';
    return () => {
      delete dataset.session;
    };
  }, [isVisitor]);
  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      burger.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <header className="shell-header">
      <div className="shell-bar">
        <Brand />
        <span className="shell-avatar" title={session.user?.name ?? TEXTS.visitor}>
          <span aria-hidden="true">{avatarLetter(session)}</span>
          <span className="ui-sr-only">{session.user?.name ?? TEXTS.visitor}</span>
        </span>
        <button
          ref={burger}
          type="button"
          className="shell-burger"
          aria-expanded={open}
          aria-controls={panelId}
          aria-label={open ? TEXTS.closeMenu : TEXTS.menu}
          onClick={() => setOpen(!open)}
        >
          <span className="shell-burger__lines" aria-hidden="true" />
        </button>
        <div id={panelId} className={open ? 'shell-panel shell-panel--open' : 'shell-panel'}>
          {work && (
            <nav aria-label={TEXTS.workNavigation} className="shell-work">
              <ul className="shell-links">
                <Items items={work} />
                <li className="shell-links__last">
                  <LogoutButton />
                </li>
              </ul>
            </nav>
          )}
          <nav aria-label={TEXTS.mainNavigation} className="shell-main-nav">
            <ul className="shell-links">
              <Items items={PUBLIC_MENU} />
            </ul>
            {isVisitor && (
              <ul className="shell-links shell-links--visitor">
                <Items items={VISITOR_MENU} />
              </ul>
            )}
            {session.status === 'unreachable' && <LogoutButton />}
          </nav>
        </div>
      </div>
    </header>
  );
}

/** The daily menu at the bottom of the screen, below 800 px. */
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
