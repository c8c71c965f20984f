import { fileOfSize } from '../stack/documents';
import { expectAccessible, fillRegistration, sideways } from '../stack/pages';
import { confirm, expect, openPublic, type Page, testInOpenWindow as test } from '../stack/test';

/** The registration when something is wrong: each refusal beside its field, and nothing that was typed or chosen is lost. */
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const QUESTION = 'Do you filled all fields correctly?';
const FAILURE =
  'Something went wrong please try again later. If you are getting this error repetedly please contact system admin.';
const REGISTER = '**/api/auth/register';
const LONG = 'Wilhelmina Oluwaseun-Abernathy Featherstonehaugh';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page, name: string) => page.locator(`[name=${name}]`);
const send = (page: Page) => main(page).getByRole('button', { name: 'Register' }).click();
const message = (page: Page) => page.getByRole('alertdialog');

/** What the form holds: texts as they were typed, names of the chosen files. */
const held = (page: Page) =>
  page
    .locator('form')
    .evaluate((form: HTMLFormElement) =>
      [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]),
    );

test.describe('on a desk', () => {
  const viewport = DESK;
  test.use({ viewport });
  const person = () => ({
    name: LONG,
    email: `wilhelmina.${viewport.width}.${Date.now().toString(36)}@example.com`,
    password: 'a long enough passphrase',
  });

  test('what can be seen to be wrong is shown beside its field, and nothing is sent', async ({
    quietPage: page,
  }, info) => {
    let isSent = false;
    await page.route(REGISTER, (route) => {
      isSent = true;
      return route.abort();
    });
    await openPublic(page, '/register');
    await fillRegistration(page, person());
    const wrong = {
      email: ['somebody', /^Email /],
      zip_code: ['50', /must be a postcode of four digits/],
      contact_no: ['none', /must be a phone number/],
      abn: ['11 111 111 111', /The ABN is not valid/],
      passport_number: ['P'.repeat(21), /can have up to 20 characters/],
      bsb: ['12-34', /must be six digits/],
      account_number: ['1234567890', /must be up to 9 digits/],
    } as const;
    for (const [name, [value]] of Object.entries(wrong)) await box(page, name).fill(value);
    await box(page, 'police_check_img').setInputFiles({
      name: 'police-check.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no picture'),
    });
    const large = await fileOfSize(info.outputPath('passport.jpg'), 10 * 1024 * 1024 + 1);
    await box(page, 'passport_img').setInputFiles(large);
    const before = await held(page);
    await send(page);
    for (const [name, [, message]] of Object.entries(wrong)) {
      await expect(box(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(box(page, name)).toHaveAccessibleDescription(message);
    }
    await expect(box(page, 'police_check_img')).toHaveAccessibleDescription(/must be a .jpg, .jpeg, .png or .pdf file/);
    await expect(box(page, 'passport_img')).toHaveAccessibleDescription(/must be 10 MB or smaller/);
    await expect(box(page, 'name')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(box(page, 'email')).toBeFocused();
    expect(await held(page)).toEqual(before);

    await box(page, 'abn').fill('51 824 753 556');
    await expect(box(page, 'abn')).not.toHaveAttribute('aria-invalid', 'true');
    await box(page, 'password_confirm').fill('another long passphrase');
    await send(page);
    await expect(box(page, 'password_confirm')).toHaveAccessibleDescription(/The passwords don’t match/);
    expect(isSent).toBe(false);
    await expect(message(page)).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  const viewport = PHONE;
  test.use({ viewport });
  const person = () => ({
    name: LONG,
    email: `wilhelmina.${viewport.width}.${Date.now().toString(36)}@example.com`,
    password: 'a long enough passphrase',
  });

  test('a failure and a refusal keep the form whole; the next try registers', async ({ page, product }) => {
    test.skip(!product.storage, 'makes an account');
    const applicant = person();
    await openPublic(page, '/register');
    await fillRegistration(page, applicant);
    const before = await held(page);

    await test.step('a question that is declined sends nothing', async () => {
      await send(page);
      await confirm(page, QUESTION, 'Cancel');
      expect(await held(page)).toEqual(before);
    });

    await test.step('the server fails', async () => {
      let answer = () => {};
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(REGISTER, async (route) => {
        await asked;
        await route.fulfill({ status: 502, json: { msg: 'The service is not available.', code: 'unavailable' } });
      });
      await send(page);
      await confirm(page, QUESTION, 'OK');
      await expect(page.getByRole('progressbar', { name: /Sending your registration/ })).toBeVisible();
      await expect(main(page).getByRole('button', { name: 'Register' })).toBeDisabled();
      answer();
      await expect(message(page)).toContainText('The service is not available.');
      await expect(message(page)).toContainText(FAILURE);
      await message(page).getByRole('button', { name: 'OK' }).click();
      expect(await held(page)).toEqual(before);
      await page.unroute(REGISTER);
    });

    await test.step('the connection is lost', async () => {
      await page.route(REGISTER, (route) => route.abort());
      await send(page);
      await confirm(page, QUESTION, 'OK');
      await expect(message(page)).toContainText(FAILURE);
      await message(page).getByRole('button', { name: 'OK' }).click();
      expect(await held(page)).toEqual(before);
      await page.unroute(REGISTER);
    });

    await test.step('the server refuses one field', async () => {
      await page.route(REGISTER, (route) =>
        route.fulfill({
          status: 400,
          json: {
            msg: 'Some fields are not right.',
            code: 'bad-input',
            issues: [{ field: 'contact_no', msg: 'is not in use.' }],
          },
        }),
      );
      await send(page);
      await confirm(page, QUESTION, 'OK');
      await message(page).getByRole('button', { name: 'OK' }).click();
      await expect(box(page, 'contact_no')).toHaveAccessibleDescription(/Contact number is not in use\./);
      expect(await held(page)).toEqual(before);
      await page.unroute(REGISTER);
    });

    await test.step('the e-mail address is taken', async () => {
      await box(page, 'email').fill('amara@gumleaf.example');
      await send(page);
      await confirm(page, QUESTION, 'OK');
      const refusal = message(page);
      await expect(refusal).toContainText(/e-?mail/i);
      await expect(refusal).not.toContainText(FAILURE);
      await refusal.getByRole('button', { name: 'OK' }).click();
      await expect(box(page, 'email')).toHaveAttribute('aria-invalid', 'true');
      await expect(box(page, 'email')).toHaveValue('amara@gumleaf.example');
    });

    await test.step('with another address, and the files still chosen, it works', async () => {
      await box(page, 'email').fill(applicant.email);
      expect(await held(page)).toEqual(before);
      await send(page);
      await confirm(page, QUESTION, 'OK');
      await confirm(page, 'Registered Successfuly', 'OK');
      await expect(page).toHaveURL(/\/login$/);
    });
  });
});

test.describe('a registration that is left and taken up again', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('keeps a draft without secrets, says what is done, and asks before it is left', async ({ quietPage: page }) => {
    const part = (title: string) => main(page).getByRole('region', { name: title });
    await openPublic(page, '/services');
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await openPublic(page, '/login');
    await main(page).getByRole('link', { name: 'Register as a sub-contractor' }).click();
    await fillRegistration(page, { name: LONG, email: 'draft@example.com', password: 'a long enough passphrase' });
    await expect(part('Your details')).toContainText('All 7 done');
    await expect(part('Bank details')).toContainText('All 5 done');
    await expect(part('Documents')).toContainText('All 6 done');
    await expect(part('Your password')).toContainText('All 2 done');
    for (const name of ['name', 'bank_name', 'passport_img', 'password'])
      await expect(box(page, name)).toHaveAttribute('required');
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'a filled registration');

    await main(page).getByRole('link', { name: 'Login' }).click();
    await confirm(page, 'Leave without saving?', 'Keep editing');
    await expect(page).toHaveURL(/\/register$/);
    await expect(box(page, 'passport_number')).toHaveValue('PA1234567');
    await main(page).getByRole('link', { name: 'Login' }).click();
    await confirm(page, 'Leave without saving?', 'Leave');
    await expect(page).toHaveURL(/\/login$/);

    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).toContain(LONG);
    for (const secret of ['PA1234567', '001234567', '013-006', 'Commonwealth', 'passphrase'])
      expect(stored).not.toContain(secret);
    await openPublic(page, '/register');
    await expect(box(page, 'name')).toHaveValue(LONG);
    await expect(box(page, 'passport_number')).toHaveValue('');
    await expect(part('Your details')).toContainText('6 of 7 done');
    await main(page).getByRole('button', { name: 'Clear saved details' }).click();
    await expect(box(page, 'name')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(LONG);
    // A typed address opens at the top, also when it was scrolled before in this tab.
    await openPublic(page, '/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
