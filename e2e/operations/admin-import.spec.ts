import { readClientFile } from '@cleaning/contracts';
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
