import { chooseLanguage, LANGUAGES, type Language, type TranslatedLanguage, verifyUser } from '@cleaning/contracts';
import { DEMO_CONTRACTORS, DEMO_PASSWORD } from '@cleaning/contracts/demo';
import { catalogue as es } from '../../mf-contractor/src/languages/es';
import { ok } from '../stack/api';
import { englishIn } from '../stack/english';
import { Office } from '../stack/office';
import { goOn, sideways } from '../stack/pages';
import { tokenOf } from '../stack/sessions';
import { expect, giveSession, logIn, type Page, type Product, testInOpenWindow as test } from '../stack/test';

const SMALL = { width: 360, height: 740 };
const PERSON = { email: DEMO_CONTRACTORS[0]?.email ?? '', password: DEMO_PASSWORD };
const PAGES = [
  '/dashboard',
  '/my-jobs',
  '/permanent-jobs',
  '/quick-jobs',
  '/payments',
  '/payments/details',
  '/report-problem',
  '/notices',
];
const LISTS = ['/my-jobs', '/permanent-jobs', '/quick-jobs', '/payments'];

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** Opens a page of the app without loading it anew. */
async function go(page: Page, path: string): Promise<void> {
  const before = await heading(page).textContent();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(heading(page)).not.toHaveText(before ?? '');
  await expect(page.locator('main .ui-skeleton, main .ui-spinner')).toHaveCount(0);
}

async function choose(page: Page, language: Language): Promise<void> {
  const field = page.locator('select').filter({ hasText: LANGUAGES.ne });
  await field.selectOption(language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // The page is there anew, with the focus where it was.
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(language);
}

/** Chooses on another device. */
async function keepLanguage({ url }: Product, language: Language, person = PERSON): Promise<void> {
  await ok(url, chooseLanguage, { token: await tokenOf(url, person), body: { language } });
}

async function isWhole(page: Page, language: TranslatedLanguage, path: string): Promise<void> {
  await expect.poll(() => sideways(page), { message: `${path} in ${language}` }).toBeLessThanOrEqual(0);
  expect(await englishIn(page, language), `English at ${path} in ${language}`).toEqual([]);
}

test.describe('the app in the language of the person', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');
  test.use({ viewport: SMALL });

  /** Other journeys share the person. */
  test.afterEach(({ product }) => keepLanguage(product, 'en'));

  test('has no English on any page, fits the narrowest phones and tells its language', async ({ page }) => {
    test.slow();
    await giveSession(page, PERSON);
    const details: string[] = [];
    for (const list of LISTS) {
      if (list === LISTS[0]) await page.goto(list);
      else await goOn(page, list);
      const link = page.getByRole('main').locator(`a[href^="${list}/"]:not([href$="/details"])`).first();
      details.push((await link.getAttribute('href')) ?? '');
    }
    await goOn(page, '/account');
    for (const language of ['ne', 'zh-Hans', 'vi', 'es', 'si'] as const) {
      await choose(page, language);
      await isWhole(page, language, '/account');
      for (const path of [...PAGES, ...details]) {
        await go(page, path);
        await isWhole(page, language, path);
      }
      await go(page, '/account');
    }
  });

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
