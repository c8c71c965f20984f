import type { WorkFrame } from '../frame/frames';
import { type Entry, pagesOf } from '../navigation/entries';

/** What a key does. `await-letter`: the next letter names a page. */
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
  /** The key before was g. */
  readonly awaitsLetter: boolean;
  /** Single keys can be switched off, for people who speak or who press keys by mistake. */
  readonly hasSingleKeys: boolean;
}

const SINGLE: Readonly<Record<string, KeyAction['kind'] & ('palette' | 'help' | 'await-letter')>> = {
  '/': 'palette',
  '?': 'help',
  g: 'await-letter',
};
const DESK_ONLY: Readonly<Record<string, 'create' | 'side'>> = { c: 'create', '[': 'side' };

/** The action of a key that is pressed outside of fields and dialogs; null when it has none. */
export function actionOf(pressed: Pressed, { frame, awaitsLetter, hasSingleKeys }: Circumstances): KeyAction | null {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return { kind: 'palette' };
  if (ctrlKey || metaKey || altKey || !hasSingleKeys) return null;
  if (awaitsLetter) {
    const page = pagesOf(frame).find(({ letter }) => letter === key);
    return page ? { kind: 'go', to: page.to } : null;
  }
  const kind = SINGLE[key] ?? (frame === 'desk' ? DESK_ONLY[key] : undefined);
  return kind ? { kind } : null;
}

/** The pages that a letter opens, for the list of shortcuts. */
export const lettersOf = (frame: WorkFrame): readonly (Entry & { letter: string })[] =>
  pagesOf(frame).filter((entry): entry is Entry & { letter: string } => entry.letter !== undefined);
