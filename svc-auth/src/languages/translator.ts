import type { Language, TranslatedLanguage } from '@cleaning/contracts';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { messages as es } from './compiled/es.js';
import { messages as ne } from './compiled/ne.js';
import { messages as si } from './compiled/si.js';
import { messages as vi } from './compiled/vi.js';
import { messages as zhHans } from './compiled/zh-Hans.js';

const MESSAGES: Readonly<Record<TranslatedLanguage, Messages>> = { ne, 'zh-Hans': zhHans, vi, es, si };

const of = (locale: TranslatedLanguage): I18n =>
  setupI18n({ locale, locales: `${locale}-u-nu-latn`, messages: { [locale]: MESSAGES[locale] } });

const TRANSLATORS: Readonly<Record<TranslatedLanguage, I18n>> = {
  ne: of('ne'),
  'zh-Hans': of('zh-Hans'),
  vi: of('vi'),
  es: of('es'),
  si: of('si'),
};

/** Writes a message of the catalogue, by its path in it. */
export type Translate = (id: string, values?: Readonly<Record<string, string>>) => string;

/** Null for English, whose words stand in the code. */
export function translator(language: Language): Translate | null {
  if (language === 'en') return null;
  const i18n = TRANSLATORS[language];
  return (id, values = {}) => i18n._(id, { ...values });
}

/** The values of a message: parameters, and whether each is there. */
export const valuesOf = (parameters: Readonly<Record<string, string>>): Record<string, string> => ({
  ...parameters,
  ...Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [`${name}Given`, value === '' ? 'no' : 'yes']),
  ),
});
