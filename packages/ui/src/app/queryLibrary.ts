import type { Call } from '@cleaning/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { use } from 'react';
import type { AnyInput } from './outgoing';
import { trackStatus } from './trackStatus';

/** The cache key of the current user. */
export const USER_KEY = ['user'] as const;
const USER_PATH = '/api/user';

export const queryKey = (call: Call, { params, query, body }: Omit<AnyInput, 'files'>): readonly unknown[] =>
  call.path === USER_PATH ? USER_KEY : [call.path, params ?? null, query ?? null, body ?? null];

type QueryLibrary = typeof import('./queryClient');

let loaded: QueryLibrary | undefined;
let load: Promise<QueryLibrary> | undefined;
let hasFailed = false;

/**
 * TanStack Query (11 kB compressed) and the cache of answers, loaded by the first screen that makes a call: most public pages make
 * none. One promise for all. After a failed load the next call tries again.
 */
export function loadQueryLibrary(): Promise<QueryLibrary> {
  if (!load || hasFailed) {
    hasFailed = false;
    load = trackStatus(import(/* webpackChunkName: "queries" */ './queryClient'));
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
export const loadedQueryLibrary = (): QueryLibrary | undefined => loaded;

/** In a component: suspends until it is loaded. A failed load is thrown, and not tried again at each render: its screen has a Retry. */
export const useQueryLibrary = (): QueryLibrary => use(load ?? loadQueryLibrary());

export const useQueryClient = (): QueryClient => useQueryLibrary().client;
