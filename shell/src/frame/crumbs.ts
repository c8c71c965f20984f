import { matchPath } from '@cleaning/ui/app';
import { entryOf } from '../navigation/entries';
import { ROUTES, type Route, routeOf } from '../routing/routeTable';

export interface Crumb {
  readonly to: string;
  readonly label: string;
}

/** A page of the menu is called as there. */
const labelOf = ({ path, title }: Route): string => entryOf(path)?.label ?? title;

/** The pages above an address and its own, top first. Empty for an address that there is not. */
export function crumbsOf(pathname: string): readonly Crumb[] {
  const route = routeOf(pathname);
  if (!route) return [];
  const params = matchPath({ path: route.path, end: true }, pathname)?.params ?? {};
  const crumbs: Crumb[] = [];
  let next: Route | undefined = route;
  while (next) {
    const to = next.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    crumbs.unshift({ to, label: labelOf(next) });
    const parent: string | undefined = next.parent;
    next = ROUTES.find(({ path }) => path === parent);
  }
  return crumbs;
}
