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

async function loadPages(remote: Remote | Promise<Remote>): Promise<readonly Page[]> {
  try {
    return pagesIn((await remote).default);
  } catch {
    // Its own pages show the error.
    return [];
  }
}

/** One for each frame: React takes the promises of a component by their order, also when one of them is not waited for any more. */
const waits = new Map<WorkFrame, Promise<readonly Page[]>>();

function pagesOf(frame: WorkFrame, remotes: readonly (Remote | Promise<Remote>)[]): Promise<readonly Page[]> {
  let pages = waits.get(frame);
  if (!pages) {
    pages = Promise.all(remotes.map(loadPages)).then((loaded) => loaded.flat());
    waits.set(frame, pages);
  }
  return pages;
}

/** The pages of the remotes that a frame's menus lead to; suspends until they are known. A remote that cannot be loaded has none. */
export function usePages(frame: WorkFrame): readonly Page[] {
  const source = useRoutesSource();
  const remotes = REMOTES[frame].map((name) => source.get(name));
  if (remotes.every(isLoaded)) return remotes.flatMap(({ default: routes }) => pagesIn(routes));
  return use(pagesOf(frame, remotes));
}
