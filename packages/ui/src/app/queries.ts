/** What makes calls: the library of queries with the cache of answers, and what sends. Loaded by loadQueryLibrary. */
export { useAction, useCall } from './calls';
export * from './queryClient';
export { buildRequestFile, requestAny } from './sending';
