import { keepLanguage, lookInLanguages, SMALL } from '../stack/languages';
import { testInOpenWindow as test } from '../stack/test';

test.use({ viewport: SMALL });
test.afterEach(({ product }) => keepLanguage(product, 'en'));

/** Nepali, and what is only shown at times: journeys/contractor-languages.spec.ts. */
test('the app has no English on any page in its other languages, and fits the narrowest phones', async ({ page }) => {
  test.slow();
  await lookInLanguages(page, ['zh-Hans', 'vi', 'es', 'si']);
});
