import { Menu, MenuLink } from '@cleaning/ui';
import { getCurrentPageName, Link, onPageName, useOpenPath, type WorkFrame } from '@cleaning/ui/app';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import MenuIcon from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useSyncExternalStore } from 'react';
import { usePages } from '../remote/usePages';
import { AvatarMenu } from './AvatarMenu';
import { listCreateItems } from './actions';
import { Bell } from './Bell';
import { ConnectionDot } from './Connection';
import { useCrumbs } from './crumbs';
import { FRAME } from './texts';

/** Breadcrumb of the page. A phone shows only the last name, as a title. */
function Breadcrumb({ frame }: { frame: WorkFrame }) {
  const crumbs = useCrumbs(frame);
  const name = useSyncExternalStore(onPageName, getCurrentPageName, () => undefined);
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
              {/* Outside the desk a page of the menu is called as there. */}
              <span aria-current="page">{index === 0 && frame !== 'desk' ? label : (name ?? label)}</span>
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
          <Search size={20} />
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
            <Plus size={20} />
            {FRAME.create}
          </>
        }
      >
        {listCreateItems(usePages('desk')).map(({ to, label }) => (
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
          <ChevronLeft />
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
        <MenuIcon />
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
        <Search />
      </button>
      {frame !== 'contractor' && <ConnectionDot />}
      <Bell />
      <AvatarMenu frame={frame} onShortcuts={onShortcuts} />
    </header>
  );
}
