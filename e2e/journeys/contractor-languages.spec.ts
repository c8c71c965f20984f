import { verifyUser } from '@cleaning/contracts';
import { catalogue as es } from '../../mf-contractor/src/languages/es';
import { go, heading, isWhole, keepLanguage, lookInLanguages, PERSON, SMALL } from '../stack/languages';
import { Office } from '../stack/office';
import { expect, giveSession, logIn, testInOpenWindow as test } from '../stack/test';

test.describe('the app in the language of the person', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');
  test.use({ viewport: SMALL });

  /** Other journeys share the person. */
  test.afterEach(({ product }) => keepLanguage(product, 'en'));

  // The other languages: operations/languages.spec.ts.
  test('has no English on any page, fits the narrowest phones and tells its language', ({ page }) =>
    lookInLanguages(page, ['ne']));

  test('has none either where somebody is new, asks, is refused or has no connection', async ({ page, product }) => {
    const office = await Office.open(product);
    const [language, newcomer] = ['es', await office.newcomer('Nadia Sin Trabajo')] as const;
    await keepLanguage(product, language, newcomer);
    await giveSession(page, newcomer);
    await page.goto('/not-verified');
    await expect(heading(page)).toHaveText(es.notVerified.title);
    await isWhole(page, language, '/not-verified');
    await office.call(verifyUser, { id: newcomer.id, method: 'approve' });
    // Empty lists.
    await page.goto('/my-jobs');
    await expect(heading(page)).toHaveText(es.myJobs.title);
    for (const path of ['/payments', '/notices', '/my-jobs']) {
      if (!page.url().endsWith(path)) await go(page, path);
      await isWhole(page, language, `${path}, empty`);
    }
    await page.getByRole('button', { name: es.frame.menu }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await isWhole(page, language, 'the menu');
    await page.keyboard.press('Escape');
    await go(page, '/account');
    for (const name of [es.password.current, es.password.next, es.password.confirm])
      await page.getByLabel(name, { exact: true }).fill('not my password');
    await page.getByRole('button', { name: es.password.submit, exact: true }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await isWhole(page, language, 'a question');
    await page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(page.getByText(es.answers.passwordWrong)).toBeVisible();
    await isWhole(page, language, 'a refusal');
    await page.context().setOffline(true);
    await expect(page.getByText(es.frame.ownOffline)).toBeVisible();
    await isWhole(page, language, 'without a connection');
  });

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
