import sharp from 'sharp';
import { createEmptyFile } from '../stack/documents';
import { expectAccessible, fillRegistration, measureSidewaysScroll } from '../stack/pages';
import { confirm, expect, openPublic, type Page, testInOpenWindow as test } from '../stack/test';

/** Each error is beside its field and no input is lost. */
const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };
const QUESTION = 'Do you filled all fields correctly?';
const FAILURE =
  'Something went wrong please try again later. If you are getting this error repetedly please contact system admin.';
const REGISTER = '**/api/auth/register';
const LONG = 'Wilhelmina Oluwaseun-Abernathy Featherstonehaugh';

const main = (page: Page) => page.getByRole('main');
const getField = (page: Page, name: string) => page.locator(`[name=${name}]`);
const pressRegister = (page: Page) => main(page).getByRole('button', { name: 'Register' }).click();
const message = (page: Page) => page.getByRole('alertdialog');

/** Form values: typed texts, and names of chosen files. */
const readForm = (page: Page) =>
  page
    .locator('form')
    .evaluate((form: HTMLFormElement) =>
      [...new FormData(form)].map(([name, value]) => [name, value instanceof File ? value.name : value]),
    );

test.describe('Registration on a desk', () => {
  const viewport = DESK;
  test.use({ viewport });
  const createPerson = () => ({
    name: LONG,
    email: `wilhelmina.${viewport.width}.${Date.now().toString(36)}@example.com`,
    password: 'a long enough passphrase',
  });

  test('shows each error beside its field and sends nothing', async ({ quietPage: page }, info) => {
    let isSent = false;
    await page.route(REGISTER, (route) => {
      isSent = true;
      return route.abort();
    });
    await openPublic(page, '/register');
    await fillRegistration(page, createPerson());
    const invalidFields = {
      email: ['somebody', /^Email /],
      zip_code: ['50', /must be a postcode of four digits/],
      contact_no: ['none', /must be a phone number/],
      abn: ['11 111 111 111', /That ABN isn’t valid/],
      passport_number: ['P'.repeat(21), /can have up to 20 characters/],
      bsb: ['12-34', /must be six digits/],
      account_number: ['1234567890', /must be up to 9 digits/],
    } as const;
    for (const [name, [value]] of Object.entries(invalidFields)) await getField(page, name).fill(value);
    await getField(page, 'police_check_img').setInputFiles({
      name: 'police-check.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('no picture'),
    });
    const largeFile = await createEmptyFile(info.outputPath('passport.jpg'), 10 * 1024 * 1024 + 1);
    await getField(page, 'passport_img').setInputFiles(largeFile);
    const before = await readForm(page);
    await pressRegister(page);
    for (const [name, [, message]] of Object.entries(invalidFields)) {
      await expect(getField(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(getField(page, name)).toHaveAccessibleDescription(message);
    }
    await expect(getField(page, 'police_check_img')).toHaveAccessibleDescription(
      /must be a .jpg, .jpeg, .png or .pdf file/,
    );
    await expect(getField(page, 'passport_img')).toHaveAccessibleDescription(/must be 10 MB or smaller/);
    await expect(getField(page, 'name')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(getField(page, 'email')).toBeFocused();
    expect(await readForm(page)).toEqual(before);

    await getField(page, 'abn').fill('51 824 753 556');
    await expect(getField(page, 'abn')).not.toHaveAttribute('aria-invalid', 'true');
    await getField(page, 'password_confirm').fill('another long passphrase');
    await pressRegister(page);
    await expect(getField(page, 'password_confirm')).toHaveAccessibleDescription(/The passwords don’t match/);
    expect(isSent).toBe(false);
    await expect(message(page)).toHaveCount(0);
  });
});

test.describe('Registration on a phone', () => {
  const viewport = PHONE;
  test.use({ viewport });
  const createPerson = () => ({
    name: LONG,
    email: `wilhelmina.${viewport.width}.${Date.now().toString(36)}@example.com`,
    password: 'a long enough passphrase',
  });

  test('crops a photo of a document before it is sent', async ({ quietPage: page }) => {
    await openPublic(page, '/register');
    // The form gets its script with the first focus.
    await getField(page, 'name').fill(LONG);
    const [width, height] = [1600, 1000];
    const photo = await sharp({ create: { width, height, channels: 3, background: '#88aacc' } })
      .png()
      .toBuffer();
    const field = getField(page, 'passport_img');
    const crop = main(page).getByRole('button', { name: 'Crop Passport' });
    await field.setInputFiles({ name: 'passport.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
    await expect(crop).toHaveCount(0);
    await field.setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: photo });
    await crop.click();
    const sheet = page.getByRole('dialog', { name: 'Crop photo' });
    await expect(sheet.getByRole('img', { name: 'Photo to crop' })).toBeVisible();
    await expectAccessible(page, 'the crop dialog');
    expect(await measureSidewaysScroll(page)).toBe(0);
    await sheet.getByRole('button', { name: 'Crop photo' }).click();
    await expect(sheet).toHaveCount(0);
    await expect(crop).toBeFocused();
    const cropped = await field.evaluate(async (input: HTMLInputElement) => {
      const [file] = input.files ?? [];
      if (!file) return null;
      const { width, height } = await createImageBitmap(file);
      return { name: file.name, type: file.type, width, height };
    });
    // The frame starts with a margin of 5% on each side.
    expect(cropped).toEqual({ name: 'passport.jpg', type: 'image/jpeg', width: width * 0.9, height: height * 0.9 });
  });

  test('keeps the form after each failure and registers on the next try', async ({ page, product }) => {
    test.skip(!product.storage, 'makes an account');
    const applicant = createPerson();
    await openPublic(page, '/register');
    await fillRegistration(page, applicant);
    const before = await readForm(page);

    await test.step('sends nothing when the question is declined', async () => {
      await pressRegister(page);
      await confirm(page, QUESTION, 'Cancel');
      expect(await readForm(page)).toEqual(before);
    });

    await test.step('keeps the form when the server fails', async () => {
      let answer = () => {};
      const released = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(REGISTER, async (route) => {
        await released;
        await route.fulfill({ status: 502, json: { msg: 'The service is not available.', code: 'unavailable' } });
      });
      await pressRegister(page);
      await confirm(page, QUESTION, 'OK');
      await expect(page.getByRole('progressbar', { name: /Sending your registration/ })).toBeVisible();
      await expect(main(page).getByRole('button', { name: 'Register' })).toBeDisabled();
      answer();
      await expect(message(page)).toContainText('The service is not available.');
      await expect(message(page)).toContainText(FAILURE);
      await message(page).getByRole('button', { name: 'OK' }).click();
      expect(await readForm(page)).toEqual(before);
      await page.unroute(REGISTER);
    });

    await test.step('keeps the form when the connection is lost', async () => {
      await page.route(REGISTER, (route) => route.abort());
      await pressRegister(page);
      await confirm(page, QUESTION, 'OK');
      await expect(message(page)).toContainText(FAILURE);
      await message(page).getByRole('button', { name: 'OK' }).click();
      expect(await readForm(page)).toEqual(before);
      await page.unroute(REGISTER);
    });

    await test.step('shows the server’s error beside its field', async () => {
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
      await pressRegister(page);
      await confirm(page, QUESTION, 'OK');
      await message(page).getByRole('button', { name: 'OK' }).click();
      await expect(getField(page, 'contact_no')).toHaveAccessibleDescription(/Contact number is not in use\./);
      expect(await readForm(page)).toEqual(before);
      await page.unroute(REGISTER);
    });

    await test.step('refuses an email address that is taken', async () => {
      await getField(page, 'email').fill('amara@gumleaf.example');
      await pressRegister(page);
      await confirm(page, QUESTION, 'OK');
      const refusal = message(page);
      await expect(refusal).toContainText(/e-?mail/i);
      await expect(refusal).not.toContainText(FAILURE);
      await refusal.getByRole('button', { name: 'OK' }).click();
      await expect(getField(page, 'email')).toHaveAttribute('aria-invalid', 'true');
      await expect(getField(page, 'email')).toHaveValue('amara@gumleaf.example');
    });

    await test.step('registers with another address and the files still chosen', async () => {
      await getField(page, 'email').fill(applicant.email);
      expect(await readForm(page)).toEqual(before);
      await pressRegister(page);
      await confirm(page, QUESTION, 'OK');
      await confirm(page, 'Registered Successfuly', 'OK');
      await expect(page).toHaveURL(/\/login$/);
    });
  });
});

test.describe('Interrupted registration', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('keeps a draft without secrets, counts filled fields and asks before it leaves', async ({ quietPage: page }) => {
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
      await expect(getField(page, name)).toHaveAttribute('required');
    expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'a filled registration');

    await main(page).getByRole('link', { name: 'Login' }).click();
    await confirm(page, 'Leave without saving?', 'Keep editing');
    await expect(page).toHaveURL(/\/register$/);
    await expect(getField(page, 'passport_number')).toHaveValue('PA1234567');
    await main(page).getByRole('link', { name: 'Login' }).click();
    await confirm(page, 'Leave without saving?', 'Leave');
    await expect(page).toHaveURL(/\/login$/);

    const storage = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(storage).toContain(LONG);
    for (const secret of ['PA1234567', '001234567', '013-006', 'Commonwealth', 'passphrase'])
      expect(storage).not.toContain(secret);
    await openPublic(page, '/register');
    await expect(getField(page, 'name')).toHaveValue(LONG);
    await expect(getField(page, 'passport_number')).toHaveValue('');
    await expect(part('Your details')).toContainText('6 of 7 done');
    await main(page).getByRole('button', { name: 'Clear saved details' }).click();
    await expect(getField(page, 'name')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(LONG);
    // A typed address opens at the top, even if this tab has scrolled it before.
    await openPublic(page, '/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
