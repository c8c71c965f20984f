import { getSiteProof, saveSiteProof } from '@cleaning/contracts';
import { Office } from '../stack/office';
import { expectFits } from '../stack/pages';
import { expect, openAs, openPublic, type Page, type Product, testInOpenWindow as test } from '../stack/test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;

const main = (page: Page) => page.getByRole('main');

/** Another process writes the pages after a change. */
async function hasHomeText(product: Product, words: string): Promise<boolean> {
  return (await (await fetch(product.url)).text()).includes(words);
}

test('adds a testimonial on the desk, shows it on the home page and removes it', async ({ page, product }) => {
  const office = await Office.open(product);
  const before = await office.call(getSiteProof);
  const words = `No morning without clean desks, ${Date.now().toString(36)}.`;

  await test.step('names missing fields, then saves the testimonial', async () => {
    await openAs(page, product.admin, '/admin/site-proof');
    await main(page).getByRole('button', { name: 'Add testimonial' }).click();
    const entry = main(page)
      .getByRole('group', { name: /^Testimonial \d+$/ })
      .last();
    await entry.getByLabel('What they said').fill(words);
    await main(page).getByRole('button', { name: 'Save changes', exact: true }).click();
    await expect(entry.getByLabel('Name')).toBeFocused();
    await expect(entry.getByText('Fill in this field.')).toHaveCount(3);
    await expectFits(page, 'what is missing', SIZES);
    await entry.getByLabel('Name').fill('Theodora Papadimitriou-Vanderbilt');
    await entry.getByLabel('Role or company').fill('Practice manager in Norwood');
    await entry.getByLabel('Source').fill('Letter');
    await entry.getByLabel('Date').fill('02/03/2026');
    await entry.getByLabel('Stars (out of 5)').selectOption('4');
    await main(page).getByRole('button', { name: 'Save changes', exact: true }).click();
    await expect(page.getByText('Saved. The website updates within a minute.')).toBeVisible();
  });

  await test.step('shows the testimonial on the home page with source and date', async () => {
    await expect.poll(() => hasHomeText(product, words)).toBe(true);
    await openPublic(page, '/');
    const testimonial = main(page).getByRole('figure').filter({ hasText: words });
    await expect(testimonial).toContainText('Theodora Papadimitriou-Vanderbilt');
    await expect(testimonial).toContainText('Letter, 2 Mar 2026');
    await expect(testimonial.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible();
    await expectFits(page, 'home with proof', SIZES);
  });

  await test.step('removes the testimonial', async () => {
    const { version } = await office.call(getSiteProof);
    await office.call(saveSiteProof, { ...before, version });
    await expect.poll(() => hasHomeText(product, words)).toBe(false);
  });
});

test('moves the edge between before and after by keys and mouse', async ({ page }) => {
  await openPublic(page, '/gallery');
  const slider = main(page).getByRole('slider').first();
  await expect(slider).toHaveAccessibleName(/^Before and after: /);
  await slider.press('Home');
  await slider.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', '1% before, 99% after');
  await slider.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', '100% before, 0% after');
  const picture = await slider.boundingBox();
  await slider.click({ position: { x: (picture?.width ?? 0) / 4, y: 100 } });
  await expect(slider).toHaveAttribute('aria-valuetext', /^2\d % before/);
});
