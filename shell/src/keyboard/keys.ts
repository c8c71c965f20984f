import type { WorkFrame } from '@cleaning/ui/app';
import { listNamedPages, type NamedPage } from '../navigation/namedPages';
import type { Page } from '../routing/pages';

/** Action of a key. `await-letter`: the next letter names a page. */
export type KeyAction =
  | { readonly kind: 'palette' | 'create' | 'help' | 'side' | 'await-letter' }
  | { readonly kind: 'go'; readonly to: string };

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

interface Circumstances {
  readonly frame: WorkFrame;
  /** Pages that letters lead to. */
  readonly pages: readonly Page[];
  /** The key before was g. */
  readonly awaitsLetter: boolean;
  /** Single-key shortcuts can be turned off, for people who use speech or press keys by mistake. */
  readonly hasSingleKeys: boolean;
}

const SINGLE: Readonly<Record<string, KeyAction['kind'] & ('palette' | 'help' | 'await-letter')>> = {
  '/': 'palette',
  '?': 'help',
  g: 'await-letter',
};
const DESK_ONLY: Readonly<Record<string, 'create' | 'side'>> = { c: 'create', '[': 'side' };

/** Action of a key pressed outside fields and dialogs; null if it has none. */
export function findAction(
  pressed: Pressed,
  { frame, pages, awaitsLetter, hasSingleKeys }: Circumstances,
): KeyAction | null {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return { kind: 'palette' };
  if (ctrlKey || metaKey || altKey || !hasSingleKeys) return null;
  if (awaitsLetter) {
    const page = listLetters(pages, frame).find(({ letter }) => letter === key);
    return page ? { kind: 'go', to: page.to } : null;
  }
  const kind = SINGLE[key] ?? (frame === 'desk' ? DESK_ONLY[key] : undefined);
  return kind ? { kind } : null;
}

/** The pages that a letter opens, also for the list of shortcuts. */
export const listLetters = (pages: readonly Page[], frame: WorkFrame): readonly (NamedPage & { letter: string })[] =>
  listNamedPages(pages, frame).filter((page): page is NamedPage & { letter: string } => page.letter !== undefined);
