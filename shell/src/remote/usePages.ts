import { trackStatus, type WorkFrame } from '@cleaning/ui/app';
import { use } from 'react';
import type { RemoteName } from '../routing/findRemote';
import { listPages, type Page } from '../routing/pages';
import { type Remote, type RoutesSource, useRoutesSource } from './routesSource';

/** Remotes that the menus of a frame link to. */
const REMOTES: Readonly<Record<WorkFrame, readonly RemoteName[]>> = {
  desk: ['contractor', 'admin'],
  supervisor: ['contractor', 'admin'],
  contractor: ['contractor'],
};

async function loadPages(remote: Remote | Promise<Remote>): Promise<readonly Page[]> {
  try {
    return listPages((await remote).default);
  } catch {
    // The remote's own pages show the error.
    return [];
  }
}

/** One promise per frame. */
const loads = new Map<WorkFrame, Promise<readonly Page[]>>();

function loadAll(frame: WorkFrame, source: RoutesSource): Promise<readonly Page[]> {
  let pages = loads.get(frame);
  if (!pages) {
    const ofRemotes = REMOTES[frame].map((name) => loadPages(source.get(name)));
    pages = trackStatus(Promise.all(ofRemotes).then((loaded) => loaded.flat()));
    loads.set(frame, pages);
  }
  return pages;
}

/** Pages that a frame's menus link to; suspends until they are known. A remote that can't be loaded has none. */
export function usePages(frame: WorkFrame): readonly Page[] {
  return use(loadAll(frame, useRoutesSource()));
}
