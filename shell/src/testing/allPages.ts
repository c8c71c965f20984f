import { matchPath, type PageHandle } from '@cleaning/ui/app';
import { findRemote, type RemoteName } from '../routing/findRemote';
import type { Page } from '../routing/pages';
import type { Shown } from '../routing/usePage';

/** Loads a remote through Jest, because it isn't part of this TypeScript project. */
function getPages(name: RemoteName): readonly Page[] {
  const { handles } = jest.requireActual<{ handles: Record<string, PageHandle> }>(`../../../mf-${name}/src/handles`);
  return Object.entries(handles).map(([path, handle]) => ({ path, handle }));
}

/** The pages of each remote by its routes. */
export const PAGES: Readonly<Record<RemoteName, readonly Page[]>> = {
  public: getPages('public'),
  contractor: getPages('contractor'),
  admin: getPages('admin'),
};
export const ALL_PAGES: readonly Page[] = Object.values(PAGES).flat();

/** The pages of the desk and supervisor menus. */
export const WORK_PAGES: readonly Page[] = [...PAGES.contractor, ...PAGES.admin];

/** The page at an address once its remote is loaded. */
export function findShownPage(pathname: string): Shown {
  const remote = findRemote(pathname);
  const found = PAGES[remote].find(({ path }) => matchPath({ path, end: true }, pathname));
  return { pathname, page: found?.handle, remote, isKnown: true };
}
