import type { PageHandle, WorkFrame } from '@cleaning/ui/app';
import { useMatches } from '@cleaning/ui/app';
import { usePages } from '../remote/usePages';
import type { Page } from '../routing/pages';

export interface Crumb {
  readonly to: string;
  readonly label: string;
}

/** A page of the menu or of a place's tabs is called as there. */
const getLabel = ({ title, menu, tab }: PageHandle, frame: WorkFrame): string =>
  menu?.[frame]?.label ?? (frame === 'desk' ? tab?.label : undefined) ?? title;

/** Parent page. A page with its own entry has none. */
function getParent({ path, handle: { parent, menu, tab } }: Page, frame: WorkFrame): string | undefined {
  if (parent !== undefined) return parent;
  return menu?.[frame] === undefined && tab && tab.place !== path ? tab.place : undefined;
}

/**
 * The pages above a page and its own, top first.
 * @param params of its address
 */
export function buildCrumbs(
  pages: readonly Page[],
  frame: WorkFrame,
  handle: PageHandle | undefined,
  params: Readonly<Record<string, string | undefined>>,
): readonly Crumb[] {
  const crumbs: Crumb[] = [];
  let page = pages.find((each) => each.handle === handle);
  while (page) {
    const { path, handle: own } = page;
    const to = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    crumbs.unshift({ to, label: getLabel(own, frame) });
    const parent = getParent(page, frame);
    page = pages.find((each) => each.path === parent);
  }
  return crumbs;
}

/** Breadcrumb of the open page. The desk's invoice is recognised by its address, which belongs to the public remote. */
export function useCrumbs(frame: WorkFrame): readonly Crumb[] {
  const pages = usePages(frame);
  const { handle, params, pathname } = useMatches().at(-1) ?? { handle: undefined, params: {}, pathname: '' };
  const page = handle as PageHandle | undefined;
  const crumbs = buildCrumbs(pages, frame, page, params);
  if (crumbs.length > 0 || !page) return crumbs;
  const above = buildCrumbs(pages, frame, pages.find(({ path }) => path === page.parent)?.handle, params);
  return [...above, { to: pathname, label: page.title }];
}
