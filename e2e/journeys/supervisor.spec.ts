import { changeShift, recordInspection, searchJobs, uploadInspectionPhoto } from '@cleaning/contracts';
import { DEMO_PASSWORD, DEMO_SUPERVISOR } from '@cleaning/contracts/demo';
import { goOffline, goOnline } from '../stack/connection';
import { createJpg } from '../stack/documents';
import { getBusinessToday, Office } from '../stack/office';
import { expectAccessible, navigate, pushRoute } from '../stack/pages';
import { confirm, expect, logIn, openAs, testInOpenWindow as test } from '../stack/test';

const [ASSIGNED_SITE, OTHER_SITE] = ['Wattlebird House Offices', 'Banksia Family Medical Centre'];

// Tests are independent, so workers can share them.
test.describe.configure({ mode: 'parallel' });

test.describe('Supervisor', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');

  test('sees the desk of the assigned sites, also on a phone, and no other page', async ({ page }) => {
    await openAs(page, { email: DEMO_SUPERVISOR.email, password: DEMO_PASSWORD });
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    const menu = page.getByRole('navigation', { name: 'Work area' }).first();
    await expect(menu.getByRole('link')).toHaveText([
      'Today',
      'Roster',
      'Cover',
      'Sites',
      /^Incidents/,
      /^Complaints/,
      /^Messages/,
      /^Supplies/,
      'Account',
    ]);
    await pushRoute(page, '/admin/pay');
    await expect(page).toHaveURL(/\/admin\/today$/);
    await page.setViewportSize({ width: 390, height: 844 });
    const bar = page.getByRole('navigation', { name: 'Every day' });
    await expect(bar.getByRole('link')).toHaveText(['Today', 'Roster', 'Cover', 'Sites', /^Incidents/]);
    await bar.getByRole('button', { name: 'More' }).click();
    await expect(bar.getByRole('link', { name: /^Complaints/ })).toBeVisible();
    await bar.getByRole('link', { name: 'Account' }).click();
    await expect(page).toHaveURL(/\/admin\/account$/);
    await bar.getByRole('link', { name: 'Sites' }).click();
    await page.getByRole('main').getByRole('link', { name: ASSIGNED_SITE }).click();
    await expect(page.getByRole('main').getByRole('link', { name: /^Call Amara Perera/ })).toBeVisible();
    await expectAccessible(page, 'place of a supervisor');
  });

  test('inspects a site with photos of two areas and saves once both have uploaded', async ({ page }) => {
    await openAs(page, { email: DEMO_SUPERVISOR.email, password: DEMO_PASSWORD }, '/admin/places');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: ASSIGNED_SITE }).click();
    const photos = main.getByLabel(/^Photos of /);
    await main.getByText('Inspections', { exact: true }).click();
    const form = main.getByText('New inspection', { exact: true });
    await form.click();
    let finishUpload = () => {};
    const firstUpload = new Promise<void>((resolve) => {
      finishUpload = resolve;
    });
    let sent = 0;
    await page.route(`**${uploadInspectionPhoto.path}`, async (route) => {
      sent += 1;
      if (sent === 1) await firstUpload;
      await route.continue();
    });
    await photos.nth(0).setInputFiles(await createJpg('slow'));
    await expect.poll(() => sent).toBe(1);
    await photos.nth(1).setInputFiles(await createJpg('quick'));
    await expect(main.getByRole('button', { name: 'Remove photo 1' })).toHaveCount(1);
    await main.getByRole('radio', { name: /: 4 / }).first().check();
    // Closing the form keeps its input.
    await form.click();
    await form.click();
    const save = main.getByRole('button', { name: 'Save inspection' });
    await save.click();
    await expect(main.getByText('A photo is still uploading. Try again in a moment.')).toBeVisible();
    finishUpload();
    await expect(main.getByRole('button', { name: 'Remove photo 1' })).toHaveCount(2);
    await photos
      .nth(1)
      .setInputFiles(await Promise.all(['one', 'two', 'three', 'four'].map((name) => createJpg(name))));
    await expect(main.getByText('You can add 4 photos. The rest weren’t added.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Remove photo 4' })).toHaveCount(1);
    await save.click();
    await expect(page.getByText('Inspection saved.')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Remove photo 1' })).toHaveCount(0);
  });

  test('inspects from Today and from a site with one tap, and remembers the site type', async ({ page, product }) => {
    const office = await Office.open(product);
    const ivy = await office.registerVerified('Ivy Inspected');
    const [near] = await office.call(searchJobs, { text: ASSIGNED_SITE });
    const shift = { job_id: near?.job_id ?? '', date: getBusinessToday(), time: '23:00-23:50', user_id: ivy.id };
    await office.call(changeShift, { ...shift, change: 'extra' });
    await openAs(page, { email: DEMO_SUPERVISOR.email, password: DEMO_PASSWORD });
    const main = page.getByRole('main');
    await page.setViewportSize({ width: 390, height: 844 });
    await main
      .getByRole('listitem')
      .filter({ hasText: ivy.name })
      .getByRole('link', { name: `Inspect site: ${ASSIGNED_SITE}` })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: ASSIGNED_SITE })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'New inspection' })).toBeVisible();
    await main.getByRole('radio', { name: /: 4 / }).first().check();
    await expectAccessible(page, 'an inspection from Today');
    await main.getByRole('button', { name: 'Save inspection' }).click();
    await expect(page.getByText('Inspection saved.')).toBeVisible();
    const kind = await main.getByLabel('Site type').inputValue();
    expect(await page.evaluate(() => localStorage.getItem('inspected-place'))).toBe(kind);

    await page.goto('/admin/places');
    await main.getByRole('link', { name: ASSIGNED_SITE }).click();
    await main.getByRole('link', { name: 'Inspect site' }).click();
    await expect(main.getByLabel('Site type')).toHaveValue(kind);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  test('keeps an inspection across a reload and offline, and sends it once', async ({ page, context, product }) => {
    await openAs(page, { email: DEMO_SUPERVISOR.email, password: DEMO_PASSWORD }, '/admin/places');
    const main = page.getByRole('main');
    const openForm = async () => {
      await main.getByText('Inspections', { exact: true }).click();
      await main.getByText('New inspection', { exact: true }).click();
    };
    await main.getByRole('link', { name: ASSIGNED_SITE }).click();
    await openForm();
    const note = `Kept ${Date.now().toString(36)}`;
    await main.getByRole('radio', { name: /: 3 / }).first().check();
    await main.getByLabel('Note about the whole site').fill(note);
    await page.reload();
    await openForm();
    await expect(main.getByLabel('Note about the whole site')).toHaveValue(note);
    await expect(main.getByRole('radio', { name: /: 3 / }).first()).toBeChecked();
    const sent: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().endsWith(recordInspection.path)) sent.push(request.url());
    });
    await goOffline(context, product);
    await main.getByRole('button', { name: 'Save inspection' }).click();
    await expect(page.getByText('1 inspection is saved on this device', { exact: false })).toBeVisible();
    await expect(main.getByLabel('Note about the whole site')).toHaveValue('');
    await goOnline(context, product);
    await expect(page.getByText('Inspection saved.')).toBeVisible();
    await expect(page.getByText('1 inspection is saved on this device', { exact: false })).toBeHidden();
    expect(sent).toHaveLength(1);
    expect(await page.evaluate(() => localStorage.getItem('inspections'))).toBe('[]');
  });

  test('joins by invitation, sees a new site at once, and is logged out when removed', async ({
    page,
    otherPage: other,
    product,
  }) => {
    const sam = { name: 'Sam Supervisor', email: `sam.${Date.now().toString(36)}@example.com` };
    await openAs(page, product.admin, '/admin/supervisors');
    const main = page.getByRole('main');
    await main.getByLabel('Name').fill(sam.name);
    await main.getByLabel('Email').fill(sam.email);
    await main.getByLabel(ASSIGNED_SITE).check();
    await main.getByRole('button', { name: 'Send invitation' }).click();
    await expect(main.getByText(`${sam.name} invited.`)).toBeVisible();
    await expectAccessible(page, 'supervisors');
    const link = await main.getByLabel('Link', { exact: true }).inputValue();

    await other.goto(`${product.url}/reset-password#${new URL(link).hash.slice(1)}`);
    await other.getByLabel('New password', { exact: true }).fill('sam has a passphrase');
    await other.getByLabel('Confirm new password').fill('sam has a passphrase');
    await other.getByRole('button', { name: 'Save password' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Password saved');
    await logIn(other, { email: sam.email, password: 'sam has a passphrase' });
    await navigate(other, '/admin/places');
    await expect(other.getByRole('main').getByRole('link', { name: ASSIGNED_SITE })).toBeVisible();
    await expect(other.getByRole('main').getByRole('link', { name: OTHER_SITE })).toHaveCount(0);

    // Waits for the new password's version of the account, which the sheet sends.
    await expect(main.getByRole('row').filter({ hasText: sam.email })).not.toContainText(/invited/i);
    await main.getByRole('button', { name: `Choose sites for ${sam.name}` }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(OTHER_SITE).check();
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByRole('main').getByRole('link', { name: OTHER_SITE })).toBeVisible();

    await main.getByRole('button', { name: `More for ${sam.name}` }).click();
    await main.getByRole('button', { name: 'Remove supervisor' }).click();
    await confirm(page, `Remove ${sam.name}?`, 'Remove supervisor');
    await expect(other).toHaveURL(/\/login/);
    await (await Office.open(product)).sql('auth', 'DELETE FROM account WHERE email = $1', [sam.email]);
  });
});
