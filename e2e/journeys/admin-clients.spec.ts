import { buildDemoClientId } from '@cleaning/contracts/demo';
import { Office } from '../stack/office';
import { expectAccessible, expectFits, measureSidewaysScroll, navigate, OPEN_DIALOG, routeOnce } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

test('adds a client, finds it, gives it a job with a monthly price, and archives it', async ({ page, product }) => {
  const office = await Office.open(product);
  const job = await office.createPermanentJob('Client House', ['06:00-08:00']);
  const name = `Rosella Arcade ${job.slice(-6)}`;
  await openAs(page, product.admin, '/admin/clients');
  const main = page.getByRole('main');

  await test.step('shows each error beside its field', async () => {
    await main.getByRole('link', { name: 'New client' }).first().click();
    await main.getByLabel('ABN').fill('11111111111');
    await main.getByRole('button', { name: 'Add client' }).click();
    await expect(main.getByText('Must be a valid ABN.')).toBeVisible();
    await expect(main.getByText('Fill in this field.')).toBeVisible();
  });

  await test.step('adds a client with a contact', async () => {
    await main.getByLabel('Legal name').fill(`${name} Pty Ltd`);
    await main.getByLabel('Trading name').fill(name);
    await main.getByLabel('ABN').fill('80 000 000 001');
    const mail = main.getByLabel('Billing email');
    await mail.fill('accounts@rosella.example');
    // After a refusal the focus stays in its field.
    const refusal = { status: 409, json: { msg: 'Somebody else was first.' } };
    await routeOnce(page, '**/api/admin/create-client', (route) => route.fulfill(refusal));
    await mail.press('Enter');
    await expect(main.getByText('Somebody else was first.')).toBeVisible();
    await expect(mail).toBeFocused();
    await main.getByRole('button', { name: 'Add contact' }).click();
    const contact = main.getByRole('group', { name: 'Contact 1', exact: true });
    await contact.getByLabel('Name').fill('Renee Castle');
    await contact.getByLabel('Phone').fill('0491 570 156');
    await contact.getByLabel('Site access').check();
    await main.getByRole('button', { name: 'Add client' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    const contacts = main
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'Contacts', exact: true }) });
    await expect(contacts.getByRole('listitem')).toContainText('Site access');
    await expect(main.getByRole('link', { name: 'Call Renee Castle' })).toHaveAttribute('href', 'tel:0491570156');
    await expect(main.getByRole('region', { name: 'Key facts' })).toContainText('A$0.00');
    await expectAccessible(page, 'a client');
  });

  await test.step('assigns a job to the client, with a monthly price', async () => {
    await navigate(page, `/admin/jobs/${job}`);
    await main.getByRole('link', { name: 'Choose client' }).click();
    await expect(main.getByRole('combobox', { name: 'Client', exact: true })).toBeFocused();
    const part = main.getByText('Client: none', { exact: true });
    const clientForm = main.locator('form').filter({ has: page.getByRole('button', { name: 'Save client' }) });
    const from = clientForm.getByLabel('From', { exact: true });
    const today = await from.inputValue();
    await clientForm.getByRole('button', { name: 'Open calendar' }).click();
    const other = today.startsWith('01') ? / 2 / : / 1 /;
    await page.getByRole('dialog', { name: 'Calendar' }).getByRole('button', { name: other }).click();
    const pickedDay = await from.inputValue();
    // Closing the part keeps the date.
    await part.click();
    await part.click();
    await expect(from).toHaveValue(pickedDay);
    await from.fill(today);
    await main.getByLabel('Client', { exact: true }).selectOption({ label: name });
    await main.getByRole('button', { name: 'Save client' }).click();
    await expect(main.getByRole('tabpanel', { name: 'Invoices' }).getByRole('link', { name })).toBeVisible();
    await expect(main.getByRole('region', { name: 'Key facts' }).getByRole('link', { name })).toBeVisible();
    // Without a price its form is open.
    await expect(main.getByLabel('Price', { exact: true }).locator('option:checked')).toHaveText('Per hour');
    await main.getByLabel('Price', { exact: true }).selectOption('Per month');
    await main.getByLabel('Amount (A$, excl. GST)').fill('0');
    await main.getByRole('button', { name: 'Save price' }).click();
    await expect(main.getByText('Must be above 0.')).toBeVisible();
    await main.getByLabel('Amount (A$, excl. GST)').fill('480');
    await main.getByRole('button', { name: 'Save price' }).click();
    await expect(main.getByText(/^A\$480\.00 a month, since /)).toBeVisible();
    const downloading = page.waitForEvent('download');
    await main.getByRole('button', { name: /^Print notice of the price from / }).click();
    expect((await downloading).suggestedFilename()).toMatch(/^new-price-.+\.pdf$/);
    await expectAccessible(page, 'the client and the price of a job');
  });

  await test.step('fills in the client’s contact on a new quote and keeps the typed company', async () => {
    await navigate(page, '/admin/quotes/new');
    await main.getByLabel('Company', { exact: true }).fill('Rosella');
    await main.getByLabel('Existing client').selectOption({ label: name });
    await expect(main.getByLabel('Contact name')).toHaveValue('Renee Castle');
    await expect(main.getByLabel('Company', { exact: true })).toHaveValue('Rosella');
    await main.getByLabel('Existing client').selectOption({ label: 'New client' });
    await expect(main.getByLabel('Contact name')).toHaveValue('');
    await expect(main.getByLabel('Company', { exact: true })).toHaveValue('Rosella');
    await main.getByLabel('Company', { exact: true }).fill('');
  });

  await test.step('finds the client by search and opens each of its tabs', async () => {
    await navigate(page, `/admin/search?text=${encodeURIComponent(name)}`);
    await main.getByRole('link', { name, exact: true }).click();
    await expect(main.getByText('Set a job’s client')).toBeVisible();
    const tabs = main.getByRole('tablist', { name: 'Client sections' });
    for (const [tab, heading] of [
      ['Invoices', 'No invoices yet.'],
      ['Quotes', 'No quotes yet.'],
      ['Jobs', 'Since '],
      ['Visits', 'Next visits'],
      ['Complaints', 'No complaints.'],
    ] as const) {
      await tabs.getByRole('tab', { name: tab }).click();
      await expect(main.getByText(heading).filter({ visible: true }).first()).toBeVisible();
    }
    await tabs.getByRole('tab', { name: 'Jobs' }).click();
    await expect(main.getByRole('link', { name: 'Client House' })).toBeVisible();
  });

  await test.step('saves changed details on the tab that Edit opens', async () => {
    await main.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(main.getByRole('group', { name: 'Contact 1', exact: true }).getByLabel('Site access')).toBeChecked();
    await main.getByLabel('Payment terms (days)').fill('7');
    await main.getByRole('button', { name: 'Save client' }).click();
    await expect(page.getByText('Client saved.')).toBeVisible();
    await expect(main.getByRole('region', { name: 'Key facts' })).toContainText('7 days');
  });

  await test.step('fills in the client on a new quote and a new job', async () => {
    await main.getByRole('link', { name: 'New quote' }).click();
    await expect(main.getByLabel('Existing client')).toHaveValue(/.+/);
    await expect(main.getByLabel('Contact name')).toHaveValue('Renee Castle');
    await page.goBack();
    await main.getByRole('link', { name: 'New job' }).click();
    await expect(main.getByText('For client')).toContainText(name);
    await expect(main.getByLabel('Job title')).toHaveValue(name);
    await expect(main.getByRole('combobox', { name: 'Client', exact: true }).locator('option:checked')).toHaveText(
      name,
    );
  });

  await test.step('creates a job with a monthly price for the client', async () => {
    await main.getByLabel('Job title').fill('Rosella Annexe');
    await main.getByLabel('Address').fill('4 Rosella Lane, Unley SA 5061');
    await main.getByLabel('Charge rate per hour (A$)').fill('60');
    await main.getByLabel('Sub-contractor pay per hour (A$)').fill('35');
    await main.getByLabel('Description').fill('Two rooms and a kitchen');
    await main.getByRole('checkbox', { name: 'Mo', exact: true }).check();
    await main.getByLabel('How they’re charged').selectOption('Per month');
    await main.getByRole('button', { name: 'Create job' }).click();
    await expect(main.getByText('Enter an amount above 0, like 480.00.')).toBeVisible();
    await main.getByLabel('Amount per month').fill('520');
    await main.getByRole('button', { name: 'Create job' }).click();
    await main.getByRole('link', { name: 'Open job' }).click();
    await main.getByRole('tab', { name: 'Invoices' }).click();
    await expect(main.getByText('Price: A$520.00 a month', { exact: true })).toBeVisible();
    await expect(main.getByText(`Client: ${name}`, { exact: true })).toBeVisible();
    await navigate(page, `/admin/clients?text=${encodeURIComponent(name)}`);
    await main.getByRole('link', { name, exact: true }).click();
  });

  await test.step('adds, changes and removes an extra', async () => {
    await main.getByRole('button', { name: 'Add extra' }).click();
    const form = page.getByRole('dialog', { name: 'Add extra' });
    await form.getByLabel('Description on the invoice').fill('Windows outside');
    await form.getByRole('button', { name: 'Save extra' }).click();
    await expect(form.getByText('Fill in this field.')).toHaveCount(2);
    await form.getByLabel('Amount (A$, excl. GST)').fill('180');
    await form.getByLabel('Reason').fill('Asked for by Renee');
    await expectAccessible(page, 'the form of an extra', { within: OPEN_DIALOG });
    await form.getByRole('button', { name: 'Save extra' }).click();
    await expect(main.getByText('Windows outside A$180.00')).toBeVisible();
    await main.getByRole('button', { name: 'Change Windows outside' }).click();
    await page.getByRole('dialog').getByLabel('Amount (A$, excl. GST)').fill('190');
    await page.getByRole('dialog').getByRole('button', { name: 'Save extra' }).click();
    await expect(main.getByText('Windows outside A$190.00')).toBeVisible();
    await main.getByRole('button', { name: 'Remove Windows outside' }).click();
    await confirm(page, 'Windows outside (A$190.00) won’t be invoiced.', 'Remove');
    await expect(main.getByText('No extras yet.')).toBeVisible();
  });

  await test.step('archives the client because it has a job', async () => {
    await expect(main.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await main.getByRole('button', { name: 'Archive' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
    await expect(main.getByRole('button', { name: 'Restore' })).toBeVisible();
    await navigate(page, `/admin/clients?text=${encodeURIComponent(name)}`);
    await expect(main.getByText('No clients found.')).toBeVisible();
  });
});

test('shows the parts of a client as tabs that fit a phone and a desk', async ({ page, product }) => {
  test.skip(!product.storage, 'needs the demo company');
  await openAs(page, product.admin, `/admin/clients/${buildDemoClientId(1)}`);
  const main = page.getByRole('main');
  const tabs = main.getByRole('tablist', { name: 'Client sections' });
  const names = ['Invoices', 'Quotes', 'Jobs', 'Visits', 'Complaints', 'Edit'];
  await page.setViewportSize(PHONE);
  for (const tab of names) {
    await tabs.getByRole('tab', { name: tab }).click();
    await expect(page).toHaveURL(new RegExp(`\\?tab=${tab.toLowerCase()}$`));
    await expect(main.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expectFits(page, `the tab ${tab} of a client`, [PHONE]);
  }
  await page.setViewportSize(DESK);
  for (const tab of names) {
    await tabs.getByRole('tab', { name: tab }).click();
    await expect(main.getByRole('tabpanel', { name: tab })).toBeVisible();
    expect(await measureSidewaysScroll(page), tab).toBeLessThanOrEqual(0);
  }
});
