import { EMPTY_LISTS, expectNothing } from '../stack/empty-lists';
import { goOn } from '../stack/pages';
import { openAs, type Page, testInOpenWindow as test } from '../stack/test';

/** An answer without rows, and nothing counted. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'number') return 0;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, emptied(part)]));
}

/** Answers what the desk reads as the services of a new company do. */
const withoutData = (page: Page) =>
  page.route('**/api/admin/**', async (route) => {
    // Whole answers, also of what the app has read before.
    const answer = await route.fetch({ headers: { ...route.request().headers(), 'if-none-match': '' } });
    const text = await answer.text();
    await route.fulfill({ response: answer, body: text && JSON.stringify(emptied(JSON.parse(text))) });
  });

/** A company that is really empty, at every width and with axe: empty-company.spec.ts. */
test('the desk of a company without data', async ({ page, product }) => {
  await withoutData(page);
  await openAs(page, product.admin);
  for (const [path, ...texts] of EMPTY_LISTS) {
    if (new URL(page.url()).pathname !== path) await goOn(page, path);
    await expectNothing(page, texts);
  }
});
