import type { WorkFrame } from '@cleaning/ui/app';
import { use } from 'react';
import { type Page, pagesIn } from '../routing/pages';
import type { RemoteName } from '../routing/remoteOf';
import { isLoaded, type Remote, useRoutesSource } from './routesSource';

/** Whose pages the menus of a frame lead to. */
const REMOTES: Readonly<Record<WorkFrame, readonly RemoteName[]>> = {
  desk: ['contractor', 'admin'],
  supervisor: ['contractor', 'admin'],
  contractor: ['contractor'],
};

const waits = new WeakMap<Promise<Remote>, Promise<readonly Page[]>>();

/** One promise for each load of a remote. A remote that cannot be loaded has no pages: its own pages show the error. */
function pagesOf(remote: Promise<Remote>): Promise<readonly Page[]> {
  let pages = waits.get(remote);
  if (!pages) {
    pages = remote.then(
      (loaded) => pagesIn(loaded.default),
      () => [],
    );
    waits.set(remote, pages);
  }
  return pages;
}

/** The pages of the remotes that a frame's menus lead to; suspends until they are known. */
export function usePages(frame: WorkFrame): readonly Page[] {
  const source = useRoutesSource();
  // All are asked for before the first one is waited for.
  const remotes = REMOTES[frame].map((name) => source.get(name));
  const pages: Page[] = [];
  for (const remote of remotes) pages.push(...(isLoaded(remote) ? pagesIn(remote.default) : use(pagesOf(remote))));
  return pages;
}
