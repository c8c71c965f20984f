import { getHeading, PERSON, SMALL, saveLanguage } from '../stack/languages';
import { expect, logIn, testInOpenWindow as test } from '../stack/test';

/** The texts of each page: operations/languages.spec.ts. */
test.describe('Language of the app', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');
  test.use({ viewport: SMALL });

  /** Other journeys use the same person. */
  test.afterEach(({ product }) => saveLanguage(product, 'en'));

  test('keeps the person’s language until logout, then shows English', async ({ page, product }) => {
    await saveLanguage(product, 'vi');
    await logIn(page, PERSON);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(getHeading(page)).toHaveText('Thu nhập nhà thầu phụ');
    // The first paint after a reload is in Vietnamese.
    await page.reload();
    await expect(getHeading(page)).toHaveText('Thu nhập nhà thầu phụ');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(1);
  });
});
