import type { Language } from '@cleaning/contracts';
import { trackStatus, useCurrentUser, useSession } from '@cleaning/ui/app';
import { use } from 'react';

let wanted: { language: Language; load: Promise<void> } = {
  language: 'en',
  load: trackStatus(Promise.resolve()),
};

/**
 * Replaces all texts of this remote. Its code and one catalogue load for languages other than English. A failed load
 * keeps English.
 */
export function loadLanguage(language: Language): Promise<void> {
  if (wanted.language !== language) {
    const load = import(/* webpackChunkName: "speak" */ './speak').then(({ speak }) => speak(language)).catch(() => {});
    wanted = { language, load: trackStatus(load) };
  }
  return wanted.load;
}

/** Suspends until the texts are in the language. */
export function useTextsIn(language: Language): void {
  use(loadLanguage(language));
}

/** The language of a sub-contractor's own pages; admins and supervisors read English. */
export function useOwnLanguage(): Language {
  const { role, language = 'en' } = useCurrentUser();
  return role === 'user' ? language : 'en';
}

/** The same where nobody may be logged in. */
export function useSessionLanguage(): Language {
  const { user } = useSession();
  return user?.role === 'user' ? (user.language ?? 'en') : 'en';
}
