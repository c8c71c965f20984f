import { createJpg, createPng } from '../stack/documents';
import { DESK, PHONE } from '../stack/frame';
import { Office, type Person } from '../stack/office';
import { expectAccessible, measureSidewaysScroll } from '../stack/pages';
import { ADMIN, expect, openAs, testInOpenWindow as test } from '../stack/test';

test.use({ viewport: PHONE, hasTouch: true });

/** A new name in each run. Email addresses derive from names. */
const spellDigits = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

test.describe('Compliance documents', () => {
  let person: Person;
  test.beforeAll(async ({ product }) => {
    person = await (await Office.open(product)).registerVerified(`Tao Renner ${spellDigits(Date.now())}`);
  });

  test('accepts photos from a phone, and verifies them after the office opens each file', async ({
    page,
    otherPage: desk,
  }) => {
    const main = page.getByRole('main');
    const liability = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Public liability insurance' }) });
    await test.step('sends two photos of an insurance policy', async () => {
      await openAs(page, person, '/account/documents');
      await main.getByText('Other documents').click();
      await main.getByRole('button', { name: 'Send Public liability insurance' }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel('Take a photo').setInputFiles(await createJpg('front'));
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      // Closing the sheet keeps the chosen file.
      await main.getByRole('button', { name: 'Send Public liability insurance' }).click();
      await expect(sheet.getByRole('listitem')).toHaveCount(1);
      await sheet.getByLabel('Choose photos or PDFs').setInputFiles(await createPng('back'));
      await expect(sheet.getByRole('listitem')).toHaveCount(2);
      expect(await measureSidewaysScroll(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page, 'the form of a renewal');
      await sheet.getByRole('button', { name: 'Send to the office' }).click();
      await expect(sheet).toBeHidden();
      await expect(liability).toContainText('Sent, not checked yet');
      await expectAccessible(page, 'the account with its documents');
    });

    await desk.setViewportSize(DESK);
    const deskMain = desk.getByRole('main');
    await test.step('verifies the policy after the office opens both files and enters its details', async () => {
      await openAs(desk, ADMIN, '/admin/documents');
      await deskMain.getByRole('searchbox').fill(person.name);
      await expect(deskMain.getByRole('row')).toHaveCount(2);
      await deskMain.getByRole('link', { name: person.name }).click();
      const card = deskMain.locator('.ui-card').filter({
        has: desk.getByRole('heading', { name: 'Public liability insurance', level: 2 }),
      });
      for (const file of [1, 2])
        await card
          .last()
          .getByRole('button', { name: `Show Public liability insurance, file ${file}` })
          .click();
      await card.getByLabel('Insurer').fill('Southern Mutual');
      await card.getByLabel('Reference number').fill('PL-7781');
      await card.getByLabel('Amount insured (A$)').fill('20000000');
      await card.getByLabel('Name of the insured').fill(person.name);
      await card.getByLabel('ABN of the insured').fill('51 824 753 556');
      await card.getByLabel('Insured from').fill('01/07/2025');
      await card.getByRole('button', { name: 'Verify', exact: true }).click();
      await expect(card.getByText('Fill in this field.')).toBeVisible();
      await card.getByLabel('Expiry date').fill('30/06/2099');
      await card.getByRole('button', { name: 'Verify', exact: true }).click();
      await expect(card).toContainText('expires 30 Jun 2099');
      await expect(card).toContainText('Helen Marsh');
    });
    await expect(liability).toContainText('Valid until 30 Jun 2099');
  });

  test('verifies all documents of a registration in one view, each with its own expiry date', async ({
    page,
    product,
  }) => {
    const office = await Office.open(product);
    const newcomer = await office.registerVerified(`Una Renner ${spellDigits(Date.now())}`);
    await page.setViewportSize(DESK);
    await openAs(page, ADMIN, `/admin/sub-contractors/${newcomer.id}`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Verify 6 documents with their expiry dates' }).click();
    const getCard = (name: string) =>
      main.locator('.ui-card').filter({ has: page.getByRole('heading', { name, level: 2, exact: true }) });
    const check = getCard('Working with children check');
    const police = getCard('Police check');

    await test.step('refuses to verify a file that was not opened', async () => {
      await main.getByRole('button', { name: 'Verify 6 documents' }).click();
      const outcome = main.getByRole('status').filter({ hasText: 'No documents verified.' });
      await expect(outcome.getByRole('listitem')).toHaveCount(6);
      await expect(outcome).toContainText('Passport: Open the file below first.');
    });

    for (const name of await main.getByRole('button', { name: /^Show / }).allInnerTexts()) {
      await main.getByRole('button', { name, exact: true }).first().click();
      await expect(main.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
    await getCard('Passport').getByLabel('Expiry date').fill('30/06/2031');
    await police.getByLabel('Issued on').fill('01/11/2026');
    await police.getByLabel('Expiry date').fill('01/11/2029');
    await police.getByLabel('Issued by').fill('SAPOL');
    await police.getByLabel('Reference number').fill('PC-1');
    await police.getByLabel('Outcome').selectOption('No disclosable court outcomes');
    await check.getByLabel('Reference number').fill('WWC-1');
    await check.getByLabel('Full name on the check').fill(newcomer.name);
    await check.getByLabel('Full name and date of birth match').check();
    await check.getByLabel('Status in the screening portal').check();

    await test.step('verifies complete documents and names the one without a date', async () => {
      await main.getByRole('button', { name: 'Verify 6 documents' }).click();
      const outcome = main.getByRole('status').filter({ hasText: '5 documents verified.' });
      await expect(outcome.getByRole('listitem')).toHaveText([
        'Working with children check: Check the marked fields below.',
      ]);
      await expect(check.getByText('Fill in this field.')).toBeVisible();
      await expect(getCard('Passport')).toContainText('expires 30 Jun 2031');
      await expect(police).toContainText('expires 1 Nov 2029');
      await expectAccessible(page, 'documents verified in one view');
    });

    await check.getByLabel('Expiry date').fill('15/03/2030');
    await check.getByRole('button', { name: 'Verify', exact: true }).click();
    await expect(check).toContainText('expires 15 Mar 2030');
    await page.goto(`/admin/documents?text=${encodeURIComponent(newcomer.name)}`);
    await expect(main.getByRole('row').nth(1)).toContainText('15 Mar 2030');
    await expect(main.getByRole('row').nth(1)).not.toContainText('To check');
  });
});
