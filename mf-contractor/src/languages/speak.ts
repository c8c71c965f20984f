import type { Language, TranslatedLanguage } from '@cleaning/contracts';
import { translation } from '@cleaning/ui/app';
import { writeDatesIn } from '@cleaning/ui/texts';
import type { Messages } from '@lingui/core';
import { frameTexts } from './frameTexts';
import { i18n } from './i18n';
import { translateProblem, translateRefusal, translateWarning } from './inLanguage';
import { kitTexts } from './kitTexts';
import { registerTexts } from './registerTexts';

type Catalogue = Promise<{ readonly messages: Messages }>;

/** Only one is loaded at a time. */
const CATALOGUES: Readonly<Record<TranslatedLanguage, () => readonly Catalogue[]>> = {
  ne: () => [
    import(/* webpackChunkName: "language-ne" */ './ne/screens'),
    import(/* webpackChunkName: "language-ne" */ './ne/shared'),
  ],
  'zh-Hans': () => [
    import(/* webpackChunkName: "language-zh-Hans" */ './zh-Hans/screens'),
    import(/* webpackChunkName: "language-zh-Hans" */ './zh-Hans/shared'),
  ],
  vi: () => [
    import(/* webpackChunkName: "language-vi" */ './vi/screens'),
    import(/* webpackChunkName: "language-vi" */ './vi/shared'),
  ],
  es: () => [
    import(/* webpackChunkName: "language-es" */ './es/screens'),
    import(/* webpackChunkName: "language-es" */ './es/shared'),
  ],
  si: () => [
    import(/* webpackChunkName: "language-si" */ './si/screens'),
    import(/* webpackChunkName: "language-si" */ './si/shared'),
  ],
};

function speakEnglish(): void {
  i18n.activate('en');
  translation.texts = {};
  writeDatesIn(null);
  translation.refusal = () => null;
  translation.field = () => null;
  translation.warning = () => null;
}

/**
 * Switches this remote, the parts of packages/ui that it shows and the frame to a language. @throws if the catalogue
 * can't be loaded
 */
export async function speak(language: Language): Promise<void> {
  if (language === 'en') {
    speakEnglish();
    return;
  }
  for (const { messages } of await Promise.all(CATALOGUES[language]())) i18n.load(language, messages);
  // Digits as in amounts, dates and times.
  i18n.activate(language, `${language}-u-nu-latn`);
  translation.texts = { ...kitTexts, ...frameTexts, ...registerTexts };
  writeDatesIn(language);
  translation.refusal = translateRefusal;
  translation.field = translateProblem;
  translation.warning = translateWarning;
}
