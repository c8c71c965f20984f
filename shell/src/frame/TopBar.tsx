import { ICONS, Icon, Menu, MenuLink } from '@cleaning/ui';
import { currentPageName, Link, onPageName, useOpenPath, type WorkFrame } from '@cleaning/ui/app';
import { type FormEvent, useSyncExternalStore } from 'react';
import { usePages } from '../remote/usePages';
import { AvatarMenu } from './AvatarMenu';
import { createItems } from './actions';
import { Bell } from './Bell';
import { ConnectionDot } from './Connection';
import { useCrumbs } from './crumbs';
import { FRAME } from './texts';

/** Where the page is. Of it a phone shows the last name, as a title. */
function Breadcrumb({ frame }: { frame: WorkFrame }) {
  const crumbs = useCrumbs(frame);
  const name = useSyncExternalStore(onPageName, currentPageName, () => undefined);
  return (
    <nav aria-label={FRAME.breadcrumb} className="shell-crumbs">
      <ol>
        {crumbs.map(({ to, label }, index) =>
          index < crumbs.length - 1 ? (
            <li key={to} className="shell-crumbs__above">
              <Link to={to}>{label}</Link>
            </li>
          ) : (
            <li key={to} className="shell-crumbs__own">
              {/* A page of the menu is called as there. */}
              <span aria-current="page">{index === 0 ? label : (name ?? label)}</span>
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}

function SearchForm() {
  const openPath = useOpenPath();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    if (text !== '') openPath(`/admin/search?text=${encodeURIComponent(text)}`);
  }
  return (
    <search className="shell-search">
      <form onSubmit={submit}>
        <input
          name="text"
          type="search"
          className="ui-control"
          maxLength={120}
          aria-label={FRAME.search}
          placeholder={FRAME.search}
        />
        <button type="submit" className="shell-top__button" aria-label={FRAME.find}>
          <Icon path={ICONS.search} />
        </button>
      </form>
    </search>
  );
}

/** On a phone it is at the foot. */
function CreateMenu() {
  return (
    <div className="shell-create">
      <Menu
        label={FRAME.create}
        className="shell-create__button"
        button={
          <>
            <Icon path={ICONS.plus} />
            {FRAME.create}
          </>
        }
      >
        {createItems(usePages('desk')).map(({ to, label }) => (
          <MenuLink key={label} to={to}>
            {label}
          </MenuLink>
        ))}
      </Menu>
    </div>
  );
}

interface TopBarProps {
  frame: WorkFrame;
  isMenuOpen: boolean;
  onMenu: () => void;
  onPalette: () => void;
  onShortcuts: () => void;
}

export function TopBar({ frame, isMenuOpen, onMenu, onPalette, onShortcuts }: TopBarProps) {
  const above = useCrumbs(frame).at(-2);
  const isDesk = frame === 'desk';
  const search = isDesk ? FRAME.search : FRAME.searchOwn;
  return (
    <header className="shell-top__bar">
      {above && (
        <Link to={above.to} className="shell-top__button shell-phone" aria-label={FRAME.back(above.label)}>
          <Icon path={ICONS.back} size={24} />
        </Link>
      )}
      <button
        type="button"
        className="shell-top__button shell-phone"
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        aria-label={FRAME.menu}
        onClick={onMenu}
      >
        <Icon path={ICONS.menu} size={24} />
      </button>
      <Breadcrumb frame={frame} />
      {isDesk && <SearchForm />}
      {isDesk && <CreateMenu />}
      <button
        type="button"
        className={isDesk ? 'shell-top__button shell-phone' : 'shell-top__button'}
        aria-haspopup="dialog"
        aria-label={search}
        title={search}
        onClick={onPalette}
      >
        <Icon path={ICONS.search} size={24} />
      </button>
      {frame !== 'contractor' && <ConnectionDot />}
      <Bell />
      <AvatarMenu frame={frame} onShortcuts={onShortcuts} />
    </header>
  );
}
