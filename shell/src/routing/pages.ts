import type { PageHandle, RouteObject } from '@cleaning/ui/app';

/** A page of a remote: its path, and the `handle` of its route. */
export interface Page {
  /** Path of the route, such as `/admin/jobs/:jobID`. */
  readonly path: string;
  readonly handle: PageHandle;
}

/** The pages of routes, in their order. */
export const listPages = (routes: readonly RouteObject[]): readonly Page[] =>
  routes.flatMap(({ path, handle, children }) => [
    ...(path !== undefined && handle ? [{ path, handle: handle as PageHandle }] : []),
    ...listPages(children ?? []),
  ]);
