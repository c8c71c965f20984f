import { getGallery, type SiteData } from '@cleaning/contracts';
import type { APIRequestContext } from '@playwright/test';
import { expect, type Page, type Product, test } from './test';
import { expectValidPublicPage, expectPublicPageZooms, expectHydrated, watchHydration, measureTransfer } from './visits';

/** What the script of a first visit may weigh, in bytes as they travel. */
export const SCRIPT_BUDGET = 140_000;

/** Pages are written in a process of their own, a moment after a change: then the gallery's page reads nothing more. */
async function expectGalleryWritten(request: APIRequestContext): Promise<void> {
  const written = async () => {
    const [, data = '{}'] =
      /<script type="application\/json" id="site-data">(.*?)<\/script>/s.exec(
        await (await request.get('/gallery')).text(),
      ) ?? [];
    return (JSON.parse(data) as SiteData).gallery?.collections;
  };
  const newest = await (await request.get(getGallery.path)).json();
  await expect.poll(written, { timeout: 60_000 }).toEqual(newest);
}

/**
 * Each page, opened as at a first visit, keeps what it shows when its script takes it over, weighs little and is whole; the last one zooms to
 * 200 %. All of it comes from the product's own host. The pages share a window: a new one costs as much as a page.
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
      // As at a first visit, for what is late then.
      await client.send('Network.clearBrowserCache');
      await page.goto('/robots.txt');
      await page.setViewportSize({ width: 1280, height: 900 });
      bytes.Script = 0;
      await page.goto(path);
      await expectHydrated(page);
      // Less than the libraries that every page has: it was not counted.
      expect(bytes.Script, `script of ${path}`).toBeGreaterThan(100_000);
      expect(bytes.Script, `script of ${path}`).toBeLessThanOrEqual(SCRIPT_BUDGET);
      await expectValidPublicPage(page, path);
    });
  await expectPublicPageZooms(page, paths.at(-1) ?? '');
  expect([...hosts]).toEqual([new URL(product.url).host]);
}
