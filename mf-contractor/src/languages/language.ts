import type { Language } from '@cleaning/contracts';
import { loadLanguage } from './current';

/** For the shell, which has the texts of the frame: loads a language, and answers what puts texts into it. */
export async function loadTexts(language: Language): Promise<(texts: object, area: string) => void> {
  if (language !== 'en') await loadLanguage(language);
  const { putFurther } = await import(/* webpackChunkName: "speak" */ './speak');
  return (texts, area) => putFurther(texts, area, language);
}
