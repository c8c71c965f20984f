import { LANGUAGES, type Language, pickLanguage } from '@cleaning/contracts';
import { LANGUAGE_KEY, translation } from '@cleaning/ui/app';
import { useEffect, useSyncExternalStore } from 'react';

const ENGLISH = 'en-AU';

let spoken: Language = 'en';
/** The newest wish: a language that comes later than the next choice is not shown. */
let wanted: Language = 'en';
const listeners = new Set<() => void>();

const isLanguage = (text: string | null): text is Language => text !== null && Object.hasOwn(LANGUAGES, text);

/** What was chosen on this device, otherwise what the browser asks for. */
export function getFirstLanguage(): Language {
  const kept = localStorage.getItem(LANGUAGE_KEY);
  return isLanguage(kept) ? kept : pickLanguage(navigator.languages);
}

/** Puts the registration into a language. One that does not come leaves the page as it is. */
export async function speakRegistration(language: Language): Promise<void> {
  wanted = language;
  if (spoken === language) return;
  try {
    await translation.load?.(language);
  } catch {
    return;
  }
  if (wanted !== language) return;
  spoken = language;
  document.documentElement.lang = language === 'en' ? ENGLISH : language;
  for (const listener of listeners) listener();
}

/** For the form's choice: it is remembered on this device. */
export const rememberLanguage = (language: Language): void => localStorage.setItem(LANGUAGE_KEY, language);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language of the registration's texts; components that use it render again. Pages are written in English. */
export const useSpokenLanguage = (): Language =>
  useSyncExternalStore(
    subscribe,
    () => spoken,
    () => 'en',
  );

/** The rest of the website is in English. */
export function useEnglishAfterwards(): void {
  useEffect(() => () => void speakRegistration('en'), []);
}
