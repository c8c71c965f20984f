import { Spinner } from '@cleaning/ui';
import type { RouteObject } from '@cleaning/ui/app';
import { App } from '../App';
import { Failed } from '../screen/Failed';
import { Unknown } from '../screen/Unknown';

/** Id of the route around every page; the remotes' routes are its children. */
export const SHELL = 'shell';

/** The shell with a remote's routes. Every other address uses the last one until its remote is loaded. */
export const buildShellRoutes = (pages: readonly RouteObject[]): RouteObject[] => [
  {
    id: SHELL,
    element: <App />,
    errorElement: <Failed />,
    children: [...pages, { path: '*', element: <Unknown />, hydrateFallbackElement: <Spinner /> }],
  },
];

/** Shown if the browser's router can't be loaded. */
export const FAILED_ROUTES: RouteObject[] = [{ path: '*', element: <Failed /> }];
