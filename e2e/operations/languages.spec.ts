import { verifyUser } from '@cleaning/contracts';
import { createTranslator } from '../stack/catalogues';
import { checkLanguages, expectTranslated, getHeading, openInApp, SMALL, saveLanguage } from '../stack/languages';
import { Office } from '../stack/office';
import { expect, giveSession, testInOpenWindow as test } from '../stack/test';

test.use({ viewport: SMALL });
test.afterEach(({ product }) => saveLanguage(product, 'en'));

test('shows no English on any page in another language, and fits the narrowest phones', async ({ page }) => {
  test.slow();
  await checkLanguages(page, ['ne', 'zh-Hans', 'vi', 'es', 'si']);
});

test('shows no English to a new person, in questions, in refusals and offline', async ({ page, product }) => {
  const office = await Office.open(product);
  const [language, newcomer] = ['es', await office.register('Nadia Sin Trabajo')] as const;
  const text = createTranslator(language);
  await saveLanguage(product, language, newcomer);
  await giveSession(page, newcomer);
  await page.goto('/not-verified');
  await expect(getHeading(page)).toHaveText(text('notVerified.title'));
  await expectTranslated(page, language, '/not-verified');
  await office.call(verifyUser, { id: newcomer.id, method: 'approve' });
  await page.goto('/my-jobs');
  await expect(getHeading(page)).toHaveText(text('myJobs.title'));
  for (const path of ['/payments', '/notices', '/my-jobs']) {
    if (!page.url().endsWith(path)) await openInApp(page, path);
    await expectTranslated(page, language, `${path}, empty`);
  }
  await page.getByRole('button', { name: text('frame.menu') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectTranslated(page, language, 'the menu');
  await page.keyboard.press('Escape');
  await openInApp(page, '/account/security');
  for (const name of [text('password.current'), text('password.next'), text('password.confirm')])
    await page.getByLabel(name, { exact: true }).fill('not my password');
  await page.getByRole('button', { name: text('password.submit'), exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectTranslated(page, language, 'a question');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('alert').filter({ hasText: text('refusals.password_wrong') })).toBeVisible();
  await expectTranslated(page, language, 'a refusal');
  await page.context().setOffline(true);
  await expect(page.getByText(text('frame.ownOffline'))).toBeVisible();
  await expectTranslated(page, language, 'without a connection');
});
