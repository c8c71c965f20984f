import type { CountName, PlaceTab } from '@cleaning/ui/app';

/** A link of a row of tabs. */
export interface TabLink {
  readonly to: string;
  readonly label: string;
  /** `true`: the open page is one of the group. */
  readonly current: 'page' | 'true' | undefined;
  /** Counters of what waits on its pages. */
  readonly counts: readonly CountName[];
}

type Tab = PlaceTab & { readonly to: string };

const toLink = ({ to, label, count }: Tab, pathname: string): TabLink => ({
  to,
  label,
  current: to === pathname ? 'page' : undefined,
  counts: count ? [count] : [],
});

/**
 * Rows of a place's tabs. `first` has its groups and its pages without a group; `second` the pages of the open group.
 * @param tabs of one place
 * @param pathname of the open page
 */
export function groupTabs(
  tabs: readonly Tab[],
  pathname: string,
): { first: readonly TabLink[]; second: readonly TabLink[] } {
  const open = tabs.find(({ to }) => to === pathname)?.group;
  const first: TabLink[] = [];
  for (const tab of tabs) {
    const { to, group } = tab;
    if (group === undefined) first.push(toLink(tab, pathname));
    else if (!first.some(({ label }) => label === group)) {
      const pages = tabs.filter((each) => each.group === group);
      first.push({
        to,
        label: group,
        current: group === open ? 'true' : undefined,
        counts: pages.flatMap(({ count }) => count ?? []),
      });
    }
  }
  const inOpen = open === undefined ? [] : tabs.filter(({ group }) => group === open);
  return { first, second: inOpen.map((tab) => toLink(tab, pathname)) };
}
