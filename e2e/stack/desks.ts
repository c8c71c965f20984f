import type { Browser } from '@playwright/test';
import { navigate } from './pages';
import { openAs, type Page, type Product } from './test';

/** A window of its own in which an admin has a page open. */
export async function openDesk(browser: Browser, product: Product): Promise<Page> {
  const opened = await (await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })).newPage();
  await openAs(opened, product.admin, '/admin/invoice-settings');
  return opened;
}

/** All look at the same address. */
export async function openOnAll(desks: readonly Page[], path: string): Promise<void> {
  for (const desk of desks) if (new URL(desk.url()).pathname !== path) await navigate(desk, path);
}

/** A desk gets no more answers of this read, as on a bad line, and shows what it has. */
export const blockReads = (desk: Page, path: string) => desk.route(`**${path}`, (route) => route.abort());
