import { expect, type Page } from '@playwright/test';
import { expectAccessible, measureSidewaysScroll } from './pages';

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** The bar at the foot of a phone. */
export const getDailyBar = (page: Page) => page.getByRole('navigation', { name: 'Every day' });
export const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });
/** Rounded, in px. */
export const measureSize = async (page: Page, part: string) => {
  const { width = 0, height = 0 } = (await page.locator(part).boundingBox()) ?? {};
  return { width: Math.round(width), height: Math.round(height) };
};

/** Height of the page in px. */
export const measurePageHeight = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight);

/**
 * Outermost parts of a page that appear before the part ahead of them in the document. A fixed bar at the bottom of the window counts as the
 * last part.
 */
export const findPartsOutOfOrder = (page: Page): Promise<string[]> =>
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

/** The skip link leads to the content of a page that was just loaded. */
export async function expectSkipLink(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('a, button').filter({ visible: true }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
}

/** Checks a page in forced colours at 1280 × 800 px, on the smallest phone, and zoomed to 400 %. */
export async function expectUsableInForcedColours(page: Page, path: string, { axe }: { axe: boolean }): Promise<void> {
  await expect(getHeading(page)).toBeVisible();
  await page.emulateMedia({ forcedColors: 'active' });
  for (const viewport of [DESK, { width: 320, height: 640 }, { width: 320, height: 200 }]) {
    await page.setViewportSize(viewport);
    const place = `${path} at ${viewport.width} × ${viewport.height} px`;
    await expect.poll(() => measureSidewaysScroll(page), { message: place }).toBeLessThanOrEqual(0);
    expect(await findPartsOutOfOrder(page), place).toEqual([]);
  }
  // Optional, because demo-company/every-page.spec.ts checks the same page in normal colours.
  if (axe) await expectAccessible(page, `${path} at 400 % in forced colours`);
  // 1280 × 800 px zoomed to 400 %: no bar may cover the content.
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('.shell-top, .shell-side, .shell-daily')]
      .filter((bar) => bar.checkVisibility())
      .filter((bar) => ['sticky', 'fixed'].includes(getComputedStyle(bar).position))
      .map((bar) => bar.className),
  );
  expect(fixed, path).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize(DESK);
}
