import { EMPTY_LISTS, expectEmptyTexts } from '../stack/empty-lists';
import { navigate } from '../stack/pages';
import { openAs, type Page, testInOpenWindow as test } from '../stack/test';

/** A copy of an answer without rows and with all counts 0. */
function emptyAnswer(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptyAnswer(part)]));
}

/** Empties every answer that the desk reads. */
const emptyAllAnswers = (page: Page) =>
  page.route('**/api/admin/**', async (route) => {
    // Forces full answers instead of 304.
    const answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text && JSON.stringify(emptyAnswer(JSON.parse(text))) });
  });

/** A real empty company, at every width and with axe: empty-company.spec.ts. */
test('shows empty lists on a desk without data', async ({ page, product }) => {
  await emptyAllAnswers(page);
  await openAs(page, product.admin);
  for (const [path, ...texts] of EMPTY_LISTS) {
    if (new URL(page.url()).pathname !== path) await navigate(page, path);
    await expectEmptyTexts(page, texts);
  }
});
