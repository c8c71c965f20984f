import type { TranslatedLanguage } from '@cleaning/contracts';
import type { Page } from '@playwright/test';
import { messages as screens } from '../../mf-contractor/src/languages/en/screens';
import { messages as shared } from '../../mf-contractor/src/languages/en/shared';
import { getCatalogue } from './catalogues';

/** Of packages/ui, and what it writes of days and lengths. */
const UI = [
  'Retry',
  'Loading…',
  'New',
  'Details',
  'Close',
  'OK',
  'Cancel',
  'Year',
  'Month',
  'Timetable',
  'Time',
  'Download',
];
const DAYS = [
  '(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \\d\\d/\\d\\d/\\d{4}.*',
  '(Mon|Tue|Wed|Thu|Fri|Sat|Sun) \\d{1,2} [A-Z][a-z]{2}( \\d{4})?',
  '(January|February|March|April|May|June|July|August|September|October|November|December)( \\d{4})?',
  '.*\\bEvery (\\w+day|week|month|\\d+ weeks)\\b.*',
];

const PLACEHOLDER = '§';

/** What a compiled message can say, with any values: `['Hello ', ['name'], ['days', 'plural', { one: […], other: […] }]]`. */
function listSentences(message: unknown): string[] {
  if (typeof message === 'string') return [message];
  if (!Array.isArray(message)) return [];
  return message.reduce<string[]>(
    (sentences, part) => {
      const [, , choices] = Array.isArray(part) ? part : [];
      const branches = choices ? Object.values(choices).flatMap(listSentences) : listSentences(part);
      const endings = typeof part === 'string' || choices ? branches : [PLACEHOLDER];
      return sentences.flatMap((sentence) => endings.map((ending) => `${sentence}${ending}`));
    },
    [''],
  );
}

const toPattern = (sentence: string) => sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(PLACEHOLDER, '.+');

/** Refusals are said by services, and of packages/ui not every text is a word that no other language has. */
const isShown = ([id]: [string, unknown]) => !/^(?:refusals|problems|warnings|ui)\./.test(id);
const SENTENCES = new Set(
  [
    ...[...Object.entries(screens), ...Object.entries(shared).filter(isShown)].flatMap(([, message]) =>
      listSentences(message),
    ),
    ...UI,
    // Without words of its own a sentence is the same in every language.
  ].filter((sentence) => /[A-Za-z]{2}/.test(sentence) && (!sentence.includes(PLACEHOLDER) || /[a-z]{3}/.test(sentence))),
);
/** Of those with arguments alone: a thousand others are found by themselves. */
const PATTERN = new RegExp(
  `^(?:${[...[...SENTENCES].filter((each) => each.includes(PLACEHOLDER)).map(toPattern), ...DAYS].join('|')})$`,
);

/** What a page shows or says to a screen reader that is one of the English texts, and not the same in the language. */
export async function findEnglish(page: Page, language: TranslatedLanguage): Promise<string[]> {
  const same = new Set(Object.values(getCatalogue(language)).flatMap(listSentences));
  const texts = await page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest('script, style, noscript, [lang="en"]') || !parent.checkVisibility()) continue;
      const text = node.textContent?.trim() ?? '';
      if (text !== '') found.add(text);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) found.add(element.getAttribute(name) ?? '');
    found.add(document.title.split(' – ')[0] ?? '');
    return [...found];
  });
  return texts.filter((text) => !same.has(text) && (SENTENCES.has(text) || PATTERN.test(text)));
}
