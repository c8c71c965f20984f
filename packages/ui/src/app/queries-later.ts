import type { QueryClient } from '@tanstack/react-query';
import { use } from 'react';

type Queries = typeof import('./queries');

let loaded: Queries | undefined;
let load: Promise<Queries> | undefined;
let failed = false;

/**
 * The cache of answers and its library (10 kB compressed) come when something is read: most public pages read nothing. One
 * promise for all, also for a failed load, until `retryQueries`.
 */
export function loadQueries(): Promise<Queries> {
  if (!load) {
    load = import(/* webpackChunkName: "queries" */ './queries');
    load.then(
      (queries) => {
        loaded = queries;
      },
      () => {
        failed = true;
      },
    );
  }
  return load;
}

/** After a failed load the next one is a new try. */
export function retryQueries(): void {
  if (failed) load = undefined;
  failed = false;
}

/** Undefined while nothing has been read yet. */
export const queriesSoFar = (): Queries | undefined => loaded;

/** In a component: suspends until they are there. */
export const useQueries = (): Queries => loaded ?? use(loadQueries());

export const useQueryClient = (): QueryClient => useQueries().client;
