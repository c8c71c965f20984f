import type { BrowserContext } from '@playwright/test';
import { expect, type Page, type Product } from './test';

/** Waits until the service worker has cached the app's files and this job's pages. */
export async function waitUntilCached(page: Page, jobId: string): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const keptAddresses = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect
    .poll(keptAddresses)
    .toEqual(
      expect.arrayContaining([
        '/app.html',
        '/api/user',
        `/api/get-permanent-jobs/${jobId}`,
        '/api/get-duration-start-time',
      ]),
    );
}

/** Goes offline and stops nginx, because `setOffline` lets requests of a loading page through. */
export async function goOffline(context: BrowserContext, { stack }: Product): Promise<void> {
  await context.setOffline(true);
  await stack?.nginx.stop();
}

export async function goOnline(context: BrowserContext, { stack }: Product): Promise<void> {
  await stack?.nginx.start();
  await context.setOffline(false);
  // Pages of other windows lost their streams with nginx. Otherwise they pause before they connect again.
  const others =
    context
      .browser()
      ?.contexts()
      .filter((other) => other !== context) ?? [];
  for (const page of others.flatMap((other) => other.pages()))
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

/** Moves stored clock events back in time, because the phone's clock can't be changed. */
export const backdateClockEvents = (page: Page, minutes: readonly number[]) =>
  page.evaluate((shifts) => {
    const events: { recordedAt: string }[] = JSON.parse(localStorage.getItem('clock-events') ?? '[]');
    events.forEach((event, index) => {
      event.recordedAt = new Date(Date.parse(event.recordedAt) - (shifts[index] ?? 0) * 60_000).toISOString();
    });
    localStorage.setItem('clock-events', JSON.stringify(events));
  }, minutes);
