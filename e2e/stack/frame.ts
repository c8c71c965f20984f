import type { Page } from '@playwright/test';

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** The bar at the foot of a phone. */
export const daily = (page: Page) => page.getByRole('navigation', { name: 'Every day' });
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** In whole px. */
export const size = async (page: Page, part: string) => {
  const { width = 0, height = 0 } = (await page.locator(part).boundingBox()) ?? {};
  return { width: Math.round(width), height: Math.round(height) };
};

/** How high the whole page is, in px. */
export const pageHeight = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

/**
 * Outermost parts of a page that are seen above, or at the same height to the left of, the part ahead of them in the document. A bar at
 * the window's foot is below all that scrolls.
 */
export const outOfOrder = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const outermost = '.shell-side, header, main, footer, aside, nav';
    const parts = [...document.querySelectorAll(outermost)]
      .filter((part) => part.checkVisibility() && !part.parentElement?.closest(`${outermost}, dialog`))
      .map((part) => {
        const { left, right, top, width, height } = part.getBoundingClientRect();
        const isAtFoot = getComputedStyle(part).position === 'fixed';
        return {
          name: part.getAttribute('aria-label') ?? part.className ?? part.tagName,
          left,
          right,
          top: isAtFoot ? Number.POSITIVE_INFINITY : top,
          isSeen: width > 0 && height > 0,
        };
      })
      .filter(({ isSeen }) => isSeen);
    return parts.flatMap((part, index) => {
      const before = parts[index - 1];
      if (!before || part.left >= before.right - 1 || part.top >= before.top) return [];
      return [`${part.name} is seen before ${before.name}`];
    });
  });
