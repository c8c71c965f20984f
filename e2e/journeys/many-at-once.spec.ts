import { Office } from '../stack/office';
import { expectAccessible } from '../stack/pages';
import { expect, openAs, test } from '../stack/test';

test('decides super for several people at once', async ({ page, product }) => {
  const office = await Office.open(product);
  await Promise.all(['Mina Manyone', 'Otis Manyone'].map((name) => office.registerVerified(name)));
  await openAs(page, product.admin, '/admin/pay/people?text=Manyone');
  const main = page.getByRole('main');
  await expect(main.getByRole('row')).toHaveCount(3);
  await main.getByRole('checkbox', { name: 'Select Mina Manyone' }).check();
  await main.getByRole('button', { name: 'Select all on this page' }).click();
  await main.getByRole('button', { name: 'Decide super for 2 people' }).click();
  const form = page.getByRole('dialog', { name: 'Decide super for 2 people' });
  await expect(form).toContainText('Mina Manyone, Otis Manyone');
  await form.getByLabel('Decision').selectOption('Super is owed');
  await form.getByLabel('Reason').fill('Mainly labour.');
  await expectAccessible(page, 'super of many people');
  await form.getByRole('button', { name: 'Save decision' }).click();
  await expect(main.getByText('Super decided for 2 people.')).toBeVisible();
  await expect(main.getByRole('checkbox', { name: 'Select Mina Manyone' })).toHaveCount(0);
});

test('decides super for everyone found, across pages', async ({ page, product }) => {
  const office = await Office.open(product);
  const names = ['Ada Allpages', 'Bea Allpages', 'Cy Allpages'];
  await Promise.all(names.map((name) => office.registerVerified(name)));
  await openAs(page, product.admin, '/robots.txt');
  // Two rows a page.
  await page.evaluate(() => localStorage.setItem('table:payees', JSON.stringify({ pageSize: 2 })));
  await page.goto('/admin/pay/people?text=Allpages');
  const main = page.getByRole('main');
  await expect(main.getByText('1–2 of 3')).toBeVisible();
  await main.getByRole('button', { name: 'Select all 3 that match' }).click();
  await expect(main.getByText('3 selected')).toBeVisible();
  await main.getByRole('button', { name: 'Clear selection' }).click();
  await expect(main.getByText('3 selected')).toHaveCount(0);
  await main.getByRole('button', { name: 'Select all 3 that match' }).click();
  await main.getByRole('button', { name: 'Decide super for 3 people' }).click();
  const form = page.getByRole('dialog', { name: 'Decide super for 3 people' });
  await expect(form).toContainText(names.join(', '));
  await form.getByLabel('Decision').selectOption('Super isn’t owed');
  await form.getByLabel('Reason').fill('Runs a company with staff.');
  await form.getByRole('button', { name: 'Save decision' }).click();
  await expect(main.getByText('Super decided for 3 people.')).toBeVisible();
  await expect(main.getByRole('checkbox', { name: /^Select / })).toHaveCount(0);
});
