import { matchPath, type RouteObject } from '@cleaning/ui/app';
import { createContext } from 'react';
import type { RemoteName, Route } from '../routing/route-table';

/** A remote whose manifest or files could not be had. */
export class RemoteMissing extends Error {}

/** Where the screens of the remotes come from: the network in a browser, the same build when pages are written ahead. */
export interface RoutesSource {
  /** The routes themselves once they are there, so that nothing has to wait; until then their promise, which may fail. */
  get: (name: RemoteName) => RouteObject[] | Promise<RouteObject[]>;
  /** The next `get` starts anew. */
  forget: (name: RemoteName) => void;
}

export const RoutesSourceContext = createContext<RoutesSource | null>(null);

/** What a remote may tell of a screen in its route's `handle`. */
interface ScreenHandle {
  readonly load: () => Promise<void>;
}

const handleOf = (routes: readonly RouteObject[], pathname: string) =>
  routes.find(({ path }) => path !== undefined && matchPath({ path, end: true }, pathname))?.handle as
    | ScreenHandle
    | undefined;

/** Brings the code of the screen at an address, so that it can be shown in one go. Never fails: the screen itself will say so. */
export async function loadScreen(source: RoutesSource, route: Route, pathname: string): Promise<void> {
  try {
    await handleOf(await source.get(route.remote), pathname)?.load();
  } catch {
    // Its boundary tells the visitor and offers to try again.
  }
}
