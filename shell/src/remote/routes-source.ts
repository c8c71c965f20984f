import type { RouteObject } from '@cleaning/ui/app';
import { createContext } from 'react';
import type { RemoteName } from '../routing/route-table';

/** Where the screens of the remotes come from: the network in a browser, the same build when pages are written ahead. */
export interface RoutesSource {
  /** The routes themselves once they are there, so that nothing has to wait; until then their promise, which may fail. */
  get: (name: RemoteName) => RouteObject[] | Promise<RouteObject[]>;
  /** The next `get` starts anew. */
  forget: (name: RemoteName) => void;
}

export const RoutesSourceContext = createContext<RoutesSource | null>(null);
