import { LANGUAGE_KEY } from '@cleaning/ui/app';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useSessionLanguage, useTextsIn } from './current';

const ENGLISH = 'en-AU';

function Texts({ children }: { children: ReactNode }) {
  const language = useSessionLanguage();
  useTextsIn(language);
  useEffect(() => {
    localStorage.setItem(LANGUAGE_KEY, language);
  }, [language]);
  return children;
}

/** Renders its children once the texts are in the user's language, and again after a change. */
export function InLanguage({ children }: { children: ReactNode }) {
  const language = useSessionLanguage();
  return (
    <Suspense fallback={null}>
      <Texts key={language}>{children}</Texts>
    </Suspense>
  );
}

/** While its pages are shown the document is in their language, for screen readers and for the choice of letters' shapes. */
export function usePageLanguage(): void {
  const language = useSessionLanguage();
  useEffect(() => {
    document.documentElement.lang = language === 'en' ? ENGLISH : language;
    return () => {
      document.documentElement.lang = ENGLISH;
    };
  }, [language]);
}
