import { jpg, png } from '../stack/documents';
import { DESK, PHONE } from '../stack/frame';
import { Office, type Person } from '../stack/office';
import { expectAccessible, sideways } from '../stack/pages';
import { ADMIN, expect, openAs, testInOpenWindow as test } from '../stack/test';

test.use({ viewport: PHONE, hasTouch: true });

/** A name of its own in each run; addresses are made from names. */
const letters = (number: number) => [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

test.describe('compliance documents', () => {
  let person: Person;
  test.beforeAll(async ({ product }) => {
    person = await (await Office.open(product)).contractor(`Tao Renner ${letters(Date.now())}`);
  });

  test('are sent from the phone, and verified by who has opened each file', async ({ page, otherPage: desk }) => {
    const main = page.getByRole('main');
    const liability = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Public liability insurance' }) });
    await test.step('insurance, two pictures', async () => {
      await openAs(page, person, '/account/documents');
      await main.getByText('Other documents').click();
      await main.getByRole('button', { name: 'Send Public liability insurance' }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel('Take a photo').setInputFiles(await jpg('front'));
      await page.keyboard.press('Escape');
      await expect(sheet).toBeHidden();
      // What was chosen is still there.
      await main.getByRole('button', { name: 'Send Public liability insurance' }).click();
      await expect(sheet.getByRole('listitem')).toHaveCount(1);
      await sheet.getByLabel('Choose photos or PDFs').setInputFiles(await png('back'));
      await expect(sheet.getByRole('listitem')).toHaveCount(2);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page, 'the form of a renewal');
      await sheet.getByRole('button', { name: 'Send to the office' }).click();
      await expect(sheet).toBeHidden();
      await expect(liability).toContainText('Sent, not checked yet');
      await expectAccessible(page, 'the account with its documents');
    });

    await desk.setViewportSize(DESK);
    const deskMain = desk.getByRole('main');
    await test.step('the office opens both, and enters what it has read', async () => {
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
    await expect(liability).toContainText('Valid until 30 Jun 2099', { timeout: 20_000 });
  });

  test('of a registration are verified in one view, each with its own date', async ({ page, product }) => {
    const office = await Office.open(product);
    const newcomer = await office.contractor(`Una Renner ${letters(Date.now())}`);
    await page.setViewportSize(DESK);
    await openAs(page, ADMIN, `/admin/documents/${newcomer.id}`);
    const main = page.getByRole('main');
    const cardOf = (name: string) =>
      main.locator('.ui-card').filter({ has: page.getByRole('heading', { name, level: 2, exact: true }) });
    const check = cardOf('Working with children check');
    const police = cardOf('Police check');

    await test.step('a file that nobody has opened is not verified', async () => {
      await main.getByRole('button', { name: 'Verify 6 documents' }).click();
      const outcome = main.getByRole('status').filter({ hasText: 'No documents verified.' });
      await expect(outcome.getByRole('listitem')).toHaveCount(6);
      await expect(outcome).toContainText('Passport: Open the file below first.');
    });

    for (const name of await main.getByRole('button', { name: /^Show / }).allInnerTexts()) {
      await main.getByRole('button', { name, exact: true }).first().click();
      await expect(main.getByRole('button', { name, exact: true })).toHaveCount(0);
    }
    await cardOf('Passport').getByLabel('Expiry date').fill('30/06/2031');
    await police.getByLabel('Issued on').fill('01/11/2026');
    await police.getByLabel('Expiry date').fill('01/11/2029');
    await police.getByLabel('Issued by').fill('SAPOL');
    await police.getByLabel('Reference number').fill('PC-1');
    await police.getByLabel('Outcome').selectOption('No disclosable court outcomes');
    await check.getByLabel('Reference number').fill('WWC-1');
    await check.getByLabel('Full name on the check').fill(newcomer.name);
    await check.getByLabel('Full name and date of birth match').check();
    await check.getByLabel('Status in the screening portal').check();

    await test.step('what is complete is verified, what lacks a date is named', async () => {
      await main.getByRole('button', { name: 'Verify 6 documents' }).click();
      const outcome = main.getByRole('status').filter({ hasText: '5 documents verified.' });
      await expect(outcome.getByRole('listitem')).toHaveText([
        'Working with children check: Check the marked fields below.',
      ]);
      await expect(check.getByText('Fill in this field.')).toBeVisible();
      await expect(cardOf('Passport')).toContainText('expires 30 Jun 2031');
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
