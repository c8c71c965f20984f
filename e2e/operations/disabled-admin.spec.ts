import { Office } from '../stack/office';
import { expectAccessible } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

test('disables an admin, logs them out at once and enables them again', async ({ page, otherPage: other, product }) => {
  const office = await Office.open(product);
  const second = { email: 'second.admin@example.com', password: product.admin.password };
  const [addedAccount] = await office.sql<{ id: string }>(
    'auth',
    `INSERT INTO account SELECT (jsonb_populate_record(NULL::account, to_jsonb(account)
       || jsonb_build_object('id', gen_random_uuid(), 'name', 'Second Admin', 'email', $2::text))).*
     FROM account WHERE role = 'admin' AND lower(email) = lower($1) RETURNING id`,
    [product.admin.email, second.email],
  );
  await office.sql('auth', "INSERT INTO change (entity, entity_id) VALUES ('account', $1)", [addedAccount?.id]);
  for (const service of ['jobs', 'media', 'invoice'] as const)
    await expect
      .poll(() => office.sql(service, 'SELECT 1 FROM known_account WHERE id = $1', [addedAccount?.id]))
      .toHaveLength(1);
  await openAs(other, second, '/admin/work');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Timesheets');

  await openAs(page, product.admin, '/admin/sub-contractors');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Admins' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admins');
  await expect(main.getByText('This is you')).toBeVisible();
  await main.getByRole('button', { name: 'Disable Second Admin' }).click();
  await confirm(
    page,
    'Disable Second Admin?\nThey’ll be logged out everywhere and won’t be able to log in. API keys they created stop working.',
    'Disable',
  );
  await expect(main.getByText('Disabled', { exact: true })).toBeVisible();
  await expectAccessible(page, 'admins');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'admins on a phone');

  await expect(other).toHaveURL(/\/login$/);
  await other.locator('input[name=email]').fill(second.email);
  await other.locator('input[name=password]').fill(second.password);
  await other.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(other.getByRole('main')).toContainText('This account is disabled. Ask another admin.');

  await page.setViewportSize({ width: 1280, height: 900 });
  await main.getByRole('button', { name: 'Enable Second Admin' }).click();
  await confirm(page, 'Enable Second Admin?\nThey can log in again.', 'Enable');
  await expect(main.getByText('Disabled', { exact: true })).toBeHidden();
  await office.sql('auth', 'DELETE FROM account WHERE email = $1', [second.email]);
});
