import { verifyUser } from '@cleaning/contracts';
import { textIn } from '../stack/catalogues';
import { go, heading, isWhole, keepLanguage, lookInLanguages, SMALL } from '../stack/languages';
import { Office } from '../stack/office';
import { expect, giveSession, testInOpenWindow as test } from '../stack/test';

test.use({ viewport: SMALL });
test.afterEach(({ product }) => keepLanguage(product, 'en'));

test('shows no English on any page in another language, and fits the narrowest phones', async ({ page }) => {
  test.slow();
  await lookInLanguages(page, ['ne', 'zh-Hans', 'vi', 'es', 'si']);
});

test('shows no English to a new person, in questions, in refusals and offline', async ({ page, product }) => {
  const office = await Office.open(product);
  const [language, newcomer] = ['es', await office.newcomer('Nadia Sin Trabajo')] as const;
  const text = textIn(language);
  await keepLanguage(product, language, newcomer);
  await giveSession(page, newcomer);
  await page.goto('/not-verified');
  await expect(heading(page)).toHaveText(text('notVerified.title'));
  await isWhole(page, language, '/not-verified');
  await office.call(verifyUser, { id: newcomer.id, method: 'approve' });
  await page.goto('/my-jobs');
  await expect(heading(page)).toHaveText(text('myJobs.title'));
  for (const path of ['/payments', '/notices', '/my-jobs']) {
    if (!page.url().endsWith(path)) await go(page, path);
    await isWhole(page, language, `${path}, empty`);
  }
  await page.getByRole('button', { name: text('frame.menu') }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await isWhole(page, language, 'the menu');
  await page.keyboard.press('Escape');
  await go(page, '/account/security');
  for (const name of [text('password.current'), text('password.next'), text('password.confirm')])
    await page.getByLabel(name, { exact: true }).fill('not my password');
  await page.getByRole('button', { name: text('password.submit'), exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await isWhole(page, language, 'a question');
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect(page.getByRole('alert').filter({ hasText: text('refusals.password_wrong') })).toBeVisible();
  await isWhole(page, language, 'a refusal');
  await page.context().setOffline(true);
  await expect(page.getByText(text('frame.ownOffline'))).toBeVisible();
  await isWhole(page, language, 'without a connection');
});
