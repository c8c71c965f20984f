let locale: string | null = null;

/** The locale in which dates and lengths are written by Intl; null while the page is in English, which the contracts write. */
export const getPageLocale = (): string | null => locale;

/** @param language a BCP 47 tag; null for English */
export function writeDatesIn(language: string | null): void {
  // Latin digits everywhere, because the calls' amounts, times and dates have them.
  locale = language === null ? null : `${language}-u-nu-latn`;
}

/** Whether the browser has the language's names and rules; otherwise Intl would use English. */
export const isKnownToIntl = (tag: string): boolean => Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
