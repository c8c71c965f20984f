import type { BrowserContext } from '@playwright/test';
import { expect, type Page, type Product } from './test';

/** Until the service worker holds the app's files and the pages of this job. */
export async function untilKept(page: Page, jobId: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const keptAddresses = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect
    .poll(keptAddresses, { timeout: 30_000 })
    .toEqual(
      expect.arrayContaining([
        '/app.html',
        '/api/user',
        `/api/get-permanent-jobs/${jobId}`,
        '/api/get-duration-start-time',
      ]),
    );
}

/** Offline for the browser; and nobody at the other end either, so that nothing can slip through while a page loads. */
export async function loseSignal(context: BrowserContext, { stack }: Product): Promise<void> {
  await context.setOffline(true);
  await stack?.nginx.stop();
}

export async function findSignal(context: BrowserContext, { stack }: Product): Promise<void> {
  await stack?.nginx.start();
  await context.setOffline(false);
}

/** The phone's clock cannot be moved, so the kept presses are: as if they had been made earlier. */
export const pressEarlier = (page: Page, minutes: readonly number[]) =>
  page.evaluate((shifts) => {
    const presses: { pressedAt: string }[] = JSON.parse(localStorage.getItem('kept-presses') ?? '[]');
    presses.forEach((press, index) => {
      press.pressedAt = new Date(Date.parse(press.pressedAt) - (shifts[index] ?? 0) * 60_000).toISOString();
    });
    localStorage.setItem('kept-presses', JSON.stringify(presses));
  }, minutes);
