import { foldText, rankMatch } from '@cleaning/contracts';
import type { IconName } from '@cleaning/ui';
import type { WorkFrame } from '@cleaning/ui/app';
import { listActions } from '../frame/actions';
import { FRAME } from '../frame/texts';
import { listNamedPages } from '../navigation/namedPages';
import type { Page } from '../routing/pages';
import { TEXTS } from '../texts';

/** An entry of the palette that needs no search on the server. */
export interface PaletteItem {
  readonly label: string;
  readonly icon: IconName;
  /** The place or page that it belongs to. */
  readonly fact?: string | undefined;
  /** Target address. */
  readonly to?: string;
  /** Action in place of an address. */
  readonly action?: 'shortcuts' | 'logout';
}

export const listPageItems = (pages: readonly Page[], frame: WorkFrame): readonly PaletteItem[] =>
  listNamedPages(pages, frame).map(({ to, label, icon, above }) => ({ to, label, icon, fact: above }));

const DESK_ITEMS: readonly PaletteItem[] = [
  { label: FRAME.changePassword, icon: 'key', to: '/admin/account' },
  { label: FRAME.gallery, icon: 'picture', to: '/gallery' },
];

export const listActionItems = (pages: readonly Page[], frame: WorkFrame): readonly PaletteItem[] => [
  ...(frame === 'desk' ? [...listActions(pages), ...DESK_ITEMS] : []),
  { label: FRAME.website, icon: 'website', to: '/' },
  { label: FRAME.shortcuts, icon: 'keyboard', action: 'shortcuts' },
  { label: TEXTS.logout, icon: 'logout', action: 'logout' },
];

/** Items whose label has a word starting with each typed word, then those that match with the name of their place. */
export function filterMatching<Item extends Pick<PaletteItem, 'label' | 'fact'>>(
  items: readonly Item[],
  text: string,
): Item[] {
  const wanted = foldText(text).split(' ').filter(Boolean);
  const matchesAll = (words: readonly string[]) => wanted.every((part) => words.some((word) => word.startsWith(part)));
  const byName = items.filter(({ label }) => matchesAll(foldText(label).split(' ')));
  const byPlace = items.filter(({ label, fact = '' }) => matchesAll(foldText(`${label} ${fact}`).split(' ')));
  return [...byName, ...byPlace.filter((item) => !byName.includes(item))];
}

/** Sorts groups by their best match, so that a name starting with the text comes before one that contains it. */
export function sortByMatch<Group extends { readonly rows: readonly Pick<PaletteItem, 'label'>[] }>(
  groups: readonly Group[],
  text: string,
): Group[] {
  const getRank = ({ rows }: Group) => Math.min(...rows.map(({ label }) => rankMatch(label, text)));
  return [...groups].sort((a, b) => getRank(a) - getRank(b));
}
