import { StaticIcon } from '@cleaning/ui';
import { NavLink, readToken, useLocation, useSession } from '@cleaning/ui/app';
import { Phone } from 'lucide';
import { lazy, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { COMPANY, TEXTS } from '../texts';
import { Brand } from './Brand';
import { HEADER_ID } from './headerId';
import { getAvatarLetter, getMenuFrame, type MenuItem, MORE_MENU, PUBLIC_MENU, VISITOR_MENU } from './menus';
import { useLogout } from './useLogout';

function Items({ items }: { items: readonly MenuItem[] }) {
  return items.map(({ to, label, end = false }) => (
    <li key={to}>
      <NavLink to={to} end={end} className="shell-link">
        {label}
      </NavLink>
    </li>
  ));
}

/** Not needed by visitors. */
const WorkMenu = lazy(async () => ({ default: (await import('./WorkMenu')).WorkMenu }));

function LogoutButton() {
  return (
    <button type="button" className="shell-link shell-link--button" onClick={useLogout()}>
      {TEXTS.logout}
    </button>
  );
}

/** The head of the website. Below 800 px all links are behind the burger. */
export function Navigation() {
  const session = useSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const burger = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const frame = getMenuFrame(session);
  const isVisitor = session.status === 'anonymous';

  // Closes at another address.
  const [shownPath, setShownPath] = useState(pathname);
  if (pathname !== shownPath) {
    setShownPath(pathname);
    setOpen(false);
  }
  // Set by beforeScript.js before the first paint and kept up to date here: the height of the header depends on it. The header may come
  // after the session has ended, when the page began in the work area's frame.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    // During hydration the session is unknown, so the mark of a stored session stays.
    if (!isVisitor) dataset.session = 'stored';
    else if (readToken() === null) delete dataset.session;
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
    <header id={HEADER_ID} className={isVisitor ? 'shell-header shell-header--visitor' : 'shell-header'}>
      <div className="shell-bar">
        <Brand />
        <div className="shell-call">
          {COMPANY.phone !== '' && (
            <a href={COMPANY.phoneLink} className="shell-call__phone">
              <StaticIcon node={Phone} size={20} />
              {COMPANY.phone}
            </a>
          )}
          <NavLink to="/quote" className="shell-call__quote">
            {TEXTS.quote}
          </NavLink>
        </div>
        <span className="shell-avatar" title={session.user?.name ?? TEXTS.visitor}>
          <span aria-hidden="true">{getAvatarLetter(session)}</span>
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
          {frame && (
            <nav aria-label={TEXTS.workNavigation} className="shell-work">
              <ul className="shell-links">
                <Suspense>
                  <WorkMenu frame={frame} />
                </Suspense>
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
              <>
                <ul className="shell-links shell-links--visitor">
                  <Items items={VISITOR_MENU} />
                </ul>
                <ul className="shell-links shell-links--more">
                  <Items items={MORE_MENU} />
                </ul>
              </>
            )}
            {session.status === 'unreachable' && <LogoutButton />}
          </nav>
        </div>
      </div>
    </header>
  );
}
