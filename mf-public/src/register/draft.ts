import { createDraftStore, REGISTRATION_DRAFT } from '../draft/draftStore';

/** Fields of a registration that are stored on the device. Never passwords, bank or passport data, or files. */
export const DRAFT_FIELDS = ['name', 'email', 'address', 'zip_code', 'contact_no', 'abn'] as const;
export type Draft = Record<(typeof DRAFT_FIELDS)[number], string>;

const RETENTION_DAYS = 30;

/** Part of a form that is stored; null if it is empty. */
export function pickDraft(form: Partial<Draft>): Draft | null {
  const draft = Object.fromEntries(DRAFT_FIELDS.map((name) => [name, form[name] ?? ''])) as Draft;
  return Object.values(draft).some((value) => value.trim() !== '') ? draft : null;
}

export const {
  read: readDraft,
  keep: keepDraft,
  forget: forgetDraft,
} = createDraftStore(REGISTRATION_DRAFT, RETENTION_DAYS, (stored) => pickDraft(stored as Partial<Draft>));
