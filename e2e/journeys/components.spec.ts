import { DESK, PHONE } from '../stack/frame';
import { expectAccessible, expectFits, OPEN_DIALOG } from '../stack/pages';
import { ADMIN, expect, openAs, testInOpenWindow as test } from '../stack/test';

test('shows every component in every state, accessible and fitting both widths', async ({ quietPage: page }) => {
  await openAs(page, ADMIN, '/admin/ui');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Components' })).toBeVisible();

  await test.step('styles hovered, focused, disabled and busy buttons', async () => {
    const buttons = main.getByRole('region', { name: 'Button, primary' }).getByRole('button', { name: 'Save client' });
    const colour = (at: number) => buttons.nth(at).evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(await colour(1)).not.toBe(await colour(0));
    await expect(buttons.nth(2)).toHaveCSS('outline-style', 'solid');
    await expect(buttons.nth(3)).toBeDisabled();
    await expect(buttons.nth(4)).toHaveAttribute('aria-busy', 'true');
  });

  await test.step('fits both widths and is accessible', () => expectFits(page, 'the components', [DESK, PHONE]));

  await test.step('opens an accessible sheet and undoes an action', async () => {
    await page.setViewportSize(DESK);
    await main.getByRole('button', { name: 'Open a sheet' }).click();
    await expectAccessible(page, 'a sheet', { within: OPEN_DIALOG });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await main.getByRole('button', { name: 'Do something' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Taken back.')).toBeVisible();
  });
});
