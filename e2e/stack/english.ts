import type { TranslatedLanguage } from '@cleaning/contracts';
import type { Page } from '@playwright/test';
import { messages as screens } from '../../mf-contractor/src/languages/en/screens';
import { messages as shared } from '../../mf-contractor/src/languages/en/shared';
import { getCatalogue } from './catalogues';

/** Texts of packages/ui, and its formats for dates. */
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

/** All sentences of a compiled message such as `['Hello ', ['name'], ['days', 'plural', { one: […], other: […] }]]`. */
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

const toPattern = (sentence: string) =>
  sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(PLACEHOLDER, '.+');

/** Leaves out refusals, which services write, and texts of packages/ui, of which some are words of other languages too. */
const isShown = ([id]: [string, unknown]) => !/^(?:refusals|problems|warnings|ui)\./.test(id);
const SENTENCES = new Set(
  [
    ...[...Object.entries(screens), ...Object.entries(shared).filter(isShown)].flatMap(([, message]) =>
      listSentences(message),
    ),
    ...UI,
    // A sentence of placeholders only is the same in every language.
  ].filter(
    (sentence) => /[A-Za-z]{2}/.test(sentence) && (!sentence.includes(PLACEHOLDER) || /[a-z]{3}/.test(sentence)),
  ),
);
/** Matches sentences with placeholders. The others are looked up in SENTENCES, which is faster. */
const PATTERN = new RegExp(
  `^(?:${[...[...SENTENCES].filter((each) => each.includes(PLACEHOLDER)).map(toPattern), ...DAYS].join('|')})$`,
);

/** English texts on a page, also those for screen readers, that have another translation in the language. */
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
