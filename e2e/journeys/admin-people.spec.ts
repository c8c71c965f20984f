import { readFile } from 'node:fs/promises';
import { DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import { hideMailServer, showMailServer } from '../stack/mail';
import { Office } from '../stack/office';
import { expectAccessible, expectFits, navigate, pushRoute } from '../stack/pages';
import { confirm, expect, giveSession, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

test.describe('People and new jobs', () => {
  test.skip(({ product }) => !product.storage, 'needs the demo company');

  test('opens a person’s page with next shift, call and email links, and tabs', async ({ page, product }) => {
    await giveSession(page, product.admin);
    const main = page.getByRole('main');
    const person = DEMO_CONTRACTORS[0];
    await page.goto(`/admin/sub-contractors/${person?.id}`);
    await expect(main.getByRole('link', { name: `Call ${person?.name}` })).toHaveAttribute('href', 'tel:0491570006');
    await expect(main.getByRole('link', { name: `Email ${person?.name}` })).toHaveAttribute('href', /^mailto:/);
    await expect(main.getByRole('region', { name: 'Key facts' })).toContainText('Next shift');
    for (const [tab, name, heading] of [
      ['Jobs and shifts', 'shifts', 'Wattlebird House Offices'],
      ['Hours and earnings', 'earnings', 'Not approved yet'],
      ['Documents and expiry', 'documents', 'Police check'],
    ] as const) {
      await main.getByRole('tab', { name: tab }).click();
      await expect(page).toHaveURL(new RegExp(`\\?tab=${name}$`));
      await expect(main.getByText(heading).filter({ visible: true }).first()).toBeVisible();
      await expectFits(page, `the tab ${tab} of a person`, [PHONE, DESK]);
    }
    await expect(main.getByRole('button', { name: 'Disprove' })).toBeHidden();
    await main.getByRole('tab', { name: 'Profile' }).click();
    await expect(main.getByRole('button', { name: 'Disprove' })).toBeVisible();
  });

  test('verifies, disproves and removes a sub-contractor, and logs views of bank details', async ({
    page,
    product,
  }) => {
    const office = await Office.open(product);
    await office.addPeople('Newcomer', 1, 'all');
    await office.addPeople('Papers', 1);
    await giveSession(page, product.admin);
    const main = page.getByRole('main');

    await test.step('shows bank details on request and logs the view', async () => {
      const person = DEMO_CONTRACTORS[0];
      await page.goto(`/admin/sub-contractors/${person?.id}`);
      await expect(main.getByRole('heading', { name: 'Documents' })).toBeVisible();
      await expect(main.getByText('010200417')).toBeHidden();
      await main.getByRole('button', { name: 'Show bank details and passport number' }).click();
      await expect(main.getByText('010200417')).toBeVisible();
      await navigate(page, '/admin/audit-log');
      await main.getByLabel('Action').selectOption({ label: 'Viewed bank details' });
      const row = main.getByRole('table', { name: 'Entries' }).getByRole('row').nth(1);
      await expect(row).toContainText(person?.name ?? '');
      await expect(row).toContainText('Helen Marsh');
    });

    await test.step('previews a document on a phone and logs the view', async () => {
      const person = DEMO_CONTRACTORS[0];
      await page.setViewportSize({ width: 390, height: 844 });
      await navigate(page, `/admin/sub-contractors/${person?.id}`);
      await expect(main.getByRole('img', { name: 'Passport' })).toHaveCount(0);
      await main.getByRole('button', { name: 'Show Passport' }).click();
      const preview = main.getByRole('img', { name: 'Passport' });
      await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      await expect(preview).toBeInViewport();
      const width = await preview.evaluate((image) => image.getBoundingClientRect().width);
      expect(width).toBeGreaterThan(200);
      expect(width).toBeLessThan(390);
      await expectAccessible(page, 'a person on a phone');
      await main.getByRole('link', { name: 'Audit log' }).click();
      const row = main
        .getByRole('table', { name: 'Entries' })
        .getByRole('row')
        .filter({ hasText: 'Viewed a document' })
        .first();
      await expect(row).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 900 });
    });

    await test.step('searches the audit log by name and day, and exports it', async () => {
      await main.getByRole('button', { name: 'Clear filters' }).click();
      const table = main.getByRole('table', { name: 'Entries' });
      await main.getByLabel('Search names').fill('perera');
      await expect(page).toHaveURL(/text=perera/);
      await expect(table.getByRole('row').nth(1)).toContainText('Amara Perera');
      await main.getByLabel('To', { exact: true }).fill('2022-01-01');
      await expect(main.getByText('No entries found.')).toBeVisible();
      await main.getByRole('button', { name: 'Clear filters' }).click();
      await expect(table.getByRole('row').nth(1)).toBeVisible();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        main.getByRole('button', { name: 'Export CSV' }).click(),
      ]);
      expect(await readFile(await download.path(), 'utf8')).toContain('When (UTC),Who,What');
    });

    await test.step('verifies and disproves a person', async () => {
      await navigate(page, '/admin/sub-contractors?text=newcomer1%40example.com');
      await main.getByRole('link', { name: 'Newcomer 001' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Newcomer 001');
      await expect(main.getByText('Not verified', { exact: true })).toBeVisible();
      for (const box of await main.getByRole('checkbox', { name: / checked$/ }).all()) await box.check();
      await expect(main.getByText('6 of 6 documents checked')).toBeVisible();
      await main.getByRole('button', { name: 'Verify', exact: true }).click();
      await expect(main.getByText('Verified', { exact: true })).toBeVisible();
      await main.getByRole('button', { name: 'Disprove' }).click();
      await expect(main.getByText('Not verified', { exact: true })).toBeVisible();
      await expect(main.getByRole('link', { name: /^Next person to verify/ })).toBeVisible();
    });

    await test.step('removes a person after a confirm', async () => {
      await main.getByRole('button', { name: 'Remove' }).click();
      await confirm(
        page,
        'Remove Newcomer 001?\nTheir account and documents will be deleted. You can’t undo this.',
        'Remove',
      );
      await expect(page).toHaveURL(/\/admin\/sub-contractors$/);
      await expect(page.getByText('Newcomer 001 removed.')).toBeVisible();
    });

    await test.step('disables Verify while documents are missing', async () => {
      await pushRoute(page, '/admin/sub-contractors?text=papers1%40example.com');
      await main.getByRole('link', { name: 'Papers 001' }).click();
      await expect(main.getByText('No Document')).toHaveCount(6);
      const verify = main.getByRole('button', { name: 'Verify', exact: true });
      await expect(verify).toBeDisabled();
      await expect(verify).toHaveAccessibleDescription(
        /Missing: Passport, .*You can verify this person once all documents are uploaded/,
      );
      await office.removePeople('Papers');
    });
  });

  test('creates a permanent job and a quick job', async ({ page, product }) => {
    await giveSession(page, product.admin);
    const main = page.getByRole('main');
    await page.goto('/admin/create-permanent-job');
    const row = (number: number) => main.getByRole('group', { name: `Row ${number}`, exact: true });

    await test.step('starts with one row of 00:00-00:00 without days, which stays', async () => {
      await expect(row(1).getByLabel('Start time')).toHaveValue('00:00');
      await expect(row(1).getByLabel('End time')).toHaveValue('00:00');
      for (const day of ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'])
        await expect(row(1).getByLabel(day, { exact: true })).not.toBeChecked();
      await main.getByRole('button', { name: 'Add row' }).click();
      await expect(main.getByRole('button', { name: 'Remove row 1' })).toHaveCount(0);
      await main.getByRole('button', { name: 'Remove row 2' }).click();
      await expect(row(2)).toHaveCount(0);
    });

    await test.step('requires every field', async () => {
      await main.getByRole('button', { name: 'Create job' }).click();
      await expect(main.getByText('Fill in this field.')).toHaveCount(6);
    });

    await test.step('shows the server’s errors in an alert and keeps the typed values', async () => {
      const fields = {
        job_title: 'Night Bakery',
        job_address: '4 Gouger Street, Adelaide',
        job_location: 'https://www.openstreetmap.org/?mlat=-34.93&mlon=138.59',
        pay_per_hr: '60',
        pay_per_hr_sub_contractor: '40',
        job_description: 'Ovens are hot.',
      };
      for (const [name, text] of Object.entries(fields)) await main.locator(`[name=${name}]`).fill(text);
      await row(1).getByLabel('Start time').fill('22:00');
      await row(1).getByLabel('End time').fill('02:00');
      await expect(row(1).getByText('Ends the next day.')).toBeVisible();
      await main.getByRole('button', { name: 'Create job' }).click();
      await confirm(page, 'Choose at least one day in the timetable.', 'OK');
      await expect(main.locator('[name=job_title]')).toHaveValue('Night Bakery');
      await row(1).getByLabel('Fr', { exact: true }).check();
      await main.getByRole('button', { name: 'Create job' }).click();
      await expect(main.getByText('Permanent job created.')).toBeVisible();
      await expect(main.locator('[name=job_title]')).toHaveValue('');
    });

    await test.step('creates a quick job with its card and a desk like a permanent one', async () => {
      await navigate(page, '/admin/create-quick-job');
      await main.getByRole('button', { name: 'Create job' }).click();
      await expect(main.getByText('Fill in this field.')).toHaveCount(7);
      const fields = {
        job_title: 'After the Regatta',
        job_address: '1 Port Road, Port Adelaide',
        job_date: '2099-01-02',
        job_time: '18:30',
        pay_per_hr_for_me: '70',
        pay_per_hr_for_c: '45',
        job_desc: 'Bring waders.',
      };
      for (const [name, text] of Object.entries(fields)) await main.locator(`[name=${name}]`).fill(text);
      await main.getByRole('button', { name: 'Create job' }).click();
      await expect(main.getByText('Quick job created.')).toBeVisible();
      await navigate(page, '/admin/quick-job-data');
      const card = main.getByRole('article').filter({ hasText: 'After the Regatta' });
      await card.getByRole('link', { name: /See Details/ }).click();
      for (const text of ['No Sub-Contractors has enrolled for this job', 'Enter record manualy', '18:30'])
        await expect(main.getByText(text)).toBeVisible();
      await expect(main.getByRole('button', { name: 'Add User To Job' })).toBeVisible();
      await main.getByRole('link', { name: 'Edit Job' }).click();
      await main.getByLabel('Start time').fill('19:00');
      await main.getByRole('button', { name: 'Save changes' }).click();
      await expect(main.getByText('19:00')).toBeVisible();
    });
  });

  test('invites people and fills in their name and email on the registration', async ({ page, product, browser }) => {
    await giveSession(page, product.admin);
    const main = page.getByRole('main');
    const email = `invited.${Date.now().toString(36)}@example.com`;
    await page.goto('/admin/sub-contractors');
    await main.getByRole('link', { name: 'Invite sub-contractors' }).click();
    await main.getByLabel('Names and emails').fill(`Lan Nguyen, ${email}\nBo`);
    await expect(main.getByText('Line 2 has no email address.')).toBeVisible();
    await main.getByRole('button', { name: 'Send 1 invitation' }).click();
    await expect(main.getByText('1 person invited.')).toBeVisible();
    await expectAccessible(page, 'invite sub-contractors');

    const row = main.getByRole('row').filter({ hasText: email });
    await row.getByRole('button', { name: 'More for Lan Nguyen' }).click();
    await page.getByRole('button', { name: 'Create new link' }).click();
    await confirm(page, 'Create a new link?', 'Create new link');
    const link = new URL(await main.getByLabel('Link', { exact: true }).inputValue());
    const guest = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await guest.goto(`${new URL(page.url()).origin}${link.pathname}${link.hash}`);
    await expect(guest.locator('[name=name]')).toHaveValue('Lan Nguyen');
    await expect(guest.locator('[name=email]')).toHaveValue(email);
    await guest.context().close();

    await test.step('copies the link from the row where no mail server is set', async () => {
      await hideMailServer(page);
      await page.reload();
      await expect(main.getByRole('button', { name: 'Create invitations' })).toBeVisible();
      await row.getByRole('button', { name: 'Copy link for Lan Nguyen' }).click();
      await confirm(page, 'Copy a new link?', 'Copy link');
      await expect(main.getByLabel('Link', { exact: true })).toHaveValue(/\/register#/);
      await expect(main.getByLabel('Link', { exact: true })).not.toHaveValue(link.href);
      await showMailServer(page);
    });

    await row.getByRole('button', { name: 'More for Lan Nguyen' }).click();
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await confirm(page, 'Withdraw Lan Nguyen’s invitation?', 'Withdraw');
    await expect(row).toBeHidden();
  });

  test('hides the setup list and brings it back', async ({ page, product }) => {
    await giveSession(page, product.admin);
    const main = page.getByRole('main');
    await page.goto('/admin/company');
    await main.getByRole('button', { name: 'Show the setup list on the home page' }).click();
    await expect(page.getByText('The setup list is back on the home page.')).toBeVisible();
    await page.goto('/admin');
    const setup = main.getByRole('region', { name: 'Set up your company' });
    await expect(setup.getByRole('listitem').filter({ hasText: 'Enter your company details' })).toContainText('Done');
    await expectAccessible(page, 'setup list');
    await setup.getByRole('button', { name: 'Skip: Set up mail' }).click();
    await setup.getByRole('button', { name: 'Undo skip: Set up mail' }).click();
    await setup.getByRole('button', { name: 'Hide this list' }).click();
    await confirm(page, 'Hide this list?', 'Hide this list');
    await expect(setup).toBeHidden();
  });
});
