import type { Browser } from '@playwright/test';
import { navigate } from './pages';
import { openAs, type Page, type Product } from './test';

/** Opens a page as an admin in a separate window. */
export async function openDesk(browser: Browser, product: Product): Promise<Page> {
  const opened = await (await browser.newContext({ baseURL: product.url, reducedMotion: 'reduce' })).newPage();
  await openAs(opened, product.admin, '/admin/invoice-settings');
  return opened;
}

export async function openOnAll(desks: readonly Page[], path: string): Promise<void> {
  for (const desk of desks) if (new URL(desk.url()).pathname !== path) await navigate(desk, path);
}

/** Aborts requests to a path, as on a bad connection, so that the desk keeps showing its last data. */
export const blockReads = (desk: Page, path: string) => desk.route(`**${path}`, (route) => route.abort());
