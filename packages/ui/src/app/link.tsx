import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** An address of the product, or the parts of one. */
  to: To;
}

/**
 * A link inside the product. Made of the router's own hooks: its `Link` brings code that loads data ahead, which no page here uses
 * (3 kB compressed with `NavLink`).
 */
export function Link({ to, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  // Leaves a click with a modifier key or for another window to the browser.
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

export interface NavLinkProps extends LinkProps {
  /** Current at this address alone, not at those below it too. */
  end?: boolean;
}

/** An entry of a menu: `aria-current="page"` while its address is the current one. */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname: target } = useResolvedPath(rest.to);
  const { pathname } = useLocation();
  const isCurrent = pathname === target || (!end && pathname.startsWith(target === '/' ? target : `${target}/`));
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />;
}
