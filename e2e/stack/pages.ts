import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, type Route } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { createJpg, createPdf, createPng } from './documents';
import { buildRegistration } from './office';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** HTML of a page as nginx serves it, without any script. */
export const readServedHtml = async (page: Page, path: string): Promise<string> =>
  (await page.request.get(path)).text();

/** Horizontal scroll width in px. */
export const measureSidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Checks the page with axe.
 * @param contrast takes half the time of axe; tokens are checked in scripts/contrast.spec.ts, so only pages with other colours need it
 * @param within selector of a dialog, over a page that demo-company/every-page.spec.ts checks
 */
export async function expectAccessible(
  page: Page,
  place: string,
  { contrast = false, within = '' } = {},
): Promise<void> {
  if (within !== '') await page.locator(within).first().waitFor();
  // Through the debugger, because the page's policy allows no other script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    async ({ withContrast, part }) => {
      // A new size or colour scheme is drawn in the next frame. Animations that end must end, or axe measures colours in transition.
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      const moving = () =>
        document
          .getAnimations()
          .filter(
            ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
          );
      await frame();
      await frame();
      for (let running = moving(); running.length > 0; running = moving())
        await Promise.all(running.map(({ finished }) => finished.catch(() => {})));
      const { axe } = window as unknown as { axe: { run: (part: string, options: object) => Promise<AxeResults> } };
      return axe.run(part, {
        // Frames of other hosts (the map) cannot be read.
        iframes: false,
        // Leaving out passed rules saves a third of the time.
        reporter: 'no-passes',
        rules: { 'color-contrast': { enabled: withContrast } },
      });
    },
    { withContrast: contrast, part: within || 'html' },
  );
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} → ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(findings, `axe at ${place}`).toEqual([]);
}

/**
 * Handles the next request to an address. The route stays: Chromium may lose requests that are under way when the last one is removed, as
 * `times: 1` does (https://github.com/microsoft/playwright/issues/41802).
 */
export async function routeOnce(page: Page, url: string | RegExp, handle: (route: Route) => unknown): Promise<void> {
  let isHandled = false;
  await page.route(url, (route) => {
    if (isHandled) return route.fallback();
    isHandled = true;
    return handle(route);
  });
}

/** Delays the next answer of a call until the returned function is called. The server has answered by then. */
export async function holdAnswer(page: Page, { path }: { path: string }): Promise<() => void> {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  const hold = async (route: Route) => {
    const response = await route.fetch();
    await given;
    await route.fulfill({ response });
  };
  await routeOnce(page, `**${path}`, hold);
  return give;
}

/** An open modal dialog, or a calendar or list beside its button. */
export const OPEN_DIALOG = ':is(dialog[open], [role=dialog]:not([popover]), [popover]:popover-open)';

/** Changes the app's route as a link does, without a reload. */
export const pushRoute = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Changes the route and waits for another heading. */
export async function navigate(page: Page, path: string): Promise<void> {
  const left = await page.evaluateHandle(() => {
    const heading = document.querySelector('main h1');
    return { heading, text: heading?.textContent };
  });
  await pushRoute(page, path);
  await page.waitForFunction(({ heading, text }) => {
    const now = document.querySelector('main h1');
    return now !== null && (now !== heading || now.textContent !== text);
  }, left);
  await left.dispose();
}

/** Window sizes in px. */
export type Sizes = readonly [Size, ...Size[]];
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Starts with the window's current size if it is the last one, because resizing costs as much as axe. */
export function orderSizes(page: Page, sizes: Sizes): Sizes {
  const [last, ...before] = [...sizes].reverse();
  return last && page.viewportSize()?.width === last.width ? [last, ...before] : sizes;
}

/**
 * Checks that the page doesn't scroll sideways at any of these sizes, and passes axe at one of them. The window keeps
 * the last size.
 */
export async function expectFits(
  page: Page,
  place: string,
  sizes: Sizes,
  { contrast = false, axeAt = sizes[0] }: { contrast?: boolean; axeAt?: Size } = {},
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize({ ...size });
    await expect
      .poll(() => measureSidewaysScroll(page), { message: `${place} scrolls sideways at ${size.width} px` })
      .toBeLessThanOrEqual(0);
    if (size === axeAt) await expectAccessible(page, `${place}, ${size.width} px`, { contrast });
  }
}

/** Fills the registration form with valid values and documents. */
export async function fillRegistration(
  page: Page,
  person: { name: string; email: string; password: string },
  leftOut: readonly string[] = [],
): Promise<void> {
  const { bank_name, account_type, ...texts } = buildRegistration(person);
  for (const [name, value] of Object.entries(texts)) await page.locator(`input[name=${name}]`).fill(value);
  await page.locator('select[name=bank_name]').selectOption(bank_name);
  await page.locator('select[name=account_type]').selectOption(account_type);
  const files = {
    passport_img: await createJpg('passport'),
    address_proof_img: await createPdf('proof-of-address'),
    police_check_img: await createPdf('police-check'),
    children_check_img: await createPng('children-check'),
    agreement_img: await createPdf('agreement'),
    declaration_img: await createJpg('declaration'),
  };
  for (const [name, file] of Object.entries(files))
    if (!leftOut.includes(name)) await page.locator(`input[name=${name}]`).setInputFiles(file);
}

/** Opens waiting work at a place, from a list on the desk's first page. */
export async function openWaitingWork(page: Page, list: RegExp, place: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: list }).click();
  const row = main.getByRole('row').filter({ hasText: place }).first();
  await row.getByRole('link', { name: /^Edit/ }).click();
  // Until then the list's fields have the same names.
  await page.waitForURL(/\/admin\/work\/[^/?]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit timesheet');
}

/** Verifies the person on their page, without checking each document. */
export async function verifyPerson(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Reason to verify now').fill('Seen at the office');
  await main.getByRole('button', { name: 'Verify', exact: true }).click();
}
