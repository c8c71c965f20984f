import { getBusinessToday, Office } from '../stack/office';
import { expectAccessible, measureSidewaysScroll, navigate } from '../stack/pages';
import { confirm, expect, openAs, testInOpenWindow as test } from '../stack/test';

test('asks before an equal record, and pays a person who has left', async ({
  page,
  product,
}) => {
  const office = await Office.open(product);
  const job = await office.createPermanentJob('Twice Written');
  const person = await office.registerVerified('Dora Double');
  await office.assign(job, person);
  const today = getBusinessToday();
  await office.addManualRecord(job, person.id, today, '90', '55.50');
  await openAs(page, product.admin, `/admin/jobs/${job}`);
  const main = page.getByRole('main');
  const records = main.getByRole('table', { name: /Timesheets/ }).locator('tbody tr');
  await expect(records).toHaveCount(1);
  const fillRecord = async () => {
    await main.getByLabel('Charge to client (A$)').fill('90');
    await main.getByLabel('Pay to sub-contractor (A$)').fill('55.5');
    await main.locator('[name=m_date_time]').fill(`${today}T00:01`);
    await main.getByLabel('Done by').selectOption('Dora Double');
    await main.getByRole('button', { name: 'Add record' }).click();
    await confirm(page, 'Do you want to add manual record?', 'Add record');
  };
  await fillRecord();
  await confirm(page, 'Add this record again?', 'Cancel');
  await expect(records).toHaveCount(1);
  await fillRecord();
  await confirm(page, 'Add this record again?', 'Add again');
  const confirmation = 'Record added. It needs approval: Possible duplicate.';
  await expect(main.getByText(confirmation)).toBeVisible();
  await expect(records).toHaveCount(2);
  await expect(records.filter({ hasText: 'To approve' })).toHaveCount(1);
  await office.waitForFeeds();
  await main.getByRole('button', { name: 'Download Invoice' }).click();
  await confirm(page, 'Issue tax invoice for', 'Issue invoice');
  await page.waitForURL(/\/invoice\?number=/);
  await expect(main.getByText('This month isn’t over, so the amounts may change.')).toBeVisible();
  await expect(main.getByText('1 timesheet for this month isn’t approved yet.')).toBeVisible();
  await expect(main.getByLabel('Price without GST (A$)')).toHaveValue('180.00');

  const wharf = await office.createPermanentJob('Gull Wharf');
  const otto = await office.registerVerified('Otto Owens');
  await office.addManualRecord(wharf, otto.id, today, '90', '55.50');
  await office.remove(otto);
  await navigate(page, '/admin/approvals');
  await main.getByRole('link', { name: /^Owed to people who have left \(\d+\)$/ }).click();
  const table = main.getByRole('table', { name: 'Owed to people who have left' });
  const row = table.getByRole('row').filter({ hasText: 'Otto Owens' });
  await expect(row).toContainText('A$55.50');
  await expectAccessible(page, 'owed to people who have left');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
  await row.getByRole('button', { name: 'Otto Owens', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Details' });
  await details.getByRole('button', { name: 'Mark as paid, Otto Owens' }).click();
  await confirm(page, 'Mark A$55.50 as paid?\nPaid to Otto Owens on', 'Mark as paid');
  await expect(page.getByText('A$55.50 marked as paid to Otto Owens.')).toBeVisible();
  await expect(row).toHaveCount(0);
});
