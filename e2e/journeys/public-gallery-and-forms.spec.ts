import { holdAnswer } from '../stack/pages';
import { expect, test as inNewWindow, openPublic, type Page, testInOpenWindow as test } from '../stack/test';

// Tests are independent, so workers can share them.
test.describe.configure({ mode: 'parallel' });

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 844 };

const main = (page: Page) => page.getByRole('main');

test.describe('Public pages on a desk', () => {
  const viewport = DESK;
  test.use({ viewport });

  test('navigates by header and footer at both widths to a gallery without admin actions', async ({
    quietPage: page,
  }) => {
    await openPublic(page, '/about-us');
    for (const viewport of [PHONE, DESK]) {
      await page.setViewportSize(viewport);
      const nav = page.getByRole('navigation', { name: 'Main' });
      const isPhone = viewport.width < 800;
      await expect(page.locator('.shell-avatar')).toContainText('?');
      const burger = page.getByRole('button', { name: 'Menu' });
      if (isPhone) {
        await expect(nav).toBeHidden();
        await burger.click();
      } else await expect(burger).toBeHidden();
      await expect(nav.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
      await expect(nav.getByRole('link', { name: 'Register' })).toBeVisible();
      await nav.getByRole('link', { name: 'Gallery' }).click();
      await expect(page).toHaveURL(/\/gallery$/);
      if (isPhone) await expect(nav).toBeHidden();
      const footer = page.getByRole('contentinfo');
      const links = footer.getByRole('navigation').getByRole('link');
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
        '/',
        '#',
        '/services',
        '/about-us',
        '/contact-us',
        '/products-and-equipments',
      ]);
      await expect(footer).toContainText('2023');
      if (viewport === PHONE) await footer.getByRole('link', { name: 'About Us' }).click();
    }

    await expect(main(page).getByRole('heading', { name: 'Before' }).first()).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'After' }).first()).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Create collection' })).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: 'Delete collection' })).toHaveCount(0);
    await main(page)
      .getByRole('button', { name: /^Show large/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('shows a sample invoice and prints it', async ({ quietPage: page }) => {
    await openPublic(page, '/invoice');
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await expect(main(page).getByText('TAX INVOICE')).toBeVisible();
    await expect(main(page).getByText('GST 10%')).toBeVisible();
    await expect(main(page).getByText('Thank you for doing business')).toBeVisible();
    await main(page).getByRole('button', { name: 'Print PDF' }).click();
    await expect(page.locator('html[data-printed]')).toHaveCount(1);
  });

  inNewWindow('clears a login error after a second and keeps the email', async ({ page }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/login')) calls += 1;
    });
    await page.clock.install();
    await openPublic(page, '/login');
    await expect(page.getByRole('heading', { name: 'Sub-Contractor Login' })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await expect(main(page).getByRole('link', { name: /Register/ })).toHaveAttribute('href', '/register');
    const login = main(page).getByRole('button', { name: 'Login' });
    const release = await holdAnswer(page, { path: '/static/login-form.*.js' });
    await page.getByLabel('Email').fill(`nobody.${viewport.width}@example.com`);
    // The form's code is still loading. A press sends only what was typed before it.
    await login.click();
    await expect(page.locator('form[data-waits]')).toHaveCount(1);
    await page.getByLabel('Password').fill('not the password');
    release();
    await expect(page.locator('[data-late]')).toHaveCount(0);
    await login.click();
    const banner = main(page).getByRole('alert');
    await expect(banner).not.toBeEmpty();
    expect(calls).toBe(1);
    const errorText = await banner.innerText();
    await page.clock.runFor(999);
    await expect(banner).not.toBeEmpty();
    await page.clock.runFor(1);
    await expect(banner).toBeEmpty();
    await expect(main(page).getByText(errorText)).toHaveCount(0);
    // The short message stays after the banner clears.
    await expect(main(page).getByText('You’re not logged in.')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(`nobody.${viewport.width}@example.com`);
  });
});

test.describe('Public pages on a phone', () => {
  test.use({ viewport: PHONE });

  test('shows the gallery as loading, empty and failed, and moves through its viewer by keyboard', async ({ page }) => {
    let answer = () => {};
    const released = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/admin/get-gallery-imgs', async (route) => {
      await released;
      await route.fulfill({ json: [] });
    });
    await openPublic(page, '/gallery');
    await expect(page.getByText('Loading...')).toBeVisible();
    answer();
    await expect(page.getByText('No photos available')).toBeVisible();
    await page.route('**/api/admin/get-gallery-imgs', (route) => route.abort());
    await page.reload();
    await expect(main(page).getByRole('button', { name: 'Retry' })).toBeVisible();
    await page.unroute('**/api/admin/get-gallery-imgs');
    await main(page).getByRole('button', { name: 'Retry' }).click();
    await expect(main(page).getByRole('heading', { name: 'Before' }).first()).toBeVisible();

    const photo = main(page)
      .getByRole('button', { name: /^Show large/ })
      .first();
    await photo.focus();
    await page.keyboard.press('Enter');
    const viewer = page.getByRole('dialog');
    const caption = viewer.locator('figcaption');
    await expect(caption).toContainText('(1 / ');
    await page.keyboard.press('ArrowRight');
    await expect(caption).toContainText('(2 / ');
    await viewer.getByRole('button', { name: 'Previous picture' }).press('Enter');
    await expect(caption).toContainText('(1 / ');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(photo).toBeFocused();
  });

  test('lists every field of the registration, serves two documents and names missing fields', async ({
    quietPage: page,
  }) => {
    await openPublic(page, '/register');
    await expect(page.getByRole('heading', { name: 'Sub-Contractor Register' })).toBeVisible();
    await expect(main(page).getByText('contact the system admin to change them')).toBeVisible();
    const controls = main(page).locator('form :is(input, select)');
    // BSB and account number are one control in two boxes.
    await expect(controls).toHaveCount(20);
    await expect(page.getByRole('group', { name: 'Bank account' }).getByRole('textbox')).toHaveCount(2);
    await expect(main(page).locator('input[type=file]')).toHaveCount(6);
    for (const file of await main(page).locator('input[type=file]').all())
      await expect(file).toHaveAttribute('accept', '.jpg,.jpeg,.png,.pdf');
    await expect(page.getByLabel('Bank name').getByRole('option')).toHaveCount(42);
    await expect(page.getByLabel('Account type').getByRole('option')).toHaveText([
      'Choose one',
      'Savings account',
      'Trust account',
    ]);
    for (const name of [/agreement document/, /declaration document/]) {
      const href = (await main(page).getByRole('link', { name }).getAttribute('href')) ?? '';
      const file = await page.request.get(href);
      expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
      expect(file.headers()['content-type']).toBe('application/pdf');
    }
    await page.getByLabel('Name', { exact: true }).fill('Kim Lee');
    await main(page).getByRole('button', { name: 'Register' }).click();
    await expect(main(page).getByText('Email is missing. Please enter it.')).toBeVisible();
    await expect(
      main(page).getByRole('status').filter({ hasText: 'Please check: Email, Address, Postcode' }),
    ).toBeVisible();
    await expect(main(page).getByRole('alert')).toHaveCount(0);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Kim Lee');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});
