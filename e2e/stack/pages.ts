import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, type Route } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { createJpg, createPdf, createPng } from './documents';
import { buildRegistration } from './office';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What a visitor gets without any script. */
export const readServedHtml = async (page: Page, path: string): Promise<string> => (await page.request.get(path)).text();

/** By how many pixels the page scrolls sideways. */
export const measureSidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Checks the page as it is now against the rules of axe. Each finding is named with its elements. Contrast is half of their time, and follows
 * from the tokens (scripts/contrast.spec.ts): it is asked for where a page has colours of its own. Of a dialog over a page that has been looked at
 * (demo-company/every-page.spec.ts) only the dialog: `within` is its selector.
 */
export async function expectAccessible(
  page: Page,
  place: string,
  { contrast = false, within = '' } = {},
): Promise<void> {
  // Evaluated by the browser's debugger: the page's own policy allows no foreign script. It stays until the page is left.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate(
    async ({ withContrast, part }) => {
      // A size or colour scheme that was just set is drawn in the next frame. A colour on its way to another would be measured as it
      // is: everything that ends comes to its end first.
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
        // What passes is neither kept nor described, which is a third of the time.
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

/** Keeps the next answer of a call from the page until the function that it gives is called. What is asked for is done before. */
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
  await page.route(`**${path}`, hold, { times: 1 });
  return give;
}

/** The selector of a dialog that is open: a modal one, or a calendar or choice beside its button. */
export const OPEN_DIALOG = ':is(dialog[open], [role=dialog])';

/** Leads to another page of the app as a link does, without loading it anew. */
export const pushRoute = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** The same, and waits for the page's heading, which must be another. */
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

/** Of windows, in px. */
export type Sizes = readonly [Size, ...Size[]];
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The sizes in the order in which the window, which may have one of them, changes least often: drawing a page anew costs as much as axe. */
export function orderSizes(page: Page, sizes: Sizes): Sizes {
  const [last, ...before] = [...sizes].reverse();
  return last && page.viewportSize()?.width === last.width ? [last, ...before] : sizes;
}

/**
 * The page as it is does not scroll sideways at any of these sizes, and axe finds nothing at one of them: the first, unless another is named. The
 * window keeps the last one.
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

/** Fills every control of the registration form with values that the server accepts, and chooses small documents: six, or those not left out. */
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

/** Opens work that waits at a place: from the desk's first page by its list. */
export async function openWaitingWork(page: Page, list: RegExp, place: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: list }).click();
  const row = main.getByRole('row').filter({ hasText: place }).first();
  await row.getByRole('link', { name: /^Correct/ }).click();
  // The list has fields of the same names.
  await page.waitForURL(/\/admin\/work\/[^/?]+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Correct a work record');
}

/** Verifies the person whose page it is, without checking each document. */
export async function verifyPerson(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Reason to verify now').fill('Seen at the office');
  await main.getByRole('button', { name: 'Verify', exact: true }).click();
}
