import { foldText } from '@cleaning/contracts';
import type { WorkFrame } from '../frame/frames';
import { FRAME } from '../frame/texts';
import { CREATE_ENTRIES, entryOf, ICONS, pagesOf } from '../navigation/entries';
import { type Audience, ROUTES } from '../routing/routeTable';
import { TEXTS } from '../texts';

/** An entry of the palette that needs no search on the server. */
export interface PaletteItem {
  readonly label: string;
  readonly icon: string;
  /** The page that it belongs to. */
  readonly fact?: string;
  /** Where it leads. */
  readonly to?: string;
  /** What it does instead. */
  readonly action?: 'shortcuts' | 'logout';
}

export const createItems: readonly PaletteItem[] = CREATE_ENTRIES;

/** Pages that the palette does not name: the search is the palette's own last entry, the second factor is asked for by the product. */
const UNNAMED = ['/admin/search', '/admin/places', '/admin/account', '/admin/second-factor', '/not-verified'];
const AUDIENCES: Readonly<Record<WorkFrame, readonly Audience[]>> = {
  desk: ['admins', 'places', 'people'],
  supervisor: ['places', 'people'],
  contractor: ['contractors', 'account', 'people'],
};

/** Pages that no menu leads to by itself, such as those below Pay. Pages of one thing are not among them. */
const subPages = (frame: WorkFrame): readonly PaletteItem[] =>
  ROUTES.filter(
    ({ path, audience }) =>
      AUDIENCES[frame].includes(audience) &&
      !path.includes(':') &&
      !UNNAMED.includes(path) &&
      !pagesOf(frame).some(({ to }) => to === path),
  ).map(({ path, title, parent }) => {
    const above = parent === undefined ? undefined : entryOf(parent);
    return { label: title, icon: above?.icon ?? ICONS.list, to: path, ...(above ? { fact: above.label } : {}) };
  });

export const pageItems = (frame: WorkFrame): readonly PaletteItem[] => [
  ...pagesOf(frame).filter((entry) => !CREATE_ENTRIES.includes(entry)),
  ...subPages(frame),
];

export const actionItems = (frame: WorkFrame): readonly PaletteItem[] => [
  ...(frame === 'desk' ? [...createItems, { label: FRAME.changePassword, icon: ICONS.key, to: '/admin/account' }] : []),
  { label: FRAME.website, icon: ICONS.website, to: '/' },
  { label: FRAME.shortcuts, icon: ICONS.keyboard, action: 'shortcuts' },
  { label: TEXTS.logout, icon: ICONS.logout, action: 'logout' },
];

/** Those whose words begin with each typed word. */
export function matching<Item extends { readonly label: string }>(items: readonly Item[], text: string): Item[] {
  const wanted = foldText(text).split(' ').filter(Boolean);
  return items.filter(({ label }) => {
    const words = foldText(label).split(' ');
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
