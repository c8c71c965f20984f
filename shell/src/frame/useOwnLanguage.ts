import type { Language } from '@cleaning/contracts';
import { LANGUAGE_KEY, trackStatus, useSession, type WorkFrame } from '@cleaning/ui/app';
import { use, useEffect } from 'react';
import { showTitle } from '../page/title';
import { notifyTexts } from '../texts';

let wanted: { readonly language: string; readonly load: Promise<void> } = {
  language: 'en',
  load: trackStatus(Promise.resolve()),
};

async function load(language: string): Promise<void> {
  // Imported late: prerendered pages have no remotes.
  const { loadLanguage } = await import('../remote/loadRoutes');
  await loadLanguage(language as Language);
}

/** A failed load keeps the texts as they are. */
function loadOwn(language: string): Promise<void> {
  if (wanted.language !== language) wanted = { language, load: trackStatus(load(language).catch(() => {})) };
  return wanted.load;
}

/**
 * Returns the user's language; suspends until the frame's texts are in it. The frames of the desk and of supervisors
 * are in English.
 */
export function useOwnLanguage(frame: WorkFrame): string {
  const { user } = useSession();
  const own = user ? (user.language ?? 'en') : (localStorage.getItem(LANGUAGE_KEY) ?? 'en');
  const language = frame === 'contractor' ? own : 'en';
  use(loadOwn(language));
  return language;
}

function show(): void {
  notifyTexts();
  showTitle();
}

/** While the frame is shown the rest of the shell is in its language too; the website is in English. */
export function useTextsOfShell(language: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is the reason
  useEffect(show, [language]);
  useEffect(
    () => () => {
      if (wanted.language !== 'en') void loadOwn('en').then(show);
    },
    [],
  );
}
