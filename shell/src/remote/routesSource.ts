import { matchPath, type RouteObject } from '@cleaning/ui/app';
import { createContext } from 'react';
import type { RemoteName, Route } from '../routing/routeTable';

/** A remote whose manifest or files could not be loaded. */
export class RemoteMissing extends Error {}

/** Where the remotes' screens come from: the network in a browser, the same build when pages are prerendered. */
export interface RoutesSource {
  /** The routes once they are loaded; until then their promise, which may be rejected. */
  get: (name: RemoteName) => RouteObject[] | Promise<RouteObject[]>;
  /** Whether its code can be loaded now. */
  isThere: (name: RemoteName) => Promise<boolean>;
}

export const RoutesSourceContext = createContext<RoutesSource | null>(null);

/** What a remote's route may have as `handle`. */
interface ScreenHandle {
  readonly load: () => Promise<void>;
}

const handleOf = (routes: readonly RouteObject[], pathname: string) =>
  routes.find(({ path }) => path !== undefined && matchPath({ path, end: true }, pathname))?.handle as
    | ScreenHandle
    | undefined;

/** Loads the code of the screen at an address. Never rejects: the screen's boundary shows the error. */
export async function loadScreen(source: RoutesSource, route: Route, pathname: string): Promise<void> {
  try {
    await handleOf(await source.get(route.remote), pathname)?.load();
  } catch {
    // Shown by the boundary, with Retry.
  }
}
