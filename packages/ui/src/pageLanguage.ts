let locale: string | null = null;

/** The locale in which dates and lengths are written by Intl; null while the page is in English, which the contracts write. */
export const getPageLocale = (): string | null => locale;

/** @param language a BCP 47 tag; null for English */
export function writeDatesIn(language: string | null): void {
  // One kind of digits on a page: amounts, times and dates of the calls have these.
  locale = language === null ? null : `${language}-u-nu-latn`;
}

/** Whether the browser has names and rules of the language; where it has not, Intl would write English. */
export const isKnownToIntl = (tag: string): boolean => Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
