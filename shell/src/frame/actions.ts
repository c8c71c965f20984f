import type { IconName } from '@cleaning/ui';
import type { Page } from '../routing/pages';

/** Actions available everywhere. */
export interface ActionItem {
  readonly label: string;
  readonly icon: IconName;
  readonly to: string;
}

/** The actions of pages, in the order of the menu Create; those that make nothing new last. */
export const listActions = (pages: readonly Page[]): readonly (ActionItem & { readonly createAt?: number })[] =>
  pages
    .flatMap(({ path, handle: { action } }) => (action ? [{ to: path, ...action }] : []))
    .sort((a, b) => (a.createAt ?? pages.length) - (b.createAt ?? pages.length));

/** The menu Create. */
export const listCreateItems = (pages: readonly Page[]): readonly ActionItem[] =>
  listActions(pages).filter(({ createAt }) => createAt !== undefined);
