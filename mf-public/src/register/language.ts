import { LANGUAGES, type Language, pickLanguage } from '@cleaning/contracts';
import { createStore, LANGUAGE_KEY, translation } from '@cleaning/ui/app';
import { useEffect } from 'react';

const ENGLISH = 'en-AU';

/** The language of the registration's texts. */
const spoken = createStore<Language>('en');
/** The newest wish: a language that comes later than the next choice is not shown. */
let wanted: Language = 'en';

const isLanguage = (text: string | null): text is Language => text !== null && Object.hasOwn(LANGUAGES, text);

/** Language chosen on this device, otherwise the browser's. */
export function getFirstLanguage(): Language {
  const kept = localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(kept) ? kept : pickLanguage(navigator.languages);
}

/** Switches the registration to a language. If it can't be loaded, the page stays as it is. */
export async function speakRegistration(language: Language): Promise<void> {
  wanted = language;
  if (spoken.get() === language) return;
  try {
    await translation.load?.(language);
  } catch {
    return;
  }
  if (wanted !== language) return;
  document.documentElement.lang = language === 'en' ? ENGLISH : language;
  spoken.set(language);
}

/** Remembers the form's choice on this device. */
export const rememberLanguage = (language: Language): void => localStorage.setItem(LANGUAGE_KEY, language);

/** Components that use it render again in another language. Pages are written in English. */
export const { useValue: useSpokenLanguage } = spoken;

/** The rest of the website is in English. */
export function useEnglishAfterwards(): void {
  useEffect(() => () => void speakRegistration('en'), []);
}
