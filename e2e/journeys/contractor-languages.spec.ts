import { heading, keepLanguage, PERSON, SMALL } from '../stack/languages';
import { expect, logIn, testInOpenWindow as test } from '../stack/test';

/** What each page says: operations/languages.spec.ts. */
test.describe('the app in the language of the person', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');
  test.use({ viewport: SMALL });

  /** Other journeys share the person. */
  test.afterEach(({ product }) => keepLanguage(product, 'en'));

  test('stays with the account over a logout and on another device, and the website is in English', async ({
    page,
    product,
  }) => {
    await keepLanguage(product, 'vi');
    await logIn(page, PERSON);
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(heading(page)).toHaveText('Thu nhập nhà thầu phụ');
    // Before anything else is drawn, also when the page is loaded anew.
    await page.reload();
    await expect(heading(page)).toHaveText('Thu nhập nhà thầu phụ');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Đăng xuất' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(1);
  });
});
