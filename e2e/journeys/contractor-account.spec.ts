import { changePassword, getCalendarLink, login, makeCalendarLink } from '@cleaning/contracts';
import { callOk } from '../stack/api';
import { createEmptyFile, createPdf, createPng } from '../stack/documents';
import { Office, type Person } from '../stack/office';
import { expectAccessible, navigate } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

const FAILED =
  'Something went wrong please try again later. if this msg getting continuously, please call to system admin. (08) 5550 0142';

test.describe('Account of a sub-contractor', () => {
  let office: Office;
  let person: Person;

  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test.beforeAll(async ({ product }) => {
    office = await Office.open(product);
    person = await office.registerVerified('Marisol Etxeberria-Featherstonehaugh');
  });
  test.beforeEach(async ({ page }) => {
    await openAs(page, person, '/account');
  });

  test('shows the person’s details and replaces documents', async ({ page, context, product }, info) => {
    const main = page.getByRole('main');
    const expectFacts = async (facts: readonly (readonly [string, string])[]) => {
      for (const [name, value] of facts)
        await expect(main.locator('dl div').filter({ has: page.getByText(name, { exact: true }) })).toContainText(
          value,
        );
    };

    await test.step('leads to five pages and back', async () => {
      await expect(main.getByRole('list').first().getByRole('link')).toHaveText([
        /^Me/,
        /^Documents/,
        /^Pay details/,
        /^Security/,
        /^Notifications and calendar/,
      ]);
      await expect(main.getByText('Done', { exact: true })).toHaveCount(6);
      await expectFacts([
        ['Name', person.name],
        ['ABN', '51 824 753 556'],
      ]);
      await expect(main.getByRole('button', { name: 'Upload documents' })).toBeVisible();
      await expect(main.getByLabel('Current password')).toBeVisible();
      await expectAccessible(page, 'the account');
      await main.getByRole('link', { name: /^Security/ }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Security');
      await page.getByRole('link', { name: 'Back to Account' }).click();
      await expect(page).toHaveURL(/\/account$/);
    });

    await test.step('shows the details and sends only the changed document', async () => {
      await main.getByRole('link', { name: /^Me/ }).click();
      await expectFacts([
        ['Name', person.name],
        ['Email', person.email],
        ['Address', '7 Rosella Street, Norwood SA'],
        ['Postcode', '5067'],
        ['Contact number', '0491 570 006'],
        ['Passport number', 'PA1234567'],
      ]);
      await navigate(page, '/account/pay');
      await expectFacts([
        ['ABN', '51 824 753 556'],
        ['Account type', 'Savings account'],
        ['Account number', '001234567'],
      ]);

      await navigate(page, '/account/documents');
      await main.getByText('Replace a file').click();
      await expect(main.getByText('Done', { exact: true })).toHaveCount(6);
      const sentBodies: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/update-documents')) sentBodies.push(request.postData() ?? '');
      });
      await main.getByLabel('Police check').setInputFiles(await createPng('new-police-check'));
      await main.getByRole('button', { name: 'Upload documents' }).click();
      await confirm(page, 'Do you want to change the documents?', 'OK');
      await confirm(page, 'Documents uploaded successfuly', 'OK');
      expect(sentBodies).toHaveLength(1);
      expect(sentBodies[0]).not.toContain('passport_img');
    });

    await test.step('refuses invalid files before and after upload, and keeps the old document', async () => {
      const upload = main.getByRole('button', { name: 'Upload documents' });
      await upload.click();
      await expect(main.getByText('Choose a file first.')).toBeVisible();

      const field = main.getByLabel('Passport', { exact: true });
      await field.setInputFiles({ name: 'passport.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
      await expect(main.getByText('Choose a .jpg, .jpeg, .png or .pdf file.')).toBeVisible();
      await field.setInputFiles(await createEmptyFile(info.outputPath('passport.pdf'), 10 * 1024 * 1024 + 1));
      await expect(main.getByText('This file is larger than 10 MB.')).toBeVisible();
      await upload.click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);

      // The file name says PNG, the content is text.
      await field.setInputFiles({
        name: 'passport.png',
        mimeType: 'image/png',
        buffer: Buffer.from('just some words'),
      });
      await upload.click();
      await confirm(page, 'Do you want to change the documents?', 'OK');
      await confirm(page, FAILED, 'OK');
      await expect(main.getByText('This file wasn’t accepted.')).toBeVisible();
      await expect(main.getByText('Done', { exact: true })).toHaveCount(6);
      await expectAccessible(page, 'a refused document');
    });

    await test.step('names the office’s phone number when an upload fails', async () => {
      await page.route('**/api/update-documents', (route) => route.fulfill({ status: 500, json: {} }));
      await main.getByLabel('Passport').setInputFiles(await createPng('passport'));
      await main.getByRole('button', { name: 'Upload documents' }).click();
      await confirm(page, 'Do you want to change the documents?', 'OK');
      await confirm(page, FAILED, 'OK');
      await page.unroute('**/api/update-documents');
    });

    await test.step('shows upload progress on a slow connection', async () => {
      const file = await createPng('large-police-check');
      // Bytes after the picture's end make it large.
      const buffer = Buffer.concat([file.buffer, Buffer.alloc(600 * 1024)]);
      await main.getByLabel('Police check').setInputFiles({ ...file, buffer });
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 100,
        downloadThroughput: 500 * 1024,
        uploadThroughput: 100 * 1024,
      });
      await main.getByRole('button', { name: 'Upload documents' }).click();
      await confirm(page, 'Do you want to change the documents?', 'OK');
      await expect(main.getByRole('progressbar', { name: /Uploading/ })).toBeVisible();
      await expect(main.getByText(/^Uploading \d+ %$/)).toBeVisible();
      await confirm(page, 'Documents uploaded successfuly', 'OK');
      await expect(main.getByRole('progressbar')).toHaveCount(0);
      await devtools.detach();
    });

    // Needs the database.
    if (!product.storage) return;
    await test.step('shows Done or No Document for each of the six documents', async () => {
      const states = main.getByText(/^(Done|No Document)$/);
      await expect(states).toHaveText(Array.from({ length: 6 }, () => 'Done'));
      await office.sql(
        'auth',
        "UPDATE account_documents SET documents = documents - 'children_check_img' WHERE user_id = $1",
        [person.id],
      );
      await page.reload();
      await main.getByText('Replace a file').click();
      await expect(states).toHaveText(['Done', 'Done', 'Done', 'No Document', 'Done', 'Done']);
      await expect(main.getByRole('link', { name: 'Open Working with children check' })).toHaveCount(0);

      await main.getByLabel('Working with children check').setInputFiles(await createPdf('children-check'));
      await main.getByRole('button', { name: 'Upload documents' }).click();
      await confirm(page, 'Do you want to change the documents?', 'OK');
      await confirm(page, 'Documents uploaded successfuly', 'OK');
      await expect(states).toHaveText(Array.from({ length: 6 }, () => 'Done'));
    });
  });

  test('validates a new password and changes it without a logout', async ({ page, product }) => {
    const main = page.getByRole('main');
    await navigate(page, '/account/security');

    await test.step('names each error and changes nothing', async () => {
      const submit = main.getByRole('button', { name: 'Change password' });
      await submit.click();
      await expect(main.getByText('Fill in this field.')).toHaveCount(3);
      await main.getByLabel('Current password').fill('not my password');
      await main.getByLabel('New password', { exact: true }).fill('short');
      await main.getByLabel('Confirm new password').fill('other');
      await submit.click();
      await expect(main.getByText('Use at least 10 characters.')).toBeVisible();
      await expect(main.getByText('The two passwords don’t match.')).toBeVisible();
      for (const label of ['New password', 'Confirm new password'])
        await main.getByLabel(label, { exact: true }).fill('a completely new one');
      await submit.click();
      await confirm(page, 'Do you realy want to change the password?', 'Cancel');
      await submit.click();
      await confirm(page, 'Do you realy want to change the password?', 'OK');
      await expect(main.getByRole('alert')).toContainText(/current password/i);
    });

    await test.step('asks whether to turn off the calendar link', async () => {
      const { access_token: token } = await callOk(product.url, login, {
        body: { email: person.email, password: person.password },
      });
      await callOk(product.url, makeCalendarLink, { token, body: { user_id: person.id } });
      await page.reload();
      const next = 'another long passphrase';
      await main.getByLabel('Current password').fill(person.password);
      await main.getByLabel('New password', { exact: true }).fill(next);
      await main.getByLabel('Confirm new password').fill(next);
      // The old token is refused between the change and its answer. That must not end the session.
      await page.route(`**${changePassword.path}`, async (route) => {
        const refusedReads = page.waitForResponse((answer) => answer.status() === 401);
        const answer = await route.fetch();
        await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
        await refusedReads;
        await route.fulfill({ response: answer });
      });
      await main.getByRole('button', { name: 'Change password' }).click();
      await confirm(page, 'Do you realy want to change the password?', 'OK');
      await confirm(page, 'Turn off your calendar link too?', 'Turn off the link');
      await page.unroute(`**${changePassword.path}`);
      await expect(main).toContainText('Your calendar link is off.');
      await expect(main.getByLabel('Current password')).toHaveValue('');
      const again = await callOk(product.url, login, { body: { email: person.email, password: next } });
      expect(await callOk(product.url, getCalendarLink, { token: again.access_token })).toEqual({ made_at: '' });
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Security');
      person = { ...person, password: next };
    });
  });

  test('asks before a language change discards typed text', async ({ page }) => {
    const main = page.getByRole('main');
    await navigate(page, '/account/me');
    await main.getByRole('button', { name: 'Request a change' }).click();
    await main.getByLabel('Postcode').fill('5082');
    const language = main.getByLabel('Language', { exact: true });
    await language.selectOption({ label: 'Español' });
    await confirm(page, 'Leave without saving?', 'Keep editing');
    await expect(main.getByLabel('Postcode')).toHaveValue('5082');
    await expect(language).toHaveValue('en');
  });
});

test.describe('Account of an unverified person', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('shows no failing card and makes no refused request', async ({ page, product }) => {
    const newcomer = await (await Office.open(product)).register('Noa Bergström');
    const refusedReads: string[] = [];
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/api/') && response.status() >= 400)
        refusedReads.push(`${response.status()} ${pathname}`);
    });
    const main = page.getByRole('main');
    await openAs(page, newcomer, '/account');
    for (const name of ['me', 'documents', 'pay', 'security', 'notifications']) {
      await navigate(page, `/account/${name}`);
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await expect(main.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      await expect(main.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      await expect(main.getByRole('heading', { name: 'Payments' })).toHaveCount(0);
    }
    expect(refusedReads).toEqual([]);
  });
});
