import { LANGUAGE_TAGS, type Language } from '@cleaning/contracts';

/** A stored language; English instead of one that only a later version knows. */
export const findKnownLanguage = (stored: string): Language => LANGUAGE_TAGS.find((known) => known === stored) ?? 'en';
