import { matchPath, type RouteObject } from '@cleaning/ui/app';
import type { Route } from '../routing/route-table';
import type { RoutesSource } from './routes-source';

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
