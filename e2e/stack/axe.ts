import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';

/** Holds the page, as it is now, against all rules of axe: each finding is named with the elements it is about. */
export async function expectAccessible(page: Page, place: string): Promise<void> {
  // Evaluated by the browser's debugger: the page's own policy allows no foreign script.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    // Other hosts' frames (the map) cannot be looked into.
    () => (window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } }).axe.run({ iframes: false }),
  );
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} → ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(findings, `axe at ${place}`).toEqual([]);
}
