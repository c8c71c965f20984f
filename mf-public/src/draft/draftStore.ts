import { DAY_MS } from '@cleaning/contracts';

/** What a form keeps on the device, so that somebody can go on later. Without storage, as in some private windows, nothing is kept. */
export interface DraftStore<Draft> {
  /** Null without a draft, or if it is too old. */
  read: (now?: number) => Draft | null;
  keep: (draft: Draft, now?: number) => void;
  forget: () => void;
}

/** Keys in the device's storage. */
export const QUOTE_DRAFT = 'quote-draft';
export const REGISTRATION_DRAFT = 'registration-draft';

/** Whether the device has a draft, valid or not, for a page that hasn't loaded its form yet. */
export function hasDraft(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * @param key in the device's storage
 * @param days after which an unchanged draft is no longer offered
 * @param check the stored value as a draft; null if it is empty. May throw if it wasn't written by this form.
 */
export function createDraftStore<Draft>(
  key: string,
  days: number,
  check: (stored: unknown) => Draft | null,
): DraftStore<Draft> {
  const forget = () => {
    try {
      localStorage.removeItem(key);
    } catch {}
  };
  return {
    read: (now = Date.now()) => {
      try {
        const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as { at: number; draft: unknown } | null;
        if (stored && now - stored.at < days * DAY_MS) return check(stored.draft);
      } catch {
        // Not written by this form.
      }
      forget();
      return null;
    },
    keep: (draft, now = Date.now()) => {
      try {
        localStorage.setItem(key, JSON.stringify({ at: now, draft }));
      } catch {}
    },
    forget,
  };
}
