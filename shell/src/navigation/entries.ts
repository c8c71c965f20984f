import type { MenuEntry, WorkFrame } from '@cleaning/ui/app';
import type { Page } from '../routing/pages';

/** An entry of a menu with the address of its page. */
export interface Entry extends MenuEntry {
  readonly to: string;
}

/** The entries of a frame's menu. Logout, the last of each, is a button: it does something. */
export const getEntries = (pages: readonly Page[], frame: WorkFrame): readonly Entry[] =>
  pages
    .flatMap(({ path, handle: { menu } }) => {
      const entry = menu?.[frame];
      return entry ? [{ to: path, ...entry }] : [];
    })
    .sort((a, b) => a.at - b.at);
