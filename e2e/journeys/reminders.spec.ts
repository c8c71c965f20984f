import { createClient, issueMonthInvoices, listMonthInvoices, setJobClient, setJobPrice } from '@cleaning/contracts';
import { v4 } from 'uuid';
import { businessToday, Office } from '../stack/office';
import { expectAccessible } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

/** The month before this one, YYYY-MM. */
function lastMonth(): string {
  const day = new Date(`${businessToday().slice(0, 7)}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() - 1);
  return day.toISOString().slice(0, 7);
}

/** Nothing is switched on: the demo company's clients are everybody's. */
test('reminders are off, shown with a real invoice, and held back by a promise', async ({ page, product }) => {
  const office = await Office.open(product);
  const job = await office.permanentJob('Heron House', ['06:00-08:00']);
  const [client_id, tag, month] = [v4(), job.slice(-6), lastMonth()];
  const name = `Heron Dental ${tag}`;
  const details = { legal_name: name, billing_email: 'pay@heron.example' };
  await office.call(createClient, { id: client_id, details });
  await office.call(setJobClient, { job_id: job, version: 0, client_id, from: `${month}-01` });
  await office.call(setJobPrice, { job_id: job, version: 0, from: `${month}-01`, basis: 'month', amount: '480' });
  await expect
    .poll(async () => {
      const { rows } = await office.call(listMonthInvoices, { month, text: name, page_size: 10 });
      return rows[0]?.places;
    })
    .toBe(1);
  const issued = await office.call(issueMonthInvoices, { month, client_ids: [client_id], send: false });
  const number = issued.results[0]?.number ?? '';

  await openAs(page, product.admin, '/admin/receivables');
  const main = page.getByRole('main');
  await test.step('the settings show a reminder as it would be sent', async () => {
    await expect(main.getByText('Off: nothing is sent. This is what would go next.')).toBeVisible();
    await main.getByRole('button', { name: 'Settings' }).click();
    const sheet = page.getByRole('dialog', { name: 'Reminders' });
    await expect(sheet.getByLabel('Send reminders')).not.toBeChecked();
    await sheet.getByLabel('Subject').first().fill('Please pay {total}');
    await sheet.getByRole('button', { name: 'Show the 1st reminder' }).click();
    await expect(sheet.getByText(/^Please pay A\$/)).toBeVisible();
    await expect(sheet.getByText(/^Attached: /)).toBeVisible();
    await expectAccessible(page, 'settings of reminders');
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
  });

  await test.step('a promise is noted for an invoice, and ended', async () => {
    await page.goto(`/admin/receivables/${client_id}`);
    await main.getByRole('button', { name: 'Pause, dispute or promise' }).click();
    const sheet = page.getByRole('dialog', { name: 'Pause, dispute or promise' });
    await sheet.getByLabel('Invoice').selectOption(number);
    await sheet.getByLabel('Promised for').fill('31/12/2030');
    await sheet.getByLabel('Reason').fill('Mr Heron called');
    await sheet.getByRole('button', { name: 'Save' }).click();
    const what = `Promised · ${number} · until 31/12/2030`;
    await expect(main.getByText(what)).toBeVisible();
    await expectAccessible(page, 'reminders of a client');
    await main.getByRole('button', { name: `End: ${what}` }).click();
    await confirm(page, `Do you want to end it? ${what}`, 'End');
    await expect(page.getByText('It is ended.')).toBeVisible();
    await main.getByText('Former pauses, disputes and promises').click();
    await expect(main.getByText('Mr Heron called')).toBeVisible();
  });
});
