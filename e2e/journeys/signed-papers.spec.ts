import { PHONE } from '../stack/frame';
import { expectAccessible, fillRegistration, measureSidewaysScroll, navigate, OPEN_DIALOG } from '../stack/pages';
import { ADMIN, confirm, expect, logIn, openAs, openPublic, testInOpenWindow as test } from '../stack/test';

test.use({ viewport: PHONE, hasTouch: true });

test('accepts agreement and declaration signed on screen, and shows the office who signed', async ({
  page,
  otherPage: desk,
}) => {
  const unique = Date.now().toString(36);
  const person = { name: `Inés Duarte ${unique}`, email: `ines.${unique}@example.com`, password: 'a long passphrase' };
  const main = page.getByRole('main');
  const sheet = page.getByRole('dialog');

  await test.step('signs both papers in the registration instead of files', async () => {
    await openPublic(page, '/register');
    await fillRegistration(page, person, ['agreement_img', 'declaration_img']);
    for (const label of ['Signed agreement', 'Signed declaration']) {
      await main.getByRole('button', { name: `Sign on screen ${label}` }).click();
      await expect(sheet.getByRole('heading', { level: 3 })).toBeVisible();
      await sheet.getByLabel('Full name').fill(person.name);
      await sheet.getByRole('button', { name: 'Sign', exact: true }).click();
      await expect(sheet.getByText('Tick “I agree” before you sign.')).toBeVisible();
      expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page, 'the paper to sign', { within: OPEN_DIALOG });
      await sheet.getByLabel('I agree').check();
      await sheet.getByRole('button', { name: 'Sign', exact: true }).click();
      await expect(sheet).toBeHidden();
    }
    await expect(main.getByText(`Signed on screen by ${person.name}`)).toHaveCount(2);
    await expectAccessible(page, 'the registration with signed papers');
    await main.getByRole('button', { name: 'Register', exact: true }).click();
    await confirm(page, 'Do you filled all fields correctly?', 'OK');
    await confirm(page, 'Registered Successfuly', 'OK');
    await expect(page).toHaveURL(/\/login$/);
  });

  await test.step('signs again on the phone', async () => {
    await logIn(page, person);
    await expect(page).toHaveURL(/\/not-verified$/);
    await navigate(page, '/account/documents');
    await main.getByRole('button', { name: 'Sign on screen Declaration' }).click();
    await sheet.getByLabel('Full name').fill(`${person.name} Again`);
    await sheet.getByLabel('I agree').check();
    await expectAccessible(page, 'the paper to sign on the phone', { within: OPEN_DIALOG });
    await sheet.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(sheet).toBeHidden();
  });

  await test.step('shows the signatures at the desk and verifies the agreement', async () => {
    await openAs(desk, ADMIN, `/admin/documents?text=${encodeURIComponent(person.name)}`);
    const deskMain = desk.getByRole('main');
    await deskMain.getByRole('link', { name: person.name }).first().click();
    const card = (name: string) =>
      deskMain.locator('.ui-card').filter({ has: desk.getByRole('heading', { name, level: 2 }) });
    await expect(card('Agreement')).toContainText(`by ${person.name}, `);
    await expect(card('Declaration')).toContainText(`by ${person.name} Again, `);
    await expectAccessible(desk, 'documents that were signed on screen');
    await card('Agreement').getByRole('button', { name: 'Show Agreement' }).click();
    await card('Agreement').getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(card('Agreement')).toContainText('Verified');
  });

  await test.step('offers the office the text of each paper', async () => {
    await navigate(desk, '/admin/papers');
    await expect(desk.getByLabel('Declaration text')).toHaveValue(/True and complete/);
    await expectAccessible(desk, 'the texts of the papers');
  });
});
