import type { IconName } from '@cleaning/ui';
import type { Audience, MenuEntry, PageHandle, WorkFrame } from '@cleaning/ui/app';
import type { Page } from '../routing/pages';

/** A page as menus, palette and shortcuts name it. */
export interface NamedPage {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  /** The place or page that it belongs to. */
  readonly above: string | undefined;
  /** After the key g this letter opens the page. */
  readonly letter: string | undefined;
}

const AUDIENCES: Readonly<Record<WorkFrame, readonly Audience[]>> = {
  desk: ['admins', 'places', 'people'],
  supervisor: ['places', 'people'],
  contractor: ['contractors', 'account', 'people'],
};

/**
 * The page's name in the menu. On the desk, pages of places use their own titles, except entries with specified words.
 */
function getName({ title, menu, tab }: PageHandle, frame: WorkFrame): string {
  const entry = menu?.[frame];
  return entry && (frame !== 'desk' || !tab || entry.group === 'first') ? entry.label : title;
}

/** The entry of the place or page above. */
function findEntryAbove(pages: readonly Page[], { tab, parent }: PageHandle, frame: WorkFrame): MenuEntry | undefined {
  const above = (frame === 'desk' ? tab?.place : undefined) ?? parent;
  return pages.find(({ path }) => path === above)?.handle.menu?.[frame];
}

/** Pages that can be opened by name, in menu order. Excludes pages of a single record and those in the menu Create. */
export function listNamedPages(pages: readonly Page[], frame: WorkFrame): readonly NamedPage[] {
  const isNamed = ({ path, handle: { audience, menu, action, isUnnamed } }: Page) =>
    AUDIENCES[frame].includes(audience) &&
    !path.includes(':') &&
    (!isUnnamed || menu?.[frame] !== undefined) &&
    // A list may have an action, too.
    (action?.createAt === undefined || menu?.[frame]?.group !== 'first');
  const getPosition = ({ handle }: Page) =>
    handle.menu?.[frame]?.at ?? findEntryAbove(pages, handle, frame)?.at ?? Number.POSITIVE_INFINITY;
  return pages
    .filter(isNamed)
    .sort((a, b) => getPosition(a) - getPosition(b) || 0)
    .map(({ path, handle }) => {
      const above = findEntryAbove(pages, handle, frame);
      const label = getName(handle, frame);
      return {
        to: path,
        label,
        icon: handle.menu?.[frame]?.icon ?? above?.icon ?? 'list',
        above: above?.label === label ? undefined : above?.label,
        letter: handle.menu?.[frame]?.letter ?? (frame === 'desk' ? handle.tab?.letter : undefined),
      };
    });
}
