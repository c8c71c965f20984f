import { type CDPSession, expect, type Page } from '@playwright/test';
import { expectFits, measureSidewaysScroll, orderSizes, type Sizes } from './pages';

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The smallest phone. */
export const SMALLEST = { width: 320, height: 640 };
const ALL_SIZES: Sizes = [DESK, PHONE, SMALLEST];

export const LAYOUT_SHIFT_BUDGET = 0.02;

/** ISO dates and instants, and months such as 2026-11 or 11/2026, in visible text and fields. */
async function findMachineDates(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    for (const part of document.querySelectorAll('details')) part.open = true;
    const fields = [...document.querySelectorAll<HTMLInputElement>('main input:not([type=hidden])')];
    return [document.body.innerText, document.title, ...fields.map(({ value }) => value)].join('\n');
  });
  return texts.match(/(?<![\w-])20\d\d-\d\d(-\d\d)?(?![\w-])|20\d\d-\d\d-\d\dT|(?<![\d/])\d{1,2}\/20\d\d(?!\d)/g) ?? [];
}

/** Checks what every page must have, at every width. */
export async function expectValidPage(page: Page, path: string, sizes = ALL_SIZES): Promise<void> {
  await expectPageLoaded(page, path);
  await expectFits(page, path, orderSizes(page, sizes), { axeAt: DESK });
  expect(await findMachineDates(page), `dates at ${path}`).toEqual([]);
}

/** Checks a page of the desk at desk width. Other widths: operations/every-width.spec.ts. */
export const expectValidDeskPage = (page: Page, path: string): Promise<void> => expectValidPage(page, path, [DESK]);

async function expectPageLoaded(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('2023');
  await expect(page.getByText('404 Page Not found')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(path);
}

/**
 * Checks a public page at desk width and on the smallest phone, with its contrast: pictures and footer have colours that are no tokens. Other
 * widths and font sizes: expectPublicPageZooms.
 */
export async function expectValidPublicPage(page: Page, path: string): Promise<void> {
  await expectPageLoaded(page, path);
  await expectNoSidewaysScroll(page, path);
  const folded = await findClosedDetails(page);
  expect(await findMachineDates(page), `dates at ${path}`).toEqual([]);
  await closeDetails(folded);
  await expectFits(page, path, [SMALLEST], { contrast: true });
}

/** Checks a public page at 200 % with all `details` open, and on a phone. */
export async function expectPublicPageZooms(page: Page, path: string): Promise<void> {
  await page.setViewportSize(DESK);
  await expectPageLoaded(page, path);
  const client = await page.context().newCDPSession(page);
  const folded = await findClosedDetails(page);
  await folded.evaluate((parts) => {
    for (const part of parts) part.open = true;
  });
  await expectZooms(page, client, path);
  await closeDetails(folded);
  await client.detach();
  await page.setViewportSize(PHONE);
  await expectNoSidewaysScroll(page, `${path}, ${PHONE.width} px`);
}

const findClosedDetails = (page: Page) =>
  page.evaluateHandle(() => [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')]);

async function closeDetails(parts: Awaited<ReturnType<typeof findClosedDetails>>): Promise<void> {
  await parts.evaluate((opened) => {
    for (const part of opened) part.open = false;
  });
  await parts.dispose();
}

/** Controls under 44 px. Links inside sentences may be smaller. */
const findSmallTargets = (page: Page): Promise<string[]> =>
  page
    .getByRole('main')
    .locator('a, button, select, summary, input:not([hidden])')
    .evaluateAll((found) =>
      found
        .filter((element) => element.checkVisibility() && !element.closest('p'))
        .filter((element) => {
          // A record's button covers its row, and a label its control.
          const whole = element.closest(element instanceof HTMLInputElement ? 'label' : '.ui-record');
          const { width, height } = (whole ?? element).getBoundingClientRect();
          return Math.round(Math.min(width, height)) < 44;
        })
        .map((element) => `${element.tagName} ${element.textContent}`),
    );

/** The page has no small target on the smallest phone. */
export async function expectThumbTargets(page: Page, path: string): Promise<void> {
  await page.setViewportSize(SMALLEST);
  await expect.poll(() => findSmallTargets(page), { message: `small targets of ${path}` }).toEqual([]);
}

/** Records layout shifts and the first element, from the next page on. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0, first: null as Element | null };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      seen.first = document.querySelector('main')?.firstElementChild ?? null;
    });
  });
}

/** Sum of layout shifts since the page load. */
export const measureLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);

/** React has hydrated the served elements without moving them. */
export async function expectHydrated(page: Page): Promise<void> {
  const taken = () =>
    page.evaluate(() => {
      const { seen } = window as unknown as { seen: { first: Element | null } };
      const now = document.querySelector('main')?.firstElementChild;
      return {
        isSame: seen.first !== null && seen.first === now,
        isAlive: Object.keys(now ?? {}).some((key) => key.startsWith('__react')),
      };
    });
  await expect.poll(taken).toEqual({ isSame: true, isAlive: true });
  await page.waitForLoadState('networkidle');
  expect(await measureLayoutShift(page)).toBeLessThan(LAYOUT_SHIFT_BUDGET);
}

const expectNoSidewaysScroll = (page: Page, place: string): Promise<void> =>
  expect.poll(() => measureSidewaysScroll(page), { message: `${place} scrolls sideways` }).toBeLessThanOrEqual(0);

/** Checks that nothing is cut off or scrolls sideways at 200 %. */
async function expectZooms(page: Page, client: CDPSession, path: string): Promise<void> {
  // Twice the default font size.
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  await expectNoSidewaysScroll(page, `${path}, large type`);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header a, header button, main :is(h1, h2, h3, p, a, button, label)')]
      .filter((text) => text.checkVisibility({ visibilityProperty: true }) && !text.closest('.ui-sr-only'))
      .filter((text) => {
        const { left, right, width } = text.getBoundingClientRect();
        return width > 0 && (left < -1 || right > document.documentElement.clientWidth + 1);
      })
      .map((text) => text.textContent),
  );
  expect(cut, `${path}: reaches out of the window`).toEqual([]);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  // 1280 px zoomed to 200 % is 640 px.
  await page.setViewportSize({ width: 640, height: 450 });
  await expectNoSidewaysScroll(page, `${path}, zoomed`);
}

/** Counts transferred bytes by resource type, and collects all requested hosts. */
export async function measureTransfer(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  const hosts = new Set<string>();
  client.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, type);
    // data: URLs have no host.
    if (!response.url.startsWith('data:')) hosts.add(new URL(response.url).host);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return { bytes, hosts, client };
}
