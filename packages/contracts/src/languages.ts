import { z } from 'zod';
import { defineCall } from './call.js';
import { done } from './fields.js';
import { LANGUAGE_TAGS } from './language-names.js';
import { getFieldSentence } from './refusals/sentences.js';
import { CALLER } from './topics.js';

export { LANGUAGE_TAGS, LANGUAGES, type Language, pickLanguage, type TranslatedLanguage } from './language-names.js';

export const language = z.enum(LANGUAGE_TAGS, getFieldSentence('not_in_list'));

export const chooseLanguage = defineCall({
  method: 'POST',
  path: '/api/choose-language',
  service: 'auth',
  access: ['unverified', 'contractor'],
  changes: [{ topic: 'account', id: CALLER, person: CALLER }],
  summary: 'Sets the language of your app, notices and emails. Pay documents stay in English.',
  body: z.object({ language }),
  answer: done,
});
