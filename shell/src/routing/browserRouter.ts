import type { RouteObject } from '@cleaning/ui/app';
import { createBrowserRouter } from 'react-router-dom';
import type { RoutesSource } from '../remote/routesSource';
import { findRemote } from './findRemote';
import { buildShellRoutes, SHELL } from './routes';
import type { DataRouter } from './writtenRouter';

/**
 * The browser's router. It gets each remote's routes with the first navigation to one of its pages.
 * @param pages routes of the open page, if it was prerendered
 */
export const makeBrowserRouter = (source: RoutesSource, pages: readonly RouteObject[] = []): DataRouter =>
  createBrowserRouter(buildShellRoutes(pages), {
    // The open page has no data to load, so it is shown immediately.
    hydrationData: pages.length > 0 ? { loaderData: {} } : undefined,
    patchRoutesOnNavigation: async ({ path, patch }) => {
      try {
        patch(SHELL, (await source.get(findRemote(path))).default);
      } catch {
        // The address stays on the shell's last route, which shows the error.
      }
    },
  });
