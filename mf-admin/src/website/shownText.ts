/** Characters by which a text is searched for on the page. */
const SEARCH_LENGTH = 60;
/** Shorter ones stand in too many places. */
const SHORTEST = 3;

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * Part of a text that appears literally on the page: its first line, without the placeholders {company} and {founded}.
 */
export function pickSearchText(text: string): string {
  const [line = ''] = text.trim().split('\n');
  const parts = fold(line).split(/\{[a-z]+\}/);
  const longest = parts.reduce((best, part) => (part.trim().length > best.length ? part.trim() : best), '');
  return longest.slice(0, SEARCH_LENGTH).trim();
}

/** Element of the page that shows a text; null if it isn't visible, such as a tab's title. */
export function findElementWithText(page: Document, text: string): HTMLElement | null {
  const sought = pickSearchText(text);
  if (sought.length < SHORTEST) return null;
  const nodes = page.createTreeWalker(page.querySelector('main') ?? page.body, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode())
    if (fold(node.textContent ?? '').includes(sought)) return node.parentElement;
  return null;
}

/** The text that was pressed on the page: of those that contain its words, the longest. */
export function findPicked(pressed: string, texts: readonly (readonly [field: string, text: string])[]): string | null {
  const words = fold(pressed);
  const found = texts
    .flatMap(([field, text]) => text.split('\n').map((line) => [field, pickSearchText(line)] as const))
    .filter(([, sought]) => sought.length >= SHORTEST && words.includes(sought))
    .sort((a, b) => b[1].length - a[1].length);
  return found[0]?.[0] ?? null;
}
