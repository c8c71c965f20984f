import { type CDPSession, expect, type Page } from '@playwright/test';
import { generateSync } from 'otplib';

const STEP_SECONDS = 30;

/** A code of an authenticator app, this many 30-second steps from now. Each code works once. */
export const getCode = (secret: string, steps = 0): string =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * STEP_SECONDS });

/** Adds a virtual authenticator of Chromium that verifies the user. */
export async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

/** Turns on codes of an authenticator app. The page then shows the recovery codes. */
export async function enrolTotp(page: Page, password: string): Promise<{ secret: string; recovery: string[] }> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Turn on' }).click();
  await main.getByLabel('Current password').last().fill(password);
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByRole('img', { name: 'QR code' })).toBeVisible();
  const secret = ((await main.locator('.mc-secret').textContent()) ?? '').replaceAll(' ', '');
  await main.getByLabel('Code from the app').fill(getCode(secret));
  await main.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(main.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  return { secret, recovery: await main.locator('.mc-codes li').allTextContents() };
}

export const getPasskeyCard = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Passkeys' }) });

/** Adds a passkey of the virtual authenticator. */
export async function enrolPasskey(page: Page, name: string): Promise<void> {
  const card = getPasskeyCard(page);
  await card.getByLabel('Name', { exact: true }).fill(name);
  await card.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(card.getByRole('status')).toContainText(`Passkey “${name}” added.`);
}
