import { Link } from '@cleaning/ui/app';
import { type CSSProperties, type MouseEvent, type ReactNode, useId } from 'react';

interface MenuProps {
  /** The button's accessible name. */
  label: string;
  /** Content of the button. */
  button: ReactNode;
  className?: string;
  /** `MenuLink`, `MenuButton` and texts. */
  children: ReactNode;
}

/**
 * A button that opens a list of links and actions beside itself. A popover: the browser closes it at Escape and at a press elsewhere, and
 * returns the focus.
 */
export function Menu({ label, button, className, children }: MenuProps) {
  const id = useId();
  const anchor = `--menu-${id.replaceAll(/\W/g, '')}`;
  const close = (event: MouseEvent<HTMLElement>) => {
    if ((event.target as Element).closest('a, button')) event.currentTarget.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        className={className}
        popoverTarget={id}
        aria-label={label}
        title={label}
        style={{ anchorName: anchor } as CSSProperties}
      >
        {button}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons inside send clicks for keys too */}
      <ul
        id={id}
        popover="auto"
        className="ui-menu"
        onClick={close}
        style={{ positionAnchor: anchor } as CSSProperties}
      >
        {children}
      </ul>
    </>
  );
}

interface MenuLinkProps {
  to: string;
  children: ReactNode;
}

export function MenuLink({ to, children }: MenuLinkProps) {
  return (
    <li>
      <Link to={to} className="ui-menu__item">
        {children}
      </Link>
    </li>
  );
}

interface MenuButtonProps {
  onClick: () => void;
  /** Class of the entry. */
  className?: string;
  children: ReactNode;
}

export function MenuButton({ onClick, className, children }: MenuButtonProps) {
  return (
    <li className={className}>
      <button type="button" className="ui-menu__item" onClick={onClick}>
        {children}
      </button>
    </li>
  );
}

/** A line that cannot be pressed. */
export function MenuText({ children }: { children: ReactNode }) {
  return <li className="ui-menu__text">{children}</li>;
}
