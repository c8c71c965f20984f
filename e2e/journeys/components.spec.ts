import { DESK, PHONE } from '../stack/frame';
import { expectAccessible, expectFits, OPEN_DIALOG } from '../stack/pages';
import { ADMIN, expect, openAs, testInOpenWindow as test } from '../stack/test';

/** The kit's components, each in each state, as those who build the desk look at them. */
test('the page of components shows each state, is accessible and fits both widths', async ({ quietPage: page }) => {
  await openAs(page, ADMIN, '/admin/ui');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();

  await test.step('what is hovered and focused looks so', async () => {
    const buttons = main.getByRole('region', { name: 'Button, primary' }).getByRole('button', { name: 'Save client' });
    const colour = (at: number) => buttons.nth(at).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colour(1)).not.toBe(await colour(0));
    await expect(buttons.nth(2)).toHaveCSS('outline-style', 'solid');
    await expect(buttons.nth(3)).toBeDisabled();
    await expect(buttons.nth(4)).toHaveAttribute('aria-busy', 'true');
  });

  await test.step('all of it is accessible and fits', () => expectFits(page, 'the components', [DESK, PHONE]));

  await test.step('what opens is accessible too', async () => {
    await page.setViewportSize(DESK);
    await main.getByRole('button', { name: 'Open a sheet' }).click();
    await expectAccessible(page, 'a sheet', { within: OPEN_DIALOG });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await main.getByRole('button', { name: 'Do something' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Taken back.')).toBeVisible();
  });
});
