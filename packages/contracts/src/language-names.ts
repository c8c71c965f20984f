// No schemas here: the registration page uses it before loading any.

/** Languages of the sub-contractors' app, notices and mails, each by its own name. The keys are BCP 47 tags. */
export const LANGUAGES = {
  en: 'English',
  ne: 'नेपाली',
  'zh-Hans': '简体中文',
  vi: 'Tiếng Việt',
  es: 'Español',
  si: 'සිංහල',
} as const;
export type Language = keyof typeof LANGUAGES;
/** Languages with a catalogue. English texts are in the code. */
export type TranslatedLanguage = Exclude<Language, 'en'>;
export const LANGUAGE_TAGS = Object.keys(LANGUAGES) as [Language, ...Language[]];

/** The first of a browser's languages that the app has; English without any. `zh-TW` and `zh-HK` use another script. */
export function pickLanguage(tags: readonly string[]): Language {
  for (const tag of tags) {
    const [primary = '', ...rest] = tag.split('-');
    if (primary === 'zh' && !rest.some((part) => ['TW', 'HK', 'MO', 'Hant'].includes(part))) return 'zh-Hans';
    const found = LANGUAGE_TAGS.find((known) => known === primary.toLowerCase());
    if (found) return found;
  }
  return 'en';
}
