import { matchPath, type PageHandle } from '@cleaning/ui/app';
import { findRemote, type RemoteName } from '../routing/findRemote';
import type { Page } from '../routing/pages';
import type { Shown } from '../routing/usePage';

/** Of a remote, which is no part of this project of TypeScript. */
function getPages(name: RemoteName): readonly Page[] {
  const { handles } = jest.requireActual<{ handles: Record<string, PageHandle> }>(`../../../mf-${name}/src/handles`);
  return Object.entries(handles).map(([path, handle]) => ({ path, handle }));
}

/** The pages of each remote, as its routes have them. */
export const PAGES: Readonly<Record<RemoteName, readonly Page[]>> = {
  public: getPages('public'),
  contractor: getPages('contractor'),
  admin: getPages('admin'),
};
export const ALL_PAGES: readonly Page[] = Object.values(PAGES).flat();

/** The pages that the menus of the desk and of supervisors lead to. */
export const WORK_PAGES: readonly Page[] = [...PAGES.contractor, ...PAGES.admin];

/** What is at an address once its remote is loaded. */
export function shownAt(pathname: string): Shown {
  const remote = findRemote(pathname);
  const found = PAGES[remote].find(({ path }) => matchPath({ path, end: true }, pathname));
  return { pathname, page: found?.handle, remote, isKnown: true };
}
