import type { RouteObject, RouterProvider } from '@cleaning/ui/app';
import { createStaticRouter, matchRoutes } from '@cleaning/ui/server';
import type { ComponentProps } from 'react';

/** A router for RouterProvider. */
export type DataRouter = ComponentProps<typeof RouterProvider>['router'];

/**
 * Router of a prerendered page without navigation, which weighs 17 kB compressed (docs/decisions/0077-data-router.md).
 * @param pathname of a page of the routes
 * @param leave navigates to another page; without it, links do nothing
 */
export function createWrittenRouter(
  routes: RouteObject[],
  pathname: string,
  leave: DataRouter['navigate'] = async () => {},
): DataRouter {
  const context = {
    basename: '/',
    location: { pathname, search: '', hash: '', state: null, key: 'default', mask: undefined },
    matches: [],
    loaderData: {},
    actionData: null,
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionHeaders: {},
  };
  if (typeof location !== 'undefined') {
    context.location.search = location.search;
    context.location.hash = location.hash;
  }
  // The first router gives the routes their ids.
  const known = createStaticRouter(routes, context).routes;
  const matches = matchRoutes(known, pathname) ?? [];
  const router: DataRouter = createStaticRouter(known, { ...context, matches });
  return Object.assign(Object.create(router), {
    subscribe: () => () => {},
    deleteBlocker: () => {},
    navigate: leave,
  });
}
