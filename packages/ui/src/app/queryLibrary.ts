import type { QueryClient } from '@tanstack/react-query';
import { use } from 'react';
import { trackStatus } from './trackStatus';

type QueryLibrary = typeof import('./queries');

let loaded: QueryLibrary | undefined;
let load: Promise<QueryLibrary> | undefined;
let hasFailed = false;

/**
 * TanStack Query (11 kB compressed), the cache and the code that sends calls, loaded by the first screen that makes a
 * call: most public pages make none. One promise for all. After a failed load, the next call tries again.
 */
export function loadQueryLibrary(): Promise<QueryLibrary> {
  if (!load || hasFailed) {
    hasFailed = false;
    load = trackStatus(import(/* webpackChunkName: "queries" */ './queries'));
    load.then(
      (library) => {
        loaded = library;
      },
      () => {
        hasFailed = true;
      },
    );
  }
  return load;
}

/** Undefined until it is loaded. */
export const getLoadedQueryLibrary = (): QueryLibrary | undefined => loaded;

/**
 * For components: suspends until it is loaded. A failed load is thrown and isn't retried on each render: its screen has
 * a Retry.
 */
export const useQueryLibrary = (): QueryLibrary => use(load ?? loadQueryLibrary());

export const useQueryClient = (): QueryClient => useQueryLibrary().client;
