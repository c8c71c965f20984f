import { FRAME } from '../frame/texts';
import { CREATE_ENTRIES, ICONS, pagesOf } from '../navigation/entries';
import { TEXTS } from '../texts';

/** An entry of the palette that needs no search on the server. */
export interface PaletteItem {
  readonly label: string;
  readonly icon: string;
  /** Where it leads. */
  readonly to?: string;
  /** What it does instead. */
  readonly action?: 'shortcuts' | 'logout';
}

export const createItems: readonly PaletteItem[] = CREATE_ENTRIES;

export const pageItems = (frame: 'desk' | 'contractor'): readonly PaletteItem[] => [
  ...pagesOf(frame).filter((entry) => !CREATE_ENTRIES.includes(entry)),
  ...(frame === 'desk' ? [{ label: FRAME.queues, icon: ICONS.queues, to: '/admin/queues' }] : []),
];

export const actionItems = (frame: 'desk' | 'contractor'): readonly PaletteItem[] => [
  ...(frame === 'desk' ? [...createItems, { label: FRAME.changePassword, icon: ICONS.key, to: '/admin/account' }] : []),
  { label: FRAME.website, icon: ICONS.website, to: '/' },
  { label: FRAME.shortcuts, icon: ICONS.keyboard, action: 'shortcuts' },
  { label: TEXTS.logout, icon: ICONS.logout, action: 'logout' },
];

/** Those whose words begin with each typed word. */
export function matching<Item extends { readonly label: string }>(items: readonly Item[], text: string): Item[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ label }) => {
    const words = label.toLowerCase().split(/[\s-]+/);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
