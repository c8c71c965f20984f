import type { TranslatedLanguage } from '@cleaning/contracts';
import type { Page } from '@playwright/test';
import * as accountTexts from '../../mf-contractor/src/account/texts';
import * as compliance from '../../mf-contractor/src/compliance/texts';
import * as incidents from '../../mf-contractor/src/incidents/texts';
import { catalogue as es } from '../../mf-contractor/src/languages/es';
import { frame } from '../../mf-contractor/src/languages/frame';
import { catalogue as ne } from '../../mf-contractor/src/languages/ne';
import { catalogue as si } from '../../mf-contractor/src/languages/si';
import { catalogue as vi } from '../../mf-contractor/src/languages/vi';
import { catalogue as zh } from '../../mf-contractor/src/languages/zh-Hans';
import * as notices from '../../mf-contractor/src/notices/texts';
import * as openJobs from '../../mf-contractor/src/open-jobs/texts';
import { passkeys } from '../../mf-contractor/src/passkeys/texts';
import { blocks, payDetails, payment, payments, waitingReasons } from '../../mf-contractor/src/payments/texts';
import * as photos from '../../mf-contractor/src/photos/texts';
import * as push from '../../mf-contractor/src/push/texts';
import * as siteCard from '../../mf-contractor/src/site-card/texts';
import * as screens from '../../mf-contractor/src/texts';
import * as visits from '../../mf-contractor/src/visits/texts';

const CATALOGUES: Readonly<Record<TranslatedLanguage, object>> = { ne, 'zh-Hans': zh, vi, es, si };
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
  '(January|February|March|April|May|June|July|August|September|October|November|December)( \\d{4})?',
  '.*\\bEvery (\\w+day|week|month|\\d+ weeks)\\b.*',
];

const FILLED = '§';
type Text = string | ((...given: unknown[]) => unknown) | { readonly [key: string]: Text };

const leaves = (text: unknown): readonly (string | ((...given: unknown[]) => unknown))[] =>
  typeof text === 'object' && text !== null ? Object.values(text).flatMap(leaves) : [text as string];

/** A text and, of one with arguments, what it looks like with any. */
function sentencesOf(text: string | ((...given: unknown[]) => unknown)): string[] {
  if (typeof text === 'string') return [text];
  return [FILLED, 1, 0].flatMap((given) => {
    const sentence = text(given, FILLED, FILLED, FILLED);
    // Without words of its own it is the same in every language.
    return typeof sentence === 'string' && /[a-z]{3}/.test(sentence) ? [sentence] : [];
  });
}

const patternOf = (sentence: string) => sentence.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(FILLED, '.+');

const { SUPPORT_PHONE: _, withPhone: _function, ...shown } = screens;
/** Not of the file with the codes, which names the company of the page. */
const { fileText: __, ...secondFactor } = accountTexts.secondFactor;
const account = { ...accountTexts, secondFactor };
const ENGLISH = [
  ...leaves({
    shown,
    account,
    compliance,
    incidents,
    notices,
    openJobs,
    passkeys,
    payments,
    payment,
    waitingReasons,
    payDetails,
    photos,
    push,
    siteCard,
    visits,
    frame,
  } as Text),
  ...UI,
].flatMap(sentencesOf);
const blockTexts = Object.values(blocks).flatMap((write) =>
  sentencesOf(() => write({ reason: FILLED, until: FILLED })),
);
const SENTENCES = new Set([...ENGLISH, ...blockTexts].filter((each) => /[A-Za-z]{2}/.test(each)));
/** Of those with arguments alone: a thousand others are found by themselves. */
const PATTERN = new RegExp(
  `^(?:${[...[...SENTENCES].filter((each) => each.includes(FILLED)).map(patternOf), ...DAYS].join('|')})$`,
);

/** What a page shows or says to a screen reader that is one of the English texts, and not the same in the language. */
export async function englishIn(page: Page, language: TranslatedLanguage): Promise<string[]> {
  const same = new Set(leaves(CATALOGUES[language]));
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
