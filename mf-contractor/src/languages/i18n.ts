import { setupI18n } from '@lingui/core';
import { messages } from './en/screens';

/** Writes the texts of every screen. English is part of the code; `speak` brings another language. */
export const i18n = setupI18n({ locale: 'en', messages: { en: messages } });
