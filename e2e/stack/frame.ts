import type { Page } from '@playwright/test';

/** How high the whole page is, in px. */
export const pageHeight = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/** The parts of a page that can be seen, in the order of the document: what each is called and where it begins. */
const parts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.shell-side, header, main, footer, aside, nav')]
      .filter((part) => part.checkVisibility() && !part.closest('.shell-side :scope, dialog'))
      .filter((part) => !part.parentElement?.closest('.shell-side, header, main, footer'))
      .map((part) => {
        const { left, right, top, bottom, width, height } = part.getBoundingClientRect();
        const name = part.getAttribute('aria-label') ?? part.tagName.toLowerCase();
        return { name, left, right, top: top + scrollY, bottom: bottom + scrollY, isEmpty: width * height === 0 };
      })
      .filter(({ isEmpty }) => !isEmpty),
  );

/** Parts that come later in the document and are seen before the one ahead of them. A bar that lies at the window's foot is the last. */
export async function outOfOrder(page: Page): Promise<string[]> {
  // At its end the page shows a bar at the foot where it is in the document.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const found = await parts(page);
  return found.flatMap((part, index) => {
    const before = found[index - 1];
    if (!before || part.left >= before.right - 1 || part.top >= before.top) return [];
    return [`${part.name} is seen before ${before.name}`];
  });
}
