import { readFile } from 'node:fs/promises';
import { checkReceivables } from '@cleaning/contracts';
import { PHONE } from '../stack/frame';
import { getBusinessToday } from '../stack/office';
import { makeOverdue } from '../stack/overdue';
import { expectAccessible, expectFits, navigate, OPEN_DIALOG } from '../stack/pages';
import { confirm, expect, test } from '../stack/test';
import { readMailsAbout, type Story, savePicture, toTypedDay, WIDE } from './story';

/** An invoice of the client, with GST. */
export interface OwedInvoice {
  readonly client_id: string;
  readonly number: string;
  readonly total: string;
}

/** Matches a part payment and an overpayment of the bank. Then undoes the part and records half of it by hand. */
export async function takePayments({ page, name, mark }: Story, { number, total }: OwedInvoice): Promise<void> {
  const main = page.getByRole('main');

  await test.step('finds the client with the amount owed', async () => {
    await navigate(page, '/admin/receivables');
    await main.getByLabel('Search clients').fill(name);
    await expect(main.getByRole('row')).toHaveCount(2);
    await expect(main.getByRole('row').last()).toContainText(total);
    await expectFits(page, 'money in', [WIDE, PHONE]);
    await page.setViewportSize(WIDE);
  });

  await test.step('previews a bank file before it imports it', async () => {
    await main.getByRole('link', { name: 'Bank statements' }).click();
    const day = toTypedDay(getBusinessToday());
    const rows = [
      'Account,484-799 012345678',
      'Date,Amount,Description,Balance',
      `${day},200.00,PART OF CORELLA ${mark} ${number},1000.00`,
      `${day},400.00,REST OF CORELLA ${mark} ${number},1400.00`,
      `${day},-20.00,Fuel,1380.00`,
    ];
    await main.getByLabel('OFX or CSV file').setInputFiles({
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(rows.join('\n')),
    });
    await main.getByRole('button', { name: 'Read file' }).click();
    await expect(main.getByText('2 payments to import')).toBeVisible();
    await expect(main.getByLabel('Headings')).toHaveValue('2');
    await main.getByRole('button', { name: 'Import 2 payments' }).click();
    const own = main.getByRole('listitem').filter({ hasText: `CORELLA ${mark} ${number}` });
    await expect(own.getByText('Invoice number matches')).toHaveCount(2);
    await expectFits(page, 'bank statements', [WIDE, PHONE]);
    await page.setViewportSize(WIDE);
    await savePicture(page, 'bank-statement');
  });

  await test.step('matches a part payment, and asks before an overpayment becomes credit', async () => {
    const line = (text: string) => main.getByRole('listitem').filter({ hasText: `${text} ${mark} ${number}` });
    await line('PART OF CORELLA')
      .getByRole('button', { name: `Match to ${name}` })
      .click();
    await expect(page.getByText('Payment matched.')).toBeVisible();
    await expect(line('PART OF CORELLA')).toHaveCount(0);
    await expect(main.getByText('A$72.00 becomes credit')).toBeVisible();
    await line('REST OF CORELLA')
      .getByRole('button', { name: `Match to ${name}` })
      .click();
    await confirm(page, 'This is A$72.00 more than they owe on these invoices.', 'Match');
    await expect(main.getByText(number)).toHaveCount(0);
    await main.getByLabel('Show', { exact: true }).selectOption({ label: 'Matched' });
    await main.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByText('Settled')).toBeVisible();
    await expect(main.getByText('A$72.00 left as credit')).toBeVisible();
    await expectFits(page, 'the account of a client', [WIDE, PHONE]);
    await page.setViewportSize(WIDE);
  });

  await test.step('undoes a payment, reopens the invoice and records a part payment', async () => {
    await main.getByRole('button', { name: /^Undo the payment of A\$200\.00/ }).click();
    await confirm(page, 'Undo the payment of', 'Undo');
    await expect(main.getByText(/^Undone by /)).toBeVisible();
    await main.getByRole('button', { name: 'Record payment' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Amount received (A$)').fill('100');
    await sheet.getByRole('button', { name: 'Oldest first' }).click();
    await expect(sheet.getByLabel(new RegExp(`^${number}`))).toHaveValue('100.00');
    await sheet.getByRole('button', { name: 'Record payment' }).click();
    await expect(main.getByText(`for ${number} A$100.00`)).toBeVisible();
  });

  await test.step('shows in all invoices that it is partly paid', async () => {
    await navigate(page, `/admin/invoices?text=${number}`);
    const row = main.getByRole('table', { name: 'Issued invoices' }).getByRole('row').nth(1);
    for (const text of [number, 'Partly paid', 'A$100.00']) await expect(row).toContainText(text);
    await expectFits(page, 'all invoices', [WIDE, PHONE]);
    await page.setViewportSize(WIDE);
  });
}

/**
 * Previews reminders, pauses them with a promise and sends one. Automatic reminders stay off, because other tests share the demo company's
 * clients. Returns the invoice's issue date.
 */
export async function sendFirstReminder(story: Story, { client_id, number }: OwedInvoice): Promise<string> {
  const { page, office, name } = story;
  const main = page.getByRole('main');
  await test.step('previews a reminder in its settings', async () => {
    await navigate(page, '/admin/receivables');
    await expect(main.getByText('Automatic reminders are off. You can still send each one yourself.')).toBeVisible();
    await main.getByRole('button', { name: 'Reminder settings' }).click();
    const sheet = page.getByRole('dialog', { name: 'Reminder settings' });
    await expect(sheet.getByLabel('Send reminders')).not.toBeChecked();
    await sheet.getByLabel('Subject').first().fill('Please pay {total}');
    await sheet.getByRole('button', { name: 'Preview 1st reminder' }).click();
    await expect(sheet.getByText(/^Please pay A\$/)).toBeVisible();
    await expect(sheet.getByText(/^Attached: /)).toBeVisible();
    await expectAccessible(page, 'settings of reminders', { within: OPEN_DIALOG });
    await page.keyboard.press('Escape');
    await confirm(page, 'Close without saving?', 'Close');
    await expect(sheet).toBeHidden();
  });

  await test.step('notes a promise for an invoice and ends it', async () => {
    await navigate(page, `/admin/receivables/${client_id}`);
    await main.getByRole('button', { name: 'Pause, dispute or promise' }).click();
    const sheet = page.getByRole('dialog', { name: 'Pause, dispute or promise' });
    await sheet.getByLabel('Invoice').selectOption(number);
    await sheet.getByLabel('Promised payment date').fill('31/12/2030');
    await sheet.getByLabel('Reason').fill('Ms Haddad called');
    await sheet.getByRole('button', { name: 'Save' }).click();
    const what = `Promised · ${number} · until 31 Dec 2030`;
    await expect(main.getByText(what)).toBeVisible();
    await expectAccessible(page, 'reminders of a client');
    await main.getByRole('button', { name: `End: ${what}` }).click();
    await confirm(page, `End this pause, dispute or promise? ${what}`, 'End');
    await expect(page.getByText('Ended.')).toBeVisible();
    await main.getByText('Past pauses, disputes and promises').click();
    await expect(main.getByText('Ms Haddad called')).toBeVisible();
  });

  return test.step('sends a reminder for an overdue invoice with the open amount', async () => {
    const send = main.getByRole('button', { name: `Send reminder to ${name}` });
    await expect(main.getByText(new RegExp(`^1st reminder on .+: ${number}: A\\$100\\.00$`))).toBeVisible();
    await expect(send).toHaveCount(0);
    const issuedOn = await makeOverdue(office, [number], 9);
    await page.reload();
    await send.click();
    await confirm(page, `Send reminder to ${name}?`, 'Send reminder');
    await expect(page.getByText('Reminder on its way.')).toBeVisible();
    await expect(send).toHaveCount(0);
    await main.getByText('Reminders sent (1)').click();
    const sent = main.getByRole('listitem').filter({ hasText: '1st reminder' });
    await expect(sent.getByText('Sent', { exact: true })).toBeVisible();
    await expect(sent.getByText(/, sent by /)).toBeVisible();
    await expectFits(page, 'a client who was reminded', [WIDE, PHONE]);
    await page.setViewportSize(WIDE);
    await sent.getByText('Message').click();
    await savePicture(page, 'reminder', sent);
    const mails = await readMailsAbout(story, 'Reminder: A$100.00 was due on');
    expect(mails.map(({ attachments }) => attachments.map(({ filename }) => filename))).toEqual([[`${number}.pdf`]]);
    expect(mails[0]?.text).toContain('A$72.00 of unused credit');
    return issuedOn;
  });
}

/** The accountant's files contain the invoice and its payments, and each cent is accounted for. */
export async function exportForAccountant(
  { page, office, name }: Story,
  { number, total }: OwedInvoice,
  since: string,
) {
  const main = page.getByRole('main');
  await test.step('exports the invoice and its payments for the accountant', async () => {
    await navigate(page, `/admin/accounting?by=days&from=${since}&to=${getBusinessToday()}`);
    await expect(main.getByRole('row', { name: 'Xero: invoices' })).toContainText('*UnitAmount');
    await expect(main.getByRole('heading', { name: 'GST', exact: true })).toBeVisible();
    await savePicture(page, 'accountant');
    const readRows = async (file: string, text: string) => {
      const downloading = page.waitForEvent('download');
      await main.getByRole('button', { name: `Download ${file}` }).click();
      const rows = (await readFile(await (await downloading).path(), 'utf8')).split('\r\n');
      return rows.filter((row) => row.includes(text)).sort();
    };
    const payments = await readRows('MYOB: payments', number);
    expect(payments.map((row) => row.split(',').at(-1)).toSorted()).toEqual(['100.00', '328.00']);
    expect(await readRows('Xero: invoices', number)).toEqual([expect.stringContaining(name)]);
    expect(await readRows('GST list', number)).toEqual(expect.arrayContaining([expect.stringContaining(total)]));
    // The ledger balance equals the open amount after all bookings and undos.
    const owed = (await readRows('Ledger', name)).filter((row) => row.includes(',Accounts receivable,'));
    const sides = owed.map((row) => row.split(',').slice(-2).map(Number));
    expect(sides.reduce((sum, [debit = 0, credit = 0]) => sum + debit - credit, 0)).toBe(100);
  });
  const { problems } = await office.call(checkReceivables);
  expect(problems).toEqual([]);
}
