import type { TranslatedLanguage } from '@cleaning/contracts';
import { type Messages, setupI18n } from '@lingui/core';
import { messages as es } from '../../mf-contractor/src/languages/es/screens';
import { messages as esShared } from '../../mf-contractor/src/languages/es/shared';
import { messages as ne } from '../../mf-contractor/src/languages/ne/screens';
import { messages as neShared } from '../../mf-contractor/src/languages/ne/shared';
import { messages as si } from '../../mf-contractor/src/languages/si/screens';
import { messages as siShared } from '../../mf-contractor/src/languages/si/shared';
import { messages as vi } from '../../mf-contractor/src/languages/vi/screens';
import { messages as viShared } from '../../mf-contractor/src/languages/vi/shared';
import { messages as zh } from '../../mf-contractor/src/languages/zh-Hans/screens';
import { messages as zhShared } from '../../mf-contractor/src/languages/zh-Hans/shared';

const CATALOGUES: Readonly<Record<TranslatedLanguage, readonly [screens: Messages, shared: Messages]>> = {
  ne: [ne, neShared],
  'zh-Hans': [zh, zhShared],
  vi: [vi, viShared],
  es: [es, esShared],
  si: [si, siShared],
};

/** The app's compiled messages by id. */
export const getCatalogue = (language: TranslatedLanguage): Messages => Object.assign({}, ...CATALOGUES[language]);

/** Returns a function that translates a message id. */
export const createTranslator = (language: TranslatedLanguage) => {
  const i18n = setupI18n({ locale: language, messages: { [language]: getCatalogue(language) } });
  return (id: string): string => i18n._(id);
};
