import { sideways } from '../stack/pages';
import { expect, type Page, testInOpenWindow as test } from '../stack/test';

// No test here depends on another: workers share them.
test.describe.configure({ mode: 'parallel' });

// The website with the keyboard alone, in large type, and around the width at which the menu folds.
const main = (page: Page) => page.getByRole('main');
const nav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const burger = (page: Page) => page.getByRole('button', { name: /menu/i });
test('the menu folds below 800 px, and not at 800', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 799, height: 700 });
  await page.goto('/');
  await expect(burger(page)).toBeVisible();
  await expect(nav(page)).toBeHidden();
  await page.setViewportSize({ width: 800, height: 700 });
  await expect(burger(page)).toBeHidden();
  await expect(nav(page).getByRole('link', { name: 'Register' })).toBeVisible();
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
});

test('the burger has its lines in forced colours', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const colours = await burger(page).evaluate((button) => [
    getComputedStyle(button.firstElementChild ?? button).backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(colours[0]).not.toBe(colours[1]);
});

test('the burger opens, closes and leads on with the keyboard', async ({ quietPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about-us');
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

test('the first Tab offers to skip the navigation', async ({ quietPage: page }) => {
  await page.goto('/services');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
});

test.describe('with the keyboard on a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('the preview of an equipment photo', async ({ quietPage: page }) => {
    await page.goto('/products-and-equipments');
    const tile = main(page).getByRole('button', { name: 'Show Steam cleaner large' });
    await tile.focus();
    await page.keyboard.press('Enter');
    const preview = page.getByRole('dialog');
    await expect(preview.getByRole('img', { name: 'Steam cleaner' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(preview.getByRole('img', { name: 'Water-fed window pole' })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(preview.getByRole('img', { name: 'Pressure washer' })).toBeVisible();
    // The keyboard stays inside until the preview is closed.
    for (let times = 0; times < 8; times += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main button.products__tile'))).toBeNull();
    }
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await expect(tile).toBeFocused();
    await page.keyboard.press('Space');
    await expect(preview).toBeVisible();
    await preview.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await expect(preview).toBeHidden();
  });
});

test.describe('with the keyboard of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the viewer of the gallery', async ({ quietPage: page }) => {
    await page.goto('/gallery');
    const photo = main(page)
      .getByRole('button', { name: /^Show large/ })
      .first();
    await photo.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog');
    const caption = viewer.locator('figcaption');
    await expect(caption).toContainText('(1 / ');
    await page.keyboard.press('ArrowRight');
    await expect(caption).toContainText('(2 / ');
    await viewer.getByRole('button', { name: 'Previous picture' }).press('Enter');
    await expect(caption).toContainText('(1 / ');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(photo).toBeFocused();
  });
});
