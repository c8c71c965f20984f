import { beginPasskeyLogin } from '@cleaning/contracts';
import { expect as check, type Route } from '@playwright/test';
import { Office, type Person } from '../stack/office';
import { expectAccessible, measureSidewaysScroll, OPEN_DIALOG, routeOnce } from '../stack/pages';
import { addAuthenticator, enrolPasskey, getPasskeyCard } from '../stack/second-factor';
import { confirm, expect, openAs, openPublic, type Page, test, testInOpenWindow } from '../stack/test';

const logOut = async (page: Page) => {
  await page.evaluate(() => localStorage.removeItem('access_token'));
};

test.describe('Passkeys on a phone', () => {
  let person: Person;
  test.use({ viewport: { width: 390, height: 844 } });
  test.beforeAll(async ({ product }) => {
    person = await (await Office.open(product)).registerVerified('Marisol Etxeberria-Featherstonehaugh');
  });

  // Not a quiet page: the refused copy is an error in the console.
  test('are added, renamed and used at login, and refused as a copy', async ({ page }) => {
    const { cdp, authenticatorId } = await addAuthenticator(page);
    await openAs(page, person, '/account/security');
    const card = getPasskeyCard(page);
    await expect(card).toContainText('You don’t have a passkey yet.');
    await card.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(card).toContainText('Enter a name.');
    await enrolPasskey(page, 'Phone');
    await card.getByRole('button', { name: 'Rename the passkey Phone' }).click();
    await card.getByLabel('Name').first().fill('');
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByText('Enter a name.')).toBeVisible();
    const longName = 'The old phone of Marisol Etxeberria-Featherstonehaugh';
    await card.getByLabel('Name').first().fill(longName);
    await card.getByRole('button', { name: 'Save' }).click();
    await expect(card.getByRole('heading', { name: longName })).toBeVisible();
    expect(await measureSidewaysScroll(page)).toBe(0);
    await expectAccessible(page, 'the passkeys of an account');

    // Autofill of the email field: Chromium's virtual authenticator chooses the passkey itself.
    await logOut(page);
    await openPublic(page, '/login');
    await page.waitForURL('**/dashboard');

    await logOut(page);
    const setPresence = (enabled: boolean) =>
      cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    /** The authenticator ignores the autofill, and is touched once the button has asked for a challenge. */
    const pressPasskeyButton = async () => {
      await setPresence(false);
      const autofillRequest = page.waitForResponse(`**${beginPasskeyLogin.path}`);
      await openPublic(page, '/login');
      await autofillRequest;
      await expectAccessible(page, 'the login with passkeys');
      const touch = async (route: Route) => {
        await setPresence(true);
        await route.continue();
      };
      // Once, because the next login page also asks for a challenge.
      await routeOnce(page, `**${beginPasskeyLogin.path}`, touch);
      await page.getByRole('button', { name: 'Use a passkey' }).click();
    };
    await pressPasskeyButton();
    await page.waitForURL('**/dashboard');

    // A copy has an old signature counter.
    const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
    const [credential] = credentials;
    check(credential?.signCount).toBeGreaterThan(1);
    if (!credential) return;
    await cdp.send('WebAuthn.removeCredential', { authenticatorId, credentialId: credential.credentialId });
    await cdp.send('WebAuthn.addCredential', { authenticatorId, credential: { ...credential, signCount: 0 } });
    await logOut(page);
    await pressPasskeyButton();
    await expect(page.getByRole('alert')).toContainText('This passkey may have been copied');
    await cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    await openAs(page, person, '/account/security');
    await expect(card).toContainText('Not accepted');
    await card.getByRole('button', { name: `Remove the passkey ${longName}` }).click();
    await confirm(page, 'Remove the passkey', 'Remove');
    await expect(card).toContainText('You don’t have a passkey yet.');
  });
});

testInOpenWindow(
  'asks an admin for the password before an export, then continues the export',
  async ({ page, product }) => {
    await openAs(page, product.admin, '/admin/sub-contractors');
    let exportCalls = 0;
    await page.route('**/api/admin/export-people', async (route) => {
      exportCalls += 1;
      if (exportCalls > 1) return route.continue();
      await route.fulfill({ status: 403, json: { code: 'step_up', msg: 'Confirm it’s you.' } });
    });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
    await expect(dialog.getByLabel('Password')).toBeFocused();
    await expectAccessible(page, 'the question for the factor', { within: OPEN_DIALOG });
    await dialog.getByLabel('Password').fill('not my password');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await expect(dialog.getByRole('alert')).toContainText('isn’t correct');
    await dialog.getByLabel('Password').fill(product.admin.password);
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toBe('sub-contractors.csv');
    await expect(dialog).toBeHidden();
  },
);
