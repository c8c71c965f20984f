import { getGallery, type SiteData } from '@cleaning/contracts';
import type { APIRequestContext } from '@playwright/test';
import { expect, type Page, type Product, test } from './test';
import {
  expectHydrated,
  expectPublicPageZooms,
  expectValidPublicPage,
  measureTransfer,
  watchHydration,
} from './visits';

/** Limit for the scripts of a first visit, in transferred bytes. */
export const SCRIPT_BUDGET = 140_000;

/** Waits until a separate process has written the gallery page with the newest collections, so that it fetches nothing. */
async function expectGalleryWritten(request: APIRequestContext): Promise<void> {
  const written = async () => {
    const [, data = '{}'] =
      /<script type="application\/json" id="site-data">(.*?)<\/script>/s.exec(
        await (await request.get('/gallery')).text(),
      ) ?? [];
    return (JSON.parse(data) as SiteData).gallery?.collections;
  };
  const newest = await (await request.get(getGallery.path)).json();
  await expect.poll(written).toEqual(newest);
}

/**
 * Opens each page with an empty cache: hydration moves nothing, the script stays in its budget and the page is valid. The last page zooms to
 * 200 %. All files come from the product's host. The pages share a window, because a new one costs as much as a page.
 */
export async function expectFirstVisits(
  page: Page,
  product: Product,
  request: APIRequestContext,
  paths: readonly string[],
): Promise<void> {
  await watchHydration(page);
  const { bytes, hosts, client } = await measureTransfer(page);
  if (paths.includes('/gallery')) await expectGalleryWritten(request);
  for (const path of paths)
    await test.step(path, async () => {
      // Shows layout shifts of late files.
      await client.send('Network.clearBrowserCache');
      await page.goto('/robots.txt');
      await page.setViewportSize({ width: 1280, height: 900 });
      bytes.Script = 0;
      await page.goto(path);
      await expectHydrated(page);
      // Below this size the libraries of every page were not counted.
      expect(bytes.Script, `script of ${path}`).toBeGreaterThan(100_000);
      expect(bytes.Script, `script of ${path}`).toBeLessThanOrEqual(SCRIPT_BUDGET);
      await expectValidPublicPage(page, path);
    });
  await expectPublicPageZooms(page, paths.at(-1) ?? '');
  expect([...hosts]).toEqual([new URL(product.url).host]);
}
