import { ENQUIRY_PHOTO_HOURS, HOUR_MS } from '@cleaning/contracts';
import { createDraftStore, QUOTE_DRAFT } from '../draft/draftStore';

export const QUOTE_FIELDS = [
  'place',
  'size',
  'suburb',
  'postcode',
  'frequency',
  'timing',
  'text',
  'name',
  'company',
  'email',
  'telephone',
  'call_time',
] as const;
export type QuoteName = (typeof QUOTE_FIELDS)[number];
export type QuoteForm = Record<QuoteName, string>;

/** A photo on the server, until a request names it or a day has passed. */
export interface SentPhoto {
  readonly id: string;
  /** A data URL. */
  readonly preview: string;
  /** Time of the upload, ms. */
  readonly at: number;
}

/** A quote request stored on the device until it is sent. */
export interface QuoteDraft {
  readonly form: QuoteForm;
  readonly photos: readonly SentPhoto[];
  /** An attempt whose answer was lost. */
  readonly attempt: Attempt | null;
}

/** Id of an attempt. Sent again with it, the request is stored once. */
export interface Attempt {
  readonly key: string;
  /** Content that was sent, to detect a change. */
  readonly of: string;
}

const RETENTION_DAYS = 7;
/** Somebody may still write for an hour. */
const PHOTO_MS = (ENQUIRY_PHOTO_HOURS - 1) * HOUR_MS;

const getText = (value: unknown): string => (typeof value === 'string' ? value : '');

const isSentPhoto = (value: unknown): value is SentPhoto => {
  const { id, preview, at } = (value ?? {}) as Partial<SentPhoto>;
  return (
    typeof id === 'string' && typeof preview === 'string' && preview.startsWith('data:image/') && typeof at === 'number'
  );
};

const isAttempt = (value: unknown): value is Attempt => {
  const { key, of } = (value ?? {}) as Partial<Attempt>;
  return typeof key === 'string' && typeof of === 'string';
};

/**
 * The stored draft; null if nothing is typed and no photo is sent. Leaves out photos that the server has deleted
 * meanwhile.
 */
export function readQuoteDraft(stored: unknown, now = Date.now()): QuoteDraft | null {
  const { form, photos, attempt } = (stored ?? {}) as Partial<Record<keyof QuoteDraft, unknown>>;
  const typed = (form ?? {}) as Partial<Record<QuoteName, unknown>>;
  const texts = Object.fromEntries(QUOTE_FIELDS.map((name) => [name, getText(typed[name])])) as QuoteForm;
  const kept = (Array.isArray(photos) ? photos : []).filter(isSentPhoto).filter(({ at }) => now - at < PHOTO_MS);
  const isEmpty = kept.length === 0 && Object.values(texts).every((text) => text.trim() === '');
  return isEmpty ? null : { form: texts, photos: kept, attempt: isAttempt(attempt) ? attempt : null };
}

export const quoteDraft = createDraftStore(QUOTE_DRAFT, RETENTION_DAYS, readQuoteDraft);
