import { chooseLanguage, LANGUAGES, type Language, type TranslatedLanguage } from '@cleaning/contracts';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { callOk } from './api';
import { findEnglish } from './english';
import { measureSidewaysScroll, navigate } from './pages';
import { readToken } from './sessions';
import { expect, giveSession, type Page, type Product } from './test';

/** The narrowest phone. */
export const SMALL = { width: 360, height: 740 };
export const PERSON = { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD };
const PAGES = [
  '/dashboard',
  '/my-jobs',
  '/permanent-jobs',
  '/quick-jobs',
  '/payments',
  '/payments/details',
  '/report-problem',
  '/request-supplies',
  '/messages',
  '/notices',
  '/account',
  '/account/documents',
  '/account/pay',
  '/account/security',
  '/account/notifications',
];
const LISTS = ['/my-jobs', '/permanent-jobs', '/quick-jobs', '/payments'];

export const getHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Opens a page of the app without a reload, and waits until its data is shown. */
export async function openInApp(page: Page, path: string): Promise<void> {
  const before = await getHeading(page).textContent();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(getHeading(page)).not.toHaveText(before ?? '');
  await expect(page.locator('main .ui-skeleton, main .ui-spinner')).toHaveCount(0);
}

async function chooseOnPage(page: Page, language: Language): Promise<void> {
  const field = page.locator('select').filter({ hasText: LANGUAGES.ne });
  await field.selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // The page renders again. The focus must stay.
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(language);
}

/** Saves the language as if on another device. */
export async function saveLanguage({ url }: Product, language: Language, person = PERSON): Promise<void> {
  await callOk(url, chooseLanguage, { token: await readToken(url, person), body: { language } });
}

/** Texts of the page's content that are cut at the side, and pairs of them that lie on each other. Tables scroll. */
const findUnreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return ['there is no main'];
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isForScreenReaders = (element: Element) =>
      element.closest('.ui-sr-only, input, select, textarea, svg') !== null;
    /** The page shortens it by intention, with an ellipsis. */
    const isShortened = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).textOverflow === 'ellipsis' || isShortened(element.parentElement));
    const shorten = (text: string) => text.trim().slice(0, 60);
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const texts: { text: string; element: Element; lines: DOMRect[] }[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || !isShown(element) || isForScreenReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      texts.push({ text: shorten(node.textContent), element, lines: [...range.getClientRects()] });
    }
    const cut = texts
      .filter(({ element }) => !element.closest('.ui-table-wrap') && !isShortened(element))
      .filter(({ lines }) =>
        lines.some(({ left, right }) => left < -1 || right > document.documentElement.clientWidth + 1),
      )
      .map(({ text }) => `cut: ${text}`);
    const clipped = [...main.querySelectorAll('*')]
      .filter(
        (element) =>
          isShown(element) &&
          !isForScreenReaders(element) &&
          !element.closest('.ui-table-wrap') &&
          !isShortened(element),
      )
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map((element) => `wider than its place: ${shorten(element.textContent ?? '')}`);
    const isSticky = (element: Element) => element.closest('.mc-start') !== null;
    const overlaps = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      // Lines of tall scripts touch.
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > Math.min(one.height, other.height) / 2;
    const onEachOther = texts.flatMap((one, index) =>
      texts
        .slice(index + 1)
        .filter((other) => isSticky(one.element) === isSticky(other.element))
        .filter((other) => one.lines.some((line) => other.lines.some((each) => overlaps(line, each))))
        .map((other) => `on each other: ${one.text} / ${other.text}`),
    );
    const scrolled = [...main.querySelectorAll('.ui-table-wrap:has(> .ui-timetable)')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(() => 'a timetable is wider than the page');
    return [...cut, ...clipped, ...onEachOther, ...scrolled];
  });

export async function expectTranslated(page: Page, language: TranslatedLanguage, path: string): Promise<void> {
  await expect.poll(() => measureSidewaysScroll(page), { message: `${path} in ${language}` }).toBeLessThanOrEqual(0);
  expect(await findUnreadable(page), `${path} in ${language} at ${page.viewportSize()?.width} px`).toEqual([]);
  expect(await findEnglish(page, language), `English at ${path} in ${language}`).toEqual([]);
}

/** Checks every page of the app in these languages. */
export async function checkLanguages(page: Page, languages: readonly TranslatedLanguage[]): Promise<void> {
  await giveSession(page, PERSON);
  const details: string[] = [];
  for (const list of LISTS) {
    if (list === LISTS[0]) await page.goto(list);
    else await navigate(page, list);
    const link = page.getByRole('main').locator(`a[href^="${list}/"]:not([href$="/details"])`).first();
    details.push((await link.getAttribute('href')) ?? '');
  }
  await navigate(page, '/account/me');
  for (const language of languages) {
    await chooseOnPage(page, language);
    await expectTranslated(page, language, '/account/me');
    for (const path of [...PAGES, ...details]) {
      await openInApp(page, path);
      await expectTranslated(page, language, path);
    }
    await openInApp(page, '/account/me');
  }
}
