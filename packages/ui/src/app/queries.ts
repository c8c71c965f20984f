/** The query library with its cache, and the code that sends calls. Loaded by loadQueryLibrary. */
export { useAction, useCall } from './calls';
export * from './queryClient';
export { buildRequestFile, requestAny } from './sending';
