import { readClientFile } from '@cleaning/contracts';
import { DEMO_CONTRACTORS } from '@cleaning/contracts/demo';
import { expectAccessible, holdAnswer, measureSidewaysScroll, navigate } from '../stack/pages';
import { confirm, expect, giveSession, testInOpenWindow as test } from '../stack/test';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1280, height: 900 };

/** Like Excel in Australia and Europe: Windows-1252, semicolons. */
const buildFile = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text, 'latin1') });

test('imports clients from a file, leaves out wrong rows and undoes the import', async ({ page, product }) => {
  const unique = Date.now().toString(36);
  await giveSession(page, product.admin);
  const main = page.getByRole('main');
  const table = main.getByRole('table', { name: 'Clients in the file' });

  await test.step('refuses a file that is not CSV', async () => {
    await page.setViewportSize(WIDE);
    await page.goto('/admin/clients');
    await main.getByRole('link', { name: 'Import clients' }).click();
    await main.getByLabel('CSV file').setInputFiles([buildFile('clients.xlsx', 'PK\u0003\u0004\u0000')]);
    await main.getByRole('button', { name: 'Read file' }).click();
    await expect(main.getByText(/, not CSV\. Save it as CSV and choose that file\./)).toBeVisible();
  });

  await test.step('shows the file with its columns and errors', async () => {
    const text = [
      'Company;ABN;Mail;Called',
      `Söhne ${unique};51 824 753 556;accounts@soehne.example;Café ${unique}`,
      `Wrong ${unique};51 824 753 557;nobody;`,
      `Last ${unique};;;`,
    ].join('\r\n');
    await main.getByLabel('CSV file').setInputFiles([buildFile('clients.csv', text)]);
    await main.getByRole('button', { name: 'Read file' }).click();
    await expect(main.getByText('2 clients can be imported. 1 row has an error.')).toBeVisible();
    await expect(table.getByRole('row').nth(1)).toContainText('ABN: Must be a valid ABN.');
    await expect(main.getByLabel('Legal name')).toHaveValue('0');
    // Chosen while the file is still being read.
    const release = await holdAnswer(page, readClientFile);
    await table.getByLabel(`Leave out row 4, Last ${unique}`).check();
    await main.getByLabel('Trading name').selectOption({ label: `Called (Café ${unique})` });
    release();
    await expect(table).toContainText(`Café ${unique}`);
    await expect(main.getByRole('button', { name: 'Import 2 clients' })).toBeEnabled();
    await expect(main.getByLabel('Trading name')).toHaveValue('3');
    await expect(table).toContainText(`Café ${unique}`);
    await expectAccessible(page, 'the import of clients');
    await page.setViewportSize(PHONE);
    await expect.poll(() => measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize(WIDE);
  });

  await test.step('imports nothing until the wrong row is left out', async () => {
    await main.getByRole('button', { name: 'Import 2 clients' }).click();
    await expect(main.getByText('Nothing was imported. Correct or leave out row 3.')).toBeVisible();
    await main.getByRole('button', { name: 'Leave out the row with an error' }).click();
    await expect(main.getByText('2 clients can be imported. 1 row is left out.')).toBeVisible();
    await main.getByRole('button', { name: 'Import 2 clients' }).click();
    await expect(page.getByText('2 clients imported.')).toBeVisible();
    await expect(table).toBeHidden();
    await navigate(page, `/admin/clients?text=${unique}`);
    const list = main.getByRole('table', { name: 'Clients' });
    await expect(list).toContainText(`Café ${unique}`);
    await expect(list.getByRole('row')).toHaveCount(3);
  });

  await test.step('undoes the whole import', async () => {
    await navigate(page, '/admin/clients/import');
    await main.getByRole('button', { name: 'Undo import of clients.csv' }).first().click();
    await confirm(page, 'This deletes 2 clients imported from clients.csv.', 'Undo');
    await expect(page.getByText('Import of clients.csv undone.')).toBeVisible();
    await expect(main.getByRole('table', { name: 'Recent imports' })).toContainText('Undone');
    await navigate(page, `/admin/clients?text=${unique}`);
    await expect(main.getByText('No clients found.')).toBeVisible();
  });
});

test('imports jobs of Jobber with what the file lacks, and Deputy’s roster of them', async ({ page, product }) => {
  const unique = Date.now().toString(36);
  const job = `Mill ${unique}`;
  const { name, email } = DEMO_CONTRACTORS[5] ?? { name: '', email: '' };
  await giveSession(page, product.admin);
  await page.setViewportSize(WIDE);
  const main = page.getByRole('main');

  await test.step('shows what a file of Jobber lacks, and what isn’t imported', async () => {
    const text = [
      'Job #,Service street,Service city,Service state,Service ZIP,Title,Schedule start date,Closed date,Frequency,Total revenue ($)',
      `11,3 Mill Lane,Prospect,SA,5082,${job},2026-07-06,,Weekly on Mondays,1920.00`,
      `12,3 Mill Lane,Prospect,SA,5082,Closed ${unique},2026-07-06,2026-09-01,Weekly on Mondays,10.00`,
    ].join('\r\n');
    await page.goto('/admin/import-jobs');
    await main.getByLabel('CSV file').setInputFiles([buildFile('jobs.csv', text)]);
    await main.getByRole('button', { name: 'Read file' }).click();
    await expect(main.getByText('0 jobs can be imported. 2 rows have errors.')).toBeVisible();
    await expect(main.getByText('What a job has earned isn’t its price.')).toBeVisible();
    await expectAccessible(page, 'the import of jobs');
    await page.setViewportSize(PHONE);
    await expect.poll(() => measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize(WIDE);
  });

  await test.step('fills all rows and edits one', async () => {
    const missing = main.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Not in the file' }) });
    await missing.getByLabel('Sub-contractor pay per hour').fill('32');
    await missing.getByLabel('Start').fill('6:00');
    await missing.getByLabel('Finish').fill('8:30');
    await missing.getByRole('button', { name: 'Fill in all rows' }).click();
    await expect(main.getByText('1 job can be imported. 1 row has an error.')).toBeVisible();
    const table = main.getByRole('table', { name: 'Jobs in the file' });
    await table.getByRole('button', { name: `Edit row 2, ${job}` }).click();
    const sheet = page.getByRole('dialog', { name: `Edit row 2, ${job}` });
    await expectAccessible(page, 'a row of an import');
    await sheet.getByLabel('Start').fill('7:00');
    await sheet.getByRole('button', { name: 'Save row' }).click();
    await expect(table).toContainText('7:00–8:30');
    await main.getByRole('button', { name: 'Leave out the row with an error' }).click();
    await main.getByRole('button', { name: 'Import 1 job' }).click();
    await expect(page.getByText('1 job imported.')).toBeVisible();
  });

  await test.step('assigns people by the roster and undoes it', async () => {
    const text = [
      'First Name,Last Name,Email,Start Date,Start Time,End Date,End Time,Location',
      `Any,Name,${email},2026-11-23,07:00:00,2026-11-23,08:30:00,${job}`,
      `Any,Name,${email},2026-11-24,07:00:00,2026-11-24,08:30:00,${job}`,
    ].join('\r\n');
    await navigate(page, '/admin/plan');
    await main.getByRole('link', { name: 'Import a roster' }).click();
    await main.getByLabel('CSV file').setInputFiles([buildFile('roster.csv', text)]);
    await main.getByRole('button', { name: 'Read file' }).click();
    await expect(main.getByText('1 assignment can be imported. 1 row has an error.')).toBeVisible();
    await expectAccessible(page, 'the import of a roster');
    await main.getByRole('button', { name: 'Leave out the row with an error' }).click();
    await main.getByRole('button', { name: 'Import 1 assignment' }).click();
    await expect(page.getByText('1 assignment imported.')).toBeVisible();
    await navigate(page, `/admin?text=${unique}`);
    await main.getByRole('link', { name: job }).click();
    await expect(main.getByText(name).first()).toBeVisible();
    await navigate(page, '/admin/plan/import');
    await main.getByRole('button', { name: 'Undo import of roster.csv' }).first().click();
    await confirm(page, 'This deletes 1 assignment imported from roster.csv.', 'Undo');
    await expect(page.getByText('Import of roster.csv undone.')).toBeVisible();
  });
});
