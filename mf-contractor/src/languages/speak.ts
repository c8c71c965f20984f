import type { Language, TranslatedLanguage } from '@cleaning/contracts';
import { answers } from '@cleaning/ui/app';
import { writeDatesIn } from '@cleaning/ui/texts';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { listedDocuments } from '../compliance/lackedDocuments';
import { answerOf } from './answers';
import { putTexts } from './put';
import { constants, TEXTS } from './texts';

/** One is loaded at a time. */
const CATALOGUES: Readonly<Record<TranslatedLanguage, () => Promise<{ readonly messages: Messages }>>> = {
  ne: () => import(/* webpackChunkName: "language-ne" */ './compiled/ne'),
  'zh-Hans': () => import(/* webpackChunkName: "language-zh-Hans" */ './compiled/zh-Hans'),
  vi: () => import(/* webpackChunkName: "language-vi" */ './compiled/vi'),
  es: () => import(/* webpackChunkName: "language-es" */ './compiled/es'),
  si: () => import(/* webpackChunkName: "language-si" */ './compiled/si'),
};

const i18n = setupI18n();
let current: I18n | null = null;

function answerInLanguage(sentence: string): string | null {
  const answer = answerOf(sentence);
  return answer && i18n._(answer.id, { ...answer.given.map(listedDocuments) });
}

/** Puts the texts of this remote, and of what it shows of packages/ui, into a language. @throws when its catalogue does not come */
export async function speak(language: Language): Promise<void> {
  if (language === 'en') {
    current = null;
  } else {
    const { messages } = await CATALOGUES[language]();
    i18n.load(language, messages);
    // Digits as in amounts, dates and times.
    i18n.activate(language, `${language}-u-nu-latn`);
    current = i18n;
  }
  for (const [area, texts] of Object.entries(TEXTS)) putTexts(texts, area, current, constants());
  writeDatesIn(current && language);
  answers.inLanguage = current ? answerInLanguage : () => null;
}

/** Puts further texts into the language that was loaded last, or into English: those of the frame, which the shell has. */
export const putFurther = (texts: object, area: string, language: Language): void =>
  putTexts(texts, area, language === 'en' ? null : current, constants());
