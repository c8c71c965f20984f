import type { Language } from '@cleaning/contracts';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { messages as en } from './en/messages.js';
import { messages as es } from './es/messages.js';
import { messages as ne } from './ne/messages.js';
import { messages as si } from './si/messages.js';
import { messages as vi } from './vi/messages.js';
import { messages as zhHans } from './zh-Hans/messages.js';

const createI18n = (locale: Language, messages: Messages): I18n =>
  // Digits as in amounts, dates and times.
  setupI18n({ locale, locales: `${locale}-u-nu-latn`, messages: { [locale]: messages } });

const TRANSLATIONS: Readonly<Record<Language, I18n>> = {
  en: createI18n('en', en),
  ne: createI18n('ne', ne),
  'zh-Hans': createI18n('zh-Hans', zhHans),
  vi: createI18n('vi', vi),
  es: createI18n('es', es),
  si: createI18n('si', si),
};

/** Texts for sub-contractors. Texts for the desk and clients are in English in the code. */
export const getTranslation = (language: Language): I18n => TRANSLATIONS[language];

/** Selects a message's variant by whether a value is given: ICU MessageFormat can't match an empty text. */
export const isGiven = (value: string): 'yes' | 'no' => (value === '' ? 'no' : 'yes');
