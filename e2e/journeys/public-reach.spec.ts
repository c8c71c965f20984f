import { measureSidewaysScroll } from '../stack/pages';
import { expect, openPublic, type Page, testInOpenWindow as test } from '../stack/test';

// Tests are independent, so workers can share them.
test.describe.configure({ mode: 'parallel' });

// The menu by keyboard, in forced colours and around its breakpoint.
const main = (page: Page) => page.getByRole('main');
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const burger = (page: Page) => page.getByRole('button', { name: /menu/i });
test('folds the menu below 800 px and draws its icon in forced colours', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 799, height: 700 });
  await openPublic(page, '/');
  await expect(burger(page)).toBeVisible();
  await expect(nav(page)).toBeHidden();
  await page.setViewportSize({ width: 800, height: 700 });
  await expect(burger(page)).toBeHidden();
  await expect(nav(page).getByRole('link', { name: 'Register' })).toBeVisible();
  await expect.poll(() => measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  const colours = await burger(page).evaluate((button) => [
    getComputedStyle(button.firstElementChild ?? button).backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(colours[0]).not.toBe(colours[1]);
});

test('skips the navigation on the first Tab, and works the burger menu by keyboard', async ({ quietPage: page }) => {
  await openPublic(page, '/about-us');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await burger(page).focus();
  await page.keyboard.press('Enter');
  await expect(burger(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(nav(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(nav(page)).toBeHidden();
  await expect(burger(page)).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(nav(page).getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/services$/);
  await expect(nav(page)).toBeHidden();
  await expect(main(page)).toBeFocused();
});
