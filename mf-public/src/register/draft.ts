/** The fields of a registration that a device keeps. Never passwords, bank or passport data, nor files. */
export const DRAFT_FIELDS = ['name', 'email', 'address', 'zip_code', 'contact_no', 'abn'] as const;
export type Draft = Record<(typeof DRAFT_FIELDS)[number], string>;

const STORAGE_KEY = 'registration-draft';
/** A draft that was not changed for so long is not offered any more. */
const KEPT_DAYS = 30;

/** What of a form is kept; null while there is nothing. */
export function draftOf(form: Partial<Draft>): Draft | null {
  const draft = Object.fromEntries(DRAFT_FIELDS.map((name) => [name, form[name] ?? ''])) as Draft;
  return Object.values(draft).some((value) => value.trim() !== '') ? draft : null;
}

/** The kept draft; null without one, or when it is too old. */
export function readDraft(now = Date.now()): Draft | null {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as { at: number; draft: Draft } | null;
    if (stored && now - stored.at < KEPT_DAYS * 86_400_000) return draftOf(stored.draft);
  } catch {
    // Not written by this form.
  }
  forgetDraft();
  return null;
}

/** Without storage, as in some private windows, nothing is kept. */
export function keepDraft(draft: Draft, now = Date.now()): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ at: now, draft }));
  } catch {}
}

export function forgetDraft(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {}
}
